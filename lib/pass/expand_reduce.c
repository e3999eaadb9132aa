/*
 * Long sums and extremes, and those over short rows that lie apart, in two
 * steps.
 *
 * Where results are few, the first step has parts for all threads, each over
 * elements that follow one another in memory.  Rounding errors of a sum grow
 * with the number of elements behind each partial sum, and sums of sums keep
 * them small.  Over an outer dim and short rows, the outer dim goes first: what
 * lies within it is one long row to be added to another.  The specification
 * leaves the order open; ours depends on the shape alone.
 */

#include "lib/pass/expand.h"

#include <string.h>

enum {
	/* Elements behind one result above which a sum of floats drifts, and
	 * a row is worth being shared. */
	LONG = 1 << 16,
	/* Sums of the first step, at least, so that threads can share them. */
	PARTS = 8,
	/* Times as many are near enough. */
	NEAR = 8,
	/* Neighbouring results that are summed together. */
	COLUMNS = 1024,
	/* Elements below which sharing does not pay. */
	WORTH = 1 << 18,
	/* Elements behind one result that are combined at once. */
	FEW = 16,
	/* Elements of reduced rows, and of rows of results within them, up to
	 * which they cost more than a step of its own; of those results, to
	 * which they are no long row; and of all that is added up in the first
	 * step, least. */
	SHORT_ROW = 64,
	SHORT_GRID = 256,
	FEW_COLUMNS = 24,
	LONG_ROW = 32,
};

/* What is summed over: `first` before `rest`, a bit for each dim. */
typedef struct cut {
	uint32_t first, rest;
	unsigned ndim;          /* of more than one element */
	int last;               /* of them; -1: none */
	int64_t count;          /* elements behind one result */
	int64_t columns, parts; /* results side by side; what runs apart */
	int64_t outer; /* > 1: dim `last` becomes two, the first of this size */
} cut;

/* The divisor of n nearest below its root, or 1 if there is none worth it. */
static int64_t
divisor(int64_t n)
{
	int64_t d = 2, best = 1;

	for (; d <= n / d && d <= LONG; d++)
		if (n % d == 0)
			best = d;
	return best < PARTS ? 1 : best;
}

/* The least divisor of n that is parts enough, and leaves sums short enough, or
 * 1 if there is none near. */
static int64_t
least_divisor(int64_t n)
{
	const int64_t least = n / LONG > PARTS ? n / LONG : PARTS;

	for (int64_t d = least; d <= NEAR * least && d <= n / d; d++)
		if (n % d == 0)
			return d;
	return 1;
}

static cut
measure(const pop_op *op)
{
	const pop_shape *t = op->arg[0]->type;
	cut c = {.rest = pop_attr_bits(op, POP_ATTR_DIMS),
		.last = -1,
		.count = 1,
		.columns = 1,
		.parts = 1};

	for (int i = 0; i < t->rank; i++) {
		if (!(c.rest >> i & 1)) {
			c.columns *= t->dim[i];
		} else if (t->dim[i] != 1) {
			c.parts *= c.columns;
			c.columns = 1;
			c.count *= t->dim[i];
			c.ndim++;
			c.last = i;
		}
	}
	c.parts *= (c.columns + COLUMNS - 1) / COLUMNS;
	return c;
}

/* Neighbouring dims go together as long as there are parts enough. */
static void
cut_between(cut *c, const pop_shape *t)
{
	int64_t rest = c->count / t->dim[c->last];

	c->first = UINT32_C(1) << c->last;
	for (int i = c->last - 1; i >= 0 && c->rest >> i & 1; i--) {
		if (rest / t->dim[i] < PARTS)
			break;
		rest /= t->dim[i];
		c->first |= UINT32_C(1) << i;
	}
	c->rest &= ~c->first;
}

/* An outer dim before short rows that it leaves apart; false if it is not so.
 */
static bool
cut_outer(cut *c, const pop_shape *t)
{
	int64_t row = c->columns, within = 1;
	int i = c->last;

	if (c->last < 0 || c->count <= FEW || c->columns > FEW_COLUMNS)
		return false;
	for (; i >= 0 && (c->rest >> i & 1 || t->dim[i] == 1); i--)
		row *= t->dim[i];
	within = row;
	for (; i >= 0 && (!(c->rest >> i & 1) || t->dim[i] == 1); i--)
		within *= t->dim[i];
	if (i < 0 || row > (c->columns > 1 ? SHORT_GRID : SHORT_ROW) ||
		within < LONG_ROW)
		return false;
	for (; i >= 0 && (c->rest >> i & 1 || t->dim[i] == 1); i--)
		c->first |= UINT32_C(1) << i;
	c->first &= c->rest;
	c->rest &= ~c->first;
	return true;
}

/* False if the sum stays in one step. */
static bool
choose(cut *c, const pop_op *op)
{
	const pop_shape *t = op->arg[0]->type;
	bool few, drifts;

	*c = measure(op);
	few = c->parts < PARTS && pop_shape_elements(t) >= WORTH &&
	      (c->columns > 1 || c->count > LONG);
	drifts = c->count > LONG && pop_op_monoid(op) == POP_OP_ADD &&
		 (t->dtype == POP_DT_F32 || t->dtype == POP_DT_F64);
	if (c->last < 0 || c->count == 0 || !(few || drifts))
		return cut_outer(c, t);
	if (c->ndim > 1) {
		cut_between(c, t);
		return true;
	}
	c->outer = c->columns > 1 ? least_divisor(c->count) : divisor(c->count);
	c->first = c->rest;
	return c->outer > 1 && t->rank < POP_MAX_RANK;
}

/* May both steps begin with the same number? */
static bool
begins_twice(const pop_op *op)
{
	switch ((int)pop_op_monoid(op)) {
	case POP_OP_ADD:
		return pop_value_is_zero(op->arg[1]);
	case POP_OP_MAXIMUM:
	case POP_OP_MINIMUM:
		return true;
	default:
		return false;
	}
}

bool
pop_expand_reduce_concerns(const pop_op *op)
{
	int dtype = op->res[0].type->dtype;
	cut c;

	/* Sums of narrower types are made in wider ones and rounded once. */
	return op->nres == 1 &&
	       (dtype == POP_DT_F32 || dtype == POP_DT_F64 ||
		       dtype == POP_DT_I32 || dtype == POP_DT_I64) &&
	       begins_twice(op) &&
	       op->region[0]->arg[0]->type->dtype == dtype &&
	       op->arg[0]->type->dtype == dtype && choose(&c, op);
}

/* Dim `last` becomes two, of which the second is summed first. */
static pop_value *
fold_last(const pop_site *s, pop_value *x, cut *c)
{
	const uint32_t low = (UINT32_C(2) << c->last) - 1;
	pop_shape t = *x->type;

	for (int i = t.rank; i > c->last + 1; i--)
		t.dim[i] = t.dim[i - 1];
	t.rank++;
	t.dim[c->last + 1] = t.dim[c->last] / c->outer;
	t.dim[c->last] = c->outer;
	c->rest = (c->rest & low) | (c->rest & ~low) << 1;
	c->first = UINT32_C(1) << (c->last + 1);
	return pop_site_reshape(s, &t, x);
}

void
pop_expand_reduce(const pop_site *s, pop_op *op, pop_value **out)
{
	const pop_opcode by = pop_op_monoid(op);
	pop_value *x = op->arg[0];
	uint32_t then = 0;
	int to = 0;
	cut c;

	choose(&c, op);
	if (c.outer > 1)
		x = fold_last(s, x, &c);
	/* Dims behind those that are gone move up. */
	for (int i = 0; i < x->type->rank; i++)
		if (!(c.first >> i & 1))
			then |= (c.rest >> i & 1) << to++;
	x = pop_site_reduce(s, by, x, op->arg[1], c.first);
	out[0] = pop_site_reduce(s, by, x, op->arg[1], then);
}
