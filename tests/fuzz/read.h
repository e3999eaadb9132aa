#ifndef TESTS_FUZZ_READ_H
#define TESTS_FUZZ_READ_H

/*
 * What the fuzz targets of readers share: any bytes are refused with the
 * file's name and a place, or read; then the graph is verified, refined if
 * its sizes are open, verified again, and has a key.
 */

#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "lib/import/reader.h"
#include "lib/refine/refine.h"

typedef struct fuzz_input {
	pop_reader *read;
	pop_arena arena;
	pop_graph *graph;
	const uint8_t *data;
	size_t len;
} fuzz_input;

static inline pop_status
fuzz_body(void *arg, pop_err *err)
{
	fuzz_input *r = arg;
	pop_import_source src = {.file = "f", .data = r->data, .n = r->len};

	POP_TRY(r->read(&r->graph, &r->arena, &src, err));
	POP_TRY(pop_graph_verify_open(r->graph, err));
	return pop_graph_is_open(r->graph) && r->graph->main
		       ? pop_graph_refine(r->graph, NULL, 0, err)
		       : POP_OK;
}

static inline void
fuzz_read(pop_reader *read, const uint8_t *data, size_t size)
{
	fuzz_input r = {.read = read, .data = data, .len = size};
	pop_err err = {0};
	pop_digest key;
	pop_status st;

	r.arena.limit = (size_t)64 << 20;
	st = pop_arena_run(&r.arena, fuzz_body, &r, &err);
	assert(st == POP_OK || st == POP_E_INPUT || st == POP_E_NOMEM);
	if (st == POP_OK)
		st = pop_graph_verify(r.graph, &err);
	if (st == POP_OK && r.graph->main)
		st = pop_graph_digest(r.graph, &key, NULL, &err);
	if (st == POP_E_INPUT)
		assert(strncmp(err.text, "f:", 2) == 0);
	pop_arena_release(&r.arena);
}

#endif
