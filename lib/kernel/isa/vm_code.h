#ifndef POP_KERNEL_ISA_VM_CODE_H
#define POP_KERNEL_ISA_VM_CODE_H

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/vm.h"

/*
 * Threaded code: what vm_prepare.c makes, vm.c drives and the handlers are.
 *
 * A handler gets its op, the frame, the run's point i that the accumulator's
 * first lane stands for, and the accumulator in eight vector registers; it
 * ends in a jump to the next op's handler.  Handlers exist three times, for
 * eight vectors at once, for four and for one (the others then mean nothing),
 * so code is made three times, too.
 *
 * Operands go through the frame's table of pointers:
 *
 *     address = ptr[a] + i * sa    vectors; sa: bytes a point, 0 in slots
 *     ptr[a]                       scalars (K forms), spread over all lanes
 *
 * Lanes have 32 bits, or 64 in wide code.  In wide code F and I values use the
 * low half of each lane and the high half means nothing.  In small code lanes
 * have 8 bits, and integers are of class O; or 16, of class H, beside which
 * there are f16 of class FH or bf16 of class BH.  B is 0 or -1 over the whole
 * lane in all of them.
 */

/* Of small code; see vec.h for the others. */
enum {
	LANES_H = POP_VBYTES / 2,
	LANES_O = POP_VBYTES,
};

#define VM_ARGS                                                                \
	const vm_op *q, vm_frame *fr, int64_t i, V a0, V a1, V a2, V a3, V a4, \
		V a5, V a6, V a7

typedef struct vm_op vm_op;
typedef struct vm_frame vm_frame;
typedef void vm_handler(VM_ARGS);

struct vm_op {
	vm_handler *run;
	uint32_t a, b;
	int32_t sa, sb;
	uint64_t imm;
};

/* A view or temporary that runs through memory: in a partial tile a copy in
 * the frame takes its place. */
typedef struct vm_stream {
	uint32_t ptr;   /* index in the table of pointers */
	uint32_t bytes; /* of an element */
	bool load, store;
	bool roomy; /* and needs no copy */
} vm_stream;

/* Folds 16 lanes to one for each of some rows, or for as many more as fill a
 * vector; results follow each other from the first place on. */
typedef void vm_fold(void *partial, int64_t rows);

/* One R* of the code.  Partial results are 16 lanes. */
typedef struct vm_reduce {
	uint32_t scalar;
	uint8_t cls; /* pop_class */
	bool sum;    /* of floats: by blocks */
	vm_fold *fold;
	uint64_t neutral; /* B: 0 or all ones */
} vm_reduce;

/*
 * Rounding errors of a sum grow with what is added up one after the other:
 * partial sums of floats move to sums of blocks, of the same size and behind
 * them, after each VM_SUM_ROW elements of a row.  In columns, a block is
 * POP_VM_SUM points, and as many blocks move to sums of a third kind.
 */
enum {
	VM_PARTIALS = 16,
	VM_PARTIAL_BYTES = VM_PARTIALS * 8,
	VM_SUM_ROW = 1024,
};

/*
 * Code for accumulators of one vector, of four and of eight, which follow each
 * other; and for tall tiles: one vector of each of eight rows.
 */
enum { VM_ONE, VM_FOUR, VM_EIGHT, VM_WIDTHS, VM_TALL = VM_WIDTHS, VM_CODES };

struct pop_vm {
	uint32_t nstored; /* streams that are stored to */
	uint32_t nptr, nview, ntemp, nscalar, npool, nslot, nreduce;
	uint32_t nstaged; /* streams that are not roomy */
	uint32_t at_temp, at_column, at_scalar, at_index, at_pool, at_slot;
	uint32_t at_stage, at_reduce; /* sections of the table */
	uint8_t small; /* bits of a lane, 8 or 16; 0: they are not that few */
	bool wide, once, columns, band, indexed;
	bool repeatable;                  /* a point may be run twice */
	bool deferrable;                  /* or its stores, all to streams, be
					     made later than others */
	bool sums;                        /* one of the reductions is one */
	int32_t tile[VM_WIDTHS];          /* points */
	const vm_op *prologue[VM_CODES]; /* NULL: nothing to do */
	const vm_op *code[VM_CODES];     /* of tall tiles NULL: none */
	const vm_op *some; /* of tall tiles, storing what the frame says */
	const uint64_t *pool;
	const vm_stream *stored, *staged;
	const vm_reduce *reduce;
	const uint8_t *scalar_bytes; /* of an element of columns that a band
				      * loads; 0: it does not */
	size_t reduce_bytes;         /* of the partial results of one */
	size_t bytes;
	int64_t cost;
};

/* How a run of n points is cut into tiles, in the order in which they are run.
 * Whole ones follow each other from point 0 on, first those of eight vectors. */
typedef struct vm_cut {
	int64_t n;
	unsigned widest; /* of all tiles */
	/* Of the tile that run_last_first() runs; VM_WIDTHS: none.  Only its
	 * points from `end` on are put. */
	unsigned last;
	int64_t end;
	int64_t eights, fours, ones; /* where whole tiles of a width end */
	/* Of the tile that runs what is then left before `end`: a whole one,
	 * which runs some points again, or a part of one. */
	unsigned rest;
	bool again;
} vm_cut;

struct vm_frame {
	pop_vm_frame pub;
	V save[8];
	const vm_op *resume; /* where a bounce goes on, at this point */
	int64_t resume_at;
	/* The code goes on from `first` with the next tile, up to the one at
	 * point `last`; -1: it does not. */
	const vm_op *first;
	int64_t last;
	/* Behind it, with so many more rows, each a step on from the one
	 * before. */
	int64_t rows;
	const pop_vm_steps *steps;
	int64_t count;       /* points of this tile that exist */
	int nvector;         /* vectors that they lie in */
	vm_cut cut;          /* of the last run; n < 0: none yet */
	int64_t phase;       /* row_at mod 16 of the partial results */
	bool blocks;         /* there are sums of blocks */
	unsigned char *partial;
	/* Of tall tiles: bytes from row to row, by pointer, and the rows'
	 * coordinates along the dim that leads from one to the next. */
	int64_t *row;
	/* Where a vector says which points `some` stores, all ones, and which
	 * it leaves, zero: in what is a vector each of zero, one, zero. */
	const unsigned char *stores, *window;
	int64_t row_index[POP_VM_GROUP];
	int64_t index[POP_MAX_DIMS];
	unsigned char *ptr[];
};

/* Handlers.  OP2 has four forms, in this order: acc op M, acc op K, M op acc,
 * K op acc; a form that does not exist is NULL. */
enum { VM_M, VM_K, VM_RM, VM_RK };

typedef enum vm_handler_id {
	VM_NONE,
#define OP1(name, template, fn, x) VM_##name,
#define OP2(name, template, fn, x) \
	VM_##name, VM_##name##_k, VM_##name##_rm, VM_##name##_rk,
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2
	VM_NHANDLER
} vm_handler_id;

extern vm_handler *const POP_FN(vm_handlers_one)[VM_NHANDLER];
extern vm_handler *const POP_FN(vm_handlers_four)[VM_NHANDLER];
extern vm_handler *const POP_FN(vm_handlers_eight)[VM_NHANDLER];

/* Parts of a complex function of n vectors of f64 lanes x + iy: one goes to
 * dst; the other one, with VM_BOTH, to `other`.
 * imm: the part in dst, 1 or 2, | VM_BOTH, << 32 | pop_scalar << 8 */
enum { VM_BOTH = 4 };

void POP_FN(vm_complex)(uint64_t imm, unsigned n, void *dst, const void *x,
	const void *y, void *other);

/* For tall tiles; NULL if it does not exist.  Some: of a store, but to those
 * lanes alone that the frame says. */
vm_handler *POP_FN(vm_tall_handler)(uint32_t id);
vm_handler *POP_FN(vm_tall_some)(uint32_t id);

/* What folds the partial results of a reduction's handler. */
vm_fold *POP_FN(vm_fold_of)(uint32_t handler);

#endif
