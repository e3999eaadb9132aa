/*
 * Files appear by rename.
 *
 *   temporary file in DIR/.popcache/tmp -> write -> sync? -> close -> rename
 *
 * If that folder cannot be used, or cannot be renamed from (it may be a mount
 * of its own), the temporary file lies in DIR itself.  Whatever fails, the
 * temporary file is removed and the name has its old content or none.
 */

#include "cache/popcache.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "lib/base/clock.h"
#include "lib/base/digest.h"
#include "lib/base/fs.h"
#include "lib/base/log.h"

enum {
	/* Names tried for one temporary file. */
	MAX_TEMP = 100,
	/* --fsync=auto: a compile longer than this is worth a sync. */
	SYNC_ABOVE_NS = 1000000000,
};

/* -- directories --------------------------------------------------------- */

/* One folder of .popcache, like its root in mode and group. */
static pop_status
make_like(const char *path, const struct stat *root, pop_err *err)
{
	struct stat sb;
	int e;

	if (mkdir(path, 0777) == 0) {
		bool known = stat(path, &sb) == 0;

		/* Each change is written by the file system's journal. */
		if (known && sb.st_gid == root->st_gid &&
			sb.st_mode == root->st_mode)
			return POP_OK;
		/* Group first: a change of owner clears the setgid bit. */
		if (chown(path, (uid_t)-1, root->st_gid) < 0)
			pop_log(cache, POP_LOG_DEBUG, "chown %s: %s", path,
				strerror(errno));
		(void)chmod(path, root->st_mode & 07777);
		return POP_OK;
	}
	e = errno;
	if (e == EEXIST || (stat(path, &sb) == 0 && S_ISDIR(sb.st_mode)))
		return POP_OK;
	return pop_fail_sys(err, POP_E_IO, e, "mkdir", path);
}

pop_status
pop_cache_make(const char *root, const char *folder, pop_err *err)
{
	char path[POP_CACHE_PATH_MAX];
	struct stat sb;

	POP_TRY(pop_mkdirs(root, 0777, err));
	if (!folder)
		return POP_OK;
	if (stat(root, &sb) < 0)
		return pop_fail_sys(err, POP_E_IO, errno, "stat", root);
	pop_cache_join(path, root, NULL, ".popcache");
	POP_TRY(make_like(path, &sb, err));
	pop_cache_join(path, root, folder, NULL);
	return make_like(path, &sb, err);
}

/* -- one file ------------------------------------------------------------ */

/* A name that no other process or thread uses, here or on another host. */
static void
temp_name(char out[48], bool beside)
{
	static atomic_uint serial;
	struct {
		char host[64];
		uint64_t pid, serial, ns;
	} seed;

	memset(&seed, 0, sizeof(seed));
	(void)gethostname(seed.host, sizeof(seed.host) - 1);
	seed.pid = (uint64_t)getpid();
	seed.serial = atomic_fetch_add(&serial, 1);
	seed.ns = pop_clock_ns();
	snprintf(out, 48, "%s%016llx", beside ? ".popcache-tmp-" : "",
		(unsigned long long)pop_digest_u64(&seed, sizeof(seed)));
}

/* Opens a new temporary file; its name is in `path`.  -1 with errno. */
static int
temp_open(char path[POP_CACHE_PATH_MAX], const pop_cache_file *f, bool beside)
{
	char name[48];
	int fd = -1;

	for (int i = 0; i < MAX_TEMP && fd < 0; i++) {
		temp_name(name, beside);
		pop_cache_join(path, f->root, beside ? f->folder : "tmp", name);
		fd = open(
			path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, f->mode);
		if (fd < 0 && errno != EEXIST && errno != EINTR)
			return -1;
	}
	return fd;
}

/* What a temporary file of `f` and its last name need. */
static pop_status
make_dirs(const pop_cache_file *f, bool beside, pop_err *err)
{
	if (f->plain)
		return pop_mkdirs(f->root, 0700, err);
	if (f->folder)
		POP_TRY(pop_cache_make(f->root, f->folder, err));
	return pop_cache_make(f->root, beside ? NULL : "tmp", err);
}

/* temp_open(), with missing directories made. */
static pop_status
temp_make(int *fd, char path[POP_CACHE_PATH_MAX], const pop_cache_file *f,
	bool beside, pop_err *err)
{
	*fd = temp_open(path, f, beside);
	if (*fd < 0 && (errno == ENOENT || errno == ENOTDIR)) {
		POP_TRY(make_dirs(f, beside, err));
		*fd = temp_open(path, f, beside);
	}
	if (*fd < 0)
		return pop_fail_sys(
			err, POP_E_IO, errno, "create a file in", f->root);
	return POP_OK;
}

/* The group of the directory, if it is ours to give. */
static void
take_group(int fd, const char *root)
{
	struct stat dir, file;

	if (stat(root, &dir) < 0 || fstat(fd, &file) < 0)
		return;
	if (dir.st_gid != file.st_gid && fchown(fd, (uid_t)-1, dir.st_gid) < 0)
		pop_log(cache, POP_LOG_DEBUG, "group of %s not taken: %s", root,
			strerror(errno));
}

static int
sync_fd(int fd)
{
	int r;

	do
		r = fsync(fd);
	while (r < 0 && errno == EINTR);
	return r;
}

/* Makes the name durable.  A name lost in a power cut is a miss, no more, so
 * that a directory that cannot be synced is no error. */
static void
sync_dir(const char *dir)
{
	int fd = open(dir, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

	if (fd < 0 || sync_fd(fd) < 0)
		pop_log(cache, POP_LOG_DEBUG, "sync %s: %s", dir,
			strerror(errno));
	if (fd >= 0)
		close(fd);
}

/* Fills and closes the temporary file of `name`.  Network file systems report
 * a full disk at close. */
static pop_status
fill(int fd, const char *name, const pop_cache_file *f, pop_err *err)
{
	pop_status st;

	if (!f->plain)
		take_group(fd, f->root);
	st = pop_write_all(fd, f->data, f->n, name, err);
	if (st == POP_OK && f->sync && sync_fd(fd) < 0)
		st = pop_fail_sys(err, POP_E_IO, errno, "sync", name);
	if (close(fd) < 0 && st == POP_OK)
		st = pop_fail_sys(err, POP_E_IO, errno, "close", name);
	return st;
}

/* A folder that is missing is made: temporary files lie in another one. */
static pop_status
give_name(const pop_cache_file *f, const char *tmp, const char *dst,
	bool beside, pop_err *err)
{
	if (pop_rename_at(AT_FDCWD, tmp, AT_FDCWD, dst, NULL) == POP_OK)
		return POP_OK;
	if (errno == ENOENT || errno == ENOTDIR)
		POP_TRY(make_dirs(f, beside, err));
	return pop_rename_at(AT_FDCWD, tmp, AT_FDCWD, dst, err);
}

/* *elsewhere: the place is at fault, another may do. */
static pop_status
publish_from(
	const pop_cache_file *f, bool beside, bool *elsewhere, pop_err *err)
{
	char tmp[POP_CACHE_PATH_MAX], dst[POP_CACHE_PATH_MAX];
	pop_status st;
	int fd = -1;

	*elsewhere = true;
	POP_TRY(temp_make(&fd, tmp, f, beside, err));
	pop_cache_join(dst, f->root, f->folder, f->name);
	*elsewhere = false;
	st = fill(fd, dst, f, err);
	if (st != POP_OK)
		goto out;
	*elsewhere = true;
	st = give_name(f, tmp, dst, beside, err);
	if (st == POP_OK && f->sync)
		sync_dir(f->root);
out:
	if (st != POP_OK)
		unlink(tmp);
	return st;
}

pop_status
pop_cache_publish(const pop_cache_file *f, pop_err *err)
{
	bool elsewhere = true;
	pop_status st = POP_E_IO;

	if (!f->plain)
		st = publish_from(f, false, &elsewhere, err);
	if (st != POP_OK && elsewhere)
		st = publish_from(f, true, &elsewhere, err);
	return st;
}

pop_status
pop_cache_publish_buf(const char *root, const char *folder, const char *name,
	pop_buf *b, pop_err *err)
{
	pop_status st = pop_buf_finish(b, err);

	if (st == POP_OK)
		st = pop_cache_publish(&(pop_cache_file){.root = root,
					       .folder = folder,
					       .name = name,
					       .data = b->data,
					       .n = b->len,
					       .mode = 0666},
			err);
	pop_buf_release(b);
	return st;
}

/* -- entries ------------------------------------------------------------- */

pop_status
pop_cache_need_top(const pop_cache *c, pop_err *err)
{
	if (c->has_top)
		return POP_OK;
	return pop_fail(err, POP_E_USAGE, "no writable cache directory");
}

/* So that the first hit can note its use: a get creates no folders. */
static void
make_use_folder(const char *root)
{
	pop_err ignored;

	if (pop_cache_make(root, "use", &ignored) != POP_OK)
		pop_log(cache, POP_LOG_DEBUG, "%s", ignored.text);
}

pop_status
pop_cache_put(const pop_cache *c, pop_digest key, const void *data, size_t n,
	const pop_cache_put_opts *opts, char path[POP_CACHE_PATH_MAX],
	pop_err *err)
{
	uint64_t cost = opts ? opts->compile_ns : 0;
	char name[POP_CACHE_NAME_MAX];
	pop_status st;

	pop_cache_path(path, c, key);
	POP_TRY(pop_cache_need_top(c, err));
	pop_cache_name(name, key);
	st = pop_cache_publish(
		&(pop_cache_file){
			.root = c->layer[0],
			.name = name,
			.data = data,
			.n = n,
			.mode = 0666,
			.sync = c->fsync == POP_CACHE_FSYNC_ALWAYS ||
				(c->fsync == POP_CACHE_FSYNC_AUTO &&
					cost > SYNC_ABOVE_NS),
		},
		err);
	if (st != POP_OK)
		return pop_wrap(err, st, "cannot store %.32s", name);
	make_use_folder(c->layer[0]);
	pop_log(cache, POP_LOG_INFO, "stored %s (%zu bytes)", path, n);
	return POP_OK;
}

/* An empty file comes and goes; no name in DIR itself is touched unless tmp/
 * cannot be used. */
pop_status
pop_cache_probe(const pop_cache *c, pop_err *err)
{
	char tmp[POP_CACHE_PATH_MAX];
	pop_status st = POP_E_IO;
	int fd = -1;

	POP_TRY(pop_cache_need_top(c, err));
	for (int beside = 0; beside < 2 && st != POP_OK; beside++)
		st = temp_make(&fd, tmp,
			&(pop_cache_file){.root = c->layer[0], .mode = 0666},
			beside, err);
	if (st != POP_OK)
		return st;
	close(fd);
	unlink(tmp);
	return POP_OK;
}
