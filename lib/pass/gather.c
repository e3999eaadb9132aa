/*
 * Gathers of one window: a dynamic slice, which clamps where it starts as they
 * do, and which others look through.  x[k] is written so, and x[:, k] mapped
 * over rows.
 *
 * And slices of one coordinate: it is where they start.  A loop over
 * jnp.arange(n) takes the number of the turn so.
 */

#include <string.h>

#include "lib/ir/site.h"
#include "lib/pass/pass.h"

bool
pop_index_in_parts(const pop_value *index, uint32_t n)
{
	const pop_op *def = index->def;

	if (!def || def->code != POP_OP_CONCATENATE || def->narg != n)
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (pop_shape_elements(def->arg[i]->type) != 1)
			return false;
	return true;
}

pop_value *
pop_index_component(const pop_site *s, pop_value *index, uint32_t n, uint32_t i)
{
	const pop_shape number = {.dtype = index->type->dtype};
	const pop_shape flat = {.dtype = number.dtype, .rank = 1, .dim = {n}};
	const int64_t start = i, limit = i + 1;

	index = pop_site_reshape(s, &flat, index);
	return pop_site_reshape(
		s, &number, pop_site_slice(s, index, &start, &limit));
}

/* The same without a slice, if it can be. */
static pop_value *
component(const pop_site *s, pop_value *index, uint32_t n, uint32_t i)
{
	const pop_shape number = {.dtype = index->type->dtype};

	if (n == 1)
		return pop_site_reshape(s, &number, index);
	if (pop_index_in_parts(index, n))
		return pop_site_reshape(
			s, &number, pop_value_final(index->def->arg[i]));
	return pop_index_component(s, index, n, i);
}

/* Does it take one window?  An index without components may stand for many. */
static bool
takes_one(const pop_op *op, uint32_t n, const pop_shape *window)
{
	uint32_t batch;

	pop_attr_ints(op, POP_ATTR_OPERAND_BATCH, &batch);
	return !batch && n > 0 && n <= POP_MAX_RANK &&
	       pop_shape_elements(op->arg[1]->type) == n &&
	       pop_shape_elements(op->res[0].type) ==
		       pop_shape_elements(window);
}

pop_value *
pop_simplify_gather(pop_op *op)
{
	uint32_t n, rank;
	const int64_t *sizes = pop_attr_ints(op, POP_ATTR_SIZES, &rank);
	pop_site s = pop_site_before(op);
	pop_shape type = *op->arg[0]->type;
	const pop_shape number = {.dtype = op->arg[1]->type->dtype};
	pop_value *at[POP_MAX_RANK];
	pop_op *slice;

	pop_attr_ints(op, POP_ATTR_INDEX_MAP, &n);
	memcpy(type.dim, sizes, rank * sizeof(*sizes));
	if (!takes_one(op, n, &type))
		return NULL;
	for (uint32_t d = 0; d < rank; d++) {
		int i = pop_attr_place(op, POP_ATTR_INDEX_MAP, d);

		at[d] = i < 0 ? pop_site_integer(&s, &number, 0)
			      : component(&s, op->arg[1], n, (uint32_t)i);
	}
	slice = pop_site_op(&s, POP_OP_DYNAMIC_SLICE, 1 + rank, 1, &type, 0);
	slice->arg[0] = op->arg[0];
	memcpy(slice->arg + 1, at, rank * sizeof(*at));
	pop_attr_set_ints(s.g, slice, POP_ATTR_SIZES, sizes, rank);
	return pop_site_reshape(&s, op->res[0].type, &slice->res[0]);
}

/* The types that hold all coordinates and where a slice may start. */
static bool
holds_coordinates(pop_dtype d)
{
	return d == POP_DT_I32 || d == POP_DT_I64 || d == POP_DT_U32 ||
	       d == POP_DT_U64;
}

pop_value *
pop_simplify_coordinate(pop_op *op)
{
	const pop_op *iota = op->arg[0]->def;
	const pop_shape *type = op->res[0].type;
	const pop_site s = pop_site_before(op);
	pop_shape number = {0};
	pop_value *start, *first, *most;
	pop_op *clamp;
	int64_t d, last;

	if (!iota || iota->code != POP_OP_IOTA ||
		!holds_coordinates((pop_dtype)type->dtype))
		return NULL;
	d = pop_attr_int(iota, POP_ATTR_DIM, 0);
	start = op->arg[1 + d];
	last = op->arg[0]->type->dim[d] - 1;
	if (type->dim[d] != 1 || last > INT32_MAX ||
		!holds_coordinates((pop_dtype)start->type->dtype))
		return NULL;
	number.dtype = start->type->dtype;
	first = pop_site_integer(&s, &number, 0);
	most = pop_site_integer(&s, &number, (uint64_t)last);
	clamp = pop_site_op(&s, POP_OP_CLAMP, 3, 1, &number, 0);
	clamp->arg[0] = first;
	clamp->arg[1] = start;
	clamp->arg[2] = most;
	return pop_site_broadcast(&s, type,
		pop_site_convert(&s, &clamp->res[0], (pop_dtype)type->dtype),
		NULL);
}
