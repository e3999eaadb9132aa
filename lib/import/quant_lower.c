/*
 * Quantized ops in terms of integer and float ops.
 *
 *   dequantize(x)   convert(x - zero point) * scale
 *   quantize(r)     convert(round_even(clamp(min, r / scale + zero, max)))
 *
 * Differences are taken in integers that cannot overflow, everything else in
 * the expressed type.  Ops that only move elements stay, on storage types.
 * Each op is looked at once, in order; values keep their quantized types, and
 * their users, until a sweep at the end takes them away.
 */

#include <stdio.h>
#include <string.h>

#include "lib/import/quant.h"
#include "lib/num/convert.h"

typedef enum quant_kind {
	NONE,
	MOVE,
	FLOAT,
	TEST,
	DOT,
	FLOW,
	BODY,
	SCALE,
	BITS,
} quant_kind;

static const struct rule {
	uint8_t kind, first, n;
	bool axis;
} rule[POP_OP_LIMIT] = {
#define QUANT(CODE, kind, first, n, axis) \
	[POP_OP_##CODE] = {kind, first, n, axis},
#include "lib/import/quant.def"
#undef QUANT
};

/* A quantized value and the integers in its place. */
typedef struct change {
	struct change *next;
	pop_value *old, *by;
} change;

typedef struct lower {
	const pop_quants *qs;
	pop_graph *g;
	pop_err *err;
	change *done;
} lower;

/* NULL for other types. */
static const pop_quant *
quant_of(const lower *w, const pop_shape *s)
{
	return s->quant ? w->qs->v[s->quant - 1] : NULL;
}

static char *
type_text(const lower *w, const pop_shape *s, char out[POP_QUANT_TEXT])
{
	const pop_quant *q = quant_of(w, s);

	if (!q)
		snprintf(out, POP_QUANT_TEXT, "%s",
			pop_dtype_info_of[s->dtype].name);
	else if (q->axis >= 0)
		snprintf(out, POP_QUANT_TEXT,
			"!quant.uniform<%s:%s:%d, {%.9g:%lld%s}>",
			pop_dtype_info_of[q->storage].name,
			pop_dtype_info_of[q->expressed].name, q->axis,
			q->scale[0], (long long)q->zero[0],
			q->n > 1 ? ", ..." : "");
	else
		snprintf(out, POP_QUANT_TEXT,
			"!quant.uniform<%s:%s, %.9g:%lld>",
			pop_dtype_info_of[q->storage].name,
			pop_dtype_info_of[q->expressed].name, q->scale[0],
			(long long)q->zero[0]);
	return out;
}

/* ---- Building before an op. */

typedef struct place {
	pop_graph *g;
	pop_op *at;
} place;

static pop_value *
note(const place *p, pop_value *v)
{
	v->def->loc = p->at->loc;
	return v;
}

static pop_value *
un(const place *p, pop_opcode code, const pop_shape *t, pop_value *x)
{
	return note(p, pop_build1(p->at->block, p->at, code, t, x));
}

static pop_value *
bin(const place *p, pop_opcode code, pop_value *x, pop_value *y)
{
	return note(p, pop_build2(p->at->block, p->at, code, x->type, x, y));
}

static pop_value *
splat(const place *p, const pop_shape *t, const void *bits)
{
	return note(p, pop_build_constant(p->at->block, p->at, t, bits,
			       pop_shape_elements(t) > 0));
}

/* One number of each entry of a per-axis type, along its dim of `t`. */
static pop_value *
spread(const place *p, const pop_quant *q, const pop_shape *t,
	const unsigned char *bits)
{
	pop_shape line = {.dtype = t->dtype, .rank = 1, .dim = {q->n}};
	const int64_t dim[1] = {q->axis};
	pop_value *v = note(
		p, pop_build_constant(p->at->block, p->at, &line, bits, false));

	v = un(p, POP_OP_BROADCAST_IN_DIM, t, v);
	pop_attr_set_ints(p->g, v->def, POP_ATTR_DIMS, dim, 1);
	return v;
}

/* Scales (or zero points) in the type t. */
static pop_value *
numbers(const place *p, const pop_quant *q, const pop_shape *t, bool scales)
{
	size_t each = pop_dtype_bytes((pop_dtype)t->dtype);
	unsigned char *bits = pop_arena_alloc(p->g->arena, q->n * each);

	for (uint32_t i = 0; i < q->n; i++) {
		if (scales)
			pop_store_number((pop_dtype)t->dtype, bits + i * each,
				q->scale[i]);
		else
			pop_store_integer((pop_dtype)t->dtype, bits + i * each,
				q->zero[i]);
	}
	return q->axis < 0 ? splat(p, t, bits) : spread(p, q, t, bits);
}

static bool
has_zeros(const pop_quant *q)
{
	for (uint32_t i = 0; i < q->n; i++)
		if (q->zero[i])
			return true;
	return false;
}

static pop_shape
with_dtype(const pop_shape *s, pop_dtype d)
{
	pop_shape t = *s;

	t.dtype = (uint8_t)d;
	t.quant = 0;
	return t;
}

static pop_value *
dequantize(const place *p, const pop_quant *q, pop_value *x)
{
	pop_dtype wide = pop_dtype_info_of[q->storage].bits <= 16 ? POP_DT_I32
								  : POP_DT_I64;
	pop_shape real = with_dtype(x->type, q->expressed);

	if (has_zeros(q)) {
		pop_shape t = with_dtype(x->type, wide);
		pop_value *w = un(p, POP_OP_CONVERT, &t, x);

		x = bin(p, POP_OP_SUBTRACT, w, numbers(p, q, &t, false));
	}
	x = un(p, POP_OP_CONVERT, &real, x);
	return bin(p, POP_OP_MULTIPLY, x, numbers(p, q, &real, true));
}

static pop_value *
quantize(const place *p, const pop_quant *q, pop_value *x)
{
	pop_shape t = with_dtype(x->type, q->storage);
	pop_shape one = {.dtype = x->type->dtype};
	unsigned char bits[16];
	pop_op *clamp;

	x = bin(p, POP_OP_DIVIDE, x, numbers(p, q, x->type, true));
	if (has_zeros(q))
		x = bin(p, POP_OP_ADD, x, numbers(p, q, x->type, false));
	clamp = pop_op_new(p->g, POP_OP_CLAMP, 3, 1, x->type, 0, p->at->loc);
	pop_store_integer((pop_dtype)one.dtype, bits, q->min);
	clamp->arg[0] = splat(p, &one, bits);
	clamp->arg[1] = x;
	pop_store_integer((pop_dtype)one.dtype, bits, q->max);
	clamp->arg[2] = splat(p, &one, bits);
	pop_op_insert_before(p->at, clamp);
	x = un(p, POP_OP_ROUND_EVEN, x->type, &clamp->res[0]);
	return un(p, POP_OP_CONVERT, &t, x);
}

/* ---- Checks. */

static pop_status
mismatch(const lower *w, const pop_op *op, const char *what, uint32_t i,
	const pop_shape *got, const pop_shape *want)
{
	char a[POP_QUANT_TEXT], b[POP_QUANT_TEXT];

	return pop_op_fail(w->g, op, w->err, "%s %u: got %s, expected %s", what,
		i, type_text(w, got, a), type_text(w, want, b));
}

/* Both or none quantized, and then in one way. */
static pop_status
same(const lower *w, const pop_op *op, const char *what, uint32_t i,
	const pop_shape *got, const pop_shape *want)
{
	return got->quant == want->quant ? POP_OK
					 : mismatch(w, op, what, i, got, want);
}

static pop_status
unsupported(const lower *w, const pop_op *op, const char *what, uint32_t i,
	const pop_shape *got, const char *expected)
{
	char a[POP_QUANT_TEXT];

	return pop_op_fail(w->g, op, w->err, "%s %u: got %s, expected %s", what,
		i, type_text(w, got, a), expected);
}

/* Types along dims only where the table allows it. */
static pop_status
check_axes(const lower *w, const pop_op *op)
{
	const struct rule *r = &rule[op->code];

	for (uint32_t i = 0; i < op->narg + op->nres; i++) {
		bool arg = i < op->narg;
		uint32_t k = arg ? i : i - op->narg;
		const pop_shape *s = arg ? op->arg[k]->type : op->res[k].type;
		const pop_quant *q = quant_of(w, s);
		const char *what = arg ? "operand" : "result";

		if (q && r->kind == NONE)
			return unsupported(w, op, what, k, s,
				"a type that is not quantized");
		if (q && q->axis >= 0 && !r->axis)
			return unsupported(w, op, what, k, s,
				"one scale for all elements");
	}
	return POP_OK;
}

/* Same numbers along another dim. */
static bool
same_numbers(const pop_quant *a, const pop_quant *b)
{
	return a->storage == b->storage && a->expressed == b->expressed &&
	       a->min == b->min && a->max == b->max && a->n == b->n &&
	       !memcmp(a->scale, b->scale, a->n * sizeof(*a->scale)) &&
	       !memcmp(a->zero, b->zero, a->n * sizeof(*a->zero));
}

static int64_t
product(const pop_shape *s, int end)
{
	int64_t n = 1;

	for (int i = 0; i < end && i < s->rank; i++)
		n *= s->dim[i];
	return n;
}

/* The dim of the result that dim `axis` of the operand becomes, or -1. */
static int32_t
moved_axis(const pop_op *op, int32_t axis, int32_t want)
{
	const pop_shape *x = op->arg[0]->type, *y = op->res[0].type;
	uint32_t n;
	const int64_t *dim = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	switch ((int)op->code) {
	case POP_OP_BROADCAST_IN_DIM:
		return (uint32_t)axis < n ? (int32_t)dim[axis] : -1;
	case POP_OP_TRANSPOSE:
		for (uint32_t i = 0; i < n; i++)
			if (dim[i] == axis)
				return (int32_t)i;
		return -1;
	default: /* reshape */
		return want < y->rank && axis < x->rank &&
				       x->dim[axis] == y->dim[want] &&
				       product(x, axis) == product(y, want)
			       ? want
			       : -1;
	}
}

/* broadcast_in_dim may make one number many along its dim. */
static bool
stretched(const pop_op *op, const pop_quant *x, const pop_quant *y)
{
	pop_quant one = *y;

	if (op->code != POP_OP_BROADCAST_IN_DIM || x->n != 1)
		return false;
	for (uint32_t i = 1; i < y->n; i++)
		if (y->scale[i] != y->scale[0] || y->zero[i] != y->zero[0])
			return false;
	one.n = 1;
	return same_numbers(x, &one);
}

static pop_status
check_moved(const lower *w, const pop_op *op)
{
	const pop_shape *xs = op->arg[0]->type, *ys = op->res[0].type;
	const pop_quant *x = quant_of(w, xs), *y = quant_of(w, ys);
	int32_t axis;

	if (!x || !y || x->axis < 0 || y->axis < 0)
		return same(w, op, "operand", 0, xs, ys);
	if (!same_numbers(x, y) && !stretched(op, x, y))
		return mismatch(w, op, "operand", 0, xs, ys);
	axis = moved_axis(op, x->axis, y->axis);
	if (axis != y->axis)
		return pop_op_fail(w->g, op, w->err,
			"quantization dimension of the result: got %d, "
			"expected the one that dimension %d of the operand "
			"becomes",
			y->axis, x->axis);
	return POP_OK;
}

static pop_status
check_move(const lower *w, const pop_op *op)
{
	const struct rule *r = &rule[op->code];
	uint32_t end = r->n ? r->first + (uint32_t)r->n : op->narg;

	if (r->axis)
		return check_moved(w, op);
	for (uint32_t i = r->first; i < end && i < op->narg; i++)
		POP_TRY(same(w, op, "operand", i, op->arg[i]->type,
			op->res[0].type));
	return POP_OK;
}

/* Values that pass through: by position. */
static pop_status
check_flow(const lower *w, const pop_op *op)
{
	const pop_func *f =
		op->code == POP_OP_CALL ? pop_call_target(w->g, op) : NULL;
	const pop_func *here = op->block->func;

	if (op->code == POP_OP_RETURN && !op->block->parent)
		for (uint32_t i = 0; i < op->narg && i < here->nres; i++)
			POP_TRY(same(w, op, "operand", i, op->arg[i]->type,
				&here->res_type[i]));
	for (uint32_t i = 0; f && i < op->narg && i < f->body->narg; i++)
		POP_TRY(same(w, op, "operand", i, op->arg[i]->type,
			f->body->arg[i]->type));
	for (uint32_t i = 0; f && i < op->nres && i < f->nres; i++)
		POP_TRY(same(
			w, op, "result", i, op->res[i].type, &f->res_type[i]));
	if (op->code == POP_OP_WHILE || op->code == POP_OP_OPTIMIZATION_BARRIER)
		for (uint32_t i = 0; i < op->nres && i < op->narg; i++)
			POP_TRY(same(w, op, "operand", i, op->arg[i]->type,
				op->res[i].type));
	return POP_OK;
}

/* What a region returns, and what it is given. */
static pop_status
check_region(const lower *w, const pop_op *op, const pop_block *b)
{
	const pop_op *ret = b->last;
	uint32_t n = op->nres;

	for (uint32_t i = 0; n && i < b->narg; i++) {
		uint32_t k = op->code == POP_OP_SORT ? i / 2 : i % n;

		if (k < op->narg)
			POP_TRY(same(w, op, "region argument", i,
				b->arg[i]->type, op->arg[k]->type));
	}
	/* Predicates of while, sort and select are never quantized. */
	for (uint32_t i = 0; ret && i < ret->narg && i < n; i++)
		if (ret->arg[i]->type->dtype != POP_DT_I1)
			POP_TRY(same(w, op, "region result", i,
				ret->arg[i]->type, op->res[i].type));
	return POP_OK;
}

static pop_status
check_body(const lower *w, const pop_op *op)
{
	for (uint32_t i = 0; i < op->narg && op->nres; i++) {
		bool index = op->code == POP_OP_SCATTER && i == op->nres;
		uint32_t k = op->code == POP_OP_SCATTER && i > op->nres
				     ? i - op->nres - 1
				     : i % op->nres;

		if (!index && k < op->nres)
			POP_TRY(same(w, op, "operand", i, op->arg[i]->type,
				op->res[k].type));
	}
	for (uint32_t i = 0; i < op->nregion; i++)
		POP_TRY(check_region(w, op, op->region[i]));
	return POP_OK;
}

/* All quantized; storage and expressed types those of operand 0. */
static pop_status
check_float(const lower *w, const pop_op *op)
{
	bool test = rule[op->code].kind == TEST;
	const pop_quant *first = quant_of(w, op->arg[0]->type);

	for (uint32_t i = 0; i < op->narg + (test ? 0 : op->nres); i++) {
		bool arg = i < op->narg;
		uint32_t k = arg ? i : i - op->narg;
		const pop_shape *s = arg ? op->arg[k]->type : op->res[k].type;
		const pop_quant *q = quant_of(w, s);

		if (!first || !q || q->storage != first->storage ||
			q->expressed != first->expressed)
			return mismatch(w, op, arg ? "operand" : "result", k, s,
				op->arg[0]->type);
	}
	for (uint32_t i = 0; i < op->narg && !test; i++) {
		const pop_quant *q = quant_of(w, op->arg[i]->type);
		const pop_quant *y = quant_of(w, op->res[0].type);

		if (q->axis >= 0 && q->axis != y->axis)
			return mismatch(w, op, "result", 0, op->res[0].type,
				op->arg[i]->type);
	}
	return POP_OK;
}

/* The dims of rhs and of the result that output features are in. */
static pop_status
check_feature_axes(const lower *w, const pop_op *op, const pop_quant *rhs,
	const pop_quant *out)
{
	uint32_t nr, no, nc;
	const int64_t *r = pop_attr_ints(op, POP_ATTR_RHS_LAYOUT, &nr);
	const int64_t *o = pop_attr_ints(op, POP_ATTR_OUT_LAYOUT, &no);
	const int64_t *c = pop_attr_ints(op, POP_ATTR_RHS_CONTRACT, &nc);

	if (op->code == POP_OP_DOT_GENERAL) {
		for (uint32_t i = 0; i < nc; i++)
			if (rhs->axis == c[i])
				return pop_op_fail(w->g, op, w->err,
					"operand 1: got quantization dimension "
					"%d, expected one that is not "
					"contracted",
					rhs->axis);
		return POP_OK;
	}
	if (rhs->axis >= 0 && nr && rhs->axis != r[0])
		return pop_op_fail(w->g, op, w->err,
			"operand 1: got quantization dimension %d, expected "
			"%d, that of output features",
			rhs->axis, (int)r[0]);
	if (out && out->axis >= 0 && no > 1 && out->axis != o[1])
		return pop_op_fail(w->g, op, w->err,
			"result 0: got quantization dimension %d, expected %d, "
			"that of features",
			out->axis, (int)o[1]);
	return POP_OK;
}

static pop_status
check_dot(const lower *w, const pop_op *op)
{
	const pop_shape *ls = op->arg[0]->type, *rs = op->arg[1]->type;
	const pop_shape *os = op->res[0].type;
	const pop_quant *l = quant_of(w, ls), *r = quant_of(w, rs);
	const pop_quant *o = quant_of(w, os);

	if (!r)
		return unsupported(w, op, "operand", 1, rs, "a quantized type");
	if (!l != !o)
		return mismatch(w, op, "result", 0, os, ls);
	if (l && l->axis >= 0)
		return unsupported(
			w, op, "operand", 0, ls, "one scale for all elements");
	if (l && l->storage != r->storage)
		return mismatch(w, op, "operand", 1, rs, ls);
	if (r->expressed != (l ? l->expressed : (pop_dtype)ls->dtype))
		return mismatch(w, op, "operand", 1, rs, ls);
	if (o ? o->expressed != r->expressed
	      : (pop_dtype)os->dtype != r->expressed)
		return mismatch(w, op, "result", 0, os, rs);
	if (o && r->axis < 0 && o->axis >= 0)
		return mismatch(w, op, "result", 0, os, rs);
	if (op->code == POP_OP_DOT_GENERAL && has_zeros(r))
		return unsupported(w, op, "operand", 1, rs, "zero points of 0");
	return check_feature_axes(w, op, r, o);
}

static pop_status
check_scale(const lower *w, const pop_op *op)
{
	const pop_shape *xs = op->arg[0]->type, *ys = op->res[0].type;
	const pop_quant *x = quant_of(w, xs), *y = quant_of(w, ys);
	pop_dtype from = x ? x->expressed : (pop_dtype)xs->dtype;
	pop_dtype to = y ? y->expressed : (pop_dtype)ys->dtype;
	char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];

	if (from != to)
		return pop_op_fail(w->g, op, w->err,
			"expressed type: got %s, expected %s",
			pop_dtype_info_of[to].name,
			pop_dtype_info_of[from].name);
	if (!pop_shape_same_dims(xs, ys))
		return pop_op_fail(w->g, op, w->err,
			"result: got %.100s, expected the dims of %.100s",
			pop_shape_print(b, ys), pop_shape_print(a, xs));
	return POP_OK;
}

/* ---- One op. */

static pop_value *
real_operand(const lower *w, const place *p, pop_value *x)
{
	const pop_quant *q = quant_of(w, x->type);

	return q ? dequantize(p, q, x) : x;
}

static void
put_instead(lower *w, pop_op *op, pop_value *by)
{
	change *c = POP_NEW(w->g->arena, change);

	c->old = &op->res[0];
	c->by = by;
	c->next = w->done;
	w->done = c;
	pop_op_unlink(op);
}

/* A copy of the op on floats stands before it and takes its place. */
static void
make_float(lower *w, pop_op *op)
{
	const place p = {w->g, op};
	const pop_quant *q = quant_of(w, op->res[0].type);
	pop_shape t = *op->res[0].type;
	pop_value *v;
	pop_op *f;

	if (q)
		t = with_dtype(&t, q->expressed);
	f = pop_op_new(w->g, op->code, op->narg, 1, &t, 0, op->loc);
	for (uint32_t i = 0; i < op->narg; i++)
		f->arg[i] = real_operand(w, &p, op->arg[i]);
	f->attr = op->attr;
	f->nattr = op->nattr;
	if (f->code == POP_OP_COMPARE)
		pop_attr_set_int(w->g, f, POP_ATTR_COMPARE_TYPE, 1);
	pop_op_insert_before(op, f);
	v = q ? quantize(&p, q, &f->res[0]) : &f->res[0];
	put_instead(w, op, v);
}

/* Integers stand for finite numbers, also where those overflow. */
static void
make_finite(lower *w, pop_op *op)
{
	const place p = {w->g, op};
	const unsigned char yes = 1;

	put_instead(w, op, splat(&p, op->res[0].type, &yes));
}

static void
make_scale(lower *w, pop_op *op)
{
	const place p = {w->g, op};
	const pop_quant *y = quant_of(w, op->res[0].type);
	pop_value *v = real_operand(w, &p, op->arg[0]);

	if (y)
		v = quantize(&p, y, v);
	put_instead(w, op, v);
}

static bool
concerns(const pop_op *op)
{
	for (uint32_t i = 0; i < op->narg; i++)
		if (op->arg[i]->type->quant)
			return true;
	for (uint32_t i = 0; i < op->nres; i++)
		if (op->res[i].type->quant)
			return true;
	return false;
}

static pop_status
lower_op(lower *w, pop_op *op)
{
	if (!concerns(op))
		return POP_OK;
	POP_TRY(check_axes(w, op));
	switch (rule[op->code].kind) {
	case MOVE:
		return check_move(w, op);
	case FLOW:
		POP_TRY(check_flow(w, op));
		for (uint32_t i = 0;
			i < op->nregion && op->code != POP_OP_RETURN; i++)
			POP_TRY(check_region(w, op, op->region[i]));
		return POP_OK;
	case BODY:
		return check_body(w, op);
	case FLOAT:
	case TEST:
		POP_TRY(check_float(w, op));
		if (op->code == POP_OP_IS_FINITE)
			make_finite(w, op);
		else
			make_float(w, op);
		return POP_OK;
	case DOT:
		POP_TRY(check_dot(w, op));
		make_float(w, op);
		return POP_OK;
	case SCALE:
		POP_TRY(check_scale(w, op));
		make_scale(w, op);
		return POP_OK;
	default:
		return POP_OK;
	}
}

/* ---- The graph. */

void
pop_quant_set(pop_graph *g, pop_value *v, uint16_t n)
{
	pop_shape type = *v->type;

	type.quant = n;
	v->type = pop_graph_type(g, &type);
}

static void
strip_func(pop_func *f)
{
	pop_walk walk;

	for (uint32_t i = 0; i < f->nres; i++)
		f->res_type[i].quant = 0;
	for (uint32_t i = 0; i < f->body->narg; i++)
		pop_quant_set(f->graph, f->body->arg[i], 0);
	for (pop_op *op = pop_walk_first(&walk, f->body); op;
		op = pop_walk_next(&walk)) {
		for (uint32_t i = 0; i < op->nres; i++)
			pop_quant_set(f->graph, &op->res[i], 0);
		for (uint32_t r = 0; r < op->nregion; r++)
			for (uint32_t i = 0; i < op->region[r]->narg; i++)
				pop_quant_set(
					f->graph, op->region[r]->arg[i], 0);
	}
}

pop_status
pop_quants_lower(const pop_quants *qs, pop_graph *g, pop_err *err)
{
	lower w = {qs, g, err, NULL};
	pop_walk walk;

	if (!qs->n)
		return POP_OK;
	for (uint32_t i = 0; i < g->nfunc; i++)
		for (pop_op *op = pop_walk_first(&walk, g->func[i]->body); op;
			op = pop_walk_next(&walk))
			POP_TRY(lower_op(&w, op));
	for (uint32_t i = 0; i < g->nfunc; i++)
		strip_func(g->func[i]);
	for (change *c = w.done; c; c = c->next) {
		pop_quant_set(g, c->old, 0);
		pop_value_replace(g, c->old, c->by);
	}
	pop_graph_resolve(g);
	return POP_OK;
}
