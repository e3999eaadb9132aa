#ifndef POP_KERNEL_ISA_LOOP_PLAN_H
#define POP_KERNEL_ISA_LOOP_PLAN_H

#include "lib/kernel/isa/loop_band.h"
#include "lib/kernel/isa/loop_flat.h"
#include "lib/kernel/isa/loop_gaps.h"
#include "lib/kernel/isa/loop_lanes.h"
#include "lib/kernel/isa/loop_outer.h"
#include "lib/kernel/isa/loop_pack.h"
#include "lib/kernel/isa/loop_runs.h"
#include "lib/kernel/isa/loop_tree.h"
#include "lib/kernel/isa/loop_weave.h"
#include "lib/kernel/isa/narrow.h"
#include "lib/kernel/isa/vm.h"

/*
 * How a LOOP is run: which dims are the row, the outer and the reduced ones,
 * what a unit of work is, what lies where in a thread's scratch.  Made once
 * for a step, read-only then; loop.c carries it out.
 *
 * A unit is a piece of a row (plain loops), a row (loops with row stages), a
 * group of columns (mode COLUMNS) or a block of turned views.  If `tree`,
 * `lanes`, `band`, `update`, `pack`, `flat` or `weave` is there, it does all of
 * the work and of the rest only `step`, the dims and the params are set.
 */

/* Columns of a block of which some views are turned. */
enum { TURN_COLUMNS = 128 };

typedef struct loop_stage {
	pop_vm *vm;
	bool scalar, indexed; /* indexed: reads coordinates */
	uint32_t nview;
	uint32_t *view;  /* those that it uses */
	uint8_t *access; /* LOADED, STORED, GATHERED of each of these */
	size_t frame;    /* offset in the scratch */
	pop_runs *runs;  /* if a row has several dims */
} loop_stage;

/* Dims of more than one element, outermost first. */
typedef struct loop_dims {
	unsigned n;
	uint8_t dim[POP_MAX_DIMS];
	int64_t points;
} loop_dims;

/* Where a kept frame's view is found. */
typedef struct loop_kept {
	unsigned char **to;
	uint32_t buffer;
	int64_t offset;       /* bytes */
	const pop_view *view; /* if it has a dyn part, else NULL */
} loop_kept;

/* Loop mode COLUMNS: a view that has not all of the columns' dims, before these
 * became one: element c is at c / n steps of the outer and c % n of the inner
 * dim, in bytes.  Its elements of a group are brought to the scratch. */
typedef struct loop_spread {
	uint32_t view;
	int64_t n, outer, inner;
	size_t block; /* offset in the scratch */
} loop_spread;

typedef struct loop_plan {
	pop_step step;        /* with merged dims */
	const pop_view *open; /* views as they were, if turn is -1 */
	pop_step vm_step;     /* and with the strides that the code sees */
	int turn;             /* dim that turned views run along; -1: none */
	int64_t nturn;        /* blocks of it */
	/* By view: found contiguous in the scratch, at offset block[]: turned
	 * blocks, or if turn is -1, rows that had gaps, read again and again,
	 * all of them.  step.view says where they are then. */
	bool *moved;
	size_t *block;
	bool columns;
	loop_dims outer, reduced, row; /* row: without its last dim */
	int inner;                     /* the row's last dim; -1: none */
	int64_t ninner;
	uint32_t nstage, nscalar, ntemp;
	loop_stage *stage;
	uint8_t *scalar_class, *temp_class;
	size_t *temp; /* offsets in the scratch, temporaries or columns */
	size_t apart; /* bytes from columns to those of sums of blocks */
	size_t scalars, views, frames;
	loop_spread *spread;
	uint32_t nspread;
	size_t spread_at;   /* in the scratch: where these views are */
	pop_narrow *narrow; /* columns: stage 0 of short rows; or NULL */
	pop_tree *tree;     /* all of it by trees; or NULL */
	pop_lanes *lanes;   /* all of it in lanes; or NULL */
	pop_band *band;     /* all of it by bands of rows; or NULL */
	pop_outer *update;  /* all of it by outer products; or NULL */
	pop_pack *pack;     /* all of it by packed rows; or NULL */
	pop_flat *flat;     /* all of it in runs of several dims; or NULL */
	pop_weave *weave;   /* all of it with views that take turns; or NULL */
	pop_gaps *gaps;     /* of the rows that are one row; or NULL */
	bool plain;         /* pop_loop_is_plain() */
	bool once;          /* plain, and of one point */
	bool by_rows;       /* plain, and its units are rows */
	/* Of stage 0, from row to row of such loops and of blocks with turned
	 * views, and from one reduced point to the next. */
	pop_vm_steps steps;
	int64_t piece, npiece; /* points; units of an outer point */
	int64_t unit_cost;     /* picoseconds */
	/* A plain step of one unit inside a loop keeps its frame, so that a
	 * turn costs little more than the code; NULL: not such a step. */
	pop_vm_frame *frame;
	loop_kept *kept; /* one for each view of the stage */
} loop_plan;

/* Of a checked step; `prog`, `step` and the arena outlive the plan.  Sets
 * *scratch to the bytes that each thread needs. */
POP_MUST_CHECK pop_status POP_FN(pop_loop_prepare)(loop_plan **out,
	size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err);

#endif
