/*
 * LiteralProto: elements of constants.
 *
 * Each element type has a field of its own: bytes as in memory, fixed-width
 * numbers, or varints.  Bytes and fixed-width numbers in one piece are used
 * where they stand.
 */

#include <string.h>

#include "lib/import/hlo/wire.h"
#include "lib/num/convert.h"

/* How a field holds elements. */
typedef enum form { RAW, FIXED, VARINT } form;

static const struct {
	uint8_t field, dtype, form;
} holder[] = {
	{2, POP_DT_I1, VARINT},
	{3, POP_DT_U8, RAW},
	{4, POP_DT_I32, VARINT},
	{5, POP_DT_I64, VARINT},
	{6, POP_DT_U32, VARINT},
	{7, POP_DT_U64, VARINT},
	{8, POP_DT_F32, FIXED},
	{9, POP_DT_F64, FIXED},
	{11, POP_DT_F16, RAW},
	{12, POP_DT_C64, FIXED},
	{13, POP_DT_BF16, RAW},
	{15, POP_DT_I8, RAW},
	{16, POP_DT_U16, RAW},
	{17, POP_DT_I16, RAW},
	{18, POP_DT_C128, FIXED},
	{19, POP_DT_F8E5M2, RAW},
	{20, POP_DT_F8E4M3FN, RAW},
	{21, POP_DT_I4, RAW},
	{22, POP_DT_U4, RAW},
	{23, POP_DT_F8E4M3B11FNUZ, RAW},
	{24, POP_DT_F8E5M2FNUZ, RAW},
	{25, POP_DT_F8E4M3FNUZ, RAW},
	{26, POP_DT_I2, RAW},
	{27, POP_DT_U2, RAW},
	{28, POP_DT_F8E4M3, RAW},
	{29, POP_DT_F8E3M4, RAW},
	{32, POP_DT_F4E2M1FN, RAW},
	{33, POP_DT_F8E8M0FNU, RAW},
};

enum { SHAPE = 1, TUPLES = 10 };

typedef struct literal {
	pop_proto *p;
	pop_loc at;
	const pop_hlo_shape *shape;
	uint8_t field; /* that has the elements */
	form form;
	size_t want, have;  /* bytes */
	unsigned char *own; /* where they go, NULL: still one piece */
	const unsigned char *piece;
} literal;

static pop_status
wrong_count(literal *l, size_t have)
{
	char text[POP_HLO_SHAPE_TEXT];

	return pop_hlo_fail(l->p->m, l->at,
		"a literal of %s has %s than the %zu bytes of its elements",
		pop_hlo_shape_print(text, l->shape),
		have > l->want ? "more" : "less", l->want);
}

/* Room of our own, with what the first piece had. */
static void
own(literal *l)
{
	if (l->own)
		return;
	l->own = pop_arena_alloc(l->p->m->arena, l->want);
	if (l->have)
		memcpy(l->own, l->piece, l->have);
}

static pop_status
add_bytes(literal *l, const unsigned char *from, size_t n)
{
	if (n > l->want - l->have)
		return wrong_count(l, l->have + n);
	if (!l->have && n == l->want) {
		l->piece = from;
	} else if (n) {
		own(l);
		memcpy(l->own + l->have, from, n);
	}
	l->have += n;
	return POP_OK;
}

static pop_status
add_number(literal *l, uint64_t v)
{
	pop_dtype d = (pop_dtype)l->shape->type.dtype;
	size_t size = pop_dtype_bytes(d);

	if (size > l->want - l->have)
		return wrong_count(l, l->have + size);
	own(l);
	if (d == POP_DT_I1)
		v = v != 0;
	memcpy(l->own + l->have, &v, size); /* little-endian */
	l->have += size;
	return POP_OK;
}

/* Truth values are bytes of 0 and 1, as in memory. */
static bool
plain_truth(const literal *l, pop_wire w)
{
	unsigned char any = 0;

	if (l->shape->type.dtype != POP_DT_I1)
		return false;
	for (; w.ptr < w.end; w.ptr++)
		any |= *w.ptr;
	return any <= 1;
}

static pop_status
add_varints(literal *l, const pop_wire_field *f)
{
	pop_wire w = f->bytes;

	if (f->type != POP_WIRE_BYTES)
		return add_number(l, f->value);
	if (plain_truth(l, w))
		return add_bytes(l, w.ptr, (size_t)(w.end - w.ptr));
	while (w.ptr < w.end) {
		uint64_t v = 0;
		unsigned shift = 0;

		do {
			if (w.ptr == w.end || shift > 63)
				return pop_hlo_fail(l->p->m,
					pop_wire_place(l->p->m, w.ptr),
					"a number in a literal does not end");
			v |= (uint64_t)(*w.ptr & 0x7f) << shift;
			shift += 7;
		} while (*w.ptr++ & 0x80);
		POP_TRY(add_number(l, v));
	}
	return POP_OK;
}

/* One number of a list that is not packed: 4 or 8 bytes. */
static pop_status
add_fixed(literal *l, const pop_wire_field *f)
{
	pop_dtype real = pop_dtype_real((pop_dtype)l->shape->type.dtype);
	size_t n = f->type == POP_WIRE_FIXED32 ? 4 : 8;

	if (f->type == POP_WIRE_BYTES)
		return add_bytes(
			l, f->bytes.ptr, (size_t)(f->bytes.end - f->bytes.ptr));
	if (f->type == POP_WIRE_VARINT || n != pop_dtype_bytes(real))
		return pop_hlo_fail(l->p->m, l->at,
			"a literal has elements of another width than its "
			"type");
	return add_bytes(l, f->bytes.ptr, n);
}

static pop_status
add_field(literal *l, const pop_wire_field *f)
{
	pop_wire w;

	if (l->form == VARINT)
		return add_varints(l, f);
	if (l->form == FIXED)
		return add_fixed(l, f);
	POP_TRY(pop_wire_message(l->p->m, f, &w));
	return add_bytes(l, w.ptr, (size_t)(w.end - w.ptr));
}

/* Elements of types narrower than a byte are one to a byte; high bits do not
 * count. */
static void
narrow(literal *l)
{
	pop_dtype d = (pop_dtype)l->shape->type.dtype;
	const pop_dtype_info *i = &pop_dtype_info_of[d];

	if (i->bits >= 8 || d == POP_DT_I1)
		return;
	own(l);
	for (size_t k = 0; k < l->want; k++) {
		unsigned v = l->own[k] & ((1u << i->bits) - 1);

		if (i->cls == POP_DTC_FLOAT)
			l->own[k] = (unsigned char)v;
		else
			pop_store_int(d, l->own + k, v);
	}
}

static pop_status
array_literal(literal *l, pop_wire w, pop_dense *out)
{
	pop_wire_field f;

	l->want = (size_t)pop_shape_bytes(&l->shape->type);
	for (size_t k = 0; k < sizeof(holder) / sizeof(holder[0]); k++) {
		if (holder[k].dtype != l->shape->type.dtype)
			continue;
		l->field = holder[k].field;
		l->form = (form)holder[k].form;
	}
	if (!l->field)
		return pop_hlo_fail(l->p->m, l->at,
			"a literal of a type that has no elements");
	/* No element takes less than a byte. */
	if (pop_shape_elements(&l->shape->type) > w.end - w.ptr)
		return wrong_count(l, 0);
	for (;;) {
		POP_TRY(pop_wire_next(l->p->m, &w, &f));
		if (!f.number)
			break;
		if (f.number == l->field)
			POP_TRY(add_field(l, &f));
	}
	if (l->have != l->want)
		return wrong_count(l, l->have);
	narrow(l);
	pop_hlo_settle(l->p->m, l->shape, l->own ? l->own : l->piece, out);
	return POP_OK;
}

/* The shape may stand behind the elements. */
static pop_status
find_shape(pop_proto *p, pop_wire w, pop_loc at, const pop_hlo_shape **out)
{
	pop_wire_field f;
	pop_wire s;

	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			return pop_hlo_fail(
				p->m, at, "a literal without a shape");
		if (f.number != SHAPE)
			continue;
		POP_TRY(pop_wire_message(p->m, &f, &s));
		return pop_proto_shape(p, s, 0, out);
	}
}

/* Leaves of `w` from out[0] on; room is how many may come. */
static pop_status
leaves(pop_proto *p, pop_wire w, unsigned depth, uint32_t room, uint32_t *done,
	pop_dense *out)
{
	literal l = {.p = p, .at = pop_wire_place(p->m, w.ptr)};
	pop_wire_field f;
	pop_wire e;

	POP_TRY(find_shape(p, w, l.at, &l.shape));
	if (depth > POP_HLO_LIMIT_NESTING)
		return pop_hlo_fail(p->m, l.at,
			"tuples in one another deeper than %d",
			POP_HLO_LIMIT_NESTING);
	if (!l.shape->is_tuple) {
		if (*done == room)
			return pop_hlo_fail(p->m, l.at,
				"a literal of more arrays than its shape has");
		return array_literal(&l, w, &out[(*done)++]);
	}
	for (;;) {
		POP_TRY(pop_wire_next(p->m, &w, &f));
		if (!f.number)
			return POP_OK;
		if (f.number != TUPLES)
			continue;
		POP_TRY(pop_wire_message(p->m, &f, &e));
		POP_TRY(leaves(p, e, depth + 1, room, done, out));
	}
}

pop_status
pop_proto_literal(pop_proto *p, pop_wire w, pop_hlo_attr *out)
{
	pop_loc at = pop_wire_place(p->m, w.ptr);
	const pop_hlo_shape *s;
	uint32_t done = 0;
	pop_dense *d;

	POP_TRY(find_shape(p, w, at, &s));
	d = POP_NEWN(p->m->scratch, pop_dense, s->nleaf);
	POP_TRY(leaves(p, w, 0, s->nleaf, &done, d));
	if (done != s->nleaf)
		return pop_hlo_fail(p->m, at,
			"a literal of %u arrays, its shape has %u", done,
			s->nleaf);
	out->literal = d;
	out->n = done;
	return POP_OK;
}
