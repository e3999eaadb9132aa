/*
 * Integers of 64 bits that 32 hold, as frontends with wide indices write them:
 *
 *   gather, scatter   by indices that are computed and lie in i32: what they
 *                     are computed of is narrowed, as far as that is exact
 *                     modulo 2^32, or known to lie in i32
 *   compare           of what was widened: of what it was before
 *
 * Of what is used elsewhere, too, a copy is made.
 */

#include "lib/ir/site.h"
#include "lib/num/convert.h"
#include "lib/num/scalar.h"
#include "lib/pass/pass.h"

/* Ops that are looked through, one above the other, and that are made. */
enum { MAX_DEPTH = 12, MAX_OPS = 64 };

typedef struct narrowing {
	pop_op *at; /* ops are made before it */
	unsigned left;
} narrowing;

static pop_value *narrowed(narrowing *n, pop_value *v, unsigned depth);

static bool
lies_in_i32(const pop_value *v)
{
	return pop_value_lies_in(v, INT32_MIN, INT32_MAX);
}

/* Does 32 bits of what op computes follow from 32 bits of its operands? */
static bool
is_exact(const pop_op *op)
{
	switch ((int)op->code) {
	case POP_OP_ADD:
	case POP_OP_SUBTRACT:
	case POP_OP_MULTIPLY:
	case POP_OP_NEGATE:
	case POP_OP_AND:
	case POP_OP_OR:
	case POP_OP_XOR:
	case POP_OP_NOT:
	case POP_OP_SELECT:
	case POP_OP_BROADCAST_IN_DIM:
	case POP_OP_RESHAPE:
	case POP_OP_TRANSPOSE:
	case POP_OP_REVERSE:
	case POP_OP_SLICE:
	case POP_OP_CONCATENATE:
		return true;
	case POP_OP_MINIMUM:
	case POP_OP_MAXIMUM:
	case POP_OP_CLAMP:
		for (uint32_t i = 0; i < op->narg; i++)
			if (!lies_in_i32(op->arg[i]))
				return false;
		return true;
	default:
		return false;
	}
}

/* Of a conversion: can it be made to i32 at once?  One of floats ends at the
 * bounds of its type. */
static bool
is_widened(const pop_value *v)
{
	const pop_op *op = v->def;
	const pop_dtype from = op && op->code == POP_OP_CONVERT
				       ? (pop_dtype)op->arg[0]->type->dtype
				       : POP_DT_I64;

	return pop_dtype_is_int(from) || from == POP_DT_I1
		       ? pop_dtype_info_of[from].bits <= 32
		       : pop_dtype_is_float(from) && lies_in_i32(v);
}

static pop_value *
copy_of(narrowing *n, pop_op *op, unsigned depth)
{
	pop_graph *g = n->at->block->func->graph;
	const uint32_t first = op->code == POP_OP_SELECT;
	pop_value **arg = POP_NEWN(g->arena, pop_value *, op->narg);
	pop_shape type = *op->res[0].type;
	pop_op *c;

	for (uint32_t i = first; i < op->narg; i++)
		arg[i] = narrowed(n, op->arg[i], depth);
	c = pop_op_clone(g, op);
	op->res[0].aux = NULL;
	for (uint32_t i = first; i < op->narg; i++)
		c->arg[i] = arg[i];
	type.dtype = POP_DT_I32;
	c->res[0].type = pop_graph_type(g, &type);
	pop_op_insert_before(n->at, c);
	return &c->res[0];
}

/* The low 32 bits of v. */
static pop_value *
narrowed(narrowing *n, pop_value *v, unsigned depth)
{
	const pop_site s = pop_site_before(n->at);
	const pop_dense *d = pop_value_splat(v);
	pop_shape type = *v->type;

	type.dtype = POP_DT_I32;
	if (d)
		return pop_site_integer(
			&s, &type, pop_load_int(POP_DT_I64, d->data));
	if (is_widened(v))
		return pop_site_convert(&s, v->def->arg[0], POP_DT_I32);
	if (v->def && v->def->code == POP_OP_IOTA && lies_in_i32(v))
		return pop_site_iota(
			&s, &type, (int)pop_attr_int(v->def, POP_ATTR_DIM, 0));
	if (!v->def || depth == 0 || n->left == 0 || !is_exact(v->def))
		return pop_site_convert(&s, v, POP_DT_I32);
	n->left--;
	return copy_of(n, v->def, depth - 1);
}

/* op by i32 indices; NULL: they are no such, or nothing would be computed by
 * less. */
static pop_value *
indexed(pop_op *op)
{
	pop_value *index = op->arg[1];
	narrowing n = {op, MAX_OPS};
	pop_op *c;

	if (op->narg < 2 || index->type->dtype != POP_DT_I64 || !index->def ||
		!(is_widened(index) || is_exact(index->def)) ||
		!lies_in_i32(index))
		return NULL;
	index = narrowed(&n, index, MAX_DEPTH);
	c = pop_op_clone(op->block->func->graph, op);
	op->res[0].aux = NULL;
	c->arg[1] = index;
	pop_op_insert_before(op, c);
	return &c->res[0];
}

/* What v was before it was widened, or a number that such a type holds; NULL:
 * none. */
static pop_value *
before_widening(const pop_site *s, pop_value *v, const pop_shape *type)
{
	const pop_dense *d = pop_value_splat(v);
	const pop_dtype_info *t = &pop_dtype_info_of[type->dtype];
	const bool is_signed = t->cls == POP_DTC_INT;
	int64_t x;

	if (!d)
		return v->def && v->def->code == POP_OP_CONVERT &&
				       pop_shape_eq(v->def->arg[0]->type, type)
			       ? v->def->arg[0]
			       : NULL;
	x = (int64_t)pop_load_int(POP_DT_I64, d->data);
	if (x < (is_signed ? -(INT64_C(1) << (t->bits - 1)) : 0) ||
		x >= INT64_C(1) << (t->bits - is_signed))
		return NULL;
	return pop_site_integer(s, type, (uint64_t)x);
}

static pop_value *
compared(pop_op *op)
{
	const pop_site s = pop_site_before(op);
	const pop_shape *type = NULL;
	pop_value *x, *y;

	for (unsigned i = 0; i < 2 && !type; i++)
		if (op->arg[i]->def && op->arg[i]->def->code == POP_OP_CONVERT)
			type = op->arg[i]->def->arg[0]->type;
	if (!type || op->arg[0]->type->dtype != POP_DT_I64 ||
		!pop_dtype_is_int((pop_dtype)type->dtype) ||
		pop_dtype_info_of[type->dtype].bits < 8 ||
		pop_dtype_info_of[type->dtype].bits > 32)
		return NULL;
	x = before_widening(&s, op->arg[0], type);
	y = x ? before_widening(&s, op->arg[1], type) : NULL;
	return y ? pop_site_compare(&s,
			   (int)pop_attr_int(op, POP_ATTR_DIRECTION, 0), x, y)
		 : NULL;
}

pop_value *
pop_simplify_narrow(pop_op *op)
{
	switch ((int)op->code) {
	case POP_OP_GATHER:
	case POP_OP_SCATTER:
		return indexed(op);
	case POP_OP_COMPARE:
		return compared(op);
	default:
		return NULL;
	}
}
