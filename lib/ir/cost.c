/*
 * What an op costs, for those who weigh computing something twice, or before
 * it is known to be needed, against keeping it.
 */

#include "lib/ir/cost.h"

/* Gathered by a loop: one more than POINTS of kernel/tight_index.c. */
enum { LEAST_GATHERED = 65, LEAST_ROW = 32 };

int
pop_op_cost(const pop_op *op)
{
	switch ((int)op->code) {
	case POP_OP_DIVIDE:
	case POP_OP_REMAINDER:
	case POP_OP_SQRT:
	case POP_OP_RSQRT:
		return 4;
	case POP_OP_EXPONENTIAL:
	case POP_OP_EXPM1:
	case POP_OP_LOG:
	case POP_OP_LOG1P:
	case POP_OP_LOGISTIC:
	case POP_OP_TANH:
	case POP_OP_SINE:
	case POP_OP_COSINE:
	case POP_OP_TAN:
	case POP_OP_ERF:
	case POP_OP_ERFC:
	case POP_OP_ERF_INV:
	case POP_OP_CBRT:
	case POP_OP_POWER:
	case POP_OP_ACOS:
	case POP_OP_ACOSH:
	case POP_OP_ASIN:
	case POP_OP_ASINH:
	case POP_OP_ATAN:
	case POP_OP_ATANH:
	case POP_OP_LGAMMA:
	case POP_OP_DIGAMMA:
	case POP_OP_BESSEL_I1E:
	case POP_OP_ZETA:
	case POP_OP_POLYGAMMA:
	case POP_OP_ATAN2:
		return POP_COST_FUNCTION;
	default:
		return 1;
	}
}

static bool
is_window_dim(const pop_op *op, unsigned d)
{
	uint32_t n;
	const int64_t *offset = pop_attr_ints(op, POP_ATTR_OFFSET_DIMS, &n);

	for (uint32_t i = 0; i < n; i++)
		if (offset[i] == (int64_t)d)
			return true;
	return false;
}

/* Fewer are what tight loops take as steps of their own. */
static bool
is_worth_loop(const pop_op *op)
{
	const pop_shape *t = op->res[0].type;

	return !pop_dtype_is_complex((pop_dtype)t->dtype) &&
	       pop_shape_elements(t) >= LEAST_GATHERED &&
	       pop_shape_elements(op->arg[0]->type) <= INT32_MAX;
}

/* After the last dim of more than one element. */
static unsigned
rank_of(const pop_shape *t)
{
	unsigned n = t->rank;

	while (n > 0 && t->dim[n - 1] == 1)
		n--;
	return n;
}

bool
pop_gather_by_element(const pop_op *op)
{
	unsigned n = rank_of(op->res[0].type);

	return is_worth_loop(op) && (n == 0 || !is_window_dim(op, n - 1));
}

/* Where other operands lie otherwise than the rows, only their last dim is run
 * through at a time. */
bool
pop_gather_by_row(const pop_op *op)
{
	const pop_shape *t = op->res[0].type;
	unsigned n = rank_of(t), window = 0;

	if (!is_worth_loop(op) || n == 0 || !is_window_dim(op, n - 1))
		return false;
	for (unsigned d = 0; d < n; d++)
		window += t->dim[d] != 1 && is_window_dim(op, d);
	return window == 1 || t->dim[n - 1] >= LEAST_ROW;
}

/* Registers hold elements of full width as they are, bf16 as the upper half of
 * an f32, integers as such. */
static bool
has_bits(const pop_dtype_info *t)
{
	return t->cls != POP_DTC_FLOAT || t->bits >= 32 ||
	       t == &pop_dtype_info_of[POP_DT_BF16];
}

bool
pop_bitcast_by_element(const pop_op *op)
{
	const pop_dtype_info *f = &pop_dtype_info_of[op->arg[0]->type->dtype];
	const pop_dtype_info *t = &pop_dtype_info_of[op->res[0].type->dtype];

	return f->bits == t->bits && f->cls != POP_DTC_COMPLEX &&
	       t->cls != POP_DTC_COMPLEX && f->cls != POP_DTC_BOOL &&
	       has_bits(f) && has_bits(t);
}

bool
pop_op_reads_coordinates(const pop_op *op)
{
	return op->code == POP_OP_SORT ||
	       (op->code == POP_OP_REDUCE && op->nres > 1);
}
