#ifndef POP_GEN_COMPLEX_INT_H
#define POP_GEN_COMPLEX_INT_H

#include "lib/gen/gen_int.h"

/* Complex arithmetic on pairs of registers, for complex*.c and dot.c.  What a
 * function makes is the register of its result, in the class k. */

typedef struct cx {
	code *c;     /* that is added to */
	pop_dtype d; /* of a part */
	pop_class k; /* that parts are computed in */
	bool narrow; /* parts are f64 that f32 hold */
} cx;

static inline uint16_t
cx_un(const cx *x, pop_ins_op op, uint16_t a)
{
	return pop_code1(x->c, op, x->k, a, 0);
}

static inline uint16_t
cx_bin(const cx *x, pop_ins_op op, uint16_t a, uint16_t b)
{
	return pop_code2(x->c, op, x->k, a, b);
}

static inline uint16_t
cx_num(const cx *x, double v)
{
	return pop_code_number(x->c, x->d, v);
}

/* p ? a : b */
static inline uint16_t
cx_choose(const cx *x, uint16_t p, uint16_t a, uint16_t b)
{
	return pop_code3(x->c, POP_INS_SELECT, x->k, p, a, b);
}

val pop_cx_multiply(const cx *x, val a, val b);
val pop_cx_divide(const cx *x, val a, val b);
/* |a| / 8, so that it does not overflow. */
uint16_t pop_cx_modulus8(const cx *x, val a);

/* Functions by opcode (complex_math.c).  False: there is none. */
bool pop_cx_function(const cx *x, pop_opcode op, const val *arg, val *out);

#endif
