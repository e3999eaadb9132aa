/*
 * Decimal digits of floats.
 *
 * printf rounds the exact binary value correctly, so the shortest form is the
 * first precision whose digits read back.  At powers of two, where the gap
 * below is half the gap above, the digits one unit higher may read back when
 * the nearest ones do not; both are tried.  printf and strtod obey the locale
 * only after setlocale(), which this project never calls.
 */

#include "lib/num/decimal.h"

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

pop_decimal
pop_decimal_shortest(pop_dtype d, double v)
{
	pop_decimal out = {"0", 1, 0};
	char text[48];

	v = v < 0 ? -v : v;
	for (int n = 1; v != 0 && n <= MAX_DIGITS; n++) {
		pop_decimal up;

		snprintf(text, sizeof(text), "%.*e", n - 1, v);
		parse_scientific(&out, text);
		if (reads_back(d, &out, v))
			break;
		up = out;
		step_up(&up);
		if (reads_back(d, &up, v)) {
			out = up;
			break;
		}
	}
	trim(&out);
	return out;
}

/* The first `n` digits after the first of |v|, rounded from the exact value. */
static void
cut(pop_decimal *out, double v, int n)
{
	char text[48];

	snprintf(text, sizeof(text), "%.*e", n, v < 0 ? -v : v);
	parse_scientific(out, text);
}

void
pop_decimal_positional(
	char out[POP_DECIMAL_TEXT], pop_dtype d, double v, int precision)
{
	pop_decimal s = pop_decimal_shortest(d, v);
	int fraction = s.n - 1 - s.exponent;
	char *end;

	if (fraction <= precision || precision <= 0) {
		/* Digits beyond the shortest are zeros, not the exact ones. */
		int at = 0, whole = s.exponent < 0 ? 1 : s.exponent + 1;

		for (int k = whole - 1; k >= 0; k--) {
			int i = s.exponent - k;

			out[at++] = i >= 0 && i < s.n ? s.digit[i] : '0';
		}
		out[at++] = '.';
		for (int k = 1; k <= fraction; k++) {
			int i = s.exponent + k;

			out[at++] = i >= 0 && i < s.n ? s.digit[i] : '0';
		}
		out[at] = '\0';
		return;
	}
	snprintf(out, POP_DECIMAL_TEXT, "%.*f", precision, v < 0 ? -v : v);
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
		cut(&s, v, precision);
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
