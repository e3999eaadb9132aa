/*
 * popc plan: what popc compile would do with graphs, how long it would take,
 * and with how much memory.  Compiles nothing and writes nothing.
 */

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cmd/popc/commands.h"
#include "cmd/popc/estimate.h"
#include "cmd/popc/farm.h"
#include "cmd/popc/manifest.h"
#include "lib/base/json.h"
#include "lib/base/map.h"

struct options {
	pop_common common;
	bool require_hit;
	const char *jobs, *shard;
	pop_cli_list manifest, custom_op, shape;
};

#define AT(field) POP_CLI_OFFSET(struct options, field)

static const pop_cli_opt table[] = {
	{"jobs", 'j', POP_CLI_STR, AT(jobs), 0, "N|auto",
		"for so many processes at a time; auto if not given"},
	{"manifest", 0, POP_CLI_LIST, AT(manifest), 0, "FILE",
		"also the graphs named in FILE, one a line"},
	{"shard", 0, POP_CLI_STR, AT(shard), 0, "I/N",
		"of all graphs only every Nth, beginning with number I"},
	{"require-hit", 0, POP_CLI_FLAG, AT(require_hit), 0, NULL,
		"a graph that is not in the cache is an error, status 5"},
	POP_CUSTOMS_OPTION(AT(custom_op)),
	POP_SHAPE_OPTION(AT(shape)),
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc plan [options] GRAPH ...",
	.text = "Says what popc compile would do with each GRAPH, how long it "
		"would take and\nhow much memory.  Compiles nothing, writes "
		"nothing.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
};

/* What would become of a graph. */
enum fate {
	PLAN_HIT,
	PLAN_COMPILE,
	PLAN_WAIT, /* for another process that compiles it */
	PLAN_SAME, /* as one before it in the list */
	PLAN_FAIL, /* it failed before, and would be refused */
	PLAN_BAD,  /* it cannot be read */
	PLAN_COUNT
};

static const char *const fate_word[PLAN_COUNT] = {
	[PLAN_HIT] = "hit",
	[PLAN_COMPILE] = "compile",
	[PLAN_WAIT] = "wait",
	[PLAN_SAME] = "same",
	[PLAN_FAIL] = "fail",
	[PLAN_BAD] = "bad",
};

struct graph {
	enum fate fate;
	popc_reason reason;
	pop_status status; /* FAIL, BAD */
	pop_digest key;    /* but for BAD */
	popc_estimate estimate;
	char *text; /* FAIL, BAD: why; malloc'd */
};

struct run {
	const struct options *o;
	const pop_conf *conf;
	pop_cache *cache;
	pop_customs customs;
	pop_parts parts;
	popc_manifest graphs;
	popc_near near;
	bool scanned;
	struct graph *graph;
	pop_arena arena;
	pop_intmap seen; /* low half of a key to the graph that has it */
	int64_t jobs;
	pop_status all;
	/* Sums. */
	size_t n[PLAN_COUNT], unknown;
	double seconds, wall;
	uint64_t most_bytes, memory;
	int64_t most_jobs; /* that ever ran at the same time */
	pop_buf out;
	pop_json json;
};

/* ---- One graph. */

struct marking {
	struct run *r;
	size_t i;
	bool first;
};

static pop_status
mark(void *arg, pop_err *err)
{
	struct marking *m = arg;
	struct graph *g = &m->r->graph[m->i];
	uint64_t half;
	void **slot;

	(void)err;
	memcpy(&half, g->key.byte, sizeof(half));
	slot = pop_intmap_at(&m->r->seen, half);
	m->first = !*slot;
	if (m->first)
		*slot = g;
	return POP_OK;
}

/* By a note of the bytes, without reading the graph. */
static bool
hit_by_bytes(struct run *r, struct graph *g, const popc_source *src)
{
	popc_wanted w = {0};
	pop_alias_query q;
	pop_alias a = {0};
	bool hit = false, aside;
	pop_err ignored;

	if (pop_parts_ask(&q, &r->parts, src->file.data, src->file.len,
		    &ignored) != POP_OK ||
		pop_alias_find(&a, r->cache, &q, &ignored) != POP_OK)
		return false;
	g->key = a.key;
	w.check = &a.check;
	for (int i = 0; i < pop_cache_nlayer(r->cache) && !hit; i++)
		hit = pop_cache_examine(r->cache, i, a.key,
			      (pop_cache_check){popc_check_entry, &w}, &aside,
			      &ignored) == POP_OK;
	pop_alias_release(&a);
	return hit;
}

static pop_status
judge(struct run *r, struct graph *g, const pop_key *key, pop_err *err)
{
	popc_verdict v;

	g->key = key->key;
	popc_verdict_make(&v, r->cache, key, false);
	g->reason = v.reason;
	g->fate = v.reason == POPC_REASON_HIT      ? PLAN_HIT
		  : v.reason == POPC_REASON_BUSY   ? PLAN_WAIT
		  : v.reason == POPC_REASON_FAILED ? PLAN_FAIL
						   : PLAN_COMPILE;
	if (g->fate == PLAN_HIT)
		return POP_OK;
	if (g->fate == PLAN_FAIL) {
		g->status = v.status;
		g->text = strdup(v.text);
		return POP_OK;
	}
	if (!r->scanned)
		POP_TRY(popc_near_scan(&r->near, r->cache, err));
	r->scanned = true;
	popc_verdict_near(&v, &r->near, key);
	g->reason = v.reason;
	popc_estimate_make(&g->estimate, r->cache, &r->near, &v, key);
	return POP_OK;
}

/* POP_E_NOMEM ends the plan; a graph that cannot be read does not. */
static pop_status
look_at(struct run *r, size_t i, pop_err *err)
{
	struct graph *g = &r->graph[i];
	struct marking m = {r, i, true};
	popc_source src = {0};
	pop_err e = {0};
	pop_status st = popc_source_open(&src, r->graphs.path[i], r->conf,
		&r->parts.target, &r->customs, &e);

	if (st == POP_OK && hit_by_bytes(r, g, &src)) {
		g->fate = PLAN_HIT;
		g->reason = POPC_REASON_HIT;
	} else if (st == POP_OK) {
		st = popc_source_read(&src, &e);
		if (st == POP_OK)
			st = judge(r, g, &src.key, &e);
	}
	popc_source_close(&src);
	if (st == POP_E_NOMEM)
		return pop_fail(err, st, "%s", e.text);
	if (st != POP_OK) {
		g->fate = PLAN_BAD;
		g->status = st;
		g->text = strdup(e.text);
		return POP_OK;
	}
	POP_TRY(pop_arena_run(&r->arena, mark, &m, err));
	if (!m.first && g->fate != PLAN_HIT && g->fate != PLAN_FAIL)
		g->fate = PLAN_SAME;
	return POP_OK;
}

/* ---- All of them. */

static void
add_up(struct run *r)
{
	for (size_t i = 0; i < r->graphs.n; i++) {
		const struct graph *g = &r->graph[i];

		r->n[g->fate]++;
		if (g->fate == PLAN_BAD || g->fate == PLAN_FAIL)
			r->all = popc_worse(r->all, g->status);
		else if (g->fate != PLAN_HIT && r->o->require_hit)
			r->all = popc_worse(r->all, POP_E_MISS);
		if (g->fate != PLAN_COMPILE)
			continue;
		r->unknown += g->estimate.basis == POPC_BASIS_NONE;
		r->seconds += g->estimate.seconds;
		if (g->estimate.bytes > r->most_bytes)
			r->most_bytes = g->estimate.bytes;
	}
}

/* A process of the farm, in the simulation. */
struct worker {
	double end;
	uint64_t bytes;
};

/* Takes the worker that ends first away. */
static void
end_one(struct worker *at, int64_t *n, uint64_t *bytes, double *now)
{
	int64_t first = 0;

	for (int64_t i = 1; i < *n; i++)
		if (at[i].end < at[first].end)
			first = i;
	*now = at[first].end;
	*bytes -= at[first].bytes;
	at[first] = at[--*n];
}

/* As popc compile -j goes about it: in order, as many as there are processes
 * and memory for, one always. */
static pop_status
simulate(struct run *r, pop_err *err)
{
	struct worker *at = calloc((size_t)r->jobs, sizeof(*at));
	int64_t n = 0;
	uint64_t bytes = 0;
	double now = 0;

	if (!at)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	r->memory = pop_memory_limit() / 5 * 4;
	for (size_t i = 0; i < r->graphs.n; i++) {
		const popc_estimate *e = &r->graph[i].estimate;

		if (r->graph[i].fate != PLAN_COMPILE)
			continue;
		while (n && (n == r->jobs || bytes + e->bytes > r->memory))
			end_one(at, &n, &bytes, &now);
		at[n++] = (struct worker){now + e->seconds, e->bytes};
		bytes += e->bytes;
		if (n > r->most_jobs)
			r->most_jobs = n;
	}
	while (n)
		end_one(at, &n, &bytes, &now);
	r->wall = now;
	free(at);
	return POP_OK;
}

/* ---- Output. */

static void
put_bytes(pop_buf *out, uint64_t n)
{
	if (!n)
		pop_buf_char(out, '-');
	else
		pop_buf_printf(out, "%.1f MiB", (double)n / (1 << 20));
}

static void
print_graph(struct run *r, size_t i)
{
	const struct graph *g = &r->graph[i];
	const popc_estimate *e = &g->estimate;
	char hex[33] = "-";

	if (g->fate != PLAN_BAD)
		pop_digest_print(hex, g->key);
	pop_buf_printf(&r->out, "%s %s ", hex, fate_word[g->fate]);
	pop_escape(&r->out, pop_str_of(r->graphs.path[i]));
	if (g->fate == PLAN_COMPILE && e->basis == POPC_BASIS_NONE)
		pop_buf_printf(&r->out, " (%s; nothing is known to take from)",
			popc_reason_word[g->reason]);
	else if (g->fate == PLAN_COMPILE) {
		pop_buf_printf(&r->out, " (%s; %.3g s, ",
			popc_reason_word[g->reason], e->seconds);
		put_bytes(&r->out, e->bytes);
		pop_digest_print(hex, e->from);
		pop_buf_printf(
			&r->out, " by %s %s)", popc_basis_word[e->basis], hex);
	} else if (g->text) {
		pop_buf_printf(
			&r->out, " (status %d: ", pop_status_exit(g->status));
		pop_escape(&r->out, pop_str_of(g->text));
		pop_buf_char(&r->out, ')');
	}
	pop_buf_char(&r->out, '\n');
}

static void
print_sums(struct run *r)
{
	pop_buf *out = &r->out;

	pop_buf_printf(out,
		"%zu %s: %zu %s, %zu to compile, %zu to wait for, %zu "
		"the same as others, %zu known to fail, %zu bad\n",
		r->graphs.n, pop_word(r->graphs.n, "graph", "graphs"),
		r->n[PLAN_HIT], pop_word(r->n[PLAN_HIT], "hit", "hits"),
		r->n[PLAN_COMPILE], r->n[PLAN_WAIT], r->n[PLAN_SAME],
		r->n[PLAN_FAIL], r->n[PLAN_BAD]);
	if (!r->n[PLAN_COMPILE])
		return;
	if (r->unknown == r->n[PLAN_COMPILE]) {
		pop_buf_str(out, "nothing is known of what they take\n");
		return;
	}
	pop_buf_printf(out, "%.3g s of compiling, %.3g s with -j %" PRId64,
		r->seconds, r->wall, r->jobs);
	if (r->most_jobs < r->jobs)
		pop_buf_printf(
			out, ", of which %" PRId64 " work", r->most_jobs);
	pop_buf_str(out, "; the largest takes ");
	put_bytes(out, r->most_bytes);
	pop_buf_str(out, ", and those that run at a time may take ");
	put_bytes(out, r->memory);
	pop_buf_str(out, ", 4/5 of this machine's\n");
	if (r->unknown)
		pop_buf_printf(out, "without %zu of which nothing is known\n",
			r->unknown);
}

static void
json_graph(struct run *r, size_t i)
{
	const struct graph *g = &r->graph[i];
	const popc_estimate *e = &g->estimate;
	pop_json *j = &r->json;
	char hex[33];

	pop_json_object(j, NULL);
	pop_json_cstr(j, "graph", r->graphs.path[i]);
	pop_json_cstr(j, "plan", fate_word[g->fate]);
	if (g->fate != PLAN_BAD) {
		pop_digest_print(hex, g->key);
		pop_json_cstr(j, "key", hex);
		pop_json_cstr(j, "reason", popc_reason_word[g->reason]);
	}
	if (g->text) {
		pop_json_int(j, "status", pop_status_exit(g->status));
		pop_json_cstr(j, "error", g->text);
	}
	if (g->fate == PLAN_COMPILE) {
		pop_json_cstr(j, "basis", popc_basis_word[e->basis]);
		if (e->basis != POPC_BASIS_NONE) {
			pop_digest_print(hex, e->from);
			pop_json_cstr(j, "from", hex);
			pop_json_f64(j, "seconds", e->seconds);
			pop_json_u64(j, "bytes", e->bytes);
		}
	}
	pop_json_end_object(j);
}

static void
json_sums(struct run *r)
{
	pop_json *j = &r->json;

	for (int i = 0; i < PLAN_COUNT; i++)
		pop_json_u64(j, fate_word[i], r->n[i]);
	pop_json_u64(j, "unknown", r->unknown);
	pop_json_f64(j, "seconds", r->seconds);
	pop_json_f64(j, "seconds_with_jobs", r->wall);
	pop_json_int(j, "jobs", r->jobs);
	pop_json_int(j, "jobs_used", r->most_jobs);
	pop_json_u64(j, "most_bytes", r->most_bytes);
	pop_json_u64(j, "memory", r->memory);
}

static pop_status
print(struct run *r, pop_err *err)
{
	pop_json_init(&r->json, &r->out);
	if (r->o->common.json) {
		pop_json_object(&r->json, NULL);
		pop_json_int(&r->json, "schema", 1);
		pop_json_array(&r->json, "graphs");
	}
	for (size_t i = 0; i < r->graphs.n; i++)
		if (r->o->common.json)
			json_graph(r, i);
		else
			print_graph(r, i);
	if (r->o->common.json) {
		pop_json_end_array(&r->json);
		json_sums(r);
		pop_json_end_object(&r->json);
		pop_buf_char(&r->out, '\n');
	} else {
		print_sums(r);
	}
	return pop_print(&r->out, err);
}

/* ---- The command. */

static pop_status
plan(struct run *r, const pop_cli *cli, pop_err *err)
{
	POP_TRY(popc_farm_jobs(
		&r->jobs, r->o->jobs ? r->o->jobs : "auto", err));
	POP_TRY(popc_manifest_make(
		&r->graphs, cli, &r->o->manifest, r->o->shard, err));
	POP_TRY(pop_customs_load(
		&r->customs, &r->o->custom_op, &r->o->shape, err));
	POP_TRY(pop_parts_make(&r->parts, r->conf, &r->customs, err));
	POP_TRY(pop_tool_cache_view(&r->cache, r->conf, err));
	r->graph = calloc(r->graphs.n ? r->graphs.n : 1, sizeof(*r->graph));
	if (!r->graph)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	r->seen.arena = &r->arena;
	for (size_t i = 0; i < r->graphs.n; i++)
		POP_TRY(look_at(r, i, err));
	add_up(r);
	POP_TRY(simulate(r, err));
	POP_TRY(print(r, err));
	return r->all;
}

static pop_status
body(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	struct run r = {.o = target, .conf = conf};
	pop_status st = plan(&r, cli, err);

	for (size_t i = 0; r.graph && i < r.graphs.n; i++)
		free(r.graph[i].text);
	free(r.graph);
	pop_buf_release(&r.out);
	pop_arena_release(&r.arena);
	popc_near_release(&r.near);
	popc_manifest_release(&r.graphs);
	pop_customs_release(&r.customs);
	pop_cache_close(r.cache);
	return st;
}

pop_status
popc_cmd_plan(int argc, char **argv, pop_err *err)
{
	struct options o = {0};

	return pop_command_run(&spec, argc, argv, &o, body, err);
}
