#ifndef POPCACHE_BUNDLE_H
#define POPCACHE_BUNDLE_H

#include "cache/popcache.h"

/*
 * Bundles: some entries of a cache in one file, to be moved as one.
 *
 * A bundle is a tar archive compressed with zstd; popcache(5), BUNDLES.  Its
 * first member, MANIFEST, names all others with their bytes and digests, so
 * that nothing else in the file needs to be believed.  Equal entries give
 * equal bundles.
 */
typedef enum pop_bundle_kind {
	POP_BUNDLE_ENTRY, /* <key>.poplar_exec */
	POP_BUNDLE_ALIAS, /* alias/<id> */
} pop_bundle_kind;

typedef struct pop_bundle_line {
	pop_bundle_kind kind;
	pop_digest name; /* key or id */
	pop_digest sum;  /* XXH3-128 of the bytes */
	uint64_t bytes;
} pop_bundle_line;

enum {
	POP_BUNDLE_MAX_LINES = 1 << 20,
};
#define POP_BUNDLE_MAX_MEMBER ((uint64_t)64 << 30)

/*
 * Writes the entries of `key`, and of the inputs of `query` the alias records,
 * to `path` by rename; repeated ones once, in the order of their names.
 * check: of each entry, as for pop_cache_get().  gone: entries that are not
 * there are left out and counted; NULL: they must be.
 *
 * POP_E_MISS     an entry is not there; the text has its key
 * POP_E_CORRUPT  it is there, and damaged
 */
POP_MUST_CHECK pop_status pop_bundle_write(const char *path, const pop_cache *c,
	const pop_digest *key, size_t nkey, const pop_alias_query *query,
	size_t nquery, pop_cache_check check, size_t *gone, pop_err *err);

typedef struct pop_bundle pop_bundle;

/* Reads the manifest of a bundle in memory, which is borrowed. */
POP_MUST_CHECK pop_status pop_bundle_open(
	pop_bundle **out, const void *data, size_t n, pop_err *err);
void pop_bundle_close(pop_bundle *b); /* accepts NULL */
/* Sorted: entries, then aliases, each by name. */
const pop_bundle_line *pop_bundle_lines(const pop_bundle *b, size_t *n);

/* What becomes of one line. */
typedef enum pop_bundle_outcome {
	POP_BUNDLE_STORED,
	POP_BUNDLE_SAME,     /* was there already */
	POP_BUNDLE_REPAIRED, /* stored in place of what failed the check */
	POP_BUNDLE_CONFLICT, /* other bytes are there, and stay */
	POP_BUNDLE_CHECKED,  /* nothing was to be stored */
	POP_BUNDLE_OUTCOMES  /* how many there are */
} pop_bundle_outcome;

typedef struct pop_bundle_opts {
	bool check_only; /* read everything, store nothing */
	bool replace;    /* what is there gives way */
	/* Takes a line or leaves it; NULL: all. */
	bool (*wants)(void *arg, const pop_bundle_line *line);
	/* Is this the executable of that key?  Asked of members, and of what
	 * is there in their place. */
	pop_status (*check)(void *arg, pop_digest key, const void *data,
		size_t n, pop_err *err);
	void (*visit)(void *arg, const pop_bundle_line *line,
		pop_bundle_outcome outcome);
	void *arg;
} pop_bundle_opts;

/*
 * Stores what is wanted in TOP of c (NULL with check_only).  A bundle is used
 * once.
 *
 * POP_E_CORRUPT  damaged, not what its manifest says, or a member that the
 *                manifest does not have; what came before it is stored
 */
POP_MUST_CHECK pop_status pop_bundle_unpack(pop_bundle *b, const pop_cache *c,
	const pop_bundle_opts *o, pop_err *err);

#endif
