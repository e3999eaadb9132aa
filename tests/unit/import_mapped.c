/*
 * Graphs read from mapped files, whose pages the readers let go of: what is
 * read, and the places in messages, are the same as from memory.
 */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/base/fs.h"
#include "lib/import/import.h"

typedef struct reading {
	pop_arena arena;
	pop_graph *graph;
	pop_import_source src;
} reading;

static pop_status
body(void *arg, pop_err *err)
{
	reading *r = arg;

	POP_TRY(pop_import(&r->graph, &r->arena, &r->src, err));
	return pop_graph_verify(r->graph, err);
}

static pop_status
read_graph(const void *data, size_t n, bool mapped, pop_buf *text, pop_err *err)
{
	reading r = {.src = {"t", data, n, mapped}};
	pop_status st = pop_arena_run(&r.arena, body, &r, err);

	if (st == POP_OK)
		pop_graph_print(r.graph, text);
	pop_arena_release(&r.arena);
	return st;
}

/* Both ways; true if it was read. */
static bool
check(const pop_buf *b)
{
	pop_err here = {0}, there = {0}, err = {0};
	pop_buf one = {0}, two = {0};
	pop_status st, su;
	pop_file f;

	assert(!b->failed);
	assert(pop_publish("graph", b->data, b->len, false, &err) == POP_OK);
	assert(pop_file_map(&f, "graph", 0, &err) == POP_OK && f.mapped);
	st = read_graph(b->data, b->len, false, &one, &here);
	su = read_graph(f.data, f.len, true, &two, &there);
	if (st != su || strcmp(here.text, there.text) != 0)
		fprintf(stderr, "from memory: %s\nmapped: %s\n", here.text,
			there.text);
	assert(st == su && strcmp(here.text, there.text) == 0);
	assert(one.len == two.len);
	assert(!one.len || memcmp(one.data, two.data, one.len) == 0);
	pop_file_release(&f);
	pop_buf_release(&one);
	pop_buf_release(&two);
	return st == POP_OK;
}

enum { N = 1 << 19, OPS = 50000 };

static void
put_hex(pop_buf *b, uint32_t seed)
{
	pop_buf_str(b, "dense<\"0x");
	for (uint32_t i = 0; i < N; i++)
		pop_buf_printf(b, "%08X", (i ^ seed) * 2654435761u >> 9);
	pop_buf_printf(b, "\"> : tensor<%dxi32>", N);
}

/* Elements on lines of their own. */
static void
put_list(pop_buf *b, char open, char close, bool bad)
{
	pop_buf_char(b, (uint8_t)open);
	for (uint32_t i = 0; i < N; i++)
		pop_buf_printf(b, "%s%u", i ? ",\n  " : "", i * 40503u >> 12);
	pop_buf_printf(b, "%s%c", bad ? "x" : "", close);
}

/* Constants, then more operations than pages are kept of, then `last`. */
static void
put_mlir(pop_buf *b, bool generic, const char *last)
{
	const char *open = generic ? "\"stablehlo.constant\"() <{value = "
				   : "stablehlo.constant ";
	const char *shut = generic ? "}> : () -> tensor<524288xi32>" : "";

	pop_buf_printf(b,
		"func.func @main(%%x: tensor<i32>) -> "
		"(tensor<%dxi32>, tensor<%dxi32>, tensor<i32>) {\n",
		N, N);
	pop_buf_printf(b, "  %%0 = %s", open);
	put_hex(b, 7);
	pop_buf_printf(b, "%s\n  %%1 = %sdense<", shut, open);
	put_list(b, '[', ']', false);
	pop_buf_printf(b,
		"> : tensor<%dxi32>%s\n  %%y0 = stablehlo.abs %%x : "
		"tensor<i32>\n",
		N, shut);
	for (uint32_t i = 0; i < OPS; i++)
		pop_buf_printf(b,
			"  %%y%u = stablehlo.add %%y%u, %%x : "
			"tensor<i32>\n",
			i + 1, i);
	pop_buf_printf(b,
		"  return %%0, %%1, %s : tensor<%dxi32>, "
		"tensor<%dxi32>, tensor<i32>\n}\n",
		last, N, N);
}

static void
put_hlo(pop_buf *b, bool bad)
{
	pop_buf_printf(b,
		"HloModule m\nENTRY e {\n  ROOT c = s32[%d]{0} "
		"constant(",
		N);
	put_list(b, '{', '}', bad);
	pop_buf_str(b, ")\n}\n");
}

int
main(void)
{
	pop_buf b = {0};

	for (int generic = 0; generic < 2; generic++) {
		put_mlir(&b, generic, "%y9");
		assert(check(&b));
		b.len = 0;
		put_mlir(&b, generic, "%none");
		assert(!check(&b));
		b.len = 0;
	}
	for (int bad = 0; bad < 2; bad++) {
		put_hlo(&b, bad);
		assert(check(&b) == !bad);
		b.len = 0;
	}
	pop_buf_release(&b);
	return 0;
}
