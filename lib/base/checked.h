#ifndef POP_BASE_CHECKED_H
#define POP_BASE_CHECKED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Arithmetic on numbers from outside.  Each returns false on overflow and
 * then leaves *out unspecified.
 */
static inline bool
pop_add_i64(int64_t a, int64_t b, int64_t *out)
{
	return !__builtin_add_overflow(a, b, out);
}

static inline bool
pop_mul_i64(int64_t a, int64_t b, int64_t *out)
{
	return !__builtin_mul_overflow(a, b, out);
}

static inline bool
pop_add_size(size_t a, size_t b, size_t *out)
{
	return !__builtin_add_overflow(a, b, out);
}

static inline bool
pop_mul_size(size_t a, size_t b, size_t *out)
{
	return !__builtin_mul_overflow(a, b, out);
}

/* a * b, or INT64_MAX if that is too large; neither is negative. */
static inline int64_t
pop_mul_capped(int64_t a, int64_t b)
{
	int64_t r;

	return pop_mul_i64(a, b, &r) ? r : INT64_MAX;
}

/* The least multiple of `align`, a power of two, not below n. */
static inline size_t
pop_round_up(size_t n, size_t align)
{
	return (n + align - 1) & ~(align - 1);
}

#endif
