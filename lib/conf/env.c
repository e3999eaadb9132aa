/*
 * The environment; the one file of the project that reads it.  Variables with
 * a row of their own in the tables are settings; TF_POPLAR_FLAGS holds many,
 * and a few only suggest a value that anything else replaces.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/conf/conf_int.h"

enum { MAX_PATH = 4096 };

/* NULL if unset or empty.  The only caller of getenv in the project. */
static const char *
env(const char *name)
{
	const char *s = getenv(name);

	return s && *s ? s : NULL;
}

pop_status
conf_expand(pop_conf *c, pop_str s, const char **out, pop_err *err)
{
	const char *home = env("HOME");
	char path[MAX_PATH];
	int n;

	if (!pop_str_has_prefix(s, "~/"))
		return conf_strdup(c, s, out, err);
	if (!home)
		return pop_fail(err, POP_E_INPUT,
			"'%.*s': HOME, which ~ stands for, is not set",
			s.len > 64 ? 64 : (int)s.len, s.ptr);
	n = snprintf(path, sizeof(path), "%s%.*s", home, (int)(s.len - 1),
		s.ptr + 1);
	if (n < 0 || (size_t)n >= sizeof(path))
		return pop_fail(err, POP_E_USAGE,
			"'%.*s': the path is too long",
			s.len > 64 ? 64 : (int)s.len, s.ptr);
	return conf_strdup(c, pop_str_of(path), out, err);
}

/* A level that is no number counts as 0, as the original has it. */
static bool
is_lenient(pop_opt opt)
{
	return opt == POP_OPT_tf_cpp_min_log_level;
}

static pop_status
load_variables(pop_conf *c, pop_err *err)
{
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++) {
		const char *name = pop_opt_info_of[opt].env;
		const char *text = name ? env(name) : NULL;
		pop_status st;

		if (!text)
			continue;
		st = pop_conf_set(
			c, opt, POP_RANK_ENV, pop_str_of(text), name, err);
		if (st == POP_E_USAGE && is_lenient(opt))
			st = conf_note(c, err, false,
				"%s: '%s' is not a number from 0 to 3; "
				"0 is used",
				name, text);
		POP_TRY(st);
	}
	return POP_OK;
}

bool
pop_conf_user_path(const pop_conf *c, const char *name, char *out, size_t cap)
{
	const char *base = pop_conf_str(c, POP_OPT_xdg_cache_home);
	const char *home = env("HOME");
	int n = -1;

	/* The standard that defines the variable says to ignore others. */
	if (base[0] == '/')
		n = snprintf(out, cap, "%s/popc/%s", base, name);
	else if (home)
		n = snprintf(out, cap, "%s/.cache/popc/%s", home, name);
	return n >= 0 && (size_t)n < cap;
}

static pop_status
hint_cache(pop_conf *c, pop_err *err)
{
	const char *base = pop_conf_str(c, POP_OPT_xdg_cache_home);
	const char *origin =
		base[0] == '/' ? "XDG_CACHE_HOME" : "default, in HOME";
	char path[MAX_PATH];

	if (!pop_conf_user_path(c, "executables", path, sizeof(path)))
		return POP_OK;
	return pop_conf_set(c, POP_OPT_executable_cache_path, POP_RANK_HINT,
		pop_str_of(path), origin, err);
}

/* A variable that others set for their own purposes: bad ones are noted. */
static pop_status
hint_number(pop_conf *c, pop_opt opt, const char *name, pop_err *err)
{
	const char *text = env(name);
	pop_status st = POP_OK;
	char most[24];
	int64_t n;

	/* A large host: more threads than can be used are all that can be. */
	if (text && opt == POP_OPT_threads &&
		pop_str_i64(pop_str_of(text), &n) && n > conf_greatest(opt)) {
		snprintf(most, sizeof(most), "%lld",
			(long long)conf_greatest(opt));
		text = most;
	}
	if (text)
		st = pop_conf_set(
			c, opt, POP_RANK_HINT, pop_str_of(text), name, err);
	if (st == POP_E_USAGE)
		return conf_note(
			c, err, false, "%s: '%s' is ignored", name, text);
	return st;
}

/* An allocation has IPUs of its own, in whatever number it was given. */
static pop_status
hint_pool(pop_conf *c, pop_err *err)
{
	const char *partition = pop_conf_str(c, POP_OPT_vipu_partition);
	const char *job = pop_conf_str(c, POP_OPT_slurm_job_id);
	char name[80];

	if (!*partition && !*job)
		return POP_OK;
	POP_TRY(hint_number(c, POP_OPT_ipus, "IPUS", err));
	if (*partition)
		return conf_strdup(c, pop_str_of(partition), &c->pool, err);
	if (pop_conf_rank_of(c, POP_OPT_ipus) != POP_RANK_HINT)
		return POP_OK;
	snprintf(name, sizeof(name), "slurm_%s", job);
	return conf_strdup(c, pop_str_of(name), &c->pool, err);
}

static pop_status
load_env(pop_conf *c, pop_err *err)
{
	const char *flags = env("TF_POPLAR_FLAGS");

	POP_TRY(load_variables(c, err));
	POP_TRY(hint_cache(c, err));
	POP_TRY(hint_number(c, POP_OPT_threads, "SLURM_CPUS_PER_TASK", err));
	POP_TRY(hint_pool(c, err));
	if (flags)
		POP_TRY(pop_conf_load_flags(c, flags, err));
	return POP_OK;
}

pop_status
pop_conf_load(pop_conf *c, const char *path, pop_err *err)
{
	POP_TRY(load_env(c, err));
	if (path)
		POP_TRY(pop_conf_load_yaml(c, path, err));
	return conf_load_engine(c, err);
}

bool
pop_conf_which(const char *program, char *out, size_t cap)
{
	const char *path = env("PATH");

	while (path && *path) {
		size_t n = strcspn(path, ":");
		int len = snprintf(out, cap, "%.*s/%s", (int)n, path, program);

		if (len > 0 && (size_t)len < cap && access(out, X_OK) == 0)
			return true;
		path += n + (path[n] == ':');
	}
	return false;
}
