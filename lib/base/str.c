/*
 * Borrowed strings, edit distance and numbers from text.
 *
 * Decimal fractions: a number whose digits fit 53 bits and whose power of ten
 * is exact takes one multiplication or division, which IEEE 754 rounds
 * correctly; all others go to strtod.  strtod obeys the locale only after
 * setlocale(), which this project never calls, and the syntax is checked
 * before, so that it never sees hexadecimal floats, inf or nan.
 */

#include "lib/base/str.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	MAX_DISTANCE = 255,
	/* The exact decimal form of the least double has 1076 characters. */
	MAX_NUMBER = 1536,
};

pop_str
pop_str_of(const char *c)
{
	return (pop_str){c ? c : "", c ? strlen(c) : 0};
}

bool
pop_str_eq(pop_str a, pop_str b)
{
	return a.len == b.len && (!a.len || memcmp(a.ptr, b.ptr, a.len) == 0);
}

bool
pop_str_is(pop_str a, const char *c)
{
	return pop_str_eq(a, pop_str_of(c));
}

bool
pop_str_has_prefix(pop_str a, const char *prefix)
{
	size_t n = strlen(prefix);

	return a.len >= n && (!n || memcmp(a.ptr, prefix, n) == 0);
}

char *
pop_str_dup(pop_arena *a, pop_str s)
{
	char *p = pop_arena_array(a, s.len + 1, 1);

	if (s.len)
		memcpy(p, s.ptr, s.len);
	return p;
}

char *
pop_str_printf(pop_arena *a, const char *fmt, ...)
{
	va_list ap;
	size_t size;
	char *p;
	int n;

	va_start(ap, fmt);
	n = vsnprintf(NULL, 0, fmt, ap);
	va_end(ap);
	size = n < 0 ? 1 : (size_t)n + 1;
	p = pop_arena_alloc(a, size);
	va_start(ap, fmt);
	vsnprintf(p, size, fmt, ap);
	va_end(ap);
	return p;
}

static unsigned
min3(unsigned a, unsigned b, unsigned c)
{
	unsigned m = a < b ? a : b;

	return m < c ? m : c;
}

unsigned
pop_str_distance(pop_str a, pop_str b)
{
	unsigned row[MAX_DISTANCE + 1];

	if (a.len > MAX_DISTANCE || b.len > MAX_DISTANCE)
		return MAX_DISTANCE;
	for (unsigned j = 0; j <= b.len; j++)
		row[j] = j;
	for (unsigned i = 1; i <= a.len; i++) {
		unsigned diagonal = row[0];

		row[0] = i;
		for (unsigned j = 1; j <= b.len; j++) {
			unsigned above = row[j];
			unsigned swap = a.ptr[i - 1] != b.ptr[j - 1];

			row[j] = min3(
				above + 1, row[j - 1] + 1, diagonal + swap);
			diagonal = above;
		}
	}
	return row[b.len];
}

static bool
magnitude(pop_str s, unsigned base, uint64_t *out)
{
	uint64_t v = 0;

	if (!s.len)
		return false;
	for (size_t i = 0; i < s.len; i++) {
		unsigned d = (unsigned)pop_hex_digit(s.ptr[i]);

		if (d >= base || __builtin_mul_overflow(v, base, &v) ||
			__builtin_add_overflow(v, d, &v))
			return false;
	}
	*out = v;
	return true;
}

bool
pop_str_u64(pop_str s, uint64_t *out)
{
	if (s.len > 2 && s.ptr[0] == '0' && (s.ptr[1] | 32) == 'x')
		return magnitude((pop_str){s.ptr + 2, s.len - 2}, 16, out);
	return magnitude(s, 10, out);
}

bool
pop_str_i64(pop_str s, int64_t *out)
{
	bool negative = s.len && s.ptr[0] == '-';
	uint64_t v, limit = (uint64_t)INT64_MAX + negative;

	if (s.len && (s.ptr[0] == '-' || s.ptr[0] == '+'))
		s = (pop_str){s.ptr + 1, s.len - 1};
	if (!magnitude(s, 10, &v) || v > limit)
		return false;
	*out = (int64_t)(negative ? 0 - v : v);
	return true;
}

/* What the syntax check learns: value = digits * 10^exp10 if `exact`. */
struct decimal {
	uint64_t digits;
	int64_t exp10;
	bool negative, exact;
};

/* Eats digits; counts them into *n, those after the point lower exp10. */
static size_t
scan_digits(pop_str s, size_t i, struct decimal *d, int64_t step, size_t *n)
{
	for (; i < s.len && s.ptr[i] >= '0' && s.ptr[i] <= '9'; i++, ++*n) {
		if (d->digits > (UINT64_C(1) << 53)) {
			d->exact = false;
			continue;
		}
		d->digits = d->digits * 10 + (unsigned)(s.ptr[i] - '0');
		d->exp10 -= step;
	}
	return i;
}

static bool
scan_exponent(pop_str s, size_t i, struct decimal *d)
{
	bool negative = false;
	int64_t e = 0;

	if (i < s.len && (s.ptr[i] == '-' || s.ptr[i] == '+'))
		negative = s.ptr[i++] == '-';
	if (i == s.len)
		return false;
	for (; i < s.len; i++) {
		if (s.ptr[i] < '0' || s.ptr[i] > '9')
			return false;
		if (e < 100000)
			e = e * 10 + (s.ptr[i] - '0');
	}
	d->exp10 += negative ? -e : e;
	return true;
}

/* [sign] digits [. digits] [e [sign] digits], digits on one side at least. */
static bool
scan_decimal(pop_str s, struct decimal *d)
{
	size_t i = 0, n = 0;

	*d = (struct decimal){.exact = true};
	if (s.len && (s.ptr[0] == '-' || s.ptr[0] == '+'))
		d->negative = s.ptr[i++] == '-';
	i = scan_digits(s, i, d, 0, &n);
	if (i < s.len && s.ptr[i] == '.')
		i = scan_digits(s, i + 1, d, 1, &n);
	if (!n)
		return false;
	if (i < s.len && (s.ptr[i] | 32) == 'e')
		return scan_exponent(s, i + 1, d);
	return i == s.len;
}

static bool
exact_f64(const struct decimal *d, double *out)
{
	static const double ten[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7,
		1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
		1e19, 1e20, 1e21, 1e22};
	double v = (double)d->digits;

	if (!d->exact || d->digits > (UINT64_C(1) << 53) || d->exp10 > 22 ||
		d->exp10 < -22)
		return false;
	v = d->exp10 < 0 ? v / ten[-d->exp10] : v * ten[d->exp10];
	*out = d->negative ? -v : v;
	return true;
}

bool
pop_str_f64(pop_str s, double *out)
{
	char copy[MAX_NUMBER];
	struct decimal d;
	char *end;

	if (s.len >= sizeof(copy) || !scan_decimal(s, &d))
		return false;
	if (exact_f64(&d, out))
		return true;
	memcpy(copy, s.ptr, s.len);
	copy[s.len] = '\0';
	*out = strtod(copy, &end);
	return end == copy + s.len;
}
