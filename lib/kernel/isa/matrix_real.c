/* Matrix algorithms on real elements that matrix_block.h does not have, and
 * what has no field. */

#include "lib/kernel/isa/round_once.h"

#define POP_FIELD_COMPLEX 0
#include "lib/kernel/isa/matrix_field.h"

#include "lib/kernel/isa/matrix_factor.h"

#include "lib/kernel/isa/matrix_schur_real.h"

unsigned
POP_FN(pop_matrix_work)(pop_matrix_what what)
{
	return what == POP_MATRIX_SVD ? 4 : what == POP_MATRIX_EIG ? 3 : 0;
}

/* The order that a row of exchanges leads to. */
static void
permutation(const pop_matrix *p)
{
	const int32_t *pivot = p->x[0];
	int32_t *perm = p->x[1];

	for (int64_t i = 0; i < p->m; i++)
		perm[i] = (int32_t)i;
	for (int64_t i = 0; i < p->k; i++) {
		int32_t t = perm[i], k = pivot[i];

		if (k < 0 || k >= p->m)
			continue;
		perm[i] = perm[k];
		perm[k] = t;
	}
}

pop_matrix_fn *const POP_FN(pop_matrix_real)[POP_MATRIX_LIMIT] = {
	[POP_MATRIX_EIG] = eig,
	[POP_MATRIX_SCHUR] = schur,
	[POP_MATRIX_HESSENBERG] = hessenberg,
	[POP_MATRIX_TRIDIAGONAL] = tridiagonal,
	[POP_MATRIX_TRIDIAGONAL_SOLVE] = tridiagonal_solve,
	[POP_MATRIX_PERMUTATION] = permutation,
};
