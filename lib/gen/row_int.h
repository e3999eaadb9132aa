#ifndef POP_GEN_ROW_INT_H
#define POP_GEN_ROW_INT_H

#include "lib/gen/gen_int.h"

/* A step of rows being made; row.c alone includes this. */

enum {
	ROW_LEVELS = 15,  /* reductions one after the other */
	ROW_SLOTS = 1024, /* row scalars, row temporaries */
	ROW_NEVER = 255,
	ROW_COSTLY = 4,  /* from here on a value is kept, not made again */
	ROW_COLUMNS = 8, /* inner points that make columns worth while */
	ROW_NARROW = 4,  /* the same behind a piece of R of so many: */
	ROW_PIECE = 16,
};

typedef struct row_stage {
	code *code;
} row_stage;

typedef struct row {
	gen *g;
	const pop_op *op; /* a fusion, or one reduce */
	const char *bad;
	uint32_t nout;
	const pop_value **out; /* inside */
	const pop_shape *space;
	uint32_t reduced; /* set of its dims */
	bool columns;
	unsigned nlevel; /* of the last reduction */
	unsigned depth;

	/* Stages by level: [0] visits the row, [1] runs once before that. */
	row_stage stage[ROW_LEVELS + 1][2];
	pop_intmap memo[ROW_LEVELS + 1][2];
	unsigned level; /* of the stage being made */
	bool scalar;

	maker m;
	expr e;
	uint32_t full_map;
	pop_intmap hoisted; /* value and map -> slot + 1 */
	uint8_t *scalar_class, *temp_class;
	uint32_t nscalar, ntemp;

	/* By output: its registers, the stage they are of, its place. */
	val *value;
	uint8_t *where;
	int (*dim)[POP_MAX_RANK];
	place *to;
	place *again; /* NONE, or where it is written, too */
} row;

#endif
