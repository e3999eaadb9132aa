#ifndef POP_REFINE_REFINE_H
#define POP_REFINE_REFINE_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/status.h"
#include "lib/base/str.h"
#include "lib/ir/ir.h"

/*
 * From an open graph (see ir.h) to the static one that is compiled.
 *
 * The entry's arguments get their sizes, and everything follows from them: ops
 * are gone through in order, each result gets the type that its operands give
 * it, integers that are known before the run are computed beside the graph,
 * and ops that take a shape as operand become those that have it.  Calls are
 * specialised: a function is taken once for each list of argument types and
 * known integers.  Whatever else the graph holds is left alone, so that a
 * graph becomes what it would have been if its author had written the sizes
 * down, and its key is that graph's.
 *
 * Time and memory are linear in the graph that comes out, which is at most
 * POP_LIMIT_REFINE_OPS ops or POP_LIMIT_REFINE_GROWTH times the one before.
 */

enum {
	POP_LIMIT_REFINE_DEPTH = 512, /* calls and regions in one another */
	POP_LIMIT_REFINE_OPS = 64 << 10,
	POP_LIMIT_REFINE_GROWTH = 16,
};

/* What is said of one argument of the entry: "arg=4x128", "2=4x128xf32",
 * "n=7". */
typedef struct pop_given {
	pop_str text;   /* all of it, for messages */
	pop_str arg;    /* its name, its number from 0, argN or inN */
	pop_shape type; /* dtype POP_DT_NONE: not said */
	/* One number without an element type: the value, too, of an argument
	 * that is one integer. */
	bool is_number;
} pop_given;

/* Takes `text` apart, which is borrowed.  POP_E_USAGE. */
POP_MUST_CHECK pop_status pop_given_parse(
	pop_given *out, pop_str text, pop_err *err);

/*
 * Makes g static.  The graph must have passed pop_graph_verify_open(); verify
 * the outcome.  Values given for integer arguments make these constants, and
 * they are no longer arguments.  The arena must be running; after an error the
 * graph is good for nothing.
 *
 * POP_E_INPUT  a size does not follow from what is known, or contradicts it,
 *              or a shape_assertion fails with its message
 * POP_E_USAGE  `given` names no argument, or one of another type
 */
POP_MUST_CHECK pop_status pop_graph_refine(
	pop_graph *g, const pop_given *given, uint32_t ngiven, pop_err *err);

#endif
