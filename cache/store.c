/*
 * Layers and get.
 *
 *   key -> TOP/<key>.poplar_exec -> A/<key>.poplar_exec -> B/... -> miss
 *
 * A get opens the entry by its full name and asks the caller what it is; no
 * directory is looked at before.  What goes wrong is of three kinds: the file
 * is not there (next layer), it is bad (set aside, next layer), or it could
 * not be read (next layer, and if none has it that is reported, not a miss).
 */

#include "cache/popcache.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "cache/manage.h"
#include "lib/base/log.h"

enum {
	/* Seconds between two notes of last use. */
	USE_INTERVAL = 3600,
	/* Opens of one entry: a file replaced on a network file system fails
	 * with ESTALE once. */
	MAX_OPENS = 2,
};

/* -- layers -------------------------------------------------------------- */

void
pop_cache_join(char out[POP_CACHE_PATH_MAX], const char *root,
	const char *folder, const char *name)
{
	int n = snprintf(out, POP_CACHE_PATH_MAX, "%s%s%s%s%s", root,
		folder ? "/.popcache/" : "", folder ? folder : "",
		name ? "/" : "", name ? name : "");

	assert(n > 0 && n < POP_CACHE_PATH_MAX);
}

/* A malloc'd copy of n bytes of a directory name, less trailing slashes. */
static pop_status
copy_dir(char **out, const char *dir, size_t n, pop_err *err)
{
	while (n > 1 && dir[n - 1] == '/')
		n--;
	if (n + POP_CACHE_SUFFIX_MAX > POP_CACHE_PATH_MAX)
		return pop_fail(err, POP_E_USAGE,
			"cache directory: a name of %zu bytes is too long, "
			"at most %d",
			n, POP_CACHE_PATH_MAX - POP_CACHE_SUFFIX_MAX);
	*out = malloc(n + 1);
	if (!*out)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	memcpy(*out, dir, n);
	(*out)[n] = '\0';
	return POP_OK;
}

static pop_status
add_layer(pop_cache *c, const char *dir, size_t n, pop_err *err)
{
	char *copy = NULL;

	if (!n)
		return POP_OK;
	if (c->nlayer == POP_CACHE_MAX_LAYERS)
		return pop_fail(err, POP_E_USAGE,
			"more than %d cache directories", POP_CACHE_MAX_LAYERS);
	POP_TRY(copy_dir(&copy, dir, n, err));
	for (int i = 0; i < c->nlayer; i++)
		if (strcmp(c->layer[i], copy) == 0) {
			free(copy);
			return POP_OK;
		}
	c->layer[c->nlayer++] = copy;
	return POP_OK;
}

/* Adds the parts of "A:B:C". */
static pop_status
add_layers(pop_cache *c, const char *list, pop_err *err)
{
	while (*list) {
		size_t n = strcspn(list, ":");

		POP_TRY(add_layer(c, list, n, err));
		list += n + (list[n] == ':');
	}
	return POP_OK;
}

static bool
is_dir(const char *path)
{
	struct stat sb;

	return stat(path, &sb) == 0 && S_ISDIR(sb.st_mode);
}

static pop_status
add_top(pop_cache *c, const char *top, bool read_only, pop_err *err)
{
	const char *colon = strchr(top, ':');

	if (!*top || colon == top)
		return pop_fail(err, POP_E_USAGE,
			"the name of the cache directory is empty");
	c->has_top = !read_only;
	if (!colon || is_dir(top))
		return add_layer(c, top, strlen(top), err);
	return add_layers(c, top, err);
}

pop_status
pop_cache_open(pop_cache **out, const pop_cache_spec *spec, pop_err *err)
{
	pop_cache *c = calloc(1, sizeof(*c));
	pop_status st = POP_OK;

	*out = NULL;
	if (!c)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	c->fsync = spec->fsync;
	c->view = spec->read_only;
	c->told = calloc(1, sizeof(*c->told));
	if (!c->told)
		st = pop_fail(err, POP_E_NOMEM, "out of memory");
	if (st == POP_OK && spec->top)
		st = add_top(c, spec->top, spec->read_only, err);
	if (st == POP_OK && spec->bases)
		st = add_layers(c, spec->bases, err);
	if (st == POP_OK && spec->own_alias && *spec->own_alias)
		st = copy_dir(&c->own_alias, spec->own_alias,
			strlen(spec->own_alias), err);
	if (st == POP_OK && !c->nlayer)
		st = pop_fail(err, POP_E_USAGE, "no cache directory was named");
	if (st != POP_OK) {
		pop_cache_close(c);
		return st;
	}
	*out = c;
	return POP_OK;
}

void
pop_cache_close(pop_cache *c)
{
	if (!c)
		return;
	for (int i = 0; i < c->nlayer; i++)
		free(c->layer[i]);
	free(c->own_alias);
	free(c->told);
	free(c);
}

int
pop_cache_nlayer(const pop_cache *c)
{
	return c->nlayer;
}

const char *
pop_cache_dir(const pop_cache *c, int layer)
{
	assert(layer >= 0 && layer < c->nlayer);
	return c->layer[layer];
}

int
pop_cache_top(const pop_cache *c)
{
	return c->has_top ? 0 : POP_CACHE_NO_LAYER;
}

bool
pop_cache_follows(const pop_cache *c, int layer)
{
	return layer != pop_cache_top(c);
}

/* -- get ----------------------------------------------------------------- */

void
pop_cache_entry_close(pop_cache_entry *e)
{
	if (e->fd >= 0)
		close(e->fd);
	e->fd = -1;
}

/*
 * Is a note of that time still good?  It may lie ahead of time(): kernels stamp
 * files by a finer clock, servers by their own.
 */
static bool
is_recent(int64_t then)
{
	int64_t now = (int64_t)time(NULL);

	return then > now - USE_INTERVAL && then < now + USE_INTERVAL;
}

/* Makes the file, or gives it the time of now: truncation does so in one
 * operation. */
static void
touch(const char *path)
{
	int fd = open(path,
		O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW |
			O_NONBLOCK,
		0666);

	if (fd >= 0)
		close(fd);
}

/*
 * Notes that the entry was used: the mtime of TOP's use/<key>.  Nothing is
 * created but the file, nothing is tried where it cannot be written, and every
 * failure is ignored: a read-only cache has no last use.
 */
static void
note_use(const pop_cache *c, const pop_cache_entry *e, const pop_alias *by)
{
	char path[POP_CACHE_PATH_MAX], hex[33], folder[POP_CACHE_PATH_MAX];
	struct stat sb;
	bool there;

	if (!c->has_top || e->layer != 0)
		return;
	pop_digest_print(hex, e->key);
	pop_cache_join(path, c->layer[0], "use", hex);
	if (by && by->shared) {
		if (by->changed && !is_recent(by->changed))
			touch(path);
		return;
	}
	there = stat(path, &sb) == 0;
	if (there ? is_recent((int64_t)sb.st_mtime) : errno != ENOENT)
		return;
	pop_cache_join(folder, c->layer[0], "use", NULL);
	if (access(there ? path : folder, W_OK) == 0)
		touch(path);
}

/* A failed system call on an entry.  Absence is a miss without a text. */
static pop_status
entry_fail(pop_err *err, const char *call, const char *path)
{
	int e = errno;
	pop_status st = e == EACCES || e == EPERM ? POP_E_MISS
			: e == ENOMEM             ? POP_E_NOMEM
						  : POP_E_IO;

	if (e == ENOENT || e == ENOTDIR)
		return POP_E_MISS;
	return pop_fail_sys(err, st, e, call, path);
}

static pop_status
not_plain(const pop_cache_entry *e, pop_err *err)
{
	return pop_fail(err, POP_E_MISS, "%s is not a plain file", e->path);
}

/* Opens e->path.  A name that leads to a pipe or a device must not block. */
static pop_status
entry_open(pop_cache_entry *e, const pop_cache *c, pop_err *err)
{
	const int link = pop_cache_follows(c, e->layer) ? 0 : O_NOFOLLOW;

	do
		e->fd = open(e->path,
			O_RDONLY | O_CLOEXEC | link | O_NONBLOCK | O_NOCTTY);
	while (e->fd < 0 && errno == EINTR);
	if (e->fd < 0 && errno == ELOOP)
		return pop_fail(err, POP_E_MISS,
			"%s is a symbolic link, not a plain file", e->path);
	if (e->fd < 0 && errno == ENXIO) /* a socket */
		return not_plain(e, err);
	return e->fd < 0 ? entry_fail(err, "open", e->path) : POP_OK;
}

/* What kind of file it is matters only if it is not what it should be. */
static pop_status
entry_check(const pop_cache_entry *e, pop_cache_check check, pop_err *err)
{
	pop_status st = check.fn(check.arg, e, err);
	struct stat sb;

	if (st == POP_OK || fstat(e->fd, &sb) < 0)
		return st;
	if (!S_ISREG(sb.st_mode))
		return not_plain(e, err);
	if (st == POP_E_CORRUPT && !sb.st_size)
		return pop_fail(err, st, "the file is empty");
	return st;
}

/* Of a bad entry; *err has the reason, to which a failure is added. */
static bool
set_aside(const pop_cache *c, const pop_cache_entry *e, pop_err *err)
{
	pop_err why = {POP_OK, ""}, bad = *err;

	if (e->layer != pop_cache_top(c))
		return false;
	if (pop_cache_quarantine(c, e, bad.text, &why) == POP_OK)
		return true;
	pop_fail(err, bad.status, "%.250s; it was not set aside: %.250s",
		bad.text, why.text);
	return false;
}

/* Reasons are of the file alone; a message says which. */
static void
name_entry(const pop_cache_entry *e, pop_status st, pop_err *err)
{
	if (strncmp(err->text, e->path, strlen(e->path)) != 0)
		(void)pop_wrap(err, st, "%s", e->path);
}

/* One layer: opens, checks, and sets aside what is bad. */
static pop_status
get_from(pop_cache_entry *e, const pop_cache *c, pop_cache_check check,
	pop_err *err)
{
	pop_status st = POP_E_IO;

	for (int i = 0; i < MAX_OPENS && st == POP_E_IO; i++) {
		st = entry_open(e, c, err);
		if (st != POP_OK)
			continue;
		st = entry_check(e, check, err);
		if (st == POP_OK)
			return POP_OK;
		if (st == POP_E_CORRUPT)
			(void)set_aside(c, e, err);
		pop_cache_entry_close(e);
		name_entry(e, st, err);
	}
	e->corrupt |= st == POP_E_CORRUPT;
	return st == POP_E_CORRUPT ? POP_E_MISS : st;
}

pop_status
pop_cache_examine(const pop_cache *c, int layer, pop_digest key,
	pop_cache_check check, bool *aside, pop_err *err)
{
	pop_cache_entry e = {.fd = -1, .layer = layer, .key = key};
	char name[POP_CACHE_NAME_MAX];
	pop_status st;

	*aside = false;
	pop_cache_name(name, key);
	pop_cache_join(e.path, c->layer[layer], NULL, name);
	POP_TRY(entry_open(&e, c, err));
	st = entry_check(&e, check, err);
	if (st == POP_E_CORRUPT)
		*aside = set_aside(c, &e, err);
	if (st != POP_OK)
		name_entry(&e, st, err);
	pop_cache_entry_close(&e);
	return st;
}

/* A warning; the same one once for a cache. */
static void
warn_once(const pop_cache *c, const char *text)
{
	uint64_t d = pop_digest_u64(text, strlen(text));

	if (atomic_exchange(&c->told->digest[d % POP_CACHE_TOLD], d) != d)
		pop_log(cache, POP_LOG_WARN, "%s", text);
}

/* "KEY is not in A, B". */
static pop_status
absent_fail(pop_err *err, const pop_cache *c, pop_digest key)
{
	char hex[33], where[256] = "";
	size_t n = 0;

	pop_digest_print(hex, key);
	for (int i = 0; i < c->nlayer && n < sizeof(where); i++)
		n += (size_t)snprintf(where + n, sizeof(where) - n, "%s%s",
			i ? ", " : "", c->layer[i]);
	return pop_fail(err, POP_E_MISS, "%s is not in %s", hex, where);
}

/*
 * Of several layers the first file that is there but cannot be used is
 * reported; one that could not be read outweighs one that was bad.
 */
static pop_status
get(pop_cache_entry *out, const pop_cache *c, pop_digest key,
	const pop_alias *by, pop_cache_check check, pop_err *err)
{
	char name[POP_CACHE_NAME_MAX];
	pop_err why = {POP_E_MISS, ""};

	*out = (pop_cache_entry){.fd = -1, .key = key};
	pop_cache_name(name, key);
	for (; out->layer < c->nlayer; out->layer++) {
		pop_err one = {POP_OK, ""};
		pop_status st;

		pop_cache_join(out->path, c->layer[out->layer], NULL, name);
		st = get_from(out, c, check, &one);
		if (st == POP_OK) {
			note_use(c, out, by);
			return POP_OK;
		}
		one.status = st;
		if (st != POP_E_MISS && st != POP_E_IO && st != POP_E_NOMEM)
			return pop_fail(err, st, "%s", one.text);
		/* A failure to read is returned if no other layer helps. */
		if (one.text[0] && st == POP_E_MISS)
			warn_once(c, one.text);
		if (!why.text[0] ||
			(why.status == POP_E_MISS && st != why.status))
			why = one;
	}
	if (!why.text[0])
		return absent_fail(err, c, key);
	return pop_fail(err, why.status, "%s", why.text);
}

pop_status
pop_cache_get(pop_cache_entry *out, const pop_cache *c, pop_digest key,
	pop_cache_check check, pop_err *err)
{
	return get(out, c, key, NULL, check, err);
}

pop_status
pop_cache_get_by(pop_cache_entry *out, const pop_cache *c, const pop_alias *by,
	pop_cache_check check, pop_err *err)
{
	return get(out, c, by->key, by, check, err);
}
