/*
 * What is known of the values of integers: where they lie, from the few ops
 * that indices are made of.
 *
 * Comparisons that are decided by it fold, so do bounds that bound nothing:
 * indices come with corrections of negative ones, even where they were clamped,
 * counted or sorted before.  Remainders and quotients are left to
 * strength.c, which wants to see their corrections.
 */

#include "lib/base/checked.h"
#include "lib/num/convert.h"
#include "lib/num/scalar.h"
#include "lib/pass/pass.h"

/* Ops that are looked through, one above the other; at two operands each. */
enum { MAX_DEPTH = 6 };

/* lo..hi */
typedef struct range {
	int64_t lo, hi;
} range;

static bool range_of(const pop_value *v, unsigned depth, range *out);

/* All values of the type; false: more than 64 bits with a sign hold. */
static bool
range_of_type(const pop_value *v, range *out)
{
	const pop_dtype_info *t = &pop_dtype_info_of[v->type.dtype];

	if (t->cls == POP_DTC_INT && t->bits <= 64) {
		out->hi = (int64_t)(UINT64_MAX >> (65 - t->bits));
		out->lo = -out->hi - 1;
		return true;
	}
	*out = (range){0, 1};
	if (t->cls == POP_DTC_UINT && t->bits < 64)
		out->hi = (int64_t)(((uint64_t)1 << t->bits) - 1);
	return (t->cls == POP_DTC_UINT && t->bits < 64) ||
	       t->cls == POP_DTC_BOOL;
}

static bool
range_of_splat(const pop_value *v, range *out)
{
	const pop_dense *d = pop_value_splat(v);

	if (!d || !range_of_type(v, out))
		return false;
	out->lo = out->hi =
		(int64_t)pop_load_int((pop_dtype)v->type.dtype, d->data);
	if (v->type.dtype == POP_DT_I1)
		out->lo = out->hi = out->lo & 1;
	return true;
}

static range
united(range a, range b)
{
	return (range){a.lo < b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}

static range
least_of(range a, range b)
{
	return (range){a.lo < b.lo ? a.lo : b.lo, a.hi < b.hi ? a.hi : b.hi};
}

static range
greatest_of(range a, range b)
{
	return (range){a.lo > b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}

static bool
range_of_sum(range a, range b, bool minus, range *out)
{
	range r;

	if (minus && (b.lo == INT64_MIN || b.hi == INT64_MIN))
		return false;
	if (minus)
		b = (range){-b.hi, -b.lo};
	if (!pop_add_i64(a.lo, b.lo, &r.lo) || !pop_add_i64(a.hi, b.hi, &r.hi))
		return false;
	*out = r;
	return true;
}

/* Of two operands that are not negative. */
static bool
range_of_product(range a, range b, range *out)
{
	range r;

	if (a.lo < 0 || b.lo < 0 || !pop_mul_i64(a.lo, b.lo, &r.lo) ||
		!pop_mul_i64(a.hi, b.hi, &r.hi))
		return false;
	*out = r;
	return true;
}

static bool
range_of_binary(const pop_op *op, unsigned depth, range *out)
{
	range a, b;

	if (!range_of(op->arg[0], depth, &a) ||
		!range_of(op->arg[1], depth, &b))
		return false;
	switch ((int)op->code) {
	case POP_OP_ADD:
	case POP_OP_SUBTRACT:
		return range_of_sum(a, b, op->code == POP_OP_SUBTRACT, out);
	case POP_OP_MULTIPLY:
		return range_of_product(a, b, out);
	case POP_OP_MINIMUM:
		*out = least_of(a, b);
		return true;
	case POP_OP_MAXIMUM:
		*out = greatest_of(a, b);
		return true;
	default: /* AND: no more than the operand that is not negative */
		if (a.lo < 0 && b.lo < 0)
			return false;
		*out = (range){0, a.lo < 0   ? b.hi
				  : b.lo < 0 ? a.hi
					     : least_of(a, b).hi};
		return true;
	}
}

/* The value that operand i and the next ones all have a part in. */
static bool
range_of_args(const pop_op *op, uint32_t i, unsigned depth, range *out)
{
	range r;

	if (op->narg > i + 2 || !range_of(op->arg[i], depth, out))
		return false;
	for (i++; i < op->narg; i++) {
		if (!range_of(op->arg[i], depth, &r))
			return false;
		*out = united(*out, r);
	}
	return true;
}

static bool
range_of_op(const pop_value *v, unsigned depth, range *out)
{
	const pop_op *op = v->def;
	const pop_shape *s = &v->type;
	range lo, hi;

	switch ((int)op->code) {
	case POP_OP_IOTA:
		out->lo = 0;
		out->hi = s->dim[pop_attr_int(op, POP_ATTR_DIM, 0)] - 1;
		return out->hi >= 0;
	case POP_OP_BROADCAST_IN_DIM:
	case POP_OP_RESHAPE:
	case POP_OP_TRANSPOSE:
	case POP_OP_REVERSE:
	case POP_OP_SLICE:
	case POP_OP_DYNAMIC_SLICE:
	case POP_OP_GATHER:
	case POP_OP_CONVERT:
		return range_of(op->arg[0], depth, out);
	case POP_OP_SORT:
		return range_of(op->arg[v->index], depth, out);
	case POP_OP_TOP_K:
		s = &op->arg[0]->type;
		*out = (range){0, s->dim[s->rank - 1] - 1};
		return v->index == 1 && out->hi >= 0;
	case POP_OP_CONCATENATE:
		return range_of_args(op, 0, depth, out);
	case POP_OP_SELECT:
		return range_of_args(op, 1, depth, out);
	case POP_OP_CLAMP:
		if (!range_of(op->arg[0], depth, &lo) ||
			!range_of(op->arg[1], depth, out) ||
			!range_of(op->arg[2], depth, &hi))
			return false;
		*out = least_of(greatest_of(*out, lo), hi);
		return true;
	case POP_OP_ADD:
	case POP_OP_SUBTRACT:
	case POP_OP_MULTIPLY:
	case POP_OP_MINIMUM:
	case POP_OP_MAXIMUM:
	case POP_OP_AND:
		return range_of_binary(op, depth, out);
	default:
		return false;
	}
}

/* What an op computes lies in the type, or, as it wraps, anywhere in it. */
static bool
range_of(const pop_value *v, unsigned depth, range *out)
{
	range type;

	if (range_of_splat(v, out))
		return true;
	if (!range_of_type(v, &type))
		return false;
	if (!v->def || depth == 0 || !range_of_op(v, depth - 1, out) ||
		out->lo < type.lo || out->hi > type.hi)
		*out = type;
	return true;
}

/* 1 or 0: x stands so to y, or does not; -1: not known. */
static int
decided(int64_t direction, range x, range y)
{
	switch (direction) {
	case POP_LT:
		return x.hi < y.lo ? 1 : x.lo >= y.hi ? 0 : -1;
	case POP_LE:
		return x.hi <= y.lo ? 1 : x.lo > y.hi ? 0 : -1;
	case POP_GT:
		return decided(POP_LT, y, x);
	case POP_GE:
		return decided(POP_LE, y, x);
	default:
		return -1;
	}
}

static pop_value *
compare(pop_op *op)
{
	unsigned char is;
	range x, y;
	int known;

	if (!pop_dtype_is_int((pop_dtype)op->arg[0]->type.dtype) ||
		!range_of(op->arg[0], MAX_DEPTH, &x) ||
		!range_of(op->arg[1], MAX_DEPTH, &y))
		return NULL;
	known = decided(pop_attr_int(op, POP_ATTR_DIRECTION, 0), x, y);
	is = known == 1;
	return known < 0 ? NULL
			 : pop_build_constant(
				   op->block, op, &op->res[0].type, &is, true);
}

/* max(x, y) and min(x, y) of which one is never less, or greater. */
static pop_value *
extreme(const pop_op *op)
{
	bool max = op->code == POP_OP_MAXIMUM;
	range x, y;

	if (!pop_dtype_is_int((pop_dtype)op->res[0].type.dtype) ||
		!range_of(op->arg[0], MAX_DEPTH, &x) ||
		!range_of(op->arg[1], MAX_DEPTH, &y))
		return NULL;
	if (decided(max ? POP_GE : POP_LE, x, y) == 1)
		return op->arg[0];
	return decided(max ? POP_GE : POP_LE, y, x) == 1 ? op->arg[1] : NULL;
}

static pop_value *
clamp(const pop_op *op)
{
	range lo, x, hi;

	if (!pop_dtype_is_int((pop_dtype)op->res[0].type.dtype) ||
		!range_of(op->arg[0], MAX_DEPTH, &lo) ||
		!range_of(op->arg[1], MAX_DEPTH, &x) ||
		!range_of(op->arg[2], MAX_DEPTH, &hi))
		return NULL;
	return lo.hi <= x.lo && x.hi <= hi.lo ? op->arg[1] : NULL;
}

pop_value *
pop_simplify_range(pop_op *op)
{
	switch ((int)op->code) {
	case POP_OP_COMPARE:
		return compare(op);
	case POP_OP_MAXIMUM:
	case POP_OP_MINIMUM:
		return extreme(op);
	case POP_OP_CLAMP:
		return clamp(op);
	default:
		return NULL;
	}
}
