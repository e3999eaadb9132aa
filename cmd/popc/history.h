#ifndef POP_CMD_POPC_HISTORY_H
#define POP_CMD_POPC_HISTORY_H

#include "cmd/common/tool.h"
#include "lib/base/arena.h"
#include "lib/base/map.h"

/* Memory of earlier compiles, from the info records of the writable directory:
 * by the name of the graph's file, and for each of its bytes. */
typedef struct popc_history {
	pop_arena arena;
	pop_strmap peak; /* source to uint64_t *, the most it took */
	double ratio;    /* bytes above `base` for a byte of a file */
	uint64_t base;
} popc_history;

/*
 * Reads so many records as do not take long.  base: what a compile needs
 * beside its graph; ratio: what is assumed if nothing is known.  POP_E_NOMEM;
 * the caller ends with popc_history_release() in every case.
 */
POP_MUST_CHECK pop_status popc_history_read(popc_history *out,
	const pop_cache *cache, uint64_t base, double ratio, pop_err *err);
void popc_history_release(popc_history *h);

/* Bytes that compiling the file will take. */
uint64_t popc_history_estimate(popc_history *h, const char *path);
/* A compile of the file took so many. */
void popc_history_note(popc_history *h, const char *path, uint64_t peak);

#endif
