#ifndef POP_KERNEL_ISA_DOT_H
#define POP_KERNEL_ISA_DOT_H

#include "lib/kernel/isa/dense.h"

/*
 * The plan of a DOT step, and its forms for few rows or columns.
 *
 * The product may be made as its transpose, with the operands' roles and the
 * dims m and n exchanged: all that follows speaks of the exchanged ones.
 */
typedef enum pop_dot_form {
	POP_DOT_BLOCKS,  /* register tiles; see dense.h */
	POP_DOT_ROWS,    /* at most POP_DOT_FEW rows; B by rows */
	POP_DOT_COLUMNS, /* the same; B by columns, along the depth */
	POP_DOT_SMALL,   /* see dot_small.c; nothing is packed */
} pop_dot_form;

/* Rows of the thin forms, by B of f32 and of other types, those that are
 * multiplied together, and columns that COLUMNS takes at once. */
enum {
	POP_DOT_THIN = 3,
	POP_DOT_FEW = 8,
	POP_DOT_AT_ONCE = 4,
	POP_DOT_COLUMNS_COLS = 128
};

typedef enum pop_dot_copy {
	POP_DOT_IN_PLACE, /* A is read where it is */
	POP_DOT_BESIDE,   /* likewise; its rows lie side by side */
	POP_DOT_LOCAL,    /* converted by each part, block by block */
	POP_DOT_SHARED,   /* converted once, before the parts run */
} pop_dot_copy;

typedef struct pop_dot {
	pop_dense dense;
	pop_dot_form form;
	pop_dot_copy copy;
	unsigned va, vb;      /* views */
	int dm, dn, dk;       /* dims */
	int nbatch;           /* the first so many dims */
	int64_t k;            /* depth, in elements of the operands */
	int64_t ld;           /* SHARED: elements from row to row */
	int64_t groups, rows; /* SHARED: converted at a time */
	/* Where a pop_dense_store lies, or 0: in the scratch of a run on one
	 * thread, or in what is kept. */
	size_t at_store, at_kept;
	/* The same by halves, where operands allow it; or NULL. */
	struct pop_dot *halves;
	/* COLUMNS: how B is made, which is nowhere in memory; or NULL. */
	const struct pop_dot_made *made;
	/* SMALL: results of a product follow those of the one before; rows and
	 * columns lie in lines. */
	bool follows, lines;
	/* All but BLOCKS: places in a thread's scratch. */
	size_t at_frame, at_c, at_a, at_b, total;
} pop_dot;

#define pop_dot_thin_prepare POP_FN(pop_dot_thin_prepare)
#define pop_dot_thin_run     POP_FN(pop_dot_thin_run)

/* Whether the step, of f32, has a thin form, and which; lays out its scratch.
 * form, views, dims and the epilogue are set. */
void pop_dot_thin_prepare(pop_dot *p);
void pop_dot_thin_run(
	const pop_dot *p, pop_run *run, unsigned char *const *start);

#define pop_dot_make         POP_FN(pop_dot_make)
#define pop_dot_made_columns POP_FN(pop_dot_made_columns)

/* Makes B, which `loop` would write, where it is multiplied; if there is an
 * `other`, the two write every other number along the depth, loop the first.
 * All are steps whose buffers are those of the run.  May ask for more scratch
 * (total).  False: not of this form, and nothing has changed. */
typedef struct pop_dot_made pop_dot_made;
bool pop_dot_make(
	pop_dot *p, pop_arena *a, const pop_step *loop, const pop_step *other);
/* c[i][0..n) = a[i] times columns j.. of B, for `rows` rows. */
void pop_dot_made_columns(const pop_dot_made *m, const pop_run *run,
	unsigned char *scratch, int64_t rows, int64_t j, int64_t n,
	const float *const *a, float *const *c);

#define pop_dot_has_columns POP_FN(pop_dot_has_columns)
#define pop_dot_columns     POP_FN(pop_dot_columns)

/* Products of f64, of bytes and of i16 by columns of B, `ldb` bytes apart from
 * b on: c[i][0..n) of `rows` rows a[i], which are zero up to the next sixteen.
 */
typedef struct pop_dot_columns_job {
	const unsigned char *b;
	int64_t ldb, k;
	const void *const *a;
	void *const *c;
} pop_dot_columns_job;

/* Are there such, of operands of types a and b?  d: b. */
bool pop_dot_has_columns(pop_gemm_type t, pop_dtype a, pop_dtype b);
void pop_dot_columns(
	pop_dtype d, const pop_dot_columns_job *job, int64_t rows, int64_t n);

#define pop_dot_rows POP_FN(pop_dot_rows)

/* c[i][0..n) = a[i] times k rows of B of f64, `ldb` bytes apart from b on, for
 * m rows; up to a whole vector behind n may be written.  far: B is not in
 * the caches. */
typedef struct pop_dot_rows_job {
	const unsigned char *b;
	int64_t ldb, m, k, n;
	const double *const *a;
	double *const *c;
	bool far;
} pop_dot_rows_job;

void pop_dot_rows(const pop_dot_rows_job *job);

#define pop_dot_small_prepare POP_FN(pop_dot_small_prepare)
#define pop_dot_small_run     POP_FN(pop_dot_small_run)

/* Likewise the form SMALL, if no other has been chosen. */
void pop_dot_small_prepare(pop_dot *p);
void pop_dot_small_run(
	const pop_dot *p, pop_run *run, unsigned char *const *start);

#define pop_dot_can_store POP_FN(pop_dot_can_store)

/* Whether panels of B may stay packed while B is the same; see dense.h. */
bool pop_dot_can_store(const pop_dot *p);

#define pop_dot_type_of_blocks POP_FN(pop_dot_type_of_blocks)
#define pop_dot_fits_halves    POP_FN(pop_dot_fits_halves)

/* How a step in blocks is multiplied: sums of bf16 are chains on all machines,
 * so that bits are the same on those with AMX. */
pop_gemm_type pop_dot_type_of_blocks(const pop_dot *p);
/* Whether the operands of a run allow halves.  A store, which may be NULL,
 * keeps what was found of B. */
bool pop_dot_fits_halves(const pop_dot *p, pop_run *r,
	unsigned char *const *start, pop_dense_store *store);

static inline const pop_view *
pop_dot_view(const pop_dot *p, unsigned v)
{
	return &p->dense.step->view[v];
}

/* How many of n rows are taken next: never one after others. */
static inline int64_t
pop_dot_next_rows(int64_t n)
{
	return n <= POP_DOT_AT_ONCE       ? n
	       : n == POP_DOT_AT_ONCE + 1 ? POP_DOT_AT_ONCE - 1
					  : POP_DOT_AT_ONCE;
}

/* Coordinates of a batch element. */
static inline void
pop_dot_batch(const pop_dot *p, int64_t group, int64_t *x)
{
	for (int d = p->nbatch - 1; d >= 0; d--) {
		int64_t n = p->dense.step->extent[d];

		x[d] = group % n;
		group /= n;
	}
}

/* Where view v has the first element of the batch element at x. */
static inline const unsigned char *
pop_dot_operand(const pop_dot *p, unsigned v, unsigned char *const *start,
	const int64_t *x)
{
	const pop_view *w = pop_dot_view(p, v);
	int64_t at = 0;

	for (int d = 0; d < p->nbatch; d++)
		at += x[d] * w->stride[d];
	return start[v] + at * (int64_t)pop_dtype_bytes((pop_dtype)w->dtype);
}

#endif
