/*
 * Operations of VHLO as those that the builders know: other names, attributes
 * that VHLO spreads out gathered in dictionaries again, and defaults that VHLO
 * spells out dropped.
 */

#include <assert.h>
#include <string.h>

#include "lib/base/plural.h"
#include "lib/import/bytecode/bytecode.h"
#include "lib/num/convert.h"

static const struct row {
	const char *name, *target, *attrs;
} row[] = {
#define VHLO(name, target, attrs) {name, target, attrs},
#include "lib/import/bytecode/vhlo.def"
#undef VHLO
};

enum { NROW = sizeof(row) / sizeof(row[0]) };

const char *
pop_vhlo_disorder(void)
{
	return pop_import_row_disorder(row, NROW, sizeof(row[0]));
}

static pop_str
until(const char **p, const char *stop)
{
	pop_str s = {*p, strcspn(*p, stop)};

	*p += s.len;
	return s;
}

/* name[=as][/dictionary][rule] */
static pop_vhlo_attr
attr_of(const char **p)
{
	pop_vhlo_attr a = {.rule = '\0'};

	if (**p == '-')
		a.rule = *(*p)++;
	a.name = a.as = until(p, " =/?*@&");
	if (**p == '=') {
		++*p;
		a.as = until(p, " /?*@&");
	}
	if (**p == '/') {
		++*p;
		a.dict = until(p, " ?*@&");
	}
	if (**p && strchr("?*@&", **p))
		a.rule = *(*p)++;
	*p += **p == ' ';
	return a;
}

static void
attrs_of(pop_bytecode *b, const char *list, pop_bytecode_name *n)
{
	POP_MLIR_VEC(pop_vhlo_attr) v = {0};

	while (*list) {
		pop_vhlo_attr a = attr_of(&list);

		n->all |= a.rule == '&';
		POP_MLIR_PUSH(&b->m, &v, a);
	}
	n->attr = v.v;
	n->nattr = v.n;
}

pop_status
pop_bytecode_name_resolve(
	pop_bytecode *b, const unsigned char *at, pop_bytecode_name *n)
{
	const pop_bytecode_dialect_name *d = &b->dialect[n->dialect];
	pop_mlir_op o = {.at = (const char *)at};
	const struct row *r;
	int len = n->name.len < 80 ? (int)n->name.len : 80;

	if (d->kind == POP_BYTECODE_VHLO) {
		r = pop_import_row_find(row, NROW, sizeof(row[0]), n->name);
		if (!r)
			return pop_bytecode_fail(b, at,
				"vhlo.%.*s is unknown; expected an operation "
				"of StableHLO up to 1.20",
				len, n->name.ptr);
		o.name = pop_str_of(r->target);
		attrs_of(b, r->attrs, n);
	} else if (d->kind == POP_BYTECODE_OTHER) {
		return pop_bytecode_fail(b, at,
			"%.*s.%.*s: operations of this dialect are not stable "
			"in bytecode; expected VHLO and sdy",
			d->name.len < 80 ? (int)d->name.len : 80, d->name.ptr,
			len, n->name.ptr);
	} else {
		o.name = pop_str_of(pop_str_printf(b->m.arena, "%.*s.%.*s",
			d->name.len < 80 ? (int)d->name.len : 80, d->name.ptr,
			len, n->name.ptr));
	}
	/* Of Shardy's operations only these are looked into. */
	if (pop_str_is(o.name, "sdy.mesh"))
		attrs_of(b, "mesh sym_name", n);
	if (pop_str_is(o.name, "sdy.manual_computation"))
		attrs_of(b, "in_shardings manual_axes out_shardings", n);
	n->target = o.name;
	if (!pop_str_is(o.name, "func.func") &&
		!pop_str_is(o.name, "builtin.module") &&
		!pop_str_is(o.name, "sdy.mesh"))
		POP_TRY(pop_mlir_row_find(&b->m, &o));
	n->row = o.row;
	n->resolved = true;
	return POP_OK;
}

/* ---- Attributes. */

/* What text leaves out. */
static bool
is_default(const pop_mlir_value *v, char rule)
{
	switch (v->kind) {
	case POP_MLIR_VALUE_NUMBER:
		if (v->dense.type.dtype != POP_DT_I1 && rule != '*')
			return false;
		return !pop_load_bits(v->dense.type.dtype, v->dense.data);
	case POP_MLIR_VALUE_STRING:
		return !v->text.len;
	case POP_MLIR_VALUE_ARRAY:
		return !v->n;
	case POP_MLIR_VALUE_DICT:
		return !v->dict.n;
	case POP_MLIR_VALUE_TYPE:
		return v->type->kind == POP_MLIR_NONE;
	case POP_MLIR_VALUE_DENSE:
		return !pop_shape_elements(&v->dense.type);
	default:
		return false;
	}
}

/* A list of strings as one of symbols. */
static const pop_mlir_value *
symbols(pop_bytecode *b, const pop_mlir_value *list)
{
	pop_mlir_value *to = POP_NEW(b->m.arena, pop_mlir_value);
	const pop_mlir_value **item;

	if (list->kind != POP_MLIR_VALUE_ARRAY)
		return list;
	*to = *list;
	item = POP_NEWN(b->m.arena, const pop_mlir_value *, list->n);
	to->item = item;
	for (uint32_t i = 0; i < list->n; i++) {
		pop_mlir_value *v = POP_NEW(b->m.arena, pop_mlir_value);

		*v = *list->item[i];
		if (v->kind == POP_MLIR_VALUE_STRING)
			v->kind = POP_MLIR_VALUE_SYMBOL;
		item[i] = v;
	}
	return to;
}

/* What builders may go through one by one; constants they do not. */
static pop_status
count_items(pop_bytecode *b, const pop_vhlo_attr *a, const pop_mlir_value *v)
{
	int64_t n = 1;

	if (v->kind == POP_MLIR_VALUE_DENSE && !pop_str_is(a->name, "value"))
		n = pop_shape_elements(&v->dense.type);
	else if (v->kind == POP_MLIR_VALUE_ARRAY)
		n = v->n;
	b->nitem +=
		(uint64_t)(n < POP_MLIR_LIMIT_LIST ? n : POP_MLIR_LIMIT_LIST);
	if (b->nitem > POP_BYTECODE_LIMIT_ITEMS)
		return pop_bytecode_fail(b, (const unsigned char *)b->m.here,
			"attributes of more than %d items in all",
			POP_BYTECODE_LIMIT_ITEMS);
	return POP_OK;
}

static pop_mlir_dict *
group(pop_bytecode_frame *f, pop_str name)
{
	for (uint32_t i = 0; i < f->ngroup; i++)
		if (pop_str_eq(f->group_name[i], name))
			return &f->group[i].dict;
	assert(f->ngroup < POP_BYTECODE_GROUPS);
	f->group_name[f->ngroup] = name;
	f->group[f->ngroup].kind = POP_MLIR_VALUE_DICT;
	f->group[f->ngroup].dict.n = 0;
	return &f->group[f->ngroup++].dict;
}

static pop_status
add(pop_bytecode *b, pop_bytecode_frame *f, const pop_vhlo_attr *a,
	const pop_mlir_value *v)
{
	pop_mlir_named n = {.name = a->as, .value = v};
	pop_mlir_dict *d = &f->op.attr;

	if (a->rule == '&')
		f->kept |= !is_default(v, a->rule);
	else if (a->rule == '-' || (a->rule && is_default(v, a->rule)))
		return POP_OK;
	POP_TRY(count_items(b, a, v));
	n.text.at = n.text.end = f->op.at;
	if (a->rule == '@')
		n.value = symbols(b, v);
	if (a->dict.len)
		d = group(f, a->dict);
	POP_MLIR_PUSH(&b->m, d, n);
	return POP_OK;
}

/* Those with the rule &, if none of them says anything. */
static void
drop_empty(const pop_bytecode_name *n, pop_bytecode_frame *f)
{
	pop_mlir_dict *d = &f->op.attr;
	uint32_t to = 0;

	for (uint32_t i = 0; i < d->n; i++) {
		bool drop = false;

		for (uint32_t k = 0; k < n->nattr; k++)
			drop = drop ||
			       (n->attr[k].rule == '&' &&
				       pop_str_eq(n->attr[k].as, d->v[i].name));
		if (!drop)
			d->v[to++] = d->v[i];
	}
	d->n = to;
}

static void
add_groups(pop_bytecode *b, pop_bytecode_frame *f)
{
	for (uint32_t i = 0; i < f->ngroup; i++) {
		pop_mlir_named n = {
			.name = f->group_name[i], .value = &f->group[i]};

		n.text.at = n.text.end = f->op.at;
		POP_MLIR_PUSH(&b->m, &f->op.attr, n);
	}
}

/* Of the dictionary, where an operation's own attributes were before there
 * were properties. */
static pop_status
add_dict(pop_bytecode *b, const pop_bytecode_name *n, pop_bytecode_frame *f,
	const pop_mlir_value *dict)
{
	for (uint32_t i = 0; i < dict->dict.n; i++) {
		const pop_mlir_named *a = &dict->dict.v[i];
		pop_vhlo_attr plain = {.name = a->name, .as = a->name};
		const pop_vhlo_attr *spec = &plain;

		for (uint32_t k = 0; k < n->nattr; k++)
			if (pop_str_eq(n->attr[k].name, a->name))
				spec = &n->attr[k];
		POP_TRY(add(b, f, spec, a->value));
	}
	return POP_OK;
}

pop_status
pop_bytecode_attrs(pop_bytecode *b, const pop_bytecode_name *n,
	pop_bytecode_frame *f, pop_cursor *properties, const pop_mlir_value *d)
{
	const pop_mlir_value *v;

	f->ngroup = 0;
	f->kept = false;
	for (uint32_t i = 0; properties && i < n->nattr; i++) {
		POP_TRY(pop_bytecode_attr_read(b, properties, &v));
		POP_TRY(add(b, f, &n->attr[i], v));
	}
	if (properties && pop_cursor_left(properties))
		return pop_bytecode_fail(b, properties->ptr,
			"%.*s: %zu byte%s of properties beyond its %u "
			"attribute%s; the file is damaged",
			POP_STR_ARG(n->name), pop_cursor_left(properties),
			pop_plural(pop_cursor_left(properties)), n->nattr,
			pop_plural(n->nattr));
	if (d)
		POP_TRY(add_dict(b, n, f, d));
	if (n->all && !f->kept)
		drop_empty(n, f);
	add_groups(b, f);
	return POP_OK;
}
