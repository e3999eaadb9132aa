/*
 * Steps of a tight loop that have no code in it: their kernel runs as it would
 * by itself, once for each turn.  All that such a step touches stays in memory.
 */

#include "lib/base/checked.h"
#include "lib/kernel/tight_int.h"

enum {
	MOST_WORK = 1 << 17, /* of a call: some tens of microseconds */
	WORK_OF_OP = 8,      /* that one op takes about as long as */
	WORK_OF_POINT = 32,  /* of what is no matrix */
};

/* Products and sums, more or less. */
static int64_t
work_of(const pop_step *s)
{
	int64_t n = 1, each = WORK_OF_POINT;

	for (unsigned d = 0; d < s->ndim; d++)
		n = pop_mul_capped(n, s->extent[d]);
	if (s->kind == POP_STEP_MATRIX && s->ndim >= 2) {
		const int64_t *of = &s->extent[s->ndim - 2];

		each = of[0] < of[1] ? of[0] : of[1];
	}
	return pop_mul_capped(n, each);
}

int
pop_tight_called_inputs(const pop_step *s)
{
	switch (s->kind) {
	case POP_STEP_MATRIX:
		return pop_matrix_info_of[s->param[POP_MATRIX_WHAT]].nin;
	case POP_STEP_SORT:
		return (int)s->param[POP_SORT_N];
	case POP_STEP_TOP_K:
	case POP_STEP_FFT:
	case POP_STEP_RNG:
		return 1;
	default:
		return -1;
	}
}

bool
pop_tight_can_call(const tight_trace *t, const pop_step *s)
{
	return t->call && pop_tight_called_inputs(s) >= 0 &&
	       work_of(s) <= MOST_WORK;
}

bool
pop_tight_call_step(tight_trace *t, const pop_step *s)
{
	const pop_call *x = &t->call[s - t->program->step];
	const bool may_be = t->when.node != 0;

	pop_tight_effect(t, may_be ? TIGHT_STEP_IF : TIGHT_STEP, t->when,
		t->when, (int64_t)(intptr_t)x)
		->narg = may_be;
	t->called += 1 + (uint32_t)(work_of(s) / WORK_OF_OP);
	return !t->bad;
}
