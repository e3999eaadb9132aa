/*
 * Arrays from one element type to another.
 *
 * A block of elements is brought to one of two middle forms, doubles or
 * 64-bit integers, and from there to the target: as many loops as there are
 * types, not as pairs of types.  The four pairs that matter for speed, f32
 * with f16 and bf16, have loops of their own.
 */

#include "lib/num/convert.h"

#include <assert.h>

enum { BLOCK = 256 };

typedef union block {
	double f[2 * BLOCK]; /* pairs for complex types */
	uint64_t i[BLOCK];
} block;

static float
f32_of_f16(uint16_t h)
{
	uint32_t sign = (uint32_t)(h & 0x8000) << 16, rest = h & 0x7fffu;

	if (rest > 0x7c00)
		return pop_bits_f32(sign | 0x7fc00000 | rest << 13);
	if (rest == 0x7c00)
		return pop_bits_f32(sign | 0x7f800000);
	/* The exponent gets f32's bias; a subnormal number is what 2^-14 plus
	 * it has more than 2^-14, as threads may take those of f32 for zero. */
	rest = rest < 0x400
		       ? pop_f32_bits(
				 pop_bits_f32((rest << 13) + (113u << 23)) -
				 0x1p-14f)
		       : (rest << 13) + (112u << 23);
	return pop_bits_f32(sign | rest);
}

static uint16_t
f16_of_f32(float v)
{
	uint32_t b = pop_f32_bits(v), a = b & 0x7fffffff;
	uint16_t sign = (uint16_t)(b >> 16 & 0x8000);

	if (a > 0x7f800000)
		return (uint16_t)(sign | 0x7e00 | (a >> 13 & 0x3ff));
	if (a >= 0x47800000) /* 2^16 */
		return sign | 0x7c00;
	if (a < 0x38800000) /* 2^-14: the sum's last bit is 2^-24 */
		return (uint16_t)(sign | (pop_f32_bits(pop_bits_f32(a) + 0.5f) -
						 0x3f000000));
	a += 0xfff + (a >> 13 & 1);
	return (uint16_t)(sign | ((a - 0x38000000) >> 13));
}

static uint16_t
bf16_of_f32(float v)
{
	uint32_t b = pop_f32_bits(v);

	if ((b & 0x7fffffff) > 0x7f800000)
		return (uint16_t)(b >> 16 | 0x40);
	return (uint16_t)((b + 0x7fff + (b >> 16 & 1)) >> 16);
}

/* LOOP(T, U, expression in v): src is of T, dst of U. */
#define LOOP(T, U, expr)                                                  \
	for (size_t k = 0; k < (size_t)n; k++) {                          \
		T v;                                                      \
		U w;                                                      \
		memcpy(&v, (const char *)src + k * sizeof(v), sizeof(v)); \
		w = (U)(expr);                                            \
		memcpy((char *)dst + k * sizeof(w), &w, sizeof(w));       \
	}                                                                 \
	break

/* False if the pair has no loop of its own. */
static bool
fast_pair(pop_dtype to, void *dst, pop_dtype from, const void *src, int64_t n)
{
	switch ((unsigned)from << 8 | (unsigned)to) {
	case POP_DT_F32 << 8 | POP_DT_BF16:
		LOOP(float, uint16_t, bf16_of_f32(v));
	case POP_DT_F32 << 8 | POP_DT_F16:
		LOOP(float, uint16_t, f16_of_f32(v));
	case POP_DT_BF16 << 8 | POP_DT_F32:
		LOOP(uint16_t, uint32_t, (uint32_t)v << 16);
	case POP_DT_F16 << 8 | POP_DT_F32:
		LOOP(uint16_t, float, f32_of_f16(v));
	default:
		return false;
	}
	return true;
}

static void
load_floats(double *out, pop_dtype from, const void *src, int64_t n)
{
	void *dst = out;

	switch (from) {
	case POP_DT_F64:
		LOOP(double, double, v);
	case POP_DT_F32:
		LOOP(float, double, v);
	case POP_DT_F16:
		LOOP(uint16_t, double, f32_of_f16(v));
	default:
		for (int64_t k = 0; k < n; k++)
			out[k] = pop_load_f64(from,
				(const char *)src + k * pop_dtype_bytes(from));
	}
}

static void
load_ints(uint64_t *out, pop_dtype from, const void *src, int64_t n)
{
	void *dst = out;

	switch (from) {
	case POP_DT_I1:
		LOOP(uint8_t, uint64_t, v != 0);
	case POP_DT_I8:
		LOOP(int8_t, uint64_t, v);
	case POP_DT_I16:
		LOOP(int16_t, uint64_t, v);
	case POP_DT_I32:
		LOOP(int32_t, uint64_t, v);
	case POP_DT_I64:
	case POP_DT_U64:
		LOOP(uint64_t, uint64_t, v);
	case POP_DT_U8:
		LOOP(uint8_t, uint64_t, v);
	case POP_DT_U16:
		LOOP(uint16_t, uint64_t, v);
	case POP_DT_U32:
		LOOP(uint32_t, uint64_t, v);
	default:
		for (int64_t k = 0; k < n; k++)
			out[k] = pop_load_int(from, (const char *)src + k);
	}
}

static void
store_floats(pop_dtype to, void *dst, const double *in, int64_t n)
{
	const void *src = in;

	switch (to) {
	case POP_DT_F64:
		LOOP(double, double, v);
	case POP_DT_F32:
		LOOP(double, float, v);
	default:
		for (int64_t k = 0; k < n; k++)
			pop_store_f64(to, (char *)dst + k * pop_dtype_bytes(to),
				in[k]);
	}
}

static void
store_ints(pop_dtype to, void *dst, const uint64_t *in, int64_t n)
{
	const void *src = in;

	switch (to) {
	case POP_DT_I1:
		LOOP(uint64_t, uint8_t, v != 0);
	case POP_DT_I8:
	case POP_DT_U8:
		LOOP(uint64_t, uint8_t, v);
	case POP_DT_I16:
	case POP_DT_U16:
		LOOP(uint64_t, uint16_t, v);
	case POP_DT_I32:
	case POP_DT_U32:
		LOOP(uint64_t, uint32_t, v);
	case POP_DT_I64:
	case POP_DT_U64:
		LOOP(uint64_t, uint64_t, v);
	default:
		for (int64_t k = 0; k < n; k++)
			pop_store_int(to, (char *)dst + k, in[k]);
	}
}

static uint64_t
saturate_signed(double v, unsigned bits)
{
	double top = (double)(UINT64_C(1) << (bits - 1));
	int64_t max = (int64_t)((UINT64_C(1) << (bits - 1)) - 1);

	if (v >= top)
		return (uint64_t)max;
	if (v <= -top)
		return (uint64_t)(-max - 1);
	return v == v ? (uint64_t)(int64_t)v : 0;
}

static uint64_t
saturate_unsigned(double v, unsigned bits)
{
	double top = 2 * (double)(UINT64_C(1) << (bits - 1));

	if (v >= top)
		return UINT64_MAX >> (64 - bits);
	return v > 0 ? (uint64_t)v : 0;
}

/* In place: both forms have 64 bits an element. */
static void
ints_of_floats(block *b, pop_dtype to, int64_t n)
{
	const pop_dtype_info *i = &pop_dtype_info_of[to];

	for (int64_t k = 0; k < n; k++) {
		double v = b->f[k];

		b->i[k] = i->cls == POP_DTC_BOOL ? v != 0
			  : i->cls == POP_DTC_INT
				  ? saturate_signed(v, i->bits)
				  : saturate_unsigned(v, i->bits);
	}
}

static double
f64_of_int(uint64_t v, bool is_signed, bool exact)
{
	if (exact)
		return is_signed ? (double)(int64_t)v : (double)v;
	return is_signed ? pop_odd_f64_of_i64((int64_t)v)
			 : pop_odd_f64_of_u64(v);
}

static void
floats_of_ints(block *b, pop_dtype to, pop_dtype from, int64_t n)
{
	bool is_signed = pop_dtype_info_of[from].cls == POP_DTC_INT;

	for (int64_t k = 0; k < n; k++)
		b->f[k] = f64_of_int(b->i[k], is_signed, to == POP_DT_F64);
}

/* Real parts to the front; for bool the part that decides. */
static void
reals_of_pairs(block *b, bool any, int64_t n)
{
	for (int64_t k = 0; k < n; k++) {
		double re = b->f[2 * k], im = b->f[2 * k + 1];

		b->f[k] = any && re == 0 ? im : re;
	}
}

static void
pairs_of_reals(block *b, int64_t n)
{
	for (int64_t k = n; k-- > 0;) {
		b->f[2 * k] = b->f[k];
		b->f[2 * k + 1] = 0;
	}
}

/* At most BLOCK elements. */
static void
convert_block(
	pop_dtype to, void *dst, pop_dtype from, const void *src, int64_t n)
{
	pop_dtype to_real = pop_dtype_real(to);
	bool from_pair = pop_dtype_is_complex(from);
	bool to_pair = pop_dtype_is_complex(to);
	bool is_float = from_pair || pop_dtype_is_float(from);
	block b;

	if (is_float)
		load_floats(
			b.f, pop_dtype_real(from), src, from_pair ? 2 * n : n);
	else
		load_ints(b.i, from, src, n);
	if (from_pair && !to_pair)
		reals_of_pairs(&b, to == POP_DT_I1, n);
	if (!to_pair && !pop_dtype_is_float(to)) {
		if (is_float)
			ints_of_floats(&b, to, n);
		store_ints(to, dst, b.i, n);
		return;
	}
	if (!is_float)
		floats_of_ints(&b, to_real, from, n);
	if (to_pair && !from_pair)
		pairs_of_reals(&b, n);
	store_floats(to_real, dst, b.f, to_pair ? 2 * n : n);
}

void
pop_convert_array(
	pop_dtype to, void *dst, pop_dtype from, const void *src, int64_t n)
{
	const char *p = src;
	char *q = dst;

	assert(pop_dtype_bytes(to) && pop_dtype_bytes(from));
	if (n <= 0 || fast_pair(to, dst, from, src, n))
		return;
	if (to == from) {
		memcpy(dst, src, (size_t)n * pop_dtype_bytes(to));
		return;
	}
	for (int64_t at = 0; at < n; at += BLOCK)
		convert_block(to, q + at * pop_dtype_bytes(to), from,
			p + at * pop_dtype_bytes(from),
			n - at < BLOCK ? n - at : BLOCK);
}

void
pop_convert(pop_dtype to, void *dst, pop_dtype from, const void *src)
{
	pop_convert_array(to, dst, from, src, 1);
}
