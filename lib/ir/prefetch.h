#ifndef POP_IR_PREFETCH_H
#define POP_IR_PREFETCH_H

#include <stdint.h>

#include "lib/ir/ir.h"

/*
 * Asks for the memory of an op a few further on than `next`, which comes after
 * op, or before it in a walk backward; NULL: nothing does.  A walk over a large
 * graph waits for it otherwise, in every pass.  Ops made one after the other
 * lie at much the same distance, results and operands behind them; where they
 * do not, the guess costs nothing.
 */
static inline void
pop_op_prefetch(const pop_op *op, const pop_op *next)
{
	enum { AHEAD = 3, BYTES = 320, LINE = 64 };
	uintptr_t p =
		(uintptr_t)next + ((uintptr_t)next - (uintptr_t)op) * AHEAD;

	for (unsigned i = 0; next && i < BYTES; i += LINE)
		__builtin_prefetch((const void *)(p + i));
}

#endif
