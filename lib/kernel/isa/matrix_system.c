/*
 * Complex triangular systems with many right-hand sides; see matrix_system.h.
 * All variants are brought to one form by strides: a lower triangle to the
 * left of rows that are known from the first to the last.
 */

#include "lib/kernel/isa/round_once.h"

#include "lib/kernel/isa/matrix_system.h"

#include <string.h>

#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"

enum { STRIP = POP_SYSTEM_STRIP, ROW = 2 * STRIP };

/* ---- Copies. */

/* One of two dims that are walked: bytes in memory, doubles in the strip. */
struct walk {
	int64_t count, step, to;
};

POP_INLINE void
load_number(bool wide, const unsigned char *p, double *re, double *im)
{
	double d[2];
	float f[2];

	if (wide) {
		memcpy(d, p, sizeof(d));
	} else {
		memcpy(f, p, sizeof(f));
		d[0] = f[0];
		d[1] = f[1];
	}
	*re = d[0];
	*im = d[1];
}

POP_INLINE void
store_number(bool wide, unsigned char *p, double re, double im)
{
	const double d[2] = {re, im};
	const float f[2] = {(float)re, (float)im};

	if (wide)
		memcpy(p, d, sizeof(d));
	else
		memcpy(p, f, sizeof(f));
}

POP_INLINE void
copy_as(bool wide, bool loads, double *y, unsigned char *at, struct walk outer,
	struct walk inner)
{
	for (int64_t i = 0; i < outer.count; i++) {
		unsigned char *p = at + i * outer.step;
		double *q = y + i * outer.to;

		for (int64_t j = 0; j < inner.count; j++) {
			if (loads)
				load_number(wide, p, q, q + STRIP);
			else
				store_number(wide, p, *q, q[STRIP]);
			p += inner.step;
			q += inner.to;
		}
	}
}

/* n columns of g from or to a strip, along the shorter of its strides. */
static void
copy_strip(bool loads, double *y, const pop_grid *g, int64_t rows, int64_t n)
{
	struct walk down = {rows, g->row, ROW}, right = {n, g->col, 1};
	bool wide = g->dtype == POP_DT_C128;
	bool turn = (g->row < 0 ? -g->row : g->row) < g->col;
	struct walk outer = turn ? right : down, inner = turn ? down : right;

	if (wide && loads)
		copy_as(true, true, y, g->at, outer, inner);
	else if (wide)
		copy_as(true, false, y, g->at, outer, inner);
	else if (loads)
		copy_as(false, true, y, g->at, outer, inner);
	else
		copy_as(false, false, y, g->at, outer, inner);
}

/* The lower triangle a: the diagonal, and what is before it negated. */
static void
load_triangle(double *t, const pop_grid *a, int64_t side, bool conjugate)
{
	bool wide = a->dtype == POP_DT_C128;

	for (int64_t i = 0; i < side; i++) {
		double *q = t + i * side * 2;

		for (int64_t k = 0; k <= i; k++, q += 2) {
			double sign = k < i ? -1 : 1;

			load_number(wide, a->at + i * a->row + k * a->col, q,
				q + 1);
			q[0] *= sign;
			q[1] *= conjugate ? -sign : sign;
		}
	}
}

/* ---- Substitution. */

enum { WIDE = 2 * LANES_W }; /* right-hand sides that registers hold */

/* y, a row, += t[0] x[0] + t[1] x[1] ..., k of them. */
static void
add_rows(int64_t k, const double *t, const double *x, double *y)
{
	vd re[2], im[2];

	for (int v = 0; v < 2; v++) {
		re[v] = (vd)v_load(y + v * LANES_W);
		im[v] = (vd)v_load(y + v * LANES_W + STRIP);
	}
	for (; k > 0; k--, t += 2, x += ROW) {
		const vd a = vd_set(t[0]), b = vd_set(t[1]);

		for (int v = 0; v < 2; v++) {
			vd p = (vd)v_load(x + v * LANES_W);
			vd q = (vd)v_load(x + v * LANES_W + STRIP);

			re[v] += a * p - b * q;
			im[v] += a * q + b * p;
		}
	}
	for (int v = 0; v < 2; v++) {
		v_store(y + v * LANES_W, (V)re[v]);
		v_store(y + v * LANES_W + STRIP, (V)im[v]);
	}
}

/* y, a row, by the number t: Smith, CACM 5 (1962). */
static void
divide_row(const double *t, double *y)
{
	const bool real = __builtin_fabs(t[0]) >= __builtin_fabs(t[1]);
	const double ratio = real ? t[1] / t[0] : t[0] / t[1];
	const double by = real ? t[0] + t[1] * ratio : t[0] * ratio + t[1];
	const vd r = vd_set(ratio), d = vd_set(by);

	for (int64_t j = 0; j < WIDE; j += LANES_W) {
		vd p = (vd)v_load(y + j), q = (vd)v_load(y + j + STRIP);
		vd re = real ? p + q * r : p * r + q;
		vd im = real ? q - p * r : q * r - p;

		v_store(y + j, (V)(re / d));
		v_store(y + j + STRIP, (V)(im / d));
	}
}

static void
substitute(const pop_system *s, int64_t n)
{
	for (int64_t j = 0; j < n; j += WIDE)
		for (int64_t i = 0; i < s->side; i++) {
			const double *t = s->triangle + i * s->side * 2;
			double *x = s->strip + j;

			add_rows(i, t, x, x + i * ROW);
			if (!(s->flags & POP_MATRIX_UNIT))
				divide_row(t + 2 * i, x + i * ROW);
		}
}

/* ---- One form. */

void
pop_system_run(const pop_system *s)
{
	const bool conjugate = s->flags & POP_MATRIX_TRANSPOSE &&
			       s->flags & POP_MATRIX_CONJUGATE;
	pop_triangular t = triangular_of(s->x, s->flags);

	if (!s->side || !s->nrhs)
		return;
	make_lower(&t, s->side);
	load_triangle(s->triangle, &t.a, s->side, conjugate);
	memset(s->strip, 0, (size_t)(s->side * ROW) * sizeof(double));
	for (int64_t j = 0; j < s->nrhs; j += STRIP) {
		int64_t n = pop_least(STRIP, s->nrhs - j);

		copy_strip(true, s->strip, &t.rhs, s->side, n);
		substitute(s, n);
		copy_strip(false, s->strip, &t.x, s->side, n);
		t.rhs.at += STRIP * t.rhs.col;
		t.x.at += STRIP * t.x.col;
	}
}
