/*
 * SELECT_SCATTER: every source value goes to the element of its window that
 * the select body prefers, and is combined there.
 *
 * Rows of windows are searched at once: for each window element in turn, the
 * values chosen so far and the numbers of the elements they came from are
 * kept or replaced.  Then the row of source values goes to single places.
 *
 * Windows along a dim do not meet if they are not larger than their stride;
 * such dims may be walked in any order and are cut among threads.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/window.h"

enum {
	MAX_RANK = POP_MAX_DIMS / 2,
	BLOCK = POP_BODY_CELLS, /* windows of a row at a time */
	MOST_PLACES = 1 << 16,  /* window elements with a place in a table */
	MOST_RUNS = 8,          /* elements along the row that are kept */
	OPERAND = 0,
	SOURCE,
	INIT,
	OUTPUT
};

struct plan {
	const pop_step *step;
	unsigned rank;
	pop_slide slide[MAX_RANK];
	pop_predicate keep;
	pop_body body;
	size_t size;           /* bytes of an operand value in its class */
	const int64_t *places; /* offset in the output by window element */
	int row;               /* dim; -1: one window */
	int split;             /* dim cut among threads; -1: none */
	pop_space outer;
	/* The output: dims around runs of nfill neighbours. */
	pop_space fill;
	int64_t nfill;
	bool empty, lanes;
	pop_window_plan in_lanes;
	double cost;
	size_t frame, chosen, value, source, off, tap, yes, room, total;
};

/* ---- Preparation. */

static bool
windows_meet(const pop_slide *w)
{
	return w->nwin > w->stride;
}

static int64_t
merit(const struct plan *p, unsigned d)
{
	const pop_slide *w = &p->slide[d];
	int64_t m = pop_least(w->nout, 64);

	if (p->step->view[OPERAND].stride[d] * w->stride == 1)
		m *= 4;
	return w->nout == 1 ? 0 : m;
}

/* Rows along a dim whose windows do not meet, else along the last. */
static void
choose_dims(struct plan *p)
{
	int64_t most = 0;

	p->row = p->split = -1;
	for (unsigned d = 0; d < p->rank; d++)
		if (!windows_meet(&p->slide[d]) && merit(p, d) > most) {
			most = merit(p, d);
			p->row = (int)d;
		}
	for (unsigned d = p->rank; d-- > 0 && p->row < 0;)
		if (p->slide[d].nout > 1)
			p->row = (int)d;
	most = 1;
	for (unsigned d = 0; d < p->rank; d++) {
		int64_t n = p->slide[d].nout;

		n /= (int)d == p->row ? 64 : 1;
		if (!windows_meet(&p->slide[d]) && n > most) {
			most = n;
			p->split = (int)d;
		}
	}
	for (unsigned d = 0; d < p->rank; d++)
		if ((int)d != p->row)
			pop_space_add(&p->outer, (int)d, p->slide[d].nout);
}

static int64_t
place_of(const struct plan *p, int64_t tap)
{
	int64_t at = 0;

	for (unsigned j = p->rank; j-- > 0;) {
		at += tap % p->slide[j].nwin * p->step->view[OUTPUT].stride[j];
		tap /= p->slide[j].nwin;
	}
	return at;
}

static pop_status
number_taps(struct plan *p, pop_arena *a, pop_err *err)
{
	int64_t n = 1, *place;

	for (unsigned j = 0; j < p->rank; j++)
		n *= p->slide[j].nwin;
	if (n > INT32_MAX)
		return pop_fail(err, POP_E_INPUT,
			"select_and_scatter: a window of %lld elements; at "
			"most 2147483647 are possible",
			(long long)n);
	if (n > MOST_PLACES)
		return POP_OK;
	place = POP_NEWN(a, int64_t, (size_t)n);
	for (int64_t t = 0; t < n; t++)
		place[t] = place_of(p, t);
	p->places = place;
	return POP_OK;
}

/* Dims that are not part of a run of neighbours. */
static void
find_fill(struct plan *p)
{
	const int64_t *stride = p->step->view[OUTPUT].stride;
	bool joins = true;
	bool in_run[MAX_RANK] = {false};

	p->nfill = 1;
	while (joins) {
		joins = false;
		for (unsigned d = 0; d < p->rank && !joins; d++) {
			joins = !in_run[d] && p->slide[d].size != 0 &&
				stride[d] == p->nfill;
			in_run[d] |= joins;
			p->nfill *= joins ? p->slide[d].size : 1;
		}
	}
	for (unsigned d = 0; d < p->rank; d++)
		if (!in_run[d])
			pop_space_add(&p->fill, (int)d, p->slide[d].size);
}

static void
lay_out(struct plan *p)
{
	size_t at = p->keep.scratch;

	p->frame = at;
	at += p->body.scratch;
	/* Whole vectors, as of taps. */
	p->chosen = at;
	at += BLOCK * 8 + POP_VBYTES;
	p->value = at;
	at += BLOCK * 8;
	p->source = at;
	at += BLOCK * 8;
	p->off = at;
	at += BLOCK * 8;
	p->tap = at;
	at += BLOCK * 4 + POP_VBYTES;
	p->yes = at;
	at += BLOCK;
	p->room = at;
	p->total = pop_round_up(at + POP_FN(pop_body_room)(&p->body), 64);
}

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);

	p->step = step;
	p->rank = (unsigned)step->param[POP_SELECT_RANK];
	p->cost = 1;
	for (unsigned j = 0; j < p->rank; j++) {
		p->slide[j] = pop_slide_of(step, POP_SELECT_PARAMS, p->rank, j);
		p->empty |= p->slide[j].nout == 0;
		p->cost *= (double)p->slide[j].nout;
		p->cost *= (double)p->slide[j].nwin;
	}
	POP_TRY(POP_FN(pop_predicate_prepare)(
		&p->keep, a, prog, step, 0, 1, err));
	POP_TRY(POP_FN(pop_body_prepare)(
		&p->body, a, prog, step, 1, 1, OUTPUT, SOURCE, err));
	p->size = pop_class_bytes((pop_class)p->body.cls[0]);
	POP_TRY(number_taps(p, a, err));
	p->lanes = POP_FN(pop_select_lanes_prepare)(
		&p->in_lanes, a, step, &p->keep, &p->body, p->slide, p->rank);
	choose_dims(p);
	find_fill(p);
	lay_out(p);
	*out = p;
	*scratch = p->total;
	return POP_OK;
}

/* ---- Choosing. */

/* Keeps chosen[j] where it was chosen before and `better` says so; otherwise
 * value[j], number t, takes its place.  Of the last vector lanes from n on are
 * kept in any case: there may be other windows. */
#define PICK(VT, name, op)                                                   \
	static void pick_##name(unsigned char *chosen, int32_t *tap,         \
		const unsigned char *value, int32_t t, int64_t n)            \
	{                                                                    \
		for (int64_t j = 0; j < n; j += LANES) {                     \
			const V none = (V)(v_iota() >= (int32_t)(n - j));    \
			V a = v_load(chosen + j * 4), k = v_load(tap + j);   \
			V b = n - j >= LANES                                 \
				      ? v_load(value + j * 4)                \
				      : v_load_some(value + j * 4, n - j);   \
			V keep = ((V)((VT)a op(VT) b) & (V)(k >= 0)) | none; \
                                                                             \
			v_store(chosen + j * 4, v_select(keep, a, b));       \
			v_store(tap + j, v_select(keep, k, v_set(t)));       \
		}                                                            \
	}
#define PICKS(VT, name)         \
	PICK(VT, name##_lt, <)  \
	PICK(VT, name##_le, <=) \
	PICK(VT, name##_gt, >)  \
	PICK(VT, name##_ge, >=)
PICKS(vf, f)
PICKS(vi, i)
PICKS(vu, iu)

/* The same of values twice as wide as numbers. */
#define PICK_W(VT, name, op)                                                   \
	static void pick_##name(unsigned char *chosen, int32_t *tap,           \
		const unsigned char *value, int32_t t, int64_t n)              \
	{                                                                      \
		for (int64_t j = 0; j < n; j += LANES_W) {                     \
			const V none = (V)((vl)v_iota_w() >= n - j);           \
			vi_of_l half;                                          \
			V a = v_load(chosen + j * 8), b;                       \
			vl k;                                                  \
			V keep;                                                \
                                                                               \
			memcpy(&half, tap + j, sizeof(half));                  \
			k = POP_CONVERT(half, vl);                             \
			b = n - j >= LANES_W                                   \
				    ? v_load(value + j * 8)                    \
				    : v_load_some(value + j * 8, 2 * (n - j)); \
			keep = ((V)((VT)a op(VT) b) & (V)(k >= 0)) | none;     \
			v_store(chosen + j * 8, v_select(keep, a, b));         \
			k = (vl)v_select(keep, (V)k, (V)vl_set(t));            \
			half = POP_CONVERT(k, vi_of_l);                        \
			memcpy(tap + j, &half, sizeof(half));                  \
		}                                                              \
	}
#define PICKS_W(VT, name)         \
	PICK_W(VT, name##_lt, <)  \
	PICK_W(VT, name##_le, <=) \
	PICK_W(VT, name##_gt, >)  \
	PICK_W(VT, name##_ge, >=)
PICKS_W(vd, d)
PICKS_W(vl, l)
PICKS_W(vul, lu)

typedef void pick_fn(unsigned char *chosen, int32_t *tap,
	const unsigned char *value, int32_t t, int64_t n);

#define ROW(name)                                    \
	{                                            \
		[POP_COMPARE_LT] = pick_##name##_lt, \
		[POP_COMPARE_LE] = pick_##name##_le, \
		[POP_COMPARE_GT] = pick_##name##_gt, \
		[POP_COMPARE_GE] = pick_##name##_ge, \
	}
static pick_fn *const picks[][2][POP_COMPARE_GE + 1] = {
	[POP_CLASS_F] = {ROW(f), ROW(f)},
	[POP_CLASS_D] = {ROW(d), ROW(d)},
	[POP_CLASS_I] = {ROW(i), ROW(iu)},
	[POP_CLASS_L] = {ROW(l), ROW(lu)},
};

/* By what the select body said of each. */
static void
pick_said(unsigned char *chosen, int32_t *tap, const unsigned char *value,
	const unsigned char *yes, size_t size, int32_t t, int64_t n)
{
	for (int64_t j = 0; j < n; j++) {
		if (tap[j] >= 0 && yes[j])
			continue;
		memcpy(chosen + (size_t)j * size, value + (size_t)j * size,
			size);
		tap[j] = t;
	}
}

/* ---- A row of windows. */

struct job {
	const struct plan *p;
	pop_run *run;
	unsigned char *start[OUTPUT + 1];
	int64_t nparts;
};

struct row {
	const struct plan *p;
	const struct job *job;
	unsigned char *scratch;
	pop_vm_frame *keep, *body;
	int64_t x[POP_MAX_DIMS]; /* coordinates of the windows */
	int64_t q[MAX_RANK];     /* of a window element in the operand */
	int64_t from, to;        /* windows of the row */
	int32_t *tap;
	pop_slide_run run[MOST_RUNS]; /* by window element along the row */
};

static void
choose(struct row *w, const pop_slide_run *r, int32_t t)
{
	const struct plan *p = w->p;
	const pop_view *v = &p->step->view[OPERAND];
	const int64_t eb = pop_elem_bytes(v);
	const int64_t step = p->row < 0 ? 0 : r->q_step * v->stride[p->row];
	unsigned char *chosen = w->scratch + p->chosen;
	unsigned char *value = w->scratch + p->value;
	unsigned char *in[2];
	const unsigned char *from = w->job->start[OPERAND];
	int32_t *tap = w->tap + (r->o - w->from);
	pick_fn *pick = p->keep.op == POP_COMPARE_CODE
				? NULL
				: picks[p->keep.cls[0]][p->keep.is_unsigned]
				       [p->keep.op];

	chosen += (size_t)(r->o - w->from) * p->size;
	for (unsigned j = 0; j < p->rank; j++)
		from += w->q[j] * v->stride[j] * eb;
	if (pick && POP_FN(pop_is_direct)((pop_dtype)v->dtype) && step == 1) {
		pick(chosen, tap, from, t, r->n);
		return;
	}
	POP_FN(pop_row_load)
	(value, from, step * eb, (pop_dtype)v->dtype, r->n);
	if (pick) {
		pick(chosen, tap, value, t, r->n);
		return;
	}
	in[0] = chosen;
	in[1] = value;
	POP_FN(pop_predicate_run)
	(&p->keep, w->keep, in, w->scratch + p->yes, r->n);
	pick_said(chosen, tap, value, w->scratch + p->yes, p->size, t, r->n);
}

/* Window elements of dim j and all after it; t numbers those before. */
static void
walk_window(struct row *w, unsigned j, int64_t t, const pop_slide_run *r)
{
	const struct plan *p = w->p;
	const pop_slide *s = &p->slide[j];
	int64_t lo = 0, hi = s->nwin;

	if (j == p->rank) {
		choose(w, r, (int32_t)t);
		return;
	}
	if ((int)j != p->row)
		POP_FN(pop_slide_taps)(s, w->x[j], &lo, &hi);
	for (int64_t k = lo; k < hi; k++) {
		pop_slide_run run = *r;

		if ((int)j == p->row) {
			run = k < MOST_RUNS ? w->run[k]
					    : POP_FN(pop_slide_outputs)(
						      s, k, w->from, w->to);
			if (!run.n)
				continue;
			w->q[j] = run.q;
		} else {
			w->q[j] = pop_slide_at(s, w->x[j], k);
		}
		walk_window(w, j + 1, t * s->nwin + k, &run);
	}
}

/* Source values of the windows that have elements, and where they go. */
static int64_t
collect(struct row *w, int64_t *off)
{
	const struct plan *p = w->p;
	const pop_view *s = &p->step->view[SOURCE];
	const pop_view *o = &p->step->view[OUTPUT];
	const pop_slide *along = p->row < 0 ? NULL : &p->slide[p->row];
	unsigned char *value = w->scratch + p->source;
	int64_t from = 0, to = 0, step = 0, m = 0;

	if (along) {
		w->x[p->row] = w->from;
		step = along->stride * o->stride[p->row];
	}
	for (unsigned j = 0; j < p->rank; j++) {
		from += w->x[j] * s->stride[j];
		to += (w->x[j] * p->slide[j].stride - p->slide[j].low) *
		      o->stride[j];
	}
	POP_FN(pop_row_load)
	(value, w->job->start[SOURCE] + from * pop_elem_bytes(s),
		along ? s->stride[p->row] * pop_elem_bytes(s) : 0,
		(pop_dtype)s->dtype, w->to - w->from);
	for (int64_t j = 0; j < w->to - w->from; j++, to += step) {
		int32_t t = w->tap[j];

		if (t < 0)
			continue;
		off[m] = to + (p->places ? p->places[t] : place_of(p, t));
		if (m != j)
			memmove(value + (size_t)m * p->size,
				value + (size_t)j * p->size, p->size);
		m++;
	}
	return m;
}

/* Windows from..to - 1 of the row come next. */
static void
start_block(struct row *w, int64_t from, int64_t to)
{
	const struct plan *p = w->p;
	const pop_slide *s = p->row < 0 ? NULL : &p->slide[p->row];

	if (w->from == from && w->to == to)
		return;
	w->from = from;
	w->to = to;
	for (int64_t k = 0; s && k < pop_least(MOST_RUNS, s->nwin); k++)
		w->run[k] = POP_FN(pop_slide_outputs)(s, k, from, to);
}

static void
do_row(struct row *w)
{
	const struct plan *p = w->p;
	pop_slide_run one = {.n = 1, .o_step = 1};
	union {
		unsigned char *bytes;
		int64_t *place;
	} off = {w->scratch + p->off};
	unsigned char *value = w->scratch + p->source;
	unsigned char *out = w->job->start[OUTPUT];
	int64_t *to = off.place;

	memset(w->tap, 0xff, (size_t)(w->to - w->from) * sizeof(*w->tap));
	walk_window(w, 0, 0, &one);
	POP_FN(pop_body_cells)
	(&p->body, w->body, w->scratch + p->room, &out, &to, &value,
		collect(w, to));
}

/* ---- Run. */

/* The part's share of the split dim. */
static void
take_share(const struct plan *p, int64_t part, int64_t nparts, pop_space *outer,
	int64_t *from, int64_t *to)
{
	int64_t n, lo, hi;

	*from = 0;
	*to = p->row < 0 ? 1 : p->slide[p->row].nout;
	if (p->split < 0 || nparts == 1)
		return;
	n = p->slide[p->split].nout;
	lo = n * part / nparts;
	hi = n * (part + 1) / nparts;
	if (p->split == p->row) {
		*from = lo;
		*to = hi;
	}
	for (int i = 0; i < outer->n; i++)
		if (outer->dim[i] == p->split) {
			outer->lo[i] = lo;
			outer->extent[i] = hi - lo;
		}
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	pop_space outer = p->outer;
	struct row w = {
		.p = p, .job = j, .scratch = pop_run_scratch(j->run, thread)};
	int64_t from, to, n;

	w.tap = (int32_t *)(void *)(w.scratch + p->tap);
	w.keep = POP_FN(pop_predicate_begin)(&p->keep, w.scratch);
	w.body = POP_FN(pop_body_begin)(&p->body, w.scratch + p->frame);
	take_share(p, part, j->nparts, &outer, &from, &to);
	n = pop_space_count(&outer);
	if (n)
		pop_space_seek(&outer, 0, w.x);
	for (int64_t i = 0; i < n; i++, pop_space_next(&outer, w.x))
		for (int64_t b = from; b < to; b += BLOCK) {
			start_block(&w, b, pop_least(b + BLOCK, to));
			do_row(&w);
		}
}

/* The initial value everywhere: runs of neighbours, over the other dims. */
static void
fill_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	const pop_view *v = &p->step->view[OUTPUT];
	const size_t size = (size_t)pop_elem_bytes(v);
	const int64_t n = p->nfill * pop_space_count(&p->fill);
	const int64_t end = n * (part + 1) / j->nparts;
	int64_t x[POP_MAX_DIMS] = {0}, count;

	(void)thread;
	for (int64_t at = n * part / j->nparts; at < end; at += count) {
		int64_t to = at % p->nfill;

		count = pop_least(p->nfill - to, end - at);
		pop_space_seek(&p->fill, at / p->nfill, x);
		to += pop_space_offset(&p->fill, v, x);
		POP_FN(pop_fill_row)
		(j->start[OUTPUT] + to * (int64_t)size, j->start[INIT], size,
			count);
	}
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	struct job j = {.p = p, .run = r};
	const int64_t n = p->nfill * pop_space_count(&p->fill);

	for (unsigned v = 0; v <= OUTPUT; v++)
		j.start[v] = pop_view_start(r, &p->step->view[v]);
	j.nparts = pop_part_count(r, n, 0.5 * (double)n);
	pop_part_run(r, fill_part, &j, j.nparts);
	if (p->empty)
		return;
	if (p->lanes) {
		POP_FN(pop_select_lanes_run)(&p->in_lanes, r);
		return;
	}
	j.nparts = pop_part_count(
		r, p->split < 0 ? 1 : p->slide[p->split].nout, p->cost);
	pop_part_run(r, run_part, &j, j.nparts);
}

const pop_kernel POP_FN(pop_kernel_select_scatter) = {
	.prepare = prepare, .run = run};
