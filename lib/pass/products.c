/*
 * Products: the transpose of a product is the product of its operands
 * exchanged, so gradients of weights are made as they are wanted.  Many small
 * products are made elementwise, side by side.
 */

#include "lib/pass/expand.h"
#include "lib/pass/pass.h"

enum {
	SMALL = 64, /* multiplications of a small product */
	MANY = 16,  /* of those, at least */
	LONG = 4096 /* most elements of a product of two vectors */
};

/* Counts the uses of each op's results in its mark. */
static void
count_uses(pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		op->mark = 0;
		for (uint32_t i = 0; i < op->narg; i++)
			if (op->arg[i]->def)
				op->arg[i]->def->mark++;
		for (uint32_t i = 0; i < op->nregion; i++)
			count_uses(op->region[i]);
	}
}

static uint32_t
list_length(const pop_op *op, pop_attr_key key)
{
	uint32_t n = 0;

	pop_attr_ints(op, key, &n);
	return n;
}

/* Does it exchange what is left of the operands, batch dims in their place? */
static bool
exchanges(const pop_op *transpose, const pop_op *dot)
{
	uint32_t n, nb = list_length(dot, POP_ATTR_LHS_BATCH), nl;
	const int64_t *p = pop_attr_ints(transpose, POP_ATTR_DIMS, &n);

	nl = dot->arg[0]->type.rank - nb -
	     list_length(dot, POP_ATTR_LHS_CONTRACT);
	for (uint32_t i = 0; i < n; i++) {
		uint32_t nr = n - nb - nl;
		uint32_t want = i < nb ? i : i < nb + nr ? i + nl : i - nr;

		if (p[i] != (int64_t)want)
			return false;
	}
	return true;
}

static void
swap_lists(pop_graph *g, pop_op *op, pop_attr_key a, pop_attr_key b)
{
	uint32_t na = 0, nb = 0;
	const int64_t *x = pop_attr_ints(op, a, &na);
	const int64_t *y = pop_attr_ints(op, b, &nb);
	int64_t keep[POP_MAX_RANK];

	for (uint32_t i = 0; i < na; i++)
		keep[i] = x[i];
	pop_attr_set_ints(g, op, a, y, nb);
	pop_attr_set_ints(g, op, b, keep, na);
}

/* Elements i and k of a list that says something of each operand. */
static void
swap_elements(
	pop_graph *g, pop_op *op, pop_attr_key key, uint32_t i, uint32_t k)
{
	enum { MOST = 16 };
	uint32_t n = 0;
	const int64_t *x = pop_attr_ints(op, key, &n);
	int64_t to[MOST];

	if (n <= k || n > MOST)
		return;
	for (uint32_t j = 0; j < n; j++)
		to[j] = x[j == i ? k : j == k ? i : j];
	pop_attr_set_ints(g, op, key, to, n);
}

static void
exchange(pop_graph *g, pop_op *transpose, const pop_op *dot)
{
	pop_op *op = pop_op_clone(g, dot);

	op->arg[0] = dot->arg[1];
	op->arg[1] = dot->arg[0];
	op->res[0].type = transpose->res[0].type;
	swap_lists(g, op, POP_ATTR_LHS_BATCH, POP_ATTR_RHS_BATCH);
	swap_lists(g, op, POP_ATTR_LHS_CONTRACT, POP_ATTR_RHS_CONTRACT);
	swap_elements(g, op, POP_ATTR_PRECISION, 0, 1);
	swap_elements(g, op, POP_ATTR_ALGORITHM, 0, 1);
	swap_elements(g, op, POP_ATTR_ALGORITHM, 3, 4);
	pop_op_insert_before(transpose, op);
	pop_value_replace(&transpose->res[0], &op->res[0]);
	pop_op_unlink(transpose);
}

/* ---- Small products. */

typedef struct extents {
	int64_t batch, lhs, rhs, contract;
} extents;

static int64_t
times_dims(const pop_value *v, const int64_t *dims, uint32_t n)
{
	int64_t all = 1;

	for (uint32_t i = 0; i < n; i++)
		all *= v->type.dim[dims[i]];
	return all;
}

static extents
extents_of(const pop_op *dot)
{
	uint32_t nb, nc;
	const int64_t *b = pop_attr_ints(dot, POP_ATTR_LHS_BATCH, &nb);
	const int64_t *c = pop_attr_ints(dot, POP_ATTR_LHS_CONTRACT, &nc);
	extents e = {1, 1, 1, 1};

	e.batch = times_dims(dot->arg[0], b, nb);
	e.contract = times_dims(dot->arg[0], c, nc);
	if (e.batch <= 0 || e.contract <= 0)
		return e;
	e.lhs = pop_shape_elements(&dot->arg[0]->type) / e.batch / e.contract;
	e.rhs = pop_shape_elements(&dot->arg[1]->type) / e.batch / e.contract;
	return e;
}

static bool
is_small(const pop_op *dot)
{
	pop_dtype d = (pop_dtype)dot->res[0].type.dtype;
	extents e;

	if ((d != POP_DT_F32 && d != POP_DT_F64) ||
		dot->arg[0]->type.dtype != d || dot->arg[1]->type.dtype != d ||
		pop_shape_elements(&dot->res[0].type) == 0 ||
		dot->res[0].type.rank +
				list_length(dot, POP_ATTR_LHS_CONTRACT) >
			POP_MAX_RANK)
		return false;
	e = extents_of(dot);
	if (e.batch < MANY || e.contract < 2)
		return false;
	if (e.lhs == 1 && e.rhs == 1)
		return e.contract <= LONG;
	return e.lhs <= SMALL && e.rhs <= SMALL && e.contract <= SMALL &&
	       e.lhs * e.rhs * e.contract <= SMALL;
}

static bool
lists(const int64_t *dims, uint32_t n, unsigned d, uint32_t *at)
{
	for (*at = 0; *at < n; ++*at)
		if (dims[*at] == (int64_t)d)
			return true;
	return false;
}

/* Operand x over all of `type`: batch dims first, its free dims from `first`
 * on, contracted dims last. */
static pop_value *
spread(const pop_site *s, const pop_op *dot, unsigned x, const pop_shape *type,
	unsigned first)
{
	uint32_t nb, nc, k;
	const int64_t *b = pop_attr_ints(
		dot, x ? POP_ATTR_RHS_BATCH : POP_ATTR_LHS_BATCH, &nb);
	const int64_t *c = pop_attr_ints(
		dot, x ? POP_ATTR_RHS_CONTRACT : POP_ATTR_LHS_CONTRACT, &nc);
	int64_t to[POP_MAX_RANK];

	for (unsigned d = 0; d < dot->arg[x]->type.rank; d++) {
		if (lists(b, nb, d, &k))
			to[d] = k;
		else if (lists(c, nc, d, &k))
			to[d] = (int64_t)(type->rank - nc + k);
		else
			to[d] = first++;
	}
	return pop_site_broadcast(s, type, dot->arg[x], to);
}

static void
make_elementwise(pop_op *dot)
{
	pop_site s = pop_site_before(dot);
	pop_shape type = dot->res[0].type;
	uint32_t nb, nc, sum = 0;
	const int64_t *c = pop_attr_ints(dot, POP_ATTR_LHS_CONTRACT, &nc);
	unsigned nl;
	pop_value *v;

	pop_attr_ints(dot, POP_ATTR_LHS_BATCH, &nb);
	nl = dot->arg[0]->type.rank - nb - nc;
	for (uint32_t i = 0; i < nc; i++) {
		sum |= UINT32_C(1) << type.rank;
		type.dim[type.rank++] = dot->arg[0]->type.dim[c[i]];
	}
	v = pop_site_binary(&s, POP_OP_MULTIPLY, spread(&s, dot, 0, &type, nb),
		spread(&s, dot, 1, &type, nb + nl));
	v = pop_site_sum(&s, v, sum);
	if (pop_expand_short_concerns(v->def)) {
		pop_op *reduce = v->def;

		pop_expand_short(&s, reduce, &v);
		pop_op_unlink(reduce);
	}
	pop_value_replace(&dot->res[0], v);
	pop_op_unlink(dot);
}

static void
walk(pop_graph *g, pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		const pop_op *dot;

		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < op->nregion; i++)
			walk(g, op->region[i]);
		if (op->code == POP_OP_DOT_GENERAL && is_small(op))
			make_elementwise(op);
		if (op->code != POP_OP_TRANSPOSE)
			continue;
		dot = op->arg[0]->def;
		if (dot && dot->code == POP_OP_DOT_GENERAL && dot->block == b &&
			dot->mark == 1 && exchanges(op, dot))
			exchange(g, op, dot);
	}
}

pop_status
pop_pass_products(pop_graph *g, pop_err *err)
{
	for (uint32_t i = 0; i < g->nfunc; i++) {
		count_uses(g->func[i]->body);
		walk(g, g->func[i]->body);
	}
	pop_graph_resolve(g);
	return pop_pass_dce(g, err);
}
