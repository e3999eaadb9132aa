/*
 * Fuzz target: .npy and .npz.
 *
 * Whatever the bytes are, reading ends with tensors or a message.  A tensor
 * that was read prints, and what its header says again is the same shape.
 */

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/num/npy.h"
#include "lib/num/print.h"

/* Members above it are refused, so that memory is bounded. */
enum { LIMIT = 1 << 20 };

static void
check(const pop_tensor *t)
{
	int64_t bytes = pop_shape_bytes(&t->shape);
	pop_buf text = {0}, file = {0};
	pop_tensor again = {0};

	assert(pop_shape_valid(&t->shape) && t->data);
	/* Twelve dims of six visible items each are too much to print. */
	if (pop_shape_elements(&t->shape) < 4096)
		pop_tensor_print(&text, t);
	pop_npy_header(&file, &t->shape);
	pop_buf_put(&file, t->data, (size_t)bytes);
	if (!file.failed) {
		assert(pop_npy_parse(&again, file.data, file.len, "again",
			       NULL) == POP_OK);
		assert(pop_shape_eq(&again.shape, &t->shape));
	}
	pop_tensor_release(&again);
	pop_buf_release(&text);
	pop_buf_release(&file);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	pop_npz z = {0};
	pop_tensor t = {0};
	pop_err err = {POP_OK, ""};
	pop_status st;

	st = pop_npy_parse(&t, data, size, "f", &err);
	assert(st == POP_OK || (st == POP_E_INPUT && err.text[0]));
	if (st == POP_OK)
		check(&t);
	pop_tensor_release(&t);
	st = pop_npz_parse(&z, data, size, "f", LIMIT, &err);
	assert(st == POP_OK || (st == POP_E_INPUT && err.text[0]));
	for (size_t i = 0; i < z.count; i++)
		check(&z.member[i].tensor);
	pop_npz_release(&z);
	return 0;
}
