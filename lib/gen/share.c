/*
 * Sharing: fresh buffers that may be the same memory become one.
 *
 * The pairs tried, in this order: the two ends of copies of whole buffers; a
 * loop's carry with what its body leaves for it; ends of copies that are
 * arguments; an input of an elementwise loop with an output.  Two buffers can
 * be one if they are of one size and at no place both matter, except
 *
 *   - between a copy and the next write to either they are equal anyway;
 *   - a loop step may read through the very view that it writes;
 *   - what is copied back to where it came from is there already.
 *
 * Carries that cannot be one with what replaces them are exchanged by the
 * while step; such buffers stay in the arena, since they change places.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

/* Uses looked at to prove that nothing is written between two places. */
enum { LOOK_LIMIT = 256 };

typedef struct group {
	uint32_t *carry; /* number of each carry it is part of, ascending */
	uint32_t ncarry;
	uint32_t arg; /* POP_GEN_NONE: none */
	uint32_t nresult, result;
	bool exchanged;
} group;

typedef struct sharer {
	live *l;
	gen *g;
	uint32_t *parent;
	group *group;
	uint32_t ncarry;
	uint32_t *carry_of; /* while of a carry: number of its first */
	bool late;          /* arguments may be shared now */
} sharer;

static uint32_t
root_of(const sharer *s, uint32_t b)
{
	while (s->parent[b] != b) {
		s->parent[b] = s->parent[s->parent[b]];
		b = s->parent[b];
	}
	return b;
}

/* ---- Spans of groups. */

/* The next stretch of places that both need, from spans *i and *k on. */
static bool
next_overlap(
	const spans *a, const spans *b, uint32_t *i, uint32_t *k, span *out)
{
	while (*i < a->n && *k < b->n) {
		const span *x = &a->at[*i], *y = &b->at[*k];

		out->lo = x->lo > y->lo ? x->lo : y->lo;
		out->hi = x->hi < y->hi ? x->hi : y->hi;
		if (x->hi < y->hi)
			++*i;
		else
			++*k;
		if (out->lo <= out->hi)
			return true;
	}
	return false;
}

static spans
join_spans(gen *g, const spans *a, const spans *b)
{
	spans out = {.at = POP_NEWN(g->a, span, a->n + b->n)};

	for (uint32_t i = 0, k = 0; i < a->n || k < b->n;) {
		bool left =
			k == b->n || (i < a->n && a->at[i].lo <= b->at[k].lo);
		span x = left ? a->at[i++] : b->at[k++];
		span *last = out.n ? &out.at[out.n - 1] : NULL;

		if (last && x.lo <= last->hi + 1)
			last->hi = x.hi > last->hi ? x.hi : last->hi;
		else
			out.at[out.n++] = x;
	}
	return out;
}

/* b's become a's, in order.  Longer lists are never looked at, so only their
 * length is kept.  In a's own memory where it can: a buffer that one after the
 * other joins would copy its list each time. */
static void
join_uses(gen *g, uses *a, const uses *b)
{
	uint32_t i = a->n, k = b->n, n = a->n + b->n;

	a->n = n;
	if (n > LOOK_LIMIT)
		return;
	if (n > a->cap) {
		use *at = POP_NEWN(g->a, use, n * 2);

		if (i)
			memcpy(at, a->at, i * sizeof(*at));
		a->at = at;
		a->cap = n * 2;
	}
	while (k) {
		bool left = i && a->at[i - 1].pos > b->at[k - 1].pos;

		a->at[--n] = left ? a->at[--i] : b->at[--k];
	}
}

/* ---- Working in place. */

bool
pop_share_same_view(const pop_step *s, const pop_view *a, const pop_view *b)
{
	if (pop_dtype_bytes((pop_dtype)a->dtype) !=
			pop_dtype_bytes((pop_dtype)b->dtype) ||
		a->base != b->base || a->ndyn != b->ndyn)
		return false;
	for (unsigned d = 0; d < s->ndim; d++) {
		if (a->stride[d] != b->stride[d])
			return false;
	}
	return pop_dyn_same(a->dyn, b->dyn, a->ndyn);
}

/* Every load of view v comes before every store of view w. */
bool
pop_share_loads_first(const pop_step *s, uint32_t v, uint32_t w)
{
	bool stored = false;

	for (uint32_t i = 0; i < s->nstage; i++) {
		for (uint32_t k = 0; k < s->stage[i].ncode; k++) {
			const pop_ins *x = &s->stage[i].code[k];

			if (x->op == POP_INS_STORE && x->imm == w)
				stored = true;
			if (x->op == POP_INS_LOAD && x->imm == v && stored)
				return false;
		}
	}
	return true;
}

static bool
is_whole(const sharer *s, const pop_step *p, const pop_view *v)
{
	int64_t n = p->ndim ? p->extent[0] : 1;

	return p->ndim <= 1 && v->base == 0 && v->ndyn == 0 &&
	       (p->ndim == 0 || v->stride[0] == 1) &&
	       n * (int64_t)pop_dtype_bytes((pop_dtype)v->dtype) ==
		       s->g->buf[v->buffer].bytes;
}

static bool
is_whole_copy(const sharer *s, const gen_step *t)
{
	return !t->gone && t->s.kind == POP_STEP_COPY &&
	       is_whole(s, &t->s, &t->s.view[0]) &&
	       is_whole(s, &t->s, &t->s.view[1]);
}

/* Does t make one of a and b the other, all of it?  Nothing is left to do if
 * they are one. */
static bool
copies(const sharer *s, const gen_step *t, uint32_t a, uint32_t b)
{
	uint32_t x, y;

	if (!is_whole_copy(s, t))
		return false;
	x = root_of(s, t->s.view[0].buffer);
	y = root_of(s, t->s.view[1].buffer);
	return (x == a && y == b) || (x == b && y == a);
}

/* May a and b be one memory in step t, which writes one of them? */
static bool
works_in_place(const sharer *s, const gen_step *t, uint32_t a, uint32_t b)
{
	const pop_step *p = &t->s;
	const pop_view *first = NULL;

	if (copies(s, t, a, b))
		return true;
	if (p->kind != POP_STEP_LOOP || t->together ||
		p->param[POP_LOOP_MODE] != POP_LOOP_ROWS)
		return false;
	for (uint32_t v = 0; v < p->nview; v++) {
		const pop_view *w = &p->view[v];
		uint32_t r = root_of(s, w->buffer);

		for (unsigned i = 0; i < w->ndyn; i++) {
			uint32_t d = root_of(s, w->dyn[i].buffer);

			if (d == a || d == b)
				return false;
		}
		if (r != a && r != b)
			continue;
		if (t->io[v] & GEN_GATHER ||
			(first && !pop_share_same_view(p, first, w)))
			return false;
		first = w;
	}
	for (uint32_t w = 0; w < p->nview; w++) {
		uint32_t r = root_of(s, p->view[w].buffer);

		if (!(t->io[w] & GEN_WRITE) || (r != a && r != b))
			continue;
		for (uint32_t v = 0; v < p->nview; v++) {
			uint32_t q = root_of(s, p->view[v].buffer);

			if (v != w && (q == a || q == b) &&
				(t->io[v] & GEN_WRITE ||
					!pop_share_loads_first(p, v, w)))
				return false;
		}
	}
	return true;
}

static bool
ends_at(const spans *s, uint32_t pos)
{
	for (uint32_t i = 0; i < s->n; i++) {
		if (s->at[i].hi == pos)
			return true;
	}
	return false;
}

/* At no place after `after`, up to `hi`, does anything change either; but the
 * last step may work in place, on what nobody needs behind it. */
static bool
stays_equal(
	const sharer *s, uint32_t a, uint32_t b, uint32_t after, uint32_t hi)
{
	const uses *u[2] = {&s->l->use[a], &s->l->use[b]};

	if (hi <= after)
		return true;
	for (unsigned k = 0; k < 2; k++) {
		if (u[k]->n > LOOK_LIMIT)
			return false;
		for (uint32_t i = 0; i < u[k]->n; i++) {
			const use *x = &u[k]->at[i];

			if (x->pos <= after || x->pos > hi ||
				!(x->io & GEN_WRITE))
				continue;
			if (x->pos != hi || !x->step || x->step->s.nregion ||
				!ends_at(&s->l->span[k ? a : b], hi) ||
				!works_in_place(s, x->step, a, b))
				return false;
		}
	}
	return true;
}

static bool
writes_at(const sharer *s, uint32_t b, uint32_t pos)
{
	const uses *u = &s->l->use[b];

	if (u->n > LOOK_LIMIT)
		return false;
	for (uint32_t i = 0; i < u->n; i++) {
		if (u->at[i].pos == pos && u->at[i].io & GEN_WRITE)
			return true;
	}
	return false;
}

/* May both be one although both matter throughout `x`? */
static bool
tolerates(const sharer *s, uint32_t a, uint32_t b, uint32_t copy, span x)
{
	if (copy != POP_GEN_NONE && x.lo <= copy && copy <= x.hi)
		return x.lo == copy && stays_equal(s, a, b, copy, x.hi);
	return x.lo == x.hi &&
	       (writes_at(s, a, x.lo) || writes_at(s, b, x.lo)) &&
	       stays_equal(s, a, b, x.lo - 1, x.lo);
}

/* ---- Joining. */

static bool
shares_while(const sharer *s, const group *a, const group *b)
{
	for (uint32_t i = 0; i < a->ncarry; i++) {
		for (uint32_t k = 0; k < b->ncarry; k++) {
			if (a->carry[i] != b->carry[k] &&
				s->carry_of[a->carry[i]] ==
					s->carry_of[b->carry[k]])
				return true;
		}
	}
	return false;
}

static bool
may_join(const sharer *s, uint32_t a, uint32_t b)
{
	const gen_buffer *x = &s->g->buf[a], *y = &s->g->buf[b];
	const group *p = &s->group[a], *q = &s->group[b];
	uint32_t arg = p->arg != POP_GEN_NONE ? p->arg : q->arg;

	if (x->bytes != y->bytes || !x->writable || !y->writable ||
		shares_while(s, p, q))
		return false;
	if (arg == POP_GEN_NONE)
		return true;
	if (!s->late || (p->arg != POP_GEN_NONE && q->arg != POP_GEN_NONE) ||
		p->exchanged || q->exchanged)
		return false;
	/* A result shares memory with an argument only when asked to. */
	return p->nresult + q->nresult == 0 ||
	       (p->nresult + q->nresult == 1 &&
		       s->g->out->arg[arg].alias ==
			       (int32_t)(p->nresult ? p->result : q->result));
}

static void
join(sharer *s, uint32_t a, uint32_t b)
{
	group *p, *q;
	uint32_t *carry;

	/* Arguments stand for others; otherwise the older buffer does. */
	if (s->group[b].arg != POP_GEN_NONE ||
		(s->group[a].arg == POP_GEN_NONE && b < a)) {
		uint32_t t = a;

		a = b;
		b = t;
	}
	p = &s->group[a];
	q = &s->group[b];
	s->parent[b] = a;
	s->l->span[a] = join_spans(s->g, &s->l->span[a], &s->l->span[b]);
	join_uses(s->g, &s->l->use[a], &s->l->use[b]);
	carry = POP_NEWN(s->g->a, uint32_t, p->ncarry + q->ncarry);
	if (p->ncarry)
		memcpy(carry, p->carry, p->ncarry * sizeof(*carry));
	if (q->ncarry)
		memcpy(carry + p->ncarry, q->carry, q->ncarry * sizeof(*carry));
	p->carry = carry;
	p->ncarry += q->ncarry;
	p->result = p->nresult ? p->result : q->result;
	p->nresult += q->nresult;
	p->exchanged = p->exchanged || q->exchanged;
}

/* `copy`: where one is copied to the other; POP_GEN_NONE: nowhere. */
static void
try_join(sharer *s, uint32_t a, uint32_t b, uint32_t copy)
{
	uint32_t i = 0, k = 0;
	span x;

	a = root_of(s, a);
	b = root_of(s, b);
	if (a == b || !may_join(s, a, b))
		return;
	while (next_overlap(&s->l->span[a], &s->l->span[b], &i, &k, &x)) {
		if (!tolerates(s, a, b, copy, x))
			return;
	}
	join(s, a, b);
}

/* ---- Candidates. */

static void
share_copies(sharer *s, uint32_t region)
{
	gen_list *list = &s->g->region[region];

	for (uint32_t i = 0; i < list->n; i++) {
		gen_step *t = &list->step[i];

		for (uint32_t k = 0; !t->gone && k < t->s.nregion; k++)
			share_copies(s, t->s.region[k]);
		if (is_whole_copy(s, t))
			try_join(s, t->s.view[0].buffer, t->s.view[1].buffer,
				t->pos);
		if (t->gone || t->s.kind != POP_STEP_WHILE || s->late)
			continue;
		for (int64_t k = 0; k < t->s.param[POP_WHILE_NCARRY]; k++) {
			const int64_t *pair =
				&t->s.param[POP_WHILE_PARAMS + 2 * k];

			try_join(s, (uint32_t)pair[0], (uint32_t)pair[1],
				POP_GEN_NONE);
		}
	}
}

/* What the loop writes, in what it reads. */
static void
share_loop(sharer *s, const gen_step *t)
{
	for (uint32_t w = 0; w < t->s.nview; w++) {
		if (!(t->io[w] & GEN_WRITE))
			continue;
		for (uint32_t v = 0; v < t->s.nview; v++)
			if (t->io[v] & GEN_READ)
				try_join(s, t->s.view[v].buffer,
					t->s.view[w].buffer, POP_GEN_NONE);
	}
}

static void
share_loops(sharer *s)
{
	for (uint32_t r = 0; r < s->g->nregion; r++)
		for (uint32_t i = 0; i < s->g->region[r].n; i++) {
			const gen_step *t = &s->g->region[r].step[i];

			if (!t->gone && !t->together &&
				t->s.kind == POP_STEP_LOOP)
				share_loop(s, t);
		}
}

/* ---- Whiles. */

static void
note_carries(sharer *s)
{
	gen *g = s->g;
	gen_carry_at at = {0};
	const int64_t *pair;
	uint32_t n = 0, cap = 0, first = 0;

	while ((pair = pop_gen_next_carry(g, &at))) {
		if (at.carry == 1)
			first = n;
		*GEN_PUSH(g->a, s->carry_of, n, cap) = first;
		for (unsigned j = 0; j < 2; j++) {
			group *x = &s->group[pair[j]];

			x->carry = POP_NEW(g->a, uint32_t);
			x->carry[0] = n - 1;
			x->ncarry = 1;
		}
	}
}

static void
note_exchanged(sharer *s)
{
	gen_carry_at at = {0};
	const int64_t *pair;

	while ((pair = pop_gen_next_carry(s->g, &at))) {
		uint32_t in = root_of(s, (uint32_t)pair[0]);
		uint32_t out = root_of(s, (uint32_t)pair[1]);

		if (in != out)
			s->group[in].exchanged = s->group[out].exchanged = true;
	}
}

static void
drop_copies(sharer *s)
{
	for (uint32_t r = 0; r < s->g->nregion; r++) {
		for (uint32_t i = 0; i < s->g->region[r].n; i++) {
			gen_step *t = &s->g->region[r].step[i];

			if (is_whole_copy(s, t) &&
				root_of(s, t->s.view[0].buffer) ==
					root_of(s, t->s.view[1].buffer))
				t->gone = true;
		}
	}
}

uint32_t *
pop_share(live *l)
{
	gen *g = l->g;
	sharer s = {.l = l, .g = g};

	s.parent = POP_NEWN(g->a, uint32_t, g->nbuf);
	s.group = POP_NEWN(g->a, group, g->nbuf);
	for (uint32_t b = 0; b < g->nbuf; b++) {
		s.parent[b] = b;
		s.group[b].arg = g->buf[b].where == POP_WHERE_ARG
					 ? g->buf[b].arg
					 : POP_GEN_NONE;
	}
	for (uint32_t i = 0; i < g->out->nresult; i++) {
		group *x = &s.group[g->out->result[i].buffer];

		x->result = i;
		x->nresult++;
	}
	note_carries(&s);
	share_copies(&s, 0);
	note_exchanged(&s);
	s.late = true;
	share_copies(&s, 0);
	share_loops(&s);
	drop_copies(&s);
	for (uint32_t b = 0; b < g->nbuf; b++)
		s.parent[b] = root_of(&s, b);
	return s.parent;
}
