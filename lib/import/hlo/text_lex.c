/*
 * Characters, words and places of HLO text.
 *
 * There is no token stream: what a character means depends on what may come
 * next (b01f_01io->b01f, 0_0x1_1, [4,2]<=[8]T(1,0)).  The parser asks for that,
 * and every question first steps over blanks and comments.
 *
 * All loops compare with t->end; the input has no terminator.
 */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "lib/base/fs.h"
#include "lib/import/hlo/text.h"

pop_loc
pop_hlo_text_place(pop_hlo_text *t, const char *at)
{
	const char *nl;

	if (at < t->mark_bol) {
		t->mark = t->mark_bol = t->m->data;
		t->mark_line = 1;
	}
	while (t->mark < at &&
		(nl = memchr(t->mark, '\n', (size_t)(at - t->mark))) != NULL) {
		t->mark = t->mark_bol = nl + 1;
		t->mark_line++;
	}
	if (t->mark < at)
		t->mark = at;
	return (pop_loc){t->mark_line, (uint32_t)(at - t->mark_bol) + 1};
}

void
pop_hlo_text_let_go(pop_hlo_text *t)
{
	const char *to = t->ptr - POP_HLO_TEXT_WINDOW / 2;

	/* Lines are counted while they are here. */
	pop_hlo_text_place(t, t->ptr);
	pop_file_let_go(t->kept_from, to);
	t->kept_from = to;
}

pop_status
pop_hlo_text_fail(pop_hlo_text *t, const char *at, const char *fmt, ...)
{
	char text[400];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	return pop_hlo_fail(t->m, pop_hlo_text_place(t, at), "%s%s", text,
		pop_import_cut(at, t->end));
}

pop_status
pop_hlo_text_expected(pop_hlo_text *t, const char *what)
{
	char found[48];
	int n = 0;

	pop_hlo_text_blank(t);
	while (n < 40 && t->end - t->ptr > n && pop_hlo_text_in_name(t->ptr[n]))
		n++;
	if (t->ptr == t->end)
		snprintf(found, sizeof(found), "the end of the input");
	else if (n)
		snprintf(found, sizeof(found), "'%.*s'", n, t->ptr);
	else if (*t->ptr > ' ' && *t->ptr < 127)
		snprintf(found, sizeof(found), "'%c'", *t->ptr);
	else
		snprintf(found, sizeof(found), "byte 0x%02x",
			(unsigned)(unsigned char)*t->ptr);
	return pop_hlo_text_fail(
		t, t->ptr, "expected %s, found %s", what, found);
}

const char *
pop_hlo_text_comment_end(const char *p, const char *end)
{
	if (end - p < 2 || p[0] != '/' || (p[1] != '/' && p[1] != '*'))
		return p;
	if (p[1] == '/') {
		p = memchr(p, '\n', (size_t)(end - p));
		return p ? p : end;
	}
	for (p += 2; p < end; p++) {
		p = memchr(p, '*', (size_t)(end - p));
		if (!p)
			break;
		if (end - p > 1 && p[1] == '/')
			return p + 2;
	}
	return end;
}

void
pop_hlo_text_blank_slowly(pop_hlo_text *t)
{
	const char *p = t->ptr, *end = t->end, *next;

	for (; p < end; p = next) {
		next = pop_hlo_text_comment_end(p, end);
		if (*p == ' ' || *p == '\n' || *p == '\t' || *p == '\r')
			next = p + 1;
		if (next == p)
			break;
	}
	t->ptr = p;
}

bool
pop_hlo_text_accept_all(pop_hlo_text *t, const char *text)
{
	size_t n = strlen(text);

	pop_hlo_text_blank(t);
	if ((size_t)(t->end - t->ptr) < n || memcmp(t->ptr, text, n) != 0)
		return false;
	t->ptr += n;
	return true;
}

pop_status
pop_hlo_text_expect(pop_hlo_text *t, char c)
{
	char what[4] = {'\'', c, '\'', '\0'};

	if (pop_hlo_text_accept(t, c))
		return POP_OK;
	return pop_hlo_text_expected(t, what);
}

pop_str
pop_hlo_text_word(pop_hlo_text *t)
{
	const char *p;

	pop_hlo_text_blank(t);
	p = t->ptr;
	while (t->ptr < t->end && pop_hlo_text_in_name(*t->ptr))
		t->ptr++;
	return (pop_str){p, (size_t)(t->ptr - p)};
}

pop_status
pop_hlo_text_name_read(pop_hlo_text *t, const char *what, pop_str *out)
{
	const char *at;

	pop_hlo_text_blank(t);
	at = t->ptr;
	if (t->ptr < t->end && *t->ptr == '%')
		t->ptr++;
	if (t->ptr == t->end || !pop_hlo_text_in_name(*t->ptr))
		return pop_hlo_text_expected(t, what);
	*out = pop_hlo_text_word(t);
	if (out->len > POP_HLO_LIMIT_NAME)
		return pop_hlo_text_fail(t, at,
			"a name of %zu bytes, expected at most %d", out->len,
			POP_HLO_LIMIT_NAME);
	return POP_OK;
}

pop_status
pop_hlo_text_integer(pop_hlo_text *t, int64_t *out)
{
	const char *at, *digits;
	uint64_t v = 0;
	bool minus;

	pop_hlo_text_blank(t);
	at = t->ptr;
	minus = t->ptr < t->end && *t->ptr == '-';
	t->ptr += minus;
	digits = t->ptr;
	for (; t->ptr < t->end && *t->ptr >= '0' && *t->ptr <= '9'; t->ptr++) {
		unsigned d = (unsigned)(*t->ptr - '0');

		if (v > (INT64_MAX - (uint64_t)d + minus) / 10)
			return pop_hlo_text_fail(
				t, at, "this number does not fit 64 bits");
		v = v * 10 + d;
	}
	if (t->ptr == digits) {
		t->ptr = at;
		return pop_hlo_text_expected(t, "an integer");
	}
	*out = minus ? (int64_t)(0 - v) : (int64_t)v;
	return POP_OK;
}

static int
digit_of(char c, int base)
{
	int v = pop_hex_digit(c);

	return v < base ? v : -1;
}

/* What follows a backslash: C's escapes.  NULL if it is none. */
static const char *
escape(const char *p, const char *end, char *out)
{
	static const char from[] = "abfnrtv", to[] = "\a\b\f\n\r\t\v";
	const char *known = strchr(from, *p);
	int base = *p == 'x' ? 16 : 8, most = base == 16 ? 2 : 3, v = 0;
	const char *digits = p + (base == 16);

	if (*p && known) {
		*out = to[known - from];
		return p + 1;
	}
	if (*p && strchr("\\\"'?", *p)) {
		*out = *p;
		return p + 1;
	}
	for (p = digits; p < end && p - digits < most; p++) {
		if (digit_of(*p, base) < 0)
			break;
		v = v * base + digit_of(*p, base);
	}
	*out = (char)v;
	return p == digits || v > 255 ? NULL : p;
}

static pop_status
unescape(pop_hlo_text *t, const char *at, const char *end, pop_str *out)
{
	char *to = pop_arena_alloc(t->m->scratch, (size_t)(end - at));
	size_t n = 0;

	while (at < end) {
		const char *next;

		if (*at != '\\') {
			to[n++] = *at++;
			continue;
		}
		/* pop_import_string_end() saw a byte after each backslash */
		next = escape(at + 1, end, &to[n]);
		if (!next)
			return pop_hlo_text_fail(t, at,
				"unknown escape in a string, expected one of "
				"\\\\ \\\" \\' \\n \\t \\r or octal or "
				"\\x hexadecimal digits");
		n++;
		at = next;
	}
	*out = (pop_str){to, n};
	return POP_OK;
}

static pop_status
string_range(pop_hlo_text *t, const char **at, const char **end)
{
	if (pop_hlo_text_peek(t) != '"')
		return pop_hlo_text_expected(t, "a string");
	*at = t->ptr + 1;
	*end = pop_import_string_end(t->ptr, t->end);
	if (!*end)
		return pop_hlo_text_fail(t, t->ptr, "string without end");
	t->ptr = *end + 1;
	return POP_OK;
}

pop_status
pop_hlo_text_string(pop_hlo_text *t, pop_str *out)
{
	const char *at = NULL, *end = NULL;

	POP_TRY(string_range(t, &at, &end));
	if (end - at > UINT32_MAX)
		return pop_hlo_text_fail(t, at, "string above 4 GiB");
	*out = (pop_str){at, (size_t)(end - at)};
	if (at == end || !memchr(at, '\\', (size_t)(end - at)))
		return POP_OK;
	return unescape(t, at, end, out);
}

/* Brackets of all kinds count alike: what is skipped is not checked. */
pop_status
pop_hlo_text_skip(pop_hlo_text *t, pop_str *out)
{
	const char *at, *p, *next, *end = t->end;
	uint32_t depth = 0;

	pop_hlo_text_blank(t);
	at = p = t->ptr;
	for (; p < end; p = next) {
		char c = *p;

		next = p + 1;
		if (pop_hlo_text_in_name(c))
			continue;
		next = pop_hlo_text_comment_end(p, end);
		if (next > p && depth)
			continue;
		if (next > p)
			break;
		next = p + 1;
		if (c == '"') {
			const char *quote = pop_import_string_end(p, end);

			if (!quote)
				return pop_hlo_text_fail(
					t, p, "string without end");
			next = quote + 1;
		} else if (c == '{' || c == '(' || c == '[') {
			depth++;
		} else if (c == '}' || c == ')' || c == ']') {
			if (!depth)
				break;
			depth--;
		} else if (!depth && (c == ',' || (unsigned char)c <= ' ')) {
			break;
		}
	}
	if (depth)
		return pop_hlo_text_fail(t, at, "bracket without end");
	if (p == at)
		return pop_hlo_text_expected(t, "a value");
	t->ptr = p;
	*out = (pop_str){at, (size_t)(p - at)};
	return POP_OK;
}

pop_status
pop_hlo_text_skip_record(pop_hlo_text *t)
{
	pop_str value;

	POP_TRY(pop_hlo_text_expect(t, '{'));
	while (!pop_hlo_text_accept(t, '}')) {
		if (!pop_hlo_text_word(t).len)
			return pop_hlo_text_expected(t, "a name or '}'");
		POP_TRY(pop_hlo_text_expect(t, '='));
		POP_TRY(pop_hlo_text_skip(t, &value));
		pop_hlo_text_accept(t, ',');
	}
	return POP_OK;
}

pop_status
pop_hlo_text_list(pop_hlo_text *t, uint32_t n)
{
	const char *at;
	int64_t v;

	t->ints.n = n;
	POP_TRY(pop_hlo_text_expect(t, '{'));
	at = t->ptr - 1;
	if (pop_hlo_text_accept(t, '}'))
		return POP_OK;
	do {
		POP_TRY(pop_hlo_text_integer(t, &v));
		if (t->ints.n == POP_HLO_LIMIT_LIST)
			return pop_hlo_text_fail(t, at,
				"a list of more than %d numbers",
				POP_HLO_LIMIT_LIST);
		POP_HLO_PUSH(t->m, &t->ints, v);
	} while (pop_hlo_text_accept(t, ','));
	if (pop_hlo_text_accept(t, '}'))
		return POP_OK;
	return pop_hlo_text_expected(t, "',' or '}'");
}

const int64_t *
pop_hlo_text_keep(pop_hlo_text *t, uint32_t from)
{
	uint32_t n = t->ints.n - from;
	int64_t *v = POP_NEWN(t->m->scratch, int64_t, n);

	if (n)
		memcpy(v, t->ints.v + from, n * sizeof(*v));
	return v;
}
