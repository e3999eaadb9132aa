/*
 * Attributes of Shardy, which it encodes in its own way, and of VHLO that are
 * about meshes too, as the text that is printed for them: numbers of the cases
 * and their fields are those of Shardy's bytecode.td and VHLO's writer.  Fields
 * that are attributes come by their number in the table, so parts are printed
 * once and joined.
 */

#include "lib/import/bytecode/bytecode.h"

#include <stdio.h>
#include <string.h>

enum {
	MANUAL_AXES = 0,
	MESH_AXIS = 1,
	MESH = 2,
	SUB_AXIS = 3,
	AXIS = 4,
	DIMENSION = 5,
	SHARDING = 6,
	PER_VALUE = 7,
	SHARDING_UNREDUCED = 15,
	PER_VALUE_UNREDUCED = 16,

	/* Parts are shared, so text could grow by any factor. */
	LIMIT_TEXT = 1 << 20,
	FIRST_TEXT = 256,
};

typedef struct text {
	pop_bytecode *b;
	pop_cursor *c;
	char *at;
	size_t n, cap;
	bool full;
} text;

static void
put(text *t, pop_str s)
{
	if (s.len > LIMIT_TEXT - t->n) {
		t->full = true;
		return;
	}
	if (s.len > t->cap - t->n) {
		char *old = t->at;

		while (s.len > t->cap - t->n)
			t->cap = t->cap ? t->cap * 2 : FIRST_TEXT;
		t->at = pop_arena_alloc(t->b->m.arena, t->cap);
		if (t->n)
			memcpy(t->at, old, t->n);
	}
	if (s.len)
		memcpy(t->at + t->n, s.ptr, s.len);
	t->n += s.len;
}

static void
put_number(text *t, int64_t v)
{
	char s[24];

	snprintf(s, sizeof(s), "%lld", (long long)v);
	put(t, pop_str_of(s));
}

static void
put_quoted(text *t, pop_str s)
{
	put(t, POP_STR("\""));
	put(t, s);
	put(t, POP_STR("\""));
}

/* What an attribute of the table is as text, without #sdy.name in front. */
static pop_status
put_value(text *t, const pop_mlir_value *v)
{
	pop_str s = POP_STR("?");

	switch (v->kind) {
	case POP_MLIR_VALUE_STRING:
		put_quoted(t, v->text);
		return POP_OK;
	case POP_MLIR_VALUE_SYMBOL:
		put(t, POP_STR("@"));
		s = v->text;
		break;
	case POP_MLIR_VALUE_TEXT:
		s = v->text;
		break;
	default:
		break;
	}
	put(t, s);
	return POP_OK;
}

static pop_status
put_attr(text *t)
{
	const pop_mlir_value *v;

	POP_TRY(pop_bytecode_attr_read(t->b, t->c, &v));
	return put_value(t, v);
}

static pop_status
put_list(text *t)
{
	uint32_t n;

	POP_TRY(pop_bytecode_count(t->b, t->c, "a list of attributes", &n));
	for (uint32_t i = 0; i < n; i++) {
		if (i)
			put(t, POP_STR(", "));
		POP_TRY(put_attr(t));
	}
	return POP_OK;
}

static pop_status
put_bracketed(text *t, const char *open, const char *close)
{
	put(t, pop_str_of(open));
	POP_TRY(put_list(t));
	put(t, pop_str_of(close));
	return POP_OK;
}

/* "name" and what follows it. */
static pop_status
put_name(text *t)
{
	pop_str s;

	POP_TRY(pop_bytecode_string(t->b, t->c, &s));
	put_quoted(t, s);
	return POP_OK;
}

static pop_status
mesh(text *t)
{
	uint32_t n;

	POP_TRY(put_bracketed(t, "mesh<[", "]"));
	POP_TRY(pop_bytecode_count(t->b, t->c, "device numbers", &n));
	if (n)
		put(t, POP_STR(", device_ids=["));
	for (uint32_t i = 0; i < n; i++) {
		if (i)
			put(t, POP_STR(", "));
		put_number(t, pop_bytecode_svarint(t->c));
	}
	put(t, n ? POP_STR("]>") : POP_STR(">"));
	return POP_OK;
}

/* The flag in the lowest bit says whether the attribute in front is there. */
static pop_status
axis(text *t)
{
	const pop_mlir_value *v;
	uint64_t i;

	POP_TRY(put_name(t));
	i = pop_bytecode_varint(t->c);
	if (!(i & 1))
		return POP_OK;
	if (i >> 1 >= t->b->nattr)
		return pop_bytecode_fail(t->b, t->c->ptr,
			"part of an axis: attribute %llu of %u; the file is "
			"damaged",
			(unsigned long long)(i >> 1), t->b->nattr);
	POP_TRY(pop_bytecode_attr_at(t->b, (uint32_t)(i >> 1), &v));
	return put_value(t, v);
}

static pop_status
dimension(text *t)
{
	uint64_t priority;

	POP_TRY(put_bracketed(t, "{", ""));
	if (!pop_cursor_u8(t->c) && t->n)
		put(t, t->at[t->n - 1] == '{' ? POP_STR("?") : POP_STR(", ?"));
	put(t, POP_STR("}"));
	priority = pop_bytecode_varint(t->c);
	if (priority & 1) {
		put(t, POP_STR("p"));
		put_number(t, (int64_t)(priority >> 1));
	}
	return POP_OK;
}

static pop_status
sharding(text *t, bool unreduced)
{
	put(t, POP_STR("<"));
	POP_TRY(put_attr(t));
	POP_TRY(put_bracketed(t, ", [", "]"));
	POP_TRY(put_bracketed(t, ", replicated={", "}"));
	if (unreduced)
		POP_TRY(put_bracketed(t, ", unreduced={", "}"));
	put(t, POP_STR(">"));
	return POP_OK;
}

static pop_status
decode(text *t, bool *known)
{
	*known = true;
	switch (pop_bytecode_varint(t->c)) {
	case MANUAL_AXES:
		return put_bracketed(t, "{", "}");
	case MESH_AXIS:
		POP_TRY(put_name(t));
		put(t, POP_STR("="));
		put_number(t, pop_bytecode_svarint(t->c));
		return POP_OK;
	case MESH:
		return mesh(t);
	case SUB_AXIS:
		put(t, POP_STR(":("));
		put_number(t, pop_bytecode_svarint(t->c));
		put(t, POP_STR(")"));
		put_number(t, pop_bytecode_svarint(t->c));
		return POP_OK;
	case AXIS:
		return axis(t);
	case DIMENSION:
		return dimension(t);
	case SHARDING:
		return sharding(t, false);
	case SHARDING_UNREDUCED:
		return sharding(t, true);
	case PER_VALUE:
	case PER_VALUE_UNREDUCED:
		return put_bracketed(t, "[", "]");
	default:
		*known = false;
		return POP_OK;
	}
}

/* The text as a value. */
static void
finish(text *t, bool known, const pop_mlir_value **out)
{
	pop_mlir_value *v = POP_NEW(t->b->m.arena, pop_mlir_value);

	v->kind = POP_MLIR_VALUE_TEXT;
	v->text = (pop_str){t->at, t->n};
	if (!known || t->full) {
		v->kind = POP_MLIR_VALUE_OPAQUE;
		v->text = t->full ? POP_STR("it is too long")
				  : POP_STR("its kind is not known");
	}
	*out = v;
}

pop_status
pop_bytecode_sdy(pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out)
{
	text t = {.b = b, .c = c};
	bool known;

	POP_TRY(decode(&t, &known));
	finish(&t, known, out);
	return POP_OK;
}

/* ---- VHLO. */

/* name attribute, whether a part follows, that */
static pop_status
vhlo_axis(text *t)
{
	put(t, POP_STR("#stablehlo.axis_ref<name = "));
	POP_TRY(put_attr(t));
	if (pop_bytecode_varint(t->c)) {
		put(t, POP_STR(", sub_axis_info = "));
		POP_TRY(put_attr(t));
	}
	put(t, POP_STR(">"));
	return POP_OK;
}

static pop_status
vhlo_groups(text *t)
{
	const pop_mlir_value *v;

	POP_TRY(pop_bytecode_attr_read(t->b, t->c, &v));
	put(t, POP_STR("#stablehlo.replica_group_mesh_axes<mesh = @"));
	put(t, v->kind == POP_MLIR_VALUE_STRING ||
				v->kind == POP_MLIR_VALUE_SYMBOL
			? v->text
			: POP_STR("?"));
	put(t, POP_STR(", axes = ["));
	POP_TRY(pop_bytecode_attr_read(t->b, t->c, &v));
	for (uint32_t i = 0; v->kind == POP_MLIR_VALUE_ARRAY && i < v->n; i++) {
		if (i)
			put(t, POP_STR(", "));
		POP_TRY(put_value(t, v->item[i]));
	}
	put(t, POP_STR("]>"));
	return POP_OK;
}

pop_status
pop_bytecode_mesh(pop_bytecode *b, pop_cursor *c, unsigned code,
	const pop_mlir_value **out)
{
	enum { SUB = 21, REF = 22, GROUPS = 23 };
	text t = {.b = b, .c = c};
	bool known = true;

	switch (code) {
	case SUB:
		put(&t, POP_STR("("));
		put_number(&t, pop_bytecode_svarint(c));
		put(&t, POP_STR(")"));
		put_number(&t, pop_bytecode_svarint(c));
		break;
	case REF:
		POP_TRY(vhlo_axis(&t));
		break;
	case GROUPS:
		POP_TRY(vhlo_groups(&t));
		break;
	default:
		known = false;
		break;
	}
	finish(&t, known, out);
	return POP_OK;
}
