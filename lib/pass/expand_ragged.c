/*
 * Ragged products, a turn of a loop for each group.
 *
 * Rows of the left side that a group owns take their product with the group's
 * right side; where the ragged dim is summed over, both sides are cut to the
 * group's part, so that what lies outside cannot reach a sum even as NaN.
 * Rows beyond the last group are zero.  A ragged batch is a plain product.
 */

#include "lib/num/scalar.h"
#include "lib/pass/expand.h"

typedef struct ragged {
	const pop_op *op;
	pop_value *lhs, *rhs;
	int dim;     /* of lhs, where groups lie */
	int rhs_dim; /* the group dim of rhs, or the one paired with dim */
	bool contracts;
	bool batches;
	int64_t ngroup;
	pop_dtype index; /* of group sizes, 32 bits at least */
} ragged;

static void
describe(ragged *r, const pop_op *op)
{
	const pop_shape *sizes = op->arg[2]->type;
	uint32_t n;
	int k;

	*r = (ragged){.op = op, .lhs = op->arg[0], .rhs = op->arg[1]};
	r->dim = (int)pop_attr_ints(op, POP_ATTR_LHS_RAGGED, &n)[0];
	r->ngroup = sizes->dim[sizes->rank - 1];
	r->index = pop_dtype_info_of[sizes->dtype].bits > 32 ? POP_DT_I64
							     : POP_DT_I32;
	r->batches = pop_attr_place(op, POP_ATTR_LHS_BATCH, r->dim) >= 0;
	k = pop_attr_place(op, POP_ATTR_LHS_CONTRACT, r->dim);
	r->contracts = k >= 0;
	if (r->contracts)
		r->rhs_dim =
			(int)pop_attr_ints(op, POP_ATTR_RHS_CONTRACT, &n)[k];
	else if (!r->batches)
		r->rhs_dim = (int)pop_attr_ints(op, POP_ATTR_RHS_GROUP, &n)[0];
}

/* The product without groups: rhs without its group dim if it has one. */
static pop_value *
product(const pop_site *s, const ragged *r, pop_value *lhs, pop_value *rhs,
	const pop_shape *type)
{
	static const pop_attr_key key[] = {POP_ATTR_LHS_BATCH,
		POP_ATTR_LHS_CONTRACT, POP_ATTR_RHS_BATCH,
		POP_ATTR_RHS_CONTRACT};
	pop_op *dot = pop_site_op(s, POP_OP_DOT_GENERAL, 2, 1, type, 0);
	bool grouped = !r->contracts && !r->batches;
	uint32_t n;

	dot->arg[0] = lhs;
	dot->arg[1] = rhs;
	for (int k = 0; k < 4; k++) {
		const int64_t *v = pop_attr_ints(r->op, key[k], &n);
		int64_t list[POP_MAX_RANK];

		for (uint32_t i = 0; i < n; i++)
			list[i] =
				v[i] - (k >= 2 && grouped && v[i] > r->rhs_dim);
		pop_attr_set_ints(s->g, dot, key[k], list, n);
	}
	if (pop_attr_find(r->op, POP_ATTR_PRECISION)) {
		const int64_t *v = pop_attr_ints(r->op, POP_ATTR_PRECISION, &n);

		pop_attr_set_ints(s->g, dot, POP_ATTR_PRECISION, v, n);
	}
	return pop_expand_made(s, dot);
}

/*
 * Where group boundaries lie in dims of lhs: the sizes' leading dims are batch
 * dims, then those before the ragged one of its kind.
 */
static void
prefix_dims(const ragged *r, int64_t *dims, unsigned n)
{
	uint32_t nb, nc, k = 0;
	const int64_t *b = pop_attr_ints(r->op, POP_ATTR_LHS_BATCH, &nb);
	const int64_t *c = pop_attr_ints(r->op, POP_ATTR_LHS_CONTRACT, &nc);

	for (uint32_t i = 0; i < nb && k < n; i++)
		dims[k++] = b[i];
	for (uint32_t i = 0; r->contracts && i < nc && k < n; i++)
		dims[k++] = c[i];
	for (int64_t i = 0; !r->contracts && k < n; i++)
		if (pop_attr_place(r->op, POP_ATTR_LHS_BATCH, i) < 0 &&
			pop_attr_place(r->op, POP_ATTR_LHS_CONTRACT, i) < 0)
			dims[k++] = i;
}

/* Where each group ends: running sums of the sizes along their last dim. */
static pop_value *
group_ends(const pop_site *s, const ragged *r)
{
	pop_value *x = pop_site_convert(s, r->op->arg[2], r->index), *p;
	const int64_t last[] = {0, 2};
	pop_shape type = *x->type, flat, wide;

	flat = (pop_shape){.dtype = type.dtype, .rank = 2};
	flat.dim[1] = r->ngroup;
	flat.dim[0] = pop_shape_elements(&type) / r->ngroup;
	/* [.., g, g']: sizes of g' <= g */
	wide = flat;
	wide.dim[wide.rank++] = r->ngroup;
	p = pop_site_compare(s, POP_GE, pop_site_iota(s, &wide, 1),
		pop_site_iota(s, &wide, 2));
	x = pop_site_broadcast(s, &wide, pop_site_reshape(s, &flat, x), last);
	x = pop_site_select(s, p, x, pop_site_integer(s, &wide, 0));
	return pop_site_reshape(s, &type, pop_site_sum(s, x, 1U << 2));
}

/* Indices along `dim` of `type` in [from, to), bounds spread by dims. */
static pop_value *
inside(const pop_site *s, const pop_shape *type, int dim, pop_value *from,
	pop_value *to, const int64_t *dims)
{
	pop_shape index = *type;
	pop_value *i;

	index.dtype = from->type->dtype;
	i = pop_site_iota(s, &index, dim);
	return pop_site_binary(s, POP_OP_AND,
		pop_site_compare(s, POP_GE, i,
			pop_site_broadcast(s, &index, from, dims)),
		pop_site_compare(
			s, POP_LT, i, pop_site_broadcast(s, &index, to, dims)));
}

/* Element g of the last dim, which goes. */
static pop_value *
group_of(const pop_site *s, pop_value *x, pop_value *g)
{
	pop_value *y = pop_site_index(s, x, x->type->rank - 1, g);
	pop_shape type = *y->type;

	type.rank--;
	return pop_site_reshape(s, &type, y);
}

static pop_value *
group_rhs(const pop_site *s, const ragged *r, pop_value *g)
{
	pop_value *y = pop_site_index(s, r->rhs, r->rhs_dim, g);
	pop_shape type = *y->type;

	type.rank--;
	for (int i = r->rhs_dim; i < type.rank; i++)
		type.dim[i] = type.dim[i + 1];
	return pop_site_reshape(s, &type, y);
}

/* The dim of the result that dim `d` of lhs becomes. */
static int64_t
result_dim(const ragged *r, int64_t d)
{
	uint32_t nb;
	int64_t at = pop_attr_place(r->op, POP_ATTR_LHS_BATCH, d);

	pop_attr_ints(r->op, POP_ATTR_LHS_BATCH, &nb);
	if (at >= 0)
		return at;
	at = nb;
	for (int64_t i = 0; i < d; i++)
		at += pop_attr_place(r->op, POP_ATTR_LHS_BATCH, i) < 0 &&
		      pop_attr_place(r->op, POP_ATTR_LHS_CONTRACT, i) < 0;
	return at;
}

/* Dims of rhs paired with dims of lhs, all batching or summed over. */
static void
paired_dims(const ragged *r, int64_t *dims, unsigned n)
{
	for (unsigned i = 0; i < n; i++) {
		int b = pop_attr_place(r->op, POP_ATTR_LHS_BATCH, dims[i]);
		pop_attr_key key =
			b >= 0 ? POP_ATTR_RHS_BATCH : POP_ATTR_RHS_CONTRACT;
		uint32_t count;

		if (b < 0)
			b = pop_attr_place(
				r->op, POP_ATTR_LHS_CONTRACT, dims[i]);
		dims[i] = pop_attr_ints(r->op, key, &count)[b];
	}
}

static pop_value *
cut(const pop_site *s, pop_value *x, int dim, pop_value *from, pop_value *to,
	const int64_t *dims)
{
	return pop_site_select(s, inside(s, x->type, dim, from, to, dims), x,
		pop_site_number(s, x->type, 0));
}

/* One group's part of the sum, put at its place. */
static pop_value *
contracted(const pop_turns *t, const ragged *r, pop_value *from, pop_value *to,
	int64_t *dims)
{
	const pop_site *s = &t->body;
	pop_shape type = *t->carry[0]->type, row = type;
	pop_value *a = cut(s, r->lhs, r->dim, from, to, dims), *b;

	paired_dims(r, dims, from->type->rank);
	b = cut(s, r->rhs, r->rhs_dim, from, to, dims);
	type.rank--;
	for (int i = 0; i < type.rank; i++)
		type.dim[i] = type.dim[i + 1];
	row.dim[0] = 1;
	a = product(s, r, a, b, &type);
	return pop_site_put(
		s, t->carry[0], 0, t->i, pop_site_reshape(s, &row, a));
}

/* One group's rows of the result. */
static pop_value *
rows(const pop_turns *t, const ragged *r, pop_value *from, pop_value *to,
	int64_t *dims)
{
	const pop_site *s = &t->body;
	const pop_shape *type = t->carry[0]->type;
	pop_value *y = product(s, r, r->lhs, group_rhs(s, r, t->i), type);

	for (unsigned i = 0; i < from->type->rank; i++)
		dims[i] = result_dim(r, dims[i]);
	return pop_site_select(s,
		inside(s, type, (int)result_dim(r, r->dim), from, to, dims), y,
		t->carry[0]);
}

void
pop_expand_ragged_dot(const pop_site *s, pop_op *op, pop_value **out)
{
	pop_value *ends, *from, *to, *next;
	int64_t dims[POP_MAX_RANK];
	pop_turns t;
	ragged r;

	describe(&r, op);
	if (r.batches) {
		out[0] = product(s, &r, r.lhs, r.rhs, op->res[0].type);
		return;
	}
	out[0] = pop_site_number(s, op->res[0].type, 0);
	if (r.ngroup == 0)
		return;
	ends = group_ends(s, &r);
	pop_turns_begin(&t, s, r.ngroup, out, 1);
	to = group_of(&t.body, ends, t.i);
	from = pop_site_binary(&t.body, POP_OP_SUBTRACT, to,
		group_of(&t.body,
			pop_site_convert(&t.body, op->arg[2], r.index), t.i));
	prefix_dims(&r, dims, to->type->rank);
	next = r.contracts ? contracted(&t, &r, from, to, dims)
			   : rows(&t, &r, from, to, dims);
	pop_turns_end(&t, &next);
	out[0] = &t.res[0];
}
