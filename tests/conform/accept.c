/*
 * The list of accepted failures.  Lines, # begins a comment:
 *
 *   case SUITE/CASE.SPELLING REASON
 *   refused N SUITE TEXT      at most N cases of the suite may be refused with
 *                             this text, see conform_generalise()
 *
 * Results that are wrong can only be accepted one by one.
 */

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/fs.h"
#include "lib/base/str.h"
#include "tests/conform/conform.h"

/* Past "file:line:column: ", "file: " or "file: offset N: ". */
static const char *
past_place(const char *text)
{
	size_t n = strcspn(text, " ");

	if (!n || !text[n] || text[n - 1] != ':')
		return text;
	text += n + 1;
	if (strncmp(text, "offset ", 7) != 0)
		return text;
	n = strspn(text + 7, "0123456789");
	if (!n || text[7 + n] != ':' || text[8 + n] != ' ')
		return text;
	return text + 9 + n;
}

void
conform_generalise(char *out, size_t size, const char *text)
{
	size_t n = 0;
	unsigned depth = 0;

	for (const char *p = past_place(text); *p && n + 4 < size; p++) {
		if (*p == '>' && depth)
			depth--;
		if (!depth && isdigit((unsigned char)*p)) {
			if (!n || out[n - 1] != 'N')
				out[n++] = 'N';
		} else if (!depth) {
			out[n++] = *p;
		}
		if (*p == '%' && !depth) {
			while (isalnum((unsigned char)p[1]) || p[1] == '_' ||
				p[1] == '#')
				p++;
			out[n++] = '*';
		}
		if (*p == '<' && isalnum((unsigned char)p[1]) && !depth++)
			out[n++] = '*';
		else if (*p == '<' && depth)
			depth++;
	}
	out[n] = 0;
}

static char *
copy(const char *s, size_t n)
{
	char *c = malloc(n + 1);

	if (c) {
		memcpy(c, s, n);
		c[n] = 0;
	}
	return c;
}

/* Cuts the next word off *s. */
static pop_str
word(char **s)
{
	pop_str w = {*s, strcspn(*s, " ")};

	*s += w.len;
	*s += strspn(*s, " ");
	return w;
}

static pop_status
add(conform_accepts *out, struct conform_accept a, pop_err *err)
{
	struct conform_accept *at =
		realloc(out->at, (out->count + 1) * sizeof(*at));

	if (!at || !a.pattern || !a.reason) {
		free(a.pattern);
		free(a.reason);
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	}
	out->at = at;
	at[out->count++] = a;
	return POP_OK;
}

static pop_status
read_line(conform_accepts *out, char *line, uint32_t number, const char *path,
	pop_err *err)
{
	struct conform_accept a = {.line = number};
	pop_str kind = word(&line), name;
	uint64_t n = 1;

	a.is_case = pop_str_is(kind, "case");
	if (!a.is_case && !pop_str_is(kind, "refused"))
		return pop_fail(err, POP_E_INPUT,
			"%s:%" PRIu32 ": expected \"case\" or \"refused\"",
			path, number);
	if (!a.is_case && !pop_str_u64(word(&line), &n))
		return pop_fail(err, POP_E_INPUT,
			"%s:%" PRIu32 ": expected how many cases", path,
			number);
	name = word(&line);
	if (!name.len || !*line)
		return pop_fail(err, POP_E_INPUT,
			"%s:%" PRIu32 ": a line without a reason", path,
			number);
	a.limit = (uint32_t)n;
	a.pattern = copy(name.ptr, name.len);
	a.reason = copy(line, strlen(line));
	return add(out, a, err);
}

pop_status
conform_accepts_read(conform_accepts *out, const char *path, pop_err *err)
{
	pop_file f = {0};
	pop_status st = pop_file_read(&f, path, (size_t)16 << 20, err);
	char *text, *line, *next;
	uint32_t number = 0;

	if (st == POP_E_MISS)
		return POP_OK;
	POP_TRY(st);
	text = copy((const char *)f.data, f.len);
	pop_file_release(&f);
	if (!text)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (line = text; st == POP_OK && line; line = next) {
		next = strchr(line, '\n');
		if (next)
			*next++ = 0;
		number++;
		if (*line && *line != '#')
			st = read_line(out, line, number, path, err);
	}
	free(text);
	return st;
}

void
conform_accepts_release(conform_accepts *a)
{
	for (size_t i = 0; i < a->count; i++) {
		free(a->at[i].pattern);
		free(a->at[i].reason);
	}
	free(a->at);
	*a = (conform_accepts){0};
}

static bool
is_of_suite(const char *id, const char *suite)
{
	size_t n = strlen(suite);

	return strncmp(id, suite, n) == 0 && id[n] == '/';
}

const char *
conform_accepted(
	conform_accepts *a, const char *id, conform_verdict v, const char *text)
{
	char general[512];

	conform_generalise(general, sizeof(general), text);
	for (size_t i = 0; i < a->count; i++) {
		struct conform_accept *l = &a->at[i];

		if (l->is_case ? strcmp(l->pattern, id) != 0
			       : v != CONFORM_REFUSED ||
					 !is_of_suite(id, l->pattern) ||
					 strcmp(l->reason, general) != 0)
			continue;
		if (l->used == l->limit)
			continue;
		l->used++;
		return l->reason;
	}
	return NULL;
}

bool
conform_is_listed(const conform_accepts *a, const char *id)
{
	for (size_t i = 0; i < a->count; i++)
		if (a->at[i].is_case && strcmp(a->at[i].pattern, id) == 0)
			return true;
	return false;
}
