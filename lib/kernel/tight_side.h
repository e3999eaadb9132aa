#ifndef POP_KERNEL_TIGHT_SIDE_H
#define POP_KERNEL_TIGHT_SIDE_H

#include "lib/kernel/tight_int.h"

/*
 * Turns side by side, while they are made: what tight_turns.c finds, and
 * tight_side.c computes; what is loaded from where turns store, tight_memory.c.
 */

enum { TIGHT_MOST_LANES = 16, TIGHT_PAIRS = 4 };

/* A node of one turn, an element of a home, or one that a loop inside leaves.
 */
typedef struct tight_item {
	bool is_home, is_left, is_open;
	bool is_stored; /* loaded from where the turn before has stored `next`:
			   as an element of a home */
	bool lasting;   /* the same in all turns */
	uint32_t next;  /* of a home: what it holds in the next turn; of
				what a loop leaves: the loop */
	uint32_t order, low; /* of the search; 0: not found yet */
	uint32_t uses;
	tight_ref vector;                /* of all turns; node 0: not made */
	tight_ref one[TIGHT_MOST_LANES]; /* of each turn */
} tight_item;

typedef struct tight_turns {
	tight_trace *t;         /* of all turns */
	const tight_trace *old; /* of one turn */
	unsigned w;
	tight_item *item;
	uint32_t nitem;
	uint32_t *home; /* first item of each node that is one, or is left */
	/* By node that is left: what the loop inside reads. */
	struct tight_inside {
		const pop_tight *one;
		tight_ref *from; /* of each element, in order; node 0: unread */
		uint32_t n;
	} * inside;
	bool *lasting; /* by node: is it the same in all turns? */
	/* Nodes that store and load, maybe the same element. */
	struct tight_pair {
		uint32_t store, load;
		bool falls; /* The store's index falls by one each turn. */
	} pair[TIGHT_PAIRS];
	unsigned npair;
	uint32_t *stack, nstack, norder;
	uint32_t *list, nlist; /* groups, each after what it depends on */
	uint32_t nfirst; /* of them: what decides whether the loop goes on */
	uint32_t *end;   /* of the group of each item in the list; 0: of none */
} tight_turns;

/* Of one value. */
static inline bool
tight_is_store(const tight_node *x)
{
	return x->kind == TIGHT_EFFECT && x->id >= TIGHT_ST_4 &&
	       x->id <= TIGHT_ST_I1;
}

static inline uint32_t
tight_item_of(const tight_turns *x, tight_ref r)
{
	const tight_node *y = &x->old->node[r.node];

	if (y->kind == TIGHT_LEFT)
		return x->home[r.node] + r.off / 4;
	return y->kind == TIGHT_HOME
		       ? x->home[r.node] + r.off / x->old->buf[y->imm].bytes
		       : r.node;
}

/* ---- tight_turns.c */

/* Item k that item i depends on, 0 if it needs no order; false: there are no
 * more. */
bool pop_tight_depends(
	const tight_turns *x, uint32_t i, unsigned k, uint32_t *on);

/* ---- tight_memory.c */

/* Finds the pairs of x, and loads of what the turn before has stored.  False:
 * turns cannot be side by side. */
bool pop_tight_find_pairs(tight_turns *x);

/* Item k that it takes to tell whether the pair meets; false: no more. */
bool pop_tight_pair_needs(
	const tight_turns *x, unsigned pair, unsigned k, uint32_t *on);

/* The loop ends before turns of which one loads what another one stores. */
void pop_tight_look_at_pairs(tight_turns *x);

/* The stores of node i in all turns as one op; false: cannot be. */
bool pop_tight_store_all(tight_turns *x, uint32_t i);

/* ---- tight_side.c */

/* Item i of all turns as one vector. */
tight_ref pop_tight_all_turns(tight_turns *x, uint32_t i);

/* Computes the n items of a group, which may depend on each other and else on
 * groups that were made before.  Fails the trace (pop_tight_fail) if it cannot.
 */
void pop_tight_make_group(tight_turns *x, uint32_t *list, uint32_t n);

#endif
