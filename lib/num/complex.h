#ifndef POP_NUM_COMPLEX_H
#define POP_NUM_COMPLEX_H

#include "lib/num/real.h"

/*
 * Complex functions on the pair arithmetic of real.h; branch cuts and infinite
 * operands as C's complex functions have them.  Only inside lib/num and tests.
 */
typedef struct pop_complex {
	pop_real re, im;
} pop_complex;

pop_real pop_complex_abs(double a, double b);
pop_complex pop_complex_sign(double a, double b);
pop_complex pop_complex_sqrt(double a, double b);
pop_complex pop_complex_rsqrt(double a, double b);
pop_complex pop_complex_cbrt(double a, double b);
pop_complex pop_complex_exp(double a, double b);
pop_complex pop_complex_expm1(double a, double b);
pop_complex pop_complex_log(double a, double b);
pop_complex pop_complex_log1p(double a, double b);
pop_complex pop_complex_logistic(double a, double b);
pop_complex pop_complex_tanh(double a, double b);
pop_complex pop_complex_sin(double a, double b);
pop_complex pop_complex_cos(double a, double b);
pop_complex pop_complex_tan(double a, double b);
pop_complex pop_complex_acos(double a, double b);
pop_complex pop_complex_acosh(double a, double b);
pop_complex pop_complex_asin(double a, double b);
pop_complex pop_complex_asinh(double a, double b);
pop_complex pop_complex_atan(double a, double b);
pop_complex pop_complex_atanh(double a, double b);
pop_complex pop_complex_cosh(double a, double b);
pop_complex pop_complex_sinh(double a, double b);

/* (a + ib) op (c + id) */
pop_complex pop_complex_mul(double a, double b, double c, double d);
pop_complex pop_complex_div(double a, double b, double c, double d);
/* -i log((x + iy) / sqrt(x*x + y*y)), x = c + id, y = a + ib */
pop_complex pop_complex_atan2(double a, double b, double c, double d);
pop_complex pop_complex_pow(double a, double b, double c, double d);

#endif
