/*
 * Zip archives with stored members.  Sections 4.3 and 4.5 of the format's
 * description (PKWARE, APPNOTE.TXT):
 *
 *   members    each: head, name, extra, bytes
 *   directory  each: head, name, extra, comment
 *   end        [64-bit end, its locator] end, comment
 *
 * A member's place comes from the directory, and how long its head is from the
 * head.  Numbers of 0xFFFFFFFF are in the extra field 1, as 64 bits.
 */

#include "lib/base/zip.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/base/crc32.h"
#include "lib/base/cursor.h"

enum {
	END_MAGIC = 0x06054b50,
	END64_MAGIC = 0x06064b50,
	LOCATOR_MAGIC = 0x07064b50,
	ENTRY_MAGIC = 0x02014b50,
	HEAD_MAGIC = 0x04034b50,
	END_BYTES = 22,
	LOCATOR_BYTES = 20,
	END64_BYTES = 56,
	ENTRY_BYTES = 46,
	HEAD_BYTES = 30,
	ENCRYPTED = 1,
	EXTRA_64 = 1,
	VERSION = 20,          /* of the format: directories, no 64 bits */
	VERSION_64 = 45,       /* and with them */
	MADE_ON_UNIX = 3 << 8, /* what the attributes mean */
	FIRST_DAY = 0x21,      /* January 1st, 1980; time 0 */
	/* Read and summed at a time, while it is in a cache. */
	CHUNK = 256 << 10,
	/* Members of hostile files are many and small. */
	MAX_MEMBERS = 1 << 20,
};

static pop_status
give_up(pop_err *err, const char *why)
{
	return pop_fail(err, POP_E_MISS, "%s", why);
}

static bool
read_at(const pop_zip_source *s, uint64_t at, void *to, size_t n)
{
	unsigned char *p = to;

	if (at > s->bytes || n > s->bytes - at)
		return false;
	if (s->data) {
		if (n)
			memcpy(to, s->data + at, n);
		return true;
	}
	while (n) {
		ssize_t got = pread(s->fd, p, n, (off_t)at);

		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return false;
		p += got;
		at += (uint64_t)got;
		n -= (size_t)got;
	}
	return true;
}

/* ---- The end. */

typedef struct directory {
	uint64_t at, bytes, count;
} directory;

static bool
read_end64(const pop_zip_source *s, uint64_t end_at, directory *d)
{
	unsigned char b[END64_BYTES];
	pop_cursor c;
	uint64_t at;

	if (end_at < LOCATOR_BYTES ||
		!read_at(s, end_at - LOCATOR_BYTES, b, LOCATOR_BYTES))
		return false;
	pop_cursor_init(&c, b, LOCATOR_BYTES);
	if (pop_cursor_u32(&c) != LOCATOR_MAGIC)
		return false;
	pop_cursor_u32(&c); /* disk */
	at = pop_cursor_u64(&c);
	if (!read_at(s, at, b, END64_BYTES))
		return false;
	pop_cursor_init(&c, b, END64_BYTES);
	if (pop_cursor_u32(&c) != END64_MAGIC)
		return false;
	pop_cursor_bytes(&c, 28); /* size, versions, disks, entries here */
	d->count = pop_cursor_u64(&c);
	d->bytes = pop_cursor_u64(&c);
	d->at = pop_cursor_u64(&c);
	return true;
}

/* The end is the last thing but for a comment, which files rarely have. */
static bool
read_end(const pop_zip_source *s, directory *d)
{
	unsigned char b[END_BYTES];
	pop_cursor c;
	uint64_t at;

	if (s->bytes < END_BYTES)
		return false;
	at = s->bytes - END_BYTES;
	if (!read_at(s, at, b, END_BYTES))
		return false;
	pop_cursor_init(&c, b, END_BYTES);
	if (pop_cursor_u32(&c) != END_MAGIC || pop_cursor_u32(&c) != 0)
		return false;
	pop_cursor_u16(&c); /* entries here */
	d->count = pop_cursor_u16(&c);
	d->bytes = pop_cursor_u32(&c);
	d->at = pop_cursor_u32(&c);
	if (pop_cursor_u16(&c) != 0)
		return false;
	if (d->count == 0xffff || d->bytes == 0xffffffff || d->at == 0xffffffff)
		return read_end64(s, at, d);
	return true;
}

/* ---- The directory. */

bool
pop_zip_is_safe_name(pop_str s)
{
	const char *end = s.ptr + s.len;

	if (!s.len || *s.ptr == '/' || memchr(s.ptr, '\0', s.len))
		return false;
	for (const char *p = s.ptr, *q; p < end; p = q + 1) {
		q = memchr(p, '/', (size_t)(end - p));
		q = q ? q : end;
		if (q - p == 2 && p[0] == '.' && p[1] == '.')
			return false;
	}
	return true;
}

/* Replaces numbers that do not fit 32 bits, in their order. */
static bool
read_extra(pop_cursor extra, uint64_t **field, size_t n)
{
	while (n && pop_cursor_left(&extra) >= 4) {
		unsigned id = pop_cursor_u16(&extra);
		unsigned len = pop_cursor_u16(&extra);
		const void *p = pop_cursor_bytes(&extra, len);
		pop_cursor c;

		if (!p)
			return false;
		if (id != EXTRA_64)
			continue;
		pop_cursor_init(&c, p, len);
		for (size_t i = 0; i < n; i++)
			*field[i] = pop_cursor_u64(&c);
		return !c.failed;
	}
	return n == 0;
}

static bool
read_entry(pop_zip_member *m, pop_cursor *c)
{
	unsigned flags, method, nname, nextra, ncomment;
	uint64_t packed, *wide[3];
	const void *extra;
	pop_cursor x;
	size_t n = 0;

	if (pop_cursor_u32(c) != ENTRY_MAGIC)
		return false;
	pop_cursor_bytes(c, 4); /* versions */
	flags = pop_cursor_u16(c);
	method = pop_cursor_u16(c);
	pop_cursor_u32(c); /* time */
	m->crc = pop_cursor_u32(c);
	packed = pop_cursor_u32(c);
	m->bytes = pop_cursor_u32(c);
	nname = pop_cursor_u16(c);
	nextra = pop_cursor_u16(c);
	ncomment = pop_cursor_u16(c);
	pop_cursor_bytes(c, 8); /* disk, attributes */
	m->at = pop_cursor_u32(c);
	m->name = (pop_str){pop_cursor_bytes(c, nname), nname};
	extra = pop_cursor_bytes(c, nextra);
	pop_cursor_bytes(c, ncomment);
	if (c->failed || method != 0 || flags & ENCRYPTED)
		return false;
	if (m->bytes == 0xffffffff)
		wide[n++] = &m->bytes;
	if (packed == 0xffffffff)
		wide[n++] = &packed;
	if (m->at == 0xffffffff)
		wide[n++] = &m->at;
	pop_cursor_init(&x, extra, nextra);
	return read_extra(x, wide, n) && packed == m->bytes &&
	       pop_zip_is_safe_name(m->name);
}

/* From the place of its head to that of its bytes. */
static bool
find_bytes(const pop_zip_source *s, pop_zip_member *m)
{
	unsigned char b[HEAD_BYTES];
	unsigned nname, nextra;
	pop_cursor c;

	if (!read_at(s, m->at, b, HEAD_BYTES))
		return false;
	pop_cursor_init(&c, b, HEAD_BYTES);
	if (pop_cursor_u32(&c) != HEAD_MAGIC)
		return false;
	pop_cursor_bytes(&c, 22); /* what the directory says, too */
	nname = pop_cursor_u16(&c);
	nextra = pop_cursor_u16(&c);
	m->at += HEAD_BYTES + nname + nextra;
	return m->at <= s->bytes && m->bytes <= s->bytes - m->at;
}

static pop_status
read_directory(pop_zip *z, const directory *d, pop_err *err)
{
	pop_cursor c;

	if (!read_at(&z->source, d->at, z->directory, (size_t)d->bytes))
		return give_up(err, "no directory of a zip archive");
	pop_cursor_init(&c, z->directory, (size_t)d->bytes);
	for (; z->count < d->count; z->count++) {
		pop_zip_member *m = &z->member[z->count];

		if (!read_entry(m, &c) || !find_bytes(&z->source, m))
			return give_up(err, "a member that is not stored");
		/* More would be members that share their bytes. */
		z->bytes += m->bytes;
		if (z->bytes > z->source.bytes)
			return give_up(err, "members that overlap");
	}
	return POP_OK;
}

pop_status
pop_zip_open(pop_zip *out, const pop_zip_source *source, pop_err *err)
{
	directory d = {0};
	pop_status st;

	*out = (pop_zip){.source = *source};
	if (!read_end(source, &d) || d.count > MAX_MEMBERS ||
		d.bytes > source->bytes || d.count > d.bytes / ENTRY_BYTES)
		return give_up(err, "no plain end of a zip archive");
	out->directory = malloc((size_t)d.bytes + 1);
	out->member = calloc((size_t)d.count + 1, sizeof(*out->member));
	st = out->directory && out->member
		     ? read_directory(out, &d, err)
		     : pop_fail(err, POP_E_NOMEM, "out of memory for members");
	if (st != POP_OK)
		pop_zip_close(out);
	return st;
}

void
pop_zip_close(pop_zip *z)
{
	free(z->directory);
	free(z->member);
	*z = (pop_zip){0};
}

pop_status
pop_zip_read(const pop_zip *z, const pop_zip_member *m, void *to, pop_err *err)
{
	unsigned char *p = to;
	uint32_t crc = 0;

	for (uint64_t at = 0; at < m->bytes;) {
		uint64_t left = m->bytes - at;
		size_t n = left < CHUNK ? (size_t)left : CHUNK;

		if (!read_at(&z->source, m->at + at, p + at, n))
			return give_up(err, "a member that cannot be read");
		crc = pop_crc32(crc, p + at, n);
		at += n;
	}
	if (crc != m->crc)
		return give_up(err, "a member whose checksum is wrong");
	return POP_OK;
}

/* ---- Writing. */

/* Heads and entries, from the versions to the length of the name. */
static void
put_common(pop_buf *b, const pop_zip_member *m, bool wide)
{
	const uint32_t bytes = wide ? UINT32_MAX : (uint32_t)m->bytes;

	pop_buf_u16(b, wide ? VERSION_64 : VERSION);
	pop_buf_u32(b, 0); /* flags, stored */
	pop_buf_u16(b, 0);
	pop_buf_u16(b, FIRST_DAY);
	pop_buf_u32(b, m->crc);
	pop_buf_u32(b, bytes);
	pop_buf_u32(b, bytes);
	pop_buf_u16(b, (uint16_t)m->name.len);
}

/* And the name, with the numbers that are written as 64 bits. */
static void
put_name(pop_buf *b, const pop_zip_member *m, const uint64_t *number, unsigned n)
{
	pop_buf_put(b, m->name.ptr, m->name.len);
	if (!n)
		return;
	pop_buf_u16(b, EXTRA_64);
	pop_buf_u16(b, (uint16_t)(n * 8));
	for (unsigned i = 0; i < n; i++)
		pop_buf_u64(b, number[i]);
}

static void
put_head(pop_buf *b, const pop_zip_member *m, bool wide)
{
	pop_buf_u32(b, HEAD_MAGIC);
	put_common(b, m, wide);
	pop_buf_u16(b, wide ? 4 + 2 * 8 : 0);
	put_name(b, m, (const uint64_t[]){m->bytes, m->bytes}, wide ? 2 : 0);
}

static void
put_entry(pop_buf *b, const pop_zip_member *m, bool wide)
{
	pop_buf_u32(b, ENTRY_MAGIC);
	pop_buf_u16(b, MADE_ON_UNIX | VERSION_64);
	put_common(b, m, wide);
	pop_buf_u16(b, wide ? 4 + 3 * 8 : 0);
	pop_buf_u32(b, 0); /* no comment, disk 0 */
	pop_buf_u16(b, 0);
	pop_buf_u32(b, UINT32_C(0100644) << 16);
	pop_buf_u32(b, wide ? UINT32_MAX : (uint32_t)m->at);
	put_name(b, m, (const uint64_t[]){m->bytes, m->bytes, m->at},
		wide ? 3 : 0);
}

/* `at`, `bytes`: of the directory. */
static void
put_end(pop_buf *b, uint64_t at, uint64_t bytes, uint64_t count, uint64_t most)
{
	const bool wide = at >= most || bytes >= most || count >= UINT16_MAX;
	const uint16_t entries = wide ? UINT16_MAX : (uint16_t)count;

	if (wide) {
		pop_buf_u32(b, END64_MAGIC);
		pop_buf_u64(b, END64_BYTES - 12); /* of what follows */
		pop_buf_u16(b, MADE_ON_UNIX | VERSION_64);
		pop_buf_u16(b, VERSION_64);
		pop_buf_u64(b, 0); /* disks */
		pop_buf_u64(b, count);
		pop_buf_u64(b, count);
		pop_buf_u64(b, bytes);
		pop_buf_u64(b, at);
		pop_buf_u32(b, LOCATOR_MAGIC);
		pop_buf_u32(b, 0); /* disk */
		pop_buf_u64(b, at + bytes);
		pop_buf_u32(b, 1); /* disks */
	}
	pop_buf_u32(b, END_MAGIC);
	pop_buf_u32(b, 0); /* disks */
	pop_buf_u16(b, entries);
	pop_buf_u16(b, entries);
	pop_buf_u32(b, wide ? UINT32_MAX : (uint32_t)bytes);
	pop_buf_u32(b, wide ? UINT32_MAX : (uint32_t)at);
	pop_buf_u16(b, 0); /* no comment */
}

static pop_status
put(pop_zip_writer *w, const void *data, size_t n, pop_err *err)
{
	POP_TRY(pop_write_all(w->file.fd, data, n, w->file.path, err));
	w->at += n;
	return POP_OK;
}

pop_status
pop_zip_create(pop_zip_writer *out, const char *path, pop_err *err)
{
	*out = (pop_zip_writer){.wide = POP_ZIP_WIDE};
	return pop_temp_open_output(&out->file, path, err);
}

pop_status
pop_zip_add(pop_zip_writer *w, pop_str name, const pop_str *piece, size_t n,
	pop_err *err)
{
	pop_zip_member m = {.name = name, .at = w->at};
	pop_buf head = {0};
	pop_status st;
	bool wide;

	if (name.len > UINT16_MAX || !pop_zip_is_safe_name(name))
		return pop_fail(err, POP_E_INPUT,
			"write %s: '%.64s' is no name of a member",
			w->file.path, name.len ? name.ptr : "");
	for (size_t i = 0; i < n; i++) {
		m.bytes += piece[i].len;
		m.crc = pop_crc32(m.crc, piece[i].ptr, piece[i].len);
	}
	wide = m.bytes >= w->wide || m.at >= w->wide;
	put_head(&head, &m, wide);
	put_entry(&w->directory, &m, wide);
	st = pop_buf_finish(&head, err);
	if (st == POP_OK)
		st = put(w, head.data, head.len, err);
	for (size_t i = 0; i < n && st == POP_OK; i++)
		st = put(w, piece[i].ptr, piece[i].len, err);
	w->count++;
	pop_buf_release(&head);
	return st;
}

pop_status
pop_zip_finish(pop_zip_writer *w, pop_err *err)
{
	pop_status st;

	put_end(&w->directory, w->at, w->directory.len, w->count, w->wide);
	st = pop_buf_finish(&w->directory, err);
	if (st == POP_OK)
		st = put(w, w->directory.data, w->directory.len, err);
	if (st == POP_OK)
		st = pop_temp_commit(&w->file, false, err);
	pop_zip_abort(w);
	return st;
}

void
pop_zip_abort(pop_zip_writer *w)
{
	pop_temp_abort(&w->file);
	pop_buf_release(&w->directory);
}
