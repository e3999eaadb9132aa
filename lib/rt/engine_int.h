#ifndef POP_RT_ENGINE_INT_H
#define POP_RT_ENGINE_INT_H

#include <stdatomic.h>

#include "lib/base/pages.h"
#include "lib/kernel/kernel.h"
#include "lib/kernel/tight.h"
#include "lib/rt/engine.h"
#include "lib/rt/pace.h"

/* What the files of the engine share.  Only lib/rt includes this. */

/* What the engine knows of a while step. */
typedef struct pop_loop pop_loop;
struct pop_loop {
	pop_loop *outer;  /* the nearest around it, or NULL */
	bool settled;     /* `tight` is known, or one around takes it along */
	pop_tight *tight; /* or NULL: it runs step by step */
	uint64_t taken, turns;      /* nanoseconds of its steps, until then */
	uint64_t patience;          /* how many there are to be */
	pop_pace *pace;             /* of its turns; NULL: one thread */
	uint32_t first_kept, nkept; /* what its steps keep, in `kept` */
};

/* What argument memory is. */
typedef struct pop_bound {
	void *data;  /* NULL: not bound */
	void *owned; /* memory of the engine for it, or NULL */
} pop_bound;

struct pop_engine {
	const pop_program *program;
	const pop_exe *exe; /* NULL: none */
	const pop_kernel_table *kernels;
	pop_arena arena; /* plans and tables */
	pop_run run;
	pop_pace pace;        /* of runs */
	pop_call *call;       /* one per step; run NULL: while or case */
	pop_loop *loop;       /* one per step; of while steps */
	bool *inside;         /* by step: a STRIP runs it */
	pop_step_time *times; /* one per step, or NULL */
	void **start;         /* pointers that a run begins with */
	pop_bound *bound;     /* one per argument */
	uint32_t *argument;   /* buffers of arguments, argument by argument */
	uint32_t *first;      /* of an argument, in that list; narg + 1 */
	pop_engine_loops loops; /* as asked for */
	bool has_loops;
	uint32_t *uses;       /* of buffers; NULL: no loop was traced yet */
	uint32_t tight_nodes; /* see pop_tight_prepare() */
	pop_loop once;        /* the steps that are in no loop */
	size_t *kept;         /* where in run.kept, loop by loop */
	pop_loop **keeper;    /* by step: the loop for which it keeps, or NULL;
				 NULL: none keeps anything */
	uint32_t nkept;
	size_t kept_bytes;
	bool rotates;     /* some while step exchanges pointers */
	bool is_large;    /* worth waking threads for */
	bool is_checked;  /* bindings were, since they changed */
	pop_pages memory, working; /* arena, perhaps the rest; the rest */
	uint64_t max_memory;
	bool max_given;    /* by the caller, not by the system */
	uint64_t deadline; /* of this run; 0: none */
	atomic_bool stop;
	pop_engine_stats stats;
};

/* Lets steps of loops keep what no turn changes, and steps in none share it,
 * once all are ready; and makes those of a loop, or a run, that begins forget
 * it; keep.c. */
void pop_engine_keep(pop_engine *e);
void pop_engine_forget(pop_engine *e, const pop_loop *loop);

/* While steps: loop.c.  Which there are, once steps and threads are known;
 * whether one can be tight, if that is not settled; a run of it. */
void pop_engine_note_loops(pop_engine *e, pop_engine_loops when);
void pop_engine_settle(pop_engine *e, uint32_t step);
POP_MUST_CHECK pop_status pop_engine_while(
	pop_engine *e, const pop_step *s, pop_err *err);

/* A region of the program, and whether the run shall end: asked between turns
 * of loops, and between steps that are watched; run.c. */
POP_MUST_CHECK pop_status pop_engine_region(
	pop_engine *e, uint32_t region, pop_err *err);
POP_MUST_CHECK pop_status pop_engine_pause(pop_engine *e, pop_err *err);

/* All arguments bound, donated memory apart; bind.c. */
POP_MUST_CHECK pop_status pop_engine_check_bound(pop_engine *e, pop_err *err);

#endif
