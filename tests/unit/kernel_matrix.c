/*
 * MATRIX: what each factorization promises, by multiplying its results
 * together: all kinds, types, shapes from nothing to 33, both triangles, random
 * layouts, a batch; the same bits on every instruction set that fuses or does
 * not, and for any number of threads.  Exact cases: matrices that are not
 * positive definite, that are singular, that hold a NaN.
 */

#include <math.h>

#include "tests/unit/kernel_layout.h"

enum { NBATCH = 2, MOST = 34 };

typedef struct cx {
	double re, im;
} cx;

typedef struct mat {
	int64_t m, n;
	cx at[MOST * MOST];
} mat;

static cx
c_add(cx a, cx b)
{
	return (cx){a.re + b.re, a.im + b.im};
}

static cx
c_mul(cx a, cx b)
{
	return (cx){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static cx *
at(mat *a, int64_t i, int64_t j)
{
	return &a->at[i * a->n + j];
}

static cx
of(const mat *a, int64_t i, int64_t j)
{
	return a->at[i * a->n + j];
}

static mat
zeros(int64_t m, int64_t n)
{
	mat a = {.m = m, .n = n};

	return a;
}

static mat
identity(int64_t n)
{
	mat a = zeros(n, n);

	for (int64_t i = 0; i < n; i++)
		at(&a, i, i)->re = 1;
	return a;
}

static mat
product(const mat *a, const mat *b)
{
	mat c = zeros(a->m, b->n);

	assert(a->n == b->m);
	for (int64_t i = 0; i < c.m; i++)
		for (int64_t j = 0; j < c.n; j++)
			for (int64_t k = 0; k < a->n; k++)
				*at(&c, i, j) = c_add(of(&c, i, j),
					c_mul(of(a, i, k), of(b, k, j)));
	return c;
}

static mat
adjoint(const mat *a)
{
	mat c = zeros(a->n, a->m);

	for (int64_t i = 0; i < c.m; i++)
		for (int64_t j = 0; j < c.n; j++) {
			*at(&c, i, j) = of(a, j, i);
			at(&c, i, j)->im = -of(a, j, i).im;
		}
	return c;
}

/* Columns of a times the elements of the vector v. */
static mat
scaled(const mat *a, const mat *v)
{
	mat c = *a;

	for (int64_t i = 0; i < c.m; i++)
		for (int64_t j = 0; j < c.n; j++)
			*at(&c, i, j) = c_mul(of(a, i, j), of(v, j, 0));
	return c;
}

/* Entries with low <= i - j <= high. */
static mat
band(const mat *a, int64_t low, int64_t high)
{
	mat c = *a;

	for (int64_t i = 0; i < c.m; i++)
		for (int64_t j = 0; j < c.n; j++)
			if (i - j < low || i - j > high)
				*at(&c, i, j) = (cx){0, 0};
	return c;
}

static mat
part(const mat *a, int64_t m, int64_t n)
{
	mat c = zeros(m, n);

	for (int64_t i = 0; i < m; i++)
		for (int64_t j = 0; j < n; j++)
			*at(&c, i, j) = of(a, i, j);
	return c;
}

static double
tolerance_of(pop_dtype d)
{
	switch ((int)pop_dtype_real(d)) {
	case POP_DT_F64:
		return 1e-14;
	case POP_DT_F32:
		return 5e-7;
	case POP_DT_F16:
		return 4e-3;
	default:
		return 3e-2;
	}
}

static void
near(const mat *a, const mat *b, pop_dtype d, double scale)
{
	assert(a->m == b->m && a->n == b->n);
	for (int64_t i = 0; i < a->m * a->n; i++) {
		double e = tolerance_of(d) * scale * (double)(2 + a->m + a->n);

		assert(fabs(a->at[i].re - b->at[i].re) <= e);
		assert(fabs(a->at[i].im - b->at[i].im) <= e);
	}
}

static void
is_unitary(const mat *q, pop_dtype d)
{
	mat h = adjoint(q), p = product(&h, q), one = identity(q->n);

	near(&p, &one, d, 1);
}

/* ---- Cases. */

/* Elements: any; alike; ones above the diagonal; zeros above it. */
typedef enum form { ANY, EVEN, SHIFT, LOWER } form;

typedef struct trial {
	pop_matrix_what what;
	pop_dtype d;
	int64_t m, n, k, flags;
	bool dense, plain; /* plain: the contents are the caller's */
	form form;
	double size;       /* that elements are multiplied by; 0: one */
	uint64_t seed;
} trial;

/* What elements are before they are multiplied by a size. */
static mat
unsized(const trial *t, mat a)
{
	for (int64_t i = 0; i < a.m * a.n && t->size != 0; i++) {
		a.at[i].re /= t->size;
		a.at[i].im /= t->size;
	}
	return a;
}

/* How many more times the tolerance elements of such a size are away from what
 * they should be, being denormal. */
static double
coarse(const trial *t)
{
	bool wide = pop_dtype_real(t->d) == POP_DT_F64;

	return t->size == 0 ? 0
			    : (wide ? 0x1p-1074 : 0x1p-149) / t->size /
				      tolerance_of(t->d);
}

static pop_dtype
view_dtype(pop_dtype d, unsigned type)
{
	switch (type) {
	case POP_MATRIX_R:
		return pop_dtype_real(d);
	case POP_MATRIX_C:
		return d == POP_DT_F64 || d == POP_DT_C128 ? POP_DT_C128
							   : POP_DT_C64;
	case POP_MATRIX_I:
		return POP_DT_I32;
	default:
		return d;
	}
}

static unsigned char *
place(const rig *g, unsigned v, int64_t b, int64_t i, int64_t j)
{
	const pop_view *w = &g->view[v];

	return (unsigned char *)g->ptr[v] +
	       (w->base + b * w->stride[0] + i * w->stride[1] +
		       j * w->stride[2]) *
		       pop_dtype_bytes((pop_dtype)w->dtype);
}

static void
set(const rig *g, unsigned v, int64_t b, int64_t i, int64_t j, double re,
	double im)
{
	pop_dtype d = (pop_dtype)g->view[v].dtype, r = pop_dtype_real(d);
	unsigned char *p = place(g, v, b, i, j);

	if (d == POP_DT_I32) {
		pop_store_int(d, p, (uint64_t)re);
		return;
	}
	pop_store_f64(r, p, re);
	if (d != r)
		pop_store_f64(r, p + pop_dtype_bytes(r), im);
}

static mat
get(const rig *g, const trial *t, unsigned v, int64_t b)
{
	const pop_matrix_info *f = &pop_matrix_info_of[t->what];
	pop_dtype d = (pop_dtype)g->view[v].dtype, r = pop_dtype_real(d);
	mat a = zeros(
		pop_matrix_extent(f->view[v].rows, t->m, t->n, t->k, t->flags),
		pop_matrix_extent(f->view[v].cols, t->m, t->n, t->k, t->flags));

	for (int64_t i = 0; i < a.m; i++)
		for (int64_t j = 0; j < a.n; j++) {
			unsigned char *p = place(g, v, b, i, j);
			cx *c = at(&a, i, j);

			if (d == POP_DT_I32) {
				c->re = (double)(int32_t)pop_load_int(d, p);
				continue;
			}
			c->re = pop_load_f64(r, p);
			if (d != r)
				c->im = pop_load_f64(r, p + pop_dtype_bytes(r));
		}
	return a;
}

static double
random_number(uint64_t *rng)
{
	return (double)(rig_random(rng) >> 12) / 0x1p51 - 1;
}

static void
shape_element(const trial *t, int64_t i, int64_t j, double *re, double *im)
{
	double size = t->size == 0 ? 1 : t->size;

	if (t->form == EVEN) {
		*re = 0.1;
		*im = 0.3;
	} else if (t->form == SHIFT) {
		*re = j == i + 1;
		*im = 0;
	} else if (t->form == LOWER && j > i) {
		*re = *im = 0;
	}
	*re *= size;
	*im *= size;
}

static void
fill(rig *g, const trial *t, unsigned v, uint64_t *rng)
{
	for (int64_t b = 0; b < NBATCH; b++) {
		mat a = get(g, t, v, b);

		for (int64_t i = 0; i < a.m; i++)
			for (int64_t j = 0; j < a.n; j++) {
				double re = random_number(rng);
				double im = random_number(rng);

				/* Solvable, and not definite. */
				if (i == j && t->what == POP_MATRIX_SOLVE)
					re += v ? 0 : 4;
				shape_element(t, i, j, &re, &im);
				set(g, v, b, i, j, re, im);
			}
	}
}

/* What the kind needs: Hermitian, positive definite. */
static void
prepare_input(rig *g, const trial *t)
{
	bool definite = t->what == POP_MATRIX_CHOLESKY;

	if (!definite && t->what != POP_MATRIX_EIGH &&
		t->what != POP_MATRIX_TRIDIAGONAL)
		return;
	for (int64_t b = 0; b < NBATCH; b++) {
		mat a = get(g, t, 0, b), h = adjoint(&a);

		for (int64_t i = 0; i < a.m; i++)
			for (int64_t j = 0; j < a.n; j++) {
				cx c = c_add(of(&a, i, j), of(&h, i, j));

				if (definite && i == j)
					c.re += 2 * (double)a.n + 2;
				set(g, 0, b, i, j, c.re, c.im);
			}
	}
}

static void
build(rig *g, const trial *t)
{
	const pop_matrix_info *f = &pop_matrix_info_of[t->what];
	uint64_t rng = t->seed;

	rig_init(g, POP_STEP_MATRIX);
	g->step.ndim = 3;
	g->step.extent[0] = NBATCH;
	g->step.extent[1] = t->m;
	g->step.extent[2] = t->n;
	g->param[POP_MATRIX_WHAT] = t->what;
	g->param[POP_MATRIX_FLAGS] = t->flags;
	g->param[POP_MATRIX_K] = t->k;
	g->step.nparam = POP_MATRIX_PARAMS;
	for (unsigned v = 0; v < POP_MATRIX_VIEWS && f->view[v].type; v++) {
		int64_t ext[3] = {NBATCH}, need;
		pop_view w = {0}, *to;

		ext[1] = pop_matrix_extent(
			f->view[v].rows, t->m, t->n, t->k, t->flags);
		ext[2] = pop_matrix_extent(
			f->view[v].cols, t->m, t->n, t->k, t->flags);
		need = lay_view(&w, 3, ext, 7, t->dense, &rng);
		to = rig_view(g, view_dtype(t->d, f->view[v].type), need);
		w.buffer = to->buffer;
		w.dtype = to->dtype;
		*to = w;
		if (v < f->nin)
			fill(g, t, v, &rng);
	}
	prepare_input(g, t);
}

typedef void checker(const rig *g, const trial *t, int64_t b);

/* Products and sums are one rounding where the instruction set has that. */
static bool
fuses(const trial *t)
{
	return !pop_dtype_is_complex(t->d) &&
	       (t->what == POP_MATRIX_CHOLESKY || t->what == POP_MATRIX_SOLVE ||
		       t->what == POP_MATRIX_LU || t->what == POP_MATRIX_QR ||
		       t->what == POP_MATRIX_HOUSEHOLDER ||
		       t->what == POP_MATRIX_EIGH || t->what == POP_MATRIX_SVD);
}

static void
run_trial(const trial *t, checker *check)
{
	unsigned char *first[RIG_MAX_BUFFERS] = {NULL};
	rig g;

	for (unsigned isa = 0; isa < RIG_NISA; isa++) {
		const pop_kernel_table *table = rig_table(rig_isa[isa]);

		if (!table)
			continue;
		build(&g, t);
		rig_run(&g, table, 1 + isa);
		for (int64_t b = 0; b < NBATCH && !first[0]; b++)
			check(&g, t, b);
		if (isa == 0 && fuses(t)) {
			rig_free(&g);
			continue;
		}
		for (uint32_t v = 0; v < g.step.nview; v++) {
			size_t bytes = g.buffer[v].bytes;

			if (!first[v]) {
				first[v] = malloc(bytes + 1);
				assert(first[v]);
				memcpy(first[v], g.ptr[v], bytes);
			}
			assert(memcmp(first[v], g.ptr[v], bytes) == 0);
		}
		rig_free(&g);
	}
	for (unsigned v = 0; v < RIG_MAX_BUFFERS; v++)
		free(first[v]);
}

/* ---- What is promised. */

static void
no_info(const rig *g, const trial *t, unsigned v, int64_t b)
{
	mat info = get(g, t, v, b);

	assert(info.at[0].re == 0);
}

static void
check_cholesky(const rig *g, const trial *t, int64_t b)
{
	bool lower = t->flags & POP_MATRIX_LOWER;
	mat a = get(g, t, 0, b), l = get(g, t, 1, b), h, p;

	no_info(g, t, 2, b);
	h = lower ? band(&l, 0, MOST) : band(&l, -MOST, 0);
	near(&h, &l, t->d, 0);
	h = adjoint(&l);
	p = lower ? product(&l, &h) : product(&h, &l);
	near(&p, &a, t->d, (double)t->n);
}

static void
check_solve(const rig *g, const trial *t, int64_t b)
{
	mat a = get(g, t, 0, b), rhs = get(g, t, 1, b), x = get(g, t, 2, b), p;
	double most = 1;

	a = t->flags & POP_MATRIX_LOWER ? band(&a, 0, MOST)
					: band(&a, -MOST, 0);
	for (int64_t i = 0; t->flags & POP_MATRIX_UNIT && i < a.m; i++)
		*at(&a, i, i) = (cx){1, 0};
	if (t->flags & POP_MATRIX_TRANSPOSE) {
		a = adjoint(&a);
		for (int64_t i = 0;
			!(t->flags & POP_MATRIX_CONJUGATE) && i < a.m * a.n;
			i++)
			a.at[i].im = -a.at[i].im;
	}
	p = t->flags & POP_MATRIX_LEFT ? product(&a, &x) : product(&x, &a);
	for (int64_t i = 0; i < x.m * x.n; i++)
		most = fmax(most, fabs(x.at[i].re) + fabs(x.at[i].im));
	near(&p, &rhs, t->d, 4 * most);
}

static void
check_lu(const rig *g, const trial *t, int64_t b)
{
	mat a = get(g, t, 0, b), f = get(g, t, 1, b), piv = get(g, t, 2, b);
	mat perm = get(g, t, 3, b), l, u, p, moved = a;
	int64_t least = t->m < t->n ? t->m : t->n;
	int64_t row[MOST];

	no_info(g, t, 4, b);
	l = part(&f, t->m, least);
	l = band(&l, 1, MOST);
	for (int64_t i = 0; i < least; i++)
		at(&l, i, i)->re = 1;
	u = part(&f, least, t->n);
	u = band(&u, -MOST, 0);
	p = product(&l, &u);
	for (int64_t i = 0; i < t->m; i++) {
		row[i] = i;
		for (int64_t j = 0; j < t->n; j++)
			*at(&moved, i, j) = of(&a, (int64_t)perm.at[i].re, j);
	}
	near(&p, &moved, t->d, 1);
	for (int64_t i = 0; i < least; i++) {
		int64_t k = (int64_t)piv.at[i].re, s = row[i];

		assert(k >= i && k < t->m);
		row[i] = row[k];
		row[k] = s;
	}
	for (int64_t i = 0; i < t->m; i++)
		assert(row[i] == (int64_t)perm.at[i].re);
	/* Pivoting: no multiplier is above 1, in LAPACK's measure sqrt 2. */
	for (int64_t i = 0; i < l.m * l.n; i++)
		assert(hypot(l.at[i].re, l.at[i].im) <= 1.5);
}

/* H(0) ... H(k - 1) with vectors `down` below the diagonal of v. */
static mat
reflectors(const mat *v, const mat *tau, int64_t down)
{
	mat q = identity(v->m);

	for (int64_t k = 0; k < tau->m; k++) {
		mat x = zeros(v->m, 1), h, w;

		for (int64_t i = k + down; i < v->m; i++)
			x.at[i] = of(v, i, k);
		x.at[k + down] = (cx){1, 0};
		w = adjoint(&x);
		h = product(&x, &w);
		for (int64_t i = 0; i < h.m * h.n; i++) {
			h.at[i] = c_mul(h.at[i], tau->at[k]);
			h.at[i].re = -h.at[i].re;
			h.at[i].im = -h.at[i].im;
		}
		for (int64_t i = 0; i < h.m; i++)
			at(&h, i, i)->re += 1;
		q = product(&q, &h);
	}
	return q;
}

static void
check_qr(const rig *g, const trial *t, int64_t b)
{
	mat a = get(g, t, 0, b), f = get(g, t, 1, b), tau = get(g, t, 2, b);
	mat q = reflectors(&f, &tau, 0), r = band(&f, -MOST, 0);

	is_unitary(&q, t->d);
	a = unsized(t, a);
	r = unsized(t, r);
	r = product(&q, &r);
	near(&r, &a, t->d, 2 + coarse(t));
	for (int64_t i = 0; i < t->m && i < t->n; i++)
		assert(of(&f, i, i).im == 0 || tau.at[i].re == 0);
}

/* Any vectors and scales will do. */
static void
check_householder(const rig *g, const trial *t, int64_t b)
{
	mat v = get(g, t, 0, b), tau = get(g, t, 1, b), q = get(g, t, 2, b);
	mat want = reflectors(&v, &tau, 0);
	double most = 1;

	want = part(&want, t->m, t->n);
	for (int64_t i = 0; i < want.m * want.n; i++)
		most = fmax(most, fabs(want.at[i].re) + fabs(want.at[i].im));
	near(&q, &want, t->d, most);
}

static void
check_eigh(const rig *g, const trial *t, int64_t b)
{
	mat a = get(g, t, 0, b), v = get(g, t, 1, b), w = get(g, t, 2, b);
	mat p, q;

	no_info(g, t, 3, b);
	is_unitary(&v, t->d);
	a = unsized(t, a);
	w = unsized(t, w);
	p = product(&a, &v);
	q = scaled(&v, &w);
	near(&p, &q, t->d, 4 + coarse(t));
	for (int64_t i = 0; i + 1 < w.m; i++)
		assert(w.at[i].re <= w.at[i + 1].re);
}

static void
check_svd(const rig *g, const trial *t, int64_t b)
{
	mat a = get(g, t, 0, b), s = get(g, t, 1, b), u = get(g, t, 2, b);
	mat vh = get(g, t, 3, b), v = adjoint(&vh), us, p;

	no_info(g, t, 4, b);
	is_unitary(&u, t->d);
	is_unitary(&v, t->d);
	a = unsized(t, a);
	s = unsized(t, s);
	us = part(&u, t->m, s.m);
	us = scaled(&us, &s);
	vh = part(&vh, s.m, t->n);
	p = product(&us, &vh);
	near(&p, &a, t->d, 3 + coarse(t));
	for (int64_t i = 0; i < s.m; i++)
		assert(s.at[i].re >= (i + 1 < s.m ? s.at[i + 1].re : 0));
}

/* Values that nothing is beside are exact. */
static void
has_diagonal(const mat *a, const mat *w)
{
	for (int64_t i = 0; i < a->m; i++) {
		cx d = of(a, i, i);
		bool found = false;

		for (int64_t k = 0; k < w->m; k++)
			found |= w->at[k].re == d.re && w->at[k].im == d.im;
		assert(found);
	}
}

static void
check_eig(const rig *g, const trial *t, int64_t b)
{
	mat a = get(g, t, 0, b), w = get(g, t, 1, b), l = get(g, t, 2, b);
	mat r = get(g, t, 3, b), p, q, h;

	no_info(g, t, 4, b);
	if (t->form == LOWER)
		has_diagonal(&a, &w);
	a = unsized(t, a);
	w = unsized(t, w);
	p = product(&a, &r);
	q = scaled(&r, &w);
	near(&p, &q, t->d, 4 + coarse(t));
	/* l^H a = w l^H */
	h = adjoint(&a);
	p = product(&h, &l);
	for (int64_t i = 0; i < w.m; i++)
		w.at[i].im = -w.at[i].im;
	q = scaled(&l, &w);
	near(&p, &q, t->d, 4 + coarse(t));
	for (int64_t j = 0; j < r.n; j++) {
		double x = 0, y = 0;

		for (int64_t i = 0; i < r.m; i++) {
			x += c_mul(of(&l, i, j), of(&l, i, j)).re +
			     2 * of(&l, i, j).im * of(&l, i, j).im;
			y += c_mul(of(&r, i, j), of(&r, i, j)).re +
			     2 * of(&r, i, j).im * of(&r, i, j).im;
		}
		assert(fabs(x - 1) < 64 * tolerance_of(t->d));
		assert(fabs(y - 1) < 64 * tolerance_of(t->d));
	}
}

static void
check_schur(const rig *g, const trial *t, int64_t b)
{
	bool real = !pop_dtype_is_complex(t->d);
	mat a = get(g, t, 0, b), s = get(g, t, 1, b), z = get(g, t, 2, b);
	mat w = get(g, t, 3, b), p, q, u = band(&s, -MOST, real);

	no_info(g, t, 4, b);
	is_unitary(&z, t->d);
	a = unsized(t, a);
	q = unsized(t, s);
	p = product(&a, &z);
	q = product(&z, &q);
	near(&p, &q, t->d, 4 + coarse(t));
	near(&s, &u, t->d, 0);
	for (int64_t i = 0; i < s.m; i++) {
		bool pair = i + 1 < s.m && of(&s, i + 1, i).re != 0;

		assert(fabs(w.at[i].re - of(&s, i, i).re) <=
			tolerance_of(t->d) * fabs(w.at[i].re));
		if (!pair)
			continue;
		/* Two equal values on the diagonal, opposite signs beside. */
		assert(of(&s, i, i).re == of(&s, i + 1, i + 1).re);
		assert((of(&s, i + 1, i).re < 0) != (of(&s, i, i + 1).re < 0));
		assert(w.at[i].im > 0 && w.at[i].im == -w.at[i + 1].im);
		i++;
	}
}

static void
check_hessenberg(const rig *g, const trial *t, int64_t b)
{
	mat a = get(g, t, 0, b), f = get(g, t, 1, b), tau = get(g, t, 2, b);
	mat q = reflectors(&f, &tau, 1), h = band(&f, -MOST, 1);
	mat x = product(&a, &q), y = product(&q, &h);

	no_info(g, t, 3, b);
	is_unitary(&q, t->d);
	near(&x, &y, t->d, 4);
}

static void
check_tridiagonal(const rig *g, const trial *t, int64_t b)
{
	mat a = get(g, t, 0, b), f = get(g, t, 1, b), d = get(g, t, 2, b);
	mat e = get(g, t, 3, b), tau = get(g, t, 4, b), q, r, x, y;
	int64_t n = t->n;

	no_info(g, t, 5, b);
	if (!(t->flags & POP_MATRIX_LOWER)) {
		/* Everything in the opposite order is the lower form. */
		for (int64_t i = 0; i < n * n / 2; i++) {
			cx c = f.at[i];

			f.at[i] = f.at[n * n - 1 - i];
			f.at[n * n - 1 - i] = c;
			c = a.at[i];
			a.at[i] = a.at[n * n - 1 - i];
			a.at[n * n - 1 - i] = c;
		}
	}
	r = zeros(n, n);
	x = tau;
	for (int64_t i = 0; i < n; i++) {
		bool lower = t->flags & POP_MATRIX_LOWER;
		int64_t k = lower ? i : n - 1 - i;

		*at(&r, i, i) = d.at[k];
		if (i + 1 == n)
			break;
		k = lower ? i : n - 2 - i;
		*at(&r, i + 1, i) = *at(&r, i, i + 1) = e.at[k];
		x.at[i] = tau.at[k];
	}
	q = reflectors(&f, &x, 1);
	is_unitary(&q, t->d);
	x = product(&a, &q);
	y = product(&q, &r);
	near(&x, &y, t->d, 4);
}

static void
check_tridiagonal_solve(const rig *g, const trial *t, int64_t b)
{
	mat l = get(g, t, 0, b), d = get(g, t, 1, b), u = get(g, t, 2, b);
	mat rhs = get(g, t, 3, b), x = get(g, t, 4, b), a = zeros(t->m, t->m);
	mat p;
	double most = 1;

	no_info(g, t, 5, b);
	for (int64_t i = 0; i < t->m; i++) {
		*at(&a, i, i) = d.at[i];
		if (i)
			*at(&a, i, i - 1) = l.at[i];
		if (i + 1 < t->m)
			*at(&a, i, i + 1) = u.at[i];
	}
	for (int64_t i = 0; i < x.m * x.n; i++)
		most = fmax(most, fabs(x.at[i].re) + fabs(x.at[i].im));
	p = product(&a, &x);
	near(&p, &rhs, t->d, 4 * most);
}

static void
check_permutation(const rig *g, const trial *t, int64_t b)
{
	mat piv = get(g, t, 0, b), perm = get(g, t, 1, b);
	double row[MOST];

	for (int64_t i = 0; i < t->m; i++)
		row[i] = (double)i;
	for (int64_t i = 0; i < t->k; i++) {
		int64_t k = (int64_t)piv.at[i].re;
		double s = row[i];

		if (k < 0 || k >= t->m)
			continue;
		row[i] = row[k];
		row[k] = s;
	}
	for (int64_t i = 0; i < t->m; i++)
		assert(perm.at[i].re == row[i]);
}

/* ---- All of them. */

static const struct {
	pop_matrix_what what;
	checker *check;
	int64_t flags; /* that are tried */
} kinds[] = {
	{POP_MATRIX_CHOLESKY, check_cholesky, POP_MATRIX_LOWER},
	{POP_MATRIX_SOLVE, check_solve,
		POP_MATRIX_LOWER | POP_MATRIX_LEFT | POP_MATRIX_UNIT |
			POP_MATRIX_TRANSPOSE | POP_MATRIX_CONJUGATE},
	{POP_MATRIX_LU, check_lu, 0},
	{POP_MATRIX_QR, check_qr, 0},
	{POP_MATRIX_HOUSEHOLDER, check_householder, 0},
	{POP_MATRIX_EIGH, check_eigh, POP_MATRIX_LOWER},
	{POP_MATRIX_SVD, check_svd, POP_MATRIX_FULL},
	{POP_MATRIX_EIG, check_eig, 0},
	{POP_MATRIX_SCHUR, check_schur, 0},
	{POP_MATRIX_HESSENBERG, check_hessenberg, 0},
	{POP_MATRIX_TRIDIAGONAL, check_tridiagonal, POP_MATRIX_LOWER},
	{POP_MATRIX_TRIDIAGONAL_SOLVE, check_tridiagonal_solve, 0},
	{POP_MATRIX_PERMUTATION, check_permutation, 0},
};

static void
run_kind(size_t i, pop_dtype d, int64_t m, int64_t n, uint64_t seed)
{
	trial t = {.what = kinds[i].what, .d = d, .m = m, .n = n};
	uint64_t rng = seed;

	t.seed = seed;
	t.dense = seed & 1;
	if (pop_matrix_info_of[t.what].square)
		t.m = n;
	/* Well-conditioned only if unit triangles are small. */
	t.flags = kinds[i].flags & rnd(&rng, 64);
	if (t.what == POP_MATRIX_SOLVE && n > 8)
		t.flags &= ~POP_MATRIX_UNIT;
	if (t.what == POP_MATRIX_HOUSEHOLDER) {
		t.m = m < n ? n : m;
		t.n = m < n ? m : n;
		t.k = rnd(&rng, t.n + 1);
	}
	if (t.what == POP_MATRIX_PERMUTATION) {
		t.k = rnd(&rng, t.m + 1);
		t.n = 1;
		t.d = POP_DT_I32;
	}
	run_trial(&t, kinds[i].check);
}

/* ---- Columns that are next to nothing, and numbers near the ends of the
 * range. */

static void
run_forms(
	pop_matrix_what what, checker *check, pop_dtype d, int64_t m, int64_t n)
{
	bool wide = pop_dtype_real(d) == POP_DT_F64;
	const double size[] = {0, wide ? 0x1p-970 : 0x1p-118,
		wide ? 0x1p-1064 : 0x1p-139, wide ? 0x1p1017 : 0x1p121};

	for (unsigned i = 0; i < 4 * sizeof(size) / sizeof(size[0]); i++) {
		trial t = {.what = what, .d = d, .m = m, .n = n};

		t.seed = i + 1;
		t.form = (form)(i % 4);
		t.size = size[i / 4];
		if (pop_matrix_info_of[what].square)
			t.m = n;
		run_trial(&t, check);
	}
}

static void
test_forms(void)
{
	static const pop_dtype type[] = {
		POP_DT_F32, POP_DT_F64, POP_DT_C64, POP_DT_C128};
	static const int64_t size[][2] = {
		{3, 3}, {6, 5}, {8, 14}, {20, 6}, {33, 33}};

	for (size_t k = 0; k < sizeof(type) / sizeof(type[0]); k++)
		for (size_t s = 0; s < sizeof(size) / sizeof(size[0]); s++) {
			int64_t m = size[s][0], n = size[s][1];

			run_forms(POP_MATRIX_QR, check_qr, type[k], m, n);
			run_forms(POP_MATRIX_EIGH, check_eigh, type[k], m, n);
			run_forms(POP_MATRIX_SVD, check_svd, type[k], m, n);
			run_forms(POP_MATRIX_EIG, check_eig, type[k], m, n);
			run_forms(POP_MATRIX_SCHUR, check_schur, type[k], m, n);
		}
}

/* ---- Matrices that have no factors. */

static void
check_indefinite(const rig *g, const trial *t, int64_t b)
{
	mat l = get(g, t, 1, b), info = get(g, t, 2, b);

	/* The first leading block of a random matrix with a negative pivot. */
	assert(info.at[0].re >= 1 && info.at[0].re <= (double)t->n);
	for (int64_t i = 0; i < l.m * l.n; i++)
		assert(isnan(l.at[i].re));
}

static void
test_indefinite(void)
{
	rig g;

	for (unsigned isa = 0; isa < RIG_NISA; isa++) {
		const pop_kernel_table *table = rig_table(rig_isa[isa]);
		trial t = {.what = POP_MATRIX_CHOLESKY,
			.d = POP_DT_F32,
			.m = 5,
			.n = 5,
			.flags = POP_MATRIX_LOWER,
			.seed = 1};

		if (!table)
			continue;
		build(&g, &t);
		for (int64_t b = 0; b < NBATCH; b++)
			set(&g, 0, b, 3, 3, b ? NAN : -100, 0);
		rig_run(&g, table, 1);
		for (int64_t b = 0; b < NBATCH; b++) {
			mat info = get(&g, &t, 2, b);

			check_indefinite(&g, &t, b);
			assert(info.at[0].re == 4);
		}
		rig_free(&g);
		/* NaN: no values, and no endless search for them. */
		t.what = POP_MATRIX_EIGH;
		build(&g, &t);
		for (int64_t b = 0; b < NBATCH; b++)
			set(&g, 0, b, 3, 1, NAN, 0);
		rig_run(&g, table, 1);
		for (int64_t b = 0; b < NBATCH; b++) {
			mat w = get(&g, &t, 2, b), info = get(&g, &t, 3, b);

			assert(isnan(w.at[0].re) && isnan(w.at[4].re));
			assert(info.at[0].re > 0);
		}
		rig_free(&g);
		/* A column of zeros: LU goes on and says where. */
		t.what = POP_MATRIX_LU;
		build(&g, &t);
		for (int64_t i = 0; i < 5; i++)
			for (int64_t b = 0; b < NBATCH; b++)
				set(&g, 0, b, i, 2, 0, 0);
		rig_run(&g, table, 1);
		for (int64_t b = 0; b < NBATCH; b++) {
			mat info = get(&g, &t, 4, b);

			assert(info.at[0].re == 3);
		}
		rig_free(&g);
	}
}

int
main(void)
{
	static const pop_dtype type[] = {POP_DT_F32, POP_DT_F64, POP_DT_C64,
		POP_DT_C128, POP_DT_F16, POP_DT_BF16};
	static const int64_t size[][2] = {{0, 0}, {1, 1}, {2, 2}, {3, 3},
		{0, 3}, {3, 0}, {1, 4}, {5, 2}, {4, 7}, {8, 8}, {13, 6},
		{9, 17}, {33, 33}};
	uint64_t seed = 1;

	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		for (size_t k = 0; k < sizeof(type) / sizeof(type[0]); k++)
			for (size_t s = 0; s < sizeof(size) / sizeof(size[0]);
				s++) {
				bool small = k > 3;

				/* EIG and SCHUR give complex<f32> for all
				 * narrow types. */
				if (small && size[s][0] > 8)
					continue;
				run_kind(i, type[k], size[s][0], size[s][1],
					seed++);
			}
	test_forms();
	test_indefinite();
	return 0;
}
