/*
 * Convolutions of each feature by itself, for one result or a few, in types
 * that have no kernel for it: the image moved by each tap, times the tap,
 * summed elementwise.  So a model computes that was quantised, once zero points
 * are taken off; and a filter in f64.
 */

#include "lib/pass/expand.h"

enum {
	MOST_TAPS = 100,
	MANY_RESULTS = 8, /* of a feature */
	FEW_TAPS = 4,     /* of images whose pixels lie side by side */
};

/* An op's layouts are of batch, feature and spatial dims: of a kernel those are
 * output and input feature. */
typedef struct taps {
	const pop_op *op;
	const int64_t *in, *ker, *out;
	unsigned ns;
	int64_t each;   /* results of a feature */
	pop_shape part; /* what one tap sees, in the image's layout */
	pop_shape wide; /* the same, with results a dim after the feature */
} taps;

static void
read_layouts(taps *t, const pop_op *op)
{
	uint32_t n;

	t->op = op;
	t->in = pop_attr_ints(op, POP_ATTR_LHS_LAYOUT, &n);
	t->ker = pop_attr_ints(op, POP_ATTR_RHS_LAYOUT, &n);
	t->out = pop_attr_ints(op, POP_ATTR_OUT_LAYOUT, &n);
	t->ns = op->res[0].type->rank - 2u;
	t->part = *op->arg[0]->type;
	t->part.dtype = op->res[0].type->dtype;
	for (unsigned j = 0; j < t->ns; j++)
		t->part.dim[t->in[2 + j]] = op->res[0].type->dim[t->out[2 + j]];
	t->each = op->arg[1]->type->dim[t->ker[0]] /
		  pop_attr_int(op, POP_ATTR_FEATURE_GROUPS, 1);
}

/* Where dim d of the part is among those of all results. */
static int64_t
widened(const taps *t, int64_t d)
{
	return d + (d > t->in[1]);
}

static void
widen(taps *t)
{
	t->wide = t->part;
	t->wide.rank++;
	for (unsigned d = 0; d < t->part.rank; d++)
		t->wide.dim[widened(t, d)] = t->part.dim[d];
	t->wide.dim[t->in[1] + 1] = t->each;
}

/* Bytes have a kernel, whose vectors go along features: those of one image that
 * wrap, and of which lines become lines, are summed faster in narrow lanes. */
static bool
is_better_by_taps(const pop_op *op)
{
	taps t;

	read_layouts(&t, op);
	for (unsigned j = 0; j < t.ns; j++)
		if (pop_attr_int_at(op, POP_ATTR_WINDOW_STRIDES, j, 1) != 1)
			return false;
	return op->arg[0]->type->dim[t.in[1]] == 1 &&
	       pop_dtype_info_of[op->res[0].type->dtype].bits <= 16 &&
	       t.out[1] + 1 < op->res[0].type->rank;
}

/* So do the other floats. */
static bool
is_of_type(const pop_op *op)
{
	const pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	const pop_dtype x = (pop_dtype)op->arg[0]->type->dtype;
	const pop_dtype y = (pop_dtype)op->arg[1]->type->dtype;

	if (d == POP_DT_F64)
		return x == d && y == d;
	return pop_dtype_is_int(d) && pop_dtype_is_int(x) &&
	       pop_dtype_is_int(y) && pop_dtype_info_of[d].bits >= 8 &&
	       (!(pop_dtype_is_byte(x) && pop_dtype_is_byte(y)) ||
		       is_better_by_taps(op));
}

/* Do results of a feature fill vectors of a product?  Narrow ones that lie side
 * by side fill more of those of a loop, and few taps are added up as fast. */
static bool
fill_vectors(const taps *t, int64_t ntap)
{
	const pop_shape *type = t->op->res[0].type;
	const int64_t bits = pop_dtype_info_of[type->dtype].bits;
	const bool last = t->out[1] + 1 == type->rank;

	return t->each >= MANY_RESULTS && bits >= 16 &&
	       (last ? bits > 16 : ntap > FEW_TAPS);
}

bool
pop_expand_taps_concerns(const pop_op *op)
{
	const pop_shape *x = op->arg[0]->type, *y = op->arg[1]->type;
	int64_t n = 1;
	taps t;

	if (!is_of_type(op) || pop_shape_elements(op->res[0].type) == 0)
		return false;
	read_layouts(&t, op);
	if (pop_attr_int(op, POP_ATTR_BATCH_GROUPS, 1) != 1 ||
		x->dim[t.in[1]] !=
			pop_attr_int(op, POP_ATTR_FEATURE_GROUPS, 1) ||
		y->dim[t.ker[1]] != 1 || x->rank == POP_MAX_RANK)
		return false;
	for (unsigned j = 0; j < t.ns; j++) {
		if (pop_attr_int_at(op, POP_ATTR_LHS_DILATION, j, 1) != 1)
			return false;
		n *= y->dim[t.ker[2 + j]];
		if (n < 1 || n > MOST_TAPS)
			return false;
	}
	return !fill_vectors(&t, n);
}

/* The image among zeros. */
static pop_value *
padded(const pop_site *s, const taps *t, pop_value *x)
{
	const pop_shape one = {.dtype = x->type->dtype};
	int64_t low[POP_MAX_RANK] = {0}, high[POP_MAX_RANK] = {0};
	bool any = false;

	for (unsigned j = 0; j < t->ns; j++) {
		const int64_t d = t->in[2 + j];

		low[d] = pop_attr_int_at(t->op, POP_ATTR_LOW, j, 0);
		high[d] = pop_attr_int_at(t->op, POP_ATTR_HIGH, j, 0);
		any |= low[d] != 0 || high[d] != 0;
	}
	return any ? pop_site_pad(s, x, pop_site_number(s, &one, 0), low, high)
		   : x;
}

/* What tap at[] sees of the image, for each result. */
static pop_value *
seen(const pop_site *s, const taps *t, pop_value *x, const int64_t *at)
{
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];
	int64_t stride[POP_MAX_RANK], to[POP_MAX_RANK];

	for (unsigned d = 0; d < t->part.rank; d++) {
		limit[d] = t->part.dim[d];
		stride[d] = 1;
		to[d] = widened(t, d);
	}
	for (unsigned j = 0; j < t->ns; j++) {
		const int64_t d = t->in[2 + j];

		stride[d] =
			pop_attr_int_at(t->op, POP_ATTR_WINDOW_STRIDES, j, 1);
		start[d] = at[j] *
			   pop_attr_int_at(t->op, POP_ATTR_RHS_DILATION, j, 1);
		limit[d] = start[d] + (t->part.dim[d] - 1) * stride[d] + 1;
	}
	x = pop_site_strided(s, &t->part, x, start, limit, stride);
	return pop_site_broadcast(s, &t->wide, x, to);
}

/* That tap of each result, for all that it sees. */
static pop_value *
tap_of(const pop_site *s, const taps *t, pop_value *kernel, const int64_t *at)
{
	const pop_shape flat = {.dtype = kernel->type->dtype,
		.rank = 2,
		.dim = {t->part.dim[t->in[1]], t->each}};
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];
	const int64_t to[] = {t->in[1], t->in[1] + 1};

	for (unsigned d = 0; d < kernel->type->rank; d++)
		limit[d] = kernel->type->dim[d];
	for (unsigned j = 0; j < t->ns; j++) {
		const int64_t d = t->ker[2 + j];

		start[d] =
			pop_attr_int_at(t->op, POP_ATTR_WINDOW_REVERSAL, j, 0)
				? limit[d] - 1 - at[j]
				: at[j];
		limit[d] = start[d] + 1;
	}
	kernel = pop_site_slice(s, kernel, start, limit);
	kernel = pop_site_reshape(s, &flat, kernel);
	return pop_site_broadcast(s, &t->wide, kernel, to);
}

void
pop_expand_taps(const pop_site *s, pop_op *op, pop_value **out)
{
	const pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	pop_value *x, *kernel, *sum;
	int64_t at[POP_MAX_RANK] = {0}, to[POP_MAX_RANK];
	unsigned j;
	taps t;

	read_layouts(&t, op);
	widen(&t);
	x = padded(s, &t, pop_site_convert(s, op->arg[0], d));
	kernel = pop_site_convert(s, op->arg[1], d);
	sum = pop_site_number(s, &t.wide, 0);
	do {
		sum = pop_site_binary(s, POP_OP_ADD, sum,
			pop_site_binary(s, POP_OP_MULTIPLY, seen(s, &t, x, at),
				tap_of(s, &t, kernel, at)));
		for (j = t.ns; j-- > 0;) {
			if (++at[j] < kernel->type->dim[t.ker[2 + j]])
				break;
			at[j] = 0;
		}
	} while (j < t.ns);
	t.part.dim[t.in[1]] *= t.each;
	sum = pop_site_reshape(s, &t.part, sum);
	for (unsigned k = 0; k < t.part.rank; k++)
		to[t.out[k]] = t.in[k];
	out[0] = pop_site_transpose(s, sum, to);
}
