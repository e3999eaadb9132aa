/*
 * Checks of ops that take indices at run time.  Gather and scatter are mirror
 * images: where gather has result, offset dims and collapsed dims, scatter has
 * updates, update window dims and inserted window dims; one set of rules
 * serves both.
 */

#include "lib/ir/ir_int.h"

/* Operands from `first` on are scalar indices of one integer type. */
static pop_status
check_starts(const pop_check *c, uint32_t first)
{
	const pop_op *op = c->op;
	unsigned rank = pop_arg_type(op, 0)->rank;

	POP_TRY(pop_want_int(c, "number of start indices", -1,
		(int64_t)op->narg - first, rank));
	for (uint32_t i = first; i < op->narg; i++) {
		const pop_shape *s = pop_arg_type(op, i);

		POP_TRY(pop_want_class(
			c, "operand", (int)i, s->dtype, POP_IN_INT));
		POP_TRY(pop_want_scalar(c, "operand", (int)i, s,
			pop_arg_type(op, first)->dtype));
	}
	return POP_OK;
}

pop_status
pop_check_dynamic_slice(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const int64_t *size;

	POP_TRY(check_starts(c, 1));
	POP_TRY(pop_want_list(c, POP_ATTR_SIZES, x->rank, &size));
	*c->out = *x;
	for (unsigned i = 0; i < x->rank; i++) {
		POP_TRY(pop_want_part(c, "sizes", (int)i, size[i], x->dim[i]));
		c->out->dim[i] = size[i];
	}
	return POP_OK;
}

pop_status
pop_check_dynamic_update(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const pop_shape *u = pop_arg_type(c->op, 1);

	POP_TRY(check_starts(c, 2));
	POP_TRY(pop_want_dtype(c, "operand", 1, u->dtype, x->dtype));
	POP_TRY(pop_want_int(c, "rank of operand", 1, u->rank, x->rank));
	for (unsigned i = 0; i < x->rank; i++)
		if (u->dim[i] >= 0)
			POP_TRY(pop_want_part(c,
				"size of the update in dimension", (int)i,
				u->dim[i], x->dim[i]));
	*c->out = *x;
	return POP_OK;
}

/* The dimension numbers, with dims as bit sets where order does not matter. */
typedef struct numbers {
	const pop_shape *operand, *index;
	const int64_t *offset, *batch, *index_batch;
	uint32_t noffset, nbatch, ncollapsed;
	uint32_t gone; /* operand dims that are collapsed or batch */
	int64_t vector_dim;
} numbers;

/* Which dims of the operand disappear and which are named by the indices. */
static pop_status
check_operand_dims(const pop_check *c, numbers *d)
{
	uint32_t mapped = 0, n;
	unsigned rank = d->operand->rank;
	int64_t width = 1;
	const int64_t *v;

	POP_TRY(pop_want_dims_of(c, POP_ATTR_COLLAPSED_DIMS, rank, &d->gone, &v,
		&d->ncollapsed));
	POP_TRY(pop_want_sorted(c, POP_ATTR_COLLAPSED_DIMS, v, d->ncollapsed));
	POP_TRY(pop_want_dims_of(c, POP_ATTR_OPERAND_BATCH, rank, &d->gone,
		&d->batch, &d->nbatch));
	POP_TRY(pop_want_sorted(
		c, POP_ATTR_OPERAND_BATCH, d->batch, d->nbatch));
	for (uint32_t i = 0; i < d->nbatch; i++)
		mapped |= UINT32_C(1) << d->batch[i];
	POP_TRY(pop_want_dims_of(c, POP_ATTR_INDEX_MAP, rank, &mapped, &v, &n));
	if (d->vector_dim < d->index->rank)
		width = d->index->dim[d->vector_dim];
	return pop_want_dim(c, "length of index_map", -1, n, width);
}

static pop_status
check_index_batch(const pop_check *c, numbers *d)
{
	uint32_t seen = 0, n;

	if (d->vector_dim < d->index->rank)
		seen = UINT32_C(1) << d->vector_dim;
	POP_TRY(pop_want_dims_of(c, POP_ATTR_INDEX_BATCH, d->index->rank, &seen,
		&d->index_batch, &n));
	POP_TRY(pop_want_int(c, "length of index_batch", -1, n, d->nbatch));
	for (uint32_t i = 0; i < n; i++)
		POP_TRY(pop_want_dim(c, "size of index batch dimension", (int)i,
			d->index->dim[d->index_batch[i]],
			d->operand->dim[d->batch[i]]));
	return POP_OK;
}

/* Everything but the offset dims, whose rank differs. */
static pop_status
check_numbers(const pop_check *c, numbers *d, uint32_t operand, uint32_t index)
{
	d->operand = pop_arg_type(c->op, operand);
	d->index = pop_arg_type(c->op, index);
	d->vector_dim = pop_attr_int(c->op, POP_ATTR_INDEX_VECTOR_DIM, 0);
	POP_TRY(pop_want_class(
		c, "operand", (int)index, d->index->dtype, POP_IN_INT));
	POP_TRY(pop_want_range(
		c, "index_vector_dim", -1, d->vector_dim, 0, d->index->rank));
	POP_TRY(check_operand_dims(c, d));
	POP_TRY(check_index_batch(c, d));
	POP_TRY(pop_want_flag(c, POP_ATTR_INDICES_SORTED));
	POP_TRY(pop_want_flag(c, POP_ATTR_UNIQUE_INDICES));
	d->offset = pop_attr_ints(c->op, POP_ATTR_OFFSET_DIMS, &d->noffset);
	return pop_want_int(c, "rank of operand", (int)operand,
		d->operand->rank,
		(int64_t)d->noffset + d->ncollapsed + d->nbatch);
}

/* Rank of gather's result, or of scatter's updates. */
static int64_t
outer_rank(const numbers *d)
{
	return (int64_t)d->index->rank - (d->vector_dim < d->index->rank) +
	       d->noffset;
}

/*
 * Lays out the dims of gather's result or scatter's updates: offset dims take
 * the operand's remaining dims in order, the others those of the indices
 * without the vector dim.  from[i] >= 0: operand dim; else index dim ~from.
 */
static pop_status
lay_out(const pop_check *c, const numbers *d, int from[POP_MAX_RANK])
{
	unsigned rank = (unsigned)outer_rank(d), o = 0, x = 0;
	uint32_t offset = 0;

	POP_TRY(pop_want_range(
		c, "rank of the result", -1, outer_rank(d), 0, POP_MAX_RANK));
	POP_TRY(pop_want_dimset(
		c, POP_ATTR_OFFSET_DIMS, d->offset, d->noffset, rank, &offset));
	POP_TRY(pop_want_sorted(
		c, POP_ATTR_OFFSET_DIMS, d->offset, d->noffset));
	for (unsigned i = 0; i < rank; i++) {
		if (offset >> i & 1) {
			while (d->gone >> o & 1)
				o++;
			from[i] = (int)o++;
		} else {
			if (x == d->vector_dim)
				x++;
			from[i] = ~(int)x++;
		}
	}
	return POP_OK;
}

pop_status
pop_check_gather(const pop_check *c)
{
	const int64_t *size;

	POP_TRY(pop_want_list(
		c, POP_ATTR_SIZES, pop_arg_type(c->op, 0)->rank, &size));
	return pop_check_gather_of(c, size);
}

/* There is no element that a result could be where a dim that is not in the
 * result is cut to nothing. */
static pop_status
check_dropped(const pop_check *c, const numbers *d, const int64_t *size)
{
	bool any = true;

	for (unsigned i = 0; i < c->out->rank; i++)
		any = any && c->out->dim[i] > 0;
	for (unsigned i = 0; size && i < d->operand->rank; i++)
		if (d->gone >> i & 1)
			POP_TRY(pop_want_range(c,
				"size of a collapsed or batch dimension",
				(int)i, size[i], any, 1));
	return POP_OK;
}

pop_status
pop_check_gather_of(const pop_check *c, const int64_t *size)
{
	int from[POP_MAX_RANK];
	numbers d = {0};

	POP_TRY(check_numbers(c, &d, 0, 1));
	for (unsigned i = 0; size && i < d.operand->rank; i++)
		POP_TRY(pop_want_part(
			c, "sizes", (int)i, size[i], d.operand->dim[i]));
	POP_TRY(lay_out(c, &d, from));
	*c->out = (pop_shape){.dtype = d.operand->dtype};
	for (unsigned i = 0; i < outer_rank(&d); i++)
		POP_TRY(pop_want_push(c, c->out,
			from[i] < 0 ? d.index->dim[~from[i]]
			: size      ? size[from[i]]
				    : POP_DIM_DYNAMIC));
	return check_dropped(c, &d, size);
}

/* The combiner: (E..., E...) -> E..., inputs promote to E. */
static pop_status
check_combiner(const pop_check *c, uint32_t n)
{
	const pop_op *op = c->op, *ret;

	POP_TRY(pop_want_region(c, 0, 2 * n, n, &ret));
	for (uint32_t i = 0; i < n; i++) {
		const pop_shape *e;

		POP_TRY(pop_want_combiner(c, ret, i, n, &e));
		c->out[i] = *pop_arg_type(op, i);
		c->out[i].dtype = e->dtype;
	}
	return POP_OK;
}

pop_status
pop_check_scatter(const pop_check *c)
{
	const pop_op *op = c->op;
	uint32_t n = op->narg / 2;
	const pop_shape *u;
	int from[POP_MAX_RANK];
	numbers d = {0};

	POP_TRY(pop_want_int(
		c, "number of operands", -1, op->narg, 2 * (int64_t)n + 1));
	POP_TRY(pop_want_int(c, "number of results", -1, op->nres, n));
	u = pop_arg_type(op, n + 1);
	for (uint32_t i = 0; i < n; i++) {
		const pop_shape *x = pop_arg_type(op, i);
		const pop_shape *v = pop_arg_type(op, n + 1 + i);

		POP_TRY(pop_want_dims(
			c, "operand", (int)i, x, pop_arg_type(op, 0)));
		POP_TRY(pop_want_dims(c, "operand", (int)(n + 1 + i), v, u));
		POP_TRY(pop_want_dtype(
			c, "operand", (int)(n + 1 + i), v->dtype, x->dtype));
	}
	POP_TRY(check_numbers(c, &d, 0, n));
	POP_TRY(pop_want_int(
		c, "rank of the updates", -1, u->rank, outer_rank(&d)));
	POP_TRY(lay_out(c, &d, from));
	for (unsigned i = 0; i < u->rank; i++)
		if (from[i] >= 0 && u->dim[i] >= 0)
			POP_TRY(pop_want_part(c,
				"size of the updates in dimension", (int)i,
				u->dim[i], d.operand->dim[from[i]]));
		else if (from[i] < 0)
			POP_TRY(pop_want_dim(c,
				"size of the updates in dimension", (int)i,
				u->dim[i], d.index->dim[~from[i]]));
	return check_combiner(c, n);
}
