/*
 * Constant folding with lib/num's semantics.
 *
 * Elementwise ops fold when every operand is a constant: splats to a splat
 * (one element is computed, whatever the shape), small tensors element by
 * element.  View ops move elements of small tensors and pass splats on; what is
 * put together of constants, if it is small, is one.
 */

#include <string.h>

#include "lib/ir/ir.h"
#include "lib/num/convert.h"
#include "lib/num/scalar.h"

static const uint8_t scalar_of[POP_OP_LIMIT] = {
#define SCALAR(NAME, nargs, classes) [POP_OP_##NAME] = POP_SC_##NAME,
#include "lib/num/scalars.def"
#undef SCALAR
};

enum {
	MAX_ARGS = 3,
	MAX_JOINED = 256, /* elements of what is put together */
};

struct operands {
	const pop_dense *d[MAX_ARGS];
	pop_lane lane[MAX_ARGS];
	bool splat; /* all of them */
};

static const pop_dense *
constant_of(const pop_value *v)
{
	return v->def && v->def->code == POP_OP_CONSTANT
		       ? pop_attr_dense(v->def)
		       : NULL;
}

static bool
elementwise_operands(const pop_op *op, struct operands *o)
{
	o->splat = true;
	if (op->narg > MAX_ARGS || op->narg == 0)
		return false;
	for (uint32_t i = 0; i < op->narg; i++) {
		o->d[i] = constant_of(op->arg[i]);
		if (!o->d[i])
			return false;
		o->lane[i].data = o->d[i]->data;
		/* Scalar operands of select and clamp spread too. */
		o->lane[i].splat = o->d[i]->splat || o->d[i]->type.rank == 0;
		o->splat = o->splat && o->lane[i].splat;
	}
	return true;
}

static bool
apply(const pop_op *op, const struct operands *o, void *dst, int64_t n)
{
	pop_dtype d = (pop_dtype)op->arg[0]->type->dtype;
	pop_dtype to = (pop_dtype)op->res[0].type->dtype;

	switch ((int)op->code) {
	case POP_OP_CONVERT:
		pop_convert_array(to, dst, d, o->lane[0].data, n);
		return true;
	case POP_OP_COMPARE:
		pop_scalar_compare_map(
			(pop_direction)pop_attr_int(op, POP_ATTR_DIRECTION, 0),
			(pop_order)pop_attr_int(op, POP_ATTR_COMPARE_TYPE, 0),
			d, dst, o->lane[0], o->lane[1], n);
		return true;
	case POP_OP_SELECT:
		pop_scalar_select_map(
			to, dst, o->lane[0], o->lane[1], o->lane[2], n);
		return true;
	case POP_OP_CLAMP:
		pop_scalar_clamp_map(
			to, dst, o->lane[0], o->lane[1], o->lane[2], n);
		return true;
	case POP_OP_REDUCE_PRECISION:
		pop_scalar_reduce_precision_map(d,
			(unsigned)pop_attr_int(op, POP_ATTR_EXPONENT_BITS, 0),
			(unsigned)pop_attr_int(op, POP_ATTR_MANTISSA_BITS, 0),
			dst, o->lane[0], n);
		return true;
	default:
		if (!scalar_of[op->code] ||
			pop_scalar_result((pop_scalar)scalar_of[op->code], d) !=
				to)
			return false;
		pop_scalar_map(
			(pop_scalar)scalar_of[op->code], d, dst, o->lane, n);
		return true;
	}
}

static bool
fold_elementwise(pop_graph *g, const pop_op *op, pop_dense *out)
{
	struct operands o;
	int64_t n;
	void *dst;

	if (!elementwise_operands(op, &o))
		return false;
	n = o.splat ? 1 : pop_shape_elements(op->res[0].type);
	if (n > POP_FOLD_ELEMENTS)
		return false;
	dst = pop_arena_alloc(g->arena,
		(size_t)n * pop_dtype_bytes((pop_dtype)op->res[0].type->dtype));
	if (!apply(op, &o, dst, n))
		return false;
	*out = (pop_dense){*op->res[0].type, dst, o.splat};
	return true;
}

static uint32_t
place_of(const int64_t *dims, uint32_t n, int64_t dim)
{
	uint32_t j = 0;

	while (j < n && dims[j] != dim)
		j++;
	return j;
}

/* Flat index in the operand of element x of op's result, for view ops. */
static int64_t
view_source(const pop_op *op, const int64_t *x)
{
	const pop_shape *in = op->arg[0]->type;
	int64_t stride[POP_MAX_RANK], at = 0;
	uint32_t n, m;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	const int64_t *start = pop_attr_ints(op, POP_ATTR_START, &m);
	const int64_t *step = pop_attr_ints(op, POP_ATTR_STRIDE, &m);

	pop_shape_strides(in, stride);
	for (unsigned i = 0; i < in->rank; i++) {
		int64_t k;

		if (op->code == POP_OP_BROADCAST_IN_DIM)
			k = in->dim[i] == 1 ? 0 : x[dims[i]];
		else if (op->code == POP_OP_SLICE)
			k = start[i] + x[i] * step[i];
		else /* transpose: result dim j is operand dim dims[j] */
			k = x[place_of(dims, n, i)];
		at += k * stride[i];
	}
	return at;
}

static void
next_place(const pop_shape *t, int64_t *x)
{
	for (int j = t->rank - 1; j >= 0 && ++x[j] == t->dim[j]; j--)
		x[j] = 0;
}

static void
fold_view(const pop_op *op, const pop_dense *in, unsigned char *dst, int64_t n)
{
	const pop_shape *t = op->res[0].type;
	unsigned bytes = pop_dtype_bytes((pop_dtype)t->dtype);
	int64_t x[POP_MAX_RANK] = {0};

	for (int64_t i = 0; i < n; i++) {
		memcpy(dst + i * bytes,
			(const unsigned char *)in->data +
				view_source(op, x) * bytes,
			bytes);
		next_place(t, x);
	}
}

static bool
is_foldable_view(pop_opcode code)
{
	return code == POP_OP_BROADCAST_IN_DIM || code == POP_OP_SLICE ||
	       code == POP_OP_TRANSPOSE;
}

static bool
fold_moved(pop_graph *g, const pop_op *op, pop_dense *out)
{
	const pop_shape *t = op->res[0].type;
	const pop_dense *in = constant_of(op->arg[0]);
	int64_t n = pop_shape_elements(t);
	unsigned char *dst;

	if (!in)
		return false;
	*out = (pop_dense){*t, in->data, in->splat};
	if (in->splat || op->code == POP_OP_RESHAPE)
		return true;
	if (pop_shape_elements(&in->type) == 1) {
		out->splat = true;
		return true;
	}
	if (n > POP_FOLD_ELEMENTS || !is_foldable_view(op->code))
		return false;
	dst = pop_arena_alloc(g->arena, (size_t)pop_shape_bytes(t));
	fold_view(op, in, dst, n);
	out->data = dst;
	return true;
}

/* ---- What is put together. */

/* Puts all of `from` into dst, which holds a value of type `to`, at `at`. */
static void
put_part(unsigned char *dst, const pop_shape *to, const pop_dense *from,
	const int64_t *at)
{
	const pop_shape *t = &from->type;
	const unsigned bytes = pop_dtype_bytes((pop_dtype)t->dtype);
	const int64_t n = pop_shape_elements(t);
	int64_t stride[POP_MAX_RANK], x[POP_MAX_RANK] = {0};

	pop_shape_strides(to, stride);
	for (int64_t i = 0; i < n; i++) {
		int64_t place = 0;

		for (unsigned d = 0; d < t->rank; d++)
			place += (at[d] + x[d]) * stride[d];
		memcpy(dst + place * bytes,
			(const unsigned char *)from->data +
				(from->splat ? 0 : i * bytes),
			bytes);
		next_place(t, x);
	}
}

static bool
fold_concatenate(const pop_op *op, unsigned char *dst)
{
	const int64_t dim = pop_attr_int(op, POP_ATTR_DIM, 0);
	int64_t at[POP_MAX_RANK] = {0};

	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_dense *d = constant_of(op->arg[i]);

		if (!d)
			return false;
		put_part(dst, op->res[0].type, d, at);
		at[dim] += d->type.dim[dim];
	}
	return true;
}

bool
pop_known_start(const pop_value *x, pop_value *const *at, unsigned d,
	int64_t size, int64_t *start)
{
	const int64_t max = x->type->dim[d] - size;
	const pop_dense *n = NULL;

	*start = 0;
	if (max == 0)
		return true;
	n = pop_value_splat(at[d]);
	if (!n)
		return false;
	*start = (int64_t)pop_load_int((pop_dtype)n->type.dtype, n->data);
	/* A ui64 above the signed range is large. */
	if (*start > max || (n->type.dtype == POP_DT_U64 && *start < 0))
		*start = max;
	if (*start < 0)
		*start = 0;
	return true;
}

bool
pop_known_starts(const pop_value *x, pop_value *const *at,
	const pop_shape *window, int64_t *start)
{
	for (unsigned d = 0; d < window->rank; d++)
		if (!pop_known_start(x, at, d, window->dim[d], &start[d]))
			return false;
	return true;
}

static bool
fold_update(const pop_op *op, unsigned char *dst)
{
	const pop_dense *all = constant_of(op->arg[0]);
	const pop_dense *part = constant_of(op->arg[1]);
	int64_t at[POP_MAX_RANK] = {0};

	if (!all || !part)
		return false;
	put_part(dst, op->res[0].type, all, at);
	if (!pop_known_starts(op->arg[0], op->arg + 2, &part->type, at))
		return false;
	put_part(dst, op->res[0].type, part, at);
	return true;
}

static bool
fold_joined(pop_graph *g, const pop_op *op, pop_dense *out)
{
	const pop_shape *t = op->res[0].type;
	unsigned char *dst;

	if (pop_shape_elements(t) > MAX_JOINED || !constant_of(op->arg[0]))
		return false;
	dst = pop_arena_alloc(g->arena, (size_t)pop_shape_bytes(t));
	*out = (pop_dense){*t, dst, false};
	return op->code == POP_OP_CONCATENATE ? fold_concatenate(op, dst)
					      : fold_update(op, dst);
}

bool
pop_fold(pop_graph *g, const pop_op *op, pop_dense *out)
{
	unsigned traits = pop_op_info_of[op->code].traits;

	if (op->nres != 1 || op->narg == 0)
		return false;
	if (op->code == POP_OP_BITCAST_CONVERT) {
		const pop_dense *in = constant_of(op->arg[0]);

		if (!in ||
			!pop_shape_same_dims(op->arg[0]->type, op->res[0].type))
			return false;
		*out = *in;
		out->type = *op->res[0].type;
		return true;
	}
	if (op->code == POP_OP_CONCATENATE ||
		op->code == POP_OP_DYNAMIC_UPDATE_SLICE)
		return fold_joined(g, op, out);
	if (traits & POP_TRAIT_VIEW)
		return fold_moved(g, op, out);
	if (traits & POP_TRAIT_ELEMENTWISE)
		return fold_elementwise(g, op, out);
	return false;
}
