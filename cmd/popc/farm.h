#ifndef POP_CMD_POPC_FARM_H
#define POP_CMD_POPC_FARM_H

#include <stddef.h>
#include <stdint.h>

#include "lib/base/buf.h"
#include "lib/base/status.h"

/*
 * Pieces of work by several processes, so that one that crashes or needs too
 * much memory takes nothing with it.
 *
 * A worker is forked for each piece; what it appends to `out` is given to
 * `done` in the parent, in the order of the pieces.  No more run at a time than
 * `workers`, and than fit into `memory` bytes, each taking what `estimate`
 * says (NULL, or 0 from it: what the largest so far took).
 */
typedef struct popc_farm {
	size_t n;
	int64_t workers;
	uint64_t memory;
	int nice; /* added to the workers' niceness */
	/* In the worker; a failure has been reported by it. */
	pop_status (*work)(void *arg, size_t i, pop_buf *out);
	/* In the parent. */
	uint64_t (*estimate)(void *arg, size_t i);
	/* signal: what ended the worker, whose output is not whole then, or 0;
	 * status: of the worker, if it is 0. */
	void (*done)(void *arg, size_t i, pop_status status, int signal,
		const pop_buf *out, uint64_t peak_bytes);
	/* Called about five times a second. */
	void (*tick)(void *arg, size_t ndone, size_t nrunning);
	void *arg;
} popc_farm;

/*
 * Starts no more pieces once pop_tool_interrupted(); then those that run are
 * waited for, and POP_E_INTERRUPTED is returned if any was left out.  `done` is
 * called for all that ran.
 */
POP_MUST_CHECK pop_status popc_farm_run(const popc_farm *f, pop_err *err);

/* Of several statuses the highest final one counts, else the highest. */
pop_status popc_worse(pop_status a, pop_status b);

/* What --jobs=text asks for: "auto" is one for each usable CPU; NULL: 0, no
 * processes. */
POP_MUST_CHECK pop_status popc_farm_jobs(
	int64_t *out, const char *text, pop_err *err);

#endif
