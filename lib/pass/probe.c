/*
 * Probes: values recorded under a name, and checks of the n-th record.
 *
 * Only records that a check asks for are kept: for each, a value and whether
 * it was made, and for each name a count.  They are carried through loops and
 * branches in which something is recorded, so that a loop may make any number
 * of turns.
 */

#include "lib/pass/replicate.h"

#include <string.h>

/* A record that is asked for. */
typedef struct record {
	pop_str name;
	int64_t k;
	pop_shape type;
} record;

/* state[3 * i + ...] of record i */
enum { COUNT, VALUE, MADE, EACH };

typedef struct probes {
	pop_graph *g;
	pop_err *err;
	record *rec;
	uint32_t n, cap;
} probes;

static uint32_t
find(const probes *p, const pop_op *op)
{
	pop_str name = pop_attr_text(op, POP_ATTR_STREAM);
	int64_t k = pop_attr_int(op, POP_ATTR_K, 0);
	uint32_t i = 0;

	while (i < p->n &&
		(p->rec[i].k != k || !pop_str_eq(p->rec[i].name, name)))
		i++;
	return i;
}

static void
add(probes *p, const pop_op *op)
{
	if (find(p, op) < p->n)
		return;
	if (p->n == p->cap) {
		uint32_t cap = p->cap ? p->cap * 2 : 8;
		record *r = POP_NEWN(p->g->arena, record, cap);

		if (p->n)
			memcpy(r, p->rec, p->n * sizeof(*r));
		p->rec = r;
		p->cap = cap;
	}
	p->rec[p->n++] = (record){pop_attr_text(op, POP_ATTR_STREAM),
		pop_attr_int(op, POP_ATTR_K, 0), *op->arg[0]->type};
}

static const pop_shape i1 = {.dtype = POP_DT_I1}, i32 = {.dtype = POP_DT_I32};

static pop_value *
number(pop_op *at, int32_t v)
{
	return pop_build_constant(at->block, at, &i32, &v, true);
}

static pop_status
keep(probes *p, pop_op *op, pop_value **state)
{
	pop_str name = pop_attr_text(op, POP_ATTR_STREAM);
	pop_block *b = op->block;

	for (uint32_t i = 0; i < p->n; i++) {
		pop_value **s = &state[EACH * i], *hit;
		pop_op *pick;

		if (!pop_str_eq(p->rec[i].name, name))
			continue;
		if (!pop_shape_eq(&p->rec[i].type, op->arg[0]->type)) {
			char x[POP_SHAPE_TEXT], y[POP_SHAPE_TEXT];

			return pop_op_fail(p->g, op, p->err,
				"operand: got %.150s, expected %.150s as in "
				"the check of it",
				pop_shape_print(x, op->arg[0]->type),
				pop_shape_print(y, &p->rec[i].type));
		}
		hit = pop_build2(b, op, POP_OP_COMPARE, &i1, s[COUNT],
			number(op, (int32_t)p->rec[i].k));
		pop_attr_set_int(p->g, hit->def, POP_ATTR_DIRECTION, 0);
		pick = pop_op_new(
			p->g, POP_OP_SELECT, 3, 1, &p->rec[i].type, 0, op->loc);
		pick->arg[0] = hit;
		pick->arg[1] = op->arg[0];
		pick->arg[2] = s[VALUE];
		pop_op_insert_before(op, pick);
		s[VALUE] = &pick->res[0];
		s[MADE] = pop_build2(b, op, POP_OP_OR, &i1, s[MADE], hit);
		s[COUNT] = pop_build2(
			b, op, POP_OP_ADD, &i32, s[COUNT], number(op, 1));
	}
	pop_value_replace(p->g, &op->res[0], op->arg[0]);
	pop_op_unlink(op);
	return POP_OK;
}

static void
expect(probes *p, pop_op *at, pop_value *got, pop_value *want)
{
	pop_op *op = pop_op_new(p->g, POP_OP_EXPECT_EQ, 2, 0, NULL, 0, at->loc);

	op->arg[0] = got;
	op->arg[1] = want;
	pop_op_insert_before(at, op);
}

static void
check(probes *p, pop_op *op, pop_value **state)
{
	static const unsigned char yes = 1;
	pop_value **s = &state[EACH * find(p, op)];

	expect(p, op, s[MADE],
		pop_build_constant(op->block, op, &i1, &yes, true));
	expect(p, op, s[VALUE], op->arg[0]);
	pop_op_unlink(op);
}

static pop_status walk(probes *p, pop_block *b, pop_value **state);

static bool
records(const pop_op *op)
{
	pop_walk w;

	for (uint32_t r = 0; r < op->nregion; r++)
		for (const pop_op *o = pop_walk_first(&w, op->region[r]); o;
			o = pop_walk_next(&w))
			if (o->code == POP_OP_PROBE ||
				o->code == POP_OP_EXPECT_PROBE)
				return true;
	return false;
}

static void
append(probes *p, pop_op *op, pop_value *const *v, uint32_t n)
{
	pop_value **arg = POP_NEWN(p->g->arena, pop_value *, op->narg + n);

	for (uint32_t i = 0; i < op->narg; i++)
		arg[i] = op->arg[i];
	for (uint32_t i = 0; i < n; i++)
		arg[op->narg + i] = v[i];
	op->arg = arg;
	op->narg += n;
}

/* The state goes into each region, as an argument of loops, and comes out as
 * results. */
static pop_status
through(probes *p, pop_op *op, pop_value **state)
{
	uint32_t n = EACH * p->n, nres = op->nres;
	bool loop = op->code == POP_OP_WHILE;
	pop_shape *type = POP_NEWN(p->g->arena, pop_shape, nres + n);
	pop_value **in = POP_NEWN(p->g->arena, pop_value *, n);
	pop_op *to;

	for (uint32_t i = 0; i < nres; i++)
		type[i] = *op->res[i].type;
	for (uint32_t i = 0; i < n; i++)
		type[nres + i] = *state[i]->type;
	if (loop)
		append(p, op, state, n);
	to = pop_op_remake(p->g, op, op->narg, op->arg, nres + n, type);
	for (uint32_t r = 0; r < to->nregion; r++) {
		pop_block *b = to->region[r];

		for (uint32_t i = 0; i < n; i++)
			in[i] = loop ? pop_block_add_arg(b, &type[nres + i])
				     : state[i];
		POP_TRY(walk(p, b, in));
		if (!loop || r == 1)
			append(p, b->last, in, n);
	}
	for (uint32_t i = 0; i < nres; i++)
		pop_value_replace(p->g, &op->res[i], &to->res[i]);
	for (uint32_t i = 0; i < n; i++)
		state[i] = &to->res[nres + i];
	return POP_OK;
}

static pop_status
walk(probes *p, pop_block *b, pop_value **state)
{
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		if (op->code == POP_OP_PROBE)
			POP_TRY(keep(p, op, state));
		else if (op->code == POP_OP_EXPECT_PROBE)
			check(p, op, state);
		else if (records(op))
			POP_TRY(through(p, op, state));
	}
	return POP_OK;
}

pop_status
pop_expand_probes(pop_graph *g, pop_err *err)
{
	static const unsigned char no;
	probes p = {.g = g, .err = err};
	pop_block *b = g->main->body;
	pop_value **state;
	pop_walk w;

	for (const pop_op *op = pop_walk_first(&w, b); op;
		op = pop_walk_next(&w))
		if (op->code == POP_OP_EXPECT_PROBE)
			add(&p, op);
	state = POP_NEWN(g->arena, pop_value *, (size_t)EACH * p.n);
	for (uint32_t i = 0; i < p.n; i++) {
		state[EACH * i + COUNT] = number(b->first, 0);
		state[EACH * i + VALUE] = pop_zeros(b->first, &p.rec[i].type);
		state[EACH * i + MADE] =
			pop_build_constant(b, b->first, &i1, &no, true);
	}
	POP_TRY(walk(&p, b, state));
	pop_graph_resolve(g);
	return POP_OK;
}
