#ifndef POP_KERNEL_ISA_LOOP_FLAT_H
#define POP_KERNEL_ISA_LOOP_FLAT_H

#include "lib/kernel/isa/vm.h"

/*
 * Flat loops: a plain LOOP whose rows are so short that each costs more than
 * its points, run as one run of the machine over the points of several dims.
 * Of views that are no run of memory over these points, elements are brought
 * to the scratch, or back from it, one by one: a table says where each is.
 * Where those of each vector lie near each other, as of x[:, None, :] * w[:, :,
 * None], they are taken out of one or two vectors.
 */
typedef struct pop_flat pop_flat;

typedef struct pop_flat_spec {
	const pop_program *program;
	const pop_step *step; /* plain, with merged dims */
	int64_t ninner;       /* points of a row, if it is run by rows */
	bool by_vectors;      /* only if all is brought by vectors */
} pop_flat_spec;

/* *out is NULL if the step is better run by rows.  Adds to *scratch. */
POP_MUST_CHECK pop_status POP_FN(pop_flat_prepare)(pop_flat **out,
	size_t *scratch, pop_arena *a, const pop_flat_spec *spec, pop_err *err);

/* Units of work, and picoseconds of each. */
int64_t POP_FN(pop_flat_units)(const pop_flat *p, int64_t *unit_cost);

/* Does n units from `first` on.  `scratch` is the thread's. */
void POP_FN(pop_flat_run)(const pop_flat *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n);

#endif
