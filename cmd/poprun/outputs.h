#ifndef POP_CMD_POPRUN_OUTPUTS_H
#define POP_CMD_POPRUN_OUTPUTS_H

#include "lib/base/buf.h"
#include "lib/num/tensor.h"

/* Prints results as NumPy prints them, one after the other; or writes them:
 * `path` ends in .npz (members out0, out1, ...) or .npy (one result). */
POP_MUST_CHECK pop_status poprun_outputs_write(
	const char *path, const pop_tensor *result, uint32_t n, pop_err *err);

/* Whether a file of this name can be made and holds n results: known before a
 * long compile or run.  path may be NULL.  POP_E_USAGE, POP_E_IO. */
POP_MUST_CHECK pop_status poprun_outputs_check(
	const char *path, uint32_t n, pop_err *err);

/* How results are compared. */
typedef struct poprun_expect {
	/* .npz: outN, or outN_idx, outN_val, outN_absmean; or .npy: the only
	 * result. */
	const char *path;
	double rtol, atol; /* negative: not given */
} poprun_expect;

/*
 * Compares results with a file.  Tolerances that were not given come from
 * the list `outputs` of a meta.yaml beside the file, if there is one with
 * them; otherwise rtol 1e-5 and atol 1e-6.  POP_E_DIFFER lists each result
 * that differs on standard error; POP_E_INPUT if the file lacks a result.
 */
POP_MUST_CHECK pop_status poprun_outputs_compare(const poprun_expect *e,
	const pop_tensor *result, uint32_t n, pop_err *err);

#endif
