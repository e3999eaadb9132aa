/*
 * Files.  Texts are made where errno is still right; EINTR is retried in the
 * three small loops at the top, so that nothing below sees it.
 */

#include "lib/base/fs.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
	FIRST_READ = 64 << 10,
	/* One read(2) or write(2); larger ones are cut by the kernel. */
	MAX_TRANSFER = 1 << 30,
	/* Tries to find a free temporary name. */
	MAX_TEMP = 1000,
};

static int
open_retry(const char *path, int flags, mode_t mode)
{
	int fd;

	do
		fd = open(path, flags | O_CLOEXEC, mode);
	while (fd < 0 && errno == EINTR);
	return fd;
}

static ssize_t
read_retry(int fd, void *p, size_t n)
{
	ssize_t got;

	n = n > MAX_TRANSFER ? MAX_TRANSFER : n;
	do
		got = read(fd, p, n);
	while (got < 0 && errno == EINTR);
	return got;
}

static int
fsync_retry(int fd)
{
	int r;

	do
		r = fsync(fd);
	while (r < 0 && errno == EINTR);
	return r;
}

/* Records "<call> <path>: <errno>"; the status depends on errno. */
static pop_status
sys_fail(pop_err *err, const char *call, const char *path)
{
	int e = errno;
	pop_status st = e == ENOENT || e == ENOTDIR ? POP_E_MISS
			: e == ENOMEM               ? POP_E_NOMEM
						    : POP_E_IO;

	return pop_fail(err, st, "%s %s: %s", call, path, strerror(e));
}

static pop_status
too_large(pop_err *err, const char *name, size_t limit)
{
	return pop_fail(err, POP_E_INPUT,
		"%s: larger than the limit of %zu bytes", name, limit);
}

static pop_status
check_kind(const struct stat *sb, const char *name, size_t limit, pop_err *err)
{
	if (S_ISDIR(sb->st_mode))
		return pop_fail(err, POP_E_INPUT, "%s: is a directory", name);
	if (S_ISREG(sb->st_mode) && limit && (uint64_t)sb->st_size > limit)
		return too_large(err, name, limit);
	if (S_ISREG(sb->st_mode) && (uint64_t)sb->st_size > SIZE_MAX - 2)
		return pop_fail(err, POP_E_NOMEM, "%s: too large", name);
	return POP_OK;
}

/* Reads to the end of file into *data, which the caller frees in any case. */
static pop_status
read_all(unsigned char **data, size_t *len, int fd, const char *name,
	size_t hint, size_t limit, pop_err *err)
{
	size_t cap = 0, n = 0, want = hint ? hint : FIRST_READ;
	ssize_t got;

	do {
		if (n == cap) {
			unsigned char *p =
				want > cap ? realloc(*data, want) : NULL;

			if (!p)
				return pop_fail(err, POP_E_NOMEM,
					"out of memory reading %s", name);
			*data = p;
			cap = want;
			want = cap > SIZE_MAX / 2 ? SIZE_MAX : cap * 2;
		}
		got = read_retry(fd, *data + n, cap - n);
		if (got < 0)
			return sys_fail(err, "read", name);
		n += (size_t)got;
		if (limit && n > limit)
			return too_large(err, name, limit);
	} while (got > 0);
	*len = n;
	return POP_OK;
}

pop_status
pop_file_read_fd(
	pop_file *out, int fd, const char *name, size_t limit, pop_err *err)
{
	unsigned char *data = NULL;
	size_t len = 0, hint = 0;
	struct stat sb;
	pop_status st;

	*out = (pop_file){0};
	if (fstat(fd, &sb) < 0)
		return sys_fail(err, "stat", name);
	POP_TRY(check_kind(&sb, name, limit, err));
	if (S_ISREG(sb.st_mode)) {
		/* One byte more, so that the end shows without growing. */
		hint = (size_t)sb.st_size + 1;
		if (lseek(fd, 0, SEEK_SET) < 0)
			return sys_fail(err, "seek", name);
	}
	st = read_all(&data, &len, fd, name, hint, limit, err);
	if (st != POP_OK) {
		free(data);
		return st;
	}
	*out = (pop_file){
		.data = data, .len = len, .base = data, .base_len = len};
	return POP_OK;
}

static bool
map_fd(pop_file *out, int fd, size_t n)
{
	void *p;

	if (!n)
		return false;
	p = mmap(NULL, n, PROT_READ, MAP_PRIVATE, fd, 0);
	if (p == MAP_FAILED)
		return false;
	*out = (pop_file){
		.data = p, .len = n, .mapped = true, .base = p, .base_len = n};
	return true;
}

static pop_status
open_and_read(
	pop_file *out, const char *path, size_t limit, bool map, pop_err *err)
{
	struct stat sb;
	pop_status st;
	int fd;

	*out = (pop_file){0};
	if (strcmp(path, "-") == 0) {
		unsigned char *data = NULL;

		/* No seek: standard input may be half read by intent. */
		st = read_all(&data, &out->len, STDIN_FILENO, "standard input",
			0, limit, err);
		if (st != POP_OK) {
			free(data);
			*out = (pop_file){0};
			return st;
		}
		out->data = out->base = data;
		return POP_OK;
	}
	fd = open_retry(path, O_RDONLY, 0);
	if (fd < 0)
		return sys_fail(err, "open", path);
	if (fstat(fd, &sb) < 0) {
		st = sys_fail(err, "stat", path);
		goto out;
	}
	st = check_kind(&sb, path, limit, err);
	if (st != POP_OK)
		goto out;
	if (map && S_ISREG(sb.st_mode) && map_fd(out, fd, (size_t)sb.st_size))
		goto out;
	st = pop_file_read_fd(out, fd, path, limit, err);
out:
	close(fd);
	return st;
}

pop_status
pop_file_read(pop_file *out, const char *path, size_t limit, pop_err *err)
{
	return open_and_read(out, path, limit, false, err);
}

pop_status
pop_file_map(pop_file *out, const char *path, size_t limit, pop_err *err)
{
	return open_and_read(out, path, limit, true, err);
}

void
pop_file_release(pop_file *f)
{
	if (f->mapped)
		munmap(f->base, f->base_len);
	else
		free(f->base);
	*f = (pop_file){0};
}

pop_status
pop_write_all(
	int fd, const void *data, size_t n, const char *name, pop_err *err)
{
	const unsigned char *p = data;

	while (n) {
		ssize_t put = write(fd, p, n > MAX_TRANSFER ? MAX_TRANSFER : n);

		if (put < 0 && errno == EINTR)
			continue;
		if (put < 0)
			return pop_fail(err, POP_E_IO, "write %s: %s", name,
				strerror(errno));
		p += put;
		n -= (size_t)put;
	}
	return POP_OK;
}

static pop_status
make_one_dir(const char *path, mode_t mode, pop_err *err)
{
	struct stat sb;
	int e;

	if (mkdir(path, mode) == 0)
		return POP_OK;
	e = errno;
	/* Not only EEXIST: a parent may be read-only or not searchable. */
	if (stat(path, &sb) == 0) {
		if (S_ISDIR(sb.st_mode))
			return POP_OK;
		e = ENOTDIR;
	}
	return pop_fail(err, POP_E_IO, "mkdir %s: %s", path, strerror(e));
}

pop_status
pop_mkdirs(const char *path, mode_t mode, pop_err *err)
{
	size_t n = strlen(path);
	pop_status st = POP_OK;
	struct stat sb;
	char *copy = NULL;

	if (stat(path, &sb) == 0 && S_ISDIR(sb.st_mode))
		return POP_OK;
	copy = malloc(n + 1);
	if (!copy)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	memcpy(copy, path, n + 1);
	for (size_t i = 1; i <= n && st == POP_OK; i++) {
		if (copy[i] != '/' && copy[i] != '\0')
			continue;
		if (copy[i - 1] == '/')
			continue;
		copy[i] = '\0';
		st = make_one_dir(copy, mode, err);
		copy[i] = i < n ? '/' : '\0';
	}
	free(copy);
	return st;
}

pop_status
pop_temp_beside(int *fd, char **name, const char *path, pop_err *err)
{
	const char *slash = strrchr(path, '/');
	size_t dir = slash ? (size_t)(slash - path) + 1 : 0;
	size_t cap = dir + 48;
	char *p = malloc(cap);

	*fd = -1;
	*name = NULL;
	if (!p)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (unsigned i = 0; *fd < 0 && i < MAX_TEMP; i++) {
		snprintf(p, cap, "%.*s.pop-%ld-%u.tmp", (int)dir, path,
			(long)getpid(), i);
		*fd = open_retry(p, O_WRONLY | O_CREAT | O_EXCL, 0666);
		if (*fd < 0 && errno != EEXIST)
			break;
	}
	if (*fd < 0) {
		pop_fail(err, POP_E_IO, "create a file beside %s: %s", path,
			strerror(errno));
		free(p);
		return POP_E_IO;
	}
	*name = p;
	return POP_OK;
}

static pop_status
sync_parent(const char *path, pop_err *err)
{
	const char *slash = strrchr(path, '/');
	size_t n = slash ? (size_t)(slash - path) : 0;
	pop_status st = POP_OK;
	char *dir = malloc(n + 2);
	int fd = -1;

	if (!dir)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	memcpy(dir, path, n);
	dir[n] = '\0';
	if (!n)
		memcpy(dir, slash ? "/" : ".", 2);
	fd = open_retry(dir, O_RDONLY | O_DIRECTORY, 0);
	/* Some file systems refuse fsync on directories; that is their way. */
	if (fd < 0 || (fsync_retry(fd) < 0 && errno != EINVAL))
		st = pop_fail(
			err, POP_E_IO, "sync %s: %s", dir, strerror(errno));
	if (fd >= 0)
		close(fd);
	free(dir);
	return st;
}

pop_status
pop_publish(
	const char *path, const void *data, size_t n, bool sync, pop_err *err)
{
	pop_status st;
	char *tmp = NULL;
	int fd = -1;

	POP_TRY(pop_temp_beside(&fd, &tmp, path, err));
	st = pop_write_all(fd, data, n, tmp, err);
	if (st == POP_OK && sync && fsync_retry(fd) < 0)
		st = pop_fail(
			err, POP_E_IO, "sync %s: %s", tmp, strerror(errno));
	/* Network file systems report a full disk at close. */
	if (close(fd) < 0 && st == POP_OK)
		st = pop_fail(
			err, POP_E_IO, "close %s: %s", tmp, strerror(errno));
	if (st == POP_OK)
		st = pop_rename_at(AT_FDCWD, tmp, AT_FDCWD, path, err);
	if (st != POP_OK)
		unlink(tmp);
	else if (sync)
		st = sync_parent(path, err);
	free(tmp);
	return st;
}

pop_status
pop_rename_at(int from_dir, const char *from, int to_dir, const char *to,
	pop_err *err)
{
	if (renameat(from_dir, from, to_dir, to) < 0)
		return pop_fail(err, POP_E_IO, "rename %s to %s: %s", from, to,
			strerror(errno));
	return POP_OK;
}
