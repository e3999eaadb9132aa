#ifndef TESTS_UNIT_KERNEL_LAYOUT_H
#define TESTS_UNIT_KERNEL_LAYOUT_H

#include "lib/num/convert.h"
#include "lib/num/scalar.h"
#include "tests/unit/kernel_rig.h"

/*
 * Random layouts and contents, for kernels whose views may lie in any way.
 */

/* 0 <= result < n */
static inline int64_t
rnd(uint64_t *rng, int64_t n)
{
	return (int64_t)(rig_random(rng) % (uint64_t)n);
}

/*
 * Strides for n dims that touch no element twice, in a random order, some
 * backwards, some with gaps; dense: row-major without either.  Sets the base
 * and returns how many elements the buffer needs.
 */
static inline int64_t
lay_dims(int n, const int64_t *extent, int64_t *stride, int64_t *base,
	bool dense, uint64_t *rng)
{
	int order[32];
	int64_t at = 1;

	*base = 0;
	for (int i = 0; i < n; i++)
		order[i] = n - 1 - i;
	for (int i = n - 1; i > 0 && !dense; i--) {
		int k = (int)rnd(rng, i + 1), t = order[i];

		order[i] = order[k];
		order[k] = t;
	}
	for (int i = 0; i < n; i++) {
		int d = order[i];
		int64_t e = extent[d] > 0 ? extent[d] : 1;

		stride[d] = at;
		if (!dense && rnd(rng, 4) == 0)
			at += rnd(rng, 3) + at / 2;
		at *= e;
		if (!dense && rnd(rng, 5) == 0) {
			*base += stride[d] * (e - 1);
			stride[d] = -stride[d];
		}
	}
	if (!dense && rnd(rng, 3) == 0)
		*base += 3, at += 3;
	return at;
}

/* The same for the step's dims in `mask`; the others get stride 0. */
static inline int64_t
lay_view(pop_view *v, int n, const int64_t *extent, unsigned mask, bool dense,
	uint64_t *rng)
{
	int64_t e[POP_MAX_DIMS], s[POP_MAX_DIMS], need;
	int m = 0;

	for (int d = 0; d < n; d++)
		if (mask >> d & 1)
			e[m++] = extent[d];
	need = lay_dims(m, e, s, &v->base, dense, rng);
	m = 0;
	for (int d = 0; d < n; d++)
		v->stride[d] = mask >> d & 1 ? s[m++] : 0;
	return need;
}

/* A view of the rig for indices of n components, which move along the dims in
 * `mask`.  Sets the elements from component to component and returns how many
 * there are in all. */
static inline int64_t
lay_indices(rig *g, pop_dtype d, int ndim, const int64_t *extent, unsigned mask,
	int n, int64_t *apart, bool dense, uint64_t *rng)
{
	int64_t e[POP_MAX_DIMS] = {0}, need;
	pop_view v = {.dtype = (uint8_t)d}, *to;

	assert(ndim < POP_MAX_DIMS);
	memcpy(e, extent, (size_t)ndim * sizeof(*e));
	e[ndim] = n;
	need = lay_view(&v, ndim + 1, e, mask | 1u << ndim, dense, rng);
	*apart = v.stride[ndim];
	v.stride[ndim] = 0;
	to = rig_view(g, d, need);
	v.buffer = to->buffer;
	*to = v;
	return need;
}

static const pop_dtype any_dtype[] = {POP_DT_I1, POP_DT_I4, POP_DT_U4,
	POP_DT_I8, POP_DT_U8, POP_DT_I16, POP_DT_U16, POP_DT_I32, POP_DT_U32,
	POP_DT_I64, POP_DT_U64, POP_DT_F16, POP_DT_BF16, POP_DT_F32, POP_DT_F64,
	POP_DT_F8E4M3FN, POP_DT_F8E5M2};
enum { NDTYPE = sizeof(any_dtype) / sizeof(any_dtype[0]) };

/* Any value of the type, special ones often; small: few different ones. */
static inline void
put_any(pop_dtype d, unsigned char *p, bool small, uint64_t *rng)
{
	static const double special[] = {0.0, -0.0, 1.0, -1.0, 1e-40,
		__builtin_inf(), -__builtin_inf(), __builtin_nan("")};
	int64_t pick = rnd(rng, 16);

	if (pop_dtype_is_float(d)) {
		double v = (double)(rnd(rng, 2001) - 1000) / 64;

		if (small)
			v = (double)(rnd(rng, 5) - 2);
		if (pick < 8)
			v = special[rnd(rng, small ? 4 : 8)];
		pop_store_f64(d, p, v);
		return;
	}
	pop_store_int(d, p,
		small      ? (uint64_t)rnd(rng, 5) - 2
		: pick < 4 ? UINT64_MAX >> rnd(rng, 64)
			   : rig_random(rng));
}

static inline void
fill_any(pop_dtype d, void *to, int64_t n, bool small, uint64_t *rng)
{
	unsigned char *p = to;

	for (int64_t i = 0; i < n; i++)
		put_any(d, p + i * pop_dtype_bytes(d), small, rng);
}

/* Elements of buffer k. */
static inline int64_t
rig_elements(const rig *g, unsigned k)
{
	return (int64_t)g->buffer[k].bytes /
	       pop_dtype_bytes((pop_dtype)g->view[k].dtype);
}

/* Row-major point `at` of the dims. */
static inline void
seek(int64_t at, int n, const int64_t *extent, int64_t *x)
{
	for (int d = n - 1; d >= 0; d--) {
		x[d] = at % extent[d];
		at /= extent[d];
	}
}

static inline unsigned char *
element(const rig *g, unsigned view, int n, const int64_t *x)
{
	const pop_view *v = &g->view[view];
	int64_t at = v->base;

	for (int d = 0; d < n; d++)
		at += x[d] * v->stride[d];
	return (unsigned char *)g->ptr[v->buffer] +
	       at * pop_dtype_bytes((pop_dtype)v->dtype);
}

/* Two elements are the same bits, or both NaN. */
static inline bool
same_element(pop_dtype d, const void *a, const void *b)
{
	if (pop_dtype_is_float(d)) {
		double x = pop_load_f64(d, a), y = pop_load_f64(d, b);

		if (x != x || y != y)
			return x != x && y != y;
	}
	return pop_load_bits(d, a) == pop_load_bits(d, b);
}

/* ---- Bodies. */

/* The instruction and its meaning. */
typedef struct body_row {
	uint8_t ins;
	uint8_t scalar; /* pop_scalar */
	bool floats, ints, bools;
} body_row;

static const body_row body_rows[] = {
	{POP_INS_ADD, POP_SC_ADD, true, true, false},
	{POP_INS_MUL, POP_SC_MULTIPLY, true, true, false},
	{POP_INS_MAX, POP_SC_MAXIMUM, true, true, false},
	{POP_INS_MIN, POP_SC_MINIMUM, true, true, false},
	{POP_INS_AND, POP_SC_AND, false, true, true},
	{POP_INS_OR, POP_SC_OR, false, true, true},
	{POP_INS_XOR, POP_SC_XOR, false, true, true},
	{0, 0, true, true, true}, /* the value alone */
	/* Not recognised: acc - value, which does not commute. */
	{POP_INS_SUB, POP_SC_SUBTRACT, true, true, false},
};
enum { NBODY = sizeof(body_rows) / sizeof(body_rows[0]) };

static inline bool
body_fits(const body_row *b, pop_dtype d)
{
	return pop_dtype_is_float(d) ? b->floats
	       : d == POP_DT_I1      ? b->bools
				     : b->ints;
}

/* Code of the body for operand i of n. */
static inline void
rig_body(rig *g, unsigned stage, const body_row *b, pop_dtype d, unsigned i,
	unsigned n)
{
	uint8_t cls = (uint8_t)pop_class_of(d), op = b->ins;
	uint16_t x, y, r;
	bool narrow = pop_dtype_info_of[d].bits <
		      (cls == POP_CLASS_D || cls == POP_CLASS_L ? 64 : 32);

	if (pop_dtype_info_of[d].cls == POP_DTC_UINT)
		op = op == POP_INS_MAX   ? POP_INS_MAXU
		     : op == POP_INS_MIN ? POP_INS_MINU
					 : op;
	x = rig_ins(
		g, stage, (pop_ins){.op = POP_INS_TLOAD, .cls = cls, .imm = i});
	y = rig_ins(g, stage,
		(pop_ins){.op = POP_INS_TLOAD, .cls = cls, .imm = n + i});
	r = y;
	if (op)
		r = rig_ins(g, stage,
			(pop_ins){.op = op, .cls = cls, .a = x, .b = y});
	if (narrow && op && cls == POP_CLASS_F)
		r = rig_ins(g, stage,
			(pop_ins){.op = POP_INS_ROUND,
				.cls = cls,
				.a = r,
				.imm = d});
	if (narrow && op && cls == POP_CLASS_I)
		r = rig_ins(g, stage,
			(pop_ins){.op = POP_INS_WRAP,
				.cls = cls,
				.a = r,
				.imm = d});
	rig_ins(g, stage,
		(pop_ins){.op = POP_INS_TSTORE, .cls = cls, .a = r, .imm = i});
}

static inline void
apply_body(const body_row *b, pop_dtype d, void *acc, const void *value)
{
	if (b->ins)
		pop_scalar_binary((pop_scalar)b->scalar, d, acc, acc, value);
	else
		memmove(acc, value, pop_dtype_bytes(d));
}

/* ---- Running on all instruction sets with one and two threads. */

/* Runs the step and compares the outputs with `want`, one memory image per
 * buffer (NULL: not compared); buffers are restored before each run. */
static inline void
rig_expect(rig *g, unsigned char *const *want, const char *what, uint64_t seed)
{
	unsigned char *before[RIG_MAX_BUFFERS];

	for (unsigned k = 0; k < g->program.nbuffer; k++) {
		before[k] = malloc(g->buffer[k].bytes + 1);
		assert(before[k]);
		memcpy(before[k], g->ptr[k], g->buffer[k].bytes);
	}
	for (unsigned i = 0; i < 2 * RIG_NISA; i++) {
		const pop_kernel_table *t = rig_table(rig_isa[i / 2]);

		if (!t)
			continue;
		for (unsigned k = 0; k < g->program.nbuffer; k++)
			memcpy(g->ptr[k], before[k], g->buffer[k].bytes);
		rig_run(g, t, 1 + i % 2);
		for (unsigned k = 0; k < g->program.nbuffer; k++) {
			pop_dtype d = (pop_dtype)g->view[k].dtype;
			const unsigned char *got = g->ptr[k];

			for (int64_t e = 0; want[k] && e < rig_elements(g, k);
				e++) {
				int64_t at = e * pop_dtype_bytes(d);

				if (same_element(d, got + at, want[k] + at))
					continue;
				fprintf(stderr,
					"%s: case %llu, %s, %u threads: "
					"buffer %u (%s), element %lld\n",
					what, (unsigned long long)seed,
					rig_isa[i / 2], 1 + i % 2, k,
					pop_dtype_info_of[d].name,
					(long long)e);
				abort();
			}
		}
	}
	for (unsigned k = 0; k < g->program.nbuffer; k++)
		free(before[k]);
}

#endif
