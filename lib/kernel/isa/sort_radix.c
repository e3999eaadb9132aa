/*
 * Keys and their order, and sorting by digits from the least significant.
 *
 * Digits are those of what keys are above the least of them: fewer the nearer
 * they are to each other.  Each pass counts how often each digit occurs, then
 * moves every key to where its digit's keys begin.  Several threads cut the
 * keys in chunks; a chunk's keys of a digit go after those of the chunks
 * before, so the order does not depend on how many there are.  Few keys are
 * inserted one by one.
 */

#include <string.h>

#include "lib/kernel/isa/sort.h"
#include "lib/kernel/isa/vec.h"

enum {
	FEW = 24, /* inserted one by one */
	SMALL_BITS = 8,
	LARGE_BITS = 11,
	LARGE = 6000,   /* keys that larger digits pay for */
	HELP = 1 << 15, /* keys that another thread pays for */
};

/* ---- Keys. */

pop_key_order
POP_FN(pop_key_order_of)(pop_dtype d, bool descending, bool total_order)
{
	pop_class c = pop_class_of(d);
	pop_key_order o = {.cls = (uint8_t)c,
		.wide = c == POP_CLASS_D || c == POP_CLASS_L,
		.by_value = !total_order};

	if (pop_dtype_info_of[d].cls == POP_DTC_INT)
		o.bias = UINT64_C(1) << (pop_dtype_info_of[d].bits - 1);
	if (descending)
		o.flip = UINT64_MAX;
	return o;
}

/* Floats: negative ones turned round, positive ones above them. */
#define FLOAT_KEYS(T, S, name, NAN_ABOVE, BITS)                     \
	static bool name##_keys(const pop_key_order *o, T *keys,    \
		const unsigned char *values, int64_t n)             \
	{                                                           \
		const T sign = (T)1 << (BITS - 1);                  \
		const T flip = (T)o->flip;                          \
		T odd = 0;                                          \
                                                                    \
		for (int64_t j = 0; j < n; j++) {                   \
			T u, k, equal;                              \
                                                                    \
			memcpy(&u, values + j * (int64_t)sizeof(u), \
				sizeof(u));                         \
			k = u ^ ((T)((S)u >> (BITS - 1)) | sign);   \
			equal = (u & ~sign) > (NAN_ABOVE);          \
			equal |= u == sign;                         \
			odd |= equal;                               \
			if (o->by_value && equal)                   \
				k = u == sign ? sign : ~(T)0;       \
			keys[j] = k ^ flip;                         \
		}                                                   \
		return !odd || !o->by_value;                        \
	}                                                           \
	static void name##_values(const pop_key_order *o,           \
		unsigned char *values, const T *keys, int64_t n)    \
	{                                                           \
		const T sign = (T)1 << (BITS - 1);                  \
		const T flip = (T)o->flip;                          \
                                                                    \
		for (int64_t j = 0; j < n; j++) {                   \
			T k = keys[j] ^ flip;                       \
			T u = k ^ (k & sign ? sign : ~(T)0);        \
                                                                    \
			memcpy(values + j * (int64_t)sizeof(u), &u, \
				sizeof(u));                         \
		}                                                   \
	}
FLOAT_KEYS(uint32_t, int32_t, f, 0x7f800000u, 32)
FLOAT_KEYS(uint64_t, int64_t, d, UINT64_C(0x7ff0000000000000), 64)

#define INT_KEYS(T, V, name)                                        \
	static void name##_keys(const pop_key_order *o, T *keys,    \
		const unsigned char *values, int64_t n)             \
	{                                                           \
		const T bias = (T)o->bias, flip = (T)o->flip;       \
                                                                    \
		for (int64_t j = 0; j < n; j++) {                   \
			V v;                                        \
                                                                    \
			memcpy(&v, values + j * (int64_t)sizeof(v), \
				sizeof(v));                         \
			keys[j] = ((T)v + bias) ^ flip;             \
		}                                                   \
	}                                                           \
	static void name##_values(const pop_key_order *o,           \
		unsigned char *values, const T *keys, int64_t n)    \
	{                                                           \
		const T bias = (T)o->bias, flip = (T)o->flip;       \
                                                                    \
		for (int64_t j = 0; j < n; j++) {                   \
			V v = (V)((keys[j] ^ flip) - bias);         \
                                                                    \
			memcpy(values + j * (int64_t)sizeof(v), &v, \
				sizeof(v));                         \
		}                                                   \
	}
INT_KEYS(uint32_t, uint32_t, i)
INT_KEYS(uint64_t, uint64_t, l)
INT_KEYS(uint32_t, uint8_t, b)

bool
POP_FN(pop_keys_of_values)(
	const pop_key_order *o, void *keys, const void *values, int64_t n)
{
	switch (o->cls) {
	case POP_CLASS_F:
		return f_keys(o, keys, values, n);
	case POP_CLASS_D:
		return d_keys(o, keys, values, n);
	case POP_CLASS_I:
		i_keys(o, keys, values, n);
		return true;
	case POP_CLASS_L:
		l_keys(o, keys, values, n);
		return true;
	default:
		b_keys(o, keys, values, n);
		return true;
	}
}

void
POP_FN(pop_values_of_keys)(
	const pop_key_order *o, void *values, const void *keys, int64_t n)
{
	switch (o->cls) {
	case POP_CLASS_F:
		f_values(o, values, keys, n);
		break;
	case POP_CLASS_D:
		d_values(o, values, keys, n);
		break;
	case POP_CLASS_I:
		i_values(o, values, keys, n);
		break;
	case POP_CLASS_L:
		l_values(o, values, keys, n);
		break;
	default:
		b_values(o, values, keys, n);
	}
}

/* ---- Digits. */

struct pass {
	pop_radix *r;
	unsigned shift, bits;
	int64_t nchunk;
	uint64_t least; /* of all keys, but for bits that do not count */
};

static uint32_t *
chunk_hist(const struct pass *p, int64_t chunk)
{
	return p->r->hist + (chunk << p->bits);
}

#define COUNT(T)                                                     \
	{                                                            \
		const T *k = r->key[r->at];                          \
		const T least = (T)p->least;                         \
                                                                     \
		for (int64_t j = from; j < to; j++)                  \
			h[((T)(k[j] - least) >> p->shift) & mask]++; \
	}
static void
count_chunk(void *arg, int64_t chunk, unsigned thread)
{
	const struct pass *p = arg;
	const pop_radix *r = p->r;
	const unsigned mask = (1u << p->bits) - 1;
	int64_t from = r->n * chunk / p->nchunk;
	int64_t to = r->n * (chunk + 1) / p->nchunk;
	uint32_t *h = chunk_hist(p, chunk);

	(void)thread;
	memset(h, 0, sizeof(*h) << p->bits);
	if (r->size == 4)
		COUNT(uint32_t)
	else
		COUNT(uint64_t)
}

#define MOVE(T, along)                                                         \
	{                                                                      \
		const T *k = r->key[r->at];                                    \
		T *out = r->key[!r->at];                                       \
		const T least = (T)p->least;                                   \
                                                                               \
		for (int64_t j = from; j < to; j++) {                          \
			T v = k[j];                                            \
			uint32_t q = h[((T)(v - least) >> p->shift) & mask]++; \
                                                                               \
			out[q] = v;                                            \
			along;                                                 \
		}                                                              \
	}
static void
move_chunk(void *arg, int64_t chunk, unsigned thread)
{
	const struct pass *p = arg;
	const pop_radix *r = p->r;
	const unsigned mask = (1u << p->bits) - 1;
	int64_t from = r->n * chunk / p->nchunk;
	int64_t to = r->n * (chunk + 1) / p->nchunk;
	uint32_t *h = chunk_hist(p, chunk);
	const uint32_t *idx = r->idx[r->at];
	uint32_t *idx_out = r->idx[!r->at];

	(void)thread;
	if (r->size == 4)
		MOVE(uint32_t, (void)0)
	else if (idx)
		MOVE(uint64_t, idx_out[q] = idx[j])
	else
		MOVE(uint64_t, (void)0)
}

static void
each_chunk(struct pass *p, pop_pool_fn *fn)
{
	if (p->nchunk == 1)
		fn(p, 0, 0);
	else
		pop_pool_run(p->r->run->pool, fn, p, p->nchunk);
}

/* Counts become the places where chunks put their keys.  False: all keys have
 * the same digit. */
static bool
place_digits(const struct pass *p)
{
	uint32_t at = 0;

	for (unsigned d = 0; d < 1u << p->bits; d++) {
		uint32_t first = at;

		for (int64_t c = 0; c < p->nchunk; c++) {
			uint32_t *h = chunk_hist(p, c) + d, n = *h;

			*h = at;
			at += n;
		}
		if (at - first == (uint64_t)p->r->n)
			return false;
	}
	return true;
}

/* Of n keys, n > 0. */
#define RANGE(name, T, VT)                                              \
	static void name##_range(                                       \
		const T *k, int64_t n, uint64_t *least, uint64_t *most) \
	{                                                               \
		enum { PER = POP_VBYTES / sizeof(T) };                  \
		VT lo = k[0] - (VT){0}, hi = lo;                        \
		T low = k[0], high = k[0];                              \
		int64_t j = 0;                                          \
                                                                        \
		for (; j + PER <= n; j += PER) {                        \
			const VT v = (VT)v_load(k + j);                 \
                                                                        \
			lo = (VT)v_select((V)(v < lo), (V)v, (V)lo);    \
			hi = (VT)v_select((V)(v > hi), (V)v, (V)hi);    \
		}                                                       \
		for (int i = 0; i < PER; i++) {                         \
			low = lo[i] < low ? lo[i] : low;                \
			high = hi[i] > high ? hi[i] : high;             \
		}                                                       \
		for (; j < n; j++) {                                    \
			low = k[j] < low ? k[j] : low;                  \
			high = k[j] > high ? k[j] : high;               \
		}                                                       \
		*least = low;                                           \
		*most = high;                                           \
	}
RANGE(i, uint32_t, vu)
RANGE(l, uint64_t, vul)

/* Where digits end that tell keys from the least one. */
static unsigned
end_of_digits(struct pass *p)
{
	const pop_radix *r = p->r;
	const void *k = r->key[r->at];
	uint64_t most;

	if (r->size == 4)
		i_range(k, r->n, &p->least, &most);
	else
		l_range(k, r->n, &p->least, &most);
	p->least &= UINT64_MAX << r->low;
	most -= p->least;
	most = most ? 64 - (uint64_t)__builtin_clzll(most) : 0;
	return (unsigned)pop_least((int64_t)most, r->high);
}

/* ---- Few. */

#define INSERT(T, SWAP_IDX, PUT_IDX)                                       \
	{                                                                  \
		T *k = r->key[r->at];                                      \
                                                                           \
		for (int64_t i = 1; i < r->n; i++) {                       \
			T v = k[i];                                        \
			int64_t j = i;                                     \
			uint32_t x = idx ? idx[i] : 0;                     \
                                                                           \
			(void)x;                                           \
			for (; j > 0 && v >> low < k[j - 1] >> low; j--) { \
				k[j] = k[j - 1];                           \
				SWAP_IDX;                                  \
			}                                                  \
			k[j] = v;                                          \
			PUT_IDX;                                           \
		}                                                          \
	}
static void
insert_all(pop_radix *r)
{
	uint32_t *idx = r->idx[r->at];
	const unsigned low = r->low;

	if (r->size == 4)
		INSERT(uint32_t, (void)0, (void)0)
	else if (idx)
		INSERT(uint64_t, idx[j] = idx[j - 1], idx[j] = x)
	else
		INSERT(uint64_t, (void)0, (void)0)
}

void
POP_FN(pop_radix_sort)(pop_radix *r)
{
	struct pass p = {.r = r, .nchunk = 1, .bits = SMALL_BITS};
	unsigned end;

	if (r->n <= FEW) {
		insert_all(r);
		return;
	}
	if (r->n >= LARGE)
		p.bits = LARGE_BITS;
	if (r->run && r->n >= HELP)
		p.nchunk = pop_least(POP_RADIX_CHUNKS, r->run->nthread);
	end = end_of_digits(&p);
	for (p.shift = r->low; p.shift < end; p.shift += p.bits) {
		each_chunk(&p, count_chunk);
		if (!place_digits(&p))
			continue;
		each_chunk(&p, move_chunk);
		r->at = !r->at;
	}
}
