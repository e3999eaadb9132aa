/*
 * Dims of which less is used than the type says: set-dimension-size.
 *
 * As in XLA, an array keeps the size of its type, the bound, and so do the
 * results of what reads it; how much of each dim is used goes along with the
 * value (v->aux: a size for each dim; NULL: all of all).  Here it must be known
 * when the module is read.  tf.image.rot90 is written so, all of its four
 * turns in conditionals of known predicates.
 *
 *   element by element   the result is used as its operands are
 *   slice                of the used part, or of whole dims
 *   reduce, reverse,
 *   transpose, window    of the used part; the rest of the result is zeros
 *   gather               reads what lies there, beyond the used part too
 *   results of the entry are the used parts alone
 *
 * All else that reads such a value is refused.
 */

#include <string.h>

#include "lib/import/hlo/build.h"
#include "lib/ir/site.h"

enum { DEPTH = 16 }; /* of a formula for a size */

static const int64_t *
used(const pop_value *v)
{
	return v->aux;
}

/* n of dim d of v are used. */
static void
use(pop_hlo *m, pop_value *v, unsigned d, int64_t n)
{
	int64_t *part = POP_NEWN(m->scratch, int64_t, v->type->rank);

	memcpy(part, used(v) ? used(v) : v->type->dim,
		v->type->rank * sizeof(*part));
	part[d] = n;
	m->sized = true;
	v->aux = memcmp(part, v->type->dim, v->type->rank * sizeof(*part)) == 0
			 ? NULL
			 : part;
}

static bool
same_dims(const pop_shape *a, const pop_shape *b)
{
	return a->rank == b->rank &&
	       memcmp(a->dim, b->dim, a->rank * sizeof(a->dim[0])) == 0;
}

static bool
same_use(const pop_value *x, const pop_value *y)
{
	const int64_t *a = used(x) ? used(x) : x->type->dim;
	const int64_t *b = used(y) ? used(y) : y->type->dim;

	return x->type->rank == y->type->rank &&
	       memcmp(a, b, x->type->rank * sizeof(*a)) == 0;
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

static int64_t
size_of(const pop_value *v, unsigned dim)
{
	return used(v) ? used(v)[dim] : v->type->dim[dim];
}

pop_status
pop_hlo_build_dimension_size(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_shape *t = &i->shape->type;
	int32_t bits;
	int64_t size;
	unsigned dim;
	pop_value *c;

	POP_TRY(dimension(m, i, &dim));
	size = size_of(i->operand[0]->value.one, dim);
	if (i->shape->is_tuple || t->rank || !pop_dtype_is_int(t->dtype) ||
		pop_dtype_bytes(t->dtype) != sizeof(bits) || size > INT32_MAX)
		return pop_hlo_instr_fail(
			m, i, "expected a result of one 32-bit integer");
	bits = (int32_t)size;
	c = pop_build_constant(b, NULL, t, &bits, true);
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
	pop_value *x, *y, *size = n->value.one;
	int32_t said;
	unsigned dim;

	POP_TRY(dimension(m, i, &dim));
	x = i->operand[0]->value.one;
	if (n->shape->nleaf != 1 || size->type->dtype != POP_DT_I32 ||
		!known(m, &size, 0))
		return pop_hlo_instr_fail(m, i,
			"makes a size that is known at run time only; write "
			"the module for fixed shapes, as XLA's passes do "
			"(TensorFlow: stage=\"optimized_hlo_serialized\")");
	memcpy(&said, pop_value_splat(size)->data, sizeof(said));
	if (said < 0 || said > x->type->dim[dim])
		return pop_hlo_instr_fail(m, i,
			"makes a dimension of %d from one of %lld", said,
			(long long)x->type->dim[dim]);
	if (said == size_of(x, dim))
		return pop_hlo_build_first(m, b, i);
	y = pop_build1(b, NULL, POP_OP_RESHAPE, x->type, x);
	y->aux = x->aux;
	use(m, y, dim, said);
	return pop_hlo_set_values(m, i, &y, 1);
}

/* ---- What reads such values. */

static pop_status
partly(pop_hlo *m, const pop_hlo_instr *i, const pop_value *v)
{
	unsigned d = 0;

	while (used(v)[d] == v->type->dim[d])
		d++;
	return pop_hlo_instr_fail(m, i,
		"of a dimension %u of which %lld of %lld are used "
		"(set-dimension-size) is not supported",
		d, (long long)used(v)[d], (long long)v->type->dim[d]);
}

/* The first leaf of an operand that is used in part, from operand `from` on. */
static const pop_value *
part_of(const pop_hlo_instr *i, uint32_t from)
{
	for (uint32_t k = from; k < i->noperand; k++)
		for (uint32_t l = 0; l < i->operand[k]->shape->nleaf; l++)
			if (used(pop_hlo_leaf(i->operand[k], l)))
				return pop_hlo_leaf(i->operand[k], l);
	return NULL;
}

/* The used part of v. */
static pop_value *
cut(pop_op *at, pop_value *v)
{
	const int64_t zero[POP_MAX_RANK] = {0};
	pop_site s = pop_site_before(at);

	return pop_site_slice(&s, v, zero, used(v));
}

/* Operands of the result's dims, all used alike; scalars go with any. */
static pop_status
by_element(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_value *part = part_of(i, 0);

	for (uint32_t k = 0; k < i->noperand; k++) {
		const pop_value *v = i->operand[k]->value.one;

		if (i->operand[k]->shape->nleaf != 1 || i->shape->nleaf != 1 ||
			(used(v) &&
				!(same_use(v, part) &&
					same_dims(v->type, &i->shape->type))))
			return partly(m, i, part);
	}
	POP_TRY(pop_hlo_row_of[i->code].build(m, b, i));
	i->value.one->aux = part->aux;
	return POP_OK;
}

static pop_status
slice(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_value *v = i->operand[0]->value.one;
	const int64_t *limit, *start, *stride;
	unsigned rank = v->type->rank;
	uint32_t n[3];
	pop_value *y;

	POP_TRY(pop_hlo_build_plain(m, b, i));
	y = i->value.one;
	start = pop_attr_ints(y->def, POP_ATTR_START, &n[0]);
	limit = pop_attr_ints(y->def, POP_ATTR_LIMIT, &n[1]);
	stride = pop_attr_ints(y->def, POP_ATTR_STRIDE, &n[2]);
	if (y->type->rank != rank || n[0] != rank || n[1] != rank ||
		n[2] != rank)
		return partly(m, i, v);
	for (unsigned d = 0; d < rank; d++) {
		if (limit[d] <= used(v)[d])
			continue;
		if (start[d] || stride[d] != 1 || limit[d] != v->type->dim[d])
			return partly(m, i, v);
		use(m, y, d, used(v)[d]);
	}
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
		use(m, y, d, x->type->dim[d]);
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
			return partly(m, i, part_of(i, 0));
		for (unsigned d = 0; d < whole->rank; d++)
			if (type[k].dim[d] > whole->dim[d])
				return partly(m, i, part_of(i, 0));
		if (!same_dims(&type[k], whole))
			v[k] = put(m, b, whole, v[k]);
	}
	return pop_hlo_set_values(m, i, v, n);
}

static bool
is_by_element(const pop_hlo_instr *i)
{
	pop_opcode code = pop_hlo_row_of[i->code].code;

	if (code == POP_OP_RESHAPE || code == POP_OP_OPTIMIZATION_BARRIER)
		return true;
	return code && (pop_op_info_of[code].traits & POP_TRAIT_ELEMENTWISE);
}

pop_status
pop_hlo_build_used(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_value *v = part_of(i, 0);

	if (!v)
		return pop_hlo_row_of[i->code].build(m, b, i);
	switch (i->code) {
	case POP_HLO_COPY:
	case POP_HLO_TUPLE:
	case POP_HLO_GET_TUPLE_ELEMENT:
	case POP_HLO_CONDITIONAL:
	case POP_HLO_GET_DIMENSION_SIZE:
	case POP_HLO_SET_DIMENSION_SIZE:
		return pop_hlo_row_of[i->code].build(m, b, i);
	case POP_HLO_GATHER:
		return part_of(i, 1) ? partly(m, i, v)
				     : pop_hlo_build_plain(m, b, i);
	case POP_HLO_SLICE:
		return slice(m, b, i);
	case POP_HLO_REDUCE:
	case POP_HLO_REDUCE_WINDOW:
	case POP_HLO_REVERSE:
	case POP_HLO_TRANSPOSE:
		return by_part(m, b, i);
	default:
		return is_by_element(i) ? by_element(m, b, i) : partly(m, i, v);
	}
}

/* ---- What computations return.  Counts and types are not verified yet. */

/* What `body` returns as result k of `op`; NULL if it does not. */
static const pop_value *
returned(const pop_op *op, uint32_t k, const pop_block *body)
{
	const pop_op *ret = body->last;

	return k < ret->narg && same_dims(ret->arg[k]->type, op->res[k].type)
		       ? ret->arg[k]
		       : NULL;
}

void
pop_hlo_use_as(pop_op *op, const pop_block *body)
{
	for (uint32_t k = 0; k < op->nres; k++) {
		const pop_value *v = returned(op, k, body);

		op->res[k].aux = v ? v->aux : NULL;
	}
}

pop_status
pop_hlo_join_used(pop_hlo *m, const pop_hlo_instr *i, pop_op *op)
{
	int64_t which;

	if (op->code == POP_OP_IF &&
		pop_value_integers(op->arg[0], 1, &which)) {
		pop_hlo_use_as(op, op->region[which ? 0 : 1]);
		return POP_OK;
	}
	pop_hlo_use_as(op, op->region[0]);
	for (uint32_t r = 1; r < op->nregion; r++)
		for (uint32_t k = 0; k < op->nres; k++) {
			const pop_value *v = returned(op, k, op->region[r]);

			if (v && !same_use(&op->res[k], v))
				return pop_hlo_instr_fail(m, i,
					"of branches that use other parts of "
					"result %u (set-dimension-size) is not "
					"supported",
					k);
		}
	return POP_OK;
}

pop_status
pop_hlo_check_whole(pop_hlo *m, const pop_hlo_instr *i, const pop_block *b)
{
	for (uint32_t k = 0; k < b->last->narg; k++)
		if (used(b->last->arg[k]))
			return partly(m, i, b->last->arg[k]);
	return POP_OK;
}

void
pop_hlo_cut_results(pop_hlo *m, pop_func *f)
{
	pop_op *ret = f->body->last;
	pop_shape *type = POP_NEWN(m->scratch, pop_shape, ret->narg);

	for (uint32_t k = 0; k < ret->narg; k++) {
		if (used(ret->arg[k]))
			ret->arg[k] = cut(ret, ret->arg[k]);
		type[k] = *ret->arg[k]->type;
	}
	pop_func_set_results(f, type, ret->narg);
}
