/*
 * COPY: elements from one view to another, as bits.
 *
 * Dims are ordered by the steps of the target, so that writing is as
 * contiguous as it can be, and merged.  What is then contiguous in both is
 * moved by rows.  Where the source runs along another dim than the target,
 * the two dims are walked in square blocks that stay in the first cache.
 */

#include <stdbool.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/kernel.h"

enum {
	/* Bytes of a unit of work at least, and per thread. */
	UNIT_BYTES = 64 << 10,
	WORTH_THREADS = 128 << 10,
	PARTS_PER_THREAD = 4,
};

typedef struct copy_dim {
	int64_t n, from, to; /* extent, bytes a step */
} copy_dim;

typedef struct copy_plan {
	const pop_step *step;
	size_t size; /* bytes of an element */
	unsigned nouter;
	copy_dim outer[POP_MAX_DIMS];
	copy_dim row;    /* innermost in the target */
	copy_dim across; /* of a transposition; n is 0 otherwise */
	int64_t units;   /* outer points, times blocks of `across` */
	int64_t nblock;  /* of `across`, or pieces of a row */
	int64_t block;   /* elements of one */
	int64_t bytes;
} copy_plan;

/* ---- Preparation. */

static int64_t
magnitude(int64_t x)
{
	return x < 0 ? -x : x;
}

/* Greatest step of the target first. */
static unsigned
sorted_dims(copy_dim *d, const pop_step *s, int64_t size)
{
	unsigned n = 0;

	for (unsigned k = 0; k < s->ndim; k++) {
		copy_dim x = {s->extent[k], s->view[0].stride[k] * size,
			s->view[1].stride[k] * size};
		unsigned at = n;

		if (x.n == 1)
			continue;
		for (; at > 0 && magnitude(d[at - 1].to) < magnitude(x.to);
			at--)
			d[at] = d[at - 1];
		d[at] = x;
		n++;
	}
	return n;
}

static unsigned
merge(copy_dim *d, unsigned n)
{
	unsigned m = 0;

	for (unsigned k = 0; k < n; k++) {
		copy_dim *o = m ? &d[m - 1] : NULL;

		if (o && o->from == d[k].n * d[k].from &&
			o->to == d[k].n * d[k].to) {
			o->n *= d[k].n;
			o->from = d[k].from;
			o->to = d[k].to;
		} else {
			d[m++] = d[k];
		}
	}
	return m;
}

/* The dim that the source runs along, if it is not the row; it leaves the
 * outer ones. */
static void
find_across(copy_plan *p)
{
	const int64_t size = (int64_t)p->size;

	if (p->row.from == size || p->row.from == 0 || p->row.to != size)
		return;
	for (unsigned k = 0; k < p->nouter; k++) {
		if (p->outer[k].from != size)
			continue;
		p->across = p->outer[k];
		p->nouter--;
		memmove(&p->outer[k], &p->outer[k + 1],
			(p->nouter - k) * sizeof(p->outer[0]));
		return;
	}
}

static pop_status
prepare_copy(void **plan, size_t *scratch, pop_arena *a,
	const pop_program *prog, const pop_step *step, pop_err *err)
{
	copy_plan *p = POP_NEW(a, copy_plan);
	int64_t outer = 1, cut;
	unsigned n;

	(void)prog, (void)err;
	*scratch = 0;
	*plan = p;
	p->step = step;
	p->size = pop_dtype_bytes((pop_dtype)step->view[0].dtype);
	for (unsigned k = 0; k < step->ndim; k++)
		if (step->extent[k] == 0)
			return POP_OK;
	n = merge(p->outer, sorted_dims(p->outer, step, (int64_t)p->size));
	p->row = n > 0 ? p->outer[n - 1]
		       : (copy_dim){1, (int64_t)p->size, (int64_t)p->size};
	p->nouter = n > 0 ? n - 1 : 0;
	find_across(p);
	for (unsigned k = 0; k < p->nouter; k++)
		outer *= p->outer[k].n;
	cut = p->across.n ? p->across.n : p->row.n;
	p->block = p->across.n ? POP_TRANSPOSE_SIDE
			       : UNIT_BYTES / (int64_t)p->size;
	p->nblock = (cut + p->block - 1) / p->block;
	p->units = outer * p->nblock;
	p->bytes = outer * p->row.n * (p->across.n ? p->across.n : 1) *
		   (int64_t)p->size;
	return POP_OK;
}

/* ---- Rows. */

typedef struct e16 {
	uint64_t x[2];
} e16;

#define ROW(name, T)                                                    \
	static void name(unsigned char *to, int64_t ts,                 \
		const unsigned char *from, int64_t fs, int64_t n)       \
	{                                                               \
		T t;                                                    \
		if (fs == 0 && ts == (int64_t)sizeof(T)) {              \
			memcpy(&t, from, sizeof(t));                    \
			for (int64_t j = 0; j < n; j++)                 \
				memcpy(to + j * (int64_t)sizeof(t), &t, \
					sizeof(t));                     \
			return;                                         \
		}                                                       \
		for (int64_t j = 0; j < n; j++) {                       \
			memcpy(&t, from + j * fs, sizeof(t));           \
			memcpy(to + j * ts, &t, sizeof(t));             \
		}                                                       \
	}

ROW(row_1, uint8_t)
ROW(row_2, uint16_t)
ROW(row_4, uint32_t)
ROW(row_8, uint64_t)
ROW(row_16, e16)

static void
copy_row(size_t size, unsigned char *to, int64_t ts, const unsigned char *from,
	int64_t fs, int64_t n)
{
	if (ts == (int64_t)size && fs == ts) {
		memmove(to, from, (size_t)n * size);
		return;
	}
	switch (size) {
	case 1:
		row_1(to, ts, from, fs, n);
		return;
	case 2:
		row_2(to, ts, from, fs, n);
		return;
	case 4:
		row_4(to, ts, from, fs, n);
		return;
	case 8:
		row_8(to, ts, from, fs, n);
		return;
	default:
		row_16(to, ts, from, fs, n);
		return;
	}
}

/* ---- Transpositions: `to` runs along x, `from` along y. */

/* Rows y0 .. y0 + ny of the target, all along x. */
static void
transpose(const copy_plan *p, unsigned char *to, const unsigned char *from,
	int64_t ny)
{
	const int64_t size = (int64_t)p->size;

	for (int64_t x = 0; x < p->row.n; x += POP_TRANSPOSE_SIDE) {
		int64_t nx = p->row.n - x < POP_TRANSPOSE_SIDE
				     ? p->row.n - x
				     : POP_TRANSPOSE_SIDE;

		POP_FN(pop_transpose)
		(p->size, to + x * size, p->across.to, from + x * p->row.from,
			p->row.from, nx, ny);
	}
}

/* ---- Execution. */

typedef struct copy_job {
	const copy_plan *p;
	unsigned char *to;
	const unsigned char *from;
	int64_t nparts;
} copy_job;

static void
copy_unit(const copy_job *job, int64_t u)
{
	const copy_plan *p = job->p;
	int64_t at = u % p->nblock * p->block, outer = u / p->nblock, n;
	unsigned char *to = job->to;
	const unsigned char *from = job->from;

	for (unsigned k = p->nouter; k-- > 0;) {
		int64_t x = outer % p->outer[k].n;

		to += x * p->outer[k].to;
		from += x * p->outer[k].from;
		outer /= p->outer[k].n;
	}
	n = (p->across.n ? p->across.n : p->row.n) - at;
	n = n < p->block ? n : p->block;
	if (p->across.n)
		transpose(p, to + at * p->across.to, from + at * p->across.from,
			n);
	else
		copy_row(p->size, to + at * p->row.to, p->row.to,
			from + at * p->row.from, p->row.from, n);
}

static void
copy_part(void *arg, int64_t part, unsigned thread)
{
	const copy_job *job = arg;
	int64_t each = job->p->units / job->nparts;
	int64_t more = job->p->units % job->nparts;
	int64_t u = each * part + (part < more ? part : more);
	int64_t end = u + each + (part < more);

	(void)thread;
	for (; u < end; u++)
		copy_unit(job, u);
}

static void
run_copy(const void *plan, pop_run *run)
{
	const copy_plan *p = plan;
	copy_job job = {.p = p, .nparts = 1};

	if (p->units == 0)
		return;
	job.from = pop_view_start(run, &p->step->view[0]);
	job.to = pop_view_start(run, &p->step->view[1]);
	if (run->nthread > 1 && p->bytes >= WORTH_THREADS) {
		job.nparts = (int64_t)run->nthread * PARTS_PER_THREAD;
		if (job.nparts > p->units)
			job.nparts = p->units;
	}
	if (job.nparts == 1)
		copy_part(&job, 0, 0);
	else
		pop_pool_run(run->pool, copy_part, &job, job.nparts);
}

const pop_kernel POP_FN(pop_kernel_copy) = {prepare_copy, run_copy};
