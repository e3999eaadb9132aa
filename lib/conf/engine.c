/*
 * Options in JSON objects: POPLAR_ENGINE_OPTIONS and its relatives.  JSON is
 * YAML's flow syntax, so the YAML reader reads it.  All values are texts; they
 * are kept sorted by name and in one spelling, so that neither order nor
 * spaces reach the key.
 */

#include <stdio.h>
#include <string.h>

#include "lib/conf/conf_int.h"

enum {
	SAME = 0,
	CODE = 1,
	MAX_OPTIONS = 1024,
};

static const struct engine_row {
	const char *name, *choices, *value;
	pop_conf_type type;
	bool code;
} engine_row[] = {
#define ENGINE(name, type, choices, value, key) \
	{name, choices, value, POP_CONF_##type, (key) == CODE},
#include "lib/conf/engine.def"
#undef ENGINE
};

enum { NROW = sizeof(engine_row) / sizeof(engine_row[0]) };

static const struct engine_row *
find_row(const char *name)
{
	for (size_t i = 0; i < NROW; i++) {
		const char *row = engine_row[i].name;
		size_t n = strlen(row) - 1;

		if (strcmp(row, name) == 0 ||
			(row[n] == '*' && strncmp(row, name, n) == 0))
			return &engine_row[i];
	}
	return NULL;
}

static pop_status
take_pairs(pop_conf *c, const pop_yaml *doc, conf_dict *out, pop_err *err)
{
	const pop_yaml_node *root = pop_yaml_root(doc);
	const char *name = pop_yaml_name(doc);
	conf_pair *pair;
	void *p = NULL;

	if (root->kind != POP_YAML_MAP || root->n > MAX_OPTIONS)
		return pop_fail(err, POP_E_USAGE,
			"%s: %s where a JSON object was expected, for example "
			"{\"debug.verify\":\"true\"}",
			name, pop_yaml_kind_text(root->kind));
	POP_TRY(conf_alloc(c, (root->n + 1) * sizeof(*pair), &p, err));
	pair = p;
	for (size_t i = 0; i < root->n; i++) {
		const pop_yaml_node *key = root->item[2 * i];
		const pop_yaml_node *val = root->item[2 * i + 1];

		if (val->kind >= POP_YAML_SEQ)
			return pop_fail(err, POP_E_USAGE,
				"%s: '%.*s' is %s, but options are text", name,
				POP_STR_ARG(key->text),
				pop_yaml_kind_text(val->kind));
		POP_TRY(conf_strdup(c, key->text, &pair[i].name, err));
		POP_TRY(conf_strdup(c, val->text, &pair[i].value, err));
	}
	out->n = conf_sort_pairs(pair, root->n);
	out->pair = pair;
	return POP_OK;
}

/* Reads a flow mapping of scalars, sorted, into *out. */
static pop_status
read_json(pop_conf *c, const char *text, const char *name, conf_dict *out,
	pop_err *err)
{
	pop_yaml *doc = NULL;
	pop_status st;

	*out = (conf_dict){.n = 0};
	if (!*text)
		return POP_OK;
	st = pop_yaml_parse(&doc, text, strlen(text), name, err);
	if (st == POP_E_INPUT)
		st = POP_E_USAGE;
	if (err && st == POP_E_USAGE)
		err->status = st;
	if (st == POP_OK)
		st = take_pairs(c, doc, out, err);
	pop_yaml_free(doc);
	return st;
}

static pop_status
unknown_option(const char *origin, const char *name, pop_err *err)
{
	const char *known[NROW];
	const char *near;

	for (size_t i = 0; i < NROW; i++)
		known[i] = engine_row[i].name;
	near = conf_nearest(pop_str_of(name), known, NROW);
	return pop_fail(err, POP_E_USAGE,
		"%s: '%s' is not an engine option%s%s%s", origin, name,
		near ? "; did you mean '" : "", near ? near : "",
		near ? "'?" : "");
}

/* One spelling for each value. */
static pop_status
canonical(pop_conf *c, conf_pair *p, const char *origin, pop_err *err)
{
	const struct engine_row *row = find_row(p->name);
	pop_str s = pop_str_of(p->value);
	const char *want = NULL;
	char digits[32];
	int64_t i;

	if (!row)
		return unknown_option(origin, p->name, err);
	if (row->type == POP_CONF_BOOL &&
		pop_choice_find("true|false|True|False", s) < 0)
		want = "true or false";
	else if (row->type == POP_CONF_BOOL)
		p->value = s.len == 4 ? "true" : "false";
	else if (row->type == POP_CONF_CHOICE &&
		 pop_choice_find(row->choices, s) < 0)
		want = row->choices;
	else if (row->type == POP_CONF_INT && !pop_str_i64(s, &i))
		want = "a whole number";
	if (want)
		return pop_fail(err, POP_E_USAGE,
			"%s: '%s' is not a value of "
			"%s, which is %s",
			origin, p->value, p->name, want);
	if (row->type == POP_CONF_INT) {
		snprintf(digits, sizeof(digits), "%lld", (long long)i);
		return conf_strdup(c, pop_str_of(digits), &p->value, err);
	}
	/* Deprecated, and the same thing. */
	if (strcmp(p->value, "portable") == 0)
		p->value = "true";
	return POP_OK;
}

pop_status
conf_load_engine(pop_conf *c, pop_err *err)
{
	const conf_value *file = &c->v[POP_OPT_compilation_poplar_options];
	conf_dict env = {.n = 0}, unused;
	conf_pair *pair;
	void *p = NULL;
	size_t n = 0;

	POP_TRY(read_json(c, pop_conf_str(c, POP_OPT_engine_options),
		"POPLAR_ENGINE_OPTIONS", &env, err));
	POP_TRY(read_json(c, pop_conf_str(c, POP_OPT_target_options),
		"POPLAR_TARGET_OPTIONS", &c->target, err));
	POP_TRY(read_json(c, pop_conf_str(c, POP_OPT_runtime_options),
		"POPLAR_RUNTIME_OPTIONS", &unused, err));
	POP_TRY(read_json(c, pop_conf_str(c, POP_OPT_pvti_options),
		"PVTI_OPTIONS", &unused, err));
	POP_TRY(conf_alloc(c, (file->n + env.n + 1) * sizeof(*pair), &p, err));
	pair = p;
	for (size_t i = 0; i < file->n; i++) {
		pair[n] = file->u.pair[i];
		POP_TRY(canonical(c, &pair[n++], file->origin, err));
	}
	for (size_t i = 0; i < env.n; i++) {
		pair[n] = env.pair[i];
		POP_TRY(canonical(c, &pair[n++], "POPLAR_ENGINE_OPTIONS", err));
	}
	c->engine.n = conf_sort_pairs(pair, n);
	c->engine.pair = pair;
	return POP_OK;
}

bool
conf_engine_is_code(const conf_pair *p)
{
	const struct engine_row *row = find_row(p->name);

	return row && row->code && strcmp(row->value, p->value) != 0;
}
