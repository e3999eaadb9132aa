/*
 * How much memory this process may use.  A cgroup's limit is a file in each of
 * the directories from the process's own group up to the mount point; the
 * least of them holds.
 */

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "lib/base/fs.h"
#include "lib/exe/exe.h"

enum {
	LEAST_LIMIT = 1 << 20,
	MAX_PATH = 4096,
	/* Of the small files that are read here. */
	MAX_FILE = 64 << 10,
};

static uint64_t the_limit;

static void
lower(uint64_t *limit, uint64_t to)
{
	if (to < *limit)
		*limit = to;
}

/* The number in a file; other text ("max") is no limit. */
static void
lower_to_file(uint64_t *limit, const char *path)
{
	pop_file f;
	uint64_t v;
	pop_str s;

	if (pop_file_read(&f, path, MAX_FILE, NULL) != POP_OK)
		return;
	s = (pop_str){(const char *)f.data, f.len};
	while (s.len && s.ptr[s.len - 1] == '\n')
		s.len--;
	if (pop_str_u64(s, &v))
		lower(limit, v);
	pop_file_release(&f);
}

static void
lower_to_group(
	uint64_t *limit, const char *mount, pop_str group, const char *file)
{
	char path[MAX_PATH];

	for (;;) {
		int n = snprintf(path, sizeof(path), "%s%.*s/%s", mount,
			POP_STR_ARG(group), file);

		if (n > 0 && (size_t)n < sizeof(path))
			lower_to_file(limit, path);
		while (group.len && group.ptr[group.len - 1] != '/')
			group.len--;
		if (!group.len)
			return;
		group.len--;
	}
}

/* A line of /proc/self/cgroup: "0::/a/b" (version 2), or
 * "4:memory,x:/a/b" (version 1). */
static void
lower_to_line(uint64_t *limit, pop_str line)
{
	const char *at = memchr(line.ptr, ':', line.len);
	const char *end = line.ptr + line.len;
	const char *path =
		at ? memchr(at + 1, ':', (size_t)(end - at - 1)) : NULL;
	pop_str group, kinds;

	if (!path)
		return;
	kinds = (pop_str){at + 1, (size_t)(path - at - 1)};
	group = (pop_str){path + 1, (size_t)(end - path - 1)};
	if (pop_str_is(group, "/"))
		group.len = 0;
	if (!kinds.len)
		lower_to_group(limit, "/sys/fs/cgroup", group, "memory.max");
	else if (pop_str_has_prefix(kinds, "memory"))
		lower_to_group(limit, "/sys/fs/cgroup/memory", group,
			"memory.limit_in_bytes");
}

static void
find_limit(void)
{
	long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
	uint64_t limit = INT64_MAX;
	pop_file f = {0};

	if (pages > 0 && page > 0)
		lower(&limit, (uint64_t)pages * (uint64_t)page);
	if (pop_file_read(&f, "/proc/self/cgroup", MAX_FILE, NULL) == POP_OK) {
		const char *p = (const char *)f.data, *end = p + f.len;

		while (p < end) {
			const char *nl = memchr(p, '\n', (size_t)(end - p));

			nl = nl ? nl : end;
			lower_to_line(&limit, (pop_str){p, (size_t)(nl - p)});
			p = nl + 1;
		}
	}
	pop_file_release(&f);
	the_limit = limit < LEAST_LIMIT ? LEAST_LIMIT : limit;
}

uint64_t
pop_memory_limit(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, find_limit);
	return the_limit;
}
