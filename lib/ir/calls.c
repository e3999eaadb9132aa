/*
 * The call graph, callees first: one depth-first walk with a stack of its own,
 * at most POP_LIMIT_CALL_DEPTH frames.  On the way back up each function gets
 * the number of ops it holds once its calls are inlined; sums saturate, so
 * that sixty functions that call twice cost sixty additions.
 */

#include <string.h>

#include "lib/ir/ir_int.h"

enum { WHITE, OPEN, DONE };

typedef struct frame {
	pop_func *func;
	pop_walk walk;
	pop_op *op; /* where the walk stands */
} frame;

static uint64_t
sum(uint64_t a, uint64_t b)
{
	return a + b < a ? UINT64_MAX : a + b;
}

/* How much of a name goes into a message. */
static int
shown(pop_str name)
{
	return name.len < 100 ? (int)name.len : 100;
}

static pop_status
too_deep(const pop_graph *g, const pop_op *op, pop_err *err)
{
	return pop_op_fail(g, op, err,
		"call: got a chain of more than %d functions, expected at most "
		"%d",
		POP_LIMIT_CALL_DEPTH, POP_LIMIT_CALL_DEPTH);
}

/* Adds the op, and for a call what the callee amounts to. */
static pop_status
count(const pop_graph *g, pop_call_info *info, const pop_op *op, pop_err *err)
{
	uint64_t refs = (uint64_t)op->narg + op->nres;

	info->ops = sum(info->ops, 1);
	for (uint32_t i = 0; i < op->nregion; i++)
		if (op->region[i])
			refs = sum(refs, op->region[i]->narg);
	info->refs = sum(info->refs, refs);
	if (op->code == POP_OP_CALL) {
		const pop_call_info *callee = pop_call_target(g, op)->aux;

		info->ops = sum(info->ops, callee->ops);
		info->refs = sum(info->refs, callee->refs);
		if (info->depth < callee->depth + 1)
			info->depth = callee->depth + 1;
		if (info->depth > POP_LIMIT_CALL_DEPTH)
			return too_deep(g, op, err);
	}
	return POP_OK;
}

static void
open_func(frame *f, pop_func *func)
{
	func->mark = OPEN;
	f->func = func;
	f->op = pop_walk_first(&f->walk, func->body);
}

/* What the call at the top of the stack asks for: the callee to visit first,
 * or NULL. */
static pop_status
callee_of(const pop_graph *g, const pop_op *op, pop_func **out, pop_err *err)
{
	pop_str name = pop_attr_text(op, POP_ATTR_CALLEE);
	int len = shown(name);

	*out = NULL;
	if (op->code != POP_OP_CALL)
		return POP_OK;
	*out = pop_call_target(g, op);
	if (!*out)
		return pop_op_fail(g, op, err,
			"callee: got @%.*s, expected a function of this graph",
			len, name.ptr);
	if ((*out)->mark == OPEN)
		return pop_op_fail(g, op, err,
			"callee: got @%.*s, which calls itself, expected no "
			"recursion",
			len, name.ptr);
	if ((*out)->mark == DONE)
		*out = NULL;
	return POP_OK;
}

static void
close_func(pop_call_info *all, uint32_t *n, pop_func *func)
{
	pop_call_info *info = func->aux;

	info->refs = sum(info->refs, func->body->narg);
	func->mark = DONE;
	all[*n] = *info;
	func->aux = &all[*n];
	++*n;
}

static pop_status
visit(const pop_graph *g, pop_func *root, frame **stack, pop_arena *scratch,
	pop_call_info *all, uint32_t *n, pop_err *err)
{
	uint32_t depth = 1;

	open_func(stack[0], root);
	while (depth) {
		frame *f = stack[depth - 1];
		pop_func *callee;

		if (!f->op) {
			if (f->walk.too_deep)
				return pop_fail(err, POP_E_INPUT,
					"%s: @%.*s: regions nest deeper than "
					"%d, expected at most that",
					g->file, shown(f->func->name),
					f->func->name.ptr,
					POP_LIMIT_REGION_DEPTH);
			close_func(all, n, f->func);
			depth--;
			continue;
		}
		POP_TRY(callee_of(g, f->op, &callee, err));
		if (!callee) {
			POP_TRY(count(g, f->func->aux, f->op, err));
			f->op = pop_walk_next(&f->walk);
			continue;
		}
		if (depth == POP_LIMIT_CALL_DEPTH)
			return too_deep(g, f->op, err);
		if (!stack[depth])
			stack[depth] = POP_NEW(scratch, frame);
		open_func(stack[depth++], callee);
	}
	return POP_OK;
}

pop_status
pop_calls_order(const pop_graph *g, pop_arena *scratch, pop_call_info **out,
	pop_err *err)
{
	pop_call_info *tmp = POP_NEWN(scratch, pop_call_info, g->nfunc);
	frame **stack = POP_NEWN(scratch, frame *, POP_LIMIT_CALL_DEPTH);
	uint32_t n = 0;

	*out = POP_NEWN(scratch, pop_call_info, g->nfunc);
	stack[0] = POP_NEW(scratch, frame);
	for (uint32_t i = 0; i < g->nfunc; i++) {
		g->func[i]->mark = WHITE;
		g->func[i]->aux = &tmp[i];
		tmp[i].func = g->func[i];
		tmp[i].depth = 1;
	}
	for (uint32_t i = 0; i < g->nfunc; i++)
		if (g->func[i]->mark == WHITE)
			POP_TRY(visit(
				g, g->func[i], stack, scratch, *out, &n, err));
	return POP_OK;
}
