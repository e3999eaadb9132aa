#ifndef POP_KERNEL_ISA_VM_EACH_H
#define POP_KERNEL_ISA_VM_EACH_H

/*
 * How handlers are written: what they do for each of their NV vectors, the
 * accumulator a0 to a(NV-1), and how they come to their operands.
 *
 * The accumulator stays in registers: no arrays of vectors.
 *
 * Where TALL is defined, the vectors of a tile are one of each of eight rows,
 * which lie fr->row[] bytes apart; otherwise they follow each other.
 */

#include "lib/kernel/isa/vm_code.h"

#define VM_UNUSED                                                     \
	(void)q, (void)fr, (void)i, (void)a0, (void)a1, (void)a2,     \
		(void)a3, (void)a4, (void)a5, (void)a6, (void)a7

/* The end of every handler: the jump to that of the next op. */
#define NEXT q[1].run(q + 1, fr, i, a0, a1, a2, a3, a4, a5, a6, a7)

/* Vector j becomes what is given, before the next is begun.  GCC would choose
 * an order for each handler, and where one begins with what the one before it
 * ended with, it waits: code of some sixty ops took 1.3 times as long. */
#if POP_VBYTES == 32 || POP_VBYTES == 64
#	define IN_ORDER(j) __asm__ volatile("" : "+v"(a##j))
#else
#	define IN_ORDER(j) (void)0
#endif
#define GIVE(j, ...)                \
	{                           \
		a##j = __VA_ARGS__; \
		IN_ORDER(j);        \
	}

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

/* Addresses and operands of vector j; VEC: of a vector of so many bytes. */
#ifdef TALL
/* Row j is one sum of two registers away, of four that are made once. */
#define ROWS_OF(p, n)                                        \
	const int64_t p##_1 = fr->row[n], p##_3 = 3 * p##_1; \
	__typeof__(p) p##_4 = p + 4 * p##_1;
#define ROW_0(p) p
#define ROW_1(p) (p + p##_1)
#define ROW_2(p) (p + 2 * p##_1)
#define ROW_3(p) (p + p##_3)
#define ROW_4(p) p##_4
#define ROW_5(p) (p##_4 + p##_1)
#define ROW_6(p) (p##_4 + 2 * p##_1)
#define ROW_7(p) (p##_4 + p##_3)
#define AT_A                                                \
	const unsigned char *p = fr->ptr[q->a] + i * q->sa; \
	ROWS_OF(p, q->a)
#define AT_B                                                 \
	const unsigned char *p2 = fr->ptr[q->b] + i * q->sb; \
	ROWS_OF(p2, q->b)
#define TO_A                                          \
	unsigned char *p = fr->ptr[q->a] + i * q->sa; \
	ROWS_OF(p, q->a)
#define VEC(j, bytes) ROW_##j(p)
#define M2(j)         v_load(ROW_##j(p2))
#define K_OF(fn)                                  \
	const unsigned char *at_k = fr->ptr[q->a]; \
	ROWS_OF(at_k, q->a)                        \
	EACH_OF(K_OF_ROW, fn)
#define K2_OF(fn)                                   \
	const unsigned char *at_k2 = fr->ptr[q->b]; \
	ROWS_OF(at_k2, q->b)                        \
	EACH_OF(K2_OF_ROW, fn)
#define K_OF_ROW(j, fn)  const V k##j = fn(ROW_##j(at_k));
#define K2_OF_ROW(j, fn) const V k2_##j = fn(ROW_##j(at_k2));
#define K(j)             k##j
#define K2(j)            k2_##j
#else
#define AT_A const unsigned char *p = fr->ptr[q->a] + i * q->sa;
#define AT_B const unsigned char *p2 = fr->ptr[q->b] + i * q->sb;
#define TO_A unsigned char *p = fr->ptr[q->a] + i * q->sa;
#define VEC(j, bytes) (p + (j) * (int)(bytes))
#define M2(j)         v_load(p2 + (j) * POP_VBYTES)
#define K_OF(fn)      const V k = fn(fr->ptr[q->a]);
#define K2_OF(fn)     const V k2 = fn(fr->ptr[q->b]);
#define K(j)          k
#define K2(j)         k2
#endif
#define M(j)  v_load(VEC(j, POP_VBYTES))
#define K_A8  K_OF(v_splat8)
#define K_A16 K_OF(v_splat16)
#define K_A32 K_OF(v_splat32)
#define K_A64 K_OF(v_splat64)
#define K_B8  K2_OF(v_splat8)
#define K_B16 K2_OF(v_splat16)
#define K_B32 K2_OF(v_splat32)
#define K_B64 K2_OF(v_splat64)

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

/* Forms by template: which of the four exist. */
#define COM_FORMS(n)                                  \
	[VM_##n] = h_##n, [VM_##n##_k] = h_##n##_k,   \
	[VM_##n##_rm] = h_##n, [VM_##n##_rk] = h_##n##_k,
#define BIN_FORMS(n)                                        \
	[VM_##n] = h_##n, [VM_##n##_k] = h_##n##_k,         \
	[VM_##n##_rm] = h_##n##_rm, [VM_##n##_rk] = h_##n##_rk,
#define HEAVY2_FORMS(n) [VM_##n] = h_##n, [VM_##n##_rm] = h_##n##_rm,
#define SHIFT_FORMS(n)                              \
	[VM_##n] = h_##n, [VM_##n##_k] = h_##n##_k, \
	[VM_##n##_rm] = h_##n##_rm,
#define QUOTIENT_FORMS(n) SHIFT_FORMS(n)
#define NUM2_FORMS(n)     HEAVY2_FORMS(n)

#endif
