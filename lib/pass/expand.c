/*
 * Expansion: operations that others express become those others, so that no
 * later stage knows them.
 *
 * The key is taken before, so it sees the operation itself, and every reader's
 * graph is expanded the same way.  Regions are expanded before the op around
 * them: bodies of map and scan are copied in their final form.
 */

#include "lib/pass/expand.h"

#include "lib/ir/prefetch.h"
#include "lib/pass/pass.h"

/* Of bits that rng draws nothing else is left to be made. */
enum { RNG_BITS = 3 };

static pop_expander *
expander_of(const pop_op *op)
{
	switch ((int)op->code) {
	case POP_OP_RNG:
		return pop_attr_int(op, POP_ATTR_RNG_DISTRIBUTION, 0) ==
				       RNG_BITS
			       ? NULL
			       : pop_expand_rng;
	case POP_OP_BATCH_NORM_TRAINING:
	case POP_OP_BATCH_NORM_INFERENCE:
	case POP_OP_BATCH_NORM_GRAD:
		return pop_expand_batch_norm;
	case POP_OP_MAP:
		return pop_expand_map;
	case POP_OP_SCAN:
		return pop_expand_scan;
	case POP_OP_REDUCE:
		return pop_expand_reduce_concerns(op)  ? pop_expand_reduce
		       : pop_expand_short_concerns(op) ? pop_expand_short
		       : pop_expand_place_concerns(op) ? pop_expand_place
						       : NULL;
	case POP_OP_REDUCE_WINDOW:
		return pop_expand_counts_concerns(op)     ? pop_expand_counts
		       : pop_expand_whole_concerns(op)    ? pop_expand_whole
		       : pop_expand_spread_concerns(op)   ? pop_expand_spread
		       : pop_expand_cumulate_concerns(op) ? pop_expand_cumulate
		       : pop_expand_overhang_concerns(op) ? pop_expand_overhang
		       : pop_expand_window_concerns(op)   ? pop_expand_window
							  : NULL;
	case POP_OP_SELECT_AND_SCATTER:
		return pop_expand_select_concerns(op) ? pop_expand_select
						      : NULL;
	case POP_OP_SORT:
		return pop_expand_sort_concerns(op) ? pop_expand_sort : NULL;
	case POP_OP_COMPARE:
		return pop_expand_order_concerns(op) ? pop_expand_order : NULL;
	case POP_OP_DOT_GENERAL:
		return pop_expand_complex_concerns(op)  ? pop_expand_complex
		       : pop_expand_depth_concerns(op)  ? pop_expand_depth
		       : pop_expand_floats_concerns(op) ? pop_expand_floats
							: NULL;
	case POP_OP_CONVOLUTION:
		return pop_expand_floats_concerns(op)    ? pop_expand_floats
		       : pop_expand_complex_concerns(op) ? pop_expand_complex
		       : pop_expand_margin_concerns(op)  ? pop_expand_margin
		       : pop_expand_holes_concerns(op)   ? pop_expand_holes
		       : pop_expand_taps_concerns(op)    ? pop_expand_taps
		       : pop_expand_patches_concerns(op) ? pop_expand_patches
							 : NULL;
	case POP_OP_RAGGED_DOT:
		return pop_expand_ragged_dot;
	default:
		return NULL;
	}
}

pop_value *
pop_expand_made(const pop_site *s, pop_op *op)
{
	pop_expander *f = expander_of(op);
	pop_value *out = &op->res[0];

	if (f) {
		f(s, op, &out);
		pop_op_unlink(op);
	}
	return out;
}

pop_op *
pop_expand_again(const pop_site *s, const pop_op *op, pop_value *x,
	pop_value *y, const pop_shape *type)
{
	pop_op *made = pop_site_op(s, (pop_opcode)op->code, 2, 1, type, 0);

	made->arg[0] = x;
	made->arg[1] = y;
	pop_attrs_copy_from(s->g, made, op);
	return made;
}

pop_value *
pop_expand_product(const pop_site *s, const pop_op *op, pop_value *x,
	pop_value *y, pop_dtype d)
{
	pop_shape type = *op->res[0].type;

	type.dtype = (uint8_t)d;
	return pop_expand_made(s, pop_expand_again(s, op, x, y, &type));
}

static void
expand(pop_graph *g, pop_op *op)
{
	pop_expander *f = expander_of(op);
	bool plain = pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE;
	pop_site s = pop_site_before(op);
	pop_value *one[3] = {NULL}, **out = one;

	if (!f && !plain)
		return;
	if (f) {
		if (op->nres > 3)
			out = POP_NEWN(g->arena, pop_value *, op->nres);
		f(&s, op, out);
	} else {
		out[0] = pop_expand_math(&s, op);
		if (!out[0])
			return;
	}
	for (uint32_t i = 0; i < op->nres; i++)
		pop_value_replace(g, &op->res[i], out[i]);
	pop_op_unlink(op);
}

static void
walk(pop_graph *g, pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		pop_op_prefetch(op, op->next);
		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			walk(g, op->region[i]);
		expand(g, op);
	}
}

/* Before any window is expanded itself. */
static void
untile(pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			untile(op->region[i]);
		if (op->code == POP_OP_REDUCE)
			op->arg[0] = pop_expand_untiled(op);
	}
}

pop_status
pop_pass_expand(pop_graph *g, pop_err *err)
{
	(void)err;
	if (pop_graph_may_have(g, POP_OP_REDUCE_WINDOW))
		for (uint32_t i = 0; i < g->nfunc; i++)
			untile(g->func[i]->body);
	for (uint32_t i = 0; i < g->nfunc; i++)
		walk(g, g->func[i]->body);
	pop_graph_resolve(g);
	return POP_OK;
}
