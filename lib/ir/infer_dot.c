/* Checks of products: dot_general and convolution. */

#include "lib/ir/ir_int.h"

static bool
is_byte(const pop_shape *s)
{
	return s->dtype == POP_DT_I8 || s->dtype == POP_DT_U8;
}

static bool
is_of(const pop_shape *s, unsigned classes)
{
	return classes >> pop_dtype_info_of[s->dtype].cls & 1;
}

/* What may meet operands of such a class, if not only those of their type. */
static unsigned
mixes_with(unsigned set)
{
	return set == POP_IN_COMPLEX ? POP_IN_COMPLEX | POP_IN_FLOAT : set;
}

/* Products of one element type, with `mixed` also of two floating-point ones,
 * of two integer ones, of one of the former and integers of 8 bits, and of
 * complex and floating-point numbers; the result may be of another width or,
 * for integers, sign; and of floats where operands are integers or truth
 * values. */
static pop_status
check_product(
	const pop_check *c, const pop_shape *a, const pop_shape *b, bool mixed)
{
	int to = c->op->res[0].type->dtype;
	const int64_t *v;
	unsigned set;

	if (mixed &&
		((is_byte(a) && is_of(b, POP_IN_FLOAT)) ||
			(is_of(a, POP_IN_FLOAT) && is_of(b, POP_IN_COMPLEX)))) {
		const pop_shape *other = a;

		a = b;
		b = other;
	}
	POP_TRY(pop_want_class(c, "operand", 0, a->dtype, POP_IN_ANY));
	set = 1U << pop_dtype_info_of[a->dtype].cls;
	if (set & POP_IN_INT)
		set = POP_IN_INT;
	if (!mixed || set == POP_IN_BOOL)
		POP_TRY(pop_want_dtype(c, "operand", 1, b->dtype, a->dtype));
	else if (set != POP_IN_FLOAT || !is_byte(b))
		POP_TRY(pop_want_class(
			c, "operand", 1, b->dtype, mixes_with(set)));
	if (set == POP_IN_BOOL)
		set |= POP_IN_INT;
	if (set & POP_IN_INT)
		set |= POP_IN_FLOAT;
	POP_TRY(pop_want_class(c, "result", 0, to, set));
	POP_TRY(pop_want_optional(c, POP_ATTR_PRECISION, 2, &v));
	return pop_want_each(c, POP_ATTR_PRECISION, v, 2, 0, 2);
}

/* Paired dims of both sides: equally many, of equal size. */
static pop_status
check_pairs(const pop_check *c, const char *what, pop_attr_key lhs,
	pop_attr_key rhs, uint32_t seen[2])
{
	const pop_shape *a = pop_arg_type(c->op, 0);
	const pop_shape *b = pop_arg_type(c->op, 1);
	const int64_t *l, *r;
	uint32_t nl, nr;

	POP_TRY(pop_want_dims_of(c, lhs, a->rank, &seen[0], &l, &nl));
	POP_TRY(pop_want_dims_of(c, rhs, b->rank, &seen[1], &r, &nr));
	POP_TRY(pop_want_int(c, pop_attr_info_of[rhs].name, -1, nr, nl));
	for (uint32_t i = 0; i < nl; i++)
		POP_TRY(pop_want_dim(
			c, what, (int)i, b->dim[r[i]], a->dim[l[i]]));
	return POP_OK;
}

enum { TF32 = 100, ANY_F8 = 0 };

/* The algorithms that exist; element types, primitive operations, and whether
 * sums may be imprecise. */
static const struct {
	int64_t type, sum, primitives;
	bool imprecise;
} algorithm[] = {
	{ANY_F8, POP_DT_F32, 1, true},
	{POP_DT_F16, POP_DT_F16, 1, false},
	{POP_DT_F16, POP_DT_F32, 1, false},
	{POP_DT_BF16, POP_DT_BF16, 1, false},
	{POP_DT_BF16, POP_DT_F32, 1, false},
	{POP_DT_BF16, POP_DT_F32, 3, false},
	{POP_DT_BF16, POP_DT_F32, 6, false},
	{POP_DT_BF16, POP_DT_F32, 9, false},
	{TF32, POP_DT_F32, 1, false},
	{TF32, POP_DT_F32, 3, false},
	{POP_DT_F32, POP_DT_F32, 1, false},
	{POP_DT_F64, POP_DT_F64, 1, false},
};

static bool
is_type(int64_t want, int64_t type)
{
	if (want != ANY_F8)
		return type == want;
	return type > POP_DT_NONE && type < POP_DT_COUNT &&
	       pop_dtype_is_float((pop_dtype)type) &&
	       pop_dtype_info_of[type].bits == 8;
}

static pop_status
check_algorithm(const pop_check *c)
{
	const int64_t *v, *precision;

	POP_TRY(pop_want_optional(c, POP_ATTR_ALGORITHM, 7, &v));
	if (!v)
		return POP_OK;
	POP_TRY(pop_want_optional(c, POP_ATTR_PRECISION, 2, &precision));
	POP_TRY(pop_want_each(c, POP_ATTR_PRECISION, precision, 2, 0, 0));
	for (size_t i = 0; i < sizeof(algorithm) / sizeof(algorithm[0]); i++)
		if (is_type(algorithm[i].type, v[0]) &&
			is_type(algorithm[i].type, v[1]) &&
			v[2] == algorithm[i].sum && v[3] == 1 && v[4] == 1 &&
			v[5] == algorithm[i].primitives &&
			(v[6] == 0 || (v[6] == 1 && algorithm[i].imprecise)))
			return POP_OK;
	return pop_op_fail(c->g, c->op, c->err,
		"algorithm: got [%lld, %lld, %lld, %lld, %lld, %lld, %lld], "
		"expected one that exists",
		(long long)v[0], (long long)v[1], (long long)v[2],
		(long long)v[3], (long long)v[4], (long long)v[5],
		(long long)v[6]);
}

/* The dims of x that are not in the set. */
static pop_status
push_free(const pop_check *c, const pop_shape *x, uint32_t set)
{
	for (unsigned i = 0; i < x->rank; i++)
		if (!(set >> i & 1))
			POP_TRY(pop_want_push(c, c->out, x->dim[i]));
	return POP_OK;
}

pop_status
pop_check_dot(const pop_check *c)
{
	const pop_shape *a = pop_arg_type(c->op, 0);
	const pop_shape *b = pop_arg_type(c->op, 1);
	uint32_t seen[2] = {0, 0}, n;
	const int64_t *v, *w;

	POP_TRY(check_product(c, a, b, true));
	POP_TRY(check_algorithm(c));
	POP_TRY(check_pairs(c, "rhs size of batch dimension",
		POP_ATTR_LHS_BATCH, POP_ATTR_RHS_BATCH, seen));
	POP_TRY(check_pairs(c, "rhs size of contracting dimension",
		POP_ATTR_LHS_CONTRACT, POP_ATTR_RHS_CONTRACT, seen));
	*c->out = (pop_shape){.dtype = c->op->res[0].type->dtype};
	v = pop_attr_ints(c->op, POP_ATTR_LHS_BATCH, &n);
	w = pop_attr_ints(c->op, POP_ATTR_RHS_BATCH, &n);
	for (uint32_t i = 0; i < n; i++)
		POP_TRY(pop_want_push(
			c, c->out, pop_dim_merge(a->dim[v[i]], b->dim[w[i]])));
	POP_TRY(push_free(c, a, seen[0]));
	return push_free(c, b, seen[1]);
}

/* A permutation of all dims. */
static pop_status
check_layout(
	const pop_check *c, pop_attr_key key, unsigned rank, const int64_t **v)
{
	uint32_t seen = 0;

	POP_TRY(pop_want_list(c, key, rank, v));
	return pop_want_dimset(c, key, *v, rank, rank, &seen);
}

/* What is `n` not a multiple of? */
static pop_status
check_multiple(const pop_check *c, const char *what, int64_t n, int64_t of)
{
	if (n < 0 || n % of == 0)
		return POP_OK;
	return pop_op_fail(c->g, c->op, c->err,
		"%s: got %lld, expected a multiple of %lld", what, (long long)n,
		(long long)of);
}

typedef struct conv {
	const pop_shape *a, *b;
	const int64_t *lhs, *rhs, *out; /* layouts */
	int64_t feature_groups, batch_groups;
	bool unpadded; /* low and high are not known */
	const int64_t *low, *high;
} conv;

static pop_status
check_groups(const pop_check *c, const conv *v)
{
	int64_t batch = v->a->dim[v->lhs[0]], in = v->a->dim[v->lhs[1]];
	int64_t o = v->b->dim[v->rhs[0]], i = v->b->dim[v->rhs[1]];

	POP_TRY(pop_want_range(
		c, "feature_group_count", -1, v->feature_groups, 1, INT64_MAX));
	POP_TRY(pop_want_range(
		c, "batch_group_count", -1, v->batch_groups, 1, INT64_MAX));
	if (v->feature_groups > 1)
		POP_TRY(pop_want_int(c, "batch_group_count with feature groups",
			-1, v->batch_groups, 1));
	POP_TRY(check_multiple(c, "input features", in, v->feature_groups));
	POP_TRY(check_multiple(c, "batch", batch, v->batch_groups));
	POP_TRY(check_multiple(c, "output features", o, v->feature_groups));
	POP_TRY(check_multiple(c, "output features", o, v->batch_groups));
	if (in < 0)
		return POP_OK;
	return pop_want_dim(c, "input features of the kernel", -1, i,
		in / v->feature_groups);
}

static int64_t
entry(const int64_t *v, unsigned i, int64_t missing)
{
	return v ? v[i] : missing;
}

static pop_status
check_spatial(const pop_check *c, const conv *v)
{
	const int64_t *stride, *base, *dil, *rev;
	unsigned n = v->a->rank - 2U;

	/* Window attributes are held against a padding that is known. */
	for (unsigned i = 0; v->unpadded && i < n; i++)
		c->out->dim[v->out[i + 2]] = POP_DIM_DYNAMIC;
	if (v->unpadded)
		return POP_OK;
	POP_TRY(pop_want_optional(c, POP_ATTR_WINDOW_STRIDES, n, &stride));
	POP_TRY(pop_want_optional(c, POP_ATTR_LHS_DILATION, n, &base));
	POP_TRY(pop_want_optional(c, POP_ATTR_RHS_DILATION, n, &dil));
	POP_TRY(pop_want_optional(c, POP_ATTR_WINDOW_REVERSAL, n, &rev));
	POP_TRY(pop_want_each(
		c, POP_ATTR_WINDOW_STRIDES, stride, n, 1, INT64_MAX));
	POP_TRY(pop_want_each(c, POP_ATTR_LHS_DILATION, base, n, 1, INT64_MAX));
	POP_TRY(pop_want_each(c, POP_ATTR_RHS_DILATION, dil, n, 1, INT64_MAX));
	POP_TRY(pop_want_each(c, POP_ATTR_WINDOW_REVERSAL, rev, n, 0, 1));
	for (unsigned i = 0; i < n; i++) {
		const pop_window w = {
			.size = v->b->dim[v->rhs[i + 2]],
			.stride = entry(stride, i, 1),
			.low = entry(v->low, i, 0),
			.high = entry(v->high, i, 0),
			.base_dilation = entry(base, i, 1),
			.dilation = entry(dil, i, 1),
		};

		POP_TRY(pop_want_places(c, (int)i, &w, v->a->dim[v->lhs[i + 2]],
			&c->out->dim[v->out[i + 2]]));
	}
	return POP_OK;
}

pop_status
pop_check_convolution(const pop_check *c)
{
	unsigned rank = pop_arg_type(c->op, 0)->rank;
	const int64_t *low = NULL, *high = NULL;

	if (rank >= 2) {
		POP_TRY(pop_want_optional(c, POP_ATTR_LOW, rank - 2, &low));
		POP_TRY(pop_want_optional(c, POP_ATTR_HIGH, rank - 2, &high));
	}
	return pop_check_convolution_of(c, true, low, high);
}

pop_status
pop_check_convolution_of(const pop_check *c, bool padded, const int64_t *low,
	const int64_t *high)
{
	conv v = {
		.a = pop_arg_type(c->op, 0),
		.b = pop_arg_type(c->op, 1),
		.unpadded = !padded,
		.low = low,
		.high = high,
		.feature_groups =
			pop_attr_int(c->op, POP_ATTR_FEATURE_GROUPS, 1),
		.batch_groups = pop_attr_int(c->op, POP_ATTR_BATCH_GROUPS, 1),
	};
	unsigned rank = v.a->rank;

	POP_TRY(check_product(c, v.a, v.b, false));
	POP_TRY(pop_want_range(c, "rank of operand", 0, rank, 2, POP_MAX_RANK));
	POP_TRY(pop_want_int(c, "rank of operand", 1, v.b->rank, rank));
	POP_TRY(check_layout(c, POP_ATTR_LHS_LAYOUT, rank, &v.lhs));
	POP_TRY(check_layout(c, POP_ATTR_RHS_LAYOUT, rank, &v.rhs));
	POP_TRY(check_layout(c, POP_ATTR_OUT_LAYOUT, rank, &v.out));
	POP_TRY(check_groups(c, &v));
	*c->out = (pop_shape){
		.dtype = c->op->res[0].type->dtype, .rank = (uint8_t)rank};
	c->out->dim[v.out[0]] = v.a->dim[v.lhs[0]];
	if (c->out->dim[v.out[0]] >= 0)
		c->out->dim[v.out[0]] /= v.batch_groups;
	c->out->dim[v.out[1]] = v.b->dim[v.rhs[0]];
	return check_spatial(c, &v);
}

/* ---- Ragged products. */

/* What divides a side: a dim that batches, that is summed over, or neither. */
typedef enum ragged_mode { FREE, CONTRACTED, BATCHED } ragged_mode;

static ragged_mode
mode_of(const pop_op *op, int64_t dim, uint32_t *before)
{
	static const pop_attr_key key[] = {
		POP_ATTR_LHS_BATCH, POP_ATTR_LHS_CONTRACT};

	for (int k = 0; k < 2; k++) {
		uint32_t n;
		const int64_t *v = pop_attr_ints(op, key[k], &n);

		for (*before = 0; *before < n; ++*before)
			if (v[*before] == dim)
				return k ? CONTRACTED : BATCHED;
	}
	return FREE;
}

/* Group sizes: [g], or with the dims in front that a ragged dim may depend
 * on: the batch dims, then those of its own kind that come before it. */
static pop_status
check_group_sizes(const pop_check *c, ragged_mode mode, int64_t dim,
	uint32_t before, uint32_t seen)
{
	const pop_shape *a = pop_arg_type(c->op, 0);
	const pop_shape *s = pop_arg_type(c->op, 2);
	pop_shape want = {.dtype = s->dtype};
	uint32_t n;
	const int64_t *v = pop_attr_ints(c->op, POP_ATTR_LHS_BATCH, &n);

	POP_TRY(pop_want_class(c, "operand", 2, s->dtype, POP_IN_INT));
	POP_TRY(pop_want_range(
		c, "rank of operand", 2, s->rank, 1, POP_MAX_RANK));
	if (s->rank == 1)
		return POP_OK;
	for (uint32_t i = 0; i < (mode == BATCHED ? before : n); i++)
		POP_TRY(pop_want_push(c, &want, a->dim[v[i]]));
	v = pop_attr_ints(c->op, POP_ATTR_LHS_CONTRACT, &n);
	for (uint32_t i = 0; mode == CONTRACTED && i < before; i++)
		POP_TRY(pop_want_push(c, &want, a->dim[v[i]]));
	for (int64_t i = 0; mode == FREE && i < dim; i++)
		if (!(seen >> i & 1))
			POP_TRY(pop_want_push(c, &want, a->dim[i]));
	POP_TRY(pop_want_push(c, &want, s->dim[s->rank - 1]));
	return pop_want_type(c, "operand", 2, s, &want);
}

pop_status
pop_check_ragged_dot(const pop_check *c)
{
	const pop_shape *a = pop_arg_type(c->op, 0);
	const pop_shape *b = pop_arg_type(c->op, 1);
	const pop_shape *s = pop_arg_type(c->op, 2);
	uint32_t seen[2] = {0, 0}, n, ng, before = 0;
	const int64_t *v, *group, *ragged;
	ragged_mode mode;

	POP_TRY(check_product(c, a, b, true));
	POP_TRY(check_pairs(c, "rhs size of batch dimension",
		POP_ATTR_LHS_BATCH, POP_ATTR_RHS_BATCH, seen));
	POP_TRY(check_pairs(c, "rhs size of contracting dimension",
		POP_ATTR_LHS_CONTRACT, POP_ATTR_RHS_CONTRACT, seen));
	POP_TRY(pop_want_list(c, POP_ATTR_LHS_RAGGED, 1, &ragged));
	POP_TRY(pop_want_range(
		c, "lhs_ragged", 0, ragged[0], 0, (int64_t)a->rank - 1));
	mode = mode_of(c->op, ragged[0], &before);
	POP_TRY(check_group_sizes(c, mode, ragged[0], before, seen[0]));
	POP_TRY(pop_want_dims_of(
		c, POP_ATTR_RHS_GROUP, b->rank, &seen[1], &group, &ng));
	POP_TRY(pop_want_int(
		c, "number of rhs_group", -1, ng, mode == FREE ? 1 : 0));
	if (mode == FREE)
		POP_TRY(pop_want_dim(c, "rhs size of group dimension", 0,
			b->dim[group[0]], s->dim[s->rank - 1]));
	*c->out = (pop_shape){.dtype = c->op->res[0].type->dtype};
	if (mode == CONTRACTED)
		POP_TRY(pop_want_push(c, c->out, s->dim[s->rank - 1]));
	v = pop_attr_ints(c->op, POP_ATTR_LHS_BATCH, &n);
	for (uint32_t i = 0; i < n; i++)
		POP_TRY(pop_want_push(c, c->out, a->dim[v[i]]));
	POP_TRY(push_free(c, a, seen[0]));
	return push_free(c, b, seen[1]);
}
