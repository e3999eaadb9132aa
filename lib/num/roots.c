/*
 * Roots of one: every FINE-th of them and the first FINE are found from their
 * angles, the others are products of two.
 */

#include "lib/num/roots.h"

#include "lib/num/real.h"

enum { FINE_MOST = 1024 };

typedef struct root {
	pop_dd re, im;
} root;

static pop_dd
value_of(pop_real r)
{
	return dd_scale(r.v, dd_pow2(r.e));
}

/* Of an angle of at most pi / 4: rest / n of it. */
static root
root_of_eighth(int64_t rest, int64_t n)
{
	const pop_dd quarter = {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55};
	pop_dd x = dd_div(dd_mul_d(quarter, (double)rest), dd_of((double)n));
	pop_dd c = value_of(pop_real_cos(x.hi));
	pop_dd s = value_of(pop_real_sin(x.hi));

	return (root){dd_add(c, dd_of(-s.hi * x.lo)),
		dd_neg(dd_add(s, dd_of(c.hi * x.lo)))};
}

static root
root_of(int64_t k, int64_t n)
{
	int64_t part = 8 * k / n, rest = 8 * k - part * n;
	root r = root_of_eighth(part & 1 ? n - rest : rest, n), t = r;

	if (part & 1)
		t = (root){dd_neg(r.im), dd_neg(r.re)};
	/* Eighths 0 and 1 are the first quarter, and so on. */
	switch (part / 2) {
	case 0:
		return t;
	case 1:
		return (root){t.im, dd_neg(t.re)};
	case 2:
		return (root){dd_neg(t.re), dd_neg(t.im)};
	default:
		return (root){dd_neg(t.im), t.re};
	}
}

void
pop_root_f64(double *re, double *im, int64_t k, int64_t n)
{
	root r = root_of(k, n);

	*re = r.re.hi;
	*im = r.im.hi;
}

/* About the square root of count. */
static int64_t
fine_of(int64_t count)
{
	int64_t n = 1;

	while (n < FINE_MOST && n * n < count)
		n *= 2;
	return n;
}

void
pop_roots_f64(double *re, double *im, int64_t count, int64_t n)
{
	int64_t nfine = fine_of(count);
	root fine[FINE_MOST], c = {{1, 0}, {0, 0}};

	for (int64_t k = 0; k < nfine && k < count; k++)
		fine[k] = root_of(k, n);
	for (int64_t k = 0; k < count; k++) {
		int64_t j = k % nfine;
		root f = fine[j];

		if (j == 0)
			c = root_of(k, n);
		re[k] = dd_sub(dd_mul(c.re, f.re), dd_mul(c.im, f.im)).hi;
		im[k] = dd_add(dd_mul(c.re, f.im), dd_mul(c.im, f.re)).hi;
	}
	for (int64_t q = 0; q < 8; q++)
		if (q * n % 8 == 0 && q * n / 8 < count)
			pop_root_f64(&re[q * n / 8], &im[q * n / 8], q, 8);
}

void
pop_roots_f32(float *re, float *im, int64_t count, int64_t n)
{
	int64_t nfine = fine_of(count);
	double fr[FINE_MOST], fi[FINE_MOST], cr = 1, ci = 0, x, y;

	for (int64_t k = 0; k < nfine && k < count; k++)
		pop_root_f64(&fr[k], &fi[k], k, n);
	for (int64_t k = 0; k < count; k++) {
		int64_t j = k % nfine;

		if (j == 0)
			pop_root_f64(&cr, &ci, k, n);
		re[k] = (float)(cr * fr[j] - ci * fi[j]);
		im[k] = (float)(cr * fi[j] + ci * fr[j]);
	}
	for (int64_t q = 0; q < 8; q++)
		if (q * n % 8 == 0 && q * n / 8 < count) {
			pop_root_f64(&x, &y, q, 8);
			re[q * n / 8] = (float)x;
			im[q * n / 8] = (float)y;
		}
}
