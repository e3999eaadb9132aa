/*
 * Points of few coordinates: what is computed with values whose last dim is
 * short is computed coordinate by coordinate.
 *
 *   d = spread(x) - spread(x) : n x n x 3 ; r = d[.., 0] * d[.., 1] + ...
 *   ->   dk = spread(x[.., k]) - spread(x[.., k]) : n x n ; r = d0 * d1 + ...
 *
 * Loops over pairs of points with their coordinates and loops over the pairs
 * have different points: each stage would be stored and read again, and what
 * is side by side in it are three numbers.  Coordinate by coordinate all of
 * them are one loop over rows of pairs.
 *
 * Ops that do the same to each coordinate form groups, with those that put
 * single coordinates together or among zeros, as gradients of taking them do.
 * A group is taken apart if coordinates come to it or are used by themselves
 * and it computes so much more than it reads and leaves that to cut the one and
 * to put together the other is little.  Of matrices of few rows and columns
 * that happens in two rounds.
 */

#include "lib/pass/pass.h"
#include "lib/pass/replicate.h"

#include "lib/ir/site.h"

enum {
	MOST_PARTS = 4,
	/* Elements computed for each that is cut or put together, and points of
	 * the largest value: at least. */
	INSIDE = 4,
	LEAST_POINTS = 96,
	ROUNDS = 2,
};

/* An op that does the same to each coordinate; its number is op->mark. */
typedef struct member {
	pop_op *op;
	uint32_t group; /* another one of it, or itself */
	/* Of the group, where it is that of itself: elements computed; read
	 * from others and left to them. */
	int64_t inside, border;
	int64_t points; /* of its largest value */
	bool single; /* of the group: a coordinate comes or is used by itself */
	bool whole;  /* something else reads the op's result */
	pop_value *part[MOST_PARTS];
} member;

typedef struct components {
	pop_graph *g;
	pop_arena *scratch;
	pop_block *b;
	member *m; /* from 1 on */
	uint32_t n;
	bool changed;
} components;

/* ---- What does the same to each coordinate. */

/* Coordinates of a point; 0: v is not of points. */
static int64_t
parts_of(const pop_value *v)
{
	const pop_shape *t = v->type;
	const int64_t n = t->rank ? t->dim[t->rank - 1] : 0;

	return n >= 2 && n <= MOST_PARTS && pop_shape_elements(t) ? n : 0;
}

/* The operand's dim that becomes the last one; -1: none. */
static int
last_from(const pop_op *broadcast)
{
	return pop_attr_place(
		broadcast, POP_ATTR_DIMS, broadcast->res[0].type->rank - 1);
}

static bool
is_elementwise(const pop_op *op)
{
	return (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) &&
	       !op->nregion;
}

/* Does a concatenate put coordinates together? */
static bool
joins_last(const pop_op *op)
{
	return op->code == POP_OP_CONCATENATE &&
	       pop_attr_int(op, POP_ATTR_DIM, 0) + 1 == op->res[0].type->rank;
}

/* Is operand i of points, whose coordinates become those of the result? */
static bool
is_points(const pop_op *op, uint32_t i)
{
	const pop_shape *t = op->arg[i]->type;

	switch ((int)op->code) {
	case POP_OP_REDUCE:
		return i == 0;
	case POP_OP_PAD:
		return i == 0 && t->dim[t->rank - 1] != 1;
	case POP_OP_CONCATENATE:
		return !joins_last(op);
	case POP_OP_BROADCAST_IN_DIM:
		return last_from(op) >= 0 && t->dim[last_from(op)] != 1;
	default:
		return t->rank > 0;
	}
}

static bool
reduces_last(const pop_op *op)
{
	return pop_attr_place(op, POP_ATTR_DIMS, op->arg[0]->type->rank - 1) >=
	       0;
}

static bool
joins_single(const pop_op *op)
{
	for (uint32_t i = 0; i < op->narg; i++)
		if (op->arg[i]->type->dim[op->arg[i]->type->rank - 1] != 1)
			return false;
	return true;
}

/* Are coordinates put among padding one at a time, or all as they are? */
static bool
pads_points(const pop_op *op)
{
	const unsigned last = op->res[0].type->rank - 1u;
	const int64_t n = op->arg[0]->type->dim[last];
	const int64_t low = pop_attr_int_at(op, POP_ATTR_LOW, last, 0);
	const int64_t high = pop_attr_int_at(op, POP_ATTR_HIGH, last, 0);

	return n == 1 ? low >= 0 && high >= 0
		      : low == 0 && high == 0 &&
				n == op->res[0].type->dim[last];
}

static bool
splits(const pop_op *op)
{
	const pop_shape *t, *in;
	uint32_t n;

	if (op->nres != 1 || op->narg == 0 || !parts_of(&op->res[0]))
		return false;
	t = op->res[0].type;
	in = op->arg[0]->type;
	switch ((int)op->code) {
	case POP_OP_BROADCAST_IN_DIM:
		return !is_points(op, 0) || last_from(op) + 1 == in->rank;
	case POP_OP_TRANSPOSE:
		return pop_attr_ints(op, POP_ATTR_DIMS, &n)[t->rank - 1] ==
		       t->rank - 1;
	case POP_OP_RESHAPE:
	case POP_OP_SLICE:
		return in->rank > 0 &&
		       in->dim[in->rank - 1] == t->dim[t->rank - 1];
	case POP_OP_REDUCE:
		return !reduces_last(op);
	case POP_OP_CONCATENATE:
		return !joins_last(op) || joins_single(op);
	case POP_OP_PAD:
		return pads_points(op);
	default:
		break;
	}
	for (uint32_t i = 0; i < op->narg; i++)
		if (op->arg[i]->type->rank &&
			!pop_shape_same_dims(op->arg[i]->type, t))
			return false;
	return is_elementwise(op);
}

/* A slice of one coordinate? */
static bool
is_pick(const pop_op *op, uint32_t i)
{
	const pop_shape *t;

	if (op->code != POP_OP_SLICE || i > 0)
		return false;
	t = op->res[0].type;
	return t->rank && t->dim[t->rank - 1] == 1;
}

/* ---- Groups. */

static member *
member_of(const components *c, const pop_value *v)
{
	const pop_op *op = v->def;

	return op && op->block == c->b && op->mark ? &c->m[op->mark] : NULL;
}

static member *
group_of(const components *c, const member *m)
{
	member *at = &c->m[m->group];

	while (at->group != (uint32_t)(at - c->m)) {
		at->group = c->m[at->group].group;
		at = &c->m[at->group];
	}
	return at;
}

static void
join(const components *c, const member *x, const member *y)
{
	member *a = group_of(c, x), *b = group_of(c, y);

	if (a == b)
		return;
	b->group = a->group;
	a->inside += b->inside;
	a->border += b->border;
	a->single |= b->single;
	if (a->points < b->points)
		a->points = b->points;
}

static member
counted(const components *c, pop_op *op)
{
	member m = {.op = op, .group = c->n};
	const int64_t n = pop_shape_elements(op->res[0].type);

	if (is_elementwise(op)) {
		m.inside = n;
		m.points = n / parts_of(&op->res[0]);
	}
	m.single =
		joins_last(op) || (op->code == POP_OP_PAD && !is_points(op, 0));
	return m;
}

static void
list_members(components *c)
{
	uint32_t n = 1;

	POP_FOR_EACH_OP(op, c->b)
		n += splits(op);
	c->m = pop_arena_array(c->scratch, n, sizeof(*c->m));
	c->n = 1;
	POP_FOR_EACH_OP(op, c->b) {
		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i]->mark = 0;
		if (!splits(op))
			continue;
		op->mark = c->n;
		c->m[c->n] = counted(c, op);
		c->n++;
	}
}

/* Operand i of an op, which may be in a region of another.  What others leave
 * is cut once for all, and marked. */
static void
see_use(const components *c, const pop_op *op, uint32_t i)
{
	pop_value *v = op->arg[i];
	member *m = member_of(c, v);
	const bool inside = op->block == c->b && op->mark && is_points(op, i);

	if (inside && m) {
		join(c, &c->m[op->mark], m);
	} else if (inside) {
		if (!v->mark && !pop_value_splat(v))
			group_of(c, &c->m[op->mark])->border +=
				pop_shape_elements(v->type);
		v->mark = 1;
	} else if (m && op->block == c->b && is_pick(op, i)) {
		group_of(c, m)->single = true;
	} else if (m && !m->whole) {
		m->whole = true;
		group_of(c, m)->border += pop_shape_elements(v->type);
	}
}

static bool
is_taken_apart(const components *c, const member *m)
{
	const member *g = m ? group_of(c, m) : NULL;

	return g && g->single && g->points >= LEAST_POINTS &&
	       g->inside / INSIDE >= g->border;
}

/* ---- Taking apart. */

static pop_shape
of_part(const pop_shape *t)
{
	pop_shape one = *t;

	one.rank--;
	return one;
}

/* x without its last dim, which is of one element. */
static pop_value *
without_last(const pop_site *s, pop_value *x)
{
	const pop_shape type = of_part(x->type);

	return pop_site_reshape(s, &type, x);
}

/* Coordinate k of what no member computes. */
static pop_value *
cut(const pop_site *s, pop_value *v, int64_t k)
{
	const unsigned last = v->type->rank - 1u;
	const pop_dense *splat = pop_value_splat(v);
	pop_shape one = of_part(v->type);

	if (splat)
		return pop_build_constant(
			s->block, s->at, &one, splat->data, true);
	return without_last(s, pop_part_along(s->at, v, last, k, k + 1));
}

static pop_value *
part(const components *c, const pop_site *s, pop_value *v, int64_t k)
{
	const member *m = member_of(c, v);

	return is_taken_apart(c, m) ? m->part[k]
				    : cut(s, pop_value_final(v), k);
}

/* A broadcast to the other dims, of operand x, whose dim `gone` is of one
 * element or was of coordinates; -1: it had none. */
static pop_value *
spread(const pop_site *s, const pop_op *op, pop_value *x, int gone)
{
	pop_shape type = of_part(op->res[0].type), flat = *x->type;
	int64_t to[POP_MAX_RANK];
	uint32_t n, rank = 0;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);

	for (uint32_t i = 0; i < n; i++)
		if ((int)i != gone)
			to[rank++] = dims[i];
	if (flat.rank > rank) {
		for (unsigned i = (unsigned)gone; i < rank; i++)
			flat.dim[i] = flat.dim[i + 1];
		flat.rank--;
		x = pop_site_reshape(s, &flat, x);
	}
	type.dtype = x->type->dtype;
	return pop_site_broadcast(s, &type, x, to);
}

static pop_value *
part_of_clone(const components *c, const pop_site *s, pop_op *op, int64_t k)
{
	const pop_shape type = of_part(op->res[0].type);
	pop_op *own = pop_op_clone(c->g, op);

	op->res[0].aux = NULL;
	own->res[0].type = pop_graph_type(c->g, &type);
	for (uint32_t i = 0; i < op->narg; i++)
		own->arg[i] = is_points(op, i) ? part(c, s, op->arg[i], k)
					       : pop_value_final(op->arg[i]);
	pop_op_insert_before(op, own);
	return &own->res[0];
}

static const pop_attr_key pad_key[] = {
	POP_ATTR_LOW, POP_ATTR_HIGH, POP_ATTR_INTERIOR};

enum { PAD_KEYS = sizeof(pad_key) / sizeof(*pad_key) };

/* Are there pads of the first `rank` dims?  They may cancel out in the size. */
static bool
pads_others(const pop_op *op, unsigned rank)
{
	for (unsigned i = 0; i < PAD_KEYS; i++)
		for (unsigned d = 0; d < rank; d++)
			if (pop_attr_int_at(op, pad_key[i], d, 0) != 0)
				return true;
	return false;
}

static pop_value *
part_of_pad(const components *c, const pop_site *s, const pop_op *op, int64_t k)
{
	const pop_shape type = of_part(op->res[0].type);
	pop_value *x = op->arg[0], *with = pop_value_final(op->arg[1]);
	const bool all = is_points(op, 0);
	uint32_t n;

	if (!all && k != pop_attr_int_at(op, POP_ATTR_LOW, type.rank, 0))
		return pop_site_broadcast(s, &type, with, NULL);
	x = all ? part(c, s, x, k) : without_last(s, pop_value_final(x));
	if (!pads_others(op, type.rank))
		return x;
	x = pop_build2(s->block, s->at, POP_OP_PAD, &type, x, with);
	for (unsigned i = 0; i < PAD_KEYS; i++) {
		const int64_t *v = pop_attr_ints(op, pad_key[i], &n);

		pop_attr_set_ints(c->g, x->def, pad_key[i], v, type.rank);
	}
	return x;
}

static pop_value *
part_of_slice(const pop_site *s, const pop_op *op, pop_value *x,
	const pop_shape *type)
{
	uint32_t n;

	if (pop_shape_same_dims(x->type, type))
		return x;
	return pop_site_strided(s, type, x,
		pop_attr_ints(op, POP_ATTR_START, &n),
		pop_attr_ints(op, POP_ATTR_LIMIT, &n),
		pop_attr_ints(op, POP_ATTR_STRIDE, &n));
}

static pop_value *
part_of_result(const components *c, pop_op *op, int64_t k)
{
	const pop_site s = pop_site_before(op);
	const pop_shape type = of_part(op->res[0].type);
	pop_value *x;
	uint32_t n;

	if (op->code == POP_OP_PAD)
		return part_of_pad(c, &s, op, k);
	if (joins_last(op))
		return without_last(&s, pop_value_final(op->arg[k]));
	if (op->code != POP_OP_BROADCAST_IN_DIM && op->code != POP_OP_RESHAPE &&
		op->code != POP_OP_TRANSPOSE && op->code != POP_OP_SLICE)
		return part_of_clone(c, &s, op, k);
	x = is_points(op, 0) ? part(c, &s, op->arg[0], k)
			     : pop_value_final(op->arg[0]);
	switch ((int)op->code) {
	case POP_OP_BROADCAST_IN_DIM:
		return spread(&s, op, x, last_from(op));
	case POP_OP_RESHAPE:
		return pop_site_reshape(&s, &type, x);
	case POP_OP_TRANSPOSE:
		return pop_site_transpose(
			&s, x, pop_attr_ints(op, POP_ATTR_DIMS, &n));
	default:
		return part_of_slice(&s, op, x, &type);
	}
}

/* The points again, of their coordinates. */
static pop_value *
joined(const member *m, int64_t n)
{
	const pop_site s = pop_site_before(m->op);
	pop_value *part[MOST_PARTS];
	pop_shape one = *m->op->res[0].type;

	one.dim[one.rank - 1] = 1;
	for (int64_t k = 0; k < n; k++)
		part[k] = pop_site_reshape(&s, &one, m->part[k]);
	return pop_joined(m->op, part, (uint32_t)n, one.rank - 1u);
}

static void
take_apart(components *c, member *m)
{
	const int64_t n = parts_of(&m->op->res[0]);

	for (int64_t k = 0; k < n; k++)
		m->part[k] = part_of_result(c, m->op, k);
	if (m->whole)
		pop_value_replace(c->g, &m->op->res[0], joined(m, n));
	c->changed = true;
}

/* One coordinate of some points is that of all of them, or a part of it. */
static void
take_pick(const components *c, pop_op *op, const member *m)
{
	const pop_site s = pop_site_before(op);
	pop_shape type = of_part(op->res[0].type);
	uint32_t n;
	const int64_t *start = pop_attr_ints(op, POP_ATTR_START, &n);
	pop_value *v = m->part[start[n - 1]];

	v = part_of_slice(&s, op, v, &type);
	v = pop_site_reshape(&s, op->res[0].type, v);
	pop_value_replace(c->g, &op->res[0], v);
	pop_op_unlink(op);
}

/* What the code around made of picks, reshapes above all, in normal form. */
static void
simplify(const components *c, pop_op *op)
{
	pop_value *by;

	for (uint32_t i = 0; i < op->narg; i++)
		op->arg[i] = pop_value_final(op->arg[i]);
	by = op->nres == 1 ? pop_simplify_view(op) : NULL;
	if (!by)
		return;
	pop_value_replace(c->g, &op->res[0], by);
	pop_op_unlink(op);
}

static void
rewrite(components *c)
{
	POP_FOR_EACH_OP(op, c->b) {
		const member *from = op->narg ? member_of(c, op->arg[0]) : NULL;

		if (op->mark && is_taken_apart(c, &c->m[op->mark]))
			take_apart(c, &c->m[op->mark]);
		else if (is_taken_apart(c, from) && is_pick(op, 0))
			take_pick(c, op, from);
		else if (c->changed)
			simplify(c, op);
	}
}

static bool
is_any_taken_apart(const components *c)
{
	for (uint32_t i = 1; i < c->n; i++)
		if (is_taken_apart(c, &c->m[i]))
			return true;
	return false;
}

static void
see_block(components *outer, pop_block *b)
{
	components c = {.g = outer->g, .scratch = outer->scratch, .b = b};
	pop_walk w;

	POP_FOR_EACH_OP(op, b) {
		op->mark = 0;
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			see_block(outer, op->region[i]);
	}
	list_members(&c);
	if (c.n == 1)
		return;
	for (pop_op *op = pop_walk_first(&w, b); op; op = pop_walk_next(&w))
		for (uint32_t i = 0; i < op->narg; i++)
			see_use(&c, op, i);
	if (!w.too_deep && is_any_taken_apart(&c))
		rewrite(&c);
	POP_FOR_EACH_OP(op, b)
		op->mark = 0;
	outer->changed |= c.changed;
}

static pop_status
run(pop_graph *g, pop_arena *scratch, pop_err *err)
{
	for (int round = 0; round < ROUNDS; round++) {
		components c = {.g = g, .scratch = scratch};

		for (uint32_t i = 0; i < g->nfunc; i++)
			see_block(&c, g->func[i]->body);
		pop_graph_resolve(g);
		if (!c.changed)
			break;
		g->swept = false;
		g->scratched = true;
		POP_TRY(pop_pass_dce(g, err));
	}
	return POP_OK;
}

pop_status
pop_pass_components(pop_graph *g, pop_err *err)
{
	if (!pop_graph_may_have(g, POP_OP_SLICE) &&
		!pop_graph_may_have(g, POP_OP_PAD) &&
		!pop_graph_may_have(g, POP_OP_CONCATENATE))
		return POP_OK;
	return pop_pass_scratch(g, run, err);
}
