/*
 * Reductions of few elements: what lies side by side in rows too short to be
 * run as rows is sliced apart and combined elementwise, in ascending order.
 */

#include "lib/pass/expand.h"

/* Elements behind one result, at most. */
enum { SHORT = 16 };

static int64_t
count_of(const pop_op *op)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	int64_t count = 1;

	for (uint32_t i = 0; i < n; i++) {
		count *= op->arg[0]->type.dim[dims[i]];
		if (count > SHORT || count == 0)
			return 0;
	}
	return count;
}

/* Sums and products of types narrower than what they are computed in are
 * rounded once, at the end. */
static bool
rounds(pop_opcode body, pop_dtype d)
{
	return (body == POP_OP_ADD || body == POP_OP_MULTIPLY) &&
	       pop_dtype_is_float(d) && d != POP_DT_F32 && d != POP_DT_F64;
}

bool
pop_expand_short_concerns(const pop_op *op)
{
	pop_dtype d = (pop_dtype)op->res[0].type.dtype;
	pop_opcode body;

	if (op->nres != 1 || op->arg[0]->type.dtype != d ||
		pop_dtype_is_complex(d) || op->arg[1]->type.rank != 0 ||
		op->arg[1]->type.dtype != d || count_of(op) < 2)
		return false;
	body = pop_op_monoid(op);
	return body != POP_OP_NONE && !rounds(body, d);
}

/* Element `at` of the reduced dims, of every row. */
static pop_value *
element(const pop_site *s, const pop_op *op, int64_t at)
{
	const pop_shape *in = &op->arg[0]->type;
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	for (unsigned d = 0; d < in->rank; d++)
		limit[d] = in->dim[d];
	for (unsigned d = in->rank; d-- > 0;) {
		bool reduced = false;

		for (uint32_t i = 0; i < n; i++)
			reduced = reduced || dims[i] == (int64_t)d;
		if (!reduced)
			continue;
		start[d] = at % in->dim[d];
		limit[d] = start[d] + 1;
		at /= in->dim[d];
	}
	return pop_site_reshape(s, &op->res[0].type,
		pop_site_slice(s, op->arg[0], start, limit));
}

void
pop_expand_short(const pop_site *s, pop_op *op, pop_value **out)
{
	pop_opcode body = pop_op_monoid(op);
	int64_t n = count_of(op);
	pop_value *r =
		pop_site_broadcast(s, &op->res[0].type, op->arg[1], NULL);

	for (int64_t i = 0; i < n; i++)
		r = pop_site_binary(s, body, r, element(s, op, i));
	out[0] = r;
}
