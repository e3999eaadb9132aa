#ifndef POP_KERNEL_ISA_VEC_H
#define POP_KERNEL_ISA_VEC_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#	include <immintrin.h>
#elif defined(__aarch64__)
#	include <arm_neon.h>
#endif

/*
 * Vectors of POP_VBYTES: the compiler's vector types, so that most of the code
 * is the same C for every instruction set, and wrappers around what those
 * types lack.  A V is bits; the other types say how they are read.
 *
 * Comparisons give 0 or -1 in each lane.  Loads and stores need no alignment.
 */
#define POP_VEC __attribute__((vector_size(POP_VBYTES)))
typedef float vf POP_VEC;
typedef double vd POP_VEC;
typedef int32_t vi POP_VEC;
typedef uint32_t vu POP_VEC;
typedef int64_t vl POP_VEC;
typedef uint64_t vul POP_VEC;
typedef vi V;
/* One vector's worth of narrower elements: as many as vi or vl has lanes. */
typedef int16_t vs_of_i __attribute__((vector_size(POP_VBYTES / 2)));
typedef uint16_t vus_of_i __attribute__((vector_size(POP_VBYTES / 2)));
typedef int8_t vb_of_i __attribute__((vector_size(POP_VBYTES / 4)));
typedef uint8_t vub_of_i __attribute__((vector_size(POP_VBYTES / 4)));
typedef int32_t vi_of_l __attribute__((vector_size(POP_VBYTES / 2)));
typedef uint32_t vu_of_l __attribute__((vector_size(POP_VBYTES / 2)));
typedef float vf_of_l __attribute__((vector_size(POP_VBYTES / 2)));
typedef int16_t vs_of_l __attribute__((vector_size(POP_VBYTES / 4)));
typedef uint16_t vus_of_l __attribute__((vector_size(POP_VBYTES / 4)));
typedef int8_t vb_of_l __attribute__((vector_size(POP_VBYTES / 8)));
typedef uint8_t vub_of_l __attribute__((vector_size(POP_VBYTES / 8)));

enum {
	LANES = POP_VBYTES / 4,
	LANES_W = POP_VBYTES / 8,
};

#define POP_INLINE static inline __attribute__((always_inline, unused))

#define POP_CONVERT(v, T) __builtin_convertvector(v, T)

/* Whether vectors may be loaded that hold more than the elements wanted.  The
 * lanes between are dropped, so it does not matter that another part of the
 * step may be writing them; but ThreadSanitizer cannot know. */
#ifdef __SANITIZE_THREAD__
enum { LOADS_BETWEEN = 0 };
#else
enum { LOADS_BETWEEN = 1 };
#endif

POP_INLINE V
v_load(const void *p)
{
	V v;

	memcpy(&v, p, sizeof(v));
	return v;
}

POP_INLINE void
v_store(void *p, V v)
{
	memcpy(p, &v, sizeof(v));
}

POP_INLINE V
v_set(int32_t x)
{
	return x - (V){0};
}

POP_INLINE V
v_iota(void)
{
#if POP_VBYTES == 64
	return (V){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
#elif POP_VBYTES == 32
	return (V){0, 1, 2, 3, 4, 5, 6, 7};
#else
	return (V){0, 1, 2, 3};
#endif
}

/* The first n of a vector's words of 32 bits, the others zero; n < LANES. */
POP_INLINE V
v_load_some(const unsigned char *p, int64_t n)
{
#if POP_VBYTES == 64
	return (V)_mm512_maskz_loadu_epi32((__mmask16)((1u << n) - 1), p);
#elif POP_VBYTES == 32
	const int *from = (const int *)(const void *)p;

	return (V)_mm256_maskload_epi32(
		from, (__m256i)(v_iota() < v_set((int32_t)n)));
#else
	V v = {0};

	for (int64_t j = 0; j < n; j++) {
		int32_t x;

		memcpy(&x, p + j * 4, sizeof(x));
		v[j] = x;
	}
	return v;
#endif
}

/* The numbers at p, the first n of them at most, the others zero. */
POP_INLINE vf
vf_load_some(const unsigned char *p, int64_t n)
{
	if (n >= LANES)
		return (vf)v_load(p);
	return n <= 0 ? (vf){0} : (vf)v_load_some(p, n);
}

/* Likewise. */
POP_INLINE vd
vd_load_some(const unsigned char *p, int64_t n)
{
	if (n >= LANES_W)
		return (vd)v_load(p);
	return n <= 0 ? (vd){0} : (vd)v_load_some(p, 2 * n);
}

/* Those words of a vector where m is -1, the others zero and not touched. */
POP_INLINE V
v_load_where(const unsigned char *p, V m)
{
#if POP_VBYTES == 64
	return (V)_mm512_maskz_loadu_epi32(
		_mm512_test_epi32_mask((__m512i)m, (__m512i)m), p);
#elif POP_VBYTES == 32
	return (V)_mm256_maskload_epi32(
		(const int *)(const void *)p, (__m256i)m);
#else
	V v = {0};

	for (int64_t j = 0; j < LANES; j++)
		if (m[j])
			memcpy((unsigned char *)&v + j * 4, p + j * 4, 4);
	return v;
#endif
}

/* Stores the first n words, n < LANES.  Under a mask that is slow on some
 * machines with AVX2. */
POP_INLINE void
v_store_some(unsigned char *p, V v, int64_t n)
{
#if POP_VBYTES == 64
	_mm512_mask_storeu_epi32(p, (__mmask16)((1u << n) - 1), (__m512i)v);
#elif POP_VBYTES == 32
	__m128i x = _mm256_castsi256_si128((__m256i)v);
	int last;

	if (n & 4) {
		_mm_storeu_si128((__m128i *)(void *)p, x);
		x = _mm256_extracti128_si256((__m256i)v, 1);
		p += 16;
	}
	if (n & 2) {
		_mm_storel_epi64((__m128i *)(void *)p, x);
		x = _mm_unpackhi_epi64(x, x);
		p += 8;
	}
	if (n & 1) {
		last = _mm_cvtsi128_si32(x);
		memcpy(p, &last, sizeof(last));
	}
#else
	for (int64_t j = 0; j < n; j++) {
		int32_t x = v[j];

		memcpy(p + j * 4, &x, sizeof(x));
	}
#endif
}

POP_INLINE vf
vf_set(float x)
{
#if POP_VBYTES == 64
	return (vf)_mm512_set1_ps(x);
#elif POP_VBYTES == 32
	return (vf)_mm256_set1_ps(x);
#elif defined(__x86_64__)
	return (vf)_mm_set1_ps(x);
#else
	return (vf){x, x, x, x};
#endif
}

POP_INLINE vd
vd_set(double x)
{
#if POP_VBYTES == 64
	return (vd)_mm512_set1_pd(x);
#elif POP_VBYTES == 32
	return (vd)_mm256_set1_pd(x);
#else
	return (vd){x, x};
#endif
}

POP_INLINE vl
vl_set(int64_t x)
{
	return x - (vl){0};
}

/* The 4 or 8 bytes at p in every lane. */
POP_INLINE V
v_splat32(const void *p)
{
	int32_t x;

	memcpy(&x, p, sizeof(x));
	return v_set(x);
}

POP_INLINE V
v_splat64(const void *p)
{
	int64_t x;

	memcpy(&x, p, sizeof(x));
	return (V)vl_set(x);
}

POP_INLINE V
v_iota_w(void)
{
#if POP_VBYTES == 64
	return (V)(vl){0, 1, 2, 3, 4, 5, 6, 7};
#elif POP_VBYTES == 32
	return (V)(vl){0, 1, 2, 3};
#else
	return (V)(vl){0, 1};
#endif
}

/* m ? a : b, bit by bit; m is 0 or -1 in each lane. */
POP_INLINE V
v_select(V m, V a, V b)
{
#if POP_VBYTES == 64
	return (V)_mm512_ternarylogic_epi32(
		(__m512i)m, (__m512i)a, (__m512i)b, 0xca);
#elif POP_VBYTES == 32
	return (V)_mm256_blendv_epi8((__m256i)b, (__m256i)a, (__m256i)m);
#else
	return (m & a) | (~m & b);
#endif
}

POP_INLINE vf
vf_select(V m, vf a, vf b)
{
	return (vf)v_select(m, (V)a, (V)b);
}

POP_INLINE vd
vd_select(vl m, vd a, vd b)
{
	return (vd)v_select((V)m, (V)a, (V)b);
}

/* Is a bit of v set? */
POP_INLINE bool
v_any(V v)
{
#if POP_VBYTES == 64
	return _mm512_test_epi32_mask((__m512i)v, (__m512i)v) != 0;
#elif POP_VBYTES == 32
	return !_mm256_testz_si256((__m256i)v, (__m256i)v);
#else
	vul w = (vul)v;

	return (w[0] | w[1]) != 0;
#endif
}

/* a * b + c, with one rounding where the instruction set has it. */
POP_INLINE vf
vf_fma(vf a, vf b, vf c)
{
#if POP_VBYTES == 64
	return (vf)_mm512_fmadd_ps((__m512)a, (__m512)b, (__m512)c);
#elif POP_VBYTES == 32
	return (vf)_mm256_fmadd_ps((__m256)a, (__m256)b, (__m256)c);
#elif defined(__aarch64__)
	return (vf)vfmaq_f32((float32x4_t)c, (float32x4_t)a, (float32x4_t)b);
#else
	return a * b + c;
#endif
}

POP_INLINE vd
vd_fma(vd a, vd b, vd c)
{
#if POP_VBYTES == 64
	return (vd)_mm512_fmadd_pd((__m512d)a, (__m512d)b, (__m512d)c);
#elif POP_VBYTES == 32
	return (vd)_mm256_fmadd_pd((__m256d)a, (__m256d)b, (__m256d)c);
#elif defined(__aarch64__)
	return (vd)vfmaq_f64((float64x2_t)c, (float64x2_t)a, (float64x2_t)b);
#else
	return a * b + c;
#endif
}

POP_INLINE vf
vf_sqrt(vf a)
{
#if POP_VBYTES == 64
	return (vf)_mm512_sqrt_ps((__m512)a);
#elif POP_VBYTES == 32
	return (vf)_mm256_sqrt_ps((__m256)a);
#elif defined(__x86_64__)
	return (vf)_mm_sqrt_ps((__m128)a);
#elif defined(__aarch64__)
	return (vf)vsqrtq_f32((float32x4_t)a);
#else
	return (vf){__builtin_sqrtf(a[0]), __builtin_sqrtf(a[1]),
		__builtin_sqrtf(a[2]), __builtin_sqrtf(a[3])};
#endif
}

POP_INLINE vd
vd_sqrt(vd a)
{
#if POP_VBYTES == 64
	return (vd)_mm512_sqrt_pd((__m512d)a);
#elif POP_VBYTES == 32
	return (vd)_mm256_sqrt_pd((__m256d)a);
#elif defined(__x86_64__)
	return (vd)_mm_sqrt_pd((__m128d)a);
#elif defined(__aarch64__)
	return (vd)vsqrtq_f64((float64x2_t)a);
#else
	return (vd){__builtin_sqrt(a[0]), __builtin_sqrt(a[1])};
#endif
}

POP_INLINE V
vf_sign_bits(vf a)
{
	return (V)a & v_set(INT32_MIN);
}

POP_INLINE vf
vf_abs(vf a)
{
	return (vf)((V)a & v_set(INT32_MAX));
}

POP_INLINE vd
vd_abs(vd a)
{
	return (vd)((vl)a & vl_set(INT64_MAX));
}

POP_INLINE vf
vf_copysign(vf mag, vf sign)
{
	return (vf)((V)vf_abs(mag) | vf_sign_bits(sign));
}

POP_INLINE vd
vd_copysign(vd mag, vd sign)
{
	return (vd)((vl)vd_abs(mag) | ((vl)sign & vl_set(INT64_MIN)));
}

/* Rounding to integers; zeros keep their sign, NaN and inf stay. */
POP_INLINE vf
vf_rint(vf a)
{
#if POP_VBYTES == 64
	return (vf)_mm512_roundscale_ps((__m512)a, 8);
#elif POP_VBYTES == 32
	return (vf)_mm256_round_ps((__m256)a, 8);
#else
	/* Adding 2^23 leaves no fraction bits; what is larger has none. */
	vf big = vf_set(8388608.0f), x = vf_abs(a);
	vf r = vf_copysign((x + big) - big, a);

	return vf_select((V)(x < big), r, a);
#endif
}

POP_INLINE vf
vf_floor(vf a)
{
#if POP_VBYTES == 64
	return (vf)_mm512_roundscale_ps((__m512)a, 9);
#elif POP_VBYTES == 32
	return (vf)_mm256_round_ps((__m256)a, 9);
#else
	vf r = vf_rint(a);
	V down = (V)(r > a) & (V)vf_set(1);

	return vf_copysign(r - (vf)down, a);
#endif
}

POP_INLINE vf
vf_ceil(vf a)
{
	return -vf_floor(-a);
}

POP_INLINE vf
vf_trunc(vf a)
{
	return vf_copysign(vf_floor(vf_abs(a)), a);
}

POP_INLINE vd
vd_rint(vd a)
{
#if POP_VBYTES == 64
	return (vd)_mm512_roundscale_pd((__m512d)a, 8);
#elif POP_VBYTES == 32
	return (vd)_mm256_round_pd((__m256d)a, 8);
#else
	vd big = vd_set(4503599627370496.0), x = vd_abs(a);
	vd r = vd_copysign((x + big) - big, a);

	return vd_select((vl)(x < big), r, a);
#endif
}

POP_INLINE vd
vd_floor(vd a)
{
#if POP_VBYTES == 64
	return (vd)_mm512_roundscale_pd((__m512d)a, 9);
#elif POP_VBYTES == 32
	return (vd)_mm256_round_pd((__m256d)a, 9);
#else
	vd r = vd_rint(a);
	vl down = (vl)(r > a) & (vl)vd_set(1);

	return vd_copysign(r - (vd)down, a);
#endif
}

POP_INLINE vd
vd_ceil(vd a)
{
	return -vd_floor(-a);
}

POP_INLINE vd
vd_trunc(vd a)
{
	return vd_copysign(vd_floor(vd_abs(a)), a);
}

/* a > b ? a : b, so that b wins where they are equal or one is NaN. */
POP_INLINE vf
vf_max_hw(vf a, vf b)
{
#if POP_VBYTES == 64
	return (vf)_mm512_max_ps((__m512)a, (__m512)b);
#elif POP_VBYTES == 32
	return (vf)_mm256_max_ps((__m256)a, (__m256)b);
#elif defined(__x86_64__)
	return (vf)_mm_max_ps((__m128)a, (__m128)b);
#else
	return vf_select((V)(a > b), a, b);
#endif
}

POP_INLINE vf
vf_min_hw(vf a, vf b)
{
#if POP_VBYTES == 64
	return (vf)_mm512_min_ps((__m512)a, (__m512)b);
#elif POP_VBYTES == 32
	return (vf)_mm256_min_ps((__m256)a, (__m256)b);
#elif defined(__x86_64__)
	return (vf)_mm_min_ps((__m128)a, (__m128)b);
#else
	return vf_select((V)(a < b), a, b);
#endif
}

POP_INLINE vd
vd_max_hw(vd a, vd b)
{
#if POP_VBYTES == 64
	return (vd)_mm512_max_pd((__m512d)a, (__m512d)b);
#elif POP_VBYTES == 32
	return (vd)_mm256_max_pd((__m256d)a, (__m256d)b);
#elif defined(__x86_64__)
	return (vd)_mm_max_pd((__m128d)a, (__m128d)b);
#else
	return vd_select((vl)(a > b), a, b);
#endif
}

POP_INLINE vd
vd_min_hw(vd a, vd b)
{
#if POP_VBYTES == 64
	return (vd)_mm512_min_pd((__m512d)a, (__m512d)b);
#elif POP_VBYTES == 32
	return (vd)_mm256_min_pd((__m256d)a, (__m256d)b);
#elif defined(__x86_64__)
	return (vd)_mm_min_pd((__m128d)a, (__m128d)b);
#else
	return vd_select((vl)(a < b), a, b);
#endif
}

POP_INLINE V
vi_max(V a, V b)
{
#if POP_VBYTES == 64
	return (V)_mm512_max_epi32((__m512i)a, (__m512i)b);
#elif POP_VBYTES == 32
	return (V)_mm256_max_epi32((__m256i)a, (__m256i)b);
#else
	return v_select(a > b, a, b);
#endif
}

POP_INLINE V
vi_min(V a, V b)
{
#if POP_VBYTES == 64
	return (V)_mm512_min_epi32((__m512i)a, (__m512i)b);
#elif POP_VBYTES == 32
	return (V)_mm256_min_epi32((__m256i)a, (__m256i)b);
#else
	return v_select(a < b, a, b);
#endif
}

POP_INLINE V
vu_max(V a, V b)
{
#if POP_VBYTES == 64
	return (V)_mm512_max_epu32((__m512i)a, (__m512i)b);
#elif POP_VBYTES == 32
	return (V)_mm256_max_epu32((__m256i)a, (__m256i)b);
#else
	return v_select((V)((vu)a > (vu)b), a, b);
#endif
}

POP_INLINE V
vu_min(V a, V b)
{
#if POP_VBYTES == 64
	return (V)_mm512_min_epu32((__m512i)a, (__m512i)b);
#elif POP_VBYTES == 32
	return (V)_mm256_min_epu32((__m256i)a, (__m256i)b);
#else
	return v_select((V)((vu)a < (vu)b), a, b);
#endif
}

/* Lanes n.. down to lane 0: what a fold by halves adds to the lower lanes.
 * The upper lanes of the result are of no meaning. */
POP_INLINE V
v_down(V v, unsigned lanes)
{
#if POP_VBYTES == 64
	switch (lanes) {
	case 8:
		return (V)_mm512_shuffle_i64x2((__m512i)v, (__m512i)v, 0x4e);
	case 4:
		return (V)_mm512_shuffle_i64x2((__m512i)v, (__m512i)v, 0xb1);
	case 2:
		return (V)_mm512_shuffle_epi32((__m512i)v, 0x4e);
	default:
		return (V)_mm512_shuffle_epi32((__m512i)v, 0xb1);
	}
#elif POP_VBYTES == 32
	switch (lanes) {
	case 4:
		return (V)_mm256_permute2x128_si256((__m256i)v, (__m256i)v, 1);
	case 2:
		return (V)_mm256_shuffle_epi32((__m256i)v, 0x4e);
	default:
		return (V)_mm256_shuffle_epi32((__m256i)v, 0xb1);
	}
#else
	return lanes == 2 ? (V){v[2], v[3], v[0], v[1]}
			  : (V){v[1], v[0], v[3], v[2]};
#endif
}

/* One step of a fold by halves joins lane l with lane l + lanes, for lower
 * lanes: of a where bit `lanes` of the lane's number is clear, of b where it is
 * set. These are the first and the second of what is to be joined. */
POP_INLINE V
v_low_of_pair(V a, V b, unsigned lanes)
{
	const V is_b = (V)((v_iota() & (int32_t)lanes) != 0);

	return v_select(is_b, v_down(b, lanes), a);
}

POP_INLINE V
v_high_of_pair(V a, V b, unsigned lanes)
{
	const V is_b = (V)((v_iota() & (int32_t)lanes) != 0);

	return v_select(is_b, b, v_down(a, lanes));
}

/* Such a step of f32 sums. */
POP_INLINE V
v_fold_pair(V a, V b, unsigned lanes)
{
	const V low = v_low_of_pair(a, b, lanes);

	return (V)((vf)low + (vf)v_high_of_pair(a, b, lanes));
}

/* The same of f64. */
POP_INLINE vd
vd_fold_pair(vd a, vd b, unsigned lanes)
{
	const V low = v_low_of_pair((V)a, (V)b, 2 * lanes);

	return (vd)low + (vd)v_high_of_pair((V)a, (V)b, 2 * lanes);
}

/* Lanes 0, 2, 4, ... of a, then of b. */
POP_INLINE V
v_even(V a, V b)
{
#if POP_VBYTES == 64
	const __m512i pick = (__m512i)(v_iota() * 2);

	return (V)_mm512_permutex2var_epi32((__m512i)a, pick, (__m512i)b);
#elif POP_VBYTES == 32
	__m256 x = _mm256_shuffle_ps((__m256)a, (__m256)b, 0x88);

	return (V)_mm256_permute4x64_epi64((__m256i)x, 0xd8);
#else
	return (V){a[0], a[2], b[0], b[2]};
#endif
}

/* Lanes 0, 2, ... of a, then 1, 3, ... of b: every other word from p on, of the
 * vectors at word 0 and at LANES - 1 there, which end with the last of them. */
POP_INLINE V
v_even_odd(V a, V b)
{
#if POP_VBYTES == 64
	const V pick = v_iota() * 2 + ((v_iota() >= LANES / 2) & 1);

	return (V)_mm512_permutex2var_epi32(
		(__m512i)a, (__m512i)pick, (__m512i)b);
#elif POP_VBYTES == 32
	__m256 x = _mm256_shuffle_ps((__m256)a, (__m256)b, 0xd8);

	return (V)_mm256_permute4x64_epi64((__m256i)x, 0xd8);
#else
	return (V){a[0], a[2], b[1], b[3]};
#endif
}

/* Copies the low half of each 64-bit lane to its high half. */
POP_INLINE V
v_twice(V v)
{
#if POP_VBYTES == 64
	return (V)_mm512_shuffle_epi32((__m512i)v, 0xa0);
#elif POP_VBYTES == 32
	return (V)_mm256_shuffle_epi32((__m256i)v, 0xa0);
#else
	return (V){v[0], v[0], v[2], v[2]};
#endif
}

/* 16 sums folded until what is left fits a vector. */
POP_INLINE vf
vf_fold_to_one(const vf *x)
{
	vf part[16 / LANES];

	memcpy(part, x, sizeof(part));
#pragma GCC unroll 4
	for (int h = 8 / LANES; h; h /= 2)
#pragma GCC unroll 4
		for (int i = 0; i < h; i++)
			part[i] += part[i + h];
	return part[0];
}

POP_INLINE float
vf_fold16(const vf *x)
{
	vf sum = vf_fold_to_one(x);

#pragma GCC unroll 4
	for (unsigned h = LANES / 2; h; h /= 2)
		sum += (vf)v_down((V)sum, h);
	return sum[0];
}

/* The same of f64, of which there are n. */
POP_INLINE vd
vd_fold_some(const vd *x, const int n)
{
	vd part[16 / LANES_W];

#pragma GCC unroll 8
	for (int i = 0; i < n / LANES_W; i++)
		part[i] = x[i];
#pragma GCC unroll 4
	for (int h = n / 2 / LANES_W; h; h /= 2)
#pragma GCC unroll 4
		for (int i = 0; i < h; i++)
			part[i] += part[i + h];
	return part[0];
}

POP_INLINE vd
vd_fold_to_one(const vd *x)
{
	return vd_fold_some(x, 16);
}

POP_INLINE double
vd_fold_lanes(vd sum)
{
#pragma GCC unroll 4
	for (unsigned h = LANES_W / 2; h; h /= 2)
		sum += (vd)v_down((V)sum, 2 * h);
	return sum[0];
}

POP_INLINE double
vd_fold8(const vd *x)
{
	return vd_fold_lanes(vd_fold_some(x, 8));
}

POP_INLINE double
vd_fold16(const vd *x)
{
	return vd_fold_lanes(vd_fold_to_one(x));
}

/* ---- Squares of words. */

typedef uint32_t v_quad __attribute__((vector_size(16)));

/* Word j of row i becomes word i of row j. */
POP_INLINE void
v_quad_turn(v_quad row[4])
{
	v_quad ac0 = __builtin_shufflevector(row[0], row[2], 0, 4, 1, 5);
	v_quad ac2 = __builtin_shufflevector(row[0], row[2], 2, 6, 3, 7);
	v_quad bd0 = __builtin_shufflevector(row[1], row[3], 0, 4, 1, 5);
	v_quad bd2 = __builtin_shufflevector(row[1], row[3], 2, 6, 3, 7);

	row[0] = __builtin_shufflevector(ac0, bd0, 0, 4, 1, 5);
	row[1] = __builtin_shufflevector(ac0, bd0, 2, 6, 3, 7);
	row[2] = __builtin_shufflevector(ac2, bd2, 0, 4, 1, 5);
	row[3] = __builtin_shufflevector(ac2, bd2, 2, 6, 3, 7);
}

#endif
