/*
 * Running results: a window that reaches back to the input's first element, or
 * on to its last, costs one combination an element.
 *
 * Sums of floats go by blocks, so that errors do not add up with length: see
 * program.h.  Of the others, forward this is what the definition says, in its
 * order.  Backward a recognised body continues from the element after; other
 * bodies, which are associative but need not commute, take the element as the
 * accumulator and the rest as the value, and the initial value at the end.
 *
 * Lines that lie one behind the other wait for each sum.  Where there are
 * several, tiles of them are turned, so that vectors go across; what is not in
 * memory as it is computed with is brought into a stage first.  A few columns
 * side by side are as many lines.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/running_sum.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/window.h"

enum {
	BLOCK = SUM_BLOCK * SUM_CHAINS,
	TURNED = 64,      /* lines of a tile that is turned */
	TILE = SUM_BLOCK, /* its elements of a line */
	LEAST = 16,       /* lines that pay for it */
	FEW = 12,         /* columns that are better scanned one by one */
	JOINED = 2048,    /* elements of rows that are moved together */
};

/* Do elements of a line follow each other, with a body that is recognised? */
static bool
has_lines(const pop_cumulate *c)
{
	return c->n == 1 && c->body->op != POP_BODY_CODE &&
	       c->in_stride[c->along] == 1;
}

/* Do steps along d go on where n of those along the vectors' dim end? */
static bool
goes_on(const pop_cumulate *c, unsigned d, int side, int64_t n)
{
	for (unsigned i = 0; i < c->n; i++) {
		const int64_t *in = c->in_stride + i * POP_MAX_DIMS;
		const int64_t *out = c->step->view[2 * c->n + i].stride;

		if (in[d] != in[side] * n || out[d] != out[side] * n)
			return false;
	}
	return true;
}

/* Elements of a dim and of those around it that are as if they were part of it,
 * which are marked. */
static int64_t
join_dims(const pop_cumulate *c, unsigned rank, int side, bool *part)
{
	int64_t n = c->step->extent[side];
	bool more = true;

	part[side] = true;
	while (more) {
		more = false;
		for (unsigned d = 0; d < rank; d++) {
			if (part[d] || (int)d == c->along ||
				!goes_on(c, d, side, n))
				continue;
			n *= c->step->extent[d];
			part[d] = more = true;
		}
	}
	return n;
}

/* Vectors go along the dim of the smallest strides, if it is not too short. */
static void
find_side(pop_cumulate *c, unsigned rank)
{
	int64_t most = 0;

	c->side = -1;
	c->nside = 1;
	for (unsigned d = 0; d < rank && !c->scans; d++) {
		bool part[POP_MAX_DIMS] = {false};
		int64_t n, merit;

		if ((int)d == c->along || c->step->extent[d] == 1)
			continue;
		n = join_dims(c, rank, (int)d, part);
		merit = pop_least(n, 64) * (c->in_stride[d] == 1 ? 4 : 1);
		if (merit <= most)
			continue;
		most = merit;
		c->side = (int)d;
		c->nside = n;
	}
}

/* Several lines are turned. */
static void
find_turn(pop_cumulate *c, unsigned rank)
{
	const pop_view *in = &c->step->view[0], *out = &c->step->view[2];

	if (!has_lines(c) || out->stride[c->along] != 1)
		return;
	for (unsigned d = 0; d < rank; d++) {
		bool part[POP_MAX_DIMS] = {false};
		int64_t n;

		if ((int)d == c->along || c->step->extent[d] == 1)
			continue;
		n = join_dims(c, rank, (int)d, part);
		if (n < LEAST || (c->turns && n <= c->nside))
			continue;
		c->turns = true;
		c->side = (int)d;
		c->nside = n;
	}
	c->stages = c->turns &&
		    (in->dtype != out->dtype ||
			    !POP_FN(pop_is_direct)((pop_dtype)in->dtype));
}

/* Do whole rows, not too long, follow each other?  Those of sums by blocks are
 * added up by whole vectors, which need room. */
static bool
has_joined_rows(const pop_cumulate *c)
{
	const int64_t *out = c->step->view[2].stride;

	return c->n == 1 && !c->scans && !c->turns && !c->sums &&
	       c->body->op != POP_BODY_CODE && c->side >= 0 &&
	       c->nside <= BLOCK && c->in_stride[c->side] == 1 &&
	       out[c->side] == 1 && c->in_stride[c->along] == c->nside &&
	       out[c->along] == c->nside;
}

static void
find_outer(pop_cumulate *c, unsigned rank)
{
	bool part[POP_MAX_DIMS] = {false};

	if (c->side >= 0)
		(void)join_dims(c, rank, c->side, part);
	part[c->along] = true;
	c->cost = 2;
	for (unsigned d = 0; d < rank; d++) {
		c->cost *= (double)c->step->extent[d];
		if (!part[d])
			pop_space_add(&c->outer, (int)d, c->step->extent[d]);
	}
}

bool
POP_FN(pop_cumulate_prepare)(pop_cumulate *c, pop_arena *a,
	const pop_step *step, const pop_body *body, const pop_slide *slide,
	unsigned rank)
{
	int64_t *stride;
	size_t row;

	*c = (pop_cumulate){.step = step, .body = body, .n = body->n};
	c->along = pop_slide_along(slide, rank, &c->backward);
	if (c->along < 0)
		return false;
	/* The value that is left is the last one in either direction. */
	if (c->backward && body->op == POP_BODY_SET)
		return false;
	c->nalong = step->extent[c->along];
	stride = POP_NEWN(a, int64_t, (size_t)c->n * POP_MAX_DIMS);
	for (unsigned i = 0; i < c->n; i++)
		for (unsigned d = 0; d < rank; d++)
			stride[i * POP_MAX_DIMS + d] =
				step->view[i].stride[d] * slide[d].stride;
	c->in_stride = stride;
	c->scans = body->scan && has_lines(c);
	c->sums = body->op == POP_BODY_ADD && body->narrow == POP_DT_NONE &&
		  (body->cls[0] == POP_CLASS_F || body->cls[0] == POP_CLASS_D);
	find_side(c, rank);
	if (body->scan && c->nside <= FEW) {
		c->scans = true;
		c->side = -1;
	}
	find_turn(c, rank);
	find_outer(c, rank);
	c->scans = c->scans && !c->turns;
	c->joins = has_joined_rows(c);
	c->block = c->scans   ? BLOCK
		   : c->turns ? TURNED
			      : pop_least(BLOCK, c->nside);
	row = pop_round_up((size_t)c->block * 8, 64);
	c->acc = body->scratch;
	c->val = c->acc + c->n * row;
	c->out = c->val + c->n * row;
	c->base = c->out + c->n * row;
	c->tile = c->base + (c->sums ? row : 0);
	c->stage = c->tile + (c->turns ? TILE * row : 0);
	c->ptrs = c->stage + (c->stages ? TILE * row : 0);
	if (c->joins)
		c->ptrs = c->tile + (size_t)JOINED * 8;
	c->total = pop_round_up(c->ptrs + 3 * c->n * sizeof(void *), 64);
	return true;
}

/* ---- Run. */

struct job {
	const pop_cumulate *c;
	pop_run *run;
	unsigned char **start;
	int64_t nunit, nparts;
};

struct worker {
	const pop_cumulate *c;
	const struct job *job;
	unsigned char *scratch;
	pop_vm_frame *frame;
	int64_t x[POP_MAX_DIMS];
	unsigned char **acc, **val, **out; /* n rows each */
	unsigned char *base;               /* of sums: all before the block */
};

static size_t
value_size(const pop_cumulate *c, unsigned i)
{
	return pop_class_bytes((pop_class)c->body->cls[i]);
}

static const unsigned char *
input_at(const struct worker *w, unsigned i)
{
	const pop_cumulate *c = w->c;
	const int64_t *stride = c->in_stride + i * POP_MAX_DIMS;
	int64_t at = 0;

	for (unsigned d = 0; d < c->step->ndim / 2u; d++)
		at += w->x[d] * stride[d];
	return w->job->start[i] + at * pop_elem_bytes(&c->step->view[i]);
}

static unsigned char *
output_at(const struct worker *w, unsigned i)
{
	const pop_cumulate *c = w->c;
	const pop_view *v = &c->step->view[2 * c->n + i];
	int64_t at = 0;

	for (unsigned d = 0; d < c->step->ndim / 2u; d++)
		at += w->x[d] * v->stride[d];
	return w->job->start[2 * c->n + i] + at * pop_elem_bytes(v);
}

static void
fill_initial(const struct worker *w, unsigned char *const *row, int64_t n)
{
	const pop_cumulate *c = w->c;

	for (unsigned i = 0; i < c->n; i++) {
		uint64_t init;

		pop_window_init(w->job->run, c->step, c->n, i, &init);
		POP_FN(pop_fill_row)(row[i], &init, value_size(c, i), n);
	}
}

static void
fill_neutral(const struct worker *w, unsigned char *row, int64_t n)
{
	const size_t size = value_size(w->c, 0);
	const uint64_t zero = SUM_NEUTRAL(size);

	POP_FN(pop_fill_row)(row, &zero, size, n);
}

static void
begin(const struct worker *w, int64_t n)
{
	fill_initial(w, w->acc, n);
	if (w->c->sums)
		fill_neutral(w, w->base, n);
}

/* Sums: `last` is that of all elements up to the block's end. */
static void
end_block(const struct worker *w, const unsigned char *last, int64_t n)
{
	memcpy(w->base, last, (size_t)n * value_size(w->c, 0));
	fill_neutral(w, w->acc[0], n);
}

static void
sum_rows(const struct worker *w, unsigned char *out, const unsigned char *val,
	int64_t n)
{
	if (w->c->body->cls[0] == POP_CLASS_F)
		sum_rows_f(out, w->base, w->acc[0], val, n);
	else
		sum_rows_d(out, w->base, w->acc[0], val, n);
}

static void
scan_values(const struct worker *w, int64_t n)
{
	const pop_cumulate *c = w->c;

	if (!c->sums)
		c->body->scan(w->acc[0], w->val[0], n);
	else if (c->body->cls[0] == POP_CLASS_F)
		sum_line_f(w->base, w->acc[0], w->val[0], n);
	else
		sum_line_d(w->base, w->acc[0], w->val[0], n);
}

/* One line through the loop of the body. */
static void
scan_line(struct worker *w)
{
	const pop_cumulate *c = w->c;
	const pop_view *in = &c->step->view[0], *out = &c->step->view[2];
	int64_t from = in->stride[c->along] * pop_elem_bytes(in);
	int64_t to = out->stride[c->along] * pop_elem_bytes(out);
	const unsigned char *p;
	unsigned char *q;

	w->x[c->along] = c->backward ? c->nalong - 1 : 0;
	if (c->backward) {
		from = -from;
		to = -to;
	}
	p = input_at(w, 0);
	q = output_at(w, 0);
	begin(w, 1);
	for (int64_t j = 0; j < c->nalong; j += BLOCK) {
		int64_t n = pop_least(BLOCK, c->nalong - j);

		POP_FN(pop_row_load)
		(w->val[0], p + j * from, from, (pop_dtype)in->dtype, n);
		scan_values(w, n);
		POP_FN(pop_row_store)
		(q + j * to, to, w->val[0], (pop_dtype)out->dtype, n);
	}
}

/* Combines the rows of a tile, m by n, `pitch` elements apart, each with the
 * one before. */
static void
scan_tile(struct worker *w, unsigned char *tile, int64_t pitch, int64_t m,
	int64_t n)
{
	const pop_cumulate *c = w->c;
	const size_t size = value_size(c, 0);
	unsigned char *row = tile;

	for (int64_t k = 0; k < m; k++) {
		const int64_t j = c->backward ? m - 1 - k : k;

		row = tile + (size_t)(j * pitch) * size;
		if (c->sums) {
			sum_rows(w, row, row, n);
			continue;
		}
		POP_FN(pop_body_run)(c->body, w->frame, w->acc, &row, n);
		memcpy(row, w->acc[0], (size_t)n * size);
	}
	if (c->sums)
		end_block(w, row, n);
}

/* m elements each of n lines, as they are computed with, to a tile. */
static void
turn_in(const struct worker *w, unsigned char *tile, int64_t m, int64_t n)
{
	const pop_cumulate *c = w->c;
	const pop_view *in = &c->step->view[0];
	const int64_t size = (int64_t)value_size(c, 0), eb = pop_elem_bytes(in);
	const int64_t side = c->in_stride[c->side];
	unsigned char *stage = w->scratch + c->stage;
	const unsigned char *p = input_at(w, 0);
	/* Lines that follow each other are one. */
	const int64_t lines = side == m ? 1 : n, each = side == m ? n * m : m;

	if (!c->stages) {
		POP_FN(pop_transpose)
		((size_t)size, tile, TURNED * size, p, side * size, n, m);
		return;
	}
	for (int64_t k = 0; k < lines; k++)
		POP_FN(pop_row_load)
	(stage + k * m * size, p + k * side * eb, eb, (pop_dtype)in->dtype,
		each);
	POP_FN(pop_transpose)
	((size_t)size, tile, TURNED * size, stage, m * size, n, m);
}

/* The other way, to where results are. */
static void
turn_out(
	const struct worker *w, const unsigned char *tile, int64_t m, int64_t n)
{
	const pop_cumulate *c = w->c;
	const pop_view *out = &c->step->view[2];
	const int64_t size = (int64_t)value_size(c, 0);
	const int64_t eb = pop_elem_bytes(out), side = out->stride[c->side];
	unsigned char *stage = w->scratch + c->stage, *p = output_at(w, 0);
	const int64_t lines = side == m ? 1 : n, each = side == m ? n * m : m;

	if (!c->stages) {
		POP_FN(pop_transpose)
		((size_t)size, p, side * size, tile, TURNED * size, m, n);
		return;
	}
	POP_FN(pop_transpose)
	((size_t)size, stage, m * size, tile, TURNED * size, m, n);
	for (int64_t k = 0; k < lines; k++)
		POP_FN(pop_row_store)
	(p + k * side * eb, eb, stage + k * m * size, (pop_dtype)out->dtype,
		each);
}

/* n lines, by tiles. */
static void
scan_turned(struct worker *w, int64_t n)
{
	const pop_cumulate *c = w->c;
	unsigned char *tile = w->scratch + c->tile;

	begin(w, n);
	for (int64_t j = 0; j < c->nalong; j += TILE) {
		const int64_t m = pop_least(TILE, c->nalong - j);

		w->x[c->along] = c->backward ? c->nalong - j - m : j;
		turn_in(w, tile, m, n);
		scan_tile(w, tile, TURNED, m, n);
		turn_out(w, tile, m, n);
	}
}

/* The same of rows that follow each other, many of them at a time. */
static void
scan_joined(struct worker *w)
{
	const pop_cumulate *c = w->c;
	const pop_view *in = &c->step->view[0], *out = &c->step->view[2];
	const int64_t n = c->nside, most = JOINED / n;
	unsigned char *tile = w->scratch + c->tile;

	begin(w, n);
	for (int64_t j = 0; j < c->nalong; j += most) {
		const int64_t m = pop_least(most, c->nalong - j);

		w->x[c->along] = c->backward ? c->nalong - j - m : j;
		POP_FN(pop_row_load)
		(tile, input_at(w, 0), pop_elem_bytes(in), (pop_dtype)in->dtype,
			m * n);
		scan_tile(w, tile, n, m, n);
		POP_FN(pop_row_store)
		(output_at(w, 0), pop_elem_bytes(out), tile,
			(pop_dtype)out->dtype, m * n);
	}
}

static void
load_row(struct worker *w, unsigned char *const *to, int64_t n)
{
	const pop_cumulate *c = w->c;

	for (unsigned i = 0; i < c->n; i++) {
		const pop_view *v = &c->step->view[i];
		int64_t step = c->side < 0 ? 0
					   : c->in_stride[i * POP_MAX_DIMS +
							  (unsigned)c->side];

		POP_FN(pop_row_load)
		(to[i], input_at(w, i), step * pop_elem_bytes(v),
			(pop_dtype)v->dtype, n);
	}
}

static void
store_row(struct worker *w, unsigned char *const *from, int64_t n)
{
	const pop_cumulate *c = w->c;

	for (unsigned i = 0; i < c->n; i++) {
		const pop_view *v = &c->step->view[2 * c->n + i];
		int64_t step = c->side < 0 ? 0 : v->stride[c->side];

		POP_FN(pop_row_store)
		(output_at(w, i), step * pop_elem_bytes(v), from[i],
			(pop_dtype)v->dtype, n);
	}
}

/* Combines the k-th row with those before: where the results are. */
static unsigned char *const *
add_row(struct worker *w, int64_t k, int64_t n)
{
	if (!w->c->sums) {
		POP_FN(pop_body_run)(w->c->body, w->frame, w->acc, w->val, n);
		return w->acc;
	}
	if (k && k % SUM_BLOCK == 0)
		end_block(w, w->out[0], n);
	sum_rows(w, w->out[0], w->val[0], n);
	return w->out;
}

static void
run_rows(struct worker *w, int64_t n)
{
	const pop_cumulate *c = w->c;

	begin(w, n);
	for (int64_t k = 0; k < c->nalong; k++) {
		w->x[c->along] = c->backward ? c->nalong - 1 - k : k;
		load_row(w, w->val, n);
		store_row(w, add_row(w, k, n), n);
	}
}

/* The last element, then each before it with what follows. */
static void
run_rows_backward(struct worker *w, int64_t n)
{
	const pop_cumulate *c = w->c;

	for (int64_t k = c->nalong - 1; k >= 0; k--) {
		unsigned char **t = w->acc;

		w->x[c->along] = k;
		load_row(w, w->acc, n);
		if (k < c->nalong - 1)
			POP_FN(pop_body_run)
		(c->body, w->frame, w->acc, w->val, n);
		w->acc = w->val;
		w->val = t;
		fill_initial(w, w->out, n);
		POP_FN(pop_body_run)(c->body, w->frame, w->out, w->val, n);
		store_row(w, w->out, n);
	}
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const pop_cumulate *c = j->c;
	int64_t nblock = c->scans ? 1 : (c->nside - 1) / c->block + 1;
	size_t row = pop_round_up((size_t)c->block * 8, 64);
	struct worker w = {
		.c = c, .job = j, .scratch = pop_run_scratch(j->run, thread)};
	union {
		unsigned char *bytes;
		unsigned char **pointer;
	} at = {w.scratch + c->ptrs};

	w.frame = POP_FN(pop_body_begin)(c->body, w.scratch);
	w.acc = at.pointer;
	w.val = w.acc + c->n;
	w.out = w.val + c->n;
	w.base = w.scratch + c->base;
	for (unsigned i = 0; i < c->n; i++) {
		w.acc[i] = w.scratch + c->acc + i * row;
		w.val[i] = w.scratch + c->val + i * row;
		w.out[i] = w.scratch + c->out + i * row;
	}
	for (int64_t u = j->nunit * part / j->nparts;
		u < j->nunit * (part + 1) / j->nparts; u++) {
		int64_t from = u % nblock * c->block;
		int64_t n = pop_least(c->block, c->nside - from);

		pop_space_seek(&c->outer, u / nblock, w.x);
		if (c->side >= 0)
			w.x[c->side] = from;
		if (c->scans)
			scan_line(&w);
		else if (c->turns)
			scan_turned(&w, n);
		else if (c->joins)
			scan_joined(&w);
		else if (c->backward && c->body->op == POP_BODY_CODE)
			run_rows_backward(&w, n);
		else
			run_rows(&w, n);
	}
}

void
POP_FN(pop_cumulate_run)(const pop_cumulate *c, pop_run *r)
{
	unsigned char *start[POP_LIMIT_VIEWS];
	struct job j = {.c = c, .run = r, .start = start};

	for (uint32_t v = 0; v < c->step->nview; v++)
		start[v] = pop_view_start(r, &c->step->view[v]);
	j.nunit = pop_space_count(&c->outer);
	if (!c->scans)
		j.nunit *= (c->nside - 1) / c->block + 1;
	j.nparts = pop_part_count(r, j.nunit, c->cost);
	pop_part_run(r, run_part, &j, j.nparts);
}
