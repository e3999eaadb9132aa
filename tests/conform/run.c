/* One case, from bytes to verdict. */

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "lib/base/fs.h"
#include "lib/compile/compile.h"
#include "lib/conf/conf.h"
#include "lib/exe/exe.h"
#include "lib/import/import.h"
#include "lib/num/npy.h"
#include "lib/rt/engine.h"
#include "lib/target/target.h"
#include "tests/conform/conform.h"

/* Nobody waits longer for a run of damaged input. */
#define RUN_NS         UINT64_C(20000000000)
#define MEMORY_LIMIT   ((uint64_t)2 << 30)
#define DAMAGED_MEMORY ((size_t)512 << 20)

enum { MAX_GIVEN = 16 };

typedef struct session {
	const conform_case *c;
	conform_result *out;
	pop_conf *conf;
	pop_buf target, options, exe_bytes;
	pop_compile_request request;
	pop_file file;
	pop_arena arena;
	pop_graph *graph;
	pop_exe *exe;
	pop_engine *engine;
	pop_npz inputs, expected;
	pop_given given[MAX_GIVEN];
	char number[MAX_GIVEN][4];
	bool differs; /* a check failed; text is in `out` */
} session;

static pop_status
open_session(session *s, pop_err *err)
{
	pop_target t;

	POP_TRY(pop_conf_new(&s->conf, err));
	POP_TRY(pop_target_resolve(&t, s->conf, 0, err));
	pop_target_write(&t, &s->target);
	pop_conf_key(s->conf, &s->options);
	POP_TRY(pop_buf_finish(&s->target, err));
	POP_TRY(pop_buf_finish(&s->options, err));
	s->request = (pop_compile_request){
		.target = {(const char *)s->target.data, s->target.len},
		.options = {(const char *)s->options.data, s->options.len},
		.verify_each = true};
	return pop_file_map(&s->file, s->c->graph, POP_IMPORT_LIMIT_BYTES, err);
}

static void
close_session(session *s)
{
	pop_npz_release(&s->inputs);
	pop_npz_release(&s->expected);
	pop_engine_free(s->engine);
	pop_exe_close(s->exe);
	pop_arena_release(&s->arena);
	pop_buf_release(&s->exe_bytes);
	pop_buf_release(&s->target);
	pop_buf_release(&s->options);
	pop_file_release(&s->file);
	pop_conf_free(s->conf);
}

static const char *
base_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

static pop_status
read_graph(session *s, pop_err *err)
{
	pop_import_source src = {.file = base_name(s->c->graph),
		.data = s->file.data,
		.n = s->file.len,
		.mapped = s->file.mapped};

	return pop_read_graph(&s->graph, &s->arena, &s->request, &src, err);
}

/* Operations that an artifact cannot hold. */
static bool
has_chlo(const session *s)
{
	static const char word[] = "chlo.";
	size_t n = sizeof(word) - 1;

	for (size_t i = 0; i + n <= s->file.len; i++)
		if (s->file.data[i] == 'c' &&
			memcmp(s->file.data + i, word, n) == 0)
			return true;
	return false;
}

static pop_status
compile(session *s, pop_err *err)
{
	pop_key key;

	POP_TRY(pop_key_make(&key, &s->request, s->graph, err));
	s->out->has_key = true;
	s->out->chlo = s->c->format == FORMAT_MLIR && has_chlo(s);
	s->out->key = key.key;
	POP_TRY(pop_compile(
		&s->exe_bytes, &s->arena, &s->request, s->graph, &key, err));
	POP_TRY(pop_buf_finish(&s->exe_bytes, err));
	s->out->has_exe = true;
	s->out->exe = pop_digest_of(s->exe_bytes.data, s->exe_bytes.len);
	return pop_exe_open_bytes(&s->exe, s->exe_bytes.data, s->exe_bytes.len,
		s->c->id, NULL, err);
}

static pop_status
load(session *s, pop_err *err)
{
	pop_engine_options o = {.nthread = 1,
		.max_memory = MEMORY_LIMIT,
		.loops = POP_LOOPS_AT_ONCE};

	return pop_engine_load(&s->engine, s->exe, &o, err);
}

/* ---- Arguments and results. */

static pop_status
read_npz(pop_npz *z, const char *path, pop_err *err)
{
	pop_status st = pop_npz_read(z, path, (size_t)MEMORY_LIMIT, 1, err);

	if (st == POP_E_MISS || st == POP_E_INPUT)
		return pop_fail(
			err, POP_E_INTERNAL, "%s: cannot be read", path);
	return st;
}

/* Member "in3" as `want`, or the case's data is unusable. */
static pop_status
find_member(pop_tensor **out, const pop_npz *z, const char *prefix, uint32_t i,
	const pop_shape *want, pop_err *err)
{
	char name[32], have[POP_SHAPE_TEXT], type[POP_SHAPE_TEXT];

	snprintf(name, sizeof(name), "%s%u", prefix, i);
	*out = pop_npz_find(z, name);
	if (!*out)
		return pop_fail(
			err, POP_E_INTERNAL, "the data has no %s", name);
	if (pop_npy_cast(*out, (pop_dtype)want->dtype, name, err) != POP_OK)
		return pop_fail(err, POP_E_DIFFER, "%s is %s, the data %s",
			name, pop_shape_print(type, want),
			pop_shape_print(have, &(*out)->shape));
	return POP_OK;
}

static pop_status
bind_data(session *s, const pop_program *p, pop_err *err)
{
	POP_TRY(read_npz(&s->inputs, s->c->inputs, err));
	for (uint32_t i = 0; i < p->narg; i++) {
		const pop_shape *t = &p->arg[i].type;
		pop_tensor *v;

		if (t->dtype == POP_DT_TOKEN)
			continue;
		POP_TRY(find_member(&v, &s->inputs, "in", i, t, err));
		POP_TRY(pop_engine_bind(s->engine, i, v->data,
			(size_t)pop_shape_bytes(&v->shape), err));
	}
	return POP_OK;
}

static pop_status
check_result(session *s, const pop_program *p, uint32_t i, const char *check,
	pop_err *err)
{
	const pop_shape *t = &p->result[i].type;
	size_t n = (size_t)pop_shape_bytes(t);
	pop_tensor *expected, got = {0};
	char why[256];

	POP_TRY(find_member(&expected, &s->expected, "out", i, t, err));
	POP_TRY(pop_tensor_alloc(&got, t, err));
	memcpy(got.data, pop_engine_result(s->engine, i), n);
	if (!conform_check(check, &got, expected, why, sizeof(why))) {
		s->differs = true;
		snprintf(s->out->text, sizeof(s->out->text), "out%u %s: %s", i,
			check, why);
	}
	pop_tensor_release(&got);
	return POP_OK;
}

static bool
are_eigen(const session *s, const pop_program *p)
{
	pop_tensor got[3], expected[3];

	if (p->nresult > 3 || s->c->kind != CONFORM_OPTIONAL)
		return false;
	for (uint32_t i = 0; i < p->nresult; i++) {
		pop_tensor *e;
		pop_err err;

		if (find_member(&e, &s->expected, "out", i, &p->result[i].type,
			    &err) != POP_OK)
			return false;
		expected[i] = *e;
		got[i] = pop_tensor_borrow(&p->result[i].type,
			(void *)(uintptr_t)pop_engine_result(s->engine, i));
	}
	return conform_same_matrix(got, expected, p->nresult);
}

static pop_status
check_data(session *s, const pop_program *p, pop_err *err)
{
	const char *check = s->c->check;

	POP_TRY(read_npz(&s->expected, s->c->expected, err));
	for (uint32_t i = 0; i < p->nresult && !s->differs; i++) {
		size_t n = strcspn(check, ";");
		char one[64];

		if (p->result[i].type.dtype == POP_DT_TOKEN)
			continue;
		snprintf(one, sizeof(one), "%.*s", (int)n, check);
		POP_TRY(check_result(s, p, i, one, err));
		/* The last one serves the rest. */
		if (check[n])
			check += n + 1;
	}
	s->differs = s->differs && !are_eigen(s, p);
	return POP_OK;
}

/* For what only has to run. */
static pop_status
bind_zeros(session *s, const pop_program *p, pop_err *err)
{
	for (uint32_t i = 0; i < p->narg; i++) {
		pop_tensor v = {0};

		if (p->arg[i].type.dtype == POP_DT_TOKEN)
			continue;
		POP_TRY(pop_tensor_alloc(&v, &p->arg[i].type, err));
		/* Kept for the run; the process ends soon. */
		POP_TRY(pop_engine_bind(s->engine, i, v.data,
			(size_t)pop_shape_bytes(&v.shape), err));
	}
	return POP_OK;
}

/* ---- Verdicts. */

static void
say(conform_result *out, conform_verdict v, const char *text)
{
	out->verdict = (uint8_t)v;
	if (text != out->text)
		snprintf(out->text, sizeof(out->text), "%.380s", text);
}

static conform_verdict
verdict_of(pop_status st)
{
	switch (st) {
	case POP_OK:
		return CONFORM_PASS;
	case POP_E_INPUT:
	case POP_E_REFUSED:
		return CONFORM_REFUSED;
	case POP_E_DIFFER:
		return CONFORM_WRONG;
	case POP_E_NOMEM:
		return CONFORM_MEMORY;
	case POP_E_TIMEOUT:
		return CONFORM_HUNG;
	default:
		return CONFORM_BROKEN;
	}
}

static void
conclude(session *s, pop_status st, const pop_err *err)
{
	if (st != POP_OK)
		say(s->out, verdict_of(st), err->text);
	else if (s->differs)
		say(s->out, CONFORM_WRONG, s->out->text);
	else
		s->out->verdict = CONFORM_PASS;
}

static pop_status
compile_and_load(session *s, pop_err *err)
{
	POP_TRY(read_graph(s, err));
	POP_TRY(compile(s, err));
	return load(s, err);
}

static pop_status
run_zeros(session *s, pop_err *err)
{
	POP_TRY(compile_and_load(s, err));
	POP_TRY(bind_zeros(s, pop_exe_program(s->exe), err));
	return pop_engine_run(s->engine, RUN_NS, err);
}

/* --shape, from the arguments. */
static pop_status
give_shapes(session *s, pop_err *err)
{
	uint32_t n = 0;

	POP_TRY(read_npz(&s->inputs, s->c->inputs, err));
	for (; n < MAX_GIVEN; n++) {
		char name[32];
		const pop_tensor *v;

		snprintf(name, sizeof(name), "in%u", n);
		v = pop_npz_find(&s->inputs, name);
		if (!v)
			break;
		snprintf(s->number[n], sizeof(s->number[n]), "%u", n);
		s->given[n] = (pop_given){.text = pop_str_of(s->number[n]),
			.arg = pop_str_of(s->number[n]),
			.type = v->shape};
		s->given[n].type.dtype = POP_DT_NONE;
	}
	s->request.given = s->given;
	s->request.ngiven = n;
	pop_npz_release(&s->inputs);
	s->inputs = (pop_npz){0};
	return POP_OK;
}

static pop_status
run_data(session *s, pop_err *err)
{
	const pop_program *p;

	if (s->c->is_open)
		POP_TRY(give_shapes(s, err));
	POP_TRY(compile_and_load(s, err));
	p = pop_exe_program(s->exe);
	POP_TRY(bind_data(s, p, err));
	POP_TRY(pop_engine_run(s->engine, RUN_NS, err));
	return check_data(s, p, err);
}

/* A refusal that names what it cannot do is as good as a result. */
static void
run_optional(session *s)
{
	const char *t = s->c->targets;
	pop_err err = {0};
	pop_status st = run_data(s, &err);

	conclude(s, st, &err);
	if (s->out->verdict != CONFORM_REFUSED)
		return;
	while (*t) {
		size_t n = strcspn(t, ",");
		char name[128];

		snprintf(name, sizeof(name), "%.*s", (int)n, t);
		if (strstr(err.text, name))
			break;
		t += n + (t[n] == ',');
	}
	if (*t || !*s->c->targets)
		say(s->out, CONFORM_PASS, err.text);
}

static void
run_refuse(session *s)
{
	pop_err err = {0};
	pop_status st = read_graph(s, &err);

	/* Dynamic shapes and custom calls are refused when they are to be
	 * compiled. */
	if (st == POP_OK && *s->c->targets)
		st = compile(s, &err);
	if (st == POP_OK)
		say(s->out, CONFORM_ACCEPTED, "is accepted");
	else if (st == POP_E_INPUT)
		say(s->out, CONFORM_PASS, err.text);
	else
		say(s->out, verdict_of(st), err.text);
}

/* Messages are for a terminal: one line that begins with the file. */
static bool
is_clear(const session *s, const char *text)
{
	const char *name = base_name(s->c->graph);

	for (const char *p = text; *p; p++)
		if (iscntrl((unsigned char)*p))
			return false;
	return strncmp(text, name, strlen(name)) == 0;
}

static void
run_malformed(session *s)
{
	pop_err err = {0};
	pop_status st;

	s->arena.limit = DAMAGED_MEMORY;
	st = run_zeros(s, &err);
	if (st == POP_E_INPUT && !is_clear(s, err.text))
		say(s->out, CONFORM_BROKEN, err.text);
	else if (st == POP_E_INPUT)
		say(s->out, CONFORM_PASS, err.text);
	else if (st == POP_E_NOMEM && s->out->has_key)
		/* A valid graph may ask for more than there is. */
		say(s->out, CONFORM_PASS, err.text);
	else if (st == POP_OK || st == POP_E_DIFFER || st == POP_E_TIMEOUT)
		say(s->out, s->c->must_refuse ? CONFORM_ACCEPTED : CONFORM_PASS,
			"is accepted");
	else
		say(s->out, verdict_of(st), err.text);
}

/* ---- Artifact and text. */

/* Places and names of arguments are those of one spelling. */
static void
forget_places(pop_graph *g)
{
	pop_walk w;

	g->loc_is_text = false;
	for (uint32_t i = 0; i < g->nfunc; i++) {
		g->func[i]->loc = (pop_loc){0};
		for (uint32_t k = 0; k < g->func[i]->body->narg; k++)
			g->func[i]->arg_port[k].name = POP_STR("");
		for (pop_op *op = pop_walk_first(&w, g->func[i]->body); op;
			op = pop_walk_next(&w))
			op->loc = (pop_loc){0};
	}
}

static pop_status
import_file(void *arg, pop_err *err)
{
	session *t = arg;
	pop_import_source src = {.file = "graph",
		.data = t->file.data,
		.n = t->file.len,
		.mapped = t->file.mapped};

	return pop_import(&t->graph, &t->arena, &src, err);
}

/* As read: twins have one of everything, whether it fits or not. */
static pop_status
print_graph(session *s, const char *path, pop_buf *out, pop_err *err)
{
	session t = {.c = s->c, .out = s->out, .request = s->request};
	pop_status st;

	st = pop_file_map(&t.file, path, POP_IMPORT_LIMIT_BYTES, err);
	if (st == POP_OK)
		st = pop_arena_run(&t.arena, import_file, &t, err);
	if (st == POP_OK) {
		forget_places(t.graph);
		pop_graph_print(t.graph, out);
	}
	if (st == POP_OK)
		st = pop_buf_finish(out, err);
	pop_arena_release(&t.arena);
	pop_file_release(&t.file);
	return st;
}

static int
line_length(const pop_buf *b, size_t at)
{
	enum { SHOWN = 150 };
	size_t n = strcspn((const char *)b->data + at, "\n");

	return n < SHOWN ? (int)n : SHOWN;
}

/* The first line that differs, of texts that end in NUL. */
static void
first_difference(conform_result *out, const pop_buf *a, const pop_buf *b)
{
	size_t n = a->len < b->len ? a->len : b->len, at = 0;
	char text[340];

	for (size_t i = 0; i < n && a->data[i] == b->data[i]; i++)
		if (a->data[i] == '\n')
			at = i + 1;
	snprintf(text, sizeof(text), "artifact \"%.*s\", text \"%.*s\"",
		line_length(a, at), (const char *)a->data + at,
		line_length(b, at), (const char *)b->data + at);
	say(out, CONFORM_WRONG, text);
}

static void
run_twin(session *s)
{
	pop_buf a = {0}, b = {0};
	char text[4096];
	size_t n = strlen(s->c->graph);
	pop_err err = {0};
	pop_status st;

	/* x.mlir.bc and x.mlir */
	snprintf(text, sizeof(text), "%.*s", (int)n - 3, s->c->graph);
	st = print_graph(s, s->c->graph, &a, &err);
	if (st == POP_OK)
		st = print_graph(s, text, &b, &err);
	pop_buf_char(&a, 0);
	pop_buf_char(&b, 0);
	if (st != POP_OK)
		say(s->out, verdict_of(st), err.text);
	else if (strcmp((char *)a.data, (char *)b.data) != 0)
		first_difference(s->out, &a, &b);
	else
		say(s->out, CONFORM_PASS, "");
	pop_buf_release(&a);
	pop_buf_release(&b);
}

void
conform_run(conform_result *out, const conform_case *c)
{
	session s = {.c = c, .out = out};
	pop_err err = {0};

	if (open_session(&s, &err) != POP_OK) {
		say(out, CONFORM_BROKEN, err.text);
		close_session(&s);
		return;
	}
	switch (c->kind) {
	case CONFORM_SELF:
		conclude(&s, run_zeros(&s, &err), &err);
		break;
	case CONFORM_DATA:
		conclude(&s, run_data(&s, &err), &err);
		break;
	case CONFORM_OPTIONAL:
		run_optional(&s);
		break;
	case CONFORM_READ:
		s.request.open = true;
		conclude(&s, read_graph(&s, &err), &err);
		break;
	case CONFORM_REFUSE:
		run_refuse(&s);
		break;
	case CONFORM_TWIN:
		run_twin(&s);
		break;
	case CONFORM_MALFORMED:
		run_malformed(&s);
		break;
	}
	close_session(&s);
}
