/*
 * Factorizations and triangular systems by blocks, for float and double; see
 * matrix_block.h.  What does not depend on the type is here: sizes, threads,
 * and the forms that all variants are brought to.
 */

#include "lib/kernel/isa/matrix_block.h"

#include <math.h>
#include <sched.h>
#include <stdatomic.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/gemm.h"
#include "lib/kernel/isa/matrix.h"
#include "lib/kernel/isa/matrix_bidiagonal.h"
#include "lib/kernel/isa/matrix_ql.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"

enum {
	JOINED = 16, /* reflectors that are applied at once */
	SWEEPS_AT_ONCE = 32,
	TURNS_AT_ONCE = 16 /* of each vector, on average */
};

/* Rotations of neighbours: top and top - 1, and on, so many. */
struct sweep {
	int64_t top, count;
};

/* ---- Scratch. */

static size_t
area(pop_block_areas *a, int64_t m, int64_t n, size_t bytes)
{
	size_t from = a->end;
	int64_t size;

	if (!pop_mul_i64(m, n, &size) ||
		!pop_mul_i64(size, (int64_t)bytes, &size) ||
		size > INT64_MAX / 4 - (int64_t)from) {
		a->fits = false;
		return 0;
	}
	a->end = pop_round_up(from + (size_t)size, 64);
	return from;
}

static int64_t
side_of(const pop_block *b)
{
	return b->what != POP_MATRIX_SOLVE || b->flags & POP_MATRIX_LEFT ? b->m
									 : b->n;
}

/* Columns of the matrix that is cut into strips. */
static int64_t
columns_of(const pop_block *b)
{
	return b->what == POP_MATRIX_SOLVE && !(b->flags & POP_MATRIX_LEFT)
		       ? b->m
		       : b->n;
}

static int64_t
strips_of(const pop_block *b, const pop_block_areas *a)
{
	return (columns_of(b) + a->width - 1) / a->width;
}

static pop_block_areas
areas_of(const pop_block *b)
{
	const size_t size = b->wide ? 8 : 4;
	const int64_t side = side_of(b);
	const bool joins =
		b->what == POP_MATRIX_QR || b->what == POP_MATRIX_HOUSEHOLDER;
	const bool whole = joins || b->what == POP_MATRIX_LU;
	pop_block_areas a = {.fits = true};

	a.width = b->wide || columns_of(b) <= 16 ? 16 : 32;
	a.ld = (int64_t)pop_round_up((size_t)side, 64 / size);
	a.strip = area(
		&a, side, whole ? strips_of(b, &a) * a.width : a.width, size);
	if (joins)
		a.square = area(&a, 4 * JOINED, a.ld, size);
	else if (!whole)
		a.square = area(&a, side, a.ld, size);
	a.row = area(&a, side + JOINED, 2, sizeof(void *));
	/* Rows of a strip. */
	a.more = area(&a, pop_most(a.width, 2 * JOINED), a.width, size);
	if (joins)
		a.order = area(&a, 2 * JOINED, JOINED, size);
	else if (whole)
		a.order = area(&a, side, 1, sizeof(int32_t));
	return a;
}

static pop_block_areas
eigh_areas(const pop_block *b)
{
	const size_t size = b->wide ? 8 : 4;
	pop_block inner = *b;
	pop_block_areas a = {.fits = true}, in;

	a.ld = (int64_t)pop_round_up((size_t)b->n, POP_STRIP_BYTES / size);
	a.square = area(&a, 2 * b->n, a.ld, size);
	a.more = area(&a, 3, a.ld, size);
	a.order = area(&a, b->n + 1, 2, sizeof(double));
	a.strip = area(&a, b->n, 2 * SWEEPS_AT_ONCE, size);
	a.row = area(&a, SWEEPS_AT_ONCE, 1, sizeof(struct sweep));
	inner.what = POP_MATRIX_HOUSEHOLDER;
	inner.m = inner.n = inner.k = pop_most(b->n - 1, 0);
	in = areas_of(&inner);
	a.inner = area(&a, (int64_t)in.end, 1, 1);
	a.fits = a.fits && in.fits;
	return a;
}

static pop_block_areas
svd_areas(const pop_block *b)
{
	const size_t size = b->wide ? 8 : 4, unit = POP_STRIP_BYTES / size;
	const int64_t r = pop_most(b->m, b->n), c = pop_least(b->m, b->n);
	const int64_t nleft = b->flags & POP_MATRIX_FULL ? r : c;
	pop_block inner = *b;
	pop_block_areas a = {.fits = true}, in;

	a.ld = (int64_t)pop_round_up((size_t)c, unit);
	a.square =
		area(&a, r, (int64_t)pop_round_up((size_t)c, 64 / size), size);
	a.strip = area(
		&a, nleft + 1, (int64_t)pop_round_up((size_t)r, unit), size);
	a.more = area(&a, c + 4, a.ld, size);
	a.order = area(&a, c, 2, sizeof(double));
	a.row = area(&a, c, 2 * TURNS_AT_ONCE, sizeof(pop_turn));
	inner.what = POP_MATRIX_HOUSEHOLDER;
	inner.m = r;
	inner.n = nleft;
	inner.k = c;
	in = areas_of(&inner);
	a.inner = area(&a, (int64_t)in.end, 1, 1);
	a.fits = a.fits && in.fits;
	return a;
}

bool
pop_block_prepare(pop_block *b)
{
	if (b->what == POP_MATRIX_EIGH)
		b->at = eigh_areas(b);
	else if (b->what == POP_MATRIX_SVD)
		b->at = svd_areas(b);
	else
		b->at = areas_of(b);
	return b->at.fits;
}

static unsigned char *
memory_of(const pop_block *b, unsigned thread)
{
	return b->scratch + b->scratch_bytes * thread;
}

/* ---- Threads. */

static void
share(const pop_block *b, pop_pool_fn *fn, void *arg, int64_t nparts)
{
	if (b->run) {
		pop_part_run(b->run, fn, arg, nparts);
		return;
	}
	for (int64_t i = 0; i < nparts; i++)
		fn(arg, i, b->thread);
}

/* Strips that are done, in their order; who waits for one has an own one,
 * of a higher number. */
static void
await(_Atomic int64_t *ready, int64_t strip)
{
	for (unsigned n = 0;
		atomic_load_explicit(ready, memory_order_acquire) <= strip;
		n++) {
#if defined(__x86_64__)
		_mm_pause();
#endif
		if (n > 4096)
			sched_yield();
	}
}

/* ---- Views. */

static pop_grid
moved(pop_grid g, int64_t i, int64_t j)
{
	g.at += i * g.row + j * g.col;
	return g;
}

static void
store_int(pop_grid g, int64_t i, int64_t value)
{
	int32_t v = (int32_t)value;

	memcpy(g.at + i * g.row, &v, sizeof(v));
}

/* ---- Both types. */

/* Rows that are substituted together; register tiles take about as many. */
#if POP_VBYTES == 64
#	define ROWS4 8
#	define ROWS8 8
#elif POP_VBYTES == 32 || defined(__aarch64__)
#	define ROWS4 6
#	define ROWS8 3
#else
#	define ROWS4 3
#	define ROWS8 1
#endif

static pop_gemm_fetch nothing_to_fetch;

#define BT            float
#define BV            vf
#define BN(x)         x##_f32
#define BSET(x)       vf_set(x)
#define BFMA(a, b, c) vf_fma(a, b, c)
#define BFOLD(x)      vf_fold16(x)
#define BSQRT(x)      __builtin_sqrtf(x)
#define BSQRTS(v)     vf_sqrt(v)
#define BABS(x)       __builtin_fabsf(x)
#define BABSS(v)      vf_abs(v)
#define BROWS         ROWS4
#define BDTYPE        POP_DT_F32
#define BGEMM         POP_GEMM_F32
#define BLOW          0x1p-90f
#define BEPS          0x1p-28
#include "lib/kernel/isa/matrix_block_core.h"

#include "lib/kernel/isa/matrix_block_lu.h"

#include "lib/kernel/isa/matrix_block_qr.h"

#include "lib/kernel/isa/matrix_block_eigh.h"

#include "lib/kernel/isa/matrix_block_svd.h"

#include "lib/kernel/isa/matrix_block_lanes.h"

#include "lib/kernel/isa/matrix_block_end.h"

#define BT            double
#define BV            vd
#define BN(x)         x##_f64
#define BSET(x)       vd_set(x)
#define BFMA(a, b, c) vd_fma(a, b, c)
#define BFOLD(x)      vd_fold8(x)
#define BSQRT(x)      __builtin_sqrt(x)
#define BSQRTS(v)     vd_sqrt(v)
#define BABS(x)       __builtin_fabs(x)
#define BABSS(v)      vd_abs(v)
#define BROWS         ROWS8
#define BDTYPE        POP_DT_F64
#define BGEMM         POP_GEMM_F64
#define BLOW          0x1p-900
#define BEPS          0x1p-53
#include "lib/kernel/isa/matrix_block_core.h"

#include "lib/kernel/isa/matrix_block_lu.h"

#include "lib/kernel/isa/matrix_block_qr.h"

#include "lib/kernel/isa/matrix_block_eigh.h"

#include "lib/kernel/isa/matrix_block_svd.h"

#include "lib/kernel/isa/matrix_block_lanes.h"

#include "lib/kernel/isa/matrix_block_end.h"

void
pop_block_run(const pop_block *b)
{
	switch ((int)b->what) {
	case POP_MATRIX_CHOLESKY:
		(b->wide ? cholesky_f64 : cholesky_f32)(b);
		break;
	case POP_MATRIX_SOLVE:
		(b->wide ? solve_f64 : solve_f32)(b);
		break;
	case POP_MATRIX_LU:
		(b->wide ? lu_f64 : lu_f32)(b);
		break;
	case POP_MATRIX_QR:
		(b->wide ? qr_f64 : qr_f32)(b);
		break;
	case POP_MATRIX_HOUSEHOLDER:
		(b->wide ? householder_f64 : householder_f32)(b);
		break;
	case POP_MATRIX_EIGH:
		(b->wide ? eigh_f64 : eigh_f32)(b);
		break;
	default:
		(b->wide ? svd_f64 : svd_f32)(b);
		break;
	}
}

/* Do the elements of m by n matrices follow each other, by rows or by columns,
 * in the type that is computed in? */
static bool
is_dense(const pop_block *b, const pop_grid *g, int64_t m, int64_t n)
{
	const int64_t size = b->wide ? 8 : 4;

	return g->dtype == (b->wide ? POP_DT_F64 : POP_DT_F32) &&
	       ((g->col == size && g->row == n * size) ||
		       (g->row == size && g->col == m * size));
}

static bool
are_alike(const pop_grid *a, const pop_grid *b)
{
	return a->row == b->row && a->col == b->col && a->dtype == b->dtype;
}

/* Brings strides that do not matter, of one row or column, to those of a dense
 * matrix. */
static void
settle(const pop_block *b, pop_grid *g)
{
	const int64_t size = b->wide ? 8 : 4;

	if (b->n == 1)
		g->col = b->m * size;
	if (b->m == 1)
		g->row = b->n * size;
}

static bool
solves_in_lanes(const pop_block *b, int64_t side)
{
	pop_grid y = b->x[1], z = b->x[2];

	settle(b, &y);
	settle(b, &z);
	return is_dense(b, &b->x[0], side, side) &&
	       is_dense(b, &y, b->m, b->n) && is_dense(b, &z, b->m, b->n);
}

int64_t
pop_block_lanes(const pop_block *b)
{
	bool fits;

	if (!b->m || b->m > POP_LANES_SIDE || !b->n || b->n > POP_LANES_SIDE)
		return 0;
	if (b->what == POP_MATRIX_CHOLESKY)
		fits = is_dense(b, &b->x[0], b->n, b->n) &&
		       b->x[0].row >= b->x[0].col &&
		       are_alike(&b->x[0], &b->x[1]);
	else if (b->what == POP_MATRIX_LU)
		fits = is_dense(b, &b->x[0], b->m, b->n) &&
		       are_alike(&b->x[0], &b->x[1]);
	else
		fits = b->what == POP_MATRIX_SOLVE &&
		       solves_in_lanes(b, side_of(b));
	return fits ? POP_VBYTES / (b->wide ? 8 : 4) : 0;
}

void
pop_block_run_lanes(const pop_block *b, const int64_t *step, int64_t count)
{
	switch ((int)b->what) {
	case POP_MATRIX_CHOLESKY:
		(b->wide ? cholesky_lanes_f64 : cholesky_lanes_f32)(
			b, step, count);
		break;
	case POP_MATRIX_SOLVE:
		(b->wide ? solve_lanes_f64 : solve_lanes_f32)(b, step, count);
		break;
	default:
		(b->wide ? lu_lanes_f64 : lu_lanes_f32)(b, step, count);
	}
}
