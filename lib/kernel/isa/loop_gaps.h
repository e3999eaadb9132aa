#ifndef POP_KERNEL_ISA_LOOP_GAPS_H
#define POP_KERNEL_ISA_LOOP_GAPS_H

#include "lib/kernel/kernel.h"

/*
 * Rows that lie equally far apart in all views of a plain LOOP, as those of the
 * inside of a grid: run as one long row, gaps included.  What is stored into
 * the gaps is put back afterwards.
 */
typedef struct pop_gaps pop_gaps;

/*
 * `step` is plain, with merged dims and no coordinates that are read along
 * `unread`, a set of dims.  Makes one dim of the last of these where that pays;
 * NULL: nowhere.  Adds to *scratch.  Keeps pointers to the step's views.
 */
pop_gaps *POP_FN(pop_gaps_plan)(size_t *scratch, pop_arena *a,
	const pop_program *prog, pop_step *step, uint32_t unread);

/* Before and after all points are run; in the first thread's scratch. */
void POP_FN(pop_gaps_save)(const pop_gaps *g, const pop_run *run);
void POP_FN(pop_gaps_put_back)(const pop_gaps *g, const pop_run *run);

#endif
