#ifndef POP_BASE_DIGEST_INT_H
#define POP_BASE_DIGEST_INT_H

#include <stddef.h>
#include <stdint.h>

/* XXH3 as compiled for a wider instruction set; NULLs where this build has no
 * such code.  Same values as the baseline's, and the same streaming state. */
typedef struct pop_digest_wide {
	void (*seeded)(unsigned char out[16], const void *data, size_t n,
		uint64_t seed);
	uint64_t (*u64)(const void *data, size_t n);
	/* state: an XXH3_state_t */
	void (*update)(void *state, const void *data, size_t n);
} pop_digest_wide;

extern const pop_digest_wide pop_digest_avx2;

#endif
