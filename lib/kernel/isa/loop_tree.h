#ifndef POP_KERNEL_ISA_LOOP_TREE_H
#define POP_KERNEL_ISA_LOOP_TREE_H

#include "lib/kernel/kernel.h"

/*
 * Rows of memory that are reduced as they lie, by what gives the same in any
 * order and of the same element twice: the least, the greatest, and bits that
 * all or any have.  Each row is folded to a vector, as many
 * vectors as a line of 16 bytes has elements to one by a tree.
 */
typedef struct pop_tree pop_tree;

typedef struct pop_tree_spec {
	const pop_program *program;
	const pop_step *step; /* rows of one dim, with merged dims */
	unsigned nouter;      /* dims of more than one row */
	const uint8_t *outer;
	int row; /* the dim of a row */
} pop_tree_spec;

/* NULL if the step is another. */
pop_tree *POP_FN(pop_tree_plan)(pop_arena *a, const pop_tree_spec *spec);

/* Units of work, and picoseconds of each. */
int64_t POP_FN(pop_tree_units)(const pop_tree *p, int64_t *unit_cost);

/* Does n units from `first` on. */
void POP_FN(pop_tree_run)(
	const pop_tree *p, const pop_run *run, int64_t first, int64_t n);

#endif
