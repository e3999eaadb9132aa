/*
 * Many short lines at once, a line in each lane: element j of all lines is row
 * j, and a network of comparisons of rows, the same for all lines, sorts them.
 *
 * Values that can be had back from their keys are sorted as keys alone.  Else a
 * row holds pairs of keys and numbers, or two rows do if the key fills a lane.
 *
 * If only the first few are wanted, rows are inserted one by one among the best
 * so far, keys and numbers in registers.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/sort.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/vec.h"

enum {
	ROW = 128,   /* bytes */
	MOST = 128,  /* elements of a line */
	LEAST = 4,   /* lines */
	NUMBER = 8,  /* bits of an element's number in a pair of 32 bits */
	SPREAD = 16, /* elements that one more line pays for */
	BEST = 8,    /* elements wanted that are kept in registers */
};

typedef uint8_t vub POP_VEC;
typedef uint16_t vus POP_VEC;

/* ---- Preparation. */

/* Batcher's merge exchange: which rows are compared, in order. */
static int64_t
make_network(uint8_t *net, int64_t n)
{
	int64_t count = 0;

	for (int64_t p = 1; p < n; p *= 2)
		for (int64_t k = p; k; k /= 2)
			for (int64_t i = k % p; i + k < n; i++) {
				if ((i - k % p) / k % 2 ||
					i / (2 * p) != (i + k) / (2 * p))
					continue;
				if (net) {
					net[2 * count] = (uint8_t)i;
					net[2 * count + 1] = (uint8_t)(i + k);
				}
				count++;
			}
	return count;
}

static bool
is_narrow_int(pop_dtype d)
{
	return d == POP_DT_I8 || d == POP_DT_U8 || d == POP_DT_I16 ||
	       d == POP_DT_U16;
}

/* The lines are those of the longest dim. */
static void
find_lines(pop_sort_lanes *s, const pop_step *step)
{
	s->nline = 0;
	for (int d = 0; d < s->along; d++)
		if (step->extent[d] >= s->nline) {
			s->dim = d;
			s->nline = step->extent[d];
		}
}

bool
POP_FN(pop_sort_lanes_prepare)(pop_sort_lanes *s, pop_arena *a,
	const pop_step *step, unsigned operand, const pop_key_order *order)
{
	const pop_view *v = &step->view[operand];
	uint8_t *net;

	*s = (pop_sort_lanes){.order = *order,
		.dtype = (pop_dtype)v->dtype,
		.along = step->ndim - 1};
	s->length = step->extent[s->along];
	s->start = step->param[POP_SORT_START];
	s->count = step->param[POP_SORT_COUNT];
	find_lines(s, step);
	if (s->length < 2 || s->length > MOST ||
		s->nline < LEAST + s->length / SPREAD)
		return false;
	s->elem = (size_t)pop_elem_bytes(v);
	s->size = is_narrow_int(s->dtype)
			  ? s->elem
			  : pop_class_bytes(pop_class_of(s->dtype));
	s->direct = s->size == s->elem && s->dtype != POP_DT_I1;
	s->step_line = v->stride[s->dim] * (int64_t)s->elem;
	s->step_along = v->stride[s->along] * (int64_t)s->elem;
	s->most = ROW / (int64_t)s->size;
	s->most_ordered = ROW / (s->size <= 2 ? 4 : 8);
	s->nnet = make_network(NULL, s->length);
	net = POP_NEWN(a, uint8_t, 2 * (size_t)s->nnet);
	make_network(net, s->length);
	s->net = net;
	s->number = (size_t)s->length * ROW * (s->size == 8 ? 2 : 1);
	s->total = s->number +
		   pop_round_up((size_t)(s->length * s->most_ordered * 4), 64);
	return true;
}

/* ---- Rows of keys. */

/* The less and the greater; of unsigned numbers. */
#define LESS_BY_SELECT(V_, a, b) (V_) v_select((V)((a) < (b)), (V)(a), (V)(b))
#define MORE_BY_SELECT(V_, a, b) (V_) v_select((V)((a) > (b)), (V)(a), (V)(b))
#if POP_VBYTES == 64
#	define LESS(V_, B, a, b) (V_) _mm512_min_epu##B((__m512i)a, (__m512i)b)
#	define MORE(V_, B, a, b) (V_) _mm512_max_epu##B((__m512i)a, (__m512i)b)
#	define LESS_WIDE         LESS
#	define MORE_WIDE         MORE
#elif POP_VBYTES == 32
#	define LESS(V_, B, a, b)      (V_) _mm256_min_epu##B((__m256i)a, (__m256i)b)
#	define MORE(V_, B, a, b)      (V_) _mm256_max_epu##B((__m256i)a, (__m256i)b)
#	define LESS_WIDE(V_, B, a, b) LESS_BY_SELECT(V_, a, b)
#	define MORE_WIDE(V_, B, a, b) MORE_BY_SELECT(V_, a, b)
#else
#	define LESS(V_, B, a, b) LESS_BY_SELECT(V_, a, b)
#	define MORE(V_, B, a, b) MORE_BY_SELECT(V_, a, b)
#	define LESS_WIDE         LESS
#	define MORE_WIDE         MORE
#endif

#define NETWORK(name, V_, B, LESS_, MORE_)                                 \
	static void name##_network(                                        \
		const pop_sort_lanes *s, unsigned char *rows)              \
	{                                                                  \
		for (int64_t c = 0; c < s->nnet; c++) {                    \
			unsigned char *x = rows + s->net[2 * c] * ROW;     \
			unsigned char *y = rows + s->net[2 * c + 1] * ROW; \
                                                                           \
			for (int i = 0; i < ROW; i += POP_VBYTES) {        \
				const V_ a = (V_)v_load(x + i);            \
				const V_ b = (V_)v_load(y + i);            \
                                                                           \
				v_store(x + i, (V)LESS_(V_, B, a, b));     \
				v_store(y + i, (V)MORE_(V_, B, a, b));     \
			}                                                  \
		}                                                          \
	}
NETWORK(b, vub, 8, LESS, MORE)
NETWORK(s, vus, 16, LESS, MORE)
NETWORK(i, vu, 32, LESS, MORE)
NETWORK(l, vul, 64, LESS_WIDE, MORE_WIDE)

/* Keys of 64 bits and, `apart` bytes on, their elements' numbers. */
static void
wide_network(const pop_sort_lanes *s, unsigned char *rows, int64_t apart)
{
	for (int64_t c = 0; c < s->nnet; c++) {
		unsigned char *x = rows + s->net[2 * c] * ROW;
		unsigned char *y = rows + s->net[2 * c + 1] * ROW;

		for (int i = 0; i < ROW; i += POP_VBYTES) {
			const V a = v_load(x + i), b = v_load(y + i);
			const V p = v_load(x + apart + i);
			const V q = v_load(y + apart + i);
			const V after =
				(V)((vul)a > (vul)b) |
				((V)((vul)a == (vul)b) & (V)((vl)p > (vl)q));

			v_store(x + i, v_select(after, b, a));
			v_store(y + i, v_select(after, a, b));
			v_store(x + apart + i, v_select(after, q, p));
			v_store(y + apart + i, v_select(after, p, q));
		}
	}
}

#define INT_ROW(name, V_, U)                                                  \
	static void name##_keys(const pop_key_order *o, unsigned char *row)   \
	{                                                                     \
		const V_ bias = (U)o->bias - (V_){0};                         \
		const V_ flip = (U)o->flip - (V_){0};                         \
                                                                              \
		for (int i = 0; i < ROW; i += POP_VBYTES)                     \
			v_store(row + i,                                      \
				(V)(((V_)v_load(row + i) + bias) ^ flip));    \
	}                                                                     \
	static void name##_values(const pop_key_order *o, unsigned char *row) \
	{                                                                     \
		const V_ bias = (U)o->bias - (V_){0};                         \
		const V_ flip = (U)o->flip - (V_){0};                         \
                                                                              \
		for (int i = 0; i < ROW; i += POP_VBYTES)                     \
			v_store(row + i,                                      \
				(V)(((V_)v_load(row + i) ^ flip) - bias));    \
	}
INT_ROW(b, vub, uint8_t)
INT_ROW(s, vus, uint16_t)
INT_ROW(i, vu, uint32_t)
INT_ROW(l, vul, uint64_t)

/* Whether values can be had back, as pop_keys_of_values() says it. */
#define FLOAT_ROW(name, VU, VS, U, BITS, INF)                                 \
	static bool name##_keys(const pop_key_order *o, unsigned char *row)   \
	{                                                                     \
		const VU sign = ((U)1 << (BITS - 1)) - (VU){0};               \
		const VU flip = (U)o->flip - (VU){0};                         \
		VU odd = {0};                                                 \
                                                                              \
		for (int i = 0; i < ROW; i += POP_VBYTES) {                   \
			const VU u = (VU)v_load(row + i);                     \
			VU k = u ^ ((VU)((VS)u >> (BITS - 1)) | sign);        \
                                                                              \
			if (o->by_value) {                                    \
				const VU zero = (VU)(u == sign);              \
				const VU nan = (VU)((VS)(u & ~sign) >         \
						    (VS)(INF - (VU){0}));     \
                                                                              \
				k = (VU)v_select((V)zero, (V)sign, (V)k) |    \
				    nan;                                      \
				odd |= zero | nan;                            \
			}                                                     \
			v_store(row + i, (V)(k ^ flip));                      \
		}                                                             \
		return !v_any((V)odd);                                        \
	}                                                                     \
	static void name##_values(const pop_key_order *o, unsigned char *row) \
	{                                                                     \
		const VU sign = ((U)1 << (BITS - 1)) - (VU){0};               \
		const VU flip = (U)o->flip - (VU){0};                         \
                                                                              \
		for (int i = 0; i < ROW; i += POP_VBYTES) {                   \
			const VU k = (VU)v_load(row + i) ^ flip;              \
			const VU above = (VU)((VS)k >> (BITS - 1));           \
                                                                              \
			v_store(row + i, (V)(k ^ (~above | sign)));           \
		}                                                             \
	}
FLOAT_ROW(f, vu, vi, uint32_t, 32, 0x7f800000u)
FLOAT_ROW(d, vul, vl, uint64_t, 64, UINT64_C(0x7ff0000000000000))

static bool
keys_of_row(const pop_sort_lanes *s, unsigned char *row)
{
	if (s->order.cls == POP_CLASS_F)
		return f_keys(&s->order, row);
	if (s->order.cls == POP_CLASS_D)
		return d_keys(&s->order, row);
	if (s->size == 8)
		l_keys(&s->order, row);
	else if (s->size == 4)
		i_keys(&s->order, row);
	else if (s->size == 2)
		s_keys(&s->order, row);
	else
		b_keys(&s->order, row);
	return true;
}

static void
values_of_row(const pop_sort_lanes *s, unsigned char *row)
{
	if (s->order.cls == POP_CLASS_F)
		f_values(&s->order, row);
	else if (s->order.cls == POP_CLASS_D)
		d_values(&s->order, row);
	else if (s->size == 8)
		l_values(&s->order, row);
	else if (s->size == 4)
		i_values(&s->order, row);
	else if (s->size == 2)
		s_values(&s->order, row);
	else
		b_values(&s->order, row);
}

/* ---- Lines to rows and back. */

/* Keys of n lines; returns whether their values can be had back from them. */
static bool
bring(const pop_sort_lanes *s, unsigned char *rows, const unsigned char *from,
	int64_t n)
{
	bool back = true;

	if (n * (int64_t)s->size < ROW)
		memset(rows, 0, (size_t)s->length * ROW);
	if (s->step_along == (int64_t)s->elem)
		POP_FN(pop_transpose)
	(s->elem, rows, ROW, from, s->step_line, n, s->length);
	for (int64_t j = 0; j < s->length; j++) {
		unsigned char *row = rows + j * ROW, raw[ROW];

		if (s->step_along != (int64_t)s->elem)
			POP_FN(pop_copy_strided)
		(row, (int64_t)s->elem, from + j * s->step_along, s->step_line,
			s->elem, n);
		if (!s->direct) {
			memcpy(raw, row, (size_t)n * s->elem);
			POP_FN(pop_row_load)
			(row, raw, (int64_t)s->elem, s->dtype, n);
		}
		back &= keys_of_row(s, row);
	}
	return back;
}

/* Of the order only what is wanted. */
static void
take_back(const pop_sort_lanes *s, unsigned char *to, int64_t to_line,
	int64_t to_along, unsigned char *rows, int64_t n)
{
	const bool turn = to_along == (int64_t)s->elem;

	rows += s->start * ROW;
	for (int64_t j = 0; j < s->count; j++) {
		unsigned char *row = rows + j * ROW, value[ROW];

		values_of_row(s, row);
		if (!s->direct) {
			memcpy(value, row, ROW);
			POP_FN(pop_row_store)
			(row, (int64_t)s->elem, value, s->dtype, n);
		}
		if (!turn)
			POP_FN(pop_copy_strided)
		(to + j * to_along, to_line, row, (int64_t)s->elem, s->elem, n);
	}
	if (turn)
		POP_FN(pop_transpose)
	(s->elem, to, to_line, rows, ROW, s->count, n);
}

/* ---- Blocks of lines. */

static void
run_network(const pop_sort_lanes *s, size_t size, unsigned char *rows)
{
	if (size == 8)
		l_network(s, rows);
	else if (size == 4)
		i_network(s, rows);
	else if (size == 2)
		s_network(s, rows);
	else
		b_network(s, rows);
}

bool
POP_FN(pop_sort_lanes_values)(const pop_sort_lanes *s, const pop_view *to_view,
	unsigned char *to, const unsigned char *from, int64_t n, void *scratch)
{
	const int64_t elem = (int64_t)s->elem;

	if (!bring(s, scratch, from, n))
		return false;
	run_network(s, s->size, scratch);
	take_back(s, to, to_view->stride[s->dim] * elem,
		to_view->stride[s->along] * elem, scratch, n);
	return true;
}

/* Row j of keys becomes one of pairs. */
#define PAIR_ROW(K, P, BITS)                                  \
	{                                                     \
		K key[ROW / sizeof(P)];                       \
		P pair[ROW / sizeof(P)];                      \
                                                              \
		memcpy(key, row, sizeof(key));                \
		for (size_t l = 0; l < ROW / sizeof(P); l++)  \
			pair[l] = (P)key[l] << (BITS) | (P)j; \
		memcpy(row, pair, sizeof(pair));              \
	}

static void
add_number(const pop_sort_lanes *s, unsigned char *row, int64_t j)
{
	if (s->size == 8)
		for (int i = 0; i < ROW; i += POP_VBYTES)
			v_store(row + s->length * ROW + i, (V)vl_set(j));
	else if (s->size == 4)
		PAIR_ROW(uint32_t, uint64_t, 32)
	else if (s->size == 2)
		PAIR_ROW(uint16_t, uint32_t, NUMBER)
	else
		PAIR_ROW(uint8_t, uint32_t, NUMBER)
}

/* Numbers from rows of `size` bytes a lane, a line's behind one another. */
static void
take_numbers(const pop_sort_lanes *s, uint32_t *number,
	const unsigned char *rows, size_t size, int64_t n)
{
	const uint32_t mask = size == 4 ? (1u << NUMBER) - 1 : UINT32_MAX;

	for (int64_t j = 0; j < s->length; j++)
		for (int64_t l = 0; l < n; l++) {
			const unsigned char *at =
				rows + j * ROW + l * (int64_t)size;
			uint32_t narrow;
			uint64_t wide;

			if (size == 4) {
				memcpy(&narrow, at, 4);
			} else {
				memcpy(&wide, at, 8);
				narrow = (uint32_t)wide;
			}
			number[l * s->length + j] = narrow & mask;
		}
}

const uint32_t *
POP_FN(pop_sort_lanes_order)(const pop_sort_lanes *s, const unsigned char *from,
	int64_t n, void *scratch)
{
	union {
		unsigned char *bytes;
		uint32_t *words;
	} number = {(unsigned char *)scratch + s->number};
	const size_t size = s->size <= 2 ? 4 : 8;
	unsigned char *rows = scratch;

	bring(s, rows, from, n);
	for (int64_t j = 0; j < s->length; j++)
		add_number(s, rows + j * ROW, j);
	if (s->size == 8) {
		wide_network(s, rows, s->length * ROW);
		rows += s->length * ROW;
	} else {
		run_network(s, size, rows);
	}
	take_numbers(s, number.words, rows, size, n);
	return number.words;
}

/* ---- The first few of each line. */

bool
POP_FN(pop_best_lanes_prepare)(pop_sort_lanes *s, const pop_step *step,
	const pop_key_order *order, int64_t k)
{
	const pop_view *v = &step->view[0];

	*s = (pop_sort_lanes){.order = *order,
		.dtype = (pop_dtype)v->dtype,
		.along = step->ndim - 1,
		.length = step->extent[step->ndim - 1],
		.count = k};
	find_lines(s, step);
	if (k < 1 || k > BEST || s->length > MOST ||
		s->nline < LEAST + s->length / SPREAD / 2 ||
		s->dtype == POP_DT_I1)
		return false;
	s->elem = (size_t)pop_elem_bytes(v);
	s->size = pop_class_bytes(pop_class_of(s->dtype));
	s->direct = s->size == s->elem;
	/* Keys are compared as signed numbers. */
	s->order.flip ^= UINT64_C(1) << (s->size * 8 - 1);
	s->step_line = v->stride[s->dim] * (int64_t)s->elem;
	s->step_along = v->stride[s->along] * (int64_t)s->elem;
	s->most = ROW / (int64_t)s->size;
	s->number = (size_t)s->length * ROW;
	s->total = s->number + 2 * BEST * ROW;
	return true;
}

/* The first k of rows of a vector, and their numbers; of equal ones that with
 * the lower number, so that one that comes later must be less. */
#define BEST_ROWS(name, VT, T)                                                 \
	/* v, number x, among the first n, from the last one on; those that    \
	 * come after it move. */                                              \
	POP_INLINE void name##_insert(                                         \
		const int n, VT *key, VT *number, VT v, VT x)                  \
	{                                                                      \
		V after = (V)(v < key[n - 1]);                                 \
                                                                               \
		if (n < BEST) {                                                \
			key[n] = (VT)v_select(after, (V)key[n - 1], (V)v);     \
			number[n] =                                            \
				(VT)v_select(after, (V)number[n - 1], (V)x);   \
		}                                                              \
		_Pragma("GCC unroll 8") for (int i = n - 1; i > 0; i--)        \
		{                                                              \
			const V more = (V)(v < key[i - 1]);                    \
			const V k = v_select(more, (V)key[i - 1], (V)v);       \
			const V m = v_select(more, (V)number[i - 1], (V)x);    \
                                                                               \
			key[i] = (VT)v_select(after, k, (V)key[i]);            \
			number[i] = (VT)v_select(after, m, (V)number[i]);      \
			after = more;                                          \
		}                                                              \
		key[0] = (VT)v_select(after, (V)v, (V)key[0]);                 \
		number[0] = (VT)v_select(after, (V)x, (V)number[0]);           \
	}                                                                      \
	POP_INLINE void name##_best_of(const int k, const int64_t length,      \
		const unsigned char *row, unsigned char *best)                 \
	{                                                                      \
		VT key[BEST], number[BEST] = {{0}};                            \
                                                                               \
		key[0] = (VT)v_load(row);                                      \
		_Pragma("GCC unroll 8") for (int j = 1; j < k; j++)            \
			name##_insert(j, key, number,                          \
				(VT)v_load(row + j * ROW), (T)j - (VT){0});    \
		for (int64_t j = k; j < length; j++)                           \
			name##_insert(k, key, number,                          \
				(VT)v_load(row + j * ROW), (T)j - (VT){0});    \
		_Pragma("GCC unroll 8") for (int i = 0; i < k; i++)            \
		{                                                              \
			v_store(best + i * ROW, (V)key[i]);                    \
			v_store(best + (BEST + i) * ROW, (V)number[i]);        \
		}                                                              \
	}                                                                      \
	static void name##_best(const pop_sort_lanes *s,                       \
		const unsigned char *rows, unsigned char *best, int64_t bytes) \
	{                                                                      \
		for (int64_t i = 0; i < bytes; i += POP_VBYTES)                \
			switch (s->count) {                                    \
				BEST_CASE(name, 1)                             \
				BEST_CASE(name, 2)                             \
				BEST_CASE(name, 3)                             \
				BEST_CASE(name, 4)                             \
				BEST_CASE(name, 5)                             \
				BEST_CASE(name, 6)                             \
				BEST_CASE(name, 7)                             \
				BEST_CASE(name, 8)                             \
			}                                                      \
	}
#define BEST_CASE(name, k)                                        \
	case k:                                                   \
		name##_best_of(k, s->length, rows + i, best + i); \
		break;
BEST_ROWS(i, vi, int32_t)
BEST_ROWS(l, vl, int64_t)

/* Rows of numbers of 64 bits become rows of 32. */
static void
narrow_numbers(unsigned char *row)
{
	int64_t wide[ROW / 8];
	int32_t narrow[ROW / 8];

	memcpy(wide, row, sizeof(wide));
	for (size_t l = 0; l < ROW / 8; l++)
		narrow[l] = (int32_t)wide[l];
	memcpy(row, narrow, sizeof(narrow));
}

static void
take_best_numbers(const pop_sort_lanes *s, unsigned char *rows,
	const pop_view *view, unsigned char *to, int64_t n)
{
	for (int64_t j = 0; j < s->count; j++) {
		unsigned char *row = rows + j * ROW;

		if (s->size == 8)
			narrow_numbers(row);
		POP_FN(pop_copy_strided)
		(to + j * view->stride[s->along] * 4, view->stride[s->dim] * 4,
			row, 4, 4, n);
	}
}

void
POP_FN(pop_best_lanes)(const pop_sort_lanes *s, const pop_view *views,
	unsigned char *const *to, const unsigned char *from, int64_t n,
	void *scratch)
{
	const int64_t elem = (int64_t)s->elem;
	unsigned char *best = (unsigned char *)scratch + s->number;

	bring(s, scratch, from, n);
	if (s->size == 4)
		i_best(s, scratch, best, n * 4);
	else
		l_best(s, scratch, best, n * 8);
	take_best_numbers(s, best + BEST * ROW, &views[2], to[1], n);
	take_back(s, to[0], views[1].stride[s->dim] * elem,
		views[1].stride[s->along] * elem, best, n);
}
