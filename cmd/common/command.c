/* What every command does before and after its own work. */

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd/common/engine_log.h"
#include "cmd/common/tool.h"
#include "lib/base/log.h"
#include "lib/exe/exe.h"

/* Bytes of an input from which several threads hash it. */
enum { MANY_BYTES = 8 << 20 };

const pop_cli_opt pop_common_options[] = {
	{"help", 'h', POP_CLI_FLAG, POP_CLI_OFFSET(pop_common, help), 0, NULL,
		"print this and stop"},
	{"json", 0, POP_CLI_FLAG, POP_CLI_OFFSET(pop_common, json), 0, NULL,
		"results as JSON"},
	{"quiet", 'q', POP_CLI_FLAG, POP_CLI_OFFSET(pop_common, quiet), 0, NULL,
		"errors only"},
	{"verbose", 'v', POP_CLI_COUNT, POP_CLI_OFFSET(pop_common, verbose), 0,
		NULL, "say more; twice: still more"},
	{"config", 0, POP_CLI_STR, POP_CLI_OFFSET(pop_common, config), 0,
		"FILE.yaml", "read settings from a file; see pop.conf(5)"},
	{.kind = POP_CLI_END},
};

static pop_status
set_log(const pop_common *c, const pop_conf *conf, pop_err *err)
{
	const char *spec = conf ? pop_conf_str(conf, POP_OPT_log) : "";

	if (conf)
		POP_TRY(pop_engine_log_open(conf, err));
	if (*spec)
		POP_TRY(pop_log_configure(spec, err));
	if (c->quiet) {
		pop_tool_set_quiet();
		POP_TRY(pop_log_configure("error", err));
	}
	if (c->verbose)
		POP_TRY(pop_log_configure(
			c->verbose > 1 ? "debug" : "info", err));
	return POP_OK;
}

static void
print_notes(const pop_conf *conf)
{
	for (const pop_conf_note *n = pop_conf_notes(conf); n; n = n->next)
		pop_warn("%s%s", n->error ? "" : "warning: ", n->text);
}

static pop_status
check_arguments(const pop_cli *cli, const pop_cli_spec *spec, pop_err *err)
{
	/* "popc ls" of "popc ls [options]" */
	int n = (int)strcspn(spec->usage, "[") - 1;

	if (spec->no_arguments && cli->narg)
		return pop_fail(err, POP_E_USAGE,
			"'%s': %.*s takes no arguments", cli->arg[0], n,
			spec->usage);
	if (spec->needs && !cli->narg)
		return pop_fail(err, POP_E_USAGE, "no %s given; %s",
			spec->needs, spec->hint);
	return POP_OK;
}

pop_status
pop_command_begin(pop_cli *cli, pop_conf **conf, const pop_cli_spec *spec,
	int argc, char **argv, void *target, bool *done, pop_err *err)
{
	const pop_common *common = target;
	pop_buf b = {0};
	pop_status st;

	*done = false;
	*cli = (pop_cli){0};
	*conf = NULL;
	if (spec->settings)
		POP_TRY(pop_conf_new(conf, err));
	st = pop_cli_parse(cli, spec, argc - 1, argv + 1, target, *conf, err);
	if (common->json)
		pop_tool_set_json();
	POP_TRY(st);
	if (common->help) {
		pop_cli_help(spec, &b);
		*done = true;
		return pop_print(&b, err);
	}
	POP_TRY(check_arguments(cli, spec, err));
	if (!spec->settings)
		return set_log(common, NULL, err);
	st = pop_conf_load(*conf, common->config, err);
	if (st == POP_E_MISS)
		st = pop_fail(err, POP_E_INPUT,
			"--config=%s: there is no such file", common->config);
	if (st == POP_OK)
		st = pop_conf_check(*conf, err);
	print_notes(*conf);
	if (st != POP_OK)
		return st;
	return set_log(common, *conf, err);
}

void
pop_command_end(pop_cli *cli, pop_conf *conf)
{
	pop_cli_release(cli);
	pop_conf_free(conf);
}

pop_status
pop_command_run(const pop_cli_spec *spec, int argc, char **argv, void *target,
	pop_command_body *body, pop_err *err)
{
	pop_conf *conf;
	pop_cli cli;
	bool done;
	pop_status st = pop_command_begin(
		&cli, &conf, spec, argc, argv, target, &done, err);

	if (st == POP_OK && !done)
		st = body(target, &cli, conf, err);
	pop_command_end(&cli, conf);
	return st;
}

static pop_status
open_cache(pop_cache **out, const pop_conf *conf, bool read_only, pop_err *err)
{
	const char *top = pop_conf_str(conf, POP_OPT_executable_cache_path);
	const char *bases = pop_conf_str(conf, POP_OPT_cache_bases);
	char alias[PATH_MAX];
	pop_cache_spec spec = {.read_only = read_only};

	if (pop_conf_user_path(conf, "alias", alias, sizeof(alias)))
		spec.own_alias = alias;
	spec.top = *top ? top : NULL;
	spec.bases = *bases ? bases : NULL;
	/* Words in the order of the enumeration. */
	spec.fsync = (pop_cache_fsync)pop_conf_int(conf, POP_OPT_fsync);
	if (!spec.top && !spec.bases)
		return pop_fail(err, POP_E_USAGE,
			"no cache directory: %s; give one with "
			"TF_POPLAR_FLAGS=--executable_cache_path=DIR",
			pop_conf_rank_of(conf, POP_OPT_executable_cache_path) >
					POP_RANK_HINT
				? "executable_cache_path is empty"
				: "HOME is not set");
	return pop_cache_open(out, &spec, err);
}

pop_status
pop_tool_cache(pop_cache **out, const pop_conf *conf, pop_err *err)
{
	return open_cache(out, conf, false, err);
}

pop_status
pop_tool_cache_view(pop_cache **out, const pop_conf *conf, pop_err *err)
{
	return open_cache(out, conf, true, err);
}

/* Is one of its layers there? */
static pop_status
check_found(const pop_cache *cache, const pop_conf *conf, pop_err *err)
{
	bool any = false, named = pop_conf_cache_is_named(conf);

	for (int i = 0; i < pop_cache_nlayer(cache); i++) {
		const char *dir = pop_cache_dir(cache, i);
		struct stat sb;

		int e = stat(dir, &sb) < 0 ? errno : 0;

		if (!e && S_ISDIR(sb.st_mode))
			any = true;
		else if (!e || e == ENOTDIR)
			return pop_fail(err, POP_E_USAGE,
				"%s: is not a directory, so it is no cache; "
				"popc doctor shows who named it",
				dir);
		else if (e != ENOENT)
			return pop_fail_sys(err, POP_E_IO, e, "stat", dir);
		else if (i) /* the first put makes number 0 */
			pop_warn(
				"warning: %s: there is no such directory", dir);
	}
	if (any)
		return POP_OK;
	if (named)
		return pop_fail(err, POP_E_MISS,
			"%s: there is no such directory, and so no cache",
			pop_cache_dir(cache, 0));
	pop_warn("%s: nothing was cached yet", pop_cache_dir(cache, 0));
	return POP_OK;
}

pop_status
pop_tool_cache_found(pop_cache **out, const pop_conf *conf, pop_err *err)
{
	pop_cache *cache = NULL;
	pop_status st = open_cache(&cache, conf, false, err);

	if (st == POP_OK)
		st = check_found(cache, conf, err);
	if (st == POP_OK)
		*out = cache;
	else
		pop_cache_close(cache);
	return st;
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

/* The nearest existing directory above decides whether it can be made. */
bool
pop_tool_can_store(const char *dir, char *text, size_t cap)
{
	char up[PATH_MAX];
	struct stat sb;
	int e;

	snprintf(up, sizeof(up), "%s", dir);
	while (stat(up, &sb) < 0 && go_up(up))
		;
	e = stat(up, &sb) < 0             ? errno
	    : !S_ISDIR(sb.st_mode)        ? ENOTDIR
	    : access(up, W_OK | X_OK) < 0 ? errno
					  : 0;
	if (e && strcmp(up, dir) == 0)
		snprintf(text, cap, "%s cannot be written: %s", dir,
			strerror(e));
	else if (e)
		snprintf(text, cap, "%s cannot be created below %s: %s", dir,
			up, strerror(e));
	return !e;
}

pop_status
pop_tool_check_entry(void *arg, const pop_cache_entry *e, pop_err *err)
{
	pop_exe_options o = {.key = &e->key, .every_byte = true};
	pop_exe *exe = NULL;
	pop_status st;

	(void)arg;
	st = pop_exe_open_fd(&exe, e->fd, e->path, &o, err);
	pop_exe_close(exe);
	return st;
}

pop_status
pop_tool_limits(pop_gc_limits *out, const pop_conf *conf, pop_err *err)
{
	const struct {
		pop_opt opt;
		int64_t *to;
		bool (*read)(pop_str s, int64_t *out);
	} row[] = {
		{POP_OPT_cache_max_size, &out->bytes, pop_cli_int},
		{POP_OPT_cache_max_count, &out->count, pop_cli_int},
		{POP_OPT_cache_older_than, &out->age, pop_cli_age},
	};

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		const char *text = pop_conf_str(conf, row[i].opt);

		if (!*text)
			continue;
		if (!row[i].read(pop_str_of(text), row[i].to) || *row[i].to < 0)
			return pop_fail(err, POP_E_USAGE,
				"%s: %s=%s: expected a number of at least 0, as "
				"20G, 1000 or 30d",
				pop_conf_origin(conf, row[i].opt),
				pop_opt_info_of[row[i].opt].name, text);
	}
	return POP_OK;
}

pop_status
pop_tool_path(char *out, size_t cap, pop_err *err)
{
	ssize_t n = readlink("/proc/self/exe", out, cap - 1);

	if (n < 0 || (size_t)n >= cap - 1)
		return pop_fail(err, POP_E_IO,
			"read the link /proc/self/exe: %s",
			n < 0 ? strerror(errno) : "the path is too long");
	out[n] = '\0';
	return POP_OK;
}

pop_status
pop_tool_dir(char *out, size_t cap, pop_err *err)
{
	char *slash;

	POP_TRY(pop_tool_path(out, cap, err));
	slash = strrchr(out, '/');
	if (slash)
		*slash = '\0';
	return POP_OK;
}

pop_status
pop_parts_make(pop_parts *out, const pop_conf *conf, const pop_customs *customs,
	pop_err *err)
{
	pop_buf b = {0};
	pop_status st;

	POP_TRY(pop_target_resolve(&out->target, conf, 0, err));
	pop_target_write(&out->target, &b);
	st = pop_buf_finish(&b, err);
	out->target_digest = pop_digest_of(b.data, b.len);
	b.len = 0;
	pop_conf_key(conf, &b);
	if (st == POP_OK)
		st = pop_buf_finish(&b, err);
	out->option_digest = pop_digest_of(b.data, b.len);
	if (st == POP_OK)
		st = pop_customs_digest(&out->custom_digest, customs, err);
	pop_buf_release(&b);
	return st;
}

pop_status
pop_parts_ask(pop_alias_query *q, const pop_parts *parts, const void *data,
	size_t n, pop_err *err)
{
	q->options = parts->option_digest;
	q->target = parts->target_digest;
	q->customs = parts->custom_digest;
	q->epoch = POP_COMPILER_EPOCH;
	/* A thread costs as much as hashing a megabyte. */
	q->threads = n > MANY_BYTES ? (unsigned)pop_usable_cpus() : 0;
	return pop_alias_ask(q, data, n, err);
}
