#ifndef POP_KERNEL_ISA_SCATTER_POINTS_H
#define POP_KERNEL_ISA_SCATTER_POINTS_H

#include <stdbool.h>

#include "lib/kernel/isa/body.h"
#include "lib/kernel/kernel.h"

/*
 * SCATTER of rows and single elements: one operand, a recognised body, places
 * that 31 bits number.
 *
 * Threads share the output, not the updates: each looks at all indices and
 * applies, in their order, those that lead into its part.  So an element sees
 * its updates in the same order for any number of threads, and no two threads
 * write the same one.  Only of a small table with many updates the updates are
 * shared, in parts that do not depend on the number of threads.
 */
typedef struct pop_scatter_points pop_scatter_points;

/*
 * *out is NULL if the step is not of this kind.  `body` is the step's; free:
 * rows at different places are apart (see scatter.c).
 */
POP_MUST_CHECK pop_status POP_FN(pop_scatter_points_prepare)(
	pop_scatter_points **out, size_t *scratch, pop_arena *a,
	const pop_step *step, const pop_body *body, bool free);
void POP_FN(pop_scatter_points_run)(const pop_scatter_points *p, pop_run *r);

#endif
