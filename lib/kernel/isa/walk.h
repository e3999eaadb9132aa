#ifndef POP_KERNEL_ISA_WALK_H
#define POP_KERNEL_ISA_WALK_H

#include <stdint.h>

#include "lib/kernel/kernel.h"

/*
 * Walking over some dims of a step, and cutting work into parts.
 */

/* Dims in the order of a loop nest, outermost first, each from lo to lo +
 * extent - 1.  Dims of extent 1 may be left out. */
typedef struct pop_space {
	int n;
	int dim[POP_MAX_DIMS];
	int64_t lo[POP_MAX_DIMS], extent[POP_MAX_DIMS];
} pop_space;

static inline void
pop_space_add(pop_space *s, int dim, int64_t extent)
{
	s->dim[s->n] = dim;
	s->lo[s->n] = 0;
	s->extent[s->n++] = extent;
}

static inline int64_t
pop_space_count(const pop_space *s)
{
	int64_t n = 1;

	for (int i = 0; i < s->n; i++)
		n *= s->extent[i];
	return n;
}

/* Sets x[] of the space's dims to point `at` in row-major order. */
static inline void
pop_space_seek(const pop_space *s, int64_t at, int64_t *x)
{
	for (int i = s->n - 1; i >= 0; i--) {
		x[s->dim[i]] = s->lo[i] + at % s->extent[i];
		at /= s->extent[i];
	}
}

/* Moves x[] to the next point; after the last comes the first. */
static inline void
pop_space_next(const pop_space *s, int64_t *x)
{
	for (int i = s->n - 1; i >= 0; i--) {
		if (++x[s->dim[i]] < s->lo[i] + s->extent[i])
			return;
		x[s->dim[i]] = s->lo[i];
	}
}

/* Elements from the view's start to point x of the space. */
static inline int64_t
pop_space_offset(const pop_space *s, const pop_view *v, const int64_t *x)
{
	int64_t at = 0;

	for (int i = 0; i < s->n; i++)
		at += x[s->dim[i]] * v->stride[s->dim[i]];
	return at;
}

static inline int64_t
pop_elem_bytes(const pop_view *v)
{
	return pop_dtype_bytes((pop_dtype)v->dtype);
}

static inline int64_t
pop_least(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static inline int64_t
pop_most(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

/*
 * Parts to cut `units` of equal work into, when all take about `ns`
 * nanoseconds; at least 1 if there are units.  Part k of n is units
 * units * k / n to units * (k + 1) / n - 1.
 */
static inline int64_t
pop_part_count(const pop_run *r, int64_t units, double ns)
{
	if (r->nthread <= 1 || ns < 4000.0)
		return units > 0;
	return pop_least(units, 4 * (int64_t)r->nthread);
}

/* Runs fn over the parts, on the caller alone if there is but one. */
static inline void
pop_part_run(const pop_run *r, pop_pool_fn *fn, void *arg, int64_t nparts)
{
	if (nparts == 1)
		fn(arg, 0, 0);
	else if (nparts > 1)
		pop_pool_run(r->pool, fn, arg, nparts);
}

/* ---- Elements as bytes; `size` is 1, 2, 4, 8 or 16. */

/* Of n elements that lie every other at `from` all but the last few, side by
 * side; returns how many. */
int64_t POP_FN(pop_copy_every_other)(
	unsigned char *to, const unsigned char *from, int64_t size, int64_t n);

/* n elements, strides in bytes. */
void POP_FN(pop_copy_strided)(unsigned char *to, int64_t to_stride,
	const unsigned char *from, int64_t from_stride, size_t size, int64_t n);

/*
 * `bytes` bytes; the two are the same or do not overlap.
 *
 * memcpy() of more than two KiB uses an instruction that Zen 3 and Zen 4 run
 * fifteen times slower where the target begins, pages apart, less than a line
 * behind the source, as what is moved by a few elements does.
 */
void POP_FN(pop_copy_bytes)(
	unsigned char *to, const unsigned char *from, int64_t bytes);

/* to[j * to_stride] = from[off[j] * size], to_stride in bytes. */
void POP_FN(pop_copy_from)(unsigned char *to, int64_t to_stride,
	const unsigned char *from, const int64_t *off, size_t size, int64_t n);

/* Rows of `bytes` bytes: to + j * to_stride = from + off[j] * size. */
void POP_FN(pop_copy_rows)(unsigned char *to, int64_t to_stride,
	const unsigned char *from, const int64_t *off, size_t size,
	int64_t bytes, int64_t n);

/* Runs of `run` elements: to + place[j] = from + at[j], in elements and in
 * ascending j. */
void POP_FN(pop_copy_places)(unsigned char *to, const int32_t *place,
	const unsigned char *from, const int32_t *at, size_t size, int64_t run,
	int64_t n);

/* The same of single elements, to where they lie side by side. */
void POP_FN(pop_bring_places)(unsigned char *to, const unsigned char *from,
	const int32_t *at, size_t size, int64_t n);

/* to[off[j] * size] = from[j * from_stride], in ascending j. */
void POP_FN(pop_copy_to)(unsigned char *to, const int64_t *off,
	const unsigned char *from, int64_t from_stride, size_t size, int64_t n);

/* n rows of `row` bytes, ts and fs bytes apart. */
void POP_FN(pop_join_rows)(unsigned char *to, int64_t ts,
	const unsigned char *from, int64_t fs, int64_t row, int64_t n);

/* Rows of `row` elements of 1, 2, 4 or 8 bytes, one behind the other: each the
 * element of its number, `step` bytes apart at `from`.  Stores go up to a
 * vector beyond the last. */
void POP_FN(pop_spread_rows)(unsigned char *to, const unsigned char *from,
	int64_t step, size_t size, int64_t row, int64_t n);

/*
 * n integers of type `d`, `stride` bytes apart, as 32 bits; beyond 2^31 as an
 * unsigned number where they do not lie in 0..2^31 - 1.
 */
void POP_FN(pop_index_load32)(int32_t *to, const unsigned char *from,
	int64_t stride, pop_dtype d, int64_t n);

/*
 * n integers of type `d`, `stride` bytes apart, clamped to 0..max, max below
 * 2^31.
 */
void POP_FN(pop_index_clamp)(int32_t *to, const unsigned char *from,
	int64_t stride, pop_dtype d, int32_t max, int64_t n);

/*
 * n integers of type `d`, `stride` bytes apart, as 64-bit numbers of the same
 * sign; what is beyond +-POP_INDEX_MOST becomes that, so that adding an
 * extent cannot overflow.
 */
#define POP_INDEX_MOST (INT64_C(1) << 62)
void POP_FN(pop_index_load)(int64_t *to, const unsigned char *from,
	int64_t stride, pop_dtype d, int64_t n);

#endif
