/*
 * Threads that start beside their caller: they run, may run where the caller
 * may, begin on another processor if there is one, and begin at all if there
 * is none.
 *
 * _GNU_SOURCE: sched_setaffinity, pthread_getaffinity_np.
 */

#define _GNU_SOURCE

#include "lib/base/thread.h"

#include <assert.h>
#include <sched.h>
#include <semaphore.h>

typedef struct told {
	sem_t go;
	int cpu;
	cpu_set_t cpus;
} told;

static void *
tell(void *arg)
{
	told *t = arg;

	t->cpu = sched_getcpu();
	sem_wait(&t->go);
	assert(sched_getaffinity(0, sizeof(t->cpus), &t->cpus) == 0);
	return NULL;
}

/* Starts one where the caller is on one of `cpus`; did it begin elsewhere? */
static bool
starts_elsewhere(const cpu_set_t *cpus)
{
	const int before = pop_thread_cpu();
	told t = {.cpu = -1};
	pthread_t id;

	sem_init(&t.go, 0, 0);
	assert(pop_thread_start(&id, tell, &t) == 0);
	sem_post(&t.go);
	assert(pthread_join(id, NULL) == 0);
	sem_destroy(&t.go);
	assert(CPU_EQUAL(&t.cpus, cpus));
	return t.cpu != before;
}

int
main(void)
{
	enum { TRIES = 1000 };
	pop_thread_cpus was;
	cpu_set_t all, one;
	int cpu, tries = 0;

	assert(sched_getaffinity(0, sizeof(all), &all) == 0);
	cpu = pop_thread_cpu();
	assert(cpu >= 0 && cpu < CPU_SETSIZE);
	/* On a busy machine the kernel moves it before it runs. */
	while (CPU_COUNT(&all) > 1 && !starts_elsewhere(&all))
		assert(++tries < TRIES);
	CPU_ZERO(&one);
	CPU_SET(cpu, &one);
	if (sched_setaffinity(0, sizeof(one), &one) != 0)
		return 0; /* not allowed here */
	assert(!starts_elsewhere(&one));
	assert(!pop_thread_keep_off(pthread_self(), cpu, &was));
	assert(sched_setaffinity(0, sizeof(all), &all) == 0);
	if (CPU_COUNT(&all) > 1) {
		assert(pop_thread_keep_off(pthread_self(), cpu, &was));
		assert(pop_thread_cpu() != cpu);
		pop_thread_let(pthread_self(), &was);
		assert(sched_getaffinity(0, sizeof(one), &one) == 0);
		assert(CPU_EQUAL(&one, &all));
	}
	return 0;
}
