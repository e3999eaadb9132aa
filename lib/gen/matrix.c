/*
 * Transforms and matrix ops.  A transform over several dims is one step for
 * each of them; a matrix op is one step, whose views the table of codelet's
 * matrix.def lists in the order of op's operands and results.
 */

#include "lib/gen/gen_int.h"

static void
add_view(maker *m, const place *p, const int *dim, uint8_t io)
{
	wide_view w = pop_maker_wide(p, dim, io);

	pop_maker_new_view(m, &w);
}

/* ---- Transforms. */

/* FFT_TYPE of the op. */
enum { FFT, IFFT, RFFT, IRFFT };

/* Lines from which they are neighbours. */
enum { LEAST_NEIGHBOURS = 8 };

/* Lines that lie side by side are transformed together: the dim in which
 * elements follow each other comes last, unless that is `along`. */
static int
neighbours(const place *from, const place *to, unsigned along)
{
	const place *side[2] = {from, to};

	for (unsigned k = 0; k < 2; k++) {
		if (side[k]->stride[along] == 1)
			continue;
		for (unsigned d = 0; d < from->rank; d++)
			if (d != along && side[k]->stride[d] == 1 &&
				from->extent[d] >= LEAST_NEIGHBOURS)
				return (int)d;
	}
	return -1;
}

/* One step along `along`, where the transform has n elements. */
static pop_status
emit_line(gen *g, const place *from, const place *to, unsigned along, int64_t n,
	int kind)
{
	const int last = neighbours(from, to, along);
	int dim[POP_MAX_RANK];
	unsigned outer = 0;
	maker m;

	if (pop_place_elements(to) == 0)
		return POP_OK;
	pop_maker_init(&m, g, POP_STEP_FFT);
	for (unsigned d = 0; d < from->rank; d++) {
		if (d != along && (int)d != last) {
			dim[d] = (int)pop_maker_dim(&m, from->extent[d]);
			outer++;
		}
	}
	if (last >= 0) {
		dim[last] = (int)pop_maker_dim(&m, from->extent[last]);
		outer++;
	}
	dim[along] = (int)pop_maker_dim(&m, n);
	add_view(&m, from, dim, GEN_READ);
	add_view(&m, to, dim, GEN_WRITE);
	pop_maker_param(&m, kind);
	pop_maker_merge(&m, 0, outer);
	return pop_maker_commit(&m);
}

static pop_status
emit_complex(gen *g, place *at, const pop_shape *type, unsigned along, int kind,
	const place *last)
{
	place to = last ? *last : pop_place_new(g, type);

	POP_TRY(emit_line(g, at, &to, along, type->dim[along], kind));
	*at = to;
	return POP_OK;
}

pop_status
pop_emit_fft(emit *e)
{
	const pop_op *op = e->op;
	int64_t type = pop_attr_int(op, POP_ATTR_FFT_TYPE, 0);
	int kind =
		type == FFT || type == RFFT ? POP_FFT_FORWARD : POP_FFT_INVERSE;
	const pop_shape *whole =
		type == IRFFT ? op->arg[0]->type : op->res[0].type;
	unsigned rank = whole->rank;
	place at, out, t;
	uint32_t n;

	(void)pop_attr_ints(op, POP_ATTR_FFT_LENGTH, &n);
	POP_TRY(pop_place_mem(e->g, op->arg[0], &at));
	out = pop_emit_out(e, 0);
	if (type == RFFT) {
		t = n > 1 ? pop_place_new(e->g, whole) : out;
		POP_TRY(emit_line(e->g, &at, &t, rank - 1,
			op->arg[0]->type->dim[rank - 1], POP_FFT_REAL));
		at = t;
		n--;
		rank--;
	} else if (type == IRFFT) {
		for (; n > 1; n--)
			POP_TRY(emit_complex(
				e->g, &at, whole, rank - n, kind, NULL));
		return emit_line(e->g, &at, &out, rank - 1,
			op->res[0].type->dim[rank - 1], POP_FFT_INVERSE_REAL);
	}
	for (; n > 0; n--)
		POP_TRY(emit_complex(e->g, &at, whole, rank - n, kind,
			n == 1 ? &out : NULL));
	return POP_OK;
}

/* ---- Matrices. */

static pop_matrix_what
what_of(pop_opcode of)
{
	switch ((int)of) {
	case POP_OP_CHOLESKY:
		return POP_MATRIX_CHOLESKY;
	case POP_OP_TRIANGULAR_SOLVE:
		return POP_MATRIX_SOLVE;
	case POP_OP_LU:
		return POP_MATRIX_LU;
	case POP_OP_QR:
		return POP_MATRIX_QR;
	case POP_OP_HOUSEHOLDER_PRODUCT:
		return POP_MATRIX_HOUSEHOLDER;
	case POP_OP_EIGH:
		return POP_MATRIX_EIGH;
	case POP_OP_SVD:
		return POP_MATRIX_SVD;
	case POP_OP_EIG:
		return POP_MATRIX_EIG;
	case POP_OP_SCHUR:
		return POP_MATRIX_SCHUR;
	case POP_OP_HESSENBERG:
		return POP_MATRIX_HESSENBERG;
	case POP_OP_TRIDIAGONAL:
		return POP_MATRIX_TRIDIAGONAL;
	case POP_OP_TRIDIAGONAL_SOLVE:
		return POP_MATRIX_TRIDIAGONAL_SOLVE;
	default:
		return POP_MATRIX_PERMUTATION;
	}
}

static int64_t
flags_of(const pop_op *op)
{
	int64_t transpose = pop_attr_int(op, POP_ATTR_TRANSPOSE_A, 1);
	int64_t flags = 0;

	if (pop_attr_int(op, POP_ATTR_LOWER, 0))
		flags |= POP_MATRIX_LOWER;
	if (pop_attr_int(op, POP_ATTR_LEFT_SIDE, 0))
		flags |= POP_MATRIX_LEFT;
	if (pop_attr_int(op, POP_ATTR_UNIT_DIAGONAL, 0))
		flags |= POP_MATRIX_UNIT;
	if (pop_attr_int(op, POP_ATTR_FULL_MATRICES, 0))
		flags |= POP_MATRIX_FULL;
	if (transpose != 1)
		flags |= POP_MATRIX_TRANSPOSE;
	if (transpose == 3)
		flags |= POP_MATRIX_CONJUGATE;
	return flags;
}

/* The operand whose dims are the step's. */
static const pop_shape *
frame_of(const pop_op *op)
{
	if (op->code == POP_OP_TRIANGULAR_SOLVE)
		return op->arg[1]->type;
	if (op->code == POP_OP_TRIDIAGONAL_SOLVE)
		return op->arg[3]->type;
	if (op->code == POP_OP_PIVOTS_TO_PERMUTATION)
		return op->res[0].type;
	return op->arg[0]->type;
}

/* The views' dims: the batch, then rows and columns where there are any. */
static void
add_matrix(maker *m, const place *p, uint8_t io)
{
	int dim[POP_MAX_RANK];

	for (unsigned d = 0; d < p->rank; d++)
		dim[d] = (int)d;
	add_view(m, p, dim, io);
}

pop_status
pop_emit_matrix(emit *e)
{
	const pop_op *op = e->op;
	const pop_shape *frame = frame_of(op);
	bool is_vector = op->code == POP_OP_PIVOTS_TO_PERMUTATION;
	unsigned nbatch = frame->rank - (is_vector ? 1u : 2u);
	pop_shape info = {.dtype = POP_DT_I32, .rank = (uint8_t)nbatch};
	int64_t k = 0;
	place p;
	maker m;

	pop_maker_init(&m, e->g, POP_STEP_MATRIX);
	for (unsigned d = 0; d < frame->rank; d++)
		pop_maker_dim(&m, frame->dim[d]);
	for (unsigned d = 0; d < nbatch; d++)
		info.dim[d] = frame->dim[d];
	if (is_vector)
		pop_maker_dim(&m, 1);
	for (uint32_t i = 0; i < op->narg; i++) {
		POP_TRY(pop_place_mem(e->g, op->arg[i], &p));
		add_matrix(&m, &p, GEN_READ);
	}
	for (uint32_t i = 0; i < op->nres; i++) {
		p = pop_emit_out(e, i);
		add_matrix(&m, &p, GEN_WRITE);
	}
	if (op->code == POP_OP_CHOLESKY && op->nres == 1) {
		p = pop_place_new(e->g, &info);
		add_matrix(&m, &p, GEN_WRITE);
	}
	if (pop_shape_elements(&info) == 0)
		return POP_OK;
	if (op->code == POP_OP_HOUSEHOLDER_PRODUCT)
		k = op->arg[1]->type->dim[nbatch];
	if (is_vector)
		k = op->arg[0]->type->dim[nbatch];
	pop_maker_param(&m, what_of(op->code));
	pop_maker_param(&m, flags_of(op));
	pop_maker_param(&m, k);
	pop_maker_merge(&m, 0, nbatch);
	return pop_maker_commit(&m);
}

/* ---- Random numbers. */

/* RNG_ALGORITHM of the op. */
enum { DEFAULT, THREE_FRY, PHILOX };

/* Neighbours along the dim that ThreeFry halves: the first of even size, or
 * else the largest. */
static unsigned
paired_dim(const pop_shape *s)
{
	unsigned best = 0;

	for (unsigned d = 0; d < s->rank; d++) {
		if (s->dim[d] % 2 == 0)
			return d;
		if (s->dim[d] > s->dim[best])
			best = d;
	}
	return best;
}

static pop_status
draw(gen *g, int64_t algorithm, const place *state, const place *next,
	const place *bits, const pop_shape *type)
{
	bool pairs = algorithm == POP_RNG_THREE_FRY &&
		     pop_dtype_info_of[type->dtype].bits <= 32;
	int64_t ext[3] = {1, 1, 1};
	int first = 0;
	wide_view w = {.buffer = bits->buffer,
		.dtype = bits->dtype,
		.base = bits->base,
		.io = GEN_WRITE};
	maker m;

	if (pairs) {
		unsigned p = paired_dim(type);

		for (unsigned d = 0; d < type->rank; d++)
			ext[(d >= p) + (d > p)] *= type->dim[d];
	} else {
		ext[2] = pop_shape_elements(type);
	}
	pop_maker_init(&m, g, POP_STEP_RNG);
	for (unsigned d = 0; d < 3; d++)
		pop_maker_dim(&m, ext[d]);
	add_view(&m, state, &first, GEN_READ);
	add_view(&m, next, &first, GEN_WRITE);
	w.stride[0] = ext[1] * ext[2];
	w.stride[1] = ext[2];
	w.stride[2] = 1;
	pop_maker_new_view(&m, &w);
	pop_maker_param(&m, algorithm);
	pop_maker_param(&m, state->extent[0]);
	return pop_maker_commit(&m);
}

static pop_status
draw_into(gen *g, int64_t algorithm, const place *state, const place *next,
	const pop_value *v, const place *out)
{
	place bits = *out;

	if (!pop_place_is_dense(g, out))
		bits = pop_place_new(g, v->type);
	POP_TRY(draw(g, algorithm, state, next, &bits, v->type));
	if (pop_place_is_dense(g, out))
		return POP_OK;
	return pop_gen_move(g, &bits, out);
}

pop_status
pop_emit_rng_bits(emit *e)
{
	const pop_op *op = e->op;
	int64_t a = pop_attr_int(op, POP_ATTR_RNG_ALGORITHM, 0);
	place state, next, out;

	POP_TRY(pop_place_mem(e->g, op->arg[0], &state));
	next = pop_emit_out(e, 0);
	out = pop_emit_out(e, 1);
	return draw_into(e->g,
		a == THREE_FRY ? POP_RNG_THREE_FRY : POP_RNG_PHILOX, &state,
		&next, &op->res[1], &out);
}

/* The program's own stream. */
pop_status
pop_emit_rng(emit *e)
{
	gen *g = e->g;
	pop_shape type = {.dtype = POP_DT_U64, .rank = 1, .dim = {2}};
	place state = pop_place_whole(&type, g->stream), next, out;

	if (pop_attr_int(e->op, POP_ATTR_RNG_DISTRIBUTION, 0) != 3) {
		e->bad = "draws from a distribution, and only bits are drawn";
		return POP_OK;
	}
	next = pop_place_new(g, &type);
	out = pop_emit_out(e, 0);
	POP_TRY(draw_into(
		g, POP_RNG_PHILOX, &state, &next, &e->op->res[0], &out));
	return pop_gen_move(g, &next, &state);
}

/* Key and counter that each run starts from. */
static const uint64_t stream_start[2] = {UINT64_C(0x706f707075727021), 0};

pop_status
pop_emit_stream(gen *g)
{
	pop_shape type = {.dtype = POP_DT_U64, .rank = 1, .dim = {2}};
	place from, to = pop_place_new(g, &type);

	from = pop_place_whole(
		&type, pop_gen_constant(g, stream_start, sizeof(stream_start)));
	g->stream = to.buffer;
	return pop_gen_move(g, &from, &to);
}
