/*
 * How fast fused code and control are: whole graphs, compiled and run by the
 * library, against the memory bandwidth measured between the same rounds, and
 * in nanoseconds an element or a step.
 */

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/gen/gen.h"
#include "lib/import/import.h"
#include "lib/num/fill.h"
#include "lib/pass/pass.h"
#include "lib/rt/engine.h"
#include "tests/perf/bench.h"

typedef struct text {
	char s[16384];
	size_t n;
} text;

static void
say(text *t, const char *format, ...)
{
	va_list ap;

	va_start(ap, format);
	t->n += (size_t)vsnprintf(t->s + t->n, sizeof(t->s) - t->n, format, ap);
	va_end(ap);
	if (t->n >= sizeof(t->s))
		abort();
}

/* ---- Graphs: T stands for the type of the case. */

typedef struct graph_case {
	const char *name;
	const char *type;  /* of arguments, and of results if not told */
	double elements;   /* of which the time is told */
	double traffic;    /* bytes read and written at least */
	bench_limit limit; /* BENCH_TRIAD, BENCH_COPY */
	const char *head;  /* arguments and results */
	const char *body;
} graph_case;

#define ONE_ARG  "%a: T) -> T"
#define TWO_ARGS "%a: T, %b: T) -> T"
#define VECTOR   "tensor<393216xf32>"
#define SUM(to, from, small)                                             \
	to " = \"stablehlo.reduce\"(" from ", %z) ({\n"                  \
	   "^bb0(%x" small ": tensor<f32>, %y" small ": tensor<f32>):\n" \
	   "%s" small " = stablehlo.add %x" small ", %y" small           \
	   ": tensor<f32>\n\"stablehlo.return\"(%s" small                \
	   ") : (tensor<f32>) -> ()\n})"                                 \
	   " {dimensions = array<i64: 1>} : (T, tensor<f32>) -> R\n"
#define MAXIMUM(to, from)                                       \
	to " = \"stablehlo.reduce\"(" from ", %ninf) ({\n"      \
	   "^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"          \
	   "%s = stablehlo.maximum %x, %y : tensor<f32>\n"      \
	   "\"stablehlo.return\"(%s) : (tensor<f32>) -> ()\n})" \
	   " {dimensions = array<i64: 1>} : (T, tensor<f32>) -> R\n"
#define SPREAD(to, from) \
	to " = stablehlo.broadcast_in_dim " from ", dims = [0] : (R) -> T\n"
#define SOFTMAX                                                                 \
	"%z = stablehlo.constant dense<0.0> : tensor<f32>\n"                    \
	"%ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>\n" MAXIMUM( \
		"%m", "%a") SPREAD("%mm",                                       \
		"%m") "%d = stablehlo.subtract %a, %mm : T\n"                   \
		      "%e = stablehlo.exponential %d : T\n" SUM(                \
			      "%t", "%e", "1") SPREAD("%tt",                    \
			      "%t") "%r = stablehlo.divide %e, %tt : T\n"

static const graph_case graphs[] = {
	{"relu(a + b)", VECTOR, 393216, 12, BENCH_TRIAD, TWO_ARGS,
		"%z = stablehlo.constant dense<0.0> : T\n"
		"%s = stablehlo.add %a, %b : T\n"
		"%r = stablehlo.maximum %s, %z : T\n"},
	{"exp(a) * b + a", VECTOR, 393216, 12, BENCH_TRIAD, TWO_ARGS,
		"%e = stablehlo.exponential %a : T\n"
		"%p = stablehlo.multiply %e, %b : T\n"
		"%r = stablehlo.add %p, %a : T\n"},
	/* Of what attention masks: no lane's result is a normal number. */
	{"exp(a - 1e9)", VECTOR, 393216, 12, BENCH_TRIAD, TWO_ARGS,
		"%m = stablehlo.constant dense<-1.0e9> : T\n"
		"%s = stablehlo.add %a, %m : T\n"
		"%e = stablehlo.exponential %s : T\n"
		"%r = stablehlo.add %e, %b : T\n"},
	{"gelu by erf", VECTOR, 393216, 12, BENCH_TRIAD, TWO_ARGS,
		"%h = stablehlo.constant dense<0.5> : T\n"
		"%o = stablehlo.constant dense<1.0> : T\n"
		"%k = stablehlo.constant dense<0.707106769> : T\n"
		"%y = stablehlo.add %a, %b : T\n"
		"%s = stablehlo.multiply %y, %k : T\n"
		"%e = chlo.erf %s : T -> T\n"
		"%f = stablehlo.add %e, %o : T\n"
		"%g = stablehlo.multiply %f, %y : T\n"
		"%r = stablehlo.multiply %g, %h : T\n"},
	{"gelu by tanh", VECTOR, 393216, 12, BENCH_TRIAD, TWO_ARGS,
		"%h = stablehlo.constant dense<0.5> : T\n"
		"%o = stablehlo.constant dense<1.0> : T\n"
		"%k = stablehlo.constant dense<0.797884583> : T\n"
		"%c = stablehlo.constant dense<0.044715> : T\n"
		"%y = stablehlo.add %a, %b : T\n"
		"%y2 = stablehlo.multiply %y, %y : T\n"
		"%y3 = stablehlo.multiply %y2, %y : T\n"
		"%q = stablehlo.multiply %y3, %c : T\n"
		"%p = stablehlo.add %y, %q : T\n"
		"%s = stablehlo.multiply %p, %k : T\n"
		"%e = stablehlo.tanh %s : T\n"
		"%f = stablehlo.add %e, %o : T\n"
		"%g = stablehlo.multiply %f, %y : T\n"
		"%r = stablehlo.multiply %g, %h : T\n"},
	{"softmax 1536x128", "tensor<1536x128xf32>", 1536 * 128, 8, BENCH_COPY,
		ONE_ARG, SOFTMAX},
	{"softmax 128x50257", "tensor<128x50257xf32>", 128.0 * 50257, 8,
		BENCH_COPY, ONE_ARG, SOFTMAX},
	{"layer norm 128x768", "tensor<128x768xf32>", 128 * 768, 8, BENCH_COPY,
		ONE_ARG,
		"%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
		"%n = stablehlo.constant dense<0.00130208337> : R\n"
		"%eps = stablehlo.constant dense<1.0e-5> : R\n" SUM("%t", "%a",
			"1") "%m = stablehlo.multiply %t, %n : R\n" SPREAD("%mm",
			"%m") "%d = stablehlo.subtract %a, %mm : T\n"
			      "%q = stablehlo.multiply %d, %d : T\n" SUM("%u",
				      "%q",
				      "2") "%v = stablehlo.multiply %u, %n : R\n"
					   "%w = stablehlo.add %v, %eps : R\n"
					   "%k = stablehlo.rsqrt %w : R\n" SPREAD(
						   "%kk",
						   "%k") "%r = stablehlo.multiply %d, %kk : T\n"},
	{"transpose 2048x1024", "tensor<2048x1024xf32>", 2048 * 1024, 8,
		BENCH_COPY, "%a: T) -> tensor<1024x2048xf32>",
		"%r = stablehlo.transpose %a, dims = [1, 0] : "
		"(T) -> tensor<1024x2048xf32>\n"},
	{"NHWC to NCHW 8x56x56x64", "tensor<8x56x56x64xf32>", 8 * 56 * 56 * 64,
		8, BENCH_COPY, "%a: T) -> tensor<8x64x56x56xf32>",
		"%r = stablehlo.transpose %a, dims = [0, 3, 1, 2] : "
		"(T) -> tensor<8x64x56x56xf32>\n"},
	{"heads 16x128x12x64", "tensor<16x128x12x64xf32>", 16 * 128 * 12 * 64,
		8, BENCH_COPY, "%a: T) -> tensor<16x12x128x64xf32>",
		"%r = stablehlo.transpose %a, dims = [0, 2, 1, 3] : "
		"(T) -> tensor<16x12x128x64xf32>\n"},
};

/* Replaces T, and R by T without its last dim, where they stand alone. */
static void
say_typed(text *t, const char *s, const char *type)
{
	const char *last = strrchr(type, 'x');
	size_t rows = (size_t)(last - type);

	while (rows > 0 && type[rows - 1] != 'x' && type[rows - 1] != '<')
		rows--;
	for (char before = ' '; *s; before = *s++) {
		char next = (char)(s[1] | 32);
		bool alone = before != '%' && before != '_' &&
			     !(next >= 'a' && next <= 'z') &&
			     !(s[1] >= '0' && s[1] <= '9');

		if (*s == 'T' && alone)
			say(t, "%s", type);
		else if (*s == 'R' && alone)
			say(t, "%.*s%s", (int)rows, type, last + 1);
		else
			say(t, "%c", *s);
	}
}

/* ---- Compiling and running. */

enum { ARGUMENTS = 4 };

typedef struct running {
	pop_arena arena;
	pop_graph *graph;
	pop_program program;
	pop_engine *engine;
	pop_import_source source;
	void *data[ARGUMENTS];
} running;

static pop_status
compile(void *arg, pop_err *err)
{
	running *r = arg;

	POP_TRY(pop_import(&r->graph, &r->arena, &r->source, err));
	POP_TRY(pop_graph_verify(r->graph, err));
	POP_TRY(pop_pass_run(r->graph, NULL, err));
	POP_TRY(pop_gen(&r->program, &r->arena, r->graph, err));
	return pop_program_check(&r->program, err);
}

static void
must(pop_status st, const pop_err *err)
{
	if (st == POP_OK)
		return;
	fprintf(stderr, "bench_fused: %s\n", err->text);
	exit(1);
}

static void
bind_arguments(running *r, pop_err *err)
{
	for (uint32_t i = 0; i < r->program.narg; i++) {
		const pop_shape *s = &r->program.arg[i].type;
		pop_dtype d = (pop_dtype)s->dtype;
		int64_t n = pop_shape_elements(s);
		size_t bytes = (size_t)pop_shape_bytes(s);
		void *data = aligned_alloc(64, (bytes + 63) / 64 * 64);

		if (!data || i >= ARGUMENTS)
			abort();
		r->data[i] = data;
		if (pop_dtype_is_float(d))
			pop_fill_uniform(
				d, data, pop_fill_key(1, i), 0, n, 0, 1);
		else
			pop_fill_int(
				d, data, pop_fill_key(1, i), 0, n, 0, 1000);
		must(pop_engine_bind(r->engine, i, data, bytes, err), err);
	}
}

static running *
start(bench *b, const text *t)
{
	running *r = calloc(1, sizeof(*r));
	pop_engine_options o = {
		.nthread = bench_threads(b), .isa = bench_table(b)->name};
	pop_err err = {0};

	if (!r)
		abort();
	r->source = (pop_import_source){"bench", t->s, t->n, false};
	must(pop_arena_run(&r->arena, compile, r, &err), &err);
	must(pop_engine_new(&r->engine, &r->program, &o, &err), &err);
	bind_arguments(r, &err);
	return r;
}

static void
stop(running *r)
{
	pop_engine_free(r->engine);
	for (unsigned i = 0; i < ARGUMENTS; i++)
		free(r->data[i]);
	pop_arena_release(&r->arena);
	free(r);
}

static void
run_once(void *arg)
{
	running *r = arg;
	pop_err err = {0};

	must(pop_engine_run(r->engine, 0, &err), &err);
}

/* One graph; the note says the time of one of `count` things. */
static void
measure(bench *b, const text *t, const char *name, bench_limit limit,
	double work, double count, const char *unit)
{
	running *r;
	char note[96];
	bench_time time;

	if (!bench_wanted(b, name))
		return;
	r = start(b, t);
	time = bench_measure(
		b, &(bench_case){.name = name,
			   .run = run_once,
			   .arg = r,
			   .limit = limit,
			   .work = work,
			   .unit = limit == BENCH_NONE ? "1/s" : NULL});
	snprintf(note, sizeof(note), "%s, each", name);
	bench_note(b, note, time.median * 1e9 / count, unit);
	stop(r);
}

static void
run_graphs(bench *b)
{
	text *t = malloc(sizeof(*t));

	for (size_t i = 0; t && i < sizeof(graphs) / sizeof(graphs[0]); i++) {
		const graph_case *c = &graphs[i];

		t->n = 0;
		say(t, "func.func public @main(");
		say_typed(t, c->head, c->type);
		say(t, " {\n");
		say_typed(t, c->body, c->type);
		say(t, "func.return %%r : ");
		say_typed(t, strstr(c->head, "-> ") + 3, c->type);
		say(t, "\n}\n");
		measure(b, t, c->name, c->limit, c->traffic * c->elements,
			c->elements, "ns/element");
	}
	free(t);
}

/* ---- Graphs that are written by loops. */

static void
run_adam(bench *b)
{
	static const char body[] =
		"func.func public @main(%p: T, %g: T, %m: T, %v: T) "
		"-> (T, T, T) {\n"
		"%c1 = stablehlo.constant dense<0.9> : T\n"
		"%c2 = stablehlo.constant dense<0.1> : T\n"
		"%c3 = stablehlo.constant dense<0.999> : T\n"
		"%c4 = stablehlo.constant dense<0.001> : T\n"
		"%c5 = stablehlo.constant dense<1.0e-8> : T\n"
		"%m1 = stablehlo.multiply %m, %c1 : T\n"
		"%g1 = stablehlo.multiply %g, %c2 : T\n"
		"%mm = stablehlo.add %m1, %g1 : T\n"
		"%v1 = stablehlo.multiply %v, %c3 : T\n"
		"%g2 = stablehlo.multiply %g, %g : T\n"
		"%g3 = stablehlo.multiply %g2, %c4 : T\n"
		"%vv = stablehlo.add %v1, %g3 : T\n"
		"%s = stablehlo.sqrt %vv : T\n"
		"%d = stablehlo.add %s, %c5 : T\n"
		"%q = stablehlo.divide %mm, %d : T\n"
		"%u = stablehlo.multiply %q, %c4 : T\n"
		"%pp = stablehlo.subtract %p, %u : T\n"
		"func.return %pp, %mm, %vv : T, T, T\n}\n";
	text *t = calloc(1, sizeof(*t));

	if (!t)
		abort();
	say_typed(t, body, VECTOR);
	measure(b, t, "adam", BENCH_TRIAD, 28 * 393216.0, 393216, "ns/element");
	free(t);
}

/* x1 = rotl(x1, by) ^ (x0 += x1), number i. */
static void
say_round(text *t, int i, unsigned by)
{
	say(t, "%%a%d = stablehlo.add %%a%d, %%b%d : U\n", i + 1, i, i);
	say(t, "%%k%d = stablehlo.constant dense<%u> : U\n", i, by);
	say(t, "%%n%d = stablehlo.constant dense<%u> : U\n", i, 32 - by);
	say(t, "%%l%d = stablehlo.shift_left %%b%d, %%k%d : U\n", i, i, i);
	say(t,
		"%%r%d = stablehlo.shift_right_logical %%b%d, %%n%d : U\n"
		"%%o%d = stablehlo.or %%l%d, %%r%d : U\n",
		i, i, i, i, i, i);
	say(t, "%%b%d = stablehlo.xor %%a%d, %%o%d : U\n", i + 1, i + 1, i);
}

static void
run_threefry(bench *b)
{
	static const unsigned by[8] = {13, 15, 26, 6, 17, 29, 16, 24};
	text *t = calloc(1, sizeof(*t));
	char *u;

	if (!t)
		abort();
	say(t, "func.func public @main(%%a0: U, %%b0: U) -> (U, U) {\n");
	for (int i = 0; i < 20; i++)
		say_round(t, i, by[i % 8]);
	say(t, "func.return %%a20, %%b20 : U, U\n}\n");
	/* U in full, from a copy. */
	u = strdup(t->s);
	t->n = 0;
	for (const char *s = u; s && *s; s++)
		say(t, *s == 'U' ? "tensor<262144xui32>" : "%c", *s);
	free(u);
	measure(b, t, "threefry rounds", BENCH_TRIAD, 16 * 262144.0, 262144,
		"ns/block");
	free(t);
}

/* `turns` turns of a loop whose body gives %c{1} of %c{0}. */
static void
say_loop(text *t, const char *type, int turns, const char *body)
{
	say(t, "func.func public @main(%%a: %s) -> %s {\n", type, type);
	say(t,
		"%%i = stablehlo.constant dense<0> : tensor<i32>\n"
		"%%o = stablehlo.constant dense<1> : tensor<i32>\n"
		"%%n = stablehlo.constant dense<%d> : tensor<i32>\n"
		"%%w:2 = stablehlo.while(%%k = %%i, %%c = %%a) : tensor<i32>, "
		"%s\n cond {\n"
		"%%t = stablehlo.compare LT, %%k, %%n : (tensor<i32>, "
		"tensor<i32>) -> tensor<i1>\n"
		"stablehlo.return %%t : tensor<i1>\n} do {\n",
		turns, type);
	say_typed(t, body, type);
	say(t,
		"%%kk = stablehlo.add %%k, %%o : tensor<i32>\n"
		"stablehlo.return %%kk, %%d : tensor<i32>, %s\n}\n"
		"func.return %%w#1 : %s\n}\n",
		type, type);
}

#define SLICE(to, r, c)                                     \
	to " = stablehlo.slice %c [" r ", " c "] : (T) -> " \
	   "tensor<510x510xf32>\n"

static void
run_loops(bench *b)
{
	static const char tiny[] = "%d = stablehlo.add %c, %c : T\n";
	static const char jacobi[] = SLICE("%u", "0:510", "1:511") SLICE("%v",
		"2:512",
		"1:511") SLICE("%x", "1:511", "0:510") SLICE("%y", "1:511",
		"2:512") "%q = stablehlo.constant dense<0.25> : tensor<510x510xf32>\n"
			 "%s1 = stablehlo.add %u, %v : tensor<510x510xf32>\n"
			 "%s2 = stablehlo.add %s1, %x : tensor<510x510xf32>\n"
			 "%s3 = stablehlo.add %s2, %y : tensor<510x510xf32>\n"
			 "%m = stablehlo.multiply %s3, %q : tensor<510x510xf32>\n"
			 "%d = stablehlo.dynamic_update_slice %c, %m, %o, %o : "
			 "(T, tensor<510x510xf32>, tensor<i32>, tensor<i32>) -> T\n";
	text *t = calloc(1, sizeof(*t));

	if (!t)
		abort();
	say_loop(t, "tensor<8xf32>", 1000, tiny);
	measure(b, t, "1000 turns of an add of 8", BENCH_NONE, 1000, 1000,
		"ns/turn");
	t->n = 0;
	say_loop(t, "tensor<512x512xf32>", 1000, jacobi);
	measure(b, t, "1000 Jacobi steps 512x512", BENCH_TRIAD,
		8 * 512.0 * 512 * 1000, 512.0 * 512 * 1000, "ns/point");
	free(t);
}

static void
nothing(void *arg, int64_t part, unsigned thread)
{
	(void)arg, (void)part, (void)thread;
}

static void
fork_join(void *arg)
{
	bench *b = arg;

	for (int i = 0; i < 100; i++)
		pop_pool_run(bench_pool(b), nothing, NULL, 2);
}

int
main(int argc, char **argv)
{
	bench *b = bench_open("bench_fused", argc, argv);

	run_graphs(b);
	run_adam(b);
	run_threefry(b);
	run_loops(b);
	bench_measure(b, &(bench_case){.name = "100 fork-joins of nothing",
				 .run = fork_join,
				 .arg = b,
				 .limit = BENCH_NONE,
				 .work = 100,
				 .unit = "1/s",
				 .clock = true});
	return bench_close(b);
}
