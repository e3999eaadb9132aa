/* Every number is worked on once, whatever the threads. */

#include <assert.h>
#include <stdatomic.h>
#include <stddef.h>

#include "lib/base/crew.h"

enum { MOST = 5000 };

static void
count(void *arg, size_t i)
{
	atomic_int *seen = arg;

	atomic_fetch_add(&seen[i], 1);
}

static void
check(unsigned threads, size_t n, size_t batch)
{
	static atomic_int seen[MOST + 1];

	for (size_t i = 0; i <= MOST; i++)
		atomic_init(&seen[i], 0);
	pop_crew_run(threads, n, batch, count, seen);
	for (size_t i = 0; i <= MOST; i++)
		assert(atomic_load(&seen[i]) == (i < n));
}

int
main(void)
{
	static const unsigned threads[] = {0, 1, 2, 7, 64, 1000};
	static const size_t n[] = {0, 1, 2, 63, 64, 65, MOST};
	static const size_t batch[] = {0, 1, 64, MOST, MOST + 1};

	for (size_t t = 0; t < sizeof(threads) / sizeof(threads[0]); t++)
		for (size_t i = 0; i < sizeof(n) / sizeof(n[0]); i++)
			for (size_t b = 0; b < sizeof(batch) / sizeof(batch[0]);
				b++)
				check(threads[t], n[i], batch[b]);
	return 0;
}
