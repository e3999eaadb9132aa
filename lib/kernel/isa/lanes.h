#ifndef POP_KERNEL_ISA_LANES_H
#define POP_KERNEL_ISA_LANES_H

#include "lib/kernel/isa/vec.h"

/* Lanes of a vector, as a number has them and as one of them is. */

/* The greater and the less of vectors of whatever type, as integers with a sign
 * and without: what vf_max_hw() and vf_min_hw() are for vf. */
#define I_MAX(x, y) vi_max((V)(x), (V)(y))
#define I_MIN(x, y) vi_min((V)(x), (V)(y))
#define U_MAX(x, y) vu_max((V)(x), (V)(y))
#define U_MIN(x, y) vu_min((V)(x), (V)(y))

/* Bit i: lane i of m is set. */
POP_INLINE unsigned
lanes_set(V m)
{
#if POP_VBYTES == 64
	return _mm512_movepi32_mask((__m512i)m);
#elif POP_VBYTES == 32
	return (unsigned)_mm256_movemask_ps((__m256)m);
#else
	unsigned s = 0;

	for (int i = 0; i < LANES; i++)
		s |= (unsigned)(m[i] & 1) << i;
	return s;
#endif
}

/* Lane 0 in all lanes. */
POP_INLINE V
lane_0(V v)
{
#if POP_VBYTES == 64
	return (V)_mm512_broadcastd_epi32(_mm512_castsi512_si128((__m512i)v));
#elif POP_VBYTES == 32
	return (V)_mm256_broadcastd_epi32(_mm256_castsi256_si128((__m256i)v));
#else
	return v_set(v[0]);
#endif
}

#endif
