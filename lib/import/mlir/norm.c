/* Batch normalisation. */

#include "lib/import/mlir/mlir.h"

pop_status
pop_mlir_build_batch_norm(pop_mlir *m, pop_mlir_op *o)
{
	bool one = o->row->code == POP_OP_BATCH_NORM_INFERENCE;
	int64_t feature = -1;
	double epsilon = 0;
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o,
		(uint32_t)pop_op_info_of[o->row->code].min_args, one ? 1 : 3));
	if (!pop_mlir_has(&o->attr, "epsilon") ||
		!pop_mlir_has(&o->attr, "feature_index") || o->region.n)
		return pop_mlir_fail(m, o->at,
			"%.*s: expected epsilon and feature_index, and no "
			"regions",
			POP_STR_ARG(o->name));
	POP_TRY(pop_mlir_get_real(m, &o->attr, "epsilon", &epsilon));
	POP_TRY(pop_mlir_get_int(m, &o->attr, "feature_index", &feature));
	op = pop_mlir_emit(m, o, o->row->code);
	/* An f32 in the dialect. */
	pop_attr_set_real(
		m->graph, op, POP_ATTR_EPSILON, (double)(float)epsilon);
	pop_attr_set_int(m->graph, op, POP_ATTR_FEATURE_INDEX, feature);
	return pop_mlir_leftover(m, o, op);
}
