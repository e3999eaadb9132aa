/*
 * One op for one instruction: attributes under the IR's keys with the values
 * that the StableHLO reader would give them, so that the family of the input
 * does not show.
 *
 * Rules of the operations (shapes that fit, dims in range) are the verifier's.
 */

#include <string.h>

#include "lib/import/hlo/build.h"

enum { TF32 = 100 }; /* in ALGORITHM: an element type that values never have */

/* ---- Attributes that are numbers. */

typedef enum copy_kind { INT, ONE, INTS, SET, WINDOW } copy_kind;

static const struct {
	uint8_t code, key, attr, kind, missing;
} row[] = {
#define COPY(CODE, KEY, IR, kind, missing) \
	{POP_OP_##CODE, POP_HLO_KEY_##KEY, POP_ATTR_##IR, kind, missing},
#include "lib/import/hlo/build.def"
#undef COPY
};

static void
sort_ints(int64_t *v, uint32_t n)
{
	for (uint32_t i = 1; i < n; i++) {
		int64_t x = v[i];
		uint32_t k = i;

		for (; k && v[k - 1] > x; k--)
			v[k] = v[k - 1];
		v[k] = x;
	}
}

/* Entries of a list that is not there. */
static uint32_t
missing_length(const pop_hlo_instr *i, copy_kind kind, pop_hlo_key key)
{
	uint32_t n = 0;

	if (kind == WINDOW)
		pop_hlo_get_ints(i, POP_HLO_KEY_WINDOW_SIZE, &n);
	else if (key == POP_HLO_KEY_SLICE_STRIDE)
		pop_hlo_get_ints(i, POP_HLO_KEY_SLICE_START, &n);
	return n;
}

static pop_status
set_list(pop_hlo *m, const pop_hlo_instr *i, pop_op *op, size_t r)
{
	pop_hlo_key key = (pop_hlo_key)row[r].key;
	copy_kind kind = (copy_kind)row[r].kind;
	int64_t list[POP_MAX_RANK];
	uint32_t n;
	const int64_t *v = pop_hlo_get_ints(i, key, &n);

	if (!v)
		n = missing_length(i, kind, key);
	if (n > POP_MAX_RANK)
		return pop_hlo_instr_fail(m, i,
			"a list of %u numbers, more than an array can have "
			"dimensions",
			n);
	for (uint32_t k = 0; k < n; k++)
		list[k] = v ? v[k] : row[r].missing;
	if (kind == SET)
		sort_ints(list, n);
	pop_attr_set_ints(m->graph, op, (pop_attr_key)row[r].attr, list, n);
	return POP_OK;
}

static pop_status
set_one(pop_hlo *m, const pop_hlo_instr *i, pop_op *op, size_t r)
{
	uint32_t n;
	const int64_t *v = pop_hlo_get_ints(i, (pop_hlo_key)row[r].key, &n);

	if (n > 1)
		return pop_hlo_instr_fail(
			m, i, "has %u dimensions, expected one", n);
	pop_attr_set_int(m->graph, op, (pop_attr_key)row[r].attr,
		n ? v[0] : row[r].missing);
	return POP_OK;
}

static pop_status
set_numbers(pop_hlo *m, const pop_hlo_instr *i, pop_op *op)
{
	for (size_t r = 0; r < sizeof(row) / sizeof(row[0]); r++) {
		int64_t v;

		if (row[r].code != (int)op->code)
			continue;
		if (row[r].kind == ONE) {
			POP_TRY(set_one(m, i, op, r));
			continue;
		}
		if (row[r].kind != INT) {
			POP_TRY(set_list(m, i, op, r));
			continue;
		}
		v = pop_hlo_get_int(i, (pop_hlo_key)row[r].key, row[r].missing);
		/* A count of 0 is one that an older writer left out. */
		if (!v && row[r].missing)
			v = row[r].missing;
		pop_attr_set_int(m->graph, op, (pop_attr_key)row[r].attr, v);
	}
	return POP_OK;
}

static bool
has_numbers(pop_opcode code)
{
	return code >= POP_OP_IOTA || code == POP_OP_REDUCE_PRECISION;
}

pop_status
pop_hlo_arrays_only(pop_hlo *m, const pop_hlo_instr *i)
{
	for (uint32_t k = 0; k < i->noperand; k++)
		if (i->operand[k]->shape->is_tuple)
			return pop_hlo_instr_fail(m, i,
				"operand %u is a tuple, expected an array", k);
	if (i->shape->is_tuple)
		return pop_hlo_instr_fail(
			m, i, "is a tuple, expected an array");
	return POP_OK;
}

/* An op with its numbers and, for region k, what the k-th computation does. */
static pop_status
with_regions(pop_hlo *m, pop_block *b, pop_hlo_instr *i, pop_op **out)
{
	pop_opcode code = pop_hlo_row_of[i->code].code;
	uint32_t n = pop_hlo_ncalled(i);
	pop_op *op = pop_hlo_emit(m, b, i, code, n);

	POP_TRY(set_numbers(m, i, op));
	for (uint32_t k = 0; k < n; k++)
		POP_TRY(pop_hlo_region(
			m, i, pop_hlo_called(i, k), op->region[k], NULL, 0));
	*out = op;
	return POP_OK;
}

pop_status
pop_hlo_build_plain(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_opcode code = pop_hlo_row_of[i->code].code;
	pop_op *op;

	POP_TRY(pop_hlo_arrays_only(m, i));
	op = pop_hlo_emit(m, b, i, code, 0);
	return has_numbers(code) ? set_numbers(m, i, op) : POP_OK;
}

/* Several arrays in, several out. */
pop_status
pop_hlo_build_regions(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_op *op;

	return with_regions(m, b, i, &op);
}

/* ---- Constants, comparisons. */

static pop_value *
constant(pop_hlo *m, pop_block *b, const pop_hlo_instr *i, const pop_dense *d)
{
	pop_op *op = pop_op_new(
		m->graph, POP_OP_CONSTANT, 0, 1, &d->type, 0, i->loc);

	pop_attr_set_dense(m->graph, op, d);
	pop_block_append(b, op);
	return &op->res[0];
}

pop_status
pop_hlo_build_constant(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_hlo_attr *a = pop_hlo_find(i, POP_HLO_KEY_LITERAL);
	pop_value **v;

	if (!a)
		return pop_hlo_instr_fail(m, i,
			"has no value; large constants may have been left out "
			"when the module was written");
	v = POP_NEWN(m->scratch, pop_value *, a->n);
	for (uint32_t k = 0; k < a->n; k++)
		v[k] = constant(m, b, i, &a->literal[k]);
	return pop_hlo_set_values(m, i, v, a->n);
}

pop_status
pop_hlo_build_compare(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	int64_t direction = pop_hlo_get_int(i, POP_HLO_KEY_DIRECTION, -1);
	int64_t type = pop_hlo_get_int(i, POP_HLO_KEY_COMPARE_TYPE, 0);
	pop_op *op;

	POP_TRY(pop_hlo_arrays_only(m, i));
	if (direction < 0)
		return pop_hlo_instr_fail(m, i, "lacks its direction");
	if (!type)
		type = pop_natural_compare(
			(pop_dtype)i->operand[0]->shape->type.dtype);
	op = pop_hlo_emit(m, b, i, POP_OP_COMPARE, 0);
	pop_attr_set_int(m->graph, op, POP_ATTR_DIRECTION, direction);
	pop_attr_set_int(m->graph, op, POP_ATTR_COMPARE_TYPE, type);
	return POP_OK;
}

/* ---- Shapes. */

static pop_value *
reshape(pop_block *b, pop_value *x, const pop_shape *type)
{
	return pop_build1(b, NULL, POP_OP_RESHAPE, type, x);
}

static pop_value *
transpose(pop_hlo *m, pop_block *b, pop_value *x, const int64_t *perm)
{
	pop_shape type = *x->type;
	pop_value *v;

	for (unsigned k = 0; k < type.rank; k++)
		type.dim[k] = x->type->dim[perm[k]];
	v = pop_build1(b, NULL, POP_OP_TRANSPOSE, &type, x);
	pop_attr_set_ints(m->graph, v->def, POP_ATTR_DIMS, perm, type.rank);
	return v;
}

/* x's elements, rows last to first in memory, as those of another type. */
static pop_value *
reinterpret(pop_block *b, pop_value *x, pop_dtype to)
{
	unsigned have = pop_dtype_bytes((pop_dtype)x->type->dtype);
	unsigned want = pop_dtype_bytes(to);
	pop_shape flat = {.dtype = x->type->dtype, .rank = 1};

	flat.dim[0] = pop_shape_elements(x->type);
	if (want > have) {
		flat.rank = 2;
		flat.dim[0] /= want / have;
		flat.dim[1] = want / have;
	}
	x = reshape(b, x, &flat);
	flat.dtype = (uint8_t)to;
	flat.rank = have > want ? 2 : 1;
	flat.dim[1] = have > want ? have / want : 0;
	return pop_build1(b, NULL, POP_OP_BITCAST_CONVERT, &flat, x);
}

static pop_status
check_bitcast(pop_hlo *m, const pop_hlo_instr *i)
{
	const pop_hlo_shape *from = i->operand[0]->shape, *to = i->shape;
	pop_dtype d = (pop_dtype)from->type.dtype,
		  e = (pop_dtype)to->type.dtype;

	if (from->is_tuple || to->is_tuple)
		return pop_hlo_instr_fail(
			m, i, "expected arrays, not tuples of them");
	if (d != e && (pop_dtype_info_of[d].bits < 8 ||
			      pop_dtype_info_of[e].bits < 8))
		return pop_hlo_instr_fail(m, i,
			"from %s to %s is not supported, expected elements of "
			"whole bytes",
			pop_hlo_primitive_name(d), pop_hlo_primitive_name(e));
	if (pop_shape_bytes(&from->type) != pop_shape_bytes(&to->type))
		return pop_hlo_instr_fail(m, i,
			"from %lld bytes to %lld, expected as many",
			(long long)pop_shape_bytes(&from->type),
			(long long)pop_shape_bytes(&to->type));
	return POP_OK;
}

/*
 * The same bytes under another type, shape and layout: bring the dims into the
 * order they have in memory, reshape, and bring those of the result back.
 */
pop_status
pop_hlo_build_bitcast(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_hlo_shape *from, *to = i->shape;
	int64_t perm[POP_MAX_RANK], back[POP_MAX_RANK];
	pop_shape type;
	pop_value *x;

	POP_TRY(pop_hlo_arrays_only(m, i));
	from = i->operand[0]->shape;
	x = i->operand[0]->value.one;
	POP_TRY(check_bitcast(m, i));
	if (from->has_layout) {
		for (unsigned k = 0; k < from->type.rank; k++)
			perm[k] = from->minor_to_major[from->type.rank - 1 - k];
		x = transpose(m, b, x, perm);
	}
	if (from->type.dtype != to->type.dtype)
		x = reinterpret(b, x, (pop_dtype)to->type.dtype);
	if (to->has_layout) {
		type = to->type;
		for (unsigned k = 0; k < type.rank; k++) {
			perm[k] = to->minor_to_major[type.rank - 1 - k];
			type.dim[k] = to->type.dim[perm[k]];
			back[perm[k]] = k;
		}
		x = transpose(m, b, reshape(b, x, &type), back);
	} else {
		x = reshape(b, x, &to->type);
	}
	return pop_hlo_set_values(m, i, &x, 1);
}

/* The shape is known; operands that give it again say nothing new. */
pop_status
pop_hlo_build_dynamic_reshape(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_op *op;

	POP_TRY(pop_hlo_arrays_only(m, i));
	op = pop_hlo_emit(m, b, i, POP_OP_RESHAPE, 0);
	op->narg = 1;
	return POP_OK;
}

/* One that gives its operand is what writers begin a broadcast with. */
pop_status
pop_hlo_build_broadcast(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	const pop_hlo_instr *x = i->operand[0];
	const int64_t *v;
	uint32_t n, k = 0;
	pop_op *op;

	POP_TRY(pop_hlo_arrays_only(m, i));
	v = pop_hlo_get_ints(i, POP_HLO_KEY_DIMENSIONS, &n);
	if (pop_shape_eq(&x->shape->type, &i->shape->type) &&
		n == x->shape->type.rank) {
		while (k < n && v[k] == k)
			k++;
		if (k == n)
			return pop_hlo_build_first(m, b, i);
	}
	op = pop_hlo_emit(m, b, i, POP_OP_BROADCAST_IN_DIM, 0);
	return set_numbers(m, i, op);
}

/* ---- Products. */

static pop_status
set_precision(pop_hlo *m, const pop_hlo_instr *i, pop_op *op)
{
	int64_t two[2] = {0, 0};
	uint32_t n;
	const int64_t *v = pop_hlo_get_ints(i, POP_HLO_KEY_PRECISION, &n);

	/* An algorithm says it all. */
	if (pop_hlo_get_int(i, POP_HLO_KEY_DOT_ALGORITHM, 0))
		n = 0;
	for (uint32_t k = 0; k < n; k++) {
		if (v[k] < 0 || v[k] > 2)
			return pop_hlo_instr_fail(m, i,
				"operand precision %lld is not supported; "
				"expected default, high or highest",
				(long long)v[k]);
		if (k < 2)
			two[k] = v[k];
	}
	pop_attr_set_ints(m->graph, op, POP_ATTR_PRECISION, two, 2);
	return POP_OK;
}

static pop_status
set_algorithm(pop_hlo *m, const pop_hlo_instr *i, pop_op *op)
{
	static const uint8_t algorithm[][6] = {
#define ALGORITHM(number, LHS, RHS, ACC, operations, imprecise) \
	{number, LHS, RHS, ACC, operations, imprecise},
#include "lib/import/hlo/algorithms.def"
#undef ALGORITHM
	};
	int64_t number = pop_hlo_get_int(i, POP_HLO_KEY_DOT_ALGORITHM, 0);

	if (!number)
		return POP_OK;
	for (size_t k = 0; k < sizeof(algorithm) / 6; k++) {
		const uint8_t *a = algorithm[k];
		int64_t v[7] = {a[1], a[2], a[3], 1, 1, a[4], a[5]};

		if (a[0] != number)
			continue;
		pop_attr_set_ints(m->graph, op, POP_ATTR_ALGORITHM, v, 7);
		return POP_OK;
	}
	return pop_hlo_instr_fail(
		m, i, "algorithm %lld is not known", (long long)number);
}

pop_status
pop_hlo_dot(pop_hlo *m, pop_block *b, pop_hlo_instr *i, pop_value *const x[2])
{
	pop_op *op = pop_hlo_emit(m, b, i, POP_OP_DOT_GENERAL, 0);

	op->narg = 2;
	op->arg[0] = x[0];
	op->arg[1] = x[1];
	POP_TRY(set_numbers(m, i, op));
	POP_TRY(set_precision(m, i, op));
	return set_algorithm(m, i, op);
}

pop_status
pop_hlo_build_dot(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_value *x[2];

	POP_TRY(pop_hlo_arrays_only(m, i));
	x[0] = i->operand[0]->value.one;
	x[1] = i->operand[1]->value.one;
	return pop_hlo_dot(m, b, i, x);
}

/* Window sizes are those of the kernel; nothing else may say so. */
static pop_status
check_kernel(pop_hlo *m, const pop_hlo_instr *i)
{
	const pop_shape *kernel = &i->operand[1]->shape->type;
	uint32_t n, nsize;
	const int64_t *place = pop_hlo_get_ints(i, POP_HLO_KEY_CONV_KERNEL, &n);
	const int64_t *size =
		pop_hlo_get_ints(i, POP_HLO_KEY_WINDOW_SIZE, &nsize);

	if (n < 2 || nsize != n - 2 || n != kernel->rank)
		return pop_hlo_instr_fail(m, i,
			"a window of %u dimensions and a kernel of %u, of "
			"which %u are named",
			nsize, kernel->rank, n);
	for (uint32_t k = 0; k < nsize; k++) {
		int64_t d = place[k + 2];

		if (d < 0 || d >= kernel->rank || kernel->dim[d] != size[k])
			return pop_hlo_instr_fail(m, i,
				"window size %lld in dimension %u is not that "
				"of the kernel",
				(long long)size[k], k);
	}
	return POP_OK;
}

pop_status
pop_hlo_build_convolution(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_op *op;

	POP_TRY(pop_hlo_arrays_only(m, i));
	POP_TRY(check_kernel(m, i));
	op = pop_hlo_emit(m, b, i, POP_OP_CONVOLUTION, 0);
	POP_TRY(set_numbers(m, i, op));
	return set_precision(m, i, op);
}

/* ---- Order. */

static pop_status
take_index(
	pop_hlo *m, pop_block *b, pop_value *list, int64_t k, pop_value **out)
{
	pop_shape type = {.dtype = list->type->dtype, .rank = 1, .dim = {1}};
	int64_t one = 1, limit = k + 1;
	pop_value *v = pop_build1(b, NULL, POP_OP_SLICE, &type, list);

	pop_attr_set_ints(m->graph, v->def, POP_ATTR_START, &k, 1);
	pop_attr_set_ints(m->graph, v->def, POP_ATTR_LIMIT, &limit, 1);
	pop_attr_set_ints(m->graph, v->def, POP_ATTR_STRIDE, &one, 1);
	type = (pop_shape){.dtype = list->type->dtype};
	*out = reshape(b, v, &type);
	return POP_OK;
}

/* Older modules give all start indices in one operand. */
pop_status
pop_hlo_build_dynamic_slice(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	uint32_t fixed = i->code == POP_HLO_DYNAMIC_SLICE ? 1 : 2;
	pop_opcode code = pop_hlo_row_of[i->code].code;
	pop_value *list;
	pop_op *op;

	POP_TRY(pop_hlo_arrays_only(m, i));
	if (i->noperand != fixed + 1 ||
		i->operand[fixed]->shape->type.rank != 1)
		return pop_hlo_build_plain(m, b, i);
	list = i->operand[fixed]->value.one;
	op = pop_op_new(m->graph, code, fixed + i->operand[0]->shape->type.rank,
		1, &i->shape->type, 0, i->loc);
	if (list->type->dim[0] != i->operand[0]->shape->type.rank)
		return pop_hlo_instr_fail(m, i,
			"has %lld start indices for an operand of rank %u",
			(long long)list->type->dim[0],
			i->operand[0]->shape->type.rank);
	for (uint32_t k = 0; k < fixed; k++)
		op->arg[k] = i->operand[k]->value.one;
	for (uint32_t k = fixed; k < op->narg; k++)
		POP_TRY(take_index(m, b, list, k - fixed, &op->arg[k]));
	pop_block_append(b, op);
	i->value.one = &op->res[0];
	return set_numbers(m, i, op);
}

/* Values and places of the greatest; a comparator says the same again. */
pop_status
pop_hlo_build_top_k(pop_hlo *m, pop_block *b, pop_hlo_instr *i)
{
	pop_op *op;

	if (!pop_hlo_get_int(i, POP_HLO_KEY_LARGEST, 0))
		return pop_hlo_least(m, b, i);
	op = pop_hlo_emit(m, b, i, POP_OP_TOP_K, 0);
	return set_numbers(m, i, op);
}
