/*
 * Rows with gaps, run as one row.
 *
 * A view's elements between two rows are computed and stored as if they were
 * points: what a gap holds is saved before and put back after.  So no load may
 * see what is stored, except at the same point, and nobody else may write a gap
 * meanwhile.
 */

#include "lib/kernel/isa/loop_gaps.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/stage.h"
#include "lib/kernel/isa/vm.h"
#include "lib/kernel/isa/walk.h"

enum {
	MOST_ROW = 512,        /* points; longer rows gain little */
	MOST_APART = 64,       /* the same of points that do not adjoin */
	FEW = 4,               /* points that cost next to nothing */
	MOST_BYTES = 32 << 10, /* of all gaps: they stay in the first cache */
	LANES = POP_VBYTES / 4,
};

/* Rows of n points, or runs of such rows with their gaps, `pitch` points
 * apart. */
typedef struct gap_dim {
	int64_t count, n, pitch;
} gap_dim;

struct pop_gaps {
	int64_t step;  /* elements from point to point, in all views */
	unsigned ndim; /* innermost first */
	gap_dim dim[POP_MAX_DIMS];
	pop_space outer; /* of all that */
	unsigned nview;  /* that are stored */
	const pop_view **view;
	size_t at; /* in the scratch */
};

/* ---- Which. */

/* Is what is stored seen by no view but at the same points? */
static bool
is_apart(const pop_program *prog, const pop_step *s, uint32_t stored)
{
	const pop_view *to = &s->view[stored];

	for (uint32_t v = 0; v < s->nview; v++) {
		const pop_view *x = &s->view[v];

		if (v == stored ||
			(!pop_stage_has(&s->stage[0], POP_INS_STORE, v) &&
				pop_view_same(to, x, s->ndim)))
			continue;
		if (POP_FN(pop_buffers_meet)(prog, to->buffer, x->buffer))
			return false;
	}
	return true;
}

/* Does each dim step over all that lies along the dims behind it, so that no
 * gap holds points? */
static bool
is_nested(const pop_step *s, const pop_view *v)
{
	int64_t span = 0, more;

	for (int d = s->ndim - 1; d >= 0; d--) {
		if (s->extent[d] == 1)
			continue;
		if (v->stride[d] <= span ||
			!pop_mul_i64(s->extent[d] - 1, v->stride[d], &more) ||
			!pop_add_i64(span, more, &span))
			return false;
	}
	return true;
}

static bool
are_apart(const pop_program *prog, const pop_step *s)
{
	for (uint32_t v = 0; v < s->nview; v++)
		if (pop_stage_has(&s->stage[0], POP_INS_STORE, v) &&
			!(is_nested(s, &s->view[v]) && is_apart(prog, s, v)))
			return false;
	return !pop_stage_has_any(&s->stage[0], POP_INS_GATHER);
}

/* One element for all points; what is stored is_nested(). */
static bool
is_spread(const pop_view *v, int d, int inner)
{
	return v->stride[inner] == 0 && v->stride[d] == 0;
}

/* Elements from point to point of a row, the same in all views but those of one
 * element; 0: not so. */
static int64_t
step_of(const pop_step *s, int d, int inner)
{
	int64_t step = 0;

	for (uint32_t v = 0; v < s->nview; v++) {
		const int64_t along = s->view[v].stride[inner];

		if (is_spread(&s->view[v], d, inner))
			continue;
		if (along <= 0 || (step && along != step))
			return 0;
		step = along;
	}
	return step;
}

/* Points from row to row along dim d; 0: not the same in all those views. */
static int64_t
pitch_of(const pop_step *s, int d, int inner, int64_t step)
{
	int64_t pitch = 0;

	for (uint32_t v = 0; v < s->nview; v++) {
		const int64_t across = s->view[v].stride[d];

		if (is_spread(&s->view[v], d, inner))
			continue;
		/* Rows that are all the same row have none. */
		if (across <= 0 || across % step ||
			(pitch && across != pitch * step))
			return 0;
		pitch = across / step;
	}
	return pitch;
}

/* Is a row of n points done in less time with the gap behind it?  The end of a
 * row that is no whole vector costs most; points that lie apart cost more. */
static bool
pays(int64_t n, int64_t gap, int64_t step)
{
	const bool whole = n < LANES || n % LANES == 0;

	if (step > 1)
		return n <= MOST_APART && gap <= n / 4;
	return n <= MOST_ROW && gap <= FEW + (whole ? 0 : n / 4);
}

/* The next dim in front of d of more than one element; -1: none. */
static int
dim_before(const pop_step *s, int d)
{
	do
		d--;
	while (d >= 0 && s->extent[d] == 1);
	return d;
}

/* Bytes of the gaps of all that is stored. */
static int64_t
gap_bytes(const pop_gaps *g)
{
	int64_t n = 0, size = 0;

	for (unsigned k = 0; k < g->ndim; k++) {
		const gap_dim *d = &g->dim[k];

		n = pop_mul_capped(d->count, n + d->pitch - d->n);
		n = n == INT64_MAX ? n : n - (d->pitch - d->n);
	}
	for (int k = 0; k < g->outer.n; k++)
		n = pop_mul_capped(n, g->outer.extent[k]);
	for (unsigned k = 0; k < g->nview; k++)
		size += pop_elem_bytes(g->view[k]);
	return pop_mul_capped(n, size);
}

static void
list_outer(pop_gaps *g, const pop_step *s, int inner)
{
	g->outer.n = 0;
	for (int d = 0; d < inner; d++)
		if (s->extent[d] != 1)
			pop_space_add(&g->outer, d, s->extent[d]);
}

/* Makes one dim of `inner` and that before it; false: it is not worth it. */
static bool
join_dims(pop_gaps *g, pop_step *s, int inner, uint32_t unread)
{
	const int d = dim_before(s, inner);
	const int64_t n = s->extent[inner];
	pop_step t = *s;
	int64_t step, pitch;

	if (d < 0 || !(unread >> d & 1) || s->extent[d] == 0)
		return false;
	step = step_of(s, d, inner);
	pitch = step ? pitch_of(s, d, inner, step) : 0;
	if (pitch <= n || !pays(n, pitch - n, step))
		return false;
	t.extent[inner] = (s->extent[d] - 1) * pitch + n;
	t.extent[d] = 1;
	list_outer(g, &t, inner);
	g->dim[g->ndim++] = (gap_dim){s->extent[d], n, pitch};
	if (gap_bytes(g) > MOST_BYTES) {
		g->ndim--;
		list_outer(g, s, inner);
		return false;
	}
	g->step = step;
	*s = t;
	return true;
}

static void
list_stored(pop_gaps *g, pop_arena *a, const pop_step *s)
{
	g->view = POP_NEWN(a, const pop_view *, s->nview);
	for (uint32_t v = 0; v < s->nview; v++)
		if (pop_stage_has(&s->stage[0], POP_INS_STORE, v))
			g->view[g->nview++] = &s->view[v];
}

pop_gaps *
POP_FN(pop_gaps_plan)(size_t *scratch, pop_arena *a, const pop_program *prog,
	pop_step *step, uint32_t unread)
{
	const int inner = dim_before(step, step->ndim);
	pop_gaps *g;

	if (prog->is_part || inner < 0 || !(unread >> inner & 1) ||
		step->extent[inner] == 0 || !are_apart(prog, step))
		return NULL;
	g = POP_NEW(a, pop_gaps);
	list_stored(g, a, step);
	while (join_dims(g, step, inner, unread))
		;
	if (g->ndim == 0)
		return NULL;
	g->at = *scratch;
	*scratch += pop_round_up((size_t)gap_bytes(g), 64);
	return g;
}

/* ---- Saved and put back. */

static void
copy_one(unsigned char *grid, unsigned char *saved, size_t bytes, bool back)
{
	memcpy(back ? grid : saved, back ? saved : grid, bytes);
}

#define COPY_ALL(n)                                           \
	for (int64_t i = 0; i < count; i++) {                 \
		copy_one(grid + i * pitch, saved, (n), back); \
		saved += (n);                                 \
	}

/* The first and the last w bytes, which overlap or meet. */
#define COPY_ENDS(w)                                                        \
	for (int64_t i = 0; i < count; i++) {                               \
		unsigned char *at = grid + i * pitch;                       \
		copy_one(at, saved, (w), back);                             \
		copy_one(at + bytes - (w), saved + bytes - (w), (w), back); \
		saved += bytes;                                             \
	}

/* `count` gaps; where the next ones are saved. */
static unsigned char *
copy_gaps(unsigned char *grid, unsigned char *saved, int64_t count,
	int64_t pitch, size_t bytes, bool back)
{
	if (bytes == 4)
		COPY_ALL(4)
	else if (bytes == 8)
		COPY_ALL(8)
	else if (bytes > 8 && bytes <= 16)
		COPY_ENDS(8)
	else if (bytes > 16 && bytes <= 32)
		COPY_ENDS(16)
	else if (bytes > 32 && bytes <= 64)
		COPY_ENDS(32)
	else
		COPY_ALL(bytes)
	return saved;
}

/* Of elements of `size` bytes, `step` of them apart. */
static unsigned char *
copy_dims(const gap_dim *d, unsigned n, int64_t step, int64_t size,
	unsigned char *grid, unsigned char *saved, bool back)
{
	const int64_t pitch = d->pitch * step * size, gap = d->pitch - d->n;
	const int64_t adjoin = step == 1 ? gap : 1;

	if (n > 1)
		for (int64_t i = 0; i < d->count; i++)
			saved = copy_dims(d - 1, n - 1, step, size,
				grid + i * pitch, saved, back);
	grid += d->n * step * size;
	for (int64_t i = 0; i < gap; i += adjoin)
		saved = copy_gaps(grid + i * step * size, saved, d->count - 1,
			pitch, (size_t)(adjoin * size), back);
	return saved;
}

static void
copy_views(const pop_gaps *g, const pop_run *run, bool back)
{
	const int64_t n = pop_space_count(&g->outer);
	unsigned char *saved = pop_run_scratch(run, 0);
	int64_t x[POP_MAX_DIMS] = {0};

	saved += g->at;
	for (unsigned k = 0; k < g->nview; k++) {
		const pop_view *v = g->view[k];
		const int64_t size = pop_elem_bytes(v);
		unsigned char *grid = pop_view_start(run, v);

		for (int64_t i = 0; i < n; i++) {
			saved = copy_dims(&g->dim[g->ndim - 1], g->ndim,
				g->step, size,
				grid + pop_space_offset(&g->outer, v, x) * size,
				saved, back);
			pop_space_next(&g->outer, x);
		}
	}
}

void
POP_FN(pop_gaps_save)(const pop_gaps *g, const pop_run *run)
{
	copy_views(g, run, false);
}

void
POP_FN(pop_gaps_put_back)(const pop_gaps *g, const pop_run *run)
{
	copy_views(g, run, true);
}
