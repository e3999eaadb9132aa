/*
 * Host tensors: one zeroed allocation, aligned by hand inside it so that large
 * ones come from the kernel untouched.  Those ask for huge pages: products
 * walk down columns of large matrices, a page at each row.
 */

#define _DEFAULT_SOURCE /* madvise */

#include "lib/num/tensor.h"

#include <assert.h>
#include <stdlib.h>
#include <sys/mman.h>

enum {
	ALIGN = 64,
	PAGE = 4096,
	HUGE_BYTES = 1 << 20, /* smaller ones may share pages with others */
};

/* Advice on the whole pages of n bytes; whether it is taken changes nothing but
 * time. */
static void
ask_for_huge_pages(char *p, size_t n)
{
#ifdef MADV_HUGEPAGE
	size_t skip = (0 - (uintptr_t)p) % PAGE;

	if (n >= HUGE_BYTES)
		madvise(p + skip, (n - skip) / PAGE * PAGE, MADV_HUGEPAGE);
#else
	(void)p, (void)n;
#endif
}

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
	ask_for_huge_pages(p, n);
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
