#ifndef POP_IMPORT_QUANT_H
#define POP_IMPORT_QUANT_H

#include <stdint.h>

#include "lib/base/arena.h"
#include "lib/base/map.h"
#include "lib/base/status.h"
#include "lib/ir/ir.h"

/*
 * Quantized tensors: integers in memory that stand for reals,
 *
 *   real = (integer - zero point) * scale
 *
 * Readers give each quantized type a number (pop_shape.quant; the shape's
 * dtype is the storage type) and build ops on such values as on others,
 * uniform_quantize and uniform_dequantize as `convert`.  pop_quants_lower()
 * then puts integer and float ops in their place, as the StableHLO
 * specification defines them, so that nothing behind the readers knows of
 * quantized types.
 */
typedef struct pop_quant {
	pop_dtype storage, expressed;
	int32_t axis;     /* the dim that scales go along; -1: per tensor */
	int64_t min, max; /* least and greatest storage value */
	uint32_t n;       /* scales and zero points; 1 if per tensor */
	const double *scale;
	const int64_t *zero;
	uint16_t number; /* set by pop_quant_number() */
} pop_quant;

/* The quantized types of one graph.  Zeroed with map.arena set is empty. */
typedef struct pop_quants {
	pop_strmap map;
	const pop_quant **v;
	uint32_t n, cap;
} pop_quants;

enum {
	POP_LIMIT_QUANTS = UINT16_MAX - 1, /* types of a graph */
	POP_LIMIT_QUANT_SCALES = 1 << 20,  /* of one type */
	POP_QUANT_TEXT = 160,
};

/* The range of a storage type; false if it is none. */
bool pop_quant_range(pop_dtype storage, int64_t *min, int64_t *max);
/* What is wrong with a type by itself, or as that of a tensor of such dims;
 * NULL: nothing.  The text is in `out` or static. */
const char *pop_quant_problem(const pop_quant *q, char out[POP_QUANT_TEXT]);
const char *pop_quant_misfit(
	const pop_quant *q, const pop_shape *s, char out[POP_QUANT_TEXT]);
/* The number of a type without problems, equal ones having one number; it is
 * copied.  0: there are POP_LIMIT_QUANTS already. */
uint16_t pop_quant_number(pop_quants *qs, const pop_quant *q);

/* Gives v, a value of g, the type that it has with quant number `n`; 0: none.
 */
void pop_quant_set(pop_graph *g, pop_value *v, uint16_t n);
/* Checks the rules of quantized ops and lowers them; then no shape of the
 * graph has a quant number.  The graph is not verified before. */
POP_MUST_CHECK pop_status pop_quants_lower(
	const pop_quants *qs, pop_graph *g, pop_err *err);

#endif
