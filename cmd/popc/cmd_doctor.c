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
	.no_arguments = true,
};

struct report {
	const struct options *o;
	const pop_conf *conf;
	pop_buf out;
	pop_json json;
	unsigned nproblem;
};

/* As pop.conf(5) has it: that of flag or option, else of the file, else of the
 * variable. */
static const char *
shown_name(const pop_opt_info *i)
{
	return i->cli || i->flag ? i->name
	       : i->yaml         ? i->yaml
	       : i->env          ? i->env
				 : i->name;
}

static void
setting(struct report *r, pop_opt opt)
{
	const char *name = shown_name(&pop_opt_info_of[opt]);
	pop_buf value = {0};

	if (!r->o->all && pop_conf_rank_of(r->conf, opt) == POP_RANK_DEFAULT)
		return;
	pop_conf_print(r->conf, opt, &value);
	if (r->o->common.json) {
		pop_json_object(&r->json, NULL);
		pop_json_cstr(&r->json, "name", name);
		pop_json_str(&r->json, "value",
			(pop_str){(const char *)value.data, value.len});
		pop_json_cstr(
			&r->json, "origin", pop_conf_origin(r->conf, opt));
		pop_json_bool(&r->json, "in_key", pop_opt_info_of[opt].code);
		pop_json_end_object(&r->json);
	} else {
		pop_buf_printf(&r->out, "%-28s ", name);
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

/* What is in the place of .popcache decides over locks and last use. */
static void
check_folder(struct report *r, const char *dir)
{
	char text[PATH_MAX + 128], path[PATH_MAX];
	struct stat s;

	snprintf(path, sizeof(path), "%s/.popcache", dir);
	if (stat(path, &s) < 0)
		return;
	if (!S_ISDIR(s.st_mode)) {
		snprintf(text, sizeof(text), "%s is not a directory", path);
		problem(r, text,
			"remove it: without that folder processes compile the "
			"same graph at once, and gc knows no last use");
	} else if (access(path, W_OK | X_OK) < 0) {
		snprintf(text, sizeof(text), "%s cannot be written: %s", path,
			strerror(errno));
		problem(r, text, "give it the mode and group of the cache");
	}
}

static bool
check_readable(struct report *r, const char *dir)
{
	char text[PATH_MAX + 128];
	struct stat s;
	int e = stat(dir, &s) < 0              ? errno
		: !S_ISDIR(s.st_mode)          ? ENOTDIR
		: access(dir, R_OK | X_OK) < 0 ? errno
					       : 0;

	if (!e)
		return true;
	snprintf(text, sizeof(text), "%s cannot be read: %s", dir, strerror(e));
	problem(r, text,
		e == ENOENT    ? "create it, or take it out"
		: e == ENOTDIR ? "name a directory, or take it out"
			       : "there are no hits from it; change its mode, "
				 "or take it out");
	return false;
}

static void
check_top(struct report *r, const char *dir)
{
	char text[2 * PATH_MAX + 128];
	struct stat s;
	bool there = stat(dir, &s) == 0 || errno != ENOENT;

	if (there && !check_readable(r, dir))
		return;
	if (!pop_tool_can_store(dir, text, sizeof(text)))
		problem(r, text,
			there ? "hits still work; to store, change its mode or "
				"name another one above it: TOP:DIR"
			      : "create it, or name another directory");
	else if (there)
		check_folder(r, dir);
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
			(void)check_readable(r, pop_cache_dir(cache, i));
	pop_cache_close(cache);
}

static void
check_connection(struct report *r)
{
	pop_err err;

	if (pop_conf_check_connection(r->conf, &err) != POP_OK)
		problem(r, err.text, "poprun refuses to start (8) until then");
}

static void
check_limits(struct report *r)
{
	pop_gc_limits limits = {0};
	pop_err err;

	if (pop_tool_limits(&limits, r->conf, &err) != POP_OK)
		problem(r, err.text,
			"popc refuses to compile and gc to begin (2) until "
			"then");
}

/* Locks of devices. */
static void
check_run_dir(struct report *r)
{
	const char *dir = pop_conf_str(r->conf, POP_OPT_run_dir);
	char text[2 * PATH_MAX + 160], why[2 * PATH_MAX + 128];

	if (!*dir || pop_tool_can_store(dir, why, sizeof(why)))
		return;
	snprintf(text, sizeof(text), "POPC_RUN_DIR: %s", why);
	problem(r, text, "name a directory of your own");
}

/* A file that lines are appended to, and made in a directory that is there. */
static void
check_log(struct report *r, const char *name, pop_opt opt)
{
	const char *path = pop_conf_str(r->conf, opt);
	const char *slash = strrchr(path, '/');
	char text[PATH_MAX + 128], dir[PATH_MAX] = ".";
	struct stat s;
	int e;

	if (!*path || strcmp(path, "stderr") == 0 ||
		strcmp(path, "stdout") == 0)
		return;
	if (slash)
		snprintf(dir, sizeof(dir), "%.*s",
			slash == path ? 1 : (int)(slash - path), path);
	e = stat(path, &s) == 0     ? (S_ISDIR(s.st_mode)              ? EISDIR
					      : access(path, W_OK) < 0 ? errno
								       : 0)
	    : errno != ENOENT       ? errno
	    : access(dir, W_OK) < 0 ? errno
				    : 0;
	if (!e)
		return;
	snprintf(text, sizeof(text), "%s: %s cannot be written: %s", name, path,
		strerror(e));
	problem(r, text, "name a file in a directory that can be written");
}

static bool
is_same_file(const char *a, const char *b)
{
	struct stat s, t;

	return stat(a, &s) == 0 && stat(b, &t) == 0 && s.st_dev == t.st_dev &&
	       s.st_ino == t.st_ino;
}

/* The vendor's SDK has programs of the same names. */
static void
check_names(struct report *r)
{
	char self[PATH_MAX], first[PATH_MAX];
	pop_err ignored;

	if (pop_tool_path(self, sizeof(self), &ignored) != POP_OK ||
		!pop_conf_which("popc", first, sizeof(first)))
		return;
	if (!is_same_file(first, self)) {
		char text[2 * PATH_MAX + 64];

		snprintf(text, sizeof(text), "PATH finds %s before %s", first,
			self);
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
	check_limits(r);
	check_connection(r);
	check_run_dir(r);
	check_log(r, "POPLAR_LOG_DEST", POP_OPT_poplar_log_dest);
	check_log(r, "POPC_STATS_LOG", POP_OPT_stats_log);
	check_names(r);
	if (r->o->common.json)
		pop_json_end_array(&r->json);
	else if (!r->nproblem)
		pop_buf_str(&r->out, "nothing is wrong\n");
}

static pop_status
body(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	const struct options *o = target;
	struct report r = {.o = o, .conf = conf};

	(void)cli;
	pop_json_init(&r.json, &r.out);
	if (o->common.json) {
		pop_json_object(&r.json, NULL);
		pop_json_int(&r.json, "schema", 1);
	} else {
		pop_tool_version(&r.out);
	}
	describe(&r);
	if (o->common.json) {
		pop_json_end_object(&r.json);
		pop_buf_char(&r.out, '\n');
	}
	POP_TRY(pop_print(&r.out, err));
	if (!r.nproblem)
		return POP_OK;
	return pop_fail(err, POP_E_USAGE, "%u %s found", r.nproblem,
		pop_word(r.nproblem, "problem", "problems"));
}

pop_status
popc_cmd_doctor(int argc, char **argv, pop_err *err)
{
	struct options o = {0};

	return pop_command_run(&spec, argc, argv, &o, body, err);
}
