#ifndef POP_REFINE_REFINE_INT_H
#define POP_REFINE_REFINE_INT_H

#include "lib/refine/refine.h"

/*
 * What the files of this folder share.  While a function is gone through,
 * `aux` of its values points to the value made for each; `aux` of a value made
 * points to what it is known to hold, a pop_dense, or is NULL.
 */

/* What is kept of a value: shapes and what they are computed from are small. */
enum { REFINE_KNOWN = 64 };

typedef struct refiner {
	pop_graph *g;
	pop_strmap source; /* functions as they were read */
	pop_strmap done;   /* refine_instance by function and arguments */
	pop_err *err;
	uint64_t nop, most_ops;
	uint32_t depth;
	pop_shape *out; /* room for inferred types */
	uint32_t cap;
} refiner;

/* A function for one list of argument types and known integers. */
typedef struct refine_instance {
	pop_func *func;
	const pop_dense **known; /* of its results */
	bool busy;
} refine_instance;

static inline const pop_dense *
refine_known(const pop_value *made)
{
	return made->aux;
}

/* What a value of the source became. */
static inline pop_value *
refine_made(const pop_value *v)
{
	return v->aux;
}

/* The n integers that v is known to hold. */
bool refine_integers(const pop_value *v, uint32_t n, int64_t *out);

/* ---- trace.c */

/* An element of `root`, and what is added to it; NULL: 0. */
typedef struct refine_trace {
	const pop_value *root;
	uint32_t index;
	int64_t add;
} refine_trace;

/* How far back element i of v is followed. */
enum { POP_LIMIT_REFINE_HOPS = 64 };
/* v is a small vector or a scalar of integers, made. */
void refine_trace_of(const pop_value *v, uint32_t i, refine_trace *out);

/* ---- refine.c */

/* The op itself, its operands made, at the end of `to`.  Types of the results
 * are those of the source; see refine_infer(). */
pop_op *refine_emit(
	refiner *r, pop_block *to, const pop_op *op, pop_opcode code);
/* Merges what follows from op's operands into the types of its results, which
 * must then be known. */
pop_status refine_infer(refiner *r, pop_op *op);
/* What became of op's results. */
void refine_set(const pop_op *op, const pop_op *made);
/* Goes through `from` with its arguments made; appends to `to`. */
pop_status refine_block(refiner *r, const pop_block *from, pop_block *to);

/* ---- lower.c: an op of trait DYNAMIC becomes a static one. */
pop_status refine_lower(refiner *r, const pop_op *op, pop_block *to);

/* ---- counted.c: a set_dimension_size of a size that only the run knows is its
 * operand where scatters alone take it, as indices and updates ... */
bool refine_is_counted(const pop_op *set);
/* ... and they leave out what does not count: `made` is op with operands. */
pop_status refine_scatter(refiner *r, const pop_op *op, pop_op *made);

/* ---- custom.c: a call of code that is not here; its results have the types
 * that the input says, or those that shape operands hold. */
pop_status refine_custom_call(refiner *r, const pop_op *op, pop_block *to);

/* ---- eval.c: what a static op made computes, if its operands are known. */
void refine_eval(refiner *r, pop_op *op);

#endif
