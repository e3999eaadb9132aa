/*
 * Products: the transpose of a product is the product of its operands
 * exchanged, so gradients of weights are made as they are wanted.
 */

#include "lib/pass/pass.h"

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

static void
walk(pop_graph *g, pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		const pop_op *dot;

		for (uint32_t i = 0; i < op->nregion; i++)
			walk(g, op->region[i]);
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
