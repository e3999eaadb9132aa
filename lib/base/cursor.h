#ifndef POP_BASE_CURSOR_H
#define POP_BASE_CURSOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Reads bytes that nobody vouches for, numbers with the low byte first.  A
 * cursor cannot run past its end: a read that would sets `failed`, returns
 * zero, and every later read returns zero too, so a caller may read a whole
 * record and test once.
 */
typedef struct pop_cursor {
	const unsigned char *ptr, *end, *start;
	bool failed;
} pop_cursor;

void pop_cursor_init(pop_cursor *c, const void *data, size_t n);

static inline size_t
pop_cursor_left(const pop_cursor *c)
{
	return (size_t)(c->end - c->ptr);
}

static inline size_t
pop_cursor_offset(const pop_cursor *c)
{
	return (size_t)(c->ptr - c->start);
}

uint8_t pop_cursor_u8(pop_cursor *c);
uint16_t pop_cursor_u16(pop_cursor *c);
uint32_t pop_cursor_u32(pop_cursor *c);
uint64_t pop_cursor_u64(pop_cursor *c);
uint64_t pop_cursor_varint(pop_cursor *c); /* at most 10 bytes */
int64_t pop_cursor_svarint(pop_cursor *c);
/* n bytes in place, or NULL. */
const void *pop_cursor_bytes(pop_cursor *c, size_t n);

#endif
