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
#include "lib/base/crew.h"

enum {
	/* Files are looked at by several threads, since on a network each look
	 * waits for an answer; so many at a time by each. */
	THREADS = 8,
	BATCH = 128,
};

/* The names of a directory, in one piece of memory. */
struct names {
	char *text;
	size_t bytes, cap;
	char **name; /* after names_sort() */
	size_t n;
};

static void
names_release(struct names *l)
{
	free(l->name);
	free(l->text);
}

static bool
names_append(struct names *l, const char *name)
{
	size_t n = strlen(name) + 1;

	if (n > l->cap - l->bytes) {
		size_t cap = 2 * l->cap + 4096;
		char *p = realloc(l->text, cap);

		if (!p)
			return false;
		l->text = p;
		l->cap = cap;
	}
	memcpy(l->text + l->bytes, name, n);
	l->bytes += n;
	l->n++;
	return true;
}

static int
by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool
names_sort(struct names *l)
{
	char *s = l->text;

	l->name = malloc((l->n + 1) * sizeof(*l->name));
	if (!l->name)
		return false;
	for (size_t i = 0; i < l->n; i++) {
		l->name[i] = s;
		s += strlen(s) + 1;
	}
	if (l->n)
		qsort(l->name, l->n, sizeof(*l->name), by_name);
	return true;
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
	if (!names_sort(l))
		return pop_fail(err, POP_E_NOMEM, "out of memory");
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

/* What is asked about each file. */
struct looking {
	const struct names *names;
	pop_cache_item *item;
	bool *there; /* false: it vanished */
	int layer, dir;
	int nofollow; /* AT_SYMLINK_NOFOLLOW, or 0 */
	int use; /* the folder of the notes of last use, or -1 */
};

static void
look(void *arg, size_t i)
{
	const struct looking *l = arg;
	pop_cache_item *it = &l->item[i];
	const char *name = l->names->name[i];
	char hex[33];
	struct stat sb;

	*it = (pop_cache_item){.layer = l->layer, .name = name};
	it->kind = pop_cache_name_kind(name, &it->key);
	l->there[i] = fstatat(l->dir, name, &sb, l->nofollow) == 0 ||
		      fstatat(l->dir, name, &sb, AT_SYMLINK_NOFOLLOW) == 0;
	if (!l->there[i])
		return;
	it->regular = S_ISREG(sb.st_mode);
	it->bytes = it->regular ? (uint64_t)sb.st_size : 0;
	it->mtime = (int64_t)sb.st_mtime;
	if (!it->regular && it->kind != POP_CACHE_TEMP)
		it->kind = POP_CACHE_FOREIGN;
	if (it->kind != POP_CACHE_ENTRY || l->use < 0)
		return;
	pop_digest_print(hex, it->key);
	if (fstatat(l->use, hex, &sb, 0) == 0)
		it->used = (int64_t)sb.st_mtime;
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

/* All files are looked at before the first is visited. */
static pop_status
look_at_all(struct looking *l,
	pop_status (*visit)(
		void *arg, const pop_cache_item *item, pop_err *err),
	void *arg, pop_err *err)
{
	size_t n = l->names->n;
	pop_status st = POP_OK;

	l->item = malloc((n + 1) * sizeof(*l->item));
	l->there = malloc(n + 1);
	if (!l->item || !l->there)
		st = pop_fail(err, POP_E_NOMEM, "out of memory");
	else
		pop_crew_run(THREADS, n, BATCH, look, l);
	for (size_t i = 0; st == POP_OK && i < n; i++)
		if (l->there[i])
			st = visit(arg, &l->item[i], err);
	free(l->item);
	free(l->there);
	return st;
}

pop_status
pop_cache_list(const pop_cache *c, int layer, bool want_used,
	pop_status (*visit)(
		void *arg, const pop_cache_item *item, pop_err *err),
	void *arg, pop_err *err)
{
	const char *dir = pop_cache_dir(c, layer);
	struct names names = {0};
	struct looking l = {.names = &names,
		.layer = layer,
		.nofollow =
			pop_cache_follows(c, layer) ? 0 : AT_SYMLINK_NOFOLLOW,
		.use = -1};
	DIR *d = opendir(dir);
	pop_status st;

	if (!d)
		return open_fail(dir, err);
	l.dir = dirfd(d);
	if (want_used)
		l.use = openat(l.dir, ".popcache/use",
			O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	st = read_names(&names, d, dir, err);
	if (st == POP_OK)
		st = look_at_all(&l, visit, arg, err);
	if (l.use >= 0)
		close(l.use);
	names_release(&names);
	closedir(d);
	return st;
}
