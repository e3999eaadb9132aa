/*
 * Windows along one dim that reach over an end of it from every place, as those
 * of exclusive cumulative sums do, which have one place more than elements:
 *
 *   windows(x)  ->  slice of pad(cumulated x)
 *
 * The first results may see no element at all; or the last ones, where windows
 * reach over the other end.
 */

#include "lib/pass/expand.h"

typedef struct overhang {
	unsigned dim;
	bool back;
	int64_t n;     /* elements; 0: there is no such dim */
	int64_t empty; /* results that see no element */
	int64_t skip;  /* of those that do, left out at the same end */
} overhang;

/* Windows of w that reach `far` beyond the end that they all reach over and
 * `near` beyond the other one, which the last of them is just at. */
static overhang
overhang_of(int64_t n, int64_t w, int64_t far, int64_t near)
{
	overhang h = {.n = near == 0 && n <= w ? n : 0};

	h.empty = far >= w ? far - w + 1 : 0;
	h.skip = far < w - 1 ? w - 1 - far : 0;
	return h;
}

/* The one dim along which op has windows of more than one element. */
static overhang
find(const pop_op *op)
{
	const pop_shape *t = op->arg[0]->type;
	overhang h = {0};

	for (unsigned d = 0; d < t->rank; d++) {
		const int64_t w = pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1);
		const int64_t low = pop_attr_int_at(op, POP_ATTR_LOW, d, 0);
		const int64_t high = pop_attr_int_at(op, POP_ATTR_HIGH, d, 0);

		if (!pop_expand_is_dense(op, d) || low < 0 || high < 0)
			return (overhang){0};
		if (w == 1 && low == 0 && high == 0)
			continue;
		if (h.n)
			return (overhang){0};
		h = high ? overhang_of(t->dim[d], w, high, low)
			 : overhang_of(t->dim[d], w, low, high);
		h.dim = d;
		h.back = high > 0;
		if (!h.n)
			return h;
	}
	return h;
}

bool
pop_expand_overhang_concerns(const pop_op *op)
{
	overhang h;

	if (!pop_expand_starts_freely(op) ||
		pop_shape_elements(op->res[0].type) == 0)
		return false;
	h = find(op);
	/* Others accumulate already, or have windows of some elements. */
	return h.n > 1 &&
	       (h.empty > 0 || h.skip > 0 ||
		       pop_attr_int_at(op, POP_ATTR_WINDOW, h.dim, 1) != h.n);
}

static pop_value *
without_skipped(const pop_site *s, const overhang *h, pop_value *x)
{
	const pop_shape *t = x->type;
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];

	for (unsigned d = 0; d < t->rank; d++)
		limit[d] = t->dim[d];
	if (h->back)
		limit[h->dim] -= h->skip;
	else
		start[h->dim] = h->skip;
	return h->skip ? pop_site_slice(s, x, start, limit) : x;
}

static pop_value *
with_empty(const pop_site *s, const overhang *h, pop_value *x, pop_value *init)
{
	int64_t ends[2][POP_MAX_RANK] = {0};

	ends[h->back][h->dim] = h->empty;
	return h->empty ? pop_site_pad(s, x, init, ends[0], ends[1]) : x;
}

void
pop_expand_overhang(const pop_site *s, pop_op *op, pop_value **out)
{
	const overhang h = find(op);
	pop_value *x = pop_site_cumulate(
		s, pop_op_monoid(op), op->arg[0], op->arg[1], h.dim, h.back);

	out[0] = with_empty(s, &h, without_skipped(s, &h, x), op->arg[1]);
}
