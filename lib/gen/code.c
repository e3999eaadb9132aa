/*
 * Instructions of one stage: appended with value numbering, so that equal
 * expressions are computed once, then trimmed to what its sinks need.
 */

#include "lib/gen/gen_int.h"

#include <assert.h>
#include <string.h>

#include "lib/codelet/range.h"
#include "lib/num/convert.h"

static uint64_t
mix(uint64_t h, uint64_t v)
{
	h = (h ^ v) * UINT64_C(0x9E3779B97F4A7C15);
	return h ^ h >> 29;
}

static uint64_t
hash_of(const pop_ins *i)
{
	uint64_t h = mix(i->op, i->cls);

	h = mix(mix(h, i->a), i->b);
	return mix(mix(h, i->c), i->imm);
}

static bool
is_equal(const pop_ins *x, const pop_ins *y)
{
	return x->op == y->op && x->cls == y->cls && x->a == y->a &&
	       x->b == y->b && x->c == y->c && x->imm == y->imm;
}

static bool
is_sink(const pop_ins *i)
{
	return pop_ins_info_of[i->op].result == 'N';
}

/* ---- Low halves: what only the low 32 bits of is wanted is computed in 32
 * bits, so that counters of 64 bits do not make all lanes wide. */

enum { LOW_DEPTH = 12 };

static bool
is_all(pop_range x)
{
	return pop_range_within(pop_range_all(), x);
}

static uint64_t
shift_of(const code *c, const pop_ins *x)
{
	return c->ins[x->b].op == POP_INS_IMM ? c->ins[x->b].imm : UINT64_MAX;
}

/* No value of L register r is greater, as an unsigned number. */
static uint64_t
greatest(const code *c, uint16_t r, unsigned depth)
{
	const pop_ins *x = &c->ins[r];
	uint64_t a, b, all;

	if (x->op == POP_INS_IMM)
		return x->imm;
	if (x->op == POP_INS_INDEX)
		return pop_maker_most(c->m, (unsigned)x->imm);
	if (depth == 0 || (x->op != POP_INS_ADD && x->op != POP_INS_MUL &&
				  x->op != POP_INS_SHR))
		return UINT64_MAX;
	a = greatest(c, x->a, depth - 1);
	b = greatest(c, x->b, depth - 1);
	if (x->op == POP_INS_SHR)
		return shift_of(c, x) < 64 ? a >> shift_of(c, x) : UINT64_MAX;
	if (x->op == POP_INS_ADD)
		return a <= UINT64_MAX - b ? a + b : UINT64_MAX;
	return __builtin_mul_overflow(a, b, &all) ? UINT64_MAX : all;
}

static uint16_t low_half(code *c, uint16_t r, unsigned depth);

static uint16_t
low_shift(code *c, pop_ins x, unsigned depth)
{
	uint64_t by = shift_of(c, &x);
	uint16_t a;

	if (greatest(c, x.a, depth) > UINT32_MAX)
		return NO_REG;
	if (by >= 32)
		return pop_code_imm(c, POP_CLASS_I, 0);
	a = low_half(c, x.a, depth);
	if (a == NO_REG)
		return NO_REG;
	return pop_code_add(c, POP_INS_SHR, POP_CLASS_I, a,
		pop_code_imm(c, POP_CLASS_I, by), 0, 32);
}

/* The I register of the low half of L register r; NO_REG: it takes all. */
static uint16_t
low_half(code *c, uint16_t r, unsigned depth)
{
	pop_ins x = c->ins[r];
	uint16_t a, b;

	switch ((int)x.op) {
	case POP_INS_IMM:
		return pop_code_imm(c, POP_CLASS_I, (uint32_t)x.imm);
	case POP_INS_INDEX:
		return pop_code_add(
			c, POP_INS_INDEX, POP_CLASS_I, 0, 0, 0, x.imm);
	case POP_INS_TO_L:
		return x.cls == POP_CLASS_I ? x.a : NO_REG;
	case POP_INS_SHR:
		return depth ? low_shift(c, x, depth - 1) : NO_REG;
	case POP_INS_ADD:
	case POP_INS_SUB:
	case POP_INS_MUL:
	case POP_INS_AND:
	case POP_INS_OR:
	case POP_INS_XOR:
		break;
	default:
		return NO_REG;
	}
	a = depth ? low_half(c, x.a, depth - 1) : NO_REG;
	b = a == NO_REG ? NO_REG : low_half(c, x.b, depth - 1);
	if (b == NO_REG)
		return NO_REG;
	return pop_code_add(c, (pop_ins_op)x.op, POP_CLASS_I, a, b, 0, 0);
}

/* Of a register of class L as a signed number; nothing is known of others. */
static pop_range
range_of(const code *c, uint16_t r, unsigned depth)
{
	const pop_ins *x = &c->ins[r];
	pop_range all = pop_range_all(), a = all, b = all;
	uint64_t most;

	switch (x->cls == POP_CLASS_L && depth ? (int)x->op : -1) {
	case POP_INS_IMM:
		return (int64_t)x->imm == (int32_t)x->imm
			       ? pop_range_of_ins(x, all, all, all)
			       : all;
	case POP_INS_INDEX:
		most = pop_maker_most(c->m, (unsigned)x->imm);
		return most < INT32_MAX ? (pop_range){0, (int64_t)most} : all;
	case POP_INS_ADD:
	case POP_INS_SUB:
	case POP_INS_MUL:
		a = range_of(c, x->a, depth - 1);
		b = range_of(c, x->b, depth - 1);
		return is_all(a) || is_all(b) ? all
					      : pop_range_of_ins(x, a, b, all);
	default:
		return all;
	}
}

/* Of two numbers of 64 bits that 32 hold, the comparison of their low halves;
 * NO_REG: it is not known that they do. */
static uint16_t
low_comparison(code *c, const pop_ins *x)
{
	uint16_t a, b;

	if (x->op < POP_INS_EQ || x->op > POP_INS_LE ||
		is_all(range_of(c, x->a, LOW_DEPTH)) ||
		is_all(range_of(c, x->b, LOW_DEPTH)))
		return NO_REG;
	a = low_half(c, x->a, LOW_DEPTH);
	b = a == NO_REG ? NO_REG : low_half(c, x->b, LOW_DEPTH);
	return b == NO_REG ? NO_REG
			   : pop_code_add(c, (pop_ins_op)x->op, POP_CLASS_I, a,
				     b, 0, 0);
}

uint16_t
pop_code_add(code *c, pop_ins_op op, pop_class cls, uint16_t a, uint16_t b,
	uint16_t r, uint64_t imm)
{
	pop_ins ins = {.op = (uint8_t)op,
		.cls = (uint8_t)cls,
		.a = a,
		.b = b,
		.c = r,
		.imm = imm};
	unsigned nargs = pop_ins_info_of[op].nargs;
	uint32_t known_regs = c->n ? c->n : 1; /* failed expressions are 0 */
	void **at = NULL;

	assert((nargs < 1 || a < known_regs) && (nargs < 2 || b < known_regs) &&
		(nargs < 3 || r < known_regs));
	if (op == POP_INS_TO_I && cls == POP_CLASS_L && c->m && c->n) {
		uint16_t low = low_half(c, a, LOW_DEPTH);

		if (low != NO_REG)
			return low;
	}
	if (cls == POP_CLASS_L && c->m && c->n) {
		uint16_t low = low_comparison(c, &ins);

		if (low != NO_REG)
			return low;
	}
	if (!is_sink(&ins)) {
		uintptr_t known;

		c->seen.arena = c->g->scratch;
		at = pop_intmap_at(&c->seen, hash_of(&ins));
		known = (uintptr_t)*at;
		if (known && is_equal(&c->ins[known - 1], &ins))
			return (uint16_t)(known - 1);
	}
	if (c->n >= POP_MAX_CODE) {
		c->full = true;
		return 0;
	}
	*GEN_PUSH(c->g->scratch, c->ins, c->n, c->cap) = ins;
	if (at)
		*at = (void *)(uintptr_t)c->n;
	return (uint16_t)(c->n - 1);
}

uint16_t
pop_code_imm(code *c, pop_class cls, uint64_t bits)
{
	return pop_code_add(c, POP_INS_IMM, cls, 0, 0, 0, bits);
}

uint16_t
pop_code_element(code *c, pop_dtype d, const void *data)
{
	pop_class cls = pop_class_of(d);
	uint64_t bits = 0;

	switch (cls) {
	case POP_CLASS_F:
		if (d == POP_DT_F32)
			bits = pop_load_bits(d, data);
		else
			bits = pop_f32_bits((float)pop_load_f64(d, data));
		break;
	case POP_CLASS_D:
		bits = pop_load_bits(d, data);
		break;
	case POP_CLASS_I:
		bits = (uint32_t)pop_load_int(d, data);
		break;
	case POP_CLASS_L:
		bits = pop_load_int(d, data);
		break;
	case POP_CLASS_B:
		bits = pop_load_int(d, data) != 0;
		break;
	}
	return pop_code_imm(c, cls, bits);
}

uint16_t
pop_code_number(code *c, pop_dtype d, double v)
{
	unsigned char element[16];

	pop_store_number(d, element, v);
	return pop_code_element(c, d, element);
}

/* ---- Finishing. */

static void
count_uses(const code *c, uint16_t *used)
{
	for (uint32_t i = 0; i < c->n; i++) {
		const pop_ins *x = &c->ins[i];
		unsigned n = pop_ins_info_of[x->op].nargs;

		if (n > 0)
			used[x->a]++;
		if (n > 1)
			used[x->b]++;
		if (n > 2)
			used[x->c]++;
	}
}

/* A product that only a sum uses is made with it, and rounded for itself. */
static void
join_muladd(code *c, const uint16_t *used)
{
	for (uint32_t i = 0; i < c->n; i++) {
		pop_ins *x = &c->ins[i];

		if (x->op != POP_INS_ADD ||
			(x->cls != POP_CLASS_F && x->cls != POP_CLASS_D))
			continue;
		for (unsigned k = 0; k < 2; k++) {
			uint16_t p = k ? x->b : x->a, q = k ? x->a : x->b;

			if (c->ins[p].op != POP_INS_MUL || used[p] != 1)
				continue;
			x->op = POP_INS_MULADD;
			x->a = c->ins[p].a;
			x->b = c->ins[p].b;
			x->c = q;
			break;
		}
	}
}

void
pop_code_finish(code *c)
{
	uint16_t *used = POP_NEWN(c->g->scratch, uint16_t, c->n);
	uint16_t *to = POP_NEWN(c->g->scratch, uint16_t, c->n);
	uint32_t n = 0;

	count_uses(c, used);
	join_muladd(c, used);
	memset(used, 0, c->n * sizeof(*used));
	for (uint32_t i = c->n; i-- > 0;) {
		const pop_ins *x = &c->ins[i];
		unsigned nargs = pop_ins_info_of[x->op].nargs;

		if (!used[i] && !is_sink(x))
			continue;
		used[i] = 1;
		if (nargs > 0)
			used[x->a] = 1;
		if (nargs > 1)
			used[x->b] = 1;
		if (nargs > 2)
			used[x->c] = 1;
	}
	for (uint32_t i = 0; i < c->n; i++) {
		pop_ins x = c->ins[i];
		unsigned nargs = pop_ins_info_of[x.op].nargs;

		if (!used[i])
			continue;
		x.a = nargs > 0 ? to[x.a] : 0;
		x.b = nargs > 1 ? to[x.b] : 0;
		x.c = nargs > 2 ? to[x.c] : 0;
		to[i] = (uint16_t)n;
		c->ins[n++] = x;
	}
	c->n = n;
	c->seen = (pop_intmap){0};
}

bool
pop_code_is_plain(const code *c)
{
	for (uint32_t i = 0; i < c->n; i++)
		if (c->ins[i].op == POP_INS_INDEX ||
			c->ins[i].op == POP_INS_GATHER ||
			c->ins[i].op == POP_INS_TLOAD ||
			c->ins[i].op == POP_INS_TSTORE)
			return false;
	return true;
}
