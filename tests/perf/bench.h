#ifndef TESTS_PERF_BENCH_H
#define TESTS_PERF_BENCH_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/kernel/kernel.h"

/*
 * The frame of the programs of `make bench`: work is timed in rounds, and
 * between the rounds what bounds it on this machine is measured, as clocks and
 * neighbours change within seconds.  Printed are the median and the best time
 * and the median of the shares of the limit; --json=FILE writes the same with
 * the facts of the machine.
 *
 *   int
 *   main(int argc, char **argv)
 *   {
 *           bench *b = bench_open("bench_x", argc, argv);
 *
 *           bench_measure(b, &(bench_case){.name = "copy of rows",
 *                   .run = copy_rows, .arg = &rows,
 *                   .limit = BENCH_COPY, .work = 2.0 * bytes});
 *           return bench_close(b);
 *   }
 *
 * Options: [--isa=NAME] [--threads=N] [--rounds=N] [--filter=TEXT]
 * [--json=FILE].  With one thread work is timed by the processor time of the
 * thread, with several, and for what other processes do, by the clock.
 * Errors end the program.
 */
typedef struct bench bench;

typedef enum bench_limit {
	BENCH_PEAK,  /* work in flop; fused multiply-adds of f32 */
	BENCH_TRIAD, /* bytes read and written; a[i] = b[i] + s * c[i] */
	BENCH_COPY,  /* bytes read and written; memcpy */
	BENCH_READ,  /* bytes read; a sum */
	BENCH_HASH,  /* bytes; XXH3-128, one thread */
	BENCH_SPAWN, /* work in processes; /bin/true, from fork to wait */
	BENCH_PEER,  /* .peer does the same work */
	BENCH_NONE,
} bench_limit;

typedef struct bench_case {
	const char *name;
	void (*run)(void *arg);
	/* Before every run, outside the timed part; may be NULL.  Without it
	 * a round repeats run until it is long enough to be timed. */
	void (*reset)(void *arg);
	void *arg;
	bench_limit limit;
	void (*peer)(void *arg); /* BENCH_PEER only; reset precedes it too */
	double work; /* in the unit of the limit; of BENCH_PEER and _NONE as
			`unit` says */
	const char *unit; /* BENCH_PEER and BENCH_NONE: "row/s" and so on */
	bool clock;       /* time by the clock, whatever the threads */
	bool children;    /* by the processor time of ended child processes */
} bench_case;

/* Median and best seconds of one run, median share of the limit (of a peer:
 * its time over ours). */
typedef struct bench_time {
	double median, best, share;
} bench_time;

bench *bench_open(const char *program, int argc, char **argv);
int bench_close(bench *b); /* the program's exit status */

const pop_kernel_table *bench_table(const bench *b);
pop_pool *bench_pool(const bench *b);
unsigned bench_threads(const bench *b);

/* False: --filter is no part of the name. */
bool bench_wanted(const bench *b, const char *name);

/* Measures and prints, if it is wanted. */
bench_time bench_measure(bench *b, const bench_case *c);

/* A figure that a program worked out from others; printed and written. */
void bench_note(bench *b, const char *name, double value, const char *unit);

/*
 * A figure with the limit it is held against, both in `unit`, and what their
 * ratio should be: at least `goal`, or at most.  Missing it is said, no more.
 */
typedef struct bench_figure {
	const char *name, *unit;
	double value, limit, goal;
	bool at_least;
} bench_figure;

void bench_goal(bench *b, const bench_figure *f);

/* Seconds. */
double bench_now(const bench *b, bool clock);

/* ---- limits.c */

/*
 * What the machine does just now on all threads of the bench, in units of work
 * a second.  BENCH_TRIAD, _COPY and _READ walk 192 MB.
 */
double bench_rate(bench *b, bench_limit limit);

#endif
