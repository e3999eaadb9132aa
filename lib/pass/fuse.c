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
 *   dot, conv     joins an elementwise group of its result's shape: that
 *                 becomes the epilogue
 *   views         are repeated in every group that looks through them
 *   constants     the same, where they are splats
 *   cheap ops     are repeated rather than stored where that reads no more than
 *                 their result
 *   gathers       of single elements join plain loops, and what computes their
 *                 indices joins them
 *
 * Groups over the same points, and that reduce the same dims if any, become one
 * if they have an operand in common, nothing between them needs the earlier's
 * results and nothing makes what the later reads.
 *
 * Anything else uses memory.  Time and code stay linear: an op that computes
 * is placed once, or, if cheap, in at most POP_FUSE_MAX_COPIES groups.
 */

#include "lib/pass/fuse_int.h"

#include "lib/ir/cost.h"
#include "lib/ir/prefetch.h"

enum {
	MAX_SEGMENTS = 48,      /* pieces of one space */
	MAX_PARTS = 8,          /* operands of a fused concatenate */
	MAX_PATHS = 16,         /* ways of views to one op of a group */
	FEW_VIEWS = 4,          /* for each of which a cheap op is done */
	MAX_SEARCH = 32,        /* ops looked at to find a row's reduction */
	MIN_ROW = 8,            /* shorter rows are not worth a row group ... */
	SEVERAL_ROWS = 64,      /* of a product */
	SMALL_KEPT = 4096,      /* ... unless there are few of them */
	MAX_LONE_ROW = 1 << 14, /* elements one thread may do alone */
	LEAST_REPEATED = 1024,  /* points at which a step of its own pays */
	LEAST_TURNED = 256,     /* elements that are turned by themselves ... */
	OFTEN_TURNED = 4,       /* ... if each is read so often */
	FEW_OPS = 4,            /* behind a reduction, not worth a step ... */
	FEW_BYTES = 3,          /* read for one, not worth a step */
	FEW_COLUMNS = 32,       /* ... for less results side by side */
};

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
		       8 * pop_shape_elements(op->arg[0]->type) <=
			       pop_shape_elements(v->type));
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
is_plain_reduce(const pop_op *op)
{
	return op->code == POP_OP_REDUCE && op->nres == 1 &&
	       !pop_dtype_is_complex((pop_dtype)op->res[0].type->dtype) &&
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
		return pop_shape_same_dims(op->arg[0]->type, &g->space) &&
		       (g->full & ~pop_attr_bits(op, POP_ATTR_DIMS)) == kept;
	if (!(pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) &&
		!pop_op_moves_units(op))
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
	return !g->nreduce || pop_fuse_is_trailing(&g->space, g->reduced);
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

/* Would columns compute again in each of their many rows what is the same in
 * all of them?  They depend on none of their own reductions there. */
static bool
repeats_in_columns(const pop_op *op, const pop_group *g)
{
	if (pop_fuse_is_trailing(&g->space, g->reduced) || is_repeatable(op) ||
		pop_shape_elements(&g->space) < LEAST_REPEATED)
		return false;
	for (const pop_use *u = op->res[0].aux; u; u = u->next)
		if (u->group == g && u->repeats)
			return true;
	return false;
}

/* A kept-shaped value that a reduction of the same rows feeds. */
static bool
can_join_kept(const pop_op *op, pop_group *g, const pop_use *u, bool elsewhere)
{
	unsigned budget = MAX_SEARCH;
	uint32_t gone = g->full & ~u->mask;

	if (g->product || g->rigid || u->mask == g->full)
		return false;
	/* Before a reduction has joined, there may be none in the end. */
	if (elsewhere && (!g->nreduce || !is_kept_shape(g, op->res[0].type)))
		return false;
	if (g->reduced)
		return gone == (g->reduced & g->full) &&
		       !repeats_in_columns(op, g);
	if (!pop_fuse_is_trailing(&g->space, gone) || !rows_suffice(g, gone) ||
		!reaches_reduce(&op->res[0], g, u->mask, &budget))
		return false;
	g->reduced = gone;
	return true;
}

/* The first use of op's result by its path. */
static bool
is_new_path(const pop_op *op, const pop_use *u)
{
	for (const pop_use *v = op->res[0].aux; v != u; v = v->next)
		if (v->path == u->path)
			return false;
	return true;
}

/* Do the views through which op is seen let no more through than it has? */
static bool
sees_once(const pop_op *op)
{
	int64_t all = pop_shape_elements(op->res[0].type);
	unsigned n = 0;

	for (const pop_use *u = op->res[0].aux; u; u = u->next) {
		if (!is_new_path(op, u))
			continue;
		if (++n > MAX_PATHS)
			return false;
		all -= u->seen;
	}
	return n == 1 || all >= 0;
}

/* May v be written to, in place, behind op? */
static bool
is_updated(const pop_value *v)
{
	for (const pop_use *u = v->aux; u; u = u->next)
		if (u->updates)
			return true;
	return false;
}

/* One cheap step that a few views see is done for each of them rather than
 * stored.  What it reads must last as long, and keeps nothing from being
 * updated in place. */
static bool
sees_few_times(const pop_op *op)
{
	unsigned n = 0;

	for (const pop_use *u = op->res[0].aux; u; u = u->next)
		n += is_new_path(op, u);
	for (uint32_t i = 0; i < op->narg; i++)
		if (is_updated(op->arg[i]))
			return false;
	return n <= FEW_VIEWS && pop_op_cost(op) == 1;
}

/* Complex numbers are pairs of registers; only plain loops take them. */
static bool
is_complex_op(const pop_op *op)
{
	if (pop_dtype_is_complex((pop_dtype)op->res[0].type->dtype))
		return true;
	for (uint32_t i = 0; i < op->narg; i++)
		if (pop_dtype_is_complex((pop_dtype)op->arg[i]->type->dtype))
			return true;
	return false;
}

/* Is op one number that is computed in 64 bits, as counters of loops are, among
 * many points of narrower types?  All would be run at its width. */
static bool
widens(const pop_op *op, const pop_group *g)
{
	bool wide = pop_dtype_info_of[op->res[0].type->dtype].bits == 64;

	if (pop_shape_elements(op->res[0].type) != 1 ||
		pop_shape_elements(&g->space) < LEAST_REPEATED ||
		pop_dtype_bytes((pop_dtype)g->space.dtype) >= 8)
		return false;
	for (uint32_t i = 0; i < op->narg; i++)
		wide |= pop_dtype_info_of[op->arg[i]->type->dtype].bits == 64;
	return wide;
}

/* Does op compute truth values from nothing else?  Adds arrays that it and what
 * leads to it read to *nread.  Bounded search up. */
static bool
is_of_truth(const pop_op *op, unsigned *nread, unsigned *budget)
{
	if (!*budget)
		return false;
	--*budget;
	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_value *v = op->arg[i];
		const pop_op *def = v->def;

		if (!pop_value_is_truth(v))
			return false;
		if (is_splat(v))
			continue;
		if (!def || !(pop_op_info_of[def->code].traits &
				    POP_TRAIT_ELEMENTWISE))
			++*nread;
		else if (!is_of_truth(def, nread, budget))
			return false;
	}
	return true;
}

/* Is op one truth value for each point of a group of wider types, made from
 * several?  These fill vectors as bytes, which are worth storing then. */
static bool
is_byte_work(const pop_op *op, const pop_group *g)
{
	unsigned nread = 0, budget = MAX_SEARCH;

	return pop_value_is_truth(&op->res[0]) &&
	       pop_dtype_bytes((pop_dtype)g->space.dtype) > 1 &&
	       pop_shape_elements(op->res[0].type) >= LEAST_REPEATED &&
	       is_of_truth(op, &nread, &budget) && nread >= FEW_BYTES;
}

static bool
can_join(const pop_op *op, const pop_uses *s)
{
	pop_group *g = s->earliest->group;
	const pop_use *u = s->earliest;

	if (!g || g->ncompute >= POP_FUSE_MAX_MEMBERS || widens(op, g) ||
		is_byte_work(op, g))
		return false;
	if (is_complex_op(op) && (g->product || g->nreduce || g->reduced))
		return false;
	if (u->fit == POP_FIT_MASK && s->uniform) {
		if (u->mask == g->full)
			return (!s->elsewhere || stores_fit(g)) &&
			       pop_shape_same_but_units(
				       op->res[0].type, &g->space) &&
			       (!s->elsewhere ||
				       pop_shape_same_dims(
					       op->res[0].type, &g->space));
		if (can_join_kept(op, g, u, s->elsewhere))
			return true;
	}
	if (s->elsewhere || g->product)
		return false;
	/* Computed where it is looked at, if that is no more work. */
	if (u->fit == POP_FIT_PARTIAL && s->uniform &&
		(sees_once(op) ||
			(!g->nreduce && !g->reduced && sees_few_times(op))))
		return true;
	return !g->nreduce && !g->reduced && is_repeatable(op);
}

static void
place(pop_fuser *f, pop_op *op, uint32_t order, const pop_use *u, bool output)
{
	pop_group *g = u->group;

	pop_fuse_join(f, g, op, order, u, output);
	g->ncompute++;
	if (is_complex_op(op))
		g->rigid |= POP_RIGID_PAIRS;
	if (u->fit == POP_FIT_SPREAD ||
		(u->fit == POP_FIT_PARTIAL && !sees_once(op)))
		g->rigid |= POP_RIGID_READS;
	else if (u->fit == POP_FIT_MASK && u->mask == g->full)
		g->nfull++;
	if (u->fit != POP_FIT_PARTIAL) {
		pop_fuse_use_operands(f, op, u);
		return;
	}
	g->ncompute--;
	for (const pop_use *v = op->res[0].aux; v; v = v->next)
		if (is_new_path(op, v)) {
			pop_fuse_use_operands(f, op, v);
			g->ncompute++;
		}
}

/* A group of its own. */
static void
root(pop_fuser *f, pop_op *op, uint32_t order)
{
	pop_group *g = pop_fuse_new_group(f, op, order, op->res[0].type);
	pop_use self = {.group = g,
		.order = order,
		.fit = POP_FIT_MASK,
		.mask = g->full};

	place(f, op, order, &self, true);
}

static void
repeat(pop_fuser *f, pop_op *op, uint32_t order)
{
	const pop_group *seen[POP_FUSE_MAX_COPIES] = {NULL};
	uint32_t n = 0;

	for (const pop_use *u = op->res[0].aux; u; u = u->next) {
		bool known = false;

		for (uint32_t i = 0; i < n; i++)
			known |= seen[i] == u->group;
		if (known)
			continue;
		seen[n++] = u->group;
		place(f, op, order, u, false);
	}
}

/* Does g see v at each point already?  No, if it takes long to find. */
static bool
is_seen(const pop_value *v, const pop_group *g)
{
	unsigned n = 0;

	for (const pop_use *u = v->aux; u && n < MAX_SEARCH; u = u->next, n++)
		if (u->group == g && u->fit == POP_FIT_MASK &&
			u->mask == g->full)
			return true;
	return false;
}

/* Operands that g would have to read in place of op's result. */
static unsigned
more_to_read(const pop_op *op, const pop_group *g)
{
	unsigned n = 0;

	for (uint32_t i = 0; i < op->narg; i++) {
		bool again = false;

		for (uint32_t k = 0; k < i; k++)
			again = again || op->arg[k] == op->arg[i];
		n += !again && !is_splat(op->arg[i]) && !is_seen(op->arg[i], g);
	}
	return n;
}

/* Is it less to compute op once more than to store and read its result?  It is
 * computed by the earliest in any case. */
static bool
spares_memory(const pop_op *op, const pop_group *earliest)
{
	if (pop_op_cost(op) != 1 ||
		pop_shape_elements(op->res[0].type) < LEAST_REPEATED)
		return false;
	for (const pop_use *u = op->res[0].aux; u; u = u->next)
		if (u->group != earliest && more_to_read(op, u->group) > 1)
			return false;
	return true;
}

static bool
can_repeat(const pop_op *op, const pop_uses *s)
{
	if (s->memory || s->ngroup < 2 || s->ngroup > POP_FUSE_MAX_COPIES ||
		is_complex_op(op))
		return false;
	if (!is_repeatable(op) && !spares_memory(op, s->earliest->group))
		return false;
	for (const pop_use *u = op->res[0].aux; u; u = u->next)
		if (u->fit != POP_FIT_MASK || u->mask != u->group->full ||
			u->group->ncompute >= POP_FUSE_MAX_MEMBERS ||
			widens(op, u->group))
			return false;
	return true;
}

static void
elementwise(pop_fuser *f, pop_op *op, uint32_t order)
{
	pop_uses s = pop_fuse_uses(&op->res[0]);

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

/* Is what op turns read several times, across the memory?  It is turned once
 * then: a table of biases that all heads or windows add. */
static bool
is_turned_often(const pop_op *op, const pop_use *u)
{
	const pop_shape *t = op->res[0].type;
	const int64_t n = pop_shape_elements(t);
	uint32_t rank;
	const int64_t *from = pop_attr_ints(op, POP_ATTR_DIMS, &rank);
	const bool is_of_rows = u->fit == POP_FIT_MASK && u->group->reduced &&
				!(u->mask & u->group->reduced);

	return n >= LEAST_TURNED && from[rank - 1] + 1 != (int64_t)rank &&
	       u->group->segments == 1 && !is_of_rows &&
	       pop_shape_elements(&u->group->space) / n >= OFTEN_TURNED;
}

/* Can u's group read what op turns?  Not in too many orders. */
static bool
may_turn(const pop_op *op, const pop_use *u)
{
	pop_group *g = u->group;
	const uint64_t path = pop_fuse_partial(op, u).place;
	uint32_t i = 0;

	if (op->code != POP_OP_TRANSPOSE)
		return true;
	if (is_turned_often(op, u))
		return false;
	while (i < g->nturned && g->turned[i] != path)
		i++;
	if (i == POP_FUSE_MAX_TURNED)
		return false;
	g->turned[i] = path;
	g->nturned += i == g->nturned;
	return true;
}

static void
look_through(pop_fuser *f, pop_op *op, uint32_t order)
{
	bool memory = false;

	for (const pop_use *u = op->res[0].aux; u; u = u->next) {
		if (!u->group || !may_turn(op, u)) {
			memory = true;
			continue;
		}
		if (!u->group->member || u->group->member->op != op) {
			pop_fuse_join(f, u->group, op, order, u, false);
			u->group->nview++;
		}
		/* Other reshapes alias a buffer, which must be there. */
		if (op->code == POP_OP_RESHAPE && !pop_op_moves_units(op)) {
			pop_fuse_use_memory_in(f, op->arg[0], u->group);
			continue;
		}
		for (uint32_t i = 0; i < mapped_operands(op); i++) {
			pop_use t = pop_fuse_through(op, i, u);

			pop_fuse_use(f, op->arg[i], &t);
		}
		for (uint32_t i = mapped_operands(op); i < op->narg; i++)
			pop_fuse_use_memory_in(f, op->arg[i], u->group);
	}
	if (!memory)
		return;
	pop_fuse_use_all(f, op, order);
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
is_index_vector(const pop_op *op, const pop_uses *s)
{
	int64_t dim = pop_attr_int(op, POP_ATTR_DIM, 0);

	if (op->code != POP_OP_CONCATENATE || !s->earliest || s->elsewhere ||
		op->narg != op->res[0].type->dim[dim])
		return false;
	for (const pop_use *u = op->res[0].aux; u; u = u->next)
		if (u->vector != dim + 1)
			return false;
	return true;
}

/* Each component is seen as it is. */
static void
index_vector(pop_fuser *f, pop_op *op, uint32_t order)
{
	const pop_use *u = op->res[0].aux;

	pop_fuse_join(f, u->group, op, order, u, false);
	u->group->nview++;
	for (uint32_t i = 0; i < op->narg; i++) {
		pop_use t = {.group = u->group,
			.order = u->order,
			.fit = POP_FIT_MASK,
			.mask = u->mask};

		pop_fuse_use(f, op->arg[i], &t);
	}
}

static void
piecewise(pop_fuser *f, pop_op *op, uint32_t order)
{
	pop_uses s = pop_fuse_uses(&op->res[0]);
	pop_group *g = s.earliest ? s.earliest->group : NULL;
	const pop_use *u = s.earliest;
	int64_t n = cuts(op);

	if (is_index_vector(op, &s)) {
		index_vector(f, op, order);
		return;
	}
	if (!g || s.elsewhere || !s.uniform || u->fit != POP_FIT_MASK ||
		u->mask != g->full || g->reduced || g->nreduce || g->product ||
		g->segments * n > MAX_SEGMENTS ||
		!pop_shape_same_dims(op->res[0].type, &g->space)) {
		pop_fuse_use_all(f, op, order);
		return;
	}
	g->segments *= n;
	g->rigid |= POP_RIGID_READS;
	pop_fuse_join(f, g, op, order, u, false);
	g->ncompute++;
	for (uint32_t i = 0; i < op->narg; i++) {
		pop_use t = pop_fuse_partial(op, u);

		/* Each operand is seen once, each in its own piece. */
		t.path += i;
		t.seen = pop_shape_elements(op->arg[i]->type);
		pop_fuse_use(f, op->arg[i], &t);
	}
}

/* ---- Reductions. */

static bool
rows_worth_it(const pop_op *op)
{
	int64_t all = pop_shape_elements(op->arg[0]->type);
	int64_t kept = pop_shape_elements(op->res[0].type);

	return kept <= SMALL_KEPT || all / (kept ? kept : 1) >= MIN_ROW;
}

/* Would much be computed behind the reduction, and for few results at a time?
 * Those of trailing dims are taken side by side, and columns if they are. */
static bool
is_run_by_few(const pop_op *op, const pop_group *g)
{
	const pop_shape *t = op->arg[0]->type;
	const uint32_t gone = pop_attr_bits(op, POP_ATTR_DIMS);
	int64_t columns = 1;

	if (g->ncompute <= FEW_OPS || pop_fuse_is_trailing(t, gone))
		return false;
	for (unsigned i = t->rank; i > 0 && !(gone >> (i - 1) & 1); i--)
		columns *= t->dim[i - 1];
	return columns < FEW_COLUMNS;
}

/* The group computes on the reduced shape: it becomes a group over the
 * operand's space, in which its members are kept-shaped. */
static bool
can_widen(const pop_op *op, const pop_uses *s)
{
	const pop_group *g = s->earliest->group;

	return s->uniform && s->earliest->fit == POP_FIT_MASK &&
	       s->earliest->mask == g->full && !g->nreduce && !g->reduced &&
	       !g->product && !g->rigid && g->segments == 1 &&
	       pop_shape_same_dims(op->res[0].type, &g->space) &&
	       rows_worth_it(op) && !is_run_by_few(op, g);
}

/* The bits of `mask` over the reduced shape, over the operand's. */
static uint32_t
widen_mask(uint32_t mask, const pop_op *op)
{
	uint32_t gone = pop_attr_bits(op, POP_ATTR_DIMS), r = 0;

	for (unsigned i = 0, k = 0; i < op->arg[0]->type->rank; i++) {
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
	for (pop_use *u = g->uses; u; u = u->peer)
		if (u->fit == POP_FIT_MASK)
			u->mask = widen_mask(u->mask, op);
	for (pop_member *m = g->member; m; m = m->next)
		if (m->fit == POP_FIT_MASK)
			m->mask = widen_mask(m->mask, op);
	g->space = *op->arg[0]->type;
	g->full = pop_fuse_nonunit(&g->space);
	g->reduced = pop_attr_bits(op, POP_ATTR_DIMS);
	g->nfull = 0;
}

/* The group spreads the result over rows of the operand's shape. */
static bool
can_join_rows(const pop_op *op, const pop_uses *s)
{
	const pop_group *g = s->earliest->group;
	uint32_t gone = pop_attr_bits(op, POP_ATTR_DIMS);

	if (!s->uniform || s->earliest->fit != POP_FIT_MASK || g->product ||
		g->rigid || !pop_shape_same_dims(op->arg[0]->type, &g->space) ||
		s->earliest->mask != (g->full & ~gone))
		return false;
	if (g->reduced && (g->reduced & g->full) != (gone & g->full))
		return false;
	if (g->nfull && !rows_suffice(g, gone))
		return false;
	if (pop_fuse_is_narrow(&g->space, gone))
		return false;
	return !g->nfull || pop_fuse_is_trailing(&g->space, gone);
}

static void
reduce(pop_fuser *f, pop_op *op, uint32_t order)
{
	pop_uses s = pop_fuse_uses(&op->res[0]);
	pop_group *g = s.earliest ? s.earliest->group : NULL;
	pop_use as = {0};

	if (!s.earliest)
		return;
	if (g && g->ncompute < POP_FUSE_MAX_MEMBERS && can_join_rows(op, &s)) {
		g->reduced |= pop_attr_bits(op, POP_ATTR_DIMS);
	} else if (g && g->ncompute < POP_FUSE_MAX_MEMBERS &&
		   can_widen(op, &s)) {
		widen(g, op);
	} else {
		g = pop_fuse_new_group(f, op, order, op->arg[0]->type);
		g->reduced = pop_attr_bits(op, POP_ATTR_DIMS);
		s.elsewhere = true;
	}
	as.group = g;
	as.order = g->order;
	as.mask = g->full & ~g->reduced;
	pop_fuse_join(f, g, op, order, &as, s.elsewhere);
	g->ncompute++;
	g->nreduce++;
	as.mask = g->full;
	pop_fuse_use(f, op->arg[0], &as);
	as.mask = 0;
	if (is_splat(op->arg[1]))
		pop_fuse_use(f, op->arg[1], &as);
	else
		pop_fuse_use_memory_in(f, op->arg[1], g);
}

/* ---- Gathers of single elements, and of rows that are used just once. */

/* The bits of the space's dims, given by `mask`, that move the indices. */
static uint32_t
index_mask(const pop_op *op, uint32_t mask)
{
	const pop_shape *t = op->res[0].type;
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
use_indices(pop_fuser *f, const pop_op *op, const pop_use *as)
{
	const pop_shape *in = op->arg[1]->type;
	int64_t vector = pop_attr_int(op, POP_ATTR_INDEX_VECTOR_DIM, 0);
	pop_use u = {.group = as->group,
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
	pop_fuse_use(f, op->arg[1], &u);
}

static void
gather(pop_fuser *f, pop_op *op, uint32_t order)
{
	pop_uses s = pop_fuse_uses(&op->res[0]);
	pop_group *g = s.earliest ? s.earliest->group : NULL;
	pop_use as;

	if (!s.earliest)
		return;
	if (s.elsewhere && !pop_gather_by_element(op)) {
		pop_fuse_use_all(f, op, order);
		return;
	}
	if (!g || !s.uniform || s.earliest->fit != POP_FIT_MASK ||
		s.earliest->mask != g->full || g->product || g->nreduce ||
		g->reduced || g->ncompute >= POP_FUSE_MAX_MEMBERS ||
		!pop_shape_same_but_units(op->res[0].type, &g->space) ||
		(s.elsewhere &&
			!pop_shape_same_dims(op->res[0].type, &g->space))) {
		if (!pop_gather_by_element(op)) {
			pop_fuse_use_all(f, op, order);
			return;
		}
		g = pop_fuse_new_group(f, op, order, op->res[0].type);
		s.elsewhere = true;
	}
	as = (pop_use){.group = g,
		.order = g->order,
		.fit = POP_FIT_MASK,
		.mask = g->full};
	g->rigid |= POP_RIGID_READS;
	pop_fuse_join(f, g, op, order, &as, s.elsewhere);
	g->ncompute++;
	g->nfull++;
	pop_fuse_use_memory(f, op->arg[0], g->order);
	use_indices(f, op, &as);
}

/* ---- Products. */

/* Rows of so few columns that what follows the product, if it is more than one
 * op, costs more row by row than from memory. */
static bool
has_narrow_rows(const pop_op *op, const pop_group *g)
{
	const pop_shape *t = op->res[0].type;
	const int64_t n = t->rank ? t->dim[t->rank - 1] : 1;

	return op->code == POP_OP_DOT_GENERAL && g->ncompute > 1 && n > 1 &&
	       n < MIN_ROW && pop_shape_elements(t) / n >= SEVERAL_ROWS;
}

static void
product(pop_fuser *f, pop_op *op, uint32_t order)
{
	pop_uses s = pop_fuse_uses(&op->res[0]);
	pop_group *g = s.earliest ? s.earliest->group : NULL;

	if (!g || !s.uniform || s.earliest->fit != POP_FIT_MASK ||
		s.earliest->mask != g->full || g->product || g->nreduce ||
		g->reduced || g->rigid || has_narrow_rows(op, g) ||
		pop_dtype_is_complex((pop_dtype)op->res[0].type->dtype) ||
		!pop_shape_same_dims(op->res[0].type, &g->space)) {
		pop_fuse_use_all(f, op, order);
		return;
	}
	g->product = op;
	pop_fuse_join(f, g, op, order, s.earliest, s.elsewhere);
	g->ncompute++;
	for (uint32_t i = 0; i < op->narg; i++)
		pop_fuse_use_memory(f, op->arg[i], g->order);
}

/* ---- The walk. */

static void
visit(pop_fuser *f, pop_op *op, uint32_t order)
{
	unsigned traits = pop_op_info_of[op->code].traits;

	if (op->nres == 1 && op->code != POP_OP_CONSTANT && is_complex_op(op) &&
		!(traits & POP_TRAIT_ELEMENTWISE))
		pop_fuse_use_all(f, op, order);
	else if (traits & POP_TRAIT_ELEMENTWISE)
		elementwise(f, op, order);
	else if (op->code == POP_OP_BITCAST_CONVERT &&
		 pop_bitcast_by_element(op))
		elementwise(f, op, order);
	else if (op->code == POP_OP_BITCAST_CONVERT)
		pop_fuse_use_all(f, op, order);
	else if ((traits & POP_TRAIT_VIEW) || op->code == POP_OP_IOTA ||
		 op->code == POP_OP_DYNAMIC_SLICE)
		look_through(f, op, order);
	else if (op->code == POP_OP_CONSTANT && is_splat(&op->res[0]))
		look_through(f, op, order);
	else if (op->code == POP_OP_GATHER &&
		 (pop_gather_by_element(op) || pop_gather_by_row(op)))
		gather(f, op, order);
	else if (op->code == POP_OP_CONCATENATE || op->code == POP_OP_PAD)
		piecewise(f, op, order);
	else if (is_plain_reduce(op))
		reduce(f, op, order);
	else if (op->code == POP_OP_DOT_GENERAL ||
		 op->code == POP_OP_CONVOLUTION)
		product(f, op, order);
	else
		pop_fuse_use_all(f, op, order);
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
	pop_fuser f = {.scratch = scratch, .block = b};
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
		pop_op_prefetch(op, op->prev);
		visit(&f, op, n--);
		for (uint32_t i = 0; i < op->narg; i++)
			pop_fuse_merge_users(&f, op->arg[i]);
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
