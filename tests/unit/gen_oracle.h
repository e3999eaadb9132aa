#ifndef POP_TESTS_GEN_ORACLE_H
#define POP_TESTS_GEN_ORACLE_H

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "lib/ir/ir.h"
#include "lib/num/convert.h"
#include "lib/num/scalar.h"

/*
 * What a graph means, worked out op by op and element by element with lib/num:
 * slow, and sharing nothing with program making.  value->aux points to the
 * tensor a value has.  Memory is the arena's.
 */
typedef struct orc_tensor {
	pop_shape type;
	unsigned char *data;
} orc_tensor;

typedef int64_t orc_index[POP_MAX_RANK];

static void orc_block(pop_arena *a, const pop_block *b);

static orc_tensor *
orc_new(pop_arena *a, const pop_shape *type)
{
	orc_tensor *t = POP_NEW(a, orc_tensor);

	t->type = *type;
	t->data = POP_NEWN(a, unsigned char, (size_t)pop_shape_bytes(type) + 16);
	return t;
}

static orc_tensor *
orc_of(const pop_value *v)
{
	assert(v->aux);
	return v->aux;
}

static size_t
orc_size(const orc_tensor *t)
{
	return pop_dtype_bytes((pop_dtype)t->type.dtype);
}

static unsigned char *
orc_at(const orc_tensor *t, const int64_t *x)
{
	int64_t at = 0;

	for (unsigned d = 0; d < t->type.rank; d++) {
		assert(x[d] >= 0 && x[d] < t->type.dim[d]);
		at = at * t->type.dim[d] + x[d];
	}
	return t->data + (size_t)at * orc_size(t);
}

/* The multi-index of flat element i. */
static void
orc_unflat(const pop_shape *s, int64_t i, int64_t *x)
{
	for (unsigned d = s->rank; d-- > 0;) {
		x[d] = i % s->dim[d];
		i /= s->dim[d];
	}
}

static int64_t
orc_int(const orc_tensor *t, int64_t i)
{
	const unsigned char *p = t->data + (size_t)i * orc_size(t);
	uint64_t v = pop_load_int((pop_dtype)t->type.dtype, p);

	/* Large unsigned numbers are large. */
	if (pop_dtype_info_of[t->type.dtype].cls != POP_DTC_INT &&
		v > INT64_MAX)
		return INT64_MAX;
	return (int64_t)v;
}

static int64_t
orc_clamp(int64_t v, int64_t max)
{
	return v < 0 ? 0 : v > max ? max : v;
}

static int64_t
orc_list(const pop_op *op, pop_attr_key key, unsigned i, int64_t missing)
{
	uint32_t n;
	const int64_t *v = pop_attr_ints(op, key, &n);

	return v && i < n ? v[i] : missing;
}

static bool
orc_in_list(const pop_op *op, pop_attr_key key, int64_t d)
{
	uint32_t n;
	const int64_t *v = pop_attr_ints(op, key, &n);

	for (uint32_t i = 0; i < n; i++)
		if (v[i] == d)
			return true;
	return false;
}

/* ---- Elementwise. */

static const uint8_t orc_scalar[POP_OP_LIMIT] = {
#define SCALAR(NAME, nargs, classes) [POP_OP_##NAME] = POP_SC_##NAME,
#include "lib/num/scalars.def"
#undef SCALAR
};

static pop_lane
orc_lane(const pop_value *v)
{
	const orc_tensor *t = orc_of(v);

	return (pop_lane){t->data, pop_shape_elements(&t->type) == 1};
}

static bool
orc_elementwise(const pop_op *op, orc_tensor *r)
{
	pop_dtype d = (pop_dtype)op->arg[0]->type->dtype;
	int64_t n = pop_shape_elements(&r->type);
	pop_lane a[3] = {{0}};

	if (!(pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE))
		return false;
	for (uint32_t i = 0; i < op->narg; i++)
		a[i] = orc_lane(op->arg[i]);
	switch ((int)op->code) {
	case POP_OP_CONVERT:
		pop_convert_array((pop_dtype)r->type.dtype, r->data, d,
			a[0].data, n);
		break;
	case POP_OP_COMPARE:
		pop_scalar_compare_map(
			(pop_direction)pop_attr_int(
				op, POP_ATTR_DIRECTION, 0),
			(pop_order)pop_attr_int(
				op, POP_ATTR_COMPARE_TYPE, 0),
			d, r->data, a[0], a[1], n);
		break;
	case POP_OP_SELECT:
		pop_scalar_select_map((pop_dtype)r->type.dtype, r->data, a[0],
			a[1], a[2], n);
		break;
	case POP_OP_CLAMP:
		pop_scalar_clamp_map((pop_dtype)r->type.dtype, r->data, a[0],
			a[1], a[2], n);
		break;
	case POP_OP_REDUCE_PRECISION:
		pop_scalar_reduce_precision_map(d,
			(unsigned)pop_attr_int(op, POP_ATTR_EXPONENT_BITS, 0),
			(unsigned)pop_attr_int(op, POP_ATTR_MANTISSA_BITS, 0),
			r->data, a[0], n);
		break;
	default:
		assert(orc_scalar[op->code]);
		pop_scalar_map((pop_scalar)orc_scalar[op->code], d, r->data, a,
			n);
	}
	return true;
}

/* ---- Places: the operand's index for a result's; false: padding. */

static bool
orc_source(const pop_op *op, const int64_t *x, uint32_t *arg, int64_t *y)
{
	const pop_shape *s = op->arg[0]->type;
	int64_t at = 0, dim = pop_attr_int(op, POP_ATTR_DIM, 0);

	*arg = 0;
	memcpy(y, x, sizeof(orc_index));
	switch ((int)op->code) {
	case POP_OP_BROADCAST_IN_DIM:
		for (unsigned d = 0; d < s->rank; d++)
			y[d] = s->dim[d] == 1
				       ? 0
				       : x[orc_list(op, POP_ATTR_DIMS, d, 0)];
		return true;
	case POP_OP_TRANSPOSE:
		for (unsigned d = 0; d < s->rank; d++)
			y[orc_list(op, POP_ATTR_DIMS, d, 0)] = x[d];
		return true;
	case POP_OP_RESHAPE:
		for (unsigned d = 0; d < op->res[0].type->rank; d++)
			at = at * op->res[0].type->dim[d] + x[d];
		orc_unflat(s, at, y);
		return true;
	case POP_OP_REVERSE:
		for (unsigned d = 0; d < s->rank; d++)
			if (orc_in_list(op, POP_ATTR_DIMS, d))
				y[d] = s->dim[d] - 1 - x[d];
		return true;
	case POP_OP_SLICE:
		for (unsigned d = 0; d < s->rank; d++)
			y[d] = orc_list(op, POP_ATTR_START, d, 0) +
			       x[d] * orc_list(op, POP_ATTR_STRIDE, d, 1);
		return true;
	case POP_OP_DYNAMIC_SLICE:
		for (unsigned d = 0; d < s->rank; d++)
			y[d] += orc_clamp(orc_int(orc_of(op->arg[1 + d]), 0),
				s->dim[d] - op->res[0].type->dim[d]);
		return true;
	case POP_OP_CONCATENATE:
		while (y[dim] >= op->arg[*arg]->type->dim[dim])
			y[dim] -= op->arg[(*arg)++]->type->dim[dim];
		return true;
	case POP_OP_PAD:
		for (unsigned d = 0; d < s->rank; d++) {
			int64_t step = orc_list(op, POP_ATTR_INTERIOR, d, 0);

			y[d] = x[d] - orc_list(op, POP_ATTR_LOW, d, 0);
			if (y[d] < 0 || y[d] % (step + 1) ||
				y[d] / (step + 1) >= s->dim[d]) {
				*arg = 1;
				return true;
			}
			y[d] /= step + 1;
		}
		return true;
	case POP_OP_DYNAMIC_UPDATE_SLICE:
		for (unsigned d = 0; d < s->rank; d++) {
			const pop_shape *u = op->arg[1]->type;

			y[d] -= orc_clamp(orc_int(orc_of(op->arg[2 + d]), 0),
				s->dim[d] - u->dim[d]);
			if (y[d] < 0 || y[d] >= u->dim[d]) {
				memcpy(y, x, sizeof(orc_index));
				return true;
			}
		}
		*arg = 1;
		return true;
	default:
		return false;
	}
}

static bool
orc_place(const pop_op *op, orc_tensor *r)
{
	int64_t n = pop_shape_elements(&r->type);
	orc_index x = {0}, y;
	uint32_t arg;

	for (int64_t i = 0; i < n; i++) {
		orc_unflat(&r->type, i, x);
		if (!orc_source(op, x, &arg, y))
			return false;
		memcpy(r->data + (size_t)i * orc_size(r),
			orc_at(orc_of(op->arg[arg]), y), orc_size(r));
	}
	return op->code != POP_OP_IOTA && op->code != POP_OP_CONSTANT &&
	       (n || op->code == POP_OP_SLICE || op->code == POP_OP_PAD ||
		       op->code == POP_OP_CONCATENATE ||
		       op->code == POP_OP_BROADCAST_IN_DIM ||
		       op->code == POP_OP_RESHAPE);
}

/* ---- Bodies. */

/* Runs a body on scalars; out[i] gets result i. */
static void
orc_body(pop_arena *a, const pop_block *b, const unsigned char **arg,
	unsigned char **out)
{
	for (uint32_t i = 0; i < b->narg; i++) {
		orc_tensor *t = orc_new(a, b->arg[i]->type);

		memcpy(t->data, arg[i], orc_size(t));
		b->arg[i]->aux = t;
	}
	orc_block(a, b);
	for (uint32_t i = 0; i < b->last->narg; i++) {
		const orc_tensor *t = orc_of(b->last->arg[i]);

		memcpy(out[i], t->data, orc_size(t));
	}
}

/* acc[i] = body(acc, value) */
static void
orc_fold(pop_arena *a, const pop_block *b, uint32_t n, unsigned char **acc,
	unsigned char **value)
{
	const unsigned char *arg[16];
	unsigned char *out[8];

	for (uint32_t i = 0; i < n; i++) {
		arg[i] = acc[i];
		arg[n + i] = value[i];
		out[i] = POP_NEWN(a, unsigned char, 16);
	}
	orc_body(a, b, arg, out);
	for (uint32_t i = 0; i < n; i++)
		memcpy(acc[i], out[i],
			pop_dtype_bytes((pop_dtype)b->arg[i]->type->dtype));
}

static void
orc_reduce(pop_arena *a, const pop_op *op)
{
	uint32_t n = op->nres;
	const pop_shape *s = op->arg[0]->type;
	unsigned char *acc[8], *value[8];
	orc_index x = {0}, y = {0};

	for (uint32_t k = 0; k < n; k++) {
		orc_tensor *r = orc_of(&op->res[k]);

		for (int64_t i = 0; i < pop_shape_elements(&r->type); i++)
			memcpy(r->data + (size_t)i * orc_size(r),
				orc_of(op->arg[n + k])->data, orc_size(r));
	}
	for (int64_t i = 0; i < pop_shape_elements(s); i++) {
		unsigned o = 0;

		orc_unflat(s, i, x);
		for (unsigned d = 0; d < s->rank; d++)
			if (!orc_in_list(op, POP_ATTR_DIMS, d))
				y[o++] = x[d];
		for (uint32_t k = 0; k < n; k++) {
			acc[k] = orc_at(orc_of(&op->res[k]), y);
			value[k] = orc_at(orc_of(op->arg[k]), x);
		}
		orc_fold(a, op->region[0], n, acc, value);
	}
}

/* ---- Products. */

/* Sums in double or modulo 2^64; stored once. */
typedef struct orc_sum {
	double re, im;
	uint64_t bits;
} orc_sum;

static void
orc_multiply(orc_sum *s, const orc_tensor *a, const unsigned char *p,
	const orc_tensor *b, const unsigned char *q)
{
	pop_dtype d = (pop_dtype)a->type.dtype, e = (pop_dtype)b->type.dtype;

	if (pop_dtype_is_complex(d)) {
		pop_dtype part = pop_dtype_real(d);
		size_t n = pop_dtype_bytes(part);
		double ar = pop_load_f64(part, p), ai, br, bi;

		ai = pop_load_f64(part, p + n);
		br = pop_load_f64(part, q);
		bi = pop_load_f64(part, q + n);
		s->re += ar * br - ai * bi;
		s->im += ar * bi + ai * br;
	} else if (pop_dtype_is_float(d)) {
		s->re += pop_load_f64(d, p) * pop_load_f64(e, q);
	} else {
		s->bits += pop_load_int(d, p) * pop_load_int(e, q);
		s->re = (double)(int64_t)s->bits;
	}
}

static void
orc_finish(const orc_sum *s, orc_tensor *r, unsigned char *to)
{
	pop_dtype d = (pop_dtype)r->type.dtype;

	if (pop_dtype_is_complex(d)) {
		pop_store_f64(pop_dtype_real(d), to, s->re);
		pop_store_f64(pop_dtype_real(d),
			to + pop_dtype_bytes(pop_dtype_real(d)), s->im);
	} else if (pop_dtype_is_float(d)) {
		pop_store_f64(d, to, s->re);
	} else {
		pop_store_int(d, to, s->bits);
	}
}

static void
orc_dot(const pop_op *op, orc_tensor *r)
{
	const orc_tensor *a = orc_of(op->arg[0]), *b = orc_of(op->arg[1]);
	pop_shape k = {.dtype = POP_DT_I8};
	uint32_t nb, nk;
	const int64_t *ab, *bb, *ak, *bk;

	ab = pop_attr_ints(op, POP_ATTR_LHS_BATCH, &nb);
	bb = pop_attr_ints(op, POP_ATTR_RHS_BATCH, &nb);
	ak = pop_attr_ints(op, POP_ATTR_LHS_CONTRACT, &nk);
	bk = pop_attr_ints(op, POP_ATTR_RHS_CONTRACT, &nk);
	k.rank = (uint8_t)nk;
	for (uint32_t i = 0; i < nk; i++)
		k.dim[i] = a->type.dim[ak[i]];
	for (int64_t i = 0; i < pop_shape_elements(&r->type); i++) {
		orc_index x, u, y = {0}, z = {0};
		orc_sum s = {0};
		unsigned at = nb;

		orc_unflat(&r->type, i, x);
		for (uint32_t j = 0; j < nb; j++)
			y[ab[j]] = z[bb[j]] = x[j];
		for (unsigned d = 0; d < a->type.rank; d++)
			if (!orc_in_list(op, POP_ATTR_LHS_BATCH, d) &&
				!orc_in_list(op, POP_ATTR_LHS_CONTRACT, d))
				y[d] = x[at++];
		for (unsigned d = 0; d < b->type.rank; d++)
			if (!orc_in_list(op, POP_ATTR_RHS_BATCH, d) &&
				!orc_in_list(op, POP_ATTR_RHS_CONTRACT, d))
				z[d] = x[at++];
		for (int64_t j = 0; j < pop_shape_elements(&k); j++) {
			orc_unflat(&k, j, u);
			for (uint32_t d = 0; d < nk; d++)
				y[ak[d]] = z[bk[d]] = u[d];
			orc_multiply(&s, a, orc_at(a, y), b, orc_at(b, z));
		}
		orc_finish(&s, r, r->data + (size_t)i * orc_size(r));
	}
}

/* Position along an input dim; false: padding or between elements. */
static bool
orc_slide(const pop_op *op, unsigned d, int64_t out, int64_t in, int64_t size,
	int64_t *at)
{
	int64_t dil = orc_list(op, POP_ATTR_LHS_DILATION, d, 1);

	*at = out * orc_list(op, POP_ATTR_WINDOW_STRIDES, d, 1) +
	      in * orc_list(op, POP_ATTR_RHS_DILATION, d, 1) -
	      orc_list(op, POP_ATTR_LOW, d, 0);
	if (*at < 0 || *at % dil || *at / dil >= size)
		return false;
	*at /= dil;
	return true;
}

static void
orc_conv_at(const pop_op *op, const int64_t *x, orc_sum *s)
{
	const orc_tensor *a = orc_of(op->arg[0]), *b = orc_of(op->arg[1]);
	uint32_t n;
	const int64_t *in = pop_attr_ints(op, POP_ATTR_LHS_LAYOUT, &n);
	const int64_t *ker = pop_attr_ints(op, POP_ATTR_RHS_LAYOUT, &n);
	const int64_t *out = pop_attr_ints(op, POP_ATTR_OUT_LAYOUT, &n);
	int64_t fg = pop_attr_int(op, POP_ATTR_FEATURE_GROUPS, 1);
	int64_t bg = pop_attr_int(op, POP_ATTR_BATCH_GROUPS, 1);
	int64_t co = b->type.dim[ker[0]] / (fg > bg ? fg : bg);
	int64_t ci = b->type.dim[ker[1]];
	orc_index y = {0}, z = {0};

	for (int64_t i = 0; i < pop_shape_elements(&b->type); i++) {
		bool inside = true;

		orc_unflat(&b->type, i, z);
		if (z[ker[0]] != x[out[1]])
			continue;
		y[in[0]] = x[out[0]];
		if (bg > 1)
			y[in[0]] += x[out[1]] / co * (a->type.dim[in[0]] / bg);
		y[in[1]] = z[ker[1]];
		if (fg > 1)
			y[in[1]] += x[out[1]] / co * ci;
		for (unsigned j = 0; j + 2 < n && inside; j++) {
			int64_t t = z[ker[2 + j]];

			if (orc_list(op, POP_ATTR_WINDOW_REVERSAL, j, 0))
				t = b->type.dim[ker[2 + j]] - 1 - t;
			inside = orc_slide(op, j, x[out[2 + j]], t,
				a->type.dim[in[2 + j]], &y[in[2 + j]]);
		}
		if (inside)
			orc_multiply(s, a, orc_at(a, y), b, orc_at(b, z));
	}
}

static void
orc_conv(const pop_op *op, orc_tensor *r)
{
	for (int64_t i = 0; i < pop_shape_elements(&r->type); i++) {
		orc_index x;
		orc_sum s = {0};

		orc_unflat(&r->type, i, x);
		orc_conv_at(op, x, &s);
		orc_finish(&s, r, r->data + (size_t)i * orc_size(r));
	}
}

/* ---- Windows. */

static void
orc_window(pop_arena *a, const pop_op *op)
{
	uint32_t n = op->nres;
	const pop_shape *s = op->res[0].type;
	pop_shape w = *s;
	unsigned char *acc[8], *value[8];

	for (unsigned d = 0; d < s->rank; d++)
		w.dim[d] = orc_list(op, POP_ATTR_WINDOW, d, 1);
	for (int64_t i = 0; i < pop_shape_elements(s); i++) {
		orc_index x, t, y;

		orc_unflat(s, i, x);
		for (uint32_t k = 0; k < n; k++) {
			orc_tensor *r = orc_of(&op->res[k]);

			acc[k] = orc_at(r, x);
			memcpy(acc[k], orc_of(op->arg[n + k])->data,
				orc_size(r));
		}
		for (int64_t j = 0; j < pop_shape_elements(&w); j++) {
			bool inside = true;

			orc_unflat(&w, j, t);
			for (unsigned d = 0; d < s->rank && inside; d++)
				inside = orc_slide(op, d, x[d], t[d],
					op->arg[0]->type->dim[d], &y[d]);
			if (!inside)
				continue;
			for (uint32_t k = 0; k < n; k++)
				value[k] = orc_at(orc_of(op->arg[k]), y);
			orc_fold(a, op->region[0], n, acc, value);
		}
	}
}

static void
orc_select_scatter(pop_arena *a, const pop_op *op, orc_tensor *r)
{
	const orc_tensor *in = orc_of(op->arg[0]), *src = orc_of(op->arg[1]);
	pop_shape w = src->type;

	for (int64_t i = 0; i < pop_shape_elements(&r->type); i++)
		memcpy(r->data + (size_t)i * orc_size(r),
			orc_of(op->arg[2])->data, orc_size(r));
	for (unsigned d = 0; d < w.rank; d++)
		w.dim[d] = orc_list(op, POP_ATTR_WINDOW, d, 1);
	for (int64_t i = 0; i < pop_shape_elements(&src->type); i++) {
		orc_index x, t, y, best = {0};
		bool any = false;
		unsigned char *acc, *value;

		orc_unflat(&src->type, i, x);
		for (int64_t j = 0; j < pop_shape_elements(&w); j++) {
			unsigned char keep = 0, *out = &keep;
			const unsigned char *arg[2];
			bool inside = true;

			orc_unflat(&w, j, t);
			for (unsigned d = 0; d < w.rank && inside; d++)
				inside = orc_slide(op, d, x[d], t[d],
					in->type.dim[d], &y[d]);
			if (!inside)
				continue;
			if (any) {
				arg[0] = orc_at(in, best);
				arg[1] = orc_at(in, y);
				orc_body(a, op->region[0], arg, &out);
			}
			if (!keep)
				memcpy(best, y, sizeof(best));
			any = true;
		}
		if (!any)
			continue;
		acc = orc_at(r, best);
		value = orc_at(src, x);
		orc_fold(a, op->region[1], 1, &acc, &value);
	}
}

/* ---- Indices. */

/* The start of component c for a batch index into the index tensor. */
static int64_t
orc_component(const pop_op *op, const orc_tensor *ind, const int64_t *batch,
	int64_t c)
{
	int64_t vector = pop_attr_int(op, POP_ATTR_INDEX_VECTOR_DIM, 0);
	orc_index y = {0};
	unsigned at = 0;

	for (unsigned d = 0; d < ind->type.rank; d++)
		y[d] = (int64_t)d == vector ? c : batch[at++];
	return orc_int(ind, (orc_at(ind, y) - ind->data) /
				    (int64_t)orc_size(ind));
}

/* Operand index of window place x of `moved`: base[d] without starts, start[d]
 * the index of each operand dim (-1 if no component names it). */
static void
orc_window_place(const pop_op *op, const orc_tensor *operand,
	const orc_tensor *ind, const pop_shape *moved, const int64_t *x,
	int64_t *base, int64_t *start)
{
	orc_index batch = {0};
	unsigned nb = 0, from = 0;
	uint32_t n;
	const int64_t *map = pop_attr_ints(op, POP_ATTR_INDEX_MAP, &n);
	const int64_t *ob, *ib;

	memset(base, 0, sizeof(orc_index));
	memset(start, 0, sizeof(orc_index));
	for (unsigned d = 0; d < moved->rank; d++) {
		if (!orc_in_list(op, POP_ATTR_OFFSET_DIMS, d)) {
			batch[nb++] = x[d];
			continue;
		}
		while (orc_in_list(op, POP_ATTR_COLLAPSED_DIMS, from) ||
			orc_in_list(op, POP_ATTR_OPERAND_BATCH, from))
			from++;
		base[from++] = x[d];
	}
	for (uint32_t c = 0; c < n; c++)
		start[map[c]] = orc_component(op, ind, batch, c);
	ob = pop_attr_ints(op, POP_ATTR_OPERAND_BATCH, &n);
	ib = pop_attr_ints(op, POP_ATTR_INDEX_BATCH, &n);
	for (uint32_t i = 0; i < n; i++) {
		int64_t d = ib[i];

		d -= d > pop_attr_int(op, POP_ATTR_INDEX_VECTOR_DIM, 0);
		base[ob[i]] = batch[d];
	}
	(void)operand;
}

static void
orc_gather(const pop_op *op, orc_tensor *r)
{
	const orc_tensor *from = orc_of(op->arg[0]), *ind = orc_of(op->arg[1]);

	for (int64_t i = 0; i < pop_shape_elements(&r->type); i++) {
		orc_index x, base, start;

		orc_unflat(&r->type, i, x);
		orc_window_place(
			op, from, ind, &r->type, x, base, start);
		for (unsigned d = 0; d < from->type.rank; d++)
			base[d] += orc_clamp(start[d],
				from->type.dim[d] -
					orc_list(op, POP_ATTR_SIZES, d, 1));
		memcpy(r->data + (size_t)i * orc_size(r), orc_at(from, base),
			orc_size(r));
	}
}

static void
orc_scatter(pop_arena *a, const pop_op *op)
{
	uint32_t n = op->nres;
	const orc_tensor *ind = orc_of(op->arg[n]);
	const pop_shape *s = op->arg[n + 1]->type;
	unsigned char *acc[8], *value[8];

	for (uint32_t k = 0; k < n; k++)
		memcpy(orc_of(&op->res[k])->data, orc_of(op->arg[k])->data,
			(size_t)pop_shape_bytes(op->arg[k]->type));
	for (int64_t i = 0; i < pop_shape_elements(s); i++) {
		orc_index x, base, start;
		bool inside = true;

		orc_unflat(s, i, x);
		orc_window_place(op, orc_of(op->arg[0]), ind, s, x, base,
			start);
		for (unsigned d = 0; d < op->arg[0]->type->rank; d++) {
			int64_t size = op->arg[0]->type->dim[d];

			if (start[d] < -size || start[d] > size)
				inside = false;
			else
				base[d] += start[d];
			if (base[d] < 0 || base[d] >= size)
				inside = false;
		}
		if (!inside)
			continue;
		for (uint32_t k = 0; k < n; k++) {
			acc[k] = orc_at(orc_of(&op->res[k]), base);
			value[k] = orc_at(orc_of(op->arg[n + 1 + k]), x);
		}
		orc_fold(a, op->region[0], n, acc, value);
	}
}

/* ---- Order. */

static bool
orc_before(pop_arena *a, const pop_op *op, const int64_t *x, int64_t i,
	int64_t j, int64_t dim)
{
	const unsigned char *arg[16];
	unsigned char less = 0, *out = &less;
	orc_index y;

	memcpy(y, x, sizeof(y));
	for (uint32_t k = 0; k < op->narg; k++) {
		y[dim] = i;
		arg[2 * k] = orc_at(orc_of(op->arg[k]), y);
		y[dim] = j;
		arg[2 * k + 1] = orc_at(orc_of(op->arg[k]), y);
	}
	orc_body(a, op->region[0], arg, &out);
	return less;
}

/* By insertion, so stable. */
static void
orc_sort(pop_arena *a, const pop_op *op)
{
	const pop_shape *s = op->arg[0]->type;
	int64_t dim = pop_attr_int(op, POP_ATTR_DIM, -1), n, count;
	int64_t start = pop_attr_int_at(op, POP_ATTR_START, 0, 0);

	dim += dim < 0 ? s->rank : 0;
	n = s->dim[dim];
	count = op->res[0].type->dim[dim];
	for (int64_t i = 0; i < pop_shape_elements(s); i++) {
		int64_t *order = POP_NEWN(a, int64_t, (size_t)n);
		orc_index x, y;

		orc_unflat(s, i, x);
		if (x[dim])
			continue;
		for (int64_t k = 0; k < n; k++) {
			int64_t at = k;

			for (; at > 0 &&
				orc_before(a, op, x, k, order[at - 1], dim);
				at--)
				order[at] = order[at - 1];
			order[at] = k;
		}
		for (uint32_t k = 0; k < op->narg; k++) {
			orc_tensor *from = orc_of(op->arg[k]);
			orc_tensor *to = orc_of(&op->res[k]);

			for (int64_t j = 0; j < count; j++) {
				memcpy(y, x, sizeof(y));
				y[dim] = order[start + j];
				x[dim] = j;
				memcpy(orc_at(to, x), orc_at(from, y),
					orc_size(to));
			}
			x[dim] = 0;
		}
	}
}

static void
orc_top_k(const pop_op *op)
{
	const orc_tensor *in = orc_of(op->arg[0]);
	pop_dtype d = (pop_dtype)in->type.dtype;
	int64_t n = in->type.dim[in->type.rank - 1];
	int64_t k = op->res[0].type->dim[in->type.rank - 1];
	int64_t rows = n ? pop_shape_elements(&in->type) / n : 0;

	for (int64_t r = 0; r < rows; r++) {
		for (int64_t j = 0; j < n; j++) {
			const unsigned char *p, *q;
			int64_t place = 0;

			p = in->data + (size_t)(r * n + j) * orc_size(in);
			for (int64_t o = 0; o < n; o++) {
				q = in->data +
				    (size_t)(r * n + o) * orc_size(in);
				if (pop_scalar_compare(POP_GT,
					    pop_dtype_is_float(d)
						    ? POP_ORDER_TOTAL
						    : POP_ORDER_NONE,
					    d, q, p) ||
					(memcmp(p, q, orc_size(in)) == 0 &&
						o < j))
					place++;
			}
			if (place >= k)
				continue;
			memcpy(orc_of(&op->res[0])->data +
					(size_t)(r * k + place) * orc_size(in),
				p, orc_size(in));
			pop_store_int(POP_DT_I32,
				orc_of(&op->res[1])->data +
					(size_t)(r * k + place) * 4,
				(uint64_t)j);
		}
	}
}

/* ---- Control. */

static void
orc_while(pop_arena *a, const pop_op *op)
{
	const pop_block *cond = op->region[0], *body = op->region[1];
	void **now = POP_NEWN(a, void *, op->narg);

	for (uint32_t i = 0; i < op->narg; i++)
		now[i] = op->arg[i]->aux;
	for (;;) {
		for (uint32_t i = 0; i < op->narg; i++)
			cond->arg[i]->aux = body->arg[i]->aux = now[i];
		orc_block(a, cond);
		if (!orc_of(cond->last->arg[0])->data[0])
			break;
		orc_block(a, body);
		for (uint32_t i = 0; i < op->narg; i++)
			now[i] = body->last->arg[i]->aux;
	}
	for (uint32_t i = 0; i < op->narg; i++)
		op->res[i].aux = now[i];
}

static void
orc_branch(pop_arena *a, const pop_op *op)
{
	int64_t k = orc_int(orc_of(op->arg[0]), 0);

	if (op->code == POP_OP_IF)
		k = k ? 0 : 1;
	if (k < 0 || k >= (int64_t)op->nregion)
		k = (int64_t)op->nregion - 1;
	orc_block(a, op->region[k]);
	for (uint32_t i = 0; i < op->nres; i++)
		op->res[i].aux = op->region[k]->last->arg[i]->aux;
}

static void
orc_iota(const pop_op *op, orc_tensor *r)
{
	int64_t dim = pop_attr_int(op, POP_ATTR_DIM, 0);
	orc_index x;

	for (int64_t i = 0; i < pop_shape_elements(&r->type); i++) {
		orc_unflat(&r->type, i, x);
		pop_store_integer((pop_dtype)r->type.dtype,
			r->data + (size_t)i * orc_size(r), x[dim]);
	}
}

static void
orc_constant(const pop_op *op, orc_tensor *r)
{
	const pop_dense *d = pop_attr_dense(op);

	for (int64_t i = 0; i < pop_shape_elements(&r->type); i++)
		memcpy(r->data + (size_t)i * orc_size(r),
			(const unsigned char *)d->data +
				(d->splat ? 0 : (size_t)i * orc_size(r)),
			orc_size(r));
}

/*
 * The bits of n elements of `from`, each as wide as its type, low bits and low
 * elements first, cut into elements of `to`: they pass through a window, filled
 * from below and emptied from below.
 */
static void
orc_bitcast(pop_dtype to, void *dst, pop_dtype from, const void *src, int64_t n)
{
	unsigned in = pop_dtype_info_of[from].bits;
	unsigned out = pop_dtype_info_of[to].bits, have = 0;
	unsigned in_bytes = pop_dtype_bytes(from), piece = out < 8 ? out : 8;
	const unsigned char *p = src;
	unsigned char *q = dst;
	uint64_t window = 0;

	if (in % 8 == 0 && out % 8 == 0) {
		if (n)
			memcpy(dst, src, (size_t)n * in_bytes);
		return;
	}
	/* One is narrower than a byte: pieces of at most a byte each way. */
	for (; n > 0; n--, p += in_bytes) {
		for (unsigned k = 0; k < in; k += 8) {
			window |= (in < 8 ? pop_load_bits(from, p) : p[k / 8])
				  << have;
			have += in < 8 ? in : 8;
			for (; have >= piece; have -= piece) {
				if (out < 8)
					pop_store_bits(to, q, window);
				else
					*q = (unsigned char)window;
				q++;
				window >>= piece;
			}
		}
	}
}

static void
orc_op(pop_arena *a, const pop_op *op)
{
	orc_tensor *r;

	for (uint32_t i = 0; i < op->nres; i++)
		op->res[i].aux = orc_new(a, op->res[i].type);
	r = op->nres ? orc_of(&op->res[0]) : NULL;
	switch ((int)op->code) {
	case POP_OP_RETURN:
		return;
	case POP_OP_CONSTANT:
		orc_constant(op, r);
		return;
	case POP_OP_IOTA:
		orc_iota(op, r);
		return;
	case POP_OP_FUSION:
		orc_block(a, op->region[0]);
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].aux = op->region[0]->last->arg[i]->aux;
		return;
	case POP_OP_OPTIMIZATION_BARRIER:
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].aux = op->arg[i]->aux;
		return;
	case POP_OP_WHILE:
		orc_while(a, op);
		return;
	case POP_OP_CASE:
	case POP_OP_IF:
		orc_branch(a, op);
		return;
	case POP_OP_REDUCE:
		orc_reduce(a, op);
		return;
	case POP_OP_DOT_GENERAL:
		orc_dot(op, r);
		return;
	case POP_OP_CONVOLUTION:
		orc_conv(op, r);
		return;
	case POP_OP_REDUCE_WINDOW:
		orc_window(a, op);
		return;
	case POP_OP_SELECT_AND_SCATTER:
		orc_select_scatter(a, op, r);
		return;
	case POP_OP_GATHER:
		orc_gather(op, r);
		return;
	case POP_OP_SCATTER:
		orc_scatter(a, op);
		return;
	case POP_OP_SORT:
		orc_sort(a, op);
		return;
	case POP_OP_TOP_K:
		orc_top_k(op);
		return;
	case POP_OP_BITCAST_CONVERT:
		orc_bitcast((pop_dtype)r->type.dtype, r->data,
			(pop_dtype)op->arg[0]->type->dtype,
			orc_of(op->arg[0])->data,
			pop_shape_elements(op->arg[0]->type));
		return;
	default:
		if (!orc_elementwise(op, r) && !orc_place(op, r))
			assert(pop_shape_elements(&r->type) == 0);
	}
}

static void
orc_block(pop_arena *a, const pop_block *b)
{
	POP_FOR_EACH_OP(op, b)
	{
		orc_op(a, op);
	}
}

#endif
