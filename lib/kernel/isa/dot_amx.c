/*
 * Which products are made by AMX, and which numbers allow it.
 *
 * It takes subnormal numbers for zero.  Operands of bf16 whose least products
 * are multiples of the least normal f32 never meet one: all sums are such
 * multiples, too.  Both operands are looked through before they are multiplied;
 * if numbers are smaller, infinite or NaN, the product is made in f32, in the
 * same order.  So bits are the same on all machines.
 */

#include <string.h>

#include "lib/kernel/isa/dot.h"
#include "lib/kernel/isa/vec.h"

/* Rows, columns and depth from which blocks are made as AMX would, which half
 * fills its tiles. */
enum { LEAST_DIM = 16 };

pop_gemm_type
pop_dot_type_of_blocks(const pop_dot *p)
{
	const pop_step *s = p->dense.step;
	const pop_dense *d = &p->dense;
	const pop_dtype a = (pop_dtype)s->view[0].dtype;
	const pop_dtype b = (pop_dtype)s->view[1].dtype;

	if (d->m < LEAST_DIM || d->n < LEAST_DIM || p->k < LEAST_DIM)
		return d->type;
	if (d->type == POP_GEMM_F32 && a == POP_DT_BF16 && b == POP_DT_BF16)
		return POP_GEMM_CHAINS;
	return d->type == POP_GEMM_QUADS && pop_gemm_has_amx() ? POP_GEMM_BYTES
							       : d->type;
}

#if POP_GEMM_HAS_AMX

enum {
	RUN = 16 << 10, /* elements of a run that a part looks through */
	TOGETHER = 32,  /* runs that it does */
	LANES16 = POP_VBYTES / 2,
	SIGNLESS = 0x7fff,
	INFINITE = 0x7f80,
	FRACTION = 7, /* bits */
	/* The least exponents of both, biased, whose products' last bits are
	 * not below 2^-126: x - 127 - 7 + y - 127 - 7 >= -126. */
	LEAST_SUM = 142,
};

/* Least magnitude but zero, and greatest. */
typedef struct bounds {
	uint16_t least, most;
} bounds;

/* The same by lanes, the least less one: zero becomes the greatest. */
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

static bounds
bounds_of(const seen *s)
{
	uint16_t lane[2][LANES16];
	bounds b = {UINT16_MAX, 0};

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

typedef struct operand {
	const unsigned char *at;
	int ndim;
	int64_t extent[POP_MAX_DIMS], stride[POP_MAX_DIMS];
	int64_t run, pieces, nrun;
	int64_t groups; /* of TOGETHER runs, or fewer, along the last dim */
	seen *of_thread;
} operand;

/* A piece of a run, or as many short runs. */
static void
look_at(void *arg, int64_t part, unsigned thread)
{
	const operand *o = arg;
	const int last = o->ndim - 1;
	const int64_t q = part % o->pieces * RUN;
	const int64_t n = pop_least(o->run - q, RUN);
	int64_t r = part / o->pieces, i = r % o->groups * TOGETHER, at = q, end;

	r /= o->groups;
	for (int d = last - 1; d >= 0; d--) {
		at += r % o->extent[d] * o->stride[d];
		r /= o->extent[d];
	}
	end = last < 0 ? 1 : pop_least(i + TOGETHER, o->extent[last]);
	for (; i < end; i++)
		look_at_run(&o->of_thread[thread],
			o->at + 2 * (at + (last < 0 ? 0 : i * o->stride[last])),
			n);
}

/* Makes the runs as long as they can be. */
static void
join_runs(operand *o)
{
	for (int d = 0; d < o->ndim; d++) {
		if (o->stride[d] != o->run)
			continue;
		o->run *= o->extent[d];
		o->ndim--;
		o->extent[d] = o->extent[o->ndim];
		o->stride[d] = o->stride[o->ndim];
		d = -1;
	}
}

static operand
operand_of(const pop_dot *p, unsigned view, unsigned char *const *start)
{
	const pop_step *s = p->dense.step;
	const pop_view *v = &s->view[view];
	operand o = {.at = start[view], .run = 1, .nrun = 1};

	for (int d = 0; d <= p->nbatch + 2; d++) {
		if (s->extent[d] <= 1 || v->stride[d] == 0)
			continue;
		o.extent[o.ndim] = s->extent[d];
		o.stride[o.ndim++] = v->stride[d];
	}
	join_runs(&o);
	for (int d = 0; d < o.ndim; d++)
		o.nrun *= o.extent[d];
	o.pieces = pop_divide_up(o.run, RUN);
	o.groups = o.ndim ? pop_divide_up(o.extent[o.ndim - 1], TOGETHER) : 1;
	return o;
}

static int64_t
parts_of(const operand *o)
{
	const int64_t last = o->ndim ? o->extent[o->ndim - 1] : 1;

	return o->nrun / last * o->groups * o->pieces;
}

static bounds
look_through(const pop_dot *p, pop_run *r, unsigned view,
	unsigned char *const *start)
{
	seen thread[POP_DOT_THREADS], all = seen_nothing();
	operand o = operand_of(p, view, start);

	o.of_thread = thread;
	for (unsigned t = 0; t < r->nthread; t++)
		thread[t] = all;
	pop_dense_each(r, look_at, &o, parts_of(&o), 2 * o.nrun * o.run);
	for (unsigned t = 0; t < r->nthread; t++) {
		all.least = _mm512_min_epu16(all.least, thread[t].least);
		all.most = _mm512_max_epu16(all.most, thread[t].most);
	}
	return bounds_of(&all);
}

/* ---- The step. */

/* Of B, whose bounds the store may have. */
static bounds
bounds_of_b(const pop_dot *p, pop_run *r, unsigned char *const *start,
	pop_dense_store *store)
{
	const unsigned char *at = start[p->vb];
	bounds b;

	if (store && store->seen == at)
		return (bounds){store->least, store->most};
	b = look_through(p, r, p->vb, start);
	if (store) {
		store->seen = at;
		store->least = b.least;
		store->most = b.most;
	}
	return b;
}

bool
pop_dot_fits_halves(const pop_dot *p, pop_run *r, unsigned char *const *start,
	pop_dense_store *store)
{
	bounds a, b;

	if (r->nthread > POP_DOT_THREADS)
		return false;
	b = bounds_of_b(p, r, start, store);
	if (b.most >= INFINITE)
		return false;
	a = look_through(p, r, p->va, start);
	return a.most < INFINITE && a.least >> FRACTION &&
	       b.least >> FRACTION &&
	       (a.least >> FRACTION) + (b.least >> FRACTION) >= LEAST_SUM;
}

#else

bool
pop_dot_fits_halves(const pop_dot *p, pop_run *r, unsigned char *const *start,
	pop_dense_store *store)
{
	(void)p, (void)r, (void)start, (void)store;
	return false;
}

#endif
