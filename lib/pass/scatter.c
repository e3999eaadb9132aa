/*
 * Scatters of one window to a place that is known, or known to lie inside: the
 * window is combined with what is there, and put there as an update.
 * x.at[1:-1, 1:-1].add(y) is written so, and x.at[k].set(y) in a loop over k.
 */

#include <string.h>

#include "lib/ir/site.h"
#include "lib/pass/pass.h"

typedef struct window {
	int64_t start[POP_MAX_RANK], limit[POP_MAX_RANK]; /* if known */
	pop_value *at[POP_MAX_RANK]; /* else: where it starts; NULL: at 0 */
	bool known;
	pop_shape type; /* the window as a part of the operand */
} window;

/* The same number in all elements of v. */
static bool
read_number(const pop_value *v, int64_t *out)
{
	const pop_dense *d = pop_value_splat(v);

	return d && pop_dense_integers(d, 1, out);
}

/* Component i of the only index, if all are known. */
static bool
read_index(const pop_value *v, uint32_t n, int64_t *out)
{
	const pop_op *def = v->def;

	if (read_number(v, out)) {
		for (uint32_t i = 1; i < n; i++)
			out[i] = out[0];
		return true;
	}
	if (pop_index_in_parts(v, n)) {
		for (uint32_t i = 0; i < n; i++)
			if (!read_number(def->arg[i], &out[i]))
				return false;
		return true;
	}
	return pop_value_integers(v, n, out);
}

void
pop_scatter_window(const pop_op *op, pop_shape *type)
{
	const pop_shape *moved = op->arg[2]->type;
	unsigned from = 0;

	*type = *op->arg[0]->type;
	for (unsigned d = 0; d < type->rank; d++) {
		type->dim[d] = 1;
		if (pop_attr_place(op, POP_ATTR_COLLAPSED_DIMS, d) >= 0 ||
			pop_attr_place(op, POP_ATTR_OPERAND_BATCH, d) >= 0)
			continue;
		while (pop_attr_place(op, POP_ATTR_OFFSET_DIMS, from) < 0)
			from++;
		type->dim[d] = moved->dim[from++];
	}
}

/* Of components that are not known but lie inside. */
static bool
find_place(const pop_op *op, const int64_t *map, uint32_t n, window *w)
{
	const pop_shape *all = op->arg[0]->type;
	pop_value *index = op->arg[1];

	if (n > 1 && !pop_index_in_parts(index, n))
		return false;
	for (uint32_t i = 0; i < n; i++) {
		const int64_t d = map[i];

		w->at[d] = n > 1 ? pop_value_final(index->def->arg[i]) : index;
		if (!pop_value_lies_in(
			    w->at[d], 0, all->dim[d] - w->type.dim[d]))
			return false;
	}
	return true;
}

/* False: there are more windows, or it is not known to lie inside. */
static bool
find_window(const pop_op *op, window *w)
{
	const pop_shape *all = op->arg[0]->type;
	int64_t at[POP_MAX_RANK] = {0};
	uint32_t n, batch;
	const int64_t *map = pop_attr_ints(op, POP_ATTR_INDEX_MAP, &n);

	pop_attr_ints(op, POP_ATTR_OPERAND_BATCH, &batch);
	if (batch || pop_shape_elements(op->arg[1]->type) != n ||
		n > POP_MAX_RANK || pop_shape_elements(op->arg[2]->type) == 0)
		return false;
	pop_scatter_window(op, &w->type);
	/* An index without components may stand for many windows. */
	if (pop_shape_elements(&w->type) !=
		pop_shape_elements(op->arg[2]->type))
		return false;
	w->known = n == 0 || read_index(op->arg[1], n, at);
	if (!w->known)
		return find_place(op, map, n, w);
	for (unsigned d = 0; d < all->rank; d++)
		w->start[d] = 0;
	for (uint32_t i = 0; i < n; i++)
		w->start[map[i]] = at[i];
	for (unsigned d = 0; d < all->rank; d++) {
		if (w->start[d] < 0 ||
			w->start[d] > all->dim[d] - w->type.dim[d])
			return false;
		w->limit[d] = w->start[d] + w->type.dim[d];
	}
	return true;
}

bool
pop_scatter_sets(const pop_op *op)
{
	const pop_block *b = op->region[0];

	return b->narg == 2 && b->last && b->last->code == POP_OP_RETURN &&
	       b->last->narg == 1 && b->last->arg[0] == b->arg[1];
}

/* Makes values of one type of where the window starts. */
static void
place(const pop_site *s, const pop_op *op, window *w)
{
	pop_shape number = {
		.dtype = w->known ? POP_DT_I64 : op->arg[1]->type->dtype};

	for (unsigned d = 0; d < op->arg[0]->type->rank; d++)
		if (w->known)
			w->at[d] = pop_site_integer(
				s, &number, (uint64_t)w->start[d]);
		else if (!w->at[d])
			w->at[d] = pop_site_integer(s, &number, 0);
		else
			w->at[d] = pop_site_reshape(s, &number, w->at[d]);
}

/* What is there. */
static pop_value *
overwritten(const pop_site *s, const pop_op *op, const window *w)
{
	const unsigned rank = op->arg[0]->type->rank;
	pop_op *slice;

	if (w->known)
		return pop_site_slice(s, op->arg[0], w->start, w->limit);
	slice = pop_site_op(s, POP_OP_DYNAMIC_SLICE, 1 + rank, 1, &w->type, 0);
	slice->arg[0] = op->arg[0];
	memcpy(slice->arg + 1, w->at, rank * sizeof(*w->at));
	pop_attr_set_ints(op->block->func->graph, slice, POP_ATTR_SIZES,
		w->type.dim, rank);
	return &slice->res[0];
}

pop_value *
pop_simplify_scatter(pop_op *op)
{
	const pop_shape *all = op->arg[0]->type;
	const pop_opcode by = pop_op_monoid(op);
	pop_site s = pop_site_before(op);
	pop_value *part;
	pop_op *update;
	window w = {.known = false};

	if (op->nres != 1 || op->nregion != 1 || op->narg != 3 ||
		(by == POP_OP_NONE && !pop_scatter_sets(op)) ||
		op->arg[2]->type->dtype != all->dtype ||
		!pop_shape_eq(all, op->res[0].type) || !find_window(op, &w))
		return NULL;
	part = op->arg[2];
	if (!pop_shape_eq(part->type, &w.type))
		part = pop_site_reshape(&s, &w.type, part);
	place(&s, op, &w);
	if (by != POP_OP_NONE)
		part = pop_site_binary(&s, by, overwritten(&s, op, &w), part);
	update = pop_site_op(
		&s, POP_OP_DYNAMIC_UPDATE_SLICE, 2 + all->rank, 1, all, 0);
	update->arg[0] = op->arg[0];
	update->arg[1] = part;
	memcpy(update->arg + 2, w.at, all->rank * sizeof(*w.at));
	return &update->res[0];
}
