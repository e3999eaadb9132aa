/* Stored zip archives: plain and 64-bit forms, every byte changed, every
 * length cut; what is not taken is POP_E_MISS and never anything else. */

#include <assert.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/base/crc32.h"
#include "lib/base/zip.h"

typedef struct form {
	bool wide;     /* sizes and offset in 64-bit extra fields */
	bool wide_end; /* a 64-bit end, too */
	unsigned method, flags;
	const char *name;
	bool taken;
} form;

static const form forms[] = {
	{.name = "in0.npy", .taken = true},
	{.name = "a/in0.npy", .taken = true, .wide = true},
	{.name = "..a", .taken = true, .wide_end = true},
	{.name = "x", .taken = true, .wide = true, .wide_end = true},
	{.name = "packed", .method = 8},
	{.name = "secret", .flags = 1},
	{.name = "/root"},
	{.name = "a/.."},
	{.name = "../a"},
	{.name = ""},
};

static const char text[] = "bytes of a member";

static void
put_head(pop_buf *b, const form *f, uint32_t magic, uint64_t at)
{
	uint32_t n = sizeof(text), none = 0xffffffff;
	bool entry = magic == 0x02014b50;

	pop_buf_u32(b, magic);
	if (entry)
		pop_buf_u16(b, 45);
	pop_buf_u16(b, 45);
	pop_buf_u16(b, (uint16_t)f->flags);
	pop_buf_u16(b, (uint16_t)f->method);
	pop_buf_u32(b, 0);
	pop_buf_u32(b, pop_crc32(0, text, n));
	pop_buf_u32(b, f->wide ? none : n);
	pop_buf_u32(b, f->wide ? none : n);
	pop_buf_u16(b, (uint16_t)strlen(f->name));
	pop_buf_u16(b, f->wide ? entry ? 34 : 20 : 0);
	if (entry) {
		pop_buf_u16(b, 3); /* of a comment */
		pop_buf_u64(b, 0);
		pop_buf_u32(b, f->wide ? none : (uint32_t)at);
	}
	pop_buf_str(b, f->name);
	if (f->wide) {
		if (entry) { /* an extra field to pass over */
			pop_buf_u16(b, 9);
			pop_buf_u16(b, 2);
			pop_buf_u16(b, 0);
		}
		pop_buf_u16(b, 1);
		pop_buf_u16(b, entry ? 24 : 16);
		pop_buf_u64(b, n);
		pop_buf_u64(b, n);
		if (entry)
			pop_buf_u64(b, at);
	}
	if (entry)
		pop_buf_str(b, "abc");
}

static void
put_end(pop_buf *b, const form *f, uint64_t at, uint64_t bytes)
{
	if (f->wide_end) {
		uint64_t end = b->len;

		pop_buf_u32(b, 0x06064b50);
		pop_buf_u64(b, 44);
		pop_buf_u32(b, 45 << 16 | 45);
		pop_buf_u64(b, 0); /* disks */
		pop_buf_u64(b, 2);
		pop_buf_u64(b, 2);
		pop_buf_u64(b, bytes);
		pop_buf_u64(b, at);
		pop_buf_u32(b, 0x07064b50);
		pop_buf_u32(b, 0);
		pop_buf_u64(b, end);
		pop_buf_u32(b, 1);
	}
	pop_buf_u32(b, 0x06054b50);
	pop_buf_u32(b, 0);
	pop_buf_u16(b, 2);
	pop_buf_u16(b, f->wide_end ? 0xffff : 2);
	pop_buf_u32(b, (uint32_t)bytes);
	pop_buf_u32(b, f->wide_end ? 0xffffffff : (uint32_t)at);
	pop_buf_u16(b, 0);
}

static void
make(pop_buf *b, const form *f)
{
	uint64_t at[2], directory;

	for (int i = 0; i < 2; i++) {
		at[i] = b->len;
		put_head(b, f, 0x04034b50, 0);
		pop_buf_put(b, text, sizeof(text));
	}
	directory = b->len;
	for (int i = 0; i < 2; i++)
		put_head(b, f, 0x02014b50, at[i]);
	put_end(b, f, directory, b->len - directory);
}

/* Whether all members could be read. */
static bool
is_taken(const void *data, size_t n)
{
	const pop_zip_source source = {.data = data, .fd = -1, .bytes = n};
	pop_err err;
	pop_zip z;
	pop_status st = pop_zip_open(&z, &source, &err);
	char to[4096];

	assert(st == POP_OK || st == POP_E_MISS);
	for (size_t i = 0; st == POP_OK && i < z.count; i++) {
		assert(z.member[i].bytes <= n && n <= sizeof(to));
		st = pop_zip_read(&z, &z.member[i], to, &err);
		assert(st == POP_OK || st == POP_E_MISS);
	}
	pop_zip_close(&z);
	return st == POP_OK;
}

int
main(void)
{
	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
		pop_buf b = {0};

		make(&b, &forms[i]);
		assert(!b.failed);
		assert(is_taken(b.data, b.len) == forms[i].taken);
		for (size_t n = 0; n < b.len; n++)
			assert(!is_taken(b.data, n));
		for (size_t n = 0; n < 8 * b.len; n++) {
			b.data[n / 8] ^= (unsigned char)(1 << n % 8);
			is_taken(b.data, b.len);
			b.data[n / 8] ^= (unsigned char)(1 << n % 8);
		}
		pop_buf_release(&b);
	}
	return 0;
}
