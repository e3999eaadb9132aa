/*
 * Folds of neighbours, one operand and two (arg max), and copies of any
 * strides, against plain loops: bit for bit, on every instruction set, with one
 * and two threads.
 */

#include <math.h>

#include "lib/num/convert.h"
#include "tests/unit/kernel_rig.h"

static uint64_t rng = 1;

static uint64_t
below(uint64_t n)
{
	return rig_random(&rng) % n;
}

static int64_t
product(const pop_step *s, unsigned first, unsigned last)
{
	int64_t n = 1;

	for (unsigned d = first; d < last; d++)
		n *= s->extent[d];
	return n;
}

/* Strides of a dense array with dims `keep`, in a random order. */
static pop_view *
dense_view(rig *g, pop_dtype t, uint32_t keep)
{
	pop_step *s = &g->step;
	unsigned order[POP_MAX_DIMS], n = 0;
	int64_t stride[POP_MAX_DIMS] = {0}, size = 1, base = 0;
	pop_view *v;

	for (unsigned d = 0; d < s->ndim; d++)
		if (keep >> d & 1)
			order[n++] = d;
	for (unsigned k = n; k > 1; k--) {
		unsigned j = below(3) ? k - 1 : (unsigned)below(k);
		unsigned x = order[j];

		order[j] = order[k - 1];
		order[k - 1] = x;
	}
	for (unsigned k = n; k-- > 0;) {
		unsigned d = order[k];

		stride[d] = size;
		size *= s->extent[d];
		if (below(6) == 0 && s->extent[d] > 0) {
			base += stride[d] * (s->extent[d] - 1);
			stride[d] = -stride[d];
		}
	}
	v = rig_view(g, t, size);
	memcpy(v->stride, stride, sizeof(stride));
	v->base = size > 0 ? base : 0;
	for (int64_t j = 0; j < size * (int64_t)pop_dtype_bytes(t); j++)
		((unsigned char *)g->ptr[v->buffer])[j] =
			(unsigned char)rig_random(&rng);
	return v;
}

static void
fill_floats(rig *g, const pop_view *v)
{
	pop_dtype t = (pop_dtype)v->dtype;
	size_t size = pop_dtype_bytes(t);
	unsigned char *p = g->ptr[v->buffer];

	for (size_t j = 0; j < g->buffer[v->buffer].bytes / size; j++)
		pop_store_number(t, p + j * size, (double)below(1000) / 8 - 60);
}

/* NaN, zeros of both signs and infinities, in one element of many. */
static void
fill_specials(rig *g, const pop_view *v)
{
	static const double special[] = {NAN, 0.0, -0.0, INFINITY, -INFINITY};
	pop_dtype t = (pop_dtype)v->dtype;
	size_t size = pop_dtype_bytes(t);
	unsigned char *p = g->ptr[v->buffer];
	uint64_t every = 1 + below(400), some = 1 + below(5);

	for (size_t j = 0;
		!pop_dtype_is_int(t) && j < g->buffer[v->buffer].bytes / size; j++)
		if (below(every) == 0)
			pop_store_number(t, p + j * size,
				special[5 - some + below(some)]);
}

static int64_t
offset(const pop_step *s, const pop_view *v, const int64_t *x)
{
	int64_t at = v->base;

	for (unsigned d = 0; d < s->ndim; d++)
		at += x[d] * v->stride[d];
	return at;
}

static void
point(const pop_step *s, unsigned first, unsigned last, int64_t n, int64_t *x)
{
	for (unsigned d = last; d-- > first;) {
		x[d] = n % s->extent[d];
		n /= s->extent[d];
	}
}

static void
random_dims(pop_step *s)
{
	static const int64_t extents[] = {1, 2, 3, 8, 17, 64, 65, 130, 700};
	int64_t points = 1;

	s->ndim = (uint8_t)(1 + below(4));
	for (unsigned d = 0; d < s->ndim; d++) {
		s->extent[d] = below(30) ? extents[below(9)] : 0;
		if (points * s->extent[d] > 60000)
			s->extent[d] = 2;
		points *= s->extent[d];
	}
}

/* ---- Folds. */

/* What the bodies below do: add, rounded to the type; or the greatest value
 * and its index, the lower one of equals; or so with the first NaN before all
 * others, or the least. */
enum body { ADD, GREATEST, ARGMAX, ARGMIN, NBODY };

static void
combine(enum body body, pop_dtype t, double *acc, int64_t *acc_i, double v,
	int64_t i)
{
	unsigned char b[8];

	if (body != ADD) {
		bool keep = body == ARGMIN ? *acc < v : *acc > v;
		bool tie = *acc == v && *acc_i < i;

		if (body != GREATEST)
			keep = keep || isnan(*acc);
		else
			keep = keep || tie;
		*acc = keep ? *acc : v;
		*acc_i = keep || tie ? *acc_i : i;
		return;
	}
	if (t == POP_DT_F32) {
		*acc = (double)((float)*acc + (float)v);
	} else if (t == POP_DT_BF16) {
		float r = (float)*acc + (float)v;

		pop_store_f64(t, b, (double)r);
		*acc = pop_load_f64(t, b);
	} else {
		*acc = *acc + v;
	}
}

static void
add_body(rig *g, enum body body, pop_dtype t)
{
	bool argmax = body != ADD;
	unsigned c = pop_class_of(t);
	pop_ins tl = {.op = POP_INS_TLOAD, .cls = (uint8_t)c};
	pop_ins ti = {.op = POP_INS_TLOAD, .cls = POP_CLASS_I};
	pop_ins ts = {.op = POP_INS_TSTORE, .cls = (uint8_t)c};
	uint16_t a, b, x, y, gt, eq, lt, either;

	a = rig_ins(g, 0, tl);
	tl.imm = argmax ? 2 : 1;
	b = rig_ins(g, 0, tl);
	if (!argmax) {
		ts.a = rig_ins(g, 0,
			(pop_ins){.op = POP_INS_ADD,
				.cls = (uint8_t)c,
				.a = a,
				.b = b});
		if (t == POP_DT_BF16)
			ts.a = rig_ins(g, 0,
				(pop_ins){.op = POP_INS_ROUND,
					.cls = (uint8_t)c,
					.a = ts.a,
					.imm = t});
		rig_ins(g, 0, ts);
		return;
	}
	ti.imm = 1;
	x = rig_ins(g, 0, ti);
	ti.imm = 3;
	y = rig_ins(g, 0, ti);
#define TWO(o, k, p, q)                      \
	rig_ins(g, 0,                        \
		(pop_ins){.op = POP_INS_##o, \
			.cls = (uint8_t)(k), \
			.a = p,              \
			.b = q})
	if (body == ARGMIN)
		gt = TWO(LT, c, a, b);
	else
		gt = TWO(LT, c, b, a);
	if (body != GREATEST && (c == POP_CLASS_F || c == POP_CLASS_D)) {
		eq = TWO(NE, c, a, a);
		gt = TWO(OR, POP_CLASS_B, gt, eq);
	}
	eq = TWO(EQ, c, a, b);
	lt = TWO(LT, POP_CLASS_I, x, y);
	eq = TWO(AND, POP_CLASS_B, eq, lt);
	either = TWO(OR, POP_CLASS_B, gt, eq);
	if (body == GREATEST)
		gt = either;
#undef TWO
	ts.a = rig_ins(g, 0,
		(pop_ins){.op = POP_INS_SELECT,
			.cls = (uint8_t)c,
			.a = gt,
			.b = a,
			.c = b});
	x = rig_ins(g, 0,
		(pop_ins){.op = POP_INS_SELECT,
			.cls = POP_CLASS_I,
			.a = either,
			.b = x,
			.c = y});
	rig_ins(g, 0, ts);
	ts.a = x;
	ts.cls = POP_CLASS_I;
	ts.imm = 1;
	rig_ins(g, 0, ts);
}

static double
number(pop_dtype t, const void *p)
{
	return pop_dtype_is_int(t) ? (double)(int64_t)pop_load_int(t, p)
				   : pop_load_f64(t, p);
}

static bool
same(double a, double b)
{
	return (isnan(a) && isnan(b)) || (a == b && !signbit(a) == !signbit(b));
}

static void
check_fold(const rig *g, enum body body, pop_dtype t, unsigned nouter)
{
	bool argmax = body != ADD;
	const pop_step *s = &g->step;
	const pop_view *v = g->view;
	uint32_t n = argmax ? 2 : 1;
	int64_t len = product(s, nouter, s->ndim), x[POP_MAX_DIMS] = {0};
	double *a = malloc(sizeof(*a) * (size_t)(len + 1));
	int64_t *ai = calloc((size_t)len + 1, sizeof(*ai));
	size_t size = pop_dtype_bytes(t);

	for (int64_t o = 0; o < product(s, 0, nouter); o++) {
		double acc = number(t, g->ptr[v[n].buffer]);
		int64_t m = len, i = 0, at;

		memset(x, 0, sizeof(x));
		point(s, 0, nouter, o, x);
		for (int64_t r = 0; r < len; r++) {
			const unsigned char *p;

			point(s, nouter, s->ndim, r, x);
			p = (unsigned char *)g->ptr[v[0].buffer] +
			    offset(s, &v[0], x) * (int64_t)size;
			a[r] = number(t, p);
			if (argmax)
				ai[r] = ((int32_t *)g->ptr[v[1].buffer])[offset(
					s, &v[1], x)];
		}
		while (m > 1) {
			for (int64_t r = 0; r < m / 2; r++) {
				a[r] = a[2 * r];
				ai[r] = ai[2 * r];
				combine(body, t, &a[r], &ai[r], a[2 * r + 1],
					ai[2 * r + 1]);
			}
			if (m % 2) {
				a[m / 2] = a[m - 1];
				ai[m / 2] = ai[m - 1];
			}
			m -= m / 2;
		}
		if (argmax)
			i = ((int32_t *)g->ptr[v[3].buffer])[0];
		if (len > 0)
			combine(body, t, &acc, &i, a[0], ai[0]);
		at = offset(s, &v[2 * n], x);
		assert(same(acc,
			number(t, (unsigned char *)g->ptr[v[2 * n].buffer] +
					  at * (int64_t)size)));
		if (argmax)
			assert(((int32_t *)g->ptr[v[5].buffer])[offset(
				       s, &v[5], x)] == i);
	}
	free(a);
	free(ai);
}

static void
test_fold(void)
{
	static const pop_dtype types[] = {
		POP_DT_F32, POP_DT_BF16, POP_DT_I32, POP_DT_F64, POP_DT_I8};
	enum body body = below(2) ? ADD : (enum body)below(NBODY);
	bool argmax = body != ADD;
	pop_dtype t = types[below(argmax ? 5 : 4)];
	rig g;
	unsigned nouter;
	uint32_t outer;

	rig_init(&g, POP_STEP_FOLD);
	random_dims(&g.step);
	nouter = (unsigned)below(g.step.ndim + 1u);
	outer = (1u << nouter) - 1;
	g.step.nparam = POP_FOLD_PARAMS;
	g.param[POP_FOLD_N] = argmax ? 2 : 1;
	g.param[POP_FOLD_NREDUCED] = g.step.ndim - nouter;
	fill_floats(&g, dense_view(&g, t, 0xffff));
	if (body == ARGMAX || body == ARGMIN)
		fill_specials(&g, &g.view[0]);
	if (argmax)
		fill_floats(&g, dense_view(&g, POP_DT_I32,
					below(2) ? 0xffff : 0xffff & ~outer));
	fill_floats(&g, dense_view(&g, t, 0));
	if (argmax)
		fill_floats(&g, dense_view(&g, POP_DT_I32, 0));
	dense_view(&g, t, outer);
	if (argmax)
		dense_view(&g, POP_DT_I32, outer);
	add_body(&g, body, t);
	for (unsigned k = 0; k < RIG_NISA; k++)
		for (unsigned n = 1; rig_table(rig_isa[k]) && n <= 2; n++) {
			const pop_view *o = &g.view[argmax ? 4 : 2];

			memset(g.ptr[o->buffer], 0x5a,
				g.buffer[o->buffer].bytes);
			rig_run(&g, rig_table(rig_isa[k]), n);
			check_fold(&g, body, t, nouter);
		}
	rig_free(&g);
}

/* ---- Copies. */

static void
test_copy(void)
{
	static const pop_dtype types[] = {
		POP_DT_I8, POP_DT_F16, POP_DT_F32, POP_DT_F64, POP_DT_C128};
	pop_dtype t = types[below(5)];
	size_t size = pop_dtype_bytes(t);
	uint32_t keep = below(4) ? 0xffff : (uint32_t)below(16);
	int64_t x[POP_MAX_DIMS] = {0}, n;
	rig g;

	rig_init(&g, POP_STEP_COPY);
	random_dims(&g.step);
	dense_view(&g, t, keep);
	dense_view(&g, t, 0xffff);
	n = product(&g.step, 0, g.step.ndim);
	for (unsigned k = 0; k < RIG_NISA; k++)
		for (unsigned m = 1; rig_table(rig_isa[k]) && m <= 2; m++) {
			memset(g.ptr[1], 0x5a, g.buffer[1].bytes);
			rig_run(&g, rig_table(rig_isa[k]), m);
			for (int64_t j = 0; j < n; j++) {
				point(&g.step, 0, g.step.ndim, j, x);
				assert(memcmp((char *)g.ptr[1] +
						       offset(&g.step,
							       &g.view[1], x) *
							       (int64_t)size,
					       (char *)g.ptr[0] +
						       offset(&g.step,
							       &g.view[0], x) *
							       (int64_t)size,
					       size) == 0);
			}
		}
	rig_free(&g);
}

int
main(int argc, char **argv)
{
	unsigned n = argc > 1 ? (unsigned)atoi(argv[1]) : 60;

	for (unsigned k = 0; k < n; k++) {
		test_fold();
		test_copy();
	}
	return 0;
}
