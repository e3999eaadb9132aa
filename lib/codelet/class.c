/* Classes of registers: of storage types, of results. */

#include "lib/codelet/program.h"

pop_class
pop_class_of(pop_dtype d)
{
	if ((unsigned)d >= POP_DT_COUNT)
		return (pop_class)0;
	switch ((pop_dtype_class)pop_dtype_info_of[d].cls) {
	case POP_DTC_BOOL:
		return POP_CLASS_B;
	case POP_DTC_INT:
	case POP_DTC_UINT:
		return pop_dtype_info_of[d].bits <= 32 ? POP_CLASS_I
						       : POP_CLASS_L;
	case POP_DTC_FLOAT:
		return d == POP_DT_F64 ? POP_CLASS_D : POP_CLASS_F;
	default:
		return (pop_class)0;
	}
}

pop_dtype
pop_class_dtype(pop_class c)
{
	static const uint8_t of[] = {
		[POP_CLASS_F] = POP_DT_F32,
		[POP_CLASS_D] = POP_DT_F64,
		[POP_CLASS_I] = POP_DT_I32,
		[POP_CLASS_L] = POP_DT_I64,
		[POP_CLASS_B] = POP_DT_I1,
	};

	return (pop_dtype)of[c];
}

pop_class
pop_ins_result(const pop_ins *i)
{
	char r = i->op < POP_INS_LIMIT ? pop_ins_info_of[i->op].result : 0;

	switch (r) {
	case 'S':
		return (pop_class)i->cls;
	case 'F':
		return POP_CLASS_F;
	case 'D':
		return POP_CLASS_D;
	case 'I':
		return POP_CLASS_I;
	case 'L':
		return POP_CLASS_L;
	case 'B':
		return POP_CLASS_B;
	default:
		return (pop_class)0;
	}
}
