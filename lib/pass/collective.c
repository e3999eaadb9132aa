/*
 * Collectives of one group of devices whose values are all at hand: gathers are
 * concatenates, reductions apply the computation to whole tensors, from the
 * first member on, the rest are slices and choices.
 *
 * What StableHLO leaves open is decided here: a reduction's order is that of
 * the group; collective_reduce gives zeros to all but the root.
 */

#include "lib/pass/replicate.h"

#include <string.h>

#include "lib/num/convert.h"

typedef struct join {
	pop_graph *g;
	const pop_op *op;
	pop_op *at;
	const pop_grid *grid;
	const uint32_t *device;
	uint32_t n;
	pop_value *const *arg;
	pop_value **res;
	pop_err *err;
} join;

static pop_value *
operand(const join *j, uint32_t i, uint32_t k)
{
	return j->arg[(size_t)i * j->n + k];
}

static void
give(const join *j, uint32_t i, uint32_t k, pop_value *v)
{
	j->res[(size_t)i * j->n + k] = v;
}

pop_value *
pop_zeros(pop_op *at, const pop_shape *type)
{
	static const unsigned char zero[16];

	return pop_build_constant(
		at->block, at, type, zero, pop_shape_elements(type) > 0);
}

pop_value *
pop_part(pop_op *at, pop_value *v, const int64_t *start, const int64_t *limit)
{
	int64_t stride[POP_MAX_RANK];
	pop_graph *g = at->block->func->graph;
	pop_shape type = *v->type;
	pop_value *r;

	for (unsigned d = 0; d < type.rank; d++) {
		stride[d] = 1;
		type.dim[d] = limit[d] - start[d];
	}
	if (pop_shape_eq(&type, v->type))
		return v;
	r = pop_build1(at->block, at, POP_OP_SLICE, &type, v);
	pop_attr_set_ints(g, r->def, POP_ATTR_START, start, type.rank);
	pop_attr_set_ints(g, r->def, POP_ATTR_LIMIT, limit, type.rank);
	pop_attr_set_ints(g, r->def, POP_ATTR_STRIDE, stride, type.rank);
	return r;
}

pop_value *
pop_part_along(pop_op *at, pop_value *v, int64_t dim, int64_t from, int64_t to)
{
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];

	for (unsigned d = 0; d < v->type->rank; d++)
		limit[d] = v->type->dim[d];
	start[dim] = from;
	limit[dim] = to;
	return pop_part(at, v, start, limit);
}

pop_value *
pop_joined(pop_op *at, pop_value *const *v, uint32_t n, int64_t dim)
{
	pop_graph *g = at->block->func->graph;
	pop_shape type = *v[0]->type;
	pop_op *op;

	if (n == 1)
		return v[0];
	type.dim[dim] *= n;
	op = pop_op_new(g, POP_OP_CONCATENATE, n, 1, &type, 0, at->loc);
	for (uint32_t k = 0; k < n; k++)
		op->arg[k] = v[k];
	pop_attr_set_int(g, op, POP_ATTR_DIM, dim);
	pop_op_insert_before(at, op);
	return &op->res[0];
}

/* Elements from ... from + size - 1 of one dimension. */
static pop_value *
slice(const join *j, pop_value *v, int64_t dim, int64_t from, int64_t size)
{
	return pop_part_along(j->at, v, dim, from, from + size);
}

/* The group makes another type than the op says. */
static pop_status
misfit(const join *j, uint32_t i, const pop_shape *made)
{
	const pop_shape *said = j->op->res[i].type;
	char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];

	if (pop_shape_eq(made, said))
		return POP_OK;
	return pop_op_fail(j->g, j->op, j->err,
		"result %u: got %.150s, expected %.150s in a group of %u", i,
		pop_shape_print(a, said), pop_shape_print(b, made), j->n);
}

static pop_status
all_gather(const join *j)
{
	int64_t dim = pop_attr_int(j->op, POP_ATTR_DIM, 0);

	for (uint32_t i = 0; i < j->op->nres; i++) {
		pop_shape type = *operand(j, i, 0)->type;
		pop_value *v;

		type.dim[dim] *= j->n;
		POP_TRY(misfit(j, i, &type));
		v = pop_joined(j->at, j->arg + (size_t)i * j->n, j->n, dim);
		for (uint32_t k = 0; k < j->n; k++)
			give(j, i, k, v);
	}
	return POP_OK;
}

static pop_status
all_to_all(const join *j)
{
	uint32_t nd;
	const int64_t *d = pop_attr_ints(j->op, POP_ATTR_DIMS, &nd);
	int64_t count = pop_attr_int(j->op, POP_ATTR_SPLIT_COUNT, 1);
	pop_value **part = POP_NEWN(j->g->arena, pop_value *, j->n);

	if (count != j->n)
		return pop_op_fail(j->g, j->op, j->err,
			"split_count: got %lld, expected %u, the size of the "
			"group",
			(long long)count, j->n);
	for (uint32_t i = 0; i < j->op->nres; i++)
		for (uint32_t to = 0; to < j->n; to++) {
			for (uint32_t k = 0; k < j->n; k++) {
				pop_value *v = operand(j, i, k);
				int64_t size = v->type->dim[d[0]] / count;

				part[k] = slice(
					j, v, d[0], (int64_t)to * size, size);
			}
			give(j, i, to, pop_joined(j->at, part, j->n, d[1]));
		}
	return POP_OK;
}

/* ---- Reductions. */

static pop_value *
convert(const join *j, pop_value *v, uint8_t dtype)
{
	pop_shape type = *v->type;

	if (type.dtype == dtype)
		return v;
	type.dtype = dtype;
	return pop_build1(j->at->block, j->at, POP_OP_CONVERT, &type, v);
}

/* A scalar from around the computation, or a constant in it, as a tensor. */
static pop_value *
spread(const join *j, pop_value *v, const pop_shape *like)
{
	pop_shape type = *like;
	pop_value *r;

	if (!like->rank)
		return v;
	type.dtype = v->type->dtype;
	r = pop_build1(j->at->block, j->at, POP_OP_BROADCAST_IN_DIM, &type, v);
	pop_attr_set_ints(j->g, r->def, POP_ATTR_DIMS, NULL, 0);
	return r;
}

/* One op of the computation on tensors of like's dims. */
static pop_status
lift(const join *j, pop_op *op, const pop_block *body, const pop_shape *like)
{
	pop_shape type;
	pop_op *c;

	if (op->code == POP_OP_CONSTANT) {
		c = pop_op_clone(j->g, op);
		pop_op_insert_before(j->at, c);
		op->res[0].aux = spread(j, &c->res[0], like);
		return POP_OK;
	}
	if (op->nregion || op->nres != 1 || op->res[0].type->rank ||
		!(pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE))
		return pop_op_fail(j->g, op, j->err,
			"in the computation of a collective only elementwise "
			"ops are supported");
	type = *like;
	type.dtype = op->res[0].type->dtype;
	c = pop_op_clone(j->g, op);
	c->res[0].type = pop_graph_type(j->g, &type);
	for (uint32_t i = 0; i < op->narg; i++) {
		pop_value *v = pop_value_final(op->arg[i]);
		const pop_block *of = v->def ? v->def->block : v->block;

		c->arg[i] = of == body ? v->aux : spread(j, v, like);
	}
	pop_op_insert_before(j->at, c);
	op->res[0].aux = &c->res[0];
	return POP_OK;
}

static pop_status
apply(const join *j, pop_value *a, pop_value *b, pop_value **out)
{
	pop_block *body = j->op->region[0];
	pop_value *v = pop_value_final(body->last->arg[0]);
	const pop_block *of = v->def ? v->def->block : v->block;
	pop_status st = POP_OK;

	body->arg[0]->aux = a;
	body->arg[1]->aux = b;
	POP_FOR_EACH_OP(op, body)
		if (op != body->last && st == POP_OK)
			st = lift(j, op, body, a->type);
	if (st == POP_OK)
		*out = of == body ? v->aux : spread(j, v, a->type);
	POP_FOR_EACH_OP(op, body)
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].aux = NULL;
	body->arg[0]->aux = body->arg[1]->aux = NULL;
	return st;
}

/* Operand i of all members, reduced from the first on. */
static pop_status
reduce(const join *j, uint32_t i, pop_value **out)
{
	uint8_t e = j->op->region[0]->arg[0]->type->dtype;

	*out = convert(j, operand(j, i, 0), e);
	for (uint32_t k = 1; k < j->n; k++)
		POP_TRY(apply(j, *out, convert(j, operand(j, i, k), e), out));
	return POP_OK;
}

static pop_status
all_reduce(const join *j)
{
	pop_value *v;

	for (uint32_t i = 0; i < j->op->nres; i++) {
		POP_TRY(reduce(j, i, &v));
		for (uint32_t k = 0; k < j->n; k++)
			give(j, i, k, v);
	}
	return POP_OK;
}

static pop_status
reduce_scatter(const join *j)
{
	int64_t dim = pop_attr_int(j->op, POP_ATTR_DIM, 0);
	pop_value *v;

	for (uint32_t i = 0; i < j->op->nres; i++) {
		int64_t size = j->op->res[i].type->dim[dim];
		pop_shape type;

		POP_TRY(reduce(j, i, &v));
		type = *v->type;
		if (type.dim[dim] % j->n == 0)
			type.dim[dim] /= j->n;
		POP_TRY(misfit(j, i, &type));
		for (uint32_t k = 0; k < j->n; k++)
			give(j, i, k,
				slice(j, v, dim, (int64_t)k * size, size));
	}
	return POP_OK;
}

/* ---- Permutations and roots. */

static pop_status
permute(const join *j)
{
	uint32_t n;
	const int64_t *pair = pop_attr_ints(j->op, POP_ATTR_PAIRS, &n);
	bool across = pop_attr_int(j->op, POP_ATTR_CHANNEL_ID, 0) > 0;
	uint32_t c = j->grid->partitions;

	for (uint32_t k = 0; k < j->n; k++) {
		uint32_t r = j->device[k] / c, p = j->device[k] % c;
		uint32_t at = 0, from = UINT32_MAX;

		while (at < n && pair[at + 1] != (across ? p : r))
			at += 2;
		if (at < n && across)
			from = r * c + (uint32_t)pair[at];
		else if (at < n)
			from = (uint32_t)pair[at] * c + p;
		for (uint32_t i = 0; i < j->op->nres; i++) {
			uint32_t s = 0;

			while (at < n && s < j->n && j->device[s] != from)
				s++;
			give(j, i, k,
				at < n && s < j->n
					? operand(j, i, s)
					: pop_zeros(j->at, j->op->res[i].type));
		}
	}
	return POP_OK;
}

static pop_value *
index_constant(const join *j, int32_t v)
{
	pop_shape i32 = {.dtype = POP_DT_I32};

	return pop_build_constant(j->at->block, j->at, &i32, &v, true);
}

/* root[i], as member k has it. */
static pop_value *
root_index(const join *j, uint32_t i, uint32_t k)
{
	pop_shape i32 = {.dtype = POP_DT_I32};
	pop_value *v = slice(j, operand(j, j->op->nres, k), 0, i, 1);

	return pop_build1(j->at->block, j->at, POP_OP_RESHAPE, &i32, v);
}

static pop_value *
select_if(const join *j, pop_value *index, uint32_t k, pop_value *yes,
	pop_value *no)
{
	pop_shape i1 = {.dtype = POP_DT_I1};
	pop_value *p = pop_build2(j->at->block, j->at, POP_OP_COMPARE, &i1,
		index, index_constant(j, (int32_t)k));
	pop_op *op =
		pop_op_new(j->g, POP_OP_SELECT, 3, 1, yes->type, 0, j->op->loc);

	pop_attr_set_int(j->g, p->def, POP_ATTR_DIRECTION, 0);
	op->arg[0] = p;
	op->arg[1] = yes;
	op->arg[2] = no;
	pop_op_insert_before(j->at, op);
	return &op->res[0];
}

/* Where the root is known: its place in the group, else -1. */
static int64_t
known_root(const join *j, uint32_t i, uint32_t k)
{
	const pop_value *v;
	const pop_dense *d;
	const unsigned char *p;

	if (j->op->nres == j->op->narg)
		return 0;
	v = operand(j, j->op->nres, k);
	if (!v->def || v->def->code != POP_OP_CONSTANT)
		return -1;
	d = pop_attr_dense(v->def);
	p = d->data;
	return (int64_t)pop_load_int(
		POP_DT_I32, p + (d->splat ? 0 : i * sizeof(int32_t)));
}

static pop_status
check_known_root(const join *j, int64_t root)
{
	if (root < (int64_t)j->n)
		return POP_OK;
	return pop_op_fail(j->g, j->op, j->err,
		"root: got %lld, expected a member of a group of %u",
		(long long)root, j->n);
}

static pop_status
broadcast(const join *j)
{
	for (uint32_t i = 0; i < j->op->nres; i++)
		for (uint32_t k = 0; k < j->n; k++) {
			int64_t root = known_root(j, i, k);
			pop_value *v = operand(j, i, 0), *index;

			POP_TRY(check_known_root(j, root));
			if (root >= 0) {
				give(j, i, k, operand(j, i, (uint32_t)root));
				continue;
			}
			index = root_index(j, i, k);
			for (uint32_t s = 1; s < j->n; s++)
				v = select_if(j, index, s, operand(j, i, s), v);
			give(j, i, k, v);
		}
	return POP_OK;
}

static pop_status
reduce_to_root(const join *j)
{
	pop_value *sum, *zero;

	for (uint32_t i = 0; i < j->op->nres; i++) {
		POP_TRY(reduce(j, i, &sum));
		zero = pop_zeros(j->at, j->op->res[i].type);
		for (uint32_t k = 0; k < j->n; k++) {
			int64_t root = known_root(j, i, k);

			POP_TRY(check_known_root(j, root));
			if (root >= 0)
				give(j, i, k, root == k ? sum : zero);
			else
				give(j, i, k,
					select_if(j, root_index(j, i, k), k,
						sum, zero));
		}
	}
	return POP_OK;
}

pop_status
pop_join_group(pop_graph *g, const pop_op *op, pop_op *at, const pop_grid *grid,
	const uint32_t *device, uint32_t n, pop_value *const *arg,
	pop_value **res, pop_err *err)
{
	const join j = {g, op, at, grid, device, n, arg, res, err};

	switch ((int)op->code) {
	case POP_OP_ALL_GATHER:
		return all_gather(&j);
	case POP_OP_ALL_REDUCE:
		return all_reduce(&j);
	case POP_OP_ALL_TO_ALL:
		return all_to_all(&j);
	case POP_OP_REDUCE_SCATTER:
		return reduce_scatter(&j);
	case POP_OP_COLLECTIVE_PERMUTE:
		return permute(&j);
	case POP_OP_COLLECTIVE_BROADCAST:
		return broadcast(&j);
	case POP_OP_COLLECTIVE_REDUCE:
		return reduce_to_root(&j);
	default:
		return pop_op_fail(g, op, err, "is no collective");
	}
}
