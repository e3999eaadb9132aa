/*
 * Differences that are known although the numbers are not.  Exporters write a
 * slice at a place known at run time as one from `start` to `start + size`.
 * Each element of a small vector of integers is traced to a root, another
 * value's element, and a number to be added to it; two elements of one root
 * differ by a known number.
 */

#include <string.h>

#include "lib/refine/refine_int.h"

static void
root(const pop_value *v, uint32_t i, refine_trace *out)
{
	*out = (refine_trace){v, i, 0};
}

/* Which operand element i of op's result is, for ops that move elements of
 * vectors and scalars; false: op does not. */
static bool
moved(const pop_op *op, uint32_t *arg, uint32_t *i)
{
	const pop_shape *x = op->narg ? op->arg[0]->type : NULL;
	const int64_t *start, *step;
	uint32_t n;

	*arg = 0;
	switch ((int)op->code) {
	case POP_OP_RESHAPE:
		return true;
	case POP_OP_CONVERT:
		return x->dtype == op->res[0].type->dtype;
	case POP_OP_BROADCAST_IN_DIM:
		if (pop_shape_elements(x) != 1)
			return false;
		*i = 0;
		return true;
	case POP_OP_SLICE:
		start = pop_attr_ints(op, POP_ATTR_START, &n);
		step = pop_attr_ints(op, POP_ATTR_STRIDE, &n);
		if (x->rank != 1)
			return false;
		*i = (uint32_t)(start[0] + *i * (n ? step[0] : 1));
		return true;
	case POP_OP_CONCATENATE:
		if (x->rank != 1)
			return false;
		while (*i >= (uint32_t)op->arg[*arg]->type->dim[0])
			*i -= (uint32_t)op->arg[(*arg)++]->type->dim[0];
		return true;
	default:
		return false;
	}
}

/* The operand of an addition or subtraction that is not known, when the other
 * is; *add is what that one adds. */
static bool
shifted(const pop_op *op, uint32_t i, uint32_t *arg, int64_t *add)
{
	bool minus = op->code == POP_OP_SUBTRACT;
	uint32_t n = (uint32_t)pop_shape_elements(op->res[0].type);
	int64_t v[REFINE_KNOWN];

	if (op->code != POP_OP_ADD && !minus)
		return false;
	for (uint32_t k = minus ? 1 : 0; k < 2; k++) {
		if (n > REFINE_KNOWN || !refine_integers(op->arg[k], n, v))
			continue;
		*arg = 1 - k;
		*add = minus ? (int64_t)(0 - (uint64_t)v[i]) : v[i];
		return true;
	}
	return false;
}

/* A number is one of its own root. */
static bool
known(refine_trace *t)
{
	uint32_t n = (uint32_t)pop_shape_elements(t->root->type);
	int64_t v[REFINE_KNOWN];

	if (n > REFINE_KNOWN || !refine_integers(t->root, n, v))
		return false;
	t->add = (int64_t)((uint64_t)t->add + (uint64_t)v[t->index]);
	t->root = NULL;
	t->index = 0;
	return true;
}

void
refine_trace_of(const pop_value *v, uint32_t i, refine_trace *out)
{
	root(v, i, out);
	for (unsigned hop = 0; hop < POP_LIMIT_REFINE_HOPS; hop++) {
		const pop_op *op = out->root->def;
		uint32_t arg, k = out->index;
		int64_t add = 0;

		if (known(out))
			return;
		if (!op || op->nres != 1 ||
			!(moved(op, &arg, &k) || shifted(op, k, &arg, &add)))
			return;
		out->root = op->arg[arg];
		out->index = k;
		out->add = (int64_t)((uint64_t)out->add + (uint64_t)add);
	}
}
