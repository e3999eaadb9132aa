/*
 * STRIP: that blocks may be run in any order and at the same time.
 *
 * Each of its steps was checked as if it were run whole.  Blocks divide the
 * points of a step, none of which writes what another does; so it is left to
 * show that no step touches what another writes, which pop_check_overlap()
 * does.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/codelet/check_int.h"

static pop_status
check_blocks(const pop_checker *c)
{
	const pop_step *s = c->step;
	unsigned ragged = 0;
	int64_t block;

	for (unsigned d = 0; d < s->ndim; d++) {
		if (s->extent[d] < 1)
			return pop_check_fail(c, 'a', "dim %u: is empty", d);
		POP_TRY(pop_check_param(c, d, 1, s->extent[d], &block));
		ragged += s->extent[d] % block != 0;
	}
	if (ragged > POP_LIMIT_RAGGED)
		return pop_check_fail(
			c, 'h', "too many dims are no multiples of a block");
	return POP_OK;
}

/* Bit d: dim d of the step may be cut into blocks. */
static uint32_t
free_dims(const pop_step *t)
{
	const uint32_t all = (UINT32_C(1) << t->ndim) - 1;

	if (t->kind == POP_STEP_DOT && t->ndim >= 3)
		return all >> 1;
	if (t->kind == POP_STEP_LOOP && t->nparam >= POP_LOOP_PARAMS &&
		t->param[POP_LOOP_MODE] == POP_LOOP_ROWS &&
		t->param[POP_LOOP_NINNER] >= 0 &&
		t->param[POP_LOOP_NINNER] <= t->ndim)
		return all >> t->param[POP_LOOP_NINNER];
	return 0;
}

static pop_status
check_dims(const pop_checker *c, uint32_t i, const pop_step *t)
{
	const pop_step *s = c->step;
	uint32_t left;
	int64_t d;

	if (t->ndim > POP_MAX_DIMS)
		return pop_check_fail(c, 'h', "step %u: too many dims", i);
	left = free_dims(t);
	for (unsigned k = 0; k < s->ndim; k++) {
		POP_TRY(pop_check_param(
			c, s->ndim * (i + 1) + k, 0, POP_MAX_DIMS - 1, &d));
		if (!(left >> d & 1) || t->extent[d] != s->extent[k])
			return pop_check_fail(c, 'a',
				"dim %u is none of step %u that may be cut", k,
				i);
		left &= ~(UINT32_C(1) << d);
	}
	return POP_OK;
}

pop_status
pop_check_step_strip(pop_checker *c)
{
	const pop_step *s = c->step;
	const uint32_t at = c->at;
	const pop_region *r;
	pop_status st = POP_OK;

	if (s->nregion != 1 || !s->ndim)
		return pop_check_fail(c, 'a', "not one region and some dims");
	r = &c->p->region[s->region[0]];
	if (!r->count || r->count > POP_LIMIT_TOGETHER)
		return pop_check_fail(c, 'h', "%u steps", r->count);
	POP_TRY(pop_check_counts(
		c, 0, 0, (uint64_t)s->ndim * ((uint64_t)r->count + 1)));
	POP_TRY(check_blocks(c));
	for (uint32_t i = 0; i < r->count; i++)
		POP_TRY(check_dims(c, i, &c->p->step[r->first + i]));
	c->together = true;
	for (uint32_t i = 0; i < r->count && st == POP_OK; i++) {
		c->at = r->first + i;
		c->step = &c->p->step[c->at];
		st = pop_check_frame(c);
		if (st == POP_OK)
			st = pop_check_kind(c);
	}
	c->at = at;
	c->step = s;
	c->together = false;
	return st;
}

/* ---- Room. */

static pop_strip_room *
room_of(pop_strip_room *room, uint32_t *n, uint32_t buffer)
{
	for (uint32_t i = 0; i < *n; i++)
		if (room[i].buffer == buffer)
			return &room[i];
	room[*n] = (pop_strip_room){.buffer = buffer, .lo = INT64_MAX};
	return &room[(*n)++];
}

/* The extent of a block in dim d of step i. */
static int64_t
extent_of(const pop_step *s, uint32_t i, const pop_step *t, unsigned d)
{
	for (unsigned k = 0; k < s->ndim; k++)
		if (pop_strip_dim(s, i, k) == d)
			return s->param[k];
	return t->extent[d];
}

/* Bytes that view w of step i of s reaches in a block. */
static bool
reach_of(pop_strip_room *x, const pop_step *s, uint32_t i, const pop_step *t,
	const pop_view *w)
{
	int64_t lo = w->base, hi = w->base, by;
	const int64_t size = pop_dtype_bytes((pop_dtype)w->dtype);

	for (unsigned d = 0; d < t->ndim; d++) {
		int64_t n = extent_of(s, i, t, d), *end;

		if (n < 1)
			return true;
		if (!pop_mul_i64(n - 1, w->stride[d], &by))
			return false;
		end = by < 0 ? &lo : &hi;
		if (!pop_add_i64(*end, by, end))
			return false;
	}
	if (!pop_add_i64(hi, 1, &hi) || !pop_mul_i64(lo, size, &lo) ||
		!pop_mul_i64(hi, size, &hi))
		return false;
	x->lo = lo < x->lo ? lo : x->lo;
	x->hi = hi > x->hi ? hi : x->hi;
	return true;
}

/* Places the rooms one after the other, each aligned as its buffer is. */
static bool
place_rooms(pop_strip_room *room, uint32_t n, size_t *bytes)
{
	int64_t at = 0, span;

	for (uint32_t i = 0; i < n; i++) {
		pop_strip_room *x = &room[i];
		int64_t rest;

		if (x->lo > x->hi)
			x->lo = x->hi = 0;
		rest = x->lo % POP_BUFFER_ALIGN;
		x->lo -= rest < 0 ? rest + POP_BUFFER_ALIGN : rest;
		if (__builtin_sub_overflow(at, x->lo, &x->at) ||
			!pop_add_i64(x->at, x->hi, &span) ||
			!pop_add_i64(span, POP_BUFFER_ALIGN - 1, &span) ||
			span > POP_MAX_ELEMENTS)
			return false;
		at = span / POP_BUFFER_ALIGN * POP_BUFFER_ALIGN;
	}
	*bytes = (size_t)at;
	return true;
}

pop_status
pop_strip_rooms(pop_strip_room **out, uint32_t *n, size_t *bytes, pop_arena *a,
	const pop_program *p, const pop_step *s, pop_err *err)
{
	const pop_region *r = &p->region[s->region[0]];
	uint32_t most = 0;
	bool fits = true;

	for (uint32_t i = 0; i < r->count; i++)
		most += p->step[r->first + i].nview;
	*out = POP_NEWN(a, pop_strip_room, most);
	*n = 0;
	for (uint32_t i = 0; i < r->count; i++) {
		const pop_step *t = &p->step[r->first + i];

		for (uint32_t v = 0; v < t->nview && fits; v++) {
			const pop_view *w = &t->view[v];

			if (p->buffer[w->buffer].where == POP_WHERE_SCRATCH)
				fits = reach_of(room_of(*out, n, w->buffer), s,
					i, t, w);
		}
	}
	if (!fits || !place_rooms(*out, *n, bytes))
		return pop_fail(err, POP_E_INPUT, "a block is too large");
	return POP_OK;
}
