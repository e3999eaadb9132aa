/*
 * Setting bad files aside.  The file is linked from its open descriptor, if
 * that can be, so that what lands in bad/ is what was read.  Its name is
 * removed under the lock of its key, so that no put can slip a good file in
 * between the comparison of inodes and the unlink; if the key is locked,
 * whoever holds it is about to replace the file.
 */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "cache/lock.h"
#include "cache/manage.h"
#include "lib/base/buf.h"
#include "lib/base/fs.h"
#include "lib/base/json.h"
#include "lib/base/log.h"

/* Links the open file as bad/<key>.poplar_exec; the newest bad one wins. */
static pop_status
link_bad(const char *root, const pop_cache_entry *e, const char *to,
	pop_err *err)
{
	char from[40], tmp[POP_CACHE_PATH_MAX];
	char name[POP_CACHE_NAME_MAX], part[64];
	pop_status st;

	pop_cache_name(name, e->key);
	snprintf(part, sizeof(part), "%s-%ld", name, (long)getpid());
	pop_cache_join(tmp, root, "bad", part);
	snprintf(from, sizeof(from), "/proc/self/fd/%d", e->fd);
	if (linkat(AT_FDCWD, from, AT_FDCWD, tmp, AT_SYMLINK_FOLLOW) < 0)
		return pop_fail_sys(err, POP_E_IO, errno, "link", tmp);
	st = pop_rename_at(AT_FDCWD, tmp, AT_FDCWD, to, err);
	/* Still there if both were names of one file already. */
	unlink(tmp);
	return st;
}

static void
write_reason(const char *root, const pop_cache_entry *e, const char *reason)
{
	struct stat sb = {.st_size = 0};
	pop_buf b = {0};
	char name[48];
	pop_err err;

	(void)fstat(e->fd, &sb);
	pop_digest_print(name, e->key);
	strcat(name, ".reason");
	pop_buf_str(&b, "reason ");
	pop_escape(&b, pop_str_of(reason));
	pop_buf_printf(&b, "\nbytes %llu\nwhen %lld\n",
		(unsigned long long)sb.st_size, (long long)time(NULL));
	if (pop_cache_publish_buf(root, "bad", name, &b, &err) != POP_OK)
		pop_log(cache, POP_LOG_DEBUG, "%s", err.text);
}

static bool
read_reason(pop_cache_aside *out, const char *path)
{
	char text[2048];
	int fd = open(path,
		O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
	ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof(text) - 1);
	unsigned long long bytes;
	long long when;
	char *nl;

	if (fd >= 0)
		close(fd);
	if (n <= 0)
		return false;
	text[n] = '\0';
	nl = strchr(text, '\n');
	if (strncmp(text, "reason ", 7) != 0 || !nl ||
		sscanf(nl, "\nbytes %llu\nwhen %lld", &bytes, &when) != 2)
		return false;
	*nl = '\0';
	snprintf(out->text, sizeof(out->text), "%.511s", text + 7);
	out->bytes = bytes;
	out->when = when;
	return true;
}

bool
pop_cache_aside_get(pop_cache_aside *out, const pop_cache *c, pop_digest key)
{
	char path[POP_CACHE_PATH_MAX], name[48];

	pop_digest_print(name, key);
	strcat(name, ".reason");
	for (int i = 0; i < c->nlayer; i++) {
		pop_cache_join(path, c->layer[i], "bad", name);
		if (read_reason(out, path))
			return true;
	}
	return false;
}

/*
 * Removes the name if it is that of the file that was read.  Another user's
 * file cannot be linked, and some file systems have no links: then the name
 * itself is moved to `to`.
 */
static pop_status
remove_same(const pop_cache_entry *e, bool linked, const char *to, pop_err *err)
{
	struct stat read, named;

	if (fstat(e->fd, &read) < 0)
		return pop_fail_sys(err, POP_E_IO, errno, "stat", e->path);
	if (lstat(e->path, &named) < 0)
		return errno == ENOENT ? POP_OK
				       : pop_fail_sys(err, POP_E_IO, errno,
						 "stat", e->path);
	if (read.st_dev != named.st_dev || read.st_ino != named.st_ino)
		return POP_OK;
	if (!linked)
		return pop_rename_at(AT_FDCWD, e->path, AT_FDCWD, to, err);
	if (unlink(e->path) == 0)
		return POP_OK;
	return pop_fail_sys(err, POP_E_IO, errno, "remove", e->path);
}

pop_status
pop_cache_quarantine(const pop_cache *c, const pop_cache_entry *e,
	const char *reason, pop_err *err)
{
	char name[POP_CACHE_NAME_MAX], to[POP_CACHE_PATH_MAX];
	const char *root = c->layer[e->layer];
	pop_status st;
	pop_lock lock;
	bool linked;

	POP_TRY(pop_cache_make(root, "bad", err));
	pop_cache_name(name, e->key);
	pop_cache_join(to, root, "bad", name);
	/* From now on it is kept for a month. */
	(void)futimens(e->fd, NULL);
	linked = link_bad(root, e, to, NULL) == POP_OK;
	write_reason(root, e, reason);
	pop_lock_init(&lock, root, e->key);
	if (pop_lock_try(&lock, root, true) != POP_LOCK_BUSY)
		st = remove_same(e, linked, to, err);
	else
		st = pop_fail(
			err, POP_E_BUSY, "%s is being compiled again", e->path);
	pop_lock_release(&lock);
	if (st == POP_OK)
		pop_log(cache, POP_LOG_INFO,
			"%s was set aside in %s/.popcache/bad", e->path, root);
	return st;
}
