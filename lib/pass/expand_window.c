/*
 * Windows of few elements, combined by a body of some ops, as of the place of
 * the greatest, or of numbers for which windows have no kernel that is better:
 * what each of the window's places sees is a strided slice, and the slices are
 * combined elementwise, in ascending order.
 *
 * A window's place that lies in the padding combines nothing: there the results
 * so far are kept.
 */

#include "lib/num/scalar.h"
#include "lib/pass/expand.h"

enum {
	MOST_PLACES = 49, /* of a window */
	MOST_OPS = 200,   /* that the bodies of all places become */
	LONG_ROW = 64,    /* of neighbours, that fills several vectors */
};

/* Where a place of the window lies inside along a dim: results lo to hi - 1. */
typedef struct inside {
	int64_t lo, hi;
} inside;

/* Is there no more padding along dim d than windows reach over?  Those as long
 * as the dim accumulate or are the whole of it, for which there are better
 * ways. */
static bool
is_close(const pop_op *op, unsigned d)
{
	const int64_t w = pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1);
	const int64_t reach =
		(w - 1) * pop_attr_int_at(op, POP_ATTR_RHS_DILATION, d, 1);

	return pop_attr_int_at(op, POP_ATTR_LHS_DILATION, d, 1) == 1 &&
	       (w <= 2 || w < op->arg[0]->type->dim[d]) &&
	       pop_attr_int_at(op, POP_ATTR_LOW, d, 0) <= reach &&
	       pop_attr_int_at(op, POP_ATTR_HIGH, d, 0) <= reach;
}

/* Of a window; 0: they are too many. */
static int64_t
places_of(const pop_op *op)
{
	int64_t n = 1;

	for (unsigned d = 0; d < op->res[0].type->rank; d++) {
		const int64_t w = pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1);

		if (w > MOST_PLACES || !is_close(op, d))
			return 0;
		n *= w;
		if (n > MOST_PLACES)
			return 0;
	}
	return n;
}

static bool
is_of_numbers(const pop_op *op)
{
	for (uint32_t i = 0; i < op->nres; i++)
		if (pop_dtype_is_complex((pop_dtype)op->res[i].type->dtype))
			return false;
	return pop_shape_elements(op->res[0].type) > 0 &&
	       pop_shape_elements(op->arg[0]->type) > 0;
}

/* What decides which way windows are best made. */
typedef struct manner {
	int64_t row; /* neighbours that windows do not slide along; 1: none */
	int64_t stride; /* along the last dim */
	bool dense;     /* by one element along each dim */
	bool padded;
} manner;

static manner
manner_of(const pop_op *op)
{
	manner m = {.row = 1, .dense = true};
	bool inner = true;

	for (unsigned d = op->res[0].type->rank; d-- > 0;) {
		const int64_t stride =
			pop_attr_int_at(op, POP_ATTR_WINDOW_STRIDES, d, 1);

		inner &= pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1) == 1;
		if (inner)
			m.row *= op->res[0].type->dim[d];
		else if (m.stride == 0)
			m.stride = stride;
		m.dense &= stride == 1;
		m.padded |= pop_attr_int_at(op, POP_ATTR_LOW, d, 0) != 0 ||
			    pop_attr_int_at(op, POP_ATTR_HIGH, d, 0) != 0;
	}
	return m;
}

/* Is the kernel of windows of such numbers as good?  It has vectors for 32 bits
 * and halves that slide along rows, and for floats in rows that do not; for the
 * others none.  It reads no padding, and every other element of a row as fast
 * as all. */
static bool
has_kernel(const pop_op *op)
{
	const pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	const int64_t bytes = pop_dtype_bytes(d);
	const manner m = manner_of(op);

	if (bytes == 8)
		return m.row > 1;
	if (bytes == 4 && m.row == 1)
		return m.stride == 2 && m.padded;
	if (!pop_dtype_is_float(d))
		return bytes == 4 && !m.dense && m.padded;
	if (bytes == 4)
		return m.row >= POP_EXPAND_ROW &&
		       !(m.dense &&
			       m.row < (m.padded ? LONG_ROW / 2 : LONG_ROW));
	return bytes == 2 && m.row > 1 && !m.dense;
}

bool
pop_expand_window_concerns(const pop_op *op)
{
	const int64_t places = places_of(op);
	int64_t n = 0;

	if (places < 2 || !is_of_numbers(op) || !pop_expand_keeps_types(op) ||
		(pop_op_monoid(op) != POP_OP_NONE && has_kernel(op)))
		return false;
	POP_FOR_EACH_OP(inner, op->region[0])
		n++;
	return n * places <= MOST_OPS && pop_expand_is_plain(op->region[0]);
}

/* Of place t of the window along dim d. */
static inside
inside_of(const pop_op *op, unsigned d, int64_t t)
{
	const int64_t stride =
		pop_attr_int_at(op, POP_ATTR_WINDOW_STRIDES, d, 1);
	const int64_t at =
		t * pop_attr_int_at(op, POP_ATTR_RHS_DILATION, d, 1) -
		pop_attr_int_at(op, POP_ATTR_LOW, d, 0);
	const int64_t end = op->arg[0]->type->dim[d] - at;
	const int64_t n = op->res[0].type->dim[d];
	inside in = {0};

	if (at < 0)
		in.lo = (-at - 1) / stride + 1;
	if (end > 0)
		in.hi = (end - 1) / stride + 1;
	if (in.hi > n)
		in.hi = n;
	return in;
}

/* Operand i with its start around it. */
static pop_value *
padded(const pop_site *s, const pop_op *op, uint32_t i)
{
	int64_t low[POP_MAX_RANK] = {0}, high[POP_MAX_RANK] = {0};
	bool any = false;

	for (unsigned d = 0; d < op->res[0].type->rank; d++) {
		low[d] = pop_attr_int_at(op, POP_ATTR_LOW, d, 0);
		high[d] = pop_attr_int_at(op, POP_ATTR_HIGH, d, 0);
		any |= low[d] != 0 || high[d] != 0;
	}
	return any ? pop_site_pad(
			     s, op->arg[i], op->arg[op->nres + i], low, high)
		   : op->arg[i];
}

/* What the window's place at[] sees of x, which is padded. */
static pop_value *
seen(const pop_site *s, const pop_op *op, uint32_t i, pop_value *x,
	const int64_t *at)
{
	const pop_shape *type = op->res[i].type;
	int64_t start[POP_MAX_RANK], limit[POP_MAX_RANK], stride[POP_MAX_RANK];

	for (unsigned d = 0; d < type->rank; d++) {
		stride[d] = pop_attr_int_at(op, POP_ATTR_WINDOW_STRIDES, d, 1);
		start[d] = at[d] *
			   pop_attr_int_at(op, POP_ATTR_RHS_DILATION, d, 1);
		limit[d] = start[d] + (type->dim[d] - 1) * stride[d] + 1;
	}
	return pop_site_strided(s, type, x, start, limit, stride);
}

/* p, if there is one, and where `place` is so to n. */
static pop_value *
and_is(const pop_site *s, pop_value *p, pop_value *place, int direction,
	int64_t n)
{
	pop_value *q = pop_site_compare(s, direction, place,
		pop_site_integer(s, place->type, (uint64_t)n));

	return p ? pop_site_binary(s, POP_OP_AND, p, q) : q;
}

/* For which results place at[] lies inside, or may count as if it did; NULL:
 * for all of them.  *none: for none. */
static pop_value *
lies_inside(const pop_site *s, const pop_op *op, const int64_t *at, bool *none)
{
	pop_shape dims = *op->res[0].type;
	const bool free = pop_expand_starts_freely(op);
	pop_value *p = NULL, *place;

	dims.dtype = POP_DT_I64;
	*none = false;
	for (unsigned d = 0; d < dims.rank; d++) {
		const inside in = inside_of(op, d, at[d]);

		*none |= in.lo >= in.hi;
		if ((in.lo <= 0 && in.hi >= dims.dim[d]) || free)
			continue;
		place = pop_site_iota(s, &dims, (int)d);
		if (in.lo > 0)
			p = and_is(s, p, place, POP_GE, in.lo);
		if (in.hi < dims.dim[d])
			p = and_is(s, p, place, POP_LT, in.hi);
	}
	return p;
}

static bool
next_place(const pop_op *op, int64_t *at)
{
	for (unsigned d = op->res[0].type->rank; d-- > 0; at[d] = 0)
		if (++at[d] < pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1))
			return true;
	return false;
}

/* Combines what place at[] sees of x into out. */
static void
combine(const pop_site *s, pop_op *op, pop_value *const *x, const int64_t *at,
	pop_value **out)
{
	const uint32_t n = op->nres;
	pop_value **two = POP_NEWN(s->g->arena, pop_value *, 3 * n);
	pop_value **made = two + 2 * n, *p;
	bool none;

	p = lies_inside(s, op, at, &none);
	if (none)
		return;
	for (uint32_t i = 0; i < n; i++) {
		two[i] = out[i];
		two[n + i] = seen(s, op, i, x[i], at);
	}
	pop_expand_wide(s, op->region[0], op->res[0].type, two, made);
	for (uint32_t i = 0; i < n; i++)
		out[i] = p ? pop_site_select(s, p, made[i], out[i]) : made[i];
}

void
pop_expand_window(const pop_site *s, pop_op *op, pop_value **out)
{
	pop_value **x = POP_NEWN(s->g->arena, pop_value *, op->nres);
	int64_t at[POP_MAX_RANK] = {0};

	for (uint32_t i = 0; i < op->nres; i++) {
		x[i] = padded(s, op, i);
		out[i] = pop_site_broadcast(
			s, op->res[i].type, op->arg[op->nres + i], NULL);
	}
	do
		combine(s, op, x, at, out);
	while (next_place(op, at));
}
