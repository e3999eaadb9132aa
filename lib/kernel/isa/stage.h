#ifndef POP_KERNEL_ISA_STAGE_H
#define POP_KERNEL_ISA_STAGE_H

#include "lib/base/checked.h"
#include "lib/kernel/kernel.h"

/*
 * What the code of a stage touches, and room in a thread's scratch.
 */

/* Has it such an op, LOAD, STORE, TLOAD or TSTORE, of view or temporary k? */
static inline bool
pop_stage_has(const pop_stage *s, unsigned op, uint32_t k)
{
	for (uint32_t r = 0; r < s->ncode; r++)
		if (s->code[r].op == op && s->code[r].imm == k)
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
