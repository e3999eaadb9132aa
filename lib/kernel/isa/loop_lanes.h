#ifndef POP_KERNEL_ISA_LOOP_LANES_H
#define POP_KERNEL_ISA_LOOP_LANES_H

#include "lib/kernel/isa/stage.h"
#include "lib/kernel/isa/vm.h"

/*
 * Lanes: a LOOP in mode ROWS run for many rows at once, one in each lane, so
 * that a row's point is a run of the machine and row scalars are columns.
 * Better than row by row where rows are short, or lie across the memory.
 * Whether it is, and so the order of sums (that of mode COLUMNS), depends on
 * nothing but the step.
 */
typedef struct pop_lanes pop_lanes;

/* *out is NULL if rows are better.  Sets *scratch otherwise. */
POP_MUST_CHECK pop_status POP_FN(pop_lanes_prepare)(pop_lanes **out,
	size_t *scratch, pop_arena *a, const pop_rows_spec *spec, pop_err *err);

/* Units of work, and picoseconds of each. */
int64_t POP_FN(pop_lanes_units)(const pop_lanes *p, int64_t *unit_cost);

/* Does n units from `first` on.  `scratch` is the thread's. */
void POP_FN(pop_lanes_run)(const pop_lanes *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n);

#endif
