/*
 * How long whole popc processes take: models as they are shipped, and chains
 * of operations, whose time for each operation shall not grow with their
 * length.
 *
 * The models are timed by the clock, the chains by processor time, so that
 * neighbours do not bend the line.  Nothing is cached between runs.  BIN is the
 * directory of popc, build/plain unless the environment says otherwise.
 */

#include <assert.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "lib/base/buf.h"
#include "tests/perf/bench.h"

static char popc[4096], graph[4096];

/* ---- Chains. */

static const char *const t = "tensor<32x32xf32>";

/* Arithmetic of one value and one argument: one step at best. */
static void
put_elementwise(pop_buf *b, unsigned i)
{
	static const char *const op[] = {
		"add", "multiply", "subtract", "maximum"};

	pop_buf_printf(b, "    %%%u = stablehlo.%s %%%u, %%arg0 : %s\n", i + 1,
		op[i & 3], i, t);
}

/* What reuses its values, so that what recomputes would grow without end. */
static void
put_reuse(pop_buf *b, unsigned i)
{
	pop_buf_printf(b, "    %%%u = stablehlo.%s %%%u, %%%u : %s\n", i + 1,
		i & 1 ? "add" : "minimum", i, i > 7 ? i - 7 : 0, t);
}

/* Layers: what is not fused. */
static void
put_layer(pop_buf *b, unsigned i)
{
	if (i & 1)
		pop_buf_printf(b, "    %%%u = stablehlo.tanh %%%u : %s\n",
			i + 1, i, t);
	else
		pop_buf_printf(b,
			"    %%%u = stablehlo.dot_general %%%u, %%arg0, "
			"contracting_dims = [1] x [0] : (%s, %s) -> %s\n",
			i + 1, i, t, t, t);
}

/* Rows: sums, subtracted again. */
static void
put_row(pop_buf *b, unsigned i)
{
	switch (i % 3) {
	case 0:
		pop_buf_printf(b,
			"    %%%u = stablehlo.reduce(%%%u init: %%zero) "
			"applies stablehlo.add across dimensions = [1] : (%s, "
			"tensor<f32>) -> tensor<32xf32>\n",
			i + 1, i, t);
		break;
	case 1:
		pop_buf_printf(b,
			"    %%%u = stablehlo.broadcast_in_dim %%%u, dims = "
			"[0] : (tensor<32xf32>) -> %s\n",
			i + 1, i, t);
		break;
	default:
		pop_buf_printf(b,
			"    %%%u = stablehlo.subtract %%%u, %%%u : %s\n",
			i + 1, i - 2, i, t);
	}
}

static const struct {
	const char *name;
	void (*put)(pop_buf *b, unsigned i);
	unsigned period; /* a chain ends after whole turns */
} chains[] = {
	{"elementwise", put_elementwise, 1},
	{"reuse", put_reuse, 1},
	{"layers", put_layer, 2},
	{"rows", put_row, 3},
};

enum { NCHAIN = sizeof(chains) / sizeof(chains[0]) };

static void
write_graph(const pop_buf *b)
{
	FILE *f = fopen(graph, "w");

	if (!f || fwrite(b->data, 1, b->len, f) != b->len || fclose(f) != 0) {
		perror(graph);
		exit(1);
	}
}

static void
make_chain(unsigned which, unsigned n)
{
	pop_buf b = {0};

	n -= n % chains[which].period;
	pop_buf_printf(&b,
		"module {\n  func.func @main(%%arg0: %s) -> %s {\n"
		"    %%zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
		"    %%0 = stablehlo.negate %%arg0 : %s\n",
		t, t, t);
	for (unsigned i = 0; i < n; i++)
		chains[which].put(&b, i);
	pop_buf_printf(&b, "    return %%%u : %s\n  }\n}\n", n, t);
	assert(!b.failed);
	write_graph(&b);
	pop_buf_release(&b);
}

/* ---- popc. */

static void
compile(void *arg)
{
	char quiet[] = "--quiet", again[] = "--recache";
	char *const argv[] = {popc, quiet, again, arg, NULL};
	extern char **environ;
	posix_spawn_file_actions_t fa;
	pid_t pid;
	int st;

	posix_spawn_file_actions_init(&fa);
	posix_spawn_file_actions_addopen(
		&fa, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
	if (posix_spawn(&pid, popc, &fa, NULL, argv, environ) != 0 ||
		waitpid(pid, &st, 0) != pid || st != 0) {
		fprintf(stderr, "%s %s failed\n", popc, (char *)arg);
		exit(1);
	}
	posix_spawn_file_actions_destroy(&fa);
}

static bench_time
measure(bench *b, const char *name, char *path, bool children)
{
	return bench_measure(
		b, &(bench_case){.name = name,
			   .run = compile,
			   .arg = path,
			   .limit = children ? BENCH_NONE : BENCH_SPAWN,
			   .work = children ? 0 : 1,
			   .clock = true,
			   .children = children});
}

static void
measure_chain(bench *b, unsigned which)
{
	static const unsigned length[] = {2000, 20000, 100000};
	double each[3] = {0};
	char name[64];

	for (unsigned i = 0; i < 3; i++) {
		snprintf(name, sizeof(name), "chain of %s, %u ops",
			chains[which].name, length[i]);
		if (!bench_wanted(b, name))
			return;
		make_chain(which, length[i]);
		each[i] = measure(b, name, graph, true).best / length[i];
	}
	snprintf(name, sizeof(name), "chain of %s: an operation of 100000",
		chains[which].name);
	bench_note(b, name, each[2] / each[1] * 100, "% of one of 20000");
	bench_note(b, name, each[2] / each[0] * 100, "% of one of 2000");
}

static void
measure_models(bench *b)
{
	static const char *const model[] = {
		"add3", "mnist_mlp_train", "lenet_train", "rng_dropout"};

	for (size_t i = 0; i < sizeof(model) / sizeof(model[0]); i++) {
		char path[128];

		snprintf(path, sizeof(path), "tests/data/models/%s/graph.mlir",
			model[i]);
		if (access(path, R_OK) == 0)
			measure(b, model[i], path, false);
	}
}

static void
remove_all(const char *dir)
{
	char text[4200];

	snprintf(text, sizeof(text), "rm -rf '%s'", dir);
	if (system(text) != 0)
		fprintf(stderr, "%s is left\n", dir);
}

int
main(int argc, char **argv)
{
	bench *b = bench_open("bench_compile", argc, argv);
	char dir[] = "/tmp/bench.XXXXXX", flags[256];
	const char *bin = getenv("BIN");

	if (!mkdtemp(dir)) {
		perror(dir);
		return 1;
	}
	snprintf(popc, sizeof(popc), "%s/popc", bin ? bin : "build/plain");
	snprintf(graph, sizeof(graph), "%s/graph.mlir", dir);
	snprintf(flags, sizeof(flags), "--executable_cache_path=%s/cache", dir);
	setenv("TF_POPLAR_FLAGS", flags, 1);
	setenv("XDG_CACHE_HOME", dir, 1);
	measure_models(b);
	for (unsigned i = 0; i < NCHAIN; i++)
		measure_chain(b, i);
	remove_all(dir);
	return bench_close(b);
}
