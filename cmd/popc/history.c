/*
 * What compiles took before, so that no more run at a time than memory allows.
 * A file that was compiled under the same name takes what it took then; others
 * as much for each of their bytes as the worst one so far.
 */

#include "cmd/popc/history.h"

#include <sys/stat.h>

enum {
	/* Records that are read: a fraction of a second on a disk. */
	MAX_RECORDS = 2048,
	/* Below, what a compile takes says nothing about bytes. */
	LEAST_BYTES = 64 << 10,
};

struct reading {
	popc_history *h;
	const pop_cache *cache;
	size_t n;
};

static uint64_t
bytes_of(const char *path)
{
	struct stat sb;

	return stat(path, &sb) == 0 ? (uint64_t)sb.st_size : 0;
}

void
popc_history_note(popc_history *h, const char *path, uint64_t peak)
{
	uint64_t n = bytes_of(path);

	if (n > LEAST_BYTES && peak > h->base &&
		(double)(peak - h->base) > h->ratio * (double)n)
		h->ratio = (double)(peak - h->base) / (double)n;
}

struct keeping {
	popc_history *h;
	const pop_cache_info *info;
};

static pop_status
keep(void *arg, pop_err *err)
{
	const struct keeping *k = arg;
	pop_str name = pop_str_of(k->info->source);
	uint64_t *most = pop_strmap_find(&k->h->peak, name);

	(void)err;
	if (!most) {
		name.ptr = pop_str_dup(&k->h->arena, name);
		most = POP_NEW(&k->h->arena, uint64_t);
		*pop_strmap_at(&k->h->peak, name) = most;
	}
	if (k->info->peak_bytes > *most)
		*most = k->info->peak_bytes;
	return POP_OK;
}

static pop_status
take(void *arg, pop_digest key, pop_err *err)
{
	struct reading *r = arg;
	pop_cache_info info;
	struct keeping k = {r->h, &info};
	pop_err ignored;

	if (r->n == MAX_RECORDS)
		return POP_OK;
	r->n++;
	if (pop_cache_info_get(&info, r->cache, key, &ignored) != POP_OK ||
		!info.peak_bytes || !info.source[0])
		return POP_OK;
	popc_history_note(r->h, info.source, info.peak_bytes);
	return pop_arena_run(&r->h->arena, keep, &k, err);
}

pop_status
popc_history_read(popc_history *out, const pop_cache *cache, uint64_t base,
	double ratio, pop_err *err)
{
	struct reading r = {out, cache, 0};
	pop_status st = POP_OK;

	*out = (popc_history){.base = base, .ratio = ratio};
	out->peak.arena = &out->arena;
	if (cache)
		st = pop_cache_keys(cache, 0, take, &r, err);
	if (st == POP_E_NOMEM)
		return st;
	/* A directory that cannot be read has no history. */
	err->text[0] = '\0';
	return POP_OK;
}

void
popc_history_release(popc_history *h)
{
	pop_arena_release(&h->arena);
}

uint64_t
popc_history_estimate(popc_history *h, const char *path)
{
	const uint64_t *most = pop_strmap_find(&h->peak, pop_str_of(path));

	if (most)
		return *most;
	return h->base + (uint64_t)(h->ratio * (double)bytes_of(path));
}
