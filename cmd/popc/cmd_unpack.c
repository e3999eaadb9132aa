/* popc unpack: a bundle into the cache, or a look at one. */

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cache/bundle.h"
#include "cmd/popc/commands.h"
#include "lib/base/fs.h"
#include "lib/base/json.h"
#include "lib/exe/exe.h"

struct options {
	pop_common common;
	bool list, check, replace;
};

#define AT(field) POP_CLI_OFFSET(struct options, field)

static const pop_cli_opt table[] = {
	{"list", 'l', POP_CLI_FLAG, AT(list), 0, NULL,
		"print what the bundle holds, read no more"},
	{"check", 0, POP_CLI_FLAG, AT(check), 0, NULL,
		"read and check everything, store nothing"},
	{"replace", 0, POP_CLI_FLAG, AT(replace), 0, NULL,
		"entries of other bytes under the same key give way"},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc unpack [options] FILE [KEY ...]",
	.text = "Stores the entries of a bundle, or those of these keys, in the "
		"cache.  What is\nthere already stays; other bytes under one "
		"key are reported, status 7.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
	.needs = "bundle",
	.hint = "popc unpack --help has the usage",
};

struct unpacking {
	const struct options *o;
	const pop_digest *key;
	bool *seen; /* of each key */
	size_t nkey;
	pop_buf out;
	pop_json json;
	uint64_t count[POP_BUNDLE_OUTCOMES];
};

static const char *const outcome_name[] = {
	[POP_BUNDLE_STORED] = "stored",
	[POP_BUNDLE_SAME] = "same",
	[POP_BUNDLE_REPAIRED] = "repaired",
	[POP_BUNDLE_CONFLICT] = "conflict",
	[POP_BUNDLE_CHECKED] = "good",
};

static bool
wants(void *arg, const pop_bundle_line *l)
{
	struct unpacking *u = arg;
	bool is = !u->nkey;

	if (l->kind != POP_BUNDLE_ENTRY)
		return is;
	for (size_t i = 0; i < u->nkey; i++)
		if (pop_digest_eq(u->key[i], l->name))
			is = u->seen[i] = true;
	return is;
}

static pop_status
check(void *arg, pop_digest key, const void *data, size_t n, pop_err *err)
{
	pop_exe_options o = {.key = &key, .every_byte = true};
	pop_exe *exe = NULL;
	char name[POP_CACHE_NAME_MAX];
	pop_status st;

	(void)arg;
	pop_cache_name(name, key);
	st = pop_exe_open_bytes(&exe, data, n, name, &o, err);
	pop_exe_close(exe);
	return st;
}

static void
print_line(struct unpacking *u, const pop_bundle_line *l, const char *what)
{
	char hex[33];

	pop_digest_print(hex, l->name);
	if (u->o->common.json) {
		pop_json_object(&u->json, NULL);
		pop_json_cstr(&u->json,
			l->kind == POP_BUNDLE_ENTRY ? "key" : "alias", hex);
		pop_json_u64(&u->json, "bytes", l->bytes);
		if (what)
			pop_json_cstr(&u->json, "outcome", what);
		pop_json_end_object(&u->json);
		return;
	}
	if (l->kind == POP_BUNDLE_ALIAS)
		return;
	pop_buf_printf(&u->out, "%s%s%s %" PRIu64 "\n", hex, what ? " " : "",
		what ? what : "", l->bytes);
}

static void
visit(void *arg, const pop_bundle_line *l, pop_bundle_outcome outcome)
{
	struct unpacking *u = arg;

	if (l->kind == POP_BUNDLE_ENTRY)
		u->count[outcome]++;
	print_line(u, l, outcome_name[outcome]);
}

static pop_status
store(struct unpacking *u, pop_bundle *b, const pop_cache *cache, pop_err *err)
{
	const pop_bundle_opts o = {.check_only = u->o->check,
		.replace = u->o->replace,
		.wants = wants,
		.check = check,
		.visit = visit,
		.arg = u};

	if (u->o->list) {
		size_t n;
		const pop_bundle_line *l = pop_bundle_lines(b, &n);

		for (size_t i = 0; i < n; i++)
			if (wants(u, &l[i]))
				print_line(u, &l[i], NULL);
		return POP_OK;
	}
	return pop_bundle_unpack(b, cache, &o, err);
}

/* What is left to say once the lines are printed. */
static pop_status
conclude(const struct unpacking *u, pop_err *err)
{
	char hex[33];

	for (size_t i = 0; i < u->nkey; i++) {
		if (u->seen[i])
			continue;
		pop_digest_print(hex, u->key[i]);
		return pop_fail(
			err, POP_E_MISS, "%s is not in the bundle", hex);
	}
	if (u->count[POP_BUNDLE_CONFLICT])
		return pop_fail(err, POP_E_DIFFER,
			"%" PRIu64 " %s of the cache other bytes and stay; "
			"--replace takes those of the bundle",
			u->count[POP_BUNDLE_CONFLICT],
			pop_word(u->count[POP_BUNDLE_CONFLICT], "entry has",
				"entries have"));
	return POP_OK;
}

static pop_status
unpack(struct unpacking *u, const char *path, const pop_cache *cache,
	pop_err *err)
{
	pop_file f = {0};
	pop_bundle *b = NULL;
	pop_status st;

	st = pop_file_map(&f, path, 0, err);
	if (st == POP_E_MISS)
		st = pop_tool_no_file(path, err);
	POP_TRY(st);
	pop_json_init(&u->json, &u->out);
	if (u->o->common.json) {
		pop_json_object(&u->json, NULL);
		pop_json_int(&u->json, "schema", 1);
		pop_json_array(&u->json, "members");
	}
	st = pop_bundle_open(&b, f.data, f.len, err);
	if (st == POP_OK)
		st = store(u, b, cache, err);
	if (st != POP_OK)
		(void)pop_wrap(err, st, "%s", path);
	if (u->o->common.json) {
		pop_json_end_array(&u->json);
		pop_json_end_object(&u->json);
		pop_buf_char(&u->out, '\n');
	}
	pop_bundle_close(b);
	pop_file_release(&f);
	if (st == POP_OK || !u->o->common.json) {
		pop_err own;

		if (pop_print(&u->out, &own) != POP_OK && st == POP_OK)
			st = pop_fail(err, POP_E_IO, "%s", own.text);
	}
	return st == POP_OK ? conclude(u, err) : st;
}

static pop_status
run(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	const struct options *o = target;
	struct unpacking u = {.o = o};
	pop_cache *cache = NULL;
	pop_digest *key;
	pop_status st = POP_OK;

	u.nkey = cli->narg - 1;
	key = calloc(cli->narg, sizeof(*key));
	u.seen = calloc(cli->narg, sizeof(*u.seen));
	u.key = key;
	if (!key || !u.seen)
		st = pop_fail(err, POP_E_NOMEM, "out of memory");
	for (size_t i = 1; i < cli->narg && st == POP_OK; i++)
		if (!pop_digest_parse(
			    &key[i - 1], cli->arg[i], strlen(cli->arg[i])))
			st = pop_fail(err, POP_E_USAGE,
				"'%s' is no key, 32 hexadecimal digits",
				cli->arg[i]);
	if (st == POP_OK && !o->list && !o->check)
		st = pop_tool_cache(&cache, conf, err);
	if (st == POP_OK)
		st = unpack(&u, cli->arg[0], cache, err);
	pop_buf_release(&u.out);
	free(key);
	free(u.seen);
	pop_cache_close(cache);
	return st;
}

pop_status
popc_cmd_unpack(int argc, char **argv, pop_err *err)
{
	struct options o = {0};

	return pop_command_run(&spec, argc, argv, &o, run, err);
}
