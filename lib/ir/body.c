/* What small bodies, constants and reshapes amount to, asked all the time. */

#include "lib/ir/ir.h"
#include "lib/num/convert.h"

static bool
is_monoid(pop_opcode code)
{
	switch ((int)code) {
	case POP_OP_ADD:
	case POP_OP_MULTIPLY:
	case POP_OP_MAXIMUM:
	case POP_OP_MINIMUM:
	case POP_OP_AND:
	case POP_OP_OR:
	case POP_OP_XOR:
		return true;
	default:
		return false;
	}
}

pop_opcode
pop_body_monoid(const pop_block *body)
{
	const pop_op *ret = body->last, *op;
	const pop_value *a, *b;

	if (body->narg != 2 || !ret || ret->code != POP_OP_RETURN ||
		ret->narg != 1)
		return POP_OP_NONE;
	op = ret->arg[0]->def;
	a = body->arg[0];
	b = body->arg[1];
	if (!op || op->block != body || !is_monoid(op->code))
		return POP_OP_NONE;
	if (!(op->arg[0] == a && op->arg[1] == b) &&
		!(op->arg[0] == b && op->arg[1] == a))
		return POP_OP_NONE;
	if (!pop_shape_eq(a->type, b->type) ||
		!pop_shape_eq(a->type, op->res[0].type))
		return POP_OP_NONE;
	return (pop_opcode)op->code;
}

pop_opcode
pop_op_monoid(const pop_op *op)
{
	if (op->plain)
		return (pop_opcode)op->plain;
	return op->nregion == 1 ? pop_body_monoid(op->region[0]) : POP_OP_NONE;
}

void
pop_op_settle_body(pop_op *op)
{
	const pop_block *b = op->nregion == 1 ? op->region[0] : NULL;

	if (b && b->first && b->first->next == b->last && b->first != b->last &&
		b->last->narg == 1 && b->last->arg[0]->def == b->first)
		op->plain = (uint16_t)pop_body_monoid(b);
}

const pop_dense *
pop_value_splat(const pop_value *v)
{
	for (const pop_op *op = v->def; op; op = op->arg[0]->def) {
		const pop_dense *d;

		switch ((int)op->code) {
		case POP_OP_CONSTANT:
			d = pop_attr_dense(op);
			if (d &&
				(d->splat || pop_shape_elements(&d->type) == 1))
				return d;
			return NULL;
		case POP_OP_CONVERT:
			if (op->arg[0]->type->dtype != op->res[0].type->dtype)
				return NULL;
			break;
		case POP_OP_BROADCAST_IN_DIM:
		case POP_OP_RESHAPE:
			break;
		default:
			return NULL;
		}
	}
	return NULL;
}

bool
pop_value_is_zero(const pop_value *v)
{
	const pop_dense *splat = pop_value_splat(v);
	const unsigned char *p = splat ? splat->data : NULL;
	unsigned n = p ? pop_dtype_bytes((pop_dtype)splat->type.dtype) : 0;

	while (n > 0 && p[n - 1] == 0)
		n--;
	return p && n == 0;
}

bool
pop_shape_same_but_units(const pop_shape *a, const pop_shape *b)
{
	unsigned i = 0, j = 0;

	for (;;) {
		while (i < a->rank && a->dim[i] == 1)
			i++;
		while (j < b->rank && b->dim[j] == 1)
			j++;
		if (i == a->rank || j == b->rank)
			return i == a->rank && j == b->rank;
		if (a->dim[i++] != b->dim[j++])
			return false;
	}
}

bool
pop_op_moves_units(const pop_op *op)
{
	return op->code == POP_OP_RESHAPE &&
	       pop_shape_same_but_units(op->arg[0]->type, op->res[0].type);
}

bool
pop_dense_integers(const pop_dense *d, uint32_t n, int64_t *out)
{
	pop_dtype type = (pop_dtype)d->type.dtype;
	const unsigned char *p = d->data;
	unsigned bytes = pop_dtype_bytes(type);

	if ((!pop_dtype_is_int(type) && type != POP_DT_I1) ||
		!pop_shape_is_static(&d->type) ||
		pop_shape_elements(&d->type) != n || (n && !p))
		return false;
	for (uint32_t i = 0; i < n; i++)
		out[i] = (int64_t)pop_load_int(
			type, p + (d->splat ? 0 : (size_t)i * bytes));
	return true;
}

bool
pop_value_integers(const pop_value *v, uint32_t n, int64_t *out)
{
	return v->def && v->def->code == POP_OP_CONSTANT &&
	       pop_attr_dense(v->def) &&
	       pop_dense_integers(pop_attr_dense(v->def), n, out);
}
