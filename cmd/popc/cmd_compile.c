/*
 * popc compile: graph -> key -> hit, or compile and store.  The only place
 * where key, cache and compiler meet.
 *
 * A graph whose bytes were seen before has an alias record: then nothing is
 * parsed.  Otherwise the key comes from the graph, and one process of all that
 * want it compiles.
 */

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#include "cmd/popc/commands.h"
#include "cmd/popc/source.h"
#include "lib/base/clock.h"
#include "lib/base/json.h"
#include "lib/exe/exe.h"

struct options {
	pop_common common;
	bool time_passes, dry_run, no_store, child;
	int64_t emit_fd;
	pop_cli_list custom_op;
};

static const pop_cli_opt table[] = {
	{"dry-run", 'n', POP_CLI_FLAG, POP_CLI_OFFSET(struct options, dry_run),
		0, NULL, "say whether each graph is a hit; compile nothing"},
	{"no-store", 0, POP_CLI_FLAG, POP_CLI_OFFSET(struct options, no_store),
		0, NULL, "compile and do not write to the cache"},
	POP_CUSTOMS_OPTION(POP_CLI_OFFSET(struct options, custom_op)),
	{"time-passes", 0, POP_CLI_FLAG,
		POP_CLI_OFFSET(struct options, time_passes), 0, NULL,
		"print how long each stage took, on standard error"},
	/* How poprun calls; see cmd/poprun/find.c. */
	{"emit-fd", 0, POP_CLI_INT, POP_CLI_OFFSET(struct options, emit_fd), 0,
		"N", "write what cannot be stored to this descriptor"},
	{"child", 0, POP_CLI_FLAG, POP_CLI_OFFSET(struct options, child), 0,
		NULL, NULL},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc [compile] [options] GRAPH ...",
	.text = "Compiles each GRAPH (\"-\": standard input) into the cache, "
		"unless it is there.\nPrints a line for each: KEY hit|compiled "
		"PATH.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
};

/* What the cache asks about an entry. */
struct wanted {
	const pop_digest *check; /* of an alias, or NULL */
	pop_exe_info info;
};

static pop_status
check_entry(void *arg, const pop_cache_entry *e, pop_err *err)
{
	struct wanted *w = arg;

	POP_TRY(pop_exe_peek_fd(&w->info, e->fd, e->path, err));
	if (!pop_digest_eq(w->info.key, e->key))
		return pop_fail(err, POP_E_CORRUPT,
			"%s: holds the executable of another key", e->path);
	if (w->info.bytes != e->size)
		return pop_fail(err, POP_E_CORRUPT,
			"%s: %" PRIu64 " bytes, expected %" PRIu64, e->path,
			e->size, w->info.bytes);
	if (w->check && !pop_digest_eq(w->info.check, *w->check))
		return pop_fail(err, POP_E_MISS,
			"%s: is of another graph with the same digest",
			e->path);
	return POP_OK;
}

/* One graph on its way. */
struct job {
	const struct options *o;
	const pop_conf *conf;
	const pop_parts *parts;
	const pop_customs *customs;
	const pop_gc_limits *limits;
	pop_cache *cache; /* NULL: no directory */
	popc_source src;
	pop_alias_query query;
	pop_cache_entry entry;
	pop_digest key;
	bool hit, from_alias;
	uint64_t compile_ns;
	char path[POP_CACHE_PATH_MAX]; /* "-": not stored */
};

/* ---- Hits. */

static pop_status
find_alias(struct job *j, pop_err *err)
{
	struct wanted w = {0};
	pop_alias a = {0};
	pop_status st;

	POP_TRY(pop_parts_ask(
		&j->query, j->parts, j->src.file.data, j->src.file.len, err));
	if (!j->cache)
		return POP_E_MISS;
	st = pop_alias_find(&a, j->cache, &j->query, err);
	if (st != POP_OK)
		return st;
	w.check = &a.check;
	st = pop_cache_get(&j->entry, j->cache, a.key,
		(pop_cache_check){check_entry, &w}, err);
	j->key = a.key;
	j->hit = j->from_alias = st == POP_OK;
	pop_alias_release(&a);
	return st;
}

static void
port_names(const pop_port *port, uint32_t n, pop_str *out)
{
	for (uint32_t i = 0; i < n; i++)
		out[i] = port[i].name;
}

/* Best effort: without it the next run parses again. */
static pop_status
put_alias(void *arg, pop_err *err)
{
	struct job *j = arg;
	const pop_func *f = j->src.graph->main;
	pop_str *arg_name = POP_NEWN(&j->src.arena, pop_str, f->body->narg);
	pop_str *res_name = POP_NEWN(&j->src.arena, pop_str, f->nres);
	pop_alias a = {.key = j->key,
		.check = j->src.key.check,
		.arg = arg_name,
		.narg = f->body->narg,
		.result = res_name,
		.nresult = f->nres};

	port_names(f->arg_port, f->body->narg, arg_name);
	port_names(f->res_port, f->nres, res_name);
	return pop_alias_put(j->cache, &j->query, &a, err);
}

/* ---- Misses. */

static void
note_info(struct job *j)
{
	pop_cache_info info = {
		.compile_ns = j->compile_ns, .when = (int64_t)time(NULL)};
	pop_err ignored;

	snprintf(info.version, sizeof(info.version), "%s", POP_VERSION);
	snprintf(info.source, sizeof(info.source), "%s", j->src.path);
	if (pop_cache_info_put(j->cache, j->key, &info, &ignored) != POP_OK)
		return;
}

static pop_status
emit(const struct job *j, const pop_buf *exe, pop_err *err)
{
	if (j->o->emit_fd < 0)
		return POP_OK;
	return pop_write_all((int)j->o->emit_fd, exe->data, exe->len,
		"the descriptor of --emit-fd", err);
}

/* PRE_COMPILE must store; everybody else goes on without. */
static pop_status
store(struct job *j, const pop_buf *exe, pop_err *err)
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

static pop_status
compile(struct job *j, pop_err *err)
{
	pop_buf exe = {0};
	uint64_t t = pop_clock_ns();
	pop_status st;

	say_flags(j->conf);

	st = pop_compile(&exe, &j->src.arena, &j->src.request, j->src.graph,
		&j->src.key, err);
	if (st == POP_OK)
		st = pop_buf_finish(&exe, err);
	if (st != POP_OK)
		goto out;
	j->compile_ns = pop_clock_ns() - t;
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

	(void)err;
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

static pop_status
compile_alone(struct job *j, pop_err *err)
{
	struct wanted w = {0};
	uint64_t said = 1;
	pop_flight_opts opts = {.wait = waiting, .arg = &said};
	pop_flight *flight = NULL;
	pop_status st;

	if (!j->cache || j->o->no_store || pop_cache_top(j->cache) < 0)
		return compile(j, err);
	opts.job = pop_conf_str(j->conf, POP_OPT_slurm_job_id);
	POP_TRY(pop_flight_begin(&flight, &j->entry, j->cache, j->key,
		(pop_cache_check){check_entry, &w}, &opts, err));
	if (!flight) {
		j->hit = true;
		return POP_OK;
	}
	st = compile(j, err);
	pop_flight_end(flight);
	return st;
}

/* PRE_COMPILE promises a file: find out before the work. */
static pop_status
probe(const struct job *j, pop_err *err)
{
	if (pop_conf_int(j->conf, POP_OPT_connection_type) !=
		POP_CONNECT_PRE_COMPILE)
		return POP_OK;
	POP_TRY(pop_conf_check_connection(j->conf, err));
	return pop_cache_probe(j->cache, err);
}

static pop_status
from_graph(struct job *j, pop_err *err)
{
	struct wanted w = {0};
	pop_status st = POP_E_MISS;

	POP_TRY(popc_source_read(&j->src, err));
	j->key = j->src.key.key;
	w.check = &j->src.key.check;
	if (j->cache)
		st = pop_cache_get(&j->entry, j->cache, j->key,
			(pop_cache_check){check_entry, &w}, err);
	j->hit = st == POP_OK;
	if (st == POP_E_NOMEM)
		return st;
	err->text[0] = '\0';
	if (!j->hit) {
		if (j->o->dry_run)
			return POP_OK;
		POP_TRY(probe(j, err));
		POP_TRY(compile_alone(j, err));
	}
	if (j->cache && !j->o->dry_run && !j->o->no_store &&
		strcmp(j->path, "-") != 0 &&
		pop_arena_run(&j->src.arena, put_alias, j, err) != POP_OK)
		err->text[0] = '\0';
	return POP_OK;
}

/* ---- Output. */

static void
print_phases(const struct job *j)
{
	const pop_compile_request *r = &j->src.request;

	for (unsigned i = 0; i < r->nphase; i++)
		pop_warn("%-10s %8.3f ms", r->phase[i].name,
			(double)r->phase[i].ns / 1e6);
}

static void
print_json(
	const struct job *j, pop_status st, const pop_err *err, pop_json *out)
{
	char key[33] = "-";

	if (st == POP_OK)
		pop_digest_print(key, j->key);
	pop_json_object(out, NULL);
	pop_json_cstr(out, "graph", j->src.path);
	if (st != POP_OK) {
		pop_json_int(out, "status", pop_status_exit(st));
		pop_json_cstr(out, "error", err->text);
		pop_json_end_object(out);
		return;
	}
	pop_json_cstr(out, "key", key);
	pop_json_bool(out, "hit", j->hit);
	pop_json_cstr(out, "path", j->path);
	pop_json_u64(out, "input_bytes_hashed", j->query.nbyte);
	pop_json_u64(out, "compile_ns", j->compile_ns);
	pop_json_array(out, "phases");
	for (unsigned i = 0; i < j->src.request.nphase; i++) {
		pop_json_object(out, NULL);
		pop_json_cstr(out, "name", j->src.request.phase[i].name);
		pop_json_u64(out, "ns", j->src.request.phase[i].ns);
		pop_json_end_object(out);
	}
	pop_json_end_array(out);
	pop_json_end_object(out);
}

static void
print_line(const struct job *j, pop_status st, pop_buf *out)
{
	char key[33] = "-";

	if (st != POP_OK) {
		pop_buf_printf(out, "- failed %d %s\n", pop_status_exit(st),
			j->src.path);
		return;
	}
	pop_digest_print(key, j->key);
	pop_buf_printf(out, "%s %s %s\n", key,
		j->hit          ? "hit"
		: j->o->dry_run ? "miss"
				: "compiled",
		j->path);
}

static pop_status
one_graph(struct job *j, const char *path, pop_err *err)
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
	if (j->hit)
		snprintf(j->path, sizeof(j->path), "%s", j->entry.path);
	return POP_OK;
}

/* Of several statuses the highest final one counts, else the highest. */
static pop_status
worse(pop_status a, pop_status b)
{
	int x = pop_status_exit(a), y = pop_status_exit(b);
	bool xf = x > 0 && x<10, yf = y> 0 && y < 10;

	if (xf != yf)
		return xf ? a : b;
	return x >= y ? a : b;
}

static pop_status
each_graph(const struct job *base, const pop_cli *cli, pop_err *err)
{
	const struct options *o = base->o;
	pop_status all = POP_OK;
	pop_buf out = {0};
	pop_json json;

	pop_json_init(&json, &out);
	if (o->common.json) {
		pop_json_object(&json, NULL);
		pop_json_int(&json, "schema", 1);
		pop_json_array(&json, "graphs");
	}
	for (size_t i = 0; i < cli->narg; i++) {
		struct job j = *base;
		pop_err e = {0};
		pop_status st = one_graph(&j, cli->arg[i], &e);

		if (st != POP_OK)
			pop_warn("%s", e.text);
		if (o->common.json)
			print_json(&j, st, &e, &json);
		else
			print_line(&j, st, &out);
		if (o->time_passes)
			print_phases(&j);
		all = worse(all, st);
		pop_cache_entry_close(&j.entry);
		popc_source_close(&j.src);
	}
	if (o->common.json) {
		pop_json_end_array(&json);
		pop_json_end_object(&json);
		pop_buf_char(&out, '\n');
	}
	POP_TRY(pop_print(&out, err));
	return all;
}

pop_status
popc_cmd_compile(int argc, char **argv, pop_err *err)
{
	struct options o = {.emit_fd = -1};
	pop_conf *conf = NULL;
	pop_cache *cache = NULL;
	pop_customs customs = {0};
	pop_gc_limits limits = {-1, -1, -1, false};
	pop_parts parts;
	pop_cli cli;
	bool done;
	pop_status st;

	st = pop_command_begin(&cli, &conf, &spec, argc, argv, &o, &done, err);
	if (st != POP_OK || done)
		goto out;
	st = POP_E_USAGE;
	if (cli.narg == 0) {
		pop_fail(err, st,
			"no graph given; popc compile --help has the usage");
		goto out;
	}
	if (o.emit_fd != -1 && (o.emit_fd < 0 || o.emit_fd > INT_MAX)) {
		pop_fail(err, st, "--emit-fd=%" PRId64 ": no descriptor",
			o.emit_fd);
		goto out;
	}
	/* A child dies with the poprun that started it. */
	if (o.child && prctl(PR_SET_PDEATHSIG, SIGTERM) < 0)
		pop_warn("prctl: %s", strerror(errno));
	st = pop_customs_load(&customs, &o.custom_op, err);
	if (st == POP_OK)
		st = pop_parts_make(&parts, conf, &customs, err);
	if (st == POP_OK)
		st = pop_tool_limits(&limits, conf, err);
	if (st != POP_OK)
		goto out;
	st = pop_tool_cache(&cache, conf, err);
	if (st == POP_E_USAGE && !pop_conf_cache_is_named(conf)) {
		pop_warn("%s", err->text);
		err->text[0] = '\0';
		st = POP_OK;
	}
	if (st == POP_OK)
		st = each_graph(&(struct job){.o = &o,
					.conf = conf,
					.parts = &parts,
					.customs = &customs,
					.limits = &limits,
					.cache = cache},
			&cli, err);
out:
	pop_customs_release(&customs);
	pop_cache_close(cache);
	pop_command_end(&cli, conf);
	return st;
}
