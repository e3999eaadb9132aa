/* Stored zip archives: plain and 64-bit forms, every byte changed, every
 * length cut; what is not taken is POP_E_MISS and never anything else.  What is
 * written is read again, by libarchive too. */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/base/archive.h"

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

/* ---- Writing. */

static void
name_of(char *to, size_t size, uint64_t i)
{
	snprintf(to, size, "d/%llu.npy", (unsigned long long)i);
}

/* n members of two pieces: i times 'x', and its number. */
static void
write_members(const char *path, uint64_t n, uint64_t wide)
{
	static const char xs[] = "xxxxxxx";
	pop_zip_writer w;
	char name[32];

	assert(pop_zip_create(&w, path, NULL) == POP_OK);
	assert(w.wide == UINT32_MAX);
	w.wide = wide;
	for (uint64_t i = 0; i < n; i++) {
		const pop_str piece[] = {
			{xs, (size_t)i % 8}, {(char *)&i, sizeof(i)}};

		name_of(name, sizeof(name), i);
		assert(pop_zip_add(&w, pop_str_of(name), piece, 2, NULL) ==
			POP_OK);
	}
	assert(access(path, F_OK) < 0);
	assert(pop_zip_finish(&w, NULL) == POP_OK);
	pop_zip_abort(&w);
}

static void
check_member(const char *name, const char *data, size_t bytes, uint64_t i)
{
	char want[32];
	uint64_t number;

	name_of(want, sizeof(want), i);
	assert(!strcmp(name, want) && bytes == i % 8 + sizeof(i));
	assert(!bytes || i % 8 == 0 || data[i % 8 - 1] == 'x');
	memcpy(&number, data + i % 8, sizeof(number));
	assert(number == i);
}

static void
read_own(const pop_file *f, uint64_t n)
{
	const pop_zip_source source = {f->data, -1, f->len};
	char to[16], name[32];
	pop_err err;
	pop_zip z;

	assert(pop_zip_open(&z, &source, &err) == POP_OK && z.count == n);
	for (uint64_t i = 0; i < n; i++) {
		const pop_zip_member *m = &z.member[i];

		snprintf(name, sizeof(name), "%.*s", (int)m->name.len,
			m->name.ptr);
		assert(m->bytes <= sizeof(to));
		assert(pop_zip_read(&z, m, to, &err) == POP_OK);
		check_member(name, to, (size_t)m->bytes, i);
	}
	pop_zip_close(&z);
}

static void
read_other(const pop_file *f, uint64_t n)
{
	pop_archive_reader *r = NULL;
	const char *name;
	pop_err err;
	void *data;
	size_t bytes;

	assert(pop_archive_open(&r, POP_ARCHIVE_ZIP, f->data, f->len, &err) ==
		POP_OK);
	for (uint64_t i = 0; i < n; i++) {
		assert(pop_archive_next(r, 16, &name, &data, &bytes, &err) ==
			POP_OK);
		check_member(name, data, bytes, i);
		free(data);
	}
	assert(pop_archive_next(r, 16, &name, &data, &bytes, &err) == POP_OK);
	assert(!name);
	pop_archive_close(r);
}

static void
write_and_read(uint64_t n, uint64_t wide)
{
	pop_file f;

	write_members("w.zip", n, wide);
	assert(pop_file_read(&f, "w.zip", 0, NULL) == POP_OK);
	read_own(&f, n);
	read_other(&f, n);
	pop_file_release(&f);
	unlink("w.zip");
}

static void
refuse(void)
{
	static const char *const bad[] = {"", "/a", "../a", "a/../b"};
	char *name = malloc(UINT16_MAX + 2);
	pop_zip_writer w;
	pop_err err;

	assert(pop_zip_create(&w, "none/w.zip", &err) == POP_E_IO);
	assert(pop_zip_create(&w, "w.zip", &err) == POP_OK);
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		assert(pop_zip_add(&w, pop_str_of(bad[i]), NULL, 0, &err) ==
			POP_E_INPUT);
	assert(name);
	memset(name, 'a', UINT16_MAX + 1);
	assert(pop_zip_add(&w, (pop_str){name, UINT16_MAX + 1}, NULL, 0,
		       &err) == POP_E_INPUT);
	assert(pop_zip_add(&w, (pop_str){name, UINT16_MAX}, NULL, 0, &err) ==
		POP_OK);
	pop_zip_abort(&w);
	assert(access("w.zip", F_OK) < 0);
	free(name);
}

int
main(void)
{
	write_and_read(0, POP_ZIP_WIDE);
	write_and_read(3, POP_ZIP_WIDE);
	write_and_read(20, 0);           /* all numbers as 64 bits */
	write_and_read(20, 11);          /* long members, and later ones */
	write_and_read(20, 500);         /* later ones only */
	write_and_read(65534, POP_ZIP_WIDE);
	write_and_read(65535, POP_ZIP_WIDE); /* too many for 16 bits */
	refuse();
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
