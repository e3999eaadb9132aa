/*
 * The file that jax.export writes: a flatbuffer whose root table has a
 * portable artifact as one of its fields.  The other fields say how Python
 * calls it; the artifact's @main has the arguments that are left.
 *
 *   file:    root table's offset (u32) ...
 *   table:   offset of its vtable (i32, backwards), fields
 *   vtable:  its size, the table's size, for each field its place in the
 *            table or 0 (u16 each)
 *   vector:  count (u32), elements; a field of one is an offset to it (u32)
 *
 * Field numbers are those of serialization.fbs in jax/_src/export, where
 * fields are only ever added.
 */

#include <string.h>

#include "lib/import/bytecode/bytecode.h"

enum { FIELD_MODULE = 13 };

typedef struct bytes {
	const unsigned char *data;
	size_t n;
} bytes;

/* False if there are no `width` bytes at `at`. */
static bool
load(bytes b, uint64_t at, unsigned width, uint64_t *out)
{
	pop_cursor c;

	if (at > b.n)
		return false;
	pop_cursor_init(&c, b.data + at, b.n - (size_t)at);
	*out = width == 2 ? pop_cursor_u16(&c) : pop_cursor_u32(&c);
	return !c.failed;
}

/* The place of a field in the root table. */
static bool
field(bytes b, unsigned number, uint64_t *out)
{
	uint64_t table, back, vtable, size, whole, at;

	if (!load(b, 0, 4, &table) || !load(b, table, 4, &back))
		return false;
	vtable = table - (uint64_t)(int64_t)(int32_t)(uint32_t)back;
	if (!load(b, vtable, 2, &size) || !load(b, vtable + 2, 2, &whole) ||
		size < 4 + 2 * (uint64_t)(number + 1) ||
		!load(b, vtable + 4 + 2 * (uint64_t)number, 2, &at) || !at ||
		at + 4 > whole)
		return false;
	*out = table + at;
	return true;
}

bool
pop_jax_export_find(const void *data, size_t n, size_t *at, size_t *len)
{
	bytes b = {data, n};
	uint64_t to, count, place;

	if (!field(b, FIELD_MODULE, &place) || !load(b, place, 4, &to) ||
		!load(b, place + to, 4, &count) || count > n - (place + to + 4))
		return false;
	*at = (size_t)(place + to + 4);
	*len = (size_t)count;
	return true;
}
