#ifndef POP_NUM_SHAPE_H
#define POP_NUM_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/num/dtype.h"

/* No front-end in use prints more; a larger rank is refused by name. */
enum { POP_MAX_RANK = 12 };

/* Largest number of elements of one tensor.  Byte sizes then fit int64_t. */
#define POP_MAX_ELEMENTS (INT64_C(1) << 40)

/* A static shape with an element type.  Plain data; dims beyond rank are 0,
 * so that two shapes are equal exactly when their bytes are. */
typedef struct pop_shape {
	uint8_t dtype, rank;
	uint16_t quant; /* 0 but inside readers; see lib/import/quant.h */
	int64_t dim[POP_MAX_RANK];
} pop_shape;

/* Product of the dims; 1 for rank 0.  Shapes are validated where they enter,
 * so this does not overflow. */
int64_t pop_shape_elements(const pop_shape *s);
int64_t pop_shape_bytes(const pop_shape *s);
bool pop_shape_eq(const pop_shape *a, const pop_shape *b);
/* Dims alone. */
bool pop_shape_same_dims(const pop_shape *a, const pop_shape *b);
/* False if a dim is negative or the product is above POP_MAX_ELEMENTS. */
bool pop_shape_valid(const pop_shape *s);
/* Row-major strides in elements. */
void pop_shape_strides(const pop_shape *s, int64_t stride[POP_MAX_RANK]);

/* "4x128xf32", "f32" for rank 0; at most 256 bytes with NUL.  Returns out. */
enum { POP_SHAPE_TEXT = 256 };
char *pop_shape_print(char out[POP_SHAPE_TEXT], const pop_shape *s);

#endif
