#ifndef POP_NUM_SCALAR_H
#define POP_NUM_SCALAR_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/num/dtype.h"

/*
 * What every elementwise operation means, element by element: the engine of
 * constant folding and the oracle of kernel tests.
 *
 * Results depend on the operands alone, on every host: no libm, no locale, no
 * fused multiply-add.  Floats narrower than f64 are computed in f64 (or
 * better) and rounded once; transcendental functions of f64 are within one
 * unit in the last place and nearly always correctly rounded.
 *
 * Rules that differ from C
 *   integers      wrap; x/0 is all ones (signed: -1), x rem 0 is x,
 *                 min/-1 is min, min rem -1 is 0; abs(min) is min
 *   bool          add and maximum are or, multiply and minimum are and
 *   maximum       NaN if either is; -0 < +0.  Complex: by real part, then
 *   minimum       imaginary part
 *   remainder     sign of the dividend; rem(x, inf) = x, rem(x, 0) = NaN
 *   power         floats as C's pow; integers: x^0 = 1, negative exponents
 *                 give 0 unless |x| = 1
 *   sign          NaN and -0 stay; complex: x/|x|, 0 for 0
 *   shifts        the amount is unsigned; at least the width: 0, or all sign
 *   i2 .. ui4     arithmetic modulo 2^bits
 */
typedef enum pop_scalar {
	POP_SC_NONE,
#define SCALAR(NAME, nargs, classes) POP_SC_##NAME,
#include "lib/num/scalars.def"
#undef SCALAR
	POP_SC_COUNT
} pop_scalar;

unsigned pop_scalar_args(pop_scalar op);
/* Type of the result for operands of type `d`; POP_DT_NONE: not defined. */
pop_dtype pop_scalar_result(pop_scalar op, pop_dtype d);

/* n elements, or one element for all of them. */
typedef struct pop_lane {
	const void *data;
	bool splat;
} pop_lane;

/* dst[i] = op(arg[0][i], ...).  pop_scalar_result(op, d) is a type; dst may be
 * one of the operands if their elements are of equal size. */
void pop_scalar_map(
	pop_scalar op, pop_dtype d, void *dst, const pop_lane *arg, int64_t n);

/* One element. */
void pop_scalar_unary(pop_scalar op, pop_dtype d, void *dst, const void *a);
void pop_scalar_binary(
	pop_scalar op, pop_dtype d, void *dst, const void *a, const void *b);

/* StableHLO's numbers. */
typedef enum pop_direction {
	POP_EQ = 0,
	POP_NE = 1,
	POP_GE = 2,
	POP_GT = 3,
	POP_LE = 4,
	POP_LT = 5,
} pop_direction;

typedef enum pop_order {
	POP_ORDER_NONE = 0, /* by the type */
	POP_ORDER_FLOAT = 1,
	POP_ORDER_TOTAL = 2, /* -NaN < -inf < .. < -0 < +0 < .. < +NaN */
	POP_ORDER_SIGNED = 3,
	POP_ORDER_UNSIGNED = 4,
} pop_order;

/* Complex numbers: real parts, then imaginary ones. */
bool pop_scalar_compare(pop_direction dir, pop_order order, pop_dtype d,
	const void *a, const void *b);
/* dst: bools. */
void pop_scalar_compare_map(pop_direction dir, pop_order order, pop_dtype d,
	void *dst, pop_lane a, pop_lane b, int64_t n);

/* pred: bools.  Elements are copied as bits. */
void pop_scalar_select_map(pop_dtype d, void *dst, pop_lane pred,
	pop_lane on_true, pop_lane on_false, int64_t n);
/* min(max(x, lo), hi) */
void pop_scalar_clamp_map(pop_dtype d, void *dst, pop_lane lo, pop_lane x,
	pop_lane hi, int64_t n);
/*
 * Rounds to a float with these exponent and mantissa bits, to nearest even,
 * and back: overflow is infinity, what is below the least normal number is
 * zero.  NaN stays, but is infinity with no mantissa bits.  Float types; both
 * parts of complex ones.
 */
void pop_scalar_reduce_precision_map(pop_dtype d, unsigned exponent_bits,
	unsigned mantissa_bits, void *dst, pop_lane x, int64_t n);

#endif
