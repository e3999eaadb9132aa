#ifndef TESTS_PERF_STEP_H
#define TESTS_PERF_STEP_H

#include "tests/perf/bench.h"
#include "tests/unit/kernel_rig.h"

/*
 * Measures the step of a rig (tests/unit/kernel_rig.h) with the kernels and
 * threads of the bench: floats are in [-1, 1), integers any bits.  `work` is in
 * units of the limit.  If `cold`, each run reads another copy of view 1, from
 * memory.
 */
void bench_step(bench *b, rig *g, const char *name, bench_limit limit,
	double work, bool cold);

#endif
