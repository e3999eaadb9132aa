/*
 * Handlers of tight loops (lib/kernel/tight.h).
 *
 * An op reads and writes the frame and jumps to the next one.  Single values
 * take 4 bytes (booleans, too: 0 or -1), or 8; they are computed in the first
 * lane of a vector by the functions that whole vectors use, so that both give
 * the same bits.
 */

#include "lib/kernel/tight.h"

#include <float.h>

#include "lib/kernel/isa/lanes.h"
#include "lib/kernel/isa/tight_fused.h"
#include "lib/kernel/isa/tight_quotient.h"
#include "lib/kernel/isa/tight_rows.h"
#include "lib/kernel/isa/vm_convert.h"
#include "lib/kernel/isa/vm_double.h"
#include "lib/kernel/isa/vm_float.h"
#include "lib/kernel/isa/vm_int.h"
#include "lib/kernel/isa/vm_look.h"
#include "lib/kernel/isa/vm_math.h"
#include "lib/kernel/isa/vm_narrow.h"
#include "lib/kernel/kernel.h"

#define MAYBE __attribute__((unused))
/*
 * r, f, d, v: what the op before made, so that a chain of ops need not wait for
 * the frame: an integer or boolean, an f32, an f64, a vector.
 */
typedef void handler(const tight_op *q, unsigned char *fr, uint64_t r, float f,
	double d, V v);
#define ARGS                                                                \
	const tight_op *q MAYBE, unsigned char *fr MAYBE, uint64_t r MAYBE, \
		float f MAYBE, double d MAYBE, V v MAYBE
#define RUN(q) ((handler *)(q)->run)
/* What the op made, if the next one may ask for it; LOST: it may not. */
#define NEXT       RUN(q + 1)(q + 1, fr, r, f, d, v)
#define LOST       RUN(q + 1)(q + 1, fr, 0, 0, 0, (V){0})
#define NEXT_F(x)  RUN(q + 1)(q + 1, fr, r, x, d, v)
#define NEXT_D(x)  RUN(q + 1)(q + 1, fr, r, f, x, v)
#define NEXT_I(x)  RUN(q + 1)(q + 1, fr, (uint32_t)(x), f, d, v)
#define NEXT_L(x)  RUN(q + 1)(q + 1, fr, (uint64_t)(x), f, d, v)
#define NEXT_V(x)  RUN(q + 1)(q + 1, fr, r, f, d, x)
#define NEXT_U     NEXT_I
#define NEXT_B     NEXT_I
#define NEXT_W     NEXT_L
#define NEXT_vf(x) NEXT_V((V)(x))
/* Of no known type: for both. */
#define NEXT_WORD(x) RUN(q + 1)(q + 1, fr, (uint32_t)(x), float_of(x), d, v)
#define NEXT_LONG(x) RUN(q + 1)(q + 1, fr, (uint64_t)(x), f, double_of(x), v)
#define LAST_F       f
#define LAST_D       d
#define LAST_I       (int32_t) r
#define LAST_U       (uint32_t) r
#define LAST_L       (int64_t) r
#define LAST_W       r
#define LAST_V       v
#define LAST_vf      (vf) v

POP_INLINE int32_t
get32(const unsigned char *p)
{
	int32_t v;

	memcpy(&v, p, sizeof(v));
	return v;
}

POP_INLINE int64_t
get64(const unsigned char *p)
{
	int64_t v;

	memcpy(&v, p, sizeof(v));
	return v;
}

POP_INLINE void
put32(unsigned char *p, int32_t v)
{
	memcpy(p, &v, sizeof(v));
}

POP_INLINE void
put64(unsigned char *p, int64_t v)
{
	memcpy(p, &v, sizeof(v));
}

POP_INLINE float
float_of(int32_t v)
{
	float x;

	memcpy(&x, &v, sizeof(x));
	return x;
}

POP_INLINE double
double_of(int64_t v)
{
	double x;

	memcpy(&x, &v, sizeof(x));
	return x;
}

/* An address that the frame holds. */
POP_INLINE unsigned char *
address(const unsigned char *fr, uint16_t at, int64_t more)
{
	unsigned char *p;

	memcpy(&p, fr + at, sizeof(p));
	return p + more;
}

/* Ops of one kind in a row take one jump. */
#define SAME(name)                  \
	if (RUN(q + 1) == (name)) { \
		q++;                \
		goto again;         \
	}

/* ---- Elementwise: a vector; its first lane. */

#define ALL(x)       v_load(fr + q->x)
#define ONE32(x)     ((V){get32(fr + q->x)})
#define ONE64(x)     ((V)(vl){get64(fr + q->x)})
#define ALL_OUT(v)   v_store(fr + q->d, v)
#define ONE_OUT32(v) put32(fr + q->d, (v)[0])
#define ONE_OUT64(v) put64(fr + q->d, ((vl)(v))[0])

#define OF_BIN(fn, get)   fn(get(a), get(b))
#define OF_UN(fn, get)    fn(get(a))
#define OF_BY(fn, get)    fn(get(a), (unsigned)q->imm)
#define OF_BY64(fn, get)  fn(get(a), (uint64_t)q->imm)
#define OF_SHIFT(fn, get) fn(get(a), get(b), (unsigned)q->imm)

typedef float one_F;
typedef double one_D;
typedef int32_t one_I;
typedef uint32_t one_U;
typedef int64_t one_L;
typedef uint64_t one_W;
typedef int32_t one_B;

#define GETTER(T)                                          \
	POP_INLINE one_##T get_##T(const unsigned char *p) \
	{                                                  \
		one_##T v;                                 \
                                                           \
		memcpy(&v, p, sizeof(v));                  \
		return v;                                  \
	}
GETTER(F)
GETTER(D)
GETTER(I)
GETTER(U)
GETTER(L)
GETTER(W)

typedef vf one_vf;
POP_INLINE vf
get_vf(const unsigned char *p)
{
	return (vf)v_load(p);
}
#define GET(T, x) get_##T(fr + q->x)

POP_INLINE float
root_f(float x)
{
#if defined(__x86_64__)
	return _mm_cvtss_f32(_mm_sqrt_ss(_mm_set_ss(x)));
#else
	return vf_sqrt(vf_set(x))[0];
#endif
}

POP_INLINE double
root_d(double x)
{
#if defined(__x86_64__)
	return _mm_cvtsd_f64(_mm_sqrt_sd(_mm_setzero_pd(), _mm_set_sd(x)));
#else
	return vd_sqrt(vd_set(x))[0];
#endif
}

#define QUIET_NAN UINT32_C(0x7fc00000)

/* As f_max and f_min: the same NaN, of equal zeros the right one, and a zero of
 * the same sign for a denormal number where these are taken for zeros. */
POP_INLINE float
bound_f(float x, float y, bool takes_x, bool greatest)
{
	const float one = takes_x ? x : y;
	uint32_t a, b;

	memcpy(&a, &x, sizeof(a));
	memcpy(&b, &y, sizeof(b));
	if (x == y)
		a = greatest ? a & b : a | b;
	else if (x < y || x > y)
		memcpy(&a, &one, sizeof(a));
	else
		a = QUIET_NAN;
	memcpy(&x, &a, sizeof(x));
	if (x == 0)
		a &= UINT32_C(1) << 31;
	memcpy(&x, &a, sizeof(x));
	return x;
}

POP_INLINE float
greater_f(float x, float y)
{
	return bound_f(x, y, x > y, true);
}

POP_INLINE float
less_f(float x, float y)
{
	return bound_f(x, y, x < y, false);
}

/* As vf_fma and vd_fma. */
POP_INLINE float
fma_f(float x, float y, float z)
{
#if defined(__FMA__) || defined(__aarch64__)
	return __builtin_fmaf(x, y, z);
#else
	return x * y + z;
#endif
}

POP_INLINE double
fma_d(double x, double y, double z)
{
#if defined(__FMA__) || defined(__aarch64__)
	return __builtin_fma(x, y, z);
#else
	return x * y + z;
#endif
}

/* By the function of vectors, of one lane. */
#define LANE(fn)    (((vf)fn((V)(vf){x}))[0])
#define LANE_D(fn)  (((vd)fn((V)(vd){x}))[0])
#define LANES_D(fn) (((vd)fn((V)(vd){x}, (V)(vd){y}))[0])

static __attribute__((noinline)) float
power_edge(float x, float y)
{
	return ((vf)f_pow((V)(vf){x}, (V)(vf){y}))[0];
}

/* As f_pow, whose plain numbers take half a vector of f64 here. */
POP_INLINE float
power_f(float x, float y)
{
	uint32_t a;

	memcpy(&a, &x, sizeof(a));
	if (__builtin_expect(a - 0x00800000 >= 0x7f000000u ||
				     !(__builtin_fabsf(y) <= FLT_MAX),
		    0))
		return power_edge(x, y);
	return (float)pow_plain((vd){x}, (vd){y})[0];
}

/* Up to the topmost one that is set. */
POP_INLINE unsigned
bits_of(uint64_t x)
{
	return x ? 64 - (unsigned)__builtin_clzll(x) : 0;
}

#define AS_F(e) (e)
#define AS_D(e) (e)
#define AS_I(e) (e)
#define AS_U(e) (e)
#define AS_L(e) (e)
#define AS_W(e) (e)
#define AS_B(e) (-(int32_t)(e))

#define WHOLE_OF(name, of)        \
	static void name(ARGS)    \
	{                         \
		const V res = of; \
                                  \
		ALL_OUT(res);     \
		NEXT_V(res);      \
	}
#define WHOLE(name, SHAPE, fn) WHOLE_OF(v_##name, OF_##SHAPE(fn, ALL))
/* With one operand from the op before. */
#define PASS_a_a  LAST_V
#define PASS_a_b  ALL(b)
#define PASS_b_a  ALL(a)
#define PASS_b_b  LAST_V
#define PASS_a(x) PASS_a_##x
#define PASS_b(x) PASS_b_##x
#define WHOLE_PASSED(name, SHAPE, fn)               \
	WHOLE_OF(va_##name, OF_##SHAPE(fn, PASS_a)) \
	WHOLE_OF(vb_##name, OF_##SHAPE(fn, PASS_b))
#define TIGHT(name, SHAPE, fn, in, out, INS, CLS)      \
	static void s_##name(ARGS)                     \
	{                                              \
		const V res = OF_##SHAPE(fn, ONE##in); \
                                                       \
		ONE_OUT##out(res);                     \
		LOST;                                  \
	}                                              \
	WHOLE(name, SHAPE, fn)
#define FORM_RESULT(from, to, expr, left, right) \
	const one_##from x = left;               \
	const one_##from y = right;              \
	const unsigned w = (unsigned)q->imm;     \
	const one_##to res = AS_##to(expr);      \
                                                 \
	(void)x, (void)y, (void)w;               \
	memcpy(fr + q->d, &res, sizeof(res));
#define FORM(name, from, to, expr, left, right)          \
	static void name(ARGS)                           \
	{                                                \
		FORM_RESULT(from, to, expr, left, right) \
		NEXT_##to(res);                          \
	}
#define FORM_SAME(name, from, to, expr, left, right)     \
	static void name(ARGS)                           \
	{                                                \
	again : {                                        \
		FORM_RESULT(from, to, expr, left, right) \
		SAME(name)                               \
		NEXT_##to(res);                          \
	}                                                \
	}
#define TIGHT1(name, SHAPE, fn, in, out, INS, CLS, from, to, expr)         \
	FORM_SAME(s_##name, from, to, expr, get_##from(fr + q->a),         \
		get_##from(fr + q->b))                                     \
	FORM(a_##name, from, to, expr, LAST_##from, get_##from(fr + q->b)) \
	FORM(b_##name, from, to, expr, get_##from(fr + q->a), LAST_##from) \
	FORM(ab_##name, from, to, expr, LAST_##from, LAST_##from)          \
	WHOLE(name, SHAPE, fn)                                             \
	WHOLE_PASSED(name, SHAPE, fn)
#define TIGHT_OP(name)
#include "lib/kernel/tight_ops.def"
#undef TIGHT
#undef TIGHT1
#undef TIGHT_OP

/* ---- Fused arithmetic. */

CHAINS2_U(CHAIN2)
CHAINS2_W(CHAIN2)
CHAINS2(CHAIN2, F)
CHAINS3(CHAIN3, F)
TREES(TREE, F)
CHAINS2(CHAIN2, D)
CHAINS3(CHAIN3, D)
TREES(TREE, D)
CHAINS2(CHAIN2, vf)
TREES(TREE, vf)
SCANS1_F(SCAN1_F)
CHAINS2(SCAN2_F, F)
SCANS1_U(SCAN1_U)
CHAINS2_U(SCAN2_U)

/* What each four bits of the carry add to each lane is in a table at imm. */
static void
scan_shifts(ARGS)
{
	const unsigned char *table = (const unsigned char *)(intptr_t)q->imm;
	uint32_t x = get_U(fr + q->a);

	v = (V){0};
#pragma GCC unroll 8
	for (int k = 0; k < 8; k++, x >>= 4, table += 16 * POP_VBYTES)
		v ^= v_load(table + (x & 15) * POP_VBYTES);
	ALL_OUT(v);
	NEXT_V(v);
}

/* ---- Choice, products, copies. */

/* Without a branch: what loops choose by is hard to foretell. */
POP_INLINE int32_t
either(bool first, int32_t x, int32_t y)
{
	return y ^ ((x ^ y) & -(int32_t)first);
}

#define SELECT(name, mask, T, next)                                      \
	static void name(ARGS)                                           \
	{                                                                \
	again : {                                                        \
		const one_##T x = get_##T(fr + q->b);                    \
		const one_##T y = get_##T(fr + q->c);                    \
		const one_##T res = y ^ ((x ^ y) & -(one_##T) !!(mask)); \
                                                                         \
		memcpy(fr + q->d, &res, sizeof(res));                    \
		SAME(name) next(res);                                    \
	}                                                                \
	}
SELECT(op_S_SEL32, get_I(fr + q->a), I, NEXT_WORD)
SELECT(op_S_SEL64, get_I(fr + q->a), L, NEXT_LONG)
SELECT(op_A_SEL32, LAST_I, I, NEXT_WORD)
SELECT(op_A_SEL64, LAST_I, L, NEXT_LONG)

#define CHOOSE_BY(name, T, compare, left)                                    \
	static void name(ARGS)                                               \
	{                                                                    \
		const one_##T x = left;                                      \
		const one_##T y = get_##T(fr + q->b);                        \
		const int32_t res =                                          \
			either(compare, get32(fr + q->c), get32(fr + q->e)); \
                                                                             \
		put32(fr + q->d, res);                                       \
		NEXT_WORD(res);                                              \
	}
#define CHOOSE(name, T, compare)                                      \
	CHOOSE_BY(op_S_CHOOSE_##name, T, compare, get_##T(fr + q->a)) \
	CHOOSE_BY(op_A_CHOOSE_##name, T, compare, LAST_##T)
CHOOSE(i_eq, I, x == y)
CHOOSE(i_ne, I, x != y)
CHOOSE(i_lt, I, x < y)
CHOOSE(i_le, I, x <= y)
CHOOSE(i_ltu, U, x < y)
CHOOSE(i_none, I, (x & y) == 0)
CHOOSE(f_eq, F, x == y)
CHOOSE(f_ne, F, x != y)
CHOOSE(f_lt, F, x < y)
CHOOSE(f_le, F, x <= y)

#define WRAP(name, T, U, left)                           \
	static void name(ARGS)                           \
	{                                                \
		one_##U x = (one_##U)(left);             \
                                                         \
		if (__builtin_expect((one_##T)x < 0, 0)) \
			x += get_##U(fr + q->b);         \
		memcpy(fr + q->d, &x, sizeof(x));        \
		NEXT_##T(x);                             \
	}
WRAP(op_S_WRAP32, I, U, get_U(fr + q->a))
WRAP(op_A_WRAP32, I, U, LAST_U)
WRAP(op_S_WRAP64, L, W, get_W(fr + q->a))
WRAP(op_A_WRAP64, L, W, LAST_W)

#define FLOOR(name, T, U, left)                                       \
	static void name(ARGS)                                        \
	{                                                             \
		const one_##U x = (one_##U)(left);                    \
		const one_##U y = get_##U(fr + q->b);                 \
		const bool is_other = (one_##T)(x ^ y) < 0 && x != 0; \
		const one_##U res = x + (y & -(one_##U)is_other);     \
                                                                      \
		memcpy(fr + q->d, &res, sizeof(res));                 \
		NEXT_##T(res);                                        \
	}
FLOOR(op_S_FLOOR32, I, U, get_U(fr + q->a))
FLOOR(op_A_FLOOR32, I, U, LAST_U)
FLOOR(op_S_FLOOR64, L, W, get_W(fr + q->a))
FLOOR(op_A_FLOOR64, L, W, LAST_W)

#define SCALE_BY(name, T, left)                                \
	static void name(ARGS)                                 \
	{                                                      \
		const one_##T x = left;                        \
		const float res = (float)x * get_F(fr + q->b); \
                                                               \
		memcpy(fr + q->d, &res, sizeof(res));          \
		NEXT_F(res);                                   \
	}
#define SCALE(T)                                        \
	SCALE_BY(op_S_SCALE_##T, T, get_##T(fr + q->a)) \
	SCALE_BY(op_A_SCALE_##T, T, LAST_##T)
SCALE(I)
SCALE(U)

/* What is left of a shift has no sign. */
#define SCALE_SHR(name, left)                                         \
	static void name(ARGS)                                        \
	{                                                             \
		const int32_t x = (int32_t)((left) >> (q->imm & 31)); \
		const float res = (float)x * get_F(fr + q->b);        \
                                                                      \
		memcpy(fr + q->d, &res, sizeof(res));                 \
		NEXT_F(res);                                          \
	}
SCALE_SHR(op_S_SCALE_SHR, get_U(fr + q->a))
SCALE_SHR(op_A_SCALE_SHR, LAST_U)

#define QUOTIENT_BY(name, T, left, expr)              \
	static void name(ARGS)                        \
	{                                             \
		const one_##T x = left;               \
		const one_##T y = get_##T(fr + q->b); \
		const one_##T res = (one_##T)(expr);  \
                                                      \
		(void)y;                              \
		memcpy(fr + q->d, &res, sizeof(res)); \
		NEXT_##T(res);                        \
	}
#define QUOTIENT(name, T, expr)                               \
	QUOTIENT_BY(op_S_##name, T, get_##T(fr + q->a), expr) \
	QUOTIENT_BY(op_A_##name, T, LAST_##T, expr)
/* What a quotient leaves. */
#define LEFT(U, quotient) (one_##U) x - (one_##U)(quotient) * (one_##U)y
#define QUOTIENTS(bits, T, U)                                            \
	QUOTIENT(MOD##bits, T, modulo_##bits(x, y))                      \
	QUOTIENT(MOD1_##bits, T, modulo_##bits(x, y == 0 ? 1 : y))       \
	QUOTIENT(FDIV##bits, T, floor_quotient_##bits(x, y))             \
	QUOTIENT(K_MOD##bits, T, LEFT(U, quotient_down_##bits(x, q)))    \
	QUOTIENT(K_FDIV##bits, T, quotient_down_##bits(x, q))            \
	QUOTIENT(K_REM##bits, T, LEFT(U, quotient_to_zero_##bits(x, q))) \
	QUOTIENT(K_DIV##bits, T, quotient_to_zero_##bits(x, q))          \
	QUOTIENT(K_REMU##bits, U, LEFT(U, quotient_of_##bits(x, q)))     \
	QUOTIENT(K_DIVU##bits, U, quotient_of_##bits(x, q))
QUOTIENTS(32, I, U)
QUOTIENTS(64, L, W)

WHOLE_OF(op_V_MOD32, OF_BIN(modulo_lanes, ALL))
WHOLE_OF(op_V_MOD1_32, OF_BIN(modulo_1_lanes, ALL))
WHOLE_OF(op_V_FDIV32, OF_BIN(floor_quotient_lanes, ALL))

#define LEFT_LANES(quotient) (V)((vu)ALL(a) - (vu)(quotient) * (vu)ALL(b))
#define QUOTIENT_LANES(rest, name, quotient)             \
	WHOLE_OF(op_V_K_##name##32, quotient(ALL(a), q)) \
	WHOLE_OF(op_V_K_##rest##32, LEFT_LANES(quotient(ALL(a), q)))
QUOTIENT_LANES(MOD, FDIV, quotient_down_lanes)
QUOTIENT_LANES(REM, DIV, quotient_to_zero_lanes)
QUOTIENT_LANES(REMU, DIVU, quotient_of_lanes)

/* Vectors; P, R, S: with operand a, b, c from the op before. */
#define WHOLES(name, of)                                    \
	WHOLE_OF(op_##name, of(ALL(a), ALL(b), ALL(c)))     \
	WHOLE_OF(op_##name##_P, of(LAST_V, ALL(b), ALL(c))) \
	WHOLE_OF(op_##name##_R, of(ALL(a), LAST_V, ALL(c))) \
	WHOLE_OF(op_##name##_S, of(ALL(a), ALL(b), LAST_V))
WHOLES(V_SEL, v_select)

static void
op_S_FMA_F(ARGS)
{
again : {
	const float res = fma_f(GET(F, a), GET(F, b), GET(F, c));

	memcpy(fr + q->d, &res, sizeof(res));
	SAME(op_S_FMA_F)
	NEXT_F(res);
}
}

static void
op_S_FMA_D(ARGS)
{
again : {
	const double res = fma_d(GET(D, a), GET(D, b), GET(D, c));

	memcpy(fr + q->d, &res, sizeof(res));
	SAME(op_S_FMA_D)
	NEXT_D(res);
}
}

#define FMA_F(x, y, z)  (V) vf_fma((vf)(x), (vf)(y), (vf)(z))
#define FMA_D(x, y, z)  (V) vd_fma((vd)(x), (vd)(y), (vd)(z))
#define FMA_KF(x, y, z) FMA_F(v_splat32(fr + q->a), y, z)
#define FMA_KD(x, y, z) FMA_D(v_splat64(fr + q->a), y, z)
WHOLES(V_FMA_F, FMA_F)
WHOLES(V_FMA_D, FMA_D)
WHOLES(V_FMA_K_F, FMA_KF)
WHOLES(V_FMA_K_D, FMA_KD)

/* Four lanes of f32, whatever a vector holds. */
typedef float vq __attribute__((vector_size(16)));

POP_INLINE vq
get_vq(const unsigned char *p)
{
	vq v;

	memcpy(&v, p, sizeof(v));
	return v;
}

/* x * y + z as vf_fma. */
POP_INLINE vq
fma_q(float x, vq y, vq z)
{
	const vq s = {x, x, x, x};

#if defined(__FMA__)
	return (vq)_mm_fmadd_ps((__m128)s, (__m128)y, (__m128)z);
#elif defined(__aarch64__)
	return (vq)vfmaq_f32((float32x4_t)z, (float32x4_t)s, (float32x4_t)y);
#else
	return s * y + z;
#endif
}

static void
op_Q_FMA_K_F(ARGS)
{
	const vq res = fma_q(GET(F, a), get_vq(fr + q->b), get_vq(fr + q->c));

	memcpy(fr + q->d, &res, sizeof(res));
	NEXT;
}

static void
op_Q_DOT_F(ARGS)
{
again : {
	const unsigned char *a = fr + q->a;
	const unsigned char *b = fr + q->b;
	const unsigned da = (uint16_t)q->imm;
	const unsigned db = (uint16_t)(q->imm >> 16);
	vq x = get_vq(fr + q->c);

	for (unsigned k = q->n; k-- > 0; a += da, b += db)
		x = fma_q(get_F(a), get_vq(b), x);
	memcpy(fr + q->d, &x, sizeof(x));
	SAME(op_Q_DOT_F)
	NEXT;
}
}

#define DOT(name, W, ab, bb, cc)                                   \
	static void name(ARGS)                                     \
	{                                                          \
		const unsigned char *a = fr + q->a;                \
		const unsigned char *b = fr + q->b;                \
		const unsigned da = (uint16_t)q->imm;              \
		const unsigned db = (uint16_t)(q->imm >> 16);      \
		W x = (W)(cc);                                     \
                                                                   \
		for (unsigned k = q->n; k-- > 0; a += da, b += db) \
			x = W##_fma((W)(ab), (W)(bb), x);          \
		ALL_OUT((V)x);                                     \
		NEXT_V((V)x);                                      \
	}
#define DOT1(name, T, fma, next)                                   \
	static void name(ARGS)                                     \
	{                                                          \
	again : {                                                  \
		const unsigned char *a = fr + q->a;                \
		const unsigned char *b = fr + q->b;                \
		const unsigned da = (uint16_t)q->imm;              \
		const unsigned db = (uint16_t)(q->imm >> 16);      \
		one_##T x = GET(T, c);                             \
                                                                   \
		for (unsigned k = q->n; k-- > 0; a += da, b += db) \
			x = fma(get_##T(a), get_##T(b), x);        \
		memcpy(fr + q->d, &x, sizeof(x));                  \
		SAME(name)                                         \
		next(x);                                           \
	}                                                          \
	}
DOT1(op_S_DOT_F, F, fma_f, NEXT_F)
DOT1(op_S_DOT_D, D, fma_d, NEXT_D)
DOT(op_V_DOT_F, vf, v_splat32(a), v_load(b), ALL(c))
DOT(op_V_DOT_D, vd, v_splat64(a), v_load(b), ALL(c))

/* 16 sums of the products of n numbers, `lanes` of them in a vector: x[].  The
 * kernel adds zeros to the sums that what is left behind whole sixteens does
 * not reach; to do so with some is enough for the sign of a sum that is zero.
 */
#define SUMS_OF_ROWS(W, lanes, some)                                           \
	W x[16 / (lanes)];                                                     \
                                                                               \
	_Pragma("GCC unroll 8") for (int v = 0; v < 16 / (lanes); v++) x[v] =  \
		(W){0};                                                        \
	for (; n >= 16; n -= 16)                                               \
		_Pragma("GCC unroll 8") for (int v = 0; v < 16 / (lanes); v++, \
					     a += POP_VBYTES, b += POP_VBYTES) \
			x[v] = W##_fma((W)v_load(a), (W)v_load(b), x[v]);      \
	if (n > 0)                                                             \
		x[16 / (lanes)-1] += (W){0};                                   \
	_Pragma("GCC unroll 8") for (int v = 0; n > 0 && v < 16 / (lanes);     \
				     v++, n -= (lanes), a += POP_VBYTES,       \
				     b += POP_VBYTES) x[v] =                   \
		W##_fma(some(a, n), some(b, n), x[v]);

POP_INLINE float
sum_of_rows_F(const unsigned char *a, const unsigned char *b, int64_t n)
{
	SUMS_OF_ROWS(vf, LANES, vf_load_some)
	return vf_fold16(x);
}

POP_INLINE double
sum_of_rows_D(const unsigned char *a, const unsigned char *b, int64_t n)
{
	SUMS_OF_ROWS(vd, LANES_W, vd_load_some)
	return vd_fold16(x);
}

#define ROW(name, T, left, right)                                       \
	static void name##_##T(ARGS)                                    \
	{                                                               \
		const one_##T res = sum_of_rows_##T(left, right, q->n); \
                                                                        \
		memcpy(fr + q->d, &res, sizeof(res));                   \
		NEXT_##T(res);                                          \
	}
#define ROWS(T)                                                            \
	ROW(op_S_ROW_FF, T, fr + q->a, fr + q->b)                          \
	ROW(op_S_ROW_MF, T, address(fr, q->a, (int32_t)q->imm), fr + q->b) \
	ROW(op_S_ROW_MM, T, address(fr, q->a, (int32_t)q->imm),            \
		address(fr, q->b, q->imm >> 32))
ROWS(F)
ROWS(D)

/* All sums of n vectors of columns, the last of which has `last` words. */
#define COLS_OF(W, T, n, splat)                                              \
	static void cols_##T##_##n(unsigned char *d, const unsigned char *a, \
		uint64_t da, const unsigned char *b, uint64_t db,            \
		unsigned depth, int last)                                    \
	{                                                                    \
		W x[n] = {0};                                                \
                                                                             \
		for (unsigned k = depth; k-- > 0; a += da, b += db) {        \
			const W y = (W)splat(b);                             \
                                                                             \
			_Pragma("GCC unroll 8") for (int j = 0; j < n - 1;   \
						     j++) x[j] = W##_fma(y,  \
				(W)v_load(a + j * POP_VBYTES), x[j]);        \
			x[n - 1] = W##_fma(y,                                \
				(W)v_load_some(                              \
					a + (n - 1) * POP_VBYTES, last),     \
				x[n - 1]);                                   \
		}                                                            \
		_Pragma("GCC unroll 8") for (int j = 0; j < n; j++)          \
			v_store(d + j * POP_VBYTES, (V)x[j]);                \
	}
#define COLS_ALL(W, T, splat)                                                 \
	COLS_OF(W, T, 1, splat)                                               \
	COLS_OF(W, T, 2, splat)                                               \
	COLS_OF(W, T, 3, splat)                                               \
	COLS_OF(W, T, 4, splat)                                               \
	COLS_OF(W, T, 5, splat)                                               \
	COLS_OF(W, T, 6, splat)                                               \
	COLS_OF(W, T, 7, splat)                                               \
	COLS_OF(W, T, 8, splat)                                               \
	static __attribute__((noinline)) void wide_cols_##T(unsigned char *d, \
		const unsigned char *a, uint64_t da, const unsigned char *b,  \
		uint64_t db, unsigned depth, int words)                       \
	{                                                                     \
		static void (*const of[])(unsigned char *,                    \
			const unsigned char *, uint64_t,                      \
			const unsigned char *, uint64_t, unsigned,            \
			int) = {cols_##T##_1, cols_##T##_2, cols_##T##_3,     \
			cols_##T##_4, cols_##T##_5, cols_##T##_6,             \
			cols_##T##_7, cols_##T##_8};                          \
		const int n = (words - 1) / LANES;                            \
                                                                              \
		of[n](d, a, da, b, db, depth, words - n * LANES);             \
	}
COLS_ALL(vf, F, v_splat32)
COLS_ALL(vd, D, v_splat64)

#define COLS_BY(W, splat, row)                              \
	for (unsigned k = depth; k-- > 0; a += da, b += db) \
		x = W##_fma((W)splat(b), (W)(row), x);
/* Rows of two words are loaded without a mask, as they may just have been
 * stored: other lanes hold copies of them. */
#define COLS(name, W, T, splat, values)                                       \
	static void name(ARGS)                                                \
	{                                                                     \
		const uint64_t imm = (uint64_t)q->imm;                        \
		const unsigned char *a =                                      \
			address(fr, q->a, (int64_t)(imm & 0xffff));           \
		const unsigned char *b = values;                              \
		const uint64_t da = imm >> 32 & 0xffff;                       \
		const uint64_t db = imm >> 48;                                \
		const unsigned depth = q->n & 255;                            \
		const int words = q->n >> 8;                                  \
		W x = {0};                                                    \
                                                                              \
		if (words > LANES) {                                          \
			wide_cols_##T(fr + q->d, a, da, b, db, depth, words); \
			NEXT_V(ALL(d));                                       \
			return;                                               \
		}                                                             \
		if (words == 2)                                               \
			COLS_BY(W, splat, v_splat64(a))                       \
		else                                                          \
			COLS_BY(W, splat, v_load_some(a, words))              \
		ALL_OUT((V)x);                                                \
		NEXT_V((V)x);                                                 \
	}
COLS(op_V_COLS_MF_F, vf, F, v_splat32, fr + q->b + (imm >> 16 & 0xffff))
COLS(op_V_COLS_MM_F, vf, F, v_splat32,
	address(fr, q->b, (int64_t)(imm >> 16 & 0xffff)))
COLS(op_V_COLS_MF_D, vd, D, v_splat64, fr + q->b + (imm >> 16 & 0xffff))
COLS(op_V_COLS_MM_D, vd, D, v_splat64,
	address(fr, q->b, (int64_t)(imm >> 16 & 0xffff)))

static void
op_V_ROWS_MF_F(ARGS)
{
	const uint64_t imm = (uint64_t)q->imm;

	sums_of_rows(fr + q->d, fr + q->b,
		address(fr, q->a, (int64_t)(uint32_t)imm), imm >> 32 & 0xffff,
		(int64_t)(imm >> 48), q->n);
	NEXT_V(ALL(d));
}

#define PICK(x, y, z) pick_lanes(x, y)
WHOLES(V_PICK, PICK)
WHOLES(V_PICK2, pick_lanes_of_two)

/* The index among lanes `set`: the first, if they are in order (as nearly all
 * are), or the least. */
POP_INLINE int32_t
least_index(const unsigned char *at, unsigned set, unsigned n, V flip)
{
	const V x = v_load(at) ^ flip;
	const unsigned rises = lanes_set((V)(x < v_down(x, 1)));
	int32_t least, found;

	if (!(~rises & ((1u << (n - 1)) - 1)))
		return get32(at + 4 * (size_t)__builtin_ctz(set));
	least = INT32_MAX;
	for (; set; set &= set - 1) {
		found = x[__builtin_ctz(set)];
		least = found < least ? found : least;
	}
	return least ^ flip[0];
}

#define BEST(name, T, fn)                                                 \
	static void name(ARGS)                                            \
	{                                                                 \
		const V in = v_iota() < v_set(q->n), x = ALL(a);          \
		const unsigned char *index = fr + q->b;                   \
		const unsigned bad = lanes_set((V)((T)x != (T)x) & in);   \
		V m = v_select(in, x, v_splat32(fr + q->a));              \
		unsigned set;                                             \
		uint32_t found;                                           \
		int32_t value;                                            \
                                                                          \
		for (unsigned h = LANES / 2; h > 0; h /= 2)               \
			m = (V)fn((T)v_down(m, h), (T)m);                 \
		set = lanes_set((V)((T)x == (T)lane_0(m)) & in);          \
		set = bad ? bad & -bad : set;                             \
		found = (uint32_t)least_index(                            \
			index, set, q->n, v_set((int32_t)q->imm));        \
		value = get32(fr + q->a + 4 * (31 - __builtin_clz(set))); \
		put32(fr + q->d, (int32_t)found);                         \
		put32(fr + q->d + 4, value);                              \
		NEXT_I(found);                                            \
	}
BEST(op_V_BEST_F_MAX, vf, vf_max_hw)
BEST(op_V_BEST_F_MIN, vf, vf_min_hw)
BEST(op_V_BEST_I_MAX, vi, I_MAX)
BEST(op_V_BEST_I_MIN, vi, I_MIN)
BEST(op_V_BEST_U_MAX, vu, U_MAX)
BEST(op_V_BEST_U_MIN, vu, U_MIN)

#define INDEX(name, T, I, better)                                          \
	static void name(ARGS)                                             \
	{                                                                  \
		const T x = (T)ALL(a), y = (T)ALL(b);                      \
		const V i = ALL(c), j = ALL(e);                            \
		const V equal = (V)(x == y) & (V)((I)i < (I)j);            \
                                                                           \
		v = v_select((V)(x better y) | (V)(x != x) | equal, i, j); \
		ALL_OUT(v);                                                \
		NEXT;                                                      \
	}
INDEX(op_V_INDEX_F_MAX, vf, vi, >)
INDEX(op_V_INDEX_F_MIN, vf, vi, <)
INDEX(op_V_INDEX_D_MAX, vd, vl, >)
INDEX(op_V_INDEX_D_MIN, vd, vl, <)

#if POP_VBYTES == 64
#	define IN_LANE32(x, lane, p)       \
		(V) _mm512_mask_set1_epi32( \
			(__m512i)(x), (__mmask16)(1u << (lane)), get32(p))
#	define IN_LANE64(x, lane, p)       \
		(V) _mm512_mask_set1_epi64( \
			(__m512i)(x), (__mmask8)(1u << (lane)), get64(p))
#else
#	define IN_LANE32(x, lane, p) \
		v_select((V)(v_iota() == v_set((int)(lane))), v_splat32(p), x)
#	define IN_LANE64(x, lane, p)                                    \
		v_select((V)((vl)v_iota_w() == vl_set((int64_t)(lane))), \
			v_splat64(p), x)
#endif
#define PUT(name, lane_of, first)                        \
	static void name(ARGS)                           \
	{                                                \
		const unsigned k = (unsigned)q->imm;     \
                                                         \
		v = first;                               \
		v = lane_of(v, k & 255, fr + q->b);      \
		v = lane_of(v, k >> 8 & 255, fr + q->c); \
		v = lane_of(v, k >> 16, fr + q->e);      \
		ALL_OUT(v);                              \
		NEXT;                                    \
	}
PUT(op_V_PUT32, IN_LANE32, ALL(a))
PUT(op_V_PUT32_P, IN_LANE32, LAST_V)
PUT(op_V_PUT64, IN_LANE64, ALL(a))
PUT(op_V_PUT64_P, IN_LANE64, LAST_V)
WHOLE_OF(op_V_SPLAT32, v_splat32(fr + q->a))
WHOLE_OF(op_V_SPLAT64, v_splat64(fr + q->a))

#define MOVE(name, size)                    \
	static void name(ARGS)              \
	{                                   \
		unsigned char t[size];      \
		memcpy(t, fr + q->a, size); \
		memcpy(fr + q->d, t, size); \
		NEXT;                       \
	}
MOVE(op_MOVE4, 4)
MOVE(op_MOVE8, 8)
MOVE(op_MOVE16, 16)

static void
op_MOVE(ARGS)
{
	if (q->n < POP_VBYTES)
		v_store_some(fr + q->d, v_load(fr + q->a), q->n / 4);
	else if (q->n == POP_VBYTES)
		v_store(fr + q->d, v_load(fr + q->a));
	else
		memmove(fr + q->d, fr + q->a, q->n);
	NEXT;
}

/* ---- Memory. */

#define AT(name, T, get)                                                   \
	static void name(ARGS)                                             \
	{                                                                  \
		const T index = (T)get(fr + q->b);                         \
		const int64_t most = get64(fr + q->c);                     \
		const int64_t at = index <= 0 || most <= 0 ? 0             \
				   : (uint64_t)index > (uint64_t)most      \
					   ? most                          \
					   : (int64_t)index;               \
		const int64_t p =                                          \
			get64(fr + q->a) + q->imm + at * get64(fr + q->e); \
		put64(fr + q->d, p);                                       \
		NEXT_L(p);                                                 \
	}
AT(op_AT_I32, int32_t, get32)
AT(op_AT_U32, uint32_t, get32)
AT(op_AT_I64, int64_t, get64)
AT(op_AT_U64, uint64_t, get64)

#define LOAD(name, T, put, expr, next)                            \
	static void name(ARGS)                                    \
	{                                                         \
	again : {                                                 \
		T x;                                              \
		memcpy(&x, address(fr, q->a, q->imm), sizeof(x)); \
		put(fr + q->d, expr);                             \
		SAME(name) next;                                  \
	}                                                         \
	}
LOAD(op_LD_4, int32_t, put32, x, NEXT_WORD(x))
LOAD(op_LD_8, int64_t, put64, x, NEXT_LONG(x))
LOAD(op_LD_I8, int8_t, put32, x, NEXT_I(x))
LOAD(op_LD_U8, uint8_t, put32, x, NEXT_I(x))
LOAD(op_LD_I16, int16_t, put32, x, NEXT_I(x))
LOAD(op_LD_U16, uint16_t, put32, x, NEXT_I(x))
LOAD(op_LD_I1, uint8_t, put32, -(int32_t)(x != 0), NEXT_I(-(int32_t)(x != 0)))
LOAD(op_LD_BF16, uint16_t, put32, f_of_bf16((V){x})[0], NEXT)
LOAD(op_LD_F16, uint16_t, put32, f_of_f16((V){x})[0], NEXT)

/* An index and what is added to it, of 32 and of 64 bits. */
#define MORE_I(v) ((int32_t)((uint32_t)(v) + (uint32_t)(int16_t)q->e))
#define MORE_L(v) ((int64_t)((uint64_t)(v) + (uint64_t)(int16_t)q->e))

/* Element clamp(at, 0, c) of `size` bytes; nearly always that is in bounds, and
 * then nothing waits for the comparison. */
POP_INLINE unsigned char *
element(const tight_op *q, const unsigned char *fr, int64_t base, int64_t at,
	int64_t size)
{
	const int64_t most = get64(fr + q->c);
	unsigned char *p;

	if (__builtin_expect((uint64_t)at > (uint64_t)most, 0)) {
		if (at < 0 && q->n)
			at = q->n == TIGHT_UNSIGNED ? most : at + most + 1;
		at = at <= 0 || most <= 0 ? 0 : at < most ? at : most;
	}
	base += q->imm + at * size;
	memcpy(&p, &base, sizeof(p));
	return p;
}

#define LOAD_AT(name, T, put, expr, next, base, at)                         \
	static void name(ARGS)                                              \
	{                                                                   \
		T x;                                                        \
		memcpy(&x, element(q, fr, base, at, sizeof(x)), sizeof(x)); \
		put(fr + q->d, expr);                                       \
		next(expr);                                                 \
	}
#define LOADS_BY(name, T, put, expr, next, X, index)                      \
	LOAD_AT(op_S_##name, T, put, expr, next, get64(fr + q->a),        \
		MORE_##X(index))                                          \
	LOAD_AT(op_A_##name, T, put, expr, next, LAST_L, MORE_##X(index)) \
	LOAD_AT(op_B_##name, T, put, expr, next, get64(fr + q->a),        \
		MORE_##X(LAST_##X))
#define LOADS_AT(name, T, put, expr, next)                             \
	LOADS_BY(LDAT_##name, T, put, expr, next, I, get32(fr + q->b)) \
	LOADS_BY(LDATL_##name, T, put, expr, next, L, get64(fr + q->b))
LOADS_AT(4, int32_t, put32, x, NEXT_WORD)
LOADS_AT(8, int64_t, put64, x, NEXT_LONG)
LOADS_AT(I8, int8_t, put32, x, NEXT_I)
LOADS_AT(U8, uint8_t, put32, x, NEXT_I)
LOADS_AT(I16, int16_t, put32, x, NEXT_I)
LOADS_AT(U16, uint16_t, put32, x, NEXT_I)
LOADS_AT(I1, uint8_t, put32, -(int32_t)(x != 0), NEXT_I)

/* Do indices grow by one (1), or fall by one (-1), from lane to lane, all of
 * them 0 to most? */
POP_INLINE int
row_of(V index, int64_t most)
{
	const V step = (V)((vu)index - (vu)v_set(index[0]));
	const int by = step[1];

	return index[0] < 0 || index[LANES - 1] < 0 || index[0] > most ||
			       index[LANES - 1] > most ||
			       (by != 1 && by != -1) ||
			       v_any((V)(step != v_iota() * by))
		       ? 0
		       : by;
}

POP_INLINE int64_t
clamped(int32_t index, int64_t most)
{
	return index <= 0 || most <= 0 ? 0 : index > most ? most : index;
}

/* Lanes of a row are loaded at once, others of a table by one instruction, if
 * there is one. */
static void
op_V_LDAT(ARGS)
{
	const V index = ALL(b);
	const int64_t most = get64(fr + q->c), size = get64(fr + q->e);
	const unsigned char *p = address(fr, q->a, q->imm);
	const int by = size == 4 ? row_of(index, most) : 0;

	if (by > 0)
		v = v_load(p + (int64_t)index[0] * 4);
	else if (by < 0)
		v = reverse_lanes(v_load(p + (int64_t)index[LANES - 1] * 4));
	else if (size == 4)
		v = LOOK_32(p,
			vi_max(vi_min(index, v_set((int32_t)clamped(
						     INT32_MAX, most))),
				v_set(0)),
			4);
#pragma GCC unroll 16
	for (int k = 0; k < LANES && size != 4; k++)
		v[k] = get32(p + clamped(index[k], most) * size);
	ALL_OUT(v);
	NEXT;
}

static void
op_V_STAT(ARGS)
{
	const V index = ALL(b), x = ALL(e);
	const int64_t most = get64(fr + q->c);
	unsigned char *p = address(fr, q->a, q->imm);
	const int by = row_of(index, most);

	if (by > 0)
		v_store(p + (int64_t)index[0] * 4, x);
	else if (by < 0)
		v_store(p + (int64_t)index[LANES - 1] * 4, reverse_lanes(x));
#pragma GCC unroll 16
	for (int k = 0; k < LANES && !by; k++)
		put32(p + clamped(index[k], most) * 4, x[k]);
	NEXT;
}

#define STORE_BY(name, T, expr, at)                                         \
	static void name(ARGS)                                              \
	{                                                                   \
		const T x = (T)(expr);                                      \
                                                                            \
		memcpy(element(q, fr, get64(fr + q->a), at, sizeof(T)), &x, \
			sizeof(T));                                         \
		NEXT;                                                       \
	}
#define STORE_AT(name, T, expr)                                     \
	STORE_BY(op_STAT_##name, T, expr, MORE_I(get32(fr + q->b))) \
	STORE_BY(op_STATL_##name, T, expr, MORE_L(get64(fr + q->b)))
STORE_AT(4, int32_t, get32(fr + q->d))
STORE_AT(8, int64_t, get64(fr + q->d))
STORE_AT(1, uint8_t, get32(fr + q->d))
STORE_AT(2, uint16_t, get32(fr + q->d))
STORE_AT(I1, uint8_t, get32(fr + q->d) != 0)

/* Of U, without sign: large enough a number is outside. */
#define STORE_IN_BY(name, T, expr, U, index)                                \
	static void name(ARGS)                                              \
	{                                                                   \
		const T x = (T)(expr);                                      \
		const uint64_t most = (uint64_t)get64(fr + q->c);           \
		U at = (U)(index);                                          \
                                                                            \
		if (at >> (8 * sizeof(U) - 1) && q->n == TIGHT_FROM_END)    \
			at += (U)most + 1;                                  \
		if (at <= most)                                             \
			memcpy(address(fr, q->a,                            \
				       q->imm + (int64_t)(at * sizeof(T))), \
				&x, sizeof(T));                             \
		NEXT;                                                       \
	}
#define STORE_IN(name, T, expr)                            \
	STORE_IN_BY(op_STAT_IN_##name, T, expr, uint32_t,  \
		MORE_I(get32(fr + q->b)))                  \
	STORE_IN_BY(op_STATL_IN_##name, T, expr, uint64_t, \
		MORE_L(get64(fr + q->b)))
STORE_IN(4, int32_t, get32(fr + q->d))
STORE_IN(8, int64_t, get64(fr + q->d))
STORE_IN(1, uint8_t, get32(fr + q->d))
STORE_IN(2, uint16_t, get32(fr + q->d))
STORE_IN(I1, uint8_t, get32(fr + q->d) != 0)

static void
op_COPY(ARGS)
{
	memcpy(address(fr, q->a, 0), address(fr, q->b, 0), (size_t)q->imm);
	NEXT;
}

static void
op_LD_V(ARGS)
{
	v = v_load(address(fr, q->a, q->imm));
	ALL_OUT(v);
	NEXT;
}

static void
op_LD_SOME(ARGS)
{
	v = v_load_some(address(fr, q->a, q->imm), q->n);
	ALL_OUT(v);
	NEXT;
}

/* n elements of `size` bytes: all that a vector is made of, or some of them. */
#define LOAD_NARROW(name, size, expr)                               \
	static void name(ARGS)                                      \
	{                                                           \
		const unsigned char *p = address(fr, q->a, q->imm); \
		unsigned char some[LANES * (size)] = {0};           \
                                                                    \
		if (q->n < LANES)                                   \
			p = memcpy(some, p, q->n * (size_t)(size)); \
		v = (V)(expr);                                      \
		ALL_OUT(v);                                         \
		NEXT;                                               \
	}
LOAD_NARROW(op_LD_V_I8, 1, widen_vb_of_i(p))
LOAD_NARROW(op_LD_V_U8, 1, widen_vub_of_i(p))
LOAD_NARROW(op_LD_V_I16, 2, widen_vs_of_i(p))
LOAD_NARROW(op_LD_V_U16, 2, widen_vus_of_i(p))
LOAD_NARROW(op_LD_V_BF16, 2, load_bf16(p))
LOAD_NARROW(op_LD_V_F16, 2, load_f16(p))
LOAD_NARROW(op_LD_V_I1, 1, widen_vub_of_i(p) != 0)

#define STORE(name, T, expr)                                      \
	static void name(ARGS)                                    \
	{                                                         \
	again : {                                                 \
		const T x = (T)(expr);                            \
		memcpy(address(fr, q->a, q->imm), &x, sizeof(x)); \
		SAME(name) NEXT;                                  \
	}                                                         \
	}
STORE(op_ST_4, int32_t, get32(fr + q->b))
STORE(op_ST_8, int64_t, get64(fr + q->b))
STORE(op_ST_1, uint8_t, get32(fr + q->b))
STORE(op_ST_2, uint16_t, get32(fr + q->b))
STORE(op_ST_I1, uint8_t, get32(fr + q->b) != 0)
STORE(op_ST_BF16, uint16_t, bf16_of_f(ONE32(b))[0])
STORE(op_ST_F16, uint16_t, f16_of_f(ONE32(b))[0])

static void
op_ST_4_4(ARGS)
{
	const int32_t both[2] = {get32(fr + q->b), get32(fr + q->c)};

	memcpy(address(fr, q->a, q->imm), both, sizeof(both));
	NEXT;
}

static void
op_ST_V(ARGS)
{
	v_store(address(fr, q->a, q->imm), ALL(b));
	NEXT;
}

static void
op_ST_SOME(ARGS)
{
	v_store_some(address(fr, q->a, q->imm), ALL(b), q->n);
	NEXT;
}

#define STORE_NARROW(name, size, store, expr)                  \
	static void name(ARGS)                                 \
	{                                                      \
		unsigned char some[LANES * (size)];            \
		unsigned char *p = address(fr, q->a, q->imm);  \
                                                               \
		store(q->n < LANES ? some : p, (V)(expr));     \
		if (q->n < LANES)                              \
			memcpy(p, some, q->n *(size_t)(size)); \
		NEXT;                                          \
	}
STORE_NARROW(op_ST_V_1, 1, narrow_vb_of_i, ALL(b))
STORE_NARROW(op_ST_V_2, 2, narrow_vs_of_i, ALL(b))
STORE_NARROW(op_ST_V_BF16, 2, narrow_vs_of_i, bf16_of_f(ALL(b)))
STORE_NARROW(op_ST_V_F16, 2, store_f16, ALL(b))
STORE_NARROW(op_ST_V_I1, 1, narrow_vb_of_i, (V)(ALL(b) != 0) & 1)

/* ---- The loop. */

#define WAY_OUT(name, stays)                                   \
	static void name(ARGS)                                 \
	{                                                      \
		if (!(stays)) {                                \
			((tight_frame *)(void *)fr)->done = 1; \
			return;                                \
		}                                              \
		NEXT;                                          \
	}
WAY_OUT(op_UNLESS, get32(fr + q->a))
WAY_OUT(op_A_UNLESS, LAST_I)
#define WAYS_OUT(name, T, sign)                             \
	WAY_OUT(op_S_UNLESS_##name,                         \
		get_##T(fr + q->a) sign get_##T(fr + q->b)) \
	WAY_OUT(op_A_UNLESS_##name, LAST_##T sign get_##T(fr + q->b))
WAYS_OUT(i_eq, I, ==)
WAYS_OUT(i_ne, I, !=)
WAYS_OUT(i_lt, I, <)
WAYS_OUT(i_le, I, <=)
WAYS_OUT(l_ne, L, !=)
WAYS_OUT(l_lt, L, <)
WAYS_OUT(l_le, L, <=)
WAYS_OUT(f_lt, F, <)
WAYS_OUT(f_le, F, <=)

WAY_OUT(op_V_UNLESS, v_any(ALL(a)))
WAY_OUT(op_V_UNLESS_P, v_any(LAST_V))
WAY_OUT(op_V_UNLESS_ALL, !v_any(~ALL(a)))
WAY_OUT(op_V_UNLESS_ALL_P, !v_any(~LAST_V))

/* Of elements `apart` from those that are stored; the lane that would store one
 * of them, if there is such, is the number of the turn. */
POP_INLINE bool
is_apart(V load, int64_t apart, int64_t most, int32_t first, int by)
{
	const int64_t last = first + (int64_t)by * (LANES - 1);
	V turn;

	if (apart > most || apart < -most)
		return true;
	if (first < 0 || first > most || last < 0 || last > most)
		return false;
	turn = vi_max(vi_min(load, v_set((int32_t)most)), v_set(0)) +
	       v_set((int32_t)(apart - first));
	turn *= by;
	return !v_any((V)(turn >= 0) & (V)(turn < v_iota()));
}

WAY_OUT(op_V_APART,
	is_apart(ALL(b),
		(get64(fr + q->a) - get64(fr + q->c)) / 4 + (q->imm >> 32),
		(uint32_t)q->imm, get32(fr + q->e), q->n ? -1 : 1))

static void
op_LOOP(ARGS)
{
	if (pop_tight_inner(q, (tight_frame *)(void *)fr))
		LOST;
}

static void
op_LOOP_IF(ARGS)
{
	if (!get32(fr + q->b) || pop_tight_inner(q, (tight_frame *)(void *)fr))
		LOST;
}

POP_INLINE void
call_step(const tight_op *q, const unsigned char *fr)
{
	const tight_frame *h = (const tight_frame *)(const void *)fr;
	const pop_call *step;

	memcpy(&step, &q->imm, sizeof(step));
	step->run(step->plan, h->run);
}

static void
op_STEP(ARGS)
{
	call_step(q, fr);
	LOST;
}

static void
op_STEP_IF(ARGS)
{
	if (get32(fr + q->a))
		call_step(q, fr);
	LOST;
}

#define SKIP(name, over)                        \
	static void name(ARGS)                  \
	{                                       \
		q += (over) ? q->imm : 1;       \
		RUN(q)(q, fr, 0, 0, 0, (V){0}); \
	}
SKIP(op_SKIP_UNLESS, !get32(fr + q->a))
SKIP(op_SKIP_IF, get32(fr + q->a))

#define BACK(name, count, stays)                            \
	static void name(ARGS)                              \
	{                                                   \
		tight_frame *h = (tight_frame *)(void *)fr; \
                                                            \
		count;                                      \
		if (--h->quota <= 0)                        \
			return;                             \
		if (!(stays)) {                             \
			h->done = 1;                        \
			return;                             \
		}                                           \
		q += q->imm;                                \
		RUN(q)(q, fr, r, f, d, v);                  \
	}
#define COMPARED(T, sign) (get_##T(fr + q->a) sign get_##T(fr + q->b))
#define BACKS(name, count)                           \
	BACK(name, count, true)                      \
	BACK(name##_UNLESS, count, get32(fr + q->a)) \
	BACK(name##_i_eq, count, COMPARED(I, ==))    \
	BACK(name##_i_ne, count, COMPARED(I, !=))    \
	BACK(name##_i_lt, count, COMPARED(I, <))     \
	BACK(name##_i_le, count, COMPARED(I, <=))    \
	BACK(name##_l_ne, count, COMPARED(L, !=))    \
	BACK(name##_l_lt, count, COMPARED(L, <))     \
	BACK(name##_l_le, count, COMPARED(L, <=))    \
	BACK(name##_f_lt, count, COMPARED(F, <))     \
	BACK(name##_f_le, count, COMPARED(F, <=))
#define COUNT(T, put, L) put(fr + q->d, (L)(GET(T, d) + GET(T, e)))
BACKS(op_BACK, (void)0)
BACKS(op_BACK_ADD32, COUNT(U, put32, int32_t))
BACKS(op_BACK_ADD64, COUNT(W, put64, int64_t))
BACKS(op_BACK_MOVE32, put32(fr + q->d, get32(fr + q->e)))
BACKS(op_BACK_MOVE64, put64(fr + q->d, get64(fr + q->e)))

static void
op_END(ARGS)
{
}

/* ---- The table. */

#define IN(name) (tight_fn *)name,
#define IN_FORMS_OF(name, fourth) \
	IN(name##_f0)             \
	IN(name##_f1)             \
	IN(name##_f2) IN(name##_f3) fourth IN(name##_f5) IN(name##_f6)
#define IN_FORMS(name)           IN_FORMS_OF(name, IN(name##_f4))
#define IN_FORMS_3(name)         IN_FORMS_OF(name, NULL COMMA)
#define COMMA                    ,
#define IN_CHAIN2(T, o1, o2)     IN_FORMS_3(chain2_##T##_##o1##_##o2)
#define IN_CHAIN3(T, o1, o2, o3) IN_FORMS(chain3_##T##_##o1##_##o2##_##o3)
#define IN_TREE(T, o1, o2, o3)   IN_FORMS(tree_##T##_##o1##_##o2##_##o3)

#define IN_SCAN1(T, o1)     IN(scan1_##T##_##o1)
#define IN_SCAN2(T, o1, o2) IN(scan2_##T##_##o1##_##o2)

static tight_fn *const handlers[] = {NULL,
#define TIGHT(name, ...) IN(s_##name) IN(v_##name) NULL, NULL, NULL, NULL, NULL,
#define TIGHT1(name, ...) \
	IN(s_##name)      \
	IN(v_##name)      \
	IN(a_##name) IN(b_##name) IN(ab_##name) IN(va_##name) IN(vb_##name)
#define TIGHT_OP(name) IN(op_##name)
#include "lib/kernel/tight_ops.def"
#undef TIGHT
#undef TIGHT_OP
	CHAINS2(IN_CHAIN2, F) CHAINS3(IN_CHAIN3, F) TREES(IN_TREE, F) CHAINS2(
		IN_CHAIN2, D) CHAINS3(IN_CHAIN3, D) TREES(IN_TREE, D)
		CHAINS2(IN_CHAIN2, vf) TREES(IN_TREE, vf) CHAINS2_U(IN_CHAIN2)
			CHAINS2_W(IN_CHAIN2) SCANS1_F(IN_SCAN1)
				CHAINS2(IN_SCAN2, F) SCANS1_U(IN_SCAN1)
					CHAINS2_U(IN_SCAN2) IN(scan_shifts)};
_Static_assert(sizeof(handlers) / sizeof(*handlers) == TIGHT_IDS,
	"a handler for each number");

static void
enter(const tight_op *q, unsigned char *fr)
{
	RUN(q)(q, fr, 0, 0, 0, (V){0});
}

const pop_tight_set POP_FN(pop_tight_set) = {POP_VBYTES, handlers, enter};
