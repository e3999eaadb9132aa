/*
 * Nodes of tight loops, and which of them is each element of a small buffer.
 */

#include <string.h>

#include "lib/kernel/tight_int.h"

bool
pop_tight_fail(tight_trace *t, const char *why)
{
	if (!t->bad)
		t->bad = why;
	return false;
}

/* ---- Nodes. */

tight_node *
pop_tight_node(tight_trace *t, tight_kind kind, uint16_t id, uint32_t bytes)
{
	tight_node *x;

	if (t->n == t->cap) {
		uint32_t cap = t->cap ? 2 * t->cap : 256;
		tight_node *more = POP_NEWN(t->arena, tight_node, cap);

		if (t->n)
			memcpy(more, t->node, t->n * sizeof(*more));
		t->node = more;
		t->cap = cap;
	}
	if (t->n >= TIGHT_NODES) {
		pop_tight_fail(t, "too many operations");
		t->n = TIGHT_NODES / 2;
	}
	x = &t->node[t->n++];
	*x = (tight_node){.kind = (uint8_t)kind, .id = id, .bytes = bytes};
	return x;
}

static uint64_t
mix(uint64_t h, uint64_t v)
{
	h = (h ^ v) * UINT64_C(0x9E3779B97F4A7C15);
	return h ^ h >> 29;
}

static bool
is_same(const tight_node *x, const tight_node *y)
{
	return x->kind == y->kind && x->id == y->id && x->n == y->n &&
	       x->bytes == y->bytes && x->imm == y->imm && x->iota == y->iota &&
	       x->listed == y->listed && x->narg == y->narg &&
	       memcmp(x->arg, y->arg, sizeof(x->arg)) == 0;
}

/* The node, or one that computes the same. */
tight_ref
pop_tight_pure(tight_trace *t, const tight_node *want)
{
	uint64_t h = mix(want->kind, want->id);
	tight_node *x;
	void **at;
	uintptr_t known;

	h = mix(mix(h, (uint64_t)want->imm),
		want->bytes | (uint64_t)want->iota << 32);
	for (unsigned k = 0; k < want->narg; k++)
		h = mix(mix(h, want->arg[k].node), want->arg[k].off);
	t->seen.arena = t->arena;
	at = pop_intmap_at(&t->seen, h);
	known = (uintptr_t)*at;
	if (known && known <= t->n && is_same(&t->node[known - 1], want))
		return (tight_ref){(uint32_t)known - 1, 0};
	x = pop_tight_node(t, (tight_kind)want->kind, want->id, want->bytes);
	*x = *want;
	*at = (void *)(uintptr_t)(t->n);
	return tight_ref_of(t, x);
}

tight_ref
pop_tight_constant(tight_trace *t, unsigned bytes, uint64_t bits)
{
	tight_node x = {.kind = TIGHT_CONST,
		.bytes = bytes,
		.imm = (int64_t)(bytes == 4 ? (uint32_t)bits : bits)};

	return pop_tight_pure(t, &x);
}

tight_ref
pop_tight_value(tight_trace *t, unsigned id, unsigned bytes, unsigned narg,
	const tight_ref *arg, int64_t imm)
{
	tight_node x = {.kind = TIGHT_VALUE,
		.id = (uint16_t)id,
		.bytes = bytes,
		.narg = (uint8_t)narg,
		.imm = imm};

	tight_ref same;

	for (unsigned k = 0; k < narg; k++)
		x.arg[k] = arg[k];
	return pop_tight_simplify(t, &x, &same) ? same : pop_tight_pure(t, &x);
}

tight_node *
pop_tight_effect(
	tight_trace *t, unsigned id, tight_ref a, tight_ref b, int64_t imm)
{
	tight_node *x = pop_tight_node(t, TIGHT_EFFECT, (uint16_t)id, 0);

	x->arg[0] = a;
	x->arg[1] = b;
	x->narg = 2;
	x->imm = imm;
	return x;
}

void
pop_tight_move(tight_trace *t, tight_ref from, tight_ref to, uint32_t bytes)
{
	tight_node *x = pop_tight_node(t, TIGHT_EFFECT,
		bytes == 4    ? TIGHT_MOVE4
		: bytes == 8  ? TIGHT_MOVE8
		: bytes == 16 ? TIGHT_MOVE16
			      : TIGHT_MOVE,
		0);

	x->narg = 1;
	x->arg[0] = from;
	x->to = to;
	x->n = (uint16_t)bytes;
}

tight_ref
pop_tight_splat(tight_trace *t, tight_ref v, unsigned bytes)
{
	tight_node c = t->node[v.node];

	if (c.kind == TIGHT_CONST && !c.iota && !c.listed && c.bytes <= 8) {
		c.n = (uint16_t)bytes;
		if (bytes == 8 && c.bytes == 4) /* a boolean */
			c.imm = (int64_t)(int32_t)c.imm;
		c.bytes = t->set->vbytes;
		return pop_tight_pure(t, &c);
	}
	return pop_tight_value(t,
		bytes == 8 ? TIGHT_V_SPLAT64 : TIGHT_V_SPLAT32, t->set->vbytes,
		1, &v, 0);
}

tight_ref
pop_tight_copy_of(tight_trace *t, const tight_node *x, const tight_ref *arg)
{
	tight_node y = *x;
	tight_ref same;

	memcpy(y.arg, arg, y.narg * sizeof(*arg));
	return pop_tight_simplify(t, &y, &same) ? same : pop_tight_pure(t, &y);
}

void
pop_tight_clear(tight_trace *t)
{
	t->node = NULL;
	t->n = t->cap = t->way_out = 0;
	t->inner = NULL;
	t->seen = (pop_intmap){.arena = t->arena};
	/* Node 0 is nothing. */
	pop_tight_node(t, TIGHT_CONST, TIGHT_NONE, 8);
}

/* ---- The same in vectors. */

unsigned
pop_tight_on_vectors(const tight_node *x)
{
	static const bool is_narrow[TIGHT_S_SEL32] = {
#define TIGHT(name, SHAPE, fn, in, out, INS, CLS) \
	[TIGHT_S_##name] = (in) == 32 && (out) == 32,
#define TIGHT_OP(name)
#include "lib/kernel/tight_ops.def"
#undef TIGHT
#undef TIGHT_OP
	};

	if (x->kind != TIGHT_VALUE)
		return TIGHT_NONE;
	switch (x->id) {
	case TIGHT_S_SEL32:
		return TIGHT_V_SEL;
	case TIGHT_S_MOD32:
		return TIGHT_V_MOD32;
	case TIGHT_S_MOD1_32:
		return TIGHT_V_MOD1_32;
	case TIGHT_S_FDIV32:
		return TIGHT_V_FDIV32;
	default:
		break;
	}
	return x->id < TIGHT_S_SEL32 && is_narrow[x->id] ? x->id + 1u
							 : TIGHT_NONE;
}

/* ---- Buffers. */

tight_buf *
pop_tight_buf(tight_trace *t, uint32_t id)
{
	for (uint32_t i = 0; i < t->nbuf; i++)
		if (t->buf[i].id == id)
			return &t->buf[i];
	if (t->nbuf == TIGHT_BUFFERS) {
		pop_tight_fail(t, "too many buffers");
		return &t->buf[0];
	}
	t->buf[t->nbuf] = (tight_buf){
		.id = id, .memory = t->program->buffer[id].bytes > TIGHT_SMALL};
	return &t->buf[t->nbuf++];
}

/* 0: another type, whose values are not their bits at home. */
static unsigned
bits_at_home(uint8_t dtype)
{
	switch (dtype) {
	case POP_DT_I32:
	case POP_DT_U32:
	case POP_DT_F32:
		return 32;
	case POP_DT_I64:
	case POP_DT_U64:
	case POP_DT_F64:
		return 64;
	default:
		return 0;
	}
}

/* Memory of a value that is no longer needed may hold one of another type. */
bool
pop_tight_same_type(uint8_t x, uint8_t y)
{
	return x == y ||
	       (bits_at_home(x) && bits_at_home(x) == bits_at_home(y));
}

/* ---- Elements of small buffers. */

/* What goes on where the span before ends becomes part of it. */
static void
push_span(tight_span *list, uint32_t *n, tight_span s, unsigned bytes)
{
	tight_span *last = *n ? &list[*n - 1] : NULL;

	if (s.lo >= s.hi)
		return;
	if (last && last->hi == s.lo && last->at.node == s.at.node &&
		last->at.off + (uint32_t)(s.lo - last->lo) * bytes == s.at.off)
		last->hi = s.hi;
	else
		list[(*n)++] = s;
}

/* The span of element k. */
static uint32_t
span_of(const tight_buf *b, int64_t k)
{
	const tight_span *s = b->span;
	uint32_t lo = 0, hi = b->nspan;

	while (hi - lo > 1) {
		const uint32_t mid = lo + (hi - lo) / 2;

		*(s[mid].lo <= k ? &lo : &hi) = mid;
	}
	return lo;
}

/* What remains of it from lo to hi. */
static tight_span
part_of(tight_span s, int64_t lo, int64_t hi, unsigned bytes)
{
	if (s.lo < lo) {
		s.at.off += (uint32_t)(lo - s.lo) * bytes;
		s.lo = lo;
	}
	if (s.hi > hi)
		s.hi = hi;
	return s;
}

void
pop_tight_write(tight_buf *b, int64_t lo, int64_t hi, tight_ref v)
{
	tight_span *s = b->span, list[5];
	uint32_t from, to, n = 0;

	if (lo >= hi)
		return;
	from = span_of(b, lo);
	to = span_of(b, hi - 1);
	if (from > 0)
		push_span(list, &n, s[from - 1], b->bytes);
	push_span(
		list, &n, part_of(s[from], s[from].lo, lo, b->bytes), b->bytes);
	push_span(list, &n, (tight_span){lo, hi, v}, b->bytes);
	push_span(list, &n, part_of(s[to], hi, s[to].hi, b->bytes), b->bytes);
	if (to + 1 < b->nspan)
		push_span(list, &n, s[++to], b->bytes);
	from -= from > 0;
	to++;
	memmove(s + from + n, s + to, (b->nspan - to) * sizeof(*s));
	memcpy(s + from, list, n * sizeof(*s));
	b->nspan += from + n - to;
}

tight_ref
pop_tight_at(const tight_buf *b, int64_t k)
{
	const tight_span *s = &b->span[span_of(b, k)];
	tight_ref r = s->at;

	r.off += (uint32_t)(k - s->lo) * b->bytes;
	return r;
}

/* Elements lo..hi-1 side by side. */
tight_ref
pop_tight_read(tight_trace *t, tight_buf *b, int64_t lo, int64_t hi)
{
	tight_ref first = {0, 0}, room;
	uint32_t i = 0, from;
	bool is_one = true;

	while (i < b->nspan && b->span[i].hi <= lo)
		i++;
	for (from = i; i < b->nspan && b->span[i].lo < hi; i++) {
		const tight_span *s = &b->span[i];
		int64_t skip = lo > s->lo ? lo - s->lo : 0;
		tight_ref at = s->at;

		at.off += (uint32_t)skip * b->bytes;
		if (i == from)
			first = at;
		else if (at.node != first.node ||
			 at.off !=
				 first.off + (uint32_t)(s->lo - lo) * b->bytes)
			is_one = false;
	}
	if (is_one)
		return first;
	room = tight_ref_of(t, pop_tight_node(t, TIGHT_ROOM, TIGHT_NONE,
				       (uint32_t)(hi - lo) * b->bytes));
	for (i = from; i < b->nspan && b->span[i].lo < hi; i++) {
		tight_span s = b->span[i];
		tight_ref to = room;

		if (s.lo < lo) {
			s.at.off += (uint32_t)(lo - s.lo) * b->bytes;
			s.lo = lo;
		}
		if (s.hi > hi)
			s.hi = hi;
		to.off = (uint32_t)(s.lo - lo) * b->bytes;
		pop_tight_move(t, s.at, to, (uint32_t)(s.hi - s.lo) * b->bytes);
	}
	return room;
}
