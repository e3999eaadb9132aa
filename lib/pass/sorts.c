/*
 * Sorts of which only slices along the sorted dim are read give the part of the
 * order that all these lie in, and the slices begin there: the first few of an
 * order are found without sorting (lib/kernel/isa/sort_best.c), and what nobody
 * reads is not written.
 *
 * Orders that descend reach us as ascending ones turned round: slices of these
 * are taken before they are turned.
 */

#include "lib/ir/site.h"
#include "lib/pass/pass.h"

static pop_op *
made_by(const pop_value *v, pop_opcode code)
{
	return v->def && v->def->code == code ? v->def : NULL;
}

/* ---- Orders turned round. */

/* What a slice of that takes of what is turned, in dim d. */
static void
mirror(const pop_op *slice, unsigned d, int64_t *start, int64_t *limit)
{
	const int64_t n = slice->arg[0]->type->dim[d];
	const int64_t count = slice->res[0].type->dim[d];
	const int64_t stride = pop_attr_int_at(slice, POP_ATTR_STRIDE, d, 1);
	const int64_t first = start[d];

	start[d] = n - 1 - (first + (count - 1) * stride);
	limit[d] = n - first;
}

/* slice(reverse(sort)): reverse(slice(sort)) */
static pop_value *
slice_before_turn(pop_graph *g, pop_op *op)
{
	const pop_op *turn = op->code == POP_OP_SLICE
				     ? made_by(op->arg[0], POP_OP_REVERSE)
				     : NULL;
	const pop_shape *type = op->nres ? op->res[0].type : NULL;
	const pop_site s = pop_site_before(op);
	int64_t start[POP_MAX_RANK], limit[POP_MAX_RANK];
	pop_value *part;
	pop_op *by;
	uint32_t n;

	if (!turn || !made_by(turn->arg[0], POP_OP_SORT) ||
		pop_shape_elements(type) == 0)
		return NULL;
	for (unsigned d = 0; d < type->rank; d++) {
		start[d] = pop_attr_int_at(op, POP_ATTR_START, d, 0);
		limit[d] = pop_attr_int_at(op, POP_ATTR_LIMIT, d, 0);
		if (pop_attr_place(turn, POP_ATTR_DIMS, d) >= 0)
			mirror(op, d, start, limit);
	}
	part = pop_site_strided(&s, type, turn->arg[0], start, limit,
		pop_attr_ints(op, POP_ATTR_STRIDE, &n));
	by = pop_site_op(&s, POP_OP_REVERSE, 1, 1, type, 0);
	pop_attrs_copy_from(g, by, turn);
	by->arg[0] = part;
	return &by->res[0];
}

/* ---- Parts. */

/* Of a sort's order, what slices take; found by the aux of its first result. */
typedef struct part {
	int64_t start, limit;
	uint64_t nslice;
	pop_op *by; /* a sort that gives no more; NULL: not yet */
} part;

static unsigned
sorted_dim(const pop_op *sort)
{
	return (unsigned)pop_attr_int(sort, POP_ATTR_DIM, 0);
}

/* The sort that is sliced; NULL: none. */
static pop_op *
sliced_sort(const pop_op *op)
{
	return op->code == POP_OP_SLICE ? made_by(op->arg[0], POP_OP_SORT)
					: NULL;
}

static void
add_slice(pop_graph *g, pop_op *sort, const pop_op *slice)
{
	const unsigned d = sorted_dim(sort);
	const int64_t start = pop_attr_int_at(slice, POP_ATTR_START, d, 0);
	const int64_t limit = pop_attr_int_at(slice, POP_ATTR_LIMIT, d, 0);
	part *p = sort->res[0].aux;

	if (!p) {
		p = POP_NEW(g->arena, part);
		*p = (part){.start = start, .limit = limit};
		sort->res[0].aux = p;
		g->scratched = true;
	}
	p->start = start < p->start ? start : p->start;
	p->limit = limit > p->limit ? limit : p->limit;
	p->nslice++;
}

static uint64_t
count_uses(const pop_op *op)
{
	uint64_t n = 0;

	for (uint32_t i = 0; i < op->nres; i++)
		n += op->res[i].nuse;
	return n;
}

/* Puts a sort of that part in the place of this one. */
static void
narrow(pop_graph *g, pop_op *sort, part *p)
{
	const unsigned d = sorted_dim(sort);
	const int64_t before = pop_attr_int_at(sort, POP_ATTR_START, 0, 0);
	const int64_t start = before + p->start, limit = before + p->limit;
	pop_shape *type = POP_NEWN(g->arena, pop_shape, sort->nres);
	pop_op *by;

	for (uint32_t i = 0; i < sort->nres; i++) {
		type[i] = *sort->res[i].type;
		type[i].dim[d] = p->limit - p->start;
	}
	by = pop_op_remake(g, sort, sort->narg, sort->arg, sort->nres, type);
	pop_attr_set_ints(g, by, POP_ATTR_START, &start, 1);
	pop_attr_set_ints(g, by, POP_ATTR_LIMIT, &limit, 1);
	p->by = by;
}

/* `key`, START or LIMIT, of a slice that begins `by` further on in dim d. */
static void
shift(pop_graph *g, pop_op *slice, pop_attr_key key, unsigned d, int64_t by)
{
	int64_t at[POP_MAX_RANK];
	uint32_t n;
	const int64_t *old = pop_attr_ints(slice, key, &n);

	for (uint32_t i = 0; i < n; i++)
		at[i] = old[i] - (i == d ? by : 0);
	pop_attr_set_ints(g, slice, key, at, n);
}

static void
slice_part(pop_graph *g, pop_op *slice, const pop_op *sort, const part *p)
{
	const unsigned d = sorted_dim(sort);
	pop_value *all;

	shift(g, slice, POP_ATTR_START, d, p->start);
	shift(g, slice, POP_ATTR_LIMIT, d, p->start);
	slice->arg[0] = &p->by->res[slice->arg[0]->index];
	g->swept = false;
	all = pop_simplify_view(slice);
	if (all)
		pop_value_replace(g, &slice->res[0], all);
}

static void
note(pop_graph *g, pop_op *op)
{
	pop_op *sort = sliced_sort(op);

	if (sort)
		add_slice(g, sort, op);
}

static void
change(pop_graph *g, pop_op *op)
{
	pop_op *sort = sliced_sort(op);
	part *p = op->code == POP_OP_SORT ? op->res[0].aux : NULL;

	if (p && p->nslice == count_uses(op) && p->start < p->limit &&
		p->limit - p->start < op->res[0].type->dim[sorted_dim(op)])
		narrow(g, op, p);
	p = sort ? sort->res[0].aux : NULL;
	if (p && p->by)
		slice_part(g, op, sort, p);
}

static void
walk(pop_graph *g, void (*visit)(pop_graph *g, pop_op *op))
{
	pop_walk w;

	for (uint32_t i = 0; i < g->nfunc; i++)
		for (pop_op *op = pop_walk_first_outer(&w, g->func[i]->body);
			op; op = pop_walk_next(&w))
			visit(g, op);
}

pop_status
pop_pass_sorts(pop_graph *g, pop_err *err)
{
	if (!pop_graph_may_have(g, POP_OP_SORT))
		return POP_OK;
	for (uint32_t i = 0; i < g->nfunc; i++)
		pop_rewrite(g, g->func[i]->body, slice_before_turn);
	pop_graph_resolve(g);
	POP_TRY(pop_pass_dce(g, err));
	pop_graph_count_uses(g);
	pop_graph_clear_aux(g);
	walk(g, note);
	walk(g, change);
	pop_graph_clear_aux(g);
	return pop_pass_dce(g, err);
}
