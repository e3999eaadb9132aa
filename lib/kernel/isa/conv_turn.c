/*
 * A kernel whose taps lie side by side, features apart, is brought into order
 * once: [group, input feature, taps.., output feature].  Packed from where it
 * lies, each tap would fetch the lines again that its neighbours are in, and
 * each phase of an image with holes would do so.
 */

#include <stdlib.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/conv.h"

enum {
	/* Taps and output features from which that pays, and floats of the
	 * kernel; and those that may be copied. */
	TAPS = 4,
	FEATURES = 8,
	LEAST = 4 << 10,
	MOST = 16 << 20,
};

/* Is there a tap whose neighbour is the next element? */
static bool
has_neighbours(const pop_conv *p)
{
	const pop_view *v = &p->dense.step->view[1];

	for (int j = 0; j < p->ns; j++)
		if (p->dim[j].taps > 1 &&
			llabs((long long)v->stride[p->dci + 1 + j]) == 1)
			return true;
	return false;
}

/* The step's dims of the kernel in the order that is wanted, features apart:
 * their number. */
static int
list_dims(const pop_conv *p, int *dim)
{
	int n = 0;

	dim[n++] = p->dg;
	for (int d = p->dci; d <= p->dci + p->ns; d++)
		dim[n++] = d;
	return n;
}

bool
pop_conv_turns(const pop_conv *p)
{
	const pop_step *s = p->dense.step;
	const pop_view *v = &s->view[1];
	int64_t n = s->extent[p->dg];

	return (v->dtype == POP_DT_F32 || pop_elem_bytes(v) == 2) &&
	       p->dense.type == POP_GEMM_F32 && s->extent[p->dco] >= FEATURES &&
	       p->ntap >= TAPS && has_neighbours(p) &&
	       pop_mul_i64(n, p->ntap, &n) && pop_mul_i64(n, p->nci, &n) &&
	       pop_mul_i64(n, s->extent[p->dco], &n) && n >= LEAST && n <= MOST;
}

const pop_step *
pop_conv_turned_step(pop_conv *p, pop_arena *a)
{
	const pop_step *s = p->dense.step;
	pop_step *c = pop_conv_copy_step(a, s);
	int64_t at = s->extent[p->dco];
	int dim[POP_MAX_DIMS];
	pop_view *v = &c->view[1];

	v->base = 0;
	v->ndyn = 0;
	v->stride[p->dco] = 1;
	for (int k = list_dims(p, dim) - 1; k >= 0; k--) {
		const int64_t n = s->extent[dim[k]];

		/* Where dims run backwards they still do. */
		v->stride[dim[k]] = s->view[1].stride[dim[k]] < 0 ? -at : at;
		if (v->stride[dim[k]] < 0)
			v->base += (n - 1) * at;
		at *= n;
	}
	p->turned = s;
	p->turned_bytes = (size_t)at * pop_elem_bytes(&s->view[1]);
	return c;
}

void
pop_conv_turn(const pop_conv *p, pop_run *run, unsigned char *to)
{
	const pop_step *s = p->turned;
	const pop_view *v = &s->view[1];
	int dim[POP_MAX_DIMS];
	int64_t at = s->extent[p->dco];
	pop_conv_copy c = {
		.type = pop_elem_bytes(v) == 2 ? POP_GEMM_HALVES : POP_GEMM_F32,
		.dtype = (pop_dtype)v->dtype,
		.ndim = (unsigned)list_dims(p, dim),
		.n = at,
		.from = v->stride[p->dco],
		.src = pop_view_start(run, v),
		.dst = to};

	for (int k = (int)c.ndim - 1; k >= 0; k--) {
		const int64_t step = v->stride[dim[k]];

		c.dim[k].n = s->extent[dim[k]];
		c.dim[k].from = step < 0 ? -step : step;
		c.dim[k].to = at;
		if (step < 0)
			c.src += (c.dim[k].n - 1) * step *
				 (int64_t)pop_elem_bytes(v);
		at *= c.dim[k].n;
	}
	pop_conv_copy_run(&c, run);
}
