/*
 * The pass replicate: which devices there are, and what that means for the
 * entry; devices.c does the work.
 */

#include "lib/pass/replicate.h"

#include <string.h>

/* ---- The entry. */

static pop_status
add_devices(pop_rep *r, pop_func *f)
{
	pop_op *first = f->body->first;

	for (uint32_t i = 0; i < f->body->narg; i++) {
		pop_value *old = f->body->arg[i];
		pop_value *v = POP_NEW(r->g->arena, pop_value);
		pop_value **at = pop_rep_row(r);
		pop_shape type;

		*v = *old;
		v->nuse = v->mark = 0;
		f->body->arg[i] = v;
		if (old->type->dtype == POP_DT_TOKEN) {
			pop_value_replace(r->g, old, v);
			continue;
		}
		POP_TRY(pop_rep_with_devices(r, first, old->type, &type));
		v->type = pop_graph_type(r->g, &type);
		for (uint32_t d = 0; d < r->grid.n; d++)
			at[d] = pop_rep_part(first, v, d);
		pop_rep_stand_for(r, old, at);
	}
	return POP_OK;
}

static pop_status
finish_results(pop_rep *r, pop_func *f)
{
	pop_op *ret = f->body->last;

	for (uint32_t i = 0; i < f->nres; i++) {
		pop_value *v = pop_value_final(ret->arg[i]);

		if (v->type->dtype == POP_DT_TOKEN) {
			ret->arg[i] = pop_rep_value(r, v, 0);
			continue;
		}
		if (!r->whole && v->mark)
			return pop_op_fail(r->g, ret, r->err,
				"result %u: got a value for each of %u "
				"devices, expected one for all; see shard_map "
				"and manual computations",
				i, r->grid.n);
		if (r->whole)
			POP_TRY(pop_rep_stacked(r, ret, v, &ret->arg[i]));
		f->res_type[i] = *ret->arg[i]->type;
	}
	if (r->nout)
		pop_host_outputs(r->g, r->out_op, r->out, r->nout);
	return POP_OK;
}

typedef struct survey {
	bool distributed; /* outside of run_parallel */
	bool any, tokens, probes;
	uint32_t cut; /* devices of shard and unshard; 0: none */
} survey;

static void
clear(pop_value *v, survey *s)
{
	v->mark = v->nuse = 0;
	v->aux = NULL;
	s->tokens |= v->type->dtype == POP_DT_TOKEN;
}

/* The devices that shard and unshard speak of. */
static pop_status
look_at_cut(pop_graph *g, survey *s, const pop_op *op, pop_err *err)
{
	uint32_t n;

	pop_attr_ints(op, POP_ATTR_REPLICA_GROUPS, &n);
	if (!s->cut)
		s->cut = n;
	if (n == s->cut)
		return POP_OK;
	return pop_op_fail(g, op, err,
		"devices: got %u, expected %u as before in this program", n,
		s->cut);
}

static pop_status
look_at_op(pop_graph *g, survey *s, pop_op *op, bool inside, pop_err *err)
{
	op->mark = 0;
	for (uint32_t i = 0; i < op->nres; i++)
		clear(&op->res[i], s);
	for (uint32_t k = 0; k < op->nregion; k++)
		for (uint32_t i = 0; i < op->region[k]->narg; i++)
			clear(op->region[k]->arg[i], s);
	s->probes |=
		op->code == POP_OP_PROBE || op->code == POP_OP_EXPECT_PROBE;
	if (!pop_op_is_distributed(op))
		return POP_OK;
	s->any = true;
	if (op->code == POP_OP_SHARD || op->code == POP_OP_UNSHARD)
		return look_at_cut(g, s, op, err);
	s->distributed |= op->code != POP_OP_RUN_PARALLEL && !inside;
	return POP_OK;
}

/* What there is; clears all scratch on the way. */
static pop_status
look(pop_graph *g, survey *s, pop_err *err)
{
	const pop_block *b = g->main->body;
	bool inside = false;
	uint32_t depth = 0; /* of the run_parallel around */
	pop_walk w;

	for (uint32_t i = 0; i < b->narg; i++)
		clear(b->arg[i], s);
	for (pop_op *op = pop_walk_first(&w, b); op; op = pop_walk_next(&w)) {
		if (inside && w.depth <= depth)
			inside = false;
		POP_TRY(look_at_op(g, s, op, inside, err));
		if (op->code == POP_OP_RUN_PARALLEL && !inside) {
			inside = true;
			depth = w.depth;
		}
	}
	return POP_OK;
}

static pop_status
choose_grid(pop_rep *r, const survey *s)
{
	pop_graph *g = r->g;
	uint64_t n = (uint64_t)g->num_replicas * g->num_partitions;

	r->grid = (pop_grid){1, 1, 1};
	if (s->cut && n > 1 && n != s->cut)
		return pop_fail(r->err, POP_E_INPUT,
			"%s: manual regions are for %u devices, the module for "
			"%u replicas and %u partitions",
			g->file, s->cut, g->num_replicas, g->num_partitions);
	if (s->cut && n == 1)
		r->grid = (pop_grid){1, s->cut, s->cut};
	r->whole =
		!s->cut && (g->num_replicas > 1 || (n > 1 && s->distributed));
	if (!s->cut && !r->whole)
		return POP_OK;
	if (n > POP_LIMIT_DEVICES)
		return pop_fail(r->err, POP_E_INPUT,
			"%s: %u replicas and %u partitions are more than %d "
			"devices",
			g->file, g->num_replicas, g->num_partitions,
			POP_LIMIT_DEVICES);
	if (n > 1)
		r->grid = (pop_grid){
			g->num_replicas, g->num_partitions, (uint32_t)n};
	return POP_OK;
}

pop_status
pop_pass_replicate(pop_graph *g, pop_err *err)
{
	pop_rep r = {.g = g, .err = err};
	survey s = {.cut = 0};

	/* A graph without an entry is only looked at. */
	if (!g->main)
		return POP_OK;
	POP_TRY(look(g, &s, err));
	g->marked = true;
	POP_TRY(choose_grid(&r, &s));
	if (r.whole)
		POP_TRY(add_devices(&r, g->main));
	if (s.any || r.whole) {
		POP_TRY(pop_rep_block(&r, g->main->body));
		POP_TRY(finish_results(&r, g->main));
		pop_graph_resolve(g);
	}
	if (s.probes)
		POP_TRY(pop_expand_probes(g, err));
	if (s.tokens)
		pop_drop_tokens(g);
	return POP_OK;
}
