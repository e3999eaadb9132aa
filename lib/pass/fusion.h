#ifndef POP_PASS_FUSION_H
#define POP_PASS_FUSION_H

#include "lib/pass/pass.h"

/*
 * What fuse.c decides and fusion_emit.c carries out, for one block.
 *
 * Order numbers count the block's ops from 1.  A group will be one fusion op
 * that runs at the place of its root, its last member; members are sunk there.
 */

/* How a member's elements correspond to points of the group's space. */
enum pop_fit {
	POP_FIT_MASK,    /* by the space's non-unit dims in `mask`, in order */
	POP_FIT_PARTIAL, /* other dims or a part of them, each at most once */
	POP_FIT_SPREAD,  /* otherwise: an element may be needed many times */
};

/* Why a group can be nothing but a plain loop. */
enum {
	POP_RIGID_PAIRS = 1 << 0, /* complex numbers: pairs of registers */
	POP_RIGID_READS = 1
			  << 1, /* operands read at other points: see fuse.c */
};

typedef struct pop_member {
	struct pop_member *next;
	pop_op *op;
	uint32_t order;
	bool output; /* its value is needed outside */
	bool shared; /* others take the op too: this one gets a copy */
	uint8_t fit; /* enum pop_fit */
	uint32_t mask;
} pop_member;

enum { POP_FUSE_MAX_TURNED = 8 };

typedef struct pop_group {
	struct pop_group *next; /* by decreasing order of the root */
	pop_op *root;
	uint32_t order;
	uint32_t before; /* the first place outside that needs an output */
	pop_shape space;
	uint32_t full;    /* mask of the space's non-unit dims */
	uint32_t reduced; /* mask of reduced dims; 0: none decided */
	pop_op *product;  /* dot_general or convolution, at most one */
	uint32_t nreduce;
	uint32_t ncompute; /* members that are not views or constants */
	uint32_t nview;
	uint32_t nfull;     /* members computed at every point of the space */
	/* How members are seen transposed: each such order leaves the loop
	 * shorter rows. */
	uint64_t turned[POP_FUSE_MAX_TURNED];
	uint32_t nturned;
	unsigned rigid;     /* POP_RIGID_*: holds what only a plain loop can */
	int64_t segments;   /* pieces that concatenates and pads cut it into */
	pop_member *member; /* by increasing order */
	struct pop_use *uses; /* what members read; see fuse_int.h */
} pop_group;

/* Replaces the members of each group by a fusion op. */
void pop_fusion_emit(pop_graph *g, pop_group *groups);

#endif
