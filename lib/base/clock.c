/* The monotonic clock; nothing here tells the time of day. */

#include "lib/base/clock.h"

#include <errno.h>
#include <time.h>

uint64_t
pop_clock_ns(void)
{
	struct timespec ts = {0, 0};

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

void
pop_sleep_ns(uint64_t ns)
{
	struct timespec left = {
		.tv_sec = (time_t)(ns / 1000000000u),
		.tv_nsec = (long)(ns % 1000000000u),
	};

	while (nanosleep(&left, &left) < 0 && errno == EINTR)
		;
}
