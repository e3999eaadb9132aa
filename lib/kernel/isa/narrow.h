#ifndef POP_KERNEL_ISA_NARROW_H
#define POP_KERNEL_ISA_NARROW_H

#include "lib/kernel/isa/vm.h"

/*
 * Narrow columns: stage 0 of a LOOP in mode COLUMNS whose rows are too short
 * for the machine to run one at a time.  It runs over POP_VM_SUM rows as one
 * and leaves what is reduced in memory, where loops add up the columns in
 * order: the same numbers as row by row.
 */
typedef struct pop_narrow pop_narrow;

typedef struct pop_narrow_spec {
	const pop_program *program;
	const pop_step *step;
	int reduced, inner; /* dims; rows are those along the reduced one */
	uint32_t nscalar;
	const uint8_t *scalar_class;
} pop_narrow_spec;

/* *out is NULL if the stage is not such a one.  Adds to *scratch. */
POP_MUST_CHECK pop_status POP_FN(pop_narrow_prepare)(pop_narrow **out,
	size_t *scratch, pop_arena *a, const pop_narrow_spec *spec,
	pop_err *err);

/* Does it run code, so that it is to be given all columns at once? */
bool POP_FN(pop_narrow_is_whole)(const pop_narrow *p);

/* Before the first run with that scratch. */
void POP_FN(pop_narrow_begin)(const pop_narrow *p, unsigned char *scratch);

/* Combines rows from..from + n - 1, n <= POP_VM_SUM, into the columns, which
 * are all of them or, if it is not whole, a part.  `at`: by view,
 * their element of row 0; `scratch` is the thread's. */
void POP_FN(pop_narrow_run)(const pop_narrow *p, unsigned char *scratch,
	unsigned char *const *at, unsigned char *const *column, int64_t from,
	int64_t n, int64_t ncolumn);

#endif
