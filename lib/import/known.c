/*
 * Known custom calls become ops.  Options are bytes of a dictionary in the
 * newer form (uplo = 76 : ui8 is 'L') and leading scalar operands in the
 * older; results that are work space become zeros.
 */

#include "lib/import/known.h"

#include <stdio.h>
#include <string.h>

#include "lib/import/known_text.h"
#include "lib/ir/site.h"
#include "lib/num/convert.h"

enum { LEADS = 8 };

typedef struct call {
	pop_site s;
	pop_op *op;
	pop_err *err;
	pop_str config;
	bool unsaid; /* an option was asked for, and there is no config */
	bool ffi;
	int64_t lead[LEADS];
	pop_value **arg; /* the tensors */
	uint32_t narg;
} call;

typedef pop_status builder(call *c);

/* ---- Options. */

static bool
is_name(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || c == '_';
}

/* What follows "name =" in the dictionary; empty if it is not there. */
static pop_str
option(const call *c, const char *name)
{
	size_t n = strlen(name), len = c->config.len;
	const char *p = c->config.ptr;

	for (size_t i = 0; i + n < len; i++) {
		size_t k = i + n;

		if (memcmp(p + i, name, n) != 0 || (i && is_name(p[i - 1])))
			continue;
		while (k < len && (p[k] == ' ' || p[k] == '"'))
			k++;
		if (k < len && (p[k] == '=' || p[k] == ':'))
			return (pop_str){p + k + 1, len - k - 1};
	}
	return POP_STR("");
}

static int64_t
number(call *c, const char *name, int64_t missing)
{
	pop_str t = option(c, name);
	int64_t v = 0;
	size_t i = 0;

	c->unsaid |= c->ffi && !c->config.len;
	while (i < t.len && t.ptr[i] == ' ')
		i++;
	t.ptr += i;
	t.len -= i;
	if (pop_str_has_prefix(t, "true"))
		return 1;
	if (pop_str_has_prefix(t, "false"))
		return 0;
	for (i = 0; i < t.len && i < 18 && t.ptr[i] >= '0' && t.ptr[i] <= '9';
		i++)
		v = v * 10 + (t.ptr[i] - '0');
	return i ? v : missing;
}

/* ---- Building. */

static pop_status
mismatch(const call *c, const char *what)
{
	pop_str t = pop_attr_text(c->op, POP_ATTR_TARGET);

	return pop_op_fail(c->s.g, c->op, c->err, "@%.*s: expected %s",
		t.len < 100 ? (int)t.len : 100, t.ptr, what);
}

static pop_status
want(const call *c, uint32_t narg, uint32_t nres)
{
	if (c->narg < narg || c->op->nres < nres)
		return mismatch(c, "more operands or results");
	return POP_OK;
}

/* Result i is v. */
static pop_status
give(const call *c, uint32_t i, pop_value *v)
{
	char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];
	pop_value *r = &c->op->res[i];
	pop_str t = pop_attr_text(c->op, POP_ATTR_TARGET);

	if (!pop_shape_eq(r->type, v->type))
		return pop_op_fail(c->s.g, c->op, c->err,
			"@%.*s: result %u: got %.100s, expected %.100s",
			t.len < 100 ? (int)t.len : 100, t.ptr, i,
			pop_shape_print(a, r->type),
			pop_shape_print(b, v->type));
	pop_value_replace(c->s.g, r, v);
	return POP_OK;
}

/* Results 0 to n - 1 are op's. */
static pop_status
give_first(const call *c, uint32_t n, const pop_op *op)
{
	for (uint32_t i = 0; i < n; i++)
		POP_TRY(give(c, i, &op->res[i]));
	return POP_OK;
}

static pop_status
give_zeros(const call *c, uint32_t from)
{
	for (uint32_t i = from; i < c->op->nres; i++)
		pop_value_replace(c->s.g, &c->op->res[i],
			pop_site_number(&c->s, c->op->res[i].type, 0));
	return POP_OK;
}

/* An op of the first narg tensors, whose result types infer knows; `flag` is
 * set if it is not NONE. */
static pop_status
make(call *c, pop_opcode code, uint32_t narg, uint32_t nres, pop_attr_key flag,
	int64_t v, pop_op **out)
{
	pop_shape type[5];
	pop_op *op;

	for (uint32_t i = 0; i < nres; i++)
		type[i] = (pop_shape){.dtype = POP_DT_I32};
	if (c->narg < narg)
		return mismatch(c, "more operands");
	op = pop_op_new(c->s.g, code, narg, nres, type, 0, c->op->loc);
	for (uint32_t i = 0; i < narg; i++)
		op->arg[i] = c->arg[i];
	if (flag)
		pop_attr_set_int(c->s.g, op, flag, v);
	POP_TRY(pop_op_infer(c->s.g, op, type, c->err));
	for (uint32_t i = 0; i < nres; i++)
		op->res[i].type = pop_graph_type(c->s.g, &type[i]);
	pop_op_insert_before(c->op, op);
	*out = op;
	return POP_OK;
}

/* 'L' in the newer form, `old` in the older; accelerators say lower = true. */
static bool
is_lower(call *c, int64_t old)
{
	if (!c->ffi)
		return old != 0;
	return number(c, "uplo", number(c, "lower", 1) ? 'L' : 'U') == 'L';
}

static pop_status
known_cholesky(call *c)
{
	pop_op *op;

	POP_TRY(want(c, 1, 2));
	POP_TRY(make(c, POP_OP_CHOLESKY, 1, 2, POP_ATTR_LOWER,
		is_lower(c, c->lead[0]), &op));
	return give_first(c, 2, op);
}

static pop_status
known_lu(call *c)
{
	pop_value *one, *pivots;
	pop_op *op;

	POP_TRY(want(c, 1, 3));
	POP_TRY(make(c, POP_OP_LU, 1, 4, POP_ATTR_NONE, 0, &op));
	one = pop_site_integer(&c->s, op->res[1].type, 1);
	pivots = pop_site_binary(&c->s, POP_OP_ADD, &op->res[1], one);
	POP_TRY(give(c, 0, &op->res[0]));
	POP_TRY(give(c, 1, pivots));
	return give(c, 2, &op->res[3]);
}

static pop_status
known_lu_from_zero(call *c)
{
	pop_op *op;

	POP_TRY(want(c, 1, 3));
	POP_TRY(make(c, POP_OP_LU, 1, 4, POP_ATTR_NONE, 0, &op));
	return give_first(c, 3, op);
}

static pop_status
known_qr(call *c)
{
	pop_op *op;

	POP_TRY(want(c, 1, 2));
	POP_TRY(make(c, POP_OP_QR, 1, 2, POP_ATTR_NONE, 0, &op));
	POP_TRY(give_first(c, 2, op));
	return give_zeros(c, 2); /* info is 0 for what can be called */
}

static pop_status
known_householder(call *c)
{
	pop_op *op;

	POP_TRY(want(c, 2, 1));
	POP_TRY(make(
		c, POP_OP_HOUSEHOLDER_PRODUCT, 2, 1, POP_ATTR_NONE, 0, &op));
	POP_TRY(give(c, 0, &op->res[0]));
	return give_zeros(c, 1);
}

static pop_status
known_eigh(call *c)
{
	pop_op *op;

	POP_TRY(want(c, 1, 3));
	POP_TRY(make(c, POP_OP_EIGH, 1, 3, POP_ATTR_LOWER,
		is_lower(c, c->lead[0]), &op));
	POP_TRY(give_first(c, 3, op));
	return give_zeros(c, 3);
}

/* Its configuration is "lower,sort,iterations,tolerance". */
static pop_status
known_eigh_plain(call *c)
{
	pop_str t = c->config;
	pop_op *op;

	while (t.len && (*t.ptr == '"' || *t.ptr == ' ')) {
		t.ptr++;
		t.len--;
	}
	POP_TRY(want(c, 1, 2));
	c->unsaid = !t.len;
	POP_TRY(make(c, POP_OP_EIGH, 1, 3, POP_ATTR_LOWER,
		!t.len || *t.ptr != '0', &op));
	return give_first(c, 2, op);
}

/* mode 'A' full, 'S' thin, 'N' none; the older form has two flags. */
static pop_status
known_svd(call *c)
{
	int64_t mode = number(c, "mode", 'A');
	bool full = c->ffi ? mode == 'A' : c->lead[0] && c->lead[1];
	bool none = c->ffi ? mode == 'N' : !c->lead[1];
	pop_op *op;

	POP_TRY(want(c, 1, 5));
	POP_TRY(make(c, POP_OP_SVD, 1, 4, POP_ATTR_FULL_MATRICES, full, &op));
	POP_TRY(give(c, 1, &op->res[0]));
	POP_TRY(give(c, 4, &op->res[3]));
	POP_TRY(give_zeros(c, 5));
	POP_TRY(give(c, 0, pop_site_number(&c->s, c->op->res[0].type, 0)));
	for (uint32_t i = 2; i < 4; i++)
		POP_TRY(give(c, i,
			none ? pop_site_number(&c->s, c->op->res[i].type, 0)
			     : &op->res[i - 1]));
	return POP_OK;
}

/* Real parts, then imaginary ones, of v at results i and i + 1; or v. */
static pop_status
give_values(call *c, uint32_t i, pop_value *v, uint32_t *next)
{
	const pop_site *s = &c->s;

	*next = i + 1;
	if (pop_dtype_is_complex((pop_dtype)c->arg[0]->type->dtype))
		return give(c, i, v);
	*next = i + 2;
	POP_TRY(give(c, i, pop_site_unary(s, POP_OP_REAL, v)));
	return give(c, i + 1, pop_site_unary(s, POP_OP_IMAG, v));
}

static pop_status
known_eig(call *c)
{
	bool is_complex =
		pop_dtype_is_complex((pop_dtype)c->arg[0]->type->dtype);
	uint32_t at = c->ffi ? 0 : is_complex ? 2 : 3;
	pop_op *op;

	POP_TRY(want(c, 1, at + (is_complex ? 4 : 5)));
	POP_TRY(make(c, POP_OP_EIG, 1, 4, POP_ATTR_NONE, 0, &op));
	for (uint32_t i = 0; i < at; i++)
		POP_TRY(give(
			c, i, pop_site_number(&c->s, c->op->res[i].type, 0)));
	POP_TRY(give_values(c, at, &op->res[0], &at));
	for (uint32_t i = 1; i < 4; i++)
		POP_TRY(give(c, at++, &op->res[i]));
	return POP_OK;
}

static pop_status
known_schur(call *c)
{
	uint32_t at;
	pop_op *op;

	if (!c->ffi || number(c, "sort", 'N') != 'N')
		return mismatch(c, "the form with _ffi, values not sorted");
	POP_TRY(want(c, 1, 5));
	POP_TRY(make(c, POP_OP_SCHUR, 1, 4, POP_ATTR_NONE, 0, &op));
	POP_TRY(give_first(c, 2, op));
	POP_TRY(give_values(c, 2, &op->res[2], &at));
	if (c->op->nres != at + 2)
		return mismatch(c, "two results after the values");
	/* How many were sorted: none. */
	POP_TRY(give(c, at, pop_site_number(&c->s, c->op->res[at].type, 0)));
	return give(c, at + 1, &op->res[3]);
}

static pop_status
known_hessenberg(call *c)
{
	const pop_shape *x = c->arg[0]->type;
	int64_t n = x->rank ? x->dim[x->rank - 1] : 0;
	pop_op *op;

	if (number(c, "low", 1) != 1 || number(c, "high", n) != n || !c->ffi)
		return mismatch(c, "the form with _ffi, the whole matrix");
	POP_TRY(want(c, 1, 3));
	POP_TRY(make(c, POP_OP_HESSENBERG, 1, 3, POP_ATTR_NONE, 0, &op));
	return give_first(c, 3, op);
}

static pop_status
known_tridiagonal(call *c)
{
	pop_op *op;

	POP_TRY(want(c, 1, 5));
	POP_TRY(make(c, POP_OP_TRIDIAGONAL, 1, 5, POP_ATTR_LOWER,
		is_lower(c, c->lead[1]), &op));
	POP_TRY(give_first(c, 5, op));
	return give_zeros(c, 5);
}

/* LAPACK leaves its elimination in the diagonals; nobody asks for them. */
static pop_status
known_tridiagonal_solve(call *c)
{
	pop_op *op;

	POP_TRY(want(c, 4, 5));
	POP_TRY(make(c, POP_OP_TRIDIAGONAL_SOLVE, 4, 2, POP_ATTR_NONE, 0, &op));
	for (uint32_t i = 0; i < 3; i++)
		POP_TRY(give(c, i, c->arg[i]));
	POP_TRY(give(c, 3, &op->res[0]));
	return give(c, 4, &op->res[1]);
}

/* The right side times alpha, a scalar operand that some versions have. */
static pop_value *
scaled(const call *c, pop_value *b, pop_value *alpha)
{
	return pop_site_binary(&c->s, POP_OP_MULTIPLY, b,
		pop_site_broadcast(&c->s, b->type, alpha, NULL));
}

/* Older: left, lower, transposed (2: adjoint), unit, m, n, batch; alpha is
 * the first tensor.  Newer: it is the last or not there. */
static pop_status
known_triangular_solve(call *c)
{
	bool left = c->lead[0] != 0, lower = c->lead[1] != 0;
	bool unit = c->lead[3] != 0;
	int64_t transpose = c->lead[2] + 1, trans = number(c, "trans_x", 'N');
	pop_value *b, *alpha = NULL;
	pop_op *op;

	if (c->ffi) {
		left = number(c, "side", 'L') == 'L';
		lower = number(c, "uplo", 'L') == 'L';
		unit = number(c, "diag", 'N') == 'U';
		transpose = trans == 'C' ? 3 : trans == 'T' ? 2 : 1;
	}
	POP_TRY(want(c, 2, 1));
	if (c->narg > 2 && c->ffi) {
		alpha = c->arg[2];
	} else if (c->narg > 2) {
		alpha = *c->arg++;
		c->narg--;
	}
	b = c->arg[1];
	if (alpha &&
		(alpha->type->rank || alpha->type->dtype != b->type->dtype))
		return mismatch(c, "a scalar of the matrices' type");
	op = pop_op_new(
		c->s.g, POP_OP_TRIANGULAR_SOLVE, 2, 1, b->type, 0, c->op->loc);
	op->arg[0] = c->arg[0];
	op->arg[1] = alpha ? scaled(c, b, alpha) : b;
	pop_attr_set_int(c->s.g, op, POP_ATTR_LEFT_SIDE, left);
	pop_attr_set_int(c->s.g, op, POP_ATTR_LOWER, lower);
	pop_attr_set_int(c->s.g, op, POP_ATTR_UNIT_DIAGONAL, unit);
	pop_attr_set_int(c->s.g, op, POP_ATTR_TRANSPOSE_A, transpose);
	pop_op_insert_before(c->op, op);
	return give(c, 0, &op->res[0]);
}

static pop_status
known_permutation(call *c)
{
	pop_op *op;

	POP_TRY(want(c, 1, 1));
	op = pop_op_new(c->s.g, POP_OP_PIVOTS_TO_PERMUTATION, 1, 1,
		c->op->res[0].type, 0, c->op->loc);
	op->arg[0] = c->arg[0];
	pop_op_insert_before(c->op, op);
	return give(c, 0, &op->res[0]);
}

/* ---- Those that are text. */

enum { WORD = 24 };

/* The words that all have; sizes as text. */
typedef struct batch {
	int64_t n; /* matrices */
	uint32_t dims;
	char b[WORD], m[WORD], k[WORD];
	const char *t, *w, *z;
} batch;

static const char *
print(char out[WORD], int64_t v)
{
	snprintf(out, WORD, "%lld", (long long)v);
	return out;
}

static pop_status
batch_of(const call *c, const pop_value *a, batch *out)
{
	pop_dtype d = (pop_dtype)a->type->dtype;
	bool is_complex = pop_dtype_is_complex(d);

	if (a->type->rank < 2 || !(pop_dtype_is_float(d) || is_complex))
		return mismatch(c, "matrices of floats or complex numbers");
	*out = (batch){.n = 1, .dims = a->type->rank - 2u};
	for (unsigned i = 0; i < out->dims; i++)
		out->n *= a->type->dim[i];
	print(out->b, out->n);
	print(out->m, a->type->dim[out->dims]);
	out->t = pop_dtype_info_of[d].name;
	out->w = is_complex ? "complex<f64>" : "f64";
	out->z = is_complex ? "(-0.0, -0.0)" : "-0.0";
	return POP_OK;
}

/* The batch in front as one dim, or `to`'s again. */
static pop_value *
as_batch(const call *c, const batch *b, pop_value *v)
{
	pop_shape type = {.dtype = v->type->dtype,
		.rank = (uint8_t)(v->type->rank - b->dims + 1)};

	type.dim[0] = b->n;
	for (unsigned i = 1; i < type.rank; i++)
		type.dim[i] = v->type->dim[b->dims + i - 1];
	return pop_site_reshape(&c->s, &type, v);
}

/* A call of the template; its results have the function's types. */
static pop_status
call_text(call *c, const char *text, const pop_known_word *words,
	pop_value *const *arg, uint32_t narg, pop_op **out)
{
	pop_func *f;
	pop_op *op;

	POP_TRY(pop_known_text(&f, c->s.g, text, words, c->err));
	op = pop_site_op(&c->s, POP_OP_CALL, narg, f->nres, f->res_type, 0);
	memcpy(op->arg, arg, narg * sizeof(*arg));
	pop_attr_set_text(c->s.g, op, POP_ATTR_CALLEE, f->name);
	*out = op;
	return POP_OK;
}

/* QR of the matrix with its columns in the order of pivoting. */
static pop_status
known_qr_pivoting(call *c)
{
	char n[WORD];
	const pop_dense *free;
	pop_value *x;
	pop_op *op;
	int64_t cols;
	batch b;

	POP_TRY(want(c, 2, 3));
	POP_TRY(batch_of(c, c->arg[0], &b));
	free = pop_value_splat(c->arg[1]);
	if (!free || free->type.dtype != POP_DT_I32 ||
		pop_load_int(POP_DT_I32, free->data) != 0)
		return mismatch(c, "pivots that are all 0, free");
	cols = c->arg[0]->type->dim[b.dims + 1];
	print(n, cols);
	print(b.k, cols < c->arg[0]->type->dim[b.dims]
			   ? cols
			   : c->arg[0]->type->dim[b.dims]);
	x = as_batch(c, &b, c->arg[0]);
	POP_TRY(call_text(c, pop_known_pivoting,
		(pop_known_word[]){{'B', b.b}, {'M', b.m}, {'N', n}, {'K', b.k},
			{'T', b.t}, {'W', b.w}, {'Z', b.z}, {0, NULL}},
		&x, 1, &op));
	c->arg[0] = pop_site_reshape(&c->s, c->arg[0]->type, &op->res[0]);
	x = pop_site_reshape(&c->s, c->arg[1]->type, &op->res[1]);
	POP_TRY(give(c, 1, x));
	POP_TRY(make(c, POP_OP_QR, 1, 2, POP_ATTR_NONE, 0, &op));
	POP_TRY(give(c, 0, &op->res[0]));
	POP_TRY(give(c, 2, &op->res[1]));
	return give_zeros(c, 3);
}

/* Q C, Q^H C, C Q or C Q^H. */
static pop_status
known_multiply_q(call *c)
{
	bool left = number(c, "left", 1) != 0, adjoint;
	char n[WORD], l[WORD], d[WORD], p[WORD], q[WORD];
	static const char square[] = "$Bx$Mx$Mx$T", other[] = "$Bx$Px$Qx$T";
	const char *x, *use;
	pop_value *arg[3];
	uint32_t rank;
	int64_t order;
	pop_op *op;
	batch b;

	adjoint = number(c, "transpose", 0) != 0;
	if (!c->ffi)
		return mismatch(c, "the form with _ffi");
	POP_TRY(want(c, 3, 1));
	POP_TRY(batch_of(c, c->arg[0], &b));
	rank = b.dims + 2;
	order = c->arg[0]->type->dim[b.dims];
	if (c->arg[1]->type->rank != rank - 1 ||
		c->arg[2]->type->rank != rank ||
		c->arg[2]->type->dim[left ? rank - 2 : rank - 1] != order ||
		c->arg[0]->type->dim[rank - 1] > order)
		return mismatch(c, "reflectors and a matrix of their order");
	print(n, c->arg[0]->type->dim[rank - 1]);
	print(d, order - c->arg[0]->type->dim[rank - 1]);
	print(l, c->arg[1]->type->dim[rank - 2]);
	print(p, c->arg[2]->type->dim[rank - 2]);
	print(q, c->arg[2]->type->dim[rank - 1]);
	for (unsigned i = 0; i < 3; i++)
		arg[i] = as_batch(c, &b, c->arg[i]);
	/* Q^H has the conjugate's dims the other way round. */
	use = adjoint ? "q" : "h";
	x = left == adjoint ? "1" : "2";
	POP_TRY(call_text(c, pop_known_multiply,
		(pop_known_word[]){{'B', b.b}, {'M', b.m}, {'N', n}, {'L', l},
			{'D', d}, {'P', p}, {'Q', q}, {'T', b.t}, {'Z', b.z},
			{'X', left ? use : "c"}, {'Y', left ? "c" : use},
			{'U', left ? square : other},
			{'V', left ? other : square}, {'I', left ? x : "2"},
			{'J', left ? "1" : x}, {0, NULL}},
		arg, 3, &op));
	return give(
		c, 0, pop_site_reshape(&c->s, c->arg[2]->type, &op->res[0]));
}

/* ---- Top-k. */

/* The greatest of the last dimension, as many as the result has, and where
 * they are: what XLA:CPU's passes leave of a top-k. */
static pop_status
known_top_k(call *c)
{
	const pop_shape *values = c->op->res[0].type;
	pop_shape type[2];
	pop_op *op;

	POP_TRY(want(c, 1, 2));
	if (!values->rank || c->op->res[1].type->dtype != POP_DT_I32)
		return mismatch(c, "values of rank 1 and more, and i32 places");
	type[0] = *values;
	type[1] = *c->op->res[1].type;
	op = pop_op_new(c->s.g, POP_OP_TOP_K, 1, 2, type, 0, c->op->loc);
	op->arg[0] = c->arg[0];
	pop_attr_set_int(c->s.g, op, POP_ATTR_K, values->dim[values->rank - 1]);
	pop_op_insert_before(c->op, op);
	return give_first(c, 2, op);
}

/* A region that calls the comparator on scalars of the operands' types. */
static void
add_comparator(call *c, pop_op *sort, uint32_t n)
{
	pop_block *b = pop_block_new(c->op->block->func, sort);
	pop_shape pred = {.dtype = POP_DT_I1};
	pop_site in = {c->s.g, b, NULL, c->op->loc};
	pop_op *by, *ret;

	sort->region[0] = b;
	for (uint32_t i = 0; i < 2 * n; i++) {
		pop_shape type = {.dtype = c->arg[i / 2]->type->dtype};

		pop_block_add_arg(b, &type);
	}
	by = pop_site_op(&in, POP_OP_CALL, 2 * n, 1, &pred, 0);
	for (uint32_t i = 0; i < 2 * n; i++)
		by->arg[i] = b->arg[i];
	pop_attr_set_text(c->s.g, by, POP_ATTR_CALLEE,
		pop_attr_text(c->op, POP_ATTR_CALLEE));
	ret = pop_site_op(&in, POP_OP_RETURN, 1, 0, NULL, 0);
	ret->arg[0] = &by->res[0];
}

/* All of the k first in the comparator's order: the best recall there is.
 * Operands are followed by as many initial values, which only padding that we
 * do not have would need. */
static pop_status
known_approx_top_k(call *c)
{
	uint32_t n = c->op->nres;
	int64_t dim = number(c, "reduction_dim", -1);
	int64_t k = number(c, "top_k", -1);
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];
	pop_op *sort;

	if (!n || c->narg != 2 * n || !pop_attr_find(c->op, POP_ATTR_CALLEE))
		return mismatch(c,
			"as many initial values as operands and results, and "
			"a comparator");
	if (dim < 0)
		dim = c->arg[0]->type->rank - 1;
	if (dim < 0 || dim >= c->arg[0]->type->rank || k < 0 ||
		k > c->arg[0]->type->dim[dim])
		return mismatch(c, "a reduction_dim of at least top_k");
	sort = pop_op_new(c->s.g, POP_OP_SORT, n, 0, NULL, 1, c->op->loc);
	sort->nres = n;
	sort->res = POP_NEWN(c->s.g->arena, pop_value, n);
	for (uint32_t i = 0; i < n; i++) {
		sort->arg[i] = c->arg[i];
		sort->res[i] = (pop_value){
			.type = c->arg[i]->type, .def = sort, .index = i};
	}
	pop_attr_set_int(c->s.g, sort, POP_ATTR_DIM, dim);
	pop_attr_set_int(c->s.g, sort, POP_ATTR_IS_STABLE, 1);
	add_comparator(c, sort, n);
	pop_op_insert_before(c->op, sort);
	memcpy(limit, c->arg[0]->type->dim, sizeof(limit));
	limit[dim] = k;
	for (uint32_t i = 0; i < n; i++)
		POP_TRY(give(c, i,
			pop_site_slice(&c->s, &sort->res[i], start, limit)));
	return POP_OK;
}

/* ---- Names. */

static const struct row {
	const char *name;
	uint32_t lead;
	builder *build;
} row[] = {
#define KNOWN(name, lead, build) {name, lead, known_##build},
#include "lib/import/known.def"
#undef KNOWN
};

/* "lapack_sgetrf_ffi" is "getrf"; the rest stays as it is. */
static pop_str
short_name(pop_str t, bool *ffi)
{
	size_t n = pop_str_has_prefix(t, "lapack_") ? 7
		   : pop_str_has_prefix(t, "blas_") ? 5
						    : 0;

	*ffi = true;
	if (!n || t.len <= n + 1)
		return t;
	t.ptr += n + 1;
	t.len -= n + 1;
	*ffi = t.len > 4 && memcmp(t.ptr + t.len - 4, "_ffi", 4) == 0;
	if (*ffi)
		t.len -= 4;
	return t;
}

static const struct row *
find(pop_str target, bool *ffi)
{
	pop_str t = short_name(target, ffi);

	for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		const char *name = row[i].name;

		if (*name == '@' ? pop_str_is(target, name + 1)
				 : t.ptr != target.ptr && pop_str_is(t, name))
			return &row[i];
	}
	return NULL;
}

static pop_status
read_leads(call *c, uint32_t n)
{
	if (c->narg < n)
		return mismatch(c, "more operands");
	for (uint32_t i = 0; i < n; i++) {
		const pop_dense *d = pop_value_splat(c->arg[i]);

		if (!d || c->arg[i]->type->rank ||
			!pop_dtype_is_int((pop_dtype)d->type.dtype))
			return mismatch(
				c, "constant integers before the matrices");
		c->lead[i] = (int64_t)pop_load_int(
			(pop_dtype)d->type.dtype, d->data);
	}
	c->arg += n;
	c->narg -= n;
	return POP_OK;
}

static bool
is_static(const pop_op *op)
{
	for (uint32_t i = 0; i < op->narg; i++)
		if (!pop_shape_is_static(op->arg[i]->type))
			return false;
	for (uint32_t i = 0; i < op->nres; i++)
		if (!pop_shape_is_static(op->res[i].type))
			return false;
	return true;
}

pop_status
pop_known_call(pop_graph *g, pop_op *op, bool *known, pop_err *err)
{
	call c = {.s = pop_site_before(op), .op = op, .err = err};
	const struct row *r;

	*known = false;
	r = find(pop_attr_text(op, POP_ATTR_TARGET), &c.ffi);
	if (!r || !is_static(op))
		return POP_OK;
	c.s.g = g;
	c.config = pop_attr_text(op, POP_ATTR_BACKEND_CONFIG);
	c.narg = op->narg;
	c.arg = POP_NEWN(g->arena, pop_value *, op->narg);
	for (uint32_t i = 0; i < op->narg; i++)
		c.arg[i] = pop_value_final(op->arg[i]);
	if (!c.ffi && r->lead)
		POP_TRY(read_leads(&c, r->lead));
	if (!c.narg)
		return mismatch(&c, "a matrix");
	POP_TRY(r->build(&c));
	if (c.unsaid)
		return mismatch(&c,
			"backend_config, which HLO text of some forms leaves "
			"out; print the module with print_backend_config");
	pop_op_unlink(op);
	*known = true;
	return POP_OK;
}
