/*
 * The limits themselves, and what of the machine a run uses directly: the
 * start of a process, hashing of files of several sizes, a step of a program
 * on one thread.
 */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/base/digest.h"
#include "tests/perf/bench.h"

typedef struct bytes {
	unsigned char *data;
	size_t n;
	volatile unsigned char got;
} bytes;

static void
digest_bytes(void *arg)
{
	bytes *b = arg;

	b->got = pop_digest_of(b->data, b->n).byte[0];
}

static void
show_rates(bench *b)
{
	static const struct {
		const char *name, *unit;
		bench_limit limit;
		double scale;
	} row[] = {
		{"fused multiply-adds, f32", "GF/s", BENCH_PEAK, 1e-9},
		{"triad", "GB/s", BENCH_TRIAD, 1e-9},
		{"memcpy, read and written", "GB/s", BENCH_COPY, 1e-9},
		{"reading", "GB/s", BENCH_READ, 1e-9},
		{"XXH3", "GB/s", BENCH_HASH, 1e-9},
		{"/bin/true", "processes/s", BENCH_SPAWN, 1},
	};

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		double best = 0;

		for (int k = 0; k < 9; k++) {
			double r = bench_rate(b, row[i].limit);

			best = r > best ? r : best;
		}
		bench_note(b, row[i].name, best * row[i].scale, row[i].unit);
	}
}

int
main(int argc, char **argv)
{
	static const size_t size[] = {64, 4096, 130 << 10, 16 << 20};
	bench *b = bench_open("bench_limits", argc, argv);
	bytes all = {malloc((size_t)16 << 20), 0, 0};

	assert(all.data);
	memset(all.data, 1, (size_t)16 << 20);
	show_rates(b);
	for (size_t i = 0; i < sizeof(size) / sizeof(size[0]); i++) {
		char name[64];

		all.n = size[i];
		snprintf(name, sizeof(name), "digest of %zu bytes", all.n);
		bench_measure(b, &(bench_case){.name = name,
					 .run = digest_bytes,
					 .arg = &all,
					 .limit = BENCH_HASH,
					 .work = (double)all.n});
	}
	free(all.data);
	return bench_close(b);
}
