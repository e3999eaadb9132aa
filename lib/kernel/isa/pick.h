#ifndef POP_KERNEL_ISA_PICK_H
#define POP_KERNEL_ISA_PICK_H

#include "lib/kernel/kernel.h"

/* FOLD by the body of argmax and argmin: see lib/kernel/pick_body.h. */
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
