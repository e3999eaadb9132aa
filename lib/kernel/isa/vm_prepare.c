/*
 * From the SSA code of a stage to threaded code: what each register is, and
 * the order in which values are computed.
 *
 * A register is a leaf if others can read it where it already lies (streams
 * of whole lanes, immediates, row scalars, broadcast elements).  The others
 * are values.  Each sink is preceded by what it needs, operands that take
 * more slots first, so that the last one is still in the accumulator when the
 * instruction comes.  Values that are the same for all points of a run go to
 * a prologue.
 *
 * A store may overwrite what a load of the same memory still has to give:
 * such loads are values, computed before the store.
 */

#include "lib/base/checked.h"
#include "lib/kernel/isa/vm_build.h"

/* ---- What the step says. */

static bool
is_reduce(const pop_ins *i)
{
	return i->op >= POP_INS_RADD && i->op <= POP_INS_RXOR;
}

vm_place
POP_FN(vm_place_of)(const vm_builder *b, const pop_ins *i)
{
	const pop_vm_spec *s = b->spec;
	vm_place p = {0};
	int64_t stride = 1;

	if (pop_ins_has_view(i)) {
		const pop_view *v = &s->step->view[pop_ins_view(i)];

		p.stream = pop_ins_view(i);
		p.dtype = (pop_dtype)v->dtype;
		p.way = s->rows ? s->rows->way[p.stream] : POP_VM_RUN;
		stride = s->inner < 0 || (s->flags & POP_VM_ONCE)
				 ? 0
				 : v->stride[s->inner];
		/* A run that stores to one place has one point. */
		if (i->op == POP_INS_STORE && stride == 0)
			stride = 1;
	} else {
		p.stream = (uint32_t)i->imm;
		p.stream += i->op == POP_INS_TLOAD || i->op == POP_INS_TSTORE
				    ? b->vm->at_temp
				    : b->vm->at_column;
		p.dtype = pop_class_dtype((pop_class)i->cls);
	}
	p.stride = stride * (int64_t)pop_dtype_bytes(p.dtype);
	return p;
}

static bool
is_word(pop_dtype d, bool wide)
{
	return wide ? d == POP_DT_F64 || d == POP_DT_I64 || d == POP_DT_U64
		    : d == POP_DT_F32 || d == POP_DT_I32 || d == POP_DT_U32;
}

bool
POP_FN(vm_is_direct)(const vm_builder *b, pop_dtype d)
{
	if (b->vm->small == 8)
		return d == POP_DT_I8 || d == POP_DT_U8;
	if (b->vm->small == 16)
		return d == POP_DT_I16 || d == POP_DT_U16 || d == POP_DT_F16 ||
		       d == POP_DT_BF16;
	return is_word(d, b->vm->wide);
}

bool
POP_FN(pop_buffers_meet)(const pop_program *p, uint32_t x, uint32_t y)
{
	const pop_buffer *a = &p->buffer[x], *b = &p->buffer[y];

	if (x == y)
		return true;
	/* The caller may bind a donated argument and a result together. */
	if (a->where == POP_WHERE_ARG || b->where == POP_WHERE_ARG)
		return a->where == b->where;
	if (a->where != b->where)
		return false;
	return a->offset < b->offset + b->bytes &&
	       b->offset < a->offset + a->bytes;
}

/* May the sink overwrite what the load reads? */
static bool
overwrites(const vm_builder *b, const pop_ins *sink, const pop_ins *load)
{
	const pop_step *s = b->spec->step;

	if (sink->op == POP_INS_STORE && load->op == POP_INS_LOAD)
		return POP_FN(pop_buffers_meet)(b->spec->program,
			s->view[sink->imm].buffer, s->view[load->imm].buffer);
	if (sink->imm != load->imm)
		return false;
	return (sink->op == POP_INS_TSTORE && load->op == POP_INS_TLOAD) ||
	       (sink->op == POP_INS_SSTORE && load->op == POP_INS_SLOAD);
}

/* ---- Rotations. */

static uint32_t
shift_bits(const pop_ins *i)
{
	return i->cls == POP_CLASS_I ? 32 : 64;
}

/* Is register k the width less the register by? */
static bool
is_rest_of(const vm_builder *b, uint16_t k, uint16_t by, uint32_t bits)
{
	const pop_ins *i = &b->code[k], *j = &b->code[by];

	if (i->op == POP_INS_IMM && j->op == POP_INS_IMM)
		return (uint32_t)i->imm + (uint32_t)j->imm == bits &&
		       (uint32_t)j->imm <= bits;
	return i->op == POP_INS_SUB && i->b == by &&
	       b->code[i->a].op == POP_INS_IMM &&
	       (uint32_t)b->code[i->a].imm == bits;
}

/* x << k | x >> (width - k), also as a sum or exclusive or. */
static void
find_rotation(vm_builder *b, pop_ins *i)
{
	const pop_ins *l = &b->code[i->a], *r = &b->code[i->b];
	uint32_t bits = shift_bits(i);

	if ((i->op != POP_INS_OR && i->op != POP_INS_XOR &&
		    i->op != POP_INS_ADD) ||
		(i->cls != POP_CLASS_I && i->cls != POP_CLASS_L))
		return;
	if (l->op == POP_INS_SHR) {
		const pop_ins *t = l;

		l = r;
		r = t;
	}
	if (l->op != POP_INS_SHL || r->op != POP_INS_SHR || l->a != r->a ||
		l->imm != bits || r->imm != bits ||
		!is_rest_of(b, r->b, l->b, bits))
		return;
	/* By 0 or the width one half is all of x, and + is not |. */
	if (i->op != POP_INS_OR &&
		(b->code[l->b].op != POP_INS_IMM ||
			(uint32_t)b->code[l->b].imm % bits == 0))
		return;
	*i = (pop_ins){.op = VM_INS_ROTL,
		.cls = i->cls,
		.a = l->a,
		.b = l->b,
		.imm = bits};
}

static void
find_rotations(vm_builder *b)
{
	for (uint32_t r = 0; r < b->ncode; r++)
		find_rotation(b, &b->code[r]);
}

/* ---- Differences of products. */

/* One value for all points of a run, without any op? */
static bool
is_spread(const vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];

	return i->op == POP_INS_IMM ||
	       (i->op == POP_INS_SLOAD && !b->vm->columns) ||
	       (i->op == POP_INS_LOAD && POP_FN(vm_place_of)(b, i).stride == 0);
}

/* Operands that are loaded or spread: what neither waits in a slot nor is
 * computed before. */
static unsigned
leaves_of(const vm_builder *b, const pop_ins *product)
{
	return (vm_nargs(&b->code[product->a]) == 0) +
	       (vm_nargs(&b->code[product->b]) == 0);
}

/* A product that only difference i uses?  Not one of two spread values, which
 * is computed once. */
static bool
is_product_of(
	const vm_builder *b, const pop_ins *i, uint16_t r, const uint16_t *used)
{
	const pop_ins *p = &b->code[r];

	return p->op == POP_INS_MUL && p->cls == i->cls && used[r] == 1 &&
	       !(is_spread(b, p->a) && is_spread(b, p->b));
}

/* A product and a difference are one op, of two products with that which is
 * nearer to memory. */
static void
find_difference(const vm_builder *b, pop_ins *i, const uint16_t *used)
{
	const uint16_t from = i->a, less = i->b;
	bool first, second;
	const pop_ins *p;

	if (i->op != POP_INS_SUB ||
		(i->cls != POP_CLASS_F && i->cls != POP_CLASS_D))
		return;
	first = is_product_of(b, i, from, used);
	second = is_product_of(b, i, less, used);
	if (first && second)
		first = leaves_of(b, &b->code[from]) >
			leaves_of(b, &b->code[less]);
	if (!first && !second)
		return;
	p = &b->code[first ? from : less];
	i->op = first ? VM_INS_MULSUB : VM_INS_SUBMUL;
	i->c = first ? less : from;
	i->a = p->a;
	i->b = p->b;
}

static void
find_differences(vm_builder *b)
{
	uint16_t *used = POP_NEWN(b->arena, uint16_t, b->ncode + 1);

	for (uint32_t r = 0; r < b->ncode; r++) {
		const pop_ins *i = &b->code[r];
		const uint16_t arg[3] = {i->a, i->b, i->c};

		for (unsigned k = 0; k < vm_nargs(i); k++)
			used[arg[k]]++;
	}
	for (uint32_t r = 0; r < b->ncode; r++)
		find_difference(b, &b->code[r], used);
}

/* Does running a point again give the same?  Not where a sink changes what
 * is loaded, nor with reductions. */
static bool
is_repeatable(const vm_builder *b)
{
	for (uint32_t s = 0; s < b->ncode; s++) {
		const pop_ins *i = &b->code[s];

		if (!vm_is_sink(i))
			continue;
		if (i->op != POP_INS_STORE && i->op != POP_INS_TSTORE)
			return false;
		for (uint32_t r = 0; r < b->ncode; r++)
			if (vm_nargs(&b->code[r]) == 0 &&
				overwrites(b, i, &b->code[r]))
				return false;
	}
	return true;
}

/* Are all sinks stores of runs of memory?  Points then depend on nothing that
 * others store. */
static bool
is_deferrable(const vm_builder *b)
{
	for (uint32_t s = 0; s < b->ncode; s++) {
		const pop_ins *i = &b->code[s];
		vm_place p;

		if (!vm_is_sink(i))
			continue;
		if (i->op != POP_INS_STORE && i->op != POP_INS_TSTORE)
			return false;
		p = POP_FN(vm_place_of)(b, i);
		if (p.way != POP_VM_RUN ||
			p.stride != (int64_t)pop_dtype_bytes(p.dtype))
			return false;
	}
	return !b->vm->columns;
}

/* ---- Two ops on bits, or on small lanes, as one, when it is known what is
 * live. */

/* An op of that kind whose result only i uses?  Not one of two spread values,
 * which is computed once. */
static bool
is_pair(const vm_builder *b, const pop_ins *i, uint16_t r, uint32_t op)
{
	const pop_ins *p = &b->code[r];

	return p->op == op && p->cls == i->cls && b->node[r].left == 1 &&
	       !(is_spread(b, p->a) && is_spread(b, p->b));
}

/* i becomes `own` of the operands of its own one that is such an op; of two,
 * of the one nearer to memory. */
static bool
join_pair(vm_builder *b, pop_ins *i, uint32_t op, uint32_t own)
{
	bool first = is_pair(b, i, i->a, op), second = is_pair(b, i, i->b, op);
	uint16_t pair;

	if (first && second)
		first = leaves_of(b, &b->code[i->a]) >
			leaves_of(b, &b->code[i->b]);
	if (!first && !second)
		return false;
	pair = first ? i->a : i->b;
	i->c = first ? i->b : i->a;
	i->op = (uint8_t)own;
	i->a = b->code[pair].a;
	i->b = b->code[pair].b;
	b->node[pair].left = 0;
	b->node[pair].live = false;
	return true;
}

/* An ANDXOR takes in the NOT of operand k, which others may use, too. */
static bool
take_complement(vm_builder *b, pop_ins *i, unsigned k)
{
	const uint16_t r = k ? i->b : i->a, other = k ? i->a : i->b;
	const uint16_t of = b->code[r].a;
	vm_node *not = &b->node[r];

	if (b->code[r].op != POP_INS_NOT || b->code[r].cls != i->cls ||
		is_spread(b, of) || is_spread(b, other) || is_spread(b, i->c))
		return false;
	not ->left--;
	not ->live = not ->left > 0;
	b->node[of].left += not ->live;
	i->op = VM_INS_BICXOR;
	i->a = of;
	i->b = other;
	return true;
}

static void
find_pairs_of_bits(vm_builder *b)
{
	for (uint32_t r = 0; r < b->ncode; r++) {
		pop_ins *i = &b->code[r];

		if (!b->node[r].live)
			continue;
		if (i->op == POP_INS_OR)
			(void)join_pair(b, i, POP_INS_AND, VM_INS_ANDOR);
		else if (i->op == POP_INS_ADD && i->cls > POP_CLASS_B)
			(void)join_pair(b, i, POP_INS_MUL, POP_INS_MULADD);
		else if (i->op != POP_INS_XOR)
			continue;
		else if (!join_pair(b, i, POP_INS_AND, VM_INS_ANDXOR))
			(void)join_pair(b, i, POP_INS_XOR, VM_INS_XORXOR);
		else if (!take_complement(b, i, 0))
			(void)take_complement(b, i, 1);
	}
}

/* ---- Both parts of a complex function. */

/* Not the modulus of a logarithm, which has a handler of its own. */
static bool
is_part(const pop_ins *i)
{
	return (i->op == POP_INS_COMPLEX_RE || i->op == POP_INS_COMPLEX_IM) &&
	       i->imm != POP_CFN_LOG;
}

static bool
are_twins(const pop_ins *i, const pop_ins *j)
{
	return is_part(j) && i->op != j->op && i->cls == j->cls &&
	       i->a == j->a && i->b == j->b && i->imm == j->imm;
}

/* The first of them that is emitted computes both.  They are made one after the
 * other, or nearly so. */
static void
find_twins(vm_builder *b)
{
	enum { NEAR = 16 };

	for (uint32_t r = 0; r < b->ncode; r++) {
		const uint32_t end = r + NEAR < b->ncode ? r + NEAR : b->ncode;
		uint32_t s = r + 1;

		if (!b->node[r].live || !is_part(&b->code[r]))
			continue;
		while (s < end && !(b->node[s].live &&
					  are_twins(&b->code[r], &b->code[s])))
			s++;
		if (s >= end || b->node[r].twin || b->node[s].twin)
			continue;
		b->node[r].twin = 1 + s;
		b->node[s].twin = 1 + r;
	}
}

/* ---- Registers. */

static void
use_operands(vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	const uint16_t arg[3] = {i->a, i->b, i->c};

	for (unsigned k = 0; k < vm_nargs(i); k++) {
		vm_node *n = &b->node[arg[k]];

		n->live = true;
		n->left++;
		if (n->last < b->node[r].last)
			n->last = b->node[r].last;
	}
}

static void
find_live(vm_builder *b)
{
	for (uint32_t r = b->ncode; r-- > 0;) {
		vm_node *n = &b->node[r];

		if (vm_is_sink(&b->code[r])) {
			n->live = true;
			n->last = r;
		}
		if (n->live)
			use_operands(b, r);
	}
}

static void
find_width(vm_builder *b)
{
	for (uint32_t r = 0; r < b->ncode; r++) {
		const pop_ins *i = &b->code[r];
		unsigned res = vm_is_own(i) ? i->cls : pop_ins_result(i);

		if (b->node[r].live &&
			(i->cls == POP_CLASS_D || i->cls == POP_CLASS_L ||
				res == POP_CLASS_D || res == POP_CLASS_L))
			b->vm->wide = true;
	}
}

/* Is the value of load r still needed when a later store has overwritten
 * it? */
static bool
is_endangered(const vm_builder *b, uint32_t r)
{
	for (uint32_t s = r + 1; s < b->ncode; s++)
		if (vm_is_sink(&b->code[s]) && b->node[r].last > s &&
			overwrites(b, &b->code[s], &b->code[r]))
			return true;
	return false;
}

static bool
is_roomy(const vm_builder *b, uint32_t stream)
{
	if (b->vm->small)
		return false;
	if (stream >= b->vm->at_temp)
		return b->spec->flags & POP_VM_ROOMY;
	return b->spec->roomy && b->spec->roomy[stream];
}

static void
add_stream(vm_builder *b, vm_place p, bool store)
{
	vm_stream *s = &b->stream[p.stream];

	s->ptr = p.stream;
	s->bytes = (uint32_t)pop_dtype_bytes(p.dtype);
	s->roomy = is_roomy(b, p.stream);
	if (p.way == POP_VM_RUN && p.stride == (int64_t)s->bytes) {
		s->load |= !store;
		s->store |= store;
	}
}

static void
classify_load(vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	vm_node *n = &b->node[r];
	vm_place p = POP_FN(vm_place_of)(b, i);
	bool word = is_word(p.dtype, false) || is_word(p.dtype, true);

	n->ptr = p.stream;
	n->step = (int32_t)p.stride;
	add_stream(b, p, false);
	if (is_endangered(b, r) || p.way != POP_VM_RUN)
		return;
	n->uniform = p.stride == 0;
	n->narrow = p.stride == 0 && b->vm->small &&
		    POP_FN(vm_is_direct)(b, p.dtype);
	if (p.stride == 0 && (word || n->narrow))
		n->kind = VM_LEAF_K;
	else if (p.stride == (int64_t)pop_dtype_bytes(p.dtype) &&
		 POP_FN(vm_is_direct)(b, p.dtype))
		n->kind = VM_LEAF_M;
}

static void
classify_imm(vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	vm_node *n = &b->node[r];
	uint64_t v = i->imm;

	if (i->cls == POP_CLASS_B)
		v = v ? UINT64_MAX : 0;
	n->kind = VM_LEAF_K;
	n->uniform = true;
	n->ptr = b->vm->at_pool + b->vm->npool;
	b->pool[b->vm->npool++] = v;
}

static void
classify_reduce(vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	vm_place p = POP_FN(vm_place_of)(b, i);

	b->node[r].ptr = b->vm->nreduce++;
	b->reduce[b->node[r].ptr] = (vm_reduce){.scalar = (uint32_t)i->imm,
		.cls = i->cls,
		.sum = i->op == POP_INS_RADD &&
		       (i->cls == POP_CLASS_F || i->cls == POP_CLASS_D)};
	b->vm->sums |= b->reduce[b->node[r].ptr].sum;
	if (b->vm->columns) {
		add_stream(b, p, false);
		add_stream(b, p, true);
	}
}

static void
classify_source(vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	vm_node *n = &b->node[r];
	bool once = b->spec->flags & POP_VM_ONCE;

	switch (i->op) {
	case POP_INS_IMM:
		classify_imm(b, r);
		return;
	case POP_INS_INDEX:
		if (!once && b->spec->inner == (int)i->imm)
			return;
		n->kind = VM_LEAF_K;
		n->uniform = true;
		n->narrow = b->vm->small;
		n->ptr = b->vm->at_index + (uint32_t)i->imm;
		b->vm->indexed = true;
		return;
	case POP_INS_SLOAD:
		if (b->vm->columns) {
			classify_load(b, r);
			return;
		}
		n->ptr = b->vm->at_scalar + (uint32_t)i->imm;
		if (is_endangered(b, r))
			return;
		n->kind = VM_LEAF_K;
		n->uniform = true;
		return;
	default:
		classify_load(b, r);
	}
}

/* Do handlers of small lanes spread a number of as many bits as a lane has? */
static bool
spreads_lane(const pop_ins *i)
{
	return i->cls > POP_CLASS_B && i->op != POP_INS_AND &&
	       i->op != POP_INS_OR && i->op != POP_INS_XOR &&
	       (i->op == POP_INS_MULADD || !vm_is_own(i));
}

static void
classify_value(vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	const uint16_t arg[3] = {i->a, i->b, i->c};
	unsigned n = vm_nargs(i);
	bool uniform = true;

	for (unsigned k = 0; k < n; k++)
		uniform = uniform && b->node[arg[k]].uniform;
	if (i->op == POP_INS_GATHER)
		uniform = uniform && POP_FN(vm_place_of)(b, i).stride == 0;
	b->node[r].uniform = uniform;
	for (unsigned k = 0; n > 1 && k < n && !spreads_lane(i); k++)
		if (b->node[arg[k]].narrow)
			b->node[arg[k]].kind = VM_VALUE;
	/* A scalar that this instruction can only read as a vector. */
	for (unsigned k = 2; n == 2 && k-- > 0;) {
		vm_node *x = &b->node[arg[k]], *y = &b->node[arg[1 - k]];

		if (x->kind == VM_LEAF_K && !POP_FN(vm_takes_scalar)(i, k) &&
			(k == 1 || y->kind != VM_LEAF_K))
			x->kind = VM_VALUE;
	}
}

static void
classify(vm_builder *b)
{
	for (uint32_t r = 0; r < b->ncode; r++) {
		const pop_ins *i = &b->code[r];

		if (!b->node[r].live)
			continue;
		if (vm_is_sink(i)) {
			b->node[r].kind = VM_SINK;
			if (is_reduce(i))
				classify_reduce(b, r);
			else if (i->op != POP_INS_SSTORE || b->vm->columns)
				add_stream(b, POP_FN(vm_place_of)(b, i), true);
		} else if (vm_nargs(i) == 0) {
			classify_source(b, r);
		} else {
			classify_value(b, r);
		}
	}
}

/* ---- Order. */

static uint32_t
need_of(const vm_builder *b, uint32_t r)
{
	const vm_node *n = &b->node[r];

	return n->kind == VM_VALUE && !n->ordered ? n->need : 0;
}

/* Slots that a subtree takes, as for an expression with one register. */
static void
find_needs(vm_builder *b)
{
	for (uint32_t r = 0; r < b->ncode; r++) {
		const pop_ins *i = &b->code[r];
		const uint16_t arg[3] = {i->a, i->b, i->c};
		uint32_t need = 1;

		if (!b->node[r].live || b->node[r].kind != VM_VALUE)
			continue;
		for (unsigned k = 0; k < vm_nargs(i); k++) {
			uint32_t m = need_of(b, arg[k]);

			need = m == need ? m + 1 : m > need ? m : need;
		}
		b->node[r].need = need;
	}
}

/* The operand of r to compute next: the one that needs most. */
static int64_t
next_operand(const vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	const uint16_t arg[3] = {i->a, i->b, i->c};
	int64_t best = -1;
	uint32_t most = 0;

	for (unsigned k = 0; k < vm_nargs(i); k++) {
		const vm_node *n = &b->node[arg[k]];

		if (n->kind == VM_VALUE && !n->ordered && n->need > most) {
			best = arg[k];
			most = n->need;
		}
	}
	return best;
}

static void
order_one(vm_builder *b, uint32_t *stack, uint32_t r)
{
	if (b->node[r].arms)
		POP_FN(vm_order_choice)(b, stack, r);
	else
		b->order[b->norder++] = (vm_item){r, VM_ITEM_PLAIN};
	b->node[r].ordered = true;
}

void
POP_FN(vm_order)(vm_builder *b, uint32_t *stack, uint32_t r)
{
	uint32_t depth = 0;

	if (b->node[r].ordered)
		return;
	stack[depth++] = r;
	while (depth > 0) {
		uint32_t top = stack[depth - 1];
		int64_t next = b->node[top].arms ? -1 : next_operand(b, top);

		if (next >= 0) {
			stack[depth++] = (uint32_t)next;
			continue;
		}
		order_one(b, stack + depth, top);
		depth--;
	}
}

static void
order_endangered(vm_builder *b, uint32_t *stack, uint32_t sink)
{
	for (uint32_t r = 0; r < sink; r++) {
		const vm_node *n = &b->node[r];

		if (n->live && n->kind == VM_VALUE && n->last > sink &&
			vm_nargs(&b->code[r]) == 0 &&
			overwrites(b, &b->code[sink], &b->code[r]))
			POP_FN(vm_order)(b, stack, r);
	}
}

static void
order_all(vm_builder *b, uint32_t *stack)
{
	for (uint32_t r = 0; r < b->ncode; r++)
		if (b->node[r].kind == VM_SINK && b->node[r].live) {
			order_endangered(b, stack, r);
			POP_FN(vm_order)(b, stack, r);
		}
}

/* ---- Pairs: two stores that alternate in memory are one. */

/* Does element j of y follow element j of x, and after it element j + 1 of
 * x? */
static bool
alternate(const vm_builder *b, const pop_ins *x, const pop_ins *y)
{
	const pop_step *s = b->spec->step;
	const pop_view *v, *w;
	vm_place p;

	if (x->op != POP_INS_STORE || y->op != POP_INS_STORE)
		return false;
	v = &s->view[x->imm];
	w = &s->view[y->imm];
	p = POP_FN(vm_place_of)(b, x);
	for (int d = 0; d < s->ndim; d++)
		if (v->stride[d] != w->stride[d])
			return false;
	return v->buffer == w->buffer && v->dtype == w->dtype &&
	       w->base == v->base + 1 && !v->ndyn && !w->ndyn &&
	       p.stride == 2 * (int64_t)pop_dtype_bytes(p.dtype);
}

/* Is any of what sink x changes read while it waits, from order[k] to before
 * order[end]? */
static bool
is_read_between(const vm_builder *b, uint32_t x, uint32_t k, uint32_t end)
{
	for (uint32_t r = 0; r < b->ncode; r++)
		if (b->node[r].live && vm_nargs(&b->code[r]) == 0 &&
			b->node[r].kind != VM_VALUE &&
			overwrites(b, &b->code[x], &b->code[r]))
			return true;
	for (; k < end; k++) {
		const pop_ins *i = &b->code[b->order[k].r];

		if (vm_nargs(i) == 0 && overwrites(b, &b->code[x], i))
			return true;
	}
	return false;
}

static void
join(vm_builder *b, uint32_t from, uint32_t to)
{
	uint32_t x = b->order[from].r, y = b->order[to].r;

	if ((alternate(b, &b->code[x], &b->code[y]) ||
		    alternate(b, &b->code[y], &b->code[x])) &&
		!is_read_between(b, x, from, to)) {
		b->node[x].joins = y;
		b->node[y].joined = x;
	}
}

static void
find_pairs(vm_builder *b)
{
	int64_t before = -1;

	for (uint32_t k = 0; k < b->norder; k++) {
		uint32_t r = b->order[k].r;

		if (b->node[r].kind != VM_SINK)
			continue;
		if (before >= 0 && !b->node[b->order[before].r].joined)
			join(b, (uint32_t)before, k);
		before = k;
	}
}

/* Is r computed, and the same for all points of a run? */
static bool
is_uniform_value(const vm_node *n)
{
	return n->live && n->uniform && n->kind == VM_VALUE;
}

/* Elements of which an op makes a number for all lanes, in each of the few
 * tiles of a row, unless the prologue needs them. */
static void
mark_anew(vm_builder *b)
{
	const pop_vm_spec *s = b->spec;

	if (b->vm->wide || s->inner < 0 ||
		s->step->extent[s->inner] > 2 * POP_VM_TILE)
		return;
	for (uint32_t r = 0; r < b->ncode; r++)
		b->node[r].anew = is_uniform_value(&b->node[r]) &&
				  b->code[r].op == POP_INS_LOAD;
	for (uint32_t r = 0; r < b->ncode; r++) {
		const pop_ins *i = &b->code[r];
		const uint16_t arg[3] = {i->a, i->b, i->c};

		if (!is_uniform_value(&b->node[r]))
			continue;
		for (unsigned k = 0; k < vm_nargs(i); k++)
			b->node[arg[k]].anew = false;
	}
}

/* Uniform values that others than uniform values read. */
static void
mark_prologue(vm_builder *b)
{
	if (b->spec->flags & POP_VM_ONCE)
		return;
	mark_anew(b);
	for (uint32_t r = 0; r < b->ncode; r++) {
		const pop_ins *i = &b->code[r];
		const uint16_t arg[3] = {i->a, i->b, i->c};

		if (!b->node[r].live || is_uniform_value(&b->node[r]))
			continue;
		for (unsigned k = 0; k < vm_nargs(i); k++) {
			vm_node *x = &b->node[arg[k]];

			if (is_uniform_value(x) && !x->anew)
				x->prologue = true;
		}
	}
}

static void
order_prologue(vm_builder *b, uint32_t *stack)
{
	for (uint32_t r = 0; r < b->ncode; r++)
		if (b->node[r].prologue)
			POP_FN(vm_order)(b, stack, r);
}

/* ---- Assembly. */

static vm_op *
instantiate(vm_builder *b, vm_handler *const *table)
{
	vm_op *op = POP_NEWN(b->arena, vm_op, b->out.n);

	for (uint32_t k = 0; k < b->out.n; k++) {
		const vm_draft *d = &b->out.op[k];

		op[k] = (vm_op){
			table[d->handler], d->a, d->b, d->sa, d->sb, d->imm};
	}
	return op;
}

static bool
is_pooled(const pop_vm *vm, uint32_t ptr)
{
	return ptr >= vm->at_pool && ptr < vm->at_slot;
}

/* An op with nothing but numbers of the pool beside the accumulator does to a
 * vector of each row what it does to vectors of one.  NULL: there is no such
 * code. */
static vm_op *
instantiate_tall(vm_builder *b)
{
	vm_op *op = instantiate(b, POP_FN(vm_handlers_eight));

	for (uint32_t k = 0; k < b->out.n; k++) {
		const vm_draft *d = &b->out.op[k];

		if (is_pooled(b->vm, d->a) && is_pooled(b->vm, d->b))
			continue;
		op[k].run = POP_FN(vm_tall_handler)(d->handler);
		if (!op[k].run)
			return NULL;
	}
	return op;
}

/* The same, but streams are stored to where the frame says.  Of deferrable code
 * all stores to them have such a form. */
static vm_op *
instantiate_some(vm_builder *b, const vm_op *tall)
{
	vm_op *op = POP_NEWN(b->arena, vm_op, b->out.n);

	for (uint32_t k = 0; k < b->out.n; k++) {
		const vm_draft *d = &b->out.op[k];
		vm_handler *some = POP_FN(vm_tall_some)(d->handler);

		op[k] = tall[k];
		if (some && d->a < b->vm->at_scalar)
			op[k].run = some;
	}
	return op;
}

static pop_status
emit_order(vm_builder *b, const vm_op **out)
{
	b->out.n = b->met = 0;
	b->acc = -1;
	POP_TRY(POP_FN(vm_emit)(b));
	out[VM_ONE] = instantiate(b, POP_FN(vm_handlers_one));
	out[VM_FOUR] = instantiate(b, POP_FN(vm_handlers_four));
	out[VM_EIGHT] = instantiate(b, POP_FN(vm_handlers_eight));
	if (b->spec->flags & POP_VM_ROWS)
		out[VM_TALL] = instantiate_tall(b);
	return POP_OK;
}

/* The table of pointers, in sections; slots come last, their number is known
 * at the end. */
static void
lay_out(vm_builder *b)
{
	pop_vm *vm = b->vm;
	const pop_vm_spec *s = b->spec;
	uint32_t nimm = 0, nreduce = 0;

	for (uint32_t r = 0; r < b->ncode; r++) {
		nimm += b->code[r].op == POP_INS_IMM;
		nreduce += is_reduce(&b->code[r]);
	}
	vm->nview = s->step->nview;
	vm->ntemp = s->ntemp;
	vm->nscalar = s->nscalar;
	vm->at_temp = vm->nview;
	vm->at_column = vm->at_temp + vm->ntemp;
	vm->at_scalar = vm->at_column + vm->nscalar;
	vm->at_index = vm->at_scalar + vm->nscalar;
	vm->at_stage = vm->at_index + POP_MAX_DIMS;
	vm->at_reduce = vm->at_stage + vm->at_scalar;
	vm->at_pool = vm->at_reduce + nreduce;
	vm->at_slot = vm->at_pool + nimm;
	b->pool = POP_NEWN(b->arena, uint64_t, nimm);
	b->reduce = POP_NEWN(b->arena, vm_reduce, nreduce);
	b->stream = POP_NEWN(b->arena, vm_stream, vm->at_scalar);
}

/* Bytes of a slot, a stage: eight vectors. */
enum { SLOT_BYTES = 8 * POP_VBYTES };

static size_t
frame_bytes(const pop_vm *vm)
{
	size_t n = sizeof(vm_frame) + vm->nptr * sizeof(unsigned char *);

	n = pop_round_up(n, 64) + vm->nreduce * vm->reduce_bytes;
	n = pop_round_up(n, 64);
	n += (size_t)(vm->at_scalar + vm->nslot) * SLOT_BYTES;
	return n + (vm->code[VM_TALL] ? vm->nptr * sizeof(int64_t) : 0) +
	       (vm->some ? 3 * POP_VBYTES : 0);
}

static void
list_streams(vm_builder *b)
{
	pop_vm *vm = b->vm;
	vm_stream *stored = POP_NEWN(b->arena, vm_stream, vm->at_scalar);
	vm_stream *staged = POP_NEWN(b->arena, vm_stream, vm->at_scalar);

	for (uint32_t k = 0; k < vm->at_scalar; k++) {
		const vm_stream *s = &b->stream[k];

		if (s->store)
			stored[vm->nstored++] = *s;
		if ((s->load || s->store) && !s->roomy)
			staged[vm->nstaged++] = *s;
	}
	vm->stored = stored;
	vm->staged = staged;
}

static uint8_t *
scalar_bytes(const vm_builder *b)
{
	uint8_t *bytes = POP_NEWN(b->arena, uint8_t, b->vm->nscalar);

	for (uint32_t r = 0; r < b->ncode; r++)
		if (b->node[r].live && b->code[r].op == POP_INS_SLOAD)
			bytes[b->code[r].imm] = (uint8_t)pop_class_bytes(
				(pop_class)b->code[r].cls);
	return bytes;
}

static void
finish(vm_builder *b)
{
	pop_vm *vm = b->vm;

	list_streams(b);
	vm->reduce = b->reduce;
	vm->pool = b->pool;
	vm->nptr = vm->at_slot + vm->nslot;
	if (vm->prologue[VM_EIGHT] && !vm->prologue[VM_TALL])
		vm->code[VM_TALL] = NULL;
	vm->tile[VM_ONE] = vm->small  ? POP_VBYTES * 8 / vm->small
			   : vm->wide ? LANES_W
				      : LANES;
	vm->tile[VM_FOUR] = 4 * vm->tile[VM_ONE];
	vm->tile[VM_EIGHT] = 8 * vm->tile[VM_ONE];
	vm->reduce_bytes = (vm->band ? POP_VM_BAND_ROWS : 2) * VM_PARTIAL_BYTES;
	vm->scalar_bytes = scalar_bytes(b);
	vm->bytes = frame_bytes(vm);
	vm->cost = (b->light * 2500 + b->heavy * 30000) / vm->tile[VM_EIGHT] +
		   b->slow * 30000;
}

static void
build_init(vm_builder *b, pop_arena *a, const pop_vm_spec *spec, pop_err *err)
{
	const pop_stage *s = &spec->step->stage[spec->stage];

	b->arena = a;
	b->spec = spec;
	b->ncode = s->ncode;
	b->code = POP_NEWN(a, pop_ins, s->ncode);
	for (uint32_t r = 0; r < s->ncode; r++)
		b->code[r] = s->code[r];
	b->vm = POP_NEW(a, pop_vm);
	b->node = POP_NEWN(a, vm_node, s->ncode);
	b->order = POP_NEWN(a, vm_item, 3 * (size_t)s->ncode);
	b->free_slot = POP_NEWN(a, uint32_t, s->ncode);
	b->err = err;
	b->vm->columns = spec->flags & POP_VM_COLUMNS;
	b->vm->once = spec->flags & POP_VM_ONCE;
	b->vm->band = spec->flags & POP_VM_BAND;
}

/* Does i bring a number to type d, or to one that has the low bits of d? */
static bool
is_brought_to(const pop_ins *i, pop_dtype d)
{
	if (i->op == POP_INS_ROUND)
		return i->cls == POP_CLASS_F && i->imm == d;
	return i->op == POP_INS_WRAP && i->cls == POP_CLASS_I &&
	       pop_dtype_is_int(d) && pop_dtype_info_of[d].bits > 1 &&
	       pop_dtype_info_of[i->imm].bits >= pop_dtype_info_of[d].bits;
}

/* What is stored in the type that it is brought to is brought to it there. */
static void
skip_roundings(vm_builder *b)
{
	for (uint32_t r = 0; r < b->ncode; r++) {
		pop_ins *store = &b->code[r];
		const pop_ins *by;

		if (store->op != POP_INS_STORE)
			continue;
		by = &b->code[store->a];
		if (by->cls == store->cls &&
			is_brought_to(by, POP_FN(vm_place_of)(b, store).dtype))
			store->a = by->a;
	}
}

pop_status
POP_FN(pop_vm_prepare)(
	pop_vm **out, pop_arena *a, const pop_vm_spec *spec, pop_err *err)
{
	vm_builder b = {0};
	uint32_t *stack;

	build_init(&b, a, spec, err);
	stack = POP_NEWN(a, uint32_t, 4 * ((size_t)b.ncode + 1));
	find_rotations(&b);
	lay_out(&b);
	find_differences(&b);
	skip_roundings(&b);
	find_live(&b);
	find_twins(&b);
	find_width(&b);
	POP_FN(vm_to_small)(&b);
	find_pairs_of_bits(&b);
	classify(&b);
	find_needs(&b);
	mark_prologue(&b);
	order_prologue(&b, stack);
	if (b.norder > 0)
		POP_TRY(emit_order(&b, b.vm->prologue));
	b.norder = 0;
	POP_FN(vm_find_arms)(&b);
	order_all(&b, stack);
	find_pairs(&b);
	POP_TRY(emit_order(&b, b.vm->code));
	b.vm->repeatable = is_repeatable(&b);
	b.vm->deferrable = !b.vm->repeatable && is_deferrable(&b);
	if (b.vm->deferrable && b.vm->code[VM_TALL])
		b.vm->some = instantiate_some(&b, b.vm->code[VM_TALL]);
	finish(&b);
	*out = b.vm;
	return POP_OK;
}
