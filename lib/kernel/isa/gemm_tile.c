/*
 * Packing rows of A for a tile: what it multiplies at one depth lies side by
 * side, so that it reads a single line of memory from begin to end.  Rows of a
 * matrix are as many lines, whose places in the caches may be the same.
 */

#include <string.h>

#include "lib/kernel/isa/gemm.h"
#include "lib/kernel/isa/vec.h"

typedef uint64_t w2 __attribute__((vector_size(16)));

/* Four elements of four rows: to[p * ROWS4 + i] = row[i][p]. */
POP_INLINE void
turn_four(uint32_t *to, const uint32_t *const *row, int64_t p)
{
	v_quad r[4];

#pragma GCC unroll 4
	for (int i = 0; i < 4; i++)
		memcpy(&r[i], row[i] + p, sizeof(r[i]));
	v_quad_turn(r);
#pragma GCC unroll 4
	for (int q = 0; q < 4; q++)
		memcpy(to + (p + q) * POP_GEMM_ROWS4, &r[q], sizeof(r[q]));
}

/* And of two. */
POP_INLINE void
turn_two(uint32_t *to, const uint32_t *const *row, int64_t p)
{
	v_quad a, b;
	w2 d[2];

	memcpy(&a, row[0] + p, sizeof(a));
	memcpy(&b, row[1] + p, sizeof(b));
	d[0] = (w2)__builtin_shufflevector(a, b, 0, 4, 1, 5);
	d[1] = (w2)__builtin_shufflevector(a, b, 2, 6, 3, 7);
#pragma GCC unroll 4
	for (int q = 0; q < 4; q++) {
		uint64_t both = d[q / 2][q % 2];

		memcpy(to + (p + q) * POP_GEMM_ROWS4, &both, sizeof(both));
	}
}

/* All rows of a tile of elements of 4 bytes. */
static void
rows4(uint32_t *to, const uint32_t *const *row, int64_t k)
{
	int64_t p = 0;

	for (; p + 4 <= k; p += 4) {
		int i = 0;

#pragma GCC unroll 2
		for (; i + 4 <= POP_GEMM_ROWS4; i += 4)
			turn_four(to + i, row + i, p);
		if (i + 2 <= POP_GEMM_ROWS4) {
			turn_two(to + i, row + i, p);
			i += 2;
		}
		for (int q = 0; i < POP_GEMM_ROWS4 && q < 4; q++)
			to[(p + q) * POP_GEMM_ROWS4 + i] = row[i][p + q];
	}
	for (; p < k; p++)
		for (int i = 0; i < POP_GEMM_ROWS4; i++)
			to[p * POP_GEMM_ROWS4 + i] = row[i][p];
}

static void
rows8(uint64_t *to, const uint64_t *const *row, int64_t k)
{
	for (int64_t p = 0; p < k; p++, to += POP_GEMM_ROWS8)
#pragma GCC unroll 8
		for (int i = 0; i < POP_GEMM_ROWS8; i++)
			to[i] = row[i][p];
}

/* Rows that lie side by side, `ld` bytes from depth to depth. */
static void
beside(unsigned char *to, const unsigned char *from, int64_t ld, size_t height,
	size_t bytes, int64_t k)
{
	for (int64_t p = 0; p < k; p++, to += height, from += ld)
		memcpy(to, from, bytes);
}

void
pop_gemm_pack_tile(pop_gemm_type t, void *to, const void *const *row,
	int64_t lda, int64_t m, int64_t k)
{
	const int64_t height = pop_gemm_height(t);
	const size_t size = pop_gemm_bytes(t);
	const void *all[8]; /* those missing are the last one again */

	if (lda) {
		beside(to, row[0], lda * (int64_t)size, (size_t)height * size,
			(size_t)m * size, k);
		return;
	}
	for (int64_t i = 0; i < height; i++)
		all[i] = row[i < m ? i : m - 1];
	if (size == 4)
		rows4(to, (const uint32_t *const *)(const void *)all, k);
	else
		rows8(to, (const uint64_t *const *)(const void *)all, k);
}
