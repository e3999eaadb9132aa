/*
 * Dims of which less is used than the type says: set-dimension-size.
 *
 * As in XLA, an array keeps the size of its type, the bound, and so do the
 * results of what reads it; how much of each dim is used goes along with the
 * value (v->aux, a pop_hlo_part; NULL: all of all): a number, or a value of run
 * time.  tf.image.rot90 has numbers, all of its four turns in conditionals of
 * known predicates; tf.where, tf.unique and tf.boolean_mask count.
 *
 * Here are the sizes that are known and what leaves them so:
 *
 *   element by element   the result is used as its operands are
 *   slice                of the used part, or of whole dims
 *   reduce, reverse,
 *   transpose, window    of the used part; the rest of the result is zeros
 *   gather               reads what lies there, beyond the used part too
 *   results of the entry are the used parts alone
 *
 * All else that reads such a value, and sizes of run time, are of
 * build_sized.c.
 */

#include <string.h>

#include "lib/import/hlo/build.h"

enum { DEPTH = 16 }; /* of a formula for a size */

/* Of values whose sizes are known. */
static const int64_t *
used(const pop_value *v)
{
	return v->aux ? pop_hlo_part_of(v)->n : NULL;
}

static bool
same_use(const pop_value *x, const pop_value *y)
{
	const pop_hlo_part *a = x->aux, *b = y->aux;
	unsigned rank = x->type->rank;

	return pop_shape_same_dims(x->type, y->type) &&
	       memcmp(pop_hlo_used(x), pop_hlo_used(y),
		       rank * sizeof(int64_t)) == 0 &&
	       (!pop_hlo_is_sized(x, NULL)
			       ? !pop_hlo_is_sized(y, NULL)
			       : b && memcmp(a->size, b->size,
					      sizeof(a->size)) == 0);
}

/* ---- Sizes. */

static pop_status
dimension(pop_hlo *m, pop_hlo_instr *i, unsigned *dim)
{
	const pop_hlo_shape *s = i->operand[0]->shape;
	uint32_t n;
	const int64_t *d = pop_hlo_get_ints(i, POP_HLO_KEY_DIMENSIONS, &n);

	if (n != 1 || s->is_tuple || d[0] < 0 || d[0] >= s->type.rank)
		return pop_hlo_instr_fail(
			m, i, "expected one dimension of its operand");
	*dim = (unsigned)d[0];
	return POP_OK;
}

pop_status
pop_hlo_build_dimension_size(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_shape *t = &i->shape->type;
	pop_site s = {m->graph, b, NULL, i->loc};
	const pop_value *x;
	unsigned dim;
	pop_value *c;

	POP_TRY(dimension(m, i, &dim));
	x = i->operand[0]->value.one;
	if (i->shape->is_tuple || t->rank || !pop_dtype_is_int(t->dtype) ||
		pop_dtype_bytes(t->dtype) != sizeof(int32_t) ||
		x->type->dim[dim] > INT32_MAX)
		return pop_hlo_instr_fail(
			m, i, "expected a result of one 32-bit integer");
	c = pop_site_convert(&s, pop_hlo_size(&s, x, dim), (pop_dtype)t->dtype);
	return pop_hlo_set_values(m, i, &c, 1);
}

/* Is v, a scalar, a number once formulas of constants are computed?  Those it
 * has read become constants. */
static bool
known(pop_hlo *m, pop_value **v, unsigned depth)
{
	pop_op *op = (*v)->def;
	pop_err ignored;
	pop_shape type;
	pop_dense d;

	if (pop_value_splat(*v))
		return true;
	if (!op || depth == DEPTH || op->nres != 1 || op->nregion)
		return false;
	for (uint32_t k = 0; k < op->narg; k++)
		if (op->arg[k]->type->rank || !known(m, &op->arg[k], depth + 1))
			return false;
	if (pop_op_infer(m->graph, op, &type, &ignored) != POP_OK ||
		!pop_shape_eq(&type, (*v)->type) || !pop_fold(m->graph, op, &d))
		return false;
	*v = pop_build_constant(op->block, op, &d.type, d.data, true);
	return true;
}

/* The value stays as it is; what it is used as is that of a new one. */
pop_status
pop_hlo_build_set_dimension_size(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_hlo_instr *n = i->operand[1];
	pop_value *x, *y, *was, *size = n->value.one;
	int32_t said = -1;
	bool is_known;
	unsigned dim;

	POP_TRY(dimension(m, i, &dim));
	x = i->operand[0]->value.one;
	if (n->shape->nleaf != 1 || size->type->rank ||
		size->type->dtype != POP_DT_I32)
		return pop_hlo_instr_fail(
			m, i, "expected a size that is an s32[]");
	if (x->type->dim[dim] > INT32_MAX)
		return pop_hlo_instr_fail(m, i,
			"of a dimension of %lld, more than s32[] can say",
			(long long)x->type->dim[dim]);
	is_known = known(m, &size, 0);
	if (is_known)
		memcpy(&said, pop_value_splat(size)->data, sizeof(said));
	if (is_known && (said < 0 || said > x->type->dim[dim]))
		return pop_hlo_instr_fail(m, i,
			"makes a dimension of %d from one of %lld", said,
			(long long)x->type->dim[dim]);
	was = pop_hlo_run_size(x, dim);
	if (was ? was == size : said == pop_hlo_used(x)[dim])
		return pop_hlo_build_first(m, b, i);
	y = pop_build1(b, NULL, POP_OP_RESHAPE, x->type, x);
	y->aux = x->aux;
	if (is_known)
		pop_hlo_use(m, y, dim, said);
	else
		pop_hlo_use_size(m, y, dim, size);
	return pop_hlo_set_values(m, i, &y, 1);
}

/* ---- What reads such values. */

const pop_value *
pop_hlo_part_operand(const pop_hlo_instr *i, uint32_t from)
{
	for (uint32_t k = from; k < i->noperand; k++)
		for (uint32_t l = 0; l < i->operand[k]->shape->nleaf; l++)
			if (pop_hlo_leaf(i->operand[k], l)->aux)
				return pop_hlo_leaf(i->operand[k], l);
	return NULL;
}

/* No operand has a size of run time. */
static bool
all_known(const pop_hlo_instr *i)
{
	for (uint32_t k = 0; k < i->noperand; k++)
		for (uint32_t l = 0; l < i->operand[k]->shape->nleaf; l++)
			if (pop_hlo_is_sized(
				    pop_hlo_leaf(i->operand[k], l), NULL))
				return false;
	return true;
}

/* The used part of v. */
static pop_value *
cut(pop_op *at, pop_value *v)
{
	const int64_t zero[POP_MAX_RANK] = {0};
	pop_site s = pop_site_before(at);

	return pop_site_slice(&s, v, zero, used(v));
}

/* Are operands of the result's dims all used alike, and others scalars? */
static bool
used_alike(const pop_hlo_instr *i)
{
	const pop_value *part = pop_hlo_part_operand(i, 0);

	for (uint32_t k = 0; k < i->noperand; k++) {
		const pop_value *v = i->operand[k]->value.one;

		if (i->operand[k]->shape->nleaf != 1 || i->shape->nleaf != 1 ||
			(v->aux && !(same_use(v, part) &&
					   pop_shape_same_dims(
						   v->type, &i->shape->type))))
			return false;
	}
	return true;
}

static pop_status
by_element(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_value *part = pop_hlo_part_operand(i, 0);
	pop_value *y;

	POP_TRY(pop_hlo_row_of[i->code].build(m, b, i));
	y = i->value.one;
	/* What gives its operand. */
	if (y->aux != part->aux && (!y->def || y->def != b->last)) {
		y = pop_build1(b, NULL, POP_OP_RESHAPE, y->type, y);
		i->value.one = y;
	}
	y->aux = part->aux;
	return POP_OK;
}

/* Does slice i take what is used, or whole dims? */
static bool
slices_used(const pop_hlo_instr *i)
{
	const pop_value *v = i->operand[0]->value.one;
	const int64_t *limit, *start, *stride;
	unsigned rank = v->type->rank;
	uint32_t n[3];

	start = pop_hlo_get_ints(i, POP_HLO_KEY_SLICE_START, &n[0]);
	limit = pop_hlo_get_ints(i, POP_HLO_KEY_SLICE_LIMIT, &n[1]);
	stride = pop_hlo_get_ints(i, POP_HLO_KEY_SLICE_STRIDE, &n[2]);
	if (i->shape->is_tuple || i->shape->type.rank != rank || n[0] != rank ||
		n[1] != rank || (n[2] && n[2] != rank))
		return false;
	for (unsigned d = 0; d < rank; d++)
		if (limit[d] > used(v)[d] &&
			(start[d] || (n[2] && stride[d] != 1) ||
				limit[d] != v->type->dim[d]))
			return false;
	return true;
}

static pop_status
slice(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_value *v = i->operand[0]->value.one;
	const int64_t *limit;
	pop_value *y;
	uint32_t n;

	POP_TRY(pop_hlo_build_plain(m, b, i));
	y = i->value.one;
	limit = pop_attr_ints(y->def, POP_ATTR_LIMIT, &n);
	for (unsigned d = 0; d < n; d++)
		if (limit[d] > used(v)[d])
			pop_hlo_use(m, y, d, used(v)[d]);
	return POP_OK;
}

/* x as the part used of an array of `type`. */
static pop_value *
put(pop_hlo *m, pop_block *b, const pop_shape *type, pop_value *x)
{
	pop_shape scalar = {.dtype = type->dtype};
	const unsigned char zero[16] = {0};
	int64_t none[POP_MAX_RANK] = {0}, high[POP_MAX_RANK];
	pop_value *y;

	for (unsigned d = 0; d < type->rank; d++)
		high[d] = type->dim[d] - x->type->dim[d];
	y = pop_build2(b, NULL, POP_OP_PAD, type, x,
		pop_build_constant(b, NULL, &scalar, zero, true));
	pop_attr_set_ints(m->graph, y->def, POP_ATTR_LOW, none, type->rank);
	pop_attr_set_ints(m->graph, y->def, POP_ATTR_HIGH, high, type->rank);
	pop_attr_set_ints(
		m->graph, y->def, POP_ATTR_INTERIOR, none, type->rank);
	for (unsigned d = 0; d < type->rank; d++)
		pop_hlo_use(m, y, d, x->type->dim[d]);
	return y;
}

/* One op, of the parts used of its operands alone. */
static pop_status
by_part(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	uint32_t n = i->shape->nleaf;
	pop_shape *type = POP_NEWN(m->scratch, pop_shape, n);
	pop_value **v = POP_NEWN(m->scratch, pop_value *, n);
	pop_op *op;

	POP_TRY(pop_hlo_row_of[i->code].build(m, b, i));
	op = b->last;
	for (uint32_t k = 0; k < op->narg; k++)
		if (used(op->arg[k]))
			op->arg[k] = cut(op, op->arg[k]);
	POP_TRY(pop_op_infer(m->graph, op, type, m->err));
	for (uint32_t k = 0; k < n; k++) {
		const pop_shape *whole = pop_hlo_type(i->shape, k);

		v[k] = &op->res[k];
		v[k]->type = pop_graph_type(m->graph, &type[k]);
		if (type[k].rank != whole->rank)
			return pop_hlo_refuse_part(
				m, i, pop_hlo_part_operand(i, 0));
		for (unsigned d = 0; d < whole->rank; d++)
			if (type[k].dim[d] > whole->dim[d])
				return pop_hlo_refuse_part(
					m, i, pop_hlo_part_operand(i, 0));
		if (!pop_shape_same_dims(&type[k], whole))
			v[k] = put(m, b, whole, v[k]);
	}
	return pop_hlo_set_values(m, i, v, n);
}

bool
pop_hlo_is_by_element(const pop_hlo_instr *i)
{
	pop_opcode code = pop_hlo_row_of[i->code].code;

	switch (i->code) {
	case POP_HLO_ACOS:
	case POP_HLO_ACOSH:
	case POP_HLO_ASIN:
	case POP_HLO_ASINH:
	case POP_HLO_ATAN:
	case POP_HLO_ATANH:
	case POP_HLO_BITCAST_CONVERT:
	case POP_HLO_COSH:
	case POP_HLO_MAP:
	case POP_HLO_MULHI:
	case POP_HLO_SINH:
	case POP_HLO_STOCHASTIC_CONVERT:
		return true;
	case POP_HLO_TUPLE_SELECT:
		return false;
	default:
		return code &&
		       (pop_op_info_of[code].traits & POP_TRAIT_ELEMENTWISE);
	}
}

static pop_status
of_known(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_value *v = pop_hlo_part_operand(i, 0);

	switch (i->code) {
	case POP_HLO_GATHER:
		return pop_hlo_part_operand(i, 1)
			       ? pop_hlo_build_sized(m, b, i)
			       : pop_hlo_build_plain(m, b, i);
	case POP_HLO_SLICE:
		return slices_used(i) ? slice(m, b, i)
				      : pop_hlo_build_sized(m, b, i);
	case POP_HLO_RESHAPE:
		return pop_shape_same_dims(v->type, &i->shape->type)
			       ? by_element(m, b, i)
			       : pop_hlo_build_sized(m, b, i);
	case POP_HLO_REDUCE:
	case POP_HLO_REDUCE_WINDOW:
	case POP_HLO_REVERSE:
	case POP_HLO_TRANSPOSE:
		return by_part(m, b, i);
	default:
		return pop_hlo_build_sized(m, b, i);
	}
}

/* A custom call that gives its operand. */
static bool
is_identity(const pop_hlo_instr *i)
{
	pop_str target = pop_hlo_get_text(i, POP_HLO_KEY_TARGET);

	return i->code == POP_HLO_CUSTOM_CALL && i->noperand == 1 &&
	       (pop_str_is(target, "SetBound") ||
		       pop_str_is(target, "LayoutConstraint") ||
		       pop_str_is(target, "annotate_device_placement"));
}

pop_status
pop_hlo_build_used(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	if (!pop_hlo_part_operand(i, 0))
		return pop_hlo_row_of[i->code].build(m, b, i);
	switch (i->code) {
	case POP_HLO_ADD_DEPENDENCY:
	case POP_HLO_CALL:
	case POP_HLO_CONDITIONAL:
	case POP_HLO_COPY:
	case POP_HLO_FUSION:
	case POP_HLO_GET_DIMENSION_SIZE:
	case POP_HLO_GET_TUPLE_ELEMENT:
	case POP_HLO_SET_DIMENSION_SIZE:
	case POP_HLO_TUPLE:
	case POP_HLO_WHILE:
		return pop_hlo_row_of[i->code].build(m, b, i);
	default:
		break;
	}
	if (is_identity(i))
		return pop_hlo_build_first(m, b, i);
	if (pop_hlo_is_by_element(i) && used_alike(i))
		return by_element(m, b, i);
	return all_known(i) ? of_known(m, b, i) : pop_hlo_build_sized(m, b, i);
}

pop_status
pop_hlo_cut_results(pop_hlo *m, pop_func *f)
{
	pop_op *ret = f->body->last;
	pop_shape *type = POP_NEWN(m->scratch, pop_shape, ret->narg);

	for (uint32_t k = 0; k < ret->narg; k++) {
		pop_value *v = ret->arg[k];
		unsigned d;

		if (pop_hlo_is_sized(v, &d))
			return pop_hlo_fail(m, ret->loc,
				"dimension %u of result %u has a size that is "
				"known at run time only, at most %lld; return "
				"an array of a fixed size, as a scatter into "
				"zeros is, and the size beside it",
				d, k, (long long)v->type->dim[d]);
		if (v->aux)
			ret->arg[k] = cut(ret, v);
		type[k] = *ret->arg[k]->type;
	}
	pop_func_set_results(f, type, ret->narg);
	return POP_OK;
}
