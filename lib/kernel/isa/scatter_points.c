/*
 * Scatter of rows: indices become a batch of places and of updates that go
 * there, those outside or in another thread's part left out without a branch;
 * then the body runs over the batch.  A dim of windows that an index moves is
 * one of points, whose coordinate shifts the index, if it is outside of lines.
 */

#include "lib/kernel/isa/scatter_points.h"

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"

enum {
	SEGMENT = 256,  /* points at a time */
	INDEXED = 1024, /* the same if indices are places */
	MOST_COMPONENTS = 8,
	BATCH = 512,
	FAR_BYTES = 1 << 18, /* of outputs */
	NEAR_ROW = 64,       /* bytes of a row asked for with all its batch */
	FEW = 8,             /* points that do not pay */
	MANY = 4,            /* single elements that pay for several passes */
	SHORT = 8,           /* rows whose elements are not worth converting */
	BLOCK = 256,         /* elements converted at a time */
	MOST_TURNED = POP_TRANSPOSE_SIDE, /* elements of a row put together */
	SHARES = 4,        /* of the updates of a table; see find_shares() */
	SHARE_POINTS = 16, /* points of each place that pay for them */
	SHARE_BYTES = 1 << 17, /* of a table */
	LINE_BYTES = 64,       /* of a cache */
	NEAR_BYTES = 256,      /* of updates side by side; see find_near() */
	OUT = 0,
	INDEX,
	UPDATE,
	NVIEW
};

/* Dims that all views walk through as one; strides in elements. */
struct axis {
	int64_t extent, stride[NVIEW];
	bool shifts; /* one dim, whose coordinate adds to a component */
};

struct axes {
	int n;
	struct axis at[POP_MAX_DIMS];
};

struct component {
	int64_t at; /* bytes */
	uint32_t stride, size;
	int axis; /* of the points, that shifts it; -1: none */
};

struct pop_scatter_points {
	const pop_step *step;
	const pop_view *view[NVIEW];
	const pop_body *body;
	struct axes point; /* in the order of the updates */
	struct axes outer; /* passes over all points */
	struct axis near;  /* passes over each batch */
	int64_t npoint, nouter;
	int64_t run;    /* elements of a row, next to each other */
	bool turns;     /* of updates that are `turned` elements apart, perhaps
			 * none: the same goes to a whole row */
	int64_t turned;
	int64_t span;   /* of places, in elements */
	int64_t reach;  /* no place or update of a pass is further on */
	int ncomponent;
	struct component *component;
	bool copies;
	pop_body_put_fn *put; /* if the body may work on memory as it is */
	bool is_indexed;      /* and indices are places */
	int nshare;
	size_t acc, val, block; /* in the scratch */
	size_t tables;          /* in the scratch of thread 0 */
};

/* ---- Preparation. */

static const struct axis one_point = {.extent = 1};

/* The innermost axis of the points. */
static const struct axis *
line_of(const pop_scatter_points *p)
{
	return p->point.n ? &p->point.at[p->point.n - 1] : &one_point;
}

static int64_t
count(const struct axes *x)
{
	int64_t n = 1;

	for (int i = 0; i < x->n; i++)
		n *= x->at[i].extent;
	return n;
}

static bool
are_one(const struct axis *outer, const struct axis *inner)
{
	if (outer->shifts || inner->shifts)
		return false;
	for (int v = 0; v < NVIEW; v++)
		if (outer->stride[v] != inner->stride[v] * inner->extent)
			return false;
	return true;
}

static void
add_axis(struct axes *to, const struct axis *x)
{
	if (to->n && are_one(&to->at[to->n - 1], x)) {
		int64_t outer = to->at[to->n - 1].extent;

		to->at[to->n - 1] = *x;
		to->at[to->n - 1].extent *= outer;
	} else {
		to->at[to->n++] = *x;
	}
}

/* The window's axes by stride of the output, greatest first, merged. */
static void
order_window(struct axes *x)
{
	struct axes sorted = {0}, merged = {0};

	for (int i = 0; i < x->n; i++) {
		int at = sorted.n++;

		for (; at > 0 &&
			sorted.at[at - 1].stride[OUT] < x->at[i].stride[OUT];
			at--)
			sorted.at[at] = sorted.at[at - 1];
		sorted.at[at] = x->at[i];
	}
	for (int i = 0; i < sorted.n; i++)
		add_axis(&merged, &sorted.at[i]);
	*x = merged;
}

/* The component that moves along dim d, too; or NULL. */
static struct component *
moved_along(const pop_scatter_points *p, int d)
{
	const int64_t *q = p->step->param + POP_SCATTER_PARAMS;

	for (int c = 0; c < p->ncomponent; c++, q += POP_SCATTER_INDEX_PARAMS)
		if (q[POP_SCATTER_INDEX_DIM] == d)
			return &p->component[c];
	return NULL;
}

/* Adds dim d, which is longer than one, to the axes; false: not for this. */
static bool
add_dim(pop_scatter_points *p, int d)
{
	struct component *moved = moved_along(p, d);
	struct axis x = {.extent = p->step->extent[d], .shifts = moved != NULL};
	bool own;

	for (int v = 0; v < NVIEW; v++)
		x.stride[v] = p->view[v]->stride[d];
	if (!p->ncomponent)
		x.stride[INDEX] = 0;
	if (x.stride[OUT] < 0 || x.stride[UPDATE] < 0)
		return false;
	own = !moved && x.stride[OUT] && !x.stride[INDEX];
	add_axis(own ? &p->outer : &p->point, &x);
	if (moved)
		moved->axis = p->point.n - 1;
	return true;
}

/* Are there lines of points that are worth it?  Of windows that lie behind the
 * points in the updates, scatter.c finds whole runs. */
static bool
has_lines(const pop_scatter_points *p)
{
	const struct axis *line = line_of(p);

	for (int i = 0; i < p->point.n; i++)
		if (p->point.at[i].shifts)
			return !line->shifts && line->extent >= FEW;
	return p->npoint >= (p->nouter > 1 && p->run == 1 ? MANY : FEW);
}

/* False: a dim that this is not for. */
static bool
find_axes(pop_scatter_points *p)
{
	for (int d = 0; d < p->step->ndim; d++)
		if (p->step->extent[d] != 1 && !add_dim(p, d))
			return false;
	order_window(&p->outer);
	p->run = 1;
	if (p->outer.n) {
		struct axis *last = &p->outer.at[p->outer.n - 1];

		if (last->stride[OUT] == 1 && last->stride[UPDATE] == 1) {
			p->run = last->extent;
			p->outer.n--;
		}
	}
	p->npoint = count(&p->point);
	p->nouter = count(&p->outer);
	return has_lines(p);
}

static bool
add_reach(int64_t *reach, int64_t extent, int64_t stride)
{
	int64_t more;

	return pop_mul_i64(extent - 1, stride, &more) &&
	       pop_add_i64(*reach, more, reach) && *reach < INT32_MAX;
}

/* False: one that 31 bits do not number. */
static bool
find_components(pop_scatter_points *p, pop_arena *a)
{
	const int64_t *q = p->step->param + POP_SCATTER_PARAMS;

	p->component = POP_NEWN(a, struct component, (size_t)p->ncomponent + 1);
	for (int c = 0; c < p->ncomponent; c++, q += POP_SCATTER_INDEX_PARAMS) {
		int64_t size = q[POP_SCATTER_INDEX_SIZE];
		int64_t stride = q[POP_SCATTER_INDEX_OPERAND_STRIDE];

		if (size < 1 || size > INT32_MAX || stride < 0 ||
			stride > INT32_MAX ||
			!add_reach(&p->span, size, stride))
			return false;
		p->component[c] =
			(struct component){.at = q[POP_SCATTER_INDEX_STRIDE] *
						 pop_elem_bytes(p->view[INDEX]),
				.stride = (uint32_t)stride,
				.size = (uint32_t)size,
				.axis = -1};
	}
	return true;
}

/* Do 31 bits number the places and the updates of a pass?  Shifted components
 * stay inside. */
static bool
find_reach(pop_scatter_points *p)
{
	int64_t update = 0;

	for (int i = 0; i < p->point.n; i++) {
		const struct axis *x = &p->point.at[i];

		if ((!x->shifts &&
			    !add_reach(&p->span, x->extent, x->stride[OUT])) ||
			!add_reach(&update, x->extent, x->stride[UPDATE]))
			return false;
	}
	p->reach = pop_most(p->span++, update);
	return true;
}

/* How a row is combined; false: single elements that need converting. */
static bool
find_way(pop_scatter_points *p, size_t *scratch)
{
	bool same = p->view[OUT]->dtype == p->view[UPDATE]->dtype;

	p->copies = pop_body_copies(p->body, (pop_dtype)p->view[UPDATE]->dtype);
	if (!p->copies && same)
		p->put = p->body->put;
	p->acc = *scratch;
	p->val = p->acc + (size_t)BLOCK * 8;
	if (p->copies || p->put)
		return true;
	*scratch = p->val + (size_t)BLOCK * 8;
	return p->run >= SHORT;
}

/* Of the last pass's dim, the most elements that go into it without a rest. */
static int64_t
turned_of(const struct axis *last)
{
	int64_t n = pop_least(last->extent, MOST_TURNED);

	while (last->extent % n)
		n--;
	return n;
}

/*
 * Rows whose updates lie in lines, one for each element of a row: SEGMENT
 * points at a time are turned, and whole rows are combined.  Element by
 * element, each pass would wait for one that the point before went to.
 */
static void
find_turn(pop_scatter_points *p, size_t *scratch)
{
	const int64_t eb = pop_elem_bytes(p->view[UPDATE]);
	const struct axis *line = line_of(p);
	struct axis *last;

	if (p->run != 1 || p->nouter < 2 || (!p->copies && !p->put))
		return;
	last = &p->outer.at[p->outer.n - 1];
	if (last->stride[OUT] != 1 || line->stride[UPDATE] != 1 ||
		line->extent < POP_TRANSPOSE_SIDE || turned_of(last) < SHORT)
		return;
	p->run = turned_of(last);
	p->turns = true;
	p->turned = last->stride[UPDATE];
	last->extent /= p->run;
	last->stride[OUT] *= p->run;
	last->stride[UPDATE] *= p->run;
	p->nouter /= p->run;
	p->block = pop_round_up(*scratch, 64);
	*scratch = p->block + (size_t)(SEGMENT * p->run * eb);
}

/* Passes whose updates share lines of the cache follow batch by batch, so that
 * these are fetched once. */
static void
find_near(pop_scatter_points *p)
{
	const int64_t eb = pop_elem_bytes(p->view[UPDATE]);

	p->near = one_point;
	for (int i = 0; i < p->outer.n && !p->turns && !p->is_indexed; i++) {
		const struct axis x = p->outer.at[i];

		if (x.stride[UPDATE] * eb >= LINE_BYTES ||
			pop_mul_capped(x.stride[UPDATE] * eb, x.extent) >
				NEAR_BYTES)
			continue;
		p->near = x;
		p->nouter /= x.extent;
		p->outer.n--;
		memmove(p->outer.at + i, p->outer.at + i + 1,
			(size_t)(p->outer.n - i) * sizeof(x));
		return;
	}
}

/* Are places next to each other, and their number the span? */
static bool
are_dense(const pop_scatter_points *p)
{
	int64_t n = 1;

	for (int i = 0; i < p->point.n; i++)
		if (p->point.at[i].stride[OUT])
			return false;
	for (int c = 0; c < p->ncomponent; c++)
		if (!pop_mul_i64(n, p->component[c].size, &n))
			return false;
	return n == p->span;
}

static int64_t
table_bytes(const pop_scatter_points *p)
{
	return pop_round_up(p->span * pop_elem_bytes(p->view[OUT]), 64);
}

/*
 * A small table that many single elements go to: the updates are cut in
 * SHARES, the same for any number of threads, of which all but the first have
 * a table of their own; the tables are combined in order at the end.  Halves
 * of the table would make each thread look at all indices, which costs as
 * much as the work.  Not of products: infinity times zero would depend on
 * where the updates are cut.
 */
static void
find_shares(pop_scatter_points *p, size_t *scratch)
{
	p->nshare = 1;
	p->is_indexed = p->put && p->run == 1 && are_dense(p) &&
			p->ncomponent == 1 && p->component[0].stride == 1;
	if (!p->put || p->body->op == POP_BODY_MUL || p->run != 1 ||
		p->nouter != 1 || p->point.n != 1 || !are_dense(p) ||
		p->npoint / SHARE_POINTS < p->span ||
		table_bytes(p) > SHARE_BYTES)
		return;
	p->nshare = SHARES;
	p->tables = pop_round_up(*scratch, 64);
	*scratch = p->tables + (size_t)(SHARES - 1) * (size_t)table_bytes(p);
}

pop_status
POP_FN(pop_scatter_points_prepare)(pop_scatter_points **out, size_t *scratch,
	pop_arena *a, const pop_step *step, const pop_body *body, bool free)
{
	pop_scatter_points *p = POP_NEW(a, pop_scatter_points);

	*out = NULL;
	p->step = step;
	p->body = body;
	p->ncomponent = (int)step->param[POP_SCATTER_NINDEX];
	p->view[OUT] = step->view;
	p->view[INDEX] = step->view + 1;
	p->view[UPDATE] = step->view + 2;
	*scratch = 0;
	if (!free || body->n != 1 || body->op == POP_BODY_CODE ||
		p->ncomponent > MOST_COMPONENTS)
		return POP_OK;
	if (!find_components(p, a) || !find_axes(p) || !find_reach(p) ||
		!find_way(p, scratch))
		return POP_OK;
	find_turn(p, scratch);
	find_shares(p, scratch);
	find_near(p);
	*out = p;
	return POP_OK;
}

/* ---- Run. */

struct job {
	const pop_scatter_points *p;
	pop_run *run;
	unsigned char *start[NVIEW];
	int64_t npart_outer, npart_place;
};

struct worker {
	const pop_scatter_points *p;
	unsigned char *scratch;
	unsigned char *start[NVIEW];  /* of the pass */
	uint32_t lo, size;            /* places of the part: lo.. */
	int64_t from, to;             /* points of each line */
	int64_t x[POP_MAX_DIMS];      /* which line */
	int64_t n;                    /* in the batch */
	int32_t place[BATCH + LANES]; /* in elements */
	int32_t update[BATCH + LANES];
};

/* The lanes of v where m is set, side by side from lane 0 on. */
#if POP_VBYTES == 64
typedef __mmask16 lane_set;

POP_INLINE lane_set
set_of(V m)
{
	return _mm512_movepi32_mask((__m512i)m);
}

POP_INLINE V
pack(V v, lane_set m)
{
	return (V)_mm512_maskz_compress_epi32(m, (__m512i)v);
}
#else
typedef unsigned lane_set;

#	if POP_VBYTES == 32
POP_INLINE lane_set
set_of(V m)
{
	return (unsigned)_mm256_movemask_ps((__m256)m);
}

/* pdep and pext are slow on some machines with AVX2: lanes by table, four bits
 * each. */
#		define LANE(m, b)                                           \
			((m) >> (b)&1 ? (uint32_t)(b)                        \
						<< 4 * __builtin_popcount(   \
							       (m) &         \
							       ((1 << (b)) - \
								       1))   \
				      : 0u)
#		define LANES_OF(m)                                          \
			(LANE(m, 0) | LANE(m, 1) | LANE(m, 2) | LANE(m, 3) | \
				LANE(m, 4) | LANE(m, 5) | LANE(m, 6) |       \
				LANE(m, 7))
#		define FOUR(m)                                        \
			LANES_OF(m), LANES_OF(m + 1), LANES_OF(m + 2), \
				LANES_OF(m + 3)
#		define SIXTEEN(m) \
			FOUR(m), FOUR(m + 4), FOUR(m + 8), FOUR(m + 12)
#		define SIXTY_FOUR(m)                                 \
			SIXTEEN(m), SIXTEEN(m + 16), SIXTEEN(m + 32), \
				SIXTEEN(m + 48)
static const uint32_t lanes_of[256] = {
	SIXTY_FOUR(0), SIXTY_FOUR(64), SIXTY_FOUR(128), SIXTY_FOUR(192)};

POP_INLINE V
pack(V v, lane_set m)
{
	const V shift = v_iota() * 4;

	return (V)_mm256_permutevar8x32_epi32((__m256i)v,
		_mm256_srlv_epi32(
			_mm256_set1_epi32((int)lanes_of[m]), (__m256i)shift));
}
#	else
POP_INLINE lane_set
set_of(V m)
{
	unsigned s = 0;

	for (int i = 0; i < LANES; i++)
		s |= (unsigned)(m[i] & 1) << i;
	return s;
}

POP_INLINE V
pack(V v, lane_set m)
{
	V r = v;
	int n = 0;

	for (int i = 0; i < LANES; i++) {
		r[n] = v[i];
		n += m >> i & 1;
	}
	return r;
}
#	endif
#endif

/* One row of elements that are not as they are computed with. */
static void
convert_row(struct worker *w, unsigned char *to, const unsigned char *from)
{
	const pop_scatter_points *p = w->p;
	const pop_dtype to_dtype = (pop_dtype)p->view[OUT]->dtype;
	const pop_dtype from_dtype = (pop_dtype)p->view[UPDATE]->dtype;
	const int64_t so = pop_elem_bytes(p->view[OUT]);
	const int64_t su = pop_elem_bytes(p->view[UPDATE]);
	unsigned char *acc = w->scratch + p->acc, *val = w->scratch + p->val;

	for (int64_t j = 0; j < p->run; j += BLOCK) {
		int64_t n = pop_least(BLOCK, p->run - j);

		POP_FN(pop_row_load)(acc, to + j * so, so, to_dtype, n);
		POP_FN(pop_row_load)(val, from + j * su, su, from_dtype, n);
		POP_FN(pop_body_run)(p->body, NULL, &acc, &val, n);
		POP_FN(pop_row_store)(to + j * so, so, acc, to_dtype, n);
	}
}

/* Asks for what the batch reads and writes, where it is not near anyway. */
static void
ask(const struct worker *w)
{
	const pop_scatter_points *p = w->p;
	const int64_t so = pop_elem_bytes(p->view[OUT]);
	const int64_t su = pop_elem_bytes(p->view[UPDATE]);

	if (p->span * so < FAR_BYTES || (p->put && p->run * so >= NEAR_ROW))
		return;
	for (int64_t i = 0; i < w->n; i++)
		__builtin_prefetch(w->start[OUT] + w->place[i] * so, 1);
	for (int64_t i = 0; !p->put && p->run > 1 && i < w->n; i++)
		__builtin_prefetch(w->start[UPDATE] + w->update[i] * su);
}

/* Applies the batch of one pass. */
static void
apply_pass(struct worker *w)
{
	const pop_scatter_points *p = w->p;
	const int64_t so = pop_elem_bytes(p->view[OUT]);
	const int64_t su = pop_elem_bytes(p->view[UPDATE]);

	ask(w);
	if (p->copies)
		POP_FN(pop_copy_places)
	(w->start[OUT], w->place, w->start[UPDATE], w->update, (size_t)so,
		p->run, w->n);
	else if (p->put) p->put(w->start[OUT], w->place, w->start[UPDATE],
		w->update, w->n, p->run);
	else for (int64_t i = 0; i < w->n; i++)
		convert_row(w, w->start[OUT] + w->place[i] * so,
			w->start[UPDATE] + w->update[i] * su);
}

/* What lies outside 32 bits stays outside when it is shifted. */
static void
load_saturated(int32_t *to, const unsigned char *from, int64_t step,
	pop_dtype d, int64_t n)
{
	int64_t v[SEGMENT];

	POP_FN(pop_index_load)(v, from, step, d, n);
	for (int64_t i = 0; i < n; i++)
		to[i] = (int32_t)pop_most(
			pop_least(v[i], INT32_MAX), INT32_MIN);
}

/* Applies the batch, which stays, in all passes that are near. */
static void
apply(struct worker *w)
{
	const pop_scatter_points *p = w->p;
	const int64_t so = p->near.stride[OUT] * pop_elem_bytes(p->view[OUT]);
	const int64_t su =
		p->near.stride[UPDATE] * pop_elem_bytes(p->view[UPDATE]);

	for (int64_t k = 0; k < p->near.extent; k++) {
		apply_pass(w);
		w->start[OUT] += so;
		w->start[UPDATE] += su;
	}
	w->start[OUT] -= p->near.extent * so;
	w->start[UPDATE] -= p->near.extent * su;
}

/* Indices of a component for n points: in place, or brought into `room`. */
static const unsigned char *
indices(const struct worker *w, const struct component *c, int64_t at,
	int64_t step, int64_t n, int32_t *room)
{
	const pop_view *v = w->p->view[INDEX];
	const int64_t eb = pop_elem_bytes(v);
	const unsigned char *from = w->start[INDEX] + c->at + at * eb;
	const pop_dtype d = (pop_dtype)v->dtype;
	const bool saturates = c->axis >= 0 && d != POP_DT_I32;

	if (step == 1 && !saturates && (d == POP_DT_I32 || d == POP_DT_U32))
		return from;
	if (saturates)
		load_saturated(room, from, step * eb, d, n);
	else
		POP_FN(pop_index_load32)(room, from, step * eb, d, n);
	return (const unsigned char *)room;
}

static int32_t
shift_of(const struct worker *w, const struct component *c)
{
	return c->axis < 0 ? 0 : (int32_t)w->x[c->axis];
}

/* Adds to the batch those of n points that lie in the part. */
static void
add_points(
	struct worker *w, const struct axis *line, const int64_t *at, int64_t n)
{
	const pop_scatter_points *p = w->p;
	const V lo = v_set((int32_t)w->lo), size = v_set((int32_t)w->size);
	const V update = v_iota() * v_set((int32_t)line->stride[UPDATE]);
	const V place = v_iota() * v_set((int32_t)line->stride[OUT]);
	const unsigned char *from[MOST_COMPONENTS];
	int64_t end = w->n;
	int32_t room[MOST_COMPONENTS][SEGMENT], shift[MOST_COMPONENTS];

	for (int c = 0; c < p->ncomponent; c++) {
		from[c] = indices(w, &p->component[c], at[INDEX],
			line->stride[INDEX], n, room[c]);
		shift[c] = shift_of(w, &p->component[c]);
	}
	for (int64_t j = 0; j < n; j += LANES) {
		const int64_t left = n - j;
		V in = v_iota() < v_set((int32_t)pop_least(left, LANES));
		V u = v_set((int32_t)(at[UPDATE] + j * line->stride[UPDATE])) +
		      update;
		V to = v_set((int32_t)(at[OUT] + j * line->stride[OUT])) +
		       place;
		lane_set m;

		for (int c = 0; c < p->ncomponent; c++) {
			const struct component *q = &p->component[c];
			const unsigned char *f = from[c] + j * 4;
			V x = left < LANES ? v_load_some(f, left) : v_load(f);

			in &= (V)((vu)x + (vu)v_set(shift[c]) <
				  (vu)v_set((int32_t)q->size));
			/* Wraps where x is outside. */
			to = (V)((vu)to +
				 (vu)x * (vu)v_set((int32_t)q->stride));
		}
		in &= (V)((vu)to - (vu)lo < (vu)size);
		m = set_of(in);
		v_store(w->place + end, pack(to, m));
		v_store(w->update + end, pack(u, m));
		end += __builtin_popcount(m);
	}
	w->n = end;
}

/* The same when all places are the worker's and indices are places. */
static void
apply_indices(
	struct worker *w, const struct axis *line, const int64_t *at, int64_t n)
{
	const pop_scatter_points *p = w->p;
	const int64_t su = pop_elem_bytes(p->view[UPDATE]);
	int32_t room[INDEXED];

	p->body->index(w->start[OUT],
		(const void *)indices(w, &p->component[0], at[INDEX],
			line->stride[INDEX], n, room),
		p->component[0].size, w->start[UPDATE] + at[UPDATE] * su,
		line->stride[UPDATE] * su, n);
}

/* The same when rows are put together in a block first. */
static void
apply_turned(
	struct worker *w, const struct axis *line, const int64_t *at, int64_t n)
{
	const pop_scatter_points *p = w->p;
	const int64_t su = pop_elem_bytes(p->view[UPDATE]);
	unsigned char *const update = w->start[UPDATE];
	unsigned char *const block = w->scratch + p->block;
	const int64_t first[NVIEW] = {[OUT] = at[OUT], [INDEX] = at[INDEX]};
	struct axis rows = *line;

	rows.stride[UPDATE] = p->run;
	POP_FN(pop_transpose)
	((size_t)su, block, p->run * su, update + at[UPDATE] * su,
		p->turned * su, p->run, n);
	w->n = 0;
	add_points(w, &rows, first, n);
	w->start[UPDATE] = block;
	apply(w);
	w->start[UPDATE] = update;
	w->n = 0;
}

static bool
has_places(const struct worker *w)
{
	return w->p->is_indexed && w->size == w->p->span;
}

/* All points of the lines' part, in order. */
static void
run_pass(struct worker *w)
{
	const struct axes *s = &w->p->point;
	const struct axis *line = line_of(w->p);
	const bool indexed = has_places(w);
	const int64_t segment = indexed ? INDEXED : SEGMENT;
	int64_t at[NVIEW] = {0};
	int i;

	w->n = 0;
	memset(w->x, 0, sizeof(w->x));
	do {
		for (int64_t j = w->from; j < w->to; j += segment) {
			int64_t n = pop_least(segment, w->to - j);
			int64_t from[NVIEW];

			for (int v = 0; v < NVIEW; v++)
				from[v] = at[v] + j * line->stride[v];
			if (indexed) {
				apply_indices(w, line, from, n);
				continue;
			}
			if (w->p->turns) {
				apply_turned(w, line, from, n);
				continue;
			}
			if (w->n + n > BATCH) {
				apply(w);
				w->n = 0;
			}
			add_points(w, line, from, n);
		}
		for (i = s->n - 2; i >= 0; i--) {
			const struct axis *q = &s->at[i];

			for (int v = 0; v < NVIEW; v++)
				at[v] += q->stride[v];
			if (++w->x[i] < q->extent)
				break;
			for (int v = 0; v < NVIEW; v++)
				at[v] -= q->extent * q->stride[v];
			w->x[i] = 0;
		}
	} while (i >= 0);
	apply(w);
}

/* Are all passes the batch of the first, at places of their own? */
static bool
repeats(const struct worker *w)
{
	return w->p->npoint <= BATCH && !has_places(w) && !w->p->turns;
}

/* Batches of one pass become one of as many passes along q as there is room
 * for; returns their number. */
static int64_t
join_passes(struct worker *w, const struct axis *q)
{
	const int64_t n = w->n;
	int64_t m = pop_least(q->extent, BATCH / n);

	if (pop_mul_capped(m, pop_most(q->stride[OUT], q->stride[UPDATE])) >=
		INT32_MAX - w->p->reach)
		return 1;
	for (int64_t i = n; i < m * n; i++) {
		w->place[i] = w->place[i - n] + (int32_t)q->stride[OUT];
		w->update[i] = w->update[i - n] + (int32_t)q->stride[UPDATE];
	}
	return m;
}

/* Points the worker at pass k; returns how many follow it along the last dim,
 * with it. */
static int64_t
start_pass(struct worker *w, const struct job *j, int64_t k)
{
	const pop_scatter_points *p = w->p;
	int64_t at[NVIEW] = {0}, left = 1;

	for (int i = p->outer.n - 1; i >= 0; i--) {
		const struct axis *q = &p->outer.at[i];

		for (int v = 0; v < NVIEW; v++)
			at[v] += k % q->extent * q->stride[v];
		if (i == p->outer.n - 1)
			left = q->extent - k % q->extent;
		k /= q->extent;
	}
	for (int v = 0; v < NVIEW; v++)
		w->start[v] = j->start[v] + at[v] * pop_elem_bytes(p->view[v]);
	return left;
}

/* Passes first..last - 1 after one whose batch there is. */
static void
repeat_passes(
	struct worker *w, const struct job *j, int64_t first, int64_t last)
{
	const int64_t n = w->n;
	int64_t most;

	if (n == 0 || first == last)
		return;
	most = join_passes(w, &w->p->outer.at[w->p->outer.n - 1]);
	for (int64_t k = first, m; k < last; k += m) {
		m = pop_least(start_pass(w, j, k), last - k);
		m = pop_least(m, most);
		w->n = m * n;
		apply(w);
	}
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const pop_scatter_points *p = j->p;
	int64_t ko = part / j->npart_place, kp = part % j->npart_place;
	int64_t lo = p->span * kp / j->npart_place;
	int64_t hi = p->span * (kp + 1) / j->npart_place;
	int64_t first = p->nouter * ko / j->npart_outer;
	int64_t last = p->nouter * (ko + 1) / j->npart_outer;
	struct worker w;

	w.p = p;
	w.scratch = pop_run_scratch(j->run, thread);
	w.lo = (uint32_t)lo;
	w.size = (uint32_t)(hi - lo);
	w.from = 0;
	w.to = line_of(p)->extent;
	for (int64_t k = first; k < last; k++) {
		start_pass(&w, j, k);
		run_pass(&w);
		if (repeats(&w)) {
			repeat_passes(&w, j, k + 1, last);
			break;
		}
	}
}

/* ---- Shares of the updates. */

static unsigned char *
table_of(const struct job *j, int64_t share)
{
	unsigned char *scratch = pop_run_scratch(j->run, 0);

	if (!share)
		return j->start[OUT];
	return scratch + j->p->tables + (share - 1) * table_bytes(j->p);
}

static void
run_share(void *arg, int64_t share, unsigned thread)
{
	const struct job *j = arg;
	const pop_scatter_points *p = j->p;
	struct worker w;

	w.p = p;
	w.scratch = pop_run_scratch(j->run, thread);
	w.lo = 0;
	w.size = (uint32_t)p->span;
	w.from = p->npoint * share / SHARES;
	w.to = p->npoint * (share + 1) / SHARES;
	memcpy(w.start, j->start, sizeof(w.start));
	w.start[OUT] = table_of(j, share);
	if (share)
		POP_FN(pop_body_fill_neutral)(p->body, w.start[OUT], p->span);
	run_pass(&w);
}

static void
run_shares(struct job *j, bool together)
{
	const int32_t none = 0;

	if (together)
		pop_part_run(j->run, run_share, j, SHARES);
	for (int64_t i = 0; !together && i < SHARES; i++)
		run_share(j, i, 0);
	for (int64_t i = 1; i < SHARES; i++)
		j->p->put(j->start[OUT], &none, table_of(j, i), &none, 1,
			j->p->span);
}

void
POP_FN(pop_scatter_points_run)(const pop_scatter_points *p, pop_run *r)
{
	struct job j = {.p = p, .run = r, .npart_outer = 1, .npart_place = 1};
	double bytes = (double)p->run * (double)pop_elem_bytes(p->view[OUT]);
	double ns = (double)p->npoint * (double)p->nouter *
		    (double)p->near.extent * (2 + bytes / 16);
	int64_t most = pop_part_count(r, INT64_MAX, ns);

	for (int v = 0; v < NVIEW; v++)
		j.start[v] = pop_view_start(r, p->view[v]);
	if (p->nshare > 1) {
		run_shares(&j, most > 1);
		return;
	}
	if (p->nouter >= 2 * (int64_t)r->nthread)
		j.npart_outer = pop_least(most, p->nouter);
	else if (most > 1 && !p->is_indexed) /* see find_shares() */
		j.npart_place = pop_least(p->span, r->nthread);
	pop_part_run(r, run_part, &j, j.npart_outer * j.npart_place);
}
