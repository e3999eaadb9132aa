/* Checks of structure and control: return, call, while, case, if, barrier,
 * custom calls, fusions, and what conformance suites expect. */

#include "lib/ir/ir_int.h"

/* What a region's return is compared with is known to the op around it. */
pop_status
pop_check_return(const pop_check *c)
{
	const pop_func *f;

	POP_TRY(pop_want_int(c, "number of results", -1, c->op->nres, 0));
	if (!c->op->block || c->op->block->parent)
		return POP_OK;
	f = c->op->block->func;
	POP_TRY(pop_want_int(
		c, "number of operands", -1, c->op->narg, f->nres));
	for (uint32_t i = 0; i < f->nres; i++)
		POP_TRY(pop_want_type(c, "operand", (int)i,
			pop_arg_type(c->op, i), &f->res_type[i]));
	return POP_OK;
}

pop_status
pop_check_call(const pop_check *c)
{
	pop_str name = pop_attr_text(c->op, POP_ATTR_CALLEE);
	const pop_func *f = pop_call_target(c->g, c->op);

	POP_TRY(pop_want_attr(c, POP_ATTR_CALLEE));
	if (!f)
		return pop_op_fail(c->g, c->op, c->err,
			"callee: got @%.*s, expected a function of this graph",
			name.len < 100 ? (int)name.len : 100, name.ptr);
	POP_TRY(pop_want_int(
		c, "number of operands", -1, c->op->narg, f->body->narg));
	POP_TRY(pop_want_int(c, "number of results", -1, c->op->nres, f->nres));
	for (uint32_t i = 0; i < c->op->narg; i++)
		POP_TRY(pop_want_type(c, "operand", (int)i,
			pop_arg_type(c->op, i), f->body->arg[i]->type));
	for (uint32_t i = 0; i < f->nres; i++)
		c->out[i] = f->res_type[i];
	return POP_OK;
}

pop_status
pop_check_while(const pop_check *c)
{
	const pop_op *op = c->op, *cond, *body;
	uint32_t n = op->narg;

	POP_TRY(pop_want_int(c, "number of results", -1, op->nres, n));
	POP_TRY(pop_want_region(c, 0, n, 1, &cond));
	POP_TRY(pop_want_region(c, 1, n, n, &body));
	POP_TRY(pop_want_scalar(c, "value returned by region", 0,
		cond->arg[0]->type, POP_DT_I1));
	for (uint32_t i = 0; i < n; i++) {
		const pop_shape *x = pop_arg_type(op, i);

		for (int r = 0; r < 2; r++)
			POP_TRY(pop_want_type(c,
				r ? "argument of the body"
				  : "argument of the condition",
				(int)i, op->region[r]->arg[i]->type, x));
		POP_TRY(pop_want_type(c, "value returned by the body", (int)i,
			body->arg[i]->type, x));
		c->out[i] = *x;
	}
	return POP_OK;
}

pop_status
pop_check_branches(const pop_check *c)
{
	const pop_op *op = c->op, *ret;

	POP_TRY(pop_want_scalar(c, "operand", 0, pop_arg_type(op, 0),
		op->code == POP_OP_IF ? POP_DT_I1 : POP_DT_I32));
	for (uint32_t r = 0; r < op->nregion; r++) {
		POP_TRY(pop_want_region(c, r, 0, op->nres, &ret));
		for (uint32_t i = 0; i < op->nres; i++)
			if (r) {
				POP_TRY(pop_want_type(c,
					"value returned by a later region",
					(int)i, ret->arg[i]->type, &c->out[i]));
				pop_shape_merge(&c->out[i], ret->arg[i]->type);
			} else {
				c->out[i] = *ret->arg[i]->type;
			}
	}
	return POP_OK;
}

pop_status
pop_check_barrier(const pop_check *c)
{
	POP_TRY(pop_want_int(
		c, "number of results", -1, c->op->nres, c->op->narg));
	for (uint32_t i = 0; i < c->op->narg; i++)
		c->out[i] = *pop_arg_type(c->op, i);
	return POP_OK;
}

pop_status
pop_check_custom_call(const pop_check *c)
{
	POP_TRY(pop_want_attr(c, POP_ATTR_TARGET));
	POP_TRY(pop_want_flag(c, POP_ATTR_HAS_SIDE_EFFECT));
	POP_TRY(pop_want_range(c, "api_version", -1,
		pop_attr_int(c->op, POP_ATTR_API_VERSION, 1), 0, 4));
	for (uint32_t i = 0; i < c->op->nres; i++)
		c->out[i] = *c->op->res[i].type;
	return POP_OK;
}

pop_status
pop_check_fusion(const pop_check *c)
{
	const pop_op *ret;

	POP_TRY(pop_want_attr(c, POP_ATTR_FUSION_KIND));
	POP_TRY(pop_want_range(c, "kind", -1,
		pop_attr_int(c->op, POP_ATTR_FUSION_KIND, 0), POP_FUSION_LOOP,
		POP_FUSION_CONV));
	POP_TRY(pop_want_region(c, 0, 0, c->op->nres, &ret));
	for (uint32_t i = 0; i < c->op->nres; i++)
		c->out[i] = *ret->arg[i]->type;
	return POP_OK;
}

pop_status
pop_check_expect(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);

	POP_TRY(pop_want_int(c, "number of results", -1, c->op->nres, 0));
	POP_TRY(pop_want_type(c, "operand", 1, pop_arg_type(c->op, 1), x));
	if (c->op->code == POP_OP_EXPECT_EQ)
		return pop_want_class(c, "operand", 0, x->dtype, POP_IN_ANY);
	POP_TRY(pop_want_class(
		c, "operand", 0, x->dtype, POP_IN_FLOAT | POP_IN_COMPLEX));
	POP_TRY(pop_want_range(c, "max_ulp", -1,
		pop_attr_int(c->op, POP_ATTR_MAX_ULP, 0), 0, INT64_MAX));
	return pop_want_range(c, "min_ulp", -1,
		pop_attr_int(c->op, POP_ATTR_MIN_ULP, 0), 0, INT64_MAX);
}
