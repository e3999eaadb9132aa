#ifndef POP_BASE_PACK_H
#define POP_BASE_PACK_H

#include <stddef.h>

#include "lib/base/buf.h"
#include "lib/base/status.h"

/*
 * zstd, in one call.  Output is a function of the input alone (level and
 * version of the frame are fixed).  Only pack.c includes zstd.h.
 */
POP_MUST_CHECK pop_status pop_pack(
	pop_buf *out, const void *data, size_t n, pop_err *err);
/* The same in less time and for more bytes: for what is large or seldom
 * read. */
POP_MUST_CHECK pop_status pop_pack_quick(
	pop_buf *out, const void *data, size_t n, pop_err *err);
/* Unpacks exactly `raw` bytes to dst.  POP_E_CORRUPT if the frame is damaged
 * or does not hold that many. */
POP_MUST_CHECK pop_status pop_unpack(
	void *dst, size_t raw, const void *data, size_t n, pop_err *err);
/* Bytes of the frame at the beginning of data; 0: there is none, or it is not
 * all there. */
size_t pop_pack_frame(const void *data, size_t n);

#endif
