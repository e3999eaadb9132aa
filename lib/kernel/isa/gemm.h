#ifndef POP_KERNEL_ISA_GEMM_H
#define POP_KERNEL_ISA_GEMM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/kernel/isa/vm.h"
#include "lib/kernel/kernel.h"

/*
 * What DOT and CONV share: panels of B, blocks of C, and the epilogue on a
 * block just made.
 *
 * C is made in blocks of at most POP_GEMM_MB rows by `nc` columns, which lie in
 * the thread's scratch until the whole depth has been summed; then the
 * epilogue's code runs over each of its rows.  Depth ascends, one accumulator
 * per element, so results do not depend on blocks, tiles or threads.
 */
enum {
	POP_GEMM_MB = 96,  /* rows of a block */
	POP_GEMM_NC = 128, /* columns of a block, a multiple of 16 */
	POP_GEMM_KC = 384, /* depth that is packed and summed at a time */
};

/* Register tile: rows, and panels of 16 columns. */
#if POP_VBYTES == 64
#	define GROWS   8
#	define GPANELS 2
#elif POP_VBYTES == 32
#	define GROWS   6
#	define GPANELS 1
#else
#	define GROWS   3
#	define GPANELS 1
#endif

/* Types of accumulators; operands are converted to them. */
typedef enum pop_gemm_type {
	POP_GEMM_F32,
	POP_GEMM_F64,
	POP_GEMM_I32,
	POP_GEMM_I64,
} pop_gemm_type;

static inline size_t
pop_gemm_bytes(pop_gemm_type t)
{
	return t == POP_GEMM_F32 || t == POP_GEMM_I32 ? 4 : 8;
}

/* POP_E_INPUT if products of `acc` have no kernel. */
pop_status POP_FN(pop_gemm_type_of)(
	pop_gemm_type *out, pop_dtype acc, pop_err *err);

/* c[m][16 * npanel] (+)= m rows of pointers, element p at a[i][p * ska], times
 * panels at b, `panel` elements apart; k deep. */
void POP_FN(pop_gemm_block)(pop_gemm_type t, int64_t m, int64_t npanel,
	int64_t k, const void *const *a, int64_t ska, const void *b,
	int64_t panel, void *c, int64_t ldc, bool first);

/* B as it lies in memory: element (p, j) at p * row + j * col, in elements. */
typedef struct pop_gemm_b {
	const unsigned char *at;
	int64_t row, col;
	pop_dtype dtype;
} pop_gemm_b;

/* Writes one panel: k rows by at most 16 columns, the rest zero.  tmp: room
 * for 16 * k elements of the type. */
void POP_FN(pop_gemm_pack)(pop_gemm_type t, void *panel, const pop_gemm_b *b,
	int64_t k, int64_t n, void *tmp);

/* n elements of type d, `stride` bytes apart, as accumulator type. */
void POP_FN(pop_gemm_load)(pop_gemm_type t, void *to, const void *from,
	int64_t stride, pop_dtype d, int64_t n);

/* ---- The epilogue: views of the step from `first_view` on, over its dims. */

typedef struct pop_epilogue {
	pop_vm *vm;
	const pop_step *step;
	uint32_t nview;
	int inner; /* dim of columns */
	/* Code that only stores the accumulator, as it is, contiguously: the
	 * view to store to, or -1. */
	int plain;
	size_t scratch;
} pop_epilogue;

POP_MUST_CHECK pop_status POP_FN(pop_epilogue_prepare)(pop_epilogue *out,
	pop_arena *a, const pop_program *p, const pop_step *step,
	uint32_t first_view, int inner, pop_gemm_type acc, pop_err *err);

/*
 * Runs it on one row of n columns: c holds the accumulators, x the coordinates
 * of the first point in all dims.  `frame` comes from pop_vm_begin() on the
 * thread's scratch.  start: pop_view_start() of each view.
 */
void POP_FN(pop_epilogue_row)(const pop_epilogue *e, pop_vm_frame *frame,
	unsigned char *const *start, const int64_t *x, void *c, int64_t n);

#endif
