#ifndef POPCACHE_H
#define POPCACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/digest.h"
#include "lib/base/fs.h"
#include "lib/base/status.h"
#include "lib/base/str.h"

/*
 * A directory of compiled executables, addressed by key; popcache(5) has the
 * layout on disk.
 *
 *   DIR/<key>.poplar_exec   entry: complete or absent, never modified
 *   DIR/.popcache/          what only saves work: alias/ info/ use/ lock/
 *                           tmp/ bad/; any of it may be missing
 *
 * The cache stores bytes.  It does not know what a graph, a target or an
 * executable is: whether a file is what its name says is asked of the caller
 * through pop_cache_check.  Files appear by rename and readers take no lock,
 * so any number of processes on any number of hosts may use one directory,
 * any file may be deleted at any time, and the whole may be copied or mounted
 * read-only.  Locks only keep two processes from doing the same work.
 *
 * A cache has layers: at most one writable TOP, number 0, over read-only
 * bases that are looked at in order.
 *
 * Threads: a pop_cache does not change after it was opened and may be used by
 * several threads at once.
 *
 * This header is the order of a compile:
 *
 *   pop_alias_ask     which key do these bytes have?
 *   pop_cache_get     hit: use the entry
 *   pop_flight_begin  miss: compile here, or wait for whoever does
 *   pop_cache_put     store what was compiled
 *   pop_flight_end
 */
typedef struct pop_cache pop_cache;

enum {
	/* Bytes of any path made here, with its NUL. */
	POP_CACHE_PATH_MAX = 4096,
	/* "<32 hex digits>.poplar_exec" and NUL. */
	POP_CACHE_NAME_MAX = 48,
	POP_CACHE_MAX_LAYERS = 32,
	/* No such layer. */
	POP_CACHE_NO_LAYER = -1,
};

/* -- life cycle ---------------------------------------------------------- */

/* When a stored file is forced to the disk before its name appears. */
typedef enum pop_cache_fsync {
	POP_CACHE_FSYNC_AUTO, /* if the compile took longer than a second */
	POP_CACHE_FSYNC_ALWAYS,
	POP_CACHE_FSYNC_NEVER,
} pop_cache_fsync;

/* All strings are copied. */
typedef struct pop_cache_spec {
	/*
	 * The writable directory, or TOP:A:B.  A name with colons is split
	 * only if no directory of that whole name exists.  NULL: no layer can
	 * be written.  A leading "~/" is the caller's business.
	 */
	const char *top;
	const char *bases; /* "A:B", below those of `top`; NULL: none */
	/* The user's own alias records, $XDG_CACHE_HOME/popc/alias; it is
	 * looked at before any layer.  NULL: none. */
	const char *own_alias;
	pop_cache_fsync fsync;
	/* No layer can be written, whatever `top` says; nothing is changed, not
	 * even the time of last use. */
	bool read_only;
} pop_cache_spec;

/*
 * Nothing is created, and unless `top` holds a colon no directory is looked
 * at: an absent one is a cache without entries.
 *
 * POP_E_USAGE  no directory given, too many, or a name that is too long
 * POP_E_NOMEM
 */
POP_MUST_CHECK pop_status pop_cache_open(
	pop_cache **out, const pop_cache_spec *spec, pop_err *err);
void pop_cache_close(pop_cache *c); /* accepts NULL */

/* Number of layers, and the directory of one; borrowed. */
int pop_cache_nlayer(const pop_cache *c);
const char *pop_cache_dir(const pop_cache *c, int layer);
/* The layer that is written, 0 or POP_CACHE_NO_LAYER. */
int pop_cache_top(const pop_cache *c);
/* Is a link in this layer as good as what it leads to?  Not in the one that is
 * written: it would have us change files of the choice of whoever else can
 * write there. */
bool pop_cache_follows(const pop_cache *c, int layer);

/* -- names --------------------------------------------------------------- */

typedef enum pop_cache_kind {
	POP_CACHE_ENTRY,    /* <32 lower-case hex digits>.poplar_exec */
	POP_CACHE_ORIGINAL, /* <1-16 hex digits>.poplar_exec: another tool's */
	POP_CACHE_TEMP,     /* left by a put that was killed */
	POP_CACHE_FOREIGN,  /* anything else; listed and left alone */
} pop_cache_kind;

/* "<key>.poplar_exec". */
void pop_cache_name(char out[POP_CACHE_NAME_MAX], pop_digest key);
/* What a file of this name in DIR is; *key is set for POP_CACHE_ENTRY. */
pop_cache_kind pop_cache_name_kind(const char *name, pop_digest *key);
/* Where put would store `key`: "TOP/<key>.poplar_exec", "" without a TOP. */
void pop_cache_path(
	char out[POP_CACHE_PATH_MAX], const pop_cache *c, pop_digest key);

/* -- get ----------------------------------------------------------------- */

/*
 * An open entry.  The descriptor stays readable when the file is replaced or
 * deleted meanwhile.  Others may write to the file: what must not change
 * under the reader is read once and checked there.
 */
typedef struct pop_cache_entry {
	int fd; /* close-on-exec, offset 0; -1: closed */
	int layer;
	pop_digest key;
	bool corrupt; /* of a get that missed: some layer's was damaged */
	char path[POP_CACHE_PATH_MAX];
} pop_cache_entry;

/* Accepts one whose fd is -1; sets it to -1. */
void pop_cache_entry_close(pop_cache_entry *e);

/*
 * Says whether an open entry is whole, and holds the key e->key.  What it
 * found out it may leave behind `arg`; it may be called several times in one
 * get, and owns nothing after it failed.  It may move the file offset.
 *
 *   POP_OK         use it
 *   POP_E_CORRUPT  damaged, or of another key: set aside, and a miss
 *   POP_E_MISS     not usable here (a newer format): left alone, and a miss
 *   POP_E_IO       could not be read; not the file's fault
 *   others         end the get
 *
 * What it is given may turn out to be no plain file; then what it says is
 * not heard.
 */
typedef struct pop_cache_check {
	pop_status (*fn)(void *arg, const pop_cache_entry *e, pop_err *err);
	void *arg;
} pop_cache_check;

/*
 * Opens the entry of `key` in the first layer where it passes `check`.
 *
 * A hit costs the shared directory at most four metadata operations, those of
 * finding the key by a record of the directory included:
 *
 *   open of the entry; stat of the note of last use; once an hour access to
 *   the note, and an open that makes it new
 *
 *   by a record: open and fstat of it, and stat of the directory if it is
 *   believed for the sake of the directory's owner; open of the entry; open of
 *   the note if the record is the caller's and older than an hour, as its time
 *   stands for that of the note.  Other records leave no note: the next time
 *   the user's own store has them
 *
 * Each layer above that of the entry adds an open, and one more for the record
 * if it is looked for.  `check` may add to that.  The last use is kept for TOP
 * only.
 *
 * POP_OK      hit; the caller ends *out with pop_cache_entry_close()
 * POP_E_MISS  no layer has it; the text says why.  A file that failed its
 *             check is then linked into .popcache/bad with the reason and
 *             removed, if it lay in TOP and TOP can be written
 * POP_E_IO    an entry may be there, but could not be read; it was not
 *             touched, and the caller may go on as after a miss
 * others      from `check`
 */
POP_MUST_CHECK pop_status pop_cache_get(pop_cache_entry *out,
	const pop_cache *c, pop_digest key, pop_cache_check check,
	pop_err *err);
/* The same for the key of a record. */
struct pop_alias;
POP_MUST_CHECK pop_status pop_cache_get_by(pop_cache_entry *out,
	const pop_cache *c, const struct pop_alias *by, pop_cache_check check,
	pop_err *err);

/* -- put ----------------------------------------------------------------- */

typedef struct pop_cache_put_opts {
	uint64_t compile_ns; /* what making the entry again would cost */
} pop_cache_put_opts;

/*
 * Stores n bytes under `key` in TOP, which is created with its parents.
 * Atomic: after a crash at any point the entry is either complete or absent.
 * Replacing an entry disturbs no reader.
 *
 * path: the name of the entry, whether or not it could be stored.
 * opts: NULL is all zero.
 *
 * POP_E_IO     the system said no; the text has the path, the call and the
 *              reason; the cache is unchanged and no temporary file is left
 * POP_E_USAGE  there is no TOP, or something else is in its place
 */
POP_MUST_CHECK pop_status pop_cache_put(const pop_cache *c, pop_digest key,
	const void *data, size_t n, const pop_cache_put_opts *opts,
	char path[POP_CACHE_PATH_MAX], pop_err *err);

/*
 * Would a put be refused?  Creates TOP and, for a moment, an empty file in
 * it, so that a long compile whose result must be stored fails before it
 * starts.  Statuses as of put.
 */
POP_MUST_CHECK pop_status pop_cache_probe(const pop_cache *c, pop_err *err);

/* -- one compile per key ------------------------------------------------- */

/* Who holds a key, as that process said; empty strings: not known. */
typedef struct pop_flight_owner {
	char host[65];
	char boot[41]; /* the kernel's boot id */
	char job[65];  /* Slurm job */
	uint64_t pid;
	int64_t start; /* seconds since 1970 */
	uint64_t beat; /* counts while it lives */
} pop_flight_owner;

/* All times in nanoseconds; 0 means the default. */
typedef struct pop_flight_opts {
	uint64_t timeout_ns; /* of the wait; 0: none */
	const char *job;     /* Slurm job of the caller, or NULL */
	/*
	 * Called before each sleep of a wait; a status other than POP_OK ends
	 * the wait with it.  NULL: wait in silence.
	 */
	pop_status (*wait)(void *arg, const pop_flight_owner *who,
		uint64_t waited_ns, pop_err *err);
	void *arg;
	bool brief;        /* the compile takes much less than beat_ns: no
			    * thread is worth it */
	uint64_t beat_ns;  /* between two counts of an owner: 5 s */
	uint64_t stale_ns; /* silence after which an owner elsewhere, of whom
			    * no kernel can tell, is taken for dead: 30 s */
} pop_flight_opts;

/* The right to compile one key. */
typedef struct pop_flight pop_flight;

/*
 * To be called after a miss.  Exactly one of the processes and threads that
 * want the same key in the same TOP becomes its leader; the others wait until
 * the entry is there, or the leader gave up or died, in which case the next
 * one leads.  The entry is looked for again before anyone leads.
 *
 * POP_OK, *out != NULL  leader: compile, put, then pop_flight_end().  Also
 *                       where locks do not work or TOP cannot be written
 * POP_OK, *out == NULL  follower: *entry is open, as after pop_cache_get()
 * POP_E_TIMEOUT         the text names the owner
 * others                from `opts->wait`, `check`, or POP_E_NOMEM
 *
 * opts: NULL is all zero.  While it leads, unless that is brief, a thread of
 * the process counts in the lock file for waiters on other hosts; it takes no
 * signals.
 */
POP_MUST_CHECK pop_status pop_flight_begin(pop_flight **out,
	pop_cache_entry *entry, const pop_cache *c, pop_digest key,
	pop_cache_check check, const pop_flight_opts *opts, pop_err *err);

/* Lets the next one in.  Accepts NULL. */
void pop_flight_end(pop_flight *f);
/* False where the leader could not lock; it may not be the only one then. */
bool pop_flight_locked(const pop_flight *f);

/*
 * Is somebody compiling `key` in the first layer at this moment?  For people:
 * it may be over when this returns.  A record of another host counts if its
 * file was written in the last half minute.
 */
bool pop_flight_peek(const pop_cache *c, pop_digest key, pop_flight_owner *who);

/* "host node3, pid 4711, Slurm job 99" or "another process". */
void pop_flight_owner_print(char *out, size_t cap, const pop_flight_owner *who);

/* -- alias: raw bytes to key --------------------------------------------- */

/*
 * An alias record says which key a file of given bytes had under given
 * options, so that a repeated hit parses nothing.  It is believed only from
 * files of the caller, of root or of the directory's owner that nobody else
 * can write.
 */
typedef struct pop_alias_query {
	pop_digest bytes;  /* of the input */
	pop_digest second; /* another digest of the input */
	uint64_t nbyte;
	pop_digest options, target, customs; /* the caller's digests */
	uint32_t epoch;                      /* of the compiler */
	unsigned threads; /* to hash with; 0: the caller's only */
} pop_alias_query;

/* Fills bytes, second and nbyte in one walk over the input; the other members
 * are the caller's.  The digests do not depend on `threads`.  POP_E_NOMEM. */
POP_MUST_CHECK pop_status pop_alias_ask(
	pop_alias_query *q, const void *data, size_t n, pop_err *err);

typedef struct pop_alias {
	pop_digest key;
	pop_digest check; /* must equal the one stored in the entry */
	/* Names by position; empty where there is none. */
	const pop_str *arg, *result;
	size_t narg, nresult;
	/* After pop_alias_find: what the strings point into. */
	void *storage;
	/* The same: found in a layer, not in the user's own store; and seconds
	 * since 1970 of its last change if the caller may change it. */
	bool shared;
	int64_t changed;
} pop_alias;

void pop_alias_release(pop_alias *a); /* accepts zeroed */

/*
 * A record found in a layer is copied to the user's own store, if that takes
 * it.
 *
 * POP_OK       the caller ends *out with pop_alias_release()
 * POP_E_MISS   no record that can be believed; damaged ones are passed over
 * POP_E_NOMEM
 */
POP_MUST_CHECK pop_status pop_alias_find(pop_alias *out, const pop_cache *c,
	const pop_alias_query *q, pop_err *err);

/* Does a layer hold a record of these bytes that names `key`?  Whether or not
 * its entry is still there. */
bool pop_alias_is_noted(
	const pop_cache *c, const pop_alias_query *q, pop_digest key);

/*
 * Writes the record to the user's own store and to TOP.  POP_OK if one of
 * them took it.  Strings are borrowed for the call.
 *
 * POP_E_IO, POP_E_NOMEM  nothing was lost but time at the next run
 * POP_E_INPUT            the names need more than 16 MiB
 */
POP_MUST_CHECK pop_status pop_alias_put(const pop_cache *c,
	const pop_alias_query *q, const pop_alias *a, pop_err *err);

/* -- info: what was measured --------------------------------------------- */

/* Facts about how an entry was made; none of it is in the entry, because
 * none of it follows from the key.  Zero or empty: not known. */
typedef struct pop_cache_info {
	uint64_t compile_ns;
	uint64_t peak_bytes;
	int64_t when; /* seconds since 1970 */
	char user[65];
	char host[65];
	char job[65];
	char version[65];
	char source[513];
	char command[1025];
} pop_cache_info;

/* Best effort: TOP only. */
POP_MUST_CHECK pop_status pop_cache_info_put(const pop_cache *c, pop_digest key,
	const pop_cache_info *info, pop_err *err);
/* First layer that has it; POP_E_MISS if none or damaged. */
POP_MUST_CHECK pop_status pop_cache_info_get(
	pop_cache_info *out, const pop_cache *c, pop_digest key, pop_err *err);

/* -- inspection ---------------------------------------------------------- */

typedef struct pop_cache_item {
	pop_cache_kind kind;
	int layer;
	pop_digest key;   /* of a POP_CACHE_ENTRY */
	const char *name; /* in its directory; any bytes: escape it */
	uint64_t bytes;
	int64_t mtime; /* seconds since 1970 */
	int64_t used;  /* the same, of the last use; 0: not known */
	bool regular;  /* a plain file */
} pop_cache_item;

/*
 * Calls `visit` for each file of one layer's directory in the order of their
 * names (bytes); a status other than POP_OK ends the walk and is returned.
 * Files that vanish meanwhile are passed over.  It looks at each file once;
 * with `want_used` also at the note of last use, else `used` is 0.
 *
 * POP_E_MISS  there is no such directory
 * POP_E_IO, POP_E_NOMEM
 */
POP_MUST_CHECK pop_status pop_cache_list(const pop_cache *c, int layer,
	bool want_used,
	pop_status (*visit)(
		void *arg, const pop_cache_item *item, pop_err *err),
	void *arg, pop_err *err);
/* The same for the keys of entries alone, by their names: no file is looked
 * at. */
POP_MUST_CHECK pop_status pop_cache_keys(const pop_cache *c, int layer,
	pop_status (*visit)(void *arg, pop_digest key, pop_err *err), void *arg,
	pop_err *err);

#endif
