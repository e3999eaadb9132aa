#ifndef POP_NUM_COMPARE_H
#define POP_NUM_COMPARE_H

#include <stdint.h>

#include "lib/num/tensor.h"

/*
 * Whether results agree with expected ones.
 */
typedef struct pop_difference {
	int64_t count;        /* elements that disagree */
	int64_t first;        /* flat index of the first of them; -1: none */
	double max_abs;       /* largest |got - expected| of finite pairs */
	int64_t max_at;       /* where; -1: no pair differs */
	double got, expected; /* at `first`; parts of complex: the bad one */
	int64_t compared;
} pop_difference;

/*
 * Floats: |got - expected| <= atol + rtol*|expected|, computed in double; equal
 * infinities and NaN with NaN agree.  Complex: both parts.  Integers and bools
 * agree only when equal.  The types may differ only in that expected values of
 * a narrow float type are kept as f32 or f64.  POP_E_INPUT if types or dims do
 * not fit.
 */
POP_MUST_CHECK pop_status pop_compare(pop_difference *out,
	const pop_tensor *got, const pop_tensor *expected, double rtol,
	double atol, pop_err *err);

/*
 * The sampled form: `index` holds flat row-major indices into got, `value` the
 * expected elements, and `absmean` (NULL: not known) the mean of |expected|
 * over everything, with which that of got agrees within the same tolerance;
 * if it does not, out->count is one more and out->first stays.
 */
POP_MUST_CHECK pop_status pop_compare_sampled(pop_difference *out,
	const pop_tensor *got, const pop_tensor *index, const pop_tensor *value,
	const pop_tensor *absmean, double rtol, double atol, pop_err *err);

/* ---- Checks of the conformance suites; the types of both are equal. */

/* As the type compares: NaN equals nothing, -0 equals +0. */
void pop_check_eq(pop_difference *out, pop_dtype d, const void *got,
	const void *expected, int64_t n);
/* min_ulp <= distance <= max_ulp */
void pop_check_close(pop_difference *out, pop_dtype d, const void *got,
	const void *expected, int64_t n, uint64_t min_ulp, uint64_t max_ulp);
/* |got - expected| <= tolerance; NaN with NaN and equal values pass. */
void pop_check_almost(pop_difference *out, pop_dtype d, const void *got,
	const void *expected, int64_t n, double tolerance);

/*
 * Number of representable values from a to b; opposite signs: the distances to
 * zero added.  Equal bits and two NaNs are 0, any other non-finite operand is
 * UINT64_MAX.  Complex: the larger of the parts.  Integers: |a - b|.
 */
uint64_t pop_ulp_distance(pop_dtype d, const void *a, const void *b);

#endif
