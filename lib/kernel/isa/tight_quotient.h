#ifndef POP_KERNEL_ISA_TIGHT_QUOTIENT_H
#define POP_KERNEL_ISA_TIGHT_QUOTIENT_H

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/tight.h"

/*
 * Quotients of single integers in tight loops, and what they leave: as the
 * steps compute them, also by 0 and -1.  Only tight.c includes this.
 */

/* As i_rem and i_div, then rounded down. */
POP_INLINE int32_t
modulo(int32_t x, int32_t y)
{
	const int32_t r = y == 0 ? x : y == -1 ? 0 : x % y;

	return r != 0 && (r ^ y) < 0 ? (int32_t)((uint32_t)r + (uint32_t)y) : r;
}

POP_INLINE int32_t
sign_of(int32_t x)
{
	return (x > 0) - (x < 0);
}

POP_INLINE int32_t
floor_quotient(int32_t x, int32_t y)
{
	int32_t q = -1, r = x;

	if (y == -1) {
		q = (int32_t)(0 - (uint32_t)x);
		r = 0;
	} else if (y != 0) {
		q = x / y;
		r = x % y;
	}
	return r != 0 && sign_of(x) != sign_of(y) ? q - 1 : q;
}

__extension__ typedef unsigned __int128 u128;

/* x / b, of magic = 2^64 / b rounded up: exact, as x and b are below 2^32. */
POP_INLINE uint32_t
quotient_of(uint32_t x, const tight_op *q)
{
	return (uint32_t)((u128)(uint64_t)q->imm * x >> 64);
}

/* Of negative x: -1 - (-1 - x) / b. */
POP_INLINE int32_t
quotient_down(int32_t x, const tight_op *q)
{
	const int32_t s = x >> 31;

	return s ^ (int32_t)quotient_of((uint32_t)(x ^ s), q);
}

POP_INLINE int32_t
quotient_to_zero(int32_t x, const tight_op *q)
{
	const uint32_t s = (uint32_t)(x >> 31);

	return (int32_t)((quotient_of(((uint32_t)x ^ s) - s, q) ^ s) - s);
}

#endif
