/*
 * Vectors of any points of a step in tight loops: which elements of a view are
 * in their lanes, and how they get there.  What lies in one or two places as
 * long as a vector is picked from these by one op, what lies in a few of them
 * by one more for each; what no turn changes is brought together before the
 * first.
 */

#include <string.h>

#include "lib/kernel/tight_int.h"

typedef tight_context context;
typedef tight_reg reg;

void
pop_tight_each_group(
	context *c, void (*visit)(context *c, void *arg), void *arg)
{
	const int most = c->lanes;
	int64_t n = 1;

	for (unsigned i = 0; i < c->nalong; i++)
		n *= c->s->extent[c->along[i]];
	for (c->first = 0; c->first < n && !c->t->bad; c->first += most) {
		c->lanes = (int)(n - c->first < most ? n - c->first : most);
		visit(c, arg);
	}
	c->lanes = most;
	c->first = 0;
}

/* ---- Types. */

static bool
has_size(unsigned cls, unsigned *bytes)
{
	unsigned size = tight_class_bytes((pop_class)cls);

	if (cls == 0 || cls == POP_CLASS_B)
		return true;
	if (!*bytes)
		*bytes = size;
	return size == *bytes;
}

bool
pop_tight_is_table(const context *c, const pop_ins *i, unsigned d)
{
	const pop_view *w = &c->s->view[pop_ins_view(i)];

	return w->stride[d] == 0 && pop_dtype_bytes((pop_dtype)w->dtype) == 4;
}

/* Is what the instruction looks up the same for all points of a vector, if it
 * does? */
static bool
has_one_table(const context *c, const pop_ins *i)
{
	for (unsigned k = 0; i->op == POP_INS_GATHER && k < c->nalong; k++)
		if (!pop_tight_is_table(c, i, c->along[k]))
			return false;
	return true;
}

bool
pop_tight_is_uniform(
	const context *c, const pop_stage *s, uint32_t n, unsigned *bytes)
{
	for (uint32_t k = 0; k < n; k++)
		for (uint32_t r = 0; r < s[k].ncode; r++) {
			const pop_ins *i = &s[k].code[r];

			if (!has_size(i->cls, bytes) ||
				!has_size(pop_ins_result(i), bytes) ||
				!has_one_table(c, i))
				return false;
		}
	for (uint32_t v = 0; v < c->s->nview; v++) {
		const pop_view *w = &c->s->view[v];

		if (pop_tight_buf(c->t, w->buffer)->bytes != *bytes ||
			tight_class_bytes(pop_class_of((pop_dtype)w->dtype)) !=
				*bytes)
			return false;
	}
	return *bytes != 0;
}

/* ---- Places. */

/* Of each lane, in elements. */
static void
list_places(const context *c, uint32_t v, int64_t *at)
{
	const pop_view *w = &c->s->view[v];
	const int64_t base = pop_tight_place_of(c, v);

	for (int k = 0; k < c->lanes; k++) {
		int64_t left = c->first + k;

		at[k] = base;
		for (unsigned i = c->nalong; i-- > 0;) {
			const unsigned d = c->along[i];

			at[k] += left % c->s->extent[d] * w->stride[d];
			left /= c->s->extent[d];
		}
	}
}

static bool
step_by(const int64_t *at, int n, int64_t step)
{
	for (int k = 1; k < n; k++)
		if (at[k] != at[0] + k * step)
			return false;
	return true;
}

/* As long as a vector, from which lanes are picked. */
enum { WINDOWS = 4 };

typedef struct window {
	tight_ref at;  /* in the frame */
	int64_t place; /* the same in memory, in elements */
} window;

typedef struct lanes {
	int64_t place[TIGHT_LANES];
	tight_ref at[TIGHT_LANES];
	window window[WINDOWS];
	unsigned nwindow;
	bool lasting; /* nothing changes what is there */
	bool whole;   /* side by side, wherever that begins */
} lanes;

static bool
is_in(const window *w, tight_ref r, uint32_t size)
{
	return r.node == w->at.node && r.off >= w->at.off &&
	       r.off < w->at.off + size;
}

static bool
is_found(const lanes *l, tight_ref r, uint32_t size)
{
	for (unsigned i = 0; i < l->nwindow; i++)
		if (is_in(&l->window[i], r, size))
			return true;
	return false;
}

/* The window of a lane that is in none. */
static window
window_at(const context *c, const lanes *l, int k, uint32_t size)
{
	window w = {.at = l->at[k]};
	uint32_t last = w.at.off;

	for (int j = k + 1; j < c->lanes; j++) {
		const tight_ref r = l->at[j];

		if (r.node != w.at.node || is_found(l, r, size))
			continue;
		w.at.off = r.off < w.at.off ? r.off : w.at.off;
		last = r.off > last ? r.off : last;
	}
	/* What was stored as one vector is loaded so: else the load would wait
	 * for the store. */
	if (last / size == w.at.off / size)
		w.at.off -= w.at.off % size;
	return w;
}

/* Windows in which all lanes are; false: more would be needed. */
static bool
find_windows(const context *c, lanes *l, uint32_t size)
{
	int k = 0;

	l->nwindow = 0;
	for (;;) {
		while (k < c->lanes && is_found(l, l->at[k], size))
			k++;
		if (k == c->lanes || l->nwindow == WINDOWS)
			return k == c->lanes;
		l->window[l->nwindow] = window_at(c, l, k, size);
		l->nwindow++;
	}
}

/* Elements that a vector has room for. */
static int64_t
room_of(const context *c, uint32_t v)
{
	const pop_dtype d = (pop_dtype)c->s->view[v].dtype;

	return c->t->set->vbytes / tight_class_bytes(pop_class_of(d));
}

/* The least place from `from` on. */
static int64_t
next_place(const context *c, const lanes *l, int64_t from)
{
	int64_t least = INT64_MAX;

	for (int k = 0; k < c->lanes; k++)
		if (l->place[k] >= from && l->place[k] < least)
			least = l->place[k];
	return least;
}

/* The same in memory, from the least place on. */
static bool
find_in_memory(const context *c, uint32_t v, lanes *l)
{
	int64_t at = next_place(c, l, INT64_MIN);

	for (l->nwindow = 0; at < INT64_MAX && l->nwindow < WINDOWS;) {
		l->window[l->nwindow++].place = at;
		at = next_place(c, l, at + room_of(c, v));
	}
	return at == INT64_MAX;
}

typedef enum form {
	SAME,  /* one element in all lanes */
	WHOLE, /* side by side */
	PICKED, /* from windows */
	LASTING, /* from what nothing changes */
	APART,
} form;

/* Does the loop carry something else in it to the next turn? */
static bool
is_carried(const pop_step *w, uint32_t id)
{
	for (uint32_t i = POP_WHILE_PARAMS; i < w->nparam; i += 2)
		if (w->param[i] == id && w->param[i + 1] != id)
			return true;
	return false;
}

static bool
is_lasting(const context *c, const tight_node *x)
{
	const tight_buf *b = &c->t->buf[x->kind == TIGHT_HOME ? x->imm : 0];

	return x->kind == TIGHT_CONST ||
	       (x->kind == TIGHT_HOME && !b->written &&
		       !is_carried(c->t->loop, b->id));
}

static form
form_in_memory(const context *c, uint32_t v, lanes *l)
{
	if (step_by(l->place, c->lanes, 0))
		return SAME;
	if (step_by(l->place, c->lanes, 1))
		return WHOLE;
	return find_in_memory(c, v, l) ? PICKED : APART;
}

static form
form_of(const context *c, uint32_t v, lanes *l)
{
	const tight_buf *b = pop_tight_buf(c->t, c->s->view[v].buffer);
	bool same = true, whole = true;

	list_places(c, v, l->place);
	if (b->memory)
		return form_in_memory(c, v, l);
	l->lasting = true;
	for (int k = 0; k < c->lanes; k++) {
		const tight_ref r = pop_tight_at(b, l->place[k]);
		const uint32_t ahead = (uint32_t)k * b->bytes;

		l->at[k] = r;
		same &= r.node == l->at[0].node && r.off == l->at[0].off;
		whole &= r.node == l->at[0].node &&
			 r.off == l->at[0].off + ahead;
		l->lasting &= is_lasting(c, &c->t->node[r.node]);
	}
	l->whole = whole;
	if (same)
		return SAME;
	if (whole && (l->lasting || l->at[0].off % c->t->set->vbytes == 0))
		return WHOLE;
	if (find_windows(c, l, c->t->set->vbytes))
		return PICKED;
	return whole ? WHOLE : l->lasting ? LASTING : APART;
}

enum {
	FUNCTION = 8, /* ops that one of them is as much as, at least */
	LOOK = (TIGHT_LOOK_PS + TIGHT_PS) / TIGHT_PS, /* ops of a lookup */
};

/* Is all of the buffer no more than a vector? */
static bool
fits(const context *c, const tight_buf *b)
{
	return b->n * b->bytes <= c->t->set->vbytes;
}

/* Is what these lanes are loaded from stored in parts?  A load of it all would
 * wait for the last of the stores. */
static bool
is_in_parts(const context *c, const lanes *l)
{
	for (int k = 0; k < c->lanes; k++) {
		const tight_node *x = &c->t->node[l->at[k].node];

		if ((x->kind == TIGHT_VALUE && x->bytes <= 8) ||
			(x->kind == TIGHT_HOME && c->t->parts[x->imm]))
			return true;
	}
	return false;
}

static bool
is_single(const context *c, tight_ref r)
{
	const tight_node *x = &c->t->node[r.node];

	return x->kind == TIGHT_VALUE && x->bytes <= 8;
}

/*
 * Are all lanes but a few single values in one vector, or two?  Then l becomes
 * the lanes of those alone, the others with whatever is there, of which
 * *missing tells.
 */
static bool
is_vector_but_few(const context *c, lanes *l, uint32_t bytes, uint64_t *missing)
{
	const uint32_t size = c->t->set->vbytes;
	lanes *m = POP_NEW(c->t->arena, lanes);
	int from = -1, n = 0;

	*missing = 0;
	*m = *l;
	for (int k = c->lanes; k-- > 0;)
		from = is_single(c, l->at[k]) ? from : k;
	for (int k = 0; from >= 0 && k < c->lanes; k++) {
		const uint32_t off = l->at[from].off + (uint32_t)k * bytes -
				     (uint32_t)from * bytes;

		if (!is_single(c, l->at[k]))
			continue;
		m->at[k] = l->at[from];
		if (off / size == m->at[k].off / size)
			m->at[k].off = off;
		*missing |= UINT64_C(1) << k;
		n++;
	}
	if (from < 0 || n > TIGHT_PUT || is_in_parts(c, m) ||
		!find_windows(c, m, size) || m->nwindow > 2)
		return false;
	m->whole = m->nwindow == 1 && m->at[0].off % size == 0;
	for (int k = 0; k < c->lanes; k++)
		m->whole &= m->at[k].off == m->at[0].off + (uint32_t)k * bytes;
	*l = *m;
	return true;
}

/* How far the last place is from the first. */
static int64_t
reach(const context *c, const lanes *l, int64_t first)
{
	int64_t most = 0;

	for (int k = 0; k < c->lanes; k++)
		most = l->place[k] - first > most ? l->place[k] - first : most;
	return most;
}

/* What lies apart in memory can be looked up if that is not far. */
static bool
may_look_up(const context *c, uint32_t v, const lanes *l)
{
	return reach(c, l, next_place(c, l, INT64_MIN)) <= INT32_MAX &&
	       pop_dtype_bytes((pop_dtype)c->s->view[v].dtype) == 4;
}

/* Of few values, nearly all of it is waiting for the last of them. */
static int64_t
join_cost(const context *c, const tight_buf *b)
{
	if (b->n <= TIGHT_FEW)
		return 6;
	return fits(c, b) ? 3 : tight_joins(c->lanes) + 1;
}

/* Picks from so many windows. */
static int64_t
picks_of(const lanes *l)
{
	return l->nwindow > 1 ? l->nwindow - 1 : 1;
}

/* Beside one load. */
static int64_t
memory_cost(const context *c, uint32_t v, const lanes *l, form f)
{
	if (f == SAME || f == WHOLE)
		return 0;
	if (f == PICKED)
		return picks_of(l) + l->nwindow - 1;
	return may_look_up(c, v, l) ? LOOK : c->lanes + tight_joins(c->lanes);
}

int64_t
pop_tight_lanes_cost(context *c, uint32_t v)
{
	const tight_buf *b = pop_tight_buf(c->t, c->s->view[v].buffer);
	uint64_t missing;
	lanes l;
	form f = form_of(c, v, &l);

	if (b->memory)
		return memory_cost(c, v, &l, f);
	if (f == SAME || l.lasting)
		return 0;
	if (f == APART || is_in_parts(c, &l))
		return is_vector_but_few(c, &l, b->bytes, &missing)
			       ? !l.whole * picks_of(&l) + 1
			       : join_cost(c, b);
	return f == WHOLE ? 0 : l.nwindow == 1 ? 1 : 2 * picks_of(&l);
}

/* Has each lane an element of its own in memory, and are these side by side? */
static bool
is_in_memory(const context *c, uint32_t v, bool *side_by_side)
{
	int64_t place[TIGHT_LANES];

	list_places(c, v, place);
	*side_by_side = step_by(place, c->lanes, 1);
	return pop_tight_buf(c->t, c->s->view[v].buffer)->memory &&
	       (c->lanes == 1 || !step_by(place, c->lanes, 0));
}

int64_t
pop_tight_stage_cost(context *c, const pop_stage *s, int64_t *loads)
{
	int64_t n = 0;

	for (uint32_t k = 0; k < s->ncode; k++) {
		const pop_ins *i = &s->code[k];
		const bool load = i->op == POP_INS_LOAD;
		const uint32_t v = (uint32_t)i->imm;
		bool row;

		if (load)
			*loads += pop_tight_lanes_cost(c, v);
		if (load || i->op == POP_INS_STORE) {
			const bool there = is_in_memory(c, v, &row);

			n += there;
			if (!load && there && !row)
				*loads += c->lanes;
		} else if (tight_is_function(i->op)) {
			n += FUNCTION;
		} else if (pop_ins_info_of[i->op].nargs && pop_ins_result(i)) {
			n++;
		}
	}
	return n;
}

/* ---- Loads and stores. */

tight_ref
pop_tight_list(tight_trace *t, const uint32_t *word)
{
	const uint32_t n = t->set->vbytes / 4;
	uint32_t *copy;
	tight_node x = {.kind = TIGHT_CONST,
		.listed = true,
		.n = 4,
		.bytes = t->set->vbytes};

	for (uint32_t i = 1; i < t->n; i++) {
		const tight_node *y = &t->node[i];

		if (y->kind == TIGHT_CONST && y->listed &&
			!memcmp((const void *)(intptr_t)y->imm, word, n * 4))
			return (tight_ref){i, 0};
	}
	copy = POP_NEWN(t->arena, uint32_t, n);
	memcpy(copy, word, n * 4);
	x.imm = (int64_t)(intptr_t)copy;
	return pop_tight_pure(t, &x);
}

/* Window of lane k. */
static unsigned
window_of(const lanes *l, int k, uint32_t size)
{
	unsigned i = 0;

	while (!is_in(&l->window[i], l->at[k], size))
		i++;
	return i;
}

/*
 * Word j of lane k's element is word `at` of the window where it is.  of: the
 * first of two windows, whose words come before those of the second, or what
 * has been picked from them so far.
 */
static tight_ref
pick_from(context *c, const lanes *l, unsigned bytes, tight_ref of, unsigned i)
{
	const uint32_t size = c->t->set->vbytes, per = bytes / 4;
	uint32_t word[TIGHT_LANES] = {0};
	tight_ref arg[3] = {of, l->window[i].at};

	for (int k = 0; k < c->lanes; k++)
		for (uint32_t j = 0; j < per; j++) {
			const uint32_t lane = (uint32_t)k * per + j;
			const unsigned in = window_of(l, k, size);
			const uint32_t off =
				(l->at[k].off - l->window[in].at.off) / 4 + j;

			word[lane] = in == i && i > 0 ? off + size / 4
				     : i > 1	      ? lane
						      : off;
		}
	arg[1 + (i > 0)] = pop_tight_list(c->t, word);
	return pop_tight_value(c->t, i > 0 ? TIGHT_V_PICK2 : TIGHT_V_PICK, size,
		2 + (i > 0), arg, 0);
}

static reg
pick(context *c, const lanes *l, unsigned bytes)
{
	tight_ref v = l->window[0].at;

	for (unsigned i = l->nwindow > 1; i < l->nwindow; i++)
		v = pick_from(c, l, bytes, v, i);
	c->t->grouped = true;
	return (reg){v, true};
}

tight_ref
pop_tight_join(tight_trace *t, const tight_ref *at, int n, unsigned bytes)
{
	tight_ref v =
		pop_tight_splat(t, pop_tight_constant(t, bytes, 0), bytes);

	for (int k = 0; k < n; k += TIGHT_PUT) {
		tight_ref arg[1 + TIGHT_PUT] = {v};
		int64_t where = 0;

		for (int j = 0; j < TIGHT_PUT; j++) {
			const int lane = k + j < n ? k + j : n - 1;

			arg[1 + j] = at[lane];
			where |= (int64_t)lane << 8 * j;
		}
		v = pop_tight_value(t,
			bytes == 8 ? TIGHT_V_PUT64 : TIGHT_V_PUT32,
			t->set->vbytes, 1 + TIGHT_PUT, arg, where);
	}
	return v;
}

/* Of a buffer that fits, all that it holds becomes a vector first: other loads
 * need it, too. */
static reg
load_parts(context *c, const tight_buf *b, lanes *l)
{
	tight_ref all[TIGHT_LANES];
	bool whole = true;

	if (!fits(c, b))
		return (reg){
			pop_tight_join(c->t, l->at, c->lanes, b->bytes), true};
	for (int64_t k = 0; k < b->n; k++)
		all[k] = pop_tight_at(b, k);
	all[0] = pop_tight_join(c->t, all, (int)b->n, b->bytes);
	l->nwindow = 1;
	l->window[0].at = all[0];
	for (int k = 0; k < c->lanes; k++) {
		l->at[k] = all[0];
		l->at[k].off = (uint32_t)l->place[k] * b->bytes;
		whole &= l->place[k] == k;
	}
	return whole ? (reg){all[0], true} : pick(c, l, b->bytes);
}

/* Single values `at` in the lanes that are missing in l, which come from
 * vectors. */
static reg
load_with_few(context *c, const tight_ref *at, lanes *l, uint32_t bytes,
	uint64_t missing)
{
	tight_ref arg[1 + TIGHT_PUT];
	int64_t where = 0;

	arg[0] = l->whole ? l->at[0] : pick(c, l, bytes).at;
	for (int j = 0; j < TIGHT_PUT; j++) {
		const int lane = __builtin_ctzll(missing);

		arg[1 + j] = at[lane];
		where |= (int64_t)lane << 8 * j;
		if (missing & (missing - 1))
			missing &= missing - 1;
	}
	c->t->grouped = true;
	return (reg){pop_tight_value(c->t,
			     bytes == 8 ? TIGHT_V_PUT64 : TIGHT_V_PUT32,
			     c->t->set->vbytes, 1 + TIGHT_PUT, arg, where),
		true};
}

/* Of what was stored in parts. */
static reg
load_stored(context *c, const tight_buf *b, lanes *l)
{
	lanes *few = POP_NEW(c->t->arena, lanes);
	uint64_t missing;

	*few = *l;
	return is_vector_but_few(c, few, b->bytes, &missing)
		       ? load_with_few(c, l->at, few, b->bytes, missing)
		       : load_parts(c, b, l);
}

/* A vector of lanes that the buffer has in a row is where they are from now on:
 * so they come home as one.  But for branches, which are to leave what they do
 * not change as it is. */
static void
keep_vector(context *c, tight_buf *b, const lanes *l, reg r)
{
	const int64_t size = c->t->set->vbytes / b->bytes;
	const int64_t lo = l->place[0];

	if (r.vector && !c->t->when.node && step_by(l->place, c->lanes, 1) &&
		lo % size == 0 && (c->lanes == size || lo + c->lanes == b->n))
		pop_tight_write(b, lo, lo + c->lanes, r.at);
}

/* By moves that are made before the first turn. */
static reg
bring_together(context *c, const lanes *l, unsigned bytes)
{
	tight_trace *t = c->t;
	tight_ref room = tight_ref_of(
		t, pop_tight_node(t, TIGHT_ROOM, TIGHT_NONE, t->set->vbytes));

	for (int k = 0; k < c->lanes; k++) {
		tight_ref to = room;

		to.off = (uint32_t)k * bytes;
		pop_tight_move(t, l->at[k], to, bytes);
		t->node[t->n - 1].once = true;
	}
	return (reg){room, true};
}

static reg
look_up_lanes(context *c, uint32_t v, const lanes *l)
{
	tight_trace *t = c->t;
	uint32_t word[TIGHT_LANES] = {0};
	const int64_t first = next_place(c, l, INT64_MIN);

	for (int k = 0; k < c->lanes; k++)
		word[k] = (uint32_t)(l->place[k] - first);
	return (reg){pop_tight_load_lookup(t, pop_tight_address(c, v),
			     pop_tight_list(t, word), reach(c, l, first), 4,
			     first * 4),
		true};
}

/* Elements of window i up to the last that a lane has. */
static int
length_of(const context *c, uint32_t v, const lanes *l, unsigned i)
{
	int64_t n = 0;

	for (int k = 0; k < c->lanes; k++) {
		const int64_t at = l->place[k] - l->window[i].place;

		n = at >= n && at < room_of(c, v) ? at + 1 : n;
	}
	return (int)n;
}

/* Windows of memory are loaded, then picked from. */
static reg
load_windows(context *c, uint32_t v, lanes *l)
{
	const pop_dtype d = (pop_dtype)c->s->view[v].dtype;
	const uint32_t bytes = tight_class_bytes(pop_class_of(d));
	const int64_t size = pop_dtype_bytes(d);

	for (unsigned i = 0; i < l->nwindow; i++) {
		window *w = &l->window[i];

		w->at = pop_tight_load_vector(c->t, d, pop_tight_address(c, v),
			w->place * size, length_of(c, v, l, i));
		for (int k = 0; k < c->lanes; k++) {
			const int64_t at = l->place[k] - w->place;

			if (at < 0 || at >= room_of(c, v))
				continue;
			l->at[k] = w->at;
			l->at[k].off = (uint32_t)at * bytes;
		}
	}
	return pick(c, l, bytes);
}

/* Elements of memory that are anywhere, one by one. */
static reg
load_each(context *c, uint32_t v, const lanes *l)
{
	const pop_dtype d = (pop_dtype)c->s->view[v].dtype;
	const int64_t size = pop_dtype_bytes(d);
	tight_ref at[TIGHT_LANES];

	for (int k = 0; k < c->lanes; k++)
		at[k] = pop_tight_load_at(
			c->t, d, pop_tight_address(c, v), l->place[k] * size);
	return (reg){pop_tight_join(c->t, at, c->lanes,
			     tight_class_bytes(pop_class_of(d))),
		true};
}

static reg
load_from_memory(context *c, uint32_t v, lanes *l, form f)
{
	const pop_dtype d = (pop_dtype)c->s->view[v].dtype;
	const int64_t at = l->place[0] * pop_dtype_bytes(d);

	switch (f) {
	case SAME:
		return (reg){pop_tight_load_at(
				     c->t, d, pop_tight_address(c, v), at),
			false};
	case WHOLE:
		return (reg){
			pop_tight_load_vector(c->t, d, pop_tight_address(c, v),
				at, c->lanes),
			true};
	case PICKED:
		return load_windows(c, v, l);
	default:
		return may_look_up(c, v, l) ? look_up_lanes(c, v, l)
					    : load_each(c, v, l);
	}
}

reg
pop_tight_load_lanes(context *c, uint32_t v)
{
	tight_buf *b = pop_tight_buf(c->t, c->s->view[v].buffer);
	lanes l;
	form f = form_of(c, v, &l);
	reg r;

	if (b->memory)
		return load_from_memory(c, v, &l, f);
	if (f == SAME)
		return (reg){l.at[0], false};
	/* Of a home, the turn before may have stored it long ago. */
	if (f == WHOLE || (l.whole && is_in_parts(c, &l)))
		return (reg){l.at[0], true};
	if (f == LASTING)
		return bring_together(c, &l, b->bytes);
	if (!l.lasting && (f == APART || is_in_parts(c, &l)))
		r = load_stored(c, b, &l);
	else
		r = pick(c, &l, b->bytes);
	keep_vector(c, b, &l, r);
	return r;
}

/* What to store so that nothing changes if the branch is not taken. */
static tight_ref
instead(context *c, uint32_t v, int64_t at, tight_ref value)
{
	tight_trace *t = c->t;
	const pop_dtype d = (pop_dtype)c->s->view[v].dtype;
	tight_ref arg[3] = {pop_tight_splat(t, t->when, 4), value};

	if (!pop_tight_may_choose(t, d))
		return value;
	arg[2] = pop_tight_load_vector(
		t, d, pop_tight_address(c, v), at, c->lanes);
	return pop_tight_value(t, TIGHT_V_SEL, t->set->vbytes, 3, arg, 0);
}

/* Lane k of a vector of elements of type d. */
static tight_ref
lane(tight_ref v, int k, pop_dtype d)
{
	v.off += (uint32_t)k * tight_class_bytes(pop_class_of(d));
	return v;
}

static void
store_to_memory(context *c, uint32_t v, const int64_t *place, tight_ref r)
{
	const pop_dtype d = (pop_dtype)c->s->view[v].dtype;
	const tight_ref at = pop_tight_address(c, v);
	const int64_t size = pop_dtype_bytes(d);

	if (step_by(place, c->lanes, 1)) {
		if (c->t->when.node)
			r = instead(c, v, place[0] * size, r);
		pop_tight_store_vector(
			c->t, d, at, r, place[0] * size, c->lanes);
		return;
	}
	for (int k = 0; k < c->lanes; k++)
		pop_tight_store_at(c->t, d, at, lane(r, k, d), place[k] * size);
}

void
pop_tight_store_lanes(context *c, uint32_t v, reg r)
{
	const pop_dtype d = (pop_dtype)c->s->view[v].dtype;
	tight_trace *t = c->t;
	tight_buf *b = pop_tight_buf(t, c->s->view[v].buffer);
	int64_t place[TIGHT_LANES];

	list_places(c, v, place);
	if (c->lanes == 1 && !r.vector && !b->memory) {
		pop_tight_write(b, place[0], place[0] + 1,
			pop_tight_as_stored(t, r.at, d, false));
		return;
	}
	if (!r.vector)
		r.at = pop_tight_splat(
			t, r.at, tight_class_bytes(pop_class_of(d)));
	if (b->memory) {
		store_to_memory(c, v, place, r.at);
		return;
	}
	r.at = pop_tight_as_stored(t, r.at, d, true);
	if (step_by(place, c->lanes, 1)) {
		pop_tight_write(b, place[0], place[0] + c->lanes, r.at);
		return;
	}
	for (int k = 0; k < c->lanes; k++)
		pop_tight_write(b, place[k], place[k] + 1, lane(r.at, k, d));
}

reg
pop_tight_coordinates(context *c, unsigned d, unsigned bytes)
{
	reg r = {pop_tight_constant(c->t, bytes, (uint64_t)c->x[d]), false};
	tight_node k = c->t->node[r.at.node];
	uint32_t word[TIGHT_LANES] = {0};
	int64_t inner = 1;
	unsigned i = c->nalong;

	while (i > 0 && c->along[i - 1] != d)
		inner *= c->s->extent[c->along[--i]];
	if (i == 0)
		return r;
	r.vector = true;
	if (c->nalong == 1) {
		k.iota = true;
		k.imm = c->first;
		k.n = (uint16_t)bytes;
		k.bytes = c->t->set->vbytes;
		r.at = pop_tight_pure(c->t, &k);
		return r;
	}
	for (int j = 0; j < c->lanes; j++)
		word[(uint32_t)j * bytes / 4] =
			(uint32_t)((c->first + j) / inner % c->s->extent[d]);
	r.at = pop_tight_list(c->t, word);
	return r;
}
