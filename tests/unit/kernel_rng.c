/*
 * RNG: published vectors of both generators, XLA's data points, and every
 * type, shape and layout against the definition, element by element.
 */

#include "tests/unit/kernel_layout.h"

/* ---- The definitions. */

static uint32_t
turned(uint32_t x, unsigned r)
{
	return x << r | x >> (32 - r);
}

static void
three_fry(uint64_t key, uint64_t counter, uint32_t out[2])
{
	static const unsigned r[] = {13, 15, 26, 6, 17, 29, 16, 24};
	uint32_t k[3] = {(uint32_t)key, (uint32_t)(key >> 32), 0};
	uint32_t x = (uint32_t)counter, y = (uint32_t)(counter >> 32);

	k[2] = k[0] ^ k[1] ^ 0x1bd11bda;
	x += k[0];
	y += k[1];
	for (unsigned i = 0; i < 20; i++) {
		x += y;
		y = turned(y, r[i % 8]) ^ x;
		if (i % 4 == 3) {
			unsigned g = i / 4 + 1;

			x += k[g % 3];
			y += k[(g + 1) % 3] + g;
		}
	}
	out[0] = x;
	out[1] = y;
}

static void
philox(uint64_t key, uint64_t lo, uint64_t hi, uint32_t c[4])
{
	uint32_t k0 = (uint32_t)key, k1 = (uint32_t)(key >> 32);

	c[0] = (uint32_t)lo;
	c[1] = (uint32_t)(lo >> 32);
	c[2] = (uint32_t)hi;
	c[3] = (uint32_t)(hi >> 32);
	for (int i = 0; i < 10; i++) {
		uint64_t p = (uint64_t)0xd2511f53 * c[0];
		uint64_t q = (uint64_t)0xcd9e8d57 * c[2];

		c[0] = (uint32_t)(q >> 32) ^ c[1] ^ k0;
		c[1] = (uint32_t)q;
		c[2] = (uint32_t)(p >> 32) ^ c[3] ^ k1;
		c[3] = (uint32_t)p;
		k0 += 0x9e3779b9;
		k1 += 0xbb67ae85;
	}
}

typedef struct source {
	int64_t algorithm, k;
	uint64_t state[3];
} source;

/* Bits of element e (a, s, b), and how many blocks all take. */
static uint64_t
expected(const source *f, const int64_t *ext, const int64_t *x, unsigned bits,
	int64_t *blocks)
{
	int64_t e = (x[0] * ext[1] + x[1]) * ext[2] + x[2];
	int64_t n = ext[0] * ext[1] * ext[2], half = (ext[1] + 1) / 2, at;
	uint64_t high = f->k == 3 ? f->state[2] : f->state[0], c, v;
	uint32_t w[4];

	if (f->algorithm == POP_RNG_PHILOX) {
		unsigned each = bits == 64 ? 2 : 4;

		*blocks = (n + each - 1) / each;
		c = f->state[1] + (uint64_t)(e / each);
		philox(f->state[0], c, high + (c < f->state[1]), w);
		if (bits == 64)
			return w[e % 2 * 2] | (uint64_t)w[e % 2 * 2 + 1] << 32;
		v = w[e % 4];
	} else if (bits == 64) {
		*blocks = n;
		three_fry(f->state[0], f->state[1] + (uint64_t)e, w);
		return w[0] | (uint64_t)w[1] << 32;
	} else {
		*blocks = ext[0] * half * ext[2];
		at = (x[0] * half + x[1] / 2) * ext[2] + x[2];
		three_fry(f->state[0], f->state[1] + (uint64_t)at, w);
		v = w[x[1] % 2];
	}
	return bits >= 32 ? v : v & ((UINT64_C(1) << bits) - 1);
}

/* ---- Cases. */

static void
run_case(const source *f, const int64_t *ext, pop_dtype d, bool dense,
	uint64_t seed)
{
	unsigned bits = pop_dtype_info_of[d].bits;
	rig g;

	for (unsigned isa = 0; isa < RIG_NISA; isa++) {
		const pop_kernel_table *t = rig_table(rig_isa[isa]);
		int64_t x[POP_MAX_DIMS], blocks = 0, n, need;
		uint64_t rng = seed, *next;
		pop_view w = {0}, *to;

		if (!t)
			continue;
		rig_init(&g, POP_STEP_RNG);
		g.step.ndim = 3;
		memcpy(g.step.extent, ext, 3 * sizeof(*ext));
		g.param[POP_RNG_ALGORITHM] = f->algorithm;
		g.param[POP_RNG_K] = f->k;
		rig_view(&g, POP_DT_U64, f->k)->stride[0] = 1;
		rig_view(&g, POP_DT_U64, f->k)->stride[0] = 1;
		need = lay_view(&w, 3, ext, 7, dense, &rng);
		to = rig_view(&g, d, need);
		w.buffer = to->buffer;
		w.dtype = to->dtype;
		*to = w;
		memcpy(g.ptr[0], f->state, (size_t)f->k * 8);
		rig_run(&g, t, 1 + isa);
		n = ext[0] * ext[1] * ext[2];
		for (int64_t e = 0; e < n; e++) {
			uint64_t want;

			seek(e, 3, ext, x);
			want = expected(f, ext, x, bits, &blocks);
			assert(pop_load_bits(d, element(&g, 2, 3, x)) == want);
		}
		next = g.ptr[1];
		assert(next[0] == f->state[0]);
		assert(next[1] == f->state[1] + (uint64_t)blocks);
		if (f->k == 3)
			assert(next[2] ==
				f->state[2] + (next[1] < f->state[1]));
		rig_free(&g);
	}
}

static void
test_vectors(void)
{
	uint32_t w[4];

	/* Random123's kat_vectors. */
	three_fry(0, 0, w);
	assert(w[0] == 0x6b200159 && w[1] == 0x99ba4efe);
	three_fry(
		UINT64_C(0x0370734413198a2e), UINT64_C(0x85a308d3243f6a88), w);
	assert(w[0] == 0xc4923a9c && w[1] == 0x483df7a0);
	philox(0, 0, 0, w);
	assert(w[0] == 0x6627e8d5 && w[1] == 0xe169c58d);
	assert(w[2] == 0xbc57ac4c && w[3] == 0x9b00dbd8);
	philox(UINT64_C(0x299f31d0a4093822), UINT64_C(0x85a308d3243f6a88),
		UINT64_C(0x0370734413198a2e), w);
	assert(w[0] == 0xd16cfe09 && w[1] == 0x94fdcceb);
	assert(w[2] == 0x5001e420 && w[3] == 0x24126ea1);
	/* StableHLO's specification, and its test of one number. */
	three_fry(1, 2, w);
	assert((w[0] | (uint64_t)w[1] << 32) == UINT64_C(9236835810183407956));
	three_fry(3, 3, w);
	assert((w[0] | (uint64_t)w[1] << 32) == UINT64_C(3349939604322698703));
}

int
main(void)
{
	static const pop_dtype type[] = {POP_DT_U64, POP_DT_I64, POP_DT_U32,
		POP_DT_I32, POP_DT_U16, POP_DT_U8, POP_DT_I8, POP_DT_U4,
		POP_DT_F32, POP_DT_F64, POP_DT_BF16};
	static const int64_t shape[][3] = {{1, 1, 1}, {1, 4, 1}, {1, 5, 1},
		{2, 3, 4}, {3, 7, 5}, {1, 200, 3}, {5, 0, 2}, {2, 64, 1}};
	static const source from[] = {
		{POP_RNG_THREE_FRY, 2, {UINT64_C(0x123456789abcdef0), 42, 0}},
		{POP_RNG_THREE_FRY, 2, {1, UINT64_MAX - 5, 0}},
		{POP_RNG_PHILOX, 2, {UINT64_C(0xfedcba9876543210), 7, 0}},
		{POP_RNG_PHILOX, 3, {3, UINT64_MAX - 3, UINT64_MAX}},
	};
	uint64_t seed = 1;

	test_vectors();
	for (size_t i = 0; i < sizeof(type) / sizeof(type[0]); i++)
		for (size_t k = 0; k < sizeof(shape) / sizeof(shape[0]); k++)
			for (size_t s = 0; s < 4; s++) {
				const int64_t *e = shape[k];
				bool pairs =
					from[s].algorithm ==
						POP_RNG_THREE_FRY &&
					pop_dtype_info_of[type[i]].bits <= 32;
				int64_t flat[3] = {1, 1, e[0] * e[1] * e[2]};

				run_case(&from[s], pairs ? e : flat, type[i],
					seed & 1, seed);
				seed++;
			}
	return 0;
}
