/* popc gc: keeps the cache within bounds. */

#include <inttypes.h>
#include <string.h>

#include "cache/manage.h"
#include "cmd/popc/commands.h"
#include "lib/base/json.h"

struct options {
	pop_common common;
	const char *max_size, *max_count, *older_than;
	bool dry_run;
};

#define AT(field) POP_CLI_OFFSET(struct options, field)

static const pop_cli_opt table[] = {
	{"max-size", 0, POP_CLI_STR, AT(max_size), 0, "BYTES",
		"keep at most so many bytes of entries; K, M, G, T"},
	{"max-count", 0, POP_CLI_STR, AT(max_count), 0, "N",
		"keep at most so many entries"},
	{"older-than", 0, POP_CLI_STR, AT(older_than), 0, "AGE",
		"remove what was not used for so long; s, m, h, d, w"},
	{"dry-run", 'n', POP_CLI_FLAG, AT(dry_run), 0, NULL,
		"say what would go; remove nothing"},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc gc [options]",
	.text = "Removes entries, the longest unused first, until no limit is "
		"exceeded; without\noptions those of the settings count.  "
		"Then removes stale files of .popcache.\nPinned entries stay.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
	.no_arguments = true,
};

struct output {
	const struct options *o;
	pop_buf out;
	pop_json json;
};

static void
print_item(void *arg, const pop_cache_item *item)
{
	struct output *p = arg;
	char key[33];

	pop_digest_print(key, item->key);
	if (!p->o->common.json) {
		pop_buf_printf(&p->out, "%s %s %" PRIu64 "\n", key,
			p->o->dry_run ? "would go" : "removed", item->bytes);
		return;
	}
	pop_json_object(&p->json, NULL);
	pop_json_cstr(&p->json, "key", key);
	pop_json_u64(&p->json, "bytes", item->bytes);
	pop_json_int(&p->json, "used", item->used);
	pop_json_end_object(&p->json);
}

static void
print_report(struct output *p, const pop_gc_report *r)
{
	const struct {
		const char *name;
		uint64_t v;
	} row[] = {
		{"entries", r->entries},
		{"bytes", r->bytes},
		{"removed_entries", r->removed},
		{"removed_bytes", r->removed_bytes},
		{"pinned", r->pinned},
		{"busy", r->busy},
		{"failed", r->failed},
		{"stale_files", r->side},
	};

	if (p->o->common.json) {
		for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++)
			pop_json_u64(&p->json, row[i].name, row[i].v);
		return;
	}
	pop_buf_printf(&p->out,
		"%s%" PRIu64 " of %" PRIu64 " entries, %" PRIu64 " of %" PRIu64
		" bytes, %" PRIu64 " stale files\n",
		p->o->dry_run ? "would remove " : "removed ", r->removed,
		r->entries, r->removed_bytes, r->bytes, r->side);
}

/* What the limits could not have. */
static pop_status
check_report(const pop_gc_report *r, pop_err *err)
{
	if (r->pinned)
		pop_warn("%" PRIu64 " pinned %s; see popc pin", r->pinned,
			pop_word(r->pinned, "entry stays", "entries stay"));
	if (r->busy)
		pop_warn("%" PRIu64 " %s, being compiled or used meanwhile",
			r->busy,
			pop_word(r->busy, "entry stays", "entries stay"));
	if (r->failed)
		return pop_fail(err, POP_E_IO,
			"%" PRIu64 " %s could not be removed; the first: %s",
			r->failed, pop_word(r->failed, "entry", "entries"),
			r->reason);
	return POP_OK;
}

static pop_status
limit(int64_t *out, const char *name, const char *text, pop_err *err)
{
	if (!text)
		return POP_OK;
	if (strcmp(name, "older-than") == 0
			? pop_cli_age(pop_str_of(text), out)
			: pop_cli_int(pop_str_of(text), out))
		if (*out >= 0)
			return POP_OK;
	return pop_fail(err, POP_E_USAGE, "--%s=%s: expected %s", name, text,
		strcmp(name, "older-than") == 0
			? "a time, as 12h or 30d"
			: "a number of at least 0, as 20G");
}

static pop_status
limits_of(pop_gc_limits *out, const struct options *o, const pop_conf *conf,
	pop_err *err)
{
	bool own = o->max_size || o->max_count || o->older_than;

	*out = (pop_gc_limits){-1, -1, -1, o->dry_run};
	POP_TRY(limit(&out->bytes, "max-size", o->max_size, err));
	POP_TRY(limit(&out->count, "max-count", o->max_count, err));
	POP_TRY(limit(&out->age, "older-than", o->older_than, err));
	return own ? POP_OK : pop_tool_limits(out, conf, err);
}

static pop_status
collect(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	const struct options *o = target;
	struct output p = {.o = o};
	pop_cache *cache = NULL;
	pop_gc_limits limits;
	pop_gc_report r;
	pop_status st;

	(void)cli;
	POP_TRY(limits_of(&limits, o, conf, err));
	POP_TRY(pop_tool_cache_found(&cache, conf, err));
	pop_json_init(&p.json, &p.out);
	if (o->common.json) {
		pop_json_object(&p.json, NULL);
		pop_json_int(&p.json, "schema", 1);
		pop_json_array(&p.json, "removed");
	}
	st = pop_cache_gc(&r, cache, &limits, print_item, &p, err);
	if (o->common.json)
		pop_json_end_array(&p.json);
	if (st == POP_OK)
		print_report(&p, &r);
	if (o->common.json) {
		pop_json_end_object(&p.json);
		pop_buf_char(&p.out, '\n');
	}
	if (st == POP_OK)
		st = pop_print(&p.out, err);
	if (st == POP_OK)
		st = check_report(&r, err);
	pop_buf_release(&p.out);
	pop_cache_close(cache);
	return st;
}

pop_status
popc_cmd_gc(int argc, char **argv, pop_err *err)
{
	struct options o = {0};

	return pop_command_run(&spec, argc, argv, &o, collect, err);
}
