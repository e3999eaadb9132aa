/*
 * popc doctor: every setting with its value and origin, the directories behind
 * them, the instruction set, and what is wrong with them.
 */

#include <errno.h>
#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/popc/commands.h"
#include "lib/base/json.h"

struct options {
	pop_common common;
	bool all;
};

static const pop_cli_opt table[] = {
	{"all", 'a', POP_CLI_FLAG, POP_CLI_OFFSET(struct options, all), 0, NULL,
		"also settings that have their default"},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc doctor [options]",
	.text = "Shows settings and where each comes from, directories, and "
		"what is wrong with them.\nThe exit status is 0 if nothing "
		"is.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
};

struct report {
	const struct options *o;
	const pop_conf *conf;
	pop_buf out;
	pop_json json;
	unsigned nproblem;
};

static void
setting(struct report *r, pop_opt opt)
{
	pop_buf value = {0};

	if (!r->o->all && pop_conf_rank_of(r->conf, opt) == POP_RANK_DEFAULT)
		return;
	pop_conf_print(r->conf, opt, &value);
	if (r->o->common.json) {
		pop_json_object(&r->json, NULL);
		pop_json_cstr(&r->json, "name", pop_opt_info_of[opt].name);
		pop_json_str(&r->json, "value",
			(pop_str){(const char *)value.data, value.len});
		pop_json_cstr(
			&r->json, "origin", pop_conf_origin(r->conf, opt));
		pop_json_bool(&r->json, "in_key", pop_opt_info_of[opt].code);
		pop_json_end_object(&r->json);
	} else {
		pop_buf_printf(&r->out, "%-28s ", pop_opt_info_of[opt].name);
		pop_escape(&r->out,
			(pop_str){(const char *)value.data, value.len});
		pop_buf_printf(
			&r->out, "  (%s)\n", pop_conf_origin(r->conf, opt));
	}
	pop_buf_release(&value);
}

static void
problem(struct report *r, const char *what, const char *fix)
{
	r->nproblem++;
	if (r->o->common.json) {
		pop_json_object(&r->json, NULL);
		pop_json_cstr(&r->json, "problem", what);
		pop_json_cstr(&r->json, "fix", fix);
		pop_json_end_object(&r->json);
		return;
	}
	pop_buf_printf(&r->out, "problem: %s\n    fix: %s\n", what, fix);
}

/* Cuts the last name off; false if nothing is left to cut. */
static bool
go_up(char *path)
{
	char *slash = strrchr(path, '/');

	if (strcmp(path, "/") == 0 || strcmp(path, ".") == 0)
		return false;
	if (!slash)
		memcpy(path, ".", 2);
	else
		slash[slash == path] = '\0';
	return true;
}

/* The nearest existing directory above path decides whether it can be made. */
static void
check_top(struct report *r, const char *dir)
{
	char text[2 * PATH_MAX + 64], up[PATH_MAX];
	struct stat s;

	if (stat(dir, &s) == 0) {
		snprintf(text, sizeof(text), "%s is not a directory", dir);
		if (!S_ISDIR(s.st_mode))
			problem(r, text, "name a directory, or remove it");
		snprintf(text, sizeof(text), "%s cannot be written: %s", dir,
			strerror(EACCES));
		if (S_ISDIR(s.st_mode) && access(dir, W_OK | X_OK) < 0)
			problem(r, text,
				"hits still work; to store, change its mode "
				"or name another one above it: TOP:DIR");
		return;
	}
	snprintf(up, sizeof(up), "%s", dir);
	while (stat(up, &s) < 0 && go_up(up))
		;
	snprintf(text, sizeof(text), "%s cannot be created below %s", dir, up);
	if (access(up, W_OK | X_OK) < 0)
		problem(r, text, "create it, or name another directory");
}

static void
check_base(struct report *r, const char *dir)
{
	char text[PATH_MAX + 64];
	int e = access(dir, R_OK | X_OK) < 0 ? errno : 0;

	snprintf(text, sizeof(text), "%s cannot be read: %s", dir, strerror(e));
	if (e)
		problem(r, text, "create it, change its mode, or take it out");
}

static void
check_cache(struct report *r)
{
	pop_cache *cache = NULL;
	pop_err err;

	if (pop_tool_cache(&cache, r->conf, &err) != POP_OK) {
		problem(r, err.text,
			"TF_POPLAR_FLAGS=--executable_cache_path=DIR");
		return;
	}
	for (int i = 0; i < pop_cache_nlayer(cache); i++)
		if (i == pop_cache_top(cache))
			check_top(r, pop_cache_dir(cache, i));
		else
			check_base(r, pop_cache_dir(cache, i));
	pop_cache_close(cache);
}

static void
check_connection(struct report *r)
{
	pop_err err;

	if (pop_conf_check_connection(r->conf, &err) != POP_OK)
		problem(r, err.text, "poprun refuses to start (8) until then");
}

/* The vendor's SDK has programs of the same names. */
static void
check_names(struct report *r)
{
	char self[PATH_MAX], first[PATH_MAX];
	pop_err ignored;

	if (pop_tool_dir(self, sizeof(self), &ignored) != POP_OK ||
		!pop_conf_which("popc", first, sizeof(first)))
		return;
	if (strncmp(first, self, strlen(self)) != 0) {
		char text[2 * PATH_MAX + 64];

		snprintf(text, sizeof(text), "PATH finds %s before %s/popc",
			first, self);
		problem(r, text,
			"put this directory first in PATH, or call it by its "
			"path; the vendor's SDK has a popc and a poprun of "
			"its own");
	}
}

static void
describe(struct report *r)
{
	pop_target target;
	pop_err err;

	if (r->o->common.json)
		pop_json_array(&r->json, "settings");
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++)
		setting(r, opt);
	if (r->o->common.json) {
		pop_json_end_array(&r->json);
		pop_json_array(&r->json, "problems");
	} else if (pop_target_resolve(&target, r->conf, 0, &err) == POP_OK) {
		pop_buf_printf(&r->out, "%-28s ", "target");
		pop_target_print(&target, &r->out);
		pop_buf_char(&r->out, '\n');
	}
	check_cache(r);
	check_connection(r);
	check_names(r);
	if (r->o->common.json)
		pop_json_end_array(&r->json);
	else if (!r->nproblem)
		pop_buf_str(&r->out, "nothing is wrong\n");
}

pop_status
popc_cmd_doctor(int argc, char **argv, pop_err *err)
{
	struct options o = {0};
	struct report r = {.o = &o};
	pop_conf *conf;
	pop_cli cli;
	bool done;
	pop_status st;

	st = pop_command_begin(&cli, &conf, &spec, argc, argv, &o, &done, err);
	if (st == POP_OK && !done && cli.narg)
		st = pop_fail(err, POP_E_USAGE,
			"'%s': popc doctor takes no arguments", cli.arg[0]);
	if (st == POP_OK && !done) {
		r.conf = conf;
		pop_json_init(&r.json, &r.out);
		if (o.common.json) {
			pop_json_object(&r.json, NULL);
			pop_json_int(&r.json, "schema", 1);
		} else {
			pop_tool_version(&r.out);
		}
		describe(&r);
		if (o.common.json) {
			pop_json_end_object(&r.json);
			pop_buf_char(&r.out, '\n');
		}
		st = pop_print(&r.out, err);
		if (st == POP_OK && r.nproblem)
			st = pop_fail(err, POP_E_USAGE, "%u problem%s found",
				r.nproblem, r.nproblem == 1 ? "" : "s");
	}
	pop_command_end(&cli, conf);
	return st;
}
