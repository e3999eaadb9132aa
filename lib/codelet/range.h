#ifndef POP_CODELET_RANGE_H
#define POP_CODELET_RANGE_H

#include "lib/codelet/program.h"

/* What is known of the numbers in a register of class I, as signed integers of
 * 32 bits: lo <= x <= hi. */
typedef struct pop_range {
	int64_t lo, hi;
} pop_range;

/* Nothing is known. */
pop_range pop_range_all(void);

bool pop_range_within(pop_range x, pop_range y);

/* Of a register that holds integers of storage type d. */
pop_range pop_range_of_dtype(pop_dtype d);

/*
 * Of the result of an instruction that has operands of class I, or of B and
 * gives an I: a, b and c are theirs.  IMM has none; of sources that are not
 * numbers, nothing is known.
 */
pop_range pop_range_of_ins(
	const pop_ins *i, pop_range a, pop_range b, pop_range c);

/* The same of an instruction of the step's code, given those of registers. */
pop_range pop_range_in_step(
	const pop_step *step, const pop_ins *i, const pop_range *of);

#endif
