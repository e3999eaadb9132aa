/*
 * Sine, cosine, tangent, arc tangent.
 *
 * Arguments are reduced by multiplying with a window of the bits of 2/pi, 256
 * of them, in integers: bits above the window give multiples of full turns,
 * those below cannot be seen.  So the reduced argument is right to 100 bits
 * for every double, however large or close to a multiple of pi/2.  The arc
 * tangent is a first guess corrected once by sine and cosine of the guess.
 */

#include "lib/num/real.h"

enum {
	LIMBS = 8, /* window of 256 bits */
	PAIRS = 7, /* terms of the series in pairs */
};

/* Bits of 2/pi after the point, 32 to a limb. */
static const uint32_t two_over_pi[] = {0xa2f9836e, 0x4e441529, 0xfc2757d1,
	0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab, 0xdebbc561, 0xb7246e3a,
	0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e, 0xe88235f5,
	0x2ebb4484, 0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4, 0x9c845f8b,
	0xbdf9283b, 0x1ff897ff, 0xde05980f, 0xef2f118b, 0x5a0a6d1f, 0x6d367ecf,
	0x27cb09b7, 0x4f463f66, 0x9e5fea2d, 0x7527bac7, 0xebe5f17b, 0x3d0739f7,
	0x8a5292ea, 0x6bfb5fb1, 0x1f8d5d08, 0x56033046, 0xfc7b6bab, 0xf0cfbc20,
	0x9af4361d, 0xa9e39161, 0x5ee61b08};

enum { NBITS = (int)(sizeof(two_over_pi) * 8) };

static const pop_dd pi = {0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53};
static const pop_dd half_pi = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54};

/* 1/2!, 1/3! .. 1/15! */
static const pop_dd inv_factorial[] = {
	{0x1p-1, 0},
	{0x1.5555555555555p-3, 0x1.5555555555555p-57},
	{0x1.5555555555555p-5, 0x1.5555555555555p-59},
	{0x1.1111111111111p-7, 0x1.1111111111111p-63},
	{0x1.6c16c16c16c17p-10, -0x1.f49f49f49f49fp-65},
	{0x1.a01a01a01a01ap-13, 0x1.a01a01a01a01ap-73},
	{0x1.a01a01a01a01ap-16, 0x1.a01a01a01a01ap-76},
	{0x1.71de3a556c734p-19, -0x1.c154f8ddc6c00p-73},
	{0x1.27e4fb7789f5cp-22, 0x1.cbbc05b4fa99ap-76},
	{0x1.ae64567f544e4p-26, -0x1.c062e06d1f209p-80},
	{0x1.1eed8eff8d898p-29, -0x1.2aec959e14c06p-83},
	{0x1.6124613a86d09p-33, 0x1.f28e0cc748ebep-87},
	{0x1.93974a8c07c9dp-37, 0x1.05d6f8a2efd1fp-92},
	{0x1.ae7f3e733b81fp-41, 0x1.1d8656b0ee8cbp-97},
};

/* 1/16!, 1/17! .. 1/27! */
static const double inv_factorial_tail[] = {0x1.ae7f3e733b81fp-45,
	0x1.952c77030ad4ap-49, 0x1.6827863b97d97p-53, 0x1.2f49b46814157p-57,
	0x1.e542ba4020225p-62, 0x1.71b8ef6dcf572p-66, 0x1.0ce396db7f853p-70,
	0x1.761b41316381ap-75, 0x1.f2cf01972f578p-80, 0x1.3f3ccdd165fa9p-84,
	0x1.88e85fc6a4e5ap-89, 0x1.d1ab1c2dccea3p-94};

enum { NTAIL = sizeof(inv_factorial_tail) / sizeof(inv_factorial_tail[0]) };

/* The series in -r2 whose first factorial has index `parity` (0: cos). */
static pop_dd
series(pop_dd r2, int parity)
{
	double tail = 0;
	pop_dd p;

	for (int i = NTAIL - 2 + parity; i >= 0; i -= 2)
		tail = inv_factorial_tail[i] - r2.hi * tail;
	p = dd_of(tail);
	for (int i = PAIRS; i-- > 0;)
		p = dd_sub(inv_factorial[2 * i + parity], dd_mul(r2, p));
	return p;
}

/* |r| <= 0.8 */
static void
sincos_reduced(pop_dd *sin, pop_dd *cos, pop_dd r)
{
	pop_dd r2;

	/* Squares and their errors would underflow. */
	if (r.hi < 0x1p-60 && r.hi > -0x1p-60) {
		*sin = r;
		*cos = (pop_dd){1, -0.5 * r.hi * r.hi};
		return;
	}
	r2 = dd_mul(r, r);
	*sin = dd_sub(r, dd_mul(dd_mul(r, r2), series(r2, 1)));
	*cos = dd_sub(dd_of(1), dd_mul(r2, series(r2, 0)));
}

/* 32 bits of 2/pi from bit `at` (1: the first after the point). */
static uint32_t
window_limb(int at)
{
	int i = at - 1, word = i >> 5, shift = i & 31;
	uint64_t v = 0;

	/* Before the point there are zeros.  >> of a negative i floors. */
	if (i + 32 <= 0 || i >= NBITS)
		return 0;
	if (word >= 0)
		v = (uint64_t)two_over_pi[word] << 32;
	if (32 * (word + 1) < NBITS)
		v |= two_over_pi[word + 1];
	return (uint32_t)(v << shift >> 32);
}

/* window *= m modulo 2^256; limbs are big-endian. */
static void
multiply(uint32_t w[LIMBS], uint64_t m)
{
	uint32_t out[LIMBS] = {0};
	const uint32_t part[] = {(uint32_t)m, (uint32_t)(m >> 32)};

	for (int j = 0; j < 2; j++) {
		uint64_t carry = 0;

		for (int i = LIMBS - 1; i - j >= 0; i--) {
			carry += (uint64_t)w[i] * part[j] + out[i - j];
			out[i - j] = (uint32_t)carry;
			carry >>= 32;
		}
	}
	memcpy(w, out, sizeof(out));
}

static void
negate(uint32_t w[LIMBS])
{
	uint64_t carry = 1;

	for (int i = LIMBS; i-- > 0;) {
		carry += (uint32_t)~w[i];
		w[i] = (uint32_t)carry;
		carry >>= 32;
	}
}

/*
 * x = (quadrant + f) * pi/2 with |f| <= 1/2; returns f * pi/2.  |x| = m * 2^e:
 * bit i of 2/pi weighs 2^-i, and m * 2^(e-i) is a multiple of 4 for i <= e-2.
 */
static pop_dd
reduce(double x, int *quadrant)
{
	uint64_t b = pop_f64_bits(x);
	uint64_t m = (b & ((UINT64_C(1) << 52) - 1)) | UINT64_C(1) << 52;
	int e = (int)(b >> 52 & 0x7ff) - 1075;
	uint32_t w[LIMBS];
	pop_dd f = {0, 0};
	bool up;

	for (int i = 0; i < LIMBS; i++)
		w[i] = window_limb(e - 1 + 32 * i);
	multiply(w, m);
	*quadrant = (int)(w[0] >> 30);
	up = w[0] >> 29 & 1;
	*quadrant += up;
	w[0] = w[0] << 2 >> 2;
	if (up) {
		/* f - 1, as a magnitude: two's complement of 254 bits. */
		negate(w);
		w[0] = w[0] << 2 >> 2;
	}
	for (int i = 0; i < LIMBS; i++)
		f = dd_add(f, dd_of((double)w[i] * dd_pow2(2 - 32 * (i + 1))));
	f = dd_mul(f, half_pi);
	if (up != (bool)(b >> 63))
		f = dd_neg(f);
	if (b >> 63)
		*quadrant = -*quadrant;
	*quadrant &= 3;
	return f;
}

void
pop_core_sincos(pop_dd *sin, pop_dd *cos, pop_dd x)
{
	pop_dd r = x, s, c;
	int quadrant = 0;

	if (x.hi > 0.78 || x.hi < -0.78) {
		r = reduce(x.hi, &quadrant);
		r = dd_add(r, dd_of(x.lo));
	}
	sincos_reduced(&s, &c, r);
	*sin = quadrant & 1 ? c : s;
	*cos = quadrant & 1 ? s : c;
	if (quadrant & 2)
		*sin = dd_neg(*sin);
	if (quadrant == 1 || quadrant == 2)
		*cos = dd_neg(*cos);
}

pop_real
pop_real_sin(double x)
{
	pop_dd s, c;

	if (x - x != 0)
		return real_of_f64(__builtin_nan(""));
	if (x == 0)
		return real_of_f64(x);
	pop_core_sincos(&s, &c, dd_of(x));
	return real_of(s);
}

pop_real
pop_real_cos(double x)
{
	pop_dd s, c;

	if (x - x != 0)
		return real_of_f64(__builtin_nan(""));
	pop_core_sincos(&s, &c, dd_of(x));
	return real_of(c);
}

pop_real
pop_real_tan(double x)
{
	pop_dd s, c;

	if (x - x != 0)
		return real_of_f64(__builtin_nan(""));
	if (x < 0x1p-60 && x > -0x1p-60)
		return real_of_f64(x);
	pop_core_sincos(&s, &c, dd_of(x));
	return real_of(dd_div(s, c));
}

/* A first guess for tan(angle) = t <= 1, relative error below 1e-5. */
static double
guess_atan(double t)
{
	bool middle = t > 0.4142;
	double z = middle ? (t - 0.41421356237309503) /
				    (1 + t * 0.41421356237309503)
			  : t;
	double z2 = z * z;

	z *= 1 - z2 * (1.0 / 3 - z2 * (1.0 / 5 - z2 * (1.0 / 7 - z2 / 9)));
	return middle ? 0.39269908169872414 + z : z;
}

/* atan(a/b), 0 < a <= b < 4, b >= 1 */
static pop_dd
atan_octant(pop_dd a, pop_dd b)
{
	double t = a.hi / b.hi, y, d3;
	pop_dd s, c, d;

	if (t < 0x1p-60)
		return dd_div(a, b);
	y = guess_atan(t);
	sincos_reduced(&s, &c, dd_of(y));
	d = dd_div(dd_sub(dd_mul(a, c), dd_mul(b, s)),
		dd_add(dd_mul(b, c), dd_mul(a, s)));
	d3 = d.hi * d.hi * d.hi;
	d = dd_add(d, dd_of(d3 * (d.hi * d.hi / 5 - 1.0 / 3)));
	return dd_add(dd_of(y), d);
}

static int
exponent_of(double x)
{
	return (int)(pop_f64_bits(x) >> 52 & 0x7ff) - 1023;
}

/* Both positive and normal, or zero. */
static pop_dd
atan_quadrant(pop_dd y, pop_dd x)
{
	bool swap = y.hi > x.hi;
	pop_dd a = swap ? x : y, b = swap ? y : x, r;
	int k = exponent_of(b.hi);

	b = dd_scale(dd_scale(b, dd_pow2(-k / 2)), dd_pow2(-k - -k / 2));
	a = dd_scale(dd_scale(a, dd_pow2(-k / 2)), dd_pow2(-k - -k / 2));
	r = a.hi > 0 ? atan_octant(a, b) : dd_of(0);
	return swap ? dd_sub(half_pi, r) : r;
}

pop_dd
pop_core_atan2(pop_dd y, pop_dd x)
{
	pop_dd r = atan_quadrant(dd_abs(y), dd_abs(x));

	if (pop_f64_bits(x.hi) >> 63)
		r = dd_sub(pi, r);
	return pop_f64_bits(y.hi) >> 63 ? dd_neg(r) : r;
}

/* Multiplied by a power of two that makes the larger of both normal. */
static void
lift(double *y, double *x)
{
	double ay = *y < 0 ? -*y : *y, ax = *x < 0 ? -*x : *x;

	if (ay < 0x1p-900 && ax < 0x1p-900) {
		*y *= 0x1p100;
		*x *= 0x1p100;
	}
}

pop_real
pop_real_atan2(double y, double x)
{
	double inf = __builtin_inf(), ay = y < 0 ? -y : y, ax = x < 0 ? -x : x;
	bool down = pop_f64_bits(y) >> 63, left = pop_f64_bits(x) >> 63;
	pop_dd r;

	if (x != x || y != y)
		return real_of_f64(__builtin_nan(""));
	if (y == 0 || (ax == inf && ay != inf))
		r = left ? pi : dd_of(0);
	else if (x == 0 || (ay == inf && ax != inf))
		r = half_pi;
	else if (ay == inf) {
		r = dd_scale(half_pi, 0.5);
		r = left ? dd_sub(pi, r) : r;
	} else if (!left && ay < ax * 0x1p-60) {
		/* y/x, rounded once even where it is subnormal. */
		return real_of_f64(y / x);
	} else {
		lift(&y, &x);
		return real_of(pop_core_atan2(dd_of(y), dd_of(x)));
	}
	return real_of(down ? dd_neg(r) : r);
}
