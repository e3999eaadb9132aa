#ifndef POP_GEN_STRIP_INT_H
#define POP_GEN_STRIP_INT_H

#include "lib/gen/gen_int.h"

/*
 * Chains of steps that may become one STRIP: what the files about them share.
 */

enum {
	MOST = 16, /* steps of a chain */
	MOST_IDS = POP_MAX_DIMS,
};

typedef struct member {
	gen_step t;           /* a copy, with dims as the chain needs them */
	uint32_t at;          /* in the list */
	int id[POP_MAX_DIMS]; /* the common dim that a dim is; -1: none */
} member;

/* A local buffer. */
typedef struct local {
	uint32_t buffer, from; /* written by member `from` (place in list) */
	bool parts;            /* first, and by others in parts */
	int64_t bytes;
} local;

typedef struct chain {
	member m[MOST]; /* in the order of the list */
	uint32_t n;
	local local[MOST];
	uint32_t nlocal;
	int nid;
	int64_t extent[MOST_IDS];
	bool dead[MOST_IDS];
	int64_t block[MOST_IDS];
} chain;

static inline bool
is_common(const chain *c, int id)
{
	return id >= 0 && !c->dead[id];
}

/* ---- strip_dims.c */

/* Copies of what matching may change. */
void pop_chain_take(gen *g, member *m, const gen_step *t, uint32_t at);
chain *pop_chain_copy(gen *g, const chain *c);
member *pop_chain_at(chain *c, uint32_t at);
const pop_view *pop_chain_written(const member *m, uint32_t b);
const local *pop_chain_local(const chain *c, uint32_t b);
/* Finds out which dims of member `at` are common dims, from how it reads x.
 * False: it cannot be a member. */
bool pop_chain_link(gen *g, chain *c, const local *x, uint32_t at);
/* Each member has each common dim, and there is one. */
bool pop_chain_all_have(const chain *c);
/* At each place of the common dims, nothing is read from local buffers but what
 * was written there. */
bool pop_chain_is_sound(chain *c);

/* The least base of the views of b, and the elements from there to the last one
 * that any touches at the first place of the common dims. */
int64_t pop_chain_low(const chain *c, uint32_t b);
int64_t pop_chain_span(const chain *c, uint32_t b);

/* Dims of a step by which a view moves and that are not common, by stride;
 * those that follow each other are one. */
typedef struct walk {
	unsigned n;
	int64_t stride[POP_MAX_DIMS], extent[POP_MAX_DIMS];
} walk;

/* False: it moves backward. */
bool pop_chain_walk(
	const chain *c, const member *m, const pop_view *v, walk *out);

/* ---- strip_block.c */

/* Before the others: dims that are sides of a product, and would be cut into
 * single rows or columns, are not common. */
void pop_chain_keep_sides(chain *c);
/* Lays local buffers out by blocks; loops work in place where they can. */
void pop_chain_pack(chain *c);
/* False: however the chain grows, there are too few blocks, or it must lose a
 * common dim first. */
bool pop_chain_may_block(const chain *c);
/* Chooses the size of blocks.  False: there is none, or it gains nothing. */
bool pop_chain_blocks(const gen *g, chain *c);
/* The same for a chain that begins with a loop: panels are small enough to be
 * multiplied from the cache. */
bool pop_chain_feed_blocks(chain *c);

#endif
