/* Fields of protocol buffers and lists of numbers in them. */

#include "lib/import/hlo/wire.h"

pop_loc
pop_wire_place(const pop_hlo *m, const unsigned char *at)
{
	return pop_loc_offset((uint32_t)(at - (const unsigned char *)m->data));
}

/* At most 10 bytes; false if it does not end. */
static bool
varint(pop_wire *w, uint64_t *out)
{
	const unsigned char *p = w->ptr;
	uint64_t v = 0;

	for (unsigned shift = 0; p < w->end && shift < 70; shift += 7) {
		v |= (uint64_t)(*p & 0x7f) << (shift < 64 ? shift : 63);
		if (*p++ < 0x80) {
			w->ptr = p;
			*out = v;
			return true;
		}
	}
	return false;
}

static bool
fixed(pop_wire *w, unsigned n, uint64_t *out)
{
	uint64_t v = 0;

	if (w->end - w->ptr < (ptrdiff_t)n)
		return false;
	for (unsigned i = 0; i < n; i++)
		v |= (uint64_t)w->ptr[i] << 8 * i;
	w->ptr += n;
	*out = v;
	return true;
}

static bool
bytes(pop_wire *w, pop_wire *out)
{
	uint64_t n;

	if (!varint(w, &n) || n > (uint64_t)(w->end - w->ptr))
		return false;
	out->ptr = w->ptr;
	out->end = w->ptr + n;
	w->ptr += n;
	return true;
}

static bool
value(pop_wire *w, pop_wire_field *f)
{
	f->bytes.ptr = w->ptr;
	f->bytes.end = w->ptr;
	switch (f->type) {
	case POP_WIRE_VARINT:
		return varint(w, &f->value);
	case POP_WIRE_FIXED64:
		return fixed(w, 8, &f->value);
	case POP_WIRE_BYTES:
		return bytes(w, &f->bytes);
	case POP_WIRE_FIXED32:
		return fixed(w, 4, &f->value);
	default:
		return false;
	}
}

pop_status
pop_wire_next(pop_hlo *m, pop_wire *w, pop_wire_field *f)
{
	const unsigned char *at = w->ptr;
	uint64_t tag;

	f->number = 0;
	if (at == w->end)
		return POP_OK;
	if (!varint(w, &tag) || tag >> 3 == 0 || tag >> 3 >= 1 << 29)
		return pop_hlo_fail(m, pop_wire_place(m, at),
			"no field of a protocol buffer begins here");
	f->type = tag & 7;
	f->value = 0;
	if (!value(w, f))
		return pop_hlo_fail(m, pop_wire_place(m, at),
			f->type == 3 || f->type == 4 || f->type > 5
				? "field %u has wire type %u, expected 0, 1, "
				  "2 or 5"
				: "field %u (wire type %u) runs past the end "
				  "of its message; is the file complete?",
			(unsigned)(tag >> 3), f->type);
	f->number = (uint32_t)(tag >> 3);
	return POP_OK;
}

pop_status
pop_wire_int(pop_hlo *m, const pop_wire_field *f, int64_t *out)
{
	if (f->type == POP_WIRE_BYTES)
		return pop_hlo_fail(m, pop_wire_place(m, f->bytes.ptr),
			"field %u has bytes, expected a number", f->number);
	*out = (int64_t)f->value;
	return POP_OK;
}

void
pop_wire_push(pop_hlo *m, pop_wire_ints *out, int64_t v)
{
	POP_HLO_PUSH(m, out, v);
}

/* Room for as many numbers as there are bytes that end one. */
static pop_status
reserve(pop_hlo *m, const pop_wire_field *f, pop_wire_ints *out)
{
	uint64_t n = out->n;

	for (const unsigned char *p = f->bytes.ptr; p < f->bytes.end; p++)
		n += *p < 0x80;
	if (n > POP_HLO_LIMIT_LIST)
		return pop_hlo_fail(m, pop_wire_place(m, f->bytes.ptr),
			"a list of %llu numbers, expected at most %d",
			(unsigned long long)n, POP_HLO_LIMIT_LIST);
	if (!out->n && n > out->cap) {
		out->cap = (uint32_t)n;
		out->v = POP_NEWN(m->scratch, int64_t, n);
	}
	return POP_OK;
}

pop_status
pop_wire_ints_add(pop_hlo *m, const pop_wire_field *f, pop_wire_ints *out)
{
	pop_wire w = f->bytes;
	uint64_t v;

	if (f->type != POP_WIRE_BYTES) {
		if (out->n == POP_HLO_LIMIT_LIST)
			return pop_hlo_fail(m, pop_wire_place(m, w.ptr),
				"a list of more than %d numbers",
				POP_HLO_LIMIT_LIST);
		pop_wire_push(m, out, (int64_t)f->value);
		return POP_OK;
	}
	POP_TRY(reserve(m, f, out));
	while (w.ptr < w.end) {
		if (!varint(&w, &v))
			return pop_hlo_fail(m, pop_wire_place(m, w.ptr),
				"a number in field %u does not end", f->number);
		pop_wire_push(m, out, (int64_t)v);
	}
	return POP_OK;
}

pop_status
pop_wire_message(pop_hlo *m, const pop_wire_field *f, pop_wire *out)
{
	if (f->type != POP_WIRE_BYTES)
		return pop_hlo_fail(m, pop_wire_place(m, f->bytes.ptr),
			"field %u is a number, expected a message or text",
			f->number);
	*out = f->bytes;
	return POP_OK;
}

pop_status
pop_wire_text(pop_hlo *m, const pop_wire_field *f, pop_str *out)
{
	pop_wire w = f->bytes;

	POP_TRY(pop_wire_message(m, f, &w));
	out->ptr = (const char *)w.ptr;
	out->len = (size_t)(w.end - w.ptr);
	return POP_OK;
}

pop_status
pop_wire_name(pop_hlo *m, const pop_wire_field *f, pop_str *out)
{
	POP_TRY(pop_wire_text(m, f, out));
	if (out->len > POP_HLO_LIMIT_NAME)
		return pop_hlo_fail(m, pop_wire_place(m, f->bytes.ptr),
			"a name of %zu bytes, expected at most %d", out->len,
			POP_HLO_LIMIT_NAME);
	return POP_OK;
}
