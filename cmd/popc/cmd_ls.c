/* popc ls: what is in the cache. */

#include <inttypes.h>
#include <time.h>

#include "cmd/popc/commands.h"
#include "lib/base/json.h"

struct options {
	pop_common common;
	bool all;
};

static const pop_cli_opt table[] = {
	{"all", 'a', POP_CLI_FLAG, POP_CLI_OFFSET(struct options, all), 0, NULL,
		"also files that are not entries"},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc ls [options]",
	.text = "Lists the entries of the cache: key, bytes, time, directory.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
};

struct listing {
	const struct options *o;
	const pop_cache *cache;
	pop_buf out;
	pop_json json;
	uint64_t n, bytes;
};

static const char *const kind_name[] = {
	[POP_CACHE_ENTRY] = "entry",
	[POP_CACHE_ORIGINAL] = "original",
	[POP_CACHE_TEMP] = "temporary",
	[POP_CACHE_FOREIGN] = "foreign",
};

static void
print_item(struct listing *l, const pop_cache_item *item)
{
	char when[32] = "?";
	time_t t = (time_t)item->mtime;
	struct tm tm;

	if (gmtime_r(&t, &tm))
		strftime(when, sizeof(when), "%Y-%m-%dT%H:%M:%SZ", &tm);
	if (item->kind == POP_CACHE_ENTRY) {
		char key[33];

		pop_digest_print(key, item->key);
		pop_buf_str(&l->out, key);
	} else {
		pop_escape(&l->out, pop_str_of(item->name));
		pop_buf_printf(&l->out, " (%s)", kind_name[item->kind]);
	}
	pop_buf_printf(&l->out, " %10" PRIu64 " %s ", item->bytes, when);
	pop_escape(&l->out, pop_str_of(pop_cache_dir(l->cache, item->layer)));
	pop_buf_char(&l->out, '\n');
}

static void
print_json(struct listing *l, const pop_cache_item *item)
{
	char key[33];

	pop_json_object(&l->json, NULL);
	pop_json_cstr(&l->json, "name", item->name);
	pop_json_cstr(&l->json, "kind", kind_name[item->kind]);
	if (item->kind == POP_CACHE_ENTRY) {
		pop_digest_print(key, item->key);
		pop_json_cstr(&l->json, "key", key);
	}
	pop_json_u64(&l->json, "bytes", item->bytes);
	pop_json_int(&l->json, "mtime", item->mtime);
	if (item->used)
		pop_json_int(&l->json, "used", item->used);
	pop_json_cstr(
		&l->json, "directory", pop_cache_dir(l->cache, item->layer));
	pop_json_end_object(&l->json);
}

static pop_status
visit(void *arg, const pop_cache_item *item, pop_err *err)
{
	struct listing *l = arg;

	(void)err;
	if (item->kind != POP_CACHE_ENTRY && !l->o->all)
		return POP_OK;
	if (item->kind == POP_CACHE_ENTRY) {
		l->n++;
		l->bytes += item->bytes;
	}
	if (l->o->common.json)
		print_json(l, item);
	else
		print_item(l, item);
	return POP_OK;
}

static pop_status
list(struct listing *l, pop_err *err)
{
	pop_status st = POP_OK;

	pop_json_init(&l->json, &l->out);
	if (l->o->common.json) {
		pop_json_object(&l->json, NULL);
		pop_json_int(&l->json, "schema", 1);
		pop_json_array(&l->json, "files");
	}
	for (int i = 0; i < pop_cache_nlayer(l->cache); i++) {
		st = pop_cache_list(l->cache, i, visit, l, err);
		/* A directory that is not there yet is an empty cache. */
		if (st != POP_OK && st != POP_E_MISS)
			return st;
	}
	err->text[0] = '\0';
	if (l->o->common.json) {
		pop_json_end_array(&l->json);
		pop_json_u64(&l->json, "entries", l->n);
		pop_json_u64(&l->json, "bytes", l->bytes);
		pop_json_end_object(&l->json);
		pop_buf_char(&l->out, '\n');
	}
	return pop_print(&l->out, err);
}

pop_status
popc_cmd_ls(int argc, char **argv, pop_err *err)
{
	struct options o = {0};
	struct listing l = {.o = &o};
	pop_cache *cache = NULL;
	pop_conf *conf;
	pop_cli cli;
	bool done;
	pop_status st;

	st = pop_command_begin(&cli, &conf, &spec, argc, argv, &o, &done, err);
	if (st == POP_OK && !done && cli.narg)
		st = pop_fail(err, POP_E_USAGE,
			"'%s': popc ls takes no arguments", cli.arg[0]);
	if (st == POP_OK && !done)
		st = pop_tool_cache(&cache, conf, err);
	if (st == POP_OK && !done) {
		l.cache = cache;
		st = list(&l, err);
	}
	pop_buf_release(&l.out);
	pop_cache_close(cache);
	pop_command_end(&cli, conf);
	return st;
}
