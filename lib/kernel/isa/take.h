#ifndef POP_KERNEL_ISA_TAKE_H
#define POP_KERNEL_ISA_TAKE_H

#include "lib/kernel/isa/float8.h"
#include "lib/kernel/isa/some.h"
#include "lib/kernel/isa/vm_narrow.h"
#include "lib/num/dtype.h"

/*
 * Numbers of the narrow types that weights are kept in, as vectors of f32,
 * which holds all of them.
 */
static inline bool
pop_is_taken(pop_dtype d)
{
	return d == POP_DT_F32 || d == POP_DT_BF16 || d == POP_DT_F16 ||
	       d == POP_DT_I8 || d == POP_DT_U8 || d == POP_DT_F8E4M3FN ||
	       d == POP_DT_F8E5M2;
}

POP_INLINE int64_t
pop_take_bytes(const int d)
{
	return d == POP_DT_F32                       ? 4
	       : d == POP_DT_BF16 || d == POP_DT_F16 ? 2
						     : 1;
}

/* LANES numbers of type d. */
POP_INLINE vf
pop_take(const int d, const unsigned char *at)
{
	switch (d) {
	case POP_DT_BF16:
		return (vf)load_bf16(at);
	case POP_DT_F16:
		return (vf)load_f16(at);
	case POP_DT_F8E4M3FN:
		return (vf)f_of_e4m3(widen_vub_of_i(at));
	case POP_DT_F8E5M2:
		return (vf)f_of_e5m2(widen_vub_of_i(at));
	case POP_DT_I8:
		return (vf)f_of_i(widen_vb_of_i(at));
	case POP_DT_U8:
		return (vf)f_of_i(widen_vub_of_i(at));
	default:
		return (vf)v_load(at);
	}
}

/* The first n of LANES numbers, the others 0; any n. */
POP_INLINE vf
pop_take_some(const int d, const unsigned char *at, int64_t n)
{
	unsigned char some[LANES * 2];

	if (n >= LANES)
		return pop_take(d, at);
	if (n <= 0)
		return (vf){0};
	if (d == POP_DT_F32)
		return (vf)v_load_some(at, n);
	load_some_numbers(pop_take_bytes(d), some, at, n);
	return pop_take(d, some);
}

/* DO(d, ...) with d as a constant, so that pop_take() is one of its cases. */
#define POP_TAKE(d, DO, ...)                      \
	switch (d) {                              \
	case POP_DT_BF16:                         \
		DO(POP_DT_BF16, __VA_ARGS__);     \
		break;                            \
	case POP_DT_F16:                          \
		DO(POP_DT_F16, __VA_ARGS__);      \
		break;                            \
	case POP_DT_I8:                           \
		DO(POP_DT_I8, __VA_ARGS__);       \
		break;                            \
	case POP_DT_F8E4M3FN:                     \
		DO(POP_DT_F8E4M3FN, __VA_ARGS__); \
		break;                            \
	case POP_DT_F8E5M2:                       \
		DO(POP_DT_F8E5M2, __VA_ARGS__);   \
		break;                            \
	case POP_DT_U8:                           \
		DO(POP_DT_U8, __VA_ARGS__);       \
		break;                            \
	default:                                  \
		DO(POP_DT_F32, __VA_ARGS__);      \
		break;                            \
	}

#endif
