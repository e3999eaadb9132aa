/* The table of element types, and their names. */

#include "lib/num/dtype.h"

const pop_dtype_info pop_dtype_info_of[POP_DT_COUNT] = {
	[POP_DT_NONE] = {"none", 0, 0, POP_DTC_NONE},
#define DTYPE(NAME, text, number, bytes, bits, cls) \
	[POP_DT_##NAME] = {text, bytes, bits, POP_DTC_##cls},
#include "lib/num/dtypes.def"
#undef DTYPE
};

/* ORDER dtype: numbers have no holes, so COUNT is one past the last. */
enum {
	NTYPES = 0
#define DTYPE(NAME, text, number, bytes, bits, cls) +1
#include "lib/num/dtypes.def"
#undef DTYPE
};
_Static_assert(POP_DT_COUNT == NTYPES + 1, "a hole in dtypes.def");

#define DTYPE(NAME, text, number, bytes, bits, cls) \
	_Static_assert((bits) <= 8 * (bytes), #NAME ": bits");
#include "lib/num/dtypes.def"
#undef DTYPE

static const struct {
	const char *name;
	pop_dtype dtype;
} alias[] = {
	{"bool", POP_DT_I1},
	{"pred", POP_DT_I1},
	{"c64", POP_DT_C64},
	{"c128", POP_DT_C128},
};

/* Spellings of signed and unsigned integers: i32, si32, s32; ui32, u32. */
static pop_dtype
parse_int(pop_str s)
{
	bool is_unsigned = pop_str_has_prefix(s, "u");
	size_t skip;
	uint64_t bits;

	if (pop_str_has_prefix(s, "ui") || pop_str_has_prefix(s, "si"))
		skip = 2;
	else if (is_unsigned || pop_str_has_prefix(s, "s"))
		skip = 1;
	else
		return POP_DT_NONE;
	s = (pop_str){s.ptr + skip, s.len - skip};
	if (!s.len || s.ptr[0] == '0' || !pop_str_u64(s, &bits))
		return POP_DT_NONE;
	for (unsigned d = 1; d < POP_DT_COUNT; d++) {
		const pop_dtype_info *i = &pop_dtype_info_of[d];

		if (i->cls == (is_unsigned ? POP_DTC_UINT : POP_DTC_INT) &&
			i->bits == bits)
			return (pop_dtype)d;
	}
	return POP_DT_NONE;
}

pop_dtype
pop_dtype_parse(pop_str name)
{
	for (unsigned d = 1; d < POP_DT_COUNT; d++)
		if (pop_str_is(name, pop_dtype_info_of[d].name))
			return (pop_dtype)d;
	for (unsigned i = 0; i < sizeof(alias) / sizeof(alias[0]); i++)
		if (pop_str_is(name, alias[i].name))
			return alias[i].dtype;
	return parse_int(name);
}

pop_dtype
pop_dtype_real(pop_dtype d)
{
	if (d == POP_DT_C64)
		return POP_DT_F32;
	return d == POP_DT_C128 ? POP_DT_F64 : d;
}
