/*
 * conform [options] [SUITE ...]: the conformance corpora.
 *
 *   --root=DIR      the corpora; default: corpora in POP_SHARED
 *   -j N            processes; default: one a core
 *   --filter=GLOB   only cases whose name matches, "suite/case.spelling"
 *   --sample=N      of each suite the first of every N cases
 *   --accepted=FILE failures that are accepted; default: accepted.txt in
 *                   tests/conform of POP_ROOT
 *   --strict        what is listed and passes is an error, too
 *   --update        rewrites the list; of all cases only
 *   -q              only failures and the summary
 *
 * Ends with "N passed, N failed, N skipped"; skipped are the failures that are
 * accepted.  Exit status 0: nothing failed; 77: there are no corpora.
 */

#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/conform/conform.h"

enum { SKIPPED = 77 };

typedef struct arguments {
	conform_options o;
	char root[PATH_MAX], accepted[PATH_MAX];
	const char *filter;
	unsigned sample, jobs;
	char **suite;
	size_t nsuite;
} arguments;

static const struct option long_options[] = {
	{"root", required_argument, NULL, 'r'},
	{"filter", required_argument, NULL, 'f'},
	{"sample", required_argument, NULL, 's'},
	{"accepted", required_argument, NULL, 'a'},
	{"strict", no_argument, NULL, 'S'},
	{"update", no_argument, NULL, 'u'},
	{NULL, 0, NULL, 0},
};

static void
set_defaults(arguments *a)
{
	const char *shared = getenv("POP_SHARED"), *root = getenv("POP_ROOT");
	long cores = sysconf(_SC_NPROCESSORS_ONLN);

	snprintf(a->root, sizeof(a->root), "%s/corpora",
		shared ? shared : "../shared");
	snprintf(a->accepted, sizeof(a->accepted),
		"%s/tests/conform/accepted.txt", root ? root : ".");
	a->filter = "";
	a->sample = 1;
	a->jobs = cores > 0 ? (unsigned)cores : 1;
}

static bool
parse(arguments *a, int argc, char **argv)
{
	int c;

	set_defaults(a);
	while ((c = getopt_long(argc, argv, "j:q", long_options, NULL)) >= 0) {
		switch (c) {
		case 'r':
			snprintf(a->root, sizeof(a->root), "%s", optarg);
			break;
		case 'a':
			snprintf(
				a->accepted, sizeof(a->accepted), "%s", optarg);
			break;
		case 'f':
			a->filter = optarg;
			break;
		case 's':
			a->sample = (unsigned)strtoul(optarg, NULL, 10);
			break;
		case 'j':
			a->jobs = (unsigned)strtoul(optarg, NULL, 10);
			break;
		case 'S':
			a->o.strict = true;
			break;
		case 'u':
			a->o.update = true;
			break;
		case 'q':
			a->o.quiet = true;
			break;
		default:
			return false;
		}
	}
	a->suite = argv + optind;
	a->nsuite = (size_t)(argc - optind);
	a->o.accepted = a->accepted;
	a->o.partial = a->nsuite || a->sample > 1 || *a->filter;
	if (a->o.update && a->o.partial)
		return false;
	return a->sample > 0;
}

static pop_status
run(const arguments *a, const conform_cases *cases, bool *good, pop_err *err)
{
	conform_accepts accepts = {0};
	conform_report *report = NULL;
	pop_status st = conform_accepts_read(&accepts, a->accepted, err);

	if (st == POP_OK) {
		report = conform_report_new(cases, &a->o, &accepts);
		if (!report)
			st = pop_fail(err, POP_E_NOMEM, "out of memory");
	}
	if (st == POP_OK)
		st = conform_pool_run(
			cases, a->jobs, conform_report_done, report, err);
	if (st == POP_OK)
		st = conform_report_end(report, good, err);
	conform_report_free(report);
	conform_accepts_release(&accepts);
	return st;
}

int
main(int argc, char **argv)
{
	static arguments a;
	conform_cases cases = {.count = 0};
	pop_err err = {0};
	bool good = false;
	pop_status st;

	if (!parse(&a, argc, argv)) {
		fprintf(stderr, "conform: see the head of main.c\n");
		return pop_status_exit(POP_E_USAGE);
	}
	if (access(a.root, R_OK) < 0) {
		printf("# no conformance corpora at %s\n"
		       "0 passed, 0 failed, 1 skipped\n",
			a.root);
		return SKIPPED;
	}
	st = conform_cases_read(
		&cases, a.root, a.suite, a.nsuite, a.sample, a.filter, &err);
	if (st == POP_OK)
		st = run(&a, &cases, &good, &err);
	pop_arena_release(&cases.arena);
	if (st != POP_OK) {
		fprintf(stderr, "conform: %s\n", err.text);
		return pop_status_exit(st);
	}
	return good ? 0 : 1;
}
