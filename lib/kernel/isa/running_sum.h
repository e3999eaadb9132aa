#ifndef POP_KERNEL_ISA_RUNNING_SUM_H
#define POP_KERNEL_ISA_RUNNING_SUM_H

#include <stdint.h>
#include <string.h>

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"

/*
 * Running sums of floats in the order that program.h has: `acc` is the sum
 * within a block, `base` that of all before the block.
 *
 * Arrays may be read and written up to the next multiple of 64 bytes.
 */

enum {
	SUM_BLOCK = 32,
	SUM_CHAINS = 8 /* blocks of a line that do not wait for each other */
};

/* -0, which leaves every sum as it is. */
#define SUM_NEUTRAL(size) (UINT64_C(1) << (8 * (size)-1))

/*
 * sum_rows: one element each of n lines; out may be val.
 * sum_line: n elements of one line, in place.  Unless it is the last, n is
 * SUM_BLOCK * SUM_CHAINS.
 */
#define DEFINE(T, v, suffix)                                                   \
	POP_INLINE void sum_rows_##suffix(unsigned char *out,                  \
		const unsigned char *base, unsigned char *acc,                 \
		const unsigned char *val, int64_t n)                           \
	{                                                                      \
		for (int64_t j = 0; j < n * (int64_t)sizeof(T);                \
			j += POP_VBYTES) {                                     \
			const v s = (v)v_load(acc + j) + (v)v_load(val + j);   \
                                                                               \
			v_store(acc + j, (V)s);                                \
			v_store(out + j, (V)((v)v_load(base + j) + s));        \
		}                                                              \
	}                                                                      \
	/* The sums within a block of each of some. */                         \
	POP_INLINE void sum_within_##suffix(                                   \
		unsigned char *val, T acc, int64_t nblock, int64_t n)          \
	{                                                                      \
		const int64_t pitch = SUM_BLOCK * (int64_t)sizeof(T);          \
		T s[SUM_CHAINS] = {acc};                                       \
                                                                               \
		for (int64_t b = 1; b < nblock; b++)                           \
			s[b] = (T)-0.0;                                        \
		for (int64_t k = 0; k < n; k++, val += sizeof(T))              \
			_Pragma("GCC unroll 8") for (int64_t b = 0;            \
						     b < nblock; b++)          \
			{                                                      \
				T x;                                           \
                                                                               \
				memcpy(&x, val + b * pitch, sizeof(x));        \
				s[b] += x;                                     \
				memcpy(val + b * pitch, &s[b], sizeof(x));     \
			}                                                      \
	}                                                                      \
	static void sum_line_##suffix(unsigned char *base, unsigned char *acc, \
		unsigned char *val, int64_t n)                                 \
	{                                                                      \
		const int64_t size = sizeof(T), pitch = SUM_BLOCK * size;      \
		T first, before;                                               \
                                                                               \
		memcpy(&first, acc, sizeof(first));                            \
		memcpy(&before, base, sizeof(before));                         \
		if (n == SUM_BLOCK * SUM_CHAINS)                               \
			sum_within_##suffix(                                   \
				val, first, SUM_CHAINS, SUM_BLOCK);            \
		for (int64_t j = 0; j < n; j += SUM_BLOCK, val += pitch) {     \
			const int64_t m = pop_least(SUM_BLOCK, n - j);         \
                                                                               \
			if (n < SUM_BLOCK * SUM_CHAINS)                        \
				sum_within_##suffix(                           \
					val, j ? (T)-0.0 : first, 1, m);       \
			for (int64_t k = 0; k < m * size; k += POP_VBYTES)     \
				v_store(val + k, (V)(v##_set(before) +         \
							 (v)v_load(val + k))); \
			memcpy(&before, val + (m - 1) * size, sizeof(before)); \
		}                                                              \
		first = (T)-0.0;                                               \
		memcpy(acc, &first, sizeof(first));                            \
		memcpy(base, &before, sizeof(before));                         \
	}
DEFINE(float, vf, f)
DEFINE(double, vd, d)
#undef DEFINE

#endif
