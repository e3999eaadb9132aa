/*
 * Sums with what is put over zeros: x + scatter(0, i, u) is scatter(x, i, u),
 * and x + put(0, u, i) adds u in place.  Gradients of lookups are written so;
 * in a loop that sums them up, as of an embedding through time, all of the
 * table would be filled with zeros and added in each turn for the few rows that
 * were looked up.
 *
 * Elements that nothing is put to stay as they are.  The sum would make +0 of
 * -0; so x must be without.
 */

#include <string.h>

#include "lib/ir/site.h"
#include "lib/num/convert.h"
#include "lib/pass/pass.h"

enum {
	DEEP = 8, /* ops looked through for -0 */
	SHARE = 4 /* what is put is at most one part in so many of x */
};

static bool
is_minus_zero(const pop_value *v)
{
	const pop_dense *d = pop_value_splat(v);
	const pop_dtype t = (pop_dtype)v->type->dtype;
	double x;

	if (!d || (t != POP_DT_F32 && t != POP_DT_F64))
		return true;
	x = pop_load_f64(t, d->data);
	return x == 0 && __builtin_signbit(x);
}

static bool has_minus_zero(
	const pop_value *v, const pop_value *assumed, unsigned deep);

/* What a loop carries: in the first turn and after each, if not before it. */
static bool
carries_minus_zero(const pop_value *v, const pop_value *assumed, unsigned deep)
{
	const pop_op *loop = v->block->parent;
	const pop_op *ret = v->block->last;

	return assumed || !loop || loop->code != POP_OP_WHILE ||
	       loop->region[1] != v->block ||
	       has_minus_zero(loop->arg[v->index], NULL, deep) ||
	       has_minus_zero(ret->arg[v->index], v, deep);
}

static bool
any_has_minus_zero(
	const pop_op *op, uint32_t n, const pop_value *assumed, unsigned deep)
{
	for (uint32_t i = 0; i < n; i++)
		if (has_minus_zero(op->arg[i], assumed, deep))
			return true;
	return false;
}

/* Does a product sum up?  Sums begin with +0; one product may be -0, and
 * products.c makes such a product elementwise. */
static bool
sums_several(const pop_op *dot)
{
	uint32_t n;
	const int64_t *d = pop_attr_ints(dot, POP_ATTR_LHS_CONTRACT, &n);

	for (uint32_t i = 0; i < n; i++)
		if (dot->arg[0]->type->dim[d[i]] > 1)
			return true;
	return false;
}

/* May an element of v be -0?  A sum is only if both operands are.  `assumed`
 * has none. */
static bool
has_minus_zero(const pop_value *v, const pop_value *assumed, unsigned deep)
{
	const pop_op *def;

	v = pop_value_final((pop_value *)(uintptr_t)v);
	def = v->def;
	if (v == assumed)
		return false;
	if (deep-- == 0)
		return true;
	if (!def)
		return carries_minus_zero(v, assumed, deep);
	switch ((int)def->code) {
	case POP_OP_CONSTANT:
		return is_minus_zero(v);
	case POP_OP_ADD:
		return has_minus_zero(def->arg[0], assumed, deep) &&
		       has_minus_zero(def->arg[1], assumed, deep);
	case POP_OP_SCATTER:
		return pop_op_monoid(def) != POP_OP_ADD ||
		       has_minus_zero(def->arg[0], assumed, deep);
	case POP_OP_DYNAMIC_UPDATE_SLICE:
		return any_has_minus_zero(def, 2, assumed, deep);
	case POP_OP_CONCATENATE:
		return any_has_minus_zero(def, def->narg, assumed, deep);
	case POP_OP_RESHAPE:
	case POP_OP_TRANSPOSE:
	case POP_OP_BROADCAST_IN_DIM:
	case POP_OP_SLICE:
	case POP_OP_DYNAMIC_SLICE:
		return has_minus_zero(def->arg[0], assumed, deep);
	case POP_OP_DOT_GENERAL:
		return !sums_several(def);
	default:
		return true;
	}
}

/* Are sums of this type the same in any order, or nearly? */
static bool
sums_in_any_order(pop_dtype d)
{
	return d == POP_DT_F32 || d == POP_DT_F64 ||
	       (pop_dtype_is_int(d) && d != POP_DT_I1);
}

/* Does v put something over zeros, for this sum alone? */
static bool
is_over_zeros(const pop_value *v, const pop_op *sum)
{
	const pop_op *def = v->def;

	return def && def->block == sum->block && v->nuse == 1 &&
	       (def->code == POP_OP_SCATTER ||
		       def->code == POP_OP_DYNAMIC_UPDATE_SLICE) &&
	       pop_value_is_zero(def->arg[0]);
}

static pop_value *
scatter_over(pop_op *sum, pop_op *scatter, pop_value *x)
{
	if (scatter->narg != 3 || pop_op_monoid(scatter) != POP_OP_ADD)
		return NULL;
	scatter->arg[0] = x;
	pop_op_unlink(scatter);
	pop_op_insert_before(sum, scatter);
	return &scatter->res[0];
}

static pop_value *
put_over(pop_op *sum, const pop_op *old, pop_value *x)
{
	const pop_site s = pop_site_before(sum);
	const pop_shape *type = old->arg[1]->type;
	pop_op *slice, *update;
	pop_value *part;

	if (pop_shape_elements(type) > pop_shape_elements(x->type) / SHARE)
		return NULL;
	slice = pop_site_op(
		&s, POP_OP_DYNAMIC_SLICE, old->narg - 1, 1, type, 0);
	slice->arg[0] = x;
	memcpy(slice->arg + 1, old->arg + 2,
		(old->narg - 2) * sizeof(*old->arg));
	pop_attr_set_ints(s.g, slice, POP_ATTR_SIZES, type->dim, type->rank);
	part = pop_site_binary(&s, POP_OP_ADD, &slice->res[0], old->arg[1]);
	update = pop_site_op(
		&s, POP_OP_DYNAMIC_UPDATE_SLICE, old->narg, 1, x->type, 0);
	memcpy(update->arg, old->arg, old->narg * sizeof(*old->arg));
	update->arg[0] = x;
	update->arg[1] = part;
	return &update->res[0];
}

static pop_value *
accumulate(pop_op *op)
{
	if (!sums_in_any_order((pop_dtype)op->res[0].type->dtype))
		return NULL;
	for (unsigned i = 0; i < 2; i++) {
		const pop_value *put = op->arg[i];
		pop_value *x = op->arg[1 - i];

		if (!is_over_zeros(put, op) || pop_value_is_zero(x) ||
			(!pop_dtype_is_int((pop_dtype)x->type->dtype) &&
				has_minus_zero(x, NULL, DEEP)))
			continue;
		return put->def->code == POP_OP_SCATTER
			       ? scatter_over(op, put->def, x)
			       : put_over(op, put->def, x);
	}
	return NULL;
}

/* From the last sum on: what is put into one may be such a sum itself. */
static void
accumulate_in(pop_graph *g, pop_block *b)
{
	for (pop_op *op = b->last; op; op = op->prev) {
		pop_value *by = NULL;

		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			accumulate_in(g, op->region[i]);
		if (op->code == POP_OP_ADD)
			by = accumulate(op);
		if (by)
			pop_value_replace(g, &op->res[0], by);
	}
}

pop_status
pop_pass_accumulate(pop_graph *g, pop_err *err)
{
	if (!pop_graph_may_have(g, POP_OP_SCATTER) &&
		!pop_graph_may_have(g, POP_OP_DYNAMIC_UPDATE_SLICE))
		return POP_OK;
	pop_graph_count_uses(g);
	for (uint32_t i = 0; i < g->nfunc; i++)
		accumulate_in(g, g->func[i]->body);
	return pop_pass_dce(g, err);
}
