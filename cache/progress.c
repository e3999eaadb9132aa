/* .popcache/verified: the last key that a check of all entries looked at. */

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "cache/manage.h"
#include "lib/base/fs.h"

static const char magic[] = "popcache-verified 1\n";

enum { HEX = 32, SIZE = sizeof(magic) - 1 + HEX + 1 };

pop_status
pop_cache_progress_put(const pop_cache *c, const pop_digest *key, pop_err *err)
{
	char path[POP_CACHE_PATH_MAX], text[SIZE + 1];

	POP_TRY(pop_cache_need_top(c, err));
	pop_cache_join(path, c->layer[0], NULL, ".popcache/verified");
	if (!key) {
		/* Where there is none, nothing is tried. */
		if (access(path, F_OK) == 0 && unlink(path) < 0 &&
			errno != ENOENT && errno != ENOTDIR)
			return pop_fail_sys(
				err, POP_E_IO, errno, "remove", path);
		return POP_OK;
	}
	memcpy(text, magic, sizeof(magic) - 1);
	pop_digest_print(text + sizeof(magic) - 1, *key);
	text[SIZE - 1] = '\n';
	return pop_cache_publish(&(pop_cache_file){.root = c->layer[0],
					 .folder = ".",
					 .name = "verified",
					 .data = text,
					 .n = SIZE,
					 .mode = 0666},
		err);
}

pop_status
pop_cache_progress_get(pop_digest *key, const pop_cache *c, pop_err *err)
{
	char path[POP_CACHE_PATH_MAX];
	pop_file f = {0};
	pop_status st;
	bool ok;

	POP_TRY(pop_cache_need_top(c, err));
	pop_cache_join(path, c->layer[0], NULL, ".popcache/verified");
	st = pop_file_read(&f, path, 4096, err);
	if (st != POP_OK)
		return POP_E_MISS;
	ok = f.len == SIZE && !memcmp(f.data, magic, sizeof(magic) - 1) &&
	     pop_digest_parse(
		     key, (const char *)f.data + sizeof(magic) - 1, HEX);
	pop_file_release(&f);
	return ok ? POP_OK : POP_E_MISS;
}
