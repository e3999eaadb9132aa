/* popc why: whether each graph is a hit, and if not, what the nearest entry
 * differs in, down to the operation. */

#include <string.h>

#include "cmd/popc/commands.h"
#include "cmd/popc/farm.h"
#include "cmd/popc/why.h"

struct options {
	pop_common common;
	bool all;
	const char *against;
	pop_cli_list custom_op, shape;
};

#define AT(field) POP_CLI_OFFSET(struct options, field)

static const pop_cli_opt table[] = {
	{"against", 0, POP_CLI_STR, AT(against), 0, "KEY|GRAPH",
		"compare with this entry, or graph, not with the nearest"},
	{"all", 'a', POP_CLI_FLAG, AT(all), 0, NULL,
		"tell all differences, not just the first"},
	POP_CUSTOMS_OPTION(AT(custom_op)),
	POP_SHAPE_OPTION(AT(shape)),
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc why [options] GRAPH ...",
	.text = "Says whether each GRAPH is in the cache, and if not, why: what "
		"the nearest entry\ndiffers in, which of it counts, and the "
		"command that makes it a hit.  Changes nothing.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
	.needs = "graph",
	.hint = "popc why --help has the usage",
};

/* What all graphs share. */
struct run {
	const struct options *o;
	const pop_conf *conf;
	pop_cache *cache;
	pop_customs customs;
	pop_parts parts;
	popc_near near;
	bool scanned;
	pop_status all;
	pop_buf out;
	pop_json json;
};

static pop_status
scan(struct run *r, pop_err *err)
{
	if (r->scanned)
		return POP_OK;
	POP_TRY(popc_near_scan(&r->near, r->cache, err));
	r->scanned = true;
	if (r->near.passed_over)
		pop_warn("%zu of %zu entries were not looked at",
			r->near.passed_over, r->near.n + r->near.passed_over);
	return POP_OK;
}

/* The entry of --against, which must be there, or the graph. */
static pop_status
compare_with(struct run *r, popc_why *w, pop_err *err)
{
	pop_digest key;

	if (!pop_digest_parse(&key, r->o->against, strlen(r->o->against)))
		return popc_why_compare_file(
			w, r->o->against, &r->parts, &r->customs, err);
	for (size_t i = 0; i < r->near.n; i++)
		if (pop_digest_eq(r->near.at[i].key, key))
			return popc_why_compare(w, &r->near.at[i], err);
	return pop_fail(err, POP_E_MISS,
		"--against=%s: the cache has no such entry", r->o->against);
}

/* Did the cache know these bytes by themselves? */
static pop_status
know_bytes(struct run *r, popc_why *w, pop_err *err)
{
	pop_alias_query q;
	pop_alias a = {0};
	pop_err ignored;

	POP_TRY(pop_parts_ask(
		&q, &r->parts, w->src.file.data, w->src.file.len, err));
	w->noted = pop_alias_is_noted(r->cache, &q, w->src.key.key);
	if (pop_alias_find(&a, r->cache, &q, &ignored) != POP_OK)
		return POP_OK;
	w->by_bytes = pop_digest_eq(a.key, w->src.key.key);
	pop_alias_release(&a);
	return POP_OK;
}

static pop_status
explain(struct run *r, popc_why *w, const char *path, pop_err *err)
{
	POP_TRY(popc_source_open(
		&w->src, path, r->conf, &r->parts.target, &r->customs, err));
	w->src.request.want_places = true;
	POP_TRY(popc_source_read(&w->src, err));
	POP_TRY(know_bytes(r, w, err));
	popc_verdict_make(&w->verdict, r->cache, &w->src.key, w->noted);
	if (w->verdict.reason == POPC_REASON_HIT && !r->o->against)
		return POP_OK;
	POP_TRY(scan(r, err));
	popc_verdict_near(&w->verdict, &r->near, &w->src.key);
	popc_estimate_make(
		&w->estimate, r->cache, &r->near, &w->verdict, &w->src.key);
	if (r->o->against)
		return compare_with(r, w, err);
	return popc_why_nearest(w, &r->near, err);
}

/* One that cannot be read is told of, and does not keep the others back. */
static pop_status
tell(struct run *r, popc_why *w, const char *path, pop_err *err)
{
	pop_err e = {0};
	pop_status st = explain(r, w, path, &e);

	if (st == POP_E_NOMEM)
		return pop_fail(err, st, "%s", e.text);
	if (st != POP_OK) {
		pop_error("%s", e.text);
		popc_failed_print(NULL, st, path, &e,
			r->o->common.json ? &r->json : NULL, &r->out);
		r->all = popc_worse(r->all, st);
	} else if (r->o->common.json) {
		popc_why_json(w, &r->json);
	} else {
		popc_why_print(w, &r->out);
	}
	return POP_OK;
}

static pop_status
each_graph(struct run *r, const pop_cli *cli, pop_err *err)
{
	pop_json_init(&r->json, &r->out);
	if (r->o->common.json) {
		pop_json_object(&r->json, NULL);
		pop_json_int(&r->json, "schema", 1);
		pop_json_array(&r->json, "graphs");
	}
	for (size_t i = 0; i < cli->narg; i++) {
		popc_why w = {.conf = r->conf,
			.cache = r->cache,
			.all = r->o->all,
			.custom_op = &r->o->custom_op,
			.shape = &r->o->shape,
			.config = r->o->common.config};
		pop_status st = tell(r, &w, cli->arg[i], err);

		popc_why_release(&w);
		POP_TRY(st);
	}
	if (r->o->common.json) {
		pop_json_end_array(&r->json);
		pop_json_end_object(&r->json);
		pop_buf_char(&r->out, '\n');
	}
	POP_TRY(pop_print(&r->out, err));
	return r->all;
}

static pop_status
body(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	const struct options *o = target;
	struct run r = {.o = o, .conf = conf};
	pop_status st =
		pop_customs_load(&r.customs, &o->custom_op, &o->shape, err);

	if (st == POP_OK)
		st = pop_parts_make(&r.parts, conf, &r.customs, err);
	if (st == POP_OK)
		st = pop_tool_cache_view(&r.cache, conf, err);
	if (st == POP_OK)
		st = each_graph(&r, cli, err);
	pop_buf_release(&r.out);
	popc_near_release(&r.near);
	pop_customs_release(&r.customs);
	pop_cache_close(r.cache);
	return st;
}

pop_status
popc_cmd_why(int argc, char **argv, pop_err *err)
{
	struct options o = {0};

	return pop_command_run(&spec, argc, argv, &o, body, err);
}
