/*
 * Rows of B of f64 for few rows of A, summed in the first cache, some at a
 * time: as many as the registers hold elements of A.
 */

#include <string.h>

#include "lib/kernel/isa/dot.h"
#include "lib/kernel/isa/vec.h"

enum {
	AT_ONCE = POP_DOT_AT_ONCE,
	STEP = 8, /* rows of B at a time, for one row of A ... */
	FEW = 4,  /* ... and for several */
};

/*
 * c[i][j..] += a[i][0..step) times `step` rows of B, for mr rows and a vector
 * of columns: whole, or n of them.  If the rows are `far`, the next ones are
 * asked for: each lies in another page, at whose end the machine's own
 * prefetching stops.
 */
POP_INLINE void
add_vector(const int mr, const int step, const bool far, const int64_t n,
	const pop_dot_rows_job *o, const unsigned char *b, int64_t j,
	vd (*s)[STEP])
{
	const unsigned char *at = b + j * (int64_t)sizeof(double);
	vd x[AT_ONCE];

#pragma GCC unroll 4
	for (int i = 0; i < mr; i++)
		memcpy(&x[i], o->c[i] + j, sizeof(vd));
#pragma GCC unroll 8
	for (int r = 0; r < step; r++) {
		const vd y = vd_load_some(at + r * o->ldb, n);

		if (far)
			__builtin_prefetch(at + (r + step) * o->ldb, 0, 2);
#pragma GCC unroll 4
		for (int i = 0; i < mr; i++)
			x[i] = vd_fma(s[i][r], y, x[i]);
	}
	/* Sums behind the last one are read and written; nothing uses them. */
#pragma GCC unroll 4
	for (int i = 0; i < mr; i++)
		memcpy(o->c[i] + j, &x[i], sizeof(vd));
}

POP_INLINE void
add_rows(const int mr, const int step, const bool far,
	const pop_dot_rows_job *o, int64_t q)
{
	const unsigned char *b = o->b + q * o->ldb;
	vd s[AT_ONCE][STEP];
	int64_t j = 0;

#pragma GCC unroll 4
	for (int i = 0; i < mr; i++)
#pragma GCC unroll 8
		for (int r = 0; r < step; r++)
			s[i][r] = vd_set(o->a[i][q + r]);
	for (; j + LANES_W <= o->n; j += LANES_W)
		add_vector(mr, step, far, LANES_W, o, b, j, s);
	if (j < o->n)
		add_vector(mr, step, false, o->n - j, o, b, j, s);
}

typedef void rows_fn(const pop_dot_rows_job *o, int64_t q);

/* Rows that are near, far, and a single one. */
#define ROWS(mr, step)                                                \
	static void near_##mr(const pop_dot_rows_job *o, int64_t q)   \
	{                                                             \
		add_rows(mr, step, false, o, q);                      \
	}                                                             \
	static void far_##mr(const pop_dot_rows_job *o, int64_t q)    \
	{                                                             \
		add_rows(mr, step, true, o, q);                       \
	}                                                             \
	static void single_##mr(const pop_dot_rows_job *o, int64_t q) \
	{                                                             \
		add_rows(mr, 1, false, o, q);                         \
	}
ROWS(1, STEP)
ROWS(2, FEW)
ROWS(3, FEW)
ROWS(4, FEW)

#define NAMES(mr) [mr] = {near_##mr, far_##mr, single_##mr}

static const struct {
	rows_fn *near, *far, *single;
} rows_by[AT_ONCE + 1] = {NAMES(1), NAMES(2), NAMES(3), NAMES(4)};

/* What rows q .. end of B, `step` or fewer, make of all rows. */
static void
add_step(const pop_dot_rows_job *job, int64_t q, int64_t end, int64_t step)
{
	pop_dot_rows_job o = *job;

	for (int64_t i = 0, g; i < job->m; i += g) {
		g = pop_dot_next_rows(job->m - i);
		o.a = job->a + i;
		o.c = job->c + i;
		if (end - q == step)
			(job->far && i == 0 ? rows_by[g].far : rows_by[g].near)(
				&o, q);
		else
			for (int64_t r = q; r < end; r++)
				rows_by[g].single(&o, r);
	}
}

void
pop_dot_rows(const pop_dot_rows_job *job)
{
	const int64_t step = job->m == 1 ? STEP : FEW;

	for (int64_t i = 0; i < job->m; i++)
		memset(job->c[i], 0, (size_t)job->n * sizeof(double));
	for (int64_t q = 0, end; q < job->k; q = end) {
		end = pop_least(q + step, job->k);
		add_step(job, q, end, step);
	}
}
