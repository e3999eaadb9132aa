/*
 * convolution, alone or with an elementwise epilogue.  Layouts, groups and
 * reversed windows are strides.
 *
 * Where a kernel has the taps of a feature side by side and the image has few
 * pixels, reading the kernel is the work: tap by tap it would be fetched as
 * often as it has taps.  There the patches that the pixels see are copied, and
 * multiplied by the kernel as it lies.  A kernel of one tap over images whose
 * pixels lie side by side is multiplied by these.
 *
 * In the gradient of a kernel the features are the images of a batch and the
 * window is an image.  There each feature is summed by itself, as one more
 * spatial dim of one pixel: its taps lie side by side.
 */

#include "lib/gen/gen_int.h"

#include <assert.h>
#include <string.h>

#include "lib/base/checked.h"

enum {
	/* Pixels that may be copied however few an image has. */
	NEAR = 4096,
	/* Taps along the last dim from which features are summed one after the
	 * other; features up to which they are so whatever the layout. */
	LONG_TAPS = 16,
	FEW_FEATURES = 4,
	/* Elements of a patch that is copied, at least, if there are many. */
	LEAST_PATCH = 6,
	/* Features and pixels from which those of one tap are a product. */
	POINT_FEATURES = 16,
	POINT_PIXELS = 64,
};

typedef struct conv {
	gen *g;
	const pop_op *op;
	unsigned ns;
	const int64_t *in, *ker, *out; /* layouts */
	int64_t groups, batch_groups, n, co, ci;
	bool apart; /* features are the taps of one more spatial dim, the first
		     */
	place a, b;
	pop_dtype acc;
} conv;

static pop_status
operand(emit *e, const pop_value *v, place *out, const char **bad)
{
	const pop_block *inside =
		e->op->code == POP_OP_FUSION ? e->op->region[0] : NULL;
	place p;

	POP_TRY(pop_place_within(e->g, inside, v, &p));
	if (p.kind != PLACE_NONE)
		return pop_place_to_mem(e->g, &p, out);
	*bad = "an operand that is computed";
	return POP_OK;
}

/* Is it better to sum the features one after the other? */
static bool
sums_apart(const conv *c)
{
	const unsigned last = c->ns - 1;
	const pop_dtype d = (pop_dtype)c->a.dtype;

	if (c->ns == 0 || c->groups > 1 || c->ci == 1 ||
		c->a.dtype != c->b.dtype || !pop_dtype_is_float(d) ||
		2 * (c->ns + 1) + 4 > POP_MAX_DIMS ||
		c->b.extent[c->ker[2 + last]] < LONG_TAPS ||
		pop_attr_int_at(c->op, POP_ATTR_LHS_DILATION, last, 1) != 1 ||
		pop_attr_int_at(c->op, POP_ATTR_RHS_DILATION, last, 1) != 1)
		return false;
	return c->ci <= FEW_FEATURES ||
	       (c->a.stride[c->in[2 + last]] == 1 &&
		       c->b.stride[c->ker[2 + last]] == 1);
}

static void
read_op(conv *c)
{
	const pop_op *op = c->op;
	int64_t feature = pop_attr_int(op, POP_ATTR_FEATURE_GROUPS, 1);
	uint32_t n;

	c->in = pop_attr_ints(op, POP_ATTR_LHS_LAYOUT, &n);
	c->ker = pop_attr_ints(op, POP_ATTR_RHS_LAYOUT, &n);
	c->out = pop_attr_ints(op, POP_ATTR_OUT_LAYOUT, &n);
	c->ns = op->res[0].type->rank - 2u;
	c->batch_groups = pop_attr_int(op, POP_ATTR_BATCH_GROUPS, 1);
	c->groups = feature > 1 ? feature : c->batch_groups;
	c->n = c->a.extent[c->in[0]] / c->batch_groups;
	c->co = c->b.extent[c->ker[0]] / c->groups;
	c->ci = c->b.extent[c->ker[1]];
	c->acc = pop_gen_accumulator(op->arg[0]->type->dtype,
		op->arg[1]->type->dtype, op->res[0].type->dtype);
	c->apart = sums_apart(c);
}

/* ORDER conv: n, spatial..., g, co, ci, taps... */
static void
add_dims(conv *c, maker *m)
{
	const pop_shape *r = c->op->res[0].type;

	pop_maker_dim(m, r->dim[c->out[0]]);
	if (c->apart)
		pop_maker_dim(m, 1);
	for (unsigned j = 0; j < c->ns; j++)
		pop_maker_dim(m, r->dim[c->out[2 + j]]);
	pop_maker_dim(m, c->groups);
	pop_maker_dim(m, c->co);
	if (c->apart)
		pop_maker_dim(m, 1);
	pop_maker_dim(m, c->ci);
	for (unsigned j = 0; j < c->ns; j++)
		pop_maker_dim(m, c->b.extent[c->ker[2 + j]]);
}

static void
add_operands(conv *c, maker *m)
{
	const unsigned more = c->apart, g = 1 + more + c->ns;
	const unsigned feature = g + 2 + more, tap = feature + 1;
	place in = c->a, ker = c->b;
	wide_view a = pop_maker_at(&in, GEN_READ);
	wide_view b = pop_maker_at(&ker, GEN_READ);

	a.stride[0] = in.stride[c->in[0]];
	a.stride[g] = c->batch_groups > 1 ? c->n * in.stride[c->in[0]]
					  : c->ci * in.stride[c->in[1]];
	a.stride[c->apart ? 1 : feature] = in.stride[c->in[1]];
	b.stride[g] = c->co * ker.stride[c->ker[0]];
	b.stride[g + 1] = ker.stride[c->ker[0]];
	b.stride[feature] = ker.stride[c->ker[1]];
	if (c->groups == 1)
		a.stride[g] = b.stride[g] = 0;
	for (unsigned j = 0; j < c->ns; j++) {
		int64_t s = ker.stride[c->ker[2 + j]];

		a.stride[1 + more + j] = in.stride[c->in[2 + j]];
		b.stride[tap + j] = s;
		if (pop_attr_int_at(c->op, POP_ATTR_WINDOW_REVERSAL, j, 0)) {
			b.base += (ker.extent[c->ker[2 + j]] - 1) * s;
			b.stride[tap + j] = -s;
		}
	}
	pop_maker_new_view(m, &a);
	pop_maker_new_view(m, &b);
}

/* Takes views and code of t, whose dims are the result's, over to m, whose dim
 * to[d] is the result's dim d; of features in groups it is those of one, and
 * groups are the dim before. */
static void
add_epilogue(const conv *c, maker *m, const maker *t, const unsigned *to)
{
	const unsigned features = to[c->out[1]];

	for (uint32_t v = 2; v < t->nview; v++) {
		wide_view w = t->view[v];
		const int64_t *s = t->view[v].stride;

		memset(w.stride, 0, sizeof(w.stride));
		for (unsigned d = 0; d < t->ndim; d++)
			w.stride[to[d]] = s[d];
		if (c->groups > 1)
			w.stride[features - 1] = s[c->out[1]] * c->co;
		pop_maker_new_view(m, &w);
	}
	for (unsigned d = 0; d < m->ndim; d++)
		m->name[d] = (uint8_t)(d + t->ndim);
	for (unsigned d = 0; d < t->ndim; d++) {
		m->name[to[d]] = (uint8_t)d;
		m->pinned[to[d]] = t->pinned[d];
	}
	m->stage = t->stage;
	m->nstage = t->nstage;
}

/* to[d]: the step's dim that is the result's dim d. */
static void
place_dims(const conv *c, unsigned features, unsigned spatial, unsigned *to)
{
	to[c->out[0]] = 0;
	to[c->out[1]] = features;
	for (unsigned j = 0; j < c->ns; j++)
		to[c->out[2 + j]] = spatial + j;
}

static void
add_params(conv *c, maker *m)
{
	static const pop_attr_key key[POP_CONV_DIM_PARAMS] = {
		[POP_CONV_DIM_STRIDE] = POP_ATTR_WINDOW_STRIDES,
		[POP_CONV_DIM_LOW] = POP_ATTR_LOW,
		[POP_CONV_DIM_LHS_DIL] = POP_ATTR_LHS_DILATION,
		[POP_CONV_DIM_RHS_DIL] = POP_ATTR_RHS_DILATION,
	};

	pop_maker_param(m, c->ns + c->apart);
	pop_maker_param(m, c->acc);
	if (c->apart) {
		pop_maker_param(m, c->ci);
		for (unsigned k = 1; k < POP_CONV_DIM_PARAMS; k++)
			pop_maker_param(m, k != POP_CONV_DIM_LOW);
	}
	for (unsigned j = 0; j < c->ns; j++) {
		pop_maker_param(m, c->a.extent[c->in[2 + j]]);
		for (unsigned k = 1; k < POP_CONV_DIM_PARAMS; k++)
			pop_maker_param(
				m, pop_attr_int_at(c->op, key[k], j,
					   k == POP_CONV_DIM_LOW ? 0 : 1));
	}
}

/* Code and views of what follows m's product, over the result's dims. */
static pop_status
make_epilogue(conv *c, emit *e, const maker *m, maker *t)
{
	const pop_shape *r = c->op->res[0].type;

	pop_maker_init(t, e->g, POP_STEP_CONV);
	for (unsigned d = 0; d < r->rank; d++)
		pop_maker_dim(t, r->dim[d]);
	pop_maker_new_view(t, &m->view[0]);
	pop_maker_new_view(t, &m->view[1]);
	return pop_epilogue(e, t, c->op, c->acc, &e->bad);
}

static pop_status
make(conv *c, emit *e)
{
	unsigned to[POP_MAX_RANK];
	maker m, t;

	pop_maker_init(&m, e->g, POP_STEP_CONV);
	add_dims(c, &m);
	add_operands(c, &m);
	POP_TRY(make_epilogue(c, e, &m, &t));
	if (t.pinned[c->out[1]] && c->groups > 1)
		e->bad = "a coordinate of grouped features";
	if (e->bad)
		return POP_OK;
	place_dims(c, 2 + c->apart + c->ns, 1 + c->apart, to);
	add_epilogue(c, &m, &t, to);
	add_params(c, &m);
	pop_code_finish(m.stage[0].code);
	return pop_maker_commit(&m);
}

/* ---- Patches. */

/* Do all elements of a kernel's feature lie side by side, taps inside? */
static bool
has_lines(const conv *c)
{
	int64_t next = 1;

	for (unsigned j = c->ns + 1; j > 0; j--) {
		int64_t d = c->ker[j];

		if (c->b.extent[d] != 1 && c->b.stride[d] != next)
			return false;
		next *= c->b.extent[d];
	}
	return next > c->ci;
}

static int64_t
pixels_of(const conv *c)
{
	int64_t n = 1;

	for (unsigned j = 0; j < c->ns; j++)
		n *= c->op->res[0].type->dim[c->out[2 + j]];
	return n;
}

/* Do the pixels of an image lie side by side in the result, enough of them for
 * half a panel? */
static bool
is_turned(const conv *c)
{
	for (unsigned j = 0; j < c->ns; j++)
		if (c->out[2 + j] < c->out[1] || c->out[2 + j] < c->out[0])
			return false;
	return pixels_of(c) >= 8;
}

/* What windows see of the image, from the first one's start to the last one's
 * end, along each of its dims. */
typedef struct reach {
	int64_t size;
	int64_t from, till; /* of the image that is there */
	int64_t at;         /* where that begins */
} reach;

static reach
reach_of(const conv *c, unsigned j)
{
	int64_t low = pop_attr_int_at(c->op, POP_ATTR_LOW, j, 0);
	int64_t size = c->a.extent[c->in[2 + j]];
	reach s = {.size = (c->op->res[0].type->dim[c->out[2 + j]] - 1) *
				   pop_attr_int_at(c->op,
					   POP_ATTR_WINDOW_STRIDES, j, 1) +
			   (c->b.extent[c->ker[2 + j]] - 1) *
				   pop_attr_int_at(
					   c->op, POP_ATTR_RHS_DILATION, j, 1) +
			   1};

	s.from = low < 0 ? -low : 0;
	s.till = s.size - low < size ? s.size - low : size;
	s.at = s.from + low;
	return s;
}

/* Could all that windows see be copied: is it less than four times as much as
 * there is? */
static bool
is_near(const conv *c)
{
	int64_t seen = 1, image = 4;

	for (unsigned j = 0; j < c->ns; j++)
		if (!pop_mul_i64(seen, reach_of(c, j).size, &seen) ||
			!pop_mul_i64(image, c->a.extent[c->in[2 + j]], &image))
			return false;
	return seen <= image || seen <= NEAR;
}

/* Does each window begin behind the one before, along every dim?  Then their
 * patches are no more than the image, and worth it unless a window is summed
 * as fast where it lies. */
static bool
are_tiles(const conv *c)
{
	int64_t n = c->ci;

	for (unsigned j = 0; j < c->ns; j++) {
		const int64_t taps = c->b.extent[c->ker[2 + j]];

		if (pop_attr_int_at(c->op, POP_ATTR_WINDOW_STRIDES, j, 1) <
				taps ||
			pop_attr_int_at(c->op, POP_ATTR_RHS_DILATION, j, 1) > 1)
			return false;
		n *= taps;
	}
	return n >= LEAST_PATCH && !c->apart;
}

static bool
is_product(const conv *c)
{
	for (unsigned j = 0; j < c->ns; j++) {
		if (pop_attr_int_at(c->op, POP_ATTR_WINDOW_REVERSAL, j, 0) ||
			pop_attr_int_at(c->op, POP_ATTR_LHS_DILATION, j, 1) > 1)
			return false;
	}
	return c->groups == 1 && 2 * c->ns + 2 <= POP_MAX_RANK &&
	       (are_tiles(c) || c->n * pixels_of(c) <= c->co) && has_lines(c) &&
	       is_near(c);
}

/* What windows see: a part of the image, or a copy among zeros. */
static pop_status
seen(conv *c, place *out)
{
	static const unsigned char zeros[16];
	int64_t from[POP_MAX_RANK] = {0}, till[POP_MAX_RANK];
	int64_t lo[POP_MAX_RANK] = {0}, hi[POP_MAX_RANK];
	pop_shape type = {.dtype = c->a.dtype, .rank = c->a.rank};
	place zero = {.kind = PLACE_SPLAT, .dtype = c->a.dtype, .splat = zeros};
	place in, part;
	bool whole = true, any = true;

	for (unsigned d = 0; d < c->a.rank; d++)
		type.dim[d] = till[d] = hi[d] = c->a.extent[d];
	for (unsigned j = 0; j < c->ns; j++) {
		const int64_t d = c->in[2 + j];
		const reach s = reach_of(c, j);

		type.dim[d] = s.size;
		from[d] = s.from;
		till[d] = s.till;
		lo[d] = s.at;
		hi[d] = s.at + s.till - s.from;
		any = any && s.from < s.till;
		whole = whole && s.till - s.from == s.size;
	}
	if (whole) {
		*out = pop_place_slice(&c->a, from, till, NULL);
		return POP_OK;
	}
	*out = pop_place_new(c->g, &type);
	zero.rank = out->rank;
	memcpy(zero.extent, out->extent, sizeof(zero.extent));
	POP_TRY(pop_gen_move(c->g, &zero, out));
	if (!any)
		return POP_OK;
	in = pop_place_slice(&c->a, from, till, NULL);
	part = pop_place_slice(out, lo, hi, NULL);
	return pop_gen_move(c->g, &in, &part);
}

/* Lays out dims 1 .. ns of p, row-major so far, inside the later ones. */
static void
pixels_last(place *p, unsigned ns)
{
	int64_t next = 1;

	for (unsigned d = ns; d > 0; d--) {
		p->stride[d] = next;
		next *= p->extent[d];
	}
	for (unsigned d = p->rank - 1; d > ns; d--) {
		p->stride[d] = next;
		next *= p->extent[d];
	}
}

/* What windows see of `in` as patches: n, spatial..., ci, taps... */
static place
patches_of(const conv *c, const place *in)
{
	place p = *in;

	p.rank = 2 * c->ns + 2;
	p.extent[0] = in->extent[c->in[0]];
	p.stride[0] = in->stride[c->in[0]];
	p.extent[1 + c->ns] = c->ci;
	p.stride[1 + c->ns] = in->stride[c->in[1]];
	for (unsigned j = 0; j < c->ns; j++) {
		int64_t s = in->stride[c->in[2 + j]];
		unsigned tap = 2 + c->ns + j;

		p.extent[1 + j] = c->op->res[0].type->dim[c->out[2 + j]];
		p.stride[1 + j] = s * pop_attr_int_at(c->op,
					      POP_ATTR_WINDOW_STRIDES, j, 1);
		p.extent[tap] = c->b.extent[c->ker[2 + j]];
		p.stride[tap] =
			s * pop_attr_int_at(c->op, POP_ATTR_RHS_DILATION, j, 1);
	}
	return p;
}

static pop_status
copy_patches(conv *c, place *out)
{
	pop_shape type = {.dtype = c->a.dtype, .rank = 2 * c->ns + 2};
	place in, patches;

	POP_TRY(seen(c, &in));
	patches = patches_of(c, &in);
	memcpy(type.dim, patches.extent, type.rank * sizeof(*type.dim));
	*out = pop_place_new(c->g, &type);
	if (is_turned(c) && pop_attr_int_at(c->op, POP_ATTR_WINDOW_STRIDES,
				    c->ns - 1, 1) == 1)
		pixels_last(out, c->ns);
	return pop_gen_move(c->g, &patches, out);
}

/* Has the kernel one tap, which sees each pixel, of images and results whose
 * pixels lie side by side? */
static bool
is_pointwise(const conv *c)
{
	int64_t next = 1;

	for (unsigned j = c->ns; j-- > 0;) {
		const int64_t d = c->in[2 + j];

		if (c->b.extent[c->ker[2 + j]] != 1 ||
			c->op->res[0].type->dim[c->out[2 + j]] !=
				c->a.extent[d] ||
			pop_attr_int_at(c->op, POP_ATTR_WINDOW_STRIDES, j, 1) !=
				1 ||
			pop_attr_int_at(c->op, POP_ATTR_LHS_DILATION, j, 1) !=
				1 ||
			pop_attr_int_at(c->op, POP_ATTR_LOW, j, 0) != 0 ||
			c->a.stride[d] != next)
			return false;
		next *= c->a.extent[d];
	}
	return c->groups == 1 && c->ci >= POINT_FEATURES &&
	       pixels_of(c) >= POINT_PIXELS && is_turned(c) &&
	       2 * c->ns + 2 <= POP_MAX_RANK;
}

/*
 * ORDER dot: n, spatial..., co, ci, taps...: pixels are rows; or, turned, n,
 * co, spatial..., ci, taps...: features are, and the kernel is read in place.
 */
static pop_status
make_product(conv *c, emit *e)
{
	const pop_shape *r = c->op->res[0].type;
	const unsigned pixels[] = {0, 1 + c->ns, 1}, turned[] = {1, 1, c->ns};
	const bool turn = is_turned(c);
	int patch[POP_MAX_RANK] = {0}, ker[POP_MAX_RANK];
	unsigned to[POP_MAX_RANK];
	maker m, t;
	place patches;
	wide_view w[2];

	if (is_pointwise(c))
		patches = patches_of(c, &c->a);
	else
		POP_TRY(copy_patches(c, &patches));
	place_dims(c, turn ? 1 : 1 + c->ns, turn ? 2 : 1, to);
	pop_maker_init(&m, e->g, POP_STEP_DOT);
	m.ndim = r->rank;
	for (unsigned d = 0; d < r->rank; d++)
		m.extent[to[d]] = r->dim[d];
	ker[c->ker[0]] = (int)to[c->out[1]];
	for (unsigned j = 0; j < c->ns; j++)
		patch[1 + j] = (int)to[c->out[2 + j]];
	for (unsigned j = 0; j <= c->ns; j++) {
		int64_t d = c->ker[1 + j];

		patch[1 + c->ns + j] = (int)pop_maker_dim(&m, c->b.extent[d]);
		ker[d] = patch[1 + c->ns + j];
	}
	w[turn] = pop_maker_wide(&patches, patch, GEN_READ);
	w[!turn] = pop_maker_wide(&c->b, ker, GEN_READ);
	pop_maker_new_view(&m, &w[0]);
	pop_maker_new_view(&m, &w[1]);
	POP_TRY(make_epilogue(c, e, &m, &t));
	if (e->bad)
		return POP_OK;
	add_epilogue(c, &m, &t, to);
	return pop_dot_commit(&m, c->op, turn ? turned : pixels, c->acc);
}

pop_status
pop_emit_conv(emit *e)
{
	conv c = {.g = e->g, .op = pop_product_of(e->op)};

	if (!c.op) {
		e->bad = "not one product";
		return POP_OK;
	}
	assert(!pop_dtype_is_complex(c.op->res[0].type->dtype));
	if (pop_shape_elements(c.op->res[0].type) == 0 ||
		pop_shape_elements(c.op->arg[0]->type) == 0 ||
		pop_shape_elements(c.op->arg[1]->type) == 0)
		return pop_product_empty(e, c.op);
	POP_TRY(operand(e, c.op->arg[0], &c.a, &e->bad));
	if (!e->bad)
		POP_TRY(operand(e, c.op->arg[1], &c.b, &e->bad));
	if (e->bad)
		return POP_OK;
	read_op(&c);
	return is_product(&c) || is_pointwise(&c) ? make_product(&c, e)
						  : make(&c, e);
}
