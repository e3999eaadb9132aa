/* Files of a cache directory, sorted, each with what its name says it is. */

#include "cache/popcache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache/cache_int.h"

struct names {
	char **name;
	size_t n, cap;
};

static void
names_release(struct names *l)
{
	for (size_t i = 0; i < l->n; i++)
		free(l->name[i]);
	free(l->name);
}

static bool
names_append(struct names *l, const char *name)
{
	if (l->n == l->cap) {
		size_t cap = l->cap ? 2 * l->cap : 64;
		char **p = realloc(l->name, cap * sizeof(*p));

		if (!p)
			return false;
		l->name = p;
		l->cap = cap;
	}
	l->name[l->n] = strdup(name);
	return l->name[l->n] && ++l->n;
}

static int
by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool
is_listed(const char *name)
{
	return strcmp(name, ".") != 0 && strcmp(name, "..") != 0 &&
	       strcmp(name, ".popcache") != 0;
}

/* Reads and sorts all names, so that the order is the same on any host. */
static pop_status
read_names(struct names *l, DIR *d, const char *dir, pop_err *err)
{
	const struct dirent *e;

	for (;;) {
		errno = 0;
		e = readdir(d);
		if (!e)
			break;
		if (is_listed(e->d_name) && !names_append(l, e->d_name))
			return pop_fail(err, POP_E_NOMEM, "out of memory");
	}
	if (errno)
		return pop_fail_sys(err, POP_E_IO, errno, "read", dir);
	if (l->n)
		qsort(l->name, l->n, sizeof(*l->name), by_name);
	return POP_OK;
}

static pop_status
open_fail(const char *dir, pop_err *err)
{
	int e = errno;

	return pop_fail_sys(err,
		e == ENOENT || e == ENOTDIR ? POP_E_MISS : POP_E_IO, e, "open",
		dir);
}

/* use: the folder of the notes of last use, or -1.  False if the file
 * vanished. */
static bool
fill_item(pop_cache_item *it, int dirfd, int use, const char *name)
{
	char hex[33];
	struct stat sb;

	it->name = name;
	it->kind = pop_cache_name_kind(name, &it->key);
	if (fstatat(dirfd, name, &sb, 0) < 0 &&
		fstatat(dirfd, name, &sb, AT_SYMLINK_NOFOLLOW) < 0)
		return false;
	it->regular = S_ISREG(sb.st_mode);
	it->bytes = it->regular ? (uint64_t)sb.st_size : 0;
	it->mtime = (int64_t)sb.st_mtime;
	if (!it->regular && it->kind != POP_CACHE_TEMP)
		it->kind = POP_CACHE_FOREIGN;
	if (it->kind != POP_CACHE_ENTRY || use < 0)
		return true;
	pop_digest_print(hex, it->key);
	if (fstatat(use, hex, &sb, 0) == 0)
		it->used = (int64_t)sb.st_mtime;
	return true;
}

pop_status
pop_cache_keys(const pop_cache *c, int layer,
	pop_status (*visit)(void *arg, pop_digest key, pop_err *err), void *arg,
	pop_err *err)
{
	const char *dir = pop_cache_dir(c, layer);
	struct names l = {0};
	DIR *d = opendir(dir);
	pop_digest key;
	pop_status st;

	if (!d)
		return open_fail(dir, err);
	st = read_names(&l, d, dir, err);
	for (size_t i = 0; st == POP_OK && i < l.n; i++)
		if (pop_cache_name_kind(l.name[i], &key) == POP_CACHE_ENTRY)
			st = visit(arg, key, err);
	names_release(&l);
	closedir(d);
	return st;
}

pop_status
pop_cache_list(const pop_cache *c, int layer, bool want_used,
	pop_status (*visit)(
		void *arg, const pop_cache_item *item, pop_err *err),
	void *arg, pop_err *err)
{
	const char *dir = pop_cache_dir(c, layer);
	struct names l = {0};
	DIR *d = opendir(dir);
	pop_status st;
	int use = -1;

	if (!d)
		return open_fail(dir, err);
	if (want_used)
		use = openat(dirfd(d), ".popcache/use",
			O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	st = read_names(&l, d, dir, err);
	for (size_t i = 0; st == POP_OK && i < l.n; i++) {
		pop_cache_item it = {.layer = layer};

		if (fill_item(&it, dirfd(d), use, l.name[i]))
			st = visit(arg, &it, err);
	}
	if (use >= 0)
		close(use);
	names_release(&l);
	closedir(d);
	return st;
}
