#ifndef POP_NUM_PRINT_H
#define POP_NUM_PRINT_H

#include "lib/base/buf.h"
#include "lib/num/tensor.h"

/*
 * Appends `t` as str() of a NumPy array would be: at most 8 digits after the
 * point, columns aligned, lines of at most 75 characters, more than 1000
 * elements shortened to three at each end of each dim.  Rank 0 prints as a
 * scalar.  No newline at the end.  Floats that NumPy lacks print as their
 * values in f32.
 */
void pop_tensor_print(pop_buf *out, const pop_tensor *t);

/* The fewest digits that read back as the same element: repr() of the number
 * as NumPy would write a scalar ("1.0", "1e-07", "nan"); any type. */
void pop_print_element(pop_buf *out, pop_dtype d, const void *element);

#endif
