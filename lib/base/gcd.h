#ifndef POP_BASE_GCD_H
#define POP_BASE_GCD_H

#include <stdint.h>

/* The greatest common divisor of two numbers, neither of which is negative;
 * of a and 0 it is a. */
static inline int64_t
pop_gcd(int64_t a, int64_t b)
{
	while (b) {
		int64_t t = a % b;

		a = b;
		b = t;
	}
	return a;
}

#endif
