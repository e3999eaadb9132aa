/* Real graphs: all of them read and verify; one graph in other spellings has
 * one digest; what is cut off is refused; memory may run out anywhere. */

#include "tests/unit/import_test.h"

static const char *const model[] = {"add3", "const_forms", "f16_conv",
	"heat_stencil", "int8_mlp", "lenet_train", "lstm_scan",
	"mnist_mlp_infer", "sort_topk", "while_newton"};

/* Those that are not part of the project. */
static const char *const shared[] = {"bert_base_infer", "bf16_mlp",
	"gpt2_small_decode", "gpt2_small_prefill", "gpt_tiny_train",
	"mnist_mlp_train", "resnet50_infer_b1", "resnet50_infer_b8",
	"rng_dropout", "vit_tiny_infer"};

/* Graphs with debug information beside those without. */
static const char *const debug[] = {
	"lenet_train", "lstm_scan", "mnist_mlp_infer", "while_newton"};

/* In shared/syntax: NULL reads, a text is refused with it. */
static const struct {
	const char *name, *error;
} syntax[] = {
	{"donated", NULL},
	{"effects_callback", NULL},
	{"lapack_cpu", NULL},
	{"mixed", NULL},
	{"mixed.debug", NULL},
	{"mixed.generic", NULL},
	{"no_inputs_no_outputs", NULL},
	{"shard_map", NULL},
	{"sharded", NULL},
	{"small_types", NULL},
	{"symbolic", NULL},
	{"x64", NULL},
};

static pop_digest
digest_of(const char *root, const char *dir, const char *name, const char *end)
{
	char path[256];
	pop_digest d;
	import_run r;
	size_t n;
	char *data;

	snprintf(path, sizeof(path), "%s/%s%s", dir, name, end);
	data = import_file(root, path, &n);
	if (!data)
		fprintf(stderr, "%s/%s is missing\n", root, path);
	assert(data);
	if (import_bytes(&r, data, n) != POP_OK)
		fprintf(stderr, "%s: %s\n", path, r.err.text);
	assert(r.err.status == POP_OK);
	assert(pop_graph_digest(r.graph, &d, NULL, &r.err) == POP_OK);
	import_end(&r);
	free(data);
	return d;
}

static void
check_refused(const char *root, const char *name, const char *error)
{
	char path[256];
	import_run r;
	size_t n;
	char *data;

	snprintf(path, sizeof(path), "syntax/%s.mlir", name);
	data = import_file(root, path, &n);
	assert(data);
	assert(import_bytes(&r, data, n) == POP_E_INPUT);
	if (!strstr(r.err.text, error))
		fprintf(stderr, "%s: %s\n", path, r.err.text);
	assert(strstr(r.err.text, error));
	import_end(&r);
	free(data);
}

static void
check_shared(const char *root)
{
	for (size_t i = 0; i < sizeof(shared) / sizeof(shared[0]); i++)
		digest_of(root, "models", shared[i], "/graph.mlir");
	for (size_t i = 0; i < sizeof(debug) / sizeof(debug[0]); i++) {
		pop_digest a =
			digest_of(root, "models", debug[i], "/graph.mlir");
		pop_digest b = digest_of(
			root, "models", debug[i], "/graph.debug.mlir");

		assert(pop_digest_eq(a, b));
	}
	for (size_t i = 0; i < sizeof(syntax) / sizeof(syntax[0]); i++)
		if (syntax[i].error)
			check_refused(root, syntax[i].name, syntax[i].error);
		else
			digest_of(root, "syntax", syntax[i].name, ".mlir");
}

/* A prefix of a graph is no graph. */
static void
check_cut_off(const char *data, size_t n)
{
	import_run r;

	while (n && data[n - 1] == '\n')
		n--;
	for (size_t k = 0; k < n; k += k < 2000 ? 7 : 61) {
		assert(import_bytes(&r, data, k) == POP_E_INPUT);
		assert(strncmp(r.err.text, "t:", 2) == 0);
		import_end(&r);
	}
}

static pop_status
body(void *arg, pop_err *err)
{
	import_run *r = arg;
	pop_import_source src = {.file = "t", .data = r->data, .n = r->len};

	return pop_import(&r->graph, &r->arena, &src, err);
}

static void
check_out_of_memory(const char *data, size_t n)
{
	pop_status st = POP_E_NOMEM;
	size_t step = 1;

	for (size_t limit = 1; st != POP_OK; limit += step) {
		import_run r = {.data = data, .len = n};

		r.arena.limit = limit;
		st = pop_arena_run(&r.arena, body, &r, &r.err);
		assert(st == POP_OK || st == POP_E_NOMEM);
		pop_arena_release(&r.arena);
		step = 1 + limit / 64;
	}
}

int
main(void)
{
	const char *root = import_root(), *other = getenv("POP_SHARED");
	char path[1024];
	pop_digest a, b, c;
	size_t n;
	char *data;

	for (size_t i = 0; i < sizeof(model) / sizeof(model[0]); i++)
		digest_of(root, "tests/data/models", model[i], "/graph.mlir");
	a = digest_of(root, "tests/data/syntax", "mixed", ".mlir");
	b = digest_of(root, "tests/data/syntax", "mixed.generic", ".mlir");
	c = digest_of(root, "tests/data/syntax", "mixed.debug", ".mlir");
	assert(pop_digest_eq(a, b) && pop_digest_eq(a, c));
	data = import_file(root, "tests/data/syntax/mixed.mlir", &n);
	assert(data);
	check_cut_off(data, n);
	check_out_of_memory(data, n);
	free(data);
	snprintf(path, sizeof(path), "%s/../shared", root);
	if (!other || !*other)
		other = path;
	data = import_file(other, "models/README.md", &n);
	if (data)
		check_shared(other);
	else
		printf("skipped: no models at %s\n", other);
	free(data);
	return 0;
}
