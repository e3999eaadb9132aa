#ifndef POP_COMPILE_COMPILE_INT_H
#define POP_COMPILE_COMPILE_INT_H

#include "lib/compile/compile.h"

/* Notes a phase that began at `start` and ends now. */
void compile_phase(pop_compile_request *r, const char *name, uint64_t start);

/* Puts calls in place of custom calls; the functions called come from the
 * request's custom ops.  One that has none is refused by name. In an
 * open graph only custom ops: the others need static types. */
POP_MUST_CHECK pop_status compile_link(
	pop_graph *g, const pop_compile_request *r, bool open, pop_err *err);

/* Is the program of the graph, which no pass has changed, to flush denormals?
 */
bool compile_flushes(const pop_graph *g, pop_denormals how);

#endif
