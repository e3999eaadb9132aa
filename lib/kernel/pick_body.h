#ifndef POP_KERNEL_PICK_BODY_H
#define POP_KERNEL_PICK_BODY_H

#include "lib/codelet/program.h"

/*
 * The body of argmax and argmin, of a value and an index: FOLD with n = 2.
 *
 *     p = a0 > b0, or a0 is NaN         (argmin: a0 < b0)
 *     value = p ? a0 : b0
 *     index = p or (a0 == b0 and a1 < b1) ? a1 : b1
 *
 * It is associative: the first NaN wins; else the greatest value, with the
 * least of the indices of those equal to it and the bits of the last of them.
 */
typedef struct pop_pick_body {
	bool least; /* argmin */
	bool is_unsigned, index_unsigned;
} pop_pick_body;

/* Is the stage that body, of values of this class?  Of booleans, which have no
 * sign, true is the greater. */
bool pop_pick_body_of(const pop_stage *s, pop_class cls, pop_pick_body *out);

#endif
