/*
 * Checks of distribution: collectives, device numbers, streams and tokens,
 * shards, grids of programs.
 *
 * Which devices a group has, hence how large an all_gather's result is,
 * depends on the grid that the program runs on; what follows from the op alone
 * is checked here, the rest where the grid is known (lib/pass/replicate.c).
 */

#include <string.h>

#include "lib/ir/ir_int.h"

enum {
	SEND_TO_DEVICE = 1,
	SEND_TO_HOST = 2,
	RECV_FROM_HOST = 3,

	LIMIT_DEVICES = 1 << 16, /* numbers in groups and grids */
};

/* ---- Groups. */

/* Every step-th number at most once; -1 counts as none if `fill`. */
static pop_status
check_distinct(const pop_check *c, const char *what, const int64_t *v,
	uint32_t n, uint32_t step, bool fill)
{
	unsigned char seen[LIMIT_DEVICES / 8] = {0};

	for (uint32_t i = 0; i < n; i += step) {
		if (fill && v[i] == -1)
			continue;
		POP_TRY(pop_want_range(
			c, what, (int)i, v[i], 0, LIMIT_DEVICES - 1));
		if (seen[v[i] / 8] >> v[i] % 8 & 1)
			return pop_op_fail(c->g, c->op, c->err,
				"%s %u: got %lld a second time, expected each "
				"number once",
				what, i, (long long)v[i]);
		seen[v[i] / 8] |= (unsigned char)(1 << v[i] % 8);
	}
	return POP_OK;
}

/* All numbers below how many there are. */
static pop_status
check_dense(const pop_check *c, const int64_t *v, uint32_t n)
{
	uint32_t count = 0;

	for (uint32_t i = 0; i < n; i++)
		count += v[i] != -1;
	for (uint32_t i = 0; i < n; i++)
		if (v[i] >= count)
			return pop_op_fail(c->g, c->op, c->err,
				"replica_groups: got %lld, expected each of 0 "
				"to %u",
				(long long)v[i], count - 1);
	return POP_OK;
}

/* uneven: -1 may fill groups up; some: not all devices need to be in one. */
static pop_status
check_groups(const pop_check *c, bool uneven, bool some)
{
	uint32_t n;
	const int64_t *v = pop_attr_ints(c->op, POP_ATTR_REPLICA_GROUPS, &n);
	int64_t size = pop_attr_int(c->op, POP_ATTR_GROUP_SIZE, 0);

	POP_TRY(pop_want_flag(c, POP_ATTR_GLOBAL_IDS));
	if (pop_attr_int(c->op, POP_ATTR_GLOBAL_IDS, 0)) {
		POP_TRY(pop_want_range(c,
			"channel_id with use_global_device_ids", -1,
			pop_attr_int(c->op, POP_ATTR_CHANNEL_ID, 0), 1,
			INT64_MAX));
		POP_TRY(pop_want_range(c,
			"length of replica_groups with use_global_device_ids",
			-1, n, 1, LIMIT_DEVICES));
	}
	if (!n)
		return POP_OK;
	POP_TRY(pop_want_range(
		c, "length of replica_groups", -1, n, 1, LIMIT_DEVICES));
	POP_TRY(pop_want_range(c, "group_size", -1, size, 1, n));
	POP_TRY(pop_want_int(
		c, "rest of replica_groups by group_size", -1, n % size, 0));
	POP_TRY(check_distinct(c, "replica_groups", v, n, 1, uneven));
	return some ? POP_OK : check_dense(c, v, n);
}

/* ---- Collectives. */

static pop_status
same_counts(const pop_check *c)
{
	return pop_want_int(
		c, "number of results", -1, c->op->nres, c->op->narg);
}

/* Dims `dim` of the type; refuses what is not there. */
static pop_status
want_dim(const pop_check *c, pop_attr_key key, const char *name,
	const pop_shape *x, int64_t dim)
{
	POP_TRY(pop_want_attr(c, key));
	return pop_want_range(c, name, -1, dim, 0, (int64_t)x->rank - 1);
}

/* out is x but for dim d, where op's result says what it is: whole times a
 * number if `more`, a part of it otherwise. */
static pop_status
scaled(const pop_check *c, uint32_t i, int64_t d, bool more)
{
	const pop_shape *x = pop_arg_type(c->op, i), *y = c->op->res[i].type;
	int64_t a = x->dim[d], b, big, small;
	int64_t group = pop_attr_int(c->op, POP_ATTR_GROUP_SIZE, 0);

	POP_TRY(pop_want_int(c, "rank of result", (int)i, y->rank, x->rank));
	b = y->dim[d];
	if (a >= 0 && a <= POP_MAX_ELEMENTS && b < 0 && group > 0 &&
		group <= LIMIT_DEVICES && (more || a % group == 0))
		b = more ? a * group : a / group;
	c->out[i] = *x;
	c->out[i].dim[d] = b;
	if (a < 0 || b < 0) /* not known yet */
		return POP_OK;
	big = more ? b : a;
	small = more ? a : b;
	POP_TRY(pop_want_range(c, "size of the dimension in the smaller type",
		(int)i, small, 1, INT64_MAX));
	if (big % small != 0 || big < small)
		return pop_op_fail(c->g, c->op, c->err,
			"dimension %lld of result %u: got %lld, expected %s "
			"%lld",
			(long long)d, i, (long long)b,
			more ? "a multiple of" : "a part of", (long long)a);
	return POP_OK;
}

pop_status
pop_check_all_gather(const pop_check *c)
{
	int64_t d = pop_attr_int(c->op, POP_ATTR_DIM, -1);

	POP_TRY(same_counts(c));
	POP_TRY(check_groups(c, false, false));
	for (uint32_t i = 0; i < c->op->narg; i++) {
		POP_TRY(want_dim(c, POP_ATTR_DIM, "all_gather_dim",
			pop_arg_type(c->op, i), d));
		POP_TRY(scaled(c, i, d, true));
	}
	return POP_OK;
}

/* Region (E, E) -> E, to which the first n operands promote; sets out. */
static pop_status
check_computation(const pop_check *c, uint32_t n)
{
	const pop_op *ret;
	const pop_shape *e;

	POP_TRY(pop_want_region(c, 0, 2, 1, &ret));
	e = ret->arg[0]->type;
	POP_TRY(pop_want_class(c, "returned value", 0, e->dtype, POP_IN_ANY));
	POP_TRY(pop_want_scalar(c, "returned value", 0, e, e->dtype));
	for (int i = 0; i < 2; i++)
		POP_TRY(pop_want_type(c, "region argument", i,
			c->op->region[0]->arg[i]->type, e));
	for (uint32_t i = 0; i < n; i++) {
		c->out[i] = *pop_arg_type(c->op, i);
		POP_TRY(pop_want_promotable(
			c, "operand", (int)i, c->out[i].dtype, e->dtype));
		c->out[i].dtype = e->dtype;
	}
	return POP_OK;
}

pop_status
pop_check_all_reduce(const pop_check *c)
{
	POP_TRY(same_counts(c));
	POP_TRY(check_groups(c, true, false));
	return check_computation(c, c->op->narg);
}

pop_status
pop_check_reduce_scatter(const pop_check *c)
{
	int64_t d = pop_attr_int(c->op, POP_ATTR_DIM, -1);
	pop_shape full;

	POP_TRY(same_counts(c));
	POP_TRY(check_groups(c, false, false));
	POP_TRY(check_computation(c, c->op->narg));
	for (uint32_t i = 0; i < c->op->narg; i++) {
		full = c->out[i];
		POP_TRY(want_dim(
			c, POP_ATTR_DIM, "scatter_dimension", &full, d));
		POP_TRY(scaled(c, i, d, false));
		c->out[i].dtype = full.dtype;
	}
	return POP_OK;
}

pop_status
pop_check_all_to_all(const pop_check *c)
{
	int64_t count = pop_attr_int(c->op, POP_ATTR_SPLIT_COUNT, 0);
	const pop_attr *size = pop_attr_find(c->op, POP_ATTR_GROUP_SIZE);
	const int64_t *d;

	POP_TRY(same_counts(c));
	POP_TRY(pop_want_list(c, POP_ATTR_DIMS, 2, &d));
	POP_TRY(pop_want_range(c, "split_count", -1, count, 1, LIMIT_DEVICES));
	if (size)
		POP_TRY(pop_want_int(c, "group_size, which is split_count", -1,
			size->i, count));
	POP_TRY(check_groups(c, false, false));
	for (uint32_t i = 0; i < c->op->narg; i++) {
		const pop_shape *x = pop_arg_type(c->op, i);

		POP_TRY(want_dim(c, POP_ATTR_DIMS, "split_dimension", x, d[0]));
		POP_TRY(want_dim(
			c, POP_ATTR_DIMS, "concat_dimension", x, d[1]));
		c->out[i] = *x;
		if (x->dim[d[0]] < 0 || x->dim[d[1]] < 0) {
			c->out[i].dim[d[0]] = POP_DIM_DYNAMIC;
			c->out[i].dim[d[1]] = POP_DIM_DYNAMIC;
			continue;
		}
		c->out[i] = *x;
		if (x->dim[d[0]] >= 0)
			POP_TRY(pop_want_int(c,
				"rest of the split dimension by split_count",
				(int)i, x->dim[d[0]] % count, 0));
		if (x->dim[d[0]] >= 0)
			c->out[i].dim[d[0]] /= count;
		if (x->dim[d[1]] >= 0)
			c->out[i].dim[d[1]] *= count;
	}
	return POP_OK;
}

static pop_status
check_pairs(const pop_check *c, bool must)
{
	uint32_t n;
	const int64_t *v = pop_attr_ints(c->op, POP_ATTR_PAIRS, &n);

	if (must)
		POP_TRY(pop_want_attr(c, POP_ATTR_PAIRS));
	POP_TRY(pop_want_range(c, "length of source_target_pairs", -1, n, 0,
		2 * LIMIT_DEVICES));
	POP_TRY(pop_want_int(
		c, "rest of source_target_pairs by two", -1, n % 2, 0));
	if (!n)
		return POP_OK;
	POP_TRY(check_distinct(c, "source", v, n, 2, false));
	return check_distinct(c, "target", v + 1, n - 1, 2, false);
}

pop_status
pop_check_collective_permute(const pop_check *c)
{
	POP_TRY(same_counts(c));
	POP_TRY(check_pairs(c, true));
	for (uint32_t i = 0; i < c->op->narg; i++)
		c->out[i] = *pop_arg_type(c->op, i);
	return POP_OK;
}

/* Results are as many as operands, or one less: then the last operand says
 * which member of the group is the root, for each result. */
static pop_status
check_root(const pop_check *c)
{
	const pop_op *op = c->op;
	pop_shape want = {.dtype = POP_DT_I32, .rank = 1};

	POP_TRY(pop_want_range(c, "number of results", -1, op->nres,
		op->narg > 1 ? op->narg - 1 : 1, op->narg));
	if (op->nres == op->narg)
		return POP_OK;
	want.dim[0] = op->nres;
	return pop_want_type(
		c, "operand", (int)op->nres, pop_arg_type(op, op->nres), &want);
}

pop_status
pop_check_collective_broadcast(const pop_check *c)
{
	POP_TRY(check_root(c));
	POP_TRY(check_groups(c, true, true));
	for (uint32_t i = 0; i < c->op->nres; i++)
		c->out[i] = *pop_arg_type(c->op, i);
	return POP_OK;
}

pop_status
pop_check_collective_reduce(const pop_check *c)
{
	POP_TRY(check_root(c));
	POP_TRY(check_groups(c, true, true));
	return check_computation(c, c->op->nres);
}

pop_status
pop_check_device_id(const pop_check *c)
{
	*c->out = (pop_shape){.dtype = POP_DT_U32};
	return POP_OK;
}

/* ---- Tokens and streams. */

static const pop_shape token = {.dtype = POP_DT_TOKEN};

static pop_status
want_tensor(
	const pop_check *c, const char *what, uint32_t i, const pop_shape *s)
{
	return pop_want_class(c, what, (int)i, s->dtype, POP_IN_ANY);
}

pop_status
pop_check_after_all(const pop_check *c)
{
	for (uint32_t i = 0; i < c->op->narg; i++)
		POP_TRY(pop_want_type(
			c, "operand", (int)i, pop_arg_type(c->op, i), &token));
	*c->out = token;
	return POP_OK;
}

/* token -> (tensors, token): infeed, recv. */
static pop_status
check_source(const pop_check *c)
{
	const pop_op *op = c->op;

	POP_TRY(pop_want_type(c, "operand", 0, pop_arg_type(op, 0), &token));
	POP_TRY(pop_want_range(
		c, "number of results", -1, op->nres, 1, INT64_MAX));
	for (uint32_t i = 0; i < op->nres; i++)
		c->out[i] = *op->res[i].type;
	for (uint32_t i = 0; i + 1 < op->nres; i++)
		POP_TRY(want_tensor(c, "result", i, &c->out[i]));
	return pop_want_type(c, "result", (int)op->nres - 1,
		op->res[op->nres - 1].type, &token);
}

/* (tensors, token) -> token: outfeed, send. */
static pop_status
check_sink(const pop_check *c)
{
	const pop_op *op = c->op;

	for (uint32_t i = 0; i + 1 < op->narg; i++)
		POP_TRY(want_tensor(c, "operand", i, pop_arg_type(op, i)));
	POP_TRY(pop_want_type(c, "operand", (int)op->narg - 1,
		pop_arg_type(op, op->narg - 1), &token));
	*c->out = token;
	return POP_OK;
}

pop_status
pop_check_infeed(const pop_check *c)
{
	return check_source(c);
}

pop_status
pop_check_outfeed(const pop_check *c)
{
	return check_sink(c);
}

static pop_status
check_channel(const pop_check *c, int host)
{
	int64_t type = pop_attr_int(c->op, POP_ATTR_CHANNEL_TYPE, 0);

	POP_TRY(pop_want_attr(c, POP_ATTR_CHANNEL_TYPE));
	if (type != SEND_TO_DEVICE && type != host)
		return pop_op_fail(c->g, c->op, c->err,
			"channel_type: got %lld, expected 1 (between devices) "
			"or %d (%s the host)",
			(long long)type, host,
			host == SEND_TO_HOST ? "to" : "from");
	return check_pairs(c, false);
}

pop_status
pop_check_send(const pop_check *c)
{
	POP_TRY(check_sink(c));
	return check_channel(c, SEND_TO_HOST);
}

pop_status
pop_check_recv(const pop_check *c)
{
	POP_TRY(check_source(c));
	return check_channel(c, RECV_FROM_HOST);
}

/* ---- Shards. */

static pop_status
check_tiles(const pop_check *c, bool split)
{
	const pop_shape *x = pop_arg_type(c->op, 0);
	const int64_t *tiles, *held;
	unsigned char seen[LIMIT_DEVICES / 8] = {0};
	int64_t ntile = 1;
	uint32_t n;
	pop_shape *y = c->out;

	POP_TRY(want_tensor(c, "operand", 0, x));
	POP_TRY(pop_want_list(c, POP_ATTR_TILES, x->rank, &tiles));
	POP_TRY(pop_want_each(
		c, POP_ATTR_TILES, tiles, x->rank, 1, LIMIT_DEVICES));
	*y = *x;
	for (unsigned i = 0; i < x->rank; i++) {
		ntile *= tiles[i];
		POP_TRY(pop_want_range(
			c, "number of tiles", -1, ntile, 1, LIMIT_DEVICES));
		if (x->dim[i] < 0) {
			y->dim[i] = POP_DIM_DYNAMIC;
			continue;
		}
		if (split && x->dim[i] % tiles[i])
			return pop_op_fail(c->g, c->op, c->err,
				"dimension %u: got %lld, expected a multiple "
				"of the %lld tiles",
				i, (long long)x->dim[i], (long long)tiles[i]);
		y->dim[i] = split ? x->dim[i] / tiles[i] : x->dim[i] * tiles[i];
	}
	held = pop_attr_ints(c->op, POP_ATTR_REPLICA_GROUPS, &n);
	POP_TRY(pop_want_range(c, "number of devices in replica_groups", -1, n,
		ntile, LIMIT_DEVICES));
	POP_TRY(pop_want_each(
		c, POP_ATTR_REPLICA_GROUPS, held, n, 0, ntile - 1));
	for (uint32_t i = 0; i < n; i++)
		seen[held[i] / 8] |= (unsigned char)(1 << held[i] % 8);
	for (int64_t t = 0; t < ntile; t++)
		if (!(seen[t / 8] >> t % 8 & 1))
			return pop_op_fail(c->g, c->op, c->err,
				"tile %lld: got no device that holds it, "
				"expected one",
				(long long)t);
	return POP_OK;
}

pop_status
pop_check_shard(const pop_check *c)
{
	return check_tiles(c, true);
}

pop_status
pop_check_unshard(const pop_check *c)
{
	return check_tiles(c, false);
}

/* ---- What test suites run. */

/* One program: its arguments are the next operands, its results the next
 * results. */
static pop_status
check_program(const pop_check *c, uint32_t r, uint32_t *arg, uint32_t *res)
{
	const pop_op *op = c->op, *ret = op->region[r]->last;

	for (uint32_t i = 0; i < op->region[r]->narg; i++, ++*arg)
		if (*arg < op->narg)
			POP_TRY(pop_want_type(c, "operand", (int)*arg,
				pop_arg_type(op, *arg),
				op->region[r]->arg[i]->type));
	for (uint32_t i = 0; i < ret->narg; i++, ++*res)
		if (*res < op->nres)
			c->out[*res] = *ret->arg[i]->type;
	return POP_OK;
}

/* Regions: a program for each device, replica by replica, then the programs
 * without arguments that fill the infeed. */
pop_status
pop_check_run_parallel(const pop_check *c)
{
	const pop_op *op = c->op;
	const int64_t *grid;
	uint32_t narg = 0, nres = 0;

	POP_TRY(pop_want_list(c, POP_ATTR_GRID, 2, &grid));
	POP_TRY(pop_want_each(c, POP_ATTR_GRID, grid, 2, 1, 4096));
	POP_TRY(pop_want_range(c, "number of regions", -1, op->nregion,
		grid[0] * grid[1], INT64_MAX));
	for (uint32_t r = 0; r < op->nregion; r++) {
		const pop_op *ret = op->region[r] ? op->region[r]->last : NULL;

		if (!ret || ret->code != POP_OP_RETURN)
			return pop_op_fail(c->g, op, c->err,
				"region %u: got no return, expected one at its "
				"end",
				r);
		if (r < grid[0] * grid[1])
			POP_TRY(check_program(c, r, &narg, &nres));
		else
			POP_TRY(pop_want_int(c,
				"number of arguments of infeed region", (int)r,
				op->region[r]->narg, 0));
	}
	POP_TRY(pop_want_int(c, "number of operands", -1, op->narg, narg));
	return pop_want_int(c, "number of results", -1, op->nres, nres);
}

pop_status
pop_check_probe(const pop_check *c)
{
	POP_TRY(want_tensor(c, "operand", 0, pop_arg_type(c->op, 0)));
	POP_TRY(pop_want_attr(c, POP_ATTR_STREAM));
	*c->out = *pop_arg_type(c->op, 0);
	return POP_OK;
}

pop_status
pop_check_expect_probe(const pop_check *c)
{
	POP_TRY(want_tensor(c, "operand", 0, pop_arg_type(c->op, 0)));
	POP_TRY(pop_want_int(c, "number of results", -1, c->op->nres, 0));
	POP_TRY(pop_want_attr(c, POP_ATTR_STREAM));
	return pop_want_range(
		c, "k", -1, pop_attr_int(c->op, POP_ATTR_K, 0), 0, INT32_MAX);
}
