/*
 * Tiles of products of few columns, written once for all types.
 *
 * Included by dot_small.c once per type, with
 *
 *   ST        element type         SV        vector of it
 *   SNAME(x)  x with the type's suffix
 *   SSET(x)   a vector with x in all lanes
 *   SFMA(a, b, c)   a * b + c
 *
 * and, of floats,
 *
 *   SFOLD(x)        sixteen sums folded until they fit a vector
 *   SPAIR(a, b, n)  a step of a fold by halves of n lanes, see v_fold_pair()
 *
 * As in gemm_core.h the loops over accumulators must be unrolled.
 *
 * No include guard: it is meant to be included again.
 */
#ifndef ST
#	define ST            float
#	define SV            vf
#	define SNAME(x)      x##_f32
#	define SSET(x)       vf_set(x)
#	define SFMA(a, b, c) vf_fma(a, b, c)
#	define SFOLD(x)       vf_fold_to_one(x)
#	define SPAIR(a, b, n) ((vf)v_fold_pair((V)(a), (V)(b), n))
#	include "lib/kernel/isa/dense.h"
#	include "lib/kernel/isa/dot_small.h"
#	include "lib/kernel/isa/transpose.h"
#	include "lib/kernel/isa/vec.h"
#endif

#define SLANES (POP_VBYTES / (int)sizeof(ST))
#define SWORDS ((int)sizeof(ST) / 4)

/* Vectors of columns that mr rows, at most three, meet at a time: as many sums
 * as do not wait for each other and have registers, beside the vectors. */
#define SMOST 8
#if POP_VBYTES == 64
#	define SWIDE(mr) ((mr) <= 2 ? SMOST : 6)
#else
#	define SWIDE(mr) ((mr) == 1 ? SMOST : (mr) == 2 ? 4 : 3)
#endif

/* Columns that lie in lines at a time. */
#define SSIDE (SLANES < 4 ? SLANES : 4)

/* mr rows by nv vectors of columns, the last with `some` of them if not 0; what
 * follows those in memory is overwritten if `spills`. */
POP_INLINE void
SNAME(tile)(const int mr, const int nv, const int64_t some, const bool spills,
	const pop_small *s, const ST *a, const ST *b, ST *c)
{
	SV x[POP_SMALL_ROWS][SMOST];

#pragma GCC unroll 8
	for (int i = 0; i < mr; i++)
#pragma GCC unroll 8
		for (int v = 0; v < nv; v++)
			x[i][v] = (SV){0};
	for (int64_t p = 0; p < s->k; p++, a += s->adeep, b += s->bdeep) {
		SV w[SMOST];

#pragma GCC unroll 8
		for (int v = 0; v < nv; v++)
			w[v] = some && v == nv - 1
				       ? (SV)v_load_some(
						 (const unsigned char
								 *)(b +
								    v * SLANES),
						 some * SWORDS)
				       : (SV)v_load(b + v * SLANES);
#pragma GCC unroll 8
		for (int i = 0; i < mr; i++) {
			const SV one = SSET(a[i * s->arow]);

#pragma GCC unroll 8
			for (int v = 0; v < nv; v++)
				x[i][v] = SFMA(one, w[v], x[i][v]);
		}
	}
#pragma GCC unroll 8
	for (int i = 0; i < mr; i++, c += s->crow)
#pragma GCC unroll 8
		for (int v = 0; v < nv; v++) {
			if (some && !spills && v == nv - 1)
				v_store_some((unsigned char *)(c + v * SLANES),
					(V)x[i][v], some * SWORDS);
			else
				v_store(c + v * SLANES, (V)x[i][v]);
		}
}

/* The last columns, n of them in nv vectors. */
POP_INLINE void
SNAME(last_tile)(const int mr, const int nv, const int64_t n, const bool spills,
	const pop_small *s, const ST *a, const ST *b, ST *c)
{
	if (n == nv * SLANES)
		SNAME(tile)(mr, nv, 0, false, s, a, b, c);
	else
		SNAME(tile)(mr, nv, n % SLANES, spills, s, a, b, c);
}

/* At most three rows of all columns. */
POP_INLINE void
SNAME(wide_tiles)(const int mr, const bool spills, const pop_small *s,
	const ST *a, const ST *b, ST *c)
{
	const int wide = SWIDE(mr);
	int64_t n = s->n;

	for (; n >= wide * SLANES; n -= wide * SLANES) {
		SNAME(tile)(mr, wide, 0, false, s, a, b, c);
		b += wide * SLANES;
		c += wide * SLANES;
	}
#pragma GCC unroll 8
	for (int nv = 1; nv <= wide; nv++)
		if (pop_divide_up(n, SLANES) == nv)
			SNAME(last_tile)(mr, nv, n, spills, s, a, b, c);
}

/* mr rows of all columns, two vectors at a time. */
POP_INLINE void
SNAME(tiles)(const int mr, const bool spills, const pop_small *s, const ST *a,
	const ST *b, ST *c)
{
	const int64_t some = s->n % SLANES;
	int64_t j = 0;

	for (; j + 2 * SLANES <= s->n; j += 2 * SLANES)
		SNAME(tile)(mr, 2, 0, false, s, a, b + j, c + j);
	if (s->n - j > SLANES)
		SNAME(tile)(mr, 2, some, spills, s, a, b + j, c + j);
	else if (j < s->n && some)
		SNAME(tile)(mr, 1, some, spills, s, a, b + j, c + j);
	else if (j < s->n)
		SNAME(tile)(mr, 1, 0, false, s, a, b + j, c + j);
}

/* m rows, in tiles of nearly equal height: of several the last one has three
 * rows at least, into which the one before may spill. */
static void
SNAME(rows)(const pop_small *s, int64_t m, const void *from, const void *by,
	void *to)
{
	const ST *a = from, *b = by;
	ST *c = to;
	const bool joins =
		s->crow == s->n && s->n <= 2 * SLANES && 3 * s->n >= SLANES;

	for (int64_t left = pop_divide_up(m, POP_SMALL_ROWS), r; left > 0;
		left--, m -= r, a += r * s->arow, c += r * s->crow) {
		const bool spills = joins && left > 1;

		r = pop_divide_up(m, left);
		switch (r) {
		case 1:
			SNAME(wide_tiles)(1, spills, s, a, b, c);
			break;
		case 2:
			SNAME(wide_tiles)(2, spills, s, a, b, c);
			break;
		case 3:
			SNAME(wide_tiles)(3, spills, s, a, b, c);
			break;
		case 4:
			SNAME(tiles)(4, spills, s, a, b, c);
			break;
		case 5:
			SNAME(tiles)(5, spills, s, a, b, c);
			break;
		default:
			SNAME(tiles)(POP_SMALL_ROWS, spills, s, a, b, c);
		}
	}
}

/* ---- Rows by columns that lie in lines, too: of floats, whose sums depend on
 * their order. */

#ifdef SFOLD

/* Adds the products of elements p.. of a row and of `side` columns to sixteen
 * sums of each column: of sixteen elements, or of fewer, the last ones. */
POP_INLINE void
SNAME(more_of_lines)(const int side, const bool all, SV (*x)[16 / SLANES],
	const ST *a, const ST *b, int64_t ldb, int64_t n)
{
#	pragma GCC unroll 8
	for (int v = 0; v < 16 / SLANES; v++) {
		const int64_t left = n - v * SLANES;
		const bool whole = all || left >= SLANES;
		const unsigned char *at =
			(const unsigned char *)(a + v * SLANES);
		SV y;

		if (!whole && left <= 0)
			break;
		y = whole ? (SV)v_load(at) : (SV)v_load_some(at, left * SWORDS);
#	pragma GCC unroll 4
		for (int j = 0; j < side; j++) {
			at = (const unsigned char *)(b + j * ldb + v * SLANES);
			x[j][v] = SFMA(y,
				whole ? (SV)v_load(at)
				      : (SV)v_load_some(at, left * SWORDS),
				x[j][v]);
		}
	}
}

/* `side` columns by one row.  Sums are added as in dot_thin.c. */
POP_INLINE void
SNAME(lines)(
	const int side, ST *c, const ST *a, const ST *b, int64_t ldb, int64_t k)
{
	SV x[SSIDE][16 / SLANES] = {{{0}}}, t[SLANES];
	int64_t p = 0;

	for (; p + 16 <= k; p += 16)
		SNAME(more_of_lines)(side, true, x, a + p, b + p, ldb, 16);
	if (p < k)
		SNAME(more_of_lines)(side, false, x, a + p, b + p, ldb, k - p);
#	pragma GCC unroll 16
	for (int j = 0; j < SLANES; j++)
		t[j] = SFOLD(x[j % side]);
#	pragma GCC unroll 4
	for (unsigned h = SLANES / 2; h; h /= 2)
#	pragma GCC unroll 8
		for (unsigned j = 0; j < h; j++)
			t[j] = SPAIR(t[j], t[j + h], h);
	memcpy(c, &t[0], (size_t)side * sizeof(ST));
}

static void
SNAME(rows_by_lines)(const pop_small *s, int64_t m, const void *from,
	const void *by, void *to)
{
	const ST *a = from, *b = by;
	ST *c = to;

	for (; m > 0; m--, a += s->arow, c += s->crow) {
		int64_t j = 0;

		for (; j + SSIDE <= s->n; j += SSIDE)
			SNAME(lines)
		(SSIDE, c + j, a, b + j * s->bcol, s->bcol, s->k);
		for (; j < s->n; j++)
			SNAME(lines)
		(1, c + j, a, b + j * s->bcol, s->bcol, s->k);
	}
}

#endif

/* B with its columns side by side, s->bdeep elements from row to row: element
 * (p, j) of it is at p * deep + j * col. */
static void
SNAME(turn)(const pop_small *s, void *to, const void *from, int64_t deep,
	int64_t col)
{
	const ST *b = from;
	ST *at = to;

	if (deep == 1) {
		POP_FN(pop_transpose)
		(sizeof(ST), to, s->bdeep * (int64_t)sizeof(ST), from,
			col * (int64_t)sizeof(ST), s->n, s->k);
		return;
	}
	for (int64_t p = 0; p < s->k; p++, at += s->bdeep, b += deep)
		for (int64_t j = 0; j < s->n; j++)
			at[j] = b[j * col];
}

#undef ST
#undef SV
#undef SNAME
#undef SSET
#undef SFMA
#undef SFOLD
#undef SPAIR
#undef SLANES
#undef SWORDS
#undef SWIDE
#undef SMOST
#undef SSIDE
