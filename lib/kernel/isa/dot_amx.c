/*
 * Which products are made by AMX; halves.h says for which numbers.
 */

#include "lib/kernel/isa/dot.h"
#include "lib/kernel/isa/halves.h"

/* Rows, columns and depth from which blocks are made as AMX would, which half
 * fills its tiles. */
enum { LEAST_DIM = 16 };

pop_gemm_type
pop_dot_type_of_blocks(const pop_dot *p)
{
	const pop_step *s = p->dense.step;
	const pop_dense *d = &p->dense;
	const pop_dtype a = (pop_dtype)s->view[0].dtype;
	const pop_dtype b = (pop_dtype)s->view[1].dtype;

	if (d->m < LEAST_DIM || d->n < LEAST_DIM || p->k < LEAST_DIM)
		return d->type;
	if (d->type == POP_GEMM_F32 && a == POP_DT_BF16 && b == POP_DT_BF16)
		return POP_GEMM_CHAINS;
	return d->type == POP_GEMM_QUADS && pop_gemm_has_amx() ? POP_GEMM_BYTES
							       : d->type;
}

static pop_halves_bounds
look_through(const pop_dot *p, pop_run *r, unsigned view,
	unsigned char *const *start)
{
	const pop_step *s = p->dense.step;
	pop_halves_operand o = {.at = start[view]};

	for (int d = 0; d <= p->nbatch + 2; d++)
		pop_halves_dim(&o, s->extent[d], s->view[view].stride[d]);
	return pop_halves_look(r, &o);
}

/* Of B, whose bounds the store may have. */
static pop_halves_bounds
bounds_of_b(const pop_dot *p, pop_run *r, unsigned char *const *start,
	pop_dense_store *store)
{
	const unsigned char *at = start[p->vb];
	pop_halves_bounds b;

	if (store && store->seen == at)
		return (pop_halves_bounds){store->least, store->most};
	b = look_through(p, r, p->vb, start);
	if (store) {
		store->seen = at;
		store->least = b.least;
		store->most = b.most;
	}
	return b;
}

bool
pop_dot_fits_halves(const pop_dot *p, pop_run *r, unsigned char *const *start,
	pop_dense_store *store)
{
	const pop_halves_bounds b = bounds_of_b(p, r, start, store);
	pop_halves_bounds a;

	if (!pop_halves_pass(b))
		return false;
	a = look_through(p, r, p->va, start);
	return pop_halves_pass(a) && pop_halves_are_far(a, b);
}
