/* Growing buffer: capacity doubles, the failure flag is sticky. */

#include "lib/base/buf.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/checked.h"

enum { MIN_CAP = 256 };

/* Room for n more bytes, or NULL once the buffer has failed. */
static unsigned char *
reserve(pop_buf *b, size_t n)
{
	size_t need, cap;
	unsigned char *p;

	if (b->failed)
		return NULL;
	if (n <= b->cap - b->len && b->data)
		return b->data + b->len;
	if (!pop_add_size(b->len, n, &need))
		goto fail;
	cap = b->cap > SIZE_MAX / 2 ? need : b->cap * 2;
	cap = cap < need ? need : cap;
	cap = cap < MIN_CAP ? MIN_CAP : cap;
	p = realloc(b->data, cap);
	if (!p)
		goto fail;
	b->data = p;
	b->cap = cap;
	return p + b->len;
fail:
	b->failed = 1;
	return NULL;
}

static void
put_little_endian(pop_buf *b, uint64_t v, size_t n)
{
	unsigned char *p = reserve(b, n);

	if (!p)
		return;
	for (size_t i = 0; i < n; i++)
		p[i] = (unsigned char)(v >> 8 * i);
	b->len += n;
}

void
pop_buf_release(pop_buf *b)
{
	free(b->data);
	*b = (pop_buf){0};
}

void
pop_buf_put(pop_buf *b, const void *data, size_t n)
{
	unsigned char *p = reserve(b, n);

	if (!p || !n)
		return;
	memcpy(p, data, n);
	b->len += n;
}

void
pop_buf_str(pop_buf *b, const char *s)
{
	pop_buf_put(b, s, strlen(s));
}

void
pop_buf_char(pop_buf *b, char c)
{
	pop_buf_put(b, &c, 1);
}

void
pop_buf_printf(pop_buf *b, const char *fmt, ...)
{
	unsigned char *p = reserve(b, 1);
	size_t room = p ? b->cap - b->len : 0;
	va_list ap;
	int n;

	va_start(ap, fmt);
	n = vsnprintf((char *)p, room, fmt, ap);
	va_end(ap);
	if (!p || n < 0) {
		b->failed = 1;
		return;
	}
	if ((size_t)n >= room) {
		p = reserve(b, (size_t)n + 1);
		if (!p)
			return;
		va_start(ap, fmt);
		vsnprintf((char *)p, (size_t)n + 1, fmt, ap);
		va_end(ap);
	}
	b->len += (size_t)n;
}

void
pop_buf_u8(pop_buf *b, uint8_t v)
{
	put_little_endian(b, v, 1);
}

void
pop_buf_u16(pop_buf *b, uint16_t v)
{
	put_little_endian(b, v, 2);
}

void
pop_buf_u32(pop_buf *b, uint32_t v)
{
	put_little_endian(b, v, 4);
}

void
pop_buf_u64(pop_buf *b, uint64_t v)
{
	put_little_endian(b, v, 8);
}

void
pop_buf_varint(pop_buf *b, uint64_t v)
{
	for (; v >= 0x80; v >>= 7)
		pop_buf_u8(b, (uint8_t)(v | 0x80));
	pop_buf_u8(b, (uint8_t)v);
}

void
pop_buf_svarint(pop_buf *b, int64_t v)
{
	pop_buf_varint(b, (uint64_t)v << 1 ^ (v < 0 ? UINT64_MAX : 0));
}

pop_status
pop_buf_finish(const pop_buf *b, pop_err *err)
{
	if (b->failed)
		return pop_fail(err, POP_E_NOMEM,
			"out of memory after %zu bytes of output", b->len);
	return POP_OK;
}
