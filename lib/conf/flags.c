/*
 * TF_POPLAR_FLAGS.  The rules are the original's, down to what looks odd:
 *
 *   - a value whose first character that is no space is not '-' names a file;
 *   - words end at space, tab, CR or LF; reading ends at the first word
 *     without '-';
 *   - --name="a b" knows backslash escapes, --name='a b' does not; the quote
 *     must follow a name made of letters, digits, '-' and '_';
 *   - text after a closing quote begins a new word;
 *   - --name of a bool matches every word that begins so, and what follows
 *     must then be nothing, =true or =false;
 *   - a value that cannot be read is reported, leaves the flag as it was and
 *     hides unknown flags in the same text.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/fs.h"
#include "lib/conf/conf_int.h"

#define VARIABLE "TF_POPLAR_FLAGS"

enum {
	MAX_FILE = 1 << 20,
	MAX_SHOWN = 80,
};

static const char space[] = " \t\r\n";

struct flags {
	pop_conf *c;
	pop_err *err;
	pop_str rest;    /* not read yet */
	pop_buf word;    /* the current word, quotes removed */
	pop_buf unknown; /* unknown words, a NUL after each */
	size_t nunknown;
	bool bad; /* a value could not be read */
};

static bool
is_space(char c)
{
	return c && strchr(space, c);
}

static bool
is_name(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || c == '-' || c == '_';
}

static char
at(pop_str s, size_t i)
{
	return i < s.len ? s.ptr[i] : '\0';
}

/* Appends the quoted text that starts at i; returns where it ends. */
static size_t
read_quoted(pop_buf *word, pop_str s, size_t i)
{
	char quote = s.ptr[i++];

	for (; i < s.len && s.ptr[i] != quote; i++) {
		if (quote == '"' && s.ptr[i] == '\\' && i + 1 < s.len)
			i++;
		pop_buf_char(word, s.ptr[i]);
	}
	return i < s.len ? i + 1 : i;
}

/* The next word into f->word; false at the end. */
static bool
next_word(struct flags *f)
{
	pop_str s = f->rest;
	size_t b = 0, e;

	while (b < s.len && is_space(s.ptr[b]))
		b++;
	if (at(s, b) != '-')
		return false;
	for (e = b; is_name(at(s, e)); e++)
		;
	f->word.len = 0;
	if (at(s, e) == '=' && (at(s, e + 1) == '"' || at(s, e + 1) == '\'')) {
		pop_buf_put(&f->word, s.ptr + b, e + 1 - b);
		e = read_quoted(&f->word, s, e + 1);
	} else {
		while (e < s.len && !is_space(s.ptr[e]))
			e++;
		pop_buf_put(&f->word, s.ptr + b, e - b);
	}
	f->rest = (pop_str){s.ptr + e, s.len - e};
	return true;
}

static pop_status
bad_value(struct flags *f, pop_opt opt, pop_str value)
{
	f->bad = true;
	return conf_note(f->c, f->err, true,
		"Couldn't interpret value %.*s for flag %s.",
		value.len > MAX_SHOWN ? MAX_SHOWN : (int)value.len, value.ptr,
		pop_opt_info_of[opt].name);
}

/* As scanf would: space and a plus sign may go first. */
static pop_str
trim_number(pop_str s)
{
	while (s.len && (is_space(*s.ptr) || *s.ptr == '\v' || *s.ptr == '\f'))
		s = (pop_str){s.ptr + 1, s.len - 1};
	return s;
}

static pop_status
set_flag(struct flags *f, pop_opt opt, pop_str value)
{
	conf_value v = {.n = 0};
	pop_conf_type type = pop_opt_info_of[opt].type;
	pop_str text = type == POP_CONF_INT ? trim_number(value) : value;
	pop_status st = conf_parse(f->c, opt, text, false, &v, f->err);

	if (st == POP_E_USAGE)
		return bad_value(f, opt, value);
	POP_TRY(st);
	return conf_put(f->c, opt, &v, POP_RANK_FLAG, VARIABLE, f->err);
}

/* *matched: `word` (without --) is about flag `opt`. */
static pop_status
try_flag(struct flags *f, pop_opt opt, pop_str word, bool *matched)
{
	const char *name = pop_opt_info_of[opt].name;
	pop_str value;

	*matched = false;
	if (!pop_str_has_prefix(word, name))
		return POP_OK;
	value = (pop_str){word.ptr + strlen(name), word.len - strlen(name)};
	if (pop_opt_info_of[opt].type == POP_CONF_BOOL) {
		*matched = true;
		if (!value.len)
			return set_flag(f, opt, POP_STR("true"));
		if (*value.ptr != '=')
			return bad_value(f, opt, value);
	}
	if (!value.len || *value.ptr != '=')
		return POP_OK;
	*matched = true;
	return set_flag(f, opt, (pop_str){value.ptr + 1, value.len - 1});
}

static pop_status
take_word(struct flags *f)
{
	pop_str word = {(const char *)f->word.data, f->word.len};
	const char *nul = memchr(word.ptr, '\0', word.len);
	bool matched = false;

	/* Words are C strings; a file may hold other bytes. */
	word.len = nul ? (size_t)(nul - word.ptr) : word.len;

	if (pop_str_has_prefix(word, "--")) {
		pop_str tail = {word.ptr + 2, word.len - 2};

		for (pop_opt opt = 0; opt < POP_OPT_COUNT && !matched; opt++)
			if (pop_opt_info_of[opt].flag)
				POP_TRY(try_flag(f, opt, tail, &matched));
	}
	if (!matched) {
		pop_buf_put(&f->unknown, word.ptr, word.len);
		pop_buf_char(&f->unknown, '\0');
		f->nunknown++;
	}
	return POP_OK;
}

static const char *
nearest_flag(const char *word)
{
	const char *name[POP_OPT_COUNT];
	size_t n = 0;
	pop_str s = {word + strspn(word, "-"), 0};

	s.len = strcspn(s.ptr, "=");
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++)
		if (pop_opt_info_of[opt].flag)
			name[n++] = pop_opt_info_of[opt].name;
	return conf_nearest(s, name, n);
}

/* All names first, since the text may be cut; then what is near them. */
static pop_status
unknown_flags(struct flags *f)
{
	const char *word = (const char *)f->unknown.data;
	pop_buf text = {0};
	bool first = true;
	pop_status st;

	pop_buf_printf(&text,
		"Unknown flag%s in %s:", f->nunknown > 1 ? "s" : "", VARIABLE);
	for (size_t i = 0; i < f->nunknown; i++, word += strlen(word) + 1)
		pop_buf_printf(&text, " %s", word);
	word = (const char *)f->unknown.data;
	for (size_t i = 0; i < f->nunknown; i++, word += strlen(word) + 1) {
		const char *near = nearest_flag(word);

		/* A name that is right lacks what must be attached to it. */
		if (near)
			pop_buf_printf(&text, "%s--%s%s",
				first ? " (did you mean " : ", ", near,
				strcmp(word + strspn(word, "-"), near) == 0
					? "=VALUE"
					: "");
		first = first && !near;
	}
	pop_buf_str(&text, first ? "" : "?)");
	pop_buf_char(&text, '\0');
	st = pop_buf_finish(&text, f->err);
	if (st == POP_OK)
		st = pop_fail(
			f->err, POP_E_USAGE, "%s", (const char *)text.data);
	if (st == POP_E_USAGE && f->err && text.len > sizeof(f->err->text) &&
		conf_note(f->c, NULL, true, "%s", (const char *)text.data) !=
			POP_OK)
		st = POP_E_NOMEM;
	pop_buf_release(&text);
	return st;
}

/* What does not begin with '-' ends the flags; it may be half of a path. */
static pop_status
note_rest(struct flags *f)
{
	pop_str s = trim_number(f->rest);
	size_t n = 0;

	while (n < s.len && s.ptr[n] && !is_space(s.ptr[n]))
		n++;
	if (!n)
		return POP_OK;
	return conf_note(f->c, f->err, false,
		"%s: '%.*s' and what follows is ignored, as it does not begin "
		"with '-'; a value with spaces goes into quotes",
		VARIABLE, n > MAX_SHOWN ? MAX_SHOWN : (int)n, s.ptr);
}

static pop_status
load_text(pop_conf *c, pop_str text, pop_err *err)
{
	struct flags f = {.c = c, .err = err, .rest = text};
	pop_status st = POP_OK;

	while (st == POP_OK && next_word(&f)) {
		st = pop_buf_finish(&f.word, err);
		if (st == POP_OK)
			st = take_word(&f);
	}
	if (st == POP_OK)
		st = pop_buf_finish(&f.unknown, err);
	if (st == POP_OK && f.nunknown && !f.bad)
		st = unknown_flags(&f);
	if (st == POP_OK)
		st = note_rest(&f);
	pop_buf_release(&f.word);
	pop_buf_release(&f.unknown);
	return st;
}

pop_status
pop_conf_load_flags(pop_conf *c, const char *text, pop_err *err)
{
	pop_file file = {0};
	const char *path = NULL;
	pop_status st;

	if (!*text)
		return POP_OK;
	if (text[strspn(text, space)] == '-')
		return load_text(c, pop_str_of(text), err);
	POP_TRY(conf_expand(c, pop_str_of(text), &path, err));
	/* A name of "-" is a flag above, so this never reads standard input. */
	st = pop_file_read(&file, path, MAX_FILE, NULL);
	if (st == POP_E_NOMEM)
		return pop_fail(err, st, "out of memory");
	if (st != POP_OK)
		return pop_fail(err, POP_E_USAGE,
			"Could not open file \"%s\" to read flags for "
			"environment variable \"%s\".  (We assumed \"%s\" was "
			"a file name because it did not start with a \"--\".)",
			path, VARIABLE, path);
	st = load_text(c, (pop_str){(const char *)file.data, file.len}, err);
	pop_file_release(&file);
	return st;
}

void
pop_conf_flags_usage(pop_buf *out)
{
	for (pop_opt opt = 0; opt < POP_OPT_COUNT; opt++)
		if (pop_opt_info_of[opt].flag)
			pop_buf_printf(out, "\t--%s: %s\n",
				pop_opt_info_of[opt].name,
				pop_opt_info_of[opt].text);
}
