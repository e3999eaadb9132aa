/*
 * Reproducible fills.  Elements are independent, so the loops leave the
 * processor free to overlap them; types other than f32, f64 and i32 go through
 * blocks of f32 or i64.
 */

#include "lib/num/fill.h"

#include <assert.h>
#include <string.h>

#include "lib/num/convert.h"

#define GOLDEN UINT64_C(0x9e3779b97f4a7c15)

enum { BLOCK = 512 };

static inline uint64_t
mix64(uint64_t z)
{
	z ^= z >> 30;
	z *= UINT64_C(0xbf58476d1ce4e5b9);
	z ^= z >> 27;
	z *= UINT64_C(0x94d049bb133111eb);
	return z ^ z >> 31;
}

uint64_t
pop_fill_key(uint64_t seed, uint64_t parameter)
{
	return mix64(seed + GOLDEN * (parameter + 1));
}

static inline double
uniform(uint64_t key, uint64_t i, double lo, double range)
{
	uint64_t z = mix64(key + GOLDEN * (i + 1));

	return lo + range * ((double)(int32_t)(z >> 40) * 0x1p-24);
}

static void
uniform_f32(float *out, uint64_t key, uint64_t first, int64_t n, double lo,
	double range)
{
	for (int64_t k = 0; k < n; k++)
		out[k] = (float)uniform(key, first + (uint64_t)k, lo, range);
}

void
pop_fill_uniform(pop_dtype d, void *dst, uint64_t key, uint64_t first,
	int64_t count, double lo, double hi)
{
	bool wide = pop_dtype_real(d) == POP_DT_F64;
	double range = hi - lo;
	char *q = dst;

	for (int64_t at = 0; at < count; at += BLOCK) {
		int64_t n = count - at < BLOCK ? count - at : BLOCK;
		uint64_t i = first + (uint64_t)at;
		union {
			float f[BLOCK];
			double d[BLOCK];
		} b;

		if (wide)
			for (int64_t k = 0; k < n; k++)
				b.d[k] = uniform(
					key, i + (uint64_t)k, lo, range);
		else
			uniform_f32(b.f, key, i, n, lo, range);
		pop_convert_array(d, q + at * pop_dtype_bytes(d),
			wide ? POP_DT_F64 : POP_DT_F32, &b, n);
	}
}

void
pop_fill_int(pop_dtype d, void *dst, uint64_t key, uint64_t first,
	int64_t count, int64_t lo, int64_t hi)
{
	uint64_t range = (uint64_t)hi - (uint64_t)lo;
	/* 2^32 values and fewer are drawn with 32 bits, more with all. */
	bool wide = range > UINT64_C(1) << 32;
	uint32_t modulus = range <= UINT32_MAX ? (uint32_t)range : 0;
	char *q = dst;

	assert(lo < hi);
	for (int64_t at = 0; at < count; at += BLOCK) {
		int64_t n = count - at < BLOCK ? count - at : BLOCK;
		uint64_t i = first + (uint64_t)at;
		uint64_t b[BLOCK];

		for (int64_t k = 0; k < n; k++) {
			uint64_t z =
				mix64(key + GOLDEN * (i + (uint64_t)k + 1));
			uint32_t v = (uint32_t)(z >> 32);

			b[k] = (uint64_t)lo + (wide             ? z % range
						      : modulus ? v % modulus
								: v);
		}
		pop_convert_array(
			d, q + at * pop_dtype_bytes(d), POP_DT_I64, b, n);
	}
}

/* Doubles what is written until all is. */
void
pop_fill_splat(pop_dtype d, void *dst, const void *element, int64_t count)
{
	size_t size = pop_dtype_bytes(d), total = (size_t)count * size;
	char *q = dst;

	if (count <= 0)
		return;
	memcpy(q, element, size);
	for (size_t have = size; have < total;) {
		size_t n = have < total - have ? have : total - have;

		n = n < (64u << 10) ? n : 64u << 10;
		memcpy(q + have, q, n / size * size);
		have += n / size * size;
	}
}
