#ifndef POP_CMD_POPRUN_FIND_H
#define POP_CMD_POPRUN_FIND_H

#include "cmd/common/tool.h"
#include "lib/base/json.h"
#include "lib/exe/exe.h"

/*
 * From what the user named to an executable: a file, a key in the cache, or a
 * graph, whose bytes have an alias in the cache or are given to popc.
 */
typedef struct poprun_found {
	pop_exe *exe;
	pop_digest key;
	bool hit;        /* nothing was compiled */
	bool from_graph; /* then names may be known */
	pop_alias names; /* of arguments and results; may be empty */
	char path[POP_CACHE_PATH_MAX]; /* "-": not stored */
	uint64_t input_bytes;          /* of the graph, hashed */
	uint64_t hash_ns, lookup_ns, popc_ns;
} poprun_found;

/* What a popc that we start is given besides the settings. */
typedef struct poprun_passed {
	const char *config;            /* of --config, or NULL */
	const pop_cli_list *custom_op; /* as written */
	const pop_cli_list *shape;     /* the same */
	const pop_customs *customs;    /* the files */
} poprun_passed;

/* Zeroed *out; ends with poprun_found_close() in every case.
 * POP_E_MISS: a key that is not in the cache.  A failure of popc keeps its
 * status; it printed why. */
POP_MUST_CHECK pop_status poprun_find(poprun_found *out, const char *what,
	const pop_conf *conf, const poprun_passed *passed, pop_err *err);
void poprun_found_close(poprun_found *f);

/* Position of the argument `name`: a number, a name, or -1. */
int64_t poprun_found_arg(const poprun_found *f, pop_str name);

#endif
