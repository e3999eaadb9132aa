/*
 * The handlers of threaded code, for accumulators of NV vectors (8, 4
 * or 1).
 * Included once for each, with NV and TABLE, the name of the table to define.
 * The templates of vm_ops.def are here: each makes a handler of a function of
 * one vector.
 *
 * Handlers must keep the accumulator in registers: no arrays of vectors; what
 * is too big to be written out eight times goes through the frame (HEAVY).
 */

#include "lib/kernel/isa/vm_code.h"
#include "lib/kernel/isa/vm_convert.h"
#include "lib/kernel/isa/vm_double.h"
#include "lib/kernel/isa/vm_float.h"
#include "lib/kernel/isa/vm_int.h"
#include "lib/kernel/isa/vm_look.h"
#include "lib/kernel/isa/vm_math.h"
#include "lib/kernel/isa/vm_narrow.h"
#include "lib/kernel/isa/vm_special.h"
#include "lib/num/convert.h"
#include "lib/num/scalar.h"

#define VM_UNUSED                                                     \
	(void)q, (void)fr, (void)i, (void)a0, (void)a1, (void)a2,     \
		(void)a3, (void)a4, (void)a5, (void)a6, (void)a7

#define NEXT q[1].run(q + 1, fr, i, a0, a1, a2, a3, a4, a5, a6, a7)

#if NV == 8
#define EACH(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)
#elif NV == 4
#define EACH(X) X(0) X(1) X(2) X(3)
#else
#define EACH(X) X(0)
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

/* ---- Elementwise templates. */

#define T_UNARY(name, fn, x)              \
	static void name(VM_ARGS)         \
	{                                 \
		EACH_1(fn)                \
		NEXT;                     \
	}

#if NV == 8
#define EACH_1(fn)    \
	a0 = fn(a0);  \
	a1 = fn(a1);  \
	a2 = fn(a2);  \
	a3 = fn(a3);  \
	a4 = fn(a4);  \
	a5 = fn(a5);  \
	a6 = fn(a6);  \
	a7 = fn(a7);
#define EACH_2(fn, y)        \
	a0 = fn(a0, y(0));   \
	a1 = fn(a1, y(1));   \
	a2 = fn(a2, y(2));   \
	a3 = fn(a3, y(3));   \
	a4 = fn(a4, y(4));   \
	a5 = fn(a5, y(5));   \
	a6 = fn(a6, y(6));   \
	a7 = fn(a7, y(7));
#define EACH_R(fn, y)        \
	a0 = fn(y(0), a0);   \
	a1 = fn(y(1), a1);   \
	a2 = fn(y(2), a2);   \
	a3 = fn(y(3), a3);   \
	a4 = fn(y(4), a4);   \
	a5 = fn(y(5), a5);   \
	a6 = fn(y(6), a6);   \
	a7 = fn(y(7), a7);
#define EACH_3(fn, x, y, z)           \
	a0 = fn(x(0), y(0), z(0));    \
	a1 = fn(x(1), y(1), z(1));    \
	a2 = fn(x(2), y(2), z(2));    \
	a3 = fn(x(3), y(3), z(3));    \
	a4 = fn(x(4), y(4), z(4));    \
	a5 = fn(x(5), y(5), z(5));    \
	a6 = fn(x(6), y(6), z(6));    \
	a7 = fn(x(7), y(7), z(7));
#elif NV == 4
#define EACH_1(fn)   \
	a0 = fn(a0); \
	a1 = fn(a1); \
	a2 = fn(a2); \
	a3 = fn(a3);
#define EACH_2(fn, y)      \
	a0 = fn(a0, y(0)); \
	a1 = fn(a1, y(1)); \
	a2 = fn(a2, y(2)); \
	a3 = fn(a3, y(3));
#define EACH_R(fn, y)      \
	a0 = fn(y(0), a0); \
	a1 = fn(y(1), a1); \
	a2 = fn(y(2), a2); \
	a3 = fn(y(3), a3);
#define EACH_3(fn, x, y, z)        \
	a0 = fn(x(0), y(0), z(0)); \
	a1 = fn(x(1), y(1), z(1)); \
	a2 = fn(x(2), y(2), z(2)); \
	a3 = fn(x(3), y(3), z(3));
#else
#define EACH_1(fn)          a0 = fn(a0);
#define EACH_2(fn, y)       a0 = fn(a0, y(0));
#define EACH_R(fn, y)       a0 = fn(y(0), a0);
#define EACH_3(fn, x, y, z) a0 = fn(x(0), y(0), z(0));
#endif

#define ACC(j) a##j
#define K(j)   k
#define K2(j)  k2

#define FORM(name, operand, each, fn, y) \
	static void name(VM_ARGS)        \
	{                                \
		operand                  \
		each(fn, y)              \
		NEXT;                    \
	}

#define T_COM(name, fn, x)                           \
	FORM(name, AT_A, EACH_2, fn, M)              \
	FORM(name##_k, K_A##x, EACH_2, fn, K)

#define T_BIN(name, fn, x)                           \
	FORM(name, AT_A, EACH_2, fn, M)              \
	FORM(name##_k, K_A##x, EACH_2, fn, K)        \
	FORM(name##_rm, AT_A, EACH_R, fn, M)         \
	FORM(name##_rk, K_A##x, EACH_R, fn, K)

/* Big functions: a loop over the accumulator in the frame. */
#if NV == 8
#define SAVE                  \
	fr->save[0] = a0;     \
	fr->save[1] = a1;     \
	fr->save[2] = a2;     \
	fr->save[3] = a3;     \
	fr->save[4] = a4;     \
	fr->save[5] = a5;     \
	fr->save[6] = a6;     \
	fr->save[7] = a7;
#define RESTORE               \
	a0 = fr->save[0];     \
	a1 = fr->save[1];     \
	a2 = fr->save[2];     \
	a3 = fr->save[3];     \
	a4 = fr->save[4];     \
	a5 = fr->save[5];     \
	a6 = fr->save[6];     \
	a7 = fr->save[7];
#elif NV == 4
#define SAVE              \
	fr->save[0] = a0; \
	fr->save[1] = a1; \
	fr->save[2] = a2; \
	fr->save[3] = a3;
#define RESTORE           \
	a0 = fr->save[0]; \
	a1 = fr->save[1]; \
	a2 = fr->save[2]; \
	a3 = fr->save[3];
#else
#define SAVE    fr->save[0] = a0;
#define RESTORE a0 = fr->save[0];
#endif

#define LOOP_SAVED(expr)                       \
	SAVE                                   \
	for (int j = 0; j < NV; j++)           \
		fr->save[j] = (expr);          \
	RESTORE

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
		EACH_2(fn, W)                                \
		NEXT;                                        \
	}
#define W(j) w

#define T_BOUNDED(name, fn, x)                               \
	static void name(VM_ARGS)                            \
	{                                                    \
		LOOP_SAVED(fn(fr->save[j], q->imm))          \
		NEXT;                                        \
	}

#define GET_M_M     AT_A AT_B
#define GET_M_K32   AT_A K_B32
#define GET_K32_M   K_A32 AT_B
#define GET_K32_K32 K_A32 K_B32
#define GET_M_K64   AT_A K_B64
#define GET_K64_M   K_A64 AT_B
#define GET_K64_K64 K_A64 K_B64
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
		EACH_3(fn, x, y, z)          \
		NEXT;                        \
	}

#define T_MULADD_FACTOR(name, fn, f) THREE(name, fn, f, ACC, X_##f, Y_##f)
#define T_MULADD_ADDEND(name, fn, f) THREE(name, fn, f, X_##f, Y_##f, ACC)
#define T_SEL_MASK(name, fn, f)   THREE(name, fn, f, ACC, X_##f, Y_##f)
/* a: the mask, b: the other value. */
#define T_SEL_TRUE(name, fn, f)  THREE(name, fn, f, X_##f, ACC, Y_##f)
#define T_SEL_FALSE(name, fn, f) THREE(name, fn, f, X_##f, Y_##f, ACC)

/* ---- Moves. */

#define GET_M(j) a##j = M(j);
#define GET_K(j) a##j = k;
#define PUT(j)   v_store(p + (j) * POP_VBYTES, a##j);

#define T_LD(name, fn, x) HANDLER(name, AT_A, GET_M)
#define T_ST(name, fn, x) HANDLER(name, TO_A, PUT)
#define T_LDK(name, fn, x) \
	HANDLER(name, const V k = fn(fr->ptr[q->a]);, GET_K)
#define T_SPLAT(name, fn, x) HANDLER(name, const V k = fn(&a0);, GET_K)

#define T_INTO(name, fn, x)       \
	static void name(VM_ARGS) \
	{                         \
		TO_A              \
		EACH_INTO(fn)     \
		NEXT;             \
	}
#define INTO(fn, j) v_store(p + (j) * POP_VBYTES, fn(M(j), a##j));
#if NV == 8
#define EACH_INTO(fn) \
	INTO(fn, 0)   \
	INTO(fn, 1)   \
	INTO(fn, 2)   \
	INTO(fn, 3)   \
	INTO(fn, 4)   \
	INTO(fn, 5)   \
	INTO(fn, 6)   \
	INTO(fn, 7)
#elif NV == 4
#define EACH_INTO(fn) INTO(fn, 0) INTO(fn, 1) INTO(fn, 2) INTO(fn, 3)
#else
#define EACH_INTO(fn) INTO(fn, 0)
#endif

#define T_END(name, fn, x)        \
	static void name(VM_ARGS) \
	{                         \
		VM_UNUSED;        \
	}

/* Where a compiler makes calls of the jumps, the stack must not grow with the
 * program: now and then go back to the driver, which enters again at resume. */
#define T_BOUNCE(name, fn, x)             \
	static void name(VM_ARGS)         \
	{                                 \
		VM_UNUSED;                \
		SAVE                      \
		fr->resume = q + 1;       \
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
#define IOTA(j)   a##j = k + (j) * LANES;
#define IOTA_W(j) a##j = (V)(k + (j) * LANES_W);

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

/* Vectors are put together in registers: loading one from where its lanes were
 * stored one by one would wait for all of them. */
#define LANE32(k) load_u32(p + (k) * step)
#define LANE64(k) load_u64(p + (k) * step)
#if POP_VBYTES == 64
#define LANES32(X) X(0), X(1), X(2), X(3), X(4), X(5), X(6), X(7), \
	X(8), X(9), X(10), X(11), X(12), X(13), X(14), X(15)
#define LANES64(X) X(0), X(1), X(2), X(3), X(4), X(5), X(6), X(7)
#elif POP_VBYTES == 32
#define LANES32(X) X(0), X(1), X(2), X(3), X(4), X(5), X(6), X(7)
#define LANES64(X) X(0), X(1), X(2), X(3)
#else
#define LANES32(X) X(0), X(1), X(2), X(3)
#define LANES64(X) X(0), X(1)
#endif

POP_INLINE uint32_t
load_u32(const unsigned char *p)
{
	uint32_t v;

	memcpy(&v, p, sizeof(v));
	return v;
}

POP_INLINE uint64_t
load_u64(const unsigned char *p)
{
	uint64_t v;

	memcpy(&v, p, sizeof(v));
	return v;
}

#define GATHERED_uint32_t (V)((vu){LANES32(LANE32)})
#define GATHERED_uint64_t (V)((vul){LANES64(LANE64)})

/* Halves of pairs: even places of two vectors, of which the second starts one
 * early, so that nothing behind the last one is read; and back. */
#if POP_VBYTES == 64
#define EVEN_uint32_t 0, 2, 4, 6, 8, 10, 12, 14, 17, 19, 21, 23, 25, 27, 29, 31
#define LOW_uint32_t  0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define HIGH_uint32_t \
	8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31
#define EVEN_uint64_t 0, 2, 4, 6, 9, 11, 13, 15
#define LOW_uint64_t  0, 8, 1, 9, 2, 10, 3, 11
#define HIGH_uint64_t 4, 12, 5, 13, 6, 14, 7, 15
#elif POP_VBYTES == 32
#define EVEN_uint32_t 0, 2, 4, 6, 9, 11, 13, 15
#define LOW_uint32_t  0, 8, 1, 9, 2, 10, 3, 11
#define HIGH_uint32_t 4, 12, 5, 13, 6, 14, 7, 15
#define EVEN_uint64_t 0, 2, 5, 7
#define LOW_uint64_t  0, 4, 1, 5
#define HIGH_uint64_t 2, 6, 3, 7
#else
#define EVEN_uint32_t 0, 2, 5, 7
#define LOW_uint32_t  0, 4, 1, 5
#define HIGH_uint32_t 2, 6, 3, 7
#define EVEN_uint64_t 0, 3
#define LOW_uint64_t  0, 2
#define HIGH_uint64_t 1, 3
#endif
typedef vu lanes_uint32_t;
typedef vul lanes_uint64_t;

#define HALVES(T)                                                      \
	(V) __builtin_shufflevector((lanes_##T)v_load(p),              \
		(lanes_##T)v_load(p + POP_VBYTES - (int)sizeof(T)),    \
		EVEN_##T)

#define T_PAIRS(name, T, x)                                               \
	static void name(VM_ARGS)                                         \
	{                                                                 \
		enum { PER = POP_VBYTES / sizeof(T) };                    \
		unsigned char *p =                                        \
			fr->ptr[q->a] + i * 2 * (int64_t)sizeof(T);       \
		const unsigned char *even = fr->ptr[q->b];                \
		const unsigned char *odd = fr->ptr[q->imm];               \
		int64_t n = fr->count;                                    \
		for (; n >= PER; n -= PER, p += 2 * POP_VBYTES) {         \
			lanes_##T u = (lanes_##T)v_load(even);            \
			lanes_##T v = (lanes_##T)v_load(odd);             \
			v_store(p, (V)__builtin_shufflevector(            \
					   u, v, LOW_##T));               \
			v_store(p + POP_VBYTES,                           \
				(V)__builtin_shufflevector(               \
					u, v, HIGH_##T));                 \
			even += POP_VBYTES;                               \
			odd += POP_VBYTES;                                \
		}                                                         \
		for (; n > 0; n--, p += 2 * sizeof(T)) {                  \
			memcpy(p, even, sizeof(T));                       \
			memcpy(p + sizeof(T), odd, sizeof(T));            \
			even += sizeof(T);                                \
			odd += sizeof(T);                                 \
		}                                                         \
		NEXT;                                                     \
	}

/* One element if the stride is 0. */
#define T_GATHER_WIDE(name, T, x)                                         \
	static void name(VM_ARGS)                                         \
	{                                                                 \
		enum { PER = POP_VBYTES / sizeof(T) };                    \
		const int64_t step = (int64_t)q->imm;                     \
		const unsigned char *p = fr->ptr[q->a] + i * step;        \
		unsigned char *to = fr->ptr[q->b];                        \
		int64_t n = step ? fr->count : 1;                         \
		for (; step == 2 * (int)sizeof(T) && n >= PER; n -= PER) { \
			v_store(to, HALVES(T));                           \
			p += 2 * POP_VBYTES;                              \
			to += POP_VBYTES;                                 \
		}                                                         \
		for (; n >= PER; n -= PER, p += PER * step) {             \
			v_store(to, GATHERED_##T);                        \
			to += POP_VBYTES;                                 \
		}                                                         \
		for (; n > 0; n--, p += step, to += sizeof(T))            \
			memcpy(to, p, sizeof(T));                         \
		NEXT;                                                     \
	}
/* Elements are put together by 16 bytes, for the reason given above. */
typedef uint64_t gathered __attribute__((vector_size(16)));
typedef uint8_t gathered_bytes __attribute__((vector_size(16)));

/* Every third byte, as of colours; nothing behind the last one is read. */
POP_INLINE gathered
every_third(const unsigned char *p)
{
	gathered_bytes a, b, c;

	memcpy(&a, p, sizeof(a));
	memcpy(&b, p + 16, sizeof(b));
	memcpy(&c, p + 30, sizeof(c));
	a = __builtin_shufflevector(a, b, 0, 3, 6, 9, 12, 15, 18, 21, 24, 27,
		30, 0, 0, 0, 0, 0);
	return (gathered)__builtin_shufflevector(a, c, 0, 1, 2, 3, 4, 5, 6, 7,
		8, 9, 10, 19, 22, 25, 28, 31);
}

#define EIGHT_BYTES(T, all, p)                                          \
	do {                                                            \
		_Pragma("GCC unroll 8") for (int k_ = 0;                \
					     k_ < 8 / (int)sizeof(T);   \
					     k_++)                      \
		{                                                       \
			T part_;                                        \
			memcpy(&part_, (p) + k_ * step, sizeof(part_)); \
			(all) |= (uint64_t)part_                        \
				 << (8 * k_ * (int)sizeof(T));          \
		}                                                       \
	} while (0)

#define T_GATHER(name, T, x)                                          \
	static void name(VM_ARGS)                                     \
	{                                                             \
		enum { PER = 16 / sizeof(T) };                        \
		const int64_t step = (int64_t)q->imm;                 \
		const unsigned char *p = fr->ptr[q->a] + i * step;    \
		unsigned char *to = fr->ptr[q->b];                    \
		int64_t n = step ? fr->count : 1;                     \
		for (; sizeof(T) == 1 && step == 3 && n >= PER;       \
			n -= PER, p += PER * step, to += 16) {        \
			gathered v = every_third(p);                  \
			memcpy(to, &v, sizeof(v));                    \
		}                                                     \
		for (; n >= PER; n -= PER, p += PER * step) {         \
			uint64_t low = 0, high = 0;                   \
			gathered v;                                   \
			EIGHT_BYTES(T, low, p);                       \
			EIGHT_BYTES(T, high, p + PER / 2 * step);     \
			v = (gathered){low, high};                    \
			memcpy(to, &v, sizeof(v));                    \
			to += 16;                                     \
		}                                                     \
		for (; n > 0; n--, p += step, to += sizeof(T))        \
			memcpy(to, p, sizeof(T));                     \
		NEXT;                                                 \
	}
#define T_SCATTER(name, T, x)                                          \
	static void name(VM_ARGS)                                      \
	{                                                              \
		const int64_t step = (int64_t)q->imm, n = fr->count;   \
		unsigned char *p = fr->ptr[q->a] + i * step;           \
		const unsigned char *from = fr->ptr[q->b];             \
		for (int64_t j = 0; j < n; j++)                        \
			memcpy(p + j * step,                           \
				from + j * (int64_t)sizeof(T),         \
				sizeof(T));                            \
		NEXT;                                                  \
	}

/* Vector j of a tile of rows, see pop_vm_rows; there are none behind the last
 * point. */
#define ROW_APART(j)    (p + at[2 * (j)] * step + at[2 * (j) + 1])
#define ROW_FOUND(j)    (row_at(p, at[2 * (j)]) + at[2 * (j) + 1])
#define LD_ROW(at, j)   a##j = v_load(at(j));
#define ST_ROW(at, j)   v_store(at(j), a##j);
#define LD_ROW_IF(at, j)                \
	if ((j) * LANES < fr->count)    \
		LD_ROW(at, j)
#define ST_ROW_IF(at, j)                \
	if ((j) * LANES < fr->count)    \
		ST_ROW(at, j)
#if NV == 8
#define EACH_ROW(X, at) \
	X(at, 0)        \
	X(at, 1)        \
	X(at, 2)        \
	X(at, 3)        \
	X(at, 4)        \
	X(at, 5)        \
	X(at, 6)        \
	X(at, 7)
#elif NV == 4
#define EACH_ROW(X, at) X(at, 0) X(at, 1) X(at, 2) X(at, 3)
#else
#define EACH_ROW(X, at) X(at, 0)
#endif

POP_INLINE unsigned char *
row_at(const unsigned char *rows, int64_t k)
{
	unsigned char *p;

	memcpy(&p, rows + k * (int64_t)sizeof(p), sizeof(p));
	return p;
}

#define ROWS(name, address, whole, some)                                    \
	static void name(VM_ARGS)                                           \
	{                                                                   \
		const int32_t *at = (const int32_t *)(uintptr_t)q->imm +    \
				    i / LANES * 2;                          \
		const int64_t step = q->sa;                                 \
		unsigned char *p = fr->ptr[q->a];                           \
		(void)step;                                                 \
		if (fr->count == NV * LANES) {                              \
			EACH_ROW(whole, address)                            \
		} else {                                                    \
			EACH_ROW(some, address)                             \
		}                                                           \
		NEXT;                                                       \
	}
#define T_LD_ROWS(name, fn, x) ROWS(name, fn, LD_ROW, LD_ROW_IF)
#define T_ST_ROWS(name, fn, x) ROWS(name, fn, ST_ROW, ST_ROW_IF)

#define T_LOOK(name, fn, size)                                            \
	static void name(VM_ARGS)                                         \
	{                                                                 \
		const look t = {                                          \
			fr->ptr[q->a] + i * q->sa * (int64_t)(size),      \
			fr->count, (int32_t)q->imm, q->sa};               \
		EACH_LOOK(fn)                                             \
		NEXT;                                                     \
	}
#define T_LOOK_FEW(name, fn, x)                                               \
	static void name(VM_ARGS)                                             \
	{                                                                     \
		const look_few t =                                            \
			look_few_at(fr->ptr[q->a], (int32_t)q->imm);          \
		EACH(LOOK_IN_FEW)                                             \
		NEXT;                                                         \
	}
#define LOOK_IN_FEW(j)   a##j = look_in_few(a##j, &t);
#define LOOK_INTO(fn, j) a##j = fn(a##j, &t, j);
#if NV == 8
#define EACH_LOOK(fn)    \
	LOOK_INTO(fn, 0) \
	LOOK_INTO(fn, 1) \
	LOOK_INTO(fn, 2) \
	LOOK_INTO(fn, 3) \
	LOOK_INTO(fn, 4) \
	LOOK_INTO(fn, 5) \
	LOOK_INTO(fn, 6) \
	LOOK_INTO(fn, 7)
#elif NV == 4
#define EACH_LOOK(fn)    \
	LOOK_INTO(fn, 0) \
	LOOK_INTO(fn, 1) \
	LOOK_INTO(fn, 2) \
	LOOK_INTO(fn, 3)
#else
#define EACH_LOOK(fn) LOOK_INTO(fn, 0)
#endif

#define CONVERTED(j, T, wide, fn) \
	a##j = fn(widen_##T(p + (j) * (int)sizeof(T)));
#define NARROWED(j, T, wide, fn) \
	narrow_##T(p + (j) * (int)sizeof(T), (V)fn(a##j));
#if NV == 8
#define EACH_C(X, T, wide, fn)      \
	X(0, T, wide, fn)           \
	X(1, T, wide, fn)           \
	X(2, T, wide, fn)           \
	X(3, T, wide, fn)           \
	X(4, T, wide, fn)           \
	X(5, T, wide, fn)           \
	X(6, T, wide, fn)           \
	X(7, T, wide, fn)
#elif NV == 4
#define EACH_C(X, T, wide, fn) \
	X(0, T, wide, fn)      \
	X(1, T, wide, fn)      \
	X(2, T, wide, fn)      \
	X(3, T, wide, fn)
#else
#define EACH_C(X, T, wide, fn) X(0, T, wide, fn)
#endif

#define CONVERTING(name, at, X, T, wide, fn) \
	static void name(VM_ARGS)            \
	{                                    \
		at                           \
		EACH_C(X, T, wide, fn)       \
		NEXT;                        \
	}

#define T_LDC(name, fn, T)  CONVERTING(name, AT_A, CONVERTED, T, V, fn)
#define T_LDCW(name, fn, T) CONVERTING(name, AT_A, CONVERTED, T, vl, fn)
#define T_STC(name, fn, T)  CONVERTING(name, TO_A, NARROWED, T, V, fn)
#define T_STCW(name, fn, T) CONVERTING(name, TO_A, NARROWED, T, vl, fn)

#define GET_F16(j) a##j = load_f16(p + (j) * POP_VBYTES / 2);
#define PUT_F16(j) store_f16(p + (j) * POP_VBYTES / 2, a##j);
#define T_LDF16(name, fn, x) HANDLER(name, AT_A, GET_F16)
#define T_STF16(name, fn, x) HANDLER(name, TO_A, PUT_F16)

/* ---- Through lib/num and tables. */

POP_INLINE V
look_up(V v, const float *table)
{
	vf r = (vf)v;

	for (int i = 0; i < LANES; i++)
		r[i] = table[v[i] & 255];
	return (V)r;
}

#define T_TABLE(name, fn, x)                                            \
	static void name(VM_ARGS)                                       \
	{                                                               \
		const float *t = (const float *)(uintptr_t)q->imm;      \
		LOOP_SAVED(look_up(fr->save[j], t))                     \
		NEXT;                                                   \
	}

#define T_NARROW(name, fn, x)                                           \
	static void name(VM_ARGS)                                       \
	{                                                               \
		TO_A                                                    \
		pop_convert_array((pop_dtype)q->imm, p, POP_DT_F32,     \
			fr->ptr[q->b], fr->count);                      \
		NEXT;                                                   \
	}

/* A part (1 or 2) of a complex function of lanes x + iy. */
static void
num_part(pop_scalar op, unsigned part, double *dst, const double *x,
	const double *y)
{
	for (size_t k = 0; k < NV * POP_VBYTES / sizeof(double); k++) {
		double z[2] = {x[k], y[k]};

		pop_scalar_unary(op, POP_DT_C128, z, z);
		dst[k] = z[part - 1];
	}
}

/* imm: part << 32 | pop_scalar << 8 | dtype */
static __attribute__((noinline)) void
num_map(uint64_t imm, void *dst, const void *x, const void *y)
{
	pop_dtype d = (pop_dtype)(imm & 255);
	pop_lane arg[2] = {{x, false}, {y, false}};

	if (imm >> 32) {
		num_part((pop_scalar)(imm >> 8 & 255), (unsigned)(imm >> 32),
			dst, x, y);
		return;
	}
	pop_scalar_map((pop_scalar)(imm >> 8), d, dst, arg,
		NV * POP_VBYTES / (int64_t)pop_dtype_bytes(d));
}

#define T_NUM1(name, fn, x)                                       \
	static void name(VM_ARGS)                                 \
	{                                                         \
		SAVE                                              \
		num_map(q->imm, fr->save, fr->save, fr->save);    \
		RESTORE                                           \
		NEXT;                                             \
	}
#define T_NUM2(name, fn, x)                                       \
	static void name(VM_ARGS)                                 \
	{                                                         \
		AT_A                                              \
		SAVE                                              \
		num_map(q->imm, fr->save, fr->save, p);           \
		RESTORE                                           \
		NEXT;                                             \
	}                                                         \
	static void name##_rm(VM_ARGS)                            \
	{                                                         \
		AT_A                                              \
		SAVE                                              \
		num_map(q->imm, fr->save, p, fr->save);           \
		RESTORE                                           \
		NEXT;                                             \
	}

static __attribute__((noinline)) void
num_round(uint64_t imm, V *v)
{
	pop_dtype d = (pop_dtype)(imm & 255), to = (pop_dtype)(imm >> 8);
	size_t size = pop_dtype_bytes(d);
	unsigned char t[16];

	for (size_t at = 0; at < NV * POP_VBYTES; at += size) {
		pop_convert(to, t, d, (unsigned char *)v + at);
		pop_convert(d, (unsigned char *)v + at, to, t);
	}
}

static __attribute__((noinline)) void
num_precision(uint64_t imm, V *v)
{
	pop_dtype d = (pop_dtype)(imm & 255);
	pop_lane x = {v, false};

	pop_scalar_reduce_precision_map(d, (unsigned)(imm >> 16),
		(unsigned)(imm >> 8 & 255), v, x,
		NV * POP_VBYTES / (int64_t)pop_dtype_bytes(d));
}

#define T_IN_PLACE(name, call)    \
	static void name(VM_ARGS) \
	{                         \
		SAVE              \
		call;             \
		RESTORE           \
		NEXT;             \
	}
#define T_NUM_ROUND(name, fn, x) \
	T_IN_PLACE(name, num_round(q->imm, fr->save))
#define T_NUM_PRECISION(name, fn, x) \
	T_IN_PLACE(name, num_precision(q->imm, fr->save))

/*
 * ---- Reductions.  P vectors hold the 16 partial results; vector v of the
 * row goes into the (v mod P)th.  Lanes of points that do not exist are made
 * neutral.
 */

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
#define R_MASK(j, x)                                                  \
	b##j = v_select(lanes_below_##x(fr->count - (j) * R_LANES(x)), \
		b##j, none);

#if NV == 8
#define R_NEUTRAL(x)                                          \
	if (fr->count != NV * R_LANES(x)) {                   \
		const V none = v_splat##x(&q->imm);           \
		R_MASK(0, x)                                  \
		R_MASK(1, x)                                  \
		R_MASK(2, x)                                  \
		R_MASK(3, x)                                  \
		R_MASK(4, x)                                  \
		R_MASK(5, x)                                  \
		R_MASK(6, x)                                  \
		R_MASK(7, x)                                  \
	}
#define R_INTO(fn, slot, v)                                \
	v_store(p + (slot) * POP_VBYTES,                   \
		fn(v_load(p + (slot) * POP_VBYTES), v));
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
		R_INTO(fn, 0, b0)                                        \
		R_INTO(fn, 1, b1)                                        \
		R_INTO(fn, 2, b2)                                        \
		R_INTO(fn, 3, b3)                                        \
		R_INTO(fn, 4, b4)                                        \
		R_INTO(fn, 5, b5)                                        \
		R_INTO(fn, 6, b6)                                        \
		R_INTO(fn, 7, b7)                                        \
	}
/* Any order gives the same bits: a tree, into the first partial vector. */
#define R_TREE(fn)                                               \
	{                                                        \
		V s = fn(fn(b0, b1), fn(b2, b3));                \
		V t = fn(fn(b4, b5), fn(b6, b7));                \
		v_store(p, fn(v_load(p), fn(s, t)));             \
	}
#elif NV == 4
#define R_NEUTRAL(x)                                \
	if (fr->count != NV * R_LANES(x)) {         \
		const V none = v_splat##x(&q->imm); \
		R_MASK(0, x)                        \
		R_MASK(1, x)                        \
		R_MASK(2, x)                        \
		R_MASK(3, x)                        \
	}
#define R_PLACE(j, x) ((R_VECTOR(x) + (j)) % (VM_PARTIALS / R_LANES(x)))
#define R_INTO(fn, j, x)                                     \
	v_store(p + R_PLACE(j, x) * POP_VBYTES,              \
		fn(v_load(p + R_PLACE(j, x) * POP_VBYTES), b##j));
#define R_ORDERED(fn, x)   \
	R_INTO(fn, 0, x)   \
	R_INTO(fn, 1, x)   \
	R_INTO(fn, 2, x)   \
	R_INTO(fn, 3, x)
#define R_TREE(fn) v_store(p, fn(v_load(p), fn(fn(b0, b1), fn(b2, b3))));
#else
#define R_NEUTRAL(x)                                  \
	if (fr->count != R_LANES(x)) {                \
		const V none = v_splat##x(&q->imm);   \
		R_MASK(0, x)                          \
	}
#define R_ORDERED(fn, x)                                  \
	p += R_VECTOR(x) * POP_VBYTES;                    \
	v_store(p, fn(v_load(p), b0));
#define R_TREE(fn) v_store(p, fn(v_load(p), b0));
#endif

/* The same for a float maximum or minimum: which lanes saw NaN is kept apart,
 * fn_number is for numbers. */
#if NV == 8
#define R_TREE_NAN(fn, lane)                                              \
	{                                                                 \
		V s = fn##_number(fn##_number(b0, b1), fn##_number(b2, b3)); \
		V t = fn##_number(fn##_number(b4, b5), fn##_number(b6, b7)); \
		V u = lane##_unordered(b0, b1) | lane##_unordered(b2, b3) |  \
		      lane##_unordered(b4, b5) | lane##_unordered(b6, b7);   \
		v_store(p, fn(v_load(p), fn##_number(s, t) | u));         \
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

#define OP1(name, template, fn, x) T_##template(h_##name, fn, x)
#define OP2(name, template, fn, x) T_##template(h_##name, fn, x)
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2

/* Forms by template: which of the four exist. */
#define COM_FORMS(n)                                  \
	[VM_##n] = h_##n, [VM_##n##_k] = h_##n##_k,   \
	[VM_##n##_rm] = h_##n, [VM_##n##_rk] = h_##n##_k,
#define BIN_FORMS(n)                                        \
	[VM_##n] = h_##n, [VM_##n##_k] = h_##n##_k,         \
	[VM_##n##_rm] = h_##n##_rm, [VM_##n##_rk] = h_##n##_rk,
#define HEAVY2_FORMS(n) [VM_##n] = h_##n, [VM_##n##_rm] = h_##n##_rm,
#define SHIFT_FORMS(n)                                \
	[VM_##n] = h_##n, [VM_##n##_k] = h_##n##_k, \
	[VM_##n##_rm] = h_##n##_rm,
#define NUM2_FORMS(n)   HEAVY2_FORMS(n)

vm_handler *const TABLE[VM_NHANDLER] = {
#define OP1(name, template, fn, x) [VM_##name] = h_##name,
#define OP2(name, template, fn, x) template##_FORMS(name)
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2
};
