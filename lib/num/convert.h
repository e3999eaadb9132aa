#ifndef POP_NUM_CONVERT_H
#define POP_NUM_CONVERT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "lib/num/dtype.h"

/*
 * Elements as bits in memory, and from one type to another.
 *
 * In memory an element is little-endian and takes pop_dtype_bytes().  Types
 * narrower than a byte sit in the low bits: signed integers sign-extended,
 * all others zero-extended; what is above is written so and ignored when
 * read.  A bool is 0 or 1, any other byte reads as 1.  Complex numbers are
 * the real part, then the imaginary one.
 *
 * Rules of conversion
 *   float to float    one rounding, to nearest even.  Overflow is infinity, or
 *                     NaN where the type has none, or the largest value where
 *                     it has neither (f6, f4).  NaN stays NaN: sign and upper
 *                     payload bits kept, quiet; in f6 and f4 it becomes -0.
 *                     f8E8M0FNU: negative, and zero, become NaN and the least
 *                     power of two; between two powers the greater.
 *   float to integer  toward zero, then the nearest bound; NaN is 0
 *   integer to float  one rounding
 *   integer, integer  low bits
 *   to bool           x != 0 (NaN is true)
 *   from bool         0 or 1
 *   complex to other  the real part (to bool: either part != 0)
 *   other to complex  imaginary part 0
 *
 * Every function here is pure and needs no alignment.
 */

void pop_convert(pop_dtype to, void *dst, pop_dtype from, const void *src);
/* n elements; dst and src do not overlap. */
void pop_convert_array(
	pop_dtype to, void *dst, pop_dtype from, const void *src, int64_t n);

/* ---- Single elements as numbers. */

/* Exact for every float type; the real part of complex types. */
double pop_load_f64(pop_dtype d, const void *src);
/* A float type: rounded once. */
void pop_store_f64(pop_dtype d, void *dst, double v);
/* An integer type or bool, sign- or zero-extended to 64 bits. */
uint64_t pop_load_int(pop_dtype d, const void *src);
/* The low bits of v; for bool v != 0. */
void pop_store_int(pop_dtype d, void *dst, uint64_t v);

/* Any number into any type, by the rules above: for constants in a program.
 * An integer goes to complex types as their real part. */
void pop_store_number(pop_dtype d, void *dst, double v);
void pop_store_integer(pop_dtype d, void *dst, int64_t v);

/* An integer as the double that rounds to every narrower float as the integer
 * itself would: to odd beyond 53 bits. */
double pop_odd_f64_of_u64(uint64_t v);
double pop_odd_f64_of_i64(int64_t v);

/* ---- Bits. */

/* The bits of the element as its type counts them, zero-extended; types of up
 * to 64 bits. */
uint64_t pop_load_bits(pop_dtype d, const void *src);
void pop_store_bits(pop_dtype d, void *dst, uint64_t bits);

static inline uint32_t
pop_f32_bits(float v)
{
	uint32_t b;

	memcpy(&b, &v, sizeof(b));
	return b;
}

static inline float
pop_bits_f32(uint32_t b)
{
	float v;

	memcpy(&v, &b, sizeof(v));
	return v;
}

static inline uint64_t
pop_f64_bits(double v)
{
	uint64_t b;

	memcpy(&b, &v, sizeof(b));
	return b;
}

static inline double
pop_bits_f64(uint64_t b)
{
	double v;

	memcpy(&v, &b, sizeof(v));
	return v;
}

/* How a float type is laid out and what its topmost codes mean. */
typedef enum pop_float_kind {
	POP_FLOAT_IEEE,   /* inf and NaN in the topmost exponent */
	POP_FLOAT_FN,     /* NaN is all ones, no inf */
	POP_FLOAT_FNUZ,   /* NaN is the sign bit alone, no inf, no -0 */
	POP_FLOAT_FINITE, /* neither */
	POP_FLOAT_E8M0,   /* unsigned power of two, NaN is all ones */
} pop_float_kind;

typedef struct pop_float_format {
	uint8_t exponent_bits, mantissa_bits, kind;
	int16_t bias;
} pop_float_format;

/* `d` is a float type. */
const pop_float_format *pop_float_format_of(pop_dtype d);

#endif
