/*
 * What an op costs, for those who weigh computing something twice, or before
 * it is known to be needed, against keeping it.
 */

#include "lib/ir/cost.h"

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
