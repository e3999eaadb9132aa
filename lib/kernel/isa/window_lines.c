/*
 * Windows that slide by two along lines of neighbours of 32 bits: the
 * outputs of a line fill the lanes, and their windows are one list of taps.
 * The line starts with those taps whose other coordinates lie inside; where a
 * vector of windows reaches beyond an end of the line, each tap is a masked
 * one.  Taps come in row-major order, so that sums do not depend on vectors.
 */

#include "lib/base/checked.h"
#include "lib/kernel/isa/body.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm_float.h"
#include "lib/kernel/isa/vm_int.h"
#include "lib/kernel/isa/window.h"

enum {
	LEAST = 4,  /* outputs of a line */
	STRIDE = 2, /* other strides: rows in memory are as fast */
	PIECE = 64, /* outputs of a line, to be cut among threads */
};

/* Elements from the line's first window to its element here, and where that
 * lies along the line. */
typedef struct tap {
	int64_t at;
	int32_t along;
} tap;

typedef struct line {
	const tap *tap;
	int64_t nt;
	const unsigned char *from;
	unsigned char *to;
	int64_t o, end; /* outputs to make */
	int32_t size;
	V init;
} line;

typedef void line_fn(const line *l);

/* ---- The elements of one tap for a vector of outputs: p, the first; at, its
 * place along the line; where that does not exist, anything may come back. */

/* Which of the places at, at + step, ... exist. */
POP_INLINE V
exist(const line *l, int64_t at, int32_t step)
{
	const V place = v_iota() * step + (int32_t)at;

	return (place >= 0) & (place < l->size);
}

POP_INLINE V
whole(const unsigned char *p)
{
	return v_even_odd(v_load(p), v_load(p + POP_VBYTES - 4));
}

POP_INLINE V
some(const line *l, const unsigned char *p, int64_t at)
{
	return v_even_odd(v_load_where(p, exist(l, at, 1)),
		v_load_where(p + POP_VBYTES - 4, exist(l, at + LANES - 1, 1)));
}

/* Does all of a vector of them exist? */
POP_INLINE bool
is_whole(const line *l, int64_t at)
{
	return at >= 0 && at + (LANES - 1) * STRIDE < l->size;
}

/* The last vector overlaps the one before, or is of less than a vector. */
#define LINE(fn, integer, op)                                                  \
	static void line_##fn(const line *l)                                   \
	{                                                                      \
		const int64_t last = pop_most(l->o, l->end - LANES);           \
                                                                               \
		for (int64_t k = l->o; k < l->end; k += LANES) {               \
			const int64_t o = pop_least(k, last);                  \
			V acc = l->init;                                       \
                                                                               \
			for (int64_t t = 0; t < l->nt; t++) {                  \
				const unsigned char *p =                       \
					l->from +                              \
					(l->tap[t].at + o * STRIDE) * 4;       \
				const int64_t at =                             \
					l->tap[t].along + o * STRIDE;          \
                                                                               \
				if (is_whole(l, at))                           \
					acc = fn(acc, whole(p));               \
				else                                           \
					acc = v_select(exist(l, at, STRIDE),   \
						fn(acc, some(l, p, at)), acc); \
			}                                                      \
			if (o + LANES <= l->end)                               \
				v_store(l->to + o * 4, acc);                   \
			else                                                   \
				v_store_some(l->to + o * 4, acc, l->end - o);  \
		}                                                              \
	}

/* ---- Functions by body: X(function, of integers, body). */

#define EACH_LINE(X)       \
	X(f_add, 0, ADD)   \
	X(f_mul, 0, MUL)   \
	X(f_max, 0, MAX)   \
	X(f_min, 0, MIN)   \
	X(i_add, 1, ADD)   \
	X(vi_max, 1, MAX)  \
	X(vi_min, 1, MIN)  \
	X(vu_max, 1, MAXU) \
	X(vu_min, 1, MINU)

EACH_LINE(LINE)

#define ENTRY(fn, integer, op) [integer][POP_BODY_##op] = line_##fn,
static line_fn *const lines[2][POP_BODY_OPS] = {EACH_LINE(ENTRY)};

/* ---- Preparation. */

static bool
is_line(const pop_window_plan *w, const pop_body *body, unsigned d)
{
	const pop_slide *s = &w->slide[d];

	return w->step->view[0].stride[d] == 1 &&
	       w->step->view[w->result].stride[d] == 1 && s->nout >= LEAST &&
	       s->size > 0 && s->stride == STRIDE &&
	       body->cls[0] == (w->integer ? POP_CLASS_I : POP_CLASS_F);
}

bool
POP_FN(pop_window_lines_prepare)(pop_window_plan *w, pop_arena *a,
	const pop_step *step, const pop_body *body, const pop_slide *slide,
	unsigned rank)
{
	const pop_view *v = step->view;

	*w = pop_window_of(step, slide, rank, 2);
	w->integer = v[0].dtype != POP_DT_F32;
	w->op = body->op;
	if (body->n != 1 || pop_dtype_bytes((pop_dtype)v[0].dtype) != 4 ||
		v[1].dtype != v[0].dtype || v[2].dtype != v[0].dtype ||
		!lines[w->integer][w->op])
		return false;
	for (unsigned j = 0; j < rank; j++)
		if (is_line(w, body, j))
			w->lane = (int)j;
	return w->lane >= 0 && POP_FN(pop_window_list)(w, a);
}

/* ---- Run. */

typedef struct job {
	const pop_window_plan *w;
	const unsigned char *in;
	unsigned char *out;
	V init;
	int64_t npiece; /* of a line */
	int64_t nparts;
} job;

/* The taps of line x that are on it. */
static int64_t
list_taps(const pop_window_plan *w, const int64_t *x, tap *list)
{
	const int64_t low = w->slide[w->lane].low;
	int64_t n = 0;

	for (int64_t t = 0; t < w->ntap; t++)
		if (pop_window_has(w, x, t))
			list[n++] = (tap){.at = w->at[t] - low,
				.along = (int32_t)(w->coord[t * w->rank +
							    (unsigned)w->lane] -
						   low)};
	return n;
}

/* Sets where line x lies; its taps, too, unless they are those of the line
 * before: neither is at the border. */
static void
move_line(const job *j, line *l, const int64_t *x, tap *list, bool *all)
{
	const pop_window_plan *w = j->w;
	const pop_view *v = w->step->view;
	int64_t from = 0, to = 0;
	bool inside = true;

	for (int i = 0; i < w->rows.n; i++) {
		const int d = w->rows.dim[i];
		const pop_slide *s = &w->slide[d];

		from += (x[d] * s->stride - s->low) * v[0].stride[d];
		to += x[d] * v[w->result].stride[d];
		inside &= x[d] >= w->first[d] && x[d] < w->end[d];
	}
	l->from = j->in + from * 4;
	l->to = j->out + to * 4;
	if (!inside || !*all)
		l->nt = list_taps(w, x, list);
	*all = inside;
}

/* Pieces of lines. */
static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const job *j = arg;
	const pop_window_plan *w = j->w;
	const pop_slide *s = &w->slide[w->lane];
	const int64_t n = pop_space_count(&w->rows) * j->npiece;
	const int64_t first = n * part / j->nparts;
	const int64_t end = n * (part + 1) / j->nparts;
	line_fn *fn = lines[w->integer][w->op];
	tap list[POP_WINDOW_TAPS];
	line l = {.tap = list, .size = (int32_t)s->size, .init = j->init};
	int64_t x[POP_MAX_DIMS] = {0};
	bool all = false;

	(void)thread;
	if (first < end)
		pop_space_seek(&w->rows, first / j->npiece, x);
	for (int64_t u = first; u < end; u++) {
		const int64_t piece = j->npiece == 1 ? 0 : u % j->npiece;

		move_line(j, &l, x, list, &all);
		l.o = w->n * piece / j->npiece;
		l.end = w->n * (piece + 1) / j->npiece;
		fn(&l);
		if (piece == j->npiece - 1)
			pop_space_next(&w->rows, x);
	}
}

void
POP_FN(pop_window_lines_run)(const pop_window_plan *w, pop_run *r)
{
	const pop_view *v = w->step->view;
	const int64_t rows = pop_space_count(&w->rows);
	job j = {.w = w,
		.in = pop_view_start(r, &v[0]),
		.out = pop_view_start(r, &v[w->result]),
		.init = v_splat32(pop_view_start(r, &v[1])),
		.npiece = rows >= POP_WINDOW_ROWS ? 1
						  : pop_most(1, w->n / PIECE)};

	j.nparts = pop_part_count(r, rows * j.npiece,
		(double)rows * (10 + 0.3 * (double)(w->ntap * w->n)));
	pop_part_run(r, run_part, &j, j.nparts);
}
