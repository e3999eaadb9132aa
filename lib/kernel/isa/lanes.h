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

/* Lane k of the result is lane at[k] of v. */
POP_INLINE V
pick_lanes(V v, V at)
{
#if POP_VBYTES == 64
	return (V)_mm512_permutexvar_epi32((__m512i)at, (__m512i)v);
#elif POP_VBYTES == 32
	return (V)_mm256_permutevar8x32_epi32((__m256i)v, (__m256i)at);
#else
	V r = at;

	for (int k = 0; k < LANES; k++)
		r[k] = v[at[k] & (LANES - 1)];
	return r;
#endif
}

/* The same of lanes of a, and behind them of b. */
POP_INLINE V
pick_lanes_of_two(V a, V b, V at)
{
#if POP_VBYTES == 64
	return (V)_mm512_permutex2var_epi32(
		(__m512i)a, (__m512i)at, (__m512i)b);
#else
	return v_select((V)(at < LANES), pick_lanes(a, at), pick_lanes(b, at));
#endif
}

/* The last lane first. */
POP_INLINE V
reverse_lanes(V v)
{
	return pick_lanes(v, LANES - 1 - v_iota());
}

#endif
