/*
 * The register tile, written once for all types of products.
 *
 * Included by gemm.c once per type, with
 *
 *   GT        element type         GV        vector of it
 *   GNAME(x)  x with the type's suffix
 *   GSET(x)   a vector with x in all lanes
 *   GFMA(a, b, c)   a * b + c, as the instruction set does it
 *   GPANELS   panels of a tile, 1, 2 or 4
 *   GROWS     its rows
 *   GWIDE     and those of one of all panels, as many or 6; may be missing
 *   GHALVES   1, or 2 if a tile has half of a panel; may be missing
 *   GCOPY     whether there are tiles that copy the panels
 *   GTURNS    and others whose rows lie side by side; may be missing: if there
 *             are such that copy
 *   GNARROW   whether there are tiles of half a panel as well, where GPANELS is
 *             1; may be missing
 *   GMORE     what each element of A has too much: its products are summed as
 *             those of one more row, and taken off; may be missing
 *   GCHAIN    depth of which products of even and of odd depth are summed
 *             apart, from zero on, before they are added; may be missing
 *
 * The accumulators must stay in registers.  gcc does that only if every loop
 * over them is unrolled, hence the pragmas; a tile that touches the stack
 * in its inner loop is several times slower.
 *
 * No include guard: it is meant to be included again.
 */
#ifndef GT
#	define GT            float
#	define GV            vf
#	define GNAME(x)      x##_f32
#	define GSET(x)       vf_set(x)
#	define GFMA(a, b, c) vf_fma(a, b, c)
#	define GROWS         3
#	define GPANELS       1
#	define GCOPY         1
#	include "lib/kernel/isa/gemm.h"
#	include "lib/kernel/isa/vec.h"
#endif

#ifndef GHALVES
#	define GHALVES 1
#endif

#ifndef GWIDE
#	define GWIDE GROWS
#endif

#ifndef GNARROW
#	define GNARROW 0
#endif
_Static_assert(!(GNARROW) || GPANELS == 1, "a panel that is narrow is alone");

#ifndef GTURNS
#	define GTURNS GCOPY
#endif

#ifndef GCHAIN
#	define GCHAIN 0
#endif

#ifdef GMORE
#	define GADDED 1
#else
#	define GADDED 0
#	define GMORE  0
#endif

#define GLANES (POP_VBYTES / (int)sizeof(GT))
#define GVECS  (16 / GHALVES / GLANES)
#define GDEEP_ GNAME(deep)
#define GBEAT_ GNAME(beat)
#define GTILE_ GNAME(tile)
#define GROWS_ GNAME(rows)

/* Tiles of one kind. */
enum {
	GNAME(COPIES) = 1, /* copy the panels */
	GNAME(BESIDE) = 2, /* read rows that lie side by side */
	GNAME(HALF) = 4,   /* of half a panel */
};

/* Vectors of a row. */
#define GWIDTH(np, how) ((np)*GVECS - ((how)&GNAME(HALF) ? GVECS / 2 : 0))

/* One element of depth: mr rows by np panels.  `lda`: of rows side by side. */
POP_INLINE void
GNAME(deep)(const int mr, const int np, const int how,
	GV (*x)[GPANELS * GVECS], const GT *const *row, int64_t p, int64_t lda,
	const GT *b, int64_t panel, GT *copy, int64_t far)
{
	const GT *beside = how & GNAME(BESIDE) ? row[0] + p * lda : NULL;
	GV w[GPANELS * GVECS];

#pragma GCC unroll 8
	for (int v = 0; v < GWIDTH(np, how); v++)
		memcpy(&w[v], b + (v / GVECS) * panel + (v % GVECS) * GLANES,
			sizeof(GV));
	if (how & GNAME(COPIES))
#pragma GCC unroll 8
		for (int v = 0; v < GWIDTH(np, how); v++)
			memcpy(copy + (v / GVECS) * far + p * 16 +
					(v % GVECS) * GLANES,
				&w[v], sizeof(GV));
#pragma GCC unroll 16
	for (int i = 0; i < mr; i++) {
		const GV one = GSET(
			how & GNAME(BESIDE) ? beside[i] : row[i][p]);

#pragma GCC unroll 8
		for (int v = 0; v < GWIDTH(np, how); v++)
			x[i][v] = GFMA(one, w[v], x[i][v]);
	}
#pragma GCC unroll 8
	for (int v = 0; GADDED && v < GWIDTH(np, how); v++)
		x[mr][v] = GFMA(GSET(GMORE), w[v], x[mr][v]);
}

/* Depth p .. end.  b moves on.  As much is written out as leaves gcc no more
 * sums to begin at once than there are registers. */
POP_INLINE void
GNAME(beat)(const int mr, const int np, const int how,
	GV (*x)[GPANELS * GVECS], const GT *const *row, int64_t p, int64_t end,
	int64_t lda, const GT **b, int64_t ldb, int64_t panel, GT *copy,
	int64_t far)
{
	const int step = POP_VBYTES == 64    ? 1 + GCOPY
			 : GCOPY && how == 0 ? POP_GEMM_BEAT
					     : 1;

#pragma GCC unroll 1
	for (; p + step <= end; p += step)
#pragma GCC unroll 8
		for (int q = 0; q < step; q++, *b += ldb)
			GDEEP_(mr, np, how, x, row, p + q, lda, *b, panel, copy,
				far);
#pragma GCC unroll 1
	for (; step > 1 && p < end; p++, *b += ldb)
		GDEEP_(mr, np, how, x, row, p, lda, *b, panel, copy, far);
}

#if GCHAIN
/* Every other one of depth p .. end, summed from zero on. */
POP_INLINE void
GNAME(chain)(const int mr, const int np, const int how,
	GV (*x)[GPANELS * GVECS], const GT *const *row, int64_t p, int64_t end,
	int64_t lda, const GT *b, int64_t ldb, int64_t panel)
{
#	pragma GCC unroll 16
	for (int i = 0; i < mr; i++)
#	pragma GCC unroll 8
		for (int v = 0; v < GWIDTH(np, how); v++)
			x[i][v] = (GV){0};
#	pragma GCC unroll 1
	for (; p < end; p += 2, b += 2 * ldb)
		GDEEP_(mr, np, how, x, row, p, lda, b, panel, NULL, 0);
}

/* Depth p .. end.  The sums of all lie in memory: registers hold a chain's. */
POP_INLINE void
GNAME(link)(const int mr, const int np, const int how,
	GV (*sum)[GPANELS * GVECS], const GT *const *row, int64_t p,
	int64_t end, int64_t lda, const GT *b, int64_t ldb, int64_t panel)
{
	GV even[GROWS][GPANELS * GVECS], x[GROWS][GPANELS * GVECS];

	GNAME(chain)(mr, np, how, x, row, p, end, lda, b, ldb, panel);
#	pragma GCC unroll 16
	for (int i = 0; i < mr; i++)
#	pragma GCC unroll 8
		for (int v = 0; v < GWIDTH(np, how); v++)
			even[i][v] = x[i][v];
	__asm__ volatile("" ::"r"(even) : "memory");
	GNAME(chain)(mr, np, how, x, row, p + 1, end, lda, b + ldb, ldb, panel);
#	pragma GCC unroll 16
	for (int i = 0; i < mr; i++)
#	pragma GCC unroll 8
		for (int v = 0; v < GWIDTH(np, how); v++)
			sum[i][v] += even[i][v] + x[i][v];
	__asm__ volatile("" ::"r"(sum) : "memory");
}
#endif

POP_INLINE void
GNAME(tile)(const int mr, const int np, const int how,
	const pop_gemm_block *g, const void *const *a, const GT *b,
	const GT *from, GT *c)
{
	const int64_t k = g->k, ldb = g->ldb, ldc = g->ldc, panel = g->panel;
	const int64_t far = g->nseg * k * 16, lda = g->lda;
	GT *copy = how & GNAME(COPIES) ? g->copy : NULL;
	GV x[GROWS + GADDED][GPANELS * GVECS];

#pragma GCC unroll 16
	for (int i = 0; i < mr + GADDED; i++)
#pragma GCC unroll 8
		for (int v = 0; v < GWIDTH(np, how); v++) {
			x[i][v] = (GV){0};
			if (from && i < mr)
				memcpy(&x[i][v],
					from + i * g->ldfrom + v * GLANES,
					sizeof(GV));
		}
	for (int64_t s = 0; s < g->nseg; s++, a += g->pitch) {
		GT *to = how & GNAME(COPIES) ? copy + s * k * 16 : NULL;
		const GT *row[GROWS];

#pragma GCC unroll 16
		for (int i = 0; i < mr; i++)
			row[i] = a[i];
#if GCHAIN
		for (int64_t p = 0, end; p < k; p = end) {
			end = k - p < GCHAIN ? k : p + GCHAIN;
			for (int q = 0; q < GCHAIN; q += POP_GEMM_BEAT)
				pop_gemm_fetch_some(g->fetch);
			GNAME(link)
			(mr, np, how, x, row, p, end, lda, b, ldb, panel);
			b += (end - p) * ldb;
		}
		continue;
#endif
		for (int64_t p = 0; p < k; p += POP_GEMM_BEAT) {
			int64_t end = p + POP_GEMM_BEAT;

			pop_gemm_fetch_some(g->fetch);
			GBEAT_(mr, np, how, x, row, p, end < k ? end : k, lda,
				&b, ldb, panel, to, far);
		}
	}
#pragma GCC unroll 16
	for (int i = 0; i < mr; i++)
#pragma GCC unroll 8
		for (int v = 0; v < GWIDTH(np, how); v++) {
			if (GADDED)
				x[i][v] -= x[mr][v];
			memcpy(c + i * ldc + v * GLANES, &x[i][v], sizeof(GV));
		}
}

typedef void GNAME(tile_fn)(const pop_gemm_block *g, const void *const *a,
	const GT *b, const GT *from, GT *c);

#define GMAKE(name, mr, np, how)                                            \
	__attribute__((noinline)) static void GNAME(name##_##mr##_##np)(    \
		const pop_gemm_block *g, const void *const *a, const GT *b, \
		const GT *from, GT *c)                                      \
	{                                                                   \
		GTILE_(mr, np, how, g, a, b, from, c);                      \
	}
#define GTILE(mr, np)   GMAKE(tile, mr, np, 0)
#define GCOPIER(mr, np) GMAKE(copy, mr, np, GNAME(COPIES))
#define GBESIDE(mr, np) GMAKE(beside, mr, np, GNAME(BESIDE))
#define GBOTH(mr, np)   GMAKE(both, mr, np, (GNAME(COPIES) | GNAME(BESIDE)))
#define GHALF(mr, np)    GMAKE(half, mr, np, GNAME(HALF))
#define GHCOPIER(mr, np) GMAKE(half_copy, mr, np, (GNAME(HALF) | GNAME(COPIES)))
#define GHBESIDE(mr, np) \
	GMAKE(half_beside, mr, np, (GNAME(HALF) | GNAME(BESIDE)))
#define GHBOTH(mr, np) \
	GMAKE(half_both, mr, np, (GNAME(HALF) | GNAME(COPIES) | GNAME(BESIDE)))
#if GROWS == 8
#	define GALL(X, np) \
		X(1, np)    \
		X(2, np) X(3, np) X(4, np) X(5, np) X(6, np) X(7, np) X(8, np)
#elif GROWS == 6
#	define GALL(X, np) \
		X(1, np) X(2, np) X(3, np) X(4, np) X(5, np) X(6, np)
#elif GROWS == 3
#	define GALL(X, np) X(1, np) X(2, np) X(3, np)
#else
#	define GALL(X, np) X(1, np)
#endif
#if GWIDE == GROWS
#	define GMOST(X, np) GALL(X, np)
#elif GWIDE != 6
#	error "a tile of all panels has GROWS rows or 6"
#else
#	define GMOST(X, np) \
		X(1, np) X(2, np) X(3, np) X(4, np) X(5, np) X(6, np)
#endif
/* X for all tiles; and by panels less one and rows. */
#define GLINE(X, np)              \
	{                         \
		NULL, GALL(X, np) \
	}
#define GLAST(X, np)               \
	{                          \
		NULL, GMOST(X, np) \
	}
#if GPANELS == 4
#	define GEVERY(X) GALL(X, 1) GALL(X, 2) GALL(X, 3) GMOST(X, 4)
#	define GTABLE(X)                                                  \
		{                                                          \
			GLINE(X, 1), GLINE(X, 2), GLINE(X, 3), GLAST(X, 4) \
		}
#elif GPANELS == 2
#	define GEVERY(X) GALL(X, 1) GMOST(X, 2)
#	define GTABLE(X)                        \
		{                                \
			GLINE(X, 1), GLAST(X, 2) \
		}
#else
#	define GEVERY(X) GMOST(X, 1)
#	define GTABLE(X)           \
		{                   \
			GLAST(X, 1) \
		}
#endif
#define GENTRY(mr, np)  GNAME(tile_##mr##_##np),
#define GCENTRY(mr, np) GNAME(copy_##mr##_##np),
#define GBENTRY(mr, np) GNAME(beside_##mr##_##np),
#define GXENTRY(mr, np) GNAME(both_##mr##_##np),
#define GHENTRY(mr, np)  GNAME(half_##mr##_##np),
#define GHCENTRY(mr, np) GNAME(half_copy_##mr##_##np),
#define GHBENTRY(mr, np) GNAME(half_beside_##mr##_##np),
#define GHXENTRY(mr, np) GNAME(half_both_##mr##_##np),

GEVERY(GTILE)
#if GCOPY
GEVERY(GCOPIER)
GEVERY(GBOTH)
#endif
#if GTURNS
GEVERY(GBESIDE)
#endif
#if GNARROW
GEVERY(GHALF)
GEVERY(GHCOPIER)
GEVERY(GHBESIDE)
GEVERY(GHBOTH)
#endif

/* By kind. */
static GNAME(tile_fn) *const GNAME(tiles)[][GPANELS][GROWS + 1] = {
	GTABLE(GENTRY),
#if GCOPY
	[GNAME(COPIES)] = GTABLE(GCENTRY),
	[GNAME(COPIES) | GNAME(BESIDE)] = GTABLE(GXENTRY),
#endif
#if GTURNS
	[GNAME(BESIDE)] = GTABLE(GBENTRY),
#endif
#if GNARROW
	[GNAME(HALF)] = GTABLE(GHENTRY),
	[GNAME(HALF) | GNAME(COPIES)] = GTABLE(GHCENTRY),
	[GNAME(HALF) | GNAME(BESIDE)] = GTABLE(GHBENTRY),
	[GNAME(HALF) | GNAME(COPIES) | GNAME(BESIDE)] = GTABLE(GHXENTRY),
#endif
};

static pop_gemm_heights
GNAME(heights)(const pop_gemm_block *g, int64_t np)
{
	const int64_t most = g->height      ? g->height
			     : np < GPANELS ? GROWS
					    : GWIDE;

	return pop_gemm_heights_of(g->m, (g->m + most - 1) / most);
}

/* All rows of panels t .. t + np. */
static void
GNAME(rows)(const pop_gemm_block *g, int how, int64_t t, int64_t np)
{
	const pop_gemm_heights h = GNAME(heights)(g, np);
	const int kind = GNARROW && g->narrow ? how | GNAME(HALF) : how;
	GNAME(tile_fn) *const *tile = GNAME(tiles)[kind][np - 1];
	const GT *b = (const GT *)g->b + t * g->panel, *from = g->from;
	GT *c = (GT *)g->c + t * 16;

	for (int64_t q = 0, i = 0; i < g->m; q++) {
		const int64_t r = pop_gemm_height_of(&h, q);

		if (g->between)
			g->between(g->arg);
		tile[r](g, g->a + i, b,
			from ? from + t * 16 + i * g->ldfrom : NULL,
			c + i * g->ldc);
		i += r;
	}
}

#if GCOPY
/* The first tile copies; g has at most the panels of one. */
static void
GNAME(copying)(const pop_gemm_block *g)
{
	const pop_gemm_heights h = GNAME(heights)(g, g->npanel);
	const int beside = g->lda ? GNAME(BESIDE) : 0;
	pop_gemm_block first = *g, rest = *g;

	first.m = pop_gemm_height_of(&h, 0);
	rest.m -= first.m;
	rest.a += first.m;
	rest.b = g->copy;
	rest.ldb = 16;
	rest.panel = g->nseg * g->k * 16;
	rest.c = (GT *)g->c + first.m * g->ldc;
	if (g->from)
		rest.from = (const GT *)g->from + first.m * g->ldfrom;
	GROWS_(&first, beside | GNAME(COPIES), 0, g->npanel);
	GROWS_(&rest, beside, 0, g->npanel);
}
#endif

static void
GNAME(whole)(const pop_gemm_block *g)
{
	const int how = GTURNS && g->lda ? GNAME(BESIDE) : 0;

#if GCOPY
	if (g->copy) {
		GNAME(copying)(g);
		return;
	}
#endif
	for (int64_t t = 0, np; t < g->npanel; t += np) {
		np = pop_gemm_strip(GPANELS, g->npanel - t);
		GROWS_(g, how, t, np);
	}
}

static void
GNAME(multiply)(const pop_gemm_block *g)
{
	pop_gemm_block part = *g;

	for (int h = 0; h < GHALVES; h++) {
		GNAME(whole)(&part);
		part.b = (const GT *)part.b + 16 / GHALVES;
		part.c = (GT *)part.c + 16 / GHALVES;
		part.copy = part.copy ? (GT *)part.copy + 16 / GHALVES : NULL;
		part.from = part.from ? (const GT *)part.from + 16 / GHALVES
				      : NULL;
		part.between = NULL;
	}
}

#undef GT
#undef GV
#undef GNAME
#undef GSET
#undef GFMA
#undef GROWS
#undef GWIDE
#undef GPANELS
#undef GHALVES
#undef GMORE
#undef GTURNS
#undef GCHAIN
#undef GADDED
#undef GLANES
#undef GVECS
#undef GDEEP_
#undef GBEAT_
#undef GTILE_
#undef GROWS_
#undef GTILE
#undef GALL
#undef GMOST
#undef GLINE
#undef GLAST
#undef GEVERY
#undef GTABLE
#undef GENTRY
#undef GCOPY
#undef GCOPIER
#undef GCENTRY
#undef GMAKE
#undef GBESIDE
#undef GBOTH
#undef GNARROW
#undef GWIDTH
#undef GHALF
#undef GHCOPIER
#undef GHBESIDE
#undef GHBOTH
#undef GBENTRY
#undef GXENTRY
