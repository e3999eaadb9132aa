/*
 * Values of attributes that came decoded: what the getters of attr.c give for
 * them without a detour, and how MLIR prints them, for everything else (a
 * builder that reads text, an unknown attribute that is kept as text).
 *
 * Values share parts, so text can be longer than the input by any factor:
 * printing stops at a limit.
 */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "lib/import/mlir/mlir.h"
#include "lib/num/convert.h"
#include "lib/num/decimal.h"

enum {
	LIMIT_PRINTED = 1 << 20, /* bytes of one value */
	FIRST_PRINTED = 64,
};

const pop_mlir_value *
pop_mlir_value_ints(pop_mlir *m, const int64_t *v, uint32_t n)
{
	pop_mlir_value *a = POP_NEW(m->arena, pop_mlir_value);

	a->kind = POP_MLIR_VALUE_INTS;
	a->ints = v;
	a->n = n;
	return a;
}

/* ---- Decoding. */

static bool
is_whole(const pop_dense *d)
{
	pop_dtype_class c = pop_dtype_info_of[d->type.dtype].cls;

	return c == POP_DTC_BOOL || c == POP_DTC_INT || c == POP_DTC_UINT;
}

static bool
dense_ints(pop_mlir *m, const pop_dense *d, pop_mlir_ints *out)
{
	int64_t n = pop_shape_elements(&d->type);
	unsigned width = pop_dtype_bytes(d->type.dtype);

	if (!is_whole(d) || n > POP_MLIR_LIMIT_LIST - out->n)
		return false;
	for (int64_t i = 0; i < n; i++) {
		const char *p = d->data;

		p += d->splat ? 0 : i * width;
		POP_MLIR_PUSH(m, out, (int64_t)pop_load_int(d->type.dtype, p));
	}
	return true;
}

static bool
array_ints(pop_mlir *m, const pop_mlir_value *a, pop_mlir_ints *out)
{
	for (uint32_t i = 0; i < a->n; i++)
		if (a->item[i]->kind != POP_MLIR_VALUE_NUMBER ||
			!is_whole(&a->item[i]->dense))
			return false;
	for (uint32_t i = 0; i < a->n; i++)
		dense_ints(m, &a->item[i]->dense, out);
	return true;
}

bool
pop_mlir_value_get_ints(
	pop_mlir *m, const pop_mlir_named *a, pop_mlir_ints *out)
{
	const pop_mlir_value *v = a->value;

	switch (v->kind) {
	case POP_MLIR_VALUE_UNIT:
		POP_MLIR_PUSH(m, out, 1);
		return true;
	case POP_MLIR_VALUE_INTS:
		for (uint32_t i = 0; i < v->n; i++)
			POP_MLIR_PUSH(m, out, v->ints[i]);
		return true;
	case POP_MLIR_VALUE_NUMBER:
	case POP_MLIR_VALUE_DENSE:
		return dense_ints(m, &v->dense, out);
	case POP_MLIR_VALUE_ARRAY:
		return array_ints(m, v, out);
	default:
		return false;
	}
}

bool
pop_mlir_value_get_real(const pop_mlir_named *a, double *out)
{
	const pop_mlir_value *v = a->value;

	if (v->kind != POP_MLIR_VALUE_NUMBER)
		return false;
	*out = is_whole(&v->dense)
		       ? (double)(int64_t)pop_load_int(
				 v->dense.type.dtype, v->dense.data)
		       : pop_load_f64(v->dense.type.dtype, v->dense.data);
	return true;
}

bool
pop_mlir_value_get_text(const pop_mlir_named *a, pop_str *out)
{
	if (a->value->kind != POP_MLIR_VALUE_STRING &&
		a->value->kind != POP_MLIR_VALUE_SYMBOL)
		return false;
	*out = a->value->text;
	return true;
}

bool
pop_mlir_value_get_word(const pop_mlir_named *a, pop_str *out)
{
	if (a->value->kind != POP_MLIR_VALUE_WORD)
		return false;
	*out = a->value->text;
	return true;
}

bool
pop_mlir_value_get_dense(const pop_mlir_named *a, pop_dense *out)
{
	const pop_mlir_value *v = a->value;

	if (v->kind != POP_MLIR_VALUE_NUMBER && v->kind != POP_MLIR_VALUE_DENSE)
		return false;
	*out = v->dense;
	return true;
}

/* The dictionary may have been given before: nothing of it is used yet. */
bool
pop_mlir_value_get_dict(const pop_mlir_named *a, pop_mlir_dict *out)
{
	if (a->value->kind != POP_MLIR_VALUE_DICT || out->n)
		return false;
	*out = a->value->dict;
	out->cap = out->n;
	for (uint32_t i = 0; i < out->n; i++)
		out->v[i].used = false;
	return true;
}

bool
pop_mlir_value_get_type(const pop_mlir_named *a, pop_mlir_type *out)
{
	if (a->value->kind != POP_MLIR_VALUE_TYPE)
		return false;
	*out = *a->value->type;
	return true;
}

/* ---- Printing. */

typedef struct printer {
	pop_mlir *m;
	char *text;
	uint32_t n, cap;
	uint32_t depth;
	const char *opaque; /* why there is no text; NULL: there is */
} printer;

static void
put(printer *p, const char *s, size_t n)
{
	if (p->opaque)
		return;
	if (n > LIMIT_PRINTED - p->n) {
		p->opaque = "is too long to be kept";
		return;
	}
	while (p->n + n > p->cap) {
		uint32_t cap = p->cap ? p->cap * 2 : FIRST_PRINTED;
		char *more = pop_arena_alloc(p->m->arena, cap);

		if (p->n)
			memcpy(more, p->text, p->n);
		p->text = more;
		p->cap = cap;
	}
	if (n)
		memcpy(p->text + p->n, s, n);
	p->n += (uint32_t)n;
}

static void
put_str(printer *p, const char *s)
{
	put(p, s, strlen(s));
}

static void
put_quoted(printer *p, pop_str s)
{
	char hex[4];

	put(p, "\"", 1);
	for (size_t i = 0; i < s.len && !p->opaque; i++) {
		unsigned char c = (unsigned char)s.ptr[i];

		if (c >= ' ' && c <= '~' && c != '"' && c != '\\') {
			put(p, s.ptr + i, 1);
			continue;
		}
		snprintf(hex, sizeof(hex), "\\%02X", c);
		put(p, c == '\\' ? "\\\\" : hex, c == '\\' ? 2 : 3);
	}
	put(p, "\"", 1);
}

/* A name that is a word stands as it is. */
static void
put_name(printer *p, pop_str s)
{
	bool word = s.len &&
		    !(pop_mlir_class[(unsigned char)s.ptr[0]] & POP_MLIR_DIGIT);

	for (size_t i = 0; i < s.len && word; i++)
		word = (pop_mlir_class[(unsigned char)s.ptr[i]] &
			       POP_MLIR_WORD) != 0;
	if (word)
		put(p, s.ptr, s.len);
	else
		put_quoted(p, s);
}

/* As MLIR does: six digits if they are enough, bits where there are none. */
static void
put_float(printer *p, pop_dtype d, const void *data)
{
	char text[POP_DECIMAL_TEXT + 1];
	double v = pop_load_f64(d, data), back = 0;
	uint64_t bits;

	if (v - v != 0) {
		bits = pop_load_bits(d, data);
		snprintf(text, sizeof(text), "0x%0*" PRIX64,
			(int)(2 * pop_dtype_bytes(d)), bits);
		put_str(p, text);
		return;
	}
	if (pop_load_bits(d, data) >> (pop_dtype_info_of[d].bits - 1))
		put(p, "-", 1);
	v = v < 0 ? -v : v;
	pop_decimal_scientific(text, d, v, 6, true, 2);
	pop_decimal_parse(pop_str_of(text), POP_DT_F64, &back);
	pop_store_number(d, &bits, back);
	if (pop_load_f64(d, &bits) != v)
		pop_decimal_scientific(text, d, v, 0, false, 2);
	put_str(p, text);
}

static void
put_element(printer *p, pop_dtype d, const char *data)
{
	char text[24];
	uint64_t v;

	switch (pop_dtype_info_of[d].cls) {
	case POP_DTC_BOOL:
		put_str(p, *data ? "true" : "false");
		return;
	case POP_DTC_INT:
		v = pop_load_int(d, data);
		snprintf(text, sizeof(text), "%" PRId64, (int64_t)v);
		put_str(p, text);
		return;
	case POP_DTC_UINT:
		snprintf(text, sizeof(text), "%" PRIu64,
			(uint64_t)pop_load_int(d, data));
		put_str(p, text);
		return;
	case POP_DTC_FLOAT:
		put_float(p, d, data);
		return;
	default:
		break;
	}
	put(p, "(", 1);
	d = pop_dtype_real(d);
	put_float(p, d, data);
	put(p, ",", 1);
	put_float(p, d, data + pop_dtype_bytes(d));
	put(p, ")", 1);
}

static void
put_shape(printer *p, const pop_shape *s, bool index)
{
	char text[POP_SHAPE_TEXT + 16];
	size_t n = strlen(pop_mlir_type_text(text, s));

	if (!index) {
		put(p, text, n);
		return;
	}
	put(p, text, n - strlen("i64>"));
	put_str(p, "index>");
}

/* [[..], [..]] of dims from `level` on; *data moves on. */
static void
put_list(printer *p, const pop_shape *s, unsigned level, const char **data)
{
	if (level == s->rank) {
		put_element(p, s->dtype, *data);
		*data += pop_dtype_bytes(s->dtype);
		return;
	}
	put(p, "[", 1);
	for (int64_t i = 0; i < s->dim[level] && !p->opaque; i++) {
		if (i)
			put(p, ", ", 2);
		put_list(p, s, level + 1, data);
	}
	put(p, "]", 1);
}

static void
put_dense(printer *p, const pop_mlir_value *v)
{
	const pop_dense *d = &v->dense;
	const char *data = d->data;

	put_str(p, "dense<");
	if (d->splat)
		put_element(p, d->type.dtype, data);
	else if (pop_shape_elements(&d->type))
		put_list(p, &d->type, 0, &data);
	put_str(p, "> : ");
	put_shape(p, &d->type, v->index);
}

static void
put_number(printer *p, const pop_mlir_value *v)
{
	pop_dtype d = v->dense.type.dtype;

	put_element(p, d, v->dense.data);
	if (d == POP_DT_I1)
		return;
	put_str(p, " : ");
	put_str(p, v->index ? "index" : pop_dtype_info_of[d].name);
}

static void
put_shapes(printer *p, const pop_mlir_shapes *s)
{
	put(p, "(", 1);
	for (uint32_t i = 0; i < s->n; i++) {
		if (i)
			put(p, ", ", 2);
		put_shape(p, &s->v[i], false);
	}
	put(p, ")", 1);
}

static void
put_type(printer *p, const pop_mlir_type *t)
{
	switch (t->kind) {
	case POP_MLIR_NONE:
		put_str(p, "none");
		return;
	case POP_MLIR_SCALAR:
		put_str(p, t->index ? "index"
				    : pop_dtype_info_of[t->shape.dtype].name);
		return;
	case POP_MLIR_FUNCTION:
		put_shapes(p, &t->in);
		put_str(p, " -> ");
		put_shapes(p, &t->out);
		return;
	default:
		put_shape(p, &t->shape, t->index);
		return;
	}
}

static void put_value(printer *p, const pop_mlir_value *v);

static void
put_ints(printer *p, const char *open, const pop_mlir_value *v,
	const char *close)
{
	put_str(p, open);
	for (uint32_t i = 0; i < v->n && !p->opaque; i++) {
		put_str(p, i ? ", " : "");
		put_element(p, POP_DT_I64, (const char *)&v->ints[i]);
	}
	put_str(p, close);
}

/* Inside of #name<...>, where types are known. */
static void
put_bare(printer *p, const pop_mlir_value *v)
{
	if (v->kind == POP_MLIR_VALUE_NUMBER)
		put_element(p, v->dense.type.dtype, v->dense.data);
	else if (v->kind == POP_MLIR_VALUE_INTS)
		put_ints(p, "[", v, "]");
	else
		put_value(p, v);
}

static void
put_dict(printer *p, const pop_mlir_value *v)
{
	const pop_mlir_dict *d = &v->dict;

	put_str(p, v->name ? "#" : "{");
	put_str(p, v->name ? v->name : "");
	put_str(p, v->name ? "<" : "");
	for (uint32_t i = 0; i < d->n && !p->opaque; i++) {
		const pop_mlir_named *a = &d->v[i];

		if (i)
			put(p, ", ", 2);
		put_name(p, a->name);
		if (a->value->kind == POP_MLIR_VALUE_UNIT)
			continue;
		put_str(p, " = ");
		if (v->name)
			put_bare(p, a->value);
		else
			put_value(p, a->value);
	}
	put_str(p, v->name ? ">" : "}");
}

static void
put_array(printer *p, const pop_mlir_value *v)
{
	put(p, "[", 1);
	for (uint32_t i = 0; i < v->n && !p->opaque; i++) {
		if (i)
			put(p, ", ", 2);
		put_value(p, v->item[i]);
	}
	put(p, "]", 1);
}

static void
put_value(printer *p, const pop_mlir_value *v)
{
	if (p->depth == POP_MLIR_LIMIT_DEPTH) {
		p->opaque = "is nested too deep";
		return;
	}
	p->depth++;
	switch (v->kind) {
	case POP_MLIR_VALUE_OPAQUE:
		p->opaque = pop_str_dup(p->m->arena, v->text);
		break;
	case POP_MLIR_VALUE_UNIT:
		put_str(p, "unit");
		break;
	case POP_MLIR_VALUE_NUMBER:
		put_number(p, v);
		break;
	case POP_MLIR_VALUE_INTS:
		put_ints(p, v->n ? "array<i64: " : "array<i64", v, ">");
		break;
	case POP_MLIR_VALUE_DENSE:
		put_dense(p, v);
		break;
	case POP_MLIR_VALUE_STRING:
		put_quoted(p, v->text);
		break;
	case POP_MLIR_VALUE_SYMBOL:
		put(p, "@", 1);
		put_name(p, v->text);
		break;
	case POP_MLIR_VALUE_WORD:
	case POP_MLIR_VALUE_TEXT:
		put(p, v->text.ptr, v->text.len);
		break;
	case POP_MLIR_VALUE_TYPE:
		put_type(p, v->type);
		break;
	case POP_MLIR_VALUE_ARRAY:
		put_array(p, v);
		break;
	case POP_MLIR_VALUE_DICT:
		put_dict(p, v);
		break;
	}
	p->depth--;
}

pop_status
pop_mlir_value_print(pop_mlir *m, const pop_mlir_named *a, pop_mlir_range *out)
{
	printer p = {.m = m};

	if (a->value->kind == POP_MLIR_VALUE_TEXT) {
		out->at = a->value->text.ptr;
		out->end = out->at + a->value->text.len;
		return POP_OK;
	}
	if (a->value->kind == POP_MLIR_VALUE_UNIT) {
		out->at = out->end = a->text.at;
		return POP_OK;
	}
	put_value(&p, a->value);
	if (p.opaque)
		return pop_mlir_fail(m, a->text.at, "attribute %.*s: %s",
			POP_STR_ARG(a->name), p.opaque);
	m->kept += p.n;
	if (m->kept > POP_MLIR_LIMIT_KEPT)
		return pop_mlir_fail(m, a->text.at,
			"attributes of more than %d bytes of text in all",
			POP_MLIR_LIMIT_KEPT);
	out->at = p.text;
	out->end = p.text + p.n;
	return POP_OK;
}
