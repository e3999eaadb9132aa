/*
 * Operands of convolutions brought into order: converted, features contiguous.
 *
 * Dims that follow each other in both places become one.  Of those left, one is
 * paired with the features, the one that is contiguous in the source if the
 * features are not, so that blocks of the two can be transposed; the others are
 * counted through.  Where such blocks would be narrow or small, elements are
 * moved one by one, in the order in which they lie.
 */

#include <stdlib.h>
#include <string.h>

#include "lib/kernel/isa/conv.h"
#include "lib/kernel/isa/transpose.h"

enum {
	ROWS = 64,  /* of a unit of work */
	PARTS = 64, /* at most */
	/* Rows or columns of a block that is transposed, and its elements; of
	 * smaller ones they are moved one by one. */
	NARROW = 4,
	SMALL = 64,
};

typedef struct copy_job {
	const pop_conv_copy *c;
	unsigned row;   /* the dim paired with the features */
	bool singly;    /* elements are moved one by one */
	int64_t nblock; /* of ROWS rows */
	int64_t nunit, nparts;
} copy_job;

static void
drop(pop_conv_copy *c, unsigned d)
{
	c->ndim--;
	for (; d < c->ndim; d++)
		c->dim[d] = c->dim[d + 1];
}

/* Do the steps of dim d continue the features? */
static bool
continues(const pop_conv_copy *c, unsigned d)
{
	const int64_t joined = pop_conv_joined(c->type);

	if (c->n == 1 && joined == 1)
		return c->dim[d].to == 1;
	if (c->n % joined != 0)
		return false;
	return c->dim[d].to == c->n / joined &&
	       c->dim[d].from == c->n * c->from;
}

/* Does dim d continue dim e? */
static bool
follows(const pop_conv_copy *c, unsigned d, unsigned e)
{
	return d != e && c->dim[d].from == c->dim[e].n * c->dim[e].from &&
	       c->dim[d].to == c->dim[e].n * c->dim[e].to;
}

/* Makes one dim of two; false: none follows another. */
static bool
join_dims(pop_conv_copy *c)
{
	for (unsigned d = 0; d < c->ndim; d++)
		for (unsigned e = 0; e < c->ndim; e++)
			if (follows(c, d, e)) {
				c->dim[e].n *= c->dim[d].n;
				drop(c, d);
				return true;
			}
	return false;
}

static void
merge(pop_conv_copy *c)
{
	for (unsigned d = 0; d < c->ndim;)
		if (c->dim[d].n == 1)
			drop(c, d);
		else
			d++;
	for (unsigned d = c->ndim; d-- > 0;) {
		if (!continues(c, d))
			continue;
		if (c->n == 1)
			c->from = c->dim[d].from;
		c->n *= c->dim[d].n;
		drop(c, d);
		d = c->ndim;
	}
	while (join_dims(c))
		;
	if (c->ndim == 0)
		c->dim[c->ndim++].n = 1;
}

static unsigned
choose_row(const pop_conv_copy *c)
{
	unsigned row = 0;

	for (unsigned d = 0; d < c->ndim; d++)
		if (c->dim[d].to < c->dim[row].to)
			row = d;
	for (unsigned d = 0; c->from != 1 && d < c->ndim; d++)
		if (c->dim[d].from == 1)
			row = d;
	return row;
}

static bool
is_of_halves(const pop_conv_copy *c)
{
	return (c->type == POP_GEMM_F32 || c->type == POP_GEMM_CHAINS) &&
	       (c->dtype == POP_DT_BF16 || c->dtype == POP_DT_F16);
}

/* Are blocks of features and of the dim paired with them narrow, or small? */
static bool
is_narrow(const pop_conv_copy *c, unsigned row)
{
	const int64_t m = c->dim[row].n;
	int64_t n = c->from == 1 ? c->n : 1;

	if (c->from != 1 && c->dim[row].from == 1)
		n = m < SMALL && m * c->n < SMALL ? 1 : pop_least(c->n, m);
	return n < NARROW &&
	       (is_of_halves(c) || (pop_gemm_is_native(c->type, c->dtype) &&
					   pop_gemm_bytes(c->type) >= 4));
}

static void
swap(pop_conv_copy_dim *a, pop_conv_copy_dim *b)
{
	pop_conv_copy_dim c = *a;

	*a = *b;
	*b = c;
}

static bool
is_nearer(const pop_conv_copy_dim *a, const pop_conv_copy_dim *b)
{
	return llabs((long long)a->from) < llabs((long long)b->from);
}

/* Dims in the order of the source, but for the last, along which results are
 * nearest. */
static void
sort_dims(pop_conv_copy *c)
{
	pop_conv_copy_dim *x = c->dim, *last = &x[c->ndim - 1];

	for (unsigned d = 0; d < c->ndim; d++)
		if (x[d].to < last->to)
			swap(&x[d], last);
	for (unsigned d = 1; d + 1 < c->ndim; d++)
		for (unsigned e = d; e > 0 && is_nearer(&x[e - 1], &x[e]); e--)
			swap(&x[e - 1], &x[e]);
}

#define MOVE(T)                                                         \
	do {                                                            \
		const T *p = (const T *)(const void *)from;             \
		T *q = (T *)(void *)to;                                 \
                                                                        \
		_Pragma("GCC unroll 4") for (int64_t i = 0; i < n; i++) \
			q[i * step] = p[i * apart];                     \
	} while (0)

/* n <= ROWS elements of `size` bytes, 4 or 8, or halves. */
static void
move(size_t size, unsigned char *to, int64_t step, const unsigned char *from,
	int64_t apart, pop_dtype d, int64_t n)
{
	uint32_t own[ROWS];

	if (pop_dtype_bytes(d) == 2) {
		POP_FN(pop_row_load)(own, from, apart * 2, d, n);
		from = (const unsigned char *)own;
		apart = 1;
	}
	if (step == 1 && apart == 1)
		memcpy(to, from, (size_t)n * size);
	else if (size == 4)
		MOVE(uint32_t);
	else
		MOVE(uint64_t);
}

/* Of features and rows, whichever are nearer in the source, if they are not
 * few, are the inner loop. */
static void
move_block(size_t e, unsigned char *to, int64_t ld, const pop_gemm_matrix *a,
	int64_t m, int64_t n)
{
	const int64_t size = pop_dtype_bytes(a->dtype);
	const bool near = llabs((long long)a->col) < llabs((long long)a->row);

	if (m < 2 * NARROW ? n > m : near && n >= 2 * NARROW)
		for (int64_t i = 0; i < m; i++)
			for (int64_t k = 0; k < n; k += ROWS)
				move(e, to + (size_t)(i * ld + k) * e, 1,
					a->at + (i * a->row + k * a->col) *
							size,
					a->col, a->dtype,
					pop_least(n - k, ROWS));
	else
		for (int64_t k = 0; k < n; k++)
			move(e, to + (size_t)k * e, ld,
				a->at + k * a->col * size, a->row, a->dtype, m);
}

/* A unit: coordinates, and elements of both places. */
typedef struct unit {
	int64_t x[POP_CONV_COPY_DIMS], block, from, to;
} unit;

static unit
unit_at(const copy_job *job, int64_t rest)
{
	const pop_conv_copy *c = job->c;
	unit u = {.block = rest % job->nblock};

	rest /= job->nblock;
	for (unsigned d = c->ndim; d-- > 0;) {
		if (d == job->row)
			continue;
		u.x[d] = rest % c->dim[d].n;
		u.from += u.x[d] * c->dim[d].from;
		u.to += u.x[d] * c->dim[d].to;
		rest /= c->dim[d].n;
	}
	return u;
}

static void
next_unit(const copy_job *job, unit *u)
{
	const pop_conv_copy *c = job->c;

	if (++u->block < job->nblock)
		return;
	u->block = 0;
	for (unsigned d = c->ndim; d-- > 0;) {
		if (d == job->row)
			continue;
		u->from += c->dim[d].from;
		u->to += c->dim[d].to;
		if (++u->x[d] < c->dim[d].n)
			return;
		u->from -= c->dim[d].n * c->dim[d].from;
		u->to -= c->dim[d].n * c->dim[d].to;
		u->x[d] = 0;
	}
}

/* m rows of n numbers of 16 bits, as they are. */
static void
copy_halves(unsigned char *to, int64_t ld, const pop_gemm_matrix *a, int64_t m,
	int64_t n)
{
	const int64_t side = POP_TRANSPOSE_SIDE, row = 2 * a->row;

	if (a->col == 1) {
		for (int64_t i = 0; i < m; i++)
			memcpy(to + 2 * i * ld, a->at + i * row, 2 * (size_t)n);
	} else if (a->row == 1) {
		for (int64_t i = 0; i < m; i += side)
			for (int64_t k = 0; k < n; k += side)
				POP_FN(pop_transpose)
		(2, to + 2 * (i * ld + k), 2 * ld, a->at + 2 * (i + k * a->col),
			2 * a->col, pop_least(n - k, side),
			pop_least(m - i, side));
	} else {
		for (int64_t i = 0; i < m; i++)
#pragma GCC unroll 4
			for (int64_t k = 0; k < n; k++)
				memcpy(to + 2 * (i * ld + k),
					a->at + i * row + 2 * k * a->col, 2);
	}
}

static void
copy_unit(const copy_job *job, const unit *u)
{
	const pop_conv_copy *c = job->c;
	const int64_t i = u->block * ROWS, ld = c->dim[job->row].to;
	const int64_t m = pop_least(c->dim[job->row].n - i, ROWS);
	pop_gemm_matrix a = {.row = c->dim[job->row].from,
		.col = c->from,
		.dtype = c->dtype};
	unsigned char *to =
		c->dst + (u->to + i * ld) * (int64_t)pop_conv_bytes(c->type);

	a.at = c->src +
	       (u->from + i * a.row) * (int64_t)pop_dtype_bytes(c->dtype);
	if (c->type == POP_GEMM_HALVES)
		copy_halves(to, ld, &a, m, c->n);
	else if (job->singly)
		move_block(pop_gemm_bytes(c->type), to, ld, &a, m, c->n);
	else
		pop_gemm_rows(c->type, to, ld, &a, m, c->n);
}

static void
copy_part(void *arg, int64_t part, unsigned thread)
{
	const copy_job *job = arg;
	int64_t each = job->nunit / job->nparts,
		more = job->nunit % job->nparts;
	unit u = unit_at(job, each * part + (part < more ? part : more));

	(void)thread;
	for (int64_t n = each + (part < more); n > 0; n--) {
		copy_unit(job, &u);
		next_unit(job, &u);
	}
}

void
pop_conv_copy_run(pop_conv_copy *c, pop_run *run)
{
	copy_job job = {.c = c};
	int64_t bytes;

	merge(c);
	job.row = choose_row(c);
	job.singly = is_narrow(c, job.row);
	if (job.singly) {
		sort_dims(c);
		job.row = c->ndim - 1;
	}
	job.nblock = pop_divide_up(c->dim[job.row].n, ROWS);
	job.nunit = job.nblock;
	for (unsigned d = 0; d < c->ndim; d++)
		if (d != job.row)
			job.nunit *= c->dim[d].n;
	job.nparts = job.nunit < PARTS ? job.nunit : PARTS;
	bytes = job.nunit * ROWS * c->n * (int64_t)pop_conv_bytes(c->type);
	pop_dense_each(run, copy_part, &job, job.nparts, bytes);
}
