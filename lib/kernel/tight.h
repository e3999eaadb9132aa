#ifndef POP_KERNEL_TIGHT_H
#define POP_KERNEL_TIGHT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/arena.h"
#include "lib/codelet/program.h"

/*
 * Tight loops: a while step whose turn is so little work that running its
 * steps one by one would cost more than what they do.
 *
 * When the engine is made, the steps of condition and body are traced once
 * into straight-line code over single values and short vectors.  Small buffers
 * live in a frame while the loop runs; what one step stores and another loads
 * is passed on without either.  Large buffers, and those that are indexed by
 * a value of the run, stay where they are.  The code is made from a checked
 * program alone, touches only what the steps' own views touch, and is never
 * stored.  A loop inside is one op, with code of its own and a part of the
 * frame.  So is a step of few numbers that has no such code, as of a small
 * matrix: its kernel is called.
 *
 * Results are those of the steps, to the last bit.
 */

struct pop_run;
struct pop_call;

typedef struct tight_op tight_op;
/* A handler: its arguments depend on the instruction set, see tight.c of isa/.
 */
typedef void tight_fn(void);

/* n of an element's load or store: a negative index counts from the end, or is
 * a large one. */
enum { TIGHT_FROM_END = 1, TIGHT_UNSIGNED };

/* d, a, b, c, e: offsets in the frame. */
struct tight_op {
	tight_fn *run;
	uint16_t d, a, b, c, e;
	uint16_t n; /* elements or bytes, or as above */
	uint32_t id;
	int64_t imm;
};

/* Head of the frame. */
typedef struct tight_frame {
	int64_t quota; /* turns until the caller is asked again */
	int64_t done;
	int64_t work;           /* ops of loops inside, since then */
	const tight_op *resume; /* where to go on within a turn, or NULL */
	struct pop_run *run;    /* of steps that are called */
} tight_frame;

/* Operands: from the frame, or some of them from the op before: see
 * isa/tight_fused.h. */
enum { TIGHT_FORMS = 7 };

enum tight_id {
	TIGHT_NONE,
/* A_, B_, AB_: operand a, b, both from the op before; VA_, VB_: of vectors. */
#define TIGHT(name, ...)                                                \
	TIGHT_S_##name, TIGHT_V_##name, TIGHT_A_##name, TIGHT_B_##name, \
		TIGHT_AB_##name, TIGHT_VA_##name, TIGHT_VB_##name,
#define TIGHT_OP(name) TIGHT_##name,
#include "lib/kernel/tight_ops.def"
#undef TIGHT
#undef TIGHT_OP
	/* Fused arithmetic: see tight_fuse.c. */
	TIGHT_CHAIN2_F,
	TIGHT_CHAIN3_F = TIGHT_CHAIN2_F + 12 * TIGHT_FORMS,
	TIGHT_TREE_F = TIGHT_CHAIN3_F + 48 * TIGHT_FORMS,
	TIGHT_CHAIN2_D = TIGHT_TREE_F + 27 * TIGHT_FORMS,
	TIGHT_CHAIN3_D = TIGHT_CHAIN2_D + 12 * TIGHT_FORMS,
	TIGHT_TREE_D = TIGHT_CHAIN3_D + 48 * TIGHT_FORMS,
	TIGHT_CHAIN2_VF = TIGHT_TREE_D + 27 * TIGHT_FORMS,
	TIGHT_TREE_VF = TIGHT_CHAIN2_VF + 12 * TIGHT_FORMS,
	/* Of integers: 11 inner operations and 12 outer ones, 8 and 9. */
	TIGHT_CHAIN2_U = TIGHT_TREE_VF + 27 * TIGHT_FORMS,
	TIGHT_CHAIN2_W = TIGHT_CHAIN2_U + 132 * TIGHT_FORMS,
	/* Carries through turns side by side, by one of these operations or by
	 * a chain of two: see tight_turns.c. */
	TIGHT_SCAN1_F = TIGHT_CHAIN2_W + 72 * TIGHT_FORMS,
	TIGHT_SCAN2_F = TIGHT_SCAN1_F + 3,
	TIGHT_SCAN1_U = TIGHT_SCAN2_F + 12,
	TIGHT_SCAN2_U = TIGHT_SCAN1_U + 11,
	TIGHT_SCAN_SHIFTS = TIGHT_SCAN2_U + 132, /* by some x ^= x << k */
	TIGHT_IDS
};

/* What an instruction set gives: its handlers. */
typedef struct pop_tight_set {
	unsigned vbytes;
	tight_fn *const *handler; /* by tight_id */
	void (*enter)(const tight_op *q, unsigned char *fr);
} pop_tight_set;

typedef struct pop_tight pop_tight;

/* How often each buffer is named by steps and results. */
uint32_t *pop_tight_uses(const pop_program *p, pop_arena *a);

/*
 * *out = NULL if the while step is not such a loop.  uses: of p, from above.
 * call: how to run each step of p but those that run others; NULL: no step can
 * be called.  What it points to must be there and unchanged for as long as the
 * loop runs.  nodes: values that may still be traced to find out which steps
 * are called, of all loops of p together; POP_TIGHT_NODES at first.  A thousand
 * of them take some 0.3 ms.
 */
enum { POP_TIGHT_NODES = 12000 };
void pop_tight_prepare(pop_tight **out, pop_arena *a, const pop_tight_set *set,
	const pop_program *p, uint32_t step, const uint32_t *uses,
	const struct pop_call *call, uint32_t *nodes);

/*
 * A run: begin, then go until it says false, that the loop has ended.  Between
 * the calls, some microseconds apart, the run may be given up.  done: turns
 * that were taken otherwise, fewer than all.
 */
void pop_tight_begin(pop_tight *t, struct pop_run *run, int64_t done);
bool pop_tight_go(pop_tight *t, const struct pop_run *run);

/* May it begin after so many turns?  One that takes some side by side, and has
 * no other way, may not after any. */
bool pop_tight_may_begin(const pop_tight *t, int64_t done);

/*
 * For handlers: the loop inside that op q is, from its first turn or from where
 * it stopped.  False: the caller is to be asked first, and the frame says where
 * to resume.
 */
bool pop_tight_inner(const tight_op *q, tight_frame *outer);

#endif
