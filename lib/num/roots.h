#ifndef POP_NUM_ROOTS_H
#define POP_NUM_ROOTS_H

#include <stdint.h>

/*
 * Roots of one, exp(-2 pi i k / n) for k from 0 to count - 1; count is at most
 * n.  The same on every host.
 *
 * f64: nearly always the nearest doubles.  f32: the nearest floats of values
 * right to about 50 bits, several times faster.  Eighths of a turn are exact.
 */
void pop_roots_f64(double *re, double *im, int64_t count, int64_t n);
void pop_roots_f32(float *re, float *im, int64_t count, int64_t n);

/* One of them. */
void pop_root_f64(double *re, double *im, int64_t k, int64_t n);

#endif
