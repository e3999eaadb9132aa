/*
 * Moving elements of any size, and reading indices of any type: one tight loop
 * for each size or type, chosen once per row.
 */

#include "lib/kernel/isa/keep_loops.h"

#include "lib/kernel/isa/walk.h"

#include <string.h>

#include "lib/kernel/isa/vec.h"
#include "lib/num/convert.h"

typedef struct pair {
	uint64_t half[2];
} pair;

#define BY_SIZE(size, LOOP)           \
	switch (size) {               \
	case 1:                       \
		LOOP(uint8_t) break;  \
	case 2:                       \
		LOOP(uint16_t) break; \
	case 4:                       \
		LOOP(uint32_t) break; \
	case 8:                       \
		LOOP(uint64_t) break; \
	default:                      \
		LOOP(pair) break;     \
	}

typedef uint64_t quad __attribute__((vector_size(32)));

/* Less than a vector: two words that overlap. */
POP_INLINE void
copy_short(unsigned char *to, const unsigned char *from, int64_t bytes)
{
#define ENDS(T)                                                  \
	if (bytes >= (int64_t)sizeof(T)) {                       \
		const int64_t last = bytes - (int64_t)sizeof(T); \
		T a, b;                                          \
                                                                 \
		memcpy(&a, from, sizeof(a));                     \
		memcpy(&b, from + last, sizeof(b));              \
		memcpy(to, &a, sizeof(a));                       \
		memcpy(to + last, &b, sizeof(b));                \
		return;                                          \
	}
	ENDS(quad)
	ENDS(pair)
	ENDS(uint64_t)
	ENDS(uint32_t)
	ENDS(uint16_t)
	ENDS(uint8_t)
#undef ENDS
}

/* Whole vectors to where the target is aligned; the first and the last overlap
 * them. */
void
POP_FN(pop_copy_bytes)(
	unsigned char *to, const unsigned char *from, int64_t bytes)
{
	V first, last;

	if (bytes < POP_VBYTES) {
		copy_short(to, from, bytes);
		return;
	}
	first = v_load(from);
	last = v_load(from + bytes - POP_VBYTES);
	for (int64_t i = -(uintptr_t)to % POP_VBYTES; i + POP_VBYTES < bytes;
		i += POP_VBYTES)
		v_store(to + i, v_load(from + i));
	v_store(to, first);
	v_store(to + bytes - POP_VBYTES, last);
}

typedef uint16_t vu_16 POP_VEC;
typedef uint8_t vu_of_16 __attribute__((vector_size(POP_VBYTES / 2)));

/* As lanes of twice as many bytes that are cut short. */
int64_t
POP_FN(pop_copy_every_other)(
	unsigned char *to, const unsigned char *from, int64_t size, int64_t n)
{
	const int64_t per = POP_VBYTES / 2 / size;
	int64_t j = 0;

	if (!LOADS_BETWEEN || size > 4)
		return 0;

#define LOOP(WIDE, NARROW)                                  \
	for (; j + per < n; j += per) {                     \
		WIDE v;                                     \
		NARROW half;                                \
		memcpy(&v, from + 2 * j * size, sizeof(v)); \
		half = POP_CONVERT(v, NARROW);              \
		memcpy(to + j * size, &half, sizeof(half)); \
	}
	if (size == 1)
		LOOP(vu_16, vu_of_16)
	else if (size == 2)
		LOOP(vu, vus_of_i)
	else
		LOOP(vul, vu_of_l)
#undef LOOP
	return j;
}

void
POP_FN(pop_copy_strided)(unsigned char *to, int64_t to_stride,
	const unsigned char *from, int64_t from_stride, size_t size, int64_t n)
{
	if (to_stride == (int64_t)size && from_stride == 2 * to_stride) {
		const int64_t done =
			POP_FN(pop_copy_every_other)(to, from, to_stride, n);

		to += done * to_stride;
		from += done * from_stride;
		n -= done;
	}
	if (to_stride == (int64_t)size && from_stride == (int64_t)size) {
		POP_FN(pop_copy_bytes)(to, from, n * (int64_t)size);
		return;
	}
#define LOOP(T)                                       \
	for (int64_t j = 0; j < n; j++) {             \
		T v;                                  \
		memcpy(&v, from, sizeof(v));          \
		memcpy(to, &v, sizeof(v));            \
		from += from_stride, to += to_stride; \
	}
	BY_SIZE(size, LOOP)
#undef LOOP
}

void
POP_FN(pop_copy_from)(unsigned char *to, int64_t to_stride,
	const unsigned char *from, const int64_t *off, size_t size, int64_t n)
{
#define LOOP(T)                                                            \
	for (int64_t j = 0; j < n; j++) {                                  \
		T v;                                                       \
		memcpy(&v, from + off[j] * (int64_t)sizeof(v), sizeof(v)); \
		memcpy(to + j * to_stride, &v, sizeof(v));                 \
	}
	BY_SIZE(size, LOOP)
#undef LOOP
}

void
POP_FN(pop_copy_to)(unsigned char *to, const int64_t *off,
	const unsigned char *from, int64_t from_stride, size_t size, int64_t n)
{
#define LOOP(T)                                                          \
	for (int64_t j = 0; j < n; j++) {                                \
		T v;                                                     \
		memcpy(&v, from + j * from_stride, sizeof(v));           \
		memcpy(to + off[j] * (int64_t)sizeof(v), &v, sizeof(v)); \
	}
	BY_SIZE(size, LOOP)
#undef LOOP
}

enum {
	AHEAD = 8, /* rows that are asked for before they are copied */
	LINE = 64,
	INDEX_BLOCK = 128,
};

/* Runs of at least a vector, the last vector overlapping the one before. */
POP_INLINE void
copy_run(unsigned char *to, const unsigned char *from, int64_t bytes)
{
	int64_t i = 0;

	for (; i + POP_VBYTES <= bytes; i += POP_VBYTES)
		v_store(to + i, v_load(from + i));
	if (i < bytes)
		v_store(to + bytes - POP_VBYTES,
			v_load(from + bytes - POP_VBYTES));
}

void
POP_FN(pop_copy_rows)(unsigned char *to, int64_t to_stride,
	const unsigned char *from, const int64_t *off, size_t size,
	int64_t bytes, int64_t n)
{
	const int64_t eb = (int64_t)size;

#define ROWS(copy)                                                      \
	for (int64_t j = 0; j < n; j++, to += to_stride) {              \
		const unsigned char *row = from + off[j] * eb;          \
                                                                        \
		if (j + AHEAD < n)                                      \
			__builtin_prefetch(from + off[j + AHEAD] * eb); \
		copy;                                                   \
	}                                                               \
	break;
	switch (bytes) {
	case 8:
		ROWS(memcpy(to, row, 8))
	case 12:
		ROWS(memcpy(to, row, 12))
	case 16:
		ROWS(memcpy(to, row, 16))
	case 32:
		ROWS(memcpy(to, row, 32))
	case 64:
		ROWS(memcpy(to, row, 64))
	default:
		if (bytes < POP_VBYTES) {
			ROWS(copy_short(to, row, bytes))
		}
		if (bytes > 64 * POP_VBYTES) {
			ROWS(POP_FN(pop_copy_bytes)(to, row, bytes))
		}
		for (int64_t j = 0; j < n; j++, to += to_stride) {
			const unsigned char *row = from + off[j] * eb;
			const unsigned char *next =
				from + off[j + AHEAD < n ? j + AHEAD : j] * eb;

			for (int64_t i = 0; i < bytes; i += LINE)
				__builtin_prefetch(next + i);
			copy_run(to, row, bytes);
		}
	}
#undef ROWS
}

static void
copy_places_run(unsigned char *to, const int32_t *place,
	const unsigned char *from, const int32_t *at, int64_t eb, int64_t bytes,
	int64_t n)
{
	for (int64_t j = 0; j < n; j++) {
		unsigned char *p = to + place[j] * eb;
		const unsigned char *q = from + at[j] * eb;

		if (bytes < POP_VBYTES)
			copy_short(p, q, bytes);
		else if (bytes > 64 * POP_VBYTES)
			POP_FN(pop_copy_bytes)(p, q, bytes);
		else
			copy_run(p, q, bytes);
	}
}

void
POP_FN(pop_copy_places)(unsigned char *to, const int32_t *place,
	const unsigned char *from, const int32_t *at, size_t size, int64_t run,
	int64_t n)
{
	const int64_t eb = (int64_t)size;

	if (run > 1) {
		copy_places_run(to, place, from, at, eb, run * eb, n);
		return;
	}
#define LOOP(T)                                                            \
	for (int64_t j = 0; j < n; j++) {                                  \
		T v;                                                       \
		memcpy(&v, from + at[j] * (int64_t)sizeof(v), sizeof(v));  \
		memcpy(to + place[j] * (int64_t)sizeof(v), &v, sizeof(v)); \
	}
	BY_SIZE(size, LOOP)
#undef LOOP
}

void
POP_FN(pop_bring_places)(unsigned char *to, const unsigned char *from,
	const int32_t *at, size_t size, int64_t n)
{
#define LOOP(T)                                                           \
	_Pragma("GCC unroll 8") for (int64_t j = 0; j < n; j++)           \
	{                                                                 \
		T v;                                                      \
		memcpy(&v, from + at[j] * (int64_t)sizeof(v), sizeof(v)); \
		memcpy(to + j * (int64_t)sizeof(v), &v, sizeof(v));       \
	}
	BY_SIZE(size, LOOP)
#undef LOOP
}

/* Of 64 bits, signed or not: what 31 do not hold is -1.  In line, so that the
 * stride is a number the compiler knows. */
POP_INLINE void
narrow_words(int32_t *to, const unsigned char *from, int64_t stride, int64_t n)
{
	for (int64_t j = 0; j < n; j++) {
		uint64_t v;

		memcpy(&v, from + j * stride, sizeof(v));
		to[j] = v > INT32_MAX ? -1 : (int32_t)v;
	}
}

void
POP_FN(pop_index_load32)(int32_t *to, const unsigned char *from, int64_t stride,
	pop_dtype d, int64_t n)
{
	if (d == POP_DT_I32 || d == POP_DT_U32) {
		int64_t j = 0;

		if (stride == 4) {
			memcpy(to, from, (size_t)n * 4);
			return;
		}
		/* Pairs: what follows the last is not read. */
		for (; stride == 8 && j + LANES < n; j += LANES)
			v_store(to + j,
				v_even(v_load(from + j * 8),
					v_load(from + j * 8 + POP_VBYTES)));
		for (; j < n; j++)
			memcpy(to + j, from + j * stride, 4);
		return;
	}
	if (d == POP_DT_I64 || d == POP_DT_U64) {
		if (stride == 8)
			narrow_words(to, from, 8, n);
		else if (stride == 16)
			narrow_words(to, from, 16, n);
		else
			narrow_words(to, from, stride, n);
		return;
	}
	for (int64_t j = 0; j < n; j += INDEX_BLOCK) {
		int64_t v[INDEX_BLOCK];
		int64_t m = pop_least(INDEX_BLOCK, n - j);

		POP_FN(pop_index_load)(v, from + j * stride, stride, d, m);
		for (int64_t i = 0; i < m; i++)
			to[j + i] = v[i] < 0 || v[i] > INT32_MAX
					    ? -1
					    : (int32_t)v[i];
	}
}

void
POP_FN(pop_index_clamp)(int32_t *to, const unsigned char *from, int64_t stride,
	pop_dtype d, int32_t max, int64_t n)
{
	const V most = v_set(max), none = v_set(0);
	int64_t v[INDEX_BLOCK], j = 0;

	if (d == POP_DT_I32 || d == POP_DT_U32) {
		POP_FN(pop_index_load32)(to, from, stride, d, n);
		for (; d == POP_DT_I32 && j + LANES <= n; j += LANES)
			v_store(to + j,
				vi_max(vi_min(v_load(to + j), most), none));
		for (; d == POP_DT_U32 && j + LANES <= n; j += LANES)
			v_store(to + j, vu_min(v_load(to + j), most));
	}
	for (; j < n; j += INDEX_BLOCK) {
		int64_t m = pop_least(INDEX_BLOCK, n - j);

		POP_FN(pop_index_load)(v, from + j * stride, stride, d, m);
		for (int64_t i = 0; i < m; i++)
			to[j + i] = (int32_t)(v[i] < 0     ? 0
					      : v[i] > max ? max
							   : v[i]);
	}
}

static int64_t
bounded(uint64_t v, bool is_signed)
{
	const uint64_t most = (uint64_t)POP_INDEX_MOST;

	if (is_signed && (int64_t)v < 0)
		return (int64_t)v < -POP_INDEX_MOST ? -POP_INDEX_MOST
						    : (int64_t)v;
	return (int64_t)(v > most ? most : v);
}

#define INDEX_LOOP(T, step, value)                        \
	for (int64_t j = 0; j < n; j++) {                 \
		T v;                                      \
		memcpy(&v, from + j * (step), sizeof(v)); \
		to[j] = value;                            \
	}
/* Neighbours go by vectors. */
#define INDEX_LOOPS(T, value)                            \
	if (stride == (int64_t)sizeof(T))                \
		INDEX_LOOP(T, (int64_t)sizeof(T), value) \
	else                                             \
		INDEX_LOOP(T, stride, value)             \
	return;

void
POP_FN(pop_index_load)(int64_t *to, const unsigned char *from, int64_t stride,
	pop_dtype d, int64_t n)
{
	bool is_signed = pop_dtype_info_of[d].cls == POP_DTC_INT;

	switch (d) {
	case POP_DT_I64:
		INDEX_LOOPS(uint64_t, bounded(v, true))
	case POP_DT_U64:
		INDEX_LOOPS(uint64_t, bounded(v, false))
	case POP_DT_I32:
		INDEX_LOOPS(int32_t, (int64_t)v)
	case POP_DT_U32:
		INDEX_LOOPS(uint32_t, (int64_t)v)
	case POP_DT_I16:
		INDEX_LOOPS(int16_t, (int64_t)v)
	case POP_DT_U16:
		INDEX_LOOPS(uint16_t, (int64_t)v)
	case POP_DT_I8:
		INDEX_LOOPS(int8_t, (int64_t)v)
	case POP_DT_U8:
		INDEX_LOOPS(uint8_t, (int64_t)v)
	default:
		break;
	}
	for (int64_t j = 0; j < n; j++)
		to[j] = bounded(pop_load_int(d, from + j * stride), is_signed);
}

/* ---- Short rows. */

/* `row` bytes by two pieces that may overlap. */
POP_INLINE void
copy_twice(
	unsigned char *to, const unsigned char *from, int64_t row, size_t piece)
{
	const int64_t last = row - (int64_t)piece;

	memcpy(to, from, piece);
	memcpy(to + last, from + last, piece);
}

static void
copy_long_row(unsigned char *to, const unsigned char *from, int64_t row)
{
	int64_t i = 0;

	for (; i + POP_VBYTES < row; i += POP_VBYTES)
		v_store(to + i, v_load(from + i));
	i = row - POP_VBYTES;
	v_store(to + i, v_load(from + i));
}

void
POP_FN(pop_join_rows)(unsigned char *to, int64_t ts, const unsigned char *from,
	int64_t fs, int64_t row, int64_t n)
{
#define EACH_ROW(copy, piece)                                 \
	for (int64_t k = 0; k < n; k++, to += ts, from += fs) \
	copy(to, from, row, piece)
#define LONG_ROW(t, f, n, piece) copy_long_row(t, f, n)
#define BYTES(t, f, n, piece)    memcpy(t, f, piece)
	if (row >= POP_VBYTES)
		EACH_ROW(LONG_ROW, 0);
	else if (row >= 32)
		EACH_ROW(copy_twice, 32);
	else if (row >= 16)
		EACH_ROW(copy_twice, 16);
	else if (row >= 8)
		EACH_ROW(copy_twice, 8);
	else if (row >= 4)
		EACH_ROW(copy_twice, 4);
	else if (row == 3)
		EACH_ROW(BYTES, 3);
	else if (row == 2)
		EACH_ROW(BYTES, 2);
	else if (row == 1)
		EACH_ROW(BYTES, 1);
#undef EACH_ROW
#undef LONG_ROW
#undef BYTES
}

void
POP_FN(pop_spread_rows)(unsigned char *to, const unsigned char *from,
	int64_t step, size_t size, int64_t row, int64_t n)
{
	const int64_t bytes = row * (int64_t)size;

	for (int64_t k = 0; k < n; k++, to += bytes, from += step) {
		uint16_t half;
		V x;

		if (size == 1) {
			x = (V)((vu)v_set(from[0]) * 0x01010101u);
		} else if (size == 2) {
			memcpy(&half, from, sizeof(half));
			x = (V)((vu)v_set(half) * 0x00010001u);
		} else {
			x = size == 4 ? v_splat32(from) : v_splat64(from);
		}
		for (int64_t i = 0; i < bytes; i += POP_VBYTES)
			v_store(to + i, x);
	}
}
