#ifndef POP_KERNEL_ISA_FFT_TYPE_H
#define POP_KERNEL_ISA_FFT_TYPE_H

#include "lib/kernel/isa/vec.h"
#include "lib/num/roots.h"

/*
 * The type that transforms are computed in, and its vectors: float, or double
 * if POP_FFT_F64 is set.  fft_f32.c and fft_f64.c include all of fft_*.h.
 *
 * A block has SIDE numbers whatever the instruction set, so that what is done
 * by blocks is the same everywhere; SIDE blocks are a square.
 *
 * Loops over an array of blocks are unrolled wherever there is one: otherwise
 * it stays in memory, where halves that were stored are loaded as a whole.
 */
#if POP_FFT_F64
typedef double real;
typedef vd vec;
#	define POP_FFT(name) POP_FN(pop_fft_##name##_f64)
#	define roots         pop_roots_f64
enum { SIDE = 4 };
#else
typedef float real;
typedef vf vec;
#	define POP_FFT(name) POP_FN(pop_fft_##name##_f32)
#	define roots         pop_roots_f32
enum { SIDE = 8 };
#endif

enum { VREALS = POP_VBYTES / sizeof(real), REAL = sizeof(real) };

typedef real block __attribute__((vector_size(32)));
typedef vec vec_any __attribute__((aligned(sizeof(real)), may_alias));
typedef block block_any __attribute__((aligned(sizeof(real)), may_alias));
typedef real real_any __attribute__((may_alias));

#define GET(T, p)    (*(const T##_any *)(const void *)(p))
#define SET(T, p, v) (*(T##_any *)(void *)(p) = (v))

/* Complex numbers, real and imaginary parts apart. */
typedef struct planes {
	real *re, *im;
} planes;

static inline planes
exchanged(planes x)
{
	return (planes){x.im, x.re};
}

#define SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)

#if POP_FFT_F64

/* Of two blocks: halves; and within their halves, pairs and back. */
#	define LOW_HALVES(a, b)  SHUFFLE(a, b, 0, 1, 4, 5)
#	define HIGH_HALVES(a, b) SHUFFLE(a, b, 2, 3, 6, 7)
#	define EVENS(a, b)       SHUFFLE(a, b, 0, 4, 2, 6)
#	define ODDS(a, b)        SHUFFLE(a, b, 1, 5, 3, 7)
#	define FIRST(a, b)       SHUFFLE(a, b, 0, 4, 2, 6)
#	define SECOND(a, b)      SHUFFLE(a, b, 1, 5, 3, 7)
#	define REVERSED(a)       SHUFFLE(a, a, 3, 2, 1, 0)

/* x[i][j] becomes x[j][i]. */
POP_INLINE void
flip(block *x)
{
	block a = SHUFFLE(x[0], x[1], 0, 4, 2, 6);
	block b = SHUFFLE(x[0], x[1], 1, 5, 3, 7);
	block c = SHUFFLE(x[2], x[3], 0, 4, 2, 6);
	block d = SHUFFLE(x[2], x[3], 1, 5, 3, 7);

	x[0] = SHUFFLE(a, c, 0, 1, 4, 5);
	x[1] = SHUFFLE(b, d, 0, 1, 4, 5);
	x[2] = SHUFFLE(a, c, 2, 3, 6, 7);
	x[3] = SHUFFLE(b, d, 2, 3, 6, 7);
}

#else

#	define LOW_HALVES(a, b)  SHUFFLE(a, b, 0, 1, 2, 3, 8, 9, 10, 11)
#	define HIGH_HALVES(a, b) SHUFFLE(a, b, 4, 5, 6, 7, 12, 13, 14, 15)
#	define EVENS(a, b)       SHUFFLE(a, b, 0, 2, 8, 10, 4, 6, 12, 14)
#	define ODDS(a, b)        SHUFFLE(a, b, 1, 3, 9, 11, 5, 7, 13, 15)
#	define FIRST(a, b)       SHUFFLE(a, b, 0, 8, 1, 9, 4, 12, 5, 13)
#	define SECOND(a, b)      SHUFFLE(a, b, 2, 10, 3, 11, 6, 14, 7, 15)
#	define REVERSED(a)       SHUFFLE(a, a, 7, 6, 5, 4, 3, 2, 1, 0)

POP_INLINE void
flip(block *x)
{
	block t[8], u[8];

#	pragma GCC unroll 8
	for (int i = 0; i < 8; i += 2) {
		t[i] = SHUFFLE(x[i], x[i + 1], 0, 8, 1, 9, 4, 12, 5, 13);
		t[i + 1] = SHUFFLE(x[i], x[i + 1], 2, 10, 3, 11, 6, 14, 7, 15);
	}
#	pragma GCC unroll 8
	for (int i = 0; i < 8; i += 4)
#	pragma GCC unroll 8
		for (int j = 0; j < 2; j++) {
			u[i + 2 * j] = SHUFFLE(t[i + j], t[i + j + 2], 0, 1, 8,
				9, 4, 5, 12, 13);
			u[i + 2 * j + 1] = SHUFFLE(t[i + j], t[i + j + 2], 2, 3,
				10, 11, 6, 7, 14, 15);
		}
#	pragma GCC unroll 8
	for (int i = 0; i < 4; i++) {
		x[i] = SHUFFLE(u[i], u[i + 4], 0, 1, 2, 3, 8, 9, 10, 11);
		x[i + 4] = SHUFFLE(u[i], u[i + 4], 4, 5, 6, 7, 12, 13, 14, 15);
	}
}

#endif

/* SIDE complex numbers from or to where they lie in pairs. */
POP_INLINE void
load_pairs(const real *from, block *re, block *im)
{
	block x = GET(block, from), y = GET(block, from + SIDE);
	block a = LOW_HALVES(x, y), b = HIGH_HALVES(x, y);

	*re = EVENS(a, b);
	*im = ODDS(a, b);
}

POP_INLINE void
store_pairs(real *to, const block *re, const block *im)
{
	block a = FIRST(*re, *im), b = SECOND(*re, *im);

	SET(block, to, LOW_HALVES(a, b));
	SET(block, to + SIDE, HIGH_HALVES(a, b));
}

#endif
