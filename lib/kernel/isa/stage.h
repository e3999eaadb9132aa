#ifndef POP_KERNEL_ISA_STAGE_H
#define POP_KERNEL_ISA_STAGE_H

#include "lib/base/checked.h"
#include "lib/kernel/kernel.h"

/*
 * What the code of a stage touches, and room in a thread's scratch.
 */

/* A LOOP in mode ROWS, of which several rows may be run together: what
 * loop_lanes.h and loop_band.h are asked about. */
typedef struct pop_rows_spec {
	const pop_program *program;
	const pop_step *step; /* dims merged */
	unsigned nouter;      /* dims of more than one row */
	const uint8_t *outer;
	int row; /* the one dim of a row */
	uint32_t nscalar, ntemp;
	const uint8_t *scalar_class, *temp_class;
} pop_rows_spec;

/* Has it such an op, LOAD, STORE, TLOAD or TSTORE, of view or temporary k? */
static inline bool
pop_stage_has(const pop_stage *s, unsigned op, uint32_t k)
{
	for (uint32_t r = 0; r < s->ncode; r++)
		if (s->code[r].op == op && s->code[r].imm == k)
			return true;
	return false;
}

/* Or any such op? */
static inline bool
pop_stage_has_any(const pop_stage *s, unsigned op)
{
	for (uint32_t r = 0; r < s->ncode; r++)
		if (s->code[r].op == op)
			return true;
	return false;
}

static inline bool
pop_stage_has_temp(const pop_stage *s, uint32_t t)
{
	return pop_stage_has(s, POP_INS_TLOAD, t) ||
	       pop_stage_has(s, POP_INS_TSTORE, t);
}

/* The views of `nview` that it loads, stores or gathers from, in *view: how
 * many.
 */
static inline uint32_t
pop_stage_views(
	uint32_t **view, const pop_stage *s, uint32_t nview, pop_arena *a)
{
	bool *used = POP_NEWN(a, bool, nview);
	uint32_t n = 0;

	for (uint32_t r = 0; r < s->ncode; r++)
		if (pop_ins_has_view(&s->code[r]))
			used[pop_ins_view(&s->code[r])] = true;
	*view = POP_NEWN(a, uint32_t, nview);
	for (uint32_t v = 0; v < nview; v++)
		if (used[v])
			(*view)[n++] = v;
	return n;
}

/* By view: does any stage store to it? */
static inline bool *
pop_step_stored(const pop_step *s, pop_arena *a)
{
	bool *stored = POP_NEWN(a, bool, s->nview);

	for (uint32_t k = 0; k < s->nstage; k++)
		for (uint32_t r = 0; r < s->stage[k].ncode; r++) {
			const pop_ins *i = &s->stage[k].code[r];

			if (i->op == POP_INS_STORE)
				stored[i->imm] = true;
		}
	return stored;
}

/* The offset of so many bytes at the end of the scratch, which grows by them.
 */
static inline size_t
pop_scratch_take(size_t *scratch, size_t bytes)
{
	size_t at = *scratch;

	*scratch += pop_round_up(bytes, 64);
	return at;
}

#endif
