#ifndef POP_IR_COST_H
#define POP_IR_COST_H

#include "lib/ir/ir.h"

enum { POP_COST_FUNCTION = 16 };

/*
 * The cost of an element of an elementwise op, in additions: 1, 4 for divisions
 * and roots, POP_COST_FUNCTION for functions that are evaluated as polynomials
 * or worse.  Of other ops nothing is known: 1.
 */
int pop_op_cost(const pop_op *op);

/* Is a gather best done point by point, like elementwise ops?  That is so where
 * neighbours in the result come from different indices, if they are many. */
bool pop_gather_by_element(const pop_op *op);

/* Does it find rows that may be computed with where they are found, so that
 * they need not be brought together in memory? */
bool pop_gather_by_row(const pop_op *op);

/* Does a bitcast_convert give each element the bits of one that may just have
 * been computed?  Others are views of memory. */
bool pop_bitcast_by_element(const pop_op *op);

/* Does it read coordinates, if such are its operands, from memory? */
bool pop_op_reads_coordinates(const pop_op *op);

#endif
