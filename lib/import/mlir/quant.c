/*
 * Quantized element types,
 *
 *   !quant.uniform<i8<-128:127>:f32, 0.1:-30>
 *   !quant.uniform<u8:f32:1, {0.1:-30, 0.5}>
 *
 * and the operations that make and take them.
 */

#include "lib/import/quant.h"

#include <string.h>

#include "lib/import/mlir/mlir.h"
#include "lib/num/decimal.h"

/* i8, ui8 or u8, with the range that may follow. */
static pop_status
storage(pop_mlir *m, pop_quant *q)
{
	const char *at = (pop_mlir_blank(m), m->ptr);
	pop_str word = pop_mlir_word(m);
	char name[16] = "ui";
	bool bare = word.len > 1 && word.len < 8 && word.ptr[0] == 'u' &&
		    word.ptr[1] != 'i';

	if (bare) {
		memcpy(name + 2, word.ptr + 1, word.len - 1);
		word = (pop_str){name, word.len + 1};
	}
	q->storage = pop_dtype_parse(word);
	if (!pop_quant_range(q->storage, &q->min, &q->max))
		return pop_mlir_fail(m, at,
			"quantized type: expected a storage type of 2 to 32 "
			"bits, as i8 or u8");
	if (!pop_mlir_accept(m, '<'))
		return POP_OK;
	POP_TRY(pop_mlir_integer(m, &q->min));
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(pop_mlir_integer(m, &q->max));
	return pop_mlir_expect(m, '>');
}

static pop_status
expressed(pop_mlir *m, pop_quant *q)
{
	const char *at = (pop_mlir_blank(m), m->ptr);

	q->expressed = pop_dtype_parse(pop_mlir_word(m));
	if (pop_dtype_info_of[q->expressed].cls == POP_DTC_FLOAT)
		return POP_OK;
	return pop_mlir_fail(
		m, at, "quantized type: expected a float as expressed type");
}

typedef struct scales {
	POP_MLIR_VEC(double) scale;
	POP_MLIR_VEC(int64_t) zero;
} scales;

/* 0.1 or 0.1:-30 */
static pop_status
scale(pop_mlir *m, scales *s)
{
	const char *at = (pop_mlir_blank(m), m->ptr);
	int64_t zero = 0;
	double v;

	while (m->ptr < m->end && *m->ptr &&
		strchr("+-.0123456789eExXabcdefABCDEF", *m->ptr))
		m->ptr++;
	if (!pop_decimal_parse(
		    (pop_str){at, (size_t)(m->ptr - at)}, POP_DT_F64, &v)) {
		m->ptr = at;
		return pop_mlir_expected(m, "a scale");
	}
	if (pop_mlir_accept(m, ':'))
		POP_TRY(pop_mlir_integer(m, &zero));
	if (s->scale.n == POP_LIMIT_QUANT_SCALES)
		return pop_mlir_fail(m, at,
			"quantized type: more than %d scales",
			POP_LIMIT_QUANT_SCALES);
	POP_MLIR_PUSH(m, &s->scale, v);
	POP_MLIR_PUSH(m, &s->zero, zero);
	return POP_OK;
}

/* {0.1:-30, 0.5} along a dim, or one. */
static pop_status
all_scales(pop_mlir *m, scales *s, bool many)
{
	if (!many)
		return scale(m, s);
	POP_TRY(pop_mlir_expect(m, '{'));
	do {
		POP_TRY(scale(m, s));
	} while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, '}');
}

pop_status
pop_mlir_quant_number(
	pop_mlir *m, const char *at, const pop_quant *q, pop_shape *s)
{
	char text[POP_QUANT_TEXT];
	const char *problem = pop_quant_problem(q, text);

	if (problem)
		return pop_mlir_fail(m, at, "quantized type: %s", problem);
	s->dtype = (uint8_t)q->storage;
	s->quant = pop_quant_number(&m->quants, q);
	if (s->quant)
		return POP_OK;
	return pop_mlir_fail(m, at, "more than %d quantized types in one graph",
		POP_LIMIT_QUANTS);
}

/* From the < of !quant.uniform on. */
pop_status
pop_mlir_quant_parse(pop_mlir *m, pop_shape *out)
{
	const char *at = m->ptr;
	pop_quant q = {.axis = -1};
	scales s = {0};
	int64_t axis = -1;
	bool many;

	POP_TRY(pop_mlir_expect(m, '<'));
	POP_TRY(storage(m, &q));
	POP_TRY(pop_mlir_expect(m, ':'));
	POP_TRY(expressed(m, &q));
	many = pop_mlir_accept(m, ':');
	if (many && pop_mlir_peek(m) == '{')
		return pop_mlir_fail(m, m->ptr,
			"quantized types with scales of blocks are not "
			"supported; expected one dimension, as f32:0");
	if (many)
		POP_TRY(pop_mlir_integer(m, &axis));
	if (axis < -1 || (many && axis < 0) || axis >= POP_MAX_RANK)
		return pop_mlir_fail(m, at,
			"quantization dimension: got %lld, expected one of a "
			"tensor",
			(long long)axis);
	q.axis = (int32_t)axis;
	POP_TRY(pop_mlir_expect(m, ','));
	POP_TRY(all_scales(m, &s, many));
	POP_TRY(pop_mlir_expect(m, '>'));
	q.n = s.scale.n;
	q.scale = s.scale.v;
	q.zero = s.zero.v;
	return pop_mlir_quant_number(m, at, &q, out);
}

/* Does a per-axis type fit its tensor? */
pop_status
pop_mlir_quant_fits(pop_mlir *m, const char *at, const pop_shape *s)
{
	char text[POP_QUANT_TEXT];
	const char *problem;

	if (!s->quant)
		return POP_OK;
	problem = pop_quant_misfit(m->quants.v[s->quant - 1], s, text);
	if (problem)
		return pop_mlir_fail(m, at, "quantized type: %s", problem);
	return POP_OK;
}

/* uniform_quantize, uniform_dequantize: a convert with quantized types. */
pop_status
pop_mlir_build_uniform(pop_mlir *m, pop_mlir_op *o)
{
	bool quantize = pop_str_has_prefix(o->name, "stablehlo.uniform_q") ||
			pop_str_has_prefix(o->name, "mhlo.uniform_q");
	const pop_shape *x, *y;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	x = o->arg.v[0]->type;
	y = &o->type.v[0];
	if (quantize ? !y->quant : !x->quant || y->quant)
		return pop_mlir_fail(m, o->at, "%.*s: expected %s",
			POP_STR_ARG(o->name),
			quantize ? "a quantized result"
				 : "a quantized operand and a float result");
	return pop_mlir_leftover(m, o, pop_mlir_emit(m, o, POP_OP_CONVERT));
}

pop_status
pop_mlir_build_convert(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(pop_mlir_want(m, o, 1, 1));
	if (o->arg.v[0]->type->quant || o->type.v[0].quant)
		return pop_mlir_fail(m, o->at,
			"%.*s: got a quantized type, expected other ones; "
			"uniform_quantize and uniform_dequantize convert those",
			POP_STR_ARG(o->name));
	return pop_mlir_build_plain(m, o);
}
