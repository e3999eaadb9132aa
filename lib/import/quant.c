/* Quantized types: their rules, their numbers. */

#include "lib/import/quant.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "lib/num/convert.h"

bool
pop_quant_range(pop_dtype storage, int64_t *min, int64_t *max)
{
	const pop_dtype_info *i = &pop_dtype_info_of[storage];

	if ((i->cls != POP_DTC_INT && i->cls != POP_DTC_UINT) || i->bits > 32)
		return false;
	*min = i->cls == POP_DTC_INT ? -(INT64_C(1) << (i->bits - 1)) : 0;
	*max = (INT64_C(1) << (i->bits - (i->cls == POP_DTC_INT))) - 1;
	return true;
}

/* Positive, and so in the expressed type too. */
static bool
scale_fits(pop_dtype expressed, double scale)
{
	unsigned char bits[8];
	double v;

	pop_store_f64(expressed, bits, scale);
	v = pop_load_f64(expressed, bits);
	return scale > 0 && v > 0 && v <= 0x1.fffffffffffffp1023;
}

const char *
pop_quant_problem(const pop_quant *q, char out[POP_QUANT_TEXT])
{
	int64_t min, max;

	if (!pop_quant_range(q->storage, &min, &max))
		return "expected a storage type of 2 to 32 bits";
	if (pop_dtype_info_of[q->expressed].cls != POP_DTC_FLOAT)
		return "expected a float as expressed type";
	if (q->min < min || q->max > max || q->min >= q->max) {
		snprintf(out, POP_QUANT_TEXT,
			"storage range: got %" PRId64 ":%" PRId64
			", expected one within %" PRId64 ":%" PRId64,
			q->min, q->max, min, max);
		return out;
	}
	for (uint32_t i = 0; i < q->n; i++) {
		if (!scale_fits(q->expressed, q->scale[i])) {
			snprintf(out, POP_QUANT_TEXT,
				"scale: got %g, expected a positive number "
				"within the range of %s",
				q->scale[i],
				pop_dtype_info_of[q->expressed].name);
			return out;
		}
		if (q->zero[i] < q->min || q->zero[i] > q->max) {
			snprintf(out, POP_QUANT_TEXT,
				"zero point: got %" PRId64
				", expected one of %" PRId64 ":%" PRId64,
				q->zero[i], q->min, q->max);
			return out;
		}
	}
	return NULL;
}

const char *
pop_quant_misfit(
	const pop_quant *q, const pop_shape *s, char out[POP_QUANT_TEXT])
{
	if (q->axis < 0)
		return NULL;
	if (q->axis >= s->rank) {
		snprintf(out, POP_QUANT_TEXT,
			"quantization dimension: got %d, expected one below "
			"the rank %u",
			q->axis, s->rank);
		return out;
	}
	if (s->dim[q->axis] >= 0 && s->dim[q->axis] != q->n) {
		snprintf(out, POP_QUANT_TEXT,
			"scales: got %u, expected %" PRId64
			", the size of dimension %d",
			q->n, s->dim[q->axis], q->axis);
		return out;
	}
	return NULL;
}

static pop_str
bytes_of(pop_arena *a, const pop_quant *q)
{
	const size_t head = 2 + 4 + 16, each = 16;
	size_t n = head + each * q->n;
	unsigned char *p = pop_arena_alloc(a, n);

	p[0] = (unsigned char)q->storage;
	p[1] = (unsigned char)q->expressed;
	memcpy(p + 2, &q->axis, 4);
	memcpy(p + 6, &q->min, 8);
	memcpy(p + 14, &q->max, 8);
	memcpy(p + head, q->scale, 8 * (size_t)q->n);
	memcpy(p + head + 8 * (size_t)q->n, q->zero, 8 * (size_t)q->n);
	return (pop_str){(const char *)p, n};
}

static pop_quant *
copy(pop_arena *a, const pop_quant *q)
{
	pop_quant *c = POP_NEW(a, pop_quant);
	double *scale = POP_NEWN(a, double, q->n);
	int64_t *zero = POP_NEWN(a, int64_t, q->n);

	*c = *q;
	memcpy(scale, q->scale, q->n * sizeof(*scale));
	memcpy(zero, q->zero, q->n * sizeof(*zero));
	c->scale = scale;
	c->zero = zero;
	return c;
}

static void
push(pop_quants *qs, const pop_quant *q)
{
	if (qs->n == qs->cap) {
		uint32_t cap = qs->cap ? qs->cap * 2 : 8;
		const pop_quant **v =
			POP_NEWN(qs->map.arena, const pop_quant *, cap);

		if (qs->n)
			memcpy(v, qs->v, qs->n * sizeof(*v));
		qs->v = v;
		qs->cap = cap;
	}
	qs->v[qs->n++] = q;
}

uint16_t
pop_quant_number(pop_quants *qs, const pop_quant *q)
{
	pop_arena *a = qs->map.arena;
	pop_str key = bytes_of(a, q);
	pop_quant *c = pop_strmap_find(&qs->map, key);

	if (c)
		return c->number;
	if (qs->n == POP_LIMIT_QUANTS)
		return 0;
	c = copy(a, q);
	push(qs, c);
	c->number = (uint16_t)qs->n;
	*pop_strmap_at(&qs->map, key) = c;
	return c->number;
}
