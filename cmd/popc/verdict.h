#ifndef POP_CMD_POPC_VERDICT_H
#define POP_CMD_POPC_VERDICT_H

#include "cmd/popc/job.h"
#include "cmd/popc/near.h"

/* What a cache says of a key, and why.  Nothing is changed. */
typedef struct popc_verdict {
	popc_reason reason;
	int layer; /* of the entry; POP_CACHE_NO_LAYER if there is none */
	char path[POP_CACHE_PATH_MAX]; /* of the entry, or of where it would be
					*/
	char text[600];    /* what is known beside the reason, or "" */
	pop_status status; /* FAILED: of that compile */
	popc_near_choice near[POPC_NEAR_BEST];
	size_t nnear;
} popc_verdict;

/*
 * All that follows from the key alone: hits, and entries that cannot be used.
 * seen: the cache has a note of the graph's bytes that names the key.  A reason
 * of NEW may be made more precise by popc_verdict_near().
 */
void popc_verdict_make(popc_verdict *out, const pop_cache *cache,
	const pop_key *key, bool seen);
/* Of what is not in the cache: which entries are near, and what that says. */
void popc_verdict_near(
	popc_verdict *v, const popc_near *near, const pop_key *key);
/* The reason of a miss whose nearest entry differs in these parts of the key.
 */
void popc_verdict_differs(popc_verdict *v, unsigned differs);

#endif
