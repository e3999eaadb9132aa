#ifndef POP_NUM_DTYPE_H
#define POP_NUM_DTYPE_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/str.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Element types; see dtypes.def.  0 is no type. */
typedef enum pop_dtype {
	POP_DT_NONE,
#define DTYPE(NAME, text, number, bytes, bits, cls) POP_DT_##NAME = number,
#include "lib/num/dtypes.def"
#undef DTYPE
	POP_DT_COUNT
} pop_dtype;

typedef enum pop_dtype_class {
	POP_DTC_NONE,
	POP_DTC_BOOL,
	POP_DTC_INT,
	POP_DTC_UINT,
	POP_DTC_FLOAT,
	POP_DTC_COMPLEX,
	POP_DTC_TOKEN,
} pop_dtype_class;

typedef struct pop_dtype_info {
	const char *name;
	uint8_t bytes, bits, cls;
} pop_dtype_info;

extern const pop_dtype_info pop_dtype_info_of[POP_DT_COUNT];

static inline unsigned
pop_dtype_bytes(pop_dtype d)
{
	return pop_dtype_info_of[d].bytes;
}

static inline bool
pop_dtype_is_float(pop_dtype d)
{
	return pop_dtype_info_of[d].cls == POP_DTC_FLOAT;
}

static inline bool
pop_dtype_is_int(pop_dtype d) /* signed or unsigned, not bool */
{
	return pop_dtype_info_of[d].cls == POP_DTC_INT ||
	       pop_dtype_info_of[d].cls == POP_DTC_UINT;
}

static inline bool
pop_dtype_is_byte(pop_dtype d) /* an integer of eight bits */
{
	return d == POP_DT_I8 || d == POP_DT_U8;
}

static inline bool
pop_dtype_is_complex(pop_dtype d)
{
	return pop_dtype_info_of[d].cls == POP_DTC_COMPLEX;
}

/* "f32" and so on, also "c64" for "complex<f32>", "u32" for "ui32", "bool"
 * for "i1"; POP_DT_NONE if unknown. */
pop_dtype pop_dtype_parse(pop_str name);

/* The type of real and imag parts; d itself if it is not complex. */
pop_dtype pop_dtype_real(pop_dtype d);

#ifdef __cplusplus
}
#endif

#endif
