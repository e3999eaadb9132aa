/*
 * Checks of transforms, matrix ops and random numbers.  Matrix ops work on the
 * last two dims; what stands before is the batch, which operands and results
 * share.  Factorizations take one matrix, and a table says what they give.
 */

#include "lib/ir/ir_int.h"

enum { FLOAT_OR_COMPLEX = POP_IN_FLOAT | POP_IN_COMPLEX };

/* Stands for a dim that is not there. */
#define NO_DIM INT64_MIN

/* x with its last two dims replaced by `rows` and `cols`, but for NO_DIM. */
static pop_shape
like(const pop_shape *x, int dtype, int64_t rows, int64_t cols)
{
	pop_shape s = {.dtype = (uint8_t)dtype, .rank = x->rank};

	s.rank -= 2;
	for (unsigned i = 0; i < s.rank; i++)
		s.dim[i] = x->dim[i];
	if (rows != NO_DIM)
		s.dim[s.rank++] = rows;
	if (cols != NO_DIM)
		s.dim[s.rank++] = cols;
	return s;
}

static int64_t
rows_of(const pop_shape *x)
{
	return x->dim[x->rank - 2];
}

static int64_t
cols_of(const pop_shape *x)
{
	return x->dim[x->rank - 1];
}

static int64_t
least(int64_t a, int64_t b)
{
	return a < 0 || b < 0 ? POP_DIM_DYNAMIC : a < b ? a : b;
}

static pop_dtype
complex_of(uint8_t d)
{
	return d == POP_DT_F64 || d == POP_DT_C128 ? POP_DT_C128 : POP_DT_C64;
}

/* Operand i is a batch of matrices of numbers that have roots. */
static pop_status
want_matrix(const pop_check *c, uint32_t i, bool square)
{
	const pop_shape *x = pop_arg_type(c->op, i);

	POP_TRY(pop_want_class(
		c, "operand", (int)i, x->dtype, FLOAT_OR_COMPLEX));
	POP_TRY(pop_want_range(
		c, "rank of operand", (int)i, x->rank, 2, POP_MAX_RANK));
	if (square)
		POP_TRY(pop_want_dim(c, "columns of operand", (int)i,
			cols_of(x), rows_of(x)));
	return POP_OK;
}

/* ---- StableHLO's. */

pop_status
pop_check_cholesky(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);

	POP_TRY(want_matrix(c, 0, true));
	POP_TRY(pop_want_flag(c, POP_ATTR_LOWER));
	POP_TRY(pop_want_range(c, "number of results", -1, c->op->nres, 1, 2));
	c->out[0] = *x;
	if (c->op->nres == 2)
		c->out[1] = like(x, POP_DT_I32, NO_DIM, NO_DIM);
	return POP_OK;
}

pop_status
pop_check_triangular_solve(const pop_check *c)
{
	const pop_shape *a = pop_arg_type(c->op, 0);
	const pop_shape *b = pop_arg_type(c->op, 1);

	POP_TRY(want_matrix(c, 0, true));
	POP_TRY(want_matrix(c, 1, false));
	POP_TRY(pop_want_dtype(c, "operand", 1, b->dtype, a->dtype));
	POP_TRY(pop_want_int(c, "rank of operand", 1, b->rank, a->rank));
	for (int i = 0; i < (int)a->rank - 2; i++)
		POP_TRY(pop_want_dim(c, "operand 1: batch dimension", i,
			b->dim[i], a->dim[i]));
	POP_TRY(pop_want_attr(c, POP_ATTR_LEFT_SIDE));
	POP_TRY(pop_want_flag(c, POP_ATTR_LEFT_SIDE));
	POP_TRY(pop_want_flag(c, POP_ATTR_LOWER));
	POP_TRY(pop_want_flag(c, POP_ATTR_UNIT_DIAGONAL));
	POP_TRY(pop_want_attr(c, POP_ATTR_TRANSPOSE_A));
	POP_TRY(pop_want_range(c, "transpose_a", -1,
		pop_attr_int(c->op, POP_ATTR_TRANSPOSE_A, 0), 1, 3));
	if (pop_attr_int(c->op, POP_ATTR_LEFT_SIDE, 0))
		POP_TRY(pop_want_dim(
			c, "rows of operand", 1, rows_of(b), rows_of(a)));
	else
		POP_TRY(pop_want_dim(
			c, "columns of operand", 1, cols_of(b), cols_of(a)));
	*c->out = *b;
	for (int i = 0; i < (int)a->rank - 2; i++)
		c->out->dim[i] = pop_dim_merge(b->dim[i], a->dim[i]);
	return POP_OK;
}

/* FFT_TYPE. */
enum { FFT, IFFT, RFFT, IRFFT };

/* The lengths are those of the real side. */
static pop_status
check_lengths(const pop_check *c, const pop_shape *real, const int64_t *length,
	uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		POP_TRY(pop_want_dim(c, "fft_length", (int)i, length[i],
			real->dim[real->rank - n + i]));
	return POP_OK;
}

static int64_t
half(int64_t n)
{
	return n < 0 ? POP_DIM_DYNAMIC : n ? n / 2 + 1 : 0;
}

pop_status
pop_check_fft(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	int64_t type = pop_attr_int(c->op, POP_ATTR_FFT_TYPE, -1), *last;
	const int64_t *length;
	uint32_t n;

	POP_TRY(pop_want_attr(c, POP_ATTR_FFT_TYPE));
	POP_TRY(pop_want_range(c, "fft_type", -1, type, FFT, IRFFT));
	length = pop_attr_ints(c->op, POP_ATTR_FFT_LENGTH, &n);
	POP_TRY(pop_want_range(c, "length of fft_length", -1, n, 1, 3));
	POP_TRY(pop_want_each(
		c, POP_ATTR_FFT_LENGTH, length, n, 0, POP_MAX_ELEMENTS));
	POP_TRY(pop_want_range(
		c, "rank of operand", 0, x->rank, n, POP_MAX_RANK));
	*c->out = *x;
	last = &c->out->dim[x->rank - 1];
	if (type != RFFT)
		POP_TRY(pop_want_class(
			c, "operand", 0, x->dtype, POP_IN_COMPLEX));
	if (type == RFFT) {
		if (x->dtype != POP_DT_F32)
			POP_TRY(pop_want_dtype(
				c, "operand", 0, x->dtype, POP_DT_F64));
		POP_TRY(check_lengths(c, x, length, n));
		c->out->dtype = (uint8_t)complex_of(x->dtype);
		*last = half(*last);
	} else if (type == IRFFT) {
		POP_TRY(pop_want_dim(c, "innermost dimension of operand", 0,
			*last, half(length[n - 1])));
		*last = length[n - 1];
		POP_TRY(check_lengths(c, c->out, length, n));
		c->out->dtype = (uint8_t)pop_dtype_real((pop_dtype)x->dtype);
	}
	return POP_OK;
}

/* ---- Random numbers. */

/* RNG_DISTRIBUTION, RNG_ALGORITHM. */
enum { UNIFORM = 1, NORMAL, BITS };
enum { DEFAULT, THREE_FRY, PHILOX };

pop_status
pop_check_rng(const pop_check *c)
{
	const pop_shape *a = pop_arg_type(c->op, 0);
	int64_t kind = pop_attr_int(c->op, POP_ATTR_RNG_DISTRIBUTION, 0);

	POP_TRY(pop_want_attr(c, POP_ATTR_RNG_DISTRIBUTION));
	POP_TRY(pop_want_range(c, "rng_distribution", -1, kind, UNIFORM, BITS));
	*c->out = *c->op->res[0].type;
	if (kind == BITS)
		return pop_want_class(
			c, "result", 0, c->out->dtype, POP_IN_UINT);
	POP_TRY(pop_want_class(c, "operand", 0, a->dtype,
		kind == NORMAL ? POP_IN_FLOAT
			       : POP_IN_FLOAT | POP_IN_INT | POP_IN_BOOL));
	POP_TRY(pop_want_scalar(c, "operand", 0, a, a->dtype));
	POP_TRY(pop_want_scalar(
		c, "operand", 1, pop_arg_type(c->op, 1), a->dtype));
	return pop_want_dtype(c, "result", 0, c->out->dtype, a->dtype);
}

pop_status
pop_check_rng_bit_generator(const pop_check *c)
{
	const pop_shape *state = pop_arg_type(c->op, 0);
	int64_t algorithm = pop_attr_int(c->op, POP_ATTR_RNG_ALGORITHM, -1);

	POP_TRY(pop_want_int(c, "number of results", -1, c->op->nres, 2));
	POP_TRY(pop_want_attr(c, POP_ATTR_RNG_ALGORITHM));
	POP_TRY(pop_want_range(
		c, "rng_algorithm", -1, algorithm, DEFAULT, PHILOX));
	POP_TRY(pop_want_dtype(c, "operand", 0, state->dtype, POP_DT_U64));
	POP_TRY(pop_want_int(c, "rank of operand", 0, state->rank, 1));
	if (state->dim[0] >= 0)
		POP_TRY(pop_want_range(c, "length of operand", 0, state->dim[0],
			2, algorithm == THREE_FRY ? 2 : 3));
	c->out[0] = *state;
	c->out[1] = *c->op->res[1].type;
	return pop_want_class(
		c, "result", 1, c->out[1].dtype, POP_IN_INT | POP_IN_FLOAT);
}

/* ---- Factorizations. */

/* A result: of the operand's element type, its real or complex counterpart,
 * or i32; so many rows and columns. */
enum { SAME = 1, REAL, COMPLEX, I32 };
enum { NONE, M, N, LEAST, M_OR_LEAST, N_OR_LEAST, LESS_ONE };

typedef struct part {
	uint8_t type, rows, cols;
} part;

static const struct {
	bool square;
	part part[5];
} factors[POP_OP_LIMIT] = {
	[POP_OP_LU] = {false, {{SAME, M, N}, {I32, LEAST, NONE}, {I32, M, NONE},
				      {I32, NONE, NONE}}},
	[POP_OP_QR] = {false, {{SAME, M, N}, {SAME, LEAST, NONE}}},
	[POP_OP_EIGH] = {true,
		{{SAME, M, N}, {REAL, M, NONE}, {I32, NONE, NONE}}},
	[POP_OP_SVD] = {false,
		{{REAL, LEAST, NONE}, {SAME, M, M_OR_LEAST},
			{SAME, N_OR_LEAST, N}, {I32, NONE, NONE}}},
	[POP_OP_EIG] = {true, {{COMPLEX, M, NONE}, {COMPLEX, M, N},
				      {COMPLEX, M, N}, {I32, NONE, NONE}}},
	[POP_OP_SCHUR] = {true, {{SAME, M, N}, {SAME, M, N}, {COMPLEX, M, NONE},
					{I32, NONE, NONE}}},
	[POP_OP_HESSENBERG] = {true,
		{{SAME, M, N}, {SAME, LESS_ONE, NONE}, {I32, NONE, NONE}}},
	[POP_OP_TRIDIAGONAL] = {true,
		{{SAME, M, N}, {REAL, M, NONE}, {REAL, LESS_ONE, NONE},
			{SAME, LESS_ONE, NONE}, {I32, NONE, NONE}}},
};

static int64_t
size_of(uint8_t what, int64_t m, int64_t n, bool full)
{
	switch (what) {
	case M:
		return m;
	case N:
		return n;
	case LEAST:
		return least(m, n);
	case M_OR_LEAST:
		return full ? m : least(m, n);
	case N_OR_LEAST:
		return full ? n : least(m, n);
	case LESS_ONE:
		return m > 0 ? m - 1 : m;
	default:
		return NO_DIM;
	}
}

static int
type_of(uint8_t what, uint8_t d)
{
	switch (what) {
	case REAL:
		return (int)pop_dtype_real((pop_dtype)d);
	case COMPLEX:
		return (int)complex_of(d);
	case I32:
		return POP_DT_I32;
	default:
		return d;
	}
}

pop_status
pop_check_factors(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const part *p = factors[c->op->code].part;
	bool full = pop_attr_int(c->op, POP_ATTR_FULL_MATRICES, 0) != 0;
	uint32_t n = 0;

	POP_TRY(want_matrix(c, 0, factors[c->op->code].square));
	POP_TRY(pop_want_flag(c, POP_ATTR_LOWER));
	POP_TRY(pop_want_flag(c, POP_ATTR_FULL_MATRICES));
	while (n < 5 && p[n].type)
		n++;
	POP_TRY(pop_want_int(c, "number of results", -1, c->op->nres, n));
	for (uint32_t i = 0; i < n; i++)
		c->out[i] = like(x, type_of(p[i].type, x->dtype),
			size_of(p[i].rows, rows_of(x), cols_of(x), full),
			size_of(p[i].cols, rows_of(x), cols_of(x), full));
	return POP_OK;
}

pop_status
pop_check_householder(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const pop_shape *t = pop_arg_type(c->op, 1);
	pop_shape want;

	POP_TRY(want_matrix(c, 0, false));
	if (cols_of(x) >= 0)
		POP_TRY(pop_want_part(
			c, "columns of operand", 0, cols_of(x), rows_of(x)));
	POP_TRY(pop_want_int(c, "rank of operand", 1, t->rank, x->rank - 1));
	want = like(x, x->dtype, t->dim[t->rank - 1], NO_DIM);
	POP_TRY(pop_want_type(c, "operand", 1, t, &want));
	if (t->dim[t->rank - 1] >= 0)
		POP_TRY(pop_want_part(c, "number of reflectors", -1,
			t->dim[t->rank - 1], cols_of(x)));
	*c->out = *x;
	return POP_OK;
}

pop_status
pop_check_tridiagonal_solve(const pop_check *c)
{
	const pop_shape *b = pop_arg_type(c->op, 3);
	pop_shape want;

	POP_TRY(want_matrix(c, 3, false));
	POP_TRY(pop_want_int(c, "number of results", -1, c->op->nres, 2));
	want = like(b, b->dtype, rows_of(b), NO_DIM);
	for (int i = 0; i < 3; i++)
		POP_TRY(pop_want_type(c, "operand", i,
			pop_arg_type(c->op, (uint32_t)i), &want));
	c->out[0] = *b;
	c->out[1] = like(b, POP_DT_I32, NO_DIM, NO_DIM);
	return POP_OK;
}

pop_status
pop_check_permutation(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const pop_shape *r = c->op->res[0].type;

	POP_TRY(pop_want_dtype(c, "operand", 0, x->dtype, POP_DT_I32));
	POP_TRY(pop_want_range(
		c, "rank of operand", 0, x->rank, 1, POP_MAX_RANK));
	POP_TRY(pop_want_int(c, "rank of result", 0, r->rank, x->rank));
	if (x->dim[x->rank - 1] >= 0)
		POP_TRY(pop_want_part(c, "number of pivots", -1,
			x->dim[x->rank - 1], r->dim[r->rank - 1]));
	*c->out = *x;
	c->out->dim[x->rank - 1] = r->dim[r->rank - 1];
	return POP_OK;
}
