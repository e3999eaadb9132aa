#ifndef POP_KERNEL_ISA_VM_BUILD_H
#define POP_KERNEL_ISA_VM_BUILD_H

#include "lib/kernel/isa/float8.h"
#include "lib/kernel/isa/vm_code.h"

/*
 * Shared by the files that make threaded code of a stage: vm_small.c decides
 * on its lanes, vm_prepare.c what each register is and in which order values
 * are computed, vm_arms.c which of them only where a side of a choice is taken,
 * vm_emit.c writes the ops, with handlers that vm_choose.c finds.
 */

typedef enum vm_kind {
	VM_VALUE,  /* computed; in the accumulator or a slot */
	VM_LEAF_M, /* vectors in memory: ptr, step */
	VM_LEAF_K, /* a scalar in memory: ptr */
	VM_SINK,
} vm_kind;

/* A register and the instruction that makes it. */
typedef struct vm_node {
	uint8_t kind;  /* vm_kind */
	bool live;     /* a sink needs it */
	bool uniform;  /* the same for all points of a run */
	bool narrow;   /* LEAF_K: an element of as few bits as a small lane */
	bool anew;     /* uniform, but an op makes it where it is needed */
	bool prologue; /* computed once per run; its slot is never freed */
	bool ordered;
	uint16_t arm;    /* the innermost that all uses are in; 0: none */
	uint16_t arms;   /* of a choice: of its two; 0: both are computed */
	uint16_t looked; /* the last arm it was looked at for */
	uint32_t last; /* the last sink that needs it */
	uint32_t left; /* uses not yet emitted */
	uint32_t need; /* slots its computation takes, for the order */
	uint32_t slot; /* 1 + its slot; 0: none */
	/* Stores of the halves of pairs: the other one, which comes next
	 * (joins) or came before and waits for this one (joined). */
	uint32_t joins, joined;
	uint32_t twin; /* 1 + the other part of its complex function; 0: none */
	uint32_t ptr;
	int32_t step;
} vm_node;

/* A side of a choice: the values that nothing else needs. */
typedef struct vm_arm {
	uint16_t parent; /* that it is in; 0: none */
	uint8_t depth;
	bool closed;  /* the choice is an op like others */
	int64_t cost; /* of a vector, in additions */
} vm_arm;

/* What is emitted: a value or sink, or a place in choice r: where its first
 * side begins, where the second, and behind that. */
enum { VM_ITEM_PLAIN, VM_ITEM_IF, VM_ITEM_ELSE, VM_ITEM_END };

typedef struct vm_item {
	uint32_t r;
	uint8_t what;
} vm_item;

/* A handler to be: a vm_op without its address. */
typedef struct vm_draft {
	uint32_t handler, a, b;
	int32_t sa, sb;
	uint64_t imm;
} vm_draft;

typedef struct vm_drafts {
	vm_draft *op;
	uint32_t n, cap;
} vm_drafts;

typedef struct vm_builder {
	pop_arena *arena;
	const pop_vm_spec *spec;
	pop_ins *code;
	uint32_t ncode;
	pop_vm *vm;
	vm_node *node;
	/* By view, temporary, column; its index is also that of its pointer,
	 * and of its stage after at_stage. */
	vm_stream *stream;
	vm_reduce *reduce;
	uint64_t *pool;
	vm_item *order;
	uint32_t norder;
	vm_arm *arm; /* 0: of what is always computed */
	uint16_t narm;
	vm_drafts out;
	uint32_t met; /* where a jump last went to: drafts before it stay */
	int64_t acc; /* register in the accumulator; -1: none */
	uint32_t *free_slot, nfree;
	uint32_t gathered;          /* 1 + slot of narrow GATHERs; 0: none */
	int64_t light, heavy, slow; /* ops, for the cost */
	pop_err *err;
} vm_builder;

/* Instructions that only vm_prepare.c makes.  ROTL: a rotated left by b, of
 * 32 or 64 bits; 0 if b is greater than that.  MULSUB: a * b - c; SUBMUL:
 * c - a * b; the product is rounded for itself.  ANDOR: a & b | c; ANDXOR:
 * a & b ^ c; BICXOR: ~a & b ^ c; XORXOR: a ^ b ^ c. */
enum {
	VM_INS_ROTL = POP_INS_LIMIT - 1,
	VM_INS_MULSUB = POP_INS_LIMIT - 2,
	VM_INS_SUBMUL = POP_INS_LIMIT - 3,
	VM_INS_ANDOR = POP_INS_LIMIT - 4,
	VM_INS_ANDXOR = POP_INS_LIMIT - 5,
	VM_INS_BICXOR = POP_INS_LIMIT - 6,
	VM_INS_XORXOR = POP_INS_LIMIT - 7,
};

/* Classes that only vm_small.c makes: integers in lanes of 8 and 16 bits, f16
 * and bf16 in lanes of 16.  The number of an IMM is as many of them as fill
 * it. */
enum { VM_CLASS_O = POP_CLASS_B + 1, VM_CLASS_H, VM_CLASS_FH, VM_CLASS_BH };

static inline bool
vm_is_own(const pop_ins *i)
{
	return i->op >= VM_INS_XORXOR;
}

static inline unsigned
vm_nargs(const pop_ins *i)
{
	return i->op == VM_INS_ROTL ? 2
	       : vm_is_own(i)       ? 3
				    : pop_ins_info_of[i->op].nargs;
}

static inline bool
vm_is_sink(const pop_ins *i)
{
	return !vm_is_own(i) && pop_ins_result(i) == 0;
}

static inline bool
vm_is_shift(const pop_ins *i)
{
	return i->op == POP_INS_SHL || i->op == POP_INS_SHR ||
	       i->op == POP_INS_SAR || i->op == VM_INS_ROTL;
}

/* Of integers too. */
static inline bool
vm_is_quotient(const pop_ins *i)
{
	return i->op == POP_INS_DIV || i->op == POP_INS_DIVU ||
	       i->op == POP_INS_REM || i->op == POP_INS_REMU;
}

/* In additions: functions take as long as several, quotients as a few. */
static inline int64_t
vm_ins_cost(const pop_ins *i)
{
	enum { FUNCTION = 8, QUOTIENT = 4 };

	if (i->op >= POP_INS_SQRT && i->op <= POP_INS_POLYGAMMA)
		return FUNCTION;
	return i->op == POP_INS_DIV ? QUOTIENT : 1;
}

/* Where a load or store goes. */
typedef struct vm_place {
	uint32_t stream;
	pop_dtype dtype;
	uint8_t way;    /* pop_vm_way */
	int64_t stride; /* bytes a point */
} vm_place;

/* Of a LOAD, STORE, GATHER, TLOAD, TSTORE, or of a column's SLOAD and R*. */
vm_place POP_FN(vm_place_of)(const vm_builder *b, const pop_ins *i);

/* Rewrites the code for lanes of 8 or 16 bits, if that changes no result. */
void POP_FN(vm_to_small)(vm_builder *b);

/* Are the lanes of class `cls` in memory just as in vectors? */
bool POP_FN(vm_is_direct)(const vm_builder *b, pop_dtype d);

/*
 * The handler of instruction i when register `acc` of its operands (0, 1, 2)
 * is the accumulator and the others are the operands x and y; VM_NONE: this
 * cannot be.  BITS_* and the like, which do nothing, give VM_end.
 */
typedef struct vm_choice {
	uint32_t handler;
	uint16_t x, y; /* registers: op's a and b */
	uint64_t imm;
} vm_choice;

vm_choice POP_FN(vm_choose)(
	const vm_builder *b, const pop_ins *i, unsigned acc);

/* How lanes become a float type of one byte; NULL: through lib/num. */
const float8 *POP_FN(vm_float8_of)(const vm_builder *b, pop_dtype d);

/* The form of a two-operand instruction that reads a vector. */
uint32_t POP_FN(vm_first_form)(unsigned op, unsigned cls);

/* Can operand k of a two-operand instruction be a scalar in memory? */
bool POP_FN(vm_takes_scalar)(const pop_ins *i, unsigned k);

/* Appends r after all it needs.  `stack` has room for four times ncode. */
void POP_FN(vm_order)(vm_builder *b, uint32_t *stack, uint32_t r);

/* Finds the choices, nodes' arms and arm[]. */
void POP_FN(vm_find_arms)(vm_builder *b);

/* Appends a choice whose condition is known, after all its arms need. */
void POP_FN(vm_order_choice)(vm_builder *b, uint32_t *stack, uint32_t r);

/* Emits what b->order lists. */
POP_MUST_CHECK pop_status POP_FN(vm_emit)(vm_builder *b);

#endif
