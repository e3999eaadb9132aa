/*
 * CHLO operations that the IR lacks, by decomposition.
 *
 * Formulas are chosen to stay within a few units in the last place for every
 * argument: no cancellation near zero, no overflow before the result
 * overflows.  f16, bf16 and smaller floats are computed in f32.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"
#include "lib/num/convert.h"

/* Where a decomposition is built: all values have one shape, that of `like`,
 * whose dims need not be known. */
typedef struct work {
	pop_value *like;
	pop_mlir *m;
	pop_block *block;
	pop_shape type;
	pop_loc loc;
} work;

static pop_value *
un(work *w, pop_opcode code, pop_value *x)
{
	pop_value *v = pop_build1(w->block, NULL, code, &w->type, x);

	v->def->loc = w->loc;
	return v;
}

static pop_value *
bin(work *w, pop_opcode code, pop_value *x, pop_value *y)
{
	pop_value *v = pop_build2(w->block, NULL, code, &w->type, x, y);

	v->def->loc = w->loc;
	return v;
}

/* The element `bits` everywhere. */
static pop_value *
filled(work *w, const void *bits)
{
	pop_dense one = {.data = bits, .splat = true};
	pop_value *c;
	pop_op *op;

	if (pop_shape_is_static(&w->type)) {
		c = pop_build_constant(w->block, NULL, &w->type, bits,
			pop_shape_elements(&w->type) > 0);
		c->def->loc = w->loc;
		return c;
	}
	op = pop_op_new(
		w->m->graph, POP_OP_CONSTANT_LIKE, 1, 1, &w->type, 0, w->loc);
	one.type.dtype = w->type.dtype;
	one.data = memcpy(pop_arena_alloc(w->m->graph->arena, 16), bits,
		pop_dtype_bytes((pop_dtype)w->type.dtype));
	op->arg[0] = w->like;
	pop_attr_set_dense(w->m->graph, op, &one);
	pop_block_append(w->block, op);
	return &op->res[0];
}

/* A number in every element. */
static pop_value *
num(work *w, double v)
{
	unsigned char bits[16];

	pop_store_number(w->type.dtype, bits, v);
	return filled(w, bits);
}

static pop_value *
compare(work *w, int direction, pop_value *x, pop_value *y)
{
	pop_graph *g = w->m->graph;
	pop_shape type = w->type;
	pop_value *v;

	type.dtype = POP_DT_I1;
	v = pop_build2(w->block, NULL, POP_OP_COMPARE, &type, x, y);
	v->def->loc = w->loc;
	pop_attr_set_int(g, v->def, POP_ATTR_DIRECTION, direction);
	pop_attr_set_int(g, v->def, POP_ATTR_COMPARE_TYPE, 1);
	return v;
}

enum { EQ = 0, GE = 2, LT = 5 };

static pop_value *
choose(work *w, pop_value *p, pop_value *yes, pop_value *no)
{
	pop_op *op = pop_op_new(
		w->m->graph, POP_OP_SELECT, 3, 1, &w->type, 0, w->loc);

	op->arg[0] = p;
	op->arg[1] = yes;
	op->arg[2] = no;
	pop_block_append(w->block, op);
	return &op->res[0];
}

#define ADD(x, y) bin(w, POP_OP_ADD, x, y)
#define SUB(x, y) bin(w, POP_OP_SUBTRACT, x, y)
#define MUL(x, y) bin(w, POP_OP_MULTIPLY, x, y)
#define DIV(x, y) bin(w, POP_OP_DIVIDE, x, y)

/* ---- Functions of one real argument. */

typedef pop_value *formula(work *w, pop_value *x);

/* The argument from which exp overflows, less a margin. */
static double
exp_limit(const work *w)
{
	return w->type.dtype == POP_DT_F64 ? 700 : 85;
}

/* exp(|x|) / 2 without overflow before its own: (e^(|x|/2) / 2) e^(|x|/2) */
static pop_value *
half_exp(work *w, pop_value *ax)
{
	pop_value *half = num(w, 0.5);
	pop_value *e = un(w, POP_OP_EXPONENTIAL, MUL(ax, half));

	return MUL(MUL(e, half), e);
}

/* (e + 1/e) / 2, and half_exp() where 1/e is nothing. */
static pop_value *
f_cosh(work *w, pop_value *x)
{
	pop_value *ax = un(w, POP_OP_ABS, x);
	pop_value *e = un(w, POP_OP_EXPONENTIAL, ax);
	pop_value *half = num(w, 0.5);
	pop_value *near = ADD(MUL(e, half), DIV(half, e));

	return choose(w, compare(w, LT, ax, num(w, exp_limit(w))), near,
		half_exp(w, ax));
}

/* With t = e^|x| - 1: sign(x) (t + t / (t + 1)) / 2 */
static pop_value *
f_sinh(work *w, pop_value *x)
{
	pop_value *ax = un(w, POP_OP_ABS, x);
	pop_value *t = un(w, POP_OP_EXPM1, ax);
	pop_value *near = MUL(ADD(t, DIV(t, ADD(t, num(w, 1)))), num(w, 0.5));
	pop_value *r = choose(w, compare(w, LT, ax, num(w, exp_limit(w))), near,
		half_exp(w, ax));

	return MUL(un(w, POP_OP_SIGN, x), r);
}

/* atan2(x, sqrt((1 - x) (1 + x))) */
static pop_value *
f_asin(work *w, pop_value *x)
{
	pop_value *one = num(w, 1);
	pop_value *y = un(w, POP_OP_SQRT, MUL(SUB(one, x), ADD(one, x)));

	return bin(w, POP_OP_ATAN2, x, y);
}

/* 2 atan2(sqrt(1 - x), sqrt(1 + x)) */
static pop_value *
f_acos(work *w, pop_value *x)
{
	pop_value *one = num(w, 1);
	pop_value *y = bin(w, POP_OP_ATAN2, un(w, POP_OP_SQRT, SUB(one, x)),
		un(w, POP_OP_SQRT, ADD(one, x)));

	return ADD(y, y);
}

static pop_value *
f_atan(work *w, pop_value *x)
{
	return bin(w, POP_OP_ATAN2, x, num(w, 1));
}

/* Where x^2 overflows, or 1 is nothing beside it. */
static double
square_limit(const work *w)
{
	return w->type.dtype == POP_DT_F64 ? 0x1p511 : 0x1p63;
}

static pop_value *
log_twice(work *w, pop_value *x)
{
	return ADD(un(w, POP_OP_LOG, x), num(w, 0x1.62e42fefa39efp-1));
}

/* With a = |x|: log1p(a + a^2 / (1 + sqrt(a^2 + 1))) */
static pop_value *
f_asinh(work *w, pop_value *x)
{
	pop_value *a = un(w, POP_OP_ABS, x), *one = num(w, 1);
	pop_value *aa = MUL(a, a);
	pop_value *root = un(w, POP_OP_SQRT, ADD(aa, one));
	pop_value *near = un(w, POP_OP_LOG1P, ADD(a, DIV(aa, ADD(one, root))));
	pop_value *r = choose(w, compare(w, LT, a, num(w, square_limit(w))),
		near, log_twice(w, a));

	return MUL(un(w, POP_OP_SIGN, x), r);
}

/* With t = x - 1: log1p(t + sqrt(t (t + 2))); NaN below 1. */
static pop_value *
f_acosh(work *w, pop_value *x)
{
	pop_value *one = num(w, 1), *t = SUB(x, one);
	pop_value *root = un(w, POP_OP_SQRT, MUL(t, ADD(t, num(w, 2))));
	pop_value *near = un(w, POP_OP_LOG1P, ADD(t, root));
	pop_value *r = choose(w, compare(w, LT, x, num(w, square_limit(w))),
		near, log_twice(w, x));

	return choose(
		w, compare(w, LT, x, one), un(w, POP_OP_LOG, num(w, -1)), r);
}

/* (log1p(x) - log1p(-x)) / 2 */
static pop_value *
f_atanh(work *w, pop_value *x)
{
	pop_value *d = SUB(un(w, POP_OP_LOG1P, x),
		un(w, POP_OP_LOG1P, un(w, POP_OP_NEGATE, x)));

	return MUL(d, num(w, 0.5));
}

static pop_status
real_function(pop_mlir *m, pop_mlir_op *o, formula *f)
{
	work w = {.m = m, .block = o->block};
	pop_value *x;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	x = o->arg.v[0];
	if (!pop_dtype_is_float(x->type.dtype) ||
		!pop_shape_eq(&x->type, &o->type.v[0]))
		return pop_mlir_fail(m, o->at,
			"%.*s of element type %s is not supported; expected a "
			"float type, and the same for the result",
			POP_STR_ARG(o->name),
			pop_dtype_info_of[x->type.dtype].name);
	w.like = x;
	w.type = x->type;
	w.loc = o->loc;
	if (x->type.dtype != POP_DT_F64 && x->type.dtype != POP_DT_F32) {
		w.type.dtype = POP_DT_F32;
		x = un(&w, POP_OP_CONVERT, x);
	}
	x = f(&w, x);
	if (!pop_shape_eq(&w.type, &o->type.v[0])) {
		w.type = o->type.v[0];
		x = un(&w, POP_OP_CONVERT, x);
	}
	POP_MLIR_PUSH(m, &o->result, x);
	return POP_OK;
}

#define FUNCTION(name)                                                \
	pop_status pop_mlir_build_##name(pop_mlir *m, pop_mlir_op *o) \
	{                                                             \
		return real_function(m, o, f_##name);                 \
	}

FUNCTION(acos)
FUNCTION(acosh)
FUNCTION(asin)
FUNCTION(asinh)
FUNCTION(atan)
FUNCTION(atanh)
FUNCTION(cosh)
FUNCTION(sinh)

#undef FUNCTION

/* ---- Short ones. */

pop_status
pop_mlir_build_square(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(pop_mlir_want(m, o, 1, 1));
	POP_MLIR_PUSH(m, &o->arg, o->arg.v[0]);
	pop_mlir_emit(m, o, POP_OP_MULTIPLY);
	return POP_OK;
}

/* complex(real, -imag); a real number is its own. */
pop_status
pop_mlir_build_conj(pop_mlir *m, pop_mlir_op *o)
{
	work w = {.m = m, .block = o->block};
	pop_value *re, *im, *x;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	x = o->arg.v[0];
	if (!pop_dtype_is_complex(x->type.dtype))
		return pop_mlir_build_identity(m, o);
	w.loc = o->loc;
	w.type = x->type;
	w.type.dtype = (uint8_t)pop_dtype_real(x->type.dtype);
	re = un(&w, POP_OP_REAL, x);
	im = un(&w, POP_OP_NEGATE, un(&w, POP_OP_IMAG, x));
	w.type = o->type.v[0];
	POP_MLIR_PUSH(m, &o->result, bin(&w, POP_OP_COMPLEX, re, im));
	return POP_OK;
}

/* |x| or x compared with infinity. */
static pop_status
infinite(pop_mlir *m, pop_mlir_op *o, bool any, double inf)
{
	work w = {.m = m, .block = o->block};
	pop_value *x;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	x = o->arg.v[0];
	if (!pop_dtype_is_float(x->type.dtype))
		return pop_mlir_fail(m, o->at,
			"%.*s: expected a float element type",
			POP_STR_ARG(o->name));
	w.like = x;
	w.type = x->type;
	w.loc = o->loc;
	if (any)
		x = un(&w, POP_OP_ABS, x);
	POP_MLIR_PUSH(m, &o->result, compare(&w, EQ, x, num(&w, inf)));
	return POP_OK;
}

pop_status
pop_mlir_build_is_inf(pop_mlir *m, pop_mlir_op *o)
{
	return infinite(m, o, true, (double)__builtin_inf());
}

pop_status
pop_mlir_build_is_pos_inf(pop_mlir *m, pop_mlir_op *o)
{
	return infinite(m, o, false, (double)__builtin_inf());
}

pop_status
pop_mlir_build_is_neg_inf(pop_mlir *m, pop_mlir_op *o)
{
	return infinite(m, o, false, -(double)__builtin_inf());
}

/* A scalar for each element of the operand, which only gives the shape. */
pop_status
pop_mlir_build_constant_like(pop_mlir *m, pop_mlir_op *o)
{
	work w = {.m = m, .block = o->block, .loc = o->loc};
	pop_dense d = {.data = NULL};

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	w.like = o->arg.v[0];
	w.type = o->type.v[0];
	POP_TRY(pop_mlir_get_dense(m, &o->attr, "value", &d));
	if (!d.data || d.type.rank || d.type.dtype != o->type.v[0].dtype)
		return pop_mlir_fail(m, o->at,
			"%.*s: expected a value of one element of the "
			"result's type",
			POP_STR_ARG(o->name));
	POP_MLIR_PUSH(m, &o->result, filled(&w, d.data));
	return POP_OK;
}

/* Ours is stable, which is one way of not being required to be. */
pop_status
pop_mlir_build_top_k(pop_mlir *m, pop_mlir_op *o)
{
	if (pop_mlir_has(&o->attr, "is_stable"))
		pop_mlir_find(&o->attr, "is_stable")->used = true;
	POP_TRY(pop_mlir_want(m, o, 1, 2));
	return pop_mlir_build_plain(m, o);
}

/* ---- Implicit broadcasts. */

/* Operand i in the result's dims: its own ones are the last, or those of
 * broadcast_dimensions for the operand of lesser rank. */
static pop_status
spread(pop_mlir *m, pop_mlir_op *o, uint32_t i, const pop_mlir_ints *given)
{
	pop_value *x = o->arg.v[i], *v;
	pop_shape type = o->type.v[0];
	int64_t dims[POP_MAX_RANK];

	type.dtype = x->type.dtype;
	if (pop_shape_eq(&type, &x->type))
		return POP_OK;
	if (x->type.rank > type.rank)
		return pop_mlir_fail(m, o->at,
			"%.*s: operand %u has a higher rank than the result",
			POP_STR_ARG(o->name), i);
	for (unsigned k = 0; k < x->type.rank; k++)
		dims[k] = given->n == x->type.rank && x->type.rank < type.rank
				  ? given->v[k]
				  : type.rank - x->type.rank + k;
	v = pop_build1(o->block, NULL, POP_OP_BROADCAST_IN_DIM, &type, x);
	v->def->loc = o->loc;
	pop_attr_set_ints(m->graph, v->def, POP_ATTR_DIMS, dims, x->type.rank);
	o->arg.v[i] = v;
	return POP_OK;
}

pop_status
pop_mlir_build_implicit(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_ints dims = {0};

	POP_TRY(pop_mlir_want(m, o, o->row->code == POP_OP_SELECT ? 3 : 2, 1));
	POP_TRY(pop_mlir_get_ints(m, &o->attr, "broadcast_dimensions", &dims));
	for (uint32_t i = 0; i < o->arg.n; i++) {
		/* A scalar predicate may stay one. */
		if (o->row->code == POP_OP_SELECT && i == 0 &&
			!o->arg.v[0]->type.rank)
			continue;
		POP_TRY(spread(m, o, i, &dims));
	}
	if (o->row->code == POP_OP_COMPARE)
		return pop_mlir_build_compare(m, o);
	return pop_mlir_build_plain(m, o);
}
