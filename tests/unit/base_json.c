/* JSON text and escaping for terminals. */

#include <assert.h>
#include <string.h>

#include "lib/base/json.h"

static const struct {
	const char *in, *json, *escaped;
} text[] = {
	{"plain", "\"plain\"", "plain"},
	{"a\"b\\c", "\"a\\\"b\\\\c\"", "a\"b\\\\c"},
	{"\x1b[31m\n\t", "\"\\u001b[31m\\n\\t\"", "\\x1b[31m\\x0a\\x09"},
	{"gr\xc3\xbc\xc3\x9f", "\"gr\xc3\xbc\xc3\x9f\"", "gr\xc3\xbc\xc3\x9f"},
	/* a stray byte, an overlong form, a surrogate, a cut character */
	{"\xff", "\"\xef\xbf\xbd\"", "\\xff"},
	{"\xc0\xaf", "\"\xef\xbf\xbd\xef\xbf\xbd\"", "\\xc0\\xaf"},
	{"\xed\xa0\x80", "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"",
		"\\xed\\xa0\\x80"},
	{"\xe2\x82", "\"\xef\xbf\xbd\xef\xbf\xbd\"", "\\xe2\\x82"},
	/* C1 control, right-to-left override */
	{"\xc2\x9b", "\"\\u009b\"", "\\u009b"},
	{"\xe2\x80\xae", "\"\\u202e\"", "\\u202e"},
};

static const struct {
	double v;
	const char *json;
} number[] = {
	{0.1, "0.1"},
	{1, "1"},
	{-0.0, "-0"},
	{1e300, "1e+300"},
	{0x1p-1074, "5e-324"},
	{0.1 + 0.2, "0.30000000000000004"},
	{__builtin_inf(), "null"},
};

static void
is(const pop_buf *b, const char *want)
{
	assert(b->len == strlen(want) && !memcmp(b->data, want, b->len));
}

static void
structure(void)
{
	pop_buf b = {0};
	pop_json j;

	pop_json_init(&j, &b);
	pop_json_object(&j, NULL);
	pop_json_cstr(&j, "k", "v");
	pop_json_array(&j, "list");
	pop_json_int(&j, NULL, -1);
	pop_json_u64(&j, NULL, UINT64_MAX);
	pop_json_array(&j, NULL);
	pop_json_end_array(&j);
	pop_json_end_array(&j);
	pop_json_bool(&j, "b", true);
	pop_json_end_object(&j);
	is(&b, "{\n  \"k\": \"v\",\n  \"list\": [\n    -1,\n"
	       "    18446744073709551615,\n    []\n  ],\n  \"b\": true\n}");
	pop_buf_release(&b);
}

int
main(void)
{
	structure();
	for (size_t i = 0; i < sizeof(text) / sizeof(text[0]); i++) {
		pop_buf b = {0};
		pop_json j;

		pop_json_init(&j, &b);
		pop_json_cstr(&j, NULL, text[i].in);
		is(&b, text[i].json);
		b.len = 0;
		pop_escape(&b, pop_str_of(text[i].in));
		is(&b, text[i].escaped);
		pop_buf_release(&b);
	}
	for (size_t i = 0; i < sizeof(number) / sizeof(number[0]); i++) {
		pop_buf b = {0};
		pop_json j;

		pop_json_init(&j, &b);
		pop_json_f64(&j, NULL, number[i].v);
		is(&b, number[i].json);
		pop_buf_release(&b);
	}
	return 0;
}
