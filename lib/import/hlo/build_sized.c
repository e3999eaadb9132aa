/*
 * What reads arrays of which a part is used, sizes of run time among them; the
 * rules are those of XLA's DynamicPadder.
 *
 * The op is built of the whole arrays, bounds and all.  Then operands get what
 * lies beyond the used part masked where it would have a say in the result, and
 * the sizes of the result are worked out from those of the operands.  What
 * lies beyond in the result is anything.
 */

#include <string.h>

#include "lib/import/hlo/build_sized.h"
#include "lib/num/scalar.h"

enum { MAX_RANK = POP_MAX_RANK };

pop_status
pop_sized_refuse(const pop_sized *w)
{
	return pop_hlo_refuse_part(w->m, w->i, pop_hlo_part_operand(w->i, 0));
}

/* ---- Sizes of operands. */

/* NULL: all of it. */
pop_value *
pop_sized_of(const pop_sized *w, const pop_value *v, unsigned d)
{
	return pop_hlo_is_part(v, d) ? pop_hlo_size(&w->s, v, d) : NULL;
}

/* Of two arrays that an op takes together: 1 gives way, as TensorFlow lets
 * arrays of unknown sizes be broadcast. */
pop_value *
pop_sized_join(const pop_sized *w, pop_value *a, pop_value *b)
{
	int64_t n;

	if (!a || !b || pop_hlo_same_size(a, b))
		return a ? a : b;
	if (pop_value_integers(a, 1, &n))
		return n == 1 ? b : a;
	return pop_site_select(&w->s,
		pop_site_compare(&w->s, POP_EQ, a,
			pop_site_integer(&w->s, &pop_size_type, 1)),
		b, a);
}

/* Of operands from .. to - 1, all of one rank, into size[]. */
void
pop_sized_join_all(
	const pop_sized *w, uint32_t from, uint32_t to, pop_value **size)
{
	const pop_op *op = w->op;

	memset(size, 0, MAX_RANK * sizeof(*size));
	for (uint32_t k = from; k < to; k++)
		for (unsigned d = 0; d < op->arg[k]->type->rank; d++)
			size[d] = pop_sized_join(
				w, size[d], pop_sized_of(w, op->arg[k], d));
}

bool
pop_sized_any(pop_value *const *size)
{
	for (unsigned d = 0; d < MAX_RANK; d++)
		if (size[d])
			return true;
	return false;
}

/* 0, of any type. */
pop_value *
pop_sized_zero(const pop_sized *w, uint8_t dtype)
{
	const unsigned char bytes[16] = {0};
	pop_shape type = {.dtype = dtype};

	return pop_build_constant(w->s.block, w->s.at, &type, bytes, true);
}

pop_value *
pop_sized_mask(const pop_sized *w, pop_value *v, pop_value *const *size)
{
	return pop_sized_any(size) ? pop_hlo_mask(&w->s, v, size,
					     pop_sized_zero(w, v->type->dtype))
				   : v;
}

int64_t
pop_sized_entry(const pop_sized *w, pop_attr_key key, unsigned d)
{
	return pop_attr_int_at(w->op, key, d,
		key == POP_ATTR_LOW || key == POP_ATTR_HIGH ? 0 : 1);
}

bool
pop_sized_is_small(int64_t v)
{
	return v > -(INT64_C(1) << 29) && v < INT64_C(1) << 29;
}

pop_value *
pop_sized_dilated(const pop_sized *w, pop_value *size, int64_t by)
{
	if (by == 1)
		return size;
	size = pop_hlo_calc_with(&w->s, POP_OP_SUBTRACT, size, 1);
	size = pop_hlo_calc_with(&w->s, POP_OP_MULTIPLY, size, by);
	size = pop_hlo_calc_with(&w->s, POP_OP_ADD, size, 1);
	return pop_hlo_calc_with(&w->s, POP_OP_MAXIMUM, size, 0);
}

/* ---- Element by element. */

/* Dim d of v, which has size 1 if `size` is 1: its one element in all. */
static pop_value *
spread(const pop_sized *w, pop_value *v, unsigned d, pop_value *size)
{
	int64_t start[MAX_RANK] = {0}, limit[MAX_RANK], dims[MAX_RANK], n;
	pop_shape truth = *v->type;
	pop_value *first;

	if (v->type->dim[d] <= 1 || (pop_value_integers(size, 1, &n) && n != 1))
		return v;
	for (unsigned k = 0; k < truth.rank; k++) {
		dims[k] = k;
		limit[k] = k == d ? 1 : truth.dim[k];
	}
	first = pop_site_broadcast(
		&w->s, v->type, pop_site_slice(&w->s, v, start, limit), dims);
	truth.dtype = POP_DT_I1;
	return pop_site_select(&w->s,
		pop_site_broadcast(&w->s, &truth,
			pop_site_compare(&w->s, POP_EQ, size,
				pop_site_integer(&w->s, &pop_size_type, 1)),
			NULL),
		first, v);
}

static pop_status
by_element(pop_sized *w)
{
	pop_op *op = w->op;
	const pop_shape *type = op->res[0].type;

	if (pop_hlo_row_of[w->i->code].code != (pop_opcode)op->code)
		return pop_sized_refuse(w);
	for (uint32_t k = 0; k < op->narg; k++)
		if (op->arg[k]->aux &&
			!pop_shape_same_dims(op->arg[k]->type, type))
			return pop_sized_refuse(w);
	for (uint32_t k = 0; k < op->narg; k++)
		for (unsigned d = 0; op->arg[k]->aux && d < type->rank; d++)
			w->size[d] = pop_sized_join(
				w, w->size[d], pop_sized_of(w, op->arg[k], d));
	for (uint32_t k = 0; k < op->narg; k++) {
		pop_value *v = op->arg[k];

		for (unsigned d = 0; v->aux && d < type->rank; d++) {
			pop_value *size = pop_sized_of(w, v, d);
			int64_t m, n;

			if (size && pop_value_integers(size, 1, &m) &&
				pop_value_integers(w->size[d], 1, &n) &&
				m != n && m != 1)
				return pop_sized_refuse(w);
			if (size && !pop_hlo_same_size(size, w->size[d]))
				op->arg[k] = spread(w, op->arg[k], d, size);
		}
	}
	return POP_OK;
}

/* ---- Where dims go. */

static pop_status
broadcast(pop_sized *w)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(w->op, POP_ATTR_DIMS, &n);
	const pop_value *x = w->op->arg[0];

	for (uint32_t k = 0; k < n && k < x->type->rank; k++)
		if (dims[k] >= 0 && dims[k] < MAX_RANK)
			w->size[dims[k]] = pop_sized_of(w, x, k);
	return POP_OK;
}

static pop_status
transpose(pop_sized *w)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(w->op, POP_ATTR_DIMS, &n);
	const pop_value *x = w->op->arg[0];

	for (uint32_t k = 0; k < n && k < MAX_RANK; k++)
		if (dims[k] >= 0 && dims[k] < x->type->rank)
			w->size[k] = pop_sized_of(w, x, (unsigned)dims[k]);
	return POP_OK;
}

/* v, with the n elements of dim d in front that are the last n of it. */
static pop_value *
to_front(const pop_sized *w, pop_value *v, unsigned d, pop_value *n)
{
	int64_t none[MAX_RANK] = {0}, high[MAX_RANK] = {0};
	pop_value *start = pop_hlo_calc(&w->s, POP_OP_SUBTRACT,
		pop_site_integer(
			&w->s, &pop_size_type, (uint64_t)v->type->dim[d]),
		n);
	pop_shape type = *v->type;
	pop_op *op;

	high[d] = type.dim[d];
	v = pop_site_pad(&w->s, v, pop_sized_zero(w, type.dtype), none, high);
	op = pop_site_op(
		&w->s, POP_OP_DYNAMIC_SLICE, 1 + type.rank, 1, &type, 0);
	op->arg[0] = v;
	for (unsigned k = 0; k < type.rank; k++)
		op->arg[1 + k] =
			k == d ? start
			       : pop_site_integer(
					 &(pop_site){w->s.g, w->s.block, op,
						 w->s.loc},
					 &pop_size_type, 0);
	pop_attr_set_ints(w->s.g, op, POP_ATTR_SIZES, type.dim, type.rank);
	return &op->res[0];
}

/* What was last comes first, and in front of that what is not used. */
static pop_status
reverse(pop_sized *w)
{
	uint32_t dims = pop_attr_bits(w->op, POP_ATTR_DIMS);
	pop_value *x = w->op->arg[0], *y = &w->op->res[0];
	pop_sized after = *w;

	after.s = (pop_site){w->s.g, w->s.block, w->op->next, w->s.loc};
	pop_sized_join_all(w, 0, 1, w->size);
	if (!pop_shape_same_dims(x->type, y->type))
		return pop_sized_refuse(w);
	for (unsigned d = 0; d < x->type->rank; d++)
		if (w->size[d] && dims >> d & 1)
			y = to_front(&after, y, d, w->size[d]);
	w->i->value.one = y;
	return POP_OK;
}

/* ---- Parts of arrays. */

/* ceil((min(n, limit) - start) / stride), of n used. */
static pop_status
slice(pop_sized *w)
{
	const pop_value *x = w->op->arg[0];
	uint32_t n[3];
	const int64_t *start = pop_attr_ints(w->op, POP_ATTR_START, &n[0]);
	const int64_t *limit = pop_attr_ints(w->op, POP_ATTR_LIMIT, &n[1]);
	const int64_t *stride = pop_attr_ints(w->op, POP_ATTR_STRIDE, &n[2]);
	unsigned rank = x->type->rank;

	if (n[0] != rank || n[1] != rank || n[2] != rank ||
		w->op->res[0].type->rank != rank)
		return pop_sized_refuse(w);
	for (unsigned d = 0; d < rank; d++) {
		pop_value *size = pop_sized_of(w, x, d);

		/* One element is taken to be there, unless the shape says. */
		if (!size || stride[d] <= 0 ||
			(w->op->res[0].type->dim[d] == 1 &&
				!(w->i->shape->dynamic >> d & 1)))
			continue;
		if (!pop_sized_is_small(stride[d]) ||
			!pop_sized_is_small(start[d]))
			return pop_sized_refuse(w);
		if (limit[d] < x->type->dim[d])
			size = pop_hlo_calc_with(
				&w->s, POP_OP_MINIMUM, size, limit[d]);
		size = pop_hlo_calc_with(
			&w->s, POP_OP_ADD, size, stride[d] - 1 - start[d]);
		size = pop_hlo_calc_with(&w->s, POP_OP_DIVIDE, size, stride[d]);
		w->size[d] = start[d] ? pop_hlo_calc_with(
						&w->s, POP_OP_MAXIMUM, size, 0)
				      : size;
	}
	return POP_OK;
}

static pop_status
dynamic_slice(pop_sized *w)
{
	const pop_value *x = w->op->arg[0];
	const pop_shape *type = w->op->res[0].type;

	if (type->rank != x->type->rank || pop_hlo_part_operand(w->i, 1))
		return pop_sized_refuse(w);
	for (unsigned d = 0; d < type->rank; d++)
		if (type->dim[d] == x->type->dim[d])
			w->size[d] = pop_sized_of(w, x, d);
		else if (type->dim[d] != 1 && pop_hlo_is_part(x, d))
			return pop_sized_refuse(w);
	return POP_OK;
}

/* Where to begin: such that the used part of y fits into x. */
static pop_value *
start_of(const pop_sized *w, pop_value *at, int64_t whole, pop_value *size)
{
	pop_shape type = *at->type;
	pop_value *last = pop_hlo_calc(&w->s, POP_OP_SUBTRACT,
		pop_site_integer(&w->s, &pop_size_type, (uint64_t)whole), size);

	if (pop_dtype_info_of[type.dtype].bits < 32) {
		type.dtype = POP_DT_I32;
		at = pop_site_convert(&w->s, at, POP_DT_I32);
	}
	last = pop_site_convert(&w->s, last, (pop_dtype)type.dtype);
	at = pop_site_binary(&w->s, POP_OP_MINIMUM, at, last);
	return pop_site_binary(
		&w->s, POP_OP_MAXIMUM, at, pop_site_integer(&w->s, &type, 0));
}

/*
 * x with the used part of y put somewhere: with what was there beyond it.  So
 * that this has room, x is made larger before and smaller afterwards.
 */
static pop_status
update_slice(pop_sized *w)
{
	pop_op *op = w->op, *was;
	pop_value *x = op->arg[0], *y = op->arg[1], **at;
	int64_t none[MAX_RANK] = {0}, high[MAX_RANK] = {0}, limit[MAX_RANK];
	pop_value *size[MAX_RANK];
	unsigned rank = x->type->rank;

	if (op->narg != 2 + rank || y->type->rank != rank ||
		pop_hlo_part_operand(w->i, 2))
		return pop_sized_refuse(w);
	pop_sized_join_all(w, 0, 1, w->size);
	pop_sized_join_all(w, 1, 2, size);
	if (!pop_sized_any(size))
		return POP_OK;
	at = POP_NEWN(w->m->scratch, pop_value *, rank);
	for (unsigned d = 0; d < rank; d++) {
		at[d] = op->arg[2 + d];
		limit[d] = x->type->dim[d];
		if (!size[d])
			continue;
		high[d] = y->type->dim[d];
		at[d] = start_of(w, at[d], limit[d], size[d]);
	}
	/* Indices are of one type. */
	for (unsigned d = 0; d < rank; d++)
		if (pop_dtype_info_of[at[d]->type->dtype].bits < 32)
			at[d] = pop_site_convert(&w->s, at[d], POP_DT_I32);
	x = pop_site_pad(
		&w->s, x, pop_sized_zero(w, x->type->dtype), none, high);
	was = pop_site_op(&w->s, POP_OP_DYNAMIC_SLICE, 1 + rank, 1, y->type, 0);
	was->arg[0] = x;
	memcpy(was->arg + 1, at, rank * sizeof(*at));
	pop_attr_set_ints(w->s.g, was, POP_ATTR_SIZES, y->type->dim, rank);
	y = pop_site_select(
		&w->s, pop_hlo_inside(&w->s, y->type, size), y, &was->res[0]);
	was = pop_site_op(
		&w->s, POP_OP_DYNAMIC_UPDATE_SLICE, 2 + rank, 1, x->type, 0);
	was->arg[0] = x;
	was->arg[1] = y;
	memcpy(was->arg + 2, at, rank * sizeof(*at));
	w->i->value.one = pop_site_slice(&w->s, &was->res[0], none, limit);
	return POP_OK;
}

/* ---- Arrays from several, and from one with room. */

/* What is not used is cut out: each operand goes where the used part of the one
 * in front of it ends. */
static pop_status
concatenate(pop_sized *w)
{
	pop_op *op = w->op;
	unsigned d = (unsigned)pop_attr_int(op, POP_ATTR_DIM, 0);
	const pop_shape *type = op->res[0].type;
	pop_value *y, *end = NULL;
	bool part = false;

	for (uint32_t k = 0; k < op->narg; k++) {
		if (op->arg[k]->type->rank != type->rank || d >= type->rank)
			return pop_sized_refuse(w);
		part = part || pop_hlo_is_part(op->arg[k], d);
	}
	pop_sized_join_all(w, 0, op->narg, w->size);
	if (!part)
		return POP_OK;
	y = pop_site_broadcast(
		&w->s, type, pop_sized_zero(w, type->dtype), NULL);
	end = pop_site_integer(&w->s, &pop_size_type, 0);
	for (uint32_t k = 0; k < op->narg; k++) {
		y = pop_site_put(&w->s, y, (int)d, end, op->arg[k]);
		end = pop_hlo_calc(&w->s, POP_OP_ADD, end,
			pop_hlo_size(&w->s, op->arg[k], d));
	}
	w->size[d] = end;
	w->i->value.one = y;
	return POP_OK;
}

static pop_status
pad(pop_sized *w)
{
	pop_op *op = w->op;
	pop_value *x = op->arg[0], *size[MAX_RANK];
	uint32_t n[3];
	const int64_t *low = pop_attr_ints(op, POP_ATTR_LOW, &n[0]);
	const int64_t *high = pop_attr_ints(op, POP_ATTR_HIGH, &n[1]);
	const int64_t *interior = pop_attr_ints(op, POP_ATTR_INTERIOR, &n[2]);
	unsigned rank = x->type->rank;

	if (n[0] != rank || n[1] != rank || n[2] != rank)
		return pop_sized_refuse(w);
	pop_sized_join_all(w, 0, 1, w->size);
	memcpy(size, w->size, sizeof(size));
	for (unsigned d = 0; d < rank; d++) {
		if (!size[d])
			continue;
		if (!low[d] && !high[d] && !interior[d]) {
			size[d] = NULL;
			continue;
		}
		if (!pop_sized_is_small(low[d]) ||
			!pop_sized_is_small(high[d]) ||
			!pop_sized_is_small(interior[d]))
			return pop_sized_refuse(w);
		w->size[d] = pop_hlo_calc_with(&w->s, POP_OP_ADD,
			pop_sized_dilated(w, size[d], interior[d] + 1),
			low[d] + high[d]);
		if (low[d] + high[d] < 0)
			w->size[d] = pop_hlo_calc_with(
				&w->s, POP_OP_MAXIMUM, w->size[d], 0);
	}
	op->arg[0] = pop_hlo_mask(&w->s, x, size, op->arg[1]);
	return POP_OK;
}

/* ---- Which rule. */

static pop_status
barrier(pop_sized *w)
{
	for (uint32_t k = 0; k < w->op->nres; k++)
		w->op->res[k].aux = w->op->arg[k]->aux;
	return POP_OK;
}

static pop_status
apply(pop_sized *w)
{
	switch (w->op->code) {
	case POP_OP_BROADCAST_IN_DIM:
		return broadcast(w);
	case POP_OP_CHOLESKY:
	case POP_OP_TRIANGULAR_SOLVE:
		return pop_sized_batch(w, 2);
	case POP_OP_CONCATENATE:
		return concatenate(w);
	case POP_OP_CONVOLUTION:
		return pop_sized_convolution(w);
	case POP_OP_DOT_GENERAL:
		return pop_sized_dot(w);
	case POP_OP_DYNAMIC_SLICE:
		return dynamic_slice(w);
	case POP_OP_DYNAMIC_UPDATE_SLICE:
		return update_slice(w);
	case POP_OP_FFT:
		return pop_sized_fft(w);
	case POP_OP_GATHER:
		return pop_sized_gather(w);
	case POP_OP_OPTIMIZATION_BARRIER:
		return barrier(w);
	case POP_OP_PAD:
		return pad(w);
	case POP_OP_REDUCE:
		return pop_sized_reduce(w);
	case POP_OP_REDUCE_WINDOW:
		return pop_sized_reduce_window(w);
	case POP_OP_RESHAPE:
		return pop_sized_reshape(w);
	case POP_OP_REVERSE:
		return reverse(w);
	case POP_OP_SCATTER:
		return pop_sized_scatter(w);
	case POP_OP_SELECT_AND_SCATTER:
		return pop_sized_select_and_scatter(w);
	case POP_OP_SLICE:
		return slice(w);
	case POP_OP_SORT:
		return pop_sized_sort(w);
	case POP_OP_TRANSPOSE:
		return transpose(w);
	default:
		return by_element(w);
	}
}

static bool
has_rule(const pop_hlo_instr *i)
{
	switch (i->code) {
	case POP_HLO_BROADCAST:
	case POP_HLO_CHOLESKY:
	case POP_HLO_CONCATENATE:
	case POP_HLO_CONVOLUTION:
	case POP_HLO_DOT:
	case POP_HLO_DYNAMIC_RESHAPE:
	case POP_HLO_DYNAMIC_SLICE:
	case POP_HLO_DYNAMIC_UPDATE_SLICE:
	case POP_HLO_FFT:
	case POP_HLO_GATHER:
	case POP_HLO_OPT_BARRIER:
	case POP_HLO_PAD:
	case POP_HLO_REDUCE:
	case POP_HLO_REDUCE_WINDOW:
	case POP_HLO_RESHAPE:
	case POP_HLO_REVERSE:
	case POP_HLO_SCATTER:
	case POP_HLO_SELECT_AND_SCATTER:
	case POP_HLO_SLICE:
	case POP_HLO_SORT:
	case POP_HLO_TRANSPOSE:
	case POP_HLO_TRIANGULAR_SOLVE:
		return true;
	default:
		return pop_hlo_is_by_element(i);
	}
}

/* Types follow from operands as the instruction says they do. */
static pop_status
check_types(const pop_sized *w)
{
	pop_shape *type = POP_NEWN(w->m->scratch, pop_shape, w->op->nres);

	POP_TRY(pop_op_infer(w->m->graph, w->op, type, w->m->err));
	for (uint32_t k = 0; k < w->op->nres; k++)
		if (!pop_shape_same_dims(&type[k], w->op->res[k].type))
			return pop_sized_refuse(w);
	return POP_OK;
}

static pop_status
take_sizes(const pop_sized *w, pop_value *v)
{
	for (unsigned d = 0; d < v->type->rank; d++) {
		if (!w->size[d])
			continue;
		if (v->type->dim[d] > INT32_MAX)
			return pop_sized_refuse(w);
		pop_hlo_use_size(w->m, v, d, w->size[d]);
	}
	return POP_OK;
}

pop_status
pop_hlo_build_sized(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_sized w = {.m = m, .i = i};

	if (!has_rule(i))
		return pop_sized_refuse(&w);
	POP_TRY(pop_hlo_row_of[i->code].build(m, b, i));
	if (!i->shape->nleaf)
		return POP_OK;
	w.op = pop_hlo_leaf(i, 0)->def;
	/* What gives its operand. */
	if (!w.op || w.op != b->last)
		return i->code == POP_HLO_BROADCAST ? POP_OK
						    : pop_sized_refuse(&w);
	w.s = pop_site_before(w.op);
	POP_TRY(check_types(&w));
	POP_TRY(apply(&w));
	if (w.op->code == POP_OP_OPTIMIZATION_BARRIER)
		return POP_OK;
	for (uint32_t k = 0; k < i->shape->nleaf; k++)
		POP_TRY(take_sizes(&w, pop_hlo_leaf(i, k)));
	return POP_OK;
}
