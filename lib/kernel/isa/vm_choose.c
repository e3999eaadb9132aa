/*
 * Which handler an instruction is, given which of its operands is in the
 * accumulator and what the others are.
 */

#include "lib/kernel/isa/vm_build.h"
#include "lib/kernel/isa/vm_look.h"
#include "lib/kernel/quotient.h"
#include "lib/num/convert.h"
#include "lib/num/scalar.h"

enum { F = POP_CLASS_F, D, I, L, B, O = VM_CLASS_O, H, FH, BH, NCLASS };

/* First form of the handlers of instructions that are one op; those of lib/num
 * are NUM | pop_scalar. */
#define NUM       0x8000
#define NUM_OF(x) [D] = NUM | POP_SC_##x

#define SMALL(fn) [O] = VM_o_##fn, [H] = VM_h_##fn
#define HALF(fn)  [FH] = VM_fh_##fn, [BH] = VM_bh_##fn

static const uint16_t handler_of[POP_INS_LIMIT][NCLASS] = {
	[POP_INS_ADD] = {[F] = VM_f_add,
		[D] = VM_d_add,
		[I] = VM_i_add,
		[L] = VM_l_add,
		SMALL(add)},
	[POP_INS_SUB] = {[F] = VM_f_sub,
		[D] = VM_d_sub,
		[I] = VM_i_sub,
		[L] = VM_l_sub,
		SMALL(sub)},
	[POP_INS_MUL] = {[F] = VM_f_mul,
		[D] = VM_d_mul,
		[I] = VM_i_mul,
		[L] = VM_l_mul,
		SMALL(mul)},
	[POP_INS_DIV] = {[F] = VM_f_div,
		[D] = VM_d_div,
		[I] = VM_i_div,
		[L] = VM_l_div},
	[POP_INS_DIVU] = {[I] = VM_i_divu, [L] = VM_l_divu, [H] = VM_h_divu_by},
	[POP_INS_REM] = {[F] = VM_f_rem,
		NUM_OF(REMAINDER),
		[I] = VM_i_rem,
		[L] = VM_l_rem},
	[POP_INS_REMU] = {[I] = VM_i_remu, [L] = VM_l_remu, [H] = VM_h_remu_by},
	[POP_INS_MAX] = {[F] = VM_f_max,
		[D] = VM_d_max,
		[I] = VM_i_max,
		[L] = VM_l_max,
		SMALL(max)},
	[POP_INS_MAXU] = {[I] = VM_i_maxu, [L] = VM_l_maxu, SMALL(maxu)},
	[POP_INS_MIN] = {[F] = VM_f_min,
		[D] = VM_d_min,
		[I] = VM_i_min,
		[L] = VM_l_min,
		SMALL(min)},
	[POP_INS_MINU] = {[I] = VM_i_minu, [L] = VM_l_minu, SMALL(minu)},
	[POP_INS_POW] = {[F] = VM_f_pow,
		[D] = VM_d_pow,
		[I] = VM_i_pow,
		[L] = VM_l_pow},
	[POP_INS_POWU] = {[I] = VM_i_powu, [L] = VM_l_powu},
	[POP_INS_ATAN2] = {[F] = VM_f_atan2, [D] = VM_d_atan2},
	[POP_INS_NEG] = {[F] = VM_f_neg,
		[D] = VM_d_neg,
		[I] = VM_i_neg,
		[L] = VM_l_neg,
		SMALL(neg),
		[FH] = VM_half_neg,
		[BH] = VM_half_neg},
	[POP_INS_ABS] = {[F] = VM_f_abs,
		[D] = VM_d_abs,
		[I] = VM_i_abs,
		[L] = VM_l_abs,
		SMALL(abs),
		[FH] = VM_half_abs,
		[BH] = VM_half_abs},
	[POP_INS_SIGN] = {[F] = VM_f_sign,
		[D] = VM_d_sign,
		[I] = VM_i_sign,
		[L] = VM_l_sign,
		SMALL(sign)},
	[POP_INS_AND] = {[I] = VM_and32,
		[L] = VM_and64,
		[B] = VM_and64,
		[O] = VM_and64,
		[H] = VM_and64},
	[POP_INS_OR] = {[I] = VM_or32,
		[L] = VM_or64,
		[B] = VM_or64,
		[O] = VM_or64,
		[H] = VM_or64},
	[POP_INS_XOR] = {[I] = VM_xor32,
		[L] = VM_xor64,
		[B] = VM_xor64,
		[O] = VM_xor64,
		[H] = VM_xor64},
	[POP_INS_NOT] = {[I] = VM_not,
		[L] = VM_not,
		[B] = VM_not,
		[O] = VM_not,
		[H] = VM_not},
	[POP_INS_SHL] = {[I] = VM_i_shl, [L] = VM_l_shl, SMALL(shl)},
	[POP_INS_SHR] = {[I] = VM_i_shr, [L] = VM_l_shr, SMALL(shr)},
	[POP_INS_SAR] = {[I] = VM_i_sar, [L] = VM_l_sar, SMALL(sar)},
	[VM_INS_ROTL] = {[I] = VM_i_rotl, [L] = VM_l_rotl},
	[POP_INS_POPCNT] =
		{[I] = VM_i_popcnt, [L] = VM_l_popcnt, SMALL(popcnt)},
	[POP_INS_CLZ] = {[I] = VM_i_clz, [L] = VM_l_clz, SMALL(clz)},
	[POP_INS_SQRT] = {[F] = VM_f_sqrt, [D] = VM_d_sqrt},
	[POP_INS_RSQRT] = {[F] = VM_f_rsqrt, [D] = VM_d_rsqrt},
	[POP_INS_CBRT] = {[F] = VM_f_cbrt, [D] = VM_d_cbrt},
	[POP_INS_EXP] = {[F] = VM_f_exp, [D] = VM_d_exp},
	[POP_INS_EXPM1] = {[F] = VM_f_expm1, [D] = VM_d_expm1},
	[POP_INS_LOG] = {[F] = VM_f_log, [D] = VM_d_log},
	[POP_INS_LOG1P] = {[F] = VM_f_log1p, [D] = VM_d_log1p},
	[POP_INS_LOGISTIC] = {[F] = VM_f_logistic, [D] = VM_d_logistic},
	[POP_INS_TANH] = {[F] = VM_f_tanh, [D] = VM_d_tanh},
	[POP_INS_SIN] = {[F] = VM_f_sin, [D] = VM_d_sin},
	[POP_INS_COS] = {[F] = VM_f_cos, [D] = VM_d_cos},
	[POP_INS_TAN] = {[F] = VM_f_tan, [D] = VM_d_tan},
	[POP_INS_ERF] = {[F] = VM_f_erf, [D] = VM_d_erf},
	[POP_INS_ERFC] = {[F] = VM_f_erfc, [D] = VM_d_erfc},
	[POP_INS_ERF_INV] = {[F] = VM_f_erf_inv, [D] = VM_d_erf_inv},
	[POP_INS_ACOS] = {[D] = VM_d_acos},
	[POP_INS_ACOSH] = {[D] = VM_d_acosh},
	[POP_INS_ASIN] = {[D] = VM_d_asin},
	[POP_INS_ASINH] = {[D] = VM_d_asinh},
	[POP_INS_ATANH] = {[D] = VM_d_atanh},
	[POP_INS_LGAMMA] = {[F] = VM_f_lgamma, [D] = VM_d_lgamma},
	[POP_INS_DIGAMMA] = {[F] = VM_f_digamma, [D] = VM_d_digamma},
	[POP_INS_BESSEL_I1E] = {[F] = VM_f_bessel_i1e, [D] = VM_d_bessel_i1e},
	[POP_INS_ZETA] = {[F] = VM_f_zeta, [D] = VM_d_zeta},
	[POP_INS_POLYGAMMA] = {[F] = VM_f_polygamma, [D] = VM_d_polygamma},
	[POP_INS_COMPLEX_RE] = {NUM_OF(NONE)}, /* by imm */
	[POP_INS_COMPLEX_IM] = {NUM_OF(NONE)},
	[POP_INS_FLOOR] = {[F] = VM_f_floor, [D] = VM_d_floor},
	[POP_INS_CEIL] = {[F] = VM_f_ceil, [D] = VM_d_ceil},
	[POP_INS_ROUND_AFZ] = {[F] = VM_f_round_afz, [D] = VM_d_round_afz},
	[POP_INS_ROUND_EVEN] = {[F] = VM_f_round_even, [D] = VM_d_round_even},
	[POP_INS_EQ] = {[F] = VM_f_eq,
		[D] = VM_d_eq,
		[I] = VM_i_eq,
		[L] = VM_l_eq,
		SMALL(eq),
		HALF(eq)},
	[POP_INS_NE] = {[F] = VM_f_ne,
		[D] = VM_d_ne,
		[I] = VM_i_ne,
		[L] = VM_l_ne,
		SMALL(ne),
		HALF(ne)},
	[POP_INS_LT] = {[F] = VM_f_lt,
		[D] = VM_d_lt,
		[I] = VM_i_lt,
		[L] = VM_l_lt,
		SMALL(lt),
		HALF(lt)},
	[POP_INS_LE] = {[F] = VM_f_le,
		[D] = VM_d_le,
		[I] = VM_i_le,
		[L] = VM_l_le,
		SMALL(le),
		HALF(le)},
	[POP_INS_LTU] = {[I] = VM_i_ltu, [L] = VM_l_ltu, SMALL(ltu)},
	[POP_INS_LEU] = {[I] = VM_i_leu, [L] = VM_l_leu, SMALL(leu)},
	[POP_INS_IS_FINITE] =
		{[F] = VM_f_is_finite, [D] = VM_d_is_finite, HALF(is_finite)},
};

static bool
is_small(unsigned cls)
{
	return cls >= O;
}

static bool
is_k(const vm_builder *b, uint16_t r)
{
	return b->node[r].kind == VM_LEAF_K;
}

/* Bits that a K form of this class spreads. */
static bool
spreads_64(unsigned cls)
{
	return cls != F && cls != I;
}

uint32_t
POP_FN(vm_first_form)(unsigned op, unsigned cls)
{
	return handler_of[op][cls];
}

bool
POP_FN(vm_takes_scalar)(const pop_ins *i, unsigned k)
{
	uint16_t h = handler_of[i->op][i->cls];

	if (h & NUM)
		return false;
	if (is_small(i->cls) && (vm_is_shift(i) || vm_is_quotient(i)))
		return true; /* as b; as a it is loaded */
	return POP_FN(vm_handlers_eight)[h + (k == 0 ? VM_RK : VM_K)];
}

/* ---- Two operands. */

/* A maximum or minimum with a known number needs less care. */
static uint32_t
known_bound(const vm_builder *b, const pop_ins *i, uint16_t k)
{
	uint32_t v = (uint32_t)b->code[k].imm;
	bool nan = (v & INT32_MAX) > 0x7f800000;

	if (i->cls != F || b->code[k].op != POP_INS_IMM || nan)
		return VM_NONE;
	if (i->op == POP_INS_MAX)
		return v == 0 ? VM_f_max_zero_k : VM_f_max_fast_k;
	if (i->op == POP_INS_MIN && v != 0x80000000u)
		return VM_f_min_fast_k;
	return VM_NONE;
}

#if POP_VBYTES == 32 || POP_VBYTES == 64
/* Is x / k what f_times_inverse() gives?  Of mantissas of 24 bits m and n, that
 * of x below that of k: 2^25 m = n u +- 1 with u odd, and n inverse u = 1
 * modulo 2^25. */
static bool
is_exact_at(uint32_t n, uint32_t u, int by, float high, float low)
{
	const int64_t m = ((int64_t)n * u + by) >> 25;
	const float x = (float)m, k = (float)n;

	if (m < 1 << 23 || m >= n)
		return true;
	return __builtin_fmaf(x, high, x * low) == x / k;
}

/* See vm_float.h. */
static bool
has_inverse(float k, float *high, float *low)
{
	const uint32_t bits = pop_f32_bits(k), n = (bits & 0x7fffff) | 1 << 23;
	const float scale = pop_bits_f32((bits & 0x7f800000) - (23u << 23));
	uint32_t inverse = n;

	if (!(k >= 0x1p-20f && k <= 0x1p20f))
		return false;
	*high = 1 / k;
	*low = __builtin_fmaf(-*high, k, 1) / k;
	if (!(n & 1))
		return true;
	for (int step = 0; step < 4; step++)
		inverse *= 2 - n * inverse;
	inverse &= (1 << 25) - 1;
	return is_exact_at(n, inverse, -1, *high * scale, *low * scale) &&
	       is_exact_at(
		       n, (1 << 25) - inverse, 1, *high * scale, *low * scale);
}

/* The quotient by a known number, if that is as good as a product. */
static bool
choose_inverse(const vm_builder *b, const pop_ins *i, vm_choice *c)
{
	const pop_ins *k = &b->code[i->b];
	float high, low;

	if (i->op != POP_INS_DIV || i->cls != F || k->op != POP_INS_IMM ||
		!has_inverse(pop_bits_f32((uint32_t)k->imm), &high, &low))
		return false;
	c->handler = VM_f_div_by;
	c->imm = (uint64_t)pop_f32_bits(low) << 32 | pop_f32_bits(high);
	return true;
}
#else
static bool
choose_inverse(const vm_builder *b, const pop_ins *i, vm_choice *c)
{
	(void)b, (void)i, (void)c;
	return false;
}
#endif

/* imm of a part of a complex function: see num_map(). */
static uint64_t
complex_part(const pop_ins *i)
{
	static const uint8_t function[] = {
		[POP_CFN_ACOS] = POP_SC_ACOS,
		[POP_CFN_ACOSH] = POP_SC_ACOSH,
		[POP_CFN_ASIN] = POP_SC_ASIN,
		[POP_CFN_ASINH] = POP_SC_ASINH,
		[POP_CFN_ATAN] = POP_SC_ATAN,
		[POP_CFN_ATANH] = POP_SC_ATANH,
		[POP_CFN_COSH] = POP_SC_COSH,
		[POP_CFN_SINH] = POP_SC_SINH,
		[POP_CFN_EXPM1] = POP_SC_EXPM1,
		[POP_CFN_LOG] = POP_SC_LOG,
		[POP_CFN_LOG1P] = POP_SC_LOG1P,
		[POP_CFN_RSQRT] = POP_SC_RSQRT,
		[POP_CFN_CBRT] = POP_SC_CBRT,
		[POP_CFN_TANH] = POP_SC_TANH,
		[POP_CFN_LOGISTIC] = POP_SC_LOGISTIC,
	};
	uint64_t part = i->op == POP_INS_COMPLEX_RE ? 1 : 2;

	return part << 32 | (uint64_t)function[i->imm] << 8 | POP_DT_F64;
}

static vm_choice
choose_binary(const vm_builder *b, const pop_ins *i, unsigned acc)
{
	uint16_t h = handler_of[i->op][i->cls];
	uint16_t x = acc == 0 ? i->b : i->a;
	vm_choice c = {.x = x, .y = x, .imm = i->imm};
	uint32_t form = (is_k(b, x) ? VM_K : VM_M) + (acc == 0 ? 0 : VM_RM);

	if (h == NUM && i->op == POP_INS_COMPLEX_RE && i->imm == POP_CFN_LOG) {
		h = VM_d_log_modulus;
	} else if (h & NUM) {
		c.imm = (uint64_t)(h & ~NUM) << 8 |
			(i->cls == F ? POP_DT_F32 : POP_DT_F64);
		if (h == NUM)
			c.imm = complex_part(i);
		h = VM_num2;
	}
	if (is_k(b, x) && acc == 0 && choose_inverse(b, i, &c))
		return c;
	if (is_k(b, x) && known_bound(b, i, x))
		c.handler = known_bound(b, i, x);
	else if (POP_FN(vm_handlers_eight)[h + form])
		c.handler = h + form;
	return c;
}

/* The register b->code[x] as an amount for all lanes, below the width; or
 * -1. */
static int64_t
known_amount(const vm_builder *b, const pop_ins *i)
{
	const pop_ins *k = &b->code[i->b];
	uint64_t v = i->cls == I ? (uint32_t)k->imm : k->imm;

	return k->op == POP_INS_IMM && v < i->imm ? (int64_t)v : -1;
}

/* By a known number of 64 bits: imm is its magic. */
static vm_choice
choose_quotient(const vm_builder *b, const pop_ins *i, unsigned acc)
{
	const pop_ins *k = &b->code[i->b];
	const bool sign = i->op == POP_INS_DIV || i->op == POP_INS_REM;
	vm_choice c = choose_binary(b, i, acc);
	uint64_t m = k->imm;

	if (sign && (int64_t)m < 0)
		m = 0 - m;
	c.imm = k->op == POP_INS_IMM && m > 1 ? pop_quotient_magic(m) : 0;
	return c;
}

/* By a known number of 16 bits, which is never in the accumulator. */
static vm_choice
choose_small_quotient(const vm_builder *b, const pop_ins *i, unsigned acc)
{
	const uint64_t by = b->code[i->b].imm & UINT16_MAX;
	vm_choice c = {.x = i->a};

	if (acc != 0)
		return c;
	c.handler = handler_of[i->op][i->cls];
	c.imm = by << 32 | (uint64_t)pop_quotient_magic_16((uint16_t)by) << 16 |
		pop_quotient_shift(by);
	return c;
}

/* By a number that a lane is wider than, or by any. */
static vm_choice
choose_small_shift(const vm_builder *b, const pop_ins *i, unsigned acc)
{
	static const uint16_t known[][2] = {
		{VM_o_shl_by, VM_h_shl_by},
		{VM_o_shr_by, VM_h_shr_by},
		{VM_o_sar_by, VM_h_sar_by},
	};
	const pop_ins *by = &b->code[i->b];
	const uint64_t bits = i->cls == H ? 16 : 8;
	vm_choice c = {.x = i->a, .imm = by->imm & ((1u << bits) - 1)};

	if (by->op != POP_INS_IMM || c.imm >= bits)
		return choose_binary(b, i, acc);
	if (acc == 0)
		c.handler = known[i->op - POP_INS_SHL][i->cls == H];
	return c;
}

static vm_choice
choose_shift(const vm_builder *b, const pop_ins *i, unsigned acc)
{
	int64_t amount = known_amount(b, i);
	vm_choice c = {.x = i->a, .imm = i->imm | (uint64_t)amount << 8};
	bool l = i->cls == L, whole = i->imm == (l ? 64 : 32);

	if (acc != 0 || amount < 0)
		return choose_binary(b, i, acc);
	switch (i->op) {
	case POP_INS_SHL:
		c.handler = l ? VM_l_shl_by : VM_i_shl_by;
		break;
	case POP_INS_SHR:
		c.handler = l ? VM_l_shr_by : VM_i_shr_by;
		if (whole)
			c.handler = l ? VM_l_srl_by : VM_i_srl_by;
		break;
	case POP_INS_SAR:
		c.handler = l ? VM_l_sar_by : VM_i_sar_by;
		if (whole)
			c.handler = l ? VM_l_sra_by : VM_i_sra_by;
		break;
	default:
		c.handler = l ? VM_l_rotl_by : VM_i_rotl_by;
		break;
	}
	return c;
}

/* ---- Three operands. */

/* Handlers of a product and what is added to it, or subtracted; of an AND and
 * the op after it, which are such, too.  By type, or by how what is the same
 * for all points spreads, and by which operands but the accumulator are so. */
typedef struct product_forms {
	uint16_t factor[4][2][2], addend[4][2];
} product_forms;

enum { MULADD, MULSUB, SUBMUL, ANDOR, ANDXOR };

/* Of F, D, O and H, and what is like H. */
static const uint8_t row_of[NCLASS] = {
	[D] = 1, [O] = 2, [H] = 3, [FH] = 3, [BH] = 3};

#define FORMS(name)                                                       \
	{                                                                 \
		.factor = {{{VM_f_##name##_mm, VM_f_##name##_mk},         \
				   {VM_f_##name##_km, VM_f_##name##_kk}}, \
			{{VM_d_##name##_mm, VM_d_##name##_mk},            \
				{VM_d_##name##_km, VM_d_##name##_kk}}},   \
		.addend = {                                               \
			{VM_f_##name##_add_mm, VM_f_##name##_add_mk},     \
			{VM_d_##name##_add_mm, VM_d_##name##_add_mk}      \
		}                                                         \
	}

#define SMALL_FACTOR(c)                          \
	{                                        \
		{VM_##c##_mm, VM_##c##_mk},      \
		{                                \
			VM_##c##_km, VM_##c##_kk \
		}                                \
	}
#define SMALL_ADDEND(c)                          \
	{                                        \
		VM_##c##_add_mm, VM_##c##_add_mk \
	}
#define MULADD_FORMS                                                     \
	{                                                                \
		.factor = {{{VM_f_muladd_mm, VM_f_muladd_mk},            \
				   {VM_f_muladd_km, VM_f_muladd_kk}},    \
			{{VM_d_muladd_mm, VM_d_muladd_mk},               \
				{VM_d_muladd_km, VM_d_muladd_kk}},       \
			SMALL_FACTOR(o_muladd), SMALL_FACTOR(h_muladd)}, \
		.addend = {                                              \
			{VM_f_muladd_add_mm, VM_f_muladd_add_mk},        \
			{VM_d_muladd_add_mm, VM_d_muladd_add_mk},        \
			SMALL_ADDEND(o_muladd),                          \
			SMALL_ADDEND(h_muladd)                           \
		}                                                        \
	}

#define BIT_FORMS(name)                                                   \
	{                                                                 \
		.factor = {{{VM_##name##_mm, VM_##name##_mk32},           \
				   {VM_##name##_km32, VM_##name##_kk32}}, \
			{{VM_##name##_mm, VM_##name##_mk64},              \
				{VM_##name##_km64, VM_##name##_kk64}}},   \
		.addend = {                                               \
			{VM_##name##_add_mm, VM_##name##_add_mk32},       \
			{VM_##name##_add_mm, VM_##name##_add_mk64}        \
		}                                                         \
	}

static const product_forms product_of[] = {[MULADD] = MULADD_FORMS,
	[MULSUB] = FORMS(mulsub),
	[SUBMUL] = FORMS(submul),
	[ANDOR] = BIT_FORMS(andor),
	[ANDXOR] = BIT_FORMS(andxor)};

static vm_choice
choose_product(
	const vm_builder *b, const pop_ins *i, unsigned acc, unsigned kind)
{
	const product_forms *of = &product_of[kind];
	unsigned d = kind < ANDOR ? row_of[i->cls] : spreads_64(i->cls);
	vm_choice c = {0};

	if (acc < 2) {
		c.x = acc == 0 ? i->b : i->a;
		c.y = i->c;
		c.handler = of->factor[d][is_k(b, c.x)][is_k(b, c.y)];
		return c;
	}
	c.x = is_k(b, i->a) ? i->b : i->a;
	c.y = is_k(b, i->a) ? i->a : i->b;
	if (!is_k(b, c.x))
		c.handler = of->addend[d][is_k(b, c.y)];
	return c;
}

static vm_choice
choose_xorxor(const vm_builder *b, const pop_ins *i, unsigned acc)
{
	static const uint16_t form[2][3] = {
		{VM_xorxor_mm, VM_xorxor_mk32, VM_xorxor_kk32},
		{VM_xorxor_mm, VM_xorxor_mk64, VM_xorxor_kk64}};
	vm_choice c = {
		.x = acc == 0 ? i->b : i->a, .y = acc == 2 ? i->b : i->c};

	if (is_k(b, c.x) && !is_k(b, c.y)) {
		const uint16_t k = c.x;

		c.x = c.y;
		c.y = k;
	}
	c.handler = form[spreads_64(i->cls)][is_k(b, c.x) + is_k(b, c.y)];
	return c;
}

/* None of the operands is a scalar. */
static vm_choice
choose_bicxor(const pop_ins *i, unsigned acc)
{
	static const uint16_t form[] = {
		VM_bicxor_not, VM_bicxor_and, VM_bicxor_xor};

	return (vm_choice){.x = acc == 0 ? i->b : i->a,
		.y = acc == 2 ? i->b : i->c,
		.handler = form[acc]};
}

static vm_choice
choose_select(const vm_builder *b, const pop_ins *i, unsigned acc)
{
	static const uint16_t mask[4][2][2] = {
		{{VM_sel_mm, VM_sel_mk32}, {VM_sel_km32, VM_sel_kk32}},
		{{VM_sel_mm, VM_sel_mk64}, {VM_sel_km64, VM_sel_kk64}},
		{{VM_sel_mm, VM_sel_mk8}, {VM_sel_km8, VM_sel_kk8}},
		{{VM_sel_mm, VM_sel_mk16}, {VM_sel_km16, VM_sel_kk16}}};
	static const uint16_t value[2][4][2] = {
		{{VM_sel_true_m, VM_sel_true_k32},
			{VM_sel_true_m, VM_sel_true_k64},
			{VM_sel_true_m, VM_sel_true_k8},
			{VM_sel_true_m, VM_sel_true_k16}},
		{{VM_sel_false_m, VM_sel_false_k32},
			{VM_sel_false_m, VM_sel_false_k64},
			{VM_sel_false_m, VM_sel_false_k8},
			{VM_sel_false_m, VM_sel_false_k16}}};
	unsigned form = is_small(i->cls) ? row_of[i->cls] : spreads_64(i->cls);
	vm_choice c = {.x = i->b, .y = i->c};

	if (acc == 0) {
		c.handler = mask[form][is_k(b, i->b)][is_k(b, i->c)];
		return c;
	}
	if (is_k(b, i->a))
		return c;
	c.x = i->a;
	c.y = acc == 1 ? i->c : i->b;
	c.handler = value[acc - 1][form][is_k(b, c.y)];
	return c;
}

/* ---- One operand. */

const float8 *
POP_FN(vm_float8_of)(const vm_builder *b, pop_dtype d)
{
	float8 *t = POP_NEW(b->arena, float8);

	return float8_of(t, d) ? t : NULL;
}

static vm_choice
choose_round(const vm_builder *b, const pop_ins *i)
{
	static const uint16_t to[2][POP_DT_COUNT] = {
		{[POP_DT_F32] = VM_end,
			[POP_DT_F16] = VM_f_round_f16,
			[POP_DT_BF16] = VM_f_round_bf16},
		{[POP_DT_F64] = VM_end,
			[POP_DT_F32] = VM_d_round_f32,
			[POP_DT_F16] = VM_d_round_f16,
			[POP_DT_BF16] = VM_d_round_bf16}};
	const bool is_double = i->cls == D;
	const pop_dtype d = (pop_dtype)i->imm;
	vm_choice c = {.handler = to[is_double][d]};
	const float8 *t = NULL;

	if (pop_dtype_bytes(d) == 1)
		t = POP_FN(vm_float8_of)(b, d);
	if (t) {
		c.handler = is_double ? VM_d_round_float8 : VM_f_round_float8;
		c.imm = (uint64_t)(uintptr_t)t;
	} else if (c.handler == VM_NONE) {
		c.handler = VM_num_round;
		c.imm = (uint64_t)d << 8 |
			(is_double ? POP_DT_F64 : POP_DT_F32);
	}
	return c;
}

static uint64_t
integer_bounds(pop_dtype d)
{
	unsigned bits = pop_dtype_info_of[d].bits;
	bool sign = pop_dtype_info_of[d].cls == POP_DTC_INT;
	uint64_t most = ((uint64_t)1 << (sign ? bits - 1 : bits)) - 1;
	uint64_t least = sign ? (uint32_t)~most : 0;

	return most << 32 | least;
}

static vm_choice
choose_to_i(const vm_builder *b, const pop_ins *i)
{
	bool u32 = i->imm == POP_DT_U32;
	vm_choice c = {0};

	if (i->cls == L) {
		c.handler = VM_end;
	} else if (i->cls == B) {
		c.handler = b->vm->small == 8    ? VM_o_of_b
			    : b->vm->small == 16 ? VM_h_of_b
						 : VM_i_of_b;
	} else if (i->imm == POP_DT_I1) {
		c.handler = VM_NONE;
	} else if (u32) {
		c.handler = i->cls == F ? VM_u_of_f : VM_u_of_d;
	} else {
		c.handler = i->cls == F ? VM_i_of_f : VM_i_of_d;
		c.imm = integer_bounds((pop_dtype)i->imm);
	}
	return c;
}

static uint32_t
choose_conversion(const pop_ins *i)
{
	static const uint16_t to_f[2][NCLASS] = {
		{[D] = VM_f_of_d, [I] = VM_f_of_i, [L] = VM_f_of_l},
		{[D] = VM_f_of_d, [I] = VM_f_of_u, [L] = VM_f_of_ul}};
	static const uint16_t to_d[2][NCLASS] = {
		{[F] = VM_d_of_f, [I] = VM_d_of_i, [L] = VM_d_of_l},
		{[F] = VM_d_of_f, [I] = VM_d_of_u, [L] = VM_d_of_ul}};

	switch (i->op) {
	case POP_INS_TO_F:
		return to_f[i->imm == 1][i->cls];
	case POP_INS_TO_D:
		return to_d[i->imm == 1][i->cls];
	case POP_INS_TO_L:
		if (i->cls == I)
			return i->imm == 1 ? VM_l_of_u : VM_l_of_i;
		return i->imm == POP_DT_U64 ? VM_ul_of_d : VM_l_of_d;
	default:
		return VM_end; /* BITS_* */
	}
}

static vm_choice
choose_wrap(const pop_ins *i)
{
	const pop_dtype_info *t = &pop_dtype_info_of[i->imm];
	bool sign = t->cls == POP_DTC_INT;
	vm_choice c = {.imm = t->bits};

	if (i->cls == O || (i->cls == H && t->bits >= 16))
		c.handler = VM_end;
	else if (i->cls == H)
		c.handler = sign ? VM_h_sext8 : VM_h_zext8;
	else if (i->cls == I)
		c.handler = sign ? VM_i_sext : VM_i_zext;
	else
		c.handler = sign ? VM_l_sext : VM_l_zext;
	return c;
}

/* By the size of an element; the second four for lanes of 64 bits. */
static uint32_t
choose_gather(const vm_builder *b, const pop_ins *i)
{
	static const uint16_t of[2][9] = {
		{[1] = VM_look_1, [2] = VM_look_2, [4] = VM_look_4},
		{[1] = VM_lookw_1,
			[2] = VM_lookw_2,
			[4] = VM_lookw_4,
			[8] = VM_lookw_8}};
	vm_place p = POP_FN(vm_place_of)(b, i);
	size_t bytes = pop_dtype_bytes(p.dtype);

	if (!b->vm->wide && bytes == 4 && p.stride == 0 &&
		pop_ins_most(i) < LOOK_FEW)
		return VM_look_few;
	return of[b->vm->wide][bytes];
}

static vm_choice
choose_unary(const vm_builder *b, const pop_ins *i)
{
	uint16_t h = handler_of[i->op][i->cls];
	unsigned dtype = i->cls == F ? POP_DT_F32 : POP_DT_F64;
	vm_choice c = {.handler = h, .imm = i->imm};

	if (h & NUM) {
		c.handler = VM_num1;
		c.imm = (uint64_t)(h & ~NUM) << 8 | dtype;
		return c;
	}
	if (h)
		return c;
	switch (i->op) {
	case POP_INS_WRAP:
		return choose_wrap(i);
	case POP_INS_TO_I:
		return choose_to_i(b, i);
	case POP_INS_ROUND:
		if (is_small(i->cls))
			c.handler = VM_end;
		else
			c = choose_round(b, i);
		return c;
	case POP_INS_REDUCE_PRECISION:
		c.handler = VM_num_precision;
		c.imm = i->imm << 8 | dtype;
		return c;
	default:
		c.handler = choose_conversion(i);
		return c;
	}
}

vm_choice
POP_FN(vm_choose)(const vm_builder *b, const pop_ins *i, unsigned acc)
{
	vm_choice c;

	switch (i->op) {
	case POP_INS_MULADD:
		return choose_product(b, i, acc, MULADD);
	case VM_INS_MULSUB:
		return choose_product(b, i, acc, MULSUB);
	case VM_INS_SUBMUL:
		return choose_product(b, i, acc, SUBMUL);
	case VM_INS_ANDOR:
		return choose_product(b, i, acc, ANDOR);
	case VM_INS_ANDXOR:
		return choose_product(b, i, acc, ANDXOR);
	case VM_INS_XORXOR:
		return choose_xorxor(b, i, acc);
	case VM_INS_BICXOR:
		return choose_bicxor(i, acc);
	case POP_INS_SELECT:
		return choose_select(b, i, acc);
	default:
		break;
	}
	if (vm_is_shift(i))
		return is_small(i->cls) ? choose_small_shift(b, i, acc)
					: choose_shift(b, i, acc);
	if (vm_is_quotient(i) && is_small(i->cls))
		return choose_small_quotient(b, i, acc);
	if (vm_is_quotient(i) && i->cls == L)
		return choose_quotient(b, i, acc);
	if (vm_nargs(i) == 2)
		return choose_binary(b, i, acc);
	if (i->op == POP_INS_GATHER)
		c = (vm_choice){.handler = choose_gather(b, i)};
	else
		c = choose_unary(b, i);
	c.x = i->a;
	c.y = i->a;
	return c;
}
