/*
 * Looks through operands of bf16; see halves.h.
 */

#include "lib/kernel/isa/halves.h"

#include <string.h>

#include "lib/kernel/isa/dense.h"
#include "lib/kernel/isa/vec.h"

void
pop_halves_dim(pop_halves_operand *o, int64_t extent, int64_t stride)
{
	if (extent <= 1 || stride == 0)
		return;
	if (stride < 0) {
		o->at += 2 * (extent - 1) * stride;
		stride = -stride;
	}
	o->extent[o->ndim] = extent;
	o->stride[o->ndim++] = stride;
}

#if POP_GEMM_HAS_AMX

enum {
	RUN = 16 << 10, /* elements of a run that a part looks through */
	TOGETHER = 32,  /* runs that it does */
	LANES16 = POP_VBYTES / 2,
	SIGNLESS = 0x7fff,
	INFINITE = 0x7f80,
	THREADS = 64, /* at most */
};

/* Bounds by lanes, the least less one: zero becomes the greatest. */
typedef struct seen {
	__m512i least, most;
} seen;

static seen
seen_nothing(void)
{
	return (seen){_mm512_set1_epi16(-1), _mm512_setzero_si512()};
}

/* n more numbers. */
static void
look_at_run(seen *s, const unsigned char *at, int64_t n)
{
	const __m512i mask = _mm512_set1_epi16(SIGNLESS);
	const __m512i one = _mm512_set1_epi16(1);

	for (int64_t i = 0; i < n; i += LANES16) {
		__mmask32 k = n - i < LANES16 ? (__mmask32)((1u << (n - i)) - 1)
					      : (__mmask32)UINT32_MAX;
		__m512i x = _mm512_and_si512(
			_mm512_maskz_loadu_epi16(k, at + 2 * i), mask);

		s->least = _mm512_min_epu16(s->least, _mm512_sub_epi16(x, one));
		s->most = _mm512_max_epu16(s->most, x);
	}
}

static pop_halves_bounds
bounds_of(const seen *s)
{
	uint16_t lane[2][LANES16];
	pop_halves_bounds b = {UINT16_MAX, 0};

	memcpy(lane[0], &s->least, sizeof(lane[0]));
	memcpy(lane[1], &s->most, sizeof(lane[1]));
	for (int i = 0; i < LANES16; i++) {
		b.least = lane[0][i] < b.least ? lane[0][i] : b.least;
		b.most = lane[1][i] > b.most ? lane[1][i] : b.most;
	}
	b.least = (uint16_t)(b.least == UINT16_MAX ? b.least : b.least + 1);
	return b;
}

/* ---- One operand: runs of n elements, at all places of some dims. */

typedef struct job {
	pop_halves_operand o;
	int64_t run, pieces, nrun;
	int64_t groups; /* of TOGETHER runs, or fewer, along the last dim */
	seen *of_thread;
} job;

/* A piece of a run, or as many short runs. */
static void
look_at(void *arg, int64_t part, unsigned thread)
{
	const job *j = arg;
	const pop_halves_operand *o = &j->o;
	const int last = o->ndim - 1;
	const int64_t q = part % j->pieces * RUN;
	const int64_t n = pop_least(j->run - q, RUN);
	int64_t r = part / j->pieces, i = r % j->groups * TOGETHER, at = q, end;

	r /= j->groups;
	for (int d = last - 1; d >= 0; d--) {
		at += r % o->extent[d] * o->stride[d];
		r /= o->extent[d];
	}
	end = last < 0 ? 1 : pop_least(i + TOGETHER, o->extent[last]);
	for (; i < end; i++)
		look_at_run(&j->of_thread[thread],
			o->at + 2 * (at + (last < 0 ? 0 : i * o->stride[last])),
			n);
}

/* Makes the runs as long as they can be. */
static void
join_runs(job *j)
{
	pop_halves_operand *o = &j->o;

	for (int d = 0; d < o->ndim; d++) {
		if (o->stride[d] != j->run)
			continue;
		j->run *= o->extent[d];
		o->ndim--;
		o->extent[d] = o->extent[o->ndim];
		o->stride[d] = o->stride[o->ndim];
		d = -1;
	}
}

static job
job_of(const pop_halves_operand *o)
{
	job j = {.o = *o, .run = 1, .nrun = 1};

	join_runs(&j);
	for (int d = 0; d < j.o.ndim; d++)
		j.nrun *= j.o.extent[d];
	j.pieces = pop_divide_up(j.run, RUN);
	j.groups = j.o.ndim ? pop_divide_up(j.o.extent[j.o.ndim - 1], TOGETHER)
			    : 1;
	return j;
}

static int64_t
parts_of(const job *j)
{
	const int64_t last = j->o.ndim ? j->o.extent[j->o.ndim - 1] : 1;

	return j->nrun / last * j->groups * j->pieces;
}

pop_halves_bounds
pop_halves_look(pop_run *r, const pop_halves_operand *o)
{
	seen thread[THREADS], all = seen_nothing();
	job j = job_of(o);

	if (r->nthread > THREADS)
		return (pop_halves_bounds){0, UINT16_MAX};
	j.of_thread = thread;
	for (unsigned t = 0; t < r->nthread; t++)
		thread[t] = all;
	pop_dense_each(r, look_at, &j, parts_of(&j), 2 * j.nrun * j.run);
	for (unsigned t = 0; t < r->nthread; t++) {
		all.least = _mm512_min_epu16(all.least, thread[t].least);
		all.most = _mm512_max_epu16(all.most, thread[t].most);
	}
	return bounds_of(&all);
}

bool
pop_halves_pass(pop_halves_bounds b)
{
	return b.most < INFINITE;
}

bool
pop_halves_fit(
	pop_run *r, const pop_halves_operand *a, const pop_halves_operand *b)
{
	pop_halves_bounds x, y = pop_halves_look(r, b);

	if (!pop_halves_pass(y))
		return false;
	x = pop_halves_look(r, a);
	return pop_halves_pass(x) && pop_halves_are_far(x, y);
}

#else

pop_halves_bounds
pop_halves_look(pop_run *r, const pop_halves_operand *o)
{
	(void)r, (void)o;
	return (pop_halves_bounds){0, UINT16_MAX};
}

bool
pop_halves_pass(pop_halves_bounds b)
{
	(void)b;
	return false;
}

bool
pop_halves_fit(
	pop_run *r, const pop_halves_operand *a, const pop_halves_operand *b)
{
	(void)r, (void)a, (void)b;
	return false;
}

#endif
