/*
 * Finding the executable.
 *
 * poprun links no compiler.  A graph that has no alias goes to the popc beside
 * this program, found through the kernel and never through PATH; its messages
 * pass through, it dies with us, and what it prints says where the executable
 * is.  Where nothing could be stored it comes back in an open descriptor.
 */

#define _GNU_SOURCE /* memfd_create */

#include "cmd/poprun/find.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "lib/base/clock.h"
#include "lib/base/fs.h"
#include "lib/num/npy.h"

enum {
	MAX_GRAPH = INT32_MAX,
	MAX_CUSTOMS = 256,
	MAX_ARGS = POP_OPT_COUNT + 2 * MAX_CUSTOMS + 16,
};

/* ---- Entries of the cache. */

struct wanted {
	pop_exe *exe;
	const pop_digest *check;
	bool fills; /* an entry of a base is copied, so it must be whole */
};

static pop_status
open_entry(void *arg, const pop_cache_entry *e, pop_err *err)
{
	struct wanted *w = arg;
	pop_exe_options o = {.key = &e->key};

	pop_exe_close(w->exe);
	w->exe = NULL;
	if (w->fills && e->layer > 0)
		POP_TRY(pop_tool_check_entry(NULL, e, err));
	POP_TRY(pop_exe_open_fd(&w->exe, e->fd, e->path, &o, err));
	if (!w->check ||
		pop_digest_eq(pop_exe_meta_of(w->exe)->check, *w->check))
		return POP_OK;
	pop_exe_close(w->exe);
	w->exe = NULL;
	return pop_fail(err, POP_E_MISS, "%s: is of another graph", e->path);
}

static pop_status
get(poprun_found *f, const pop_cache *cache, const pop_conf *conf,
	const pop_alias *by, pop_err *err)
{
	pop_cache_entry entry = {.fd = -1};
	struct wanted w = {NULL, by ? &by->check : NULL,
		pop_conf_bool(conf, POP_OPT_fill)};
	const pop_cache_check check = {open_entry, &w};
	pop_status st = by ? pop_cache_get_by(&entry, cache, by, check, err)
			   : pop_cache_get(&entry, cache, f->key, check, err);

	if (st == POP_OK) {
		f->exe = w.exe;
		f->hit = true;
		if (!pop_tool_fills(cache, &entry, conf) ||
			!pop_tool_fill(cache, &entry, f->path))
			snprintf(f->path, sizeof(f->path), "%s", entry.path);
	} else {
		pop_exe_close(w.exe);
	}
	/* By its bytes a graph is compiled again, a key cannot be. */
	if (st == POP_E_MISS && entry.corrupt && !by)
		st = err->status = POP_E_CORRUPT;
	pop_cache_entry_close(&entry);
	return st;
}

/* ---- A graph by its bytes. */

static pop_status
by_alias(poprun_found *f, const pop_cache *cache, const pop_conf *conf,
	const pop_alias_query *q, pop_err *err)
{
	pop_status st;
	uint64_t t = pop_clock_ns();

	st = pop_alias_find(&f->names, cache, q, err);
	if (st == POP_OK && !f->exe) {
		f->key = f->names.key;
		st = get(f, cache, conf, &f->names, err);
	}
	f->lookup_ns += pop_clock_ns() - t;
	return st;
}

static pop_status
ask(poprun_found *f, pop_alias_query *q, const char *path, const pop_conf *conf,
	const pop_customs *customs, pop_err *err)
{
	uint64_t t = pop_clock_ns();
	pop_file file = {0};
	pop_parts parts;
	pop_status st;

	POP_TRY(pop_parts_make(&parts, conf, customs, err));
	st = pop_file_map(&file, path, MAX_GRAPH, err);
	if (st == POP_E_MISS)
		st = pop_tool_no_file(path, err);
	if (st == POP_OK)
		st = pop_parts_ask(q, &parts, file.data, file.len, err);
	f->input_bytes = file.len;
	f->hash_ns = pop_clock_ns() - t;
	pop_file_release(&file);
	return st;
}

/* ---- popc. */

struct child {
	pid_t pid;
	int out;   /* reads its standard output */
	int memfd; /* what could not be stored */
	bool lost; /* what was stored cannot be read: compile past the cache */
};

/* The command line, with every setting that our own one gave. */
struct command {
	const char *argv[MAX_ARGS];
	char *owned[MAX_ARGS];
	unsigned n, nowned;
	char popc[PATH_MAX + 8], emit[32];
};

static pop_status
add_setting(struct command *c, const pop_conf *conf, pop_opt opt, pop_err *err)
{
	pop_buf b = {0};
	pop_status st;

	pop_buf_printf(&b, "--%s=", pop_opt_info_of[opt].name);
	pop_conf_print(conf, opt, &b);
	pop_buf_char(&b, '\0');
	st = pop_buf_finish(&b, err);
	if (st != POP_OK) {
		pop_buf_release(&b);
		return st;
	}
	c->owned[c->nowned++] = (char *)b.data;
	c->argv[c->n++] = (char *)b.data;
	return POP_OK;
}

static pop_status
make_command(struct command *c, const struct child *ch, const char *path,
	const pop_conf *conf, const poprun_passed *passed, pop_err *err)
{
	if (passed->custom_op->n + passed->shape->n > MAX_CUSTOMS)
		return pop_fail(err, POP_E_USAGE,
			"--custom-op and --shape are given %zu times, expected "
			"at most %d",
			passed->custom_op->n + passed->shape->n, MAX_CUSTOMS);
	POP_TRY(pop_tool_dir(c->popc, PATH_MAX, err));
	memcpy(c->popc + strlen(c->popc), "/popc", sizeof("/popc"));
	snprintf(c->emit, sizeof(c->emit), "%d", ch->memfd);
	c->argv[c->n++] = c->popc;
	c->argv[c->n++] = "compile";
	c->argv[c->n++] = "--child";
	c->argv[c->n++] = "--emit-fd";
	c->argv[c->n++] = c->emit;
	if (ch->lost) {
		c->argv[c->n++] = "--recache";
		c->argv[c->n++] = "--no-store";
	}
	if (pop_tool_is_quiet())
		c->argv[c->n++] = "--quiet";
	if (passed->config) {
		c->argv[c->n++] = "--config";
		c->argv[c->n++] = passed->config;
	}
	for (size_t i = 0; i < passed->custom_op->n; i++) {
		c->argv[c->n++] = "--custom-op";
		c->argv[c->n++] = passed->custom_op->item[i];
	}
	for (size_t i = 0; i < passed->shape->n; i++) {
		c->argv[c->n++] = "--shape";
		c->argv[c->n++] = passed->shape->item[i];
	}
	for (pop_opt o = 0; o < POP_OPT_COUNT; o++)
		if (pop_opt_info_of[o].cli &&
			pop_conf_rank_of(conf, o) == POP_RANK_COMMAND)
			POP_TRY(add_setting(c, conf, o, err));
	c->argv[c->n++] = "--";
	c->argv[c->n++] = path;
	c->argv[c->n] = NULL;
	return POP_OK;
}

static void
become_popc(const struct command *c, const pop_conf *conf, int out)
{
	const char *log = pop_conf_str(conf, POP_OPT_poplar_log_dest);

	/* Its standard output is read by us. */
	if (strcmp(log, "stdout") == 0 &&
		setenv("POPLAR_LOG_DEST", "stderr", 1) < 0)
		_exit(13);
	if (dup2(out, STDOUT_FILENO) < 0)
		_exit(13);
	{
		union {
			const char *const *in;
			char *const *out;
		} argv = {c->argv};

		execv(c->popc, argv.out);
	}
	pop_warn(
		"%s: %s; popc belongs beside poprun", c->popc, strerror(errno));
	_exit(13);
}

static pop_status
start(struct child *ch, const char *path, const pop_conf *conf,
	const poprun_passed *passed, pop_err *err)
{
	struct command c = {.n = 0};
	int pipefd[2] = {-1, -1};
	pop_status st = POP_E_IO;

	/* Without close-on-exec: popc inherits it. */
	ch->memfd = memfd_create("executable", 0);
	if (ch->memfd < 0 || pipe(pipefd) < 0) {
		pop_fail(err, st, "start popc: %s", strerror(errno));
		goto out;
	}
	st = make_command(&c, ch, path, conf, passed, err);
	if (st != POP_OK)
		goto out;
	ch->pid = fork();
	if (ch->pid == 0) {
		close(pipefd[0]);
		become_popc(&c, conf, pipefd[1]);
	}
	if (ch->pid < 0) {
		st = pop_fail(
			err, POP_E_IO, "start popc: fork: %s", strerror(errno));
		goto out;
	}
	ch->out = pipefd[0];
	pipefd[0] = -1;
out:
	for (unsigned i = 0; i < c.nowned; i++)
		free(c.owned[i]);
	for (int i = 0; i < 2; i++)
		if (pipefd[i] >= 0)
			close(pipefd[i]);
	return st;
}

/* Its exit status as ours: statuses.def is one table for both. */
static pop_status
wait_for(struct child *ch, bool told, pop_err *err)
{
	int status = 0;

	while (waitpid(ch->pid, &status, 0) < 0)
		if (errno != EINTR)
			return pop_fail(err, POP_E_IO, "wait for popc: %s",
				strerror(errno));
	ch->pid = 0;
	if (WIFSIGNALED(status))
		return pop_tool_killed(WTERMSIG(status), "popc", err);
	if (WEXITSTATUS(status) == 0)
		return POP_OK;
	err->status = pop_status_of_exit(WEXITSTATUS(status));
	if (pop_status_exit(err->status) != WEXITSTATUS(status))
		return pop_fail(err, POP_E_INTERNAL,
			"popc ended with status %d", WEXITSTATUS(status));
	if (!told)
		return pop_fail(err, err->status,
			"popc ended with status %d and told of no graph; popc "
			"belongs beside poprun",
			WEXITSTATUS(status));
	/* It said why. */
	err->text[0] = '\0';
	return err->status;
}

/* "KEY hit|compiled PATH" */
static pop_status
parse_line(poprun_found *f, char *line, pop_err *err)
{
	char *space = strchr(line, ' '), *path;
	size_t n = strlen(line);

	/* Only the last newline ends it; a directory's name may hold others. */
	if (n && line[n - 1] == '\n')
		line[n - 1] = '\0';
	path = space ? strchr(space + 1, ' ') : NULL;
	if (!path || !pop_digest_parse(&f->key, line, (size_t)(space - line)))
		return pop_fail(err, POP_E_INTERNAL,
			"popc printed '%.60s', expected KEY and PATH", line);
	f->hit = strncmp(space + 1, "hit ", 4) == 0;
	snprintf(f->path, sizeof(f->path), "%s", path + 1);
	return POP_OK;
}

static pop_status
collect(poprun_found *f, struct child *ch, pop_err *err)
{
	pop_exe_options o = {.key = &f->key};
	pop_file text = {0};
	char line[POP_CACHE_PATH_MAX + 64] = "";
	pop_status st, ended;

	st = pop_file_read_fd(
		&text, ch->out, "popc's output", sizeof(line) - 1, err);
	/* What it still prints is not waited for. */
	close(ch->out);
	ch->out = -1;
	ended = wait_for(ch, text.len != 0, err);
	if (ended != POP_OK)
		st = ended;
	if (st == POP_OK && text.len)
		memcpy(line, text.data, text.len);
	pop_file_release(&text);
	POP_TRY(st);
	POP_TRY(parse_line(f, line, err));
	if (strcmp(f->path, "-") == 0)
		return pop_exe_open_fd(
			&f->exe, ch->memfd, "the executable", &o, err);
	st = pop_exe_open(&f->exe, f->path, &o, err);
	ch->lost = st == POP_E_IO || st == POP_E_MISS || st == POP_E_CORRUPT ||
		   st == POP_E_INPUT;
	return st;
}

/* One popc; *lost: see struct child. */
static pop_status
ask_popc(poprun_found *f, const char *path, const pop_conf *conf,
	const poprun_passed *passed, bool *lost, pop_err *err)
{
	struct child ch = {.out = -1, .memfd = -1, .lost = *lost};
	pop_status st;

	st = start(&ch, path, conf, passed, err);
	ch.lost = false;
	if (st == POP_OK)
		st = collect(f, &ch, err);
	if (ch.out >= 0)
		close(ch.out);
	if (ch.memfd >= 0)
		close(ch.memfd);
	*lost = ch.lost;
	return st;
}

/* An entry may vanish, or turn unreadable, before it is opened here. */
static pop_status
by_popc(poprun_found *f, const char *path, const pop_conf *conf,
	const poprun_passed *passed, pop_err *err)
{
	uint64_t t = pop_clock_ns();
	bool lost = false;
	pop_status st = ask_popc(f, path, conf, passed, &lost, err);

	if (lost) {
		pop_warn("%s; compiling it again", err->text);
		err->text[0] = '\0';
		st = ask_popc(f, path, conf, passed, &lost, err);
	}
	f->popc_ns = pop_clock_ns() - t;
	return st;
}

static pop_status
by_graph(poprun_found *f, const char *path, const pop_conf *conf,
	const poprun_passed *passed, pop_err *err)
{
	pop_alias_query q;
	pop_cache *cache = NULL;
	pop_status st;

	f->from_graph = true;
	POP_TRY(ask(f, &q, path, conf, passed->customs, err));
	st = pop_tool_cache(&cache, conf, err);
	if (st != POP_OK && pop_conf_cache_is_named(conf))
		return st;
	if (cache)
		st = by_alias(f, cache, conf, &q, err);
	if (f->exe) {
		pop_event_note(conf, POP_EVENT_HIT, &f->key, f->lookup_ns, "");
	} else {
		err->text[0] = '\0';
		pop_alias_release(&f->names);
		f->names = (pop_alias){0};
		st = by_popc(f, path, conf, passed, err);
		/* Names, now that popc has been there. */
		if (st == POP_OK && cache &&
			by_alias(f, cache, conf, &q, err) != POP_OK)
			err->text[0] = '\0';
	}
	pop_cache_close(cache);
	return st;
}

/* ---- What was named. */

/* Options that say what a graph becomes mean nothing to what is compiled. */
static pop_status
refuse_for_executable(
	const char *what, const poprun_passed *passed, pop_err *err)
{
	if (!passed->shape->n && !passed->custom_op->n)
		return POP_OK;
	return pop_fail(err, POP_E_USAGE,
		"%s is an executable; %s says how a graph is compiled", what,
		passed->shape->n ? "--shape" : "--custom-op");
}

static bool
is_executable(const char *path)
{
	static const unsigned char magic[8] = "POPEXEC";
	unsigned char head[8] = {0};
	FILE *f = fopen(path, "rb");
	size_t n = 0;

	if (f) {
		n = fread(head, 1, sizeof(head), f);
		fclose(f);
	}
	return n == sizeof(head) && memcmp(head, magic, sizeof(head)) == 0;
}

static bool
has_extension(const char *path)
{
	size_t n = strlen(path), k = sizeof(".poplar_exec") - 1;

	return n > k && strcmp(path + n - k, ".poplar_exec") == 0;
}

pop_status
poprun_find(poprun_found *out, const char *what, const pop_conf *conf,
	const poprun_passed *passed, pop_err *err)
{
	pop_cache *cache = NULL;
	struct stat sb;
	pop_status st;

	snprintf(out->path, sizeof(out->path), "%s", what);
	if (pop_digest_parse(&out->key, what, strlen(what))) {
		POP_TRY(refuse_for_executable(what, passed, err));
		POP_TRY(pop_tool_cache(&cache, conf, err));
		st = get(out, cache, conf, NULL, err);
		pop_cache_close(cache);
		return st;
	}
	/* A pipe would be empty, or block, the second time. */
	if (stat(what, &sb) == 0 && !S_ISREG(sb.st_mode) &&
		!S_ISDIR(sb.st_mode))
		return pop_fail(err, POP_E_USAGE,
			"%s: may be read twice, so it must be a plain file",
			what);
	if (!is_executable(what) && !has_extension(what))
		return by_graph(out, what, conf, passed, err);
	POP_TRY(refuse_for_executable(what, passed, err));
	st = pop_exe_open(&out->exe, what, NULL, err);
	if (st == POP_E_MISS && stat(what, &sb) < 0 && errno == ENOENT)
		return pop_tool_no_file(what, err);
	if (st == POP_OK) {
		out->key = pop_exe_meta_of(out->exe)->key;
		out->hit = true;
	}
	return st;
}

void
poprun_found_close(poprun_found *f)
{
	pop_exe_close(f->exe);
	pop_alias_release(&f->names);
}

int64_t
poprun_found_arg(const poprun_found *f, pop_str name)
{
	for (size_t k = 0; k < f->names.narg; k++)
		if (pop_str_eq(f->names.arg[k], name))
			return (int64_t)k;
	return pop_npz_number(name);
}
