/*
 * Boxes of whole runs: of the boxes that a loop is cut into, the largest goes
 * over what lies between its rows, too, where that is few points:
 *
 *   y[i, j] = x[i, j + 1] for j < n - 1, x[i, 0] for the last
 *   ->   y[k] = x[k + 1] for all k < m * n - 1, then y[i, n - 1] = x[i, 0]
 *
 * What it writes there is of no meaning, and written again by the boxes that
 * follow.  What it reads there lies between what it reads at its first point
 * and at its last.  So rows of some tens of elements become one.
 */

#include "lib/gen/gen_int.h"

enum {
	/* Points of the box, at least: loops around small steps keep their
	 * boxes in one frame (lib/kernel/tight.h). */
	LEAST = 2048,
	/* What a row costs, in points. */
	ROW = 16,
	/* The run is so many times the box, at most. */
	MOST_TIMES = 2,
};

/* Elements of the box. */
static int64_t
points_of(const maker *m)
{
	int64_t n = 1;

	for (unsigned d = 0; d < m->ndim; d++)
		n *= m->extent[d];
	return n;
}

/* Points of the space from one along dim d to the next. */
static int64_t
step_of(const pop_shape *space, unsigned d)
{
	int64_t n = 1;

	while (++d < space->rank)
		n *= space->dim[d];
	return n;
}

/* Does the view go on evenly, over the dims from `from` on?  Then by *by. */
static bool
is_even(const maker *m, const pop_shape *space, const wide_view *w,
	unsigned from, int64_t *by)
{
	bool known = false;

	*by = 0;
	for (unsigned d = space->rank; d-- > from;) {
		const int64_t step = step_of(space, d);

		if (m->extent[d] == 1)
			continue;
		if (!known && w->stride[d] % step != 0)
			return false;
		if (!known)
			*by = w->stride[d] / step;
		known = true;
		if (w->stride[d] != *by * step)
			return false;
	}
	return true;
}

/* Is the box in pieces along a dim behind `from`, and would the run be worth
 * it? */
static bool
is_worth_it(const maker *m, const pop_shape *space, unsigned from, int64_t run)
{
	int64_t rows = 1, row = 1;
	bool whole = true;

	for (unsigned d = space->rank; d-- > from;) {
		if (whole)
			row *= m->extent[d];
		else
			rows *= m->extent[d];
		whole = whole && m->extent[d] == space->dim[d];
	}
	return rows > 1 && run < rows * (row + ROW) &&
	       run <= rows * row * MOST_TIMES;
}

/* Dims from `from` on as one.  False: they stay. */
static bool
run_from(maker *m, const pop_shape *space, unsigned from)
{
	const unsigned last = space->rank - 1;
	int64_t run = 1, by;

	for (unsigned d = from; d <= last; d++)
		run += (m->extent[d] - 1) * step_of(space, d);
	if (!is_worth_it(m, space, from, run))
		return false;
	for (uint32_t v = 0; v < m->nview; v++)
		if (!is_even(m, space, &m->view[v], from, &by))
			return false;
	for (uint32_t v = 0; v < m->nview; v++) {
		(void)is_even(m, space, &m->view[v], from, &by);
		m->view[v].stride[last] = by;
	}
	for (unsigned d = from; d < last; d++)
		m->extent[d] = 1;
	m->extent[last] = run;
	return true;
}

/* Does a box read what one writes? */
static bool
meet(const maker *m, uint64_t nbox, uint32_t written)
{
	for (uint64_t k = 0; k < nbox; k++)
		for (uint32_t v = 0; v < m[k].nview; v++)
			if (m[k].view[v].buffer == written &&
				(m[k].view[v].io & GEN_READ))
				return true;
	return false;
}

static bool
may_write_more(const maker *m, uint64_t nbox, const maker *box)
{
	for (unsigned d = 0; d < box->ndim; d++)
		if (box->pinned[d])
			return false;
	for (uint32_t v = 0; v < box->nview; v++)
		if ((box->view[v].io & GEN_WRITE) &&
			meet(m, nbox, box->view[v].buffer))
			return false;
	return box->nstage == 1 && pop_code_is_plain(box->stage[0].code);
}

static void
exchange(maker *a, maker *b)
{
	const maker t = *a;

	*a = *b;
	*b = t;
	a->stage[0].code->m = a;
	b->stage[0].code->m = b;
}

void
pop_loop_over(maker *m, uint64_t nbox, const pop_shape *space)
{
	bool done = false;
	uint64_t most = 0;

	for (uint64_t k = 1; k < nbox; k++)
		if (points_of(&m[k]) > points_of(&m[most]))
			most = k;
	if (nbox < 2 || points_of(&m[most]) < LEAST ||
		!may_write_more(m, nbox, &m[most]))
		return;
	for (unsigned d = 0; d + 1 < space->rank && !done; d++)
		done = run_from(&m[most], space, d);
	if (done)
		exchange(&m[0], &m[most]);
}
