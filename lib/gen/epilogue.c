/*
 * Epilogues: the elementwise rest of a fusion around one product, computed
 * over the product's result as it is finished.  The step's first dims are
 * those of the result, in order.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

const pop_op *
pop_product_of(const pop_op *op)
{
	const pop_op *found = NULL;

	if (op->code != POP_OP_FUSION)
		return op;
	POP_FOR_EACH_OP(inner, op->region[0]) {
		if (inner->code != POP_OP_DOT_GENERAL &&
			inner->code != POP_OP_CONVOLUTION)
			continue;
		if (found)
			return NULL;
		found = inner;
	}
	return found;
}

pop_status
pop_product_empty(emit *e, const pop_op *product)
{
	unsigned char *zero = POP_NEWN(e->g->a, unsigned char, 16);
	place from = {.kind = PLACE_SPLAT, .splat = zero}, to;

	if (e->op != product) {
		e->bad = "an empty product";
		return POP_OK;
	}
	to = pop_emit_out(e, 0);
	from.dtype = to.dtype;
	from.rank = to.rank;
	memcpy(from.extent, to.extent, sizeof(from.extent));
	return pop_gen_move(e->g, &from, &to);
}

static const pop_value *
output(const emit *e, const pop_op *product, uint32_t i)
{
	return e->op == product ? &product->res[0]
				: e->op->region[0]->last->arg[i];
}

pop_status
pop_epilogue(emit *e, maker *m, const pop_op *product, pop_dtype acc,
	const char **bad)
{
	expr x;
	code *c;
	index_map map = {.rank = product->res[0].type->rank};
	int dim[POP_MAX_RANK];
	uint32_t at;
	val *v = POP_NEWN(e->g->scratch, val, e->op->nres);

	m->nfixed = m->nview;
	pop_expr_init(&x, e->g, m, e->op);
	c = pop_maker_code(m, pop_maker_stage(m, POP_STAGE_MAP));
	pop_expr_stage(&x, c);
	for (unsigned d = 0; d < map.rank; d++) {
		dim[d] = (int)d;
		map.ax[d] = (axis){.dim = (int16_t)d, .mul = 1};
	}
	at = pop_expr_map(&x, &map);
	x.leaf = &product->res[0];
	x.leaf_dtype = acc;
	x.leaf_map = at;
	for (uint32_t i = 0; i < e->op->nres && !x.bad; i++) {
		const pop_value *out = output(e, product, i);

		if (!pop_shape_same_dims(out->type, product->res[0].type))
			x.bad = "an output of another shape";
		else
			v[i] = pop_expr_eval(&x, out, at);
	}
	*bad = x.bad;
	if (c->full || m->nview > POP_LIMIT_VIEWS)
		*bad = "too large an expression";
	for (uint32_t i = 0; i < e->op->nres && !*bad; i++) {
		place to, again;

		POP_TRY(pop_emit_outs(e, i, &to, &again));
		pop_expr_store(&x, &to, dim, v[i]);
		if (again.kind != PLACE_NONE)
			pop_expr_store(&x, &again, dim, v[i]);
	}
	return POP_OK;
}
