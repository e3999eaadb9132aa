/* The key, from digests of its parts. */

#include <string.h>

#include "lib/base/clock.h"
#include "lib/compile/compile_int.h"
#include "lib/exe/exe.h"

const char *const pop_key_part_name[POP_KEY_LIMIT] = {
	[POP_KEY_GRAPH] = "graph",
	[POP_KEY_TARGET] = "target",
	[POP_KEY_OPTIONS] = "options",
	[POP_KEY_EPOCH] = "epoch",
};

static pop_digest
combine(const pop_key *k)
{
	unsigned char bytes[(1 + 8 + 16) * POP_KEY_LIMIT];
	size_t n = 0;

	for (int i = 1; i < POP_KEY_LIMIT; i++) {
		bytes[n++] = (unsigned char)i;
		memset(bytes + n, 0, 8);
		bytes[n] = sizeof(k->part[i].byte);
		n += 8;
		memcpy(bytes + n, k->part[i].byte, sizeof(k->part[i].byte));
		n += sizeof(k->part[i].byte);
	}
	return pop_digest_of(bytes, n);
}

pop_status
pop_key_make(
	pop_key *out, pop_compile_request *r, const pop_graph *g, pop_err *err)
{
	const unsigned char epoch[4] = {POP_COMPILER_EPOCH & 255,
		POP_COMPILER_EPOCH >> 8 & 255, POP_COMPILER_EPOCH >> 16 & 255,
		POP_COMPILER_EPOCH >> 24};
	uint64_t t = pop_clock_ns();

	memset(out, 0, sizeof(*out));
	out->graph.want_places = r->want_places;
	POP_TRY(pop_graph_record(
		g, &out->part[POP_KEY_GRAPH], &out->check, &out->graph, err));
	out->part[POP_KEY_TARGET] = pop_digest_of(r->target.ptr, r->target.len);
	out->part[POP_KEY_OPTIONS] =
		pop_digest_of(r->options.ptr, r->options.len);
	out->part[POP_KEY_EPOCH] = pop_digest_of(epoch, sizeof(epoch));
	out->key = combine(out);
	compile_phase(r, "digest", t);
	return POP_OK;
}
