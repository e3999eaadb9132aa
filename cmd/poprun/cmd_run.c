/*
 * poprun run: find the executable, attach, bind, run, write results.
 *
 * The connection type decides the order: ALWAYS attaches first, ON_DEMAND
 * before the run, PRE_COMPILE and NEVER not at all; PRE_COMPILE gives zeros,
 * NEVER refuses.
 */

#include <inttypes.h>
#include <math.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "cmd/common/engine_log.h"
#include "cmd/poprun/commands.h"
#include "cmd/poprun/device.h"
#include "cmd/poprun/find.h"
#include "cmd/poprun/inputs.h"
#include "cmd/poprun/outputs.h"
#include "cmd/poprun/shapes.h"
#include "cmd/poprun/watch.h"
#include "lib/base/clock.h"
#include "lib/base/json.h"
#include "lib/poprt.h"

struct options {
	pop_common common;
	const char *inputs, *output;
	pop_cli_list input, custom_op, shape;
	poprun_expect expect;
	int64_t repeat, max_memory;
	double timeout;
	bool keep_state, profile, rewrite;
};

#define AT(field) POP_CLI_OFFSET(struct options, field)

static const pop_cli_opt table[] = {
	{"inputs", 0, POP_CLI_STR, AT(inputs), 0, "FILE",
		"all arguments: recipes (.yaml) or tensors (.npz)"},
	{"input", 0, POP_CLI_LIST, AT(input), 0, "[NAME|INDEX=]SPEC",
		"one argument: a number, a list, a recipe or @FILE.npy"},
	POP_CUSTOMS_OPTION(AT(custom_op)),
	POP_SHAPE_OPTION(AT(shape)),
	{"output", 'o', POP_CLI_STR, AT(output), 0, "FILE",
		"write results to a .npz or .npy; -: print them"},
	{"expected", 0, POP_CLI_STR, AT(expect.path), 0, "FILE",
		"compare the results of the first run"},
	{"rtol", 0, POP_CLI_F64, AT(expect.rtol), 0, "R",
		"relative tolerance of --expected"},
	{"atol", 0, POP_CLI_F64, AT(expect.atol), 0, "A",
		"absolute tolerance of --expected"},
	{"repeat", 0, POP_CLI_INT, AT(repeat), 0, "N",
		"run N times, each from the same arguments"},
	{"keep-state", 0, POP_CLI_FLAG, AT(keep_state), 0, NULL,
		"with --repeat: results that alias arguments carry over"},
	{"rewrite", 0, POP_CLI_FLAG, AT(rewrite), 0, NULL,
		"with --repeat: write all arguments anew before each run"},
	{"timeout", 0, POP_CLI_F64, AT(timeout), 0, "SECONDS",
		"give up a run that takes longer"},
	{"max-memory", 0, POP_CLI_INT, AT(max_memory), 0, "BYTES",
		"refuse programs that need more"},
	{"profile", 0, POP_CLI_FLAG, AT(profile), 0, NULL,
		"time each step; a table on standard error, or in --json"},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "poprun [run] [options] GRAPH|KEY|FILE",
	.text = "Runs an executable: a FILE, a KEY in the cache, or what a "
		"GRAPH compiles to.\nResults are printed as NumPy prints "
		"them.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
};

struct session {
	const struct options *o;
	const pop_conf *conf;
	const char *what;
	pop_connection mode;
	poprun_device device;
	poprun_shapes shapes;
	pop_customs customs;
	poprun_found found;
	poprun_inputs inputs;
	pop_engine *engine;
	pop_tensor *result;
	pop_tensor *fresh; /* --rewrite: the arguments that are bound */
	uint64_t *run_ns;
	uint64_t load_ns, bind_ns;
};

/* ---- Results. */

static pop_status
alloc_results(struct session *s, const pop_program *p, pop_err *err)
{
	s->result = calloc(p->nresult + 1u, sizeof(*s->result));
	if (!s->result)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	return POP_OK;
}

static bool
writes_results(const struct options *o)
{
	return o->output || (!o->common.json && !o->expect.path);
}

/* The run whose results are seen: the last, if they carry over. */
static int64_t
seen_run(const struct options *o)
{
	return o->keep_state && !o->expect.path ? o->repeat - 1 : 0;
}

/* As they lie in the engine after the last run; before, copies, since the next
 * run changes them. */
static pop_status
keep_results(struct session *s, const pop_program *p, pop_err *err)
{
	const bool is_last = seen_run(s->o) == s->o->repeat - 1;

	for (uint32_t i = 0; i < p->nresult; i++) {
		const pop_shape *t = &p->result[i].type;
		const void *from = pop_engine_result(s->engine, i);

		if (t->dtype == POP_DT_TOKEN)
			continue;
		if (is_last) {
			s->result[i] =
				pop_tensor_borrow(t, (void *)(uintptr_t)from);
			continue;
		}
		POP_TRY(pop_tensor_alloc(&s->result[i], t, err));
		memcpy(s->result[i].data, from, (size_t)pop_shape_bytes(t));
	}
	return POP_OK;
}

static pop_status
zero_results(struct session *s, pop_err *err)
{
	const pop_program *p = pop_exe_program(s->found.exe);

	POP_TRY(alloc_results(s, p, err));
	for (uint32_t i = 0; i < p->nresult; i++)
		POP_TRY(pop_tensor_alloc(
			&s->result[i], &p->result[i].type, err));
	return POP_OK;
}

/* ---- The run. */

static unsigned
thread_count(const pop_conf *conf)
{
	int64_t n = pop_conf_int(conf, POP_OPT_threads);
	int64_t usable = pop_usable_cpus();

	return (unsigned)(n > 0 ? n
			  : usable < POP_ENGINE_MAX_THREADS
				  ? usable
				  : POP_ENGINE_MAX_THREADS);
}

static pop_status
load(struct session *s, pop_err *err)
{
	pop_str isa = pop_conf_choice(s->conf, POP_OPT_isa);
	char name[16];
	pop_engine_options eo = {.nthread = thread_count(s->conf),
		.max_memory = (uint64_t)s->o->max_memory,
		.loops = (pop_engine_loops)pop_conf_int(s->conf, POP_OPT_loops),
		.profile = s->o->profile};
	pop_engine_phase phase = pop_engine_begin("Loading executable");
	uint64_t t = pop_clock_ns();
	pop_status st;

	snprintf(name, sizeof(name), "%.*s", POP_STR_ARG(isa));
	eo.isa = strcmp(name, "auto") == 0 ? NULL : name;
	st = pop_engine_load(&s->engine, s->found.exe, &eo, err);
	if (st == POP_E_NOFIT)
		return pop_wrap(
			err, st, "--max-memory=%" PRId64, s->o->max_memory);
	POP_TRY(st);
	s->load_ns = pop_clock_ns() - t;
	pop_engine_end(phase);
	return POP_OK;
}

/* Room for copies of the arguments, which bind() fills. */
static pop_status
alloc_fresh(struct session *s, const pop_program *p, pop_err *err)
{
	s->fresh = calloc(p->narg + 1u, sizeof(*s->fresh));
	if (!s->fresh)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (uint32_t i = 0; i < p->narg; i++)
		POP_TRY(pop_tensor_alloc(&s->fresh[i], &p->arg[i].type, err));
	return POP_OK;
}

static pop_status
bind(struct session *s, bool donated_only, pop_err *err)
{
	const pop_program *p = pop_exe_program(s->found.exe);
	uint64_t t = pop_clock_ns();

	for (uint32_t i = 0; i < p->narg; i++) {
		size_t n = (size_t)pop_shape_bytes(&p->arg[i].type);
		const void *data = s->inputs.tensor[i].data;

		if (s->fresh && n)
			data = memcpy(s->fresh[i].data, data, n);
		if (!donated_only || p->arg[i].donated)
			POP_TRY(pop_engine_bind(s->engine, i, data, n, err));
	}
	s->bind_ns += pop_clock_ns() - t;
	return POP_OK;
}

static pop_status
next_state(struct session *s, pop_err *err)
{
	if (s->o->keep_state)
		return pop_engine_carry(s->engine, err);
	return bind(s, true, err);
}

static pop_status
run_all(struct session *s, pop_err *err)
{
	const pop_program *p = pop_exe_program(s->found.exe);
	/* 0 is no limit; what rounds to it is one of a nanosecond. */
	uint64_t timeout = (uint64_t)(s->o->timeout * 1e9) +
			   (s->o->timeout > 0 && s->o->timeout < 1e-9);
	const bool sees = writes_results(s->o) || s->o->expect.path;
	pop_status st = POP_OK;
	pop_engine_phase phase;
	char late[64];

	if (s->o->rewrite)
		POP_TRY(alloc_fresh(s, p, err));
	POP_TRY(bind(s, false, err));
	POP_TRY(alloc_results(s, p, err));
	phase = pop_engine_begin("Running");
	snprintf(late, sizeof(late), "--timeout=%.9g: the run took longer",
		s->o->timeout);
	poprun_watch_begin(s->engine, late);
	for (int64_t i = 0; st == POP_OK && i < s->o->repeat; i++) {
		uint64_t t;

		if (i)
			st = next_state(s, err);
		if (st != POP_OK)
			break;
		poprun_watch_run(timeout);
		t = pop_clock_ns();
		st = pop_engine_run(s->engine, timeout, err);
		s->run_ns[i] = pop_clock_ns() - t;
		if (st == POP_E_TIMEOUT)
			pop_fail(err, st, "%s", late);
		if (st == POP_OK && sees && i == seen_run(s->o))
			st = keep_results(s, p, err);
	}
	poprun_watch_end();
	if (st == POP_OK)
		pop_engine_end(phase);
	return st;
}

/* ---- Output. */

static int
by_value(const void *a, const void *b)
{
	uint64_t x, y;

	memcpy(&x, a, sizeof(x));
	memcpy(&y, b, sizeof(y));
	return (x > y) - (x < y);
}

static void
json_times(const struct session *s, pop_json *j)
{
	size_t n = (size_t)s->o->repeat;

	pop_json_u64(j, "first_run_ns", s->run_ns[0]);
	qsort(s->run_ns, n, sizeof(*s->run_ns), by_value);
	pop_json_object(j, "run_ns");
	pop_json_u64(j, "min", s->run_ns[0]);
	pop_json_u64(j, "p50", s->run_ns[(n - 1) / 2]);
	pop_json_u64(j, "p90", s->run_ns[(n - 1) * 9 / 10]);
	pop_json_u64(j, "p99", s->run_ns[(n - 1) * 99 / 100]);
	pop_json_end_object(j);
}

static void
json_phase(pop_json *j, const char *name, uint64_t ns)
{
	if (!ns)
		return;
	pop_json_object(j, NULL);
	pop_json_cstr(j, "name", name);
	pop_json_u64(j, "ns", ns);
	pop_json_end_object(j);
}

static void
json_profile(const struct session *s, pop_json *j)
{
	const pop_program *p = pop_exe_program(s->found.exe);
	const pop_step_time *t = pop_engine_profile(s->engine);

	pop_json_array(j, "steps");
	for (uint32_t i = 0; t && i < p->nstep; i++) {
		pop_json_object(j, NULL);
		pop_json_int(j, "step", i);
		pop_json_cstr(j, "kind", pop_step_name[p->step[i].kind]);
		pop_json_u64(j, "ns", t[i].ns);
		pop_json_u64(j, "count", t[i].count);
		pop_json_end_object(j);
	}
	pop_json_end_array(j);
}

/* The steps that ran, in their order. */
static void
print_profile(const struct session *s)
{
	const pop_program *p = pop_exe_program(s->found.exe);
	const pop_step_time *t = pop_engine_profile(s->engine);
	const pop_region *whole = &p->region[0];
	uint64_t all = 0;

	/* Those outside of loops and branches, which count what is in them. */
	for (uint32_t i = 0; t && i < whole->count; i++)
		all += t[whole->first + i].ns;
	for (uint32_t i = 0; t && i < p->nstep; i++)
		if (t[i].count)
			pop_warn("step %4" PRIu32 "  %-12s %10.3f ms %5.1f %%"
				 "  %" PRIu64 " times",
				i, pop_step_name[p->step[i].kind],
				(double)t[i].ns / 1e6,
				all ? 100 * (double)t[i].ns / (double)all : 0.0,
				t[i].count);
}

/* Of this program: ru_maxrss counts what was before exec as well, and stands
 * in where there is no /proc. */
static uint64_t
peak_rss(void)
{
	FILE *f = fopen("/proc/self/status", "r");
	unsigned long long kb = 0;
	struct rusage use;
	char line[128];

	while (f && !kb && fgets(line, sizeof(line), f))
		sscanf(line, "VmHWM: %llu", &kb);
	if (f)
		fclose(f);
	if (!kb && getrusage(RUSAGE_SELF, &use) == 0)
		kb = (unsigned long long)use.ru_maxrss;
	return kb * 1024;
}

/* end, why: of the comparison, the only thing that can fail before this. */
static pop_status
print_json(
	const struct session *s, pop_status end, const char *why, pop_err *err)
{
	pop_buf out = {0};
	pop_json j;
	char key[33];

	pop_json_init(&j, &out);
	pop_json_object(&j, NULL);
	pop_json_int(&j, "schema", 1);
	if (end != POP_OK) {
		pop_json_int(&j, "status", pop_status_exit(end));
		pop_json_cstr(&j, "error", why);
	}
	pop_digest_print(key, s->found.key);
	pop_json_cstr(&j, "key", key);
	pop_json_bool(&j, "hit", s->found.hit);
	pop_json_cstr(&j, "path", s->found.path);
	pop_json_u64(&j, "input_bytes_hashed", s->found.input_bytes);
	pop_json_array(&j, "phases");
	json_phase(&j, "hash", s->found.hash_ns);
	json_phase(&j, "lookup", s->found.lookup_ns);
	json_phase(&j, "popc", s->found.popc_ns);
	json_phase(&j, "load", s->load_ns);
	json_phase(&j, "bind", s->bind_ns);
	pop_json_end_array(&j);
	pop_json_u64(&j, "load_ns", s->load_ns);
	if (s->engine) {
		pop_engine_stats stats = pop_engine_stats_of(s->engine);

		json_times(s, &j);
		pop_json_cstr(&j, "isa", stats.isa);
		pop_json_int(&j, "threads", stats.nthread);
		pop_json_u64(&j, "arena_bytes", stats.arena_bytes);
	}
	pop_json_u64(&j, "peak_rss_bytes", peak_rss());
	if (s->engine && s->o->profile)
		json_profile(s, &j);
	pop_json_end_object(&j);
	pop_buf_char(&out, '\n');
	return pop_print(&out, err);
}

static pop_status
finish(struct session *s, pop_err *err)
{
	const pop_program *p = pop_exe_program(s->found.exe);
	pop_status st = POP_OK;
	pop_err other;

	if (writes_results(s->o))
		POP_TRY(poprun_outputs_write(
			s->o->output, s->result, p->nresult, err));
	if (!s->o->common.json && s->engine && s->o->profile)
		print_profile(s);
	if (s->o->expect.path)
		st = poprun_outputs_compare(
			&s->o->expect, s->result, p->nresult, err);
	if (!s->o->common.json)
		return st;
	if (st == POP_OK)
		return print_json(s, st, "", err);
	if (print_json(s, st, err->text, &other) != POP_OK)
		pop_error("%s", other.text);
	return st;
}

/* ---- The four modes. */

static pop_status
target_ipus(const struct session *s, uint32_t *nipu, pop_err *err)
{
	pop_target t;

	POP_TRY(pop_target_resolve(&t, s->conf, 0, err));
	*nipu = t.nipu;
	return POP_OK;
}

static pop_status
attach(struct session *s, pop_err *err)
{
	uint32_t nipu;

	POP_TRY(target_ipus(s, &nipu, err));
	return poprun_device_attach(&s->device, s->conf, nipu, err);
}

static pop_status
session_run(struct session *s, pop_err *err)
{
	const pop_program *p;

	POP_TRY(pop_conf_check_connection(s->conf, err));
	if (s->mode == POP_CONNECT_ALWAYS)
		POP_TRY(attach(s, err));
	POP_TRY(poprun_shapes_make(
		&s->shapes, &s->o->shape, s->o->inputs, err));
	POP_TRY(pop_customs_load(
		&s->customs, &s->o->custom_op, &s->shapes.list, err));
	POP_TRY(poprun_find(&s->found, s->what, s->conf,
		&(poprun_passed){s->o->common.config, &s->o->custom_op,
			&s->shapes.list, &s->customs},
		err));
	if (s->mode == POP_CONNECT_NEVER)
		return pop_dev_refuse_run(err);
	if (s->mode == POP_CONNECT_PRE_COMPILE) {
		POP_TRY(zero_results(s, err));
		return finish(s, err);
	}
	p = pop_exe_program(s->found.exe);
	POP_TRY(poprun_outputs_check(s->o->output, p->nresult, err));
	POP_TRY(load(s, err));
	POP_TRY(poprun_inputs_make(
		&s->inputs, p, &s->found, s->o->inputs, &s->o->input, err));
	if (s->mode == POP_CONNECT_ON_DEMAND)
		POP_TRY(attach(s, err));
	POP_TRY(run_all(s, err));
	return finish(s, err);
}

static void
session_end(struct session *s)
{
	const pop_program *p =
		s->found.exe ? pop_exe_program(s->found.exe) : NULL;

	for (uint32_t i = 0; s->result && i < p->nresult; i++)
		pop_tensor_release(&s->result[i]);
	free(s->result);
	free(s->run_ns);
	pop_engine_free(s->engine);
	for (uint32_t i = 0; s->fresh && i < p->narg; i++)
		pop_tensor_release(&s->fresh[i]);
	free(s->fresh);
	poprun_inputs_release(&s->inputs);
	poprun_found_close(&s->found);
	poprun_device_close(&s->device);
	pop_customs_release(&s->customs);
	poprun_shapes_release(&s->shapes);
}

static pop_status
check_there(const char *path, pop_err *err)
{
	return path && access(path, F_OK) < 0 ? pop_tool_no_file(path, err)
					      : POP_OK;
}

/* What would only be noticed after the run, or after compiling. */
static pop_status
check_files(const struct options *o, pop_err *err)
{
	POP_TRY(check_there(o->inputs, err));
	POP_TRY(check_there(o->expect.path, err));
	/* Of how many results is not known yet. */
	return poprun_outputs_check(o->output, 1, err);
}

static pop_status
check_options(const struct options *o, const pop_cli *cli, pop_err *err)
{
	if (cli->narg != 1)
		return pop_fail(err, POP_E_USAGE,
			cli->narg ? "one graph, key or file at a time"
				  : "nothing to run; poprun run --help has "
				    "the usage");
	if (strcmp(cli->arg[0], "-") == 0)
		return pop_fail(err, POP_E_USAGE,
			"a graph may be read twice, so it must be a file");
	if (o->common.config && strcmp(o->common.config, "-") == 0)
		return pop_fail(err, POP_E_USAGE,
			"settings may be read twice, so --config must name a "
			"file");
	if (o->common.json && o->output && strcmp(o->output, "-") == 0)
		return pop_fail(err, POP_E_USAGE,
			"--output=- and --json: both go to standard output; "
			"name a .npz for the results");
	if (o->repeat < 1 || o->repeat > 100000000)
		return pop_fail(err, POP_E_USAGE,
			"--repeat=%" PRId64 ": expected 1 to 100000000",
			o->repeat);
	if (o->rewrite && o->keep_state)
		return pop_fail(err, POP_E_USAGE,
			"--rewrite and --keep-state: either arguments begin "
			"anew or results carry over");
	if (!(o->timeout >= 0 && o->timeout < 1e9))
		return pop_fail(err, POP_E_USAGE,
			"--timeout: expected seconds from 0 to 1e9");
	if ((o->expect.rtol < 0 && isfinite(o->expect.rtol)) ||
		(o->expect.atol < 0 && isfinite(o->expect.atol)))
		return pop_fail(err, POP_E_USAGE,
			"--rtol and --atol: expected numbers of at least 0");
	if (o->max_memory < 0)
		return pop_fail(err, POP_E_USAGE,
			"--max-memory: expected a number of bytes");
	return check_files(o, err);
}

pop_status
poprun_cmd_run(int argc, char **argv, pop_err *err)
{
	struct options o = {
		.repeat = 1, .expect = {NULL, -INFINITY, -INFINITY}};
	struct session s = {.o = &o};
	pop_conf *conf;
	pop_cli cli;
	bool done;
	pop_status st;

	st = pop_command_begin(&cli, &conf, &spec, argc, argv, &o, &done, err);
	if (st != POP_OK || done)
		goto out;
	st = check_options(&o, &cli, err);
	if (st != POP_OK)
		goto out;
	s.conf = conf;
	s.what = cli.arg[0];
	s.mode = (pop_connection)pop_conf_int(conf, POP_OPT_connection_type);
	s.run_ns = calloc((size_t)o.repeat, sizeof(*s.run_ns));
	if (!s.run_ns)
		st = pop_fail(err, POP_E_NOMEM, "out of memory");
	else
		st = session_run(&s, err);
	session_end(&s);
out:
	pop_command_end(&cli, conf);
	return st;
}
