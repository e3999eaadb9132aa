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
#include <pthread.h>
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
#include "lib/base/crew.h"
#include "lib/base/log.h"

enum {
	/* Seconds between two gcs that puts start. */
	GC_INTERVAL = 300,
	/* Most of a removal is waiting for the file system; so many at a time
	 * by each thread. */
	THREADS = 8,
	LOOK_BATCH = 128,
	DROP_BATCH = 32,
};

typedef struct candidate {
	pop_digest key;
	uint64_t bytes;
	int64_t mtime, used; /* used: the later of both times */
	/* Of what was to go: POP_E_MISS: somebody else removed it. */
	pop_status status;
	bool pinned, gone;
} candidate;

typedef struct candidates {
	candidate *v;
	size_t n, cap;
	bool temps; /* there are temporary files too */
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
busy_fail(const pop_lock *lock, pop_digest key, pop_err *err)
{
	char rec[POP_LOCK_RECORD], who[256], hex[33];
	pop_flight_owner owner = {0};

	(void)pop_lock_parse(&owner, rec, pop_lock_read(lock, rec));
	pop_flight_owner_print(who, sizeof(who), &owner);
	pop_digest_print(hex, key);
	return pop_fail(
		err, POP_E_BUSY, "%s is being compiled by %s", hex, who);
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
		st = busy_fail(&lock, key, err);
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

	l->temps |= item->kind == POP_CACHE_TEMP;
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
	l->v[l->n++] = (candidate){.key = item->key,
		.bytes = item->bytes,
		.mtime = item->mtime,
		.used = item->mtime};
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

typedef struct collection {
	const pop_cache *c;
	const pop_gc_limits *limits;
	pop_gc_report *report;
	void (*visit)(void *arg, const pop_cache_item *item);
	void *arg;
	candidates l;
	int use;      /* folder of the notes of last use, or -1 */
	size_t first; /* of those that go now */
	/* Of the failure that is told: its reason, and which one it is. */
	pthread_mutex_t mutex;
	size_t failed;
} collection;

/* ---- Which. */

static void
look_at_use(void *arg, size_t i)
{
	const collection *g = arg;
	candidate *e = &g->l.v[i];
	char hex[33];
	struct stat sb;

	pop_digest_print(hex, e->key);
	if (fstatat(g->use, hex, &sb, 0) == 0 &&
		(int64_t)sb.st_mtime > e->mtime)
		e->used = (int64_t)sb.st_mtime;
}

/* Oldest first.  When they were used is asked only if one of them may go. */
static void
order(collection *g, int64_t now)
{
	const pop_gc_report *r = g->report;
	char path[POP_CACHE_PATH_MAX];
	bool any = false;

	for (size_t i = 0; i < g->l.n && !any; i++)
		any = exceeds(g->limits, r, &g->l.v[i], now);
	if (!any)
		return;
	pop_cache_join(path, g->c->layer[0], "use", NULL);
	g->use = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (g->use >= 0) {
		pop_crew_run(THREADS, g->l.n, LOOK_BATCH, look_at_use, g);
		close(g->use);
	}
	qsort(g->l.v, g->l.n, sizeof(*g->l.v), by_use);
}

/* ---- How they go. */

static void
note_reason(collection *g, size_t i, const pop_err *err)
{
	pop_gc_report *r = g->report;

	pthread_mutex_lock(&g->mutex);
	if (i < g->failed) {
		g->failed = i;
		snprintf(r->reason, sizeof(r->reason), "%.255s", err->text);
	}
	pthread_mutex_unlock(&g->mutex);
}

static void
drop(void *arg, size_t i)
{
	collection *g = arg;
	candidate *e = &g->l.v[g->first + i];
	pop_err err = {0};

	e->pinned = pop_cache_is_pinned(g->c, e->key);
	if (e->pinned || g->limits->dry_run)
		return;
	e->status = remove_entry(g->c, e->key, e, &err);
	e->gone = e->status == POP_OK || e->status == POP_E_MISS;
	if (!e->gone && e->status != POP_E_BUSY)
		note_reason(g, g->first + i, &err);
}

static void
tally(collection *g, const candidate *e)
{
	pop_gc_report *r = g->report;
	char name[POP_CACHE_NAME_MAX];
	const pop_cache_item item = {.kind = POP_CACHE_ENTRY,
		.key = e->key,
		.name = name,
		.bytes = e->bytes,
		.mtime = e->mtime,
		.used = e->used,
		.regular = true};

	r->pinned += e->pinned;
	r->busy += e->status == POP_E_BUSY;
	r->failed += !e->gone && e->status != POP_OK && e->status != POP_E_BUSY;
	if (e->pinned || (e->status != POP_OK && e->status != POP_E_MISS))
		return;
	/* Gone already: another gc counts it as its own, the bounds do too. */
	r->removed++;
	r->removed_bytes += e->bytes;
	pop_cache_name(name, e->key);
	if (e->status == POP_OK && g->visit)
		g->visit(g->arg, &item);
}

/* So many as would do; as some of them stay, more, until the limits hold. */
static void
drop_all(collection *g, int64_t now)
{
	const candidates *l = &g->l;

	while (g->first < l->n) {
		pop_gc_report r = *g->report;
		size_t end = g->first;

		while (end < l->n && exceeds(g->limits, &r, &l->v[end], now)) {
			r.removed++;
			r.removed_bytes += l->v[end++].bytes;
		}
		if (end == g->first)
			return;
		pop_crew_run(THREADS, end - g->first, DROP_BATCH, drop, g);
		for (; g->first < end; g->first++)
			tally(g, &l->v[g->first]);
	}
}

static int
by_key(const void *a, const void *b)
{
	return memcmp(a, b, sizeof(pop_digest));
}

/* What is left needs no look at each of its records. */
static pop_status
sweep(uint64_t *n, const collection *g, int64_t now, pop_err *err)
{
	const candidates *l = &g->l;
	pop_digest *kept = malloc((l->n + 1) * sizeof(*kept));
	size_t nkept = 0;

	if (!kept)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (size_t i = 0; i < l->n; i++)
		if (!l->v[i].gone)
			kept[nkept++] = l->v[i].key;
	qsort(kept, nkept, sizeof(*kept), by_key);
	*n = pop_cache_sweep(
		g->c, g->limits->dry_run, l->temps, now, kept, nkept);
	free(kept);
	return POP_OK;
}

pop_status
pop_cache_gc(pop_gc_report *out, const pop_cache *c,
	const pop_gc_limits *limits,
	void (*visit)(void *arg, const pop_cache_item *item), void *arg,
	pop_err *err)
{
	collection g = {.c = c,
		.limits = limits,
		.report = out,
		.visit = visit,
		.arg = arg,
		.mutex = PTHREAD_MUTEX_INITIALIZER,
		.failed = SIZE_MAX};
	int64_t now = (int64_t)time(NULL);
	pop_status st;

	*out = (pop_gc_report){0};
	POP_TRY(pop_cache_need_top(c, err));
	st = pop_cache_list(c, 0, false, collect, &g.l, err);
	if (st == POP_E_MISS) { /* no directory yet: nothing to do */
		if (err)
			err->text[0] = '\0';
		st = POP_OK;
	} else if (st == POP_OK) {
		out->entries = g.l.n;
		for (size_t i = 0; i < g.l.n; i++)
			out->bytes += g.l.v[i].bytes;
		order(&g, now);
		drop_all(&g, now);
		st = sweep(&out->side, &g, now, err);
	}
	free(g.l.v);
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
