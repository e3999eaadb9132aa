/*
 * The pool file:
 *
 *   record i, bytes 16 i .. 16 i + 15:  process id of the last holder, text
 *
 * A lock covers the records of a group, so a group is taken in one system
 * call, all or none, and no two takers can wait for each other.  Locks belong
 * to open file descriptions (F_OFD_SETLK): two attaches of one process
 * exclude each other too, and a query does not take anything.  The file is
 * never unlinked.
 */

#define _GNU_SOURCE /* F_OFD_SETLK, F_OFD_GETLK */

#include "lib/dev/model/pool.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lib/base/digest.h"
#include "lib/base/fs.h"
#include "lib/base/str.h"

enum {
	RECORD = 16,
	MAX_NAME = 80,
	MAX_PATH = 4096,
};

struct pool {
	int dir;
	uint32_t nipu;
	char where[MAX_PATH]; /* for messages */
	char file[MAX_NAME];
};

struct pool_lease {
	int fd;
};

static pop_status
refuse(const char *path, const char *why, pop_err *err)
{
	return pop_fail(err, POP_E_IO,
		"%s: %s; set POPC_RUN_DIR to a directory of your own", path,
		why);
}

static pop_status
fail_errno(const char *call, const char *path, pop_err *err)
{
	return pop_fail(
		err, POP_E_IO, "%s %s: %s", call, path, strerror(errno));
}

static int
open_dir(int at, const char *name, int flags)
{
	int fd;

	do
		fd = openat(
			at, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags);
	while (fd < 0 && errno == EINTR);
	return fd;
}

/* Ours alone: nobody else may have put a file into it. */
static pop_status
check_private(int fd, const char *path, pop_err *err)
{
	struct stat sb;

	if (fstat(fd, &sb) < 0)
		return fail_errno("stat", path, err);
	if (sb.st_uid != geteuid())
		return refuse(
			path, "the directory belongs to somebody else", err);
	if (sb.st_mode & 077)
		return refuse(path, "the directory is open to others", err);
	return POP_OK;
}

/* Directory `name` in `base`, private; created if missing. */
static pop_status
open_private(pool *p, int base, const char *name, pop_err *err)
{
	if (mkdirat(base, name, 0700) < 0 && errno != EEXIST)
		return fail_errno("mkdir", p->where, err);
	p->dir = open_dir(base, name, O_NOFOLLOW);
	if (p->dir < 0 && (errno == ELOOP || errno == ENOTDIR))
		return refuse(p->where, "not a directory", err);
	if (p->dir < 0)
		return fail_errno("open", p->where, err);
	return check_private(p->dir, p->where, err);
}

static pop_status
set_where(pool *p, const char *base, const char *name, pop_err *err)
{
	int n = snprintf(p->where, sizeof(p->where), "%s%s%s", base,
		*name ? "/" : "", name);

	if (n < 0 || (size_t)n >= sizeof(p->where))
		return pop_fail(err, POP_E_IO,
			"the path of the locks is too "
			"long");
	return POP_OK;
}

static pop_status
open_named(pool *p, const char *path, pop_err *err)
{
	POP_TRY(set_where(p, path, "", err));
	POP_TRY(pop_mkdirs(path, 0700, err));
	p->dir = open_dir(AT_FDCWD, path, 0);
	return p->dir >= 0 ? POP_OK : fail_errno("open", path, err);
}

/* *base stays -1 if the directory is missing or somebody else's, as happens
 * after su and in batch jobs. */
static void
open_runtime_base(const char *path, int *base)
{
	struct stat sb;

	*base = open_dir(AT_FDCWD, path, 0);
	if (*base >= 0 && (fstat(*base, &sb) < 0 || sb.st_uid != geteuid() ||
				  (sb.st_mode & 022))) {
		close(*base);
		*base = -1;
	}
}

static pop_status
open_directory(pool *p, const pop_dev_options *opt, pop_err *err)
{
	const char *path = opt->xdg_runtime_dir;
	char name[40] = "popc";
	pop_status st;
	int base = -1;

	if (opt->run_dir && *opt->run_dir)
		return open_named(p, opt->run_dir, err);
	if (path && *path == '/')
		open_runtime_base(path, &base);
	if (base < 0) {
		snprintf(name, sizeof(name), "popc-%lu",
			(unsigned long)geteuid());
		path = opt->tmpdir;
		if (path && *path)
			base = open_dir(AT_FDCWD, path, 0);
	}
	if (base < 0) {
		path = "/tmp";
		base = open_dir(AT_FDCWD, path, 0);
	}
	if (base < 0)
		return fail_errno("open", path, err);
	st = set_where(p, path, name, err);
	if (st == POP_OK)
		st = open_private(p, base, name, err);
	close(base);
	return st;
}

static bool
plain_name(const char *s)
{
	size_t n = strspn(s, "abcdefghijklmnopqrstuvwxyz"
			     "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-");

	return n < MAX_NAME / 2 && !s[n];
}

/* Names that could not be file names are replaced by their digest. */
static void
set_file(pool *p, const char *name)
{
	char hex[33];

	if (!name || !*name) {
		snprintf(p->file, sizeof(p->file), "ipus");
	} else if (plain_name(name)) {
		snprintf(p->file, sizeof(p->file), "%s.ipus", name);
	} else {
		pop_digest_print(hex, pop_digest_of(name, strlen(name)));
		snprintf(p->file, sizeof(p->file), "%s.x.ipus", hex);
	}
}

pop_status
pool_open(pool **out, const pop_dev_options *opt, pop_err *err)
{
	pool *p = calloc(1, sizeof(*p));
	pop_status st;

	if (!p)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	p->dir = -1;
	p->nipu = opt->nipu ? opt->nipu : POP_DEV_POOL;
	set_file(p, opt->pool);
	if (p->nipu > POP_DEV_MAX_IPUS)
		st = pop_fail(err, POP_E_USAGE, "%u IPUs: at most %d", p->nipu,
			POP_DEV_MAX_IPUS);
	else
		st = open_directory(p, opt, err);
	if (st != POP_OK) {
		pool_close(p);
		return st;
	}
	*out = p;
	return POP_OK;
}

void
pool_close(pool *p)
{
	if (!p)
		return;
	if (p->dir >= 0)
		close(p->dir);
	free(p);
}

uint32_t
pool_size(const pool *p)
{
	return p->nipu;
}

/* A directory that others may write to is shared on purpose: so is its file.
 * The umask must not decide that. */
static void
share_file(const pool *p, int fd)
{
	struct stat sb;

	if (fstat(p->dir, &sb) == 0 && (sb.st_mode & 022) &&
		fchmod(fd, sb.st_mode & 0666) < 0)
		return; /* the next user will hear why */
}

/* Existing files first: some kernels refuse O_CREAT for those of others. */
static int
open_file(const pool *p)
{
	const int flags = O_RDWR | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK;
	int fd = -1;

	for (int i = 0; i < 4 && fd < 0; i++) {
		fd = openat(p->dir, p->file, flags);
		if (fd >= 0 || (errno != ENOENT && errno != EINTR))
			return fd;
		fd = openat(p->dir, p->file, flags | O_CREAT | O_EXCL, 0666);
		if (fd >= 0)
			share_file(p, fd);
		else if (errno != EEXIST && errno != EINTR)
			return fd;
	}
	return fd;
}

static pop_status
open_pool_file(const pool *p, int *fd, pop_err *err)
{
	char path[MAX_PATH + MAX_NAME + 2];
	struct stat sb;

	snprintf(path, sizeof(path), "%s/%s", p->where, p->file);
	*fd = open_file(p);
	if (*fd < 0)
		return fail_errno("open", path, err);
	if (fstat(*fd, &sb) == 0 && S_ISREG(sb.st_mode) && sb.st_nlink <= 1)
		return POP_OK;
	close(*fd);
	*fd = -1;
	return refuse(path, "not a plain file", err);
}

static struct flock
range_lock(uint32_t first, uint32_t count)
{
	return (struct flock){.l_type = F_WRLCK,
		.l_whence = SEEK_SET,
		.l_start = (off_t)first * RECORD,
		.l_len = (off_t)count * RECORD};
}

/* For people only; a failure to write it changes nothing. */
static void
write_holder(int fd, uint32_t first, uint32_t count)
{
	char text[RECORD + 1];

	snprintf(text, sizeof(text), "%-15ld\n", (long)getpid());
	for (uint32_t i = 0; i < count; i++)
		if (pwrite(fd, text, RECORD, (off_t)(first + i) * RECORD) < 0)
			return;
}

pop_status
pool_take(
	pool_lease **out, pool *p, uint32_t first, uint32_t count, pop_err *err)
{
	struct flock lock = range_lock(first, count);
	pool_lease *l = NULL;
	pop_status st = POP_E_IO;
	int fd = -1, r;

	POP_TRY(open_pool_file(p, &fd, err));
	do
		r = fcntl(fd, F_OFD_SETLK, &lock);
	while (r < 0 && errno == EINTR);
	if (r < 0 && (errno == EAGAIN || errno == EACCES)) {
		st = POP_E_BUSY;
		goto out;
	}
	if (r < 0) {
		fail_errno("lock", p->where, err);
		goto out;
	}
	l = malloc(sizeof(*l));
	if (!l) {
		st = pop_fail(err, POP_E_NOMEM, "out of memory");
		goto out;
	}
	write_holder(fd, first, count);
	l->fd = fd;
	*out = l;
	return POP_OK;
out:
	close(fd);
	return st;
}

void
pool_give_back(pool_lease *l)
{
	if (!l)
		return;
	close(l->fd);
	free(l);
}

static int64_t
read_holder(int fd, uint32_t ipu)
{
	char text[RECORD + 1] = "";
	int64_t pid = 0;
	ssize_t n = pread(fd, text, RECORD, (off_t)ipu * RECORD);
	size_t len = n > 0 ? strspn(text, "0123456789") : 0;

	return pop_str_i64((pop_str){text, len}, &pid) ? pid : 0;
}

pop_status
pool_query(pool *p, uint32_t ipu, bool *busy, int64_t *holder, pop_err *err)
{
	struct flock lock = range_lock(ipu, 1);
	pop_status st = POP_OK;
	int fd = -1;

	POP_TRY(open_pool_file(p, &fd, err));
	if (fcntl(fd, F_OFD_GETLK, &lock) < 0)
		st = fail_errno("lock", p->where, err);
	*busy = st == POP_OK && lock.l_type != F_UNLCK;
	*holder = *busy ? read_holder(fd, ipu) : 0;
	close(fd);
	return st;
}
