/*
 * Arrays put over equal elements at places that are known: these elements are
 * what pads them, and where several arrays follow each other along a dim, all
 * are joined.  A loop makes what it reads of these where it reads it.
 *
 *   z.at[1:].set(x)                ->  pad(x, 0, low = 1)
 *   z.at[0].set(a).at[1:].set(b)   ->  concatenate(a, b)
 *
 * with z = jnp.zeros_like(..).  Where arrays overlap they stay as they are, put
 * one after the other.
 */

#include <string.h>

#include "lib/ir/site.h"
#include "lib/pass/pass.h"

enum {
	/* Arrays put over the same elements. */
	MOST = 32,
	/* Elements of a row that are worth loops of their own around what lies
	 * in it. */
	ROW = 16,
};

typedef struct window {
	pop_value *part;
	int64_t low[POP_MAX_RANK];
} window;

/* All that is put over equal elements, in any order. */
typedef struct cover {
	const pop_shape *all;
	const pop_dense *splat;
	uint32_t n;
	window window[MOST];
} cover;

/* Marks values that more is put over. */
static void
mark_covered(pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].mark = 0;
		if (op->code == POP_OP_DYNAMIC_UPDATE_SLICE ||
			op->code == POP_OP_SCATTER)
			op->arg[0]->mark = 1;
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			mark_covered(op->region[i]);
	}
}

static bool
add_window(cover *c, const pop_op *op)
{
	const pop_shape *part = op->arg[1]->type;
	window *w = &c->window[c->n];

	if (c->n == MOST || pop_shape_elements(part) == 0)
		return false;
	if (!pop_known_starts(op->arg[0], op->arg + 2, part, w->low))
		return false;
	w->part = op->arg[1];
	c->n++;
	return true;
}

/* What op, the last one, and those before it put there. */
static bool
find_cover(cover *c, const pop_op *op)
{
	const pop_block *b = op->block;

	c->all = op->res[0].type;
	c->n = 0;
	for (;;) {
		const pop_value *under = op->arg[0];

		if (!add_window(c, op))
			return false;
		c->splat = pop_value_splat(under);
		if (c->splat)
			return true;
		op = under->def;
		if (!op || op->code != POP_OP_DYNAMIC_UPDATE_SLICE ||
			op->block != b || under->nuse != 1)
			return false;
	}
}

/* Sorted along dim d, does each window end before the next one? */
static bool
lie_apart(cover *c, unsigned d)
{
	for (uint32_t i = 1; i < c->n; i++)
		for (uint32_t k = i;
			k > 0 && c->window[k].low[d] < c->window[k - 1].low[d];
			k--) {
			const window w = c->window[k];

			c->window[k] = c->window[k - 1];
			c->window[k - 1] = w;
		}
	for (uint32_t i = 1; i < c->n; i++) {
		const window *w = &c->window[i - 1];

		if (w->low[d] + w->part->type->dim[d] > c->window[i].low[d])
			return false;
	}
	return true;
}

/* Does the window fill all dims but d? */
static bool
is_whole(const cover *c, const window *w, int d)
{
	for (int i = 0; i < (int)c->all->rank; i++)
		if (i != d && w->part->type->dim[i] != c->all->dim[i])
			return false;
	return true;
}

static bool
is_worth_it(const cover *c, unsigned d)
{
	bool whole = true;

	for (uint32_t i = 0; i < c->n; i++)
		whole = whole && is_whole(c, &c->window[i], (int)d);
	return whole || c->all->dim[c->all->rank - 1] >= ROW;
}

/* The window with the elements around it: in dim d, none. */
static pop_value *
pad_window(const cover *c, const pop_site *s, const window *w, int d)
{
	const pop_shape *part = w->part->type, one = {.dtype = part->dtype};
	int64_t low[POP_MAX_RANK] = {0}, high[POP_MAX_RANK] = {0};

	if (is_whole(c, w, d))
		return w->part;
	for (int i = 0; i < (int)part->rank; i++) {
		if (i == d)
			continue;
		low[i] = w->low[i];
		high[i] = c->all->dim[i] - low[i] - part->dim[i];
	}
	return pop_site_pad(s, w->part,
		pop_build_constant(s->block, s->at, &one, c->splat->data, true),
		low, high);
}

/* The equal elements from `from` up to `to` in dim d. */
static pop_value *
make_gap(
	const cover *c, const pop_site *s, unsigned d, int64_t from, int64_t to)
{
	pop_shape gap = *c->all;

	gap.dim[d] = to - from;
	return pop_build_constant(s->block, s->at, &gap, c->splat->data, true);
}

static pop_value *
join_windows(const cover *c, const pop_site *s, unsigned d)
{
	pop_value *part[2 * MOST + 1];
	uint32_t n = 0;
	int64_t at = 0;
	pop_op *op;

	for (uint32_t i = 0; i < c->n; i++) {
		const window *w = &c->window[i];

		if (at < w->low[d])
			part[n++] = make_gap(c, s, d, at, w->low[d]);
		part[n++] = pad_window(c, s, w, (int)d);
		at = w->low[d] + w->part->type->dim[d];
	}
	if (at < c->all->dim[d])
		part[n++] = make_gap(c, s, d, at, c->all->dim[d]);
	op = pop_site_op(s, POP_OP_CONCATENATE, n, 1, c->all, 0);
	memcpy(op->arg, part, n * sizeof(*part));
	pop_attr_set_int(s->g, op, POP_ATTR_DIM, d);
	return &op->res[0];
}

static pop_value *
replacement(pop_graph *g, pop_op *op)
{
	const pop_site s = pop_site_before(op);
	cover c;

	(void)g;
	if (op->code != POP_OP_DYNAMIC_UPDATE_SLICE || op->res[0].mark ||
		!find_cover(&c, op))
		return NULL;
	if (c.n == 1)
		return pad_window(&c, &s, &c.window[0], -1);
	for (unsigned d = 0; d < c.all->rank; d++)
		if (lie_apart(&c, d) && is_worth_it(&c, d))
			return join_windows(&c, &s, d);
	return NULL;
}

pop_status
pop_pass_pads(pop_graph *g, pop_err *err)
{
	if (!pop_graph_may_have(g, POP_OP_DYNAMIC_UPDATE_SLICE))
		return POP_OK;
	pop_graph_count_uses(g);
	for (uint32_t i = 0; i < g->nfunc; i++)
		mark_covered(g->func[i]->body);
	for (uint32_t i = 0; i < g->nfunc; i++)
		(void)pop_rewrite(g, g->func[i]->body, replacement);
	return pop_pass_dce(g, err);
}
