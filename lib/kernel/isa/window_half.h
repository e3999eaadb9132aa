#ifndef POP_KERNEL_ISA_WINDOW_HALF_H
#define POP_KERNEL_ISA_WINDOW_HALF_H

/*
 * Windows of f16 and bf16: less than a vector of elements, and operations that
 * round to the type.
 */

#include <string.h>

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm_convert.h"
#include "lib/kernel/isa/vm_float.h"

#define WINDOW_HALF(type)                                                   \
	POP_INLINE V load_some_##type(const unsigned char *p, int64_t n)    \
	{                                                                   \
		unsigned char t[POP_VBYTES / 2] = {0};                      \
                                                                            \
		memcpy(t, p, (size_t)n * 2);                                \
		return load_##type(t);                                      \
	}                                                                   \
	POP_INLINE void store_some_##type(unsigned char *p, V v, int64_t n) \
	{                                                                   \
		unsigned char t[POP_VBYTES / 2];                            \
                                                                            \
		store_##type(t, v);                                         \
		memcpy(p, t, (size_t)n * 2);                                \
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
