/*
 * Every instruction on every instruction set, against lib/num element by
 * element: lengths around vectors and tiles, operands contiguous, strided,
 * backwards and broadcast, with special values at the front.
 */

#include <math.h>

#include "lib/num/convert.h"
#include "lib/num/scalar.h"
#include "tests/unit/kernel_rig.h"

enum { F = POP_CLASS_F, D, I, L, B };

static const pop_dtype dtype_of[] = {[F] = POP_DT_F32,
	[D] = POP_DT_F64,
	[I] = POP_DT_I32,
	[L] = POP_DT_I64,
	[B] = POP_DT_I1};
static const pop_dtype unsigned_of[] = {[I] = POP_DT_U32, [L] = POP_DT_U64};

/* ---- Inputs. */

static const double special[] = {0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, -2.5,
	2.5, INFINITY, -INFINITY, NAN, 1e-40, -1e-40, 3.4e38, -3.4e38,
	8388608.5, 2147483648.0, -2147483649.0, 4294967296.0, 1e10, -1e10, 1e20,
	88.8, -103.9, 127.6, 255.5, -128.9, 65519.0, 65520.0, 0.999999, -3.0};
static const uint64_t special_bits[] = {0, 1, 2, 31, 32, 33, 63, 64, 7, 8, 127,
	128, 255, 0x7fffffff, 0x80000000, 0xffffffff, 0x7fffffffffffffff,
	0x8000000000000000, UINT64_MAX, UINT64_MAX - 1, 0xffffff80, 3, 5,
	(uint64_t)-3, (uint64_t)-128};
enum {
	NSPECIAL = sizeof(special) / sizeof(special[0]),
	NBITS = sizeof(special_bits) / sizeof(special_bits[0])
};

static void
put_input(pop_dtype d, unsigned char *p, int64_t j, unsigned arg, uint64_t *rng)
{
	uint64_t r = rig_random(rng);
	uint64_t k = arg == 0 ? (uint64_t)j : r >> 20;

	if (pop_dtype_is_float(d)) {
		double v = ((double)(r >> 11) * 0x1p-53 - 0.5) *
			   ldexp(1, (int)(r & 15) - 6);

		if (j < NSPECIAL || (r >> 40) % 4 == 0)
			v = special[k % NSPECIAL];
		pop_store_f64(d, p, v);
	} else {
		uint64_t v = (r >> 60) & 1 ? r >> 7 : (r >> 7) & 63;

		if (j < NBITS || (r >> 40) % 4 == 0)
			v = special_bits[k % NBITS];
		pop_store_int(d, p, v);
	}
}

/* How an operand lies in its buffer: element j at base + j * stride. */
typedef struct layout {
	int64_t stride;
} layout;

static const int64_t layouts[] = {1, 0, 3, -1, 2, 4};
enum { NLAYOUT = sizeof(layouts) / sizeof(layouts[0]) };

/* ---- One instruction over n points. */

typedef struct one {
	pop_ins ins;
	unsigned nargs;
	pop_dtype arg[3], out;
	int64_t n, stride;
	bool const_b; /* operand 1 is an immediate */
} one;

static int64_t
place(const one *c, unsigned arg, int64_t j)
{
	int64_t s = arg == c->nargs - 1 || c->nargs == 1 ? c->stride : 1;

	return s < 0 ? (c->n - 1 - j) * -s : j * s;
}

static const unsigned char *
input(const rig *g, const one *c, unsigned arg, int64_t j)
{
	return (const unsigned char *)g->ptr[arg] +
	       (size_t)place(c, arg, j) * pop_dtype_bytes(c->arg[arg]);
}

static unsigned
class_of(pop_dtype d)
{
	return pop_class_of(d);
}

static void
make_inputs(rig *g, const one *c, uint64_t *rng)
{
	for (unsigned k = 0; k < c->nargs; k++) {
		bool last = k == c->nargs - 1;
		int64_t s = last ? c->stride : 1, a = s < 0 ? -s : s;
		int64_t count = a * (c->n - 1) + 1;
		pop_view *v = rig_view(g, c->arg[k], count);

		v->stride[0] = s;
		v->base = s < 0 ? count - 1 : 0;
		for (int64_t j = 0; j < count; j++)
			put_input(c->arg[k],
				(unsigned char *)g->ptr[k] +
					(size_t)j * pop_dtype_bytes(c->arg[k]),
				j, k, rng);
	}
}

static void
make_code(rig *g, const one *c)
{
	pop_ins i = c->ins;
	uint16_t r[3] = {0};

	for (unsigned k = 0; k < c->nargs; k++) {
		pop_ins load = {.op = POP_INS_LOAD,
			.cls = (uint8_t)class_of(c->arg[k]),
			.imm = k};

		if (k == 1 && c->const_b) {
			load.op = POP_INS_IMM;
			load.imm = pop_load_bits(c->arg[k], g->ptr[k]);
		}
		r[k] = rig_ins(g, 0, load);
	}
	i.a = r[0];
	i.b = r[1];
	i.c = r[2];
	i.a = rig_ins(g, 0, i);
	rig_ins(g, 0,
		(pop_ins){.op = POP_INS_STORE,
			.cls = (uint8_t)class_of(c->out),
			.a = i.a,
			.imm = c->nargs});
}

/* Runs the case and hands each result to `check`. */
typedef void check_fn(const one *c, const rig *g, int64_t j,
	const unsigned char *const *arg, const unsigned char *got);

static void
run_one(const one *c, const pop_kernel_table *t, check_fn *check)
{
	rig g;
	uint64_t rng = (uint64_t)c->ins.op * 77 + (uint64_t)c->n;

	rig_init(&g, POP_STEP_LOOP);
	g.step.ndim = 1;
	g.step.extent[0] = c->n;
	g.step.nparam = POP_LOOP_PARAMS;
	g.param[POP_LOOP_NINNER] = 1;
	make_inputs(&g, c, &rng);
	rig_view(&g, c->out, c->n)->stride[0] = 1;
	make_code(&g, c);
	rig_run(&g, t, 1);
	for (int64_t j = 0; j < c->n; j++) {
		const unsigned char *arg[3] = {0};

		for (unsigned k = 0; k < c->nargs; k++)
			arg[k] = input(&g, c, k, k == 1 && c->const_b ? 0 : j);
		if (c->const_b)
			arg[1] = g.ptr[1];
		check(c, &g, j, arg,
			(const unsigned char *)g.ptr[c->nargs] +
				(size_t)j * pop_dtype_bytes(c->out));
	}
	rig_free(&g);
}

static const int64_t sizes[] = {1, 7, 63, 64, 65, 1000};

static void
run_all(one *c, check_fn *check)
{
	for (unsigned t = 0; t < RIG_NISA; t++) {
		const pop_kernel_table *table = rig_table(rig_isa[t]);

		for (unsigned s = 0; table && s < 6; s++)
			for (unsigned l = 0; l < NLAYOUT; l++) {
				if (s != 1 && s != 5 && l > 1)
					continue;
				c->n = sizes[s];
				c->stride = layouts[l];
				c->const_b = false;
				run_one(c, table, check);
				c->const_b = c->nargs == 2 && l == 0;
				if (c->const_b)
					run_one(c, table, check);
			}
	}
}

/* ---- Against lib/num's scalars. */

static pop_scalar current;
static int64_t current_ulp;

/* Distance in units in the last place; floats in order are integers in
 * order. */
static int64_t
ulps(pop_dtype d, const void *a, const void *b)
{
	int64_t x, y;

	if (d == POP_DT_F32) {
		int32_t p, q;

		memcpy(&p, a, 4);
		memcpy(&q, b, 4);
		x = p < 0 ? (int64_t)INT32_MIN - p : p;
		y = q < 0 ? (int64_t)INT32_MIN - q : q;
	} else {
		memcpy(&x, a, 8);
		memcpy(&y, b, 8);
		x = x < 0 ? INT64_MIN - x : x;
		y = y < 0 ? INT64_MIN - y : y;
	}
	return x > y ? x - y : y - x;
}

static void
complain(const one *c, int64_t j, const unsigned char *const *arg,
	const unsigned char *got, const unsigned char *want)
{
	fprintf(stderr, "%s class %u n %lld stride %lld imm %d: point %lld:",
		pop_ins_info_of[c->ins.op].name, c->ins.cls, (long long)c->n,
		(long long)c->stride, c->const_b, (long long)j);
	for (unsigned k = 0; k < c->nargs; k++)
		fprintf(stderr, " %llx",
			(unsigned long long)pop_load_bits(c->arg[k], arg[k]));
	fprintf(stderr, ": got %llx, want %llx\n",
		(unsigned long long)pop_load_bits(c->out, got),
		(unsigned long long)pop_load_bits(c->out, want));
	abort();
}

static void
compare(const one *c, int64_t j, const unsigned char *const *arg,
	const unsigned char *got, const unsigned char *want, int64_t ulp)
{
	size_t n = pop_dtype_bytes(c->out);

	if (memcmp(got, want, n) == 0)
		return;
	if (pop_dtype_is_float(c->out)) {
		double x = pop_load_f64(c->out, got);
		double y = pop_load_f64(c->out, want);

		if (isnan(x) && isnan(y))
			return;
		if (ulp > 0 && !isnan(x) && !isnan(y) &&
			ulps(c->out, got, want) <= ulp)
			return;
	}
	complain(c, j, arg, got, want);
}

static void
check_scalar(const one *c, const rig *g, int64_t j,
	const unsigned char *const *arg, const unsigned char *got)
{
	unsigned char want[8];

	(void)g;
	if (c->nargs == 1)
		pop_scalar_unary(current, c->arg[0], want, arg[0]);
	else
		pop_scalar_binary(current, c->arg[0], want, arg[0], arg[1]);
	compare(c, j, arg, got, want, current_ulp);
}

/* Instructions that are one of lib/num's operations.  u: operands unsigned. */
static const struct {
	uint8_t ins, nargs, scalar;
	bool u;
	const char *classes;
	int64_t ulp_f; /* 0: exact */
} scalar_row[] = {
	{POP_INS_ADD, 2, POP_SC_ADD, 0, "FDIL", 0},
	{POP_INS_SUB, 2, POP_SC_SUBTRACT, 0, "FDIL", 0},
	{POP_INS_MUL, 2, POP_SC_MULTIPLY, 0, "FDIL", 0},
	{POP_INS_DIV, 2, POP_SC_DIVIDE, 0, "FDIL", 0},
	{POP_INS_DIVU, 2, POP_SC_DIVIDE, 1, "IL", 0},
	{POP_INS_REM, 2, POP_SC_REMAINDER, 0, "FDIL", 0},
	{POP_INS_REMU, 2, POP_SC_REMAINDER, 1, "IL", 0},
	{POP_INS_MAX, 2, POP_SC_MAXIMUM, 0, "FDIL", 0},
	{POP_INS_MAXU, 2, POP_SC_MAXIMUM, 1, "IL", 0},
	{POP_INS_MIN, 2, POP_SC_MINIMUM, 0, "FDIL", 0},
	{POP_INS_MINU, 2, POP_SC_MINIMUM, 1, "IL", 0},
	{POP_INS_POW, 2, POP_SC_POWER, 0, "FDIL", 2},
	{POP_INS_POWU, 2, POP_SC_POWER, 1, "IL", 0},
	{POP_INS_ATAN2, 2, POP_SC_ATAN2, 0, "FD", 2},
	{POP_INS_NEG, 1, POP_SC_NEGATE, 0, "FDIL", 0},
	{POP_INS_ABS, 1, POP_SC_ABS, 0, "FDIL", 0},
	{POP_INS_SIGN, 1, POP_SC_SIGN, 0, "FDIL", 0},
	{POP_INS_AND, 2, POP_SC_AND, 0, "ILB", 0},
	{POP_INS_OR, 2, POP_SC_OR, 0, "ILB", 0},
	{POP_INS_XOR, 2, POP_SC_XOR, 0, "ILB", 0},
	{POP_INS_NOT, 1, POP_SC_NOT, 0, "ILB", 0},
	{POP_INS_SHL, 2, POP_SC_SHIFT_LEFT, 0, "IL", 0},
	{POP_INS_SHR, 2, POP_SC_SHIFT_RIGHT_LOGICAL, 0, "IL", 0},
	{POP_INS_SAR, 2, POP_SC_SHIFT_RIGHT_ARITHMETIC, 0, "IL", 0},
	{POP_INS_POPCNT, 1, POP_SC_POPCNT, 0, "IL", 0},
	{POP_INS_CLZ, 1, POP_SC_CLZ, 0, "IL", 0},
	{POP_INS_SQRT, 1, POP_SC_SQRT, 0, "FD", 0},
	{POP_INS_RSQRT, 1, POP_SC_RSQRT, 0, "FD", 2},
	{POP_INS_CBRT, 1, POP_SC_CBRT, 0, "FD", 2},
	{POP_INS_EXP, 1, POP_SC_EXPONENTIAL, 0, "FD", 2},
	{POP_INS_EXPM1, 1, POP_SC_EXPM1, 0, "FD", 2},
	{POP_INS_LOG, 1, POP_SC_LOG, 0, "FD", 2},
	{POP_INS_LOG1P, 1, POP_SC_LOG1P, 0, "FD", 2},
	{POP_INS_LOGISTIC, 1, POP_SC_LOGISTIC, 0, "FD", 2},
	{POP_INS_TANH, 1, POP_SC_TANH, 0, "FD", 2},
	{POP_INS_SIN, 1, POP_SC_SINE, 0, "FD", 2},
	{POP_INS_COS, 1, POP_SC_COSINE, 0, "FD", 2},
	{POP_INS_TAN, 1, POP_SC_TAN, 0, "FD", 2},
	{POP_INS_ERF, 1, POP_SC_ERF, 0, "FD", 2},
	{POP_INS_ERFC, 1, POP_SC_ERFC, 0, "FD", 2},
	{POP_INS_ERF_INV, 1, POP_SC_ERF_INV, 0, "FD", 2},
	{POP_INS_ACOS, 1, POP_SC_ACOS, 0, "D", 1},
	{POP_INS_ACOSH, 1, POP_SC_ACOSH, 0, "D", 1},
	{POP_INS_ASIN, 1, POP_SC_ASIN, 0, "D", 1},
	{POP_INS_ASINH, 1, POP_SC_ASINH, 0, "D", 1},
	{POP_INS_ATANH, 1, POP_SC_ATANH, 0, "D", 1},
	{POP_INS_LGAMMA, 1, POP_SC_LGAMMA, 0, "F", 2},
	{POP_INS_LGAMMA, 1, POP_SC_LGAMMA, 0, "D", 8},
	{POP_INS_DIGAMMA, 1, POP_SC_DIGAMMA, 0, "F", 2},
	{POP_INS_DIGAMMA, 1, POP_SC_DIGAMMA, 0, "D", 8},
	{POP_INS_BESSEL_I1E, 1, POP_SC_BESSEL_I1E, 0, "F", 2},
	{POP_INS_BESSEL_I1E, 1, POP_SC_BESSEL_I1E, 0, "D", 8},
	{POP_INS_ZETA, 2, POP_SC_ZETA, 0, "F", 2},
	{POP_INS_ZETA, 2, POP_SC_ZETA, 0, "D", 32},
	{POP_INS_POLYGAMMA, 2, POP_SC_POLYGAMMA, 0, "F", 2},
	{POP_INS_POLYGAMMA, 2, POP_SC_POLYGAMMA, 0, "D", 32},
	{POP_INS_FLOOR, 1, POP_SC_FLOOR, 0, "FD", 0},
	{POP_INS_CEIL, 1, POP_SC_CEIL, 0, "FD", 0},
	{POP_INS_ROUND_AFZ, 1, POP_SC_ROUND_AFZ, 0, "FD", 0},
	{POP_INS_ROUND_EVEN, 1, POP_SC_ROUND_EVEN, 0, "FD", 0},
};

static unsigned
class_named(char c)
{
	return c == 'F' ? F : c == 'D' ? D : c == 'I' ? I : c == 'L' ? L : B;
}

static void
test_scalars(void)
{
	for (size_t k = 0; k < sizeof(scalar_row) / sizeof(scalar_row[0]); k++)
		for (const char *s = scalar_row[k].classes; *s; s++) {
			unsigned cls = class_named(*s);
			pop_dtype d = scalar_row[k].u ? unsigned_of[cls]
						      : dtype_of[cls];
			one c = {.ins = {.op = scalar_row[k].ins,
					 .cls = (uint8_t)cls},
				.nargs = scalar_row[k].nargs,
				.arg = {d, d},
				.out = d};

			c.ins.imm = cls == L ? 64 : 32;
			current = (pop_scalar)scalar_row[k].scalar;
			current_ulp = scalar_row[k].ulp_f;
			run_all(&c, check_scalar);
		}
}

/* ---- Parts of complex functions. */

/* The terms of this real part cancel: it is as exact as they are. */
static bool
is_near_expm1(const one *c, const double z[2], double got, const void *want)
{
	double e = fabs(expm1(z[0])), d = fabs(cos(z[1]) - 1), w;

	memcpy(&w, want, 8);
	return current == POP_SC_EXPM1 && c->ins.op == POP_INS_COMPLEX_RE &&
	       fabs(got - w) <= 0x1p-53 * fmax(e, d);
}

static void
check_part(const one *c, const rig *g, int64_t j,
	const unsigned char *const *arg, const unsigned char *got)
{
	unsigned char want[16];
	double z[2], r;

	(void)g;
	memcpy(z, arg[0], 8);
	memcpy(z + 1, arg[1], 8);
	memcpy(&r, got, 8);
	pop_scalar_unary(current, POP_DT_C128, want, z);
	if (is_near_expm1(c, z, r, want))
		return;
	compare(c, j, arg, got,
		want + (c->ins.op == POP_INS_COMPLEX_RE ? 0 : 8), current_ulp);
}

static void
test_parts(void)
{
	static const uint8_t function[][2] = {
		{POP_CFN_ACOS, POP_SC_ACOS},
		{POP_CFN_ACOSH, POP_SC_ACOSH},
		{POP_CFN_ASIN, POP_SC_ASIN},
		{POP_CFN_ASINH, POP_SC_ASINH},
		{POP_CFN_ATAN, POP_SC_ATAN},
		{POP_CFN_ATANH, POP_SC_ATANH},
		{POP_CFN_COSH, POP_SC_COSH},
		{POP_CFN_SINH, POP_SC_SINH},
		{POP_CFN_EXPM1, POP_SC_EXPM1},
		{POP_CFN_LOG, POP_SC_LOG},
		{POP_CFN_LOG1P, POP_SC_LOG1P},
		{POP_CFN_RSQRT, POP_SC_RSQRT},
		{POP_CFN_CBRT, POP_SC_CBRT},
		{POP_CFN_TANH, POP_SC_TANH},
		{POP_CFN_LOGISTIC, POP_SC_LOGISTIC},
	};

	for (size_t k = 0; k < sizeof(function) / sizeof(function[0]); k++)
		for (unsigned part = 0; part < 2; part++) {
			one c = {.ins = {.op = (uint8_t)(POP_INS_COMPLEX_RE +
							 part),
					 .cls = POP_CLASS_D},
				.nargs = 2,
				.arg = {POP_DT_F64, POP_DT_F64},
				.out = POP_DT_F64};

			c.ins.imm = function[k][0];
			current = (pop_scalar)function[k][1];
			current_ulp = 1;
			run_all(&c, check_part);
		}
}

/* ---- Comparison. */

static void
check_compare(const one *c, const rig *g, int64_t j,
	const unsigned char *const *arg, const unsigned char *got)
{
	static const uint8_t dir[] = {[POP_INS_EQ - 90] = POP_EQ,
		[POP_INS_NE - 90] = POP_NE,
		[POP_INS_LT - 90] = POP_LT,
		[POP_INS_LE - 90] = POP_LE,
		[POP_INS_LTU - 90] = POP_LT,
		[POP_INS_LEU - 90] = POP_LE};
	unsigned char want;

	(void)g;
	if (c->nargs == 1)
		pop_scalar_unary(POP_SC_IS_FINITE, c->arg[0], &want, arg[0]);
	else
		want = pop_scalar_compare((pop_direction)dir[c->ins.op - 90],
			POP_ORDER_NONE, c->arg[0], arg[0], arg[1]);
	compare(c, j, arg, got, &want, 0);
}

static void
test_comparisons(void)
{
	for (unsigned op = POP_INS_EQ; op <= POP_INS_IS_FINITE; op++)
		for (unsigned cls = F; cls <= L; cls++) {
			bool u = op == POP_INS_LTU || op == POP_INS_LEU;
			bool fin = op == POP_INS_IS_FINITE;
			pop_dtype d;
			one c;

			if ((u && cls < I) || (fin && cls > D))
				continue;
			d = u ? unsigned_of[cls] : dtype_of[cls];
			c = (one){
				.ins = {.op = (uint8_t)op, .cls = (uint8_t)cls},
				.nargs = fin ? 1 : 2,
				.arg = {d, d},
				.out = POP_DT_I1};
			run_all(&c, check_compare);
		}
}

/* ---- Three operands. */

static void
check_select(const one *c, const rig *g, int64_t j,
	const unsigned char *const *arg, const unsigned char *got)
{
	(void)g;
	compare(c, j, arg, got, *arg[0] ? arg[1] : arg[2], 0);
}

static void
check_muladd(const one *c, const rig *g, int64_t j,
	const unsigned char *const *arg, const unsigned char *got)
{
	unsigned char want[8];

	(void)g;
	if (c->out == POP_DT_F32) {
		float x[3], r;

		for (unsigned k = 0; k < 3; k++)
			memcpy(&x[k], arg[k], 4);
		r = x[0] * x[1];
		r += x[2];
		memcpy(want, &r, 4);
	} else {
		double x[3], r;

		for (unsigned k = 0; k < 3; k++)
			memcpy(&x[k], arg[k], 8);
		r = x[0] * x[1];
		r += x[2];
		memcpy(want, &r, 8);
	}
	compare(c, j, arg, got, want, 0);
}

static void
test_three(void)
{
	for (unsigned cls = F; cls <= B; cls++) {
		pop_dtype d = dtype_of[cls];
		one c = {.ins = {.op = POP_INS_SELECT, .cls = (uint8_t)cls},
			.nargs = 3,
			.arg = {POP_DT_I1, d, d},
			.out = d};

		run_all(&c, check_select);
		if (cls > D)
			continue;
		c.ins.op = POP_INS_MULADD;
		c.arg[0] = d;
		run_all(&c, check_muladd);
	}
}

/* ---- Conversion and storage. */

static void
check_convert(const one *c, const rig *g, int64_t j,
	const unsigned char *const *arg, const unsigned char *got)
{
	unsigned char want[8];

	(void)g;
	pop_convert(c->out, want, c->arg[0], arg[0]);
	compare(c, j, arg, got, want, 0);
}

/* Loads of one type and stores of another of the same class. */
static void
test_storage(void)
{
	for (unsigned from = 1; from < POP_DT_COUNT; from++)
		for (unsigned to = 1; to < POP_DT_COUNT; to++) {
			unsigned cls = pop_class_of((pop_dtype)from);
			one c = {.nargs = 1,
				.arg = {(pop_dtype)from},
				.out = (pop_dtype)to};

			if (!cls || cls != pop_class_of((pop_dtype)to) ||
				cls == D)
				continue;
			/* No instruction: x | x, x, not not x. */
			c.ins = (pop_ins){
				.op = POP_INS_ABS, .cls = (uint8_t)cls};
			if (cls == F) {
				c.ins.op = POP_INS_ROUND;
				c.ins.imm = POP_DT_F32;
			} else if (cls == B) {
				continue;
			} else {
				c.ins.op = POP_INS_WRAP;
				c.ins.imm = cls == I ? POP_DT_I32 : POP_DT_I64;
			}
			run_all(&c, check_convert);
		}
}

/* One operand, of another type than the result. */
static void
run_between(
	uint8_t op, uint64_t imm, pop_dtype from, pop_dtype to, check_fn *check)
{
	one c = {.ins = {.op = op, .cls = (uint8_t)class_of(from), .imm = imm},
		.nargs = 1,
		.arg = {from},
		.out = to};

	run_all(&c, check);
}

static void
test_conversions(void)
{
	static const struct {
		uint8_t op, from, to;
		uint64_t imm;
	} row[] = {
		{POP_INS_TO_F, POP_DT_F64, POP_DT_F32, 0},
		{POP_INS_TO_F, POP_DT_I32, POP_DT_F32, 0},
		{POP_INS_TO_F, POP_DT_I4, POP_DT_F32, 0},
		{POP_INS_TO_F, POP_DT_I8, POP_DT_F32, 0},
		{POP_INS_TO_F, POP_DT_U8, POP_DT_F32, 0},
		{POP_INS_TO_F, POP_DT_U8, POP_DT_F32, 1},
		{POP_INS_TO_F, POP_DT_I16, POP_DT_F32, 0},
		{POP_INS_TO_F, POP_DT_U16, POP_DT_F32, 0},
		{POP_INS_TO_F, POP_DT_U16, POP_DT_F32, 1},
		{POP_INS_TO_F, POP_DT_U32, POP_DT_F32, 1},
		{POP_INS_TO_F, POP_DT_I64, POP_DT_F32, 0},
		{POP_INS_TO_F, POP_DT_U64, POP_DT_F32, 1},
		{POP_INS_TO_D, POP_DT_F32, POP_DT_F64, 0},
		{POP_INS_TO_D, POP_DT_I32, POP_DT_F64, 0},
		{POP_INS_TO_D, POP_DT_U32, POP_DT_F64, 1},
		{POP_INS_TO_D, POP_DT_I64, POP_DT_F64, 0},
		{POP_INS_TO_D, POP_DT_U64, POP_DT_F64, 1},
		{POP_INS_TO_I, POP_DT_F32, POP_DT_I32, POP_DT_I32},
		{POP_INS_TO_I, POP_DT_F32, POP_DT_U32, POP_DT_U32},
		{POP_INS_TO_I, POP_DT_F32, POP_DT_I8, POP_DT_I8},
		{POP_INS_TO_I, POP_DT_F32, POP_DT_U8, POP_DT_U8},
		{POP_INS_TO_I, POP_DT_F32, POP_DT_I16, POP_DT_I16},
		{POP_INS_TO_I, POP_DT_F32, POP_DT_U16, POP_DT_U16},
		{POP_INS_TO_I, POP_DT_F32, POP_DT_I4, POP_DT_I4},
		{POP_INS_TO_I, POP_DT_F32, POP_DT_U4, POP_DT_U4},
		{POP_INS_TO_I, POP_DT_F64, POP_DT_I32, POP_DT_I32},
		{POP_INS_TO_I, POP_DT_F64, POP_DT_U32, POP_DT_U32},
		{POP_INS_TO_I, POP_DT_F64, POP_DT_I8, POP_DT_I8},
		{POP_INS_TO_I, POP_DT_I64, POP_DT_I32, POP_DT_I32},
		{POP_INS_TO_I, POP_DT_I1, POP_DT_I32, POP_DT_I32},
		{POP_INS_TO_L, POP_DT_F32, POP_DT_I64, POP_DT_I64},
		{POP_INS_TO_L, POP_DT_F32, POP_DT_U64, POP_DT_U64},
		{POP_INS_TO_L, POP_DT_F64, POP_DT_I64, POP_DT_I64},
		{POP_INS_TO_L, POP_DT_F64, POP_DT_U64, POP_DT_U64},
		{POP_INS_TO_L, POP_DT_I32, POP_DT_I64, 0},
		{POP_INS_TO_L, POP_DT_U32, POP_DT_I64, 1},
	};

	for (size_t k = 0; k < sizeof(row) / sizeof(row[0]); k++)
		run_between(row[k].op, row[k].imm, (pop_dtype)row[k].from,
			(pop_dtype)row[k].to, check_convert);
}

static void
check_round(const one *c, const rig *g, int64_t j,
	const unsigned char *const *arg, const unsigned char *got)
{
	unsigned char mid[8], want[8];

	(void)g;
	pop_convert((pop_dtype)c->ins.imm, mid, c->arg[0], arg[0]);
	pop_convert(c->out, want, (pop_dtype)c->ins.imm, mid);
	compare(c, j, arg, got, want, 0);
}

static void
check_bits(const one *c, const rig *g, int64_t j,
	const unsigned char *const *arg, const unsigned char *got)
{
	(void)g;
	if (memcmp(got, arg[0], pop_dtype_bytes(c->out)) != 0)
		complain(c, j, arg, got, arg[0]);
}

static void
check_precision(const one *c, const rig *g, int64_t j,
	const unsigned char *const *arg, const unsigned char *got)
{
	unsigned char want[8];
	pop_lane x = {arg[0], false};

	(void)g;
	pop_scalar_reduce_precision_map(c->arg[0], (unsigned)(c->ins.imm >> 8),
		(unsigned)(c->ins.imm & 255), want, x, 1);
	compare(c, j, arg, got, want, 0);
}

static void
test_rounding(void)
{
	static const struct {
		uint8_t op, from, to;
		uint64_t imm;
		check_fn *check;
	} row[] = {
		{POP_INS_ROUND, POP_DT_F32, POP_DT_F32, POP_DT_F16,
			check_round},
		{POP_INS_ROUND, POP_DT_F32, POP_DT_F32, POP_DT_BF16,
			check_round},
		{POP_INS_ROUND, POP_DT_F32, POP_DT_F32, POP_DT_F8E4M3FN,
			check_round},
		{POP_INS_ROUND, POP_DT_F64, POP_DT_F64, POP_DT_F32,
			check_round},
		{POP_INS_ROUND, POP_DT_F64, POP_DT_F64, POP_DT_F16,
			check_round},
		{POP_INS_WRAP, POP_DT_I32, POP_DT_I32, POP_DT_I8, check_round},
		{POP_INS_WRAP, POP_DT_I32, POP_DT_I32, POP_DT_U16, check_round},
		{POP_INS_WRAP, POP_DT_I32, POP_DT_I32, POP_DT_I4, check_round},
		{POP_INS_WRAP, POP_DT_I64, POP_DT_I64, POP_DT_U32, check_round},
		{POP_INS_BITS_I, POP_DT_F32, POP_DT_I32, 0, check_bits},
		{POP_INS_BITS_F, POP_DT_I32, POP_DT_F32, 0, check_bits},
		{POP_INS_BITS_L, POP_DT_F64, POP_DT_I64, 0, check_bits},
		{POP_INS_BITS_D, POP_DT_I64, POP_DT_F64, 0, check_bits},
		{POP_INS_REDUCE_PRECISION, POP_DT_F32, POP_DT_F32, 5 << 8 | 10,
			check_precision},
		{POP_INS_REDUCE_PRECISION, POP_DT_F64, POP_DT_F64, 8 << 8 | 7,
			check_precision},
	};

	for (size_t k = 0; k < sizeof(row) / sizeof(row[0]); k++)
		run_between(row[k].op, row[k].imm, (pop_dtype)row[k].from,
			(pop_dtype)row[k].to, row[k].check);
}

int
main(void)
{
	test_scalars();
	test_parts();
	test_comparisons();
	test_three();
	test_conversions();
	test_rounding();
	test_storage();
	return 0;
}
