/*
 * Windows over rows of neighbours that do not slide themselves, the channels
 * of an image: these fill the lanes, and a window is one list of rows.
 *
 * Where all of a window lies inside, the list is the same for all but for the
 * place of its corner; at the border it is made anew.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm_float.h"
#include "lib/kernel/isa/vm_int.h"
#include "lib/kernel/isa/window.h"
#include "lib/kernel/isa/window_half.h"

enum {
	/* Channels below which other ways are better. */
	LEAST = 4,
	/* Of positions and strides, so that nothing here overflows. */
	MOST = 1 << 28,
};

/* ---- Preparation. */

static bool
is_still(const pop_slide *s)
{
	return s->nwin == 1 && s->stride == 1 && s->low == 0 &&
	       s->base_dil == 1 && s->nout == s->size;
}

static bool
is_plain(const pop_slide *s)
{
	return s->base_dil == 1 && s->nwin <= POP_WINDOW_TAPS &&
	       s->size <= MOST && s->low <= MOST && s->low >= -MOST &&
	       s->nout <= MOST / s->stride && s->nwin <= MOST / s->win_dil;
}

static bool
is_near(const pop_view *v, unsigned d)
{
	return v->stride[d] <= MOST && v->stride[d] >= -MOST;
}

/* Outputs of a dim all of whose window is inside: first .. end. */
static void
inner_range(const pop_slide *s, int64_t *first, int64_t *end)
{
	int64_t last = s->size - 1 + s->low - (s->nwin - 1) * s->win_dil;

	*first = s->low <= 0 ? 0 : (s->low + s->stride - 1) / s->stride;
	*end = last < 0 ? 0 : last / s->stride + 1;
	*end = pop_least(*end, s->nout);
	*first = pop_least(*first, *end);
}

static void
list_taps(pop_window_plan *w, pop_arena *a)
{
	const pop_view *v = &w->step->view[0];

	w->at = POP_NEWN(a, int64_t, (size_t)w->ntap);
	w->coord = POP_NEWN(a, int64_t, (size_t)(w->ntap * w->rank));
	for (int64_t t = 0; t < w->ntap; t++) {
		int64_t rest = t;

		for (unsigned j = w->rank; j-- > 0;) {
			int64_t k = rest % w->slide[j].nwin;

			rest /= w->slide[j].nwin;
			w->coord[t * w->rank + j] = k * w->slide[j].win_dil;
			w->at[t] += k * w->slide[j].win_dil * v->stride[j];
		}
	}
}

/* Are the channels of this view neighbours, and of the operand's type? */
static bool
has_lanes(const pop_window_plan *w, uint32_t view)
{
	const pop_view *v = &w->step->view[view];

	return v->dtype == w->step->view[0].dtype && v->stride[w->lane] == 1;
}

bool
POP_FN(pop_window_list)(pop_window_plan *w, pop_arena *a)
{
	for (unsigned j = 0; j < w->rank; j++) {
		const pop_slide *s = &w->slide[j];

		if (!is_plain(s) || s->nout == 0 ||
			!is_near(&w->step->view[0], j) ||
			!is_near(&w->step->view[w->result], j))
			return false;
		w->ntap *= s->nwin;
		if (w->ntap > POP_WINDOW_TAPS)
			return false;
	}
	for (unsigned j = 0; j < w->rank; j++) {
		inner_range(&w->slide[j], &w->first[j], &w->end[j]);
		if ((int)j != w->lane && (int)j != w->last)
			pop_space_add(&w->rows, (int)j, w->slide[j].nout);
	}
	w->n = w->slide[w->lane].nout;
	list_taps(w, a);
	return true;
}

static bool
prepare(pop_window_plan *w, pop_arena *a)
{
	for (unsigned j = 0; j < w->rank; j++)
		if (w->step->view[0].stride[j] == 1 && is_still(&w->slide[j]))
			w->lane = (int)j;
	if (w->lane < 0 || w->rank < 2 || w->slide[w->lane].nout < LEAST ||
		!has_lanes(w, 0) || !has_lanes(w, w->result))
		return false;
	for (unsigned j = w->rank; j-- > 0;)
		if ((int)j != w->lane && w->last < 0)
			w->last = (int)j;
	return POP_FN(pop_window_list)(w, a);
}

/* ---- Walking. */

/* One window: its rows are at[..] from `corner` on. */
typedef void window_fn(const void *arg, int64_t corner, const int64_t *at,
	int64_t nt, int64_t result);

/* The taps of a window that lie inside. */
static int64_t
inside_taps(const pop_window_plan *w, const int64_t *x, int64_t *list)
{
	int64_t n = 0;

	for (int64_t t = 0; t < w->ntap; t++)
		if (pop_window_has(w, x, t))
			list[n++] = w->at[t];
	return n;
}

/* Windows from .. to of one row, whose other coordinates are x. */
static void
walk_row(const pop_window_plan *w, int64_t *x, int64_t from, int64_t to,
	window_fn *fn, const void *arg)
{
	const pop_view *v = &w->step->view[0], *r = &w->step->view[w->result];
	const int l = w->last;
	const int64_t step = w->slide[l].stride * v->stride[l];
	int64_t at = -w->slide[l].low * v->stride[l], result = 0;
	int64_t list[POP_WINDOW_TAPS];
	bool inside = true;

	x[l] = 0;
	for (unsigned j = 0; j < w->rank; j++) {
		if ((int)j == l || (int)j == w->lane)
			continue;
		at += (x[j] * w->slide[j].stride - w->slide[j].low) *
		      v->stride[j];
		result += x[j] * r->stride[j];
		inside &= x[j] >= w->first[j] && x[j] < w->end[j];
	}
	for (int64_t o = from; o < to; o++) {
		if (inside && o >= w->first[l] && o < w->end[l]) {
			fn(arg, at + o * step, w->at, w->ntap,
				result + o * r->stride[l]);
			continue;
		}
		x[l] = o;
		fn(arg, at + o * step, list, inside_taps(w, x, list),
			result + o * r->stride[l]);
	}
}

/* Rows r0 .. r1 of `rows`. */
static void
walk(const pop_window_plan *w, const pop_space *rows, int64_t r0, int64_t r1,
	int64_t from, int64_t to, window_fn *fn, const void *arg)
{
	int64_t x[POP_MAX_DIMS] = {0};

	if (r0 < r1)
		pop_space_seek(rows, r0, x);
	for (int64_t r = r0; r < r1; r++, pop_space_next(rows, x))
		walk_row(w, x, from, to, fn, arg);
}

/* ---- Reductions. */

typedef struct reduce_job {
	const pop_window_plan *w;
	const unsigned char *in;
	unsigned char *out;
	V init;
	int64_t nparts;
} reduce_job;

/* The same names for f32. */
#define load_f32       v_load
#define store_f32      v_store
#define load_some_f32  v_load_some
#define store_some_f32 v_store_some

/* nv vectors of channels. */
#define TAPS(fn, type, size, nv)                                              \
	do {                                                                  \
		V acc[nv];                                                    \
		_Pragma("GCC unroll 4") for (int i = 0; i < (nv); i++)        \
			acc[i] = job->init;                                   \
		for (int64_t t = 0; t < nt; t++)                              \
			_Pragma("GCC unroll 4") for (int i = 0; i < (nv);     \
						     i++) acc[i] = fn(acc[i], \
				load_##type(from + (at[t] + c + i * LANES) *  \
							   (size)));          \
		_Pragma("GCC unroll 4") for (int i = 0; i < (nv); i++)        \
			store_##type(to + (c + i * LANES) * (size), acc[i]);  \
	} while (0)

/* The last vector overlaps the one before. */
#define REDUCE(op, fn, type, size)                                          \
	static void reduce_##op##_##type(const void *arg, int64_t corner,   \
		const int64_t *at, int64_t nt, int64_t result)              \
	{                                                                   \
		const reduce_job *job = arg;                                \
		const unsigned char *from = job->in + corner * (size);      \
		unsigned char *to = job->out + result * (size);             \
		const int64_t n = job->w->n;                                \
		int64_t c = 0;                                              \
                                                                            \
		for (; c + 4 * LANES <= n; c += 4 * LANES)                  \
			TAPS(fn, type, size, 4);                            \
		for (; c + LANES <= n; c += LANES)                          \
			TAPS(fn, type, size, 1);                            \
		if (c < n && n >= LANES) {                                  \
			c = n - LANES;                                      \
			TAPS(fn, type, size, 1);                            \
		} else if (c < n) {                                         \
			V acc = job->init;                                  \
                                                                            \
			for (int64_t t = 0; t < nt; t++)                    \
				acc = fn(acc,                               \
					load_some_##type(                   \
						from + at[t] * (size), n)); \
			store_some_##type(to, acc, n);                      \
		}                                                           \
	}

#define EACH_REDUCTION(X)         \
	X(ADD, f_add, f32, 4)     \
	X(MUL, f_mul, f32, 4)     \
	X(MAX, f_max, f32, 4)     \
	X(MIN, f_min, f32, 4)     \
	X(ADD, add_f16, f16, 2)   \
	X(MUL, mul_f16, f16, 2)   \
	X(MAX, f_max, f16, 2)     \
	X(MIN, f_min, f16, 2)     \
	X(ADD, add_bf16, bf16, 2) \
	X(MUL, mul_bf16, bf16, 2) \
	X(MAX, f_max, bf16, 2)    \
	X(MIN, f_min, bf16, 2)

EACH_REDUCTION(REDUCE)

static window_fn *
reduction(pop_dtype d, pop_body_op op)
{
	enum { f32, f16, bf16, OTHER };
	const int kind = d == POP_DT_F32    ? f32
			 : d == POP_DT_F16  ? f16
			 : d == POP_DT_BF16 ? bf16
					    : OTHER;
#define ENTRY(op, fn, type, size) [type][POP_BODY_##op] = reduce_##op##_##type,
	static window_fn *const of[OTHER + 1][POP_BODY_OPS] = {
		EACH_REDUCTION(ENTRY)};

	return of[kind][op];
}

bool
POP_FN(pop_window_lanes_prepare)(pop_window_plan *w, pop_arena *a,
	const pop_step *step, const pop_body *body, const pop_slide *slide,
	unsigned rank)
{
	const pop_dtype d = (pop_dtype)step->view[0].dtype;

	*w = pop_window_of(step, slide, rank, 2);
	w->op = body->op;
	return body->n == 1 && step->view[1].dtype == d &&
	       pop_window_is_plain(body, d) && reduction(d, body->op) &&
	       prepare(w, a);
}

/* Parts are rows, or pieces of the only one. */
static void
reduce_part(void *arg, int64_t part, unsigned thread)
{
	const reduce_job *job = arg;
	const pop_window_plan *w = job->w;
	const int64_t rows = pop_space_count(&w->rows);
	const int64_t n = w->slide[w->last].nout;
	window_fn *fn = reduction((pop_dtype)w->step->view[0].dtype, w->op);

	(void)thread;
	if (rows >= POP_WINDOW_ROWS)
		walk(w, &w->rows, rows * part / job->nparts,
			rows * (part + 1) / job->nparts, 0, n, fn, job);
	else
		walk(w, &w->rows, 0, rows, n * part / job->nparts,
			n * (part + 1) / job->nparts, fn, job);
}

static double
cost_of(const pop_window_plan *w)
{
	return (double)(pop_space_count(&w->rows) * w->slide[w->last].nout) *
	       (5 + 0.2 * (double)(w->ntap * w->n));
}

void
POP_FN(pop_window_lanes_run)(const pop_window_plan *w, pop_run *r)
{
	const pop_step *s = w->step;
	const int64_t rows = pop_space_count(&w->rows);
	reduce_job job = {.w = w,
		.in = pop_view_start(r, &s->view[0]),
		.out = pop_view_start(r, &s->view[2]),
		.init = pop_window_start(r, s)};

	job.nparts = pop_part_count(r,
		rows >= POP_WINDOW_ROWS ? rows : w->slide[w->last].nout,
		cost_of(w));
	pop_part_run(r, reduce_part, &job, job.nparts);
}

/* ---- Selection. */

enum { OPERAND, SOURCE, INIT, OUTPUT };

typedef struct select_job {
	const pop_window_plan *w;
	const unsigned char *operand, *source;
	unsigned char *out;
	int64_t nparts;
} select_job;

/* f64, whose vectors have half as many lanes. */
#define load_f64                v_load
#define store_f64               v_store
#define load_some_f64(p, n)     v_load_some(p, (n)*2)
#define store_some_f64(p, v, n) v_store_some(p, v, (n)*2)
#define add_f32                 f_add

POP_INLINE V
add_f64(V a, V b)
{
	return (V)((vd)a + (vd)b);
}

/* t in all lanes. */
#define NUMBER_32(t) v_set((int32_t)(t))
#define NUMBER_64(t) ((V)vl_set(t))

/* Some channels of a window: the number of the tap chosen, then the sum there;
 * LOAD and STORE know how many. */
#define CHOOSE(op, size, VT, VN, NUMBER, ADD, LOAD, STORE)                 \
	do {                                                               \
		const int64_t b = c * (size);                              \
		V best = LOAD(from + at[0] * (size) + b), k = v_set(0), s; \
                                                                           \
		for (int64_t t = 1; t < nt; t++) {                         \
			V v = LOAD(from + at[t] * (size) + b);             \
			V keep = (V)((VT)best op(VT) v);                   \
                                                                           \
			best = v_select(keep, best, v);                    \
			k = v_select(keep, k, NUMBER(t));                  \
		}                                                          \
		s = LOAD(job->source + result * (size) + b);               \
		for (int64_t t = 0; t < nt; t++) {                         \
			unsigned char *p = to + at[t] * (size) + b;        \
			V v = LOAD(p), is = (V)((VN)k == (VN)NUMBER(t));   \
                                                                           \
			STORE(p, v_select(is, ADD(v, s), v));              \
		}                                                          \
	} while (0)
#define LOAD_SOME_f32(p)      load_some_f32(p, n - c)
#define LOAD_SOME_f64(p)      load_some_f64(p, n - c)
#define LOAD_SOME_f16(p)      load_some_f16(p, n - c)
#define LOAD_SOME_bf16(p)     load_some_bf16(p, n - c)
#define STORE_SOME_f32(p, v)  store_some_f32(p, v, n - c)
#define STORE_SOME_f64(p, v)  store_some_f64(p, v, n - c)
#define STORE_SOME_f16(p, v)  store_some_f16(p, v, n - c)
#define STORE_SOME_bf16(p, v) store_some_bf16(p, v, n - c)

#define SELECT(name, op, type, size, VT, VN, NUMBER)                        \
	static void select_##name##_##type(const void *arg, int64_t corner, \
		const int64_t *at, int64_t nt, int64_t result)              \
	{                                                                   \
		const select_job *job = arg;                                \
		const unsigned char *from = job->operand + corner * (size); \
		unsigned char *to = job->out + corner * (size);             \
		const int64_t n = job->w->n;                                \
		const int64_t lanes =                                       \
			(int64_t)(sizeof(VT) / sizeof(((VT){0})[0]));       \
		int64_t c = 0;                                              \
                                                                            \
		if (nt == 0)                                                \
			return;                                             \
		for (; c + lanes <= n; c += lanes)                          \
			CHOOSE(op, size, VT, VN, NUMBER, add_##type,        \
				load_##type, store_##type);                 \
		if (c < n)                                                  \
			CHOOSE(op, size, VT, VN, NUMBER, add_##type,        \
				LOAD_SOME_##type, STORE_SOME_##type);       \
	}
#define SELECTS(type, size, VT, VN, NUMBER)        \
	SELECT(lt, <, type, size, VT, VN, NUMBER)  \
	SELECT(le, <=, type, size, VT, VN, NUMBER) \
	SELECT(gt, >, type, size, VT, VN, NUMBER)  \
	SELECT(ge, >=, type, size, VT, VN, NUMBER)
SELECTS(f32, 4, vf, vi, NUMBER_32)
SELECTS(f16, 2, vf, vi, NUMBER_32)
SELECTS(bf16, 2, vf, vi, NUMBER_32)
SELECTS(f64, 8, vd, vl, NUMBER_64)

static window_fn *
selection(pop_dtype d, pop_compare_op op)
{
	enum { OPS = POP_COMPARE_GE + 1 };
#define BY_OP(type)                                  \
	{                                            \
		[POP_COMPARE_LT] = select_lt_##type, \
		[POP_COMPARE_LE] = select_le_##type, \
		[POP_COMPARE_GT] = select_gt_##type, \
		[POP_COMPARE_GE] = select_ge_##type, \
	}
	static window_fn *const f32[OPS] = BY_OP(f32), *const f16[OPS] =
							       BY_OP(f16);
	static window_fn *const bf16[OPS] = BY_OP(bf16), *const f64[OPS] =
								 BY_OP(f64);

	switch (d) {
	case POP_DT_F32:
		return f32[op];
	case POP_DT_F64:
		return f64[op];
	case POP_DT_F16:
		/* Without conversions in hardware other ways are better. */
		return POP_VBYTES > 16 ? f16[op] : NULL;
	case POP_DT_BF16:
		return bf16[op];
	default:
		return NULL;
	}
}

/* Windows that do not meet may be summed by several threads. */
static void
choose_split(pop_window_plan *w)
{
	int64_t most = 1;

	w->split = -1;
	for (unsigned j = 0; j < w->rank; j++) {
		const pop_slide *s = &w->slide[j];

		if ((int)j != w->lane && s->nout > most &&
			(s->nwin - 1) * s->win_dil < s->stride) {
			most = s->nout;
			w->split = (int)j;
		}
	}
}

/* Are sums of type d rounded to it alone? */
static bool
sums(const pop_body *b, pop_dtype d)
{
	return d == POP_DT_F64
		       ? b->cls[0] == POP_CLASS_D && b->narrow == POP_DT_NONE
		       : pop_window_is_plain(b, d);
}

bool
POP_FN(pop_select_lanes_prepare)(pop_window_plan *w, pop_arena *a,
	const pop_step *step, const pop_predicate *keep, const pop_body *body,
	const pop_slide *slide, unsigned rank)
{
	const pop_dtype d = (pop_dtype)step->view[OPERAND].dtype;

	*w = pop_window_of(step, slide, rank, SOURCE);
	w->keep = keep->op;
	if (keep->op == POP_COMPARE_CODE || keep->cls[0] != body->cls[0] ||
		body->op != POP_BODY_ADD || !sums(body, d) ||
		!selection(d, keep->op) || !prepare(w, a) ||
		!has_lanes(w, OUTPUT))
		return false;
	/* The same list of rows serves both. */
	for (unsigned j = 0; j < rank; j++)
		if (slide[j].size > 1 && step->view[OPERAND].stride[j] !=
						 step->view[OUTPUT].stride[j])
			return false;
	choose_split(w);
	return true;
}

static void
select_part(void *arg, int64_t part, unsigned thread)
{
	const select_job *job = arg;
	const pop_window_plan *w = job->w;
	const int64_t n = w->split < 0 ? 1 : w->slide[w->split].nout;
	const int64_t lo = n * part / job->nparts;
	const int64_t hi = n * (part + 1) / job->nparts;
	pop_space rows = w->rows;
	int64_t from = 0, to = w->slide[w->last].nout;

	(void)thread;
	if (w->split == w->last) {
		from = lo;
		to = hi;
	}
	for (int i = 0; i < rows.n; i++)
		if (rows.dim[i] == w->split) {
			rows.lo[i] = lo;
			rows.extent[i] = hi - lo;
		}
	walk(w, &rows, 0, pop_space_count(&rows), from, to,
		selection((pop_dtype)w->step->view[OPERAND].dtype, w->keep),
		job);
}

void
POP_FN(pop_select_lanes_run)(const pop_window_plan *w, pop_run *r)
{
	const pop_view *v = w->step->view;
	select_job job = {.w = w,
		.operand = pop_view_start(r, &v[OPERAND]),
		.source = pop_view_start(r, &v[SOURCE]),
		.out = pop_view_start(r, &v[OUTPUT])};

	job.nparts = pop_part_count(
		r, w->split < 0 ? 1 : w->slide[w->split].nout, 2 * cost_of(w));
	pop_part_run(r, select_part, &job, job.nparts);
}
