#ifndef POP_CMD_POPC_JOB_H
#define POP_CMD_POPC_JOB_H

#include "cmd/popc/reason.h"
#include "cmd/popc/source.h"
#include "lib/exe/exe.h"

/* How graphs are compiled; the same for all of a command line. */
typedef struct popc_job_options {
	bool dry_run;      /* look, compile nothing */
	bool no_store;     /* compile, write nothing */
	bool require_hit;  /* a miss is POP_E_MISS */
	bool recache;      /* compile whatever the cache holds */
	bool reproduce;    /* compile twice and compare */
	bool retry_failed; /* compile what is known to fail */
	bool child;        /* started by poprun: it says what is stored */
	int64_t emit_fd;   /* what cannot be stored goes here; -1: nowhere */
} popc_job_options;

/*
 * One graph.  The caller sets the first members and path "-"; then
 * popc_job_run(), whatever it returns, and popc_job_release().
 */
typedef struct popc_job {
	const popc_job_options *o;
	const pop_conf *conf;
	const pop_parts *parts;
	const pop_customs *customs;
	const pop_gc_limits *limits;
	pop_cache *cache; /* NULL: no directory */

	popc_source src;
	pop_alias_query query;
	pop_cache_entry entry;
	pop_digest key; /* if has_key */
	bool has_key, hit, from_alias;
	popc_reason reason; /* of a miss, as far as the lookup knew */
	uint64_t compile_ns;
	unsigned nlogged;              /* stages that are in the log */
	char path[POP_CACHE_PATH_MAX]; /* "-": not stored */
} popc_job;

/* What the cache asks about an entry, a pop_cache_check: that it is whole, and
 * of the graph that is meant. */
typedef struct popc_wanted {
	const pop_digest *check; /* of the graph, or NULL */
	bool every_byte;         /* read and check all of it */
	bool fills;              /* the same, of what is to be copied up */
	pop_exe_info info;
	bool other_graph; /* the entry's digest is the same, its graph not */
	bool asked;       /* there was an entry that could be opened */
	pop_status last;  /* what was said of the last one */
} popc_wanted;

/* What a lookup that returned `st` means; MISS of what is not there: NEW. */
popc_reason popc_entry_reason(pop_status st, const popc_wanted *w);

POP_MUST_CHECK pop_status popc_check_entry(
	void *arg, const pop_cache_entry *e, pop_err *err);

/* Statuses are those of popc compile. */
POP_MUST_CHECK pop_status popc_job_run(
	popc_job *j, const char *graph, pop_err *err);
void popc_job_release(popc_job *j);

#endif
