/* Conversions: one row a rule; exhaustive round trips of the narrow types. */

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "lib/num/convert.h"
#include "lib/num/shape.h"

#define INF __builtin_inf()
#define NAN __builtin_nan("")

/* A double into a float type: bits. */
static const struct {
	pop_dtype to;
	double v;
	uint64_t bits;
} encode[] = {
	{POP_DT_F16, 1, 0x3c00},
	{POP_DT_F16, 65519.99, 0x7bff},
	{POP_DT_F16, 65520, 0x7c00},
	{POP_DT_F16, -INF, 0xfc00},
	{POP_DT_F16, 0x1p-24, 1},
	{POP_DT_F16, 0x1p-25, 0},
	{POP_DT_F16, 0x1.0000000000001p-25, 1},
	{POP_DT_F16, -0.0, 0x8000},
	{POP_DT_F16, NAN, 0x7e00},
	/* Through f32 this would be a tie and round down. */
	{POP_DT_F16, 1 + 0x1p-11 + 0x1p-40, 0x3c01},
	{POP_DT_BF16, 1 + 0x1p-8 + 0x1p-40, 0x3f81},
	{POP_DT_BF16, 1 + 0x1p-8, 0x3f80},
	{POP_DT_BF16, 1 + 3 * 0x1p-8, 0x3f82},
	{POP_DT_BF16, 3.4e38, 0x7f80},
	{POP_DT_BF16, -NAN, 0xffc0},
	{POP_DT_F32, 1 + 0x1p-24, 0x3f800000},
	{POP_DT_F8E4M3FN, 448, 0x7e},
	{POP_DT_F8E4M3FN, 464, 0x7e},
	{POP_DT_F8E4M3FN, 464.01, 0x7f},
	{POP_DT_F8E4M3FN, -INF, 0xff},
	{POP_DT_F8E4M3FN, 0x1p-9, 1},
	{POP_DT_F8E5M2, 57344, 0x7b},
	{POP_DT_F8E5M2, 61440, 0x7c},
	{POP_DT_F8E5M2, NAN, 0x7e},
	{POP_DT_F8E4M3, 240, 0x77},
	{POP_DT_F8E4M3, 248, 0x78},
	{POP_DT_F8E3M4, 15.5, 0x6f},
	{POP_DT_F8E4M3FNUZ, 240, 0x7f},
	{POP_DT_F8E4M3FNUZ, 248, 0x80},
	{POP_DT_F8E4M3FNUZ, -0.0, 0},
	{POP_DT_F8E4M3FNUZ, -0x1p-20, 0},
	{POP_DT_F8E4M3FNUZ, NAN, 0x80},
	{POP_DT_F8E5M2FNUZ, 57344, 0x7f},
	{POP_DT_F8E5M2FNUZ, INF, 0x80},
	{POP_DT_F8E4M3B11FNUZ, 30, 0x7f},
	{POP_DT_F8E4M3B11FNUZ, 31, 0x80},
	{POP_DT_F8E8M0FNU, 1, 127},
	{POP_DT_F8E8M0FNU, 1.5, 128},
	{POP_DT_F8E8M0FNU, 3, 129},
	{POP_DT_F8E8M0FNU, 3.01, 129},
	{POP_DT_F8E8M0FNU, 0, 0},
	{POP_DT_F8E8M0FNU, -1, 0xff},
	{POP_DT_F8E8M0FNU, INF, 0xff},
	{POP_DT_F6E2M3FN, 7.5, 0x1f},
	{POP_DT_F6E2M3FN, 1e9, 0x1f},
	{POP_DT_F6E2M3FN, NAN, 0x20},
	{POP_DT_F6E3M2FN, -28, 0x3f},
	{POP_DT_F4E2M1FN, 6, 7},
	{POP_DT_F4E2M1FN, INF, 7},
	{POP_DT_F4E2M1FN, 5, 6},
	{POP_DT_F4E2M1FN, 0.25, 0},
	{POP_DT_F4E2M1FN, 0.75, 2},
};

/* A double into an integer type. */
static const struct {
	pop_dtype to;
	double v;
	int64_t want;
} saturate[] = {
	{POP_DT_I8, 127.9, 127},
	{POP_DT_I8, 128, 127},
	{POP_DT_I8, -128.9, -128},
	{POP_DT_I8, -1e30, -128},
	{POP_DT_I8, NAN, 0},
	{POP_DT_I8, -0.9, 0},
	{POP_DT_U8, -0.9, 0},
	{POP_DT_U8, -5, 0},
	{POP_DT_U8, 255.9, 255},
	{POP_DT_U8, INF, 255},
	{POP_DT_I2, 5, 1},
	{POP_DT_I2, -5, -2},
	{POP_DT_I4, 7.5, 7},
	{POP_DT_U2, 9, 3},
	{POP_DT_U4, 9.5, 9},
	{POP_DT_I32, 0x1p31, INT32_MAX},
	{POP_DT_I32, -0x1p31, INT32_MIN},
	{POP_DT_I64, 0x1p63, INT64_MAX},
	{POP_DT_I64, -0x1p63, INT64_MIN},
	{POP_DT_U64, 0x1p63, INT64_MIN},
	{POP_DT_U64, 0x1p64, -1},
	{POP_DT_I1, 0.1, 1},
	{POP_DT_I1, -0.0, 0},
	{POP_DT_I1, NAN, 1},
};

/* An i64 into any type, read back as a double. */
static const struct {
	pop_dtype to;
	int64_t v;
	double want;
} from_int[] = {
	{POP_DT_I8, 300, 44},
	{POP_DT_I8, 128, -128},
	{POP_DT_U8, -1, 255},
	{POP_DT_I4, 9, -7},
	{POP_DT_U4, -1, 15},
	{POP_DT_I1, 256, 1},
	{POP_DT_I1, 0, 0},
	{POP_DT_F32, (1 << 24) + 1, 1 << 24},
	/* Through f64 these would be ties and round to even. */
	{POP_DT_F32, (INT64_C(1) << 62) + (INT64_C(1) << 38) + 1,
		0x1p62 + 0x1p39},
	{POP_DT_BF16, (INT64_C(1) << 62) + (INT64_C(1) << 54) + 1,
		0x1p62 + 0x1p55},
	{POP_DT_BF16, -(INT64_C(1) << 62) - (INT64_C(1) << 54) - 1,
		-0x1p62 - 0x1p55},
	{POP_DT_F16, 65536, INF},
	{POP_DT_F64, INT64_MAX, 0x1p63},
	{POP_DT_C64, -3, -3},
	{POP_DT_C128, 5, 5},
};

static void
tables(void)
{
	for (size_t i = 0; i < sizeof(encode) / sizeof(encode[0]); i++) {
		unsigned char e[8];

		pop_convert(encode[i].to, e, POP_DT_F64, &encode[i].v);
		assert(pop_load_bits(encode[i].to, e) == encode[i].bits);
	}
	for (size_t i = 0; i < sizeof(saturate) / sizeof(saturate[0]); i++) {
		unsigned char e[8];

		pop_store_number(saturate[i].to, e, saturate[i].v);
		assert((int64_t)pop_load_int(saturate[i].to, e) ==
			saturate[i].want);
	}
	for (size_t i = 0; i < sizeof(from_int) / sizeof(from_int[0]); i++) {
		unsigned char e[16];
		double back;

		pop_store_integer(from_int[i].to, e, from_int[i].v);
		pop_convert(POP_DT_F64, &back, from_int[i].to, e);
		assert(back == from_int[i].want);
	}
}

/* Every code of every narrow float survives f32, f64 and itself. */
static void
codes_survive(void)
{
	for (unsigned d = 1; d < POP_DT_COUNT; d++) {
		unsigned bits = pop_dtype_info_of[d].bits;
		unsigned char e[8], f[8], g[8];

		if (!pop_dtype_is_float((pop_dtype)d) || bits > 16)
			continue;
		for (uint32_t c = 0; c < 1u << bits; c++) {
			double v;

			pop_store_bits((pop_dtype)d, e, c);
			pop_convert(POP_DT_F32, f, (pop_dtype)d, e);
			pop_convert((pop_dtype)d, g, POP_DT_F32, f);
			v = pop_load_f64((pop_dtype)d, e);
			if (v != v)
				v = pop_load_f64((pop_dtype)d, g);
			else
				assert(pop_load_bits((pop_dtype)d, g) == c);
			pop_store_f64((pop_dtype)d, f, v);
			assert(pop_load_bits((pop_dtype)d, f) == c || v != v);
		}
	}
}

/* The loops for f16 and bf16 against the general encoder. */
static void
fast_pairs_agree(void)
{
	static const pop_dtype narrow[] = {POP_DT_F16, POP_DT_BF16};
	uint64_t z = 1;

	for (int i = 0; i < 100000; i++) {
		float v, back;

		z = z * UINT64_C(6364136223846793005) + 1442695040888963407u;
		v = pop_bits_f32((uint32_t)(z >> 32));
		for (int k = 0; k < 2; k++) {
			unsigned char fast[2], slow[2];

			pop_convert(narrow[k], fast, POP_DT_F32, &v);
			pop_store_f64(narrow[k], slow, (double)v);
			assert(memcmp(fast, slow, 2) == 0);
			pop_convert(POP_DT_F32, &back, narrow[k], fast);
			assert(pop_f32_bits(back) ==
				pop_f32_bits(
					(float)pop_load_f64(narrow[k], slow)));
		}
	}
}

/* Arrays longer than a block, into every type and back. */
static void
arrays(void)
{
	enum { N = 777 };
	static unsigned char a[N * 16 + 1], b[N * 16 + 1];
	int64_t in[N];

	for (int i = 0; i < N; i++)
		in[i] = i % 2;
	for (unsigned d = 1; d < POP_DT_TOKEN; d++) {
		/* At an odd address: nothing needs alignment. */
		pop_convert_array((pop_dtype)d, a + 1, POP_DT_I64, in, N);
		pop_convert_array(POP_DT_I64, b + 1, (pop_dtype)d, a + 1, N);
		for (int i = 0; i < N; i++) {
			uint64_t v = pop_load_int(POP_DT_I64, b + 1 + 8 * i);

			/* f8E8M0FNU has no zero; 2^-127 truncates to it. */
			assert(v == (uint64_t)in[i]);
		}
	}
	pop_convert_array(POP_DT_F32, NULL, POP_DT_I64, NULL, 0);
}

static void
complex_rules(void)
{
	float c[2] = {0, 2}, f;
	double d[2];
	unsigned char p;

	pop_convert(POP_DT_I1, &p, POP_DT_C64, c);
	assert(p == 1);
	pop_convert(POP_DT_F32, &f, POP_DT_C64, c);
	assert(f == 0);
	pop_convert(POP_DT_C128, d, POP_DT_C64, c);
	assert(d[0] == 0 && d[1] == 2);
	f = 7;
	pop_convert(POP_DT_C128, d, POP_DT_F32, &f);
	assert(d[0] == 7 && d[1] == 0);
}

static const struct {
	const char *text;
	pop_dtype d;
} name[] = {
	{"f32", POP_DT_F32},
	{"bool", POP_DT_I1},
	{"i1", POP_DT_I1},
	{"u32", POP_DT_U32},
	{"ui32", POP_DT_U32},
	{"si8", POP_DT_I8},
	{"s8", POP_DT_I8},
	{"c64", POP_DT_C64},
	{"complex<f32>", POP_DT_C64},
	{"f8E4M3B11FNUZ", POP_DT_F8E4M3B11FNUZ},
	{"u4", POP_DT_U4},
	{"u1", POP_DT_NONE},
	{"i3", POP_DT_NONE},
	{"f8", POP_DT_NONE},
	{"u032", POP_DT_NONE},
	{"u", POP_DT_NONE},
	{"", POP_DT_NONE},
	{"f3", POP_DT_NONE},
};

static void
names_and_shapes(void)
{
	pop_shape s = {.dtype = POP_DT_F32, .rank = 2, .dim = {4, 128}};
	int64_t stride[POP_MAX_RANK];
	char text[POP_SHAPE_TEXT];

	for (size_t i = 0; i < sizeof(name) / sizeof(name[0]); i++)
		assert(pop_dtype_parse(pop_str_of(name[i].text)) == name[i].d);
	assert(!strcmp(pop_shape_print(text, &s), "4x128xf32"));
	pop_shape_strides(&s, stride);
	assert(stride[0] == 128 && stride[1] == 1);
	assert(pop_shape_valid(&s) && pop_shape_bytes(&s) == 2048);
	s.dim[1] = -1;
	assert(!pop_shape_valid(&s));
	s.dim[0] = 0;
	s.dim[1] = INT64_MAX;
	assert(!pop_shape_valid(&s));
	s.dim[1] = POP_MAX_ELEMENTS;
	assert(pop_shape_valid(&s) && pop_shape_elements(&s) == 0);
	s = (pop_shape){.dtype = POP_DT_F8E4M3B11FNUZ, .rank = POP_MAX_RANK};
	for (int i = 0; i < POP_MAX_RANK; i++)
		s.dim[i] = POP_MAX_ELEMENTS;
	assert(strlen(pop_shape_print(text, &s)) == 12 * 14 + 13);
	assert(!pop_shape_valid(&s));
}

/* Of unknown dims. */
static void
open_shapes(void)
{
	const pop_shape a = {.dtype = POP_DT_F32,
		.rank = 3,
		.dim = {4, POP_DIM_DYNAMIC, POP_DIM_BOUNDED(8)}};
	pop_shape b = a;
	char text[POP_SHAPE_TEXT];

	assert(!strcmp(pop_shape_print(text, &a), "4x?x<=8xf32"));
	assert(pop_shape_valid_open(&a) && !pop_shape_valid(&a));
	assert(!pop_shape_is_static(&a) && pop_shape_compatible(&a, &b));
	assert(pop_dim_bound(4) == -1 && pop_dim_bound(a.dim[1]) == -1);
	assert(pop_dim_bound(a.dim[2]) == 8);
	assert(pop_dim_bound(POP_DIM_BOUNDED(0)) == 0);
	assert(pop_dim_compatible(8, a.dim[2]));
	assert(!pop_dim_compatible(9, a.dim[2]));
	assert(!pop_dim_compatible(a.dim[2], 9));
	assert(pop_dim_compatible(a.dim[1], a.dim[2]));
	assert(!pop_dim_compatible(3, 4));
	assert(pop_dim_merge(POP_DIM_DYNAMIC, 5) == 5);
	assert(pop_dim_merge(5, a.dim[2]) == 5);
	assert(pop_dim_merge(a.dim[1], a.dim[2]) == a.dim[2]);
	assert(pop_dim_merge(a.dim[2], POP_DIM_BOUNDED(3)) ==
		POP_DIM_BOUNDED(3));
	b.dim[0] = POP_DIM_DYNAMIC;
	b.dim[1] = 7;
	b.dim[2] = 2;
	pop_shape_merge(&b, &a);
	assert(!strcmp(pop_shape_print(text, &b), "4x7x2xf32"));
	assert(pop_shape_is_static(&b) && pop_shape_compatible(&a, &b));
	b.dim[2] = 9;
	assert(!pop_shape_compatible(&a, &b));
	b = a;
	b.dim[2] = POP_DIM_BOUNDED(POP_MAX_ELEMENTS + 1);
	assert(!pop_shape_valid_open(&b));
	b = (pop_shape){.dtype = POP_DT_F8E4M3B11FNUZ, .rank = POP_MAX_RANK};
	for (int i = 0; i < POP_MAX_RANK; i++)
		b.dim[i] = POP_DIM_BOUNDED(POP_MAX_ELEMENTS);
	assert(strlen(pop_shape_print(text, &b)) == 12 * 16 + 13);
}

int
main(void)
{
	tables();
	codes_survive();
	fast_pairs_agree();
	arrays();
	complex_rules();
	names_and_shapes();
	open_shapes();
	return 0;
}
