/*
 * popc stats: hits, misses with their reasons, and time saved, from the user's
 * log or that of a run.
 *
 * A miss whose reason the lookup did not know is told by what the log says
 * before: of the same graph, whether target, options or compiler are new.
 */

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cmd/popc/commands.h"
#include "cmd/popc/reason.h"
#include "lib/base/arena.h"
#include "lib/base/json.h"
#include "lib/base/map.h"
#include "lib/compile/compile.h"

struct options {
	pop_common common;
	const char *since, *log;
	bool daily, runs, zero;
};

#define AT(field) POP_CLI_OFFSET(struct options, field)

static const pop_cli_opt table[] = {
	{"since", 0, POP_CLI_STR, AT(since), 0, "AGE",
		"count only what is not older, as 12h or 7d"},
	{"daily", 0, POP_CLI_FLAG, AT(daily), 0, NULL, "a line for each day"},
	{"runs", 0, POP_CLI_FLAG, AT(runs), 0, NULL, "a line for each run"},
	{"log", 0, POP_CLI_STR, AT(log), 0, "FILE",
		"read this file, which POPC_STATS_LOG named, not the user's"},
	{"zero", 'z', POP_CLI_FLAG, AT(zero), 0, NULL,
		"print, then begin again"},
	{.kind = POP_CLI_END},
};

static const pop_cli_spec spec = {
	.usage = "popc stats [options]",
	.text = "Counts what popc and poprun looked up for this user: hits, "
		"compiles, failures, and\nthe time that hits saved.",
	.own = table,
	.common = pop_common_options,
	.settings = true,
	.no_arguments = true,
};

enum {
	MAX_LOG = 64 << 20,
	DAY = 86400,
};

/* Of one day, of one run, or of all. */
typedef struct tally {
	int64_t when; /* of the first line */
	const char *run;
	uint64_t n[POP_EVENT_COUNT];
	uint64_t reason[POPC_REASON_COUNT]; /* of misses */
	uint64_t compile_ns, saved_ns;
	struct tally *next;
} tally;

typedef struct stats {
	const struct options *o;
	const pop_cache *cache; /* may be NULL */
	pop_arena arena;
	pop_intmap cost; /* low half of a key to uint64_t * of compile_ns */
	pop_intmap days;
	pop_strmap runs;
	pop_intmap graphs; /* to struct graph, by the first half of a digest */
	tally *day, **last_day; /* in the order of the log */
	tally *run, **last_run;
	tally all;
	int64_t from; /* seconds since 1970 */
	uint64_t bad; /* lines that make no sense */
} stats;

/* ---- The log. */

static uint64_t
low_half(pop_digest key)
{
	uint64_t v;

	memcpy(&v, key.byte, sizeof(v));
	return v;
}

/* What compiling the key cost when it was done last; ask: the cache, of a key
 * that the log did not compile before. */
static uint64_t *
cost_of(stats *s, pop_digest key, bool ask)
{
	void **slot = pop_intmap_at(&s->cost, low_half(key));
	pop_cache_info info = {0};
	pop_err ignored;
	uint64_t *ns = *slot;

	if (ns)
		return ns;
	*slot = ns = POP_NEW(&s->arena, uint64_t);
	if (ask && s->cache &&
		pop_cache_info_get(&info, s->cache, key, &ignored) == POP_OK)
		*ns = info.compile_ns;
	return ns;
}

static tally *
tally_at(stats *s, void **slot, tally ***last, int64_t when)
{
	tally *t = *slot;

	if (t)
		return t;
	*slot = t = POP_NEW(&s->arena, tally);
	t->when = when;
	**last = t;
	*last = &t->next;
	return t;
}

/* A line of the log; what it does not say is 0. */
struct event {
	int64_t when;
	pop_event what;
	bool has_key, has_parts, has_reason;
	pop_digest key;
	uint64_t ns;
	popc_reason reason;
	uint64_t part[POP_KEY_LIMIT]; /* the first half of each */
	pop_str run;
};

/* Settings with which a graph was compiled, or asked for, before. */
struct graph {
	uint64_t part[POP_KEY_LIMIT];
	struct graph *next;
};

/* How many parts differ; *which: the last of them. */
static int
differs(const struct graph *g, const uint64_t part[POP_KEY_LIMIT], int *which)
{
	int n = 0;

	for (int i = 1; i < POP_KEY_LIMIT; i++)
		if (g->part[i] != part[i]) {
			*which = i;
			n++;
		}
	return n;
}

static popc_reason
reason_of_part(int part)
{
	switch (part) {
	case POP_KEY_TARGET:
		return POPC_REASON_TARGET;
	case POP_KEY_OPTIONS:
		return POPC_REASON_OPTIONS;
	case POP_KEY_EPOCH:
		return POPC_REASON_EPOCH;
	default:
		return POPC_REASON_SETTINGS;
	}
}

/* Why a miss was one: the fewest differences from what was seen before. */
static popc_reason
guess(stats *s, const struct event *e)
{
	void **slot = pop_intmap_at(&s->graphs, e->part[POP_KEY_GRAPH]);
	popc_reason reason = POPC_REASON_NEW;
	int least = POP_KEY_LIMIT;
	struct graph *g;

	for (g = *slot; g; g = g->next) {
		int which = 0, n = differs(g, e->part, &which);

		if (n >= least)
			continue;
		least = n;
		reason = n == 0   ? POPC_REASON_REMOVED
			 : n == 1 ? reason_of_part(which)
				  : POPC_REASON_SETTINGS;
	}
	if (!least)
		return reason;
	g = POP_NEW(&s->arena, struct graph);
	memcpy(g->part, e->part, sizeof(g->part));
	g->next = *slot;
	*slot = g;
	return reason;
}

static void
count(stats *s, const struct event *e)
{
	tally *of[3] = {&s->all};
	uint64_t saved = 0;
	popc_reason reason = e->reason;

	/* Also of lines that do not count: they were seen. */
	if (e->has_parts) {
		popc_reason known = guess(s, e);

		if (reason == POPC_REASON_NEW)
			reason = known;
	}
	if (e->what == POP_EVENT_COMPILED && e->has_key)
		*cost_of(s, e->key, false) = e->ns;
	if (e->when < s->from)
		return;
	if (e->what == POP_EVENT_HIT && e->has_key) {
		saved = *cost_of(s, e->key, true);
		saved = saved > e->ns ? saved - e->ns : 0;
	}
	of[1] = tally_at(s, pop_intmap_at(&s->days, (uint64_t)(e->when / DAY)),
		&s->last_day, e->when);
	if (e->run.len) {
		pop_str run = {pop_str_dup(&s->arena, e->run), e->run.len};

		of[2] = tally_at(
			s, pop_strmap_at(&s->runs, run), &s->last_run, e->when);
		of[2]->run = of[2]->run ? of[2]->run : run.ptr;
	}
	for (int i = 0; i < 3 && of[i]; i++) {
		of[i]->n[e->what]++;
		of[i]->saved_ns += saved;
		if (e->what != POP_EVENT_HIT && e->has_reason)
			of[i]->reason[reason]++;
		if (e->what == POP_EVENT_COMPILED)
			of[i]->compile_ns += e->ns;
	}
}

/* "name=value"; names that are not known are passed over. */
static void
take_word(struct event *e, char *word)
{
	char *value = strchr(word, '=');
	unsigned long long half;

	if (!value)
		return;
	*value++ = '\0';
	if (strcmp(word, "run") == 0)
		e->run = pop_str_of(value);
	else if (strcmp(word, "reason") == 0)
		e->has_reason = popc_reason_parse(&e->reason, value);
	for (int i = 1; i < POP_KEY_LIMIT; i++)
		if (strcmp(word, pop_key_part_name[i]) == 0 &&
			sscanf(value, "%16llx", &half) == 1) {
			e->part[i] = half;
			e->has_parts = true;
		}
}

static bool
take_line(stats *s, char *line)
{
	struct event e = {.reason = POPC_REASON_NEW};
	char name[16], hex[33], *save = NULL;
	long long when;
	int used = 0, what = 0;

	if (sscanf(line, "%lld %15[a-z] %32[0-9a-f-] %" SCNu64 "%n", &when,
		    name, hex, &e.ns, &used) != 4 ||
		(line[used] && line[used] != ' ') || when < 0)
		return false;
	while (what < POP_EVENT_COUNT && strcmp(name, pop_event_name[what]))
		what++;
	if (what == POP_EVENT_COUNT)
		return false;
	e.when = when;
	e.what = (pop_event)what;
	e.has_key = pop_digest_parse(&e.key, hex, strlen(hex));
	for (char *w = strtok_r(line + used, " ", &save); w;
		w = strtok_r(NULL, " ", &save))
		take_word(&e, w);
	count(s, &e);
	return true;
}

static pop_status
read_log(stats *s, const char *path, pop_err *err)
{
	pop_file f = {0};
	char *text, *line, *nl;
	pop_status st = pop_file_read(&f, path, MAX_LOG, err);

	if (st == POP_E_MISS && s->o->log)
		return pop_tool_no_file(path, err);
	if (st == POP_E_MISS) {
		err->text[0] = '\0';
		return POP_OK;
	}
	POP_TRY(st);
	text = malloc(f.len + 1);
	if (!text) {
		pop_file_release(&f);
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	}
	if (f.len)
		memcpy(text, f.data, f.len);
	text[f.len] = '\0';
	pop_file_release(&f);
	for (line = text; (nl = strchr(line, '\n')) != NULL; line = nl + 1) {
		*nl = '\0';
		if (!take_line(s, line))
			s->bad++;
	}
	free(text);
	return POP_OK;
}

/* ---- Output. */

static void
print_tally(const tally *t, pop_buf *out)
{
	uint64_t asked = t->n[POP_EVENT_HIT] + t->n[POP_EVENT_COMPILED] +
			 t->n[POP_EVENT_ABSENT];
	const char *before = "  misses: ";

	pop_buf_printf(out,
		"%8" PRIu64 " hits %8" PRIu64 " compiled %6" PRIu64
		" absent %6" PRIu64 " failed  %5.1f %% hits  %.3f s compiling, "
		"%.3f s saved",
		t->n[POP_EVENT_HIT], t->n[POP_EVENT_COMPILED],
		t->n[POP_EVENT_ABSENT], t->n[POP_EVENT_FAILED],
		asked ? 100.0 * (double)t->n[POP_EVENT_HIT] / (double)asked
		      : 0.0,
		(double)t->compile_ns / 1e9, (double)t->saved_ns / 1e9);
	for (int i = 0; i < POPC_REASON_COUNT; i++) {
		if (!t->reason[i])
			continue;
		pop_buf_printf(out, "%s%" PRIu64 " %s", before, t->reason[i],
			popc_reason_word[i]);
		before = ", ";
	}
	pop_buf_char(out, '\n');
}

static void
day_text(char out[16], int64_t when)
{
	time_t t = (time_t)when;
	struct tm tm;

	snprintf(out, 16, "?");
	if (gmtime_r(&t, &tm))
		strftime(out, 16, "%Y-%m-%d", &tm);
}

static void
json_tally(pop_json *j, const tally *t)
{
	for (int e = 0; e < POP_EVENT_COUNT; e++)
		pop_json_u64(j, pop_event_name[e], t->n[e]);
	pop_json_u64(j, "compile_ns", t->compile_ns);
	pop_json_u64(j, "saved_ns", t->saved_ns);
	pop_json_object(j, "reasons");
	for (int i = 0; i < POPC_REASON_COUNT; i++)
		if (t->reason[i])
			pop_json_u64(j, popc_reason_word[i], t->reason[i]);
	pop_json_end_object(j);
}

static void
json_lists(const stats *s, pop_json *j)
{
	char day[16];

	pop_json_array(j, "days");
	for (const tally *t = s->day; t; t = t->next) {
		day_text(day, t->when);
		pop_json_object(j, NULL);
		pop_json_cstr(j, "day", day);
		json_tally(j, t);
		pop_json_end_object(j);
	}
	pop_json_end_array(j);
	if (!s->o->runs)
		return;
	pop_json_array(j, "runs");
	for (const tally *t = s->run; t; t = t->next) {
		pop_json_object(j, NULL);
		pop_json_cstr(j, "run", t->run);
		pop_json_int(j, "when", t->when);
		json_tally(j, t);
		pop_json_end_object(j);
	}
	pop_json_end_array(j);
}

static void
print_lists(const stats *s, pop_buf *out)
{
	char day[16];

	for (const tally *t = s->day; t && s->o->daily; t = t->next) {
		day_text(day, t->when);
		pop_buf_printf(out, "%s ", day);
		print_tally(t, out);
	}
	for (const tally *t = s->run; t && s->o->runs; t = t->next) {
		day_text(day, t->when);
		pop_buf_printf(out, "%s run ", day);
		pop_escape(out, pop_str_of(t->run));
		print_tally(t, out);
	}
	pop_buf_str(out, s->o->daily || s->o->runs ? "all        " : "");
	print_tally(&s->all, out);
}

static pop_status
print(const stats *s, pop_err *err)
{
	pop_buf out = {0};
	pop_json j;

	if (!s->o->common.json) {
		print_lists(s, &out);
		return pop_print(&out, err);
	}
	pop_json_init(&j, &out);
	pop_json_object(&j, NULL);
	pop_json_int(&j, "schema", 1);
	json_tally(&j, &s->all);
	json_lists(s, &j);
	pop_json_end_object(&j);
	pop_buf_char(&out, '\n');
	return pop_print(&out, err);
}

/* ---- The command. */

struct reading {
	stats *s;
	const pop_conf *conf;
};

static pop_status
read_logs(void *arg, pop_err *err)
{
	struct reading *r = arg;
	char path[POP_CACHE_PATH_MAX];

	if (r->s->o->log)
		return read_log(r->s, r->s->o->log, err);
	for (int old = 1; old >= 0; old--)
		if (pop_event_log(r->conf, old, path, sizeof(path)))
			POP_TRY(read_log(r->s, path, err));
	return POP_OK;
}

static pop_status
since(stats *s, pop_err *err)
{
	int64_t age;

	if (!s->o->since)
		return POP_OK;
	if (!pop_cli_age(pop_str_of(s->o->since), &age) || age < 0)
		return pop_fail(err, POP_E_USAGE,
			"--since=%s: expected a time, as 12h or 7d",
			s->o->since);
	s->from = (int64_t)time(NULL) - age;
	return POP_OK;
}

static pop_status
report(void *target, const pop_cli *cli, const pop_conf *conf, pop_err *err)
{
	const struct options *o = target;
	stats s = {.o = o};
	struct reading r = {&s, conf};
	pop_cache *cache = NULL;
	char path[POP_CACHE_PATH_MAX];
	pop_err ignored;
	pop_status st;

	(void)cli;
	if (o->zero && o->log)
		return pop_fail(err, POP_E_USAGE,
			"--zero begins the user's log again; %s is yours to "
			"remove",
			o->log);
	POP_TRY(since(&s, err));
	if (pop_tool_cache(&cache, conf, &ignored) == POP_OK)
		s.cache = cache;
	s.cost.arena = s.days.arena = &s.arena;
	s.runs.arena = s.graphs.arena = &s.arena;
	s.last_day = &s.day;
	s.last_run = &s.run;
	st = pop_arena_run(&s.arena, read_logs, &r, err);
	if (st == POP_OK)
		st = print(&s, err);
	if (s.bad)
		pop_warn("%" PRIu64 " %s no sense", s.bad,
			pop_word(s.bad, "line of the log makes",
				"lines of the log make"));
	for (int old = 0; st == POP_OK && o->zero && old < 2; old++)
		if (pop_event_log(conf, old, path, sizeof(path)))
			(void)unlink(path);
	pop_arena_release(&s.arena);
	pop_cache_close(cache);
	return st;
}

pop_status
popc_cmd_stats(int argc, char **argv, pop_err *err)
{
	struct options o = {0};

	return pop_command_run(&spec, argc, argv, &o, report, err);
}
