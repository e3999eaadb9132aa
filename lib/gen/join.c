/*
 * Values made of parts: concatenate, pad, dynamic_update_slice.
 *
 * A part whose only use is this op, and that some step of the same block
 * computes, is computed right where it belongs; others are copied there.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

#include "lib/num/convert.h"

/* Is op's result written by steps of its own, wherever it is wanted? */
static bool
is_maker(const pop_op *op)
{
	if (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE)
		return true;
	switch ((int)op->code) {
	case POP_OP_FUSION:
	case POP_OP_CONCATENATE:
	case POP_OP_PAD:
	case POP_OP_DOT_GENERAL:
	case POP_OP_CONVOLUTION:
	case POP_OP_REDUCE:
	case POP_OP_REDUCE_WINDOW:
	case POP_OP_GATHER:
	case POP_OP_TRANSPOSE:
	case POP_OP_RESHAPE:
	case POP_OP_BROADCAST_IN_DIM:
		return true;
	default:
		return false;
	}
}

/* The value that v is, in the end, a part of. */
static const pop_value *
outermost(const pop_value *v)
{
	while (pop_gen_info(v)->parent)
		v = pop_gen_info(v)->parent;
	return v;
}

/* The concatenate that v is, or is a part of but for dims of 1; or NULL. */
static const pop_value *
concatenated(const pop_value *v)
{
	while (v && pop_op_moves_units(v->def))
		v = pop_gen_info(v)->parent;
	return v && v->def->code == POP_OP_CONCATENATE ? v : NULL;
}

/* Are all parts results of one loop?  It stores those of a point together. */
static bool
is_woven(const pop_op *concat)
{
	enum { MOST_WOVEN = 4 };
	const pop_op *loop = NULL;

	for (uint32_t i = 0; i < concat->narg; i++) {
		const pop_op *op = concat->arg[i]->def;

		while (op && pop_op_moves_units(op))
			op = op->arg[0]->def;
		if (!op || (loop && op != loop))
			return false;
		loop = op;
	}
	return concat->narg <= MOST_WOVEN && loop->code == POP_OP_FUSION &&
	       loop->nres == concat->narg &&
	       pop_attr_int(loop, POP_ATTR_FUSION_KIND, 0) == POP_FUSION_LOOP;
}

/* Parts of many elements that lie apart from each other, not in rows, are
 * stored and copied in less time than they are stored apart; but two, whose
 * elements are stored as pairs, and those that are woven. */
static bool
is_scattered(const pop_op *concat)
{
	enum { MAX_SCATTERED = 512, PAIR = 2 };
	const pop_shape *s = concat->arg[0]->type;

	return pop_attr_int(concat, POP_ATTR_DIM, 0) == s->rank - 1 &&
	       s->dim[s->rank - 1] == 1 &&
	       concat->res[0].type->dim[s->rank - 1] > PAIR &&
	       !is_woven(concat) && pop_shape_elements(s) > MAX_SCATTERED;
}

/* Does a sibling of v go into the same memory already?  One step may write two
 * parts of it only if it is a loop and both are equally laid out. */
static bool
has_sibling_in(const pop_value *v, const pop_op *user)
{
	const pop_op *op = v->def;
	const pop_value *whole = concatenated(&user->res[0]);
	bool loop =
		op->code == POP_OP_FUSION &&
		pop_attr_int(op, POP_ATTR_FUSION_KIND, 0) == POP_FUSION_LOOP &&
		whole && (whole->def == user || !is_scattered(whole->def));

	for (uint32_t i = 0; i < op->nres; i++) {
		const vinfo *x = pop_gen_info(&op->res[i]);

		if (x->parent && !(loop && concatenated(x->parent) == whole) &&
			outermost(x->parent) == outermost(&user->res[0]))
			return true;
	}
	return false;
}

static bool
is_own_part(const pop_op *user, const pop_value *v)
{
	const vinfo *i = pop_gen_info(v);

	return i->nuse == 1 && i->user == user && v->def &&
	       v->def->block == user->block && is_maker(v->def) && !i->parent &&
	       !has_sibling_in(v, user);
}

/* Is v what an argument or something that others read, too, holds? */
static bool
is_elsewhere(const pop_value *v)
{
	while (v->def && v->def->code == POP_OP_RESHAPE)
		v = v->def->arg[0];
	return !v->def || pop_gen_info(v)->nuse > 1 || !is_maker(v->def);
}

/* Is v made in pieces?  Each of them would be stored apart. */
static bool
is_pieced(const pop_value *v)
{
	while (v->def && pop_op_moves_units(v->def))
		v = v->def->arg[0];
	return v->def && (v->def->code == POP_OP_CONCATENATE ||
				 v->def->code == POP_OP_PAD);
}

/* Are few elements of many points joined?  But four words of two parts, which
 * are copied as they lie. */
static bool
is_of_points(const pop_op *op)
{
	enum { LEAST = 3, MOST = 4, POINTS = 512 };
	const pop_shape *s = op->res[0].type;
	const size_t size = pop_dtype_bytes((pop_dtype)s->dtype);
	const int64_t n = s->dim[s->rank - 1];

	return pop_attr_int(op, POP_ATTR_DIM, 0) == s->rank - 1 && n >= LEAST &&
	       n <= MOST && pop_shape_elements(s) >= POINTS && size <= 4 &&
	       !(size == 4 && n == MOST && op->narg == 2);
}

/* Are all parts columns that lie elsewhere, or are made in pieces?  They are
 * joined point by point, as joins_points() says, if no view of them is copied
 * here before. */
static bool
are_columns(const pop_op *op)
{
	const pop_shape *s = op->res[0].type;
	const bool points = is_of_points(op);

	if (pop_attr_int(op, POP_ATTR_DIM, 0) != s->rank - 1 ||
		(int64_t)op->narg != s->dim[s->rank - 1])
		return false;
	for (uint32_t i = 0; i < op->narg; i++)
		if (!is_elsewhere(op->arg[i]) &&
			!(points && is_pieced(op->arg[i])))
			return false;
	return true;
}

static void
join_concatenate(gen *g, const pop_op *op)
{
	int64_t dim = pop_attr_int(op, POP_ATTR_DIM, 0), at = 0;

	if (are_columns(op))
		return;
	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_shape *s = op->arg[i]->type;
		vinfo *v = pop_gen_info(op->arg[i]);
		int64_t *part;

		at += s->dim[dim];
		if (!is_own_part(op, op->arg[i]))
			continue;
		part = POP_NEWN(g->a, int64_t, 3 * POP_MAX_RANK);
		for (unsigned d = 0; d < s->rank; d++) {
			part[s->rank + d] = s->dim[d];
			part[2 * s->rank + d] = 1;
		}
		part[dim] = at - s->dim[dim];
		part[s->rank + dim] = at;
		v->part = part;
		v->parent = &op->res[0];
	}
}

/* The slice of the padded value that holds what is padded.  False if some of
 * that is cut off. */
static bool
padded_part(const pop_op *op, int64_t *part)
{
	const pop_shape *s = op->arg[0]->type;
	const int64_t *low, *high, *interior;
	uint32_t n;

	low = pop_attr_ints(op, POP_ATTR_LOW, &n);
	high = pop_attr_ints(op, POP_ATTR_HIGH, &n);
	interior = pop_attr_ints(op, POP_ATTR_INTERIOR, &n);
	for (unsigned d = 0; d < s->rank; d++) {
		/* Gaps are filled with all the rest, after the parts. */
		if (low[d] < 0 || high[d] < 0 || s->dim[d] == 0 ||
			(interior && interior[d] && s->dim[d] > 1))
			return false;
		part[d] = low[d];
		part[s->rank + d] = low[d] + s->dim[d];
		part[2 * s->rank + d] = 1;
	}
	return true;
}

static void
join_pad(gen *g, const pop_op *op)
{
	int64_t *part = POP_NEWN(g->a, int64_t, 3 * POP_MAX_RANK);
	vinfo *v = pop_gen_info(op->arg[0]);

	if (!is_own_part(op, op->arg[0]) || !padded_part(op, part))
		return;
	v->part = part;
	v->parent = &op->res[0];
}

/* ---- Views. */

/* Does a transposition leave the innermost elements together? */
static bool
keeps_inner(const pop_op *op)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	const pop_shape *to = op->res[0].type, *from = op->arg[0]->type;
	unsigned i = n, k = n;

	while (i > 0 && to->dim[i - 1] == 1)
		i--;
	while (k > 0 && from->dim[k - 1] == 1)
		k--;
	return i > 0 && dims[i - 1] == (int64_t)k - 1;
}

/* Points of the longest piece of dims from.. to - 1 of what is transposed that
 * stays together. */
static int64_t
longest_piece(
	const pop_op *transpose, const int64_t *at, unsigned from, unsigned to)
{
	const pop_shape *in = transpose->arg[0]->type;
	int64_t n = 1, most = 1, last = -1;

	for (unsigned d = from; d < to; d++) {
		if (in->dim[d] == 1)
			continue;
		n = at[d] == last + 1 ? n * in->dim[d] : in->dim[d];
		last = at[d];
		most = n > most ? n : most;
	}
	return most;
}

/* Where dims of the operand are in the result, dims of 1 not counted. */
static void
find_places(const pop_op *transpose, int64_t *at)
{
	const pop_shape *to = transpose->res[0].type;
	uint32_t n;
	const int64_t *dims = pop_attr_ints(transpose, POP_ATTR_DIMS, &n);
	int64_t next = 0;

	for (unsigned d = 0; d < n; d++)
		if (to->dim[d] != 1)
			at[dims[d]] = next++;
}

/* Would a product that is stored as transposed be cut into many so small that
 * one, and a copy of it, is less work? */
static bool
cuts_product(const pop_op *transpose)
{
	const pop_op *op = transpose->arg[0]->def;
	const pop_op *dot = op ? pop_product_of(op) : NULL;
	int64_t at[POP_MAX_RANK], rows, cols, all = 1;
	uint32_t batch, contracted;
	unsigned first;

	if (!dot || dot->code != POP_OP_DOT_GENERAL ||
		transpose->code != POP_OP_TRANSPOSE)
		return false;
	(void)pop_attr_ints(dot, POP_ATTR_LHS_BATCH, &batch);
	(void)pop_attr_ints(dot, POP_ATTR_LHS_CONTRACT, &contracted);
	find_places(transpose, at);
	first = dot->arg[0]->type->rank - contracted;
	rows = longest_piece(transpose, at, batch, first);
	cols = longest_piece(transpose, at, first, dot->res[0].type->rank);
	for (unsigned d = batch; d < dot->res[0].type->rank; d++)
		all *= dot->res[0].type->dim[d];
	return rows * cols < all &&
	       (rows < POP_GEN_SMALL_SIDE || cols < POP_GEN_SMALL_SIDE);
}

/* What is looked at in one way only is laid out for that. */
static void
join_view(const pop_op *op)
{
	vinfo *v = pop_gen_info(op->arg[0]);
	bool inside = pop_gen_info(&op->res[0])->parent != NULL;

	if (!is_own_part(op, op->arg[0]) ||
		pop_shape_elements(op->arg[0]->type) == 0 ||
		pop_shape_elements(op->arg[0]->type) !=
			pop_shape_elements(op->res[0].type) ||
		cuts_product(op))
		return;
	if (inside || (op->code == POP_OP_TRANSPOSE && keeps_inner(op)))
		v->parent = &op->res[0];
}

/* ---- Updates. */

/* What v is a view of. */
static const pop_value *
viewed(const pop_value *v)
{
	while (v->def &&
		(pop_op_info_of[v->def->code].traits & POP_TRAIT_VIEW ||
			v->def->code == POP_OP_DYNAMIC_SLICE ||
			v->def->code == POP_OP_BITCAST_CONVERT))
		v = v->def->arg[0];
	return v;
}

static bool
reads(const pop_op *op, const pop_value *what)
{
	for (uint32_t i = 0; i < op->narg; i++) {
		if (viewed(op->arg[i]) == what)
			return true;
	}
	for (uint32_t r = 0; r < op->nregion; r++) {
		POP_FOR_EACH_OP(inner, op->region[r]) {
			if (reads(inner, what))
				return true;
		}
	}
	return false;
}

/* Ops that join others' places keep their time. */
static bool
is_put_off(const pop_op *op)
{
	return op->code != POP_OP_CONCATENATE && op->code != POP_OP_PAD &&
	       !(pop_op_info_of[op->code].traits & POP_TRAIT_VIEW);
}

/* Is it the part of the updated value that the update replaces? */
static bool
is_replaced(const pop_op *part, const pop_op *update)
{
	const pop_value *x = update->arg[0];
	uint32_t n;
	const int64_t *start = pop_attr_ints(part, POP_ATTR_START, &n);
	const int64_t *stride = pop_attr_ints(part, POP_ATTR_STRIDE, &n);

	if (part->code != POP_OP_SLICE || part->arg[0] != x ||
		!pop_shape_same_dims(part->res[0].type, update->arg[1]->type))
		return false;
	for (unsigned d = 0; d < x->type->rank; d++) {
		const pop_dense *at = pop_value_splat(update->arg[2 + d]);

		if (!at || stride[d] != 1 ||
			(int64_t)pop_load_int((pop_dtype)at->type.dtype,
				at->data) != start[d])
			return false;
	}
	return true;
}

/* May an op of the loop that computes the update be computed in place?  What
 * looks at anything but elements at the point must look beyond the loop, and
 * of the updated value at the replaced part alone. */
static bool
is_pointwise(const pop_op *op, const pop_op *update)
{
	const unsigned traits = pop_op_info_of[op->code].traits;
	const bool looks =
		traits & POP_TRAIT_VIEW || op->code == POP_OP_DYNAMIC_SLICE;

	if (op->nregion ||
		!(looks || op->narg == 0 || traits & POP_TRAIT_ELEMENTWISE ||
			op->code == POP_OP_RETURN))
		return false;
	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_value *of = viewed(op->arg[i]);
		const pop_op *by = looks ? op : op->arg[i]->def;

		if (of == update->arg[0]) {
			if (!by || !is_replaced(by, update))
				return false;
		} else if (looks && of->def && of->def->block == op->block &&
			   of->def->narg) {
			return false;
		}
	}
	return true;
}

/* Does a loop compute the update of no more of the updated value than it
 * replaces, each element of the one at its place? */
static bool
replaces_what_it_reads(const pop_op *update)
{
	const pop_op *loop = update->arg[1]->def;

	if (loop->code != POP_OP_FUSION || loop->nregion != 1 ||
		pop_attr_int(loop, POP_ATTR_FUSION_KIND, 0) !=
			POP_FUSION_LOOP ||
		viewed(update->arg[0]) != update->arg[0])
		return false;
	POP_FOR_EACH_OP(op, loop->region[0])
		if (!is_pointwise(op, update))
			return false;
	return true;
}

/* Does op read an argument of the block, of more than one element, that may
 * have been replaced by the end of the block?  Those of a function last. */
static bool
reads_argument(const pop_op *op, const pop_block *b)
{
	if (!b->parent)
		return false;
	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_value *of = viewed(op->arg[i]);

		if (!of->def && of->block == b &&
			pop_shape_elements(of->type) > 1)
			return true;
	}
	for (uint32_t r = 0; r < op->nregion; r++)
		POP_FOR_EACH_OP(inner, op->region[r])
			if (reads_argument(inner, b))
				return true;
	return false;
}

/* The update is computed into the updated value, once that exists, also where
 * dims of 1 are added to it; unless it is computed from other parts of what is
 * being updated, which then would have to be kept. */
static void
put_off_update(const pop_op *op)
{
	const pop_value *v = op->arg[1], *made = v;

	if (!is_own_part(op, v))
		return;
	if (pop_op_moves_units(v->def) && is_own_part(v->def, v->def->arg[0]) &&
		!reads_argument(v->def->arg[0]->def, op->block))
		made = v->def->arg[0];
	if (made->def->nres == 1 && is_put_off(made->def) &&
		(!reads(made->def, viewed(op->arg[0])) ||
			(made == v && replaces_what_it_reads(op)))) {
		pop_gen_info(made)->put_off = true;
		pop_gen_info(v)->put_off = true;
	}
}

/* Elements of a row that is not worth copying, at least. */
enum { LONG_ROW = 32 };

/* Is it one row, or several long ones?  One more store to each of many short
 * ones costs more than a copy of them all. */
static bool
has_long_rows(const pop_shape *s)
{
	unsigned n = 0;
	int64_t row = 1;

	for (unsigned d = 0; d < s->rank; d++)
		if (s->dim[d] != 1) {
			row = s->dim[d];
			n++;
		}
	return n < 2 || row >= LONG_ROW;
}

/* Is where it puts its part known when the block begins? */
static bool
is_placed(const pop_op *update)
{
	for (unsigned d = 0; d < update->arg[0]->type->rank; d++) {
		const pop_value *at = update->arg[2 + d];

		if (at->def && at->def->block == update->block &&
			!pop_value_splat(at))
			return false;
	}
	return true;
}

/* Does a turn of a loop take the updated value as it was carried, and leave
 * what becomes of it, and nothing else? */
static bool
is_stack(const pop_op *update)
{
	const pop_value *of = update->arg[0];
	const vinfo *to = pop_gen_info(&update->res[0]);

	return update->block->parent && !of->def &&
	       of->block == update->block && pop_gen_info(of)->nuse == 1 &&
	       to->nuse == 1 && to->user->code == POP_OP_RETURN &&
	       is_placed(update);
}

/* Is op one step over points or rows whose code stores its results? */
static bool
has_stores(const pop_op *op)
{
	return op->code == POP_OP_FUSION ||
	       (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE);
}

/* What is needed elsewhere, too, is written twice by the step that makes it. */
static void
stack_update(const pop_op *op)
{
	const pop_value *v = op->arg[1];

	if (!v->def || pop_gen_info(v)->put_off || !is_stack(op))
		return;
	if (pop_op_moves_units(v->def) && pop_gen_info(v)->nuse == 1)
		v = v->def->arg[0];
	if (v->def && v->def->block == op->block && has_stores(v->def) &&
		has_long_rows(v->type) && !pop_gen_info(v)->stacked &&
		!pop_gen_info(v)->parent &&
		!pop_dtype_is_complex((pop_dtype)v->type->dtype))
		pop_gen_info(v)->stacked = op;
}

void
pop_join_parts(gen *g, const pop_op *op)
{
	if (op->code == POP_OP_CONCATENATE)
		join_concatenate(g, op);
	else if (op->code == POP_OP_PAD)
		join_pad(g, op);
	else if (op->code == POP_OP_TRANSPOSE || op->code == POP_OP_RESHAPE ||
		 op->code == POP_OP_BROADCAST_IN_DIM)
		join_view(op);
	else if (op->code == POP_OP_DYNAMIC_UPDATE_SLICE) {
		put_off_update(op);
		stack_update(op);
	}
}

/* ---- Emission. */

/* p as bits. */
static place
as_bits(const place *p)
{
	static const uint8_t of[] = {0, POP_DT_U8, POP_DT_U16, 0, POP_DT_U32};
	place bits = *p;

	bits.dtype = of[pop_dtype_bytes((pop_dtype)p->dtype)];
	return bits;
}

/* Are all parts elsewhere?  One loop brings all of a point together. */
static bool
joins_points(gen *g, const pop_op *op, const place *to)
{
	if (!is_of_points(op) || to->stride[to->rank - 1] != 1)
		return false;
	for (uint32_t i = 0; i < op->narg; i++) {
		const uint8_t kind = pop_place_of(g, op->arg[i]).kind;

		if (pop_gen_info(op->arg[i])->parent == &op->res[0] ||
			(kind != PLACE_MEM && kind != PLACE_SPLAT))
			return false;
	}
	return true;
}

/* Element k of each row of p. */
static place
column_of(const place *p, int64_t k)
{
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];

	memcpy(limit, p->extent, sizeof(limit));
	start[p->rank - 1] = k;
	limit[p->rank - 1] = k + 1;
	return pop_place_slice(p, start, limit, NULL);
}

static pop_status
join_points(gen *g, const pop_op *op, const place *whole)
{
	const place to = as_bits(whole);
	int dim[POP_MAX_RANK];
	int64_t at = 0;
	maker m;
	expr x;
	code *c;

	pop_maker_init(&m, g, POP_STEP_LOOP);
	for (unsigned d = 0; d + 1 < to.rank; d++)
		dim[d] = (int)pop_maker_dim(&m, to.extent[d]);
	dim[to.rank - 1] = -1;
	pop_expr_init(&x, g, &m, NULL);
	c = pop_maker_code(&m, pop_maker_stage(&m, POP_STAGE_MAP));
	pop_expr_stage(&x, c);
	for (uint32_t i = 0; i < op->narg; i++) {
		const place from = pop_place_of(g, op->arg[i]);
		const place bits = as_bits(&from);

		for (int64_t k = 0; k < bits.extent[bits.rank - 1]; k++) {
			const place a = column_of(&bits, k);
			const place b = column_of(&to, at++);

			pop_expr_store(
				&x, &b, dim, pop_expr_place(&x, &a, dim));
		}
	}
	return pop_loop_commit(&m);
}

pop_status
pop_emit_concatenate(emit *e)
{
	const pop_op *op = e->op;
	int64_t dim = pop_attr_int(op, POP_ATTR_DIM, 0), at = 0;
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];
	place to = pop_emit_out(e, 0);

	if (joins_points(e->g, op, &to))
		return join_points(e->g, op, &to);
	memcpy(limit, to.extent, sizeof(limit));
	for (uint32_t i = 0; i < op->narg; i++) {
		place part;

		start[dim] = at;
		at += op->arg[i]->type->dim[dim];
		limit[dim] = at;
		if (pop_gen_info(op->arg[i])->parent == &op->res[0])
			continue;
		part = pop_place_slice(&to, start, limit, NULL);
		POP_TRY(pop_gen_move_value(e->g, op->arg[i], &part));
	}
	return POP_OK;
}

/* The scalar `value` over all of `to`. */
static pop_status
fill_with(gen *g, const place *value, const place *to)
{
	place all = *value;

	all.rank = to->rank;
	memcpy(all.extent, to->extent, sizeof(all.extent));
	memset(all.stride, 0, sizeof(all.stride));
	return pop_gen_move(g, &all, to);
}

/* Slabs around the box lo .. hi, each as wide as what earlier dims left. */
static pop_status
fill_border(gen *g, const place *value, const place *to, const int64_t *lo,
	const int64_t *hi)
{
	int64_t from[POP_MAX_RANK] = {0}, till[POP_MAX_RANK];

	memcpy(till, to->extent, sizeof(till));
	for (unsigned d = 0; d < to->rank; d++) {
		int64_t edge[2][2] = {{0, lo[d]}, {hi[d], to->extent[d]}};

		for (unsigned k = 0; k < 2; k++) {
			place slab;

			if (edge[k][0] >= edge[k][1])
				continue;
			from[d] = edge[k][0];
			till[d] = edge[k][1];
			slab = pop_place_slice(to, from, till, NULL);
			POP_TRY(fill_with(g, value, &slab));
		}
		from[d] = lo[d];
		till[d] = hi[d];
	}
	return POP_OK;
}

/* Which elements of the operand are seen, and where, along each dim. */
typedef struct padding {
	int64_t from[POP_MAX_RANK], till[POP_MAX_RANK]; /* of the operand */
	int64_t lo[POP_MAX_RANK], hi[POP_MAX_RANK];     /* of the result */
	int64_t step[POP_MAX_RANK];
	bool any, gaps;
} padding;

static void
find_padding(const pop_op *op, padding *p)
{
	const pop_shape *in = op->arg[0]->type, *out = op->res[0].type;
	uint32_t n;
	const int64_t *low = pop_attr_ints(op, POP_ATTR_LOW, &n);
	const int64_t *gap = pop_attr_ints(op, POP_ATTR_INTERIOR, &n);

	*p = (padding){.any = true};
	for (unsigned d = 0; d < out->rank; d++) {
		int64_t step = gap ? gap[d] + 1 : 1, last = in->dim[d] - 1;

		p->step[d] = step;
		p->from[d] = low[d] < 0 ? (-low[d] + step - 1) / step : 0;
		if (last >= 0 && low[d] + last * step >= out->dim[d])
			last = out->dim[d] > low[d]
				       ? (out->dim[d] - 1 - low[d]) / step
				       : -1;
		p->till[d] = last + 1;
		p->any = p->any && p->from[d] <= last;
		p->gaps = p->gaps || (step > 1 && p->from[d] < last);
		p->lo[d] = low[d] + p->from[d] * step;
		p->hi[d] = low[d] + last * step + 1;
	}
}

enum {
	SMALL_WHOLE = 8 << 10, /* bytes filled in less time than in slabs */
	/* Bytes of a row that are filled in less time than one end of it. */
	SHORT_END = 40,
	SMALL_KEPT = 64 << 10, /* that may stay where they are in a loop */
};

/* Is v returned, or updated in place?  Its memory is then not to be kept. */
static bool
gives_memory(const pop_value *v)
{
	const vinfo *i = pop_gen_info(v);

	while (i->nuse == 1 &&
		pop_op_info_of[i->user->code].traits & POP_TRAIT_VIEW)
		i = pop_gen_info(&i->user->res[0]);
	return i->updated || i->carried ||
	       (i->user && i->user->code == POP_OP_RETURN);
}

/* Can the border be there before the loop?  The turns write what is padded,
 * and nothing else there. */
static bool
keeps_border(const emit *e, const place *to)
{
	const pop_value *v = &e->op->res[0];

	return e->g->in_loop && !e->to && !pop_gen_info(v)->parent &&
	       pop_value_splat(e->op->arg[1]) && !gives_memory(v) &&
	       e->g->buf[to->buffer].bytes <= SMALL_KEPT;
}

static pop_status
fill_before_loop(gen *g, const place *value, const place *to)
{
	const uint32_t cur = g->cur;

	g->cur = g->before;
	POP_TRY(fill_with(g, value, to));
	g->cur = cur;
	return POP_OK;
}

/* Is all of it filled in less time than the ends of its shortest rows? */
static bool
has_short_rows(const place *to, const padding *p)
{
	int64_t row = (int64_t)pop_dtype_bytes((pop_dtype)to->dtype);
	unsigned d = to->rank;

	while (d-- > 0) {
		const int64_t ends =
			(p->lo[d] > 0) + (p->hi[d] < to->extent[d]);

		row *= to->extent[d];
		if (ends)
			return d > 0 && row <= SHORT_END * ends;
	}
	return false;
}

/* All but what is padded, at least. */
static pop_status
fill_around(emit *e, const place *to, const padding *p, bool inside)
{
	const place value = pop_place_of(e->g, e->op->arg[1]);
	const int64_t bytes = pop_place_elements(to) *
			      (int64_t)pop_dtype_bytes((pop_dtype)to->dtype);

	if (keeps_border(e, to))
		return fill_before_loop(e->g, &value, to);
	if (!p->any || p->gaps ||
		(!inside && (bytes <= SMALL_WHOLE || has_short_rows(to, p))))
		return fill_with(e->g, &value, to);
	return fill_border(e->g, &value, to, p->lo, p->hi);
}

pop_status
pop_emit_pad(emit *e)
{
	const pop_op *op = e->op;
	const bool inside = pop_gen_info(op->arg[0])->parent == &op->res[0];
	place to = pop_emit_out(e, 0), in, part;
	padding p;

	find_padding(op, &p);
	POP_TRY(fill_around(e, &to, &p, inside));
	if (!p.any || inside)
		return POP_OK;
	POP_TRY(pop_place_mem(e->g, op->arg[0], &in));
	in = pop_place_slice(&in, p.from, p.till, NULL);
	part = pop_place_slice(&to, p.lo, p.hi, p.step);
	return pop_gen_move(e->g, &in, &part);
}

/* The part of `to` that an update replaces, once all of it is there. */
static pop_status
replaced_part(gen *g, const pop_op *op, const place *to, place *part)
{
	POP_TRY(pop_gen_move_value(g, op->arg[0], to));
	return pop_place_dynamic(
		g, to, op->arg + 2, op->arg[1]->type->dim, part);
}

pop_status
pop_emit_outs(emit *e, uint32_t r, place *to, place *again)
{
	pop_value *v = &e->op->res[r];
	vinfo *i = pop_gen_info(v);
	place whole, part;

	again->kind = PLACE_NONE;
	if (i->stacked && pop_shape_elements(v->type)) {
		whole = pop_place_out(e->g, &i->stacked->res[0]);
		POP_TRY(replaced_part(e->g, i->stacked, &whole, &part));
		i->is_stacked = pop_place_reshape(&part, v->type, again);
	}
	if (!i->is_stacked)
		again->kind = PLACE_NONE;
	if (i->is_stacked && i->nuse == 1) {
		/* What nobody reads is not written either. */
		pop_place_put(e->g, v, again);
		*to = *again;
		again->kind = PLACE_NONE;
	} else {
		*to = pop_emit_out(e, r);
	}
	return POP_OK;
}

/* Has the step that made the part written it here? */
static bool
is_stacked(const pop_op *op)
{
	const pop_value *v = op->arg[1];

	if (v->def && v->def->code == POP_OP_RESHAPE)
		v = v->def->arg[0];
	return pop_gen_info(v)->stacked == op && pop_gen_info(v)->is_stacked;
}

pop_status
pop_emit_update(emit *e)
{
	const pop_op *op = e->op;
	place to = pop_emit_out(e, 0), from = pop_place_of(e->g, op->arg[0]);
	const bool inside = pop_gen_info(op->arg[1])->put_off;
	place part;

	if (is_stacked(op))
		return POP_OK;
	if (pop_shape_elements(op->arg[1]->type) == 0)
		return pop_gen_move_value(e->g, op->arg[0], &to);
	POP_TRY(replaced_part(e->g, op, &to, &part));
	if (!inside || from.kind != PLACE_MEM)
		return pop_emit_into(e->g, op->arg[1], &part);
	/* The same values, where they are about to be replaced. */
	pop_place_put(e->g, op->arg[0], &to);
	POP_TRY(pop_emit_into(e->g, op->arg[1], &part));
	pop_place_put(e->g, op->arg[0], &from);
	return POP_OK;
}
