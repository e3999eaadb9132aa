/*
 * Early reads: what reads a value comes before the op that may put its result
 * in the value's place, if it does not need that result.
 *
 * An update reads nearly all of its operand only to write it again.  It is done
 * in place if nothing needs the operand any more; so the ops that do, and do
 * not wait for the update, are brought before it.  That is in vain if the
 * operand is needed later all the same: then nothing moves.
 */

#include "lib/pass/pass.h"

/* Ops behind an update that are looked at, and operands of these. */
enum { AHEAD = 256, OPERANDS = 4096 };

/* Bits of op->mark. */
enum { SEEN = 1, WAITS = 2, EARLY = 4 };

typedef struct update {
	pop_op *op, *end; /* the first behind it that was not looked at */
	const pop_value *over;
	uint32_t left; /* of OPERANDS */
	bool later;    /* it is needed later all the same */
} update;

/* The value whose memory v may be. */
static const pop_value *
memory_of(const pop_value *v)
{
	while (v->def && v->def->code == POP_OP_RESHAPE)
		v = v->def->arg[0];
	return v;
}

static bool
overwrites(const pop_op *op)
{
	return op->code == POP_OP_SCATTER ||
	       op->code == POP_OP_DYNAMIC_UPDATE_SLICE;
}

/* What operands say of the op: the marks of its kind. */
static int
look_at(update *u, const pop_op *op)
{
	int marks = 0;

	for (uint32_t i = 0; i < op->narg && u->left; i++, u->left--) {
		const pop_op *def = op->arg[i]->def;

		if (def && def->block == u->op->block)
			marks |= def->mark & WAITS;
		if (memory_of(op->arg[i]) == u->over)
			marks |= EARLY;
	}
	for (uint32_t i = 0; i < pop_op_nested(op) && u->left; i++)
		POP_FOR_EACH_OP(inner, op->region[i])
			marks |= look_at(u, inner);
	return marks;
}

/* Marks what waits for the update, and what reads the value and need not. */
static bool
find_readers(update *u)
{
	const pop_op *last = u->op->block->last;
	bool any = false;
	uint32_t n = 0;

	u->op->mark = SEEN | WAITS;
	for (pop_op *op = u->end; op && !u->later; op = u->end) {
		int marks = look_at(u, op);
		bool stays = op == last || pop_op_has_effect(op);

		if (stays)
			marks |= WAITS;
		u->later = ++n > AHEAD || !u->left ||
			   (marks & EARLY && (marks & WAITS || overwrites(op)));
		op->mark = SEEN | marks;
		u->end = op->next;
		any |= marks & EARLY;
	}
	return any && !u->later;
}

static void
mark_needed(const pop_block *b, const pop_op *op)
{
	for (uint32_t i = 0; i < op->narg; i++) {
		pop_op *def = op->arg[i]->def;

		if (def && def->block == b && def->mark & SEEN)
			def->mark |= EARLY;
	}
	for (uint32_t i = 0; i < pop_op_nested(op); i++)
		POP_FOR_EACH_OP(inner, op->region[i])
			mark_needed(b, inner);
}

/* What the readers need comes along. */
static void
bring(update *u)
{
	pop_block *b = u->op->block;
	pop_op *next = u->end ? u->end->prev : b->last;

	for (pop_op *op = next; op != u->op; op = op->prev)
		if (op->mark & EARLY)
			mark_needed(b, op);
	for (pop_op *op = u->op->next; op != u->end; op = next) {
		next = op->next;
		if (!(op->mark & EARLY))
			continue;
		pop_op_unlink(op);
		op->mark = 0;
		pop_op_insert_before(u->op, op);
	}
}

static void
early_in(pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		op->mark = 0;
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			early_in(op->region[i]);
	}
	POP_FOR_EACH_OP_REV(op, b) {
		update u = {.op = op, .end = op->next, .left = OPERANDS};

		if (!overwrites(op))
			continue;
		u.over = memory_of(op->arg[0]);
		if (find_readers(&u))
			bring(&u);
		for (pop_op *x = op; x != u.end; x = x->next)
			x->mark = 0;
	}
}

pop_status
pop_pass_early(pop_graph *g, pop_err *err)
{
	(void)err;
	if (!pop_graph_may_have(g, POP_OP_SCATTER) &&
		!pop_graph_may_have(g, POP_OP_DYNAMIC_UPDATE_SLICE))
		return POP_OK;
	g->marked = true;
	for (uint32_t i = 0; i < g->nfunc; i++)
		early_in(g->func[i]->body);
	return POP_OK;
}
