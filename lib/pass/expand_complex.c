/*
 * Products of complex numbers, and convolutions: four real ones, each of parts
 * that lie side by side, or two where one operand is real.  What nobody asks
 * for, as the imaginary part of the result, goes.
 */

#include "lib/pass/expand.h"

#include "lib/pass/pass.h"

/* Those of less depth, or of such shapes, are summed in order, as gen does. */
enum {
	DEEP = 17, /* of any shape */
	FLAT = 4,  /* of what kernels of small products take */
	COLUMNS = 20,
	TALL = 32, /* rows that repay packing more columns than that ... */
	LESS = 10, /* ... and the depth at which fewer do */
	FEW = 3,   /* columns, and many rows; one is no trouble in f32 */
	MANY = 64,
	GATE = 4, /* sides of a matrix that meets as many rows elementwise */
};

static bool
is_worth_it(pop_dtype d, int64_t depth, int64_t rows, int64_t columns)
{
	if (depth >= DEEP)
		return true;
	if (columns <= FEW && rows >= MANY && (columns > 1 || d == POP_DT_C128))
		return false;
	return depth >= LESS ||
	       (depth >= FLAT &&
		       (columns <= COLUMNS || rows == 1 || rows >= TALL));
}

bool
pop_complex_is_gate(const pop_op *op)
{
	pop_extents e;
	int64_t rows, columns;
	uint8_t d;

	if (op->code != POP_OP_DOT_GENERAL)
		return false;
	d = op->res[0].type->dtype;
	if (!pop_dtype_is_complex((pop_dtype)d) ||
		op->arg[0]->type->dtype != d || op->arg[1]->type->dtype != d)
		return false;
	e = pop_extents_of(op);
	if (e.contract == 1)
		return pop_shape_elements(op->res[0].type) >= MANY;
	rows = e.lhs > e.rhs ? e.lhs : e.rhs;
	columns = e.lhs > e.rhs ? e.rhs : e.lhs;
	return e.contract >= 2 && e.contract <= GATE && columns <= GATE &&
	       rows >= MANY;
}

bool
pop_expand_complex_concerns(const pop_op *op)
{
	const pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	pop_extents e;

	if (!pop_dtype_is_complex(d))
		return false;
	/* Convolutions, results of another width and an operand of real
	 * numbers: later on there are only those of real numbers. */
	if (op->code == POP_OP_CONVOLUTION || op->arg[0]->type->dtype != d ||
		op->arg[1]->type->dtype != d)
		return true;
	e = pop_extents_of(op);
	return e.batch > 0 && !pop_complex_is_gate(op) &&
	       is_worth_it(d, e.contract, e.lhs, e.rhs);
}

pop_value *
pop_complex_part(const pop_site *s, pop_value *v, unsigned i)
{
	if (v->def && v->def->code == POP_OP_COMPLEX)
		return v->def->arg[i];
	return pop_site_unary(s, i ? POP_OP_IMAG : POP_OP_REAL, v);
}

/* Of complex numbers and real ones, in this order or the other. */
static void
by_real(const pop_site *s, const pop_op *op, unsigned real, pop_value **sum)
{
	const pop_dtype d = pop_dtype_real((pop_dtype)op->res[0].type->dtype);

	for (unsigned i = 0; i < 2; i++) {
		pop_value *x[2];

		x[real] = op->arg[real];
		x[1 - real] = pop_complex_part(s, op->arg[1 - real], i);
		sum[i] = pop_expand_product(s, op, x[0], x[1], d);
	}
}

static void
by_complex(const pop_site *s, const pop_op *op, pop_value **sum)
{
	const pop_dtype d = pop_dtype_real((pop_dtype)op->res[0].type->dtype);
	pop_value *x[2], *y[2], *product[2][2];

	for (unsigned i = 0; i < 2; i++) {
		x[i] = pop_complex_part(s, op->arg[0], i);
		y[i] = pop_complex_part(s, op->arg[1], i);
	}
	for (unsigned i = 0; i < 4; i++)
		product[i / 2][i % 2] =
			pop_expand_product(s, op, x[i / 2], y[i % 2], d);
	sum[0] = pop_site_binary(
		s, POP_OP_SUBTRACT, product[0][0], product[1][1]);
	sum[1] = pop_site_binary(s, POP_OP_ADD, product[0][1], product[1][0]);
}

void
pop_expand_complex(const pop_site *s, pop_op *op, pop_value **out)
{
	pop_value *sum[2];
	unsigned real = 0;

	while (real < 2 &&
		pop_dtype_is_complex((pop_dtype)op->arg[real]->type->dtype))
		real++;
	if (real < 2)
		by_real(s, op, real, sum);
	else
		by_complex(s, op, sum);
	out[0] = pop_site_binary(s, POP_OP_COMPLEX, sum[0], sum[1]);
}
