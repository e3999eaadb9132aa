/*
 * What is known of the numbers in registers of class I: where it proves that
 * they are of a narrow type already, they need not be brought back to it.
 */

#include "lib/gen/gen_int.h"

#include "lib/num/convert.h"

enum { DEPTH = 8 };

/* lo <= x <= hi. */
typedef struct range {
	int64_t lo, hi;
} range;

static const range all = {INT32_MIN, INT32_MAX};

/* Of integers that registers of class I hold in any of their bits. */
static range
of_type(pop_dtype d)
{
	const pop_dtype_info *t = &pop_dtype_info_of[d];

	if (t->cls == POP_DTC_INT && t->bits < 32)
		return (range){-(INT64_C(1) << (t->bits - 1)),
			(INT64_C(1) << (t->bits - 1)) - 1};
	if (t->cls == POP_DTC_UINT && t->bits < 32)
		return (range){0, (INT64_C(1) << t->bits) - 1};
	return all;
}

static bool
is_within(range x, range y)
{
	return x.lo >= y.lo && x.hi <= y.hi;
}

static range range_of(const code *c, uint16_t r, unsigned depth);

/* By a constant; of what is not negative it does not matter which shift. */
static range
of_shift(bool is_signed, range a, range n)
{
	if ((a.lo < 0 && !is_signed) || n.lo != n.hi || n.lo < 0 || n.lo > 31)
		return all;
	return (range){a.lo >> n.lo, a.hi >> n.lo};
}

static range
of_two(const code *c, const pop_ins *x, unsigned depth)
{
	const range a = range_of(c, x->a, depth), b = range_of(c, x->b, depth);
	range r = all;

	switch ((int)x->op) {
	case POP_INS_ADD:
		r = (range){a.lo + b.lo, a.hi + b.hi};
		break;
	case POP_INS_SUB:
		r = (range){a.lo - b.hi, a.hi - b.lo};
		break;
	case POP_INS_MIN:
		r = (range){
			a.lo < b.lo ? a.lo : b.lo, a.hi < b.hi ? a.hi : b.hi};
		break;
	case POP_INS_MAX:
		r = (range){
			a.lo > b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
		break;
	case POP_INS_AND:
		if (b.lo >= 0)
			r = (range){0, b.hi};
		if (a.lo >= 0 && a.hi < r.hi)
			r = (range){0, a.hi};
		break;
	default:
		r = of_shift(x->op == POP_INS_SAR, a, b);
	}
	return is_within(r, all) ? r : all;
}

static range
range_of(const code *c, uint16_t r, unsigned depth)
{
	const pop_ins *x = &c->ins[r];

	if (x->op == POP_INS_TO_I && x->cls == POP_CLASS_B)
		return (range){0, 1};
	if (x->cls != POP_CLASS_I || depth == 0)
		return all;
	switch ((int)x->op) {
	case POP_INS_IMM:
		return (range){(int32_t)x->imm, (int32_t)x->imm};
	case POP_INS_LOAD:
		return c->m ? of_type((pop_dtype)c->m->view[x->imm].dtype)
			    : all;
	case POP_INS_WRAP:
		return of_type((pop_dtype)x->imm);
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
static range
exact_in(pop_dtype d)
{
	const int64_t most = INT64_C(1)
			     << (pop_float_format_of(d)->mantissa_bits + 1);

	return (range){-most, most};
}

bool
pop_code_is_exact(const code *c, uint16_t r, pop_dtype d)
{
	return c->ins[r].cls == POP_CLASS_I &&
	       (d == POP_DT_F32 || d == POP_DT_F16 || d == POP_DT_BF16) &&
	       is_within(range_of(c, r, DEPTH), exact_in(d));
}

bool
pop_code_fits(const code *c, uint16_t r, pop_dtype d)
{
	const pop_ins *x = &c->ins[r];

	if (!pop_dtype_is_float(d))
		return is_within(range_of(c, r, DEPTH), of_type(d));
	if (x->op == POP_INS_ROUND)
		return (pop_dtype)x->imm == d;
	return x->op == POP_INS_TO_F && x->imm == 0 &&
	       pop_code_is_exact(c, x->a, d);
}
