/* XXH3 by AVX2: the Makefile compiles this file, and no other of lib/base, for
 * that instruction set.  Nothing here runs before digest.c asked the CPU. */

#include "lib/base/digest_int.h"

#if defined(__AVX2__)
#	define XXH_INLINE_ALL
#	include <string.h>
#	include <xxhash.h>

static void
seeded(unsigned char out[16], const void *data, size_t n, uint64_t seed)
{
	XXH128_canonical_t c;

	XXH128_canonicalFromHash(&c, XXH3_128bits_withSeed(data, n, seed));
	memcpy(out, c.digest, sizeof(c.digest));
}

static uint64_t
u64(const void *data, size_t n)
{
	return XXH3_64bits(data, n);
}

static void
update(void *state, const void *data, size_t n)
{
	XXH3_128bits_update(state, data, n);
}

const pop_digest_wide pop_digest_avx2 = {seeded, u64, update};
#else
const pop_digest_wide pop_digest_avx2 = {0};
#endif
