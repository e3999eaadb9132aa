#ifndef POP_KERNEL_QUOTIENT_H
#define POP_KERNEL_QUOTIENT_H

/*
 * Division of N bits by b > 1 as a product: with n + 1 bits in b - 1 and
 * magic = 2^N (2^(n + 1) - b) / b + 1, and t the high half of magic x,
 *
 *     x / b = (t + (x - t) / 2) / 2^n
 *
 * for all x (Granlund and Montgomery, Division by Invariant Integers using
 * Multiplication, figure 4.1).  The magic is never 0.
 */

#include <stdint.h>

__extension__ typedef unsigned __int128 pop_u128;

/* n of b > 1. */
static inline unsigned
pop_quotient_shift(uint64_t b)
{
	return 63 - (unsigned)__builtin_clzll(b - 1);
}

/* Of 16 bits. */
static inline uint16_t
pop_quotient_magic_16(uint16_t b)
{
	const uint64_t above = UINT64_C(2) << pop_quotient_shift(b);

	return (uint16_t)(((above - b) << 16) / b + 1);
}

/* Of 64 bits. */
static inline uint64_t
pop_quotient_magic(uint64_t b)
{
	const pop_u128 above = (pop_u128)2 << pop_quotient_shift(b);

	return (uint64_t)(((above - b) << 64) / b + 1);
}

#endif
