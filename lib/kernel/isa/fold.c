/*
 * FOLD: reduction by any associative body.
 *
 * Neighbours are combined, then neighbours of the results: a body need not
 * commute.  A group of results is made at a time: their elements are brought
 * into arrays [reduced][group], whatever the strides, at places such that one
 * level is a single run of the body over two halves:
 *
 *     [0 .. h) x group  =  body([0 .. h) x group, [h .. 2 h) x group)
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/pick.h"
#include "lib/kernel/isa/vm.h"
#include "lib/kernel/isa/walk.h"

enum {
	/* Elements of an array of a group, about. */
	GROUP_ELEMENTS = 8192,
	GROUP_MAX = 256,
	WORTH_THREADS = 2000000, /* picoseconds */
	PARTS_PER_THREAD = 4,
	PICK_COST = 250, /* picoseconds an element */
};

typedef struct fold_plan {
	const pop_step *step;
	pop_pick *pick; /* does it all, if any */
	pop_vm *vm;
	uint32_t n;              /* operands */
	unsigned nouter, ndims;  /* dims */
	int64_t points, reduced; /* results; elements of each */
	int group_dim;           /* -1: no outer dim */
	int64_t group, ngroup;   /* results of a group; groups along that dim */
	size_t *array, *init;    /* offsets in the scratch, by operand */
	uint32_t *place;         /* in the arrays, by element */
	size_t frame, ptr;
	int64_t cost; /* of all, picoseconds */
} fold_plan;

static pop_status
plan_body(fold_plan *p, size_t *scratch, pop_arena *a, const pop_program *prog,
	pop_err *err)
{
	uint8_t *cls = POP_NEWN(a, uint8_t, 2 * p->n);
	pop_vm_spec spec = {
		.program = prog,
		.step = p->step,
		.inner = -1,
		.ntemp = 2 * p->n,
		.temp_class = cls,
	};

	for (uint32_t k = 0; k < 2 * p->n; k++)
		cls[k] = (uint8_t)pop_class_of(
			(pop_dtype)p->step->view[k % p->n].dtype);
	POP_TRY(POP_FN(pop_vm_prepare)(&p->vm, a, &spec, err));
	p->frame = *scratch;
	*scratch += POP_FN(pop_vm_scratch)(p->vm);
	return POP_OK;
}

static pop_status
plan_arrays(fold_plan *p, size_t *scratch, pop_arena *a, pop_err *err)
{
	p->ptr = *scratch;
	*scratch += pop_round_up(
		(size_t)p->step->nview * sizeof(unsigned char *), 64);
	p->array = POP_NEWN(a, size_t, p->n);
	p->init = POP_NEWN(a, size_t, p->n);
	for (uint32_t k = 0; k < p->n; k++) {
		size_t size = pop_class_bytes(
			pop_class_of((pop_dtype)p->step->view[k].dtype));
		int64_t all = pop_mul_capped(p->group, p->reduced);

		if (all > INT64_MAX / 32)
			return pop_fail(err, POP_E_INPUT,
				"fold: row of %lld elements",
				(long long)p->reduced);
		p->array[k] = *scratch;
		*scratch += pop_round_up((size_t)all * size, 64);
		p->init[k] = *scratch;
		*scratch += pop_round_up((size_t)p->group * size, 64);
	}
	return POP_OK;
}

/*
 * Where elements go.  Of n places the first n / 2 hold left neighbours, the
 * next as many the right ones in the same order, and the last the element that
 * has none.  The order is that of the places of the next level, so that it is
 * known from the last one up.
 */
static void
plan_places(fold_plan *p, pop_arena *a)
{
	size_t n = (size_t)p->reduced, level = 0;
	uint32_t *element = POP_NEWN(a, uint32_t, n + 1);

	p->place = POP_NEWN(a, uint32_t, n + 1);
	while ((n - 1) >> level)
		level++;
	while (level-- > 0) {
		size_t m = ((n - 1) >> level) + 1, h = m / 2;

		for (size_t i = 0; i < h; i++) {
			element[i] *= 2;
			element[h + i] = element[i] + 1;
		}
		if (m % 2)
			element[m - 1] = (uint32_t)(m - 1);
	}
	for (size_t i = 0; i < n; i++)
		p->place[element[i]] = (uint32_t)i;
}

static pop_status
plan_pick(fold_plan *p, pop_arena *a)
{
	int reduced = -1, n = 0;

	for (unsigned d = p->nouter; d < p->ndims; d++) {
		if (p->step->extent[d] == 1)
			continue;
		reduced = (int)d;
		n++;
	}
	if (n > 1 || p->reduced == 0)
		return POP_OK;
	return POP_FN(pop_pick_prepare)(
		&p->pick, a, p->step, reduced, p->group_dim);
}

/* Counts points and what each of them reduces, and finds the dim of groups;
 * *last: its extent. */
static pop_status
count_points(fold_plan *p, const pop_step *step, int64_t *last, pop_err *err)
{
	p->points = p->reduced = *last = 1;
	p->group_dim = -1;
	for (unsigned d = 0; d < step->ndim; d++) {
		int64_t *n = d < p->nouter ? &p->points : &p->reduced;

		if (!pop_mul_i64(*n, step->extent[d], n))
			return pop_fail(err, POP_E_INPUT,
				"fold: more than 2^63 points");
		if (d < p->nouter && step->extent[d] > 1) {
			p->group_dim = (int)d;
			*last = step->extent[d];
		}
	}
	return POP_OK;
}

static void
finish_pick(fold_plan *p, size_t *scratch)
{
	p->ptr = 0;
	*scratch = pop_round_up(
		(size_t)p->step->nview * sizeof(unsigned char *), 64);
	p->cost = pop_mul_capped(
		pop_mul_capped(p->points, p->reduced), PICK_COST);
}

static pop_status
prepare_fold(void **plan, size_t *scratch, pop_arena *a,
	const pop_program *prog, const pop_step *step, pop_err *err)
{
	fold_plan *p = POP_NEW(a, fold_plan);
	int64_t last, group;

	*plan = p;
	*scratch = 0;
	p->step = step;
	p->n = (uint32_t)step->param[POP_FOLD_N];
	p->ndims = step->ndim;
	p->nouter = step->ndim - (unsigned)step->param[POP_FOLD_NREDUCED];
	POP_TRY(count_points(p, step, &last, err));
	group = pop_most(GROUP_ELEMENTS / pop_most(p->reduced, 1), 1);
	p->group = pop_least(pop_least(group, GROUP_MAX), last);
	POP_TRY(plan_pick(p, a));
	if (p->pick)
		p->group = pop_least(last, GROUP_MAX);
	p->ngroup = (last + p->group - 1) / p->group;
	if (p->pick) {
		finish_pick(p, scratch);
		return POP_OK;
	}
	if (p->reduced > UINT32_MAX)
		return pop_fail(err, POP_E_INPUT,
			"fold: %lld elements for each result",
			(long long)p->reduced);
	if (p->reduced > 0)
		plan_places(p, a);
	POP_TRY(plan_body(p, scratch, a, prog, err));
	POP_TRY(plan_arrays(p, scratch, a, err));
	p->cost = pop_mul_capped(pop_mul_capped(p->points, p->reduced),
		POP_FN(pop_vm_cost)(p->vm) + 500 * p->n);
	return POP_OK;
}

/* ---- Execution. */

typedef struct fold_job {
	const fold_plan *p;
	pop_run *run;
	int64_t nunit, nparts;
} fold_job;

static int64_t
byte_stride(const pop_view *v, int d)
{
	return d < 0 ? 0
		     : v->stride[d] *
			       (int64_t)pop_dtype_bytes((pop_dtype)v->dtype);
}

/* The elements of one result along one dim. */
static void
bring_row(const fold_plan *p, pop_dtype t, unsigned char *to,
	const unsigned char *at, int64_t stride)
{
	enum { BLOCK = 256 };
	unsigned char tmp[BLOCK * 8];
	size_t size = pop_class_bytes(pop_class_of(t));

	for (int64_t r = 0; r < p->reduced; r += BLOCK, at += BLOCK * stride) {
		const uint32_t *place = p->place + r;
		int64_t n = p->reduced - r < BLOCK ? p->reduced - r : BLOCK;

		POP_FN(pop_row_load)(tmp, at, stride, t, n);
		if (size == 4)
			for (int64_t i = 0; i < n; i++)
				memcpy(to + place[i] * (size_t)4, tmp + i * 4,
					4);
		else
			for (int64_t i = 0; i < n; i++)
				memcpy(to + place[i] * size,
					tmp + (size_t)i * size, size);
	}
}

/* Elements of operand k for g results from `at`, into [reduced][g]. */
static void
bring(const fold_plan *p, uint32_t k, unsigned char *to,
	const unsigned char *at, int64_t g)
{
	const pop_step *s = p->step;
	const pop_view *v = &s->view[k];
	pop_dtype t = (pop_dtype)v->dtype;
	size_t row = (size_t)g * pop_class_bytes(pop_class_of(t));
	int64_t step = byte_stride(v, p->group_dim), x[POP_MAX_DIMS] = {0};

	if (g == 1 && p->ndims == p->nouter + 1) {
		bring_row(p, t, to, at, byte_stride(v, (int)p->nouter));
		return;
	}
	for (int64_t r = 0; r < p->reduced; r++) {
		POP_FN(pop_row_load)(to + p->place[r] * row, at, step, t, g);
		for (unsigned d = p->ndims; d-- > p->nouter;) {
			at += byte_stride(v, (int)d);
			if (++x[d] < s->extent[d])
				break;
			at -= x[d] * byte_stride(v, (int)d);
			x[d] = 0;
		}
	}
}

static size_t
class_bytes(const fold_plan *p, uint32_t k)
{
	return pop_class_bytes(pop_class_of((pop_dtype)p->step->view[k].dtype));
}

/* Level by level, to one element for each result. */
static void
combine(const fold_plan *p, unsigned char *scratch, pop_vm_frame *fr, int64_t g)
{
	for (int64_t n = p->reduced; n > 1; n -= n / 2) {
		size_t half = (size_t)(n / 2 * g);

		for (uint32_t k = 0; k < p->n; k++) {
			size_t size = class_bytes(p, k);

			fr->temp[k] = scratch + p->array[k];
			fr->temp[p->n + k] = fr->temp[k] + half * size;
		}
		POP_FN(pop_vm_run)(p->vm, fr, (int64_t)half);
		for (uint32_t k = 0; k < p->n && n % 2; k++)
			memmove(fr->temp[p->n + k],
				fr->temp[p->n + k] + half * class_bytes(p, k),
				(size_t)g * class_bytes(p, k));
	}
}

/* at: by view, element of the group's first result. */
static void
fold_group(const fold_plan *p, unsigned char *scratch, pop_vm_frame *fr,
	unsigned char *const *at, int64_t g)
{
	const pop_view *v = p->step->view;

	for (uint32_t k = 0; k < p->n; k++) {
		bring(p, k, scratch + p->array[k], at[k], g);
		POP_FN(pop_row_load)
		(scratch + p->init[k], at[p->n + k], 0,
			(pop_dtype)v[p->n + k].dtype, g);
	}
	combine(p, scratch, fr, g);
	for (uint32_t k = 0; k < p->n; k++) {
		fr->temp[k] = scratch + p->init[k];
		fr->temp[p->n + k] = scratch + p->array[k];
	}
	if (p->reduced > 0)
		POP_FN(pop_vm_run)(p->vm, fr, g);
	for (uint32_t k = 0; k < p->n; k++)
		POP_FN(pop_row_store)
	(at[2 * p->n + k], byte_stride(&v[2 * p->n + k], p->group_dim),
		scratch + p->init[k], (pop_dtype)v[2 * p->n + k].dtype, g);
}

static void
fold_unit(const fold_job *job, unsigned char *scratch, pop_vm_frame *fr,
	int64_t unit)
{
	const fold_plan *p = job->p;
	const pop_step *s = p->step;
	unsigned char **at = (unsigned char **)(void *)(scratch + p->ptr);
	int64_t outer = unit / p->ngroup, first = unit % p->ngroup * p->group;
	int64_t g = p->group;

	for (uint32_t v = 0; v < s->nview; v++)
		at[v] = pop_view_start(job->run, &s->view[v]) +
			first * byte_stride(&s->view[v], p->group_dim);
	for (int d = (int)p->nouter; d-- > 0;) {
		int64_t x = outer % s->extent[d];

		if (d == p->group_dim)
			continue;
		outer /= s->extent[d];
		for (uint32_t v = 0; v < s->nview; v++)
			at[v] += x * byte_stride(&s->view[v], d);
	}
	if (p->group_dim >= 0 && g > s->extent[p->group_dim] - first)
		g = s->extent[p->group_dim] - first;
	if (p->pick)
		POP_FN(pop_pick_run)(p->pick, at, g);
	else
		fold_group(p, scratch, fr, at, g);
}

static void
fold_part(void *arg, int64_t part, unsigned thread)
{
	const fold_job *job = arg;
	unsigned char *scratch = pop_run_scratch(job->run, thread);
	pop_vm_frame *fr = job->p->pick
				   ? NULL
				   : POP_FN(pop_vm_begin)(job->p->vm,
					     scratch + job->p->frame, NULL);
	int64_t each = job->nunit / job->nparts;
	int64_t more = job->nunit % job->nparts;
	int64_t u = each * part + (part < more ? part : more);
	int64_t end = u + each + (part < more);

	for (; u < end; u++)
		fold_unit(job, scratch, fr, u);
}

static void
run_fold(const void *plan, pop_run *run)
{
	const fold_plan *p = plan;
	fold_job job = {.p = p, .run = run, .nparts = 1};
	int64_t last = p->group_dim < 0 ? 1 : p->step->extent[p->group_dim];

	if (p->points == 0)
		return;
	job.nunit = p->points / last * p->ngroup;
	if (run->nthread > 1 && p->cost >= WORTH_THREADS) {
		job.nparts = (int64_t)run->nthread * PARTS_PER_THREAD;
		if (job.nparts > job.nunit)
			job.nparts = job.nunit;
	}
	if (job.nparts == 1)
		fold_part(&job, 0, 0);
	else
		pop_pool_run(run->pool, fold_part, &job, job.nparts);
}

const pop_kernel POP_FN(pop_kernel_fold) = {
	.prepare = prepare_fold, .run = run_fold};
