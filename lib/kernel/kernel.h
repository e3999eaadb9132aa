#ifndef POP_KERNEL_KERNEL_H
#define POP_KERNEL_KERNEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/arena.h"
#include "lib/base/checked.h"
#include "lib/codelet/program.h"
#include "lib/kernel/pool.h"

/*
 * Kernels: the work of each kind of step, once per instruction set.
 *
 * The files of isa/ are compiled once for each set with POP_ISA and POP_VBYTES
 * defined, and export their entries in one table.  Feature bits choose the
 * table once per process; POPC_ISA (given by the caller) overrides.
 *
 * Two phases.  prepare turns a checked step into a plan: threaded code, tile
 * sizes, tables; it may allocate from the arena and fail.  run executes the
 * plan: it allocates nothing, takes no lock and cannot fail, except that
 * values which the program expects to be equal are not (EXPECT).
 */

/* State of one execution. */
typedef struct pop_run {
	void **ptr; /* one per buffer of the program */
	pop_pool *pool;
	unsigned nthread;
	unsigned char *scratch; /* nthread areas of scratch_bytes, 64-aligned */
	size_t scratch_bytes;
	unsigned char *kept;   /* what steps of loops keep, 64-aligned */
	bool is_far;           /* the program's memory is more than caches hold */
	uint32_t nfailed;      /* expectations that did not hold */
	char failed_text[256]; /* the first of them */
} pop_run;

static inline void *
pop_run_scratch(const pop_run *r, unsigned thread)
{
	return r->scratch + r->scratch_bytes * thread;
}

/* A step made ready to run. */
typedef struct pop_call {
	void (*run)(const void *plan, pop_run *run);
	void *plan;
} pop_call;

typedef struct pop_kernel {
	/*
	 * Makes *plan for `step` of `p` from the arena.  *scratch: bytes that
	 * each thread needs while it runs.  POP_E_INPUT names what is not
	 * supported.
	 */
	pop_status (*prepare)(void **plan, size_t *scratch, pop_arena *a,
		const pop_program *p, const pop_step *step, pop_err *err);
	void (*run)(const void *plan, pop_run *run);
	/*
	 * Tells a step of a loop which of its first 64 views hold the same in
	 * all turns, a bit of `still` each, so that it may keep what it makes
	 * of them at run->kept + `at`, at > 0.  Returns the bytes that it will
	 * take, at least 64 and at most `most`, or 0: it keeps nothing, from
	 * now on.  Its caller clears the first 64 of them when the loop begins.
	 * NULL: no step of this kind keeps anything.
	 */
	size_t (*keep)(void *plan, uint64_t still, size_t at, size_t most);
	/*
	 * Would a step of this kind with plan `b` keep the same as one with
	 * plan `a`?  Then both may be told the same `at`.  NULL: no two do.
	 */
	bool (*keeps_same)(const void *a, const void *b);
} pop_kernel;

typedef struct pop_kernel_table {
	const char *name; /* "generic", "avx2", "avx512", "amx" */
	pop_kernel kind[POP_STEP_LIMIT];
	const struct pop_tight_set *tight; /* tight.h */
} pop_kernel_table;

/*
 * The best table of this machine, or the one that `name` asks for (NULL or ""
 * : best).  POP_E_USAGE: no such name, or the machine lacks what it needs; the
 * message lists what would work.
 */
POP_MUST_CHECK pop_status pop_kernel_select(
	const pop_kernel_table **out, const char *name, pop_err *err);

/* ---- For lib/kernel/isa only. */

#define POP_CAT_(a, b) a##_##b
#define POP_CAT(a, b)  POP_CAT_(a, b)
/* The name of a function in this instruction set's copy. */
#define POP_FN(name) POP_CAT(name, POP_ISA)

/*
 * Each isa/<kind>.c defines `const pop_kernel POP_FN(pop_kernel_<kind>)`;
 * isa/table.c gathers them in a table.
 */
void pop_kernel_fill_generic(pop_kernel_table *t);
#if defined(__x86_64__)
void pop_kernel_fill_avx2(pop_kernel_table *t);
void pop_kernel_fill_avx512(pop_kernel_table *t);
#endif

/* Points of the step's dims, INT64_MAX at most. */
static inline int64_t
pop_step_points(const pop_step *s)
{
	int64_t n = 1;

	for (unsigned d = 0; d < s->ndim; d++)
		n = pop_mul_capped(n, s->extent[d]);
	return n;
}

/* clamp(value, 0, max) * stride; see pop_dyn. */
int64_t pop_dyn_offset(const pop_run *r, const pop_dyn *d);

/* Address of a view's first element, dyn part included. */
static inline unsigned char *
pop_view_start(const pop_run *r, const pop_view *v)
{
	int64_t at = v->base;

	for (unsigned i = 0; i < v->ndyn; i++) {
		at += pop_dyn_offset(r, &v->dyn[i]);
	}
	return (unsigned char *)r->ptr[v->buffer] +
	       at * (int64_t)pop_dtype_bytes((pop_dtype)v->dtype);
}

#endif
