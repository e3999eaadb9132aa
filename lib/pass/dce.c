/*
 * Dead code elimination.
 *
 * One backward walk.  The list is in execution order and operands precede
 * their users, so when the walk reaches an op every user has been seen, also
 * those in regions, which are walked when their op is: an op without side
 * effects that nobody marked is dead, and unlinking it leaves its operands
 * unmarked for the same walk to find.  Operands that were replaced are resolved
 * on the way.
 */

#include "lib/pass/pass.h"

#include "lib/ir/prefetch.h"

bool
pop_op_has_effect(const pop_op *op)
{
	if (pop_op_info_of[op->code].traits & POP_TRAIT_EFFECT)
		return !(
			pop_op_info_of[op->code].traits & POP_TRAIT_TERMINATOR);
	for (uint32_t i = 0; i < op->nregion; i++)
		POP_FOR_EACH_OP(inner, op->region[i])
			if (pop_op_has_effect(inner))
				return true;
	return false;
}

static void
sweep(pop_block *b, bool effects)
{
	POP_FOR_EACH_OP_REV(op, b) {
		pop_op_prefetch(op, op->prev);
		if (!op->mark && op != b->last &&
			!(effects && pop_op_has_effect(op))) {
			pop_op_unlink(op);
			continue;
		}
		op->mark = 0;
		for (uint32_t i = 0; i < op->narg; i++) {
			op->arg[i] = pop_value_final(op->arg[i]);
			if (op->arg[i]->def)
				op->arg[i]->def->mark = 1;
		}
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			sweep(op->region[i], effects);
	}
}

static void
clear_marks(pop_graph *g)
{
	pop_walk w;

	if (!g->marked)
		return;
	for (uint32_t i = 0; i < g->nfunc; i++)
		for (pop_op *op = pop_walk_first_outer(&w, g->func[i]->body);
			op; op = pop_walk_next(&w))
			op->mark = 0;
	g->marked = false;
}

pop_status
pop_pass_dce(pop_graph *g, pop_err *err)
{
	bool effects = pop_graph_may_have_effect(g);

	(void)err;
	if (g->swept && !g->replaced)
		return POP_OK;
	clear_marks(g);
	for (uint32_t i = 0; i < g->nfunc; i++)
		sweep(g->func[i]->body, effects);
	g->swept = true;
	g->replaced = false;
	return POP_OK;
}
