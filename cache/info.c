/*
 * DIR/.popcache/info/<key>: how an entry was made, as text.
 *
 *   popcache-info 1
 *   compile_ns 31250000
 *   command popc model.mlir
 *
 * One "name value" a line; in values, bytes below space, DEL and % are
 * written %XX.  Unknown names are skipped, so that later versions may add
 * some; nothing in the file is needed for a hit.
 */

#include "cache/popcache.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "lib/base/buf.h"
#include "lib/base/fs.h"
#include "lib/base/str.h"

enum { MAX_INFO = 64 << 10 };

static const char magic[] = "popcache-info 1\n";

/* ORDER info: as in popcache(5). */
static const struct {
	const char *name;
	size_t offset, cap; /* cap 0: an integer */
	bool is_signed;
} field[] = {
#define NUMBER(n, s)                                  \
	{                                             \
#		n, offsetof(pop_cache_info, n), 0, s \
	}
#define TEXT(n)                                                    \
	{                                                          \
#		n, offsetof(pop_cache_info, n),                   \
			sizeof(((pop_cache_info *)NULL)->n), false \
	}
	NUMBER(compile_ns, false),
	NUMBER(peak_bytes, false),
	NUMBER(when, true),
	TEXT(user),
	TEXT(host),
	TEXT(job),
	TEXT(version),
	TEXT(source),
	TEXT(command),
#undef NUMBER
#undef TEXT
};

enum { NFIELD = sizeof(field) / sizeof(field[0]) };

/* -- print --------------------------------------------------------------- */

static void
put_text(pop_buf *b, const char *s)
{
	for (; *s; s++) {
		unsigned char c = (unsigned char)*s;

		if (c < ' ' || c == 0x7f || c == '%')
			pop_buf_printf(b, "%%%02X", c);
		else
			pop_buf_char(b, *s);
	}
}

static void
put_field(pop_buf *b, const pop_cache_info *info, unsigned i)
{
	const char *at = (const char *)info + field[i].offset;
	uint64_t u = 0;
	int64_t v = 0;

	if (field[i].cap) {
		if (!*at)
			return;
		pop_buf_printf(b, "%s ", field[i].name);
		put_text(b, at);
		pop_buf_char(b, '\n');
		return;
	}
	memcpy(&u, at, sizeof(u));
	memcpy(&v, at, sizeof(v));
	if (!u)
		return;
	if (field[i].is_signed)
		pop_buf_printf(b, "%s %lld\n", field[i].name, (long long)v);
	else
		pop_buf_printf(
			b, "%s %llu\n", field[i].name, (unsigned long long)u);
}

pop_status
pop_cache_info_put(const pop_cache *c, pop_digest key,
	const pop_cache_info *info, pop_err *err)
{
	pop_buf b = {0};
	char hex[33];

	POP_TRY(pop_cache_need_top(c, err));
	pop_digest_print(hex, key);
	pop_buf_str(&b, magic);
	for (unsigned i = 0; i < NFIELD; i++)
		put_field(&b, info, i);
	return pop_cache_publish_buf(c->layer[0], "info", hex, &b, err);
}

/* -- parse --------------------------------------------------------------- */

/* Undoes put_text(); what does not fit is cut.  False: a bad escape. */
static bool
take_text(char *out, size_t cap, pop_str s)
{
	size_t n = 0;

	for (size_t i = 0; i < s.len && n + 1 < cap; i++) {
		char c = s.ptr[i];

		if (c == '%') {
			int hi, lo;

			if (s.len - i < 3)
				return false;
			hi = pop_hex_digit(s.ptr[i + 1]);
			lo = pop_hex_digit(s.ptr[i + 2]);
			if (hi < 0 || lo < 0 || hi + lo == 0)
				return false;
			c = (char)(hi << 4 | lo);
			i += 2;
		}
		out[n++] = c;
	}
	out[n] = '\0';
	return true;
}

static bool
take_field(pop_cache_info *info, pop_str name, pop_str value)
{
	for (unsigned i = 0; i < NFIELD; i++) {
		char *at = (char *)info + field[i].offset;
		uint64_t u = 0;
		int64_t v = 0;
		bool ok;

		if (!pop_str_is(name, field[i].name))
			continue;
		if (field[i].cap)
			return take_text(at, field[i].cap, value);
		ok = field[i].is_signed ? pop_str_i64(value, &v)
					: pop_str_u64(value, &u);
		if (ok && field[i].is_signed)
			memcpy(at, &v, sizeof(v));
		else if (ok)
			memcpy(at, &u, sizeof(u));
		return ok;
	}
	return true;
}

static bool
parse(pop_cache_info *out, const char *p, size_t n)
{
	const char *end = p + n;

	*out = (pop_cache_info){0};
	if (n < sizeof(magic) - 1 || memcmp(p, magic, sizeof(magic) - 1))
		return false;
	for (p += sizeof(magic) - 1; p < end;) {
		const char *nl = memchr(p, '\n', (size_t)(end - p));
		const char *gap = nl ? memchr(p, ' ', (size_t)(nl - p)) : NULL;

		if (!gap)
			return false;
		if (memchr(p, '\0', (size_t)(nl - p)))
			return false;
		if (!take_field(out, (pop_str){p, (size_t)(gap - p)},
			    (pop_str){gap + 1, (size_t)(nl - gap - 1)}))
			return false;
		p = nl + 1;
	}
	return true;
}

pop_status
pop_cache_info_get(
	pop_cache_info *out, const pop_cache *c, pop_digest key, pop_err *err)
{
	char path[POP_CACHE_PATH_MAX], hex[33];

	pop_digest_print(hex, key);
	for (int i = 0; i < c->nlayer; i++) {
		pop_file f = {0};
		bool ok;
		int fd;

		pop_cache_join(path, c->layer[i], "info", hex);
		fd = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK |
					O_NOCTTY);
		if (fd < 0)
			continue;
		ok = pop_file_read_fd(&f, fd, path, MAX_INFO, NULL) == POP_OK &&
		     parse(out, (const char *)f.data, f.len);
		close(fd);
		pop_file_release(&f);
		if (ok)
			return POP_OK;
	}
	*out = (pop_cache_info){0};
	return pop_fail(err, POP_E_MISS, "nothing is known about %s", hex);
}
