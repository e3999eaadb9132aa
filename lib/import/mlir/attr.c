/*
 * Attributes.
 *
 * A dictionary keeps the text of each value.  Most values are never looked at
 * (locations, shardings, layouts), the others are decoded by whoever knows
 * what they have to be: an index list is a list, whether it was spelled
 * array<i64: 1, 2>, dense<[1, 2]> : tensor<2xi64> or [1, 2].
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"
#include "lib/num/convert.h"
#include "lib/num/decimal.h"

enum {
	LIMIT_ALIASES = 64, /* an alias of an alias of ... */
	LIMIT_ATTRS = 256,  /* of one operation */
	LIMIT_KEPT = 1 << 20,
};

pop_mlir_saved
pop_mlir_enter(pop_mlir *m, pop_mlir_range r)
{
	pop_mlir_saved s = {m->ptr, m->end};

	m->ptr = r.at;
	m->end = r.end;
	return s;
}

void
pop_mlir_leave(pop_mlir *m, pop_mlir_saved s)
{
	m->ptr = s.ptr;
	m->end = s.end;
}

static pop_status
entry(pop_mlir *m, pop_mlir_dict *d)
{
	pop_mlir_named a = {0};
	const char *at;

	pop_mlir_peek(m);
	at = m->ptr;
	if (at < m->end && *at == '"')
		POP_TRY(pop_mlir_string(m, &a.name));
	else
		a.name = pop_mlir_word(m);
	if (!a.name.len)
		return pop_mlir_expected(m, "the name of an attribute");
	for (uint32_t i = 0; i < d->n; i++)
		if (pop_str_eq(d->v[i].name, a.name))
			return pop_mlir_fail(m, at,
				"attribute %.*s is given twice",
				POP_STR_ARG(a.name));
	if (d->n == LIMIT_ATTRS)
		return pop_mlir_fail(m, at,
			"more than %d attributes of one operation",
			LIMIT_ATTRS);
	a.text = (pop_mlir_range){m->ptr, m->ptr};
	if (pop_mlir_accept(m, '='))
		POP_TRY(pop_mlir_skip_value(m, ",", &a.text));
	POP_MLIR_PUSH(m, d, a);
	return POP_OK;
}

pop_status
pop_mlir_entries(pop_mlir *m, pop_mlir_dict *d, char close)
{
	if (pop_mlir_accept(m, close))
		return POP_OK;
	do
		POP_TRY(entry(m, d));
	while (pop_mlir_accept(m, ',') && pop_mlir_peek(m) != close);
	return pop_mlir_expect(m, close);
}

pop_status
pop_mlir_dict_parse(pop_mlir *m, pop_mlir_dict *d)
{
	POP_TRY(pop_mlir_expect(m, '{'));
	return pop_mlir_entries(m, d, '}');
}

pop_mlir_named *
pop_mlir_find(pop_mlir_dict *d, const char *name)
{
	for (uint32_t i = 0; i < d->n; i++)
		if (pop_str_is(d->v[i].name, name))
			return &d->v[i];
	return NULL;
}

bool
pop_mlir_has(pop_mlir_dict *d, const char *name)
{
	return pop_mlir_find(d, name) != NULL;
}

pop_status
pop_mlir_resolve(pop_mlir *m, const pop_mlir_named *a, pop_mlir_range *out)
{
	*out = a->text;
	if (a->value)
		return pop_mlir_value_print(m, a, out);
	for (int i = 0; i < LIMIT_ALIASES; i++) {
		const char *p = out->at;
		pop_mlir_alias *alias;
		pop_str name;

		if (p == out->end || *p != '#')
			return POP_OK;
		for (p++; p < out->end &&
			  (pop_mlir_class[(unsigned char)*p] & POP_MLIR_WORD);)
			p++;
		name = (pop_str){out->at + 1, (size_t)(p - out->at - 1)};
		if (p < out->end || memchr(name.ptr, '.', name.len))
			return POP_OK;
		alias = pop_strmap_find(&m->attr_alias, name);
		if (!alias)
			return pop_mlir_fail(m, out->at,
				"attribute alias #%.*s is not defined",
				POP_STR_ARG(name));
		*out = alias->text;
	}
	return pop_mlir_fail(m, a->text.at,
		"attribute aliases that refer to one another more than %d "
		"times",
		LIMIT_ALIASES);
}

pop_status
pop_mlir_get(pop_mlir *m, pop_mlir_dict *d, const char *name,
	pop_mlir_decoder *decode, void *out)
{
	pop_mlir_named *a = pop_mlir_find(d, name);
	pop_mlir_saved saved;
	pop_mlir_range r;
	pop_status st;

	if (!a)
		return POP_OK;
	a->used = true;
	POP_TRY(pop_mlir_resolve(m, a, &r));
	saved = pop_mlir_enter(m, r);
	st = decode(m, out);
	if (st == POP_OK && pop_mlir_peek(m))
		st = pop_mlir_expected(m, "the end of the attribute");
	pop_mlir_leave(m, saved);
	return st;
}

/* The attribute if its value came decoded; used then. */
static const pop_mlir_named *
decoded(pop_mlir_dict *d, const char *name)
{
	pop_mlir_named *a = pop_mlir_find(d, name);

	if (!a || !a->value)
		return NULL;
	a->used = true;
	return a;
}

/* ": type" after a number, which says nothing new. */
static pop_status
optional_type(pop_mlir *m)
{
	pop_mlir_type t;

	if (!pop_mlir_accept(m, ':'))
		return POP_OK;
	return pop_mlir_type_parse(m, &t);
}

static pop_status
one_int(pop_mlir *m, int64_t *out)
{
	if (pop_mlir_accept_word(m, "true"))
		*out = 1;
	else if (pop_mlir_accept_word(m, "false"))
		*out = 0;
	else
		POP_TRY(pop_mlir_integer(m, out));
	return optional_type(m);
}

static pop_status
int_list(pop_mlir *m, char close, pop_mlir_ints *out)
{
	int64_t v;

	if (pop_mlir_accept(m, close))
		return POP_OK;
	do {
		if (out->n == POP_MLIR_LIMIT_LIST)
			return pop_mlir_fail(m, m->ptr,
				"more than %d integers in a list",
				POP_MLIR_LIMIT_LIST);
		POP_TRY(one_int(m, &v));
		POP_MLIR_PUSH(m, out, v);
	} while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, close);
}

static pop_status
ints_of_dense(pop_mlir *m, const char *at, pop_mlir_ints *out)
{
	pop_dense d;
	pop_dtype_class cls;
	int64_t n;

	m->ptr = at;
	POP_TRY(pop_mlir_dense_parse(m, &d));
	cls = pop_dtype_info_of[d.type.dtype].cls;
	n = pop_shape_elements(&d.type);
	if (cls == POP_DTC_FLOAT || cls == POP_DTC_COMPLEX)
		return pop_mlir_fail(m, at, "expected integers");
	if (n > POP_MLIR_LIMIT_LIST)
		return pop_mlir_fail(m, at, "more than %d integers in a list",
			POP_MLIR_LIMIT_LIST);
	for (int64_t i = 0; i < n; i++) {
		const char *p = d.data;

		p += d.splat ? 0 : i * pop_dtype_bytes(d.type.dtype);
		POP_MLIR_PUSH(m, out, (int64_t)pop_load_int(d.type.dtype, p));
	}
	return POP_OK;
}

/* [[0, 1], [2, 3]]: of the levels, only the order counts. */
static pop_status
nested_ints(pop_mlir *m, pop_mlir_ints *out)
{
	POP_TRY(pop_mlir_expect(m, '['));
	do {
		POP_TRY(pop_mlir_expect(m, '['));
		POP_TRY(int_list(m, ']', out));
	} while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, ']');
}

pop_status
pop_mlir_ints_parse(pop_mlir *m, pop_mlir_ints *out)
{
	char c = pop_mlir_peek(m);
	const char *at = m->ptr;
	pop_mlir_type t;
	int64_t v;

	if (c == '[') {
		m->ptr++;
		if (pop_mlir_peek(m) != '[')
			return int_list(m, ']', out);
		m->ptr = at;
		return nested_ints(m, out);
	}
	if (pop_mlir_accept_word(m, "array")) {
		POP_TRY(pop_mlir_expect(m, '<'));
		POP_TRY(pop_mlir_type_parse(m, &t));
		if (pop_mlir_accept(m, ':'))
			return int_list(m, '>', out);
		return pop_mlir_expect(m, '>');
	}
	if (pop_mlir_accept_word(m, "dense"))
		return ints_of_dense(m, at, out);
	POP_TRY(one_int(m, &v));
	POP_MLIR_PUSH(m, out, v);
	return POP_OK;
}

static pop_status
decode_ints(pop_mlir *m, void *out)
{
	return pop_mlir_ints_parse(m, out);
}

pop_status
pop_mlir_get_ints(
	pop_mlir *m, pop_mlir_dict *d, const char *name, pop_mlir_ints *out)
{
	const pop_mlir_named *a = decoded(d, name);

	if (a && pop_mlir_value_get_ints(m, a, out))
		return POP_OK;
	return pop_mlir_get(m, d, name, decode_ints, out);
}

static pop_status
decode_int(pop_mlir *m, void *out)
{
	pop_mlir_ints list = {0};
	const char *at;

	pop_mlir_blank(m);
	at = m->ptr;
	POP_TRY(pop_mlir_ints_parse(m, &list));
	if (list.n != 1)
		return pop_mlir_fail(m, at, "expected one integer");
	*(int64_t *)out = list.v[0];
	return POP_OK;
}

pop_status
pop_mlir_get_int(pop_mlir *m, pop_mlir_dict *d, const char *name, int64_t *out)
{
	const pop_mlir_named *a = decoded(d, name);
	int64_t v[1];
	pop_mlir_ints list = {v, 0, 1};

	if (a && pop_mlir_value_get_ints(m, a, &list) && list.n == 1) {
		*out = list.v[0];
		return POP_OK;
	}
	return pop_mlir_get(m, d, name, decode_int, out);
}

static pop_status
decode_bool(pop_mlir *m, void *out)
{
	int64_t v = 1;

	if (pop_mlir_peek(m) && !pop_mlir_accept_word(m, "unit"))
		POP_TRY(decode_int(m, &v));
	*(bool *)out = v != 0;
	return POP_OK;
}

pop_status
pop_mlir_get_bool(pop_mlir *m, pop_mlir_dict *d, const char *name, bool *out)
{
	const pop_mlir_named *a = decoded(d, name);
	int64_t v[1];
	pop_mlir_ints list = {v, 0, 1};

	if (a && pop_mlir_value_get_ints(m, a, &list) && list.n == 1) {
		*out = list.v[0] != 0;
		return POP_OK;
	}
	return pop_mlir_get(m, d, name, decode_bool, out);
}

static pop_status
decode_real(pop_mlir *m, void *out)
{
	pop_mlir_range r;
	pop_str s;

	POP_TRY(pop_mlir_skip_value(m, ":,", &r));
	s = (pop_str){r.at, (size_t)(r.end - r.at)};
	if (!pop_decimal_parse(s, POP_DT_F64, out))
		return pop_mlir_fail(m, r.at, "expected a number");
	return optional_type(m);
}

pop_status
pop_mlir_get_real(pop_mlir *m, pop_mlir_dict *d, const char *name, double *out)
{
	const pop_mlir_named *a = decoded(d, name);

	if (a && pop_mlir_value_get_real(a, out))
		return POP_OK;
	return pop_mlir_get(m, d, name, decode_real, out);
}

static pop_status
decode_text(pop_mlir *m, void *out)
{
	if (pop_mlir_peek(m) == '@')
		return pop_mlir_symbol(m, out);
	return pop_mlir_string(m, out);
}

pop_status
pop_mlir_get_text(pop_mlir *m, pop_mlir_dict *d, const char *name, pop_str *out)
{
	const pop_mlir_named *a = decoded(d, name);

	if (a && pop_mlir_value_get_text(a, out))
		return POP_OK;
	return pop_mlir_get(m, d, name, decode_text, out);
}

/* #stablehlo<precision HIGHEST>, #stablehlo.precision<HIGHEST>, "HIGHEST" and
 * HIGHEST: the last word in all of them. */
static pop_status
decode_word(pop_mlir *m, void *out)
{
	pop_str *word = out, next;

	*word = POP_STR("");
	for (; pop_mlir_peek(m); m->ptr += !next.len) {
		next = pop_mlir_word(m);
		if (next.len)
			*word = next;
	}
	if (!word->len)
		return pop_mlir_expected(m, "a word");
	return POP_OK;
}

pop_status
pop_mlir_get_word(pop_mlir *m, pop_mlir_dict *d, const char *name, pop_str *out)
{
	const pop_mlir_named *a = decoded(d, name);

	if (a && pop_mlir_value_get_word(a, out))
		return POP_OK;
	return pop_mlir_get(m, d, name, decode_word, out);
}

/* A number or truth value with its type: a tensor of rank 0. */
static pop_status
scalar(pop_mlir *m, pop_dense *out)
{
	pop_mlir_range r;
	pop_mlir_type t = {.kind = POP_MLIR_SCALAR};
	const char *at;

	POP_TRY(pop_mlir_skip_value(m, ":,", &r));
	t.shape.dtype = POP_DT_I1;
	at = m->ptr;
	if (pop_mlir_accept(m, ':'))
		POP_TRY(pop_mlir_type_parse(m, &t));
	else if (*r.at != 't' && *r.at != 'f')
		return pop_mlir_fail(m, r.at,
			"expected dense<...> : type, or a number with ':' and "
			"its type");
	if (t.kind != POP_MLIR_SCALAR)
		return pop_mlir_fail(
			m, at, "expected the type of a single number");
	return pop_mlir_elements(m, r, &t, out);
}

/* The text between the angle brackets, the first of which is consumed. */
static pop_status
literal(pop_mlir *m, pop_mlir_range *out)
{
	const char *p;
	bool quoted = pop_mlir_peek(m) == '"';

	out->at = p = m->ptr;
	if (quoted) {
		p = memchr(m->ptr + 1, '"', (size_t)(m->end - m->ptr - 1));
		if (!p)
			return pop_mlir_fail(m, m->ptr, "string without end");
	}
	p = pop_mlir_find_byte(p, m->end, '>');
	if (!p)
		return pop_mlir_fail(
			m, out->at, "dense< without its closing >");
	out->end = p;
	m->ptr = p + 1;
	return POP_OK;
}

pop_status
pop_mlir_dense_parse(pop_mlir *m, pop_dense *out)
{
	pop_mlir_range lit;
	pop_mlir_type t;
	const char *at;

	pop_mlir_blank(m);
	at = m->ptr;
	if (pop_mlir_accept_word(m, "dense_resource"))
		return pop_mlir_resource(m, out);
	if (!pop_mlir_accept_word(m, "dense"))
		return scalar(m, out);
	POP_TRY(pop_mlir_expect(m, '<'));
	POP_TRY(literal(m, &lit));
	POP_TRY(pop_mlir_expect(m, ':'));
	pop_mlir_blank(m);
	at = m->ptr;
	POP_TRY(pop_mlir_type_parse(m, &t));
	if (t.kind != POP_MLIR_TENSOR)
		return pop_mlir_fail(m, at, "expected tensor<...>");
	if (lit.end - lit.at >= 10 && !memcmp(lit.at, "__elided__", 10))
		return pop_mlir_fail(m, lit.at,
			"the elements of this constant were left out "
			"(__elided__); print the module with all of its "
			"constants");
	return pop_mlir_elements(m, lit, &t, out);
}

static pop_status
decode_dense(pop_mlir *m, void *out)
{
	return pop_mlir_dense_parse(m, out);
}

pop_status
pop_mlir_get_dense(
	pop_mlir *m, pop_mlir_dict *d, const char *name, pop_dense *out)
{
	const pop_mlir_named *a = decoded(d, name);

	if (a && pop_mlir_value_get_dense(a, out))
		return POP_OK;
	return pop_mlir_get(m, d, name, decode_dense, out);
}

/* {a = 1}, #dialect.name<a = 1>, <a = 1>, #dialect<name<a = 1>> */
static pop_status
decode_dict(pop_mlir *m, void *out)
{
	pop_str word;

	if (pop_mlir_peek(m) == '{')
		return pop_mlir_dict_parse(m, out);
	if (pop_mlir_accept(m, '#')) {
		POP_TRY(pop_mlir_suffix(m, &word));
		if (!memchr(word.ptr, '.', word.len)) {
			POP_TRY(pop_mlir_expect(m, '<'));
			pop_mlir_word(m);
			POP_TRY(pop_mlir_expect(m, '<'));
			POP_TRY(pop_mlir_entries(m, out, '>'));
			return pop_mlir_expect(m, '>');
		}
	}
	POP_TRY(pop_mlir_expect(m, '<'));
	return pop_mlir_entries(m, out, '>');
}

pop_status
pop_mlir_get_dict(
	pop_mlir *m, pop_mlir_dict *d, const char *name, pop_mlir_dict *out)
{
	const pop_mlir_named *a = decoded(d, name);

	if (a && pop_mlir_value_get_dict(a, out))
		return POP_OK;
	return pop_mlir_get(m, d, name, decode_dict, out);
}

static pop_status
decode_type(pop_mlir *m, void *out)
{
	return pop_mlir_type_parse(m, out);
}

pop_status
pop_mlir_get_type(
	pop_mlir *m, pop_mlir_dict *d, const char *name, pop_mlir_type *out)
{
	const pop_mlir_named *a = decoded(d, name);

	if (a && pop_mlir_value_get_type(a, out))
		return POP_OK;
	return pop_mlir_get(m, d, name, decode_type, out);
}

static bool
is(char c, int cls)
{
	return (pop_mlir_class[(unsigned char)c] & cls) != 0;
}

pop_status
pop_mlir_canonical(pop_mlir *m, const pop_mlir_named *a, pop_str *out)
{
	pop_mlir_range r;
	const char *p;
	char *to;
	size_t n = 0;
	bool quoted = false;

	POP_TRY(pop_mlir_resolve(m, a, &r));
	if (r.end - r.at > LIMIT_KEPT)
		return pop_mlir_fail(m, a->text.at,
			"unknown attribute %.*s of more than %d bytes",
			POP_STR_ARG(a->name), LIMIT_KEPT);
	m->kept += (uint64_t)(r.end - r.at);
	if (m->kept > POP_MLIR_LIMIT_KEPT)
		return pop_mlir_fail(m, a->text.at,
			"unknown attributes of more than %d bytes in all",
			POP_MLIR_LIMIT_KEPT);
	to = pop_arena_alloc(m->arena, (size_t)(r.end - r.at));
	for (p = r.at; p < r.end; p++) {
		if (!quoted)
			p = pop_mlir_comment_end(p, r.end);
		if (p == r.end)
			break;
		if (!quoted && is(*p, POP_MLIR_SPACE)) {
			if (n && is(to[n - 1], POP_MLIR_WORD) &&
				p + 1 < r.end && is(p[1], POP_MLIR_WORD))
				to[n++] = ' ';
			continue;
		}
		to[n++] = *p;
		if (quoted && *p == '\\' && p + 1 < r.end)
			to[n++] = *++p;
		else if (*p == '"')
			quoted = !quoted;
	}
	*out = (pop_str){to, n};
	return POP_OK;
}

#define CODE false
#define NONE true

bool
pop_mlir_harmless(pop_str name)
{
	static const struct {
		const char *name;
		bool harmless;
	} row[] = {
#define DISCARDABLE(name, key) {name, key},
#include "lib/import/mlir/discardable.def"
#undef DISCARDABLE
	};

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		size_t n = strlen(row[i].name);

		if (row[i].name[n - 1] == '.'
				? pop_str_has_prefix(name, row[i].name)
				: pop_str_is(name, row[i].name))
			return row[i].harmless;
	}
	return false;
}
