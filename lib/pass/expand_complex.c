/*
 * Deep products of complex numbers in f32: four real ones, each of parts that
 * lie side by side.  What nobody asks for, as the imaginary part of the result,
 * goes.
 */

#include "lib/pass/expand.h"

#include "lib/pass/pass.h"

/* Shallower ones are summed in order, as gen does. */
enum { DEEP = 17 };

bool
pop_expand_complex_concerns(const pop_op *op)
{
	uint32_t n;
	const int64_t *d = pop_attr_ints(op, POP_ATTR_LHS_CONTRACT, &n);
	int64_t depth = 1;

	if (op->res[0].type->dtype != POP_DT_C64 ||
		op->arg[0]->type->dtype != POP_DT_C64 ||
		op->arg[1]->type->dtype != POP_DT_C64)
		return false;
	for (uint32_t i = 0; i < n; i++)
		depth *= op->arg[0]->type->dim[d[i]];
	return depth >= DEEP;
}

void
pop_expand_complex(const pop_site *s, pop_op *op, pop_value **out)
{
	static const pop_opcode part[] = {POP_OP_REAL, POP_OP_IMAG};
	pop_shape type = *op->res[0].type;
	pop_value *x[2], *y[2], *product[2][2], *sum[2];
	pop_op *whole;

	type.dtype = POP_DT_F32;
	for (unsigned i = 0; i < 2; i++) {
		x[i] = pop_site_unary(s, part[i], op->arg[0]);
		y[i] = pop_site_unary(s, part[i], op->arg[1]);
	}
	for (unsigned i = 0; i < 4; i++) {
		pop_op *dot = pop_site_op(s, op->code, 2, 1, &type, 0);

		dot->arg[0] = x[i / 2];
		dot->arg[1] = y[i % 2];
		pop_attrs_copy_from(s->g, dot, op);
		product[i / 2][i % 2] = &dot->res[0];
	}
	sum[0] = pop_site_binary(
		s, POP_OP_SUBTRACT, product[0][0], product[1][1]);
	sum[1] = pop_site_binary(s, POP_OP_ADD, product[0][1], product[1][0]);
	whole = pop_site_op(s, POP_OP_COMPLEX, 2, 1, op->res[0].type, 0);
	whole->arg[0] = sum[0];
	whole->arg[1] = sum[1];
	out[0] = &whole->res[0];
}
