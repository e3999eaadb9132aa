/*
 * What only moves or picks elements sinks towards inputs.
 *
 *   slice      of what is used by equal slices only: elementwise ops,
 *              broadcasts, transposes, reshapes that keep the dim, reductions
 *              and products are computed for the slice alone; of a pad or
 *              a concatenate of which only slices inside operands are used:
 *              these are read instead
 *   transpose  of a product that nothing else uses: its operands are exchanged
 *              where that brings the dims into the order asked for; of
 *              elementwise ops of one value, which then read it so
 *   reshape    that cuts one dim in two for a sum: elementwise ops and
 *              broadcasts are computed in the new shape, so that they can be
 *              part of the sum; the same for elementwise ops, where what is
 *              computed is not part of something else, such as a product
 *
 * Blocks are walked backwards, so all uses of a value are known when its op is
 * reached, and what sinks is met again further up: one walk does all.  An op is
 * replaced, never doubled: the time is linear.
 */

#include "lib/pass/pass.h"

#include <string.h>

#include "lib/ir/site.h"

/* A user of an op's one result; op->aux is their list. */
struct use {
	struct use *next;
	pop_op *op;
};

static void
add_use(pop_graph *g, pop_value *v, pop_op *user)
{
	struct use *u;

	v = pop_value_final(v);
	if (!v->def)
		return;
	u = POP_NEW(g->arena, struct use);
	*u = (struct use){v->def->aux, user};
	v->def->aux = u;
}

/* All that op and its regions read. */
static void
add_uses(pop_graph *g, const pop_op *op, pop_op *user)
{
	for (uint32_t i = 0; i < op->narg; i++)
		add_use(g, op->arg[i], user);
	for (uint32_t i = 0; i < pop_op_nested(op); i++)
		POP_FOR_EACH_OP(inner, op->region[i])
			add_uses(g, inner, user);
}

/* ---- A slice. */

/* Of a value; whole dims have start 0 and all elements. */
typedef struct range {
	int64_t start[POP_MAX_RANK], stride[POP_MAX_RANK];
	int64_t count[POP_MAX_RANK];
} range;

static range
whole(const pop_shape *s)
{
	range r = {.start = {0}};

	for (unsigned i = 0; i < s->rank; i++) {
		r.stride[i] = 1;
		r.count[i] = s->dim[i];
	}
	return r;
}

static range
range_of(const pop_op *slice)
{
	range r = whole(slice->res[0].type);
	uint32_t n;
	const int64_t *start = pop_attr_ints(slice, POP_ATTR_START, &n);
	const int64_t *stride = pop_attr_ints(slice, POP_ATTR_STRIDE, &n);

	for (uint32_t i = 0; i < n; i++) {
		r.start[i] = start[i];
		/* That of one element may be as long as numbers are. */
		r.stride[i] = r.count[i] > 1 ? stride[i] : 1;
	}
	return r;
}

static void
pick(range *to, unsigned t, const range *from, unsigned f)
{
	to->start[t] = from->start[f];
	to->stride[t] = from->stride[f];
	to->count[t] = from->count[f];
}

static bool
is_whole(const range *r, unsigned d, const pop_shape *s)
{
	return r->count[d] == s->dim[d];
}

static pop_shape
picked_shape(const pop_shape *s, const range *r)
{
	pop_shape t = *s;

	for (unsigned i = 0; i < s->rank; i++)
		t.dim[i] = r->count[i];
	return t;
}

/* ---- Which part of operand i is needed for range r of the result. */

static bool
through_broadcast(const pop_op *op, const range *r, range *in)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	for (uint32_t i = 0; i < n; i++)
		if (op->arg[0]->type->dim[i] != 1)
			pick(in, i, r, (unsigned)dims[i]);
	return true;
}

static bool
through_transpose(const pop_op *op, const range *r, range *in)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	for (uint32_t i = 0; i < n; i++)
		pick(in, (unsigned)dims[i], r, i);
	return true;
}

/* Product of the dims before d. */
static int64_t
before(const pop_shape *s, unsigned d)
{
	int64_t n = 1;

	for (unsigned i = 0; i < d; i++)
		n *= s->dim[i];
	return n;
}

/* A dim that is cut must be there before and after. */
static bool
through_reshape(const pop_op *op, const range *r, range *in)
{
	const pop_shape *from = op->arg[0]->type, *to = op->res[0].type;

	for (unsigned i = 0; i < to->rank; i++) {
		bool found = is_whole(r, i, to);

		for (unsigned j = 0; j < from->rank && !found; j++) {
			if (from->dim[j] != to->dim[i] ||
				before(from, j) != before(to, i))
				continue;
			pick(in, j, r, i);
			found = true;
		}
		if (!found)
			return false;
	}
	return true;
}

static bool
has(const int64_t *v, uint32_t n, int64_t x)
{
	for (uint32_t i = 0; i < n; i++)
		if (v[i] == x)
			return true;
	return false;
}

static bool
through_reduce(const pop_op *op, const range *r, range *in)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	for (unsigned i = 0, k = 0; i < op->arg[0]->type->rank; i++)
		if (!has(dims, n, i))
			pick(in, i, r, k++);
	return true;
}

static bool
through_dot(const pop_op *op, uint32_t arg, const range *r, range *in)
{
	static const pop_attr_key batch[] = {
		POP_ATTR_LHS_BATCH, POP_ATTR_RHS_BATCH};
	static const pop_attr_key contract[] = {
		POP_ATTR_LHS_CONTRACT, POP_ATTR_RHS_CONTRACT};
	uint32_t nb, nk;
	const int64_t *b = pop_attr_ints(op, batch[arg], &nb);
	const int64_t *k = pop_attr_ints(op, contract[arg], &nk);
	unsigned rank = op->arg[arg]->type->rank;
	unsigned at = arg == 0 ? nb : op->res[0].type->rank - (rank - nb - nk);

	for (unsigned i = 0; i < nb; i++)
		pick(in, (unsigned)b[i], r, i);
	for (unsigned i = 0; i < rank; i++)
		if (!has(b, nb, i) && !has(k, nk, i))
			pick(in, i, r, at++);
	return true;
}

/* The first columns of a product of reflectors are those of as many columns. */
static bool
through_reflectors(const pop_op *op, uint32_t i, const range *r, range *in)
{
	const pop_shape *s = op->res[0].type, *tau = op->arg[1]->type;
	const unsigned last = s->rank - 1u;

	for (unsigned d = 0; d < last; d++)
		if (!is_whole(r, d, s))
			return false;
	if (r->start[last] != 0 || r->stride[last] != 1 ||
		r->count[last] < tau->dim[tau->rank - 1])
		return false;
	if (i == 0)
		*in = *r;
	return true;
}

static bool
through(const pop_op *op, uint32_t i, const range *r, range *in)
{
	const pop_shape *s = op->arg[i]->type;

	*in = whole(s);
	if (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) {
		if (pop_shape_same_dims(s, op->res[0].type))
			*in = *r;
		return s->rank == 0 || pop_shape_same_dims(s, op->res[0].type);
	}
	switch ((int)op->code) {
	case POP_OP_BROADCAST_IN_DIM:
		return through_broadcast(op, r, in);
	case POP_OP_TRANSPOSE:
		return through_transpose(op, r, in);
	case POP_OP_RESHAPE:
		return through_reshape(op, r, in);
	case POP_OP_REDUCE:
		return op->nres == 1 && (i > 0 || through_reduce(op, r, in));
	case POP_OP_DOT_GENERAL:
		return through_dot(op, i, r, in);
	case POP_OP_HOUSEHOLDER_PRODUCT:
		return through_reflectors(op, i, r, in);
	default:
		return false;
	}
}

/* ---- Sinking. */

/* Are all uses of op's result of one kind, with equal attributes? */
static bool
uses_agree(const pop_op *op, pop_opcode code)
{
	const struct use *u = op->aux;
	const pop_op *first = u ? u->op : NULL;

	for (; u; u = u->next) {
		const pop_op *o = u->op;

		if (o->code != code || o->block != op->block ||
			o->nattr != first->nattr ||
			!pop_shape_eq(o->res[0].type, first->res[0].type))
			return false;
		for (uint32_t i = 0; i < o->nattr; i++)
			if (!pop_attr_same(&o->attr[i], &first->attr[i]))
				return false;
	}
	return first != NULL;
}

/* `by` takes the place of all users of op. */
static void
replace_users(pop_op *op, pop_value *by)
{
	pop_graph *g = op->block->func->graph;
	struct use *all = NULL, *next;

	for (struct use *u = op->aux; u; u = u->next) {
		for (struct use *v = u->op->aux; v; v = next) {
			next = v->next;
			v->next = all;
			all = v;
		}
		pop_value_replace(g, &u->op->res[0], by);
		pop_op_unlink(u->op);
	}
	by->def->aux = all;
	pop_op_unlink(op);
}

static pop_op *
copy_of(pop_graph *g, pop_op *op)
{
	pop_op *c = pop_op_clone(g, op);

	op->res[0].aux = NULL;
	c->aux = NULL;
	return c;
}

/* A copy whose result has the dims of its user's. */
static pop_op *
copy_as(pop_graph *g, pop_op *op, const pop_op *user)
{
	pop_op *c = copy_of(g, op);
	pop_shape type = *user->res[0].type;

	type.dtype = op->res[0].type->dtype;
	c->res[0].type = pop_graph_type(g, &type);
	return c;
}

/* The first operand that is operand i. */
static uint32_t
first_same(const pop_op *op, uint32_t i)
{
	uint32_t same = 0;

	while (op->arg[same] != op->arg[i])
		same++;
	return same;
}

static bool
is_picked(const range *r, const pop_shape *s)
{
	for (unsigned i = 0; i < s->rank; i++)
		if (!is_whole(r, i, s))
			return true;
	return false;
}

/* r of a slice, of what it slices. */
static range
within(const range *r, const pop_op *slice)
{
	range in = range_of(slice);

	for (unsigned i = 0; i < slice->res[0].type->rank; i++) {
		in.start[i] += r->start[i] * in.stride[i];
		in.stride[i] *= r->stride[i];
		in.count[i] = r->count[i];
	}
	return in;
}

static pop_value *
slice_of(pop_op *at, pop_value *v, const range *part)
{
	range own = *part, *r = &own;
	pop_shape type = picked_shape(v->type, r);
	const pop_dense *splat = pop_value_splat(v);
	int64_t limit[POP_MAX_RANK];
	pop_site s = pop_site_before(at);

	if (!is_picked(r, v->type))
		return v;
	for (; v->def && v->def->code == POP_OP_SLICE; v = v->def->arg[0])
		own = within(r, v->def);
	if (splat)
		return pop_build_constant(
			at->block, at, &type, splat->data, true);
	for (unsigned i = 0; i < type.rank; i++)
		limit[i] = r->count[i]
				   ? r->start[i] +
					     (r->count[i] - 1) * r->stride[i] +
					     1
				   : r->start[i];
	return pop_site_strided(&s, &type, v, r->start, limit, r->stride);
}

/* Computes no more of op than its users, all one slice, want: the op that does,
 * or NULL. */
static pop_op *
sink_slice(pop_graph *g, pop_op *op)
{
	pop_shape picked;
	range r, in;
	pop_op *c;

	if (op->narg == 0 || !uses_agree(op, POP_OP_SLICE))
		return NULL;
	r = range_of(((struct use *)op->aux)->op);
	for (uint32_t i = 0; i < op->narg; i++)
		if (!through(op, i, &r, &in))
			return NULL;
	c = copy_of(g, op);
	picked = picked_shape(op->res[0].type, &r);
	c->res[0].type = pop_graph_type(g, &picked);
	for (uint32_t i = 0; i < op->narg; i++) {
		const uint32_t same = first_same(op, i);

		through(op, i, &r, &in);
		c->arg[i] = same < i && op->code != POP_OP_DOT_GENERAL
				    ? c->arg[same]
				    : slice_of(op, op->arg[i], &in);
	}
	pop_op_insert_before(op, c);
	replace_users(op, &c->res[0]);
	return c;
}

/* ---- A slice inside what a pad or a concatenate puts together. */

static bool
lies_in(const range *r, const pop_shape *s)
{
	for (unsigned i = 0; i < s->rank; i++)
		if (r->count[i] == 0 || r->start[i] < 0 ||
			r->start[i] + (r->count[i] - 1) * r->stride[i] >=
				s->dim[i])
			return false;
	return true;
}

static pop_value *
padded_at(const pop_op *pad, range *r)
{
	uint32_t n;
	const int64_t *low = pop_attr_ints(pad, POP_ATTR_LOW, &n);
	const int64_t *gap = pop_attr_ints(pad, POP_ATTR_INTERIOR, &n);

	for (uint32_t i = 0; i < n; i++) {
		if (gap[i])
			return NULL;
		r->start[i] -= low[i];
	}
	return lies_in(r, pad->arg[0]->type) ? pad->arg[0] : NULL;
}

/* The operand that all of r lies in, of which r is then; or NULL. */
static pop_value *
operand_at(const pop_op *op, range *r)
{
	int64_t d;

	if (op->code == POP_OP_PAD)
		return padded_at(op, r);
	d = pop_attr_int(op, POP_ATTR_DIM, 0);
	for (uint32_t i = 0; i < op->narg; i++) {
		if (lies_in(r, op->arg[i]->type))
			return op->arg[i];
		r->start[d] -= op->arg[i]->type->dim[d];
	}
	return NULL;
}

static bool
uses_lie_inside(const pop_op *op)
{
	if ((op->code != POP_OP_PAD && op->code != POP_OP_CONCATENATE) ||
		!op->aux)
		return false;
	for (const struct use *u = op->aux; u; u = u->next) {
		range r;

		if (u->op->code != POP_OP_SLICE || u->op->block != op->block)
			return false;
		r = range_of(u->op);
		if (!operand_at(op, &r))
			return false;
	}
	return true;
}

/* Whoever reads a slice of op reads the operand instead. */
static void
read_operands(pop_graph *g, pop_op *op)
{
	for (struct use *u = op->aux; u; u = u->next) {
		range r = range_of(u->op);
		pop_value *of = operand_at(op, &r);
		pop_value *part = slice_of(u->op, of, &r);

		for (struct use *v = u->op->aux; v; v = v->next)
			add_use(g, part, v->op);
		/* Of a splat it is another one. */
		if (part != of && part->def->code == POP_OP_SLICE)
			add_use(g, part->def->arg[0], part->def);
		pop_value_replace(g, &u->op->res[0], part);
		pop_op_unlink(u->op);
	}
	pop_op_unlink(op);
}

/* The dims of the result, batch dims apart, of the operands exchanged: columns
 * come first.  False if `dims` does not ask for that. */
static bool
exchanged_dims(const pop_op *dot, const int64_t *dims, int64_t *out)
{
	uint32_t nb, nk;
	unsigned rank = dot->res[0].type->rank, rows, columns;
	bool row = false;

	if (pop_attr_find(dot, POP_ATTR_ALGORITHM))
		return false;
	pop_attr_ints(dot, POP_ATTR_LHS_BATCH, &nb);
	pop_attr_ints(dot, POP_ATTR_LHS_CONTRACT, &nk);
	rows = dot->arg[0]->type->rank - nb - nk;
	columns = rank - nb - rows;
	if (rows == 0 || columns == 0)
		return false;
	for (unsigned i = 0; i < rank; i++) {
		int64_t d = dims[i];

		out[i] = d;
		if (d < nb)
			continue;
		if (d >= nb + rows) {
			if (row)
				return false;
			out[i] = d - rows;
		} else {
			row = true;
			out[i] = d + columns;
		}
	}
	return true;
}

static void
move_ints(pop_graph *g, pop_op *to, pop_attr_key key, const pop_op *from,
	pop_attr_key as)
{
	uint32_t n;
	const int64_t *v = pop_attr_ints(from, as, &n);

	if (n)
		pop_attr_set_ints(g, to, key, v, n);
	else
		pop_attr_remove(g, to, key);
}

static pop_op *
exchanged(pop_graph *g, pop_op *dot)
{
	pop_op *c = copy_of(g, dot);
	uint32_t np;
	const int64_t *p = pop_attr_ints(dot, POP_ATTR_PRECISION, &np);
	const int64_t precision[] = {np == 2 ? p[1] : 0, np == 2 ? p[0] : 0};
	const pop_shape *old = c->res[0].type;
	pop_shape type = *old;
	uint32_t nb, nk;
	unsigned rows;

	c->arg[0] = dot->arg[1];
	c->arg[1] = dot->arg[0];
	move_ints(g, c, POP_ATTR_LHS_BATCH, dot, POP_ATTR_RHS_BATCH);
	move_ints(g, c, POP_ATTR_RHS_BATCH, dot, POP_ATTR_LHS_BATCH);
	move_ints(g, c, POP_ATTR_LHS_CONTRACT, dot, POP_ATTR_RHS_CONTRACT);
	move_ints(g, c, POP_ATTR_RHS_CONTRACT, dot, POP_ATTR_LHS_CONTRACT);
	if (np == 2)
		pop_attr_set_ints(g, c, POP_ATTR_PRECISION, precision, 2);
	pop_attr_ints(dot, POP_ATTR_LHS_BATCH, &nb);
	pop_attr_ints(dot, POP_ATTR_LHS_CONTRACT, &nk);
	rows = dot->arg[0]->type->rank - nb - nk;
	for (unsigned i = nb; i < old->rank; i++)
		type.dim[i < nb + rows ? i + old->rank - nb - rows : i - rows] =
			old->dim[i];
	c->res[0].type = pop_graph_type(g, &type);
	return c;
}

static pop_op *
sink_transpose(pop_graph *g, pop_op *op)
{
	int64_t dims[POP_MAX_RANK];
	const pop_op *user;
	uint32_t n;
	pop_op *c, *t;
	bool plain = true;

	if (op->code != POP_OP_DOT_GENERAL || !uses_agree(op, POP_OP_TRANSPOSE))
		return NULL;
	user = ((struct use *)op->aux)->op;
	if (!exchanged_dims(op, pop_attr_ints(user, POP_ATTR_DIMS, &n), dims))
		return NULL;
	c = exchanged(g, op);
	pop_op_insert_before(op, c);
	for (uint32_t i = 0; i < n; i++)
		plain &= dims[i] == i;
	if (plain) {
		replace_users(op, &c->res[0]);
		return c;
	}
	t = pop_op_new(
		g, POP_OP_TRANSPOSE, 1, 1, user->res[0].type, 0, user->loc);
	t->arg[0] = &c->res[0];
	pop_attr_set_ints(g, t, POP_ATTR_DIMS, dims, n);
	pop_op_insert_before(op, t);
	replace_users(op, &t->res[0]);
	return t;
}

/* ---- A transpose of elementwise ops. */

enum { MOST_EACH = 32 }; /* ops above it that are looked at */

/* Is what the transposes make stored, or read by what would be computed so?
 * Products read it as it lies. */
static bool
is_wanted_so(const pop_op *op)
{
	for (const struct use *u = op->aux; u; u = u->next)
		for (const struct use *v = u->op->aux; v; v = v->next)
			if (!(pop_op_info_of[v->op->code].traits &
				    POP_TRAIT_ELEMENTWISE) &&
				v->op->code != POP_OP_REDUCE &&
				v->op->code != POP_OP_RETURN)
				return false;
	return true;
}

/* Is what v is computed from by elementwise ops stored anyway?  A product would
 * lose its epilogue. */
static bool
comes_from_memory(const pop_value *v, unsigned *left)
{
	const pop_op *op = v->def;

	if (!op || pop_value_splat(v))
		return true;
	if (!(pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE))
		return op->code != POP_OP_DOT_GENERAL &&
		       op->code != POP_OP_CONVOLUTION &&
		       op->code != POP_OP_RESHAPE;
	for (uint32_t i = 0; i < op->narg; i++)
		if ((*left)-- == 0 || !comes_from_memory(op->arg[i], left))
			return false;
	return true;
}

/* Dim d of what is transposed goes to where the transpose's dims name it. */
static bool
ascends_moved(const pop_op *broadcast, const pop_op *transpose)
{
	uint32_t n;
	const int64_t *at = pop_attr_ints(broadcast, POP_ATTR_DIMS, &n);

	for (uint32_t i = 1; i < n; i++)
		if (pop_attr_place(transpose, POP_ATTR_DIMS, at[i - 1]) >
			pop_attr_place(transpose, POP_ATTR_DIMS, at[i]))
			return false;
	return true;
}

static bool
is_broadcast(const pop_value *v)
{
	return v->def && v->def->code == POP_OP_BROADCAST_IN_DIM;
}

/* One value of no wider elements, beside what is the same along some dims. */
static bool
can_be_transposed(const pop_op *op, const pop_op *user)
{
	const pop_shape *out = op->res[0].type;
	const pop_value *one = NULL;
	unsigned left = MOST_EACH;

	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_value *v = op->arg[i];

		if (v->type->rank == 0 || pop_value_splat(v))
			continue;
		if (!pop_shape_same_dims(v->type, out))
			return false;
		if (is_broadcast(v)) {
			if (!ascends_moved(v->def, user))
				return false;
			continue;
		}
		if ((one && one != v) ||
			pop_dtype_bytes((pop_dtype)v->type->dtype) >
				pop_dtype_bytes((pop_dtype)out->dtype))
			return false;
		one = v;
	}
	return one && comes_from_memory(one, &left);
}

static pop_value *
transposed(pop_graph *g, pop_op *at, pop_value *v, const pop_op *user)
{
	const pop_dense *splat = pop_value_splat(v);
	pop_shape type = *user->res[0].type;
	int64_t to[POP_MAX_RANK];
	uint32_t n;
	const int64_t *dims = pop_attr_ints(user, POP_ATTR_DIMS, &n);
	pop_op *t;

	if (v->type->rank == 0)
		return v;
	type.dtype = v->type->dtype;
	if (splat)
		return pop_build_constant(
			at->block, at, &type, splat->data, true);
	t = pop_op_new(g,
		is_broadcast(v) ? POP_OP_BROADCAST_IN_DIM : POP_OP_TRANSPOSE, 1,
		1, &type, 0, user->loc);
	t->arg[0] = is_broadcast(v) ? v->def->arg[0] : v;
	if (is_broadcast(v)) {
		const int64_t *from = pop_attr_ints(v->def, POP_ATTR_DIMS, &n);

		for (uint32_t i = 0; i < n; i++)
			to[i] = pop_attr_place(user, POP_ATTR_DIMS, from[i]);
		dims = to;
	}
	pop_attr_set_ints(g, t, POP_ATTR_DIMS, dims, n);
	pop_op_insert_before(at, t);
	return &t->res[0];
}

static pop_op *
sink_each_transpose(pop_graph *g, pop_op *op)
{
	const pop_op *user;
	pop_op *c;

	if (!(pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) ||
		!uses_agree(op, POP_OP_TRANSPOSE) || !is_wanted_so(op))
		return NULL;
	user = ((struct use *)op->aux)->op;
	if (!can_be_transposed(op, user))
		return NULL;
	c = copy_as(g, op, user);
	for (uint32_t i = 0; i < op->narg; i++) {
		const uint32_t same = first_same(op, i);

		c->arg[i] = same < i ? c->arg[same]
				     : transposed(g, op, op->arg[i], user);
	}
	pop_op_insert_before(op, c);
	replace_users(op, &c->res[0]);
	return c;
}

/* ---- A reshape before a sum or an elementwise op: its mark says which. */

enum { FOR_SUM = 1, FOR_EACH = 2 };

/* The dim that a reshape cuts in two, or -1. */
static int
cut_dim(const pop_op *reshape)
{
	const pop_shape *in = reshape->arg[0]->type;
	const pop_shape *out = reshape->res[0].type;
	int d = 0;

	if (out->rank != in->rank + 1)
		return -1;
	while (d < in->rank && in->dim[d] == out->dim[d])
		d++;
	if (d == in->rank || out->dim[d] * out->dim[d + 1] != in->dim[d])
		return -1;
	for (int i = d + 1; i < in->rank; i++)
		if (in->dim[i] != out->dim[i + 1])
			return -1;
	return d;
}

static void
mark_cut(const pop_op *user, uint32_t arg, uint32_t mark)
{
	pop_op *r = pop_value_final(user->arg[arg])->def;

	if (r && r->code == POP_OP_RESHAPE && r->block == user->block &&
		r->mark != FOR_SUM && cut_dim(r) >= 0)
		r->mark = mark;
}

static void
mark_cuts(const pop_op *user)
{
	if (user->code == POP_OP_REDUCE)
		mark_cut(user, 0, FOR_SUM);
	if (pop_op_info_of[user->code].traits & POP_TRAIT_ELEMENTWISE)
		for (uint32_t i = 0; i < user->narg; i++)
			mark_cut(user, i, FOR_EACH);
}

/* What can be read as if it had another shape: all but what only moves
 * elements and is part of whoever reads it. */
static bool
lies_flat(const pop_value *v)
{
	if (v->type->rank == 0 || !v->def)
		return true;
	switch ((int)v->def->code) {
	case POP_OP_IOTA:
	case POP_OP_SLICE:
	case POP_OP_DYNAMIC_SLICE:
	case POP_OP_TRANSPOSE:
	case POP_OP_REVERSE:
	case POP_OP_PAD:
	case POP_OP_CONCATENATE:
		return false;
	case POP_OP_CONSTANT:
		return pop_value_splat(v) != NULL;
	default:
		return true;
	}
}

/* Would v not run together with what computes from it? */
static bool
stands_alone(const pop_value *v)
{
	return !v->def || v->def->code == POP_OP_RESHAPE ||
	       v->def->code == POP_OP_BROADCAST_IN_DIM ||
	       v->def->code == POP_OP_CONSTANT ||
	       pop_op_info_of[v->def->code].traits & POP_TRAIT_ELEMENTWISE;
}

static bool
can_be_cut(const pop_op *op, uint32_t mark)
{
	bool each = pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE;

	if (!each && op->code != POP_OP_BROADCAST_IN_DIM)
		return false;
	for (uint32_t i = 0; i < op->narg; i++)
		if (!lies_flat(op->arg[i]) ||
			(mark == FOR_EACH && !stands_alone(op->arg[i])) ||
			(each && op->arg[i]->type->rank > 0 &&
				!pop_shape_same_dims(
					op->arg[i]->type, op->res[0].type)))
			return false;
	return op->narg > 0;
}

/* Dim d, cut so that the first of its two has `outer` elements. */
typedef struct cut {
	int d;
	int64_t outer;
	uint32_t mark;
} cut;

static pop_value *
cut_value(pop_graph *g, pop_op *at, pop_value *v, int d, const cut *how)
{
	const pop_dense *splat = pop_value_splat(v);
	pop_shape t = *v->type;
	pop_op *r;

	for (int i = t.rank++; i > d + 1; i--)
		t.dim[i] = t.dim[i - 1];
	t.dim[d + 1] = t.dim[d] / how->outer;
	t.dim[d] = how->outer;
	if (splat)
		return pop_build_constant(at->block, at, &t, splat->data, true);
	r = pop_op_new(g, POP_OP_RESHAPE, 1, 1, &t, 0, at->loc);
	r->arg[0] = v;
	r->mark = how->mark;
	pop_op_insert_before(at, r);
	return &r->res[0];
}

/* Dims behind d move up; an operand's dim that becomes d is cut, too. */
static void
cut_broadcast(pop_graph *g, pop_op *at, pop_op *c, const cut *how)
{
	int64_t dims[POP_MAX_RANK + 1];
	uint32_t n, to = 0;
	const int64_t *old = pop_attr_ints(at, POP_ATTR_DIMS, &n);

	for (uint32_t i = 0; i < n; i++) {
		dims[to++] = old[i] + (old[i] > how->d);
		if (old[i] != how->d)
			continue;
		if (at->arg[0]->type->dim[i] == 1)
			continue;
		c->arg[0] = cut_value(g, at, at->arg[0], (int)i, how);
		dims[to++] = how->d + 1;
	}
	pop_attr_set_ints(g, c, POP_ATTR_DIMS, dims, to);
}

static pop_op *
sink_cut(pop_graph *g, pop_op *op)
{
	const pop_op *user;
	cut how = {.mark = 0};
	pop_op *c;

	if (!uses_agree(op, POP_OP_RESHAPE))
		return NULL;
	for (const struct use *u = op->aux; u; u = u->next)
		if (u->op->mark && how.mark != FOR_SUM)
			how.mark = u->op->mark;
	if (!how.mark || !can_be_cut(op, how.mark))
		return NULL;
	user = ((struct use *)op->aux)->op;
	how.d = cut_dim(user);
	how.outer = user->res[0].type->dim[how.d];
	c = copy_as(g, op, user);
	if (op->code == POP_OP_BROADCAST_IN_DIM)
		cut_broadcast(g, op, c, &how);
	else
		for (uint32_t i = 0; i < op->narg; i++)
			if (op->arg[i]->type->rank > 0)
				c->arg[i] = cut_value(
					g, op, op->arg[i], how.d, &how);
	pop_op_insert_before(op, c);
	replace_users(op, &c->res[0]);
	return c;
}

/* ---- The walk. */

static void
clear(pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		op->aux = NULL;
		op->mark = 0;
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			clear(op->region[i]);
	}
}

/* What a block reads of those around it may have been replaced by now. */
static void
take_replaced(pop_op *op)
{
	for (uint32_t i = 0; i < op->narg; i++)
		op->arg[i] = pop_value_final(op->arg[i]);
}

static void
sink_block(pop_graph *g, pop_block *b)
{
	pop_op *next, *by;

	clear(b);
	for (pop_op *op = b->last; op; op = next) {
		by = NULL;
		take_replaced(op);
		next = op->prev;
		if (uses_lie_inside(op)) {
			read_operands(g, op);
			continue;
		}
		/* Another slice looked through this one. */
		if (op->code == POP_OP_SLICE && !op->aux) {
			pop_op_unlink(op);
			continue;
		}
		if (op->nres == 1 &&
			(pop_op_info_of[op->code].traits & POP_TRAIT_PURE))
			by = sink_slice(g, op);
		if (!by && op->nres == 1)
			by = sink_transpose(g, op);
		if (!by && op->nres == 1)
			by = sink_each_transpose(g, op);
		if (!by && op->nres == 1)
			by = sink_cut(g, op);
		mark_cuts(op);
		if (by)
			next = by;
		else
			add_uses(g, op, op);
	}
	POP_FOR_EACH_OP(op, b)
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			sink_block(g, op->region[i]);
}

pop_status
pop_pass_sink(pop_graph *g, pop_err *err)
{
	(void)err;
	if (!pop_graph_may_have(g, POP_OP_SLICE) &&
		!pop_graph_may_have(g, POP_OP_TRANSPOSE) &&
		!pop_graph_may_have(g, POP_OP_RESHAPE))
		return POP_OK;
	for (uint32_t i = 0; i < g->nfunc; i++) {
		sink_block(g, g->func[i]->body);
		clear(g->func[i]->body);
	}
	pop_graph_resolve(g);
	return POP_OK;
}
