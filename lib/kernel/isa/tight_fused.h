#ifndef POP_KERNEL_ISA_TIGHT_FUSED_H
#define POP_KERNEL_ISA_TIGHT_FUSED_H

/*
 * Fused arithmetic of tight loops: two or three operations on what tight.c
 * calls GET and LAST, as one handler for each form (where the operand that the
 * op before made comes in).  Names: of the operations, inner first; rsub: the
 * new operand is the left one.
 *
 *   CHAIN2  (a o1 b) o2 c
 *   CHAIN3  ((a o1 b) o2 c) o3 e
 *   TREE    (a o1 b) o3 (c o2 e)
 *
 * CHAINS2(X, T) and the like list all of a type, in the order of their numbers.
 * Only tight.c includes this.
 */

#define o_add(x, y)  ((x) + (y))
#define o_sub(x, y)  ((x) - (y))
#define o_mul(x, y)  ((x) * (y))
#define o_rsub(x, y) ((y) - (x))

#define FUSED(name, T, expr)                          \
	static void name(ARGS)                        \
	{                                             \
		const one_##T res = (expr);           \
                                                      \
		memcpy(fr + q->d, &res, sizeof(res)); \
		NEXT_##T(res);                        \
	}
#define FUSED_SAME(name, T, expr)                     \
	static void name(ARGS)                        \
	{                                             \
	again : {                                     \
		const one_##T res = (expr);           \
                                                      \
		memcpy(fr + q->d, &res, sizeof(res)); \
		SAME(name)                            \
		NEXT_##T(res);                        \
	}                                             \
	}
#define FUSED_f0 FUSED_SAME
#define FUSED_f1 FUSED
#define FUSED_f2 FUSED
#define FUSED_f3 FUSED
#define FUSED_f4 FUSED
#define FUSED_f5 FUSED
#define FUSED_f6 FUSED

/* Of integers; shifts are by constants less than the width. */
#define o_and(x, y) ((x) & (y))
#define o_or(x, y)  ((x) | (y))
#define o_xor(x, y) ((x) ^ (y))
#define o_shl(x, y) ((x) << ((y) & (sizeof(x) * 8 - 1)))
#define o_shr(x, y) ((x) >> ((y) & (sizeof(x) * 8 - 1)))
#define o_sar(x, y) ((uint32_t)((int32_t)(x) >> ((y)&31)))
#define o_min(x, y) ((int32_t)(x) < (int32_t)(y) ? (x) : (y))
#define o_max(x, y) ((int32_t)(x) > (int32_t)(y) ? (x) : (y))

/* In the frame: all operands; from the op before: a, b, c, e, a and b, a and
 * c. */
#define FORMS_3(X, T, ...)                                                \
	X(f0, T, GET(T, a), GET(T, b), GET(T, c), GET(T, e), __VA_ARGS__) \
	X(f1, T, LAST_##T, GET(T, b), GET(T, c), GET(T, e), __VA_ARGS__)  \
	X(f2, T, GET(T, a), LAST_##T, GET(T, c), GET(T, e), __VA_ARGS__)  \
	X(f3, T, GET(T, a), GET(T, b), LAST_##T, GET(T, e), __VA_ARGS__)  \
	X(f5, T, LAST_##T, LAST_##T, GET(T, c), GET(T, e), __VA_ARGS__)   \
	X(f6, T, LAST_##T, GET(T, b), LAST_##T, GET(T, e), __VA_ARGS__)
#define FORMS(X, T, ...)           \
	FORMS_3(X, T, __VA_ARGS__) \
	X(f4, T, GET(T, a), GET(T, b), GET(T, c), LAST_##T, __VA_ARGS__)

#define C2(form, T, a, b, c, e, o1, o2) \
	FUSED_##form(                   \
		chain2_##T##_##o1##_##o2##_##form, T, o_##o2(o_##o1(a, b), c))
#define C3(form, T, a, b, c, e, o1, o2, o3)                       \
	FUSED_##form(chain3_##T##_##o1##_##o2##_##o3##_##form, T, \
		o_##o3(o_##o2(o_##o1(a, b), c), e))
#define TR(form, T, a, b, c, e, o1, o2, o3)                     \
	FUSED_##form(tree_##T##_##o1##_##o2##_##o3##_##form, T, \
		o_##o3(o_##o1(a, b), o_##o2(c, e)))

/* A chain of two has no fourth operand. */
#define CHAIN2(T, o1, o2)     FORMS_3(C2, T, o1, o2)
#define CHAIN3(T, o1, o2, o3) FORMS(C3, T, o1, o2, o3)
#define TREE(T, o1, o2, o3)   FORMS(TR, T, o1, o2, o3)

/* Lane k: what the carry a is after k + 1 turns, of lanes of b and c. */
#define SCAN(name, T, N, step)                                           \
	static void name(ARGS)                                           \
	{                                                                \
		const unsigned char *b MAYBE = fr + q->b;                \
		const unsigned char *c MAYBE = fr + q->c;                \
		one_##T x = GET(T, a);                                   \
		N res = {0};                                             \
                                                                         \
		_Pragma("GCC unroll 16") for (int k = 0; k < LANES; k++) \
		{                                                        \
			x = (step);                                      \
			res[k] = x;                                      \
		}                                                        \
		ALL_OUT((V)res);                                         \
		NEXT_V((V)res);                                          \
	}
#define SCAN1_OF(T, N, o1) \
	SCAN(scan1_##T##_##o1, T, N, o_##o1(x, get_##T(b + 4 * k)))
#define SCAN2_OF(T, N, o1, o2)              \
	SCAN(scan2_##T##_##o1##_##o2, T, N, \
		o_##o2(o_##o1(x, get_##T(b + 4 * k)), get_##T(c + 4 * k)))
#define SCAN1_F(T, o1)     SCAN1_OF(T, vf, o1)
#define SCAN2_F(T, o1, o2) SCAN2_OF(T, vf, o1, o2)
#define SCAN1_U(T, o1)     SCAN1_OF(T, vu, o1)
#define SCAN2_U(T, o1, o2) SCAN2_OF(T, vu, o1, o2)

/* All of them, in the order of their numbers. */
#define SCANS1_F(X) X(F, add) X(F, sub) X(F, mul)
#define SCANS1_U(X) \
	X(U, add)   \
	X(U, sub)   \
	X(U, mul)   \
	X(U, and)   \
	X(U, or) X(U, xor) X(U, shl) X(U, shr) X(U, sar) X(U, min) X(U, max)
#define OUTER(X, T, o1) X(T, o1, add) X(T, o1, sub) X(T, o1, mul) X(T, o1, rsub)
#define CHAINS2(X, T)   OUTER(X, T, add) OUTER(X, T, sub) OUTER(X, T, mul)
#define OUTER3(X, T, o1, o2) \
	X(T, o1, o2, add) X(T, o1, o2, sub) X(T, o1, o2, mul) X(T, o1, o2, rsub)
#define MIDDLE3(X, T, o1)     \
	OUTER3(X, T, o1, add) \
	OUTER3(X, T, o1, sub) OUTER3(X, T, o1, mul) OUTER3(X, T, o1, rsub)
#define CHAINS3(X, T)     MIDDLE3(X, T, add) MIDDLE3(X, T, sub) MIDDLE3(X, T, mul)
#define TOP(X, T, o1, o2) X(T, o1, o2, add) X(T, o1, o2, sub) X(T, o1, o2, mul)
#define RIGHT(X, T, o1)   TOP(X, T, o1, add) TOP(X, T, o1, sub) TOP(X, T, o1, mul)
#define TREES(X, T)       RIGHT(X, T, add) RIGHT(X, T, sub) RIGHT(X, T, mul)

/* ORDER: as integer_of() of tight_integer.c. */
#define INTEGERS_W(X, T, o1) \
	X(T, o1, add)        \
	X(T, o1, sub)        \
	X(T, o1, mul)        \
	X(T, o1, and) X(T, o1, or) X(T, o1, xor) X(T, o1, shl) X(T, o1, shr)
#define INTEGERS_U(X, T, o1) \
	INTEGERS_W(X, T, o1) X(T, o1, sar) X(T, o1, min) X(T, o1, max)
#define OUTER_W(X, T, o1) INTEGERS_W(X, T, o1) X(T, o1, rsub)
#define OUTER_U(X, T, o1) INTEGERS_U(X, T, o1) X(T, o1, rsub)
#define CHAINS_OF(X, T, outer)                                              \
	outer(X, T, add) outer(X, T, sub) outer(X, T, mul) outer(X, T, and) \
		outer(X, T, or) outer(X, T, xor) outer(X, T, shl)           \
			outer(X, T, shr)
#define CHAINS2_W(X) CHAINS_OF(X, W, OUTER_W)
#define CHAINS2_U(X)             \
	CHAINS_OF(X, U, OUTER_U) \
	OUTER_U(X, U, sar) OUTER_U(X, U, min) OUTER_U(X, U, max)

#endif
