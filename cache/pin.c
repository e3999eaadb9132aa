/* Pins: .popcache/pin/<key>, empty files. */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "cache/manage.h"

static void
pin_path(char out[POP_CACHE_PATH_MAX], const pop_cache *c, pop_digest key)
{
	char hex[33];

	pop_digest_print(hex, key);
	pop_cache_join(out, c->layer[0], "pin", hex);
}

/* Without waiting: a pipe may lie in the way. */
static int
create(const char *path)
{
	return open(path,
		O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0666);
}

static pop_status
set_pin(const char *root, const char *path, pop_err *err)
{
	int fd = create(path);

	if (fd < 0 && (errno == ENOENT || errno == ENOTDIR)) {
		POP_TRY(pop_cache_make(root, "pin", err));
		fd = create(path);
	}
	if (fd < 0)
		return pop_fail_sys(err, POP_E_IO, errno, "create", path);
	close(fd);
	return POP_OK;
}

pop_status
pop_cache_pin(const pop_cache *c, pop_digest key, bool pin, pop_err *err)
{
	char path[POP_CACHE_PATH_MAX];

	POP_TRY(pop_cache_need_top(c, err));
	pin_path(path, c, key);
	if (pin)
		return set_pin(c->layer[0], path, err);
	if (unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR)
		return POP_OK;
	return pop_fail_sys(err, POP_E_IO, errno, "remove", path);
}

bool
pop_cache_is_pinned(const pop_cache *c, pop_digest key)
{
	char path[POP_CACHE_PATH_MAX];

	if (!c->has_top)
		return false;
	pin_path(path, c, key);
	/* In doubt it is. */
	return access(path, F_OK) == 0 || (errno != ENOENT && errno != ENOTDIR);
}
