#ifndef POP_KERNEL_TIGHT_SIDE_H
#define POP_KERNEL_TIGHT_SIDE_H

#include "lib/kernel/tight_int.h"

/*
 * Turns side by side, while they are made: what tight_turns.c finds, and
 * tight_side.c computes.
 */

enum { TIGHT_MOST_LANES = 16 };

/* A node of one turn, an element of a home, or one that a loop inside leaves.
 */
typedef struct tight_item {
	bool is_home, is_left, is_open;
	bool lasting;        /* the same in all turns */
	uint32_t next;       /* of a home: what it holds in the next turn; of
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
	uint32_t *stack, nstack, norder;
	uint32_t *list, nlist; /* groups, each after what it depends on */
	uint32_t nfirst; /* of them: what decides whether the loop goes on */
	uint32_t *end;   /* of the group of each item in the list; 0: of none */
} tight_turns;

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

/* ---- tight_side.c */

/* Item i of all turns as one vector. */
tight_ref pop_tight_all_turns(tight_turns *x, uint32_t i);

/* Computes the n items of a group, which may depend on each other and else on
 * groups that were made before.  Fails the trace (pop_tight_fail) if it cannot.
 */
void pop_tight_make_group(tight_turns *x, uint32_t *list, uint32_t n);

#endif
