/*
 * The pool: every part once, whoever takes it; jobs back to back, long and
 * short, awake and asleep.
 */

#include "lib/kernel/pool.h"

#include <assert.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

enum { MAX_PARTS = 1000, NTHREADS = 4 };

typedef struct job {
	_Atomic int times[MAX_PARTS];
	_Atomic int64_t sum;
} job;

static void
part(void *arg, int64_t k, unsigned thread)
{
	job *j = arg;

	assert(thread < NTHREADS);
	atomic_fetch_add(&j->times[k], 1);
	atomic_fetch_add(&j->sum, k);
}

static void
check_job(pop_pool *p, int64_t n)
{
	static job j;

	memset(&j, 0, sizeof(j));
	pop_pool_run(p, part, &j, n);
	for (int64_t k = 0; k < n; k++)
		assert(j.times[k] == 1);
	assert(j.sum == n * (n - 1) / 2);
}

static void
test_jobs(unsigned nthreads)
{
	pop_pool *p = NULL;

	assert(pop_pool_new(&p, nthreads, NULL) == POP_OK);
	assert(pop_pool_threads(p) == nthreads);
	check_job(p, 10);
	for (int round = 0; round < 3; round++) {
		pop_pool_begin(p);
		for (int k = 0; k < 300; k++)
			check_job(p, k % 7);
		check_job(p, MAX_PARTS);
		pop_pool_end(p);
		check_job(p, 5);
	}
	pop_pool_free(p);
}

int
main(void)
{
	pop_pool *p = NULL;

	for (unsigned n = 1; n <= NTHREADS; n++)
		test_jobs(n);
	assert(pop_pool_new(&p, 0, NULL) == POP_E_USAGE);
	assert(pop_pool_new(&p, 1 << 20, NULL) == POP_E_USAGE);
	pop_pool_free(NULL);
	return 0;
}
