/*
 * dot_general, alone or with an elementwise epilogue.
 *
 * Transpositions and broadcasts of operands are strides.  Dims of one role
 * (batch, rows, columns, contracted) become one where all views agree; rows
 * and columns that do not are batch dims; contracted ones that do not are made
 * so by copying one operand.
 */

#include "lib/gen/complex_int.h"

#include <string.h>

/* Points of a line of an operand that are worth keeping together; and of one in
 * which the result lies, too. */
enum { LEAST_LINE = 16, LEAST_COMMON = 8 };
/* Turning an operand beside copying its lines, in time. */
enum { TURNING = 4 };
/* Points of the other operand that pay for copying one. */
enum { LEAST_OTHERS = 32 };
/* And that pay for putting the products of one apart; and rows or columns of
 * it. */
enum { LEAST_MEETING = 2, LEAST_MIXED = 8 };
/* Complex products that are deeper are worth the real ones. */
enum { SHORT_DEPTH = 16 };

typedef struct dot {
	gen *g;
	const pop_op *op;     /* the product */
	const pop_op *fusion; /* what is emitted */
	pop_dtype acc;
	place a, b;
	/* Numbers of dims by role; those of the result come first. */
	uint32_t nbatch, nm, nn, nk;
	const int64_t *a_batch, *b_batch;
	int64_t a_k[POP_MAX_RANK], b_k[POP_MAX_RANK];
	int64_t a_free[POP_MAX_RANK], b_free[POP_MAX_RANK];
	const char *bad;
} dot;

/* Are there numbers of type d that f32 does not hold? */
static bool
is_wide(pop_dtype d)
{
	return d == POP_DT_F64 ||
	       (!pop_dtype_is_float(d) && pop_dtype_info_of[d].bits > 16);
}

pop_dtype
pop_gen_accumulator(pop_dtype a, pop_dtype b, pop_dtype result)
{
	unsigned bits = pop_dtype_info_of[a].bits;

	bits = pop_dtype_info_of[b].bits > bits ? pop_dtype_info_of[b].bits
						: bits;
	if (pop_dtype_is_float(result))
		return result == POP_DT_F64 || is_wide(a) || is_wide(b)
			       ? POP_DT_F64
			       : POP_DT_F32;
	return bits > 32 || pop_dtype_info_of[result].bits > 32 ? POP_DT_I64
								: POP_DT_I32;
}

static uint32_t
free_dims(unsigned rank, const int64_t *batch, uint32_t nb, const int64_t *k,
	uint32_t nk, int64_t *out)
{
	uint32_t taken = 0, n = 0;

	for (uint32_t i = 0; i < nb; i++)
		taken |= UINT32_C(1) << batch[i];
	for (uint32_t i = 0; i < nk; i++)
		taken |= UINT32_C(1) << k[i];
	for (unsigned d = 0; d < rank; d++) {
		if (!(taken >> d & 1))
			out[n++] = d;
	}
	return n;
}

/* ---- Operands. */

static int64_t
depth_of(const dot *d)
{
	int64_t n = 1;

	for (uint32_t i = 0; i < d->nk; i++)
		n *= d->a.extent[d->a_k[i]];
	return n;
}

/* Is it a complex product that is one sum, rather than four real products? */
static bool
is_summed_in_order(const dot *d)
{
	return pop_dtype_is_complex(d->op->res[0].type->dtype) &&
	       depth_of(d) <= SHORT_DEPTH;
}

static pop_status
operand(dot *d, const pop_value *v, place *out)
{
	place p;

	POP_TRY(pop_place_within(
		d->g, d->fusion == d->op ? NULL : d->fusion->region[0], v, &p));
	if (p.kind == PLACE_NONE) {
		d->bad = "an operand that is computed";
		return POP_OK;
	}
	return pop_place_to_mem(d->g, &p, out);
}

/* Contracted dims that do not lie one after the other, in this order. */
static bool
is_apart(const place *p, const int64_t *k, uint32_t n)
{
	int64_t next = 0;
	bool have = false;

	for (uint32_t i = n; i-- > 0;) {
		int64_t ext = p->extent[k[i]], s = p->stride[k[i]];

		if (ext == 1)
			continue;
		if (have && s != next)
			return true;
		next = s * ext;
		have = true;
	}
	return false;
}

/* What it takes to bring the contracted dims of an operand into one line: not
 * much if the last one is a line and stays one. */
static int64_t
cost_of_line(const place *p, const int64_t *k, uint32_t n)
{
	const int64_t all = pop_place_elements(p);

	if (!is_apart(p, k, n))
		return 0;
	return p->stride[k[n - 1]] == 1 && p->extent[k[n - 1]] >= LEAST_LINE
		       ? all
		       : TURNING * all;
}

static int64_t
cost_of_lines(const dot *d, const int64_t *a_k, const int64_t *b_k)
{
	return cost_of_line(&d->a, a_k, d->nk) +
	       cost_of_line(&d->b, b_k, d->nk);
}

/* Sorts contracted dims by the strides that `by` has along its dims k, the
 * greatest first. */
static void
sort_contracted(const place *by, int64_t *k, int64_t *other, uint32_t n)
{
	for (uint32_t i = 1; i < n; i++)
		for (uint32_t j = i; j > 0 && by->stride[k[j - 1]] <
						      by->stride[k[j]];
			j--) {
			const int64_t x = k[j], y = other[j];

			k[j] = k[j - 1];
			other[j] = other[j - 1];
			k[j - 1] = x;
			other[j - 1] = y;
		}
}

/* The sum is the same in any order of the contracted dims: theirs, or one in
 * which an operand has them, if less is moved then. */
static void
order_contracted(dot *d)
{
	int64_t least = cost_of_lines(d, d->a_k, d->b_k);
	dot by = *d;

	for (unsigned side = 0; side < 2 && least; side++) {
		int64_t cost;

		if (side == 0)
			sort_contracted(&d->a, by.a_k, by.b_k, d->nk);
		else
			sort_contracted(&d->b, by.b_k, by.a_k, d->nk);
		cost = cost_of_lines(d, by.a_k, by.b_k);
		if (cost >= least)
			continue;
		least = cost;
		memcpy(d->a_k, by.a_k, sizeof(d->a_k));
		memcpy(d->b_k, by.b_k, sizeof(d->b_k));
	}
}

/* A copy whose dims lie in this order. */
static pop_status
gather(dot *d, place *p, const int64_t *order)
{
	pop_shape type = {.dtype = p->dtype, .rank = p->rank};
	place to, copy = *p;

	for (unsigned i = 0; i < p->rank; i++)
		type.dim[i] = p->extent[order[i]];
	to = pop_place_new(d->g, &type);
	copy.kind = PLACE_MEM;
	copy.buffer = to.buffer;
	copy.base = 0;
	copy.ndyn = 0;
	for (unsigned i = 0; i < p->rank; i++)
		copy.stride[order[i]] = to.stride[i];
	POP_TRY(pop_gen_move(d->g, p, &copy));
	*p = copy;
	return POP_OK;
}

/* Contracted dims that lie apart are brought together, behind the others. */
static pop_status
gather_contracted(dot *d, place *p, const int64_t *k, uint32_t nk)
{
	int64_t order[POP_MAX_RANK];
	uint32_t n;

	if (!is_apart(p, k, nk))
		return POP_OK;
	n = free_dims(p->rank, NULL, 0, k, nk, order);
	for (uint32_t i = 0; i < nk; i++)
		order[n + i] = k[i];
	return gather(d, p, order);
}

static int64_t
points_of(const place *p, const int64_t *dims, uint32_t n)
{
	int64_t all = 1;

	for (uint32_t i = 0; i < n; i++)
		all *= p->extent[dims[i]];
	return all;
}

/* Of dims that do not lie one after the other, points of the longest run of
 * those that do. */
static int64_t
longest_line(const place *p, const int64_t *dims, uint32_t n)
{
	int64_t all = 1, most = 1, next = 0;

	for (uint32_t i = n; i-- > 0;) {
		const int64_t ext = p->extent[dims[i]], s = p->stride[dims[i]];

		if (ext == 1)
			continue;
		all = all > 1 && s == next ? all * ext : ext;
		most = all > most ? all : most;
		next = s * ext;
	}
	return most;
}

/* Rows or columns in short pieces, each of which meets many of the others: they
 * are brought together, behind contracted dims, which stay in one line. */
static pop_status
gather_free(dot *d, place *p, const int64_t *batch, const int64_t *k,
	const int64_t *dims, uint32_t n, int64_t others)
{
	int64_t order[POP_MAX_RANK];
	uint32_t at = 0;

	if (n < 2 || others < LEAST_OTHERS ||
		longest_line(p, dims, n) >= POP_GEN_SMALL_SIDE ||
		!is_apart(p, dims, n))
		return POP_OK;
	for (uint32_t i = 0; i < d->nbatch; i++)
		order[at++] = batch[i];
	for (uint32_t i = 0; i < d->nk; i++)
		order[at++] = k[i];
	for (uint32_t i = 0; i < n; i++)
		order[at++] = dims[i];
	return gather(d, p, order);
}

/* Sorts dims by the strides of p, the greatest first. */
static void
sort_dims(const place *p, int64_t *dims, uint32_t n)
{
	int64_t same[POP_MAX_RANK] = {0};

	sort_contracted(p, dims, same, n);
}

/* Do products of an operand lie beside each other, element by element? */
static bool
is_mixed(const place *p, const int64_t *batch, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		const int64_t ext = p->extent[batch[i]];

		if (ext > 1 && p->stride[batch[i]] == 1)
			return true;
	}
	return false;
}

/* Would its rows or columns, few of them, be read one by one in any case, as
 * they meet others that do not lie along the depth? */
static bool
is_few(const dot *d, const place *p, const int64_t *dims, uint32_t n)
{
	const int64_t *k = p == &d->a ? d->a_k : d->b_k;
	const place *other = p == &d->a ? &d->b : &d->a;
	const int64_t *other_k = p == &d->a ? d->b_k : d->a_k;
	const uint32_t last = d->nk - 1;

	if (points_of(p, dims, n) >= LEAST_MIXED)
		return false;
	if (d->nk == 0 || other->stride[other_k[last]] != 1)
		return true;
	for (uint32_t i = 0; i < n; i++)
		if (p->stride[dims[i]] < p->stride[k[last]])
			return true;
	return false;
}

/* The least stride along some dims. */
static int64_t
least_stride(const place *p, const int64_t *dims, uint32_t n)
{
	int64_t least = INT64_MAX;

	for (uint32_t i = 0; i < n; i++)
		if (p->extent[dims[i]] > 1 && p->stride[dims[i]] < least)
			least = p->stride[dims[i]];
	return least;
}

/* Elements that are neither beside others of their row nor of their column
 * would be brought one by one: the products are put one after the other, what
 * is in them as it lies, but for contracted dims, which stay in one line. */
static pop_status
gather_batch(dot *d, place *p, const int64_t *batch, const int64_t *dims,
	uint32_t n, int64_t others)
{
	const int64_t *k = p == &d->a ? d->a_k : d->b_k;
	int64_t order[POP_MAX_RANK], *rest = order + d->nbatch;
	bool deep;

	if (others < LEAST_MEETING || !is_mixed(p, batch, d->nbatch) ||
		is_few(d, p, dims, n) || is_summed_in_order(d))
		return POP_OK;
	memcpy(order, batch, d->nbatch * sizeof(order[0]));
	sort_dims(p, order, d->nbatch);
	deep = least_stride(p, k, d->nk) < least_stride(p, dims, n);
	memcpy(rest + (deep ? n : 0), k, d->nk * sizeof(rest[0]));
	rest += deep ? 0 : d->nk;
	memcpy(rest, dims, n * sizeof(rest[0]));
	sort_dims(p, rest, n);
	return gather(d, p, order);
}

static pop_status
find_operands(dot *d)
{
	int64_t rows, cols;

	POP_TRY(operand(d, d->op->arg[0], &d->a));
	if (d->bad)
		return POP_OK;
	POP_TRY(operand(d, d->op->arg[1], &d->b));
	if (d->bad)
		return POP_OK;
	order_contracted(d);
	POP_TRY(gather_contracted(d, &d->a, d->a_k, d->nk));
	POP_TRY(gather_contracted(d, &d->b, d->b_k, d->nk));
	rows = points_of(&d->a, d->a_free, d->nm);
	cols = points_of(&d->b, d->b_free, d->nn);
	POP_TRY(gather_batch(d, &d->a, d->a_batch, d->a_free, d->nm, cols));
	POP_TRY(gather_batch(d, &d->b, d->b_batch, d->b_free, d->nn, rows));
	POP_TRY(gather_free(
		d, &d->a, d->a_batch, d->a_k, d->a_free, d->nm, cols));
	return gather_free(
		d, &d->b, d->b_batch, d->b_k, d->b_free, d->nn, rows);
}

static void
find_roles(dot *d)
{
	const pop_op *op = d->op;
	const int64_t *a_k, *b_k;

	d->a_batch = pop_attr_ints(op, POP_ATTR_LHS_BATCH, &d->nbatch);
	d->b_batch = pop_attr_ints(op, POP_ATTR_RHS_BATCH, &d->nbatch);
	a_k = pop_attr_ints(op, POP_ATTR_LHS_CONTRACT, &d->nk);
	b_k = pop_attr_ints(op, POP_ATTR_RHS_CONTRACT, &d->nk);
	for (uint32_t i = 0; i < d->nk; i++) {
		d->a_k[i] = a_k[i];
		d->b_k[i] = b_k[i];
	}
	d->nm = free_dims(op->arg[0]->type->rank, d->a_batch, d->nbatch, d->a_k,
		d->nk, d->a_free);
	d->nn = free_dims(op->arg[1]->type->rank, d->b_batch, d->nbatch, d->b_k,
		d->nk, d->b_free);
	d->acc = pop_gen_accumulator(op->arg[0]->type->dtype,
		op->arg[1]->type->dtype, op->res[0].type->dtype);
}

/* ---- The step. */

static bool
lies_in_lines(const maker *m, const wide_view *v, unsigned d)
{
	return v->stride[d] == 1 && m->extent[d] >= LEAST_LINE;
}

static bool
both_lie_in_lines(const maker *m, const wide_view *operand, unsigned d)
{
	return operand->stride[d] == 1 && m->view[2].stride[d] == 1 &&
	       m->extent[d] >= LEAST_COMMON;
}

/* Is dim d better to keep than `best`: the longest, but one along which the
 * operand and the result lie in lines, or else one of them, unless that is very
 * short? */
static bool
is_better(const maker *m, const wide_view *operand, unsigned d, unsigned best)
{
	const wide_view *const in[] = {operand, &m->view[2]};
	const bool both = both_lie_in_lines(m, operand, d);

	if (both != both_lie_in_lines(m, operand, best))
		return both;
	for (unsigned k = 0; k < 2; k++) {
		const bool line = lies_in_lines(m, in[k], d);

		if (line != lies_in_lines(m, in[k], best))
			return line;
	}
	return m->extent[d] > m->extent[best];
}

/* Leaves one dim of the role [from, to), that of an operand's rows or columns;
 * others go to `first`, where batch dims are. */
static unsigned
keep_one(maker *m, unsigned operand, unsigned first, unsigned from, unsigned to)
{
	unsigned best = from;

	for (unsigned d = from; d < to; d++) {
		if (is_better(m, &m->view[operand], d, best))
			best = d;
	}
	if (to > from + 1)
		pop_maker_move(m, best, to - 1);
	for (unsigned d = from; d + 1 < to; d++)
		pop_maker_move(m, d, first + (d - from));
	return to > from ? to - from - 1 : 0;
}

/* A role without dims gets one of one point. */
static void
at_least_one(maker *m, unsigned at, unsigned n)
{
	if (n)
		return;
	pop_maker_dim(m, 1);
	pop_maker_move(m, m->ndim - 1, at);
}

pop_status
pop_dot_commit(maker *m, const pop_op *op, const unsigned *role, pop_dtype acc)
{
	unsigned nb, nm, nn, nk, more;

	nb = pop_maker_merge(m, 0, role[0]);
	nm = pop_maker_merge(m, nb, nb + role[1]);
	nn = pop_maker_merge(m, nb + nm, nb + nm + role[2]);
	nk = pop_maker_merge(m, nb + nm + nn, m->ndim);
	more = keep_one(m, 0, nb, nb, nb + nm);
	nb += more;
	nm -= more;
	at_least_one(m, nb, nm);
	more = keep_one(m, 1, nb, nb + 1, nb + 1 + nn);
	nb += more;
	nn -= more;
	at_least_one(m, nb + 1, nn);
	at_least_one(m, nb + 2, nk);
	if (nk > 1)
		return pop_op_fail(m->g->g, op, m->g->err,
			"contracted dims do not lie in one line");
	/* A single column is a single row of the transposed product. */
	if (m->extent[nb + 1] == 1 && m->extent[nb] > 1) {
		wide_view t;

		pop_maker_move(m, nb, nb + 1);
		t = m->view[0];
		m->view[0] = m->view[1];
		m->view[1] = t;
	}
	/* Where each product is a single row, the next row is that of the next:
	 * the rows of several products may end together. */
	for (uint32_t v = 2; nb && m->extent[nb] == 1 && v < m->nview; v++)
		m->view[v].stride[nb] = m->view[v].stride[nb - 1];
	pop_maker_param(m, nb);
	pop_maker_param(m, acc);
	pop_code_finish(m->stage[0].code);
	return pop_maker_commit(m);
}

static pop_status
commit_dot(const dot *d, maker *m)
{
	const unsigned role[] = {d->nbatch, d->nm, d->nn};

	return pop_dot_commit(m, d->op, role, d->acc);
}

static void
add_dims(dot *d, maker *m, int *a, int *b)
{
	unsigned n = 0;

	for (uint32_t i = 0; i < d->nbatch; i++) {
		pop_maker_dim(m, d->a.extent[d->a_batch[i]]);
		a[d->a_batch[i]] = b[d->b_batch[i]] = (int)n++;
	}
	for (uint32_t i = 0; i < d->nm; i++) {
		pop_maker_dim(m, d->a.extent[d->a_free[i]]);
		a[d->a_free[i]] = (int)n++;
	}
	for (uint32_t i = 0; i < d->nn; i++) {
		pop_maker_dim(m, d->b.extent[d->b_free[i]]);
		b[d->b_free[i]] = (int)n++;
	}
	for (uint32_t i = 0; i < d->nk; i++) {
		pop_maker_dim(m, d->a.extent[d->a_k[i]]);
		a[d->a_k[i]] = b[d->b_k[i]] = (int)n++;
	}
}

/* Sums that wrap at the width of an operand, or below, are the same whether its
 * numbers have a sign or not: those that do are multiplied in pairs. */
static void
give_sign(place *p, pop_dtype result)
{
	const unsigned bits = pop_dtype_info_of[result].bits;

	if (!pop_dtype_is_int(result))
		return;
	if (p->dtype == POP_DT_U16 && bits <= 16)
		p->dtype = POP_DT_I16;
	else if (p->dtype == POP_DT_U8 && bits <= 8)
		p->dtype = POP_DT_I8;
}

/* ---- Results of which rows and columns are interleaved.
 *
 * Where a few columns lie side by side and the next ones behind those of the
 * next row, as transposed convolutions leave them, each line of the product
 * would be written element by element.  It is made line by line elsewhere, and
 * a copy interleaves the lines.
 */

/* The dim, of the first n, along which a view moves so far; POP_GEN_DIMS if
 * there is none. */
static unsigned
along_stride(const maker *m, const wide_view *v, unsigned n, int64_t stride)
{
	for (unsigned d = 0; d < n; d++)
		if (m->extent[d] > 1 && v->stride[d] == stride)
			return d;
	return POP_GEN_DIMS;
}

static unsigned
role_of(const dot *d, unsigned dim)
{
	return (dim >= d->nbatch) + (dim >= d->nbatch + d->nm);
}

static bool
is_last_of_role(const dot *d, const maker *m, unsigned dim)
{
	const unsigned role = role_of(d, dim);

	for (unsigned k = dim + 1; k < d->nbatch + d->nm + d->nn; k++)
		if (role_of(d, k) == role && m->extent[k] > 1)
			return false;
	return true;
}

/* Are dims of the role that are one line of its operand several ones in v? */
static bool
is_cut(const dot *d, const maker *m, const wide_view *v, unsigned role)
{
	const unsigned from = role == 1 ? d->nbatch : d->nbatch + d->nm;
	const unsigned till = from + (role == 1 ? d->nm : d->nn);
	const wide_view *in = &m->view[role - 1];
	int64_t next = 0, out = 0;
	bool cut = false;

	for (unsigned k = till; k-- > from;) {
		if (m->extent[k] == 1)
			continue;
		if (next && in->stride[k] != next)
			break;
		cut = cut || (next && v->stride[k] != out);
		next = in->stride[k] * m->extent[k];
		out = v->stride[k] * m->extent[k];
	}
	return cut;
}

/* The role whose lines are interleaved in v with those of the other one; 0:
 * they are not. */
static unsigned
interleaved_role(const dot *d, const maker *m, const wide_view *v)
{
	const unsigned n = d->nbatch + d->nm + d->nn;
	const unsigned near = along_stride(m, v, n, 1);
	unsigned next;

	if (near == POP_GEN_DIMS || m->extent[near] >= LEAST_LINE ||
		role_of(d, near) == 0)
		return 0;
	next = along_stride(m, v, n, m->extent[near]);
	if (next == POP_GEN_DIMS || role_of(d, next) == 0 ||
		role_of(d, next) == role_of(d, near) ||
		m->extent[next] < LEAST_COMMON ||
		!is_last_of_role(d, m, next) ||
		(!is_cut(d, m, v, 1) && !is_cut(d, m, v, 2)))
		return 0;
	return role_of(d, next);
}

/* v in a buffer of its own, with lines of the role. */
static wide_view
in_lines(const dot *d, const maker *m, const wide_view *v, unsigned role)
{
	const unsigned rows = d->nbatch, cols = rows + d->nm;
	const unsigned n = cols + d->nn;
	const unsigned from[] = {
		role == 1 ? rows : cols, role == 1 ? cols : rows, 0};
	const unsigned till[] = {
		role == 1 ? cols : n, role == 1 ? n : cols, d->nbatch};
	wide_view w = {.dtype = v->dtype, .io = v->io};
	int64_t all = 1;

	for (unsigned i = 0; i < 3; i++)
		for (unsigned k = till[i]; k-- > from[i]; all *= m->extent[k])
			w.stride[k] = m->extent[k] == 1 ? 0 : all;
	w.buffer = pop_gen_buffer(
		d->g, all * (int64_t)pop_dtype_bytes((pop_dtype)v->dtype));
	return w;
}

static pop_status
interleave(gen *g, const maker *m, const wide_view *from, const wide_view *to,
	unsigned n)
{
	maker c;
	wide_view w = *from;

	w.io = GEN_READ;
	pop_maker_init(&c, g, POP_STEP_COPY);
	for (unsigned k = 0; k < n; k++)
		pop_maker_dim(&c, m->extent[k]);
	pop_maker_new_view(&c, &w);
	pop_maker_new_view(&c, to);
	pop_maker_merge(&c, 0, n);
	return pop_maker_commit(&c);
}

/* Commits m, of dims as add_dims() leaves them. */
static pop_status
commit_in_lines(const dot *d, maker *m)
{
	const unsigned n = d->nbatch + d->nm + d->nn;
	wide_view *made = POP_NEWN(d->g->scratch, wide_view, m->nview);
	wide_view *to = POP_NEWN(d->g->scratch, wide_view, m->nview);
	const maker dims = *m;
	uint32_t k = 0;

	for (uint32_t v = 2; v < m->nview; v++) {
		wide_view *w = &m->view[v];
		const unsigned role =
			w->io == GEN_WRITE ? interleaved_role(d, m, w) : 0;

		if (role == 0)
			continue;
		to[k] = *w;
		made[k++] = *w = in_lines(d, m, w, role);
	}
	POP_TRY(commit_dot(d, m));
	for (uint32_t v = 0; v < k; v++)
		POP_TRY(interleave(d->g, &dims, &made[v], &to[v], n));
	return POP_OK;
}

static pop_status
make_real(dot *d, emit *e)
{
	maker m;
	wide_view w;
	int a[POP_MAX_RANK], b[POP_MAX_RANK];

	pop_maker_init(&m, d->g, POP_STEP_DOT);
	add_dims(d, &m, a, b);
	give_sign(&d->a, (pop_dtype)d->op->res[0].type->dtype);
	give_sign(&d->b, (pop_dtype)d->op->res[0].type->dtype);
	w = pop_maker_wide(&d->a, a, GEN_READ);
	pop_maker_new_view(&m, &w);
	w = pop_maker_wide(&d->b, b, GEN_READ);
	pop_maker_new_view(&m, &w);
	POP_TRY(pop_epilogue(e, &m, d->op, d->acc, &d->bad));
	return d->bad ? POP_OK : commit_in_lines(d, &m);
}

/* ---- Complex products: sums in order, or four real products. */

/* Elements of a right side from which its columns are put side by side. */
enum { TURNED = 1 << 12 };

/* p at contracted coordinates number q; they have one point then. */
static place
at_depth(const place *p, const int64_t *k, uint32_t nk, int64_t q)
{
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];
	int64_t stride[POP_MAX_RANK];

	for (unsigned i = 0; i < p->rank; i++) {
		limit[i] = p->extent[i];
		stride[i] = 1;
	}
	for (uint32_t i = nk; i-- > 0;) {
		start[k[i]] = q % p->extent[k[i]];
		limit[k[i]] = start[k[i]] + 1;
		q /= p->extent[k[i]];
	}
	return pop_place_slice(p, start, limit, stride);
}

/* Puts columns of b side by side if they are not: each element of it is read
 * for each row. */
static pop_status
turn_columns(dot *d)
{
	const int64_t *part[] = {d->b_batch, d->b_k, d->b_free};
	const uint32_t count[] = {d->nbatch, d->nk, d->nn};
	pop_shape type = *d->op->arg[1]->type;
	const int64_t last = d->nn ? d->b_free[d->nn - 1] : 0;
	place to, turned;
	unsigned n = 0;

	if (d->nn == 0 || d->b.stride[last] == 0 || d->b.stride[last] == 1 ||
		d->b.extent[last] == 1 || pop_shape_elements(&type) < TURNED)
		return POP_OK;
	for (unsigned i = 0; i < 3; i++)
		for (uint32_t k = 0; k < count[i]; k++)
			type.dim[n++] = d->b.extent[part[i][k]];
	to = turned = pop_place_new(d->g, &type);
	n = 0;
	for (unsigned i = 0; i < 3; i++)
		for (uint32_t k = 0; k < count[i]; k++, n++) {
			turned.extent[part[i][k]] = to.extent[n];
			turned.stride[part[i][k]] = to.stride[n];
		}
	POP_TRY(pop_gen_move(d->g, &d->b, &turned));
	d->b = turned;
	return POP_OK;
}

/*
 * All terms of a point, one after the other, each rounded as the operations of
 * the type are: where terms cancel, that is what others who compute in order
 * get, to the bit.
 */
static pop_status
make_short(dot *d, emit *e)
{
	maker m;
	expr x;
	cx k = {.d = pop_dtype_real((pop_dtype)d->op->res[0].type->dtype)};
	int a[POP_MAX_RANK], b[POP_MAX_RANK], out[POP_MAX_RANK];
	int64_t n = depth_of(d);
	place to = pop_emit_out(e, 0);
	val sum;

	POP_TRY(turn_columns(d));
	pop_maker_init(&m, d->g, POP_STEP_LOOP);
	add_dims(d, &m, a, b);
	m.ndim -= d->nk;
	for (uint32_t i = 0; i < d->nk; i++)
		a[d->a_k[i]] = b[d->b_k[i]] = -1;
	for (int i = 0; i < POP_MAX_RANK; i++)
		out[i] = i;
	pop_expr_init(&x, d->g, &m, NULL);
	k.c = pop_maker_code(&m, pop_maker_stage(&m, POP_STAGE_MAP));
	k.k = pop_class_of(k.d);
	pop_expr_stage(&x, k.c);
	sum.r[0] = sum.r[1] = cx_num(&k, 0);
	for (int64_t q = 0; q < n; q++) {
		place pa = at_depth(&d->a, d->a_k, d->nk, q);
		place pb = at_depth(&d->b, d->b_k, d->nk, q);
		val va = pop_expr_place(&x, &pa, a);
		val t = pop_cx_multiply(&k, va, pop_expr_place(&x, &pb, b));

		for (unsigned i = 0; i < 2; i++)
			sum.r[i] = cx_bin(&k, POP_INS_ADD, sum.r[i], t.r[i]);
	}
	pop_expr_store(&x, &to, out, sum);
	return pop_loop_commit(&m);
}

/* to = real product of parts (pa, pb), plus or minus what `with` holds. */
static pop_status
make_part(dot *d, unsigned pa, unsigned pb, const place *with, pop_ins_op how,
	const place *to)
{
	maker m;
	expr x;
	wide_view w;
	int a[POP_MAX_RANK], b[POP_MAX_RANK], out[POP_MAX_RANK];
	place p = pop_place_part(d->g, &d->a, pa);
	code *c;
	uint16_t r;

	pop_maker_init(&m, d->g, POP_STEP_DOT);
	add_dims(d, &m, a, b);
	w = pop_maker_wide(&p, a, GEN_READ);
	pop_maker_new_view(&m, &w);
	p = pop_place_part(d->g, &d->b, pb);
	w = pop_maker_wide(&p, b, GEN_READ);
	pop_maker_new_view(&m, &w);
	m.nfixed = m.nview;
	for (int i = 0; i < POP_MAX_RANK; i++)
		out[i] = i;
	pop_expr_init(&x, d->g, &m, NULL);
	c = pop_maker_code(&m, pop_maker_stage(&m, POP_STAGE_MAP));
	pop_expr_stage(&x, c);
	r = pop_code1(c, POP_INS_TLOAD, pop_class_of(d->acc), 0, 0);
	if (with)
		r = pop_code2(c, how, pop_class_of(d->acc), r,
			pop_expr_place(&x, with, out).r[0]);
	r = pop_element_convert(c, r, d->acc, to->dtype);
	pop_expr_store(&x, to, out, (val){{r, NO_REG}});
	return commit_dot(d, &m);
}

static pop_status
make_complex(dot *d, emit *e)
{
	pop_shape part = *d->op->res[0].type;
	place to, t[2], out[2];

	if (d->fusion != d->op) {
		d->bad = "a complex product";
		return POP_OK;
	}
	if (is_summed_in_order(d))
		return make_short(d, e);
	/* What cancels between the products is kept in f64. */
	d->acc = POP_DT_F64;
	part.dtype = POP_DT_F64;
	to = pop_emit_out(e, 0);
	for (unsigned i = 0; i < 2; i++) {
		t[i] = pop_place_new(d->g, &part);
		out[i] = pop_place_part(d->g, &to, i);
	}
	POP_TRY(make_part(d, 1, 1, NULL, POP_INS_ADD, &t[0]));
	POP_TRY(make_part(d, 0, 0, &t[0], POP_INS_SUB, &out[0]));
	POP_TRY(make_part(d, 1, 0, NULL, POP_INS_ADD, &t[1]));
	return make_part(d, 0, 1, &t[1], POP_INS_ADD, &out[1]);
}

static bool
is_empty(const pop_value *v)
{
	return pop_shape_elements(v->type) == 0;
}

pop_status
pop_emit_dot(emit *e)
{
	dot d = {.g = e->g, .fusion = e->op};

	d.op = pop_product_of(e->op);
	if (!d.op) {
		e->bad = "not one product";
		return POP_OK;
	}
	if (is_empty(d.op->arg[0]) || is_empty(d.op->arg[1]))
		return pop_product_empty(e, d.op);
	find_roles(&d);
	POP_TRY(find_operands(&d));
	if (!d.bad && pop_dtype_is_complex(d.op->res[0].type->dtype))
		POP_TRY(make_complex(&d, e));
	else if (!d.bad)
		POP_TRY(make_real(&d, e));
	e->bad = d.bad;
	return POP_OK;
}
