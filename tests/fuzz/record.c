/*
 * Records of graphs from hostile bytes: read, print, compare.
 *
 * The first four bytes say how long the first of two records is.
 */

#include <stdint.h>
#include <stdlib.h>

#include "lib/base/buf.h"
#include "lib/ir/record.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

struct job {
	pop_arena arena;
	pop_str bytes[2];
	pop_buf text;
};

static pop_status
body(void *arg, pop_err *err)
{
	struct job *j = arg;
	pop_record r[2];
	pop_record_diff d;

	for (int i = 0; i < 2; i++) {
		POP_TRY(pop_record_read(&r[i], &j->arena, j->bytes[i], err));
		pop_record_print(&r[i], &j->text);
	}
	pop_record_compare(&d, &j->arena, &r[0], &r[1]);
	for (uint32_t i = 0; i < d.n; i++) {
		const pop_change *c = &d.change[i];

		if (c->kind == POP_CHANGE_BODY)
			pop_record_print_change(r[0].row[c->old].body,
				r[1].row[c->now].body, &j->text);
	}
	return POP_OK;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	struct job j = {.arena.limit = (size_t)64 << 20};
	size_t first = 0;
	pop_err err;

	if (n < 4)
		return 0;
	for (int i = 0; i < 4; i++)
		first |= (size_t)data[i] << 8 * i;
	data += 4;
	n -= 4;
	if (first > n)
		first = n;
	j.bytes[0] = (pop_str){(const char *)data, first};
	j.bytes[1] = (pop_str){(const char *)data + first, n - first};
	if (pop_arena_run(&j.arena, body, &j, &err) != POP_OK &&
		err.status == POP_E_INTERNAL)
		abort();
	pop_buf_release(&j.text);
	pop_arena_release(&j.arena);
	return 0;
}
