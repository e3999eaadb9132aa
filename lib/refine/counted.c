/*
 * Scatters of a number of updates that is computed in the run, as PyTorch's
 * masked_scatter() has them:
 *
 *   scatter(x, set_dimension_size(indices, n), set_dimension_size(updates, n))
 *     ->  scatter(x, select(row < n, indices, -1), updates)
 *
 * What does not count is put where no element is.
 */

#include "lib/ir/site.h"
#include "lib/num/convert.h"
#include "lib/refine/refine_int.h"

/* Operands of a scatter: inputs, indices, updates. */
static uint32_t
place_of_indices(const pop_op *scatter)
{
	return (scatter->narg - 1) / 2;
}

/* Is v in b only indices or updates of scatters? */
static bool
is_scattered_only(const pop_block *b, const pop_value *v)
{
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < op->narg; i++)
			if (op->arg[i] == v &&
				(op->code != POP_OP_SCATTER ||
					i < place_of_indices(op)))
				return false;
		for (uint32_t i = 0; i < op->nregion; i++)
			if (!is_scattered_only(op->region[i], v))
				return false;
	}
	return true;
}

bool
refine_is_counted(const pop_op *set)
{
	return is_scattered_only(set->block->func->body, &set->res[0]);
}

/* The op that says at run time how much of v counts, or NULL. */
static const pop_op *
count_of(const pop_value *v)
{
	const pop_op *set = v->def;
	int64_t n;

	return set && set->code == POP_OP_SET_DIMENSION_SIZE &&
			       !refine_integers(refine_made(set->arg[1]), 1, &n)
		       ? set
		       : NULL;
}

/* The dim of updates along which dim d of the indices goes, or -1. */
static int
update_dim(const pop_op *scatter, int64_t d)
{
	const pop_shape *t = scatter->arg[place_of_indices(scatter) + 1]->type;
	const int64_t vector = pop_attr_int(scatter, POP_ATTR_INDEX_VECTOR_DIM,
		scatter->arg[place_of_indices(scatter)]->type->rank);
	int64_t left = d - (vector < d);

	for (int k = 0; d != vector && k < t->rank; k++)
		if (pop_attr_place(scatter, POP_ATTR_OFFSET_DIMS, k) < 0 &&
			left-- == 0)
			return k;
	return -1;
}

/* indices, and -1 beyond what counts. */
static pop_value *
masked(const pop_site *s, pop_value *indices, const pop_op *set)
{
	const int d = (int)pop_attr_int(set, POP_ATTR_DIM, 0);

	return pop_site_select(s,
		pop_site_below(s, indices->type, d, refine_made(set->arg[1])),
		indices, pop_site_integer(s, indices->type, UINT64_MAX));
}

pop_status
refine_scatter(refiner *r, const pop_op *op, pop_op *made)
{
	const uint32_t at = place_of_indices(op);
	const pop_op *set = count_of(op->arg[at]);
	const pop_site s = {r->g, made->block, made, op->loc};
	const int64_t d = set ? pop_attr_int(set, POP_ATTR_DIM, 0) : 0;
	bool fits = true;

	for (uint32_t i = at + 1; i < op->narg; i++) {
		const pop_op *other = count_of(op->arg[i]);

		fits &= !set ? !other
			     : other && other->arg[1] == set->arg[1] &&
					pop_attr_int(other, POP_ATTR_DIM, 0) ==
						update_dim(op, d);
	}
	if (set)
		fits &= pop_dtype_info_of[made->arg[at]->type->dtype].cls ==
			POP_DTC_INT;
	if (!fits)
		return pop_op_fail(r->g, op, r->err,
			"indices and updates: got sizes that are computed in "
			"the run, expected the same of all of them, and signed "
			"indices");
	if (set)
		made->arg[at] = masked(&s, made->arg[at], set);
	return POP_OK;
}
