#ifndef POP_IR_SITE_H
#define POP_IR_SITE_H

#include "lib/ir/ir.h"

/*
 * Expressions in IR: a place where ops are made, and a function for each kind
 * that infers the result's type and gives the value.  For readers and passes
 * that write formulas; the arena must be running.
 *
 *   pop_site s = {g, block, at, loc};
 *   y = pop_site_binary(&s, POP_OP_ADD, x, pop_site_number(&s, &x->type, 1));
 *
 * Nothing is checked but by assertion: types must fit as the ops require.
 */
typedef struct pop_site {
	pop_graph *g;
	pop_block *block;
	pop_op *at; /* ops go before it; NULL: to the end of block */
	pop_loc loc;
} pop_site;

/* Before `op`, at its place in the input. */
pop_site pop_site_before(pop_op *op);

/* An op of these results, operands still NULL, put into the block. */
pop_op *pop_site_op(const pop_site *s, pop_opcode code, uint32_t narg,
	uint32_t nres, const pop_shape *type, uint32_t nregion);

/* Elementwise ops; abs, real and imag of complex numbers are real. */
pop_value *pop_site_unary(const pop_site *s, pop_opcode code, pop_value *x);
pop_value *pop_site_binary(
	const pop_site *s, pop_opcode code, pop_value *x, pop_value *y);
pop_value *pop_site_convert(const pop_site *s, pop_value *x, pop_dtype d);
/* d is as wide as x's type. */
pop_value *pop_site_bitcast(const pop_site *s, pop_value *x, pop_dtype d);
/* direction: pop_direction of lib/num; floats compare as numbers. */
pop_value *pop_site_compare(
	const pop_site *s, int direction, pop_value *x, pop_value *y);
pop_value *pop_site_select(
	const pop_site *s, pop_value *p, pop_value *yes, pop_value *no);

/* v, rounded to the element type, in every element. */
pop_value *pop_site_number(const pop_site *s, const pop_shape *type, double v);
/* The low bits of v in every element of an integer type. */
pop_value *pop_site_integer(
	const pop_site *s, const pop_shape *type, uint64_t v);

/* Operand dim i becomes dim dims[i] of `type`, whose dtype is x's. */
pop_value *pop_site_broadcast(const pop_site *s, const pop_shape *type,
	pop_value *x, const int64_t *dims);
pop_value *pop_site_reshape(
	const pop_site *s, const pop_shape *type, pop_value *x);
pop_value *pop_site_transpose(
	const pop_site *s, pop_value *x, const int64_t *permutation);
/* low[d] and high[d] elements, `with`, around x in dim d. */
pop_value *pop_site_pad(const pop_site *s, pop_value *x, pop_value *with,
	const int64_t *low, const int64_t *high);
/* And so many between any two. */
pop_value *pop_site_pad_between(const pop_site *s, pop_value *x,
	pop_value *with, const int64_t *low, const int64_t *high,
	const int64_t *between);
/* Elements start to limit - 1 of each dim. */
pop_value *pop_site_slice(const pop_site *s, pop_value *x, const int64_t *start,
	const int64_t *limit);
/* Of these, each stride-th, which make a value of this type. */
pop_value *pop_site_strided(const pop_site *s, const pop_shape *type,
	pop_value *x, const int64_t *start, const int64_t *limit,
	const int64_t *stride);
pop_value *pop_site_iota(const pop_site *s, const pop_shape *type, int dim);
/* True where the place along dim d is less than n, a scalar: of these dims. */
pop_value *pop_site_below(
	const pop_site *s, const pop_shape *dims, int d, pop_value *n);
/* Elements of dim d from `start` on, one turn of size 1; d stays. */
pop_value *pop_site_index(
	const pop_site *s, pop_value *x, int d, pop_value *start);
/* x with y, which has size 1 in dim d, put at `start` there. */
pop_value *pop_site_put(
	const pop_site *s, pop_value *x, int d, pop_value *start, pop_value *y);
/* x combined with `init`, a scalar of its type, by `by` over the dims whose bit
 * is set; bits beyond the rank do not count. */
pop_value *pop_site_reduce(const pop_site *s, pop_opcode by, pop_value *x,
	pop_value *init, uint32_t dims);
/* Ends a block. */
void pop_site_return(const pop_site *s, pop_value *const *value, uint32_t n);
/* Each element becomes what it and all in front of it along dim d, or all
 * behind it, combine to; `init` as above. */
pop_value *pop_site_cumulate(const pop_site *s, pop_opcode by, pop_value *x,
	pop_value *init, unsigned d, bool back);
/* The sum over such dims. */
pop_value *pop_site_sum(const pop_site *s, pop_value *x, uint32_t dims);

#endif
