#ifndef POP_KERNEL_SLIDE_H
#define POP_KERNEL_SLIDE_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/codelet/program.h"

/* How a window slides along a dim: WINDOW and SELECT_SCATTER. */
typedef struct pop_slide {
	int64_t size; /* of the input */
	int64_t stride, low, base_dil, win_dil;
	int64_t nout, nwin; /* outputs, window elements */
} pop_slide;

/* Dim j of r: params from `first` on, as POP_WINDOW_DIM_*. */
static inline pop_slide
pop_slide_of(const pop_step *s, unsigned first, unsigned r, unsigned j)
{
	const int64_t *p = s->param + first + j * POP_WINDOW_DIM_PARAMS;

	return (pop_slide){.size = p[POP_WINDOW_DIM_SIZE],
		.stride = p[POP_WINDOW_DIM_STRIDE],
		.low = p[POP_WINDOW_DIM_LOW],
		.base_dil = p[POP_WINDOW_DIM_BASE_DIL],
		.win_dil = p[POP_WINDOW_DIM_WIN_DIL],
		.nout = s->extent[j],
		.nwin = s->extent[r + j]};
}

/* Input that window element t of output o is; -1: none. */
static inline int64_t
pop_slide_at(const pop_slide *w, int64_t o, int64_t t)
{
	int64_t p = o * w->stride + t * w->win_dil - w->low;

	if (p < 0)
		return -1;
	if (w->base_dil != 1) {
		if (p % w->base_dil)
			return -1;
		p /= w->base_dil;
	}
	return p < w->size ? p : -1;
}

/* Every output of the dim is the input stride * o. */
static inline bool
pop_slide_is_still(const pop_slide *w)
{
	return w->nwin == 1 && w->low == 0 && w->base_dil == 1 &&
	       (w->nout - 1) * w->stride < w->size;
}

/* +1: windows reach back to the first element; -1: on to the last; 0:
 * neither. */
static inline int
pop_slide_direction(const pop_slide *w)
{
	if (w->nwin < 2 || w->stride != 1 || w->win_dil != 1 ||
		w->base_dil != 1 || w->size != w->nout || w->nwin < w->nout)
		return 0;
	return w->low == w->nwin - 1 ? 1 : w->low == 0 ? -1 : 0;
}

/* The only dim of running results, where no other moves; -1: none. */
static inline int
pop_slide_along(const pop_slide *slide, unsigned rank, bool *backward)
{
	int along = -1;

	for (unsigned j = 0; j < rank; j++) {
		const int way = pop_slide_direction(&slide[j]);

		if (pop_slide_is_still(&slide[j]))
			continue;
		if (!way || along >= 0)
			return -1;
		along = (int)j;
		*backward = way < 0;
	}
	return along;
}

#endif
