#ifndef POP_KERNEL_ISA_VM_H
#define POP_KERNEL_ISA_VM_H

#include <stddef.h>
#include <stdint.h>

#include "lib/kernel/kernel.h"

/*
 * The machine that runs the bytecode of one stage over a run of points.
 *
 * prepare translates the SSA code of a stage into threaded code: eight vectors
 * of POP_VBYTES (the accumulator) stay in registers from handler to handler,
 * and every handler ends in a jump to the next.  Values that are not the
 * running one lie in slots of the frame.  A tile is what one pass through the
 * code handles: POP_VM_TILE points of 32-bit lanes; half as many of 64-bit
 * lanes if the stage has a D or L register; four times or twice as many of
 * lanes of 8 or 16 bits if all of it can be computed in them (vm_small.c).
 *
 * A pop_vm is read-only once made and may be run by any number of threads; a
 * frame belongs to one thread.  A stage runs like this:
 *
 *     fr = pop_vm_begin(vm, scratch, scalar);  once per thread and step
 *     fr->view[v] = ..., fr->temp[t] = ..., fr->index[d] = ...
 *     pop_vm_run(vm, fr, n);                   points 0..n-1 of a row
 *
 * Nothing outside the n points of each view and temporary is read or written,
 * whatever n is, unless they are said to be roomy.
 */
typedef struct pop_vm pop_vm;

enum {
	/* Points of a tile; a good n is a multiple of it. */
	POP_VM_TILE = 8 * POP_VBYTES / 4,
};

enum pop_vm_flag {
	/* Row scalars are arrays, one element for each point; R* combine the
	 * point's value into its element, in the order of the runs. */
	POP_VM_COLUMNS = 1 << 0,
	/* n is always 1 and all views are read at index 0 of `inner`. */
	POP_VM_ONCE = 1 << 1,
	/* Temporaries and columns are roomy, see `roomy`. */
	POP_VM_ROOMY = 1 << 2,
	/* Rows without reductions, run by pop_vm_run_rows(): where they are
	 * short, several at once. */
	POP_VM_ROWS = 1 << 3,
	/* Rows with or without reductions, run by pop_vm_band(). */
	POP_VM_BAND = 1 << 4,
};

/*
 * Runs of short rows, each of whole vectors of 32-bit lanes.  There are entries
 * for whole tiles of eight vectors.  The frame's pointer of a view says, by its
 * way,
 *   POP_VM_RUN    where its first element is, as otherwise
 *   POP_VM_APART  the same; vector j begins apart[view][j] bytes behind it
 *   POP_VM_FOUND  where pointers to the rows are; vector j is part of row
 *                 at[2 j] and begins at[2 j + 1] bytes into it
 * The last two are for elements of four bytes, and for stages without 64-bit
 * lanes; what is FOUND is only loaded.
 */
enum pop_vm_way { POP_VM_RUN, POP_VM_APART, POP_VM_FOUND };

typedef struct pop_vm_rows {
	const int32_t *at;
	const uint8_t *way;           /* pop_vm_way, by view */
	const int32_t *const *apart; /* by view */
} pop_vm_rows;

typedef struct pop_vm_spec {
	const pop_program *program; /* its buffers say which views overlap */
	const pop_step *step;       /* dims, views and stages */
	unsigned stage;             /* of the step */
	int inner;                  /* dim along which a run goes; -1: none */
	unsigned nscalar, ntemp;
	const uint8_t *scalar_class; /* pop_class of each row scalar */
	const uint8_t *temp_class;   /* and of each row temporary */
	const pop_vm_rows *rows;     /* NULL: views are runs */
	/* Views of which more than n points may be read and written, up to the
	 * end of a whole tile of POP_VM_TILE points, whatever they are then;
	 * NULL: none. */
	const bool *roomy;
	unsigned flags;
} pop_vm_spec;

/*
 * What the caller sets before a run.  Only what the stage uses is looked at.
 * None of it is changed by a run, except scalar[] by SSTORE.
 *
 * Elements of temporaries and columns have the size of their class: F, I 4
 * bytes; D, L 8 bytes; B one byte, 0 or 1.
 */
typedef struct pop_vm_frame {
	unsigned char **view;   /* element of the first point, dyn included */
	unsigned char **temp;   /* element of the first point; contiguous */
	unsigned char **column; /* the same, for row scalars that are arrays */
	uint64_t *scalar;       /* row scalars: F, I in the low half; B 0 or
				   all ones */
	int64_t *index;         /* coordinates of the first point, by dim */
	int64_t row_at;         /* place of the first point in its row; R* */
} pop_vm_frame;

/*
 * POP_E_INPUT names an instruction that cannot run here.  The step's strides
 * and the buffers' places must not change afterwards.
 */
POP_MUST_CHECK pop_status POP_FN(pop_vm_prepare)(
	pop_vm **out, pop_arena *a, const pop_vm_spec *spec, pop_err *err);

/* May two buffers of the program have memory in common? */
bool POP_FN(pop_buffers_meet)(const pop_program *p, uint32_t x, uint32_t y);

/* Bytes of scratch a frame needs, a multiple of 64. */
size_t POP_FN(pop_vm_scratch)(const pop_vm *vm);

/*
 * Makes a frame in `scratch` (64-aligned).  `scalar` is the array of the row
 * scalars, shared by the stages of a step; NULL if there are none.
 */
pop_vm_frame *POP_FN(pop_vm_begin)(
	const pop_vm *vm, void *scratch, uint64_t *scalar);

/* Runs points 0..n-1 of the run that the frame describes. */
void POP_FN(pop_vm_run)(const pop_vm *vm, pop_vm_frame *fr, int64_t n);

/* From one run to the next: view[k], of n, moves on by step[k] bytes, and
 * coordinate `dim` by one.  Temporaries are counted on behind the views. */
typedef struct pop_vm_steps {
	uint32_t n;
	const uint32_t *view;
	const int64_t *step;
	unsigned dim;
} pop_vm_steps;

/* Runs `rows` runs of n points, and moves on after each.  Not for code with
 * reductions along a row.  With POP_VM_ROWS runs may be done in any order, and
 * multiples of POP_VM_GROUP of them cost least. */
enum { POP_VM_GROUP = 8 };
void POP_FN(pop_vm_run_rows)(const pop_vm *vm, pop_vm_frame *fr,
	const pop_vm_steps *s, int64_t n, int64_t rows);

/* The same for whole groups alone, where there are any for rows of n points:
 * returns how many rows they are.  Views may be POP_VM_FOUND, of which the
 * pointers then move on by `step`; pop_vm_rows.at is not looked at.  They suit
 * if their steps are not so far that few of them stay in the first cache. */
bool POP_FN(pop_vm_has_groups)(const pop_vm *vm, int64_t n);
bool POP_FN(pop_vm_suits_groups)(
	const pop_vm *vm, const pop_vm_steps *s, int64_t n);
int64_t POP_FN(pop_vm_run_groups)(const pop_vm *vm, pop_vm_frame *fr,
	const pop_vm_steps *s, int64_t n, int64_t rows);

/*
 * With POP_VM_BAND: the whole rows of n <= 1,024 points that are neighbours, up
 * to POP_VM_BAND_ROWS of them.  Row scalars are columns, of which each row has
 * an element, reductions to be loaded by later stages among them.  The steps
 * are those of pop_vm_band_steps(), made once from those of views and
 * temporaries.  Of the first `loose` rows up to whole tiles of POP_VM_TILE
 * points of all views that are runs may be read.
 */
enum { POP_VM_BAND_ROWS = 16 };
pop_vm_steps POP_FN(pop_vm_band_steps)(
	const pop_vm *vm, pop_arena *a, const pop_vm_steps *s);
void POP_FN(pop_vm_band)(const pop_vm *vm, pop_vm_frame *fr,
	const pop_vm_steps *s, int64_t n, int64_t rows, int64_t loose);

/*
 * A row's reductions: begin before its first run, end after its last; end
 * leaves the R* results in scalar[].  Element row_at + j of the row goes into
 * partial result (row_at + j) mod 16.  Not for POP_VM_COLUMNS; there
 * pop_vm_columns_begin sets n elements of each reduced column to the neutral
 * element.
 */
void POP_FN(pop_vm_reduce_begin)(const pop_vm *vm, pop_vm_frame *fr);
void POP_FN(pop_vm_reduce_end)(const pop_vm *vm, pop_vm_frame *fr);
void POP_FN(pop_vm_columns_begin)(
	const pop_vm *vm, pop_vm_frame *fr, int64_t n);

/*
 * Sums of floats in columns of more than POP_VM_SUM points: block after each
 * that many, end after the last one; points: how many there were so far.
 * Behind each column, `apart` and 2 `apart` bytes away, is room for two more;
 * all are padded to 64 bytes.
 */
enum { POP_VM_SUM = 64 };
void POP_FN(pop_vm_columns_block)(const pop_vm *vm, pop_vm_frame *fr, int64_t n,
	size_t apart, int64_t points);
void POP_FN(pop_vm_columns_end)(const pop_vm *vm, pop_vm_frame *fr, int64_t n,
	size_t apart, int64_t points);

/*
 * Columns that are no few whole tiles, as strips that are: columns first.. of
 * each row, n of them, reduced into elements at.. of the columns.  All strips
 * follow each other there; the last one, of a vector, may begin with columns
 * that have been in the one before, so that its own are the last ones.
 */
enum { POP_VM_STRIPS = 4 };
typedef struct pop_vm_strip {
	int64_t first, at, n;
} pop_vm_strip;

/* How many strips; 1: columns are run as they are. */
unsigned POP_FN(pop_vm_cut_columns)(
	const pop_vm *vm, int64_t n, pop_vm_strip *strip);

/* Estimate of one point's cost in picoseconds, to decide on threads. */
int64_t POP_FN(pop_vm_cost)(const pop_vm *vm);

/* Bytes of an element of a temporary or column. */
static inline size_t
pop_class_bytes(pop_class c)
{
	return c == POP_CLASS_B                       ? 1
	       : c == POP_CLASS_D || c == POP_CLASS_L ? 8
						      : 4;
}

/*
 * Storage to class and back, without code: n elements between memory of type
 * `d`, `stride` bytes apart (0: one element, repeated; for store, n is then at
 * most 1), and an array of the class of `d` as temporaries have it.
 */
void POP_FN(pop_row_load)(
	void *to, const void *from, int64_t stride, pop_dtype d, int64_t n);
void POP_FN(pop_row_store)(
	void *to, int64_t stride, const void *from, pop_dtype d, int64_t n);

#endif
