/*
 * Decimal digits of floats.
 *
 * printf rounds the exact binary value correctly, so the shortest form is the
 * first precision whose digits read back.  At powers of two, where the gap
 * below is half the gap above, the digits one unit higher may read back when
 * the nearest ones do not; both are tried.  What reads back with some digits
 * does so with more, so the precision is bisected.  printf and strtod obey the
 * locale only after setlocale(), which this project never calls.
 *
 * Types narrower than f64 have digits from arithmetic in doubles, whose error
 * is far below half a unit of such a type; only where it might decide, printf
 * does.
 */

#include "lib/num/decimal.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/num/convert.h"

enum { MAX_DIGITS = 17 };

static void
parse_scientific(pop_decimal *out, const char *text)
{
	const char *e = strchr(text, 'e');

	out->n = 0;
	for (const char *p = text; p < e; p++)
		if (*p != '.')
			out->digit[out->n++] = *p;
	out->digit[out->n] = '\0';
	out->exponent = atoi(e + 1);
}

static double
value_of(const pop_decimal *v)
{
	char text[48];

	snprintf(text, sizeof(text), "%se%d", v->digit, v->exponent - v->n + 1);
	return strtod(text, NULL);
}

static bool
reads_back(pop_dtype d, const pop_decimal *v, double want)
{
	unsigned char bits[8];

	pop_store_f64(d, bits, value_of(v));
	return pop_load_f64(d, bits) == want;
}

/* One unit more in the last digit. */
static void
step_up(pop_decimal *v)
{
	int i = v->n - 1;

	while (i >= 0 && v->digit[i] == '9')
		v->digit[i--] = '0';
	if (i >= 0) {
		v->digit[i]++;
		return;
	}
	v->digit[0] = '1';
	v->exponent++;
}

static void
trim(pop_decimal *v)
{
	while (v->n > 1 && v->digit[v->n - 1] == '0')
		v->digit[--v->n] = '\0';
}

/* ---- In doubles. */

enum { MAX_TEN = 55, SHORT_DIGITS = 9 /* of f32 */ };

static const double ten[MAX_TEN + 1] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7,
	1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
	1e20, 1e21, 1e22, 1e23, 1e24, 1e25, 1e26, 1e27, 1e28, 1e29, 1e30, 1e31,
	1e32, 1e33, 1e34, 1e35, 1e36, 1e37, 1e38, 1e39, 1e40, 1e41, 1e42, 1e43,
	1e44, 1e45, 1e46, 1e47, 1e48, 1e49, 1e50, 1e51, 1e52, 1e53, 1e54, 1e55};

typedef enum { NO, YES, UNSURE } answer;

static double
times_ten(double v, int power)
{
	return power >= 0 ? v * ten[power] : v / ten[-power];
}

/* The exponent of the first digit; v is at least 1e-46 and below 1e39. */
static int
exponent_of(double v)
{
	static const double log10_of_2 = 0.30102999566398120;
	int binary, e;

	frexp(v, &binary);
	e = (int)floor((binary - 1) * log10_of_2);
	return v >= times_ten(1, e + 1) ? e + 1 : e;
}

/* Whether near * 10^power reads back; near has an error below one unit. */
static answer
reads_near(pop_dtype d, double near, int power, double want)
{
	static const double margin = 1e-14;
	double c = times_ten(near, power);
	unsigned char bits[8];
	bool low, high;

	pop_store_f64(d, bits, c * (1 - margin));
	low = pop_load_f64(d, bits) == want;
	pop_store_f64(d, bits, c * (1 + margin));
	high = pop_load_f64(d, bits) == want;
	return low && high ? YES : low || high ? UNSURE : NO;
}

static void
put_digits(pop_decimal *out, uint64_t digits, int n, int exponent)
{
	if (digits == (uint64_t)ten[n]) {
		digits /= 10;
		exponent++;
	}
	for (int i = n; i-- > 0; digits /= 10)
		out->digit[i] = (char)('0' + digits % 10);
	out->digit[n] = '\0';
	out->n = n;
	out->exponent = exponent;
}

/* Can arithmetic in doubles take |v|, and exponent_of()? */
static bool
is_narrow(pop_dtype d, double v)
{
	return d != POP_DT_F64 && v >= 1e-46 && v < 1e39;
}

/* v * 10^power, below 2^63, rounded to a whole number.  False if the error of
 * the arithmetic might decide, as it might where the rest is a half; then it is
 * the lower of the two candidates. */
static bool
round_near(uint64_t *out, double v, int power)
{
	double x = times_ten(v, power);
	double margin = x * 1e-15, rest;

	*out = (uint64_t)x;
	rest = x - (double)*out - 0.5;
	*out += rest >= margin;
	return rest <= -margin || rest >= margin;
}

/* The closest of n digits that read back, if any.  What lies halfway between
 * two candidates is left to printf if any of them reads back. */
static answer
reads_shortly(pop_decimal *out, pop_dtype d, double v, int n, int e)
{
	uint64_t digits;
	bool sure = round_near(&digits, v, n - 1 - e);

	for (int up = 0; up < 2; up++, digits++) {
		answer a = reads_near(d, (double)digits, e - (n - 1), v);

		if (a == NO)
			continue;
		if (!sure)
			return UNSURE;
		put_digits(out, digits, n, e);
		return a;
	}
	return NO;
}

/* False if the error of the arithmetic might decide. */
static bool
shortest_near(pop_decimal *out, pop_dtype d, double v)
{
	int e = exponent_of(v), low = 1, high = SHORT_DIGITS + 1;

	while (low < high) {
		int n = (low + high) / 2;
		answer a = reads_shortly(out, d, v, n, e);

		if (a == UNSURE)
			return false;
		if (a == YES)
			high = n;
		else
			low = n + 1;
	}
	return high <= SHORT_DIGITS;
}

/* ---- By printf. */

/* The closest of n digits that read back, if any. */
static bool
reads_exactly(pop_decimal *out, pop_dtype d, double v, int n)
{
	char text[48];

	snprintf(text, sizeof(text), "%.*e", n - 1, v);
	parse_scientific(out, text);
	if (reads_back(d, out, v))
		return true;
	step_up(out);
	return reads_back(d, out, v);
}

static void
shortest_exactly(pop_decimal *out, pop_dtype d, double v)
{
	int low = 1, high = MAX_DIGITS;

	while (low < high) {
		int n = (low + high) / 2;

		if (reads_exactly(out, d, v, n))
			high = n;
		else
			low = n + 1;
	}
	reads_exactly(out, d, v, high);
}

pop_decimal
pop_decimal_shortest(pop_dtype d, double v)
{
	pop_decimal out = {"0", 1, 0};

	v = v < 0 ? -v : v;
	if (v != 0 && (!is_narrow(d, v) || !shortest_near(&out, d, v)))
		shortest_exactly(&out, d, v);
	trim(&out);
	return out;
}

/* The first `n` digits after the first of |v|, rounded from the exact value. */
static void
cut(pop_decimal *out, pop_dtype d, double v, int n)
{
	char text[48];
	uint64_t digits;
	int e;

	v = v < 0 ? -v : v;
	if (n < SHORT_DIGITS && is_narrow(d, v)) {
		e = exponent_of(v);
		if (round_near(&digits, v, n - e)) {
			put_digits(out, digits, n + 1, e);
			return;
		}
	}
	snprintf(text, sizeof(text), "%.*e", n, v);
	parse_scientific(out, text);
}

/* |v| with `precision` digits after the point, rounded from the exact value. */
static void
cut_fraction(char out[POP_DECIMAL_TEXT], pop_dtype d, double v, int precision)
{
	uint64_t digits;
	int n = precision + 1;

	v = v < 0 ? -v : v;
	if (precision > SHORT_DIGITS || !is_narrow(d, v) || v >= 1e6 ||
		!round_near(&digits, v, precision)) {
		snprintf(out, POP_DECIMAL_TEXT, "%.*f", precision, v);
		return;
	}
	while (n <= MAX_DIGITS && digits >= (uint64_t)ten[n])
		n++;
	out[n + 1] = '\0';
	for (int i = n; i >= 0; i--) {
		if (i == n - precision) {
			out[i] = '.';
			continue;
		}
		out[i] = (char)('0' + digits % 10);
		digits /= 10;
	}
}

/* All digits of s after the point, and zeros up to it. */
static void
write_fraction(char out[POP_DECIMAL_TEXT], const pop_decimal *s)
{
	const int last = s->exponent - s->n + 1; /* power of ten */
	int at = 0;

	for (int k = s->exponent < 0 ? 0 : s->exponent; k >= last || k >= 0;
		k--) {
		int i = s->exponent - k;

		out[at++] = i >= 0 && i < s->n ? s->digit[i] : '0';
		if (k == 0)
			out[at++] = '.';
	}
	out[at] = '\0';
}

void
pop_decimal_positional(
	char out[POP_DECIMAL_TEXT], pop_dtype d, double v, int precision)
{
	pop_decimal s = pop_decimal_shortest(d, v);
	char *end;

	/* Digits beyond the shortest are zeros, not the exact ones. */
	if (s.n - 1 - s.exponent <= precision || precision <= 0) {
		write_fraction(out, &s);
		return;
	}
	cut_fraction(out, d, v, precision);
	end = out + strlen(out);
	while (end[-1] == '0')
		*--end = '\0';
}

void
pop_decimal_scientific(char out[POP_DECIMAL_TEXT], pop_dtype d, double v,
	int precision, bool fixed, int exp_digits)
{
	pop_decimal s = pop_decimal_shortest(d, v);
	int e;

	if (precision > 0 &&
		(s.n - 1 > precision || (fixed && s.n - 1 < precision)) &&
		v != 0)
		cut(&s, d, v, precision);
	if (!fixed)
		trim(&s);
	while (fixed && s.n - 1 < precision) {
		s.digit[s.n++] = '0';
		s.digit[s.n] = '\0';
	}
	e = s.exponent < 0 ? -s.exponent : s.exponent;
	snprintf(out, POP_DECIMAL_TEXT, "%c.%se%c%0*d", s.digit[0], s.digit + 1,
		s.exponent < 0 ? '-' : '+', exp_digits, e);
}
