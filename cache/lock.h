#ifndef POPCACHE_LOCK_H
#define POPCACHE_LOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cache/popcache.h"

/*
 * Lock files: DIR/.popcache/lock/<key>, locked with flock(2).  The file says
 * who holds it, for people and for hosts whose kernels do not see the lock;
 * grammar in popcache(5), LOCK FILES.
 *
 * A lock file is never unlinked by the code here.  Whoever does unlink one
 * holds it, so after each acquisition the name is compared with the inode
 * that was locked.
 *
 * Not thread-safe: one pop_lock, one thread, except pop_lock_write().
 */
typedef struct pop_lock {
	int fd;        /* -1: not open */
	bool writable; /* false: somebody else's file, opened for reading */
	bool held;
	char path[POP_CACHE_PATH_MAX];
} pop_lock;

typedef enum pop_lock_state {
	POP_LOCK_HELD,
	POP_LOCK_BUSY,
	POP_LOCK_NONE, /* this directory or file system has no locks */
} pop_lock_state;

/* Bytes of a lock file. */
enum { POP_LOCK_RECORD = 512 };

/* Names the lock; opens nothing. */
void pop_lock_init(pop_lock *l, const char *dir, pop_digest key);
/* Lets go and closes; the file stays.  Accepts an unopened one. */
void pop_lock_release(pop_lock *l);
/* Lets go without closing. */
void pop_lock_unlock(pop_lock *l);

/*
 * One attempt, without waiting.  create: make the file and its folder if they
 * are missing; otherwise a missing file is POP_LOCK_NONE.
 */
pop_lock_state pop_lock_try(pop_lock *l, const char *dir, bool create);

/*
 * Opens the file for reading, if it is there, and says whether somebody holds
 * it; nothing stays locked.
 */
bool pop_lock_peek(pop_lock *l, bool *busy);

/* The record as it is now: number of bytes, 0 if empty or unreadable. */
size_t pop_lock_read(const pop_lock *l, char out[POP_LOCK_RECORD]);
/* False if it could not be written; that is not an error. */
bool pop_lock_write(const pop_lock *l, const char rec[POP_LOCK_RECORD]);
void pop_lock_clear(const pop_lock *l);

/* The record's text. */
void pop_lock_print(char out[POP_LOCK_RECORD], const pop_flight_owner *o);
/* False if it is not a record; *out is then empty. */
bool pop_lock_parse(pop_flight_owner *out, const char *rec, size_t n);

/* This process; start and beat are zero. */
void pop_lock_self(pop_flight_owner *out, const char *job);

#endif
