/* popc pin, unpin, rm: commands whose arguments are keys. */

#include <string.h>

#include "cache/manage.h"
#include "cmd/popc/commands.h"
#include "cmd/popc/farm.h"
#include "lib/base/json.h"

static const pop_cli_spec pin_spec = {
	.usage = "popc pin [options] KEY ...",
	.text = "Keeps keys from being removed by popc gc, whether or not they "
		"are in the cache\nyet.",
	.common = pop_common_options,
	.settings = true,
	.needs = "key",
	.hint = "popc ls lists those of the cache",
};

static const pop_cli_spec unpin_spec = {
	.usage = "popc unpin [options] KEY ...",
	.text = "Lets popc gc remove these keys again.",
	.common = pop_common_options,
	.settings = true,
	.needs = "key",
	.hint = "popc ls lists those of the cache",
};

static const pop_cli_spec rm_spec = {
	.usage = "popc rm [options] KEY ...",
	.text = "Removes entries from the writable directory, pinned or not.",
	.common = pop_common_options,
	.settings = true,
	.needs = "key",
	.hint = "popc ls lists those of the cache",
};

/* What is done to each key, and what is said of it. */
struct action {
	pop_common common;
	pop_status (*act)(const pop_cache *c, pop_digest key, pop_err *err);
	const char *outcome;
};

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

	for (size_t i = 0; i < cli->narg; i++)
		if (!pop_digest_parse(&key, cli->arg[i], strlen(cli->arg[i])))
			return pop_fail(err, POP_E_USAGE,
				"'%s' is no key, 32 hexadecimal digits; popc "
				"key GRAPH prints that of a graph",
				cli->arg[i]);
	return POP_OK;
}

static void
report(pop_json *json, const char *key, pop_status st, const char *outcome,
	const pop_err *e)
{
	pop_json_object(json, NULL);
	pop_json_cstr(json, "key", key);
	if (st == POP_OK) {
		pop_json_cstr(json, "outcome", outcome);
	} else {
		pop_json_int(json, "status", pop_status_exit(st));
		pop_json_cstr(json, "error", e->text);
	}
	pop_json_end_object(json);
}

/* One that fails does not keep the others back. */
static pop_status
each_key(const struct action *a, const pop_cache *cache, const pop_cli *cli,
	pop_json *json)
{
	pop_status all = POP_OK;

	for (size_t i = 0; i < cli->narg; i++) {
		pop_digest key = {{0}};
		pop_err e = {0};
		pop_status st;

		if (!pop_digest_parse(&key, cli->arg[i], strlen(cli->arg[i])))
			continue;
		st = a->act(cache, key, &e);
		if (st != POP_OK)
			pop_error("%s", e.text);
		if (a->common.json)
			report(json, cli->arg[i], st, a->outcome, &e);
		all = popc_worse(all, st);
	}
	return all;
}

static pop_status
body(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	const struct action *a = target;
	pop_cache *cache = NULL;
	pop_buf out = {0};
	pop_json json;
	pop_status all;

	POP_TRY(check_keys(cli, err));
	POP_TRY(pop_tool_cache_found(&cache, conf, err));
	pop_json_init(&json, &out);
	if (a->common.json) {
		pop_json_object(&json, NULL);
		pop_json_int(&json, "schema", 1);
		pop_json_array(&json, "keys");
	}
	all = each_key(a, cache, cli, &json);
	if (a->common.json) {
		pop_json_end_array(&json);
		pop_json_end_object(&json);
		pop_buf_char(&out, '\n');
	}
	pop_cache_close(cache);
	POP_TRY(pop_print(&out, err));
	return all;
}

pop_status
popc_cmd_pin(int argc, char **argv, pop_err *err)
{
	struct action a = {.act = do_pin, .outcome = "pinned"};

	return pop_command_run(&pin_spec, argc, argv, &a, body, err);
}

pop_status
popc_cmd_unpin(int argc, char **argv, pop_err *err)
{
	struct action a = {.act = do_unpin, .outcome = "unpinned"};

	return pop_command_run(&unpin_spec, argc, argv, &a, body, err);
}

pop_status
popc_cmd_rm(int argc, char **argv, pop_err *err)
{
	struct action a = {.act = pop_cache_remove, .outcome = "removed"};

	return pop_command_run(&rm_spec, argc, argv, &a, body, err);
}
