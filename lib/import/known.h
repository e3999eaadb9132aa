#ifndef POP_IMPORT_KNOWN_H
#define POP_IMPORT_KNOWN_H

#include "lib/ir/ir.h"

/*
 * Custom calls whose meaning is public: those that JAX makes of its linear
 * algebra (LAPACK, and the names that accelerators have for the same), and
 * top-k by a comparator.
 *
 * If `op`, a custom_call of static types, is one of known.def, ops that make
 * its results go before it, the results are replaced (resolve the graph
 * afterwards), op is unlinked and *known set.  POP_E_INPUT when it is, but its
 * operands or results are not what the name asks for.
 */
POP_MUST_CHECK pop_status pop_known_call(
	pop_graph *g, pop_op *op, bool *known, pop_err *err);

#endif
