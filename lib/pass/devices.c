/*
 * Replication: one program that does what a grid of devices does together.
 *
 * A walk in program order copies an op once for each device that has operands
 * of its own, and once for all that share them: what no device number reaches
 * stays as it is, at no cost.  Collectives have the values of all devices at
 * hand and become ordinary ops.  A loop or branch with a collective inside is
 * one for all devices, each with its own carries; a condition that differs
 * between devices runs the loop until all are done, and leaves alone the
 * values of those that are.  Other loops are copied like any op.
 *
 * Where the devices are:
 *   shard, unshard   the program is that of the whole; between the two a value
 *                    is one for each device
 *   neither, but collectives, on more than one device: all of the entry is the
 *                    program of each device, its arguments and results have
 *                    the device as a new first dimension
 *   run_parallel     a grid of its own; programs that differ run in lockstep,
 *                    op by op, waiting for each other at collectives
 *
 * v->mark: 0, or which row of `table` holds v's value for each device.
 */

#include "lib/pass/replicate.h"

#include <string.h>

/* ---- Values. */

pop_value *
pop_rep_value(const pop_rep *r, pop_value *v, uint32_t device)
{
	v = pop_value_final(v);
	return v->mark ? r->table[v->mark - 1][device] : v;
}

/* v stands for at[device] on each device; at is kept. */
void
pop_rep_stand_for(pop_rep *r, pop_value *v, pop_value **at)
{
	uint32_t d = 1;

	while (d < r->grid.n && at[d] == at[0])
		d++;
	if (d >= r->grid.n) {
		pop_value_replace(r->g, v, at[0]);
		return;
	}
	if (r->ntable == r->cap) {
		uint32_t cap = r->cap ? r->cap * 2 : 256;
		pop_value ***t = POP_NEWN(r->g->arena, pop_value **, cap);

		if (r->ntable)
			memcpy(t, r->table, r->ntable * sizeof(*t));
		r->table = t;
		r->cap = cap;
	}
	r->table[r->ntable++] = at;
	v->mark = r->ntable;
}

pop_value **
pop_rep_row(pop_rep *r)
{
	return POP_NEWN(r->g->arena, pop_value *, r->grid.n);
}

pop_status
pop_rep_count(pop_rep *r, const pop_op *op, uint64_t copies)
{
	r->made += (int64_t)copies;
	if (r->made <= POP_LIMIT_INLINED_OPS)
		return POP_OK;
	return pop_op_fail(r->g, op, r->err,
		"ops for %u devices: got more than %lld, expected at most "
		"that",
		r->grid.n, (long long)POP_LIMIT_INLINED_OPS);
}

/* ---- Plain ops. */

static void
look_at(pop_rep *r, pop_varying *l, const pop_op *op)
{
	l->ops++;
	for (uint32_t i = 0; i < op->narg; i++) {
		pop_value *v = pop_value_final(op->arg[i]);

		if (!v->mark)
			continue;
		if (l->n == l->cap) {
			uint32_t cap = l->cap ? l->cap * 2 : 8;
			pop_value **p = POP_NEWN(r->g->arena, pop_value *, cap);

			if (l->n)
				memcpy(p, l->v, l->n * sizeof(*p));
			l->v = p;
			l->cap = cap;
		}
		l->v[l->n++] = v;
	}
}

pop_varying
pop_rep_varying(pop_rep *r, const pop_op *op)
{
	pop_varying l = {0};
	pop_walk w;

	look_at(r, &l, op);
	for (uint32_t k = 0; k < op->nregion; k++)
		for (const pop_op *o = pop_walk_first(&w, op->region[k]); o;
			o = pop_walk_next(&w))
			look_at(r, &l, o);
	return l;
}

static bool
same_operands(const pop_rep *r, const pop_varying *l, uint32_t a, uint32_t b)
{
	for (uint32_t i = 0; i < l->n; i++)
		if (pop_rep_value(r, l->v[i], a) !=
			pop_rep_value(r, l->v[i], b))
			return false;
	return true;
}

static pop_op *
copy_for(pop_rep *r, const pop_varying *l, pop_op *op, uint32_t device)
{
	pop_op *c;

	for (uint32_t i = 0; i < l->n; i++)
		l->v[i]->aux = pop_rep_value(r, l->v[i], device);
	c = pop_op_clone(r->g, op);
	pop_op_insert_before(op, c);
	for (uint32_t i = 0; i < l->n; i++)
		l->v[i]->aux = NULL;
	for (uint32_t i = 0; i < op->nres; i++)
		op->res[i].aux = NULL;
	return c;
}

static pop_status
copy_op(pop_rep *r, pop_op *op, const pop_varying *l)
{
	pop_op **of = POP_NEWN(r->g->arena, pop_op *, r->grid.n);

	for (uint32_t d = 0; d < r->grid.n; d++) {
		uint32_t e = 0;

		while (e < d && !same_operands(r, l, d, e))
			e++;
		if (e == d)
			POP_TRY(pop_rep_count(r, op, l->ops));
		of[d] = e < d ? of[e] : copy_for(r, l, op, d);
	}
	for (uint32_t i = 0; i < op->nres; i++) {
		pop_value **at = pop_rep_row(r);

		for (uint32_t d = 0; d < r->grid.n; d++)
			at[d] = &of[d]->res[i];
		pop_rep_stand_for(r, &op->res[i], at);
	}
	pop_op_unlink(op);
	return POP_OK;
}

static pop_status
process_plain(pop_rep *r, pop_op *op)
{
	pop_varying l = pop_rep_varying(r, op);

	return l.n ? copy_op(r, op, &l) : POP_OK;
}

/* ---- Device numbers, shards. */

static pop_status
process_id(pop_rep *r, pop_op *op)
{
	pop_value **at = pop_rep_row(r);
	uint32_t c = r->grid.partitions;
	bool replica = op->code == POP_OP_REPLICA_ID;

	for (uint32_t d = 0; d < r->grid.n; d++) {
		uint32_t id = replica ? d / c : d % c;
		/* The first device with this number. */
		uint32_t first = replica ? id * c : id;

		at[d] = first < d ? at[first]
				  : pop_build_constant(op->block, op,
					    op->res[0].type, &id, true);
	}
	pop_rep_stand_for(r, &op->res[0], at);
	pop_op_unlink(op);
	return POP_OK;
}

/* Tiles are numbered for the devices of the entry, not of run_parallel. */
static pop_status
check_devices(pop_rep *r, const pop_op *op, uint32_t n)
{
	if (n == r->grid.n)
		return POP_OK;
	return pop_op_fail(r->g, op, r->err,
		"devices: got %u, expected %u as in the grid around", n,
		r->grid.n);
}

static pop_value *
tile_of(pop_op *op, pop_value *v, const int64_t *tiles, int64_t tile)
{
	int64_t start[POP_MAX_RANK], limit[POP_MAX_RANK];
	const pop_shape *type = op->res[0].type;

	for (unsigned d = type->rank; d-- > 0; tile /= tiles[d]) {
		start[d] = tile % tiles[d] * type->dim[d];
		limit[d] = start[d] + type->dim[d];
	}
	return pop_part(op, v, start, limit);
}

static pop_status
process_shard(pop_rep *r, pop_op *op)
{
	uint32_t n;
	const int64_t *tiles = pop_attr_ints(op, POP_ATTR_TILES, &n);
	const int64_t *held = pop_attr_ints(op, POP_ATTR_REPLICA_GROUPS, &n);
	pop_value **made = pop_rep_row(r), **at = pop_rep_row(r);
	pop_value *v = pop_value_final(op->arg[0]);

	POP_TRY(check_devices(r, op, n));
	if (v->mark)
		return pop_op_fail(r->g, op, r->err,
			"a value that is cut already: got a manual region in "
			"another one, expected one that cuts by all axes");
	for (uint32_t d = 0; d < r->grid.n; d++) {
		/* There are at most as many tiles as devices. */
		pop_value **tile = &made[held[d]];

		if (!*tile)
			*tile = tile_of(op, v, tiles, held[d]);
		at[d] = *tile;
	}
	pop_rep_stand_for(r, &op->res[0], at);
	pop_op_unlink(op);
	return POP_OK;
}

/* The tile from the first device that holds it; dims joined from the last. */
static pop_status
process_unshard(pop_rep *r, pop_op *op)
{
	uint32_t n, rank = op->arg[0]->type->rank;
	const int64_t *tiles = pop_attr_ints(op, POP_ATTR_TILES, &n);
	const int64_t *held = pop_attr_ints(op, POP_ATTR_REPLICA_GROUPS, &n);
	pop_value **part = pop_rep_row(r);
	int64_t count = 1;

	POP_TRY(check_devices(r, op, n));
	for (uint32_t d = 0; d < rank; d++)
		count *= tiles[d];
	for (uint32_t d = r->grid.n; d-- > 0;)
		part[held[d]] = pop_rep_value(r, op->arg[0], d);
	for (unsigned d = rank; d-- > 0; count /= tiles[d])
		for (int64_t i = 0; i < count / tiles[d]; i++)
			part[i] = pop_joined(
				op, part + i * tiles[d], (uint32_t)tiles[d], d);
	pop_value_replace(r->g, &op->res[0], part[0]);
	pop_op_unlink(op);
	return POP_OK;
}

/* ---- Collectives. */

/* About as many as pop_join_group() makes. */
static uint64_t
ops_of_join(const pop_op *op, uint32_t n)
{
	uint64_t each = op->nres, body = 1;

	if (op->nregion)
		POP_FOR_EACH_OP(o, op->region[0])
			body++;
	if (op->code == POP_OP_ALL_TO_ALL)
		return each * n * n;
	return each * n * body;
}

static pop_status
join_one(pop_rep *r, pop_op *op, const uint32_t *member, uint32_t n,
	pop_value ***res)
{
	size_t na = op->narg, nr = op->nres;
	pop_value **arg = POP_NEWN(r->g->arena, pop_value *, na * n);
	pop_value **out = POP_NEWN(r->g->arena, pop_value *, nr * n);

	for (size_t i = 0; i < na; i++)
		for (uint32_t k = 0; k < n; k++)
			arg[i * n + k] =
				pop_rep_value(r, op->arg[i], member[k]);
	POP_TRY(pop_rep_count(r, op, ops_of_join(op, n)));
	POP_TRY(pop_join_group(
		r->g, op, op, &r->grid, member, n, arg, out, r->err));
	for (size_t i = 0; i < nr; i++)
		for (uint32_t k = 0; k < n; k++)
			res[i][member[k]] = out[i * n + k];
	return POP_OK;
}

/* Some collectives give zeros to devices that are in no group. */
static pop_status
left_out(pop_rep *r, pop_op *op, pop_value ***res)
{
	for (uint32_t i = 0; i < op->nres; i++) {
		pop_value *zero = NULL;

		for (uint32_t d = 0; d < r->grid.n; d++) {
			if (res[i][d])
				continue;
			if (op->code != POP_OP_COLLECTIVE_BROADCAST &&
				op->code != POP_OP_COLLECTIVE_REDUCE)
				return pop_op_fail(r->g, op, r->err,
					"replica_groups: got none with device "
					"%u, expected all of %u devices",
					d, r->grid.n);
			if (!zero)
				zero = pop_zeros(op, op->res[i].type);
			res[i][d] = zero;
		}
	}
	return POP_OK;
}

static pop_status
process_collective(pop_rep *r, pop_op *op)
{
	pop_value ***res = POP_NEWN(r->g->arena, pop_value **, op->nres);
	pop_groups gr;

	POP_TRY(pop_groups_of(&gr, r->g, op, &r->grid, r->err));
	for (uint32_t i = 0; i < op->nres; i++)
		res[i] = pop_rep_row(r);
	for (uint32_t i = 0; i < gr.n; i++)
		POP_TRY(join_one(r, op, gr.member + gr.start[i],
			gr.start[i + 1] - gr.start[i], res));
	POP_TRY(left_out(r, op, res));
	for (uint32_t i = 0; i < op->nres; i++)
		pop_rep_stand_for(r, &op->res[i], res[i]);
	pop_op_unlink(op);
	return POP_OK;
}

/* ---- Control flow that devices run together. */

/* Slots of n values: one if it is the same for all, one a device otherwise. */
static uint32_t
slots(const pop_rep *r, const pop_value *v)
{
	return v->nuse ? r->grid.n : 1;
}

/* Arguments of b in slots, in place of its own. */
static void
widen_args(pop_rep *r, pop_block *b)
{
	pop_value **old = b->arg;
	uint32_t n = b->narg;

	b->arg = NULL;
	b->narg = 0;
	for (uint32_t i = 0; i < n; i++) {
		pop_value **at = pop_rep_row(r);
		uint32_t k = slots(r, old[i]);

		for (uint32_t d = 0; d < r->grid.n; d++)
			at[d] = d < k ? pop_block_add_arg(b, old[i]->type)
				      : at[0];
		pop_rep_stand_for(r, old[i], at);
	}
}

/* The values of op's operands, in slots like those of `like`. */
static pop_status
widen_operands(pop_rep *r, pop_op *op, const pop_value *const *like, uint32_t n)
{
	pop_value **arg;
	uint32_t total = 0, k = 0;

	for (uint32_t i = 0; i < n; i++)
		total += slots(r, like[i]);
	arg = POP_NEWN(r->g->arena, pop_value *, total);
	for (uint32_t i = 0; i < n; i++) {
		uint32_t s = slots(r, like[i]);

		if (s == 1 && pop_value_final(op->arg[i])->mark)
			return pop_op_fail(r->g, op, r->err,
				"value %u differs between devices where it "
				"must not",
				i);
		for (uint32_t d = 0; d < s; d++)
			arg[k++] = pop_rep_value(r, op->arg[i], d);
	}
	op->arg = arg;
	op->narg = total;
	return POP_OK;
}

/* op with results in slots, which its results stand for. */
static pop_op *
widen_results(pop_rep *r, pop_op *op)
{
	uint32_t total = 0, k = 0;
	pop_shape *type;
	pop_op *w;

	for (uint32_t i = 0; i < op->nres; i++)
		total += slots(r, &op->res[i]);
	type = POP_NEWN(r->g->arena, pop_shape, total);
	for (uint32_t i = 0; i < op->nres; i++)
		for (uint32_t d = 0; d < slots(r, &op->res[i]); d++)
			type[k++] = *op->res[i].type;
	w = pop_op_remake(r->g, op, op->narg, op->arg, total, type);
	k = 0;
	for (uint32_t i = 0; i < op->nres; i++) {
		pop_value **at = pop_rep_row(r);
		uint32_t s = slots(r, &op->res[i]);

		for (uint32_t d = 0; d < r->grid.n; d++)
			at[d] = &w->res[s == 1 ? k : k + d];
		k += s;
		pop_rep_stand_for(r, &op->res[i], at);
	}
	return w;
}

/* One predicate of many: while any device goes on. */
static void
any_device(pop_rep *r, pop_op *ret)
{
	pop_value *p = pop_value_final(ret->arg[0]), *all;

	if (!p->mark)
		return;
	all = pop_rep_value(r, p, 0);
	for (uint32_t d = 1; d < r->grid.n; d++)
		all = pop_build2(ret->block, ret, POP_OP_OR, all->type, all,
			pop_rep_value(r, p, d));
	ret->arg[0] = all;
}

/* A loop with streams is as many turns as it makes. */
static pop_status
unroll(pop_rep *r, pop_op *op, bool *done)
{
	uint32_t counter;
	int64_t n;

	*done = false;
	if (!pop_op_streams(op))
		return POP_OK;
	n = pop_while_trip(op, &counter);
	if (n < 0 || n > POP_LIMIT_UNROLLED)
		return POP_OK;
	POP_TRY(pop_rep_count(r, op, (uint64_t)n * pop_rep_varying(r, op).ops));
	pop_while_expand(r->g, op, n);
	*done = true;
	return POP_OK;
}

static pop_status
process_while(pop_rep *r, pop_op *op, pop_op **next)
{
	pop_op *before = op->prev;
	pop_block *b = op->block, *cond = op->region[0], *body = op->region[1];
	const pop_value *const *old;
	bool done;

	POP_TRY(unroll(r, op, &done));
	if (!done) {
		pop_mark_op(op, &r->grid);
		/* mark: masked already */
		done = pop_value_final(cond->last->arg[0])->nuse && !op->mark;
		if (done && pop_op_has_effect(op))
			return pop_op_fail(r->g, op, r->err,
				"condition: got one that differs between "
				"devices around a stream or a check, expected "
				"one that is the same for all");
		if (done)
			pop_while_masked(r->g, op);
	}
	if (done) {
		*next = pop_first_after(b, before);
		return POP_OK;
	}
	old = (const pop_value *const *)body->arg;
	POP_TRY(widen_operands(r, op, old, body->narg));
	widen_results(r, op);
	widen_args(r, cond);
	widen_args(r, body);
	r->loops++;
	POP_TRY(pop_rep_block(r, cond));
	any_device(r, cond->last);
	POP_TRY(pop_rep_block(r, body));
	r->loops--;
	return widen_operands(r, body->last, old, body->last->narg);
}

static pop_status
process_branches(pop_rep *r, pop_op *op, pop_op **next)
{
	pop_op *w;
	const pop_value **like;

	pop_mark_op(op, &r->grid);
	if (pop_value_final(op->arg[0])->mark) {
		if (pop_op_has_effect(op))
			return pop_op_fail(r->g, op, r->err,
				"condition: got one that differs between "
				"devices around a stream or a check, expected "
				"one that is the same for all");
		*next = pop_branches_selected(r->g, op);
		return POP_OK;
	}
	like = POP_NEWN(r->g->arena, const pop_value *, op->nres);
	for (uint32_t i = 0; i < op->nres; i++)
		like[i] = &op->res[i];
	w = widen_results(r, op);
	r->loops++;
	for (uint32_t k = 0; k < w->nregion; k++) {
		POP_TRY(pop_rep_block(r, w->region[k]));
		POP_TRY(widen_operands(r, w->region[k]->last, like, op->nres));
	}
	r->loops--;
	return POP_OK;
}

/* ---- The walk. */

static pop_status
process_op(pop_rep *r, pop_op *op, pop_op **next)
{
	for (uint32_t i = 0; i < op->narg; i++)
		op->arg[i] = pop_value_final(op->arg[i]);
	switch ((int)op->code) {
	case POP_OP_RETURN:
		return POP_OK;
	case POP_OP_REPLICA_ID:
	case POP_OP_PARTITION_ID:
		return process_id(r, op);
	case POP_OP_SHARD:
		return process_shard(r, op);
	case POP_OP_UNSHARD:
		return process_unshard(r, op);
	case POP_OP_INFEED:
	case POP_OP_OUTFEED:
	case POP_OP_SEND:
	case POP_OP_RECV:
		return pop_rep_stream(r, op);
	case POP_OP_RUN_PARALLEL:
		return pop_rep_parallel(r, op);
	case POP_OP_WHILE:
		if (pop_op_distributed(op))
			return process_while(r, op, next);
		return process_plain(r, op);
	case POP_OP_CASE:
	case POP_OP_IF:
		if (pop_op_distributed(op))
			return process_branches(r, op, next);
		return process_plain(r, op);
	default:
		if (pop_op_is_distributed(op))
			return process_collective(r, op);
		if (op->nregion && pop_op_distributed(op))
			return pop_op_fail(r->g, op, r->err,
				"region: got a collective or stream, expected "
				"them in loops and branches only");
		return process_plain(r, op);
	}
}

pop_status
pop_rep_block(pop_rep *r, pop_block *b)
{
	pop_op *next;

	for (pop_op *op = b->first; op; op = next) {
		next = op->next;
		POP_TRY(process_op(r, op, &next));
	}
	return POP_OK;
}
