#ifndef POP_CMD_POPC_ESTIMATE_H
#define POP_CMD_POPC_ESTIMATE_H

#include "cmd/popc/verdict.h"

/* What compiling a graph will probably take, from what was noted of others. */
typedef enum popc_basis {
	POPC_BASIS_NONE,  /* nothing is known */
	POPC_BASIS_KEY,   /* this key, when it was compiled before */
	POPC_BASIS_GRAPH, /* the same graph with other settings */
	POPC_BASIS_LIKE,  /* a graph that is like it, by number of ops */
	POPC_BASIS_SIZE,  /* a graph of nearly as many ops, by their number */
	POPC_BASIS_COUNT
} popc_basis;

extern const char *const popc_basis_word[POPC_BASIS_COUNT];

typedef struct popc_estimate {
	popc_basis basis;
	pop_digest from; /* the entry that it is taken from */
	double seconds;
	uint64_t bytes; /* peak of memory; 0: not known */
} popc_estimate;

/* v: after popc_verdict_near(). */
void popc_estimate_make(popc_estimate *out, const pop_cache *cache,
	const popc_near *near, const popc_verdict *v, const pop_key *key);

#endif
