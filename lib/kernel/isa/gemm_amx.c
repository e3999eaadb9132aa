/*
 * Products by the tile unit (AMX): 32 rows by 32 columns in four tiles.
 *
 * A tile is 16 rows of 64 bytes.  Each instruction sums 16 elements of depth,
 * which hold 32 of bf16 or 64 of i8, for 16 rows and columns.  Sums of i8 wrap.
 * Of bf16 it adds those of even and of odd depth apart, each rounded and from
 * zero on, then both, and that to the tile (Intel's manual, TDPBF16PS; it is
 * tried once per process, in case another processor does otherwise): the order
 * of POP_GEMM_CHAINS, and the same bits where no number is subnormal, which it
 * takes for zero.
 *
 * Rows that lie anywhere, as those of convolutions do, are brought together in
 * the first cache, a line of each for 16 elements, before they meet all panels.
 */

#include "lib/kernel/isa/gemm.h"

#if POP_GEMM_HAS_AMX

#	include <stdatomic.h>
#	include <string.h>

#	include "lib/base/cpu.h"
#	include "lib/kernel/isa/vec.h"
#	include "lib/num/convert.h"

enum {
	SIDE = 16, /* rows of a tile, and elements of each */
	LINE = 64, /* bytes of a row */
};

/* As LDTILECFG reads it. */
typedef struct config {
	uint8_t palette, start, unused[14];
	uint16_t bytes[16]; /* of a row, by tile */
	uint8_t rows[16];
} config;

/* Instructions name tiles by numbers: of sums, by rows and panels; of rows; of
 * panels. */
#	define SUM_00  0
#	define SUM_01  1
#	define SUM_10  2
#	define SUM_11  3
#	define ROW_0   4
#	define ROW_1   5
#	define PANEL_0 6
#	define PANEL_1 7

/* As assembler: compilers' own functions want other options, and some of them
 * a literal number. */
#	define TEXT_(x) #        x
#	define TEXT(x)  TEXT_(x)
#	define TMM(t)   "%%tmm" TEXT(t)
#	define LOAD(t, at, ld)                                 \
		__asm__ volatile("tileloadd (%0,%1,1), " TMM(t) \
				 :                              \
				 : "r"(at), "r"((int64_t)(ld))  \
				 : "memory")
#	define STORE(t, at, ld)                                    \
		__asm__ volatile("tilestored " TMM(t) ", (%0,%1,1)" \
				 :                                  \
				 : "r"(at), "r"((int64_t)(ld))      \
				 : "memory")
#	define CLEAR(t) __asm__ volatile("tilezero " TMM(t)::)
/* c += a * b */
#	define BF16S(c, a, b) \
		__asm__ volatile("tdpbf16ps " TMM(b) ", " TMM(a) ", " TMM(c)::)
#	define I8S(c, a, b) \
		__asm__ volatile("tdpbssd " TMM(b) ", " TMM(a) ", " TMM(c)::)

POP_INLINE void
configure_as(const config *c)
{
	__asm__ volatile("ldtilecfg %0" : : "m"(*c));
}

/* The registers are large: the system need not keep them. */
POP_INLINE void
release(void)
{
	__asm__ volatile("tilerelease");
}

/* `high` rows in the first row of tiles, `more` in the second. */
static void
configure(int64_t high, int64_t more)
{
	config c = {.palette = 1};

	for (int t = 0; t < 8; t++) {
		const bool second = t == SUM_10 || t == SUM_11 || t == ROW_1;

		c.rows[t] = (uint8_t)(second ? more : high);
		c.bytes[t] = c.rows[t] ? LINE : 0;
	}
	c.rows[PANEL_0] = c.rows[PANEL_1] = SIDE;
	configure_as(&c);
}

/* ---- A tile of rows and columns. */

/* Where one lies, and what its tiles are of. */
typedef struct place {
	const unsigned char *a, *b;
	int64_t lda, panel; /* bytes from row to row, from panel to panel */
} place;

#	define MULTIPLY(bytes, c, a, b)        \
		do {                            \
			if (bytes)              \
				I8S(c, a, b);   \
			else                    \
				BF16S(c, a, b); \
		} while (0)

/* 16 elements of depth of h rows of tiles by w panels. */
POP_INLINE void
deepen(const bool bytes, const int h, const int w, const place *p)
{
	LOAD(PANEL_0, p->b, LINE);
	LOAD(ROW_0, p->a, p->lda);
	MULTIPLY(bytes, SUM_00, ROW_0, PANEL_0);
	if (w > 1) {
		LOAD(PANEL_1, p->b + p->panel, LINE);
		MULTIPLY(bytes, SUM_01, ROW_0, PANEL_1);
	}
	if (h > 1) {
		LOAD(ROW_1, p->a + SIDE * p->lda, p->lda);
		MULTIPLY(bytes, SUM_10, ROW_1, PANEL_0);
	}
	if (h > 1 && w > 1)
		MULTIPLY(bytes, SUM_11, ROW_1, PANEL_1);
}

/* The last k < 16 elements of depth of w panels, with zeros behind them. */
typedef struct tail {
	_Alignas(LINE) unsigned char b[2][SIDE][LINE];
	int64_t k;
} tail;

POP_INLINE void
fill_tail(
	tail *t, const int w, const unsigned char *b, int64_t panel, int64_t k)
{
	t->k = k;
	for (int j = 0; k && j < w; j++) {
		memcpy(t->b[j], b + j * panel, (size_t)(LINE * k));
		memset(t->b[j][k], 0, (size_t)(LINE * (SIDE - k)));
	}
}

/* Likewise of m rows, and their products. */
POP_INLINE void
deepen_some(const bool bytes, const int h, const int w, const place *p,
	int64_t m, const tail *t)
{
	_Alignas(LINE) unsigned char a[2 * SIDE][LINE];
	const place own = {a[0], t->b[0][0], LINE, sizeof(t->b[0])};

	for (int64_t i = 0; i < m; i++)
		v_store(a[i], v_load_some(p->a + i * p->lda, t->k));
	deepen(bytes, h, w, &own);
}

#	define BEGIN(t, i, j)                                               \
		do {                                                         \
			if (from)                                            \
				LOAD(t, from + (i)*SIDE * ldfrom + (j)*LINE, \
					ldfrom);                             \
			else                                                 \
				CLEAR(t);                                    \
		} while (0)
#	define END(t, i, j) STORE(t, c + (i)*SIDE * ldc + (j)*LINE, ldc)

/* m <= 32 rows by w panels from `at` on. */
POP_INLINE void
sum(const bool bytes, const int h, const int w, const pop_gemm_block *g,
	place at, const tail *end, int64_t m, const unsigned char *from,
	unsigned char *c)
{
	const int64_t ldc = 4 * g->ldc, ldfrom = 4 * g->ldfrom;
	int64_t p = 0;

	BEGIN(SUM_00, 0, 0);
	if (w > 1)
		BEGIN(SUM_01, 0, 1);
	if (h > 1)
		BEGIN(SUM_10, 1, 0);
	if (h > 1 && w > 1)
		BEGIN(SUM_11, 1, 1);
	for (; p + SIDE <= g->k; p += SIDE) {
		for (int beat = 0; beat < SIDE / POP_GEMM_BEAT; beat++)
			pop_gemm_fetch_some(g->fetch);
		deepen(bytes, h, w, &at);
		at.a += LINE;
		at.b += SIDE * LINE;
	}
	if (end->k)
		deepen_some(bytes, h, w, &at, m, end);
	END(SUM_00, 0, 0);
	if (w > 1)
		END(SUM_01, 0, 1);
	if (h > 1)
		END(SUM_10, 1, 0);
	if (h > 1 && w > 1)
		END(SUM_11, 1, 1);
}

/* m <= 32 rows from row i on, by panels t .. t + w. */
POP_INLINE void
one_place(const bool bytes, const int h, const int w, const pop_gemm_block *g,
	int64_t lda, int64_t i, int64_t m, int64_t t)
{
	const unsigned char *from = g->from;
	const place at = {.a = g->a[i],
		.b = (const unsigned char *)g->b + t * 4 * g->panel,
		.lda = lda,
		.panel = 4 * g->panel};
	tail end;

	if (from)
		from += 4 * i * g->ldfrom + t * LINE;
	fill_tail(&end, w, at.b + g->k / SIDE * SIDE * LINE, at.panel,
		g->k % SIDE);
	sum(bytes, h, w, g, at, &end, m, from,
		(unsigned char *)g->c + 4 * i * g->ldc + t * LINE);
}

POP_INLINE void
all_panels(const bool bytes, const int h, const pop_gemm_block *g, int64_t lda,
	int64_t i, int64_t m)
{
	int64_t t = 0;

	for (; t + 2 <= g->npanel; t += 2)
		one_place(bytes, h, 2, g, lda, i, m, t);
	if (t < g->npanel)
		one_place(bytes, h, 1, g, lda, i, m, t);
}

/* Rows of C are written from end to end: lines far apart, one by one, would
 * take as long as the products. */
POP_INLINE void
all_rows(const bool bytes, const pop_gemm_block *g)
{
	const int64_t lda = g->m > 1 ? (const unsigned char *)g->a[1] -
					       (const unsigned char *)g->a[0]
				     : LINE;

	for (int64_t i = 0, m, had = 0; i < g->m; i += m) {
		m = g->m - i < POP_GEMM_ROWST ? g->m - i : POP_GEMM_ROWST;
		if (g->between)
			g->between(g->arg);
		if (m != had)
			configure(m < SIDE ? m : SIDE, m < SIDE ? 0 : m - SIDE);
		had = m;
		if (m > SIDE)
			all_panels(bytes, 2, g, lda, i, m);
		else
			all_panels(bytes, 1, g, lda, i, m);
	}
	release();
}

/* ---- Rows of halves that lie anywhere. */

/* Lines of a row that are brought together, at most, as those of two tiles:
 * a segment begins with a line of its own, whose end is zero. */
enum { TOGETHER = POP_GEMM_APART_K / SIDE };

typedef struct lines {
	_Alignas(LINE) unsigned char at[TOGETHER][2 * SIDE][LINE];
} lines;

/* The last 16 elements of depth of two panels, or all, with zeros behind them:
 * what lines whose end is zero are multiplied by. */
typedef struct ends {
	_Alignas(LINE) unsigned char b[2][2 * SIDE][LINE];
	int64_t first;
} ends;

static void
fill_ends(ends *e, const pop_gemm_block *g, const unsigned char *b, int w)
{
	const int64_t depth = g->nseg * g->k;
	const int64_t n = depth < SIDE ? depth : SIDE;

	e->first = depth - n;
	for (int j = 0; j < w; j++) {
		memcpy(e->b[j], b + j * 4 * g->panel + e->first * LINE,
			(size_t)(n * LINE));
		memset(e->b[j][n], 0, (size_t)((2 * SIDE - n) * LINE));
	}
}

/* Segment s of m rows from row i on, to lines q... */
POP_INLINE void
bring_segment(lines *l, int64_t q, const pop_gemm_block *g, int64_t s,
	int64_t i, int64_t m)
{
	const void *const *row = g->a + s * g->pitch + i;
	const int64_t n = 2 * g->k - g->odd, last = (n - 1) / (2 * SIDE);
	const __mmask32 k = UINT32_MAX >> (2 * SIDE * (last + 1) - n);

	for (int64_t r = 0; r < m; r++) {
		const unsigned char *from = row[r];

		for (int64_t p = 0; p < last; p++)
			_mm512_store_si512(l->at[q + p][r],
				_mm512_loadu_si512(from + p * LINE));
		_mm512_store_si512(l->at[q + last][r],
			_mm512_maskz_loadu_epi16(k, from + last * LINE));
	}
}

/* Segments s .. end, whose lines are brought together, of m <= 32 rows by w
 * panels: c = from + products. */
POP_INLINE void
sum_apart(const int h, const int w, const pop_gemm_block *g, const lines *l,
	int64_t s, int64_t end, const unsigned char *b, const ends *e,
	const unsigned char *from, int64_t ldfrom, unsigned char *c)
{
	const int64_t ldc = 4 * g->ldc, depth = g->nseg * g->k;
	const unsigned char *a = l->at[0][0];

	BEGIN(SUM_00, 0, 0);
	if (w > 1)
		BEGIN(SUM_01, 0, 1);
	if (h > 1)
		BEGIN(SUM_10, 1, 0);
	if (h > 1 && w > 1)
		BEGIN(SUM_11, 1, 1);
	for (; s < end; s++)
		for (int64_t p = 0; p < g->k; p += SIDE) {
			const int64_t d = s * g->k + p;
			const bool some = d + SIDE > depth;
			const place at = {a,
				some ? e->b[0][d - e->first] : b + d * LINE,
				LINE,
				some ? (int64_t)sizeof(e->b[0]) : 4 * g->panel};

			pop_gemm_fetch_some(g->fetch);
			deepen(false, h, w, &at);
			a += sizeof(l->at[0]);
		}
	END(SUM_00, 0, 0);
	if (w > 1)
		END(SUM_01, 0, 1);
	if (h > 1)
		END(SUM_10, 1, 0);
	if (h > 1 && w > 1)
		END(SUM_11, 1, 1);
}

/* All panels: the first segments begin with what is added to. */
POP_INLINE void
panels_apart(const int h, const pop_gemm_block *g, const lines *l, int64_t i,
	int64_t s, int64_t end)
{
	for (int64_t t = 0; t < g->npanel; t += 2) {
		const unsigned char *b =
			(const unsigned char *)g->b + t * 4 * g->panel;
		unsigned char *c =
			(unsigned char *)g->c + 4 * i * g->ldc + t * LINE;
		const unsigned char *from = c;
		const int w = t + 1 < g->npanel ? 2 : 1;
		int64_t ldfrom = 4 * g->ldc;
		ends e;

		if (s == 0) {
			ldfrom = 4 * g->ldfrom;
			from = g->from ? (const unsigned char *)g->from +
						 i * ldfrom + t * LINE
				       : NULL;
		}
		fill_ends(&e, g, b, w);
		if (w == 2)
			sum_apart(h, 2, g, l, s, end, b, &e, from, ldfrom, c);
		else
			sum_apart(h, 1, g, l, s, end, b, &e, from, ldfrom, c);
	}
}

static void
rows_apart(const pop_gemm_block *g)
{
	const int64_t each = TOGETHER / ((g->k + SIDE - 1) / SIDE);
	lines l;

	for (int64_t i = 0, m, had = 0; i < g->m; i += m) {
		m = g->m - i < POP_GEMM_ROWST ? g->m - i : POP_GEMM_ROWST;
		if (g->between)
			g->between(g->arg);
		if (m != had)
			configure(m < SIDE ? m : SIDE, m < SIDE ? 0 : m - SIDE);
		had = m;
		for (int64_t s = 0, end; s < g->nseg; s = end) {
			end = g->nseg - s < each ? g->nseg : s + each;
			for (int64_t r = s; r < end; r++)
				bring_segment(&l,
					(r - s) * ((g->k + SIDE - 1) / SIDE), g,
					r, i, m);
			if (m > SIDE)
				panels_apart(2, g, &l, i, s, end);
			else
				panels_apart(1, g, &l, i, s, end);
		}
	}
	release();
}

void
pop_gemm_multiply_amx(pop_gemm_type t, const pop_gemm_block *g)
{
	if (g->apart) {
		rows_apart(g);
		return;
	}
	if (t == POP_GEMM_BYTES)
		all_rows(true, g);
	else
		all_rows(false, g);
}

/* ---- Whether there is one. */

static float
float_of(uint16_t bf16)
{
	return (float)pop_load_f64(POP_DT_BF16, &bf16);
}

enum { DEPTH = 2 * SIDE, TRIES = 8 };

/* Finite and normal, of either sign, 2^-8 to 2^8. */
static uint16_t
next_number(uint64_t *state)
{
	*state = *state * UINT64_C(6364136223846793005) + 1;
	return (uint16_t)(((*state >> 33 & 15) + 119) << 7 |
			  (*state >> 40 & 127) | (*state >> 50 & 1) << 15);
}

/* Does it round as said above?  One row by one column. */
static bool
sums_in_chains(void)
{
	config one = {
		.palette = 1, .bytes = {4, LINE, 4}, .rows = {1, 1, SIDE}};
	uint16_t a[DEPTH], b[DEPTH];
	uint64_t state = 1;
	bool same = true;

	configure_as(&one);
	for (int n = 0; n < TRIES; n++) {
		float sum = 0x1.234568p3f, even = 0, odd = 0, got = sum;

		for (int q = 0; q < DEPTH; q += 2) {
			a[q] = next_number(&state);
			a[q + 1] = next_number(&state);
			b[q] = next_number(&state);
			b[q + 1] = next_number(&state);
			even += float_of(a[q]) * float_of(b[q]);
			odd += float_of(a[q + 1]) * float_of(b[q + 1]);
		}
		sum += even + odd;
		LOAD(0, &got, 4);
		LOAD(1, a, LINE);
		LOAD(2, b, 4);
		BF16S(0, 1, 2);
		STORE(0, &got, 4);
		same = same && memcmp(&got, &sum, sizeof(sum)) == 0;
	}
	release();
	return same;
}

bool
pop_gemm_has_amx(void)
{
	static atomic_int known; /* how it rounds: 1: otherwise, 2: so */
	int is = atomic_load_explicit(&known, memory_order_relaxed);

	if (!pop_cpu_has(POP_CPU_AMX_BF16) || !pop_cpu_has(POP_CPU_AMX_INT8))
		return false;
	if (!is) {
		is = 1 + sums_in_chains();
		atomic_store_explicit(&known, is, memory_order_relaxed);
	}
	return is == 2;
}

#else

bool
pop_gemm_has_amx(void)
{
	return false;
}

#endif
