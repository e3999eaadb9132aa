#ifndef POP_PASS_APART_H
#define POP_PASS_APART_H

#include "lib/ir/ir.h"

/*
 * Which complex values may be kept as real and imaginary parts apart (apart.c),
 * as marks of values.
 */
enum {
	POP_APART_WANTED = 1, /* some reader takes the parts */
	POP_APART_WHOLE = 2,  /* some needs the numbers side by side */
};

/* Marks the values of a block and of those in it.  `carried`: what it returns
 * may be either. */
void pop_apart_mark(const pop_block *b, bool carried);

/* Can a marked value be computed apart? */
bool pop_apart_can_be(const pop_value *v);

#endif
