#ifndef TESTS_UNIT_KERNEL_DENSE_H
#define TESTS_UNIT_KERNEL_DENSE_H

#include <stdbool.h>

#include "lib/num/convert.h"
#include "tests/unit/kernel_rig.h"

/*
 * Operands, epilogues and comparisons for the tests of products and
 * convolutions.
 *
 * A reference gives the accumulator of each point of the result; what the
 * epilogue makes of it is computed here, into a copy of every output, which
 * must then be equal byte by byte, gaps between rows included.
 */

#if defined(__SANITIZE_ADDRESS__)
#	include <sanitizer/asan_interface.h>
#	define DENSE_POISON(p, n)   __asan_poison_memory_region(p, n)
#	define DENSE_UNPOISON(p, n) __asan_unpoison_memory_region(p, n)
#else
#	define DENSE_POISON(p, n)   ((void)(p), (void)(n))
#	define DENSE_UNPOISON(p, n) ((void)(p), (void)(n))
#endif

/* What the code after the product does. */
typedef enum dense_epilogue {
	DENSE_STORE, /* out = acc */
	DENSE_BIAS,  /* out = acc + bias, bias along the columns */
	DENSE_RELU,  /* out = max(acc, 0) */
	DENSE_TWO,   /* out = acc, out2 = acc + acc */
	DENSE_BF16,  /* out = bf16 of acc; f32 alone */
	DENSE_EPILOGUES
} dense_epilogue;

typedef struct dense_dim {
	unsigned dim;
	int64_t n;
} dense_dim;

static inline int64_t
dense_below(uint64_t *rng, int64_t n)
{
	return (int64_t)(rig_random(rng) >> 16) % n;
}

enum { DENSE_GAPS = 1, DENSE_REVERSE = 2, DENSE_BROADCAST = 4 };

/*
 * A view over `d`, the first of which moves slowest, with gaps, reversed or
 * broadcast dims as `how` allows.
 */
static inline pop_view *
dense_view(rig *g, pop_dtype type, const dense_dim *d, unsigned nd,
	unsigned how, uint64_t *rng)
{
	int64_t stride[POP_MAX_DIMS] = {0}, at = 1, base = 0, last = 0;
	pop_view *v;

	for (unsigned k = nd; k-- > 0;) {
		if ((how & DENSE_BROADCAST) && dense_below(rng, 8) == 0)
			continue;
		if ((how & DENSE_GAPS) && dense_below(rng, 3) == 0)
			at += dense_below(rng, 5);
		stride[k] = at;
		if (d[k].n > 0)
			last += (d[k].n - 1) * at;
		if ((how & DENSE_REVERSE) && d[k].n > 0 &&
			dense_below(rng, 4) == 0) {
			base += (d[k].n - 1) * at;
			stride[k] = -at;
		}
		at *= d[k].n > 0 ? d[k].n : 1;
	}
	v = rig_view(g, type, last + 1);
	v->base = base;
	for (unsigned k = 0; k < nd; k++)
		v->stride[d[k].dim] = stride[k];
	return v;
}

static inline void
dense_shuffle(dense_dim *d, unsigned n, uint64_t *rng)
{
	for (unsigned k = n; k > 1; k--) {
		unsigned j = (unsigned)dense_below(rng, k);
		dense_dim t = d[j];

		d[j] = d[k - 1];
		d[k - 1] = t;
	}
}

/* Small whole numbers, whose sums are exact in any order; or fractions. */
static inline void
dense_fill(rig *g, unsigned v, bool whole, uint64_t *rng)
{
	pop_dtype d = (pop_dtype)g->view[v].dtype;
	size_t size = pop_dtype_bytes(d);
	size_t n = (size_t)g->buffer[v].bytes / size;
	unsigned char *p = g->ptr[v];

	for (size_t j = 0; j < n; j++, p += size) {
		uint64_t r = rig_random(rng);

		if (!pop_dtype_is_float(d))
			pop_store_int(d, p, r >> 20);
		else if (whole)
			pop_store_f64(d, p, (double)((int)(r >> 40) % 9 - 4));
		else
			pop_store_f64(d, p, (double)(r >> 11) * 0x1p-52 - 1);
	}
}

/* Number in its buffer of view v's element at the point x. */
static inline int64_t
dense_index(const rig *g, unsigned v, const int64_t *x)
{
	int64_t at = g->view[v].base;

	for (unsigned d = 0; d < g->step.ndim; d++)
		at += x[d] * g->view[v].stride[d];
	return at;
}

static inline unsigned char *
dense_at(const rig *g, unsigned v, const int64_t *x)
{
	return (unsigned char *)g->ptr[v] +
	       dense_index(g, v, x) *
		       (int64_t)pop_dtype_bytes((pop_dtype)g->view[v].dtype);
}

/* ---- The epilogue: view 2 is its first. */

static inline uint16_t
dense_binary(rig *g, unsigned op, unsigned cls, uint16_t a, uint16_t b)
{
	return rig_ins(g, 0, (pop_ins){(uint8_t)op, (uint8_t)cls, a, b, 0, 0});
}

static inline void
dense_code(rig *g, dense_epilogue e, pop_dtype acc)
{
	const uint8_t c = (uint8_t)pop_class_of(acc);
	pop_ins source = {.op = POP_INS_TLOAD, .cls = c};
	uint16_t r = rig_ins(g, 0, source), t = r;
	uint64_t out = 2;

	if (e == DENSE_BIAS) {
		source = (pop_ins){.op = POP_INS_LOAD, .cls = c, .imm = 2};
		r = dense_binary(g, POP_INS_ADD, c, r, rig_ins(g, 0, source));
		out = 3;
	} else if (e == DENSE_RELU) {
		source = (pop_ins){.op = POP_INS_IMM, .cls = c};
		r = dense_binary(g, POP_INS_MAX, c, r, rig_ins(g, 0, source));
	} else if (e == DENSE_TWO) {
		t = dense_binary(g, POP_INS_ADD, c, r, r);
	}
	rig_ins(g, 0,
		(pop_ins){.op = POP_INS_STORE, .cls = c, .a = r, .imm = out});
	if (e == DENSE_TWO)
		rig_ins(g, 0,
			(pop_ins){.op = POP_INS_STORE,
				.cls = c,
				.a = t,
				.imm = out + 1});
}

/* Adds views and code: outputs over d, the bias over dim `column` alone. */
static inline void
dense_epilogue_views(rig *g, dense_epilogue e, pop_dtype acc,
	const dense_dim *d, unsigned nd, unsigned column, uint64_t *rng)
{
	pop_dtype out = e == DENSE_BF16 ? POP_DT_BF16 : acc;
	const unsigned how = DENSE_GAPS | DENSE_REVERSE;

	if (e == DENSE_BIAS) {
		dense_dim c = {column, g->step.extent[column]};

		dense_view(g, acc, &c, 1, how, rng);
	}
	dense_view(g, out, d, nd, how, rng);
	if (e == DENSE_TWO)
		dense_view(g, acc, d, nd, how, rng);
	dense_code(g, e, acc);
}

static inline unsigned
dense_first_out(dense_epilogue e)
{
	return e == DENSE_BIAS ? 3 : 2;
}

/* An accumulator: whichever member its type says. */
typedef union dense_acc {
	float f;
	double d;
	uint64_t i;
} dense_acc;

static inline double
dense_number(pop_dtype acc, dense_acc a)
{
	return acc == POP_DT_F32 ? (double)a.f : a.d;
}

static inline dense_acc
dense_add(pop_dtype acc, dense_acc a, dense_acc b)
{
	if (acc == POP_DT_F32)
		a.f += b.f;
	else if (acc == POP_DT_F64)
		a.d += b.d;
	else
		a.i += b.i;
	return a;
}

static inline double
dense_load(pop_dtype d, const unsigned char *p)
{
	uint64_t i;

	if (pop_dtype_is_float(d))
		return pop_load_f64(d, p);
	i = pop_load_int(d, p);
	return pop_dtype_info_of[d].cls == POP_DTC_INT ? (double)(int64_t)i
						       : (double)i;
}

/* One rounding.  Called only where an instruction set has it, so that the
 * compiler may use the instruction. */
#if defined(__x86_64__)
#	define DENSE_FUSED __attribute__((target("fma")))
#else
#	define DENSE_FUSED
#endif

DENSE_FUSED static inline float
dense_fma_f32(float a, float b, float c)
{
	return __builtin_fmaf(a, b, c);
}

DENSE_FUSED static inline double
dense_fma_f64(double a, double b, double c)
{
	return __builtin_fma(a, b, c);
}

/* All elements of view v's buffer as accumulators. */
static inline dense_acc *
dense_values(const rig *g, unsigned v, pop_dtype acc)
{
	const pop_dtype d = (pop_dtype)g->view[v].dtype;
	const size_t size = pop_dtype_bytes(d);
	const size_t n = (size_t)g->buffer[v].bytes / size;
	const unsigned char *p = g->ptr[v];
	dense_acc *a = malloc((n + 1) * sizeof(*a));

	assert(a);
	for (size_t j = 0; j < n; j++, p += size)
		if (acc == POP_DT_F32)
			a[j].f = (float)dense_load(d, p);
		else if (acc == POP_DT_F64)
			a[j].d = dense_load(d, p);
		else
			a[j].i = pop_load_int(d, p);
	return a;
}

/* acc + x * y, as one operation if `fused`. */
static inline dense_acc
dense_madd(pop_dtype acc, dense_acc a, dense_acc x, dense_acc y, bool fused)
{
	if (acc == POP_DT_F32)
		a.f = fused ? dense_fma_f32(x.f, y.f, a.f) : a.f + x.f * y.f;
	else if (acc == POP_DT_F64)
		a.d = fused ? dense_fma_f64(x.d, y.d, a.d) : a.d + x.d * y.d;
	else
		a.i += x.i * y.i;
	return a;
}

static inline void
dense_put(pop_dtype acc, pop_dtype d, unsigned char *p, dense_acc a)
{
	if (pop_dtype_is_float(acc))
		pop_store_f64(d, p, dense_number(acc, a));
	else
		pop_store_int(d, p, a.i);
}

/* Writes what the epilogue makes of `a` at x into the outputs themselves. */
static inline void
dense_finish(
	rig *g, dense_epilogue e, pop_dtype acc, const int64_t *x, dense_acc a)
{
	unsigned out = dense_first_out(e);
	dense_acc twice = dense_add(acc, a, a), bias = {.i = 0};

	if (e == DENSE_BIAS) {
		const unsigned char *p = dense_at(g, 2, x);

		if (acc == POP_DT_F32)
			bias.f = (float)pop_load_f64(acc, p);
		else if (acc == POP_DT_F64)
			bias.d = pop_load_f64(acc, p);
		else
			bias.i = pop_load_int(acc, p);
		a = dense_add(acc, a, bias);
	}
	if (e == DENSE_RELU) {
		if (acc == POP_DT_F32)
			a.f = a.f > 0 ? a.f : 0;
		else if (acc == POP_DT_F64)
			a.d = a.d > 0 ? a.d : 0;
		else if (acc == POP_DT_I32)
			a.i = (int32_t)a.i > 0 ? a.i : 0;
		else
			a.i = (int64_t)a.i > 0 ? a.i : 0;
	}
	dense_put(acc, (pop_dtype)g->view[out].dtype, dense_at(g, out, x), a);
	if (e == DENSE_TWO)
		dense_put(acc, acc, dense_at(g, out + 1, x), twice);
}

/* ---- Running and comparing. */

/* Copies of the outputs: as the reference leaves them, or a run. */
typedef struct dense_image {
	unsigned char *at[RIG_MAX_BUFFERS];
} dense_image;

static inline void
dense_clear(rig *g, unsigned out)
{
	for (unsigned v = out; v < g->step.nview; v++)
		memset(g->ptr[v], 0xa5, (size_t)g->buffer[v].bytes);
}

static inline dense_image
dense_copy(const rig *g, unsigned out)
{
	dense_image m = {{NULL}};

	for (unsigned v = out; v < g->step.nview; v++) {
		size_t n = (size_t)g->buffer[v].bytes;

		m.at[v] = malloc(n + 1);
		assert(m.at[v]);
		memcpy(m.at[v], g->ptr[v], n);
	}
	return m;
}

static inline void
dense_drop(dense_image *m)
{
	for (unsigned v = 0; v < RIG_MAX_BUFFERS; v++)
		free(m->at[v]);
}

static inline bool
dense_equal(const rig *g, unsigned out, const dense_image *m)
{
	for (unsigned v = out; v < g->step.nview; v++)
		if (memcmp(m->at[v], g->ptr[v], (size_t)g->buffer[v].bytes))
			return false;
	return true;
}

static inline bool
dense_near(double got, double want, double tolerance)
{
	double off = got < want ? want - got : got - want;

	return off <= tolerance + (want < 0 ? -want : want) * tolerance;
}

/* Equal but for rounding. */
static inline bool
dense_close(const rig *g, unsigned out, const dense_image *m, double tolerance)
{
	for (unsigned v = out; v < g->step.nview; v++) {
		pop_dtype d = (pop_dtype)g->view[v].dtype;
		size_t size = pop_dtype_bytes(d);

		for (size_t j = 0; j < g->buffer[v].bytes; j += size) {
			const unsigned char *p = g->ptr[v];
			double want = dense_load(d, m->at[v] + j);
			double got = dense_load(d, p + j);

			if (memcmp(m->at[v] + j, p + j, size) != 0 &&
				!dense_near(got, want, tolerance))
				return false;
		}
	}
	return true;
}

/* Nothing outside the buffers may even be read. */
static inline void
dense_run(rig *g, const pop_kernel_table *t, unsigned nthread)
{
	for (uint32_t k = 0; k < g->program.nbuffer; k++) {
		size_t n = (size_t)g->buffer[k].bytes;

		DENSE_POISON(g->memory[k], RIG_GUARD);
		DENSE_POISON(g->memory[k] + RIG_GUARD + n, RIG_GUARD);
	}
	rig_run(g, t, nthread);
	for (uint32_t k = 0; k < g->program.nbuffer; k++)
		DENSE_UNPOISON(g->memory[k],
			(size_t)g->buffer[k].bytes + 2 * RIG_GUARD);
}

#endif
