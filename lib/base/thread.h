#ifndef POP_BASE_THREAD_H
#define POP_BASE_THREAD_H

#include <pthread.h>
#include <stdbool.h>

/*
 * Threads beside their caller.
 *
 * Where processors share no cache, as in many virtual machines, the kernel
 * starts a thread on the processor of the caller, and wakes one where it slept,
 * idle ones or not.  There it waits for the caller's slice to end: some
 * milliseconds, in which both were to be done.  So it is kept off that one for
 * its first moment, if it may run elsewhere.
 */

/* Processors that a thread may run on. */
typedef struct pop_thread_cpus {
	unsigned long bits[1024 / 8 / sizeof(unsigned long)];
} pop_thread_cpus;

/* As pthread_create() without attributes. */
int pop_thread_start(pthread_t *id, void *(*fn)(void *arg), void *arg);

/* The caller's processor; -1: unknown. */
int pop_thread_cpu(void);

/* The thread `id` may no longer run on `cpu`, but on the others of *was; false
 * if there is none, and nothing has changed. */
bool pop_thread_keep_off(pthread_t id, int cpu, pop_thread_cpus *was);
/* It may run on *cpus. */
void pop_thread_let(pthread_t id, const pop_thread_cpus *cpus);

#endif
