#ifndef POP_RT_ENGINE_H
#define POP_RT_ENGINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/status.h"
#include "lib/codelet/program.h"
#include "lib/exe/exe.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The engine: one checked program made ready, and its memory.
 *
 *   pop_exe_open -> pop_engine_load -> (bind ... -> run -> results) ...
 *
 * Load prepares every step once: which kernel, its plan, how much scratch.
 * A run allocates nothing, but once for a loop that turns out to be a long one;
 * it goes through the steps, most of which take tens of nanoseconds, and
 * exchanges pointers where the program has loops.
 *
 * Arguments and results have positions, types and shapes: those of the
 * program, pop_engine_program().  Names belong to the caller.
 *
 * Ownership: the executable (or program) outlives its engine.  Memory bound to
 * an argument outlives its last run.  Results are the engine's and hold until
 * the next run, bind or free.
 *
 * Threads: an engine is used by one thread at a time, which is thread 0 of its
 * pool; pop_engine_stop() alone may come from any thread or signal handler.
 * Results are the same bits for any number of threads.
 */
typedef struct pop_engine pop_engine;

/* The most threads; the setting `threads` of options.def ends there too. */
enum { POP_ENGINE_MAX_THREADS = 1024 };

/* When it is seen which loops of small steps run as one each, which takes up to
 * some milliseconds a loop.  In the order of the setting `loops` of
 * options.def.
 */
typedef enum pop_engine_loops {
	POP_LOOPS_LATER,   /* when steps of the loop have taken about as long */
	POP_LOOPS_SOON,    /* after its first turns: for tests */
	POP_LOOPS_AT_ONCE, /* when the engine is made */
} pop_engine_loops;

/* Zeroed means the defaults. */
typedef struct pop_engine_options {
	unsigned nthread;    /* threads that compute, at most
				POP_ENGINE_MAX_THREADS; 0: 1.  Where they gain
				little, as is measured, one goes on alone */
	const char *isa;     /* kernels to use, see pop_kernel_select() */
	uint64_t max_memory; /* bytes to allocate; 0: pop_memory_limit() */
	pop_engine_loops loops;
	bool profile;        /* time each step; costs 50 ns a step, and loops of
				small steps run one by one */
} pop_engine_options;

/*
 * Makes the program of `exe` ready to run.  `o` may be NULL.  On success the
 * caller owns *out.
 *
 * POP_E_INPUT  a step is of a form that no kernel of this machine has
 * POP_E_NOFIT  arena and scratch exceed a max_memory that was given
 * POP_E_NOMEM  they exceed what the system allows, or memory is out
 * POP_E_USAGE  no such instruction set; more threads than are possible
 */
POP_MUST_CHECK pop_status pop_engine_load(pop_engine **out, const pop_exe *exe,
	const pop_engine_options *o, pop_err *err);
/* The same for a program that passed pop_program_check(), without a file. */
POP_MUST_CHECK pop_status pop_engine_new(pop_engine **out, const pop_program *p,
	const pop_engine_options *o, pop_err *err);
void pop_engine_free(pop_engine *e); /* accepts NULL */

/* The one it was made of; as long as that lives. */
const pop_program *pop_engine_program(const pop_engine *e);

/*
 * Binds argument i to `bytes` bytes at data: exactly those of its type.
 *
 * bind: the memory is only read.  An argument that is not donated is used in
 * place, if data is aligned to its elements, and copied otherwise.  A donated
 * one is copied, now, to memory of the engine, which runs may overwrite: bind
 * again to restore it.
 *
 * donate: the argument must be donated; runs may overwrite the caller's
 * memory.  It must be aligned to 64 bytes and overlap no other argument.
 *
 * POP_E_USAGE  no such argument, wrong size, misaligned, not donated
 */
POP_MUST_CHECK pop_status pop_engine_bind(pop_engine *e, uint32_t i,
	const void *data, size_t bytes, pop_err *err);
POP_MUST_CHECK pop_status pop_engine_donate(
	pop_engine *e, uint32_t i, void *data, size_t bytes, pop_err *err);

/*
 * After a run: every result that an argument shares memory with (`alias`)
 * becomes the value of that argument, so that the next run goes on from there.
 * Arguments without one keep what was bound, as far as runs left it.
 */
POP_MUST_CHECK pop_status pop_engine_carry(pop_engine *e, pop_err *err);

/*
 * Runs the program once.  timeout_ns of 0: as long as it takes; otherwise no
 * step and no iteration of a loop begins later.
 *
 * POP_E_USAGE        an argument was never bound, or donated memory overlaps
 *                    another argument
 * POP_E_DIFFER       expectations of the program did not hold; the results are
 *                    there, pop_engine_failures() says how many failed
 * POP_E_TIMEOUT      as above; the results are undefined
 * POP_E_INTERRUPTED  pop_engine_stop(); the same
 * POP_E_CORRUPT      the executable's file lost its constants; the same
 */
POP_MUST_CHECK pop_status pop_engine_run(
	pop_engine *e, uint64_t timeout_ns, pop_err *err);
/* Ends the run that is under way, or else the next, before its next step. */
void pop_engine_stop(pop_engine *e);

/* Where result i is; its size and type are the program's. */
const void *pop_engine_result(const pop_engine *e, uint32_t i);
/* Expectations that did not hold in the last run. */
uint32_t pop_engine_failures(const pop_engine *e);

/* ---- Reports. */

typedef struct pop_engine_stats {
	const char *isa;
	unsigned nthread;
	uint64_t prepare_ns; /* of pop_engine_load() */
	uint64_t run_ns;     /* of the last run */
	uint64_t nrun;
	uint64_t arena_bytes;   /* greatest use of the arena: its size */
	uint64_t scratch_bytes; /* of all threads, and what steps keep */
	uint64_t owned_bytes;   /* arguments kept in the engine's memory */
} pop_engine_stats;

pop_engine_stats pop_engine_stats_of(const pop_engine *e);

/* With profile: time and number of executions of each step, in the order of the
 * program's, summed over all runs; a while or case step counts its regions in.
 * NULL without.  The engine's; every run adds to it. */
typedef struct pop_step_time {
	uint64_t ns, count;
} pop_step_time;

const pop_step_time *pop_engine_profile(const pop_engine *e);

#ifdef __cplusplus
}
#endif

#endif
