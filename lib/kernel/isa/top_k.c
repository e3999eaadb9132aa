/* TOP_K: the k greatest of each line, in descending order (sort_best.c), of
 * many short lines side by side (sort_lanes.c). */

#include <string.h>

#include "lib/kernel/isa/sort.h"

struct plan {
	const pop_step *step;
	pop_best best;
	pop_space outer;
	int along;
	int64_t nline;
	bool empty;
	bool in_lanes; /* of a dim that `outer` leaves out */
	pop_sort_lanes lanes;
};

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);
	const pop_view *v = &step->view[0];
	const pop_dtype d = (pop_dtype)v->dtype;
	const pop_key_order order = POP_FN(pop_key_order_of)(d, true, true);

	(void)prog;
	(void)err;
	p->step = step;
	p->along = step->ndim - 1;
	POP_FN(pop_best_prepare)
	(&p->best, d, &order, step->extent[p->along], step->param[POP_TOP_K_K],
		v->stride[p->along] * pop_elem_bytes(v));
	p->in_lanes = POP_FN(pop_best_lanes_prepare)(
		&p->lanes, step, &order, p->best.k);
	p->nline = 1;
	for (int i = 0; i < p->along; i++) {
		p->nline *= step->extent[i];
		if (!p->in_lanes || i != p->lanes.dim)
			pop_space_add(&p->outer, i, step->extent[i]);
	}
	p->empty = p->nline == 0 || p->best.k == 0;
	*out = p;
	*scratch = p->empty ? 0 : p->in_lanes ? p->lanes.total : p->best.total;
	return POP_OK;
}

static void
do_line(const struct plan *p, unsigned char *scratch, const unsigned char *in,
	unsigned char *values, unsigned char *indices)
{
	const pop_view *v = p->step->view;
	const int64_t sv = v[1].stride[p->along] * pop_elem_bytes(&v[1]);
	const int64_t sx = v[2].stride[p->along] * pop_elem_bytes(&v[2]);
	const size_t size = (size_t)pop_elem_bytes(&v[0]);
	const uint32_t *best = POP_FN(pop_best_of_line)(&p->best, in, scratch);

	for (int64_t j = 0; j < p->best.k; j++) {
		memcpy(values + j * sv, in + (int64_t)best[j] * p->best.step,
			size);
		memcpy(indices + j * sx, &best[j], sizeof(best[j]));
	}
}

/* ---- Run. */

struct job {
	const struct plan *p;
	pop_run *run;
	unsigned char *start[3];
	int64_t nunit, nparts; /* lines or blocks of them */
};

/* Views from x on. */
static void
find(const struct job *j, const int64_t *x, unsigned char *at[3])
{
	const pop_view *v = j->p->step->view;

	for (unsigned k = 0; k < 3; k++)
		at[k] = j->start[k] + pop_space_offset(&j->p->outer, &v[k], x) *
					      pop_elem_bytes(&v[k]);
}

static void
run_blocks(const struct job *j, int64_t from, int64_t to, void *scratch)
{
	const pop_sort_lanes *s = &j->p->lanes;
	const pop_view *v = j->p->step->view;
	const int64_t nblock = (s->nline - 1) / s->most + 1;
	int64_t x[POP_MAX_DIMS];
	unsigned char *at[3];

	for (int64_t i = from; i < to; i++) {
		const int64_t first = i % nblock * s->most;

		pop_space_seek(&j->p->outer, i / nblock, x);
		find(j, x, at);
		for (unsigned k = 0; k < 3; k++)
			at[k] += first * v[k].stride[s->dim] *
				 pop_elem_bytes(&v[k]);
		POP_FN(pop_best_lanes)
		(s, v, at + 1, at[0], pop_least(s->most, s->nline - first),
			scratch);
	}
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	const int64_t from = j->nunit * part / j->nparts;
	const int64_t to = j->nunit * (part + 1) / j->nparts;
	void *scratch = pop_run_scratch(j->run, thread);
	int64_t x[POP_MAX_DIMS];
	unsigned char *at[3];

	if (p->in_lanes) {
		run_blocks(j, from, to, scratch);
		return;
	}
	pop_space_seek(&p->outer, from, x);
	for (int64_t i = from; i < to; i++, pop_space_next(&p->outer, x)) {
		find(j, x, at);
		do_line(p, scratch, at[0], at[1], at[2]);
	}
}

/* Of a line. */
static double
cost(const struct plan *p)
{
	if (p->in_lanes)
		return 0.2 * (double)(p->lanes.length * p->lanes.count);
	return POP_FN(pop_best_cost)(&p->best);
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	struct job j = {.p = p, .run = r};

	if (p->empty)
		return;
	for (unsigned k = 0; k < 3; k++)
		j.start[k] = pop_view_start(r, &p->step->view[k]);
	j.nunit = p->nline;
	if (p->in_lanes)
		j.nunit = pop_space_count(&p->outer) *
			  ((p->lanes.nline - 1) / p->lanes.most + 1);
	j.nparts = pop_part_count(r, j.nunit, (double)p->nline * cost(p));
	pop_part_run(r, run_part, &j, j.nparts);
}

const pop_kernel POP_FN(pop_kernel_top_k) = {.prepare = prepare, .run = run};
