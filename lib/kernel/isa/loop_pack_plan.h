#ifndef POP_KERNEL_ISA_LOOP_PACK_PLAN_H
#define POP_KERNEL_ISA_LOOP_PACK_PLAN_H

#include "lib/codelet/range.h"
#include "lib/kernel/isa/loop_pack.h"
#include "lib/kernel/isa/vec.h"

/*
 * How rows are packed: made once for a step by loop_pack_plan.c, read-only then;
 * loop_pack.c carries it out.
 *
 * Of two dims, `inner` is the row and `along` goes from row to row; the others
 * are outer, but for one, `near`, whose rows lie between those and are all part
 * of each group, where each vector is reached where it is. By what they depend on, registers are of the step, of a row or
 * of a point.  Those of rows are computed by a code of its own along `along`;
 * where a point's code reads one, it finds it in a block of the scratch.  So
 * it does with views that are no run of memory over a group of rows.
 *
 * Long rows of which some are found at computed places are run one by one and
 * in pieces, "direct": nothing is copied, the code is pointed at them.  So are
 * shorter ones for whose points something is the same, several at once in tall
 * tiles of the machine, "tall".
 */

enum way {
	IN_PLACE, /* as it lies */
	ROWS,     /* rows brought together, or apart */
	SAME_ROW, /* one row again and again */
	SPREAD,   /* an element of each row for all its points */
	FOUND,    /* rows at computed places */
	NUMBERS,  /* of the points in their rows */
	APART,    /* rows, each vector read or written where it is */
	POINTED,  /* found rows, the same */
};

enum { POP_PACK_BYTES = 16 };

/* A view of the points' code; by number: those of the step, then more. */
typedef struct packed {
	uint8_t way;
	bool loaded, stored;
	int64_t size;  /* bytes of an element */
	int64_t step;  /* bytes from row to row */
	int64_t nearby; /* the same along `near` */
	int64_t gap;   /* and from point to point */
	size_t block;  /* offsets in the scratch */
	size_t row;    /* SPREAD, found: what the rows' code leaves */
	size_t found;  /* found: pointers to the rows */
	uint32_t from; /* found: view of the step */
	int64_t most;  /* found: greatest place */
	/* NUMBERS: those of a group, made with the plan. */
	unsigned char *numbers;
} packed;

struct pop_pack {
	const pop_step *step;
	int inner, along, near; /* near: -1 if there is none */
	int64_t ninner, group;  /* points of a row; rows of a group */
	int64_t nnear;          /* rows for one of those, 1 or more */
	int64_t batch;         /* rows that are computed at a time: whole groups */
	int64_t nbatch, outers;
	bool direct, tall;     /* see above */
	/* Of registers, if all views are narrow, and places in rows bytes. */
	pop_range *range;
	bool vectors;          /* rows are whole vectors of 32-bit lanes */
	pop_vm_rows vector;    /* if so */
	int64_t piece, npiece; /* points of a row at a time; direct */
	uint32_t nfound;
	unsigned nouter;
	uint8_t outer[POP_MAX_DIMS];
	uint32_t nview; /* of the points' code */
	packed *view;
	uint8_t *level; /* by register */
	/* By vector of a group's points: the row of its first one, and of each
	 * how many rows further on; only where rows are shorter. */
	int32_t *first_row, *lane_row;
	/* The same by POP_PACK_BYTES points. */
	int32_t *first_byte;
	uint8_t *byte_row;
	pop_vm *rows, *points; /* rows: NULL if nothing is of a row */
	pop_vm *tall_points;   /* the points' code for whole tall tiles; tall */
	pop_vm_steps tall_steps;
	size_t row_frame, point_frame, tall_frame, at; /* in the scratch */
	int64_t unit_cost;
};

#endif
