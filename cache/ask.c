/*
 * The two digests of an input, in one walk over it.
 *
 *   piece  = 128 KiB of the input, the last one what is left; at least one
 *   bytes  = H(H(piece) H(piece) ...)           H: XXH3-128
 *   second = S(S(piece) S(piece) ...)           S: the same with a seed
 *
 * A piece is still in cache when its second digest is made, and pieces do not
 * depend on each other, so that several threads may share them.
 */

#include <stdlib.h>

#include "cache/popcache.h"
#include "lib/base/crew.h"

enum {
	PIECE = 128 << 10,
	/* Pieces that a thread takes at a time. */
	BATCH = 16,
	MAX_THREADS = 8,
};

#define SECOND_SEED ((uint64_t)0x706f70616c696173)

typedef struct asking {
	const unsigned char *data;
	size_t n;
	pop_digest *first, *second; /* of each piece */
} asking;

static void
hash_piece(void *arg, size_t i)
{
	const asking *a = arg;
	const unsigned char *p = a->data + i * PIECE;
	size_t left = a->n - i * PIECE, n = left < PIECE ? left : PIECE;

	a->first[i] = pop_digest_of(p, n);
	a->second[i] = pop_digest_seeded(p, n, SECOND_SEED);
}

pop_status
pop_alias_ask(pop_alias_query *q, const void *data, size_t n, pop_err *err)
{
	asking a = {.data = data, .n = n};
	size_t npiece = n ? (n - 1) / PIECE + 1 : 1;
	size_t bytes = npiece * sizeof(*a.first);

	a.first = malloc(2 * bytes);
	if (!a.first)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	a.second = a.first + npiece;
	pop_crew_run(q->threads < MAX_THREADS ? q->threads : MAX_THREADS,
		npiece, BATCH, hash_piece, &a);
	q->bytes = pop_digest_of(a.first, bytes);
	q->second = pop_digest_seeded(a.second, bytes, SECOND_SEED);
	q->nbyte = n;
	free(a.first);
	return POP_OK;
}
