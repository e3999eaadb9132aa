/*
 * Elementwise semantics: what type goes which way.
 *
 * Integers are computed as words, floats as doubles that are exact for every
 * type, so that the store is the one rounding.  Basic arithmetic rounded to 53
 * bits and then to at most 24 gives what one rounding would; functions that
 * are not exact are rounded to odd first, which does too.
 */

#include "lib/num/scalar.h"

#include <assert.h>

#include "lib/num/complex.h"
#include "lib/num/scalar_int.h"

enum {
	B = 1 << POP_DTC_BOOL,
	I = 1 << POP_DTC_INT,
	U = 1 << POP_DTC_UINT,
	F = 1 << POP_DTC_FLOAT,
	C = 1 << POP_DTC_COMPLEX,
};

static const struct {
	unsigned char nargs, classes;
} info[POP_SC_COUNT] = {
#define SCALAR(NAME, nargs, classes) [POP_SC_##NAME] = {nargs, classes},
#include "lib/num/scalars.def"
#undef SCALAR
};

unsigned
pop_scalar_args(pop_scalar op)
{
	return info[op].nargs;
}

pop_dtype
pop_scalar_result(pop_scalar op, pop_dtype d)
{
	if (!(info[op].classes >> pop_dtype_info_of[d].cls & 1))
		return POP_DT_NONE;
	switch (op) {
	case POP_SC_ABS:
	case POP_SC_REAL:
	case POP_SC_IMAG:
		return pop_dtype_real(d);
	case POP_SC_IS_FINITE:
		return POP_DT_I1;
	case POP_SC_COMPLEX:
		return d == POP_DT_F32   ? POP_DT_C64
		       : d == POP_DT_F64 ? POP_DT_C128
					 : POP_DT_NONE;
	default:
		return d;
	}
}

static double
with_sign(double v, bool negative)
{
	return pop_bits_f64((pop_f64_bits(v) & ~(UINT64_C(1) << 63)) |
			    (uint64_t)negative << 63);
}

/*
 * NaN of an operation: the first NaN operand made quiet, or a positive one.
 * Processors differ in this, so it is never left to them.
 */
static double
nan_of(double a, double b)
{
	double n = a != a ? a : b;

	if (n != n)
		return pop_bits_f64(
			pop_f64_bits(n) | UINT64_C(0x0008000000000000));
	return pop_bits_f64(UINT64_C(0x7ff8000000000000));
}

/* ---- Floats. */

static double
float_sign(double a)
{
	return a > 0 ? 1 : a < 0 ? -1 : a;
}

static double
ceil_of(double a)
{
	return -dd_floor(-a);
}

/* Half goes away from zero, or to even. */
static double
round_half(double a, bool to_even)
{
	double m = with_sign(a, false), r = dd_floor(m), rest = m - r;

	if (rest > 0.5 ||
		(rest == 0.5 && (!to_even || dd_floor(r / 2) * 2 != r)))
		r += 1;
	return with_sign(r, pop_is_negative(a));
}

typedef pop_real real_fn(double x);

static real_fn *
real_function(pop_scalar op)
{
	switch (op) {
	case POP_SC_SQRT:
		return pop_real_sqrt;
	case POP_SC_RSQRT:
		return pop_real_rsqrt;
	case POP_SC_CBRT:
		return pop_real_cbrt;
	case POP_SC_EXPONENTIAL:
		return pop_real_exp;
	case POP_SC_EXPM1:
		return pop_real_expm1;
	case POP_SC_LOG:
		return pop_real_log;
	case POP_SC_LOG1P:
		return pop_real_log1p;
	case POP_SC_LOGISTIC:
		return pop_real_logistic;
	case POP_SC_TANH:
		return pop_real_tanh;
	case POP_SC_SINE:
		return pop_real_sin;
	case POP_SC_COSINE:
		return pop_real_cos;
	case POP_SC_TAN:
		return pop_real_tan;
	case POP_SC_ERF:
		return pop_real_erf;
	case POP_SC_ERFC:
		return pop_real_erfc;
	case POP_SC_ERF_INV:
		return pop_real_erf_inv;
	case POP_SC_ACOS:
		return pop_real_acos;
	case POP_SC_ACOSH:
		return pop_real_acosh;
	case POP_SC_ASIN:
		return pop_real_asin;
	case POP_SC_ASINH:
		return pop_real_asinh;
	case POP_SC_ATAN:
		return pop_real_atan;
	case POP_SC_ATANH:
		return pop_real_atanh;
	case POP_SC_COSH:
		return pop_real_cosh;
	case POP_SC_SINH:
		return pop_real_sinh;
	case POP_SC_LGAMMA:
		return pop_real_lgamma;
	case POP_SC_DIGAMMA:
		return pop_real_digamma;
	case POP_SC_BESSEL_I1E:
		return pop_real_bessel_i1e;
	default:
		return NULL;
	}
}

/* Rounded for type d, or to odd for a later store to it. */
static double
round_for(pop_dtype d, pop_real r)
{
	return d == POP_DT_F64 ? pop_real_f64(r) : pop_real_odd_f64(r);
}

static double
float_unary(pop_scalar op, pop_dtype d, double a)
{
	real_fn *f = real_function(op);
	double r;

	switch (op) {
	case POP_SC_ABS:
		return with_sign(a, false);
	case POP_SC_NEGATE:
		return with_sign(a, !pop_is_negative(a));
	case POP_SC_SIGN:
		r = float_sign(a);
		break;
	case POP_SC_FLOOR:
		r = dd_floor(a);
		break;
	case POP_SC_CEIL:
		r = ceil_of(a);
		break;
	case POP_SC_ROUND_AFZ:
		r = round_half(a, false);
		break;
	case POP_SC_ROUND_EVEN:
		r = round_half(a, true);
		break;
	case POP_SC_REAL:
		r = a;
		break;
	case POP_SC_IMAG:
		return 0;
	default:
		assert(f);
		r = round_for(d, f(a));
	}
	return r == r ? r : nan_of(a, a);
}

static double
float_max(double a, double b)
{
	if (a == b)
		return pop_is_negative(a) ? b : a;
	return a > b ? a : b;
}

static double
float_min(double a, double b)
{
	if (a == b)
		return pop_is_negative(a) ? a : b;
	return a < b ? a : b;
}

static double
float_binary(pop_scalar op, pop_dtype d, double a, double b)
{
	bool is_nan = a != a || b != b;
	double r;

	switch (op) {
	case POP_SC_ADD:
		r = a + b;
		break;
	case POP_SC_SUBTRACT:
		r = a - b;
		break;
	case POP_SC_MULTIPLY:
		r = a * b;
		break;
	case POP_SC_DIVIDE:
		r = a / b;
		break;
	case POP_SC_REMAINDER:
		r = pop_real_fmod(a, b);
		break;
	case POP_SC_MAXIMUM:
		r = is_nan ? nan_of(a, b) : float_max(a, b);
		break;
	case POP_SC_MINIMUM:
		r = is_nan ? nan_of(a, b) : float_min(a, b);
		break;
	case POP_SC_POWER:
		r = round_for(d, pop_real_pow(a, b));
		break;
	case POP_SC_ATAN2:
		r = round_for(d, pop_real_atan2(a, b));
		break;
	case POP_SC_ZETA:
		r = round_for(d, pop_real_zeta(a, b));
		break;
	case POP_SC_POLYGAMMA:
		r = round_for(d, pop_real_polygamma(a, b));
		break;
	default:
		assert(!"defined on floats");
		return 0;
	}
	return r == r ? r : nan_of(a, b);
}

/* ---- Complex numbers: pairs of doubles. */

typedef struct pair {
	double re, im;
} pair;

static pair
load_pair(pop_dtype d, const void *p)
{
	pop_dtype part = pop_dtype_real(d);

	return (pair){pop_load_f64(part, p),
		pop_load_f64(part, (const char *)p + pop_dtype_bytes(part))};
}

static void
store_pair(pop_dtype d, void *p, pair v)
{
	pop_dtype part = pop_dtype_real(d);

	v.re = v.re == v.re ? v.re : nan_of(v.re, v.re);
	v.im = v.im == v.im ? v.im : nan_of(v.im, v.im);
	pop_store_f64(part, p, v.re);
	pop_store_f64(part, (char *)p + pop_dtype_bytes(part), v.im);
}

static pair
round_pair(pop_dtype d, pop_complex z)
{
	pop_dtype part = pop_dtype_real(d);

	return (pair){round_for(part, z.re), round_for(part, z.im)};
}

typedef pop_complex complex_fn(double a, double b);

static complex_fn *
complex_function(pop_scalar op)
{
	switch (op) {
	case POP_SC_SIGN:
		return pop_complex_sign;
	case POP_SC_SQRT:
		return pop_complex_sqrt;
	case POP_SC_RSQRT:
		return pop_complex_rsqrt;
	case POP_SC_CBRT:
		return pop_complex_cbrt;
	case POP_SC_EXPONENTIAL:
		return pop_complex_exp;
	case POP_SC_EXPM1:
		return pop_complex_expm1;
	case POP_SC_LOG:
		return pop_complex_log;
	case POP_SC_LOG1P:
		return pop_complex_log1p;
	case POP_SC_LOGISTIC:
		return pop_complex_logistic;
	case POP_SC_TANH:
		return pop_complex_tanh;
	case POP_SC_SINE:
		return pop_complex_sin;
	case POP_SC_COSINE:
		return pop_complex_cos;
	case POP_SC_TAN:
		return pop_complex_tan;
	case POP_SC_ACOS:
		return pop_complex_acos;
	case POP_SC_ACOSH:
		return pop_complex_acosh;
	case POP_SC_ASIN:
		return pop_complex_asin;
	case POP_SC_ASINH:
		return pop_complex_asinh;
	case POP_SC_ATAN:
		return pop_complex_atan;
	case POP_SC_ATANH:
		return pop_complex_atanh;
	case POP_SC_COSH:
		return pop_complex_cosh;
	case POP_SC_SINH:
		return pop_complex_sinh;
	default:
		assert(!"defined on complex numbers");
		return NULL;
	}
}

static void
complex_unary(pop_scalar op, pop_dtype d, void *dst, const void *src)
{
	pop_dtype part = pop_dtype_real(d);
	pair a = load_pair(d, src);

	switch (op) {
	case POP_SC_ABS:
		pop_store_f64(part, dst,
			round_for(part, pop_complex_abs(a.re, a.im)));
		break;
	case POP_SC_REAL:
		pop_store_f64(part, dst, a.re);
		break;
	case POP_SC_IMAG:
		pop_store_f64(part, dst, a.im);
		break;
	case POP_SC_NEGATE:
		store_pair(d, dst,
			(pair){with_sign(a.re, !pop_is_negative(a.re)),
				with_sign(a.im, !pop_is_negative(a.im))});
		break;
	default:
		store_pair(d, dst,
			round_pair(d, complex_function(op)(a.re, a.im)));
	}
}

/* Lexicographic; NaN in either operand wins. */
static bool
complex_takes_first(pop_scalar op, pair a, pair b)
{
	double x = a.re, y = b.re;

	if (a.re != a.re || a.im != a.im)
		return true;
	if (b.re != b.re || b.im != b.im)
		return false;
	if (x == y) {
		x = a.im;
		y = b.im;
	}
	return op == POP_SC_MAXIMUM ? x >= y : x <= y;
}

static pair
complex_binary(pop_scalar op, pop_dtype d, pair a, pair b)
{
	switch (op) {
	case POP_SC_ADD:
		return (pair){a.re + b.re, a.im + b.im};
	case POP_SC_SUBTRACT:
		return (pair){a.re - b.re, a.im - b.im};
	case POP_SC_MULTIPLY:
		return round_pair(d, pop_complex_mul(a.re, a.im, b.re, b.im));
	case POP_SC_DIVIDE:
		return round_pair(d, pop_complex_div(a.re, a.im, b.re, b.im));
	case POP_SC_POWER:
		return round_pair(d, pop_complex_pow(a.re, a.im, b.re, b.im));
	case POP_SC_ATAN2:
		return round_pair(d, pop_complex_atan2(a.re, a.im, b.re, b.im));
	case POP_SC_MAXIMUM:
	case POP_SC_MINIMUM:
		return complex_takes_first(op, a, b) ? a : b;
	default:
		assert(!"defined on complex numbers");
		return a;
	}
}

/* ---- Elements. */

static pop_int_type
int_type(pop_dtype d)
{
	return (pop_int_type){pop_dtype_info_of[d].bits,
		pop_dtype_info_of[d].cls == POP_DTC_INT};
}

static bool
is_finite(pop_dtype d, const void *a)
{
	double re = pop_load_f64(d, a), im = 0;

	if (pop_dtype_is_complex(d))
		im = load_pair(d, a).im;
	return re - re == 0 && im - im == 0;
}

void
pop_scalar_unary(pop_scalar op, pop_dtype d, void *dst, const void *a)
{
	if (op == POP_SC_IS_FINITE) {
		pop_store_int(POP_DT_I1, dst, is_finite(d, a));
		return;
	}
	switch (pop_dtype_info_of[d].cls) {
	case POP_DTC_BOOL:
		assert(op == POP_SC_NOT);
		pop_store_int(d, dst, !pop_load_int(d, a));
		break;
	case POP_DTC_FLOAT:
		pop_store_f64(d, dst, float_unary(op, d, pop_load_f64(d, a)));
		break;
	case POP_DTC_COMPLEX:
		complex_unary(op, d, dst, a);
		break;
	default:
		pop_store_int(d, dst,
			pop_int_unary(op, int_type(d), pop_load_int(d, a)));
	}
}

void
pop_scalar_binary(
	pop_scalar op, pop_dtype d, void *dst, const void *a, const void *b)
{
	if (op == POP_SC_COMPLEX) {
		pair v = {pop_load_f64(d, a), pop_load_f64(d, b)};

		store_pair(pop_scalar_result(op, d), dst, v);
		return;
	}
	switch (pop_dtype_info_of[d].cls) {
	case POP_DTC_BOOL:
		pop_store_int(d, dst,
			pop_bool_binary(op, pop_load_int(d, a) != 0,
				pop_load_int(d, b) != 0));
		break;
	case POP_DTC_FLOAT:
		pop_store_f64(d, dst,
			float_binary(
				op, d, pop_load_f64(d, a), pop_load_f64(d, b)));
		break;
	case POP_DTC_COMPLEX:
		store_pair(d, dst,
			complex_binary(
				op, d, load_pair(d, a), load_pair(d, b)));
		break;
	default:
		pop_store_int(d, dst,
			pop_int_binary(op, int_type(d), pop_load_int(d, a),
				pop_load_int(d, b)));
	}
}

static const void *
lane_at(pop_lane l, int64_t k, unsigned size)
{
	return (const char *)l.data + (l.splat ? 0 : k * size);
}

void
pop_scalar_map(
	pop_scalar op, pop_dtype d, void *dst, const pop_lane *arg, int64_t n)
{
	pop_dtype to = pop_scalar_result(op, d);
	unsigned size = pop_dtype_bytes(d), step = pop_dtype_bytes(to);
	char *q = dst;

	assert(to);
	for (int64_t k = 0; k < n; k++, q += step) {
		if (info[op].nargs == 1)
			pop_scalar_unary(op, d, q, lane_at(arg[0], k, size));
		else
			pop_scalar_binary(op, d, q, lane_at(arg[0], k, size),
				lane_at(arg[1], k, size));
	}
}

/* ---- Compare, select, clamp, reduce_precision. */

/* The relation holds if the bit of the outcome is set: less 1, equal 2,
 * greater 4, unordered 8. */
static const unsigned char outcomes[] = {
	[POP_EQ] = 2,
	[POP_NE] = 1 | 4 | 8,
	[POP_GE] = 2 | 4,
	[POP_GT] = 4,
	[POP_LE] = 1 | 2,
	[POP_LT] = 1,
};

#define OUTCOME(a, b) ((a) < (b) ? 1u : (a) == (b) ? 2u : (a) > (b) ? 4u : 8u)

/* Sign and magnitude as an integer that orders as totalOrder does. */
static int64_t
total_key(uint64_t b)
{
	return (int64_t)(b >> 63 ? b ^ (UINT64_MAX >> 1) : b);
}

/* By their own bits, for a double would make NaNs quiet; types without such as
 * numbers, since a sign alone may be a NaN. */
static int64_t
total_key_of(pop_dtype d, const void *p)
{
	if (pop_float_format_of(d)->kind == POP_FLOAT_IEEE)
		return total_key(pop_load_bits(d, p)
				 << (64 - pop_dtype_info_of[d].bits));
	return total_key(pop_f64_bits(pop_load_f64(d, p)));
}

static unsigned
compare_floats(pop_order order, pop_dtype d, const void *p, const void *q)
{
	double a, b;

	if (order == POP_ORDER_TOTAL)
		return OUTCOME(total_key_of(d, p), total_key_of(d, q));
	a = pop_load_f64(d, p);
	b = pop_load_f64(d, q);
	return OUTCOME(a, b);
}

/* Lexicographic. */
static unsigned
compare_pairs(pair a, pair b)
{
	return a.re == b.re ? OUTCOME(a.im, b.im) : OUTCOME(a.re, b.re);
}

static unsigned
compare_ints(pop_dtype d, const void *a, const void *b)
{
	uint64_t x = pop_load_int(d, a), y = pop_load_int(d, b);

	if (pop_dtype_info_of[d].cls == POP_DTC_INT)
		return OUTCOME((int64_t)x, (int64_t)y);
	return OUTCOME(x, y);
}

bool
pop_scalar_compare(pop_direction dir, pop_order order, pop_dtype d,
	const void *a, const void *b)
{
	unsigned outcome;

	if (pop_dtype_is_complex(d)) {
		outcome = compare_pairs(load_pair(d, a), load_pair(d, b));
	} else if (pop_dtype_is_float(d)) {
		outcome = compare_floats(order, d, a, b);
	} else {
		outcome = compare_ints(d, a, b);
	}
	return outcomes[dir] & outcome;
}

void
pop_scalar_compare_map(pop_direction dir, pop_order order, pop_dtype d,
	void *dst, pop_lane a, pop_lane b, int64_t n)
{
	unsigned size = pop_dtype_bytes(d);
	unsigned char *q = dst;

	for (int64_t k = 0; k < n; k++)
		q[k] = pop_scalar_compare(dir, order, d, lane_at(a, k, size),
			lane_at(b, k, size));
}

void
pop_scalar_select_map(pop_dtype d, void *dst, pop_lane pred, pop_lane on_true,
	pop_lane on_false, int64_t n)
{
	unsigned size = pop_dtype_bytes(d);
	char *q = dst;

	for (int64_t k = 0; k < n; k++) {
		bool p = pop_load_int(POP_DT_I1, lane_at(pred, k, 1)) != 0;

		memmove(q + k * size, lane_at(p ? on_true : on_false, k, size),
			size);
	}
}

void
pop_scalar_clamp_map(
	pop_dtype d, void *dst, pop_lane lo, pop_lane x, pop_lane hi, int64_t n)
{
	unsigned size = pop_dtype_bytes(d);
	char *q = dst;

	for (int64_t k = 0; k < n; k++, q += size) {
		unsigned char t[16];

		pop_scalar_binary(POP_SC_MAXIMUM, d, t, lane_at(x, k, size),
			lane_at(lo, k, size));
		pop_scalar_binary(
			POP_SC_MINIMUM, d, q, t, lane_at(hi, k, size));
	}
}

/* On the bits of an IEEE format: first the mantissa, whose carry may raise the
 * exponent, then the exponent. */
static uint64_t
reduce_bits(
	const pop_float_format *f, uint64_t b, unsigned e_bits, unsigned m_bits)
{
	unsigned m = f->mantissa_bits, sign_at = f->exponent_bits + m;
	uint64_t sign = b >> sign_at << sign_at, inf, drop, lsb;
	int64_t e, bias = (INT64_C(1) << (e_bits - 1)) - 1;

	b ^= sign;
	inf = ((UINT64_C(1) << f->exponent_bits) - 1) << m;
	if (b > inf)
		return sign | (m_bits ? b | UINT64_C(1) << (m - 1) : inf);
	if (m_bits < m) {
		drop = (UINT64_C(1) << (m - m_bits)) - 1;
		lsb = b >> (m - m_bits) & 1;
		b = (b + (drop >> 1) + lsb) & ~drop;
	}
	if (e_bits >= f->exponent_bits || b >= inf)
		return sign | (b > inf ? inf : b);
	e = (int64_t)(b >> m) - f->bias;
	if (e > bias)
		return sign | inf;
	return e <= -bias ? sign : sign | b;
}

static void
reduce_one(pop_dtype d, unsigned e_bits, unsigned m_bits, void *dst,
	const void *src)
{
	const pop_float_format *f = pop_float_format_of(d);
	pop_dtype via = f->kind == POP_FLOAT_IEEE ? d : POP_DT_F32;
	unsigned char t[8];

	if (e_bits >= f->exponent_bits && m_bits >= f->mantissa_bits) {
		memmove(dst, src, pop_dtype_bytes(d));
		return;
	}

	pop_convert(via, t, d, src);
	pop_store_bits(via, t,
		reduce_bits(pop_float_format_of(via), pop_load_bits(via, t),
			e_bits, m_bits));
	pop_convert(d, dst, via, t);
}

void
pop_scalar_reduce_precision_map(pop_dtype d, unsigned exponent_bits,
	unsigned mantissa_bits, void *dst, pop_lane x, int64_t n)
{
	pop_dtype part = pop_dtype_real(d);
	unsigned size = pop_dtype_bytes(d), step = pop_dtype_bytes(part);
	char *q = dst;

	assert(exponent_bits > 0 && exponent_bits < 64);
	for (int64_t k = 0; k < n; k++, q += size)
		for (unsigned at = 0; at < size; at += step)
			reduce_one(part, exponent_bits, mantissa_bits, q + at,
				(const char *)lane_at(x, k, size) + at);
}
