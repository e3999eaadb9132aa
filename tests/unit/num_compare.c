/* Fills are the documented numbers; comparison finds exactly what differs. */

#include <assert.h>
#include <string.h>

#include "lib/num/compare.h"
#include "lib/num/convert.h"
#include "lib/num/fill.h"

#define INF  (float)__builtin_inf()
#define NANF (float)__builtin_nan("")

/* Parts in any order give what one call gives, in every type. */
static void
fills_divide(void)
{
	enum { N = 1500 };
	static unsigned char whole[16 * N], parts[16 * N];
	uint64_t key = pop_fill_key(7, 3);

	for (unsigned d = 1; d < POP_DT_TOKEN; d++) {
		unsigned size = pop_dtype_bytes((pop_dtype)d);

		pop_fill_uniform((pop_dtype)d, whole, key, 0, N, -1, 1);
		pop_fill_uniform((pop_dtype)d, parts + 1000 * size, key, 1000,
			N - 1000, -1, 1);
		pop_fill_uniform((pop_dtype)d, parts, key, 0, 1000, -1, 1);
		assert(!memcmp(whole, parts, N * size));
		pop_fill_int((pop_dtype)d, whole, key, 0, N, 0, 2);
		pop_fill_int(
			(pop_dtype)d, parts + 7 * size, key, 7, N - 7, 0, 2);
		pop_fill_int((pop_dtype)d, parts, key, 0, 7, 0, 2);
		assert(!memcmp(whole, parts, N * size));
		pop_fill_splat((pop_dtype)d, parts, whole, N);
		for (int i = 0; i < N; i++)
			assert(!memcmp(parts + i * (int)size, whole, size));
	}
}

static uint64_t
drawn(uint64_t key, int i)
{
	uint64_t z = key + UINT64_C(0x9e3779b97f4a7c15) * ((uint64_t)i + 1);

	z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

/* Numbers of an independent implementation of the definition. */
static void
fills_are(void)
{
	static const float want[3] = {0x1.2e6ff20000000p-2f,
		0x1.db65b00000000p-5f, 0x1.04d68a0000000p-3f};
	static const int32_t ints[3] = {44, 90, 82};
	uint64_t key = pop_fill_key(42, 1);
	int32_t i[3];
	int64_t w[3];
	float f[3];

	assert(key == UINT64_C(0x28efe333b266f103));
	pop_fill_uniform(POP_DT_F32, f, key, 0, 3, -0.05, 0.3);
	pop_fill_int(POP_DT_I32, i, key, 0, 3, -5, 100);
	assert(!memcmp(f, want, sizeof(f)) && !memcmp(i, ints, sizeof(i)));
	/* 2^32 values take 32 bits, one more takes all. */
	pop_fill_int(POP_DT_I64, w, key, 0, 3, -5, (INT64_C(1) << 32) - 5);
	for (int k = 0; k < 3; k++)
		assert(w[k] == (int64_t)(drawn(key, k) >> 32) - 5);
	pop_fill_int(POP_DT_I64, w, key, 0, 3, -5, (INT64_C(1) << 32) - 4);
	for (int k = 0; k < 3; k++)
		assert(w[k] ==
			(int64_t)(drawn(key, k) % ((UINT64_C(1) << 32) + 1)) -
				5);
	pop_fill_int(POP_DT_I64, w, key, 0, 3, INT64_MIN, INT64_MAX);
	for (int k = 0; k < 3; k++)
		assert((uint64_t)w[k] ==
			(UINT64_C(1) << 63) + drawn(key, k) % UINT64_MAX);
}

static const struct {
	float got, expected;
	bool good; /* at rtol 0.1, atol 0.5 */
} row[] = {
	{1, 1.5f, true},
	{1, 1.75f, false},
	{110, 100, true},
	{111, 100, false},
	{-100, 100, false},
	{INF, INF, true},
	{-INF, INF, false},
	{1, INF, false},
	{INF, 1, false},
	{NANF, NANF, true},
	{NANF, 1, false},
	{1, NANF, false},
	{-0.0f, 0, true},
};

enum { ROWS = sizeof(row) / sizeof(row[0]) };

static void
rows(void)
{
	pop_shape s = {.dtype = POP_DT_F32, .rank = 1, .dim = {ROWS}};
	float got[ROWS], want[ROWS];
	pop_tensor g = pop_tensor_borrow(&s, got);
	pop_tensor e = pop_tensor_borrow(&s, want);
	pop_difference d;
	int bad = 0;

	for (int i = 0; i < ROWS; i++) {
		got[i] = row[i].got;
		want[i] = row[i].expected;
		bad += !row[i].good;
	}
	assert(pop_compare(&d, &g, &e, 0.1, 0.5, NULL) == POP_OK);
	assert(d.count == bad && d.first == 1 && d.compared == ROWS);
	assert(d.got == 1 && d.expected == 1.75);
	assert(d.max_abs == 200 && d.max_at == 4);
	for (int i = 0; i < ROWS; i++) {
		s.dim[0] = 1;
		g = pop_tensor_borrow(&s, &got[i]);
		e = pop_tensor_borrow(&s, &want[i]);
		assert(pop_compare(&d, &g, &e, 0.1, 0.5, NULL) == POP_OK);
		assert(d.count == !row[i].good);
	}
}

static void
other_types(void)
{
	pop_shape s = {.dtype = POP_DT_I64, .rank = 1, .dim = {2}};
	int64_t a[2] = {INT64_MAX, 5}, b[2] = {INT64_MAX - 1, 5};
	pop_tensor g = pop_tensor_borrow(&s, a), e = pop_tensor_borrow(&s, b);
	uint16_t bf[2] = {0x3f80, 0x4000};
	float f[2] = {1, 2};
	pop_difference d;
	pop_err err;

	/* Doubles cannot tell these apart; integers are compared as such. */
	assert(pop_compare(&d, &g, &e, 1, 1, &err) == POP_OK);
	assert(d.count == 1 && d.first == 0);
	e.shape.dtype = POP_DT_U64;
	assert(pop_compare(&d, &g, &e, 1, 1, &err) == POP_E_INPUT);
	assert(strstr(err.text, "ui64") && strstr(err.text, "i64"));
	s.dtype = POP_DT_BF16;
	g = pop_tensor_borrow(&s, bf);
	s.dtype = POP_DT_F32;
	e = pop_tensor_borrow(&s, f);
	assert(pop_compare(&d, &g, &e, 0, 0, &err) == POP_OK && !d.count);
	e.shape.dim[0] = 1;
	assert(pop_compare(&d, &g, &e, 0, 0, &err) == POP_E_INPUT);
	assert(strstr(err.text, "1xf32") && strstr(err.text, "2xbf16"));
	e.shape.dim[0] = g.shape.dim[0] = 0;
	assert(pop_compare(&d, &g, &e, 0, 0, &err) == POP_OK);
	assert(d.count == 0 && d.first == -1 && d.max_at == -1);
}

static void
samples(void)
{
	pop_shape sg = {.dtype = POP_DT_F32, .rank = 2, .dim = {2, 2}};
	pop_shape si = {.dtype = POP_DT_I64, .rank = 1, .dim = {2}};
	pop_shape sv = {.dtype = POP_DT_F32, .rank = 1, .dim = {2}};
	pop_shape sm = {.dtype = POP_DT_F64};
	float got[4] = {1, -2, 3, -4}, val[2] = {3, -2};
	int64_t idx[2] = {2, 1};
	double mean = 2.5;
	pop_tensor g = pop_tensor_borrow(&sg, got);
	pop_tensor i = pop_tensor_borrow(&si, idx);
	pop_tensor v = pop_tensor_borrow(&sv, val);
	pop_tensor m = pop_tensor_borrow(&sm, &mean);
	pop_difference d;
	pop_err err;

	assert(pop_compare_sampled(&d, &g, &i, &v, &m, 0, 0, &err) == POP_OK);
	assert(d.count == 0 && d.compared == 2);
	mean = 2;
	assert(pop_compare_sampled(&d, &g, &i, &v, &m, 0, 0, &err) == POP_OK);
	assert(d.count == 1 && d.first == -1);
	val[0] = 3.5f;
	assert(pop_compare_sampled(&d, &g, &i, &v, NULL, 0, 0, &err) == POP_OK);
	assert(d.count == 1 && d.first == 2 && d.max_abs == 0.5);
	idx[0] = 4;
	assert(pop_compare_sampled(&d, &g, &i, &v, NULL, 0, 0, &err) ==
		POP_E_INPUT);
	idx[0] = -1;
	assert(pop_compare_sampled(&d, &g, &i, &v, NULL, 0, 0, &err) ==
		POP_E_INPUT);
	assert(strstr(err.text, "index -1"));
}

static const struct {
	float a, b;
	uint64_t ulp;
} ulp[] = {
	{1, 1, 0},
	{1, 1 + 0x1p-23f, 1},
	{-0.0f, 0, 0},
	{-0x1p-149f, 0x1p-149f, 2},
	{NANF, -NANF, 0},
	{INF, INF, 0},
	{INF, 1, UINT64_MAX},
	{NANF, 1, UINT64_MAX},
	{INF, -INF, UINT64_MAX},
	{-1, -2, 1 << 23},
};

static void
ulps(void)
{
	float z[2] = {1, 2}, w[2] = {1, 2 + 0x1p-21f};
	signed char m = -128, p = 127;

	for (size_t i = 0; i < sizeof(ulp) / sizeof(ulp[0]); i++)
		assert(pop_ulp_distance(POP_DT_F32, &ulp[i].a, &ulp[i].b) ==
			ulp[i].ulp);
	assert(pop_ulp_distance(POP_DT_C64, z, w) == 2);
	assert(pop_ulp_distance(POP_DT_I8, &m, &p) == 255);
}

static void
checks(void)
{
	float a[4] = {0, NANF, 1, INF}, b[4] = {-0.0f, NANF, 1, INF};
	pop_difference d;

	pop_check_eq(&d, POP_DT_F32, a, b, 4);
	assert(d.count == 1 && d.first == 1);
	pop_check_almost(&d, POP_DT_F32, a, b, 4, 0);
	assert(d.count == 0);
	pop_check_close(&d, POP_DT_F32, a, b, 4, 0, 0);
	assert(d.count == 0);
	b[2] = 1 + 0x1p-21f;
	pop_check_close(&d, POP_DT_F32, a, b, 4, 0, 3);
	assert(d.count == 1 && d.first == 2);
	pop_check_close(&d, POP_DT_F32, a, b, 4, 1, 4);
	assert(d.count == 3 && d.first == 0);
	pop_check_almost(&d, POP_DT_F32, a, b, 4, 1e-7);
	assert(d.count == 1 && d.first == 2);
	pop_check_eq(&d, POP_DT_F32, a, b, 0);
	assert(d.count == 0);
}

int
main(void)
{
	fills_divide();
	fills_are();
	rows();
	other_types();
	samples();
	ulps();
	checks();
	return 0;
}
