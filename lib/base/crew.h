#ifndef POP_BASE_CREW_H
#define POP_BASE_CREW_H

#include <stddef.h>

/*
 * Calls work(arg, i) once for each i below n and returns when all are done: on
 * the caller's thread and on up to threads - 1 others, which end before it
 * returns.  A thread takes `batch` numbers at a time, and none is started that
 * would find nothing left; those that cannot be had are done without.
 */
void pop_crew_run(unsigned threads, size_t n, size_t batch,
	void (*work)(void *arg, size_t i), void *arg);

#endif
