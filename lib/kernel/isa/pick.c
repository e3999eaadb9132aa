/*
 * argmax and argmin.
 *
 * Along a row: the best value of a block, in vectors; only a block that holds
 * a better one, or one as good, is looked through for its places.  Across
 * rows: one row after the other, each lane a result; short rows are turned.
 */

#include "lib/kernel/isa/pick.h"

#include <string.h>

#include "lib/kernel/isa/lanes.h"
#include "lib/kernel/isa/transpose.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm.h"
#include "lib/kernel/isa/walk.h"
#include "lib/kernel/pick_body.h"
#include "lib/num/convert.h"

enum {
	ROW_BLOCK = 1024, /* elements */
	SHORT_ROW = 32,   /* rows that are better turned */
	GROUP = 256,      /* results across rows */
	MOST_ACROSS = 4,  /* vectors of them at once ... */
	MOST_LINES = 16,  /* ... in so many rows */
	/* As the step's views: value and index, initial ones, results. */
	VALUE = 0,
	INDEX,
	VALUE0,
	INDEX0,
	VALUE1,
	INDEX1,
	NVIEW
};

struct pop_pick {
	pop_class cls; /* of values; booleans are bytes, 0 or 1 */
	bool is_unsigned, least;
	bool in_order; /* and of floats, for which that matters */
	bool index_signed;
	pop_dtype index_dtype, value_dtype;
	bool narrow; /* values are not in memory as their class has them */
	bool boolean;
	size_t value_size, index_size;
	int64_t n;             /* elements of a result */
	int64_t step[NVIEW];   /* bytes from one to the next */
	int64_t result[NVIEW]; /* bytes from result to result */
	bool across;
};

/* ---- Types. */

static bool
is_word(pop_dtype d)
{
	return d == POP_DT_F32 || d == POP_DT_I32 || d == POP_DT_U32;
}

static bool
is_double_word(pop_dtype d)
{
	return d == POP_DT_F64 || d == POP_DT_I64 || d == POP_DT_U64;
}

static bool
is_narrow(pop_dtype d)
{
	return d == POP_DT_BF16 || d == POP_DT_F16 || d == POP_DT_I8 ||
	       d == POP_DT_U8 || d == POP_DT_I16 || d == POP_DT_U16 ||
	       d == POP_DT_I1;
}

static bool
is_known(pop_dtype d)
{
	return is_word(d) || is_double_word(d) || is_narrow(d);
}

pop_status
POP_FN(pop_pick_prepare)(pop_pick **out, pop_arena *a, const pop_step *step,
	int reduced, int group)
{
	pop_dtype d = (pop_dtype)step->view[VALUE].dtype;
	pop_dtype x = (pop_dtype)step->view[INDEX].dtype;
	pop_pick_body r;
	pop_pick *p;
	bool along;

	*out = NULL;
	if (step->param[POP_FOLD_N] != 2 || !is_known(d) ||
		!pop_dtype_is_int(x) ||
		!pop_pick_body_of(&step->stage[0], pop_class_of(d), &r))
		return POP_OK;
	p = POP_NEW(a, pop_pick);
	*p = (pop_pick){.cls = d == POP_DT_I1 ? POP_CLASS_I : pop_class_of(d),
		.boolean = d == POP_DT_I1,
		.is_unsigned = r.is_unsigned,
		.least = r.least,
		.in_order = r.in_order && pop_dtype_is_float(d),
		.index_signed = !r.index_unsigned,
		.index_dtype = x,
		.value_dtype = d == POP_DT_I1 ? POP_DT_U8 : d,
		.narrow = is_narrow(d),
		.value_size = pop_dtype_bytes(d),
		.index_size = pop_dtype_bytes(x),
		.n = reduced < 0 ? 1 : step->extent[reduced]};
	for (int v = 0; v < NVIEW; v++) {
		int64_t eb = pop_elem_bytes(&step->view[v]);

		p->step[v] =
			reduced < 0 ? eb : step->view[v].stride[reduced] * eb;
		p->result[v] = group < 0 ? 0 : step->view[v].stride[group] * eb;
	}
	along = p->step[VALUE] == (int64_t)p->value_size;
	p->across = !along && !is_double_word(d) && group >= 0 &&
		    p->result[VALUE] == (int64_t)p->value_size &&
		    (is_word(x) || is_double_word(x)) &&
		    (p->result[INDEX] == 0 ||
			    (p->result[INDEX] == 4 && is_word(x)));
	if (p->n > 0 && (along || p->across || is_double_word(d)))
		*out = p;
	return POP_OK;
}

/* ---- One pair. */

/* An index, so that the least of them is the least of these. */
POP_INLINE int64_t
index_at(const pop_pick *p, const unsigned char *at)
{
	const uint64_t flip = p->index_signed ? 0 : UINT64_C(1) << 63;
	uint64_t x;

	if (p->index_size == 8)
		memcpy(&x, at, sizeof(x));
	else
		x = pop_load_int(p->index_dtype, at);
	return (int64_t)(x ^ flip);
}

static bool
index_less(const pop_pick *p, const unsigned char *a, const unsigned char *b)
{
	return index_at(p, a) < index_at(p, b);
}

/* n values, `stride` bytes apart, as their class has them. */
static void
load_values(const pop_pick *p, unsigned char *to, const unsigned char *at,
	int64_t stride, int64_t n)
{
	const V one = v_set(1);
	int64_t j = 0;

	POP_FN(pop_row_load)(to, at, stride, p->value_dtype, n);
	if (!p->boolean)
		return;
	for (; j + LANES <= n; j += LANES)
		v_store(to + 4 * j, (V)vu_min(v_load(to + 4 * j), one));
	for (uint32_t x; j < n; j++) {
		memcpy(&x, to + 4 * j, sizeof(x));
		x = x != 0;
		memcpy(to + 4 * j, &x, sizeof(x));
	}
}

/* How a value, as its class has it, stands to another: 1 better, 0 equal, -1
 * neither; 2: NaN. */
#define STAND(T)                              \
	{                                     \
		T x, y;                       \
                                              \
		memcpy(&x, a, sizeof(x));     \
		memcpy(&y, b, sizeof(y));     \
		if (x != x)                   \
			return 2;             \
		if (p->least ? x < y : x > y) \
			return 1;             \
		return x == y ? 0 : -1;       \
	}

static int
stand(const pop_pick *p, const unsigned char *a, const unsigned char *b)
{
	if (p->cls == POP_CLASS_F)
		STAND(float)
	if (p->cls == POP_CLASS_D)
		STAND(double)
	if (p->cls == POP_CLASS_I && p->is_unsigned)
		STAND(uint32_t)
	if (p->cls == POP_CLASS_I)
		STAND(int32_t)
	if (p->is_unsigned)
		STAND(uint64_t)
	STAND(int64_t)
}

/* The same of values in memory. */
static int
stand_in_memory(
	const pop_pick *p, const unsigned char *a, const unsigned char *b)
{
	unsigned char x[4], y[4];

	if (!p->narrow)
		return stand(p, a, b);
	load_values(p, x, a, 0, 1);
	load_values(p, y, b, 0, 1);
	return stand(p, x, y);
}

/* A value and its index. */
struct pair {
	const unsigned char *value, *index;
};

static struct pair
combine(const pop_pick *p, struct pair a, struct pair b)
{
	int s = stand_in_memory(p, a.value, b.value);

	if (s > 0)
		return a;
	if (s == 0 && index_less(p, a.index, b.index))
		b.index = a.index;
	return b;
}

/* ---- Along a row. */

/* The next n words, n <= LANES; beyond them `other`. */
POP_INLINE V
words(const unsigned char *at, int64_t n, V other)
{
	if (n >= LANES)
		return v_load(at);
	return v_select(
		v_iota() < v_set((int32_t)n), v_load_some(at, n), other);
}

/*
 * best_<name>: the best of n > 0 words, in all lanes; *nan if one is NaN.
 * equal_<name>: lanes of v that are equal to m, or NaN.
 */
#define BEST(name, T, fn)                                                    \
	POP_INLINE V best_##name(const unsigned char *at, int64_t n, V *bad) \
	{                                                                    \
		const V first = v_splat32(at);                               \
		V m = first;                                                 \
                                                                             \
		for (int64_t j = 0; j < n; j += LANES) {                     \
			V v = words(at + j * 4, n - j, first);               \
                                                                             \
			*bad |= (V)((T)v != (T)v);                           \
			m = (V)fn((T)v, (T)m);                               \
		}                                                            \
		for (unsigned h = LANES / 2; h > 0; h /= 2)                  \
			m = (V)fn((T)v_down(m, h), (T)m);                    \
		return lane_0(m);                                            \
	}
BEST(max_f, vf, vf_max_hw)
BEST(min_f, vf, vf_min_hw)
BEST(max_i, vi, I_MAX)
BEST(min_i, vi, I_MIN)
BEST(max_u, vu, U_MAX)
BEST(min_u, vu, U_MIN)
#undef BEST

static V
best_words(const pop_pick *p, const unsigned char *at, int64_t n, bool *nan)
{
	V bad = v_set(0), m;

	*nan = false;
	if (p->cls == POP_CLASS_F) {
		m = p->least ? best_min_f(at, n, &bad)
			     : best_max_f(at, n, &bad);
		*nan = v_any(bad);
		return m;
	}
	if (p->is_unsigned)
		return p->least ? best_min_u(at, n, &bad)
				: best_max_u(at, n, &bad);
	return p->least ? best_min_i(at, n, &bad) : best_max_i(at, n, &bad);
}

/* The best of a row so far, and its index if that is in no row. */
struct found {
	struct pair best;
	int32_t index;
};

static void
meet(const pop_pick *p, struct found *f, struct pair x)
{
	f->best = f->best.value ? combine(p, f->best, x) : x;
}

/* Lanes of v, of which n are there, that are m, or NaN. */
POP_INLINE V
lanes_like(const pop_pick *p, V v, V m, bool nan, int64_t n)
{
	V in = nan                     ? (V)((vf)v != (vf)v)
	       : p->cls == POP_CLASS_F ? (V)((vf)v == (vf)m)
				       : (V)(v == m);

	return in & (v_iota() < v_set((int32_t)pop_least(n, LANES)));
}

/* The same of contiguous words as indices, which are as good as each other:
 * the value is that of the last place, the index the least. */
static void
look_for_least(const pop_pick *p, const struct pair *row,
	const unsigned char *at, int64_t from, int64_t n, V m, struct found *f)
{
	const unsigned char *index = row->index + from * 4;
	const V flip = v_set(p->index_signed ? 0 : INT32_MIN);
	V low = v_set(INT32_MAX);
	int64_t last = 0;
	int32_t least;

	for (int64_t j = 0; j < n; j += LANES) {
		V in = lanes_like(
			p, words(at + j * 4, n - j, v_set(0)), m, false, n - j);
		V x = words(index + j * 4, n - j, v_set(0)) ^ flip;

		if (!v_any(in))
			continue;
		last = j + 31 - __builtin_clz(lanes_set(in));
		low = vi_min(low, v_select(in, x, low));
	}
	for (unsigned h = LANES / 2; h > 0; h /= 2)
		low = vi_min(low, v_down(low, h));
	least = (low ^ flip)[0];
	meet(p, f,
		(struct pair){row->value + (from + last) * p->step[VALUE],
			(const unsigned char *)&least});
	if (f->best.index != (const unsigned char *)&least)
		return;
	f->index = least;
	f->best.index = (const unsigned char *)&f->index;
}

/* The same of any indices. */
static void
look_for_any(const pop_pick *p, const struct pair *row, const unsigned char *at,
	int64_t from, int64_t n, V m, struct found *f)
{
	const unsigned char *index = row->index + from * p->step[INDEX];
	const unsigned char *least = NULL;
	int64_t last = 0, low = 0;

	for (int64_t j = 0; j < n; j += LANES) {
		V v = words(at + j * 4, n - j, v_set(0));
		unsigned set = lanes_set(lanes_like(p, v, m, false, n - j));

		for (; set; set &= set - 1) {
			int64_t x;

			last = j + __builtin_ctz(set);
			x = index_at(p, index + last * p->step[INDEX]);
			if (least && x >= low)
				continue;
			least = index + last * p->step[INDEX];
			low = x;
		}
	}
	meet(p, f,
		(struct pair){
			row->value + (from + last) * p->step[VALUE], least});
}

/* Elements from..from + n - 1 of a row, words at `at`, that are equal to m, or
 * the first NaN, combined into the best, if any. */
static void
look_through(const pop_pick *p, const struct pair *row, const unsigned char *at,
	int64_t from, int64_t n, V m, bool nan, struct found *f)
{
	if (!nan && p->index_size == 4 && p->step[INDEX] == 4) {
		look_for_least(p, row, at, from, n, m, f);
		return;
	}
	if (!nan) {
		look_for_any(p, row, at, from, n, m, f);
		return;
	}
	for (int64_t j = 0; j < n; j += LANES) {
		V v = words(at + j * 4, n - j, v_set(0));
		unsigned set = lanes_set(lanes_like(p, v, m, true, n - j));
		int64_t k = from + j + __builtin_ctz(set | 1u << 31);

		if (!set)
			continue;
		meet(p, f,
			(struct pair){row->value + k * p->step[VALUE],
				row->index + k * p->step[INDEX]});
		return;
	}
}

static struct pair
pick_words(const pop_pick *p, const struct pair *row, struct found *f)
{
	unsigned char wide[ROW_BLOCK * 4];
	V top = v_set(0);

	f->best = (struct pair){NULL, NULL};
	for (int64_t j = 0; j < p->n; j += ROW_BLOCK) {
		int64_t n = pop_least(ROW_BLOCK, p->n - j);
		const unsigned char *at = row->value + j * p->step[VALUE];
		bool nan;
		V m;

		if (p->narrow || p->step[VALUE] != 4) {
			load_values(p, wide, at, p->step[VALUE], n);
			at = wide;
		}
		m = best_words(p, at, n, &nan);
		if (!nan && f->best.value &&
			stand(p, (const unsigned char *)&top,
				(const unsigned char *)&m) > 0)
			continue;
		look_through(p, row, at, j, n, m, nan, f);
		if (nan)
			break;
		top = m;
	}
	return f->best;
}

/* wide_<name>: a row of numbers of 64 bits, wherever they are. */
#define WIDE(name, T, op)                                                \
	static __attribute__((noinline)) struct pair wide_##name(        \
		const pop_pick *p, const struct pair *row)               \
	{                                                                \
		const int64_t n = p->n, step = p->step[VALUE];           \
		const unsigned char *value = row->value, *index;         \
		struct pair best = *row;                                 \
		T m, v;                                                  \
                                                                         \
		memcpy(&m, value, sizeof(m));                            \
		for (int64_t j = 1; j < n; j++) {                        \
			value += step;                                   \
			memcpy(&v, value, sizeof(v));                    \
			if (m op v || m != m)                            \
				continue;                                \
			index = row->index + j * p->step[INDEX];         \
			if (m != v || !index_less(p, best.index, index)) \
				best.index = index;                      \
			best.value = value;                              \
			m = v;                                           \
		}                                                        \
		return best;                                             \
	}
WIDE(max_d, double, >)
WIDE(min_d, double, <)
WIDE(max_l, int64_t, >)
WIDE(min_l, int64_t, <)
WIDE(max_w, uint64_t, >)
WIDE(min_w, uint64_t, <)
#undef WIDE

static struct pair
pick_wide(const pop_pick *p, const struct pair *row)
{
	if (p->cls == POP_CLASS_D)
		return p->least ? wide_min_d(p, row) : wide_max_d(p, row);
	if (p->is_unsigned)
		return p->least ? wide_min_w(p, row) : wide_max_w(p, row);
	return p->least ? wide_min_l(p, row) : wide_max_l(p, row);
}

static void
put(const pop_pick *p, unsigned char *const *at, int64_t k, struct pair best)
{
	struct pair init = {at[VALUE0] + k * p->result[VALUE0],
		at[INDEX0] + k * p->result[INDEX0]};

	best = combine(p, init, best);
	memcpy(at[VALUE1] + k * p->result[VALUE1], best.value, p->value_size);
	memcpy(at[INDEX1] + k * p->result[INDEX1], best.index, p->index_size);
}

/* ---- Along short rows. */

/*
 * short_<name>: rows of one block whose best value is at least as good as the
 * initial one, not among NaNs and not a zero that may have a sign.  Wherever it
 * is, it is the same bits, with the least of the indices; other rows are done
 * as those of any length.
 */
#define SHORT(name, T, fn, op)                                                 \
	static void short_##name(                                              \
		const pop_pick *p, unsigned char *const *at, int64_t n)        \
	{                                                                      \
		const int64_t len = p->n, whole = len / LANES * LANES;         \
		const V in = v_iota() < v_set((int32_t)(len - whole));         \
		const V flip = v_set(p->index_signed ? 0 : INT32_MIN);         \
		const V most = v_set(INT32_MAX);                               \
                                                                               \
		for (int64_t k = 0; k < n; k++) {                              \
			struct pair row = {at[VALUE] + k * p->result[VALUE],   \
				at[INDEX] + k * p->result[INDEX]};             \
			const unsigned char *value = row.value;                \
			const V first = v_splat32(value);                      \
			const V init =                                         \
				v_splat32(at[VALUE0] + k * p->result[VALUE0]); \
			V low = v_splat32(at[INDEX0] + k * p->result[INDEX0]); \
			V last = first, m, bad, x;                             \
                                                                               \
			if (whole < len)                                       \
				last = words(value + whole * 4, len - whole,   \
					first);                                \
			m = last;                                              \
			bad = (V)((T)m != (T)m);                               \
			for (int64_t j = 0; j < whole; j += LANES) {           \
				V v = v_load(value + j * 4);                   \
                                                                               \
				bad |= (V)((T)v != (T)v);                      \
				m = (V)fn((T)v, (T)m);                         \
			}                                                      \
			for (unsigned h = LANES / 2; h > 0; h /= 2)            \
				m = (V)fn((T)v_down(m, h), (T)m);              \
			m = lane_0(m);                                         \
			low = v_select(                                        \
				(V)((T)m == (T)init), low ^ flip, most);       \
			bad |= ~(V)((T)m op(T) init) & ~(V)((T)m == (T)init);  \
			if (p->cls == POP_CLASS_F)                             \
				bad |= (V)((T)m == (T)v_set(0));               \
			if (p->step[INDEX] != 4 || v_any(bad)) {               \
				struct found f;                                \
                                                                               \
				put(p, at, k, pick_words(p, &row, &f));        \
				continue;                                      \
			}                                                      \
			for (int64_t j = 0; j < whole; j += LANES) {           \
				V v = v_load(value + j * 4);                   \
                                                                               \
				x = v_load(row.index + j * 4) ^ flip;          \
				x = v_select((V)((T)v == (T)m), x, most);      \
				low = vi_min(low, x);                          \
			}                                                      \
			if (whole < len) {                                     \
				x = words(row.index + whole * 4, len - whole,  \
					    most) ^                            \
				    flip;                                      \
				x = v_select(                                  \
					(V)((T)last == (T)m) & in, x, most);   \
				low = vi_min(low, x);                          \
			}                                                      \
			for (unsigned h = LANES / 2; h > 0; h /= 2)            \
				low = vi_min(low, v_down(low, h));             \
			low ^= flip;                                           \
			memcpy(at[VALUE1] + k * p->result[VALUE1], &m, 4);     \
			memcpy(at[INDEX1] + k * p->result[INDEX1], &low, 4);   \
		}                                                              \
	}
SHORT(max_f, vf, vf_max_hw, >)
SHORT(min_f, vf, vf_min_hw, <)
SHORT(max_i, vi, I_MAX, >)
SHORT(min_i, vi, I_MIN, <)
SHORT(max_u, vu, U_MAX, >)
SHORT(min_u, vu, U_MIN, <)
#undef SHORT

static void
pick_short(const pop_pick *p, unsigned char *const *at, int64_t n)
{
	if (p->cls == POP_CLASS_F)
		(p->least ? short_min_f : short_max_f)(p, at, n);
	else if (p->is_unsigned)
		(p->least ? short_min_u : short_max_u)(p, at, n);
	else
		(p->least ? short_min_i : short_max_i)(p, at, n);
}

/* ---- Across rows. */

/* Words, or numbers of 64 bits with indices as index_at() has them. */
struct across {
	int64_t value[GROUP], index[GROUP];
};

/* n rows of values and their indices, by the bytes from one to the next. */
struct lines {
	const unsigned char *value, *index;
	int64_t value_step, index_step, n;
};

/* What differs between words and numbers of 64 bits. */
typedef vi index_32;
typedef vl index_64;
enum { PER_32 = LANES, PER_64 = LANES_W };

POP_INLINE V
some_32(const unsigned char *at, int64_t n)
{
	return words(at, n, v_set(0));
}

POP_INLINE V
some_64(const unsigned char *at, int64_t n)
{
	return n >= LANES_W ? v_load(at) : v_load_some(at, 2 * n);
}

POP_INLINE V
flip_32(const pop_pick *p)
{
	return v_set(p->index_signed ? 0 : INT32_MIN);
}

POP_INLINE V
flip_64(const pop_pick *p)
{
	(void)p;
	return v_set(0);
}

/* Row by row into the best so far, which is the left operand: `count` vectors
 * of results from j on stay in registers. */
#define ACROSS(name, T, op, W)                                                 \
	POP_INLINE void lines_##name(const pop_pick *p, struct across *s,      \
		const struct lines *l, int64_t j, int64_t n, int count)        \
	{                                                                      \
		enum { SIZE = (W) / 8 };                                       \
		const bool same = p->result[INDEX] == 0;                       \
		const V flip = flip_##W(p);                                    \
		const unsigned char *value = l->value + j * SIZE;              \
		const unsigned char *index = l->index + (same ? 0 : j * SIZE); \
		unsigned char *best = (unsigned char *)s->value + j * SIZE;    \
		unsigned char *place = (unsigned char *)s->index + j * SIZE;   \
		V m[MOST_ACROSS], x[MOST_ACROSS];                              \
                                                                               \
		_Pragma("GCC unroll 4") for (int u = 0; u < count; u++)        \
		{                                                              \
			m[u] = v_load(best + u * POP_VBYTES);                  \
			x[u] = v_load(place + u * POP_VBYTES) ^ flip;          \
		}                                                              \
		for (int64_t r = 0; r < l->n; r++) {                           \
			const V one = v_splat##W(index) ^ flip;                \
                                                                               \
			_Pragma("GCC unroll 4") for (int u = 0; u < count;     \
						     u++)                      \
			{                                                      \
				const int64_t left = n - j - u * PER_##W;      \
				V v = some_##W(value + u * POP_VBYTES, left);  \
				V i = same ? one                               \
					   : some_##W(index + u * POP_VBYTES,  \
						     left) ^                   \
						      flip;                    \
				V first = (V)((T)m[u] op(T) v) |               \
					  (V)((T)m[u] != (T)m[u]);             \
				V tie = (V)((T)m[u] == (T)v) &                 \
					(V)((index_##W)x[u] < (index_##W)i);   \
                                                                               \
				m[u] = v_select(first, m[u], v);               \
				x[u] = v_select(first | tie, x[u], i);         \
			}                                                      \
			value += l->value_step;                                \
			index += l->index_step;                                \
		}                                                              \
		_Pragma("GCC unroll 4") for (int u = 0; u < count; u++)        \
		{                                                              \
			v_store(best + u * POP_VBYTES, m[u]);                  \
			v_store(place + u * POP_VBYTES, x[u] ^ flip);          \
		}                                                              \
	}                                                                      \
	static void across_##name(const pop_pick *p, struct across *s,         \
		const struct lines *l, int64_t n)                              \
	{                                                                      \
		for (int64_t j = 0; j < n; j += MOST_ACROSS * PER_##W) {       \
			if (n - j > 3 * PER_##W)                               \
				lines_##name(p, s, l, j, n, 4);                \
			else if (n - j > 2 * PER_##W)                          \
				lines_##name(p, s, l, j, n, 3);                \
			else if (n - j > PER_##W)                              \
				lines_##name(p, s, l, j, n, 2);                \
			else                                                   \
				lines_##name(p, s, l, j, n, 1);                \
		}                                                              \
	}
ACROSS(max_f, vf, >, 32)
ACROSS(min_f, vf, <, 32)
ACROSS(max_i, vi, >, 32)
ACROSS(min_i, vi, <, 32)
ACROSS(max_u, vu, >, 32)
ACROSS(min_u, vu, <, 32)
ACROSS(max_d, vd, >, 64)
ACROSS(min_d, vd, <, 64)
ACROSS(max_l, vl, >, 64)
ACROSS(min_l, vl, <, 64)
ACROSS(max_w, vul, >, 64)
ACROSS(min_w, vul, <, 64)
#undef ACROSS

typedef void across_fn(
	const pop_pick *p, struct across *s, const struct lines *l, int64_t n);

static across_fn *
across_of(const pop_pick *p)
{
	if (p->cls == POP_CLASS_F)
		return p->least ? across_min_f : across_max_f;
	if (p->cls == POP_CLASS_D)
		return p->least ? across_min_d : across_max_d;
	if (p->value_size == 8 && p->is_unsigned)
		return p->least ? across_min_w : across_max_w;
	if (p->value_size == 8)
		return p->least ? across_min_l : across_max_l;
	if (p->is_unsigned)
		return p->least ? across_min_u : across_max_u;
	return p->least ? across_min_i : across_max_i;
}

/* n indices of 64 bits, `step` bytes apart, that are words, too; of one that
 * stands still only that is read. */
static bool
are_words(const unsigned char *at, int64_t step, int64_t n)
{
	uint64_t x, all = 0;

	for (int64_t k = 0; k < (step ? n : 1); k++) {
		memcpy(&x, at + k * step, sizeof(x));
		all |= x;
	}
	return all <= INT32_MAX;
}

/* Do lanes hold all indices of n results? */
static bool
has_word_indices(const pop_pick *p, unsigned char *const *at, int64_t n)
{
	return p->index_size == 4 ||
	       (are_words(at[INDEX], p->step[INDEX], p->n) &&
		       are_words(at[INDEX0], p->result[INDEX0], n));
}

static void
store_indices(const pop_pick *p, unsigned char *to, int64_t step,
	const int32_t *from, int64_t n)
{
	if (p->index_size == 4) {
		POP_FN(pop_copy_strided)
		(to, step, (const unsigned char *)from, 4, 4, n);
		return;
	}
	for (int64_t k = 0; k < n; k++) {
		const int64_t x = from[k];

		memcpy(to + k * step, &x, sizeof(x));
	}
}

/* Results from.., n of them, from their initial ones on. */
static void
begin_across(const pop_pick *p, struct across *s, unsigned char *const *at,
	int64_t from, int64_t n)
{
	load_values(p, (unsigned char *)s->value,
		at[VALUE0] + from * p->result[VALUE0], p->result[VALUE0], n);
	POP_FN(pop_index_load32)
	((int32_t *)(void *)s->index, at[INDEX0] + from * p->result[INDEX0],
		p->result[INDEX0], p->index_dtype, n);
}

static void
end_across(const pop_pick *p, const struct across *s, unsigned char *const *at,
	int64_t from, int64_t n)
{
	POP_FN(pop_row_store)
	(at[VALUE1] + from * p->result[VALUE1], p->result[VALUE1], s->value,
		p->value_dtype, n);
	store_indices(p, at[INDEX1] + from * p->result[INDEX1],
		p->result[INDEX1], (const int32_t *)(const void *)s->index, n);
}

/* Narrow values of n results become words. */
static void
widen_lines(
	const pop_pick *p, struct lines *l, int64_t n, int32_t (*wide)[GROUP])
{
	for (int64_t r = 0; r < l->n; r++)
		load_values(p, (unsigned char *)wide[r],
			l->value + r * l->value_step, p->result[VALUE], n);
	l->value = (const unsigned char *)wide;
	l->value_step = sizeof(wide[0]);
}

/* So do indices of 64 bits. */
static void
narrow_indices(const pop_pick *p, struct lines *l, int32_t *word)
{
	POP_FN(pop_index_load32)
	(word, l->index, l->index_step, p->index_dtype, l->n);
	l->index = (const unsigned char *)word;
	l->index_step = sizeof(word[0]);
}

static void
pick_across(
	const pop_pick *p, unsigned char *const *at, int64_t from, int64_t n)
{
	const unsigned char *value = at[VALUE] + from * p->result[VALUE];
	const unsigned char *index = at[INDEX] + from * p->result[INDEX];
	across_fn *fn = across_of(p);
	int32_t wide[MOST_LINES][GROUP], word[MOST_LINES];
	struct across s;

	begin_across(p, &s, at, from, n);
	for (int64_t r = 0; r < p->n; r += MOST_LINES) {
		struct lines l = {.value = value + r * p->step[VALUE],
			.index = index + r * p->step[INDEX],
			.value_step = p->step[VALUE],
			.index_step = p->step[INDEX],
			.n = pop_least(MOST_LINES, p->n - r)};

		if (p->narrow)
			widen_lines(p, &l, n, wide);
		if (p->index_size == 8)
			narrow_indices(p, &l, word);
		fn(p, &s, &l, n);
	}
	end_across(p, &s, at, from, n);
}

/* n indices, `step` bytes apart, as index_at() has them; and back. */
static void
load_places(const pop_pick *p, int64_t *to, const unsigned char *at,
	int64_t step, int64_t n)
{
	for (int64_t k = 0; k < n; k++)
		to[k] = index_at(p, at + k * step);
}

static void
store_place(const pop_pick *p, unsigned char *to, int64_t place)
{
	const uint64_t x =
		(uint64_t)place ^ (p->index_signed ? 0 : UINT64_C(1) << 63);

	memcpy(to, &x, p->index_size);
}

/* The same of numbers of 64 bits, whose indices are those of all results. */
static void
pick_across_wide(
	const pop_pick *p, unsigned char *const *at, int64_t from, int64_t n)
{
	const unsigned char *value = at[VALUE] + from * p->result[VALUE];
	across_fn *fn = across_of(p);
	int64_t place[MOST_LINES];
	struct across s;

	load_values(p, (unsigned char *)s.value,
		at[VALUE0] + from * p->result[VALUE0], p->result[VALUE0], n);
	load_places(p, s.index, at[INDEX0] + from * p->result[INDEX0],
		p->result[INDEX0], n);
	for (int64_t r = 0; r < p->n; r += MOST_LINES) {
		struct lines l = {.value = value + r * p->step[VALUE],
			.index = (const unsigned char *)place,
			.value_step = p->step[VALUE],
			.index_step = sizeof(place[0]),
			.n = pop_least(MOST_LINES, p->n - r)};

		load_places(p, place, at[INDEX] + r * p->step[INDEX],
			p->step[INDEX], l.n);
		fn(p, &s, &l, n);
	}
	POP_FN(pop_row_store)
	(at[VALUE1] + from * p->result[VALUE1], p->result[VALUE1], s.value,
		p->value_dtype, n);
	for (int64_t k = 0; k < n; k++)
		store_place(p, at[INDEX1] + (from + k) * p->result[INDEX1],
			s.index[k]);
}

/* Rows whose elements are turned to lie across. */
static void
pick_turned(
	const pop_pick *p, unsigned char *const *at, int64_t from, int64_t n)
{
	const unsigned char *value = at[VALUE] + from * p->result[VALUE];
	across_fn *fn = across_of(p);
	int32_t t[POP_TRANSPOSE_SIDE][GROUP];
	struct across s;

	begin_across(p, &s, at, from, n);
	for (int64_t r = 0; r < p->n; r += POP_TRANSPOSE_SIDE) {
		int64_t m = pop_least(POP_TRANSPOSE_SIDE, p->n - r);

		POP_FN(pop_transpose)
		(4, t, sizeof(t[0]), value + r * 4, p->result[VALUE], n, m);
		fn(p, &s,
			&(struct lines){.value = (const unsigned char *)t,
				.index = at[INDEX] + r * p->step[INDEX],
				.value_step = sizeof(t[0]),
				.index_step = p->step[INDEX],
				.n = m},
			n);
	}
	end_across(p, &s, at, from, n);
}

/* Along rows of at most a block, words with indices that are words. */
static void
pick_rows(const pop_pick *p, unsigned char *const *at, int64_t n)
{
	if (p->result[INDEX] != 0 || p->n > SHORT_ROW || n < LANES) {
		pick_short(p, at, n);
		return;
	}
	for (int64_t k = 0; k < n; k += GROUP)
		pick_turned(p, at, k, pop_least(GROUP, n - k));
}

/* The same of narrow values, which become words: rows of a block at a time. */
static void
pick_widened(const pop_pick *p, unsigned char *const *at, int64_t n)
{
	const int64_t size = (int64_t)p->value_size, row = p->n * 4;
	const int64_t most = pop_least(GROUP, ROW_BLOCK / p->n);
	const bool follow = p->result[VALUE] == p->n * size;
	unsigned char wide[ROW_BLOCK * 4], init[GROUP * 4], best[GROUP * 4];
	pop_pick words = *p;

	words.narrow = words.boolean = false;
	words.value_dtype = p->cls == POP_CLASS_F ? POP_DT_F32
			    : p->is_unsigned      ? POP_DT_U32
						  : POP_DT_I32;
	words.value_size = 4;
	words.step[VALUE] = 4;
	words.result[VALUE] = row;
	words.result[VALUE0] = words.result[VALUE1] = 4;
	for (int64_t k = 0, m; k < n; k += m) {
		unsigned char *to[NVIEW];

		m = pop_least(most, n - k);
		for (int v = 0; v < NVIEW; v++)
			to[v] = at[v] + k * p->result[v];
		for (int64_t j = 0; j < (follow ? 1 : m); j++)
			load_values(p, wide + j * row,
				to[VALUE] + j * p->result[VALUE], size,
				follow ? m * p->n : p->n);
		load_values(p, init, to[VALUE0], p->result[VALUE0], m);
		to[VALUE] = wide;
		to[VALUE0] = init;
		to[VALUE1] = best;
		pick_rows(&words, to, m);
		POP_FN(pop_row_store)
		(at[VALUE1] + k * p->result[VALUE1], p->result[VALUE1], best,
			p->value_dtype, m);
	}
}

/* Rows of at most a block, with indices that are words. */
static void
pick_block(const pop_pick *p, unsigned char *const *at, int64_t n)
{
	(p->narrow ? pick_widened : pick_rows)(p, at, n);
}

/* The same with indices of 64 bits, those of all rows, that are words, too. */
static void
pick_by_words(const pop_pick *p, unsigned char *const *at, int64_t n)
{
	int32_t row[ROW_BLOCK], init[GROUP], best[GROUP];
	pop_pick words = *p;

	words.index_dtype = POP_DT_I32;
	words.index_size = 4;
	words.index_signed = true;
	words.step[INDEX] = 4;
	words.result[INDEX0] = words.result[INDEX1] = 4;
	POP_FN(pop_index_load32)
	(row, at[INDEX], p->step[INDEX], p->index_dtype, p->n);
	for (int64_t k = 0, m; k < n; k += m) {
		unsigned char *to[NVIEW];

		m = pop_least(GROUP, n - k);
		for (int v = 0; v < NVIEW; v++)
			to[v] = at[v] + k * p->result[v];
		POP_FN(pop_index_load32)
		(init, to[INDEX0], p->result[INDEX0], p->index_dtype, m);
		to[INDEX] = (unsigned char *)row;
		to[INDEX0] = (unsigned char *)init;
		to[INDEX1] = (unsigned char *)best;
		pick_block(&words, to, m);
		store_indices(p, at[INDEX1] + k * p->result[INDEX1],
			p->result[INDEX1], best, m);
	}
}

/* ---- Along rows of numbers of 64 bits. */

/*
 * rows_<name>: rows of at least a vector, with indices that are those of all.
 * The best value is found first, then the least of the indices where it is;
 * rows with a NaN, or whose best is a zero that may have a sign, are done as
 * those of any length.
 */
#define ROWS(name, T, op)                                                     \
	static void rows_##name(const pop_pick *p, unsigned char *const *at,  \
		const int64_t *place, int64_t n)                              \
	{                                                                     \
		const int64_t last = p->n - LANES_W;                          \
                                                                              \
		for (int64_t k = 0; k < n; k++) {                             \
			struct pair row = {                                   \
				at[VALUE] + k * p->result[VALUE], at[INDEX]}; \
			V m = v_load(row.value), w = m, bad = v_set(0), u, v; \
			V low = (V)vl_set(INT64_MAX);                         \
			unsigned char index[8];                               \
                                                                              \
			for (int64_t j = 0; j < p->n; j += 2 * LANES_W) {     \
				u = v_load(row.value +                        \
					   pop_least(j + LANES_W, last) * 8); \
				v = v_load(                                   \
					row.value + pop_least(j, last) * 8);  \
				bad |= (V)((T)v != (T)v) | (V)((T)u != (T)u); \
				m = v_select((V)((T)v op(T) m), v, m);        \
				w = v_select((V)((T)u op(T) w), u, w);        \
			}                                                     \
			m = v_select((V)((T)w op(T) m), w, m);                \
			for (unsigned h = LANES_W / 2; h > 0; h /= 2) {       \
				v = v_down(m, 2 * h);                         \
				m = v_select((V)((T)v op(T) m), v, m);        \
			}                                                     \
			if (v_any(bad) ||                                     \
				(p->cls == POP_CLASS_D && ((T)m)[0] == 0)) {  \
				put(p, at, k, wide_##name(p, &row));          \
				continue;                                     \
			}                                                     \
			m = v_splat64(&m);                                    \
			for (int64_t j = 0; j < p->n; j += LANES_W) {         \
				int64_t from = pop_least(j, last);            \
				V in = (V)((T)v_load(row.value + from * 8) == \
					   (T)m);                             \
                                                                              \
				v = v_load(place + from);                     \
				in &= (V)((vl)v < (vl)low);                   \
				low = v_select(in, v, low);                   \
			}                                                     \
			for (unsigned h = LANES_W / 2; h > 0; h /= 2) {       \
				v = v_down(low, 2 * h);                       \
				low = v_select((V)((vl)v < (vl)low), v, low); \
			}                                                     \
			store_place(p, index, ((vl)low)[0]);                  \
			put(p, at, k,                                         \
				(struct pair){(unsigned char *)&m, index});   \
		}                                                             \
	}
ROWS(max_d, vd, >)
ROWS(min_d, vd, <)
ROWS(max_l, vl, >)
ROWS(min_l, vl, <)
ROWS(max_w, vul, >)
ROWS(min_w, vul, <)
#undef ROWS

static void
pick_rows_wide(const pop_pick *p, unsigned char *const *at, int64_t n)
{
	int64_t place[ROW_BLOCK];

	load_places(p, place, at[INDEX], p->step[INDEX], p->n);
	if (p->cls == POP_CLASS_D)
		(p->least ? rows_min_d : rows_max_d)(p, at, place, n);
	else if (p->is_unsigned)
		(p->least ? rows_min_w : rows_max_w)(p, at, place, n);
	else
		(p->least ? rows_min_l : rows_max_l)(p, at, place, n);
}

static void
pick_at_once(const pop_pick *p, unsigned char *const *at, int64_t n)
{
	const bool block =
		!p->across && p->value_size <= 4 && p->n <= ROW_BLOCK;

	if (block && p->index_size == 4) {
		pick_block(p, at, n);
		return;
	}
	if (block && n > 1 && p->index_size == 8 && p->result[INDEX] == 0 &&
		has_word_indices(p, at, n)) {
		pick_by_words(p, at, n);
		return;
	}
	if (p->across && has_word_indices(p, at, n)) {
		for (int64_t k = 0; k < n; k += GROUP)
			pick_across(p, at, k, pop_least(GROUP, n - k));
		return;
	}
	if (n > 1 && p->value_size == 8 && p->step[VALUE] == 8 &&
		p->result[INDEX] == 0 && p->n >= LANES_W && p->n <= ROW_BLOCK) {
		pick_rows_wide(p, at, n);
		return;
	}
	if (p->value_size == 8 && p->step[VALUE] != 8 &&
		p->result[VALUE] == 8 && p->result[INDEX] == 0) {
		for (int64_t k = 0; k < n; k += GROUP)
			pick_across_wide(p, at, k, pop_least(GROUP, n - k));
		return;
	}
	for (int64_t k = 0; k < n; k++) {
		struct pair row = {at[VALUE] + k * p->result[VALUE],
			at[INDEX] + k * p->result[INDEX]};
		struct found f;

		put(p, at, k,
			p->value_size == 8 ? pick_wide(p, &row)
					   : pick_words(p, &row, &f));
	}
}

/* ---- In order. */

/* Initial values and indices of some results, before these are written. */
struct initial {
	unsigned char value[GROUP][8], index[GROUP][8];
};

static struct pair
combine_in_order(const pop_pick *p, struct pair a, struct pair b)
{
	const int s = stand_in_memory(p, a.value, b.value);

	if (s != 0)
		return s == 1 ? a : b;
	if (index_less(p, b.index, a.index))
		a.index = b.index;
	return a;
}

/* May elements have to be combined in order for this value? */
static bool
is_unsettled(const pop_pick *p, const unsigned char *at)
{
	const unsigned char zero[8] = {0};
	int s;

	/* Of all narrow floats 0 is as many zero bytes. */
	s = stand_in_memory(p, at, zero);
	return s == 0 || s == 2;
}

static void
pick_one_in_order(const pop_pick *p, unsigned char *const *at, int64_t k,
	const struct initial *init)
{
	struct pair best = {init->value[k], init->index[k]};
	struct pair x = {at[VALUE] + k * p->result[VALUE],
		at[INDEX] + k * p->result[INDEX]};

	for (int64_t j = 0; j < p->n; j++) {
		best = combine_in_order(p, best, x);
		x.value += p->step[VALUE];
		x.index += p->step[INDEX];
	}
	memcpy(at[VALUE1] + k * p->result[VALUE1], best.value, p->value_size);
	memcpy(at[INDEX1] + k * p->result[INDEX1], best.index, p->index_size);
}

static void
pick_in_order(const pop_pick *p, unsigned char *const *at, int64_t n)
{
	struct initial init;

	for (int64_t k = 0; k < n; k++) {
		memcpy(init.value[k], at[VALUE0] + k * p->result[VALUE0],
			p->value_size);
		memcpy(init.index[k], at[INDEX0] + k * p->result[INDEX0],
			p->index_size);
	}
	pick_at_once(p, at, n);
	for (int64_t k = 0; k < n; k++)
		if (is_unsettled(p, at[VALUE1] + k * p->result[VALUE1]))
			pick_one_in_order(p, at, k, &init);
}

void
POP_FN(pop_pick_run)(const pop_pick *p, unsigned char *const *at, int64_t n)
{
	unsigned char *some[NVIEW];

	if (!p->in_order) {
		pick_at_once(p, at, n);
		return;
	}
	for (int64_t k = 0; k < n; k += GROUP) {
		for (int v = 0; v < NVIEW; v++)
			some[v] = at[v] + k * p->result[v];
		pick_in_order(p, some, pop_least(GROUP, n - k));
	}
}
