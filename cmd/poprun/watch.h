#ifndef POP_CMD_POPRUN_WATCH_H
#define POP_CMD_POPRUN_WATCH_H

#include <stdint.h>

#include "lib/poprt.h"

/*
 * Ends a run from outside.  SIGINT, SIGTERM and --timeout stop the engine at
 * its next step; a step that goes on for longer than a moment ends the process
 * with the same message and exit status, which nothing of a run survives:
 * results are written after it, and the device is free when its holder is
 * gone.  A second signal of a kind ends the process by that signal.
 *
 * One engine at a time.
 */
/* late: what is said of a run that takes longer than it may. */
void poprun_watch_begin(pop_engine *e, const char *late);
/* Before each run; 0: no limit. */
void poprun_watch_run(uint64_t timeout_ns);
void poprun_watch_end(void);

#endif
