/*
 * Buffers, memref<...>: memory that custom calls write to.  Each has one
 * writer at a time, so a buffer is a value like a tensor, and only its type
 * must be kept apart until the rules of those who may take it are checked.
 */

#include "lib/import/mlir/mlir.h"

bool
pop_mlir_is_buffer(const pop_shape *type)
{
	return type->quant == POP_MLIR_BUFFER;
}

static bool
has_buffers(const pop_mlir_op *o)
{
	for (uint32_t i = 0; i < o->arg.n; i++)
		if (pop_mlir_is_buffer(o->arg.v[i]->type))
			return true;
	for (uint32_t i = 0; i < o->type.n; i++)
		if (pop_mlir_is_buffer(&o->type.v[i]))
			return true;
	return false;
}

pop_status
pop_mlir_check_buffers(pop_mlir *m, const pop_mlir_op *o)
{
	if (!m->buffers || !has_buffers(o) ||
		o->row->build == pop_mlir_build_custom_call ||
		o->row->code == POP_OP_CALL || o->row->code == POP_OP_RETURN)
		return POP_OK;
	return pop_mlir_fail(m, o->at,
		"%.*s of buffers, memref<...>, is not supported; expected "
		"tensors",
		POP_STR_ARG(o->name));
}

pop_status
pop_mlir_check_call_of_buffers(
	pop_mlir *m, const pop_mlir_op *o, pop_str target)
{
	if (!m->buffers || !has_buffers(o))
		return POP_OK;
	return pop_mlir_fail(m, o->at,
		"custom call @%.*s of buffers, memref<...>, is not supported; "
		"expected CreateBuffer, Pin or Unpin",
		target.len < 100 ? (int)target.len : 100, target.ptr);
}

/* Pin: a tensor's elements in a buffer of that shape; Unpin: the reverse. */
pop_status
pop_mlir_custom_pin(pop_mlir *m, pop_mlir_op *o)
{
	bool pin = o->type.n && pop_mlir_is_buffer(&o->type.v[0]);
	pop_shape from, to;
	pop_value *v;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	from = *o->arg.v[0]->type;
	to = o->type.v[0];
	if (pop_mlir_is_buffer(&from) == pin)
		return pop_mlir_fail(m, o->at,
			"Pin and Unpin: expected a tensor and a buffer, "
			"memref<...>");
	if (pop_mlir_has(&o->attr, "output_operand_aliases"))
		return pop_mlir_fail(m, o->at,
			"Pin and Unpin: got output_operand_aliases, expected "
			"none");
	from.quant = to.quant = 0;
	if (!pop_shape_eq(&from, &to))
		return pop_mlir_fail(m, o->at,
			"Pin and Unpin: the tensor and the buffer have "
			"different types");
	v = pop_build1(o->block, NULL, POP_OP_OPTIMIZATION_BARRIER,
		&o->type.v[0], o->arg.v[0]);
	v->def->loc = o->loc;
	POP_MLIR_PUSH(m, &o->result, v);
	return POP_OK;
}

/* Memory of any content. */
pop_status
pop_mlir_custom_create_buffer(pop_mlir *m, pop_mlir_op *o)
{
	unsigned char zero[16] = {0};
	pop_shape type;
	pop_value *v;

	POP_TRY(pop_mlir_want(m, o, 0, 1));
	type = o->type.v[0];
	if (!pop_mlir_is_buffer(&type) || !pop_shape_is_static(&type))
		return pop_mlir_fail(m, o->at,
			"CreateBuffer: expected a buffer, memref<...>, of "
			"known dimensions");
	type.quant = 0;
	v = pop_build_constant(
		o->block, NULL, &type, zero, pop_shape_elements(&type) > 0);
	v->def->loc = o->loc;
	pop_quant_set(m->graph, v, POP_MLIR_BUFFER);
	POP_MLIR_PUSH(m, &o->result, v);
	return POP_OK;
}

static void
forget(pop_graph *g, pop_value *v)
{
	if (pop_mlir_is_buffer(v->type))
		pop_quant_set(g, v, 0);
}

static void
forget_block(pop_graph *g, pop_block *b)
{
	for (uint32_t i = 0; i < b->narg; i++)
		forget(g, b->arg[i]);
}

void
pop_mlir_forget_buffers(pop_mlir *m)
{
	pop_walk w;

	for (uint32_t i = 0; m->buffers && i < m->graph->nfunc; i++) {
		pop_func *f = m->graph->func[i];

		for (uint32_t k = 0; k < f->nres; k++)
			if (pop_mlir_is_buffer(&f->res_type[k]))
				f->res_type[k].quant = 0;
		forget_block(m->graph, f->body);
		for (pop_op *op = pop_walk_first(&w, f->body); op;
			op = pop_walk_next(&w)) {
			for (uint32_t k = 0; k < op->nres; k++)
				forget(m->graph, &op->res[k]);
			for (uint32_t k = 0; k < op->nregion; k++)
				forget_block(m->graph, op->region[k]);
		}
	}
}
