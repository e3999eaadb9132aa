/*
 * Cumulative windows along a dim of few elements: they are sliced apart, each
 * is combined with the result before it, and the results are put side by side.
 */

#include "lib/num/convert.h"
#include "lib/pass/expand.h"

enum { SHORT = 8 };

/* Along the dim: from the first element on, or from the last one back. */
typedef struct along {
	unsigned dim;
	int64_t n; /* its elements; 0: there is no such dim */
	bool back;
} along;

/* The one dim along which op accumulates. */
static along
along_of(const pop_op *op)
{
	static const along none;
	along a = none;

	for (unsigned d = 0; d < op->res[0].type->rank; d++) {
		const int64_t w = pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1);
		const int64_t low = pop_attr_int_at(op, POP_ATTR_LOW, d, 0);
		const int64_t high = pop_attr_int_at(op, POP_ATTR_HIGH, d, 0);

		if (!pop_expand_is_dense(op, d) || low < 0 || high < 0 ||
			low + high != w - 1)
			return none;
		if (w == 1)
			continue;
		if (a.n || w > SHORT || w != op->arg[0]->type->dim[d] ||
			(low && high))
			return none;
		a = (along){d, w, high > 0};
	}
	return a;
}

/* Each place of a window that lies outside holds it, too. */
bool
pop_expand_starts_freely(const pop_op *op)
{
	const pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	const pop_dense *start;

	if (op->nres != 1 || op->arg[0]->type->dtype != d ||
		op->arg[1]->type->dtype != d)
		return false;
	start = pop_value_splat(op->arg[1]);
	switch ((int)pop_op_monoid(op)) {
	case POP_OP_ADD:
		return pop_value_is_zero(op->arg[1]);
	case POP_OP_MULTIPLY:
		if (!start || pop_dtype_is_complex(d))
			return false;
		return pop_dtype_is_float(d)
			       ? pop_load_f64(d, start->data) == 1
			       : pop_load_int(d, start->data) == 1;
	case POP_OP_MAXIMUM:
	case POP_OP_MINIMUM:
	case POP_OP_AND:
	case POP_OP_OR:
		return true;
	default:
		return false;
	}
}

bool
pop_expand_cumulate_concerns(const pop_op *op)
{
	const unsigned dtype = op->res[0].type->dtype;

	return pop_expand_starts_freely(op) &&
	       !pop_dtype_is_complex((pop_dtype)dtype) &&
	       pop_shape_elements(op->res[0].type) > 0 && along_of(op).n > 1;
}

static pop_value *
element(const pop_site *s, const pop_op *op, const along *a, int64_t at)
{
	const pop_shape *t = op->arg[0]->type;
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];

	for (unsigned d = 0; d < t->rank; d++)
		limit[d] = t->dim[d];
	start[a->dim] = at;
	limit[a->dim] = at + 1;
	return pop_site_slice(s, op->arg[0], start, limit);
}

void
pop_expand_cumulate(const pop_site *s, pop_op *op, pop_value **out)
{
	const along a = along_of(op);
	const pop_opcode body = pop_op_monoid(op);
	pop_value *part[SHORT], *sum = NULL;
	pop_op *all;

	for (int64_t k = 0; k < a.n; k++) {
		const int64_t at = a.back ? a.n - 1 - k : k;
		pop_value *x = element(s, op, &a, at);

		if (!sum)
			sum = pop_site_broadcast(s, x->type, op->arg[1], NULL);
		sum = pop_site_binary(s, body, sum, x);
		part[at] = sum;
	}
	all = pop_site_op(
		s, POP_OP_CONCATENATE, (uint32_t)a.n, 1, op->res[0].type, 0);
	pop_attr_set_int(s->g, all, POP_ATTR_DIM, a.dim);
	for (int64_t k = 0; k < a.n; k++)
		all->arg[k] = part[k];
	out[0] = &all->res[0];
}
