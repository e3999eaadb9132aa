/*
 * FFT against the sum that defines it: all kinds and types, lengths with every
 * radix, large primes, layouts and numbers of lines; long lines against what
 * is known of their transforms; the same bits on every instruction set and for
 * any number of threads.
 */

#include <math.h>

#include "lib/num/real.h"
#include "lib/num/roots.h"
#include "tests/unit/kernel_layout.h"

static const int64_t lengths[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
	15, 16, 17, 22, 26, 31, 32, 33, 47, 48, 53, 64, 72, 88, 94, 97, 104,
	106, 121, 127, 128, 144, 194, 200, 243, 256, 320, 392, 500, 512};

/* Points of one side, and its element's number of parts. */
typedef struct side {
	int64_t n;
	bool is_complex;
} side;

static side
side_of(int kind, int64_t n, bool output)
{
	bool real = kind == (output ? POP_FFT_INVERSE_REAL : POP_FFT_REAL);
	bool half = kind == (output ? POP_FFT_REAL : POP_FFT_INVERSE_REAL);

	return (side){half ? (n ? n / 2 + 1 : 0) : n, !real};
}

static void
get(const rig *g, unsigned v, int64_t line, int64_t j, double *re, double *im)
{
	const pop_view *w = &g->view[v];
	pop_dtype d = (pop_dtype)w->dtype, r = pop_dtype_real(d);
	const unsigned char *p =
		(unsigned char *)g->ptr[v] +
		(w->base + line * w->stride[0] + j * w->stride[1]) *
			pop_dtype_bytes(d);

	*re = pop_load_f64(r, p);
	*im = d == r ? 0 : pop_load_f64(r, p + pop_dtype_bytes(r));
}

/* exp(2 pi i k / n) for the n at hand. */
enum { MOST = 512 };
static double cosine[MOST], sine[MOST];

static void
find_roots(int64_t n)
{
	assert(n <= MOST);
	for (int64_t k = 0; k < n; k++) {
		double x = 6.283185307179586476925 * (double)k / (double)n;

		cosine[k] = pop_real_f64(pop_real_cos(x));
		sine[k] = pop_real_f64(pop_real_sin(x));
	}
}

/* Input element j of a whole complex line. */
static void
whole(const rig *g, int kind, int64_t line, int64_t n, int64_t j, double *re,
	double *im)
{
	bool mirror = kind == POP_FFT_INVERSE_REAL && j > n / 2;

	get(g, 0, line, mirror ? n - j : j, re, im);
	if (mirror)
		*im = -*im;
	if (kind == POP_FFT_INVERSE_REAL && (j == 0 || 2 * j == n))
		*im = 0;
}

static void
check_line(const rig *g, int kind, int64_t line, int64_t n, double tolerance)
{
	side to = side_of(kind, n, true);
	bool forward = kind == POP_FFT_FORWARD || kind == POP_FFT_REAL;
	double most = 0;

	for (int64_t j = 0; j < n; j++) {
		double re, im;

		whole(g, kind, line, n, j, &re, &im);
		most += fabs(re) + fabs(im);
	}
	for (int64_t k = 0; k < to.n; k++) {
		double sr = 0, si = 0, gr, gi, scale = forward ? 1 : (double)n;

		for (int64_t j = 0; j < n; j++) {
			double re, im, c = cosine[j * k % n];
			double s = forward ? -sine[j * k % n] : sine[j * k % n];

			whole(g, kind, line, n, j, &re, &im);
			sr += re * c - im * s;
			si += re * s + im * c;
		}
		get(g, 1, line, k, &gr, &gi);
		if (!to.is_complex)
			si = 0;
		assert(fabs(gr - sr / scale) <= tolerance * most / scale);
		assert(fabs(gi - si / scale) <= tolerance * most / scale);
	}
}

static void
lay_side(rig *g, unsigned v, int kind, int64_t nline, int64_t n, bool f64,
	bool dense, uint64_t *rng)
{
	side s = side_of(kind, n, v);
	int64_t ext[2] = {nline, s.n}, need;
	pop_view w = {0}, *to;
	pop_dtype d = f64 ? POP_DT_F64 : POP_DT_F32;

	if (s.is_complex)
		d = f64 ? POP_DT_C128 : POP_DT_C64;
	need = lay_view(&w, 2, ext, 3, dense, rng);
	to = rig_view(g, d, need);
	w.buffer = to->buffer;
	w.dtype = to->dtype;
	*to = w;
	d = pop_dtype_real(d);
	for (int64_t i = 0; !v && i < need * (1 + s.is_complex); i++)
		pop_store_f64(d,
			(unsigned char *)g->ptr[0] + i * pop_dtype_bytes(d),
			(double)(rig_random(rng) >> 12) / 0x1p51 - 1);
}

typedef void check_fn(
	const rig *g, int kind, int64_t line, int64_t n, double tolerance);

static void
run_checked(int kind, int64_t nline, int64_t n, bool f64, bool dense,
	uint64_t seed, check_fn *check)
{
	unsigned char *first = NULL;
	rig g;

	for (unsigned isa = 0; isa < RIG_NISA; isa++) {
		const pop_kernel_table *t = rig_table(rig_isa[isa]);
		uint64_t rng = seed;

		if (!t)
			continue;
		rig_init(&g, POP_STEP_FFT);
		g.step.ndim = 2;
		g.step.extent[0] = nline;
		g.step.extent[1] = n;
		g.param[0] = kind;
		for (unsigned v = 0; v < 2; v++)
			lay_side(&g, v, kind, nline, n, f64, dense, &rng);
		rig_run(&g, t, 1 + isa);
		if (!first) {
			for (int64_t i = 0; i < nline && n; i++)
				check(&g, kind, i, n, f64 ? 1e-15 : 1e-7);
			first = malloc(g.buffer[1].bytes + 1);
			assert(first);
			memcpy(first, g.ptr[1], g.buffer[1].bytes);
		}
		assert(memcmp(first, g.ptr[1], g.buffer[1].bytes) == 0);
		rig_free(&g);
	}
	free(first);
}

static void
run_case(
	int kind, int64_t nline, int64_t n, bool f64, bool dense, uint64_t seed)
{
	find_roots(n);
	run_checked(kind, nline, n, f64, dense, seed, check_line);
}

/* ---- Long lines: a few elements by their sums, and the sum of squares. */

enum { LONGEST = 73728 };
static double root_re[LONGEST], root_im[LONGEST];

static void
check_element(const rig *g, int kind, int64_t line, int64_t n, int64_t k,
	double tolerance, double norm)
{
	side to = side_of(kind, n, true);
	bool forward = kind == POP_FFT_FORWARD || kind == POP_FFT_REAL;
	double sr = 0, si = 0, gr, gi, scale = forward ? 1 : (double)n;

	for (int64_t j = 0; j < n; j++) {
		double re, im, cr = root_re[j * k % n], ci = root_im[j * k % n];

		if (!forward)
			ci = -ci;
		whole(g, kind, line, n, j, &re, &im);
		sr += re * cr - im * ci;
		si += re * ci + im * cr;
	}
	get(g, 1, line, k, &gr, &gi);
	if (!to.is_complex)
		si = 0;
	/* Errors are like noise: the norm, not the sum, is what they follow. */
	assert(fabs(gr - sr / scale) <= 10 * tolerance * norm / scale);
	assert(fabs(gi - si / scale) <= 10 * tolerance * norm / scale);
}

static void
check_long(const rig *g, int kind, int64_t line, int64_t n, double tolerance)
{
	side to = side_of(kind, n, true);
	bool forward = kind == POP_FFT_FORWARD || kind == POP_FFT_REAL;
	double in = 0, out = 0, re, im;

	for (int64_t j = 0; j < n; j++) {
		whole(g, kind, line, n, j, &re, &im);
		in += re * re + im * im;
	}
	for (int64_t k = 0; k < to.n; k++) {
		bool twice = kind == POP_FFT_REAL && k > 0 && 2 * k != n;

		get(g, 1, line, k, &re, &im);
		out += (re * re + im * im) * (twice ? 2 : 1);
	}
	in *= forward ? (double)n : 1 / (double)n;
	assert(fabs(in - out) <= 100 * tolerance * in);
	for (int64_t k = 1; k < to.n; k *= 37)
		check_element(g, kind, line, n, k, tolerance,
			sqrt(forward ? in : in * (double)n * (double)n));
}

static void
run_long(void)
{
	static const int64_t longs[] = {4096, 65536, LONGEST, 20011, 10007 * 4};
	uint64_t seed = 1;

	for (size_t i = 0; i < 5; i++) {
		pop_roots_f64(root_re, root_im, longs[i], longs[i]);
		for (int kind = 0; kind <= POP_FFT_INVERSE_REAL; kind++, seed++)
			run_checked(kind, 1 + (i == 0), longs[i], seed % 5 == 0,
				true, seed, check_long);
	}
	pop_roots_f64(root_re, root_im, 8192, 8192);
	run_checked(POP_FFT_FORWARD, 12, 8192, false, false, 7, check_long);
}

int
main(void)
{
	const size_t n = sizeof(lengths) / sizeof(lengths[0]);

	for (int kind = 0; kind <= POP_FFT_INVERSE_REAL; kind++)
		for (size_t i = 0; i < n; i++) {
			uint64_t seed = i * 4 + (unsigned)kind;

			run_case(kind, 1 + (int64_t)(seed % 3), lengths[i],
				seed & 1, false, seed);
			if (lengths[i] < 40)
				run_case(kind, 11, lengths[i], !(seed & 1),
					seed & 2, seed);
		}
	run_case(POP_FFT_FORWARD, 0, 8, true, true, 1);
	run_long();
	return 0;
}
