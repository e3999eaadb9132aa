/*
 * Portable artifacts.  Input that begins as one, or as no recipe, is read as
 * it is.  Other input is a recipe: which operation in which container, and
 * bytes to change in its attributes, types, properties and operations before
 * the container is put around them, so that lengths and counts fit and the
 * damage gets to where it means something.
 *
 *   recipe:  'R' operation version { part entry byte value }
 */

#include "tests/fuzz/read.h"
#include "tests/unit/make_bytecode.h"

static const struct row {
	const char *op;
	unsigned minor;
	const char *attrs, *args, *results, *regions;
} row[] = {
#define CASE(op, minor, attrs, args, results, regions, text) \
	{op, minor, attrs, args, results, regions},
#include "tests/unit/import_bytecode.def"
#undef CASE
};

enum { PARTS = 5, NROW = sizeof(row) / sizeof(row[0]) };

/* One byte of one entry of a table, or of the operations. */
static void
change(make_bytecode *w, pop_buf *ops, const uint8_t *p)
{
	make_table *t[] = {&w->attr, &w->type, &w->prop, &w->op};
	pop_buf *b = ops;

	if (p[0] % PARTS) {
		make_table *k = t[p[0] % PARTS - 1];

		b = k->n ? &k->v[p[1] % k->n] : ops;
	}
	if (b->len)
		b->data[p[2] % b->len] = p[3];
}

static void
read_recipe(const uint8_t *p, size_t n)
{
	const struct row *c = &row[p[1] % NROW];
	make_bytecode *w = calloc(1, sizeof(*w));
	pop_buf ops = {0}, func = {0}, ir = {0}, out = {0};

	assert(w);
	w->version = p[2] % 7;
	w->major = 1;
	w->minor = c->minor % 100;
	make_body(w, &ops, c->op, c->attrs, c->args, c->results, c->regions);
	make_func(w, &func, c->args, c->results, &(pop_buf){0});
	pop_buf_release(&func);
	for (size_t i = 3; i + 4 <= n; i += 4)
		change(w, &ops, p + i);
	make_func(w, &func, c->args, c->results, &ops);
	make_module(w, &ir, &func, 1);
	make_file(w, &out, &ir);
	free(w);
	fuzz_read(pop_import, out.data, out.len);
	pop_buf_release(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size >= 3 && data[0] == 'R')
		read_recipe(data, size);
	else
		fuzz_read(pop_import, data, size);
	return 0;
}
