/*
 * Integers in tight loops: two operations as one op, a conversion with what
 * scales it, a test of bits with what it decides, quotients by constants.
 */

#include "lib/kernel/quotient.h"
#include "lib/kernel/tight_int.h"

tight_node *
pop_tight_own(
	const tight_trace *t, const tight_node *x, unsigned k, unsigned id)
{
	tight_node *y = &t->node[x->arg[k].node];

	return y->kind == TIGHT_VALUE && y->id == id && y->live && !y->fused &&
			       y->uses == 1 && !y->invariant &&
			       x->arg[k].off == 0
		       ? y
		       : NULL;
}

/* Integers of 32 bits, or booleans, then those of 64; -1: another operation.
 * ORDER: as INTEGERS_U of isa/tight.c. */
static int
integer_of(const tight_node *x, bool *wide)
{
	static const uint16_t narrow_id[] = {TIGHT_S_i_add, TIGHT_S_i_sub,
		TIGHT_S_i_mul, TIGHT_S_i_and, TIGHT_S_i_or, TIGHT_S_i_xor,
		TIGHT_S_i_shl, TIGHT_S_i_shr, TIGHT_S_i_sar, TIGHT_S_i_min,
		TIGHT_S_i_max};
	static const uint16_t wide_id[] = {TIGHT_S_l_add, TIGHT_S_l_sub,
		TIGHT_S_l_mul, TIGHT_S_l_and, TIGHT_S_l_or, TIGHT_S_l_xor,
		TIGHT_S_l_shl, TIGHT_S_l_shr};
	const unsigned id = x->kind != TIGHT_VALUE   ? TIGHT_NONE
			    : x->id == TIGHT_S_b_and ? TIGHT_S_i_and
			    : x->id == TIGHT_S_b_or  ? TIGHT_S_i_or
			    : x->id == TIGHT_S_b_xor ? TIGHT_S_i_xor
						     : x->id;

	*wide = false;
	for (unsigned i = 0; i < sizeof(narrow_id) / sizeof(*narrow_id); i++)
		if (id == narrow_id[i])
			return (int)i;
	*wide = true;
	for (unsigned i = 0; i < sizeof(wide_id) / sizeof(*wide_id); i++)
		if (id == wide_id[i])
			return (int)i;
	return -1;
}

/* A shift, if it is by a constant that is less than the width. */
int
pop_tight_link(const tight_trace *t, const tight_node *x, bool *wide)
{
	const int op = integer_of(x, wide);
	const tight_node *by = &t->node[x->arg[1].node];
	const int64_t width = *wide ? 64 : 32;

	if (tight_is_shift(op) &&
		(x->imm != width || by->imm < 0 || by->imm >= width ||
			!tight_is_constant(t, x->arg[1], by->imm)))
		return -1;
	return op;
}

/* Two integer operations, the second on the result of the first. */
bool
pop_tight_join_integers(tight_trace *t, tight_node *x)
{
	bool wide, inner_wide;
	const int last = pop_tight_link(t, x, &wide);

	for (unsigned k = 0; last >= 0 && k < (tight_is_shift(last) ? 1 : 2);
		k++) {
		tight_node *y = &t->node[x->arg[k].node];
		const int first =
			y->narg == 2 ? pop_tight_link(t, y, &inner_wide) : -1;
		const int outer = wide ? 9 : 12;
		const int op = last == 1 && k == 1 ? outer - 1 : last;

		if (first < 0 || wide != inner_wide ||
			!pop_tight_own(t, x, k, y->id))
			continue;
		x->arg[2] = x->arg[1 - k];
		x->arg[0] = y->arg[0];
		x->arg[1] = y->arg[1];
		x->narg = 3;
		x->imm = 0;
		x->id = (uint16_t)((wide ? TIGHT_CHAIN2_W : TIGHT_CHAIN2_U) +
				   (first * outer + op) * TIGHT_FORMS);
		y->fused = true;
		return true;
	}
	return false;
}

/* y if the lowest bit of x is set, else 0: their product. */
void
pop_tight_multiply_bit(tight_trace *t, tight_node *x)
{
	for (unsigned k = 0; x->id == TIGHT_S_i_and && k < 2; k++) {
		tight_node *ne = pop_tight_own(t, x, k, TIGHT_S_i_ne);
		const tight_node *bit = ne ? &t->node[ne->arg[0].node] : NULL;

		if (!ne || !tight_is_constant(t, ne->arg[1], 0) ||
			bit->kind != TIGHT_VALUE || bit->id != TIGHT_S_i_and ||
			ne->arg[0].off || !tight_is_constant(t, bit->arg[1], 1))
			continue;
		x->id = TIGHT_S_i_mul;
		x->arg[k] = ne->arg[0];
		ne->fused = true;
		return;
	}
}

/* x, of an integer that is shifted by a constant, with the shift. */
static void
take_shift(tight_trace *t, tight_node *x)
{
	tight_node *shr = pop_tight_own(t, x, 0, TIGHT_S_i_shr);
	int64_t by;

	if (!shr || shr->imm != 32 || !tight_constant_of(t, shr->arg[1], &by) ||
		by < 1 || by > 31)
		return;
	x->id = TIGHT_S_SCALE_SHR;
	x->imm = by;
	x->arg[0] = shr->arg[0];
	shr->fused = true;
}

/* An integer as a number, times another one. */
bool
pop_tight_join_scale(tight_trace *t, tight_node *x)
{
	for (unsigned k = 0; x->id == TIGHT_S_f_mul && k < 2; k++) {
		tight_node *i = pop_tight_own(t, x, k, TIGHT_S_f_of_i);
		tight_node *u = pop_tight_own(t, x, k, TIGHT_S_f_of_u);
		const tight_ref by = x->arg[1 - k];

		if (!i && !u)
			continue;
		x->id = i ? TIGHT_S_SCALE_I : TIGHT_S_SCALE_U;
		x->arg[0] = i ? i->arg[0] : u->arg[0];
		x->arg[1] = by;
		(i ? i : u)->fused = true;
		take_shift(t, x);
		return true;
	}
	return false;
}

/* (x & y) == 0 ? a : b */
void
pop_tight_join_test(tight_trace *t, tight_node *x)
{
	const bool differs = x->id == TIGHT_S_CHOOSE_i_ne;
	tight_node *both;
	tight_ref first = x->arg[2];

	if ((!differs && x->id != TIGHT_S_CHOOSE_i_eq) ||
		!tight_is_constant(t, x->arg[1], 0))
		return;
	both = pop_tight_own(t, x, 0, TIGHT_S_i_and);
	if (!both)
		return;
	if (differs) {
		x->arg[2] = x->arg[3];
		x->arg[3] = first;
	}
	x->id = TIGHT_S_CHOOSE_i_none;
	x->arg[0] = both->arg[0];
	x->arg[1] = both->arg[1];
	both->fused = true;
}

/* Of 32 and of 64 bits: see isa/tight_quotient.h. */
static void
set_magic(tight_node *x, uint64_t b, bool wide)
{
	if (!wide) {
		x->imm = (int64_t)(UINT64_MAX / b + 1);
		return;
	}
	x->n = (uint16_t)pop_quotient_shift(b);
	x->imm = (int64_t)pop_quotient_magic(b);
}

/* A constant, of all lanes alike. */
static bool
divisor_of(const tight_trace *t, tight_ref r, int64_t *c)
{
	const tight_node *x = &t->node[r.node];

	if (tight_constant_of(t, r, c))
		return true;
	*c = (int32_t)x->imm;
	return x->kind == TIGHT_CONST && !x->iota && !x->listed && x->n == 4 &&
	       r.off == 0;
}

void
pop_tight_divide(const tight_trace *t, tight_node *x)
{
	static const uint16_t form[][2] = {
#define FORMS(plain, constant)                         \
	{TIGHT_S_##plain##32, TIGHT_S_##constant##32}, \
		{TIGHT_S_##plain##64, TIGHT_S_##constant##64},
		FORMS(MOD, K_MOD) FORMS(MOD1_, K_MOD) FORMS(FDIV, K_FDIV)
#undef FORMS
#define FORMS(plain, constant)                       \
	{TIGHT_S_i_##plain, TIGHT_S_##constant##32}, \
		{TIGHT_S_l_##plain, TIGHT_S_##constant##64},
			FORMS(rem, K_REM) FORMS(div, K_DIV) FORMS(
				remu, K_REMU) FORMS(divu, K_DIVU)
#undef FORMS
#define FORM(plain, constant) {TIGHT_V_##plain, TIGHT_V_K_##constant##32},
				FORM(MOD32, MOD) FORM(MOD1_32, MOD) FORM(FDIV32,
					FDIV) FORM(i_rem, REM) FORM(i_div, DIV)
					FORM(i_remu, REMU) FORM(i_divu, DIVU)
#undef FORM
	};
	int64_t c;

	if (x->kind != TIGHT_VALUE || x->narg != 2 ||
		!divisor_of(t, x->arg[1], &c) || c < 2)
		return;
	for (unsigned i = 0; i < sizeof(form) / sizeof(*form); i++)
		if (x->id == form[i][0]) {
			x->id = form[i][1];
			set_magic(x, (uint64_t)c, x->bytes == 8);
			return;
		}
}

void
pop_tight_shift_by(const tight_trace *t, tight_node *x)
{
	static const uint16_t by[][2] = {
		{TIGHT_S_i_shl, TIGHT_S_i_shl_by},
		{TIGHT_S_i_shr, TIGHT_S_i_srl_by},
		{TIGHT_S_i_sar, TIGHT_S_i_sra_by},
		{TIGHT_S_l_shl, TIGHT_S_l_shl_by},
		{TIGHT_S_l_shr, TIGHT_S_l_srl_by},
		{TIGHT_S_l_sar, TIGHT_S_l_sra_by},
	};
	int64_t n;

	for (unsigned i = 0; i < sizeof(by) / sizeof(*by); i++) {
		if (x->id != by[i][0] || !tight_constant_of(t, x->arg[1], &n) ||
			n < 0 || n >= x->imm || x->imm != x->bytes * 8)
			continue;
		x->id = by[i][1];
		x->narg = 1;
		x->imm |= n << 8;
		return;
	}
}
