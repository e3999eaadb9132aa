/*
 * The user's log of hits and misses: $XDG_CACHE_HOME/popc/stats/log, one line
 * for each graph.
 *
 *   1790000000 hit 0123...cdef 1250000 run=4711-1789999990
 *
 * Behind time, outcome, key and nanoseconds stand words "name=value": the run,
 * and of a miss its reason and the first half of each part of the key.
 *
 * Lines are appended in one write each, so that processes do not mix them.
 * It is kept beside the caches, not in them: a hit writes to no shared
 * directory.
 */

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cmd/common/tool.h"

enum {
	/* Bytes after which a new log is begun; the one before is kept. */
	MAX_LOG = 8 << 20,
};

const char *const pop_event_name[POP_EVENT_COUNT] = {
	[POP_EVENT_HIT] = "hit",
	[POP_EVENT_COMPILED] = "compiled",
	[POP_EVENT_ABSENT] = "absent",
	[POP_EVENT_FAILED] = "failed",
};

bool
pop_event_log(const pop_conf *conf, bool old, char *out, size_t cap)
{
	char dir[POP_CACHE_PATH_MAX];

	if (!pop_conf_user_path(conf, "stats", dir, sizeof(dir)))
		return false;
	return snprintf(out, cap, "%s/log%s", dir, old ? ".old" : "") <
	       (int)cap;
}

static int
open_log(const char *path)
{
	return open(path,
		O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW |
			O_NONBLOCK,
		0600);
}

/* The directory is made with the first line. */
static int
make_log(const char *path)
{
	char dir[POP_CACHE_PATH_MAX];
	int fd = open_log(path);
	char *slash;
	pop_err ignored;

	if (fd >= 0 || errno != ENOENT)
		return fd;
	snprintf(dir, sizeof(dir), "%s", path);
	slash = strrchr(dir, '/');
	if (slash)
		*slash = '\0';
	return pop_mkdirs(dir, 0700, &ignored) == POP_OK ? open_log(path) : -1;
}

/* Two processes that do this at once lose at most one old log. */
static void
turn_over(const pop_conf *conf, const char *path)
{
	char old[POP_CACHE_PATH_MAX];
	pop_err ignored;

	if (pop_event_log(conf, true, old, sizeof(old)) &&
		pop_rename_at(AT_FDCWD, path, AT_FDCWD, old, &ignored) !=
			POP_OK)
		return; /* it grows on, and the next one tries again */
}

const char *
pop_event_run(void)
{
	static char run[48];

	if (!run[0])
		snprintf(run, sizeof(run), "%ld-%lld", (long)getpid(),
			(long long)time(NULL));
	return run;
}

/* The log of its own that a job may ask for, in a directory that is there; it
 * is not turned over. */
static void
note_apart(const pop_conf *conf, const char *line, size_t n)
{
	const char *path = pop_conf_str(conf, POP_OPT_stats_log);
	int fd = *path ? open_log(path) : -1;

	if (*path && (fd < 0 || write(fd, line, n) != (ssize_t)n))
		pop_warn("%s: %s", path, strerror(errno));
	if (fd >= 0)
		close(fd);
}

void
pop_event_note(const pop_conf *conf, pop_event what, const pop_digest *key,
	uint64_t ns, const char *more)
{
	char path[POP_CACHE_PATH_MAX], line[512], hex[33] = "-";
	struct stat sb;
	int fd, n;

	if (key)
		pop_digest_print(hex, *key);
	n = snprintf(line, sizeof(line), "%lld %s %s %" PRIu64 " run=%s%s\n",
		(long long)time(NULL), pop_event_name[what], hex, ns,
		pop_event_run(), more);
	note_apart(conf, line, (size_t)n);
	if (!pop_event_log(conf, false, path, sizeof(path)))
		return;
	fd = make_log(path);
	if (fd < 0)
		return;
	if (n == (int)write(fd, line, (size_t)n) && fstat(fd, &sb) == 0 &&
		sb.st_size > MAX_LOG)
		turn_over(conf, path);
	close(fd);
}
