/* Shapes: products, strides, text. */

#include "lib/num/shape.h"

#include <stdio.h>
#include <string.h>

#include "lib/base/checked.h"

int64_t
pop_shape_elements(const pop_shape *s)
{
	int64_t n = 1;

	for (unsigned i = 0; i < s->rank; i++)
		n *= s->dim[i];
	return n;
}

int64_t
pop_shape_bytes(const pop_shape *s)
{
	return pop_shape_elements(s) *
	       (int64_t)pop_dtype_bytes((pop_dtype)s->dtype);
}

bool
pop_shape_eq(const pop_shape *a, const pop_shape *b)
{
	return a->dtype == b->dtype && a->quant == b->quant &&
	       pop_shape_same_dims(a, b);
}

bool
pop_shape_same_dims(const pop_shape *a, const pop_shape *b)
{
	return a->rank == b->rank &&
	       memcmp(a->dim, b->dim, sizeof(a->dim[0]) * a->rank) == 0;
}

/* A zero makes the product zero whatever the other dims are, but each prefix
 * of nonzero dims is bounded too, so that strides never overflow. */
bool
pop_shape_valid(const pop_shape *s)
{
	int64_t n = 1;

	if (s->rank > POP_MAX_RANK)
		return false;
	for (unsigned i = 0; i < s->rank; i++) {
		int64_t d = s->dim[i];

		if (d < 0 || !pop_mul_i64(n, d ? d : 1, &n) ||
			n > POP_MAX_ELEMENTS)
			return false;
	}
	return true;
}

void
pop_shape_strides(const pop_shape *s, int64_t stride[POP_MAX_RANK])
{
	int64_t n = 1;

	for (unsigned i = s->rank; i-- > 0;) {
		stride[i] = n;
		n *= s->dim[i];
	}
}

char *
pop_shape_print(char out[POP_SHAPE_TEXT], const pop_shape *s)
{
	size_t n = 0;

	/* 12 dims of at most 14 characters and a type of 13 always fit. */
	for (unsigned i = 0; i < s->rank; i++)
		n += (size_t)snprintf(out + n, POP_SHAPE_TEXT - n, "%lldx",
			(long long)s->dim[i]);
	snprintf(out + n, POP_SHAPE_TEXT - n, "%s",
		pop_dtype_info_of[s->dtype].name);
	return out;
}
