/*
 * Makes the fusion ops that fuse.c decided on.
 *
 * Members move into the region of one fusion op at the root's place; values
 * needed outside become its results.  Of members with such values, and of those
 * that several fusions have, copies move: the originals lose their users and
 * are left to dce.  A group of one op without views stays as it is: code
 * generation takes single ops.
 */

#include "lib/pass/fusion.h"

#include <string.h>

static bool
is_lone(const pop_group *g)
{
	return g->ncompute <= 1 && (g->nview == 0 || g->product);
}

static pop_fusion_kind
kind_of(const pop_group *g)
{
	if (g->product)
		return g->product->code == POP_OP_DOT_GENERAL ? POP_FUSION_DOT
							      : POP_FUSION_CONV;
	return g->nreduce ? POP_FUSION_ROW : POP_FUSION_LOOP;
}

static void
set_reduced(pop_graph *graph, pop_op *fusion, const pop_group *g)
{
	int64_t dims[POP_MAX_RANK];
	uint32_t n = 0;

	for (unsigned i = 0; i < g->space.rank; i++)
		if (g->reduced >> i & 1)
			dims[n++] = (int64_t)i;
	pop_attr_set_ints(graph, fusion, POP_ATTR_REDUCE_DIMS, dims, n);
}

/* What stands for m's op in the fusion of g. */
static pop_op *
taken(pop_graph *graph, const pop_group *g, const pop_member *m)
{
	pop_op *op = m->op;

	if (m->output || m->shared || op == g->root || pop_op_nested(op))
		return pop_op_clone(graph, op);
	pop_op_unlink(op);
	for (uint32_t i = 0; i < op->narg; i++) {
		op->arg[i] = pop_value_final(op->arg[i]);
		if (op->arg[i]->aux)
			op->arg[i] = op->arg[i]->aux;
	}
	return op;
}

static void
emit(pop_graph *graph, const pop_group *g)
{
	pop_block *b = g->root->block;
	uint32_t n = 0, k = 0;
	pop_shape *type;
	pop_op *fusion, *ret;

	for (const pop_member *m = g->member; m; m = m->next)
		n += m->output;
	type = POP_NEWN(graph->arena, pop_shape, n);
	for (const pop_member *m = g->member; m; m = m->next)
		if (m->output)
			type[k++] = *m->op->res[0].type;
	fusion = pop_op_new(graph, POP_OP_FUSION, 0, n, type, 1, g->root->loc);
	fusion->region[0] = pop_block_new(b->func, fusion);
	pop_attr_set_int(graph, fusion, POP_ATTR_FUSION_KIND, kind_of(g));
	if (g->nreduce)
		set_reduced(graph, fusion, g);
	ret = pop_op_new(graph, POP_OP_RETURN, n, 0, NULL, 0, g->root->loc);
	k = 0;
	for (const pop_member *m = g->member; m; m = m->next) {
		pop_op *c = taken(graph, g, m);

		pop_block_append(fusion->region[0], c);
		if (m->output)
			ret->arg[k++] = &c->res[0];
	}
	pop_block_append(fusion->region[0], ret);
	pop_op_insert_before(g->root, fusion);
	k = 0;
	for (const pop_member *m = g->member; m; m = m->next) {
		m->op->res[0].aux = NULL;
		if (m->output)
			pop_value_replace(
				graph, &m->op->res[0], &fusion->res[k++]);
	}
}

void
pop_fusion_emit(pop_graph *graph, pop_group *groups)
{
	for (const pop_group *g = groups; g; g = g->next)
		if (!is_lone(g))
			emit(graph, g);
}
