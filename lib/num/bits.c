/*
 * Single elements: bits in memory to numbers and back.
 *
 * All floats but f64 go through one encoder.  A double is sig * 2^(e-52) with
 * sig of 53 bits; the code of the target without its sign is
 *
 *   (e + bias - 1) << M  +  round(sig >> (52 - M))
 *
 * where the leading bit of sig adds the missing 1 to the exponent and a carry
 * out of the mantissa does the right thing by itself.  Below the least normal
 * exponent the first term is gone and the shift grows: subnormals.
 */

#include <assert.h>

#include "lib/num/convert.h"

enum {
	F64_MANTISSA = 52,
	F64_BIAS = 1023,
	F64_EXPONENT = 0x7ff,
};

static const pop_float_format format_of[POP_DT_COUNT] = {
	[POP_DT_F16] = {5, 10, POP_FLOAT_IEEE, 15},
	[POP_DT_BF16] = {8, 7, POP_FLOAT_IEEE, 127},
	[POP_DT_F32] = {8, 23, POP_FLOAT_IEEE, 127},
	[POP_DT_F64] = {11, 52, POP_FLOAT_IEEE, 1023},
	[POP_DT_F8E4M3FN] = {4, 3, POP_FLOAT_FN, 7},
	[POP_DT_F8E5M2] = {5, 2, POP_FLOAT_IEEE, 15},
	[POP_DT_F8E4M3] = {4, 3, POP_FLOAT_IEEE, 7},
	[POP_DT_F8E3M4] = {3, 4, POP_FLOAT_IEEE, 3},
	[POP_DT_F8E4M3FNUZ] = {4, 3, POP_FLOAT_FNUZ, 8},
	[POP_DT_F8E5M2FNUZ] = {5, 2, POP_FLOAT_FNUZ, 16},
	[POP_DT_F8E4M3B11FNUZ] = {4, 3, POP_FLOAT_FNUZ, 11},
	[POP_DT_F8E8M0FNU] = {8, 0, POP_FLOAT_E8M0, 127},
	[POP_DT_F6E2M3FN] = {2, 3, POP_FLOAT_FINITE, 1},
	[POP_DT_F6E3M2FN] = {3, 2, POP_FLOAT_FINITE, 3},
	[POP_DT_F4E2M1FN] = {2, 1, POP_FLOAT_FINITE, 1},
};

const pop_float_format *
pop_float_format_of(pop_dtype d)
{
	assert(pop_dtype_is_float(d));
	return &format_of[d];
}

static uint64_t
load_bytes(const void *src, unsigned n)
{
	const unsigned char *p = src;
	uint64_t v = 0;

	for (unsigned i = 0; i < n; i++)
		v |= (uint64_t)p[i] << 8 * i;
	return v;
}

static void
store_bytes(void *dst, uint64_t v, unsigned n)
{
	unsigned char *p = dst;

	for (unsigned i = 0; i < n; i++)
		p[i] = (unsigned char)(v >> 8 * i);
}

static uint64_t
low_mask(unsigned bits)
{
	return bits < 64 ? (UINT64_C(1) << bits) - 1 : UINT64_MAX;
}

static uint64_t
sign_extend(uint64_t v, unsigned bits)
{
	uint64_t top = UINT64_C(1) << (bits - 1);

	return ((v & low_mask(bits)) ^ top) - top;
}

uint64_t
pop_load_bits(pop_dtype d, const void *src)
{
	uint64_t v = load_bytes(src, pop_dtype_bytes(d));

	if (d == POP_DT_I1)
		return v != 0;
	return v & low_mask(pop_dtype_info_of[d].bits);
}

void
pop_store_bits(pop_dtype d, void *dst, uint64_t bits)
{
	const pop_dtype_info *i = &pop_dtype_info_of[d];

	if (i->cls == POP_DTC_INT)
		bits = sign_extend(bits, i->bits);
	else
		bits &= low_mask(i->bits);
	store_bytes(dst, bits, i->bytes);
}

uint64_t
pop_load_int(pop_dtype d, const void *src)
{
	uint64_t v = pop_load_bits(d, src);

	if (pop_dtype_info_of[d].cls == POP_DTC_INT)
		return sign_extend(v, pop_dtype_info_of[d].bits);
	return v;
}

void
pop_store_int(pop_dtype d, void *dst, uint64_t v)
{
	pop_store_bits(d, dst, d == POP_DT_I1 ? v != 0 : v);
}

/* 2^k for -1022 <= k <= 1023. */
static double
pow2(int k)
{
	return pop_bits_f64((uint64_t)(k + F64_BIAS) << F64_MANTISSA);
}

static double
nan_f64(bool negative, uint64_t payload)
{
	return pop_bits_f64((uint64_t)negative << 63 |
			    UINT64_C(0x7ff8000000000000) | payload);
}

static double
decode(const pop_float_format *f, uint64_t bits)
{
	unsigned m_bits = f->mantissa_bits, sign_at = f->exponent_bits + m_bits;
	uint64_t top = low_mask(f->exponent_bits), m = bits & low_mask(m_bits);
	uint64_t e = bits >> m_bits & top;
	bool negative = bits >> sign_at & 1;
	double v;

	if (f->kind == POP_FLOAT_E8M0)
		return bits == 0xff ? nan_f64(false, 0)
				    : pow2((int)bits - f->bias);
	if (f->kind == POP_FLOAT_FNUZ && bits == UINT64_C(1) << sign_at)
		return nan_f64(false, 0);
	if (f->kind == POP_FLOAT_FN && e == top && m == low_mask(m_bits))
		return nan_f64(negative, 0);
	if (f->kind == POP_FLOAT_IEEE && e == top && m)
		return nan_f64(negative, m << (F64_MANTISSA - m_bits));
	if (f->kind == POP_FLOAT_IEEE && e == top)
		v = __builtin_inf();
	else if (e)
		v = (double)(m | UINT64_C(1) << m_bits) *
		    pow2((int)e - f->bias - (int)m_bits);
	else
		v = (double)m * pow2(1 - f->bias - (int)m_bits);
	return negative ? -v : v;
}

/* v >> shift to nearest even, v below 2^62. */
static uint64_t
shift_rne(uint64_t v, int shift)
{
	uint64_t half, rest;

	if (shift > 62)
		return 0;
	half = UINT64_C(1) << (shift - 1);
	rest = v & (2 * half - 1);
	v >>= shift;
	return v + (rest > half || (rest == half && (v & 1)));
}

static uint64_t
greatest_finite(const pop_float_format *f)
{
	uint64_t all = low_mask(f->exponent_bits + f->mantissa_bits);

	if (f->kind == POP_FLOAT_IEEE)
		return all - (UINT64_C(1) << f->mantissa_bits);
	return f->kind == POP_FLOAT_FN || f->kind == POP_FLOAT_E8M0 ? all - 1
								    : all;
}

/* Code of NaN with its sign; `payload` is the mantissa of the double. */
static uint64_t
nan_code(const pop_float_format *f, bool negative, uint64_t payload)
{
	unsigned m = f->mantissa_bits, sign_at = f->exponent_bits + m;
	uint64_t sign = (uint64_t)negative << sign_at, all = low_mask(sign_at);

	switch (f->kind) {
	case POP_FLOAT_IEEE:
		payload >>= F64_MANTISSA - m;
		return sign | (all & ~low_mask(m)) | UINT64_C(1) << (m - 1) |
		       payload;
	case POP_FLOAT_FN:
		return sign | all;
	case POP_FLOAT_E8M0:
		return all;
	default:
		return UINT64_C(1) << sign_at;
	}
}

/* Code of what is too large, infinity included. */
static uint64_t
overflow_code(const pop_float_format *f, bool negative)
{
	uint64_t sign = (uint64_t)negative
			<< (f->exponent_bits + f->mantissa_bits);

	if (f->kind == POP_FLOAT_IEEE)
		return sign | (greatest_finite(f) + 1);
	if (f->kind == POP_FLOAT_FINITE)
		return sign | greatest_finite(f);
	return nan_code(f, negative, 0);
}

static uint64_t
encode_e8m0(bool negative, uint64_t sig, int e)
{
	uint64_t fraction = sig & low_mask(F64_MANTISSA);
	uint64_t half = UINT64_C(1) << (F64_MANTISSA - 1);

	if (negative)
		return 0xff;
	e += 127;
	if (e < 0)
		return 0;
	e += fraction >= half; /* of two powers the greater, as 1 is odd */
	return e > 0xfe ? 0xff : (uint64_t)e;
}

static uint64_t
encode(const pop_float_format *f, double v)
{
	uint64_t b = pop_f64_bits(v), code;
	uint64_t sig = b & low_mask(F64_MANTISSA);
	bool negative = b >> 63;
	int e = (int)(b >> F64_MANTISSA & F64_EXPONENT);
	int m_bits = f->mantissa_bits, at;

	if (e == F64_EXPONENT)
		return sig ? nan_code(f, negative, sig)
			   : overflow_code(f, negative);
	if (e)
		sig |= UINT64_C(1) << F64_MANTISSA;
	else
		e = 1;
	e -= F64_BIAS;
	if (f->kind == POP_FLOAT_E8M0)
		return sig ? encode_e8m0(negative, sig, e) : 0;
	at = e + f->bias;
	if (at >= 1)
		code = ((uint64_t)(at - 1) << m_bits) +
		       shift_rne(sig, F64_MANTISSA - m_bits);
	else
		code = shift_rne(sig, F64_MANTISSA - m_bits + 1 - at);
	if (code > greatest_finite(f))
		return overflow_code(f, negative);
	if (f->kind == POP_FLOAT_FNUZ && !code)
		return 0;
	return (uint64_t)negative << (f->exponent_bits + m_bits) | code;
}

double
pop_load_f64(pop_dtype d, const void *src)
{
	float f;
	double v;

	switch (pop_dtype_real(d)) {
	case POP_DT_F64:
		memcpy(&v, src, sizeof(v));
		return v;
	case POP_DT_F32:
		memcpy(&f, src, sizeof(f));
		return (double)f;
	default:
		return decode(pop_float_format_of(d), pop_load_bits(d, src));
	}
}

void
pop_store_f64(pop_dtype d, void *dst, double v)
{
	float f;

	switch (d) {
	case POP_DT_F64:
		memcpy(dst, &v, sizeof(v));
		break;
	case POP_DT_F32:
		f = (float)v;
		memcpy(dst, &f, sizeof(f));
		break;
	default:
		pop_store_bits(d, dst, encode(pop_float_format_of(d), v));
	}
}

double
pop_odd_f64_of_u64(uint64_t v)
{
	int excess = 11 - (v ? __builtin_clzll(v) : 64);

	if (excess <= 0)
		return (double)v;
	return (double)(v >> excess | ((v & low_mask((unsigned)excess)) != 0)) *
	       pow2(excess);
}

double
pop_odd_f64_of_i64(int64_t v)
{
	if (v >= 0)
		return pop_odd_f64_of_u64((uint64_t)v);
	return -pop_odd_f64_of_u64(0 - (uint64_t)v);
}

void
pop_store_integer(pop_dtype d, void *dst, int64_t v)
{
	pop_convert(d, dst, POP_DT_I64, &v);
}

void
pop_store_number(pop_dtype d, void *dst, double v)
{
	pop_convert(d, dst, POP_DT_F64, &v);
}
