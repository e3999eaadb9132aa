/*
 * A configuration file: its mappings are walked with the dotted name so far,
 * and each leaf is looked up among the full names of the tables.  Nested and
 * flat spelling mean the same:
 *
 *   device_connection: {type: ON_DEMAND}      device_connection.type: ON_DEMAND
 *
 * Types are strict, as the original's: true is no number, 1 is no float.
 */

#include <stdio.h>
#include <string.h>

#include "lib/conf/conf_int.h"

enum {
	MAX_NAME = 256,
	MAX_LIST = 4096,
	MAX_SHOWN = 60,
};

struct config {
	pop_conf *c;
	const char *file;
	pop_err *err;
	bool given[POP_OPT_COUNT]; /* by name, nested or flat */
};

static pop_opt
find_name(const char *name)
{
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++) {
		const char *yaml = pop_opt_info_of[opt].yaml;

		if (yaml && strcmp(yaml, name) == 0)
			return opt;
	}
	return POP_OPT_COUNT;
}

static bool
is_category(const char *name)
{
	size_t n = strlen(name);

	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++) {
		const char *yaml = pop_opt_info_of[opt].yaml;

		if (yaml && strncmp(yaml, name, n) == 0 && yaml[n] == '.')
			return true;
	}
	return false;
}

static const char *
leaf_of(const char *name)
{
	const char *dot = strrchr(name, '.');

	return dot ? dot + 1 : name;
}

/* By the full name, else by the last part alone: people forget categories. */
static const char *
nearest_name(const char *name)
{
	const char *full[POP_OPT_COUNT], *leaf[POP_OPT_COUNT], *near;
	size_t n = 0;

	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++) {
		const char *yaml = pop_opt_info_of[opt].yaml;

		if (!yaml)
			continue;
		full[n] = yaml;
		leaf[n++] = leaf_of(yaml);
	}
	near = conf_nearest(pop_str_of(leaf_of(name)), leaf, n);
	for (size_t i = 0; near && i < n; i++)
		if (leaf[i] == near && strcmp(leaf_of(name), near) == 0)
			return full[i];
	if (conf_nearest(pop_str_of(name), full, n))
		return conf_nearest(pop_str_of(name), full, n);
	for (size_t i = 0; near && i < n; i++)
		if (leaf[i] == near)
			return full[i];
	return NULL;
}

static pop_status
unknown(struct config *f, const char *name, uint32_t line)
{
	const char *near = nearest_name(name);

	return pop_fail(f->err, POP_E_INPUT,
		"%s:%u: '%s' is not a valid attribute of this config.%s%s%s",
		f->file, line, name, near ? " Did you mean '" : "",
		near ? near : "", near ? "'?" : "");
}

/* A number, to which a letter may be added: 1000 and 20G. */
static bool
is_limit(pop_opt opt)
{
	return opt == POP_OPT_cache_max_size ||
	       opt == POP_OPT_cache_max_count ||
	       opt == POP_OPT_cache_older_than;
}

static const char *
type_text(pop_opt opt, char *out, size_t n)
{
	const pop_opt_info *o = &pop_opt_info_of[opt];

	if (is_limit(opt))
		return "a number, as 20G, 1000 or 30d";
	switch (o->type) {
	case POP_CONF_BOOL:
		return "of type bool";
	case POP_CONF_F64:
		return "of type float";
	case POP_CONF_STR:
	case POP_CONF_PATH:
		return "of type str";
	case POP_CONF_DICT:
		return "of type dict";
	case POP_CONF_INT:
	case POP_CONF_INTS:
	case POP_CONF_CHOICE:
		break;
	}
	conf_expected(opt, out, n);
	return out;
}

static pop_status
wrong_type(struct config *f, pop_opt opt, const pop_yaml_node *node)
{
	char want[256];
	bool scalar = node->kind < POP_YAML_SEQ;
	pop_str s = scalar ? node->text
			   : pop_str_of(pop_yaml_kind_text(node->kind));

	if (node->kind == POP_YAML_NULL)
		s = POP_STR("nothing");
	return pop_fail(f->err, POP_E_INPUT,
		"%s:%u: Trying to set %s to %.*s, but it must be %s", f->file,
		node->line, pop_opt_info_of[opt].yaml,
		s.len > MAX_SHOWN ? MAX_SHOWN : (int)s.len, s.ptr,
		type_text(opt, want, sizeof(want)));
}

static pop_status
take_ints(
	struct config *f, pop_opt opt, const pop_yaml_node *node, conf_value *v)
{
	size_t n = node->kind == POP_YAML_SEQ ? node->n : 1;
	int64_t *item;
	void *p = NULL;

	if (n > MAX_LIST)
		return wrong_type(f, opt, node);
	POP_TRY(conf_alloc(f->c, (n + 1) * sizeof(*item), &p, f->err));
	item = p;
	for (size_t i = 0; i < n; i++) {
		const pop_yaml_node *k =
			node->kind == POP_YAML_SEQ ? node->item[i] : node;

		if (k->kind != POP_YAML_INT || !k->fits ||
			!conf_in_bounds(opt, k->i))
			return wrong_type(f, opt, k);
		item[i] = k->i;
	}
	v->u.ints = item;
	v->n = n;
	return POP_OK;
}

static pop_status
take_dict(
	struct config *f, pop_opt opt, const pop_yaml_node *node, conf_value *v)
{
	conf_pair *pair;
	void *p = NULL;

	if (node->kind != POP_YAML_MAP || node->n > MAX_LIST)
		return wrong_type(f, opt, node);
	POP_TRY(conf_alloc(f->c, (node->n + 1) * sizeof(*pair), &p, f->err));
	pair = p;
	for (size_t i = 0; i < node->n; i++) {
		const pop_yaml_node *val = node->item[2 * i + 1];

		if (val->kind >= POP_YAML_SEQ || val->kind == POP_YAML_NULL)
			return wrong_type(f, opt, val);
		POP_TRY(conf_strdup(
			f->c, node->item[2 * i]->text, &pair[i].name, f->err));
		POP_TRY(conf_strdup(f->c, val->text, &pair[i].value, f->err));
	}
	v->u.pair = pair;
	v->n = conf_sort_pairs(pair, node->n);
	return POP_OK;
}

/* A word, also as the original prints it ("DeviceConnectionType.ALWAYS"), or
 * its number. */
static bool
take_choice(pop_opt opt, const pop_yaml_node *node, conf_value *v)
{
	const char *choices = pop_opt_info_of[opt].choices;
	pop_str s = node->text;

	v->u.i = -1;
	if (node->kind == POP_YAML_INT && node->fits && node->i >= 0 &&
		*choices != '|') {
		int64_t count = 1;

		for (const char *p = choices; *p; p++)
			count += *p == '|';
		v->u.i = node->i < count ? node->i : -1;
	}
	if (node->kind == POP_YAML_STR || node->kind == POP_YAML_BOOL) {
		const char *dot = s.len ? strrchr(s.ptr, '.') : NULL;

		v->u.i =
			pop_choice_find(choices, dot ? pop_str_of(dot + 1) : s);
	}
	return v->u.i >= 0;
}

static pop_status
take_value(
	struct config *f, pop_opt opt, const pop_yaml_node *node, conf_value *v)
{
	bool ok = false;

	switch (pop_opt_info_of[opt].type) {
	case POP_CONF_BOOL:
		ok = node->kind == POP_YAML_BOOL;
		v->u.b = node->b;
		break;
	case POP_CONF_INT:
		ok = node->kind == POP_YAML_INT && node->fits &&
		     conf_in_bounds(opt, node->i);
		v->u.i = node->i;
		break;
	case POP_CONF_F64:
		ok = node->kind == POP_YAML_FLOAT;
		v->u.f = node->f;
		break;
	case POP_CONF_CHOICE:
		ok = take_choice(opt, node, v);
		break;
	case POP_CONF_STR:
		if (node->kind == POP_YAML_STR ||
			(node->kind == POP_YAML_INT && is_limit(opt)))
			return conf_strdup(f->c, node->text, &v->u.s, f->err);
		break;
	case POP_CONF_PATH:
		if (node->kind == POP_YAML_STR)
			return conf_expand(f->c, node->text, &v->u.s, f->err);
		break;
	case POP_CONF_INTS:
		return take_ints(f, opt, node, v);
	case POP_CONF_DICT:
		return take_dict(f, opt, node, v);
	}
	return ok ? POP_OK : wrong_type(f, opt, node);
}

static pop_status
take_leaf(struct config *f, pop_opt opt, const pop_yaml_node *node)
{
	char origin[MAX_NAME + 32];
	conf_value v = {.n = 0};

	if (f->given[opt])
		return pop_fail(f->err, POP_E_INPUT,
			"%s:%u: '%s' is given twice", f->file, node->line,
			pop_opt_info_of[opt].yaml);
	f->given[opt] = true;
	snprintf(origin, sizeof(origin), "%s:%u", f->file, node->line);
	POP_TRY(take_value(f, opt, node, &v));
	if (opt == POP_OPT_enable_fast_math) {
		POP_TRY(conf_note(f->c, f->err, false,
			"%s: optimizations.enable_fast_math has been "
			"deprecated: use optimizations.math.fast",
			origin));
		opt = POP_OPT_math_fast;
	}
	return conf_put(f->c, opt, &v, POP_RANK_YAML, origin, f->err);
}

/* Depth is bounded by the depth of the document. */
static pop_status
walk(struct config *f, const char *prefix, const pop_yaml_node *map)
{
	char name[MAX_NAME];

	for (size_t i = 0; i < map->n; i++) {
		const pop_yaml_node *key = map->item[2 * i];
		const pop_yaml_node *val = map->item[2 * i + 1];
		int n = snprintf(name, sizeof(name), "%s%s%s", prefix,
			*prefix ? "." : "", key->text.ptr);
		pop_opt opt = POP_OPT_COUNT;

		if (n >= 0 && (size_t)n < sizeof(name))
			opt = find_name(name);
		if (opt != POP_OPT_COUNT) {
			POP_TRY(take_leaf(f, opt, val));
			continue;
		}
		if (!is_category(name))
			return unknown(f, name, key->line);
		if (val->kind != POP_YAML_MAP)
			return pop_fail(f->err, POP_E_INPUT,
				"%s:%u: %s is a category and cannot be "
				"assigned to.",
				f->file, val->line, name);
		POP_TRY(walk(f, name, val));
	}
	return POP_OK;
}

pop_status
pop_conf_load_yaml(pop_conf *c, const char *path, pop_err *err)
{
	pop_yaml *doc = NULL;
	const pop_yaml_node *root;
	struct config f = {.c = c, .err = err};
	pop_status st;

	POP_TRY(pop_yaml_read(&doc, path, err));
	f.file = pop_yaml_name(doc);
	root = pop_yaml_root(doc);
	if (root->kind == POP_YAML_MAP)
		st = walk(&f, "", root);
	else if (root->kind == POP_YAML_NULL)
		st = POP_OK;
	else
		st = pop_fail(err, POP_E_INPUT,
			"%s:%u: %s where a mapping of attributes was expected",
			f.file, root->line, pop_yaml_kind_text(root->kind));
	pop_yaml_free(doc);
	return st;
}
