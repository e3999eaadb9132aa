/*
 * Canonical bytes of one op by itself.
 *
 *   op    := opcode nres type* nregion (narg type*)* attrs narg
 *   type  := dtype rank dim*
 *   attrs := count (key value)*        ascending keys, pairs by name
 *   value := INT zigzag | INTS n zigzag* | REAL 8 bytes | TEXT n bytes
 *          | PAIR n bytes n bytes | DENSE type dense
 *   dense := 0 (no elements) | 1 element | 2 bytes | 3 XXH3-128 of the bytes
 *
 * An attribute that says what its absence says is left out: that fills in
 * defaults from the other side.  Constants are bits; one whose elements are
 * all equal is a splat however it is stored.
 */

#include <assert.h>
#include <string.h>

#include "lib/ir/ir_int.h"
#include "lib/ir/record.h"

enum {
	RAW_BYTES = 256, /* longer constants enter as their digest */
};

static void
room(pop_stream *s, size_t n)
{
	size_t cap = s->cap ? s->cap : 1024;
	unsigned char *p;

	if (s->cap - s->len >= n)
		return;
	while (cap - s->len < n)
		cap *= 2;
	p = pop_arena_alloc(s->arena, cap);
	if (s->len)
		memcpy(p, s->data, s->len);
	s->data = p;
	s->cap = cap;
}

void
pop_stream_put(pop_stream *s, const void *data, size_t n)
{
	if (!n)
		return;
	room(s, n);
	memcpy(s->data + s->len, data, n);
	s->len += n;
}

void
pop_stream_num(pop_stream *s, uint64_t v)
{
	room(s, 10);
	while (v >= 0x80) {
		s->data[s->len++] = (unsigned char)(v | 0x80);
		v >>= 7;
	}
	s->data[s->len++] = (unsigned char)v;
}

static void
put_signed(pop_stream *s, int64_t v)
{
	pop_stream_num(s, (uint64_t)v << 1 ^ (v < 0 ? UINT64_MAX : 0));
}

static void
put_text(pop_stream *s, pop_str t)
{
	pop_stream_num(s, t.len);
	pop_stream_put(s, t.ptr, t.len);
}

void
pop_stream_type(pop_stream *s, const pop_shape *t)
{
	pop_stream_num(s, t->dtype);
	pop_stream_num(s, t->rank);
	for (unsigned i = 0; i < t->rank; i++)
		pop_stream_num(s, (uint64_t)t->dim[i]);
}

/* Compared with itself one element on, data is all one element exactly when
 * nothing differs. */
static bool
all_equal(const pop_dense *d, size_t size, size_t bytes)
{
	const unsigned char *p = d->data;

	return d->splat || memcmp(p, p + size, bytes - size) == 0;
}

static void
put_dense(pop_stream *s, const pop_dense *d)
{
	size_t size = pop_dtype_bytes((pop_dtype)d->type.dtype);
	size_t bytes = (size_t)pop_shape_bytes(&d->type);
	pop_digest h;

	pop_stream_type(s, &d->type);
	if (bytes == 0) {
		pop_stream_num(s, POP_RECORD_EMPTY);
	} else if (all_equal(d, size, bytes)) {
		pop_stream_num(s, POP_RECORD_SPLAT);
		pop_stream_put(s, d->data, size);
	} else if (bytes <= RAW_BYTES) {
		pop_stream_num(s, POP_RECORD_BYTES);
		pop_stream_put(s, d->data, bytes);
	} else {
		pop_stream_num(s, POP_RECORD_DIGEST);
		h = pop_digest_of(d->data, bytes);
		pop_stream_put(s, h.byte, sizeof(h.byte));
	}
}

/* What an absent attribute means, for those that may be absent. */
static bool
neutral_number(uint16_t key, int64_t *out)
{
	switch (key) {
	case POP_ATTR_STRIDE:
	case POP_ATTR_WINDOW_STRIDES:
	case POP_ATTR_LHS_DILATION:
	case POP_ATTR_RHS_DILATION:
	case POP_ATTR_FEATURE_GROUPS:
	case POP_ATTR_BATCH_GROUPS:
	case POP_ATTR_API_VERSION:
		*out = 1;
		return true;
	case POP_ATTR_LOW:
	case POP_ATTR_HIGH:
	case POP_ATTR_INTERIOR:
	case POP_ATTR_PRECISION:
	case POP_ATTR_WINDOW_REVERSAL:
	case POP_ATTR_INDEX_VECTOR_DIM:
	case POP_ATTR_INDICES_SORTED:
	case POP_ATTR_UNIQUE_INDICES:
	case POP_ATTR_IS_STABLE:
	case POP_ATTR_IS_REVERSE:
	case POP_ATTR_HAS_SIDE_EFFECT:
	case POP_ATTR_CHANNEL_ID:
	case POP_ATTR_GLOBAL_IDS:
	case POP_ATTR_LOWER:
	case POP_ATTR_UNIT_DIAGONAL:
	case POP_ATTR_FULL_MATRICES:
		*out = 0;
		return true;
	default:
		return false;
	}
}

static bool
is_default(const pop_op *op, const pop_attr *a)
{
	int64_t neutral = 0;

	if (a->key == POP_ATTR_COMPARE_TYPE && op && op->narg)
		return a->i ==
		       pop_natural_compare((pop_dtype)op->arg[0]->type->dtype);
	switch (pop_attr_info_of[a->key].kind) {
	case POP_ATTR_KIND_INT:
		return neutral_number(a->key, &neutral) && a->i == neutral;
	case POP_ATTR_KIND_INTS:
		if (a->ints.n && !neutral_number(a->key, &neutral))
			return false;
		for (uint32_t i = 0; i < a->ints.n; i++)
			if (a->ints.v[i] != neutral)
				return false;
		return true;
	case POP_ATTR_KIND_TEXT:
		return a->text.len == 0;
	default:
		return false;
	}
}

static void
put_value(pop_stream *s, const pop_attr *a)
{
	uint64_t bits;

	switch (pop_attr_info_of[a->key].kind) {
	case POP_ATTR_KIND_INT:
		put_signed(s, a->i);
		break;
	case POP_ATTR_KIND_INTS:
		pop_stream_num(s, a->ints.n);
		for (uint32_t i = 0; i < a->ints.n; i++)
			put_signed(s, a->ints.v[i]);
		break;
	case POP_ATTR_KIND_REAL:
		memcpy(&bits, &a->real, sizeof(bits));
		pop_stream_num(s, bits);
		break;
	case POP_ATTR_KIND_TEXT:
		put_text(s, a->text);
		break;
	case POP_ATTR_KIND_DENSE:
		put_dense(s, a->dense);
		break;
	case POP_ATTR_KIND_PAIR:
		put_text(s, a->pair->name);
		put_text(s, a->pair->text);
		break;
	case POP_ATTR_KIND_NONE:
		assert(!"attribute without a kind");
	}
}

void
pop_stream_attrs(
	pop_stream *s, const pop_op *op, const pop_attr *attr, uint32_t n)
{
	uint32_t count = 0;

	for (uint32_t i = 0; i < n; i++)
		count += pop_attr_info_of[attr[i].key].in_key &&
			 !is_default(op, &attr[i]);
	pop_stream_num(s, count);
	for (uint32_t i = 0; i < n; i++) {
		const pop_attr *a = &attr[i];

		assert(!i || a[-1].key < a->key ||
			pop_str_order(a[-1].pair->name, a->pair->name) < 0);
		if (!pop_attr_info_of[a->key].in_key || is_default(op, a))
			continue;
		pop_stream_num(s, a->key);
		put_value(s, a);
	}
}

void
pop_stream_op(pop_stream *s, const pop_op *op)
{
	pop_stream_num(s, (uint64_t)op->code);
	pop_stream_num(s, op->nres);
	for (uint32_t i = 0; i < op->nres; i++)
		pop_stream_type(s, op->res[i].type);
	pop_stream_num(s, op->nregion);
	for (uint32_t r = 0; r < op->nregion; r++) {
		const pop_block *b = op->region[r];

		pop_stream_num(s, b->narg);
		for (uint32_t i = 0; i < b->narg; i++)
			pop_stream_type(s, b->arg[i]->type);
	}
	pop_stream_attrs(s, op, op->attr, op->nattr);
	pop_stream_num(s, op->narg);
}
