#ifndef POP_NUM_SCALAR_INT_H
#define POP_NUM_SCALAR_INT_H

#include "lib/num/scalar.h"

/*
 * Integers and bools as 64-bit words, for scalar.c.  Operands come as
 * pop_load_int() gives them; the caller keeps the low bits of the result.
 */
typedef struct pop_int_type {
	unsigned bits;
	bool is_signed;
} pop_int_type;

uint64_t pop_int_unary(pop_scalar op, pop_int_type t, uint64_t a);
uint64_t pop_int_binary(pop_scalar op, pop_int_type t, uint64_t a, uint64_t b);
bool pop_bool_binary(pop_scalar op, bool a, bool b);

#endif
