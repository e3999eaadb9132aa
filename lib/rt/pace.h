#ifndef POP_RT_PACE_H
#define POP_RT_PACE_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Whether more threads than one pay for turns that are short: those of a loop,
 * or runs of a program.
 *
 * Steps know how long they take, not what it costs that another core has what
 * they read, nor whether that core is there.  So turns are timed, some with all
 * threads and some alone, and what was faster is kept, for longer each time
 * that it wins again.  Turns that are long stay with all threads.
 */
typedef struct pop_pace {
	bool alone;         /* how turns run now */
	bool was_alone;     /* what won last */
	bool has_changed;   /* the next turns first bring over what they read */
	unsigned trial;     /* windows of the trial under way */
	uint64_t ns, turns; /* of this window */
	uint64_t best[2];   /* picoseconds of a turn, with all and alone */
	uint64_t rest, left; /* nanoseconds between trials, and to the next */
	uint64_t longest;    /* nanoseconds of a turn that is short */
} pop_pace;

/* The first trial begins after turns of `rest` nanoseconds. */
void pop_pace_init(pop_pace *p, uint64_t longest, uint64_t rest);

/* Some turns took `ns`; says, in `alone`, how the next shall run. */
void pop_pace_add(pop_pace *p, uint64_t ns, uint64_t turns);

#endif
