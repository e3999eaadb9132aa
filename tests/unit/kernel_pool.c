/*
 * The pool: every part once, whoever takes it; jobs back to back, long and
 * short, awake and asleep; workers that are late again and again are left out;
 * work ahead of a run.
 */

#include "lib/kernel/pool.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <time.h>

#include "lib/base/clock.h"

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

	assert(pop_pool_new(&p, nthreads, false, NULL) == POP_OK);
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

struct ahead {
	_Atomic int times[MAX_PARTS];
	_Atomic int64_t done;
};

static void
ahead_part(void *arg, int64_t k)
{
	struct ahead *a = arg;

	a->times[k]++;
	a->done++;
}

/* What a pool of one thread, or one that runs, is given is left out; the rest
 * is done once, by a worker that sleeps. */
static void
test_ahead(unsigned nthreads)
{
	static struct ahead a;
	const int64_t n = nthreads > 1 ? MAX_PARTS : 0;
	pop_pool *p = NULL;

	memset(&a, 0, sizeof(a));
	assert(pop_pool_new(&p, nthreads, false, NULL) == POP_OK);
	pop_pool_ahead(p, ahead_part, &a, MAX_PARTS / 2);
	pop_pool_ahead(p, ahead_part, &a, MAX_PARTS);
	while (a.done < n)
		nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
	pop_pool_begin(p);
	check_job(p, 10);
	pop_pool_end(p);
	check_job(p, 10);
	pop_pool_free(p);
	assert(a.done == n);
	for (int64_t k = 0; k < n; k++)
		assert(a.times[k] == 1);
}

static void
slow_part(void *arg, int64_t k)
{
	nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
	ahead_part(arg, k);
}

/* A run, or the end, does not wait for what is left. */
static void
test_ahead_left(bool runs)
{
	static struct ahead a;
	pop_pool *p = NULL;

	memset(&a, 0, sizeof(a));
	assert(pop_pool_new(&p, 2, false, NULL) == POP_OK);
	pop_pool_ahead(p, slow_part, &a, MAX_PARTS);
	if (runs) {
		pop_pool_begin(p);
		check_job(p, 10);
		pop_pool_end(p);
	}
	pop_pool_free(p);
	assert(a.done < MAX_PARTS);
}

/* The caller needs 0.2 ms for a part, a worker 5 ms. */
static void
late_part(void *arg, int64_t k, unsigned thread)
{
	_Atomic bool *shared = arg;
	uint64_t end = pop_clock_ns() + 200000;

	(void)k;
	if (thread) {
		atomic_store(shared, true);
		nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
	}
	while (!thread && pop_clock_ns() < end)
		;
}

/* Jobs that the caller did alone. */
static int
count_alone(int jobs)
{
	enum { PARTS = 8 };
	pop_pool *p = NULL;
	int alone = 0;

	assert(pop_pool_new(&p, 2, false, NULL) == POP_OK);
	pop_pool_begin(p);
	for (int i = 0; i < jobs; i++) {
		_Atomic bool shared = false;

		pop_pool_run(p, late_part, &shared, PARTS);
		alone += !shared;
	}
	pop_pool_end(p);
	pop_pool_free(p);
	return alone;
}

/* On a busy machine the caller may be late itself, but not each time. */
static void
test_late(void)
{
	enum { JOBS = 200, TRIALS = 10 };
	int trial = 0;

	while (trial < TRIALS && count_alone(JOBS) <= JOBS / 2)
		trial++;
	assert(trial < TRIALS);
}

int
main(void)
{
	pop_pool *p = NULL;

	test_late();
	for (unsigned n = 1; n <= NTHREADS; n++) {
		test_jobs(n);
		test_ahead(n);
	}
	test_ahead_left(false);
	test_ahead_left(true);
	assert(pop_pool_new(&p, 0, false, NULL) == POP_E_USAGE);
	assert(pop_pool_new(&p, 1 << 20, false, NULL) == POP_E_USAGE);
	pop_pool_free(NULL);
	return 0;
}
