/*
 * The container.
 *
 *   artifact: "ML\xefR" version producer NUL section...
 *   section:  id (bit 7: aligned), length, [alignment, 0xcb...], bytes
 *
 * Strings end at their section's end, their sizes stand in front of them, the
 * last one's first.  Attributes and types have one table of sizes; all
 * further sections refer to them by number.
 */

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "lib/base/plural.h"
#include "lib/import/bytecode/bytecode.h"

enum {
	PADDING = 0xcb,
	LIMIT_ALIGN = 1 << 20,
	LIMIT_DIALECTS = 1 << 10,
	/* The newest VHLO this reader was made for, and the oldest. */
	NEW_MAJOR = 1,
	NEW_MINOR = 20,
	OLD_MINOR = 9, /* of 0 */
};

static const char instead[] =
	"write a portable artifact: stablehlo-translate --serialize "
	"--target=1.0.0, or jax.export";

pop_status
pop_bytecode_fail(
	pop_bytecode *b, const unsigned char *at, const char *fmt, ...)
{
	char text[sizeof(b->m.err->text)];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	return pop_mlir_fail(&b->m, (const char *)at, "%s", text);
}

pop_status
pop_bytecode_ended(pop_bytecode *b, const pop_cursor *c, const char *what)
{
	return pop_bytecode_fail(b, c->end,
		"%s ends here before it is complete; the file is damaged or "
		"cut off",
		what);
}

pop_cursor
pop_bytecode_cursor(const pop_bytecode *b, const unsigned char *at, uint32_t n)
{
	return (pop_cursor){.ptr = at, .end = at + n, .start = b->start};
}

uint64_t
pop_bytecode_varint_slowly(pop_cursor *c)
{
	size_t left = pop_cursor_left(c);
	unsigned more = left && *c->ptr ? (unsigned)__builtin_ctz(*c->ptr) : 8;
	uint64_t v = 0;

	if (c->failed || left < more + 1) {
		c->failed = true;
		c->ptr = c->end;
		return 0;
	}
	for (unsigned i = more == 8; i <= more; i++)
		v |= (uint64_t)c->ptr[i] << 8 * (more == 8 ? i - 1 : i);
	c->ptr += more + 1;
	return more == 8 ? v : v >> (more + 1);
}

int64_t
pop_bytecode_svarint(pop_cursor *c)
{
	uint64_t v = pop_bytecode_varint(c);

	return (int64_t)(v >> 1 ^ (0 - (v & 1)));
}

pop_status
pop_bytecode_count(
	pop_bytecode *b, pop_cursor *c, const char *what, uint32_t *out)
{
	const unsigned char *at = c->ptr;
	uint64_t n = pop_bytecode_varint(c);

	if (c->failed)
		return pop_bytecode_ended(b, c, what);
	if (n > pop_cursor_left(c) || n > POP_BYTECODE_LIMIT_ENTRIES)
		return pop_bytecode_fail(b, at,
			"%s: a count of %llu, more than the %zu byte%s behind "
			"it; the file is damaged or cut off",
			what, (unsigned long long)n, pop_cursor_left(c),
			pop_plural(pop_cursor_left(c)));
	*out = (uint32_t)n;
	return POP_OK;
}

pop_status
pop_bytecode_index(pop_bytecode *b, pop_cursor *c, const char *what, uint32_t n,
	uint32_t *out)
{
	const unsigned char *at = c->ptr;
	uint64_t i = pop_bytecode_varint(c);

	if (c->failed)
		return pop_bytecode_ended(b, c, what);
	if (i >= n)
		return pop_bytecode_fail(b, at,
			"%s: number %llu, but there are %u; the file is "
			"damaged",
			what, (unsigned long long)i, n);
	*out = (uint32_t)i;
	return POP_OK;
}

pop_status
pop_bytecode_string(pop_bytecode *b, pop_cursor *c, pop_str *out)
{
	uint32_t i = 0;

	POP_TRY(pop_bytecode_index(b, c, "a string", b->nstring, &i));
	*out = b->string[i];
	return POP_OK;
}

/* Over the padding to a multiple of `align` in the artifact. */
static pop_status
pad(pop_bytecode *b, pop_cursor *c, uint64_t align)
{
	const unsigned char *at = c->ptr;

	if (!align || align > LIMIT_ALIGN || (align & (align - 1)))
		return pop_bytecode_fail(b, at,
			"an alignment of %llu; expected a power of two up to "
			"%d",
			(unsigned long long)align, LIMIT_ALIGN);
	while ((uint64_t)(c->ptr - b->start) & (align - 1))
		if (pop_cursor_u8(c) != PADDING)
			return pop_bytecode_fail(b, at,
				"bytes of padding that are not 0x%02x",
				PADDING);
	return POP_OK;
}

pop_status
pop_bytecode_section_read(
	pop_bytecode *b, pop_cursor *c, uint32_t *id, pop_cursor *out)
{
	const unsigned char *at = c->ptr;
	unsigned head = pop_cursor_u8(c);
	uint64_t n = pop_bytecode_varint(c);

	*id = head & 0x7f;
	if (head & 0x80)
		POP_TRY(pad(b, c, pop_bytecode_varint(c)));
	if (c->failed || n > pop_cursor_left(c))
		return pop_bytecode_fail(b, at,
			"section %u of %llu byte%s, of which %zu are there; "
			"the file is damaged or cut off",
			*id, (unsigned long long)n, pop_plural(n),
			pop_cursor_left(c));
	*out = *c;
	out->end = out->ptr + n;
	pop_cursor_bytes(c, (size_t)n);
	return POP_OK;
}

/* ---- Head and sections. */

static pop_status
check_version(pop_bytecode *b, const unsigned char *at)
{
	if (b->major > NEW_MAJOR ||
		(b->major == NEW_MAJOR && b->minor > NEW_MINOR))
		return pop_bytecode_fail(b, at,
			"an artifact of StableHLO %u.%u, newer than %d.%d, the "
			"last one known; write it for an older version: "
			"stablehlo-translate --serialize --target=%d.%d.0",
			b->major, b->minor, NEW_MAJOR, NEW_MINOR, NEW_MAJOR,
			NEW_MINOR);
	if (!b->major && b->minor < OLD_MINOR)
		return pop_bytecode_fail(b, at,
			"an artifact of StableHLO 0.%u; expected 0.%d or newer",
			b->minor, OLD_MINOR);
	return POP_OK;
}

/* The version of VHLO in the producer's name, if that is StableHLO's; the
 * first artifacts have it nowhere else. */
static pop_status
producer_version(pop_bytecode *b, const unsigned char *at)
{
	const char *p;
	uint32_t *to[2] = {&b->major, &b->minor};

	b->minor = OLD_MINOR;
	if (!pop_str_has_prefix(b->producer, "StableHLO_v"))
		return POP_OK;
	b->minor = 0;
	p = b->producer.ptr + strlen("StableHLO_v");
	for (int i = 0; i < 2; i++) {
		for (; *p >= '0' && *p <= '9' && *to[i] < 10000; p++)
			*to[i] = *to[i] * 10 + (uint32_t)(*p - '0');
		p += *p == '.';
	}
	return check_version(b, at);
}

/* Without VHLO there is no promise that a later version reads the file. */
static pop_status
check_dialects(pop_bytecode *b)
{
	int len = b->producer.len < 60 ? (int)b->producer.len : 60;

	for (uint32_t i = 0; i < b->ndialect; i++)
		if (b->dialect[i].kind == POP_BYTECODE_VHLO)
			return POP_OK;
	return pop_bytecode_fail(b, (const unsigned char *)b->producer.ptr,
		"MLIR bytecode written by '%.*s' without the dialect VHLO is "
		"not stable from one version to the next; %s",
		len, b->producer.ptr, instead);
}

static pop_status
read_head(pop_bytecode *b, pop_cursor *c)
{
	const unsigned char *at, *nul;

	pop_cursor_bytes(c, 4); /* bid on */
	at = c->ptr;
	b->version = pop_bytecode_varint(c);
	if (c->failed)
		return pop_bytecode_ended(b, c, "the head");
	if (b->version > POP_BYTECODE_NEWEST)
		return pop_bytecode_fail(b, at,
			"MLIR bytecode of version %llu, newer than %d, the "
			"last one known; %s",
			(unsigned long long)b->version, POP_BYTECODE_NEWEST,
			instead);
	at = c->ptr;
	nul = memchr(at, '\0', pop_cursor_left(c));
	if (!nul)
		return pop_bytecode_ended(b, c, "the producer's name");
	b->producer = (pop_str){(const char *)at, (size_t)(nul - at)};
	pop_cursor_bytes(c, b->producer.len + 1);
	return producer_version(b, at);
}

static pop_status
read_sections(pop_bytecode *b, pop_cursor *c)
{
	static const char *const need[] = {"strings", "dialects",
		"attributes and types", "offsets", "operations"};

	while (pop_cursor_left(c)) {
		const unsigned char *at = c->ptr;
		pop_cursor s;
		uint32_t id;

		POP_TRY(pop_bytecode_section_read(b, c, &id, &s));
		if (id >= POP_BYTECODE_NSECTION)
			return pop_bytecode_fail(b, at,
				"section %u is unknown; the file is damaged",
				id);
		if (b->has[id])
			return pop_bytecode_fail(
				b, at, "section %u comes twice", id);
		b->has[id] = true;
		b->section[id] = s;
	}
	for (unsigned i = 0; i < sizeof(need) / sizeof(need[0]); i++)
		if (!b->has[i])
			return pop_bytecode_fail(b, b->end,
				"the section of %s is missing; the file is "
				"damaged or cut off",
				need[i]);
	return POP_OK;
}

/* ---- Tables. */

static pop_status
read_strings(pop_bytecode *b)
{
	pop_cursor *c = &b->section[POP_BYTECODE_STRINGS];
	const unsigned char *end = c->end;

	POP_TRY(pop_bytecode_count(b, c, "the strings", &b->nstring));
	b->string = POP_NEWN(b->m.arena, pop_str, b->nstring);
	for (uint32_t i = b->nstring; i--;) {
		uint64_t n = pop_bytecode_varint(c);

		if (c->failed || c->ptr > end || !n ||
			n > (uint64_t)(end - c->ptr) || end[-1] != '\0')
			return pop_bytecode_fail(b, c->ptr,
				"string %u does not fit its section; the file "
				"is damaged",
				i);
		end -= n;
		b->string[i] = (pop_str){(const char *)end, (size_t)n - 1};
	}
	if (end != c->ptr)
		return pop_bytecode_fail(b, c->ptr,
			"%zu byte%s of no string; the file is damaged",
			(size_t)(end - c->ptr),
			pop_plural((size_t)(end - c->ptr)));
	return POP_OK;
}

/* Three numbers in a section of their own. */
static pop_status
dialect_version(pop_bytecode *b, pop_cursor *c, pop_bytecode_dialect kind)
{
	const unsigned char *at = c->ptr;
	uint64_t major, minor;
	pop_cursor s;
	uint32_t id;

	POP_TRY(pop_bytecode_section_read(b, c, &id, &s));
	if (id != POP_BYTECODE_VERSION)
		return pop_bytecode_fail(b, at,
			"section %u, expected that of a dialect's version", id);
	if (kind != POP_BYTECODE_VHLO)
		return POP_OK;
	major = pop_bytecode_varint(&s);
	minor = pop_bytecode_varint(&s);
	if (s.failed)
		return pop_bytecode_ended(b, &s, "the version of VHLO");
	b->major = major < UINT32_MAX ? (uint32_t)major : UINT32_MAX;
	b->minor = minor < UINT32_MAX ? (uint32_t)minor : UINT32_MAX;
	return check_version(b, at);
}

static pop_status
read_dialect(pop_bytecode *b, pop_cursor *c, pop_bytecode_dialect_name *d)
{
	const unsigned char *at = c->ptr;
	uint64_t i = pop_bytecode_varint(c);
	bool version = false;

	if (b->version >= POP_BYTECODE_DIALECT_VERSIONS) {
		version = i & 1;
		i >>= 1;
	}
	if (c->failed || i >= b->nstring)
		return pop_bytecode_fail(
			b, at, "a dialect without name; the file is damaged");
	d->name = b->string[i];
	d->kind = pop_str_is(d->name, "vhlo")      ? POP_BYTECODE_VHLO
		  : pop_str_is(d->name, "builtin") ? POP_BYTECODE_BUILTIN
		  : pop_str_is(d->name, "sdy")     ? POP_BYTECODE_SDY
						   : POP_BYTECODE_OTHER;
	return version ? dialect_version(b, c, d->kind) : POP_OK;
}

/* Groups of { dialect, n, n entries }, until `entry` has had n in all, or,
 * if n is UINT32_MAX, the section ends. */
typedef pop_status each_entry(
	pop_bytecode *b, pop_cursor *c, uint16_t dialect, uint32_t i);

static pop_status
groups(pop_bytecode *b, pop_cursor *c, uint32_t n, each_entry *entry)
{
	uint32_t i = 0;

	while (n == UINT32_MAX ? pop_cursor_left(c) > 0 : i < n) {
		const unsigned char *at = c->ptr;
		uint32_t dialect, k;

		POP_TRY(pop_bytecode_index(
			b, c, "a dialect", b->ndialect, &dialect));
		POP_TRY(pop_bytecode_count(b, c, "a group of entries", &k));
		if (!k || k > n - i)
			return pop_bytecode_fail(b, at,
				"a group of %u entries, but %u are missing; "
				"the file is damaged",
				k, n - i);
		for (; k; k--)
			POP_TRY(entry(b, c, (uint16_t)dialect, i++));
	}
	return POP_OK;
}

static pop_status
read_name(pop_bytecode *b, pop_cursor *c, uint16_t dialect, uint32_t i)
{
	const unsigned char *at = c->ptr;
	uint64_t k = pop_bytecode_varint(c);
	pop_bytecode_name n = {.dialect = dialect, .registered = true};

	(void)i;
	if (b->version >= POP_BYTECODE_PROPERTIES) {
		n.registered = k & 1;
		k >>= 1;
	}
	if (c->failed || k >= b->nstring)
		return pop_bytecode_fail(b, at,
			"an operation without name; the file is damaged");
	n.name = b->string[k];
	POP_MLIR_PUSH(&b->m, &b->name, n);
	return POP_OK;
}

static pop_status
read_dialects(pop_bytecode *b)
{
	pop_cursor *c = &b->section[POP_BYTECODE_DIALECTS];
	const unsigned char *at = c->ptr;

	POP_TRY(pop_bytecode_count(b, c, "the dialects", &b->ndialect));
	if (b->ndialect > LIMIT_DIALECTS)
		return pop_bytecode_fail(
			b, at, "more than %d dialects", LIMIT_DIALECTS);
	b->dialect =
		POP_NEWN(b->m.arena, pop_bytecode_dialect_name, b->ndialect);
	for (uint32_t i = 0; i < b->ndialect; i++)
		POP_TRY(read_dialect(b, c, &b->dialect[i]));
	POP_TRY(check_dialects(b));
	if (b->version >= POP_BYTECODE_OPTIONAL_LOCS)
		pop_bytecode_varint(c); /* a hint: number of names */
	if (c->failed)
		return pop_bytecode_ended(b, c, "the section of dialects");
	return groups(b, c, UINT32_MAX, read_name);
}

/* size and whether the dialect encoded it; entries follow one another. */
static pop_status
read_entry(
	pop_bytecode *b, pop_cursor *c, uint16_t dialect, pop_bytecode_entry *e)
{
	const unsigned char *at = c->ptr;
	pop_cursor *data = &b->section[POP_BYTECODE_ENTRIES];
	uint64_t v = pop_bytecode_varint(c);

	e->at = data->ptr;
	if (c->failed || v >> 1 > pop_cursor_left(data))
		return pop_bytecode_fail(b, at,
			"an attribute or type of %llu byte%s, %zu are left; "
			"the file is damaged",
			(unsigned long long)(v >> 1), pop_plural(v >> 1),
			pop_cursor_left(data));
	e->size = (uint32_t)(v >> 1);
	e->custom = v & 1;
	e->dialect = dialect;
	pop_cursor_bytes(data, e->size);
	return POP_OK;
}

static pop_status
read_attr(pop_bytecode *b, pop_cursor *c, uint16_t dialect, uint32_t i)
{
	return read_entry(b, c, dialect, &b->attr[i]);
}

static pop_status
read_type(pop_bytecode *b, pop_cursor *c, uint16_t dialect, uint32_t i)
{
	return read_entry(b, c, dialect, &b->type[i]);
}

static pop_status
read_offsets(pop_bytecode *b)
{
	pop_cursor *c = &b->section[POP_BYTECODE_OFFSETS];

	POP_TRY(pop_bytecode_count(b, c, "the attributes", &b->nattr));
	POP_TRY(pop_bytecode_count(b, c, "the types", &b->ntype));
	b->attr = POP_NEWN(b->m.arena, pop_bytecode_entry, b->nattr);
	b->type = POP_NEWN(b->m.arena, pop_bytecode_entry, b->ntype);
	POP_TRY(groups(b, c, b->nattr, read_attr));
	return groups(b, c, b->ntype, read_type);
}

static pop_status
read_properties(pop_bytecode *b)
{
	pop_cursor *c = &b->section[POP_BYTECODE_PROPERTY];

	if (!b->has[POP_BYTECODE_PROPERTY])
		return POP_OK;
	POP_TRY(pop_bytecode_count(b, c, "the properties", &b->nproperty));
	b->property = POP_NEWN(b->m.arena, pop_bytecode_blob, b->nproperty);
	for (uint32_t i = 0; i < b->nproperty; i++) {
		const unsigned char *at = c->ptr;
		uint64_t n = pop_bytecode_varint(c);

		b->property[i].at = c->ptr;
		b->property[i].size = (uint32_t)n;
		if (c->failed || n > pop_cursor_left(c))
			return pop_bytecode_fail(b, at,
				"properties of %llu byte%s, %zu are left; the "
				"file is damaged",
				(unsigned long long)n, pop_plural(n),
				pop_cursor_left(c));
		pop_cursor_bytes(c, (size_t)n);
	}
	return POP_OK;
}

pop_status
pop_bytecode_open(pop_bytecode *b)
{
	pop_cursor c;

	pop_cursor_init(&c, b->start, (size_t)(b->end - b->start));
	POP_TRY(read_head(b, &c));
	POP_TRY(read_sections(b, &c));
	POP_TRY(read_strings(b));
	POP_TRY(read_dialects(b));
	POP_TRY(read_offsets(b));
	return read_properties(b);
}
