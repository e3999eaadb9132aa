/*
 * Cuts: where an iteration space changes from one operand of a concatenate to
 * the next, or from padding to what is padded.  Between cuts every point takes
 * the same way through the expression, so that each box becomes a loop without
 * predicates.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

/* A value whose way is still to be followed, and how it is read. */
typedef struct pending {
	const pop_value *v;
	uint32_t map;
} pending;

typedef struct cutter {
	expr *e;
	cuts *out;
	pop_intmap seen;
	/* A stack of its own: expressions nest by thousands. */
	pending *todo;
	uint32_t ntodo, cap;
} cutter;

/* Has v, as read through m, followed once. */
static void
follow(cutter *c, const pop_value *v, const index_map *m)
{
	uint32_t map;
	void **at;

	if (!pop_expr_inside(c->e, v))
		return;
	map = pop_expr_map(c->e, m);
	at = pop_intmap_at(
		&c->seen, (uint64_t)pop_gen_info(v)->number << 32 | map);
	if (*at)
		return;
	*at = c;
	GEN_PUSH(c->e->g->scratch, c->todo, c->ntodo, c->cap);
	c->todo[c->ntodo - 1] = (pending){v, map};
}

static int64_t
floor_div(int64_t a, int64_t b)
{
	return a / b - (a % b < 0);
}

/* Cuts where the index along x reaches `at`. */
static void
cut(cutter *c, const axis *x, int64_t at)
{
	cuts *out = c->out;
	int64_t p;
	uint32_t n;

	if (x->dim < 0 || x->mul == 0)
		return;
	if (x->mul > 0)
		p = -floor_div(x->add - at, x->mul);
	else
		p = floor_div(x->add - at, -x->mul) + 1;
	if (p <= 0 || p >= c->e->m->extent[x->dim])
		return;
	for (n = 0; n < out->n[x->dim] && out->at[x->dim][n] < p;)
		n++;
	if (n < out->n[x->dim] && out->at[x->dim][n] == p)
		return;
	GEN_PUSH(c->e->g->scratch, out->at[x->dim], out->n[x->dim],
		out->cap[x->dim]);
	memmove(out->at[x->dim] + n + 1, out->at[x->dim] + n,
		(out->n[x->dim] - 1 - n) * sizeof(int64_t));
	out->at[x->dim][n] = p;
}

static void
follow_concatenate(cutter *c, const pop_op *op, const index_map *m)
{
	int64_t dim = pop_attr_int(op, POP_ATTR_DIM, 0), at = 0;
	index_map in = *m;

	for (uint32_t i = 0; i < op->narg; i++) {
		follow(c, op->arg[i], &in);
		at += op->arg[i]->type->dim[dim];
		in.ax[dim].add = m->ax[dim].add - at;
		cut(c, &m->ax[dim], at);
	}
}

static void
follow_pad(cutter *c, const pop_op *op, const index_map *m)
{
	uint32_t n;
	const int64_t *low = pop_attr_ints(op, POP_ATTR_LOW, &n);
	index_map in = *m, none = {0};

	for (unsigned d = 0; d < m->rank; d++) {
		cut(c, &m->ax[d], low[d]);
		cut(c, &m->ax[d], low[d] + op->arg[0]->type->dim[d]);
		in.ax[d].add -= low[d];
	}
	follow(c, op->arg[0], &in);
	follow(c, op->arg[1], &none);
}

static void
follow_gather(cutter *c, const pop_op *op, const index_map *m)
{
	uint32_t n;
	index_map in;

	(void)pop_attr_ints(op, POP_ATTR_INDEX_MAP, &n);
	for (uint32_t i = 0; i < n; i++) {
		pop_gather_index_map(op, m, i, &in);
		follow(c, op->arg[1], &in);
	}
}

static void
follow_op(cutter *c, const pop_op *op, uint32_t index, const index_map *m)
{
	index_map in = {0};

	if (op->code == POP_OP_CONCATENATE) {
		follow_concatenate(c, op, m);
	} else if (op->code == POP_OP_PAD) {
		follow_pad(c, op, m);
	} else if (op->code == POP_OP_GATHER) {
		follow_gather(c, op, m);
	} else if (op->code == POP_OP_OPTIMIZATION_BARRIER) {
		follow(c, op->arg[index], m);
	} else if (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) {
		for (uint32_t i = 0; i < op->narg; i++)
			follow(c, op->arg[i],
				op->arg[i]->type->rank == 0 ? &in : m);
	} else if (pop_op_info_of[op->code].traits & POP_TRAIT_VIEW ||
		   op->code == POP_OP_DYNAMIC_SLICE) {
		if (pop_expr_through(c->e, op, 0, m, &in))
			follow(c, op->arg[0], &in);
	} else if (op->code == POP_OP_BITCAST_CONVERT &&
		   op->arg[0]->type->rank == m->rank) {
		follow(c, op->arg[0], m);
	}
}

void
pop_expr_cuts(expr *e, const pop_value *v, uint32_t map, cuts *out)
{
	cutter c = {.e = e, .out = out, .seen = {.arena = e->g->scratch}};
	index_map m = e->map[map];

	follow(&c, v, &m);
	while (c.ntodo) {
		pending p = c.todo[--c.ntodo];

		m = e->map[p.map];
		follow_op(&c, p.v->def, p.v->index, &m);
	}
}
