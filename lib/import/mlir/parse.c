/*
 * Aliases, locations, regions, and the generic form of operations.
 *
 * Names are resolved while reading: a value is defined above its users, so
 * one pass builds the IR.  Aliases may be defined after their use; their
 * definitions start lines, and one sweep over line starts finds them first.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

/* Declared results: %a, %b:2 */
typedef struct result_name {
	pop_str name;
	const char *at;
	int64_t n;
} result_name;

typedef POP_MLIR_VEC(result_name) result_names;

/* ---- Aliases. */

static bool
is_space(char c)
{
	return (pop_mlir_class[(unsigned char)c] & POP_MLIR_SPACE) != 0;
}

/* #name = value at m->ptr, or nothing. */
static pop_status
alias(pop_mlir *m)
{
	pop_strmap *map = *m->ptr == '#' ? &m->attr_alias : &m->type_alias;
	const char *at = m->ptr++;
	pop_mlir_alias *a;
	pop_str name = pop_mlir_word(m);
	void **slot;

	if (!name.len || memchr(name.ptr, '.', name.len) ||
		!pop_mlir_accept(m, '=') || pop_mlir_peek(m) == '=')
		return POP_OK;
	slot = pop_strmap_at(map, name);
	if (*slot)
		return pop_mlir_fail(m, at, "alias %c%.*s is defined twice",
			*at, POP_STR_ARG(name));
	*slot = a = POP_NEW(m->arena, pop_mlir_alias);
	a->text.at = m->ptr;
	a->text.end = m->ptr = pop_mlir_alias_end(m->ptr, m->end);
	return POP_OK;
}

pop_status
pop_mlir_find_aliases(pop_mlir *m)
{
	const char *nl;

	while (m->ptr < m->end) {
		while (m->ptr < m->end && is_space(*m->ptr))
			m->ptr++;
		if (m->ptr == m->end)
			break;
		if (*m->ptr == '#' || *m->ptr == '!')
			POP_TRY(alias(m));
		nl = m->ptr < m->end
			     ? memchr(m->ptr, '\n', (size_t)(m->end - m->ptr))
			     : NULL;
		m->ptr = nl ? nl + 1 : m->end;
	}
	m->ptr = m->start;
	return POP_OK;
}

pop_status
pop_mlir_skip_alias(pop_mlir *m)
{
	const char *at = m->ptr++;
	pop_str name = pop_mlir_word(m);
	const pop_mlir_alias *a = pop_strmap_find(
		*at == '#' ? &m->attr_alias : &m->type_alias, name);

	if (!a || a->text.at < m->ptr || !pop_mlir_accept(m, '=') ||
		(pop_mlir_blank(m), m->ptr != a->text.at))
		return pop_mlir_fail(m, at,
			"expected the definition of an alias, on a line of "
			"its own");
	m->ptr = a->text.end;
	return POP_OK;
}

/* ---- Locations. */

/* The name in  "name"  or  "name"(...)  up to the closing parenthesis; file
 * names are followed by a colon. */
static pop_status
loc_name(pop_mlir *m, pop_str *name)
{
	pop_mlir_alias *a;
	pop_mlir_saved saved;
	pop_str s;

	if (pop_mlir_peek(m) == '"') {
		POP_TRY(pop_mlir_string(m, &s));
		if (pop_mlir_peek(m) != ':')
			*name = s;
		return POP_OK;
	}
	if (!pop_mlir_accept(m, '#'))
		return POP_OK;
	a = pop_strmap_find(&m->attr_alias, pop_mlir_word(m));
	if (!a)
		return POP_OK;
	saved = pop_mlir_enter(m, a->text);
	if (pop_mlir_accept_word(m, "loc") && pop_mlir_accept(m, '(') &&
		pop_mlir_peek(m) == '"' && pop_mlir_string(m, &s) == POP_OK &&
		pop_mlir_peek(m) != ':')
		*name = s;
	pop_mlir_leave(m, saved);
	return POP_OK;
}

pop_status
pop_mlir_skip_loc(pop_mlir *m, pop_str *name)
{
	const char *at;

	if (pop_mlir_peek(m) != 'l' || !pop_mlir_accept_word(m, "loc"))
		return POP_OK;
	if (pop_mlir_peek(m) != '(')
		return pop_mlir_expected(m, "'('");
	at = m->ptr++;
	if (name)
		POP_TRY(loc_name(m, name));
	m->ptr = at;
	return pop_mlir_skip_balanced(m);
}

/* ---- Operations. */

static pop_status
read_names(pop_mlir *m, result_names *r)
{
	do {
		result_name one = {.n = 1};

		if (pop_mlir_peek(m) != '%')
			return pop_mlir_expected(m, "a value, as %name");
		one.at = m->ptr++;
		POP_TRY(pop_mlir_suffix(m, &one.name));
		if (m->ptr < m->end && *m->ptr == ':') {
			m->ptr++;
			POP_TRY(pop_mlir_integer(m, &one.n));
		}
		if (one.n < 1 || one.n > POP_MLIR_LIMIT_RESULTS ||
			r->n == POP_MLIR_LIMIT_RESULTS)
			return pop_mlir_fail(m, one.at,
				"an operation of more than %d results",
				POP_MLIR_LIMIT_RESULTS);
		POP_MLIR_PUSH(m, r, one);
	} while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, '=');
}

static pop_status
bind_results(
	pop_mlir *m, const pop_mlir_op *o, const result_name *r, uint32_t n)
{
	int64_t total = 0;
	uint32_t at = 0;

	for (uint32_t i = 0; i < n; i++)
		total += r[i].n;
	if (total != o->result.n)
		return pop_mlir_fail(m, r[0].at,
			"%lld values are named, but %.*s has %u results",
			(long long)total, POP_STR_ARG(o->name), o->result.n);
	for (uint32_t i = 0; i < n; i++) {
		POP_TRY(pop_mlir_bind(m, r[i].at, r[i].name, &o->result.v[at],
			(uint32_t)r[i].n));
		at += (uint32_t)r[i].n;
	}
	return POP_OK;
}

static pop_status
operands(pop_mlir *m, pop_mlir_op *o)
{
	pop_value *v;

	POP_TRY(pop_mlir_expect(m, '('));
	if (pop_mlir_accept(m, ')'))
		return POP_OK;
	do {
		POP_TRY(pop_mlir_operand(m, &v));
		POP_MLIR_PUSH(m, &o->arg, v);
	} while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, ')');
}

pop_status
pop_mlir_properties(pop_mlir *m, pop_mlir_dict *d)
{
	if (!pop_mlir_accept(m, '<'))
		return POP_OK;
	POP_TRY(pop_mlir_dict_parse(m, d));
	return pop_mlir_expect(m, '>');
}

pop_status
pop_mlir_optional_dict(pop_mlir *m, pop_mlir_dict *d)
{
	return pop_mlir_peek(m) == '{' ? pop_mlir_dict_parse(m, d) : POP_OK;
}

pop_status
pop_mlir_regions(pop_mlir *m, pop_mlir_op *o)
{
	pop_block *b;

	if (!pop_mlir_accept(m, '('))
		return POP_OK;
	do {
		POP_TRY(pop_mlir_region(m, o->block->func, NULL, &b));
		POP_MLIR_PUSH(m, &o->region, b);
	} while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, ')');
}

/* After the name. */
static pop_status
generic(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(operands(m, o));
	if (pop_mlir_peek(m) == '[')
		return pop_mlir_fail(m, m->ptr,
			"successor blocks are not supported; expected regions "
			"of one block");
	POP_TRY(pop_mlir_properties(m, &o->attr));
	POP_TRY(pop_mlir_regions(m, o));
	POP_TRY(pop_mlir_optional_dict(m, &o->attr));
	if (pop_mlir_peek(m) != ':')
		return pop_mlir_expected(m, "':' and a function type");
	return pop_mlir_types_parse(m, o);
}

/* Lets go of the lists of an op that is built and bound. */
static void
op_end(pop_mlir *m, pop_mlir_op *o)
{
	POP_MLIR_SPARE(m, &o->arg);
	POP_MLIR_SPARE(m, &o->type);
	POP_MLIR_SPARE(m, &o->attr);
	POP_MLIR_SPARE(m, &o->region);
	POP_MLIR_SPARE(m, &o->result);
}

static pop_status
operation(pop_mlir *m, pop_block *block)
{
	pop_mlir_op o = {.block = block};
	result_names name = {0};
	bool quoted;

	if (++m->nop > POP_MLIR_LIMIT_OPS)
		return pop_mlir_fail(m, m->ptr, "more than %d operations",
			POP_MLIR_LIMIT_OPS);
	if (pop_mlir_peek(m) == '%')
		POP_TRY(read_names(m, &name));
	quoted = pop_mlir_peek(m) == '"';
	o.at = m->ptr;
	o.loc = pop_mlir_place(m, o.at);
	if (quoted)
		POP_TRY(pop_mlir_string(m, &o.name));
	else
		o.name = pop_mlir_word(m);
	if (!o.name.len)
		return pop_mlir_expected(m, "an operation");
	POP_TRY(pop_mlir_row_find(m, &o));
	if (!quoted && !o.row->form)
		return pop_mlir_fail(m, o.at,
			"%.*s has no form of its own; expected \"%.*s\"(...)",
			POP_STR_ARG(o.name), POP_STR_ARG(o.name));
	POP_TRY(quoted ? generic(m, &o) : o.row->form(m, &o));
	POP_TRY(pop_mlir_skip_loc(m, NULL));
	POP_TRY(pop_mlir_finish(m, &o));
	if (name.n)
		POP_TRY(bind_results(m, &o, name.v, name.n));
	POP_MLIR_SPARE(m, &name);
	op_end(m, &o);
	return POP_OK;
}

/* ---- Regions. */

static bool
is_generated(pop_str name)
{
	size_t i = pop_str_has_prefix(name, "arg") ? 3 : 0;

	for (; i < name.len; i++)
		if (name.ptr[i] < '0' || name.ptr[i] > '9')
			return false;
	return true;
}

pop_str
pop_mlir_arg_name(pop_str name, pop_str label)
{
	return label.len || is_generated(name) ? label : name;
}

/* ^bb0(%a: T loc(...), ...): */
static pop_status
block_head(pop_mlir *m, pop_block *b)
{
	pop_str name, label;
	pop_shape type;
	pop_value *v;

	POP_TRY(pop_mlir_expect(m, '^'));
	POP_TRY(pop_mlir_suffix(m, &name));
	if (!pop_mlir_accept(m, '('))
		return pop_mlir_expect(m, ':');
	if (pop_mlir_accept(m, ')'))
		return pop_mlir_expect(m, ':');
	do {
		const char *at;

		if (pop_mlir_peek(m) != '%')
			return pop_mlir_expected(m, "an argument, as %name");
		at = m->ptr++;
		label = POP_STR("");
		POP_TRY(pop_mlir_suffix(m, &name));
		POP_TRY(pop_mlir_expect(m, ':'));
		POP_TRY(pop_mlir_shape_parse(m, &type));
		POP_TRY(pop_mlir_skip_loc(m, &label));
		if (b->narg == POP_MLIR_LIMIT_LIST)
			return pop_mlir_fail(m, at,
				"a block of more than %d arguments",
				POP_MLIR_LIMIT_LIST);
		v = pop_mlir_add_arg(m, b, &type);
		if (b->func->body == b && !pop_mlir_is_tuple(&type))
			b->func->arg_port[v->index].name =
				pop_mlir_arg_name(name, label);
		POP_TRY(pop_mlir_bind(m, at, name, &v, 1));
	} while (pop_mlir_accept(m, ','));
	POP_TRY(pop_mlir_expect(m, ')'));
	return pop_mlir_expect(m, ':');
}

static pop_status
enter_region(pop_mlir *m, const pop_mlir_entry *e, pop_block *b)
{
	for (uint32_t i = 0; e && i < e->n; i++) {
		pop_value *v = pop_mlir_add_arg(m, b, &e->type[i]);

		POP_TRY(pop_mlir_bind(m, e->at, e->name[i], &v, 1));
	}
	if (pop_mlir_peek(m) != '^')
		return POP_OK;
	if (e && e->n)
		return pop_mlir_fail(m, m->ptr,
			"a block label where the arguments are given already");
	return block_head(m, b);
}

static bool
ended(const pop_block *b)
{
	return b->last && b->last->code == POP_OP_RETURN;
}

static pop_status
operations(pop_mlir *m, pop_block *b, const char *at)
{
	for (;;) {
		char c = pop_mlir_peek(m);

		if (c == '^')
			return pop_mlir_fail(m, m->ptr,
				"a region of more than one block is not "
				"supported");
		if (c == '}' && ended(b))
			break;
		if (c == '}')
			return pop_mlir_fail(
				m, m->ptr, "the region ends without a return");
		if (c == '\0' && m->ptr == m->end)
			return pop_mlir_fail(
				m, at, "region without its closing }");
		if (ended(b))
			return pop_mlir_fail(m, m->ptr,
				"an operation after the return; expected }");
		POP_TRY(operation(m, b));
		pop_mlir_passed(m, m->ptr);
	}
	m->ptr++;
	return POP_OK;
}

pop_status
pop_mlir_region(
	pop_mlir *m, pop_func *f, const pop_mlir_entry *e, pop_block **out)
{
	uint32_t mark = pop_mlir_scope_enter(m);
	pop_block *b = e && e->body ? e->body : NULL;
	const char *at;

	pop_mlir_blank(m);
	at = m->ptr;
	POP_TRY(pop_mlir_expect(m, '{'));
	if (m->nregion == POP_MLIR_LIMIT_REGIONS)
		return pop_mlir_fail(m, at, "regions nested deeper than %d",
			POP_MLIR_LIMIT_REGIONS);
	m->nregion++;
	if (!b)
		b = pop_block_new(f, NULL);
	POP_TRY(enter_region(m, e, b));
	POP_TRY(operations(m, b, at));
	pop_mlir_scope_leave(m, mark);
	m->nregion--;
	*out = b;
	return POP_OK;
}
