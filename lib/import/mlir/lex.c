/*
 * Characters, words and places.
 *
 * There is no token stream: MLIR's types cannot be cut into tokens without
 * knowing that a type is meant (4x4xf32).  The parser asks for what may come
 * next, and every question first steps over blanks and comments.
 *
 * All loops compare with m->end; the input has no terminator.
 */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/base/fs.h"
#include "lib/import/mlir/mlir.h"

#define W  POP_MLIR_WORD
#define D  (POP_MLIR_WORD | POP_MLIR_DIGIT)
#define SP POP_MLIR_SPACE
#define ST POP_MLIR_STOP

const unsigned char pop_mlir_class[256] = {
	[' '] = SP,
	['\t'] = SP,
	['\n'] = SP,
	['\r'] = SP,
	['0'] = D,
	['1'] = D,
	['2'] = D,
	['3'] = D,
	['4'] = D,
	['5'] = D,
	['6'] = D,
	['7'] = D,
	['8'] = D,
	['9'] = D,
	['a'] = W,
	['b'] = W,
	['c'] = W,
	['d'] = W,
	['e'] = W,
	['f'] = W,
	['g'] = W,
	['h'] = W,
	['i'] = W,
	['j'] = W,
	['k'] = W,
	['l'] = W,
	['m'] = W,
	['n'] = W,
	['o'] = W,
	['p'] = W,
	['q'] = W,
	['r'] = W,
	['s'] = W,
	['t'] = W,
	['u'] = W,
	['v'] = W,
	['w'] = W,
	['x'] = W,
	['y'] = W,
	['z'] = W,
	['A'] = W,
	['B'] = W,
	['C'] = W,
	['D'] = W,
	['E'] = W,
	['F'] = W,
	['G'] = W,
	['H'] = W,
	['I'] = W,
	['J'] = W,
	['K'] = W,
	['L'] = W,
	['M'] = W,
	['N'] = W,
	['O'] = W,
	['P'] = W,
	['Q'] = W,
	['R'] = W,
	['S'] = W,
	['T'] = W,
	['U'] = W,
	['V'] = W,
	['W'] = W,
	['X'] = W,
	['Y'] = W,
	['Z'] = W,
	['_'] = W,
	['$'] = W,
	['.'] = W,
	['"'] = ST,
	['('] = ST,
	[')'] = ST,
	['['] = ST,
	[']'] = ST,
	['{'] = ST,
	['}'] = ST,
	['<'] = ST,
	['>'] = ST,
	[','] = ST,
	['-'] = ST,
	['/'] = ST,
	[':'] = ST,
};

#undef W
#undef D
#undef SP
#undef ST

static bool
is(char c, int cls)
{
	return (pop_mlir_class[(unsigned char)c] & cls) != 0;
}

/* Arrays have 16 << class bytes. */
static unsigned
size_class(size_t n)
{
	unsigned k = 0;

	while (k < POP_MLIR_SPARES && (size_t)16 << k < n)
		k++;
	return k;
}

void
pop_mlir_spare(pop_mlir *m, void *v, uint32_t cap, size_t size)
{
	unsigned k = size_class(cap * size);

	if (k == POP_MLIR_SPARES)
		return;
	memcpy(v, &m->spare[k], sizeof(void *));
	m->spare[k] = v;
}

void *
pop_mlir_grow(pop_mlir *m, void *v, uint32_t n, uint32_t *cap, size_t size)
{
	uint32_t more = *cap ? *cap * 2 : size > 64 ? 1 : 4;
	unsigned k = size_class(more * size);
	void *p;

	if (k == POP_MLIR_SPARES) {
		p = pop_arena_array(m->arena, more, size);
	} else if (m->spare[k]) {
		p = m->spare[k];
		memcpy(&m->spare[k], p, sizeof(p));
	} else {
		p = pop_arena_alloc(m->arena, (size_t)16 << k);
	}
	if (n)
		memcpy(p, v, n * size);
	if (*cap)
		pop_mlir_spare(m, v, *cap, size);
	*cap = more;
	return p;
}

pop_loc
pop_mlir_place(pop_mlir *m, const char *at)
{
	const char *nl;

	if (m->place)
		return *m->place;
	if (m->binary) {
		uintptr_t k = (uintptr_t)at - (uintptr_t)m->start;

		if (k > (size_t)(m->stop - m->start))
			k = (size_t)(m->here - m->start);
		return pop_loc_offset((uint32_t)k);
	}
	if (at < m->mark_bol) { /* an alias, defined further up */
		m->mark = m->mark_bol = m->start;
		m->mark_line = 1;
	}
	while (m->mark < at &&
		(nl = memchr(m->mark, '\n', (size_t)(at - m->mark)))) {
		m->mark = m->mark_bol = nl + 1;
		m->mark_line++;
	}
	if (m->mark < at)
		m->mark = at;
	return (pop_loc){m->mark_line, (uint32_t)(at - m->mark_bol) + 1};
}

void
pop_mlir_let_go(pop_mlir *m, const char *at)
{
	const char *to = at - POP_MLIR_WINDOW / 2;

	/* Lines are counted while they are here. */
	pop_mlir_place(m, at);
	pop_file_let_go(m->kept_from, to);
	m->kept_from = to;
}

pop_status
pop_mlir_fail(pop_mlir *m, const char *at, const char *fmt, ...)
{
	pop_loc loc = pop_mlir_place(m, at);
	char text[sizeof(m->err->text)], place[POP_LOC_TEXT];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	return pop_fail(m->err, POP_E_INPUT, "%s%s %s%s", m->file,
		pop_loc_print(place, loc), text,
		m->place || m->binary ? "" : pop_import_cut(at, m->stop));
}

pop_status
pop_mlir_expected(pop_mlir *m, const char *what)
{
	char found[24];
	size_t n = 0;

	pop_mlir_blank(m);
	while (n + 1 < sizeof(found) && m->ptr + n < m->end) {
		char c = m->ptr[n];

		if (c < ' ' || c > '~' || (n && is(c, POP_MLIR_SPACE)))
			break;
		found[n++] = c;
		if (!is(c, POP_MLIR_WORD) && !strchr("%@#!\"^-", c))
			break;
	}
	found[n] = '\0';
	if (m->ptr == m->stop)
		return pop_mlir_fail(m, m->ptr,
			"expected %s, found the end of the input", what);
	if (m->ptr == m->end)
		return pop_mlir_fail(m, m->ptr,
			"expected %s, found the end of the attribute", what);
	if (!n)
		return pop_mlir_fail(m, m->ptr,
			"expected %s, found the byte 0x%02x", what,
			(unsigned char)*m->ptr);
	return pop_mlir_fail(m, m->ptr, "expected %s, found '%s'", what, found);
}

void
pop_mlir_blank_slowly(pop_mlir *m)
{
	const char *p = m->ptr;

	for (;;) {
		while (p < m->end && is(*p, POP_MLIR_SPACE))
			p++;
		if (m->end - p < 2 || p[0] != '/' || p[1] != '/')
			break;
		p = memchr(p, '\n', (size_t)(m->end - p));
		if (!p)
			p = m->end;
	}
	m->ptr = p;
}

bool
pop_mlir_accept_arrow(pop_mlir *m)
{
	pop_mlir_blank(m);
	if (m->end - m->ptr < 2 || m->ptr[0] != '-' || m->ptr[1] != '>')
		return false;
	m->ptr += 2;
	return true;
}

bool
pop_mlir_accept_word(pop_mlir *m, const char *word)
{
	size_t n = strlen(word);

	pop_mlir_blank(m);
	if ((size_t)(m->end - m->ptr) < n || memcmp(m->ptr, word, n) != 0)
		return false;
	if (m->ptr + n < m->end && is(m->ptr[n], POP_MLIR_WORD))
		return false;
	m->ptr += n;
	return true;
}

pop_status
pop_mlir_expect(pop_mlir *m, char c)
{
	char what[4] = {'\'', c, '\'', '\0'};

	return pop_mlir_accept(m, c) ? POP_OK : pop_mlir_expected(m, what);
}

pop_status
pop_mlir_expect_word(pop_mlir *m, const char *word)
{
	char what[40];

	if (pop_mlir_accept_word(m, word))
		return POP_OK;
	snprintf(what, sizeof(what), "'%s'", word);
	return pop_mlir_expected(m, what);
}

pop_str
pop_mlir_word(pop_mlir *m)
{
	const char *p, *at;

	pop_mlir_blank(m);
	at = p = m->ptr;
	while (p < m->end && is(*p, POP_MLIR_WORD))
		p++;
	m->ptr = p;
	return (pop_str){at, (size_t)(p - at)};
}

pop_status
pop_mlir_suffix(pop_mlir *m, pop_str *out)
{
	const char *at = m->ptr, *p = at;

	while (p < m->end && (is(*p, POP_MLIR_WORD) || *p == '-'))
		p++;
	if (p == at)
		return pop_mlir_expected(m, "a name");
	if (p - at > POP_MLIR_LIMIT_NAME)
		return pop_mlir_fail(m, at, "name longer than %d bytes",
			POP_MLIR_LIMIT_NAME);
	m->ptr = p;
	*out = (pop_str){at, (size_t)(p - at)};
	return POP_OK;
}

static pop_status
unescape(pop_mlir *m, const char *at, const char *end, pop_str *out)
{
	char *to = pop_arena_alloc(m->arena, (size_t)(end - at));
	size_t n = 0;

	for (const char *p = at; p < end; p++) {
		if (*p != '\\') {
			to[n++] = *p;
			continue;
		}
		p++; /* pop_import_string_end() saw a byte after each backslash
		      */
		if (*p == 'n')
			to[n++] = '\n';
		else if (*p == 't')
			to[n++] = '\t';
		else if (*p == '"' || *p == '\\')
			to[n++] = *p;
		else if (end - p >= 2 && pop_hex_digit(p[0]) >= 0 &&
			 pop_hex_digit(p[1]) >= 0) {
			to[n++] = (char)(pop_hex_digit(p[0]) * 16 +
					 pop_hex_digit(p[1]));
			p++;
		} else {
			return pop_mlir_fail(m, p,
				"unknown escape in a string; expected one of "
				"\\\\ \\\" \\n \\t or two hex digits");
		}
	}
	*out = (pop_str){to, n};
	return POP_OK;
}

pop_status
pop_mlir_string(pop_mlir *m, pop_str *out)
{
	const char *at, *end;

	if (pop_mlir_peek(m) != '"')
		return pop_mlir_expected(m, "a string");
	at = m->ptr;
	end = pop_import_string_end(at, m->end);
	if (!end)
		return pop_mlir_fail(m, at, "string without end");
	if (end - at > POP_MLIR_LIMIT_NAME)
		return pop_mlir_fail(m, at, "string longer than %d bytes",
			POP_MLIR_LIMIT_NAME);
	m->ptr = end + 1;
	at++;
	*out = (pop_str){at, (size_t)(end - at)};
	if (at == end || !memchr(at, '\\', (size_t)(end - at)))
		return POP_OK;
	return unescape(m, at, end, out);
}

pop_status
pop_mlir_symbol(pop_mlir *m, pop_str *out)
{
	if (!pop_mlir_accept(m, '@'))
		return pop_mlir_expected(m, "a symbol, as @name");
	if (m->ptr < m->end && *m->ptr == '"')
		return pop_mlir_string(m, out);
	return pop_mlir_suffix(m, out);
}

pop_status
pop_mlir_integer(pop_mlir *m, int64_t *out)
{
	const char *at;
	bool minus = pop_mlir_accept(m, '-');
	uint64_t v = 0;

	at = m->ptr;
	while (m->ptr < m->end && is(*m->ptr, POP_MLIR_DIGIT)) {
		unsigned d = (unsigned)(*m->ptr - '0');

		if (v > (UINT64_MAX - d) / 10)
			return pop_mlir_fail(
				m, at, "integer does not fit 64 bits");
		v = v * 10 + d;
		m->ptr++;
	}
	if (m->ptr == at)
		return pop_mlir_expected(m, "an integer");
	if (minus ? v > (uint64_t)INT64_MAX + 1 : v > INT64_MAX)
		return pop_mlir_fail(m, at, "integer does not fit 64 bits");
	*out = minus ? (int64_t)(0 - v) : (int64_t)v;
	return POP_OK;
}

const char *
pop_mlir_comment_end(const char *p, const char *end)
{
	if (end - p < 2 || p[0] != '/' || p[1] != '/')
		return p;
	p = memchr(p, '\n', (size_t)(end - p));
	return p ? p : end;
}

/* Behind the string, arrow, bracket or other character at p, which may change
 * the depth; NULL: a string without end. */
static const char *
over(const char *p, const char *end, int *depth)
{
	if (*p == '"') {
		p = pop_import_string_end(p, end);
		return p ? p + 1 : NULL;
	}
	if (*p == '-' && end - p > 1 && p[1] == '>')
		return p + 2;
	if (strchr("([{<", *p))
		++*depth;
	else if (strchr(")]}>", *p))
		--*depth;
	return p + 1;
}

/*
 * Moves from m->ptr to the next byte that matters at the given depth, over
 * strings and comments; brackets of any kind change the depth alike.
 */
static pop_status
skip(pop_mlir *m, int depth, const char *ends, const char **last)
{
	const char *p = m->ptr, *at = p, *next;

	*last = p;
	for (; p < m->end; p = next) {
		next = p + 1;
		if (!is(*p, POP_MLIR_STOP)) {
			if (!is(*p, POP_MLIR_SPACE))
				*last = next;
			continue;
		}
		next = pop_mlir_comment_end(p, m->end);
		if (next > p)
			continue;
		if (depth == 0 && (strchr(ends, *p) || strchr(")]}>", *p)))
			break;
		next = over(p, m->end, &depth);
		if (!next)
			return pop_mlir_fail(m, at, "string without end");
		*last = next;
		if (depth == 0 && !*ends)
			break;
	}
	if (depth)
		return pop_mlir_fail(m, at, "bracket without end");
	m->ptr = p;
	return POP_OK;
}

pop_status
pop_mlir_skip_balanced(pop_mlir *m)
{
	const char *last;

	if (!pop_mlir_peek(m) || !strchr("([{<", *m->ptr))
		return pop_mlir_expected(m, "an opening bracket");
	m->ptr++;
	POP_TRY(skip(m, 1, "", &last));
	m->ptr++;
	return POP_OK;
}

pop_status
pop_mlir_skip_value(pop_mlir *m, const char *ends, pop_mlir_range *out)
{
	pop_mlir_blank(m);
	out->at = m->ptr;
	POP_TRY(skip(m, 0, ends, &out->end));
	if (out->end == out->at)
		return pop_mlir_expected(m, "a value");
	return POP_OK;
}

const char *
pop_mlir_alias_end(const char *p, const char *end)
{
	const char *last = p, *next;
	int depth = 0;

	for (; p < end && (depth > 0 || *p != '\n'); p = next) {
		next = pop_mlir_comment_end(p, end);
		if (next > p)
			continue;
		next = p + 1;
		if (is(*p, POP_MLIR_SPACE))
			continue;
		if (is(*p, POP_MLIR_STOP))
			next = over(p, end, &depth);
		if (!next)
			return end;
		last = next;
	}
	return last;
}

const char *
pop_mlir_find_byte(const char *p, const char *end, char c)
{
	const char *at = memchr(p, c, (size_t)(end - p)), *slash;

	while (at && (slash = memchr(p, '/', (size_t)(at - p)))) {
		p = pop_mlir_comment_end(slash, end);
		p += p == slash;
		if (p > at)
			at = memchr(p, c, (size_t)(end - p));
	}
	return at;
}
