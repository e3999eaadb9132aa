#ifndef POP_KERNEL_ISA_VM_EACH_H
#define POP_KERNEL_ISA_VM_EACH_H

/*
 * How handlers are written: what they do for each of their NV vectors, the
 * accumulator a0 to a(NV-1), and how they come to their operands.
 *
 * The accumulator stays in registers: no arrays of vectors.
 */

#include "lib/kernel/isa/vm_code.h"

#define VM_UNUSED                                                     \
	(void)q, (void)fr, (void)i, (void)a0, (void)a1, (void)a2,     \
		(void)a3, (void)a4, (void)a5, (void)a6, (void)a7

/* The end of every handler: the jump to that of the next op. */
#define NEXT q[1].run(q + 1, fr, i, a0, a1, a2, a3, a4, a5, a6, a7)

/* X(j) for each vector j, or X(j, ...) with what else it takes. */
#if NV == 8
#define EACH(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)
#define EACH_OF(X, ...)      \
	X(0, __VA_ARGS__)    \
	X(1, __VA_ARGS__)    \
	X(2, __VA_ARGS__)    \
	X(3, __VA_ARGS__)    \
	X(4, __VA_ARGS__)    \
	X(5, __VA_ARGS__)    \
	X(6, __VA_ARGS__)    \
	X(7, __VA_ARGS__)
#elif NV == 4
#define EACH(X) X(0) X(1) X(2) X(3)
#define EACH_OF(X, ...)      \
	X(0, __VA_ARGS__)    \
	X(1, __VA_ARGS__)    \
	X(2, __VA_ARGS__)    \
	X(3, __VA_ARGS__)
#else
#define EACH(X)         X(0)
#define EACH_OF(X, ...) X(0, __VA_ARGS__)
#endif

#define HANDLER(name, before, X)    \
	static void name(VM_ARGS)   \
	{                           \
		before              \
		EACH(X)             \
		NEXT;               \
	}

/* Addresses and operands of vector j. */
#define AT_A const unsigned char *p = fr->ptr[q->a] + i * q->sa;
#define AT_B const unsigned char *p2 = fr->ptr[q->b] + i * q->sb;
#define TO_A unsigned char *p = fr->ptr[q->a] + i * q->sa;
#define M(j)  v_load(p + (j) * POP_VBYTES)
#define M2(j) v_load(p2 + (j) * POP_VBYTES)
#define K_A32 const V k = v_splat32(fr->ptr[q->a]);
#define K_A64 const V k = v_splat64(fr->ptr[q->a]);
#define K_B32 const V k2 = v_splat32(fr->ptr[q->b]);
#define K_B64 const V k2 = v_splat64(fr->ptr[q->b]);

/* The accumulator through the frame, for what is too big to be written out NV
 * times, or to be done to vectors without points. */
#define SAVED(j)    fr->save[j] = a##j;
#define RESTORED(j) a##j = fr->save[j];
#define SAVE        EACH(SAVED)
#define RESTORE     EACH(RESTORED)

#define NSAVED      (NV == 1 ? 1 : fr->nvector)

#define LOOP_SAVED(expr)                       \
	SAVE                                   \
	for (int j = 0; j < NSAVED; j++)       \
		fr->save[j] = (expr);          \
	RESTORE

#endif
