/*
 * Unrolling of short counted loops: the body is copied once per turn.
 *
 * Worth it where a turn is small, for the turns then fuse with each other and
 * what depends on the counter folds (the rounds of a counter-based random
 * generator are a loop of five turns).  Bounded by turns and by ops made.
 */

#include "lib/pass/pass.h"

#include "lib/num/convert.h"

enum {
	MAX_TURNS = 8,
	MAX_BODY_OPS = 96,
};

static bool
constant_int(const pop_value *v, int64_t *out)
{
	const pop_dense *d = pop_value_splat(v);

	if (!d || v->type->rank || !pop_dtype_is_int((pop_dtype)d->type.dtype))
		return false;
	*out = (int64_t)pop_load_int((pop_dtype)d->type.dtype, d->data);
	return d->type.dtype != POP_DT_U64 || *out >= 0;
}

bool
pop_while_step(const pop_op *loop, uint32_t i, int64_t *step)
{
	const pop_block *body = loop->region[1];
	const pop_value *next = body->last->arg[i], *carry = body->arg[i];
	const pop_op *op = next->def;

	if (!op)
		return false;
	if (op->code == POP_OP_SUBTRACT && op->arg[0] == carry &&
		constant_int(op->arg[1], step))
		return !__builtin_sub_overflow(0, *step, step);
	if (op->code != POP_OP_ADD)
		return false;
	if (op->arg[0] == carry)
		return constant_int(op->arg[1], step);
	return op->arg[1] == carry && constant_int(op->arg[0], step);
}

static int64_t
turns(int64_t from, int64_t step, int64_t to, int64_t direction)
{
	/* Far from the ends of any integer type, so nothing wraps. */
	const int64_t far = 1 << 24;

	if (step <= 0 || step > far || from < 0 || from > far || to > far)
		return -1;
	if (direction == 4) /* LE */
		to++;
	else if (direction != 5) /* LT */
		return -1;
	return from >= to ? 0 : (to - from + step - 1) / step;
}

int64_t
pop_while_trip(const pop_op *loop, uint32_t *counter)
{
	const pop_block *cond = loop->region[0];
	const pop_value *p = cond->last->narg ? cond->last->arg[0] : NULL;
	int64_t from, step, to;
	uint32_t i;

	if (!p || !p->def || p->def->code != POP_OP_COMPARE ||
		p->def->block != cond)
		return -1;
	if (p->def->arg[0]->def || p->def->arg[0]->block != cond)
		return -1;
	i = p->def->arg[0]->index;
	if (!constant_int(p->def->arg[1], &to) ||
		!constant_int(loop->arg[i], &from) ||
		!pop_while_step(loop, i, &step))
		return -1;
	/* Narrow counters could wrap before they get there. */
	if (pop_dtype_bytes((pop_dtype)loop->arg[i]->type->dtype) < 4)
		return -1;
	*counter = i;
	return turns(
		from, step, to, pop_attr_int(p->def, POP_ATTR_DIRECTION, 0));
}

static uint64_t
count_ops(const pop_block *b)
{
	uint64_t n = 0;

	POP_FOR_EACH_OP(op, b) {
		n++;
		for (uint32_t i = 0; i < op->nregion; i++)
			n += count_ops(op->region[i]);
	}
	return n;
}

void
pop_while_expand(pop_graph *g, pop_op *loop, int64_t n)
{
	pop_block *body = loop->region[1];
	pop_value **carry = POP_NEWN(g->arena, pop_value *, loop->narg);

	pop_block_clear_aux(body);
	for (uint32_t i = 0; i < loop->narg; i++)
		carry[i] = loop->arg[i];
	for (int64_t turn = 0; turn < n; turn++) {
		for (uint32_t i = 0; i < loop->narg; i++)
			body->arg[i]->aux = carry[i];
		POP_FOR_EACH_OP(op, body) {
			if (op != body->last)
				pop_op_insert_before(loop, pop_op_clone(g, op));
		}
		for (uint32_t i = 0; i < loop->narg; i++) {
			pop_value *v = pop_value_final(body->last->arg[i]);

			carry[i] = v->aux ? v->aux : v;
		}
	}
	for (uint32_t i = 0; i < loop->narg; i++)
		pop_value_replace(g, &loop->res[i], carry[i]);
	pop_op_unlink(loop);
}

static void
walk(pop_graph *g, pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		uint32_t counter;
		int64_t n;

		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			walk(g, op->region[i]);
		if (op->code != POP_OP_WHILE || pop_op_has_effect(op))
			continue;
		n = pop_while_trip(op, &counter);
		if (n < 0 || n > MAX_TURNS ||
			count_ops(op->region[1]) > MAX_BODY_OPS)
			continue;
		pop_while_expand(g, op, n);
	}
}

pop_status
pop_pass_unroll(pop_graph *g, pop_err *err)
{
	(void)err;
	if (!pop_graph_may_have(g, POP_OP_WHILE))
		return POP_OK;
	/* Clones map operands by aux: none may be left from before. */
	pop_graph_clear_aux(g);
	walk(g, g->main->body);
	pop_graph_resolve(g);
	return POP_OK;
}
