/*
 * Windows that slide by one or two along lines of neighbours of 32 or 16 bits:
 * the outputs of a line fill the lanes, and their windows are one list of taps.
 * The line starts with those taps whose other coordinates lie inside; where a
 * vector of windows reaches beyond an end of the line, only what exists is
 * read. Taps come in row-major order, so that sums do not depend on vectors.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/body.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm_float.h"
#include "lib/kernel/isa/vm_int.h"
#include "lib/kernel/isa/window.h"
#include "lib/kernel/isa/window_half.h"

enum {
	LEAST = 4,  /* outputs of a line */
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

/* Do places at .. at + n - 1 exist? */
POP_INLINE bool
is_whole(const line *l, int64_t at, int64_t n)
{
	return at >= 0 && at + n <= l->size;
}

POP_INLINE V
words(const line *l, const unsigned char *p, int64_t at)
{
	const unsigned char *q = p + POP_VBYTES - 4;

	if (is_whole(l, at, 2 * LANES - 1))
		return v_even_odd(v_load(p), v_load(q));
	return v_even_odd(v_load_where(p, exist(l, at, 1)),
		v_load_where(q, exist(l, at + LANES - 1, 1)));
}

/* `bytes` bytes of elements of 16 bits. */
POP_INLINE void
some_halves(const line *l, const unsigned char *p, int64_t at,
	unsigned char *to, int64_t bytes)
{
	const int64_t first = pop_most(0, -at);
	const int64_t end = pop_least(bytes / 2, l->size - at);

	memset(to, 0, (size_t)bytes);
	if (first < end)
		memcpy(to + first * 2, p + first * 2,
			(size_t)(end - first) * 2);
}

/* Every other one is a half of a word: the lower, or, of words that begin an
 * element before, the upper one. */
POP_INLINE V
even_halves(const line *l, const unsigned char *p, int64_t at)
{
	unsigned char t[POP_VBYTES];

	if (is_whole(l, at, 2 * LANES))
		return v_load(p) & v_set(0xffff);
	if (is_whole(l, at - 1, 2 * LANES))
		return (V)((vu)v_load(p - 2) >> 16);
	some_halves(l, p, at, t, POP_VBYTES);
	return v_load(t) & v_set(0xffff);
}

/* The elements from p on, with what converts a vector of them. */
#define HALVES(type)                                                 \
	POP_INLINE V next_##type(                                    \
		const line *l, const unsigned char *p, int64_t at)   \
	{                                                            \
		unsigned char t[POP_VBYTES / 2];                     \
                                                                     \
		if (is_whole(l, at, LANES))                          \
			return load_##type(p);                       \
		some_halves(l, p, at, t, POP_VBYTES / 2);            \
		return load_##type(t);                               \
	}                                                            \
	POP_INLINE V even_##type(                                    \
		const line *l, const unsigned char *p, int64_t at)   \
	{                                                            \
		return f_of_##type(even_halves(l, p, at));           \
	}                                                            \
	POP_INLINE void put_##type(unsigned char *p, V v, int64_t n) \
	{                                                            \
		if (n >= LANES)                                      \
			store_##type(p, v);                          \
		else                                                 \
			store_some_##type(p, v, n);                  \
	}

HALVES(f16)
HALVES(bf16)

POP_INLINE void
put_words(unsigned char *p, V v, int64_t n)
{
	if (n >= LANES)
		v_store(p, v);
	else
		v_store_some(p, v, n);
}

/* The last vector overlaps the one before, or is of less than a vector. */
#define LINE(kind, op, fn, get, put, bytes, stride)                            \
	static void line_##kind##_##op##_##stride(const line *l)               \
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
					(l->tap[t].at + o * (stride)) *        \
						(bytes);                       \
				const int64_t at =                             \
					l->tap[t].along + o * (stride);        \
				const V v = fn(acc, get(l, p, at));            \
                                                                               \
				if (is_whole(l, at,                            \
					    (LANES - 1) * (stride) + 1))       \
					acc = v;                               \
				else                                           \
					acc = v_select(                        \
						exist(l, at, stride), v, acc); \
			}                                                      \
			put(l->to + o * (bytes), acc, l->end - o);             \
		}                                                              \
	}

/* ---- Functions by type and body: X(kind, body, function, elements, put,
 * bytes, stride).  Of elements of 32 bits that slide by one, rows in memory are
 * as fast. */

enum { F32, I32, F16, BF16, KINDS };

#define EACH_HALF(X, KIND, type)                                \
	X(KIND, ADD, add_##type, next_##type, put_##type, 2, 1) \
	X(KIND, MUL, mul_##type, next_##type, put_##type, 2, 1) \
	X(KIND, MAX, f_max, next_##type, put_##type, 2, 1)      \
	X(KIND, MIN, f_min, next_##type, put_##type, 2, 1)      \
	X(KIND, ADD, add_##type, even_##type, put_##type, 2, 2) \
	X(KIND, MUL, mul_##type, even_##type, put_##type, 2, 2) \
	X(KIND, MAX, f_max, even_##type, put_##type, 2, 2)      \
	X(KIND, MIN, f_min, even_##type, put_##type, 2, 2)

#define EACH_LINE(X)                                 \
	X(F32, ADD, f_add, words, put_words, 4, 2)   \
	X(F32, MUL, f_mul, words, put_words, 4, 2)   \
	X(F32, MAX, f_max, words, put_words, 4, 2)   \
	X(F32, MIN, f_min, words, put_words, 4, 2)   \
	X(I32, ADD, i_add, words, put_words, 4, 2)   \
	X(I32, MAX, vi_max, words, put_words, 4, 2)  \
	X(I32, MIN, vi_min, words, put_words, 4, 2)  \
	X(I32, MAXU, vu_max, words, put_words, 4, 2) \
	X(I32, MINU, vu_min, words, put_words, 4, 2) \
	EACH_HALF(X, F16, f16)                       \
	EACH_HALF(X, BF16, bf16)

EACH_LINE(LINE)

enum { MOST_STRIDE = 2 };

#define ENTRY(kind, op, fn, get, put, bytes, stride) \
	[kind][POP_BODY_##op][stride] = line_##kind##_##op##_##stride,
static line_fn *const lines[KINDS][POP_BODY_OPS][MOST_STRIDE + 1] = {
	EACH_LINE(ENTRY)};

static unsigned
kind_of(pop_dtype d)
{
	return d == POP_DT_F32    ? F32
	       : d == POP_DT_F16  ? F16
	       : d == POP_DT_BF16 ? BF16
				  : I32;
}

static line_fn *
function_of(const pop_window_plan *w, int64_t stride)
{
	const pop_dtype d = (pop_dtype)w->step->view[0].dtype;

	return stride > MOST_STRIDE ? NULL : lines[kind_of(d)][w->op][stride];
}

/* ---- Preparation. */

static bool
is_line(const pop_window_plan *w, unsigned d)
{
	const pop_slide *s = &w->slide[d];

	return w->step->view[0].stride[d] == 1 &&
	       w->step->view[w->result].stride[d] == 1 && s->nout >= LEAST &&
	       s->size > 0 && function_of(w, s->stride);
}

bool
POP_FN(pop_window_lines_prepare)(pop_window_plan *w, pop_arena *a,
	const pop_step *step, const pop_body *body, const pop_slide *slide,
	unsigned rank)
{
	const pop_view *v = step->view;

	*w = pop_window_of(step, slide, rank, 2);
	w->op = body->op;
	if (body->n != 1 || v[1].dtype != v[0].dtype ||
		v[2].dtype != v[0].dtype ||
		!pop_window_is_plain(body, (pop_dtype)v[0].dtype))
		return false;
	for (unsigned j = 0; j < rank; j++)
		if (is_line(w, j))
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
	l->from = j->in + from * pop_elem_bytes(&v[0]);
	l->to = j->out + to * pop_elem_bytes(&v[w->result]);
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
	line_fn *fn = function_of(w, s->stride);
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
		.init = pop_window_start(r, w->step),
		.npiece = rows >= POP_WINDOW_ROWS ? 1
						  : pop_most(1, w->n / PIECE)};

	j.nparts = pop_part_count(r, rows * j.npiece,
		(double)rows * (10 + 0.3 * (double)(w->ntap * w->n)));
	pop_part_run(r, run_part, &j, j.nparts);
}
