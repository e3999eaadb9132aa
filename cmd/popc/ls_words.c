/* The words of popc ls: names of fields, filters and formats. */

#include "cmd/popc/ls.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lib/base/json.h"

const popc_field_info popc_field_of[POPC_FIELD_COUNT] = {
#define FIELD(NAME, name, kind, from, text) \
	[POPC_FIELD_##NAME] = {             \
		name, POPC_FIELD_IS_##kind, POPC_FIELD_FROM_##from, text},
#include "cmd/popc/ls_fields.def"
#undef FIELD
};

pop_status
popc_field_find(popc_field *out, pop_str name, pop_err *err)
{
	unsigned best = 256;
	const char *near = "";

	for (int i = 0; i < POPC_FIELD_COUNT; i++) {
		unsigned d = pop_str_distance(
			name, pop_str_of(popc_field_of[i].name));

		if (!d) {
			*out = (popc_field)i;
			return POP_OK;
		}
		if (d < best) {
			best = d;
			near = popc_field_of[i].name;
		}
	}
	return pop_fail(err, POP_E_USAGE,
		"'%.*s' is no field; the nearest is '%s', popc ls --help lists "
		"them",
		POP_STR_ARG(name), near);
}

/* ---- Filters. */

/* The operator at the start of s; NULL: none. */
static const struct operator
{
	const char *text;
	int op;
}
operators[] = {
	{"!=", LS_NE},
	{"!~", LS_LACKS},
	{"<=", LS_LE},
	{">=", LS_GE},
	{"=", LS_EQ},
	{"<", LS_LT},
	{">", LS_GT},
	{"~", LS_HAS},
};

static const struct operator* find_operator(const char *s)
{
	for (size_t i = 0; i < sizeof(operators) / sizeof(operators[0]); i++)
		if (strncmp(s, operators[i].text, strlen(operators[i].text)) ==
			0)
			return &operators[i];
	return NULL;
}

static int
days_of(int year, int month)
{
	static const int days[] = {
		31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

	return days[month - 1] + (month == 2 && leap);
}

/* "2026-11-21", with "T12:30:00" or not, with "Z" or not, in UTC; or seconds
 * since 1970. */
static bool
parse_time(pop_str s, double *out)
{
	int y, mo, d, h = 0, mi = 0, sec = 0, used = 0;
	char text[32];
	int64_t seconds, days;

	if (pop_str_i64(s, &seconds)) {
		*out = (double)seconds;
		return true;
	}
	if (s.len >= sizeof(text))
		return false;
	memcpy(text, s.ptr, s.len);
	text[s.len] = '\0';
	if (sscanf(text, "%d-%d-%d%n", &y, &mo, &d, &used) != 3)
		return false;
	if (text[used] == 'T' && sscanf(text, "%d-%d-%dT%d:%d:%d%n", &y, &mo,
					 &d, &h, &mi, &sec, &used) != 6)
		return false;
	if ((text[used] == 'Z' ? text[used + 1] : text[used]) || mo < 1 ||
		mo > 12 || y < 1970 || y > 9999 || d < 1 ||
		d > days_of(y, mo) || h < 0 || h > 23 || mi < 0 || mi > 59 ||
		sec < 0 || sec > 60)
		return false;
	/* Days before a year that begins in March. */
	y -= mo < 3;
	days = 365 * (int64_t)y + y / 4 - y / 100 + y / 400 +
	       (153 * (mo + (mo > 2 ? -3 : 9)) + 2) / 5 + d - 1 - 719468;
	*out = (double)(days * 86400 + h * 3600 + mi * 60 + sec);
	return true;
}

static bool
parse_value(popc_filter *f, pop_str s)
{
	int64_t n;

	switch (popc_field_of[f->field].kind) {
	case POPC_FIELD_IS_TEXT:
		f->text = s;
		return true;
	case POPC_FIELD_IS_TIME:
		return parse_time(s, &f->number);
	case POPC_FIELD_IS_SPAN:
		if (pop_cli_age(s, &n)) {
			f->number = (double)n;
			return true;
		}
		return pop_str_f64(s, &f->number);
	default:
		if (!pop_cli_int(s, &n))
			return false;
		f->number = (double)n;
		return true;
	}
}

const char *const popc_kind_name[] = {
	[POP_CACHE_ENTRY] = "entry",
	[POP_CACHE_ORIGINAL] = "original",
	[POP_CACHE_TEMP] = "temporary",
	[POP_CACHE_FOREIGN] = "foreign",
};

/* A kind that is none, or a flag that is neither, would choose nothing. */
static pop_status
check_word(const popc_filter *f, const char *text, pop_err *err)
{
	bool same = f->op == LS_EQ || f->op == LS_NE;
	bool good = f->field != POPC_FIELD_KIND || !same;

	for (int i = 0; i <= POP_CACHE_FOREIGN; i++)
		good |= pop_str_is(f->text, popc_kind_name[i]);
	if (!good)
		return pop_fail(err, POP_E_USAGE,
			"--filter=%s: expected entry, original, temporary or "
			"foreign",
			text);
	if (f->field == POPC_FIELD_PINNED && same && f->number != 0 &&
		f->number != 1)
		return pop_fail(
			err, POP_E_USAGE, "--filter=%s: expected 0 or 1", text);
	return POP_OK;
}

static const char *const expected[] = {
	[POPC_FIELD_IS_TEXT] = "a text",
	[POPC_FIELD_IS_NUMBER] = "a number",
	[POPC_FIELD_IS_SIZE] = "bytes, as 20M",
	[POPC_FIELD_IS_TIME] = "a time, as 2026-11-21T12:00:00Z",
	[POPC_FIELD_IS_SPAN] = "a time, as 12h or 30d",
};

pop_status
popc_filter_parse(popc_filter *out, const char *text, pop_err *err)
{
	size_t n = strcspn(text, "=!<>~");
	const struct operator* op = find_operator(text + n);
	popc_field_kind kind;

	*out = (popc_filter){0};
	if (!n || !op)
		return pop_fail(err, POP_E_USAGE,
			"--filter=%s: expected FIELD and one of = != < <= > >= "
			"~ !~ and a value, as size>1M",
			text);
	POP_TRY(popc_field_find(&out->field, (pop_str){text, n}, err));
	kind = popc_field_of[out->field].kind;
	out->op = op->op;
	if ((kind == POPC_FIELD_IS_TEXT &&
		    (out->op >= LS_LT && out->op <= LS_GE)) ||
		(kind != POPC_FIELD_IS_TEXT && out->op >= LS_HAS))
		return pop_fail(err, POP_E_USAGE,
			"--filter=%s: %s is %s, which '%s' does not compare",
			text, popc_field_of[out->field].name,
			kind == POPC_FIELD_IS_TEXT ? "a text" : "no text",
			op->text);
	if (!parse_value(out, pop_str_of(text + n + strlen(op->text))))
		return pop_fail(err, POP_E_USAGE, "--filter=%s: expected %s",
			text, expected[kind]);
	return check_word(out, text, err);
}

static bool
contains(const char *text, pop_str part)
{
	size_t n = strlen(text);

	for (size_t i = 0; i + part.len <= n; i++)
		if (memcmp(text + i, part.ptr, part.len) == 0)
			return true;
	return false;
}

bool
popc_filter_passes(const popc_filter *f, const popc_value *v)
{
	bool text = popc_field_of[f->field].kind == POPC_FIELD_IS_TEXT;

	if (!v->known)
		return f->op == LS_NE || f->op == LS_LACKS;
	switch (f->op) {
	case LS_EQ:
		return text ? pop_str_is(f->text, v->text)
			    : v->number == f->number;
	case LS_NE:
		return text ? !pop_str_is(f->text, v->text)
			    : v->number != f->number;
	case LS_LT:
		return v->number < f->number;
	case LS_LE:
		return v->number <= f->number;
	case LS_GT:
		return v->number > f->number;
	case LS_GE:
		return v->number >= f->number;
	case LS_HAS:
		return contains(v->text, f->text);
	case LS_LACKS:
		return !contains(v->text, f->text);
	}
	return false;
}

/* ---- Formats. */

static pop_status
add_field(popc_format *f, const char *text, pop_str inside, pop_err *err)
{
	popc_format_part *p = &f->part[f->n++];
	const char *colon = memchr(inside.ptr, ':', inside.len);
	pop_str name = {
		inside.ptr, colon ? (size_t)(colon - inside.ptr) : inside.len};
	uint64_t width = 0;

	*p = (popc_format_part){.is_field = true};
	POP_TRY(popc_field_find(&p->field, name, err));
	if (colon &&
		(!pop_str_u64((pop_str){colon + 1, inside.len - name.len - 1},
			 &width) ||
			width > 1000))
		return pop_fail(err, POP_E_USAGE,
			"--format=%s: expected a width from 0 to 1000 behind "
			"'%.*s:'",
			text, POP_STR_ARG(name));
	p->width = (unsigned)width;
	return POP_OK;
}

pop_status
popc_format_parse(popc_format *out, const char *text, pop_err *err)
{
	const char *s = text;

	out->n = 0;
	while (*s) {
		size_t n = strcspn(s, "{");
		const char *end;

		if (out->n + 2 > POPC_FORMAT_PARTS)
			return pop_fail(err, POP_E_USAGE,
				"--format: more than %d fields",
				POPC_FORMAT_PARTS / 2);
		if (n)
			out->part[out->n++] =
				(popc_format_part){.word = {s, n}};
		s += n;
		if (!*s)
			break;
		end = strchr(s, '}');
		if (!end)
			return pop_fail(err, POP_E_USAGE,
				"--format=%s: '{' without '}'", text);
		POP_TRY(add_field(out, text,
			(pop_str){s + 1, (size_t)(end - s - 1)}, err));
		s = end + 1;
	}
	return POP_OK;
}

static void
put_word(pop_buf *out, pop_str s)
{
	for (size_t i = 0; i < s.len; i++) {
		char c = s.ptr[i];

		if (c == '\\' && i + 1 < s.len) {
			c = s.ptr[++i];
			c = c == 't' ? '\t' : c == 'n' ? '\n' : c;
		}
		pop_buf_char(out, c);
	}
}

static void
put_value(pop_buf *out, popc_field field, const popc_value *v)
{
	char text[32];
	time_t t;
	struct tm tm;

	if (!v->known) {
		pop_buf_char(out, '-');
		return;
	}
	switch (popc_field_of[field].kind) {
	case POPC_FIELD_IS_TEXT:
		pop_escape(out, pop_str_of(v->text));
		break;
	case POPC_FIELD_IS_TIME:
		t = (time_t)v->number;
		if (gmtime_r(&t, &tm) &&
			strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%SZ", &tm))
			pop_buf_str(out, text);
		else
			pop_buf_char(out, '?');
		break;
	case POPC_FIELD_IS_SPAN:
		pop_buf_printf(out, "%.3f", v->number);
		break;
	default:
		pop_buf_printf(out, "%.0f", v->number);
	}
}

/* Texts on the left, numbers on the right. */
static void
put_padded(pop_buf *out, const popc_format_part *p, const popc_value *v)
{
	bool left = popc_field_of[p->field].kind == POPC_FIELD_IS_TEXT;
	size_t start = out->len, n;

	put_value(out, p->field, v);
	n = out->len - start;
	if (n >= p->width || out->failed)
		return;
	for (size_t i = n; i < p->width; i++)
		pop_buf_char(out, ' ');
	if (left || out->failed)
		return;
	memmove(out->data + start + p->width - n, out->data + start, n);
	memset(out->data + start, ' ', p->width - n);
}

void
popc_format_print(const popc_format *f,
	const popc_value value[POPC_FIELD_COUNT], pop_buf *out)
{
	for (unsigned i = 0; i < f->n; i++)
		if (f->part[i].is_field)
			put_padded(out, &f->part[i], &value[f->part[i].field]);
		else
			put_word(out, f->part[i].word);
	pop_buf_char(out, '\n');
}
