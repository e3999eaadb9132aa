#ifndef POP_DEV_MODEL_POOL_H
#define POP_DEV_MODEL_POOL_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/status.h"
#include "lib/dev/dev.h"

/*
 * The IPUs of a host: one file, a record an IPU, and kernel locks on ranges
 * of records.  Whoever holds the lock of a record holds the IPU.  The kernel
 * drops the locks of a process that ends in whatever way.  Descriptors are
 * close-on-exec, so a child that runs another program cannot keep an IPU.
 *
 * The file lies in the first of these that is given:
 *   run_dir                used as it is, created with mode 0700 if missing;
 *                          several users may share it
 *   xdg_runtime_dir/popc   if xdg_runtime_dir belongs to the user
 *   tmpdir/popc-<uid>      /tmp if tmpdir is missing
 * The last two must be directories of the user, closed to everybody else, and
 * no symbolic links: anything else is refused, since another user could have
 * put it there.
 */
typedef struct pool pool;
typedef struct pool_lease pool_lease;

POP_MUST_CHECK pop_status pool_open(
	pool **out, const pop_dev_options *opt, pop_err *err);
void pool_close(pool *p); /* accepts NULL */

uint32_t pool_size(const pool *p);

/* All of the range or nothing, at once.  POP_E_BUSY without a text. */
POP_MUST_CHECK pop_status pool_take(pool_lease **out, pool *p, uint32_t first,
	uint32_t count, pop_err *err);
void pool_give_back(pool_lease *l); /* accepts NULL */

/* Asks without taking. */
POP_MUST_CHECK pop_status pool_query(
	pool *p, uint32_t ipu, bool *busy, int64_t *holder, pop_err *err);

#endif
