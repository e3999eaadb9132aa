#ifndef POP_IMPORT_HLO_BUILD_SIZED_H
#define POP_IMPORT_HLO_BUILD_SIZED_H

#include "lib/import/hlo/build.h"

/*
 * What build_sized.c, build_mixed.c and build_reshape.c share: rules for ops
 * that read arrays of which a part is used, see build_sized.c.
 */
typedef struct pop_sized {
	pop_hlo *m;
	pop_hlo_instr *i;
	pop_op *op; /* what was built of it, of types that fit */
	pop_site s; /* before that */
	/* Of the dims of all results; NULL: the whole of a dim. */
	pop_value *size[POP_MAX_RANK];
} pop_sized;

/* ---- For rules. */

/* The instruction does not support what is used in part of its operands. */
pop_status pop_sized_refuse(const pop_sized *w);
/* How much of dim d of an operand is used; NULL: all of it. */
pop_value *pop_sized_of(const pop_sized *w, const pop_value *v, unsigned d);
/* Of two arrays that an op takes together: 1 gives way, as TensorFlow lets
 * arrays of unknown sizes be broadcast. */
pop_value *pop_sized_join(const pop_sized *w, pop_value *a, pop_value *b);
/* Of operands from .. to - 1, all of one rank, into size[]. */
void pop_sized_join_all(
	const pop_sized *w, uint32_t from, uint32_t to, pop_value **size);
bool pop_sized_any(pop_value *const *size);
/* Entry d of a list of numbers of a window, which may be left out. */
int64_t pop_sized_entry(const pop_sized *w, pop_attr_key key, unsigned d);
/* 0, of any type. */
pop_value *pop_sized_zero(const pop_sized *w, uint8_t dtype);
/* v, and 0 where it is not used. */
pop_value *pop_sized_mask(
	const pop_sized *w, pop_value *v, pop_value *const *size);
/* Numbers of such a size can be added to sizes, and to one another. */
bool pop_sized_is_small(int64_t v);
/* Of `size` elements `by` apart: the first to the last; 0 of none. */
pop_value *pop_sized_dilated(const pop_sized *w, pop_value *size, int64_t by);

/* ---- Rules: change w->op, or make another value i's, and set w->size. */

/* Dims but the last n, of which all must be used. */
pop_status pop_sized_batch(pop_sized *w, unsigned n);
pop_status pop_sized_convolution(pop_sized *w);
pop_status pop_sized_dot(pop_sized *w);
pop_status pop_sized_fft(pop_sized *w);
pop_status pop_sized_gather(pop_sized *w);
pop_status pop_sized_reduce(pop_sized *w);
pop_status pop_sized_reduce_window(pop_sized *w);
pop_status pop_sized_reshape(pop_sized *w);
pop_status pop_sized_scatter(pop_sized *w);
pop_status pop_sized_select_and_scatter(pop_sized *w);
pop_status pop_sized_sort(pop_sized *w);

#endif
