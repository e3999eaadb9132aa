#ifndef POP_BASE_CLOCK_H
#define POP_BASE_CLOCK_H

#include <stdint.h>

/* Monotonic nanoseconds; for durations only. */
uint64_t pop_clock_ns(void);
void pop_sleep_ns(uint64_t ns);

#endif
