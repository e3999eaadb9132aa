/*
 * Inlining: every call becomes a copy of the function it calls.
 *
 * Functions are finished callee first (a depth-first walk of the call graph,
 * which the verifier found to be without cycles), so each body is copied in
 * its final form and no call is expanded twice.  Afterwards the entry is the
 * only function.
 */

#include "lib/pass/pass.h"

/* More than this is more than any graph in use has after inlining. */
enum { MAX_INLINED_OPS = POP_LIMIT_INLINED_OPS };

struct inliner {
	pop_graph *g;
	int64_t nops;
	pop_err *err;
};

/* Values of func->mark. */
enum { UNSEEN, DONE };

static pop_status inline_func(struct inliner *in, pop_func *f, unsigned depth);

/* Copies the callee's ops before `call` and replaces the call's results. */
static pop_status
splice(struct inliner *in, pop_op *call, const pop_func *callee)
{
	for (uint32_t i = 0; i < call->narg; i++)
		callee->body->arg[i]->aux = pop_value_final(call->arg[i]);
	in->nops += (int64_t)pop_func_count_ops(callee);
	if (in->nops > MAX_INLINED_OPS)
		return pop_op_fail(in->g, call, in->err,
			"calls expand to more than %d ops",
			(int)MAX_INLINED_OPS);
	POP_FOR_EACH_OP(op, callee->body) {
		if (op != callee->body->last) {
			pop_op_insert_before(call, pop_op_clone(in->g, op));
			continue;
		}
		for (uint32_t i = 0; i < op->narg; i++) {
			pop_value *v = pop_value_final(op->arg[i]);

			pop_value_replace(
				in->g, &call->res[i], v->aux ? v->aux : v);
		}
	}
	pop_op_unlink(call);
	return POP_OK;
}

static pop_status
inline_block(struct inliner *in, pop_block *b, unsigned depth)
{
	POP_FOR_EACH_OP(op, b) {
		pop_func *callee;

		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < op->nregion; i++)
			POP_TRY(inline_block(in, op->region[i], depth));
		if (op->code != POP_OP_CALL)
			continue;
		callee = pop_call_target(in->g, op);
		POP_TRY(inline_func(in, callee, depth + 1));
		POP_TRY(splice(in, op, callee));
	}
	return POP_OK;
}

static pop_status
inline_func(struct inliner *in, pop_func *f, unsigned depth)
{
	char place[POP_LOC_TEXT];

	if (f->mark == DONE)
		return POP_OK;
	if (depth > POP_LIMIT_CALL_DEPTH)
		return pop_fail(in->err, POP_E_INPUT,
			"%s%s @%.*s: calls are nested deeper than %d",
			in->g->file, pop_loc_print(place, f->loc),
			POP_STR_ARG(f->name), POP_LIMIT_CALL_DEPTH);
	POP_TRY(inline_block(in, f->body, depth));
	f->mark = DONE;
	return POP_OK;
}

pop_status
pop_pass_inline(pop_graph *g, pop_err *err)
{
	struct inliner in = {.g = g, .err = err};

	pop_graph_clear_aux(g);
	for (uint32_t i = 0; i < g->nfunc; i++)
		g->func[i]->mark = UNSEEN;
	if (pop_graph_may_have(g, POP_OP_CALL))
		POP_TRY(inline_func(&in, g->main, 0));
	g->func[0] = g->main;
	g->nfunc = 1;
	pop_graph_clear_aux(g);
	pop_graph_resolve(g);
	return POP_OK;
}
