/*
 * Rules of build_sized.c for operations that mix elements of an array with one
 * another: what lies beyond the used part gets a value that changes nothing, an
 * index that is nowhere, or a place behind all others.
 */

#include <string.h>

#include "lib/import/hlo/build_sized.h"
#include "lib/num/scalar.h"

enum { MAX_RANK = POP_MAX_RANK };

/* ---- Reductions. */

/* Its dims alone whose bits are set. */
static void
only(pop_value **size, uint32_t dims)
{
	for (unsigned d = 0; d < MAX_RANK; d++)
		if (!(dims >> d & 1))
			size[d] = NULL;
}

/* What changes nothing in operand k of n. */
static pop_value *
idle(const pop_sized *w, uint32_t k, uint32_t n)
{
	const pop_op *op = w->op;
	pop_value *init = op->arg[n + k];
	const pop_shape *type = init->type;

	switch (n == 1 ? pop_op_monoid(op) : POP_OP_NONE) {
	case POP_OP_ADD:
		return pop_dtype_is_float(type->dtype)
			       ? pop_site_number(&w->s, type, -0.0)
			       : pop_sized_zero(w, type->dtype);
	case POP_OP_XOR:
		return pop_sized_zero(w, type->dtype);
	case POP_OP_MULTIPLY:
		return pop_dtype_is_int(type->dtype)
			       ? pop_site_integer(&w->s, type, 1)
			       : pop_site_number(&w->s, type, 1);
	default:
		/* Once more, or what HLO asks to be so. */
		return init;
	}
}

pop_status
pop_sized_reduce(pop_sized *w)
{
	pop_op *op = w->op;
	uint32_t n = op->narg / 2, dims = pop_attr_bits(op, POP_ATTR_DIMS),
		 at = 0;
	pop_value *size[MAX_RANK];
	unsigned rank = op->arg[0]->type->rank;

	for (uint32_t k = 1; k < n; k++)
		if (!pop_shape_same_dims(op->arg[0]->type, op->arg[k]->type))
			return pop_sized_refuse(w);
	pop_sized_join_all(w, 0, n, size);
	for (unsigned d = 0; d < rank; d++)
		if (!(dims >> d & 1))
			w->size[at++] = size[d];
	only(size, dims);
	for (uint32_t k = 0; pop_sized_any(size) && k < n; k++)
		op->arg[k] =
			pop_hlo_mask(&w->s, op->arg[k], size, idle(w, k, n));
	return POP_OK;
}

/* Of a window that moves: how often it fits. */
static pop_status
fits(const pop_sized *w, pop_value **size, int64_t base, int64_t low,
	int64_t high, int64_t window, int64_t dilation, int64_t stride)
{
	if (stride <= 0 || window <= 0 || base <= 0 || dilation <= 0 ||
		!pop_sized_is_small(stride) || !pop_sized_is_small(window) ||
		!pop_sized_is_small(base) || !pop_sized_is_small(dilation) ||
		!pop_sized_is_small(low) || !pop_sized_is_small(high) ||
		!pop_sized_is_small((window - 1) * dilation))
		return pop_sized_refuse(w);
	*size = pop_sized_dilated(w, *size, base);
	*size = pop_hlo_calc_with(&w->s, POP_OP_ADD, *size,
		low + high - ((window - 1) * dilation + 1) + stride);
	*size = pop_hlo_calc_with(&w->s, POP_OP_MAXIMUM, *size, 0);
	*size = pop_hlo_calc_with(&w->s, POP_OP_DIVIDE, *size, stride);
	return POP_OK;
}

pop_status
pop_sized_reduce_window(pop_sized *w)
{
	pop_op *op = w->op;
	uint32_t n = op->narg / 2;
	pop_value *size[MAX_RANK];
	unsigned rank = op->arg[0]->type->rank;

	for (uint32_t k = 1; k < n; k++)
		if (!pop_shape_same_dims(op->arg[0]->type, op->arg[k]->type))
			return pop_sized_refuse(w);
	pop_sized_join_all(w, 0, n, size);
	for (unsigned d = 0; d < rank; d++) {
		int64_t window = pop_sized_entry(w, POP_ATTR_WINDOW, d);
		int64_t stride = pop_sized_entry(w, POP_ATTR_WINDOW_STRIDES, d);
		int64_t base = pop_sized_entry(w, POP_ATTR_LHS_DILATION, d);
		int64_t low = pop_sized_entry(w, POP_ATTR_LOW, d);
		int64_t high = pop_sized_entry(w, POP_ATTR_HIGH, d);

		if (!size[d])
			continue;
		w->size[d] = size[d];
		if (window == 1 && stride == 1 && base == 1 && !low && !high)
			size[d] = NULL;
		else
			POP_TRY(fits(w, &w->size[d], base, low, high, window,
				pop_sized_entry(w, POP_ATTR_RHS_DILATION, d),
				stride));
	}
	for (uint32_t k = 0; pop_sized_any(size) && k < n; k++)
		op->arg[k] =
			pop_hlo_mask(&w->s, op->arg[k], size, op->arg[n + k]);
	return POP_OK;
}

/* ---- Products. */

pop_status
pop_sized_dot(pop_sized *w)
{
	static const pop_attr_key batch[2] = {
		POP_ATTR_LHS_BATCH, POP_ATTR_RHS_BATCH};
	static const pop_attr_key contract[2] = {
		POP_ATTR_LHS_CONTRACT, POP_ATTR_RHS_CONTRACT};
	pop_op *op = w->op;
	pop_value *size[2][MAX_RANK], *inner[2][MAX_RANK] = {{0}};
	const int64_t *list[2];
	uint32_t n[2], at;

	pop_sized_join_all(w, 0, 1, size[0]);
	pop_sized_join_all(w, 1, 2, size[1]);
	for (unsigned k = 0; k < 2; k++)
		list[k] = pop_attr_ints(op, batch[k], &n[k]);
	if (n[0] != n[1])
		return pop_sized_refuse(w);
	for (at = 0; at < n[0] && at < MAX_RANK; at++)
		if (list[0][at] < 0 || list[0][at] >= MAX_RANK ||
			list[1][at] < 0 || list[1][at] >= MAX_RANK)
			return pop_sized_refuse(w);
		else
			w->size[at] = pop_sized_join(
				w, size[0][list[0][at]], size[1][list[1][at]]);
	for (unsigned k = 0; k < 2; k++) {
		uint32_t taken = pop_attr_bits(op, batch[k]) |
				 pop_attr_bits(op, contract[k]);

		for (unsigned d = 0; d < op->arg[k]->type->rank; d++)
			if (!(taken >> d & 1) && at < MAX_RANK)
				w->size[at++] = size[k][d];
	}
	for (unsigned k = 0; k < 2; k++)
		list[k] = pop_attr_ints(op, contract[k], &n[k]);
	if (n[0] != n[1])
		return pop_sized_refuse(w);
	for (uint32_t c = 0; c < n[0]; c++) {
		int64_t d = list[0][c], e = list[1][c];

		if (d < 0 || d >= MAX_RANK || e < 0 || e >= MAX_RANK)
			return pop_sized_refuse(w);
		inner[0][d] = inner[1][e] =
			pop_sized_join(w, size[0][d], size[1][e]);
	}
	for (unsigned k = 0; k < 2; k++)
		op->arg[k] = pop_sized_mask(w, op->arg[k], inner[k]);
	return POP_OK;
}

/* Features and places of the input are masked, and features of the kernel;
 * sizes of the kernel's window must be known. */
pop_status
pop_sized_convolution(pop_sized *w)
{
	pop_op *op = w->op;
	pop_value *size[2][MAX_RANK], *in[MAX_RANK], *feature[MAX_RANK] = {0};
	uint32_t n[3];
	const int64_t *x = pop_attr_ints(op, POP_ATTR_LHS_LAYOUT, &n[0]);
	const int64_t *k = pop_attr_ints(op, POP_ATTR_RHS_LAYOUT, &n[1]);
	const int64_t *y = pop_attr_ints(op, POP_ATTR_OUT_LAYOUT, &n[2]);
	unsigned rank = op->arg[0]->type->rank;

	if (n[0] != rank || n[1] != rank || n[2] != rank || rank < 2 ||
		op->arg[1]->type->rank != rank)
		return pop_sized_refuse(w);
	for (unsigned d = 0; d < rank; d++)
		if (x[d] < 0 || x[d] >= rank || k[d] < 0 || k[d] >= rank ||
			y[d] < 0 || y[d] >= rank)
			return pop_sized_refuse(w);
	pop_sized_join_all(w, 0, 1, size[0]);
	pop_sized_join_all(w, 1, 2, size[1]);
	memcpy(in, size[0], sizeof(in));
	in[x[0]] = NULL;
	if ((size[0][x[0]] && pop_attr_int(op, POP_ATTR_BATCH_GROUPS, 1) > 1) ||
		((size[0][x[1]] || size[1][k[0]] || size[1][k[1]]) &&
			pop_attr_int(op, POP_ATTR_FEATURE_GROUPS, 1) > 1))
		return pop_sized_refuse(w);
	w->size[y[0]] = size[0][x[0]];
	w->size[y[1]] = size[1][k[0]];
	for (unsigned d = 2; d < rank; d++) {
		int64_t stride =
			pop_sized_entry(w, POP_ATTR_WINDOW_STRIDES, d - 2);
		int64_t base = pop_sized_entry(w, POP_ATTR_LHS_DILATION, d - 2);

		if (size[1][k[d]])
			return pop_sized_refuse(w);
		if (!size[0][x[d]])
			continue;
		w->size[y[d]] = size[0][x[d]];
		POP_TRY(fits(w, &w->size[y[d]], base,
			pop_sized_entry(w, POP_ATTR_LOW, d - 2),
			pop_sized_entry(w, POP_ATTR_HIGH, d - 2),
			op->arg[1]->type->dim[k[d]],
			pop_sized_entry(w, POP_ATTR_RHS_DILATION, d - 2),
			stride));
	}
	in[x[1]] = feature[k[1]] =
		pop_sized_join(w, size[0][x[1]], size[1][k[1]]);
	op->arg[0] = pop_sized_mask(w, op->arg[0], in);
	op->arg[1] = pop_sized_mask(w, op->arg[1], feature);
	return POP_OK;
}

/* ---- Batches. */

/* Of operands whose last n dims belong together, used as a whole. */
pop_status
pop_sized_batch(pop_sized *w, unsigned n)
{
	const pop_op *op = w->op;

	for (uint32_t k = 0; k < op->narg; k++) {
		const pop_shape *t = op->arg[k]->type;

		for (unsigned d = 0; d < t->rank; d++)
			if (pop_hlo_is_part(op->arg[k], d) &&
				(d + n >= t->rank ||
					t->rank != op->res[0].type->rank))
				return pop_sized_refuse(w);
	}
	pop_sized_join_all(w, 0, op->narg, w->size);
	return POP_OK;
}

pop_status
pop_sized_fft(pop_sized *w)
{
	uint32_t n;

	pop_attr_ints(w->op, POP_ATTR_FFT_LENGTH, &n);
	return pop_sized_batch(w, n);
}

/* Dims along which no window moves. */
pop_status
pop_sized_select_and_scatter(pop_sized *w)
{
	const pop_op *op = w->op;

	if (op->arg[0]->type->rank != op->arg[1]->type->rank)
		return pop_sized_refuse(w);
	pop_sized_join_all(w, 0, 2, w->size);
	for (unsigned d = 0; d < op->arg[0]->type->rank; d++)
		if (w->size[d] &&
			(pop_sized_entry(w, POP_ATTR_WINDOW, d) != 1 ||
				pop_sized_entry(
					w, POP_ATTR_WINDOW_STRIDES, d) != 1 ||
				pop_sized_entry(w, POP_ATTR_LOW, d) ||
				pop_sized_entry(w, POP_ATTR_HIGH, d)))
			return pop_sized_refuse(w);
	return POP_OK;
}

/* ---- Gather, scatter, sort. */

/* Result dims that are no offsets are the indices' dims but one. */
pop_status
pop_sized_gather(pop_sized *w)
{
	pop_op *op = w->op;
	const pop_value *x = op->arg[0], *at = op->arg[1];
	uint32_t offset = pop_attr_bits(op, POP_ATTR_OFFSET_DIMS), n, nbatch[2];
	uint32_t gone = pop_attr_bits(op, POP_ATTR_COLLAPSED_DIMS) |
			pop_attr_bits(op, POP_ATTR_OPERAND_BATCH);
	int64_t vector = pop_attr_int(op, POP_ATTR_INDEX_VECTOR_DIM, 0);
	const int64_t *sizes = pop_attr_ints(op, POP_ATTR_SIZES, &n);
	const int64_t *xb = pop_attr_ints(op, POP_ATTR_OPERAND_BATCH, nbatch);
	const int64_t *ib = pop_attr_ints(op, POP_ATTR_INDEX_BATCH, nbatch + 1);
	unsigned from = 0, to = 0, rank = op->res[0].type->rank;

	if (n != x->type->rank || nbatch[0] != nbatch[1])
		return pop_sized_refuse(w);
	for (unsigned d = 0; d < rank; d++) {
		if (offset >> d & 1) {
			while (from < n && gone >> from & 1)
				from++;
			if (from == n)
				return pop_sized_refuse(w);
			if (sizes[from] == x->type->dim[from])
				w->size[d] = pop_sized_of(w, x, from);
			else if (sizes[from] != 1 && pop_hlo_is_part(x, from))
				return pop_sized_refuse(w);
			from++;
			continue;
		}
		to += to == vector;
		if (to >= at->type->rank)
			return pop_sized_refuse(w);
		w->size[d] = pop_sized_of(w, at, to);
		for (uint32_t k = 0; !w->size[d] && k < nbatch[0]; k++)
			if (ib[k] == to && xb[k] >= 0 && xb[k] < n)
				w->size[d] =
					pop_sized_of(w, x, (unsigned)xb[k]);
		to++;
	}
	if (vector < at->type->rank && pop_hlo_is_part(at, (unsigned)vector))
		return pop_sized_refuse(w);
	return POP_OK;
}

/* Beyond every array, at its front: no update goes there. */
static pop_value *
nowhere(const pop_sized *w, pop_value *at, pop_value *const *size)
{
	pop_shape type = {.dtype = POP_DT_I32};
	const pop_dtype_info *of = &pop_dtype_info_of[at->type->dtype];

	if (of->bits > 32 || (of->bits == 32 && of->cls == POP_DTC_UINT))
		type.dtype = POP_DT_I64;
	at = pop_site_convert(&w->s, at, (pop_dtype)type.dtype);
	return pop_hlo_mask(&w->s, at, size,
		pop_site_integer(&w->s, &type, (uint64_t)INT32_MIN));
}

/* Windows must be whole in dims of arrays that are used as they are. */
static pop_status
check_windows(const pop_sized *w, const pop_value *y)
{
	const pop_op *op = w->op;
	uint32_t window = pop_attr_bits(op, POP_ATTR_OFFSET_DIMS);
	uint32_t gone = pop_attr_bits(op, POP_ATTR_COLLAPSED_DIMS) |
			pop_attr_bits(op, POP_ATTR_OPERAND_BATCH);
	uint32_t moved = pop_attr_bits(op, POP_ATTR_INDEX_MAP);
	const pop_value *x = op->arg[0];
	unsigned from = 0;

	for (unsigned d = 0; d < y->type->rank; d++) {
		if (!(window >> d & 1))
			continue;
		while (from < x->type->rank && gone >> from & 1)
			from++;
		if (from == x->type->rank)
			return pop_sized_refuse(w);
		if (pop_hlo_is_part(y, d) &&
			(y->type->dim[d] != x->type->dim[from] ||
				moved >> from & 1 || !w->size[from]))
			return pop_sized_refuse(w);
		from++;
	}
	return POP_OK;
}

pop_status
pop_sized_scatter(pop_sized *w)
{
	pop_op *op = w->op;
	uint32_t n = (op->narg - 1) / 2;
	uint32_t window = pop_attr_bits(op, POP_ATTR_OFFSET_DIMS);
	int64_t vector = pop_attr_int(op, POP_ATTR_INDEX_VECTOR_DIM, 0);
	pop_value *at = op->arg[n], *size[MAX_RANK] = {0};
	unsigned to = 0;

	pop_sized_join_all(w, 0, n, w->size);
	for (uint32_t k = n + 1; k < op->narg; k++)
		if (!pop_shape_same_dims(
			    op->arg[n + 1]->type, op->arg[k]->type))
			return pop_sized_refuse(w);
		else
			POP_TRY(check_windows(w, op->arg[k]));
	if (vector < at->type->rank && pop_hlo_is_part(at, (unsigned)vector))
		return pop_sized_refuse(w);
	for (unsigned d = 0; d < op->arg[n + 1]->type->rank; d++) {
		if (window >> d & 1)
			continue;
		to += to == vector;
		if (to >= at->type->rank)
			return pop_sized_refuse(w);
		size[to] = pop_sized_of(w, at, to);
		for (uint32_t k = n + 1; k < op->narg; k++)
			size[to] = pop_sized_join(
				w, size[to], pop_sized_of(w, op->arg[k], d));
		to++;
	}
	if (!pop_sized_any(size))
		return POP_OK;
	op->arg[n] = nowhere(w, at, size);
	pop_attr_set_int(w->s.g, op, POP_ATTR_INDICES_SORTED, 0);
	pop_attr_set_int(w->s.g, op, POP_ATTR_UNIQUE_INDICES, 0);
	return POP_OK;
}

/* What is used comes before what is not: an operand more says which it is. */
pop_status
pop_sized_sort(pop_sized *w)
{
	pop_op *op = w->op, *wide, *ret;
	uint32_t n = op->nres;
	int64_t d = pop_attr_int(op, POP_ATTR_DIM, 0);
	pop_shape *type = POP_NEWN(w->m->scratch, pop_shape, n + 1);
	pop_value **arg = POP_NEWN(w->s.g->arena, pop_value *, n + 1);
	pop_value **v = POP_NEWN(w->m->scratch, pop_value *, n);
	pop_shape truth = {.dtype = POP_DT_I1};
	pop_value *size[MAX_RANK] = {0}, *a, *b;
	pop_site s;

	for (uint32_t k = 1; k < op->narg; k++)
		if (!pop_shape_same_dims(op->arg[0]->type, op->arg[k]->type))
			return pop_sized_refuse(w);
	if (op->narg != n || d < 0 || d >= op->arg[0]->type->rank)
		return pop_sized_refuse(w);
	pop_sized_join_all(w, 0, n, w->size);
	size[d] = w->size[d];
	if (!size[d])
		return POP_OK;
	if (op->region[0]->narg != 2 * n || op->region[0]->last->narg != 1)
		return pop_sized_refuse(w);
	for (uint32_t k = 0; k < n; k++) {
		type[k] = *op->res[k].type;
		arg[k] = op->arg[k];
	}
	type[n] = type[0];
	type[n].dtype = POP_DT_I1;
	arg[n] = pop_hlo_inside(&w->s, &type[n], size);
	wide = pop_op_remake(w->s.g, op, n + 1, arg, n + 1, type);
	a = pop_block_add_arg(wide->region[0], &truth);
	b = pop_block_add_arg(wide->region[0], &truth);
	ret = wide->region[0]->last;
	s = pop_site_before(ret);
	ret->arg[0] = pop_site_binary(&s, POP_OP_AND, a,
		pop_site_binary(&s, POP_OP_OR,
			pop_site_unary(&s, POP_OP_NOT, b), ret->arg[0]));
	for (uint32_t k = 0; k < n; k++)
		v[k] = &wide->res[k];
	return pop_hlo_set_values(w->m, w->i, v, n);
}
