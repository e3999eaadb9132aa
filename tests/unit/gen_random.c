/*
 * Random graphs of elementwise ops, views, joins, reductions, products, sorts,
 * loops and branches, run and compared with their meaning, before and after
 * passes.  Numbers are kept small and integral, so that sums in any order are
 * equal.
 */

#include "tests/unit/gen_rig.h"

typedef struct maker {
	pop_graph *g;
	pop_block *b;
	uint64_t state;
	pop_value *at[64];
	pop_value *counter; /* of the loop around, or NULL */
	unsigned n, depth;
	bool broad; /* mostly of the arguments, which are alike; many results */
} maker;

static pop_value *any_op(maker *m);

static uint32_t
below(maker *m, uint32_t n)
{
	m->state = m->state * UINT64_C(6364136223846793005) +
		   UINT64_C(1442695040888963407);
	return (uint32_t)(m->state >> 33) % n;
}

static pop_value *
add(maker *m, pop_op *op)
{
	pop_block_append(m->b, op);
	return &op->res[0];
}

static pop_op *
new_op(maker *m, pop_opcode code, uint32_t narg, const pop_shape *type)
{
	return pop_op_new(m->g, code, narg, 1, type, 0, (pop_loc){0});
}

enum { NARG = 4, MOST_RESULTS = 8 };

static pop_value *
pick(maker *m)
{
	return m->broad && below(m, 4) ? m->at[1 + below(m, NARG - 1)]
				       : m->at[below(m, m->n)];
}

/* A value of this type: one that exists, or a view of one. */
static pop_value *
like(maker *m, const pop_shape *s)
{
	pop_op *op;
	pop_value *v = NULL;

	for (unsigned i = 0; i < 8; i++) {
		v = pick(m);
		if (pop_shape_eq(v->type, s))
			return v;
	}
	/* Broadcast an iota, or a scalar. */
	if (s->rank && below(m, 2)) {
		op = new_op(m, POP_OP_IOTA, 0, s);
		pop_attr_set_int(m->g, op, POP_ATTR_DIM, below(m, s->rank));
		return add(m, op);
	}
	{
		static const float one[] = {-1, 0, 1, 2};
		pop_shape scalar = {.dtype = POP_DT_F32};

		v = pop_build_constant(
			m->b, NULL, &scalar, &one[below(m, 4)], true);
		op = new_op(m, POP_OP_BROADCAST_IN_DIM, 1, s);
		op->arg[0] = v;
		pop_attr_set_ints(m->g, op, POP_ATTR_DIMS, NULL, 0);
		return add(m, op);
	}
}

/* Keeps magnitudes small: x clamped to [-9, 9]. */
static pop_value *
tame(maker *m, pop_value *v)
{
	static const float lo = -9, hi = 9;
	pop_shape scalar = {.dtype = POP_DT_F32};
	pop_op *op = new_op(m, POP_OP_CLAMP, 3, v->type);

	op->arg[0] = pop_build_constant(m->b, NULL, &scalar, &lo, true);
	op->arg[1] = v;
	op->arg[2] = pop_build_constant(m->b, NULL, &scalar, &hi, true);
	return add(m, op);
}

static pop_value *
elementwise(maker *m)
{
	static const pop_opcode two[] = {POP_OP_ADD, POP_OP_SUBTRACT,
		POP_OP_MAXIMUM, POP_OP_MINIMUM, POP_OP_MULTIPLY};
	static const pop_opcode one[] = {
		POP_OP_NEGATE, POP_OP_ABS, POP_OP_SIGN, POP_OP_FLOOR};
	pop_value *a = pick(m), *b;
	pop_op *op;

	switch (below(m, 4)) {
	case 0:
		return pop_build1(m->b, NULL, one[below(m, 4)], a->type, a);
	case 1: {
		pop_shape p = *a->type;

		p.dtype = POP_DT_I1;
		b = like(m, a->type);
		op = new_op(m, POP_OP_COMPARE, 2, &p);
		op->arg[0] = a;
		op->arg[1] = b;
		pop_attr_set_int(m->g, op, POP_ATTR_DIRECTION, below(m, 6));
		pop_attr_set_int(m->g, op, POP_ATTR_COMPARE_TYPE, 1);
		add(m, op);
		p.dtype = POP_DT_F32;
		a = &op->res[0];
		op = new_op(m, POP_OP_SELECT, 3, &p);
		op->arg[0] = a;
		op->arg[1] = b;
		op->arg[2] = like(m, &p);
		return add(m, op);
	}
	default:
		b = like(m, a->type);
		return tame(m, pop_build2(m->b, NULL, two[below(m, 5)], a->type,
				       a, b));
	}
}

static pop_value *
transpose_or_reverse(maker *m)
{
	pop_value *a = pick(m);
	int64_t dims[POP_MAX_RANK];
	pop_shape s = *a->type;
	pop_op *op;
	unsigned n = s.rank;

	for (unsigned d = 0; d < n; d++)
		dims[d] = d;
	for (unsigned d = n; d > 1; d--) {
		unsigned k = below(m, d);
		int64_t t = dims[d - 1];

		dims[d - 1] = dims[k];
		dims[k] = t;
	}
	if (below(m, 2)) {
		for (unsigned d = 0; d < n; d++)
			s.dim[d] = a->type->dim[dims[d]];
		op = new_op(m, POP_OP_TRANSPOSE, 1, &s);
	} else {
		n = n ? 1 + below(m, n) : 0;
		op = new_op(m, POP_OP_REVERSE, 1, &s);
	}
	op->arg[0] = a;
	pop_attr_set_ints(m->g, op, POP_ATTR_DIMS, dims, n);
	return add(m, op);
}

static pop_value *
slice(maker *m)
{
	pop_value *a = pick(m);
	int64_t start[POP_MAX_RANK], limit[POP_MAX_RANK], step[POP_MAX_RANK];
	pop_shape s = *a->type;
	pop_op *op;

	for (unsigned d = 0; d < s.rank; d++) {
		start[d] = below(m, (uint32_t)s.dim[d]);
		limit[d] = start[d] + 1 +
			   below(m, (uint32_t)(s.dim[d] - start[d]));
		step[d] = 1 + below(m, 2);
		s.dim[d] = (limit[d] - start[d] + step[d] - 1) / step[d];
	}
	op = new_op(m, POP_OP_SLICE, 1, &s);
	op->arg[0] = a;
	pop_attr_set_ints(m->g, op, POP_ATTR_START, start, s.rank);
	pop_attr_set_ints(m->g, op, POP_ATTR_LIMIT, limit, s.rank);
	pop_attr_set_ints(m->g, op, POP_ATTR_STRIDE, step, s.rank);
	return add(m, op);
}

static pop_value *
broadcast(maker *m)
{
	pop_value *a = pick(m);
	int64_t dims[POP_MAX_RANK];
	pop_shape s = {.dtype = POP_DT_F32};
	unsigned from = 0;
	pop_op *op;

	s.rank = (uint8_t)(a->type->rank + below(m, 3));
	if (s.rank > 4)
		return a;
	for (unsigned d = 0; d < s.rank; d++) {
		bool take = from < a->type->rank &&
			    (s.rank - d == a->type->rank - from || below(m, 2));

		s.dim[d] = 1 + below(m, 4);
		if (!take)
			continue;
		if (a->type->dim[from] != 1)
			s.dim[d] = a->type->dim[from];
		dims[from++] = d;
	}
	if (pop_shape_elements(&s) > 2000)
		return a;
	op = new_op(m, POP_OP_BROADCAST_IN_DIM, 1, &s);
	op->arg[0] = a;
	pop_attr_set_ints(m->g, op, POP_ATTR_DIMS, dims, a->type->rank);
	return add(m, op);
}

static pop_value *
reshape(maker *m)
{
	pop_value *a = pick(m);
	int64_t n = pop_shape_elements(a->type);
	pop_shape s = {.dtype = POP_DT_F32};

	while (n > 1 && s.rank < 3) {
		int64_t f = s.rank == 2 ? n : 1 + below(m, (uint32_t)n);

		while (n % f)
			f--;
		s.dim[s.rank++] = f;
		n /= f;
	}
	if (n > 1)
		s.dim[s.rank++] = n;
	return pop_build1(m->b, NULL, POP_OP_RESHAPE, &s, a);
}

static pop_value *
concatenate(maker *m)
{
	pop_value *a = pick(m), *b;
	pop_shape s = *a->type;
	unsigned d;
	pop_op *op;

	if (!s.rank)
		return a;
	d = below(m, s.rank);
	b = like(m, &s);
	s.dim[d] *= 2;
	if (pop_shape_elements(&s) > 2000)
		return a;
	op = new_op(m, POP_OP_CONCATENATE, 2, &s);
	op->arg[0] = a;
	op->arg[1] = b;
	pop_attr_set_int(m->g, op, POP_ATTR_DIM, d);
	return add(m, op);
}

static pop_value *
pad(maker *m)
{
	static const float with = 3;
	pop_value *a = pick(m);
	int64_t low[POP_MAX_RANK], high[POP_MAX_RANK], gap[POP_MAX_RANK];
	pop_shape s = *a->type, scalar = {.dtype = POP_DT_F32};
	pop_op *op;

	for (unsigned d = 0; d < s.rank; d++) {
		gap[d] = below(m, 4) == 0;
		s.dim[d] += (s.dim[d] - 1) * gap[d];
		do {
			low[d] = (int64_t)below(m, 4) - 1;
			high[d] = (int64_t)below(m, 4) - 1;
		} while (s.dim[d] + low[d] + high[d] < 1);
		s.dim[d] += low[d] + high[d];
	}
	if (pop_shape_elements(&s) > 2000)
		return a;
	op = new_op(m, POP_OP_PAD, 2, &s);
	op->arg[0] = a;
	op->arg[1] = pop_build_constant(m->b, NULL, &scalar, &with, true);
	pop_attr_set_ints(m->g, op, POP_ATTR_LOW, low, s.rank);
	pop_attr_set_ints(m->g, op, POP_ATTR_HIGH, high, s.rank);
	pop_attr_set_ints(m->g, op, POP_ATTR_INTERIOR, gap, s.rank);
	return add(m, op);
}

static pop_value *
index_of(maker *m)
{
	pop_shape s = {.dtype = POP_DT_I32};

	if (m->counter && below(m, 2))
		return m->counter;
	return pop_build1(
		m->b, NULL, POP_OP_CONVERT, &s, m->at[0]); /* a scalar */
}

static pop_value *
dynamic(maker *m)
{
	pop_value *a = pick(m), *u;
	pop_shape s = *a->type;
	bool update = below(m, 2);
	int64_t sizes[POP_MAX_RANK];
	unsigned first;
	pop_op *op;

	for (unsigned d = 0; d < s.rank; d++)
		sizes[d] = s.dim[d] = 1 + below(m, (uint32_t)s.dim[d]);
	u = update ? like(m, &s) : NULL;
	first = update ? 2 : 1;
	op = new_op(m,
		update ? POP_OP_DYNAMIC_UPDATE_SLICE : POP_OP_DYNAMIC_SLICE,
		first + s.rank, update ? a->type : &s);
	op->arg[0] = a;
	if (update)
		op->arg[1] = u;
	else
		pop_attr_set_ints(m->g, op, POP_ATTR_SIZES, sizes, s.rank);
	for (unsigned d = 0; d < s.rank; d++)
		op->arg[first + d] = index_of(m);
	return add(m, op);
}

static pop_value *
reduce(maker *m)
{
	static const float zero = 0;
	static const pop_opcode how[] = {
		POP_OP_ADD, POP_OP_MAXIMUM, POP_OP_MINIMUM};
	pop_value *a = pick(m), *x, *y;
	pop_shape s = {.dtype = POP_DT_F32}, scalar = s;
	int64_t dims[POP_MAX_RANK];
	uint32_t n = 0;
	pop_op *op, *ret;
	pop_block *body;

	for (unsigned d = 0; d < a->type->rank; d++) {
		if (below(m, 2))
			dims[n++] = d;
		else
			s.dim[s.rank++] = a->type->dim[d];
	}
	op = pop_op_new(m->g, POP_OP_REDUCE, 2, 1, &s, 1, (pop_loc){0});
	op->arg[0] = a;
	op->arg[1] = pop_build_constant(m->b, NULL, &scalar, &zero, true);
	pop_attr_set_ints(m->g, op, POP_ATTR_DIMS, dims, n);
	body = pop_block_new(m->g->main, op);
	op->region[0] = body;
	x = pop_block_add_arg(body, &scalar);
	y = pop_block_add_arg(body, &scalar);
	ret = pop_op_new(m->g, POP_OP_RETURN, 1, 0, NULL, 0, (pop_loc){0});
	ret->arg[0] = pop_build2(body, NULL, how[below(m, 3)], &scalar, x, y);
	pop_block_append(body, ret);
	return tame(m, add(m, op));
}

static pop_value *
product(maker *m)
{
	static const int64_t precision[2] = {0, 0};
	pop_value *a = pick(m), *b = pick(m);
	pop_shape s = {.dtype = POP_DT_F32};
	int64_t ka = -1, kb = -1;
	pop_op *op;

	for (unsigned i = 0; i < a->type->rank; i++)
		for (unsigned k = 0; k < b->type->rank; k++)
			if (a->type->dim[i] == b->type->dim[k]) {
				ka = i;
				kb = k;
			}
	if (ka < 0 || a->type->rank + b->type->rank > 6)
		return a;
	for (unsigned d = 0; d < a->type->rank; d++)
		if ((int64_t)d != ka)
			s.dim[s.rank++] = a->type->dim[d];
	for (unsigned d = 0; d < b->type->rank; d++)
		if ((int64_t)d != kb)
			s.dim[s.rank++] = b->type->dim[d];
	if (pop_shape_elements(&s) > 2000)
		return a;
	op = new_op(m, POP_OP_DOT_GENERAL, 2, &s);
	op->arg[0] = a;
	op->arg[1] = b;
	pop_attr_set_ints(m->g, op, POP_ATTR_LHS_BATCH, NULL, 0);
	pop_attr_set_ints(m->g, op, POP_ATTR_RHS_BATCH, NULL, 0);
	pop_attr_set_ints(m->g, op, POP_ATTR_LHS_CONTRACT, &ka, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_RHS_CONTRACT, &kb, 1);
	pop_attr_set_ints(m->g, op, POP_ATTR_PRECISION, precision, 2);
	return tame(m, add(m, op));
}

static pop_value *
sort(maker *m)
{
	const pop_shape scalar = {.dtype = POP_DT_F32};
	pop_value *a = pick(m);
	pop_shape p = {.dtype = POP_DT_I1};
	pop_op *op, *less, *ret;
	pop_block *body;

	if (!a->type->rank)
		return a;
	op = pop_op_new(m->g, POP_OP_SORT, 1, 1, a->type, 1, (pop_loc){0});
	op->arg[0] = a;
	pop_attr_set_int(m->g, op, POP_ATTR_DIM, below(m, a->type->rank));
	body = pop_block_new(m->g->main, op);
	op->region[0] = body;
	less = pop_op_new(m->g, POP_OP_COMPARE, 2, 1, &p, 0, (pop_loc){0});
	for (unsigned i = 0; i < 2; i++)
		less->arg[i] = pop_block_add_arg(body, &scalar);
	pop_attr_set_int(m->g, less, POP_ATTR_DIRECTION, 5);
	pop_attr_set_int(m->g, less, POP_ATTR_COMPARE_TYPE, 1);
	pop_block_append(body, less);
	ret = pop_op_new(m->g, POP_OP_RETURN, 1, 0, NULL, 0, (pop_loc){0});
	ret->arg[0] = &less->res[0];
	pop_block_append(body, ret);
	return add(m, op);
}

/* Through bf16, or a bool: what is left is small and integral. */
static pop_value *
narrow(maker *m)
{
	pop_value *a = pick(m);
	pop_shape s = *a->type;

	s.dtype = (uint8_t)(below(m, 2) ? POP_DT_BF16 : POP_DT_I8);
	a = pop_build1(m->b, NULL, POP_OP_CONVERT, &s, a);
	a = pop_build2(m->b, NULL, POP_OP_ADD, &s, a, a);
	s.dtype = POP_DT_F32;
	return tame(m, pop_build1(m->b, NULL, POP_OP_CONVERT, &s, a));
}

/* ---- Regions: random ops over their arguments and what is outside. */

static void
open_region(maker *m, pop_op *op, unsigned r, uint32_t narg, maker *inner)
{
	pop_block *b = pop_block_new(m->g->main, op);

	op->region[r] = b;
	*inner = *m;
	inner->b = b;
	inner->depth++;
	inner->n = m->n < 8 ? m->n : 8;
	for (uint32_t i = 0; i < narg; i++)
		inner->at[inner->n++] = pop_block_add_arg(b, op->arg[i]->type);
}

static void
close_region(maker *m, maker *inner, pop_value *const *ret, uint32_t n)
{
	pop_op *op =
		pop_op_new(m->g, POP_OP_RETURN, n, 0, NULL, 0, (pop_loc){0});

	for (uint32_t i = 0; i < n; i++)
		op->arg[i] = ret[i];
	pop_block_append(inner->b, op);
	m->state = inner->state;
}

static void
fill_region(maker *inner)
{
	unsigned n = 1 + below(inner, 4);

	for (unsigned i = 0; i < n; i++) {
		pop_value *v = any_op(inner);

		inner->at[inner->n++] = v;
	}
}

static pop_value *
whole(maker *m, int32_t v)
{
	pop_shape s = {.dtype = POP_DT_I32};

	return pop_build_constant(m->b, NULL, &s, &v, true);
}

enum { MOST_TURNS = 40 };

static void
loop_condition(maker *m, pop_op *op)
{
	pop_shape p = {.dtype = POP_DT_I1};
	pop_value *ret;
	pop_op *cmp;
	maker inner;

	open_region(m, op, 0, op->narg, &inner);
	cmp = pop_op_new(m->g, POP_OP_COMPARE, 2, 1, &p, 0, (pop_loc){0});
	cmp->arg[0] = inner.at[inner.n - 1];
	cmp->arg[1] = whole(&inner,
		(int32_t)below(&inner, below(&inner, 2) ? 5 : MOST_TURNS));
	pop_attr_set_int(m->g, cmp, POP_ATTR_DIRECTION, 5);
	pop_attr_set_int(m->g, cmp, POP_ATTR_COMPARE_TYPE, 3);
	pop_block_append(inner.b, cmp);
	ret = &cmp->res[0];
	close_region(m, &inner, &ret, 1);
}

/* The last carry counts. */
static pop_value *
loop(maker *m)
{
	uint32_t n = 1 + below(m, 3);
	pop_shape type[4];
	pop_value *start[4], *ret[4];
	pop_op *op;
	maker inner;

	if (m->depth >= 2)
		return elementwise(m);
	for (uint32_t i = 0; i < n; i++) {
		start[i] = pick(m);
		type[i] = *start[i]->type;
	}
	start[n] = whole(m, 0);
	type[n] = *start[n]->type;
	op = pop_op_new(
		m->g, POP_OP_WHILE, n + 1, n + 1, type, 2, (pop_loc){0});
	memcpy(op->arg, start, (n + 1) * sizeof(*start));
	loop_condition(m, op);
	open_region(m, op, 1, n + 1, &inner);
	inner.n--; /* the counter is no operand of float ops */
	inner.counter = op->region[1]->arg[n];
	fill_region(&inner);
	for (uint32_t i = 0; i < n; i++)
		ret[i] = like(&inner, &type[i]);
	ret[n] = pop_build2(inner.b, NULL, POP_OP_ADD, &type[n],
		op->region[1]->arg[n], whole(&inner, 1));
	close_region(m, &inner, ret, n + 1);
	add(m, op);
	for (uint32_t i = 1; i < n && m->n < 40; i++)
		m->at[m->n++] = &op->res[i];
	return &op->res[0];
}

static pop_value *
branch(maker *m)
{
	uint32_t n = 2 + below(m, 2);
	pop_value *ret, *v = pick(m);
	pop_op *op;

	if (m->depth >= 2)
		return elementwise(m);
	op = pop_op_new(m->g, POP_OP_CASE, 1, 1, v->type, n, (pop_loc){0});
	op->arg[0] = index_of(m);
	for (uint32_t i = 0; i < n; i++) {
		maker inner;

		open_region(m, op, i, 0, &inner);
		fill_region(&inner);
		ret = like(&inner, v->type);
		close_region(m, &inner, &ret, 1);
	}
	return add(m, op);
}

static pop_value *
any_op(maker *m)
{
	static pop_value *(*const make[])(maker * m) = {elementwise,
		elementwise, elementwise, elementwise, transpose_or_reverse,
		slice, broadcast, reshape, concatenate, pad, dynamic, dynamic,
		reduce, reduce, product, narrow, sort, loop, loop, branch};

	return make[below(m, sizeof(make) / sizeof(*make))](m);
}

/* Some results share memory with arguments. */
static void
share_ports(maker *m, pop_func *f, const pop_op *ret)
{
	for (uint32_t i = 0; i < f->body->narg; i++) {
		pop_port *p = &f->arg_port[i];

		p->donated = below(m, 2);
		for (uint32_t r = 0; p->donated && r < ret->narg; r++) {
			bool taken = false;

			for (uint32_t k = 0; k < i; k++)
				taken = taken || f->arg_port[k].alias_result ==
							 (int32_t)r;
			if (!taken && pop_shape_eq(ret->arg[r]->type,
					      f->body->arg[i]->type))
				p->alias_result = (int32_t)r;
		}
	}
}

enum { LONGEST = 40 };

/* Of an argument: of any dims, or those of one number of elements; the first is
 * a scalar. */
static pop_shape
argument(maker *m, unsigned i)
{
	static const int64_t alike[NARG][POP_MAX_RANK] = {
		{0}, {24}, {4, 6}, {2, 3, 4}};
	pop_shape s = {.dtype = POP_DT_F32};

	while (m->broad && alike[i][s.rank]) {
		s.dim[s.rank] = alike[i][s.rank];
		s.rank++;
	}
	for (; !m->broad && s.rank < i; s.rank++)
		s.dim[s.rank] = 1 + below(m, below(m, 4) ? 6 : LONGEST);
	return s;
}

static void
build(pop_graph **out, pop_arena *a, uint64_t seed)
{
	maker m = {.state = seed * 77 + 5};
	unsigned nop = 3 + below(&m, 22), nres;
	pop_shape type[MOST_RESULTS] = {0};
	pop_func *f;
	pop_op *ret;

	m.g = pop_graph_new(a, "random");
	f = pop_func_new(m.g, POP_STR("main"));
	m.b = f->body;
	m.broad = below(&m, 3) == 0;
	for (unsigned i = 0; i < NARG; i++) {
		const pop_shape s = argument(&m, i);

		/* Arguments are made integral first. */
		m.at[m.n++] = pop_build1(m.b, NULL, POP_OP_FLOOR, &s,
			pop_block_add_arg(m.b, &s));
	}
	for (unsigned i = 0; i < nop && m.n < 50; i++) {
		pop_value *v = any_op(&m);

		m.at[m.n++] = v;
	}
	nres = 1 + below(&m, m.broad ? MOST_RESULTS : 3);
	ret = pop_op_new(m.g, POP_OP_RETURN, nres, 0, NULL, 0, (pop_loc){0});
	for (unsigned i = 0; i < nres; i++) {
		ret->arg[i] = m.at[m.n - 1 - below(&m, m.broad ? m.n : 4)];
		type[i] = *ret->arg[i]->type;
	}
	pop_block_append(m.b, ret);
	pop_func_set_results(f, type, nres);
	share_ports(&m, f, ret);
	*out = m.g;
}

int
main(int argc, char **argv)
{
	uint64_t from = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
	uint64_t to = argc > 2 ? strtoull(argv[2], NULL, 10) : from + 799;

	for (uint64_t i = from; i <= to; i++) {
		gen_case c = {.name = "random", .seed = i};

		gen_check_both(&c, build);
	}
	return 0;
}
