#ifndef POP_PASS_FUSE_INT_H
#define POP_PASS_FUSE_INT_H

#include "lib/pass/fusion.h"

/*
 * What the walk of fuse.c knows of the block behind the place where it is:
 * groups, and for each value its uses, in value->aux.  An op's aux is its last
 * member.  All of it lives in the scratch arena of one block.
 */
enum {
	POP_FUSE_MAX_MEMBERS = 384, /* of a group */
	POP_FUSE_MAX_COPIES = 4,    /* groups that repeat a cheap op */
};

/* One use of a value. */
typedef struct pop_use {
	struct pop_use *next;
	struct pop_use *peer; /* another use by the same group */
	pop_group *group;     /* NULL: memory */
	uint32_t order;       /* of the group's root, or of the op */
	uint8_t fit;          /* enum pop_fit */
	uint32_t mask;
	/* Of a partial fit: which views it is seen through, how many elements
	 * they let through, and where: equal for views that are alike. */
	uint64_t path;
	int64_t seen;
	uint64_t place;
	/* A broadcast lies between: it is needed at more points than it has. */
	bool repeats;
	/* By memory, as what an update changes a part of. */
	bool updates;
	/* 1 + the dim along which a gather takes each of these indices for
	 * itself; 0: no such use. */
	uint8_t vector;
} pop_use;

typedef struct pop_fuser {
	pop_arena *scratch;
	pop_block *block;
	pop_group *groups; /* by decreasing order */
} pop_fuser;

/* Summary of the uses of one value. */
typedef struct pop_uses {
	const pop_use *earliest; /* NULL: none */
	uint32_t ngroup;         /* different groups, saturated */
	bool memory;             /* some use is by memory */
	bool elsewhere;          /* some use is not by earliest's group */
	bool uniform;            /* all uses by earliest's group fit alike */
} pop_uses;

/* ---- fuse_group.c */

/* Bit i for each dim i that is not 1. */
uint32_t pop_fuse_nonunit(const pop_shape *s);
/* Are the reduced dims the innermost? */
bool pop_fuse_is_trailing(const pop_shape *s, uint32_t reduced);
/* Are the columns long, and few side by side?  Two loops along all of them are
 * faster then than one that does both to some columns at a time. */
bool pop_fuse_is_narrow(const pop_shape *s, uint32_t reduced);

/* v is used as *as says, which is copied. */
void pop_fuse_use(pop_fuser *f, pop_value *v, const pop_use *as);
void pop_fuse_use_memory(pop_fuser *f, pop_value *v, uint32_t order);
/* The same where g runs, which may become earlier. */
void pop_fuse_use_memory_in(pop_fuser *f, pop_value *v, pop_group *g);
/* Everything that op and its regions read is used by memory. */
void pop_fuse_use_all(pop_fuser *f, const pop_op *op, uint32_t order);
/* The operands of a member of as->group, which fits as *as says. */
void pop_fuse_use_operands(pop_fuser *f, const pop_op *op, const pop_use *as);
/* The use of operand i of such a member. */
pop_use pop_fuse_through(const pop_op *op, uint32_t i, const pop_use *as);
/* The use *as through one more view, `view`. */
pop_use pop_fuse_partial(const pop_op *view, const pop_use *as);
pop_uses pop_fuse_uses(const pop_value *v);

/* An empty group over the points of `space`, with root `op` at `order`. */
pop_group *pop_fuse_new_group(
	pop_fuser *f, pop_op *op, uint32_t order, const pop_shape *space);
/* op becomes the first member of g, and an output of it if `output`. */
void pop_fuse_join(pop_fuser *f, pop_group *g, pop_op *op, uint32_t order,
	const pop_use *as, bool output);

/* ---- fuse_merge.c */

/* Makes one group of those that use v at each of the same points, where the
 * order allows it. */
void pop_fuse_merge_users(pop_fuser *f, const pop_value *v);

#endif
