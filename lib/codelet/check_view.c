/*
 * Views: where they reach, whether a written one touches an element twice,
 * and whether what a step writes overlaps anything else that it touches.
 *
 * No element twice: with strides sorted by size, each is larger than what all
 * smaller ones together span.  That is sufficient, and true of every slice,
 * transposition or reversal of a dense tensor.
 */

#include <stdlib.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/codelet/check_int.h"

static uint64_t
magnitude(int64_t v)
{
	return v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
}

/* Dims in which a view moves: stride and extent, by growing stride. */
typedef struct moves {
	unsigned n;
	uint64_t stride[POP_MAX_DIMS + 1];
	uint64_t ext[POP_MAX_DIMS + 1];
} moves;

static void
add_move(moves *m, int64_t stride, int64_t ext)
{
	uint64_t s = magnitude(stride);
	unsigned i = m->n++;

	for (; i > 0 && m->stride[i - 1] > s; i--) {
		m->stride[i] = m->stride[i - 1];
		m->ext[i] = m->ext[i - 1];
	}
	m->stride[i] = s;
	m->ext[i] = (uint64_t)ext;
}

/* The reach was checked, so nothing here overflows but the extra dim. */
static bool
is_injective(const moves *m)
{
	uint64_t span = 0, more;

	for (unsigned i = 0; i < m->n; i++) {
		if (m->stride[i] <= span)
			return false;
		if (__builtin_mul_overflow(
			    m->stride[i], m->ext[i] - 1, &more) ||
			__builtin_add_overflow(span, more, &span))
			return false;
	}
	return true;
}

static void
moves_of(moves *m, const pop_checker *c, const pop_view *v, const int64_t *ext)
{
	m->n = 0;
	for (unsigned d = 0; d < c->step->ndim; d++)
		if (ext[d] > 1)
			add_move(m, v->stride[d], ext[d]);
}

static uint64_t
space_of(const pop_checker *c, const pop_buffer *b)
{
	if (b->where == POP_WHERE_SCRATCH)
		return (uint64_t)c->p->narg + 1 + (uint64_t)(b - c->p->buffer);
	return b->where == POP_WHERE_ARG ? (uint64_t)b->index + 1 : 0;
}

static uint64_t
place_of(const pop_buffer *b)
{
	return b->where == POP_WHERE_ARG ? 0 : b->offset;
}

static void
add_touch(pop_checker *c, pop_touches *t, const pop_touch *x)
{
	if (t->n == t->cap) {
		uint32_t cap = t->cap ? t->cap * 2 : 8;
		pop_touch *at = POP_NEWN(c->arena, pop_touch, cap);

		if (t->n)
			memcpy(at, t->at, t->n * sizeof(*at));
		t->at = at;
		t->cap = cap;
	}
	t->at[t->n++] = *x;
}

/* Notes bytes lo to hi of a buffer, at all places that it may take. */
static pop_status
touch(pop_checker *c, const pop_view *v, uint32_t buffer, uint64_t lo,
	uint64_t hi, bool writes, bool far)
{
	const pop_groups *g = &c->groups;
	uint32_t from = 0, to = 1;

	if (lo == hi)
		return POP_OK;
	if (g->group) {
		from = g->first[g->group[buffer]];
		to = g->first[g->group[buffer] + 1];
	}
	c->npairs += to - from - 1;
	if (c->npairs > POP_LIMIT_PAIRS)
		return pop_check_fail(c, 'h', "too many exchanged buffers");
	for (uint32_t i = from; i < to; i++) {
		uint32_t at = g->group ? g->member[i] : buffer;
		const pop_buffer *b = &c->p->buffer[at];
		pop_touch x = {.space = space_of(c, b),
			.lo = place_of(b) + lo,
			.hi = place_of(b) + hi,
			.buffer = buffer,
			.view = v,
			.far = far};

		/* Blocks have their own. */
		if (b->where == POP_WHERE_SCRATCH && c->together)
			continue;
		if (b->where != POP_WHERE_CONST)
			add_touch(c, writes ? &c->writes : &c->reads, &x);
	}
	return POP_OK;
}

/* Adds n * stride to one end of the range. */
static bool
widen(int64_t *lo, int64_t *hi, int64_t n, int64_t stride)
{
	int64_t span;

	if (!pop_mul_i64(n, stride, &span))
		return false;
	return pop_add_i64(span < 0 ? *lo : *hi, span, span < 0 ? lo : hi);
}

static pop_status
too_far(const pop_checker *c, uint32_t v)
{
	return pop_check_fail(c, 'a', "view %u: addresses overflow", v);
}

static pop_status
check_dyn(const pop_checker *c, uint32_t v, unsigned i)
{
	const pop_dyn *d = &c->step->view[v].dyn[i];

	if (d->buffer >= c->p->nbuffer ||
		c->p->buffer[d->buffer].where == POP_WHERE_SCRATCH ||
		d->dtype >= POP_DT_COUNT ||
		!pop_dtype_is_int((pop_dtype)d->dtype))
		return pop_check_fail(c, 'a',
			"view %u: dyn %u is not an integer of a buffer", v, i);
	if (c->p->buffer[d->buffer].bytes <
		pop_dtype_bytes((pop_dtype)d->dtype))
		return pop_check_fail(c, 'a',
			"view %u: dyn %u lies outside its buffer", v, i);
	return POP_OK;
}

/* Where the view may begin: its base and all that the dyns add. */
static pop_status
begin(const pop_checker *c, uint32_t v, int64_t *lo, int64_t *hi)
{
	const pop_view *w = &c->step->view[v];
	int64_t past, size = (int64_t)pop_dtype_bytes((pop_dtype)w->dtype);

	*lo = *hi = w->base;
	for (unsigned i = 0; i < w->ndyn; i++)
		if (w->dyn[i].max < 0 ||
			!widen(lo, hi, w->dyn[i].max, w->dyn[i].stride))
			return pop_check_fail(c, 'a',
				"view %u: dyn %u reaches too far", v, i);
	if (!pop_mul_i64(*lo, size, &past) || !pop_mul_i64(*hi, size, &past))
		return too_far(c, v);
	return POP_OK;
}

pop_status
pop_check_view(const pop_checker *c, uint32_t v)
{
	const pop_view *w = &c->step->view[v];
	int64_t lo, hi;

	if (w->buffer >= c->p->nbuffer)
		return pop_check_fail(
			c, 'a', "view %u: no buffer %u", v, w->buffer);
	if (w->dtype >= POP_DT_COUNT || !pop_dtype_bytes((pop_dtype)w->dtype))
		return pop_check_fail(c, 'a', "view %u: no element type", v);
	if (c->p->buffer[w->buffer].where == POP_WHERE_SCRATCH &&
		(!c->inside[c->at] || w->ndyn))
		return pop_check_fail(c, 'b',
			"view %u: in scratch, outside of a strip or with a "
			"dyn part",
			v);
	if (w->ndyn > POP_LIMIT_DYN)
		return pop_check_fail(c, 'h', "view %u: too many dyns", v);
	for (unsigned i = 0; i < w->ndyn; i++)
		POP_TRY(check_dyn(c, v, i));
	return begin(c, v, &lo, &hi);
}

static pop_status
touch_dyns(pop_checker *c, uint32_t v)
{
	const pop_view *w = &c->step->view[v];

	for (unsigned i = 0; i < w->ndyn; i++) {
		const pop_dyn *d = &w->dyn[i];

		POP_TRY(touch(c, NULL, d->buffer, 0,
			pop_dtype_bytes((pop_dtype)d->dtype), false, false));
	}
	return POP_OK;
}

/* Least and greatest element, with room for one stride more in each dim, so
 * that a pointer may be moved past the last element. */
static pop_status
reach_dims(const pop_checker *c, uint32_t v, const pop_reach *r, int64_t *lo,
	int64_t *hi)
{
	const pop_view *w = &c->step->view[v];
	int64_t past, size = (int64_t)pop_dtype_bytes((pop_dtype)w->dtype);

	POP_TRY(begin(c, v, lo, hi));
	for (unsigned d = 0; d < c->step->ndim; d++) {
		int64_t n = r->ext[d];

		if (!pop_mul_i64(w->stride[d], n + 1, &past) ||
			!pop_mul_i64(past, size, &past))
			return too_far(c, v);
		if (n > 1 && !widen(lo, hi, n - 1, w->stride[d]))
			return too_far(c, v);
	}
	if (!pop_add_i64(*lo, r->lo, lo) || !pop_add_i64(*hi, r->hi, hi))
		return too_far(c, v);
	return POP_OK;
}

static pop_status
check_writable(const pop_checker *c, uint32_t v)
{
	uint32_t buffer = c->step->view[v].buffer;
	const pop_buffer *b = &c->p->buffer[buffer];
	const pop_groups *g = &c->groups;
	bool constant =
		b->where == POP_WHERE_CONST ||
		(b->where == POP_WHERE_ARG && !c->p->arg[b->index].donated);

	if (g->group && g->constant[g->group[buffer]])
		constant = true;
	if (constant)
		return pop_check_fail(c, 'b',
			"view %u: writes a constant or an argument that is not "
			"donated",
			v);
	return POP_OK;
}

static bool
is_empty(const pop_checker *c, const int64_t *ext)
{
	for (unsigned d = 0; d < c->step->ndim; d++)
		if (ext[d] == 0)
			return true;
	return false;
}

pop_status
pop_check_reach(pop_checker *c, uint32_t v, const pop_reach *r)
{
	const pop_view *w = &c->step->view[v];
	int64_t lo, hi, size = (int64_t)pop_dtype_bytes((pop_dtype)w->dtype);
	moves m;

	POP_TRY(reach_dims(c, v, r, &lo, &hi));
	POP_TRY(touch_dyns(c, v));
	if (r->writes)
		POP_TRY(check_writable(c, v));
	if (!pop_mul_i64(lo, size, &lo) || !pop_add_i64(hi, 1, &hi) ||
		!pop_mul_i64(hi, size, &hi))
		return too_far(c, v);
	if (is_empty(c, r->ext))
		return POP_OK;
	if (lo < 0 || (uint64_t)hi > c->p->buffer[w->buffer].bytes)
		return pop_check_fail(c, 'a',
			"view %u: bytes %lld to %lld of a buffer of %llu", v,
			(long long)lo, (long long)hi,
			(unsigned long long)c->p->buffer[w->buffer].bytes);
	if (r->writes && !r->again && r->lo == 0 && r->hi == 0) {
		moves_of(&m, c, w, r->ext);
		if (!is_injective(&m))
			return pop_check_fail(c, 'b',
				"view %u: may write an element twice", v);
	}
	return touch(c, w, w->buffer, (uint64_t)lo, (uint64_t)hi, r->writes,
		r->lo != 0 || r->hi != 0);
}

pop_status
pop_check_still(const pop_checker *c, uint32_t v, unsigned from, unsigned to)
{
	for (unsigned d = from; d < to; d++)
		if (c->step->view[v].stride[d])
			return pop_check_fail(c, 'a',
				"view %u: stride in dim %u is not 0", v, d);
	return POP_OK;
}

/* ---- Overlap. */

static bool
same_start(const pop_checker *c, const pop_touch *x, const pop_touch *y)
{
	const pop_buffer *a = &c->p->buffer[x->buffer];
	const pop_buffer *b = &c->p->buffer[y->buffer];
	const pop_groups *g = &c->groups;

	if (x->buffer == y->buffer)
		return true;
	/* Of exchanged buffers, places at the start say nothing. */
	if (g->group)
		for (unsigned i = 0; i < 2; i++) {
			uint32_t at = g->group[i ? y->buffer : x->buffer];

			if (g->first[at + 1] - g->first[at] > 1)
				return false;
		}
	return space_of(c, a) == space_of(c, b) && place_of(a) == place_of(b);
}

/* Same elements in the same order, but for the base. */
static bool
same_moves(const pop_step *t, const pop_view *a, const pop_view *b)
{
	if (pop_dtype_bytes((pop_dtype)a->dtype) !=
			pop_dtype_bytes((pop_dtype)b->dtype) ||
		a->ndyn != b->ndyn)
		return false;
	for (unsigned d = 0; d < t->ndim; d++)
		if (a->stride[d] != b->stride[d])
			return false;
	return pop_dyn_same(a->dyn, b->dyn, a->ndyn);
}

/* Two views that move alike never meet if they are the two halves of one view
 * with a further dim of extent 2.  Dims along which they stand still, those
 * that a row reduces, add no places. */
static bool
is_interleaved(const pop_step *t, const pop_view *a, const pop_view *b)
{
	int64_t apart;
	moves m = {.n = 0};

	if (__builtin_sub_overflow(a->base, b->base, &apart))
		return false;
	for (unsigned d = 0; d < t->ndim; d++)
		if (a->stride[d] && t->extent[d] > 1)
			add_move(&m, a->stride[d], t->extent[d]);
	add_move(&m, apart, 2);
	return is_injective(&m);
}

static bool
is_view_of(const pop_step *t, const pop_view *v)
{
	const uintptr_t at = (uintptr_t)v, from = (uintptr_t)t->view;

	return at >= from && at < from + t->nview * sizeof(*v);
}

/* The step that both views are of; NULL: there are two.  Blocks share out its
 * points, so that what holds for these holds for blocks. */
static const pop_step *
step_of_both(const pop_checker *c, const pop_view *a, const pop_view *b)
{
	const pop_region *r;

	if (c->step->kind != POP_STEP_STRIP)
		return c->step;
	r = &c->p->region[c->step->region[0]];
	for (uint32_t i = 0; i < r->count; i++) {
		const pop_step *t = &c->p->step[r->first + i];

		if (is_view_of(t, a))
			return is_view_of(t, b) ? t : NULL;
	}
	return NULL;
}

static bool
may_overlap(const pop_checker *c, const pop_touch *x, const pop_touch *y)
{
	const pop_groups *g = &c->groups;
	const pop_step *t;

	/* Two members of a group are at different places, always. */
	if (g->group && x->buffer != y->buffer &&
		g->group[x->buffer] == g->group[y->buffer])
		return true;
	if (!x->view || !y->view)
		return false;
	if (x->view == y->view)
		return true;
	t = step_of_both(c, x->view, y->view);
	if (!t || (t->kind != POP_STEP_LOOP && t->kind != POP_STEP_COPY) ||
		x->far || y->far || !same_start(c, x, y) ||
		!same_moves(t, x->view, y->view))
		return false;
	if (x->view->base == y->view->base)
		return t->kind == POP_STEP_LOOP;
	return is_interleaved(t, x->view, y->view);
}

static pop_status
compare(pop_checker *c, const pop_touch *x, const pop_touch *y)
{
	if (++c->npairs > POP_LIMIT_PAIRS)
		return pop_check_fail(c, 'h', "too many views overlap");
	if (may_overlap(c, x, y))
		return POP_OK;
	if (c->step->kind == POP_STEP_STRIP)
		return pop_check_fail(c, 'b',
			"a step writes what another, or another block, touches "
			"in buffers %u and %u",
			x->buffer, y->buffer);
	return pop_check_fail(c, 'b', "view %u: writes what %s %u %s",
		(unsigned)(x->view - c->step->view),
		y->view ? "view" : "an index in buffer",
		y->view ? (unsigned)(y->view - c->step->view) : y->buffer,
		y->view ? "touches too" : "is read from");
}

static int
by_place(const void *a, const void *b)
{
	const pop_touch *x = a, *y = b;

	if (x->space != y->space)
		return x->space < y->space ? -1 : 1;
	if (x->lo != y->lo)
		return x->lo < y->lo ? -1 : 1;
	return x->hi < y->hi ? -1 : x->hi > y->hi;
}

static pop_status
compare_writes(pop_checker *c)
{
	const pop_touch *w = c->writes.at;
	uint32_t n = c->writes.n;

	for (uint32_t i = 0; i < n; i++)
		for (uint32_t j = i + 1;
			j < n && w[j].space == w[i].space && w[j].lo < w[i].hi;
			j++)
			POP_TRY(compare(c, &w[i], &w[j]));
	return POP_OK;
}

/* The first written range, if any, that ends after `lo`: all before it end
 * before, since `reach` grows with `lo`. */
static uint32_t
first_after(const pop_touches *w, uint64_t space, uint64_t lo)
{
	uint32_t from = 0, to = w->n;

	while (from < to) {
		uint32_t mid = from + (to - from) / 2;

		if (w->at[mid].space < space ||
			(w->at[mid].space == space && w->at[mid].reach <= lo))
			from = mid + 1;
		else
			to = mid;
	}
	return from;
}

static void
sort_writes(pop_touches *w)
{
	if (w->n > 1)
		qsort(w->at, w->n, sizeof(*w->at), by_place);
	for (uint32_t i = 0; i < w->n; i++) {
		pop_touch *x = &w->at[i];

		x->reach = x->hi;
		if (i && x[-1].space == x->space && x[-1].reach > x->hi)
			x->reach = x[-1].reach;
	}
}

pop_status
pop_check_overlap(pop_checker *c)
{
	const pop_touches *w = &c->writes;

	if (!w->n)
		return POP_OK;
	sort_writes(&c->writes);
	POP_TRY(compare_writes(c));
	for (uint32_t i = 0; i < c->reads.n; i++) {
		const pop_touch *r = &c->reads.at[i];

		for (uint32_t j = first_after(w, r->space, r->lo);
			j < w->n && w->at[j].space == r->space &&
			w->at[j].lo < r->hi;
			j++)
			if (w->at[j].hi > r->lo)
				POP_TRY(compare(c, &w->at[j], r));
	}
	return POP_OK;
}
