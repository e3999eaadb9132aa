#ifndef POP_KERNEL_ISA_BODY_H
#define POP_KERNEL_ISA_BODY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/kernel/isa/vm.h"
#include "lib/kernel/kernel.h"

/*
 * Bodies: stages that combine n accumulators with n values (program.h, FOLD),
 * and stages that compare (SELECT_SCATTER, SORT).
 *
 * A body of one operation on one operand is recognised and runs as a loop of
 * its own; any other runs on the machine of vm.h.  Values are arrays as
 * temporaries of vm.h have them: of the class of their type.
 */

typedef enum pop_body_op {
	POP_BODY_CODE, /* not recognised */
	POP_BODY_SET,  /* the value replaces the accumulator */
	POP_BODY_ADD,
	POP_BODY_MUL,
	POP_BODY_MAX,
	POP_BODY_MIN,
	POP_BODY_MAXU,
	POP_BODY_MINU,
	POP_BODY_AND,
	POP_BODY_OR,
	POP_BODY_XOR,
	POP_BODY_OPS
} pop_body_op;

/* acc = acc op val over nrow rows of n values; pitches in bytes. */
typedef void pop_body_rows_fn(unsigned char *acc, int64_t acc_pitch,
	const unsigned char *val, int64_t val_pitch, int64_t nrow, int64_t n);
/* base[off[j]] = base[off[j]] op val[j], in ascending j. */
typedef void pop_body_cells_fn(unsigned char *base, const int64_t *off,
	const unsigned char *val, int64_t n);
/* Rows of n: base[place[j]..] = base[place[j]..] op val[from[j]..], in
 * ascending j; places in elements. */
typedef void pop_body_put_fn(unsigned char *base, const int32_t *place,
	const unsigned char *val, const int32_t *from, int64_t nrow, int64_t n);
/* base[index[j]] = base[index[j]] op val[j] where index[j] < size, in ascending
 * j; the values are `step` bytes apart. */
typedef void pop_body_index_fn(unsigned char *base, const int32_t *index,
	uint32_t size, const unsigned char *val, int64_t step, int64_t n);
/* acc = acc op val[j], val[j] = acc, in ascending j. */
typedef void pop_body_scan_fn(
	unsigned char *acc, unsigned char *val, int64_t n);

typedef struct pop_body {
	unsigned n;
	pop_body_op op;
	/* Of the accumulators in memory, and of values computed with. */
	const uint8_t *dtype, *cls;
	pop_dtype narrow;       /* results are rounded to it; 0: no need */
	pop_body_rows_fn *rows; /* if recognised */
	/* If also memory holds accumulators as they are computed with, and
	 * nothing is rounded. */
	pop_body_cells_fn *cells;
	pop_body_scan_fn *scan;
	/* If also, or if memory holds numbers of 8 or 16 bits and nothing else
	 * is rounded to. */
	pop_body_put_fn *put;
	pop_body_index_fn *index;
	const pop_vm *vm; /* if not recognised */
	size_t scratch;   /* of a frame */
} pop_body;

/* Sets the loops of a body with op, cls, dtype and narrow set; false
 * if there are none. */
bool POP_FN(pop_body_loops)(pop_body *b);

/* n accumulators that what is combined with leaves as it is; for a body with
 * `put` that is neither SET nor MUL. */
void POP_FN(pop_body_fill_neutral)(
	const pop_body *b, unsigned char *p, int64_t n);

/* Do values of type d replace accumulators just as they are in memory? */
static inline bool
pop_body_copies(const pop_body *b, pop_dtype d)
{
	return b->op == POP_BODY_SET && b->narrow == POP_DT_NONE &&
	       b->dtype[0] == d;
}

/* Memory of type d is an array of its class. */
bool POP_FN(pop_is_direct)(pop_dtype d);

/* Stage `stage`: accumulators have the types of views acc.., values those of
 * views val.., n of each. */
POP_MUST_CHECK pop_status POP_FN(pop_body_prepare)(pop_body *out, pop_arena *a,
	const pop_program *p, const pop_step *step, unsigned stage, unsigned n,
	uint32_t acc, uint32_t val, pop_err *err);

/* The frame of one thread, in its scratch; NULL if none is needed. */
pop_vm_frame *POP_FN(pop_body_begin)(const pop_body *b, void *scratch);

/* acc[i][j] = body of all acc[..][j], val[..][j]; n values in each array. */
void POP_FN(pop_body_run)(const pop_body *b, pop_vm_frame *fr,
	unsigned char *const *acc, unsigned char *const *val, int64_t n);

/* Recognised bodies: nrow rows at once. */
void POP_FN(pop_body_run_rows)(const pop_body *b, unsigned char *acc,
	int64_t acc_pitch, const unsigned char *val, int64_t val_pitch,
	int64_t nrow, int64_t n);

/*
 * Combines val[i][j] into the element off[i][j] of base[i], in ascending j,
 * so that of equal places each sees what the one before left.  n is at most
 * POP_BODY_CELLS; `room` has POP_FN(pop_body_room)(b) bytes.
 */
enum { POP_BODY_CELLS = 256 };
size_t POP_FN(pop_body_room)(const pop_body *b);
void POP_FN(pop_body_cells)(const pop_body *b, pop_vm_frame *fr, void *room,
	unsigned char *const *base, int64_t *const *off,
	unsigned char *const *val, int64_t n);

/* ---- Comparisons. */

/* Recognised: operand 0 of the left against that of the right. */
typedef enum pop_compare_op {
	POP_COMPARE_CODE,
	POP_COMPARE_LT,
	POP_COMPARE_LE,
	POP_COMPARE_GT,
	POP_COMPARE_GE,
} pop_compare_op;

typedef struct pop_predicate {
	unsigned n; /* operands; the code loads 2n */
	pop_compare_op op;
	bool is_unsigned; /* of recognised integers */
	const uint8_t *cls;
	const pop_vm *vm;
	size_t scratch;
} pop_predicate;

/* Stage `stage`: TLOAD 2i and 2i + 1 have the type of view i, i < n. */
POP_MUST_CHECK pop_status POP_FN(pop_predicate_prepare)(pop_predicate *out,
	pop_arena *a, const pop_program *p, const pop_step *step,
	unsigned stage, unsigned n, pop_err *err);

pop_vm_frame *POP_FN(pop_predicate_begin)(
	const pop_predicate *c, void *scratch);

/* yes[j] = 0 or 1; in: the 2n arrays that TLOAD names. */
void POP_FN(pop_predicate_run)(const pop_predicate *c, pop_vm_frame *fr,
	unsigned char *const *in, unsigned char *yes, int64_t n);

#endif
