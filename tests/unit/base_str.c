/* Numbers from text, edit distance, digests, levels of the log. */

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/digest.h"
#include "lib/base/log.h"
#include "lib/base/str.h"

static const struct {
	const char *text;
	int ok;
	int64_t value;
} i64_row[] = {
	{"0", 1, 0},
	{"-0", 1, 0},
	{"+7", 1, 7},
	{"007", 1, 7},
	{"9223372036854775807", 1, INT64_MAX},
	{"9223372036854775808", 0, 0},
	{"-9223372036854775808", 1, INT64_MIN},
	{"-9223372036854775809", 0, 0},
	{"99999999999999999999999", 0, 0},
	{"", 0, 0},
	{"-", 0, 0},
	{"--1", 0, 0},
	{"1 ", 0, 0},
	{" 1", 0, 0},
	{"0x10", 0, 0},
	{"1.0", 0, 0},
};

static const struct {
	const char *text;
	int ok;
	uint64_t value;
} u64_row[] = {
	{"18446744073709551615", 1, UINT64_MAX},
	{"18446744073709551616", 0, 0},
	{"0xffffFFFFffffFFFF", 1, UINT64_MAX},
	{"0x10000000000000000", 0, 0},
	{"0XaB", 1, 171},
	{"0x", 0, 0},
	{"0xg", 0, 0},
	{"-1", 0, 0},
	{"+1", 0, 0},
};

static const struct {
	const char *text;
	int ok;
	double value;
} f64_row[] = {
	{"0", 1, 0},
	{"1.5", 1, 1.5},
	{".5", 1, 0.5},
	{"5.", 1, 5},
	{"-2.5e3", 1, -2500},
	{"1E+2", 1, 100},
	{"1e22", 1, 1e22},
	{"1e23", 1, 1e23},
	{"0.1", 1, 0.1},
	{"123456789012345678", 1, 123456789012345678.0},
	{"9007199254740993", 1, 9007199254740992.0},
	{"9007199254740993.00000000000000000000000000000000001", 1,
		9007199254740994.0},
	{"1.7976931348623157e308", 1, 1.7976931348623157e308},
	{"1e400", 1, __builtin_inf()},
	{"4.9e-324", 1, 0x1p-1074},
	{"2.4703282292062327e-324", 1, 0},
	{"2.4703282292062328e-324", 1, 0x1p-1074},
	{"1e-99999999999999999999", 1, 0},
	{"2.2250738585072011e-308", 1, 0x0.fffffffffffffp-1022},
	{"", 0, 0},
	{".", 0, 0},
	{"e5", 0, 0},
	{"1e", 0, 0},
	{"1e+", 0, 0},
	{"0x1p3", 0, 0},
	{"inf", 0, 0},
	{"nan", 0, 0},
	{"1.0f", 0, 0},
	{"1,5", 0, 0},
	{" 1", 0, 0},
	{"1 ", 0, 0},
	{"1.2.3", 0, 0},
};

static void
numbers(void)
{
	char exact[1200] = "0.", longer[4000];
	double f;

	for (int c = 0; c < 256; c++) {
		static const char digits[] = "0123456789abcdefABCDEF";
		const char *at = c ? strchr(digits, c) : NULL;
		int want = !at                ? -1
			   : at - digits < 16 ? (int)(at - digits)
					      : (int)(at - digits) - 6;

		assert(pop_hex_digit((char)c) == want);
	}
	for (size_t i = 0; i < sizeof(i64_row) / sizeof(i64_row[0]); i++) {
		int64_t v = 0;

		assert(pop_str_i64(pop_str_of(i64_row[i].text), &v) ==
			i64_row[i].ok);
		assert(!i64_row[i].ok || v == i64_row[i].value);
	}
	for (size_t i = 0; i < sizeof(u64_row) / sizeof(u64_row[0]); i++) {
		uint64_t v = 0;

		assert(pop_str_u64(pop_str_of(u64_row[i].text), &v) ==
			u64_row[i].ok);
		assert(!u64_row[i].ok || v == u64_row[i].value);
	}
	for (size_t i = 0; i < sizeof(f64_row) / sizeof(f64_row[0]); i++) {
		double v = 0;

		assert(pop_str_f64(pop_str_of(f64_row[i].text), &v) ==
			f64_row[i].ok);
		assert(!f64_row[i].ok || v == f64_row[i].value);
	}
	assert(pop_str_f64(POP_STR("-0.0"), &f) && 1 / f < 0);
	/* Not NUL-terminated: bytes after the end are not seen. */
	assert(pop_str_f64((pop_str){"1.2599999", 4}, &f) && f == 1.25);
	memset(exact + 2, '1', 1100);
	assert(pop_str_f64(pop_str_of(exact), &f) && f == 1.0 / 9);
	memset(longer, '1', sizeof(longer));
	assert(!pop_str_f64((pop_str){longer, sizeof(longer)}, &f));
}

static void
distances(void)
{
	char big[300];

	memset(big, 'a', sizeof(big));
	assert(pop_str_distance(POP_STR(""), POP_STR("")) == 0);
	assert(pop_str_distance(POP_STR("abc"), POP_STR("")) == 3);
	assert(pop_str_distance(POP_STR("kitten"), POP_STR("sitting")) == 3);
	assert(pop_str_distance(POP_STR("compile"), POP_STR("complie")) == 2);
	assert(pop_str_distance((pop_str){big, 300}, POP_STR("a")) == 255);
	assert(pop_str_distance((pop_str){big, 255}, POP_STR("a")) == 254);
	assert(pop_str_has_prefix(POP_STR("ab"), "ab"));
	assert(!pop_str_has_prefix(POP_STR("a"), "ab"));
	assert(pop_str_eq(pop_str_of(NULL), POP_STR("")));
}

/* Long inputs take another path: it must give the same values.  Cut into
 * short parts the bytes take the short one. */
static void
wide_digests(void)
{
	enum { N = 300000 };
	unsigned char *p = malloc(N);

	assert(p);
	for (size_t i = 0; i < N; i++)
		p[i] = (unsigned char)(i * 2654435761u >> 13);
	for (size_t n = N; n > 15000; n -= 14321) {
		pop_hasher *h = pop_hasher_new(), *g = pop_hasher_new();

		assert(h && g);
		for (size_t i = 0; i < n; i += 1000)
			pop_hasher_put(h, p + i, n - i < 1000 ? n - i : 1000);
		pop_hasher_put(g, p, 777);
		pop_hasher_put(g, p + 777, n - 777);
		assert(pop_digest_eq(pop_hasher_get(h), pop_digest_of(p, n)));
		assert(pop_digest_eq(pop_hasher_get(g), pop_digest_of(p, n)));
		assert(pop_hasher_get_u64(h) == pop_digest_u64(p, n));
		pop_hasher_free(h);
		pop_hasher_free(g);
	}
	free(p);
}

static void
digests(void)
{
	static const char text[] = "the same bytes in one piece or in many, "
				   "however they are cut";
	pop_digest whole = pop_digest_of(text, sizeof(text)), parsed;
	char hex[33];

	/* The published digest of no bytes: byte order is part of keys. */
	pop_digest_print(hex, pop_digest_of("", 0));
	assert(strcmp(hex, "99aa06d3014798d86001c324468d497f") == 0);
	for (size_t cut = 0; cut <= sizeof(text); cut++) {
		pop_hasher *h = pop_hasher_new();

		assert(h);
		pop_hasher_put(h, text, cut);
		pop_hasher_put(h, text + cut, sizeof(text) - cut);
		assert(pop_digest_eq(pop_hasher_get(h), whole));
		pop_hasher_free(h);
	}
	pop_hasher_free(NULL);
	assert(!pop_digest_eq(whole, pop_digest_seeded(text, sizeof(text), 1)));
	pop_digest_print(hex, whole);
	assert(pop_digest_parse(&parsed, hex, 32));
	assert(pop_digest_eq(parsed, whole));
	assert(!pop_digest_parse(&parsed, hex, 31));
	hex[3] = 'g';
	assert(!pop_digest_parse(&parsed, hex, 32));
}

static void
levels(void)
{
	pop_err err;

	assert(pop_log_configure("warn,cache=debug", &err) == POP_OK);
	assert(pop_log_level[POP_TOPIC_cache] == POP_LOG_DEBUG);
	assert(pop_log_level[POP_TOPIC_run] == POP_LOG_WARN);
	assert(pop_log_configure("", &err) == POP_OK);
	assert(pop_log_configure("loud", &err) == POP_E_USAGE);
	assert(pop_log_configure("nothing=info", &err) == POP_E_USAGE);
	assert(pop_log_configure("cache=", &err) == POP_E_USAGE);
	assert(strstr(err.text, "cache="));
}

static void
errors(void)
{
	char big[600];
	pop_err err;

	assert(pop_fail(NULL, POP_E_IO, "x") == POP_E_IO);
	assert(pop_fail(&err, POP_E_IO, "inner %d", 1) == POP_E_IO);
	assert(pop_wrap(&err, POP_E_IO, "outer") == POP_E_IO);
	assert(strcmp(err.text, "outer: inner 1") == 0);
	memset(big, 'y', sizeof(big));
	big[sizeof(big) - 1] = '\0';
	pop_wrap(&err, POP_E_IO, "%s", big);
	assert(strlen(err.text) == sizeof(err.text) - 1);
	assert(pop_status_exit(POP_E_NOFIT) == 4);
	assert(pop_status_exit(POP_STATUS_COUNT) == 1);
	for (int st = POP_OK; st < POP_STATUS_COUNT; st++) {
		int code = pop_status_exit((pop_status)st);
		pop_status first = pop_status_of_exit(code);

		assert((int)first <= st && pop_status_exit(first) == code);
	}
	assert(pop_status_of_exit(99) == POP_E_INTERNAL);
	assert(strcmp(pop_status_text(POP_E_NOMEM), "out of memory") == 0);
	assert(*pop_status_text(POP_STATUS_COUNT));
}

int
main(void)
{
	numbers();
	distances();
	digests();
	wide_digests();
	levels();
	errors();
	return 0;
}
