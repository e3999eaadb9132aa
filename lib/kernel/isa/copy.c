/*
 * COPY: elements from one view to another, as bits.
 *
 * Dims are ordered by the steps of the target, so that writing is as
 * contiguous as it can be, and merged.  What is then contiguous in both is
 * moved by rows.  The few elements of a pixel that stay side by side are one
 * element, of any number of bytes.  Where the source runs along another dim
 * than the target, the two dims are walked by squares.  Those of narrow
 * elements are put together to tiles in the first cache, so that both sides are
 * read and written by whole lines.  Where all that is short, as when pixels are
 * shuffled, a table says for each element of a longer run of the target where
 * in the source it lies; a run that is too long for that is cut, and the table
 * serves all of its parts.  Narrow elements from near each other are then moved
 * sixteen bytes at a time: see copy_window.h.
 */

#include "lib/kernel/isa/keep_loops.h"

#include <stdbool.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/copy_window.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"
#include "lib/kernel/kernel.h"

enum {
	/* Bytes of a unit of work at least, and per thread. */
	UNIT_BYTES = 64 << 10,
	WORTH_THREADS = 128 << 10,
	PARTS_PER_THREAD = 4,
	TILE_LINE = 128, /* bytes of a tile's row, or TILE_LEAST elements */
	TILE_LEAST = 32,
	TILE_BYTES = TILE_LINE * TILE_LINE,
	WIDEST = 64, /* bytes of an element */
	PIXEL = 4,   /* elements: transpose.c has a way of its own for so few */
	/* Elements of two dims up to which a table is worth it, if it has so
	 * many times those; and of a table. */
	SHORT = 64,
	RUNS = 4,
	MOST_TABLE = 4096,
	ENOUGH = 256,     /* so many need none of the parts of a longer run */
	MOST_CUT = 1024,  /* of one that serves parts of a run */
	MOST_LINES = 128, /* that it reads, so that they stay near */
	LINE = 64,        /* bytes */
	MOST_TIMES = 16,  /* rows of one element that are taken together */
	UNROLLED = 4,     /* of those that are written out */
	LEAST_TURNS = 48, /* elements of lines that take turns */
	/* Elements of a row that is short; bytes from its first one to that of
	 * the last row that are near. */
	SHORT_ROW = 16,
	FEW = 8, /* elements of a row that a table is worth more than a call */
	NEAR = 8 << 10,
};

typedef struct copy_dim {
	int64_t n, from, to; /* extent, bytes a step */
} copy_dim;

/*
 * Ways to move elements of one size, which are a T, or two Ts that may share
 * bytes; the second one begins `last` bytes behind the first.
 */
typedef struct copy_way {
	/* n elements, strides in bytes. */
	void (*row)(unsigned char *to, int64_t ts, const unsigned char *from,
		int64_t fs, int64_t n, int64_t last);
	/* Each of n elements so many times; all lie side by side. */
	void (*repeat)(unsigned char *to, const unsigned char *from, int64_t n,
		int times, int64_t last);
	/* From at[j] bytes on, to side by side. */
	void (*by_table)(unsigned char *to, const unsigned char *from,
		const int32_t *at, int64_t n, int64_t last);
} copy_way;

typedef struct copy_plan {
	const pop_step *step;
	size_t size; /* bytes of an element */
	const copy_way *way;
	int64_t last;
	int64_t from, to; /* bytes from the views' starts to the first point */
	unsigned nouter;
	copy_dim outer[POP_MAX_DIMS];
	/* Outer dims from `inner` on are walked for one piece of the others and
	 * then for the next one; how many points they have. */
	unsigned inner;
	int64_t ninner;
	copy_dim row;    /* innermost in the target */
	copy_dim across; /* rows of a unit; n is 1 if there is but one */
	bool turned;     /* the source runs along `across` */
	bool is_odd;     /* elements are two Ts */
	/* A unit: elements of a row and of `across`; how many of each. */
	int64_t row_part, across_part, nrow, nacross;
	int64_t units; /* outer points, times those */
	int64_t tile;  /* side of a tile, in elements */
	int64_t bytes;
	/* Or elements of a row come from `table` bytes behind the first; NULL:
	 * not so.  A part of so many begins so many bytes behind the one
	 * before. */
	const int32_t *table;
	int64_t ntable, table_from;
	bool is_cut; /* and there are several parts */
	copy_windows windows; /* of the table */
} copy_plan;

/* ---- Elements. */

typedef uint8_t e1;
typedef uint16_t e2;
typedef uint32_t e4;
typedef uint64_t e8;

typedef struct e16 {
	uint64_t x[2];
} e16;

typedef uint64_t e32 __attribute__((vector_size(32)));

/* Sixteen bytes at a time, turned round; returns how many elements that was. */
#define BACKWARDS(T, ...)                                                 \
	static int64_t backwards_##T(                                     \
		unsigned char *to, const unsigned char *from, int64_t n)  \
	{                                                                 \
		typedef T part __attribute__((vector_size(16)));          \
		enum { PER = 16 / sizeof(T) };                            \
		int64_t j = 0;                                            \
		part v;                                                   \
                                                                          \
		for (; j + PER <= n; j += PER) {                          \
			memcpy(&v, from - (j + PER - 1) * (int)sizeof(T), \
				sizeof(v));                               \
			v = __builtin_shufflevector(v, v, __VA_ARGS__);   \
			memcpy(to + j * (int)sizeof(T), &v, sizeof(v));   \
		}                                                         \
		return j;                                                 \
	}

BACKWARDS(e1, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
BACKWARDS(e2, 7, 6, 5, 4, 3, 2, 1, 0)
BACKWARDS(e4, 3, 2, 1, 0)
BACKWARDS(e8, 1, 0)

static int64_t
backwards_e16(unsigned char *to, const unsigned char *from, int64_t n)
{
	(void)to, (void)from, (void)n;
	return 0;
}

/* Every third one, sixteen bytes of them at a time, from two vectors and then
 * a third one; returns how many elements that was: not the last one, so that
 * what lies between them is there. */
#define THIRDS(T, two, ...)                                              \
	static int64_t thirds_##T(                                       \
		unsigned char *to, const unsigned char *from, int64_t n) \
	{                                                                \
		typedef T part __attribute__((vector_size(16)));         \
		enum { PER = 16 / sizeof(T) };                           \
		int64_t j = 0;                                           \
		part a, b, c;                                            \
                                                                         \
		for (; POP_VBYTES >= 32 && j + PER < n;                  \
			j += PER, from += 48, to += 16) {                \
			memcpy(&a, from, 16);                            \
			memcpy(&b, from + 16, 16);                       \
			memcpy(&c, from + 32, 16);                       \
			a = __builtin_shufflevector(a, b, LIST two);     \
			a = __builtin_shufflevector(a, c, __VA_ARGS__);  \
			memcpy(to, &a, 16);                              \
		}                                                        \
		return j;                                                \
	}
#define LIST(...) __VA_ARGS__

THIRDS(e1, (0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 0, 0, 0, 0, 0), 0, 1, 2, 3,
	4, 5, 6, 7, 8, 9, 10, 17, 20, 23, 26, 29)
THIRDS(e2, (0, 3, 6, 9, 12, 15, 0, 0), 0, 1, 2, 3, 4, 5, 10, 13)
THIRDS(e4, (0, 3, 6, 0), 0, 1, 2, 5)

static int64_t
thirds_e8(unsigned char *to, const unsigned char *from, int64_t n)
{
	(void)to, (void)from, (void)n;
	return 0;
}

static int64_t
thirds_e16(unsigned char *to, const unsigned char *from, int64_t n)
{
	(void)to, (void)from, (void)n;
	return 0;
}

/* Half a vector of elements, each as one twice as wide. */
#if POP_VBYTES == 64
#	define WIDER(N, W) _mm512_cvtepu##N##_epi##W(_mm256_loadu_si256(from))
#elif POP_VBYTES == 32
#	define WIDER(N, W) _mm256_cvtepu##N##_epi##W(_mm_loadu_si128(from))
#else
#	define WIDER(N, W) v_load(from) /* never */
#endif

/* Each twice, half a vector at a time; returns how many elements that was: none
 * where vectors are short.  Not inlined: what repeats elements four times would
 * then no longer be made vectors of. */
#define TWICE(T, N, W)                                                    \
	__attribute__((noinline)) static int64_t twice_##T(               \
		unsigned char *to, const unsigned char *first, int64_t n) \
	{                                                                 \
		typedef uint##W##_t whole POP_VEC;                        \
		enum { PER = POP_VBYTES / 2 / sizeof(T) };                \
		int64_t j = 0;                                            \
                                                                          \
		for (; POP_VBYTES > 16 && j + PER <= n;                   \
			j += PER, to += POP_VBYTES) {                     \
			const void *from = first + j * (int)sizeof(T);    \
			const whole w = (whole)WIDER(N, W);               \
                                                                          \
			v_store(to, (V)(w | w << N));                     \
		}                                                         \
		return j;                                                 \
	}

TWICE(e1, 8, 16)
TWICE(e2, 16, 32)
TWICE(e4, 32, 64)

static int64_t
twice_e8(unsigned char *to, const unsigned char *from, int64_t n)
{
	typedef e8 pair __attribute__((vector_size(16)));

	for (int64_t j = 0; j < n; j++) {
		pair v = {0};
		e8 x;

		memcpy(&x, from + j * 8, sizeof(x));
		v += x;
		memcpy(to + j * 16, &v, sizeof(v));
	}
	return n;
}

static int64_t
twice_e16(unsigned char *to, const unsigned char *from, int64_t n)
{
	(void)to, (void)from, (void)n;
	return 0;
}

/* Each element so many times, by vectors that reach into what the elements
 * after it are written to: for as many elements as there is room for that,
 * which it returns. */
#define SPREAD(T)                                                       \
	static int64_t spread_##T(unsigned char *to,                    \
		const unsigned char *from, int64_t n, int times)        \
	{                                                               \
		typedef T part __attribute__((vector_size(16)));        \
		const int64_t bytes = times * (int64_t)sizeof(T);       \
		const int64_t room = (bytes + 15) / 16 * 16;            \
		const int64_t end = n + 1 - (room + bytes - 1) / bytes; \
		int64_t j = 0;                                          \
                                                                        \
		for (; j < end; j++, to += bytes, from += sizeof(T)) {  \
			part v = {0};                                   \
			T x;                                            \
                                                                        \
			memcpy(&x, from, sizeof(x));                    \
			v += x;                                         \
			memcpy(to, &v, sizeof(v));                      \
			for (int64_t k = 16; k < bytes; k += 16)        \
				memcpy(to + k, &v, sizeof(v));          \
		}                                                       \
		return j;                                               \
	}

SPREAD(e1)
SPREAD(e2)
SPREAD(e4)
SPREAD(e8)

static int64_t
spread_e16(unsigned char *to, const unsigned char *from, int64_t n, int times)
{
	(void)to, (void)from, (void)n, (void)times;
	return 0;
}

/* n times the same one, by vectors of which the last may share some of what the
 * one before wrote. */
#define FILL(T)                                                          \
	static void fill_##T(                                            \
		unsigned char *to, const unsigned char *from, int64_t n) \
	{                                                                \
		typedef T part __attribute__((vector_size(16)));         \
		typedef T whole POP_VEC;                                 \
		const int64_t bytes = n * (int64_t)sizeof(T);            \
		part p = {0};                                            \
		whole w = {0};                                           \
		T x;                                                     \
                                                                         \
		memcpy(&x, from, sizeof(x));                             \
		p += x;                                                  \
		w += x;                                                  \
		for (int64_t j = POP_VBYTES; j < bytes; j += POP_VBYTES) \
			v_store(to + j - POP_VBYTES, (V)w);              \
		if (bytes >= POP_VBYTES) {                               \
			v_store(to + bytes - POP_VBYTES, (V)w);          \
			return;                                          \
		}                                                        \
		for (int64_t j = 16; j < bytes; j += 16)                 \
			memcpy(to + j - 16, &p, sizeof(p));              \
		if (bytes >= 16)                                         \
			memcpy(to + bytes - 16, &p, sizeof(p));          \
		for (int64_t j = 0; bytes < 16 && j < n; j++)            \
			memcpy(to + j * (int)sizeof(T), &x, sizeof(x));  \
	}

FILL(e1)
FILL(e2)
FILL(e4)
FILL(e8)

static void
fill_e16(unsigned char *to, const unsigned char *from, int64_t n)
{
	e16 x;

	memcpy(&x, from, sizeof(x));
	for (; n > 0; n--, to += sizeof(x))
		memcpy(to, &x, sizeof(x));
}

/* An element is read as a whole, and then written. */
#define GET(T, from, last)              \
	T head, tail;                   \
	memcpy(&head, from, sizeof(T)); \
	memcpy(&tail, (from) + (last), sizeof(T))
#define PUT(T, to, last)                                         \
	do {                                                     \
		memcpy((to), &head, sizeof(T));                  \
		if ((last) > 0)                                  \
			memcpy((to) + (last), &tail, sizeof(T)); \
	} while (0)

/* What copy_way says, for a `last` that may be known to be none. */
#define MOVES(T)                                                           \
	POP_INLINE void each_##T(unsigned char *to, int64_t ts,            \
		const unsigned char *from, int64_t fs, int64_t n,          \
		const int64_t last)                                        \
	{                                                                  \
		_Pragma("GCC unroll 4") for (int64_t j = 0; j < n;         \
					     j++, from += fs, to += ts)    \
		{                                                          \
			GET(T, from, last);                                \
			PUT(T, to, last);                                  \
		}                                                          \
	}                                                                  \
	POP_INLINE void times_##T(unsigned char *to,                       \
		const unsigned char *from, int64_t n, const int times,     \
		const int64_t last)                                        \
	{                                                                  \
		const int64_t size = (int64_t)sizeof(T) + last;            \
                                                                           \
		for (int64_t j = 0; j < n; j++) {                          \
			GET(T, from + j * size, last);                     \
			for (int k = 0; k < times; k++) {                  \
				PUT(T, to + (j * times + k) * size, last); \
			}                                                  \
		}                                                          \
	}                                                                  \
	POP_INLINE void repeat_##T(unsigned char *to,                      \
		const unsigned char *from, int64_t n, int times,           \
		const int64_t last)                                        \
	{                                                                  \
		if (times == 2)                                            \
			times_##T(to, from, n, 2, last);                   \
		else if (times == 3)                                       \
			times_##T(to, from, n, 3, last);                   \
		else if (times == 4)                                       \
			times_##T(to, from, n, 4, last);                   \
		else                                                       \
			times_##T(to, from, n, times, last);               \
	}                                                                  \
	POP_INLINE void by_table_##T(unsigned char *to,                    \
		const unsigned char *from, const int32_t *at, int64_t n,   \
		const int64_t last)                                        \
	{                                                                  \
		const int64_t size = (int64_t)sizeof(T) + last;            \
                                                                           \
		_Pragma("GCC unroll 4") for (int64_t j = 0; j < n;         \
					     j++, to += size)              \
		{                                                          \
			GET(T, from + at[j], last);                        \
			PUT(T, to, last);                                  \
		}                                                          \
	}

MOVES(e1)
MOVES(e2)
MOVES(e4)
MOVES(e8)
MOVES(e16)
MOVES(e32)

#define ONE(T)                                                                 \
	static void row_##T##_one(unsigned char *to, int64_t ts,               \
		const unsigned char *from, int64_t fs, int64_t n,              \
		int64_t last)                                                  \
	{                                                                      \
		int64_t j = 0;                                                 \
                                                                               \
		(void)last;                                                    \
		if (fs == 0 && ts == (int64_t)sizeof(T)) {                     \
			fill_##T(to, from, n);                                 \
			return;                                                \
		}                                                              \
		if (fs == -(int64_t)sizeof(T) && ts == -fs)                    \
			j = backwards_##T(to, from, n);                        \
		else if (ts == (int64_t)sizeof(T) && fs == 2 * ts)             \
			j = POP_FN(pop_copy_every_other)(to, from, ts, n);     \
		else if (ts == (int64_t)sizeof(T) && fs == 3 * ts)             \
			j = thirds_##T(to, from, n);                           \
		each_##T(to + j * ts, ts, from + j * fs, fs, n - j, 0);        \
	}                                                                      \
	static void repeat_##T##_one(unsigned char *to,                        \
		const unsigned char *from, int64_t n, int times, int64_t last) \
	{                                                                      \
		const int64_t size = (int64_t)sizeof(T);                       \
		int64_t j = times == 2 ? twice_##T(to, from, n)                \
			    : times > UNROLLED                                 \
				    ? spread_##T(to, from, n, times)           \
				    : 0;                                       \
                                                                               \
		(void)last;                                                    \
		repeat_##T(to + times * j * size, from + j * size, n - j,      \
			times, 0);                                             \
	}                                                                      \
	static void by_table_##T##_one(unsigned char *to,                      \
		const unsigned char *from, const int32_t *at, int64_t n,       \
		int64_t last)                                                  \
	{                                                                      \
		(void)last;                                                    \
		by_table_##T(to, from, at, n, 0);                              \
	}

#define TWO(T)                                                                 \
	static void row_##T##_two(unsigned char *to, int64_t ts,               \
		const unsigned char *from, int64_t fs, int64_t n,              \
		int64_t last)                                                  \
	{                                                                      \
		each_##T(to, ts, from, fs, n, last);                           \
	}                                                                      \
	static void repeat_##T##_two(unsigned char *to,                        \
		const unsigned char *from, int64_t n, int times, int64_t last) \
	{                                                                      \
		repeat_##T(to, from, n, times, last);                          \
	}                                                                      \
	static void by_table_##T##_two(unsigned char *to,                      \
		const unsigned char *from, const int32_t *at, int64_t n,       \
		int64_t last)                                                  \
	{                                                                      \
		by_table_##T(to, from, at, n, last);                           \
	}

ONE(e1)
ONE(e2)
ONE(e4)
ONE(e8)
ONE(e16)
TWO(e2)
TWO(e4)
TWO(e8)
TWO(e16)
TWO(e32)

#define WAY(T, many)                                                         \
	{                                                                    \
		row_##T##_##many, repeat_##T##_##many, by_table_##T##_##many \
	}

/* By the logarithm of the bytes of a T. */
static const copy_way one_way[] = {
	WAY(e1, one), WAY(e2, one), WAY(e4, one), WAY(e8, one), WAY(e16, one)};
static const copy_way two_ways[] = {[1] = WAY(e2, two),
	WAY(e4, two),
	WAY(e8, two),
	WAY(e16, two),
	WAY(e32, two)};

/* The widest T is taken of which an element is one or two. */
static void
choose_way(copy_plan *p)
{
	unsigned log = 0;

	while (((size_t)2 << log) < p->size)
		log++;
	if (p->size <= 16 && (p->size & (p->size - 1)) == 0) {
		log += p->size > 1;
		p->way = &one_way[log];
	} else {
		p->is_odd = true;
		p->way = &two_ways[log];
	}
	p->last = (int64_t)p->size - ((int64_t)1 << log);
}

/* ---- Preparation. */

static int64_t
magnitude(int64_t x)
{
	return x < 0 ? -x : x;
}

/* Greatest step of the target first. */
static unsigned
sorted_dims(copy_dim *d, const pop_step *s, int64_t size)
{
	unsigned n = 0;

	for (unsigned k = 0; k < s->ndim; k++) {
		copy_dim x = {s->extent[k], s->view[0].stride[k] * size,
			s->view[1].stride[k] * size};
		unsigned at = n;

		if (x.n == 1)
			continue;
		for (; at > 0 && magnitude(d[at - 1].to) < magnitude(x.to);
			at--)
			d[at] = d[at - 1];
		d[at] = x;
		n++;
	}
	return n;
}

static unsigned
merge(copy_dim *d, unsigned n)
{
	unsigned m = 0;

	for (unsigned k = 0; k < n; k++) {
		copy_dim *o = m ? &d[m - 1] : NULL;

		if (o && o->from == d[k].n * d[k].from &&
			o->to == d[k].n * d[k].to) {
			o->n *= d[k].n;
			o->from = d[k].from;
			o->to = d[k].to;
		} else {
			d[m++] = d[k];
		}
	}
	return m;
}

/* A few elements that stay side by side are one. */
static unsigned
widen(copy_plan *p, unsigned n)
{
	const int64_t size = (int64_t)p->size;
	const copy_dim *d;

	if (n < 2)
		return n;
	d = &p->outer[n - 1];
	if (d->from != size || d->to != size || d->n > WIDEST / size)
		return n;
	p->size *= (size_t)d->n;
	return n - 1;
}

static bool
is_near(const copy_dim *d)
{
	return d->n * magnitude(d->from) <= NEAR &&
	       d->n * magnitude(d->to) <= NEAR;
}

/* Of elements that lie apart in the target, whatever the order, short rows take
 * a call each: then the dim around them is the row. */
static void
lengthen_row(copy_plan *p, unsigned n)
{
	copy_dim *d = p->outer, row;

	if (n < 2 || p->table || d[n - 1].to == (int64_t)p->size ||
		d[n - 1].n > SHORT_ROW || d[n - 2].n <= d[n - 1].n ||
		!is_near(&d[n - 2]))
		return;
	row = d[n - 2];
	d[n - 2] = d[n - 1];
	d[n - 1] = row;
}

static void
take_across(copy_plan *p, unsigned k)
{
	p->across = p->outer[k];
	p->nouter--;
	memmove(&p->outer[k], &p->outer[k + 1],
		(p->nouter - k) * sizeof(p->outer[0]));
}

/* Walks the dim from its other end. */
static void
flip(copy_plan *p, copy_dim *d)
{
	p->from += (d->n - 1) * d->from;
	p->to += (d->n - 1) * d->to;
	d->from = -d->from;
	d->to = -d->to;
}

/* The dim that the source runs along, if it is not the row; or else the one
 * around the row. */
static void
find_across(copy_plan *p)
{
	const int64_t size = (int64_t)p->size;
	bool turned = !p->table && p->row.from != size && p->row.from != 0 &&
		      p->row.to == size;

	p->across = (copy_dim){1, 0, 0};
	for (unsigned k = 0; turned && k < p->nouter; k++)
		if (magnitude(p->outer[k].from) == size) {
			p->turned = true;
			take_across(p, k);
			if (p->across.from < 0)
				flip(p, &p->across);
			return;
		}
	if (p->nouter > 0)
		take_across(p, p->nouter - 1);
}

/* How much of both dims a unit is. */
static void
cut_units(copy_plan *p)
{
	int64_t many = UNIT_BYTES / (int64_t)p->size;

	p->tile = TILE_LINE / (int64_t)p->size;
	p->tile = p->tile < TILE_LEAST ? TILE_LEAST : p->tile;
	p->row_part = p->row.n < many ? p->row.n : many;
	p->across_part = many / p->row_part;
	if (p->table && p->ntable < p->row.n) {
		p->row_part = p->ntable;
		p->across_part = many / p->row_part;
	} else if (p->turned && p->is_odd) {
		p->across_part = p->row_part = p->tile;
	} else if (p->turned && p->row.n > PIXEL) {
		p->across_part = p->tile;
		p->row_part = p->across.n > PIXEL ? p->row.n : many / PIXEL;
	}
	p->nrow = (p->row.n + p->row_part - 1) / p->row_part;
	p->nacross = (p->across.n + p->across_part - 1) / p->across_part;
}

/* Offsets in the source of the points of n dims, in bytes.  NULL: too far. */
static int32_t *
offsets(pop_arena *a, const copy_dim *d, unsigned n, int64_t count)
{
	int32_t *out = POP_NEWN(a, int32_t, (size_t)count);

	for (int64_t i = 0; i < count; i++) {
		int64_t rest = i, at = 0;

		for (unsigned k = n; k-- > 0;) {
			at += rest % d[k].n * d[k].from;
			rest /= d[k].n;
		}
		if (at != (int32_t)at)
			return NULL;
		out[i] = (int32_t)at;
	}
	return out;
}

/* The dim around the row that the source runs along; NULL: none. */
static const copy_dim *
runs_along(const copy_dim *d, unsigned n, int64_t size)
{
	for (unsigned k = 0; k + 1 < n; k++)
		if (magnitude(d[k].from) == size)
			return &d[k];
	return NULL;
}

/* Whether squares of the dims that either side runs along would be of very few
 * elements, and the source's runs short. */
static bool
turns_few(const copy_dim *d, unsigned n, int64_t size)
{
	const copy_dim *across = runs_along(d, n, size);

	return across && size <= 8 && d[n - 1].to == size &&
	       d[n - 1].from != 0 && across->n * d[n - 1].n < SHORT &&
	       across->n * size < 2 * LINE;
}

/* Whether rows are of very few elements that lie apart in the source, or the
 * other way round, and the source runs along no other dim. */
static bool
rows_are_few(const copy_dim *d, unsigned n, int64_t size)
{
	return size <= 8 && d[n - 1].to == size && d[n - 1].from != 0 &&
	       d[n - 1].from != size && d[n - 1].n <= FEW &&
	       !runs_along(d, n, size);
}

/* Are elements of a long row that lie near each other in the source, but not
 * side by side, faster moved by windows?  So are pixels of three bytes, and
 * single bytes of pixels of four. */
static bool
rows_are_near(const copy_dim *d, unsigned n, int64_t size)
{
	int64_t step;

	if (n == 0 || d[n - 1].to != size || d[n - 1].n < SHORT)
		return false;
	step = magnitude(d[n - 1].from);
	return (size == 1 && step == 4) ||
	       (size == 3 && (step == 3 || step == 4) && d[n - 1].from != size);
}

/* Lines of the source that n steps along a dim take. */
static int64_t
lines(const copy_dim *d, int64_t n)
{
	int64_t bytes = magnitude(d->from);

	return bytes >= LINE ? n : (n * bytes + LINE - 1) / LINE;
}

/* The table is of the dims from `first` on, `run` elements; those of d[first]
 * are cut to so many. */
typedef struct table_cut {
	unsigned first;
	int64_t run, part;
} table_cut;

static table_cut
cut_table(const copy_dim *d, unsigned n, int64_t size, bool few)
{
	const bool may_cut = few || !runs_along(d, n, size);
	table_cut c = {.first = n, .run = 1};
	int64_t most = few ? MOST_LINES : MOST_TABLE, read = 1;

	while (c.first > 0 && d[c.first - 1].to == c.run * size) {
		const copy_dim *next = &d[c.first - 1];
		int64_t part = next->n;

		while (part > 1 && (c.run * part > MOST_TABLE ||
					   read * lines(next, part) > most))
			part = (part + 1) / 2;
		if (part < next->n && c.run * part > MOST_CUT)
			part = MOST_CUT / c.run;
		if (part < next->n && (!may_cut || part < 2 || c.run >= ENOUGH))
			return c;
		c = (table_cut){c.first - 1, c.run * part, part};
		read *= lines(next, part);
		if (part < next->n)
			return c;
	}
	return c;
}

/* Do a few lines of the source take turns in the target?  transpose.c has ways
 * for that. */
static bool
takes_turns(const copy_dim *d, unsigned n, int64_t size)
{
	const copy_dim *few = &d[n - 1], *many = &d[n - 2];

	return POP_VBYTES >= 32 && size == 4 && few->to == size &&
	       few->n <= PIXEL && many->to == few->n * size &&
	       many->from == size && many->n * few->n >= LEAST_TURNS;
}

/* Takes a table for the last of n dims if their runs are short.  It is
 * p->outer that the dims lie in. */
static unsigned
take_table(copy_plan *p, pop_arena *a, unsigned n)
{
	const int64_t size = (int64_t)p->size;
	copy_dim *d = p->outer, whole;
	const bool near = rows_are_near(d, n, size);
	bool few;
	table_cut c;

	if (!near && (n < 2 || (d[n - 1].from == size && d[n - 1].n >= RUNS) ||
			     takes_turns(d, n, size)))
		return n;
	few = near || turns_few(d, n, size) || rows_are_few(d, n, size);
	if (!few && (n < 3 || d[n - 1].n * d[n - 2].n > SHORT))
		return n;
	c = cut_table(d, n, size, few);
	if (c.run < (few ? SHORT : RUNS * d[n - 1].n * d[n - 2].n))
		return n;
	whole = d[c.first];
	d[c.first].n = c.part;
	p->table = offsets(a, d + c.first, n - c.first, c.run);
	d[c.first] = whole;
	if (!p->table)
		return n;
	p->windows = POP_FN(pop_copy_windows)(a, p->table, c.run, size);
	if (near && p->windows.done == 0) {
		p->table = NULL;
		return n;
	}
	p->ntable = c.run;
	p->table_from = c.part * whole.from;
	p->is_cut = few && c.part < whole.n;
	d[c.first] = (copy_dim){c.run / c.part * whole.n, 0, size};
	return c.first + 1;
}

/* What reads the rest of a part's lines comes before the next part. */
static void
find_inner(copy_plan *p)
{
	unsigned k = 0;

	while (k < p->nouter && magnitude(p->outer[k].from) >= LINE)
		k++;
	p->inner = p->is_cut ? k : p->nouter;
	p->ninner = 1;
	for (k = p->inner; k < p->nouter; k++)
		p->ninner *= p->outer[k].n;
}

static pop_status
prepare_copy(void **plan, size_t *scratch, pop_arena *a,
	const pop_program *prog, const pop_step *step, pop_err *err)
{
	copy_plan *p = POP_NEW(a, copy_plan);
	int64_t outer = 1;
	unsigned n;

	(void)prog, (void)err;
	*scratch = 0;
	*plan = p;
	p->step = step;
	p->size = pop_dtype_bytes((pop_dtype)step->view[0].dtype);
	for (unsigned k = 0; k < step->ndim; k++)
		if (step->extent[k] == 0)
			return POP_OK;
	n = merge(p->outer, sorted_dims(p->outer, step, (int64_t)p->size));
	n = widen(p, n);
	choose_way(p);
	n = take_table(p, a, n);
	lengthen_row(p, n);
	p->row = n > 0 ? p->outer[n - 1]
		       : (copy_dim){1, (int64_t)p->size, (int64_t)p->size};
	p->nouter = n > 0 ? n - 1 : 0;
	find_across(p);
	find_inner(p);
	for (unsigned k = 0; k < p->nouter; k++)
		outer *= p->outer[k].n;
	cut_units(p);
	p->units = outer * p->nrow * p->nacross;
	p->bytes = outer * p->row.n * p->across.n * (int64_t)p->size;
	return POP_OK;
}

/* ---- Rows. */

/* Rows of at least a vector: the last vector may share some of the one
 * before. */
POP_INLINE void
move_rows(unsigned char *to, int64_t tr, const unsigned char *from, int64_t fr,
	int64_t bytes, int64_t nrow)
{
	for (int64_t r = 0; r < nrow; r++, to += tr, from += fr) {
		V last = v_load(from + bytes - POP_VBYTES);

		for (int64_t i = 0; i + POP_VBYTES < bytes; i += POP_VBYTES)
			v_store(to + i, v_load(from + i));
		v_store(to + bytes - POP_VBYTES, last);
	}
}

/* Are rows of n elements one each, which lie side by side? */
static bool
repeats(const copy_plan *p, int64_t n)
{
	const int64_t size = (int64_t)p->size;

	return p->row.from == 0 && p->row.to == size && n <= MOST_TIMES &&
	       p->across.from == size && p->across.to == n * size;
}

static void
copy_rows(const copy_plan *p, unsigned char *to, const unsigned char *from,
	int64_t n, int64_t nrow)
{
	const int64_t size = (int64_t)p->size, bytes = n * size;
	const int64_t fs = p->row.from, ts = p->row.to;
	bool whole = fs == size && ts == size;

	if (whole && bytes >= POP_VBYTES && bytes <= 1024) {
		move_rows(to, p->across.to, from, p->across.from, bytes, nrow);
		return;
	}
	if (repeats(p, n)) {
		p->way->repeat(to, from, nrow, (int)n, p->last);
		return;
	}
	for (; nrow > 0; nrow--) {
		if (whole)
			POP_FN(pop_copy_bytes)(to, from, bytes);
		else
			p->way->row(to, ts, from, fs, n, p->last);
		to += p->across.to;
		from += p->across.from;
	}
}

/* ---- Tables. */

static void
copy_by_table(const copy_plan *p, unsigned char *to, const unsigned char *from,
	const int32_t *at, int64_t n, int64_t nrow)
{
	const bool whole = at == p->table && n == p->ntable;
	const int64_t done = whole ? p->windows.done : 0;

	for (; nrow > 0; nrow--) {
		if (done > 0)
			POP_FN(pop_copy_by_windows)(&p->windows, to, from);
		p->way->by_table(to + done * (int64_t)p->size, from, at + done,
			n - done, p->last);
		to += p->across.to;
		from += p->across.from;
	}
}

/* ---- Transpositions: `to` runs along x, `from` along y. */

/* The lines that the next tile is made of. */
static void
ask_for_tile(const unsigned char *from, int64_t step, int64_t row, int64_t n)
{
	for (int64_t k = 0; k < n; k++)
		for (int64_t i = 0; i < row; i += 64)
			__builtin_prefetch(from + k * step + i);
}

/* ny rows of the target, n elements along x. */
static void
transpose(const copy_plan *p, unsigned char *to, const unsigned char *from,
	int64_t n, int64_t ny)
{
	const int64_t size = (int64_t)p->size, row = p->tile * size;
	_Alignas(64) unsigned char tile[TILE_BYTES];
	int64_t x = 0;

	for (; ny == p->tile && size < 4 && x + p->tile <= n; x += p->tile) {
		if (x + 2 * p->tile <= n)
			ask_for_tile(from + (x + p->tile) * p->row.from,
				p->row.from, row, p->tile);
		POP_FN(pop_transpose)
		(p->size, tile, row, from + x * p->row.from, p->row.from,
			p->tile, p->tile);
		move_rows(to + x * size, p->across.to, tile, row, row, ny);
	}
	while (x < n) {
		bool pixels = ny <= PIXEL || n <= PIXEL;
		int64_t m = pixels || n - x < p->tile ? n - x : p->tile;

		POP_FN(pop_transpose)
		(p->size, to + x * size, p->across.to, from + x * p->row.from,
			p->row.from, m, ny);
		x += m;
	}
}

/* ---- Execution. */

typedef struct copy_job {
	const copy_plan *p;
	unsigned char *to;
	const unsigned char *from;
	int64_t nparts;
} copy_job;

/* A point of the outer dims. */
typedef struct spot {
	unsigned char *to;
	const unsigned char *from;
	int64_t x[POP_MAX_DIMS];
} spot;

static spot
spot_at(const copy_job *job, int64_t outer)
{
	const copy_plan *p = job->p;
	spot s = {.to = job->to, .from = job->from};

	for (unsigned k = p->nouter; k-- > 0;) {
		s.x[k] = outer % p->outer[k].n;
		s.to += s.x[k] * p->outer[k].to;
		s.from += s.x[k] * p->outer[k].from;
		outer /= p->outer[k].n;
	}
	return s;
}

/* The next one along dims from `first` to `end`; whether it is not the first
 * one again. */
POP_INLINE bool
next_spot(const copy_plan *p, spot *s, unsigned first, unsigned end)
{
	for (unsigned k = end; k-- > first;) {
		const copy_dim *d = &p->outer[k];

		s->to += d->to;
		s->from += d->from;
		if (++s->x[k] < d->n)
			return true;
		s->x[k] = 0;
		s->to -= d->n * d->to;
		s->from -= d->n * d->from;
	}
	return false;
}

static void
copy_unit(const copy_plan *p, const spot *s, int64_t piece)
{
	int64_t x = 0, y = 0, part = 0, nx, ny;
	unsigned char *to;
	const unsigned char *from;

	if (piece > 0) {
		x = piece % p->nrow * p->row_part;
		y = piece / p->nrow * p->across_part;
		part = p->table ? x / p->ntable : 0;
	}
	to = s->to + x * p->row.to + y * p->across.to;
	from = s->from + x * p->row.from + y * p->across.from;
	nx = p->row.n - x < p->row_part ? p->row.n - x : p->row_part;
	ny = p->across.n - y < p->across_part ? p->across.n - y
					      : p->across_part;
	if (p->table)
		copy_by_table(p, to, from + part * p->table_from,
			p->table + (x - part * p->ntable), nx, ny);
	else if (p->turned && !p->is_odd)
		transpose(p, to, from, nx, ny);
	else
		copy_rows(p, to, from, nx, ny);
}

/* n units from s on, each of which is elements some times each. */
static void
repeat_units(const copy_plan *p, spot *s, int64_t n)
{
	for (; n > 0; n--) {
		p->way->repeat(
			s->to, s->from, p->across.n, (int)p->row.n, p->last);
		next_spot(p, s, 0, p->nouter);
	}
}

/* Are units so? */
static bool
are_repeated(const copy_plan *p)
{
	return !p->table && !p->turned && p->nrow * p->nacross == 1 &&
	       p->ninner == 1 && repeats(p, p->row.n);
}

/* n units from s on, each of which is one transposition. */
static void
turn_units(const copy_plan *p, spot *s, int64_t n)
{
	for (; n > 0; n--) {
		POP_FN(pop_transpose)
		(p->size, s->to, p->across.to, s->from, p->row.from, p->row.n,
			p->across.n);
		next_spot(p, s, 0, p->nouter);
	}
}

/* Are units one transposition each, without a tile of its own? */
static bool
are_turned(const copy_plan *p)
{
	return p->turned && !p->is_odd && !p->table &&
	       p->nrow * p->nacross == 1 && p->ninner == 1 &&
	       (p->row.n <= PIXEL || p->across.n <= PIXEL);
}

static void
copy_part(void *arg, int64_t part, unsigned thread)
{
	const copy_job *job = arg;
	const copy_plan *p = job->p;
	const int64_t pieces = p->nrow * p->nacross, n = p->ninner;
	int64_t each = p->units / job->nparts, more = p->units % job->nparts;
	int64_t u = each * part + (part < more ? part : more);
	int64_t end = u + each + (part < more), piece = u / n % pieces;
	spot s = spot_at(job, u / n / pieces * n + u % n);

	(void)thread;
	if (are_turned(p)) {
		turn_units(p, &s, end - u);
		return;
	}
	if (are_repeated(p)) {
		repeat_units(p, &s, end - u);
		return;
	}
	for (; u < end; u++) {
		copy_unit(p, &s, piece);
		if (n > 1 && next_spot(p, &s, p->inner, p->nouter))
			continue;
		if (++piece == pieces) {
			piece = 0;
			next_spot(p, &s, 0, p->inner);
		}
	}
}

static void
run_copy(const void *plan, pop_run *run)
{
	const copy_plan *p = plan;
	copy_job job = {.p = p, .nparts = 1};

	if (p->units == 0)
		return;
	job.from = pop_view_start(run, &p->step->view[0]) + p->from;
	job.to = pop_view_start(run, &p->step->view[1]) + p->to;
	if (run->nthread > 1 && p->bytes >= WORTH_THREADS) {
		job.nparts = (int64_t)run->nthread * PARTS_PER_THREAD;
		if (job.nparts > p->units)
			job.nparts = p->units;
	}
	if (job.nparts == 1)
		copy_part(&job, 0, 0);
	else
		pop_pool_run(run->pool, copy_part, &job, job.nparts);
}

const pop_kernel POP_FN(pop_kernel_copy) = {
	.prepare = prepare_copy, .run = run_copy};
