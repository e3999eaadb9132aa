/*
 * Attributes of instructions: , name = value.
 *
 * Names are found in one map of two tables: text_attrs.def and, for those that
 * give an attribute of the model as it is, hlo_attrs.def.  A name in neither is
 * refused: it may mean something.
 */

#include <string.h>

#include "lib/import/hlo/text.h"
#include "lib/num/decimal.h"

static pop_status
attr_skip(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	pop_str text;

	(void)row;
	return pop_hlo_text_skip(t, &text);
}

static pop_status
attr_record(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	(void)row;
	return pop_hlo_text_skip_record(t);
}

/* ---- Computations. */

pop_hlo_comp *
pop_hlo_text_comp(pop_hlo_text *t, const char *at, pop_str name)
{
	void **slot = pop_strmap_at(&t->comps, name);
	pop_hlo_comp *c = *slot;

	if (c)
		return c;
	c = pop_hlo_comp_new(t->m, name, pop_hlo_text_place(t, at));
	*slot = c;
	return c;
}

/* The name of a computation, or its body. */
static pop_status
called(pop_hlo_text *t, pop_hlo_comp **out)
{
	const char *at;
	pop_str name;

	if (pop_hlo_text_peek(t) == '{')
		return pop_hlo_text_inline(t, out);
	at = t->ptr;
	POP_TRY(pop_hlo_text_name_read(t, "the name of a computation", &name));
	*out = pop_hlo_text_comp(t, at, name);
	if (!(*out)->first)
		POP_HLO_PUSH(t->m, &t->early, *out);
	return POP_OK;
}

static pop_status
attr_call(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	return called(t, &t->now->slot[row->key]);
}

/* { %a, { body } }, or one name. */
static pop_status
attr_called(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	bool braces = pop_hlo_text_accept(t, '{');
	pop_hlo_comp *c;

	(void)row;
	if (braces && pop_hlo_text_accept(t, '}'))
		return POP_OK;
	do {
		if (t->now->list.n == POP_HLO_LIMIT_CALLED)
			return pop_hlo_text_fail(t, t->ptr,
				"more than %d computations",
				POP_HLO_LIMIT_CALLED);
		POP_TRY(called(t, &c));
		POP_HLO_PUSH(t->m, &t->now->list, c);
	} while (braces && pop_hlo_text_accept(t, ','));
	return braces ? pop_hlo_text_expect(t, '}') : POP_OK;
}

/* All that the instruction calls, in the model's order. */
static void
set_called(pop_hlo_text *t)
{
	pop_hlo_comp **all;
	pop_hlo_attr *a;
	uint32_t n = t->now->list.n;

	for (int i = 0; i < POP_HLO_TEXT_SLOTS; i++)
		n += t->now->slot[i] != NULL;
	if (!n)
		return;
	all = POP_NEWN(t->m->scratch, pop_hlo_comp *, n);
	a = pop_hlo_draft_attr(&t->now->draft, POP_HLO_KEY_CALLED);
	a->called = all;
	a->n = n;
	for (int i = 0; i < POP_HLO_TEXT_SLOTS; i++)
		if (t->now->slot[i])
			*all++ = t->now->slot[i];
	if (t->now->list.n)
		memcpy(all, t->now->list.v, t->now->list.n * sizeof(*all));
}

/* ---- Values by kind. */

static pop_status
word_value(pop_hlo_text *t, const pop_hlo_text_row *row, int64_t *out)
{
	pop_hlo_key key = (pop_hlo_key)row->key;
	char known[POP_HLO_WORDS_TEXT];
	const char *at;
	pop_str word;

	pop_hlo_text_blank(t);
	at = t->ptr;
	word = pop_hlo_text_word(t);
	if (pop_hlo_key_has_words(key)) {
		if (pop_hlo_word(key, word, out))
			return POP_OK;
		return pop_hlo_text_fail(t, at,
			"unknown %s '%.*s', expected one of%s", row->name,
			word.len < 40 ? (int)word.len : 40, word.ptr,
			pop_hlo_words_print(known, key));
	}
	if (pop_str_is(word, "true") || pop_str_is(word, "false")) {
		*out = word.len == 4;
		return POP_OK;
	}
	t->ptr = at;
	if (word.len && *at != '-' && (*at < '0' || *at > '9'))
		return pop_hlo_text_expected(t, "true, false or an integer");
	return pop_hlo_text_integer(t, out);
}

static pop_status
attr_int(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	int64_t v;

	POP_TRY(word_value(t, row, &v));
	pop_hlo_set_int(&t->now->draft, (pop_hlo_key)row->key, v);
	return POP_OK;
}

/* The proto has it as a float. */
static pop_status
attr_real(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	const char *end;
	float v;

	pop_hlo_text_blank(t);
	end = pop_decimal_read(t->ptr, t->end, POP_DT_F32, &v);
	if (!end)
		return pop_hlo_text_expected(t, "a number");
	t->ptr = end;
	pop_hlo_set_real(&t->now->draft, (pop_hlo_key)row->key, (double)v);
	return POP_OK;
}

static pop_status
word_list(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	int64_t v;

	t->ints.n = 0;
	POP_TRY(pop_hlo_text_expect(t, '{'));
	if (pop_hlo_text_accept(t, '}'))
		return POP_OK;
	do {
		POP_TRY(word_value(t, row, &v));
		POP_HLO_PUSH(t->m, &t->ints, v);
	} while (pop_hlo_text_accept(t, ',') && t->ints.n < POP_HLO_LIMIT_LIST);
	return pop_hlo_text_expect(t, '}');
}

static pop_status
attr_ints(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	pop_hlo_key key = (pop_hlo_key)row->key;

	if (pop_hlo_key_has_words(key))
		POP_TRY(word_list(t, row));
	else
		POP_TRY(pop_hlo_text_list(t, 0));
	pop_hlo_set_ints(
		&t->now->draft, key, pop_hlo_text_keep(t, 0), t->ints.n);
	return POP_OK;
}

static pop_status
attr_one_int(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	int64_t v;

	POP_TRY(pop_hlo_text_integer(t, &v));
	t->ints.n = 0;
	POP_HLO_PUSH(t->m, &t->ints, v);
	pop_hlo_set_ints(&t->now->draft, (pop_hlo_key)row->key,
		pop_hlo_text_keep(t, 0), 1);
	return POP_OK;
}

static pop_status
attr_text(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	pop_str s;

	if (pop_hlo_text_peek(t) == '"')
		POP_TRY(pop_hlo_text_string(t, &s));
	else
		POP_TRY(pop_hlo_text_skip(t, &s));
	pop_hlo_set_text(&t->now->draft, (pop_hlo_key)row->key, s);
	return POP_OK;
}

static pop_status
attr_shape(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	const pop_hlo_shape *s;

	POP_TRY(pop_hlo_text_shape(t, &s));
	pop_hlo_draft_attr(&t->now->draft, (pop_hlo_key)row->key)->shape = s;
	return POP_OK;
}

/* ---- Names that mean different things. */

static pop_status
attr_algorithm(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	pop_hlo_text_row as = *row;

	as.key = t->now->draft.code == POP_HLO_RNG_BIT_GENERATOR
			 ? POP_HLO_KEY_RNG_ALGORITHM
			 : POP_HLO_KEY_DOT_ALGORITHM;
	return attr_int(t, &as);
}

/* collective-permute has another. */
static pop_status
attr_slice_sizes(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	return t->now->draft.code == POP_HLO_GATHER ? attr_ints(t, row)
						    : attr_skip(t, row);
}

/* { name = "text", name = {text} } */
pop_status
pop_hlo_text_frontend(pop_hlo_text *t, pop_hlo_pair **out, uint32_t *n)
{
	POP_HLO_VEC(pop_hlo_pair) list = {0};
	pop_hlo_pair pair;

	POP_TRY(pop_hlo_text_expect(t, '{'));
	while (pop_hlo_text_peek(t) != '}') {
		if (list.n == POP_HLO_LIMIT_LIST)
			return pop_hlo_text_fail(t, t->ptr,
				"more than %d entries", POP_HLO_LIMIT_LIST);
		if (list.n)
			POP_TRY(pop_hlo_text_expect(t, ','));
		pair.name = pop_hlo_text_word(t);
		POP_TRY(pop_hlo_text_expect(t, '='));
		if (pop_hlo_text_peek(t) == '"')
			POP_TRY(pop_hlo_text_string(t, &pair.text));
		else
			POP_TRY(pop_hlo_text_skip(t, &pair.text));
		POP_HLO_PUSH(t->m, &list, pair);
	}
	*out = list.v;
	*n = list.n;
	return pop_hlo_text_expect(t, '}');
}

/* Custom calls may say there what they are; to others it means nothing. */
static pop_status
attr_frontend(pop_hlo_text *t, const pop_hlo_text_row *row)
{
	pop_hlo_pair *list;
	pop_hlo_attr *a;
	uint32_t n;

	if (t->now->draft.code != POP_HLO_CUSTOM_CALL)
		return attr_record(t, row);
	POP_TRY(pop_hlo_text_frontend(t, &list, &n));
	a = pop_hlo_draft_attr(&t->now->draft, (pop_hlo_key)row->key);
	a->pairs = list;
	a->n = n;
	return POP_OK;
}

#define attr_window     pop_hlo_text_attr_window
#define attr_dim_labels pop_hlo_text_attr_dim_labels
#define attr_padding    pop_hlo_text_attr_padding
#define attr_slice      pop_hlo_text_attr_slice
#define attr_groups     pop_hlo_text_attr_groups
#define attr_pairs      pop_hlo_text_attr_pairs

enum { POP_HLO_KEY_NONE = POP_HLO_NO_KEY };

static const pop_hlo_text_row table[] = {
#define READ(text, parse, KEY, ONLY) \
	{text, attr_##parse, POP_HLO_KEY_##KEY, POP_HLO_##ONLY},
#define CALL(text, SLOT, ONLY) \
	{text, attr_call, POP_HLO_TEXT_##SLOT, POP_HLO_##ONLY},
#define SKIP(text) {text, attr_skip, 0, POP_HLO_NO_OP},
#include "lib/import/hlo/text_attrs.def"
#undef READ
#undef CALL
#undef SKIP
};

enum { TABLE = sizeof(table) / sizeof(table[0]) };

_Static_assert(
	TABLE + POP_HLO_KEYS <=
		64 * sizeof(((pop_hlo_text_frame *)0)->seen) / sizeof(uint64_t),
	"a bit for each attribute");

/* ---- Finding and reading. */

static pop_hlo_text_parse *
parse_of(pop_hlo_kind kind)
{
	switch (kind) {
	case POP_HLO_KIND_INT:
		return attr_int;
	case POP_HLO_KIND_REAL:
		return attr_real;
	case POP_HLO_KIND_INTS:
		return attr_ints;
	case POP_HLO_KIND_TEXT:
		return attr_text;
	case POP_HLO_KIND_SHAPE:
		return attr_shape;
	default:
		return NULL;
	}
}

void
pop_hlo_text_attrs_init(pop_hlo_text *t)
{
	pop_hlo_text_row *row = POP_NEWN(
		t->m->tables, pop_hlo_text_row, TABLE + (size_t)POP_HLO_KEYS);

	for (int k = 0; k < POP_HLO_KEYS; k++) {
		const char *name = pop_hlo_key_name((pop_hlo_key)k);
		pop_hlo_text_parse *parse =
			parse_of(pop_hlo_key_kind((pop_hlo_key)k));

		if (!*name || !parse)
			continue;
		row[k] = (pop_hlo_text_row){
			name, parse, (uint16_t)k, POP_HLO_NO_OP};
		*pop_strmap_at(&t->attrs, pop_str_of(name)) = &row[k];
	}
	row += POP_HLO_KEYS;
	memcpy(row, table, sizeof(table));
	for (int k = 0; k < TABLE; k++)
		*pop_strmap_at(&t->attrs, pop_str_of(table[k].name)) = &row[k];
	t->attr_row = row - POP_HLO_KEYS;
}

static pop_status
unknown(pop_hlo_text *t, const char *at, pop_str name)
{
	return pop_hlo_text_fail(t, at,
		"unknown attribute '%.*s' of %s; if it changes no result, "
		"print the module without it",
		name.len < 60 ? (int)name.len : 60, name.ptr,
		pop_hlo_opcode_name(t->now->draft.code));
}

static pop_status
one_attr(pop_hlo_text *t)
{
	const pop_hlo_text_row *row;
	const char *at;
	uint64_t bit;
	pop_str name;
	size_t k;

	pop_hlo_text_blank(t);
	at = t->ptr;
	name = pop_hlo_text_word(t);
	if (!name.len)
		return pop_hlo_text_expected(t, "the name of an attribute");
	row = pop_strmap_find(&t->attrs, name);
	if (!row)
		return unknown(t, at, name);
	if (row->only && row->only != t->now->draft.code &&
		t->now->draft.code != POP_HLO_ASYNC_UPDATE &&
		t->now->draft.code != POP_HLO_ASYNC_DONE)
		return pop_hlo_text_fail(t, at,
			"%s is an attribute of %s, not of %s", row->name,
			pop_hlo_opcode_name((pop_hlo_opcode)row->only),
			pop_hlo_opcode_name(t->now->draft.code));
	k = (size_t)(row - t->attr_row);
	bit = UINT64_C(1) << (k & 63);
	if (t->now->seen[k >> 6] & bit)
		return pop_hlo_text_fail(t, at, "%s is given twice", row->name);
	t->now->seen[k >> 6] |= bit;
	POP_TRY(pop_hlo_text_expect(t, '='));
	POP_TRY(row->parse(t, row));
	if (t->ptr < t->end && pop_hlo_text_in_name(*t->ptr) &&
		pop_hlo_text_in_name(t->ptr[-1]))
		return pop_hlo_text_expected(
			t, "the end of the attribute's value");
	return POP_OK;
}

pop_status
pop_hlo_text_attrs(pop_hlo_text *t)
{
	if (pop_hlo_text_peek(t) != ',')
		return POP_OK;
	memset(t->now->seen, 0, sizeof(t->now->seen));
	memset(t->now->slot, 0, sizeof(t->now->slot));
	t->now->list.n = 0;
	while (pop_hlo_text_accept(t, ','))
		POP_TRY(one_attr(t));
	set_called(t);
	return POP_OK;
}
