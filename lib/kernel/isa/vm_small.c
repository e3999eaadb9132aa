/*
 * Code of narrow integers, and of floats of 16 bits that are only chosen from
 * and compared, in lanes as narrow as they are.
 *
 * Registers of class I have 32 bits.  Where all memory of a stage is bytes and
 * each result is the same made of the low 8 bits of the operands, vectors have
 * lanes of 8 bits, and four times as many points: the stage is rewritten in
 * instructions of class O.  Where bytes and elements of 16 bits are, or numbers
 * between them, 16 bits may do, twice as many points, in class H.
 *
 * Sums, products and what is done bit by bit need no more than low bits.
 * Comparisons and the like need the whole number: its bounds must be those of
 * a signed or of an unsigned lane, and both operands of one kind, which chooses
 * the instruction.  Everything else is left in lanes of 32 bits, and so are
 * rows that are shorter than a vector.
 *
 * Floats of class F that are loaded, stored, chosen, and all of which are f16,
 * or all bf16, stay the 16 bits that they are in memory, of class FH or BH.
 */

#include "lib/codelet/range.h"
#include "lib/kernel/isa/vm_build.h"
#include "lib/num/convert.h"

typedef struct small {
	const vm_builder *b;
	unsigned bits; /* of a lane */
	pop_dtype of_signed, of_unsigned;
	pop_dtype half; /* of all floats */
	pop_ins *code;
	pop_range *range;
} small;

static bool
is_signed(const small *s, uint16_t r)
{
	return pop_range_within(s->range[r], pop_range_of_dtype(s->of_signed));
}

static bool
is_unsigned(const small *s, uint16_t r)
{
	return pop_range_within(
		s->range[r], pop_range_of_dtype(s->of_unsigned));
}

/* ---- Instructions, which change to those for small lanes. */

static bool
visit_memory(const small *s, const pop_ins *i)
{
	switch (s->b->spec->step->view[pop_ins_view(i)].dtype) {
	case POP_DT_I1:
	case POP_DT_I8:
	case POP_DT_U8:
		return true;
	case POP_DT_I16:
	case POP_DT_U16:
	case POP_DT_F16:
	case POP_DT_BF16:
		return s->bits == 16;
	default:
		return false;
	}
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

/* Of signed lanes, seen as unsigned ones, the order is that of 32 bits. */
static bool
visit_order(const small *s, pop_ins *i)
{
	if (is_unsigned(s, i->a) && is_unsigned(s, i->b))
		i->op = unsigned_form(i->op);
	else if (!is_signed(s, i->a) || !is_signed(s, i->b))
		return false;
	return true;
}

/* Of as many low bits as imm says, which become no more than a lane has.
 * Amounts are unsigned: those of a signed lane are great if they were. */
static bool
visit_shift_by_any(const small *s, pop_ins *i)
{
	const uint64_t width = i->imm;

	if (width < 8 || (!is_unsigned(s, i->b) && !is_signed(s, i->b)))
		return false;
	i->imm = width < s->bits ? width : s->bits;
	if (i->op == POP_INS_SHL || width <= s->bits)
		return width == s->bits || width == 8;
	return i->op == POP_INS_SHR ? is_unsigned(s, i->a) : is_signed(s, i->a);
}

static bool
visit_shift(const small *s, pop_ins *i)
{
	const pop_ins *by = &s->b->code[i->b];
	const bool sar = i->op == POP_INS_SAR;

	if (by->op != POP_INS_IMM)
		return visit_shift_by_any(s, i);
	if ((uint32_t)by->imm >= s->bits || (uint32_t)by->imm >= i->imm)
		return false;
	if (i->op == POP_INS_SHL || i->imm == s->bits)
		return true;
	if (i->imm < s->bits)
		return pop_range_within(s->range[i->a],
			pop_range_of_dtype(sar ? POP_DT_I8 : POP_DT_U8));
	if (is_unsigned(s, i->a))
		i->op = POP_INS_SHR;
	else
		return sar && is_signed(s, i->a);
	return true;
}

/* Of numbers without sign by a known one, as a product. */
static bool
visit_quotient(const small *s, pop_ins *i)
{
	const pop_ins *by = &s->b->code[i->b];
	const uint32_t n = (uint32_t)by->imm;

	if (s->bits != 16 || by->op != POP_INS_IMM || n < 2 || n > UINT16_MAX ||
		!is_unsigned(s, i->a))
		return false;
	if (i->op == POP_INS_DIV)
		i->op = POP_INS_DIVU;
	if (i->op == POP_INS_REM)
		i->op = POP_INS_REMU;
	return true;
}

/* To a type, of 8 bits at least; to one of more bits than a lane has, or one
 * that it is of, nothing needs to be done. */
static bool
visit_wrap(const small *s, pop_ins *i)
{
	const pop_dtype to = (pop_dtype)i->imm;

	if (pop_range_within(s->range[i->a], pop_range_of_dtype(to)))
		i->imm = s->of_signed;
	return pop_dtype_info_of[to].bits >= 8;
}

static bool
visit_integer(const small *s, pop_ins *i)
{
	switch ((int)i->op) {
	case POP_INS_IMM:
		i->imm = s->bits == 8 ? (uint8_t)i->imm * (UINT64_MAX / 255)
				      : (uint16_t)i->imm * (UINT64_MAX / 65535);
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
	case POP_INS_INDEX:
		return true;
	case POP_INS_ABS:
	case POP_INS_SIGN:
		return is_signed(s, i->a);
	case POP_INS_POPCNT:
		return is_unsigned(s, i->a);
	case POP_INS_CLZ:
		return i->imm == 8 || i->imm == s->bits ||
		       (i->imm > s->bits && is_unsigned(s, i->a));
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
	case POP_INS_DIV:
	case POP_INS_DIVU:
	case POP_INS_REM:
	case POP_INS_REMU:
		return visit_quotient(s, i);
	case POP_INS_WRAP:
		return visit_wrap(s, i);
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

/* A number becomes one of the type, if it is one. */
static bool
visit_float_number(const small *s, pop_ins *i)
{
	const uint32_t number = (uint32_t)i->imm;
	unsigned char element[8];
	uint64_t bits;
	float v;

	memcpy(&v, &number, sizeof(v));
	pop_store_f64(s->half, element, v);
	if (pop_f32_bits((float)pop_load_f64(s->half, element)) != number)
		return false;
	bits = pop_load_bits(s->half, element);
	i->imm = bits * (UINT64_MAX / 65535);
	return true;
}

/* Where denormals are flushed, those of bf16 are zero to comparisons. */
static bool
visit_float(const small *s, pop_ins *i)
{
	switch ((int)i->op) {
	case POP_INS_IMM:
		return visit_float_number(s, i);
	case POP_INS_SELECT:
	case POP_INS_NEG:
	case POP_INS_ABS:
	case POP_INS_IS_FINITE:
		return true;
	case POP_INS_EQ:
	case POP_INS_NE:
	case POP_INS_LT:
	case POP_INS_LE:
		return s->half == POP_DT_F16 || !s->b->spec->program->flushes;
	case POP_INS_ROUND:
		return i->imm == s->half;
	default:
		return false;
	}
}

static uint8_t
small_class(const small *s, uint8_t cls)
{
	if (cls == POP_CLASS_F)
		return s->half == POP_DT_F16 ? VM_CLASS_FH : VM_CLASS_BH;
	if (cls == POP_CLASS_I)
		return s->bits == 8 ? VM_CLASS_O : VM_CLASS_H;
	return cls;
}

static bool
visit(small *s, uint32_t r)
{
	pop_ins *i = &s->code[r];

	if (i->cls == POP_CLASS_F && (s->bits != 16 || !s->half))
		return false;
	if (i->cls != POP_CLASS_I && i->cls != POP_CLASS_B &&
		i->cls != POP_CLASS_F)
		return false;
	if (i->op == POP_INS_LOAD || i->op == POP_INS_STORE) {
		if (!visit_memory(s, i))
			return false;
	} else if (i->cls == POP_CLASS_B) {
		return visit_mask(i);
	} else if (i->cls == POP_CLASS_F ? !visit_float(s, i)
					 : !visit_integer(s, i)) {
		return false;
	}
	i->cls = small_class(s, i->cls);
	return true;
}

/* The type of all floats in memory; 0: they are of several, or not of 16
 * bits. */
static pop_dtype
half_of(const vm_builder *b)
{
	pop_dtype all = POP_DT_NONE;

	for (uint32_t r = 0; r < b->ncode; r++) {
		const pop_ins *i = &b->code[r];
		pop_dtype d;

		if (!b->node[r].live || i->cls != POP_CLASS_F ||
			!pop_ins_has_view(i))
			continue;
		d = (pop_dtype)b->spec->step->view[pop_ins_view(i)].dtype;
		if ((d != POP_DT_F16 && d != POP_DT_BF16) || (all && all != d))
			return POP_DT_NONE;
		all = d;
	}
	return all;
}

/* Is a row at least a vector?  Of floats, that of the widest machine: a NaN
 * that is moved is made quiet in other lanes, on none or on all. */
static bool
is_long(const small *s)
{
	const pop_vm_spec *spec = s->b->spec;
	const int bytes = s->half ? 64 : POP_VBYTES;

	return spec->inner >= 0 && !(spec->flags & POP_VM_ONCE) &&
	       !spec->rows &&
	       spec->step->extent[spec->inner] >= bytes * 8 / (int)s->bits;
}

static bool
to_lanes(small *s)
{
	const vm_builder *b = s->b;

	if (!is_long(s))
		return false;
	memcpy(s->code, b->code, b->ncode * sizeof(*s->code));
	for (uint32_t r = 0; r < b->ncode; r++) {
		s->range[r] =
			pop_range_in_step(b->spec->step, &b->code[r], s->range);
		if (b->node[r].live && !visit(s, r))
			return false;
	}
	return true;
}

/* A wrap or a rounding that changes no lane. */
static bool
does_nothing(const small *s, const pop_ins *i)
{
	if (i->op == POP_INS_ROUND && i->cls > POP_CLASS_B)
		return true;
	return i->op == POP_INS_WRAP && i->cls > POP_CLASS_B &&
	       pop_dtype_info_of[i->imm].bits >= s->bits;
}

/* What the wrap r is of, once it has one reader less. */
static uint16_t
skip_wrap(const small *s, uint16_t r)
{
	vm_node *wrap = &s->b->node[r], *of = &s->b->node[s->code[r].a];

	wrap->left--;
	wrap->live = wrap->left > 0;
	of->left += wrap->live;
	return s->code[r].a;
}

/* Wraps are not read where the low bits of a lane are all there is. */
static void
skip_wraps(const small *s)
{
	for (uint32_t r = 0; r < s->b->ncode; r++) {
		pop_ins *i = &s->code[r];
		uint16_t *const arg[3] = {&i->a, &i->b, &i->c};

		for (unsigned k = 0; s->b->node[r].live && k < vm_nargs(i); k++)
			while (does_nothing(s, &s->code[*arg[k]]))
				*arg[k] = skip_wrap(s, *arg[k]);
	}
}

void
POP_FN(vm_to_small)(vm_builder *b)
{
	small s = {.b = b,
		.bits = 8,
		.of_signed = POP_DT_I8,
		.of_unsigned = POP_DT_U8};

	if (b->vm->wide)
		return;
	s.code = POP_NEWN(b->arena, pop_ins, b->ncode);
	s.range = POP_NEWN(b->arena, pop_range, b->ncode);
	if (!to_lanes(&s)) {
		s.bits = 16;
		s.of_signed = POP_DT_I16;
		s.of_unsigned = POP_DT_U16;
		s.half = half_of(b);
		if (!to_lanes(&s))
			return;
	}
	skip_wraps(&s);
	b->code = s.code;
	b->vm->small = (uint8_t)s.bits;
}
