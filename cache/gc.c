/*
 * Bounds of a directory.
 *
 *   list -> sort by last use -> remove until no limit is exceeded -> sweep
 *
 * There is no index: what is there is read from the directory each time.  An
 * entry is removed under the lock of its key, after another look at its inode
 * and its last use, so that what was replaced or used meanwhile stays.
 */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "cache/lock.h"
#include "cache/manage.h"
#include "cache/sweep.h"
#include "lib/base/log.h"

/* Seconds between two gcs that puts start. */
enum { GC_INTERVAL = 300 };

typedef struct candidate {
	pop_digest key;
	uint64_t bytes;
	int64_t mtime, used; /* used: the later of both times */
	bool gone;
} candidate;

typedef struct candidates {
	candidate *v;
	size_t n, cap;
} candidates;

/* -- one entry ----------------------------------------------------------- */

/* What was noted about an entry that is gone. */
static void
forget(const pop_cache *c, pop_digest key)
{
	static const char *const folder[] = {"use", "info"};
	char path[POP_CACHE_PATH_MAX], hex[33];

	pop_digest_print(hex, key);
	for (size_t i = 0; i < sizeof(folder) / sizeof(folder[0]); i++) {
		pop_cache_join(path, c->layer[0], folder[i], hex);
		(void)unlink(path);
	}
}

/* The later of the file's own time and that of its last use. */
static int64_t
last_use(const pop_cache *c, pop_digest key, const struct stat *entry)
{
	char path[POP_CACHE_PATH_MAX], hex[33];
	int64_t t = (int64_t)entry->st_mtime;
	struct stat sb;

	pop_digest_print(hex, key);
	pop_cache_join(path, c->layer[0], "use", hex);
	if (stat(path, &sb) == 0 && (int64_t)sb.st_mtime > t)
		t = (int64_t)sb.st_mtime;
	return t;
}

/* Removes the entry; want: only if it is unused since, or NULL. */
static pop_status
remove_locked(
	const pop_cache *c, pop_digest key, const candidate *want, pop_err *err)
{
	char path[POP_CACHE_PATH_MAX];
	struct stat sb;

	pop_cache_path(path, c, key);
	if (lstat(path, &sb) < 0)
		return errno == ENOENT || errno == ENOTDIR
			       ? pop_fail(err, POP_E_MISS, "%s is not there",
					 path)
			       : pop_fail_sys(
					 err, POP_E_IO, errno, "stat", path);
	if (want && (sb.st_mtime != want->mtime ||
			    last_use(c, key, &sb) != want->used))
		return pop_fail(err, POP_E_BUSY, "%s was used meanwhile", path);
	if (unlink(path) < 0 && errno != ENOENT)
		return pop_fail_sys(err, POP_E_IO, errno, "remove", path);
	forget(c, key);
	return POP_OK;
}

static pop_status
remove_entry(
	const pop_cache *c, pop_digest key, const candidate *want, pop_err *err)
{
	pop_status st;
	pop_lock lock;

	pop_lock_init(&lock, c->layer[0], key);
	/* Only a file that is there can be held. */
	if (pop_lock_try(&lock, c->layer[0], false) == POP_LOCK_BUSY)
		st = pop_fail(
			err, POP_E_BUSY, "%s is being compiled", lock.path);
	else
		st = remove_locked(c, key, want, err);
	pop_lock_release(&lock);
	return st;
}

pop_status
pop_cache_remove(const pop_cache *c, pop_digest key, pop_err *err)
{
	POP_TRY(pop_cache_need_top(c, err));
	return remove_entry(c, key, NULL, err);
}

/* -- all of them --------------------------------------------------------- */

static pop_status
collect(void *arg, const pop_cache_item *item, pop_err *err)
{
	candidates *l = arg;

	if (item->kind != POP_CACHE_ENTRY)
		return POP_OK;
	if (l->n == l->cap) {
		size_t cap = l->cap ? 2 * l->cap : 256;
		candidate *v = realloc(l->v, cap * sizeof(*v));

		if (!v)
			return pop_fail(err, POP_E_NOMEM, "out of memory");
		l->v = v;
		l->cap = cap;
	}
	l->v[l->n++] = (candidate){item->key, item->bytes, item->mtime,
		item->used > item->mtime ? item->used : item->mtime, false};
	return POP_OK;
}

/* The longest unused first; the key breaks ties, so that two gcs agree. */
static int
by_use(const void *a, const void *b)
{
	const candidate *x = a, *y = b;

	if (x->used != y->used)
		return x->used < y->used ? -1 : 1;
	return memcmp(x->key.byte, y->key.byte, sizeof(x->key.byte));
}

static bool
exceeds(const pop_gc_limits *l, const pop_gc_report *r, const candidate *e,
	int64_t now)
{
	uint64_t n = r->entries - r->removed, b = r->bytes - r->removed_bytes;

	return (l->bytes >= 0 && b > (uint64_t)l->bytes) ||
	       (l->count >= 0 && n > (uint64_t)l->count) ||
	       (l->age >= 0 && e->used < now && now - e->used > l->age);
}

static void
note_failure(pop_gc_report *r, pop_status st, const pop_err *err)
{
	if (st == POP_E_BUSY) {
		r->busy++;
		return;
	}
	if (!r->failed++)
		snprintf(r->reason, sizeof(r->reason), "%.255s", err->text);
}

typedef struct collection {
	const pop_cache *c;
	const pop_gc_limits *limits;
	pop_gc_report *report;
	void (*visit)(void *arg, const pop_cache_item *item);
	void *arg;
} collection;

static void
drop(const collection *g, candidate *e)
{
	pop_gc_report *r = g->report;
	pop_status st = POP_OK;
	char name[POP_CACHE_NAME_MAX];
	pop_cache_item item = {.kind = POP_CACHE_ENTRY,
		.key = e->key,
		.name = name,
		.bytes = e->bytes,
		.mtime = e->mtime,
		.used = e->used,
		.regular = true};
	pop_err err = {0};

	if (pop_cache_is_pinned(g->c, e->key)) {
		r->pinned++;
		return;
	}
	if (!g->limits->dry_run)
		st = remove_entry(g->c, e->key, e, &err);
	if (st != POP_OK && st != POP_E_MISS) {
		note_failure(r, st, &err);
		return;
	}
	e->gone = !g->limits->dry_run;
	/* Gone already: another gc counts it as its own, the bounds do too. */
	r->removed++;
	r->removed_bytes += e->bytes;
	pop_cache_name(name, e->key);
	if (st == POP_OK && g->visit)
		g->visit(g->arg, &item);
}

static int
by_key(const void *a, const void *b)
{
	return memcmp(a, b, sizeof(pop_digest));
}

/* What is left needs no look at each of its records. */
static pop_status
sweep(uint64_t *n, const collection *g, const candidates *l, int64_t now,
	pop_err *err)
{
	pop_digest *kept = malloc((l->n + 1) * sizeof(*kept));
	size_t nkept = 0;

	if (!kept)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (size_t i = 0; i < l->n; i++)
		if (!l->v[i].gone)
			kept[nkept++] = l->v[i].key;
	qsort(kept, nkept, sizeof(*kept), by_key);
	*n = pop_cache_sweep(g->c, g->limits->dry_run, now, kept, nkept);
	free(kept);
	return POP_OK;
}

pop_status
pop_cache_gc(pop_gc_report *out, const pop_cache *c,
	const pop_gc_limits *limits,
	void (*visit)(void *arg, const pop_cache_item *item), void *arg,
	pop_err *err)
{
	const collection g = {c, limits, out, visit, arg};
	int64_t now = (int64_t)time(NULL);
	candidates l = {0};
	pop_status st;

	*out = (pop_gc_report){0};
	POP_TRY(pop_cache_need_top(c, err));
	st = pop_cache_list(c, 0, true, collect, &l, err);
	if (st == POP_E_MISS) { /* no directory yet: nothing to do */
		if (err)
			err->text[0] = '\0';
		st = POP_OK;
		goto out;
	}
	if (st != POP_OK)
		goto out;
	if (l.n)
		qsort(l.v, l.n, sizeof(*l.v), by_use);
	out->entries = l.n;
	for (size_t i = 0; i < l.n; i++)
		out->bytes += l.v[i].bytes;
	for (size_t i = 0; i < l.n && exceeds(limits, out, &l.v[i], now); i++)
		drop(&g, &l.v[i]);
	st = sweep(&out->side, &g, &l, now, err);
out:
	free(l.v);
	return st;
}

/* -- after a put --------------------------------------------------------- */

/* True once in GC_INTERVAL, for one of those who ask. */
static bool
is_due(const char *root)
{
	char path[POP_CACHE_PATH_MAX];
	time_t now = time(NULL);
	struct stat sb;
	int fd;

	pop_cache_join(path, root, NULL, ".popcache/gc");
	if (stat(path, &sb) == 0)
		return (now < sb.st_mtime ||
			       now - sb.st_mtime >= GC_INTERVAL) &&
		       utimensat(AT_FDCWD, path, NULL, 0) == 0;
	fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
		0666);
	if (fd >= 0)
		close(fd);
	return fd >= 0;
}

void
pop_cache_gc_after_put(const pop_cache *c, const pop_gc_limits *limits)
{
	pop_gc_report r;
	pop_err err;

	if (!c->has_top ||
		(limits->bytes < 0 && limits->count < 0 && limits->age < 0) ||
		!is_due(c->layer[0]))
		return;
	if (pop_cache_gc(&r, c, limits, NULL, NULL, &err) != POP_OK)
		pop_log(cache, POP_LOG_INFO, "%s", err.text);
	else if (r.removed)
		pop_log(cache, POP_LOG_INFO,
			"removed %llu of %llu entries of %s",
			(unsigned long long)r.removed,
			(unsigned long long)r.entries, c->layer[0]);
}
