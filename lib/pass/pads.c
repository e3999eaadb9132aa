/*
 * Arrays put over equal elements at a place that is known: these elements are
 * what pads them, of which a loop makes what it reads where it reads it.
 *
 *   jnp.zeros_like(x).at[1:].set(x[:-1])   ->   pad(x[:-1], 0, low = 1)
 *
 * Where more is put over the same elements, they stay in one place, written in
 * part by each.
 */

#include "lib/ir/site.h"
#include "lib/pass/pass.h"

static bool
updates(const pop_op *op)
{
	return op->code == POP_OP_DYNAMIC_UPDATE_SLICE ||
	       op->code == POP_OP_SCATTER;
}

/* Marks values that are updated. */
static void
mark_updated(pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].mark = 0;
		if (updates(op))
			pop_value_final(op->arg[0])->mark = 1;
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			mark_updated(op->region[i]);
	}
}

static pop_value *
padded(pop_op *op)
{
	const pop_shape *all = op->res[0].type, *part = op->arg[1]->type;
	const pop_site s = pop_site_before(op);
	const pop_dense *splat = pop_value_splat(op->arg[0]);
	const pop_shape one = {.dtype = all->dtype};
	int64_t low[POP_MAX_RANK], high[POP_MAX_RANK];
	pop_value *with;

	if (op->res[0].mark || !splat || pop_shape_elements(part) == 0)
		return NULL;
	for (unsigned d = 0; d < all->rank; d++) {
		if (!pop_known_start(
			    op->arg[0], op->arg + 2, d, part->dim[d], &low[d]))
			return NULL;
		high[d] = all->dim[d] - part->dim[d] - low[d];
	}
	with = pop_build_constant(s.block, s.at, &one, splat->data, true);
	return pop_site_pad(&s, op->arg[1], with, low, high);
}

static void
pad_in(pop_graph *g, pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		pop_value *by;

		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			pad_in(g, op->region[i]);
		by = op->code == POP_OP_DYNAMIC_UPDATE_SLICE ? padded(op)
							     : NULL;
		if (by)
			pop_value_replace(g, &op->res[0], by);
	}
}

pop_status
pop_pass_pads(pop_graph *g, pop_err *err)
{
	if (!pop_graph_may_have(g, POP_OP_DYNAMIC_UPDATE_SLICE))
		return POP_OK;
	for (uint32_t i = 0; i < g->nfunc; i++)
		mark_updated(g->func[i]->body);
	for (uint32_t i = 0; i < g->nfunc; i++)
		pad_in(g, g->func[i]->body);
	return pop_pass_dce(g, err);
}
