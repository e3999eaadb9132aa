/*
 * Builders of collectives, tokens and streams, and of what interpreters run on
 * several devices.
 *
 * run_parallel names functions that may follow it in the text: the op gets its
 * regions, each a call, when all of the module is read.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

enum {
	TYPE_DEVICE = 1,
	TYPE_SEND = 2,
	TYPE_RECV = 3,
	LIMIT_PROGRAMS = 4096,
};

/* ---- Collectives. */

/*
 * #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [...]>.  Without the
 * mesh the attribute is kept, and the pass that needs numbers refuses it.
 */
static pop_status
set_groups_of_axes(pop_mlir *m, pop_mlir_op *o, pop_op *op, const char *name,
	int64_t *columns)
{
	pop_str mesh = POP_STR("");
	pop_mlir_dict d = {0};
	pop_mlir_range axes;
	pop_mlir_named *list;
	uint32_t n, size;
	const char *bad;
	int64_t *ids;
	bool known;

	POP_TRY(pop_mlir_get_dict(m, &o->attr, name, &d));
	POP_TRY(pop_mlir_get_text(m, &d, "mesh", &mesh));
	list = pop_mlir_find(&d, "axes");
	if (!list || !mesh.len)
		return pop_mlir_fail(m, o->at, "%.*s: %s without mesh or axes",
			POP_STR_ARG(o->name), name);
	POP_TRY(pop_mlir_resolve(m, list, &axes));
	bad = pop_shard_groups(&m->meshes, mesh,
		(pop_str){axes.at, (size_t)(axes.end - axes.at)}, &known, &ids,
		&n, &size);
	if (bad)
		return pop_mlir_fail(m, o->at, "%.*s: %s: %s",
			POP_STR_ARG(o->name), name, bad);
	pop_mlir_find(&o->attr, name)->used = known;
	if (known) {
		*columns = size;
		pop_attr_set_ints(
			m->graph, op, POP_ATTR_REPLICA_GROUPS, ids, n);
	}
	return POP_OK;
}

/* Two-dimensional lists of device numbers. */
static pop_status
set_table(pop_mlir *m, pop_mlir_op *o, pop_op *op, const char *name,
	pop_attr_key key, int64_t *columns)
{
	pop_mlir_ints list = {0};
	pop_mlir_range r;
	pop_dense d;

	*columns = 0;
	if (!pop_mlir_has(&o->attr, name))
		return pop_mlir_fail(m, o->at, "%.*s lacks its attribute %s",
			POP_STR_ARG(o->name), name);
	POP_TRY(pop_mlir_resolve(m, pop_mlir_find(&o->attr, name), &r));
	if (r.end - r.at > 1 && *r.at == '#')
		return set_groups_of_axes(m, o, op, name, columns);
	POP_TRY(pop_mlir_get_dense(m, &o->attr, name, &d));
	if (d.type.rank != 2)
		return pop_mlir_fail(m, o->at,
			"%.*s: %s has rank %u, expected a table of rank 2",
			POP_STR_ARG(o->name), name, d.type.rank);
	*columns = d.type.dim[1];
	POP_TRY(pop_mlir_get_ints(m, &o->attr, name, &list));
	pop_attr_set_ints(m->graph, op, key, list.v, list.n);
	return POP_OK;
}

/* handle and type of #stablehlo.channel_handle<handle = 1, type = 0>; numbers
 * below 1 mean no channel. */
static pop_status
channel_handle(pop_mlir *m, pop_mlir_op *o, pop_op *op, const char *name,
	int64_t *type)
{
	pop_mlir_dict d = {0};
	int64_t id = 0;

	POP_TRY(pop_mlir_get_dict(m, &o->attr, name, &d));
	POP_TRY(pop_mlir_get_int(m, &d, "handle", &id));
	POP_TRY(pop_mlir_get_int(m, &d, "type", type));
	POP_TRY(pop_mlir_get_int(m, &o->attr, "channel_id", &id));
	if (id > 0)
		pop_attr_set_int(m->graph, op, POP_ATTR_CHANNEL_ID, id);
	return POP_OK;
}

static pop_status
set_groups(pop_mlir *m, pop_mlir_op *o, pop_op *op)
{
	bool global = false;
	int64_t columns, type = 0;

	if (op->code == POP_OP_COLLECTIVE_PERMUTE) {
		POP_TRY(set_table(m, o, op, "source_target_pairs",
			POP_ATTR_PAIRS, &columns));
		if (columns != 2 && columns)
			return pop_mlir_fail(m, o->at,
				"%.*s: source_target_pairs has %lld columns, "
				"expected 2",
				POP_STR_ARG(o->name), (long long)columns);
	} else {
		POP_TRY(set_table(m, o, op, "replica_groups",
			POP_ATTR_REPLICA_GROUPS, &columns));
		if (columns)
			pop_attr_set_int(
				m->graph, op, POP_ATTR_GROUP_SIZE, columns);
	}
	POP_TRY(channel_handle(m, o, op, "channel_handle", &type));
	POP_TRY(pop_mlir_get_bool(
		m, &o->attr, "use_global_device_ids", &global));
	if (global)
		pop_attr_set_int(m->graph, op, POP_ATTR_GLOBAL_IDS, 1);
	return POP_OK;
}

static pop_status
need_int(pop_mlir *m, pop_mlir_op *o, const char *name, int64_t *out)
{
	if (!pop_mlir_has(&o->attr, name))
		return pop_mlir_fail(m, o->at, "%.*s lacks its attribute %s",
			POP_STR_ARG(o->name), name);
	return pop_mlir_get_int(m, &o->attr, name, out);
}

/* The dimensions that an op works on. */
static pop_status
set_dims(pop_mlir *m, pop_mlir_op *o, pop_op *op)
{
	int64_t v = 0, dims[2];

	switch ((int)op->code) {
	case POP_OP_ALL_GATHER:
		POP_TRY(need_int(m, o, "all_gather_dim", &v));
		pop_attr_set_int(m->graph, op, POP_ATTR_DIM, v);
		return POP_OK;
	case POP_OP_REDUCE_SCATTER:
		POP_TRY(need_int(m, o, "scatter_dimension", &v));
		pop_attr_set_int(m->graph, op, POP_ATTR_DIM, v);
		return POP_OK;
	case POP_OP_ALL_TO_ALL:
		POP_TRY(need_int(m, o, "split_dimension", &dims[0]));
		POP_TRY(need_int(m, o, "concat_dimension", &dims[1]));
		POP_TRY(need_int(m, o, "split_count", &v));
		pop_attr_set_ints(m->graph, op, POP_ATTR_DIMS, dims, 2);
		pop_attr_set_int(m->graph, op, POP_ATTR_SPLIT_COUNT, v);
		return POP_OK;
	default:
		return POP_OK;
	}
}

/* With a dynamic root the last operand has no result. */
static pop_status
check_root(pop_mlir *m, pop_mlir_op *o)
{
	bool dynamic = false;
	uint32_t least;

	POP_TRY(pop_mlir_get_bool(m, &o->attr, "has_dynamic_root", &dynamic));
	if (o->row->code != POP_OP_COLLECTIVE_BROADCAST &&
		o->row->code != POP_OP_COLLECTIVE_REDUCE)
		return POP_OK;
	least = dynamic ? 2 : 1;
	if (o->arg.n < least)
		return pop_mlir_fail(m, o->at,
			"%.*s has %u operands, expected at least %u%s",
			POP_STR_ARG(o->name), o->arg.n, least,
			dynamic ? ": data and the root" : "");
	return pop_mlir_want(m, o, o->arg.n, o->arg.n - dynamic);
}

static pop_status
one_region(pop_mlir *m, const pop_mlir_op *o, uint32_t n)
{
	if (o->region.n == n)
		return POP_OK;
	return pop_mlir_fail(m, o->at, "%.*s has %u regions, expected %u",
		POP_STR_ARG(o->name), o->region.n, n);
}

pop_status
pop_mlir_build_collective(pop_mlir *m, pop_mlir_op *o)
{
	pop_op *op;

	POP_TRY(one_region(
		m, o, (uint32_t)pop_op_info_of[o->row->code].nregion));
	POP_TRY(check_root(m, o));
	op = pop_mlir_emit(m, o, o->row->code);
	POP_TRY(set_groups(m, o, op));
	POP_TRY(set_dims(m, o, op));
	return pop_mlir_leftover(m, o, op);
}

/* cross-replica-sum: an all_reduce that adds. */
pop_status
pop_mlir_build_replica_sum(pop_mlir *m, pop_mlir_op *o)
{
	pop_block *b = pop_block_new(o->block->func, NULL);
	pop_shape e;
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	POP_TRY(one_region(m, o, 0));
	e = (pop_shape){.dtype = o->arg.v[0]->type->dtype};
	op = pop_op_new(m->graph, POP_OP_ADD, 2, 1, &e, 0, o->loc);
	op->arg[0] = pop_block_add_arg(b, &e);
	op->arg[1] = pop_block_add_arg(b, &e);
	pop_block_append(b, op);
	op = pop_op_new(m->graph, POP_OP_RETURN, 1, 0, NULL, 0, o->loc);
	op->arg[0] = &b->last->res[0];
	pop_block_append(b, op);
	POP_MLIR_PUSH(m, &o->region, b);
	op = pop_mlir_emit(m, o, POP_OP_ALL_REDUCE);
	POP_TRY(set_groups(m, o, op));
	return pop_mlir_leftover(m, o, op);
}

/* ---- Streams. */

static pop_status
stream(pop_mlir *m, pop_mlir_op *o, const char *config)
{
	pop_str text = POP_STR("");
	pop_op *op;

	POP_TRY(one_region(m, o, 0));
	POP_TRY(pop_mlir_get_text(m, &o->attr, config, &text));
	op = pop_mlir_emit(m, o, o->row->code);
	if (text.len)
		pop_attr_set_text(m->graph, op, POP_ATTR_STREAM, text);
	return pop_mlir_leftover(m, o, op);
}

/* [[0, 1], [0]]: an order of dimensions for each tensor; counts them. */
static pop_status
decode_layouts(pop_mlir *m, void *count)
{
	uint32_t *n = count;

	POP_TRY(pop_mlir_expect(m, '['));
	if (pop_mlir_accept(m, ']'))
		return POP_OK;
	do {
		pop_mlir_ints dims = {0};

		if (pop_mlir_peek(m) != '[')
			return pop_mlir_expected(m, "a list of dimensions");
		POP_TRY(pop_mlir_ints_parse(m, &dims));
		++*n;
	} while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, ']');
}

static pop_status
check_layout(pop_mlir *m, pop_mlir_op *o)
{
	uint32_t n = 0, want = o->type.n ? o->type.n - 1 : 0;

	POP_TRY(pop_mlir_get(m, &o->attr, "layout", decode_layouts, &n));
	if (n && n != want)
		return pop_mlir_fail(m, o->at,
			"%.*s: layout has %u entries, expected %u, one for "
			"each result but the token",
			POP_STR_ARG(o->name), n, want);
	return POP_OK;
}

pop_status
pop_mlir_build_infeed(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(check_layout(m, o));
	return stream(m, o, "infeed_config");
}

pop_status
pop_mlir_build_outfeed(pop_mlir *m, pop_mlir_op *o)
{
	return stream(m, o, "outfeed_config");
}

/* send, recv */
pop_status
pop_mlir_build_channel(pop_mlir *m, pop_mlir_op *o)
{
	static const char *const word[] = {
		"", "DEVICE_TO_DEVICE", "DEVICE_TO_HOST", "HOST_TO_DEVICE"};
	bool host = false;
	int64_t type = -1, columns, want;
	pop_op *op;

	POP_TRY(one_region(m, o, 0));
	if (!pop_mlir_has(&o->attr, "channel_handle") &&
		!pop_mlir_has(&o->attr, "channel_id"))
		return pop_mlir_fail(m, o->at,
			"%.*s lacks its attribute channel_handle",
			POP_STR_ARG(o->name));
	op = pop_mlir_emit(m, o, o->row->code);
	POP_TRY(channel_handle(m, o, op, "channel_handle", &type));
	POP_TRY(pop_mlir_get_int(m, &o->attr, "channel_type", &type));
	POP_TRY(pop_mlir_get_bool(m, &o->attr, "is_host_transfer", &host));
	want = !host                         ? TYPE_DEVICE
	       : o->row->code == POP_OP_SEND ? TYPE_SEND
					     : TYPE_RECV;
	if (type < 0)
		type = want;
	if (type != want)
		return pop_mlir_fail(m, o->at,
			"%.*s: the type of the channel is %lld, expected %lld "
			"(%s) %s is_host_transfer",
			POP_STR_ARG(o->name), (long long)type, (long long)want,
			word[want], host ? "with" : "without");
	pop_attr_set_int(m->graph, op, POP_ATTR_CHANNEL_TYPE, type);
	if (pop_mlir_has(&o->attr, "source_target_pairs"))
		POP_TRY(set_table(m, o, op, "source_target_pairs",
			POP_ATTR_PAIRS, &columns));
	return pop_mlir_leftover(m, o, op);
}

/* ---- Asynchronous ops: what is begun is done at once. */

/* The ops of b, without its return, to the end of `to`; operands that are
 * arguments of b become `arg`. */
static void
splice(pop_block *to, pop_block *b, pop_value *const *arg)
{
	pop_walk w;

	for (pop_op *op = pop_walk_first(&w, b); op; op = pop_walk_next(&w))
		for (uint32_t i = 0; i < op->narg; i++)
			if (!op->arg[i]->def && op->arg[i]->block == b)
				op->arg[i] = arg[op->arg[i]->index];
	POP_FOR_EACH_OP(op, b) {
		if (op == b->last)
			continue;
		pop_op_unlink(op);
		pop_block_append(to, op);
	}
}

pop_status
pop_mlir_inline_region(
	pop_mlir *m, pop_mlir_op *o, pop_value *const *arg, uint32_t n)
{
	pop_block *b = o->region.v[0];

	if (b->narg != n)
		return pop_mlir_fail(m, o->at,
			"%.*s: the region has %u arguments, expected %u",
			POP_STR_ARG(o->name), b->narg, n);
	for (uint32_t i = 0; i < n; i++) {
		char a[POP_SHAPE_TEXT + 16], t[POP_SHAPE_TEXT + 16];

		if (pop_shape_eq(b->arg[i]->type, arg[i]->type))
			continue;
		return pop_mlir_fail(m, o->at,
			"%.*s: argument %u of the region is %s, what it stands "
			"for %s",
			POP_STR_ARG(o->name), i,
			pop_mlir_type_text(a, b->arg[i]->type),
			pop_mlir_type_text(t, arg[i]->type));
	}
	splice(o->block, b, arg);
	for (uint32_t i = 0; i < b->last->narg; i++)
		POP_MLIR_PUSH(m, &o->result, b->last->arg[i]);
	return POP_OK;
}

static bool
may_be_async(const pop_block *b)
{
	POP_FOR_EACH_OP(op, b)
		if ((pop_op_info_of[op->code].traits & POP_TRAIT_COLLECTIVE) ||
			op->code == POP_OP_SLICE ||
			op->code == POP_OP_DYNAMIC_SLICE ||
			op->code == POP_OP_DYNAMIC_UPDATE_SLICE)
			return true;
	return false;
}

/* A future is the value that it will be, marked until it is waited for. */
enum { FUTURE = 0x66757475 };

pop_status
pop_mlir_build_async_start(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(one_region(m, o, 1));
	if (!may_be_async(o->region.v[0]))
		return pop_mlir_fail(m, o->at,
			"%.*s: the region holds no collective and no slice",
			POP_STR_ARG(o->name));
	POP_TRY(pop_mlir_inline_region(m, o, o->arg.v, o->arg.n));
	if (o->result.n != o->type.n)
		return pop_mlir_fail(m, o->at,
			"%.*s: the region returns %u values, the type of the "
			"future has %u",
			POP_STR_ARG(o->name), o->result.n, o->type.n);
	for (uint32_t i = 0; i < o->type.n; i++) {
		if (!pop_shape_eq(&o->type.v[i], o->result.v[i]->type))
			return pop_mlir_fail(m, o->at,
				"%.*s: the region returns another type than "
				"that of the future",
				POP_STR_ARG(o->name));
		o->result.v[i]->mark = FUTURE;
	}
	return POP_OK;
}

pop_status
pop_mlir_build_async_done(pop_mlir *m, pop_mlir_op *o)
{
	POP_TRY(one_region(m, o, 0));
	POP_TRY(pop_mlir_want(m, o, 1, 1));
	if (o->arg.v[0]->mark != FUTURE)
		return pop_mlir_fail(m, o->at,
			"%.*s: expected an operand that async_start made",
			POP_STR_ARG(o->name));
	if (!pop_shape_eq(o->arg.v[0]->type, &o->type.v[0]))
		return pop_mlir_fail(m, o->at,
			"%.*s: the result has another type than the future",
			POP_STR_ARG(o->name));
	POP_MLIR_PUSH(m, &o->result, o->arg.v[0]);
	return POP_OK;
}

/* ---- What test suites run. */

/* Numbers in a message are of no use to a program. */
pop_status
pop_mlir_build_print(pop_mlir *m, pop_mlir_op *o)
{
	return pop_mlir_want(m, o, 1, 0);
}

static pop_status
named_probe(pop_mlir *m, pop_mlir_op *o, pop_op **out)
{
	pop_str id = POP_STR("");

	POP_TRY(pop_mlir_get_text(m, &o->attr, "probe_id", &id));
	if (!id.len)
		return pop_mlir_fail(m, o->at, "%.*s lacks its probe_id",
			POP_STR_ARG(o->name));
	*out = pop_mlir_emit(m, o, o->row->code);
	pop_attr_set_text(m->graph, *out, POP_ATTR_STREAM, id);
	return POP_OK;
}

pop_status
pop_mlir_build_probe(pop_mlir *m, pop_mlir_op *o)
{
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	POP_TRY(named_probe(m, o, &op));
	return pop_mlir_leftover(m, o, op);
}

pop_status
pop_mlir_build_expect_probe(pop_mlir *m, pop_mlir_op *o)
{
	int64_t iter = 0;
	pop_op *op;

	POP_TRY(pop_mlir_want(m, o, 1, 0));
	POP_TRY(named_probe(m, o, &op));
	POP_TRY(pop_mlir_get_int(m, &o->attr, "iter", &iter));
	POP_TRY(pop_mlir_get_int(m, &o->attr, "iteration", &iter));
	pop_attr_set_int(m->graph, op, POP_ATTR_K, iter);
	return pop_mlir_leftover(m, o, op);
}

/* [@f, @g] */
static pop_status
symbols(pop_mlir *m, pop_mlir_names *out)
{
	POP_TRY(pop_mlir_expect(m, '['));
	if (pop_mlir_accept(m, ']'))
		return POP_OK;
	do {
		pop_str s;

		if (out->n == LIMIT_PROGRAMS)
			return pop_mlir_fail(m, m->ptr, "more than %d programs",
				LIMIT_PROGRAMS);
		POP_TRY(pop_mlir_symbol(m, &s));
		POP_MLIR_PUSH(m, out, s);
	} while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, ']');
}

/* [[@f, @g], [@h, @i]]: rows are replicas, columns partitions. */
static pop_status
programs(pop_mlir *m, pop_mlir_names *out, int64_t grid[2])
{
	uint32_t before;

	POP_TRY(pop_mlir_expect(m, '['));
	if (pop_mlir_accept(m, ']'))
		return POP_OK;
	do {
		before = out->n;
		POP_TRY(symbols(m, out));
		if (grid[0] && out->n - before != grid[1])
			return pop_mlir_fail(m, m->ptr,
				"programs: a row of %u, expected %lld as in "
				"the first one",
				out->n - before, (long long)grid[1]);
		grid[1] = out->n - before;
		grid[0]++;
	} while (pop_mlir_accept(m, ','));
	return pop_mlir_expect(m, ']');
}

pop_status
pop_mlir_build_run_parallel(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_pending p = {.at = o->at};
	pop_mlir_named *list = pop_mlir_find(&o->attr, "programs");
	pop_mlir_named *feed = pop_mlir_find(&o->attr, "infeed");
	int64_t grid[2] = {0, 0};
	pop_mlir_saved saved;
	pop_status st;

	POP_TRY(one_region(m, o, 0));
	if (!list)
		return pop_mlir_fail(m, o->at, "%.*s lacks its programs",
			POP_STR_ARG(o->name));
	list->used = true;
	saved = pop_mlir_enter(m, list->text);
	st = programs(m, &p.name, grid);
	pop_mlir_leave(m, saved);
	POP_TRY(st);
	if (!p.name.n)
		return pop_mlir_fail(m, o->at, "%.*s: programs is empty",
			POP_STR_ARG(o->name));
	p.nprogram = p.name.n;
	if (feed) {
		feed->used = true;
		saved = pop_mlir_enter(m, feed->text);
		st = symbols(m, &p.name);
		pop_mlir_leave(m, saved);
		POP_TRY(st);
	}
	for (uint32_t i = 0; i < p.name.n; i++)
		POP_MLIR_PUSH(
			m, &o->region, pop_block_new(o->block->func, NULL));
	p.op = pop_mlir_emit(m, o, POP_OP_RUN_PARALLEL);
	pop_attr_set_ints(m->graph, p.op, POP_ATTR_GRID, grid, 2);
	POP_MLIR_PUSH(m, &m->pending, p);
	return pop_mlir_leftover(m, o, p.op);
}

/* A region that calls f with its arguments. */
static void
fill_region(pop_graph *g, pop_op *op, pop_block *b, const pop_func *f)
{
	pop_op *call, *ret;

	for (uint32_t i = 0; i < f->body->narg; i++)
		pop_block_add_arg(b, f->body->arg[i]->type);
	call = pop_op_new(
		g, POP_OP_CALL, b->narg, f->nres, f->res_type, 0, op->loc);
	ret = pop_op_new(g, POP_OP_RETURN, f->nres, 0, NULL, 0, op->loc);
	for (uint32_t i = 0; i < b->narg; i++)
		call->arg[i] = b->arg[i];
	for (uint32_t i = 0; i < f->nres; i++)
		ret->arg[i] = &call->res[i];
	pop_attr_set_text(g, call, POP_ATTR_CALLEE, f->name);
	pop_block_append(b, call);
	pop_block_append(b, ret);
}

pop_status
pop_mlir_finish_parallel(pop_mlir *m)
{
	for (uint32_t k = 0; k < m->pending.n; k++) {
		pop_mlir_pending *p = &m->pending.v[k];

		for (uint32_t i = 0; i < p->name.n; i++) {
			pop_func *f = pop_func_find(m->graph, p->name.v[i]);

			if (!f)
				return pop_mlir_fail(m, p->at,
					"run_parallel: function @%.*s is not "
					"defined",
					POP_STR_ARG(p->name.v[i]));
			if (i >= p->nprogram && (f->nres != 1 || f->body->narg))
				return pop_mlir_fail(m, p->at,
					"run_parallel: infeed @%.*s has %u "
					"arguments and %u results, expected 0 "
					"and 1",
					POP_STR_ARG(f->name), f->body->narg,
					f->nres);
			fill_region(m->graph, p->op, p->op->region[i], f);
		}
	}
	return POP_OK;
}
