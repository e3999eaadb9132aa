/*
 * A thread that was placed stays where it is when it may run elsewhere again,
 * so affinity is changed for no longer than it takes to start or wake it.
 *
 * _GNU_SOURCE: sched_getcpu, pthread_getaffinity_np and its like.
 */

#define _GNU_SOURCE

#include "lib/base/thread.h"

#include <assert.h>
#include <sched.h>
#include <string.h>

static_assert(sizeof(pop_thread_cpus) == sizeof(cpu_set_t),
	"a set of processors of another size");

/* The processors of a thread, and in *others those but `cpu`; false: it has no
 * other. */
static bool
find_others(cpu_set_t *others, pop_thread_cpus *all, pthread_t id, int cpu)
{
	if (cpu < 0 || cpu >= CPU_SETSIZE ||
		pthread_getaffinity_np(id, sizeof(*others), others) != 0)
		return false;
	memcpy(all, others, sizeof(*all));
	CPU_CLR(cpu, others);
	return CPU_COUNT(others) > 0;
}

int
pop_thread_start(pthread_t *id, void *(*fn)(void *arg), void *arg)
{
	pop_thread_cpus all;
	pthread_attr_t attr;
	cpu_set_t others;
	int e = -1;

	if (find_others(&others, &all, pthread_self(), pop_thread_cpu()) &&
		pthread_attr_init(&attr) == 0) {
		e = pthread_attr_setaffinity_np(&attr, sizeof(others), &others);
		e = e ? e : pthread_create(id, &attr, fn, arg);
		pthread_attr_destroy(&attr);
	}
	if (e)
		return pthread_create(id, NULL, fn, arg);
	pop_thread_let(*id, &all);
	return 0;
}

int
pop_thread_cpu(void)
{
	return sched_getcpu();
}

bool
pop_thread_keep_off(pthread_t id, int cpu, pop_thread_cpus *was)
{
	cpu_set_t others;

	return find_others(&others, was, id, cpu) &&
	       pthread_setaffinity_np(id, sizeof(others), &others) == 0;
}

void
pop_thread_let(pthread_t id, const pop_thread_cpus *cpus)
{
	cpu_set_t all;

	memcpy(&all, cpus, sizeof(all));
	/* One that has ended needs none. */
	pthread_setaffinity_np(id, sizeof(all), &all);
}
