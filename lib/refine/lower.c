/*
 * Ops whose shape, window or slice is an operand: once it is known what that
 * operand holds, the op becomes the one that has it as attribute or type.
 */

#include <inttypes.h>
#include <string.h>

#include "lib/ir/site.h"
#include "lib/refine/refine_int.h"

typedef struct lowering {
	refiner *r;
	const pop_op *op; /* as it was read */
	pop_block *to;
} lowering;

typedef pop_status lower_fn(const lowering *l);

static pop_value *
arg(const lowering *l, uint32_t i)
{
	return refine_made(l->op->arg[i]);
}

static pop_status
unknown(const lowering *l, uint32_t i)
{
	return pop_op_fail(l->r->g, l->op, l->r->err,
		"operand %u: got a value that is not known before the run, "
		"expected one that follows from the sizes of the arguments, "
		"from constants, or from an argument with --shape "
		"ARGUMENT=VALUE",
		i);
}

/* What operand i holds, at most POP_MAX_RANK integers, or twice as many. */
static pop_status
integers(const lowering *l, uint32_t i, uint32_t n, int64_t *out)
{
	return refine_integers(arg(l, i), n, out) ? POP_OK : unknown(l, i);
}

/* The op of `code` with the first n operands and types of the results. */
static pop_op *
emit(const lowering *l, pop_opcode code, uint32_t n)
{
	pop_op *made = refine_emit(l->r, l->to, l->op, code);

	made->narg = n;
	return made;
}

static pop_status
finish(const lowering *l, pop_op *made)
{
	POP_TRY(refine_infer(l->r, made));
	refine_eval(l->r, made);
	refine_set(l->op, made);
	return POP_OK;
}

/* The dims in operand i become those of result k; if they are not known, the
 * input must have said them. */
static pop_status
shaped(const lowering *l, pop_op *made, uint32_t i, uint32_t k)
{
	pop_shape y = *made->res[k].type;
	int64_t v[POP_MAX_RANK];

	if (!refine_integers(arg(l, i), y.rank, v))
		return pop_shape_is_static(&y) ? POP_OK : unknown(l, i);
	for (unsigned d = 0; d < y.rank; d++) {
		if (v[d] < 0 || v[d] > POP_MAX_ELEMENTS ||
			!pop_dim_compatible(y.dim[d], v[d])) {
			char text[POP_SHAPE_TEXT];

			return pop_op_fail(l->r->g, l->op, l->r->err,
				"dimension %u of the shape: got %" PRId64
				", expected one that fits %.150s",
				d, v[d], pop_shape_print(text, &y));
		}
		y.dim[d] = v[d];
	}
	made->res[k].type = pop_graph_type(l->r->g, &y);
	return POP_OK;
}

static pop_status
broadcast(const lowering *l)
{
	pop_op *made = emit(l, POP_OP_BROADCAST_IN_DIM, 1);

	pop_attr_remove(l->r->g, made, POP_ATTR_EXPANDING);
	pop_attr_remove(l->r->g, made, POP_ATTR_NONEXPANDING);
	POP_TRY(shaped(l, made, 1, 0));
	return finish(l, made);
}

/* Nothing is left of it if the operand has those dims already. */
static pop_status
implicit(const lowering *l)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(l->op, POP_ATTR_DIMS, &n);
	pop_op *made = refine_emit(l->r, l->to, l->op, l->op->code);
	pop_value *x = arg(l, 0);

	POP_TRY(refine_infer(l->r, made));
	if (pop_shape_eq(made->res[0].type, x->type)) {
		pop_op_unlink(made);
		l->op->res[0].aux = x;
		return POP_OK;
	}
	pop_op_recode(l->r->g, made, POP_OP_BROADCAST_IN_DIM);
	made->narg = 1;
	pop_attr_set_ints(l->r->g, made, POP_ATTR_DIMS, dims, x->type->rank);
	return finish(l, made);
}

static pop_status
reshape(const lowering *l)
{
	pop_op *made = emit(l, POP_OP_RESHAPE, 1);
	pop_shape y = *made->res[0].type;
	int64_t v[POP_MAX_RANK], n = 1, open = 0;

	/* One size that is not known follows from the others. */
	for (unsigned d = 0; d < y.rank; d++) {
		open += y.dim[d] < 0;
		n *= y.dim[d] < 0 ? 1 : y.dim[d];
	}
	if (open == 1 && n > 0 && !refine_integers(arg(l, 1), y.rank, v) &&
		pop_shape_elements(made->arg[0]->type) % n == 0)
		for (unsigned d = 0; d < y.rank; d++)
			if (y.dim[d] < 0)
				y.dim[d] =
					pop_shape_elements(made->arg[0]->type) /
					n;
	made->res[0].type = pop_graph_type(l->r->g, &y);
	POP_TRY(shaped(l, made, 1, 0));
	return finish(l, made);
}

static pop_status
iota(const lowering *l)
{
	pop_op *made = emit(l, POP_OP_IOTA, 0);

	POP_TRY(shaped(l, made, 0, 0));
	return finish(l, made);
}

static pop_status
pad(const lowering *l)
{
	static const pop_attr_key key[3] = {
		POP_ATTR_LOW, POP_ATTR_HIGH, POP_ATTR_INTERIOR};
	uint32_t rank = arg(l, 0)->type->rank;
	int64_t v[POP_MAX_RANK];
	pop_op *made = emit(l, POP_OP_PAD, 2);

	for (uint32_t i = 0; i < 3; i++) {
		POP_TRY(integers(l, 2 + i, rank, v));
		pop_attr_set_ints(l->r->g, made, key[i], v, rank);
	}
	return finish(l, made);
}

static pop_status
gather(const lowering *l)
{
	uint32_t rank = arg(l, 0)->type->rank;
	int64_t v[POP_MAX_RANK];
	pop_op *made = emit(l, POP_OP_GATHER, 2);

	POP_TRY(integers(l, 2, rank, v));
	pop_attr_set_ints(l->r->g, made, POP_ATTR_SIZES, v, rank);
	return finish(l, made);
}

/* n pairs in operand i. */
static pop_status
set_padding(const lowering *l, uint32_t i, uint32_t n, pop_op *made)
{
	int64_t v[2 * POP_MAX_RANK], low[POP_MAX_RANK], high[POP_MAX_RANK];

	POP_TRY(integers(l, i, 2 * n, v));
	for (uint32_t k = 0; k < n; k++) {
		low[k] = v[2 * k];
		high[k] = v[2 * k + 1];
	}
	pop_attr_set_ints(l->r->g, made, POP_ATTR_LOW, low, n);
	pop_attr_set_ints(l->r->g, made, POP_ATTR_HIGH, high, n);
	return POP_OK;
}

static pop_status
convolution(const lowering *l)
{
	pop_op *made = emit(l, POP_OP_CONVOLUTION, 2);

	POP_TRY(set_padding(l, 2, arg(l, 0)->type->rank - 2U, made));
	return finish(l, made);
}

/* ---- Slices. */

static pop_site
site_of(const lowering *l)
{
	return (pop_site){.g = l->r->g, .block = l->to, .loc = l->op->loc};
}

static pop_value *
reshaped(const lowering *l, pop_value *x, const pop_shape *type)
{
	pop_value *v = pop_build1(l->to, NULL, POP_OP_RESHAPE, type, x);

	v->def->loc = l->op->loc;
	return v;
}

/* Element i of a vector as a scalar. */
static pop_value *
scalar(const lowering *l, pop_value *x, int64_t i)
{
	const pop_shape type = {.dtype = x->type->dtype};
	const int64_t limit = i + 1;
	pop_site s = site_of(l);

	return reshaped(l, pop_site_slice(&s, x, &i, &limit), &type);
}

/* The elements between start and limit in dimension i, if that is known. */
static bool
extent(const lowering *l, uint32_t i, int64_t *out)
{
	refine_trace start, limit;

	refine_trace_of(arg(l, 1), i, &start);
	refine_trace_of(arg(l, 2), i, &limit);
	if (start.root != limit.root || start.index != limit.index)
		return false;
	*out = (int64_t)((uint64_t)limit.add - (uint64_t)start.add);
	return true;
}

/* Every step-th element of v in each dimension. */
static pop_status
every(const lowering *l, pop_value *v, const int64_t *step)
{
	const pop_shape *x = v->type;
	int64_t start[POP_MAX_RANK] = {0};
	pop_site s = site_of(l);

	v = pop_site_strided(&s, l->op->res[0].type, v, start, x->dim, step);
	return finish(l, v->def);
}

/* Of a known size from a place known at run time. */
static pop_status
moving_slice(const lowering *l)
{
	pop_shape type = *arg(l, 0)->type;
	int64_t step[POP_MAX_RANK];
	pop_value *start[POP_MAX_RANK];
	bool all = true;
	pop_op *made;

	POP_TRY(integers(l, 3, type.rank, step));
	for (unsigned i = 0; i < type.rank; i++) {
		int64_t said = l->op->res[0].type->dim[i], n;

		if (extent(l, i, &n))
			type.dim[i] = n;
		else if (step[i] == 1 && said >= 0)
			type.dim[i] = said;
		else
			return unknown(l, 1);
		if (type.dim[i] < 0 || step[i] < 1)
			return pop_op_fail(l->r->g, l->op, l->r->err,
				"dimension %u: got %" PRId64 " elements in "
				"steps of %" PRId64
				", expected at least 0 and 1",
				i, type.dim[i], step[i]);
		all = all && step[i] == 1;
		start[i] = scalar(l, arg(l, 1), i);
	}
	made = pop_op_new(l->r->g, POP_OP_DYNAMIC_SLICE, 1U + type.rank, 1,
		all ? l->op->res[0].type : &type, 0, l->op->loc);
	made->arg[0] = arg(l, 0);
	for (unsigned i = 0; i < type.rank; i++)
		made->arg[1 + i] = start[i];
	pop_attr_set_ints(l->r->g, made, POP_ATTR_SIZES, type.dim, type.rank);
	pop_block_append(l->to, made);
	if (all)
		return finish(l, made);
	POP_TRY(refine_infer(l->r, made));
	return every(l, &made->res[0], step);
}

static pop_status
slice(const lowering *l)
{
	static const pop_attr_key key[3] = {
		POP_ATTR_START, POP_ATTR_LIMIT, POP_ATTR_STRIDE};
	uint32_t rank = arg(l, 0)->type->rank;
	int64_t v[3][POP_MAX_RANK];
	pop_op *made;

	for (uint32_t i = 0; i < 3; i++)
		if (!refine_integers(arg(l, 1 + i), rank, v[i]))
			return moving_slice(l);
	made = emit(l, POP_OP_SLICE, 1);
	for (uint32_t i = 0; i < 3; i++)
		pop_attr_set_ints(l->r->g, made, key[i], v[i], rank);
	return finish(l, made);
}

/* ---- Sizes. */

static pop_status
get_size(const lowering *l)
{
	int64_t d = pop_attr_int(l->op, POP_ATTR_DIM, 0);
	int64_t n = arg(l, 0)->type->dim[d];
	int32_t bits = (int32_t)n;
	const pop_shape type = {.dtype = POP_DT_I32};
	pop_value *c;

	if (n > INT32_MAX)
		return pop_op_fail(l->r->g, l->op, l->r->err,
			"dimension %" PRId64 ": got %" PRId64
			", expected a size that fits i32",
			d, n);
	c = pop_build_constant(l->to, NULL, &type, &bits, true);
	c->def->loc = l->op->loc;
	refine_eval(l->r, c->def);
	refine_set(l->op, c->def);
	return POP_OK;
}

/* The part of the dimension that counts. */
static pop_status
set_size(const lowering *l)
{
	int64_t d = pop_attr_int(l->op, POP_ATTR_DIM, 0), n;
	pop_value *x = arg(l, 0);
	int64_t start[POP_MAX_RANK] = {0}, step[POP_MAX_RANK];
	int64_t limit[POP_MAX_RANK];
	pop_op *made;

	if (!refine_integers(arg(l, 1), 1, &n)) {
		if (!refine_is_counted(l->op))
			return unknown(l, 1);
		l->op->res[0].aux = x;
		return POP_OK;
	}
	if (n == x->type->dim[d] &&
		pop_shape_compatible(l->op->res[0].type, x->type)) {
		l->op->res[0].aux = x;
		return POP_OK;
	}
	if (n < 0 || n > x->type->dim[d])
		return pop_op_fail(l->r->g, l->op, l->r->err,
			"size: got %" PRId64 ", expected 0 to %" PRId64, n,
			x->type->dim[d]);
	for (unsigned i = 0; i < x->type->rank; i++)
		step[i] = 1;
	memcpy(limit, x->type->dim, sizeof(limit));
	limit[d] = n;
	made = emit(l, POP_OP_SLICE, 1);
	pop_attr_remove(l->r->g, made, POP_ATTR_DIM);
	pop_attr_set_ints(l->r->g, made, POP_ATTR_START, start, x->type->rank);
	pop_attr_set_ints(l->r->g, made, POP_ATTR_LIMIT, limit, x->type->rank);
	pop_attr_set_ints(l->r->g, made, POP_ATTR_STRIDE, step, x->type->rank);
	return finish(l, made);
}

/* ---- Others. */

static pop_status
reduce_window(const lowering *l)
{
	static const pop_attr_key key[4] = {POP_ATTR_WINDOW,
		POP_ATTR_WINDOW_STRIDES, POP_ATTR_LHS_DILATION,
		POP_ATTR_RHS_DILATION};
	refiner *r = l->r;
	uint32_t rank = arg(l, 0)->type->rank, n = l->op->narg - 5;
	int64_t v[POP_MAX_RANK];
	pop_func *f = pop_strmap_find(
		&r->source, pop_attr_text(l->op, POP_ATTR_CALLEE));
	pop_op *made = emit(l, POP_OP_REDUCE_WINDOW, n);
	pop_block *body = pop_block_new(l->to->func, made);

	pop_attr_remove(r->g, made, POP_ATTR_CALLEE);
	for (uint32_t i = 0; i < 4; i++) {
		POP_TRY(integers(l, n + i, rank, v));
		pop_attr_set_ints(r->g, made, key[i], v, rank);
	}
	POP_TRY(set_padding(l, n + 4, rank, made));
	made->nregion = 1;
	made->region = POP_NEWN(r->g->arena, pop_block *, 1);
	made->region[0] = body;
	for (uint32_t i = 0; i < f->body->narg; i++)
		f->body->arg[i]->aux =
			pop_block_add_arg(body, f->body->arg[i]->type);
	POP_TRY(refine_block(r, f->body, body));
	return finish(l, made);
}

static pop_status
top_k(const lowering *l)
{
	pop_op *made = emit(l, POP_OP_TOP_K, 1);
	int64_t k;

	POP_TRY(integers(l, 1, 1, &k));
	pop_attr_set_int(l->r->g, made, POP_ATTR_K, k);
	return finish(l, made);
}

static pop_status
rng(const lowering *l)
{
	pop_op *made = emit(l, POP_OP_RNG, 2);

	POP_TRY(shaped(l, made, 2, 0));
	return finish(l, made);
}

static pop_status
rng_bits(const lowering *l)
{
	pop_op *made = emit(l, POP_OP_RNG_BIT_GENERATOR, 1);

	POP_TRY(shaped(l, made, 1, 1));
	return finish(l, made);
}

/* {0}, {1}, ...: what operands behind the first hold. */
static pop_str
message(const lowering *l)
{
	pop_str text = pop_attr_text(l->op, POP_ATTR_MESSAGE);
	pop_arena *a = l->r->g->arena;
	const char *done = "";

	for (size_t i = 0; i < text.len && i < 300; i++) {
		size_t k = i + 1;
		uint32_t n = 0;
		int64_t v;

		while (text.ptr[i] == '{' && k < text.len && k < i + 4 &&
			text.ptr[k] >= '0' && text.ptr[k] <= '9')
			n = n * 10 + (uint32_t)(text.ptr[k++] - '0');
		if (k > i + 1 && k < text.len && text.ptr[k] == '}' &&
			n + 1 < l->op->narg &&
			refine_integers(arg(l, n + 1), 1, &v)) {
			done = pop_str_printf(a, "%s%" PRId64, done, v);
			i = k;
			continue;
		}
		done = pop_str_printf(
			a, "%s%c", done, text.ptr[i] < ' ' ? ' ' : text.ptr[i]);
	}
	return pop_str_of(done);
}

/* What cannot be told before the run is checked in it. */
static pop_status
assertion(const lowering *l)
{
	const pop_shape type = {.dtype = POP_DT_I1};
	const unsigned char yes = 1;
	pop_value *c;
	pop_op *made;
	int64_t v;

	if (refine_integers(arg(l, 0), 1, &v)) {
		pop_str text;

		if (v)
			return POP_OK;
		text = message(l);
		return pop_op_fail(l->r->g, l->op, l->r->err, "%.*s",
			(int)text.len, text.ptr);
	}
	c = pop_build_constant(l->to, NULL, &type, &yes, true);
	c->def->loc = l->op->loc;
	made = pop_op_new(l->r->g, POP_OP_EXPECT_EQ, 2, 0, NULL, 0, l->op->loc);
	made->arg[0] = arg(l, 0);
	made->arg[1] = c;
	pop_block_append(l->to, made);
	return POP_OK;
}

static pop_status
constant_like(const lowering *l)
{
	const pop_dense *d = pop_attr_dense(l->op);
	pop_shape type = *arg(l, 0)->type;
	pop_value *c;

	type.dtype = d->type.dtype;
	c = pop_build_constant(
		l->to, NULL, &type, d->data, pop_shape_elements(&type) > 0);
	c->def->loc = l->op->loc;
	refine_eval(l->r, c->def);
	refine_set(l->op, c->def);
	return POP_OK;
}

pop_status
refine_lower(refiner *r, const pop_op *op, pop_block *to)
{
	static lower_fn *const by_code[POP_OP_LIMIT] = {
		[POP_OP_DYNAMIC_BROADCAST_IN_DIM] = broadcast,
		[POP_OP_DYNAMIC_CONV] = convolution,
		[POP_OP_DYNAMIC_GATHER] = gather,
		[POP_OP_DYNAMIC_IOTA] = iota,
		[POP_OP_DYNAMIC_PAD] = pad,
		[POP_OP_DYNAMIC_RESHAPE] = reshape,
		[POP_OP_REAL_DYNAMIC_SLICE] = slice,
		[POP_OP_GET_DIMENSION_SIZE] = get_size,
		[POP_OP_SET_DIMENSION_SIZE] = set_size,
		[POP_OP_DYNAMIC_REDUCE_WINDOW] = reduce_window,
		[POP_OP_DYNAMIC_TOP_K] = top_k,
		[POP_OP_DYNAMIC_RNG] = rng,
		[POP_OP_DYNAMIC_RNG_BIT_GENERATOR] = rng_bits,
		[POP_OP_IMPLICIT_BROADCAST] = implicit,
		[POP_OP_SHAPE_ASSERTION] = assertion,
		[POP_OP_CONSTANT_LIKE] = constant_like,
	};
	const lowering l = {r, op, to};

	if (!by_code[op->code])
		return pop_op_fail(r->g, op, r->err,
			"got an op without a static form, expected another");
	return by_code[op->code](&l);
}
