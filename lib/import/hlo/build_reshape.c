/*
 * The rule of build_sized.c for reshape.
 */

#include <string.h>

#include "lib/import/hlo/build_sized.h"

enum { MAX_RANK = POP_MAX_RANK };

/* Dims of operand and result that hold the same elements, those of size 1
 * apart: the least such groups. */
typedef struct group {
	unsigned in[MAX_RANK], out[MAX_RANK], nin, nout;
} group;

/* The next dim from *d on whose size is not 1; rank: there is none. */
static unsigned
skip_ones(const pop_shape *s, unsigned d)
{
	while (d < s->rank && s->dim[d] == 1)
		d++;
	return d;
}

/* The group that begins at these dims, which then are those behind it. */
static void
next_group(const pop_shape *from, const pop_shape *to, unsigned *in,
	unsigned *out, group *g)
{
	int64_t a = from->dim[*in], b = to->dim[*out];

	*g = (group){{*in}, {*out}, 1, 1};
	*in = skip_ones(from, *in + 1);
	*out = skip_ones(to, *out + 1);
	while (a != b && (a < b ? *in < from->rank : *out < to->rank))
		if (a < b) {
			a *= from->dim[*in];
			g->in[g->nin++] = *in;
			*in = skip_ones(from, *in + 1);
		} else {
			b *= to->dim[*out];
			g->out[g->nout++] = *out;
			*out = skip_ones(to, *out + 1);
		}
}

static pop_value *
product(const pop_sized *w, pop_value *a, pop_value *b)
{
	return pop_hlo_calc(&w->s, POP_OP_MULTIPLY, a, b);
}

/* Which dim of the result in g has the size that follows from the others: that
 * which is a bound, or else the first.  False: there are several. */
static bool
open_dim(const pop_sized *w, const group *g, unsigned *dim)
{
	unsigned n = 0;

	*dim = g->out[0];
	for (unsigned k = 0; k < g->nout; k++)
		if (w->i->shape->dynamic >> g->out[k] & 1) {
			*dim = g->out[k];
			n++;
		}
	return n <= 1;
}

/* Sizes of the result's dims in g, from those that an operand of a
 * dynamic-reshape says, or the number of elements. */
static pop_status
sizes_of_group(pop_sized *w, const group *g)
{
	const pop_value *x = w->op->arg[0];
	pop_site *s = &w->s;
	pop_value *all = pop_site_integer(s, &pop_size_type, 1);
	int64_t others = 1;
	unsigned dim;

	if (w->i->code == POP_HLO_DYNAMIC_RESHAPE) {
		if (w->i->noperand != 1U + w->i->shape->type.rank)
			return pop_sized_refuse(w);
		for (unsigned k = 0; k < g->nout; k++) {
			unsigned d = g->out[k];
			pop_value *size = w->i->operand[1 + d]->value.one;

			if (size->type->rank ||
				!pop_dtype_is_int(size->type->dtype))
				return pop_sized_refuse(w);
			if (w->i->shape->dynamic >> d & 1)
				w->size[d] =
					pop_site_convert(s, size, POP_DT_I32);
		}
		return POP_OK;
	}
	for (unsigned k = 0; k < g->nin; k++)
		all = product(w, all, pop_hlo_size(s, x, g->in[k]));
	if (!open_dim(w, g, &dim))
		return pop_sized_refuse(w);
	for (unsigned k = 0; k < g->nout; k++)
		if (g->out[k] != dim)
			others *= w->op->res[0].type->dim[g->out[k]];
	w->size[dim] = pop_hlo_calc_with(s, POP_OP_DIVIDE, all, others);
	return POP_OK;
}

/* Is what is used the first elements of g, before and after? */
static bool
in_front(const pop_sized *w, const group *g)
{
	for (unsigned k = 1; k < g->nin; k++)
		if (pop_hlo_is_part(w->op->arg[0], g->in[k]))
			return false;
	for (unsigned k = 1; k < g->nout; k++)
		if (w->size[g->out[k]])
			return false;
	return true;
}

/* Where an element of the result comes from in the operand, as a number within
 * g, given its place in the result. */
static pop_value *
source(const pop_sized *w, const group *g, const pop_shape *place, bool front)
{
	const pop_site *s = &w->s;
	const pop_value *x = w->op->arg[0];
	pop_value *at = NULL, *step, *sum = NULL;
	int64_t stride = 1;

	step = pop_site_integer(s, &pop_size_type, 1);
	for (unsigned k = g->nout; k-- > 0;) {
		unsigned d = g->out[k];
		pop_value *here = pop_site_binary(s, POP_OP_MULTIPLY,
			pop_site_iota(s, place, (int)d),
			pop_site_broadcast(s, place, step, NULL));

		at = at ? pop_site_binary(s, POP_OP_ADD, at, here) : here;
		step = product(w, step,
			!front && w->size[d]
				? w->size[d]
				: pop_site_integer(s, &pop_size_type,
					  (uint64_t)place->dim[d]));
	}
	if (front)
		return at;
	for (unsigned k = g->nin; k-- > 0;) {
		pop_value *n = pop_hlo_calc_with(
			s, POP_OP_MAXIMUM, pop_hlo_size(s, x, g->in[k]), 1);
		pop_value *here = at;

		n = pop_site_broadcast(s, place, n, NULL);
		if (k) {
			here = pop_site_binary(s, POP_OP_REMAINDER, at, n);
			at = pop_site_binary(s, POP_OP_DIVIDE, at, n);
		}
		here = pop_site_binary(s, POP_OP_MULTIPLY, here,
			pop_site_integer(s, place, (uint64_t)stride));
		sum = sum ? pop_site_binary(s, POP_OP_ADD, sum, here) : here;
		stride *= x->type->dim[g->in[k]];
	}
	return sum;
}

/* The result's elements, taken from x one by one: from at[]. */
static pop_value *
take(const pop_sized *w, pop_value *x, pop_value *at)
{
	const pop_site *s = &w->s;
	pop_shape flat = {.dtype = x->type->dtype, .rank = 1};
	const int64_t one = 1, none = 0;
	pop_op *op;

	flat.dim[0] = pop_shape_elements(x->type);
	op = pop_site_op(s, POP_OP_GATHER, 2, 1, w->op->res[0].type, 0);
	op->arg[0] = pop_site_reshape(
		&(pop_site){s->g, s->block, op, s->loc}, &flat, x);
	op->arg[1] = at;
	pop_attr_set_ints(s->g, op, POP_ATTR_SIZES, &one, 1);
	pop_attr_set_ints(s->g, op, POP_ATTR_OFFSET_DIMS, &one, 0);
	pop_attr_set_ints(s->g, op, POP_ATTR_COLLAPSED_DIMS, &none, 1);
	pop_attr_set_ints(s->g, op, POP_ATTR_OPERAND_BATCH, &one, 0);
	pop_attr_set_ints(s->g, op, POP_ATTR_INDEX_BATCH, &one, 0);
	pop_attr_set_ints(s->g, op, POP_ATTR_INDEX_MAP, &none, 1);
	pop_attr_set_int(s->g, op, POP_ATTR_INDEX_VECTOR_DIM, at->type->rank);
	pop_attr_set_int(s->g, op, POP_ATTR_INDICES_SORTED, 0);
	return &op->res[0];
}

/* Dims of size 1, of which 0 or 1 is used, go over in order; where none is
 * left to take it, the one element is taken to be there. */
static pop_status
reshape_ones(pop_sized *w)
{
	const pop_value *x = w->op->arg[0];
	const pop_shape *to = w->op->res[0].type;
	unsigned out = 0;

	for (unsigned d = 0; d < x->type->rank; d++) {
		if (x->type->dim[d] != 1 || !pop_hlo_is_part(x, d))
			continue;
		while (out < to->rank &&
			(to->dim[out] != 1 ||
				!(w->i->shape->dynamic >> out & 1)))
			out++;
		if (out < to->rank)
			w->size[out++] = pop_sized_of(w, x, d);
		else if (w->i->shape->dynamic && to->rank)
			return pop_sized_refuse(w);
	}
	return POP_OK;
}

/*
 * As long as only the first dim of a group is used in part, before and after,
 * the used elements keep their places.  Otherwise they move together, or apart,
 * and each is fetched.
 */
pop_status
pop_sized_reshape(pop_sized *w)
{
	pop_value *x = w->op->arg[0], *at = NULL, *here;
	const pop_shape *from = x->type, *to = w->op->res[0].type;
	int64_t total = pop_shape_elements(from), behind = total;
	unsigned in = skip_ones(from, 0), out = skip_ones(to, 0), n = 0;
	group g[MAX_RANK];
	pop_shape place = *to;
	bool front = true;

	if (total < 1 || total > INT32_MAX || total != pop_shape_elements(to))
		return pop_sized_refuse(w);
	POP_TRY(reshape_ones(w));
	while (in < from->rank && out < to->rank) {
		bool part = false;

		next_group(from, to, &in, &out, &g[n]);
		for (unsigned k = 0; k < g[n].nin; k++)
			part = part || pop_hlo_is_part(x, g[n].in[k]);
		if (part)
			POP_TRY(sizes_of_group(w, &g[n]));
		front = front && in_front(w, &g[n]);
		n++;
	}
	if (front)
		return POP_OK;
	place.dtype = POP_DT_I32;
	for (unsigned k = 0; k < n; k++) {
		for (unsigned d = 0; d < g[k].nin; d++)
			behind /= from->dim[g[k].in[d]];
		here = source(w, &g[k], &place, in_front(w, &g[k]));
		here = pop_site_binary(&w->s, POP_OP_MULTIPLY, here,
			pop_site_integer(&w->s, &place, (uint64_t)behind));
		at = at ? pop_site_binary(&w->s, POP_OP_ADD, at, here) : here;
	}
	w->i->value.one = take(w, x, at);
	return POP_OK;
}
