#ifndef POP_KERNEL_ISA_LOOP_RUNS_H
#define POP_KERNEL_ISA_LOOP_RUNS_H

#include "lib/kernel/isa/vm.h"

/*
 * The runs of a row of several dims, for one MAP stage: those along the dim
 * before the last, or of the whole row if those are few.  Where runs are short
 * and nothing stands against it, they are brought together in the scratch and
 * run as one; what is reduced goes into the same partial results, but sums of
 * floats may begin their blocks at other places, which depends on nothing but
 * the step.
 */
typedef struct pop_runs pop_runs;

/* How a stage uses a view. */
enum { LOADED = 1, STORED = 2, GATHERED = 4 };

typedef struct pop_runs_spec {
	const pop_step *step; /* dims merged */
	unsigned stage;
	int inner, along; /* the row's last dim, and that before it */
	uint32_t row;     /* set of the row's dims */
	uint32_t nview;   /* views of the stage */
	const uint32_t *view;
	const uint8_t *access; /* LOADED, STORED, GATHERED of each of these */
	uint32_t ntemp;
	const uint8_t *temp_class;
} pop_runs_spec;

/* Adds to *scratch.  Sets *seen to the step as the stage's code is to see it:
 * what is brought together is contiguous. */
pop_runs *POP_FN(pop_runs_plan)(pop_step *seen, size_t *scratch, pop_arena *a,
	const pop_runs_spec *spec);

/* Runs that are done at once: all along the dim, or all of the row. */
int64_t POP_FN(pop_runs_count)(const pop_runs *r);

/*
 * So many runs; the frame's views and temporaries point at the first.  row_at
 * moves on, and so may the views.  `scratch` is the thread's.
 */
void POP_FN(pop_runs_do)(const pop_runs *r, const pop_vm *vm, pop_vm_frame *fr,
	unsigned char *scratch);

#endif
