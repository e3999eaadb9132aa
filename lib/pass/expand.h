#ifndef POP_PASS_EXPAND_H
#define POP_PASS_EXPAND_H

#include "lib/ir/site.h"

/*
 * What the files of pass expand share.  An expander makes, at s, values equal
 * to op's results and leaves them in out; op itself stays as it is.  Operands
 * are final.
 */
typedef void pop_expander(const pop_site *s, pop_op *op, pop_value **out);

/* The result of an op that an expander made at s, which is expanded in turn
 * where that is due (expand.c). */
pop_value *pop_expand_made(const pop_site *s, pop_op *op);
/* op, a product or a convolution, of x and y with such a result: as it was but
 * for what is set in it then; it may have to be expanded itself. */
pop_op *pop_expand_again(const pop_site *s, const pop_op *op, pop_value *x,
	pop_value *y, const pop_shape *type);
/* The same with a result of type d, expanded likewise. */
pop_value *pop_expand_product(const pop_site *s, const pop_op *op, pop_value *x,
	pop_value *y, pop_dtype d);

pop_expander pop_expand_batch_norm;           /* expand_norm.c */
pop_expander pop_expand_map, pop_expand_scan; /* expand_loop.c */
pop_expander pop_expand_ragged_dot;           /* expand_ragged.c */
pop_expander pop_expand_rng;                  /* expand_rng.c */

pop_expander pop_expand_reduce; /* expand_reduce.c */
bool pop_expand_reduce_concerns(const pop_op *op);
/* What a REDUCE may take in the place of its operand (expand_tiled.c). */
pop_value *pop_expand_untiled(const pop_op *reduce);
pop_expander pop_expand_short; /* expand_short.c */
bool pop_expand_short_concerns(const pop_op *op);
/* May it be expanded so, although rows may be better? */
bool pop_expand_short_can(const pop_op *op);
/* Are each operand, of a reduction or of windows, and its start of the result's
 * type (expand_short.c)? */
bool pop_expand_keeps_types(const pop_op *op);
pop_expander pop_expand_place; /* expand_place.c */
bool pop_expand_place_concerns(const pop_op *op);
/* Elements of a dot_general's dims, by what becomes of them; lhs and rhs are 1
 * where there is no batch element, or nothing to add up (products.c). */
typedef struct pop_extents {
	int64_t batch, lhs, rhs, contract;
} pop_extents;

pop_extents pop_extents_of(const pop_op *dot);

pop_expander pop_expand_complex; /* expand_complex.c */
/* Is op a product of many complex rows, of either side, by a small matrix, as a
 * gate is of a state?  apart.c makes it elementwise. */
bool pop_complex_is_gate(const pop_op *op);
/* The real part of v, or the imaginary one: without an op where v was put
 * together of them. */
pop_value *pop_complex_part(const pop_site *s, pop_value *v, unsigned i);
bool pop_expand_complex_concerns(const pop_op *op);
pop_expander pop_expand_depth; /* expand_depth.c */
bool pop_expand_depth_concerns(const pop_op *op);
pop_expander pop_expand_floats; /* expand_floats.c */
bool pop_expand_floats_concerns(const pop_op *op);
/* Does a window move along dim d by one, without holes in it or between the
 * elements (expand_spread.c)? */
bool pop_expand_is_dense(const pop_op *op, unsigned d);
pop_expander pop_expand_spread; /* expand_spread.c */
bool pop_expand_spread_concerns(const pop_op *op);
pop_expander pop_expand_counts; /* expand_counts.c */
bool pop_expand_counts_concerns(const pop_op *op);
pop_expander pop_expand_cumulate; /* expand_cumulate.c */
bool pop_expand_cumulate_concerns(const pop_op *op);
/* A reduction, or windows, of one operand by an op that keeps its type, in
 * which it makes no difference how often the start is combined
 * (expand_cumulate.c). */
bool pop_expand_starts_freely(const pop_op *op);
pop_expander pop_expand_overhang; /* expand_overhang.c */
bool pop_expand_overhang_concerns(const pop_op *op);
pop_expander pop_expand_margin; /* expand_margin.c */
bool pop_expand_margin_concerns(const pop_op *op);
pop_expander pop_expand_holes; /* expand_holes.c */
bool pop_expand_holes_concerns(const pop_op *op);
pop_expander pop_expand_taps; /* expand_taps.c */
bool pop_expand_taps_concerns(const pop_op *op);
pop_expander pop_expand_patches; /* expand_patches.c */
bool pop_expand_patches_concerns(const pop_op *op);
pop_expander pop_expand_select; /* expand_select.c */
bool pop_expand_select_concerns(const pop_op *op);
/* Neighbours beside windows of floats from which their kernel has vectors
 * (window_lanes.c of lib/kernel/isa). */
enum { POP_EXPAND_ROW = 4 };
/* Is dim d of windows as it is in the operand (expand_whole.c)? */
bool pop_expand_is_kept(const pop_op *op, unsigned d);
pop_expander pop_expand_whole; /* expand_whole.c */
bool pop_expand_whole_concerns(const pop_op *op);
pop_expander pop_expand_window; /* expand_window.c */
bool pop_expand_window_concerns(const pop_op *op);
pop_expander pop_expand_sort; /* expand_sort.c */
bool pop_expand_sort_concerns(const pop_op *op);
/* Is it in the comparator of a sort, and of what stands for one operand? */
bool pop_compares_sorted(const pop_op *cmp);

pop_expander pop_expand_order; /* expand_order.c */
bool pop_expand_order_concerns(const pop_op *op);
/* Is it a compare by total order? */
bool pop_is_total_order(const pop_op *op);
/* Is x of a type whose total order is that of such keys? */
bool pop_has_order_key(const pop_value *x);
/* Bits of an x of 8 or 16, as a signed integer. */
pop_value *pop_bits_as_integer(const pop_site *s, pop_value *x);
/* Signed integers that order as x does, of it or of such bits; and back. */
pop_value *pop_order_of_bits(const pop_site *s, pop_value *bits);
pop_value *pop_order_key(const pop_site *s, pop_value *x);
pop_value *pop_of_order_key(const pop_site *s, pop_value *key, pop_dtype d);

/* Appends at s copies of b's ops but for the return, with `arg` for its
 * arguments; out: what it returns.  s has no `at` (expand_loop.c). */
void pop_expand_body(const pop_site *s, pop_block *b, pop_value *const *arg,
	pop_value **out);

/* Gives op, which has one region, a copy of b for it (expand_loop.c). */
void pop_expand_take_body(const pop_site *s, pop_op *op, pop_block *b);

/* Are all of b's values scalars, and its ops true of each element by itself? */
bool pop_expand_is_plain(const pop_block *b);
/* Makes at s what a plain b computes with tensors of these dims in the place
 * of its scalars (expand_loop.c). */
void pop_expand_wide(const pop_site *s, const pop_block *b,
	const pop_shape *dims, pop_value *const *arg, pop_value **out);

/* Elementwise functions (expand_math.c); NULL: this one is computed as it
 * stands. */
pop_value *pop_expand_math(const pop_site *s, pop_op *op);

/*
 * A loop of n turns over carries.
 *
 *   pop_turns_begin(&t, s, n, start, ncarry);
 *   ... make at &t.body what the turn computes of t.i and t.carry[] ...
 *   pop_turns_end(&t, next);
 *   results are t.res[]
 */
typedef struct pop_turns {
	pop_op *op;
	pop_site body;
	pop_value *i;      /* the turn, from 0; i32, or i64 if n needs it */
	pop_value **carry; /* arguments of the body */
	pop_value *res;    /* the last carries */
	uint32_t ncarry;
} pop_turns;

void pop_turns_begin(pop_turns *t, const pop_site *s, int64_t n,
	pop_value *const *start, uint32_t ncarry);
void pop_turns_end(pop_turns *t, pop_value *const *next);

#endif
