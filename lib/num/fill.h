#ifndef POP_NUM_FILL_H
#define POP_NUM_FILL_H

#include <stdint.h>

#include "lib/num/dtype.h"

/*
 * Reproducible inputs: element i of parameter p is a function of (seed, p, i),
 * the same on every machine and however a range is divided.
 *
 *   mix64(z): z ^= z>>30; z *= 0xBF58476D1CE4E5B9;
 *             z ^= z>>27; z *= 0x94D049BB133111EB; z ^= z>>31
 *   key = mix64(seed + G*(p+1)),  z = mix64(key + G*(i+1)),
 *   G = 0x9E3779B97F4A7C15, all modulo 2^64
 *
 *   uniform  u = (z>>40) * 2^-24, lo + (hi-lo)*u in double with two roundings;
 *            rounded to f32 unless the type is f64, then to a narrower type
 *   int      lo + (z>>32) % (hi-lo), of more than 2^32 values lo + z % (hi-lo)
 *
 * Each call writes `count` elements to dst, for indices first, first+1, ...
 * Thread-safe.
 */
uint64_t pop_fill_key(uint64_t seed, uint64_t parameter);

/* Any type; converted by the rules of convert.h. */
void pop_fill_uniform(pop_dtype d, void *dst, uint64_t key, uint64_t first,
	int64_t count, double lo, double hi);
/* lo < hi. */
void pop_fill_int(pop_dtype d, void *dst, uint64_t key, uint64_t first,
	int64_t count, int64_t lo, int64_t hi);
/* `element` is one element of type d. */
void pop_fill_splat(pop_dtype d, void *dst, const void *element, int64_t count);

#endif
