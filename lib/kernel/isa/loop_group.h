#ifndef POP_KERNEL_ISA_LOOP_GROUP_H
#define POP_KERNEL_ISA_LOOP_GROUP_H

#include "lib/kernel/isa/stage.h"
#include "lib/kernel/isa/vm.h"
#include "lib/kernel/isa/walk.h"

/*
 * Groups: neighbouring rows of a LOOP in mode ROWS that are run together, which
 * is what lanes and bands have in common.
 *
 * Rows are neighbours along one outer dim, the lead, which is cut into groups
 * of `each` rows, the last one of what is left; at each point of the other
 * outer dims, the rest.  All stages of a group are run one after the other.
 * Row scalars are columns, of which each row has an element; row temporaries
 * lie in the scratch.  A stage is some runs of the machine, along `inner`, one
 * after the other along `across`.
 */

typedef struct pop_group_stage {
	pop_vm *vm;
	bool scalar;
	uint32_t nview;
	uint32_t *view; /* those that it uses */
	pop_vm_steps steps;
	size_t frame; /* offset in the scratch */
} pop_group_stage;

typedef struct pop_groups {
	pop_step step;
	int lead, row;              /* dims: from row to row, and along a row */
	pop_space rest;             /* the other outer dims */
	int64_t rests;              /* points of those */
	int64_t rows, each, ngroup; /* along the lead; of a group; groups */
	int64_t nrow;               /* points of a row */
	uint32_t nstage, nscalar, ntemp;
	pop_group_stage *stage;
	bool *stored; /* by view: by any stage */
	int across;
	int64_t *pitch;                     /* by view: bytes from run to run */
	int64_t *temp_pitch;                /* the same of temporaries */
	size_t *column, *temp, at, scalars; /* offsets in the scratch */
} pop_groups;

/* What a thread holds while it does a part. */
typedef struct pop_group_work {
	const pop_groups *g;
	const pop_run *run;
	unsigned char *scratch;
	unsigned char **at;      /* by view: the group's first point */
	int64_t n;               /* rows of the group */
	int64_t x[POP_MAX_DIMS]; /* of the first one */
} pop_group_work;

/* ---- Preparation, in this order. */

/* All but what follows. */
void POP_FN(pop_groups_init)(
	pop_groups *g, const pop_rows_spec *spec, pop_arena *a);

/* May rows along the dim be run in any order: no two store to one place? */
bool POP_FN(pop_groups_apart)(const pop_groups *g, int d);

/* The lead, the rest and the groups; false if there are too many points. */
bool POP_FN(pop_groups_lead)(
	pop_groups *g, const pop_rows_spec *spec, int d, int64_t each);

/* Room for temporaries of `runs` runs, pitch[] and temp_pitch[] being there,
 * and last for columns of `columns` elements. */
void POP_FN(pop_groups_memory)(pop_groups *g, const pop_rows_spec *spec,
	int64_t runs, int64_t columns, size_t *scratch, pop_arena *a);

/* The machine and the steps of stage k.  Of `vm` the caller sets `step`,
 * `inner`, `roomy` and `flags`. */
POP_MUST_CHECK pop_status POP_FN(pop_groups_stage)(pop_groups *g, uint32_t k,
	pop_vm_spec *vm, const pop_rows_spec *spec, size_t *scratch,
	pop_arena *a, pop_err *err);

/* ---- Execution. */

void POP_FN(pop_group_begin)(pop_group_work *w, const pop_groups *g,
	const pop_run *run, unsigned char *scratch);

/* Goes to a group of the lead at a point of the rest. */
void POP_FN(pop_group_go)(pop_group_work *w, int64_t rest, int64_t group);

/* Stage k's frame, at the group's first point. */
pop_vm_frame *POP_FN(pop_group_aim)(const pop_group_work *w, uint32_t k);

#endif
