#ifndef POP_KERNEL_ISA_HALVES_H
#define POP_KERNEL_ISA_HALVES_H

#include "lib/kernel/kernel.h"

/*
 * Which numbers of bf16 AMX may multiply.
 *
 * It takes subnormal numbers for zero.  Operands whose least products are
 * multiples of the least normal f32 never meet one: all sums are such
 * multiples, too.  Both operands are looked through before they are multiplied;
 * if numbers are smaller, infinite or NaN, the product is made in f32, in the
 * same order.  So bits are the same on all machines.
 */

/* Least magnitude but zero, and greatest, as bits. */
typedef struct pop_halves_bounds {
	uint16_t least, most;
} pop_halves_bounds;

/* The numbers at all places of some dims; zeroed but for `at`: one. */
typedef struct pop_halves_operand {
	const unsigned char *at;
	int ndim;
	int64_t extent[POP_MAX_DIMS], stride[POP_MAX_DIMS]; /* elements */
} pop_halves_operand;

#define pop_halves_dim  POP_FN(pop_halves_dim)
#define pop_halves_look POP_FN(pop_halves_look)
#define pop_halves_pass POP_FN(pop_halves_pass)
#define pop_halves_fit  POP_FN(pop_halves_fit)

/* One more dim, along which places are `stride` apart, or the same.  The stride
 * may be negative. */
void pop_halves_dim(pop_halves_operand *o, int64_t extent, int64_t stride);

/* Looks through it, on all threads if it is large. */
pop_halves_bounds pop_halves_look(pop_run *r, const pop_halves_operand *o);

/* Is nothing infinite or NaN? */
bool pop_halves_pass(pop_halves_bounds b);

/* May numbers within the bounds be multiplied?  Both pass. */
static inline bool
pop_halves_are_far(pop_halves_bounds a, pop_halves_bounds b)
{
	enum {
		FRACTION = 7, /* bits */
		/* The least exponents of both, biased, whose products' last
		 * bits are not below 2^-126: x - 127 - 7 + y - 127 - 7 >= -126.
		 */
		LEAST_SUM = 142,
	};

	return a.least >> FRACTION && b.least >> FRACTION &&
	       (a.least >> FRACTION) + (b.least >> FRACTION) >= LEAST_SUM;
}

/* All of that for two operands; false where there is no AMX. */
bool pop_halves_fit(
	pop_run *r, const pop_halves_operand *a, const pop_halves_operand *b);

#endif
