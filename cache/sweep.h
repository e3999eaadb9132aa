#ifndef POPCACHE_SWEEP_H
#define POPCACHE_SWEEP_H

#include "cache/popcache.h"

/*
 * Removes what is stale in TOP's .popcache, and temporary files in TOP itself:
 * see pop_cache_gc().  Returns how many files went, or would.  What cannot be
 * read or removed stays.
 *
 * kept: keys, ascending, whose entries were there a moment ago; their records
 * stay unseen.  temps: there are temporary files in TOP itself.
 */
uint64_t pop_cache_sweep(const pop_cache *c, bool dry_run, bool temps,
	int64_t now, const pop_digest *kept, size_t nkept);

#endif
