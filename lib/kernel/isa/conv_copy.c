/*
 * Operands of convolutions brought into order: converted, features contiguous.
 *
 * Dims that follow each other in both places become one.  Of those left, one is
 * paired with the features, the one that is contiguous in the source if the
 * features are not, so that blocks of the two can be transposed; the others are
 * counted through.
 */

#include "lib/kernel/isa/conv.h"

enum {
	ROWS = 64,  /* of a unit of work */
	PARTS = 64, /* at most */
};

typedef struct copy_job {
	const pop_conv_copy *c;
	unsigned row;   /* the dim paired with the features */
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
	const int64_t joined = pop_gemm_joined(c->type);

	if (c->n == 1 && joined == 1)
		return c->dim[d].to == 1;
	if (c->n % joined != 0)
		return false;
	return c->dim[d].to == pop_gemm_depth(c->type, c->n) &&
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

static void
copy_unit(const copy_job *job, int64_t unit)
{
	const pop_conv_copy *c = job->c;
	int64_t i = unit % job->nblock * ROWS, rest = unit / job->nblock;
	int64_t m = c->dim[job->row].n - i, from, to;
	pop_gemm_matrix a = {.row = c->dim[job->row].from,
		.col = c->from,
		.dtype = c->dtype};

	m = m < ROWS ? m : ROWS;
	from = i * c->dim[job->row].from;
	to = i * c->dim[job->row].to;
	for (unsigned d = c->ndim; d-- > 0;) {
		if (d == job->row)
			continue;
		from += rest % c->dim[d].n * c->dim[d].from;
		to += rest % c->dim[d].n * c->dim[d].to;
		rest /= c->dim[d].n;
	}
	a.at = c->src + from * (int64_t)pop_dtype_bytes(c->dtype);
	pop_gemm_rows(c->type, c->dst + to * (int64_t)pop_gemm_bytes(c->type),
		c->dim[job->row].to, &a, m, c->n);
}

static void
copy_part(void *arg, int64_t part, unsigned thread)
{
	const copy_job *job = arg;
	int64_t each = job->nunit / job->nparts,
		more = job->nunit % job->nparts;
	int64_t u = each * part + (part < more ? part : more);

	(void)thread;
	for (int64_t end = u + each + (part < more); u < end; u++)
		copy_unit(job, u);
}

void
pop_conv_copy_run(pop_conv_copy *c, pop_run *run)
{
	copy_job job = {.c = c};
	int64_t bytes;

	merge(c);
	job.row = choose_row(c);
	job.nblock = pop_divide_up(c->dim[job.row].n, ROWS);
	job.nunit = job.nblock;
	for (unsigned d = 0; d < c->ndim; d++)
		if (d != job.row)
			job.nunit *= c->dim[d].n;
	job.nparts = job.nunit < PARTS ? job.nunit : PARTS;
	bytes = job.nunit * ROWS * c->n * (int64_t)pop_gemm_bytes(c->type);
	pop_dense_each(run, copy_part, &job, job.nparts, bytes);
}
