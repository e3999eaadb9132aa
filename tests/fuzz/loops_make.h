#ifndef TESTS_FUZZ_LOOPS_MAKE_H
#define TESTS_FUZZ_LOOPS_MAKE_H

/*
 * Graphs of small loops out of bytes.  Any bytes make a graph that verifies and
 * whose loops end; bytes that are missing are zeros, which mean: no more ops,
 * and the latest value that fits.
 *
 *   arguments { ops loop ops }
 */

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lib/ir/ir.h"
#include "lib/num/convert.h"

enum {
	MOST_ARGS = 24,
	MOST_VALUES = 256,
	MOST_OPS = 120,
	MOST_ELEMENTS = 600,
	MOST_CARRIES = 10,
	MOST_RESULTS = 24,
	MOST_DEPTH = 3,
	MOST_TURNS = 6000, /* of all loops around together */
};

typedef struct maker {
	pop_arena *arena;
	pop_graph *g;
	pop_block *b;
	const uint8_t *p, *end;
	pop_value *at[MOST_VALUES]; /* what ops may take, latest last */
	unsigned n, nop, depth;
	int64_t turns; /* of the loops around */
	void *data[MOST_ARGS];
} maker;

static pop_value *any_op(maker *m);

/* ---- Bytes. */

static unsigned
take(maker *m)
{
	return m->p < m->end ? *m->p++ : 0;
}

static unsigned
below(maker *m, unsigned n)
{
	return take(m) % n;
}

/* The frequent ones more than once. */
static pop_dtype
any_type(maker *m)
{
	static const uint8_t type[] = {POP_DT_I32, POP_DT_F32, POP_DT_I64,
		POP_DT_F32, POP_DT_I32, POP_DT_U32, POP_DT_U8, POP_DT_I8,
		POP_DT_F64, POP_DT_I1, POP_DT_U64, POP_DT_I16, POP_DT_U16,
		POP_DT_F16, POP_DT_BF16, POP_DT_F64};

	return (pop_dtype)type[below(m, sizeof(type))];
}

static pop_shape
any_shape(maker *m)
{
	static const int16_t dims[][3] = {{0}, {4}, {0}, {7}, {1}, {2}, {3},
		{5}, {8}, {0}, {9}, {13}, {16}, {17}, {33}, {2, 3}, {3, 5},
		{4, 4}, {1, 7}, {64}, {300}, {2, 2, 3}, {12}, {31}};
	const int16_t *d = dims[below(m, sizeof(dims) / sizeof(*dims))];
	pop_shape s = {.dtype = (uint8_t)any_type(m)};

	for (; s.rank < 3 && d[s.rank]; s.rank++)
		s.dim[s.rank] = d[s.rank];
	return s;
}

/* Element i: small numbers, a ramp, ends of ranges, or noise. */
static void
element(pop_dtype d, unsigned how, uint64_t i, void *to)
{
	static const double odd[16] = {0, -0.0, 1, -1, INFINITY, -INFINITY, NAN,
		0.5, -2.5, 1e-40, 3e38, 65504, 127.5, 128, 2147483648.0,
		1e-310};
	static const int64_t whole[16] = {0, 1, -1, 2, INT8_MIN, INT8_MAX, 255,
		INT16_MIN, 65535, INT32_MAX, INT32_MIN, UINT32_MAX, INT64_MIN,
		INT64_MAX, 31, 64};
	const bool real = pop_dtype_is_float(d);
	const unsigned k = how >> 2;
	uint64_t x = (i + 1) * UINT64_C(0x9e3779b97f4a7c15) + k;

	x = (x ^ x >> 29) * UINT64_C(0xbf58476d1ce4e5b9);
	x ^= x >> 32;
	switch (how % 4) {
	case 0:
		pop_store_integer(d, to, (int64_t)(x % 9) - 4);
		break;
	case 1:
		pop_store_integer(d, to, (int64_t)(i + k % 32));
		break;
	case 2:
		if (real)
			pop_store_f64(d, to, odd[(i + k) % 16]);
		else
			pop_store_int(d, to, (uint64_t)whole[(i + k) % 16]);
		break;
	default:
		if (real)
			pop_store_f64(d, to, (double)(int32_t)x / (1 << 29));
		else
			pop_store_int(d, to, d == POP_DT_I1 ? x & 1 : x);
	}
}

/* ---- Values. */

static pop_value *
push(maker *m, pop_value *v)
{
	if (m->n < MOST_VALUES)
		m->at[m->n++] = v;
	return v;
}

/* Types of its results follow from the operands. */
static pop_op *
new_op(maker *m, pop_opcode code, uint32_t narg, uint32_t nres, uint32_t nreg)
{
	static const pop_shape later[2] = {
		{.dtype = POP_DT_I32}, {.dtype = POP_DT_I32}};

	m->nop++;
	return pop_op_new(m->g, code, narg, nres, later, nreg, (pop_loc){0});
}

static pop_value *
finish(maker *m, pop_op *op)
{
	pop_shape s[2];
	pop_err err = {0};
	const pop_status st = pop_op_infer(m->g, op, s, &err);

	if (st != POP_OK)
		fprintf(stderr, "loops: %s\n", err.text);
	assert(st == POP_OK);
	for (uint32_t i = 0; i < op->nres; i++)
		op->res[i].type = pop_graph_type(m->g, &s[i]);
	pop_block_append(m->b, op);
	for (uint32_t i = op->nres; i-- > 0;)
		push(m, &op->res[i]);
	return &op->res[0];
}

static pop_value *
apply1(maker *m, pop_opcode code, pop_value *x)
{
	pop_op *op = new_op(m, code, 1, 1, 0);

	op->arg[0] = x;
	return finish(m, op);
}

static pop_value *
apply2(maker *m, pop_opcode code, pop_value *x, pop_value *y)
{
	pop_op *op = new_op(m, code, 2, 1, 0);

	op->arg[0] = x;
	op->arg[1] = y;
	return finish(m, op);
}

static pop_value *
convert(maker *m, pop_value *x, pop_dtype d)
{
	pop_shape s = *x->type;

	m->nop++;
	s.dtype = (uint8_t)d;
	return push(m, pop_build1(m->b, NULL, POP_OP_CONVERT, &s, x));
}

static pop_value *
reshape(maker *m, pop_value *x, const pop_shape *s)
{
	m->nop++;
	return push(m, pop_build1(m->b, NULL, POP_OP_RESHAPE, s, x));
}

static pop_value *
argument(maker *m, const pop_shape *s, unsigned how)
{
	pop_block *b = m->g->main->body;
	const int64_t n = pop_shape_elements(s);
	const size_t size = pop_dtype_bytes((pop_dtype)s->dtype);
	unsigned char *to = pop_arena_alloc(m->arena, (size_t)n * size);

	for (int64_t i = 0; i < n; i++)
		element((pop_dtype)s->dtype, how, (uint64_t)i,
			to + (size_t)i * size);
	m->data[b->narg] = to;
	return pop_block_add_arg(b, s);
}

static pop_value *
constant(maker *m, const pop_shape *s)
{
	const unsigned how = take(m);
	const bool splat = how & 128 || !s->rank;
	const int64_t n = splat ? 1 : pop_shape_elements(s);
	const size_t size = pop_dtype_bytes((pop_dtype)s->dtype);
	unsigned char *v = pop_arena_alloc(m->arena, (size_t)n * size);

	for (int64_t i = 0; i < n; i++)
		element((pop_dtype)s->dtype, how, (uint64_t)i,
			v + (size_t)i * size);
	return push(m, pop_build_constant(m->b, NULL, s, v, splat));
}

/* A scalar that is v: written in the graph, or an argument. */
static pop_value *
number(maker *m, pop_dtype d, int64_t v, bool is_argument)
{
	const pop_shape s = {.dtype = (uint8_t)d};
	pop_value *x;
	uint64_t bits = 0;

	if (is_argument && m->g->main->body->narg < MOST_ARGS) {
		x = argument(m, &s, 0);
		pop_store_integer(d, m->data[m->g->main->body->narg - 1], v);
		return x;
	}
	pop_store_integer(d, &bits, v);
	return pop_build_constant(m->b, NULL, &s, &bits, true);
}

typedef bool want(const pop_shape *s);

static bool
is_any(const pop_shape *s)
{
	(void)s;
	return true;
}

static bool
is_index(const pop_shape *s)
{
	return !s->rank && pop_dtype_is_int((pop_dtype)s->dtype);
}

static bool
is_indices(const pop_shape *s)
{
	return s->rank == 1 && pop_dtype_is_int((pop_dtype)s->dtype) &&
	       s->dim[0] < 20;
}

static bool
is_truth(const pop_shape *s)
{
	return !s->rank && s->dtype == POP_DT_I1;
}

static bool
is_ranked(const pop_shape *s)
{
	return s->rank > 0;
}

static bool
is_line(const pop_shape *s)
{
	return s->rank == 1;
}

static bool
is_square(const pop_shape *s)
{
	return s->rank == 2 && s->dim[0] == s->dim[1] &&
	       (s->dtype == POP_DT_F32 || s->dtype == POP_DT_F64);
}

/* One of those that fit, counted back from the latest; NULL: there is none. */
static pop_value *
pick(maker *m, want *fits)
{
	const unsigned first = take(m);

	for (unsigned i = 0; i < m->n; i++) {
		pop_value *v = m->at[m->n - 1 - (first + i) % m->n];

		if (fits(v->type))
			return v;
	}
	return NULL;
}

static pop_value *
broadcast(maker *m, pop_value *x, const pop_shape *s, const int64_t *dims)
{
	pop_shape t = *s;
	pop_op *op;

	t.dtype = x->type->dtype;
	m->nop++;
	op = pop_op_new(
		m->g, POP_OP_BROADCAST_IN_DIM, 1, 1, &t, 0, (pop_loc){0});
	op->arg[0] = x;
	pop_attr_set_ints(m->g, op, POP_ATTR_DIMS, dims, x->type->rank);
	pop_block_append(m->b, op);
	return push(m, &op->res[0]);
}

/* A value of this type: there, converted, broadcast or constant. */
static pop_value *
like(maker *m, const pop_shape *s)
{
	enum { MADE = 224 };
	const unsigned first = take(m);
	pop_value *v;

	for (unsigned i = 0; first < MADE && i < m->n; i++) {
		v = m->at[m->n - 1 - (first + i) % m->n];
		if (pop_shape_eq(v->type, s))
			return v;
	}
	for (unsigned i = 0; first % 8 && i < m->n; i++) {
		v = m->at[m->n - 1 - (first + i) % m->n];
		if (pop_shape_same_dims(v->type, s))
			return convert(m, v, (pop_dtype)s->dtype);
		if (!v->type->rank && v->type->dtype == s->dtype)
			return broadcast(m, v, s, NULL);
	}
	return constant(m, s);
}

/* ---- Elementwise. */

static pop_value *
one_operand(maker *m)
{
	static const pop_opcode of_float[] = {POP_OP_NEGATE, POP_OP_ABS,
		POP_OP_SIGN, POP_OP_SQRT, POP_OP_EXPONENTIAL, POP_OP_FLOOR,
		POP_OP_ROUND_EVEN, POP_OP_LOG, POP_OP_TANH, POP_OP_SINE,
		POP_OP_COSINE, POP_OP_RSQRT, POP_OP_CBRT, POP_OP_EXPM1,
		POP_OP_LOG1P, POP_OP_LOGISTIC, POP_OP_TAN, POP_OP_CEIL,
		POP_OP_ROUND_AFZ, POP_OP_ERF, POP_OP_ATAN, POP_OP_IS_FINITE};
	static const pop_opcode of_int[] = {POP_OP_NEGATE, POP_OP_NOT,
		POP_OP_POPCNT, POP_OP_CLZ, POP_OP_ABS, POP_OP_SIGN};
	pop_value *x = pick(m, is_any);
	const unsigned k = take(m);

	switch (pop_dtype_info_of[x->type->dtype].cls) {
	case POP_DTC_FLOAT:
		return apply1(m,
			of_float[k % (sizeof(of_float) / sizeof(*of_float))],
			x);
	case POP_DTC_INT:
		return apply1(m, of_int[k % 6], x);
	case POP_DTC_UINT:
		return apply1(m, of_int[k % 4], x);
	default:
		return apply1(m, POP_OP_NOT, x);
	}
}

static pop_value *
combine(maker *m, pop_value *x, pop_value *y)
{
	static const pop_opcode of_float[] = {POP_OP_ADD, POP_OP_MULTIPLY,
		POP_OP_SUBTRACT, POP_OP_MAXIMUM, POP_OP_MINIMUM, POP_OP_DIVIDE,
		POP_OP_ADD, POP_OP_MULTIPLY, POP_OP_REMAINDER, POP_OP_POWER,
		POP_OP_ATAN2};
	static const pop_opcode of_int[] = {POP_OP_ADD, POP_OP_MULTIPLY,
		POP_OP_SUBTRACT, POP_OP_MAXIMUM, POP_OP_MINIMUM, POP_OP_AND,
		POP_OP_OR, POP_OP_XOR, POP_OP_SHIFT_LEFT,
		POP_OP_SHIFT_RIGHT_ARITHMETIC, POP_OP_SHIFT_RIGHT_LOGICAL,
		POP_OP_DIVIDE, POP_OP_REMAINDER, POP_OP_POWER, POP_OP_ADD};
	const pop_dtype d = (pop_dtype)x->type->dtype;
	const unsigned k = take(m);

	if (pop_dtype_is_float(d))
		return apply2(m,
			of_float[k % (sizeof(of_float) / sizeof(*of_float))], x,
			y);
	if (pop_dtype_is_int(d))
		return apply2(m, of_int[k % (sizeof(of_int) / sizeof(*of_int))],
			x, y);
	return apply2(m, of_int[5 + k % 3], x, y);
}

static pop_value *
two_operands(maker *m)
{
	pop_value *x = pick(m, is_any);
	pop_value *y = like(m, x->type);

	return take(m) % 2 ? combine(m, y, x) : combine(m, x, y);
}

static pop_value *
compare(maker *m, pop_value *x, unsigned direction, pop_value *y)
{
	pop_op *op = new_op(m, POP_OP_COMPARE, 2, 1, 0);

	op->arg[0] = x;
	op->arg[1] = y;
	pop_attr_set_int(m->g, op, POP_ATTR_DIRECTION, direction);
	pop_attr_set_int(m->g, op, POP_ATTR_COMPARE_TYPE,
		pop_natural_compare((pop_dtype)x->type->dtype));
	return finish(m, op);
}

static pop_value *
comparison(maker *m)
{
	pop_value *x = pick(m, is_any);

	return compare(m, x, below(m, 6), like(m, x->type));
}

/* A truth value that decides something. */
static pop_value *
decision(maker *m)
{
	pop_value *x = take(m) % 2 ? pick(m, is_truth) : NULL;
	const pop_shape i32 = {.dtype = POP_DT_I32};

	if (x)
		return x;
	x = pick(m, is_index);
	if (!x)
		x = like(m, &i32);
	return compare(m, x, below(m, 6), like(m, x->type));
}

static pop_value *
choose(maker *m, pop_value *x, pop_value *y)
{
	pop_op *op;
	pop_shape s = *x->type;
	pop_value *p;

	s.dtype = POP_DT_I1;
	p = s.rank && take(m) % 2 ? like(m, &s) : decision(m);
	op = new_op(m, POP_OP_SELECT, 3, 1, 0);
	op->arg[0] = p;
	op->arg[1] = x;
	op->arg[2] = y;
	return finish(m, op);
}

static pop_value *
selection(maker *m)
{
	pop_value *x = pick(m, is_any);

	return choose(m, x, like(m, x->type));
}

static pop_value *
clamp(maker *m, pop_value *low, pop_value *x, pop_value *high)
{
	pop_op *op = new_op(m, POP_OP_CLAMP, 3, 1, 0);

	op->arg[0] = low;
	op->arg[1] = x;
	op->arg[2] = high;
	return finish(m, op);
}

static pop_value *
clamping(maker *m)
{
	pop_value *x = pick(m, is_any), *low;

	if (x->type->dtype == POP_DT_I1)
		return apply1(m, POP_OP_NOT, x);
	low = like(m, x->type);
	return clamp(m, low, x, like(m, x->type));
}

static pop_value *
conversion(maker *m)
{
	pop_value *x = pick(m, is_any);
	pop_shape s = *x->type;

	/* Not from floats, whose NaNs may differ. */
	if (take(m) % 8 == 7 &&
		(s.dtype == POP_DT_I32 || s.dtype == POP_DT_U32)) {
		s.dtype = POP_DT_F32;
		m->nop++;
		return push(m,
			pop_build1(m->b, NULL, POP_OP_BITCAST_CONVERT, &s, x));
	}
	return convert(m, x, any_type(m));
}

/* ---- Shapes. */

static pop_value *
any_broadcast(maker *m)
{
	pop_value *x = pick(m, is_any);
	pop_shape s = *x->type;
	int64_t dims[POP_MAX_RANK], size = 1 + below(m, 9);
	const unsigned first = s.rank && take(m) % 2;

	if (s.rank > 2 || pop_shape_elements(&s) * size > MOST_ELEMENTS)
		return x;
	memmove(s.dim + !first, s.dim, s.rank * sizeof(*s.dim));
	for (unsigned d = 0; d < s.rank; d++)
		dims[d] = d + !first;
	s.dim[first ? s.rank : 0] = size;
	s.rank++;
	return broadcast(m, x, &s, dims);
}

static pop_value *
any_reshape(maker *m)
{
	pop_value *x = pick(m, is_any);
	pop_shape s = {.dtype = x->type->dtype, .rank = 1};
	const int64_t n = pop_shape_elements(x->type), f = 1 + below(m, 5);

	s.dim[0] = n;
	if (n == 1 && x->type->rank)
		s = (pop_shape){.dtype = x->type->dtype};
	else if (n % f == 0 && f > 1) {
		s.rank = 2;
		s.dim[0] = f;
		s.dim[1] = n / f;
	}
	return reshape(m, x, &s);
}

static pop_value *
turn_around(maker *m)
{
	static const int64_t order[][3] = {{0}, {1, 0}, {2, 0, 1}};
	pop_value *x = pick(m, is_ranked);
	const unsigned how = take(m);
	pop_op *op;

	if (!x || x->type->rank > 3)
		return x;
	op = new_op(m, how % 2 ? POP_OP_TRANSPOSE : POP_OP_REVERSE, 1, 1, 0);
	op->arg[0] = x;
	pop_attr_set_ints(m->g, op, POP_ATTR_DIMS, order[x->type->rank - 1],
		how % 4 == 2 ? 1 : x->type->rank);
	return finish(m, op);
}

static pop_value *
slice(maker *m)
{
	pop_value *x = pick(m, is_ranked);
	int64_t start[POP_MAX_RANK], limit[POP_MAX_RANK], step[POP_MAX_RANK];
	pop_op *op;

	if (!x)
		return NULL;
	for (unsigned d = 0; d < x->type->rank; d++) {
		const unsigned n = (unsigned)x->type->dim[d];

		start[d] = below(m, n);
		limit[d] = n - below(m, n - (unsigned)start[d]);
		step[d] = take(m) % 4 == 3 ? 2 : 1;
	}
	op = new_op(m, POP_OP_SLICE, 1, 1, 0);
	op->arg[0] = x;
	pop_attr_set_ints(m->g, op, POP_ATTR_START, start, x->type->rank);
	pop_attr_set_ints(m->g, op, POP_ATTR_LIMIT, limit, x->type->rank);
	pop_attr_set_ints(m->g, op, POP_ATTR_STRIDE, step, x->type->rank);
	return finish(m, op);
}

/* Of x and something of its type, or of a part of x and the rest of it. */
static pop_value *
concatenation(maker *m)
{
	pop_value *x = pick(m, is_ranked), *y;
	unsigned d;
	pop_op *op;

	if (!x || pop_shape_elements(x->type) > MOST_ELEMENTS / 2)
		return x;
	d = below(m, x->type->rank);
	y = like(m, x->type);
	op = new_op(m, POP_OP_CONCATENATE, 2, 1, 0);
	op->arg[0] = x;
	op->arg[1] = y;
	pop_attr_set_int(m->g, op, POP_ATTR_DIM, d);
	return finish(m, op);
}

static pop_value *
part_of(maker *m, pop_value *x, int64_t start, int64_t limit)
{
	const int64_t step = 1;
	pop_op *op = new_op(m, POP_OP_SLICE, 1, 1, 0);

	op->arg[0] = x;
	pop_attr_set_ints(m->g, op, POP_ATTR_START, &start, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_LIMIT, &limit, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_STRIDE, &step, 1);
	return finish(m, op);
}

/* The last elements come first, or something new does. */
static pop_value *
roll(maker *m)
{
	pop_value *x = pick(m, is_line), *head;
	const unsigned how = take(m);
	pop_op *op;
	int64_t n, k;

	if (!x || x->type->dim[0] < 2)
		return x;
	n = x->type->dim[0];
	k = 1 + how / 2 % (n - 1);
	if (how % 2) {
		head = part_of(m, x, n - k, n);
	} else {
		pop_shape s = *x->type;

		s.dim[0] = k;
		head = like(m, &s);
	}
	op = new_op(m, POP_OP_CONCATENATE, 2, 1, 0);
	op->arg[how / 128] = head;
	op->arg[!(how / 128)] = part_of(m, x, 0, n - k);
	pop_attr_set_int(m->g, op, POP_ATTR_DIM, 0);
	return finish(m, op);
}

static pop_value *
pad(maker *m)
{
	pop_value *x = pick(m, is_ranked), *with;
	int64_t low[POP_MAX_RANK], high[POP_MAX_RANK], gap[POP_MAX_RANK];
	pop_shape scalar = {0};
	pop_op *op;

	if (!x || pop_shape_elements(x->type) > 100)
		return x;
	for (unsigned d = 0; d < x->type->rank; d++) {
		const unsigned how = take(m);

		low[d] = how % 4;
		high[d] = how / 4 % 4;
		if (how & 16)
			low[d] = -(low[d] < x->type->dim[d]);
		if (how & 32)
			high[d] = -(high[d] + 1 < x->type->dim[d]);
		gap[d] = how / 64 == 3;
		if (x->type->dim[d] + low[d] + high[d] < 1)
			low[d] = 0;
	}
	scalar.dtype = x->type->dtype;
	with = like(m, &scalar);
	op = new_op(m, POP_OP_PAD, 2, 1, 0);
	op->arg[0] = x;
	op->arg[1] = with;
	pop_attr_set_ints(m->g, op, POP_ATTR_LOW, low, x->type->rank);
	pop_attr_set_ints(m->g, op, POP_ATTR_HIGH, high, x->type->rank);
	pop_attr_set_ints(m->g, op, POP_ATTR_INTERIOR, gap, x->type->rank);
	return finish(m, op);
}

/* ---- Places that are computed. */

static pop_value *
index_of(maker *m)
{
	const pop_shape i32 = {.dtype = POP_DT_I32};
	pop_value *x = pick(m, is_index);

	return x ? x : like(m, &i32);
}

/* Into op->arg[first...]: all of one type. */
static void
set_places(maker *m, pop_op *op, unsigned first, unsigned n)
{
	for (unsigned d = 0; d < n; d++)
		op->arg[first + d] =
			d ? like(m, op->arg[first]->type) : index_of(m);
}

static pop_value *
dynamic_slice(maker *m)
{
	pop_value *x = pick(m, is_ranked), *y;
	int64_t sizes[POP_MAX_RANK];
	pop_shape s;
	pop_op *op;

	if (!x)
		return NULL;
	for (unsigned d = 0; d < x->type->rank; d++) {
		const unsigned k = take(m);

		sizes[d] = k % 4 ? 1 : 1 + k / 4 % x->type->dim[d];
	}
	op = new_op(m, POP_OP_DYNAMIC_SLICE, 1 + x->type->rank, 1, 0);
	op->arg[0] = x;
	pop_attr_set_ints(m->g, op, POP_ATTR_SIZES, sizes, x->type->rank);
	set_places(m, op, 1, x->type->rank);
	y = finish(m, op);
	s = (pop_shape){.dtype = y->type->dtype};
	return pop_shape_elements(y->type) == 1 ? reshape(m, y, &s) : y;
}

static pop_value *
update(maker *m, pop_value *x)
{
	pop_shape s = *x->type, scalar = {.dtype = s.dtype};
	pop_value *part;
	pop_op *op;

	for (unsigned d = 0; d < s.rank; d++) {
		const unsigned k = take(m);

		s.dim[d] = k % 4 ? 1 : 1 + k / 4 % s.dim[d];
	}
	part = pop_shape_elements(&s) == 1
		       ? broadcast(m, like(m, &scalar), &s, NULL)
		       : like(m, &s);
	op = new_op(m, POP_OP_DYNAMIC_UPDATE_SLICE, 2 + s.rank, 1, 0);
	op->arg[0] = x;
	op->arg[1] = part;
	set_places(m, op, 2, s.rank);
	return finish(m, op);
}

static pop_value *
any_update(maker *m)
{
	pop_value *x = pick(m, is_ranked);

	return x ? update(m, x) : NULL;
}

/* A region of two arguments of type d for each of n operands. */
static pop_block *
pair_region(maker *m, pop_op *op, const pop_shape *d, unsigned n)
{
	pop_block *b = pop_block_new(m->g->main, op);

	op->region[0] = b;
	for (unsigned i = 0; i < 2 * n; i++)
		pop_block_add_arg(b, &d[i % n]);
	return b;
}

static void
close_region(maker *m, pop_block *b, pop_value *const *v, unsigned n)
{
	pop_op *ret =
		pop_op_new(m->g, POP_OP_RETURN, n, 0, NULL, 0, (pop_loc){0});

	memcpy(ret->arg, v, n * sizeof(*v));
	pop_block_append(b, ret);
}

/* An operation of two elements; `second` too: just the second. */
static void
set_body(maker *m, pop_op *op, pop_dtype d, bool second)
{
	static const pop_opcode any[] = {POP_OP_ADD, POP_OP_MAXIMUM,
		POP_OP_MINIMUM, POP_OP_MULTIPLY, POP_OP_AND, POP_OP_OR,
		POP_OP_XOR};
	const pop_shape s = {.dtype = (uint8_t)d};
	pop_block *b = pair_region(m, op, &s, 1);
	const unsigned k = take(m);
	pop_value *v = b->arg[1];

	if (!second || k % 2)
		v = pop_build2(b, NULL,
			pop_dtype_is_float(d) ? any[k / 2 % 4]
			: d == POP_DT_I1      ? any[4 + k / 2 % 3]
					      : any[k / 2 % 7],
			&s, b->arg[0], b->arg[1]);
	close_region(m, b, &v, 1);
}

/* Windows of one element at the places of a line. */
static void
set_points(maker *m, pop_op *op)
{
	const int64_t zero = 0;

	pop_attr_set_ints(m->g, op, POP_ATTR_OFFSET_DIMS, NULL, 0);
	pop_attr_set_ints(m->g, op, POP_ATTR_COLLAPSED_DIMS, &zero, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_OPERAND_BATCH, NULL, 0);
	pop_attr_set_ints(m->g, op, POP_ATTR_INDEX_BATCH, NULL, 0);
	pop_attr_set_ints(m->g, op, POP_ATTR_INDEX_MAP, &zero, 1);
	pop_attr_set_int(m->g, op, POP_ATTR_INDEX_VECTOR_DIM, 1);
	pop_attr_set_int(m->g, op, POP_ATTR_INDICES_SORTED, 0);
}

static pop_value *
gather(maker *m)
{
	const int64_t one = 1;
	pop_value *x = pick(m, is_line), *i = pick(m, is_indices);
	pop_op *op;

	if (!x || !i)
		return NULL;
	op = new_op(m, POP_OP_GATHER, 2, 1, 0);
	op->arg[0] = x;
	op->arg[1] = i;
	set_points(m, op);
	pop_attr_set_ints(m->g, op, POP_ATTR_SIZES, &one, 1);
	return finish(m, op);
}

static pop_value *
scatter(maker *m)
{
	pop_value *x = pick(m, is_line), *i = pick(m, is_indices), *with;
	pop_shape s;
	pop_op *op;

	if (!x || !i)
		return NULL;
	s = *i->type;
	s.dtype = x->type->dtype;
	with = like(m, &s);
	op = new_op(m, POP_OP_SCATTER, 3, 1, 1);
	op->arg[0] = x;
	op->arg[1] = i;
	op->arg[2] = with;
	set_points(m, op);
	pop_attr_set_int(m->g, op, POP_ATTR_UNIQUE_INDICES, 0);
	set_body(m, op, (pop_dtype)s.dtype, true);
	return finish(m, op);
}

/* ---- Many elements at once. */

static pop_value *
reduce(maker *m)
{
	pop_value *x = pick(m, is_ranked), *start;
	int64_t dims[POP_MAX_RANK];
	pop_shape scalar = {0};
	uint32_t n = 0;
	pop_op *op;

	if (!x)
		return NULL;
	scalar.dtype = x->type->dtype;
	start = like(m, &scalar);
	for (unsigned d = 0, k = take(m); d < x->type->rank; d++)
		if (k == 0 || k >> d & 1)
			dims[n++] = d;
	op = new_op(m, POP_OP_REDUCE, 2, 1, 1);
	op->arg[0] = x;
	op->arg[1] = start;
	pop_attr_set_ints(m->g, op, POP_ATTR_DIMS, dims, n);
	set_body(m, op, (pop_dtype)scalar.dtype, false);
	return finish(m, op);
}

/* The greatest or least of a line and its place. */
static pop_value *
find_best(maker *m)
{
	static const int64_t zero = 0;
	pop_value *x = pick(m, is_line), *v[2], *better;
	pop_shape type[2] = {{0}, {.dtype = POP_DT_I32}}, s, i1;
	pop_block *b;
	pop_op *op, *place;
	unsigned how;

	if (!x || x->type->dtype == POP_DT_I1)
		return NULL;
	type[0].dtype = x->type->dtype;
	s = *x->type;
	s.dtype = POP_DT_I32;
	i1 = (pop_shape){.dtype = POP_DT_I1};
	place = pop_op_new(m->g, POP_OP_IOTA, 0, 1, &s, 0, (pop_loc){0});
	pop_attr_set_int(m->g, place, POP_ATTR_DIM, 0);
	pop_block_append(m->b, place);
	how = take(m);
	op = new_op(m, POP_OP_REDUCE, 4, 2, 1);
	op->arg[0] = x;
	op->arg[1] = &place->res[0];
	op->arg[2] = like(m, &type[0]);
	op->arg[3] = number(m, POP_DT_I32, 0, false);
	pop_attr_set_ints(m->g, op, POP_ATTR_DIMS, &zero, 1);
	b = pair_region(m, op, type, 2);
	place = pop_op_new(m->g, POP_OP_COMPARE, 2, 1, &i1, 0, (pop_loc){0});
	place->arg[0] = b->arg[0];
	place->arg[1] = b->arg[2];
	pop_attr_set_int(m->g, place, POP_ATTR_DIRECTION, 2 + how % 4);
	pop_attr_set_int(m->g, place, POP_ATTR_COMPARE_TYPE,
		pop_natural_compare((pop_dtype)type[0].dtype));
	pop_block_append(b, place);
	better = &place->res[0];
	for (unsigned i = 0; i < 2; i++) {
		pop_op *pair = pop_op_new(
			m->g, POP_OP_SELECT, 3, 1, &type[i], 0, (pop_loc){0});

		pair->arg[0] = better;
		pair->arg[1] = b->arg[i];
		pair->arg[2] = b->arg[2 + i];
		pop_block_append(b, pair);
		v[i] = &pair->res[0];
	}
	close_region(m, b, v, 2);
	return finish(m, op);
}

/* Of a line: windows of some elements, or running results. */
static pop_value *
window(maker *m)
{
	static const int64_t one = 1;
	pop_value *x = pick(m, is_line), *start;
	const unsigned how = take(m);
	int64_t size, low, high = 0;
	pop_shape scalar = {0};
	pop_op *op;

	if (!x || x->type->dim[0] > 40)
		return NULL;
	size = how % 2 ? 1 + how / 2 % x->type->dim[0] : x->type->dim[0];
	low = how % 4 == 3 ? 0 : size - 1;
	if (how % 4 == 2) {
		high = low;
		low = 0;
	}
	scalar.dtype = x->type->dtype;
	start = like(m, &scalar);
	op = new_op(m, POP_OP_REDUCE_WINDOW, 2, 1, 1);
	op->arg[0] = x;
	op->arg[1] = start;
	pop_attr_set_ints(m->g, op, POP_ATTR_WINDOW, &size, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_WINDOW_STRIDES, &one, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_LOW, &low, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_HIGH, &high, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_LHS_DILATION, &one, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_RHS_DILATION, &one, 1);
	set_body(m, op, (pop_dtype)scalar.dtype, false);
	return finish(m, op);
}

static pop_value *
product(maker *m)
{
	static const int64_t precision[2] = {0, 0}, zero = 0;
	pop_value *x = pick(m, is_ranked), *y;
	int64_t last;
	pop_op *op;

	if (!x || x->type->dtype == POP_DT_I1 || x->type->rank > 2)
		return NULL;
	y = like(m, x->type);
	last = x->type->rank - 1;
	op = new_op(m, POP_OP_DOT_GENERAL, 2, 1, 0);
	op->res[0].type = x->type; /* the elements' */
	op->arg[0] = x;
	op->arg[1] = y;
	if (x->type->dim[0] != x->type->dim[last])
		last = 0;
	pop_attr_set_ints(m->g, op, POP_ATTR_LHS_BATCH, NULL, 0);
	pop_attr_set_ints(m->g, op, POP_ATTR_RHS_BATCH, NULL, 0);
	pop_attr_set_ints(m->g, op, POP_ATTR_LHS_CONTRACT, &last, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_RHS_CONTRACT, &zero, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_PRECISION, precision, 2);
	return finish(m, op);
}

/* What tight loops have no code for. */
static pop_value *
called(maker *m)
{
	const pop_shape i1 = {.dtype = POP_DT_I1};
	pop_value *x = pick(m, is_square);
	pop_shape s;
	pop_block *b;
	pop_op *op, *less;
	pop_value *v;

	if (x && take(m) % 2) {
		op = new_op(m, POP_OP_CHOLESKY, 1, 1, 0);
		op->arg[0] = x;
		pop_attr_set_int(m->g, op, POP_ATTR_LOWER, take(m) % 2);
		return finish(m, op);
	}
	x = pick(m, is_line);
	if (!x || x->type->dtype == POP_DT_I1 || x->type->dim[0] > 64)
		return NULL;
	op = new_op(m, POP_OP_SORT, 1, 1, 1);
	op->arg[0] = x;
	pop_attr_set_int(m->g, op, POP_ATTR_DIM, 0);
	s = (pop_shape){.dtype = x->type->dtype};
	b = pair_region(m, op, &s, 1);
	less = pop_op_new(m->g, POP_OP_COMPARE, 2, 1, &i1, 0, (pop_loc){0});
	less->arg[0] = b->arg[0];
	less->arg[1] = b->arg[1];
	pop_attr_set_int(m->g, less, POP_ATTR_DIRECTION, 5);
	pop_attr_set_int(m->g, less, POP_ATTR_COMPARE_TYPE,
		pop_natural_compare((pop_dtype)s.dtype));
	pop_block_append(b, less);
	v = &less->res[0];
	close_region(m, b, &v, 1);
	return finish(m, op);
}

static pop_value *
iota(maker *m)
{
	pop_shape s = any_shape(m);
	pop_op *op;

	if (!s.rank || s.dtype == POP_DT_I1)
		return constant(m, &s);
	m->nop++;
	op = pop_op_new(m->g, POP_OP_IOTA, 0, 1, &s, 0, (pop_loc){0});
	pop_attr_set_int(m->g, op, POP_ATTR_DIM, s.rank - 1);
	pop_block_append(m->b, op);
	return push(m, &op->res[0]);
}

static pop_value *
any_constant(maker *m)
{
	const pop_shape s = any_shape(m);

	return constant(m, &s);
}

/* ---- Regions. */

typedef struct region {
	pop_block *around;
	unsigned n;
} region;

static region
enter(maker *m, pop_op *op, unsigned r)
{
	const region at = {m->b, m->n};

	m->b = op->region[r] = pop_block_new(m->g->main, op);
	m->depth++;
	return at;
}

static void
leave(maker *m, const region *at, pop_value *const *v, unsigned n)
{
	close_region(m, m->b, v, n);
	m->b = at->around;
	m->n = at->n;
	m->depth--;
}

static void
some_ops(maker *m, unsigned most)
{
	for (unsigned n = below(m, most + 1); n > 0 && m->nop < MOST_OPS; n--)
		any_op(m);
}

static pop_value *
branches(maker *m)
{
	const unsigned how = take(m);
	const bool two = how % 2;
	const unsigned nres = 1 + how / 2 % 3, n = two ? 2 : 1 + how / 8 % 4;
	const pop_shape i32 = {.dtype = POP_DT_I32};
	pop_value *v[3], *at;
	pop_shape type[3];
	pop_op *op;

	if (m->depth > MOST_DEPTH)
		return NULL;
	for (unsigned i = 0; i < nres; i++)
		type[i] = *pick(m, is_any)->type;
	at = two ? decision(m) : like(m, &i32);
	m->nop++;
	op = pop_op_new(m->g, two ? POP_OP_IF : POP_OP_CASE, 1, nres, type, n,
		(pop_loc){0});
	op->arg[0] = at;
	for (unsigned r = 0; r < n; r++) {
		const region around = enter(m, op, r);

		some_ops(m, 3);
		for (unsigned i = 0; i < nres; i++)
			v[i] = like(m, &type[i]);
		leave(m, &around, v, nres);
	}
	pop_block_append(m->b, op);
	for (unsigned i = nres; i-- > 0;)
		push(m, &op->res[i]);
	return &op->res[0];
}

/* ---- Loops. */

/* A counter: from `first` in n steps to `last`, all that its type has. */
typedef struct counter {
	pop_dtype type;
	int64_t first, step, last;
	int64_t n;
	bool wraps;
} counter;

/* The low bits, as the type has them. */
static int64_t
wrap(pop_dtype d, int64_t v)
{
	uint64_t bits = 0;

	if (pop_dtype_is_float(d))
		return v;
	pop_store_int(d, &bits, (uint64_t)v);
	return (int64_t)pop_load_int(d, &bits);
}

static counter
any_counter(maker *m)
{
	static const uint8_t type[] = {POP_DT_I32, POP_DT_I64, POP_DT_I32,
		POP_DT_U32, POP_DT_U8, POP_DT_I8, POP_DT_I16, POP_DT_U64,
		POP_DT_U16, POP_DT_F32};
	static const int16_t first[] = {0, 0, 1, 3, -1, 20, -3, 100, 250, -128};
	static const int8_t step[] = {1, 1, -1, 2, 1, -2, 3, -1};
	static const uint8_t turns[] = {
		3, 10, 40, 1, 2, 5, 7, 16, 17, 0, 33, 64, 70, 100, 20, 4};
	counter c = {.type = (pop_dtype)type[below(m, sizeof(type))]};

	c.first = wrap(c.type, first[below(m, sizeof(first) / sizeof(*first))]);
	c.step = step[below(m, sizeof(step))];
	c.n = turns[below(m, sizeof(turns))];
	if (m->turns * (c.n + 1) > MOST_TURNS)
		c.n %= 8;
	c.last = wrap(c.type, c.first + c.n * c.step);
	/* Of 64 bits without sign, numbers above all others are below 0 here.
	 */
	c.wraps = c.last != c.first + c.n * c.step ||
		  (c.type == POP_DT_U64 && (c.first < 0 || c.last < 0));
	return c;
}

enum limit { WRITTEN, GIVEN, CARRIED, CLAMPED };

typedef struct loop {
	counter c;
	enum limit limit;
	unsigned direction;
	bool swap;       /* the limit stands first */
	unsigned n;      /* carries, with the counter and the limit */
	unsigned at;     /* which of them counts */
	unsigned bound;  /* which of them is the limit, if it is carried */
	unsigned tested; /* which of them the condition reads */
	pop_value *start[MOST_CARRIES], *next[MOST_CARRIES], *stop;
} loop;

enum { EQ, NE, GE, GT, LE, LT };

static void
add_carry(loop *l, pop_value *v)
{
	l->start[l->n++] = v;
}

/* The limit outside the loop, and how it is compared. */
static void
set_limit(maker *m, loop *l)
{
	const unsigned how = take(m);
	const pop_shape s = {.dtype = (uint8_t)l->c.type};
	counter *c = &l->c;
	pop_value *low, *high;

	l->limit = (enum limit)(how / 2 % 4);
	l->swap = how & 1;
	l->direction = c->step > 0 ? LT : GT;
	if (how & 8)
		l->direction = c->step > 0 ? LE : GE;
	if (c->wraps || (how & 16 && l->limit != CLAMPED))
		l->direction = NE;
	if (l->direction == NE && l->limit == CLAMPED)
		l->limit = GIVEN;
	/* Up to the number before the one that LE would go on with. */
	if (l->direction == LE || l->direction == GE) {
		c->last -= c->step;
		if (wrap(c->type, c->last) != c->last || c->n == 0) {
			c->last += c->step;
			l->direction = c->step > 0 ? LT : GT;
		}
	}
	if (l->direction == NE && c->n == 0) {
		c->n = 1;
		c->last = wrap(c->type, c->first + c->step);
	}
	if (l->limit == CLAMPED) {
		low = number(
			m, c->type, c->step > 0 ? c->first : c->last, false);
		high = number(
			m, c->type, c->step > 0 ? c->last : c->first, false);
		l->stop = clamp(m, low, like(m, &s), high);
	} else {
		l->stop = number(m, c->type, c->last, l->limit != WRITTEN);
	}
	if (l->limit == CLAMPED && how & 32)
		l->limit = CARRIED;
}

static void
set_carries(maker *m, loop *l)
{
	const unsigned how = take(m);
	const unsigned n = how % 6, before = how / 8 % 2 ? n : how / 16 % 2;
	pop_value *first =
		number(m, l->c.type, l->c.first, how & 32 && m->depth == 0);

	for (unsigned i = 0; i <= n; i++) {
		if (i == before || (i == n && before > n)) {
			l->at = l->n;
			add_carry(l, first);
		}
		if (i < n)
			add_carry(l, pick(m, is_any));
	}
	if (l->limit == CARRIED) {
		l->bound = l->n;
		add_carry(l, l->stop);
	}
	l->tested = l->at;
}

static pop_value *
step_on(maker *m, const loop *l, pop_value *i)
{
	const unsigned how = take(m);
	const bool down = how & 1;
	pop_value *k = number(m, l->c.type, down ? -l->c.step : l->c.step,
		how & 2 && how & 4);

	m->nop++;
	if (down)
		return push(m,
			pop_build2(m->b, NULL, POP_OP_SUBTRACT, i->type, i, k));
	if (how & 8)
		return push(
			m, pop_build2(m->b, NULL, POP_OP_ADD, i->type, k, i));
	return push(m, pop_build2(m->b, NULL, POP_OP_ADD, i->type, i, k));
}

/* What carry k holds next; those before it are known. */
static pop_value *
next_of(maker *m, const loop *l, pop_value *const *arg, unsigned k)
{
	const pop_shape *s = arg[k]->type;
	const unsigned how = take(m), from = how / 16;
	pop_value *v;

	switch (how % 10) {
	case 0:
		for (unsigned i = 0; i < l->n; i++) {
			v = l->next[(from + i) % l->n];
			if (v && pop_shape_eq(v->type, s))
				return v;
		}
		return like(m, s);
	case 1:
		return arg[k];
	case 2:
		for (unsigned i = 1; i < l->n; i++) {
			v = arg[(k + from + i) % l->n];
			if (v != arg[k] && pop_shape_eq(v->type, s))
				return v;
		}
		return like(m, s);
	case 3:
	case 4:
		return combine(m, arg[k], like(m, s));
	case 5:
		return choose(m, like(m, s), arg[k]);
	case 6:
		return s->rank ? update(m, arg[k]) : combine(m, arg[k], arg[k]);
	case 7:
		return combine(m, like(m, s), arg[k]);
	default:
		return like(m, s);
	}
}

static void
loop_body(maker *m, pop_op *op, loop *l)
{
	const region around = enter(m, op, 1);
	const unsigned how = take(m);
	pop_value **arg;

	for (unsigned i = 0; i < l->n; i++)
		push(m, pop_block_add_arg(m->b, l->start[i]->type));
	arg = m->b->arg;
	if (how & 1)
		l->next[l->at] = step_on(m, l, arg[l->at]);
	some_ops(m, 7);
	if (!(how & 1))
		l->next[l->at] = step_on(m, l, arg[l->at]);
	if (l->limit == CARRIED)
		l->next[l->bound] = arg[l->bound];
	for (unsigned k = 0; k < l->n; k++) {
		if (!l->next[k])
			l->next[k] = next_of(m, l, arg, k);
		if (how & 2 && l->c.n > 0 && k != l->at &&
			l->next[k] == l->next[l->at])
			l->tested = k;
	}
	leave(m, &around, l->next, l->n);
}

static void
loop_condition(maker *m, pop_op *op, const loop *l)
{
	static const uint8_t swapped[] = {EQ, NE, LE, LT, GE, GT};
	const region around = enter(m, op, 0);
	pop_value *x, *stop = l->stop, *r;
	const unsigned how = take(m);

	for (unsigned i = 0; i < l->n; i++)
		push(m, pop_block_add_arg(m->b, l->start[i]->type));
	x = m->b->arg[l->tested];
	if (l->limit == CARRIED)
		stop = m->b->arg[l->bound];
	else if (l->limit == WRITTEN)
		stop = number(m, l->c.type, l->c.last, false);
	r = l->swap ? compare(m, stop, swapped[l->direction], x)
		    : compare(m, x, l->direction, stop);
	if (how % 4 == 1) {
		some_ops(m, 2);
		r = apply2(m, POP_OP_AND, r, decision(m));
	} else if (how % 4 == 2) {
		r = apply2(m, POP_OP_AND, decision(m), r);
	}
	leave(m, &around, &r, 1);
}

static pop_value *
any_loop(maker *m)
{
	const int64_t turns = m->turns;
	loop l = {.c = any_counter(m)};
	pop_shape type[MOST_CARRIES];
	pop_op *op;

	if (m->depth > MOST_DEPTH)
		return NULL;
	set_limit(m, &l);
	set_carries(m, &l);
	for (unsigned i = 0; i < l.n; i++)
		type[i] = *l.start[i]->type;
	m->nop++;
	op = pop_op_new(m->g, POP_OP_WHILE, l.n, l.n, type, 2, (pop_loc){0});
	memcpy(op->arg, l.start, l.n * sizeof(*l.start));
	m->turns *= l.c.n + 1;
	loop_body(m, op, &l);
	loop_condition(m, op, &l);
	m->turns = turns;
	pop_block_append(m->b, op);
	for (unsigned i = l.n; i-- > 0;)
		push(m, &op->res[i]);
	return &op->res[0];
}

/* ---- All. */

static pop_value *
any_op(maker *m)
{
	static pop_value *(*const make[])(maker * m) = {two_operands,
		one_operand, comparison, selection, conversion, dynamic_slice,
		any_update, any_loop, reduce, slice, concatenation, roll, pad,
		turn_around, any_broadcast, any_reshape, clamping, branches,
		gather, scatter, find_best, window, product, called, iota,
		any_constant, two_operands, two_operands, conversion,
		dynamic_slice, any_update, selection};

	return make[below(m, sizeof(make) / sizeof(*make))](m);
}

static void
set_results(maker *m)
{
	const unsigned n = m->n < MOST_RESULTS ? m->n : MOST_RESULTS;
	pop_shape type[MOST_RESULTS];

	for (unsigned i = 0; i < n; i++)
		type[i] = *m->at[m->n - n + i]->type;
	pop_func_set_results(m->g->main, type, n);
	close_region(m, m->b, m->at + m->n - n, n);
}

/* A graph, and in m->data what its arguments are. */
static void
make_loops(maker *m, pop_arena *a, const uint8_t *data, size_t size)
{
	*m = (maker){.arena = a, .p = data, .end = data + size, .turns = 1};
	m->g = pop_graph_new(a, "loops");
	m->b = pop_func_new(m->g, pop_str_of("main"))->body;
	for (unsigned n = 1 + below(m, 5); n > 0; n--) {
		const pop_shape s = any_shape(m);

		push(m, argument(m, &s, take(m)));
	}
	do {
		some_ops(m, 4);
		any_loop(m);
	} while (m->p < m->end && m->nop < MOST_OPS);
	some_ops(m, 4);
	set_results(m);
}

#endif
