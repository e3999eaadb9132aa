#ifndef POP_KERNEL_ISA_TRANSPOSE_H
#define POP_KERNEL_ISA_TRANSPOSE_H

#include <stddef.h>
#include <stdint.h>

#include "lib/kernel/kernel.h"

/*
 * to[y][x] = from[x][y] for nx by ny elements of `size` bytes (1, 2, 4, 8 or
 * 16): rows of `to` are ty bytes apart, rows of `from` fx.  Both should stay
 * in the first cache: a side of POP_TRANSPOSE_SIDE or so.
 */
enum { POP_TRANSPOSE_SIDE = 32 };

void POP_FN(pop_transpose)(size_t size, void *to, int64_t ty, const void *from,
	int64_t fx, int64_t nx, int64_t ny);

#endif
