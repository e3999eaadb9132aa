/*
 * Canonical order: the ops of each block in the order in which a depth-first
 * walk from what the block returns, operands first and left to right, finishes
 * them; ops with side effects come in their given order, each after what it
 * needs.
 *
 * So the order in which a front-end printed independent ops, which the key does
 * not see, does not reach the program either; and what nothing needs is
 * dropped.  The walk has a stack of its own.
 */

#include "lib/pass/pass.h"

#include "lib/ir/prefetch.h"

struct frame {
	pop_op *op;
	uint32_t next; /* operand to visit */
	pop_value **need;
	uint32_t nneed;
};

struct sorter {
	pop_arena *scratch;
	pop_block *b;
	struct frame *stack;
	uint32_t depth, cap;
	pop_op *first, *last; /* ops in the new order, by next */
};

/* Frames whose ops are asked for before they are finished. */
enum { AHEAD = 8 };

/* Values of op->mark. */
enum { WAITING, OPEN, PLACED };

static uint32_t
count_captures(const pop_op *op)
{
	uint32_t n = op->narg;

	for (uint32_t i = 0; i < pop_op_nested(op); i++)
		POP_FOR_EACH_OP(inner, op->region[i])
			n += count_captures(inner);
	return n;
}

static pop_value **
list_captures(const pop_op *op, pop_value **to)
{
	for (uint32_t i = 0; i < op->narg; i++)
		*to++ = op->arg[i];
	for (uint32_t i = 0; i < pop_op_nested(op); i++)
		POP_FOR_EACH_OP(inner, op->region[i])
			to = list_captures(inner, to);
	return to;
}

static void
push(struct sorter *s, pop_op *op)
{
	struct frame *f;

	if (s->depth == s->cap) {
		size_t had = s->cap * sizeof(*f);

		s->cap = s->cap ? s->cap * 2 : 8;
		s->stack = pop_arena_grow(
			s->scratch, s->stack, had, s->cap * sizeof(*f));
	}
	f = &s->stack[s->depth++];
	*f = (struct frame){.op = op, .need = op->arg, .nneed = op->narg};
	if (pop_op_nested(op)) {
		f->nneed = count_captures(op);
		f->need = POP_NEWN(s->scratch, pop_value *, f->nneed);
		list_captures(op, f->need);
	}
	op->mark = OPEN;
}

static void
finish(struct sorter *s, pop_op *op)
{
	op->mark = PLACED;
	op->prev = s->last;
	op->next = NULL;
	if (s->last)
		s->last->next = op;
	else
		s->first = op;
	s->last = op;
}

static void
place(struct sorter *s, pop_op *root)
{
	if (root->mark != WAITING)
		return;
	push(s, root);
	while (s->depth) {
		struct frame *f = &s->stack[s->depth - 1];
		pop_op *op = f->op, *def;

		if (f->next == f->nneed) {
			s->depth--;
			if (s->depth >= AHEAD)
				__builtin_prefetch(
					&s->stack[s->depth - AHEAD].op->mark,
					1);
			finish(s, op);
			continue;
		}
		def = f->need[f->next++]->def;
		if (def && def->block == s->b && def->mark == WAITING) {
			pop_op_prefetch(op, def);
			push(s, def);
		}
	}
}

static void
sort_block(pop_arena *scratch, pop_block *b, bool effects)
{
	struct sorter s = {.scratch = scratch, .b = b};
	pop_op *end = b->last, **effect;
	uint32_t n = 0, k = 0;

	POP_FOR_EACH_OP(op, b) {
		pop_op_prefetch(op, op->next);
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			sort_block(scratch, op->region[i], effects);
		op->mark = WAITING;
		n += effects && op != end && pop_op_has_effect(op);
	}
	effect = POP_NEWN(scratch, pop_op *, n);
	for (pop_op *op = b->first; k < n; op = op->next)
		if (op != end && pop_op_has_effect(op))
			effect[k++] = op;
	for (uint32_t i = 0; i < n; i++)
		place(&s, effect[i]);
	place(&s, end);
	b->first = s.first;
	b->last = s.last;
}

static pop_status
sort(pop_graph *g, pop_arena *scratch, pop_err *err)
{
	bool effects = pop_graph_may_have_effect(g);

	(void)err;
	for (uint32_t i = 0; i < g->nfunc; i++)
		sort_block(scratch, g->func[i]->body, effects);
	return POP_OK;
}

pop_status
pop_pass_order(pop_graph *g, pop_err *err)
{
	g->marked = true;
	return pop_pass_scratch(g, sort, err);
}
