/* Bounds of integers, from those of what they are computed from. */

#include "lib/codelet/range.h"

pop_range
pop_range_all(void)
{
	return (pop_range){INT32_MIN, INT32_MAX};
}

bool
pop_range_within(pop_range x, pop_range y)
{
	return x.lo >= y.lo && x.hi <= y.hi;
}

pop_range
pop_range_of_dtype(pop_dtype d)
{
	const pop_dtype_info *t = &pop_dtype_info_of[d];

	if (t->cls == POP_DTC_INT && t->bits < 32)
		return (pop_range){-(INT64_C(1) << (t->bits - 1)),
			(INT64_C(1) << (t->bits - 1)) - 1};
	if (t->cls == POP_DTC_UINT && t->bits < 32)
		return (pop_range){0, (INT64_C(1) << t->bits) - 1};
	return pop_range_all();
}

static int64_t
least(int64_t x, int64_t y)
{
	return x < y ? x : y;
}

static int64_t
most(int64_t x, int64_t y)
{
	return x > y ? x : y;
}

static pop_range
of_product(pop_range a, pop_range b)
{
	const int64_t x = a.lo * b.lo, y = a.lo * b.hi;
	const int64_t z = a.hi * b.lo, w = a.hi * b.hi;

	return (pop_range){
		least(least(x, y), least(z, w)), most(most(x, y), most(z, w))};
}

/* By a constant, of as many low bits as `width` says. */
static pop_range
of_shift(bool is_signed, uint64_t width, pop_range a, pop_range n)
{
	const int64_t end = INT64_C(1) << (width < 32 ? width : 32);
	const pop_range low = is_signed ? (pop_range){-end / 2, end / 2 - 1}
					: (pop_range){0, end - 1};

	if (n.lo != n.hi || n.lo < 0 || n.lo > 31)
		return pop_range_all();
	if (!pop_range_within(a, low))
		a = low;
	return (pop_range){a.lo >> n.lo, a.hi >> n.lo};
}

static pop_range
of_and(pop_range a, pop_range b)
{
	pop_range r = pop_range_all();

	if (b.lo >= 0)
		r = (pop_range){0, b.hi};
	if (a.lo >= 0 && a.hi < r.hi)
		r = (pop_range){0, a.hi};
	return r;
}

/* Of | and ^, which need no more bits than both operands, nor a sign that
 * neither has. */
static pop_range
of_bits(pop_range a, pop_range b)
{
	int64_t end = 1;

	while (!pop_range_within(a, (pop_range){-end, end - 1}) ||
		!pop_range_within(b, (pop_range){-end, end - 1}))
		end *= 2;
	return (pop_range){a.lo >= 0 && b.lo >= 0 ? 0 : -end, end - 1};
}

static pop_range
of_magnitude(pop_range a)
{
	return a.lo >= 0 ? a : (pop_range){0, most(-a.lo, a.hi)};
}

/* As signed numbers; unsigned ones are the same where none is negative. */
static pop_range
of_bound(bool upper, bool is_signed, pop_range a, pop_range b)
{
	if (!is_signed && (a.lo < 0 || b.lo < 0))
		return (pop_range){least(a.lo, b.lo), most(a.hi, b.hi)};
	return upper ? (pop_range){most(a.lo, b.lo), most(a.hi, b.hi)}
		     : (pop_range){least(a.lo, b.lo), least(a.hi, b.hi)};
}

/* Of numbers that have the same quotient with a sign and without. */
static pop_range
of_quotient(pop_range a, pop_range b)
{
	if (a.lo < 0 || b.lo < 1)
		return pop_range_all();
	return (pop_range){a.lo / b.hi, a.hi / b.lo};
}

static pop_range
of_remainder(pop_range a, pop_range b)
{
	if (a.lo < 0 || b.lo < 1)
		return pop_range_all();
	return (pop_range){0, least(a.hi, b.hi - 1)};
}

static pop_range
of_any_size(const pop_ins *i, pop_range a, pop_range b, pop_range c)
{
	switch ((int)i->op) {
	case POP_INS_IMM:
		return (pop_range){(int32_t)i->imm, (int32_t)i->imm};
	case POP_INS_TO_I:
		return i->cls == POP_CLASS_B ? (pop_range){0, 1}
					     : pop_range_all();
	case POP_INS_WRAP:
		b = pop_range_of_dtype((pop_dtype)i->imm);
		return pop_range_within(a, b) ? a : b;
	case POP_INS_ADD:
		return (pop_range){a.lo + b.lo, a.hi + b.hi};
	case POP_INS_SUB:
		return (pop_range){a.lo - b.hi, a.hi - b.lo};
	case POP_INS_MUL:
		return of_product(a, b);
	case POP_INS_DIV:
	case POP_INS_DIVU:
		return of_quotient(a, b);
	case POP_INS_REM:
	case POP_INS_REMU:
		return of_remainder(a, b);
	case POP_INS_NEG:
		return (pop_range){-a.hi, -a.lo};
	case POP_INS_NOT:
		return (pop_range){~a.hi, ~a.lo};
	case POP_INS_ABS:
		return of_magnitude(a);
	case POP_INS_SIGN:
		return (pop_range){-1, 1};
	case POP_INS_POPCNT:
		return (pop_range){0, 32};
	case POP_INS_CLZ:
		return (pop_range){0, (int64_t)i->imm};
	case POP_INS_MIN:
	case POP_INS_MINU:
		return of_bound(false, i->op == POP_INS_MIN, a, b);
	case POP_INS_MAX:
	case POP_INS_MAXU:
		return of_bound(true, i->op == POP_INS_MAX, a, b);
	case POP_INS_AND:
		return of_and(a, b);
	case POP_INS_OR:
	case POP_INS_XOR:
		return of_bits(a, b);
	case POP_INS_SHL:
		return b.lo == b.hi && b.lo >= 0 && b.lo < 31
			       ? of_product(a, (pop_range){INT64_C(1) << b.lo,
						       INT64_C(1) << b.lo})
			       : pop_range_all();
	case POP_INS_SHR:
	case POP_INS_SAR:
		return of_shift(i->op == POP_INS_SAR, i->imm, a, b);
	case POP_INS_SELECT:
		return (pop_range){least(b.lo, c.lo), most(b.hi, c.hi)};
	default:
		return pop_range_all();
	}
}

pop_range
pop_range_of_ins(const pop_ins *i, pop_range a, pop_range b, pop_range c)
{
	pop_range r = of_any_size(i, a, b, c);

	return pop_range_within(r, pop_range_all()) ? r : pop_range_all();
}

pop_range
pop_range_in_step(const pop_step *step, const pop_ins *i, const pop_range *of)
{
	if (i->op == POP_INS_INDEX && step->extent[i->imm] < INT32_MAX)
		return (pop_range){0, step->extent[i->imm] - 1};
	if (i->op == POP_INS_LOAD && i->cls == POP_CLASS_I)
		return pop_range_of_dtype(
			(pop_dtype)step->view[pop_ins_view(i)].dtype);
	return pop_range_of_ins(i, of[i->a], of[i->b], of[i->c]);
}
