/*
 * reduce on its own: monoids become rows or columns, other bodies a fold.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

/* Reductions over nothing are their initial values. */
static pop_status
emit_initial(emit *e)
{
	uint32_t n = e->op->nres;

	for (uint32_t i = 0; i < n; i++) {
		place from = pop_place_of(e->g, e->op->arg[n + i]);
		place to = pop_emit_out(e, i);

		from.rank = to.rank;
		memcpy(from.extent, to.extent, sizeof(from.extent));
		memset(from.stride, 0, sizeof(from.stride));
		POP_TRY(pop_gen_move(e->g, &from, &to));
	}
	return POP_OK;
}

/* Step dims: kept ones, then reduced ones.  in: by operand dim; out: by
 * result dim. */
static unsigned
add_dims(maker *m, const pop_op *op, int *in, int *out)
{
	const pop_shape *s = op->arg[0]->type;
	const uint32_t set = pop_attr_bits(op, POP_ATTR_DIMS);
	unsigned kept = 0;

	for (unsigned d = 0; d < s->rank; d++) {
		if (!(set >> d & 1))
			out[kept++] = in[d] = (int)pop_maker_dim(m, s->dim[d]);
	}
	for (unsigned d = 0; d < s->rank; d++) {
		if (set >> d & 1)
			in[d] = (int)pop_maker_dim(m, s->dim[d]);
	}
	return kept;
}

static pop_status
emit_fold(emit *e)
{
	const pop_op *op = e->op;
	gen *g = e->g;
	uint32_t n = op->nres;
	planes *p = POP_NEWN(g->a, planes, n);
	int in[POP_MAX_RANK], out[POP_MAX_RANK];
	unsigned kept, nred;
	maker m;

	pop_maker_init(&m, g, POP_STEP_FOLD);
	kept = add_dims(&m, op, in, out);
	for (uint32_t i = 0; i < 2 * n; i++) {
		place from;

		POP_TRY(pop_place_mem(g, op->arg[i], &from));
		pop_maker_parts(&m, &from, in, GEN_READ);
	}
	for (uint32_t i = 0; i < n; i++) {
		place to = pop_emit_out(e, i);

		p[i] = pop_planes_of(g, &to);
		pop_planes_views(&m, &p[i], out);
	}
	POP_TRY(pop_expr_body(g, &m, op, op->region[0]));
	kept = pop_maker_merge(&m, 0, kept);
	nred = pop_maker_merge(&m, kept, m.ndim);
	if (!nred) {
		pop_maker_dim(&m, 1);
		nred = 1;
	}
	pop_maker_param(&m, pop_gen_parts(op->arg, n));
	pop_maker_param(&m, nred);
	POP_TRY(pop_maker_commit(&m));
	for (uint32_t i = 0; i < n; i++)
		POP_TRY(pop_planes_join(g, &p[i]));
	return POP_OK;
}

pop_status
pop_emit_reduce(emit *e)
{
	if (pop_shape_elements(e->op->res[0].type) == 0) {
		for (uint32_t i = 0; i < e->op->nres; i++)
			pop_emit_out(e, i);
		return POP_OK;
	}
	if (pop_shape_elements(e->op->arg[0]->type) == 0)
		return emit_initial(e);
	if (pop_row_is_monoid(e->op)) {
		POP_TRY(pop_emit_row(e));
		if (!e->bad)
			return POP_OK;
		e->bad = NULL;
	}
	return emit_fold(e);
}
