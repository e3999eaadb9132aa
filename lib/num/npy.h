#ifndef POP_NUM_NPY_H
#define POP_NUM_NPY_H

#include <stddef.h>
#include <stdint.h>

#include "lib/base/buf.h"
#include "lib/base/pages.h"
#include "lib/num/tensor.h"

/*
 * .npy and .npz files, as NumPy reads and writes them.
 *
 * NumPy lacks some element types.  They travel as
 *   bf16          uint16 bits          i2 i4     int8 values
 *   f8* f6* f4*   uint8 bits           ui2 ui4   uint8 values
 * so a file alone does not say them; pop_npy_cast() gives the element type
 * that a program expects.  Arrays of Python's ml_dtypes, whose files say only
 * how wide an element is, read as ui8 and ui16 that are opaque.
 */

/*
 * Parses a .npy file (versions 1 to 3, either byte order, C or Fortran order).
 * `out` borrows from `data` where layout and alignment allow and owns a copy
 * otherwise.  `name` is for messages.  POP_E_INPUT for anything damaged or of
 * another type.
 */
POP_MUST_CHECK pop_status pop_npy_parse(pop_tensor *out, const void *data,
	size_t n, const char *name, pop_err *err);

/* Reads a .npy file.  POP_E_MISS, without a message, if there is none. */
POP_MUST_CHECK pop_status pop_npy_read(
	pop_tensor *out, const char *path, pop_err *err);

/* Appends the header for `shape`; the elements, as they are in memory, follow
 * it.  Types that NumPy lacks are written as the table above says. */
void pop_npy_header(pop_buf *out, const pop_shape *shape);
POP_MUST_CHECK pop_status pop_npy_write(
	const char *path, const pop_tensor *t, pop_err *err);

/*
 * Makes the element type of `t`, which came from a file, `want`: nothing to do
 * if they are equal; bits or values of the table above are taken as such, and
 * so are opaque elements if `want` is of their width and in the table; and f32
 * or f64 stands for a float type that NumPy lacks, rounded once.  Anything else
 * is POP_E_INPUT: files are not converted silently.
 */
POP_MUST_CHECK pop_status pop_npy_cast(
	pop_tensor *t, pop_dtype want, const char *name, pop_err *err);

/* All members of an .npz, in the order of the file. */
typedef struct pop_npz {
	struct pop_npz_member {
		char *name; /* without ".npy" */
		pop_tensor tensor;
	} * member;
	size_t count;
	pop_pages memory; /* what tensors borrow from, if anything */
} pop_npz;

/*
 * limit: largest member in bytes.  Members that are not .npy are skipped.
 * Large files whose members are stored are read by so many threads.
 */
POP_MUST_CHECK pop_status pop_npz_read(pop_npz *out, const char *path,
	size_t limit, unsigned threads, pop_err *err);
POP_MUST_CHECK pop_status pop_npz_parse(pop_npz *out, const void *data,
	size_t n, const char *name, size_t limit, pop_err *err);
void pop_npz_release(pop_npz *z); /* accepts zeroed */
/* NULL if there is none of that name. */
pop_tensor *pop_npz_find(const pop_npz *z, const char *name);

/* The number of an argument that has no other name: in3, arg3, 3, or arr_3 as
 * numpy.savez() calls what has none; -1: not of this form. */
int64_t pop_npz_number(pop_str name);

/* Writes members `name[i]`.npy, stored.  The same tensors give the same
 * bytes. */
POP_MUST_CHECK pop_status pop_npz_write(const char *path, size_t count,
	const char *const *name, const pop_tensor *tensor, pop_err *err);

#endif
