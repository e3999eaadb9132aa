/*
 * MATRIX by blocks: factorizations of matrices of several strips, one alone
 * and in batches, of rows and of columns, both halves, all sides: what they
 * promise, in f64; the same bits for any number of threads and on each
 * instruction set that fuses; pivots that fail in a later strip.
 */

#include <math.h>

#include "tests/unit/kernel_rig.h"

typedef struct trial {
	pop_matrix_what what;
	pop_dtype d;
	int64_t batch, m, n, k, flags;
	bool columns;   /* column-major */
	int64_t spoilt; /* pivot to spoil, or -1 */
} trial;

static double
number(uint64_t i)
{
	i = (i + 1) * UINT64_C(0x9E3779B97F4A7C15);
	i = (i ^ (i >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
	i ^= i >> 27;
	return (double)(i >> 12) / 0x1p51 - 1;
}

static unsigned char *
place(const rig *g, unsigned v, int64_t b, int64_t i, int64_t j)
{
	const pop_view *w = &g->view[v];

	return (unsigned char *)g->ptr[v] +
	       (b * w->stride[0] + i * w->stride[1] + j * w->stride[2]) *
		       pop_dtype_bytes((pop_dtype)w->dtype);
}

static double
get(const rig *g, unsigned v, int64_t b, int64_t i, int64_t j)
{
	const unsigned char *p = place(g, v, b, i, j);
	double d;
	float f;
	int32_t k;

	if (g->view[v].dtype == POP_DT_F64) {
		memcpy(&d, p, sizeof(d));
		return d;
	}
	if (g->view[v].dtype == POP_DT_F32) {
		memcpy(&f, p, sizeof(f));
		return (double)f;
	}
	memcpy(&k, p, sizeof(k));
	return k;
}

static void
set(const rig *g, unsigned v, int64_t b, int64_t i, int64_t j, double x)
{
	unsigned char *p = place(g, v, b, i, j);
	float f = (float)x;

	if (g->view[v].dtype == POP_DT_F64)
		memcpy(p, &x, sizeof(x));
	else
		memcpy(p, &f, sizeof(f));
}

static void
build(rig *g, const trial *t)
{
	const pop_matrix_info *f = &pop_matrix_info_of[t->what];

	rig_init(g, POP_STEP_MATRIX);
	g->step.ndim = 3;
	g->step.extent[0] = t->batch;
	g->step.extent[1] = t->m;
	g->step.extent[2] = t->n;
	g->param[POP_MATRIX_WHAT] = t->what;
	g->param[POP_MATRIX_FLAGS] = t->flags;
	g->param[POP_MATRIX_K] = t->k;
	g->step.nparam = POP_MATRIX_PARAMS;
	for (unsigned v = 0; v < POP_MATRIX_VIEWS && f->view[v].type; v++) {
		int64_t r = pop_matrix_extent(
			f->view[v].rows, t->m, t->n, t->k, t->flags);
		int64_t c = pop_matrix_extent(
			f->view[v].cols, t->m, t->n, t->k, t->flags);
		pop_view *w = rig_view(g,
			f->view[v].type == POP_MATRIX_I ? POP_DT_I32 : t->d,
			t->batch * r * c);

		w->stride[0] = r * c;
		w->stride[1] = t->columns ? 1 : c;
		w->stride[2] = t->columns ? r : 1;
		for (int64_t k = 0; k < t->batch * r * c && v < f->nin; k++)
			set(g, v, k / (r * c), k / c % r, k % c,
				number((uint64_t)(k + v * 77777)));
	}
}

/* Symmetric and definite, or a triangle that can be solved. */
static void
prepare_input(const rig *g, const trial *t)
{
	int64_t s = t->what == POP_MATRIX_SOLVE && !(t->flags & POP_MATRIX_LEFT)
			    ? t->n
			    : t->m;

	bool any = t->what != POP_MATRIX_CHOLESKY &&
		   t->what != POP_MATRIX_SOLVE && t->what != POP_MATRIX_EIGH;

	for (int64_t b = 0; b < t->batch && !any; b++)
		for (int64_t i = 0; i < s; i++)
			for (int64_t j = 0; j <= i; j++) {
				double x = get(g, 0, b, i, j);

				if (t->what == POP_MATRIX_CHOLESKY) {
					x = i == j ? (double)s + x : x;
					set(g, 0, b, i, j, x);
					set(g, 0, b, j, i, x);
				} else if (t->what == POP_MATRIX_EIGH) {
					set(g, 0, b, j, i, x);
				} else if (i == j) {
					set(g, 0, b, i, i, x + (double)s / 4);
				} else if (t->flags & POP_MATRIX_UNIT) {
					set(g, 0, b, i, j, x / (double)s);
					set(g, 0, b, j, i, x / (double)s);
				}
			}
	/* Reflectors, nearly. */
	for (int64_t k = 0; t->what == POP_MATRIX_HOUSEHOLDER && k < t->k; k++)
		for (int64_t b = 0; b < t->batch; b++)
			for (int64_t i = 0; i < t->m; i++) {
				double x = get(g, 0, b, i, k);

				set(g, 0, b, i, k, x / sqrt((double)t->m));
				set(g, 1, b, k, 0, 1.5);
			}
	if (t->spoilt >= 0)
		for (int64_t b = 0; b < t->batch; b++)
			for (int64_t i = 0; i < s; i++) {
				double x = t->what == POP_MATRIX_LU ? 0 : NAN;

				if (t->what == POP_MATRIX_LU || i == t->spoilt)
					set(g, 0, b, i, t->spoilt, x);
			}
}

static double
tolerance(const trial *t)
{
	return (t->d == POP_DT_F64 ? 4e-15 : 2e-6) *
	       (double)(t->m > t->n ? t->m : t->n);
}

static void
check_cholesky(const rig *g, const trial *t, int64_t b)
{
	bool lower = t->flags & POP_MATRIX_LOWER;

	assert(get(g, 2, b, 0, 0) == (double)(t->spoilt + 1));
	for (int64_t i = 0; i < t->n; i++)
		for (int64_t j = 0; j < t->n; j++) {
			double sum = 0, own = get(g, 1, b, i, j);

			if (t->spoilt >= 0) {
				assert(isnan(own));
				continue;
			}
			if (lower ? j > i : i > j)
				assert(own == 0 && !signbit(own));
			for (int64_t k = 0; k <= i && k <= j; k++)
				sum += lower ? get(g, 1, b, i, k) *
						       get(g, 1, b, j, k)
					     : get(g, 1, b, k, i) *
						       get(g, 1, b, k, j);
			assert(fabs(sum - get(g, 0, b, i, j)) <= tolerance(t));
		}
}

/* Entry i, k of op(A). */
static double
entry(const rig *g, const trial *t, int64_t b, int64_t i, int64_t k)
{
	bool lower = t->flags & POP_MATRIX_LOWER;
	int64_t r = t->flags & POP_MATRIX_TRANSPOSE ? k : i, c = i + k - r;

	if (r == c && t->flags & POP_MATRIX_UNIT)
		return 1;
	return (lower ? r < c : c < r) ? 0 : get(g, 0, b, r, c);
}

static void
check_solve(const rig *g, const trial *t, int64_t b)
{
	bool left = t->flags & POP_MATRIX_LEFT;
	int64_t s = left ? t->m : t->n;

	for (int64_t i = 0; i < t->m; i++)
		for (int64_t j = 0; j < t->n; j++) {
			double sum = 0, size = 1;

			for (int64_t k = 0; k < s; k++) {
				double x = left ? entry(g, t, b, i, k) *
							   get(g, 2, b, k, j)
						: get(g, 2, b, i, k) *
							   entry(g, t, b, k, j);

				sum += x;
				size += fabs(x);
			}
			assert(fabs(sum - get(g, 1, b, i, j)) <=
				tolerance(t) * size);
		}
}

static void
check_lu(const rig *g, const trial *t, int64_t b)
{
	int64_t least = t->m < t->n ? t->m : t->n;

	assert(get(g, 4, b, 0, 0) == (double)(t->spoilt + 1));
	for (int64_t i = 0; i < t->m; i++)
		for (int64_t j = 0; j < t->n; j++) {
			int64_t from = (int64_t)get(g, 3, b, i, 0);
			double sum = 0;

			for (int64_t k = 0; k <= i && k <= j && k < least; k++)
				sum += (k == i ? 1 : get(g, 1, b, i, k)) *
				       get(g, 1, b, k, j);
			assert(fabs(sum - get(g, 0, b, from, j)) <=
				tolerance(t));
			if (j < i && j < least)
				assert(fabs(get(g, 1, b, i, j)) <= 1);
		}
	for (int64_t k = 0; k < least; k++)
		assert(get(g, 2, b, k, 0) >= (double)k);
}

/* c = (I - tau v v^T) c, vector k in view v of the rig. */
static void
reflect(const rig *g, const trial *t, unsigned v, int64_t b, int64_t k,
	double tau, double *c)
{
	for (int64_t j = 0; j < t->n; j++) {
		double sum = c[k * t->n + j];

		for (int64_t i = k + 1; i < t->m; i++)
			sum += get(g, v, b, i, k) * c[i * t->n + j];
		sum *= tau;
		c[k * t->n + j] -= sum;
		for (int64_t i = k + 1; i < t->m; i++)
			c[i * t->n + j] -= get(g, v, b, i, k) * sum;
	}
}

/* Reflectors times R, which A should be, or times one. */
static void
check_reflectors(const rig *g, const trial *t, int64_t b)
{
	bool qr = t->what == POP_MATRIX_QR;
	int64_t count = !qr ? t->k : t->m < t->n ? t->m : t->n;
	double *c = calloc((size_t)(t->m * t->n), sizeof(*c));

	assert(c);
	for (int64_t i = 0; i < t->m; i++)
		for (int64_t j = i; j < t->n; j++)
			c[i * t->n + j] = qr ? get(g, 1, b, i, j) : i == j;
	for (int64_t k = count - 1; k >= 0; k--)
		reflect(g, t, qr, b, k, get(g, qr ? 2 : 1, b, k, 0), c);
	for (int64_t i = 0; i < t->m * t->n; i++)
		assert(fabs(c[i] - get(g, qr ? 0 : 2, b, i / t->n, i % t->n)) <=
			tolerance(t));
	free(c);
}

/* A v = w v, the vectors are orthogonal and of length 1. */
static void
check_eigh(const rig *g, const trial *t, int64_t b)
{
	assert(get(g, 3, b, 0, 0) == 0);
	for (int64_t j = 0; j < t->n; j++) {
		double w = get(g, 2, b, j, 0);

		assert(j == 0 || get(g, 2, b, j - 1, 0) <= w);
		for (int64_t i = 0; i < t->n; i++) {
			double sum = 0, same = 0;

			for (int64_t k = 0; k < t->n; k++) {
				sum += get(g, 0, b, i, k) * get(g, 1, b, k, j);
				same += get(g, 1, b, k, i) * get(g, 1, b, k, j);
			}
			assert(fabs(sum - w * get(g, 1, b, i, j)) <=
				tolerance(t));
			assert(fabs(same - (i == j)) <= tolerance(t));
		}
	}
}

/* U S V^T = A, and columns of U and rows of V^T are orthogonal. */
static void
check_svd(const rig *g, const trial *t, int64_t b)
{
	int64_t least = t->m < t->n ? t->m : t->n;

	assert(get(g, 4, b, 0, 0) == 0);
	for (int64_t i = 0; i < t->m; i++)
		for (int64_t j = 0; j < t->n; j++) {
			double sum = 0;

			for (int64_t k = 0; k < least; k++)
				sum += get(g, 2, b, i, k) * get(g, 1, b, k, 0) *
				       get(g, 3, b, k, j);
			assert(fabs(sum - get(g, 0, b, i, j)) <= tolerance(t));
		}
	for (int64_t i = 0; i < least; i++)
		for (int64_t j = 0; j < least; j++) {
			double u = i == j ? -1 : 0, v = u;

			for (int64_t k = 0; k < t->m; k++)
				u += get(g, 2, b, k, i) * get(g, 2, b, k, j);
			for (int64_t k = 0; k < t->n; k++)
				v += get(g, 3, b, i, k) * get(g, 3, b, j, k);
			assert(fabs(u) <= tolerance(t));
			assert(fabs(v) <= tolerance(t));
		}
}

static void
run_trial(const trial *t)
{
	static const unsigned threads[] = {1, 2, 3};
	unsigned char *first[RIG_MAX_BUFFERS] = {NULL};
	rig g;

	for (unsigned k = 0; k < RIG_NISA * 3; k++) {
		const pop_kernel_table *table = rig_table(rig_isa[k / 3]);

		if (!table)
			continue;
		build(&g, t);
		prepare_input(&g, t);
		rig_run(&g, table, threads[k % 3]);
		for (int64_t b = 0; b < t->batch && k % 3 == 0; b++) {
			if (t->what == POP_MATRIX_CHOLESKY)
				check_cholesky(&g, t, b);
			else if (t->what == POP_MATRIX_SOLVE)
				check_solve(&g, t, b);
			else if (t->what == POP_MATRIX_LU)
				check_lu(&g, t, b);
			else if (t->what == POP_MATRIX_EIGH)
				check_eigh(&g, t, b);
			else if (t->what == POP_MATRIX_SVD)
				check_svd(&g, t, b);
			else
				check_reflectors(&g, t, b);
		}
		for (uint32_t v = 0; v < g.step.nview; v++) {
			size_t bytes = g.buffer[v].bytes;

			/* Those that fuse start anew. */
			if (k == 0 || k == 3 || !first[v]) {
				free(first[v]);
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

static const int64_t flags[] = {0, POP_MATRIX_LEFT,
	POP_MATRIX_LEFT | POP_MATRIX_LOWER, POP_MATRIX_LEFT | POP_MATRIX_UNIT,
	POP_MATRIX_LEFT | POP_MATRIX_LOWER | POP_MATRIX_TRANSPOSE,
	POP_MATRIX_LOWER, POP_MATRIX_TRANSPOSE,
	POP_MATRIX_LOWER | POP_MATRIX_TRANSPOSE | POP_MATRIX_UNIT};
enum { NFLAGS = sizeof(flags) / sizeof(flags[0]) };

/* Systems and LU in lanes, of n rows. */
static void
run_in_lanes(int64_t n, bool wide, bool columns)
{
	trial t = {.d = wide ? POP_DT_F64 : POP_DT_F32,
		.batch = 37,
		.columns = columns,
		.spoilt = -1};

	t.what = POP_MATRIX_SOLVE;
	for (size_t i = 0; i < 2 * NFLAGS; i++) {
		const int64_t few = i % 2 ? 1 : (n + 5) % 16 + 1;

		t.flags = flags[i / 2];
		t.m = t.flags & POP_MATRIX_LEFT ? n : few;
		t.n = t.flags & POP_MATRIX_LEFT ? few : n;
		run_trial(&t);
	}
	t.what = POP_MATRIX_LU;
	t.m = t.n = n;
	run_trial(&t);
	t.spoilt = n / 2;
	run_trial(&t);
	t.spoilt = -1;
	t.n = n / 2 + 1;
	run_trial(&t);
	t.n = n;
	t.m = n / 3 + 1;
	run_trial(&t);
}

/* Of equal elements the first is the pivot; of pivots that are zero, all but
 * one here, the first is told. */
static void
run_ties(bool wide)
{
	const trial t = {.what = POP_MATRIX_LU,
		.d = wide ? POP_DT_F64 : POP_DT_F32,
		.batch = 37,
		.m = 5,
		.n = 5,
		.spoilt = -1};
	rig g;

	for (unsigned k = 0; k < RIG_NISA; k++) {
		const pop_kernel_table *table = rig_table(rig_isa[k]);

		if (!table)
			continue;
		build(&g, &t);
		for (int64_t i = 0; i < t.batch * t.m * t.n; i++)
			set(&g, 0, i / (t.m * t.n), i / t.n % t.m, i % t.n, 1);
		rig_run(&g, table, 1);
		for (int64_t b = 0; b < t.batch; b++) {
			assert(get(&g, 4, b, 0, 0) == 2);
			for (int64_t c = 0; c < t.n; c++)
				assert(get(&g, 2, b, c, 0) == (double)c);
		}
		rig_free(&g);
	}
}

int
main(void)
{
	static const int64_t size[] = {17, 33, 64, 131};

	/* Small ones, in lanes. */
	run_ties(false);
	run_ties(true);
	for (int64_t n = 1; n <= 16; n += n < 5 ? 1 : 5)
		for (unsigned k = 0; k < 8; k++) {
			trial t = {.what = POP_MATRIX_CHOLESKY,
				.d = k & 1 ? POP_DT_F64 : POP_DT_F32,
				.batch = 37,
				.m = n,
				.n = n,
				.flags = k & 2 ? POP_MATRIX_LOWER : 0,
				.spoilt = k & 4 ? n / 2 : -1};

			run_trial(&t);
			if (k < 4)
				run_in_lanes(n, k & 1, k & 2);
		}
	for (unsigned k = 0; k < 16; k++) {
		int64_t n = size[k / 4];
		trial t = {.d = k & 1 ? POP_DT_F64 : POP_DT_F32,
			.batch = n > 100 ? 1 : 2,
			.columns = k & 2,
			.spoilt = -1};

		t.m = t.n = n;
		t.what = POP_MATRIX_CHOLESKY;
		run_trial(&t);
		t.flags = POP_MATRIX_LOWER;
		run_trial(&t);
		t.spoilt = n / 2;
		run_trial(&t);
		t.what = POP_MATRIX_LU;
		run_trial(&t);
		t.spoilt = -1;
		run_trial(&t);
		t.what = POP_MATRIX_EIGH;
		run_trial(&t);
		t.what = POP_MATRIX_LU;
		t.m = n / 2 + 1;
		run_trial(&t);
		t.m = n;
		t.n = n / 3 + 1;
		run_trial(&t);
		t.what = POP_MATRIX_SVD;
		run_trial(&t);
		t.n = 10 + k % 2 * 6;
		run_trial(&t);
		t.n = n / 3 + 1;
		t.what = POP_MATRIX_QR;
		run_trial(&t);
		t.m = n / 2;
		t.n = n;
		run_trial(&t);
		t.n = n / 3 + 1;
		t.k = n / 3;
		t.what = POP_MATRIX_HOUSEHOLDER;
		run_trial(&t);
		t.what = POP_MATRIX_SOLVE;
		for (size_t i = 0; i < NFLAGS; i++) {
			bool left = flags[i] & POP_MATRIX_LEFT;
			int64_t few = i & 1 ? 1 : n / 2 + 3;

			t.flags = flags[i];
			t.m = left ? n : few;
			t.n = left ? few : n;
			run_trial(&t);
			t.m = left ? n : 4 - few % 4;
			t.n = left ? 4 - few % 4 : n;
			run_trial(&t);
		}
	}
	return 0;
}
