#ifndef POP_IMPORT_IMPORT_H
#define POP_IMPORT_IMPORT_H

#include <stddef.h>

#include "lib/base/arena.h"
#include "lib/base/status.h"
#include "lib/ir/ir.h"

/*
 * From serialized bytes to the tensor IR.
 *
 * Each input format has a reader (readers.def).  A reader bids on the bytes
 * and the highest bid reads; file names decide nothing.  Formats that are
 * recognised but cannot be read have a row too, so that they are refused by
 * their name with what to do instead.
 *
 * Readers translate and do not optimise.  What they guarantee: attribute
 * defaults filled in, tuples flattened, constants that are all one value made
 * splats, text numbers rounded once to their type; so one graph gives one IR
 * however it was spelled.  They do not check the rules of the operations:
 * the caller runs pop_graph_verify().
 */

/* Longer inputs are refused: places in the input are 32 bits wide.  Weights
 * of that size are better passed as arguments. */
#define POP_IMPORT_LIMIT_BYTES (((size_t)1 << 32) - 1)

/* A serialized graph. */
typedef struct pop_import_source {
	const char *file; /* for messages */
	const void *data;
	size_t n;
	/* The bytes are a private mapping of a file, unchanged: pages that have
	 * been read are let go of, and come back when they are needed. */
	bool mapped;
} pop_import_source;

/*
 * Reads a graph into `a`, which must be running (see arena.h).  The graph
 * borrows from the bytes and from the name: both outlive it.
 *
 * POP_E_INPUT  with "file:line:column: what, what was expected"; formats
 *              without lines give "file: ..."
 */
POP_MUST_CHECK pop_status pop_import(pop_graph **out, pop_arena *a,
	const pop_import_source *src, pop_err *err);

/* What the bytes are, by the highest bid: "StableHLO text", ...  Static. */
const char *pop_import_format(const void *data, size_t n);

#endif
