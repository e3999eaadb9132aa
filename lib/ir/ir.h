#ifndef POP_IR_IR_H
#define POP_IR_IR_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/arena.h"
#include "lib/base/digest.h"
#include "lib/base/map.h"
#include "lib/base/str.h"
#include "lib/num/shape.h"

/*
 * The tensor IR: one for all inputs.
 *
 * A graph holds functions; a function one block; a block arguments and a
 * doubly linked list of ops in execution order that ends in `return`.  Ops
 * take and make values (SSA): operands are defined above their user, in the
 * same block or in one that encloses it (regions capture freely).  Tuples were
 * flattened by the reader.
 *
 * Shapes are static, but for an open graph: readers may leave dims unknown
 * (see shape.h) and make ops of trait DYNAMIC.  lib/refine closes the graph
 * before its digest is taken; nobody else meets an open one.
 *
 *   graph -> func -> block -> op -> region block -> op ...
 *
 * Everything lives in the graph's arena and is freed with it.  Not
 * thread-safe: one graph, one thread.
 */
typedef struct pop_graph pop_graph;
typedef struct pop_func pop_func;
typedef struct pop_block pop_block;
typedef struct pop_op pop_op;
typedef struct pop_value pop_value;

typedef enum pop_opcode {
	POP_OP_NONE,
#define OP(NAME, text, number, min, max, nregion, traits) \
	POP_OP_##NAME = (number),
#include "lib/ir/ops.def"
#undef OP
	POP_OP_LIMIT = 256 /* size of a table indexed by opcode */
} pop_opcode;

/* Traits; see ops.def. */
enum {
	POP_TRAIT_PURE = 1 << 0,
	POP_TRAIT_EFFECT = 1 << 1,
	POP_TRAIT_ELEMENTWISE = 1 << 2,
	POP_TRAIT_COMMUTATIVE = 1 << 3,
	POP_TRAIT_TERMINATOR = 1 << 4,
	POP_TRAIT_VIEW = 1 << 5,
	POP_TRAIT_INTERNAL = 1 << 6,
	POP_TRAIT_DYNAMIC = 1 << 7,
	POP_TRAIT_COLLECTIVE = 1 << 8,
};

enum { POP_ANY = -1 };

typedef struct pop_op_info {
	const char *name; /* NULL: no op has this number */
	int16_t min_args, max_args, nregion;
	uint16_t traits;
} pop_op_info;

extern const pop_op_info pop_op_info_of[POP_OP_LIMIT];

/* POP_OP_NONE if unknown. */
pop_opcode pop_opcode_find(pop_str mnemonic);

typedef enum pop_attr_key {
	POP_ATTR_NONE,
#define ATTR(NAME, text, number, kind, key) POP_ATTR_##NAME = (number),
#include "lib/ir/attrs.def"
#undef ATTR
	POP_ATTR_TABLE = 256 /* size of a table indexed by key */
} pop_attr_key;

typedef enum pop_attr_kind {
	POP_ATTR_KIND_NONE,
	POP_ATTR_KIND_INT,
	POP_ATTR_KIND_INTS,
	POP_ATTR_KIND_REAL,
	POP_ATTR_KIND_TEXT,
	POP_ATTR_KIND_DENSE,
	POP_ATTR_KIND_PAIR,
} pop_attr_kind;

typedef struct pop_attr_info {
	const char *name;
	pop_attr_kind kind;
	bool in_key;
} pop_attr_info;

extern const pop_attr_info pop_attr_info_of[POP_ATTR_TABLE];

/* POP_ATTR_NONE if unknown. */
pop_attr_key pop_attr_key_find(pop_str name);

/*
 * Elements of a constant, little-endian, row-major.  A splat holds one element
 * for all: readers make every all-equal constant a splat, and nothing ever
 * spreads it out.  `data` is borrowed from the arena or from the input, which
 * outlives the graph.
 */
typedef struct pop_dense {
	pop_shape type;
	const void *data;
	bool splat;
} pop_dense;

/* What an attribute without a key of its own says. */
typedef struct pop_pair {
	pop_str name, text;
} pop_pair;

typedef struct pop_attr {
	uint16_t key; /* pop_attr_key */
	union {
		int64_t i;
		double real;
		pop_str text;
		struct {
			const int64_t *v;
			uint32_t n;
		} ints;
		const pop_dense *dense;
		const pop_pair *pair;
	};
} pop_attr;

/* Place in the input, for messages.  Line 0: the input has no lines, and the
 * column is 1 + the byte's offset, or 0 if unknown. */
typedef struct pop_loc {
	uint32_t line, column;
} pop_loc;

static inline pop_loc
pop_loc_offset(uint32_t offset)
{
	return (pop_loc){0, offset == UINT32_MAX ? offset : offset + 1};
}

/* What follows the file's name in a message: ":4:7:", ": offset 42:" or ":".
 * Returns out. */
enum { POP_LOC_TEXT = 32 };
char *pop_loc_print(char out[POP_LOC_TEXT], pop_loc loc);

struct pop_value {
	const pop_shape *type; /* see pop_graph_type() */
	pop_op *def;           /* NULL: an argument of `block` */
	pop_block *block;      /* where an argument belongs; NULL for results */
	uint32_t index;        /* which result or argument */
	uint32_t nuse;         /* after pop_graph_count_uses() */
	pop_value *fwd;        /* after pop_value_replace() */
	uint32_t mark;         /* scratch of one pass, printer or digest */
	void *aux;             /* the same */
};

struct pop_op {
	pop_op *prev, *next;
	pop_block *block;
	uint16_t code;  /* pop_opcode; see pop_op_recode() */
	uint16_t plain; /* pop_opcode: all that its only region, of two
			   arguments, does; 0: not known.  Such a body does
			   not change any more */
	uint32_t narg, nres, nregion, nattr;
	uint32_t mark; /* scratch */
	pop_value **arg;
	pop_value *res; /* nres values, one allocation */
	pop_block **region;
	const pop_attr *attr; /* sorted by key; ops may share it */
	pop_loc loc;
	void *aux; /* scratch */
};

struct pop_block {
	pop_op *first, *last;
	pop_op *parent; /* op whose region this is; NULL: body of func */
	pop_func *func;
	uint32_t narg;
	pop_value **arg;
};

/* What the signature says of one argument or result. */
typedef struct pop_port {
	pop_str name;         /* "" if the input gave none */
	int32_t alias_result; /* argument shares memory with it; -1: none */
	bool donated;         /* argument may be overwritten */
	bool resident;        /* argument keeps its value between runs */
	uint32_t nattr;       /* PAIRs that count as code */
	const pop_attr *attr;
} pop_port;

struct pop_func {
	pop_str name;
	pop_graph *graph;
	pop_block *body; /* its arguments are the function's */
	uint32_t nres;
	pop_shape *res_type;
	pop_port *arg_port; /* body->narg */
	pop_port *res_port; /* nres */
	pop_loc loc;
	bool is_private;
	uint32_t mark;
	void *aux;
};

struct pop_graph {
	pop_arena *arena;
	const char *file; /* for messages */
	pop_func **func;
	uint32_t nfunc;
	/* The entry, @main or the only public function.  NULL: there is none;
	 * such a graph is read, verified and printed, and no more. */
	pop_func *main;
	pop_strmap by_name;   /* of functions; first of a name wins */
	const pop_attr *attr; /* PAIRs of the module that count as code */
	uint32_t nattr;
	uint32_t num_partitions, num_replicas; /* 1 unless said */
	pop_intmap lists;                      /* of attributes; see attrs.c */
	pop_intmap types;                      /* see pop_graph_type() */
	const pop_shape *last_type;            /* what it gave last, or NULL */
	bool replaced;  /* operands wait for pop_graph_resolve() */
	bool swept;     /* nothing changed since dead ops were removed; who
			   changes operands by hand clears it */
	bool marked;    /* mark of some op may be set; who sets it says so */
	bool scratched; /* aux of some value may be set; who sets it other
			   than by copying ops says so */
	uint64_t made[POP_OP_LIMIT / 64]; /* opcodes of all ops ever made; see
					     pop_graph_may_have() */
	bool loc_is_text; /* places are those in a text form read; not printed
			   */
};

/* Named limits of one graph. */
enum {
	POP_LIMIT_REGION_DEPTH = 64,
	POP_LIMIT_CALL_DEPTH = 256, /* functions in a chain */
	POP_LIMIT_FUNCS = 1 << 20,
	POP_LIMIT_RESULTS = 1 << 20,
	POP_LIMIT_ATTRS = 1024, /* of one op or port, pairs included */
};
#define POP_LIMIT_INLINED_OPS  (INT64_C(4) << 20)
#define POP_LIMIT_INLINED_REFS (INT64_C(64) << 20) /* operands and results */

/* ---- Building (build.c).  The arena must be running; see arena.h. */

pop_graph *pop_graph_new(pop_arena *a, const char *file);
/* A function with an empty body and no results.  `main` becomes the entry by
 * name; a second function of one name is left for the verifier to refuse.  The
 * name is copied and does not change afterwards. */
pop_func *pop_func_new(pop_graph *g, pop_str name);
/* For a graph without @main that is complete: its only public function becomes
 * the entry. */
void pop_graph_choose_main(pop_graph *g);
/* POP_E_INPUT if there is no entry. */
POP_MUST_CHECK pop_status pop_graph_need_main(const pop_graph *g, pop_err *err);
/* Result types; ports start without alias, donation and attributes. */
void pop_func_set_results(pop_func *f, const pop_shape *type, uint32_t n);
/* NULL if absent. */
pop_func *pop_func_find(const pop_graph *g, pop_str name);
/*
 * Moves all functions of `from`, a graph of the same arena, into g as private
 * ones, and returns what was its entry.  They and the calls among them get
 * `prefix` before their names; no function of g may have such a name
 * (pop_func_find).  Places in them are forgotten, since they are of another
 * file; aliases and donation too.  `from` is not used afterwards.
 */
pop_func *pop_graph_adopt(pop_graph *g, pop_graph *from, pop_str prefix);
/* The function a call op names; NULL if there is none. */
pop_func *pop_call_target(const pop_graph *g, const pop_op *call);
/* An empty block; the caller puts it into parent->region. */
pop_block *pop_block_new(pop_func *f, pop_op *parent);
/* For the body of a function adds the port too (alias_result -1). */
pop_value *pop_block_add_arg(pop_block *b, const pop_shape *type);

/*
 * The graph's own copy of *t, for the type of a value: one for all that are
 * equal.  Types of another graph may be equal to it and lie elsewhere, so
 * pop_shape_eq() compares them and not their addresses.
 */
const pop_shape *pop_graph_type(pop_graph *g, const pop_shape *t);

/* An op that is in no block yet.  Operand and region arrays are allocated,
 * filled with NULL; results have the types given. */
pop_op *pop_op_new(pop_graph *g, pop_opcode code, uint32_t narg, uint32_t nres,
	const pop_shape *res_type, uint32_t nregion, pop_loc loc);
/* Makes another op of it; operands and attributes are the caller's matter. */
void pop_op_recode(pop_graph *g, pop_op *op, pop_opcode code);
/*
 * An op of op's code, place, attributes and regions that takes its place, with
 * other operands, whose array it keeps, and other results.  Arguments and ends
 * of the regions are the caller's matter, and so is what used op's results
 * (pop_value_replace).
 */
pop_op *pop_op_remake(pop_graph *g, pop_op *op, uint32_t narg, pop_value **arg,
	uint32_t nres, const pop_shape *res_type);
/* False: there is no op of this code, so a pass need not look for one. */
static inline bool
pop_graph_may_have(const pop_graph *g, pop_opcode code)
{
	return g->made[(unsigned)code / 64] >> ((unsigned)code % 64) & 1;
}
/* The same for ops with side effects, terminators apart. */
bool pop_graph_may_have_effect(const pop_graph *g);
void pop_block_append(pop_block *b, pop_op *op);
void pop_op_insert_before(pop_op *at, pop_op *op);
/* Takes the op out of its block; its results must have no users left, or be
 * replaced. */
void pop_op_unlink(pop_op *op);

/* Builds, infers nothing, and appends before `at` (or to block b if at is
 * NULL): the short form that passes use. */
pop_value *pop_build1(pop_block *b, pop_op *at, pop_opcode code,
	const pop_shape *type, pop_value *a0);
pop_value *pop_build2(pop_block *b, pop_op *at, pop_opcode code,
	const pop_shape *type, pop_value *a0, pop_value *a1);
/* A constant; data is copied: one element if splat. */
pop_value *pop_build_constant(pop_block *b, pop_op *at, const pop_shape *type,
	const void *data, bool splat);

/* A deep copy of `op`, in no block yet, with operands (and captures inside
 * regions) mapped by value->aux where that is set.  aux of the results, and of
 * the results and arguments inside regions, is set to the copies. */
pop_op *pop_op_clone(pop_graph *g, const pop_op *op);

/* ---- Attributes.  A missing one gives the default. */

const pop_attr *pop_attr_find(const pop_op *op, pop_attr_key key);
int64_t pop_attr_int(const pop_op *op, pop_attr_key key, int64_t missing);
/* Element i of a list; `missing` if there is none. */
int64_t pop_attr_int_at(
	const pop_op *op, pop_attr_key key, unsigned i, int64_t missing);
/* *n is 0 and the result NULL if absent. */
const int64_t *pop_attr_ints(const pop_op *op, pop_attr_key key, uint32_t *n);
/* A list of dims as a set, a bit for each; what is no dim is left out. */
uint32_t pop_attr_bits(const pop_op *op, pop_attr_key key);
/* Where a list of integers has `number` first; -1: nowhere. */
int pop_attr_place(const pop_op *op, pop_attr_key key, int64_t number);
pop_str pop_attr_text(const pop_op *op, pop_attr_key key);
const pop_dense *pop_attr_dense(const pop_op *op); /* VALUE */

/* The elements of a constant of n integers or truth values, sign- or
 * zero-extended; false if it is another one. */
bool pop_dense_integers(const pop_dense *d, uint32_t n, int64_t *out);
/* The same if v is the result of a constant. */
bool pop_value_integers(const pop_value *v, uint32_t n, int64_t *out);

/* COMPARE_TYPE of elements that compare as they do by themselves: FLOAT, SIGNED
 * or UNSIGNED. */
int64_t pop_natural_compare(pop_dtype d);

/* Setters keep the order; ints and text are copied into the arena.  Nothing but
 * they writes to a list: the same one may be that of many ops. */
void pop_attr_set_int(pop_graph *g, pop_op *op, pop_attr_key key, int64_t v);
void pop_attr_set_ints(pop_graph *g, pop_op *op, pop_attr_key key,
	const int64_t *v, uint32_t n);
void pop_attr_set_real(pop_graph *g, pop_op *op, pop_attr_key key, double v);
void pop_attr_set_text(pop_graph *g, pop_op *op, pop_attr_key key, pop_str s);
void pop_attr_set_dense(pop_graph *g, pop_op *op, const pop_dense *d);
void pop_attr_add_pair(pop_graph *g, pop_op *op, pop_str name, pop_str text);
void pop_attr_remove(
	pop_graph *g, pop_op *op, pop_attr_key key); /* all PAIRs if OTHER */
void pop_attr_remove_pair(pop_graph *g, pop_op *op, pop_str name);
/* Those of `from` replace all of op's. */
void pop_attrs_copy_from(pop_graph *g, pop_op *op, const pop_op *from);
/* The same for the pairs of a port or of the graph. */
void pop_attrs_add_pair(pop_graph *g, const pop_attr **array, uint32_t *n,
	pop_str name, pop_str text);

/* ---- Replacement.  Linear however many: `old` remembers its successor, and
 * one sweep of pop_graph_resolve() rewrites all operands. */

void pop_value_replace(pop_graph *g, pop_value *old, pop_value *by);
/* The end of the chain of replacements. */
pop_value *pop_value_final(pop_value *v);
/* Nothing to do, and free, if nothing was replaced since the last time. */
void pop_graph_resolve(pop_graph *g);
/* Sets nuse of all values; resolve first. */
void pop_graph_count_uses(pop_graph *g);

/* ---- Walking. */

#define POP_FOR_EACH_OP(op, block)                     \
	for (pop_op *op = (block)->first, *op##_next_; \
		op && ((op##_next_ = op->next), 1); op = op##_next_)
#define POP_FOR_EACH_OP_REV(op, block)                \
	for (pop_op *op = (block)->last, *op##_prev_; \
		op && ((op##_prev_ = op->prev), 1); op = op##_prev_)

/*
 * All ops of a block with those in regions, in program order, an op before
 * its regions.  The op returned last may be unlinked (its regions are still
 * walked); ops put right behind it are not seen.  Regions nested deeper than
 * POP_LIMIT_REGION_DEPTH are not entered and set too_deep.
 */
typedef struct pop_walk {
	pop_op *op, *after; /* last returned; its successor at that time */
	uint32_t depth;     /* of op: 0 in the block itself */
	bool too_deep;
	bool outer; /* only into regions of pop_op_nested() */
	struct {
		pop_op *op, *after;
		uint32_t region;
	} at[POP_LIMIT_REGION_DEPTH];
} pop_walk;

/* The first op, or NULL. */
pop_op *pop_walk_first(pop_walk *w, const pop_block *b);
/* The same for a walk that leaves out plain bodies. */
pop_op *pop_walk_first_outer(pop_walk *w, const pop_block *b);
/* The next, or NULL. */
pop_op *pop_walk_next(pop_walk *w);

/* Ops of a function with those in regions, in order. */
uint64_t pop_func_count_ops(const pop_func *f);

/* ---- Bodies of reduce, scatter, window and sort. */

/* If the body takes two arguments of one type and returns op(arg0, arg1) or
 * op(arg1, arg0), op being add, multiply, maximum, minimum, and, or, xor: its
 * opcode; otherwise POP_OP_NONE. */
pop_opcode pop_body_monoid(const pop_block *body);
/* The same of the only region of op; faster once that is known. */
pop_opcode pop_op_monoid(const pop_op *op);
/* Sets op->plain if its body is nothing but such an operation. */
void pop_op_settle_body(pop_op *op);
/* How many regions of op there is something to be done in: a plain body reads
 * its own arguments only, and has nothing to be changed, moved or dropped. */
static inline uint32_t
pop_op_nested(const pop_op *op)
{
	return op->plain ? 0 : op->nregion;
}
/* Sets aux of all values to NULL; free if none is set. */
void pop_graph_clear_aux(pop_graph *g);
/* The same for the values that b and blocks inside define. */
void pop_block_clear_aux(const pop_block *b);
/* Is v of truth values? */
static inline bool
pop_value_is_truth(const pop_value *v)
{
	return v->type->dtype == POP_DT_I1;
}

/* The constant `v` comes from if it is a splat or has one element, looking
 * through broadcast_in_dim, reshape and convert to the same type; else NULL.
 * Its `data` then holds the one element that all of v's elements equal; its
 * dims may differ from v's. */
const pop_dense *pop_value_splat(const pop_value *v);
/* Is it such, and all bits of its elements 0? */
bool pop_value_is_zero(const pop_value *v);
/* How floats are made such that total order is that of numbers: zeros equal, by
 * select(x == 0, 0, x); NaNs equal and last, by select(x != x, NaN, x). */
enum {
	POP_CANONICAL_ZERO = 1,
	POP_CANONICAL_NAN = 2,
	POP_CANONICAL = POP_CANONICAL_ZERO | POP_CANONICAL_NAN,
};

/* The value that v makes canonical, by one or both; *how: by which.  v and 0 if
 * it does nothing of that. */
pop_value *pop_value_canonical(pop_value *v, unsigned *how);
/* Are the dims that are not 1 the same, in the same order? */
bool pop_shape_same_but_units(const pop_shape *a, const pop_shape *b);
/* A reshape that only adds and drops dims of 1. */
bool pop_op_moves_units(const pop_op *op);

/*
 * Value of `op`, pure with constant operands, as a constant (fold.c).  False
 * if it is not one that folds, or the result would have more than
 * POP_FOLD_ELEMENTS elements and is no splat.  *out lives in the arena.
 */
enum { POP_FOLD_ELEMENTS = 4096 };
bool pop_fold(pop_graph *g, const pop_op *op, pop_dense *out);
/* Where along dim d a window of `size` starts in x, by operand at[d]: clamped
 * (fold.c).  False: that is not known. */
bool pop_known_start(const pop_value *x, pop_value *const *at, unsigned d,
	int64_t size, int64_t *start);
/* The same along each dim, of a window of these dims. */
bool pop_known_starts(const pop_value *x, pop_value *const *at,
	const pop_shape *window, int64_t *start);

/* ---- Checks, text, digest. */

/* The rules of the StableHLO specification, op by op, and the structure.
 * POP_E_INPUT with "file:line:column: op: what, what was expected". */
POP_MUST_CHECK pop_status pop_graph_verify(const pop_graph *g, pop_err *err);
/* The same, but the graph may be open: what must be equal need only be
 * compatible where a dim is unknown. */
POP_MUST_CHECK pop_status pop_graph_verify_open(
	const pop_graph *g, pop_err *err);
/* A dim of some value is unknown, or an op has trait DYNAMIC.  Safe before
 * verification. */
bool pop_graph_is_open(const pop_graph *g);

/* Result shapes of `op` from its operands and attributes (infer.c), for ops
 * whose results follow from them.  out holds op->nres shapes; dims that follow
 * from unknown ones are unknown. */
POP_MUST_CHECK pop_status pop_op_infer(
	const pop_graph *g, const pop_op *op, pop_shape *out, pop_err *err);

/* Message about an op: "file:line:column: mnemonic: text". */
pop_status pop_op_fail(const pop_graph *g, const pop_op *op, pop_err *err,
	const char *fmt, ...) POP_PRINTF(4, 5);

/* One form for what readers give in several though it means the same; see
 * normal.c.  The graph must be verified. */
void pop_graph_normalize(pop_graph *g);

struct pop_buf;
/*
 * popir(5), complete: what is read back prints the same.  Printing numbers
 * values in v->mark.  Reading copies all it keeps; the arena must be running.
 * It checks the text, not the graph: verify what was read.
 */
void pop_graph_print(const pop_graph *g, struct pop_buf *out);
/* The ops in their order and what they take from each other, in the DOT
 * language; changes marks of ops. */
void pop_graph_dot(const pop_graph *g, struct pop_buf *out);
POP_MUST_CHECK pop_status pop_graph_parse(pop_graph **out, pop_arena *a,
	const char *file, pop_str text, pop_err *err);
/* Does the text begin as popir does, after space and comments? */
bool pop_graph_is_text(pop_str text);

/*
 * Canonical digest of the graph for the key; DESIGN of it in digest.c.  Names,
 * locations, dead code, order of independent ops, and how calls nest cannot
 * change it; every constant bit, type, attribute, alias and signature must.
 * The graph must be verified, replacements resolved; op->mark, op->aux and
 * others are scratch of it.
 * *check, if not NULL, is a second digest of the same bytes.
 * POP_E_INPUT when calls expand to more than POP_LIMIT_INLINED_OPS.
 */
POP_MUST_CHECK pop_status pop_graph_digest(
	const pop_graph *g, pop_digest *out, pop_digest *check, pop_err *err);

/* Kinds of fusion; see lib/pass/fuse.c. */
typedef enum pop_fusion_kind {
	POP_FUSION_LOOP, /* one iteration space, elementwise */
	POP_FUSION_ROW,  /* stages over rows, with reductions */
	POP_FUSION_DOT,  /* dot_general with an elementwise epilogue */
	POP_FUSION_CONV, /* convolution with an elementwise epilogue */
} pop_fusion_kind;

#endif
