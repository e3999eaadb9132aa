/*
 * The ops of a stage, in the order that vm_prepare.c found.
 *
 * The accumulator holds the last value.  It is saved to a slot just before an
 * op that would lose it while it is still needed; a slot is free again after
 * the last use of its value.
 */

#include "lib/kernel/isa/vm_build.h"
#include "lib/num/convert.h"

/* Ops between two returns to the driver. */
enum { BOUNCE_AFTER = 64 };

static void
put(vm_builder *b, vm_draft d)
{
	vm_drafts *o = &b->out;

	if (o->n == o->cap) {
		uint32_t cap = o->cap ? 2 * o->cap : 64;
		vm_draft *more = POP_NEWN(b->arena, vm_draft, cap);

		if (o->n)
			memcpy(more, o->op, o->n * sizeof(*more));
		o->op = more;
		o->cap = cap;
	}
	o->op[o->n++] = d;
}

static void
emit(vm_builder *b, vm_draft d)
{
	if (b->out.n % BOUNCE_AFTER == BOUNCE_AFTER - 1)
		put(b, (vm_draft){.handler = VM_bounce});
	b->light++;
	put(b, d);
}

static void
emit_plain(vm_builder *b, uint32_t handler, uint64_t imm)
{
	emit(b, (vm_draft){.handler = handler, .imm = imm});
}

/* ---- Slots. */

static uint32_t
slot_ptr(const vm_builder *b, uint32_t r)
{
	return b->vm->at_slot + b->node[r].slot - 1;
}

static void
give_slot(vm_builder *b, uint32_t r)
{
	b->node[r].slot =
		1 + (b->nfree ? b->free_slot[--b->nfree] : b->vm->nslot++);
}

static void
save_acc(vm_builder *b)
{
	give_slot(b, (uint32_t)b->acc);
	emit(b, (vm_draft){
			.handler = VM_st, .a = slot_ptr(b, (uint32_t)b->acc)});
}

static void
release(vm_builder *b, uint32_t r)
{
	vm_node *n = &b->node[r];

	if (--n->left == 0 && n->slot && !n->prologue) {
		b->free_slot[b->nfree++] = n->slot - 1;
		n->slot = 0;
	}
}

/* ---- Loads. */

static const struct {
	uint16_t load, load_wide, store, store_wide;
} mover[POP_DT_COUNT] = {
	[POP_DT_I1] = {VM_ld_i1, VM_ldw_i1, VM_st_i1, VM_stw_i1},
	[POP_DT_I2] = {VM_ld_u8, VM_ldw_u8, VM_st_8, VM_stw_8},
	[POP_DT_I4] = {VM_ld_u8, VM_ldw_u8, VM_st_8, VM_stw_8},
	[POP_DT_I8] = {VM_ld_i8, VM_ldw_i8, VM_st_8, VM_stw_8},
	[POP_DT_I16] = {VM_ld_i16, VM_ldw_i16, VM_st_16, VM_stw_16},
	[POP_DT_I32] = {VM_ld, VM_ldw_32, VM_st, VM_stw_32},
	[POP_DT_I64] = {VM_NONE, VM_ld, VM_NONE, VM_st},
	[POP_DT_U2] = {VM_ld_u8, VM_ldw_u8, VM_st_8, VM_stw_8},
	[POP_DT_U4] = {VM_ld_u8, VM_ldw_u8, VM_st_8, VM_stw_8},
	[POP_DT_U8] = {VM_ld_u8, VM_ldw_u8, VM_st_8, VM_stw_8},
	[POP_DT_U16] = {VM_ld_u16, VM_ldw_u16, VM_st_16, VM_stw_16},
	[POP_DT_U32] = {VM_ld, VM_ldw_32, VM_st, VM_stw_32},
	[POP_DT_U64] = {VM_NONE, VM_ld, VM_NONE, VM_st},
	[POP_DT_F16] = {VM_ld_f16, VM_ldw_f16, VM_st_f16, VM_stw_f16},
	[POP_DT_BF16] = {VM_ld_bf16, VM_ldw_bf16, VM_st_bf16, VM_stw_bf16},
	[POP_DT_F32] = {VM_ld, VM_ldw_32, VM_st, VM_stw_32},
	[POP_DT_F64] = {VM_NONE, VM_ld, VM_NONE, VM_st},
};

/* In lanes of 8 and of 16 bits. */
static const struct {
	uint16_t load, store;
} small_mover[2][POP_DT_COUNT] = {
	{
		[POP_DT_I1] = {VM_ld_o_i1, VM_st_o_i1},
		[POP_DT_I8] = {VM_ld, VM_st},
		[POP_DT_U8] = {VM_ld, VM_st},
	},
	{
		[POP_DT_I1] = {VM_ld_h_i1, VM_st_h_i1},
		[POP_DT_I8] = {VM_ld_h_i8, VM_st_h_8},
		[POP_DT_U8] = {VM_ld_h_u8, VM_st_h_8},
		[POP_DT_I16] = {VM_ld, VM_st},
		[POP_DT_U16] = {VM_ld, VM_st},
		[POP_DT_F16] = {VM_ld, VM_st},
		[POP_DT_BF16] = {VM_ld, VM_st},
	},
};

/* One element as a number for all lanes: of 32 bits, of 8, of 16. */
static const uint16_t spreader[3][POP_DT_COUNT] = {
	{
		[POP_DT_I1] = VM_ld_k_i1,
		[POP_DT_I2] = VM_ld_k_u8,
		[POP_DT_I4] = VM_ld_k_u8,
		[POP_DT_I8] = VM_ld_k_i8,
		[POP_DT_I16] = VM_ld_k_i16,
		[POP_DT_U2] = VM_ld_k_u8,
		[POP_DT_U4] = VM_ld_k_u8,
		[POP_DT_U8] = VM_ld_k_u8,
		[POP_DT_U16] = VM_ld_k_u16,
		[POP_DT_F16] = VM_ld_k_f16,
		[POP_DT_BF16] = VM_ld_k_bf16,
		[POP_DT_I32] = VM_ld_k32,
		[POP_DT_U32] = VM_ld_k32,
		[POP_DT_F32] = VM_ld_k32,
	},
	{
		[POP_DT_I1] = VM_ld_o_k_i1,
		[POP_DT_I8] = VM_ld_o_k,
		[POP_DT_U8] = VM_ld_o_k,
	},
	{
		[POP_DT_I1] = VM_ld_h_k_i1,
		[POP_DT_I8] = VM_ld_h_k_i8,
		[POP_DT_U8] = VM_ld_h_k_u8,
		[POP_DT_I16] = VM_ld_h_k,
		[POP_DT_U16] = VM_ld_h_k,
		[POP_DT_F16] = VM_ld_h_k,
		[POP_DT_BF16] = VM_ld_h_k,
	},
};

/* Float types of one byte or less. */
static bool
is_small_float(pop_dtype d)
{
	return pop_dtype_is_float(d) && pop_dtype_bytes(d) == 1;
}

/* The accumulator from codes of one byte to floats, or back. */
static void
emit_code(vm_builder *b, pop_dtype d, bool back)
{
	static const uint16_t known[POP_DT_COUNT][2] = {
		[POP_DT_F8E4M3FN] = {VM_f_of_e4m3, VM_e4m3_of_f},
		[POP_DT_F8E5M2] = {VM_f_of_e5m2, VM_e5m2_of_f},
	};
	const float8 *t;

	if (known[d][back]) {
		emit_plain(b, known[d][back], 0);
		return;
	}
	t = POP_FN(vm_float8_of)(b, d);
	if (t) {
		emit_plain(b, back ? VM_float8_of_f : VM_f_of_float8,
			(uint64_t)(uintptr_t)t);
		return;
	}
	emit_plain(b, back ? VM_num_code : VM_num_decode,
		(uint64_t)d << 8 | (b->vm->wide ? 8 : 4));
	b->slow++;
}

/* Integers narrower than their byte: only the low bits count. */
static void
emit_low_bits(vm_builder *b, pop_dtype d)
{
	const pop_dtype_info *t = &pop_dtype_info_of[d];

	if (pop_dtype_is_int(d) && t->bits < 8)
		emit_plain(b, t->cls == POP_DTC_INT ? VM_i_sext : VM_i_zext,
			t->bits);
}

static void
emit_load_from(vm_builder *b, pop_dtype d, uint32_t ptr, int32_t step)
{
	bool wide = b->vm->wide;
	uint32_t h = wide ? mover[d].load_wide : mover[d].load;

	if (b->vm->small)
		h = small_mover[b->vm->small == 16][d].load;
	if (is_small_float(d))
		h = wide ? VM_ldw_u8 : VM_ld_u8;
	emit(b, (vm_draft){.handler = h, .a = ptr, .sa = step});
	if (is_small_float(d))
		emit_code(b, d, false);
	emit_low_bits(b, d);
}

/* Of an element that all points read; false: there is no such op. */
static bool
emit_spread(vm_builder *b, pop_dtype d, uint32_t ptr)
{
	const uint16_t *of = spreader[b->vm->small / 8];
	const uint32_t h = is_small_float(d) ? VM_ld_k_u8 : of[d];

	if (b->vm->wide || h == VM_NONE)
		return false;
	emit(b, (vm_draft){.handler = h, .a = ptr});
	if (is_small_float(d))
		emit_code(b, d, false);
	emit_low_bits(b, d);
	return true;
}

static uint32_t
by_size(uint32_t first, size_t bytes)
{
	return first + (bytes == 8 ? 3 : bytes == 4 ? 2 : bytes == 2 ? 1 : 0);
}

/* Vectors of rows: see pop_vm_rows. */
static void
emit_rows(vm_builder *b, uint32_t handler, uint32_t stream)
{
	const pop_vm_rows *r = b->spec->rows;
	const int32_t *at = r->way[stream] == POP_VM_APART ? r->apart[stream]
							   : r->at;

	emit(b, (vm_draft){.handler = handler,
			.a = stream,
			.imm = (uint64_t)(uintptr_t)at});
}

/* The op that loads every other element of 16 bits; VM_NONE: there is none. */
static uint32_t
even_load(const vm_builder *b, vm_place p)
{
	static const uint16_t of[POP_DT_COUNT] = {
		[POP_DT_I16] = VM_ld_even_i16,
		[POP_DT_U16] = VM_ld_even_u16,
		[POP_DT_F16] = VM_ld_even_f16,
		[POP_DT_BF16] = VM_ld_even_bf16,
	};

	return b->vm->wide || b->vm->small || p.stride != 4 ? VM_NONE
							    : of[p.dtype];
}

/* Are they words that become lanes as they are, and lie apart? */
static bool
loads_every(const vm_builder *b, vm_place p)
{
	return !b->vm->wide && !b->vm->small && p.stride != 0 &&
	       mover[p.dtype].load == VM_ld;
}

static void
emit_load(vm_builder *b, const pop_ins *i)
{
	vm_place p = POP_FN(vm_place_of)(b, i);
	size_t bytes = pop_dtype_bytes(p.dtype);
	uint32_t stage = b->vm->at_stage + p.stream;

	if (p.way != POP_VM_RUN) {
		emit_rows(b, p.way == POP_VM_APART ? VM_ld_apart : VM_ld_found,
			p.stream);
		return;
	}
	if (p.stride == (int64_t)bytes) {
		emit_load_from(b, p.dtype, p.stream, (int32_t)p.stride);
		return;
	}
	if (p.stride == 0 && emit_spread(b, p.dtype, p.stream))
		return;
	if (even_load(b, p) != VM_NONE) {
		emit(b, (vm_draft){.handler = even_load(b, p),
				.a = p.stream,
				.b = stage});
		return;
	}
	if (loads_every(b, p)) {
		emit(b, (vm_draft){.handler = VM_ld_every,
				.a = p.stream,
				.b = stage,
				.imm = (uint64_t)p.stride});
		return;
	}
	emit(b, (vm_draft){.handler = by_size(VM_gather1, bytes),
			.a = p.stream,
			.b = stage,
			.imm = (uint64_t)p.stride});
	emit_load_from(b, p.dtype, stage, 0);
	if (p.stride == 0)
		emit_plain(b, b->vm->wide ? VM_splat64 : VM_splat32, 0);
}

/* From offsets in the accumulator.  What does not lie in a lane as it lies in
 * memory is loaded from a slot where it does. */
static void
emit_gather(vm_builder *b, const pop_ins *i, uint32_t handler)
{
	vm_place p = POP_FN(vm_place_of)(b, i);
	int64_t size = (int64_t)pop_dtype_bytes(p.dtype);

	emit(b, (vm_draft){.handler = handler,
			.a = p.stream,
			.sa = (int32_t)(p.stride / size),
			.imm = (uint64_t)pop_ins_most(i)});
	if (size < 4) {
		bool wide = b->vm->wide;
		uint32_t slot;

		if (!b->gathered)
			b->gathered = ++b->vm->nslot;
		slot = b->vm->at_slot + b->gathered - 1;
		emit(b, (vm_draft){.handler = size == 1 ? (wide ? VM_stw_8
								: VM_st_8)
					      : wide    ? VM_stw_16
							: VM_st_16,
				.a = slot});
		emit_load_from(b, p.dtype, slot, 0);
	}
	b->heavy += handler == VM_look_few ? 0 : 2;
}

static bool
spreads_64(unsigned cls)
{
	return cls != POP_CLASS_F && cls != POP_CLASS_I;
}

/* Of register r. */
static void
emit_scalar(vm_builder *b, uint32_t r)
{
	const vm_node *n = &b->node[r];
	uint32_t h = spreads_64(b->code[r].cls) ? VM_ld_k64 : VM_ld_k32;

	if (n->narrow)
		h = b->vm->small == 8 ? VM_ld_o_k : VM_ld_h_k;
	emit(b, (vm_draft){.handler = h, .a = n->ptr});
}

/* The op of the coordinates of points. */
static uint32_t
index_handler(const vm_builder *b)
{
	return b->vm->small == 8    ? VM_index_o
	       : b->vm->small == 16 ? VM_index_h
	       : b->vm->wide        ? VM_index_w
				    : VM_index;
}

/* Brings register r into the accumulator. */
static void
emit_get(vm_builder *b, uint32_t r)
{
	const vm_node *n = &b->node[r];

	if (b->acc == (int64_t)r)
		return;
	if (n->kind == VM_LEAF_K)
		emit_scalar(b, r);
	else if (n->kind == VM_LEAF_M)
		emit(b, (vm_draft){
				.handler = VM_ld, .a = n->ptr, .sa = n->step});
	else
		emit(b, (vm_draft){.handler = VM_ld, .a = slot_ptr(b, r)});
	b->acc = r;
}

static void
emit_source(vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	bool reads_scalar = i->op == POP_INS_IMM ||
			    (i->op == POP_INS_SLOAD && !b->vm->columns) ||
			    (i->op == POP_INS_INDEX && b->node[r].uniform);

	if (reads_scalar)
		emit_scalar(b, r);
	else if (i->op == POP_INS_INDEX)
		emit_plain(b, index_handler(b), i->imm);
	else
		emit_load(b, i);
}

/* ---- Sinks. */

/* From stages to memory: of store x, and of y that alternates with it. */
static void
emit_pairs(vm_builder *b, const pop_ins *x, const pop_ins *y)
{
	const pop_view *view = b->spec->step->view;
	vm_place p, q;

	if (view[x->imm].base > view[y->imm].base) {
		emit_pairs(b, y, x);
		return;
	}
	p = POP_FN(vm_place_of)(b, x);
	q = POP_FN(vm_place_of)(b, y);
	emit(b, (vm_draft){
			.handler = by_size(VM_pairs1, pop_dtype_bytes(p.dtype)),
			.a = p.stream,
			.b = b->vm->at_stage + p.stream,
			.imm = b->vm->at_stage + q.stream});
}

/* Stores the accumulator, which some types change. */
static void
emit_store(vm_builder *b, const pop_ins *i, const vm_node *n)
{
	vm_place p = POP_FN(vm_place_of)(b, i);
	size_t bytes = pop_dtype_bytes(p.dtype);
	bool wide = b->vm->wide, near = p.stride == (int64_t)bytes;
	uint32_t stage = b->vm->at_stage + p.stream;
	vm_draft d = {.handler = wide ? mover[p.dtype].store_wide
				      : mover[p.dtype].store};

	if (p.way != POP_VM_RUN) {
		emit_rows(b, VM_st_apart, p.stream);
		return;
	}
	if (b->vm->small)
		d.handler = small_mover[b->vm->small == 16][p.dtype].store;
	d.a = near ? p.stream : stage;
	d.sa = near ? (int32_t)p.stride : 0;
	emit_low_bits(b, p.dtype);
	if (is_small_float(p.dtype)) {
		emit_code(b, p.dtype, true);
		d.handler = wide ? VM_stw_8 : VM_st_8;
	}
	emit(b, d);
	if (n->joined)
		emit_pairs(b, &b->code[n->joined], i);
	else if (!near && !n->joins)
		emit(b, (vm_draft){.handler = by_size(VM_scatter1, bytes),
				.a = p.stream,
				.b = stage,
				.imm = (uint64_t)p.stride});
}

static uint32_t
reduce_handler(const vm_builder *b, const pop_ins *i)
{
	static const uint16_t of[2][POP_CLASS_B + 1][9] = {
		{[POP_CLASS_F] = {VM_r_f_add, VM_r_f_mul, VM_r_f_max,
			 VM_r_f_min},
			[POP_CLASS_I] = {VM_r_i_add, VM_r_i_mul, VM_r_i_max,
				VM_r_i_min, VM_r_i_maxu, VM_r_i_minu, VM_r_and,
				VM_r_or, VM_r_xor},
			[POP_CLASS_B] = {[6] = VM_r_and, VM_r_or, VM_r_xor}},
		{[POP_CLASS_F] = {VM_rw_f_add, VM_rw_f_mul, VM_rw_f_max,
			 VM_rw_f_min},
			[POP_CLASS_D] = {VM_rw_d_add, VM_rw_d_mul, VM_rw_d_max,
				VM_rw_d_min},
			[POP_CLASS_I] = {VM_rw_i_add, VM_rw_i_mul, VM_rw_i_max,
				VM_rw_i_min, VM_rw_i_maxu, VM_rw_i_minu,
				VM_rw_and, VM_rw_or, VM_rw_xor},
			[POP_CLASS_L] = {VM_rw_l_add, VM_rw_l_mul, VM_rw_l_max,
				VM_rw_l_min, VM_rw_l_maxu, VM_rw_l_minu,
				VM_rw_and, VM_rw_or, VM_rw_xor},
			[POP_CLASS_B] = {[6] = VM_rw_and, VM_rw_or, VM_rw_xor}},
	};

	return of[b->vm->wide][i->cls][i->op - POP_INS_RADD];
}

/* The element that does not change the others. */
static uint64_t
neutral_of(const pop_ins *i)
{
	static const uint64_t of[9][POP_CLASS_B + 1] = {
		{0},
		{0, 0x3f800000, 0x3ff0000000000000, 1, 1, 0},
		{0, 0xff800000, 0xfff0000000000000, 0x80000000,
			0x8000000000000000, 0},
		{0, 0x7f800000, 0x7ff0000000000000, 0x7fffffff,
			0x7fffffffffffffff, 0},
		{0},
		{0, 0, 0, 0xffffffff, UINT64_MAX, 0},
		{0, 0, 0, 0xffffffff, UINT64_MAX, UINT64_MAX},
		{0},
		{0},
	};

	return of[i->op - POP_INS_RADD][i->cls];
}

/* The handler that leaves its result in memory; VM_NONE: there is none. */
static uint32_t
into_form(const pop_ins *i)
{
	static const struct {
		uint32_t form, into;
	} of[] = {
		{VM_f_add, VM_f_add_into},
		{VM_f_mul, VM_f_mul_into},
		{VM_d_add, VM_d_add_into},
		{VM_d_mul, VM_d_mul_into},
		{VM_i_add, VM_i_add_into},
		{VM_l_add, VM_l_add_into},
		{VM_o_add, VM_o_add_into},
		{VM_h_add, VM_h_add_into},
		{VM_and32, VM_and_into},
		{VM_and64, VM_and_into},
		{VM_or32, VM_or_into},
		{VM_or64, VM_or_into},
		{VM_xor32, VM_xor_into},
		{VM_xor64, VM_xor_into},
	};
	uint32_t form = vm_nargs(i) == 2 ? POP_FN(vm_first_form)(i->op, i->cls)
					 : VM_NONE;

	for (size_t k = 0; k < sizeof(of) / sizeof(of[0]); k++)
		if (of[k].form == form)
			return of[k].into;
	return VM_NONE;
}

/* The operation that brings a value into its column. */
static pop_ins
column_op(const pop_ins *i)
{
	static const uint8_t op_of[] = {POP_INS_ADD, POP_INS_MUL, POP_INS_MAX,
		POP_INS_MIN, POP_INS_MAXU, POP_INS_MINU, POP_INS_AND,
		POP_INS_OR, POP_INS_XOR};

	return (pop_ins){.op = op_of[i->op - POP_INS_RADD], .cls = i->cls};
}

/* The handler that does so in the column itself, or VM_NONE. */
static uint32_t
column_into(const vm_builder *b, const pop_ins *i)
{
	pop_ins op = column_op(i);

	return POP_FN(vm_is_direct)(b, POP_FN(vm_place_of)(b, i).dtype)
		       ? into_form(&op)
		       : VM_NONE;
}

/* column = column op accumulator; which is the left one does not show. */
static void
emit_column(vm_builder *b, const pop_ins *i)
{
	pop_ins of = column_op(i);
	pop_ins store = {.op = POP_INS_SSTORE, .cls = i->cls, .imm = i->imm};
	vm_place p = POP_FN(vm_place_of)(b, i);
	vm_draft op = {.a = p.stream, .sa = (int32_t)p.stride};

	op.handler = column_into(b, i);
	if (op.handler != VM_NONE) {
		emit(b, op);
		return;
	}
	op.handler = POP_FN(vm_first_form)(of.op, of.cls);
	if (!POP_FN(vm_is_direct)(b, p.dtype)) {
		op.a = b->vm->at_slot + b->vm->nslot++;
		op.sa = 0;
		emit(b, (vm_draft){.handler = VM_st, .a = op.a});
		emit_load_from(b, p.dtype, p.stream, (int32_t)p.stride);
	}
	emit(b, op);
	emit_store(b, &store, &(vm_node){0});
}

static void
emit_reduce(vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	vm_reduce *d = &b->reduce[b->node[r].ptr];

	d->neutral = neutral_of(i);
	d->fold = POP_FN(vm_fold_of)(reduce_handler(b, i));
	if (b->vm->columns)
		emit_column(b, i);
	else
		emit(b, (vm_draft){.handler = reduce_handler(b, i),
				.a = b->vm->at_reduce + b->node[r].ptr,
				.imm = d->neutral});
}

/* Is the accumulator the same after the sink? */
static bool
leaves_acc(const vm_builder *b, const pop_ins *i)
{
	pop_dtype d;

	if (i->op == POP_INS_SSTORE && !b->vm->columns)
		return true;
	if (i->op >= POP_INS_RADD && i->op <= POP_INS_RXOR)
		return !b->vm->columns || column_into(b, i) != VM_NONE;
	d = POP_FN(vm_place_of)(b, i).dtype;
	return !is_small_float(d) &&
	       (!pop_dtype_is_int(d) || pop_dtype_info_of[d].bits >= 8);
}

static void
emit_sink(vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];

	emit_get(b, i->a);
	if (i->op == POP_INS_STORE || i->op == POP_INS_TSTORE ||
		(i->op == POP_INS_SSTORE && b->vm->columns))
		emit_store(b, i, &b->node[r]);
	else if (i->op != POP_INS_SSTORE)
		emit_reduce(b, r);
	else
		emit(b, (vm_draft){.handler = i->cls == POP_CLASS_B ? VM_sst_b
								    : VM_sst,
				.a = b->vm->at_scalar + (uint32_t)i->imm});
	release(b, i->a);
	if (!leaves_acc(b, i))
		b->acc = -1;
}

/* ---- Values. */

static const uint16_t *
operand(const pop_ins *i, unsigned k)
{
	return k == 0 ? &i->a : k == 1 ? &i->b : &i->c;
}

/* The operand that register `held` in the accumulator can be; -1: none. */
static int
place_in_acc(const vm_builder *b, const pop_ins *i, int64_t held)
{
	for (unsigned k = 0; k < vm_nargs(i); k++)
		if (*operand(i, k) == held &&
			POP_FN(vm_choose)(b, i, k).handler != VM_NONE)
			return (int)k;
	return -1;
}

/* The operand to load if the accumulator holds none: rather not a scalar,
 * which costs nothing as the other operand. */
static int
place_to_load(const vm_builder *b, const pop_ins *i)
{
	int best = -1;

	for (unsigned k = 0; k < vm_nargs(i); k++) {
		const vm_node *n = &b->node[*operand(i, k)];

		if (POP_FN(vm_choose)(b, i, k).handler == VM_NONE)
			continue;
		if (best < 0 || n->kind != VM_LEAF_K) {
			best = (int)k;
			if (n->kind != VM_LEAF_K)
				break;
		}
	}
	return best;
}

static bool
is_square(const pop_ins *i)
{
	return i->op == POP_INS_MUL && i->a == i->b &&
	       (i->cls == POP_CLASS_F || i->cls == POP_CLASS_D);
}

/* Saves the accumulator if instruction i would lose it too early. */
static void
save_if_needed(vm_builder *b, const pop_ins *i, int place)
{
	const vm_node *n;
	bool sink = vm_is_sink(i);
	uint32_t here = place < 0 ? 0 : is_square(i) ? 2 : 1;

	if (b->acc < 0)
		return;
	n = &b->node[b->acc];
	if (n->kind != VM_VALUE || n->slot || (n->left == 0 && !n->prologue))
		return;
	if (sink && place >= 0 && leaves_acc(b, i))
		return;
	if (n->left > here || n->prologue)
		save_acc(b);
}

/* Masks of 32-bit comparisons in 64-bit lanes. */
static bool
needs_twice(const vm_builder *b, const pop_ins *i)
{
	return b->vm->wide && i->op >= POP_INS_EQ &&
	       i->op <= POP_INS_IS_FINITE &&
	       (i->cls == POP_CLASS_F || i->cls == POP_CLASS_I);
}

static void
count_cost(vm_builder *b, const pop_ins *i, uint32_t handler)
{
	if (handler >= VM_num1 && handler <= VM_num_precision)
		b->slow++;
	else
		b->light += vm_ins_cost(i) - 1;
}

static vm_draft
draft_of(const vm_builder *b, vm_choice c)
{
	const vm_node *x = &b->node[c.x], *y = &b->node[c.y];
	vm_draft d = {.handler = c.handler, .imm = c.imm};

	d.a = x->slot ? slot_ptr(b, c.x) : x->ptr;
	d.sa = x->slot || x->kind != VM_LEAF_M ? 0 : x->step;
	d.b = y->slot ? slot_ptr(b, c.y) : y->ptr;
	d.sb = y->slot || y->kind != VM_LEAF_M ? 0 : y->step;
	return d;
}

/*
 * The accumulator is one operand, the other is in a slot and not needed any
 * more, and the next instruction wants the accumulator as it is: the result
 * takes that slot.
 */
static bool
emit_into(vm_builder *b, uint32_t r, int place, uint32_t next)
{
	const pop_ins *i = &b->code[r], *n = &b->code[next];
	uint32_t into = place < 0 || vm_is_sink(n) ? VM_NONE : into_form(i);
	uint32_t other;
	vm_node *x;

	if (into == VM_NONE || place_in_acc(b, n, b->acc) < 0)
		return false;
	other = *operand(i, 1 - (unsigned)place);
	x = &b->node[other];
	if (other == b->acc || !x->slot || x->left != 1 || x->prologue ||
		b->node[r].prologue)
		return false;
	emit(b, (vm_draft){.handler = into, .a = slot_ptr(b, other)});
	b->node[r].slot = x->slot;
	x->slot = 0;
	x->left = 0;
	release(b, (uint32_t)b->acc);
	return true;
}

/* What was loaded last, as floats: the load itself converts, if nothing came
 * in between that wants it as it was.  What has a sign and is taken for an
 * unsigned number of 32 bits is another number. */
static bool
converts_load(vm_builder *b, uint32_t handler)
{
	static const uint16_t of[][2] = {
		{VM_ld_i8, VM_ld_f_i8},
		{VM_ld_u8, VM_ld_f_u8},
		{VM_ld_i16, VM_ld_f_i16},
		{VM_ld_u16, VM_ld_f_u16},
	};
	uint32_t *last =
		b->out.n > b->met ? &b->out.op[b->out.n - 1].handler : NULL;

	if (!last || (handler != VM_f_of_i && handler != VM_f_of_u))
		return false;
	for (size_t k = 0; k < sizeof(of) / sizeof(of[0]); k++)
		if (*last == of[k][0] &&
			(handler == VM_f_of_i || *last == VM_ld_u8 ||
				*last == VM_ld_u16)) {
			*last = of[k][1];
			return true;
		}
	return false;
}

static void
release_operands(vm_builder *b, const pop_ins *i)
{
	for (unsigned k = 0; k < vm_nargs(i); k++)
		release(b, *operand(i, k));
}

/* Has its twin brought r along? */
static bool
is_brought(const vm_builder *b, uint32_t r)
{
	return b->node[r].twin && b->node[r].slot;
}

/* r's twin comes along, into a slot. */
static void
bring_twin(vm_builder *b, uint32_t r, vm_draft *d)
{
	const uint32_t twin = b->node[r].twin - 1;

	give_slot(b, twin);
	d->b = slot_ptr(b, twin);
	d->sb = 0;
	d->imm |= (uint64_t)VM_BOTH << 32;
}

static void
emit_handler(vm_builder *b, uint32_t r, vm_choice c)
{
	vm_draft d = draft_of(b, c);

	if (b->node[r].twin)
		bring_twin(b, r, &d);
	emit(b, d);
}

static pop_status
emit_value(vm_builder *b, uint32_t r, int place)
{
	const pop_ins *i = &b->code[r];
	vm_choice c;

	if (place < 0)
		place = place_to_load(b, i);
	if (place < 0)
		return pop_fail(b->err, POP_E_INPUT,
			"fused code: register %u: no kernel for %s of class %u",
			(unsigned)r, pop_ins_info_of[i->op].name, i->cls);
	c = POP_FN(vm_choose)(b, i, (unsigned)place);
	emit_get(b, *operand(i, (unsigned)place));
	if (i->op == POP_INS_TO_L && i->cls == POP_CLASS_F)
		emit_plain(b, VM_d_of_f, 0);
	if (is_square(i))
		emit_plain(b, i->cls == POP_CLASS_F ? VM_f_sq : VM_d_sq, 0);
	else if (i->op == POP_INS_GATHER)
		emit_gather(b, i, c.handler);
	else if (c.handler != VM_end && !converts_load(b, c.handler))
		emit_handler(b, r, c);
	if (needs_twice(b, i))
		emit_plain(b, VM_twice, 0);
	count_cost(b, i, c.handler);
	release_operands(b, i);
	b->acc = r;
	return POP_OK;
}

/* ---- Choices: what is computed before them lies in slots. */

/* A jump of the choice, which is remembered until it is known where to. */
static void
emit_jump(vm_builder *b, uint32_t choice, uint32_t handler)
{
	const vm_node *p = &b->node[b->code[choice].a];

	emit(b, (vm_draft){.handler = handler,
			.a = p->slot ? slot_ptr(b, b->code[choice].a)
				     : p->ptr});
	b->node[choice].ptr = b->out.n - 1;
	b->acc = -1;
}

/* The jump goes to what is emitted next. */
static void
land(vm_builder *b, uint32_t jump)
{
	b->out.op[jump].imm = b->out.n - jump;
	b->met = b->out.n;
}

static void
emit_side(vm_builder *b, uint32_t r)
{
	emit_get(b, r);
	release(b, r);
}

static void
emit_place(vm_builder *b, vm_item at)
{
	const pop_ins *i = &b->code[at.r];
	uint32_t jump = b->node[at.r].ptr;

	if (at.what == VM_ITEM_IF) {
		save_if_needed(b, i, -1);
		emit_jump(b, at.r, VM_unless);
	} else if (at.what == VM_ITEM_ELSE) {
		emit_side(b, i->b);
		emit_jump(b, at.r, VM_jump);
		land(b, jump);
	} else {
		emit_side(b, i->c);
		land(b, jump);
		release(b, i->a);
		b->acc = at.r;
	}
}

/* `next` is what comes then. */
static pop_status
emit_item(vm_builder *b, uint32_t r, const vm_item *next)
{
	const pop_ins *i = &b->code[r];
	int place = -1;

	if (is_brought(b, r)) {
		release_operands(b, i);
		return POP_OK;
	}
	if (b->acc >= 0 && b->node[r].kind == VM_SINK)
		place = i->a == b->acc ? 0 : -1;
	else if (b->acc >= 0)
		place = place_in_acc(b, i, b->acc);
	if (b->node[r].kind == VM_VALUE && next->what == VM_ITEM_PLAIN &&
		emit_into(b, r, place, next->r))
		return POP_OK;
	save_if_needed(b, i, place);
	if (b->node[r].kind == VM_SINK) {
		emit_sink(b, r);
		return POP_OK;
	}
	if (vm_nargs(i) > 0)
		return emit_value(b, r, place);
	emit_source(b, r);
	b->acc = r;
	return POP_OK;
}

pop_status
POP_FN(vm_emit)(vm_builder *b)
{
	for (uint32_t k = 0; k < b->norder; k++) {
		vm_item at = b->order[k];

		if (at.what != VM_ITEM_PLAIN)
			emit_place(b, at);
		else
			POP_TRY(emit_item(b, at.r,
				&b->order[k + 1 < b->norder ? k + 1 : k]));
	}
	if (b->acc >= 0 && b->node[b->acc].prologue && !b->node[b->acc].slot)
		save_acc(b);
	put(b, (vm_draft){.handler = VM_end});
	return POP_OK;
}
