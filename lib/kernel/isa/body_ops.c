/*
 * Loops of the recognised bodies: by class of value and operation, one for
 * rows, one for single places, one for running results.
 */

#include "lib/kernel/isa/body.h"

#include <string.h>

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm_convert.h"
#include "lib/kernel/isa/vm_float.h"
#include "lib/kernel/isa/vm_int.h"
#include "lib/kernel/isa/vm_small.h"
#include "lib/kernel/isa/walk.h"

enum {
	AHEAD = 1536, /* bytes of rows that are fetched before they are put */
	MOST_AHEAD = 16,  /* rows */
	SHORT = 128,      /* bytes of a row that is put without a call */
	LINES = 64,       /* bytes of a row whose place is fetched on its own */
	LINES_AHEAD = 12, /* rows */
	FEW = 4,          /* elements that are put one by one */
	STREAMS = 4,      /* of elements; see find_streams() */
	STREAMED = 64,    /* elements that pay for them */
	COLUMNS = 4,      /* vectors of columns that are reduced at once */
	FLOATS = 256      /* elements that are brought to f32 together */
};

/* Asks for a row's lines, of which `bytes` is the length. */
POP_INLINE void
fetch_row(const unsigned char *to, const unsigned char *from, int64_t bytes)
{
	for (int64_t k = 0; k < bytes; k += 64) {
		__builtin_prefetch(from + k);
		__builtin_prefetch(to + k, 1);
	}
}

/* The same of where a row is put: the rows themselves come in order. */
POP_INLINE void
fetch_place(const unsigned char *to, int64_t bytes)
{
	for (int64_t k = 0; k < bytes; k += 64)
		__builtin_prefetch(to + k, 1);
}

/* How many rows before its use a row is asked for. */
POP_INLINE int64_t
rows_ahead(int64_t bytes)
{
	int64_t n = AHEAD / bytes;

	return n < 1 ? 1 : n > MOST_AHEAD ? MOST_AHEAD : n;
}

/* Parts of a vector without a mask: what was stored under one is slow to be
 * loaded again. */
POP_INLINE V
load_part(const unsigned char *p, int64_t n)
{
#if POP_VBYTES == 64
	if (n == 8)
		return (V)_mm512_zextsi256_si512(
			_mm256_loadu_si256((const void *)p));
#endif
#if POP_VBYTES == 32
	if (n == 4)
		return (V)_mm256_zextsi128_si256(
			_mm_loadu_si128((const void *)p));
#endif
	return v_load_some(p, n);
}

POP_INLINE void
store_part(unsigned char *p, V v, int64_t n)
{
#if POP_VBYTES == 64
	if (n == 8) {
		_mm256_storeu_si256(
			(void *)p, _mm512_castsi512_si256((__m512i)v));
		return;
	}
#endif
#if POP_VBYTES == 32
	if (n == 4) {
		_mm_storeu_si128((void *)p, _mm256_castsi256_si128((__m256i)v));
		return;
	}
#endif
	v_store_some(p, v, n);
}

/* The first n > 0 words of a vector, or all. */
POP_INLINE V
load_first(const unsigned char *p, int64_t n)
{
	return n == LANES ? v_load(p) : v_load_some(p, n);
}

POP_INLINE void
store_first(unsigned char *p, V v, int64_t n)
{
	if (n == LANES)
		v_store(p, v);
	else
		store_part(p, v, n);
}

POP_INLINE V
i_max(V a, V b)
{
	return v_select((V)(a > b), a, b);
}

POP_INLINE V
i_min(V a, V b)
{
	return v_select((V)(a < b), a, b);
}

POP_INLINE V
i_maxu(V a, V b)
{
	return v_select((V)((vu)a > (vu)b), a, b);
}

POP_INLINE V
i_minu(V a, V b)
{
	return v_select((V)((vu)a < (vu)b), a, b);
}

POP_INLINE V
set_v(V a, V b)
{
	(void)a;
	return b;
}

/* ---- The same on one value. */

#define F_MAX(a, b) float_max(a, b)
#define F_MIN(a, b) float_min(a, b)
#define D_MAX(a, b) double_max(a, b)
#define D_MIN(a, b) double_min(a, b)

/* Extremes by vectors, as of rows: without a branch, which nobody could
 * foretell. */
#define EXTREME(name, T, v, fn)                                  \
	POP_INLINE T name(T a, T b)                              \
	{                                                        \
		return ((v)fn((V)v##_set(a), (V)v##_set(b)))[0]; \
	}

EXTREME(float_max, float, vf, f_max)
EXTREME(float_min, float, vf, f_min)
EXTREME(double_max, double, vd, d_max)
EXTREME(double_min, double, vd, d_min)

#define ADD(a, b)  ((a) + (b))
#define MUL(a, b)  ((a) * (b))
#define MAX(a, b)  ((a) > (b) ? (a) : (b))
#define MIN(a, b)  ((a) < (b) ? (a) : (b))
#define AND(a, b)  ((a) & (b))
#define OR(a, b)   ((a) | (b))
#define XOR(a, b)  ((a) ^ (b))
#define LAST(a, b) ((void)(a), (b))

/*
 * EACH_BODY(name, class, op, vector function, type, function of two): all
 * recognised bodies but those on booleans.  Types of integers are unsigned
 * where the sign makes no difference, so that they wrap.
 */
#define EACH_BODY(X)                              \
	X(f_set, F, SET, set_v, float, LAST)      \
	X(f_add, F, ADD, f_add, float, ADD)       \
	X(f_mul, F, MUL, f_mul, float, MUL)       \
	X(f_max, F, MAX, f_max, float, F_MAX)     \
	X(f_min, F, MIN, f_min, float, F_MIN)     \
	X(d_set, D, SET, set_v, double, LAST)     \
	X(d_add, D, ADD, d_add, double, ADD)      \
	X(d_mul, D, MUL, d_mul, double, MUL)      \
	X(d_max, D, MAX, d_max, double, D_MAX)    \
	X(d_min, D, MIN, d_min, double, D_MIN)    \
	X(i_set, I, SET, set_v, uint32_t, LAST)   \
	X(i_add, I, ADD, i_add, uint32_t, ADD)    \
	X(i_mul, I, MUL, i_mul, uint32_t, MUL)    \
	X(i_max, I, MAX, i_max, int32_t, MAX)     \
	X(i_min, I, MIN, i_min, int32_t, MIN)     \
	X(i_maxu, I, MAXU, i_maxu, uint32_t, MAX) \
	X(i_minu, I, MINU, i_minu, uint32_t, MIN) \
	X(i_and, I, AND, v_and, uint32_t, AND)    \
	X(i_or, I, OR, v_or, uint32_t, OR)        \
	X(i_xor, I, XOR, v_xor, uint32_t, XOR)    \
	X(l_set, L, SET, set_v, uint64_t, LAST)   \
	X(l_add, L, ADD, l_add, uint64_t, ADD)    \
	X(l_mul, L, MUL, l_mul, uint64_t, MUL)    \
	X(l_max, L, MAX, l_max, int64_t, MAX)     \
	X(l_min, L, MIN, l_min, int64_t, MIN)     \
	X(l_maxu, L, MAXU, l_maxu, uint64_t, MAX) \
	X(l_minu, L, MINU, l_minu, uint64_t, MIN) \
	X(l_and, L, AND, v_and, uint64_t, AND)    \
	X(l_or, L, OR, v_or, uint64_t, OR)        \
	X(l_xor, L, XOR, v_xor, uint64_t, XOR)

#define PUT_SHORT(name, n)                                         \
	case n:                                                    \
		put_short_##name(base, place, val, from, nrow, n); \
		return;

/*
 * Indices that ascend are cut in STREAMS where they change: streams go to
 * places of their own, so that their elements need not wait for each other's.
 * Stream s is from[s] to from[s + 1] - 1.  False: they do not ascend, or are
 * too few.
 */
static bool
find_streams(const int32_t *index, int64_t n, int64_t from[STREAMS + 1])
{
	const unsigned char *p = (const unsigned char *)index;

	if (n < STREAMED)
		return false;
	/* The last vector may overlap the one before. */
	for (int64_t j = 0; j < n - 1; j += LANES) {
		const unsigned char *q = p + 4 * pop_least(j, n - 1 - LANES);

		if (v_any(v_load(q) > v_load(q + 4)))
			return false;
	}
	from[0] = 0;
	from[STREAMS] = n;
	for (int64_t s = 1; s < STREAMS; s++) {
		int64_t j = pop_most(n * s / STREAMS, from[s - 1]);

		while (j > 0 && j < n && index[j] == index[j - 1])
			j++;
		from[s] = j;
	}
	return true;
}

/* What all streams have. */
static int64_t
shortest_stream(const int64_t from[STREAMS + 1])
{
	int64_t n = from[1] - from[0];

	for (int s = 1; s < STREAMS; s++)
		n = pop_least(n, from[s + 1] - from[s]);
	return n;
}

/* Single elements at the places that indices say, but those outside. */
#define INDEX_CELLS(name, bytes)                                               \
	POP_INLINE void index_one_##name(unsigned char *base, int32_t index,   \
		uint32_t size, const unsigned char *val)                       \
	{                                                                      \
		if ((uint32_t)index < size)                                    \
			cell_##name(base + (uint32_t)index * (bytes), val);    \
	}                                                                      \
	static void index_##name(unsigned char *base, const int32_t *index,    \
		uint32_t size, const unsigned char *val, int64_t step,         \
		int64_t n)                                                     \
	{                                                                      \
		int64_t from[STREAMS + 1] = {[1] = n}, m = 0, ns = 1;          \
                                                                               \
		if (find_streams(index, n, from)) {                            \
			m = shortest_stream(from);                             \
			ns = STREAMS;                                          \
		}                                                              \
		for (int64_t j = 0; j < m; j++)                                \
			_Pragma("GCC unroll 8") for (int s = 0; s < STREAMS;   \
						     s++)                      \
			{                                                      \
				const int64_t k = from[s] + j;                 \
                                                                               \
				index_one_##name(                              \
					base, index[k], size, val + k * step); \
			}                                                      \
		for (int64_t s = 0; s < ns; s++)                               \
			for (int64_t k = from[s] + m; k < from[s + 1]; k++)    \
				index_one_##name(                              \
					base, index[k], size, val + k * step); \
	}

/* They are known in number, and stay in registers. */
#define EACH_COLUMN _Pragma("GCC unroll 4")

/* What is left of rows behind blocks of columns. */
#define COLUMNS_LEFT(name, k)                                 \
	case k:                                               \
		some_columns_##name(acc, val, pitch, nrow, k, \
			(bytes - (k - 1) * POP_VBYTES) / 4);  \
		break;

#define DEFINE(name, CLS, OP, fn, T, one)                                      \
	/* All rows into one, k vectors of them, the last of n lanes. */       \
	POP_INLINE void some_columns_##name(unsigned char *acc,                \
		const unsigned char *val, int64_t pitch, int64_t nrow,         \
		const int k, int64_t n)                                        \
	{                                                                      \
		V v[COLUMNS];                                                  \
                                                                               \
		EACH_COLUMN for (int c = 0; c < k; c++) v[c] = load_first(     \
			acc + c * POP_VBYTES, c < k - 1 ? LANES : n);          \
		for (int64_t r = 0; r < nrow; r++, val += pitch)               \
			EACH_COLUMN for (int c = 0; c < k; c++) v[c] =         \
				fn(v[c], load_first(val + c * POP_VBYTES,      \
						 c < k - 1 ? LANES : n));      \
		EACH_COLUMN for (int c = 0; c < k - 1; c++)                    \
			v_store(acc + c * POP_VBYTES, v[c]);                   \
		store_first(acc + (k - 1) * POP_VBYTES, v[k - 1], n);          \
	}                                                                      \
	static void columns_##name(unsigned char *acc,                         \
		const unsigned char *val, int64_t pitch, int64_t nrow,         \
		int64_t bytes)                                                 \
	{                                                                      \
		enum { BLOCK = COLUMNS * POP_VBYTES };                         \
                                                                               \
		for (; bytes >= BLOCK; bytes -= BLOCK) {                       \
			some_columns_##name(                                   \
				acc, val, pitch, nrow, COLUMNS, LANES);        \
			acc += BLOCK;                                          \
			val += BLOCK;                                          \
		}                                                              \
		switch ((bytes + POP_VBYTES - 1) / POP_VBYTES) {               \
			COLUMNS_LEFT(name, 1)                                  \
			COLUMNS_LEFT(name, 2)                                  \
			COLUMNS_LEFT(name, 3)                                  \
			COLUMNS_LEFT(name, 4)                                  \
		}                                                              \
	}                                                                      \
	POP_INLINE void row_##name(unsigned char *acc,                         \
		const unsigned char *val, int64_t whole, int64_t some)         \
	{                                                                      \
		int64_t j = 0;                                                 \
                                                                               \
		for (; j < whole; j += POP_VBYTES)                             \
			v_store(acc + j,                                       \
				fn(v_load(acc + j), v_load(val + j)));         \
		if (some)                                                      \
			store_part(acc + j,                                    \
				fn(load_part(acc + j, some),                   \
					load_part(val + j, some)),             \
				some);                                         \
	}                                                                      \
	static void rows_##name(unsigned char *acc, int64_t acc_pitch,         \
		const unsigned char *val, int64_t val_pitch, int64_t nrow,     \
		int64_t n)                                                     \
	{                                                                      \
		const int64_t bytes = n * (int64_t)sizeof(T);                  \
		const int64_t whole = bytes / POP_VBYTES * POP_VBYTES;         \
		const int64_t some = (bytes - whole) / 4;                      \
                                                                               \
		if (!acc_pitch && nrow > 1) {                                  \
			columns_##name(acc, val, val_pitch, nrow, bytes);      \
			return;                                                \
		}                                                              \
		for (int64_t r = 0; r < nrow; r++) {                           \
			row_##name(acc, val, whole, some);                     \
			acc += acc_pitch;                                      \
			val += val_pitch;                                      \
		}                                                              \
	}                                                                      \
	static void cells_##name(unsigned char *base, const int64_t *off,      \
		const unsigned char *val, int64_t n)                           \
	{                                                                      \
		for (int64_t j = 0; j < n; j++) {                              \
			unsigned char *p = base + off[j] * (int64_t)sizeof(T); \
			T x, y;                                                \
                                                                               \
			memcpy(&x, p, sizeof(x));                              \
			memcpy(&y, val + j * (int64_t)sizeof(T), sizeof(y));   \
			x = one(x, y);                                         \
			memcpy(p, &x, sizeof(x));                              \
		}                                                              \
	}                                                                      \
	POP_INLINE void cell_##name(unsigned char *p, const unsigned char *v)  \
	{                                                                      \
		T x, y;                                                        \
                                                                               \
		memcpy(&x, p, sizeof(x));                                      \
		memcpy(&y, v, sizeof(y));                                      \
		x = one(x, y);                                                 \
		memcpy(p, &x, sizeof(x));                                      \
	}                                                                      \
	INDEX_CELLS(name, sizeof(T))                                           \
	/* Short rows of n elements, which the compiler may know. */           \
	POP_INLINE void put_short_##name(unsigned char *base,                  \
		const int32_t *place, const unsigned char *val,                \
		const int32_t *from, int64_t nrow, int64_t n)                  \
	{                                                                      \
		const int64_t size = (int64_t)sizeof(T);                       \
		const int64_t whole = n * size / POP_VBYTES * POP_VBYTES;      \
		const int64_t some = (n * size - whole) / 4;                   \
                                                                               \
		for (int64_t j = 0; j < nrow; j++) {                           \
			const int64_t ahead = j + LINES_AHEAD;                 \
			unsigned char *p = base + place[j] * size;             \
			const unsigned char *v = val + from[j] * size;         \
                                                                               \
			if (n * size >= LINES && ahead < nrow)                 \
				fetch_place(                                   \
					base + place[ahead] * size, n * size); \
			if (n <= FEW)                                          \
				for (int64_t k = 0; k < n; k++)                \
					cell_##name(                           \
						p + k * size, v + k * size);   \
			else                                                   \
				row_##name(p, v, whole, some);                 \
		}                                                              \
	}                                                                      \
	static void put_##name(unsigned char *base, const int32_t *place,      \
		const unsigned char *val, const int32_t *from, int64_t nrow,   \
		int64_t n)                                                     \
	{                                                                      \
		const int64_t size = (int64_t)sizeof(T);                       \
		const int64_t ahead = rows_ahead(n * size);                    \
                                                                               \
		switch (n * size > SHORT ? 0 : n) {                            \
			PUT_SHORT(name, 1)                                     \
			PUT_SHORT(name, 2)                                     \
			PUT_SHORT(name, 3)                                     \
			PUT_SHORT(name, 4)                                     \
			PUT_SHORT(name, 8)                                     \
			PUT_SHORT(name, 16)                                    \
		case 0:                                                        \
			break;                                                 \
		default:                                                       \
			put_short_##name(base, place, val, from, nrow, n);     \
			return;                                                \
		}                                                              \
		for (int64_t j = 0; j < nrow; j++) {                           \
			const int64_t next = j + ahead < nrow ? j + ahead : j; \
                                                                               \
			fetch_row(base + place[next] * size,                   \
				val + from[next] * size, n * size);            \
			rows_##name(base + place[j] * size, 0,                 \
				val + from[j] * size, 0, 1, n);                \
		}                                                              \
	}                                                                      \
	static void scan_##name(                                               \
		unsigned char *acc, unsigned char *val, int64_t n)             \
	{                                                                      \
		T x, y;                                                        \
                                                                               \
		memcpy(&x, acc, sizeof(x));                                    \
		for (int64_t j = 0; j < n; j++, val += sizeof(y)) {            \
			memcpy(&y, val, sizeof(y));                            \
			x = one(x, y);                                         \
			memcpy(val, &x, sizeof(x));                            \
		}                                                              \
		memcpy(acc, &x, sizeof(x));                                    \
	}
EACH_BODY(DEFINE)
#undef DEFINE
#undef PUT_SHORT

/* Booleans: bytes, by vectors if all rows go into one, or eight at a time.  In
 * memory any but 0 is true. */
typedef uint8_t truth POP_VEC;

POP_INLINE V
load_truth(const unsigned char *p)
{
	truth t = (truth)v_load(p);

	return (V)((truth)(t != 0) & 1);
}

#define DEFINE(name, one)                                                      \
	POP_INLINE void some_columns_##name(unsigned char *acc,                \
		const unsigned char *val, int64_t pitch, int64_t nrow,         \
		const int k)                                                   \
	{                                                                      \
		V v[COLUMNS];                                                  \
                                                                               \
		EACH_COLUMN for (int c = 0; c < k; c++) v[c] =                 \
			v_load(acc + c * POP_VBYTES);                          \
		for (int64_t r = 0; r < nrow; r++, val += pitch)               \
			EACH_COLUMN for (int c = 0; c < k; c++) v[c] =         \
				one(v[c], load_truth(val + c * POP_VBYTES));   \
		EACH_COLUMN for (int c = 0; c < k; c++)                        \
			v_store(acc + c * POP_VBYTES, v[c]);                   \
	}                                                                      \
	static void columns_##name(unsigned char *acc,                         \
		const unsigned char *val, int64_t pitch, int64_t nrow,         \
		int64_t n)                                                     \
	{                                                                      \
		enum { BLOCK = COLUMNS * POP_VBYTES };                         \
		int64_t j = 0;                                                 \
                                                                               \
		for (; j + BLOCK <= n; j += BLOCK)                             \
			some_columns_##name(                                   \
				acc + j, val + j, pitch, nrow, COLUMNS);       \
		for (; j + POP_VBYTES <= n; j += POP_VBYTES)                   \
			some_columns_##name(acc + j, val + j, pitch, nrow, 1); \
		for (int64_t r = 0; r < nrow; r++, val += pitch)               \
			for (int64_t k = j; k < n; k++)                        \
				acc[k] = (unsigned char)one(                   \
					acc[k], (val[k] != 0));                \
	}                                                                      \
	static void rows_##name(unsigned char *acc, int64_t acc_pitch,         \
		const unsigned char *val, int64_t val_pitch, int64_t nrow,     \
		int64_t n)                                                     \
	{                                                                      \
		if (!acc_pitch) {                                              \
			columns_##name(acc, val, val_pitch, nrow, n);          \
			return;                                                \
		}                                                              \
		for (int64_t r = 0; r < nrow; r++) {                           \
			unsigned char *a = acc + r * acc_pitch;                \
			const unsigned char *b = val + r * val_pitch;          \
			int64_t j = 0;                                         \
                                                                               \
			for (; j + 8 <= n; j += 8) {                           \
				uint64_t x, y;                                 \
                                                                               \
				memcpy(&x, a + j, sizeof(x));                  \
				memcpy(&y, b + j, sizeof(y));                  \
				x = one(x, y);                                 \
				memcpy(a + j, &x, sizeof(x));                  \
			}                                                      \
			for (; j < n; j++)                                     \
				a[j] = (unsigned char)one(a[j], b[j]);         \
		}                                                              \
	}                                                                      \
	static void scan_##name(                                               \
		unsigned char *acc, unsigned char *val, int64_t n)             \
	{                                                                      \
		for (int64_t j = 0; j < n; j++)                                \
			val[j] = *acc = (unsigned char)one(*acc, val[j]);      \
	}
DEFINE(b_set, LAST)
DEFINE(b_and, AND)
DEFINE(b_or, OR)
DEFINE(b_xor, XOR)
#undef DEFINE

/* Rows of types of 8 and 16 bits, one after the other. */
#define PUT_NARROW(name, bytes)                                              \
	static void put_##name(unsigned char *base, const int32_t *place,    \
		const unsigned char *val, const int32_t *from, int64_t nrow, \
		int64_t n)                                                   \
	{                                                                    \
		for (int64_t j = 0; j < nrow; j++)                           \
			row_##name(base + place[j] * (bytes),                \
				val + from[j] * (bytes), n);                 \
	}

/* Of vectors. */
#define MANY_MAX(a, b) MANY_IF((a) > (b), a, b)
#define MANY_MIN(a, b) MANY_IF((a) < (b), a, b)
#define MANY_IF(p, a, b) \
	(((__typeof__(a))(p) & (a)) | (~(__typeof__(a))(p) & (b)))

/*
 * Elements of 16-bit floats.  Sums and products are computed as f32 and rounded
 * back each time, by vectors of as many elements as there are; of single ones
 * without a vector of all lanes, which takes longer to come and go.
 */
POP_INLINE float
one_of_bf16(uint16_t x)
{
	const uint32_t bits = (uint32_t)x << 16;
	float v;

	memcpy(&v, &bits, sizeof(v));
	return v;
}

POP_INLINE uint16_t
bf16_of_one(float v)
{
	uint32_t b, r;

	memcpy(&b, &v, sizeof(b));
	r = b + 0x7fff + (b >> 16 & 1);
	return (uint16_t)(((b & INT32_MAX) > 0x7f800000 ? b | 0x400000 : r) >>
			  16);
}

POP_INLINE float
one_of_f16(uint16_t x)
{
#if POP_VBYTES >= 32
	return _mm_cvtss_f32(_mm_cvtph_ps(_mm_cvtsi32_si128(x)));
#else
	return ((vf)f_of_f16(v_set(x)))[0];
#endif
}

POP_INLINE uint16_t
f16_of_one(float v)
{
#if POP_VBYTES >= 32
	return (uint16_t)_mm_cvtsi128_si32(
		_mm_cvtps_ph(_mm_set_ss(v), _MM_FROUND_TO_NEAREST_INT));
#else
	return (uint16_t)f16_of_f((V)vf_set(v))[0];
#endif
}

#if POP_VBYTES >= 32
/* Parts of a vector: four elements, and eight. */
#	define PARTS(n)                                                      \
		typedef float f_##n __attribute__((vector_size(4 * (n))));    \
		typedef uint32_t u_##n __attribute__((vector_size(4 * (n)))); \
		typedef uint16_t h_##n __attribute__((vector_size(2 * (n)))); \
		POP_INLINE f_##n part_of_bf16_##n(h_##n x)                    \
		{                                                             \
			return (f_##n)(                                       \
				__builtin_convertvector(x, u_##n) << 16);     \
		}                                                             \
		POP_INLINE h_##n bf16_of_part_##n(f_##n v)                    \
		{                                                             \
			const u_##n b = (u_##n)v;                             \
			const u_##n nan = (u_##n)(v != v);                    \
			u_##n r = b + 0x7fff + (b >> 16 & 1);                 \
                                                                              \
			r = (nan & (b | 0x400000)) | (~nan & r);              \
			return __builtin_convertvector(r >> 16, h_##n);       \
		}
PARTS(4)
PARTS(8)

POP_INLINE f_4
part_of_f16_4(h_4 x)
{
	uint64_t bits;

	memcpy(&bits, &x, sizeof(bits));
	return (f_4)_mm_cvtph_ps(_mm_cvtsi64_si128((int64_t)bits));
}

POP_INLINE h_4
f16_of_part_4(f_4 v)
{
	const uint64_t bits =
		(uint64_t)_mm_cvtsi128_si64(_mm_cvtps_ph((__m128)v, 0));
	h_4 x;

	memcpy(&x, &bits, sizeof(x));
	return x;
}

POP_INLINE f_8
part_of_f16_8(h_8 x)
{
	return (f_8)_mm256_cvtph_ps((__m128i)x);
}

POP_INLINE h_8
f16_of_part_8(f_8 v)
{
	return (h_8)_mm256_cvtps_ph((__m256)v, 0);
}
#	define PART(type, m, one)                                          \
		for (; k + (m) <= n; k += (m)) {                            \
			h_##m x, y;                                         \
                                                                            \
			memcpy(&x, p + 2 * k, sizeof(x));                   \
			memcpy(&y, v + 2 * k, sizeof(y));                   \
			x = type##_of_part_##m(one(part_of_##type##_##m(x), \
				part_of_##type##_##m(y)));                  \
			memcpy(p + 2 * k, &x, sizeof(x));                   \
		}
#else
#	define PART(type, m, one)
#endif

#define EACH_HALF(X)                        \
	X(bf16_add, BF16, ADD, bf16, f_add) \
	X(bf16_mul, BF16, MUL, bf16, f_mul) \
	X(f16_add, F16, ADD, f16, f_add)    \
	X(f16_mul, F16, MUL, f16, f_mul)
#define DEFINE(name, D, OP, type, fn)                                         \
	POP_INLINE void cell_##name(unsigned char *p, const unsigned char *v) \
	{                                                                     \
		uint16_t x, y;                                                \
                                                                              \
		memcpy(&x, p, sizeof(x));                                     \
		memcpy(&y, v, sizeof(y));                                     \
		x = type##_of_one(OP(one_of_##type(x), one_of_##type(y)));    \
		memcpy(p, &x, sizeof(x));                                     \
	}                                                                     \
	POP_INLINE void row_##name(                                           \
		unsigned char *p, const unsigned char *v, int64_t n)          \
	{                                                                     \
		int64_t k = 0;                                                \
                                                                              \
		for (; k + LANES <= n; k += LANES)                            \
			store_##type(                                         \
				p + 2 * k, fn(load_##type(p + 2 * k),         \
						   load_##type(v + 2 * k)));  \
		PART(type, 8, OP)                                             \
		PART(type, 4, OP)                                             \
		for (; k < n; k++)                                            \
			cell_##name(p + 2 * k, v + 2 * k);                    \
	}                                                                     \
	PUT_NARROW(name, 2)                                                   \
	/* With values that are floats already. */                            \
	POP_INLINE void cell_##name##_f(                                      \
		unsigned char *p, const unsigned char *v)                     \
	{                                                                     \
		uint16_t x;                                                   \
		float y;                                                      \
                                                                              \
		memcpy(&x, p, sizeof(x));                                     \
		memcpy(&y, v, sizeof(y));                                     \
		x = type##_of_one(OP(one_of_##type(x), y));                   \
		memcpy(p, &x, sizeof(x));                                     \
	}                                                                     \
	INDEX_CELLS(name##_f, 2)                                              \
	static void index_##name(unsigned char *base, const int32_t *index,   \
		uint32_t size, const unsigned char *val, int64_t step,        \
		int64_t n)                                                    \
	{                                                                     \
		float f[FLOATS];                                              \
                                                                              \
		for (int64_t j = 0; j < n; j += FLOATS) {                     \
			const int64_t m = pop_least(FLOATS, n - j);           \
                                                                              \
			POP_FN(pop_row_load)                                  \
			(f, val + j * step, step, POP_DT_##D, m);             \
			index_##name##_f(base, index + j, size,               \
				(const unsigned char *)f, 4, m);              \
		}                                                             \
	}
EACH_HALF(DEFINE)
#undef DEFINE

/*
 * The greater or the less of two is found as of integers: without the sign of
 * its sign bit a float is one, in their order, -0 before 0.  Of a NaN and
 * anything it is the positive quiet one.
 */
#define KEY(T, x) ((x) ^ (((x) >> 15) & (T)0x7fff))
#define EACH_HALF_BOUND(X)                            \
	X(bf16_max, BF16, MAX, h_max, 0x7f80, 0x7fc0) \
	X(bf16_min, BF16, MIN, h_min, 0x7f80, 0x7fc0) \
	X(f16_max, F16, MAX, h_max, 0x7c00, 0x7e00)   \
	X(f16_min, F16, MIN, h_min, 0x7c00, 0x7e00)

typedef int16_t half_8 __attribute__((vector_size(16)));

POP_INLINE V
half_key_of(V x)
{
	return x ^ ((V)((vs)x >> 15) & (V)vus_set(0x7fff));
}

#define DEFINE(name, D, OP, fn, inf, nan)                                     \
	POP_INLINE void cell_##name(unsigned char *p, const unsigned char *v) \
	{                                                                     \
		int16_t x, y;                                                 \
		int32_t a, b, r, most;                                        \
                                                                              \
		memcpy(&x, p, sizeof(x));                                     \
		memcpy(&y, v, sizeof(y));                                     \
		a = KEY(int32_t, (int32_t)x);                                 \
		b = KEY(int32_t, (int32_t)y);                                 \
		r = OP(a, b);                                                 \
		most = MAX(x & 0x7fff, y & 0x7fff);                           \
		r = most > (inf) ? (nan) : KEY(int32_t, r);                   \
		x = (int16_t)r;                                               \
		memcpy(p, &x, sizeof(x));                                     \
	}                                                                     \
	POP_INLINE V many_##name(V x, V y)                                    \
	{                                                                     \
		const V abs = (V)vus_set(0x7fff);                             \
		const V most = h_max(x & abs, y & abs);                       \
		const V r = fn(half_key_of(x), half_key_of(y));               \
                                                                              \
		return v_select(h_lt((V)vus_set(inf), most), (V)vus_set(nan), \
			half_key_of(r));                                      \
	}                                                                     \
	POP_INLINE half_8 part_##name(half_8 x, half_8 y)                     \
	{                                                                     \
		const half_8 a = KEY(int16_t, x), b = KEY(int16_t, y);        \
		const half_8 r = MANY_##OP(a, b);                             \
		const half_8 quiet =                                          \
			((x & 0x7fff) > (inf)) | ((y & 0x7fff) > (inf));      \
                                                                              \
		return (quiet & (nan)) | (~quiet & KEY(int16_t, r));          \
	}                                                                     \
	POP_INLINE void row_##name(                                           \
		unsigned char *p, const unsigned char *v, int64_t n)          \
	{                                                                     \
		int64_t k = 0;                                                \
		half_8 x, y;                                                  \
                                                                              \
		for (; k + 2 * LANES <= n; k += 2 * LANES)                    \
			v_store(p + 2 * k, many_##name(v_load(p + 2 * k),     \
						   v_load(v + 2 * k)));       \
		for (; k + 8 <= n; k += 8) {                                  \
			memcpy(&x, p + 2 * k, sizeof(x));                     \
			memcpy(&y, v + 2 * k, sizeof(y));                     \
			x = part_##name(x, y);                                \
			memcpy(p + 2 * k, &x, sizeof(x));                     \
		}                                                             \
		for (; k < n; k++)                                            \
			cell_##name(p + 2 * k, v + 2 * k);                    \
	}                                                                     \
	PUT_NARROW(name, 2)                                                   \
	INDEX_CELLS(name, 2)
EACH_HALF_BOUND(DEFINE)
#undef DEFINE

/*
 * Integers of 8 and 16 bits: X(name, dtype, op, type, types that one and many
 * are computed with, functions of two).  Where the sign makes no difference
 * those are without, and of one a word of which the low bits stay.
 */
#define EACH_NARROW_OF(X, t, D, T, U)                  \
	X(t##_add, D, ADD, T, uint32_t, U, ADD, ADD)   \
	X(t##_mul, D, MUL, T, uint32_t, U, MUL, MUL)   \
	X(t##_and, D, AND, T, uint32_t, U, AND, AND)   \
	X(t##_or, D, OR, T, uint32_t, U, OR, OR)       \
	X(t##_xor, D, XOR, T, uint32_t, U, XOR, XOR)
#define EACH_EXTREME_OF(X, t, D, T, most, least)         \
	X(t##_max, D, most, T, T, T, MAX, MANY_MAX)      \
	X(t##_min, D, least, T, T, T, MIN, MANY_MIN)
#define EACH_NARROW(X)                                      \
	EACH_NARROW_OF(X, i8, I8, int8_t, uint8_t)          \
	EACH_NARROW_OF(X, u8, U8, uint8_t, uint8_t)         \
	EACH_NARROW_OF(X, i16, I16, int16_t, uint16_t)      \
	EACH_NARROW_OF(X, u16, U16, uint16_t, uint16_t)     \
	EACH_EXTREME_OF(X, i8, I8, int8_t, MAX, MIN)        \
	EACH_EXTREME_OF(X, u8, U8, uint8_t, MAXU, MINU)     \
	EACH_EXTREME_OF(X, i16, I16, int16_t, MAX, MIN)     \
	EACH_EXTREME_OF(X, u16, U16, uint16_t, MAXU, MINU)
#define DEFINE(name, D, OP, T, as, U, one, many)                              \
	typedef U name##_many __attribute__((vector_size(16)));               \
	POP_INLINE void cell_##name(unsigned char *p, const unsigned char *v) \
	{                                                                     \
		T x, y;                                                       \
                                                                              \
		memcpy(&x, p, sizeof(x));                                     \
		memcpy(&y, v, sizeof(y));                                     \
		x = (T)one((as)x, (as)y);                                     \
		memcpy(p, &x, sizeof(x));                                     \
	}                                                                     \
	POP_INLINE void row_##name(                                           \
		unsigned char *p, const unsigned char *v, int64_t n)          \
	{                                                                     \
		const int64_t size = (int64_t)sizeof(T), bytes = n * size;    \
		name##_many x, y;                                             \
		int64_t k = 0;                                                \
                                                                              \
		for (; k + 16 <= bytes; k += 16) {                            \
			memcpy(&x, p + k, sizeof(x));                         \
			memcpy(&y, v + k, sizeof(y));                         \
			x = many(x, y);                                       \
			memcpy(p + k, &x, sizeof(x));                         \
		}                                                             \
		for (; k < bytes; k += size)                                  \
			cell_##name(p + k, v + k);                            \
	}                                                                     \
	PUT_NARROW(name, (int64_t)sizeof(T))                                  \
	INDEX_CELLS(name, sizeof(T))
EACH_NARROW(DEFINE)
#undef DEFINE

static const struct loops {
	pop_body_rows_fn *rows;
	pop_body_cells_fn *cells;
	pop_body_put_fn *put;
	pop_body_index_fn *index;
	pop_body_scan_fn *scan;
} loops_of[POP_CLASS_B + 1][POP_BODY_OPS] = {
#define ROW(name, CLS, OP, fn, T, one)                                 \
	[POP_CLASS_##CLS][POP_BODY_##OP] = {rows_##name, cells_##name, \
		put_##name, index_##name, scan_##name},
	EACH_BODY(ROW)
#undef ROW
#define ROW(OP, name)                    \
	[POP_CLASS_B][POP_BODY_##OP] = { \
		.rows = rows_##name, .scan = scan_##name},
		ROW(SET, b_set) ROW(AND, b_and) ROW(OR, b_or) ROW(XOR, b_xor)
#undef ROW
};

/* The same of types of 8 and 16 bits. */
static const struct loops narrow_loops_of[][POP_BODY_OPS] = {
#define ROW(name, D, OP, ...)           \
	[POP_DT_##D][POP_BODY_##OP] = { \
		.put = put_##name, .index = index_##name},
	EACH_HALF(ROW) EACH_HALF_BOUND(ROW) EACH_NARROW(ROW)
#undef ROW
};

static const struct loops *
narrow_loops(const pop_body *b)
{
	const size_t n = sizeof(narrow_loops_of) / sizeof(*narrow_loops_of);
	const bool rounded =
		b->narrow == POP_DT_NONE || b->narrow == b->dtype[0];

	return rounded && b->dtype[0] < n ? &narrow_loops_of[b->dtype[0]][b->op]
					  : NULL;
}

bool
POP_FN(pop_body_loops)(pop_body *b)
{
	const struct loops *l = &loops_of[b->cls[0]][b->op];
	const struct loops *narrow = narrow_loops(b);

	b->rows = l->rows;
	/* Integers that wrap may do so when they are stored. */
	if (b->narrow == POP_DT_NONE ||
		(b->narrow == b->dtype[0] && b->cls[0] == POP_CLASS_I))
		b->scan = l->scan;
	if (b->narrow == POP_DT_NONE &&
		POP_FN(pop_is_direct)((pop_dtype)b->dtype[0])) {
		b->cells = l->cells;
		b->put = l->put;
		b->index = l->index;
	} else if (narrow) {
		b->put = narrow->put;
		b->index = narrow->index;
	}
	return b->rows != NULL;
}

/* ---- What leaves an accumulator as it is. */

#define ALL_BITS UINT64_MAX
static const uint64_t neutral[POP_CLASS_B][POP_BODY_OPS] = {
	[POP_CLASS_F] = {[POP_BODY_ADD] = 0x80000000,
		[POP_BODY_MAX] = 0xff800000,
		[POP_BODY_MIN] = 0x7f800000},
	[POP_CLASS_D] = {[POP_BODY_ADD] = UINT64_C(1) << 63,
		[POP_BODY_MAX] = 0xfff0000000000000,
		[POP_BODY_MIN] = 0x7ff0000000000000},
	[POP_CLASS_I] = {[POP_BODY_MAX] = 0x80000000,
		[POP_BODY_MIN] = INT32_MAX,
		[POP_BODY_MINU] = ALL_BITS,
		[POP_BODY_AND] = ALL_BITS},
	[POP_CLASS_L] = {[POP_BODY_MAX] = UINT64_C(1) << 63,
		[POP_BODY_MIN] = INT64_MAX,
		[POP_BODY_MINU] = ALL_BITS,
		[POP_BODY_AND] = ALL_BITS},
};

void
POP_FN(pop_body_fill_neutral)(const pop_body *b, unsigned char *p, int64_t n)
{
	const pop_dtype d = (pop_dtype)b->dtype[0];
	const int64_t size = pop_dtype_bytes(d);
	uint64_t v = neutral[b->cls[0]][b->op];

	if (!n)
		return;
	/* Of the least and greatest word, those of the type. */
	if (b->cls[0] == POP_CLASS_I && size < 4 &&
		(b->op == POP_BODY_MAX || b->op == POP_BODY_MIN))
		v = (uint32_t)v >> (32 - 8 * size);
	POP_FN(pop_row_store)(p, size, (const unsigned char *)&v, d, 1);
	for (int64_t done = 1, more; done < n; done += more) {
		more = pop_least(done, n - done);
		memcpy(p + done * size, p, (size_t)(more * size));
	}
}
