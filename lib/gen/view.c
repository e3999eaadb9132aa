/*
 * Places: where the elements of a value are, as an affine view of a buffer.
 * View ops compose with a place without moving anything; only reshapes whose
 * strides do not work out, and values that exist nowhere yet (splats,
 * coordinates), need memory of their own.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

#include "lib/num/convert.h"

int64_t
pop_place_elements(const place *p)
{
	int64_t n = 1;

	for (unsigned d = 0; d < p->rank; d++)
		n *= p->extent[d];
	return n;
}

static void
set_shape(place *p, const pop_shape *type)
{
	p->dtype = type->dtype;
	p->rank = type->rank;
	memset(p->stride, 0, sizeof(p->stride));
	memcpy(p->extent, type->dim, sizeof(p->extent));
}

place
pop_place_whole(const pop_shape *type, uint32_t buffer)
{
	place p = {.kind = PLACE_MEM, .buffer = buffer};

	set_shape(&p, type);
	pop_shape_strides(type, p.stride);
	return p;
}

place
pop_place_new(gen *g, const pop_shape *type)
{
	return pop_place_whole(type, pop_gen_buffer(g, pop_shape_bytes(type)));
}

static void
place_constant(gen *g, const pop_op *op, place *p)
{
	const pop_dense *d = pop_attr_dense(op);
	int64_t n = pop_shape_elements(&d->type);

	if (n == 0) {
		*p = pop_place_new(g, op->res[0].type);
	} else if (d->splat || n == 1) {
		p->kind = PLACE_SPLAT;
		set_shape(p, op->res[0].type);
		p->splat = d->data;
	} else {
		*p = pop_place_whole(
			op->res[0].type, pop_gen_constant(g, d->data,
						 pop_shape_bytes(&d->type)));
	}
}

void
pop_place_put(gen *g, const pop_value *v, const place *p)
{
	vinfo *i = pop_gen_info(v);
	size_t n = p->rank * sizeof(*p->extent);
	kept_place *k = i->at;

	if (!k || k->rank < p->rank)
		k = pop_arena_alloc(g->a, sizeof(*k) + 2 * n);
	*k = (kept_place){.kind = p->kind,
		.dtype = p->dtype,
		.rank = p->rank,
		.axis = p->axis,
		.ndyn = p->ndyn,
		.buffer = p->buffer,
		.base = p->base,
		.dyn = p->dyn,
		.splat = p->splat};
	memcpy(k->dim, p->extent, n);
	memcpy(k->dim + p->rank, p->stride, n);
	i->at = k;
}

static place
place_of_kept(const kept_place *k)
{
	size_t n = k->rank * sizeof(*k->dim);
	place p = {.kind = k->kind,
		.dtype = k->dtype,
		.rank = k->rank,
		.axis = k->axis,
		.ndyn = k->ndyn,
		.buffer = k->buffer,
		.base = k->base,
		.dyn = k->dyn,
		.splat = k->splat};

	memcpy(p.extent, k->dim, n);
	memcpy(p.stride, k->dim + k->rank, n);
	return p;
}

place
pop_place_of(gen *g, const pop_value *v)
{
	const vinfo *i = pop_gen_info(v);
	const pop_op *op = v->def;
	place p = {.kind = PLACE_NONE};

	if (i->at && i->at->kind != PLACE_NONE)
		return place_of_kept(i->at);
	if (op && op->code == POP_OP_CONSTANT) {
		place_constant(g, op, &p);
	} else if (op && op->code == POP_OP_IOTA) {
		p.kind = PLACE_IOTA;
		set_shape(&p, v->type);
		p.axis = (uint8_t)pop_attr_int(op, POP_ATTR_DIM, 0);
	} else {
		return p;
	}
	pop_place_put(g, v, &p);
	return p;
}

/* Where v has to lie so that view op `op` of it lies at `whole`. */
static bool
view_backward(
	const pop_op *op, const pop_shape *type, const place *whole, place *out)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	if (op->code == POP_OP_RESHAPE)
		return pop_place_reshape(whole, type, out);
	*out = *whole;
	set_shape(out, type);
	for (unsigned d = 0; d < type->rank; d++) {
		if (op->code == POP_OP_TRANSPOSE)
			out->stride[dims[d]] = whole->stride[d];
		else
			out->stride[d] = whole->stride[dims[d]];
	}
	return true;
}

place
pop_place_out(gen *g, pop_value *v)
{
	vinfo *i = pop_gen_info(v);
	unsigned rank = v->type->rank;
	place whole, at;

	if (i->at && i->at->kind == PLACE_MEM)
		return place_of_kept(i->at);
	if (i->parent) {
		whole = pop_place_out(g, i->parent);
		if (i->part)
			at = pop_place_slice(&whole, i->part, i->part + rank,
				i->part + 2 * rank);
		else if (!view_backward(i->user, v->type, &whole, &at))
			i->parent = NULL;
	}
	if (!i->parent) {
		at = pop_place_new(g, v->type);
		pop_layout_set(v, &at);
		pop_layout_turn(g, v, &at);
	}
	pop_place_put(g, v, &at);
	return at;
}

bool
pop_place_is_dense(const gen *g, const place *p)
{
	int64_t step = 1;

	if (p->kind != PLACE_MEM || p->base || p->ndyn)
		return false;
	for (unsigned d = p->rank; d-- > 0;) {
		if (p->extent[d] != 1 && p->stride[d] != step)
			return false;
		step *= p->extent[d];
	}
	return step * (int64_t)pop_dtype_bytes(p->dtype) ==
	       g->buf[p->buffer].bytes;
}

/* ---- View ops on places. */

static void
view_broadcast(const pop_op *op, const place *in, place *out)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	for (uint32_t i = 0; i < n; i++) {
		if (in->extent[i] == out->extent[dims[i]])
			out->stride[dims[i]] = in->stride[i];
	}
}

static void
view_transpose(const pop_op *op, const place *in, place *out)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	for (uint32_t i = 0; i < n; i++)
		out->stride[i] = in->stride[dims[i]];
}

static void
view_reverse(const pop_op *op, const place *in, place *out)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	memcpy(out->stride, in->stride, sizeof(out->stride));
	for (uint32_t i = 0; i < n; i++) {
		int64_t d = dims[i];

		if (out->extent[d] == 0)
			continue;
		out->base += (out->extent[d] - 1) * in->stride[d];
		out->stride[d] = -in->stride[d];
	}
}

place
pop_place_slice(const place *in, const int64_t *start, const int64_t *limit,
	const int64_t *stride)
{
	place out = *in;

	for (unsigned d = 0; d < in->rank; d++) {
		int64_t n = limit[d] - start[d], s = stride ? stride[d] : 1;

		out.base += start[d] * in->stride[d];
		out.extent[d] = n > 0 ? (n - 1) / s + 1 : 0;
		/* The stride of one element may be anything. */
		if (out.extent[d] > 1)
			out.stride[d] = in->stride[d] * s;
	}
	return out;
}

/* Dims of one element move nothing; the others fall into groups of equal
 * products, inside which the old dims must follow each other in memory. */
bool
pop_place_reshape(const place *in, const pop_shape *to, place *out)
{
	unsigned i = 0, o = 0;

	*out = *in;
	set_shape(out, to);
	if (in->kind != PLACE_MEM || pop_place_elements(in) == 0)
		return in->kind != PLACE_IOTA;
	while (i < in->rank || o < to->rank) {
		unsigned i0 = i, o0 = o;
		int64_t ni = 1, no = 1, step = 0, next = 0;
		bool have = false;

		do {
			if (ni <= no && i < in->rank)
				ni *= in->extent[i++];
			else if (o < to->rank)
				no *= to->dim[o++];
			else
				ni *= in->extent[i++];
		} while (ni != no);
		for (unsigned k = i; k-- > i0;) {
			if (in->extent[k] == 1)
				continue;
			if (have && in->stride[k] != next)
				return false;
			step = have ? step : in->stride[k];
			next = in->stride[k] * in->extent[k];
			have = true;
		}
		for (unsigned k = o; k-- > o0;) {
			out->stride[k] = to->dim[k] == 1 ? 0 : step;
			step *= to->dim[k];
		}
	}
	return true;
}

static bool
view_bitcast(const pop_op *op, const place *in, place *out)
{
	pop_dtype from = in->dtype, to = op->res[0].type->dtype;
	int64_t nf = pop_dtype_bytes(from), nt = pop_dtype_bytes(to), r;
	unsigned rank = in->rank < out->rank ? in->rank : out->rank;

	if (in->kind != PLACE_MEM || pop_dtype_info_of[from].bits != 8 * nf ||
		pop_dtype_info_of[to].bits != 8 * nt)
		return false;
	memcpy(out->stride, in->stride, rank * sizeof(*out->stride));
	if (nf == nt)
		return true;
	if (in->ndyn)
		return false;
	if (nf > nt) {
		r = nf / nt;
		out->base *= r;
		for (unsigned d = 0; d < rank; d++)
			out->stride[d] *= r;
		out->stride[rank] = 1;
		return true;
	}
	r = nt / nf;
	if (in->stride[rank] != 1 || in->base % r)
		return false;
	out->base /= r;
	for (unsigned d = 0; d < rank; d++) {
		if (in->stride[d] % r)
			return false;
		out->stride[d] /= r;
	}
	return true;
}

/* Coordinates stay coordinates where dims are only added. */
static bool
view_of_iota(const pop_op *op, const place *in, place *out)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	if (op->code != POP_OP_BROADCAST_IN_DIM ||
		in->extent[in->axis] != out->extent[dims[in->axis]])
		return false;
	out->axis = (uint8_t)dims[in->axis];
	return true;
}

bool
pop_place_view(const pop_op *op, const place *in, place *out)
{
	uint32_t n;

	if (in->kind == PLACE_NONE)
		return false;
	*out = *in;
	set_shape(out, op->res[0].type);
	if (in->kind == PLACE_SPLAT)
		return op->code != POP_OP_BITCAST_CONVERT;
	if (in->kind == PLACE_IOTA)
		return view_of_iota(op, in, out);
	switch ((int)op->code) {
	case POP_OP_BROADCAST_IN_DIM:
		view_broadcast(op, in, out);
		return true;
	case POP_OP_TRANSPOSE:
		view_transpose(op, in, out);
		return true;
	case POP_OP_REVERSE:
		view_reverse(op, in, out);
		return true;
	case POP_OP_SLICE:
		*out = pop_place_slice(in,
			pop_attr_ints(op, POP_ATTR_START, &n),
			pop_attr_ints(op, POP_ATTR_LIMIT, &n),
			pop_attr_ints(op, POP_ATTR_STRIDE, &n));
		return true;
	case POP_OP_RESHAPE:
		return pop_place_reshape(in, op->res[0].type, out);
	case POP_OP_BITCAST_CONVERT:
		return view_bitcast(op, in, out);
	default:
		return false;
	}
}

place
pop_place_part(gen *g, const place *in, unsigned part)
{
	place out = *in;

	if (!pop_dtype_is_complex(in->dtype))
		return out;
	out.dtype = (uint8_t)pop_dtype_real(in->dtype);
	if (in->kind == PLACE_SPLAT) {
		out.splat = (const unsigned char *)in->splat +
			    part * pop_dtype_bytes(out.dtype);
		return out;
	}
	out.base = 2 * in->base + part;
	for (unsigned d = 0; d < in->rank; d++)
		out.stride[d] *= 2;
	out.dyn = POP_NEWN(g->a, pop_dyn, in->ndyn);
	for (unsigned d = 0; d < in->ndyn; d++) {
		out.dyn[d] = in->dyn[d];
		out.dyn[d].stride *= 2;
	}
	return out;
}

/* ---- Places that need steps. */

pop_status
pop_place_to_mem(gen *g, const place *in, place *out)
{
	pop_shape type = {.dtype = in->dtype, .rank = 1};

	*out = *in;
	if (in->kind == PLACE_NONE)
		return pop_fail(g->err, POP_E_INTERNAL,
			"a value is used before it is made");
	if (in->kind == PLACE_MEM)
		return POP_OK;
	out->kind = PLACE_MEM;
	out->base = 0;
	out->ndyn = 0;
	memset(out->stride, 0, sizeof(out->stride));
	if (in->kind == PLACE_SPLAT) {
		out->buffer = pop_gen_constant(
			g, in->splat, pop_dtype_bytes(in->dtype));
		return POP_OK;
	}
	type.dim[0] = in->extent[in->axis];
	{
		place line = {.kind = PLACE_IOTA}, to = pop_place_new(g, &type);

		set_shape(&line, &type);
		out->buffer = to.buffer;
		out->stride[in->axis] = 1;
		return pop_gen_move(g, &line, &to);
	}
}

pop_status
pop_place_mem(gen *g, const pop_value *v, place *out)
{
	place at = pop_place_of(g, v);

	return pop_place_to_mem(g, &at, out);
}

static pop_status
make_dense(gen *g, const place *at, place *out)
{
	pop_shape type = {.dtype = at->dtype, .rank = at->rank};

	memcpy(type.dim, at->extent, sizeof(type.dim));
	*out = pop_place_new(g, &type);
	return pop_gen_move(g, at, out);
}

pop_status
pop_place_dense(gen *g, const pop_value *v, place *out)
{
	place at = pop_place_of(g, v);

	if (pop_place_is_dense(g, &at)) {
		*out = at;
		return POP_OK;
	}
	return make_dense(g, &at, out);
}

pop_status
pop_place_scalar(gen *g, const pop_value *v, uint32_t *buffer)
{
	place at;

	POP_TRY(pop_place_mem(g, v, &at));
	if (at.base || at.ndyn) {
		place from = at;

		POP_TRY(make_dense(g, &from, &at));
	}
	*buffer = at.buffer;
	return POP_OK;
}

static int64_t
clamp_element(pop_dtype d, const void *element, int64_t max)
{
	uint64_t v = pop_load_int(d, element);

	if (pop_dtype_info_of[d].cls == POP_DTC_INT && (int64_t)v < 0)
		return 0;
	return v > (uint64_t)max ? max : (int64_t)v;
}

pop_status
pop_place_dynamic(gen *g, const place *in, pop_value *const *index,
	const int64_t *sizes, place *out)
{
	pop_dyn *dyn = POP_NEWN(g->a, pop_dyn, in->ndyn + in->rank);
	unsigned n = in->ndyn;
	place result = *in;

	if (n)
		memcpy(dyn, in->dyn, n * sizeof(*dyn));
	for (unsigned d = 0; d < in->rank; d++) {
		int64_t max = in->extent[d] - sizes[d];
		place at = pop_place_of(g, index[d]);

		result.extent[d] = sizes[d];
		if (max == 0 || in->kind != PLACE_MEM || in->stride[d] == 0)
			continue;
		if (at.kind == PLACE_SPLAT) {
			result.base += clamp_element(at.dtype, at.splat, max) *
				       in->stride[d];
			continue;
		}
		dyn[n].dtype = index[d]->type->dtype;
		dyn[n].max = max;
		dyn[n].stride = in->stride[d];
		POP_TRY(pop_place_scalar(g, index[d], &dyn[n].buffer));
		n++;
	}
	result.dyn = dyn;
	result.ndyn = (uint8_t)n;
	*out = result;
	return POP_OK;
}

static pop_status
view_within(gen *g, const pop_block *inside, const pop_op *op, const place *in,
	place *out)
{
	place dense, mem;
	uint32_t n;

	if (op->code == POP_OP_DYNAMIC_SLICE) {
		for (uint32_t i = 1; i < op->narg; i++) {
			const pop_op *at = op->arg[i]->def;

			if (at && at->block == inside &&
				at->code != POP_OP_CONSTANT)
				return POP_OK;
		}
		POP_TRY(pop_place_to_mem(g, in, &mem));
		return pop_place_dynamic(g, &mem, op->arg + 1,
			pop_attr_ints(op, POP_ATTR_SIZES, &n), out);
	}
	if (pop_place_view(op, in, out))
		return POP_OK;
	/* Laid out afresh, every reshape is a view. */
	POP_TRY(pop_place_to_mem(g, in, &mem));
	dense = pop_place_new(g, op->arg[0]->type);
	POP_TRY(pop_gen_move(g, &mem, &dense));
	if (!pop_place_view(op, &dense, out))
		out->kind = PLACE_NONE;
	return POP_OK;
}

pop_status
pop_place_within(
	gen *g, const pop_block *inside, const pop_value *v, place *out)
{
	const pop_op *chain[POP_GEN_VIEWS];
	unsigned n = 0;

	out->kind = PLACE_NONE;
	while (inside && v->def && v->def->block == inside &&
		v->def->code != POP_OP_CONSTANT &&
		v->def->code != POP_OP_IOTA) {
		const pop_op *op = v->def;

		if (n == POP_GEN_VIEWS ||
			(!(pop_op_info_of[op->code].traits & POP_TRAIT_VIEW) &&
				op->code != POP_OP_BITCAST_CONVERT &&
				op->code != POP_OP_DYNAMIC_SLICE))
			return POP_OK;
		chain[n++] = op;
		v = op->arg[0];
	}
	*out = pop_place_of(g, v);
	while (n-- > 0 && out->kind != PLACE_NONE) {
		place in = *out;

		out->kind = PLACE_NONE;
		POP_TRY(view_within(g, inside, chain[n], &in, out));
	}
	return POP_OK;
}
