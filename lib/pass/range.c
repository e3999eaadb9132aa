/*
 * What is known of the values of integers: where they lie, from the few ops
 * that indices are made of, of floats, too, and from the conditions of loops
 * that count.
 *
 * Comparisons that are decided by it fold, so do bounds that bound nothing:
 * indices come with corrections of negative ones, even where they were clamped,
 * counted, sorted or taken modulo before.
 */

#include "lib/base/checked.h"
#include "lib/num/convert.h"
#include "lib/num/dd.h"
#include "lib/num/scalar.h"
#include "lib/pass/pass.h"

#include <math.h>

/* Ops that are looked through, one above the other, at two operands each, or at
 * some that are put side by side; and elements of a constant. */
enum { MAX_DEPTH = 9, MAX_ARGS = 6, MAX_ELEMENTS = 1024 };

/* lo..hi */
typedef struct range {
	int64_t lo, hi;
} range;

static bool range_of(const pop_value *v, unsigned depth, range *out);
static bool range_of_carry(
	const pop_op *loop, uint32_t i, unsigned depth, range *out);

/* All values of the type; false: more than 64 bits with a sign hold. */
static bool
range_of_type(const pop_value *v, range *out)
{
	const pop_dtype_info *t = &pop_dtype_info_of[v->type->dtype];

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
		(int64_t)pop_load_int((pop_dtype)v->type->dtype, d->data);
	if (v->type->dtype == POP_DT_I1)
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

/* It has the sign of a, is no farther from zero than a, and nearer than b,
 * which must be positive; an a that is nearer is what is left. */
static bool
range_of_remainder(range a, range b, range *out)
{
	const range less = {1 - b.hi, b.hi - 1}, none = {0, 0};

	if (b.lo <= 0)
		return false;
	*out = a;
	if (a.lo <= -b.lo || a.hi >= b.lo)
		*out = united(none,
			(range){greatest_of(a, less).lo, least_of(a, less).hi});
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
	case POP_OP_REMAINDER:
		return range_of_remainder(a, b, out);
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

	if (op->narg > i + MAX_ARGS || !range_of(op->arg[i], depth, out))
		return false;
	for (i++; i < op->narg; i++) {
		if (!range_of(op->arg[i], depth, &r))
			return false;
		*out = united(*out, r);
	}
	return true;
}

/* Is it compare(x, y) of integers in this direction? */
static bool
is_compare(const pop_op *op, int64_t direction)
{
	return op && op->code == POP_OP_COMPARE &&
	       pop_attr_int(op, POP_ATTR_DIRECTION, 0) == direction &&
	       pop_dtype_is_int((pop_dtype)op->arg[0]->type->dtype);
}

/* select(x < 0, x + n, x): n is added to what is negative alone. */
static bool
range_of_corrected(const pop_op *op, unsigned depth, range *out)
{
	const pop_op *less = op->arg[0]->def, *sum = op->arg[1]->def;
	const pop_value *x = op->arg[2];
	range zero, n, r;

	if (!is_compare(less, POP_LT) || less->arg[0] != x || !sum ||
		sum->code != POP_OP_ADD || sum->arg[0] != x ||
		!range_of_splat(less->arg[1], &zero) || zero.lo != 0 ||
		!range_of(sum->arg[1], depth, &n) || n.lo < 0 ||
		!range_of(x, depth, &r) || r.lo >= 0)
		return false;
	*out = (range){r.lo + n.lo, (r.hi < 0 ? r.hi : -1) + n.hi};
	if (r.hi >= 0)
		*out = united(*out, (range){0, r.hi});
	return true;
}

/* select(x < n, x, x - n): n is taken from what is not less alone. */
static bool
range_of_lowered(const pop_op *op, unsigned depth, range *out)
{
	const pop_op *less = op->arg[0]->def, *rest = op->arg[2]->def;
	const pop_value *x = op->arg[1];
	range n, r;

	if (!is_compare(less, POP_LT) || less->arg[0] != x || !rest ||
		rest->code != POP_OP_SUBTRACT || rest->arg[0] != x ||
		less->arg[1] != rest->arg[1] ||
		!range_of_splat(less->arg[1], &n) || n.lo <= 0 ||
		!range_of(x, depth, &r) || r.lo < 0 || r.hi < n.lo)
		return false;
	*out = united((range){0, r.hi - n.lo},
		(range){r.lo, n.lo - 1 < r.lo ? r.lo : n.lo - 1});
	return true;
}

/* A table lies between its least and its greatest element. */
static bool
range_of_constant(const pop_op *op, range *out)
{
	const pop_shape *s = op->res[0].type;
	const pop_dense *d = pop_attr_dense(op);
	int64_t n = pop_shape_elements(s);
	size_t size = pop_dtype_bytes((pop_dtype)s->dtype);

	if (!d || d->splat || n <= 0 || n > MAX_ELEMENTS || !size)
		return false;
	for (int64_t i = 0; i < n; i++) {
		int64_t x = (int64_t)pop_load_int((pop_dtype)s->dtype,
			(const char *)d->data + (size_t)i * size);

		*out = i ? united(*out, (range){x, x}) : (range){x, x};
	}
	return true;
}

/* ---- Floats that become integers. */

/* All of a value's numbers; NaN may be among them. */
typedef struct span {
	double lo, hi;
} span;

static const span all = {-HUGE_VAL, HUGE_VAL};

static span span_of(const pop_value *v, unsigned depth);

static double
lesser(double a, double b)
{
	return a < b ? a : b;
}

static double
greater(double a, double b)
{
	return a > b ? a : b;
}

/* A sum and what may be lost of it by rounding; of types in which a sum of
 * numbers that integers hold does not overflow. */
static span
span_of_sum(const pop_value *v, span x, span y)
{
	const double lo = x.lo + y.lo, hi = x.hi + y.hi;
	const unsigned d = v->type->dtype;

	if ((d != POP_DT_F32 && d != POP_DT_F64 && d != POP_DT_BF16) ||
		!(lo > -0x1p62) || !(hi < 0x1p62))
		return all;
	return (span){
		lo > 0 ? lo * 0.75 : lo * 1.25, hi > 0 ? hi * 1.25 : hi * 0.75};
}

static span
span_of_op(const pop_op *op, unsigned depth)
{
	span x, y, lo;

	switch ((int)op->code) {
	case POP_OP_FLOOR:
		x = span_of(op->arg[0], depth);
		return (span){dd_floor(x.lo), dd_floor(x.hi)};
	case POP_OP_CEIL:
		x = span_of(op->arg[0], depth);
		return (span){-dd_floor(-x.lo), -dd_floor(-x.hi)};
	case POP_OP_ROUND_AFZ:
	case POP_OP_ROUND_EVEN:
		x = span_of(op->arg[0], depth);
		return (span){dd_floor(x.lo), -dd_floor(-x.hi)};
	case POP_OP_BROADCAST_IN_DIM:
	case POP_OP_RESHAPE:
	case POP_OP_TRANSPOSE:
	case POP_OP_REVERSE:
	case POP_OP_SLICE:
		return span_of(op->arg[0], depth);
	case POP_OP_SELECT:
		x = span_of(op->arg[1], depth);
		y = span_of(op->arg[2], depth);
		return (span){lesser(x.lo, y.lo), greater(x.hi, y.hi)};
	case POP_OP_ADD:
		x = span_of(op->arg[0], depth);
		return span_of_sum(&op->res[0], x, span_of(op->arg[1], depth));
	case POP_OP_SUBTRACT:
		x = span_of(op->arg[0], depth);
		y = span_of(op->arg[1], depth);
		return span_of_sum(&op->res[0], x, (span){-y.hi, -y.lo});
	case POP_OP_MINIMUM:
		x = span_of(op->arg[0], depth);
		y = span_of(op->arg[1], depth);
		return (span){lesser(x.lo, y.lo), lesser(x.hi, y.hi)};
	case POP_OP_MAXIMUM:
		x = span_of(op->arg[0], depth);
		y = span_of(op->arg[1], depth);
		return (span){greater(x.lo, y.lo), greater(x.hi, y.hi)};
	case POP_OP_CLAMP:
		lo = span_of(op->arg[0], depth);
		x = span_of(op->arg[1], depth);
		y = span_of(op->arg[2], depth);
		return (span){lesser(greater(x.lo, lo.lo), y.lo),
			lesser(greater(x.hi, lo.hi), y.hi)};
	default:
		return all;
	}
}

static span
span_of(const pop_value *v, unsigned depth)
{
	const pop_dtype d = (pop_dtype)v->type->dtype;
	const pop_dense *splat = pop_value_splat(v);
	double x;

	if (!pop_dtype_is_float(d))
		return all;
	if (splat) {
		x = pop_load_f64(d, splat->data);
		return isnan(x) ? all : (span){x, x};
	}
	return v->def && depth > 0 ? span_of_op(v->def, depth - 1) : all;
}

/* Conversions of floats cut what is behind the point, end at the bounds of the
 * type, and make 0 of NaN. */
static bool
range_of_converted(const pop_value *v, unsigned depth, range *out)
{
	const span x = span_of(v, depth);

	if (!(x.lo > -0x1p62) || !(x.hi < 0x1p62) || x.lo > x.hi)
		return false;
	*out = united((range){0, 0}, (range){(int64_t)x.lo, (int64_t)x.hi});
	return true;
}

static bool
range_of_op(const pop_value *v, unsigned depth, range *out)
{
	const pop_op *op = v->def;
	const pop_shape *s = v->type;
	range lo, hi;

	switch ((int)op->code) {
	case POP_OP_CONSTANT:
		return range_of_constant(op, out);
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
		return range_of(op->arg[0], depth, out);
	case POP_OP_CONVERT:
		return pop_dtype_is_float((pop_dtype)op->arg[0]->type->dtype)
			       ? range_of_converted(op->arg[0], depth, out)
			       : range_of(op->arg[0], depth, out);
	case POP_OP_SORT:
		return range_of(op->arg[v->index], depth, out);
	case POP_OP_WHILE:
		return range_of_carry(op, v->index, depth, out);
	case POP_OP_TOP_K:
		s = op->arg[0]->type;
		*out = (range){0, s->dim[s->rank - 1] - 1};
		return v->index == 1 && out->hi >= 0;
	case POP_OP_CONCATENATE:
		return range_of_args(op, 0, depth, out);
	case POP_OP_SELECT:
		return range_of_corrected(op, depth, out) ||
		       range_of_lowered(op, depth, out) ||
		       range_of_args(op, 1, depth, out);
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
	case POP_OP_REMAINDER:
	case POP_OP_MINIMUM:
	case POP_OP_MAXIMUM:
	case POP_OP_AND:
		return range_of_binary(op, depth, out);
	default:
		return false;
	}
}

/* ---- Counters of loops. */

/* Where p holds, the condition's argument `carry` stands so to *bound. */
static bool
find_bound(const pop_value *p, const pop_value *carry, int64_t *direction,
	const pop_value **bound, unsigned depth)
{
	static const uint8_t turned[] = {[POP_LT] = POP_GT,
		[POP_LE] = POP_GE,
		[POP_GT] = POP_LT,
		[POP_GE] = POP_LE};
	const pop_op *op = p->def;

	if (op && op->code == POP_OP_AND && depth > 0)
		return find_bound(op->arg[0], carry, direction, bound,
			       depth - 1) ||
		       find_bound(
			       op->arg[1], carry, direction, bound, depth - 1);
	if (!op || op->code != POP_OP_COMPARE)
		return false;
	*direction = pop_attr_int(op, POP_ATTR_DIRECTION, 0);
	*bound = op->arg[1];
	if (op->arg[0] == carry)
		return true;
	*bound = op->arg[0];
	if (*direction >= (int64_t)sizeof(turned) || !turned[*direction])
		return false;
	*direction = turned[*direction];
	return op->arg[1] == carry;
}

/* In the body, where the condition holds: from where it starts to where it
 * ends.  What it is when it has ended is still of the type. */
static bool
range_of_counter(const pop_value *v, unsigned depth, range type, range *out)
{
	const pop_op *loop = v->block->parent;
	const pop_value *bound, *holds;
	const pop_block *cond;
	int64_t step, direction;
	range from, to;

	if (loop->code != POP_OP_WHILE || v->block != loop->region[1] ||
		!pop_while_step(loop, v->index, &step) || step == 0)
		return false;
	cond = loop->region[0];
	holds = cond->last->arg[0];
	if (!find_bound(holds, cond->arg[v->index], &direction, &bound,
		    MAX_DEPTH) ||
		!range_of(loop->arg[v->index], depth - 1, &from) ||
		!range_of(bound, depth - 1, &to))
		return false;
	*out = from;
	if (step > 0 && (direction == POP_LT || direction == POP_LE))
		out->hi = to.hi - (direction == POP_LT && to.hi > type.lo);
	else if (step < 0 && (direction == POP_GT || direction == POP_GE))
		out->lo = to.lo + (direction == POP_GT && to.lo < type.hi);
	else
		return false;
	/* The next one does not wrap. */
	return out->lo <= out->hi && (step > 0 ? out->hi <= type.hi - step
					       : out->lo >= type.lo - step);
}

/* A carry is what it was before the loop, or what a turn leaves, whatever that
 * turn began with. */
static bool
range_of_carry(const pop_op *loop, uint32_t i, unsigned depth, range *out)
{
	range next;

	if (loop->code != POP_OP_WHILE || i >= loop->narg ||
		!range_of(loop->arg[i], depth, out) ||
		!range_of(pop_value_final(loop->region[1]->last->arg[i]), depth,
			&next))
		return false;
	*out = united(*out, next);
	return true;
}

/* depth > 0 */
static bool
range_of_arg(const pop_value *v, unsigned depth, range type, range *out)
{
	const pop_op *loop = v->block ? v->block->parent : NULL;

	return loop && (range_of_counter(v, depth, type, out) ||
			       range_of_carry(loop, v->index, depth - 1, out));
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
	if (depth == 0 ||
		!(v->def ? range_of_op(v, depth - 1, out)
			 : range_of_arg(v, depth, type, out)) ||
		out->lo < type.lo || out->hi > type.hi)
		*out = type;
	return true;
}

bool
pop_value_lies_in(const pop_value *v, int64_t lo, int64_t hi)
{
	range r;

	return pop_dtype_is_int((pop_dtype)v->type->dtype) &&
	       range_of(v, MAX_DEPTH, &r) && lo <= r.lo && r.hi <= hi;
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

/* Of x < y and x >= y: x without sign is not less than 0, of any bits. */
static int
decided_by_sign(int64_t direction, const pop_value *x, const pop_value *y)
{
	const pop_dense *zero = pop_value_splat(y);

	if (pop_dtype_info_of[x->type->dtype].cls != POP_DTC_UINT || !zero ||
		pop_load_int((pop_dtype)y->type->dtype, zero->data) != 0)
		return -1;
	return direction == POP_LT ? 0 : direction == POP_GE ? 1 : -1;
}

static pop_value *
compare(pop_op *op)
{
	const int64_t direction = pop_attr_int(op, POP_ATTR_DIRECTION, 0);
	unsigned char is;
	range x, y;
	int known;

	if (!pop_dtype_is_int((pop_dtype)op->arg[0]->type->dtype))
		return NULL;
	known = decided_by_sign(direction, op->arg[0], op->arg[1]);
	if (known < 0 && range_of(op->arg[0], MAX_DEPTH, &x) &&
		range_of(op->arg[1], MAX_DEPTH, &y))
		known = decided(direction, x, y);
	is = known == 1;
	return known < 0 ? NULL
			 : pop_build_constant(
				   op->block, op, op->res[0].type, &is, true);
}

/* max(x, y) and min(x, y) of which one is never less, or greater. */
static pop_value *
extreme(const pop_op *op)
{
	bool max = op->code == POP_OP_MAXIMUM;
	range x, y;

	if (!pop_dtype_is_int((pop_dtype)op->res[0].type->dtype) ||
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

	if (!pop_dtype_is_int((pop_dtype)op->res[0].type->dtype) ||
		!range_of(op->arg[0], MAX_DEPTH, &lo) ||
		!range_of(op->arg[1], MAX_DEPTH, &x) ||
		!range_of(op->arg[2], MAX_DEPTH, &hi))
		return NULL;
	return lo.hi <= x.lo && x.hi <= hi.lo ? op->arg[1] : NULL;
}

/* remainder(x, n) of x that is less, whatever its sign. */
static pop_value *
remainder_of(const pop_op *op)
{
	range x, n;

	if (!pop_dtype_is_int((pop_dtype)op->res[0].type->dtype) ||
		!range_of(op->arg[0], MAX_DEPTH, &x) ||
		!range_of(op->arg[1], MAX_DEPTH, &n))
		return NULL;
	return n.lo > 0 && -n.lo < x.lo && x.hi < n.lo ? op->arg[0] : NULL;
}

/* x < y and x != y: the second says nothing new. */
static pop_value *
both(const pop_op *op)
{
	for (unsigned i = 0; i < 2; i++) {
		const pop_op *p = op->arg[i]->def, *q = op->arg[1 - i]->def;

		if ((is_compare(p, POP_LT) || is_compare(p, POP_GT)) &&
			is_compare(q, POP_NE) && p->arg[0] == q->arg[0] &&
			p->arg[1] == q->arg[1])
			return op->arg[i];
	}
	return NULL;
}

pop_value *
pop_simplify_range(pop_op *op)
{
	switch ((int)op->code) {
	case POP_OP_AND:
		return both(op);
	case POP_OP_REMAINDER:
		return remainder_of(op);
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
