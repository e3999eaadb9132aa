/*
 * Factors of matrices that are not unique: eigenvectors, Schur vectors.  They
 * are right if they belong to the matrix that the expected ones belong to.
 */

#include <complex.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lib/num/convert.h"
#include "tests/conform/conform.h"

typedef double complex cell;

enum { MAX_N = 64 };

typedef struct matrix {
	int n;
	cell at[MAX_N][MAX_N];
} matrix;

static cell
element(const pop_tensor *t, int64_t i)
{
	pop_dtype d = (pop_dtype)t->shape.dtype;
	double v[2];

	pop_convert(POP_DT_C128, v, d,
		(const char *)t->data + i * pop_dtype_bytes(d));
	return v[0] + v[1] * I;
}

/* A square, or the diagonal of one. */
static void
load(matrix *m, const pop_tensor *t)
{
	memset(m, 0, sizeof(*m));
	m->n = (int)t->shape.dim[0];
	for (int i = 0; i < m->n; i++)
		for (int k = 0; k < m->n; k++)
			if (t->shape.rank == 2)
				m->at[i][k] = element(t, (int64_t)i * m->n + k);
			else if (i == k)
				m->at[i][k] = element(t, i);
}

/* out = a b, or a b^H; not one of them. */
static void
multiply(matrix *out, const matrix *a, const matrix *b, bool adjoint)
{
	out->n = a->n;
	for (int i = 0; i < a->n; i++)
		for (int k = 0; k < a->n; k++) {
			cell s = 0;

			for (int j = 0; j < a->n; j++)
				s += a->at[i][j] * (adjoint ? conj(b->at[k][j])
							    : b->at[j][k]);
			out->at[i][k] = s;
		}
}

static void
adjoint(matrix *m)
{
	for (int i = 0; i < m->n; i++)
		for (int k = 0; k <= i; k++) {
			cell t = conj(m->at[i][k]);

			m->at[i][k] = conj(m->at[k][i]);
			m->at[k][i] = t;
		}
}

/* b = a^-1 b, by elimination with the largest pivots; destroys a. */
static bool
solve(matrix *a, matrix *b)
{
	for (int c = 0; c < a->n; c++) {
		int p = c;

		for (int i = c; i < a->n; i++)
			p = cabs(a->at[i][c]) > cabs(a->at[p][c]) ? i : p;
		if (cabs(a->at[p][c]) < 1e-12)
			return false;
		for (int k = 0; k < a->n; k++) {
			cell t = a->at[c][k], u = b->at[c][k];

			a->at[c][k] = a->at[p][k];
			a->at[p][k] = t;
			b->at[c][k] = b->at[p][k];
			b->at[p][k] = u;
		}
		for (int i = 0; i < a->n; i++) {
			cell f = a->at[i][c] / a->at[c][c];

			for (int k = 0; i != c && k < a->n; k++) {
				a->at[i][k] -= f * a->at[c][k];
				b->at[i][k] -= f * b->at[c][k];
			}
		}
	}
	for (int i = 0; i < a->n; i++)
		for (int k = 0; k < a->n; k++)
			b->at[i][k] /= a->at[i][i];
	return true;
}

static bool
same(const matrix *a, const matrix *b)
{
	double most = 0, off = 0;

	for (int i = 0; i < a->n; i++)
		for (int k = 0; k < a->n; k++) {
			most = fmax(most, cabs(b->at[i][k]));
			off = fmax(off, cabs(a->at[i][k] - b->at[i][k]));
		}
	return off <= 1e-4 * fmax(most, 1);
}

/* Z T Z^H */
static void
congruence(matrix *out, const matrix *z, const matrix *t)
{
	static matrix zt;

	multiply(&zt, z, t, false);
	multiply(out, &zt, z, true);
}

static bool
is_unitary(const matrix *z)
{
	static matrix p, one;

	memset(&one, 0, sizeof(one));
	one.n = z->n;
	for (int i = 0; i < z->n; i++)
		one.at[i][i] = 1;
	multiply(&p, z, z, true);
	return same(&p, &one);
}

/* Nothing below the diagonal, or, of real ones, below the one under it. */
static bool
is_triangular(const matrix *t, bool real)
{
	for (int i = 0; i < t->n; i++)
		for (int k = 0; k + real < i; k++)
			if (cabs(t->at[i][k]) > 1e-4)
				return false;
	return true;
}

/* Vectors and values of a Hermitian matrix, or Schur form and vectors. */
static bool
same_congruence(const pop_tensor *got, const pop_tensor *expected)
{
	static matrix z, t, g, e;
	bool schur = got[1].shape.rank == 2;

	load(&z, &expected[schur]);
	load(&t, &expected[!schur]);
	congruence(&e, &z, &t);
	load(&z, &got[schur]);
	load(&t, &got[!schur]);
	congruence(&g, &z, &t);
	return same(&g, &e) && is_unitary(&z) &&
	       is_triangular(&t,
		       !pop_dtype_is_complex((pop_dtype)got[0].shape.dtype));
}

static bool
has_unit_columns(const matrix *v)
{
	for (int k = 0; k < v->n; k++) {
		double s = 0;

		for (int i = 0; i < v->n; i++)
			s += creal(v->at[i][k] * conj(v->at[i][k]));
		if (fabs(s - 1) > 1e-4)
			return false;
	}
	return true;
}

/* Values, left and right vectors: VL^H A = W VL^H and A VR = VR W, where A is
 * that of the expected right ones. */
static bool
same_eigen(const pop_tensor *got, const pop_tensor *expected)
{
	static matrix a, w, l, r, p, q, t;

	/* A^H = VR^-H (VR W)^H */
	load(&w, &expected[0]);
	load(&r, &expected[2]);
	multiply(&a, &r, &w, false);
	adjoint(&a);
	adjoint(&r);
	if (!solve(&r, &a))
		return false;
	adjoint(&a);
	load(&w, &got[0]);
	load(&l, &got[1]);
	load(&r, &got[2]);
	if (!has_unit_columns(&l) || !has_unit_columns(&r))
		return false;
	multiply(&p, &a, &r, false);
	multiply(&q, &r, &w, false);
	if (!same(&p, &q))
		return false;
	adjoint(&l);
	multiply(&p, &l, &a, false);
	multiply(&t, &w, &l, false);
	return same(&p, &t);
}

static bool
is_square(const pop_tensor *t, int64_t n)
{
	return t->shape.rank == 2 && t->shape.dim[0] == n &&
	       t->shape.dim[1] == n;
}

bool
conform_same_matrix(
	const pop_tensor *got, const pop_tensor *expected, uint32_t count)
{
	int64_t n = got[0].shape.rank ? got[0].shape.dim[0] : 0;

	if (n < 1 || n > MAX_N)
		return false;
	for (uint32_t i = 0; i < count; i++)
		if (!pop_shape_eq(&got[i].shape, &expected[i].shape) ||
			(!is_square(&got[i], n) &&
				(got[i].shape.rank != 1 ||
					got[i].shape.dim[0] != n)))
			return false;
	if (count == 2 && is_square(&got[0], n))
		return same_congruence(got, expected);
	return count == 3 && got[0].shape.rank == 1 && is_square(&got[1], n) &&
	       is_square(&got[2], n) && same_eigen(got, expected);
}
