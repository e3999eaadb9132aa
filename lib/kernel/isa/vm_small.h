#ifndef POP_KERNEL_ISA_VM_SMALL_H
#define POP_KERNEL_ISA_VM_SMALL_H

#include "lib/kernel/isa/vec.h"

/*
 * What integer instructions do to lanes of 8 bits, o_: see vm_small.c, which
 * says where code may be run in them.  Arithmetic wraps.
 */
typedef int8_t vo POP_VEC;
typedef uint8_t vuo POP_VEC;
typedef uint16_t vus POP_VEC;

/* How vm_narrow.h's converting loads and stores name a load and a store. */
POP_INLINE V
widen_vo(const void *p)
{
	return v_load(p);
}

POP_INLINE void
narrow_vo(void *p, V a)
{
	v_store(p, a);
}

POP_INLINE V
v_splat8(const void *p)
{
	uint8_t x;

	memcpy(&x, p, sizeof(x));
	return v_set((int32_t)(x * 0x01010101u));
}

POP_INLINE vus
vus_set(unsigned x)
{
	return (vus)v_set((int32_t)(x * 0x00010001u));
}

#define SMALL_BIN(name, T, expr)        \
	POP_INLINE V o_##name(V x, V y) \
	{                               \
		T a = (T)x, b = (T)y;   \
		return (V)(expr);       \
	}

SMALL_BIN(add, vuo, a + b)
SMALL_BIN(sub, vuo, a - b)
SMALL_BIN(eq, vuo, a == b)
SMALL_BIN(ne, vuo, a != b)
SMALL_BIN(lt, vo, a < b)
SMALL_BIN(le, vo, a <= b)
SMALL_BIN(ltu, vuo, a < b)
SMALL_BIN(leu, vuo, a <= b)

#if POP_VBYTES == 64
#	define SMALL_BOUND(name, intrinsic, T, op) \
		SMALL_BIN(name, __m512i, _mm512_##intrinsic(a, b))
#elif POP_VBYTES == 32
#	define SMALL_BOUND(name, intrinsic, T, op) \
		SMALL_BIN(name, __m256i, _mm256_##intrinsic(a, b))
#else
#	define SMALL_BOUND(name, intrinsic, T, op) \
		SMALL_BIN(name, T, v_select((V)(a op b), (V)a, (V)b))
#endif
SMALL_BOUND(max, max_epi8, vo, >)
SMALL_BOUND(maxu, max_epu8, vuo, >)
SMALL_BOUND(min, min_epi8, vo, <)
SMALL_BOUND(minu, min_epu8, vuo, <)

/* Bytes in even places, then in odd ones, as halves of 16-bit products. */
POP_INLINE V
o_mul(V x, V y)
{
	const vus low = vus_set(0x00ff), high = vus_set(0xff00);
	const vus a = (vus)x, b = (vus)y;

	return (V)((a * b & low) | (a >> 8) * (b & high));
}

POP_INLINE V
o_neg(V a)
{
	return (V)-(vuo)a;
}

POP_INLINE V
o_abs(V a)
{
	return o_minu(a, o_neg(a));
}

/* By 0 to 7: 16 bits at a time, less what comes from the other byte. */
POP_INLINE V
o_shl_by(V a, unsigned by)
{
	return (V)((vus)a << by & vus_set(((0xffu << by) & 0xff) * 0x0101));
}

POP_INLINE V
o_shr_by(V a, unsigned by)
{
	return (V)((vus)a >> by & vus_set((0xffu >> by) * 0x0101));
}

POP_INLINE V
o_sar_by(V a, unsigned by)
{
	const V sign = (V)vus_set((0x80u >> by) * 0x0101);

	return o_sub(o_shr_by(a, by) ^ sign, sign);
}

POP_INLINE V
b_of_o(V a)
{
	return (V)((vuo)a != 0);
}

POP_INLINE V
o_of_b(V m)
{
	return m & (V)vus_set(0x0101);
}

#endif
