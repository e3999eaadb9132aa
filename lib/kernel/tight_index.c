/*
 * Steps of tight loops that find places by indices, gather and scatter: point
 * by point, as their definitions say, but for tables.
 */

#include <string.h>

#include "lib/kernel/tight_int.h"

typedef tight_context context;
typedef tight_reg reg;

enum { POINTS = 64 }; /* of a step, at most */

/* ---- Gather. */

/* The current point's element, or the row that begins with it. */
static tight_ref
gathered_from(context *c)
{
	const pop_step *s = c->s;
	const pop_view *from = &s->view[0], *index = &s->view[1];
	const int64_t size = pop_dtype_bytes((pop_dtype)from->dtype);
	tight_ref at = pop_tight_address(c, 0);

	for (int64_t k = 0; k < s->param[POP_GATHER_NINDEX]; k++) {
		const int64_t *q = &s->param[POP_GATHER_PARAMS +
					     POP_GATHER_INDEX_PARAMS * k];

		at = pop_tight_move_by(c->t, (pop_dtype)index->dtype, at,
			pop_tight_one(c, 1, q[POP_GATHER_INDEX_STRIDE]),
			q[POP_GATHER_INDEX_MAX],
			q[POP_GATHER_INDEX_OPERAND_STRIDE] * size);
	}
	return at;
}

static void
visit_gather(context *c, void *arg)
{
	const pop_dtype d = (pop_dtype)c->s->view[0].dtype;
	const int64_t size = pop_dtype_bytes(d);

	(void)arg;
	pop_tight_store(c, 2,
		(reg){pop_tight_load_at(c->t, d, gathered_from(c),
			      pop_tight_place_of(c, 0) * size),
			false});
}

/* ---- Rows that lie in one piece: a vector at a time. */

/* Are the step's rows, along the last dim, such? */
static bool
takes_rows(const pop_step *s)
{
	const unsigned d = s->ndim - 1u;

	return s->ndim > 0 && s->extent[d] > TIGHT_FEW &&
	       s->view[0].stride[d] == 1 && s->view[1].stride[d] == 0 &&
	       s->view[2].stride[d] == 1;
}

static void
visit_lanes(context *c, void *arg)
{
	const pop_dtype d = (pop_dtype)c->s->view[0].dtype;
	const int64_t at = pop_tight_place_of(c, 0) + c->first;
	const int64_t size = pop_dtype_bytes(d);

	(void)arg;
	pop_tight_store_lanes(c, 2,
		(reg){pop_tight_load_vector(
			      c->t, d, gathered_from(c), at * size, c->lanes),
			true});
}

static void
visit_row(context *c, void *arg)
{
	pop_tight_each_group(c, visit_lanes, arg);
}

/* The last dim goes along the lanes of whole vectors. */
static void
take_last_by_vectors(context *c)
{
	const pop_class cls = pop_class_of((pop_dtype)c->s->view[0].dtype);

	c->along[c->nalong++] = (uint8_t)(c->s->ndim - 1u);
	c->lanes = (int)(c->t->set->vbytes / tight_class_bytes(cls));
}

static bool
trace_gathered_rows(context *c)
{
	const pop_step *s = c->s;
	const int64_t n = s->extent[s->ndim - 1u];

	take_last_by_vectors(c);
	if (pop_step_points(s) / n * ((n - 1) / c->lanes + 1) > POINTS)
		return pop_tight_fail(c->t, "a large gather");
	pop_tight_each_row(c, false, visit_row, NULL);
	return !c->t->bad;
}

/* ---- A table that is looked up at many places: a vector at a time. */

/* Is the step such a table of elements of 32 bits? */
static bool
is_table(const pop_step *s)
{
	if (s->param[POP_GATHER_NINDEX] != 1 ||
		s->param[POP_GATHER_PARAMS + POP_GATHER_INDEX_STRIDE] != 0 ||
		pop_step_points(s) <= TIGHT_FEW ||
		pop_step_points(s) > TIGHT_POINTS ||
		s->view[1].dtype != POP_DT_I32 ||
		pop_dtype_bytes((pop_dtype)s->view[0].dtype) != 4)
		return false;
	for (unsigned d = 0; d < s->ndim; d++)
		if (s->extent[d] > 1 && s->view[0].stride[d] != 0)
			return false;
	return true;
}

static void
visit_table(context *c, void *arg)
{
	const pop_step *s = c->s;
	const int64_t *q = &s->param[POP_GATHER_PARAMS];
	tight_trace *t = c->t;
	const tight_reg index = pop_tight_load_lanes(c, 1);
	const tight_ref in =
		index.vector ? index.at : pop_tight_splat(t, index.at, 4);

	(void)arg;
	pop_tight_store_lanes(c, 2,
		(reg){pop_tight_load_lookup(t, pop_tight_address(c, 0), in,
			      q[POP_GATHER_INDEX_MAX],
			      q[POP_GATHER_INDEX_OPERAND_STRIDE] * 4,
			      pop_tight_place_of(c, 0) * 4),
			true});
}

static bool
trace_table(context *c)
{
	for (unsigned d = 0; d < c->s->ndim; d++)
		c->along[c->nalong++] = (uint8_t)d;
	c->lanes = (int)(c->t->set->vbytes / 4);
	c->t->grouped = true;
	pop_tight_each_group(c, visit_table, NULL);
	return !c->t->bad;
}

/* Can vectors of the view be loaded or stored? */
static bool
is_in_rows(tight_trace *t, const pop_step *s, uint32_t v)
{
	int64_t n = 1;

	if (!pop_tight_buf(t, s->view[v].buffer)->memory)
		return true;
	for (unsigned d = s->ndim; d-- > 0; n *= s->extent[d])
		if (s->extent[d] > 1 && s->view[v].stride[d] != n)
			return false;
	return true;
}

bool
pop_tight_gather(tight_trace *t, const pop_step *s)
{
	context c = {.t = t, .s = s, .lanes = 1};
	const bool same =
		pop_tight_same_type(s->view[0].dtype, s->view[2].dtype);

	if (same && is_table(s) && is_in_rows(t, s, 1) && is_in_rows(t, s, 2))
		return trace_table(&c);
	if (same && takes_rows(s))
		return trace_gathered_rows(&c);
	if (!same || pop_step_points(s) > POINTS)
		return pop_tight_fail(t, "a large gather");
	pop_tight_each_point(&c, s->extent, 0, s->ndim, visit_gather, NULL);
	return !t->bad;
}

/* ---- Scatter: outside of the output, what is there is stored again. */

/* index + by, where that may not reach the output again by overflow. */
static tight_ref
moved(context *c, pop_dtype d, tight_ref index, int64_t by)
{
	const unsigned bytes = tight_class_bytes(pop_class_of(d));
	tight_ref arg[2] = {index};

	if (by == 0)
		return index;
	if (d == POP_DT_U32 || d == POP_DT_U64)
		pop_tight_fail(c->t, "a window at an unsigned index");
	arg[1] = pop_tight_constant(c->t, bytes, (uint64_t)by);
	return pop_tight_value(c->t, bytes == 8 ? TIGHT_S_l_add : TIGHT_S_i_add,
		bytes, 2, arg, 0);
}

/* index < size, where negative ones are large. */
static tight_ref
is_inside(tight_trace *t, pop_dtype d, tight_ref index, int64_t size)
{
	const unsigned bytes = tight_class_bytes(pop_class_of(d));
	tight_ref arg[2] = {
		index, pop_tight_constant(t, bytes, (uint64_t)size)};

	if (size > INT32_MAX)
		pop_tight_fail(t, "a large output");
	return pop_tight_value(
		t, bytes == 8 ? TIGHT_S_l_ltu : TIGHT_S_i_ltu, 4, 2, arg, 0);
}

/* Where the current point's output is, and whether it is; without an index it
 * always is: *mask stays what it is. */
static tight_ref
output_of(context *c, tight_ref *mask, int64_t *offset)
{
	const pop_step *s = c->s;
	const pop_view *out = &s->view[0], *index = &s->view[1];
	const int64_t size = pop_dtype_bytes((pop_dtype)out->dtype);
	tight_ref at = pop_tight_address(c, 0), both[2];

	*offset = pop_tight_place_of(c, 0) * size;
	for (int64_t k = 0; k < s->param[POP_SCATTER_NINDEX]; k++) {
		const int64_t *q = &s->param[POP_SCATTER_PARAMS +
					     POP_SCATTER_INDEX_PARAMS * k];
		const int64_t dim = q[POP_SCATTER_INDEX_DIM];
		const int64_t n = q[POP_SCATTER_INDEX_SIZE];
		const int64_t step = q[POP_SCATTER_INDEX_OPERAND_STRIDE] * size;
		const int64_t by = dim < 0 ? 0 : c->x[dim];
		const pop_dtype d = (pop_dtype)index->dtype;
		tight_ref i = moved(c, d,
			pop_tight_one(c, 1, q[POP_SCATTER_INDEX_STRIDE]), by);

		*offset -= by * step;
		at = pop_tight_move_by(c->t, d, at, i, n - 1, step);
		both[0] = *mask;
		both[1] = is_inside(c->t, d, i, n);
		*mask = both[0].node ? pop_tight_value(c->t, TIGHT_S_b_and, 4,
					       2, both, 0)
				     : both[1];
	}
	return at;
}

static void
visit_scatter(context *c, void *arg)
{
	const pop_step *s = c->s;
	const pop_dtype d = (pop_dtype)s->view[0].dtype;
	const unsigned bytes = tight_class_bytes(pop_class_of(d));
	int64_t offset;
	tight_ref pick[3] = {{0, 0}};
	tight_ref at = output_of(c, &pick[0], &offset);

	(void)arg;
	pick[2] = pop_tight_load_at(c->t, d, at, offset);
	c->temp[0][0] = (reg){pick[2], false};
	c->temp[1][0] = (reg){pop_tight_one(c, 2, 0), false};
	pop_tight_eval(c, &s->stage[0]);
	pick[1] = c->temp[0][0].at;
	if (pick[0].node)
		pick[1] = pop_tight_value(c->t,
			bytes == 8 ? TIGHT_S_SEL64 : TIGHT_S_SEL32, bytes, 3,
			pick, 0);
	pop_tight_store_at(c->t, d, at, pick[1], offset);
}

/* The same of a vector of a row. */
static void
visit_scatter_lanes(context *c, void *arg)
{
	const pop_step *s = c->s;
	const pop_dtype d = (pop_dtype)s->view[0].dtype;
	tight_trace *t = c->t;
	tight_ref pick[3] = {t->when}, at;
	int64_t offset;
	reg r;

	(void)arg;
	at = output_of(c, &pick[0], &offset);
	offset += c->first * (int64_t)pop_dtype_bytes(d);
	pick[2] = pop_tight_load_vector(t, d, at, offset, c->lanes);
	c->temp[0][0] = (reg){pick[2], true};
	c->temp[1][0] = pop_tight_load_lanes(c, 2);
	pop_tight_eval(c, &s->stage[0]);
	r = c->temp[0][0];
	pick[1] = r.vector ? r.at
			   : pop_tight_splat(t, r.at,
				     tight_class_bytes(pop_class_of(d)));
	if (pick[0].node) {
		pick[0] = pop_tight_splat(t, pick[0], 4);
		pick[1] = pop_tight_value(
			t, TIGHT_V_SEL, t->set->vbytes, 3, pick, 0);
	}
	pop_tight_store_vector(t, d, at, pick[1], offset, c->lanes);
}

static void
visit_scatter_row(context *c, void *arg)
{
	pop_tight_each_group(c, visit_scatter_lanes, arg);
}

/* Rows of the output, which all lanes of are inside, or none; of elements whose
 * bits are what is stored. */
static bool
scatters_rows(context *c)
{
	const pop_step *s = c->s;
	const unsigned d = s->ndim - 1u;
	unsigned bytes = 0;

	if (s->ndim == 0 || s->extent[d] <= TIGHT_FEW ||
		s->view[0].stride[d] != 1 || s->view[1].stride[d] != 0 ||
		s->view[2].stride[d] != 1 ||
		pop_dtype_bytes((pop_dtype)s->view[0].dtype) < 4)
		return false;
	for (int64_t k = 0; k < s->param[POP_SCATTER_NINDEX]; k++)
		if (s->param[POP_SCATTER_PARAMS + POP_SCATTER_INDEX_PARAMS * k +
			     POP_SCATTER_INDEX_DIM] == d)
			return false;
	return pop_tight_is_uniform(c, s->stage, 1, &bytes);
}

static bool
trace_scattered_rows(context *c)
{
	take_last_by_vectors(c);
	pop_tight_each_row(c, false, visit_scatter_row, NULL);
	return !c->t->bad;
}

/* Is nothing inside the output?  Then no view of it reaches memory. */
static bool
is_nowhere(const pop_step *s)
{
	for (int64_t k = 0; k < s->param[POP_SCATTER_NINDEX]; k++)
		if (s->param[POP_SCATTER_PARAMS + POP_SCATTER_INDEX_PARAMS * k +
			     POP_SCATTER_INDEX_SIZE] == 0)
			return true;
	return false;
}

bool
pop_tight_scatter(tight_trace *t, const pop_step *s)
{
	context c = {.t = t, .s = s, .lanes = 1};

	if (s->param[POP_SCATTER_N] != 1 || pop_step_points(s) > POINTS)
		return pop_tight_fail(t, "a large scatter");
	if (!pop_tight_same_type(s->view[0].dtype, s->view[2].dtype))
		return pop_tight_fail(t, "a scatter between types");
	if (is_nowhere(s))
		return true;
	for (unsigned k = 0; k < 2; k++)
		c.temp[k] = POP_NEWN(t->arena, reg, 1);
	if (scatters_rows(&c))
		return trace_scattered_rows(&c);
	pop_tight_each_point(&c, s->extent, 0, s->ndim, visit_scatter, NULL);
	return !t->bad;
}
