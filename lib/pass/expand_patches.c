/*
 * Convolutions in which each element of the image, or of the kernel, meets one
 * of the other in each feature: products of two matrices, which is what they
 * become.  Each spatial dim of one of the three is cut in two:
 *
 *   image [result, tap]   windows lie side by side
 *   image [tap, result]   holes in the window are as long as the result: the
 *                         gradient by such a kernel
 *   result [image, tap]   the image is dilated by the length of the window: the
 *                         gradient by such an image, a transposed convolution;
 *                         an image of one element is as good as dilated
 *   kernel [image, result]  the image is dilated by the length of the result:
 *                         the gradient by the kernel of a transposed one
 *
 * In the last two the second half counts down where the kernel is not reversed.
 */

#include "lib/pass/expand.h"

/* Elements of each side of the product that pay for cutting. */
enum { FEW = 8 };

/* What a spatial dim is cut into; see above. */
typedef enum cut {
	CUT_NONE,
	CUT_RESULT_TAP,
	CUT_TAP_RESULT,
	CUT_RESULT,
	CUT_KERNEL
} cut;

typedef struct patches {
	const pop_op *op;
	const pop_shape *image, *kernel, *result;
	const int64_t *in, *ker, *out; /* as in expand_taps.c */
	unsigned ns;
} patches;

static patches
describe(const pop_op *op)
{
	uint32_t n;

	return (patches){.op = op,
		.image = op->arg[0]->type,
		.kernel = op->arg[1]->type,
		.result = op->res[0].type,
		.in = pop_attr_ints(op, POP_ATTR_LHS_LAYOUT, &n),
		.ker = pop_attr_ints(op, POP_ATTR_RHS_LAYOUT, &n),
		.out = pop_attr_ints(op, POP_ATTR_OUT_LAYOUT, &n),
		.ns = op->res[0].type->rank - 2u};
}

static int64_t
taps(const patches *p, unsigned j)
{
	return p->kernel->dim[p->ker[2 + j]];
}

static bool
is_reversed(const patches *p, unsigned j)
{
	return pop_attr_int_at(p->op, POP_ATTR_WINDOW_REVERSAL, j, 0) != 0;
}

static int64_t
dilation(const patches *p, unsigned j)
{
	return p->image->dim[p->in[2 + j]] == 1
		       ? taps(p, j)
		       : pop_attr_int_at(p->op, POP_ATTR_LHS_DILATION, j, 1);
}

static cut
cut_of(const patches *p, unsigned j)
{
	const int64_t size = p->image->dim[p->in[2 + j]];
	const int64_t out = p->result->dim[p->out[2 + j]], n = taps(p, j);
	const int64_t low = pop_attr_int_at(p->op, POP_ATTR_LOW, j, 0);
	const int64_t high = pop_attr_int_at(p->op, POP_ATTR_HIGH, j, 0);
	const int64_t stride =
		pop_attr_int_at(p->op, POP_ATTR_WINDOW_STRIDES, j, 1);
	const int64_t base = dilation(p, j);
	const int64_t holes =
		pop_attr_int_at(p->op, POP_ATTR_RHS_DILATION, j, 1);

	if (base > 1 && low == base - 1 && high == base - 1 && stride == 1 &&
		holes == 1)
		return n == base                                ? CUT_RESULT
		       : n == base * size && !is_reversed(p, j) ? CUT_KERNEL
								: CUT_NONE;
	if (base != 1 || low != 0 || high != 0 || is_reversed(p, j) ||
		size % out != 0 || size / out != n)
		return CUT_NONE;
	if ((holes == 1 || n == 1) && (stride == n || out == 1))
		return CUT_RESULT_TAP;
	return holes == out && stride == 1 ? CUT_TAP_RESULT : CUT_NONE;
}

static bool
cuts_image(cut c)
{
	return c == CUT_RESULT_TAP || c == CUT_TAP_RESULT;
}

/* What is cut is the same in all dims, and more than one tap is there. */
static bool
is_cut(const patches *p)
{
	const cut first = cut_of(p, 0);
	int64_t n = 1;

	for (unsigned j = 0; j < p->ns; j++) {
		const cut c = cut_of(p, j);

		if (c == CUT_NONE ||
			(c != first && !(cuts_image(c) && cuts_image(first))))
			return false;
		n *= taps(p, j);
	}
	return n > 1;
}

static bool
is_point(const patches *p)
{
	for (unsigned j = 0; j < p->ns; j++)
		if (p->image->dim[p->in[2 + j]] != 1)
			return false;
	return true;
}

/* Are rows, columns and what is summed up many enough?  Few rows are where a
 * convolution would multiply by padding but for one tap of each window. */
static bool
pays(const patches *p)
{
	const int64_t features = p->result->dim[p->out[1]];
	int64_t cols = features, sum = p->image->dim[p->in[1]];

	for (unsigned j = 0; j < p->ns; j++)
		switch (cut_of(p, j)) {
		case CUT_RESULT:
			cols *= taps(p, j);
			break;
		case CUT_KERNEL:
			cols *= p->result->dim[p->out[2 + j]];
			sum *= p->image->dim[p->in[2 + j]];
			break;
		default:
			sum *= taps(p, j);
			break;
		}
	return (is_point(p) || pop_shape_elements(p->result) / cols >= FEW) &&
	       cols >= FEW && sum >= FEW;
}

bool
pop_expand_patches_concerns(const pop_op *op)
{
	const pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	const patches p = describe(op);

	return p.ns > 0 && p.ns + p.image->rank <= POP_MAX_RANK &&
	       pop_dtype_is_float(d) && p.image->dtype == d &&
	       p.kernel->dtype == d && pop_shape_elements(p.result) > 0 &&
	       pop_shape_elements(p.image) > 0 &&
	       pop_attr_int(op, POP_ATTR_FEATURE_GROUPS, 1) == 1 &&
	       pop_attr_int(op, POP_ATTR_BATCH_GROUPS, 1) == 1 && is_cut(&p) &&
	       pays(&p);
}

/* n pairs of dims that are summed over. */
typedef struct contraction {
	unsigned n;
	int64_t lhs[POP_MAX_RANK], rhs[POP_MAX_RANK];
} contraction;

static void
contract(contraction *c, int64_t lhs, int64_t rhs)
{
	c->lhs[c->n] = lhs;
	c->rhs[c->n++] = rhs;
}

static bool
is_contracted(const int64_t *dims, unsigned n, int64_t d)
{
	for (unsigned i = 0; i < n; i++)
		if (dims[i] == d)
			return true;
	return false;
}

/* Adds the dims of x that stay to `type`, and where they are to place[]. */
static void
add_free(pop_shape *type, const pop_shape *x, const int64_t *dims, unsigned n,
	int64_t *place)
{
	for (unsigned d = 0; d < x->rank; d++) {
		if (is_contracted(dims, n, d))
			continue;
		place[d] = type->rank;
		type->dim[type->rank++] = x->dim[d];
	}
}

/* The product; dims of x and of y that stay are at lhs[] and rhs[] of it. */
static pop_value *
product(const pop_site *s, const patches *p, pop_value *x, pop_value *y,
	const contraction *c, int64_t *lhs, int64_t *rhs)
{
	pop_shape type = {.dtype = p->result->dtype};
	const int64_t *v;
	pop_op *dot;
	uint32_t n;

	add_free(&type, x->type, c->lhs, c->n, lhs);
	add_free(&type, y->type, c->rhs, c->n, rhs);
	dot = pop_site_op(s, POP_OP_DOT_GENERAL, 2, 1, &type, 0);
	dot->arg[0] = x;
	dot->arg[1] = y;
	pop_attr_set_ints(s->g, dot, POP_ATTR_LHS_CONTRACT, c->lhs, c->n);
	pop_attr_set_ints(s->g, dot, POP_ATTR_RHS_CONTRACT, c->rhs, c->n);
	v = pop_attr_ints(p->op, POP_ATTR_PRECISION, &n);
	if (v)
		pop_attr_set_ints(s->g, dot, POP_ATTR_PRECISION, v, n);
	return &dot->res[0];
}

/* Which spatial dim dim d is, of a value of this layout; -1: none. */
static int
spatial_of(const patches *p, const int64_t *layout, int64_t d)
{
	for (unsigned j = 0; j < p->ns; j++)
		if (layout[2 + j] == d)
			return (int)j;
	return -1;
}

/* Where dims are once they are cut; second: the inner half. */
typedef struct halves {
	int64_t first[POP_MAX_RANK], second[POP_MAX_RANK];
} halves;

/*
 * x with its spatial dims cut, outer halves together and inner ones together,
 * of inner[] points: [batch, outer.., inner.., feature], or feature before
 * inner, so that what is summed up lies side by side, and a kernel's gradient
 * reads what the convolution itself read.
 */
static pop_value *
cut_dims(const pop_site *s, const patches *p, pop_value *x,
	const int64_t *layout, const int64_t *inner, halves *h)
{
	const unsigned rank = x->type->rank;
	int64_t from[POP_MAX_RANK], order[POP_MAX_RANK];
	pop_shape type = {.dtype = x->type->dtype};
	unsigned n = 0;

	for (unsigned d = 0; d < rank; d++) {
		const int j = spatial_of(p, layout, d);

		from[d] = type.rank;
		if (j >= 0)
			type.dim[type.rank++] = x->type->dim[d] / inner[j];
		type.dim[type.rank++] = j < 0 ? x->type->dim[d] : inner[j];
	}
	for (unsigned d = 0; d < rank; d++)
		if (d == 0 || spatial_of(p, layout, d) >= 0) {
			h->first[d] = n;
			order[n++] = from[d];
		}
	for (unsigned d = 0; d < rank; d++) {
		const bool both = spatial_of(p, layout, d) >= 0;

		if (d == 0 && !both)
			continue;
		(both ? h->second : h->first)[d] = n;
		order[n++] = from[d] + both;
	}
	return pop_site_transpose(s, pop_site_reshape(s, &type, x), order);
}

/* x with those spatial dims turned whose taps are to be counted down. */
static pop_value *
turned(const pop_site *s, const patches *p, pop_value *x, const int64_t *layout)
{
	int64_t dims[POP_MAX_RANK];
	unsigned n = 0;
	pop_op *op;

	for (unsigned j = 0; j < p->ns; j++)
		if (!is_reversed(p, j))
			dims[n++] = layout[2 + j];
	if (!n)
		return x;
	op = pop_site_op(s, POP_OP_REVERSE, 1, 1, x->type, 0);
	op->arg[0] = x;
	pop_attr_set_ints(s->g, op, POP_ATTR_DIMS, dims, n);
	return &op->res[0];
}

/* Where the half of the image's spatial dim j is that counts taps, or else the
 * one that counts results. */
static int64_t
half_of(const patches *p, const halves *h, unsigned j, bool of_taps)
{
	const bool first = (cut_of(p, j) == CUT_TAP_RESULT) == of_taps;

	return (first ? h->first : h->second)[p->in[2 + j]];
}

static pop_value *
expand_image(const pop_site *s, const patches *p)
{
	int64_t lhs[POP_MAX_RANK], rhs[POP_MAX_RANK], order[POP_MAX_RANK];
	int64_t inner[POP_MAX_RANK];
	contraction c = {0};
	pop_value *x;
	halves h;

	for (unsigned j = 0; j < p->ns; j++)
		inner[j] = cut_of(p, j) == CUT_TAP_RESULT
				   ? p->result->dim[p->out[2 + j]]
				   : taps(p, j);
	x = cut_dims(s, p, p->op->arg[0], p->in, inner, &h);
	for (unsigned d = 0; d < p->kernel->rank; d++) {
		const int j = spatial_of(p, p->ker, d);

		if (d == p->ker[1])
			contract(&c, h.first[p->in[1]], d);
		if (j >= 0)
			contract(&c, half_of(p, &h, (unsigned)j, true), d);
	}
	x = product(s, p, x, p->op->arg[1], &c, lhs, rhs);
	order[p->out[0]] = lhs[h.first[p->in[0]]];
	order[p->out[1]] = rhs[p->ker[0]];
	for (unsigned j = 0; j < p->ns; j++)
		order[p->out[2 + j]] = lhs[half_of(p, &h, j, false)];
	return pop_site_transpose(s, x, order);
}

static pop_value *
expand_result(const pop_site *s, const patches *p)
{
	int64_t lhs[POP_MAX_RANK], rhs[POP_MAX_RANK], order[POP_MAX_RANK];
	contraction c = {0};
	unsigned n = 0;
	pop_value *x;

	contract(&c, p->in[1], p->ker[1]);
	x = product(s, p, p->op->arg[0], turned(s, p, p->op->arg[1], p->ker),
		&c, lhs, rhs);
	for (unsigned d = 0; d < p->result->rank; d++) {
		const int j = spatial_of(p, p->out, d);

		if (j < 0) {
			order[n++] =
				d == p->out[0] ? lhs[p->in[0]] : rhs[p->ker[0]];
			continue;
		}
		order[n++] = lhs[p->in[2 + j]];
		order[n++] = rhs[p->ker[2 + j]];
	}
	return pop_site_reshape(s, p->result, pop_site_transpose(s, x, order));
}

static pop_value *
expand_kernel(const pop_site *s, const patches *p)
{
	int64_t lhs[POP_MAX_RANK], rhs[POP_MAX_RANK], order[POP_MAX_RANK];
	int64_t inner[POP_MAX_RANK];
	contraction c = {0};
	pop_value *x;
	halves h;

	for (unsigned j = 0; j < p->ns; j++)
		inner[j] = p->result->dim[p->out[2 + j]];
	x = cut_dims(s, p, p->op->arg[1], p->ker, inner, &h);
	for (unsigned d = 0; d < p->image->rank; d++) {
		const int j = spatial_of(p, p->in, d);

		if (d == p->in[1])
			contract(&c, d, h.first[p->ker[1]]);
		if (j >= 0)
			contract(&c, d, h.first[p->ker[2 + j]]);
	}
	x = product(s, p, p->op->arg[0], x, &c, lhs, rhs);
	order[p->out[0]] = lhs[p->in[0]];
	order[p->out[1]] = rhs[h.first[p->ker[0]]];
	for (unsigned j = 0; j < p->ns; j++)
		order[p->out[2 + j]] = rhs[h.second[p->ker[2 + j]]];
	return turned(s, p, pop_site_transpose(s, x, order), p->out);
}

void
pop_expand_patches(const pop_site *s, pop_op *op, pop_value **out)
{
	const patches p = describe(op);
	const cut c = cut_of(&p, 0);

	out[0] = c == CUT_RESULT   ? expand_result(s, &p)
		 : c == CUT_KERNEL ? expand_kernel(s, &p)
				   : expand_image(s, &p);
}
