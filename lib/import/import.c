/*
 * Which reader reads: every row of readers.def bids on the bytes, the highest
 * bid wins, the first of equals.
 */

#include "lib/import/import.h"

#include <string.h>

#include "lib/import/reader.h"

typedef struct bytes {
	const unsigned char *ptr;
	size_t len;
} bytes;

/* How far bids look: they must not cost more than reading does. */
enum { LOOK = 4096 };

static bool
starts(bytes b, const char *magic, size_t n)
{
	return b.len >= n && memcmp(b.ptr, magic, n) == 0;
}

static bool
is_space(unsigned char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Offset behind the comment at i, // or C's; i itself if there is none. */
static size_t
skip_comment(bytes b, size_t i)
{
	if (b.len - i < 2 || b.ptr[i] != '/')
		return i;
	if (b.ptr[i + 1] == '/') {
		while (i < b.len && b.ptr[i] != '\n')
			i++;
	} else if (b.ptr[i + 1] == '*') {
		for (i += 2; i + 1 < b.len; i++)
			if (b.ptr[i] == '*' && b.ptr[i + 1] == '/')
				return i + 2;
		i = b.len;
	}
	return i;
}

/* Offset of the first byte that is neither space nor comment. */
static size_t
skip_blank(bytes b)
{
	size_t i = starts(b, "\xef\xbb\xbf", 3) ? 3 : 0, next;

	for (; i < b.len; i = next) {
		next = is_space(b.ptr[i]) ? i + 1 : skip_comment(b, i);
		if (next == i)
			break;
	}
	return i;
}

static bool
word_at(bytes b, size_t i, const char *word)
{
	size_t n = strlen(word);

	return b.len - i >= n && memcmp(b.ptr + i, word, n) == 0;
}

static bool
is_text(bytes b)
{
	size_t n = b.len < LOOK ? b.len : LOOK;

	for (size_t i = 0; i < n; i++)
		if (b.ptr[i] < 0x20 && !is_space(b.ptr[i]))
			return false;
	return true;
}

static int
bid_mlir(bytes b)
{
	static const char *const word[] = {"module", "builtin.module",
		"\"builtin.module\"", "func.func", "\"func.func\"", "#", "!"};
	size_t i;

	if (!is_text(b))
		return 0;
	i = skip_blank(b);
	for (size_t k = 0; k < sizeof(word) / sizeof(word[0]); k++)
		if (word_at(b, i, word[k]))
			return 90;
	return 10;
}

static int
bid_popir(bytes b)
{
	return pop_graph_is_text((pop_str){(const char *)b.ptr, b.len}) ? 95
									: 0;
}

static int
bid_bytecode(bytes b)
{
	return starts(b, "ML\xefR", 4) ? 100 : 0;
}

/* A flatbuffer without identifier that carries a portable artifact. */
static int
bid_jax_export(bytes b)
{
	size_t at, len;

	if (is_text(b) || b.len < 8)
		return 0;
	if (pop_jax_export_find(b.ptr, b.len, &at, &len) && len >= 4 &&
		memcmp(b.ptr + at, "ML\xefR", 4) == 0)
		return 90;
	for (size_t i = 4; i + 17 <= b.len && i < 16 * (size_t)LOOK; i++)
		if (memcmp(b.ptr + i, "ML\xefR", 4) == 0)
			return 80;
	return 0;
}

static int
bid_hlo_text(bytes b)
{
	size_t i = skip_blank(b);

	/* Computations alone are a module too. */
	return word_at(b, i, "HloModule") ? 100
	       : word_at(b, i, "ENTRY")   ? 80
					  : 0;
}

/* Tags of fields 1 to 3 of protocol buffers, strings or messages all. */
enum { FIELD_1 = 0x0a, FIELD_2 = 0x12, FIELD_3 = 0x1a };

/* Steps over the tag and the length of a field. */
static bool
enter_field(bytes *b, unsigned char tag)
{
	size_t i = 1;

	if (b->len < 4 || b->ptr[0] != tag)
		return false;
	while (i < b->len && i < 10 && b->ptr[i] & 0x80)
		i++;
	if (i == 10 || i == b->len)
		return false;
	b->ptr += i + 1;
	b->len -= i + 1;
	return true;
}

/* Steps over a field of the length of a name. */
static bool
skip_name(bytes *b, unsigned char tag)
{
	size_t len;

	if (b->len < 4 || b->ptr[0] != tag)
		return false;
	len = b->ptr[1] & 0x7f;
	if (b->ptr[1] & 0x80)
		len |= (size_t)(b->ptr[2] & 0x7f) << 7;
	len += 2 + (b->ptr[1] >> 7);
	if (len >= b->len)
		return false;
	b->ptr += len;
	b->len -= len;
	return true;
}

/* The names of the module and of its entry, then computations, which have
 * names and instructions.  What is empty is left out. */
static bool
is_hlo_module(bytes b)
{
	if (skip_name(&b, FIELD_1))
		return b.ptr[0] == FIELD_2 || b.ptr[0] == FIELD_3;
	if (skip_name(&b, FIELD_2))
		return b.ptr[0] == FIELD_3;
	return enter_field(&b, FIELD_3) && b.len &&
	       (b.ptr[0] == FIELD_1 || b.ptr[0] == FIELD_2);
}

/* Bare, in field 1, or in field 1 of it. */
static int
bid_hlo_proto(bytes b)
{
	for (int depth = 0; depth < 3; depth++) {
		if (is_hlo_module(b))
			return 70;
		if (!enter_field(&b, FIELD_1))
			return 0;
	}
	return 0;
}

static int
bid_executable(bytes b)
{
	return starts(b, "POPEXEC", 8) ? 100 : 0;
}

static int
bid_archive(bytes b)
{
	return starts(b, "PK\3\4", 4) ? 100 : 0;
}

static int
bid_compressed(bytes b)
{
	return starts(b, "\x1f\x8b", 2) || starts(b, "\x28\xb5\x2f\xfd", 4) ||
			       starts(b,
				       "\xfd"
				       "7zXZ",
				       5) ||
			       starts(b, "BZh", 3)
		       ? 100
		       : 0;
}

static int
bid_binary(bytes b)
{
	return is_text(b) ? 0 : 5;
}

/* The IR's own text form. */
static pop_status
read_popir(pop_graph **out, pop_arena *a, const pop_import_source *src,
	pop_err *err)
{
	return pop_graph_parse(
		out, a, src->file, (pop_str){src->data, src->n}, err);
}

static const struct row {
	int (*bid)(bytes b);
	const char *text;
	pop_reader *read;
	const char *instead;
} row[] = {
#define READER(name, text, read, instead) {bid_##name, text, read, instead},
#include "lib/import/readers.def"
#undef READER
};

static const struct row *
best(bytes b)
{
	const struct row *win = NULL;
	int high = 0;

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		int bid = row[i].bid(b);

		if (bid > high) {
			high = bid;
			win = &row[i];
		}
	}
	return win;
}

const char *
pop_import_format(const void *data, size_t n)
{
	bytes b = {data, n};

	if (n == 0 || skip_blank(b) == n)
		return "empty";
	return best(b)->text;
}

const char *
pop_import_cut(const char *at, const char *stop)
{
	while (stop > at && is_space((unsigned char)stop[-1]))
		stop--;
	if (stop <= at || stop[-1] == '}' || stop[-1] == ')' ||
		memchr(at, '\n', (size_t)(stop - at)))
		return "";
	return "; the input ends in this line, it may be cut off";
}

const char *
pop_import_string_end(const char *at, const char *stop)
{
	const char *p = at + 1, *quote, *slash;

	for (;;) {
		quote = memchr(p, '"', (size_t)(stop - p));
		if (!quote)
			return NULL;
		slash = memchr(p, '\\', (size_t)(quote - p));
		if (!slash)
			return quote;
		if (stop - slash < 2)
			return NULL;
		p = slash + 2;
	}
}

static const char *
row_name(const void *table, size_t i, size_t size)
{
	const char *name;

	memcpy(&name, (const char *)table + i * size, sizeof(name));
	return name;
}

const void *
pop_import_row_find(const void *table, size_t n, size_t size, pop_str name)
{
	size_t lo = 0, hi = n;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		const char *at = row_name(table, mid, size);
		int c = strncmp(name.ptr, at, name.len);

		if (c == 0 && !at[name.len])
			return (const char *)table + mid * size;
		if (c <= 0)
			hi = mid;
		else
			lo = mid + 1;
	}
	return NULL;
}

const char *
pop_import_row_disorder(const void *table, size_t n, size_t size)
{
	for (size_t i = 1; i < n; i++)
		if (strcmp(row_name(table, i - 1, size),
			    row_name(table, i, size)) >= 0)
			return row_name(table, i, size);
	return NULL;
}

pop_status
pop_import(pop_graph **out, pop_arena *a, const pop_import_source *src,
	pop_err *err)
{
	bytes b = {src->data, src->n};
	const char *file = src->file;
	const struct row *win;

	if (b.len == 0 || skip_blank(b) == b.len)
		return pop_fail(err, POP_E_INPUT,
			"%s: the input is empty; expected a graph, StableHLO "
			"text for example",
			file);
	if (b.len > POP_IMPORT_LIMIT_BYTES)
		return pop_fail(err, POP_E_INPUT,
			"%s: the input has %zu bytes, more than the limit of "
			"%zu; pass large constants as arguments",
			file, b.len, POP_IMPORT_LIMIT_BYTES);
	win = best(b);
	if (!win->read)
		return pop_fail(err, POP_E_INPUT, "%s: cannot read %s; %s",
			file, win->text, win->instead);
	return win->read(out, a, src, err);
}
