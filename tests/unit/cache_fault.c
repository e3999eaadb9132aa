/*
 * System calls that fail, one after the other.
 *
 * The calls that cache/ makes are defined here and so take the place of the C
 * library's in this program.  Each counts itself, fails if its turn is up,
 * and passes on to the real one otherwise.
 */

/* For RTLD_NEXT and nftw. */
#define _GNU_SOURCE 1

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <ftw.h>
#include <stdarg.h>
#include <sys/file.h>
#include <time.h>

#include "cache/cache_int.h"
#include "tests/unit/cache_test.h"

static struct {
	bool armed;
	bool sticky;      /* all calls from then on, not one */
	bool one_byte;    /* writes take a byte at a time */
	const char *only; /* NULL: calls of any name */
	int at, error;    /* the at-th call fails with error */
	int calls;        /* counted since arming */
	int other;        /* of these, on no name: close, pread and fstat */
	const char *hit;  /* name of the call that failed */
} fault;

/* Counts a call; true: it must fail, and errno says how. */
static bool
fails(const char *name)
{
	if (!fault.armed || (fault.only && strcmp(fault.only, name) != 0))
		return false;
	fault.calls++;
	fault.other += strcmp(name, "close") == 0 ||
		       strcmp(name, "pread") == 0 || strcmp(name, "fstat") == 0;
	if (fault.calls != fault.at &&
		!(fault.sticky && fault.calls > fault.at))
		return false;
	if (!fault.hit)
		fault.hit = name;
	errno = fault.error;
	return true;
}

static void
real(void *fn, size_t n, const char *name)
{
	void *p = dlsym(RTLD_NEXT, name);

	assert(p && n == sizeof(p));
	memcpy(fn, &p, sizeof(p));
}

/* FAULTY(result, name, parameters, arguments) */
#define FAULTY(T, name, params, args)                     \
	T name params                                     \
	{                                                 \
		static T(*next) params;                   \
                                                          \
		if (!next)                                \
			real(&next, sizeof(next), #name); \
		return fails(#name) ? (T)-1 : next args;  \
	}

FAULTY(int, mkdir, (const char *path, mode_t mode), (path, mode))
FAULTY(int, chmod, (const char *path, mode_t mode), (path, mode))
FAULTY(int, chown, (const char *path, uid_t u, gid_t g), (path, u, g))
FAULTY(int, fchown, (int fd, uid_t u, gid_t g), (fd, u, g))
FAULTY(int, fsync, (int fd), (fd))
FAULTY(int, renameat, (int a, const char *from, int b, const char *to),
	(a, from, b, to))
FAULTY(int, linkat, (int a, const char *from, int b, const char *to, int flag),
	(a, from, b, to, flag))
FAULTY(int, unlink, (const char *path), (path))
FAULTY(int, flock, (int fd, int op), (fd, op))
FAULTY(int, ftruncate, (int fd, off_t n), (fd, n))
FAULTY(int, utimensat,
	(int dir, const char *path, const struct timespec t[2], int flag),
	(dir, path, t, flag))
FAULTY(int, stat, (const char *restrict path, struct stat *restrict sb),
	(path, sb))
FAULTY(int, lstat, (const char *restrict path, struct stat *restrict sb),
	(path, sb))
FAULTY(int, access, (const char *path, int mode), (path, mode))
FAULTY(int, fstat, (int fd, struct stat *sb), (fd, sb))
FAULTY(ssize_t, pread, (int fd, void *p, size_t n, off_t at), (fd, p, n, at))
FAULTY(ssize_t, pwrite, (int fd, const void *p, size_t n, off_t at),
	(fd, p, n, at))

ssize_t
write(int fd, const void *p, size_t n)
{
	static ssize_t (*next)(int, const void *, size_t);

	if (!next)
		real(&next, sizeof(next), "write");
	if (fails("write"))
		return -1;
	return next(fd, p, fault.one_byte && n ? 1 : n);
}

/* Reports what network file systems report, but closes. */
int
close(int fd)
{
	static int (*next)(int);
	bool bad = fails("close");
	int e = errno;

	if (!next)
		real(&next, sizeof(next), "close");
	if (next(fd) < 0)
		return -1;
	errno = e;
	return bad ? -1 : 0;
}

int
open(const char *path, int flags, ...)
{
	static int (*next)(const char *, int, ...);
	mode_t mode = 0;
	va_list ap;

	if (flags & O_CREAT) {
		va_start(ap, flags);
		mode = va_arg(ap, mode_t);
		va_end(ap);
	}
	if (!next)
		real(&next, sizeof(next), "open");
	return fails("open") ? -1 : next(path, flags, mode);
}

static void
arm(const char *only, int at, int error, bool sticky)
{
	fault.armed = true;
	fault.only = only;
	fault.at = at;
	fault.error = error;
	fault.sticky = sticky;
	fault.calls = fault.other = 0;
	fault.hit = NULL;
}

static void
disarm(void)
{
	fault.armed = false;
}

/* -- what must hold ------------------------------------------------------ */

static int
count_files(const char *dir)
{
	DIR *d = opendir(dir);
	const struct dirent *e;
	int n = 0;

	while (d && (e = readdir(d)) != NULL)
		n += strcmp(e->d_name, ".") != 0 &&
		     strcmp(e->d_name, "..") != 0;
	if (d)
		closedir(d);
	return n;
}

static int
remove_one(const char *path, const struct stat *sb, int kind, struct FTW *at)
{
	(void)sb, (void)kind, (void)at;
	return remove(path);
}

static void
remove_tree(const char *dir)
{
	if (test_exists(dir))
		assert(nftw(dir, remove_one, 8, FTW_DEPTH | FTW_PHYS) == 0);
}

/* Nothing but the entry, if it was there or stored. */
static void
check_clean(const char *dir, bool entry)
{
	char path[128];

	snprintf(path, sizeof(path), "%s/.popcache/tmp", dir);
	assert(count_files(path) == 0);
	snprintf(path, sizeof(path), "%s/.popcache", dir);
	assert(count_files(dir) ==
		(entry ? 1 : 0) + (test_exists(path) ? 1 : 0));
}

static pop_cache *
open_always(const char *dir)
{
	pop_cache *c = NULL;
	pop_status st = pop_cache_open(&c,
		&(pop_cache_spec){.top = dir, .fsync = POP_CACHE_FSYNC_ALWAYS},
		NULL);

	assert(st == POP_OK);
	return c;
}

/*
 * A put in a directory that does not exist yet, or over an entry, with the
 * n-th call failing, for each n.  Returns how many puts failed.
 */
static int
put_with_fault(int error, bool sticky, bool over)
{
	pop_digest key = test_key(1);
	pop_cache *c = open_always("pf");
	int failed = 0, n = 0;
	pop_status st;
	pop_err err;

	do {
		remove_tree("pf");
		disarm();
		if (over)
			assert(test_put(c, key, NULL) == POP_OK);
		arm(NULL, ++n, error, sticky);
		/* With unlink failing too, what is left is gc's. */
		st = test_put(c, key, &err);
		disarm();
		if (st != POP_OK) {
			assert(st == POP_E_IO);
			assert(strstr(err.text, strerror(error)));
			assert(strstr(err.text, "pf"));
			failed++;
		}
		if (!sticky)
			check_clean("pf", st == POP_OK || over);
		assert(test_get(c, key, NULL, NULL) ==
			(st == POP_OK || over ? POP_OK : POP_E_MISS));
	} while (fault.hit);
	assert(n > 8); /* it did make calls */
	remove_tree("pf");
	pop_cache_close(c);
	return failed;
}

static void
puts_that_fail(void)
{
	static const int error[] = {ENOSPC, EDQUOT, EIO, EROFS, EACCES};

	for (unsigned i = 0; i < sizeof(error) / sizeof(error[0]); i++) {
		assert(put_with_fault(error[i], false, false) > 0);
		assert(put_with_fault(error[i], false, true) > 0);
		assert(put_with_fault(error[i], true, false) > 0);
		assert(put_with_fault(error[i], true, true) > 0);
	}
}

/* By name: which failure is whose. */
static void
single_calls(void)
{
	static const struct {
		const char *call;
		int at, error;
		pop_status want;
		const char *text;
	} row[] = {
		{"write", 1, ENOSPC, POP_E_IO, "No space left on device"},
		{"write", 1, EDQUOT, POP_E_IO, "quota"},
		{"write", 1, EINTR, POP_OK, ""},
		{"fsync", 1, EIO, POP_E_IO, "sync sc/"},
		{"fsync", 1, EINTR, POP_OK, ""},
		{"fsync", 2, EINVAL, POP_OK, ""}, /* of the directory */
		{"close", 1, ENOSPC, POP_E_IO, "close sc/"},
		{"renameat", 1, EXDEV, POP_OK, ""}, /* again, beside */
		{"mkdir", 2, EACCES, POP_OK, ""},   /* .popcache: beside */
		/* Only folders that do not come out like the cache's. */
		{"chown", 1, EPERM, POP_OK, ""},
		{"chmod", 1, EPERM, POP_OK, ""},
		{"open", 1, EINTR, POP_OK, ""},
	};
	pop_digest key = test_key(1);
	pop_cache *c = open_always("sc");
	pop_err err;

	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		pop_status st;

		if (!strncmp(row[i].call, "ch", 2))
			assert(mkdir("sc", 0700) == 0);
		arm(row[i].call, row[i].at, row[i].error, false);
		err.text[0] = '\0';
		st = test_put(c, key, &err);
		disarm();
		assert(fault.hit);
		assert(st == row[i].want && strstr(err.text, row[i].text));
		check_clean("sc", st == POP_OK);
		remove_tree("sc");
	}
	/* The message names the entry, not the temporary file. */
	arm("write", 1, ENOSPC, false);
	assert(test_put(c, key, &err) == POP_E_IO);
	disarm();
	assert(strstr(err.text, test_path("sc", key, ".poplar_exec")));
	remove_tree("sc");
	fault.one_byte = true;
	assert(test_put(c, key, NULL) == POP_OK);
	fault.one_byte = false;
	assert(test_get(c, key, NULL, NULL) == POP_OK);
	remove_tree("sc");
	pop_cache_close(c);
}

/* When a file is synced. */
static void
sync_policy(void)
{
	static const struct {
		pop_cache_fsync policy;
		uint64_t compile_ns;
		int syncs;
	} row[] = {
		{POP_CACHE_FSYNC_AUTO, 999999999, 0},
		{POP_CACHE_FSYNC_AUTO, 1000000001, 2},
		{POP_CACHE_FSYNC_ALWAYS, 0, 2},
		{POP_CACHE_FSYNC_NEVER, 1u << 31, 0},
	};
	char path[POP_CACHE_PATH_MAX];

	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		pop_cache_put_opts opts = {.compile_ns = row[i].compile_ns};
		pop_cache *c = NULL;

		assert(pop_cache_open(&c,
			       &(pop_cache_spec){
				       .top = "sp", .fsync = row[i].policy},
			       NULL) == POP_OK);
		arm("fsync", 0, EIO, false);
		assert(pop_cache_put(c, test_key(1), "0123456789", 10, &opts,
			       path, NULL) == POP_OK);
		disarm();
		assert(fault.calls == row[i].syncs);
		pop_cache_close(c);
	}
	remove_tree("sp");
}

/* A get with each call failing: never a wrong answer, nothing set aside. */
static void
gets_that_fail(void)
{
	static const int error[] = {EIO, ESTALE, EINTR, ENOMEM, EACCES};
	pop_digest key = test_key(1);
	pop_cache *c = test_open("gf", NULL);
	pop_err err;

	assert(test_put(c, key, NULL) == POP_OK);
	for (unsigned i = 0; i < sizeof(error) / sizeof(error[0]); i++) {
		int n = 0;

		do {
			pop_cache_entry e;
			struct stat sb;
			pop_status st;

			arm(NULL, ++n, error[i], false);
			st = pop_cache_get(&e, c, key,
				(pop_cache_check){test_check, NULL}, &err);
			disarm();
			pop_cache_entry_close(&e);
			/* A check that cannot read says corrupt: not here. */
			if (fault.hit && strcmp(fault.hit, "pread") == 0) {
				assert(test_put(c, key, NULL) == POP_OK);
				continue;
			}
			assert(st == POP_OK || st == POP_E_IO ||
				st == POP_E_MISS || st == POP_E_NOMEM);
			assert(st == POP_OK ||
				strstr(err.text, strerror(error[i])));
			assert(stat(test_path("gf", key, ".poplar_exec"),
				       &sb) == 0);
			if (error[i] == ESTALE || error[i] == EINTR)
				assert(st == POP_OK);
		} while (fault.hit);
	}
	pop_cache_close(c);
	remove_tree("gf");
}

/* Setting aside with each call failing: never the loss of a good entry, and
 * a put makes it right. */
static void
quarantine_with_faults(void)
{
	pop_digest key = test_key(1);
	pop_cache *c = test_open("qf", NULL);
	char path[POP_CACHE_PATH_MAX];
	int n = 0;

	pop_cache_path(path, c, key);
	do {
		assert(test_put(c, key, NULL) == POP_OK);
		test_write(path, "torn", 4);
		disarm();
		arm(NULL, ++n, EIO, false);
		(void)test_get(c, key, NULL, NULL);
		disarm();
		assert(test_get(c, key, NULL, NULL) == POP_E_MISS);
		assert(test_put(c, key, NULL) == POP_OK);
		assert(test_get(c, key, NULL, NULL) == POP_OK);
	} while (fault.hit);
	assert(n > 10);
	pop_cache_close(c);
	remove_tree("qf");
}

/* What a hit asks by a record of the directory, fresh and an hour old. */
static void
cost_by_record(void)
{
	const struct timespec old[2] = {{1000000000, 0}, {1000000000, 0}};
	pop_digest key = test_key(1), id;
	pop_cache *c = test_open("hit", NULL);
	pop_alias_query q = {.epoch = 1};
	pop_alias a = {.key = key};
	char name[33], path[512];

	assert(pop_alias_ask(&q, "x", 1, NULL) == POP_OK);
	assert(test_put(c, key, NULL) == POP_OK);
	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK);
	for (int i = 0; i < 2; i++) {
		pop_cache_check check = {test_check, NULL};
		pop_cache_entry e;

		arm(NULL, 0, 0, false);
		assert(pop_alias_find(&a, c, &q, NULL) == POP_OK);
		assert(pop_cache_get_by(&e, c, &a, check, NULL) == POP_OK);
		disarm();
		/* open, open; the note of use */
		assert(fault.calls - fault.other == 2 + i);
		pop_cache_entry_close(&e);
		(void)pop_alias_bytes(&a, &id);
		pop_alias_release(&a);
		pop_digest_print(name, id);
		snprintf(path, sizeof(path), "hit/.popcache/alias/%s", name);
		assert(utimensat(AT_FDCWD, path, old, 0) == 0);
	}
	assert(count_files("hit/.popcache/use") == 1);
	pop_cache_close(c);
	remove_tree("hit");
}

/* A note a little ahead of the clock is good, one a day ahead is made new. */
static void
cost_by_clock(pop_cache *c, pop_digest key)
{
	static const struct {
		int ahead; /* seconds */
		int calls;
	} row[] = {
		{5, 2},     /* open, stat */
		{86400, 4}, /* open, stat; access, open */
		{0, 2},
	};
	pop_cache_check check = {test_check, NULL};
	char name[33], path[512];
	pop_cache_entry e;

	pop_digest_print(name, key);
	snprintf(path, sizeof(path), "hit/.popcache/use/%s", name);
	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		time_t then = time(NULL) + row[i].ahead;
		struct timespec at[2] = {{then, 0}, {then, 0}};

		assert(!row[i].ahead || utimensat(AT_FDCWD, path, at, 0) == 0);
		arm(NULL, 0, 0, false);
		assert(pop_cache_get(&e, c, key, check, NULL) == POP_OK);
		disarm();
		assert(fault.calls - fault.other == row[i].calls);
		pop_cache_entry_close(&e);
	}
}

/* What a hit asks of a shared directory. */
static void
cost_of_a_hit(void)
{
	pop_digest key = test_key(1);
	pop_cache *c = test_open("hit", "low");
	pop_cache *base = test_open("elsewhere", "hit");
	pop_cache_check check = {test_check, NULL};
	pop_cache_entry e;

	assert(test_put(c, key, NULL) == POP_OK);
	for (int i = 0; i < 2; i++) { /* first use, then use again */
		arm(NULL, 0, 0, false);
		assert(pop_cache_get(&e, c, key, check, NULL) == POP_OK);
		disarm();
		assert(fault.calls - fault.other <= 4);
		pop_cache_entry_close(&e);
	}
	assert(fault.calls - fault.other == 2); /* open, stat */
	cost_by_clock(c, key);
	/* In a base nothing but the entry itself, after a look at TOP. */
	arm(NULL, 0, 0, false);
	assert(pop_cache_get(&e, base, key, check, NULL) == POP_OK);
	disarm();
	assert(fault.calls - fault.other == 2); /* open, open */
	pop_cache_entry_close(&e);
	pop_cache_close(c);
	pop_cache_close(base);
	remove_tree("hit");
}

/* Locks that fail: somebody leads, with or without one. */
static void
flights_with_faults(void)
{
	static const int error[] = {ENOLCK, EOPNOTSUPP, EIO, EACCES, ENOSPC};
	pop_digest key = test_key(1);
	pop_cache *c = test_open("ff", NULL);

	for (unsigned i = 0; i < sizeof(error) / sizeof(error[0]); i++) {
		int n = 0;

		do {
			pop_flight *f = NULL;
			pop_cache_entry e;

			remove_tree("ff");
			arm(NULL, ++n, error[i], false);
			assert(pop_flight_begin(&f, &e, c, key,
				       (pop_cache_check){test_check, NULL},
				       NULL, NULL) == POP_OK);
			assert(f && e.fd == -1);
			pop_flight_end(f);
			disarm();
		} while (fault.hit);
		assert(n > 5);
	}
	arm("flock", 1, EOPNOTSUPP, true);
	for (int i = 0; i < 2; i++) {
		pop_flight *f = NULL;
		pop_cache_entry e;

		assert(pop_flight_begin(&f, &e, c, key,
			       (pop_cache_check){test_check, NULL}, NULL,
			       NULL) == POP_OK);
		assert(f && !pop_flight_locked(f));
		pop_flight_end(f);
	}
	disarm();
	pop_cache_close(c);
	remove_tree("ff");
}

/* Alias records: half-written ones do not exist. */
static void
aliases_with_faults(void)
{
	pop_cache *c = NULL;
	pop_alias_query q = {.epoch = 1};
	pop_alias a = {.key = test_key(1)};
	int n = 0, failed = 0;

	assert(pop_cache_open(&c,
		       &(pop_cache_spec){.top = "af", .own_alias = "afo"},
		       NULL) == POP_OK);
	assert(pop_alias_ask(&q, "x", 1, NULL) == POP_OK);
	do {
		pop_alias got;
		pop_status st;

		remove_tree("af");
		remove_tree("afo");
		arm(NULL, ++n, ENOSPC, false);
		st = pop_alias_put(c, &q, &a, NULL);
		failed += st != POP_OK;
		disarm();
		assert(count_files("af/.popcache/tmp") == 0);
		assert(count_files("af/.popcache/alias") + count_files("afo") >=
			(st == POP_OK));
		assert(pop_alias_find(&got, c, &q, NULL) == st || st != POP_OK);
		pop_alias_release(&got);
	} while (fault.hit);
	assert(n > 10 && failed == 0); /* two places, one fault */
	pop_cache_close(c);
	remove_tree("af");
	remove_tree("afo");
}

int
main(void)
{
	umask(022);
	puts_that_fail();
	single_calls();
	sync_policy();
	gets_that_fail();
	quarantine_with_faults();
	cost_of_a_hit();
	cost_by_record();
	flights_with_faults();
	aliases_with_faults();
	return 0;
}
