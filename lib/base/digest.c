/*
 * XXH3 with its vector code compiled in: for the baseline of the architecture
 * here, and for AVX2 in digest_avx2.c, which takes over where much is hashed.
 * Both give the same values.
 */

#define XXH_INLINE_ALL
#include "lib/base/digest.h"

#include <string.h>
#include <xxhash.h>

#include "lib/base/cpu.h"
#include "lib/base/digest_int.h"
#include "lib/base/str.h"

/* Bytes in one call from which the wide form is worth its start. */
enum { WIDE = 16 << 10 };

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

/* -- choice -------------------------------------------------------------- */

/* NULL: the code of this file. */
static const pop_digest_wide *
wide(size_t n)
{
	return n >= WIDE && pop_digest_avx2.update && pop_cpu_has(POP_CPU_AVX2)
		       ? &pop_digest_avx2
		       : NULL;
}

/* -- whole --------------------------------------------------------------- */

pop_digest
pop_digest_of(const void *data, size_t n)
{
	return pop_digest_seeded(data, n, 0);
}

pop_digest
pop_digest_seeded(const void *data, size_t n, uint64_t seed)
{
	const pop_digest_wide *w = wide(n);
	pop_digest d;

	if (!w)
		return canonical(XXH3_128bits_withSeed(data, n, seed));
	w->seeded(d.byte, data, n, seed);
	return d;
}

uint64_t
pop_digest_u64(const void *data, size_t n)
{
	const pop_digest_wide *w = wide(n);

	return w ? w->u64(data, n) : XXH3_64bits(data, n);
}

/* -- streaming ----------------------------------------------------------- */

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
	const pop_digest_wide *w = wide(n);

	if (w)
		w->update(h->state, data, n);
	else if (n)
		XXH3_128bits_update(h->state, data, n);
}

pop_digest
pop_hasher_get(const pop_hasher *h)
{
	return canonical(XXH3_128bits_digest(h->state));
}

uint64_t
pop_hasher_get_u64(const pop_hasher *h)
{
	return XXH3_64bits_digest(h->state);
}

/* -- text ---------------------------------------------------------------- */

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

bool
pop_digest_parse(pop_digest *out, const char *hex, size_t n)
{
	if (n != 2 * sizeof(out->byte))
		return false;
	for (unsigned i = 0; i < sizeof(out->byte); i++) {
		int hi = pop_hex_digit(hex[2 * i]),
		    lo = pop_hex_digit(hex[2 * i + 1]);

		if (hi < 0 || lo < 0)
			return false;
		out->byte[i] = (unsigned char)(hi << 4 | lo);
	}
	return true;
}
