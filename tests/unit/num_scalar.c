/* Scalar semantics: one row a rule. */

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "lib/num/convert.h"
#include "lib/num/scalar.h"

#define INF __builtin_inf()
#define NAN __builtin_nan("")

/* Functions of f64: correctly rounded values, from 500-bit arithmetic. */
static const struct {
	pop_scalar op;
	double x, want;
} function[] = {
	{POP_SC_EXPONENTIAL, 0x1.0000000000000p+0, 0x1.5bf0a8b145769p+1},
	{POP_SC_EXPONENTIAL, -0x1.7480000000000p+9, 0x0.0000000000001p-1022},
	{POP_SC_EXPONENTIAL, 0x1.62d999999999ap+9, 0x1.d75ae7a50ee14p+1023},
	{POP_SC_EXPONENTIAL, 0x1.79ca10c924223p-67, 0x1.0000000000000p+0},
	{POP_SC_EXPONENTIAL, -0x1.0000000000000p-1, 0x1.368b2fc6f960ap-1},
	{POP_SC_EXPM1, 0x1.b7cdfd9d7bdbbp-34, 0x1.b7cdfd9dda4e3p-34},
	{POP_SC_EXPM1, -0x1.4000000000000p+5, -0x1.0000000000000p+0},
	{POP_SC_EXPM1, 0x1.3333333333333p-2, 0x1.6641632306a56p-2},
	{POP_SC_EXPM1, 0x1.9000000000000p+5, 0x1.19103e4080b45p+72},
	{POP_SC_LOG, 0x1.0000000000000p+1, 0x1.62e42fefa39efp-1},
	{POP_SC_LOG, 0x0.0000000000001p-1022, -0x1.74385446d71c3p+9},
	{POP_SC_LOG, 0x1.fffffffffffffp-1, -0x1.0000000000000p-53},
	{POP_SC_LOG, 0x1.7e43c8800759cp+996, 0x1.5963447f87fb5p+9},
	{POP_SC_LOG1P, 0x1.b7cdfd9d7bdbbp-34, 0x1.b7cdfd9d1d693p-34},
	{POP_SC_LOG1P, -0x1.0000000000000p-1, -0x1.62e42fefa39efp-1},
	{POP_SC_LOG1P, -0x1.fffffca501acbp-1, -0x1.01e3b8440ed2fp+4},
	{POP_SC_LOG1P, 0x1.8000000000000p+1, 0x1.62e42fefa39efp+0},
	{POP_SC_LOGISTIC, 0x1.0000000000000p-1, 0x1.3eb2fd4d34391p-1},
	{POP_SC_LOGISTIC, -0x1.4000000000000p+5, 0x1.39792499b1a24p-58},
	{POP_SC_LOGISTIC, -0x1.5e00000000000p+9, 0x1.14f2b0fb9307fp-1010},
	{POP_SC_LOGISTIC, 0x1.2000000000000p+5, 0x1.ffffffffffffep-1},
	{POP_SC_TANH, 0x1.0000000000000p-1, 0x1.d9353d7568af3p-2},
	{POP_SC_TANH, 0x1.12e0be826d695p-30, 0x1.12e0be826d695p-30},
	{POP_SC_TANH, -0x1.3000000000000p+4, -0x1.fffffffffffffp-1},
	{POP_SC_SINE, 0x1.0000000000000p+0, 0x1.aed548f090ceep-1},
	{POP_SC_SINE, 0x1.0f0cf064dd592p+73, -0x1.b453ab76bf397p-1},
	{POP_SC_SINE, 0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53},
	{POP_SC_SINE, 0x1.6ac5b262ca1ffp+849, 0x1.0000000000000p+0},
	{POP_SC_COSINE, 0x1.0000000000000p+0, 0x1.14a280fb5068cp-1},
	{POP_SC_COSINE, 0x1.0f0cf064dd592p+73, 0x1.0be2cef01c8f4p-1},
	{POP_SC_COSINE, 0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54},
	{POP_SC_TAN, 0x1.0000000000000p+0, 0x1.8eb245cbee3a6p+0},
	{POP_SC_TAN, 0x1.0f0cf064dd592p+73, -0x1.a0f79c1b6b257p+0},
	{POP_SC_TAN, 0x1.921fb54442d18p+0, 0x1.d02967c31cdb5p+53},
	{POP_SC_SQRT, 0x1.0000000000000p+1, 0x1.6a09e667f3bcdp+0},
	{POP_SC_SQRT, 0x0.0000000000001p-1022, 0x1.0000000000000p-537},
	{POP_SC_RSQRT, 0x1.0000000000000p+1, 0x1.6a09e667f3bcdp-1},
	{POP_SC_RSQRT, 0x0.0000000000001p-1022, 0x1.0000000000000p+537},
	{POP_SC_CBRT, 0x1.0000000000000p+1, 0x1.428a2f98d728bp+0},
	{POP_SC_CBRT, -0x1.b000000000000p+4, -0x1.8000000000000p+1},
	{POP_SC_CBRT, 0x0.0000000000001p-1022, 0x1.0000000000000p-358},
	{POP_SC_ERF, 0x1.0000000000000p-1, 0x1.0a7ef5c18edd2p-1},
	{POP_SC_ERF, 0x1.56e1fc2f8f359p-997, 0x1.82e6d98711d3ap-997},
	{POP_SC_ERF, -0x1.8000000000000p+1, -0x1.fffd1ac4135f9p-1},
	{POP_SC_ERF, 0x1.8000000000000p+2, 0x1.0000000000000p+0},
	{POP_SC_ERFC, 0x1.0000000000000p-1, 0x1.eb02147ce245cp-2},
	{POP_SC_ERFC, -0x1.0000000000000p+1, 0x1.fecd70a13caf2p+0},
	{POP_SC_ERFC, 0x1.4000000000000p+2, 0x1.b0c1a759f7739p-40},
	{POP_SC_ERFC, 0x1.a000000000000p+4, 0x1.284bfe1cdea24p-981},
	{POP_SC_ERF_INV, 0x1.0000000000000p-1, 0x1.e861fbb24c00ap-2},
	{POP_SC_ERF_INV, -0x1.ff7ced916872bp-1, -0x1.29d311405cdb4p+1},
	{POP_SC_ERF_INV, 0x1.b7cdfd9d7bdbbp-34, 0x1.85c4480205e36p-34},
	{POP_SC_ERF_INV, 0x1.fffffffffffffp-1, 0x1.7744f8f74e94ap+2},
	/* zeros, infinities, outside the domain */
	{POP_SC_EXPONENTIAL, -INF, 0},
	{POP_SC_EXPONENTIAL, 710, INF},
	{POP_SC_EXPM1, -0.0, -0.0},
	{POP_SC_EXPM1, -INF, -1},
	{POP_SC_LOG, -0.0, -INF},
	{POP_SC_LOG, -1, NAN},
	{POP_SC_LOG1P, -1, -INF},
	{POP_SC_LOG1P, -2, NAN},
	{POP_SC_LOGISTIC, -INF, 0},
	{POP_SC_LOGISTIC, 800, 1},
	{POP_SC_TANH, -INF, -1},
	{POP_SC_SINE, -0.0, -0.0},
	{POP_SC_SINE, INF, NAN},
	{POP_SC_SQRT, -0.0, -0.0},
	{POP_SC_SQRT, -1, NAN},
	{POP_SC_RSQRT, 0, INF},
	{POP_SC_RSQRT, -0.0, -INF},
	{POP_SC_RSQRT, INF, 0},
	{POP_SC_CBRT, -INF, -INF},
	{POP_SC_ERF, INF, 1},
	{POP_SC_ERFC, INF, 0},
	{POP_SC_ERFC, -INF, 2},
	{POP_SC_ERF_INV, 1, INF},
	{POP_SC_ERF_INV, -1, -INF},
	{POP_SC_ERF_INV, 1.5, NAN},
	{POP_SC_SIGN, -0.0, -0.0},
	{POP_SC_SIGN, NAN, NAN},
	{POP_SC_SIGN, -3, -1},
	{POP_SC_FLOOR, -0.5, -1},
	{POP_SC_FLOOR, -0.0, -0.0},
	{POP_SC_CEIL, -0.5, -0.0},
	{POP_SC_CEIL, 0x1p60, 0x1p60},
	{POP_SC_CEIL, INF, INF},
	{POP_SC_ROUND_AFZ, 2.5, 3},
	{POP_SC_ROUND_AFZ, -0.5, -1},
	{POP_SC_ROUND_AFZ, 0.49999999999999994, 0},
	{POP_SC_ROUND_AFZ, -0.2, -0.0},
	{POP_SC_ROUND_EVEN, 2.5, 2},
	{POP_SC_ROUND_EVEN, 3.5, 4},
	{POP_SC_ROUND_EVEN, -0.5, -0.0},
	{POP_SC_ROUND_EVEN, 0x1.fffffffffffffp+51, 0x1p52},
	{POP_SC_ABS, -0.0, 0},
	{POP_SC_NEGATE, 0, -0.0},
	{POP_SC_IMAG, 3, 0},
};

/* Two floats. */
static const struct {
	pop_scalar op;
	double a, b, want;
} pairs[] = {
	{POP_SC_MAXIMUM, -0.0, 0, 0},
	{POP_SC_MAXIMUM, 0, -0.0, 0},
	{POP_SC_MINIMUM, 0, -0.0, -0.0},
	{POP_SC_MAXIMUM, NAN, 1, NAN},
	{POP_SC_MINIMUM, 1, NAN, NAN},
	{POP_SC_REMAINDER, -7, 3, -1},
	{POP_SC_REMAINDER, 7, -3, 1},
	{POP_SC_REMAINDER, -6, 3, -0.0},
	{POP_SC_REMAINDER, 5, INF, 5},
	{POP_SC_REMAINDER, INF, 5, NAN},
	{POP_SC_REMAINDER, 5, 0, NAN},
	{POP_SC_REMAINDER, 1e308, 3e-320, 0x0.0000000000290p-1022},
	{POP_SC_DIVIDE, 1, -0.0, -INF},
	{POP_SC_DIVIDE, 0, 0, NAN},
	{POP_SC_POWER, 2, 0.5, 0x1.6a09e667f3bcdp+0},
	{POP_SC_POWER, NAN, 0, 1},
	{POP_SC_POWER, 1, NAN, 1},
	{POP_SC_POWER, -2, 3, -8},
	{POP_SC_POWER, -2, 0.5, NAN},
	{POP_SC_POWER, -1, 0.5, NAN},
	{POP_SC_POWER, -1, INF, 1},
	{POP_SC_POWER, 0, -1, INF},
	{POP_SC_POWER, -0.0, -1, -INF},
	{POP_SC_POWER, -0.0, 2, 0},
	{POP_SC_POWER, -INF, 3, -INF},
	{POP_SC_POWER, 0.5, INF, 0},
	{POP_SC_POWER, 10, 308, 1e308},
	{POP_SC_POWER, 10, -400, 0},
	{POP_SC_ATAN2, 0, -0.0, 0x1.921fb54442d18p+1},
	{POP_SC_ATAN2, -0.0, 1, -0.0},
	{POP_SC_ATAN2, 1, 0, 0x1.921fb54442d18p+0},
	{POP_SC_ATAN2, -INF, -INF, -0x1.2d97c7f3321d2p+1},
	{POP_SC_ATAN2, 1, 1, 0x1.921fb54442d18p-1},
	{POP_SC_ATAN2, 5e-324, 2, 0},
};

/* Two integers of a type. */
static const struct {
	pop_scalar op;
	pop_dtype d;
	int64_t a, b, want;
} ints[] = {
	{POP_SC_ADD, POP_DT_I8, 127, 1, -128},
	{POP_SC_SUBTRACT, POP_DT_U8, 0, 1, 255},
	{POP_SC_MULTIPLY, POP_DT_I4, 7, 7, 1},
	{POP_SC_ADD, POP_DT_U2, 3, 2, 1},
	{POP_SC_DIVIDE, POP_DT_I32, 7, 0, -1},
	{POP_SC_DIVIDE, POP_DT_U32, 7, 0, UINT32_MAX},
	{POP_SC_DIVIDE, POP_DT_I32, INT32_MIN, -1, INT32_MIN},
	{POP_SC_DIVIDE, POP_DT_I64, INT64_MIN, -1, INT64_MIN},
	{POP_SC_DIVIDE, POP_DT_I8, -7, 2, -3},
	{POP_SC_REMAINDER, POP_DT_I32, 7, 0, 7},
	{POP_SC_REMAINDER, POP_DT_I64, INT64_MIN, -1, 0},
	{POP_SC_REMAINDER, POP_DT_I8, -7, 2, -1},
	{POP_SC_REMAINDER, POP_DT_U64, -1, 10, 5},
	{POP_SC_MAXIMUM, POP_DT_U64, -1, 1, -1},
	{POP_SC_MAXIMUM, POP_DT_I64, -1, 1, 1},
	{POP_SC_POWER, POP_DT_I32, 3, 4, 81},
	{POP_SC_POWER, POP_DT_I32, 2, 31, INT32_MIN},
	{POP_SC_POWER, POP_DT_I32, 2, -1, 0},
	{POP_SC_POWER, POP_DT_I32, -1, -3, -1},
	{POP_SC_POWER, POP_DT_I32, 1, -3, 1},
	{POP_SC_POWER, POP_DT_I32, 0, -3, 0},
	{POP_SC_POWER, POP_DT_I32, 0, 0, 1},
	{POP_SC_SHIFT_LEFT, POP_DT_I32, 1, 32, 0},
	{POP_SC_SHIFT_LEFT, POP_DT_I32, 1, -1, 0},
	{POP_SC_SHIFT_LEFT, POP_DT_I8, 1, 7, -128},
	{POP_SC_SHIFT_LEFT, POP_DT_U64, 1, 63, INT64_MIN},
	{POP_SC_SHIFT_RIGHT_ARITHMETIC, POP_DT_I8, -128, 3, -16},
	{POP_SC_SHIFT_RIGHT_ARITHMETIC, POP_DT_I8, -128, 8, -1},
	{POP_SC_SHIFT_RIGHT_ARITHMETIC, POP_DT_I8, 64, 200, 0},
	{POP_SC_SHIFT_RIGHT_ARITHMETIC, POP_DT_U8, 0x80, 7, 0xff},
	{POP_SC_SHIFT_RIGHT_LOGICAL, POP_DT_I8, -128, 7, 1},
	{POP_SC_SHIFT_RIGHT_LOGICAL, POP_DT_I64, -1, 64, 0},
	{POP_SC_AND, POP_DT_I8, -2, 7, 6},
	{POP_SC_XOR, POP_DT_U4, 12, 10, 6},
	{POP_SC_ADD, POP_DT_I1, 1, 1, 1},
	{POP_SC_MULTIPLY, POP_DT_I1, 1, 0, 0},
	{POP_SC_XOR, POP_DT_I1, 1, 1, 0},
	{POP_SC_MINIMUM, POP_DT_I1, 1, 0, 0},
};

static const struct {
	pop_scalar op;
	pop_dtype d;
	int64_t a, want;
} int1[] = {
	{POP_SC_ABS, POP_DT_I32, INT32_MIN, INT32_MIN},
	{POP_SC_ABS, POP_DT_I8, -5, 5},
	{POP_SC_NEGATE, POP_DT_U8, 1, 255},
	{POP_SC_SIGN, POP_DT_I16, -9, -1},
	{POP_SC_SIGN, POP_DT_U16, 9, 1},
	{POP_SC_NOT, POP_DT_I8, 0, -1},
	{POP_SC_NOT, POP_DT_I1, 1, 0},
	{POP_SC_NOT, POP_DT_U4, 5, 10},
	{POP_SC_POPCNT, POP_DT_I8, -1, 8},
	{POP_SC_CLZ, POP_DT_I8, 1, 7},
	{POP_SC_CLZ, POP_DT_U64, 0, 64},
	{POP_SC_CLZ, POP_DT_I4, -1, 0},
};

/* Equal, -0 and +0 told apart, any NaN equal to any. */
static bool
same(double a, double b)
{
	if (a != a || b != b)
		return a != a && b != b;
	return pop_f64_bits(a) == pop_f64_bits(b);
}

static void
floats(void)
{
	double r;

	for (size_t i = 0; i < sizeof(function) / sizeof(function[0]); i++) {
		pop_scalar_unary(
			function[i].op, POP_DT_F64, &r, &function[i].x);
		assert(same(r, function[i].want));
	}
	for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
		pop_scalar_binary(
			pairs[i].op, POP_DT_F64, &r, &pairs[i].a, &pairs[i].b);
		assert(same(r, pairs[i].want));
	}
}

static void
integers(void)
{
	unsigned char a[8], b[8], r[8];

	for (size_t i = 0; i < sizeof(ints) / sizeof(ints[0]); i++) {
		pop_store_int(ints[i].d, a, (uint64_t)ints[i].a);
		pop_store_int(ints[i].d, b, (uint64_t)ints[i].b);
		pop_scalar_binary(ints[i].op, ints[i].d, r, a, b);
		assert((int64_t)pop_load_int(ints[i].d, r) == ints[i].want);
	}
	for (size_t i = 0; i < sizeof(int1) / sizeof(int1[0]); i++) {
		pop_store_int(int1[i].d, a, (uint64_t)int1[i].a);
		pop_scalar_unary(int1[i].op, int1[i].d, r, a);
		assert((int64_t)pop_load_int(int1[i].d, r) == int1[i].want);
	}
}

/* One rounding, not two: exp of an f16 lies this close to a tie of f16. */
static void
narrow(void)
{
	static const uint16_t one = 0x3c00, tiny = 0x0001;
	uint16_t r;

	pop_scalar_binary(POP_SC_ADD, POP_DT_F16, &r, &one, &tiny);
	assert(r == one);
	pop_scalar_unary(POP_SC_EXPONENTIAL, POP_DT_F16, &r, &one);
	assert(r == 0x4170);
	pop_scalar_binary(POP_SC_DIVIDE, POP_DT_BF16, &r, &one, &one);
	assert(r == 0x3f80);
}

/* What a NaN becomes is the same everywhere. */
static void
nans(void)
{
	uint64_t inf = UINT64_C(0x7ff0000000000000);
	uint64_t a = UINT64_C(0xfff0000000000123), b = inf | 1, r;

	pop_scalar_binary(POP_SC_SUBTRACT, POP_DT_F64, &r, &inf, &inf);
	assert(r == UINT64_C(0x7ff8000000000000));
	pop_scalar_binary(POP_SC_MULTIPLY, POP_DT_F64, &r, &a, &b);
	assert(r == UINT64_C(0xfff8000000000123));
	pop_scalar_binary(POP_SC_ADD, POP_DT_F64, &r, &inf, &b);
	assert(r == UINT64_C(0x7ff8000000000001));
	pop_scalar_unary(POP_SC_TANH, POP_DT_F64, &r, &a);
	assert(r == UINT64_C(0xfff8000000000123));
	pop_scalar_unary(POP_SC_NEGATE, POP_DT_F64, &r, &a);
	assert(r == UINT64_C(0x7ff0000000000123));
}

static const struct {
	pop_direction dir;
	pop_order order;
	double a, b;
	bool want;
} comparison[] = {
	{POP_EQ, POP_ORDER_FLOAT, 0, -0.0, true},
	{POP_LT, POP_ORDER_FLOAT, -0.0, 0, false},
	{POP_LT, POP_ORDER_TOTAL, -0.0, 0, true},
	{POP_EQ, POP_ORDER_TOTAL, -0.0, 0, false},
	{POP_EQ, POP_ORDER_FLOAT, NAN, NAN, false},
	{POP_NE, POP_ORDER_FLOAT, NAN, NAN, true},
	{POP_GE, POP_ORDER_NONE, NAN, 1, false},
	{POP_EQ, POP_ORDER_TOTAL, NAN, NAN, true},
	{POP_LT, POP_ORDER_TOTAL, INF, NAN, true},
	{POP_GT, POP_ORDER_TOTAL, -INF, -NAN, true},
	{POP_LT, POP_ORDER_TOTAL, -2, -1, true},
	{POP_LE, POP_ORDER_FLOAT, 1, 1, true},
	{POP_GT, POP_ORDER_FLOAT, 2, 1, true},
};

static void
comparisons(void)
{
	uint64_t big = UINT64_MAX, one = 1;
	float z[2] = {1, 2}, w[2] = {1, 3};

	for (size_t i = 0; i < sizeof(comparison) / sizeof(comparison[0]); i++)
		assert(pop_scalar_compare(comparison[i].dir,
			       comparison[i].order, POP_DT_F64,
			       &comparison[i].a,
			       &comparison[i].b) == comparison[i].want);
	assert(pop_scalar_compare(
		POP_GT, POP_ORDER_UNSIGNED, POP_DT_U64, &big, &one));
	assert(pop_scalar_compare(
		POP_LT, POP_ORDER_SIGNED, POP_DT_I64, &big, &one));
	assert(pop_scalar_compare(POP_NE, POP_ORDER_FLOAT, POP_DT_C64, z, w));
	assert(pop_scalar_compare(POP_EQ, POP_ORDER_FLOAT, POP_DT_C64, z, z));
}

static void
lanes(void)
{
	static const float x[] = {-1, 0.5f, 9, (float)NAN}, lo = 0, hi = 2;
	static const unsigned char pred[] = {1, 0, 0, 1};
	pop_lane v = {x, false}, l = {&lo, true}, h = {&hi, true};
	pop_lane p = {pred, false}, sum[2] = {v, h};
	unsigned char less[4];
	float r[4];

	pop_scalar_clamp_map(POP_DT_F32, r, l, v, h, 4);
	assert(r[0] == 0 && r[1] == 0.5f && r[2] == 2 && r[3] != r[3]);
	pop_scalar_select_map(POP_DT_F32, r, p, l, v, 4);
	assert(r[0] == 0 && r[1] == 0.5f && r[2] == 9 && r[3] == 0);
	pop_scalar_map(POP_SC_ADD, POP_DT_F32, r, sum, 4);
	assert(r[0] == 1 && r[2] == 11);
	pop_scalar_compare_map(
		POP_LT, POP_ORDER_FLOAT, POP_DT_F32, less, v, h, 4);
	assert(less[0] && less[1] && !less[2] && !less[3]);
	pop_scalar_map(POP_SC_ADD, POP_DT_F32, NULL, sum, 0);
}

static const struct {
	unsigned e, m;
	float x, want;
} precision[] = {
	{5, 10, 1 + 0x1p-11f, 1},
	{5, 10, 1 + 0x1.8p-10f, 1 + 0x1p-9f},
	{5, 10, 65519, 65504},
	{5, 10, 65520, (float)INF},
	{5, 10, 0x1p-14f, 0x1p-14f},
	{5, 10, 0x1p-15f, 0},
	{5, 10, -0x1p-20f, -0.0f},
	{5, 10, 0x1.ffcp-15f, 0},
	/* rounds up to the least normal number */
	{5, 10, 0x1.ffep-15f, 0x1p-14f},
	{8, 7, 0x1p-130f, 0x1p-130f},
	{8, 23, 1e-40f, 1e-40f},
	{5, 0, 1.5f, 2},
	{8, 7, (float)-INF, (float)-INF},
	{11, 52, 1.1f, 1.1f},
};

static void
precisions(void)
{
	float nan = (float)NAN, r;

	for (size_t i = 0; i < sizeof(precision) / sizeof(precision[0]); i++) {
		pop_scalar_reduce_precision_map(POP_DT_F32, precision[i].e,
			precision[i].m, &r, (pop_lane){&precision[i].x, true},
			1);
		assert(same((double)r, (double)precision[i].want));
	}
	pop_scalar_reduce_precision_map(
		POP_DT_F32, 5, 2, &r, (pop_lane){&nan, true}, 1);
	assert(r != r);
	pop_scalar_reduce_precision_map(
		POP_DT_F32, 5, 0, &r, (pop_lane){&nan, true}, 1);
	assert((double)r == INF);
}

/* Complex functions: value and one branch cut or special operand each. */
static const struct {
	pop_scalar op;
	double re, im, want_re, want_im;
} complex1[] = {
	{POP_SC_SQRT, -4, 0, 0, 2},
	{POP_SC_SQRT, -4, -0.0, 0, -2},
	{POP_SC_SQRT, 3, 4, 2, 1},
	{POP_SC_SQRT, 1e300, 1e-300, 1e150, 0},
	{POP_SC_SQRT, -INF, 1, 0, INF},
	{POP_SC_RSQRT, 3, 4, 0.4, -0.2},
	{POP_SC_LOG, -1, 0, 0, 0x1.921fb54442d18p+1},
	{POP_SC_LOG, -1, -0.0, 0, -0x1.921fb54442d18p+1},
	{POP_SC_LOG, 0, 0, -INF, 0},
	/* 0.6, 0.8 are not quite on the unit circle */
	{POP_SC_LOG, 0.6, 0.8, 0x1.999999999999ap-56, 0x1.dac670561bb5p-1},
	{POP_SC_EXPONENTIAL, -INF, INF, NAN, NAN},
	{POP_SC_EXPONENTIAL, -INF, 1, 0, 0},
	{POP_SC_EXPONENTIAL, 1e308, -0x1p-1074, INF, -INF},
	{POP_SC_EXPONENTIAL, -1e308, 1, 0, 0},
	{POP_SC_EXPONENTIAL, 0, 0, 1, 0},
	{POP_SC_SIGN, 3, 4, 0.6, 0.8},
	{POP_SC_SIGN, 0, 0, 0, 0},
	{POP_SC_TANH, 1000, 1, 1, 0},
	{POP_SC_TAN, 0, INF, 0, 1},
	{POP_SC_SINE, 0, 1, 0, 0x1.2cd9fc44eb982p+0},
	{POP_SC_COSINE, 0, 1, 0x1.8b07551d9f55p+0, -0.0},
	{POP_SC_LOG1P, -1, 0, -INF, 0},
	{POP_SC_EXPM1, 1e-20, 1e-20, 1e-20, 1e-20},
	{POP_SC_LOGISTIC, 0, 0, 0.5, 0},
	{POP_SC_LOGISTIC, 1000, 1, 1, 0},
	{POP_SC_NEGATE, 0, 1, -0.0, -1},
	{POP_SC_CBRT, 8, 0, 2, 0},
};

static const struct {
	pop_scalar op;
	double a[2], b[2], want[2];
} complex2[] = {
	{POP_SC_MULTIPLY, {1, 2}, {3, 4}, {-5, 10}},
	{POP_SC_MULTIPLY, {1e200, 1e200}, {1e200, 1e200}, {NAN, INF}},
	{POP_SC_DIVIDE, {-5, 10}, {3, 4}, {1, 2}},
	{POP_SC_DIVIDE, {1e300, 1e300}, {1e300, 1e300}, {1, 0}},
	{POP_SC_DIVIDE, {1, 1}, {0, 0}, {INF, INF}},
	{POP_SC_DIVIDE, {1, 1}, {INF, 0}, {0, 0}},
	{POP_SC_ATAN2, {1, 0}, {1, 0}, {0x1.921fb54442d18p-1, 0}},
	{POP_SC_ATAN2, {0, 1}, {2, 0}, {0, 0x1.193ea7aad030bp-1}},
	{POP_SC_POWER, {0, 0}, {0, 0}, {1, 0}},
	{POP_SC_POWER, {0, 0}, {2, 1}, {0, 0}},
	{POP_SC_POWER, {4, 0}, {0.5, 0}, {2, 0}},
	{POP_SC_MAXIMUM, {1, 2}, {1, 3}, {1, 3}},
	{POP_SC_MINIMUM, {1, 2}, {0, 9}, {0, 9}},
};

static void
complex_numbers(void)
{
	static const double z[2] = {3, -4};
	static const float inf[2] = {0, (float)INF};
	double r[2];
	unsigned char p;
	float f[2];

	for (size_t i = 0; i < sizeof(complex1) / sizeof(complex1[0]); i++) {
		pop_scalar_unary(
			complex1[i].op, POP_DT_C128, r, &complex1[i].re);
		assert(same(r[0], complex1[i].want_re));
		assert(same(r[1], complex1[i].want_im));
	}
	for (size_t i = 0; i < sizeof(complex2) / sizeof(complex2[0]); i++) {
		pop_scalar_binary(complex2[i].op, POP_DT_C128, r, complex2[i].a,
			complex2[i].b);
		assert(same(r[0], complex2[i].want[0]));
		assert(same(r[1], complex2[i].want[1]));
	}
	pop_scalar_unary(POP_SC_ABS, POP_DT_C128, r, z);
	assert(r[0] == 5);
	pop_scalar_unary(POP_SC_IMAG, POP_DT_C128, r, z);
	assert(r[0] == -4);
	pop_scalar_unary(POP_SC_IS_FINITE, POP_DT_C64, &p, inf);
	assert(p == 0);
	f[0] = 1;
	f[1] = 2;
	pop_scalar_binary(POP_SC_COMPLEX, POP_DT_F32, f, &f[0], &f[1]);
	assert(f[0] == 1 && f[1] == 2);
}

static void
types(void)
{
	assert(pop_scalar_result(POP_SC_ABS, POP_DT_C64) == POP_DT_F32);
	assert(pop_scalar_result(POP_SC_ABS, POP_DT_U8) == POP_DT_NONE);
	assert(pop_scalar_result(POP_SC_IS_FINITE, POP_DT_F16) == POP_DT_I1);
	assert(pop_scalar_result(POP_SC_COMPLEX, POP_DT_F16) == POP_DT_NONE);
	assert(pop_scalar_result(POP_SC_ADD, POP_DT_TOKEN) == POP_DT_NONE);
	assert(pop_scalar_args(POP_SC_ATAN2) == 2);
}

int
main(void)
{
	floats();
	integers();
	narrow();
	nans();
	comparisons();
	lanes();
	precisions();
	complex_numbers();
	types();
	return 0;
}
