/*
 * Convolutions of dilated images by kernels of one tap, which see the holes or
 * the elements, never both:
 *
 *   convolution(x dilated, w)  ->  pad(convolution(x, w), holes between)
 *
 * Such are the gradients by the images of strided ones, as of the short cuts
 * around the blocks of a network.
 */

#include "lib/pass/expand.h"

static bool
is_spread(const pop_op *op, unsigned j)
{
	const pop_shape *kernel = op->arg[1]->type;
	uint32_t n;
	const int64_t *ker = pop_attr_ints(op, POP_ATTR_RHS_LAYOUT, &n);

	return pop_attr_int_at(op, POP_ATTR_LHS_DILATION, j, 1) > 1 &&
	       pop_attr_int_at(op, POP_ATTR_WINDOW_STRIDES, j, 1) == 1 &&
	       kernel->dim[ker[2 + j]] == 1;
}

bool
pop_expand_holes_concerns(const pop_op *op)
{
	const unsigned ns = op->res[0].type->rank - 2u;

	if (pop_shape_elements(op->res[0].type) == 0 ||
		pop_shape_elements(op->arg[0]->type) == 0)
		return false;
	for (unsigned j = 0; j < ns; j++)
		if (is_spread(op, j))
			return true;
	return false;
}

/* What is around and between the results, of each dim of them. */
typedef struct holes {
	int64_t low[POP_MAX_RANK], high[POP_MAX_RANK], between[POP_MAX_RANK];
} holes;

/* op without them. */
static pop_op *
convolve_elements(const pop_site *s, const pop_op *op, holes *h)
{
	const unsigned ns = op->res[0].type->rank - 2u;
	int64_t low[POP_MAX_RANK], high[POP_MAX_RANK], base[POP_MAX_RANK];
	pop_shape type = *op->res[0].type;
	const int64_t *in, *out;
	pop_op *made;
	uint32_t n;

	in = pop_attr_ints(op, POP_ATTR_LHS_LAYOUT, &n);
	out = pop_attr_ints(op, POP_ATTR_OUT_LAYOUT, &n);
	for (unsigned j = 0; j < ns; j++) {
		const int64_t d = out[2 + j];

		low[j] = pop_attr_int_at(op, POP_ATTR_LOW, j, 0);
		high[j] = pop_attr_int_at(op, POP_ATTR_HIGH, j, 0);
		base[j] = pop_attr_int_at(op, POP_ATTR_LHS_DILATION, j, 1);
		if (!is_spread(op, j))
			continue;
		type.dim[d] = op->arg[0]->type->dim[in[2 + j]];
		h->low[d] = low[j];
		h->high[d] = high[j];
		h->between[d] = base[j] - 1;
		low[j] = high[j] = 0;
		base[j] = 1;
	}
	made = pop_expand_again(s, op, op->arg[0], op->arg[1], &type);
	pop_attr_set_ints(s->g, made, POP_ATTR_LOW, low, ns);
	pop_attr_set_ints(s->g, made, POP_ATTR_HIGH, high, ns);
	pop_attr_set_ints(s->g, made, POP_ATTR_LHS_DILATION, base, ns);
	return made;
}

void
pop_expand_holes(const pop_site *s, pop_op *op, pop_value **out)
{
	const pop_shape one = {.dtype = op->res[0].type->dtype};
	holes h = {0};
	pop_value *x = pop_expand_made(s, convolve_elements(s, op, &h));

	out[0] = pop_site_pad_between(
		s, x, pop_site_number(s, &one, 0), h.low, h.high, h.between);
}
