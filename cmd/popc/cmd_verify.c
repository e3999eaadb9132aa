/*
 * popc verify: every byte of every entry.
 *
 * Keys are listed layer by layer in their order; threads take them one by one.
 * All before `done` are looked at, which is what an interrupted run notes for
 * the next.
 */

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cache/manage.h"
#include "cmd/popc/commands.h"
#include "lib/base/crew.h"
#include "lib/base/json.h"

struct options {
	pop_common common;
	int64_t sample, seed;
	bool resume;
};

#define AT(field) POP_CLI_OFFSET(struct options, field)

static const pop_cli_opt table[] = {
	{"sample", 0, POP_CLI_INT, AT(sample), 0, "PERCENT",
		"look at so many of a hundred entries, others each time"},
	{"seed", 0, POP_CLI_INT, AT(seed), 0, "N",
		"choose the same ones as another run with this number"},
	{"resume", 0, POP_CLI_FLAG, AT(resume), 0, NULL,
		"go on where an interrupted run stopped"},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc verify [options]",
	.text = "Reads and checks all entries of all layers.  Bad ones of the "
		"writable directory\nare set aside in .popcache/bad with the "
		"reason.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
	.no_arguments = true,
};

enum { MAX_THREADS = 64 };

typedef enum verdict {
	UNSEEN,
	GOOD,
	BAD,
	GONE,     /* removed meanwhile */
	UNUSABLE, /* of a newer format, or not readable */
} verdict;

typedef struct work_item {
	pop_digest key;
	int layer;
	uint64_t bytes;
	uint8_t verdict;
	bool aside;
	char *text; /* malloc'd, of BAD and UNUSABLE */
} work_item;

typedef struct work {
	const struct options *o;
	const pop_cache *cache;
	work_item *v;
	size_t n, cap, first;
} work;

/* ---- The list. */

static bool
chosen(const struct options *o, pop_digest key)
{
	unsigned char bytes[24];

	if (o->sample == 100)
		return true;
	memcpy(bytes, key.byte, 16);
	memcpy(bytes + 16, &o->seed, 8);
	return (int64_t)(pop_digest_u64(bytes, sizeof(bytes)) % 100) <
	       o->sample;
}

static pop_status
add(void *arg, const pop_cache_item *item, pop_err *err)
{
	work *w = arg;
	pop_digest key;

	/* What is named like an entry and is no plain file is told of. */
	if (pop_cache_name_kind(item->name, &key) != POP_CACHE_ENTRY ||
		!chosen(w->o, key))
		return POP_OK;
	if (w->n == w->cap) {
		size_t cap = w->cap ? 2 * w->cap : 256;
		work_item *v = realloc(w->v, cap * sizeof(*v));

		if (!v)
			return pop_fail(err, POP_E_NOMEM, "out of memory");
		w->v = v;
		w->cap = cap;
	}
	w->v[w->n++] = (work_item){
		.key = key, .layer = item->layer, .bytes = item->bytes};
	return POP_OK;
}

static pop_status
list(work *w, pop_err *err)
{
	for (int i = 0; i < pop_cache_nlayer(w->cache); i++) {
		pop_status st = pop_cache_list(w->cache, i, false, add, w, err);

		if (st != POP_OK && st != POP_E_MISS)
			return st;
	}
	err->text[0] = '\0';
	return POP_OK;
}

/* Past what the run before has looked at; its notes are of TOP's keys. */
static void
skip_done(work *w)
{
	pop_digest key;
	pop_err err;

	if (!w->o->resume ||
		pop_cache_progress_get(&key, w->cache, &err) != POP_OK)
		return;
	while (w->first < w->n && w->v[w->first].layer == 0 &&
		memcmp(w->v[w->first].key.byte, key.byte, 16) <= 0)
		w->first++;
}

/* ---- The check. */

static void
examine(void *arg, size_t i)
{
	const work *w = arg;
	work_item *it = &w->v[w->first + i];
	pop_err err = {0};
	pop_status st;

	if (pop_tool_interrupted())
		return;
	st = pop_cache_examine(w->cache, it->layer, it->key,
		(pop_cache_check){pop_tool_check_entry, NULL}, &it->aside,
		&err);
	it->verdict = st == POP_OK          ? GOOD
		      : st == POP_E_CORRUPT ? BAD
		      : err.text[0] != '\0' ? UNUSABLE
					    : GONE;
	if (it->verdict == BAD || it->verdict == UNUSABLE)
		it->text = strdup(err.text);
}

/* ---- The report. */

typedef struct report {
	uint64_t good, bad, unusable, bytes;
} report;

static void
print_item(const work *w, const work_item *it, pop_buf *out, pop_json *json)
{
	const char *what = it->verdict == BAD ? "corrupt" : "unusable";
	char key[33];

	pop_digest_print(key, it->key);
	if (!w->o->common.json) {
		pop_buf_printf(out, "%s %s%s ", key, what,
			it->aside ? " (set aside)" : "");
		pop_escape(out, pop_str_of(it->text ? it->text : ""));
		pop_buf_char(out, '\n');
		return;
	}
	pop_json_object(json, NULL);
	pop_json_cstr(json, "key", key);
	pop_json_cstr(json, "directory", pop_cache_dir(w->cache, it->layer));
	pop_json_cstr(json, "verdict", what);
	pop_json_bool(json, "set_aside", it->aside);
	pop_json_cstr(json, "reason", it->text ? it->text : "");
	pop_json_end_object(json);
}

static void
count(report *r, const work_item *it)
{
	r->good += it->verdict == GOOD;
	r->bad += it->verdict == BAD;
	r->unusable += it->verdict == UNUSABLE;
	if (it->verdict != UNSEEN)
		r->bytes += it->bytes;
}

static pop_status
print(const work *w, report *r, pop_err *err)
{
	pop_buf out = {0};
	pop_json json;

	pop_json_init(&json, &out);
	if (w->o->common.json) {
		pop_json_object(&json, NULL);
		pop_json_int(&json, "schema", 1);
		pop_json_array(&json, "problems");
	}
	for (size_t i = w->first; i < w->n; i++) {
		const work_item *it = &w->v[i];

		count(r, it);
		if (it->verdict == BAD || it->verdict == UNUSABLE)
			print_item(w, it, &out, &json);
	}
	if (w->o->common.json) {
		pop_json_end_array(&json);
		pop_json_u64(&json, "good", r->good);
		pop_json_u64(&json, "corrupt", r->bad);
		pop_json_u64(&json, "unusable", r->unusable);
		pop_json_u64(&json, "bytes", r->bytes);
		pop_json_end_object(&json);
		pop_buf_char(&out, '\n');
	} else {
		pop_buf_printf(&out,
			"%" PRIu64 " good, %" PRIu64 " corrupt, %" PRIu64
			" unusable, %" PRIu64 " bytes\n",
			r->good, r->bad, r->unusable, r->bytes);
	}
	return pop_print(&out, err);
}

/* Notes how far it came, or that it is done. */
static pop_status
note_progress(const work *w, pop_err *err)
{
	size_t done = w->first;
	pop_err own;

	while (done < w->n && w->v[done].verdict != UNSEEN)
		done++;
	if (done == w->n) {
		if (pop_cache_progress_put(w->cache, NULL, &own) != POP_OK)
			own.text[0] = '\0'; /* nothing to note it in */
		return POP_OK;
	}
	if (done && w->v[done - 1].layer == 0 &&
		pop_cache_progress_put(w->cache, &w->v[done - 1].key, &own) !=
			POP_OK)
		pop_warn("%s", own.text);
	return pop_fail(err, POP_E_INTERRUPTED,
		"interrupted after %zu of %zu entries; popc verify --resume "
		"goes on",
		done, w->n);
}

static pop_status
verify(work *w, const pop_conf *conf, pop_err *err)
{
	int64_t threads = pop_conf_int(conf, POP_OPT_threads);
	report r = {0};

	POP_TRY(list(w, err));
	skip_done(w);
	pop_tool_catch_signals();
	if (!threads)
		threads = pop_usable_cpus();
	pop_crew_run(threads < MAX_THREADS ? (unsigned)threads : MAX_THREADS,
		w->n - w->first, 1, examine, w);
	POP_TRY(print(w, &r, err));
	POP_TRY(note_progress(w, err));
	if (r.bad)
		return pop_fail(err, POP_E_CORRUPT,
			"%" PRIu64 " corrupt %s; what was set aside is "
			"compiled again when it is asked for",
			r.bad, pop_word(r.bad, "entry", "entries"));
	return POP_OK;
}

static pop_status
check_options(const struct options *o, pop_err *err)
{
	if (o->sample < 1 || o->sample > 100)
		return pop_fail(err, POP_E_USAGE,
			"--sample=%" PRId64 ": expected 1 to 100", o->sample);
	if (o->resume && o->sample != 100)
		return pop_fail(err, POP_E_USAGE,
			"--resume and --sample do not go together");
	return POP_OK;
}

static pop_status
body(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	work w = {.o = target};
	pop_cache *cache = NULL;
	pop_status st;

	(void)cli;
	POP_TRY(check_options(w.o, err));
	POP_TRY(pop_tool_cache_found(&cache, conf, err));
	w.cache = cache;
	st = verify(&w, conf, err);
	for (size_t i = 0; i < w.n; i++)
		free(w.v[i].text);
	free(w.v);
	pop_cache_close(cache);
	return st;
}

pop_status
popc_cmd_verify(int argc, char **argv, pop_err *err)
{
	struct options o = {.sample = 100, .seed = (int64_t)time(NULL)};

	return pop_command_run(&spec, argc, argv, &o, body, err);
}
