/*
 * Products: many small ones are made elementwise, side by side, and larger
 * ones if they lie so, as where an image is resized by weights of each pixel;
 * those of many short rows by few columns, as of points by a direction; those
 * of two vectors, which loops sum where they make them; and those that add
 * nothing up, as of a column by a row, always.  What is gathered for one of
 * these alone is gathered by whole windows.
 *
 * Small products of halves are those of f32, and those of narrow integers are
 * those of i32.
 *
 * Many short rows that are added up, each times a number, are a product:
 *
 *   y = reduce(rows * broadcast(by))  ->  y = dot(by, rows)
 *
 * Products of few rows take narrow weights as they are, rather than converted:
 *
 *   y = dot(x, convert(weights))  ->  y = dot(x, weights)
 *
 * An outer product of which another sums up both dims is made with the longer
 * of them last, so that it is stored in rows:
 *
 *   y[e, o] = sum of u[e, i] * v[e, b] * w[b, i, o] over i and b, few b
 *   ->  of v[e, b] * u[e, i]
 */

#include "lib/pass/expand.h"
#include "lib/pass/pass.h"

enum {
	SMALL = 64,        /* multiplications of a small product */
	SIDE = 8,          /* of a matrix that is turned by vectors; and columns
			    * that leave half of a vector idle */
	MANY = 16,         /* of those, at least */
	LONG = 4096,       /* depth of a row by a matrix of which a vector takes
			    * elements side by side: at most */
	SHORT = 9,         /* multiplications of one of many rows, ... */
	NARROW = 3,        /* ... by so many columns at most */
	ROWS = 64,         /* of those rows, at least, ... */
	ALL_ROWS = 256,    /* ... or of those of all products */
	LINE = 6,          /* of a row that lies in a line, by one column */
	LINES_BITS = 2048, /* of integers that lie side by side, at most, */
	LINES_DEEP = 32,   /* and depth of so many, at least, by one row */
	PAIRS = 64,        /* depth of 16-bit integers, by one row */
	LANES_MOST = 512,  /* multiplications of one of many side by side, */
	THIN_MOST = 4096,  /* and of one of so few rows or columns */
	THIN = 2,
	SMALL_SIDE = 16, /* columns, and depth, of f32's small products, ... */
	SMALL_DEPTH = 64,
	WHOLE_DEPTH = 16, /* ... and of those of integers */
	FEW_ROWS = 128,   /* that meet weights which are converted for them */
	FEWER_ROWS = 16,  /* and of bf16, of which pairs are multiplied else */
	MAX_VIEWS = 4,    /* ops between weights and product */
	/* Rows that are added up, each times a number: so many at least, of so
	 * many elements at most. */
	MANY_WEIGHED = 128,
	SHORT_WEIGHED = 32,
	SHORT_LAST = 8, /* elements of rows that are not stored as such */
};

static uint32_t
list_length(const pop_op *op, pop_attr_key key)
{
	uint32_t n = 0;

	pop_attr_ints(op, key, &n);
	return n;
}

static int64_t
times_dims(const pop_value *v, const int64_t *dims, uint32_t n)
{
	int64_t all = 1;

	for (uint32_t i = 0; i < n; i++)
		all *= v->type->dim[dims[i]];
	return all;
}

pop_extents
pop_extents_of(const pop_op *dot)
{
	uint32_t nb, nc;
	const int64_t *b = pop_attr_ints(dot, POP_ATTR_LHS_BATCH, &nb);
	const int64_t *c = pop_attr_ints(dot, POP_ATTR_LHS_CONTRACT, &nc);
	pop_extents e = {1, 1, 1, 1};

	e.batch = times_dims(dot->arg[0], b, nb);
	e.contract = times_dims(dot->arg[0], c, nc);
	if (e.batch <= 0 || e.contract <= 0)
		return e;
	e.lhs = pop_shape_elements(dot->arg[0]->type) / e.batch / e.contract;
	e.rhs = pop_shape_elements(dot->arg[1]->type) / e.batch / e.contract;
	return e;
}

/* Whether the last dim of operand x is a batch dim. */
static bool
is_batch_last(const pop_op *dot, unsigned x)
{
	return pop_attr_place(dot, x ? POP_ATTR_RHS_BATCH : POP_ATTR_LHS_BATCH,
		       dot->arg[x]->type->rank - 1) >= 0;
}

/* Whether it is one that is summed over. */
static bool
is_contracted_last(const pop_op *dot, unsigned x)
{
	return pop_attr_place(dot,
		       x ? POP_ATTR_RHS_CONTRACT : POP_ATTR_LHS_CONTRACT,
		       dot->arg[x]->type->rank - 1) >= 0;
}

/* Whether the elements that a vector takes lie side by side, one of each
 * product, and packing each product by itself would not be repaid. */
static bool
is_in_lanes(const pop_op *dot, const pop_extents *e)
{
	int64_t most;

	if (e->lhs == 1 || e->rhs == 1)
		return e->contract <= LONG && is_batch_last(dot, e->lhs == 1);
	most = e->lhs <= THIN || e->rhs <= THIN ? THIN_MOST : LANES_MOST;
	return is_batch_last(dot, 0) && is_batch_last(dot, 1) &&
	       e->lhs <= most && e->rhs <= most && e->contract <= most &&
	       e->lhs * e->rhs * e->contract <= most;
}

static bool
is_view(const pop_op *op)
{
	return op->code == POP_OP_TRANSPOSE || op->code == POP_OP_RESHAPE;
}

/* What lies in memory already, perhaps seen otherwise. */
static bool
is_stored(const pop_value *v)
{
	for (unsigned n = 0; v->def && n <= MAX_VIEWS; n++) {
		if (v->def->code == POP_OP_CONSTANT)
			return true;
		if (!is_view(v->def))
			return false;
		v = v->def->arg[0];
	}
	return !v->def;
}

/* Whether the operand's rows are summed side by side; those of f64 where they
 * lie, rather than stored for it by loops that could sum them. */
static bool
has_lines(const pop_op *dot, unsigned x)
{
	const pop_value *v = dot->arg[x];

	return is_contracted_last(dot, x) &&
	       (v->type->dtype == POP_DT_F32 ||
		       (v->type->dtype == POP_DT_F64 && is_stored(v)));
}

/* Whether rows, of either side, meet few columns; those of four and more are
 * what vectors are packed of, and of rows that lie in lines by one column
 * several are summed side by side.  Rows of several products count together,
 * unless they lie side by side in each, as lanes do. */
static bool
is_of_short_rows(const pop_op *dot, const pop_extents *e)
{
	const unsigned x = e->lhs <= e->rhs; /* the rows */
	const int64_t columns = x ? e->lhs : e->rhs;
	const int64_t rows = x ? e->rhs : e->lhs;
	const bool apart = is_contracted_last(dot, x) || is_batch_last(dot, x);

	if (e->batch == 1 && columns == 1 && e->contract >= LINE &&
		has_lines(dot, x))
		return false;
	return (rows >= ROWS || (apart && rows >= ALL_ROWS / e->batch)) &&
	       columns <= NARROW && e->contract >= 2 &&
	       e->contract <= SHORT / columns;
}

static bool
is_half(pop_dtype d)
{
	return d == POP_DT_BF16 || d == POP_DT_F16;
}

static bool
is_whole(pop_dtype d)
{
	return pop_dtype_is_int(d) && pop_dtype_info_of[d].bits >= 8;
}

/* The type in which elements are multiplied and added up, or POP_DT_NONE:
 * integers wrap at the result's width, halves are summed as f32. */
static pop_dtype
type_of_sum(const pop_op *dot)
{
	const pop_dtype d = (pop_dtype)dot->res[0].type->dtype;
	const pop_dtype a = (pop_dtype)dot->arg[0]->type->dtype;
	const pop_dtype b = (pop_dtype)dot->arg[1]->type->dtype;

	if ((d == POP_DT_F32 || is_half(d)) &&
		(a == POP_DT_F32 || is_half(a)) &&
		(b == POP_DT_F32 || is_half(b)))
		return POP_DT_F32;
	if (is_whole(d) && is_whole(a) && is_whole(b))
		return d;
	return d == POP_DT_F64 && a == d && b == d ? d : POP_DT_NONE;
}

/* Whether a row meets a few columns of words that lie side by side, which have
 * a kernel if there is much to add up. */
static bool
is_row_by_lines(const pop_op *dot, const pop_extents *e)
{
	const unsigned x = e->lhs == 1; /* the columns */
	const uint8_t d = dot->res[0].type->dtype;
	const int64_t bits = pop_dtype_info_of[d].bits;

	return bits >= 32 && dot->arg[0]->type->dtype == d &&
	       dot->arg[1]->type->dtype == d &&
	       e->lhs * e->rhs * bits <= LINES_BITS &&
	       e->contract >= LINES_DEEP && !is_contracted_last(dot, x) &&
	       !is_batch_last(dot, x);
}

/* Whether rows of 16-bit integers, each in a line, meet one: they are added up
 * in pairs. */
static bool
is_of_pairs(const pop_op *dot, const pop_extents *e)
{
	const pop_dtype a = (pop_dtype)dot->arg[0]->type->dtype;
	const pop_dtype b = (pop_dtype)dot->arg[1]->type->dtype;
	const bool wraps =
		pop_dtype_info_of[dot->res[0].type->dtype].bits <= 16;

	return is_contracted_last(dot, e->lhs == 1) && e->contract >= PAIRS &&
	       (a == POP_DT_I16 || (a == POP_DT_U16 && wraps)) &&
	       (b == POP_DT_I16 || (b == POP_DT_U16 && wraps));
}

/* Integers for which there is no kernel of one row. */
static bool
is_summed_by_loops(const pop_op *dot, const pop_extents *e)
{
	return is_whole(type_of_sum(dot)) && !is_row_by_lines(dot, e) &&
	       !is_of_pairs(dot, e) &&
	       !(pop_dtype_is_byte((pop_dtype)dot->arg[0]->type->dtype) &&
		       pop_dtype_is_byte((pop_dtype)dot->arg[1]->type->dtype));
}

/* Whether a vector meets matrices that kernels of small products turn at once:
 * in f32 squares, if what is added up lies side by side. */
static bool
is_turned_at_once(const pop_op *dot, const pop_extents *e)
{
	const unsigned x = e->lhs == 1; /* the squares */
	const pop_dtype d = (pop_dtype)dot->arg[x]->type->dtype;
	uint32_t n;
	const int64_t *c = pop_attr_ints(
		dot, x ? POP_ATTR_RHS_CONTRACT : POP_ATTR_LHS_CONTRACT, &n);

	if ((e->lhs > 1 && e->rhs > 1) || e->contract < SIDE ||
		d != type_of_sum(dot))
		return false;
	if (d == POP_DT_F64)
		return e->lhs * e->rhs >= SIDE / 2;
	return d == POP_DT_F32 && e->lhs * e->rhs >= SIDE &&
	       c[n - 1] + 1 == dot->arg[x]->type->rank;
}

static bool
is_elementwise(const pop_op *dot)
{
	pop_extents e;

	if (type_of_sum(dot) == POP_DT_NONE ||
		pop_shape_elements(dot->res[0].type) == 0 ||
		dot->res[0].type->rank +
				list_length(dot, POP_ATTR_LHS_CONTRACT) >
			POP_MAX_RANK)
		return false;
	e = pop_extents_of(dot);
	if (e.contract == 1 || is_of_short_rows(dot, &e))
		return true;
	if (e.contract == 0)
		return false;
	if (e.lhs == 1 && e.rhs == 1)
		return true;
	if ((e.lhs == 1 || e.rhs == 1) && is_summed_by_loops(dot, &e))
		return true;
	if (e.batch < MANY)
		return false;
	if (is_in_lanes(dot, &e))
		return true;
	if (is_turned_at_once(dot, &e))
		return false;
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

/* v's dims in the order of their places to[]; these are sorted, too. */
static pop_value *
turned(const pop_site *s, pop_value *v, int64_t *to)
{
	int64_t dims[POP_MAX_RANK];
	unsigned n = v->type->rank;
	bool sorted = true, again;
	pop_value *by;

	for (unsigned d = 0; d < n; d++) {
		const int64_t place = to[d];
		unsigned i = d;

		for (; i > 0 && to[i - 1] > place; i--) {
			to[i] = to[i - 1];
			dims[i] = dims[i - 1];
			sorted = false;
		}
		to[i] = place;
		dims[i] = d;
	}
	if (sorted)
		return v;
	again = v->def && v->def->code == POP_OP_TRANSPOSE;
	v = pop_site_transpose(s, v, dims);
	by = again ? pop_simplify_view(v->def) : NULL;
	return by ? by : v;
}

/* Operand x over all of `type`, and of its type of element: batch dims from
 * `batch` on, its free dims from `first` on, contracted dims last. */
static pop_value *
spread(const pop_site *s, const pop_op *dot, unsigned x, const pop_shape *type,
	unsigned batch, unsigned first)
{
	uint32_t nb, nc, k;
	const int64_t *b = pop_attr_ints(
		dot, x ? POP_ATTR_RHS_BATCH : POP_ATTR_LHS_BATCH, &nb);
	const int64_t *c = pop_attr_ints(
		dot, x ? POP_ATTR_RHS_CONTRACT : POP_ATTR_LHS_CONTRACT, &nc);
	int64_t to[POP_MAX_RANK];
	pop_value *v;

	for (unsigned d = 0; d < dot->arg[x]->type->rank; d++) {
		if (lists(b, nb, d, &k))
			to[d] = batch + k;
		else if (lists(c, nc, d, &k))
			to[d] = (int64_t)(type->rank - nc + k);
		else
			to[d] = first++;
	}
	v = turned(s, dot->arg[x], to);
	return pop_site_broadcast(
		s, type, pop_site_convert(s, v, (pop_dtype)type->dtype), to);
}

/* Dims of operand x that the result has for itself. */
static uint32_t
kept_dims(const pop_op *dot, unsigned x)
{
	const pop_attr_key batch = x ? POP_ATTR_RHS_BATCH : POP_ATTR_LHS_BATCH;
	const pop_attr_key sum =
		x ? POP_ATTR_RHS_CONTRACT : POP_ATTR_LHS_CONTRACT;
	uint32_t kept = 0;

	for (unsigned d = 0; d < dot->arg[x]->type->rank; d++)
		if (pop_attr_place(dot, batch, d) < 0 &&
			pop_attr_place(dot, sum, d) < 0)
			kept |= UINT32_C(1) << d;
	return kept;
}

/* What only this product reads is gathered by whole windows if it keeps what
 * lies side by side in them: vectors of that are read and multiplied then. */
static void
take_windows(pop_op *dot, unsigned x)
{
	pop_op *op = dot->arg[x]->def;
	const uint32_t kept = kept_dims(dot, x);
	pop_value *by;
	int run;

	if (!op || op->code != POP_OP_GATHER || op->block != dot->block ||
		op->res[0].nuse != 1)
		return;
	run = pop_gather_run(op);
	if (run < 0 || !(kept >> run & 1))
		return;
	by = pop_gather_whole_windows(op, kept);
	if (by)
		dot->arg[x] = by;
}

/* The dims of the result are rotated: the first n, the batch dims, come last.
 * *back says which of those each dim of the result is. */
static void
rotate(pop_shape *type, uint32_t n, int64_t *back)
{
	const pop_shape from = *type;
	const unsigned kept = type->rank - n;

	for (unsigned d = 0; d < from.rank; d++) {
		back[d] = d < n ? kept + d : d - n;
		type->dim[back[d]] = from.dim[d];
	}
}

/* v, of type `type` and dims that are summed over behind it, summed. */
static pop_value *
summed(const pop_site *s, const pop_shape *type, pop_value *v)
{
	uint32_t sum = 0;
	pop_op *reduce;

	for (unsigned d = type->rank; d < v->type->rank; d++)
		sum |= UINT32_C(1) << d;
	v = pop_site_sum(s, v, sum);
	reduce = v->def;
	if (reduce->code == POP_OP_REDUCE && pop_expand_short_can(reduce)) {
		pop_expand_short(s, reduce, &v);
		pop_op_unlink(reduce);
	}
	return v;
}

/* `type` with the contracted dims of the product behind it. */
static pop_shape
type_of_terms(const pop_op *dot, const pop_shape *type)
{
	uint32_t nc;
	const int64_t *c = pop_attr_ints(dot, POP_ATTR_LHS_CONTRACT, &nc);
	pop_shape all = *type;

	all.dtype = type_of_sum(dot);
	for (uint32_t i = 0; i < nc; i++)
		all.dim[all.rank++] = dot->arg[0]->type->dim[c[i]];
	return all;
}

/* Where batch dims are the last of both operands, they are so of what is made,
 * which is as its lines lie there. */
static void
make_elementwise(pop_op *dot)
{
	const pop_site s = pop_site_before(dot);
	const uint32_t nb = list_length(dot, POP_ATTR_LHS_BATCH);
	const bool lanes = is_batch_last(dot, 0) && is_batch_last(dot, 1);
	pop_shape type = *dot->res[0].type, all;
	const unsigned batch = lanes ? type.rank - nb : 0;
	const unsigned first = lanes ? 0 : nb;
	const unsigned nl = dot->arg[0]->type->rank - nb -
			    list_length(dot, POP_ATTR_LHS_CONTRACT);
	const pop_dtype result = (pop_dtype)type.dtype;
	int64_t back[POP_MAX_RANK];
	pop_value *v;

	take_windows(dot, 0);
	take_windows(dot, 1);
	rotate(&type, lanes ? nb : 0, back);
	all = type_of_terms(dot, &type);
	v = pop_site_binary(&s, POP_OP_MULTIPLY,
		spread(&s, dot, 0, &all, batch, first),
		spread(&s, dot, 1, &all, batch, first + nl));
	if (pop_extents_of(dot).contract == 1)
		v = pop_site_reshape(
			&s, &type, pop_site_convert(&s, v, result));
	else
		v = pop_site_convert(&s, summed(&s, &type, v), result);
	if (lanes)
		v = pop_site_transpose(&s, v, back);
	v->nuse = dot->res[0].nuse;
	pop_value_replace(s.g, &dot->res[0], v);
	pop_op_unlink(dot);
}

/* ---- Outer products that are summed up. */

/* Is v spread along one of dims d and d + 1, but not along the other? */
static bool
is_spread_along_one(const pop_value *v, unsigned d)
{
	const pop_op *op = v->def;

	return op && op->code == POP_OP_BROADCAST_IN_DIM &&
	       (pop_attr_place(op, POP_ATTR_DIMS, d) < 0) !=
		       (pop_attr_place(op, POP_ATTR_DIMS, d + 1) < 0);
}

static int64_t
exchanged(int64_t d, unsigned last)
{
	return d == last ? last - 1 : d == last - INT64_C(1) ? last : d;
}

/* The same broadcast with the last two dims of the result exchanged. */
static pop_value *
spread_exchanged(const pop_site *s, const pop_value *v, const pop_shape *type)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(v->def, POP_ATTR_DIMS, &n);
	int64_t to[POP_MAX_RANK];

	for (uint32_t i = 0; i < n; i++)
		to[i] = exchanged(dims[i], type->rank - 1);
	return pop_site_broadcast(s, type, v->def->arg[0], to);
}

/* Makes operand x, an outer product that only dot reads, with its last two
 * dims, which are summed over, in the other order. */
static void
exchange_last(pop_op *dot, unsigned x)
{
	const pop_attr_key sum =
		x ? POP_ATTR_RHS_CONTRACT : POP_ATTR_LHS_CONTRACT;
	const pop_op *op = dot->arg[x]->def;
	const unsigned last = dot->arg[x]->type->rank - 1;
	const pop_site s = pop_site_before(dot);
	pop_shape type = *dot->arg[x]->type;
	int64_t dims[POP_MAX_RANK];
	uint32_t n;
	const int64_t *from = pop_attr_ints(dot, sum, &n);

	for (uint32_t i = 0; i < n; i++)
		dims[i] = exchanged(from[i], last);
	type.dim[last] = dot->arg[x]->type->dim[last - 1];
	type.dim[last - 1] = dot->arg[x]->type->dim[last];
	dot->arg[x] = pop_site_binary(&s, POP_OP_MULTIPLY,
		spread_exchanged(&s, op->arg[0], &type),
		spread_exchanged(&s, op->arg[1], &type));
	pop_attr_set_ints(s.g, dot, sum, dims, n);
}

static bool
has_short_last(const pop_op *dot, unsigned x)
{
	const pop_attr_key sum =
		x ? POP_ATTR_RHS_CONTRACT : POP_ATTR_LHS_CONTRACT;
	const pop_value *v = dot->arg[x];
	const pop_shape *t = v->type;

	return v->def && v->def->code == POP_OP_MULTIPLY && v->nuse == 1 &&
	       t->rank >= 2 && t->dim[t->rank - 1] < SHORT_LAST &&
	       t->dim[t->rank - 2] >= SHORT_LAST &&
	       pop_attr_place(dot, sum, t->rank - INT64_C(1)) >= 0 &&
	       pop_attr_place(dot, sum, t->rank - INT64_C(2)) >= 0 &&
	       is_spread_along_one(v->def->arg[0], t->rank - 2U) &&
	       is_spread_along_one(v->def->arg[1], t->rank - 2U);
}

/* ---- Halves and narrow integers. */

static unsigned
bits_of(const pop_value *v)
{
	return pop_dtype_info_of[v->type->dtype].bits;
}

/* The type of 32 bits in which a product of fewer is the same; POP_DT_NONE:
 * there is none, or it has no operand of fewer. */
static pop_dtype
wider_type(const pop_op *dot)
{
	const pop_dtype d = type_of_sum(dot);
	const unsigned a = bits_of(dot->arg[0]), b = bits_of(dot->arg[1]);

	if ((a >= 32 && b >= 32) || a > 32 || b > 32 ||
		(d != POP_DT_F32 && !is_whole(d)) ||
		pop_dtype_info_of[d].bits > 32)
		return POP_DT_NONE;
	return pop_dtype_info_of[d].bits == 32 ? d : POP_DT_I32;
}

/* Deeper ones of integers, and one of many columns, are added up in pairs. */
static bool
is_shallow(const pop_op *dot, const pop_extents *e)
{
	if (!is_whole(type_of_sum(dot)))
		return e->contract <= SMALL_DEPTH;
	return e->batch >= MANY ? e->contract <= WHOLE_DEPTH
				: e->contract <= SIDE &&
					  (e->lhs <= SIDE || e->rhs <= SIDE);
}

/* Small products of fewer bits have no kernel, those of 32 do: few columns of a
 * short depth.  Of very few there is one for each. */
static bool
is_small_of_narrow(const pop_op *dot)
{
	const pop_extents e = pop_extents_of(dot);

	return wider_type(dot) != POP_DT_NONE && e.contract > 0 &&
	       is_shallow(dot, &e) &&
	       (e.lhs <= SMALL_SIDE || e.rhs <= SMALL_SIDE) && e.lhs > NARROW &&
	       e.rhs > NARROW;
}

static void
widen(pop_op *dot)
{
	pop_site s = pop_site_before(dot);
	pop_shape type = *dot->res[0].type;
	const pop_dtype d = wider_type(dot);
	pop_value *x = pop_site_convert(&s, dot->arg[0], d);
	pop_value *y = pop_site_convert(&s, dot->arg[1], d);
	pop_op *wide;

	type.dtype = d;
	wide = pop_site_op(&s, dot->code, 2, 1, &type, 0);
	wide->arg[0] = x;
	wide->arg[1] = y;
	pop_attrs_copy_from(s.g, wide, dot);
	pop_value_replace(s.g, &dot->res[0],
		pop_site_convert(
			&s, &wide->res[0], (pop_dtype)dot->res[0].type->dtype));
	pop_op_unlink(dot);
}

/* ---- Narrow weights. */

/* Conversion that changes no number, to a type whose products are f32's. */
static bool
is_exact(pop_dtype from, pop_dtype to)
{
	return (pop_dtype_is_byte(from) && (to == POP_DT_F32 || is_half(to))) ||
	       (is_half(from) && to == POP_DT_F32);
}

pop_op *
pop_op_seen(const pop_value *v)
{
	pop_op *op = v->def;

	for (unsigned n = 0; op && is_view(op) && n < MAX_VIEWS; n++)
		op = op->arg[0]->def;
	return op;
}

/* The conversion of what is stored that v is a view of; or NULL. */
static const pop_op *
find_conversion(const pop_value *v)
{
	const pop_op *op = pop_op_seen(v);

	if (!op || op->code != POP_OP_CONVERT || !is_stored(op->arg[0]) ||
		!is_exact((pop_dtype)op->arg[0]->type->dtype,
			(pop_dtype)v->type->dtype))
		return NULL;
	return op;
}

/* v without the conversion; find_conversion() bounds the depth. */
static pop_value *
unconverted(pop_graph *g, pop_op *at, pop_value *v)
{
	pop_shape type = *v->type;
	pop_value *in;
	pop_op *c;

	if (v->def->code == POP_OP_CONVERT)
		return v->def->arg[0];
	in = unconverted(g, at, v->def->arg[0]);
	type.dtype = in->type->dtype;
	c = pop_op_clone(g, v->def);
	c->arg[0] = in;
	c->res[0].type = pop_graph_type(g, &type);
	pop_op_insert_before(at, c);
	return &c->res[0];
}

/* Operand x, if it is weights that are converted for few rows. */
static void
take_narrow(pop_graph *g, pop_op *dot, unsigned x)
{
	const pop_op *convert = find_conversion(dot->arg[x]);
	const pop_extents e = pop_extents_of(dot);
	const int64_t rows = x ? e.lhs : e.rhs;

	if (!convert || dot->res[0].type->dtype == POP_DT_F64 ||
		rows > FEW_ROWS ||
		(rows >= FEWER_ROWS && dot->arg[x]->type->dtype == POP_DT_BF16))
		return;
	dot->arg[x] = unconverted(g, dot, dot->arg[x]);
}

/* Is v the numbers `by`, one for each place in the first dims, of which there
 * are `first`, spread over the others? */
static bool
is_spread_over(const pop_value *v, uint32_t first, pop_value **by)
{
	const pop_op *op = v->def;
	uint32_t n;
	const int64_t *dims;

	if (!op || op->code != POP_OP_BROADCAST_IN_DIM)
		return false;
	dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	*by = pop_value_final(op->arg[0]);
	if (n != first)
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (dims[i] != i || (*by)->type->dim[i] != v->type->dim[i])
			return false;
	return true;
}

/* Is op a sum over neighbouring dims?  Before those there are *lead. */
static bool
is_sum_of_rows(const pop_op *op, uint32_t *lead, int64_t *many)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	if (op->nres != 1 || n == 0 || pop_op_monoid(op) != POP_OP_ADD ||
		!pop_value_is_zero(op->arg[1]))
		return false;
	*lead = (uint32_t)dims[0];
	*many = 1;
	for (uint32_t i = 0; i < n; i++) {
		if (dims[i] != dims[0] + i)
			return false;
		*many *= op->arg[0]->type->dim[dims[i]];
	}
	return true;
}

/* Does op add up many short rows, each times a number?  Finds the rows and
 * those. */
static bool
is_weighed(const pop_op *op, pop_value **rows, pop_value **by)
{
	const pop_op *times = op->arg[0]->def;
	const pop_shape *in = op->arg[0]->type, *out = op->res[0].type;
	int64_t many, wide = 1;
	uint32_t lead;

	if (in->dtype != POP_DT_F32 || out->dtype != POP_DT_F32 || !times ||
		times->code != POP_OP_MULTIPLY ||
		!is_sum_of_rows(op, &lead, &many) || many < MANY_WEIGHED)
		return false;
	for (unsigned d = lead; d < out->rank; d++)
		wide *= out->dim[d];
	if (wide < 2 || wide > SHORT_WEIGHED)
		return false;
	for (unsigned x = 0; x < 2; x++) {
		*rows = pop_value_final(times->arg[x]);
		if (is_spread_over(pop_value_final(times->arg[!x]),
			    lead + in->rank - out->rank, by))
			return true;
	}
	return false;
}

/* reduce(rows * broadcast(by)) -> dot(by, rows), for which there is a kernel
 * that keeps the sums of all columns in registers. */
static void
weigh(pop_op *op)
{
	int64_t number[POP_MAX_RANK];
	const pop_site s = pop_site_before(op);
	pop_value *rows, *by;
	uint32_t n, lead;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	pop_op *dot;

	if (!is_weighed(op, &rows, &by))
		return;
	lead = (uint32_t)dims[0];
	for (uint32_t i = 0; i < lead; i++)
		number[i] = i;
	dot = pop_site_op(&s, POP_OP_DOT_GENERAL, 2, 1, op->res[0].type, 0);
	dot->arg[0] = by;
	dot->arg[1] = rows;
	pop_attr_set_ints(s.g, dot, POP_ATTR_LHS_BATCH, number, lead);
	pop_attr_set_ints(s.g, dot, POP_ATTR_RHS_BATCH, number, lead);
	pop_attr_set_ints(s.g, dot, POP_ATTR_LHS_CONTRACT, dims, n);
	pop_attr_set_ints(s.g, dot, POP_ATTR_RHS_CONTRACT, dims, n);
	pop_value_replace(s.g, &op->res[0], &dot->res[0]);
	pop_op_unlink(op);
}

static void
walk(pop_graph *g, pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			walk(g, op->region[i]);
		if (op->code == POP_OP_REDUCE)
			weigh(op);
		else if (op->code == POP_OP_DOT_GENERAL && is_elementwise(op))
			make_elementwise(op);
		else if (op->code == POP_OP_DOT_GENERAL &&
			 is_small_of_narrow(op))
			widen(op);
		else if (op->code == POP_OP_DOT_GENERAL) {
			for (unsigned x = 0; x < 2; x++) {
				take_narrow(g, op, x);
				if (has_short_last(op, x))
					exchange_last(op, x);
			}
		}
	}
}

pop_status
pop_pass_products(pop_graph *g, pop_err *err)
{
	if (!pop_graph_may_have(g, POP_OP_DOT_GENERAL) &&
		!pop_graph_may_have(g, POP_OP_REDUCE))
		return pop_pass_dce(g, err);
	/* Clones map operands by aux: none may be left from before. */
	pop_graph_clear_aux(g);
	pop_graph_count_uses(g);
	for (uint32_t i = 0; i < g->nfunc; i++)
		walk(g, g->func[i]->body);
	return pop_pass_dce(g, err);
}
