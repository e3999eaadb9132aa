/* Any bytes as a graph: refused with a place, or read and then verified. */

#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "lib/import/import.h"
#include "lib/refine/refine.h"

typedef struct run {
	pop_arena arena;
	pop_graph *graph;
	const uint8_t *data;
	size_t len;
} run;

static pop_status
body(void *arg, pop_err *err)
{
	run *r = arg;

	POP_TRY(pop_import(&r->graph, &r->arena, "f", r->data, r->len, err));
	POP_TRY(pop_graph_verify_open(r->graph, err));
	return pop_graph_is_open(r->graph) && r->graph->main
		       ? pop_graph_refine(r->graph, NULL, 0, err)
		       : POP_OK;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	run r = {.data = data, .len = size};
	pop_err err = {0};
	pop_status st;

	r.arena.limit = (size_t)64 << 20;
	st = pop_arena_run(&r.arena, body, &r, &err);
	assert(st == POP_OK || st == POP_E_INPUT || st == POP_E_NOMEM);
	if (st == POP_OK)
		st = pop_graph_verify(r.graph, &err);
	if (st == POP_E_INPUT)
		assert(strncmp(err.text, "f:", 2) == 0);
	pop_arena_release(&r.arena);
	return 0;
}
