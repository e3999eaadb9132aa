/*
 * Convolution of an input with holes, cut by the residues of the output's
 * coordinates: all outputs of a phase see pixels under the same taps, so each
 * phase is a convolution without holes, of every n-th tap into every m-th
 * output.  It is a step of its own, whose views are those of the whole one
 * with other strides.
 */

#include <string.h>

#include "lib/base/gcd.h"
#include "lib/kernel/isa/conv.h"

enum {
	MOST_PHASES = 64,
	/* Coordinates and paddings up to which nothing here overflows. */
	MOST = INT32_MAX,
};

/* Along one dim: `period` phases; taps of one are `apart`. */
typedef struct hole {
	int64_t period, apart;
} hole;

/* False: there are no holes, or it cannot be cut. */
static bool
find_holes(const pop_conv *p, hole *h, int64_t *n)
{
	*n = 1;
	for (int j = 0; j < p->ns; j++) {
		const pop_conv_dim *d = &p->dim[j];

		if (d->lhs > MOST || d->stride > MOST || d->rhs > MOST ||
			d->low > MOST || d->low < -MOST || d->out > MOST ||
			d->taps > MOST)
			return false;
		h[j].period = d->lhs / pop_gcd(d->lhs, d->stride);
		h[j].apart = d->lhs / pop_gcd(d->lhs, d->rhs);
		if (h[j].period > MOST_PHASES)
			return false;
		*n *= h[j].period;
		if (*n > MOST_PHASES)
			return false;
	}
	for (int j = 0; j < p->ns; j++)
		if (p->dim[j].lhs > 1)
			return !pop_conv_asks_pixel(p->dense.step, p->ns);
	return false;
}

/* Moves every view along dim d: `from` on, each `by`-th.  The stride of a dim
 * of one may be any number. */
static void
thin_views(pop_step *s, uint32_t first, uint32_t end, int d, int64_t from,
	int64_t by)
{
	for (uint32_t v = first; v < end; v++) {
		s->view[v].base += from * s->view[v].stride[d];
		s->view[v].stride[d] =
			(int64_t)((uint64_t)s->view[v].stride[d] *
				  (uint64_t)by);
	}
}

/* The step's part in phase f of dim j; false if it has no outputs. */
static bool
take_phase(const pop_conv *p, pop_step *s, int j, const hole *h, int64_t f)
{
	const pop_conv_dim *d = &p->dim[j];
	const int tap = p->dci + 1 + j;
	int64_t *q = s->param + POP_CONV_PARAMS + j * POP_CONV_DIM_PARAMS;
	int64_t at = f * d->stride - d->low, t = 0;

	if (f >= d->out)
		return false;
	while (t < h->apart && (at + t * d->rhs) % d->lhs != 0)
		t++;
	s->extent[1 + j] = (d->out - 1 - f) / h->period + 1;
	s->extent[tap] = t < h->apart && t < d->taps
				 ? (d->taps - 1 - t) / h->apart + 1
				 : 0;
	q[POP_CONV_DIM_LOW] = 0;
	if (s->extent[tap]) {
		q[POP_CONV_DIM_LOW] = -((at + t * d->rhs) / d->lhs);
		thin_views(s, 1, 2, tap, t, h->apart);
	}
	q[POP_CONV_DIM_STRIDE] = h->period * d->stride / d->lhs;
	q[POP_CONV_DIM_RHS_DIL] = h->apart * d->rhs / d->lhs;
	q[POP_CONV_DIM_LHS_DIL] = 1;
	thin_views(s, 2, s->nview, 1 + j, f, h->period);
	return true;
}

pop_step *
pop_conv_copy_step(pop_arena *a, const pop_step *s)
{
	pop_step *c = POP_NEW(a, pop_step);

	*c = *s;
	c->view = POP_NEWN(a, pop_view, s->nview);
	c->param = POP_NEWN(a, int64_t, s->nparam);
	memcpy(c->view, s->view, s->nview * sizeof(*s->view));
	memcpy(c->param, s->param, s->nparam * sizeof(*s->param));
	return c;
}

int64_t
pop_conv_phases(pop_conv *p, pop_arena *a, bool turns, const pop_step ***out)
{
	const pop_step *whole = p->dense.step;
	hole h[POP_CONV_SPATIAL];
	int64_t n, count = 0;
	const pop_step **list;

	if (!find_holes(p, h, &n))
		return 0;
	if (n > 1 && turns && pop_conv_turns(p))
		whole = pop_conv_turned_step(p, a);
	list = POP_NEWN(a, const pop_step *, (size_t)n);
	for (int64_t i = 0; i < n; i++) {
		pop_step *s = pop_conv_copy_step(a, whole);
		int64_t rest = i;
		bool any = true;

		for (int j = p->ns - 1; j >= 0 && any; j--) {
			any = take_phase(p, s, j, &h[j], rest % h[j].period);
			rest /= h[j].period;
		}
		if (any)
			list[count++] = s;
	}
	*out = list;
	return count;
}
