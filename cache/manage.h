#ifndef POPCACHE_MANAGE_H
#define POPCACHE_MANAGE_H

#include "cache/popcache.h"

/*
 * Keeping a cache directory in bounds.  All of it concerns TOP, takes nothing
 * from whoever reads an entry (an open file stays readable), and may run in
 * several processes at once, and beside puts, gets and runs.
 */

/* -- pins ---------------------------------------------------------------- */

/*
 * A pinned key is never removed by a gc: .popcache/pin/<key> exists.  The key
 * need not be in the cache yet.
 *
 * POP_E_USAGE  there is no TOP;  POP_E_IO  the system said no
 */
POP_MUST_CHECK pop_status pop_cache_pin(
	const pop_cache *c, pop_digest key, bool pin, pop_err *err);
bool pop_cache_is_pinned(const pop_cache *c, pop_digest key);

/* -- failures ------------------------------------------------------------ */

/* A compile that fails by itself: POP_E_INPUT or POP_E_NOFIT. */
typedef struct pop_cache_failure {
	pop_status status;
	int64_t when; /* seconds since 1970 */
	char text[512];
} pop_cache_failure;

/* Notes the failure in TOP; other statuses are not noted and POP_OK. */
POP_MUST_CHECK pop_status pop_cache_failure_put(const pop_cache *c,
	pop_digest key, pop_status status, const char *text, pop_err *err);
/* True if a layer has a note that is not older than a month. */
bool pop_cache_failure_get(
	pop_cache_failure *out, const pop_cache *c, pop_digest key);
void pop_cache_failure_drop(const pop_cache *c, pop_digest key);

/* A file that failed its checks and was set aside. */
typedef struct pop_cache_aside {
	int64_t when; /* seconds since 1970 */
	uint64_t bytes;
	char text[512];
} pop_cache_aside;

/* The last one of that key, in the first layer that has one. */
bool pop_cache_aside_get(
	pop_cache_aside *out, const pop_cache *c, pop_digest key);

/* -- integrity ----------------------------------------------------------- */

/*
 * Checks the entry of `key` in one layer, whatever the other layers hold; it
 * does not count as a use.
 *
 * POP_OK         it is whole
 * POP_E_CORRUPT  it is not; set aside as by pop_cache_get() if it lay in TOP
 *                and TOP can be written: see *aside
 * POP_E_MISS     not there (without a text), or not usable here
 * others         from `check`, or POP_E_IO
 */
POP_MUST_CHECK pop_status pop_cache_examine(const pop_cache *c, int layer,
	pop_digest key, pop_cache_check check, bool *aside, pop_err *err);

/*
 * How far a check of the whole directory has come, so that the next one can go
 * on: .popcache/verified of a layer, which must be TOP.  All keys up to `key`
 * were looked at.  key NULL: it is done, the note goes.
 */
POP_MUST_CHECK pop_status pop_cache_progress_put(
	const pop_cache *c, const pop_digest *key, pop_err *err);
/* POP_E_MISS: there is no note. */
POP_MUST_CHECK pop_status pop_cache_progress_get(
	pop_digest *key, const pop_cache *c, pop_err *err);

/* -- removal ------------------------------------------------------------- */

/*
 * Removes the entry of `key` from TOP with what was noted about it, pinned or
 * not.  An entry that somebody is compiling is left to them.
 *
 * POP_E_MISS  it is not in TOP;  POP_E_BUSY  it is being compiled
 */
POP_MUST_CHECK pop_status pop_cache_remove(
	const pop_cache *c, pop_digest key, pop_err *err);

/* Limits of a gc; -1: none. */
typedef struct pop_gc_limits {
	int64_t bytes; /* of entries */
	int64_t count; /* of entries */
	int64_t age;   /* seconds since the last use */
	bool dry_run;  /* only say what would go */
} pop_gc_limits;

typedef struct pop_gc_report {
	uint64_t entries, bytes;         /* found */
	uint64_t removed, removed_bytes; /* of them */
	uint64_t pinned;  /* kept although a limit asked for their removal */
	uint64_t busy;    /* the same: being compiled, or used meanwhile */
	uint64_t failed;  /* could not be removed; the first reason is told */
	uint64_t side;    /* stale files of .popcache removed */
	char reason[256]; /* of the first failure */
} pop_gc_report;

/*
 * Removes entries, the longest unused first, until no limit is exceeded, and
 * then what is stale in .popcache: temporary files and locks an hour after
 * their last change, records of entries that are gone, files set aside a month
 * ago.  Files that are not ours are never touched.
 *
 * visit: called for each entry that goes (or would), in order; may be NULL.
 *
 * POP_OK      also if some files could not be removed: see the report
 * POP_E_IO    the directory could not be read
 * POP_E_USAGE there is no TOP
 */
POP_MUST_CHECK pop_status pop_cache_gc(pop_gc_report *out, const pop_cache *c,
	const pop_gc_limits *limits,
	void (*visit)(void *arg, const pop_cache_item *item), void *arg,
	pop_err *err);

/*
 * The same after a put, quietly, and at most once in five minutes for one
 * directory (the time of .popcache/gc): configured limits hold to within what
 * is stored meanwhile.
 */
void pop_cache_gc_after_put(const pop_cache *c, const pop_gc_limits *limits);

#endif
