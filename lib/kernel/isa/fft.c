/*
 * FFT: transforms along the last dim.
 *
 * Lines are transformed a few at a time, side by side, in double whatever
 * their type.  A real line of even length n is a complex one of n / 2, its
 * even elements the real parts; its transform is untangled afterwards
 * (Cooley, Lewis and Welch, 1970).  Lengths with a large prime factor become a
 * cyclic convolution with a chirp, of a length that has none (Bluestein,
 * 1970).  An inverse transform is a forward one with real and imaginary parts
 * exchanged.
 */

#include "lib/kernel/isa/round_once.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/fft_pass.h"
#include "lib/kernel/isa/walk.h"

enum {
	WIDTH = 8,         /* lines at once */
	WIDE_BELOW = 4096, /* up to this length */
};

struct plan {
	const pop_step *step;
	int kind;
	int64_t n;    /* of the step */
	int64_t len;  /* of the complex transform: n, or n / 2 */
	int64_t size; /* of a line in scratch: len, or that of the convolution
		       */
	int64_t width, nline;
	bool packed; /* two real numbers in each complex one */
	bool chirp;
	bool f64;
	pop_fft fft;
	double *cr, *ci; /* chirp: exp(-pi i k^2 / len) */
	double *br, *bi; /* transform of its conjugate, over size */
	double *tr, *ti; /* packed: exp(-2 pi i k / n), k <= len */
	pop_space outer;
};

/* ---- Plan. */

static bool
is_real(const struct plan *p)
{
	return p->kind == POP_FFT_REAL || p->kind == POP_FFT_INVERSE_REAL;
}

static bool
is_inverse(const struct plan *p)
{
	return p->kind == POP_FFT_INVERSE || p->kind == POP_FFT_INVERSE_REAL;
}

/* The least 2^a 3^b 5^c of at least n. */
static int64_t
round_length(int64_t n)
{
	int64_t best = INT64_MAX;

	for (int64_t five = 1; five < 5 * n && five <= 25; five *= 5)
		for (int64_t three = five; three < 3 * n && three <= 27 * five;
			three *= 3) {
			int64_t two = three;

			while (two < n)
				two *= 2;
			best = pop_least(best, two);
		}
	return best;
}

static void
plan_chirp(struct plan *p, pop_arena *a)
{
	int64_t len = p->len, twice = 2 * len;
	pop_fft_data x, y;
	double *rr, *ri;

	p->cr = POP_NEWN(a, double, len);
	p->ci = POP_NEWN(a, double, len);
	rr = POP_NEWN(a, double, twice);
	ri = POP_NEWN(a, double, twice);
	POP_FN(pop_fft_roots)(rr, ri, twice);
	for (int64_t k = 0, square = 0; k < len; k++) {
		p->cr[k] = rr[square];
		p->ci[k] = ri[square];
		square = (square + 2 * k + 1) % twice;
	}
	x.re = POP_NEWN(a, double, p->size);
	x.im = POP_NEWN(a, double, p->size);
	y.re = POP_NEWN(a, double, p->size);
	y.im = POP_NEWN(a, double, p->size);
	for (int64_t k = 0; k < len; k++) {
		int64_t mirror = k ? p->size - k : 0;

		x.re[k] = x.re[mirror] = p->cr[k] / (double)p->size;
		x.im[k] = x.im[mirror] = -p->ci[k] / (double)p->size;
	}
	POP_FN(pop_fft_run)(&p->fft, 1, &x, &y);
	p->br = x.re;
	p->bi = x.im;
}

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);
	int last = step->ndim - 1;
	int64_t doubles;

	(void)prog;
	*out = p;
	*scratch = 0;
	p->step = step;
	p->kind = (int)step->param[POP_FFT_KIND];
	p->n = step->extent[last];
	p->f64 = pop_dtype_real((pop_dtype)step->view[0].dtype) == POP_DT_F64;
	for (int d = 0; d < last; d++)
		pop_space_add(&p->outer, d, step->extent[d]);
	p->nline = pop_space_count(&p->outer);
	if (p->nline == 0 || p->n == 0)
		return POP_OK;
	p->packed = is_real(p) && p->n % 2 == 0;
	p->len = p->packed ? p->n / 2 : p->n;
	p->chirp = !POP_FN(pop_fft_is_smooth)(p->len);
	p->size = p->chirp ? round_length(2 * p->len - 1) : p->len;
	p->width = p->size > WIDE_BELOW ? 1 : pop_least(WIDTH, p->nline);
	/* Packed lines have one more element before they are untangled. */
	if (!pop_mul_i64((p->size + 1) * p->width, 4 * 8, &doubles) ||
		p->size > INT64_MAX / 1024)
		return pop_fail(err, POP_E_INPUT,
			"a transform of length %lld needs more memory than "
			"can be counted",
			(long long)p->n);
	*scratch = pop_round_up((size_t)doubles, 64);
	POP_FN(pop_fft_plan)(&p->fft, a, p->size);
	if (p->chirp)
		plan_chirp(p, a);
	if (p->packed) {
		p->tr = POP_NEWN(a, double, p->n);
		p->ti = POP_NEWN(a, double, p->n);
		POP_FN(pop_fft_roots)(p->tr, p->ti, p->n);
	}
	return POP_OK;
}

/* ---- Lines: n numbers `stride` bytes apart, of all lines side by side. */

typedef struct lines {
	unsigned char *at[WIDTH];
	int64_t count, stride;
	bool f64;
} lines;

/* Elements far apart are taken from all lines at once: neighbours share what
 * is brought into the cache, and powers of two apart little of it stays. */
static bool
is_far(const lines *l)
{
	return l->stride > 64 || l->stride < -64;
}

static inline double
get(const unsigned char *from, bool f64)
{
	double d;
	float f;

	if (f64) {
		memcpy(&d, from, 8);
		return d;
	}
	memcpy(&f, from, 4);
	return (double)f;
}

static inline void
put(unsigned char *to, double d, bool f64)
{
	float f = (float)d;

	if (f64)
		memcpy(to, &d, 8);
	else
		memcpy(to, &f, 4);
}

/* Line i goes to every w-th place from to[i], n numbers from byte `at` and
 * `stride` apart. */
static void
load(double *to, int64_t w, const lines *l, int64_t at, int64_t stride,
	int64_t n)
{
	if (is_far(l)) {
		for (int64_t j = 0; j < n; j++)
			for (int64_t i = 0; i < l->count; i++)
				to[j * w + i] =
					get(l->at[i] + at + j * stride, l->f64);
		return;
	}
	for (int64_t i = 0; i < l->count; i++) {
		const unsigned char *from = l->at[i] + at;
		const bool f64 = l->f64;

		for (int64_t j = 0; j < n; j++)
			to[j * w + i] = get(from + j * stride, f64);
	}
}

static void
store(const lines *l, int64_t at, int64_t stride, const double *from, int64_t w,
	int64_t n)
{
	if (is_far(l)) {
		for (int64_t j = 0; j < n; j++)
			for (int64_t i = 0; i < l->count; i++)
				put(l->at[i] + at + j * stride, from[j * w + i],
					l->f64);
		return;
	}
	for (int64_t i = 0; i < l->count; i++) {
		unsigned char *to = l->at[i] + at;
		const bool f64 = l->f64;

		for (int64_t j = 0; j < n; j++)
			put(to + j * stride, from[j * w + i], f64);
	}
}

static void
load_lines(const struct plan *p, const pop_fft_data *x, const lines *l)
{
	int64_t stride = l->stride, part = p->f64 ? 8 : 4, w = p->width;
	int64_t n = p->kind != POP_FFT_INVERSE_REAL ? p->n : p->n / 2 + 1;

	if (p->kind == POP_FFT_REAL && p->packed) {
		load(x->re, w, l, 0, 2 * stride, p->len);
		load(x->im, w, l, stride, 2 * stride, p->len);
		return;
	}
	load(x->re, w, l, 0, stride, n);
	if (p->kind != POP_FFT_REAL)
		load(x->im, w, l, part, stride, n);
	else
		memset(x->im, 0, (size_t)(n * w) * sizeof(double));
}

static void
store_lines(const struct plan *p, const pop_fft_data *x, const lines *l)
{
	int64_t stride = l->stride, part = p->f64 ? 8 : 4, w = p->width;
	int64_t n = p->kind != POP_FFT_REAL ? p->n : p->n / 2 + 1;

	if (p->kind == POP_FFT_INVERSE_REAL && p->packed) {
		store(l, 0, 2 * stride, x->re, w, p->len);
		store(l, stride, 2 * stride, x->im, w, p->len);
		return;
	}
	store(l, 0, stride, x->re, w, n);
	if (p->kind != POP_FFT_INVERSE_REAL)
		store(l, part, stride, x->im, w, n);
}

/* ---- Real transforms, all lines side by side. */

/* Rows j and len - j of the transform of a packed line become those of the
 * transform of the line, or back. */
static void
untangle(const struct plan *p, const pop_fft_data *x)
{
	int64_t w = p->width, len = p->len;

	memcpy(x->re + len * w, x->re, (size_t)w * sizeof(double));
	memcpy(x->im + len * w, x->im, (size_t)w * sizeof(double));
	for (int64_t j = 0; 2 * j <= len; j++) {
		double c = p->tr[j], s = p->ti[j];
		double *ar = x->re + j * w, *ai = x->im + j * w;
		double *br = x->re + (len - j) * w, *bi = x->im + (len - j) * w;

		for (int64_t i = 0; i < w; i++) {
			/* Even part e, odd part o, times root. */
			double er = (ar[i] + br[i]) / 2;
			double ei = (ai[i] - bi[i]) / 2;
			double odr = (ai[i] + bi[i]) / 2;
			double oi = (br[i] - ar[i]) / 2;
			double tr = odr * c - oi * s, ti = odr * s + oi * c;

			ar[i] = er + tr;
			ai[i] = ei + ti;
			br[i] = er - tr;
			bi[i] = ti - ei;
		}
	}
}

static void
tangle(const struct plan *p, const pop_fft_data *x)
{
	int64_t w = p->width, len = p->len;

	for (int64_t i = 0; i < w; i++)
		x->im[i] = x->im[len * w + i] = 0;
	for (int64_t j = 0; 2 * j <= len; j++) {
		double c = p->tr[j], s = -p->ti[j];
		double *ar = x->re + j * w, *ai = x->im + j * w;
		double *br = x->re + (len - j) * w, *bi = x->im + (len - j) * w;

		for (int64_t i = 0; i < w; i++) {
			double er = ar[i] + br[i], ei = ai[i] - bi[i];
			double dr = ar[i] - br[i], di = ai[i] + bi[i];
			double odr = dr * c - di * s, oi = dr * s + di * c;

			ar[i] = er - oi;
			ai[i] = ei + odr;
			br[i] = er + oi;
			bi[i] = odr - ei;
		}
	}
}

/* The half that a real result leaves out, for odd lengths. */
static void
mirror(const struct plan *p, const pop_fft_data *x)
{
	int64_t w = p->width, n = p->n;

	for (int64_t i = 0; i < w; i++)
		x->im[i] = 0;
	for (int64_t j = 1; j <= n / 2; j++)
		for (int64_t i = 0; i < w; i++) {
			x->re[(n - j) * w + i] = x->re[j * w + i];
			x->im[(n - j) * w + i] = -x->im[j * w + i];
		}
}

/* ---- Transforms. */

static void
multiply(double *re, double *im, double c, double s, int64_t w)
{
	for (int64_t i = 0; i < w; i++) {
		double r = re[i] * c - im[i] * s;

		im[i] = re[i] * s + im[i] * c;
		re[i] = r;
	}
}

static void
exchange(pop_fft_data *x)
{
	double *t = x->re;

	x->re = x->im;
	x->im = t;
}

static void
run_chirp(const struct plan *p, pop_fft_data *x, pop_fft_data *y)
{
	int64_t w = p->width, len = p->len;
	size_t rest = (size_t)((p->size - len) * w) * sizeof(double);

	for (int64_t k = 0; k < len; k++)
		multiply(x->re + k * w, x->im + k * w, p->cr[k], p->ci[k], w);
	memset(x->re + len * w, 0, rest);
	memset(x->im + len * w, 0, rest);
	POP_FN(pop_fft_run)(&p->fft, w, x, y);
	for (int64_t k = 0; k < p->size; k++)
		multiply(x->re + k * w, x->im + k * w, p->br[k], p->bi[k], w);
	exchange(x);
	exchange(y);
	POP_FN(pop_fft_run)(&p->fft, w, x, y);
	exchange(x);
	exchange(y);
	for (int64_t k = 0; k < len; k++)
		multiply(x->re + k * w, x->im + k * w, p->cr[k], p->ci[k], w);
}

static void
transform(const struct plan *p, pop_fft_data *x, pop_fft_data *y)
{
	int64_t count = p->len * p->width;
	double scale = (double)p->n;

	if (p->kind == POP_FFT_INVERSE_REAL) {
		if (p->packed)
			tangle(p, x);
		else
			mirror(p, x);
	}
	if (is_inverse(p)) {
		exchange(x);
		exchange(y);
	}
	if (p->chirp)
		run_chirp(p, x, y);
	else
		POP_FN(pop_fft_run)(&p->fft, p->width, x, y);
	if (is_inverse(p)) {
		exchange(x);
		exchange(y);
		for (int64_t i = 0; i < count; i++) {
			x->re[i] /= scale;
			x->im[i] /= scale;
		}
	}
	if (p->kind == POP_FFT_REAL && p->packed)
		untangle(p, x);
}

/* ---- Run. */

struct job {
	const struct plan *p;
	pop_run *run;
	unsigned char *in, *out;
	int64_t ngroup, nparts;
};

static void
find_lines(const struct plan *p, unsigned v, unsigned char *start,
	int64_t first, int64_t n, lines *l)
{
	const pop_view *w = &p->step->view[v];
	int64_t size = pop_elem_bytes(w), x[POP_MAX_DIMS];

	*l = (lines){.count = n, .f64 = p->f64};
	l->stride = w->stride[p->step->ndim - 1] * size;
	for (int64_t i = 0; i < n; i++) {
		pop_space_seek(&p->outer, first + i, x);
		l->at[i] = start + pop_space_offset(&p->outer, w, x) * size;
	}
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	int64_t room = (p->size + 1) * p->width;
	union {
		void *bytes;
		double *at;
	} scratch = {pop_run_scratch(j->run, thread)};
	lines l;

	for (int64_t g = j->ngroup * part / j->nparts;
		g < j->ngroup * (part + 1) / j->nparts; g++) {
		int64_t first = g * p->width;
		int64_t n = pop_least(p->width, p->nline - first);
		pop_fft_data x = {scratch.at, scratch.at + room};
		pop_fft_data y = {x.im + room, x.im + 2 * room};

		if (n < p->width)
			memset(x.re, 0, (size_t)(2 * room) * sizeof(double));
		find_lines(p, 0, j->in, first, n, &l);
		load_lines(p, &x, &l);
		transform(p, &x, &y);
		find_lines(p, 1, j->out, first, n, &l);
		store_lines(p, &x, &l);
	}
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	struct job j = {.p = p, .run = r};

	if (p->nline == 0 || p->n == 0)
		return;
	j.in = pop_view_start(r, &p->step->view[0]);
	j.out = pop_view_start(r, &p->step->view[1]);
	j.ngroup = (p->nline - 1) / p->width + 1;
	j.nparts = pop_part_count(
		r, j.ngroup, 10.0 * (double)p->nline * (double)p->size);
	pop_part_run(r, run_part, &j, j.nparts);
}

const pop_kernel POP_FN(pop_kernel_fft) = {prepare, run};
