#ifndef POP_KERNEL_ISA_PICK_H
#define POP_KERNEL_ISA_PICK_H

#include "lib/kernel/kernel.h"

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
typedef struct pop_pick pop_pick;

/*
 * *out is NULL if stage 0 is not that body, or its types and strides are not
 * supported.  reduced: the only reduced dim of more than one element, or -1;
 * group: the dim that results of a group lie along, or -1.
 */
POP_MUST_CHECK pop_status POP_FN(pop_pick_prepare)(pop_pick **out, pop_arena *a,
	const pop_step *step, int reduced, int group);

/* n results along the group's dim.  at: by view, element of the first. */
void POP_FN(pop_pick_run)(
	const pop_pick *p, unsigned char *const *at, int64_t n);

#endif
