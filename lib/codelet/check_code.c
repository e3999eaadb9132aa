/*
 * Bytecode: one pass over a stage, which keeps the class of every register.
 * An operand lies below its instruction, so what is read was written.
 */

#include <string.h>

#include "lib/codelet/check_int.h"

static const char class_letter[] = {[POP_CLASS_F] = 'F',
	[POP_CLASS_D] = 'D',
	[POP_CLASS_I] = 'I',
	[POP_CLASS_L] = 'L',
	[POP_CLASS_B] = 'B'};

typedef struct coder {
	pop_checker *c;
	const pop_code_rules *rules;
	uint32_t stage, at;
	const pop_ins *ins;
	const char *name;
} coder;

static pop_status
code_fail(const coder *k, const char *what)
{
	return pop_check_fail(k->c, 'c', "stage %u: instruction %u (%s): %s",
		k->stage, k->at, k->name, what);
}

static unsigned
class_bits(uint8_t cls)
{
	return cls == POP_CLASS_D || cls == POP_CLASS_L ? 64 : 32;
}

static bool
is_integer(uint64_t dtype)
{
	return dtype < POP_DT_COUNT && pop_dtype_is_int((pop_dtype)dtype);
}

static pop_status
code_operands(const coder *k)
{
	const pop_ins_info *info = &pop_ins_info_of[k->ins->op];
	const uint16_t reg[3] = {k->ins->a, k->ins->b, k->ins->c};

	for (unsigned i = 0; i < info->nargs; i++) {
		uint8_t want = k->ins->op == POP_INS_SELECT && i == 0
				       ? POP_CLASS_B
			       : k->ins->op == POP_INS_GATHER ? POP_CLASS_I
							      : k->ins->cls;

		if (reg[i] >= k->at)
			return code_fail(k, "reads a register not yet written");
		if (k->c->reg[reg[i]] != want)
			return code_fail(k, "operand of another class");
	}
	return POP_OK;
}

static pop_status
code_view(const coder *k, bool store)
{
	const pop_step *s = k->c->step;
	uint64_t v = k->ins->imm;
	unsigned use = store ? POP_USE_STORE : POP_USE_LOAD;

	if (!k->rules->loads)
		return code_fail(k, "not in a body");
	if (v < k->rules->view_from || v >= s->nview)
		return code_fail(k, "no such view");
	if (pop_class_of((pop_dtype)s->view[v].dtype) != k->ins->cls)
		return code_fail(k, "view of another class");
	if (k->rules->once)
		use = store ? POP_USE_STORE_ONCE : POP_USE_LOAD_ONCE;
	k->c->use[v] |= (uint8_t)use;
	return POP_OK;
}

static pop_status
code_gather(const coder *k)
{
	const pop_step *s = k->c->step;
	uint32_t v = pop_ins_view(k->ins);

	if (!k->rules->gathers)
		return code_fail(k, "not in a loop of one plain stage, run alone");
	if (v >= s->nview)
		return code_fail(k, "no such view");
	if (pop_class_of((pop_dtype)s->view[v].dtype) != k->ins->cls)
		return code_fail(k, "view of another class");
	if (pop_ins_most(k->ins) > INT32_MAX)
		return code_fail(k, "reaches too far");
	k->c->use[v] |= POP_USE_GATHER;
	return POP_OK;
}

static pop_status
code_slot(const coder *k, pop_slots *slots, bool store)
{
	uint64_t t = k->ins->imm;

	if (!slots)
		return code_fail(k, "not in this stage");
	if (t >= slots->n)
		return code_fail(k, "no such temporary");
	if (slots->cls[t] != k->ins->cls)
		return code_fail(k, "temporary of another class");
	if (!store && !slots->state[t])
		return code_fail(k, "reads a temporary not yet written");
	if (store && !slots->state[t])
		slots->state[t] = 1;
	return POP_OK;
}

/* A row scalar has one writer, and is complete at the end of its stage. */
static pop_status
code_scalar(const coder *k, bool store)
{
	pop_slots *slots = k->rules->scalar;
	uint64_t t = k->ins->imm;

	if (!slots || t >= slots->n)
		return code_fail(k, "no such row scalar");
	if (slots->cls[t] != k->ins->cls)
		return code_fail(k, "row scalar of another class");
	if (!store && slots->state[t] != 2)
		return code_fail(k, "reads a row scalar not yet complete");
	if (store && slots->state[t])
		return code_fail(k, "row scalar is written twice");
	if (store)
		slots->state[t] = 1;
	return POP_OK;
}

static pop_status
code_to_integer(const coder *k, unsigned bits)
{
	uint8_t from = k->ins->cls;
	uint64_t imm = k->ins->imm;

	if (from == POP_CLASS_F || from == POP_CLASS_D) {
		if (!is_integer(imm) ||
			class_bits(pop_class_of((pop_dtype)imm)) != bits)
			return code_fail(k, "not an integer type of its class");
		return POP_OK;
	}
	return imm <= 1 ? POP_OK : code_fail(k, "imm is neither 0 nor 1");
}

static pop_status
code_reduce_precision(const coder *k)
{
	bool is_f = k->ins->cls == POP_CLASS_F;
	uint64_t exponent = k->ins->imm >> 8, mantissa = k->ins->imm & 0xff;

	if (exponent < 1 || exponent > (is_f ? 8 : 11) ||
		mantissa > (is_f ? 23 : 52))
		return code_fail(k, "more bits than its class has");
	return POP_OK;
}

/* What imm may be. */
static pop_status
code_imm(const coder *k)
{
	uint64_t imm = k->ins->imm;

	switch (k->ins->op) {
	case POP_INS_IMM:
		if (k->ins->cls == POP_CLASS_B && imm > 1)
			return code_fail(k, "neither true nor false");
		return POP_OK;
	case POP_INS_INDEX:
		if (imm >= POP_MAX_DIMS || !(k->rules->dims >> imm & 1))
			return code_fail(k, "no such dim here");
		return POP_OK;
	case POP_INS_SHL:
	case POP_INS_SHR:
	case POP_INS_SAR:
	case POP_INS_CLZ:
		if (imm < 1 || imm > class_bits(k->ins->cls))
			return code_fail(k, "width is not that of a type");
		return POP_OK;
	case POP_INS_WRAP:
		if (!is_integer(imm) ||
			pop_dtype_info_of[imm].bits >= class_bits(k->ins->cls))
			return code_fail(k, "not a narrower integer type");
		return POP_OK;
	case POP_INS_ROUND:
		if (imm >= POP_DT_COUNT ||
			!pop_dtype_is_float((pop_dtype)imm) ||
			pop_dtype_info_of[imm].bits > class_bits(k->ins->cls))
			return code_fail(k, "not a float type of its class");
		return POP_OK;
	case POP_INS_TO_F:
	case POP_INS_TO_D:
		return imm <= 1 ? POP_OK
				: code_fail(k, "imm is neither 0 nor 1");
	case POP_INS_TO_I:
		return code_to_integer(k, 32);
	case POP_INS_TO_L:
		return code_to_integer(k, 64);
	case POP_INS_REDUCE_PRECISION:
		return code_reduce_precision(k);
	case POP_INS_COMPLEX_RE:
	case POP_INS_COMPLEX_IM:
		if (imm < POP_CFN_ACOS || imm >= POP_CFN_LIMIT)
			return code_fail(k, "no such function");
		return POP_OK;
	default:
		return POP_OK;
	}
}

/* Instructions that reach outside the registers. */
static pop_status
code_memory(const coder *k)
{
	switch (k->ins->op) {
	case POP_INS_LOAD:
		return code_view(k, false);
	case POP_INS_STORE:
		return code_view(k, true);
	case POP_INS_GATHER:
		return code_gather(k);
	case POP_INS_TLOAD:
		return code_slot(k, k->rules->load, false);
	case POP_INS_TSTORE:
		return code_slot(k, k->rules->store, true);
	case POP_INS_SLOAD:
		return code_scalar(k, false);
	case POP_INS_SSTORE:
		if (!k->rules->sstores)
			return code_fail(k, "not in this stage");
		return code_scalar(k, true);
	case POP_INS_RADD:
	case POP_INS_RMUL:
	case POP_INS_RMAX:
	case POP_INS_RMIN:
	case POP_INS_RMAXU:
	case POP_INS_RMINU:
	case POP_INS_RAND:
	case POP_INS_ROR:
	case POP_INS_RXOR:
		if (!k->rules->reduces)
			return code_fail(k, "not in this stage");
		return code_scalar(k, true);
	default:
		return POP_OK;
	}
}

static pop_status
code_instruction(coder *k)
{
	const pop_ins *i = k->ins;
	const pop_ins_info *info;

	k->name = "?";
	if (i->op >= POP_INS_LIMIT || !pop_ins_info_of[i->op].name)
		return code_fail(k, "no such instruction");
	info = &pop_ins_info_of[i->op];
	k->name = info->name;
	if (i->cls < POP_CLASS_F || i->cls > POP_CLASS_B ||
		!strchr(info->classes, class_letter[i->cls]))
		return code_fail(k, "not of this class");
	POP_TRY(code_operands(k));
	POP_TRY(code_imm(k));
	POP_TRY(code_memory(k));
	k->c->reg[k->at] = (uint8_t)pop_ins_result(i);
	return POP_OK;
}

static void
complete(pop_slots *s)
{
	for (uint32_t i = 0; s && i < s->n; i++)
		s->state[i] = s->state[i] ? 2 : 0;
}

pop_status
pop_check_code(pop_checker *c, uint32_t s, const pop_code_rules *r)
{
	const pop_stage *stage = &c->step->stage[s];
	coder k = {.c = c, .rules = r, .stage = s};
	bool acts = false;

	if (stage->ncode > POP_MAX_CODE)
		return pop_check_fail(c, 'c',
			"stage %u: %u instructions; the limit is %u", s,
			stage->ncode, POP_MAX_CODE);
	for (uint32_t i = 0; i < stage->ncode; i++) {
		k.at = i;
		k.ins = &stage->code[i];
		POP_TRY(code_instruction(&k));
		acts |= !c->reg[i];
	}
	if (!acts)
		return pop_check_fail(
			c, 'c', "stage %u: nothing comes of it", s);
	complete(r->scalar);
	return POP_OK;
}
