#ifndef POP_NUM_TENSOR_H
#define POP_NUM_TENSOR_H

#include "lib/base/pages.h"
#include "lib/base/status.h"
#include "lib/num/shape.h"

/*
 * A tensor on the host: elements row-major as convert.h says, never NULL even
 * when there are none.  `owned` and `pages` are what release gives back; a
 * tensor that borrows has neither.  A zeroed tensor may be released.  Plain
 * data: copying the struct moves or borrows, it does not copy elements.
 */
typedef struct pop_tensor {
	pop_shape shape;
	void *data;
	void *owned;     /* from malloc */
	pop_pages pages; /* large ones */
	/* From a file that keeps bits of a type that it does not name. */
	bool opaque;
} pop_tensor;

/* Allocates elements, 64-byte aligned and zeroed. */
POP_MUST_CHECK pop_status pop_tensor_alloc(
	pop_tensor *out, const pop_shape *shape, pop_err *err);
void pop_tensor_release(pop_tensor *t);

/* Hands memory from malloc to a tensor that may borrow from it: kept as long
 * as the tensor, or freed at once if the tensor has its own. */
void pop_tensor_adopt(pop_tensor *t, void *memory);

/* A view of memory that the caller keeps. */
pop_tensor pop_tensor_borrow(const pop_shape *shape, void *data);

#endif
