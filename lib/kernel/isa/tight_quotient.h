#ifndef POP_KERNEL_ISA_TIGHT_QUOTIENT_H
#define POP_KERNEL_ISA_TIGHT_QUOTIENT_H

#include "lib/kernel/isa/vm_int.h"
#include "lib/kernel/quotient.h"
#include "lib/kernel/tight.h"

/*
 * Quotients of integers in tight loops, and what they leave: as the steps
 * compute them, also by 0 and -1.  Only tight.c includes this.
 */

/* As i_rem and i_div, then rounded down; bits: of T, U is T without sign. */
#define ROUNDED_DOWN(bits, T, U)                                        \
	POP_INLINE T modulo_##bits(T x, T y)                            \
	{                                                               \
		const T r = y == 0 ? x : y == -1 ? 0 : x % y;           \
                                                                        \
		return r != 0 && (r ^ y) < 0 ? (T)((U)r + (U)y) : r;    \
	}                                                               \
	POP_INLINE T sign_of_##bits(T x)                                \
	{                                                               \
		return (x > 0) - (x < 0);                               \
	}                                                               \
	POP_INLINE T floor_quotient_##bits(T x, T y)                    \
	{                                                               \
		T q = -1, r = x;                                        \
                                                                        \
		if (y == -1) {                                          \
			q = (T)(0 - (U)x);                              \
			r = 0;                                          \
		} else if (y != 0) {                                    \
			q = x / y;                                      \
			r = x % y;                                      \
		}                                                       \
		return r != 0 && sign_of_##bits(x) != sign_of_##bits(y) \
			       ? q - 1                                  \
			       : q;                                     \
	}
ROUNDED_DOWN(32, int32_t, uint32_t)
ROUNDED_DOWN(64, int64_t, uint64_t)

POP_INLINE V
modulo_lanes(V x, V y)
{
	const V r = i_rem(x, y);
	const V is_other = (V)(r != 0) & (r ^ y) >> 31;

	return (V)((vu)r + (vu)(y & is_other));
}

POP_INLINE V
modulo_1_lanes(V x, V y)
{
	return modulo_lanes(x, v_select((V)(y == 0), v_set(1), y));
}

POP_INLINE V
floor_quotient_lanes(V x, V y)
{
	const V q = i_div(x, y);
	const V r = (V)((vu)x - (vu)q * (vu)y);
	const V is_other = (V)(y == 0) | (x ^ y) >> 31;

	return (V)((vu)q + (vu)((V)(r != 0) & is_other));
}

/* x / b, of imm = 2^64 / b rounded up: exact, as x and b are below 2^32. */
POP_INLINE uint32_t
quotient_of_32(uint32_t x, const tight_op *q)
{
	return (uint32_t)((pop_u128)(uint64_t)q->imm * x >> 64);
}

/* x / b, of the n and the magic of b: see quotient.h. */
POP_INLINE uint64_t
quotient_of_64(uint64_t x, const tight_op *q)
{
	const uint64_t t = (uint64_t)((pop_u128)(uint64_t)q->imm * x >> 64);

	return (t + ((x - t) >> 1)) >> (q->n & 63);
}

/* Of negative x: -1 - (-1 - x) / b. */
#define BY_CONSTANT(bits, T, U)                                              \
	POP_INLINE T quotient_down_##bits(T x, const tight_op *q)            \
	{                                                                    \
		const T s = x >> (bits - 1);                                 \
                                                                             \
		return s ^ (T)quotient_of_##bits((U)(x ^ s), q);             \
	}                                                                    \
	POP_INLINE T quotient_to_zero_##bits(T x, const tight_op *q)         \
	{                                                                    \
		const U s = (U)(x >> (bits - 1));                            \
                                                                             \
		return (T)((quotient_of_##bits(((U)x ^ s) - s, q) ^ s) - s); \
	}
BY_CONSTANT(32, int32_t, uint32_t)
BY_CONSTANT(64, int64_t, uint64_t)

POP_INLINE V
quotient_of_lanes(V x, const tight_op *q)
{
	return quotient_by(x, (uint64_t)q->imm);
}

POP_INLINE V
quotient_down_lanes(V x, const tight_op *q)
{
	const V s = x >> 31;

	return s ^ quotient_of_lanes(x ^ s, q);
}

POP_INLINE V
quotient_to_zero_lanes(V x, const tight_op *q)
{
	const vu s = (vu)(x >> 31);

	return (V)(((vu)quotient_of_lanes(i_abs(x), q) ^ s) - s);
}

#endif
