/* Decimal numbers read: rounded once, as strtod and strtof do it, and the
 * middles between two floats of every narrow type.  Shortest digits: they read
 * back, no fewer do, and none of as many are closer.  Cut digits are printf's.
 */

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/num/convert.h"
#include "lib/num/decimal.h"

static uint64_t seed = 88172645463325252u;

static uint64_t
draw(void)
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	seed ^= seed << 17;
	return seed;
}

static void
same_as_libc(const char *text)
{
	pop_str s = pop_str_of(text);
	double d = 0, want_d = strtod(text, NULL);
	float f = 0, want_f = strtof(text, NULL);

	assert(pop_decimal_parse(s, POP_DT_F64, &d));
	assert(pop_decimal_parse(s, POP_DT_F32, &f));
	if (memcmp(&d, &want_d, sizeof(d)) || memcmp(&f, &want_f, sizeof(f)))
		printf("%s: %a, %a\n", text, d, (double)f);
	assert(!memcmp(&d, &want_d, sizeof(d)));
	assert(!memcmp(&f, &want_f, sizeof(f)));
}

static void
test_against_libc(void)
{
	static const char *const hard[] = {"0", "-0", "0.0", "-0.000e5",
		"1e400", "-1e400", "1e-400", "5e-324", "2e-324", "3e-324",
		"2.2250738585072011e-308", "1.7976931348623159e308",
		"3.4028235677973366e38", "7.006492321624085e-46",
		"7.006492321624086e-46", "16777217", "16777219",
		"16777217.0000000000000000000000001", "9007199254740993",
		"00000000000000000000000000000000012345e-20",
		"1.00000005960464477539062500000000000000000000000000001"};
	char text[80];

	for (size_t i = 0; i < sizeof(hard) / sizeof(hard[0]); i++)
		same_as_libc(hard[i]);
	for (int i = 0; i < 50000; i++) {
		uint64_t r = draw();
		double d = pop_bits_f64(r);
		float f = 0;
		uint32_t b = (uint32_t)(r >> 32);

		memcpy(&f, &b, sizeof(f));
		if (d - d != 0 || f - f != 0)
			continue;
		snprintf(text, sizeof(text), "%.17g", d);
		same_as_libc(text);
		snprintf(text, sizeof(text), "%.9g", (double)f);
		same_as_libc(text);
		/* near a middle of two f32 */
		snprintf(text, sizeof(text), "%.*g", (int)(8 + r % 12),
			(double)f * (1 + 0x1p-25));
		same_as_libc(text);
		snprintf(text, sizeof(text), "%llue%d",
			(unsigned long long)(r >> (r & 63)),
			(int)(r >> 8 & 63) - 32);
		same_as_libc(text);
	}
}

/* Each element, and the middle to the next one, in each narrow type. */
static void
test_middles(void)
{
	for (int d = 1; d < POP_DT_COUNT; d++) {
		unsigned bits = pop_dtype_info_of[d].bits;

		if (!pop_dtype_is_float((pop_dtype)d) || bits > 16)
			continue;
		for (unsigned b = 0; b + 1 < 1u << (bits - 1); b++) {
			uint16_t raw[2] = {0, 0}, got = 0, want = 0;
			double lo, hi;
			char text[256];

			pop_store_bits((pop_dtype)d, &raw[0], b);
			pop_store_bits((pop_dtype)d, &raw[1], b + 1);
			lo = pop_load_f64((pop_dtype)d, &raw[0]);
			hi = pop_load_f64((pop_dtype)d, &raw[1]);
			if (lo - lo != 0 || hi - hi != 0)
				continue;
			snprintf(text, sizeof(text), "%.200g", lo / 2 + hi / 2);
			assert(pop_decimal_parse(
				pop_str_of(text), (pop_dtype)d, &got));
			pop_store_f64((pop_dtype)d, &want, strtod(text, NULL));
			assert(got == want);
			snprintf(text, sizeof(text), "%.9g", hi);
			assert(pop_decimal_parse(
				pop_str_of(text), (pop_dtype)d, &got));
			assert(got == raw[1]);
		}
	}
}

static void
test_ends(void)
{
	static const struct {
		const char *text;
		int len; /* -1: no number */
	} row[] = {{"1,", 1}, {"-1.5e3 ", 6}, {".5}", 2}, {"5.)", 2}, {"+7", 2},
		{"", -1}, {"-", -1}, {".", -1}, {"e5", -1}, {"1e", -1},
		{"1e+", -1}, {"nan", -1}, {"1.2.3", 3}};
	double v;

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		const char *p = row[i].text;
		const char *end =
			pop_decimal_read(p, p + strlen(p), POP_DT_F64, &v);

		assert(row[i].len < 0 ? !end : end == p + row[i].len);
	}
	assert(!pop_decimal_parse(pop_str_of("1 "), POP_DT_F64, &v));
	assert(!pop_decimal_parse(pop_str_of(".5"), POP_DT_F64, &v));
}

/* Whether digits * 10^power is `v` of type d; *apart from the value. */
static bool
is_near(pop_dtype d, double v, uint64_t digits, int power, double *apart)
{
	uint64_t raw = 0;
	char text[48];
	double got;

	snprintf(text, sizeof(text), "%llue%d", (unsigned long long)digits,
		power);
	got = strtod(text, NULL);
	*apart = got > v ? got - v : v - got;
	pop_store_f64(d, &raw, got);
	return pop_load_f64(d, &raw) == v;
}

/* Of the numbers of n digits around v, the closest that reads back; of two as
 * close the even one, which printf prints. */
static uint64_t
closest(pop_dtype d, double v, int n, int *power)
{
	static const double tie = 1e-6; /* more than is lost by `apart` */
	char text[48], *e;
	double least = 0, apart;
	uint64_t middle, best = 0;

	snprintf(text, sizeof(text), "%.*e", n - 1, v);
	e = strchr(text, 'e');
	*power = atoi(e + 1) - (n - 1);
	*e = '\0';
	if (n > 1)
		memmove(text + 1, text + 2, strlen(text + 2) + 1);
	middle = strtoull(text, NULL, 10);
	for (uint64_t c = middle - 1; c <= middle + 1; c++) {
		if (!is_near(d, v, c, *power, &apart))
			continue;
		if (!best || apart < least * (1 - tie) ||
			(c == middle && apart <= least * (1 + tie))) {
			best = c;
			least = apart;
		}
	}
	return best;
}

static void
shortest(pop_dtype d, double v)
{
	pop_decimal s = pop_decimal_shortest(d, v);
	uint64_t digits = strtoull(s.digit, NULL, 10);
	int power;

	assert(s.n == (int)strlen(s.digit) && s.n >= 1 && s.n <= 17);
	if (v == 0) {
		assert(!strcmp(s.digit, "0") && s.exponent == 0);
		return;
	}
	v = v < 0 ? -v : v;
	assert(s.n == 1 || !closest(d, v, s.n - 1, &power));
	assert(closest(d, v, s.n, &power) == digits || s.digit[s.n - 1] == '0');
	assert(power == s.exponent - (s.n - 1));
}

static void
test_shortest(void)
{
	static const double wide[] = {5e-324, 0x1p-1022, 1e23, 9007199254740993,
		1.7976931348623157e308, 0.1, 0.3, 1e22, 123456.789, 0x1p-24};
	static const float narrow[] = {0x1p-149F, 0x1p-126F, 0x1.fffffep127F,
		1e10F, 1e-10F, 0.1F, 8388608.5F, 16777216, 0x1p-24F, 9.5F,
		99999.5F, 3.4e38F, 1e-45F, 1e38F, 9.9999998F};

	for (size_t i = 0; i < sizeof(wide) / sizeof(wide[0]); i++)
		shortest(POP_DT_F64, wide[i]);
	for (size_t i = 0; i < sizeof(narrow) / sizeof(narrow[0]); i++)
		shortest(POP_DT_F32, (double)narrow[i]);
	for (int e = -149; e < 128; e++)
		shortest(POP_DT_F32, ldexp(1, e));
	for (int i = 0; i < 20000; i++) {
		uint64_t r = draw();
		uint32_t b = (uint32_t)(r >> 32);
		double d = pop_bits_f64(r), half = (double)(r % 100000) / 2;
		double f = pop_load_f64(POP_DT_F32, &b);

		if (f - f == 0)
			shortest(POP_DT_F32, f);
		if (i % 8 == 0 && d - d == 0)
			shortest(POP_DT_F64, d);
		shortest(POP_DT_F32, half);
	}
	for (int d = 1; d < POP_DT_COUNT; d++)
		for (unsigned b = 0, n = pop_dtype_info_of[d].bits;
			n <= 16 && b < 1u << n && pop_dtype_is_float(d); b++) {
			uint16_t raw = 0;
			double v;

			pop_store_bits((pop_dtype)d, &raw, b);
			v = pop_load_f64((pop_dtype)d, &raw);
			if (v - v == 0 && (n < 16 || b % 7 == 0))
				shortest((pop_dtype)d, v);
		}
}

/* What is cut off: as printf rounds it, or the shortest form if that has not
 * more digits. */
static void
cut_as_printf(float f, int precision)
{
	pop_decimal s = pop_decimal_shortest(POP_DT_F32, f);
	char got[POP_DECIMAL_TEXT], want[POP_DECIMAL_TEXT];

	pop_decimal_positional(got, POP_DT_F32, f, precision);
	if (s.n - 1 - s.exponent > precision) {
		size_t n = (size_t)snprintf(
			want, sizeof(want), "%.*f", precision, (double)f);

		while (want[n - 1] == '0')
			want[--n] = '\0';
		assert(!strcmp(got, want));
	} else {
		assert(strtof(got, NULL) == f);
	}
	if (s.n - 1 > precision) {
		pop_decimal_scientific(got, POP_DT_F32, f, precision, true, 2);
		snprintf(want, sizeof(want), "%.*e", precision, (double)f);
		assert(!strcmp(got, want));
	}
}

static void
test_cut(void)
{
	for (int i = 0; i < 200000; i++) {
		uint64_t r = draw();
		float any = (float)ldexp((double)(r >> 40), (int)(r % 80) - 60);
		float tie = (float)ldexp((double)(r >> 48), -9);

		cut_as_printf(any, 1 + (int)(r >> 8 & 7));
		cut_as_printf(tie, 1 + (int)(r >> 8 & 7));
	}
	cut_as_printf(999999.94f, 1);
	cut_as_printf(0.99999994f, 7);
	cut_as_printf(9.9999995e-30f, 5);
}

int
main(void)
{
	test_against_libc();
	test_middles();
	test_shortest();
	test_cut();
	test_ends();
	return 0;
}
