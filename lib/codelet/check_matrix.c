/*
 * The rules of FFT, MATRIX and RNG steps.  For MATRIX the table of matrix.def
 * says over what sizes each view moves and what its elements are; kernels
 * copy matrices by the same table.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/codelet/check_int.h"

const pop_matrix_info pop_matrix_info_of[POP_MATRIX_LIMIT] = {
#define MATRIX(NAME, text, number, nin, square, ...) \
	[number] = {text, nin, square, {__VA_ARGS__}},
#include "lib/codelet/matrix.def"
#undef MATRIX
};

int64_t
pop_matrix_extent(unsigned size, int64_t m, int64_t n, int64_t k, int64_t flags)
{
	int64_t least = m < n ? m : n;

	switch (size) {
	case POP_SIZE_M:
		return m;
	case POP_SIZE_N:
		return n;
	case POP_SIZE_K:
		return k;
	case POP_SIZE_LEAST:
		return least;
	case POP_SIZE_M_FULL:
		return flags & POP_MATRIX_FULL ? m : least;
	case POP_SIZE_N_FULL:
		return flags & POP_MATRIX_FULL ? n : least;
	case POP_SIZE_LESS:
		return m ? m - 1 : 0;
	case POP_SIZE_SIDE:
		return flags & POP_MATRIX_LEFT ? m : n;
	default:
		return 1;
	}
}

static pop_dtype
dtype_of(const pop_checker *c, uint32_t v)
{
	return (pop_dtype)c->step->view[v].dtype;
}

static pop_status
want_dtype(const pop_checker *c, uint32_t v, pop_dtype d)
{
	if (dtype_of(c, v) != d)
		return pop_check_fail(c, 'a', "view %u holds %s instead of %s",
			v, pop_dtype_info_of[dtype_of(c, v)].name,
			pop_dtype_info_of[d].name);
	return POP_OK;
}

static pop_dtype
complex_of(pop_dtype d)
{
	return d == POP_DT_F64 || d == POP_DT_C128 ? POP_DT_C128 : POP_DT_C64;
}

static pop_status
reach(pop_checker *c, uint32_t v, const int64_t *ext, bool writes)
{
	pop_reach r = {.ext = ext, .writes = writes};

	return pop_check_reach(c, v, &r);
}

pop_status
pop_check_step_fft(pop_checker *c)
{
	const pop_step *s = c->step;
	int64_t in[POP_MAX_DIMS], out[POP_MAX_DIMS], kind, n, half;
	pop_dtype from, to;

	POP_TRY(pop_check_counts(c, 2, 0, POP_FFT_PARAMS));
	POP_TRY(pop_check_param(
		c, POP_FFT_KIND, POP_FFT_FORWARD, POP_FFT_INVERSE_REAL, &kind));
	if (!s->ndim)
		return pop_check_fail(c, 'a', "no dim to transform");
	memcpy(in, s->extent, sizeof(in));
	memcpy(out, s->extent, sizeof(out));
	n = s->extent[s->ndim - 1];
	half = n ? n / 2 + 1 : 0;
	from = dtype_of(c, 0);
	to = dtype_of(c, 1);
	if (kind == POP_FFT_REAL) {
		out[s->ndim - 1] = half;
		POP_TRY(want_dtype(c, 0, pop_dtype_real(to)));
	} else if (kind == POP_FFT_INVERSE_REAL) {
		in[s->ndim - 1] = half;
		POP_TRY(want_dtype(c, 1, pop_dtype_real(from)));
	} else {
		POP_TRY(want_dtype(c, 1, from));
	}
	if (!pop_dtype_is_complex(kind == POP_FFT_REAL ? to : from))
		return pop_check_fail(c, 'a', "the transform is not complex");
	POP_TRY(reach(c, 0, in, false));
	return reach(c, 1, out, true);
}

static pop_status
matrix_dtype(const pop_checker *c, uint32_t v, unsigned type)
{
	pop_dtype t = dtype_of(c, 0);

	switch (type) {
	case POP_MATRIX_R:
		return want_dtype(c, v, pop_dtype_real(t));
	case POP_MATRIX_C:
		return want_dtype(c, v, complex_of(t));
	case POP_MATRIX_I:
		return want_dtype(c, v, POP_DT_I32);
	default:
		if (!pop_dtype_is_float(t) && !pop_dtype_is_complex(t))
			return pop_check_fail(c, 'a',
				"a matrix of %s cannot be factored",
				pop_dtype_info_of[t].name);
		return want_dtype(c, v, t);
	}
}

/* What kernels rely on beyond the table. */
static pop_status
matrix_sizes(
	const pop_checker *c, int64_t what, int64_t m, int64_t n, int64_t k)
{
	if (m > INT32_MAX || n > INT32_MAX)
		return pop_check_fail(c, 'h', "the matrix is too large");
	if (pop_matrix_info_of[what].square && m != n)
		return pop_check_fail(c, 'a', "the matrix is not square");
	if (what == POP_MATRIX_HOUSEHOLDER && (n > m || k > n))
		return pop_check_fail(c, 'a', "too many columns or reflectors");
	if (what == POP_MATRIX_PERMUTATION && (k > m || n != 1))
		return pop_check_fail(c, 'a', "too many pivots");
	return POP_OK;
}

pop_status
pop_check_step_matrix(pop_checker *c)
{
	const pop_step *s = c->step;
	const pop_matrix_info *info;
	int64_t what, flags, k, m, n, ext[POP_MAX_DIMS];
	uint32_t nview = 0;

	POP_TRY(pop_check_param(
		c, POP_MATRIX_WHAT, 1, POP_MATRIX_LIMIT - 1, &what));
	POP_TRY(pop_check_param(
		c, POP_MATRIX_FLAGS, 0, POP_MATRIX_ALL_FLAGS, &flags));
	POP_TRY(pop_check_param(c, POP_MATRIX_K, 0, INT32_MAX, &k));
	info = &pop_matrix_info_of[what];
	if (!info->name || s->ndim < 2)
		return pop_check_fail(
			c, 'a', "no such matrix operation, or too few dims");
	while (nview < POP_MATRIX_VIEWS && info->view[nview].type)
		nview++;
	POP_TRY(pop_check_counts(c, nview, 0, POP_MATRIX_PARAMS));
	m = s->extent[s->ndim - 2];
	n = s->extent[s->ndim - 1];
	POP_TRY(matrix_sizes(c, what, m, n, k));
	memcpy(ext, s->extent, sizeof(ext));
	for (uint32_t v = 0; v < nview; v++) {
		unsigned rows = info->view[v].rows, cols = info->view[v].cols;

		POP_TRY(matrix_dtype(c, v, info->view[v].type));
		ext[s->ndim - 2] = pop_matrix_extent(rows, m, n, k, flags);
		ext[s->ndim - 1] = pop_matrix_extent(cols, m, n, k, flags);
		POP_TRY(reach(c, v, ext, v >= info->nin));
	}
	return POP_OK;
}

pop_status
pop_check_step_rng(pop_checker *c)
{
	const pop_step *s = c->step;
	int64_t algorithm, k, ext[POP_MAX_DIMS] = {0};

	POP_TRY(pop_check_counts(c, 3, 0, POP_RNG_PARAMS));
	POP_TRY(pop_check_param(c, POP_RNG_ALGORITHM, POP_RNG_THREE_FRY,
		POP_RNG_PHILOX, &algorithm));
	POP_TRY(pop_check_param(
		c, POP_RNG_K, 2, algorithm == POP_RNG_PHILOX ? 3 : 2, &k));
	if (s->ndim != 3)
		return pop_check_fail(c, 'a', "not three dims");
	if (!pop_dtype_is_int(dtype_of(c, 2)) &&
		!pop_dtype_is_float(dtype_of(c, 2)))
		return pop_check_fail(c, 'a', "no numbers of bits");
	if ((algorithm == POP_RNG_PHILOX ||
		    pop_dtype_info_of[dtype_of(c, 2)].bits > 32) &&
		(s->extent[0] != 1 || s->extent[1] != 1))
		return pop_check_fail(c, 'a', "dims that only pairs have");
	ext[0] = k;
	ext[1] = ext[2] = 1;
	for (uint32_t v = 0; v < 2; v++) {
		POP_TRY(want_dtype(c, v, POP_DT_U64));
		POP_TRY(reach(c, v, ext, v == 1));
	}
	return reach(c, 2, s->extent, true);
}
