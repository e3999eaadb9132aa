/*
 * Fusion: which ops run together, without memory between them.
 *
 * Each block is walked backwards, so that all uses of a value are known when
 * its op is reached.  A use is by a group already formed, or by memory: an op
 * that reads whole buffers.  The op may join the group of its earliest use.
 * If it does, later users read what the group stores; since the group runs
 * at the place of its last member and every other use lies behind that place,
 * the order of groups stays an order of execution, whatever joins.  That one
 * comparison replaces a search for cycles.
 *
 *   elementwise   joins where its elements match the points of the space; in
 *                 a row group also where they match the rows' kept dims
 *   reduce        joins the group that spreads its result over the same rows
 *                 (softmax), or turns a group of its own result's shape into
 *                 one over its operand's (mean and what follows); or roots
 *                 Groups that reduce the same dims of a common operand become
 *                 one, where nothing between them needs the earlier's results
 *                 or makes what the later reads
 *   dot, conv     joins an elementwise group of its result's shape: that
 *                 becomes the epilogue
 *   views         are repeated in every group that looks through them
 *   constants     the same, where they are splats
 *   cheap ops     of one operand are repeated rather than stored
 *   gathers       of single elements join plain loops, and what computes their
 *                 indices joins them
 *
 * Anything else uses memory.  Time and code stay linear: an op that computes
 * is placed once, or, if cheap, in at most MAX_COPIES groups.
 */

#include "lib/pass/fusion.h"

#include <string.h>

#include "lib/ir/cost.h"

enum {
	MAX_MEMBERS = 384,      /* of a group */
	MAX_COPIES = 4,         /* groups that repeat a cheap op */
	MAX_SEGMENTS = 48,      /* pieces of one space */
	MAX_PARTS = 8,          /* operands of a fused concatenate */
	MAX_PATHS = 16,         /* ways of views to one op of a group */
	MAX_SEARCH = 32,        /* ops looked at to find a row's reduction */
	MIN_ROW = 8,            /* shorter rows are not worth a row group ... */
	SMALL_KEPT = 4096,      /* ... unless there are few of them */
	MAX_LONE_ROW = 1 << 14, /* elements one thread may do alone */
	MAX_SIBLINGS = 16,      /* uses looked at to find a group's like */
	MAX_EARLY = 64,         /* members of a group that runs earlier */
};

/* One use of a value. */
struct use {
	struct use *next;
	struct use *peer; /* another use by the same group */
	pop_group *group; /* NULL: memory */
	uint32_t order;   /* of the group's root, or of the op */
	uint8_t fit;
	uint32_t mask;
	/* Of a partial fit: which views it is seen through, and how many
	 * elements they let through. */
	uint64_t path;
	int64_t seen;
	/* 1 + the dim along which a gather takes each of these indices for
	 * itself; 0: no such use. */
	uint8_t vector;
};

struct fuser {
	pop_arena *scratch;
	pop_block *block;
	pop_group *groups;
};

static uint32_t
nonunit(const pop_shape *s)
{
	uint32_t m = 0;

	for (unsigned i = 0; i < s->rank; i++)
		if (s->dim[i] != 1)
			m |= UINT32_C(1) << i;
	return m;
}

static bool
same_nonunit(const pop_shape *a, const pop_shape *b)
{
	unsigned i = 0, j = 0;

	for (;;) {
		while (i < a->rank && a->dim[i] == 1)
			i++;
		while (j < b->rank && b->dim[j] == 1)
			j++;
		if (i == a->rank || j == b->rank)
			return i == a->rank && j == b->rank;
		if (a->dim[i++] != b->dim[j++])
			return false;
	}
}

static bool
is_unit_reshape(const pop_op *op)
{
	return op->code == POP_OP_RESHAPE &&
	       same_nonunit(&op->arg[0]->type, &op->res[0].type);
}

/* ---- Uses. */

static void
add_use(struct fuser *f, pop_value *v, const struct use *as)
{
	struct use *u = POP_NEW(f->scratch, struct use);

	*u = *as;
	u->next = v->aux;
	v->aux = u;
	if (u->group) {
		u->peer = u->group->uses;
		u->group->uses = u;
	}
}

static void
use_memory(struct fuser *f, pop_value *v, uint32_t order)
{
	add_use(f, v, &(struct use){.order = order, .fit = POP_FIT_MASK});
}

/* Everything that op and its regions read from outside of it. */
static void
use_all(struct fuser *f, const pop_op *op, uint32_t order)
{
	for (uint32_t i = 0; i < op->narg; i++)
		use_memory(f, op->arg[i], order);
	for (uint32_t i = 0; i < pop_op_nested(op); i++)
		POP_FOR_EACH_OP(inner, op->region[i])
			use_all(f, inner, order);
}

/* Summary of the uses of one value. */
struct uses {
	const struct use *earliest; /* NULL: none */
	uint32_t ngroup;            /* different groups, saturated */
	bool memory;                /* some use is by memory */
	bool elsewhere;             /* some use is not by earliest's group */
	bool uniform;               /* all uses by earliest's group fit alike */
};

static struct uses
summarise(const pop_value *v)
{
	struct uses s = {.uniform = true};
	const pop_group *seen[MAX_COPIES + 1];

	for (const struct use *u = v->aux; u; u = u->next) {
		bool known = false;

		/* Of uses at one place memory counts as the earliest. */
		if (!s.earliest || u->order < s.earliest->order ||
			(u->order == s.earliest->order && !u->group))
			s.earliest = u;
		s.memory |= !u->group;
		for (uint32_t i = 0; i < s.ngroup; i++)
			known |= seen[i] == u->group;
		if (u->group && !known && s.ngroup <= MAX_COPIES)
			seen[s.ngroup++] = u->group;
	}
	for (const struct use *u = v->aux; u; u = u->next) {
		s.elsewhere |= u->group != s.earliest->group ||
			       u->order != s.earliest->order;
		if (u->group == s.earliest->group &&
			(u->fit != s.earliest->fit ||
				u->mask != s.earliest->mask))
			s.uniform = false;
	}
	return s;
}

/* ---- Groups. */

static void
join(struct fuser *f, pop_group *g, pop_op *op, uint32_t order,
	const struct use *as, bool output)
{
	pop_member *m = POP_NEW(f->scratch, pop_member), *other = op->aux;

	*m = (pop_member){.next = g->member,
		.op = op,
		.order = order,
		.output = output,
		.shared = other != NULL,
		.fit = as->fit,
		.mask = as->mask};
	if (other)
		other->shared = true;
	op->aux = m;
	g->member = m;
}

/* v is an output of g. */
static void
keep(pop_group *g, const pop_value *v)
{
	for (const struct use *u = v->aux; u; u = u->next)
		if (u->group != g && u->order < g->before)
			g->before = u->order;
}

static pop_group *
new_group(struct fuser *f, pop_op *op, uint32_t order, const pop_shape *space)
{
	pop_group *g = POP_NEW(f->scratch, pop_group);

	g->root = op;
	g->order = order;
	g->before = UINT32_MAX;
	g->space = *space;
	g->full = nonunit(space);
	g->segments = 1;
	g->next = f->groups;
	f->groups = g;
	return g;
}

/* The same through one more view. */
static struct use
partial(const pop_op *view, const struct use *u)
{
	struct use r = *u;
	int64_t n = pop_shape_elements(&view->res[0].type);

	if (u->fit != POP_FIT_PARTIAL) {
		r.path = 0;
		r.seen = n;
	}
	r.fit = POP_FIT_PARTIAL;
	r.path = (r.path + (uintptr_t)view) * UINT64_C(0x9E3779B97F4A7C15);
	r.seen = n < r.seen ? n : r.seen;
	return r;
}

/* The fit of operand i of a member that fits as `u`. */
static struct use
through(const pop_op *op, uint32_t i, const struct use *u)
{
	const pop_shape *in = &op->arg[i]->type, *out = &op->res[0].type;
	struct use r = *u;
	uint32_t n, bit[POP_MAX_RANK] = {0}, k = 0;
	const int64_t *dims;

	if (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) {
		if (in->rank == 0 && out->rank != 0)
			r = (struct use){.group = u->group,
				.order = u->order,
				.fit = POP_FIT_MASK};
		return r;
	}
	if (op->code == POP_OP_RESHAPE)
		return r; /* of unit dims */
	if (op->code != POP_OP_BROADCAST_IN_DIM) {
		if (u->fit == POP_FIT_PARTIAL ||
			(u->fit == POP_FIT_MASK && u->mask == u->group->full))
			return partial(op, u);
		r.fit = POP_FIT_SPREAD;
		return r;
	}
	r.fit = POP_FIT_SPREAD;
	if (u->fit != POP_FIT_MASK)
		return r;
	/* Non-unit dim j of the result is the next bit of the mask. */
	for (unsigned j = 0, b = 0; j < out->rank; j++) {
		if (out->dim[j] == 1)
			continue;
		while (!(u->mask >> b & 1))
			b++;
		bit[j] = UINT32_C(1) << b++;
	}
	dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	r.mask = 0;
	for (uint32_t j = 0; j < n; j++) {
		if (in->dim[j] == 1)
			continue;
		if (bit[dims[j]] < k)
			return r; /* turned round */
		k = bit[dims[j]];
		r.mask |= k;
	}
	r.fit = POP_FIT_MASK;
	return r;
}

static void
use_operands(struct fuser *f, const pop_op *op, const struct use *as)
{
	for (uint32_t i = 0; i < op->narg; i++) {
		struct use u = through(op, i, as);

		add_use(f, op->arg[i], &u);
	}
}

/* ---- Elementwise ops. */

static bool
is_splat(const pop_value *v)
{
	return pop_value_splat(v) != NULL;
}

/* A scalar, or little that is spread. */
static bool
is_slight(const pop_value *v)
{
	const pop_op *op = v->def;

	return is_splat(v) ||
	       (op && op->code == POP_OP_BROADCAST_IN_DIM &&
		       8 * pop_shape_elements(&op->arg[0]->type) <=
			       pop_shape_elements(&v->type));
}

static bool
is_product(const pop_value *v)
{
	return v->def && (v->def->code == POP_OP_DOT_GENERAL ||
				 v->def->code == POP_OP_CONVOLUTION);
}

/* Worth doing again rather than storing: one cheap step from one value.  What
 * is added to a product is added where that is made. */
static bool
is_repeatable(const pop_op *op)
{
	unsigned n = 0, slight = 0;
	bool product = false;

	for (uint32_t i = 0; i < op->narg; i++) {
		n += !is_splat(op->arg[i]);
		slight += is_slight(op->arg[i]) && !is_splat(op->arg[i]);
		product = product || is_product(op->arg[i]);
	}
	return n - (product ? 0 : slight) <= 1 && pop_op_cost(op) == 1;
}

static bool
is_trailing(const pop_shape *s, uint32_t reduced)
{
	bool seen = false;

	for (unsigned i = 0; i < s->rank; i++) {
		bool r = reduced >> i & 1;

		if (s->dim[i] == 1)
			continue;
		if (seen && !r)
			return false;
		seen |= r;
	}
	return true;
}

static uint32_t
dims_mask(const pop_op *reduce)
{
	uint32_t n, m = 0;
	const int64_t *d = pop_attr_ints(reduce, POP_ATTR_DIMS, &n);

	for (uint32_t i = 0; i < n; i++)
		m |= UINT32_C(1) << d[i];
	return m;
}

static bool
is_plain_reduce(const pop_op *op)
{
	return op->code == POP_OP_REDUCE && op->nres == 1 &&
	       !pop_dtype_is_complex((pop_dtype)op->res[0].type.dtype) &&
	       pop_op_monoid(op) != POP_OP_NONE;
}

/* Does v, of the shape of the rows' kept dims, come from a reduction over the
 * rest of `g`'s space?  Bounded search up through small elementwise ops. */
static bool
reaches_reduce(
	const pop_value *v, const pop_group *g, uint32_t kept, unsigned *budget)
{
	const pop_op *op = v->def;

	if (!op || !*budget)
		return false;
	--*budget;
	if (is_plain_reduce(op))
		return pop_shape_same_dims(&op->arg[0]->type, &g->space) &&
		       (g->full & ~dims_mask(op)) == kept;
	if (!(pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) &&
		!is_unit_reshape(op))
		return false;
	for (uint32_t i = 0; i < op->narg; i++)
		if (reaches_reduce(op->arg[i], g, kept, budget))
			return true;
	return false;
}

static bool
stores_fit(const pop_group *g)
{
	/* Columns keep accumulators, not points: no full-shaped results. */
	return !g->nreduce || is_trailing(&g->space, g->reduced);
}

/* Do the dims of t equal those of the space that are not reduced? */
static bool
is_kept_shape(const pop_group *g, const pop_shape *t)
{
	unsigned k = 0;

	for (unsigned i = 0; i < g->space.rank; i++) {
		if (g->reduced >> i & 1)
			continue;
		if (k == t->rank || t->dim[k++] != g->space.dim[i])
			return false;
	}
	return k == t->rank;
}

/* One long row would run on one thread. */
static bool
rows_suffice(const pop_group *g, uint32_t gone)
{
	int64_t row = 1, rows = 1;

	for (unsigned i = 0; i < g->space.rank; i++)
		*(gone >> i & 1 ? &row : &rows) *= g->space.dim[i];
	return rows > 1 || row <= MAX_LONE_ROW;
}

/* A kept-shaped value that a reduction of the same rows feeds. */
static bool
can_join_kept(
	const pop_op *op, pop_group *g, const struct use *u, bool elsewhere)
{
	unsigned budget = MAX_SEARCH;
	uint32_t gone = g->full & ~u->mask;

	if (g->product || g->rigid || u->mask == g->full)
		return false;
	/* Before a reduction has joined, there may be none in the end. */
	if (elsewhere && (!g->nreduce || !is_kept_shape(g, &op->res[0].type)))
		return false;
	if (g->reduced)
		return gone == (g->reduced & g->full);
	if (!is_trailing(&g->space, gone) || !rows_suffice(g, gone) ||
		!reaches_reduce(&op->res[0], g, u->mask, &budget))
		return false;
	g->reduced = gone;
	return true;
}

/* The first use of op's result by its path. */
static bool
is_new_path(const pop_op *op, const struct use *u)
{
	for (const struct use *v = op->res[0].aux; v != u; v = v->next)
		if (v->path == u->path)
			return false;
	return true;
}

/* Do the views through which op is seen let no more through than it has? */
static bool
sees_once(const pop_op *op)
{
	int64_t all = pop_shape_elements(&op->res[0].type);
	unsigned n = 0;

	for (const struct use *u = op->res[0].aux; u; u = u->next) {
		if (!is_new_path(op, u))
			continue;
		if (++n > MAX_PATHS)
			return false;
		all -= u->seen;
	}
	return n == 1 || all >= 0;
}

static bool
can_join(const pop_op *op, const struct uses *s)
{
	pop_group *g = s->earliest->group;
	const struct use *u = s->earliest;

	if (!g || g->ncompute >= MAX_MEMBERS)
		return false;
	if (u->fit == POP_FIT_MASK && s->uniform) {
		if (u->mask == g->full)
			return (!s->elsewhere || stores_fit(g)) &&
			       same_nonunit(&op->res[0].type, &g->space) &&
			       (!s->elsewhere ||
				       pop_shape_same_dims(
					       &op->res[0].type, &g->space));
		if (can_join_kept(op, g, u, s->elsewhere))
			return true;
	}
	if (s->elsewhere || g->product)
		return false;
	/* Computed where it is looked at, if that is no more work. */
	if (u->fit == POP_FIT_PARTIAL && s->uniform && sees_once(op))
		return true;
	return !g->nreduce && !g->reduced && is_repeatable(op);
}

static void
place(struct fuser *f, pop_op *op, uint32_t order, const struct use *u,
	bool output)
{
	pop_group *g = u->group;

	join(f, g, op, order, u, output);
	if (output)
		keep(g, &op->res[0]);
	g->ncompute++;
	if (u->fit == POP_FIT_SPREAD ||
		(u->fit == POP_FIT_PARTIAL && !sees_once(op)))
		g->rigid = true;
	else if (u->fit == POP_FIT_MASK && u->mask == g->full)
		g->nfull++;
	if (u->fit != POP_FIT_PARTIAL) {
		use_operands(f, op, u);
		return;
	}
	g->ncompute--;
	for (const struct use *v = op->res[0].aux; v; v = v->next)
		if (is_new_path(op, v)) {
			use_operands(f, op, v);
			g->ncompute++;
		}
}

/* A group of its own. */
static void
root(struct fuser *f, pop_op *op, uint32_t order)
{
	pop_group *g = new_group(f, op, order, &op->res[0].type);
	struct use self = {.group = g,
		.order = order,
		.fit = POP_FIT_MASK,
		.mask = g->full};

	place(f, op, order, &self, true);
}

static void
repeat(struct fuser *f, pop_op *op, uint32_t order)
{
	const pop_group *seen[MAX_COPIES] = {NULL};
	uint32_t n = 0;

	for (const struct use *u = op->res[0].aux; u; u = u->next) {
		bool known = false;

		for (uint32_t i = 0; i < n; i++)
			known |= seen[i] == u->group;
		if (known)
			continue;
		seen[n++] = u->group;
		place(f, op, order, u, false);
	}
}

static bool
can_repeat(const pop_op *op, const struct uses *s)
{
	if (s->memory || s->ngroup < 2 || s->ngroup > MAX_COPIES ||
		!is_repeatable(op))
		return false;
	for (const struct use *u = op->res[0].aux; u; u = u->next)
		if (u->fit != POP_FIT_MASK || u->mask != u->group->full ||
			u->group->ncompute >= MAX_MEMBERS)
			return false;
	return true;
}

static void
elementwise(struct fuser *f, pop_op *op, uint32_t order)
{
	struct uses s = summarise(&op->res[0]);

	if (!s.earliest)
		return;
	if (can_repeat(op, &s))
		repeat(f, op, order);
	else if (can_join(op, &s))
		place(f, op, order, s.earliest, s.elsewhere);
	else
		root(f, op, order);
}

/* ---- Views, constants. */

/* Operands that a view reads as numbers, not through the map. */
static uint32_t
mapped_operands(const pop_op *op)
{
	return op->code == POP_OP_DYNAMIC_SLICE ? 1 : op->narg;
}

static void
look_through(struct fuser *f, pop_op *op, uint32_t order)
{
	bool memory = false;

	for (const struct use *u = op->res[0].aux; u; u = u->next) {
		if (!u->group) {
			memory = true;
			continue;
		}
		if (!u->group->member || u->group->member->op != op) {
			join(f, u->group, op, order, u, false);
			u->group->nview++;
		}
		/* Other reshapes alias a buffer, which must be there. */
		if (op->code == POP_OP_RESHAPE && !is_unit_reshape(op)) {
			use_memory(f, op->arg[0], u->order);
			continue;
		}
		for (uint32_t i = 0; i < mapped_operands(op); i++) {
			struct use t = through(op, i, u);

			add_use(f, op->arg[i], &t);
		}
		for (uint32_t i = mapped_operands(op); i < op->narg; i++)
			use_memory(f, op->arg[i], u->order);
	}
	if (!memory)
		return;
	use_all(f, op, order);
	if (op->aux)
		((pop_member *)op->aux)->shared = true;
}

/* ---- Concatenate and pad: joined where they cut the space into few pieces,
 * each of which then runs without asking. */

static int64_t
cuts(const pop_op *op)
{
	int64_t n = 1;
	uint32_t rank;
	const int64_t *low, *high, *interior;

	if (op->code == POP_OP_CONCATENATE)
		return op->narg > MAX_PARTS ? MAX_SEGMENTS + 1 : op->narg;
	low = pop_attr_ints(op, POP_ATTR_LOW, &rank);
	high = pop_attr_ints(op, POP_ATTR_HIGH, &rank);
	interior = pop_attr_ints(op, POP_ATTR_INTERIOR, &rank);
	for (uint32_t i = 0; i < rank; i++) {
		if (interior[i])
			return MAX_SEGMENTS + 1;
		n *= 1 + (low[i] > 0) + (high[i] > 0);
	}
	return n;
}

/* Are all uses indices of gathers of one group, which op puts together? */
static bool
is_index_vector(const pop_op *op, const struct uses *s)
{
	int64_t dim = pop_attr_int(op, POP_ATTR_DIM, 0);

	if (op->code != POP_OP_CONCATENATE || !s->earliest || s->elsewhere ||
		op->narg != op->res[0].type.dim[dim])
		return false;
	for (const struct use *u = op->res[0].aux; u; u = u->next)
		if (u->vector != dim + 1)
			return false;
	return true;
}

/* Each component is seen as it is. */
static void
index_vector(struct fuser *f, pop_op *op, uint32_t order)
{
	const struct use *u = op->res[0].aux;

	join(f, u->group, op, order, u, false);
	u->group->nview++;
	for (uint32_t i = 0; i < op->narg; i++) {
		struct use t = {.group = u->group,
			.order = u->order,
			.fit = POP_FIT_MASK,
			.mask = u->mask};

		add_use(f, op->arg[i], &t);
	}
}

static void
piecewise(struct fuser *f, pop_op *op, uint32_t order)
{
	struct uses s = summarise(&op->res[0]);
	pop_group *g = s.earliest ? s.earliest->group : NULL;
	const struct use *u = s.earliest;
	int64_t n = cuts(op);

	if (is_index_vector(op, &s)) {
		index_vector(f, op, order);
		return;
	}
	if (!g || s.elsewhere || !s.uniform || u->fit != POP_FIT_MASK ||
		u->mask != g->full || g->reduced || g->nreduce || g->product ||
		g->segments * n > MAX_SEGMENTS ||
		!pop_shape_same_dims(&op->res[0].type, &g->space)) {
		use_all(f, op, order);
		return;
	}
	g->segments *= n;
	g->rigid = true;
	join(f, g, op, order, u, false);
	g->ncompute++;
	for (uint32_t i = 0; i < op->narg; i++) {
		struct use t = partial(op, u);

		/* Each operand is seen once, each in its own piece. */
		t.path += i;
		t.seen = pop_shape_elements(&op->arg[i]->type);
		add_use(f, op->arg[i], &t);
	}
}

/* ---- Reductions. */

static bool
rows_worth_it(const pop_op *op)
{
	int64_t all = pop_shape_elements(&op->arg[0]->type);
	int64_t kept = pop_shape_elements(&op->res[0].type);

	return kept <= SMALL_KEPT || all / (kept ? kept : 1) >= MIN_ROW;
}

/* The group computes on the reduced shape: it becomes a group over the
 * operand's space, in which its members are kept-shaped. */
static bool
can_widen(const pop_op *op, const struct uses *s)
{
	const pop_group *g = s->earliest->group;

	return s->uniform && s->earliest->fit == POP_FIT_MASK &&
	       s->earliest->mask == g->full && !g->nreduce && !g->reduced &&
	       !g->product && !g->rigid && g->segments == 1 &&
	       pop_shape_same_dims(&op->res[0].type, &g->space) &&
	       rows_worth_it(op);
}

/* The bits of `mask` over the reduced shape, over the operand's. */
static uint32_t
widen_mask(uint32_t mask, const pop_op *op)
{
	uint32_t gone = dims_mask(op), r = 0;

	for (unsigned i = 0, k = 0; i < op->arg[0]->type.rank; i++) {
		if (gone >> i & 1)
			continue;
		if (mask >> k & 1)
			r |= UINT32_C(1) << i;
		k++;
	}
	return r;
}

static void
widen(pop_group *g, const pop_op *op)
{
	for (struct use *u = g->uses; u; u = u->peer)
		if (u->fit == POP_FIT_MASK)
			u->mask = widen_mask(u->mask, op);
	for (pop_member *m = g->member; m; m = m->next)
		if (m->fit == POP_FIT_MASK)
			m->mask = widen_mask(m->mask, op);
	g->space = op->arg[0]->type;
	g->full = nonunit(&g->space);
	g->reduced = dims_mask(op);
	g->nfull = 0;
}

/* The group spreads the result over rows of the operand's shape. */
static bool
can_join_rows(const pop_op *op, const struct uses *s)
{
	const pop_group *g = s->earliest->group;
	uint32_t gone = dims_mask(op);

	if (!s->uniform || s->earliest->fit != POP_FIT_MASK || g->product ||
		g->rigid ||
		!pop_shape_same_dims(&op->arg[0]->type, &g->space) ||
		s->earliest->mask != (g->full & ~gone))
		return false;
	if (g->reduced && (g->reduced & g->full) != (gone & g->full))
		return false;
	if (g->nfull && !rows_suffice(g, gone))
		return false;
	return !g->nfull || is_trailing(&g->space, gone);
}

static void
reduce(struct fuser *f, pop_op *op, uint32_t order)
{
	struct uses s = summarise(&op->res[0]);
	pop_group *g = s.earliest ? s.earliest->group : NULL;
	struct use as = {0};

	if (!s.earliest)
		return;
	if (g && g->ncompute < MAX_MEMBERS && can_join_rows(op, &s)) {
		g->reduced |= dims_mask(op);
	} else if (g && g->ncompute < MAX_MEMBERS && can_widen(op, &s)) {
		widen(g, op);
	} else {
		g = new_group(f, op, order, &op->arg[0]->type);
		g->reduced = dims_mask(op);
		s.elsewhere = true;
	}
	as.group = g;
	as.order = g->order;
	as.mask = g->full & ~g->reduced;
	join(f, g, op, order, &as, s.elsewhere);
	if (s.elsewhere)
		keep(g, &op->res[0]);
	g->ncompute++;
	g->nreduce++;
	as.mask = g->full;
	add_use(f, op->arg[0], &as);
	as.mask = 0;
	if (is_splat(op->arg[1]))
		add_use(f, op->arg[1], &as);
	else
		use_memory(f, op->arg[1], g->order);
}

/* ---- Groups that reduce the same. */

static bool
is_mergeable(const struct use *u)
{
	const pop_group *g = u->group;

	return g && g->nreduce && !g->product && !g->rigid &&
	       g->segments == 1 && u->fit == POP_FIT_MASK && u->mask == g->full;
}

/* What both repeat must fit both alike. */
static bool
are_siblings(const pop_group *a, const pop_group *b)
{
	const pop_member *m = a->member, *n = b->member;

	if (a->reduced != b->reduced ||
		!pop_shape_same_dims(&a->space, &b->space) ||
		a->ncompute + b->ncompute > MAX_MEMBERS)
		return false;
	while (m && n) {
		if (m->order == n->order &&
			(m->fit != n->fit || m->mask != n->mask))
			return false;
		if (m->order <= n->order)
			m = m->next;
		else
			n = n->next;
	}
	return true;
}

static bool
is_member(const pop_group *g, const pop_op *op)
{
	for (const pop_member *m = g->member; m; m = m->next)
		if (m->op == op)
			return true;
	return false;
}

/* Does all that g reads come from where the walk has not been yet? */
static bool
can_run_earlier(const struct fuser *f, const pop_group *g)
{
	if (g->ncompute > MAX_EARLY)
		return false;
	for (const pop_member *m = g->member; m; m = m->next)
		for (uint32_t i = 0; i < m->op->narg; i++) {
			const pop_op *def = m->op->arg[i]->def;

			if (def && def->block == f->block && def->mark &&
				!is_member(g, def))
				return false;
		}
	return true;
}

/* Members of both by order, those of both once. */
static pop_member *
merged_members(pop_member *a, pop_member *b)
{
	pop_member *first = NULL, **at = &first;

	while (a || b) {
		pop_member **from = b && (!a || b->order <= a->order) ? &b : &a;
		pop_member *m = *from;

		*from = m->next;
		if (a && a->order == m->order) {
			m->output |= a->output;
			a = a->next;
		}
		*at = m;
		at = &m->next;
	}
	*at = NULL;
	return first;
}

/* a's members go to b. */
static void
give_members(struct fuser *f, pop_group *a, pop_group *b)
{
	pop_group **at = &f->groups;
	struct use **end = &b->uses;

	b->member = merged_members(a->member, b->member);
	for (struct use *u = a->uses; u; u = u->peer) {
		u->group = b;
		u->order = b->order;
	}
	while (*end)
		end = &(*end)->peer;
	*end = a->uses;
	b->before = a->before < b->before ? a->before : b->before;
	b->nreduce += a->nreduce;
	b->ncompute += a->ncompute;
	b->nview += a->nview;
	b->nfull += a->nfull;
	while (*at != a)
		at = &(*at)->next;
	*at = a->next;
}

/* One of two groups runs where the other does, if it can: the one it is. */
static pop_group *
merge(struct fuser *f, pop_group *a, pop_group *b)
{
	pop_group *early = a->order < b->order ? a : b;
	pop_group *late = early == a ? b : a;

	if (!are_siblings(early, late))
		return b;
	if (early->before > late->order) {
		give_members(f, early, late);
		return late;
	}
	if (!can_run_earlier(f, late))
		return b;
	give_members(f, late, early);
	return early;
}

/* The groups that use v as they use their spaces. */
static void
merge_users(struct fuser *f, const pop_value *v)
{
	pop_group *g = NULL;
	unsigned n = 0;

	for (const struct use *u = v->aux; u && n++ < MAX_SIBLINGS; u = u->next)
		if (is_mergeable(u) && u->group != g)
			g = g ? merge(f, g, u->group) : u->group;
}

/* ---- Gathers of single elements. */

/* The bits of the space's dims, given by `mask`, that move the indices. */
static uint32_t
index_mask(const pop_op *op, uint32_t mask)
{
	const pop_shape *t = &op->res[0].type;
	uint32_t n, bit = 0, r = 0;
	const int64_t *offset = pop_attr_ints(op, POP_ATTR_OFFSET_DIMS, &n);

	for (unsigned d = 0; d < t->rank; d++) {
		bool window = false;

		if (t->dim[d] == 1)
			continue;
		while (!(mask >> bit & 1))
			bit++;
		for (uint32_t i = 0; i < n; i++)
			window = window || offset[i] == (int64_t)d;
		if (!window)
			r |= UINT32_C(1) << bit;
		bit++;
	}
	return r;
}

static void
use_indices(struct fuser *f, const pop_op *op, const struct use *as)
{
	const pop_shape *in = &op->arg[1]->type;
	int64_t vector = pop_attr_int(op, POP_ATTR_INDEX_VECTOR_DIM, 0);
	struct use u = {.group = as->group,
		.order = as->order,
		.fit = POP_FIT_MASK,
		.mask = index_mask(op, as->mask)};

	if (vector < in->rank && in->dim[vector] != 1) {
		u.vector = (uint8_t)(vector + 1);
		u.fit = u.mask == as->group->full ? POP_FIT_PARTIAL
						  : POP_FIT_SPREAD;
		u.path = (uintptr_t)op->arg[1];
		u.seen = pop_shape_elements(in);
	}
	add_use(f, op->arg[1], &u);
}

static void
gather(struct fuser *f, pop_op *op, uint32_t order)
{
	struct uses s = summarise(&op->res[0]);
	pop_group *g = s.earliest ? s.earliest->group : NULL;
	struct use as;

	if (!s.earliest)
		return;
	if (!g || !s.uniform || s.earliest->fit != POP_FIT_MASK ||
		s.earliest->mask != g->full || g->product || g->nreduce ||
		g->reduced || g->ncompute >= MAX_MEMBERS ||
		!same_nonunit(&op->res[0].type, &g->space) ||
		(s.elsewhere &&
			!pop_shape_same_dims(&op->res[0].type, &g->space))) {
		g = new_group(f, op, order, &op->res[0].type);
		s.elsewhere = true;
	}
	as = (struct use){.group = g,
		.order = g->order,
		.fit = POP_FIT_MASK,
		.mask = g->full};
	g->rigid = true;
	join(f, g, op, order, &as, s.elsewhere);
	g->ncompute++;
	g->nfull++;
	use_memory(f, op->arg[0], g->order);
	use_indices(f, op, &as);
}

/* ---- Products. */

static void
product(struct fuser *f, pop_op *op, uint32_t order)
{
	struct uses s = summarise(&op->res[0]);
	pop_group *g = s.earliest ? s.earliest->group : NULL;

	if (!g || !s.uniform || s.earliest->fit != POP_FIT_MASK ||
		s.earliest->mask != g->full || g->product || g->nreduce ||
		g->reduced || g->rigid ||
		pop_dtype_is_complex((pop_dtype)op->res[0].type.dtype) ||
		!pop_shape_same_dims(&op->res[0].type, &g->space)) {
		use_all(f, op, order);
		return;
	}
	g->product = op;
	join(f, g, op, order, s.earliest, s.elsewhere);
	g->ncompute++;
	for (uint32_t i = 0; i < op->narg; i++)
		use_memory(f, op->arg[i], g->order);
}

/* ---- The walk. */

static bool
is_complex_op(const pop_op *op)
{
	if (pop_dtype_is_complex((pop_dtype)op->res[0].type.dtype))
		return true;
	for (uint32_t i = 0; i < op->narg; i++)
		if (pop_dtype_is_complex((pop_dtype)op->arg[i]->type.dtype))
			return true;
	return false;
}

static bool
same_width(const pop_op *op)
{
	return pop_shape_same_dims(&op->arg[0]->type, &op->res[0].type);
}

static void
visit(struct fuser *f, pop_op *op, uint32_t order)
{
	unsigned traits = pop_op_info_of[op->code].traits;

	if (op->nres == 1 && op->code != POP_OP_CONSTANT && is_complex_op(op))
		use_all(f, op, order);
	else if (traits & POP_TRAIT_ELEMENTWISE)
		elementwise(f, op, order);
	else if (op->code == POP_OP_BITCAST_CONVERT && same_width(op))
		elementwise(f, op, order);
	else if ((traits & POP_TRAIT_VIEW) || op->code == POP_OP_IOTA ||
		 op->code == POP_OP_DYNAMIC_SLICE)
		look_through(f, op, order);
	else if (op->code == POP_OP_CONSTANT && is_splat(&op->res[0]))
		look_through(f, op, order);
	else if (op->code == POP_OP_GATHER && pop_gather_by_element(op))
		gather(f, op, order);
	else if (op->code == POP_OP_CONCATENATE || op->code == POP_OP_PAD)
		piecewise(f, op, order);
	else if (is_plain_reduce(op))
		reduce(f, op, order);
	else if (op->code == POP_OP_DOT_GENERAL ||
		 op->code == POP_OP_CONVOLUTION)
		product(f, op, order);
	else
		use_all(f, op, order);
}

/* Clears scratch of the block's values, and of what it captures. */
static void
clear_aux(const pop_block *b)
{
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->aux = NULL;
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i]->aux = NULL;
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].aux = NULL;
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			clear_aux(op->region[i]);
	}
}

/* The same for what op makes, which nothing further up uses. */
static void
clear_own(pop_op *op)
{
	for (uint32_t i = 0; i < op->nres; i++)
		op->res[i].aux = NULL;
	for (uint32_t i = 0; i < pop_op_nested(op); i++) {
		for (uint32_t k = 0; k < op->region[i]->narg; k++)
			op->region[i]->arg[k]->aux = NULL;
		POP_FOR_EACH_OP(inner, op->region[i])
			clear_own(inner);
	}
}

static bool
has_loops_inside(const pop_op *op)
{
	return op->code == POP_OP_WHILE || op->code == POP_OP_CASE ||
	       op->code == POP_OP_IF;
}

static void
fuse_block(pop_graph *g, pop_arena *scratch, pop_block *b)
{
	struct fuser f = {.scratch = scratch, .block = b};
	bool inner = false;
	uint32_t n = 0;

	POP_FOR_EACH_OP(op, b) {
		n++;
		op->aux = NULL; /* its last member */
		op->mark = 0;   /* visited? */
		if (!has_loops_inside(op))
			continue;
		inner = true;
		for (uint32_t i = 0; i < op->nregion; i++)
			fuse_block(g, scratch, op->region[i]);
	}
	if (inner)
		clear_aux(b);
	for (pop_op *op = b->last; op; op = op->prev) {
		visit(&f, op, n--);
		for (uint32_t i = 0; i < op->narg; i++)
			merge_users(&f, op->arg[i]);
		op->mark = 1;
		clear_own(op);
	}
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->aux = NULL;
	if (b->parent) /* there are captures */
		clear_aux(b);
	g->marked = true;
	pop_fusion_emit(g, f.groups);
}

static pop_status
fuse(pop_graph *g, pop_arena *scratch, pop_err *err)
{
	(void)err;
	for (uint32_t i = 0; i < g->nfunc; i++)
		fuse_block(g, scratch, g->func[i]->body);
	return POP_OK;
}

pop_status
pop_pass_fuse(pop_graph *g, pop_err *err)
{
	pop_graph_clear_aux(g);
	POP_TRY(pop_pass_scratch(g, fuse, err));
	/* What was fused still stands where it stood, unused, and some of it
	 * before its operands. */
	return pop_pass_dce(g, err);
}
