/*
 * Choices between a value and updates of it, select(p, x, put(x, v, i)): what
 * is written is chosen instead, put(x, select(p, x[i], v), i).  So that is read
 * and chosen alone, and the update can be done in place; stacks and buffers
 * that a loop adds to under a condition are written so.
 *
 * Updates may follow each other, each of them chosen by itself or not.
 *
 * Where rows are chosen, of a scatter that puts windows into each of them, as
 * in loops that were written for one row and mapped over many, windows of other
 * rows are put outside, where a scatter leaves them out.
 */

#include <string.h>

#include "lib/ir/site.h"
#include "lib/pass/pass.h"

enum {
	LINKS = 8, /* updates that follow each other, at most */
	SHARE = 4, /* an update is at most one part in so many of the value */
	LEAST_OUTSIDE = 127, /* of an index, in any type that holds signs */
};

/* x is kept if the truth value is `when`. */
typedef struct condition {
	pop_value *p;
	bool when;
} condition;

/* An update, and the condition on which it is left out, or none (p NULL); the
 * select that says so. */
typedef struct link {
	pop_op *update, *chosen;
	condition out;
} link;

typedef struct chain {
	link link[LINKS]; /* the last update first */
	unsigned n;
} chain;

/* The one truth value that the predicate is, or NULL. */
static pop_value *
truth_of(pop_value *p)
{
	if (p->type->rank > 0 && p->def &&
		p->def->code == POP_OP_BROADCAST_IN_DIM)
		p = p->def->arg[0];
	return p->type->rank == 0 ? p : NULL;
}

static unsigned
place_of_update(const pop_op *op)
{
	return op->code == POP_OP_SCATTER ? 2 : 1;
}

/* Does a scatter put one window, which may lie outside, and nothing else? */
static bool
puts_one(const pop_op *op)
{
	uint32_t n, batch;

	pop_attr_ints(op, POP_ATTR_INDEX_MAP, &n);
	pop_attr_ints(op, POP_ATTR_OPERAND_BATCH, &batch);
	return op->narg == 3 && op->nres == 1 && op->nregion == 1 &&
	       pop_scatter_sets(op) && !batch && n == op->arg[0]->type->rank &&
	       pop_shape_elements(op->arg[1]->type) == n &&
	       pop_shape_elements(op->arg[2]->type) == 1;
}

/* An update that is small beside its operand. */
static bool
is_update(const pop_op *op)
{
	const pop_value *part;

	if (!op || (op->code != POP_OP_DYNAMIC_UPDATE_SLICE &&
			   (op->code != POP_OP_SCATTER || !puts_one(op))))
		return false;
	part = op->arg[place_of_update(op)];
	return part->type->dtype == op->arg[0]->type->dtype &&
	       pop_shape_elements(part->type) <=
		       pop_shape_elements(op->arg[0]->type) / SHARE;
}

/* Takes the update that v is, or that it is unless z is chosen, to the chain;
 * *uses is how often z is used by that.  NULL: it is none. */
static pop_value *
take_link(chain *c, const pop_value *v, uint32_t *uses)
{
	link *l = &c->link[c->n];
	pop_op *def = v->def;

	if (!def || v->nuse != *uses || c->n == LINKS)
		return NULL;
	*l = (link){.update = def};
	*uses = 1;
	if (def->code == POP_OP_SELECT) {
		pop_value *p = truth_of(def->arg[0]);
		const pop_value *yes = def->arg[1], *no = def->arg[2];
		const bool when = is_update(no->def) && no->def->arg[0] == yes;
		const pop_value *put = when ? no : yes;

		l->chosen = def;
		l->update = put->def;
		l->out = (condition){p, when};
		*uses = 2;
		if (!p || put->nuse != 1 ||
			(!when && (!is_update(yes->def) ||
					  yes->def->arg[0] != no)))
			return NULL;
	}
	if (!is_update(l->update) || l->update->block != def->block)
		return NULL;
	c->n++;
	return l->update->arg[0];
}

/* Is v made of x by updates? */
static bool
find_chain(chain *c, const pop_value *x, const pop_value *v, const pop_block *b)
{
	uint32_t uses = 1;

	c->n = 0;
	while (v && v != x && v->def && v->def->block == b)
		v = take_link(c, v, &uses);
	return v == x && c->n > 0;
}

/* Where the update of a scatter goes, as scalars. */
static void
places_of_scatter(const pop_site *s, const pop_op *op, pop_value **at)
{
	uint32_t n;
	const int64_t *map = pop_attr_ints(op, POP_ATTR_INDEX_MAP, &n);

	for (uint32_t i = 0; i < n; i++)
		at[map[i]] = pop_index_component(s, op->arg[1], n, i);
}

/* What is in x where the op writes; of a window that lies outside, which a
 * scatter leaves out, anything. */
static pop_value *
read_place(const pop_site *s, const pop_op *op, pop_value *x)
{
	const pop_shape *part = op->arg[place_of_update(op)]->type;
	const uint32_t rank = x->type->rank;
	pop_value *at[POP_MAX_RANK];
	pop_shape type = *part;
	pop_op *slice;

	if (op->code == POP_OP_SCATTER) {
		places_of_scatter(s, op, at);
		type = *x->type;
		for (uint32_t d = 0; d < rank; d++)
			type.dim[d] = 1;
	} else {
		memcpy(at, op->arg + 2, rank * sizeof(*at));
	}
	slice = pop_site_op(s, POP_OP_DYNAMIC_SLICE, 1 + rank, 1, &type, 0);
	slice->arg[0] = x;
	memcpy(slice->arg + 1, at, rank * sizeof(*at));
	pop_attr_set_ints(
		s->block->func->graph, slice, POP_ATTR_SIZES, type.dim, rank);
	return pop_site_reshape(s, part, &slice->res[0]);
}

static pop_value *
is_kept(const pop_site *s, condition c)
{
	return c.when ? c.p : pop_site_unary(s, POP_OP_NOT, c.p);
}

/* The update of l once more, of x, left out on the condition too. */
static pop_value *
put_chosen(const pop_site *s, const link *l, pop_value *x, condition out)
{
	pop_op *op = l->update;
	pop_value **part = &op->arg[place_of_update(op)];
	pop_value *old = read_place(s, op, x), *p = out.p;

	if (l->out.p) {
		p = pop_site_binary(
			s, POP_OP_OR, is_kept(s, out), is_kept(s, l->out));
		out.when = true;
	}
	if ((*part)->type->rank > 0) {
		pop_shape many = *(*part)->type;

		many.dtype = POP_DT_I1;
		p = pop_site_broadcast(s, &many, p, NULL);
	}
	*part = pop_site_select(
		s, p, out.when ? old : *part, out.when ? *part : old);
	op->arg[0] = x;
	pop_op_unlink(op);
	pop_op_insert_before(s->at, op);
	return &op->res[0];
}

/* The select's result in another way, or NULL. */
static pop_value *
choose_parts(pop_op *op)
{
	pop_value *p = truth_of(op->arg[0]);
	pop_value *x = op->arg[1];
	condition out = {p, true};
	pop_site s = pop_site_before(op);
	chain c;

	if (!p)
		return NULL;
	if (!find_chain(&c, x, op->arg[2], op->block)) {
		x = op->arg[2];
		out.when = false;
		if (!find_chain(&c, x, op->arg[1], op->block))
			return NULL;
	}
	for (unsigned k = 0; k < c.n; k++)
		if (c.link[k].chosen)
			pop_op_unlink(c.link[k].chosen);
	while (c.n-- > 0)
		x = put_chosen(&s, &c.link[c.n], x, out);
	return x;
}

/* ---- Choices of rows. */

/* A predicate that is the same all along what a scatter does not take as rows:
 * what it is of, and the index's dims that its own are. */
typedef struct by_row {
	pop_value *p;
	int64_t dim[POP_MAX_RANK];
} by_row;

/* The index's dim along which x, a part of it, counts; or -1. */
static int64_t
counts_along(const pop_value *x)
{
	const pop_op *def = x->def;
	const pop_op *of = def && def->narg ? def->arg[0]->def : NULL;
	int64_t n, at = -1;

	if (def && def->code == POP_OP_IOTA)
		return pop_attr_int(def, POP_ATTR_DIM, 0);
	if (!of || of->code != POP_OP_IOTA)
		return -1;
	n = pop_attr_int(of, POP_ATTR_DIM, 0);
	if (def->code == POP_OP_BROADCAST_IN_DIM)
		return pop_attr_int_at(def, POP_ATTR_DIMS, (unsigned)n, -1);
	if (def->code != POP_OP_RESHAPE || of->res[0].type->rank != 1)
		return -1;
	for (unsigned d = 0; d < x->type->rank; d++)
		if (x->type->dim[d] == of->res[0].type->dim[0])
			at = at < 0 ? (int64_t)d : POP_MAX_RANK;
	return at < POP_MAX_RANK ? at : -1;
}

/* An index from where no element of a window lies inside: elements that do are
 * put although others do not. */
static int64_t
outside_of(const pop_op *scatter)
{
	uint32_t n;
	const int64_t *map = pop_attr_ints(scatter, POP_ATTR_INDEX_MAP, &n);
	pop_shape window;
	int64_t most = 1;

	pop_scatter_window(scatter, &window);
	for (uint32_t i = 0; i < n; i++)
		if (window.dim[map[i]] > most)
			most = window.dim[map[i]];
	return -most;
}

/* The index's dim whose places are those of operand dim d, which is a batch dim
 * or counted out in a component; or -1. */
static int64_t
row_dim(const pop_op *scatter, int64_t d)
{
	const pop_value *index = scatter->arg[1];
	const pop_op *def = index->def;
	const int64_t vector =
		pop_attr_int(scatter, POP_ATTR_INDEX_VECTOR_DIM, 0);
	int at = pop_attr_place(scatter, POP_ATTR_OPERAND_BATCH, d);
	pop_shape window;
	int64_t dim;

	if (at >= 0)
		return pop_attr_int_at(
			scatter, POP_ATTR_INDEX_BATCH, (unsigned)at, -1);
	at = pop_attr_place(scatter, POP_ATTR_INDEX_MAP, d);
	pop_scatter_window(scatter, &window);
	if (at < 0 || !def || def->code != POP_OP_CONCATENATE ||
		(uint32_t)at >= def->narg || window.dim[d] != 1 ||
		pop_attr_int(def, POP_ATTR_DIM, -1) != vector)
		return -1;
	for (uint32_t i = 0; i < def->narg; i++)
		if (def->arg[i]->type->dim[vector] != 1)
			return -1;
	dim = counts_along(pop_value_final(def->arg[at]));
	return dim >= 0 && dim != vector &&
			       index->type->dim[dim] ==
				       scatter->arg[0]->type->dim[d]
		       ? dim
		       : -1;
}

static bool
find_rows(const pop_op *scatter, pop_value *predicate, by_row *r)
{
	const pop_op *def = predicate->def;
	const int64_t *dims;
	uint32_t n;

	r->p = predicate;
	if (predicate->type->rank == 0)
		return true;
	if (!def || def->code != POP_OP_BROADCAST_IN_DIM)
		return false;
	r->p = def->arg[0];
	dims = pop_attr_ints(def, POP_ATTR_DIMS, &n);
	for (uint32_t i = 0; i < n; i++) {
		r->dim[i] = row_dim(scatter, dims[i]);
		if (r->dim[i] < 0)
			return false;
	}
	return true;
}

/* A scatter into rows of x that only `user` needs. */
static bool
puts_rows(const pop_op *op, const pop_value *x, const pop_op *user)
{
	uint32_t n;

	if (!op || op->code != POP_OP_SCATTER || op->block != user->block)
		return false;
	pop_attr_ints(op, POP_ATTR_INDEX_MAP, &n);
	return op->nres == 1 && op->narg == 3 && op->arg[0] == x && n > 0 &&
	       op->res[0].nuse == 1 && outside_of(op) >= -LEAST_OUTSIDE &&
	       pop_dtype_info_of[op->arg[1]->type->dtype].cls == POP_DTC_INT;
}

static pop_value *
choose_rows(pop_op *op)
{
	const bool when = puts_rows(op->arg[1]->def, op->arg[2], op);
	pop_op *scatter = op->arg[when ? 1 : 2]->def;
	pop_site s = pop_site_before(op);
	pop_value *index, *outside, *p;
	pop_shape type;
	by_row r;

	if (!when && !puts_rows(scatter, op->arg[1], op))
		return NULL;
	if (!find_rows(scatter, op->arg[0], &r))
		return NULL;
	index = scatter->arg[1];
	type = *index->type;
	outside = pop_site_integer(&s, &type, (uint64_t)outside_of(scatter));
	type.dtype = POP_DT_I1;
	p = pop_site_broadcast(&s, &type, r.p, r.dim);
	scatter->arg[1] = pop_site_select(
		&s, p, when ? index : outside, when ? outside : index);
	pop_attr_set_int(s.g, scatter, POP_ATTR_INDICES_SORTED, 0);
	pop_op_unlink(scatter);
	pop_op_insert_before(op, scatter);
	return &scatter->res[0];
}

/* From the last op on: a choice takes those it is made of with it. */
static void
choose_in(pop_graph *g, pop_block *b)
{
	for (pop_op *op = b->last; op; op = op->prev) {
		pop_value *by = NULL;

		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			choose_in(g, op->region[i]);
		if (op->code == POP_OP_SELECT)
			by = choose_parts(op);
		if (op->code == POP_OP_SELECT && !by)
			by = choose_rows(op);
		if (by)
			pop_value_replace(g, &op->res[0], by);
	}
}

pop_status
pop_pass_choose(pop_graph *g, pop_err *err)
{
	if (!pop_graph_may_have(g, POP_OP_SCATTER) &&
		!pop_graph_may_have(g, POP_OP_DYNAMIC_UPDATE_SLICE))
		return POP_OK;
	pop_graph_count_uses(g);
	for (uint32_t i = 0; i < g->nfunc; i++)
		choose_in(g, g->func[i]->body);
	return pop_pass_dce(g, err);
}
