/*
 * Gamma function: its logarithm, that one's derivatives, Hurwitz' zeta.
 *
 *   log Gamma(z) = (z - 1/2) log z - z + log(2 pi)/2 + sum c(k) / z^(2k-1)
 *   psi(z)       = log z - 1/(2z) - sum d(k) / z^(2k)
 *   zeta(s, q)   = sum of the first terms (q + i)^-s, and with a = q + n
 *                  a^(1-s)/(s-1) + a^-s/2 + sum e(k) s(s+1)..(s+2k-2)
 * a^-(s+2k-1)
 *
 * for z of 20 and more, to which smaller ones are brought by recurrence, and
 * negative ones by reflection.  The logarithm and psi are computed in pairs,
 * so that they keep their digits near their zeros; zeta has positive terms and
 * needs none.
 */

#include "lib/num/real.h"

enum { FAR = 20, NTERM = 16, NZETA = 13 };

/* B(2k) / (2k (2k-1)) */
static const pop_dd stirling[NTERM] = {
	{0x1.5555555555555p-4, 0x1.5555555555555p-58},
	{-0x1.6c16c16c16c17p-9, 0x1.f49f49f49f49fp-64},
	{0x1.a01a01a01a01ap-11, 0x1.a01a01a01a01ap-71},
	{-0x1.3813813813814p-11, 0x1.fb1fb1fb1fb20p-65},
	{0x1.b951e2b18ff23p-11, 0x1.5c3a9ce01b952p-65},
	{-0x1.f6ab0d9993c7dp-10, 0x1.f82553c999b0ep-64},
	{0x1.a41a41a41a41ap-8, 0x1.0690690690690p-62},
	{-0x1.e4286cb0f5398p-6, 0x1.1efcdab896745p-61},
	{0x1.6fe96381e0680p-3, -0x1.79e2405a71f88p-61},
	{-0x1.6476701181f3ap+0, 0x1.24246319da678p-56},
	{0x1.ace44322ce006p+3, -0x1.62c2b1bbcdd32p-51},
	{-0x1.39b2525cccc1bp+7, 0x1.52604768a30fcp-47},
	{0x1.12234e81b4e82p+11, -0x1.2c5f92c5f92c6p-43},
	{-0x1.1a198ae1c4ab8p+15, 0x1.4c012227b696ep-41},
	{0x1.51a2089a6e11ap+19, 0x1.c219ee4fdc447p-36},
	{-0x1.d1089b142d357p+23, -0x1.e2030b4d5de20p-31},
};

/* B(2k) / 2k */
static const pop_dd digamma_term[NTERM] = {
	{0x1.5555555555555p-4, 0x1.5555555555555p-58},
	{-0x1.1111111111111p-7, -0x1.1111111111111p-63},
	{0x1.0410410410410p-8, 0x1.0410410410410p-62},
	{-0x1.1111111111111p-8, -0x1.1111111111111p-64},
	{0x1.f07c1f07c1f08p-8, -0x1.f07c1f07c1f08p-63},
	{-0x1.5995995995996p-6, 0x1.9a99a99a99a9ap-60},
	{0x1.5555555555555p-4, 0x1.5555555555555p-58},
	{-0x1.c5e5e5e5e5e5ep-2, -0x1.7979797979798p-56},
	{0x1.86e7f9b9fe6e8p+1, -0x1.9180646019180p-57},
	{-0x1.a74ca514ca515p+4, 0x1.ad759ad759ad7p-51},
	{0x1.1975cc0ed7304p+8, -0x1.28cfc4a33f129p-46},
	{-0x1.c2f0566566566p+11, -0x1.5995995995996p-43},
	{0x1.ac572aaaaaaabp+15, -0x1.5555555555555p-39},
	{-0x1.dc0b1a5cfbe16p+19, -0x1.73ef85973ef86p-35},
	{0x1.31fad7cbf3c00p+24, -0x1.e8188007a0620p-31},
	{-0x1.c280563b8bcbdp+28, 0x1.0d0d0d0d0d0d1p-26},
};

/* B(2k) / (2k)! */
static const double zeta_term[NZETA] = {0x1.5555555555555p-4,
	-0x1.6c16c16c16c17p-10, 0x1.1566abc011567p-15, -0x1.bbd779334ef0bp-21,
	0x1.66a8f2bf70ebep-26, -0x1.22805d644267fp-31, 0x1.d6db2c4e09162p-37,
	-0x1.7da4e1f79955cp-42, 0x1.355871d652e9ep-47, -0x1.f57d968caacf1p-53,
	0x1.967e1f09c376fp-58, -0x1.497d9033a2b5cp-63, 0x1.0b132d7c6ad06p-68};

static const pop_dd half_log_two_pi = {
	0x1.d67f1c864beb5p-1, -0x1.65b5a1b7ff5dfp-55};
static const pop_dd log_pi = {0x1.250d048e7a1bdp+0, 0x1.7abf2ad8d5088p-57};
static const pop_dd pi = {0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53};

static const double inf = __builtin_inf();

static bool
is_whole(double x)
{
	return dd_floor(x) == x;
}

/* The sum of c(k) t^k from k = 0 on. */
static pop_dd
polynomial(const pop_dd c[NTERM], pop_dd t)
{
	pop_dd s = c[NTERM - 1];

	for (int k = NTERM - 1; k-- > 0;)
		s = dd_add(dd_mul(s, t), c[k]);
	return s;
}

/* 2^-80 < z < 2^100 */
static pop_dd
lgamma_positive(pop_dd z)
{
	pop_dd product = dd_of(1), r, l;

	while (z.hi < FAR) {
		product = dd_mul(product, z);
		z = dd_add(z, dd_of(1));
	}
	l = pop_core_log(z, 0);
	r = dd_sub(dd_mul(dd_sub(z, dd_of(0.5)), l), z);
	r = dd_add(r, half_log_two_pi);
	l = dd_div(dd_of(1), z);
	r = dd_add(r, dd_mul(polynomial(stirling, dd_mul(l, l)), l));
	return product.hi == 1 ? r : dd_sub(r, pop_core_log(product, 0));
}

/* log |sin(pi x)|, x not whole. */
static pop_dd
log_sin_pi(double x)
{
	double r = x - dd_floor(x + 0.5); /* loses nothing near 0 */
	pop_dd s, c;

	pop_core_sincos(&s, &c, dd_mul_d(pi, r));
	return pop_core_log(dd_abs(s), 0);
}

pop_real
pop_real_lgamma(double x)
{
	double a = x < 0 ? -x : x;
	pop_dd r;

	if (x != x)
		return real_of_f64(x);
	if (a == inf || (x <= 0 && is_whole(x)))
		return real_of_f64(inf);
	if (x == 1 || x == 2)
		return real_of_f64(0);
	if (a < 0x1p-80) {
		pop_real l = pop_real_log(a);

		l.v = dd_neg(l.v);
		return l;
	}
	if (x > 0x1p100) {
		/* z (log z - 1), the factor 2^400 apart. */
		pop_real l = pop_real_log(x);

		r = dd_sub(dd_scale(l.v, dd_pow2(l.e)), dd_of(1));
		return x > 0x1p500 ? (pop_real){dd_mul_d(r, x * 0x1p-400), 400}
				   : real_of(dd_mul_d(r, x));
	}
	if (x > 0)
		return real_of(lgamma_positive(dd_of(x)));
	r = dd_sub(log_pi, log_sin_pi(x));
	return real_of(dd_sub(r, lgamma_positive(dd_sum(1, -x))));
}

/* z > 2^-80 */
static pop_dd
digamma_positive(pop_dd z)
{
	pop_dd sum = dd_of(0), r, t;

	if (z.hi > 0x1p100)
		return pop_core_log(z, 0);
	while (z.hi < FAR) {
		sum = dd_add(sum, dd_div(dd_of(1), z));
		z = dd_add(z, dd_of(1));
	}
	t = dd_div(dd_of(1), z);
	r = dd_sub(pop_core_log(z, 0), dd_scale(t, 0.5));
	t = dd_mul(t, t);
	r = dd_sub(r, dd_mul(polynomial(digamma_term, t), t));
	return dd_sub(r, sum);
}

/* NaN at the poles, infinity at infinity. */
pop_real
pop_real_digamma(double x)
{
	pop_dd s, c, r;

	if (x != x || x == -inf || (x <= 0 && is_whole(x)))
		return real_of_f64(__builtin_nan(""));
	if (x == inf)
		return real_of_f64(inf);
	if (x < 0x1p-80 && x > -0x1p-80)
		return real_of_f64(-1 / x);
	if (x > 0)
		return real_of(digamma_positive(dd_of(x)));
	/* psi(1 - x) - pi / tan(pi x) */
	pop_core_sincos(&s, &c, dd_mul_d(pi, x - dd_floor(x + 0.5)));
	r = digamma_positive(dd_sum(1, -x));
	return real_of(dd_sub(r, dd_div(dd_mul(pi, c), s)));
}

static double
power(double x, double y)
{
	return pop_real_f64(pop_real_pow(x, y));
}

/* s > 1, q > 0.  Terms fall off like exp(-s/q) as long as the series needs
 * them, so that few are summed however large s is. */
static double
zeta_positive(double s, double q)
{
	double near = 0.75 * (s + NZETA), a = q, sum = 0, f, t, p;

	for (; a < near; a += 1) {
		t = power(a, -s);
		sum += t;
		if (t <= sum * 0x1p-60)
			return sum;
	}
	p = power(a, -s);
	if (p == 0)
		return sum;
	sum += p * a / (s - 1) + p / 2;
	f = s * p / a;
	for (int k = 0; k < NZETA; k++) {
		t = zeta_term[k] * f;
		sum += t;
		if (t < 0x1p-60 * sum && t > -0x1p-60 * sum)
			break;
		f *= (s + 2 * k + 1) / a * ((s + 2 * k + 2) / a);
	}
	return sum;
}

/*
 * Infinite at s = 1 and where q is 0, -1, ..; NaN for s below 1 and, unless s
 * is whole, for other negative q.  Those: terms below zero are two tails of
 * the series of -q.
 */
pop_real
pop_real_zeta(double s, double q)
{
	double nan = __builtin_nan(""), part, r;

	if (s != s || q != q || s < 1)
		return real_of_f64(nan);
	if (s == 1)
		return real_of_f64(inf);
	if (q <= 0 && is_whole(q))
		return real_of_f64(q == -inf ? nan : inf);
	if (q <= 0 && !is_whole(s))
		return real_of_f64(nan);
	if (s == inf || q == inf)
		return real_of_f64(q > 1 ? 0 : q == 1 ? 1 : q > 0 ? inf : nan);
	if (q > 0)
		return real_of_f64(zeta_positive(s, q));
	part = q - dd_floor(q);
	r = zeta_positive(s, 1 - part) - zeta_positive(s, 1 - q);
	if (dd_floor(s / 2) * 2 != s)
		r = -r;
	return real_of_f64(zeta_positive(s, part) + r);
}

/* The n-th derivative of psi: (-1)^(n+1) n! zeta(n + 1, x). */
pop_real
pop_real_polygamma(double n, double x)
{
	pop_real z, g;
	bool even, big;

	if (n == 0)
		return pop_real_digamma(x);
	if (n != n || x != x || n < 0 || !is_whole(n) || n == inf)
		return real_of_f64(__builtin_nan(""));
	even = dd_floor(n / 2) * 2 == n;
	z = pop_real_zeta(n + 1, x);
	if (z.v.hi != z.v.hi)
		return z;
	if (z.v.hi == inf || n > 0x1p20)
		return real_of_f64(z.v.hi == 0 ? 0 : even ? -inf : inf);
	g = pop_real_lgamma(n + 1);
	g = pop_core_exp(dd_scale(g.v, dd_pow2(g.e)));
	/* The factor 2^200 apart, where splitting would overflow. */
	big = z.v.hi > 0x1p900;
	z.v = dd_mul_d(g.v, big ? z.v.hi * 0x1p-200 : z.v.hi);
	z.e = g.e + (big ? 200 : 0);
	if (even)
		z.v = dd_neg(z.v);
	return z;
}
