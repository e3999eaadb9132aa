/*
 * LOOP: fused code over the points of a space.
 *
 * Dims that every view steps through as one are merged, so that most loops
 * are one long row.  The work is cut into units: in plain elementwise loops a
 * piece of a row, in loops with row stages a whole row, in column loops a
 * group of neighbouring columns.  Parts of several units are handed to the
 * threads; no result depends on the cut.
 *
 *   ROWS     for each row: for each stage: the row, or once (SCALAR)
 *   COLUMNS  for each group: for each reduced point: stage 0; then stage 1
 */

#include <assert.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/vm.h"

enum {
	/* Points of a unit of an elementwise loop; columns of a group. */
	PIECE = 8192,
	COLUMN_GROUP = 1024,
	/* Picoseconds below which a second thread does not pay, and of a part
	 * that is worth handing out. */
	WORTH_THREADS = 2000000,
	WORTH_PART = 1000000,
	PARTS_PER_THREAD = 4,
};

typedef struct loop_stage {
	pop_vm *vm;
	bool scalar, indexed;
	uint32_t nview;
	uint32_t *view; /* those that it uses */
	size_t frame;   /* offset in the scratch */
} loop_stage;

/* Dims of more than one element, outermost first. */
typedef struct loop_dims {
	unsigned n;
	uint8_t dim[POP_MAX_DIMS];
	int64_t points;
} loop_dims;

typedef struct loop_plan {
	pop_step step; /* with merged dims */
	bool columns;
	loop_dims outer, reduced, row; /* row: without its last dim */
	int inner;                     /* the row's last dim; -1: none */
	int64_t ninner;
	uint32_t nstage, nscalar, ntemp;
	loop_stage *stage;
	uint8_t *scalar_class, *temp_class;
	size_t *temp; /* offsets in the scratch, temporaries or columns */
	size_t scalars, views, frames;
	bool plain;            /* one MAP stage without row values */
	int64_t piece, npiece; /* points; units of an outer point */
	int64_t unit_cost;     /* picoseconds */
} loop_plan;

/* ---- Preparation. */

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
steps_as_one(const pop_step *s, int outer, int inner)
{
	for (uint32_t v = 0; v < s->nview; v++) {
		int64_t all;

		if (!pop_mul_i64(
			    s->view[v].stride[inner], s->extent[inner], &all) ||
			s->view[v].stride[outer] != all)
			return false;
	}
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
is_plain(const pop_step *s)
{
	return s->nstage == 1 && s->param[POP_LOOP_NSCALAR] == 0 &&
	       s->param[POP_LOOP_NTEMP] == 0;
}

static pop_status
plan_dims(loop_plan *p, pop_err *err)
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
	POP_TRY(list_dims(&p->outer, s, outer, err));
	POP_TRY(list_dims(&p->reduced, s, red, err));
	POP_TRY(list_dims(&p->row, s, row, err));
	p->inner = -1;
	p->ninner = 1;
	if (p->row.n > 0) {
		p->inner = p->row.dim[--p->row.n];
		p->ninner = s->extent[p->inner];
		if (p->ninner > 0)
			p->row.points /= p->ninner;
	}
	if (p->plain) {
		p->outer = p->row;
		p->row = (loop_dims){.points = 1};
	}
	return POP_OK;
}

static bool
uses_view(const pop_stage *s, uint32_t v)
{
	for (uint32_t r = 0; r < s->ncode; r++)
		if ((s->code[r].op == POP_INS_LOAD ||
			    s->code[r].op == POP_INS_STORE) &&
			s->code[r].imm == v)
			return true;
	return false;
}

static pop_status
plan_stage(loop_plan *p, uint32_t k, size_t *scratch, pop_arena *a,
	const pop_program *prog, pop_err *err)
{
	const pop_stage *s = &p->step.stage[k];
	loop_stage *g = &p->stage[k];
	pop_vm_spec spec = {
		.program = prog,
		.step = &p->step,
		.stage = k,
		.inner = p->inner,
		.nscalar = p->nscalar,
		.ntemp = p->ntemp,
		.scalar_class = p->scalar_class,
		.temp_class = p->temp_class,
	};

	g->scalar = s->kind == POP_STAGE_SCALAR;
	g->indexed = indexed_dims(&p->step) != 0;
	if (g->scalar)
		spec.flags |= POP_VM_ONCE;
	if (p->columns)
		spec.flags |= POP_VM_COLUMNS;
	g->view = POP_NEWN(a, uint32_t, p->step.nview);
	for (uint32_t v = 0; v < p->step.nview; v++)
		if (uses_view(s, v))
			g->view[g->nview++] = v;
	g->frame = *scratch;
	POP_TRY(POP_FN(pop_vm_prepare)(&g->vm, a, &spec, err));
	*scratch += POP_FN(pop_vm_scratch)(g->vm);
	return POP_OK;
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
	p->temp = POP_NEWN(a, size_t, n);
	if (!p->columns && !pop_mul_i64(p->ninner, p->row.points, &points))
		points = INT64_MAX;
	for (uint32_t k = 0; k < n; k++) {
		size_t bytes, size = pop_class_bytes((pop_class)cls[k]);

		p->temp[k] = *scratch;
		if (points > INT64_MAX / 16 ||
			!pop_mul_size((size_t)points, size, &bytes) ||
			!pop_add_size(
				*scratch, pop_round_up(bytes, 64), scratch))
			return pop_fail(err, POP_E_INPUT,
				"loop: temporary of a row of %lld points",
				(long long)points);
	}
	return POP_OK;
}

static int64_t
times(int64_t a, int64_t b)
{
	int64_t r;

	return pop_mul_i64(a, b, &r) ? r : INT64_MAX;
}

static void
plan_units(loop_plan *p)
{
	int64_t most = p->columns ? COLUMN_GROUP : PIECE, per_point = 0;
	bool cut = p->columns || p->plain;

	p->piece = p->ninner;
	if (cut && p->piece > most)
		p->piece = most;
	p->npiece =
		cut && p->piece > 0 ? (p->ninner + p->piece - 1) / p->piece : 1;
	for (uint32_t k = 0; k < p->nstage; k++)
		if (!p->stage[k].scalar)
			per_point += POP_FN(pop_vm_cost)(p->stage[k].vm);
	p->unit_cost = times(times(p->piece, p->row.points),
		times(p->reduced.points, per_point));
	p->unit_cost += 20000;
}

static uint8_t *
classes_of(pop_arena *a, const int64_t *param, uint32_t n)
{
	uint8_t *c = POP_NEWN(a, uint8_t, n);

	for (uint32_t k = 0; k < n; k++)
		c[k] = (uint8_t)param[k];
	return c;
}

static pop_status
prepare_loop(void **plan, size_t *scratch, pop_arena *a,
	const pop_program *prog, const pop_step *step, pop_err *err)
{
	loop_plan *p = POP_NEW(a, loop_plan);
	const int64_t *param = step->param;

	*scratch = 0;
	p->step = *step;
	p->columns = param[POP_LOOP_MODE] == POP_LOOP_COLUMNS;
	p->plain = !p->columns && is_plain(step);
	p->nstage = step->nstage;
	p->nscalar = (uint32_t)param[POP_LOOP_NSCALAR];
	p->ntemp = (uint32_t)param[POP_LOOP_NTEMP];
	p->scalar_class = classes_of(a, param + POP_LOOP_PARAMS, p->nscalar);
	p->temp_class =
		classes_of(a, param + POP_LOOP_PARAMS + p->nscalar, p->ntemp);
	p->stage = POP_NEWN(a, loop_stage, p->nstage);
	POP_TRY(plan_dims(p, err));
	for (uint32_t k = 0; k < p->nstage; k++)
		POP_TRY(plan_stage(p, k, scratch, a, prog, err));
	plan_units(p);
	POP_TRY(plan_memory(p, scratch, a, err));
	*plan = p;
	return POP_OK;
}

/* ---- Execution. */

/* What one thread holds while it does a part. */
typedef struct loop_work {
	const loop_plan *p;
	unsigned char *scratch;
	pop_vm_frame **fr;
	unsigned char **at; /* by view: the current outer point */
	int64_t x[POP_MAX_DIMS];
} loop_work;

typedef struct loop_job {
	const loop_plan *p;
	pop_run *run;
	int64_t nunit, nparts;
} loop_job;

static void
move(loop_work *w, int d, int64_t by)
{
	const pop_step *s = &w->p->step;

	w->x[d] += by;
	for (uint32_t v = 0; v < s->nview; v++)
		w->at[v] +=
			by * s->view[v].stride[d] *
			(int64_t)pop_dtype_bytes((pop_dtype)s->view[v].dtype);
}

/* Goes to point number `to` of the dims, from wherever it is. */
static void
move_to(loop_work *w, const loop_dims *g, int64_t to)
{
	for (unsigned k = g->n; k-- > 0;) {
		int d = g->dim[k];
		int64_t n = w->p->step.extent[d];

		if (to % n != w->x[d])
			move(w, d, to % n - w->x[d]);
		to /= n;
	}
}

/* The next point; after the last one, the first. */
static void
move_on(loop_work *w, const loop_dims *g)
{
	for (unsigned k = g->n; k-- > 0;) {
		int d = g->dim[k];

		if (w->x[d] + 1 < w->p->step.extent[d]) {
			move(w, d, 1);
			return;
		}
		move(w, d, -w->x[d]);
	}
}

/* Points the stage's frame at the current place. */
static void
aim(loop_work *w, uint32_t k)
{
	const loop_stage *g = &w->p->stage[k];
	pop_vm_frame *fr = w->fr[k];

	for (uint32_t j = 0; j < g->nview; j++)
		fr->view[g->view[j]] = w->at[g->view[j]];
	if (g->indexed)
		memcpy(fr->index, w->x, sizeof(w->x));
}

static void
aim_temps(loop_work *w, uint32_t k, int64_t at)
{
	const loop_plan *p = w->p;

	for (uint32_t t = 0; t < p->ntemp; t++)
		w->fr[k]->temp[t] = w->scratch + p->temp[t] +
				    at * (int64_t)pop_class_bytes(
						 (pop_class)p->temp_class[t]);
}

static void
run_row_stage(loop_work *w, uint32_t k)
{
	const loop_plan *p = w->p;
	const loop_stage *g = &p->stage[k];
	pop_vm_frame *fr = w->fr[k];

	if (g->scalar) {
		aim(w, k);
		POP_FN(pop_vm_run)(g->vm, fr, 1);
		return;
	}
	POP_FN(pop_vm_reduce_begin)(g->vm, fr);
	fr->row_at = 0;
	for (int64_t r = 0; r < p->row.points; r++) {
		aim(w, k);
		if (p->row.n > 0)
			aim_temps(w, k, fr->row_at);
		POP_FN(pop_vm_run)(g->vm, fr, p->ninner);
		fr->row_at += p->ninner;
		if (p->row.n > 0)
			move_on(w, &p->row);
	}
	POP_FN(pop_vm_reduce_end)(g->vm, fr);
}

static void
run_columns(loop_work *w, int64_t n)
{
	const loop_plan *p = w->p;

	POP_FN(pop_vm_columns_begin)(p->stage[0].vm, w->fr[0], n);
	for (int64_t r = 0; r < p->reduced.points; r++) {
		aim(w, 0);
		POP_FN(pop_vm_run)(p->stage[0].vm, w->fr[0], n);
		move_on(w, &p->reduced);
	}
	for (uint32_t k = 1; k < p->nstage; k++) {
		aim(w, k);
		POP_FN(pop_vm_run)(p->stage[k].vm, w->fr[k], n);
	}
}

static void
run_unit(loop_work *w, int64_t unit)
{
	const loop_plan *p = w->p;
	int64_t from = p->npiece == 1 ? 0 : unit % p->npiece * p->piece;
	int64_t n = p->ninner - from;

	if (n > p->piece)
		n = p->piece;
	if (p->inner >= 0 && from != w->x[p->inner])
		move(w, p->inner, from - w->x[p->inner]);
	if (p->columns) {
		run_columns(w, n);
		return;
	}
	if (p->plain) {
		aim(w, 0);
		POP_FN(pop_vm_run)(p->stage[0].vm, w->fr[0], n);
		return;
	}
	for (uint32_t k = 0; k < p->nstage; k++)
		run_row_stage(w, k);
}

static void
begin_work(loop_work *w, const pop_run *run)
{
	const loop_plan *p = w->p;

	for (uint32_t v = 0; v < p->step.nview; v++)
		w->at[v] = pop_view_start(run, &p->step.view[v]);
	for (uint32_t k = 0; k < p->nstage; k++) {
		uint64_t *scalar =
			(uint64_t *)(void *)(w->scratch + p->scalars);

		w->fr[k] = POP_FN(pop_vm_begin)(
			p->stage[k].vm, w->scratch + p->stage[k].frame, scalar);
		if (!p->columns)
			aim_temps(w, k, 0);
		for (uint32_t c = 0; p->columns && c < p->nscalar; c++)
			w->fr[k]->column[c] = w->scratch + p->temp[c];
	}
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const loop_job *job = arg;
	const loop_plan *p = job->p;
	int64_t first = 0, n = job->nunit;
	loop_work w;

	w.p = p;
	memset(w.x, 0, sizeof(w.x));
	if (job->nparts > 1) {
		int64_t more = n % job->nparts;

		n /= job->nparts;
		first = n * part + (part < more ? part : more);
		n += part < more;
	}
	w.scratch = pop_run_scratch(job->run, thread);
	w.at = (unsigned char **)(void *)(w.scratch + p->views);
	w.fr = (pop_vm_frame **)(void *)(w.scratch + p->frames);
	begin_work(&w, job->run);
	if (first > 0)
		move_to(&w, &p->outer, first / p->npiece);
	for (int64_t u = first; u < first + n; u++) {
		run_unit(&w, u);
		if (p->npiece == 1 || (u + 1) % p->npiece == 0)
			move_on(&w, &p->outer);
	}
}

static void
run_loop(const void *plan, pop_run *run)
{
	const loop_plan *p = plan;
	loop_job job = {.p = p, .run = run, .nparts = 1};
	int64_t cost, most;

	job.nunit = times(p->outer.points, p->npiece);
	if (job.nunit == 0)
		return;
	cost = times(job.nunit, p->unit_cost);
	if (run->nthread > 1 && cost >= WORTH_THREADS) {
		most = (int64_t)run->nthread * PARTS_PER_THREAD;
		job.nparts =
			cost / WORTH_PART < most ? cost / WORTH_PART : most;
		if (job.nparts > job.nunit)
			job.nparts = job.nunit;
	}
	if (job.nparts == 1)
		run_part(&job, 0, 0);
	else
		pop_pool_run(run->pool, run_part, &job, job.nparts);
}

const pop_kernel POP_FN(pop_kernel_loop) = {prepare_loop, run_loop};
