/* The tables behind ops.def and attrs.def, and what the rest relies on. */

#include "lib/ir/ir.h"

#define P   POP_TRAIT_PURE
#define S   POP_TRAIT_EFFECT
#define E   POP_TRAIT_ELEMENTWISE
#define C   POP_TRAIT_COMMUTATIVE
#define T   POP_TRAIT_TERMINATOR
#define V   POP_TRAIT_VIEW
#define X   POP_TRAIT_INTERNAL
#define D   POP_TRAIT_DYNAMIC
#define G   POP_TRAIT_COLLECTIVE
#define ANY POP_ANY

const pop_op_info pop_op_info_of[POP_OP_LIMIT] = {
#define OP(NAME, text, number, min, max, nregion, traits) \
	[number] = {text, min, max, nregion, traits},
#include "lib/ir/ops.def"
#undef OP
};

/* Numbers fit the tables; every op is exactly one of pure and effectful; what
 * is commutative takes two operands; only elementwise ops are commutative. */
#define OP(NAME, text, number, min, max, nregion, traits)                    \
	_Static_assert((number) > 0 && (number) < POP_OP_LIMIT, #NAME);      \
	_Static_assert(!((traits)&P) != !((traits)&S), #NAME ": P or S");    \
	_Static_assert(                                                      \
		!((traits)&C) || (((traits)&E) && (min) == 2 && (max) == 2), \
		#NAME ": C needs E and two operands");                       \
	_Static_assert((max) == ANY || (min) <= (max), #NAME ": min above max");
#include "lib/ir/ops.def"
#undef OP

/* A number used twice would be a duplicate case. */
static pop_opcode
opcode_checked(int number)
{
	switch (number) {
#define OP(NAME, text, number, min, max, nregion, traits) case number:
#include "lib/ir/ops.def"
#undef OP
		return (pop_opcode)number;
	default:
		return POP_OP_NONE;
	}
}

pop_opcode
pop_opcode_find(pop_str mnemonic)
{
	for (int i = 1; i < POP_OP_LIMIT; i++) {
		const char *name = pop_op_info_of[i].name;

		if (name && name[0] == (mnemonic.len ? *mnemonic.ptr : 0) &&
			pop_str_is(mnemonic, name))
			return opcode_checked(i);
	}
	return POP_OP_NONE;
}
