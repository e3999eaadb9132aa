/*
 * Reductions of few elements: what lies side by side in rows too short to be
 * run as rows, or in a few rows, is sliced apart and combined elementwise, in
 * ascending order; also by bodies of some ops, as of the place of the greatest.
 * Rows of whole vectors stay rows where memory is read in order for that.
 */

#include "lib/pass/expand.h"

enum {
	/* Elements behind one result, at most; and of a row that lies side by
	 * side, of results that are too few to fill the lanes, or of bytes,
	 * whose lanes are not filled fast. */
	SHORT = 16,
	SHORT_ROW = 7,
	FEW = 4,
	/* That bodies of several ops become, at most: of rows that lie side by
	 * side, and of such that are short; of lines, or between lines of a few
	 * elements, for which kernels are of no use, or of what is joined for
	 * that alone. */
	MOST_OPS = 24,
	MOST_OPS_ROW = 70,
	MOST_OPS_LINES = 100,
	NARROW = 16,
	/* Results side by side that read rows of a smaller array, in the first
	 * cache: from here on those read far apart cost less than rows. */
	MANY = 32,
	DEPTH = 5, /* of elementwise ops that are looked through */
};

/* How rows of a value are read, the best of what it is computed of. */
typedef enum reading {
	AGAIN,  /* each many times: they are broadcast */
	TURNED, /* their elements lie apart */
	IN_ORDER,
} reading;

static bool
reduces_rows(const pop_op *op)
{
	return pop_attr_place(op, POP_ATTR_DIMS,
		       op->arg[0]->type->rank - INT64_C(1)) >= 0;
}

static int64_t
count_of(const pop_op *op)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	int64_t count = 1, most = SHORT;

	for (uint32_t i = 0; i < n; i++) {
		count *= op->arg[0]->type->dim[dims[i]];
		if (count > SHORT || count == 0)
			return 0;
	}
	if (reduces_rows(op) &&
		(pop_shape_elements(op->res[0].type) <= FEW ||
			pop_dtype_is_byte((pop_dtype)op->res[0].type->dtype)))
		most = SHORT_ROW;
	return count <= most ? count : 0;
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
pop_expand_keeps_types(const pop_op *op)
{
	for (uint32_t i = 0; i < op->nres; i++) {
		const pop_shape *start = op->arg[op->nres + i]->type;
		const unsigned d = op->res[i].type->dtype;

		if (op->arg[i]->type->dtype != d || start->dtype != d ||
			start->rank != 0)
			return false;
	}
	return true;
}

/* Do rows of few elements lie between those that are combined? */
static bool
is_narrow(const pop_op *op)
{
	const pop_shape *t = op->arg[0]->type;
	int64_t line = 1;

	for (unsigned d = t->rank; d-- > 0 && line < NARROW;) {
		if (pop_attr_place(op, POP_ATTR_DIMS, (int64_t)d) >= 0)
			return line > 1;
		line *= t->dim[d];
	}
	return false;
}

/* Is operand i joined of the elements of op's one reduced dim? */
static bool
is_joined(const pop_op *op, uint32_t i)
{
	const pop_op *def = op->arg[i]->def;
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	return n == 1 && def && def->code == POP_OP_CONCATENATE &&
	       pop_attr_int(def, POP_ATTR_DIM, -1) == dims[0] &&
	       def->narg == op->arg[i]->type->dim[dims[0]];
}

static bool
is_short_body(const pop_op *op, int64_t count)
{
	int64_t n = 0, most;

	POP_FOR_EACH_OP(inner, op->region[0])
		n++;
	if (is_narrow(op) || !reduces_rows(op) || is_joined(op, 0))
		most = MOST_OPS_LINES;
	else
		most = count <= SHORT_ROW ? MOST_OPS_ROW : MOST_OPS;
	return n * count <= most && pop_expand_is_plain(op->region[0]);
}

bool
pop_expand_short_can(const pop_op *op)
{
	pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	int64_t count = count_of(op);
	pop_opcode body;

	if (count < 1 || !pop_expand_keeps_types(op))
		return false;
	body = pop_op_monoid(op);
	if (op->nres != 1 || body == POP_OP_NONE)
		return is_short_body(op, count);
	return count > 1 && !pop_dtype_is_complex(d) && !rounds(body, d);
}

static reading
reading_of(const pop_value *v, int depth)
{
	const pop_op *def = v->def;
	reading best = AGAIN;

	if (!def || depth == 0)
		return IN_ORDER;
	switch ((int)def->code) {
	case POP_OP_CONSTANT:
	case POP_OP_IOTA:
		return AGAIN;
	case POP_OP_TRANSPOSE:
		return TURNED;
	case POP_OP_BROADCAST_IN_DIM:
		return pop_shape_elements(def->arg[0]->type) <
				       pop_shape_elements(v->type)
			       ? AGAIN
			       : IN_ORDER;
	}
	if (!(pop_op_info_of[def->code].traits & POP_TRAIT_ELEMENTWISE))
		return IN_ORDER;
	for (uint32_t i = 0; i < def->narg; i++) {
		reading r = reading_of(def->arg[i], depth - 1);

		best = r > best ? r : best;
	}
	return best;
}

/* Are the reduced dims the last? */
static bool
reduces_last(const pop_op *op)
{
	const unsigned kept = op->res[0].type->rank;
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	for (uint32_t i = 0; i < n; i++)
		if (dims[i] < (int64_t)kept)
			return false;
	return kept > 0;
}

static bool
is_in_loop(const pop_op *op)
{
	const pop_op *p = op->block->parent;

	while (p && p->code != POP_OP_WHILE)
		p = p->block->parent;
	return p;
}

/* Rows of SHORT elements, which are whole vectors, are better run as rows; not
 * in loops, whose turns are made of elementwise ops where they can. */
static bool
are_better_rows(const pop_op *op)
{
	const pop_shape *out = op->res[0].type;
	reading r;

	if (count_of(op) != SHORT || op->nres != 1 ||
		pop_op_monoid(op) == POP_OP_NONE || !reduces_last(op) ||
		is_joined(op, 0) || is_in_loop(op))
		return false;
	r = reading_of(op->arg[0], DEPTH);
	return r == IN_ORDER || (r == AGAIN && out->dim[out->rank - 1] < MANY);
}

bool
pop_expand_short_concerns(const pop_op *op)
{
	return pop_expand_short_can(op) && !are_better_rows(op);
}

/* The part of a concatenate that is element `at` of op's one reduced dim; the
 * place there that an iota counts.  NULL: operand i is neither. */
static pop_value *
part(const pop_site *s, const pop_op *op, uint32_t i, int64_t at)
{
	const pop_op *def = op->arg[i]->def;
	const pop_shape *out = op->res[i].type;
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	if (is_joined(op, i))
		return pop_site_reshape(s, out, def->arg[at]);
	if (n != 1 || !def || def->code != POP_OP_IOTA ||
		pop_attr_int(def, POP_ATTR_DIM, -1) != dims[0] ||
		!pop_dtype_is_int((pop_dtype)out->dtype))
		return NULL;
	return pop_site_integer(s, out, (uint64_t)at);
}

/* Element `at` of the reduced dims, of every row of operand i. */
static pop_value *
element(const pop_site *s, const pop_op *op, uint32_t i, int64_t at)
{
	const pop_shape *in = op->arg[i]->type;
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	for (unsigned d = 0; d < in->rank; d++)
		limit[d] = in->dim[d];
	for (unsigned d = in->rank; d-- > 0;) {
		bool reduced = false;

		for (uint32_t k = 0; k < n; k++)
			reduced = reduced || dims[k] == (int64_t)d;
		if (!reduced)
			continue;
		start[d] = at % in->dim[d];
		limit[d] = start[d] + 1;
		at /= in->dim[d];
	}
	return pop_site_reshape(s, op->res[i].type,
		pop_site_slice(s, op->arg[i], start, limit));
}

/* One more element into the results so far. */
static void
combine(const pop_site *s, const pop_op *op, pop_value **x)
{
	pop_opcode body = op->nres == 1 ? pop_op_monoid(op) : POP_OP_NONE;

	if (body != POP_OP_NONE)
		x[0] = pop_site_binary(s, body, x[0], x[1]);
	else
		pop_expand_wide(s, op->region[0], op->res[0].type, x, x);
}

void
pop_expand_short(const pop_site *s, pop_op *op, pop_value **out)
{
	pop_value **x = POP_NEWN(s->g->arena, pop_value *, op->narg);
	int64_t n = count_of(op);

	for (uint32_t i = 0; i < op->nres; i++)
		x[i] = pop_site_broadcast(
			s, op->res[i].type, op->arg[op->nres + i], NULL);
	for (int64_t at = 0; at < n; at++) {
		for (uint32_t i = 0; i < op->nres; i++) {
			x[op->nres + i] = part(s, op, i, at);
			if (!x[op->nres + i])
				x[op->nres + i] = element(s, op, i, at);
		}
		combine(s, op, x);
	}
	for (uint32_t i = 0; i < op->nres; i++)
		out[i] = x[i];
}
