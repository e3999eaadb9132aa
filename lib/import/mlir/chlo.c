/* CHLO operations that the IR lacks, or has in another form. */

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

enum { EQ = 0 };

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
	if (!pop_dtype_is_complex(x->type->dtype))
		return pop_mlir_build_identity(m, o);
	w.loc = o->loc;
	w.type = *x->type;
	w.type.dtype = (uint8_t)pop_dtype_real(x->type->dtype);
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
	if (!pop_dtype_is_float(x->type->dtype))
		return pop_mlir_fail(m, o->at,
			"%.*s: expected a float element type",
			POP_STR_ARG(o->name));
	w.like = x;
	w.type = *x->type;
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

/* Where x's dims are in the result: the last ones, or broadcast_dimensions for
 * the operand of lesser rank. */
static void
places(pop_mlir *m, const pop_value *x, unsigned rank,
	const pop_mlir_ints *given, pop_mlir_ints *out)
{
	bool named = given->n == x->type->rank && x->type->rank < rank;

	for (unsigned k = 0; k < x->type->rank; k++)
		POP_MLIR_PUSH(
			m, out, named ? given->v[k] : rank - x->type->rank + k);
}

/* Operand i in the dims of the result, which are not all known: those that all
 * operands have together. */
static pop_value *
spread_open(pop_mlir *m, pop_mlir_op *o, uint32_t i, const pop_shape *type,
	const pop_mlir_ints *given)
{
	pop_mlir_ints dims = {0};
	pop_op *op = pop_op_new(m->graph, POP_OP_IMPLICIT_BROADCAST,
		1 + o->arg.n, 1, type, 0, o->loc);

	op->arg[0] = o->arg.v[i];
	for (uint32_t k = 0; k < o->arg.n; k++)
		op->arg[1 + k] = o->arg.v[k];
	for (uint32_t k = 0; k < op->narg; k++)
		places(m, op->arg[k], type->rank, given, &dims);
	pop_attr_set_ints(m->graph, op, POP_ATTR_DIMS, dims.v, dims.n);
	pop_block_append(o->block, op);
	return &op->res[0];
}

/* Operand i in the result's dims. */
static pop_status
spread(pop_mlir *m, pop_mlir_op *o, uint32_t i, const pop_mlir_ints *given,
	pop_value **out)
{
	pop_value *x = o->arg.v[i], *v;
	pop_shape type = o->type.v[0];
	pop_mlir_ints dims = {0};

	*out = x;
	type.dtype = x->type->dtype;
	if (pop_shape_eq(&type, x->type) && pop_shape_is_static(&type))
		return POP_OK;
	if (x->type->rank > type.rank)
		return pop_mlir_fail(m, o->at,
			"%.*s: operand %u has a higher rank than the result",
			POP_STR_ARG(o->name), i);
	if (!pop_shape_is_static(&type)) {
		*out = spread_open(m, o, i, &type, given);
		return POP_OK;
	}
	places(m, x, type.rank, given, &dims);
	v = pop_build1(o->block, NULL, POP_OP_BROADCAST_IN_DIM, &type, x);
	v->def->loc = o->loc;
	pop_attr_set_ints(m->graph, v->def, POP_ATTR_DIMS, dims.v, dims.n);
	*out = v;
	return POP_OK;
}

pop_status
pop_mlir_build_implicit(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_ints dims = {0};
	pop_value *wide[3];

	POP_TRY(pop_mlir_want(m, o, o->row->code == POP_OP_SELECT ? 3 : 2, 1));
	POP_TRY(pop_mlir_get_ints(m, &o->attr, "broadcast_dimensions", &dims));
	for (uint32_t i = 0; i < o->arg.n; i++) {
		wide[i] = o->arg.v[i];
		/* A scalar predicate may stay one. */
		if (o->row->code != POP_OP_SELECT || i || wide[0]->type->rank)
			POP_TRY(spread(m, o, i, &dims, &wide[i]));
	}
	for (uint32_t i = 0; i < o->arg.n; i++)
		o->arg.v[i] = wide[i];
	if (o->row->code == POP_OP_COMPARE)
		return pop_mlir_build_compare(m, o);
	return pop_mlir_build_plain(m, o);
}

/* ---- Ragged products. */

pop_status
pop_mlir_build_ragged_dot(pop_mlir *m, pop_mlir_op *o)
{
	static const struct {
		const char *name;
		pop_attr_key key;
	} list[] = {
		{"lhs_batching_dimensions", POP_ATTR_LHS_BATCH},
		{"rhs_batching_dimensions", POP_ATTR_RHS_BATCH},
		{"lhs_contracting_dimensions", POP_ATTR_LHS_CONTRACT},
		{"rhs_contracting_dimensions", POP_ATTR_RHS_CONTRACT},
		{"lhs_ragged_dimensions", POP_ATTR_LHS_RAGGED},
		{"rhs_group_dimensions", POP_ATTR_RHS_GROUP},
	};
	pop_mlir_dict d = {0};
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 3, 1));
	if (!pop_mlir_has(&o->attr, "ragged_dot_dimension_numbers"))
		return pop_mlir_fail(m, o->at,
			"%.*s lacks ragged_dot_dimension_numbers",
			POP_STR_ARG(o->name));
	POP_TRY(pop_mlir_get_dict(
		m, &o->attr, "ragged_dot_dimension_numbers", &d));
	op = pop_mlir_emit(m, o, POP_OP_RAGGED_DOT);
	for (size_t i = 0; i < sizeof(list) / sizeof(list[0]); i++) {
		pop_mlir_ints v = {0};

		POP_TRY(pop_mlir_get_ints(m, &d, list[i].name, &v));
		pop_attr_set_ints(m->graph, op, list[i].key, v.v, v.n);
	}
	POP_TRY(pop_mlir_set_precision(m, o, op));
	return pop_mlir_leftover(m, o, op);
}

/* ---- scan. */

/* Operands by the numbers of inputs and of initial values. */
static pop_status
scan_inputs(pop_mlir *m, pop_mlir_op *o, int64_t *inputs)
{
	pop_mlir_ints v = {0};

	/* What the results are follows from it. */
	if (pop_mlir_has(&o->attr, "resultSegmentSizes"))
		pop_mlir_find(&o->attr, "resultSegmentSizes")->used = true;
	POP_TRY(pop_mlir_get_ints(m, &o->attr, "operandSegmentSizes", &v));
	if (v.n == 2 && v.v[0] >= 0 && v.v[1] >= 0 && v.v[0] <= o->arg.n &&
		v.v[0] + v.v[1] == o->arg.n) {
		*inputs = v.v[0];
		return POP_OK;
	}
	return pop_mlir_fail(m, o->at,
		"%.*s: expected operandSegmentSizes, the numbers of inputs and "
		"of initial values, for %u operands",
		POP_STR_ARG(o->name), o->arg.n);
}

pop_status
pop_mlir_build_scan(pop_mlir *m, pop_mlir_op *o)
{
	int64_t inputs = 0, dim = -1, size = -1, given;
	bool reverse = false, associative = false;
	pop_op *op;

	if (o->region.n != 1)
		return pop_mlir_fail(m, o->at,
			"%.*s has %u regions, expected 1", POP_STR_ARG(o->name),
			o->region.n);
	POP_TRY(scan_inputs(m, o, &inputs));
	POP_TRY(pop_mlir_get_int(m, &o->attr, "dimension", &dim));
	POP_TRY(pop_mlir_get_bool(m, &o->attr, "is_reverse", &reverse));
	/* Whether turns may be reordered: ours are not. */
	POP_TRY(pop_mlir_get_bool(m, &o->attr, "is_associative", &associative));
	POP_TRY(pop_mlir_get_int(m, &o->attr, "scan_dim_size", &size));
	given = size;
	if (inputs && (dim < 0 || dim >= o->arg.v[0]->type->rank))
		return pop_mlir_fail(m, o->at,
			"%.*s: dimension is %lld, expected one of %u",
			POP_STR_ARG(o->name), (long long)dim,
			o->arg.v[0]->type->rank);
	if (inputs && o->arg.v[0]->type->dim[dim] < 0)
		return pop_mlir_fail(m, o->at,
			"%.*s along a dimension whose size is not known is not "
			"supported; lower the function for concrete shapes",
			POP_STR_ARG(o->name));
	if (inputs)
		size = o->arg.v[0]->type->dim[dim];
	if (size < 0 || (given >= 0 && given != size))
		return pop_mlir_fail(m, o->at,
			"%.*s: scan_dim_size is %lld, expected the size of the "
			"scanned dimension, %lld",
			POP_STR_ARG(o->name), (long long)given,
			(long long)size);
	op = pop_mlir_emit(m, o, POP_OP_SCAN);
	pop_attr_set_int(m->graph, op, POP_ATTR_INPUTS, inputs);
	pop_attr_set_int(m->graph, op, POP_ATTR_DIM, dim);
	pop_attr_set_int(m->graph, op, POP_ATTR_SCAN_SIZE, size);
	pop_attr_set_int(m->graph, op, POP_ATTR_IS_REVERSE, reverse);
	return pop_mlir_leftover(m, o, op);
}
