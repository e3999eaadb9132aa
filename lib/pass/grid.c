/*
 * Grids of devices: who works with whom, what differs between devices, and
 * control flow made the same for all.
 *
 * Differing is found before anything is copied, block by block to a fixed
 * point: device numbers differ, and what comes from something that differs,
 * until a collective of all devices, or the end of a manual region, makes one
 * value of them again.  Marks only ever appear, so loops in loops cost one walk
 * more for each mark and each loop around.
 */

#include "lib/pass/replicate.h"

#include "lib/ir/site.h"

/* ---- Groups. */

static uint32_t
device_of(const pop_grid *g, uint32_t replica, uint32_t partition)
{
	return replica * g->partitions + partition;
}

/* What the numbers in groups stand for. */
enum strategy {
	CROSS_REPLICA,
	CROSS_PARTITION,
	CROSS_BOTH, /* replicas, over all partitions */
	FLATTENED,
};

static enum strategy
strategy_of(const pop_op *op)
{
	bool channel = pop_attr_int(op, POP_ATTR_CHANNEL_ID, 0) > 0;

	if (!channel)
		return CROSS_REPLICA;
	if (pop_attr_int(op, POP_ATTR_GLOBAL_IDS, 0))
		return FLATTENED;
	switch ((int)op->code) {
	case POP_OP_ALL_TO_ALL:
	case POP_OP_COLLECTIVE_BROADCAST:
		return CROSS_PARTITION;
	default:
		return CROSS_BOTH;
	}
}

typedef struct listing {
	pop_groups *out;
	const pop_grid *grid;
	const int64_t *id;
	uint32_t size;
	uint32_t n; /* members so far */
} listing;

static void
add(listing *l, uint32_t device)
{
	l->out->member[l->n++] = device;
}

static void
close_group(listing *l)
{
	l->out->start[++l->out->n] = l->n;
}

/* One row of the table, for replica or partition `fixed` where that counts. */
static void
add_row(listing *l, enum strategy s, uint32_t row, uint32_t fixed)
{
	for (uint32_t i = 0; i < l->size; i++) {
		int64_t id = l->id ? l->id[(size_t)row * l->size + i] : i;

		if (id < 0)
			continue;
		if (s == CROSS_PARTITION)
			add(l, device_of(l->grid, fixed, (uint32_t)id));
		else if (s == FLATTENED)
			add(l, (uint32_t)id);
		else
			add(l, device_of(l->grid, (uint32_t)id, fixed));
	}
}

static pop_status
check_ids(pop_graph *g, const pop_op *op, const pop_grid *grid,
	const int64_t *id, uint32_t n, uint32_t bound, pop_err *err)
{
	for (uint32_t i = 0; i < n; i++)
		if (id[i] >= bound)
			return pop_op_fail(g, op, err,
				"device: got %lld, expected one below %u: the "
				"program is for %u replicas and %u partitions "
				"(mhlo.num_replicas, mhlo.num_partitions)",
				(long long)id[i], bound, grid->replicas,
				grid->partitions);
	return POP_OK;
}

static pop_status
permutation(pop_groups *out, pop_graph *g, const pop_op *op,
	const pop_grid *grid, pop_err *err)
{
	uint32_t n;
	const int64_t *id = pop_attr_ints(op, POP_ATTR_PAIRS, &n);
	bool across = pop_attr_int(op, POP_ATTR_CHANNEL_ID, 0) > 0;

	POP_TRY(check_ids(g, op, grid, id, n,
		across ? grid->partitions : grid->replicas, err));
	out->start = POP_NEWN(g->arena, uint32_t, 2);
	out->member = POP_NEWN(g->arena, uint32_t, grid->n);
	out->n = 1;
	out->start[1] = grid->n;
	for (uint32_t d = 0; d < grid->n; d++)
		out->member[d] = d;
	return POP_OK;
}

pop_status
pop_groups_of(pop_groups *out, pop_graph *g, const pop_op *op,
	const pop_grid *grid, pop_err *err)
{
	listing l = {.out = out, .grid = grid};
	enum strategy s = strategy_of(op);
	uint32_t n, bound, rows, times;

	*out = (pop_groups){0};
	for (uint32_t i = 0; i < op->nattr; i++)
		if (op->attr[i].key == POP_ATTR_OTHER &&
			pop_str_is(op->attr[i].pair->name, "replica_groups"))
			return pop_op_fail(g, op, err,
				"replica_groups: got axes of a mesh that is "
				"not defined, expected one that is (sdy.mesh) "
				"or numbers of devices");
	if (op->code == POP_OP_COLLECTIVE_PERMUTE)
		return permutation(out, g, op, grid, err);
	bound = s == FLATTENED         ? grid->n
		: s == CROSS_PARTITION ? grid->partitions
				       : grid->replicas;
	l.id = pop_attr_ints(op, POP_ATTR_REPLICA_GROUPS, &n);
	if (!n)
		l.id = NULL;
	l.size = n ? (uint32_t)pop_attr_int(op, POP_ATTR_GROUP_SIZE, 1) : bound;
	rows = n ? n / l.size : 1;
	times = s == CROSS_REPLICA     ? grid->partitions
		: s == CROSS_PARTITION ? grid->replicas
				       : 1;
	POP_TRY(check_ids(g, op, grid, l.id, n, bound, err));
	out->start = POP_NEWN(g->arena, uint32_t, (size_t)rows * times + 1);
	out->member = POP_NEWN(g->arena, uint32_t, grid->n);
	for (uint32_t row = 0; row < rows; row++)
		for (uint32_t t = 0; t < times; t++) {
			uint32_t all = s == CROSS_BOTH ? grid->partitions : 1;

			for (uint32_t p = 0; p < all; p++)
				add_row(&l, s, row, s == CROSS_BOTH ? p : t);
			close_group(&l);
		}
	return POP_OK;
}

/* ---- What ops do. */

static bool
any(const pop_op *op, bool (*is)(const pop_op *))
{
	pop_walk w;

	if (is(op))
		return true;
	for (uint32_t r = 0; r < op->nregion; r++)
		for (const pop_op *o = pop_walk_first(&w, op->region[r]); o;
			o = pop_walk_next(&w))
			if (is(o))
				return true;
	return false;
}

static bool
is_stream(const pop_op *op)
{
	return op->code == POP_OP_INFEED || op->code == POP_OP_OUTFEED ||
	       op->code == POP_OP_SEND || op->code == POP_OP_RECV;
}

bool
pop_op_is_distributed(const pop_op *op)
{
	switch ((int)op->code) {
	case POP_OP_REPLICA_ID:
	case POP_OP_PARTITION_ID:
	case POP_OP_SHARD:
	case POP_OP_UNSHARD:
	case POP_OP_RUN_PARALLEL:
		return true;
	default:
		return is_stream(op) ||
		       (pop_op_info_of[op->code].traits & POP_TRAIT_COLLECTIVE);
	}
}

bool
pop_op_distributed(const pop_op *op)
{
	return any(op, pop_op_is_distributed);
}

bool
pop_op_streams(const pop_op *op)
{
	return any(op, is_stream);
}

/* ---- What differs. */

static bool
varies(pop_value *v)
{
	v = pop_value_final(v);
	return v->nuse || v->mark;
}

static bool
set(pop_value *v, bool to)
{
	if (!to || v->nuse)
		return false;
	v->nuse = 1;
	return true;
}

static bool
args_vary(const pop_op *op)
{
	for (uint32_t i = 0; i < op->narg; i++)
		if (varies(op->arg[i]))
			return true;
	return false;
}

/* All devices work together, so all have one result. */
static bool
unites(const pop_op *op, const pop_grid *grid)
{
	uint32_t n;
	const int64_t *id = pop_attr_ints(op, POP_ATTR_REPLICA_GROUPS, &n);
	int64_t size = pop_attr_int(op, POP_ATTR_GROUP_SIZE, 0);
	enum strategy s = strategy_of(op);

	if (op->code != POP_OP_ALL_GATHER && op->code != POP_OP_ALL_REDUCE)
		return false;
	if (n && n != size)
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (id[i] < 0)
			return false;
	if (s == CROSS_REPLICA)
		return grid->partitions == 1 && (!n || n == grid->replicas);
	if (s == FLATTENED)
		return n == grid->n;
	return !n || n == grid->replicas;
}

static void
mark_block(pop_block *b, const pop_grid *grid)
{
	POP_FOR_EACH_OP(op, b)
		pop_mark_op(op, grid);
}

static bool
mark_while(pop_op *op, const pop_grid *grid)
{
	pop_block *cond = op->region[0], *body = op->region[1];
	bool any_change = false, changed = true;

	while (changed) {
		bool all = varies(cond->last->arg[0]);

		changed = false;
		for (uint32_t i = 0; i < op->narg; i++) {
			bool v = all || varies(op->arg[i]) ||
				 varies(body->last->arg[i]);

			changed |= set(cond->arg[i], v);
			changed |= set(body->arg[i], v);
			changed |= set(&op->res[i], v);
		}
		mark_block(cond, grid);
		mark_block(body, grid);
		changed |= !all && varies(cond->last->arg[0]);
		for (uint32_t i = 0; i < op->narg; i++)
			changed |= !body->arg[i]->nuse &&
				   varies(body->last->arg[i]);
		any_change |= changed;
	}
	return any_change;
}

static bool
mark_branches(pop_op *op, const pop_grid *grid)
{
	bool all = args_vary(op), changed = false;

	for (uint32_t r = 0; r < op->nregion; r++)
		mark_block(op->region[r], grid);
	for (uint32_t i = 0; i < op->nres; i++) {
		bool v = all;

		for (uint32_t r = 0; r < op->nregion; r++)
			v |= varies(op->region[r]->last->arg[i]);
		changed |= set(&op->res[i], v);
	}
	return changed;
}

/* A region that computes on scalars may read what differs from around it. */
static bool
captures_vary(const pop_op *op)
{
	pop_walk w;

	for (uint32_t r = 0; r < op->nregion; r++)
		for (const pop_op *o = pop_walk_first(&w, op->region[r]); o;
			o = pop_walk_next(&w))
			if (args_vary(o))
				return true;
	return false;
}

bool
pop_mark_op(pop_op *op, const pop_grid *grid)
{
	bool v, changed = false;

	switch ((int)op->code) {
	case POP_OP_WHILE:
		return mark_while(op, grid);
	case POP_OP_CASE:
	case POP_OP_IF:
		return mark_branches(op, grid);
	case POP_OP_REPLICA_ID:
		v = grid->replicas > 1;
		break;
	case POP_OP_PARTITION_ID:
		v = grid->partitions > 1;
		break;
	case POP_OP_SHARD:
	case POP_OP_COLLECTIVE_PERMUTE:
	case POP_OP_COLLECTIVE_BROADCAST:
	case POP_OP_COLLECTIVE_REDUCE:
	case POP_OP_REDUCE_SCATTER:
	case POP_OP_ALL_TO_ALL:
	case POP_OP_INFEED:
	case POP_OP_RECV:
		v = grid->n > 1;
		break;
	case POP_OP_UNSHARD:
	case POP_OP_RUN_PARALLEL:
		v = false;
		break;
	case POP_OP_ALL_GATHER:
	case POP_OP_ALL_REDUCE:
		v = grid->n > 1 && !unites(op, grid);
		break;
	default:
		v = args_vary(op) || captures_vary(op);
		break;
	}
	for (uint32_t i = 0; i < op->nres; i++)
		changed |= set(&op->res[i], v);
	return changed;
}

/* ---- Control flow for all devices at once. */

/* Copies of the ops of b without its return, in front of `at`, its arguments
 * being `arg`; *out is what it returns first. */
static void
copy_block(pop_graph *g, pop_block *b, pop_op *at, pop_value *const *arg,
	pop_value **out)
{
	pop_value *v;

	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->aux = arg[i];
	POP_FOR_EACH_OP(op, b)
		if (op != b->last)
			pop_op_insert_before(at, pop_op_clone(g, op));
	v = pop_value_final(b->last->arg[0]);
	*out = v->aux ? v->aux : v;
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->aux = NULL;
	POP_FOR_EACH_OP(op, b)
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].aux = NULL;
}

static pop_value *
choose(pop_op *at, pop_value *p, pop_value *yes, pop_value *no)
{
	const pop_site s = pop_site_before(at);

	return yes->type->dtype == POP_DT_TOKEN
		       ? yes
		       : pop_site_select(&s, p, yes, no);
}

/* A block of arguments of these types that returns the last one. */
static pop_block *
last_of(pop_op *parent, pop_func *f, const pop_shape *type, uint32_t n)
{
	pop_block *b = pop_block_new(f, parent);
	pop_op *ret =
		pop_op_new(f->graph, POP_OP_RETURN, 1, 0, NULL, 0, parent->loc);

	for (uint32_t i = 0; i < n; i++)
		ret->arg[0] = pop_block_add_arg(b, &type[i]);
	pop_block_append(b, ret);
	return b;
}

/*
 * while (c) b   becomes   p = c; while (p) { x' = b; p' = p and c(x');
 *                                            x = select(p, x', x) }
 */
void
pop_while_masked(pop_graph *g, pop_op *loop)
{
	pop_block *cond = loop->region[0], *body = loop->region[1];
	const uint32_t n = loop->narg;
	pop_shape *type = POP_NEWN(g->arena, pop_shape, n + 1);
	pop_value **start = POP_NEWN(g->arena, pop_value *, n + 1);
	pop_value **next = POP_NEWN(g->arena, pop_value *, n + 1);
	pop_op *op, *ret = body->last;
	pop_value *p, *again;

	for (uint32_t i = 0; i < n; i++) {
		type[i] = *loop->res[i].type;
		start[i] = loop->arg[i];
	}
	type[n] = (pop_shape){.dtype = POP_DT_I1};
	copy_block(g, cond, loop, start, &start[n]);
	p = pop_block_add_arg(body, &type[n]);
	copy_block(g, cond, ret, ret->arg, &again);
	for (uint32_t i = 0; i < n; i++)
		next[i] = choose(ret, p, ret->arg[i], body->arg[i]);
	next[n] = pop_build2(body, ret, POP_OP_AND, &type[n], p, again);
	ret->arg = next;
	ret->narg = n + 1;
	op = pop_op_remake(g, loop, n + 1, start, n + 1, type);
	op->region[0] = last_of(op, body->func, type, n + 1);
	for (uint32_t i = 0; i < n; i++)
		pop_value_replace(g, &loop->res[i], &op->res[i]);
	op->mark = 1;
	g->marked = true;
}

/* Does the predicate choose branch r? */
static pop_value *
chosen(pop_op *op, uint32_t r)
{
	pop_shape i1 = {.dtype = POP_DT_I1}, i32 = {.dtype = POP_DT_I32};
	int32_t k = (int32_t)r;
	pop_value *v;

	if (op->code == POP_OP_IF)
		return op->arg[0];
	v = pop_build2(op->block, op, POP_OP_COMPARE, &i1, op->arg[0],
		pop_build_constant(op->block, op, &i32, &k, true));
	pop_attr_set_int(op->block->func->graph, v->def, POP_ATTR_DIRECTION, 0);
	return v;
}

pop_op *
pop_first_after(const pop_block *b, pop_op *before)
{
	return before ? before->next : b->first;
}

pop_op *
pop_branches_selected(pop_graph *g, pop_op *op)
{
	const pop_block *b = op->block;
	pop_op *before = op->prev;
	uint32_t last = op->nregion - 1;
	pop_value **v = POP_NEWN(g->arena, pop_value *, op->nres);

	for (uint32_t r = 0; r <= last; r++)
		POP_FOR_EACH_OP(inner, op->region[r]) {
			if (inner == op->region[r]->last)
				continue;
			pop_op_unlink(inner);
			pop_op_insert_before(op, inner);
		}
	for (uint32_t i = 0; i < op->nres; i++)
		v[i] = op->region[last]->last->arg[i];
	/* A number out of range chooses the last branch. */
	for (uint32_t r = last; r-- > 0;) {
		pop_value *p = chosen(op, r);

		for (uint32_t i = 0; i < op->nres; i++)
			v[i] = choose(op, p, op->region[r]->last->arg[i], v[i]);
	}
	for (uint32_t i = 0; i < op->nres; i++)
		pop_value_replace(g, &op->res[i], v[i]);
	pop_op_unlink(op);
	return pop_first_after(b, before);
}

/* ---- Before the key. */

void
pop_pass_settle_grid(pop_graph *g)
{
	bool distributed = false, cut = false, fits = true;
	pop_walk w;
	uint32_t n;

	if (g->num_replicas != 1 || g->num_partitions == 1)
		return;
	for (uint32_t i = 0; i < g->nfunc; i++)
		for (const pop_op *op = pop_walk_first(&w, g->func[i]->body);
			op; op = pop_walk_next(&w)) {
			if (!pop_op_is_distributed(op))
				continue;
			distributed = true;
			if (op->code != POP_OP_SHARD &&
				op->code != POP_OP_UNSHARD)
				continue;
			cut = true;
			pop_attr_ints(op, POP_ATTR_REPLICA_GROUPS, &n);
			fits &= n == g->num_partitions;
		}
	if (cut ? fits : !distributed)
		g->num_partitions = 1;
}
