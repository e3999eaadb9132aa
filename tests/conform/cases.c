/*
 * Manifests.  A manifest is a table separated by tabs, whose first line names
 * the columns; a case is a line, times the spellings of its suite.
 */

#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/base/fs.h"
#include "tests/conform/conform.h"

const conform_suite conform_suites[] = {
#define SUITE(name, kind, spellings) {#name, CONFORM_##kind, spellings},
#include "tests/conform/suites.def"
#undef SUITE
	{NULL, CONFORM_SELF, NULL},
};

enum { COLUMNS = 32 };

/* The names of suites with - and /, as folders have them. */
static char *
folder_of(pop_arena *a, const conform_suite *s)
{
	char *name = pop_str_dup(a, pop_str_of(s->name));

	for (char *p = name; *p; p++)
		if (*p == '_')
			*p = '-';
	if (strncmp(name, "formats-", 8) == 0)
		name[7] = '/';
	return name;
}

typedef struct table {
	char *head[COLUMNS], *cell[COLUMNS];
	unsigned nhead, ncell;
} table;

static unsigned
split(char *line, char *out[COLUMNS])
{
	unsigned n = 0;

	while (line && n < COLUMNS) {
		char *tab = strchr(line, '\t');

		out[n++] = line;
		if (tab)
			*tab++ = 0;
		line = tab;
	}
	return n;
}

static const char *
cell(const table *t, const char *name)
{
	for (unsigned i = 0; i < t->nhead && i < t->ncell; i++)
		if (strcmp(t->head[i], name) == 0)
			return t->cell[i];
	return "";
}

typedef struct reading {
	conform_cases *out;
	const conform_suite *suite;
	const char *root, *folder, *filter;
	const table *t;
} reading;

static conform_case *
new_case(conform_cases *l)
{
	if (l->count == l->cap) {
		uint32_t cap = l->cap ? 2 * l->cap : 1024;
		conform_case *at = POP_NEWN(&l->arena, conform_case, cap);

		if (l->count)
			memcpy(at, l->at, l->count * sizeof(*at));
		l->at = at;
		l->cap = cap;
	}
	return &l->at[l->count++];
}

static bool
ends_in(const char *s, const char *end)
{
	size_t n = strlen(s), k = strlen(end);

	return n >= k && strcmp(s + n - k, end) == 0;
}

static uint8_t
format_of(const char *path)
{
	static const char *const ending[] = {
		/* ORDER format */
		[FORMAT_MLIR] = ".mlir",
		[FORMAT_MLIRBC] = ".mlirbc",
		[FORMAT_HLO] = ".hlo",
		[FORMAT_PB] = ".hlo.pb",
	};

	for (uint8_t f = FORMAT_MLIR; f <= FORMAT_PB; f++)
		if (ends_in(path, ending[f]))
			return f;
	return 0;
}

/* Where arguments and expected results are: in one file beside the graph, in
 * two, or where the manifest says. */
static void
set_data(const reading *r, conform_case *c, const char *stem, bool is_folder)
{
	pop_arena *a = &r->out->arena;
	const char *data = cell(r->t, "data");
	const char *two = strstr(data, "/inputs.npz, expected.npz");

	if (two) {
		c->inputs = pop_str_printf(a, "%s/%.*s/inputs.npz", r->root,
			(int)(two - data), data);
		c->expected = pop_str_printf(a, "%s/%.*s/expected.npz", r->root,
			(int)(two - data), data);
	} else if (*data) {
		c->inputs = c->expected =
			pop_str_printf(a, "%s/%s", r->root, data);
	} else if (is_folder) {
		c->inputs = pop_str_printf(a, "%s/inputs.npz", stem);
		c->expected = pop_str_printf(a, "%s/expected.npz", stem);
	} else {
		c->inputs = c->expected = pop_str_printf(a, "%s.npz", stem);
	}
}

/* What the manifest expects, where that is not the suite's rule. */
static void
set_expectation(const reading *r, conform_case *c)
{
	const char *expect = cell(r->t, "expect");

	c->kind = r->suite->kind;
	c->must_refuse = strcmp(expect, "must be refused") == 0 ||
			 strcmp(expect, "refused") == 0;
	if (c->must_refuse && c->kind != CONFORM_MALFORMED)
		c->kind = CONFORM_REFUSE;
	if (strcmp(expect, "runs or refused") == 0)
		c->kind = CONFORM_OPTIONAL;
}

static void
add_spelling(reading *r, const char *ending, uint32_t first)
{
	pop_arena *a = &r->out->arena;
	bool is_folder = ending[0] == '/';
	const char *name = cell(r->t, "case"), *check = cell(r->t, "check");
	char *stem = pop_str_printf(a, "%s/%s/%s", r->root, r->folder, name);
	conform_case *c;
	char *id = pop_str_printf(a, "%s/%s%s", r->folder, name,
		is_folder ? ending + strlen("/graph") : ending);

	if (*r->filter && fnmatch(r->filter, id, 0) != 0)
		return;
	c = new_case(r->out);
	c->suite = r->suite;
	c->id = id;
	c->graph = pop_str_printf(a, "%s%s", stem, ending);
	/* Older manifests name the check operation there. */
	if (!*check || strncmp(check, "check.", 6) == 0)
		check = cell(r->t, "tolerance");
	c->check = pop_str_dup(a, pop_str_of(check));
	c->ops = pop_str_dup(a, pop_str_of(cell(r->t, "ops")));
	c->dtypes = pop_str_dup(a, pop_str_of(cell(r->t, "dtypes")));
	c->targets = pop_str_dup(a, pop_str_of(cell(r->t, "custom_calls")));
	c->chlo = strcmp(cell(r->t, "vhlo_vs_mlir"), "chlo-expanded") == 0 ||
		  strstr(c->ops, "chlo.");
	c->is_open = strcmp(cell(r->t, "poly"), "1") == 0;
	c->format = format_of(c->graph);
	c->first = first < r->out->count ? first : r->out->count - 1;
	set_data(r, c, stem, is_folder);
	set_expectation(r, c);
}

static void
add_line(reading *r)
{
	const char *s = r->suite->spellings;
	uint32_t first = r->out->count;

	do {
		size_t n = strcspn(s, " ");
		char ending[32];

		snprintf(ending, sizeof(ending), "%.*s", (int)n, s);
		add_spelling(r, ending, first);
		s += n + (s[n] == ' ');
	} while (*s);
}

struct job {
	conform_cases *out;
	const char *root, *filter;
	char *const *want;
	size_t nwant;
	unsigned sample;
};

static bool
is_wanted(const struct job *j, const char *folder)
{
	for (size_t i = 0; i < j->nwant; i++)
		if (strncmp(folder, j->want[i], strlen(j->want[i])) == 0 &&
			strchr("/", folder[strlen(j->want[i])]))
			return true;
	return j->nwant == 0;
}

static pop_status
read_suite(const struct job *j, const conform_suite *s, pop_err *err)
{
	pop_arena *a = &j->out->arena;
	char *folder = folder_of(a, s), *path, *text, *save;
	pop_file f = {0};
	table t = {.nhead = 0};
	reading r = {j->out, s, j->root, folder, j->filter, &t};
	unsigned k = 0;
	pop_status st;

	if (!is_wanted(j, folder))
		return POP_OK;
	path = pop_str_printf(a, "%s/%s/manifest.tsv", j->root, folder);
	st = pop_file_read(&f, path, (size_t)16 << 20, err);
	if (st == POP_E_MISS)
		return POP_OK;
	POP_TRY(st);
	text = pop_str_dup(a, (pop_str){(const char *)f.data, f.len});
	pop_file_release(&f);
	for (char *line = strtok_r(text, "\n", &save); line;
		line = strtok_r(NULL, "\n", &save)) {
		if (!t.nhead) {
			t.nhead = split(line, t.head);
			continue;
		}
		t.ncell = split(line, t.cell);
		if (k++ % j->sample == 0)
			add_line(&r);
	}
	return POP_OK;
}

static pop_status
check_wanted(const struct job *j, pop_err *err)
{
	for (size_t i = 0; i < j->nwant; i++) {
		struct job one = {.want = &j->want[i], .nwant = 1};
		const conform_suite *s = conform_suites;

		while (s->name &&
			!is_wanted(&one, folder_of(&j->out->arena, s)))
			s++;
		if (!s->name)
			return pop_fail(err, POP_E_USAGE,
				"%s: there is no suite of that name",
				j->want[i]);
	}
	return POP_OK;
}

static pop_status
read_all(void *arg, pop_err *err)
{
	const struct job *j = arg;

	POP_TRY(check_wanted(j, err));
	for (const conform_suite *s = conform_suites; s->name; s++)
		POP_TRY(read_suite(j, s, err));
	return POP_OK;
}

pop_status
conform_cases_read(conform_cases *out, const char *root, char *const *want,
	size_t n, unsigned sample, const char *filter, pop_err *err)
{
	struct job j = {out, root, filter, want, n, sample};

	return pop_arena_run(&out->arena, read_all, &j, err);
}
