/* The header: magic, version, table of sections, checksum. */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/base/plural.h"
#include "lib/exe/exe_int.h"

const unsigned char pop_exe_magic[POP_EXE_MAGIC_BYTES] = {
	'P', 'O', 'P', 'E', 'X', 'E', 'C', '\0'};

static const struct {
	uint32_t id;
	const char *name;
} known[] = {
#define SECTION(NAME, text, number) {number, text},
#include "lib/exe/sections.def"
#undef SECTION
};

enum { NKNOWN = sizeof(known) / sizeof(known[0]) };

const char *
pop_exe_section_name(uint32_t id)
{
	for (unsigned i = 0; i < NKNOWN; i++)
		if (known[i].id == id)
			return known[i].name;
	return "?";
}

const pop_exe_entry *
pop_exe_find(const pop_exe_header *h, uint32_t id)
{
	for (uint32_t i = 0; i < h->nentry; i++)
		if (h->entry[i].id == id)
			return &h->entry[i];
	return NULL;
}

uint64_t
pop_exe_header_end(const pop_exe_header *h)
{
	return POP_EXE_HEADER_BYTES +
	       (uint64_t)h->nentry * POP_EXE_ENTRY_BYTES + POP_EXE_SUM_BYTES;
}

/* The fixed part.  The version comes before everything that another version
 * may have elsewhere. */
static pop_status
get_fixed(pop_exe_header *h, pop_cursor *c, uint64_t bytes, pop_err *err)
{
	const void *magic = pop_cursor_bytes(c, POP_EXE_MAGIC_BYTES);
	uint32_t zero;

	if (!magic || memcmp(magic, pop_exe_magic, POP_EXE_MAGIC_BYTES) != 0)
		return pop_fail(err, POP_E_CORRUPT,
			"not an executable: it does not begin with POPEXEC");
	h->version = pop_cursor_u32(c);
	h->flags = pop_cursor_u32(c);
	h->bytes = pop_cursor_u64(c);
	h->nentry = pop_cursor_u32(c);
	zero = pop_cursor_u32(c);
	if (c->failed)
		return pop_fail(err, POP_E_CORRUPT, "the header ends early");
	if (h->version > POP_EXE_VERSION)
		return pop_fail(err, POP_E_MISS,
			"newer format %u; this version reads %u", h->version,
			POP_EXE_VERSION);
	if (h->version && h->version < POP_EXE_VERSION)
		return pop_fail(err, POP_E_MISS,
			"older format %u; this version reads %u: compile again",
			h->version, POP_EXE_VERSION);
	if (!h->version || zero || h->nentry > POP_EXE_MAX_SECTIONS)
		return pop_fail(err, POP_E_CORRUPT, "the header is damaged");
	if (h->bytes != bytes)
		return pop_fail(err, POP_E_CORRUPT,
			"%llu byte%s long instead of %llu",
			(unsigned long long)bytes, pop_plural(bytes),
			(unsigned long long)h->bytes);
	return POP_OK;
}

static pop_status
check_entry(const pop_exe_entry *e, uint64_t *end, uint64_t bytes, pop_err *err)
{
	const char *name = pop_exe_section_name(e->id);
	uint64_t at = pop_round_up((size_t)*end, POP_EXE_ALIGN);

	if (e->id < POP_SECTION_OPTIONAL && name[0] == '?')
		return pop_fail(err, POP_E_MISS,
			"newer format: section %u is required, and unknown to "
			"this version",
			e->id);
	if (e->codec > POP_CODEC_ZSTD)
		return pop_fail(err, POP_E_MISS,
			"newer format: section %s has codec %u", name,
			e->codec);
	if (e->offset != at || at > bytes || e->stored > bytes - at)
		return pop_fail(
			err, POP_E_CORRUPT, "section %s: misplaced", name);
	if (e->codec == POP_CODEC_RAW ? e->raw != e->stored
				      : e->raw / POP_EXE_MAX_RATIO > e->stored)
		return pop_fail(err, POP_E_CORRUPT,
			"section %s: %llu bytes unpack to %llu", name,
			(unsigned long long)e->stored,
			(unsigned long long)e->raw);
	*end = at + e->stored;
	return POP_OK;
}

static pop_status
check_table(const pop_exe_header *h, pop_err *err)
{
	uint64_t end = pop_exe_header_end(h);

	for (uint32_t i = 0; i < h->nentry; i++) {
		if (i && h->entry[i].id <= h->entry[i - 1].id)
			return pop_fail(err, POP_E_CORRUPT,
				"section %s: out of order",
				pop_exe_section_name(h->entry[i].id));
		POP_TRY(check_entry(&h->entry[i], &end, h->bytes, err));
	}
	if (end != h->bytes)
		return pop_fail(
			err, POP_E_CORRUPT, "bytes after the last section");
	for (unsigned i = 0; i < NKNOWN; i++)
		if (known[i].id < POP_SECTION_OPTIONAL &&
			!pop_exe_find(h, known[i].id))
			return pop_fail(err, POP_E_CORRUPT,
				"section %s: missing", known[i].name);
	return POP_OK;
}

uint64_t
pop_exe_said_bytes(const void *data, size_t n)
{
	pop_cursor c;
	const void *magic;

	pop_cursor_init(&c, data, n);
	magic = pop_cursor_bytes(&c, POP_EXE_MAGIC_BYTES);
	if (!magic || memcmp(magic, pop_exe_magic, POP_EXE_MAGIC_BYTES) != 0)
		return 0;
	(void)pop_cursor_u32(&c); /* version */
	(void)pop_cursor_u32(&c); /* flags */
	return pop_cursor_u64(&c);
}

pop_status
pop_exe_get_header(pop_exe_header *h, const void *data, size_t n,
	uint64_t bytes, pop_err *err)
{
	pop_cursor c;
	size_t len;
	uint64_t sum;

	pop_cursor_init(&c, data, n);
	POP_TRY(get_fixed(h, &c, bytes, err));
	for (uint32_t i = 0; i < h->nentry; i++) {
		pop_exe_entry *e = &h->entry[i];

		e->id = pop_cursor_u32(&c);
		e->codec = pop_cursor_u32(&c);
		e->offset = pop_cursor_u64(&c);
		e->raw = pop_cursor_u64(&c);
		e->stored = pop_cursor_u64(&c);
		e->sum = pop_cursor_u64(&c);
	}
	len = pop_cursor_offset(&c);
	sum = pop_cursor_u64(&c);
	if (c.failed || sum != pop_digest_u64(data, len))
		return pop_fail(err, POP_E_CORRUPT,
			"the header is damaged: its checksum differs");
	if (h->flags & ~POP_EXE_FLAGS_OPTIONAL)
		return pop_fail(err, POP_E_MISS,
			"newer format: flags 0x%x are unknown", h->flags);
	return check_table(h, err);
}
