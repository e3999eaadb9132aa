#ifndef POP_CMD_ENGINE_LOG_H
#define POP_CMD_ENGINE_LOG_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/status.h"
#include "lib/conf/conf.h"

/*
 * The log of phases that users of Poplar know: POPLAR_LOG_LEVEL says how much,
 * POPLAR_LOG_DEST where to.  "Starting phase: graphConstruction" is there if
 * and only if a graph was read and not known by its bytes.
 */
typedef enum pop_engine_level {
	POP_ENGINE_OFF,
	POP_ENGINE_ERR,   /* what ends the program */
	POP_ENGINE_WARN,  /* warnings */
	POP_ENGINE_INFO,  /* phases and how long they took */
	POP_ENGINE_DEBUG, /* keys, paths, hits and misses */
	POP_ENGINE_TRACE, /* each stage and pass of the compiler */
} pop_engine_level;

/* Once, when settings are known.  POP_E_IO: the file cannot be opened. */
POP_MUST_CHECK pop_status pop_engine_log_open(
	const pop_conf *conf, pop_err *err);
bool pop_engine_logs(pop_engine_level level);
/* Messages on standard error are not in the log. */
bool pop_engine_log_is_apart(void);
void pop_engine_log(pop_engine_level level, const char *fmt, ...)
	POP_PRINTF(2, 3);

typedef struct pop_engine_phase {
	const char *name;
	uint64_t start_ns;
} pop_engine_phase;

pop_engine_phase pop_engine_begin(const char *name);
void pop_engine_end(pop_engine_phase p);

#endif
