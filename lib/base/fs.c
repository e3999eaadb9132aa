/*
 * Files.  Texts are made where errno is still right; EINTR is retried in the
 * three small loops at the top, so that nothing below sees it.
 *
 * _GNU_SOURCE: O_TMPFILE, madvise().
 */

#define _GNU_SOURCE 1

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
	FIRST_READ = 4 << 10,
	/* One read(2) or write(2); larger ones are cut by the kernel. */
	MAX_TRANSFER = 1 << 30,
	DEVICE_BYTES = 64 << 20, /* fs.h */
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

pop_status
pop_fail_sys(
	pop_err *err, pop_status st, int e, const char *call, const char *path)
{
	static const struct {
		int e;
		const char *text;
	} remedy[] = {
		{ENOSPC, "make room there; in a cache, popc gc does"},
		{EDQUOT, "make room there; in a cache, popc gc does"},
		{EACCES, "ask its owner for access, or name another place"},
		{EPERM, "ask its owner for access, or name another place"},
		{EROFS, "name a place that can be written"},
		{ESTALE, "the file server dropped it; try again"},
		{EIO, "the device or its server failed; see the kernel's log"},
		{EINTR, "try again"},
		{EXDEV, "both names must be on one file system"},
		{EMFILE, "ulimit -n raises the limit"},
		{ENAMETOOLONG, "choose a shorter name"},
		{EISDIR, "a file is expected there"},
		{ENOTDIR, "a part of the name is no directory"},
	};

	for (size_t i = 0; i < sizeof(remedy) / sizeof(remedy[0]); i++)
		if (remedy[i].e == e)
			return pop_fail(err, st, "%s %s: %s (%s)", call, path,
				strerror(e), remedy[i].text);
	return pop_fail(err, st, "%s %s: %s", call, path, strerror(e));
}

/* Records "<call> <path>: <errno>"; the status depends on errno. */
static pop_status
sys_fail(pop_err *err, const char *call, const char *path)
{
	int e = errno;
	pop_status st = e == ENOENT || e == ENOTDIR ? POP_E_MISS
			: e == ENOMEM               ? POP_E_NOMEM
						    : POP_E_IO;

	return pop_fail_sys(err, st, e, call, path);
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

/* The rest of the file as *out, which is zeroed if that fails. */
static pop_status
read_file(pop_file *out, int fd, const char *name, size_t hint, size_t limit,
	pop_err *err)
{
	unsigned char *data = NULL;
	size_t len = 0;
	pop_status st = read_all(&data, &len, fd, name, hint, limit, err);

	*out = (pop_file){0};
	if (st != POP_OK) {
		free(data);
		return st;
	}
	*out = (pop_file){
		.data = data, .len = len, .base = data, .base_len = len};
	return POP_OK;
}

/* What a device may give: some, as /dev/zero, have no end. */
static size_t
device_limit(const struct stat *sb, size_t limit)
{
	return S_ISCHR(sb->st_mode) && (!limit || limit > DEVICE_BYTES)
		       ? DEVICE_BYTES
		       : limit;
}

pop_status
pop_file_read_fd(
	pop_file *out, int fd, const char *name, size_t limit, pop_err *err)
{
	size_t hint = 0;
	struct stat sb;

	*out = (pop_file){0};
	if (fstat(fd, &sb) < 0)
		return sys_fail(err, "stat", name);
	POP_TRY(check_kind(&sb, name, limit, err));
	limit = device_limit(&sb, limit);
	if (S_ISREG(sb.st_mode)) {
		/* One byte more, so that the end shows without growing; files
		 * of the kernel say that they have none. */
		hint = sb.st_size ? (size_t)sb.st_size + 1 : 0;
		if (lseek(fd, 0, SEEK_SET) < 0)
			return sys_fail(err, "seek", name);
	}
	return read_file(out, fd, name, hint, limit, err);
}

pop_status
pop_file_read_known(
	pop_file *out, int fd, const char *name, size_t size, pop_err *err)
{
	return read_file(out, fd, name, size + 1, size, err);
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
		/* No seek: standard input may be half read by intent. */
		if (fstat(STDIN_FILENO, &sb) == 0)
			limit = device_limit(&sb, limit);
		return read_file(
			out, STDIN_FILENO, "standard input", 0, limit, err);
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

void
pop_file_let_go(const void *from, const void *to)
{
	uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
	uintptr_t a = ((uintptr_t)from + page - 1) / page * page;
	uintptr_t b = (uintptr_t)to / page * page;

	/* A wish: what happens to the pages changes no byte. */
	if (a < b)
		madvise((void *)a, b - a, MADV_DONTNEED);
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
			return pop_fail_sys(
				err, POP_E_IO, errno, "write", name);
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
	return pop_fail_sys(
		err, e == ENOTDIR ? POP_E_USAGE : POP_E_IO, e, "mkdir", path);
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

/* -- files that appear whole --------------------------------------------- */

/* malloc'd, or NULL. */
static char *
parent_of(const char *path)
{
	const char *slash = strrchr(path, '/');
	size_t n = slash ? (size_t)(slash - path) : 0;
	char *dir = malloc(n + 2);

	if (!dir)
		return NULL;
	memcpy(dir, path, n);
	dir[n] = '\0';
	if (!n)
		memcpy(dir, slash ? "/" : ".", 2);
	return dir;
}

static pop_status
sync_parent(const char *path, pop_err *err)
{
	pop_status st = POP_OK;
	char *dir = parent_of(path);
	int fd = -1;

	if (!dir)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	fd = open_retry(dir, O_RDONLY | O_DIRECTORY, 0);
	/* Some file systems refuse fsync on directories; that is their way. */
	if (fd < 0 || (fsync_retry(fd) < 0 && errno != EINVAL))
		st = pop_fail_sys(err, POP_E_IO, errno, "sync", dir);
	if (fd >= 0)
		close(fd);
	free(dir);
	return st;
}

/* A new name beside t->path, malloc'd; `make` is given each that is tried
 * until it returns other than -1 with EEXIST. */
static int
name_temp(pop_temp *t, int (*make)(const pop_temp *t, const char *name))
{
	const char *slash = strrchr(t->path, '/');
	size_t dir = slash ? (size_t)(slash - t->path) + 1 : 0;
	size_t cap = dir + 48;
	char *p = malloc(cap);
	int r = -1;

	errno = ENOMEM;
	for (unsigned i = 0; p && r < 0 && i < MAX_TEMP; i++) {
		snprintf(p, cap, "%.*s.pop-%ld-%u.tmp", (int)dir, t->path,
			(long)getpid(), i);
		r = make(t, p);
		if (r < 0 && errno != EEXIST)
			break;
	}
	if (r < 0) {
		free(p);
		p = NULL;
	}
	t->name = p;
	return r;
}

static int
create(const pop_temp *t, const char *name)
{
	(void)t;
	return open_retry(name, O_WRONLY | O_CREAT | O_EXCL, 0666);
}

/* Gives a nameless file a name that is free. */
static int
give_name(const pop_temp *t, const char *name)
{
	char from[40];

	snprintf(from, sizeof(from), "/proc/self/fd/%d", t->fd);
	return linkat(AT_FDCWD, from, AT_FDCWD, name, AT_SYMLINK_FOLLOW);
}

/* Without a name; -1 where that, or naming it later, is impossible. */
static int
open_nameless(const char *path)
{
	char *dir = parent_of(path);
	char link[40];
	int fd = dir ? open_retry(dir, O_WRONLY | O_TMPFILE, 0666) : -1;

	free(dir);
	if (fd < 0)
		return -1;
	snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
	if (access(link, F_OK) == 0)
		return fd;
	close(fd);
	return -1;
}

/* In place of whatever is at `path`. */
static pop_status
temp_open(pop_temp *out, const char *path, pop_err *err)
{
	*out = (pop_temp){.fd = -1, .path = strdup(path)};
	if (!out->path)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	out->fd = open_nameless(path);
	if (out->fd < 0)
		out->fd = name_temp(out, create);
	if (out->fd >= 0)
		return POP_OK;
	pop_fail_sys(err, POP_E_IO, errno, "create a file beside", path);
	pop_temp_abort(out);
	return POP_E_IO;
}

pop_status
pop_output_check(const char *path, pop_err *err)
{
	struct stat s;

	if (stat(path, &s) < 0 || S_ISREG(s.st_mode))
		return POP_OK;
	return pop_fail(err, POP_E_USAGE,
		"%s is no regular file; output that appears whole needs a name "
		"of its own",
		path);
}

pop_status
pop_temp_open_output(pop_temp *out, const char *path, pop_err *err)
{
	*out = (pop_temp){.fd = -1};
	POP_TRY(pop_output_check(path, err));
	return temp_open(out, path, err);
}

void
pop_temp_abort(pop_temp *t)
{
	if (t->fd >= 0)
		close(t->fd);
	if (t->name)
		unlink(t->name);
	free(t->name);
	free(t->path);
	*t = (pop_temp){.fd = -1};
}

/* Network file systems report a full disk at close; the descriptor stays for
 * a name to be given. */
static int
flush(int fd)
{
	int copy = dup(fd);

	return copy < 0 ? -1 : close(copy);
}

static pop_status
appear(pop_temp *t, pop_err *err)
{
	if (!t->name) {
		if (give_name(t, t->path) == 0)
			return POP_OK;
		/* It is there, or was a moment ago. */
		if (errno != EEXIST || name_temp(t, give_name) < 0)
			return pop_fail_sys(
				err, POP_E_IO, errno, "create", t->path);
	}
	POP_TRY(pop_rename_at(AT_FDCWD, t->name, AT_FDCWD, t->path, err));
	free(t->name);
	t->name = NULL;
	return POP_OK;
}

pop_status
pop_temp_commit(pop_temp *t, bool sync, pop_err *err)
{
	pop_status st = POP_OK;

	if (sync && fsync_retry(t->fd) < 0)
		st = pop_fail_sys(err, POP_E_IO, errno, "sync", t->path);
	if (st == POP_OK && flush(t->fd) < 0)
		st = pop_fail_sys(err, POP_E_IO, errno, "close", t->path);
	if (st == POP_OK)
		st = appear(t, err);
	if (st == POP_OK && sync)
		st = sync_parent(t->path, err);
	pop_temp_abort(t);
	return st;
}

pop_status
pop_publish(
	const char *path, const void *data, size_t n, bool sync, pop_err *err)
{
	pop_status st;
	pop_temp t;

	POP_TRY(temp_open(&t, path, err));
	st = pop_write_all(t.fd, data, n, path, err);
	if (st == POP_OK)
		return pop_temp_commit(&t, sync, err);
	pop_temp_abort(&t);
	return st;
}

pop_status
pop_rename_at(int from_dir, const char *from, int to_dir, const char *to,
	pop_err *err)
{
	if (renameat(from_dir, from, to_dir, to) < 0)
		return pop_fail_sys(
			err, POP_E_IO, errno, "rename a file to", to);
	return POP_OK;
}
