/*
 * Decimal numbers to floats with one rounding, for every float type.
 *
 * Most numbers are short: a double computes them with one rounding, and a
 * narrower type may round that again unless it lies half way between two of
 * its elements.  Any other decimal is brought to  m * 2^e  with a 64-bit m
 * whose top bit is set, and a flag for what was cut off: exactly where digits
 * and exponent are short, by long arithmetic otherwise.  For f64 that is
 * rounded to nearest even.  Narrower types go through an f64 rounded to odd
 * (last bit set if anything was cut off), from which pop_store_f64() rounds as
 * from the number itself, since it has more than two bits to spare.
 */

#include "lib/num/decimal.h"

#include <string.h>

#include "lib/num/convert.h"

__extension__ typedef unsigned __int128 u128;

enum {
	MAX_DIGITS = 800, /* beyond, digits can only say "a little more" */
	MAX_EXPONENT = 20000,
	LIMBS = 288,
};

typedef struct decimal {
	bool cut;        /* nonzero digits beyond MAX_DIGITS */
	int ndigit, exp; /* value = digits * 10^exp */
	char digit[MAX_DIGITS];
} decimal;

typedef struct binary {
	uint64_t m; /* 0: the number is 0 */
	int e;
	bool cut;
} binary;

/* Unsigned, least limb first; n limbs, the last one not 0. */
typedef struct big {
	int n;
	uint32_t limb[LIMBS];
} big;

/* After the e. */
static int
exponent(const char *p, const char *end)
{
	bool minus = *p == '-';
	int v = 0;

	for (p += *p == '-' || *p == '+'; p < end; p++)
		if (v < MAX_EXPONENT)
			v = v * 10 + (*p - '0');
	return minus ? -v : v;
}

static void
add_digit(decimal *d, char c, bool fraction)
{
	if (d->ndigit == 0 && c == '0') {
		d->exp -= fraction;
		return;
	}
	if (d->ndigit < MAX_DIGITS) {
		d->digit[d->ndigit++] = (char)(c - '0');
		d->exp -= fraction;
		return;
	}
	d->cut |= c != '0';
	d->exp += !fraction;
}

/* The text was seen to be a number. */
static void
scan(const char *p, const char *end, decimal *d)
{
	bool fraction = false;

	d->cut = false;
	d->ndigit = d->exp = 0;
	for (; p < end && *p != 'e' && *p != 'E'; p++) {
		if (*p == '.')
			fraction = true;
		else
			add_digit(d, *p, fraction);
	}
	if (p < end)
		d->exp += exponent(p + 1, end);
}

static const uint64_t power_of_ten[20] = {1, 10, 100, 1000, 10000, 100000,
	1000000, 10000000, 100000000, 1000000000, 10000000000, 100000000000,
	1000000000000, 10000000000000, 100000000000000, 1000000000000000,
	10000000000000000, 100000000000000000, 1000000000000000000,
	UINT64_C(10000000000000000000)};

static binary
normal(u128 v, int e, bool cut)
{
	uint64_t hi = (uint64_t)(v >> 64);
	int s = hi ? __builtin_clzll(hi) : 64 + __builtin_clzll((uint64_t)v);

	v <<= s;
	return (binary){
		(uint64_t)(v >> 64), e - s + 64, cut || (uint64_t)v != 0};
}

/* w > 0, |exp| <= 19: exact in 128 bits. */
static binary
short_form(uint64_t w, int exp)
{
	uint64_t ten = power_of_ten[exp < 0 ? -exp : exp];
	u128 v, q;

	if (exp >= 0)
		return normal((u128)w * ten, 0, false);
	exp = __builtin_clzll(w);
	v = (u128)(w << exp) << 64;
	q = v / ten;
	return normal(q, -64 - exp, q * ten != v);
}

static void
big_mul_add(big *b, uint32_t mul, uint32_t add)
{
	uint64_t carry = add;

	for (int i = 0; i < b->n; i++) {
		carry += (uint64_t)b->limb[i] * mul;
		b->limb[i] = (uint32_t)carry;
		carry >>= 32;
	}
	if (carry)
		b->limb[b->n++] = (uint32_t)carry;
}

static void
big_mul_ten(big *b, int exp)
{
	for (; exp >= 9; exp -= 9)
		big_mul_add(b, 1000000000u, 0);
	for (; exp > 0; exp--)
		big_mul_add(b, 10, 0);
}

static int
big_bits(const big *b)
{
	return b->n * 32 - __builtin_clz(b->limb[b->n - 1]);
}

static void
big_shift_left(big *b, int s)
{
	int limbs = s / 32, bits = s % 32;

	for (int i = b->n - 1; i >= 0; i--)
		b->limb[i + limbs] = b->limb[i];
	memset(b->limb, 0, (size_t)limbs * sizeof(b->limb[0]));
	b->n += limbs;
	for (uint32_t carry = 0, i = (uint32_t)limbs;
		bits && i <= (uint32_t)b->n; i++) {
		uint32_t v = i < (uint32_t)b->n ? b->limb[i] : 0;

		if (i == (uint32_t)b->n) {
			if (carry)
				b->limb[b->n++] = carry;
			break;
		}
		b->limb[i] = v << bits | carry;
		carry = v >> (32 - bits);
	}
}

static int
big_compare(const big *a, const big *b)
{
	if (a->n != b->n)
		return a->n < b->n ? -1 : 1;
	for (int i = a->n - 1; i >= 0; i--)
		if (a->limb[i] != b->limb[i])
			return a->limb[i] < b->limb[i] ? -1 : 1;
	return 0;
}

/* a -= b, b <= a */
static void
big_subtract(big *a, const big *b)
{
	int64_t borrow = 0;

	for (int i = 0; i < a->n; i++) {
		borrow += (int64_t)a->limb[i] - (i < b->n ? b->limb[i] : 0);
		a->limb[i] = (uint32_t)borrow;
		borrow >>= 32;
	}
	while (a->n && !a->limb[a->n - 1])
		a->n--;
}

/* The top 64 bits of an integer. */
static binary
big_top(const big *b)
{
	int drop = big_bits(b) - 64;
	binary r = {0, drop, false};

	for (int i = b->n - 1; i >= 0; i--) {
		int at = i * 32 - drop; /* place of the limb's low bit in m */

		if (at >= 0) {
			r.m |= (uint64_t)b->limb[i] << at;
		} else if (at > -32) {
			r.m |= b->limb[i] >> -at;
			r.cut |= (b->limb[i] & ((1u << -at) - 1)) != 0;
		} else {
			r.cut |= b->limb[i] != 0;
		}
	}
	return r;
}

/* num / den to 64 bits, one bit a step. */
static binary
big_divide(big *num, big *den)
{
	int e = big_bits(num) - big_bits(den);
	binary r = {0, 0, false};

	if (e >= 0)
		big_shift_left(den, e);
	else
		big_shift_left(num, -e);
	if (big_compare(num, den) < 0) {
		big_shift_left(num, 1);
		e--;
	}
	for (int i = 63; i >= 0 && num->n; i--) {
		if (big_compare(num, den) >= 0) {
			big_subtract(num, den);
			r.m |= (uint64_t)1 << i;
		}
		if (num->n)
			big_shift_left(num, 1);
	}
	r.e = e - 63;
	r.cut = num->n != 0;
	return r;
}

static binary
long_form(const decimal *d)
{
	big num = {1, {0}}, den = {1, {1}};
	binary r;

	for (int i = 0; i < d->ndigit; i++)
		big_mul_add(&num, 10, (uint32_t)d->digit[i]);
	while (num.n && !num.limb[num.n - 1])
		num.n--;
	if (d->exp >= 0) {
		big_mul_ten(&num, d->exp);
		r = big_top(&num);
	} else {
		big_mul_ten(&den, -d->exp);
		r = big_divide(&num, &den);
	}
	r.cut |= d->cut;
	return r;
}

static binary
to_binary(const decimal *d)
{
	if (!d->ndigit)
		return (binary){0, 0, false};
	/* Far outside of every type; keeps long numbers within LIMBS. */
	if (d->exp + d->ndigit > 400)
		return (binary){(uint64_t)1 << 63, 2000, true};
	if (d->exp + d->ndigit < -400)
		return (binary){(uint64_t)1 << 63, -2000, true};
	return long_form(d);
}

/* m * 2^e as the bits of a double, rounded to nearest even or to odd. */
static uint64_t
to_f64(binary b, bool odd)
{
	int exp = b.e + 63, keep, drop;
	uint64_t q, rest, half;

	if (!b.m)
		return 0;
	if (exp > 1023) /* to odd: the largest finite, which is odd */
		return odd ? UINT64_C(0x7fefffffffffffff)
			   : UINT64_C(0x7ff0000000000000);
	keep = exp >= -1022 ? 53 : 53 - (-1022 - exp);
	if (keep < 0)
		return odd;
	drop = 64 - keep;
	q = keep ? b.m >> drop : 0;
	rest = keep ? b.m << keep : b.m;
	half = (uint64_t)1 << 63;
	if (odd)
		q |= rest || b.cut;
	else
		q += rest > half || (rest == half && (b.cut || (q & 1)));
	if (exp >= -1022) /* the hidden bit adds one to the exponent */
		q += (uint64_t)(exp + 1022) << 52;
	return q;
}

/*
 * w * 10^exp by one operation of doubles, whose result is rounded to nearest.
 * A narrower float may round it again if it is exact, or needs more bits than
 * the middles between two such floats, b.  False if neither can be told.
 */
static bool
quick(uint64_t w, int exp, pop_dtype type, double *out)
{
	unsigned b = type == POP_DT_F32 ? 25 : 12;
	double ten;

	if (w >> 53 || exp > 15 || exp < -15)
		return false;
	ten = (double)power_of_ten[exp < 0 ? -exp : exp];
	*out = exp < 0 ? (double)w / ten : (double)w * ten;
	if (type == POP_DT_F64 || exp == 0 ||
		pop_f64_bits(*out) << (b + 11) != 0)
		return true;
	/* *out has b bits, ten without its twos at most 28: exact. */
	return exp < 0 && exp >= -12 && *out * ten == (double)w;
}

/* The number between `at` and `end`: digits w if there are at most 19 of
 * them, else ndigit tells. */
static void
store(const char *at, const char *end, uint64_t w, int64_t ndigit, int exp,
	bool minus, pop_dtype type, void *out)
{
	decimal d;
	binary b;
	double v;

	if (ndigit > 19 || !quick(w, exp, type, &v)) {
		if (ndigit <= 19 && w && exp >= -19 && exp <= 19) {
			b = short_form(w, exp);
		} else {
			scan(at, end, &d);
			b = to_binary(&d);
		}
		v = pop_bits_f64(to_f64(b, type != POP_DT_F64));
	}
	pop_store_f64(type, out, minus ? -v : v);
}

static bool
is_digit(const char *p, const char *end)
{
	return p < end && *p >= '0' && *p <= '9';
}

/* The end of what follows an e: a sign or none, and digits; NULL: no digits. */
static const char *
exponent_end(const char *p, const char *end)
{
	p += p < end && (*p == '-' || *p == '+');
	if (!is_digit(p, end))
		return NULL;
	while (is_digit(p, end))
		p++;
	return p;
}

/* Adds the digits to *w, which wraps beyond 19 of them. */
static const char *
digits(const char *p, const char *end, uint64_t *w)
{
	for (; is_digit(p, end); p++)
		*w = *w * 10 + (uint64_t)(*p - '0');
	return p;
}

const char *
pop_decimal_read(const char *p, const char *end, pop_dtype type, void *out)
{
	bool minus = p < end && *p == '-';
	int64_t ndigit, nfraction = 0, exp = 0;
	const char *at, *point;
	uint64_t w = 0;

	p += minus || (p < end && *p == '+');
	at = p;
	p = digits(p, end, &w);
	ndigit = p - at;
	if (p < end && *p == '.') {
		point = p;
		p = digits(p + 1, end, &w);
		nfraction = p - point - 1;
	}
	ndigit += nfraction;
	if (!ndigit)
		return NULL;
	if (p < end && (*p == 'e' || *p == 'E')) {
		const char *e = p + 1;

		p = exponent_end(e, end);
		if (!p)
			return NULL;
		exp = exponent(e, p);
	}
	if (p - at > POP_DECIMAL_LIMIT)
		return NULL;
	store(at, p, w, ndigit, (int)(exp - nfraction), minus, type, out);
	return p;
}

const char *
pop_decimal_read_hex(const char *p, const char *end, pop_dtype type, void *out)
{
	bool minus = p < end && *p == '-', point = false, some = false;
	binary b = {0, 0, false};
	const char *e;
	int digit;
	double v;

	p += minus || (p < end && *p == '+');
	if (end - p < 3 || p[0] != '0' || (p[1] | 32) != 'x')
		return NULL;
	if (end - p > POP_DECIMAL_LIMIT)
		end = p + POP_DECIMAL_LIMIT;
	for (p += 2; p < end; p++) {
		if (*p == '.' && !point) {
			point = true;
			continue;
		}
		digit = p < end ? pop_hex_digit(*p) : -1;
		if (digit < 0)
			break;
		some = true;
		if (b.m >> 60) {
			b.cut |= digit != 0;
			b.e += point ? 0 : 4;
		} else {
			b.m = b.m << 4 | (unsigned)digit;
			b.e -= point ? 4 : 0;
		}
	}
	if (!some)
		return NULL;
	if (p < end && (*p | 32) == 'p') {
		e = p + 1;
		p = exponent_end(e, end);
		if (!p)
			return NULL;
		b.e += exponent(e, p);
	}
	if (b.m)
		b = normal(b.m, b.e, b.cut);
	v = pop_bits_f64(to_f64(b, type != POP_DT_F64));
	pop_store_f64(type, out, minus ? -v : v);
	return p;
}

bool
pop_decimal_parse(pop_str s, pop_dtype type, void *out)
{
	const char *end = s.ptr + s.len;
	size_t sign = s.len && (*s.ptr == '-' || *s.ptr == '+');

	return is_digit(s.ptr + sign, end) &&
	       pop_decimal_read(s.ptr, end, type, out) == end;
}
