#ifndef POP_KERNEL_ISA_VM_MOVE_H
#define POP_KERNEL_ISA_VM_MOVE_H

/*
 * Templates of handlers that load and store vectors in lines, also of other
 * types, that make numbers of points, and that end the code.
 */

#include "lib/kernel/isa/vm_convert.h"
#include "lib/kernel/isa/vm_each.h"
#include "lib/kernel/isa/vm_narrow.h"
#include "lib/kernel/isa/vm_small.h"

/* One element of memory for all lanes. */
POP_INLINE V
splat_i8(const void *p)
{
	int8_t x;

	memcpy(&x, p, sizeof(x));
	return v_set(x);
}

POP_INLINE V
splat_u8(const void *p)
{
	uint8_t x;

	memcpy(&x, p, sizeof(x));
	return v_set(x);
}

POP_INLINE V
splat_i16(const void *p)
{
	int16_t x;

	memcpy(&x, p, sizeof(x));
	return v_set(x);
}

POP_INLINE V
splat_u16(const void *p)
{
	uint16_t x;

	memcpy(&x, p, sizeof(x));
	return v_set(x);
}

POP_INLINE V
splat_f16(const void *p)
{
	return f_of_f16(splat_u16(p));
}

POP_INLINE V
splat_bf16(const void *p)
{
	return f_of_bf16(splat_u16(p));
}

POP_INLINE V
splat_i1(const void *p)
{
	return b_of_i1(splat_u8(p));
}

#define GET_M(j) GIVE(j, M(j))
#define GET_K(j) GIVE(j, K(j))
#define PUT(j)   v_store(VEC(j, POP_VBYTES), a##j);

#define T_LD(name, fn, x) HANDLER(name, AT_A, GET_M)
#define T_ST(name, fn, x) HANDLER(name, TO_A, PUT)
#define T_LDK(name, fn, x) \
	HANDLER(name, K_OF(fn), GET_K)
#define T_SPLAT(name, fn, x) HANDLER(name, const V k = fn(&a0);, GET_K)

#define T_INTO(name, fn, x)       \
	static void name(VM_ARGS) \
	{                         \
		TO_A              \
		EACH_OF(INTO, fn) \
		NEXT;             \
	}
#define INTO(j, fn) v_store(VEC(j, POP_VBYTES), fn(M(j), a##j));

/* From one row to the next. */
POP_INLINE void
next_row(vm_frame *fr)
{
	const pop_vm_steps *s = fr->steps;

	for (uint32_t k = 0; k < s->n; k++)
		fr->ptr[s->view[k]] += s->step[k];
	fr->index[s->dim]++;
	fr->rows--;
}

/* The end of the code: from the beginning again if more tiles follow, or more
 * rows. */
#define T_END(name, fn, x)                                              \
	static void name(VM_ARGS)                                       \
	{                                                               \
		if (i < fr->last) {                                     \
			i += fr->count;                                 \
		} else if (fr->rows > 0) {                              \
			next_row(fr);                                   \
			i = 0;                                          \
		} else {                                                \
			return;                                         \
		}                                                       \
		q = fr->first;                                          \
		q->run(q, fr, i, a0, a1, a2, a3, a4, a5, a6, a7);       \
	}

/* To another place of the code.  A truth value is 0 or -1 in all its bytes. */
#define GO_ON(by) \
	q += by;  \
	q->run(q, fr, i, a0, a1, a2, a3, a4, a5, a6, a7);
#define T_JUMP(name, fn, x)       \
	static void name(VM_ARGS) \
	{                         \
		GO_ON(q->imm)     \
	}
#define T_UNLESS(name, fn, x)                        \
	static void name(VM_ARGS)                    \
	{                                            \
		GO_ON((*fr->ptr[q->a] ? 1 : q->imm)) \
	}

/* Where a compiler makes calls of the jumps, the stack must not grow with the
 * program: now and then go back to the driver, which enters again at resume. */
#define T_BOUNCE(name, fn, x)             \
	static void name(VM_ARGS)         \
	{                                 \
		VM_UNUSED;                \
		SAVE                      \
		fr->resume = q + 1;       \
		fr->resume_at = i;        \
	}

#define T_INDEX(name, fn, x)                                                \
	static void name(VM_ARGS)                                           \
	{                                                                   \
		const V k = v_set((int32_t)(fr->index[q->imm] + i)) +       \
			    v_iota();                                       \
		EACH(IOTA)                                                  \
		NEXT;                                                       \
	}
#define T_INDEX_W(name, fn, x)                                            \
	static void name(VM_ARGS)                                         \
	{                                                                 \
		const vl k = vl_set(fr->index[q->imm] + i) +              \
			     (vl)v_iota_w();                              \
		EACH(IOTA_W)                                              \
		NEXT;                                                     \
	}
/* x: the lanes' type, which wraps. */
#define T_INDEX_SMALL(name, fn, x)                                            \
	static void name(VM_ARGS)                                             \
	{                                                                     \
		const x k = (x)fn() +                                         \
			    (__typeof__(((x){0})[0]))(fr->index[q->imm] + i); \
		EACH(IOTA_##x)                                                \
		NEXT;                                                         \
	}
#ifdef TALL
#	define IOTA_vuo(j) a##j = (V)k;
#	define IOTA_vus(j) a##j = (V)k;
#else
#	define IOTA_vuo(j) a##j = (V)(k + (uint8_t)((j)*LANES_O));
#	define IOTA_vus(j) a##j = (V)(k + (uint16_t)((j)*LANES_H));
#endif

#ifdef TALL
#define IOTA(j)   a##j = k;
#define IOTA_W(j) a##j = (V)k;
#else
#define IOTA(j)   a##j = k + (j) * LANES;
#define IOTA_W(j) a##j = (V)(k + (j) * LANES_W);
#endif

#define T_SST(name, fn, x)                                                \
	static void name(VM_ARGS)                                         \
	{                                                                 \
		memcpy(fr->ptr[q->a], &a0, sizeof(uint64_t));             \
		NEXT;                                                     \
	}
#define T_SST_B(name, fn, x)                                              \
	static void name(VM_ARGS)                                         \
	{                                                                 \
		int64_t all = a0[0];                                      \
		memcpy(fr->ptr[q->a], &all, sizeof(all));                 \
		NEXT;                                                     \
	}

/* Of a type that lanes are widened from and narrowed to. */
#define CONVERTED(j, T, wide, fn) \
	GIVE(j, fn(widen_##T(VEC(j, sizeof(T)))))
#define NARROWED(j, T, wide, fn) \
	narrow_##T(VEC(j, sizeof(T)), (V)fn(a##j));

#define CONVERTING(name, at, X, T, wide, fn) \
	static void name(VM_ARGS)            \
	{                                    \
		at                           \
		EACH_OF(X, T, wide, fn)      \
		NEXT;                        \
	}

#define T_LDC(name, fn, T)  CONVERTING(name, AT_A, CONVERTED, T, V, fn)
#define T_LDCW(name, fn, T) CONVERTING(name, AT_A, CONVERTED, T, vl, fn)
#define T_STC(name, fn, T)  CONVERTING(name, TO_A, NARROWED, T, V, fn)
#define T_STCW(name, fn, T) CONVERTING(name, TO_A, NARROWED, T, vl, fn)

#define GET_F16(j) GIVE(j, load_f16(VEC(j, POP_VBYTES / 2)))
#define PUT_F16(j) store_f16(VEC(j, POP_VBYTES / 2), a##j);
#define T_LDF16(name, fn, x) HANDLER(name, AT_A, GET_F16)
#define T_STF16(name, fn, x) HANDLER(name, TO_A, PUT_F16)

#endif
