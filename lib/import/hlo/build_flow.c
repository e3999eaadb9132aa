/*
 * Tuples, calls, control flow, and instructions that are nothing here: values
 * are lists of leaves, so tuples only rearrange them.
 */

#include <string.h>

#include "lib/import/hlo/build.h"

/* ---- Values that are there already. */

pop_status
pop_hlo_build_parameter(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	(void)m; /* bound before the body is built */
	(void)b;
	(void)i;
	return POP_OK;
}

/* copy, domain, add-dependency: the first operand. */
pop_status
pop_hlo_build_first(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	(void)b;
	return pop_hlo_set_values(m, i, pop_hlo_leaves(i->operand[0]),
		i->operand[0]->shape->nleaf);
}

pop_status
pop_hlo_build_tuple(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	uint32_t n = pop_hlo_count_leaves(i, 0);
	pop_value **v = POP_NEWN(m->scratch, pop_value *, n);

	(void)b;
	pop_hlo_gather_leaves(i, 0, v);
	return pop_hlo_set_values(m, i, v, n);
}

static pop_status
element(pop_hlo *m, pop_hlo_instr *i, int64_t index)
{
	const pop_hlo_instr *t = i->operand[0];
	const pop_hlo_shape *s = t->shape;
	uint32_t n, from;

	if (!s->is_tuple || index < 0 || index >= s->nelement)
		return pop_hlo_instr_fail(m, i,
			"element %lld of %.*s, which has %u", (long long)index,
			(int)t->name_len, t->name, s->nelement);
	n = s->element[index]->nleaf;
	from = s->first[index];
	return pop_hlo_set_values(m, i, n ? pop_hlo_leaves(t) + from : NULL, n);
}

pop_status
pop_hlo_build_element(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	(void)b;
	return element(m, i, pop_hlo_get_int(i, POP_HLO_KEY_TUPLE_INDEX, 0));
}

/* (copy, source, context): the context is for copy-done alone. */
pop_status
pop_hlo_build_copy_start(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_hlo_shape *s = i->shape;
	unsigned char zero[16] = {0};
	pop_value *v[3];

	if (s->nleaf != 3 || i->operand[0]->shape->nleaf != 1)
		return pop_hlo_instr_fail(m, i,
			"expected an array, and (copy, source, context) as the "
			"shape");
	v[0] = v[1] = i->operand[0]->value.one;
	v[2] = pop_build_constant(b, NULL, pop_hlo_type(s, 2), zero, true);
	return pop_hlo_set_values(m, i, v, 3);
}

pop_status
pop_hlo_build_copy_done(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	(void)b;
	return element(m, i, 0);
}

pop_status
pop_hlo_build_barrier(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_hlo_emit(m, b, i, POP_OP_OPTIMIZATION_BARRIER, 0);
	return POP_OK;
}

/* ---- Calls. */

/* fusion, too: how instructions were grouped means nothing here. */
pop_status
pop_hlo_build_call(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_hlo_comp *c = pop_hlo_called(i, 0);
	pop_func *f;
	pop_op *op;

	if (pop_hlo_part_operand(i, 0) || pop_hlo_has_bounds(c))
		return pop_hlo_inline(m, b, i, c);
	POP_TRY(pop_hlo_func(m, i, c, &f));
	op = pop_hlo_emit(m, b, i, POP_OP_CALL, 0);
	pop_attr_set_text(m->graph, op, POP_ATTR_CALLEE, f->name);
	pop_hlo_use_as(op, f->body);
	return POP_OK;
}

/* What the second instruction of a pair, -start and -done, does not need. */
pop_value *
pop_hlo_context(pop_block *b, const pop_shape *type)
{
	unsigned char zero[16] = {0};

	return pop_build_constant(
		b, NULL, type, zero, pop_shape_elements(type) > 0);
}

/* ((operands), results, context ...) from the instruction itself. */
pop_status
pop_hlo_start(pop_hlo *m, pop_block *b, pop_hlo_instr *i, pop_hlo_opcode code)
{
	const pop_hlo_shape *s = i->shape;
	uint32_t narg = pop_hlo_count_leaves(i, 0), n, at;
	size_t size = sizeof(*i) + i->noperand * sizeof(i->operand[0]);
	pop_hlo_instr *now = pop_arena_alloc(m->scratch, size);
	pop_value **v = POP_NEWN(m->scratch, pop_value *, s->nleaf);

	if (!s->is_tuple || s->nelement < 2 || s->element[0]->nleaf != narg)
		return pop_hlo_instr_fail(
			m, i, "expected the shape ((operands), results, ...)");
	if (pop_hlo_part_operand(i, 0))
		return pop_hlo_refuse_part(m, i, pop_hlo_part_operand(i, 0));
	memcpy(now, i, size);
	now->code = (uint16_t)code;
	now->shape = s->element[1];
	POP_TRY(pop_hlo_row_of[code].build(m, b, now));
	pop_hlo_gather_leaves(i, 0, v);
	n = now->shape->nleaf;
	for (uint32_t k = 0; k < n; k++)
		v[narg + k] = pop_hlo_leaf(now, k);
	for (at = narg + n; at < s->nleaf; at++)
		v[at] = pop_hlo_context(b, pop_hlo_type(s, at));
	return pop_hlo_set_values(m, i, v, s->nleaf);
}

pop_status
pop_hlo_build_async_start(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	return pop_hlo_start(m, b, i, POP_HLO_CALL);
}

pop_status
pop_hlo_build_all_gather_start(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	return pop_hlo_start(m, b, i, POP_HLO_ALL_GATHER);
}

pop_status
pop_hlo_build_permute_start(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	return pop_hlo_start(m, b, i, POP_HLO_COLLECTIVE_PERMUTE);
}

pop_status
pop_hlo_build_async_done(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	(void)b;
	return element(m, i, 1);
}

/* ---- Control flow. */

pop_status
pop_hlo_build_while(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_op *op;
	bool done;

	POP_TRY(pop_hlo_while_sized(m, b, i, &done));
	if (done)
		return POP_OK;
	op = pop_hlo_emit(m, b, i, POP_OP_WHILE, 2);
	POP_TRY(pop_hlo_region(
		m, i, pop_hlo_called(i, 1), op->region[0], NULL, 0));
	return pop_hlo_region(
		m, i, pop_hlo_called(i, 0), op->region[1], NULL, 0);
}

/*
 * Operands are the predicate or the branch's number, then one for each
 * computation.  Branches of ops have no arguments: parameters stand for the
 * operands.
 */
pop_status
pop_hlo_build_conditional(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	uint32_t n = pop_hlo_ncalled(i);
	const pop_hlo_shape *which = i->operand[0]->shape;
	bool pred;
	pop_op *op;

	if (!n || i->noperand != n + 1)
		return pop_hlo_instr_fail(m, i,
			"has %u operands and %u computations, expected one "
			"operand more",
			i->noperand, n);
	if (which->is_tuple || which->type.rank)
		return pop_hlo_instr_fail(
			m, i, "its first operand is no scalar");
	pred = which->type.dtype == POP_DT_I1;
	if (pred && n != 2)
		return pop_hlo_instr_fail(
			m, i, "has %u computations for true and false", n);
	op = pop_hlo_emit(m, b, i, pred ? POP_OP_IF : POP_OP_CASE, n);
	op->narg = 1;
	for (uint32_t k = 0; k < n; k++)
		POP_TRY(pop_hlo_region(m, i, pop_hlo_called(i, k),
			op->region[k], pop_hlo_leaves(i->operand[k + 1]),
			i->operand[k + 1]->shape->nleaf));
	return m->sized ? pop_hlo_join_used(m, i, op) : POP_OK;
}

/* An if between whole tuples; older XLA has it. */
pop_status
pop_hlo_build_tuple_select(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	uint32_t n = i->shape->nleaf;
	pop_value **v = POP_NEWN(m->scratch, pop_value *, n);

	for (uint32_t k = 0; k < 3; k++)
		if (i->operand[k]->shape->nleaf != (k ? n : 1))
			return pop_hlo_instr_fail(
				m, i, "operands of different shapes");
	for (uint32_t k = 0; k < n; k++) {
		pop_op *op = pop_op_new(m->graph, POP_OP_SELECT, 3, 1,
			pop_hlo_type(i->shape, k), 0, i->loc);

		op->arg[0] = i->operand[0]->value.one;
		op->arg[1] = pop_hlo_leaf(i->operand[1], k);
		op->arg[2] = pop_hlo_leaf(i->operand[2], k);
		pop_block_append(b, op);
		v[k] = &op->res[0];
	}
	return pop_hlo_set_values(m, i, v, n);
}
