/* Shapes: products, strides, text. */

#include "lib/num/shape.h"

#include <stdio.h>
#include <string.h>

#include "lib/base/checked.h"
#include "lib/base/digest.h"

bool
pop_shape_is_static(const pop_shape *s)
{
	for (unsigned i = 0; i < s->rank; i++)
		if (s->dim[i] < 0)
			return false;
	return true;
}

bool
pop_shape_compatible(const pop_shape *a, const pop_shape *b)
{
	if (a->dtype != b->dtype || a->quant != b->quant || a->rank != b->rank)
		return false;
	for (unsigned i = 0; i < a->rank; i++)
		if (!pop_dim_compatible(a->dim[i], b->dim[i]))
			return false;
	return true;
}

int64_t
pop_dim_merge(int64_t a, int64_t b)
{
	if (a >= 0)
		return a;
	if (b >= 0 || a == POP_DIM_DYNAMIC)
		return b;
	/* Of two bounds the smaller, which is the greater number. */
	return b == POP_DIM_DYNAMIC || a > b ? a : b;
}

void
pop_shape_merge(pop_shape *a, const pop_shape *b)
{
	for (unsigned i = 0; i < a->rank && i < b->rank; i++)
		a->dim[i] = pop_dim_merge(a->dim[i], b->dim[i]);
}

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

uint64_t
pop_shape_hash(const pop_shape *s)
{
	const uint64_t scalar =
		s->dtype | s->rank << 8 | (uint64_t)s->quant << 16;

	return pop_digest_u64(s->dim, sizeof(s->dim[0]) * s->rank) + scalar;
}

bool
pop_shape_same_dims(const pop_shape *a, const pop_shape *b)
{
	return a->rank == b->rank &&
	       memcmp(a->dim, b->dim, sizeof(a->dim[0]) * a->rank) == 0;
}

/* A zero makes the product zero whatever the other dims are, but each prefix
 * of nonzero dims is bounded too, so that strides never overflow. */
static bool
valid(const pop_shape *s, bool open)
{
	int64_t n = 1;

	if (s->rank > POP_MAX_RANK)
		return false;
	for (unsigned i = 0; i < s->rank; i++) {
		int64_t d = s->dim[i];

		if (d < 0 && open) {
			if (pop_dim_bound(d) > POP_MAX_ELEMENTS)
				return false;
			continue;
		}
		if (d < 0 || !pop_mul_i64(n, d ? d : 1, &n) ||
			n > POP_MAX_ELEMENTS)
			return false;
	}
	return true;
}

bool
pop_shape_valid(const pop_shape *s)
{
	return valid(s, false);
}

bool
pop_shape_valid_open(const pop_shape *s)
{
	return valid(s, true);
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

	/* 12 dims of at most 16 characters and a type of 13 always fit. */
	for (unsigned i = 0; i < s->rank; i++)
		if (s->dim[i] == POP_DIM_DYNAMIC)
			n += (size_t)snprintf(
				out + n, POP_SHAPE_TEXT - n, "?x");
		else
			n += (size_t)snprintf(out + n, POP_SHAPE_TEXT - n,
				"%s%lldx", s->dim[i] < 0 ? "<=" : "",
				(long long)(s->dim[i] < 0
						    ? pop_dim_bound(s->dim[i])
						    : s->dim[i]));
	snprintf(out + n, POP_SHAPE_TEXT - n, "%s",
		pop_dtype_info_of[s->dtype].name);
	return out;
}
