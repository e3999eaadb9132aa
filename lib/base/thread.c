/*
 * A thread that was placed stays where it is when it may run elsewhere again,
 * so affinity is changed for no longer than it takes to start or wake it.
 *
 * _GNU_SOURCE: sched_getcpu, sched_getaffinity, pthread_setaffinity_np.
 */

#define _GNU_SOURCE

#include "lib/base/thread.h"

#include <sched.h>

/* The processors of the caller but `cpu`; false: none. */
static bool
find_others(cpu_set_t *out, int cpu)
{
	if (cpu < 0 || cpu >= CPU_SETSIZE ||
		sched_getaffinity(0, sizeof(*out), out) != 0)
		return false;
	CPU_CLR(cpu, out);
	return CPU_COUNT(out) > 0;
}

int
pop_thread_start(pthread_t *id, void *(*fn)(void *arg), void *arg)
{
	pthread_attr_t attr;
	cpu_set_t others;
	int e = -1;

	if (find_others(&others, pop_thread_cpu()) &&
		pthread_attr_init(&attr) == 0) {
		e = pthread_attr_setaffinity_np(&attr, sizeof(others), &others);
		e = e ? e : pthread_create(id, &attr, fn, arg);
		pthread_attr_destroy(&attr);
	}
	if (e)
		return pthread_create(id, NULL, fn, arg);
	pop_thread_let(*id);
	return 0;
}

int
pop_thread_cpu(void)
{
	return sched_getcpu();
}

bool
pop_thread_keep_off(pthread_t id, int cpu)
{
	cpu_set_t others;

	return find_others(&others, cpu) &&
	       pthread_setaffinity_np(id, sizeof(others), &others) == 0;
}

void
pop_thread_let(pthread_t id)
{
	cpu_set_t all;

	if (sched_getaffinity(0, sizeof(all), &all) == 0)
		pthread_setaffinity_np(id, sizeof(all), &all);
}
