/* popc pin, unpin, rm: commands whose arguments are keys. */

#include <string.h>

#include "cache/manage.h"
#include "cmd/popc/commands.h"
#include "lib/base/json.h"

struct options {
	pop_common common;
};

static const pop_cli_spec pin_spec = {
	.usage = "popc pin [options] KEY ...",
	.text = "Keeps keys from being removed by popc gc, whether or not they "
		"are in the cache\nyet.",
	.common = pop_common_options,
	.settings = true,
};

static const pop_cli_spec unpin_spec = {
	.usage = "popc unpin [options] KEY ...",
	.text = "Lets popc gc remove these keys again.",
	.common = pop_common_options,
	.settings = true,
};

static const pop_cli_spec rm_spec = {
	.usage = "popc rm [options] KEY ...",
	.text = "Removes entries from the writable directory, pinned or not.",
	.common = pop_common_options,
	.settings = true,
};

typedef pop_status action(const pop_cache *c, pop_digest key, pop_err *err);

static pop_status
do_pin(const pop_cache *c, pop_digest key, pop_err *err)
{
	return pop_cache_pin(c, key, true, err);
}

static pop_status
do_unpin(const pop_cache *c, pop_digest key, pop_err *err)
{
	return pop_cache_pin(c, key, false, err);
}

/* All keys are read before anything is done. */
static pop_status
check_keys(const pop_cli *cli, pop_err *err)
{
	pop_digest key;

	if (!cli->narg)
		return pop_fail(err, POP_E_USAGE,
			"no key given; popc ls lists those of the cache");
	for (size_t i = 0; i < cli->narg; i++)
		if (!pop_digest_parse(&key, cli->arg[i], strlen(cli->arg[i])))
			return pop_fail(err, POP_E_USAGE,
				"'%s' is no key, 32 hexadecimal digits; popc "
				"key GRAPH prints that of a graph",
				cli->arg[i]);
	return POP_OK;
}

static pop_status
each_key(const pop_conf *conf, const pop_cli *cli, action *act, pop_err *err)
{
	pop_cache *cache = NULL;
	pop_status st;

	POP_TRY(check_keys(cli, err));
	POP_TRY(pop_tool_cache(&cache, conf, err));
	st = POP_OK;
	for (size_t i = 0; i < cli->narg && st == POP_OK; i++) {
		pop_digest key = {{0}};

		if (pop_digest_parse(&key, cli->arg[i], strlen(cli->arg[i])))
			st = act(cache, key, err);
	}
	pop_cache_close(cache);
	return st;
}

static pop_status
run(const pop_cli_spec *spec, action *act, int argc, char **argv, pop_err *err)
{
	struct options o = {0};
	pop_conf *conf;
	pop_cli cli;
	bool done;
	pop_status st;

	st = pop_command_begin(&cli, &conf, spec, argc, argv, &o, &done, err);
	if (st == POP_OK && !done)
		st = each_key(conf, &cli, act, err);
	pop_command_end(&cli, conf);
	return st;
}

pop_status
popc_cmd_pin(int argc, char **argv, pop_err *err)
{
	return run(&pin_spec, do_pin, argc, argv, err);
}

pop_status
popc_cmd_unpin(int argc, char **argv, pop_err *err)
{
	return run(&unpin_spec, do_unpin, argc, argv, err);
}

pop_status
popc_cmd_rm(int argc, char **argv, pop_err *err)
{
	return run(&rm_spec, pop_cache_remove, argc, argv, err);
}
