/*
 * Functions of f32 and f64 over all of their range: patterns of bits spread
 * over the whole type, and a dense middle, by runs.  Within 2 units in the last
 * place of lib/num, or as said in the table; the same bits with 256- and
 * 512-bit vectors, and whatever numbers are computed together with it.
 *
 * An argument gives the number of points instead of the default.
 */

#include <math.h>

#include "lib/num/convert.h"
#include "lib/num/scalar.h"
#include "tests/unit/kernel_rig.h"

enum { F = POP_CLASS_F, D = POP_CLASS_D };

static const struct {
	uint8_t cls, max_ulp, ins, scalar, nargs;
	double middle; /* dense part: -middle to middle */
} row[] = {
	{F, 1, POP_INS_CBRT, POP_SC_CBRT, 1, 8},
	{F, 1, POP_INS_EXP, POP_SC_EXPONENTIAL, 1, 106},
	{F, 2, POP_INS_EXPM1, POP_SC_EXPM1, 1, 90},
	{F, 1, POP_INS_LOG, POP_SC_LOG, 1, 4},
	{F, 2, POP_INS_LOG1P, POP_SC_LOG1P, 1, 2},
	{F, 2, POP_INS_LOGISTIC, POP_SC_LOGISTIC, 1, 106},
	{F, 2, POP_INS_TANH, POP_SC_TANH, 1, 10},
	{F, 2, POP_INS_SIN, POP_SC_SINE, 1, 1000},
	{F, 2, POP_INS_COS, POP_SC_COSINE, 1, 1000},
	{F, 2, POP_INS_TAN, POP_SC_TAN, 1, 1000},
	{F, 2, POP_INS_ERF, POP_SC_ERF, 1, 4.2},
	{F, 2, POP_INS_ERFC, POP_SC_ERFC, 1, 10.5},
	{F, 2, POP_INS_ERF_INV, POP_SC_ERF_INV, 1, 1},
	{F, 2, POP_INS_LGAMMA, POP_SC_LGAMMA, 1, 12},
	{F, 2, POP_INS_DIGAMMA, POP_SC_DIGAMMA, 1, 12},
	{F, 2, POP_INS_BESSEL_I1E, POP_SC_BESSEL_I1E, 1, 12},
	{F, 2, POP_INS_ZETA, POP_SC_ZETA, 2, 30},
	{F, 2, POP_INS_POLYGAMMA, POP_SC_POLYGAMMA, 2, 12},
	{F, 2, POP_INS_RSQRT, POP_SC_RSQRT, 1, 4},
	{F, 2, POP_INS_POW, POP_SC_POWER, 2, 12},
	{F, 2, POP_INS_ATAN2, POP_SC_ATAN2, 2, 12},
	{F, 2, POP_INS_REM, POP_SC_REMAINDER, 2, 100},
	{D, 1, POP_INS_CBRT, POP_SC_CBRT, 1, 8},
	{D, 1, POP_INS_EXP, POP_SC_EXPONENTIAL, 1, 746},
	{D, 1, POP_INS_EXPM1, POP_SC_EXPM1, 1, 40},
	{D, 1, POP_INS_LOG, POP_SC_LOG, 1, 4},
	{D, 1, POP_INS_LOG1P, POP_SC_LOG1P, 1, 2},
	{D, 1, POP_INS_LOGISTIC, POP_SC_LOGISTIC, 1, 746},
	{D, 1, POP_INS_TANH, POP_SC_TANH, 1, 10},
	{D, 1, POP_INS_SIN, POP_SC_SINE, 1, 1000},
	{D, 1, POP_INS_COS, POP_SC_COSINE, 1, 1000},
	{D, 1, POP_INS_TAN, POP_SC_TAN, 1, 1000},
	{D, 1, POP_INS_ACOS, POP_SC_ACOS, 1, 1},
	{D, 1, POP_INS_ACOSH, POP_SC_ACOSH, 1, 20},
	{D, 1, POP_INS_ASIN, POP_SC_ASIN, 1, 1},
	{D, 1, POP_INS_ASINH, POP_SC_ASINH, 1, 4},
	{D, 1, POP_INS_ATANH, POP_SC_ATANH, 1, 1},
	{D, 1, POP_INS_POW, POP_SC_POWER, 2, 12},
	{D, 1, POP_INS_ATAN2, POP_SC_ATAN2, 2, 12},
	{D, 32, POP_INS_POLYGAMMA, POP_SC_POLYGAMMA, 2, 12},
	{D, 32, POP_INS_ZETA, POP_SC_ZETA, 2, 30},
	{D, 8, POP_INS_BESSEL_I1E, POP_SC_BESSEL_I1E, 1, 12},
	{D, 8, POP_INS_DIGAMMA, POP_SC_DIGAMMA, 1, 12},
	{D, 8, POP_INS_LGAMMA, POP_SC_LGAMMA, 1, 12},
	{D, 2, POP_INS_ERF_INV, POP_SC_ERF_INV, 1, 1},
	{D, 2, POP_INS_ERFC, POP_SC_ERFC, 1, 27},
	{D, 2, POP_INS_ERF, POP_SC_ERF, 1, 4.2},
};
enum { NROW = sizeof(row) / sizeof(row[0]) };

/* Points of a run: several tiles, and parts of two. */
enum { RUN = 300 };

static int64_t npoints = 6000;

static pop_dtype
dtype_of(unsigned k)
{
	return row[k].cls == F ? POP_DT_F32 : POP_DT_F64;
}

/* Point j in the dense part or, with `bits`, anything.  In runs that differ in
 * what they have in common, which functions may look for: nothing, no result
 * far away, all one sign, nothing far away but what is masked. */
static double
dense_point(unsigned k, int64_t j, double x, bool *bits)
{
	x *= row[k].middle;
	*bits = false;
	switch (j / RUN % 4) {
	case 0:
		*bits = j % 2 == 0;
		return x;
	case 1:
		return 0.8 * x;
	case 2:
		return -fabs(x);
	default:
		return j % 3 ? 0.8 * x : -INFINITY;
	}
}

static void
put_point(unsigned k, int64_t j, void *to, uint64_t *rng)
{
	uint64_t r = rig_random(rng);
	bool bits;
	double x = dense_point(
		k, j, (double)(r >> 11) * 0x1p-53 * 2 - 1, &bits);
	float f = bits ? pop_bits_f32((uint32_t)(r >> 32)) : (float)x;

	x = bits ? pop_bits_f64(r) : x;
	if (row[k].cls == F)
		memcpy((float *)to + j, &f, sizeof(f));
	else
		memcpy((double *)to + j, &x, sizeof(x));
}

static double
get_point(unsigned k, int64_t j, const void *from)
{
	return row[k].cls == F ? (double)((const float *)from)[j]
			       : ((const double *)from)[j];
}

/* The number of floats up to x. */
static int64_t
rank(unsigned k, double x)
{
	int64_t r = row[k].cls == F ? (int32_t)pop_f32_bits((float)x)
				    : (int64_t)pop_f64_bits(x);

	return r >= 0 ? r : row[k].cls == F ? INT32_MIN - r : INT64_MIN - r;
}

static uint64_t
ulps(unsigned k, double a, double b)
{
	int64_t x = rank(k, a), y = rank(k, b);

	if (isnan(a) || isnan(b))
		return isnan(a) && isnan(b) ? 0 : 1000;
	if (a == 0 && b == 0 && signbit(a) != signbit(b))
		return 1000;
	return x > y ? (uint64_t)x - (uint64_t)y : (uint64_t)y - (uint64_t)x;
}

static void
run(unsigned k, const pop_kernel_table *t, const void *x, const void *y,
	void *out)
{
	pop_ins i = {.op = row[k].ins, .cls = row[k].cls, .a = 0, .b = 1};
	pop_ins load = {.op = POP_INS_LOAD, .cls = row[k].cls};
	size_t bytes = (size_t)npoints * pop_dtype_bytes(dtype_of(k));
	rig g;

	rig_init(&g, POP_STEP_LOOP);
	g.step.ndim = 1;
	g.step.extent[0] = npoints;
	g.step.nparam = POP_LOOP_PARAMS;
	g.param[POP_LOOP_NINNER] = 1;
	for (unsigned v = 0; v < 3; v++)
		rig_view(&g, dtype_of(k), npoints)->stride[0] = 1;
	memcpy(g.ptr[0], x, bytes);
	memcpy(g.ptr[1], y, bytes);
	rig_ins(&g, 0, load);
	load.imm = 1;
	rig_ins(&g, 0, load);
	i.a = rig_ins(&g, 0, i);
	rig_ins(&g, 0,
		(pop_ins){.op = POP_INS_STORE,
			.cls = row[k].cls,
			.a = i.a,
			.imm = 2});
	rig_run(&g, t, 1);
	memcpy(out, g.ptr[2], bytes);
	rig_free(&g);
}

static uint64_t
check(unsigned k, const char *isa, const void *x, const void *y,
	const void *got, const void *want)
{
	uint64_t worst = 0;

	for (int64_t j = 0; j < npoints; j++) {
		double g = get_point(k, j, got), w = get_point(k, j, want);
		uint64_t u = ulps(k, g, w);

		if (u > row[k].max_ulp)
			fprintf(stderr, "%s %s(%a, %a) = %a, want %a\n", isa,
				pop_ins_info_of[row[k].ins].name,
				get_point(k, j, x), get_point(k, j, y), g, w);
		assert(u <= row[k].max_ulp);
		worst = u > worst ? u : worst;
	}
	return worst;
}

/* Points that are handled together, at most. */
enum { TOGETHER = 128 };

/* A function may take a shorter way where all numbers are plain: the bits of
 * the first points are those that they have among their like. */
static void
check_alone(unsigned k, const pop_kernel_table *t, const char *x, const char *y,
	const char *got)
{
	const size_t size = pop_dtype_bytes(dtype_of(k));
	char *xs = malloc((size_t)npoints * size);
	char *ys = malloc((size_t)npoints * size);
	char *out = malloc((size_t)npoints * size);

	assert(xs && ys && out);
	for (int64_t j = 0; j < npoints; j++) {
		const size_t at = (size_t)(j / TOGETHER) * size;

		memcpy(xs + (size_t)j * size, x + at, size);
		memcpy(ys + (size_t)j * size, y + at, size);
	}
	run(k, t, xs, ys, out);
	for (int64_t j = 0; j < npoints; j++)
		assert(isnan(get_point(k, j, out)) ||
			memcmp(out + (size_t)j * size,
				got + (size_t)(j / TOGETHER) * size,
				size) == 0);
	free(xs);
	free(ys);
	free(out);
}

static void
test_row(unsigned k, bool report)
{
	size_t size = pop_dtype_bytes(dtype_of(k));
	size_t bytes = (size_t)npoints * size;
	void *x = malloc(bytes), *y = malloc(bytes), *want = malloc(bytes);
	char *got[RIG_NISA] = {malloc(bytes), malloc(bytes), malloc(bytes)};
	pop_lane arg[2] = {{x, false}, {y, false}};
	uint64_t rng = k;
	bool have[RIG_NISA];

	assert(x && y && want && got[0] && got[1] && got[2]);
	for (int64_t j = 0; j < npoints; j++) {
		put_point(k, j, x, &rng);
		put_point(k, j, y, &rng);
	}
	pop_scalar_map(
		(pop_scalar)row[k].scalar, dtype_of(k), want, arg, npoints);
	for (unsigned t = 0; t < RIG_NISA; t++) {
		const pop_kernel_table *table = rig_table(rig_isa[t]);
		uint64_t worst;

		have[t] = table != NULL;
		if (!table)
			continue;
		run(k, table, x, y, got[t]);
		worst = check(k, rig_isa[t], x, y, got[t], want);
		check_alone(k, table, x, y, got[t]);
		if (report)
			printf("%-10s %c %-8s %llu ulp\n",
				pop_ins_info_of[row[k].ins].name,
				row[k].cls == F ? 'F' : 'D', rig_isa[t],
				(unsigned long long)worst);
	}
	if (have[1] && have[2])
		for (int64_t j = 0; j < npoints; j++)
			assert(isnan(get_point(k, j, got[1])) ||
				memcmp(got[1] + (size_t)j * size,
					got[2] + (size_t)j * size, size) == 0);
	for (unsigned t = 0; t < RIG_NISA; t++)
		free(got[t]);
	free(x);
	free(y);
	free(want);
}

int
main(int argc, char **argv)
{
	if (argc > 1)
		npoints = atoll(argv[1]);
	for (unsigned k = 0; k < NROW; k++)
		test_row(k, argc > 1);
	return 0;
}
