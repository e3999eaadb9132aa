#ifndef POP_KERNEL_ISA_VM_REDUCE_H
#define POP_KERNEL_ISA_VM_REDUCE_H

/*
 * Templates of handlers that reduce the accumulator into partial results in
 * memory.  P vectors hold the 16 (VM_PARTIALS) of them; vector v of the row goes
 * into the (v mod P)th.  Lanes of points that do not exist are made neutral.
 */

#include "lib/kernel/isa/vm_each.h"

POP_INLINE V
lanes_below_32(int64_t n)
{
	int64_t most = n < 0 ? 0 : n > LANES ? LANES : n;

	return (V)(v_iota() < v_set((int32_t)most));
}

POP_INLINE V
lanes_below_64(int64_t n)
{
	return (V)((vl)v_iota_w() < vl_set(n));
}

#define R_LANES(x)  (POP_VBYTES * 8 / (x))
#define R_VECTOR(x) ((unsigned)(i / R_LANES(x)) % (VM_PARTIALS / R_LANES(x)))
#define R_BEGIN                                                            \
	unsigned char *p = fr->ptr[q->a];                                  \
	V b0 = a0, b1 = a1, b2 = a2, b3 = a3, b4 = a4, b5 = a5, b6 = a6,   \
	  b7 = a7;                                                         \
	(void)b1, (void)b2, (void)b3, (void)b4, (void)b5, (void)b6,        \
		(void)b7;
#define R_MASK(j, x)                                                         \
	if (fr->count < ((j) + 1) * R_LANES(x))                              \
		b##j = v_select(lanes_below_##x(fr->count - (j)*R_LANES(x)), \
			b##j, none);

#define R_NEUTRAL(x)                                \
	if (fr->count != NV * R_LANES(x)) {         \
		const V none = v_splat##x(&q->imm); \
		EACH_OF(R_MASK, x)                  \
	}

#if NV == 8
#define R_INTO(j, fn)                \
	v_store(p + (j) * POP_VBYTES, \
		fn(v_load(p + (j) * POP_VBYTES), b##j));
/* In the order of the points; the compiler drops what P leaves out. */
#define R_ORDERED(fn, x)                                                 \
	if (VM_PARTIALS / R_LANES(x) == 1) {                             \
		V s = fn(fn(fn(fn(v_load(p), b0), b1), b2), b3);         \
		v_store(p, fn(fn(fn(fn(s, b4), b5), b6), b7));           \
	} else if (VM_PARTIALS / R_LANES(x) == 2) {                      \
		V s = fn(fn(v_load(p), b0), b2);                         \
		V t = fn(fn(v_load(p + POP_VBYTES), b1), b3);            \
		v_store(p, fn(fn(s, b4), b6));                           \
		v_store(p + POP_VBYTES, fn(fn(t, b5), b7));              \
	} else if (VM_PARTIALS / R_LANES(x) == 4) {                      \
		V s = fn(fn(v_load(p), b0), b4);                         \
		V t = fn(fn(v_load(p + POP_VBYTES), b1), b5);            \
		v_store(p, s);                                           \
		v_store(p + POP_VBYTES, t);                              \
		s = fn(fn(v_load(p + 2 * POP_VBYTES), b2), b6);          \
		t = fn(fn(v_load(p + 3 * POP_VBYTES), b3), b7);          \
		v_store(p + 2 * POP_VBYTES, s);                          \
		v_store(p + 3 * POP_VBYTES, t);                          \
	} else {                                                         \
		EACH_OF(R_INTO, fn)                                      \
	}
/* Any order gives the same bits: a tree, into the first partial vector. */
#define R_TREE(fn)                                               \
	{                                                        \
		V s = fn(fn(b0, b1), fn(b2, b3));                \
		V t = fn(fn(b4, b5), fn(b6, b7));                \
		v_store(p, fn(v_load(p), fn(s, t)));             \
	}
#elif NV == 4
#define R_PLACE(j, x) ((R_VECTOR(x) + (j)) % (VM_PARTIALS / R_LANES(x)))
#define R_INTO(j, fn, x)                                     \
	v_store(p + R_PLACE(j, x) * POP_VBYTES,              \
		fn(v_load(p + R_PLACE(j, x) * POP_VBYTES), b##j));
#define R_ORDERED(fn, x) EACH_OF(R_INTO, fn, x)
#define R_TREE(fn) v_store(p, fn(v_load(p), fn(fn(b0, b1), fn(b2, b3))));
#else
#define R_ORDERED(fn, x)                                  \
	p += R_VECTOR(x) * POP_VBYTES;                    \
	v_store(p, fn(v_load(p), b0));
#define R_TREE(fn) v_store(p, fn(v_load(p), b0));
#endif

/* The same for a float maximum or minimum, where fn takes several instructions:
 * which lanes saw NaN is kept apart, as all ones, fn_number is for numbers. */
#if POP_VBYTES == 64
#	define R_TREE_NAN(fn, lane) R_TREE(fn)
#elif NV == 8
#	define R_TREE_NAN(fn, lane)                                         \
		{                                                            \
			V s = fn##_number(                                   \
				fn##_number(b0, b1), fn##_number(b2, b3));   \
			V t = fn##_number(                                   \
				fn##_number(b4, b5), fn##_number(b6, b7));   \
			V u = lane##_unordered(b0, b1) |                     \
			      lane##_unordered(b2, b3) |                     \
			      lane##_unordered(b4, b5) |                     \
			      lane##_unordered(b6, b7);                      \
			v_store(p, fn(v_load(p), fn##_number(s, t) | u));    \
		}
#elif NV == 4
#define R_TREE_NAN(fn, lane)                                                 \
	{                                                                    \
		V s = fn##_number(fn##_number(b0, b1), fn##_number(b2, b3)); \
		V u = lane##_unordered(b0, b1) | lane##_unordered(b2, b3);   \
		v_store(p, fn(v_load(p), s | u));                            \
	}
#else
#define R_TREE_NAN(fn, lane) R_TREE(fn)
#endif
#define T_REDUCE_NAN_F(name, fn, x) \
	static void name(VM_ARGS)   \
	{                           \
		R_BEGIN             \
		R_NEUTRAL(x)        \
		R_TREE_NAN(fn, f)   \
		NEXT;               \
	}
#define T_REDUCE_NAN_D(name, fn, x) \
	static void name(VM_ARGS)   \
	{                           \
		R_BEGIN             \
		R_NEUTRAL(x)        \
		R_TREE_NAN(fn, d)   \
		NEXT;               \
	}

#define T_REDUCE(name, fn, x)     \
	static void name(VM_ARGS) \
	{                         \
		R_BEGIN           \
		R_NEUTRAL(x)      \
		R_ORDERED(fn, x)  \
		NEXT;             \
	}
#define T_REDUCE_ANY(name, fn, x) \
	static void name(VM_ARGS) \
	{                         \
		R_BEGIN           \
		R_NEUTRAL(x)      \
		R_TREE(fn)        \
		NEXT;             \
	}

#endif
