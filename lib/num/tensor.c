/*
 * Host tensors: one zeroed allocation.  Large ones come from the system
 * untouched and in large pages: a result is written once, which takes less
 * time than faults for 4 KiB each, and products walk down columns of large
 * matrices, a page at each row.
 */

#include "lib/num/tensor.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

enum {
	ALIGN = 64,
	LARGE = 256 << 10, /* smaller ones share pages with others */
};

static bool
allocate(pop_tensor *t, size_t n)
{
	if (n >= LARGE) {
		if (!pop_pages_map(&t->pages, n))
			return false;
		t->data = t->pages.start;
		return true;
	}
	t->owned = calloc(1, n + ALIGN);
	if (!t->owned)
		return false;
	t->data = (char *)t->owned + (0 - (uintptr_t)t->owned) % ALIGN;
	return true;
}

pop_status
pop_tensor_alloc(pop_tensor *out, const pop_shape *shape, pop_err *err)
{
	char text[POP_SHAPE_TEXT];

	assert(pop_shape_valid(shape));
	*out = (pop_tensor){.shape = *shape};
	if (allocate(out, (size_t)pop_shape_bytes(shape)))
		return POP_OK;
	return pop_fail(err, POP_E_NOMEM, "out of memory for a tensor of %s",
		pop_shape_print(text, shape));
}

void
pop_tensor_adopt(pop_tensor *t, void *memory)
{
	if (t->owned || t->pages.base)
		free(memory);
	else
		t->owned = memory;
}

void
pop_tensor_release(pop_tensor *t)
{
	free(t->owned);
	pop_pages_unmap(&t->pages);
	*t = (pop_tensor){0};
}

pop_tensor
pop_tensor_borrow(const pop_shape *shape, void *data)
{
	return (pop_tensor){.shape = *shape, .data = data};
}
