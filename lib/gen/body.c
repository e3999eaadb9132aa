/*
 * Bodies: the code inside reduce, window, scatter, sort.  Arguments arrive by
 * TLOAD, results leave by TSTORE, a complex one as two; constants may be
 * captured, nothing else.
 */

#include "lib/gen/gen_int.h"

static unsigned
parts_of(pop_dtype d)
{
	return pop_dtype_is_complex(d) ? 2 : 1;
}

/* Loads are of what was captured. */
static bool
has_loads(const code *c)
{
	for (uint32_t i = 0; i < c->n; i++)
		if (c->ins[i].op == POP_INS_LOAD ||
			c->ins[i].op == POP_INS_GATHER)
			return true;
	return false;
}

pop_status
pop_expr_body(gen *g, maker *m, const pop_op *op, const pop_block *body)
{
	const pop_op *ret = body->last;
	uint32_t *slot = POP_NEWN(g->scratch, uint32_t, body->narg);
	uint32_t n = 0;
	index_map none = {0};
	code *c;
	expr e;

	if (op->plain)
		pop_gen_know(g, body);
	c = pop_maker_code(m, pop_maker_stage(m, POP_STAGE_MAP));
	pop_expr_init(&e, g, m, NULL);
	pop_expr_stage(&e, c);
	e.inside = e.body = body;
	e.body_slot = slot;
	for (uint32_t i = 0; i < body->narg; i++) {
		slot[i] = n;
		n += parts_of(body->arg[i]->type->dtype);
	}
	n = 0;
	for (uint32_t i = 0; i < ret->narg; i++) {
		pop_dtype d = ret->arg[i]->type->dtype;
		val v = pop_expr_eval(&e, ret->arg[i], pop_expr_map(&e, &none));

		if (e.bad)
			return pop_op_fail(g->g, e.bad_op ? e.bad_op : op,
				g->err, "%s", e.bad);
		for (unsigned k = 0; k < parts_of(d); k++)
			pop_code1(c, POP_INS_TSTORE,
				pop_class_of(pop_dtype_real(d)), v.r[k], n++);
	}
	if (has_loads(c))
		return pop_op_fail(g->g, op, g->err,
			"its body uses a value from outside that is not a "
			"constant");
	pop_code_finish(c);
	return POP_OK;
}

/* A view for each part of p. */
void
pop_maker_parts(maker *m, const place *p, const int *dim, uint8_t io)
{
	for (unsigned k = 0; k < parts_of(p->dtype); k++) {
		place part = pop_place_part(m->g, p, k);
		wide_view w = pop_maker_wide(&part, dim, io);

		pop_maker_new_view(m, &w);
	}
}

/* ---- Planes: two views of one interleaved result may not be written by one
 * step, unless it is a loop or a copy. */

planes
pop_planes_of(gen *g, const place *to)
{
	planes p = {.n = parts_of(to->dtype), .to = *to};
	pop_shape type = {.rank = to->rank};

	p.at[0] = *to;
	type.dtype = (uint8_t)pop_dtype_real(to->dtype);
	for (unsigned d = 0; d < to->rank; d++)
		type.dim[d] = to->extent[d];
	for (unsigned k = 0; p.n > 1 && k < p.n; k++)
		p.at[k] = pop_place_new(g, &type);
	return p;
}

pop_status
pop_planes_fill(gen *g, const planes *p, const place *from)
{
	for (unsigned k = 0; k < p->n; k++) {
		place part = pop_place_part(g, from, k);

		POP_TRY(pop_gen_move(g, &part, &p->at[k]));
	}
	return POP_OK;
}

void
pop_planes_views(maker *m, const planes *p, const int *dim)
{
	for (unsigned k = 0; k < p->n; k++)
		pop_maker_parts(m, &p->at[k], dim, GEN_WRITE);
}

pop_status
pop_planes_join(gen *g, const planes *p)
{
	for (unsigned k = 0; p->n > 1 && k < p->n; k++) {
		place part = pop_place_part(g, &p->to, k);

		POP_TRY(pop_gen_move(g, &p->at[k], &part));
	}
	return POP_OK;
}

unsigned
pop_gen_parts(pop_value *const *v, uint32_t n)
{
	unsigned parts = 0;

	for (uint32_t i = 0; i < n; i++)
		parts += parts_of(v[i]->type->dtype);
	return parts;
}
