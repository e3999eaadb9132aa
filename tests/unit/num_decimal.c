/* Decimal numbers read: rounded once, as strtod and strtof do it, and the
 * middles between two floats of every narrow type. */

#include <assert.h>
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

int
main(void)
{
	test_against_libc();
	test_middles();
	test_ends();
	return 0;
}
