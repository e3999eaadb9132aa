/*
 * JSON text.  One flag, `first`, decides the comma: set on entering a
 * container, cleared by every value, and cleared again on leaving one.
 */

#include "lib/base/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * Decodes one UTF-8 character.  Returns its length and sets *code, or 0 if
 * the bytes are not UTF-8 (overlong forms and surrogates are not).
 */
static size_t
utf8_next(pop_str s, size_t i, uint32_t *code)
{
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	unsigned char c = (unsigned char)s.ptr[i];
	size_t n = c < 0x80         ? 1
		   : c >> 5 == 0x06 ? 2
		   : c >> 4 == 0x0e ? 3
		   : c >> 3 == 0x1e ? 4
				    : 0;

	if (n < 2) {
		*code = c;
		return n;
	}
	if (n > s.len - i)
		return 0;
	*code = c & (0x7fu >> n);
	for (size_t k = 1; k < n; k++) {
		unsigned char t = (unsigned char)s.ptr[i + k];

		if (t >> 6 != 2)
			return 0;
		*code = *code << 6 | (t & 0x3f);
	}
	if (*code < least[n] || *code > 0x10ffff ||
		(*code >= 0xd800 && *code <= 0xdfff))
		return 0;
	return n;
}

/* C0, DEL and C1 controls, and marks that reorder what the reader sees. */
static bool
is_deceptive(uint32_t c)
{
	return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x61c ||
	       (c >= 0x200b && c <= 0x200f) || (c >= 0x2028 && c <= 0x202e) ||
	       (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}

static void
put_quoted(pop_buf *out, pop_str s)
{
	size_t n;

	pop_buf_char(out, '"');
	for (size_t i = 0; i < s.len; i += n ? n : 1) {
		uint32_t code;

		n = utf8_next(s, i, &code);
		if (!n)
			pop_buf_str(out, "\xef\xbf\xbd");
		else if (code == '"' || code == '\\')
			pop_buf_printf(out, "\\%c", (char)code);
		else if (code == '\n')
			pop_buf_str(out, "\\n");
		else if (code == '\t')
			pop_buf_str(out, "\\t");
		else if (is_deceptive(code))
			pop_buf_printf(out, "\\u%04x", (unsigned)code);
		else
			pop_buf_put(out, s.ptr + i, n);
	}
	pop_buf_char(out, '"');
}

static void
separate(pop_json *j)
{
	if (!j->first)
		pop_buf_char(j->out, ',');
	if (j->depth) {
		pop_buf_char(j->out, '\n');
		for (unsigned i = 0; i < j->depth; i++)
			pop_buf_str(j->out, "  ");
	}
	j->first = false;
}

static void
begin(pop_json *j, const char *key)
{
	separate(j);
	if (!key)
		return;
	put_quoted(j->out, pop_str_of(key));
	pop_buf_str(j->out, ": ");
}

static void
enter(pop_json *j, const char *key, char c)
{
	begin(j, key);
	pop_buf_char(j->out, c);
	j->depth++;
	j->first = true;
}

static void
leave(pop_json *j, char c)
{
	j->depth--;
	if (!j->first) {
		pop_buf_char(j->out, '\n');
		for (unsigned i = 0; i < j->depth; i++)
			pop_buf_str(j->out, "  ");
	}
	pop_buf_char(j->out, c);
	j->first = false;
}

void
pop_json_init(pop_json *j, pop_buf *out)
{
	*j = (pop_json){.out = out, .first = true};
}

void
pop_json_raw(pop_json *j, pop_str text)
{
	if (!j->first)
		pop_buf_char(j->out, ',');
	pop_buf_put(j->out, text.ptr, text.len);
	j->first = false;
}

void
pop_json_object(pop_json *j, const char *key)
{
	enter(j, key, '{');
}

void
pop_json_array(pop_json *j, const char *key)
{
	enter(j, key, '[');
}

void
pop_json_end_object(pop_json *j)
{
	leave(j, '}');
}

void
pop_json_end_array(pop_json *j)
{
	leave(j, ']');
}

void
pop_json_str(pop_json *j, const char *key, pop_str s)
{
	begin(j, key);
	put_quoted(j->out, s);
}

void
pop_json_cstr(pop_json *j, const char *key, const char *s)
{
	pop_json_str(j, key, pop_str_of(s));
}

void
pop_json_int(pop_json *j, const char *key, int64_t v)
{
	begin(j, key);
	pop_buf_printf(j->out, "%lld", (long long)v);
}

void
pop_json_u64(pop_json *j, const char *key, uint64_t v)
{
	begin(j, key);
	pop_buf_printf(j->out, "%llu", (unsigned long long)v);
}

void
pop_json_f64(pop_json *j, const char *key, double v)
{
	char text[40] = "null";

	begin(j, key);
	for (int digits = 1; v - v == 0 && digits <= 17; digits++) {
		snprintf(text, sizeof(text), "%.*g", digits, v);
		if (strtod(text, NULL) == v)
			break;
	}
	pop_buf_str(j->out, text);
}

void
pop_json_bool(pop_json *j, const char *key, bool v)
{
	begin(j, key);
	pop_buf_str(j->out, v ? "true" : "false");
}

void
pop_escape(pop_buf *out, pop_str s)
{
	size_t n;

	for (size_t i = 0; i < s.len; i += n ? n : 1) {
		uint32_t code;

		n = utf8_next(s, i, &code);
		if (!n)
			pop_buf_printf(out, "\\x%02x", (unsigned char)s.ptr[i]);
		else if (code == '\\')
			pop_buf_str(out, "\\\\");
		else if (code < 0x80 && is_deceptive(code))
			pop_buf_printf(out, "\\x%02x", (unsigned)code);
		else if (is_deceptive(code))
			pop_buf_printf(out, "\\u%04x", (unsigned)code);
		else
			pop_buf_put(out, s.ptr + i, n);
	}
}
