/*
 * RNG: bits of counter-based generators, so that every block of numbers can be
 * made by itself.
 *
 * ThreeFry-2x32, 20 rounds (Salmon et al., "Parallel random numbers: as easy
 * as 1, 2, 3"), one block a lane of 32 bits.  Philox-4x32, 10 rounds (the same
 * paper), one block a lane of 64 bits, because its products are that wide.
 * Words are made into tables first and then put where they belong.
 */

#include <string.h>

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"
#include "lib/num/convert.h"

enum { BLOCK = 64 }; /* blocks of numbers at a time, a multiple of LANES */

struct plan {
	const pop_step *step;
	pop_dtype dtype;
	bool wide;  /* elements of 64 bits */
	bool plain; /* the bits of a word are the bytes of an element */
	int64_t nblock, n, half, inner; /* n elements; half of dim s, dim b */
};

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);
	const int64_t *e = step->extent;
	unsigned bits;

	(void)prog;
	(void)err;
	*scratch = 0;
	p->step = step;
	p->dtype = (pop_dtype)step->view[2].dtype;
	bits = pop_dtype_info_of[p->dtype].bits;
	p->wide = bits == 64;
	p->plain = bits == 8 * pop_dtype_bytes(p->dtype);
	p->n = e[0] * e[1] * e[2];
	p->half = e[1] / 2 + e[1] % 2;
	p->inner = e[2];
	if (step->param[POP_RNG_ALGORITHM] == POP_RNG_PHILOX)
		p->nblock = p->wide ? p->n / 2 + p->n % 2
				    : p->n / 4 + (p->n % 4 != 0);
	else
		p->nblock = p->wide ? p->n : e[0] * p->half * e[2];
	*out = p;
	return POP_OK;
}

/* ---- Generators: words of blocks first.. into w[word][block]. */

struct job {
	const struct plan *p;
	unsigned char *out;
	uint32_t key[2];
	uint64_t counter, high;
	int64_t nparts;
};

#define ROTATE(x, r) ((x) << (r) | (x) >> (32 - (r)))

static void
three_fry(const struct job *j, uint64_t at, uint32_t w[4][BLOCK])
{
	static const unsigned char turn[8] = {13, 15, 26, 6, 17, 29, 16, 24};
	const uint32_t ks[3] = {j->key[0], j->key[1],
		j->key[0] ^ j->key[1] ^ UINT32_C(0x1bd11bda)};

	for (int i = 0; i < BLOCK; i++) {
		w[0][i] = (uint32_t)(j->counter + at + (uint64_t)i) + ks[0];
		w[1][i] = (uint32_t)((j->counter + at + (uint64_t)i) >> 32) +
			  ks[1];
	}
	for (int i = 0; i < BLOCK; i += LANES) {
		vu x = (vu)v_load(&w[0][i]), y = (vu)v_load(&w[1][i]);

		for (unsigned g = 1; g <= 5; g++) {
			for (unsigned r = 0; r < 4; r++) {
				x += y;
				y = ROTATE(y, turn[(g & 1 ? 0 : 4) + r]);
				y ^= x;
			}
			x += ks[g % 3];
			y += ks[(g + 1) % 3] + g;
		}
		v_store(&w[0][i], (V)x);
		v_store(&w[1][i], (V)y);
	}
}

/* Low halves of the lanes, times m. */
POP_INLINE vul
product(vul a, uint32_t m)
{
#if POP_VBYTES == 64
	return (vul)_mm512_mul_epu32((__m512i)a, _mm512_set1_epi64(m));
#elif POP_VBYTES == 32
	return (vul)_mm256_mul_epu32((__m256i)a, _mm256_set1_epi64x(m));
#elif defined(__x86_64__)
	return (vul)_mm_mul_epu32((__m128i)a, _mm_set1_epi64x(m));
#else
	return (a & UINT32_MAX) * m;
#endif
}

static void
philox(const struct job *j, uint64_t at, uint32_t w[4][BLOCK])
{
	const uint64_t first = j->counter + at;

	for (int i = 0; i < BLOCK; i += LANES_W) {
		uint64_t lo[LANES_W], hi[LANES_W];
		uint32_t k0 = j->key[0], k1 = j->key[1];
		vul c[4];

		for (int l = 0; l < LANES_W; l++) {
			lo[l] = first + (uint64_t)(i + l);
			hi[l] = j->high + (lo[l] < j->counter);
		}
		memcpy(&c[0], lo, sizeof(c[0]));
		memcpy(&c[2], hi, sizeof(c[2]));
		c[1] = c[0] >> 32;
		c[3] = c[2] >> 32;
		for (int r = 0; r < 10; r++) {
			vul p = product(c[2], UINT32_C(0xcd9e8d57));
			vul q = product(c[0], UINT32_C(0xd2511f53));

			c[0] = p >> 32 ^ c[1] ^ k0;
			c[1] = p;
			c[2] = q >> 32 ^ c[3] ^ k1;
			c[3] = q;
			k0 += UINT32_C(0x9e3779b9);
			k1 += UINT32_C(0xbb67ae85);
		}
		for (int k = 0; k < 4; k++) {
			vu_of_l t = POP_CONVERT(c[k], vu_of_l);

			memcpy(&w[k][i], &t, sizeof(t));
		}
	}
}

/* ---- Where they go. */

/* n elements `step` bytes apart, of a word each. */
#define PUT(T)                                        \
	for (int64_t i = 0; i < n; i++, to += step) { \
		T low = (T)w[i];                      \
                                                      \
		memcpy(to, &low, sizeof(low));        \
	}

static void
put(const struct plan *p, unsigned char *to, int64_t step, const uint32_t *w,
	int64_t n)
{
	unsigned bits = pop_dtype_info_of[p->dtype].bits;

	if (!p->plain) {
		for (int64_t i = 0; i < n; i++, to += step)
			pop_store_bits(p->dtype, to, w[i] & ((1u << bits) - 1));
	} else if (bits == 32 && step == 4) {
		memcpy(to, w, (size_t)n * 4);
	} else if (bits == 32) {
		PUT(uint32_t)
	} else if (bits == 16) {
		PUT(uint16_t)
	} else {
		PUT(uint8_t)
	}
}

/* Blocks from.. of pairs of neighbours along dim s: runs along dim b. */
static void
put_pairs(const struct job *j, int64_t from, int64_t n, uint32_t w[4][BLOCK])
{
	const struct plan *p = j->p;
	const pop_view *v = &p->step->view[2];
	int64_t eb = pop_elem_bytes(v), b = from % p->inner, run;
	int64_t s = from / p->inner % p->half;
	int64_t a = from / p->inner / p->half;

	for (int64_t i = 0; i < n; i += run, b = 0) {
		unsigned char *to =
			j->out + (a * v->stride[0] + 2 * s * v->stride[1] +
					 b * v->stride[2]) *
					 eb;

		run = pop_least(n - i, p->inner - b);
		put(p, to, v->stride[2] * eb, w[0] + i, run);
		if (2 * s + 1 < p->step->extent[1])
			put(p, to + v->stride[1] * eb, v->stride[2] * eb,
				w[1] + i, run);
		if (b + run == p->inner && ++s == p->half) {
			s = 0;
			a++;
		}
	}
}

/* Elements `step` apart in order, `each` of them from a block. */
static void
put_rows(const struct job *j, int64_t step, int64_t from, int64_t n,
	unsigned each, uint32_t w[4][BLOCK])
{
	const struct plan *p = j->p;
	int64_t e = from * each;
	unsigned char *to = j->out + e * step;
	uint32_t row[4 * BLOCK];

	n = pop_least(n * each, p->n - e);
	if (p->wide) {
		for (int64_t i = 0; i < n; i++, to += step) {
			int64_t k = i % each, at = i / each;
			uint64_t bits =
				w[2 * k][at] | (uint64_t)w[2 * k + 1][at] << 32;

			memcpy(to, &bits, sizeof(bits));
		}
		return;
	}
	for (int64_t i = 0; i < BLOCK; i++)
		for (unsigned k = 0; k < each; k++)
			row[i * each + k] = w[k][i];
	put(p, to, step, row, n);
}

/* Are pairs neighbours in memory, one behind the other? */
static bool
is_row(const struct plan *p)
{
	const pop_view *v = &p->step->view[2];
	const int64_t *e = p->step->extent;

	return e[2] == 1 && e[1] % 2 == 0 &&
	       (e[0] == 1 || v->stride[0] == e[1] * v->stride[1]);
}

static void
run_part(void *arg, int64_t part, unsigned thread)
{
	const struct job *j = arg;
	const struct plan *p = j->p;
	bool is_philox = p->step->param[POP_RNG_ALGORITHM] == POP_RNG_PHILOX;
	int64_t end = p->nblock * (part + 1) / j->nparts;
	const pop_view *v = &p->step->view[2];
	uint32_t w[4][BLOCK];

	(void)thread;
	for (int64_t u = p->nblock * part / j->nparts; u < end; u += BLOCK) {
		int64_t n = pop_least(BLOCK, end - u);

		if (is_philox)
			philox(j, (uint64_t)u, w);
		else
			three_fry(j, (uint64_t)u, w);
		if (is_philox || p->wide)
			put_rows(j, v->stride[2] * pop_elem_bytes(v), u, n,
				is_philox ? (p->wide ? 2 : 4) : 1, w);
		else if (is_row(p))
			put_rows(j, v->stride[1] * pop_elem_bytes(v), u, n, 2,
				w);
		else
			put_pairs(j, u, n, w);
	}
}

static uint64_t *
word_at(const pop_run *r, const pop_view *v, int64_t i)
{
	union {
		unsigned char *bytes;
		uint64_t *word;
	} at = {pop_view_start(r, v)};

	return at.word + i * v->stride[0];
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	const pop_view *v = p->step->view;
	int64_t k = p->step->param[POP_RNG_K];
	struct job j = {.p = p, .out = pop_view_start(r, &v[2])};
	uint64_t key = *word_at(r, &v[0], 0), next;

	j.key[0] = (uint32_t)key;
	j.key[1] = (uint32_t)(key >> 32);
	j.counter = *word_at(r, &v[0], 1);
	j.high = k == 3 ? *word_at(r, &v[0], 2) : key;
	next = j.counter + (uint64_t)p->nblock;
	*word_at(r, &v[1], 0) = key;
	*word_at(r, &v[1], 1) = next;
	if (k == 3)
		*word_at(r, &v[1], 2) = j.high + (next < j.counter);
	j.nparts = pop_part_count(r, p->nblock, 4.0 * (double)p->nblock);
	pop_part_run(r, run_part, &j, j.nparts);
}

const pop_kernel POP_FN(pop_kernel_rng) = {.prepare = prepare, .run = run};
