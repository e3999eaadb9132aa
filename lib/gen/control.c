/*
 * while, case, if, expectations.
 *
 * A while has two buffers for each value that its body changes: `in`, read by
 * condition and body, and `out`, written by the body; share.c makes them one
 * where it can.  Values that the body returns as they came have none.
 */

#include "lib/gen/gen_int.h"

#include "lib/num/convert.h"
#include "lib/num/scalar.h"

static uint32_t
role_buffer(gen *g, const pop_shape *type, gen_role role, place *at)
{
	*at = pop_place_new(g, type);
	/* Nothing travels in a buffer of no bytes. */
	if (g->buf[at->buffer].bytes)
		g->buf[at->buffer].role = (uint8_t)role;
	return at->buffer;
}

/* ---- Known trip counts. */

/* v, or what the fusions that make it return for it. */
static const pop_value *
seen_through(const pop_value *v)
{
	while (v->def && v->def->code == POP_OP_FUSION)
		v = v->def->region[0]->last->arg[v->index];
	return v;
}

static bool
constant_int(const pop_value *v, int64_t *out)
{
	const pop_dense *d = pop_value_splat(seen_through(v));

	if (!d || pop_dtype_info_of[d->type.dtype].cls != POP_DTC_INT)
		return false;
	*out = (int64_t)pop_load_int(d->type.dtype, d->data);
	return true;
}

/* i < n with i from a constant, advanced by a constant: how often. */
static int64_t
trip_count(const pop_op *op)
{
	const pop_block *cond = op->region[0], *body = op->region[1];
	const pop_op *cmp = seen_through(cond->last->arg[0])->def, *add;
	const pop_value *i;
	int64_t from, to, step, way;
	uint32_t k;

	if (!cmp || cmp->code != POP_OP_COMPARE || cmp->arg[0]->type->rank != 0)
		return -1;
	i = cmp->arg[0];
	for (k = 0; k < cond->narg && cond->arg[k] != i; k++)
		;
	if (k == cond->narg || !constant_int(cmp->arg[1], &to) ||
		!constant_int(op->arg[k], &from))
		return -1;
	if (pop_attr_int(cmp, POP_ATTR_DIRECTION, -1) == POP_LE &&
		to < INT32_MAX)
		to++;
	else if (pop_attr_int(cmp, POP_ATTR_DIRECTION, -1) != POP_LT)
		return -1;
	add = seen_through(body->last->arg[k])->def;
	if (!add || add->code != POP_OP_ADD)
		return -1;
	if (!(add->arg[0] == body->arg[k] &&
		    constant_int(add->arg[1], &step)) &&
		!(add->arg[1] == body->arg[k] &&
			constant_int(add->arg[0], &step)))
		return -1;
	if (step <= 0 || to <= from)
		return to <= from ? 0 : -1;
	if (__builtin_sub_overflow(to, from, &way) ||
		__builtin_add_overflow(way, step - 1, &way))
		return -1;
	return way / step;
}

/* ---- while. */

typedef struct carries {
	place *in, *out;
	bool *moves; /* the body returns another value */
} carries;

static void
carry_buffer(gen *g, const pop_op *op, uint32_t i, gen_role role, place *at)
{
	role_buffer(g, op->arg[i]->type, role, at);
	pop_layout_set(&op->res[i], at);
}

static pop_status
enter_loop(gen *g, const pop_op *op, carries *c)
{
	const pop_block *cond = op->region[0], *body = op->region[1];

	for (uint32_t i = 0; i < op->narg; i++) {
		c->moves[i] = body->last->arg[i] != body->arg[i];
		if (c->moves[i]) {
			carry_buffer(g, op, i, ROLE_CARRY_IN, &c->in[i]);
			POP_TRY(pop_emit_into(g, op->arg[i], &c->in[i]));
		} else {
			c->in[i] = pop_place_of(g, op->arg[i]);
		}
		pop_place_put(g, cond->arg[i], &c->in[i]);
		pop_place_put(g, body->arg[i], &c->in[i]);
	}
	return POP_OK;
}

static pop_status
leave_body(gen *g, const pop_op *op, carries *c)
{
	const pop_op *ret = op->region[1]->last;

	for (uint32_t i = 0; i < op->narg; i++) {
		if (!c->moves[i])
			continue;
		carry_buffer(g, op, i, ROLE_CARRY_OUT, &c->out[i]);
		POP_TRY(pop_emit_into(g, ret->arg[i], &c->out[i]));
	}
	return POP_OK;
}

/* What users find: the carries as they are, or laid out as they want them. */
static pop_status
put_results(gen *g, const pop_op *op, const carries *c)
{
	for (uint32_t i = 0; i < op->nres; i++) {
		place at = c->in[i];

		if (pop_gen_info(&op->res[i])->restored) {
			at = pop_place_new(g, op->res[i].type);
			POP_TRY(pop_gen_move(g, &c->in[i], &at));
		}
		pop_place_put(g, &op->res[i], &at);
	}
	return POP_OK;
}

static pop_status
commit_while(gen *g, const pop_op *op, carries *c, int64_t trip,
	const place *pred, uint32_t *region)
{
	maker m;
	int64_t n = 0;

	pop_maker_init(&m, g, POP_STEP_WHILE);
	m.region = region;
	m.nregion = 2;
	if (trip < 0) {
		wide_view w = pop_maker_wide(pred, NULL, GEN_READ);

		pop_maker_new_view(&m, &w);
	}
	pop_maker_param(&m, trip);
	pop_maker_param(&m, 0);
	for (uint32_t i = 0; i < op->narg; i++) {
		if (!c->moves[i] || g->buf[c->in[i].buffer].bytes == 0)
			continue;
		pop_maker_param(&m, c->in[i].buffer);
		pop_maker_param(&m, c->out[i].buffer);
		n++;
	}
	m.param[POP_WHILE_NCARRY] = n;
	return pop_maker_commit(&m);
}

pop_status
pop_emit_while(emit *e)
{
	gen *g = e->g;
	const pop_op *op = e->op;
	uint32_t outer = g->cur, *region = POP_NEWN(g->a, uint32_t, 2);
	const bool in_loop = g->in_loop;
	int64_t trip = trip_count(op);
	carries c;
	place pred = {0};

	c.in = POP_NEWN(g->a, place, op->narg);
	c.out = POP_NEWN(g->a, place, op->narg);
	c.moves = POP_NEWN(g->a, bool, op->narg);
	POP_TRY(enter_loop(g, op, &c));
	if (!in_loop)
		g->before = outer;
	g->in_loop = true;
	g->cur = region[0] = pop_gen_region(g);
	if (trip < 0) {
		POP_TRY(pop_emit_block(g, op->region[0]));
		POP_TRY(pop_place_mem(g, op->region[0]->last->arg[0], &pred));
	}
	g->cur = region[1] = pop_gen_region(g);
	POP_TRY(pop_emit_block(g, op->region[1]));
	POP_TRY(leave_body(g, op, &c));
	g->cur = outer;
	g->in_loop = in_loop;
	POP_TRY(commit_while(g, op, &c, trip, &pred, region));
	return put_results(g, op, &c);
}

/* ---- case, if. */

pop_status
pop_emit_case(emit *e)
{
	gen *g = e->g;
	const pop_op *op = e->op;
	uint32_t outer = g->cur, n = op->nregion;
	uint32_t *region = POP_NEWN(g->a, uint32_t, n);
	place *to = POP_NEWN(g->a, place, op->nres), at;
	wide_view w;
	maker m;

	POP_TRY(pop_place_mem(g, op->arg[0], &at));
	for (uint32_t i = 0; i < op->nres; i++)
		role_buffer(g, op->res[i].type, ROLE_BRANCHES, &to[i]);
	for (uint32_t k = 0; k < n; k++) {
		const pop_op *ret = op->region[k]->last;

		g->cur = region[k] = pop_gen_region(g);
		POP_TRY(pop_emit_block(g, op->region[k]));
		for (uint32_t i = 0; i < op->nres; i++)
			POP_TRY(pop_emit_into(g, ret->arg[i], &to[i]));
	}
	g->cur = outer;
	for (uint32_t i = 0; i < op->nres; i++) {
		g->buf[to[i].buffer].branch_region = region[0];
		pop_place_put(g, &op->res[i], &to[i]);
	}
	pop_maker_init(&m, g, POP_STEP_CASE);
	w = pop_maker_wide(&at, NULL, GEN_READ);
	pop_maker_new_view(&m, &w);
	m.region = region;
	m.nregion = n;
	return pop_maker_commit(&m);
}

/* ---- Expectations. */

pop_status
pop_emit_expect(emit *e)
{
	const pop_op *op = e->op;
	int dim[POP_MAX_RANK];
	maker m;

	pop_maker_init(&m, e->g, POP_STEP_EXPECT);
	for (unsigned d = 0; d < op->arg[0]->type->rank; d++)
		dim[d] = (int)pop_maker_dim(&m, op->arg[0]->type->dim[d]);
	for (uint32_t i = 0; i < 2; i++) {
		place p;
		wide_view w;

		POP_TRY(pop_place_mem(e->g, op->arg[i], &p));
		w = pop_maker_wide(&p, dim, GEN_READ);
		pop_maker_new_view(&m, &w);
	}
	if (op->code == POP_OP_EXPECT_EQ) {
		pop_maker_param(&m, POP_EXPECT_EQ);
		pop_maker_param(&m, 0);
		pop_maker_param(&m, 0);
	} else if (op->code == POP_OP_EXPECT_CLOSE) {
		pop_maker_param(&m, POP_EXPECT_ULP);
		pop_maker_param(&m, pop_attr_int(op, POP_ATTR_MAX_ULP, 3));
		pop_maker_param(&m, pop_attr_int(op, POP_ATTR_MIN_ULP, 0));
	} else {
		const pop_attr *a = pop_attr_find(op, POP_ATTR_TOLERANCE);

		pop_maker_param(&m, POP_EXPECT_ALMOST);
		pop_maker_param(&m, (int64_t)pop_f64_bits(a ? a->real : 0.001));
		pop_maker_param(&m, 0);
	}
	return pop_maker_commit(&m);
}

const int64_t *
pop_gen_next_carry(const gen *g, gen_carry_at *at)
{
	for (; at->region < g->nregion; at->region++, at->step = 0)
		for (; at->step < g->region[at->region].n;
			at->step++, at->carry = 0) {
			const gen_step *t =
				&g->region[at->region].step[at->step];
			int64_t i = at->carry;

			if (t->gone || t->s.kind != POP_STEP_WHILE ||
				i == t->s.param[POP_WHILE_NCARRY])
				continue;
			at->carry++;
			return &t->s.param[POP_WHILE_PARAMS + 2 * i];
		}
	return NULL;
}
