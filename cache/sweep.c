/*
 * Stale files of .popcache, folder by folder.  Nothing here is needed for a
 * hit, so that every failure is passed over; but a name that this software
 * does not make is left alone, and nothing but plain files is removed.
 */

#include "cache/sweep.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "cache/lock.h"

enum {
	HOUR = 3600,
	/* Files set aside, for whoever looks for the reason. */
	BAD_AGE = 30 * 24 * HOUR,
	/* Notes of failures, which are not believed for longer. */
	FAIL_AGE = 30 * 24 * HOUR,
};

typedef struct sweep {
	const pop_cache *c;
	bool dry_run;
	int64_t now;
	const pop_digest *kept; /* ascending */
	size_t nkept;
	uint64_t n;
} sweep;

/* One file of a folder: may it go? */
typedef bool stale(const sweep *s, int dir, const char *name);

/* In doubt it does. */
static bool
exists(const pop_cache *c, int layer, pop_digest key)
{
	char path[POP_CACHE_PATH_MAX], name[POP_CACHE_NAME_MAX];

	pop_cache_name(name, key);
	pop_cache_join(path, c->layer[layer], NULL, name);
	return access(path, F_OK) == 0 || errno != ENOENT;
}

static bool
is_key(const char *name, pop_digest *key)
{
	return pop_digest_parse(key, name, strlen(name));
}

static int
compare(const void *a, const void *b)
{
	return memcmp(a, b, sizeof(pop_digest));
}

static bool
is_kept(const sweep *s, pop_digest key)
{
	return s->nkept &&
	       bsearch(&key, s->kept, s->nkept, sizeof(key), compare) != NULL;
}

/* A record whose entry is gone. */
static bool
stale_record(const sweep *s, int dir, const char *name)
{
	pop_digest key;

	(void)dir;
	return is_key(name, &key) && !exists(s->c, 0, key);
}

/* An alias of a key that no layer has. */
static bool
stale_alias(const sweep *s, int dir, const char *name)
{
	pop_digest id, key;

	if (!is_key(name, &id) || !pop_alias_peek(dir, name, &key))
		return false;
	if (is_kept(s, key))
		return false;
	for (int i = 0; i < s->c->nlayer; i++)
		if (exists(s->c, i, key))
			return false;
	return true;
}

static bool
stale_always(const sweep *s, int dir, const char *name)
{
	(void)s;
	(void)dir;
	(void)name;
	return true;
}

/* A lock that nobody holds, as far as this kernel and its record can tell. */
static bool
stale_lock(const sweep *s, int dir, const char *name)
{
	pop_digest key;
	pop_lock lock;
	bool mine;

	(void)dir;
	if (!is_key(name, &key))
		return false;
	pop_lock_init(&lock, s->c->layer[0], key);
	mine = pop_lock_try(&lock, s->c->layer[0], false) == POP_LOCK_HELD;
	/* Unlinked while it is held: whoever gets the old inode looks again. */
	if (mine && !s->dry_run)
		(void)unlink(lock.path);
	pop_lock_release(&lock);
	return mine;
}

static void
sweep_one(sweep *s, int dir, const char *name, int64_t age, stale *is_stale)
{
	struct stat sb;
	pop_digest key;

	if (is_stale == stale_record && is_key(name, &key) && is_kept(s, key))
		return;
	if (fstatat(dir, name, &sb, AT_SYMLINK_NOFOLLOW) < 0 ||
		!S_ISREG(sb.st_mode))
		return;
	if ((int64_t)sb.st_mtime > s->now - age || !is_stale(s, dir, name))
		return;
	if (s->dry_run || unlinkat(dir, name, 0) == 0 || is_stale == stale_lock)
		s->n++;
}

/* is_stale NULL: only temporary files, which may lie in any folder. */
static void
sweep_path(sweep *s, const char *path, int64_t age, stale *is_stale)
{
	const struct dirent *e;
	DIR *d = opendir(path);

	if (!d)
		return;
	while ((e = readdir(d)) != NULL)
		if (pop_cache_is_temp(e->d_name))
			sweep_one(s, dirfd(d), e->d_name, HOUR, stale_always);
		else if (is_stale && e->d_name[0] != '.')
			sweep_one(s, dirfd(d), e->d_name, age, is_stale);
	closedir(d);
}

static void
sweep_folder(sweep *s, const char *folder, int64_t age, stale *is_stale)
{
	char path[POP_CACHE_PATH_MAX];

	pop_cache_join(path, s->c->layer[0], folder, NULL);
	sweep_path(s, path, age, is_stale);
}

uint64_t
pop_cache_sweep(const pop_cache *c, bool dry_run, bool temps, int64_t now,
	const pop_digest *kept, size_t nkept)
{
	static const struct {
		const char *folder;
		int64_t age;
		stale *is_stale;
	} row[] = {
		{"tmp", HOUR, stale_always},
		{"use", HOUR, stale_record},
		{"info", HOUR, stale_record},
		{"alias", HOUR, stale_alias},
		{"lock", HOUR, stale_lock},
		{"fail", FAIL_AGE, stale_always},
		{"bad", BAD_AGE, stale_always},
	};
	sweep s = {c, dry_run, now, kept, nkept, 0};

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++)
		sweep_folder(&s, row[i].folder, row[i].age, row[i].is_stale);
	sweep_folder(&s, ".", HOUR, NULL);
	if (temps)
		sweep_path(&s, c->layer[0], HOUR, NULL);
	if (c->own_alias)
		sweep_path(&s, c->own_alias, HOUR, NULL);
	return s.n;
}
