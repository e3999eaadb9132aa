#ifndef POP_KERNEL_TIGHT_INT_H
#define POP_KERNEL_TIGHT_INT_H

#include "lib/base/map.h"
#include "lib/kernel/kernel.h"
#include "lib/kernel/tight.h"

/*
 * How a tight loop is made: tight_trace.c turns the steps of one turn into
 * nodes, tight_turns.c those of many, tight_side.c and tight_memory.c with it,
 * tight_inner.c loops inside those, tight_call.c steps that are called;
 * tight_pack.c, tight_fuse.c, tight_order.c, tight_skip.c and tight_place.c see
 * to fewer ops that wait less, tight_emit.c makes them, tight.c runs them. Only
 * lib/kernel includes this.
 *
 * Nodes are in the order of the program; a node is one value, one vector or one
 * effect.  Element k of a small buffer is where a node put it, found through
 * the buffer's spans; what the turn has not yet written is in the buffer's
 * home, a copy in the frame.
 */

enum {
	TIGHT_SMALL = 1024,        /* bytes of a buffer that gets a home */
	TIGHT_COPIED = 2048,       /* bytes of a carry that moves each turn */
	TIGHT_COPIED_MORE = 16384, /* the same where large steps are called */
	TIGHT_COPY_PS = 15,        /* picoseconds of a byte of it */
	TIGHT_NODES = 6000,        /* of a turn */
	TIGHT_FRAME = 60 * 1024,   /* bytes */
	TIGHT_BUFFERS = 240,
	TIGHT_VIEWS = 128,    /* of a step */
	TIGHT_DEPTH = 6,      /* of choices and loops in each other */
	TIGHT_BRANCHES = 8,   /* of a choice */
	TIGHT_POINTS = 256,   /* of a step, or of a row */
	TIGHT_WIDE = 1 << 16, /* products of one row by a matrix */
	TIGHT_ARGS = 5,       /* of a node */
	TIGHT_TURN = 400,     /* nodes of a turn, of many side by side */
	TIGHT_LANES = 64,     /* of any instruction set, at most */
	TIGHT_PUT = 3,        /* values that one op puts into a vector */
	TIGHT_FEW = 4,        /* points up to which single values are as good */
	TIGHT_PS = 1200,      /* picoseconds of an op */
	TIGHT_STEP_PS = 36000, /* of a step by itself, beside what it does */
	TIGHT_CALL_PS = 10000, /* the same if it is called */
	TIGHT_LOOK_PS = 9000,  /* of a vector of elements that are looked up */
	TIGHT_MORE = 400,      /* of each vector of it but one */
	/* Ops between two looks at whether the run shall go on.  Also bounds
	 * the stack where a compiler makes calls of the jumps. */
	TIGHT_QUOTA = 4096,
};

/* Bytes `off` and on of a node's place. */
typedef struct tight_ref {
	uint32_t node, off;
} tight_ref;

typedef enum tight_kind {
	TIGHT_CONST, /* imm, in all lanes of a vector, imm + lane, or a list */
	TIGHT_PTR,   /* address of memory buffer imm */
	TIGHT_HOME,  /* home of buffer imm */
	TIGHT_VALUE, /* made by an op */
	TIGHT_ROOM,  /* filled by moves */
	TIGHT_LEFT,  /* the room `to`, as a loop inside leaves it */
	TIGHT_EFFECT /* a store, a move to `to`, a way out */
} tight_kind;

typedef struct tight_node {
	uint8_t kind, narg;
	bool live, invariant;
	bool fused; /* part of a later op, or made unnecessary */
	bool iota;
	bool listed; /* of a constant: imm points to its words, one after the
			other */
	bool once;   /* a move to where nothing else writes */
	uint16_t id, n;
	int16_t more;   /* of LDAT and STAT: what is added to the index */
	uint32_t bytes; /* of its place */
	tight_ref arg[TIGHT_ARGS];
	tight_ref to; /* of a move; node 0: none */
	int64_t imm;
	uint32_t uses, last;
	uint32_t slot; /* 0: none yet */
} tight_node;

/* Elements lo..hi-1 of a buffer. */
typedef struct tight_span {
	int64_t lo, hi;
	tight_ref at;
} tight_span;

typedef struct tight_buf {
	uint32_t id;
	uint8_t dtype;
	uint8_t bytes; /* of an element at home: 4 or 8 */
	bool memory;   /* stays where it is */
	bool written;
	bool seen_after;          /* something outside of the loop names it */
	int64_t n;                /* elements */
	uint32_t uses;            /* inside */
	uint32_t node;            /* TIGHT_HOME or TIGHT_PTR */
	tight_span *span;         /* room for n + 3 */
	uint32_t nspan;
} tight_buf;

/* Steps that have code, but are called, since it gains nothing. */
typedef struct tight_calls {
	bool *step;         /* by number */
	int64_t all, brief; /* worth of all steps, and of those that are not */
	bool more;          /* some became so in this trace */
	bool broken;        /* it lacks some */
} tight_calls;

typedef struct tight_trace tight_trace;
struct tight_trace {
	pop_arena *arena;
	const pop_program *program;
	const pop_step *loop;
	const pop_tight_set *set;
	const uint32_t *uses; /* of each buffer, in the program */
	const pop_call *call; /* of each step, or NULL */
	tight_trace *outer;   /* of the loop around, or NULL */
	pop_tight *inner;     /* loops inside, so far */
	const char *bad;      /* why it is none */
	tight_node *node;
	uint32_t n, cap;
	tight_buf buf[TIGHT_BUFFERS];
	uint32_t nbuf;
	pop_intmap seen;
	/* Is the buffer's home left in parts by a turn?  Known from a trace
	 * before this one. */
	bool parts[TIGHT_BUFFERS];
	tight_ref when; /* true if the traced branch is taken; node 0: none */
	bool grouped;   /* there are vectors of points that are not in a row */
	uint32_t way_out; /* node where the loop may end; 0: none */
	int64_t worth;    /* picoseconds of the steps, one by one */
	int64_t paid;     /* of them, and of copies, that stay as they are */
	tight_calls *calls; /* or NULL: none */
	uint32_t called;  /* ops that take as long as the steps that it calls */
};

struct pop_tight {
	const pop_tight_set *set;
	pop_run *run;         /* that it is part of */
	const pop_step *step; /* of a loop inside */
	unsigned char *frame; /* of a loop inside: part of the outer one's */
	uint32_t bytes;
	uint32_t part; /* where in the outer one's frame */
	const tight_op *prologue, *code;
	uint32_t ncode;
	int64_t cost;  /* picoseconds of a turn, but for loops inside */
	bool lanes;    /* turns go on until all lanes have ended */
	bool stops;    /* may leave turns to the rest before the last ones */
	int64_t most;  /* turns at once, at most */
	bool running;  /* as a loop inside: it has stopped within */
	int64_t trip;  /* -1: not known */
	int64_t whole; /* the same of the loop with its rest, one by one */
	int64_t wide;  /* of them that a turn is */
	int64_t left;  /* turns, if their number is known */
	int64_t over;  /* of the whole, that nothing has taken */
	int64_t turns; /* taken at once */
	pop_tight *inner, *next; /* loops inside; beside, in the same loop */
	int64_t taken;           /* not 0: some turns were, since the start */
	pop_tight *rest; /* of turns side by side: those left over, or NULL */
	bool fruitless;  /* the last time no turns were taken side by side */
	int64_t pause;   /* turns as wide that the rest takes after a stop */
	pop_tight *now;  /* this one, or the rest */
	tight_buf *buf;
	uint32_t nbuf;
	uint32_t *at; /* of each buffer, in the frame */
};

/* ---- Nodes: tight_value.c. */

/* Notes why the loop is none; false. */
bool pop_tight_fail(tight_trace *t, const char *why);

tight_node *pop_tight_node(
	tight_trace *t, tight_kind kind, uint16_t id, uint32_t bytes);

/* The node, or an earlier one that is the same; it must have no effect and
 * depend on its operands alone. */
tight_ref pop_tight_pure(tight_trace *t, const tight_node *want);
tight_ref pop_tight_constant(tight_trace *t, unsigned bytes, uint64_t bits);
tight_ref pop_tight_value(tight_trace *t, unsigned id, unsigned bytes,
	unsigned narg, const tight_ref *arg, int64_t imm);
/* True if a value of these operands is one that there is, or a constant: *out.
 * Else x may have become another operation: tight_simplify.c. */
bool pop_tight_simplify(tight_trace *t, tight_node *x, tight_ref *out);
tight_node *pop_tight_effect(
	tight_trace *t, unsigned id, tight_ref a, tight_ref b, int64_t imm);
void pop_tight_move(
	tight_trace *t, tight_ref from, tight_ref to, uint32_t bytes);

/* The op on vectors that does what x does, all of 32 bits; or TIGHT_NONE. */
unsigned pop_tight_on_vectors(const tight_node *x);

/* Node i of another trace, with operands of this one. */
tight_ref pop_tight_copy_of(
	tight_trace *t, const tight_node *x, const tight_ref *arg);

/* All nodes go, for others of the same buffers. */
void pop_tight_clear(tight_trace *t);

/* The value in each lane of `bytes`. */
tight_ref pop_tight_splat(tight_trace *t, tight_ref v, unsigned bytes);

tight_buf *pop_tight_buf(tight_trace *t, uint32_t id);

/* Are values of both element types the same at home? */
bool pop_tight_same_type(uint8_t x, uint8_t y);

/* Element k of a small buffer. */
tight_ref pop_tight_at(const tight_buf *b, int64_t k);

/* Elements lo..hi-1 of a small buffer; read: side by side. */
void pop_tight_write(tight_buf *b, int64_t lo, int64_t hi, tight_ref v);
tight_ref pop_tight_read(tight_trace *t, tight_buf *b, int64_t lo, int64_t hi);

/* ---- Code of stages: tight_code.c. */

/* A value in a register of the code. */
typedef struct tight_reg {
	tight_ref at;
	bool vector;
} tight_reg;

/* A step, or a stage of it, at one place. */
typedef struct tight_context {
	tight_trace *t;
	const pop_step *s;
	int64_t x[POP_MAX_DIMS];
	tight_ref address[TIGHT_VIEWS]; /* of memory views; node 0: not yet */
	int64_t at;                     /* place in the row, of temporaries */
	tight_reg *temp[TIGHT_VIEWS];
	tight_reg input; /* TLOAD 0 of an epilogue */
	tight_reg *scalar;
	/* What pop_tight_row() brought together last, by view of a product. */
	struct {
		int64_t place;
		tight_ref at;
	} row[2];
	/* Reductions by row scalar: partial results, of every 16th point, or,
	 * in vectors, of each vector's lanes. */
	tight_reg (*partial)[16];
	bool columns;
	int row_lanes; /* of vectors along the row; 0: single values */
	/* Vectors run along these dims, in row-major order; none: single
	 * values.  There x is 0, and `first` the number of the first lane. */
	uint8_t along[POP_MAX_DIMS];
	unsigned nalong;
	int64_t first;
	int lanes; /* points of a vector */
} tight_context;

/* An element of a buffer, small or not, without the run-time part. */
tight_ref pop_tight_element(
	tight_trace *t, tight_buf *b, pop_dtype d, int64_t at);

/* The element, or elements, of view v at the current point. */
tight_reg pop_tight_load(tight_context *c, uint32_t v);

tight_reg pop_tight_combine(
	tight_context *c, unsigned op, unsigned cls, tight_reg x, tight_reg y);

/* v, as storing it in elements of type d and loading it again would leave
 * it. */
tight_ref pop_tight_as_stored(
	tight_trace *t, tight_ref v, pop_dtype d, bool vector);

/* Element of view v, `more` behind that at the current point. */
tight_ref pop_tight_one(tight_context *c, uint32_t v, int64_t more);

/* n elements of view v from the current point on, one after the other: in the
 * frame at *r, or, if true, in memory at address *r + *at. */
bool pop_tight_row(
	tight_context *c, uint32_t v, int64_t n, tight_ref *r, int64_t *at);

/* Address of a memory view's element 0, without its base and strides; and these
 * at the current point, in elements. */
tight_ref pop_tight_address(tight_context *c, uint32_t v);
int64_t pop_tight_place_of(const tight_context *c, uint32_t v);

/* An element at address at + imm. */
tight_ref pop_tight_load_at(
	tight_trace *t, pop_dtype d, tight_ref at, int64_t imm);
void pop_tight_store_at(
	tight_trace *t, pop_dtype d, tight_ref at, tight_ref v, int64_t imm);

/* The address at + clamp(index, 0, most) * step bytes; d: of the index. */
tight_ref pop_tight_move_by(tight_trace *t, pop_dtype d, tight_ref at,
	tight_ref index, int64_t most, int64_t step);

/* Elements of 32 bits at such addresses + imm, of a vector of indices. */
tight_ref pop_tight_load_lookup(tight_trace *t, tight_ref at, tight_ref index,
	int64_t most, int64_t step, int64_t imm);

/* Can a store to elements of this type be left out where a branch is not taken?
 * What is there is stored again, and may be the other branch's result of
 * another type: all bits are to stay. */
bool pop_tight_may_choose(tight_trace *t, pop_dtype d);

/* A vector, or the first lanes of it, at address at + imm: of elements of 32
 * and 64 bits; narrower ones are in lanes of 32. */
tight_ref pop_tight_load_vector(
	tight_trace *t, pop_dtype d, tight_ref at, int64_t imm, int lanes);
void pop_tight_store_vector(tight_trace *t, pop_dtype d, tight_ref at,
	tight_ref v, int64_t imm, int lanes);

/* Stores to view v at the current point. */
void pop_tight_store(tight_context *c, uint32_t v, tight_reg r);

/* Runs the stage at the current point. */
void pop_tight_eval(tight_context *c, const pop_stage *s);

/* Completes the row scalar of R* instructions; others are left alone. */
void pop_tight_fold(tight_context *c, const pop_ins *i);

/* Words from..to-1 of vector x, the others of `other`. */
tight_reg pop_tight_words(tight_context *c, unsigned from, unsigned to,
	tight_reg x, tight_reg other);

/* ---- Points side by side: tight_group.c. */

/* A constant vector of these words, of 32 bits. */
tight_ref pop_tight_list(tight_trace *t, const uint32_t *word);

/* A vector of n values that are anywhere. */
tight_ref pop_tight_join(
	tight_trace *t, const tight_ref *at, int n, unsigned bytes);

/* Calls for each vector of points along c->along. */
void pop_tight_each_group(tight_context *c,
	void (*visit)(tight_context *c, void *arg), void *arg);

/* Have all values of these stages, and the elements that they load and store,
 * one size?  *bytes: 0, or what it must be. */
bool pop_tight_is_uniform(const tight_context *c, const pop_stage *s,
	uint32_t n, unsigned *bytes);

/* What it takes to bring view v's elements into the lanes of the first vector
 * along c->along: 0, or some ops. */
int64_t pop_tight_lanes_cost(tight_context *c, uint32_t v);

/* Ops that compute, load from memory or store there, as many for one point as
 * for a vector of them; and what loads cost beyond that. */
int64_t pop_tight_stage_cost(
	tight_context *c, const pop_stage *s, int64_t *loads);

/* Elements of view v, one a lane. */
tight_reg pop_tight_load_lanes(tight_context *c, uint32_t v);
void pop_tight_store_lanes(tight_context *c, uint32_t v, tight_reg r);

/* Lanes of dim d's coordinates. */
tight_reg pop_tight_coordinates(tight_context *c, unsigned d, unsigned bytes);

/* ---- Steps: tight_loop.c, tight_dot.c, tight_index.c, tight_fold.c,
 * tight_window.c. */

/* Calls at each point of dims first..last-1 of these extents, in row-major
 * order; the other coordinates stay. */
void pop_tight_each_point(tight_context *c, const int64_t *extent,
	unsigned first, unsigned last,
	void (*visit)(tight_context *c, void *arg), void *arg);

/* Each point of the step but for dims c->along, and for the last one if `deep`:
 * the visitor goes along these. */
void pop_tight_each_row(tight_context *c, bool deep,
	void (*visit)(tight_context *c, void *arg), void *arg);

/* Is what the instruction looks up, elements of 32 bits, the same for all
 * points along d? */
bool pop_tight_is_table(const tight_context *c, const pop_ins *i, unsigned d);

/* May the loop, or an epilogue, run in vectors along dim d?  The classes of
 * what depends on d have one size, and so have the elements. */
bool pop_tight_in_vectors(const tight_context *c, const pop_stage *s,
	unsigned d, unsigned input, unsigned *bytes);

/* Steps of these kinds; false if they cannot be part of such a loop. */
bool pop_tight_loop(tight_trace *t, const pop_step *s);
bool pop_tight_copy(tight_trace *t, const pop_step *s);
bool pop_tight_dot(tight_trace *t, const pop_step *s);
bool pop_tight_is_wide(const tight_trace *t, const pop_step *s);
bool pop_tight_gather(tight_trace *t, const pop_step *s);
bool pop_tight_scatter(tight_trace *t, const pop_step *s);
bool pop_tight_fold_step(tight_trace *t, const pop_step *s);
bool pop_tight_window(tight_trace *t, const pop_step *s);

/* ---- Steps that are called: tight_call.c, those that have no code and those
 * of t->calls. */

/* Views that such a step reads, which come before those that it writes; -1: it
 * is of no such kind. */
int pop_tight_called_inputs(const pop_step *s);
bool pop_tight_can_call(const tight_trace *t, const pop_step *s);
bool pop_tight_call_step(tight_trace *t, const pop_step *s);

/* Is it called, but has code?  See whether it shall be before it is traced; and
 * after, if it failed or makes `ps` of code where it would take `worth`. */
bool pop_tight_is_long(const tight_trace *t, const pop_step *s);
void pop_tight_call_long(tight_trace *t, const pop_step *s);
void pop_tight_call_next(
	tight_trace *t, const pop_step *s, int64_t ps, int64_t worth);

/* ---- */

/* Is it an op of its own? */
static inline bool
tight_is_op(const tight_node *x)
{
	return x->live && !x->fused &&
	       (x->kind == TIGHT_VALUE || x->kind == TIGHT_EFFECT);
}

/* The op that makes r, if it is one of this kind and not part of another. */
static inline tight_node *
tight_made_by(const tight_trace *t, tight_ref r, unsigned id)
{
	tight_node *x = &t->node[r.node];

	return x->kind == TIGHT_VALUE && x->id == id && !x->fused && !r.off
		       ? x
		       : NULL;
}

static inline bool
tight_is_load(const tight_node *x)
{
	return (x->id >= TIGHT_LD_4 && x->id <= TIGHT_B_LDATL_I1) ||
	       (x->id >= TIGHT_S_ROW_MF_F && x->id <= TIGHT_V_ROWS_MF_F &&
		       x->id != TIGHT_S_ROW_FF_D);
}

/* Is it a sum of products with operands of more than a vector? */
static inline bool
tight_is_long(const tight_node *x)
{
	return x->id >= TIGHT_S_ROW_FF_F && x->id <= TIGHT_V_ROWS_MF_F;
}

/* Does it call a step? */
static inline bool
tight_is_call(const tight_node *x)
{
	return x->id == TIGHT_STEP || x->id == TIGHT_STEP_IF;
}

static inline bool
tight_is_loop(const tight_node *x)
{
	return x->id == TIGHT_LOOP || x->id == TIGHT_LOOP_IF;
}

static inline tight_ref
tight_ref_of(const tight_trace *t, const tight_node *x)
{
	return (tight_ref){(uint32_t)(x - t->node), 0};
}

static inline bool
tight_is_same_ref(tight_ref a, tight_ref b)
{
	return a.node == b.node && a.off == b.off;
}

/* Is it a constant of one number?  Of 32 bits, sign-extended. */
static inline bool
tight_constant_of(const tight_trace *t, tight_ref r, int64_t *v)
{
	const tight_node *x = &t->node[r.node];

	*v = x->bytes == 4 ? (int32_t)x->imm : x->imm;
	return x->kind == TIGHT_CONST && !x->iota && !x->listed &&
	       x->bytes <= 8 && r.off == 0;
}

static inline bool
tight_is_constant(const tight_trace *t, tight_ref r, int64_t v)
{
	int64_t c;

	return tight_constant_of(t, r, &c) && c == v;
}

/* ---- Fusion: tight_fuse.c, tight_element.c, tight_order.c, tight_skip.c.
 * Before ops are made of nodes. */

/* What is live, the same in all turns, part of a later op. */
void pop_tight_fuse(tight_trace *t);

/* Functions of single values, which know what is live and what is the same in
 * all turns, as vectors: tight_pack.c.  True: there are other nodes now. */
bool pop_tight_pack(tight_trace *t);

/* x, a selection, as x < 0 ? x + n : x, if it is that. */
bool pop_tight_join_wrap(tight_trace *t, tight_node *x);

/* x, a load or store, with the address of its element, if it has one. */
bool pop_tight_join_element(tight_trace *t, tight_node *x);

/* Brings values to where they are made of what has just been made; loads and
 * effects keep their order. */
void pop_tight_order(tight_trace *t);

/* Jumps over what only one side of a condition needs: after all of that, there
 * are other nodes.  The conditions for which that may pay are not to become
 * part of a choice. */
void pop_tight_skip(tight_trace *t);
void pop_tight_keep_conditions(tight_trace *t);

static inline bool
tight_is_skip(const tight_node *x)
{
	return x->kind == TIGHT_EFFECT &&
	       (x->id == TIGHT_SKIP_UNLESS || x->id == TIGHT_SKIP_IF);
}

/* ---- Integers: tight_integer.c.  Before ops are made of nodes. */

/* Operand k of x if nothing else uses it and it is such an op; or NULL. */
tight_node *pop_tight_own(
	const tight_trace *t, const tight_node *x, unsigned k, unsigned id);

/* Number of an operation that can be part of a chain of integers, in the order
 * of INTEGERS_U; -1: another one. */
int pop_tight_link(const tight_trace *t, const tight_node *x, bool *wide);

/* Of these: shl, shr, sar. */
static inline bool
tight_is_shift(int op)
{
	return op >= 6 && op <= 8;
}

/* x with what makes one of its operands, if there is an op for both. */
bool pop_tight_join_integers(tight_trace *t, tight_node *x);
void pop_tight_multiply_bit(tight_trace *t, tight_node *x);
bool pop_tight_join_scale(tight_trace *t, tight_node *x);
void pop_tight_join_test(tight_trace *t, tight_node *x);

/* A shift by a constant needs no other operand. */
void pop_tight_shift_by(const tight_trace *t, tight_node *x);

/* A quotient by a constant is a product. */
void pop_tight_divide(const tight_trace *t, tight_node *x);

/* True if the turn could be traced; else t->bad says why not.  Without what it
 * leaves to the next one; with it. */
bool pop_tight_turn(tight_trace *t);
bool pop_tight_trace(tight_trace *t);

/* As many turns as a vector has lanes of 32 bits: all in one.  If their number
 * is not known, the loop ends before turns that are not all taken.  False, with
 * or without t->bad: cannot be. */
bool pop_tight_trace_turns(tight_trace *t);

/* x, a loop that t traced, with turns side by side if that pays: then it is the
 * rest of them.  Or x.  all: to trace it again. */
pop_tight *pop_tight_side_by_side(
	pop_tight *x, const tight_trace *t, tight_trace *all);

/* held[i]: number of the buffer whose content is at home in buffer i in the
 * next turn; -1: what is there stays.  False: a carry stays in memory.  After
 * pop_tight_turn(). */
bool pop_tight_held(tight_trace *t, int *held);

/*
 * The loop of t, inside another one, as a loop of vectors that has a lane for
 * each of many turns of the outer one: tight_inner.c.  same[i]: does it start
 * with the same content of buffer i in all lanes?  Then: is the buffer's home
 * the same for all lanes, instead of a vector for each element?  False: it
 * cannot be such a loop.
 */
bool pop_tight_lanes(pop_tight *to, tight_trace *t, bool *same);

/* Places of all values, fused and in order; the end of the frame, TIGHT_FRAME
 * or more if it is too large. */
uint32_t pop_tight_place(tight_trace *t);

/* Ops of the nodes; false: not worth it. */
bool pop_tight_emit(pop_tight *to, tight_trace *t);

/* Buffers whose home, or address, is named by nodes from 1 up to one; and on to
 * the last. */
typedef struct tight_readers {
	uint32_t upto;
	bool is_read[TIGHT_BUFFERS];
} tight_readers;

void pop_tight_read_homes(tight_readers *r, const tight_trace *t);

/* Elements of a home; of what stays in memory, its address is one. */
static inline uint32_t
tight_elements(const tight_buf *b)
{
	return b->memory ? 1 : (uint32_t)b->n;
}

/* Is the buffer's content to be fetched before the first turn, or put back
 * after the last? */
static inline bool
tight_is_kept(const tight_buf *b)
{
	return !b->memory && b->written && b->seen_after;
}

/* One takes as long for a single value as for a vector of them. */
static inline bool
tight_is_function(unsigned ins)
{
	return ins == POP_INS_POW || ins == POP_INS_ATAN2 ||
	       (ins >= POP_INS_CBRT && ins <= POP_INS_ERF_INV);
}

/* Ops of pop_tight_join(). */
static inline int64_t
tight_joins(int64_t n)
{
	return (n + TIGHT_PUT - 1) / TIGHT_PUT;
}

static inline unsigned
tight_class_bytes(pop_class c)
{
	return c == POP_CLASS_D || c == POP_CLASS_L ? 8 : 4;
}

#endif
