/*
 * popc compile: the graphs of a command line or a manifest, one after the other
 * or by several processes.
 */

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/popc/commands.h"
#include "cmd/popc/farm.h"
#include "cmd/popc/history.h"
#include "cmd/popc/job.h"
#include "cmd/popc/manifest.h"
#include "lib/base/clock.h"
#include "lib/base/json.h"
#include "lib/exe/exe.h"

struct options {
	pop_common common;
	popc_job_options job;
	bool time_passes;
	pop_cli_list manifest, custom_op, shape;
	const char *jobs, *shard;
	int64_t nice;
};

#define AT(field) POP_CLI_OFFSET(struct options, field)

static const pop_cli_opt table[] = {
	{"dry-run", 'n', POP_CLI_FLAG, AT(job.dry_run), 0, NULL,
		"say whether each graph is a hit; compile nothing"},
	{"no-store", 0, POP_CLI_FLAG, AT(job.no_store), 0, NULL,
		"compile and do not write to the cache"},
	{"require-hit", 0, POP_CLI_FLAG, AT(job.require_hit), 0, NULL,
		"a graph that is not in the cache is an error, status 5"},
	{"recache", 0, POP_CLI_FLAG, AT(job.recache), 0, NULL,
		"compile and store, whatever the cache holds"},
	{"check-reproducible", 0, POP_CLI_FLAG, AT(job.reproduce), 0, NULL,
		"compile twice and compare, also with the cache"},
	{"retry-failed", 0, POP_CLI_FLAG, AT(job.retry_failed), 0, NULL,
		"compile also what is known to fail"},
	{"jobs", 'j', POP_CLI_STR, AT(jobs), 0, "N|auto",
		"so many processes at a time, as memory allows"},
	{"nice", 0, POP_CLI_INT, AT(nice), 0, "N",
		"lower the priority of those processes by N"},
	{"manifest", 0, POP_CLI_LIST, AT(manifest), 0, "FILE",
		"also the graphs named in FILE, one a line"},
	{"shard", 0, POP_CLI_STR, AT(shard), 0, "I/N",
		"of all graphs only every Nth, beginning with number I"},
	POP_CUSTOMS_OPTION(AT(custom_op)),
	POP_SHAPE_OPTION(AT(shape)),
	{"time-passes", 0, POP_CLI_FLAG, AT(time_passes), 0, NULL,
		"print how long each stage took, on standard error"},
	/* How poprun calls; see cmd/poprun/find.c. */
	{"emit-fd", 0, POP_CLI_INT, AT(job.emit_fd), 0, "N",
		"write what cannot be stored to this descriptor"},
	{"child", 0, POP_CLI_FLAG, AT(job.child), 0, NULL, NULL},
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

/* What a compile needs beside its graph, at first and for each of its bytes;
 * the second is learned, also from what the cache noted. */
#define BASE_BYTES ((uint64_t)32 << 20)
enum { FIRST_RATIO = 8 };

/* All graphs of one command. */
struct run {
	const struct options *o;
	const popc_job *base;
	const popc_manifest *graphs;
	pop_buf out;
	pop_json json;
	pop_status all;
	bool progress, progress_shown;
	bool unheard; /* standard output takes nothing, which has been said */
	uint64_t start_ns;
	size_t failed;
	popc_history history;
};

/* ---- One graph's output. */

static void
print_phases(const popc_job *j)
{
	const pop_compile_request *r = &j->src.request;

	if (!r->nphase)
		pop_warn("%s: %s", j->src.path,
			j->hit ? "known by its bytes, so that it was not read"
			       : "was not read");
	for (unsigned i = 0; i < r->nphase; i++)
		pop_warn("%-10s %8.3f ms", r->phase[i].name,
			(double)r->phase[i].ns / 1e6);
}

static const char *
outcome(const popc_job *j)
{
	return j->hit ? "hit" : j->o->dry_run ? "miss" : "compiled";
}

static void
print_json(const popc_job *j, pop_json *out)
{
	char key[33];

	pop_digest_print(key, j->key);
	pop_json_object(out, NULL);
	pop_json_cstr(out, "graph", j->src.path);
	pop_json_cstr(out, "key", key);
	pop_json_bool(out, "hit", j->hit);
	if (!j->hit)
		pop_json_cstr(out, "reason", popc_reason_word[j->reason]);
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

/* The path is the last word: a child's is read as it is. */
static void
print_line(const popc_job *j, pop_buf *out)
{
	char key[33];

	pop_digest_print(key, j->key);
	pop_buf_printf(out, "%s %s ", key, outcome(j));
	if (j->o->child)
		pop_buf_str(out, j->path);
	else
		pop_escape(out, pop_str_of(j->path));
	pop_buf_char(out, '\n');
}

/* Compiles graph i; messages go to standard error at once. */
static pop_status
one(void *arg, size_t i, pop_buf *out)
{
	const struct run *r = arg;
	popc_job j = *r->base;
	pop_json json = {.out = out, .depth = 2, .first = true};
	pop_err e = {0};
	pop_status st = popc_job_run(&j, r->graphs->path[i], &e);

	if (st != POP_OK)
		pop_error("%s", e.text);
	if (st != POP_OK)
		popc_failed_print(j.has_key ? &j.key : NULL, st,
			r->graphs->path[i], &e,
			r->o->common.json ? &json : NULL, out);
	else if (r->o->common.json)
		print_json(&j, &json);
	else
		print_line(&j, out);
	if (r->o->time_passes)
		print_phases(&j);
	popc_job_release(&j);
	return st;
}

/* ---- All of them. */

static void
clear_progress(struct run *r)
{
	if (r->progress_shown)
		fputs("\r\033[K", stderr);
	r->progress_shown = false;
}

/* Lines go out as they come, a report as a whole.  Where nobody takes them, the
 * other graphs are compiled all the same. */
static void
give(struct run *r, const pop_buf *out)
{
	pop_err err;

	if (r->o->common.json) {
		if (out->len)
			pop_json_raw(&r->json,
				(pop_str){(const char *)out->data, out->len});
		return;
	}
	clear_progress(r);
	if (pop_print_part(out, &err) == POP_OK)
		return;
	if (!r->unheard)
		pop_error("%s", err.text);
	r->unheard = true;
	r->all = popc_worse(r->all, POP_E_IO);
}

static uint64_t
estimate(void *arg, size_t i)
{
	struct run *r = arg;

	return popc_history_estimate(&r->history, r->graphs->path[i]);
}

/* A graph whose process could not say what became of it. */
static pop_status
lost(struct run *r, size_t i, pop_status st, int signal)
{
	const char *path = r->graphs->path[i];
	pop_err e = {0};
	pop_buf line = {0};

	if (signal)
		st = pop_tool_killed(signal, "the compiler", &e);
	else
		st = pop_fail(&e, st, "the compiler left no result");
	(void)pop_wrap(&e, st, "%s", path);
	pop_error("%s", e.text);
	popc_failed_print(
		NULL, st, path, &e, r->o->common.json ? &r->json : NULL, &line);
	if (!r->o->common.json)
		give(r, &line);
	pop_buf_release(&line);
	return st;
}

static void
done(void *arg, size_t i, pop_status st, int signal, const pop_buf *out,
	uint64_t peak)
{
	struct run *r = arg;

	if (signal || !out->len)
		st = lost(r, i, st, signal);
	else
		give(r, out);
	r->failed += st != POP_OK;
	r->all = popc_worse(r->all, st);
	popc_history_note(&r->history, r->graphs->path[i], peak);
}

static void
tick(void *arg, size_t ndone, size_t nrunning)
{
	struct run *r = arg;
	double s = (double)(pop_clock_ns() - r->start_ns) / 1e9;
	size_t left = r->graphs->n - ndone;

	if (!r->progress || s < 1)
		return;
	fprintf(stderr, "\r%zu of %zu, %zu running, %zu failed", ndone,
		r->graphs->n, nrunning, r->failed);
	if (ndone && left)
		fprintf(stderr, ", %.0f s left",
			s / (double)ndone * (double)left);
	fputs("\033[K", stderr);
	r->progress_shown = true;
}

/* In this process, one after the other. */
static pop_status
in_turn(struct run *r, pop_err *err)
{
	pop_status st = POP_OK;
	size_t i = 0;

	if (r->graphs->n > 1)
		pop_tool_catch_signals();
	for (; i < r->graphs->n && st == POP_OK; i++) {
		pop_buf out = {0};
		pop_status s;

		if (pop_tool_interrupted())
			break;
		s = one(r, i, &out);
		st = pop_buf_finish(&out, err);
		if (st == POP_OK)
			give(r, &out);
		r->all = popc_worse(r->all, s);
		pop_buf_release(&out);
	}
	if (st == POP_OK && i < r->graphs->n)
		st = pop_fail(err, POP_E_INTERRUPTED,
			"interrupted after %zu of %zu; the same command goes "
			"on from there",
			i, r->graphs->n);
	return st;
}

static pop_status
by_processes(struct run *r, int64_t jobs, pop_err *err)
{
	const popc_farm f = {
		.n = r->graphs->n,
		.workers = jobs,
		.memory = pop_memory_limit() / 5 * 4,
		.nice = (int)r->o->nice,
		.work = one,
		.estimate = estimate,
		.done = done,
		.tick = tick,
		.arg = r,
	};
	pop_status st;

	if (jobs > 1 && r->graphs->n > 1)
		POP_TRY(popc_history_read(&r->history, r->base->cache,
			BASE_BYTES, FIRST_RATIO, err));
	fflush(stdout);
	st = popc_farm_run(&f, err);
	popc_history_release(&r->history);
	return st;
}

static bool
wants_progress(const pop_conf *conf)
{
	const char *word = pop_conf_str(conf, POP_OPT_show_progress_bar);

	if (pop_tool_is_quiet() || strcmp(word, "false") == 0)
		return false;
	return strcmp(word, "true") == 0 || isatty(STDERR_FILENO);
}

static pop_status
all_graphs(const struct options *o, const popc_job *base,
	const popc_manifest *graphs, int64_t jobs, pop_err *err)
{
	struct run r = {.o = o,
		.base = base,
		.graphs = graphs,
		.start_ns = pop_clock_ns()};
	pop_status st;

	r.progress = jobs > 0 && wants_progress(base->conf);
	pop_json_init(&r.json, &r.out);
	if (o->common.json) {
		pop_json_object(&r.json, NULL);
		pop_json_int(&r.json, "schema", 1);
		pop_json_array(&r.json, "graphs");
	}
	st = jobs ? by_processes(&r, jobs, err) : in_turn(&r, err);
	clear_progress(&r);
	if (o->common.json) {
		pop_json_end_array(&r.json);
		pop_json_end_object(&r.json);
		pop_buf_char(&r.out, '\n');
	}
	if (r.out.len && pop_print(&r.out, err) != POP_OK)
		st = POP_E_IO;
	pop_buf_release(&r.out);
	return popc_worse(r.all, st);
}

/* ---- The command line. */

static pop_status
check_options(const struct options *o, pop_err *err)
{
	const popc_job_options *j = &o->job;

	if (j->emit_fd != -1 && (j->emit_fd < 0 || j->emit_fd > INT_MAX))
		return pop_fail(err, POP_E_USAGE,
			"--emit-fd=%" PRId64 ": no descriptor", j->emit_fd);
	if (j->require_hit && (j->recache || j->reproduce))
		return pop_fail(err, POP_E_USAGE,
			"--require-hit compiles nothing, --recache and "
			"--check-reproducible do");
	if (o->nice < 0 || o->nice > 19)
		return pop_fail(err, POP_E_USAGE,
			"--nice=%" PRId64 ": expected 0 to 19", o->nice);
	return POP_OK;
}

/* What all graphs share. */
struct shared {
	pop_cache *cache;
	pop_customs customs;
	pop_gc_limits limits;
	pop_parts parts;
	popc_manifest graphs;
	int64_t jobs;
};

static pop_status
prepare(struct shared *s, const struct options *o, const pop_cli *cli,
	const pop_conf *conf, pop_err *err)
{
	pop_status st;

	(void)pop_event_run(); /* one for all processes of the farm */
	POP_TRY(check_options(o, err));
	POP_TRY(popc_farm_jobs(&s->jobs, o->jobs, err));
	POP_TRY(popc_manifest_make(
		&s->graphs, cli, &o->manifest, o->shard, err));
	POP_TRY(pop_customs_load(&s->customs, &o->custom_op, &o->shape, err));
	POP_TRY(pop_parts_make(&s->parts, conf, &s->customs, err));
	POP_TRY(pop_tool_limits(&s->limits, conf, err));
	st = (o->job.dry_run ? pop_tool_cache_view : pop_tool_cache)(
		&s->cache, conf, err);
	if (st == POP_E_USAGE && !pop_conf_cache_is_named(conf)) {
		pop_warn("%s", err->text);
		err->text[0] = '\0';
		st = POP_OK;
	}
	return st;
}

pop_status
popc_cmd_compile(int argc, char **argv, pop_err *err)
{
	struct options o = {.job.emit_fd = -1};
	struct shared s = {.limits = {-1, -1, -1, false}};
	pop_conf *conf = NULL;
	pop_cli cli;
	bool done_here;
	pop_status st;

	st = pop_command_begin(
		&cli, &conf, &spec, argc, argv, &o, &done_here, err);
	if (st != POP_OK || done_here)
		goto out;
	/* A child dies with the poprun that started it. */
	if (o.job.child && prctl(PR_SET_PDEATHSIG, SIGTERM) < 0)
		pop_warn("prctl: %s", strerror(errno));
	st = prepare(&s, &o, &cli, conf, err);
	if (st == POP_OK)
		st = all_graphs(&o,
			&(popc_job){.o = &o.job,
				.conf = conf,
				.parts = &s.parts,
				.customs = &s.customs,
				.limits = &s.limits,
				.cache = s.cache,
				.entry = {.fd = -1},
				.path = "-"},
			&s.graphs, s.jobs, err);
out:
	popc_manifest_release(&s.graphs);
	pop_customs_release(&s.customs);
	pop_cache_close(s.cache);
	pop_command_end(&cli, conf);
	return st;
}
