#ifndef TESTS_UNIT_CACHE_TEST_H
#define TESTS_UNIT_CACHE_TEST_H

/*
 * Ten-byte payloads for the tests of cache/, which knows nothing of what an
 * entry holds:
 *
 *   key:8 version sum     sum: of the nine bytes before it, modulo 256
 *
 * Tests run in an empty directory of their own; paths are relative to it.
 */

#include <assert.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cache/popcache.h"

enum { PAYLOAD = 10, PAYLOAD_VERSION = 1 };

static inline pop_digest
test_key(unsigned n)
{
	unsigned char seed[4] = {(unsigned char)n, (unsigned char)(n >> 8)};

	return pop_digest_of(seed, sizeof(seed));
}

static inline void
test_payload(unsigned char out[PAYLOAD], pop_digest key, unsigned version)
{
	unsigned sum = 0;

	memcpy(out, key.byte, 8);
	out[8] = (unsigned char)version;
	for (int i = 0; i < 9; i++)
		sum += out[i];
	out[9] = (unsigned char)sum;
}

/* A pop_cache_check; *arg, an int, counts its calls unless it is NULL. */
static inline pop_status
test_check(void *arg, const pop_cache_entry *e, pop_err *err)
{
	unsigned char got[PAYLOAD + 1] = {0}, want[PAYLOAD];

	if (arg)
		++*(int *)arg;
	if (pread(e->fd, got, sizeof(got), 0) != PAYLOAD)
		return pop_fail(err, POP_E_CORRUPT, "not %d bytes", PAYLOAD);
	test_payload(want, e->key, got[8]);
	if (memcmp(got, want, PAYLOAD) != 0)
		return pop_fail(err, POP_E_CORRUPT, "of another key");
	if (got[8] > PAYLOAD_VERSION)
		return pop_fail(err, POP_E_MISS, "version %d is newer", got[8]);
	return POP_OK;
}

static inline pop_cache_check
test_checker(int *count)
{
	return (pop_cache_check){test_check, count};
}

static inline pop_cache *
test_open(const char *top, const char *bases)
{
	pop_cache *c = NULL;
	pop_status st = pop_cache_open(
		&c, &(pop_cache_spec){.top = top, .bases = bases}, NULL);

	assert(st == POP_OK);
	return c;
}

static inline pop_status
test_put(const pop_cache *c, pop_digest key, pop_err *err)
{
	unsigned char data[PAYLOAD];
	char path[POP_CACHE_PATH_MAX];

	test_payload(data, key, PAYLOAD_VERSION);
	return pop_cache_put(c, key, data, PAYLOAD, NULL, path, err);
}

/* The status of a get, whose entry is closed again; *layer may be NULL. */
static inline pop_status
test_get(const pop_cache *c, pop_digest key, int *layer, pop_err *err)
{
	pop_cache_entry e;
	pop_status st = pop_cache_get(&e, c, key, test_checker(NULL), err);

	assert((st == POP_OK) == (e.fd >= 0));
	if (layer)
		*layer = e.layer;
	pop_cache_entry_close(&e);
	assert(e.fd == -1);
	return st;
}

static inline void
test_write(const char *path, const void *data, size_t n)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);

	assert(fd >= 0);
	assert(write(fd, data, n) == (ssize_t)n);
	close(fd);
}

static inline bool
test_exists(const char *path)
{
	struct stat sb;

	return lstat(path, &sb) == 0;
}

/*
 * Runs f(arg) as a user who is not root, in a child if the tests run as root.
 * False, with a notice, where that cannot be.
 */
static inline bool
test_unprivileged(void (*f)(void *arg), void *arg)
{
	const uid_t nobody = 65534;
	int status = 0;
	pid_t child;

	if (geteuid() != 0) {
		f(arg);
		return true;
	}
	child = fork();
	assert(child >= 0);
	if (child == 0) {
		if (setgid(nobody) < 0 || setuid(nobody) < 0)
			_exit(77);
		f(arg);
		_exit(0);
	}
	assert(waitpid(child, &status, 0) == child);
	if (WIFEXITED(status) && WEXITSTATUS(status) == 77) {
		puts("skipped: root cannot become another user here");
		return false;
	}
	assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	return true;
}

/* "dir/<key><suffix>" in a buffer that the next call reuses. */
static inline const char *
test_path(const char *dir, pop_digest key, const char *suffix)
{
	static char out[256];
	char hex[33];

	pop_digest_print(hex, key);
	snprintf(out, sizeof(out), "%s/%s%s", dir, hex, suffix);
	return out;
}

#endif
