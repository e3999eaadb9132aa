/* Matrix algorithms on complex elements. */

#include "lib/kernel/isa/round_once.h"

#include "lib/kernel/isa/matrix_ql.h"

#define POP_FIELD_COMPLEX 1
#include "lib/kernel/isa/matrix_field.h"

#include "lib/kernel/isa/matrix_factor.h"

#include "lib/kernel/isa/matrix_bidiagonal.h"

#include "lib/kernel/isa/matrix_eigen.h"

#include "lib/kernel/isa/matrix_schur_complex.h"

pop_matrix_fn *const POP_FN(pop_matrix_complex)[POP_MATRIX_LIMIT] = {
	[POP_MATRIX_CHOLESKY] = cholesky,
	[POP_MATRIX_SOLVE] = solve,
	[POP_MATRIX_LU] = lu,
	[POP_MATRIX_QR] = qr,
	[POP_MATRIX_HOUSEHOLDER] = householder,
	[POP_MATRIX_EIGH] = eigh,
	[POP_MATRIX_SVD] = svd,
	[POP_MATRIX_EIG] = eig,
	[POP_MATRIX_SCHUR] = schur,
	[POP_MATRIX_HESSENBERG] = hessenberg,
	[POP_MATRIX_TRIDIAGONAL] = tridiagonal,
	[POP_MATRIX_TRIDIAGONAL_SOLVE] = tridiagonal_solve,
};
