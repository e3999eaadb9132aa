#ifndef POP_KERNEL_ISA_LOOP_WEAVE_H
#define POP_KERNEL_ISA_LOOP_WEAVE_H

#include "lib/kernel/isa/vm.h"

/*
 * Woven loops: a plain LOOP with views whose elements take turns in memory, as
 * the coordinates of points and the colours of pixels do.  Piece by piece of a
 * row they are brought apart in the scratch, and back together from there, all
 * of a point at a time.
 */
typedef struct pop_weave pop_weave;

typedef struct pop_weave_spec {
	const pop_program *program;
	const pop_step *step; /* plain, with merged dims */
	int inner;            /* the dim of a row; -1: none */
	const bool *moved;    /* views that are found elsewhere in any case */
} pop_weave_spec;

/* *out is NULL if the step is better run otherwise.  Adds to *scratch. */
POP_MUST_CHECK pop_status POP_FN(pop_weave_prepare)(pop_weave **out,
	size_t *scratch, pop_arena *a, const pop_weave_spec *spec,
	pop_err *err);

/* Units of work, and picoseconds of each. */
int64_t POP_FN(pop_weave_units)(const pop_weave *p, int64_t *unit_cost);

/* Does n units from `first` on.  `scratch` is the thread's. */
void POP_FN(pop_weave_run)(const pop_weave *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n);

#endif
