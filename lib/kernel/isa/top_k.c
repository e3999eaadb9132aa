/* TOP_K: the k greatest of each line, in descending order (sort_best.c). */

#include <string.h>

#include "lib/kernel/isa/sort.h"

struct plan {
	const pop_step *step;
	pop_best best;
	pop_space outer;
	int along;
	int64_t nline;
	bool empty;
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
	for (int i = 0; i < p->along; i++)
		pop_space_add(&p->outer, i, step->extent[i]);
	p->nline = pop_space_count(&p->outer);
	p->empty = p->nline == 0 || p->best.k == 0;
	*out = p;
	*scratch = p->empty ? 0 : p->best.total;
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
	int64_t nparts;
};

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	const pop_view *v = p->step->view;
	int64_t from = p->nline * part / j->nparts;
	int64_t to = p->nline * (part + 1) / j->nparts, x[POP_MAX_DIMS];

	pop_space_seek(&p->outer, from, x);
	for (int64_t i = from; i < to; i++, pop_space_next(&p->outer, x)) {
		unsigned char *at[3];

		for (unsigned k = 0; k < 3; k++)
			at[k] = j->start[k] +
				pop_space_offset(&p->outer, &v[k], x) *
					pop_elem_bytes(&v[k]);
		do_line(p, pop_run_scratch(j->run, thread), at[0], at[1],
			at[2]);
	}
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
	j.nparts = pop_part_count(r, p->nline,
		(double)p->nline * POP_FN(pop_best_cost)(&p->best));
	pop_part_run(r, run_part, &j, j.nparts);
}

const pop_kernel POP_FN(pop_kernel_top_k) = {.prepare = prepare, .run = run};
