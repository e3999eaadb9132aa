#ifndef POPCACHE_INT_H
#define POPCACHE_INT_H

#include <stdbool.h>
#include <sys/stat.h>
#include <sys/types.h>

#include "cache/popcache.h"
#include "lib/base/buf.h"

/*
 * What the files of cache/ share and nobody else sees.  Paths are built in
 * buffers of POP_CACHE_PATH_MAX; pop_cache_open() refuses directories so long
 * that a name made below would not fit.
 */

struct pop_cache {
	pop_cache_fsync fsync;
	bool has_top; /* layer[0] may be written */
	int nlayer;
	char *layer[POP_CACHE_MAX_LAYERS];
	char *own_alias; /* or NULL */
	bool view;       /* not even the user's own records are written */
	struct pop_cache_told *told;
};

/* Digests of warnings: what several looks at one entry find is told once. */
enum { POP_CACHE_TOLD = 64 };
struct pop_cache_told {
	_Atomic uint64_t digest[POP_CACHE_TOLD];
};

/* Room for the longest of "/.popcache/<folder>/<name>". */
enum { POP_CACHE_SUFFIX_MAX = 192 };

/* "root[/.popcache/folder][/name]", without the parts that are NULL.  Asserts
 * that it fits. */
void pop_cache_join(char out[POP_CACHE_PATH_MAX], const char *root,
	const char *folder, const char *name);

/* -- put.c --------------------------------------------------------------- */

/*
 * Creates root/.popcache/<folder>; these take the mode and the group of
 * `root`, which is created with its parents and the umask.  folder NULL: only
 * root.
 */
POP_MUST_CHECK pop_status pop_cache_make(
	const char *root, const char *folder, pop_err *err);

/* POP_E_USAGE without a TOP. */
POP_MUST_CHECK pop_status pop_cache_need_top(const pop_cache *c, pop_err *err);

/* A file that is to appear by rename. */
typedef struct pop_cache_file {
	const char *root; /* layer, created if missing */
	/* Below root/.popcache, "." that itself; NULL: in root. */
	const char *folder;
	const char *name;
	const void *data;
	size_t n;
	mode_t mode; /* less the umask */
	bool sync;
	/* root is private and no layer: no .popcache, temporary files beside
	 * the file, directories of mode 0700 */
	bool plain;
} pop_cache_file;

POP_MUST_CHECK pop_status pop_cache_publish(
	const pop_cache_file *f, pop_err *err);
/* Publishes what was put into b as root/.popcache/<folder>/<name>, of mode 0666
 * less the umask, and releases b in every case. */
POP_MUST_CHECK pop_status pop_cache_publish_buf(const char *root,
	const char *folder, const char *name, pop_buf *b, pop_err *err);

/* Was a file of this name, in root or in a folder, left by a publish that was
 * killed?  Names in .popcache/tmp are not asked about. */
bool pop_cache_is_temp(const char *name);

/* -- alias.c ------------------------------------------------------------- */

/* The key in an alias record of a folder; false if it is no whole head of one.
 * Nothing of it is believed. */
bool pop_alias_peek(int dir, const char *name, pop_digest *key);

/* The record that was found, as stored, and its name. */
pop_str pop_alias_bytes(const pop_alias *a, pop_digest *id);
/* Stores a record that came from elsewhere in TOP.  POP_E_CORRUPT if it is
 * none, or not of that name. */
POP_MUST_CHECK pop_status pop_alias_import(const pop_cache *c, pop_digest id,
	const void *data, size_t n, pop_err *err);

/* -- quarantine.c -------------------------------------------------------- */

/*
 * Takes a file that failed its checks out of the way: links it as
 * bad/<key>.poplar_exec with the reason beside it, and removes its name if
 * that still leads to the inode that was read.  POP_OK if it was removed or
 * had been replaced already; the text says what to do otherwise.
 */
POP_MUST_CHECK pop_status pop_cache_quarantine(const pop_cache *c,
	const pop_cache_entry *e, const char *reason, pop_err *err);

#endif
