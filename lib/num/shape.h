#ifndef POP_NUM_SHAPE_H
#define POP_NUM_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/num/dtype.h"

#ifdef __cplusplus
extern "C" {
#endif

/* No front-end in use prints more; a larger rank is refused by name. */
enum { POP_MAX_RANK = 12 };

/* Largest number of elements of one tensor.  Byte sizes then fit int64_t. */
#define POP_MAX_ELEMENTS (INT64_C(1) << 40)

/*
 * A dim that is not known yet, as it may be between the reader of a graph and
 * lib/refine; nothing else ever sees one.  Every negative dim is unknown:
 * POP_DIM_DYNAMIC without more, POP_DIM_DYNAMIC - 1 - n at most n.
 */
enum { POP_DIM_DYNAMIC = -1 };
#define POP_DIM_BOUNDED(n) (POP_DIM_DYNAMIC - 1 - (int64_t)(n))

/* A shape with an element type.  Plain data; dims beyond rank are 0, so that
 * two shapes are equal exactly when their bytes are. */
typedef struct pop_shape {
	uint8_t dtype, rank;
	uint16_t quant; /* 0 but inside readers; see lib/import/quant.h */
	int64_t dim[POP_MAX_RANK];
} pop_shape;

/* The upper limit of an unknown dim; -1: none is given. */
static inline int64_t
pop_dim_bound(int64_t dim)
{
	return dim < POP_DIM_DYNAMIC ? POP_DIM_DYNAMIC - 1 - dim : -1;
}

/* No dim is unknown.  What follows expects it, unless it says otherwise. */
bool pop_shape_is_static(const pop_shape *s);
/* Unknown dims allowed: may both be the type of one value? */
bool pop_shape_compatible(const pop_shape *a, const pop_shape *b);
/* The same of one dim. */
static inline bool
pop_dim_compatible(int64_t a, int64_t b)
{
	int64_t known = a < 0 ? b : a, bound = pop_dim_bound(a < 0 ? a : b);

	return a == b || ((a < 0 || b < 0) && (bound < 0 || known <= bound));
}
/* What two compatible dims say together: a known one, the smaller bound. */
int64_t pop_dim_merge(int64_t a, int64_t b);
/* Fills in what `b`, compatible, knows of dims that *a does not. */
void pop_shape_merge(pop_shape *a, const pop_shape *b);

/* Product of the dims; 1 for rank 0.  Shapes are validated where they enter,
 * so this does not overflow. */
int64_t pop_shape_elements(const pop_shape *s);
int64_t pop_shape_bytes(const pop_shape *s);
bool pop_shape_eq(const pop_shape *a, const pop_shape *b);
/* Equal for equal shapes; of no meaning outside the process. */
uint64_t pop_shape_hash(const pop_shape *s);
/* Dims alone. */
bool pop_shape_same_dims(const pop_shape *a, const pop_shape *b);
/* False if a dim is negative or the product is above POP_MAX_ELEMENTS. */
bool pop_shape_valid(const pop_shape *s);
/* The same, but dims may be unknown. */
bool pop_shape_valid_open(const pop_shape *s);
/* Row-major strides in elements. */
void pop_shape_strides(const pop_shape *s, int64_t stride[POP_MAX_RANK]);

/* "4x128xf32", "f32" for rank 0; at most 256 bytes with NUL.  Unknown dims are
 * "?" and "<=128".  Returns out. */
enum { POP_SHAPE_TEXT = 256 };
char *pop_shape_print(char out[POP_SHAPE_TEXT], const pop_shape *s);

#ifdef __cplusplus
}
#endif

#endif
