/* Bounds: order, pins, locks, uses meanwhile, stale files, foreign files. */

#include <errno.h>
#include <sys/file.h>
#include <time.h>

#include "cache/lock.h"
#include "cache/manage.h"
#include "tests/unit/cache_test.h"

#define DIR_NAME "d"

static void
put(const pop_cache *c, unsigned n)
{
	unsigned char data[PAYLOAD];
	char path[POP_CACHE_PATH_MAX];
	pop_status st;

	test_payload(data, test_key(n), PAYLOAD_VERSION);
	st = pop_cache_put(c, test_key(n), data, PAYLOAD, NULL, path, NULL);
	assert(st == POP_OK);
}

static void
path_of(char out[POP_CACHE_PATH_MAX], const char *folder, unsigned n)
{
	char hex[33];

	pop_digest_print(hex, test_key(n));
	snprintf(out, POP_CACHE_PATH_MAX, DIR_NAME "/.popcache/%s/%s", folder,
		hex);
}

/* Sets a time so many seconds ago. */
static void
age(const char *path, int64_t seconds)
{
	struct timespec t[2];

	t[0].tv_sec = t[1].tv_sec = time(NULL) - (time_t)seconds;
	t[0].tv_nsec = t[1].tv_nsec = 0;
	assert(utimensat(AT_FDCWD, path, t, 0) == 0);
}

static void
touch(const char *path, int64_t seconds)
{
	int fd = open(path, O_WRONLY | O_CREAT, 0666);

	assert(fd >= 0);
	close(fd);
	age(path, seconds);
}

static bool
has(const pop_cache *c, unsigned n)
{
	char path[POP_CACHE_PATH_MAX];

	pop_cache_path(path, c, test_key(n));
	return access(path, F_OK) == 0;
}

/* n entries, entry i unused since n - i hours. */
static pop_cache *
fill(unsigned n)
{
	pop_cache *c;
	char path[POP_CACHE_PATH_MAX];

	assert(system("rm -rf " DIR_NAME) == 0);
	c = test_open(DIR_NAME, NULL);
	for (unsigned i = 0; i < n; i++) {
		put(c, i);
		pop_cache_path(path, c, test_key(i));
		age(path, (int64_t)(n - i) * 3600);
	}
	return c;
}

static pop_gc_report
gc(const pop_cache *c, int64_t bytes, int64_t count, int64_t oldest, bool dry)
{
	pop_gc_report r;
	pop_status st = pop_cache_gc(&r, c,
		&(pop_gc_limits){bytes, count, oldest, dry}, NULL, NULL, NULL);

	assert(st == POP_OK);
	return r;
}

static void
limits(void)
{
	pop_cache *c = fill(6);
	pop_gc_report r = gc(c, -1, -1, -1, false);
	char path[POP_CACHE_PATH_MAX];

	assert(r.entries == 6 && r.bytes == 6 * PAYLOAD && !r.removed);
	r = gc(c, -1, 4, -1, true);
	assert(r.removed == 2 && has(c, 0));
	r = gc(c, -1, 4, -1, false);
	assert(r.removed == 2 && r.removed_bytes == 2 * PAYLOAD);
	assert(!has(c, 0) && !has(c, 1) && has(c, 2));
	r = gc(c, 3 * PAYLOAD, -1, -1, false);
	assert(r.removed == 1 && !has(c, 2) && has(c, 3));
	/* A use keeps the oldest. */
	path_of(path, "use", 3);
	touch(path, 0);
	r = gc(c, -1, -1, 90 * 60, false);
	assert(r.removed == 1 && has(c, 3) && !has(c, 4) && has(c, 5));
	r = gc(c, 0, -1, -1, false);
	assert(r.removed == 2 && !has(c, 3) && !has(c, 5));
	assert(access(path, F_OK) < 0);
	pop_cache_close(c);
}

static void
pins_and_locks(void)
{
	pop_cache *c = fill(3);
	pop_gc_report r;
	pop_lock lock;
	pop_err err;

	assert(pop_cache_pin(c, test_key(0), true, NULL) == POP_OK);
	assert(pop_cache_is_pinned(c, test_key(0)));
	pop_lock_init(&lock, DIR_NAME, test_key(1));
	assert(pop_lock_try(&lock, DIR_NAME, true) == POP_LOCK_HELD);
	r = gc(c, 0, -1, -1, false);
	assert(r.removed == 1 && r.pinned == 1 && r.busy == 1);
	assert(has(c, 0) && has(c, 1) && !has(c, 2));
	assert(pop_cache_remove(c, test_key(1), &err) == POP_E_BUSY);
	pop_lock_release(&lock);
	assert(pop_cache_remove(c, test_key(1), &err) == POP_OK);
	assert(pop_cache_remove(c, test_key(1), &err) == POP_E_MISS);
	assert(pop_cache_pin(c, test_key(0), false, NULL) == POP_OK);
	assert(pop_cache_pin(c, test_key(0), false, NULL) == POP_OK);
	assert(gc(c, 0, -1, -1, false).removed == 1 && !has(c, 0));
	pop_cache_close(c);
}

/* Name, age in hours, does it go? */
static void
stale(void)
{
	static const struct {
		const char *path;
		int hours;
		bool goes;
	} row[] = {
		{".popcache/tmp/0123456789abcdef", 2, true},
		{".popcache/tmp/1123456789abcdef", 0, false},
		{".popcache-tmp-0123456789abcdef", 2, true},
		{".popcache-tmp-1123456789abcdef", 0, false},
		{".popcache/use/00000000000000000000000000000001", 2, true},
		{".popcache/use/README", 999, false},
		{".popcache/info/00000000000000000000000000000001", 2, true},
		{".popcache/info/00000000000000000000000000000002", 0, false},
		{".popcache/lock/00000000000000000000000000000001", 2, true},
		{".popcache/lock/00000000000000000000000000000002", 0, false},
		{".popcache/alias/00000000000000000000000000000001", 2, false},
		{".popcache/bad/00000000000000000000000000000001.reason",
			24 * 29, false},
		{".popcache/bad/00000000000000000000000000000002.reason",
			24 * 31, true},
		{"277a08fe4c20b50.poplar_exec", 9999, false},
		{"notes.txt", 9999, false},
	};
	static const char *const folder[] = {
		"tmp", "use", "info", "lock", "alias", "bad"};
	const size_t n = sizeof(row) / sizeof(row[0]);
	pop_cache *c = fill(1);
	char path[POP_CACHE_PATH_MAX];
	uint64_t going = 0;

	for (size_t i = 0; i < sizeof(folder) / sizeof(folder[0]); i++) {
		snprintf(path, sizeof(path), DIR_NAME "/.popcache/%s",
			folder[i]);
		assert(mkdir(path, 0777) == 0 || errno == EEXIST);
	}
	for (size_t i = 0; i < n; i++) {
		snprintf(path, sizeof(path), DIR_NAME "/%s", row[i].path);
		touch(path, row[i].hours * 3600);
		going += row[i].goes;
	}
	assert(gc(c, -1, -1, -1, true).side == going);
	assert(gc(c, -1, -1, -1, false).side == going);
	for (size_t i = 0; i < n; i++) {
		snprintf(path, sizeof(path), DIR_NAME "/%s", row[i].path);
		if ((access(path, F_OK) < 0) != row[i].goes) {
			fprintf(stderr, "%s\n", path);
			assert(!"stayed or went");
		}
	}
	assert(has(c, 0));
	assert(gc(c, -1, -1, -1, false).side == 0);
	pop_cache_close(c);
}

/* A lock with a holder stays, however old. */
static void
held_lock(void)
{
	pop_cache *c = fill(0);
	char path[POP_CACHE_PATH_MAX];
	pop_lock lock;

	pop_lock_init(&lock, DIR_NAME, test_key(7));
	assert(pop_lock_try(&lock, DIR_NAME, true) == POP_LOCK_HELD);
	path_of(path, "lock", 7);
	age(path, 99 * 3600);
	assert(gc(c, -1, -1, -1, false).side == 0);
	assert(access(path, F_OK) == 0);
	pop_lock_release(&lock);
	assert(gc(c, -1, -1, -1, false).side == 1);
	pop_cache_close(c);
}

/* After a put: once in a while, and only with a limit. */
static void
after_put(void)
{
	const pop_gc_limits none = {-1, -1, -1, false},
			    one = {-1, 1, -1, false};
	pop_cache *c = fill(3);

	pop_cache_gc_after_put(c, &none);
	assert(access(DIR_NAME "/.popcache/gc", F_OK) < 0);
	pop_cache_gc_after_put(c, &one);
	assert(!has(c, 0) && !has(c, 1) && has(c, 2));
	put(c, 4);
	pop_cache_gc_after_put(c, &one);
	assert(has(c, 2) && has(c, 4));
	age(DIR_NAME "/.popcache/gc", 240);
	pop_cache_gc_after_put(c, &one);
	assert(has(c, 2) && has(c, 4));
	age(DIR_NAME "/.popcache/gc", 301);
	pop_cache_gc_after_put(c, &one);
	assert(!has(c, 2) && has(c, 4));
	pop_cache_close(c);
}

/* The note of an interrupted check. */
static void
progress(void)
{
	pop_cache *c = fill(0);
	pop_digest in = test_key(3), out;
	pop_err err;

	assert(pop_cache_progress_get(&out, c, &err) == POP_E_MISS);
	assert(pop_cache_progress_put(c, &in, &err) == POP_OK);
	assert(pop_cache_progress_get(&out, c, &err) == POP_OK);
	assert(pop_digest_eq(in, out));
	assert(truncate(DIR_NAME "/.popcache/verified", 30) == 0);
	assert(pop_cache_progress_get(&out, c, &err) == POP_E_MISS);
	assert(pop_cache_progress_put(c, NULL, &err) == POP_OK);
	assert(pop_cache_progress_put(c, NULL, &err) == POP_OK);
	assert(pop_cache_progress_get(&out, c, &err) == POP_E_MISS);
	pop_cache_close(c);
}

static void
no_top(void)
{
	pop_cache *c = test_open(NULL, DIR_NAME);
	pop_gc_report r;
	pop_err err;

	assert(pop_cache_gc(&r, c, &(pop_gc_limits){0, 0, 0, false}, NULL, NULL,
		       &err) == POP_E_USAGE);
	assert(pop_cache_remove(c, test_key(0), &err) == POP_E_USAGE);
	assert(pop_cache_pin(c, test_key(0), true, &err) == POP_E_USAGE);
	pop_cache_close(c);
	c = test_open("absent/dir", NULL);
	assert(gc(c, 0, 0, 0, false).entries == 0);
	pop_cache_close(c);
}

/* A bad entry is kept for a month from when it was found, however old. */
static void
evidence(void)
{
	pop_cache *c = fill(1);
	char path[POP_CACHE_PATH_MAX];

	pop_cache_path(path, c, test_key(0));
	test_write(path, "torn", 4);
	age(path, 60 * 86400);
	assert(test_get(c, test_key(0), NULL, NULL) == POP_E_MISS);
	assert(!has(c, 0));
	(void)gc(c, -1, -1, -1, false);
	assert(test_exists(test_path(
		DIR_NAME "/.popcache/bad", test_key(0), ".poplar_exec")));
	pop_cache_close(c);
}

struct order {
	unsigned n;
	int64_t last;
};

static void
check_order(void *arg, const pop_cache_item *item)
{
	struct order *o = arg;

	assert(item->used >= o->last);
	o->last = item->used;
	o->n++;
}

/* So many that several threads remove them: in place of those that stay others
 * go, and each is told of once, in order. */
static void
many(void)
{
	enum { N = 700, LEFT = 100, PINNED = 40 };
	pop_cache *c = fill(N);
	const pop_gc_limits l = {-1, LEFT, -1, false};
	struct order o = {0, 0};
	pop_gc_report r;
	char path[POP_CACHE_PATH_MAX];
	unsigned left = 0;

	for (unsigned i = 0; i < PINNED; i++)
		assert(pop_cache_pin(c, test_key(i * 7), true, NULL) == POP_OK);
	/* Used just now, though the oldest after those. */
	assert(mkdir(DIR_NAME "/.popcache/use", 0777) == 0 || errno == EEXIST);
	path_of(path, "use", 1);
	touch(path, 0);
	assert(pop_cache_gc(&r, c, &l, check_order, &o, NULL) == POP_OK);
	assert(r.entries == N && r.pinned == PINNED && !r.busy && !r.failed);
	assert(r.removed == N - LEFT && r.removed == o.n);
	assert(r.removed_bytes == (uint64_t)(N - LEFT) * PAYLOAD);
	for (unsigned i = 0; i < N; i++)
		left += has(c, i);
	assert(left == LEFT && has(c, 0) && has(c, 1) && !has(c, 2) &&
		has(c, N - 1));
	pop_cache_close(c);
}

/* A pin that cannot be looked at holds: a link that leads to itself. */
static void
doubtful_pin(void)
{
	pop_cache *c = fill(2);
	char path[POP_CACHE_PATH_MAX];

	assert(pop_cache_pin(c, test_key(0), true, NULL) == POP_OK);
	assert(pop_cache_pin(c, test_key(0), false, NULL) == POP_OK);
	path_of(path, "pin", 0);
	assert(symlink(strrchr(path, '/') + 1, path) == 0);
	assert(gc(c, 0, -1, -1, false).pinned == 1);
	assert(has(c, 0) && !has(c, 1));
	pop_cache_close(c);
}

int
main(void)
{
	limits();
	pins_and_locks();
	stale();
	held_lock();
	after_put();
	progress();
	evidence();
	doubtful_pin();
	many();
	no_top();
	return 0;
}
