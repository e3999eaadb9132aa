/*
 * Fuzz target: the small files of .popcache.
 *
 * The first byte says which: l lock, i info, f failure, v how far a check
 * came, a alias (its checksum is made right, so that the rest is reached), A
 * alias as it is.  The rest is the file.  Whatever it is, it is refused or
 * read; what was read is printed and read again, and says the same.
 */

#include "tests/fuzz/dir.h"

#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>

#include "cache/cache_int.h"
#include "cache/lock.h"
#include "cache/manage.h"
#include "lib/base/fs.h"

static pop_cache *cache;
static pop_digest key;

static void
set_up(void)
{
	pop_status st;

	if (cache)
		return;
	st = pop_cache_open(&cache, &(pop_cache_spec){.top = fuzz_dir()}, NULL);
	assert(st == POP_OK);
	key = pop_digest_of("k", 1);
}

/* The file of the key in a folder; "." and another name: of .popcache. */
static void
write_file(const char *folder, const char *name, const uint8_t *data, size_t n)
{
	char hex[33];
	pop_status st;

	pop_digest_print(hex, key);
	st = pop_cache_publish(&(pop_cache_file){.root = fuzz_dir(),
				       .folder = folder,
				       .name = name ? name : hex,
				       .data = data,
				       .n = n,
				       .mode = 0644},
		NULL);
	assert(st == POP_OK);
}

static void
try_lock(const uint8_t *data, size_t n)
{
	pop_flight_owner a, b;
	char rec[POP_LOCK_RECORD], text[256];

	if (n > POP_LOCK_RECORD)
		n = POP_LOCK_RECORD;
	if (!pop_lock_parse(&a, (const char *)data, n)) {
		static const pop_flight_owner none;

		assert(memcmp(&a, &none, sizeof(a)) == 0);
		return;
	}
	pop_flight_owner_print(text, sizeof(text), &a);
	pop_lock_print(rec, &a);
	assert(pop_lock_parse(&b, rec, sizeof(rec)));
	assert(strcmp(a.host, b.host) == 0 && strcmp(a.boot, b.boot) == 0);
	assert(strcmp(a.job, b.job) == 0 && a.pid == b.pid);
	assert(a.start == b.start && a.beat == b.beat);
}

static void
try_info(const uint8_t *data, size_t n)
{
	pop_cache_info a, b;
	pop_status st;

	write_file("info", NULL, data, n);
	st = pop_cache_info_get(&a, cache, key, NULL);
	assert(st == POP_OK || st == POP_E_MISS);
	if (st != POP_OK)
		return;
	st = pop_cache_info_put(cache, key, &a, NULL);
	assert(st == POP_OK);
	st = pop_cache_info_get(&b, cache, key, NULL);
	assert(st == POP_OK);
	assert(a.compile_ns == b.compile_ns && a.peak_bytes == b.peak_bytes);
	assert(a.when == b.when && strcmp(a.user, b.user) == 0);
	assert(strcmp(a.host, b.host) == 0 && strcmp(a.job, b.job) == 0);
	assert(strcmp(a.version, b.version) == 0);
	assert(strcmp(a.source, b.source) == 0);
	assert(strcmp(a.command, b.command) == 0);
}

static void
try_failure(const uint8_t *data, size_t n)
{
	pop_cache_failure f;

	write_file("fail", NULL, data, n);
	if (!pop_cache_failure_get(&f, cache, key))
		return;
	assert(f.status == POP_E_INPUT || f.status == POP_E_NOFIT);
	assert(memchr(f.text, '\0', sizeof(f.text)));
}

static void
try_progress(const uint8_t *data, size_t n)
{
	pop_digest a, b;
	pop_status st;

	write_file(".", "verified", data, n);
	st = pop_cache_progress_get(&a, cache, NULL);
	assert(st == POP_OK || st == POP_E_MISS);
	if (st != POP_OK)
		return;
	st = pop_cache_progress_put(cache, &a, NULL);
	assert(st == POP_OK);
	st = pop_cache_progress_get(&b, cache, NULL);
	assert(st == POP_OK && pop_digest_eq(a, b));
}

/* Stored only if it is a record of the id in it; then it is one as stored. */
static void
try_alias(const uint8_t *data, size_t n, bool seal)
{
	enum { SUM = 8, ID = 12 };
	uint8_t *copy = malloc(n + 1);
	char path[POP_CACHE_PATH_MAX], hex[33];
	pop_digest id = {{0}}, found;
	pop_err err = {POP_OK, ""};
	pop_status st;
	int dir;

	assert(copy);
	memcpy(copy, data, n);
	if (n >= ID + sizeof(id.byte))
		memcpy(id.byte, data + ID, sizeof(id.byte));
	if (seal && n >= SUM) {
		uint64_t sum = pop_digest_u64(copy, n - SUM);

		for (unsigned i = 0; i < SUM; i++)
			copy[n - SUM + i] = (uint8_t)(sum >> 8 * i);
	}
	st = pop_alias_import(cache, id, copy, n, &err);
	assert(st == POP_OK || (st == POP_E_CORRUPT && err.text[0]));
	pop_cache_join(path, fuzz_dir(), "alias", NULL);
	dir = open(path, O_RDONLY | O_DIRECTORY);
	pop_digest_print(hex, id);
	if (dir >= 0) {
		assert(pop_alias_peek(dir, hex, &found) == (st == POP_OK));
		(void)unlinkat(dir, hex, 0);
		close(dir);
	}
	free(copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (!size)
		return 0;
	set_up();
	switch (data[0]) {
	case 'l':
		try_lock(data + 1, size - 1);
		break;
	case 'i':
		try_info(data + 1, size - 1);
		break;
	case 'f':
		try_failure(data + 1, size - 1);
		break;
	case 'v':
		try_progress(data + 1, size - 1);
		break;
	case 'a':
	case 'A':
		try_alias(data + 1, size - 1, data[0] == 'a');
		break;
	default:
		break;
	}
	return 0;
}
