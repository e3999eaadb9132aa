/* Printing: what NumPy 2.4 printed for the same arrays. */

#include <assert.h>
#include <string.h>

#include "lib/num/convert.h"
#include "lib/num/print.h"

#define INF __builtin_inf()
#define NAN __builtin_nan("")

static const struct {
	pop_dtype d;
	uint8_t rank;
	int64_t dim[4];
	double v[32];
	const char *want;
} row[] = {
	{POP_DT_F32, 1, {2}, {3.0, 8.0}, "[3. 8.]"},
	{POP_DT_F32, 1, {2}, {0.0, 0.0}, "[0. 0.]"},
	{POP_DT_F32, 0, {0}, {1.0}, "1.0"},
	{POP_DT_F32, 0, {0}, {1e-05}, "1e-05"},
	{POP_DT_F32, 1, {3}, {0.1, 0.25, -3.0}, "[ 0.1   0.25 -3.  ]"},
	{POP_DT_F64, 1, {2}, {0.3333333333333333, 100.0},
		"[  0.33333333 100.        ]"},
	{POP_DT_F64, 1, {3}, {NAN, INF, -INF}, "[ nan  inf -inf]"},
	{POP_DT_F32, 1, {2}, {NAN, 1.5}, "[nan 1.5]"},
	{POP_DT_F32, 1, {2}, {1000000.0, 1.0}, "[1.e+06 1.e+00]"},
	{POP_DT_F64, 1, {2}, {10000000.0, 0.001}, "[1.e+07 1.e-03]"},
	{POP_DT_F16, 1, {2}, {0.1, 999.0}, "[1.00e-01 9.99e+02]"},
	{POP_DT_F32, 1, {2}, {-0.0, 1e-05}, "[-0.e+00  1.e-05]"},
	{POP_DT_F64, 1, {1}, {123456.789012345}, "[123456.78901235]"},
	{POP_DT_I32, 2, {2, 2}, {1.0, -20.0, 300.0, 4.0},
		"[[  1 -20]\n [300   4]]"},
	{POP_DT_I32, 0, {0}, {-7.0}, "-7"},
	{POP_DT_U8, 1, {3}, {1.0, 20.0, 255.0}, "[  1  20 255]"},
	{POP_DT_I1, 1, {3}, {1.0, 0.0, 1.0}, "[ True False  True]"},
	{POP_DT_I1, 0, {0}, {1.0}, "True"},
	{POP_DT_F32, 2, {2, 0}, {0}, "[]"},
	{POP_DT_F32, 3, {2, 2, 2}, {0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0},
		"[[[0. 1.]\n  [2. 3.]]\n\n [[4. 5.]\n  [6. 7.]]]"},
	{POP_DT_F64, 1, {12},
		{0.0, 0.14285714285714285, 0.2857142857142857,
			0.42857142857142855, 0.5714285714285714,
			0.7142857142857143, 0.8571428571428571, 1.0,
			1.1428571428571428, 1.2857142857142858,
			1.4285714285714286, 1.5714285714285714},
		"[0.         0.14285714 0.28571429 0.42857143 0.57142857 0.71428571\n 0.85714286 1.         1.14285714 1.28571429 1.42857143 1.57142857]"},
	{POP_DT_I64, 1, {30},
		{0.0, 1000.0, 4000.0, 9000.0, 16000.0, 25000.0, 36000.0,
			49000.0, 64000.0, 81000.0, 100000.0, 121000.0, 144000.0,
			169000.0, 196000.0, 225000.0, 256000.0, 289000.0,
			324000.0, 361000.0, 400000.0, 441000.0, 484000.0,
			529000.0, 576000.0, 625000.0, 676000.0, 729000.0,
			784000.0, 841000.0},
		"[     0   1000   4000   9000  16000  25000  36000  49000  64000  81000\n 100000 121000 144000 169000 196000 225000 256000 289000 324000 361000\n 400000 441000 484000 529000 576000 625000 676000 729000 784000 841000]"},
	{POP_DT_F32, 4, {1, 1, 1, 1}, {2.5}, "[[[[2.5]]]]"},
	/* types that NumPy lacks */
	{POP_DT_BF16, 1, {2}, {0.1, 3}, "[0.10009766 3.        ]"},
	{POP_DT_F8E4M3FN, 1, {3}, {448, -0.4375, 1},
		"[ 4.480e+02 -4.375e-01  1.000e+00]"},
	{POP_DT_BF16, 0, {0}, {1.0 / 3}, "0.33398438"},
	{POP_DT_I4, 1, {2}, {-8, 7}, "[-8  7]"},
};

static void
is(const pop_tensor *t, const char *want)
{
	pop_buf b = {0};

	pop_tensor_print(&b, t);
	assert(pop_buf_finish(&b, NULL) == POP_OK);
	assert(b.len == strlen(want) && !memcmp(b.data, want, b.len));
	pop_buf_release(&b);
}

static void
rows(void)
{
	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		unsigned char data[32 * 8];
		pop_shape s = {.dtype = (uint8_t)row[i].d, .rank = row[i].rank};
		pop_tensor t;

		for (int k = 0; k < row[i].rank; k++)
			s.dim[k] = row[i].dim[k];
		pop_convert_array(row[i].d, data, POP_DT_F64, row[i].v, 32);
		t = pop_tensor_borrow(&s, data);
		is(&t, row[i].want);
	}
}

static void
shortened(void)
{
	static int64_t count[1200];
	static float real[10000];
	pop_shape s = {.dtype = POP_DT_I64, .rank = 2, .dim = {3, 400}};
	pop_tensor t;

	for (int i = 0; i < 1200; i++)
		count[i] = i;
	t = pop_tensor_borrow(&s, count);
	is(&t, "[[   0    1    2 ...  397  398  399]\n"
	       " [ 400  401  402 ...  797  798  799]\n"
	       " [ 800  801  802 ... 1197 1198 1199]]");
	for (int i = 0; i < 10000; i++)
		real[i] = (float)i;
	s = (pop_shape){.dtype = POP_DT_F32, .rank = 2, .dim = {100, 100}};
	t = pop_tensor_borrow(&s, real);
	is(&t, "[[0.000e+00 1.000e+00 2.000e+00 ... 9.700e+01 9.800e+01 9.900e+01]\n"
	       " [1.000e+02 1.010e+02 1.020e+02 ... 1.970e+02 1.980e+02 1.990e+02]\n"
	       " [2.000e+02 2.010e+02 2.020e+02 ... 2.970e+02 2.980e+02 2.990e+02]\n"
	       " ...\n"
	       " [9.700e+03 9.701e+03 9.702e+03 ... 9.797e+03 9.798e+03 9.799e+03]\n"
	       " [9.800e+03 9.801e+03 9.802e+03 ... 9.897e+03 9.898e+03 9.899e+03]\n"
	       " [9.900e+03 9.901e+03 9.902e+03 ... 9.997e+03 9.998e+03 9.999e+03]]");
}

static void
complex_numbers(void)
{
	float z[6] = {1, 2, -0.5f, -0.0f, (float)NAN, (float)INF};
	pop_shape s = {.dtype = POP_DT_C64, .rank = 1, .dim = {3}};
	pop_tensor t = pop_tensor_borrow(&s, z);

	is(&t, "[ 1.  +2.j -0.5 -0.j  nan+infj]");
	s.rank = 0;
	s.dim[0] = 0;
	t = pop_tensor_borrow(&s, z);
	is(&t, "(1+2j)");
	t = pop_tensor_borrow(&s, z + 2);
	is(&t, "(-0.5-0j)");
	z[0] = 0;
	t = pop_tensor_borrow(&s, z);
	is(&t, "2j");
}

/* The fewest digits, also where the gaps to both sides differ. */
static const struct {
	pop_dtype d;
	double v;
	const char *want;
} element[] = {
	{POP_DT_F64, 0.1, "0.1"},
	{POP_DT_F64, 0x1p-1074, "5e-324"},
	{POP_DT_F64, 0x1.fffffffffffffp+1023, "1.7976931348623157e+308"},
	{POP_DT_F64, 1e16, "1e+16"},
	{POP_DT_F64, 123456789012345680.0, "1.2345678901234568e+17"},
	{POP_DT_F64, 9007199254740993.0, "9007199254740992.0"},
	{POP_DT_F64, 0x1p-44, "5.684341886080802e-14"},
	{POP_DT_F32, 0x1p-103, "9.8607613e-32"},
	{POP_DT_F32, 0.1, "0.1"},
	{POP_DT_F32, 16777216, "1.6777216e+07"},
	{POP_DT_F16, 65504, "6.55e+04"},
	{POP_DT_F16, 0.1, "0.1"},
	{POP_DT_F64, -0.0, "-0.0"},
	{POP_DT_F64, -INF, "-inf"},
	{POP_DT_U8, 200, "200"},
	{POP_DT_I1, 1, "True"},
};

static void
elements(void)
{
	for (size_t i = 0; i < sizeof(element) / sizeof(element[0]); i++) {
		unsigned char e[8];
		pop_buf b = {0};

		pop_store_number(element[i].d, e, element[i].v);
		pop_print_element(&b, element[i].d, e);
		assert(b.len == strlen(element[i].want));
		assert(!memcmp(b.data, element[i].want, b.len));
		pop_buf_release(&b);
	}
}

int
main(void)
{
	rows();
	shortened();
	complex_numbers();
	elements();
	return 0;
}
