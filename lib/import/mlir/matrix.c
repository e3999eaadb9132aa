/* Builders of transforms, matrix ops and random numbers: enumerations become
 * StableHLO's numbers, flags and lists the IR's attributes. */

#include "lib/import/mlir/mlir.h"

/* An enumeration that must be there. */
static pop_status
need_word(pop_mlir *m, pop_mlir_op *o, const char *name, const char *words,
	int64_t *out)
{
	if (!pop_mlir_has(&o->attr, name))
		return pop_mlir_fail(m, o->at,
			"%.*s lacks its attribute %s, one of %s",
			POP_STR_ARG(o->name), name, words);
	return pop_mlir_enumeration(m, o, name, words, out);
}

static pop_status
set_flag(pop_mlir *m, pop_mlir_op *o, pop_op *op, const char *name,
	pop_attr_key key)
{
	bool v = false;

	POP_TRY(pop_mlir_get_bool(m, &o->attr, name, &v));
	pop_attr_set_int(m->graph, op, key, v);
	return POP_OK;
}

pop_status
pop_mlir_build_fft(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_ints length = {0};
	int64_t type = -1;
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	POP_TRY(need_word(m, o, "fft_type", "FFT IFFT RFFT IRFFT", &type));
	POP_TRY(pop_mlir_get_ints(m, &o->attr, "fft_length", &length));
	op = pop_mlir_emit(m, o, POP_OP_FFT);
	pop_attr_set_int(m->graph, op, POP_ATTR_FFT_TYPE, type);
	pop_attr_set_ints(
		m->graph, op, POP_ATTR_FFT_LENGTH, length.v, length.n);
	return pop_mlir_leftover(m, o, op);
}

pop_status
pop_mlir_build_cholesky(pop_mlir *m, pop_mlir_op *o)
{
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	op = pop_mlir_emit(m, o, POP_OP_CHOLESKY);
	POP_TRY(set_flag(m, o, op, "lower", POP_ATTR_LOWER));
	return pop_mlir_leftover(m, o, op);
}

pop_status
pop_mlir_build_triangular_solve(pop_mlir *m, pop_mlir_op *o)
{
	int64_t transpose = 0;
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 2, 1));
	POP_TRY(need_word(m, o, "transpose_a",
		"TRANSPOSE_INVALID NO_TRANSPOSE TRANSPOSE ADJOINT",
		&transpose));
	op = pop_mlir_emit(m, o, POP_OP_TRIANGULAR_SOLVE);
	pop_attr_set_int(m->graph, op, POP_ATTR_TRANSPOSE_A, transpose);
	POP_TRY(set_flag(m, o, op, "left_side", POP_ATTR_LEFT_SIDE));
	POP_TRY(set_flag(m, o, op, "lower", POP_ATTR_LOWER));
	POP_TRY(set_flag(m, o, op, "unit_diagonal", POP_ATTR_UNIT_DIAGONAL));
	return pop_mlir_leftover(m, o, op);
}

/* The shape is an operand, and has to be that of the result. */
static pop_status
check_rng_shape(pop_mlir *m, const pop_mlir_op *o)
{
	const pop_shape *s = o->arg.v[2]->type, *r = &o->type.v[0];

	if (s->rank == 1 && pop_dtype_is_int((pop_dtype)s->dtype) &&
		s->dim[0] == r->rank)
		return POP_OK;
	return pop_mlir_fail(m, o->at,
		"%.*s: operand 2 is not a list of as many integers as the "
		"result has dimensions, %u",
		POP_STR_ARG(o->name), r->rank);
}

pop_status
pop_mlir_build_rng(pop_mlir *m, pop_mlir_op *o)
{
	int64_t kind = 0;
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 3, 1));
	POP_TRY(need_word(
		m, o, "rng_distribution", "INVALID UNIFORM NORMAL", &kind));
	POP_TRY(check_rng_shape(m, o));
	if (pop_shape_is_static(&o->type.v[0]))
		o->arg.n = 2;
	op = pop_mlir_emit(
		m, o, o->arg.n == 2 ? POP_OP_RNG : POP_OP_DYNAMIC_RNG);
	pop_attr_set_int(m->graph, op, POP_ATTR_RNG_DISTRIBUTION, kind);
	return pop_mlir_leftover(m, o, op);
}

static pop_status
rng_bits(pop_mlir *m, pop_mlir_op *o, pop_opcode code, pop_op **op)
{
	int64_t algorithm = 0;

	POP_TRY(need_word(
		m, o, "rng_algorithm", "DEFAULT THREE_FRY PHILOX", &algorithm));
	*op = pop_mlir_emit(m, o, code);
	pop_attr_set_int(m->graph, *op, POP_ATTR_RNG_ALGORITHM, algorithm);
	return POP_OK;
}

pop_status
pop_mlir_build_rng_bit_generator(pop_mlir *m, pop_mlir_op *o)
{
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 1, 2));
	POP_TRY(rng_bits(m, o, POP_OP_RNG_BIT_GENERATOR, &op));
	return pop_mlir_leftover(m, o, op);
}

/* A custom call: the shape of the bits is an operand. */
pop_status
pop_mlir_build_dynamic_rng_bits(pop_mlir *m, pop_mlir_op *o)
{
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 2, 2));
	return rng_bits(m, o, POP_OP_DYNAMIC_RNG_BIT_GENERATOR, &op);
}
