#ifndef POP_KERNEL_ISA_GEMM_H
#define POP_KERNEL_ISA_GEMM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/kernel/isa/vm.h"
#include "lib/kernel/kernel.h"

/*
 * The inside of products: types, register tiles, packing.
 *
 * B is packed into panels of 16 columns, element (p, j) at p * 16 + j, the same
 * for all instruction sets.  A is read through pointers, one per row.  Depth
 * ascends, one accumulator per element, so results do not depend on how the
 * work is cut.  Of products of bf16 there are two in turn; see
 * POP_GEMM_CHAINS.
 */

/* Short names; every instruction set has its own. */
#define pop_gemm_type_of      POP_FN(pop_gemm_type_of)
#define pop_gemm_multiply     POP_FN(pop_gemm_multiply)
#define pop_gemm_panels       POP_FN(pop_gemm_panels)
#define pop_gemm_rows_at_once POP_FN(pop_gemm_rows_at_once)
#define pop_gemm_tiles        POP_FN(pop_gemm_tiles)
#define pop_gemm_pack         POP_FN(pop_gemm_pack)
#define pop_gemm_rows         POP_FN(pop_gemm_rows)
#define pop_gemm_pack_tile    POP_FN(pop_gemm_pack_tile)
#define pop_gemm_has_quads    POP_FN(pop_gemm_has_quads)
#define pop_gemm_has_amx      POP_FN(pop_gemm_has_amx)
#define pop_gemm_multiply_amx POP_FN(pop_gemm_multiply_amx)
#define pop_gemm_turn_halves  POP_FN(pop_gemm_turn_halves)
#define pop_gemm_join_halves  POP_FN(pop_gemm_join_halves)

/* Depth that POP_GEMM_CHAINS sums in two: what an instruction of AMX does. */
#define POP_GEMM_CHAIN 32

/* Elements of a segment of rows that lie anywhere, at most. */
#define POP_GEMM_APART_K 384

/* What is multiplied and summed; operands are converted to it. */
typedef enum pop_gemm_type {
	POP_GEMM_F32,
	POP_GEMM_F64,
	POP_GEMM_I32,
	POP_GEMM_I64,
	/* Two i16 in each element, one depth after the other, summed in i32;
	 * where the depth is odd, the last has a zero. */
	POP_GEMM_PAIRS,
	/* Four i8, those of A greater by 128 and without sign, summed in i32
	 * without what that is too much; B has zeros behind its depth. */
	POP_GEMM_QUADS,
	/* f32 that were bf16.  Of each 32 of depth, the last may be fewer,
	 * those of even and of odd depth are summed apart, from zero on, then
	 * both, and that is added to the sum of all. */
	POP_GEMM_CHAINS,
	/* The same by AMX: two bf16 in each element, the first in the low half;
	 * see halves.h for which numbers. */
	POP_GEMM_HALVES,
	/* Four i8, by AMX; B has zeros behind its depth. */
	POP_GEMM_BYTES,
} pop_gemm_type;

/* Whether this build can know the instructions of quads, and of AMX. */
#if POP_VBYTES == 64 && defined(__GNUC__) && !defined(__clang__)
#	define POP_GEMM_HAS_QUADS 1
#else
#	define POP_GEMM_HAS_QUADS 0
#endif
#if POP_VBYTES == 64 && defined(__linux__) &&             \
	((defined(__clang__) && __clang_major__ >= 12) || \
		(!defined(__clang__) && __GNUC__ >= 11))
#	define POP_GEMM_HAS_AMX 1
#else
#	define POP_GEMM_HAS_AMX 0
#endif

/* And the machine.  AMX: for this process, with all of its types. */
bool pop_gemm_has_quads(void);
bool pop_gemm_has_amx(void);

/* Is it multiplied by AMX? */
static inline bool
pop_gemm_is_amx(pop_gemm_type t)
{
	return t == POP_GEMM_HALVES || t == POP_GEMM_BYTES;
}

/* Depth of the operands in one element. */
static inline int64_t
pop_gemm_joined(pop_gemm_type t)
{
	if (t == POP_GEMM_QUADS || t == POP_GEMM_BYTES)
		return 4;
	return t == POP_GEMM_PAIRS || t == POP_GEMM_HALVES ? 2 : 1;
}

/* Elements whose multiples are where a depth may be cut. */
static inline int64_t
pop_gemm_unit(pop_gemm_type t)
{
	if (t == POP_GEMM_CHAINS)
		return POP_GEMM_CHAIN;
	return pop_gemm_is_amx(t) ? 16 : 8;
}

static inline size_t
pop_gemm_bytes(pop_gemm_type t)
{
	return t == POP_GEMM_F64 || t == POP_GEMM_I64 ? 8 : 4;
}

/* Elements that a depth of k takes. */
static inline int64_t
pop_gemm_depth(pop_gemm_type t, int64_t k)
{
	const int64_t joined = pop_gemm_joined(t);

	return (k + joined - 1) / joined;
}

/* Are there tiles that copy panels? */
static inline bool
pop_gemm_copies(pop_gemm_type t)
{
	return t == POP_GEMM_F32 || t == POP_GEMM_F64;
}

/* And such of rows side by side? */
static inline bool
pop_gemm_turns(pop_gemm_type t)
{
	return pop_gemm_copies(t) || t == POP_GEMM_CHAINS;
}

/* Are there tiles of half a panel? */
static inline bool
pop_gemm_narrows(pop_gemm_type t)
{
	return t == POP_GEMM_F32 && POP_VBYTES <= 32;
}

/* Is memory of type d already what is multiplied? */
static inline bool
pop_gemm_is_native(pop_gemm_type t, pop_dtype d)
{
	switch (t) {
	case POP_GEMM_F32:
		return d == POP_DT_F32;
	case POP_GEMM_F64:
		return d == POP_DT_F64;
	case POP_GEMM_I32:
		return d == POP_DT_I32 || d == POP_DT_U32;
	case POP_GEMM_I64:
		return d == POP_DT_I64 || d == POP_DT_U64;
	default:
		return false;
	}
}

/* And what is summed? */
static inline bool
pop_gemm_is_sum(pop_gemm_type t, pop_dtype d)
{
	if (t == POP_GEMM_HALVES || t == POP_GEMM_CHAINS)
		t = POP_GEMM_F32;
	if (t == POP_GEMM_PAIRS || t == POP_GEMM_QUADS || t == POP_GEMM_BYTES)
		t = POP_GEMM_I32;
	return pop_gemm_is_native(t, d);
}

/* How products of a and b in `acc` are made; POP_E_INPUT if there is no way. */
pop_status pop_gemm_type_of(pop_gemm_type *out, pop_dtype acc, pop_dtype a,
	pop_dtype b, pop_err *err);

/* ---- Multiplication. */

/*
 * Rows of a tile of all panels, of elements of 4 and 8 bytes: as many
 * accumulators as the registers hold beside a row of the panels and one element
 * of A.
 */
#if POP_VBYTES == 64
#	define POP_GEMM_ROWS4 6
#	define POP_GEMM_ROWS8 6
#elif POP_VBYTES == 32
#	define POP_GEMM_ROWS4 6
#	define POP_GEMM_ROWS8 6
#elif defined(__aarch64__)
#	define POP_GEMM_ROWS4 6
#	define POP_GEMM_ROWS8 3
#else
#	define POP_GEMM_ROWS4 3
#	define POP_GEMM_ROWS8 1
#endif
/* Of quads, whose tiles sum a row more: more panels would leave no register. */
#define POP_GEMM_ROWSQ 8
/* By AMX: two tiles. */
#define POP_GEMM_ROWST 32

/* Rows that are packed together. */
static inline int64_t
pop_gemm_height(pop_gemm_type t)
{
	if (t == POP_GEMM_QUADS)
		return POP_GEMM_ROWSQ;
	if (pop_gemm_is_amx(t))
		return POP_GEMM_ROWST;
	return pop_gemm_bytes(t) == 4 ? POP_GEMM_ROWS4 : POP_GEMM_ROWS8;
}

/* Times that a tile of rows goes down the depth, for all of `panels`. */
static inline int64_t
pop_gemm_passes(pop_gemm_type t, int64_t panels)
{
	return pop_gemm_is_amx(t) ? (panels + 1) / 2 : 1;
}

/* Panels of the next tile where `left` remain and one has at most `most`: the
 * last two have nearly the same. */
static inline int64_t
pop_gemm_strip(int64_t most, int64_t left)
{
	if (left <= most)
		return left;
	return left < 2 * most ? (left + 1) / 2 : most;
}

/* The n tiles of m rows are of nearly equal height, so that no thin one is
 * left: one of a row or two takes as long as one of five. */
typedef struct pop_gemm_heights {
	int64_t low, more; /* the first `more` have a row more */
} pop_gemm_heights;

static inline pop_gemm_heights
pop_gemm_heights_of(int64_t m, int64_t n)
{
	return n ? (pop_gemm_heights){m / n, m % n} : (pop_gemm_heights){0, 0};
}

/* Rows of tile q. */
static inline int64_t
pop_gemm_height_of(const pop_gemm_heights *h, int64_t q)
{
	return h->low + (q < h->more);
}

/* And the first of them. */
static inline int64_t
pop_gemm_tile_at(const pop_gemm_heights *h, int64_t q)
{
	return q * h->low + (q < h->more ? q : h->more);
}

/* Memory that will be needed next: `n` runs of `lines` cache lines, `stride`
 * bytes apart.  Tiles fetch `share` lines of it every POP_GEMM_BEAT of depth
 * and move on in it. */
typedef struct pop_gemm_fetch {
	const unsigned char *at;
	int64_t n, lines, stride;
	int64_t line;
	int64_t share;
} pop_gemm_fetch;

enum { POP_GEMM_BEAT = 8 };

static inline void
pop_gemm_fetch_some(pop_gemm_fetch *f)
{
	for (int64_t i = f->share; i > 0 && f->n; i--) {
		__builtin_prefetch(f->at + f->line * 64, 0, 2);
		if (++f->line < f->lines)
			continue;
		f->line = 0;
		f->at += f->stride;
		f->n--;
	}
}

/*
 * c[m][16 * npanel] = from + rows times panels.  The depth is nseg segments of
 * k elements: row i of segment s lies at a[s * pitch + i].  Depth q of panel t
 * lies at b + t * panel + q * ldb, in elements.  Rows lie along the depth, or
 * side by side.
 */
typedef struct pop_gemm_block {
	int64_t m, npanel, nseg, k;
	/* The panel, there is one, has no more columns than half of it, and no
	 * others are computed: see pop_gemm_narrows(). */
	bool narrow;
	int64_t height; /* that A's rows were packed for; 0: they were not */
	/* Rows of one segment; by AMX, there is one and its rows are equally
	 * far apart, unless these are halves that lie anywhere.  odd: then the
	 * last element of each segment is but one number. */
	bool apart, odd; /* k <= POP_GEMM_APART_K */
	const void *const *a;
	int64_t pitch;
	/* Elements from depth to depth of rows that lie side by side, one
	 * element apart; see pop_gemm_turns().  0: rows lie along the depth. */
	int64_t lda;
	const void *b;
	int64_t ldb, panel;
	/* If set, the first tile of rows copies the panels to here, packed, and
	 * the others read the copy; of f32 and f64 only. */
	void *copy;
	void *c;
	int64_t ldc; /* elements */
	/* What the products are added to; NULL: to zero. */
	const void *from;
	int64_t ldfrom;
	pop_gemm_fetch *fetch;
	/* Called before each tile; may be NULL. */
	void (*between)(void *arg);
	void *arg;
} pop_gemm_block;

void pop_gemm_multiply(pop_gemm_type t, const pop_gemm_block *g);
/* Of the types of AMX, where there is one. */
void pop_gemm_multiply_amx(pop_gemm_type t, const pop_gemm_block *g);

/* Panels that a register tile of m rows takes: packing so many at a time pays.
 * One less where it then takes all rows, so that panels are read once. */
int64_t pop_gemm_panels(pop_gemm_type t, int64_t m);

/* Most rows that a tile takes. */
int64_t pop_gemm_rows_at_once(pop_gemm_type t);

/* Tiles of m rows, as they are packed: of fewer panels there may be fewer. */
int64_t pop_gemm_tiles(pop_gemm_type t, int64_t m);

/* ---- Packing. */

/* A matrix in memory: element (i, j) at i * row + j * col, in elements. */
typedef struct pop_gemm_matrix {
	const unsigned char *at;
	int64_t row, col;
	pop_dtype dtype;
} pop_gemm_matrix;

/* Writes the panel of a depth of k (rows of b) and n <= 16 columns; the other
 * columns are zero. */
void pop_gemm_pack(pop_gemm_type t, void *panel, const pop_gemm_matrix *b,
	int64_t k, int64_t n);

/* Numbers of 16 bits, columns side by side: row q of `to` has number q of the
 * n <= 16 columns, `col` apart from b on; the others are zero. */
void pop_gemm_turn_halves(uint16_t (*to)[16], const unsigned char *b,
	int64_t col, int64_t k, int64_t n);

/* Two such rows as one of pairs. */
void pop_gemm_join_halves(
	void *to, const uint16_t low[16], const uint16_t high[16]);

/*
 * Writes the m <= height rows of a tile so that it reads one line of memory:
 * element q of row i to q * height + i.  Rows lie along the depth of k, or side
 * by side, `lda` from depth to depth.  See pop_gemm_turns().
 */
void pop_gemm_pack_tile(pop_gemm_type t, void *to, const void *const *row,
	int64_t lda, int64_t m, int64_t k);

/* Writes m rows of a depth of k, converted, `ld` elements apart. */
void pop_gemm_rows(pop_gemm_type t, void *to, int64_t ld,
	const pop_gemm_matrix *a, int64_t m, int64_t k);

#endif
