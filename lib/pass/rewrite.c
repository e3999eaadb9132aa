/* Ops replaced one after the other, each by what its operands have become. */

#include "lib/pass/pass.h"

bool
pop_rewrite(pop_graph *g, pop_block *b, pop_rewrite_fn *replacement)
{
	bool changed = false;

	POP_FOR_EACH_OP(op, b) {
		pop_value *by;

		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			changed |= pop_rewrite(g, op->region[i], replacement);
		by = replacement(g, op);
		if (!by && changed && op->nres == 1)
			by = pop_simplify_view(op);
		if (!by)
			continue;
		changed = true;
		pop_value_replace(g, &op->res[0], by);
		pop_op_unlink(op);
	}
	return changed;
}
