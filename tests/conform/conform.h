#ifndef TESTS_CONFORM_CONFORM_H
#define TESTS_CONFORM_CONFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "lib/base/arena.h"
#include "lib/base/buf.h"
#include "lib/base/digest.h"
#include "lib/base/status.h"
#include "lib/num/tensor.h"

/*
 * The conformance runner: every case of the corpora through reader, verifier,
 * compiler and engine.
 *
 *   cases.c   manifests -> cases
 *   pool.c    cases -> processes, so that a crash is one failure
 *   run.c     one case, in such a process
 *   check.c   results against expected ones
 *   matrix.c  the same for factors of matrices
 *   accept.c  the list of failures that are accepted
 *   report.c  TAP and the summary
 */

typedef enum conform_kind {
	CONFORM_SELF,      /* runs; the expectations in the graph hold */
	CONFORM_DATA,      /* runs on given arguments; results pass checks */
	CONFORM_OPTIONAL,  /* the same, or a refusal with a reason */
	CONFORM_READ,      /* is read and verified */
	CONFORM_REFUSE,    /* is refused by reader or verifier */
	CONFORM_TWIN,      /* is read, and so is its text; both are equal */
	CONFORM_MALFORMED, /* ends in one line, whatever it says */
} conform_kind;

typedef struct conform_suite {
	const char *name; /* of the folder, below the root */
	conform_kind kind;
	const char *spellings;
} conform_suite;

/* NULL name at the end. */
extern const conform_suite conform_suites[];

/* Strings are never NULL; "" is what the manifest does not say. */
typedef struct conform_case {
	const conform_suite *suite;
	conform_kind kind;
	char *id;       /* suite/case.spelling */
	char *graph;    /* path */
	char *inputs;   /* path of an .npz with in0, in1, ... */
	char *expected; /* path of an .npz with out0, out1, ... */
	char *check;    /* one for each result, separated by ; */
	char *ops;      /* for the summary */
	char *dtypes;
	char *targets; /* custom calls that a refusal names */
	bool must_refuse;
	bool is_open;   /* the sizes are those of the arguments */
	bool chlo;      /* the artifact is expanded: another graph */
	uint32_t first; /* index of the first spelling of this graph */
	uint8_t format; /* 0 other, then ORDER format */
} conform_case;

/* ORDER format */
enum { FORMAT_MLIR = 1, FORMAT_MLIRBC, FORMAT_HLO, FORMAT_PB };

typedef struct conform_cases {
	pop_arena arena;
	conform_case *at;
	uint32_t count, cap;
} conform_cases;

/*
 * Appends the cases of `root`/<suite> for every suite of `want` (n names; 0:
 * all), of each the first of every `sample`.  Suites that are not there are
 * skipped.  POP_E_USAGE: no suite has that name.
 */
POP_MUST_CHECK pop_status conform_cases_read(conform_cases *out,
	const char *root, char *const *want, size_t n, unsigned sample,
	const char *filter, pop_err *err);

/* ORDER verdict */
typedef enum conform_verdict {
	CONFORM_PASS,
	CONFORM_WRONG,    /* ran; results differ */
	CONFORM_REFUSED,  /* with a message */
	CONFORM_ACCEPTED, /* what must be refused was not */
	CONFORM_CRASHED,
	CONFORM_HUNG,
	CONFORM_MEMORY,
	CONFORM_BROKEN, /* anything else: internal errors, unusable data */
	CONFORM_LOST,   /* not run */
	CONFORM_VERDICTS
} conform_verdict;

extern const char *const conform_verdict_name[CONFORM_VERDICTS];

/* Goes through a pipe in one piece. */
typedef struct conform_result {
	uint32_t index;
	uint8_t verdict;
	bool has_key, has_exe;
	bool chlo; /* the text has operations of CHLO */
	uint32_t ms;
	pop_digest key, exe; /* of the graph; of the executable's bytes */
	char text[384];      /* what happened, one line */
} conform_result;

/* Runs one case.  Takes down the process if the compiler does. */
void conform_run(conform_result *out, const conform_case *c);

/* Does `got` satisfy `check` (README of the corpora)?  If not, why[] says what
 * differs.  The element types are equal. */
bool conform_check(const char *check, const pop_tensor *got,
	const pop_tensor *expected, char *why, size_t size);

/*
 * Factors that are not unique: do they belong to one matrix?  (vectors, values)
 * of a Hermitian matrix, (form, vectors) of Schur, (values, left, right
 * vectors) of any.
 */
bool conform_same_matrix(
	const pop_tensor *got, const pop_tensor *expected, uint32_t count);

/*
 * Runs all cases in `jobs` processes; done() gets each result, in any order.
 */
POP_MUST_CHECK pop_status conform_pool_run(const conform_cases *cases,
	unsigned jobs, void (*done)(void *arg, const conform_result *r),
	void *arg, pop_err *err);

/*
 * Accepted failures, one line each; grammar in accept.c.
 */
typedef struct conform_accepts {
	struct conform_accept {
		char *pattern, *reason;
		uint32_t limit, used, line;
		bool is_case;
	} * at;
	size_t count;
} conform_accepts;

POP_MUST_CHECK pop_status conform_accepts_read(
	conform_accepts *out, const char *path, pop_err *err);
void conform_accepts_release(conform_accepts *a);
/* The line that accepts this failure, NULL: none.  Counts its use. */
const char *conform_accepted(conform_accepts *a, const char *id,
	conform_verdict v, const char *text);
/* Is a line about this very case, which passed? */
bool conform_is_listed(const conform_accepts *a, const char *id);
/* A refusal's text without places, numbers and names, so that one line stands
 * for all refusals of a kind. */
void conform_generalise(char *out, size_t size, const char *text);

typedef struct conform_options {
	bool quiet, strict, update;
	bool partial; /* not all cases: says nothing about whole lines */
	const char *accepted; /* path */
} conform_options;

/* A case of the report: those of the corpora, then the derived ones. */
typedef struct conform_report conform_report;

conform_report *conform_report_new(const conform_cases *cases,
	const conform_options *o, conform_accepts *accepts);
void conform_report_done(void *report, const conform_result *r);
/* Prints what remains and the summary; rewrites the list if asked.  *good:
 * nothing failed that is not accepted. */
POP_MUST_CHECK pop_status conform_report_end(
	conform_report *p, bool *good, pop_err *err);
void conform_report_free(conform_report *p);

#endif
