/* Work on numbers that do not depend on each other, shared by threads that
 * live as long as it takes. */

#include "lib/base/crew.h"

#include <pthread.h>
#include <stdatomic.h>

#include "lib/base/thread.h"

enum { MAX_THREADS = 64 };

typedef struct crew {
	size_t n, batch;
	void (*work)(void *arg, size_t i);
	void *arg;
	atomic_size_t next;
} crew;

static void *
member(void *arg)
{
	crew *c = arg;

	for (;;) {
		size_t i = atomic_fetch_add(&c->next, c->batch);
		size_t end = i + c->batch;

		if (i >= c->n)
			return NULL;
		for (; i < end && i < c->n; i++)
			c->work(c->arg, i);
	}
}

void
pop_crew_run(unsigned threads, size_t n, size_t batch,
	void (*work)(void *arg, size_t i), void *arg)
{
	crew c = {.n = n, .batch = batch ? batch : 1, .work = work, .arg = arg};
	pthread_t id[MAX_THREADS];
	unsigned k = 0;

	if (threads > MAX_THREADS)
		threads = MAX_THREADS;
	while (k + 1 < threads && n > c.batch * (k + (size_t)1) &&
		pop_thread_start(&id[k], member, &c) == 0)
		k++;
	(void)member(&c);
	while (k)
		pthread_join(id[--k], NULL);
}
