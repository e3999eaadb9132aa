/*
 * The inside of products, written once for all accumulator types.
 *
 * Included by gemm.c once per type, with
 *
 *   GT        element type          GV      vector of it
 *   GNAME(x)  x with the type's suffix
 *   GFMA(a, b, c)   a * b + c, as the instruction set does it
 *
 * A panel is 16 columns of B: element (p, j) at p * 16 + j.  All instruction
 * sets use this layout.  The register tile is GROWS rows by GPANELS panels; its
 * accumulators must stay in registers, which gcc does only if every loop over
 * them is unrolled, hence the pragmas.
 *
 * No include guard: it is meant to be included again.
 */
#ifndef GT
#	define GT            float
#	define GV            vf
#	define GNAME(x)      x##_f32
#	define GFMA(a, b, c) ((a) * (b) + (c))
#	include "lib/kernel/isa/gemm.h"
#	include "lib/kernel/isa/vec.h"
#endif

#define GLANES (POP_VBYTES / (int)sizeof(GT))
#define GVECS  (16 / GLANES < 1 ? 1 : 16 / GLANES)

/* Rows of `mr` pointers times `np` panels, k deep; c is 16 * np wide. */
POP_INLINE void
GNAME(micro)(const int mr, const int np, int64_t k, const GT *const *a,
	int64_t ska, const GT *b, int64_t panel, GT *c, int64_t ldc, bool first)
{
	GV x[GROWS][2 * GVECS];
	const GT *row[GROWS];

#pragma GCC unroll 8
	for (int i = 0; i < mr; i++) {
		row[i] = a[i];
#pragma GCC unroll 8
		for (int v = 0; v < np * GVECS; v++) {
			x[i][v] = (GV){0};
			if (!first)
				memcpy(&x[i][v], c + i * ldc + v * GLANES,
					sizeof(GV));
		}
	}
	for (int64_t p = 0, o = 0; p < k; p++, o += ska) {
		GV w[2 * GVECS];

#pragma GCC unroll 8
		for (int v = 0; v < np * GVECS; v++)
			memcpy(&w[v],
				b + (v / GVECS) * panel + p * 16 +
					(v % GVECS) * GLANES,
				sizeof(GV));
#pragma GCC unroll 8
		for (int i = 0; i < mr; i++) {
			const GV s = row[i][o] - (GV){0};

#pragma GCC unroll 8
			for (int v = 0; v < np * GVECS; v++)
				x[i][v] = GFMA(s, w[v], x[i][v]);
		}
	}
#pragma GCC unroll 8
	for (int i = 0; i < mr; i++)
#pragma GCC unroll 8
		for (int v = 0; v < np * GVECS; v++)
			memcpy(c + i * ldc + v * GLANES, &x[i][v], sizeof(GV));
}

#define GTILE(mr)                                                              \
	__attribute__((noinline)) static void GNAME(tile##mr)(int64_t k,       \
		const GT *const *a, int64_t ska, const GT *b, int64_t panel,   \
		GT *c, int64_t ldc, bool first)                                \
	{                                                                      \
		GNAME(micro)(mr, GPANELS, k, a, ska, b, panel, c, ldc, first); \
	}
GTILE(1)
GTILE(2)
GTILE(3)
#if GROWS > 3
GTILE(4)
GTILE(5)
GTILE(6)
#endif
#if GROWS > 6
GTILE(7)
GTILE(8)
#endif
#undef GTILE

#if GPANELS > 1
#	define GTAIL(mr)                                               \
		__attribute__((noinline)) static void GNAME(tail##mr)(  \
			int64_t k, const GT *const *a, int64_t ska,     \
			const GT *b, int64_t panel, GT *c, int64_t ldc, \
			bool first)                                     \
		{                                                       \
			GNAME(micro)                                    \
			(mr, 1, k, a, ska, b, panel, c, ldc, first);    \
		}
GTAIL(1)
GTAIL(2)
GTAIL(3)
GTAIL(4)
GTAIL(6)
#	undef GTAIL
#endif

typedef void GNAME(tile_fn)(int64_t k, const GT *const *a, int64_t ska,
	const GT *b, int64_t panel, GT *c, int64_t ldc, bool first);

static GNAME(tile_fn) *const GNAME(tile_of)[GROWS + 1] = {
	NULL,
	GNAME(tile1),
	GNAME(tile2),
	GNAME(tile3),
#if GROWS > 3
	GNAME(tile4),
	GNAME(tile5),
	GNAME(tile6),
#endif
#if GROWS > 6
	GNAME(tile7),
	GNAME(tile8),
#endif
};

/* One odd panel against all rows; only where a tile takes two. */
static void
GNAME(last_panel)(int64_t m, int64_t k, const GT *const *a, int64_t ska,
	const GT *b, GT *c, int64_t ldc, bool first)
{
#if GPANELS > 1
	static GNAME(tile_fn) *const tail[7] = {NULL, GNAME(tail1),
		GNAME(tail2), GNAME(tail3), GNAME(tail4), GNAME(tail4),
		GNAME(tail6)};

	for (int64_t i = 0; i < m;) {
		int64_t r = m - i >= 6 ? 6 : m - i == 5 ? 4 : m - i;

		tail[r](k, a + i, ska, b, 0, c + i * ldc, ldc, first);
		i += r;
	}
#else
	(void)m, (void)k, (void)a, (void)ska, (void)b, (void)c, (void)ldc,
		(void)first;
#endif
}

/*
 * c[m][16 * npanel] (+)= rows a times panels at b, `panel` elements apart.
 * Rows are cut into tiles of nearly equal height, so that no thin one remains.
 */
static void
GNAME(block)(int64_t m, int64_t npanel, int64_t k, const GT *const *a,
	int64_t ska, const GT *b, int64_t panel, GT *c, int64_t ldc, bool first)
{
	int64_t ntile = (m + GROWS - 1) / GROWS, q = 0;

	for (; q + GPANELS <= npanel; q += GPANELS)
		for (int64_t t = 0; t < ntile; t++) {
			int64_t i = m * t / ntile, r = m * (t + 1) / ntile - i;

			GNAME(tile_of)
			[r](k, a + i, ska, b + q * panel, panel,
				c + i * ldc + q * 16, ldc, first);
		}
	if (q < npanel)
		GNAME(last_panel)
		(m, k, a, ska, b + q * panel, c + q * 16, ldc, first);
}

#undef GLANES
#undef GVECS
