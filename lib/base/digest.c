/*
 * XXH3 with its vector code compiled in: one build for the baseline of the
 * architecture, so that no run-time dispatch decides what bytes hash to.
 */

#define XXH_INLINE_ALL
#include "lib/base/digest.h"

#include <string.h>
#include <xxhash.h>

struct pop_hasher {
	XXH3_state_t *state;
};

static pop_digest
canonical(XXH128_hash_t h)
{
	XXH128_canonical_t c;
	pop_digest d;

	XXH128_canonicalFromHash(&c, h);
	memcpy(d.byte, c.digest, sizeof(d.byte));
	return d;
}

pop_digest
pop_digest_of(const void *data, size_t n)
{
	return canonical(XXH3_128bits(data, n));
}

pop_digest
pop_digest_seeded(const void *data, size_t n, uint64_t seed)
{
	return canonical(XXH3_128bits_withSeed(data, n, seed));
}

uint64_t
pop_digest_u64(const void *data, size_t n)
{
	return XXH3_64bits(data, n);
}

pop_hasher *
pop_hasher_new(void)
{
	/* Aligned to 64, which malloc does not promise. */
	XXH3_state_t *s = XXH3_createState();
	pop_hasher *h = s ? malloc(sizeof(*h)) : NULL;

	if (!h) {
		XXH3_freeState(s);
		return NULL;
	}
	h->state = s;
	XXH3_128bits_reset(s);
	return h;
}

void
pop_hasher_free(pop_hasher *h)
{
	if (!h)
		return;
	XXH3_freeState(h->state);
	free(h);
}

void
pop_hasher_put(pop_hasher *h, const void *data, size_t n)
{
	if (n)
		XXH3_128bits_update(h->state, data, n);
}

pop_digest
pop_hasher_get(const pop_hasher *h)
{
	return canonical(XXH3_128bits_digest(h->state));
}

bool
pop_digest_eq(pop_digest a, pop_digest b)
{
	return memcmp(a.byte, b.byte, sizeof(a.byte)) == 0;
}

void
pop_digest_print(char out[33], pop_digest d)
{
	static const char hex[] = "0123456789abcdef";

	for (unsigned i = 0; i < sizeof(d.byte); i++) {
		out[2 * i] = hex[d.byte[i] >> 4];
		out[2 * i + 1] = hex[d.byte[i] & 15];
	}
	out[32] = '\0';
}

static int
nibble(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return -1;
}

bool
pop_digest_parse(pop_digest *out, const char *hex, size_t n)
{
	if (n != 2 * sizeof(out->byte))
		return false;
	for (unsigned i = 0; i < sizeof(out->byte); i++) {
		int hi = nibble(hex[2 * i]), lo = nibble(hex[2 * i + 1]);

		if (hi < 0 || lo < 0)
			return false;
		out->byte[i] = (unsigned char)(hi << 4 | lo);
	}
	return true;
}
