/*
 * Executables from hostile bytes: open, check, and run what passes.
 *
 * A mutated file fails its checksums, and nothing behind them would be tried;
 * so a file that does not open is sealed again and given a second chance.
 * Small programs are run with arguments of zeros, of ones, and of noise.
 */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "lib/poprt.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

enum {
	MAX_MEMORY = 64 << 20, /* of the reader */
	MAX_ARENA = 1 << 20,
	MAX_WORK = 1 << 20, /* points of all steps */
	TIMEOUT_NS = 20000000,
};

static uint64_t
get(const unsigned char *p, unsigned n)
{
	uint64_t v = 0;

	for (unsigned i = 0; i < n; i++)
		v |= (uint64_t)p[i] << 8 * i;
	return v;
}

static void
put(unsigned char *p, uint64_t v)
{
	for (unsigned i = 0; i < 8; i++)
		p[i] = (unsigned char)(v >> 8 * i);
}

/* Makes lengths and checksums right as far as the table allows. */
static void
seal(unsigned char *file, size_t n)
{
	uint64_t count;
	size_t end;

	if (n < POP_EXE_HEADER_BYTES + POP_EXE_SUM_BYTES)
		return;
	count = get(file + 24, 4) % (POP_EXE_MAX_SECTIONS + 1);
	end = POP_EXE_HEADER_BYTES + (size_t)count * POP_EXE_ENTRY_BYTES;
	if (end + POP_EXE_SUM_BYTES > n)
		return;
	put(file + 16, n);
	for (size_t at = POP_EXE_HEADER_BYTES; at < end;
		at += POP_EXE_ENTRY_BYTES) {
		uint64_t offset = get(file + at + 8, 8);
		uint64_t stored = get(file + at + 24, 8);

		if (offset <= n && stored <= n - offset)
			put(file + at + 32,
				pop_digest_u64(file + offset, (size_t)stored));
	}
	put(file + end, pop_digest_u64(file, end));
}

static uint64_t
work_of(const pop_program *p)
{
	uint64_t total = 0;

	for (uint32_t i = 0; i < p->nstep; i++) {
		uint64_t n = 1;

		for (unsigned d = 0; d < p->step[i].ndim; d++)
			if (n < MAX_WORK && p->step[i].extent[d] < MAX_WORK)
				n *= (uint64_t)p->step[i].extent[d];
			else if (p->step[i].extent[d])
				n = MAX_WORK;
		total += n + p->step[i].nview;
	}
	return total;
}

static int
is_small(const pop_program *p)
{
	uint64_t bytes = p->arena_bytes + p->constant_bytes;

	if (p->arena_bytes > MAX_ARENA || p->constant_bytes > MAX_ARENA)
		return 0;
	for (uint32_t i = 0; i < p->narg && bytes <= MAX_ARENA; i++)
		bytes += (uint64_t)pop_shape_bytes(&p->arg[i].type);
	return bytes <= MAX_ARENA && work_of(p) <= MAX_WORK;
}

/* Exactly as long as the argument, so that a read past it shows. */
static void *
fill(size_t n, unsigned how)
{
	unsigned char *p = malloc(n ? n : 1);
	uint32_t x = how;

	for (size_t i = 0; p && i < n; i++) {
		x = x * 1664525 + 1013904223;
		p[i] = (unsigned char)(how < 2 ? 0 - how : x >> 24);
	}
	return p;
}

static void
run_with(pop_engine *e, unsigned how)
{
	const pop_program *p = pop_engine_program(e);
	void **data = calloc((size_t)p->narg + 1, sizeof(*data));
	pop_status st = data ? POP_OK : POP_E_NOMEM;

	for (uint32_t i = 0; st == POP_OK && i < p->narg; i++) {
		size_t n = (size_t)pop_shape_bytes(&p->arg[i].type);

		data[i] = fill(n, how);
		st = data[i] ? pop_engine_bind(e, i, data[i], n, NULL)
			     : POP_E_NOMEM;
	}
	if (st == POP_OK)
		st = pop_engine_run(e, TIMEOUT_NS, NULL);
	for (uint32_t i = 0; data && i < p->narg; i++)
		free(data[i]);
	free(data);
}

/* With the machine's best kernels or lesser ones, by the length of the file;
 * where the machine lacks them, nothing runs. */
static void
try_program(const pop_exe *exe)
{
	static const char *const isa[] = {NULL, "generic", "avx2"};
	pop_engine_options o = {.max_memory = MAX_MEMORY,
		.loops = (pop_engine_loops)(pop_exe_bytes(exe) / POP_EXE_ALIGN /
					    3 % 3),
		.isa = isa[pop_exe_bytes(exe) / POP_EXE_ALIGN % 3]};
	pop_engine *e = NULL;

	if (!is_small(pop_exe_program(exe)) ||
		pop_engine_load(&e, exe, &o, NULL) != POP_OK)
		return;
	for (unsigned how = 0; how < 3; how++)
		run_with(e, how);
	pop_engine_free(e);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	pop_exe_options o = {.max_memory = MAX_MEMORY,
		.want_cost = true,
		.want_graph = true};
	pop_exe *exe = NULL;
	unsigned char *copy = NULL;

	if (pop_exe_open_bytes(&exe, data, size, "fuzz", &o, NULL) != POP_OK) {
		copy = malloc(size ? size : 1);
		if (!copy)
			return 0;
		memcpy(copy, data, size);
		seal(copy, size);
		if (pop_exe_open_bytes(&exe, copy, size, "fuzz", &o, NULL) !=
			POP_OK)
			exe = NULL;
	}
	if (exe)
		try_program(exe);
	pop_exe_close(exe);
	free(copy);
	return 0;
}
