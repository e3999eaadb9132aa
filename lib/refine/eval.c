/*
 * What is known before the run.  Shapes are computed by ordinary ops on small
 * integers; those ops are computed here with lib/num's semantics, beside the
 * graph, which keeps them.
 */

#include <string.h>

#include "lib/num/convert.h"
#include "lib/refine/refine_int.h"

bool
refine_integers(const pop_value *v, uint32_t n, int64_t *out)
{
	const pop_dense *d = refine_known(v);

	return d && pop_dense_integers(d, n, out);
}

static pop_dense *
keep(refiner *r, const pop_dense *d)
{
	pop_dense *k = POP_NEW(r->g->arena, pop_dense);

	*k = *d;
	return k;
}

/* A copy of op in no block, whose operands are constants. */
static pop_op *
shadow(refiner *r, const pop_op *op)
{
	pop_op *s = pop_op_new(r->g, op->code, op->narg, op->nres,
		op->res[0].type, 0, op->loc);

	s->attr = op->attr;
	s->nattr = op->nattr;
	for (uint32_t i = 0; i < op->narg; i++) {
		pop_op *c = pop_op_new(r->g, POP_OP_CONSTANT, 0, 1,
			op->arg[i]->type, 0, op->loc);

		pop_attr_set_dense(r->g, c, refine_known(op->arg[i]));
		s->arg[i] = &c->res[0];
	}
	return s;
}

static const unsigned char *
element(const pop_dense *d, int64_t i)
{
	const unsigned char *p = d->data;

	return p + (d->splat ? 0
			     : (size_t)i * pop_dtype_bytes(
						   (pop_dtype)d->type.dtype));
}

/* Number of places before dim d, and of elements behind it. */
static void
around(const pop_shape *s, int64_t d, int64_t *outer, int64_t *inner)
{
	*outer = *inner = 1;
	for (int64_t i = 0; i < s->rank; i++)
		if (i < d)
			*outer *= s->dim[i];
		else if (i > d)
			*inner *= s->dim[i];
}

/* The elements of op's result, which are to be filled in. */
static unsigned char *
new_dense(refiner *r, const pop_op *op, pop_dense *out)
{
	const pop_shape *t = op->res[0].type;
	unsigned char *to =
		pop_arena_alloc(r->g->arena, (size_t)pop_shape_bytes(t));

	*out = (pop_dense){.type = *t, .data = to};
	return to;
}

static bool
concatenate(refiner *r, const pop_op *op, pop_dense *out)
{
	const pop_shape *t = op->res[0].type;
	size_t bytes = pop_dtype_bytes((pop_dtype)t->dtype);
	int64_t d = pop_attr_int(op, POP_ATTR_DIM, 0), outer, inner;
	unsigned char *to = new_dense(r, op, out);

	around(t, d, &outer, &inner);
	for (int64_t o = 0; o < outer; o++)
		for (uint32_t i = 0; i < op->narg; i++) {
			const pop_dense *x = refine_known(op->arg[i]);
			int64_t n = x->type.dim[d] * inner;

			for (int64_t k = 0; k < n; k++, to += bytes)
				memcpy(to, element(x, o * n + k), bytes);
		}
	return true;
}

static bool
iota(refiner *r, const pop_op *op, pop_dense *out)
{
	const pop_shape *t = op->res[0].type;
	size_t bytes = pop_dtype_bytes((pop_dtype)t->dtype);
	int64_t d = pop_attr_int(op, POP_ATTR_DIM, 0), outer, inner;
	unsigned char *to = new_dense(r, op, out);

	around(t, d, &outer, &inner);
	for (int64_t i = 0; i < pop_shape_elements(t); i++, to += bytes)
		pop_store_integer(
			(pop_dtype)t->dtype, to, i / inner % t->dim[d]);
	return true;
}

static int64_t
combine(pop_opcode code, int64_t a, int64_t b)
{
	switch ((int)code) {
	case POP_OP_ADD:
		return (int64_t)((uint64_t)a + (uint64_t)b);
	case POP_OP_MULTIPLY:
		return (int64_t)((uint64_t)a * (uint64_t)b);
	case POP_OP_MAXIMUM:
		return a > b ? a : b;
	case POP_OP_MINIMUM:
		return a < b ? a : b;
	case POP_OP_AND:
		return a & b;
	case POP_OP_OR:
		return a | b;
	default:
		return a ^ b;
	}
}

/* All of a list of signed integers to one. */
static bool
reduce(refiner *r, const pop_op *op, pop_dense *out)
{
	const pop_shape *x, *t = op->res[0].type;
	pop_opcode code = pop_op_monoid(op);
	int64_t v[REFINE_KNOWN], sum;
	uint32_t n;
	void *to;

	if (op->narg != 2 || code == POP_OP_NONE || t->rank)
		return false;
	x = op->arg[0]->type;
	n = (uint32_t)pop_shape_elements(x);
	if (pop_dtype_info_of[x->dtype].cls != POP_DTC_INT ||
		x->dtype != t->dtype || op->arg[1]->type->dtype != t->dtype ||
		!refine_integers(op->arg[0], n, v) ||
		!refine_integers(op->arg[1], 1, &sum))
		return false;
	for (uint32_t i = 0; i < n; i++)
		sum = combine(code, sum, v[i]);
	to = pop_arena_alloc(r->g->arena, pop_dtype_bytes((pop_dtype)t->dtype));
	pop_store_int((pop_dtype)t->dtype, to, (uint64_t)sum);
	*out = (pop_dense){.type = *t, .data = to, .splat = true};
	return true;
}

static bool
compute(refiner *r, const pop_op *op, pop_dense *out)
{
	switch ((int)op->code) {
	case POP_OP_IOTA:
		return iota(r, op, out);
	case POP_OP_CONCATENATE:
		return concatenate(r, op, out);
	case POP_OP_REDUCE:
		return reduce(r, op, out);
	default:
		return op->narg && !op->nregion &&
		       pop_fold(r->g, shadow(r, op), out);
	}
}

void
refine_eval(refiner *r, pop_op *op)
{
	pop_dense d;

	if (op->nres != 1 ||
		pop_shape_elements(op->res[0].type) > REFINE_KNOWN ||
		!(pop_op_info_of[op->code].traits & POP_TRAIT_PURE))
		return;
	if (op->code == POP_OP_CONSTANT) {
		op->res[0].aux = (void *)(uintptr_t)pop_attr_dense(op);
		return;
	}
	for (uint32_t i = 0; i < op->narg; i++)
		if (!refine_known(op->arg[i]))
			return;
	if (compute(r, op, &d))
		op->res[0].aux = keep(r, &d);
}
