/*
 * What an op requires of its operands and attributes, and the result types
 * that follow: the counts that ops.def gives, then one function per kind of
 * op.  This file holds the table of them and the elementwise ops; the others
 * are in infer_*.c.  The rules are those of the StableHLO specification.
 */

#include <string.h>

#include "lib/ir/ir_int.h"

typedef pop_status (*check_fn)(const pop_check *c);

/* Which element types an elementwise op takes, and its check. */
#define UNARY(set)                     \
	{                              \
		pop_check_unary, (set) \
	}
#define BINARY(set)                     \
	{                               \
		pop_check_binary, (set) \
	}
#define OTHER(name)                 \
	{                           \
		pop_check_##name, 0 \
	}

enum {
	FC = POP_IN_FLOAT | POP_IN_COMPLEX,
	SFC = POP_IN_SINT | FC,
	BITS = POP_IN_BOOL | POP_IN_INT,
};

static const struct {
	check_fn check;
	unsigned set;
} rule[POP_OP_LIMIT] = {
	[POP_OP_CONSTANT] = OTHER(constant),
	[POP_OP_RETURN] = OTHER(return ),
	[POP_OP_CALL] = OTHER(call),
	[POP_OP_WHILE] = OTHER(while),
	[POP_OP_CASE] = OTHER(branches),
	[POP_OP_IF] = OTHER(branches),
	[POP_OP_OPTIMIZATION_BARRIER] = OTHER(barrier),
	[POP_OP_CUSTOM_CALL] = OTHER(custom_call),
	[POP_OP_FUSION] = OTHER(fusion),

	[POP_OP_ABS] = UNARY(SFC),
	[POP_OP_NEGATE] = UNARY(POP_IN_NUMBER),
	[POP_OP_SIGN] = UNARY(SFC),
	[POP_OP_SQRT] = UNARY(FC),
	[POP_OP_RSQRT] = UNARY(FC),
	[POP_OP_CBRT] = UNARY(FC),
	[POP_OP_EXPONENTIAL] = UNARY(FC),
	[POP_OP_EXPM1] = UNARY(FC),
	[POP_OP_LOG] = UNARY(FC),
	[POP_OP_LOG1P] = UNARY(FC),
	[POP_OP_LOGISTIC] = UNARY(FC),
	[POP_OP_TANH] = UNARY(FC),
	[POP_OP_SINE] = UNARY(FC),
	[POP_OP_COSINE] = UNARY(FC),
	[POP_OP_TAN] = UNARY(FC),
	[POP_OP_FLOOR] = UNARY(POP_IN_FLOAT),
	[POP_OP_CEIL] = UNARY(POP_IN_FLOAT),
	[POP_OP_ROUND_AFZ] = UNARY(POP_IN_FLOAT),
	[POP_OP_ROUND_EVEN] = UNARY(POP_IN_FLOAT),
	[POP_OP_NOT] = UNARY(BITS),
	[POP_OP_POPCNT] = UNARY(POP_IN_INT),
	[POP_OP_CLZ] = UNARY(POP_IN_INT),
	[POP_OP_IS_FINITE] = UNARY(POP_IN_FLOAT),
	[POP_OP_REAL] = UNARY(FC),
	[POP_OP_IMAG] = UNARY(FC),
	[POP_OP_CONVERT] = OTHER(convert),
	[POP_OP_REDUCE_PRECISION] = OTHER(reduce_precision),
	[POP_OP_ERF] = UNARY(POP_IN_FLOAT),
	[POP_OP_ERFC] = UNARY(POP_IN_FLOAT),
	[POP_OP_ERF_INV] = UNARY(POP_IN_FLOAT),
	[POP_OP_ACOS] = UNARY(FC),
	[POP_OP_ACOSH] = UNARY(FC),
	[POP_OP_ASIN] = UNARY(FC),
	[POP_OP_ASINH] = UNARY(FC),
	[POP_OP_ATAN] = UNARY(FC),
	[POP_OP_ATANH] = UNARY(FC),
	[POP_OP_COSH] = UNARY(FC),
	[POP_OP_SINH] = UNARY(FC),
	[POP_OP_LGAMMA] = UNARY(POP_IN_FLOAT),
	[POP_OP_DIGAMMA] = UNARY(POP_IN_FLOAT),
	[POP_OP_BESSEL_I1E] = UNARY(POP_IN_FLOAT),

	[POP_OP_ADD] = BINARY(POP_IN_ANY),
	[POP_OP_SUBTRACT] = BINARY(POP_IN_NUMBER),
	[POP_OP_MULTIPLY] = BINARY(POP_IN_ANY),
	[POP_OP_DIVIDE] = BINARY(POP_IN_NUMBER),
	[POP_OP_REMAINDER] = BINARY(POP_IN_NUMBER),
	[POP_OP_MAXIMUM] = BINARY(POP_IN_ANY),
	[POP_OP_MINIMUM] = BINARY(POP_IN_ANY),
	[POP_OP_POWER] = BINARY(POP_IN_NUMBER),
	[POP_OP_ATAN2] = BINARY(FC),
	[POP_OP_AND] = BINARY(BITS),
	[POP_OP_OR] = BINARY(BITS),
	[POP_OP_XOR] = BINARY(BITS),
	[POP_OP_SHIFT_LEFT] = BINARY(POP_IN_INT),
	[POP_OP_SHIFT_RIGHT_ARITHMETIC] = BINARY(POP_IN_INT),
	[POP_OP_SHIFT_RIGHT_LOGICAL] = BINARY(POP_IN_INT),
	[POP_OP_NEXT_AFTER] = BINARY(POP_IN_FLOAT),
	[POP_OP_ZETA] = BINARY(POP_IN_FLOAT),
	[POP_OP_POLYGAMMA] = BINARY(POP_IN_FLOAT),
	[POP_OP_MULHI] = BINARY(POP_IN_INT),
	[POP_OP_COMPLEX] = OTHER(complex),
	[POP_OP_COMPARE] = OTHER(compare),
	[POP_OP_SELECT] = OTHER(select),
	[POP_OP_CLAMP] = OTHER(clamp),

	[POP_OP_IOTA] = OTHER(iota),
	[POP_OP_BROADCAST_IN_DIM] = OTHER(broadcast),
	[POP_OP_RESHAPE] = OTHER(reshape),
	[POP_OP_TRANSPOSE] = OTHER(transpose),
	[POP_OP_REVERSE] = OTHER(reverse),
	[POP_OP_SLICE] = OTHER(slice),
	[POP_OP_CONCATENATE] = OTHER(concatenate),
	[POP_OP_PAD] = OTHER(pad),
	[POP_OP_DYNAMIC_SLICE] = OTHER(dynamic_slice),
	[POP_OP_DYNAMIC_UPDATE_SLICE] = OTHER(dynamic_update),
	[POP_OP_GATHER] = OTHER(gather),
	[POP_OP_SCATTER] = OTHER(scatter),
	[POP_OP_BITCAST_CONVERT] = OTHER(bitcast),

	[POP_OP_DOT_GENERAL] = OTHER(dot),
	[POP_OP_CONVOLUTION] = OTHER(convolution),
	[POP_OP_REDUCE] = OTHER(reduce),
	[POP_OP_REDUCE_WINDOW] = OTHER(reduce_window),
	[POP_OP_SELECT_AND_SCATTER] = OTHER(select_and_scatter),
	[POP_OP_SORT] = OTHER(sort),
	[POP_OP_TOP_K] = OTHER(top_k),

	[POP_OP_FFT] = OTHER(fft),
	[POP_OP_CHOLESKY] = OTHER(cholesky),
	[POP_OP_TRIANGULAR_SOLVE] = OTHER(triangular_solve),
	[POP_OP_RNG] = OTHER(rng),
	[POP_OP_RNG_BIT_GENERATOR] = OTHER(rng_bit_generator),
	[POP_OP_LU] = OTHER(factors),
	[POP_OP_QR] = OTHER(factors),
	[POP_OP_HOUSEHOLDER_PRODUCT] = OTHER(householder),
	[POP_OP_EIGH] = OTHER(factors),
	[POP_OP_SVD] = OTHER(factors),
	[POP_OP_EIG] = OTHER(factors),
	[POP_OP_SCHUR] = OTHER(factors),
	[POP_OP_HESSENBERG] = OTHER(factors),
	[POP_OP_TRIDIAGONAL] = OTHER(factors),
	[POP_OP_TRIDIAGONAL_SOLVE] = OTHER(tridiagonal_solve),
	[POP_OP_PIVOTS_TO_PERMUTATION] = OTHER(permutation),
	[POP_OP_BATCH_NORM_TRAINING] = OTHER(batch_norm),
	[POP_OP_BATCH_NORM_INFERENCE] = OTHER(batch_norm),
	[POP_OP_BATCH_NORM_GRAD] = OTHER(batch_norm),
	[POP_OP_MAP] = OTHER(map),
	[POP_OP_RAGGED_DOT] = OTHER(ragged_dot),
	[POP_OP_SCAN] = OTHER(scan),

	[POP_OP_EXPECT_EQ] = OTHER(expect),
	[POP_OP_EXPECT_CLOSE] = OTHER(expect),
	[POP_OP_EXPECT_ALMOST_EQ] = OTHER(expect),

	[POP_OP_ALL_GATHER] = OTHER(all_gather),
	[POP_OP_ALL_REDUCE] = OTHER(all_reduce),
	[POP_OP_ALL_TO_ALL] = OTHER(all_to_all),
	[POP_OP_REDUCE_SCATTER] = OTHER(reduce_scatter),
	[POP_OP_COLLECTIVE_PERMUTE] = OTHER(collective_permute),
	[POP_OP_COLLECTIVE_BROADCAST] = OTHER(collective_broadcast),
	[POP_OP_COLLECTIVE_REDUCE] = OTHER(collective_reduce),
	[POP_OP_REPLICA_ID] = OTHER(device_id),
	[POP_OP_PARTITION_ID] = OTHER(device_id),
	[POP_OP_AFTER_ALL] = OTHER(after_all),
	[POP_OP_INFEED] = OTHER(infeed),
	[POP_OP_OUTFEED] = OTHER(outfeed),
	[POP_OP_SEND] = OTHER(send),
	[POP_OP_RECV] = OTHER(recv),
	[POP_OP_SHARD] = OTHER(shard),
	[POP_OP_UNSHARD] = OTHER(unshard),
	[POP_OP_RUN_PARALLEL] = OTHER(run_parallel),
	[POP_OP_PROBE] = OTHER(probe),
	[POP_OP_EXPECT_PROBE] = OTHER(expect_probe),
	[POP_OP_DYNAMIC_BROADCAST_IN_DIM] = OTHER(dynamic_broadcast),
	[POP_OP_DYNAMIC_CONV] = OTHER(dynamic_conv),
	[POP_OP_DYNAMIC_GATHER] = OTHER(dynamic_gather),
	[POP_OP_DYNAMIC_IOTA] = OTHER(dynamic_iota),
	[POP_OP_DYNAMIC_PAD] = OTHER(dynamic_pad),
	[POP_OP_DYNAMIC_RESHAPE] = OTHER(dynamic_reshape),
	[POP_OP_REAL_DYNAMIC_SLICE] = OTHER(real_dynamic_slice),
	[POP_OP_GET_DIMENSION_SIZE] = OTHER(get_dimension_size),
	[POP_OP_SET_DIMENSION_SIZE] = OTHER(set_dimension_size),
	[POP_OP_DYNAMIC_REDUCE_WINDOW] = OTHER(dynamic_reduce_window),
	[POP_OP_DYNAMIC_TOP_K] = OTHER(dynamic_top_k),
	[POP_OP_DYNAMIC_RNG_BIT_GENERATOR] = OTHER(dynamic_rng_bits),
	[POP_OP_DYNAMIC_RNG] = OTHER(dynamic_rng),
	[POP_OP_IMPLICIT_BROADCAST] = OTHER(implicit_broadcast),
	[POP_OP_SHAPE_ASSERTION] = OTHER(shape_assertion),
	[POP_OP_CONSTANT_LIKE] = OTHER(constant_like),
};

/* Ops whose check looks at the number of results itself. */
static bool
counts_results(pop_opcode code)
{
	switch ((int)code) {
	case POP_OP_RETURN:
	case POP_OP_CALL:
	case POP_OP_WHILE:
	case POP_OP_CASE:
	case POP_OP_IF:
	case POP_OP_OPTIMIZATION_BARRIER:
	case POP_OP_CUSTOM_CALL:
	case POP_OP_FUSION:
	case POP_OP_SCATTER:
	case POP_OP_REDUCE:
	case POP_OP_REDUCE_WINDOW:
	case POP_OP_SORT:
	case POP_OP_TOP_K:
	case POP_OP_CHOLESKY:
	case POP_OP_RNG_BIT_GENERATOR:
	case POP_OP_LU:
	case POP_OP_QR:
	case POP_OP_EIGH:
	case POP_OP_SVD:
	case POP_OP_EIG:
	case POP_OP_SCHUR:
	case POP_OP_HESSENBERG:
	case POP_OP_TRIDIAGONAL:
	case POP_OP_TRIDIAGONAL_SOLVE:
	case POP_OP_BATCH_NORM_TRAINING:
	case POP_OP_BATCH_NORM_GRAD:
	case POP_OP_SCAN:
	case POP_OP_EXPECT_EQ:
	case POP_OP_EXPECT_CLOSE:
	case POP_OP_EXPECT_ALMOST_EQ:
	case POP_OP_ALL_GATHER:
	case POP_OP_ALL_REDUCE:
	case POP_OP_ALL_TO_ALL:
	case POP_OP_REDUCE_SCATTER:
	case POP_OP_COLLECTIVE_PERMUTE:
	case POP_OP_COLLECTIVE_BROADCAST:
	case POP_OP_COLLECTIVE_REDUCE:
	case POP_OP_INFEED:
	case POP_OP_RECV:
	case POP_OP_RUN_PARALLEL:
	case POP_OP_EXPECT_PROBE:
	case POP_OP_DYNAMIC_REDUCE_WINDOW:
	case POP_OP_DYNAMIC_TOP_K:
	case POP_OP_DYNAMIC_RNG_BIT_GENERATOR:
	case POP_OP_SHAPE_ASSERTION:
		return true;
	default:
		return false;
	}
}

static pop_status
check_counts(const pop_check *c, const pop_op_info *info)
{
	const pop_op *op = c->op;

	POP_TRY(pop_want_range(c, "number of operands", -1, op->narg,
		info->min_args,
		info->max_args == POP_ANY ? INT64_MAX : info->max_args));
	if (info->nregion == POP_ANY)
		POP_TRY(pop_want_range(
			c, "number of regions", -1, op->nregion, 1, INT64_MAX));
	else
		POP_TRY(pop_want_int(c, "number of regions", -1, op->nregion,
			info->nregion));
	if (!counts_results(op->code))
		POP_TRY(pop_want_int(c, "number of results", -1, op->nres, 1));
	for (uint32_t i = 0; i < op->narg; i++)
		if (!op->arg[i])
			return pop_op_fail(c->g, op, c->err,
				"operand %u: got none, expected a value", i);
	return POP_OK;
}

pop_status
pop_op_infer(const pop_graph *g, const pop_op *op, pop_shape *out, pop_err *err)
{
	const pop_check c = {g, op, out, err};
	const pop_op_info *info;

	if ((unsigned)op->code >= POP_OP_LIMIT || !rule[op->code].check)
		return pop_op_fail(g, op, err,
			"opcode: got number %d, expected a known one",
			(int)op->code);
	info = &pop_op_info_of[op->code];
	POP_TRY(check_counts(&c, info));
	POP_TRY(rule[op->code].check(&c));
	for (uint32_t i = 0; i < op->nres; i++)
		POP_TRY(pop_want_valid(&c, "result", (int)i, &out[i]));
	return POP_OK;
}

/* ---- Elementwise. */

pop_status
pop_check_unary(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);

	POP_TRY(pop_want_class(
		c, "operand", 0, x->dtype, rule[c->op->code].set));
	*c->out = *x;
	switch ((int)c->op->code) {
	case POP_OP_IS_FINITE:
		c->out->dtype = POP_DT_I1;
		break;
	case POP_OP_ABS:
	case POP_OP_REAL:
	case POP_OP_IMAG:
		c->out->dtype = (uint8_t)pop_dtype_real((pop_dtype)x->dtype);
		break;
	default:
		break;
	}
	return POP_OK;
}

pop_status
pop_check_binary(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);

	POP_TRY(pop_want_class(
		c, "operand", 0, x->dtype, rule[c->op->code].set));
	POP_TRY(pop_want_type(c, "operand", 1, pop_arg_type(c->op, 1), x));
	*c->out = *x;
	pop_shape_merge(c->out, pop_arg_type(c->op, 1));
	return POP_OK;
}

pop_status
pop_check_complex(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);

	if (x->dtype != POP_DT_F32 && x->dtype != POP_DT_F64)
		return pop_op_fail(c->g, c->op, c->err,
			"operand 0: got element type %s, expected f32 or f64",
			pop_dtype_info_of[x->dtype].name);
	POP_TRY(pop_want_type(c, "operand", 1, pop_arg_type(c->op, 1), x));
	*c->out = *x;
	pop_shape_merge(c->out, pop_arg_type(c->op, 1));
	c->out->dtype = x->dtype == POP_DT_F32 ? POP_DT_C64 : POP_DT_C128;
	return POP_OK;
}

enum { CMP_FLOAT = 1, CMP_TOTALORDER, CMP_SIGNED, CMP_UNSIGNED };

static bool
compare_type_fits(int64_t type, int dtype)
{
	switch (pop_dtype_info_of[dtype].cls) {
	case POP_DTC_FLOAT:
		return type == CMP_FLOAT || type == CMP_TOTALORDER;
	case POP_DTC_COMPLEX:
		return type == CMP_FLOAT;
	case POP_DTC_INT:
		return type == CMP_SIGNED;
	default:
		return type == CMP_UNSIGNED;
	}
}

pop_status
pop_check_compare(const pop_check *c)
{
	static const char *const text[] = {
		NULL, "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"};
	const pop_shape *x = pop_arg_type(c->op, 0);
	const pop_attr *type = pop_attr_find(c->op, POP_ATTR_COMPARE_TYPE);

	POP_TRY(pop_want_class(c, "operand", 0, x->dtype, POP_IN_ANY));
	POP_TRY(pop_want_type(c, "operand", 1, pop_arg_type(c->op, 1), x));
	POP_TRY(pop_want_attr(c, POP_ATTR_DIRECTION));
	POP_TRY(pop_want_range(c, "direction", -1,
		pop_attr_int(c->op, POP_ATTR_DIRECTION, 0), 0, 5));
	if (type) {
		POP_TRY(pop_want_range(c, "compare_type", -1, type->i,
			CMP_FLOAT, CMP_UNSIGNED));
		if (!compare_type_fits(type->i, x->dtype))
			return pop_op_fail(c->g, c->op, c->err,
				"compare_type: got %s, expected one for "
				"element type %s",
				text[type->i],
				pop_dtype_info_of[x->dtype].name);
	}
	*c->out = *x;
	pop_shape_merge(c->out, pop_arg_type(c->op, 1));
	c->out->dtype = POP_DT_I1;
	return POP_OK;
}

pop_status
pop_check_select(const pop_check *c)
{
	const pop_shape *p = pop_arg_type(c->op, 0);
	const pop_shape *x = pop_arg_type(c->op, 1);

	POP_TRY(pop_want_dtype(c, "operand", 0, p->dtype, POP_DT_I1));
	POP_TRY(pop_want_type(c, "operand", 2, pop_arg_type(c->op, 2), x));
	*c->out = *x;
	pop_shape_merge(c->out, pop_arg_type(c->op, 2));
	if (p->rank)
		POP_TRY(pop_want_dims(c, "operand", 0, p, c->out));
	if (p->rank)
		pop_shape_merge(c->out, p);
	return POP_OK;
}

pop_status
pop_check_clamp(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 1);

	POP_TRY(pop_want_class(c, "operand", 1, x->dtype, POP_IN_ANY));
	*c->out = *x;
	for (int i = 0; i <= 2; i += 2) {
		const pop_shape *b = pop_arg_type(c->op, (uint32_t)i);

		POP_TRY(pop_want_dtype(c, "operand", i, b->dtype, x->dtype));
		if (b->rank)
			POP_TRY(pop_want_dims(c, "operand", i, b, c->out));
		if (b->rank)
			pop_shape_merge(c->out, b);
	}
	return POP_OK;
}

pop_status
pop_check_convert(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	uint8_t to = c->op->res[0].type->dtype;

	POP_TRY(pop_want_class(c, "operand", 0, x->dtype, POP_IN_ANY));
	POP_TRY(pop_want_class(c, "result", 0, to, POP_IN_ANY));
	*c->out = *x;
	c->out->dtype = to;
	return POP_OK;
}

pop_status
pop_check_reduce_precision(const pop_check *c)
{
	const pop_shape *x = pop_arg_type(c->op, 0);

	POP_TRY(pop_want_class(c, "operand", 0, x->dtype, POP_IN_FLOAT));
	POP_TRY(pop_want_attr(c, POP_ATTR_EXPONENT_BITS));
	POP_TRY(pop_want_attr(c, POP_ATTR_MANTISSA_BITS));
	POP_TRY(pop_want_range(c, "exponent_bits", -1,
		pop_attr_int(c->op, POP_ATTR_EXPONENT_BITS, 0), 1, INT32_MAX));
	POP_TRY(pop_want_range(c, "mantissa_bits", -1,
		pop_attr_int(c->op, POP_ATTR_MANTISSA_BITS, 0), 0, INT32_MAX));
	*c->out = *x;
	return POP_OK;
}
