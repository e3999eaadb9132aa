#ifndef POP_CMD_POPC_SOURCE_H
#define POP_CMD_POPC_SOURCE_H

#include "cmd/common/tool.h"
#include "lib/base/fs.h"
#include "lib/base/json.h"
#include "lib/compile/compile.h"

/*
 * A graph file and what compiling it needs: bytes, settings' bytes, arena.
 *
 *   popc_source_open -> popc_source_read -> ... -> popc_source_close
 */
typedef struct popc_source {
	const char *path;
	pop_file file;
	pop_arena arena;
	pop_buf target, options;
	pop_custom_op *custom; /* what the request refers to */
	pop_given *given;      /* the same */
	pop_compile_request request;
	pop_graph *graph; /* after popc_source_read() */
	pop_key key;      /* the same */
} popc_source;

/* Reads the file ("-": standard input).  Zeroed *out; the caller ends with
 * popc_source_close() in every case. */
POP_MUST_CHECK pop_status popc_source_open(popc_source *out, const char *path,
	const pop_conf *conf, const pop_target *target,
	const pop_customs *customs, pop_err *err);
/* The part of it that is for custom ops and shapes. */
POP_MUST_CHECK pop_status popc_source_customs(
	popc_source *s, const pop_customs *customs, pop_err *err);
/* Parses, verifies and makes the key. */
POP_MUST_CHECK pop_status popc_source_read(popc_source *s, pop_err *err);
/* After reading: warns of custom ops that the graph has no call of. */
void popc_source_warn(const popc_source *s);
void popc_source_close(popc_source *s);

/* What is told of a graph that failed: the line "KEY failed STATUS GRAPH", or
 * to `json`, if it is not NULL, an object.  key: NULL: not known. */
void popc_failed_print(const pop_digest *key, pop_status st, const char *path,
	const pop_err *e, pop_json *json, pop_buf *out);

#endif
