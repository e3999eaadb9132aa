/*
 * Choices by a truth value that is the same for all points of a run: what only
 * one side of such a SELECT needs is computed only where that side is chosen.
 *
 * The sides are the arms of the choice, which nest.  Code is walked from its
 * end, so that all uses of a value are known when it is reached: it belongs to
 * the innermost arm that all of them are in.
 */

#include "lib/kernel/isa/vm_build.h"

enum {
	MOST_CHOICES = 32, /* of a stage */
	MOST_DEPTH = 8,    /* of arms in each other */
	/* Arms that cost less than the jumps around them, and what has to be
	 * saved and loaded again, are computed both; where rows could be run
	 * several at once, this is lost, too. */
	LEAST_COST = 2,
	LEAST_COST_OF_ROWS = 64,
	UNSEEN = UINT16_MAX,
};

/* The register that side `side` of a choice is, 1 or 2. */
static uint16_t
side_of(const pop_ins *choice, unsigned side)
{
	return side == 1 ? choice->b : choice->c;
}

static bool
is_choice(const vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	const vm_node *n = &b->node[r];

	return i->op == POP_INS_SELECT && n->live && !n->uniform &&
	       b->node[i->a].uniform && i->b != i->c;
}

/* Most code has none, and is done with here. */
static bool
has_choices(const vm_builder *b)
{
	for (uint32_t r = 0; r < b->ncode; r++)
		if (is_choice(b, r))
			return true;
	return false;
}

static bool
may_choose(const vm_builder *b, uint32_t r)
{
	const vm_node *n = &b->node[r];

	return is_choice(b, r) && b->narm + 2 <= 1 + 2 * MOST_CHOICES &&
	       b->arm[n->arm].depth < MOST_DEPTH;
}

/* The innermost arm that both are in. */
static uint16_t
meet(const vm_builder *b, uint16_t x, uint16_t y)
{
	if (x == UNSEEN || y == UNSEEN)
		return x == UNSEEN ? y : x;
	while (x != y) {
		const vm_arm *p = &b->arm[x], *q = &b->arm[y];

		if (p->depth >= q->depth)
			x = p->parent;
		else
			y = q->parent;
	}
	return x;
}

static uint16_t
open_arm(vm_builder *b, uint16_t parent)
{
	b->arm[b->narm] = (vm_arm){
		.parent = parent, .depth = (uint8_t)(b->arm[parent].depth + 1)};
	return b->narm++;
}

static void
open_choice(vm_builder *b, uint32_t r)
{
	vm_node *n = &b->node[r];

	if (!may_choose(b, r))
		return;
	n->arms = open_arm(b, n->arm);
	open_arm(b, n->arm);
}

/* Gives the operands of r, which uses them, to arms. */
static void
give_operands(vm_builder *b, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	const uint16_t arg[3] = {i->a, i->b, i->c};
	const vm_node *n = &b->node[r];

	for (unsigned k = 0; k < vm_nargs(i); k++) {
		vm_node *x = &b->node[arg[k]];
		uint16_t by =
			n->arms && k > 0 ? (uint16_t)(n->arms + k - 1) : n->arm;

		x->arm = meet(b, x->arm, by);
	}
}

static void
find_arms(vm_builder *b)
{
	for (uint32_t r = 0; r < b->ncode; r++)
		b->node[r].arm = UNSEEN;
	for (uint32_t r = b->ncode; r-- > 0;) {
		vm_node *n = &b->node[r];

		if (!n->live)
			continue;
		if (vm_is_sink(&b->code[r]))
			n->arm = 0;
		open_choice(b, r);
		give_operands(b, r);
	}
}

/* What is in an arm costs those around it, too. */
static void
count_costs(vm_builder *b)
{
	for (uint32_t r = 0; r < b->ncode; r++) {
		const vm_node *n = &b->node[r];

		if (n->live && n->kind == VM_VALUE && !n->uniform)
			b->arm[n->arm].cost += vm_ins_cost(&b->code[r]);
	}
	for (uint16_t a = b->narm; a-- > 1;)
		b->arm[b->arm[a].parent].cost += b->arm[a].cost;
}

/* Arms come behind those they are in. */
static void
close_cheap(vm_builder *b)
{
	const int64_t least =
		b->spec->flags & POP_VM_ROWS ? LEAST_COST_OF_ROWS : LEAST_COST;

	for (uint16_t a = 1; a < b->narm; a += 2)
		if (b->arm[a].cost + b->arm[a + 1].cost < least)
			b->arm[a].closed = b->arm[a + 1].closed = true;
}

static uint16_t
open_around(const vm_builder *b, uint16_t arm)
{
	while (b->arm[arm].closed)
		arm = b->arm[arm].parent;
	return arm;
}

static void
leave_closed(vm_builder *b)
{
	for (uint16_t a = 1; a < b->narm; a++)
		b->arm[a].parent = open_around(b, b->arm[a].parent);
	for (uint32_t r = 0; r < b->ncode; r++) {
		vm_node *n = &b->node[r];

		if (!n->live)
			continue;
		n->arm = open_around(b, n->arm);
		if (n->arms && b->arm[n->arms].closed)
			n->arms = 0;
	}
}

/* Both parts of a complex function are computed at once where both are wanted,
 * not where only one is. */
static void
part_twins(vm_builder *b)
{
	for (uint32_t r = 0; r < b->ncode; r++) {
		vm_node *n = &b->node[r];
		vm_node *twin = n->twin ? &b->node[n->twin - 1] : n;

		if (twin->arm != n->arm)
			twin->twin = n->twin = 0;
	}
}

void
POP_FN(vm_find_arms)(vm_builder *b)
{
	if (b->vm->once || !has_choices(b))
		return;
	b->arm = POP_NEWN(b->arena, vm_arm, 1 + 2 * MOST_CHOICES);
	b->narm = 1;
	find_arms(b);
	count_costs(b);
	close_cheap(b);
	leave_closed(b);
	part_twins(b);
}

/* Is the value in the arm, or in one within it? */
static bool
is_within(const vm_builder *b, uint32_t r, uint16_t arm)
{
	uint16_t a = b->node[r].arm;

	while (b->arm[a].depth > b->arm[arm].depth)
		a = b->arm[a].parent;
	return a == arm;
}

static void
mark(vm_builder *b, unsigned what, uint32_t choice)
{
	b->order[b->norder++] = (vm_item){choice, (uint8_t)what};
}

/* Values outside of the arm that are read within it, each before all of it.
 * `stack` holds values of the arm whose operands are looked at. */
static void
order_around(vm_builder *b, uint32_t *stack, uint32_t root, uint16_t arm)
{
	uint32_t depth = 0;

	stack[depth++] = root;
	while (depth > 0) {
		uint32_t r = stack[--depth];
		const pop_ins *i = &b->code[r];
		const uint16_t arg[3] = {i->a, i->b, i->c};

		if (b->node[r].kind != VM_VALUE || b->node[r].ordered)
			continue;
		if (!is_within(b, r, arm)) {
			POP_FN(vm_order)(b, stack + depth, r);
			continue;
		}
		if (b->node[r].looked == arm)
			continue;
		b->node[r].looked = arm;
		for (unsigned k = 0; k < vm_nargs(i); k++)
			stack[depth++] = arg[k];
	}
}

static void
order_side(vm_builder *b, uint32_t *stack, uint32_t r)
{
	if (b->node[r].kind == VM_VALUE)
		POP_FN(vm_order)(b, stack, r);
}

void
POP_FN(vm_order_choice)(vm_builder *b, uint32_t *stack, uint32_t r)
{
	const pop_ins *i = &b->code[r];
	const uint16_t arms = b->node[r].arms;

	for (unsigned side = 1; side <= 2; side++)
		order_around(b, stack, side_of(i, side),
			(uint16_t)(arms + side - 1));
	mark(b, VM_ITEM_IF, r);
	order_side(b, stack, i->b);
	mark(b, VM_ITEM_ELSE, r);
	order_side(b, stack, i->c);
	mark(b, VM_ITEM_END, r);
}
