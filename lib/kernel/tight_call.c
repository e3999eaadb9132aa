/*
 * Steps of a tight loop that have no code in it, or not here: their kernel runs
 * as it would by itself, once for each turn.  All that such a step touches
 * stays in memory.
 */

#include "lib/base/checked.h"
#include "lib/kernel/tight_int.h"

enum {
	MOST_WORK = 1 << 17, /* of a call: some tens of microseconds */
	WORK_OF_OP = 8,      /* that one op takes about as long as */
	WORK_OF_POINT = 32,  /* of what is no matrix */
	/* Instructions on vectors, products, and points of other steps, from
	 * which a step takes about as long by itself; so many points that
	 * threads may share them. */
	LONG_CODE = 256,
	LONG_PRODUCT = 8 * TIGHT_POINTS,
	LONG_REST = 64,
	SHARED = 4096,
	/* Nodes of a trace from which it takes too long to look for more. */
	MOST_NODES = 2500,
};

static int64_t
code_of(const pop_step *s)
{
	int64_t n = 1;

	for (uint32_t k = 0; k < s->nstage; k++)
		n += s->stage[k].ncode;
	return n;
}

/* Points of short rows that are reduced are taken to be few at a time. */
static bool
is_long_loop(const tight_trace *t, const pop_step *s)
{
	const int64_t all = t->set->vbytes / 4;
	const bool plain = pop_loop_is_plain(s) ||
			   (s->ndim > 0 && s->extent[s->ndim - 1u] >= all);
	const int64_t lanes = plain ? all : TIGHT_FEW;

	return pop_mul_capped((pop_step_points(s) + lanes - 1) / lanes,
		       code_of(s)) > LONG_CODE;
}

/* Threads share no step of so little work. */
static bool
is_shared(const pop_step *s)
{
	const int64_t products =
		s->kind == POP_STEP_DOT ? s->extent[s->ndim - 1u] : 1;

	return pop_step_points(s) / products > SHARED ||
	       (s->kind == POP_STEP_DOT && pop_step_points(s) > MOST_WORK);
}

/* Do the columns of a product lie side by side? */
static bool
is_in_rows(const pop_step *s)
{
	return s->view[1].stride[s->ndim - 2u] == 1;
}

static bool
takes_long(const tight_trace *t, const pop_step *s)
{
	switch (s->kind) {
	case POP_STEP_LOOP:
	case POP_STEP_COPY:
		return is_long_loop(t, s);
	case POP_STEP_DOT:
		return !pop_tight_is_wide(t, s) &&
		       pop_step_points(s) >
			       (is_in_rows(s) ? LONG_PRODUCT : LONG_REST);
	case POP_STEP_GATHER:
	case POP_STEP_SCATTER:
	case POP_STEP_FOLD:
	case POP_STEP_WINDOW:
		return pop_step_points(s) > LONG_REST;
	default:
		return false;
	}
}

/* Has it code, and may be called nevertheless? */
static bool
is_callable(const tight_trace *t, const pop_step *s)
{
	return t->calls && s->kind != POP_STEP_WHILE &&
	       s->kind != POP_STEP_CASE && pop_tight_called_inputs(s) < 0 &&
	       pop_step_points(s) > 0 && !is_shared(s);
}

bool
pop_tight_is_long(const tight_trace *t, const pop_step *s)
{
	return t->calls && t->calls->step[s - t->program->step];
}

void
pop_tight_call_long(tight_trace *t, const pop_step *s)
{
	if (is_callable(t, s) && takes_long(t, s))
		t->calls->step[s - t->program->step] = true;
}

void
pop_tight_call_next(
	tight_trace *t, const pop_step *s, int64_t ps, int64_t worth)
{
	if (!is_callable(t, s) || pop_tight_is_long(t, s) ||
		(!t->bad && ps <= worth))
		return;
	t->calls->step[s - t->program->step] = true;
	t->calls->more = t->n < MOST_NODES;
	if (t->n >= MOST_NODES)
		pop_tight_fail(t, "too many operations");
	if (!t->bad)
		return;
	t->calls->broken = true;
	if (t->calls->more)
		t->bad = NULL;
}

/* Products and sums, more or less. */
static int64_t
work_of(const pop_step *s)
{
	int64_t each = WORK_OF_POINT;

	if (s->kind == POP_STEP_MATRIX && s->ndim >= 2) {
		const int64_t *of = &s->extent[s->ndim - 2];

		each = of[0] < of[1] ? of[0] : of[1];
	}
	return pop_mul_capped(pop_step_points(s), each);
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
	if (!t->call)
		return false;
	return pop_tight_called_inputs(s) >= 0 ? work_of(s) <= MOST_WORK
					       : pop_tight_is_long(t, s);
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
