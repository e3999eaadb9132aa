/*
 * TAP in the order of the cases, whatever the order in which they end; then
 * what can only be said of several spellings together; then the summary.
 */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/fs.h"
#include "tests/conform/conform.h"

const char *const conform_verdict_name[CONFORM_VERDICTS] = {
	/* ORDER verdict */
	"pass", "wrong", "refused", "accepted", "crashed", "hung", "memory",
	"broken", "lost"};

/* How many passed of how many. */
typedef struct tally {
	char *name;
	uint32_t good, all;
} tally;

typedef struct tallies {
	tally *at;
	size_t count;
} tallies;

struct conform_report {
	const conform_cases *cases;
	conform_options o;
	conform_accepts *accepts;
	conform_result *result;
	bool *have;
	uint32_t next, number; /* first not printed; of the TAP line */
	uint32_t pass, fail, skip, accepted;
	uint32_t verdict[CONFORM_VERDICTS];
	uint32_t pairs, same; /* graphs in both families; with one key */
	tallies suites, ops, dtypes;
	pop_buf list; /* of refusals, for the update: one "suite\ttext" each */
	pop_buf update;
};

conform_report *
conform_report_new(const conform_cases *cases, const conform_options *o,
	conform_accepts *accepts)
{
	conform_report *p = calloc(1, sizeof(*p));

	if (!p)
		return NULL;
	p->cases = cases;
	p->o = *o;
	p->accepts = accepts;
	p->result = calloc(cases->count + 1u, sizeof(*p->result));
	p->have = calloc(cases->count + 1u, sizeof(*p->have));
	if (!p->result || !p->have) {
		conform_report_free(p);
		return NULL;
	}
	return p;
}

static void
free_tallies(tallies *t)
{
	for (size_t i = 0; i < t->count; i++)
		free(t->at[i].name);
	free(t->at);
}

void
conform_report_free(conform_report *p)
{
	if (!p)
		return;
	free_tallies(&p->suites);
	free_tallies(&p->ops);
	free_tallies(&p->dtypes);
	pop_buf_release(&p->list);
	pop_buf_release(&p->update);
	free(p->result);
	free(p->have);
	free(p);
}

/* ---- Counting. */

/* Out of memory: not counted. */
static void
count(tallies *t, const char *name, size_t n, bool good)
{
	tally *at;

	for (size_t i = 0; i < t->count; i++) {
		at = &t->at[i];
		if (strncmp(at->name, name, n) == 0 && !at->name[n]) {
			at->all++;
			at->good += good;
			return;
		}
	}
	at = realloc(t->at, (t->count + 1) * sizeof(*at));
	if (!at)
		return;
	t->at = at;
	at += t->count;
	*at = (tally){strndup(name, n), good, 1};
	t->count += at->name != NULL;
}

static void
count_each(tallies *t, const char *list, bool good)
{
	while (*list) {
		size_t n = strcspn(list, ",");

		if (n)
			count(t, list, n, good);
		list += n + (list[n] == ',');
	}
}

static void
count_case(conform_report *p, const conform_case *c, bool good)
{
	const char *slash = strrchr(c->id, '/');
	bool runs = c->kind == CONFORM_SELF || c->kind == CONFORM_DATA ||
		    c->kind == CONFORM_OPTIONAL;

	count(&p->suites, c->id, (size_t)(slash - c->id), good);
	if (runs) {
		count_each(&p->ops, c->ops, good);
		count_each(&p->dtypes, c->dtypes, good);
	}
}

/* ---- Lines. */

static void
print_ok(conform_report *p, const char *id, const char *note)
{
	p->number++;
	p->pass++;
	if (p->o.quiet)
		return;
	printf("ok %" PRIu32 " - %s%s%s\n", p->number, id, *note ? " # " : "",
		note);
}

/* Was this reason written by --update?  Then what happens now is better. */
static bool
is_own(const char *reason)
{
	for (int v = CONFORM_WRONG; v < CONFORM_VERDICTS; v++) {
		size_t n = strlen(conform_verdict_name[v]);

		if (strncmp(reason, conform_verdict_name[v], n) == 0 &&
			reason[n] == ':')
			return true;
	}
	return false;
}

/* Refusals are grouped when the list is written, others stand alone. */
static void
note_failure(conform_report *p, const char *id, conform_verdict v,
	const char *text, const char *reason)
{
	char general[512];
	const char *slash = strrchr(id, '/');

	if (!p->o.update)
		return;
	if (v == CONFORM_REFUSED && !conform_is_listed(p->accepts, id)) {
		conform_generalise(general, sizeof(general), text);
		pop_buf_printf(
			&p->list, "%.*s %s\n", (int)(slash - id), id, general);
		return;
	}
	if (reason && !is_own(reason))
		pop_buf_printf(&p->update, "case %s %s\n", id, reason);
	else
		pop_buf_printf(&p->update, "case %s %s: %s\n", id,
			conform_verdict_name[v], text);
}

static void
print_not_ok(
	conform_report *p, const char *id, conform_verdict v, const char *text)
{
	const char *reason = conform_accepted(p->accepts, id, v, text);

	note_failure(p, id, v, text, reason);
	p->number++;
	if (reason)
		p->accepted++;
	else
		p->fail++;
	if (reason && p->o.quiet)
		return;
	printf("not ok %" PRIu32 " - %s # %s%s: %s\n", p->number, id,
		reason ? "TODO " : "", conform_verdict_name[v], text);
}

static void
print_case(conform_report *p, uint32_t i)
{
	const conform_case *c = &p->cases->at[i];
	const conform_result *r = &p->result[i];

	p->verdict[r->verdict]++;
	count_case(p, c, r->verdict == CONFORM_PASS);
	if (r->verdict != CONFORM_PASS) {
		print_not_ok(p, c->id, (conform_verdict)r->verdict, r->text);
		return;
	}
	print_ok(p, c->id, r->text);
	if (!conform_is_listed(p->accepts, c->id))
		return;
	printf("# %s passes: remove it from the list\n", c->id);
	p->fail += p->o.strict;
}

void
conform_report_done(void *report, const conform_result *r)
{
	conform_report *p = report;

	p->result[r->index] = *r;
	p->have[r->index] = true;
	while (p->next < p->cases->count && p->have[p->next])
		print_case(p, p->next++);
	fflush(stdout);
}

/* ---- One graph in several spellings. */

static void
compare_keys(conform_report *p, uint32_t a, uint32_t b)
{
	const conform_result *x = &p->result[a], *y = &p->result[b];
	char id[512], text[256], k[2][33];

	if (!x->has_key || !y->has_key)
		return;
	snprintf(id, sizeof(id), "keys/%.500s", p->cases->at[b].id);
	pop_digest_print(k[0], x->key);
	pop_digest_print(k[1], y->key);
	if (!pop_digest_eq(x->key, y->key)) {
		snprintf(text, sizeof(text), "key %s, of %.120s %s", k[1],
			p->cases->at[a].id, k[0]);
		count(&p->suites, "keys", 4, false);
		print_not_ok(p, id, CONFORM_WRONG, text);
	} else if (x->has_exe != y->has_exe ||
		   (x->has_exe && !pop_digest_eq(x->exe, y->exe))) {
		count(&p->suites, "keys", 4, false);
		print_not_ok(
			p, id, CONFORM_WRONG, "one key and two executables");
	} else {
		count(&p->suites, "keys", 4, true);
		print_ok(p, id, "");
	}
}

/* The spellings of one graph are adjacent. */
static void
compare_spellings(conform_report *p, uint32_t first, uint32_t end)
{
	uint32_t of[FORMAT_PB + 1];
	const conform_result *a, *b;

	memset(of, 0xff, sizeof(of));
	for (uint32_t i = first; i < end; i++)
		of[p->cases->at[i].format] = i;
	if (of[FORMAT_MLIR] < end && of[FORMAT_MLIRBC] < end &&
		!p->cases->at[first].chlo && !p->result[of[FORMAT_MLIR]].chlo)
		compare_keys(p, of[FORMAT_MLIR], of[FORMAT_MLIRBC]);
	if (of[FORMAT_HLO] < end && of[FORMAT_PB] < end)
		compare_keys(p, of[FORMAT_HLO], of[FORMAT_PB]);
	if (of[FORMAT_MLIR] >= end || of[FORMAT_HLO] >= end)
		return;
	a = &p->result[of[FORMAT_MLIR]];
	b = &p->result[of[FORMAT_HLO]];
	if (!a->has_key || !b->has_key)
		return;
	p->pairs++;
	p->same += pop_digest_eq(a->key, b->key);
}

static void
compare_all(conform_report *p)
{
	uint32_t n = p->cases->count;

	for (uint32_t i = 0, end; i < n; i = end) {
		for (end = i + 1; end < n && p->cases->at[end].first == i;)
			end++;
		compare_spellings(p, i, end);
	}
}

/* ---- Summary. */

static int
by_name(const void *a, const void *b)
{
	return strcmp(((const tally *)a)->name, ((const tally *)b)->name);
}

static void
print_tallies(const char *what, tallies *t, bool all)
{
	if (t->count)
		qsort(t->at, t->count, sizeof(*t->at), by_name);
	for (size_t i = 0; i < t->count; i++)
		if (all || t->at[i].good < t->at[i].all)
			printf("# %-6s %-40s %6" PRIu32 " of %" PRIu32 "\n",
				what, t->at[i].name, t->at[i].good,
				t->at[i].all);
}

static void
print_slowest(const conform_report *p)
{
	enum { SHOWN = 5 };
	uint32_t shown[SHOWN] = {0}, n = 0;

	for (; n < SHOWN && n < p->cases->count; n++) {
		uint32_t best = UINT32_MAX;

		for (uint32_t i = 0; i < p->cases->count; i++) {
			bool seen = false;

			for (uint32_t k = 0; k < n; k++)
				seen = seen || shown[k] == i;
			if (!seen &&
				(best == UINT32_MAX ||
					p->result[i].ms > p->result[best].ms))
				best = i;
		}
		shown[n] = best;
		printf("# slow   %-40s %6" PRIu32 " ms\n",
			p->cases->at[best].id, p->result[best].ms);
	}
}

/* Lines of the list that are larger than what fails. */
static void
check_stale(conform_report *p)
{
	for (size_t i = 0; i < p->accepts->count; i++) {
		const struct conform_accept *l = &p->accepts->at[i];

		if (l->used == l->limit || l->is_case)
			continue;
		printf("# %s:%" PRIu32 ": %" PRIu32 " of %" PRIu32
		       " cases fail so: shorten the list\n",
			p->o.accepted, l->line, l->used, l->limit);
		p->fail += p->o.strict;
	}
}

static int
by_text(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Equal lines of `list`, sorted, as "refused N line". */
static pop_status
group_refusals(conform_report *p, pop_err *err)
{
	char **line, *save = NULL, *s;
	size_t n = 0, k;

	pop_buf_char(&p->list, 0);
	POP_TRY(pop_buf_finish(&p->list, err));
	line = calloc(p->list.len + 1, sizeof(*line));
	if (!line)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (s = strtok_r((char *)p->list.data, "\n", &save); s;
		s = strtok_r(NULL, "\n", &save))
		line[n++] = s;
	qsort(line, n, sizeof(*line), by_text);
	for (size_t i = 0; i < n; i += k) {
		for (k = 1; i + k < n && strcmp(line[i], line[i + k]) == 0;)
			k++;
		pop_buf_printf(&p->update, "refused %zu %s\n", k, line[i]);
	}
	free(line);
	return POP_OK;
}

static pop_status
write_list(conform_report *p, pop_err *err)
{
	static const char head[] =
		"# Failures of the conformance corpora that are accepted, each "
		"with its reason;\n# tests/conform/accept.c says how lines are "
		"read.  The list only shrinks.\n";
	pop_buf out = {0};
	pop_status st;

	POP_TRY(group_refusals(p, err));
	pop_buf_str(&out, head);
	pop_buf_put(&out, p->update.data, p->update.len);
	st = pop_buf_finish(&out, err);
	if (st == POP_OK)
		st = pop_publish(p->o.accepted, out.data, out.len, false, err);
	pop_buf_release(&out);
	return st;
}

pop_status
conform_report_end(conform_report *p, bool *good, pop_err *err)
{
	for (; p->next < p->cases->count; p->next++)
		if (!p->have[p->next]) {
			p->result[p->next].verdict = CONFORM_LOST;
			print_case(p, p->next);
		}
	compare_all(p);
	printf("1..%" PRIu32 "\n", p->number);
	if (!p->o.partial)
		check_stale(p);
	print_tallies("op", &p->ops, !p->o.quiet);
	print_tallies("type", &p->dtypes, !p->o.quiet);
	print_slowest(p);
	print_tallies("suite", &p->suites, true);
	for (int v = CONFORM_WRONG; v < CONFORM_VERDICTS; v++)
		if (p->verdict[v])
			printf("# %-6s %" PRIu32 "\n", conform_verdict_name[v],
				p->verdict[v]);
	if (p->pairs)
		printf("# one key in StableHLO and HLO: %" PRIu32 " of %" PRIu32
		       " graphs, %.1f %%\n",
			p->same, p->pairs, 100.0 * p->same / p->pairs);
	printf("# accepted failures: %" PRIu32 "\n", p->accepted);
	*good = p->fail == 0;
	printf("%" PRIu32 " passed, %" PRIu32 " failed, %" PRIu32 " skipped\n",
		p->pass, p->fail, p->skip + p->accepted);
	return p->o.update ? write_list(p, err) : POP_OK;
}
