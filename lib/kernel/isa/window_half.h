#ifndef POP_KERNEL_ISA_WINDOW_HALF_H
#define POP_KERNEL_ISA_WINDOW_HALF_H

/*
 * Windows of f16 and bf16: less than a vector of elements, and operations that
 * round to the type.
 */

#include "lib/kernel/isa/some.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm_convert.h"
#include "lib/kernel/isa/vm_float.h"

#define WINDOW_HALF(type)                                                   \
	POP_INLINE V load_some_##type(const unsigned char *p, int64_t n)    \
	{                                                                   \
		unsigned char t[POP_VBYTES / 2];                            \
                                                                            \
		load_some_halves(t, p, n);                                  \
		return load_##type(t);                                      \
	}                                                                   \
	POP_INLINE void store_some_##type(unsigned char *p, V v, int64_t n) \
	{                                                                   \
		unsigned char t[POP_VBYTES / 2];                            \
                                                                            \
		store_##type(t, v);                                         \
		store_some_halves(p, t, n);                                 \
	}                                                                   \
	POP_INLINE V add_##type(V a, V b)                                   \
	{                                                                   \
		return f_round_##type(f_add(a, b));                         \
	}                                                                   \
	POP_INLINE V mul_##type(V a, V b)                                   \
	{                                                                   \
		return f_round_##type(f_mul(a, b));                         \
	}

WINDOW_HALF(f16)
WINDOW_HALF(bf16)

#undef WINDOW_HALF

#endif
