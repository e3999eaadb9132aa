/*
 * LOOP, prepared: dims, units and room.
 *
 * Dims that every view steps through as one are merged, so that most loops
 * are one long row.  The dims of a plain loop may be run in any order: the row
 * is the dim that costs least.  Views that are contiguous along another dim
 * are turned around block by block, through the scratch.
 */

#include "lib/kernel/isa/loop_plan.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/stage.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/walk.h"

enum {
	/* Points of a unit of a plain loop; columns of a group. */
	PIECE = 8192,
	COLUMN_GROUP = 1024,
	/* Fewer than a quarter of these, but no less than LEAST_GROUP, if they
	 * are worth so many picoseconds. */
	LEAST_GROUP = 64,
	WORTH_GROUP = 2000000,
	/* Points of a dim below which nothing is turned. */
	TURN_LEAST = 8,
	/* Times that rows with gaps are read, for each of them, for which they
	 * are closed up, and bytes of all of these in a thread's scratch, so
	 * that they stay in the first cache. */
	LEAST_CLOSED = 8,
	MOST_APART = POP_VBYTES == 16 ? 3 : 4,
	/* Points of a row, at least, of which vectors are put together in
	 * registers: one vector of 32-bit lanes. */
	LEAST_APART = POP_VBYTES / 4,
	MOST_CLOSED = 16 << 10,
	/* Outer points from which threads need not share the columns of one:
	 * whole rows are read in the order of memory. */
	OUTER_ENOUGH = 4,
	/* Columns that are many enough by themselves; reduced points from which
	 * it pays to have more of them. */
	SHORT_COLUMNS = 64,
	LEAST_REDUCED = 4,
	/* Picoseconds of a unit by itself, and of a row that only moves the
	 * pointers of the one before. */
	UNIT_COST = 20000,
	ROW_COST = 6000,
};

typedef struct group {
	int first, last; /* dims; none if first > last */
} group;

static uint32_t
indexed_dims(const pop_step *s)
{
	uint32_t mask = 0;

	for (uint32_t k = 0; k < s->nstage; k++)
		for (uint32_t r = 0; r < s->stage[k].ncode; r++)
			if (s->stage[k].code[r].op == POP_INS_INDEX)
				mask |= 1u << s->stage[k].code[r].imm;
	return mask;
}

static bool
is_one_row(const pop_step *s, uint32_t v, int outer, int inner)
{
	int64_t all;

	return pop_mul_i64(s->view[v].stride[inner], s->extent[inner], &all) &&
	       s->view[v].stride[outer] == all;
}

static bool
steps_as_one(const pop_step *s, int outer, int inner)
{
	for (uint32_t v = 0; v < s->nview; v++)
		if (!is_one_row(s, v, outer, inner))
			return false;
	return true;
}

/* Merges neighbours of the group into the inner one; the other has extent 1
 * from then on.  Dims whose coordinate is read stay. */
static void
merge_dims(pop_step *s, group g, uint32_t indexed)
{
	int inner = -1;

	for (int d = g.last; d >= g.first; d--) {
		int64_t all;

		if (s->extent[d] == 1)
			continue;
		if (inner >= 0 && !((indexed >> d | indexed >> inner) & 1) &&
			steps_as_one(s, d, inner) &&
			pop_mul_i64(s->extent[d], s->extent[inner], &all)) {
			s->extent[inner] = all;
			s->extent[d] = 1;
			continue;
		}
		inner = d;
	}
}

static pop_status
list_dims(loop_dims *out, const pop_step *s, group g, pop_err *err)
{
	out->points = 1;
	for (int d = g.first; d <= g.last; d++) {
		if (s->extent[d] == 1)
			continue;
		out->dim[out->n++] = (uint8_t)d;
		if (!pop_mul_i64(out->points, s->extent[d], &out->points))
			return pop_fail(err, POP_E_INPUT,
				"loop: more than 2^63 points");
	}
	return POP_OK;
}

static bool
is_gathered(const pop_stage *s, uint32_t v)
{
	for (uint32_t r = 0; r < s->ncode; r++)
		if (s->code[r].op == POP_INS_GATHER &&
			pop_ins_view(&s->code[r]) == v)
			return true;
	return false;
}

/* Points of the block that the view is, with gaps or not; *again: how often the
 * step walks through it. */
static int64_t
block_points(const pop_step *s, const pop_view *view, int64_t *again)
{
	int64_t n = 1;

	*again = 1;
	for (int k = 0; k < s->ndim; k++) {
		int64_t *by = view->stride[k] ? &n : again;

		if (s->extent[k] != 1)
			*by = pop_mul_capped(*by, s->extent[k]);
	}
	return n;
}

/* Does the plain step read a few rows with gaps, along dim d, again and again?
 */
static bool
can_close(const pop_step *s, uint32_t v, int d)
{
	const pop_view *view = &s->view[v];
	int64_t again, n = block_points(s, view, &again);

	return view->stride[d] != 0 && view->stride[d] != 1 && n > 0 &&
	       again / LEAST_CLOSED >= n / s->extent[d] && n <= PIECE &&
	       n * pop_elem_bytes(view) <= MOST_CLOSED &&
	       !pop_stage_has(&s->stage[0], POP_INS_STORE, v) &&
	       !is_gathered(&s->stage[0], v);
}

/* The same of one row: cheap enough to choose dim d for it. */
static bool
can_close_row(const pop_step *s, uint32_t v, int d)
{
	int64_t again;

	return can_close(s, v, d) &&
	       block_points(s, &s->view[v], &again) == s->extent[d];
}

/* Are few vectors loaded for one of the row along dim d?  See vm_apart.h. */
static bool
is_loaded_apart(const pop_step *s, const pop_view *v, int d)
{
	const bool narrow = pop_dtype_bytes((pop_dtype)v->dtype) < 4;

	return s->extent[d] >= LEAST_APART && v->stride[d] > 1 &&
	       v->stride[d] <= (narrow ? 2 : MOST_APART) &&
	       !pop_stage_has(
		       &s->stage[0], POP_INS_STORE, (uint32_t)(v - s->view));
}

/* Nanoseconds, about, of one point's access to the view if dim d is the row. */
static double
access_cost(const pop_step *s, const pop_view *v, int d)
{
	if (v->stride[d] == 0 || v->stride[d] == 1 ||
		can_close_row(s, (uint32_t)(v - s->view), d))
		return 0.1;
	if (is_loaded_apart(s, v, d))
		return 0.3;
	for (int k = 0; k < s->ndim; k++)
		if (v->stride[k] == 1 && s->extent[k] >= TURN_LEAST)
			return 0.5;
	return 2;
}

/* Nanoseconds, about, of a row of n points besides its points: each goes alone
 * through all the code, on copies of what it reads, if it is shorter than a
 * vector. */
static double
row_cost(const pop_step *s, int64_t n)
{
	const int64_t lanes = POP_VBYTES / 4;

	return n < lanes ? 30 + 1.5 * s->stage[0].ncode + 8 * s->nview : 30;
}

/* Of the dims listed, the one to be the row: the last one unless another is
 * clearly cheaper. */
static unsigned
best_row(const pop_step *s, const loop_dims *g)
{
	unsigned best = g->n - 1;
	double least = 0;

	for (unsigned k = g->n; k-- > 0;) {
		int d = g->dim[k];
		int64_t n = s->extent[d];
		double cost = row_cost(s, n) / (double)(n + 1);

		for (uint32_t v = 0; v < s->nview; v++)
			cost += access_cost(s, &s->view[v], d);
		if (k == g->n - 1 || cost < 0.8 * least) {
			best = k;
			least = cost;
		}
	}
	return best;
}

/* Takes the kth dim from the list. */
static void
take_dim(const pop_step *s, loop_dims *g, unsigned k, int *dim, int64_t *n)
{
	*dim = g->dim[k];
	*n = s->extent[*dim];
	g->n--;
	memmove(&g->dim[k], &g->dim[k + 1], g->n - k);
	if (*n > 0)
		g->points /= *n;
}

static bool
can_turn(const loop_plan *p, uint32_t k, int d)
{
	const pop_view *v = &p->step.view[k];
	int64_t s = v->stride[p->inner];

	return s != 0 && s != 1 && v->stride[d] == 1 &&
	       !is_gathered(&p->step.stage[0], k);
}

/* Finds the dim along which most of the strided views run. */
static void
plan_turn(loop_plan *p)
{
	const pop_step *s = &p->step;
	unsigned best = 0, most = 0;

	for (unsigned k = 0; p->ninner >= TURN_LEAST && k < p->outer.n; k++) {
		unsigned n = 0;
		int d = p->outer.dim[k];

		for (uint32_t v = 0; v < s->nview; v++)
			n += can_turn(p, v, d);
		if (n > most && s->extent[d] >= TURN_LEAST) {
			most = n;
			best = k;
		}
	}
	if (most == 0)
		return;
	take_dim(s, &p->outer, best, &p->turn, &p->nturn);
	p->nturn = (p->nturn + POP_TRANSPOSE_SIDE - 1) / POP_TRANSPOSE_SIDE;
	for (uint32_t v = 0; v < s->nview; v++)
		p->moved[v] = can_turn(p, v, p->turn);
}

static int64_t
closed_bytes(const loop_plan *p, uint32_t v)
{
	const pop_view *view = &p->step.view[v];
	int64_t again;

	return block_points(&p->step, view, &again) * pop_elem_bytes(view);
}

/* Finds the rows that a thread closes up before all of its own. */
static void
plan_closed(loop_plan *p)
{
	int64_t bytes = 0;

	for (uint32_t v = 0; v < p->step.nview; v++) {
		int64_t n = closed_bytes(p, v);

		if (!can_close(&p->step, v, p->inner) ||
			bytes + n > MOST_CLOSED)
			continue;
		p->moved[v] = true;
		bytes += n;
	}
}

/* The view as rows that follow each other, of a block closed up. */
static pop_view
closed_view(const loop_plan *p, uint32_t v)
{
	pop_view to = p->step.view[v];
	int64_t n = p->ninner;

	for (int d = p->step.ndim; d-- > 0;) {
		if (d == p->inner || p->step.extent[d] == 1 || !to.stride[d])
			continue;
		to.stride[d] = n;
		n *= p->step.extent[d];
	}
	to.stride[p->inner] = 1;
	return to;
}

static void
close_views(loop_plan *p, pop_arena *a)
{
	pop_view *view = POP_NEWN(a, pop_view, p->step.nview);

	for (uint32_t v = 0; v < p->step.nview; v++)
		view[v] = p->moved[v] ? closed_view(p, v) : p->step.view[v];
	p->open = p->step.view;
	p->step.view = view;
}

/* What the code sees of the views: moved ones are contiguous. */
static void
plan_vm_step(loop_plan *p, pop_arena *a)
{
	pop_view *view = POP_NEWN(a, pop_view, p->step.nview);

	if (p->turn < 0)
		close_views(p, a);
	p->vm_step = p->step;
	p->vm_step.view = view;
	for (uint32_t v = 0; v < p->step.nview; v++) {
		view[v] = p->step.view[v];
		if (p->moved[v])
			view[v].stride[p->inner] = 1;
	}
}

/* ---- Columns of two dims. */

/* Is the view read by stage 0 alone, the same for all reduced points? */
static bool
can_spread(const loop_plan *p, uint32_t v)
{
	const pop_view *w = &p->step.view[v];

	for (unsigned k = 0; k < p->reduced.n; k++)
		if (w->stride[p->reduced.dim[k]] != 0)
			return false;
	for (uint32_t k = 0; k < p->nstage; k++) {
		const pop_stage *s = &p->step.stage[k];

		if (pop_stage_has(s, POP_INS_STORE, v) || is_gathered(s, v) ||
			(k > 0 && pop_stage_has(s, POP_INS_LOAD, v)))
			return false;
	}
	return true;
}

/* Columns of a short dim and those of the outer dim next to it are run as one
 * where most views are; others are spread. */
static void
plan_spread(loop_plan *p, uint32_t indexed, pop_arena *a)
{
	const int outer = p->outer.n ? p->outer.dim[p->outer.n - 1] : p->inner;
	const int64_t n = p->ninner;
	uint32_t nspread = 0;
	pop_view *view;

	if (outer == p->inner || n >= SHORT_COLUMNS ||
		(indexed >> outer | indexed >> p->inner) & 1 ||
		p->step.extent[outer] == 0 ||
		p->step.extent[outer] > INT64_MAX / n ||
		p->reduced.points < LEAST_REDUCED)
		return;
	p->spread = POP_NEWN(a, loop_spread, p->step.nview);
	for (uint32_t v = 0; v < p->step.nview; v++) {
		const pop_view *w = &p->step.view[v];
		const int64_t size = pop_elem_bytes(w);

		if (is_one_row(&p->step, v, outer, p->inner))
			continue;
		if (!can_spread(p, v))
			return;
		p->spread[nspread++] = (loop_spread){.view = v,
			.n = n,
			.outer = w->stride[outer] * size,
			.inner = w->stride[p->inner] * size};
	}
	view = POP_NEWN(a, pop_view, p->step.nview);
	memcpy(view, p->step.view, p->step.nview * sizeof(*view));
	for (uint32_t k = 0; k < nspread; k++)
		view[p->spread[k].view].stride[p->inner] = 1;
	p->step.view = view;
	p->nspread = nspread;
	p->ninner *= p->step.extent[outer];
	p->step.extent[p->inner] = p->ninner;
	p->outer.points /= p->step.extent[outer];
	p->step.extent[outer] = 1;
	p->outer.n--;
}

static pop_status
plan_dims(loop_plan *p, size_t *scratch, pop_arena *a, const pop_program *prog,
	pop_err *err)
{
	pop_step *s = &p->step;
	int n = s->ndim, last = n - 1;
	int nred = p->columns ? (int)s->param[POP_LOOP_NREDUCED] : 0;
	int nrow = p->columns ? 1 : (int)s->param[POP_LOOP_NINNER];
	group row = {n - nrow, last}, red = {n - nrow - nred, n - nrow - 1};
	group outer = {0, n - nrow - nred - 1};
	uint32_t indexed = indexed_dims(s);

	if (p->plain) {
		/* Rows mean nothing here: all dims are one group. */
		row.first = 0;
		outer.last = -1;
	}
	merge_dims(s, outer, indexed);
	merge_dims(s, red, indexed);
	merge_dims(s, row, indexed);
	if (p->plain)
		p->gaps = POP_FN(pop_gaps_plan)(scratch, a, prog, s, ~indexed);
	POP_TRY(list_dims(&p->outer, s, outer, err));
	POP_TRY(list_dims(&p->reduced, s, red, err));
	POP_TRY(list_dims(&p->row, s, row, err));
	p->inner = -1;
	p->turn = -1;
	p->ninner = p->nturn = 1;
	if (p->row.n > 0) {
		unsigned k = p->plain ? best_row(s, &p->row) : p->row.n - 1;

		take_dim(s, &p->row, k, &p->inner, &p->ninner);
	}
	if (p->columns && p->inner >= 0 && p->ninner > 0)
		plan_spread(p, indexed, a);
	if (p->plain) {
		p->outer = p->row;
		p->row = (loop_dims){.points = 1};
		plan_turn(p);
		if (p->turn < 0 && p->inner >= 0)
			plan_closed(p);
	}
	return POP_OK;
}

/* The views that the stage uses. */
static void
list_views(loop_stage *g, const pop_stage *s, uint32_t nview, pop_arena *a)
{
	g->view = POP_NEWN(a, uint32_t, nview);
	g->access = POP_NEWN(a, uint8_t, nview);
	for (uint32_t v = 0; v < nview; v++) {
		unsigned access =
			(pop_stage_has(s, POP_INS_LOAD, v) ? LOADED : 0) |
			(pop_stage_has(s, POP_INS_STORE, v) ? STORED : 0) |
			(is_gathered(s, v) ? GATHERED : 0);

		if (!access)
			continue;
		g->view[g->nview] = v;
		g->access[g->nview++] = (uint8_t)access;
	}
}

/* Of a stage of rows of several dims: sets *seen as pop_runs_plan() does. */
static void
plan_runs(
	loop_plan *p, uint32_t k, pop_step *seen, size_t *scratch, pop_arena *a)
{
	loop_stage *g = &p->stage[k];
	pop_runs_spec spec = {.step = &p->step,
		.stage = k,
		.inner = p->inner,
		.along = p->row.dim[p->row.n - 1],
		.row = UINT32_C(1) << p->inner,
		.nview = g->nview,
		.view = g->view,
		.access = g->access,
		.ntemp = p->ntemp,
		.temp_class = p->temp_class};

	for (unsigned d = 0; d < p->row.n; d++)
		spec.row |= UINT32_C(1) << p->row.dim[d];
	g->runs = POP_FN(pop_runs_plan)(seen, scratch, a, &spec);
}

static pop_status
plan_stage(loop_plan *p, uint32_t k, size_t *scratch, pop_arena *a,
	const pop_program *prog, pop_err *err)
{
	const pop_stage *s = &p->step.stage[k];
	loop_stage *g = &p->stage[k];
	pop_step seen = p->vm_step;
	pop_vm_spec spec = {
		.program = prog,
		.step = &seen,
		.stage = k,
		.inner = p->inner,
		.nscalar = p->nscalar,
		.ntemp = p->ntemp,
		.scalar_class = p->scalar_class,
		.temp_class = p->temp_class,
		.roomy = p->moved,
	};

	g->scalar = s->kind == POP_STAGE_SCALAR;
	if (p->once)
		spec.flags |= POP_VM_ONCE;
	g->indexed = indexed_dims(&p->step) != 0;
	if (g->scalar)
		spec.flags |= POP_VM_ONCE;
	if (p->columns)
		spec.flags |= POP_VM_COLUMNS;
	/* Nothing of the same row follows. */
	if (p->row.n == 0)
		spec.flags |= POP_VM_ROOMY;
	if (p->plain && p->turn < 0 && p->outer.points >= POP_VM_GROUP)
		spec.flags |= POP_VM_ROWS;
	list_views(g, s, p->step.nview, a);
	if (p->row.n > 0 && !g->scalar)
		plan_runs(p, k, &seen, scratch, a);
	g->frame = *scratch;
	POP_TRY(POP_FN(pop_vm_prepare)(&g->vm, a, &spec, err));
	*scratch += POP_FN(pop_vm_scratch)(g->vm);
	return POP_OK;
}

enum {
	BLOCK_BYTES = POP_TRANSPOSE_SIDE * TURN_COLUMNS * 8,
	/* What a tile may have more than a run. */
	TILE_BYTES = POP_VM_TILE * 4,
};

static size_t
closed_room(const loop_plan *p, uint32_t v)
{
	const size_t more =
		POP_VM_TILE * (size_t)pop_elem_bytes(&p->step.view[v]);

	return pop_round_up((size_t)closed_bytes(p, v), 64) + more;
}

/* Pointers to views and frames, row scalars, then temporaries of a whole row
 * or columns of a group. */
static pop_status
plan_memory(loop_plan *p, size_t *scratch, pop_arena *a, pop_err *err)
{
	uint32_t n = p->columns ? p->nscalar : p->ntemp;
	const uint8_t *cls = p->columns ? p->scalar_class : p->temp_class;
	int64_t points = p->piece;

	p->views = *scratch;
	*scratch += pop_round_up(p->step.nview * sizeof(unsigned char *), 64);
	p->frames = *scratch;
	*scratch += pop_round_up(p->nstage * sizeof(pop_vm_frame *), 64);
	p->scalars = *scratch;
	*scratch += pop_round_up(p->nscalar * sizeof(uint64_t), 64);
	p->block = POP_NEWN(a, size_t, p->step.nview);
	for (uint32_t v = 0; v < p->step.nview; v++) {
		p->block[v] = *scratch;
		if (p->moved[v] && p->turn >= 0)
			*scratch += BLOCK_BYTES;
		else if (p->moved[v])
			*scratch += closed_room(p, v);
	}
	p->spread_at = *scratch;
	*scratch += pop_round_up(p->nspread * sizeof(unsigned char *), 64);
	for (uint32_t k = 0; k < p->nspread; k++) {
		const pop_view *v = &p->step.view[p->spread[k].view];

		p->spread[k].block = *scratch;
		*scratch += pop_round_up(
			(size_t)(p->piece * pop_elem_bytes(v)), 64);
	}
	p->temp = POP_NEWN(a, size_t, n);
	if (!p->columns && !pop_mul_i64(p->ninner, p->row.points, &points))
		points = INT64_MAX;
	for (uint32_t k = 0; k < n; k++) {
		size_t bytes, size = pop_class_bytes((pop_class)cls[k]);

		p->temp[k] = *scratch;
		if (points > INT64_MAX / 16 ||
			!pop_mul_size((size_t)points, size, &bytes) ||
			!pop_add_size(*scratch,
				pop_round_up(bytes, 64) + TILE_BYTES, scratch))
			return pop_fail(err, POP_E_INPUT,
				"loop: temporary of a row of %lld points",
				(long long)points);
	}
	if (p->columns && n > 0) {
		p->apart = *scratch - p->temp[0];
		*scratch += 2 * p->apart;
	}
	return POP_OK;
}

/* Columns of a group: fewer where otherwise one thread would have them all. */
static int64_t
group_of(const loop_plan *p, int64_t per_point)
{
	const int64_t half = (p->ninner / 2 + 63) / 64 * 64;
	const int64_t column = pop_mul_capped(p->reduced.points, per_point);
	int64_t least = COLUMN_GROUP / 4;

	if (p->outer.points >= OUTER_ENOUGH)
		return COLUMN_GROUP;
	while (least > LEAST_GROUP &&
		pop_mul_capped(column, least / 2) >= WORTH_GROUP)
		least /= 2;
	return half > COLUMN_GROUP ? COLUMN_GROUP : half < least ? least : half;
}

static void
plan_units(loop_plan *p)
{
	int64_t most, per_point = 0;
	bool cut = p->columns || p->plain;

	if (p->narrow && POP_FN(pop_narrow_is_whole)(p->narrow))
		cut = false;
	for (uint32_t k = 0; k < p->nstage; k++)
		if (!p->stage[k].scalar)
			per_point += POP_FN(pop_vm_cost)(p->stage[k].vm);
	most = p->columns     ? group_of(p, per_point)
	       : p->turn >= 0 ? TURN_COLUMNS
			      : PIECE;
	p->piece = p->ninner;
	if (cut && p->piece > most)
		p->piece = most;
	p->npiece =
		cut && p->piece > 0 ? (p->ninner + p->piece - 1) / p->piece : 1;
	p->unit_cost = pop_mul_capped(pop_mul_capped(p->piece, p->row.points),
		pop_mul_capped(p->reduced.points, per_point));
	if (p->turn >= 0) {
		int64_t n = p->step.extent[p->turn];

		n = n < POP_TRANSPOSE_SIDE ? n : POP_TRANSPOSE_SIDE;
		p->unit_cost = pop_mul_capped(p->unit_cost, n);
	}
	p->by_rows = p->plain && p->turn < 0 && p->npiece == 1;
	p->unit_cost += p->by_rows ? ROW_COST : UNIT_COST;
}

static uint8_t *
classes_of(pop_arena *a, const int64_t *param, uint32_t n)
{
	uint8_t *c = POP_NEWN(a, uint8_t, n);

	for (uint32_t k = 0; k < n; k++)
		c[k] = (uint8_t)param[k];
	return c;
}

/* The steps of stage 0's views from row to row along dim d; -1: there is none.
 */
static pop_vm_steps
steps_along(const loop_plan *p, int d, pop_arena *a)
{
	const loop_stage *g = &p->stage[0];
	uint32_t *view = POP_NEWN(a, uint32_t, g->nview), n = 0;
	int64_t *step = POP_NEWN(a, int64_t, g->nview);

	for (uint32_t j = 0; d >= 0 && j < g->nview; j++) {
		const pop_view *v = &p->step.view[g->view[j]];
		const bool turned = p->turn >= 0 && p->moved[g->view[j]];

		view[n] = g->view[j];
		step[n] = (turned ? TURN_COLUMNS : v->stride[d]) *
			  pop_elem_bytes(v);
		n += step[n] != 0;
	}
	return (pop_vm_steps){.n = n,
		.view = view,
		.step = step,
		.dim = d < 0 ? 0 : (unsigned)d};
}

/* Where the last of the outer dims has too few rows for a group, the next one
 * that suits comes last. */
static void
plan_groups(loop_plan *p, pop_arena *a)
{
	loop_dims *g = &p->outer;

	for (unsigned k = g->n; k-- > 0;) {
		const uint8_t d = g->dim[k];
		pop_vm_steps s = steps_along(p, d, a);

		if (p->step.extent[d] < POP_VM_GROUP ||
			!POP_FN(pop_vm_suits_groups)(
				p->stage[0].vm, &s, p->ninner))
			continue;
		memmove(&g->dim[k], &g->dim[k + 1], g->n - 1 - k);
		g->dim[g->n - 1] = d;
		return;
	}
}

static void
plan_rows(loop_plan *p, pop_arena *a)
{
	const loop_dims *dims = p->columns ? &p->reduced : &p->outer;

	if (!p->by_rows && !p->columns && p->turn < 0)
		return;
	if (p->by_rows && dims->n &&
		p->step.extent[dims->dim[dims->n - 1]] < POP_VM_GROUP)
		plan_groups(p, a);
	p->steps = steps_along(p,
		p->turn >= 0 ? p->turn
		: dims->n    ? dims->dim[dims->n - 1]
			     : -1,
		a);
}

static pop_status
plan_narrow(loop_plan *p, size_t *scratch, pop_arena *a,
	const pop_program *prog, pop_err *err)
{
	pop_narrow_spec spec = {.program = prog,
		.step = &p->step,
		.inner = p->inner,
		.nscalar = p->nscalar,
		.scalar_class = p->scalar_class};

	if (!p->columns || p->reduced.n == 0 || p->inner < 0)
		return POP_OK;
	spec.reduced = p->reduced.dim[p->reduced.n - 1];
	return POP_FN(pop_narrow_prepare)(&p->narrow, scratch, a, &spec, err);
}

static void
plan_tree(loop_plan *p, pop_arena *a, const pop_program *prog)
{
	pop_tree_spec spec = {.program = prog,
		.step = &p->step,
		.nouter = p->outer.n,
		.outer = p->outer.dim,
		.row = p->inner};

	if (!p->columns && !p->plain && p->inner >= 0 && p->row.n == 0)
		p->tree = POP_FN(pop_tree_plan)(a, &spec);
}

/* Rows side by side, or else several of them stage by stage. */
static pop_status
plan_together(loop_plan *p, size_t *scratch, pop_arena *a,
	const pop_program *prog, pop_err *err)
{
	pop_rows_spec spec = {.program = prog,
		.step = &p->step,
		.nouter = p->outer.n,
		.outer = p->outer.dim,
		.row = p->inner,
		.nscalar = p->nscalar,
		.ntemp = p->ntemp,
		.scalar_class = p->scalar_class,
		.temp_class = p->temp_class};

	if (p->columns || p->plain || p->inner < 0 || p->row.n > 0 || p->tree)
		return POP_OK;
	POP_TRY(POP_FN(pop_lanes_prepare)(&p->lanes, scratch, a, &spec, err));
	return p->lanes ? POP_OK
			: POP_FN(pop_band_prepare)(
				  &p->band, scratch, a, &spec, err);
}

static void
plan_update(loop_plan *p, pop_arena *a, const pop_program *prog)
{
	pop_outer_spec spec = {.program = prog,
		.step = &p->step,
		.nouter = p->outer.n,
		.outer = p->outer.dim,
		.row = p->inner};

	if (p->plain && p->turn < 0 && !p->lanes)
		p->update = POP_FN(pop_outer_plan)(a, &spec);
}

static pop_status
plan_flat(loop_plan *p, bool by_vectors, size_t *scratch, pop_arena *a,
	const pop_program *prog, pop_err *err)
{
	pop_flat_spec spec = {.program = prog,
		.step = &p->step,
		.ninner = p->ninner,
		.by_vectors = by_vectors};

	if (!p->plain || p->gaps || p->lanes || p->update || p->pack ||
		p->flat || p->ninner == 0)
		return POP_OK;
	return POP_FN(pop_flat_prepare)(&p->flat, scratch, a, &spec, err);
}

static pop_status
plan_weave(loop_plan *p, size_t *scratch, pop_arena *a, const pop_program *prog,
	pop_err *err)
{
	pop_weave_spec spec = {.program = prog,
		.step = &p->step,
		.inner = p->inner,
		.moved = p->moved};

	if (!p->plain || p->turn >= 0 || p->gaps || p->lanes || p->update ||
		p->pack || p->flat)
		return POP_OK;
	return POP_FN(pop_weave_prepare)(&p->weave, scratch, a, &spec, err);
}

static bool
is_in_loop(const pop_program *prog, const pop_step *step)
{
	const pop_region *r = prog->region;

	return prog->nregion > 0 &&
	       (step < prog->step + r->first ||
		       step >= prog->step + r->first + r->count);
}

static void
keep_frame(loop_plan *p, pop_arena *a, const pop_program *prog,
	const pop_step *step)
{
	size_t n = POP_FN(pop_vm_scratch)(p->stage[0].vm);
	unsigned char *at;

	if (!p->plain || p->turn >= 0 || p->npiece != 1 || p->ninner == 0 ||
		p->outer.points != 1 || !is_in_loop(prog, step))
		return;
	at = POP_NEWN(a, unsigned char, n + 64);
	at += -(uintptr_t)at & 63;
	p->frame = POP_FN(pop_vm_begin)(p->stage[0].vm, at, NULL);
	p->kept = POP_NEWN(a, loop_kept, p->stage[0].nview);
	for (uint32_t j = 0; j < p->stage[0].nview; j++) {
		uint32_t k = p->stage[0].view[j];
		const pop_view *v = &p->step.view[k];

		p->kept[j] = (loop_kept){.to = &p->frame->view[k],
			.buffer = v->buffer,
			.offset = v->base *
				  (int64_t)pop_dtype_bytes((pop_dtype)v->dtype),
			.view = v->ndyn ? v : NULL};
	}
}

pop_status
POP_FN(pop_loop_prepare)(loop_plan **out, size_t *scratch, pop_arena *a,
	const pop_program *prog, const pop_step *step, pop_err *err)
{
	loop_plan *p = POP_NEW(a, loop_plan);
	const int64_t *param = step->param;

	*scratch = 0;
	p->step = *step;
	p->columns = param[POP_LOOP_MODE] == POP_LOOP_COLUMNS;
	p->plain = pop_loop_is_plain(step);
	p->nstage = step->nstage;
	p->nscalar = (uint32_t)param[POP_LOOP_NSCALAR];
	p->ntemp = (uint32_t)param[POP_LOOP_NTEMP];
	p->scalar_class = classes_of(a, param + POP_LOOP_PARAMS, p->nscalar);
	p->temp_class =
		classes_of(a, param + POP_LOOP_PARAMS + p->nscalar, p->ntemp);
	p->stage = POP_NEWN(a, loop_stage, p->nstage);
	p->moved = POP_NEWN(a, bool, step->nview);
	POP_TRY(plan_dims(p, scratch, a, prog, err));
	plan_tree(p, a, prog);
	POP_TRY(plan_together(p, scratch, a, prog, err));
	*out = p;
	plan_update(p, a, prog);
	POP_TRY(plan_flat(p, true, scratch, a, prog, err));
	if (p->plain && !p->lanes && !p->update && !p->flat)
		POP_TRY(POP_FN(pop_pack_prepare)(
			&p->pack, scratch, a, prog, &p->step, err));
	POP_TRY(plan_flat(p, false, scratch, a, prog, err));
	POP_TRY(plan_weave(p, scratch, a, prog, err));
	if (p->tree || p->lanes || p->band || p->update || p->pack || p->flat ||
		p->weave)
		return POP_OK;
	plan_vm_step(p, a);
	p->once = p->plain && p->inner < 0 && p->outer.points == 1;
	for (uint32_t k = 0; k < p->nstage; k++)
		POP_TRY(plan_stage(p, k, scratch, a, prog, err));
	POP_TRY(plan_narrow(p, scratch, a, prog, err));
	plan_units(p);
	POP_TRY(plan_memory(p, scratch, a, err));
	plan_rows(p, a);
	keep_frame(p, a, prog, step);
	return POP_OK;
}
