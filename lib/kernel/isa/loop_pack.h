#ifndef POP_KERNEL_ISA_LOOP_PACK_H
#define POP_KERNEL_ISA_LOOP_PACK_H

#include "lib/kernel/isa/vm.h"

/*
 * Packed rows: a plain LOOP whose rows are short, run many rows at once as one
 * run of the machine.  What is the same for all points of a row is computed
 * for the rows, side by side, and spread over their points; rows that do not
 * follow each other in memory, and rows that GATHER finds, are brought
 * together in the scratch.
 */
typedef struct pop_pack pop_pack;

/*
 * `step` is plain, with merged dims.  *out is NULL if it is better run
 * otherwise.  Adds to *scratch.
 */
POP_MUST_CHECK pop_status POP_FN(pop_pack_prepare)(pop_pack **out,
	size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err);

/* Units of work, and picoseconds of each. */
int64_t POP_FN(pop_pack_units)(const pop_pack *p, int64_t *unit_cost);

/* Does n units from `first` on.  `scratch` is the thread's. */
void POP_FN(pop_pack_run)(const pop_pack *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n);

#endif
