/* Bounded reads.  Every getter goes through take(), the only bound check. */

#include "lib/base/cursor.h"

static const unsigned char *
take(pop_cursor *c, size_t n)
{
	const unsigned char *p = c->ptr;

	if (c->failed || n > pop_cursor_left(c)) {
		c->failed = true;
		return NULL;
	}
	c->ptr += n;
	return p;
}

static uint64_t
little_endian(pop_cursor *c, size_t n)
{
	const unsigned char *p = take(c, n);
	uint64_t v = 0;

	for (size_t i = 0; p && i < n; i++)
		v |= (uint64_t)p[i] << 8 * i;
	return v;
}

void
pop_cursor_init(pop_cursor *c, const void *data, size_t n)
{
	static const unsigned char none[1];

	c->start = data ? data : none;
	c->ptr = c->start;
	c->end = c->start + (data ? n : 0);
	c->failed = false;
}

uint8_t
pop_cursor_u8(pop_cursor *c)
{
	return (uint8_t)little_endian(c, 1);
}

uint16_t
pop_cursor_u16(pop_cursor *c)
{
	return (uint16_t)little_endian(c, 2);
}

uint32_t
pop_cursor_u32(pop_cursor *c)
{
	return (uint32_t)little_endian(c, 4);
}

uint64_t
pop_cursor_u64(pop_cursor *c)
{
	return little_endian(c, 8);
}

uint64_t
pop_cursor_varint(pop_cursor *c)
{
	uint64_t v = 0;

	for (unsigned shift = 0; shift < 70; shift += 7) {
		uint8_t b = pop_cursor_u8(c);

		/* The tenth byte holds one bit. */
		if (shift == 63 && b > 1)
			break;
		v |= (uint64_t)(b & 0x7f) << shift;
		if (!(b & 0x80))
			return c->failed ? 0 : v;
	}
	c->failed = true;
	return 0;
}

int64_t
pop_cursor_svarint(pop_cursor *c)
{
	uint64_t v = pop_cursor_varint(c);

	return (int64_t)(v >> 1 ^ (0 - (v & 1)));
}

const void *
pop_cursor_bytes(pop_cursor *c, size_t n)
{
	return take(c, n);
}
