#ifndef POP_KERNEL_ISA_COPY_WINDOW_H
#define POP_KERNEL_ISA_COPY_WINDOW_H

#include <stdint.h>

#include "lib/kernel/kernel.h"

/*
 * Copies by a table whose elements come from near each other, as when bytes
 * change places within pixels: sixteen bytes of the target at a time, picked
 * from sixteen bytes of the source.
 */

/* From which sixteen bytes of the source those of the target from `to` on come,
 * and which of them each is.  The last ones may be of the next window, which
 * comes later. */
typedef struct copy_window {
	int32_t to, from;
	uint8_t pick[16];
} copy_window;

typedef struct copy_windows {
	const copy_window *at;
	int64_t n;    /* 0: the table is better */
	int64_t done; /* elements of the table that they are; others are left */
} copy_windows;

/* Of n elements of so many bytes, up to 8, at from[] in the source.  Nothing is
 * read but from the first to the last byte of these, nor written but their
 * places. */
copy_windows POP_FN(pop_copy_windows)(
	pop_arena *a, const int32_t *from, int64_t n, int64_t size);

void POP_FN(pop_copy_by_windows)(
	const copy_windows *w, unsigned char *to, const unsigned char *from);

#endif
