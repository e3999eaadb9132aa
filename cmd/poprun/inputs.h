#ifndef POP_CMD_POPRUN_INPUTS_H
#define POP_CMD_POPRUN_INPUTS_H

#include "cmd/poprun/find.h"
#include "lib/codelet/program.h"
#include "lib/num/npy.h"

/* One tensor for each argument.  Zeroed is empty; ends with
 * poprun_inputs_release(). */
typedef struct poprun_inputs {
	pop_tensor *tensor;
	uint32_t n;
	pop_npz npz; /* what tensors borrow from */
} poprun_inputs;

/*
 * Makes the arguments of `p`: from `file` (.yaml recipes or .npz; NULL: none),
 * then from `spec`, "[NAME|INDEX=]SPEC" each, which replace.  Every argument
 * must get a value.  POP_E_INPUT names the argument, what was given and what
 * its type is.
 */
POP_MUST_CHECK pop_status poprun_inputs_make(poprun_inputs *out,
	const pop_program *p, const poprun_found *names, const char *file,
	const pop_cli_list *spec, pop_err *err);
void poprun_inputs_release(poprun_inputs *in);

#endif
