/*
 * The pretty forms: what an operation prints instead of
 *
 *   "name"(operands) <{attributes}> : (types) -> types
 *
 * Most are a list of operands and name = value items, which one function
 * reads by the row's keys.  Each form leaves in the pop_mlir_op what the
 * generic form would have left, under the generic names.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

static pop_status
same_type(pop_mlir *m, const char *at, uint32_t i, const pop_value *v,
	const pop_shape *said)
{
	char is[POP_SHAPE_TEXT + 16], text[POP_SHAPE_TEXT + 16];

	if (pop_shape_eq(v->type, said))
		return POP_OK;
	return pop_mlir_fail(m, at,
		"operand %u is %s, the type written here is %s", i,
		pop_mlir_type_text(is, v->type),
		pop_mlir_type_text(text, said));
}

static pop_status
types_of_args(pop_mlir *m, const char *at, const pop_mlir_op *o,
	const pop_mlir_shapes *t)
{
	if (t->n != o->arg.n)
		return pop_mlir_fail(m, at,
			"%.*s has %u operands, but %u operand types",
			POP_STR_ARG(o->name), o->arg.n, t->n);
	for (uint32_t i = 0; i < t->n; i++)
		POP_TRY(same_type(m, at, i, o->arg.v[i], &t->v[i]));
	return POP_OK;
}

/* A list of types without an arrow, by the row's rule. */
static pop_status
short_types(pop_mlir *m, const char *at, pop_mlir_op *o, pop_mlir_shapes *t)
{
	uint32_t want = 1;

	switch (o->row->types) {
	case POP_MLIR_TYPES_FUNCTION:
		return pop_mlir_fail(m, at,
			"%.*s: expected a function type, (types) -> types",
			POP_STR_ARG(o->name));
	case POP_MLIR_TYPES_EACH:
		for (uint32_t i = 0; i < t->n; i++)
			POP_MLIR_PUSH(m, &o->type, t->v[i]);
		return types_of_args(m, at, o, t);
	case POP_MLIR_TYPES_ARGS:
		return types_of_args(m, at, o, t);
	case POP_MLIR_TYPES_SELECT:
		want = 2;
		break;
	default:
		break;
	}
	if (t->n != want)
		return pop_mlir_fail(m, at, "%.*s: %u types, expected %u",
			POP_STR_ARG(o->name), t->n, want);
	for (uint32_t i = 0;
		i < o->arg.n && o->row->types != POP_MLIR_TYPES_RESULT; i++)
		POP_TRY(same_type(
			m, at, i, o->arg.v[i], &t->v[i && want == 2 ? 1 : 0]));
	POP_MLIR_PUSH(m, &o->type, t->v[want - 1]);
	return POP_OK;
}

pop_status
pop_mlir_types_parse(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_shapes *t = &m->types;
	const char *at;

	t->n = 0;
	POP_TRY(pop_mlir_expect(m, ':'));
	pop_mlir_blank(m);
	at = m->ptr;
	POP_TRY(pop_mlir_shapes_parse(m, t));
	if (!pop_mlir_accept_arrow(m))
		return *at == '(' ? pop_mlir_expected(m, "'->'")
				  : short_types(m, at, o, t);
	POP_TRY(types_of_args(m, at, o, t));
	return pop_mlir_shapes_parse(m, &o->type);
}

/* [{attributes}] : types */
static pop_status
tail(pop_mlir *m, pop_mlir_op *o)
{
	if (pop_mlir_peek(m) == '{')
		POP_TRY(pop_mlir_dict_parse(m, &o->attr));
	return pop_mlir_types_parse(m, o);
}

static pop_status
push_operand(pop_mlir *m, pop_mlir_op *o)
{
	pop_value *v;

	POP_TRY(pop_mlir_operand(m, &v));
	POP_MLIR_PUSH(m, &o->arg, v);
	return POP_OK;
}

static void
add_attr(pop_mlir *m, pop_mlir_op *o, pop_str name, pop_mlir_range text)
{
	pop_mlir_named a = {.name = name, .text = text};

	POP_MLIR_PUSH(m, &o->attr, a);
}

static void
add_ints(pop_mlir *m, pop_mlir_op *o, const char *name,
	const pop_mlir_ints *list)
{
	pop_mlir_named a = {.name = pop_str_of(name)};

	a.text.at = a.text.end = m->ptr;
	a.value = pop_mlir_value_ints(m, list->v, list->n);
	POP_MLIR_PUSH(m, &o->attr, a);
}

/* The attribute that `word` means, by "word=attribute word=attribute". */
static pop_str
key_of(const char *keys, pop_str word)
{
	while (keys && *keys) {
		size_t n = strcspn(keys, "=");
		size_t end = strcspn(keys, " ");

		if (n == word.len && memcmp(keys, word.ptr, n) == 0)
			return (pop_str){keys + n + 1, end - n - 1};
		keys += end;
		keys += *keys == ' ';
	}
	return (pop_str){NULL, 0};
}

/* name = value; or a bare word, the first of which is "1" in keys. */
static pop_status
keyed(pop_mlir *m, pop_mlir_op *o, unsigned *bare)
{
	const char *at;
	pop_mlir_range text;
	pop_str word, key;

	pop_mlir_blank(m);
	at = m->ptr;
	word = pop_mlir_word(m);
	if (!word.len)
		return pop_mlir_expected(m, "an operand, as %name");
	text = (pop_mlir_range){at, m->ptr};
	if (pop_mlir_accept(m, '=')) {
		key = key_of(o->row->keys, word);
		POP_TRY(pop_mlir_skip_value(m, ",:{", &text));
	} else {
		char number[2] = {(char)('1' + *bare), '\0'};

		key = key_of(o->row->keys, pop_str_of(number));
		++*bare;
	}
	if (!key.ptr)
		return pop_mlir_fail(m, at, "%.*s takes no %.*s",
			POP_STR_ARG(o->name), POP_STR_ARG(word));
	for (uint32_t i = 0; i < o->attr.n; i++)
		if (pop_str_eq(o->attr.v[i].name, key))
			return pop_mlir_fail(m, at, "%.*s is given twice",
				POP_STR_ARG(word));
	add_attr(m, o, key, text);
	return POP_OK;
}

/* Operands and items, separated by commas.  Starts of a slice of a scalar are
 * none between two. */
static pop_status
list_items(pop_mlir *m, pop_mlir_op *o)
{
	bool none = o->row->code == POP_OP_DYNAMIC_SLICE;
	unsigned bare = 0;

	do {
		if (pop_mlir_peek(m) == '%')
			POP_TRY(push_operand(m, o));
		else if (none && o->arg.n == 1 && pop_mlir_peek(m) == ',')
			none = false;
		else
			POP_TRY(keyed(m, o, &bare));
	} while (pop_mlir_accept(m, ','));
	return POP_OK;
}

pop_status
pop_mlir_form_list(pop_mlir *m, pop_mlir_op *o)
{
	bool paren = pop_mlir_accept(m, '(');
	char c = pop_mlir_peek(m);

	/* A return or barrier of nothing has no types either. */
	if (c != '%' && c != ':' && c != '{' &&
		(o->row->types == POP_MLIR_TYPES_ARGS ||
			o->row->types == POP_MLIR_TYPES_EACH))
		return paren ? pop_mlir_expect(m, ')') : POP_OK;
	if (c != ':' && c != '{' && c != ')')
		POP_TRY(list_items(m, o));
	if (paren)
		POP_TRY(pop_mlir_expect(m, ')'));
	if (paren && pop_mlir_accept(m, '<')) {
		POP_TRY(pop_mlir_dict_parse(m, &o->attr));
		POP_TRY(pop_mlir_expect(m, '>'));
	}
	return tail(m, o);
}

/* dense<...> : T, or the alias of one, which has no type behind it. */
static pop_status
constant_value(pop_mlir *m, pop_dense *out)
{
	pop_mlir_named value = {.name = POP_STR("value")};
	pop_mlir_dict d = {&value, 1, 1};

	if (pop_mlir_peek(m) != '#')
		return pop_mlir_dense_parse(m, out);
	value.text.at = m->ptr++;
	pop_mlir_word(m);
	value.text.end = m->ptr;
	return pop_mlir_get_dense(m, &d, "value", out);
}

/* constant dense<...> : T, or with the value among the attributes. */
pop_status
pop_mlir_form_constant(pop_mlir *m, pop_mlir_op *o)
{
	if (pop_mlir_accept(m, '(')) {
		POP_TRY(pop_mlir_expect(m, ')'));
		if (pop_mlir_accept(m, '<')) {
			POP_TRY(pop_mlir_dict_parse(m, &o->attr));
			POP_TRY(pop_mlir_expect(m, '>'));
		}
		return tail(m, o);
	}
	if (pop_mlir_peek(m) == '{')
		POP_TRY(pop_mlir_dict_parse(m, &o->attr));
	POP_TRY(constant_value(m, &o->dense));
	o->value = &o->dense;
	POP_MLIR_PUSH(m, &o->type, o->dense.type);
	return POP_OK;
}

/* slice %x [0:2, 1:7:2] : type */
pop_status
pop_mlir_form_slice(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_ints start = {0}, limit = {0}, stride = {0};
	int64_t v;

	POP_TRY(push_operand(m, o));
	POP_TRY(pop_mlir_expect(m, '['));
	if (!pop_mlir_accept(m, ']')) {
		do {
			if (start.n > POP_MAX_RANK)
				return pop_mlir_expected(m, "']'");
			POP_TRY(pop_mlir_integer(m, &v));
			POP_MLIR_PUSH(m, &start, v);
			POP_TRY(pop_mlir_expect(m, ':'));
			POP_TRY(pop_mlir_integer(m, &v));
			POP_MLIR_PUSH(m, &limit, v);
			v = 1;
			if (pop_mlir_accept(m, ':'))
				POP_TRY(pop_mlir_integer(m, &v));
			POP_MLIR_PUSH(m, &stride, v);
		} while (pop_mlir_accept(m, ','));
		POP_TRY(pop_mlir_expect(m, ']'));
	}
	add_ints(m, o, "start_indices", &start);
	add_ints(m, o, "limit_indices", &limit);
	add_ints(m, o, "strides", &stride);
	return tail(m, o);
}

static pop_status
paren_operands(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(pop_mlir_expect(m, '('));
	if (pop_mlir_accept(m, ')'))
		return POP_OK;
	do
		POP_TRY(push_operand(m, o));
	while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, ')');
}

/* word = value, as attribute `name`. */
static pop_status
item(pop_mlir *m, pop_mlir_op *o, const char *word, const char *name)
{
	pop_mlir_range text;

	POP_TRY(pop_mlir_expect_word(m, word));
	POP_TRY(pop_mlir_expect(m, '='));
	POP_TRY(pop_mlir_skip_value(m, ",:{", &text));
	add_attr(m, o, pop_str_of(name), text);
	return POP_OK;
}

/* window = {stride = [1, 1], pad = [[0, 0]], ...} */
static pop_status
window(pop_mlir *m, pop_mlir_op *o)
{
	static const char names[] =
		"stride=window_strides pad=padding lhs_dilate=lhs_dilation "
		"rhs_dilate=rhs_dilation reverse=window_reversal";
	pop_mlir_dict d = {0};

	POP_TRY(pop_mlir_expect_word(m, "window"));
	POP_TRY(pop_mlir_expect(m, '='));
	POP_TRY(pop_mlir_dict_parse(m, &d));
	for (uint32_t i = 0; i < d.n; i++) {
		pop_str name = key_of(names, d.v[i].name);

		if (!name.ptr)
			return pop_mlir_fail(m, d.v[i].name.ptr,
				"a window has no %.*s; expected stride, pad, "
				"lhs_dilate, rhs_dilate or reverse",
				POP_STR_ARG(d.v[i].name));
		add_attr(m, o, name, d.v[i].text);
	}
	return POP_OK;
}

pop_status
pop_mlir_form_convolution(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(paren_operands(m, o));
	POP_TRY(item(m, o, "dim_numbers", "dimension_numbers"));
	POP_TRY(pop_mlir_expect(m, ','));
	POP_TRY(window(m, o));
	return tail(m, o);
}

/* reduce(...) applies stablehlo.add: a body of that one operation. */
static pop_status
applied(pop_mlir *m, pop_mlir_op *o, const char *at, pop_str name)
{
	pop_mlir_op body = {.name = name, .at = at};
	pop_value *init = o->arg.v[o->arg.n - 1];
	pop_op *op;
	pop_loc loc = pop_mlir_place(m, at);
	pop_block *b;

	POP_TRY(pop_mlir_row_find(m, &body));
	if (o->arg.n != 2 || !(pop_op_info_of[body.row->code].traits &
				     POP_TRAIT_COMMUTATIVE))
		return pop_mlir_fail(m, at,
			"applies %.*s: expected one operand, and add, "
			"multiply, maximum, minimum, and, or, or xor",
			POP_STR_ARG(name));
	b = pop_block_new(o->block->func, NULL);
	op = pop_op_new(m->graph, body.row->code, 2, 1, init->type, 0, loc);
	op->arg[0] = pop_block_add_arg(b, init->type);
	op->arg[1] = pop_block_add_arg(b, init->type);
	pop_block_append(b, op);
	op = pop_op_new(m->graph, POP_OP_RETURN, 1, 0, NULL, 0, loc);
	op->arg[0] = &b->last->res[0];
	pop_block_append(b, op);
	POP_MLIR_PUSH(m, &o->region, b);
	return POP_OK;
}

static pop_status
typed_name(pop_mlir *m, pop_str *name, pop_shape *type)
{
	if (pop_mlir_peek(m) != '%')
		return pop_mlir_expected(m, "an argument, as %name: type");
	m->ptr++;
	POP_TRY(pop_mlir_suffix(m, name));
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(pop_mlir_shape_parse(m, type));
	return pop_mlir_skip_loc(m, NULL);
}

/* reducer(%a: T, %b: T) (%c: U, %d: U) { ... }: the arguments are all left
 * ones, then all right ones. */
static pop_status
reducer(pop_mlir *m, pop_mlir_op *o)
{
	uint32_t n = o->arg.n / 2;
	pop_str *name = POP_NEWN(m->arena, pop_str, 2 * n);
	pop_shape *type = POP_NEWN(m->arena, pop_shape, 2 * n);
	pop_mlir_entry e = {.name = name, .type = type, .n = 2 * n};
	pop_block *b;

	POP_TRY(pop_mlir_expect_word(m, "reducer"));
	e.at = m->ptr;
	for (uint32_t i = 0; i < n; i++) {
		POP_TRY(pop_mlir_expect(m, '('));
		POP_TRY(typed_name(m, &name[i], &type[i]));
		POP_TRY(pop_mlir_expect(m, ','));
		POP_TRY(typed_name(m, &name[n + i], &type[n + i]));
		POP_TRY(pop_mlir_expect(m, ')'));
	}
	POP_TRY(pop_mlir_region(m, o->block->func, &e, &b));
	POP_MLIR_PUSH(m, &o->region, b);
	return POP_OK;
}

/* (%x init: %i), (%y init: %j) */
static pop_status
reduced(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_values init = {0};
	pop_value *v;

	do {
		POP_TRY(pop_mlir_expect(m, '('));
		POP_TRY(push_operand(m, o));
		POP_TRY(pop_mlir_expect_word(m, "init"));
		POP_TRY(pop_mlir_expect(m, ':'));
		POP_TRY(pop_mlir_operand(m, &v));
		POP_MLIR_PUSH(m, &init, v);
		POP_TRY(pop_mlir_expect(m, ')'));
	} while (pop_mlir_accept(m, ','));
	for (uint32_t i = 0; i < init.n; i++)
		POP_MLIR_PUSH(m, &o->arg, init.v[i]);
	return POP_OK;
}

pop_status
pop_mlir_form_reduce(pop_mlir *m, pop_mlir_op *o)
{
	const char *at = m->ptr;
	pop_str body = {NULL, 0};

	POP_TRY(reduced(m, o));
	if (pop_mlir_accept_word(m, "applies")) {
		pop_mlir_blank(m);
		at = m->ptr;
		body = pop_mlir_word(m);
	}
	POP_TRY(pop_mlir_expect_word(m, "across"));
	POP_TRY(item(m, o, "dimensions", "dimensions"));
	POP_TRY(tail(m, o));
	return body.ptr ? applied(m, o, at, body) : reducer(m, o);
}

/* while(%a = %x, ...) : types attributes {} cond { ... } do { ... } */
pop_status
pop_mlir_form_while(pop_mlir *m, pop_mlir_op *o)
{
	POP_MLIR_VEC(pop_str) name = {0};
	pop_mlir_entry e = {.at = m->ptr};
	pop_block *b;

	POP_TRY(pop_mlir_expect(m, '('));
	if (!pop_mlir_accept(m, ')')) {
		do {
			pop_str s;

			if (pop_mlir_peek(m) != '%')
				return pop_mlir_expected(
					m, "an argument, as %name = %value");
			m->ptr++;
			POP_TRY(pop_mlir_suffix(m, &s));
			POP_MLIR_PUSH(m, &name, s);
			POP_TRY(pop_mlir_expect(m, '='));
			POP_TRY(push_operand(m, o));
		} while (pop_mlir_accept(m, ','));
		POP_TRY(pop_mlir_expect(m, ')'));
	}
	if (pop_mlir_peek(m) == ':')
		POP_TRY(pop_mlir_types_parse(m, o));
	if (pop_mlir_accept_word(m, "attributes"))
		POP_TRY(pop_mlir_dict_parse(m, &o->attr));
	if (o->type.n != o->arg.n)
		return pop_mlir_expected(m, "a type for each argument");
	e.name = name.v;
	e.type = o->type.v;
	e.n = name.n;
	POP_TRY(pop_mlir_expect_word(m, "cond"));
	POP_TRY(pop_mlir_region(m, o->block->func, &e, &b));
	POP_MLIR_PUSH(m, &o->region, b);
	POP_TRY(pop_mlir_expect_word(m, "do"));
	POP_TRY(pop_mlir_region(m, o->block->func, &e, &b));
	POP_MLIR_PUSH(m, &o->region, b);
	return POP_OK;
}

/* The next symbol or string, as attribute `name`. */
static pop_status
named(pop_mlir *m, pop_mlir_op *o, const char *name)
{
	pop_mlir_range text;
	pop_str s;
	bool quoted;

	quoted = pop_mlir_peek(m) == '"';
	text.at = m->ptr;
	POP_TRY(quoted ? pop_mlir_string(m, &s) : pop_mlir_symbol(m, &s));
	text.end = m->ptr;
	add_attr(m, o, pop_str_of(name), text);
	return POP_OK;
}

pop_status
pop_mlir_form_custom_call(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(named(m, o, "call_target_name"));
	POP_TRY(paren_operands(m, o));
	return tail(m, o);
}

pop_status
pop_mlir_form_call(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(named(m, o, "callee"));
	POP_TRY(paren_operands(m, o));
	return tail(m, o);
}

/* composite "name" %a, %b {decomposition = @f} : types */
pop_status
pop_mlir_form_composite(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(named(m, o, "name"));
	if (pop_mlir_peek(m) == '%') {
		do
			POP_TRY(push_operand(m, o));
		while (pop_mlir_accept(m, ','));
	}
	POP_TRY(pop_mlir_regions(m, o));
	return tail(m, o);
}

/* scan(%x, ...) inits(%i, ...) dimension=0 name=value ... attributes {...}
 * { ... } : types */
pop_status
pop_mlir_form_scan(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_ints count = {0};
	bool dict = false;
	pop_block *b;

	POP_TRY(paren_operands(m, o));
	POP_MLIR_PUSH(m, &count, o->arg.n);
	POP_TRY(pop_mlir_expect_word(m, "inits"));
	POP_TRY(paren_operands(m, o));
	POP_MLIR_PUSH(m, &count, o->arg.n - count.v[0]);
	while (pop_mlir_peek(m) != '{' &&
		!(dict = pop_mlir_accept_word(m, "attributes"))) {
		pop_str name = pop_mlir_word(m);
		pop_mlir_range text;

		if (!name.len)
			return pop_mlir_expected(m, "name=value or the body");
		POP_TRY(pop_mlir_expect(m, '='));
		pop_mlir_blank(m);
		text.at = m->ptr;
		if (!pop_mlir_word(m).len)
			return pop_mlir_expected(m, "a value");
		text.end = m->ptr;
		add_attr(m, o, name, text);
		pop_mlir_accept(m, ',');
	}
	if (dict)
		POP_TRY(pop_mlir_dict_parse(m, &o->attr));
	add_ints(m, o, "operandSegmentSizes", &count);
	POP_TRY(pop_mlir_region(m, o->block->func, NULL, &b));
	POP_MLIR_PUSH(m, &o->region, b);
	return tail(m, o);
}

/* name = number, with nothing behind it that would end a value. */
static pop_status
last_number(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_range text;
	const char *at;
	pop_str word, key;

	pop_mlir_blank(m);
	at = m->ptr;
	word = pop_mlir_word(m);
	key = key_of(o->row->keys, word);
	if (!word.len || !key.ptr)
		return pop_mlir_fail(m, at, "%.*s takes no %.*s",
			POP_STR_ARG(o->name), POP_STR_ARG(word));
	POP_TRY(pop_mlir_expect(m, '='));
	pop_mlir_blank(m);
	text.at = m->ptr;
	while (m->ptr < m->end && memchr("0123456789+-.eE", *m->ptr,
					  sizeof("0123456789+-.eE") - 1))
		m->ptr++;
	text.end = m->ptr;
	if (text.at == text.end)
		return pop_mlir_expected(m, "a number");
	add_attr(m, o, key, text);
	return POP_OK;
}

/* The checks of test suites: (%a, %b) or %a, %b or %a, dense<...> : T */
pop_status
pop_mlir_form_expect(pop_mlir *m, pop_mlir_op *o)
{
	bool paren = pop_mlir_accept(m, '(');
	unsigned bare = 0;
	pop_mlir_shapes t = {0};
	pop_dense *d;

	do {
		if (pop_mlir_peek(m) == '%') {
			POP_TRY(push_operand(m, o));
		} else if (pop_mlir_peek(m) == 'd' && !o->value) {
			o->value = d = POP_NEW(m->arena, pop_dense);
			POP_TRY(pop_mlir_dense_parse(m, d));
		} else if (o->value) {
			POP_TRY(last_number(m, o));
		} else {
			POP_TRY(keyed(m, o, &bare));
		}
	} while (pop_mlir_accept(m, ','));
	if (paren)
		POP_TRY(pop_mlir_expect(m, ')'));
	if (pop_mlir_peek(m) == '{')
		POP_TRY(pop_mlir_dict_parse(m, &o->attr));
	if (pop_mlir_accept(m, ':')) {
		POP_TRY(pop_mlir_shapes_parse(m, &t));
		if (pop_mlir_accept_arrow(m))
			POP_TRY(pop_mlir_shapes_parse(m, &o->type));
		for (uint32_t i = 0; i < t.n && i < o->arg.n; i++)
			POP_TRY(same_type(m, m->ptr, i, o->arg.v[i], &t.v[i]));
	}
	return POP_OK;
}

/* Operations on shardings: what stands before and behind the operand, and
 * name=value items, say nothing that is needed.
 *   sdy.sharding_constraint %x <@mesh, [...]> : T
 *   sdy.all_gather [{"x"}, {}] %x out_sharding=<@mesh, [...]> : T */
pop_status
pop_mlir_form_sharding(pop_mlir *m, pop_mlir_op *o)
{
	char c;

	for (c = pop_mlir_peek(m); c && strchr("<[{(", c); c = pop_mlir_peek(m))
		POP_TRY(pop_mlir_skip_balanced(m));
	POP_TRY(push_operand(m, o));
	for (c = pop_mlir_peek(m); c != ':' && c != '{'; c = pop_mlir_peek(m)) {
		if (c && strchr("<[(", c)) {
			POP_TRY(pop_mlir_skip_balanced(m));
			continue;
		}
		if (!pop_mlir_word(m).len)
			return pop_mlir_expected(m, "':'");
		pop_mlir_accept(m, '=');
	}
	return tail(m, o);
}

/* name=value ... before the arguments of manual_computation. */
static pop_status
shardings(pop_mlir *m, pop_mlir_op *o)
{
	if (pop_mlir_peek(m) == '<') /* of named_computation */
		POP_TRY(pop_mlir_skip_balanced(m));
	if (pop_mlir_peek(m) == '(')
		POP_TRY(paren_operands(m, o));
	while (pop_mlir_peek(m) != '(') {
		pop_str name = pop_mlir_word(m);
		pop_mlir_range text;

		if (!name.len)
			return pop_mlir_expected(m, "'('");
		POP_TRY(pop_mlir_expect(m, '='));
		pop_mlir_blank(m);
		text.at = m->ptr;
		POP_TRY(pop_mlir_skip_balanced(m));
		text.end = m->ptr;
		add_attr(m, o, name, text);
	}
	return POP_OK;
}

/*
 * sdy.manual_computation(%x) in_shardings=[...] ... (%a: T) { ... } : types
 * sdy.named_computation<"name">(%x) in_shardings=[...] ... (%a: T) {...} : ...
 */
pop_status
pop_mlir_form_manual(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_entry e = {.n = 0};
	pop_str *name;
	pop_shape *type;
	pop_block *b;

	POP_TRY(shardings(m, o));
	name = POP_NEWN(m->arena, pop_str, o->arg.n);
	type = POP_NEWN(m->arena, pop_shape, o->arg.n);
	POP_TRY(pop_mlir_expect(m, '('));
	e.at = m->ptr;
	for (uint32_t i = 0; i < o->arg.n; i++) {
		if (i)
			POP_TRY(pop_mlir_expect(m, ','));
		POP_TRY(typed_name(m, &name[i], &type[i]));
	}
	POP_TRY(pop_mlir_expect(m, ')'));
	e.name = name;
	e.type = type;
	e.n = o->arg.n;
	POP_TRY(pop_mlir_region(m, o->block->func, &e, &b));
	POP_MLIR_PUSH(m, &o->region, b);
	return tail(m, o);
}
