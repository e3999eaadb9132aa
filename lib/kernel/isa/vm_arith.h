#ifndef POP_KERNEL_ISA_VM_ARITH_H
#define POP_KERNEL_ISA_VM_ARITH_H

/*
 * Templates of elementwise handlers: of a function of one vector, or of two or
 * three, of which one is the accumulator and the others are in memory or one
 * number for all points.  Behind a name: _k, the operand is such a number; _rm
 * and _rk, the accumulator is the right operand.
 */

#include "lib/kernel/isa/vm_each.h"

#define ACC_1(j, fn)          GIVE(j, fn(a##j))
#define ACC_F(j, fn)          a##j = fn(a##j); /* long, in any order */
#define ACC_2(j, fn, y)       GIVE(j, fn(a##j, y(j)))
#define ACC_R(j, fn, y)       GIVE(j, fn(y(j), a##j))
#define ACC_3(j, fn, x, y, z) GIVE(j, fn(x(j), y(j), z(j)))

#define T_UNARY(name, fn, x)         \
	static void name(VM_ARGS)    \
	{                            \
		EACH_OF(ACC_1, fn)   \
		NEXT;                \
	}

/* Of a function that is written out NV times, unless vectors have no points. */
#define T_WRITTEN_OUT(name, fn, x)                      \
	static void name(VM_ARGS)                       \
	{                                               \
		if (NSAVED == NV) {                     \
			EACH_OF(ACC_F, fn)              \
		} else {                                \
			LOOP_SAVED(fn(fr->save[j]))     \
		}                                       \
		NEXT;                                   \
	}

/* The same with a form for plain numbers, of which seen_<x> tells: see
 * vm_math.h. */
#define ACC_SEEN(j, fn) seen = fn(seen, a##j);
#define T_MOSTLY_PLAIN(name, fn, x)                     \
	static void name(VM_ARGS)                       \
	{                                               \
		V seen = v_set(0);                      \
                                                        \
		EACH_OF(ACC_SEEN, seen_##x)             \
		if (NSAVED == NV && is_plain_##x(seen)) {\
			EACH_OF(ACC_F, fn##_plain)      \
		} else {                                \
			SAVE                            \
			fn##_each(fr->save, NSAVED);    \
			RESTORE                         \
		}                                       \
		NEXT;                                   \
	}

#define ACC(j) a##j

#define FORM(name, operand, each, fn, y) \
	static void name(VM_ARGS)        \
	{                                \
		operand                  \
		EACH_OF(each, fn, y)     \
		NEXT;                    \
	}

#define T_COM(name, fn, x)                           \
	FORM(name, AT_A, ACC_2, fn, M)               \
	FORM(name##_k, K_A##x, ACC_2, fn, K)

#define T_BIN(name, fn, x)                           \
	FORM(name, AT_A, ACC_2, fn, M)               \
	FORM(name##_k, K_A##x, ACC_2, fn, K)         \
	FORM(name##_rm, AT_A, ACC_R, fn, M)          \
	FORM(name##_rk, K_A##x, ACC_R, fn, K)

/* Big functions: a loop over the accumulator in the frame. */
#define T_HEAVY(name, fn, x)                   \
	static void name(VM_ARGS)              \
	{                                      \
		LOOP_SAVED(fn(fr->save[j]))    \
		NEXT;                          \
	}

#define T_HEAVY2(name, fn, x)                          \
	static void name(VM_ARGS)                      \
	{                                              \
		AT_A                                   \
		LOOP_SAVED(fn(fr->save[j], M(j)))      \
		NEXT;                                  \
	}                                              \
	static void name##_rm(VM_ARGS)                 \
	{                                              \
		AT_A                                   \
		LOOP_SAVED(fn(M(j), fr->save[j]))      \
		NEXT;                                  \
	}

/* The same; by one number for all lanes as a product.  imm: see
 * choose_quotient(). */
#define T_QUOTIENT(name, fn, x)                             \
	T_HEAVY2(name, fn, x)                               \
	static void name##_k(VM_ARGS)                       \
	{                                                   \
		K_A##x                                      \
		const divisor by = fn##_divisor(k, q->imm); \
		LOOP_SAVED(fn##_by(fr->save[j], by))        \
		NEXT;                                       \
	}

#define T_SHIFT(name, fn, x)                         \
	static void name(VM_ARGS)                    \
	{                                            \
		const unsigned w = (unsigned)q->imm; \
		AT_A                                 \
		LOOP_SAVED(fn(fr->save[j], M(j), w)) \
		NEXT;                                \
	}                                            \
	static void name##_k(VM_ARGS)                \
	{                                            \
		const unsigned w = (unsigned)q->imm; \
		K_A##x                               \
		LOOP_SAVED(fn(fr->save[j], k, w))    \
		NEXT;                                \
	}                                            \
	static void name##_rm(VM_ARGS)               \
	{                                            \
		const unsigned w = (unsigned)q->imm; \
		AT_A                                 \
		LOOP_SAVED(fn(M(j), fr->save[j], w)) \
		NEXT;                                \
	}

#define T_SHIFT_BY(name, fn, x)                              \
	static void name(VM_ARGS)                            \
	{                                                    \
		const unsigned w = (unsigned)q->imm;         \
		EACH_OF(ACC_2, fn, W)                        \
		NEXT;                                        \
	}
#define W(j) w

#define T_DIVIDE_BY(name, fn, x)           \
	static void name(VM_ARGS)          \
	{                                  \
		const uint64_t w = q->imm; \
		EACH_OF(ACC_2, fn, W)      \
		NEXT;                      \
	}

/* By a number for which a product and an fma are exact: see vm_float.h.  imm:
 * 1 / k, and behind it what that lacks.  Other vectors are divided. */
#define T_INVERSE(name, fn, x)                                \
	static void name(VM_ARGS)                             \
	{                                                     \
		const V high = v_set((int32_t)q->imm);        \
		const V low = v_set((int32_t)(q->imm >> 32)); \
		inverse_seen seen = inverse_none();           \
                                                              \
		EACH(INVERSE_SEEN)                            \
		if (is_inverse_exact(seen)) {                 \
			EACH(INVERSE)                         \
		} else {                                      \
			K_A##x EACH_OF(ACC_2, fn, K)          \
		}                                             \
		NEXT;                                         \
	}
#define INVERSE_SEEN(j) seen = inverse_see(seen, a##j);
#define INVERSE(j)      GIVE(j, f_times_inverse(a##j, high, low))

#define T_BOUNDED(name, fn, x)                               \
	static void name(VM_ARGS)                            \
	{                                                    \
		LOOP_SAVED(fn(fr->save[j], q->imm))          \
		NEXT;                                        \
	}

/* Of three operands: where the two that are not the accumulator are. */
#define GET_M_M     AT_A AT_B
#define GET_M_K8    AT_A K_B8
#define GET_K8_M    K_A8 AT_B
#define GET_K8_K8   K_A8 K_B8
#define GET_M_K16   AT_A K_B16
#define GET_K16_M   K_A16 AT_B
#define GET_K16_K16 K_A16 K_B16
#define GET_M_K32   AT_A K_B32
#define GET_K32_M   K_A32 AT_B
#define GET_K32_K32 K_A32 K_B32
#define GET_M_K64   AT_A K_B64
#define GET_K64_M   K_A64 AT_B
#define GET_K64_K64 K_A64 K_B64
#define X_M_K8      M
#define X_K8_M      K
#define X_K8_K8     K
#define Y_M_K8      K2
#define Y_K8_M      M2
#define Y_K8_K8     K2
#define X_M_K16     M
#define X_K16_M     K
#define X_K16_K16   K
#define Y_M_K16     K2
#define Y_K16_M     M2
#define Y_K16_K16   K2
#define X_M_M       M
#define X_M_K32     M
#define X_K32_M     K
#define X_K32_K32   K
#define X_M_K64     M
#define X_K64_M     K
#define X_K64_K64   K
#define Y_M_M       M2
#define Y_M_K32     K2
#define Y_K32_M     M2
#define Y_K32_K32   K2
#define Y_M_K64     K2
#define Y_K64_M     M2
#define Y_K64_K64   K2

#define THREE(name, fn, form, x, y, z)       \
	static void name(VM_ARGS)            \
	{                                    \
		GET_##form                   \
		EACH_OF(ACC_3, fn, x, y, z)  \
		NEXT;                        \
	}

#define T_MULADD_FACTOR(name, fn, f) THREE(name, fn, f, ACC, X_##f, Y_##f)
#define T_MULADD_ADDEND(name, fn, f) THREE(name, fn, f, X_##f, Y_##f, ACC)
#define T_BICXOR_AND(name, fn, f)    THREE(name, fn, f, X_##f, ACC, Y_##f)
#define T_SEL_MASK(name, fn, f)   THREE(name, fn, f, ACC, X_##f, Y_##f)
/* a: the mask, b: the other value. */
#define T_SEL_TRUE(name, fn, f)  THREE(name, fn, f, X_##f, ACC, Y_##f)
#define T_SEL_FALSE(name, fn, f) THREE(name, fn, f, X_##f, Y_##f, ACC)

#endif
