/*
 * The frame of a module: aliases, functions, regions, and the generic form of
 * operations.
 *
 * Names are resolved while reading: a value is defined above its users, so
 * one pass builds the IR.  Aliases may be defined after their use; their
 * definitions start lines, and one sweep over line starts finds them first.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

enum { LIMIT_PARTITIONS = 1 << 20 };

/* Declared results: %a, %b:2 */
typedef struct result_name {
	pop_str name;
	const char *at;
	int64_t n;
} result_name;

typedef struct func_arg {
	pop_str name, label; /* %name, loc("label") */
	const char *at;
	pop_shape type;
	pop_mlir_dict attr;
} func_arg;

typedef struct func_head {
	pop_str name;
	const char *at;
	bool is_private;
	POP_MLIR_VEC(func_arg) arg;
	pop_mlir_shapes res;
	pop_mlir_dict *res_attr; /* one for each result, or NULL */
	pop_mlir_dict attr;
} func_head;

/* ---- Aliases. */

/* The end of the value that starts at p: the line's, unless brackets span
 * lines. */
static const char *
alias_end(const char *p, const char *end)
{
	int depth = 0;

	for (; p < end; p++) {
		if (*p == '"') {
			for (p++; p < end && *p != '"'; p++)
				p += *p == '\\';
			if (p >= end)
				return end;
		} else if (*p == '-' && end - p > 1 && p[1] == '>') {
			p++;
		} else if (*p == '(' || *p == '[' || *p == '{' || *p == '<') {
			depth++;
		} else if (*p == ')' || *p == ']' || *p == '}' || *p == '>') {
			depth--;
		} else if (depth <= 0 && *p == '\n') {
			return p;
		}
	}
	return end;
}

static bool
is(char c, int cls)
{
	return (pop_mlir_class[(unsigned char)c] & cls) != 0;
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
	a->text.end = m->ptr = alias_end(m->ptr, m->end);
	while (a->text.end > a->text.at && is(a->text.end[-1], POP_MLIR_SPACE))
		a->text.end--;
	return POP_OK;
}

static pop_status
find_aliases(pop_mlir *m)
{
	const char *nl;

	while (m->ptr < m->end) {
		while (m->ptr < m->end && is(*m->ptr, POP_MLIR_SPACE))
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

/* Past a definition that find_aliases() has seen. */
static pop_status
skip_alias(pop_mlir *m)
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
result_names(pop_mlir *m, result_name **out, uint32_t *n)
{
	POP_MLIR_VEC(result_name) r = {0};

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
			r.n == POP_MLIR_LIMIT_RESULTS)
			return pop_mlir_fail(m, one.at,
				"an operation of more than %d results",
				POP_MLIR_LIMIT_RESULTS);
		POP_MLIR_PUSH(m, &r, one);
	} while (pop_mlir_accept(m, ','));
	*out = r.v;
	*n = r.n;
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

/* <{ ... }> */
static pop_status
properties(pop_mlir *m, pop_mlir_dict *d)
{
	if (!pop_mlir_accept(m, '<'))
		return POP_OK;
	POP_TRY(pop_mlir_dict_parse(m, d));
	return pop_mlir_expect(m, '>');
}

static pop_status
optional_dict(pop_mlir *m, pop_mlir_dict *d)
{
	return pop_mlir_peek(m) == '{' ? pop_mlir_dict_parse(m, d) : POP_OK;
}

/* After the name. */
static pop_status
generic(pop_mlir *m, pop_mlir_op *o)
{
	pop_block *b;

	POP_TRY(operands(m, o));
	if (pop_mlir_peek(m) == '[')
		return pop_mlir_fail(m, m->ptr,
			"successor blocks are not supported; expected regions "
			"of one block");
	POP_TRY(properties(m, &o->attr));
	if (pop_mlir_accept(m, '(')) {
		do {
			POP_TRY(pop_mlir_region(m, o->block->func, NULL, &b));
			POP_MLIR_PUSH(m, &o->region, b);
		} while (pop_mlir_accept(m, ','));
		POP_TRY(pop_mlir_expect(m, ')'));
	}
	POP_TRY(optional_dict(m, &o->attr));
	if (pop_mlir_peek(m) != ':')
		return pop_mlir_expected(m, "':' and a function type");
	return pop_mlir_types_parse(m, o);
}

static pop_status
operation(pop_mlir *m, pop_block *block)
{
	pop_mlir_op o = {.block = block};
	result_name *name = NULL;
	uint32_t nname = 0;
	bool quoted;

	if (++m->nop > POP_MLIR_LIMIT_OPS)
		return pop_mlir_fail(m, m->ptr, "more than %d operations",
			POP_MLIR_LIMIT_OPS);
	if (pop_mlir_peek(m) == '%')
		POP_TRY(result_names(m, &name, &nname));
	quoted = pop_mlir_peek(m) == '"';
	o.at = m->ptr;
	if (quoted)
		POP_TRY(pop_mlir_string(m, &o.name));
	else
		o.name = pop_mlir_word(m);
	if (!o.name.len)
		return pop_mlir_expected(m, "an operation");
	POP_TRY(pop_mlir_row_find(m, &o));
	if (quoted && o.row->form == pop_mlir_form_manual)
		return pop_mlir_fail(m, o.at,
			"%.*s in generic form is not supported; print it in "
			"its own form",
			POP_STR_ARG(o.name));
	if (!quoted && !o.row->form)
		return pop_mlir_fail(m, o.at,
			"%.*s has no form of its own; expected \"%.*s\"(...)",
			POP_STR_ARG(o.name), POP_STR_ARG(o.name));
	POP_TRY(quoted ? generic(m, &o) : o.row->form(m, &o));
	POP_TRY(pop_mlir_skip_loc(m, NULL));
	POP_TRY(pop_mlir_finish(m, &o));
	return nname ? bind_results(m, &o, name, nname) : POP_OK;
}

pop_status
pop_mlir_finish(pop_mlir *m, pop_mlir_op *o)
{
	return o->row->build(m, o);
}

/* ---- Regions. */

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
		v = pop_block_add_arg(b, &type);
		if (b->func->body == b)
			b->func->arg_port[v->index].name = label;
		POP_TRY(pop_mlir_bind(m, at, name, &v, 1));
	} while (pop_mlir_accept(m, ','));
	POP_TRY(pop_mlir_expect(m, ')'));
	return pop_mlir_expect(m, ':');
}

static pop_status
enter_region(pop_mlir *m, const pop_mlir_entry *e, pop_block *b)
{
	for (uint32_t i = 0; e && i < e->n; i++) {
		pop_value *v = e->bound ? e->bound[i]
					: pop_block_add_arg(b, &e->type[i]);

		POP_TRY(pop_mlir_bind(m, e->at, e->name[i], &v, 1));
	}
	if (pop_mlir_peek(m) != '^')
		return POP_OK;
	if (e && (e->n || e->bound))
		return pop_mlir_fail(m, m->ptr,
			"a block label where the arguments are given already");
	return block_head(m, b);
}

static bool
ended(const pop_mlir *m, const pop_block *b)
{
	if (m->inlined)
		return m->inlined->v != NULL;
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
		if (c == '}' && ended(m, b))
			break;
		if (c == '}')
			return pop_mlir_fail(
				m, m->ptr, "the region ends without a return");
		if (c == '\0' && m->ptr == m->end)
			return pop_mlir_fail(
				m, at, "region without its closing }");
		if (ended(m, b))
			return pop_mlir_fail(m, m->ptr,
				"an operation after the return; expected }");
		POP_TRY(operation(m, b));
	}
	m->ptr++;
	return POP_OK;
}

pop_status
pop_mlir_region(
	pop_mlir *m, pop_func *f, const pop_mlir_entry *e, pop_block **out)
{
	pop_mlir_values *inlined = m->inlined;
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
	if (!e || !e->bound)
		m->inlined = NULL;
	if (!b)
		b = pop_block_new(f, NULL);
	POP_TRY(enter_region(m, e, b));
	POP_TRY(operations(m, b, at));
	pop_mlir_scope_leave(m, mark);
	m->inlined = inlined;
	m->nregion--;
	*out = b;
	return POP_OK;
}

/* ---- Functions. */

static bool
is_generated(pop_str name)
{
	size_t i = pop_str_has_prefix(name, "arg") ? 3 : 0;

	for (; i < name.len; i++)
		if (name.ptr[i] < '0' || name.ptr[i] > '9')
			return false;
	return true;
}

/* Attributes that no field of a port holds. */
static pop_status
port_pairs(pop_mlir *m, pop_port *p, pop_mlir_dict *d)
{
	for (uint32_t i = 0; i < d->n; i++) {
		pop_str text;

		if (d->v[i].used || pop_mlir_harmless(d->v[i].name))
			continue;
		POP_TRY(pop_mlir_canonical(m, &d->v[i], &text));
		pop_attrs_add_pair(
			m->graph, &p->attr, &p->nattr, d->v[i].name, text);
	}
	return POP_OK;
}

static pop_status
arg_port(pop_mlir *m, pop_func *f, uint32_t i, pop_mlir_dict *d)
{
	pop_port *p = &f->arg_port[i];
	pop_mlir_named *alias = pop_mlir_find(d, "tf.aliasing_output");
	int64_t result = -1;
	bool donor = false;

	POP_TRY(pop_mlir_get_int(m, d, "tf.aliasing_output", &result));
	POP_TRY(pop_mlir_get_bool(m, d, "jax.buffer_donor", &donor));
	if (alias && (result < 0 || result >= f->nres))
		return pop_mlir_fail(m, alias->text.at,
			"tf.aliasing_output is %lld; expected the index of "
			"one of %u results",
			(long long)result, f->nres);
	p->alias_result = (int32_t)result;
	p->donated = donor || alias;
	return port_pairs(m, p, d);
}

static pop_status
res_port(pop_mlir *m, pop_func *f, uint32_t i, pop_mlir_dict *d)
{
	POP_TRY(pop_mlir_get_text(
		m, d, "jax.result_info", &f->res_port[i].name));
	return port_pairs(m, &f->res_port[i], d);
}

/* Unknown attributes of functions go to the module's, by the function's
 * number: calls are entered without the function. */
static pop_status
func_attrs(pop_mlir *m, pop_mlir_dict *d)
{
	pop_graph *g = m->graph;

	for (uint32_t i = 0; i < d->n; i++) {
		pop_str text;
		char *name;

		if (d->v[i].used || pop_mlir_harmless(d->v[i].name))
			continue;
		POP_TRY(pop_mlir_canonical(m, &d->v[i], &text));
		name = pop_str_printf(m->arena, "func %u %.*s", g->nfunc,
			POP_STR_ARG(d->v[i].name));
		pop_attrs_add_pair(
			g, &g->attr, &g->nattr, pop_str_of(name), text);
	}
	return POP_OK;
}

static pop_status
func_new(pop_mlir *m, const func_head *h, pop_func **out)
{
	pop_func *f;

	if (pop_func_find(m->graph, h->name))
		return pop_mlir_fail(m, h->at, "@%.*s is defined twice",
			POP_STR_ARG(h->name));
	if (m->graph->nfunc == POP_LIMIT_FUNCS)
		return pop_mlir_fail(
			m, h->at, "more than %d functions", POP_LIMIT_FUNCS);
	f = pop_func_new(m->graph, h->name);
	f->loc = pop_mlir_place(m, h->at);
	f->is_private = h->is_private;
	pop_func_set_results(f, h->res.v, h->res.n);
	*out = f;
	return POP_OK;
}

/* Ports, once the body has its arguments.  arg and res hold a dictionary for
 * each or are NULL. */
static pop_status
ports(pop_mlir *m, pop_func *f, pop_mlir_dict *arg, pop_mlir_dict *res)
{
	for (uint32_t i = 0; arg && i < f->body->narg; i++)
		POP_TRY(arg_port(m, f, i, &arg[i]));
	for (uint32_t i = 0; res && i < f->nres; i++)
		POP_TRY(res_port(m, f, i, &res[i]));
	return POP_OK;
}

static pop_status
pretty_arg(pop_mlir *m, func_head *h)
{
	func_arg a = {.label = POP_STR("")};

	if (pop_mlir_peek(m) != '%')
		return pop_mlir_fail(m, m->ptr,
			"expected an argument, as %%name: type; functions "
			"without a body are not supported");
	a.at = m->ptr++;
	POP_TRY(pop_mlir_suffix(m, &a.name));
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(pop_mlir_shape_parse(m, &a.type));
	POP_TRY(optional_dict(m, &a.attr));
	POP_TRY(pop_mlir_skip_loc(m, &a.label));
	if (h->arg.n == POP_MLIR_LIMIT_LIST)
		return pop_mlir_fail(m, a.at,
			"a function of more than %d arguments",
			POP_MLIR_LIMIT_LIST);
	POP_MLIR_PUSH(m, &h->arg, a);
	return POP_OK;
}

/* After "->". */
static pop_status
pretty_results(pop_mlir *m, func_head *h)
{
	POP_MLIR_VEC(pop_mlir_dict) attr = {0};
	bool paren = pop_mlir_accept(m, '(');
	pop_shape type;

	if (paren && pop_mlir_accept(m, ')'))
		return POP_OK;
	do {
		pop_mlir_dict d = {0};

		POP_TRY(pop_mlir_shape_parse(m, &type));
		if (paren)
			POP_TRY(optional_dict(m, &d));
		if (attr.n == POP_MLIR_LIMIT_LIST)
			return pop_mlir_fail(m, m->ptr,
				"a function of more than %d results",
				POP_MLIR_LIMIT_LIST);
		POP_MLIR_PUSH(m, &h->res, type);
		POP_MLIR_PUSH(m, &attr, d);
	} while (paren && pop_mlir_accept(m, ','));
	h->res_attr = attr.v;
	return paren ? pop_mlir_expect(m, ')') : POP_OK;
}

static pop_status
pretty_head(pop_mlir *m, func_head *h)
{
	if (pop_mlir_accept_word(m, "private"))
		h->is_private = true;
	else if (!pop_mlir_accept_word(m, "public"))
		h->is_private = pop_mlir_accept_word(m, "nested");
	pop_mlir_blank(m);
	h->at = m->ptr;
	POP_TRY(pop_mlir_symbol(m, &h->name));
	POP_TRY(pop_mlir_expect(m, '('));
	if (!pop_mlir_accept(m, ')')) {
		do
			POP_TRY(pretty_arg(m, h));
		while (pop_mlir_accept(m, ','));
		POP_TRY(pop_mlir_expect(m, ')'));
	}
	if (pop_mlir_accept_arrow(m))
		POP_TRY(pretty_results(m, h));
	if (pop_mlir_accept_word(m, "attributes"))
		POP_TRY(pop_mlir_dict_parse(m, &h->attr));
	return POP_OK;
}

/* After "func.func". */
static pop_status
pretty_func(pop_mlir *m)
{
	func_head h = {0};
	pop_func *f;
	pop_block *b;
	pop_value *v;

	POP_TRY(pretty_head(m, &h));
	if (pop_mlir_peek(m) != '{')
		return pop_mlir_fail(m, h.at,
			"function @%.*s has no body; expected { after its type",
			POP_STR_ARG(h.name));
	POP_TRY(func_new(m, &h, &f));
	pop_mlir_scope_init(m);
	for (uint32_t i = 0; i < h.arg.n; i++) {
		func_arg *a = &h.arg.v[i];

		v = pop_block_add_arg(f->body, &a->type);
		POP_TRY(pop_mlir_bind(m, a->at, a->name, &v, 1));
		POP_TRY(arg_port(m, f, i, &a->attr));
		f->arg_port[i].name = a->label.len || is_generated(a->name)
					      ? a->label
					      : a->name;
	}
	POP_TRY(ports(m, f, NULL, h.res_attr));
	POP_TRY(func_attrs(m, &h.attr));
	POP_TRY(pop_mlir_region(m, f, &(pop_mlir_entry){.body = f->body}, &b));
	return pop_mlir_skip_loc(m, NULL);
}

/* [{...}, {...}], one for each of n. */
static pop_status
dict_list(pop_mlir *m, pop_mlir_dict *d, const char *name, uint32_t n,
	pop_mlir_dict **out)
{
	pop_mlir_named *a = pop_mlir_find(d, name);
	pop_mlir_saved saved;
	pop_mlir_range r;
	pop_status st = POP_OK;

	if (!a)
		return POP_OK;
	a->used = true;
	POP_TRY(pop_mlir_resolve(m, a, &r));
	*out = POP_NEWN(m->arena, pop_mlir_dict, n);
	saved = pop_mlir_enter(m, r);
	for (uint32_t i = 0; st == POP_OK && i < n; i++) {
		st = pop_mlir_expect(m, i ? ',' : '[');
		if (st == POP_OK)
			st = pop_mlir_dict_parse(m, &(*out)[i]);
	}
	pop_mlir_leave(m, saved);
	return st;
}

static pop_status
generic_head(pop_mlir *m, func_head *h, pop_mlir_type *type)
{
	pop_str visibility = POP_STR("public");

	if (!pop_mlir_has(&h->attr, "sym_name") ||
		!pop_mlir_has(&h->attr, "function_type"))
		return pop_mlir_fail(
			m, h->at, "func.func lacks sym_name or function_type");
	POP_TRY(pop_mlir_get_text(m, &h->attr, "sym_name", &h->name));
	POP_TRY(pop_mlir_get_text(m, &h->attr, "sym_visibility", &visibility));
	h->is_private = !pop_str_is(visibility, "public");
	POP_TRY(pop_mlir_get_type(m, &h->attr, "function_type", type));
	if (type->kind != POP_MLIR_FUNCTION)
		return pop_mlir_fail(m, h->at,
			"function_type of @%.*s is no function type",
			POP_STR_ARG(h->name));
	h->res = type->out;
	return POP_OK;
}

static pop_status
generic_ports(pop_mlir *m, pop_func *f, func_head *h, pop_mlir_type *type)
{
	pop_mlir_dict *arg = NULL, *res = NULL;

	if (f->body->narg != type->in.n)
		return pop_mlir_fail(m, h->at,
			"@%.*s has %u arguments, its type has %u",
			POP_STR_ARG(f->name), f->body->narg, type->in.n);
	for (uint32_t i = 0; i < type->in.n; i++)
		if (!pop_shape_eq(&type->in.v[i], &f->body->arg[i]->type))
			return pop_mlir_fail(m, h->at,
				"argument %u of @%.*s differs from its type", i,
				POP_STR_ARG(f->name));
	POP_TRY(dict_list(m, &h->attr, "arg_attrs", type->in.n, &arg));
	POP_TRY(dict_list(m, &h->attr, "res_attrs", type->out.n, &res));
	POP_TRY(ports(m, f, arg, res));
	return func_attrs(m, &h->attr);
}

/*
 * After "func.func" in quotes.  Older text has the attributes behind the
 * region, but the region needs the function: look ahead for them.
 */
static pop_status
generic_func(pop_mlir *m, const char *at)
{
	func_head h = {.at = at};
	pop_mlir_type type;
	pop_func *f;
	pop_block *b;
	const char *region;

	POP_TRY(pop_mlir_expect(m, '('));
	POP_TRY(pop_mlir_expect(m, ')'));
	POP_TRY(properties(m, &h.attr));
	if (pop_mlir_peek(m) != '(')
		return pop_mlir_expected(m, "the body of a function");
	region = m->ptr;
	if (!pop_mlir_has(&h.attr, "sym_name")) {
		POP_TRY(pop_mlir_skip_balanced(m));
		POP_TRY(optional_dict(m, &h.attr));
		m->ptr = region;
	}
	POP_TRY(generic_head(m, &h, &type));
	POP_TRY(func_new(m, &h, &f));
	pop_mlir_scope_init(m);
	m->ptr++;
	POP_TRY(pop_mlir_region(m, f, &(pop_mlir_entry){.body = f->body}, &b));
	POP_TRY(pop_mlir_expect(m, ')'));
	if (pop_mlir_peek(m) == '{')
		POP_TRY(pop_mlir_skip_balanced(m));
	POP_TRY(generic_ports(m, f, &h, &type));
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(pop_mlir_type_parse(m, &type));
	return pop_mlir_skip_loc(m, NULL);
}

/* ---- The module. */

static pop_status
partitions(pop_mlir *m, pop_mlir_dict *d, const char *name, uint32_t *out)
{
	int64_t n = 1;

	POP_TRY(pop_mlir_get_int(m, d, name, &n));
	if (n < 1 || n > LIMIT_PARTITIONS)
		return pop_mlir_fail(m, pop_mlir_find(d, name)->text.at,
			"%s is %lld; expected 1 to %d", name, (long long)n,
			LIMIT_PARTITIONS);
	*out = (uint32_t)n;
	return POP_OK;
}

static pop_status
module_attrs(pop_mlir *m, pop_mlir_dict *d)
{
	pop_graph *g = m->graph;

	POP_TRY(partitions(m, d, "mhlo.num_partitions", &g->num_partitions));
	POP_TRY(partitions(m, d, "mhlo.num_replicas", &g->num_replicas));
	for (uint32_t i = 0; i < d->n; i++) {
		pop_str text;

		if (d->v[i].used || pop_mlir_harmless(d->v[i].name))
			continue;
		POP_TRY(pop_mlir_canonical(m, &d->v[i], &text));
		pop_attrs_add_pair(g, &g->attr, &g->nattr, d->v[i].name, text);
	}
	return POP_OK;
}

/* sdy.mesh @name = <...> {...}: where devices lie, of which there is one. */
static pop_status
mesh(pop_mlir *m)
{
	pop_str name;

	POP_TRY(pop_mlir_symbol(m, &name));
	POP_TRY(pop_mlir_expect(m, '='));
	POP_TRY(pop_mlir_skip_balanced(m));
	if (pop_mlir_peek(m) == '{')
		POP_TRY(pop_mlir_skip_balanced(m));
	return pop_mlir_skip_loc(m, NULL);
}

static pop_status
generic_mesh(pop_mlir *m)
{
	pop_mlir_dict d = {0};
	pop_mlir_type t;

	POP_TRY(pop_mlir_expect(m, '('));
	POP_TRY(pop_mlir_expect(m, ')'));
	POP_TRY(properties(m, &d));
	POP_TRY(optional_dict(m, &d));
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(pop_mlir_type_parse(m, &t));
	return pop_mlir_skip_loc(m, NULL);
}

static pop_status items(pop_mlir *m, bool inside);

static pop_status
one_module(pop_mlir *m, const char *at)
{
	if (m->nmodule++)
		return pop_mlir_fail(
			m, at, "a second module; expected one to a file");
	return POP_OK;
}

/* After "module". */
static pop_status
pretty_module(pop_mlir *m, const char *at)
{
	pop_mlir_dict d = {0};
	pop_str name;

	POP_TRY(one_module(m, at));
	if (pop_mlir_peek(m) == '@')
		POP_TRY(pop_mlir_symbol(m, &name));
	if (pop_mlir_accept_word(m, "attributes"))
		POP_TRY(pop_mlir_dict_parse(m, &d));
	POP_TRY(module_attrs(m, &d));
	POP_TRY(pop_mlir_expect(m, '{'));
	POP_TRY(items(m, true));
	return pop_mlir_skip_loc(m, NULL);
}

/* After "builtin.module" in quotes. */
static pop_status
generic_module(pop_mlir *m, const char *at)
{
	pop_mlir_dict d = {0};
	pop_mlir_type t;
	pop_str label;

	POP_TRY(one_module(m, at));
	POP_TRY(pop_mlir_expect(m, '('));
	POP_TRY(pop_mlir_expect(m, ')'));
	POP_TRY(properties(m, &d));
	POP_TRY(pop_mlir_expect(m, '('));
	POP_TRY(pop_mlir_expect(m, '{'));
	if (pop_mlir_accept(m, '^')) {
		POP_TRY(pop_mlir_suffix(m, &label));
		POP_TRY(pop_mlir_expect(m, ':'));
	}
	POP_TRY(items(m, true));
	POP_TRY(pop_mlir_expect(m, ')'));
	POP_TRY(optional_dict(m, &d));
	POP_TRY(module_attrs(m, &d));
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(pop_mlir_type_parse(m, &t));
	return pop_mlir_skip_loc(m, NULL);
}

static pop_status
unknown_item(pop_mlir *m, const char *at, pop_str word, bool inside)
{
	m->ptr = at;
	if (!word.len)
		return pop_mlir_expected(
			m, inside ? "func.func or }" : "module or func.func");
	return pop_mlir_fail(m, at, "%.*s is not supported here; expected %s",
		word.len < 64 ? (int)word.len : 64, word.ptr,
		inside ? "func.func" : "module or func.func");
}

static pop_status
item(pop_mlir *m, bool inside)
{
	const char *at = m->ptr;
	pop_str word;

	if (*at == '"') {
		POP_TRY(pop_mlir_string(m, &word));
		if (pop_str_is(word, "builtin.module") && !inside)
			return generic_module(m, at);
		if (pop_str_is(word, "func.func"))
			return generic_func(m, at);
		if (pop_str_is(word, "sdy.mesh"))
			return generic_mesh(m);
		return unknown_item(m, at, word, inside);
	}
	word = pop_mlir_word(m);
	if (pop_str_is(word, "func.func") || pop_str_is(word, "func"))
		return pretty_func(m);
	if (!inside && (pop_str_is(word, "module") ||
			       pop_str_is(word, "builtin.module")))
		return pretty_module(m, at);
	if (pop_str_is(word, "sdy.mesh"))
		return mesh(m);
	return unknown_item(m, at, word, inside);
}

/* To the end of the input, or past the brace that closes the module. */
static pop_status
items(pop_mlir *m, bool inside)
{
	const char *at = m->ptr;

	for (;;) {
		char c = pop_mlir_peek(m);

		if (m->ptr == m->end)
			break;
		if (inside && c == '}') {
			m->ptr++;
			return POP_OK;
		}
		if (c == '#' || c == '!')
			POP_TRY(skip_alias(m));
		else
			POP_TRY(item(m, inside));
	}
	return inside ? pop_mlir_fail(m, at, "module without its closing }")
		      : POP_OK;
}

/* @main, or else the only function that is not private. */
static pop_status
find_main(pop_mlir *m)
{
	pop_graph *g = m->graph;
	uint32_t n = 0;
	pop_func *f = NULL;

	if (g->main)
		return POP_OK;
	for (uint32_t i = 0; i < g->nfunc; i++) {
		if (g->func[i]->is_private)
			continue;
		n++;
		f = g->func[i];
	}
	if (n != 1)
		return pop_mlir_fail(m, m->start,
			"%u public functions and none of them @main; expected "
			"@main or exactly one",
			n);
	g->main = f;
	return POP_OK;
}

pop_status
pop_read_mlir(pop_graph **out, pop_arena *a, const char *file, const void *data,
	size_t n, pop_err *err)
{
	pop_err own;
	pop_mlir m = {.arena = a, .file = file, .err = err ? err : &own};

	m.ptr = m.start = m.mark = m.mark_bol = data;
	m.end = m.stop = m.start + n;
	m.mark_line = 1;
	m.attr_alias.arena = m.type_alias.arena = a;
	m.graph = pop_graph_new(a, file);
	if (n >= 3 && memcmp(data, "\xef\xbb\xbf", 3) == 0)
		m.ptr = m.start = m.start + 3;
	pop_mlir_scope_init(&m);
	POP_TRY(find_aliases(&m));
	POP_TRY(items(&m, false));
	POP_TRY(find_main(&m));
	*out = m.graph;
	return POP_OK;
}
