/*
 * One graph: bytes -> key -> hit, or compile and store.  The only place where
 * key, cache and compiler meet.
 *
 * A graph whose bytes were seen before has an alias record: then nothing is
 * parsed.  Otherwise the key comes from the graph, and one process of all that
 * want it compiles.
 */

#include "cmd/popc/job.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "cmd/common/engine_log.h"
#include "lib/base/clock.h"
#include "lib/exe/exe.h"
#include "lib/pass/pass.h"

static pop_status
check_entry(popc_wanted *w, const pop_cache_entry *e, pop_err *err)
{
	POP_TRY(pop_exe_peek_fd(&w->info, e->fd, e->path, err));
	if (!pop_digest_eq(w->info.key, e->key))
		return pop_fail(err, POP_E_CORRUPT,
			"%s: holds the executable of another key", e->path);
	w->other_graph = w->check && !pop_digest_eq(w->info.check, *w->check);
	if (w->other_graph)
		return pop_fail(err, POP_E_MISS,
			"%s: is of another graph with the same digest",
			e->path);
	if (w->every_byte || (w->fills && e->layer > 0))
		return pop_tool_check_entry(NULL, e, err);
	return POP_OK;
}

pop_status
popc_check_entry(void *arg, const pop_cache_entry *e, pop_err *err)
{
	popc_wanted *w = arg;

	w->asked = true;
	w->last = check_entry(w, e, err);
	return w->last;
}

popc_reason
popc_entry_reason(pop_status st, const popc_wanted *w)
{
	if (st == POP_OK)
		return POPC_REASON_HIT;
	if (!w->asked)
		return st == POP_E_MISS ? POPC_REASON_NEW
					: POPC_REASON_UNREADABLE;
	if (w->last == POP_E_CORRUPT)
		return POPC_REASON_DAMAGED;
	if (w->last == POP_E_MISS)
		return w->other_graph ? POPC_REASON_DIGEST : POPC_REASON_FORMAT;
	return POPC_REASON_UNREADABLE;
}

/* Compiles whatever the cache holds. */
static bool
forced(const popc_job *j)
{
	return j->o->recache || j->o->reproduce;
}

static void
log_stages(popc_job *j)
{
	const pop_compile_request *r = &j->src.request;

	for (; j->nlogged < r->nphase; j->nlogged++)
		pop_engine_log(POP_ENGINE_TRACE, "%s (duration %.3f ms)",
			r->phase[j->nlogged].name,
			(double)r->phase[j->nlogged].ns / 1e6);
}

/* What became of it, for the log. */
static void
log_outcome(const popc_job *j)
{
	char key[33];

	if (!j->has_key || !pop_engine_logs(POP_ENGINE_DEBUG))
		return;
	pop_digest_print(key, j->key);
	pop_engine_log(POP_ENGINE_DEBUG, "%s: key %s, %s%s, %s", j->src.path,
		key, j->hit ? "hit" : "miss",
		j->from_alias ? " by the bytes of the graph" : "", j->path);
}

/* ---- Hits. */

static bool
fills(const popc_job *j)
{
	return j->hit && !j->o->dry_run && !j->o->no_store &&
	       pop_tool_fills(j->cache, &j->entry, j->conf);
}

/* What is asked of an entry of this job.  Where a hit is a promise, and where
 * it is copied, it must be whole. */
static popc_wanted
wanted(const popc_job *j, const pop_digest *check)
{
	return (popc_wanted){.check = check,
		.every_byte = j->o->require_hit,
		.fills = !j->o->dry_run && !j->o->no_store &&
			 pop_conf_bool(j->conf, POP_OPT_fill)};
}

static pop_status
find_alias(popc_job *j, pop_err *err)
{
	popc_wanted w;
	pop_alias a = {0};
	pop_err ignored;
	pop_status st;

	POP_TRY(pop_parts_ask(
		&j->query, j->parts, j->src.file.data, j->src.file.len, err));
	if (!j->cache || forced(j))
		return POP_E_MISS;
	st = pop_alias_find(&a, j->cache, &j->query, err);
	if (st != POP_OK)
		return st;
	w = wanted(j, &a.check);
	st = pop_cache_get_by(&j->entry, j->cache, &a,
		(pop_cache_check){popc_check_entry, &w}, err);
	j->key = a.key;
	j->has_key = true;
	j->hit = j->from_alias = st == POP_OK;
	if (fills(j) &&
		pop_alias_put(j->cache, &j->query, &a, &ignored) != POP_OK)
		pop_warn("%s", ignored.text);
	j->reason = popc_entry_reason(st, &w);
	/* The note of a cache that never had the entry, or has it no more. */
	if (j->reason == POPC_REASON_NEW &&
		pop_alias_is_noted(j->cache, &j->query, a.key))
		j->reason = POPC_REASON_REMOVED;
	pop_alias_release(&a);
	return st;
}

/* Best effort: without it the next run parses again. */
static pop_status
put_alias(void *arg, pop_err *err)
{
	popc_job *j = arg;
	pop_port_names names;
	pop_alias a = {.key = j->key, .check = j->src.key.check};

	pop_pass_port_names(j->src.graph, &names);
	a.arg = names.arg;
	a.narg = names.narg;
	a.result = names.res;
	a.nresult = names.nres;
	return pop_alias_put(j->cache, &j->query, &a, err);
}

/* ---- Misses. */

/* The kernel forgets how much memory this process ever had, so that the next
 * compile's peak is its own; the first has no other before it.  Best effort. */
static void
forget_peak(void)
{
	static atomic_flag used = ATOMIC_FLAG_INIT;
	int fd;

	if (!atomic_flag_test_and_set(&used))
		return;
	fd = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC);
	if (fd < 0)
		return;
	if (write(fd, "5", 1) != 1)
		errno = 0;
	close(fd);
}

static uint64_t
peak_bytes(void)
{
	struct rusage use;

	return getrusage(RUSAGE_SELF, &use) == 0
		       ? (uint64_t)use.ru_maxrss * 1024
		       : 0;
}

/* The command line, with spaces between its words; of a child the one that
 * started it. */
static void
command_line(char *out, size_t cap, bool child)
{
	char path[64];
	ssize_t n;
	int fd;

	snprintf(path, sizeof(path), "/proc/%ld/cmdline",
		(long)(child ? getppid() : getpid()));
	fd = open(path, O_RDONLY | O_CLOEXEC);
	n = fd < 0 ? 0 : read(fd, out, cap - 1);
	if (fd >= 0)
		close(fd);
	while (n > 0 && !out[n - 1])
		n--;
	out[n > 0 ? n : 0] = '\0';
	for (ssize_t i = 0; i < n; i++)
		if (!out[i])
			out[i] = ' ';
}

static void
note_info(popc_job *j)
{
	pop_cache_info info = {.compile_ns = j->compile_ns,
		.when = (int64_t)time(NULL),
		.peak_bytes = peak_bytes()};
	/* A question to the user database may go over the network. */
	const char *user = pop_conf_str(j->conf, POP_OPT_login_name);
	pop_err ignored;

	if (*user)
		snprintf(info.user, sizeof(info.user), "%s", user);
	else
		snprintf(info.user, sizeof(info.user), "%ld", (long)geteuid());
	if (gethostname(info.host, sizeof(info.host) - 1) < 0)
		info.host[0] = '\0';
	snprintf(info.job, sizeof(info.job), "%s",
		pop_conf_str(j->conf, POP_OPT_slurm_job_id));
	command_line(info.command, sizeof(info.command), j->o->child);
	snprintf(info.version, sizeof(info.version), "%s", POP_VERSION);
	snprintf(info.source, sizeof(info.source), "%s", j->src.path);
	if (pop_cache_info_put(j->cache, j->key, &info, &ignored) != POP_OK)
		return;
}

static pop_status
emit(const popc_job *j, const pop_buf *exe, pop_err *err)
{
	if (j->o->emit_fd < 0)
		return POP_OK;
	return pop_write_all((int)j->o->emit_fd, exe->data, exe->len,
		"the descriptor of --emit-fd", err);
}

/* PRE_COMPILE must store; everybody else goes on without. */
static pop_status
store(popc_job *j, const pop_buf *exe, pop_err *err)
{
	bool must = pop_conf_int(j->conf, POP_OPT_connection_type) ==
		    POP_CONNECT_PRE_COMPILE;
	pop_cache_put_opts opts = {.compile_ns = j->compile_ns};
	pop_status st = POP_E_MISS;

	snprintf(j->path, sizeof(j->path), "-");
	if (j->cache && !j->o->no_store) {
		st = pop_cache_put(j->cache, j->key, exe->data, exe->len, &opts,
			j->path, err);
		if (st == POP_OK) {
			note_info(j);
			pop_cache_failure_drop(j->cache, j->key);
			pop_cache_gc_after_put(j->cache, j->limits);
			if (!j->o->child || must)
				pop_say(j->conf,
					"A pre-compiled Poplar program has "
					"been saved to %s",
					j->path);
			return POP_OK;
		}
		if (must || st == POP_E_NOMEM)
			return st;
		pop_warn("not stored: %s", err->text);
		err->text[0] = '\0';
		snprintf(j->path, sizeof(j->path), "-");
	}
	return emit(j, exe, err);
}

/* --help among the flags: they are listed before the first compile. */
static void
say_flags(const pop_conf *conf)
{
	static bool said;
	pop_buf text = {0};
	pop_err ignored;

	if (said || !pop_conf_bool(conf, POP_OPT_help))
		return;
	said = true;
	pop_conf_flags_usage(&text);
	if (pop_buf_finish(&text, &ignored) == POP_OK)
		pop_say(conf, "TF_POPLAR_FLAGS:\n%.*s", (int)text.len - 1,
			(const char *)text.data);
	pop_buf_release(&text);
}

/* Reads and compiles once more, in memory of its own. */
static pop_status
compile_again(popc_job *j, pop_buf *exe, pop_err *err)
{
	popc_source s = {0};
	pop_status st = popc_source_open(
		&s, j->src.path, j->conf, &j->parts->target, j->customs, err);

	if (st == POP_OK)
		st = popc_source_read(&s, err);
	if (st == POP_OK)
		st = pop_compile(
			exe, &s.arena, &s.request, s.graph, &s.key, err);
	if (st == POP_OK)
		st = pop_buf_finish(exe, err);
	popc_source_close(&s);
	return st;
}

static pop_status
same_bytes(const popc_job *j, const char *what, const pop_buf *a,
	const unsigned char *b, size_t nb, pop_err *err)
{
	size_t i = 0;

	while (i < a->len && i < nb && a->data[i] == b[i])
		i++;
	if (i == a->len && i == nb)
		return POP_OK;
	return pop_fail(err, POP_E_DIFFER,
		"%s: not reproducible: %s differs at byte %zu of %zu and %zu; "
		"please report the graph",
		j->src.path, what, i, a->len, nb);
}

/* Against a second compile, and against what the cache holds, unless that is
 * damaged. */
static pop_status
check_reproducible(popc_job *j, const pop_buf *exe, pop_err *err)
{
	pop_cache_entry e = {.fd = -1};
	pop_file stored = {0};
	pop_buf again = {0};
	pop_err ignored;
	pop_status st = compile_again(j, &again, err);

	if (st == POP_OK)
		st = same_bytes(
			j, "a second compile", exe, again.data, again.len, err);
	if (st == POP_OK && j->cache &&
		pop_cache_get(&e, j->cache, j->key,
			(pop_cache_check){pop_tool_check_entry, NULL},
			&ignored) == POP_OK &&
		pop_file_read_fd(&stored, e.fd, e.path, 0, &ignored) == POP_OK)
		st = same_bytes(j, "the entry of the cache", exe, stored.data,
			stored.len, err);
	pop_cache_entry_close(&e);
	pop_file_release(&stored);
	pop_buf_release(&again);
	return st;
}

/* To the log, which is standard error, and hidden as its other lines are. */
static void
dump_schedule(const pop_conf *conf, pop_buf *dot)
{
	pop_err err;

	if (dot->len && pop_conf_says(conf) && !pop_tool_is_quiet() &&
		(pop_buf_finish(dot, &err) != POP_OK ||
			pop_write_all(STDERR_FILENO, dot->data, dot->len,
				"standard error", &err) != POP_OK))
		pop_warn("the schedule: %s", err.text);
	pop_buf_release(dot);
}

static pop_status
compile(popc_job *j, pop_err *err)
{
	pop_engine_phase phase = pop_engine_begin("compilation");
	pop_buf exe = {0}, dot = {0};
	uint64_t t = pop_clock_ns();
	pop_status st;

	say_flags(j->conf);
	forget_peak();
	if (pop_conf_bool(j->conf, POP_OPT_dump_schedule_as_dot))
		j->src.request.schedule = &dot;
	st = pop_compile(&exe, &j->src.arena, &j->src.request, j->src.graph,
		&j->src.key, err);
	log_stages(j);
	dump_schedule(j->conf, &dot);
	if (st == POP_OK)
		st = pop_buf_finish(&exe, err);
	if (st != POP_OK)
		goto out;
	j->compile_ns = pop_clock_ns() - t;
	pop_engine_end(phase);
	if (j->o->reproduce) {
		st = check_reproducible(j, &exe, err);
		if (st != POP_OK)
			goto out;
	}
	pop_say(j->conf,
		"Compiled cluster using XLA!  This line is logged at most "
		"once for the lifetime of the process.");
	st = store(j, &exe, err);
out:
	pop_buf_release(&exe);
	return st;
}

static pop_status
waiting(void *arg, const pop_flight_owner *who, uint64_t waited_ns,
	pop_err *err)
{
	uint64_t *said = arg, seconds = waited_ns / 1000000000u;
	char owner[256];

	if (pop_tool_interrupted())
		return pop_fail(err, POP_E_INTERRUPTED,
			"interrupted while another process compiles");
	/* At the start, and then ever more rarely. */
	if (seconds < *said)
		return POP_OK;
	pop_flight_owner_print(owner, sizeof(owner), who);
	pop_warn("waiting for %s, which compiles the same graph (%" PRIu64
		 " s)",
		owner, seconds);
	*said = seconds * 2 + 5;
	return POP_OK;
}

/* The next one need not find out again. */
static void
note_failure(const popc_job *j, pop_status st, const pop_err *why)
{
	pop_err err;

	if (pop_cache_failure_put(j->cache, j->key, st, why->text, &err) !=
		POP_OK)
		pop_warn("%s", err.text);
}

/* Milliseconds, where a lock is held for lost after half a minute. */
static bool
is_brief(const popc_job *j)
{
	enum { OPS = 5000, BYTES = 4 << 20 };

	return j->src.key.graph.nop && j->src.key.graph.nop <= OPS &&
	       j->src.file.len <= BYTES && !j->o->reproduce;
}

static pop_status
compile_alone(popc_job *j, pop_err *err)
{
	popc_wanted w = wanted(j, NULL);
	uint64_t said = 1;
	pop_flight_opts opts = {
		.wait = waiting, .arg = &said, .brief = is_brief(j)};
	pop_flight *flight = NULL;
	pop_status st;

	if (!j->cache || j->o->no_store || forced(j) ||
		pop_cache_top(j->cache) < 0)
		return compile(j, err);
	opts.job = pop_conf_str(j->conf, POP_OPT_slurm_job_id);
	POP_TRY(pop_flight_begin(&flight, &j->entry, j->cache, j->key,
		(pop_cache_check){popc_check_entry, &w}, &opts, err));
	if (!flight) {
		j->hit = true;
		return POP_OK;
	}
	st = compile(j, err);
	if (st != POP_OK)
		note_failure(j, st, err);
	pop_flight_end(flight);
	return st;
}

/* What the options say of a miss, and what is known of it. */
static pop_status
check_miss(popc_job *j, pop_err *err)
{
	pop_cache_failure f;
	char key[33];

	pop_digest_print(key, j->key);
	if (j->o->require_hit)
		return pop_fail(err, POP_E_MISS,
			"%s: %s is not in the cache, and nothing may be "
			"compiled; popc why says what differs",
			j->src.path, key);
	if (!j->cache || j->o->retry_failed || forced(j) ||
		!pop_cache_failure_get(&f, j->cache, j->key))
		return POP_OK;
	j->reason = POPC_REASON_FAILED;
	return pop_fail(err, f.status,
		"%s (this failed before, %lld hours ago; --retry-failed tries "
		"again)",
		f.text, ((long long)time(NULL) - (long long)f.when) / 3600);
}

/* PRE_COMPILE promises a file: find out before the work. */
static pop_status
probe(const popc_job *j, pop_err *err)
{
	if (pop_conf_int(j->conf, POP_OPT_connection_type) !=
		POP_CONNECT_PRE_COMPILE)
		return POP_OK;
	POP_TRY(pop_conf_check_connection(j->conf, err));
	return pop_cache_probe(j->cache, err);
}

static pop_status
read_source(popc_job *j, pop_err *err)
{
	pop_engine_phase phase = pop_engine_begin("graphConstruction");

	POP_TRY(popc_source_read(&j->src, err));
	log_stages(j);
	pop_engine_end(phase);
	return POP_OK;
}

static pop_status
from_graph(popc_job *j, pop_err *err)
{
	popc_wanted w;
	pop_status st = POP_E_MISS;

	POP_TRY(read_source(j, err));
	popc_source_warn(&j->src);
	j->key = j->src.key.key;
	j->has_key = true;
	w = wanted(j, &j->src.key.check);
	if (j->cache && !forced(j))
		st = pop_cache_get(&j->entry, j->cache, j->key,
			(pop_cache_check){popc_check_entry, &w}, err);
	j->hit = st == POP_OK;
	if (forced(j))
		j->reason = POPC_REASON_FORCED;
	else if (j->reason == POPC_REASON_HIT || j->reason == POPC_REASON_NEW)
		j->reason = popc_entry_reason(st, &w);
	if (st == POP_E_NOMEM)
		return st;
	err->text[0] = '\0';
	if (!j->hit) {
		POP_TRY(check_miss(j, err));
		if (j->o->dry_run)
			return POP_OK;
		POP_TRY(probe(j, err));
		POP_TRY(compile_alone(j, err));
	}
	if (j->cache && !j->o->dry_run && !j->o->no_store &&
		(j->hit || strcmp(j->path, "-") != 0) &&
		pop_arena_run(&j->src.arena, put_alias, j, err) != POP_OK)
		err->text[0] = '\0';
	return POP_OK;
}

static pop_status
run(popc_job *j, const char *path, pop_err *err)
{
	pop_status st;

	j->entry.fd = -1;
	snprintf(j->path, sizeof(j->path), "-");
	POP_TRY(popc_source_open(
		&j->src, path, j->conf, &j->parts->target, j->customs, err));
	st = find_alias(j, err);
	if (st == POP_E_NOMEM)
		return st;
	if (st != POP_OK) {
		err->text[0] = '\0';
		POP_TRY(from_graph(j, err));
	}
	if (j->hit &&
		!(fills(j) && pop_tool_fill(j->cache, &j->entry, j->path)))
		snprintf(j->path, sizeof(j->path), "%s", j->entry.path);
	log_outcome(j);
	return POP_OK;
}

/* What the log says of a miss: so much of each part of the key that popc stats
 * can tell which of them were new. */
static void
print_detail(const popc_job *j, char *out, size_t cap)
{
	char part[POP_KEY_LIMIT][33];

	*out = '\0';
	if (j->hit || !j->has_key || !j->src.graph)
		return;
	for (int i = 1; i < POP_KEY_LIMIT; i++) {
		pop_digest_print(part[i], j->src.key.part[i]);
		part[i][16] = '\0';
	}
	snprintf(out, cap, " reason=%s graph=%s target=%s options=%s epoch=%s",
		popc_reason_word[j->reason], part[POP_KEY_GRAPH],
		part[POP_KEY_TARGET], part[POP_KEY_OPTIONS],
		part[POP_KEY_EPOCH]);
}

pop_status
popc_job_run(popc_job *j, const char *path, pop_err *err)
{
	char detail[256];
	uint64_t t = pop_clock_ns();
	pop_status st = run(j, path, err);
	pop_event e = st == POP_E_MISS ? POP_EVENT_ABSENT
		      : st != POP_OK   ? POP_EVENT_FAILED
		      : j->hit         ? POP_EVENT_HIT
				       : POP_EVENT_COMPILED;

	print_detail(j, detail, sizeof(detail));
	if (!j->o->dry_run)
		pop_event_note(j->conf, e, j->has_key ? &j->key : NULL,
			j->compile_ns ? j->compile_ns : pop_clock_ns() - t,
			detail);
	return st;
}

void
popc_job_release(popc_job *j)
{
	pop_cache_entry_close(&j->entry);
	popc_source_close(&j->src);
}
