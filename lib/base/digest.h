#ifndef POP_BASE_DIGEST_H
#define POP_BASE_DIGEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * XXH3 digests.  They protect against accident, not against malice.  The only
 * files that include xxhash.h are digest.c and digest_avx2.c.
 */
typedef struct pop_digest {
	unsigned char byte[16]; /* XXH128 canonical (big-endian) form */
} pop_digest;

pop_digest pop_digest_of(const void *data, size_t n);
/* The same bytes under another seed: the second opinion of the alias store. */
pop_digest pop_digest_seeded(const void *data, size_t n, uint64_t seed);
uint64_t pop_digest_u64(const void *data, size_t n); /* XXH3-64 */

/* Streaming.  The state is large and is kept on the heap: _new may return
 * NULL when memory is out. */
typedef struct pop_hasher pop_hasher;
pop_hasher *pop_hasher_new(void);
void pop_hasher_free(pop_hasher *h); /* accepts NULL */
void pop_hasher_put(pop_hasher *h, const void *data, size_t n);
pop_digest pop_hasher_get(const pop_hasher *h);
/* What pop_digest_u64() gives for the same bytes. */
uint64_t pop_hasher_get_u64(const pop_hasher *h);

bool pop_digest_eq(pop_digest a, pop_digest b);
/* 32 hex digits and NUL. */
void pop_digest_print(char out[33], pop_digest d);
/* Exactly 32 hex digits, lower or upper case. */
bool pop_digest_parse(pop_digest *out, const char *hex, size_t n);

#ifdef __cplusplus
}
#endif

#endif
