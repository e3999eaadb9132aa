/* zstd frames: content size present, no checksum (callers have their own). */

#include "lib/base/pack.h"

#include <stdlib.h>
#include <zstd.h>

#include "lib/base/plural.h"

/* Part of the file format's determinism: the level never depends on input. */
enum { LEVEL = 6, QUICK_LEVEL = 1 };

static pop_status
pack(pop_buf *out, const void *data, size_t n, int level, pop_err *err)
{
	size_t bound = ZSTD_compressBound(n), got;
	void *tmp = ZSTD_isError(bound) ? NULL : malloc(bound);

	if (!tmp)
		return pop_fail(
			err, POP_E_NOMEM, "out of memory packing %zu bytes", n);
	got = ZSTD_compress(tmp, bound, data, n, level);
	if (!ZSTD_isError(got))
		pop_buf_put(out, tmp, got);
	free(tmp);
	if (ZSTD_isError(got))
		return pop_fail(err, POP_E_NOMEM, "packing %zu bytes: %s", n,
			ZSTD_getErrorName(got));
	return pop_buf_finish(out, err);
}

pop_status
pop_pack(pop_buf *out, const void *data, size_t n, pop_err *err)
{
	return pack(out, data, n, LEVEL, err);
}

pop_status
pop_pack_quick(pop_buf *out, const void *data, size_t n, pop_err *err)
{
	return pack(out, data, n, QUICK_LEVEL, err);
}

pop_status
pop_unpack(void *dst, size_t raw, const void *data, size_t n, pop_err *err)
{
	unsigned long long size = ZSTD_getFrameContentSize(data, n);
	size_t got;

	/* The sentinels for "unknown" and "damaged" differ from any raw. */
	if (size != raw)
		return pop_fail(err, POP_E_CORRUPT,
			"packed data does not hold %zu byte%s", raw,
			pop_plural(raw));
	got = ZSTD_decompress(dst, raw, data, n);
	if (ZSTD_isError(got))
		return pop_fail(err, POP_E_CORRUPT,
			"packed data is damaged: %s", ZSTD_getErrorName(got));
	if (got != raw)
		return pop_fail(err, POP_E_CORRUPT,
			"packed data holds %zu byte%s instead of %zu", got,
			pop_plural(got), raw);
	return POP_OK;
}

size_t
pop_pack_frame(const void *data, size_t n)
{
	size_t got = ZSTD_findFrameCompressedSize(data, n);

	return ZSTD_isError(got) ? 0 : got;
}
