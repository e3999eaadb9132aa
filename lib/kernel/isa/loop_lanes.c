/*
 * Lanes: rows of a LOOP side by side.
 *
 * A unit is a group of neighbouring rows along one outer dim.  Views that are
 * contiguous within a row are turned into the scratch, where the same point of
 * all rows of the group lies together; those that are contiguous along the
 * outer dim, or the same for all rows, are used where they are; if all rows are
 * one unit that is not of whole tiles, those that are only loaded are brought
 * to the scratch, too, where the last tile may be a whole one.
 */

#include "lib/kernel/isa/loop_lanes.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/vm_build.h"
#include "lib/kernel/isa/walk.h"

enum {
	MOST_LANES = 1024,
	LEAST_LANES = 64, /* units have a multiple of it, so that whole tiles
			   * of four vectors, and of eight if there are
			   * more lanes, lie in what they take */
	LEAST_ROWS = 16,  /* of which lanes are made */
	UNIT = 4096,      /* points for which a unit of their own pays */
	/* Of turned views and temporaries of a unit; of a brought view. */
	MOST_BYTES = 192 * 1024,
	MOST_BROUGHT = 32 * 1024,
	PAD = 64, /* bytes between points, so that they fall into all sets */
};

enum { LOADED = 1, STORED = 2, OF_SCALARS = 4 };

typedef struct lanes_stage {
	pop_vm *vm;
	bool scalar;
	bool whole; /* lanes may be rounded up to whole tiles */
	uint32_t nview;
	uint32_t *view; /* those that it uses */
	pop_vm_steps steps;
	size_t frame; /* offset in the scratch */
} lanes_stage;

struct pop_lanes {
	pop_step step;    /* as given */
	pop_step vm_step; /* with the strides that the code sees */
	int lane, row;    /* dims */
	unsigned nouter;  /* the other dims */
	uint8_t outer[POP_MAX_DIMS];
	int64_t outers;         /* points of those */
	int64_t nlane, piece;   /* rows in all, of a unit */
	int64_t npiece, nrow;   /* units along the lanes; points of a row */
	bool pieces_last;       /* units of one piece follow each other */
	unsigned char *access;  /* by view */
	bool *turned, *brought; /* the same */
	bool *roomy;            /* one of these */
	size_t *block;          /* offsets in the scratch */
	int64_t *pitch; /* bytes from point to point of what a run sees */
	uint32_t nstage, nscalar, ntemp;
	lanes_stage *stage;
	size_t *column, *temp; /* offsets in the scratch */
	size_t *column_bytes;  /* of an element */
	int64_t *temp_pitch;
	size_t apart;    /* bytes from columns to those of sums of blocks */
	size_t at, seen; /* arrays by view in the scratch */
	size_t scalars;
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
	for (uint32_t k = 0; k < p->nstage; k++) {
		const pop_stage *s = &p->step.stage[k];
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
	const pop_view *w = &p->step.view[v];

	return w->stride[lane] != 0 && w->stride[lane] != 1 &&
	       w->stride[p->row] == 1 && !(p->access[v] & OF_SCALARS);
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
	COST_ROW = 3000,   /* of a row, by itself, in a band */
	COST_STAGE = 5000, /* of each of its stages */
	COST_REDUCE = 2000,
	COST_REST = 4000, /* of a stage, and more of a reduction, where rows
			   * are not of whole tiles */
	COST_REST_REDUCE = 3000,
	COST_SHORT =
		1200,    /* of an instruction, of rows shorter than HALF ... */
	COST_LONG = 300, /* ... or longer; more than in lanes */
	COST_WASTE = 30, /* of functions, in additions, of a point that fills
			  * up a tile */
	WHOLE = 128,     /* points of which tiles of all machines are whole */
	HALF = 64,       /* and of half of them, in one tile */
	TILE = 32,       /* in lanes */
	COST_TURN = 50,  /* of a byte */
	COST_POINT = 16000, /* of a run of a stage in lanes */
	COST_COLUMN = 60,   /* of a reduction at a point of a lane */
};

static int64_t
count_reductions(const pop_stage *s)
{
	int64_t n = 0;

	for (uint32_t i = 0; i < s->ncode; i++)
		n += s->code[i].op >= POP_INS_RADD &&
		     s->code[i].op <= POP_INS_RXOR;
	return n;
}

/* Points by which the last tile of a row has more. */
static int64_t
points_wasted(int64_t nrow)
{
	const int64_t tile = nrow > HALF && nrow < WHOLE ? WHOLE : HALF;

	return -nrow & (tile - 1);
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

/* Picoseconds of a row of nrow points, without what the code costs anyway. */
static double
cost_of_rows(const pop_lanes *p)
{
	const bool rest = p->nrow % WHOLE != 0 && p->nrow != HALF;
	const int64_t stage = COST_STAGE + (rest ? COST_REST : 0);
	const int64_t reduce = COST_REDUCE + (rest ? COST_REST_REDUCE : 0);
	const int64_t each = p->nrow < HALF ? COST_SHORT : COST_LONG;
	double point = 0, row = COST_ROW;

	for (uint32_t k = 0; k < p->nstage; k++) {
		const pop_stage *s = &p->step.stage[k];

		row += (double)(stage + reduce * count_reductions(s));
		if (s->kind != POP_STAGE_SCALAR)
			row += (double)(each * s->ncode +
					COST_WASTE * points_wasted(p->nrow) *
						count_functions(s));
	}
	for (uint32_t v = 0; v < p->step.nview; v++)
		if (p->access[v] && !(p->access[v] & OF_SCALARS))
			point += (double)access_cost(&p->step.view[v], p->row);
	return row + point * (double)p->nrow;
}

/* Times that a view's lanes are used for each time that they are turned: as
 * often as the other dims have points, if it is the same for them all. */
static int64_t
uses_of_turned(
	const pop_lanes *p, const pop_rows_spec *spec, uint32_t v, int lane)
{
	const pop_view *w = &p->step.view[v];

	for (unsigned k = 0; k < spec->nouter; k++)
		if (spec->outer[k] != lane && w->stride[spec->outer[k]] != 0)
			return 1;
	return p->access[v] & STORED ? 1 : p->outers / p->step.extent[lane];
}

static double
cost_of_lanes(
	const pop_lanes *p, const pop_rows_spec *spec, int lane, int64_t lanes)
{
	const int64_t rows = p->step.extent[lane];
	double point = 0;

	for (uint32_t k = 0; k < p->nstage; k++) {
		if (p->step.stage[k].kind == POP_STAGE_SCALAR)
			continue;
		point += COST_POINT / (double)(lanes < rows ? lanes : rows) +
			 COST_COLUMN *
				 (double)count_reductions(&p->step.stage[k]);
	}
	for (uint32_t v = 0; v < p->step.nview; v++) {
		const pop_view *w = &p->step.view[v];

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
	return point * (double)p->nrow;
}

/* Bytes of a row's turned views and temporaries. */
static int64_t
bytes_of_row(const pop_lanes *p, const pop_rows_spec *spec, int lane)
{
	int64_t n = 0;

	for (uint32_t v = 0; v < p->step.nview; v++)
		if (p->access[v] && can_turn(p, v, lane))
			n += bytes_of(&p->step.view[v]);
	for (uint32_t t = 0; t < spec->ntemp; t++)
		n += (int64_t)pop_class_bytes((pop_class)spec->temp_class[t]);
	return n > 0 && p->nrow > MOST_BYTES / n ? MOST_BYTES + 1 : n * p->nrow;
}

/* Rows of a unit; 0 if too few fit. */
static int64_t
lanes_of(const pop_lanes *p, const pop_rows_spec *spec, int lane)
{
	int64_t all = p->step.extent[lane];
	int64_t row = bytes_of_row(p, spec, lane), most = MOST_LANES, n;

	if (row > 0 && MOST_BYTES / row < most)
		most = MOST_BYTES / row / LEAST_LANES * LEAST_LANES;
	if (most < LEAST_LANES || all < LEAST_ROWS)
		return 0;
	/* Evenly, and some for each thread. */
	n = (all + most - 1) / most;
	if (n < 4 && p->outers / all < 4)
		n = pop_most(n, pop_least(4, all * p->nrow / UNIT));
	n = (all + n - 1) / n;
	return (n + LEAST_LANES - 1) / LEAST_LANES * LEAST_LANES;
}

/* No two rows may store to one place, since they do it at once. */
static bool
stores_apart(const pop_lanes *p, int lane)
{
	for (uint32_t v = 0; v < p->step.nview; v++)
		if (p->access[v] & STORED && p->step.view[v].stride[lane] == 0)
			return false;
	return true;
}

/* Finds the dim for the lanes; false if rows are better. */
static bool
choose(pop_lanes *p, const pop_rows_spec *spec)
{
	double least = cost_of_rows(p);

	p->lane = -1;
	for (unsigned k = spec->nouter; k-- > 0;) {
		int d = spec->outer[k];
		int64_t n = lanes_of(p, spec, d);
		double cost = n ? cost_of_lanes(p, spec, d, n) : 0;

		if (n == 0 || cost >= least || !stores_apart(p, d))
			continue;
		least = cost;
		p->lane = d;
		p->piece = n;
	}
	return p->lane >= 0;
}

/* ---- Preparation. */

static void
plan_dims(pop_lanes *p, const pop_rows_spec *spec)
{
	p->nlane = p->step.extent[p->lane];
	p->npiece = (p->nlane + p->piece - 1) / p->piece;
	p->outers /= p->nlane;
	for (unsigned k = 0; k < spec->nouter; k++)
		if (spec->outer[k] != p->lane)
			p->outer[p->nouter++] = spec->outer[k];
}

static bool
is_fixed(const pop_lanes *p, const pop_view *v)
{
	for (unsigned k = 0; k < p->nouter; k++)
		if (v->stride[p->outer[k]] != 0)
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
	const pop_view *w = &p->step.view[v];

	return p->npiece == 1 && p->nlane % TILE != 0 &&
	       p->access[v] == LOADED && w->stride[p->lane] == 1 &&
	       whole_lanes(p->nlane) * p->nrow * bytes_of(w) <= MOST_BROUGHT;
}

static void
plan_views(pop_lanes *p, pop_arena *a)
{
	uint32_t n = p->step.nview;
	pop_view *view = POP_NEWN(a, pop_view, n);

	p->vm_step = p->step;
	p->vm_step.view = view;
	p->turned = POP_NEWN(a, bool, n);
	p->brought = POP_NEWN(a, bool, n);
	p->roomy = POP_NEWN(a, bool, n);
	p->block = POP_NEWN(a, size_t, n);
	p->pitch = POP_NEWN(a, int64_t, n);
	for (uint32_t v = 0; v < n; v++) {
		view[v] = p->step.view[v];
		p->pitch[v] = view[v].stride[p->row] * bytes_of(&view[v]);
		p->turned[v] = p->access[v] && can_turn(p, v, p->lane);
		p->brought[v] = can_bring(p, v);
		p->roomy[v] = p->turned[v] || p->brought[v];
		if (p->brought[v] && p->pitch[v])
			p->pitch[v] =
				whole_lanes(p->nlane) * bytes_of(&view[v]);
		if (!p->turned[v])
			continue;
		p->pitch[v] = p->piece * bytes_of(&view[v]) + PAD;
		view[v].stride[p->lane] = 1;
		p->pieces_last |= is_fixed(p, &p->step.view[v]);
	}
}

/* All sizes are bounded by MOST_BYTES, MOST_LANES and limits of the step. */
static void
plan_memory(
	pop_lanes *p, const pop_rows_spec *spec, size_t *scratch, pop_arena *a)
{
	p->at = pop_scratch_take(
		scratch, p->step.nview * sizeof(unsigned char *));
	p->seen = pop_scratch_take(
		scratch, p->step.nview * sizeof(unsigned char *));
	p->scalars = pop_scratch_take(scratch, p->nscalar * sizeof(uint64_t));
	for (uint32_t v = 0; v < p->step.nview; v++) {
		const int64_t row = p->piece * bytes_of(&p->step.view[v]);

		if (p->roomy[v])
			p->block[v] = pop_scratch_take(
				scratch, (size_t)(p->pitch[v] * p->nrow + row));
	}
	p->temp = POP_NEWN(a, size_t, p->ntemp);
	p->temp_pitch = POP_NEWN(a, int64_t, p->ntemp);
	for (uint32_t t = 0; t < p->ntemp; t++) {
		p->temp_pitch[t] =
			p->piece * (int64_t)pop_class_bytes(
					   (pop_class)spec->temp_class[t]) +
			PAD;
		p->temp[t] = pop_scratch_take(
			scratch, (size_t)(p->temp_pitch[t] * p->nrow));
	}
	p->column = POP_NEWN(a, size_t, p->nscalar);
	p->column_bytes = POP_NEWN(a, size_t, p->nscalar);
	for (uint32_t c = 0; c < p->nscalar; c++) {
		p->column_bytes[c] =
			pop_class_bytes((pop_class)spec->scalar_class[c]);
		p->column[c] = pop_scratch_take(
			scratch, (size_t)p->piece * p->column_bytes[c]);
	}
	if (p->nscalar > 0) {
		p->apart = *scratch - p->column[0];
		*scratch += 2 * p->apart;
	}
}

/* May lanes that do not exist be run: is all that they touch roomy? */
static bool
is_whole(const pop_lanes *p, const lanes_stage *g, const pop_stage *s)
{
	for (uint32_t i = 0; i < s->ncode; i++)
		if (s->code[i].op == POP_INS_GATHER)
			return false;
	for (uint32_t j = 0; j < g->nview; j++)
		if (!p->roomy[g->view[j]] &&
			p->step.view[g->view[j]].stride[p->lane] != 0)
			return false;
	return true;
}

/* What moves from point to point: a run is a row for the machine, too. */
static void
plan_steps(const pop_lanes *p, lanes_stage *g, const pop_stage *s, pop_arena *a)
{
	uint32_t *view = POP_NEWN(a, uint32_t, g->nview + p->ntemp), n = 0;
	int64_t *step = POP_NEWN(a, int64_t, g->nview + p->ntemp);

	for (uint32_t j = 0; j < g->nview; j++) {
		view[n] = g->view[j];
		step[n] = p->pitch[g->view[j]];
		n += step[n] != 0;
	}
	for (uint32_t t = 0; t < p->ntemp; t++) {
		view[n] = p->step.nview + t;
		step[n] = p->temp_pitch[t];
		n += pop_stage_has_temp(s, t);
	}
	g->steps = (pop_vm_steps){
		.n = n, .view = view, .step = step, .dim = (unsigned)p->row};
}

static pop_status
plan_stages(pop_lanes *p, const pop_rows_spec *spec, size_t *scratch,
	pop_arena *a, pop_err *err)
{
	int64_t per_point = 0;

	for (uint32_t k = 0; k < p->nstage; k++) {
		const pop_stage *s = &p->step.stage[k];
		lanes_stage *g = &p->stage[k];
		pop_vm_spec vm = {
			.program = spec->program,
			.step = &p->vm_step,
			.stage = k,
			.inner = p->lane,
			.nscalar = p->nscalar,
			.ntemp = p->ntemp,
			.scalar_class = spec->scalar_class,
			.temp_class = spec->temp_class,
			.roomy = p->roomy,
			.flags = POP_VM_COLUMNS | POP_VM_ROOMY,
		};

		g->scalar = s->kind == POP_STAGE_SCALAR;
		g->nview = pop_stage_views(&g->view, s, p->step.nview, a);
		plan_steps(p, g, s, a);
		g->whole = !g->scalar && is_whole(p, g, s);
		POP_TRY(POP_FN(pop_vm_prepare)(&g->vm, a, &vm, err));
		g->frame = pop_scratch_take(
			scratch, POP_FN(pop_vm_scratch)(g->vm));
		if (!g->scalar)
			per_point += POP_FN(pop_vm_cost)(g->vm);
	}
	p->unit_cost = p->piece * p->nrow * per_point + 20000;
	return POP_OK;
}

pop_status
POP_FN(pop_lanes_prepare)(pop_lanes **out, size_t *scratch, pop_arena *a,
	const pop_rows_spec *spec, pop_err *err)
{
	pop_lanes *p = POP_NEW(a, pop_lanes);

	*out = NULL;
	p->step = *spec->step;
	p->row = spec->row;
	p->nrow = p->step.extent[p->row];
	p->nstage = p->step.nstage;
	p->nscalar = spec->nscalar;
	p->ntemp = spec->ntemp;
	p->outers = 1;
	for (unsigned k = 0; k < spec->nouter; k++)
		if (!pop_mul_i64(p->outers, p->step.extent[spec->outer[k]],
			    &p->outers))
			return POP_OK;
	p->access = POP_NEWN(a, unsigned char, p->step.nview);
	see_access(p);
	if (p->nrow < 2 || p->outers == 0 || !choose(p, spec))
		return POP_OK;
	*scratch = 0;
	p->stage = POP_NEWN(a, lanes_stage, p->nstage);
	plan_dims(p, spec);
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
	return p->outers * p->npiece;
}

/* ---- Execution. */

/* What one thread holds while it does a part. */
typedef struct lanes_work {
	const pop_lanes *p;
	unsigned char *scratch;
	unsigned char **at;   /* by view: first point of the unit's first row */
	unsigned char **seen; /* and that of the unit that was turned last */
	int64_t n, seen_n;    /* rows of those units */
	int64_t x[POP_MAX_DIMS];
} lanes_work;

/* Goes to unit number u. */
static void
go_to(lanes_work *w, const pop_run *run, int64_t u)
{
	const pop_lanes *p = w->p;
	int64_t o = p->pieces_last ? u % p->outers : u / p->npiece;
	int64_t from =
		(p->pieces_last ? u / p->outers : u % p->npiece) * p->piece;

	w->n = p->nlane - from < p->piece ? p->nlane - from : p->piece;
	w->x[p->lane] = from;
	for (unsigned k = p->nouter; k-- > 0;) {
		int d = p->outer[k];

		w->x[d] = o % p->step.extent[d];
		o /= p->step.extent[d];
	}
	for (uint32_t v = 0; v < p->step.nview; v++) {
		const pop_view *view = &p->step.view[v];
		int64_t at = w->x[p->lane] * view->stride[p->lane];

		for (unsigned k = 0; k < p->nouter; k++)
			at += w->x[p->outer[k]] * view->stride[p->outer[k]];
		w->at[v] = pop_view_start(run, view) + at * bytes_of(view);
	}
}

/* Rows r.. of a unit, m of them, all points: into the block, or back. */
static void
turn_rows(lanes_work *w, uint32_t v, int64_t r, int64_t m, bool back)
{
	const pop_lanes *p = w->p;
	const pop_view *view = &p->step.view[v];
	int64_t size = bytes_of(view), step = view->stride[p->lane] * size;
	unsigned char *mem = w->at[v] + r * step;
	unsigned char *block = w->scratch + p->block[v] + r * size;

	for (int64_t k = 0; k < p->nrow; k += POP_TRANSPOSE_SIDE) {
		int64_t n = p->nrow - k;
		unsigned char *at = block + k * p->pitch[v];

		if (n > POP_TRANSPOSE_SIDE)
			n = POP_TRANSPOSE_SIDE;
		if (back)
			POP_FN(pop_transpose)
		((size_t)size, mem + k * size, step, at, p->pitch[v], n, m);
		else POP_FN(pop_transpose)((size_t)size, at, p->pitch[v],
			mem + k * size, step, m, n);
	}
}

static void
turn(lanes_work *w, uint32_t v, bool back)
{
	for (int64_t r = 0; r < w->n; r += POP_TRANSPOSE_SIDE) {
		int64_t m = w->n - r;

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
	const int64_t all = whole_lanes(w->n);

	for (int64_t n = w->n, m; n < all; n += m) {
		m = pop_least(all - n, w->n);
		POP_FN(pop_join_rows)
		(at + n * size, pitch, at, pitch, m * size,
			pitch ? w->p->nrow : 1);
	}
}

static void
fill_columns(lanes_work *w, const pop_lanes *p)
{
	for (uint32_t c = 0; c < p->nscalar; c++)
		fill_lanes(w, w->scratch + p->column[c],
			(int64_t)p->column_bytes[c], 0);
}

/* What is loaded to its block: rows that are turned, or lanes as they lie. */
static void
bring(lanes_work *w, uint32_t v)
{
	const pop_lanes *p = w->p;
	const pop_view *view = &p->step.view[v];
	int64_t size = bytes_of(view), down = view->stride[p->row] * size;
	unsigned char *block = w->scratch + p->block[v];

	if (p->turned[v])
		turn(w, v, false);
	else
		POP_FN(pop_join_rows)
	(block, p->pitch[v], w->at[v], down, w->n * size, down ? p->nrow : 1);
	fill_lanes(w, block, size, p->pitch[v]);
}

static void
turn_in(lanes_work *w)
{
	const pop_lanes *p = w->p;

	for (uint32_t v = 0; v < p->step.nview; v++) {
		bool same = w->seen[v] == w->at[v] && w->seen_n == w->n &&
			    !(p->access[v] & STORED);

		if (p->roomy[v] && p->access[v] & LOADED && !same)
			bring(w, v);
		w->seen[v] = w->at[v];
	}
	w->seen_n = w->n;
}

static void
turn_out(lanes_work *w)
{
	const pop_lanes *p = w->p;

	for (uint32_t v = 0; v < p->step.nview; v++)
		if (p->turned[v] && p->access[v] & STORED)
			turn(w, v, true);
}

static pop_vm_frame *
frame_of(const lanes_work *w, uint32_t k)
{
	return (pop_vm_frame *)(void *)(w->scratch + w->p->stage[k].frame);
}

static void
run_scalars(lanes_work *w, uint32_t k)
{
	const lanes_stage *g = &w->p->stage[k];
	pop_vm_frame *fr = frame_of(w, k);

	for (uint32_t j = 0; j < g->nview; j++)
		fr->view[g->view[j]] = w->at[g->view[j]];
	memcpy(fr->index, w->x, sizeof(w->x));
	POP_FN(pop_vm_run)(g->vm, fr, w->n);
}

static void
run_points(lanes_work *w, uint32_t k)
{
	const pop_lanes *p = w->p;
	const lanes_stage *g = &p->stage[k];
	pop_vm_frame *fr = frame_of(w, k);
	const int64_t lanes = g->whole ? whole_lanes(w->n) : w->n;

	for (uint32_t j = 0; j < g->nview; j++) {
		uint32_t v = g->view[j];

		fr->view[v] = p->roomy[v] ? w->scratch + p->block[v] : w->at[v];
	}
	for (uint32_t t = 0; t < p->ntemp; t++)
		fr->temp[t] = w->scratch + p->temp[t];
	memcpy(fr->index, w->x, sizeof(w->x));
	if (lanes > w->n)
		fill_columns(w, p);
	POP_FN(pop_vm_columns_begin)(g->vm, fr, lanes);
	for (int64_t r = 0, m; r < p->nrow; r += m) {
		m = pop_least(p->nrow - r, POP_VM_SUM);
		POP_FN(pop_vm_run_rows)(g->vm, fr, &g->steps, lanes, m);
		if (m == POP_VM_SUM)
			POP_FN(pop_vm_columns_block)
		(g->vm, fr, lanes, p->apart, r + m);
	}
	POP_FN(pop_vm_columns_end)(g->vm, fr, lanes, p->apart, p->nrow);
}

static void
begin_work(lanes_work *w)
{
	const pop_lanes *p = w->p;

	w->at = (unsigned char **)(void *)(w->scratch + p->at);
	w->seen = (unsigned char **)(void *)(w->scratch + p->seen);
	for (uint32_t v = 0; v < p->step.nview; v++)
		w->seen[v] = NULL;
	for (uint32_t k = 0; k < p->nstage; k++) {
		pop_vm_frame *fr = POP_FN(pop_vm_begin)(p->stage[k].vm,
			w->scratch + p->stage[k].frame,
			(uint64_t *)(void *)(w->scratch + p->scalars));

		for (uint32_t c = 0; c < p->nscalar; c++)
			fr->column[c] = w->scratch + p->column[c];
	}
}

void
POP_FN(pop_lanes_run)(const pop_lanes *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n)
{
	lanes_work w = {.p = p, .scratch = scratch};

	begin_work(&w);
	for (int64_t u = first; u < first + n; u++) {
		go_to(&w, run, u);
		turn_in(&w);
		for (uint32_t k = 0; k < p->nstage; k++) {
			if (p->stage[k].scalar)
				run_scalars(&w, k);
			else
				run_points(&w, k);
		}
		turn_out(&w);
	}
}
