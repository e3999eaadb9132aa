/*
 * Rows of elements between storage and the form of temporaries: blocks are
 * brought together if they are strided, then converted.
 */

#include "lib/kernel/isa/float8.h"
#include "lib/kernel/isa/lanes.h"
#include "lib/kernel/isa/some.h"
#include "lib/kernel/isa/vm.h"
#include "lib/kernel/isa/vm_convert.h"
#include "lib/kernel/isa/vm_narrow.h"
#include "lib/kernel/isa/vm_small.h"
#include "lib/num/convert.h"

enum { BLOCK = 256 };

#define STRIDED(T)                                           \
	for (int64_t j = 0; j < n; j++) {                    \
		T t;                                         \
		memcpy(&t, from + j * from_step, sizeof(t)); \
		memcpy(to + j * to_step, &t, sizeof(t));     \
	}

/* Words that lie next to each other, from the last to the first; returns how
 * many of n that were. */
static int64_t
put_words_back(unsigned char *to, const unsigned char *from, int64_t n)
{
	int64_t j = 0;

	for (; j + LANES <= n; j += LANES)
		v_store(to - (j + LANES - 1) * 4,
			reverse_lanes(v_load(from + j * 4)));
	return j;
}

/* Words, the same one, every other one or all backwards, next to each other;
 * returns how many of n that were. */
static int64_t
bring_words(
	unsigned char *to, const unsigned char *from, int64_t step, int64_t n)
{
	int64_t j = 0;

	for (; step == -4 && j + LANES <= n; j += LANES)
		v_store(to + j * 4,
			reverse_lanes(v_load(from - (j + LANES - 1) * 4)));
	if (step == 0)
		for (V v = v_splat32(from); j + LANES <= n; j += LANES)
			v_store(to + j * 4, v);
	/* What follows the last one is not read; the last vector may overlap
	 * the one before. */
	while (step == 8 && n > LANES && j < n - 1) {
		j = j + LANES < n ? j : n - 1 - LANES;
		v_store(to + j * 4, v_even(v_load(from + j * 8),
					    v_load(from + j * 8 + POP_VBYTES)));
		j += LANES;
	}
	return j;
}

static void
move_strided(unsigned char *to, int64_t to_step, const unsigned char *from,
	int64_t from_step, size_t size, int64_t n)
{
	if (to_step == (int64_t)size && from_step == (int64_t)size) {
		memcpy(to, from, (size_t)n * size);
		return;
	}
	if (size == 4 && n >= LANES &&
		(to_step == 4 || (to_step == -4 && from_step == 4))) {
		int64_t done = to_step == 4
				       ? bring_words(to, from, from_step, n)
				       : put_words_back(to, from, n);

		to += done * to_step;
		from += done * from_step;
		n -= done;
	}
	switch (size) {
	case 1:
		STRIDED(uint8_t)
		break;
	case 2:
		STRIDED(uint16_t)
		break;
	case 4:
		STRIDED(uint32_t)
		break;
	default:
		STRIDED(uint64_t)
		break;
	}
}

static size_t
class_bytes_of(pop_dtype d)
{
	return pop_class_bytes(pop_class_of(d));
}

/* ---- One block, n <= BLOCK, contiguous. */

/* LANES numbers of 8 or 16 bits as words. */
POP_INLINE V
wide_of(const int d, const unsigned char *from)
{
	switch (d) {
	case POP_DT_F16:
		return load_f16(from);
	case POP_DT_BF16:
		return load_bf16(from);
	case POP_DT_I8:
		return widen_vb_of_i(from);
	case POP_DT_U8:
		return widen_vub_of_i(from);
	case POP_DT_I16:
		return widen_vs_of_i(from);
	default:
		return widen_vus_of_i(from);
	}
}

/* Words as LANES numbers of 8 or 16 bits. */
POP_INLINE void
put_narrow(const int d, unsigned char *to, V v)
{
	switch (d) {
	case POP_DT_F16:
		store_f16(to, v);
		break;
	case POP_DT_BF16:
		store_bf16(to, v);
		break;
	case POP_DT_I8:
		narrow_vb_of_i(to, v);
		break;
	default:
		narrow_vs_of_i(to, v);
	}
}

POP_INLINE void
widen_as(const int d, const size_t size, unsigned char *to,
	const unsigned char *from, int64_t n)
{
	unsigned char some[LANES * 2];
	int64_t j = 0;

	for (; j + LANES <= n; j += LANES)
		v_store(to + 4 * j, wide_of(d, from + (size_t)j * size));
	if (j == n)
		return;
	load_some_numbers((int64_t)size, some, from + (size_t)j * size, n - j);
	v_store_some(to + 4 * j, wide_of(d, some), n - j);
}

POP_INLINE void
narrow_as(const int d, const size_t size, unsigned char *to,
	const unsigned char *from, int64_t n)
{
	unsigned char some[LANES * 2];
	int64_t j = 0;

	for (; j + LANES <= n; j += LANES)
		put_narrow(d, to + (size_t)j * size, v_load(from + 4 * j));
	if (j == n)
		return;
	put_narrow(d, some, v_load_some(from + 4 * j, n - j));
	if (size == 1)
		memcpy(to + j, some, (size_t)(n - j));
	else
		store_some_halves(to + 2 * j, some, n - j);
}

static void
widen_int(pop_dtype d, unsigned char *to, const unsigned char *from, int64_t n)
{
	size_t size = pop_dtype_bytes(d);

	if (d == POP_DT_I8)
		widen_as(POP_DT_I8, 1, to, from, n);
	else if (d == POP_DT_U8)
		widen_as(POP_DT_U8, 1, to, from, n);
	else if (d == POP_DT_I16)
		widen_as(POP_DT_I16, 2, to, from, n);
	else if (d == POP_DT_U16)
		widen_as(POP_DT_U16, 2, to, from, n);
	else
		for (int64_t j = 0; j < n; j++) {
			uint32_t v = (uint32_t)pop_load_int(
				d, from + (size_t)j * size);

			memcpy(to + 4 * j, &v, sizeof(v));
		}
}

static void
narrow_int(pop_dtype d, unsigned char *to, const unsigned char *from, int64_t n)
{
	size_t size = pop_dtype_bytes(d);

	if (d == POP_DT_I8 || d == POP_DT_U8)
		narrow_as(POP_DT_I8, 1, to, from, n);
	else if (d == POP_DT_I16 || d == POP_DT_U16)
		narrow_as(POP_DT_I16, 2, to, from, n);
	else
		for (int64_t j = 0; j < n; j++) {
			int32_t v;

			memcpy(&v, from + 4 * j, sizeof(v));
			pop_store_int(
				d, to + (size_t)j * size, (uint64_t)(int64_t)v);
		}
}

static void
widen_16(pop_dtype d, unsigned char *to, const unsigned char *from, int64_t n)
{
	if (d == POP_DT_F16)
		widen_as(POP_DT_F16, 2, to, from, n);
	else
		widen_as(POP_DT_BF16, 2, to, from, n);
}

static void
narrow_16(pop_dtype d, unsigned char *to, const unsigned char *from, int64_t n)
{
	if (d == POP_DT_F16)
		narrow_as(POP_DT_F16, 2, to, from, n);
	else
		narrow_as(POP_DT_BF16, 2, to, from, n);
}

/* Floats of a byte or less. */
static void
widen_8(pop_dtype d, unsigned char *to, const unsigned char *from, int64_t n)
{
	int64_t j = 0;
	float8 t;

	if (n >= LANES && float8_of(&t, d))
		for (; j + LANES <= n; j += LANES)
			v_store(to + 4 * j,
				f_of_float8(widen_vub_of_i(from + j), &t));
	pop_convert_array(POP_DT_F32, to + 4 * j, d, from + j, n - j);
}

static void
narrow_8(pop_dtype d, unsigned char *to, const unsigned char *from, int64_t n)
{
	int64_t j = 0;
	float8 t;

	if (n >= LANES && float8_of(&t, d))
		for (; j + LANES <= n; j += LANES)
			narrow_vb_of_i(
				to + j, float8_of_f(v_load(from + 4 * j), &t));
	pop_convert_array(d, to + j, POP_DT_F32, from + 4 * j, n - j);
}

/* The last vector overlaps the one before. */
static void
bring_truths(unsigned char *to, const unsigned char *from, int64_t n)
{
	const int64_t last = n - POP_VBYTES;

	for (int64_t j = 0; last >= 0 && j < n; j += POP_VBYTES) {
		const int64_t at = j < last ? j : last;

		v_store(to + at, o_of_b(b_of_o(v_load(from + at))));
	}
	for (int64_t j = 0; last < 0 && j < n; j++)
		to[j] = from[j] != 0;
}

static void
widen(pop_dtype d, unsigned char *to, const unsigned char *from, int64_t n)
{
	if (d == POP_DT_I1)
		bring_truths(to, from, n);
	else if (d == POP_DT_F16 || d == POP_DT_BF16)
		widen_16(d, to, from, n);
	else if (pop_dtype_is_float(d))
		widen_8(d, to, from, n);
	else
		widen_int(d, to, from, n);
}

static void
narrow(pop_dtype d, unsigned char *to, const unsigned char *from, int64_t n)
{
	if (d == POP_DT_I1)
		bring_truths(to, from, n);
	else if (d == POP_DT_F16 || d == POP_DT_BF16)
		narrow_16(d, to, from, n);
	else if (pop_dtype_is_float(d))
		narrow_8(d, to, from, n);
	else
		narrow_int(d, to, from, n);
}

/* ---- Rows. */

void
POP_FN(pop_row_load)(
	void *to, const void *from, int64_t stride, pop_dtype d, int64_t n)
{
	size_t size = pop_dtype_bytes(d), wide = class_bytes_of(d);
	const unsigned char *p = from;
	unsigned char *q = to, t[BLOCK * sizeof(uint32_t)];

	if (size == wide && d != POP_DT_I1) {
		move_strided(q, (int64_t)wide, p, stride, size, n);
		return;
	}
	while (n > 0) {
		int64_t m = n < BLOCK ? n : BLOCK;

		if (stride == (int64_t)size) {
			widen(d, q, p, m);
		} else {
			move_strided(t, (int64_t)size, p, stride, size, m);
			widen(d, q, t, m);
		}
		p += m * stride;
		q += m * (int64_t)wide;
		n -= m;
	}
}

void
POP_FN(pop_row_store)(
	void *to, int64_t stride, const void *from, pop_dtype d, int64_t n)
{
	size_t size = pop_dtype_bytes(d), wide = class_bytes_of(d);
	const unsigned char *p = from;
	unsigned char *q = to, t[BLOCK * sizeof(uint32_t)];

	if (size == wide && d != POP_DT_I1) {
		move_strided(q, stride, p, (int64_t)wide, size, n);
		return;
	}
	while (n > 0) {
		int64_t m = n < BLOCK ? n : BLOCK;

		if (stride == (int64_t)size) {
			narrow(d, q, p, m);
		} else {
			narrow(d, t, p, m);
			move_strided(q, stride, t, (int64_t)size, size, m);
		}
		p += m * (int64_t)wide;
		q += m * stride;
		n -= m;
	}
}
