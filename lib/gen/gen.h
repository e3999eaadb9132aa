#ifndef POP_GEN_GEN_H
#define POP_GEN_GEN_H

#include "lib/codelet/program.h"
#include "lib/ir/ir.h"

/*
 * Program making: a graph after lib/pass becomes steps over buffers.
 *
 *   op -> steps that write fresh buffers -> fewer buffers -> arena offsets
 *
 * The graph has one function, verified, without calls.  Ops stand alone or in
 * `fusion` ops; what a fusion may hold is said in select.c.  A fusion that
 * cannot be made into one step is made op by op, so every verified graph whose
 * ops and element types are supported has a program.
 */

/*
 * Fills *out, whose memory is the arena's and lives as long; constants are
 * copied into it once.  aux and mark of the graph's values and ops are
 * overwritten, nothing else of it changes.  Equal graphs give equal programs.
 *
 * POP_E_INPUT names what is not supported; POP_E_INTERNAL: a call was left.
 * The arena must be running.
 */
POP_MUST_CHECK pop_status pop_gen(
	pop_program *out, pop_arena *a, const pop_graph *g, pop_err *err);

#endif
