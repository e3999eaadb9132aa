/*
 * A pool that spins while a program runs.
 *
 * One word says all about the job: its number, whether it is open, and how
 * many workers are inside.  A worker enters an open job it has not seen by
 * adding one to that word and leaves by subtracting one; the caller works,
 * too, closes the job when no part is left, and waits until nobody is inside.
 * So the fields of a job are written only while nobody can read them, and a
 * worker that is still waking up is never waited for.
 *
 * The caller takes parts from the low end, workers from the high end: in a loop
 * of steps each core meets again what its cache holds of the last turn.
 *
 * A worker that lost its core in the middle of a part is waited for, though,
 * and on a busy machine it may take milliseconds to come back.  Where such
 * waits take more of the time than two threads gain, the workers sleep and the
 * caller does what comes next alone: much longer than it waited, and twice as
 * long as the last time, until jobs have gone well for a while.  A single such
 * wait, as any machine has them, changes nothing.
 *
 * Workers start and wake beside the caller (thread.h): one that waits for the
 * caller's processor may miss all of a short run.
 */

#include "lib/kernel/pool.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/clock.h"
#include "lib/base/denormal.h"
#include "lib/base/thread.h"

enum {
	/* Pauses before a spinning thread lets others have its core. */
	YIELD_SPINS = 2000,
	/* Pauses after which a wait is timed. */
	TIMED_SPINS = 1000,
	/* Nanoseconds over what was due that make a wait late. */
	LATE_NS = 300000,
	/* Late waits may take one part in so many of the time, and some
	 * nanoseconds more at once. */
	LATE_SHARE = 2,
	LATE_ROOM_NS = 20000000,
	/* Nanoseconds that the caller works alone, at most. */
	ALONE_MOST_NS = 500000000,
	/* Times as long as such a wait that the caller works alone after it. */
	ALONE = 8,
	/* Times as long that all must go well until it is forgotten. */
	FORGET = 8,
	/* More parts, which nothing asks for, would not fit their count. */
	MOST_PARTS = INT32_MAX - POP_POOL_MAX_THREADS,
};

/* The job's word: number, open bit, workers inside. */
#define INSIDE ((uint64_t)0xffff)
#define OPEN   ((uint64_t)1 << 16)
#define NUMBER ((uint64_t)1 << 17)

typedef struct worker {
	pop_pool *pool;
	pthread_t id;
	unsigned thread;
	int cpu;       /* that it sleeps on; -1: it does not; under the lock */
	bool kept_off; /* of that one, by who wakes it; otherwise on `cpus` */
	pop_thread_cpus cpus;
} worker;

struct pop_pool {
	unsigned nthreads, nstarted;
	bool flush;
	worker *worker;
	pop_pool_fn *fn;
	void *arg;
	int64_t nparts;
	/* Of the caller: until when it works alone, and for how long it did;
	 * what late waits may still take, as of when. */
	uint64_t alone_until, alone_ns, room_ns, room_at;
	bool alone;
	_Alignas(64) _Atomic uint64_t job;
	_Alignas(64) _Atomic uint64_t taken; /* by workers, by the caller */
	_Alignas(64) _Atomic bool awake;     /* between begin and end */
	_Atomic bool stop;
	pthread_mutex_t lock;
	pthread_cond_t wake;
	/* Work ahead of the first run; under the lock. */
	pop_pool_ahead_fn *ahead;
	void *ahead_arg;
	int64_t ahead_next, ahead_count;
};

static void
pause_cpu(void)
{
#if defined(__x86_64__)
	__builtin_ia32_pause();
#elif defined(__aarch64__)
	__asm__ volatile("yield");
#endif
}

/* Both counts of a job's parts in one word. */
#define CALLER  ((uint64_t)1)
#define WORKERS ((uint64_t)1 << 32)

static void
take_parts(pop_pool *p, unsigned thread)
{
	const uint64_t one = thread ? WORKERS : CALLER;
	int64_t low, high;
	uint64_t t;

	for (;;) {
		t = atomic_fetch_add_explicit(
			&p->taken, one, memory_order_relaxed);
		low = (int64_t)(t % WORKERS);
		high = (int64_t)(t / WORKERS);
		if (low + high >= p->nparts)
			return;
		p->fn(p->arg, thread ? p->nparts - 1 - high : low, thread);
	}
}

/* The next part of the work ahead; called with the lock, which is free while
 * it runs. */
static void
work_ahead(pop_pool *p)
{
	const int64_t part = p->ahead_next++;
	pop_pool_ahead_fn *fn = p->ahead;
	void *arg = p->ahead_arg;

	pthread_mutex_unlock(&p->lock);
	fn(arg, part);
	/* Threads that the caller has besides the pool go first. */
	sched_yield();
	pthread_mutex_lock(&p->lock);
}

/* With the lock, as all waits are. */
static void
wait_for_wake(worker *w)
{
	w->cpu = pop_thread_cpu();
	pthread_cond_wait(&w->pool->wake, &w->pool->lock);
	w->cpu = -1;
}

/* Gives the lock back.  A worker that slept where the caller is, and before the
 * first job any, wakes beside it; for that it needs the lock, too. */
static void
wake_sleepers(pop_pool *p)
{
	const int cpu = pop_thread_cpu();

	for (unsigned i = 1; i <= p->nstarted; i++) {
		worker *w = &p->worker[i];

		w->kept_off = w->cpu >= 0 && (w->cpu == cpu || !p->job) &&
			      pop_thread_keep_off(w->id, cpu, &w->cpus);
	}
	pthread_cond_broadcast(&p->wake);
	pthread_mutex_unlock(&p->lock);
	for (unsigned i = 1; i <= p->nstarted; i++)
		if (p->worker[i].kept_off)
			pop_thread_let(p->worker[i].id, &p->worker[i].cpus);
}

static void
sleep_until_awake(worker *w)
{
	pop_pool *p = w->pool;

	pthread_mutex_lock(&p->lock);
	while (!atomic_load(&p->awake) && !atomic_load(&p->stop)) {
		if (p->ahead_next < p->ahead_count)
			work_ahead(p);
		else
			wait_for_wake(w);
	}
	pthread_mutex_unlock(&p->lock);
}

static bool
enter_job(pop_pool *p, uint64_t *seen)
{
	uint64_t job = atomic_load_explicit(&p->job, memory_order_acquire);

	while ((job & OPEN) && job / NUMBER != *seen)
		if (atomic_compare_exchange_weak(&p->job, &job, job + 1)) {
			*seen = job / NUMBER;
			return true;
		}
	return false;
}

static void *
work(void *arg)
{
	worker *w = arg;
	pop_pool *p = w->pool;
	uint64_t seen = 0;
	unsigned spins = 0;

	pop_denormals_set(p->flush);
	while (!atomic_load_explicit(&p->stop, memory_order_acquire)) {
		if (enter_job(p, &seen)) {
			take_parts(p, w->thread);
			atomic_fetch_sub_explicit(
				&p->job, 1, memory_order_release);
			spins = 0;
			continue;
		}
		pause_cpu();
		if (!atomic_load_explicit(&p->awake, memory_order_relaxed))
			sleep_until_awake(w);
		else if (++spins % YIELD_SPINS == 0)
			sched_yield();
	}
	return NULL;
}

pop_status
pop_pool_new(pop_pool **out, unsigned nthreads, bool flush, pop_err *err)
{
	pop_status st = POP_E_NOMEM;
	pop_pool *p = NULL;

	if (nthreads == 0 || nthreads > POP_POOL_MAX_THREADS)
		return pop_fail(err, POP_E_USAGE,
			"%u threads asked for; 1 to %d are possible", nthreads,
			POP_POOL_MAX_THREADS);
	p = aligned_alloc(64, sizeof(*p));
	if (!p)
		return pop_fail(err, st, "no memory for a thread pool");
	memset(p, 0, sizeof(*p));
	p->nthreads = nthreads;
	p->flush = flush;
	pthread_mutex_init(&p->lock, NULL);
	pthread_cond_init(&p->wake, NULL);
	p->worker = calloc(nthreads, sizeof(*p->worker));
	if (!p->worker) {
		pop_fail(err, st, "no memory for a thread pool");
		goto out;
	}
	for (unsigned i = 1; i < nthreads; i++) {
		worker *w = &p->worker[i];
		int e;

		w->pool = p;
		w->thread = i;
		w->cpu = -1;
		e = pop_thread_start(&w->id, work, w);
		if (e) {
			st = POP_E_IO;
			pop_fail(err, st, "start thread %u of %u: %s", i,
				nthreads, strerror(e));
			goto out;
		}
		p->nstarted = i;
	}
	*out = p;
	p = NULL;
	st = POP_OK;
out:
	pop_pool_free(p);
	return st;
}

void
pop_pool_free(pop_pool *p)
{
	if (!p)
		return;
	pthread_mutex_lock(&p->lock);
	atomic_store(&p->stop, true);
	pthread_cond_broadcast(&p->wake);
	pthread_mutex_unlock(&p->lock);
	for (unsigned i = 1; i <= p->nstarted; i++)
		pthread_join(p->worker[i].id, NULL);
	pthread_cond_destroy(&p->wake);
	pthread_mutex_destroy(&p->lock);
	free(p->worker);
	free(p);
}

/* Takes a late wait of `ns` from the room for them, which time has refilled.
 * False if it is too much. */
static bool
has_room(pop_pool *p, uint64_t now, uint64_t ns)
{
	uint64_t room = p->room_ns + (now - p->room_at) / LATE_SHARE;

	if (room > LATE_ROOM_NS)
		room = LATE_ROOM_NS;
	p->room_at = now;
	p->room_ns = room > ns ? room - ns : 0;
	return room > ns;
}

/* A job that began at `begin` was waited for from `last` on: no worker should
 * take longer for its last part than the caller took for all of its own. */
static void
judge_wait(pop_pool *p, uint64_t begin, uint64_t last)
{
	uint64_t now = pop_clock_ns();

	if (now - last <= last - begin + LATE_NS ||
		has_room(p, now, now - last))
		return;
	p->alone_ns *= 2;
	if (p->alone_ns < ALONE * (now - last))
		p->alone_ns = ALONE * (now - last);
	if (p->alone_ns > ALONE_MOST_NS)
		p->alone_ns = ALONE_MOST_NS;
	p->alone_until = now + p->alone_ns;
	p->alone = true;
	atomic_store(&p->awake, false);
}

static void
wake_workers(pop_pool *p)
{
	pthread_mutex_lock(&p->lock);
	atomic_store(&p->awake, true);
	p->ahead_next = p->ahead_count;
	wake_sleepers(p);
}

/* Is it better to leave the workers asleep? */
static bool
works_alone(pop_pool *p, uint64_t now)
{
	if (p->alone && now < p->alone_until)
		return true;
	if (p->alone) {
		p->alone = false;
		wake_workers(p);
	} else if (p->alone_ns && now - p->alone_until > FORGET * p->alone_ns) {
		p->alone_ns = 0;
	}
	return false;
}

void
pop_pool_ahead(pop_pool *p, pop_pool_ahead_fn *fn, void *arg, int64_t nparts)
{
	if (!p->nstarted || nparts <= p->ahead_count)
		return;
	pthread_mutex_lock(&p->lock);
	p->ahead = fn;
	p->ahead_arg = arg;
	p->ahead_count = nparts;
	wake_sleepers(p);
}

void
pop_pool_begin(pop_pool *p)
{
	if (p->nthreads > 1 && !works_alone(p, pop_clock_ns()))
		wake_workers(p);
}

void
pop_pool_end(pop_pool *p)
{
	if (p->nthreads > 1)
		atomic_store(&p->awake, false);
}

void
pop_pool_run(pop_pool *p, pop_pool_fn *fn, void *arg, int64_t nparts)
{
	uint64_t job, begin = 0, last = 0;
	unsigned spins = 0;

	if (p->nthreads > 1 && nparts > 1 && nparts <= MOST_PARTS)
		begin = pop_clock_ns();
	if (begin == 0 || works_alone(p, begin)) {
		for (int64_t i = 0; i < nparts; i++)
			fn(arg, i, 0);
		return;
	}
	p->fn = fn;
	p->arg = arg;
	p->nparts = nparts;
	atomic_store_explicit(&p->taken, 0, memory_order_relaxed);
	job = atomic_load_explicit(&p->job, memory_order_relaxed);
	job = (job / NUMBER + 1) * NUMBER | OPEN;
	atomic_store_explicit(&p->job, job, memory_order_release);
	take_parts(p, 0);
	atomic_fetch_and(&p->job, ~OPEN);
	while (atomic_load_explicit(&p->job, memory_order_acquire) & INSIDE) {
		pause_cpu();
		if (++spins == TIMED_SPINS)
			last = pop_clock_ns();
		if (spins % YIELD_SPINS == 0)
			sched_yield();
	}
	if (last)
		judge_wait(p, begin, last);
}
