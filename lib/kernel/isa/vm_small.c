/*
 * Code of narrow integers in lanes as narrow as they are.
 *
 * Registers of class I have 32 bits.  Where all memory of a stage is bytes and
 * each result is the same made of the low 8 bits of the operands, vectors have
 * lanes of 8 bits, and four times as many points: the stage is rewritten in
 * instructions of class O.
 *
 * Sums, products and what is done bit by bit need no more than low bits.
 * Comparisons and the like need the whole number: its bounds must be those of
 * a signed or of an unsigned byte, and both operands of one kind, which chooses
 * the instruction.  Everything else is left in lanes of 32 bits, and so are
 * rows that are shorter than a vector.
 */

#include "lib/codelet/range.h"
#include "lib/kernel/isa/vm_build.h"

enum { BITS = 8 };

typedef struct small {
	const vm_builder *b;
	pop_ins *code;
	pop_range *range;
} small;

static bool
is_signed(const small *s, uint16_t r)
{
	return pop_range_within(s->range[r], pop_range_of_dtype(POP_DT_I8));
}

static bool
is_unsigned(const small *s, uint16_t r)
{
	return pop_range_within(s->range[r], pop_range_of_dtype(POP_DT_U8));
}

/* ---- Instructions, which change to those for lanes of 8 bits. */

static bool
visit_memory(const small *s, pop_ins *i)
{
	const pop_view *v = &s->b->spec->step->view[pop_ins_view(i)];

	return v->dtype == POP_DT_I8 || v->dtype == POP_DT_U8 ||
	       v->dtype == POP_DT_I1;
}

static uint8_t
unsigned_form(uint8_t op)
{
	switch (op) {
	case POP_INS_MAX:
		return POP_INS_MAXU;
	case POP_INS_MIN:
		return POP_INS_MINU;
	case POP_INS_LT:
		return POP_INS_LTU;
	case POP_INS_LE:
		return POP_INS_LEU;
	default:
		return op;
	}
}

/* Of signed bytes, seen as unsigned ones, the order is that of 32 bits. */
static bool
visit_order(const small *s, pop_ins *i)
{
	if (is_unsigned(s, i->a) && is_unsigned(s, i->b))
		i->op = unsigned_form(i->op);
	else if (!is_signed(s, i->a) || !is_signed(s, i->b))
		return false;
	return true;
}

/* By a number.  As the machine has it: of the low bits that imm says, a number
 * of that type. */
static bool
visit_shift(const small *s, pop_ins *i)
{
	const pop_ins *by = &s->b->code[i->b];

	if (by->op != POP_INS_IMM || (uint32_t)by->imm >= BITS || i->imm < BITS)
		return false;
	if (i->op == POP_INS_SHL || i->imm == BITS)
		return true;
	if (is_unsigned(s, i->a))
		i->op = POP_INS_SHR;
	else
		return i->op == POP_INS_SAR && is_signed(s, i->a);
	return true;
}

static bool
visit_integer(const small *s, pop_ins *i)
{
	switch ((int)i->op) {
	case POP_INS_IMM:
		i->imm = (uint8_t)i->imm * UINT64_C(0x0101010101010101);
		return true;
	case POP_INS_ADD:
	case POP_INS_SUB:
	case POP_INS_MUL:
	case POP_INS_NEG:
	case POP_INS_AND:
	case POP_INS_OR:
	case POP_INS_XOR:
	case POP_INS_NOT:
	case POP_INS_SELECT:
		return true;
	case POP_INS_ABS:
		return is_signed(s, i->a);
	case POP_INS_EQ:
	case POP_INS_NE:
	case POP_INS_LT:
	case POP_INS_LE:
	case POP_INS_LTU:
	case POP_INS_LEU:
	case POP_INS_MAX:
	case POP_INS_MIN:
	case POP_INS_MAXU:
	case POP_INS_MINU:
		return visit_order(s, i);
	case POP_INS_SHL:
	case POP_INS_SHR:
	case POP_INS_SAR:
		return visit_shift(s, i);
	case POP_INS_WRAP:
		return pop_dtype_info_of[i->imm].bits >= BITS;
	default:
		return false;
	}
}

static bool
visit_mask(const pop_ins *i)
{
	return i->op == POP_INS_IMM || i->op == POP_INS_AND ||
	       i->op == POP_INS_OR || i->op == POP_INS_XOR ||
	       i->op == POP_INS_NOT || i->op == POP_INS_SELECT ||
	       i->op == POP_INS_TO_I;
}

static bool
visit(small *s, uint32_t r)
{
	pop_ins *i = &s->code[r];

	if (i->cls != POP_CLASS_I && i->cls != POP_CLASS_B)
		return false;
	if (i->op == POP_INS_LOAD || i->op == POP_INS_STORE) {
		if (!visit_memory(s, i))
			return false;
	} else if (i->cls == POP_CLASS_B) {
		return visit_mask(i);
	} else if (!visit_integer(s, i)) {
		return false;
	}
	if (i->cls == POP_CLASS_I)
		i->cls = VM_CLASS_O;
	return true;
}

static pop_range
bounds(const small *s, const pop_ins *i)
{
	const pop_step *step = s->b->spec->step;

	if (i->op == POP_INS_LOAD && i->cls == POP_CLASS_I)
		return pop_range_of_dtype(
			(pop_dtype)step->view[pop_ins_view(i)].dtype);
	return pop_range_of_ins(
		i, s->range[i->a], s->range[i->b], s->range[i->c]);
}

/* Is a row at least a vector of bytes? */
static bool
is_long(const pop_vm_spec *spec)
{
	return spec->inner >= 0 && !(spec->flags & POP_VM_ONCE) &&
	       !spec->rows && spec->step->extent[spec->inner] >= POP_VBYTES;
}

void
POP_FN(vm_to_small)(vm_builder *b)
{
	small s = {.b = b};

	if (b->vm->wide || !is_long(b->spec))
		return;
	s.code = POP_NEWN(b->arena, pop_ins, b->ncode);
	s.range = POP_NEWN(b->arena, pop_range, b->ncode);
	memcpy(s.code, b->code, b->ncode * sizeof(*s.code));
	for (uint32_t r = 0; r < b->ncode; r++) {
		s.range[r] = bounds(&s, &b->code[r]);
		if (b->node[r].live && !visit(&s, r))
			return;
	}
	b->code = s.code;
	b->vm->small = true;
}
