/*
 * The option parser: a loop over words and one lookup over up to three
 * tables: the command's, the common one and the settings.  Unknown options are
 * gathered, so that a user sees all of them at once; the word after an unknown
 * one is then an argument, since nobody knows whether it was a value.
 */

#include "lib/conf/cli.h"

#include <stdio.h>
#include <string.h>

#include "lib/conf/conf_int.h"

enum {
	MAX_NAMES = 256,
	HELP_COLUMN = 30,
};

struct parse {
	pop_cli *cli;
	const pop_cli_spec *spec;
	int argc, i;
	char *const *argv;
	void *target;
	pop_conf *conf;
	const char **unknown;
	size_t nunknown;
	pop_cli_opt setting; /* the row that a setting stands for */
};

bool
pop_cli_int(pop_str s, int64_t *out)
{
	static const char unit[] = "KMGT";
	const char *u = NULL;
	int64_t scale = 1;

	if (s.len > 1)
		u = strchr(unit, s.ptr[s.len - 1] & ~0x20);
	if (u && *u) {
		scale = INT64_C(1) << (10 * (u - unit + 1));
		s.len--;
	}
	return pop_str_i64(s, out) && !__builtin_mul_overflow(*out, scale, out);
}

bool
pop_cli_age(pop_str s, int64_t *out)
{
	static const struct {
		char unit;
		int64_t seconds;
	} row[] = {
		{'s', 1}, {'m', 60}, {'h', 3600}, {'d', 86400}, {'w', 604800}};

	if (!s.len)
		return false;
	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++)
		if (s.ptr[s.len - 1] == row[i].unit)
			return pop_str_i64((pop_str){s.ptr, s.len - 1}, out) &&
			       !__builtin_mul_overflow(
				       *out, row[i].seconds, out);
	return pop_str_i64(s, out) && *out == 0;
}

static bool
same_name(pop_str word, const char *name)
{
	if (word.len != strlen(name))
		return false;
	for (size_t i = 0; i < word.len; i++) {
		char a = word.ptr[i] == '_' ? '-' : word.ptr[i];
		char b = name[i] == '_' ? '-' : name[i];

		if (a != b)
			return false;
	}
	return true;
}

static const pop_cli_opt *
find_in(const pop_cli_opt *table, pop_str word, char letter)
{
	for (; table && table->kind != POP_CLI_END; table++)
		if (letter ? table->letter == letter
			   : table->name && same_name(word, table->name))
			return table;
	return NULL;
}

/* By name, or by letter if it is not 0. */
static const pop_cli_opt *
find_option(struct parse *p, pop_str word, char letter)
{
	const pop_cli_opt *o = find_in(p->spec->own, word, letter);

	if (!o)
		o = find_in(p->spec->common, word, letter);
	if (o || letter || !p->spec->settings)
		return o;
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++) {
		const pop_opt_info *info = &pop_opt_info_of[opt];

		if (info->cli && same_name(word, info->name)) {
			p->setting = (pop_cli_opt){.name = info->name,
				.kind = POP_CLI_SETTING,
				.setting = opt};
			return &p->setting;
		}
	}
	return NULL;
}

static bool
takes_value(const pop_cli_opt *o)
{
	if (o->kind == POP_CLI_SETTING)
		return pop_opt_info_of[o->setting].type != POP_CONF_BOOL;
	return o->kind != POP_CLI_FLAG && o->kind != POP_CLI_COUNT;
}

static void *
variable(const struct parse *p, const pop_cli_opt *o)
{
	return (char *)p->target + o->offset;
}

static pop_status
bad_value(pop_str option, const char *value, const char *want, pop_err *err)
{
	return pop_fail(err, POP_E_USAGE, "%.*s: '%s' is not %s",
		POP_STR_ARG(option), value, want);
}

static void
add_to_list(struct parse *p, pop_cli_list *list, const char *value)
{
	if (!list->item)
		list->item = POP_NEWN(
			&p->cli->arena, const char *, (size_t)p->argc + 1);
	list->item[list->n++] = value;
}

/* `option` is the word as written, for messages and origins. */
static pop_status
store(struct parse *p, const pop_cli_opt *o, pop_str option, const char *value,
	pop_err *err)
{
	char origin[80];
	void *v = variable(p, o);

	switch (o->kind) {
	case POP_CLI_END:
		break;
	case POP_CLI_FLAG:
		*(bool *)v = !value || strcmp(value, "true") == 0;
		if (value && !*(bool *)v && strcmp(value, "false") != 0)
			return bad_value(option, value, "true or false", err);
		break;
	case POP_CLI_COUNT:
		if (value)
			return pop_fail(err, POP_E_USAGE, "%.*s takes no value",
				POP_STR_ARG(option));
		++*(int *)v;
		break;
	case POP_CLI_STR:
		*(const char **)v = value;
		break;
	case POP_CLI_INT:
		if (!pop_cli_int(pop_str_of(value), v))
			return bad_value(option, value, "a whole number", err);
		break;
	case POP_CLI_F64:
		if (!pop_str_f64(pop_str_of(value), v))
			return bad_value(option, value, "a number", err);
		break;
	case POP_CLI_LIST:
		add_to_list(p, v, value);
		break;
	case POP_CLI_SETTING:
		snprintf(origin, sizeof(origin), "command line, %.*s",
			POP_STR_ARG(option));
		return pop_conf_set(p->conf, o->setting, POP_RANK_COMMAND,
			pop_str_of(value ? value : "true"), origin, err);
	}
	return POP_OK;
}

static pop_status
take_long(struct parse *p, const char *word, pop_err *err)
{
	size_t n = strcspn(word, "=");
	pop_str option = {word, n};
	const char *value = word[n] ? word + n + 1 : NULL;
	const pop_cli_opt *o = find_option(p, (pop_str){word + 2, n - 2}, '\0');

	if (!o) {
		p->unknown[p->nunknown++] = word;
		return POP_OK;
	}
	if (!value && takes_value(o)) {
		if (p->i + 1 >= p->argc)
			return pop_fail(err, POP_E_USAGE, "%.*s needs a value",
				POP_STR_ARG(option));
		value = p->argv[++p->i];
	}
	return store(p, o, option, value, err);
}

static pop_status
take_short(struct parse *p, const char *word, pop_err *err)
{
	for (const char *c = word + 1; *c; c++) {
		const pop_cli_opt *o = find_option(p, POP_STR(""), *c);
		char option[] = {'-', *c, '\0'};
		const char *value = NULL;

		if (!o) {
			p->unknown[p->nunknown++] = word;
			return POP_OK;
		}
		if (takes_value(o)) {
			value = c[1] ? c + 1 : NULL;
			if (!value && p->i + 1 >= p->argc)
				return pop_fail(err, POP_E_USAGE,
					"%s needs a value", option);
			if (!value)
				value = p->argv[++p->i];
		}
		POP_TRY(store(p, o, pop_str_of(option), value, err));
		if (value)
			return POP_OK;
	}
	return POP_OK;
}

static size_t
known_names(const struct parse *p, const char **name)
{
	const pop_cli_opt *table[] = {p->spec->own, p->spec->common};
	size_t n = 0;

	for (size_t t = 0; t < 2; t++)
		for (const pop_cli_opt *o = table[t];
			o && o->kind != POP_CLI_END && n < MAX_NAMES; o++)
			if (o->name)
				name[n++] = o->name;
	for (pop_opt opt = 0;
		p->spec->settings && opt < POP_OPT_COUNT && n < MAX_NAMES;
		opt++)
		if (pop_opt_info_of[opt].cli)
			name[n++] = pop_opt_info_of[opt].name;
	return n;
}

static pop_status
unknown_options(const struct parse *p, pop_err *err)
{
	const char *name[MAX_NAMES];
	size_t n = known_names(p, name);
	char text[400];
	size_t at = 0;
	bool all_near = true;

	text[0] = '\0';
	for (size_t i = 0; i < p->nunknown && at < sizeof(text); i++) {
		const char *word = p->unknown[i];
		pop_str s = {word + strspn(word, "-"), 0};
		const char *found;
		char near[80] = "";
		int len;

		s.len = strcspn(s.ptr, "=");
		found = conf_nearest(s, name, n);
		all_near = all_near && found;
		for (size_t k = 0; found && found[k] && k < 79; k++)
			near[k] = found[k] == '_' ? '-' : found[k];
		len = snprintf(text + at, sizeof(text) - at, "%s%.*s%s%s%s",
			i ? ", " : "", (int)strcspn(word, "="), word,
			found ? " (did you mean --" : "", near,
			found ? "?)" : "");
		at += len < 0 ? 0 : (size_t)len;
	}
	return pop_fail(err, POP_E_USAGE, "unknown option%s %s%s",
		p->nunknown > 1 ? "s" : "", text,
		all_near ? "" : "; --help lists those there are");
}

static pop_status
parse_body(void *arg, pop_err *err)
{
	struct parse *p = arg;
	pop_arena *a = &p->cli->arena;
	bool only_args = false;

	p->cli->arg = POP_NEWN(a, const char *, (size_t)p->argc + 1);
	p->unknown = POP_NEWN(a, const char *, (size_t)p->argc + 1);
	for (p->i = 0; p->i < p->argc; p->i++) {
		const char *word = p->argv[p->i];

		if (only_args || word[0] != '-' || !word[1])
			p->cli->arg[p->cli->narg++] = word;
		else if (strcmp(word, "--") == 0)
			only_args = true;
		else if (word[1] == '-')
			POP_TRY(take_long(p, word, err));
		else
			POP_TRY(take_short(p, word, err));
	}
	return p->nunknown ? unknown_options(p, err) : POP_OK;
}

pop_status
pop_cli_parse(pop_cli *cli, const pop_cli_spec *spec, int argc,
	char *const *argv, void *target, pop_conf *conf, pop_err *err)
{
	struct parse p = {.cli = cli,
		.spec = spec,
		.argc = argc,
		.argv = argv,
		.target = target,
		.conf = conf};

	return pop_arena_run(&cli->arena, parse_body, &p, err);
}

void
pop_cli_release(pop_cli *cli)
{
	pop_arena_release(&cli->arena);
	*cli = (pop_cli){.narg = 0};
}

static void
put_dashed(pop_buf *out, const char *name)
{
	for (; *name; name++)
		pop_buf_char(out, *name == '_' ? '-' : *name);
}

static void
help_line(pop_buf *out, const char *name, char letter, const char *arg,
	const char *help)
{
	size_t start = out->len;

	pop_buf_str(out, "  ");
	if (letter)
		pop_buf_printf(out, "-%c%s", letter, name ? ", " : "");
	if (name) {
		pop_buf_str(out, "--");
		put_dashed(out, name);
	}
	if (arg)
		pop_buf_printf(out, "%s%s", name ? "=" : " ", arg);
	if (out->len - start >= HELP_COLUMN) {
		pop_buf_char(out, '\n');
		start = out->len;
	}
	while (out->len - start < HELP_COLUMN && !out->failed)
		pop_buf_char(out, ' ');
	pop_buf_printf(out, "%s\n", help);
}

static void
help_table(pop_buf *out, const pop_cli_opt *table)
{
	for (; table && table->kind != POP_CLI_END; table++)
		if (table->help)
			help_line(out, table->name, table->letter, table->arg,
				table->help);
}

static const char *
setting_arg(const pop_opt_info *o)
{
	switch (o->type) {
	case POP_CONF_BOOL:
		return NULL;
	case POP_CONF_INT:
	case POP_CONF_INTS:
		return "N";
	case POP_CONF_PATH:
		return "PATH";
	case POP_CONF_CHOICE:
		return *o->choices == '|' ? o->choices + 1 : o->choices;
	case POP_CONF_F64:
	case POP_CONF_STR:
	case POP_CONF_DICT:
		break;
	}
	return "TEXT";
}

void
pop_cli_help(const pop_cli_spec *spec, pop_buf *out)
{
	pop_buf_printf(out, "usage: %s\n", spec->usage);
	if (spec->text)
		pop_buf_printf(out, "\n%s\n", spec->text);
	pop_buf_str(out, "\noptions:\n");
	help_table(out, spec->own);
	help_table(out, spec->common);
	if (!spec->settings)
		return;
	pop_buf_str(out, "\nsettings, also from TF_POPLAR_FLAGS, the "
			 "environment or --config:\n");
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++)
		if (pop_opt_info_of[opt].cli)
			help_line(out, pop_opt_info_of[opt].name, '\0',
				setting_arg(&pop_opt_info_of[opt]),
				pop_opt_info_of[opt].text);
}
