/*
 * Functions of f32 over all of their range: patterns of bits spread over the
 * whole type, and a dense middle.  Within 2 units in the last place of lib/num;
 * the same bits with 256- and 512-bit vectors.
 *
 * An argument gives the number of points instead of the default.
 */

#include <math.h>

#include "lib/num/convert.h"
#include "lib/num/scalar.h"
#include "tests/unit/kernel_rig.h"

static const struct {
	uint8_t ins, scalar, nargs;
	float middle; /* dense part: -middle to middle */
} row[] = {
	{POP_INS_CBRT, POP_SC_CBRT, 1, 8},
	{POP_INS_EXP, POP_SC_EXPONENTIAL, 1, 106},
	{POP_INS_EXPM1, POP_SC_EXPM1, 1, 20},
	{POP_INS_LOG, POP_SC_LOG, 1, 4},
	{POP_INS_LOG1P, POP_SC_LOG1P, 1, 2},
	{POP_INS_LOGISTIC, POP_SC_LOGISTIC, 1, 106},
	{POP_INS_TANH, POP_SC_TANH, 1, 10},
	{POP_INS_SIN, POP_SC_SINE, 1, 1000},
	{POP_INS_COS, POP_SC_COSINE, 1, 1000},
	{POP_INS_TAN, POP_SC_TAN, 1, 1000},
	{POP_INS_ERF, POP_SC_ERF, 1, 4.2f},
	{POP_INS_ERFC, POP_SC_ERFC, 1, 10.5f},
	{POP_INS_ERF_INV, POP_SC_ERF_INV, 1, 1},
	{POP_INS_LGAMMA, POP_SC_LGAMMA, 1, 12},
	{POP_INS_DIGAMMA, POP_SC_DIGAMMA, 1, 12},
	{POP_INS_BESSEL_I1E, POP_SC_BESSEL_I1E, 1, 12},
	{POP_INS_ZETA, POP_SC_ZETA, 2, 30},
	{POP_INS_POLYGAMMA, POP_SC_POLYGAMMA, 2, 12},
	{POP_INS_RSQRT, POP_SC_RSQRT, 1, 4},
	{POP_INS_POW, POP_SC_POWER, 2, 12},
	{POP_INS_ATAN2, POP_SC_ATAN2, 2, 12},
	{POP_INS_REM, POP_SC_REMAINDER, 2, 100},
};
enum { NROW = sizeof(row) / sizeof(row[0]), MAX_ULP = 2 };

static int64_t npoints = 6000;

static float
point(int64_t j, float middle, uint64_t *rng)
{
	uint64_t r = rig_random(rng);

	if (j % 2)
		return ((float)(r >> 40) * 0x1p-24f * 2 - 1) * middle;
	return pop_bits_f32((uint32_t)(r >> 32));
}

static int64_t
ulps(float a, float b)
{
	int64_t x = (int32_t)pop_f32_bits(a), y = (int32_t)pop_f32_bits(b);

	x = x < 0 ? (int64_t)INT32_MIN - x : x;
	y = y < 0 ? (int64_t)INT32_MIN - y : y;
	return x > y ? x - y : y - x;
}

static void
run(unsigned k, const pop_kernel_table *t, const float *x, const float *y,
	float *out)
{
	pop_ins i = {.op = row[k].ins, .cls = POP_CLASS_F, .a = 0, .b = 1};
	pop_ins load = {.op = POP_INS_LOAD, .cls = POP_CLASS_F};
	size_t bytes = (size_t)npoints * sizeof(float);
	rig g;

	rig_init(&g, POP_STEP_LOOP);
	g.step.ndim = 1;
	g.step.extent[0] = npoints;
	g.step.nparam = POP_LOOP_PARAMS;
	g.param[POP_LOOP_NINNER] = 1;
	for (unsigned v = 0; v < 3; v++)
		rig_view(&g, POP_DT_F32, npoints)->stride[0] = 1;
	memcpy(g.ptr[0], x, bytes);
	memcpy(g.ptr[1], y, bytes);
	rig_ins(&g, 0, load);
	load.imm = 1;
	rig_ins(&g, 0, load);
	i.a = rig_ins(&g, 0, i);
	rig_ins(&g, 0,
		(pop_ins){.op = POP_INS_STORE,
			.cls = POP_CLASS_F,
			.a = i.a,
			.imm = 2});
	rig_run(&g, t, 1);
	memcpy(out, g.ptr[2], bytes);
	rig_free(&g);
}

static int64_t
check(unsigned k, const char *isa, const float *x, const float *y,
	const float *got, const float *want)
{
	int64_t worst = 0;

	for (int64_t j = 0; j < npoints; j++) {
		int64_t u = isnan(got[j]) || isnan(want[j])
				    ? !(isnan(got[j]) && isnan(want[j])) * 1000
				    : ulps(got[j], want[j]);

		if (got[j] == 0 && want[j] == 0 &&
			signbit(got[j]) != signbit(want[j]))
			u = 1000;
		if (u > MAX_ULP)
			fprintf(stderr, "%s %s(%a, %a) = %a, want %a\n", isa,
				pop_ins_info_of[row[k].ins].name, (double)x[j],
				(double)y[j], (double)got[j], (double)want[j]);
		assert(u <= MAX_ULP);
		worst = u > worst ? u : worst;
	}
	return worst;
}

static void
test_row(unsigned k, bool report)
{
	size_t bytes = (size_t)npoints * sizeof(float);
	float *x = malloc(bytes), *y = malloc(bytes), *want = malloc(bytes);
	float *got[RIG_NISA] = {malloc(bytes), malloc(bytes), malloc(bytes)};
	pop_lane arg[2] = {{x, false}, {y, false}};
	uint64_t rng = k;
	bool have[RIG_NISA];

	for (int64_t j = 0; j < npoints; j++) {
		x[j] = point(j, row[k].middle, &rng);
		y[j] = point(j, row[k].middle, &rng);
	}
	pop_scalar_map(
		(pop_scalar)row[k].scalar, POP_DT_F32, want, arg, npoints);
	for (unsigned t = 0; t < RIG_NISA; t++) {
		const pop_kernel_table *table = rig_table(rig_isa[t]);
		int64_t worst;

		have[t] = table != NULL;
		if (!table)
			continue;
		run(k, table, x, y, got[t]);
		worst = check(k, rig_isa[t], x, y, got[t], want);
		if (report)
			printf("%-10s %-8s %lld ulp\n",
				pop_ins_info_of[row[k].ins].name, rig_isa[t],
				(long long)worst);
	}
	if (have[1] && have[2])
		for (int64_t j = 0; j < npoints; j++)
			assert(isnan(got[1][j]) ||
				memcmp(&got[1][j], &got[2][j], 4) == 0);
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
