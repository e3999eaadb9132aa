/*
 * Functions and the module around them, pretty and generic, and the reader's
 * entry.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

enum { LIMIT_PARTITIONS = 1 << 20 };

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

pop_status
pop_mlir_func_new(pop_mlir *m, const pop_mlir_func_head *h, pop_func **out)
{
	pop_mlir_shapes res = h->res;
	pop_func *f;

	pop_mlir_flatten(m, &res);
	if (pop_func_find(m->graph, h->name))
		return pop_mlir_fail(m, h->at, "@%.*s is defined twice",
			POP_STR_ARG(h->name));
	if (m->graph->nfunc == POP_LIMIT_FUNCS)
		return pop_mlir_fail(
			m, h->at, "more than %d functions", POP_LIMIT_FUNCS);
	f = pop_func_new(m->graph, h->name);
	f->loc = pop_mlir_place(m, h->at);
	f->is_private = h->is_private;
	pop_func_set_results(f, res.v, res.n);
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
pretty_arg(pop_mlir *m, pop_mlir_func_head *h)
{
	pop_mlir_func_arg a = {.label = POP_STR("")};

	if (pop_mlir_peek(m) != '%')
		return pop_mlir_fail(m, m->ptr,
			"expected an argument, as %%name: type; functions "
			"without a body are not supported");
	a.at = m->ptr++;
	POP_TRY(pop_mlir_suffix(m, &a.name));
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(pop_mlir_shape_parse(m, &a.type));
	POP_TRY(pop_mlir_optional_dict(m, &a.attr));
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
pretty_results(pop_mlir *m, pop_mlir_func_head *h)
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
			POP_TRY(pop_mlir_optional_dict(m, &d));
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
pretty_head(pop_mlir *m, pop_mlir_func_head *h)
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
	pop_mlir_func_head h = {0};
	pop_func *f;
	pop_block *b;
	pop_value *v;

	POP_TRY(pretty_head(m, &h));
	/* What is only declared cannot be called, and need not be. */
	if (pop_mlir_peek(m) != '{' && h.is_private)
		return pop_mlir_skip_loc(m, NULL);
	if (pop_mlir_peek(m) != '{')
		return pop_mlir_fail(m, h.at,
			"function @%.*s has no body; expected { after its type",
			POP_STR_ARG(h.name));
	POP_TRY(pop_mlir_func_new(m, &h, &f));
	pop_mlir_scope_init(m);
	for (uint32_t i = 0; i < h.arg.n; i++) {
		pop_mlir_func_arg *a = &h.arg.v[i];

		v = pop_mlir_add_arg(m, f->body, &a->type);
		POP_TRY(pop_mlir_bind(m, a->at, a->name, &v, 1));
		/* Attributes of a tuple are nobody's. */
		if (pop_mlir_is_tuple(&a->type))
			continue;
		POP_TRY(arg_port(m, f, v->index, &a->attr));
		f->arg_port[v->index].name =
			pop_mlir_arg_name(a->name, a->label);
	}
	if (!pop_mlir_flatten(m, &h.res))
		POP_TRY(ports(m, f, NULL, h.res_attr));
	POP_TRY(func_attrs(m, &h.attr));
	POP_TRY(pop_mlir_region(m, f, &(pop_mlir_entry){.body = f->body}, &b));
	return pop_mlir_skip_loc(m, NULL);
}

/* The same of a value that came decoded. */
static pop_status
dict_values(
	pop_mlir *m, const pop_mlir_named *a, uint32_t n, pop_mlir_dict *out)
{
	const pop_mlir_value *v = a->value;

	if (v->kind != POP_MLIR_VALUE_ARRAY || v->n != n)
		return pop_mlir_fail(m, a->text.at,
			"%.*s: expected a list of %u dictionaries",
			POP_STR_ARG(a->name), n);
	for (uint32_t i = 0; i < n; i++) {
		pop_mlir_named one = {.value = v->item[i]};

		if (!pop_mlir_value_get_dict(&one, &out[i]))
			return pop_mlir_fail(m, a->text.at,
				"%.*s: element %u is no dictionary",
				POP_STR_ARG(a->name), i);
		if (out[i].n > POP_LIMIT_ATTRS)
			return pop_mlir_fail(m, a->text.at,
				"%.*s: more than %d attributes of one argument",
				POP_STR_ARG(a->name), POP_LIMIT_ATTRS);
	}
	return POP_OK;
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
	*out = POP_NEWN(m->arena, pop_mlir_dict, n);
	if (a->value)
		return dict_values(m, a, n, *out);
	POP_TRY(pop_mlir_resolve(m, a, &r));
	saved = pop_mlir_enter(m, r);
	for (uint32_t i = 0; st == POP_OK && i < n; i++) {
		st = pop_mlir_expect(m, i ? ',' : '[');
		if (st == POP_OK)
			st = pop_mlir_dict_parse(m, &(*out)[i]);
	}
	pop_mlir_leave(m, saved);
	return st;
}

pop_status
pop_mlir_func_head_read(pop_mlir *m, pop_mlir_func_head *h)
{
	pop_str visibility = POP_STR("public");

	if (!pop_mlir_has(&h->attr, "sym_name") ||
		!pop_mlir_has(&h->attr, "function_type"))
		return pop_mlir_fail(
			m, h->at, "func.func lacks sym_name or function_type");
	POP_TRY(pop_mlir_get_text(m, &h->attr, "sym_name", &h->name));
	POP_TRY(pop_mlir_get_text(m, &h->attr, "sym_visibility", &visibility));
	h->is_private = !pop_str_is(visibility, "public");
	POP_TRY(pop_mlir_get_type(m, &h->attr, "function_type", &h->type));
	if (h->type.kind != POP_MLIR_FUNCTION)
		return pop_mlir_fail(m, h->at,
			"function_type of @%.*s is no function type",
			POP_STR_ARG(h->name));
	h->res = h->type.out;
	return POP_OK;
}

pop_status
pop_mlir_func_ports(pop_mlir *m, pop_func *f, pop_mlir_func_head *h)
{
	pop_mlir_type *type = &h->type;
	pop_mlir_dict *arg = NULL, *res = NULL;
	uint32_t narg = type->in.n, nres = type->out.n;
	bool tuple_arg = pop_mlir_flatten(m, &type->in);
	bool tuple_res = pop_mlir_flatten(m, &type->out);

	if (f->body->narg != type->in.n)
		return pop_mlir_fail(m, h->at,
			"@%.*s has %u arguments, its type has %u",
			POP_STR_ARG(f->name), f->body->narg, type->in.n);
	for (uint32_t i = 0; i < type->in.n; i++)
		if (!pop_shape_eq(&type->in.v[i], f->body->arg[i]->type))
			return pop_mlir_fail(m, h->at,
				"argument %u of @%.*s differs from its type", i,
				POP_STR_ARG(f->name));
	POP_TRY(dict_list(m, &h->attr, "arg_attrs", narg, &arg));
	POP_TRY(dict_list(m, &h->attr, "res_attrs", nres, &res));
	POP_TRY(ports(m, f, tuple_arg ? NULL : arg, tuple_res ? NULL : res));
	return func_attrs(m, &h->attr);
}

/*
 * After "func.func" in quotes.  Older text has the attributes behind the
 * region, but the region needs the function: look ahead for them.
 */
static pop_status
generic_func(pop_mlir *m, const char *at)
{
	pop_mlir_func_head h = {.at = at};
	pop_mlir_type type;
	pop_func *f;
	pop_block *b;
	const char *region;

	POP_TRY(pop_mlir_expect(m, '('));
	POP_TRY(pop_mlir_expect(m, ')'));
	POP_TRY(pop_mlir_properties(m, &h.attr));
	if (pop_mlir_peek(m) != '(')
		return pop_mlir_expected(m, "the body of a function");
	region = m->ptr;
	if (!pop_mlir_has(&h.attr, "sym_name")) {
		POP_TRY(pop_mlir_skip_balanced(m));
		POP_TRY(pop_mlir_optional_dict(m, &h.attr));
		m->ptr = region;
	}
	POP_TRY(pop_mlir_func_head_read(m, &h));
	POP_TRY(pop_mlir_func_new(m, &h, &f));
	pop_mlir_scope_init(m);
	m->ptr++;
	POP_TRY(pop_mlir_region(m, f, &(pop_mlir_entry){.body = f->body}, &b));
	POP_TRY(pop_mlir_expect(m, ')'));
	if (pop_mlir_peek(m) == '{')
		POP_TRY(pop_mlir_skip_balanced(m));
	POP_TRY(pop_mlir_func_ports(m, f, &h));
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

pop_status
pop_mlir_module_attrs(pop_mlir *m, pop_mlir_dict *d)
{
	pop_graph *g = m->graph;

	POP_TRY(partitions(m, d, "mhlo.num_partitions", &g->num_partitions));
	POP_TRY(partitions(m, d, "mhlo.num_replicas", &g->num_replicas));
	POP_TRY(pop_mlir_frontend_meshes(m, d));
	for (uint32_t i = 0; i < d->n; i++) {
		pop_str text;

		if (d->v[i].used || pop_mlir_harmless(d->v[i].name))
			continue;
		POP_TRY(pop_mlir_check_numbers(m, &d->v[i]));
		POP_TRY(pop_mlir_canonical(m, &d->v[i], &text));
		if (pop_str_is(text, "[]")) /* says nothing */
			continue;
		pop_attrs_add_pair(g, &g->attr, &g->nattr, d->v[i].name, text);
	}
	return POP_OK;
}

/* sdy.mesh @name = <...> {...}: how devices are numbered. */
static pop_status
mesh(pop_mlir *m, const char *at)
{
	pop_mlir_range text;
	pop_str name;

	POP_TRY(pop_mlir_symbol(m, &name));
	POP_TRY(pop_mlir_expect(m, '='));
	pop_mlir_blank(m);
	text.at = m->ptr;
	POP_TRY(pop_mlir_skip_balanced(m));
	text.end = m->ptr;
	POP_TRY(pop_mlir_add_mesh(m, at, name, text));
	if (pop_mlir_peek(m) == '{')
		POP_TRY(pop_mlir_skip_balanced(m));
	return pop_mlir_skip_loc(m, NULL);
}

static pop_status
generic_mesh(pop_mlir *m, const char *at)
{
	pop_mlir_dict d = {0};
	pop_mlir_type t;

	POP_TRY(pop_mlir_expect(m, '('));
	POP_TRY(pop_mlir_expect(m, ')'));
	POP_TRY(pop_mlir_properties(m, &d));
	POP_TRY(pop_mlir_optional_dict(m, &d));
	POP_TRY(pop_mlir_mesh_of(m, at, &d));
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
	POP_TRY(pop_mlir_module_attrs(m, &d));
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
	POP_TRY(pop_mlir_properties(m, &d));
	POP_TRY(pop_mlir_expect(m, '('));
	POP_TRY(pop_mlir_expect(m, '{'));
	if (pop_mlir_accept(m, '^')) {
		POP_TRY(pop_mlir_suffix(m, &label));
		POP_TRY(pop_mlir_expect(m, ':'));
	}
	POP_TRY(items(m, true));
	POP_TRY(pop_mlir_expect(m, ')'));
	POP_TRY(pop_mlir_optional_dict(m, &d));
	POP_TRY(pop_mlir_module_attrs(m, &d));
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
			return generic_mesh(m, at);
		return unknown_item(m, at, word, inside);
	}
	word = pop_mlir_word(m);
	if (pop_str_is(word, "func.func") || pop_str_is(word, "func"))
		return pretty_func(m);
	if (!inside && (pop_str_is(word, "module") ||
			       pop_str_is(word, "builtin.module")))
		return pretty_module(m, at);
	if (pop_str_is(word, "sdy.mesh"))
		return mesh(m, at);
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
			POP_TRY(pop_mlir_skip_alias(m));
		else if (pop_mlir_at_section(m))
			POP_TRY(pop_mlir_skip_section(m));
		else
			POP_TRY(item(m, inside));
	}
	return inside ? pop_mlir_fail(m, at, "module without its closing }")
		      : POP_OK;
}

void
pop_mlir_init(
	pop_mlir *m, pop_arena *a, const pop_import_source *src, pop_err *err)
{
	*m = (pop_mlir){.arena = a, .file = src->file, .err = err};
	m->ptr = m->start = m->mark = m->mark_bol = m->here = src->data;
	m->end = m->stop = m->start + src->n;
	m->mapped = src->mapped;
	m->kept_from = m->start;
	m->mark_line = 1;
	m->attr_alias.arena = m->type_alias.arena = m->quants.map.arena = a;
	m->resources.arena = a;
	m->tuple_by_type.arena = a;
	m->graph = pop_graph_new(a, src->file);
}

pop_status
pop_mlir_done(pop_mlir *m, pop_graph **out)
{
	POP_TRY(pop_mlir_finish_parallel(m));
	pop_graph_choose_main(m->graph);
	pop_mlir_forget_buffers(m);
	POP_TRY(pop_quants_lower(&m->quants, m->graph, m->err));
	*out = m->graph;
	return POP_OK;
}

pop_status
pop_read_mlir(pop_graph **out, pop_arena *a, const pop_import_source *src,
	pop_err *err)
{
	pop_err own;
	pop_mlir m;

	pop_mlir_init(&m, a, src, err ? err : &own);
	if (src->n >= 3 && memcmp(src->data, "\xef\xbb\xbf", 3) == 0)
		m.ptr = m.start = m.start + 3;
	pop_mlir_scope_init(&m);
	POP_TRY(pop_mlir_find_aliases(&m));
	POP_TRY(items(&m, false));
	return pop_mlir_done(&m, out);
}
