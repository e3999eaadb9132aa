/*
 * Lanes: rows of a LOOP side by side.
 *
 * A unit is a group of rows (loop_group.h).  Views that are contiguous within a
 * row are turned into the scratch, where the same point of all rows of the
 * group lies together; those that are contiguous along the lead, or the same
 * for all rows, are used where they are; if all rows are one unit that is not
 * of whole tiles, those that are only loaded are brought to the scratch, too,
 * where the last tile may be a whole one.
 */

#include "lib/kernel/isa/loop_lanes.h"

#include "lib/base/checked.h"
#include "lib/kernel/isa/loop_group.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/vm_build.h"

enum {
	MOST_LANES = 1024,
	LEAST_LANES = 64, /* units have a multiple of it, so that whole tiles
			   * of four vectors, and of eight if there are
			   * more lanes, lie in what they take */
	LEAST_ROWS = 16,  /* of which lanes are made */
	UNIT = 4096,      /* points for which a unit of their own pays */
	/* Of turned views and temporaries of a unit; of a brought view. */
	MOST_BYTES = 192 * 1024,
	/* And of the least rows of a unit, in the second cache. */
	MOST_FAR = 1024 * 1024,
	MOST_BROUGHT = 32 * 1024,
	PAD = 64, /* bytes between points, so that they fall into all sets */
};

enum { LOADED = 1, STORED = 2, OF_SCALARS = 4 };

struct pop_lanes {
	pop_groups g;           /* runs are points of a row */
	pop_step vm_step;       /* with the strides that the code sees */
	int64_t outers;         /* points of all outer dims */
	bool pieces_last;       /* units of one group follow each other */
	unsigned char *access;  /* by view */
	bool *turned, *brought; /* the same */
	bool *roomy;            /* one of these */
	size_t *block;          /* offsets in the scratch */
	bool *whole; /* by stage: lanes may be rounded up to whole tiles */
	size_t *column_bytes; /* of an element */
	size_t apart; /* bytes from columns to those of sums of blocks */
	size_t seen;  /* an array by view in the scratch */
	int64_t unit_cost;
};

static int64_t
bytes_of(const pop_view *v)
{
	return (int64_t)pop_dtype_bytes((pop_dtype)v->dtype);
}

/* ---- Which way is better. */

static void
see_access(pop_lanes *p)
{
	for (uint32_t k = 0; k < p->g.nstage; k++) {
		const pop_stage *s = &p->g.step.stage[k];
		bool scalar = s->kind == POP_STAGE_SCALAR;

		for (uint32_t i = 0; i < s->ncode; i++) {
			const pop_ins *x = &s->code[i];

			if (x->op != POP_INS_LOAD && x->op != POP_INS_STORE)
				continue;
			p->access[x->imm] |=
				x->op == POP_INS_LOAD ? LOADED : STORED;
			if (scalar)
				p->access[x->imm] |= OF_SCALARS;
		}
	}
}

static bool
can_turn(const pop_lanes *p, uint32_t v, int lane)
{
	const pop_view *w = &p->g.step.view[v];

	return w->stride[lane] != 0 && w->stride[lane] != 1 &&
	       w->stride[p->g.row] == 1 && !(p->access[v] & OF_SCALARS);
}

/* Picoseconds, about, of one point's access to a view along a dim. */
static int64_t
access_cost(const pop_view *v, int d)
{
	return v->stride[d] == 0   ? 10
	       : v->stride[d] == 1 ? 15 * bytes_of(v)
				   : 1000;
}

enum {
	FEW_SETS = 512,    /* bytes */
	COST_ROW = 3000,   /* of a row, by itself, in a band */
	COST_STAGE = 5000, /* of each of its stages */
	COST_REDUCE = 2000,
	COST_REST = 6000, /* of a stage and of a reduction more, where rows are
			   * not of whole tiles */
	COST_EACH = 1000, /* of an instruction, more than in lanes */
	COST_WASTE = 30,  /* of functions, in additions, of a point or lane
			   * that fills up a tile */
	WHOLE = 128,      /* points of which tiles of all machines are whole */
	HALF = 64,        /* and of half of them, in one tile */
	TILE = 32,        /* in lanes */
	COST_TURN = 50,   /* of a byte */
	COST_POINT = 16000, /* of a run of a stage in lanes */
	COST_COLUMN = 60,   /* of a reduction at a point of a lane */
};

/* Stages that go through the view. */
static int64_t
count_passes(const pop_lanes *p, uint32_t v)
{
	int64_t n = 0;

	for (uint32_t k = 0; k < p->g.nstage; k++) {
		const pop_stage *s = &p->g.step.stage[k];

		n += s->kind != POP_STAGE_SCALAR &&
		     (pop_stage_has(s, POP_INS_LOAD, v) ||
			     pop_stage_has(s, POP_INS_STORE, v));
	}
	return n;
}

static int64_t
count_reductions(const pop_stage *s)
{
	int64_t n = 0;

	for (uint32_t i = 0; i < s->ncode; i++)
		n += s->code[i].op >= POP_INS_RADD &&
		     s->code[i].op <= POP_INS_RXOR;
	return n;
}

/* Points by which the last tile of a run of n has more. */
static int64_t
points_wasted(int64_t n)
{
	const int64_t tile = n > HALF && n < WHOLE ? WHOLE : HALF;

	return -n & (tile - 1);
}

/* What functions and quotients cost more than an addition. */
static int64_t
count_functions(const pop_stage *s)
{
	int64_t n = 0;

	for (uint32_t i = 0; i < s->ncode; i++)
		n += vm_ins_cost(&s->code[i]) - 1;
	return n;
}

/* The same of a row.  Lines so far apart fall into few sets, and are gone when
 * the next stage or row comes for them. */
static int64_t
row_access_cost(const pop_lanes *p, uint32_t v)
{
	const pop_view *w = &p->g.step.view[v];
	const int64_t by = w->stride[p->g.row] * bytes_of(w);

	return access_cost(w, p->g.row) *
	       (by != 0 && by % FEW_SETS == 0 ? count_passes(p, v) : 1);
}

/* Picoseconds of a row of nrow points, without what the code costs anyway. */
static double
cost_of_rows(const pop_lanes *p)
{
	const bool rest = p->g.nrow % WHOLE != 0 && p->g.nrow != HALF;
	const int64_t stage = COST_STAGE + (rest ? COST_REST : 0);
	const int64_t reduce = COST_REDUCE + (rest ? COST_REST : 0);
	double point = 0, row = COST_ROW;

	for (uint32_t k = 0; k < p->g.nstage; k++) {
		const pop_stage *s = &p->g.step.stage[k];

		row += (double)(stage + reduce * count_reductions(s));
		if (s->kind != POP_STAGE_SCALAR)
			row += (double)(COST_EACH * s->ncode +
					COST_WASTE * points_wasted(p->g.nrow) *
						count_functions(s));
	}
	for (uint32_t v = 0; v < p->g.step.nview; v++)
		if (p->access[v] && !(p->access[v] & OF_SCALARS))
			point += (double)row_access_cost(p, v);
	return row + point * (double)p->g.nrow;
}

/* Times that a view's lanes are used for each time that they are turned: as
 * often as the other dims have points, if it is the same for them all. */
static int64_t
uses_of_turned(
	const pop_lanes *p, const pop_rows_spec *spec, uint32_t v, int lane)
{
	const pop_view *w = &p->g.step.view[v];

	for (unsigned k = 0; k < spec->nouter; k++)
		if (spec->outer[k] != lane && w->stride[spec->outer[k]] != 0)
			return 1;
	return p->access[v] & STORED ? 1 : p->outers / p->g.step.extent[lane];
}

static double
cost_of_lanes(
	const pop_lanes *p, const pop_rows_spec *spec, int lane, int64_t lanes)
{
	const int64_t rows = p->g.step.extent[lane];
	const int64_t wasted = rows / lanes * points_wasted(lanes) +
			       points_wasted(rows % lanes);
	double point = 0;

	for (uint32_t k = 0; k < p->g.nstage; k++) {
		const pop_stage *s = &p->g.step.stage[k];

		if (s->kind == POP_STAGE_SCALAR)
			continue;
		point += COST_POINT / (double)pop_least(lanes, rows) +
			 (double)(COST_COLUMN * count_reductions(s)) +
			 COST_WASTE * (double)wasted / (double)rows *
				 (double)count_functions(s);
	}
	for (uint32_t v = 0; v < p->g.step.nview; v++) {
		const pop_view *w = &p->g.step.view[v];

		if (!p->access[v] || p->access[v] & OF_SCALARS)
			continue;
		if (can_turn(p, v, lane))
			point += (double)bytes_of(w) *
				 (15 + (double)COST_TURN /
						 (double)uses_of_turned(
							 p, spec, v, lane));
		else
			point += (double)access_cost(w, lane);
	}
	return point * (double)p->g.nrow;
}

/* Bytes of a row's turned views and temporaries. */
static int64_t
bytes_of_row(const pop_lanes *p, const pop_rows_spec *spec, int lane)
{
	int64_t n = 0;

	for (uint32_t v = 0; v < p->g.step.nview; v++)
		if (p->access[v] && can_turn(p, v, lane))
			n += bytes_of(&p->g.step.view[v]);
	for (uint32_t t = 0; t < spec->ntemp; t++)
		n += (int64_t)pop_class_bytes((pop_class)spec->temp_class[t]);
	return n > 0 && p->g.nrow > MOST_FAR / n ? MOST_FAR + 1 : n * p->g.nrow;
}

/* Rows of a unit; 0 if too few fit. */
static int64_t
lanes_of(const pop_lanes *p, const pop_rows_spec *spec, int lane)
{
	int64_t all = p->g.step.extent[lane];
	int64_t row = bytes_of_row(p, spec, lane), most = MOST_LANES, n;

	if (row > 0 && MOST_BYTES / row < most)
		most = MOST_BYTES / row / LEAST_LANES * LEAST_LANES;
	if (most == 0 && MOST_FAR / row >= LEAST_LANES)
		most = LEAST_LANES;
	if (most < LEAST_LANES || all < LEAST_ROWS)
		return 0;
	/* Evenly, and some for each thread. */
	n = (all + most - 1) / most;
	if (n < 4 && p->outers / all < 4)
		n = pop_most(n, pop_least(4, all * p->g.nrow / UNIT));
	n = (all + n - 1) / n;
	return (n + LEAST_LANES - 1) / LEAST_LANES * LEAST_LANES;
}

/* The dim for the lanes, and the rows of a unit; -1 if rows are better. */
static int
choose(const pop_lanes *p, const pop_rows_spec *spec, int64_t *each)
{
	double least = cost_of_rows(p);
	int lane = -1;

	for (unsigned k = spec->nouter; k-- > 0;) {
		int d = spec->outer[k];
		int64_t n = lanes_of(p, spec, d);
		double cost = n ? cost_of_lanes(p, spec, d, n) : 0;

		if (n == 0 || cost >= least ||
			!POP_FN(pop_groups_apart)(&p->g, d))
			continue;
		least = cost;
		lane = d;
		*each = n;
	}
	return lane;
}

/* ---- Preparation. */

static bool
is_fixed(const pop_lanes *p, const pop_view *v)
{
	for (int k = 0; k < p->g.rest.n; k++)
		if (v->stride[p->g.rest.dim[k]] != 0)
			return false;
	return true;
}

/* Lanes of a unit, and as many as are whole tiles. */
static int64_t
whole_lanes(int64_t n)
{
	return (n + TILE - 1) / TILE * TILE;
}

static bool
can_bring(const pop_lanes *p, uint32_t v)
{
	const pop_view *w = &p->g.step.view[v];

	return p->g.ngroup == 1 && p->g.rows % TILE != 0 &&
	       p->access[v] == LOADED && w->stride[p->g.lead] == 1 &&
	       whole_lanes(p->g.rows) * p->g.nrow * bytes_of(w) <= MOST_BROUGHT;
}

static void
plan_views(pop_lanes *p, pop_arena *a)
{
	uint32_t n = p->g.step.nview;
	pop_view *view = POP_NEWN(a, pop_view, n);

	p->vm_step = p->g.step;
	p->vm_step.view = view;
	p->turned = POP_NEWN(a, bool, n);
	p->brought = POP_NEWN(a, bool, n);
	p->roomy = POP_NEWN(a, bool, n);
	p->block = POP_NEWN(a, size_t, n);
	for (uint32_t v = 0; v < n; v++) {
		view[v] = p->g.step.view[v];
		p->g.pitch[v] = view[v].stride[p->g.row] * bytes_of(&view[v]);
		p->turned[v] = p->access[v] && can_turn(p, v, p->g.lead);
		p->brought[v] = can_bring(p, v);
		p->roomy[v] = p->turned[v] || p->brought[v];
		if (p->brought[v] && p->g.pitch[v])
			p->g.pitch[v] =
				whole_lanes(p->g.rows) * bytes_of(&view[v]);
		if (!p->turned[v])
			continue;
		p->g.pitch[v] = p->g.each * bytes_of(&view[v]) + PAD;
		view[v].stride[p->g.lead] = 1;
		p->pieces_last |= is_fixed(p, &p->g.step.view[v]);
	}
}

/* All sizes are bounded by MOST_BYTES, MOST_LANES and limits of the step. */
static void
plan_memory(
	pop_lanes *p, const pop_rows_spec *spec, size_t *scratch, pop_arena *a)
{
	pop_groups *g = &p->g;

	p->seen = pop_scratch_take(
		scratch, g->step.nview * sizeof(unsigned char *));
	for (uint32_t v = 0; v < g->step.nview; v++) {
		const int64_t row = g->each * bytes_of(&g->step.view[v]);

		if (p->roomy[v])
			p->block[v] = pop_scratch_take(
				scratch, (size_t)(g->pitch[v] * g->nrow + row));
	}
	for (uint32_t t = 0; t < g->ntemp; t++)
		g->temp_pitch[t] =
			g->each * (int64_t)pop_class_bytes(
					  (pop_class)spec->temp_class[t]) +
			PAD;
	POP_FN(pop_groups_memory)(g, spec, g->nrow, g->each, scratch, a);
	p->column_bytes = POP_NEWN(a, size_t, g->nscalar);
	for (uint32_t c = 0; c < g->nscalar; c++)
		p->column_bytes[c] =
			pop_class_bytes((pop_class)spec->scalar_class[c]);
	if (g->nscalar > 0) {
		p->apart = *scratch - g->column[0];
		*scratch += 2 * p->apart;
	}
}

/* May lanes that do not exist be run: is all that they touch roomy? */
static bool
is_whole(const pop_lanes *p, uint32_t k)
{
	const pop_stage *s = &p->g.step.stage[k];
	const pop_group_stage *g = &p->g.stage[k];

	for (uint32_t i = 0; i < s->ncode; i++)
		if (s->code[i].op == POP_INS_GATHER)
			return false;
	for (uint32_t j = 0; j < g->nview; j++)
		if (!p->roomy[g->view[j]] &&
			p->g.step.view[g->view[j]].stride[p->g.lead] != 0)
			return false;
	return true;
}

static pop_status
plan_stages(pop_lanes *p, const pop_rows_spec *spec, size_t *scratch,
	pop_arena *a, pop_err *err)
{
	int64_t per_point = 0;

	p->whole = POP_NEWN(a, bool, p->g.nstage);
	for (uint32_t k = 0; k < p->g.nstage; k++) {
		const pop_group_stage *s = &p->g.stage[k];
		pop_vm_spec vm = {
			.step = &p->vm_step,
			.inner = p->g.lead,
			.roomy = p->roomy,
			.flags = POP_VM_COLUMNS | POP_VM_ROOMY,
		};

		POP_TRY(POP_FN(pop_groups_stage)(
			&p->g, k, &vm, spec, scratch, a, err));
		p->whole[k] = !s->scalar && is_whole(p, k);
		if (!s->scalar)
			per_point += POP_FN(pop_vm_cost)(s->vm);
	}
	p->unit_cost = p->g.each * p->g.nrow * per_point + 20000;
	return POP_OK;
}

pop_status
POP_FN(pop_lanes_prepare)(pop_lanes **out, size_t *scratch, pop_arena *a,
	const pop_rows_spec *spec, pop_err *err)
{
	pop_lanes *p = POP_NEW(a, pop_lanes);
	int64_t each = 0;
	int lane;

	*out = NULL;
	POP_FN(pop_groups_init)(&p->g, spec, a);
	p->outers = 1;
	for (unsigned k = 0; k < spec->nouter; k++)
		if (!pop_mul_i64(p->outers, p->g.step.extent[spec->outer[k]],
			    &p->outers))
			return POP_OK;
	p->access = POP_NEWN(a, unsigned char, p->g.step.nview);
	see_access(p);
	if (p->g.nrow < 2 || p->outers == 0 ||
		(lane = choose(p, spec, &each)) < 0 ||
		!POP_FN(pop_groups_lead)(&p->g, spec, lane, each))
		return POP_OK;
	*scratch = 0;
	p->g.across = p->g.row;
	plan_views(p, a);
	plan_memory(p, spec, scratch, a);
	POP_TRY(plan_stages(p, spec, scratch, a, err));
	*out = p;
	return POP_OK;
}

int64_t
POP_FN(pop_lanes_units)(const pop_lanes *p, int64_t *unit_cost)
{
	*unit_cost = p->unit_cost;
	return p->g.rests * p->g.ngroup;
}

/* ---- Execution. */

/* What one thread holds while it does a part. */
typedef struct lanes_work {
	const pop_lanes *p;
	pop_group_work g;
	/* By view: the first point of the unit that was turned last, and the
	 * rows of that unit. */
	unsigned char **seen;
	int64_t seen_n;
} lanes_work;

/* Goes to unit number u. */
static void
go_to(lanes_work *w, int64_t u)
{
	const pop_groups *g = &w->p->g;

	if (w->p->pieces_last)
		POP_FN(pop_group_go)(&w->g, u % g->rests, u / g->rests);
	else
		POP_FN(pop_group_go)(&w->g, u / g->ngroup, u % g->ngroup);
}

/* Rows r.. of a unit, m of them, all points: into the block, or back. */
static void
turn_rows(lanes_work *w, uint32_t v, int64_t r, int64_t m, bool back)
{
	const pop_lanes *p = w->p;
	const pop_view *view = &p->g.step.view[v];
	int64_t size = bytes_of(view), step = view->stride[p->g.lead] * size;
	unsigned char *mem = w->g.at[v] + r * step;
	unsigned char *block = w->g.scratch + p->block[v] + r * size;

	for (int64_t k = 0; k < p->g.nrow; k += POP_TRANSPOSE_SIDE) {
		int64_t n = p->g.nrow - k;
		unsigned char *at = block + k * p->g.pitch[v];

		if (n > POP_TRANSPOSE_SIDE)
			n = POP_TRANSPOSE_SIDE;
		if (back)
			POP_FN(pop_transpose)
		((size_t)size, mem + k * size, step, at, p->g.pitch[v], n, m);
		else POP_FN(pop_transpose)((size_t)size, at, p->g.pitch[v],
			mem + k * size, step, m, n);
	}
}

static void
turn(lanes_work *w, uint32_t v, bool back)
{
	for (int64_t r = 0; r < w->g.n; r += POP_TRANSPOSE_SIDE) {
		int64_t m = w->g.n - r;

		if (m > POP_TRANSPOSE_SIDE)
			m = POP_TRANSPOSE_SIDE;
		turn_rows(w, v, r, m, back);
	}
}

/* Lanes up to whole tiles, of rows that are `pitch` bytes apart: the first ones
 * again, so that they take no way through the code that others do not. */
static void
fill_lanes(const lanes_work *w, unsigned char *at, int64_t size, int64_t pitch)
{
	const int64_t all = whole_lanes(w->g.n);

	for (int64_t n = w->g.n, m; n < all; n += m) {
		m = pop_least(all - n, w->g.n);
		POP_FN(pop_join_rows)
		(at + n * size, pitch, at, pitch, m * size,
			pitch ? w->p->g.nrow : 1);
	}
}

static void
fill_columns(lanes_work *w, const pop_lanes *p)
{
	for (uint32_t c = 0; c < p->g.nscalar; c++)
		fill_lanes(w, w->g.scratch + p->g.column[c],
			(int64_t)p->column_bytes[c], 0);
}

/* What is loaded to its block: rows that are turned, or lanes as they lie. */
static void
bring(lanes_work *w, uint32_t v)
{
	const pop_lanes *p = w->p;
	const pop_view *view = &p->g.step.view[v];
	int64_t size = bytes_of(view), down = view->stride[p->g.row] * size;
	unsigned char *block = w->g.scratch + p->block[v];

	if (p->turned[v])
		turn(w, v, false);
	else
		POP_FN(pop_join_rows)
	(block, p->g.pitch[v], w->g.at[v], down, w->g.n * size,
		down ? p->g.nrow : 1);
	fill_lanes(w, block, size, p->g.pitch[v]);
}

static void
turn_in(lanes_work *w)
{
	const pop_lanes *p = w->p;

	for (uint32_t v = 0; v < p->g.step.nview; v++) {
		bool same = w->seen[v] == w->g.at[v] && w->seen_n == w->g.n &&
			    !(p->access[v] & STORED);

		if (p->roomy[v] && p->access[v] & LOADED && !same)
			bring(w, v);
		w->seen[v] = w->g.at[v];
	}
	w->seen_n = w->g.n;
}

static void
turn_out(lanes_work *w)
{
	const pop_lanes *p = w->p;

	for (uint32_t v = 0; v < p->g.step.nview; v++)
		if (p->turned[v] && p->access[v] & STORED)
			turn(w, v, true);
}

static void
run_scalars(lanes_work *w, uint32_t k)
{
	POP_FN(pop_vm_run)
	(w->p->g.stage[k].vm, POP_FN(pop_group_aim)(&w->g, k), w->g.n);
}

static void
run_points(lanes_work *w, uint32_t k)
{
	const pop_lanes *p = w->p;
	const pop_group_stage *s = &p->g.stage[k];
	pop_vm_frame *fr = POP_FN(pop_group_aim)(&w->g, k);
	const int64_t lanes = p->whole[k] ? whole_lanes(w->g.n) : w->g.n;

	for (uint32_t j = 0; j < s->nview; j++)
		if (p->roomy[s->view[j]])
			fr->view[s->view[j]] =
				w->g.scratch + p->block[s->view[j]];
	if (lanes > w->g.n)
		fill_columns(w, p);
	POP_FN(pop_vm_columns_begin)(s->vm, fr, lanes);
	for (int64_t r = 0, m; r < p->g.nrow; r += m) {
		m = pop_least(p->g.nrow - r, POP_VM_SUM);
		POP_FN(pop_vm_run_rows)(s->vm, fr, &s->steps, lanes, m);
		if (m == POP_VM_SUM)
			POP_FN(pop_vm_columns_block)
		(s->vm, fr, lanes, p->apart, r + m);
	}
	POP_FN(pop_vm_columns_end)(s->vm, fr, lanes, p->apart, p->g.nrow);
}

static void
begin_work(lanes_work *w, const pop_run *run, unsigned char *scratch)
{
	const pop_lanes *p = w->p;

	POP_FN(pop_group_begin)(&w->g, &p->g, run, scratch);
	w->seen = (unsigned char **)(void *)(scratch + p->seen);
	for (uint32_t v = 0; v < p->g.step.nview; v++)
		w->seen[v] = NULL;
}

void
POP_FN(pop_lanes_run)(const pop_lanes *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n)
{
	lanes_work w = {.p = p};

	begin_work(&w, run, scratch);
	for (int64_t u = first; u < first + n; u++) {
		go_to(&w, u);
		turn_in(&w);
		for (uint32_t k = 0; k < p->g.nstage; k++) {
			if (p->g.stage[k].scalar)
				run_scalars(&w, k);
			else
				run_points(&w, k);
		}
		turn_out(&w);
	}
}
