/*
 * Any bytes as an HloModuleProto: refused with a place, or read; then what was
 * read is verified and, if it may be, has a key.
 */

#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "lib/import/reader.h"

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

	return pop_read_hlo_proto(
		&r->graph, &r->arena, "f", r->data, r->len, err);
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
