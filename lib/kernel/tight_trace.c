/*
 * Tracing a turn of a tight loop: condition, then body, step by step, as the
 * kernels would run them.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/tight_int.h"

/* ---- Buffers. */

static bool
is_known_type(pop_dtype d)
{
	switch (d) {
	case POP_DT_I1:
	case POP_DT_I8:
	case POP_DT_U8:
	case POP_DT_I16:
	case POP_DT_U16:
	case POP_DT_I32:
	case POP_DT_U32:
	case POP_DT_I64:
	case POP_DT_U64:
	case POP_DT_F16:
	case POP_DT_BF16:
	case POP_DT_F32:
	case POP_DT_F64:
		return true;
	default:
		return false;
	}
}

static void
note_use(tight_trace *t, uint32_t id, uint8_t dtype)
{
	tight_buf *b = pop_tight_buf(t, id);

	b->uses++;
	if (!dtype)
		return;
	if (!is_known_type((pop_dtype)dtype)) {
		pop_tight_fail(t, "an element type");
		return;
	}
	if (b->dtype && !pop_tight_same_type(b->dtype, dtype))
		b->memory = true;
	b->dtype = dtype;
	b->bytes = (uint8_t)tight_class_bytes(pop_class_of((pop_dtype)dtype));
}

static bool
is_written(const pop_step *s, uint32_t v)
{
	const int called = pop_tight_called_inputs(s);

	if (called >= 0)
		return v >= (uint32_t)called;
	if (s->kind == POP_STEP_COPY)
		return v == 1;
	if (s->kind == POP_STEP_GATHER)
		return v == 2;
	if (s->kind == POP_STEP_SCATTER)
		return v < (uint32_t)s->param[POP_SCATTER_N];
	if (s->kind == POP_STEP_FOLD)
		return v >= 2 * (uint32_t)s->param[POP_FOLD_N];
	if (s->kind == POP_STEP_WINDOW)
		return v >= 2 * (uint32_t)s->param[POP_WINDOW_N];
	for (uint32_t k = 0; k < s->nstage; k++)
		for (uint32_t r = 0; r < s->stage[k].ncode; r++)
			if (s->stage[k].code[r].op == POP_INS_STORE &&
				s->stage[k].code[r].imm == v)
				return true;
	return false;
}

/* Is the view's place known in the run only, besides dynamic offsets? */
static bool
is_indexed(const pop_step *s, uint32_t v)
{
	return (s->kind == POP_STEP_GATHER && v == 0) ||
	       (s->kind == POP_STEP_SCATTER &&
		       v < (uint32_t)s->param[POP_SCATTER_N]);
}

static bool
is_known_step(const pop_step *s)
{
	switch (s->kind) {
	case POP_STEP_LOOP:
	case POP_STEP_COPY:
	case POP_STEP_DOT:
	case POP_STEP_GATHER:
	case POP_STEP_SCATTER:
	case POP_STEP_FOLD:
	case POP_STEP_WINDOW:
		return true;
	default:
		return false;
	}
}

static void
note_view(tight_trace *t, const pop_step *s, uint32_t v)
{
	const pop_view *w = &s->view[v];

	note_use(t, w->buffer, w->dtype);
	if (w->ndyn || is_indexed(s, v))
		pop_tight_buf(t, w->buffer)->memory = true;
	if (s->kind != POP_STEP_WHILE && is_written(s, v))
		pop_tight_buf(t, w->buffer)->written = true;
	for (unsigned k = 0; k < w->ndyn; k++)
		note_use(t, w->dyn[k].buffer, w->dyn[k].dtype);
}

/* What code looks up stays where it is. */
static void
note_lookups(tight_trace *t, const pop_step *s)
{
	for (uint32_t k = 0; k < s->nstage; k++)
		for (uint32_t r = 0; r < s->stage[k].ncode; r++) {
			const pop_ins *i = &s->stage[k].code[r];

			if (i->op == POP_INS_GATHER)
				pop_tight_buf(
					t, s->view[pop_ins_view(i)].buffer)
					->memory = true;
		}
}

/* ---- Worth. */

/* Picoseconds of a vector of one instruction of a step: less where there are
 * enough of them to fill tiles.  Of each view of each row but the first. */
enum { FIRST_VECTORS = 16, FIRST_PS = 650, MORE_PS = 270, ROW_PS = 1200 };

/* The same of a fold or a product, which prepares, and of each of many products
 * of two matrices, which are packed. */
enum { PREPARE_PS = 100000, PACK_PS = 300000 };

static int64_t
preparing(const pop_step *s)
{
	const int64_t *m =
		&s->extent[s->kind == POP_STEP_DOT ? s->param[POP_DOT_NBATCH]
						   : 0];
	int64_t products = 1;

	if (s->kind != POP_STEP_DOT)
		return s->kind == POP_STEP_FOLD ? PREPARE_PS : 0;
	for (const int64_t *b = s->extent; b < m; b++)
		products *= *b;
	return PREPARE_PS +
	       (products > 1 && m[0] > 1 && m[1] > 1 ? products * PACK_PS : 0);
}

/* Vectors of a step; those of a loop end with each of its rows. */
static int64_t
vectors_of(const tight_trace *t, const pop_step *s, int64_t *rows)
{
	const int64_t lanes = t->set->vbytes / 4;
	const unsigned outer =
		s->kind == POP_STEP_LOOP && s->ndim > 0 ? s->ndim - 1u : 0;
	int64_t row = 1;

	*rows = 1;
	for (unsigned d = 0; d < s->ndim; d++)
		*(d < outer ? rows : &row) *= s->extent[d];
	return *rows * ((row + lanes - 1) / lanes);
}

/* The same of a few rows that are reduced, each by itself. */
enum { REDUCE_PS = 30000, FEW_ROWS = 64, SHORT_ROW = 8 };

static int64_t
reducing(const pop_step *s, int64_t rows)
{
	return s->kind == POP_STEP_LOOP && !pop_loop_is_plain(s) &&
			       s->param[POP_LOOP_MODE] != POP_LOOP_COLUMNS &&
			       rows < FEW_ROWS && s->ndim > 0 &&
			       s->extent[s->ndim - 1u] >= SHORT_ROW
		       ? rows * REDUCE_PS
		       : 0;
}

/* What a step would cost by itself. */
static int64_t
worth_of(const tight_trace *t, const pop_step *s)
{
	int64_t vectors, rows, code = 1, each;

	if (pop_tight_can_call(t, s) && !pop_tight_is_long(t, s))
		return TIGHT_STEP_PS;
	vectors = vectors_of(t, s, &rows);
	for (uint32_t k = 0; k < s->nstage; k++)
		code += s->stage[k].ncode;
	each = vectors <= FIRST_VECTORS
		       ? vectors * FIRST_PS
		       : FIRST_VECTORS * FIRST_PS +
				 (vectors - FIRST_VECTORS) * MORE_PS;
	return TIGHT_STEP_PS + each * code + (rows - 1) * s->nview * ROW_PS +
	       preparing(s) + reducing(s, rows);
}

static void
note_worth(const tight_trace *t, const pop_step *s)
{
	const int64_t worth = t->calls ? worth_of(t, s) : 0;

	if (!worth)
		return;
	t->calls->all += worth;
	if (!pop_tight_is_long(t, s))
		t->calls->brief += worth;
}

/* Shares of the worth, one of which is less than it takes to see what to do. */
enum { SHARES = 16 };

static bool
takes_too_long(const tight_trace *t)
{
	return t->calls && !t->outer &&
	       t->calls->brief < t->calls->all / SHARES;
}

/* ---- Steps. */

/* What a step that is called reads and writes stays where it is. */
static bool
note_call(tight_trace *t, const pop_step *s)
{
	for (uint32_t v = 0; v < s->nview && !t->bad; v++) {
		const pop_view *w = &s->view[v];

		note_view(t, s, v);
		pop_tight_buf(t, w->buffer)->memory = true;
		for (unsigned k = 0; k < w->ndyn; k++)
			pop_tight_buf(t, w->dyn[k].buffer)->memory = true;
	}
	return !t->bad;
}

static bool note_region(tight_trace *t, uint32_t region, unsigned depth);

/* A choice of few branches, all of which are run. */
static bool
note_case(tight_trace *t, const pop_step *s, unsigned depth)
{
	if (s->nregion < 2 || s->nregion > TIGHT_BRANCHES ||
		depth >= TIGHT_DEPTH)
		return pop_tight_fail(t, "a choice of many");
	note_view(t, s, 0);
	for (unsigned k = 0; k < s->nregion && !t->bad; k++)
		note_region(t, s->region[k], depth + 1);
	return !t->bad;
}

static bool
note_while(tight_trace *t, const pop_step *w, unsigned depth)
{
	if (depth >= TIGHT_DEPTH)
		return pop_tight_fail(t, "loops in many loops");
	for (unsigned k = 0; k < 2; k++) {
		const pop_region *r = &t->program->region[w->region[k]];

		if (w->param[POP_WHILE_TRIP] >= 0 && k == 0 && r->count)
			return pop_tight_fail(t, "a condition that is not run");
		if (!note_region(t, w->region[k], depth))
			return false;
	}
	for (uint32_t v = 0; v < w->nview && !t->bad; v++)
		note_view(t, w, v);
	for (uint32_t i = POP_WHILE_PARAMS; i < w->nparam && !t->bad; i++)
		note_use(t, (uint32_t)w->param[i], 0);
	for (uint32_t i = POP_WHILE_PARAMS; i < w->nparam && !t->bad; i += 2)
		if (w != t->loop && w->param[i] != w->param[i + 1])
			pop_tight_buf(t, (uint32_t)w->param[i])->written = true;
	return !t->bad;
}

static bool
note_step(tight_trace *t, const pop_step *s, unsigned depth)
{
	int64_t points = 1;

	if (s->kind == POP_STEP_CASE)
		return note_case(t, s, depth);
	if (s->kind == POP_STEP_WHILE)
		return note_while(t, s, depth + 1);
	pop_tight_call_long(t, s);
	note_worth(t, s);
	if (pop_tight_can_call(t, s))
		return note_call(t, s);
	if (!is_known_step(s))
		return pop_tight_fail(t, pop_step_name[s->kind]);
	if (s->nview > TIGHT_VIEWS)
		return pop_tight_fail(t, "a step of many views");
	for (unsigned d = 0; d < s->ndim; d++)
		if (s->extent[d] <= 0 ||
			!pop_mul_i64(points, s->extent[d], &points) ||
			(points > TIGHT_POINTS * 8 && !pop_tight_is_wide(t, s)))
			return pop_tight_fail(t, "a large step");
	for (uint32_t v = 0; v < s->nview && !t->bad; v++)
		note_view(t, s, v);
	if (!t->bad)
		note_lookups(t, s);
	return !t->bad;
}

static bool
note_region(tight_trace *t, uint32_t region, unsigned depth)
{
	const pop_region *r = &t->program->region[region];

	for (uint32_t i = r->first; i < r->first + r->count; i++)
		if (!note_step(t, &t->program->step[i], depth))
			return false;
	return true;
}

/* The caller may bind two buffers of one argument together. */
static bool
is_shared(const tight_trace *t)
{
	const pop_buffer *all = t->program->buffer;

	for (uint32_t i = 0; i < t->nbuf; i++)
		for (uint32_t k = 0; k < i; k++)
			if (all[t->buf[i].id].where == POP_WHERE_ARG &&
				all[t->buf[k].id].where == POP_WHERE_ARG &&
				(t->buf[i].written || t->buf[k].written))
				return true;
	return false;
}

static void
put_home(tight_trace *t, tight_buf *b)
{
	unsigned size = pop_dtype_bytes((pop_dtype)b->dtype);
	tight_node *x;

	if (!b->memory)
		b->n = (int64_t)(t->program->buffer[b->id].bytes / size);
	x = pop_tight_node(t, b->memory ? TIGHT_PTR : TIGHT_HOME, TIGHT_NONE,
		b->memory ? 8 : (uint32_t)b->n * b->bytes);
	x->imm = b - t->buf;
	b->node = (uint32_t)(x - t->node);
	if (b->memory)
		return;
	b->span = POP_NEWN(t->arena, tight_span, b->n + 3);
	b->span[0] = (tight_span){0, b->n, {b->node, 0}};
	b->nspan = 1;
}

static bool match_region(tight_trace *t, uint32_t region);

/* Of the two buffers of a carry both are in memory, or none.  True: that was
 * not so of some. */
static bool
match_carries(tight_trace *t, const pop_step *s)
{
	const bool is_loop = s->kind == POP_STEP_WHILE;
	bool changed = false;

	for (uint32_t i = POP_WHILE_PARAMS; is_loop && i < s->nparam; i += 2) {
		tight_buf *in = pop_tight_buf(t, (uint32_t)s->param[i]);
		tight_buf *out = pop_tight_buf(t, (uint32_t)s->param[i + 1]);

		changed |= in->memory != out->memory;
		in->memory = out->memory = in->memory || out->memory;
	}
	for (uint32_t k = 0; k < s->nregion; k++)
		changed |= match_region(t, s->region[k]);
	return changed;
}

static bool
match_region(tight_trace *t, uint32_t region)
{
	const pop_region *r = &t->program->region[region];
	bool changed = false;

	for (uint32_t i = r->first; i < r->first + r->count; i++)
		changed |= match_carries(t, &t->program->step[i]);
	return changed;
}

static bool
note_all(tight_trace *t)
{
	if (!note_while(t, t->loop, 0) || is_shared(t))
		return pop_tight_fail(t, "arguments that may share memory");
	while (match_carries(t, t->loop))
		;
	for (uint32_t i = 0; i < t->nbuf; i++) {
		tight_buf *b = &t->buf[i];

		b->seen_after = t->uses[b->id] > b->uses;
		if (t->outer && pop_tight_buf(t->outer, b->id)->memory)
			b->memory = true;
		if (!b->dtype)
			return pop_tight_fail(t, "a carry that nothing reads");
		put_home(t, b);
	}
	return true;
}

/* ---- The turn. */

static bool trace_region(tight_trace *t, uint32_t region);

/* ---- Choices: all branches are computed, then chosen from. */

typedef struct branch {
	tight_span *span;
	uint32_t nspan;
} branch;

static branch
copy_of(tight_trace *t, const tight_buf *b)
{
	branch x = {POP_NEWN(t->arena, tight_span, b->nspan), b->nspan};

	memcpy(x.span, b->span, b->nspan * sizeof(*x.span));
	return x;
}

static tight_ref
element_of(const branch *x, int64_t at, unsigned bytes)
{
	const tight_span *s = x->span;
	tight_ref r;

	while (s->hi <= at)
		s++;
	r = s->at;
	r.off += (uint32_t)(at - s->lo) * bytes;
	return r;
}

/* Elements from `at` on that lie side by side there, or are all the same; *one:
 * the same. */
static int64_t
run_of(const branch *x, int64_t at, unsigned bytes, bool *one)
{
	const tight_span *s = x->span, *end = x->span + x->nspan;
	const tight_ref r = element_of(x, at, bytes);

	while (s->hi <= at)
		s++;
	*one = s->hi == at + 1;
	while (*one && s + 1 < end && s[1].hi == s[1].lo + 1 &&
		tight_is_same_ref(s[1].at, r))
		s++;
	return s->hi - at;
}

/* Is it part of a vector that an op makes? */
static bool
is_of_vector(const tight_trace *t, tight_ref r)
{
	const tight_node *x = &t->node[r.node];

	return x->kind == TIGHT_VALUE && x->bytes > 8;
}

/*
 * How many elements from k on are chosen as one vector: those that one side or
 * both have in one, and the other side by side.  0: it is not worth it.
 */
static int64_t
vector_from(tight_trace *t, const tight_buf *b, int64_t k, const branch **side,
	const branch *last, tight_ref *v)
{
	int64_t n = t->set->vbytes / b->bytes;
	bool made = false, one[2];

	for (unsigned i = 0; i < 2; i++) {
		const int64_t run = run_of(side[i], k, b->bytes, &one[i]);

		n = run < n ? run : n;
		v[i] = element_of(side[i], k, b->bytes);
		made |= !one[i] && is_of_vector(t, v[i]);
	}
	for (int64_t i = 0; i < n; i++)
		if (tight_is_same_ref(element_of(side[0], k + i, b->bytes),
			    element_of(last, k + i, b->bytes)))
			n = i;
	if (!made || n < TIGHT_FEW)
		return 0;
	for (unsigned i = 0; i < 2; i++)
		if (one[i])
			v[i] = pop_tight_splat(t, v[i], b->bytes);
	return n;
}

/* What buffer b holds: what `first` says where the mask is true.  Of masks one
 * is true at most, so what is the same as in the last branch is there already.
 */
static void
choose_elements(tight_trace *t, tight_buf *b, const branch *first,
	const branch *last, tight_ref mask)
{
	const branch second = copy_of(t, b), *side[2] = {first, &second};

	for (int64_t k = 0, n; k < b->n && !t->bad; k += n) {
		tight_ref arg[3] = {mask};

		n = vector_from(t, b, k, side, last, arg + 1);
		if (n > 0) {
			arg[0] = pop_tight_splat(t, mask, 4);
			pop_tight_write(b, k, k + n,
				pop_tight_value(t, TIGHT_V_SEL, t->set->vbytes,
					3, arg, 0));
			continue;
		}
		n = 1;
		arg[1] = element_of(first, k, b->bytes);
		arg[2] = element_of(&second, k, b->bytes);
		if (tight_is_same_ref(arg[1], element_of(last, k, b->bytes)))
			continue;
		pop_tight_write(b, k, k + 1,
			pop_tight_value(t,
				b->bytes == 8 ? TIGHT_S_SEL64 : TIGHT_S_SEL32,
				b->bytes, 3, arg, 0));
	}
}

/* A region of which nothing is to be stored, called or repeated unless `mask`.
 */
static bool
trace_branch(tight_trace *t, uint32_t region, tight_ref mask)
{
	const tight_ref when = t->when, both[2] = {when, mask};
	bool ok;

	t->when = when.node ? pop_tight_value(t, TIGHT_S_b_and, 4, 2, both, 0)
			    : mask;
	ok = trace_region(t, region);
	t->when = when;
	return ok;
}

/* What all small buffers hold, and back to it. */
static branch *
save_all(tight_trace *t)
{
	branch *x = POP_NEWN(t->arena, branch, t->nbuf);

	for (uint32_t i = 0; i < t->nbuf; i++)
		if (!t->buf[i].memory)
			x[i] = copy_of(t, &t->buf[i]);
	return x;
}

static void
restore_all(tight_trace *t, const branch *x)
{
	for (uint32_t i = 0; i < t->nbuf; i++) {
		tight_buf *b = &t->buf[i];

		if (b->memory)
			continue;
		memcpy(b->span, x[i].span, x[i].nspan * sizeof(*b->span));
		b->nspan = x[i].nspan;
	}
}

/* Is branch k taken?  *none: no branch before k is; the last one takes all that
 * remains.  A truth value takes the first of two if it is true. */
static tight_ref
mask_of(tight_trace *t, const pop_step *s, tight_ref number, uint32_t k,
	tight_ref *none)
{
	const pop_dtype d = (pop_dtype)s->view[0].dtype;
	const unsigned bytes = tight_class_bytes(pop_class_of(d));
	tight_ref is = number, arg[2] = {number}, both[2] = {*none};

	if (k + 1 == s->nregion)
		return *none;
	arg[1] = pop_tight_constant(t, bytes, k);
	if (d != POP_DT_I1)
		is = pop_tight_value(t,
			bytes == 8 ? TIGHT_S_l_eq : TIGHT_S_i_eq, 4, 2, arg, 0);
	both[1] = pop_tight_value(t, TIGHT_S_b_not, 4, 1, &is, 0);
	*none = k ? pop_tight_value(t, TIGHT_S_b_and, 4, 2, both, 0) : both[1];
	return is;
}

static bool
trace_case(tight_trace *t, const pop_step *s)
{
	tight_context c = {.t = t, .s = s, .lanes = 1};
	const tight_ref number = pop_tight_one(&c, 0, 0);
	const branch *before = save_all(t);
	const branch *after[TIGHT_BRANCHES];
	const int64_t worth = t->worth, paid = t->paid;
	int64_t most = worth, most_paid = paid;
	tight_ref mask[TIGHT_BRANCHES], none = {0, 0};

	for (uint32_t k = 0; k < s->nregion; k++) {
		mask[k] = mask_of(t, s, number, k, &none);
		restore_all(t, before);
		t->worth = worth;
		t->paid = paid;
		if (!trace_branch(t, s->region[k], mask[k]))
			return false;
		/* By itself, the step would run one of them. */
		most = t->worth > most ? t->worth : most;
		most_paid = t->paid > most_paid ? t->paid : most_paid;
		after[k] = save_all(t);
	}
	t->worth = most;
	t->paid = most_paid;
	for (uint32_t k = s->nregion - 1; k-- > 0;)
		for (uint32_t i = 0; i < t->nbuf && !t->bad; i++)
			if (!t->buf[i].memory)
				choose_elements(t, &t->buf[i], &after[k][i],
					&after[s->nregion - 1][i], mask[k]);
	return !t->bad;
}

/* ---- A loop inside, which has a part of the frame. */

/* Brings what buffer b holds to its home in the part, or its address. */
static void
hand_over(tight_trace *t, const tight_buf *b, tight_ref home, bool once)
{
	uint32_t from = t->n;

	if (b->memory)
		pop_tight_move(t, (tight_ref){b->node, 0}, home, 8);
	for (uint32_t k = 0; !b->memory && k < b->nspan; k++) {
		const tight_span *s = &b->span[k];
		tight_ref to = home;

		to.off += (uint32_t)s->lo * b->bytes;
		pop_tight_move(
			t, s->at, to, (uint32_t)(s->hi - s->lo) * b->bytes);
	}
	while (from < t->n)
		t->node[from++].once = once;
}

/* Does a turn leave some of what is at home in buffer b as it is?  Homes are
 * the first nodes, also of a trace that has been emitted. */
static bool
leaves_some(const tight_buf *b)
{
	for (uint32_t k = 0; !b->memory && k < b->nspan; k++)
		if (b->span[k].at.node == b->node)
			return true;
	return false;
}

/* x: what `in` traced, or the same with turns side by side, of `all`. */
static bool
place_inner(tight_trace *t, const tight_trace *in, const tight_trace *all,
	pop_tight *x)
{
	tight_ref part = tight_ref_of(
		t, pop_tight_node(t, TIGHT_ROOM, TIGHT_NONE, x->bytes));
	const bool may_be = t->when.node != 0;
	tight_readers r = {.upto = 1}, s = {.upto = 1};
	tight_ref left;
	tight_node *e;

	pop_tight_read_homes(&r, in);
	pop_tight_read_homes(&s, all);
	for (uint32_t i = 0; i < in->nbuf && !t->bad; i++) {
		const tight_buf *b = &in->buf[i];

		if (b->memory || r.is_read[i] || s.is_read[i] ||
			(tight_is_kept(b) && (x->trip <= 0 || leaves_some(b))))
			hand_over(t, pop_tight_buf(t, b->id),
				(tight_ref){part.node, x->at[i]}, !b->written);
	}
	e = pop_tight_effect(t, may_be ? TIGHT_LOOP_IF : TIGHT_LOOP, part,
		t->when, (int64_t)(intptr_t)x);
	e->narg = 1 + may_be;
	left = tight_ref_of(
		t, pop_tight_node(t, TIGHT_LEFT, TIGHT_NONE, x->bytes));
	t->node[left.node].to = part;
	for (uint32_t i = 0; i < in->nbuf && !t->bad; i++) {
		tight_buf *b = pop_tight_buf(t, in->buf[i].id);

		left.off = x->at[i];
		if (tight_is_kept(&in->buf[i]))
			pop_tight_write(b, 0, b->n, left);
	}
	return !t->bad;
}

static bool
trace_while(tight_trace *t, const pop_step *s)
{
	const tight_trace fresh = {.arena = t->arena,
		.program = t->program,
		.loop = s,
		.set = t->set,
		.uses = t->uses,
		.call = t->call,
		.calls = t->calls,
		.outer = t};
	tight_trace *in = POP_NEW(t->arena, tight_trace);
	tight_trace *all = POP_NEW(t->arena, tight_trace);
	pop_tight *one = POP_NEW(t->arena, pop_tight), *x = one;

	*in = *all = fresh;
	if (!pop_tight_trace(in) || !pop_tight_emit(one, in))
		return pop_tight_fail(
			t, in->bad ? in->bad : "a loop that is not worth it");
	if (one->trip >= 0 && !in->paid)
		x = pop_tight_side_by_side(one, in, all);
	x->step = s;
	x->next = t->inner;
	t->inner = x;
	return place_inner(t, in, x == one ? in : all, x);
}

static bool
trace_step(tight_trace *t, const pop_step *s)
{
	if (pop_tight_is_long(t, s))
		return pop_tight_call_step(t, s);
	switch (s->kind) {
	case POP_STEP_WHILE:
		return trace_while(t, s);
	case POP_STEP_LOOP:
		return pop_tight_loop(t, s);
	case POP_STEP_COPY:
		return pop_tight_copy(t, s);
	case POP_STEP_DOT:
		return pop_tight_dot(t, s);
	case POP_STEP_GATHER:
		return pop_tight_gather(t, s);
	case POP_STEP_SCATTER:
		return pop_tight_scatter(t, s);
	case POP_STEP_FOLD:
		return pop_tight_fold_step(t, s);
	case POP_STEP_WINDOW:
		return pop_tight_window(t, s);
	case POP_STEP_CASE:
		return trace_case(t, s);
	default:
		return pop_tight_call_step(t, s);
	}
}

/* Picoseconds of a node: not all of them become ops.  How many there may be
 * beyond those that pay, half of all being ops. */
enum { NODE_PS = TIGHT_PS * 3 / 4, VAIN = 200 };

static bool
is_hopeless(const tight_trace *t)
{
	return (int64_t)(t->n / 2) * TIGHT_PS >
	       t->worth - t->paid + (int64_t)VAIN * TIGHT_PS;
}

static bool
trace_region(tight_trace *t, uint32_t region)
{
	const pop_region *r = &t->program->region[region];

	for (uint32_t i = r->first; i < r->first + r->count; i++) {
		const pop_step *s = &t->program->step[i];

		const int64_t worth = worth_of(t, s);
		const uint32_t from = t->n;

		t->worth += worth;
		if (pop_tight_is_long(t, s))
			t->paid += worth;
		(void)trace_step(t, s);
		pop_tight_call_next(t, s, (t->n - from) * NODE_PS, worth);
		if (is_hopeless(t))
			pop_tight_fail(t, "more code than it is worth");
		if (t->bad)
			return false;
	}
	return true;
}

/* Ends the loop if v is false: of what must hold at once, one after the
 * other. */
static void
leave_unless(tight_trace *t, tight_ref v, unsigned depth)
{
	const tight_node x = t->node[v.node];

	if (x.kind == TIGHT_VALUE && x.id == TIGHT_S_b_and && depth > 0) {
		leave_unless(t, x.arg[0], depth - 1);
		leave_unless(t, x.arg[1], depth - 1);
		return;
	}
	pop_tight_effect(t, TIGHT_UNLESS, v, v, 0)->narg = 1;
	t->way_out = t->n - 1;
}

static bool
trace_condition(tight_trace *t)
{
	const pop_view *w = t->loop->view;
	tight_ref v;

	if (!trace_region(t, t->loop->region[0]))
		return false;
	/* The loop may end here. */
	for (uint32_t i = 0; i < t->nbuf; i++) {
		const tight_buf *b = &t->buf[i];

		if (b->nspan != 1 || b->span[0].at.node != b->node)
			if (!b->memory && b->seen_after)
				return pop_tight_fail(
					t, "a condition with results");
	}
	v = pop_tight_element(
		t, pop_tight_buf(t, w->buffer), (pop_dtype)w->dtype, w->base);
	leave_unless(t, v, TIGHT_DEPTH);
	return true;
}

/* The spans of `from` are what is at home in `to` in the next turn. */
static void
commit(tight_trace *t, const tight_buf *from, const tight_buf *to, bool early)
{
	for (uint32_t k = 0; k < from->nspan && !t->bad; k++) {
		tight_span *s = &from->span[k];
		const tight_node *x = &t->node[s->at.node];
		uint32_t bytes = (uint32_t)(s->hi - s->lo) * to->bytes;
		uint32_t off = (uint32_t)s->lo * to->bytes;
		bool is_home = x->kind == TIGHT_HOME;
		tight_ref room;

		if (s->at.node == to->node && s->at.off == off)
			continue;
		if (is_home && (x->imm == from - t->buf) && from != to) {
			pop_tight_fail(t, "a carry that is not written");
			return;
		}
		if (!early) {
			pop_tight_move(
				t, s->at, (tight_ref){to->node, off}, bytes);
			continue;
		}
		/* Homes are about to change. */
		if (!is_home)
			continue;
		room = tight_ref_of(
			t, pop_tight_node(t, TIGHT_ROOM, TIGHT_NONE, bytes));
		pop_tight_move(t, s->at, room, bytes);
		s->at = room;
	}
}

void
pop_tight_read_homes(tight_readers *r, const tight_trace *t)
{
	for (; r->upto < t->n; r->upto++) {
		const tight_node *x = &t->node[r->upto];

		for (unsigned k = 0; k < x->narg; k++) {
			const tight_node *from = &t->node[x->arg[k].node];

			if (from->kind == TIGHT_HOME || from->kind == TIGHT_PTR)
				r->is_read[from->imm] = true;
		}
	}
}

/* A carry that stays in memory, made beside what it was. */
static bool
copy_carry(
	tight_trace *t, const tight_buf *in, const tight_buf *out, bool early)
{
	const pop_buffer *from = &t->program->buffer[out->id];
	const pop_buffer *to = &t->program->buffer[in->id];
	const int64_t bytes = (int64_t)to->bytes;

	if (bytes > (t->calls ? TIGHT_COPIED_MORE : TIGHT_COPIED) ||
		from->bytes != to->bytes || to->where == POP_WHERE_ARG)
		return pop_tight_fail(t, "a large carry in two buffers");
	if (early)
		return true;
	t->paid += bytes * TIGHT_COPY_PS;
	pop_tight_effect(t, TIGHT_COPY, (tight_ref){in->node, 0},
		(tight_ref){out->node, 0}, bytes);
	return true;
}

static bool
commit_all(tight_trace *t, bool early)
{
	const pop_step *w = t->loop;
	bool carried[TIGHT_BUFFERS] = {false};
	tight_readers r = {.upto = 1};

	for (uint32_t i = POP_WHILE_PARAMS; i < w->nparam && !t->bad; i += 2) {
		tight_buf *in = pop_tight_buf(t, (uint32_t)w->param[i]);
		tight_buf *out = pop_tight_buf(t, (uint32_t)w->param[i + 1]);

		if (in == out)
			continue;
		if (carried[in - t->buf] || carried[out - t->buf])
			return pop_tight_fail(t, "a buffer carried twice");
		carried[in - t->buf] = carried[out - t->buf] = true;
		in->written = true;
		if (in->memory && out->memory) {
			if (!copy_carry(t, in, out, early))
				return false;
			continue;
		}
		if (in->memory || out->memory ||
			!pop_tight_same_type(in->dtype, out->dtype) ||
			in->n != out->n)
			return pop_tight_fail(t, "a carry of two types");
		pop_tight_read_homes(&r, t);
		if (early && r.is_read[out - t->buf])
			return pop_tight_fail(
				t, "a carry that is read too early");
		commit(t, out, in, early);
	}
	for (uint32_t i = 0; i < t->nbuf && !t->bad; i++) {
		pop_tight_read_homes(&r, t);
		if (!t->buf[i].memory && t->buf[i].written && !carried[i] &&
			(t->buf[i].seen_after || r.is_read[i]))
			commit(t, &t->buf[i], &t->buf[i], early);
	}
	return !t->bad;
}

/* Is what comes home from buffer b not stored as whole vectors? */
static bool
is_left_in_parts(const tight_trace *t, const tight_buf *b)
{
	for (uint32_t k = 0; k < b->nspan; k++) {
		const tight_span *s = &b->span[k];
		const tight_node *x = &t->node[s->at.node];

		if (s->at.node == b->node && b->nspan == 1)
			continue;
		if (x->kind != TIGHT_VALUE || x->bytes <= 8 || s->at.off ||
			(uint64_t)s->lo * b->bytes % t->set->vbytes)
			return true;
	}
	return false;
}

/* Notes it of all homes; true if there are such. */
static bool
note_parts(tight_trace *t, bool *parts)
{
	const pop_step *w = t->loop;
	bool any = false;

	memset(parts, 0, sizeof(t->parts));
	for (uint32_t i = 0; i < t->nbuf; i++)
		if (!t->buf[i].memory)
			parts[i] = is_left_in_parts(t, &t->buf[i]);
	for (uint32_t i = POP_WHILE_PARAMS; i < w->nparam; i += 2) {
		const tight_buf *in = pop_tight_buf(t, (uint32_t)w->param[i]);
		const tight_buf *out =
			pop_tight_buf(t, (uint32_t)w->param[i + 1]);

		if (!in->memory && !out->memory)
			parts[in - t->buf] = is_left_in_parts(t, out);
	}
	for (uint32_t i = 0; i < t->nbuf; i++)
		any |= parts[i];
	return any;
}

static bool
trace_steps(tight_trace *t)
{
	const pop_step *w = t->loop;
	bool counted = w->param[POP_WHILE_TRIP] >= 0;

	/* Node 0 is nothing. */
	pop_tight_node(t, TIGHT_CONST, TIGHT_NONE, 8);
	if (!note_all(t))
		return false;
	if (takes_too_long(t))
		return pop_tight_fail(t, "steps that take long");
	return (counted || trace_condition(t)) && trace_region(t, w->region[1]);
}

bool
pop_tight_turn(tight_trace *t)
{
	const tight_trace fresh = *t;
	bool parts[TIGHT_BUFFERS];

	if (!trace_steps(t))
		return false;
	/* With loops inside, these would be traced twice each time. */
	if (!t->grouped || (t->calls && t->inner) || !note_parts(t, parts))
		return true;
	*t = fresh;
	memcpy(t->parts, parts, sizeof(parts));
	return trace_steps(t);
}

bool
pop_tight_trace(tight_trace *t)
{
	if (!pop_tight_turn(t))
		return false;
	if (!commit_all(t, true) || !commit_all(t, false))
		return false;
	pop_tight_node(t, TIGHT_EFFECT, TIGHT_BACK, 0);
	return !t->bad;
}
