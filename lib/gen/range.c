/*
 * What is known of the numbers in registers of class I: where it proves that
 * they are of a narrow type already, they need not be brought back to it.
 */

#include "lib/gen/gen_int.h"

#include "lib/codelet/range.h"
#include "lib/num/convert.h"

enum { DEPTH = 8 };

static pop_range range_of(const code *c, uint16_t r, unsigned depth);

static pop_range
of_two(const code *c, const pop_ins *x, unsigned depth)
{
	return pop_range_of_ins(x, range_of(c, x->a, depth),
		range_of(c, x->b, depth), pop_range_all());
}

static pop_range
range_of(const code *c, uint16_t r, unsigned depth)
{
	const pop_ins *x = &c->ins[r];
	const pop_range all = pop_range_all();

	if (x->op == POP_INS_TO_I && x->cls == POP_CLASS_B)
		return pop_range_of_ins(x, all, all, all);
	if (x->cls != POP_CLASS_I || depth == 0)
		return all;
	switch ((int)x->op) {
	case POP_INS_IMM:
	case POP_INS_WRAP:
		return pop_range_of_ins(x, all, all, all);
	case POP_INS_LOAD:
		return c->m ? pop_range_of_dtype(
				      (pop_dtype)c->m->view[x->imm].dtype)
			    : all;
	case POP_INS_ADD:
	case POP_INS_SUB:
	case POP_INS_MIN:
	case POP_INS_MAX:
	case POP_INS_AND:
	case POP_INS_SHR:
	case POP_INS_SAR:
		return of_two(c, x, depth - 1);
	default:
		return all;
	}
}

/* The integers that a float type holds, all of them. */
static pop_range
exact_in(pop_dtype d)
{
	const int64_t most = INT64_C(1)
			     << (pop_float_format_of(d)->mantissa_bits + 1);

	return (pop_range){-most, most};
}

bool
pop_code_is_exact(const code *c, uint16_t r, pop_dtype d)
{
	return c->ins[r].cls == POP_CLASS_I &&
	       (d == POP_DT_F32 || d == POP_DT_F16 || d == POP_DT_BF16) &&
	       pop_range_within(range_of(c, r, DEPTH), exact_in(d));
}

bool
pop_code_fits(const code *c, uint16_t r, pop_dtype d)
{
	const pop_ins *x = &c->ins[r];

	if (!pop_dtype_is_float(d))
		return pop_range_within(
			range_of(c, r, DEPTH), pop_range_of_dtype(d));
	if (x->op == POP_INS_ROUND)
		return (pop_dtype)x->imm == d;
	return x->op == POP_INS_TO_F && x->imm == 0 &&
	       pop_code_is_exact(c, x->a, d);
}
