#ifndef POP_KERNEL_POOL_H
#define POP_KERNEL_POOL_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/status.h"

/*
 * Threads that spin while a program runs and sleep after it.
 *
 * pop_pool_run() calls fn(arg, part, thread) for part 0..nparts-1, each part
 * once, on any thread, and returns when all are done.  The caller, thread 0,
 * takes them from the first on, the others from the last.  What is computed
 * must not depend on who computes it.  One program at a time; not reentrant.
 */
typedef struct pop_pool pop_pool;

enum { POP_POOL_MAX_THREADS = 1024 };

/* nthreads counts the caller, 1 to the most.  The others flush denormals as
 * `flush` says (lib/base/denormal.h); the caller's mode is its own.
 * POP_E_USAGE: another number; POP_E_IO: one of them did not start, and *out is
 * not set. */
POP_MUST_CHECK pop_status pop_pool_new(
	pop_pool **out, unsigned nthreads, bool flush, pop_err *err);
void pop_pool_free(pop_pool *p); /* accepts NULL */

/* Between begin and end the workers spin; a wake from sleep costs 75 us. */
void pop_pool_begin(pop_pool *p);
void pop_pool_end(pop_pool *p);

typedef void pop_pool_fn(void *arg, int64_t part, unsigned thread);
void pop_pool_run(pop_pool *p, pop_pool_fn *fn, void *arg, int64_t nparts);

/*
 * Before a run: workers, which sleep, call fn(arg, part) for part 0..nparts-1,
 * each part once, in order of beginning, until pop_pool_begin(); the parts left
 * then are left out, and a part in work is not waited for.  So this is for what
 * only makes the run faster.  `arg` lives as long as the pool.  A second call
 * gives the same work more parts; of no more it does nothing.
 */
typedef void pop_pool_ahead_fn(void *arg, int64_t part);
void pop_pool_ahead(
	pop_pool *p, pop_pool_ahead_fn *fn, void *arg, int64_t nparts);

#endif
