/* Host tensors: one zeroed allocation, aligned by hand inside it so that large
 * ones come from the kernel untouched. */

#include "lib/num/tensor.h"

#include <assert.h>
#include <stdlib.h>

enum { ALIGN = 64 };

pop_status
pop_tensor_alloc(pop_tensor *out, const pop_shape *shape, pop_err *err)
{
	char text[POP_SHAPE_TEXT];
	size_t n;
	char *p;

	assert(pop_shape_valid(shape));
	n = (size_t)pop_shape_bytes(shape);
	*out = (pop_tensor){.shape = *shape};
	p = calloc(1, n + ALIGN);
	if (!p)
		return pop_fail(err, POP_E_NOMEM,
			"out of memory for a tensor of %s",
			pop_shape_print(text, shape));
	out->owned = p;
	out->data = p + (0 - (uintptr_t)p) % ALIGN;
	return POP_OK;
}

void
pop_tensor_release(pop_tensor *t)
{
	free(t->owned);
	*t = (pop_tensor){0};
}

pop_tensor
pop_tensor_borrow(const pop_shape *shape, void *data)
{
	return (pop_tensor){.shape = *shape, .data = data};
}
