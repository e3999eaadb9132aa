#ifndef POP_COMPILE_COMPILE_INT_H
#define POP_COMPILE_COMPILE_INT_H

#include "lib/compile/compile.h"

/* Notes a phase that began at `start` and ends now. */
void compile_phase(pop_compile_request *r, const char *name, uint64_t start);

/* Is the program of the graph, which no pass has changed, to flush denormals?
 */
bool compile_flushes(const pop_graph *g, pop_denormals how);

#endif
