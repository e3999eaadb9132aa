#ifndef POP_CMD_POPRUN_SHAPES_H
#define POP_CMD_POPRUN_SHAPES_H

#include "lib/base/status.h"
#include "lib/conf/cli.h"

/*
 * The items of --shape as popc takes them.  "inputs" stands for the sizes of
 * all arrays of --inputs=FILE.npz.
 */
typedef struct poprun_shapes {
	pop_cli_list list;
	char **owned; /* strings made here */
	size_t nowned;
} poprun_shapes;

/* POP_E_USAGE: "inputs" without such a file.  Zeroed *out; ends with
 * poprun_shapes_release() in every case. */
POP_MUST_CHECK pop_status poprun_shapes_make(poprun_shapes *out,
	const pop_cli_list *given, const char *inputs, pop_err *err);
void poprun_shapes_release(poprun_shapes *s);

#endif
