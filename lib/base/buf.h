#ifndef POP_BASE_BUF_H
#define POP_BASE_BUF_H

#include <stddef.h>
#include <stdint.h>

#include "lib/base/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Growing byte buffer on the heap: output of printers and of disk formats.
 *
 * A zeroed buffer is ready.  Appends never fail one by one: running out of
 * memory sets `failed`, later appends do nothing, and pop_buf_finish() says
 * so once.  Numbers are written little-endian.  Not thread-safe.
 */
typedef struct pop_buf {
	unsigned char *data;
	size_t len, cap;
	int failed;
} pop_buf;

void pop_buf_release(pop_buf *b);

void pop_buf_put(pop_buf *b, const void *data, size_t n);
void pop_buf_str(pop_buf *b, const char *s);
void pop_buf_char(pop_buf *b, char c);
void pop_buf_printf(pop_buf *b, const char *fmt, ...) POP_PRINTF(2, 3);
void pop_buf_u8(pop_buf *b, uint8_t v);
void pop_buf_u16(pop_buf *b, uint16_t v);
void pop_buf_u32(pop_buf *b, uint32_t v);
void pop_buf_u64(pop_buf *b, uint64_t v);
/* LEB128; signed values zigzag first. */
void pop_buf_varint(pop_buf *b, uint64_t v);
void pop_buf_svarint(pop_buf *b, int64_t v);

/* POP_E_NOMEM if any append failed. */
POP_MUST_CHECK pop_status pop_buf_finish(const pop_buf *b, pop_err *err);

#ifdef __cplusplus
}
#endif

#endif
