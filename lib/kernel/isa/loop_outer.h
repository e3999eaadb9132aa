#ifndef POP_KERNEL_ISA_LOOP_OUTER_H
#define POP_KERNEL_ISA_LOOP_OUTER_H

#include "lib/kernel/kernel.h"

/*
 * Updates of a matrix by an outer product: plain LOOPs of f32 whose rows are
 *
 *     new = (c * ((x * a1 * a2) +- b * old) + old) / d
 *
 * or a part of that, where x and old are rows of memory and the others are
 * numbers, the same for all of a row: what linear attention, fast weights and
 * adaptive filters do at each step of a scan.  Beside new = b * old + x * a1 *
 * a2 there may be another result, e * (x * a1 * a2) + old.  Several rows at a
 * time stay in registers from their load to their store; each operation is
 * rounded as the code says.
 */
typedef struct pop_outer pop_outer;

typedef struct pop_outer_spec {
	const pop_program *program; /* its buffers say which views overlap */
	const pop_step *step;       /* plain, with merged dims */
	unsigned nouter;            /* dims of more than one row */
	const uint8_t *outer;
	int row; /* the dim of a row */
} pop_outer_spec;

/* NULL if the step is another. */
pop_outer *POP_FN(pop_outer_plan)(pop_arena *a, const pop_outer_spec *spec);

/* Rows, and picoseconds of each. */
int64_t POP_FN(pop_outer_units)(const pop_outer *p, int64_t *unit_cost);

/* Does n rows from `first` on. */
void POP_FN(pop_outer_run)(
	const pop_outer *p, const pop_run *run, int64_t first, int64_t n);

#endif
