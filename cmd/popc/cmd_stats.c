/* popc stats: hits, misses and time saved, from the user's log. */

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cmd/popc/commands.h"
#include "lib/base/arena.h"
#include "lib/base/json.h"
#include "lib/base/map.h"

struct options {
	pop_common common;
	const char *since;
	bool daily, zero;
};

#define AT(field) POP_CLI_OFFSET(struct options, field)

static const pop_cli_opt table[] = {
	{"since", 0, POP_CLI_STR, AT(since), 0, "AGE",
		"count only what is not older, as 12h or 7d"},
	{"daily", 0, POP_CLI_FLAG, AT(daily), 0, NULL, "a line for each day"},
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
};

enum {
	MAX_LOG = 64 << 20,
	DAY = 86400,
};

/* Of one day, or of all. */
typedef struct tally {
	int64_t day; /* since 1970 */
	uint64_t n[POP_EVENT_COUNT];
	uint64_t compile_ns, saved_ns;
	struct tally *next;
} tally;

typedef struct stats {
	const struct options *o;
	const pop_cache *cache; /* may be NULL */
	pop_arena arena;
	pop_intmap cost; /* low half of a key to uint64_t * of compile_ns */
	pop_intmap days;
	tally *first, **last; /* in the order of the log */
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

/* What compiling the key cost when it was done last. */
static uint64_t *
cost_of(stats *s, pop_digest key)
{
	void **slot = pop_intmap_at(&s->cost, low_half(key));
	pop_cache_info info = {0};
	pop_err ignored;
	uint64_t *ns = *slot;

	if (ns)
		return ns;
	*slot = ns = POP_NEW(&s->arena, uint64_t);
	if (s->cache &&
		pop_cache_info_get(&info, s->cache, key, &ignored) == POP_OK)
		*ns = info.compile_ns;
	return ns;
}

static tally *
day_of(stats *s, int64_t when)
{
	int64_t day = when / DAY;
	void **slot = pop_intmap_at(&s->days, (uint64_t)day);
	tally *t = *slot;

	if (t)
		return t;
	*slot = t = POP_NEW(&s->arena, tally);
	t->day = day;
	*s->last = t;
	s->last = &t->next;
	return t;
}

static void
count(stats *s, int64_t when, pop_event what, const pop_digest *key,
	uint64_t ns)
{
	tally *both[2] = {&s->all, day_of(s, when)};
	uint64_t saved = 0;

	if (what == POP_EVENT_COMPILED && key)
		*cost_of(s, *key) = ns;
	if (what == POP_EVENT_HIT && key) {
		saved = *cost_of(s, *key);
		saved = saved > ns ? saved - ns : 0;
	}
	for (int i = 0; i < 2; i++) {
		both[i]->n[what]++;
		both[i]->saved_ns += saved;
		if (what == POP_EVENT_COMPILED)
			both[i]->compile_ns += ns;
	}
}

static bool
take_line(stats *s, char *line)
{
	char word[16], hex[33];
	long long when;
	uint64_t ns;
	int used = 0;
	pop_digest key;
	bool has_key;

	if (sscanf(line, "%lld %15[a-z] %32[0-9a-f-] %" SCNu64 "%n", &when,
		    word, hex, &ns, &used) != 4 ||
		line[used] || when < 0)
		return false;
	has_key = pop_digest_parse(&key, hex, strlen(hex));
	for (int e = 0; e < POP_EVENT_COUNT; e++) {
		if (strcmp(word, pop_event_name[e]) != 0)
			continue;
		if (when >= s->from)
			count(s, when, (pop_event)e, has_key ? &key : NULL, ns);
		return true;
	}
	return false;
}

static pop_status
read_log(stats *s, const char *path, pop_err *err)
{
	pop_file f = {0};
	char *text, *line, *nl;
	pop_status st = pop_file_read(&f, path, MAX_LOG, err);

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

	pop_buf_printf(out,
		"%8" PRIu64 " hits %8" PRIu64 " compiled %6" PRIu64
		" absent %6" PRIu64 " failed  %5.1f %% hits  %.3f s compiling, "
		"%.3f s saved\n",
		t->n[POP_EVENT_HIT], t->n[POP_EVENT_COMPILED],
		t->n[POP_EVENT_ABSENT], t->n[POP_EVENT_FAILED],
		asked ? 100.0 * (double)t->n[POP_EVENT_HIT] / (double)asked
		      : 0.0,
		(double)t->compile_ns / 1e9, (double)t->saved_ns / 1e9);
}

static void
day_text(char out[16], int64_t day)
{
	time_t t = (time_t)(day * DAY);
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
}

static pop_status
print(const stats *s, pop_err *err)
{
	pop_buf out = {0};
	pop_json j;
	char day[16];

	pop_json_init(&j, &out);
	if (s->o->common.json) {
		pop_json_object(&j, NULL);
		pop_json_int(&j, "schema", 1);
		json_tally(&j, &s->all);
		pop_json_array(&j, "days");
	}
	for (const tally *t = s->first; t; t = t->next) {
		day_text(day, t->day);
		if (s->o->common.json) {
			pop_json_object(&j, NULL);
			pop_json_cstr(&j, "day", day);
			json_tally(&j, t);
			pop_json_end_object(&j);
		} else if (s->o->daily) {
			pop_buf_printf(&out, "%s ", day);
			print_tally(t, &out);
		}
	}
	if (s->o->common.json) {
		pop_json_end_array(&j);
		pop_json_end_object(&j);
		pop_buf_char(&out, '\n');
	} else {
		pop_buf_str(&out, s->o->daily ? "all        " : "");
		print_tally(&s->all, &out);
	}
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
report(const struct options *o, const pop_conf *conf, pop_err *err)
{
	stats s = {.o = o};
	struct reading r = {&s, conf};
	pop_cache *cache = NULL;
	char path[POP_CACHE_PATH_MAX];
	pop_err ignored;
	pop_status st;

	POP_TRY(since(&s, err));
	if (pop_tool_cache(&cache, conf, &ignored) == POP_OK)
		s.cache = cache;
	s.cost.arena = s.days.arena = &s.arena;
	s.last = &s.first;
	st = pop_arena_run(&s.arena, read_logs, &r, err);
	if (st == POP_OK)
		st = print(&s, err);
	if (s.bad)
		pop_warn("%" PRIu64 " lines of the log make no sense", s.bad);
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
	pop_conf *conf;
	pop_cli cli;
	bool done;
	pop_status st;

	st = pop_command_begin(&cli, &conf, &spec, argc, argv, &o, &done, err);
	if (st == POP_OK && !done && cli.narg)
		st = pop_fail(err, POP_E_USAGE,
			"'%s': popc stats takes no arguments", cli.arg[0]);
	if (st == POP_OK && !done)
		st = report(&o, conf, err);
	pop_command_end(&cli, conf);
	return st;
}
