/*
 * Lock files.  flock(2) belongs to the open file, so that two threads of a
 * process exclude each other too, and the kernel lets go when the holder dies
 * however it dies.  The record inside has a fixed size and is written in one
 * call, so that a reader sees an old or a new one.
 */

#include "cache/lock.h"

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "lib/base/str.h"

enum {
	/* Locks whose file was unlinked between open and lock. */
	MAX_REPLACED = 100,
};

static const char magic[] = "popcache-lock 1\n";

/* -- the lock ------------------------------------------------------------ */

void
pop_lock_init(pop_lock *l, const char *dir, pop_digest key)
{
	char hex[33];

	*l = (pop_lock){.fd = -1};
	pop_digest_print(hex, key);
	pop_cache_join(l->path, dir, "lock", hex);
}

void
pop_lock_unlock(pop_lock *l)
{
	if (l->held)
		(void)flock(l->fd, LOCK_UN);
	l->held = false;
}

void
pop_lock_release(pop_lock *l)
{
	if (l->fd >= 0)
		close(l->fd);
	l->fd = -1;
	l->held = false;
}

static int
open_retry(const char *path, int flags)
{
	int fd;

	do
		fd = open(path,
			flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY,
			0666);
	while (fd < 0 && errno == EINTR);
	return fd;
}

/* Opens the file, for reading only if it is another user's. */
static bool
lock_open(pop_lock *l, const char *dir, bool create)
{
	int flags = O_RDWR | (create ? O_CREAT : 0);
	struct stat sb;

	l->fd = open_retry(l->path, flags);
	if (l->fd < 0 && create && (errno == ENOENT || errno == ENOTDIR)) {
		if (pop_cache_make(dir, "lock", NULL) != POP_OK)
			return false;
		l->fd = open_retry(l->path, flags);
	}
	l->writable = l->fd >= 0;
	if (l->fd < 0 && (errno == EACCES || errno == EPERM))
		l->fd = open_retry(l->path, O_RDONLY);
	if (l->fd < 0)
		return false;
	if (fstat(l->fd, &sb) == 0 && S_ISREG(sb.st_mode))
		return true;
	pop_lock_release(l);
	return false;
}

/* Does the name still lead to the file that was locked? */
static bool
still_named(const pop_lock *l)
{
	struct stat held, named;

	return fstat(l->fd, &held) == 0 && lstat(l->path, &named) == 0 &&
	       held.st_dev == named.st_dev && held.st_ino == named.st_ino;
}

pop_lock_state
pop_lock_try(pop_lock *l, const char *dir, bool create)
{
	assert(!l->held);
	for (int i = 0; i < MAX_REPLACED; i++) {
		int r;

		if (l->fd < 0 && !lock_open(l, dir, create))
			return POP_LOCK_NONE;
		do
			r = flock(l->fd, LOCK_EX | LOCK_NB);
		while (r < 0 && errno == EINTR);
		if (r < 0 && errno == EWOULDBLOCK)
			return POP_LOCK_BUSY;
		if (r < 0)
			break;
		if (still_named(l)) {
			l->held = true;
			return POP_LOCK_HELD;
		}
		pop_lock_release(l);
	}
	pop_lock_release(l);
	return POP_LOCK_NONE;
}

bool
pop_lock_peek(pop_lock *l, bool *busy)
{
	l->fd = open_retry(l->path, O_RDONLY);
	if (l->fd < 0)
		return false;
	*busy = flock(l->fd, LOCK_SH | LOCK_NB) < 0 && errno == EWOULDBLOCK;
	if (!*busy)
		(void)flock(l->fd, LOCK_UN);
	return true;
}

/* -- the record ---------------------------------------------------------- */

size_t
pop_lock_read(const pop_lock *l, char out[POP_LOCK_RECORD])
{
	ssize_t n;

	do
		n = pread(l->fd, out, POP_LOCK_RECORD, 0);
	while (n < 0 && errno == EINTR);
	return n < 0 ? 0 : (size_t)n;
}

bool
pop_lock_write(const pop_lock *l, const char rec[POP_LOCK_RECORD])
{
	ssize_t n;

	if (!l->writable)
		return false;
	do
		n = pwrite(l->fd, rec, POP_LOCK_RECORD, 0);
	while (n < 0 && errno == EINTR);
	return n == POP_LOCK_RECORD;
}

void
pop_lock_clear(const pop_lock *l)
{
	if (l->writable && ftruncate(l->fd, 0) < 0)
		return; /* a stale record, which the next holder replaces */
}

void
pop_lock_print(char out[POP_LOCK_RECORD], const pop_flight_owner *o)
{
	int n;

	memset(out, '\n', POP_LOCK_RECORD);
	n = snprintf(out, POP_LOCK_RECORD,
		"%shost %s\nboot %s\npid %llu\njob %s\nstart %lld\nbeat %llu\n",
		magic, o->host, o->boot, (unsigned long long)o->pid, o->job,
		(long long)o->start, (unsigned long long)o->beat);
	assert(n > 0 && n < POP_LOCK_RECORD);
	out[n] = '\n';
}

/* Copies a word that others wrote, printable characters only. */
static void
copy_word(char *out, size_t cap, pop_str s)
{
	size_t n = 0;

	for (; n < s.len && n + 1 < cap; n++) {
		unsigned char c = (unsigned char)s.ptr[n];

		out[n] = c > ' ' && c < 0x7f ? (char)c : '?';
	}
	out[n] = '\0';
}

static bool
take_line(pop_flight_owner *o, pop_str name, pop_str value)
{
	if (pop_str_is(name, "host"))
		copy_word(o->host, sizeof(o->host), value);
	else if (pop_str_is(name, "boot"))
		copy_word(o->boot, sizeof(o->boot), value);
	else if (pop_str_is(name, "job"))
		copy_word(o->job, sizeof(o->job), value);
	else if (pop_str_is(name, "pid"))
		return pop_str_u64(value, &o->pid);
	else if (pop_str_is(name, "start"))
		return pop_str_i64(value, &o->start);
	else if (pop_str_is(name, "beat"))
		return pop_str_u64(value, &o->beat);
	return true;
}

bool
pop_lock_parse(pop_flight_owner *out, const char *rec, size_t n)
{
	const char *p = rec, *end = rec + n;
	bool ok = n >= sizeof(magic) - 1 &&
		  memcmp(rec, magic, sizeof(magic) - 1) == 0;

	*out = (pop_flight_owner){0};
	while (ok && p < end) {
		const char *nl = memchr(p, '\n', (size_t)(end - p));
		const char *line_end = nl ? nl : end;
		const char *gap = memchr(p, ' ', (size_t)(line_end - p));

		if (gap)
			ok = take_line(out, (pop_str){p, (size_t)(gap - p)},
				(pop_str){
					gap + 1, (size_t)(line_end - gap - 1)});
		p = nl ? nl + 1 : end;
	}
	if (!ok)
		*out = (pop_flight_owner){0};
	return ok;
}

/* -- this process -------------------------------------------------------- */

/* The kernel's boot id, one for all containers of a host. */
static void
read_boot(char out[41], const char *host)
{
	int fd = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
	char text[41] = "";
	ssize_t n = fd < 0 ? 0 : read(fd, text, sizeof(text) - 1);

	if (fd >= 0)
		close(fd);
	while (n > 0 && isspace((unsigned char)text[n - 1]))
		n--;
	if (n > 0)
		copy_word(out, 41, (pop_str){text, (size_t)n});
	else
		snprintf(out, 41, "host-%.32s", host);
}

void
pop_lock_self(pop_flight_owner *out, const char *job)
{
	char host[65] = "";

	*out = (pop_flight_owner){.pid = (uint64_t)getpid()};
	if (gethostname(host, sizeof(host) - 1) < 0 || !host[0])
		strcpy(host, "unknown");
	copy_word(out->host, sizeof(out->host), pop_str_of(host));
	read_boot(out->boot, out->host);
	copy_word(out->job, sizeof(out->job), pop_str_of(job));
}

void
pop_flight_owner_print(char *out, size_t cap, const pop_flight_owner *who)
{
	int n;

	if (!who->host[0]) {
		snprintf(out, cap, "another process");
		return;
	}
	n = snprintf(out, cap, "host %s, pid %llu", who->host,
		(unsigned long long)who->pid);
	if (n > 0 && (size_t)n < cap && who->job[0])
		snprintf(out + n, cap - (size_t)n, ", Slurm job %s", who->job);
}
