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
 *
 * Or, as XLA's library has it, `in_order`:
 *
 *     p = a0 >= b0                      (argmin: a0 <= b0)
 *     value = p ? a0 : b0
 *     index = a0 == b0 ? min(a1, b1) : p ? a1 : b1
 *
 * That is the same but for zeros, of which the first is kept, and for NaN,
 * behind which it begins anew: where the result of the other is one of these,
 * elements are to be combined in order.
 */
typedef struct pop_pick_body {
	bool least; /* argmin */
	bool in_order;
	bool is_unsigned, index_unsigned;
} pop_pick_body;

/* Is the stage that body, of values of this class?  Of booleans, which have no
 * sign, true is the greater. */
bool pop_pick_body_of(const pop_stage *s, pop_class cls, pop_pick_body *out);

#endif
