#ifndef POP_KERNEL_ISA_WINDOW_H
#define POP_KERNEL_ISA_WINDOW_H

#include "lib/kernel/isa/body.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"
#include "lib/kernel/slide.h"

/*
 * What WINDOW and SELECT_SCATTER share.
 */

/* Outputs o, o + o_step, ..., n of them, whose window element t is input q, q +
 * q_step, ... */
typedef struct pop_slide_run {
	int64_t n, o, o_step, q, q_step;
} pop_slide_run;

/* All outputs of from..to - 1 whose window element t exists. */
pop_slide_run POP_FN(pop_slide_outputs)(
	const pop_slide *w, int64_t t, int64_t from, int64_t to);

/* Window elements lo..hi - 1 of output o lie inside; if the base is dilated,
 * some of them do not. */
void POP_FN(pop_slide_taps)(
	const pop_slide *w, int64_t o, int64_t *lo, int64_t *hi);

/* ---- Windows by lists of their elements, in vectors along one dim: rows of
 * channels, which are neighbours, of floats, window_lanes.c; and lines that the
 * window slides along itself, window_lines.c. */

enum {
	POP_WINDOW_TAPS = 1 << 10, /* elements at most */
	POP_WINDOW_ROWS = 16,      /* of windows, to be cut among threads */
};

typedef struct pop_window_plan {
	const pop_step *step;
	const pop_slide *slide; /* of each of `rank` dims */
	unsigned rank;
	uint32_t result; /* view with one row per window */
	/* Dims: of the vectors; the innermost else, or -1 of lines. */
	int lane, last;
	int64_t n;      /* outputs along lane */
	pop_space rows; /* the other dims */
	/* Outputs of a dim all of whose windows lie inside. */
	int64_t first[POP_MAX_DIMS], end[POP_MAX_DIMS];
	int64_t ntap, *at, *coord; /* elements from the corner; by dim */
	pop_body_op op;
	pop_compare_op keep;
	int split; /* selection: dim cut among threads; -1: none */
} pop_window_plan;

/* One of no lane yet, whose other members are zero. */
static inline pop_window_plan
pop_window_of(const pop_step *step, const pop_slide *slide, unsigned rank,
	uint32_t result)
{
	return (pop_window_plan){.step = step,
		.slide = slide,
		.rank = rank,
		.lane = -1,
		.last = -1,
		.ntap = 1,
		.result = result};
}

/* Lists the taps and rows of w, whose step, slides, lane, last and result are
 * set; false if there are too many of them, or the window has holes. */
bool POP_FN(pop_window_list)(pop_window_plan *w, pop_arena *a);

/* Is tap t of the window at x inside, but for the dim of the vectors? */
static inline bool
pop_window_has(const pop_window_plan *w, const int64_t *x, int64_t t)
{
	const int64_t *k = &w->coord[t * w->rank];
	bool in = true;

	for (unsigned j = 0; j < w->rank; j++) {
		const pop_slide *s = &w->slide[j];
		int64_t q = x[j] * s->stride - s->low + k[j];

		in &= (int)j == w->lane || (uint64_t)q < (uint64_t)s->size;
	}
	return in;
}

/* Whether this is one, of WINDOW or of SELECT_SCATTER; then *w is ready.  The
 * latter's output must hold the initial value when it runs. */
bool POP_FN(pop_window_lanes_prepare)(pop_window_plan *w, pop_arena *a,
	const pop_step *step, const pop_body *body, const pop_slide *slide,
	unsigned rank);
void POP_FN(pop_window_lanes_run)(const pop_window_plan *w, pop_run *r);
bool POP_FN(pop_window_lines_prepare)(pop_window_plan *w, pop_arena *a,
	const pop_step *step, const pop_body *body, const pop_slide *slide,
	unsigned rank);
void POP_FN(pop_window_lines_run)(const pop_window_plan *w, pop_run *r);
bool POP_FN(pop_select_lanes_prepare)(pop_window_plan *w, pop_arena *a,
	const pop_step *step, const pop_predicate *keep, const pop_body *body,
	const pop_slide *slide, unsigned rank);
void POP_FN(pop_select_lanes_run)(const pop_window_plan *w, pop_run *r);

/* ---- Running results: windows that reach from the input's first or to its
 * last element.  window.c asks, cumulate.c runs. */

typedef struct pop_cumulate {
	const pop_step *step;
	const pop_body *body;
	unsigned n;
	int along;                    /* dim */
	bool backward;                /* from the last element on */
	int side;                     /* dim of vectors; -1: single values */
	int64_t nalong, nside, block; /* block: values of a vector at most */
	bool scans;                   /* by body->scan, one line at a time */
	bool turns;                   /* tiles of lines, turned */
	bool stages;                  /* through a stage */
	bool joins;                   /* rows that follow each other */
	bool sums;                    /* of floats, by blocks */
	pop_space outer;              /* the other dims */
	const int64_t *in_stride;     /* per output, by operand and dim */
	double cost;
	/* Places in a thread's scratch. */
	size_t acc, val, out, base, tile, stage, ptrs, total;
} pop_cumulate;

/* Whether this is one; then *out is ready. */
bool POP_FN(pop_cumulate_prepare)(pop_cumulate *out, pop_arena *a,
	const pop_step *step, const pop_body *body, const pop_slide *slide,
	unsigned rank);
void POP_FN(pop_cumulate_run)(const pop_cumulate *c, pop_run *r);

/* The initial value of operand i in the form of its class, to *to. */
static inline void
pop_window_init(
	const pop_run *r, const pop_step *s, unsigned n, unsigned i, void *to)
{
	const pop_view *v = &s->view[n + i];

	POP_FN(pop_row_load)
	(to, pop_view_start(r, v), 0, (pop_dtype)v->dtype, 1);
}

/* The same of a step of one operand, whose class has 32 bits, in all lanes. */
static inline V
pop_window_start(const pop_run *r, const pop_step *s)
{
	uint64_t init = 0;

	pop_window_init(r, s, 1, 0, &init);
	return v_splat32(&init);
}

/* Is the body one operation on values of type d, which have 32 bits or are
 * floats of 16, with no other rounding than to them? */
static inline bool
pop_window_is_plain(const pop_body *b, pop_dtype d)
{
	const bool half = d == POP_DT_F16 || d == POP_DT_BF16;
	const bool integer = !half && d != POP_DT_F32;

	return b->op != POP_BODY_CODE &&
	       b->cls[0] == (integer ? POP_CLASS_I : POP_CLASS_F) &&
	       (half || pop_dtype_bytes(d) == 4) &&
	       (b->narrow == POP_DT_NONE || (half && b->narrow == d)) &&
	       (!half || b->narrow == d || b->op == POP_BODY_MAX ||
		       b->op == POP_BODY_MIN);
}

/* n copies of a value of `size` bytes: 1, 2, 4 or 8. */
void POP_FN(pop_fill_row)(void *to, const void *value, size_t size, int64_t n);

#endif
