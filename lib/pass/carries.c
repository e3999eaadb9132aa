/*
 * Loop carries that are not needed.
 *
 * A carry that the body returns unchanged is the initial value: uses inside
 * the loop and the result become captures of it.  A carry that only feeds
 * itself and whose result nobody uses is dropped with its computation; what
 * feeds only dropped carries follows in dce.  A carry that grows as the counter
 * does is the counter, plus what lies between them: then range.c knows where it
 * lies.  All of them shrink the `while` op.
 */

#include "lib/pass/pass.h"

#include <string.h>

#include "lib/ir/site.h"

/* Marks, on the body's arguments and through the body, what the kept carries
 * need; a carry needed is kept, to a fixed point. */
struct loop {
	pop_op *op;
	pop_block *cond, *body;
	pop_op *ret;
	bool *keep;
};

static void
need_value(struct loop *l, pop_value *v, bool *changed)
{
	/* Loops inside have been visited: what they carried may be ours. */
	v = pop_value_final(v);
	if (!v->def && (v->block == l->body || v->block == l->cond) &&
		!l->keep[v->index]) {
		l->keep[v->index] = true;
		*changed = true;
	}
	if (v->def && v->def->block && !v->def->mark) {
		v->def->mark = 1;
		*changed = true;
	}
}

static void need_block(struct loop *l, pop_block *b, bool *changed);

static void
need_op(struct loop *l, pop_op *op, bool *changed)
{
	for (uint32_t i = 0; i < op->narg; i++)
		need_value(l, op->arg[i], changed);
	for (uint32_t i = 0; i < op->nregion; i++)
		need_block(l, op->region[i], changed);
}

/* All of a nested block counts as needed. */
static void
need_block(struct loop *l, pop_block *b, bool *changed)
{
	POP_FOR_EACH_OP(op, b)
		need_op(l, op, changed);
}

static void
find_needed(struct loop *l)
{
	bool changed = true;

	POP_FOR_EACH_OP(op, l->body)
		op->mark = pop_op_has_effect(op);
	for (uint32_t i = 0; i < l->op->narg; i++)
		l->keep[i] = l->op->res[i].nuse > 0;
	need_block(l, l->cond, &changed);
	while (changed) {
		changed = false;
		for (uint32_t i = 0; i < l->op->narg; i++)
			if (l->keep[i])
				need_value(l, l->ret->arg[i], &changed);
		POP_FOR_EACH_OP_REV(op, l->body)
			if (op->mark == 1 && op != l->ret) {
				op->mark = 2;
				need_op(l, op, &changed);
			}
	}
}

static void
replace_invariant(struct loop *l, uint32_t i)
{
	pop_graph *g = l->op->block->func->graph;
	pop_value *init = l->op->arg[i];

	pop_value_replace(g, l->body->arg[i], init);
	pop_value_replace(g, l->cond->arg[i], init);
	pop_value_replace(g, &l->op->res[i], init);
	l->keep[i] = false;
}

static void
drop_arg(pop_block *b, const bool *keep)
{
	uint32_t k = 0;

	for (uint32_t i = 0; i < b->narg; i++)
		if (keep[i]) {
			b->arg[k] = b->arg[i];
			b->arg[k]->index = k;
			k++;
		}
	b->narg = k;
}

/* ---- Carries that grow as the counter does. */

/* v + by, before `at`. */
static pop_value *
sum_before(pop_op *at, pop_value *v, int64_t by)
{
	const pop_site s = pop_site_before(at);

	return by ? pop_site_binary(&s, POP_OP_ADD, v,
			    pop_site_integer(&s, v->type, (uint64_t)by))
		  : v;
}

static void
replace_twin(struct loop *l, uint32_t i, uint32_t counter, int64_t by)
{
	pop_graph *g = l->op->block->func->graph;
	pop_value *res = l->op->res;

	pop_value_replace(g, l->body->arg[i],
		sum_before(l->body->first, l->body->arg[counter], by));
	pop_value_replace(g, l->cond->arg[i],
		sum_before(l->cond->first, l->cond->arg[counter], by));
	if (res[i].nuse > 0)
		pop_value_replace(
			g, &res[i], sum_before(l->op->next, &res[counter], by));
	res[counter].nuse += res[i].nuse;
	res[i].nuse = 0;
}

/* Sums wrap, so it does not matter how far apart they are. */
static void
replace_twins(struct loop *l)
{
	const pop_op *op = l->op;
	int64_t step, first, other, from;
	uint32_t counter;

	if (pop_while_trip(op, &counter) < 0 ||
		!pop_while_step(op, counter, &step) ||
		!pop_value_integers(op->arg[counter], 1, &first))
		return;
	for (uint32_t i = 0; i < op->narg; i++)
		if (i != counter &&
			pop_shape_eq(
				op->arg[i]->type, op->arg[counter]->type) &&
			pop_while_step(op, i, &other) && other == step &&
			pop_value_integers(op->arg[i], 1, &from))
			replace_twin(l, i, counter,
				(int64_t)((uint64_t)from - (uint64_t)first));
}

/* ---- */

/* A narrower loop in place of the old one. */
static void
rebuild(pop_graph *g, struct loop *l)
{
	pop_op *old = l->op, *w;
	pop_shape *type = POP_NEWN(g->arena, pop_shape, old->narg);
	uint32_t n = 0;

	for (uint32_t i = 0; i < old->narg; i++) {
		if (!l->keep[i])
			continue;
		type[n] = *old->res[i].type;
		old->arg[n] = old->arg[i];
		l->ret->arg[n++] = l->ret->arg[i];
	}
	w = pop_op_remake(g, old, n, old->arg, n, type);
	l->ret->narg = n;
	drop_arg(l->cond, l->keep);
	drop_arg(l->body, l->keep);
	for (uint32_t i = 0, k = 0; i < old->nres; i++)
		if (l->keep[i])
			pop_value_replace(g, &old->res[i], &w->res[k++]);
}

static void
visit(pop_graph *g, pop_op *op)
{
	struct loop l = {.op = op,
		.cond = op->region[0],
		.body = op->region[1],
		.ret = op->region[1]->last};
	bool narrower = false;

	if (!op->narg)
		return;
	l.keep = POP_NEWN(g->arena, bool, op->narg);
	replace_twins(&l);
	find_needed(&l);
	for (uint32_t i = 0; i < op->narg; i++) {
		if (l.ret->arg[i] == l.body->arg[i])
			replace_invariant(&l, i);
		narrower |= !l.keep[i];
	}
	if (narrower)
		rebuild(g, &l);
}

static void
walk(pop_graph *g, pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			walk(g, op->region[i]);
		if (op->code == POP_OP_WHILE)
			visit(g, op);
	}
}

pop_status
pop_pass_carries(pop_graph *g, pop_err *err)
{
	if (!pop_graph_may_have(g, POP_OP_WHILE))
		return pop_pass_dce(g, err);
	pop_graph_count_uses(g);
	g->marked = true;
	for (uint32_t i = 0; i < g->nfunc; i++)
		walk(g, g->func[i]->body);
	return pop_pass_dce(g, err);
}
