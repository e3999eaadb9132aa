/* Buffers and cursors: what one writes the other reads, and not a byte more. */

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "lib/base/buf.h"
#include "lib/base/cursor.h"

static const uint64_t number[] = {0, 1, 127, 128, 300, 0x7fff, 1u << 28,
	UINT64_C(1) << 35, INT64_MAX, UINT64_MAX};

enum { NNUMBER = sizeof(number) / sizeof(number[0]) };

static void
round_trip(void)
{
	pop_buf b = {0};
	pop_cursor c;

	for (int i = 0; i < NNUMBER; i++) {
		pop_buf_u8(&b, (uint8_t)number[i]);
		pop_buf_u16(&b, (uint16_t)number[i]);
		pop_buf_u32(&b, (uint32_t)number[i]);
		pop_buf_u64(&b, number[i]);
		pop_buf_varint(&b, number[i]);
		pop_buf_svarint(&b, (int64_t)number[i]);
	}
	pop_buf_printf(&b, "%s %d", "text", 7);
	assert(pop_buf_finish(&b, NULL) == POP_OK);
	pop_cursor_init(&c, b.data, b.len);
	for (int i = 0; i < NNUMBER; i++) {
		assert(pop_cursor_u8(&c) == (uint8_t)number[i]);
		assert(pop_cursor_u16(&c) == (uint16_t)number[i]);
		assert(pop_cursor_u32(&c) == (uint32_t)number[i]);
		assert(pop_cursor_u64(&c) == number[i]);
		assert(pop_cursor_varint(&c) == number[i]);
		assert(pop_cursor_svarint(&c) == (int64_t)number[i]);
	}
	assert(memcmp(pop_cursor_bytes(&c, 6), "text 7", 6) == 0);
	assert(!c.failed && pop_cursor_left(&c) == 0);
	pop_buf_release(&b);
}

static const struct {
	const char *bytes;
	size_t n;
	uint64_t value;
	int ok;
} varint[] = {
	{"\x00", 1, 0, 1},
	{"\x80\x01", 2, 128, 1},
	{"\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 10, UINT64_MAX, 1},
	/* more than 64 bits, more than 10 bytes, cut short, nothing */
	{"\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02", 10, 0, 0},
	{"\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x00", 11, 0, 0},
	{"\x80\x80", 2, 0, 0},
	{"", 0, 0, 0},
};

static void
hostile(void)
{
	pop_cursor c;

	for (size_t i = 0; i < sizeof(varint) / sizeof(varint[0]); i++) {
		pop_cursor_init(&c, varint[i].bytes, varint[i].n);
		assert(pop_cursor_varint(&c) == varint[i].value);
		assert(c.failed == !varint[i].ok);
	}
	pop_cursor_init(&c, "abc", 3);
	assert(pop_cursor_u32(&c) == 0 && c.failed);
	/* Once failed, nothing is read, though bytes are left. */
	assert(pop_cursor_u8(&c) == 0);
	assert(!pop_cursor_bytes(&c, 1));
	pop_cursor_init(&c, "abc", 3);
	assert(!pop_cursor_bytes(&c, SIZE_MAX));
	pop_cursor_init(&c, NULL, 5);
	assert(pop_cursor_left(&c) == 0 && !c.failed);
}

static void
failure_is_sticky(void)
{
	pop_buf b = {0};
	pop_err err;

	pop_buf_char(&b, 'x');
	b.failed = 1;
	pop_buf_str(&b, "yz");
	pop_buf_printf(&b, "%d", 1);
	assert(b.len == 1);
	assert(pop_buf_finish(&b, &err) == POP_E_NOMEM);
	pop_buf_release(&b);
	assert(!b.data && !b.failed);
}

int
main(void)
{
	round_trip();
	hostile();
	failure_is_sticky();
	return 0;
}
