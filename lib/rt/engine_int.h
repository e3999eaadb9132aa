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
typedef struct pop_loop {
	pop_tight *tight;
	bool within;                /* a tight loop runs it */
	pop_pace *pace;             /* if it runs one by one, or NULL */
	uint32_t first_kept, nkept; /* what its steps keep, in `kept` */
} pop_loop;

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
	uint32_t *uses;       /* of buffers; NULL: there are no loops */
	uint32_t tight_nodes; /* see pop_tight_prepare() */
	pop_loop once;        /* the steps that are in no loop */
	size_t *kept;         /* where in run.kept, loop by loop */
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

/* All arguments bound, donated memory apart; bind.c. */
POP_MUST_CHECK pop_status pop_engine_check_bound(pop_engine *e, pop_err *err);

#endif
