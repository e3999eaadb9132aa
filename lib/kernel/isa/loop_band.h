#ifndef POP_KERNEL_ISA_LOOP_BAND_H
#define POP_KERNEL_ISA_LOOP_BAND_H

#include "lib/kernel/isa/stage.h"
#include "lib/kernel/isa/vm.h"

/*
 * Bands: a LOOP in mode ROWS run stage by stage for a few neighbouring rows,
 * which gives the same bits as row by row.  What a stage costs besides its
 * points is paid once for all of them, and row scalars are computed side by
 * side.
 */
typedef struct pop_band pop_band;

/* *out is NULL if the rows are too few or too long, or if a row scalar is a
 * truth value.  Sets *scratch otherwise. */
POP_MUST_CHECK pop_status POP_FN(pop_band_prepare)(pop_band **out,
	size_t *scratch, pop_arena *a, const pop_rows_spec *spec, pop_err *err);

/* Units of work, and picoseconds of each. */
int64_t POP_FN(pop_band_units)(const pop_band *p, int64_t *unit_cost);

/* Does n units from `first` on.  `scratch` is the thread's. */
void POP_FN(pop_band_run)(const pop_band *p, const pop_run *run,
	unsigned char *scratch, int64_t first, int64_t n);

#endif
