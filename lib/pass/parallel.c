/*
 * run_parallel: the programs of a grid, given one by one.
 *
 * Where all are the same, one stands for all, as if it were the entry.  Where
 * they differ, each device has a place in its own; ops are taken from the
 * devices in turn, up to a collective, which waits until all of its group
 * stand at theirs, or a recv, which waits for a send.
 */

#include "lib/pass/replicate.h"

/* ---- Programs of a grid. */

static bool same_block(const pop_block *a, const pop_block *b);

/* b's values remember a's in aux. */
static bool
same_op(pop_op *a, pop_op *b)
{
	if (a->code != b->code || a->narg != b->narg || a->nres != b->nres ||
		a->nattr != b->nattr || a->nregion != b->nregion)
		return false;
	for (uint32_t i = 0; i < a->nattr; i++)
		if (!pop_attr_same(&a->attr[i], &b->attr[i]))
			return false;
	for (uint32_t i = 0; i < a->narg; i++) {
		pop_value *v = pop_value_final(b->arg[i]);

		if (pop_value_final(a->arg[i]) != (v->aux ? v->aux : v))
			return false;
	}
	for (uint32_t i = 0; i < a->nregion; i++)
		if (!same_block(a->region[i], b->region[i]))
			return false;
	for (uint32_t i = 0; i < a->nres; i++) {
		if (!pop_shape_eq(a->res[i].type, b->res[i].type))
			return false;
		b->res[i].aux = &a->res[i];
	}
	return true;
}

static bool
same_block(const pop_block *a, const pop_block *b)
{
	pop_op *x = a->first, *y = b->first;

	if (a->narg != b->narg)
		return false;
	for (uint32_t i = 0; i < a->narg; i++) {
		if (!pop_shape_eq(a->arg[i]->type, b->arg[i]->type))
			return false;
		b->arg[i]->aux = a->arg[i];
	}
	for (; x && y; x = x->next, y = y->next)
		if (!same_op(x, y))
			return false;
	return !x && !y;
}

static bool
one_program(const pop_op *op, uint32_t n)
{
	bool same = true;

	for (uint32_t d = 1; d < n && same; d++) {
		same = same_block(op->region[0], op->region[d]);
		pop_block_clear_aux(op->region[d]);
	}
	return same;
}

/* Ops of b but its return, in front of `at`. */
static void
splice(pop_block *b, pop_op *at)
{
	POP_FOR_EACH_OP(op, b) {
		if (op == b->last)
			continue;
		pop_op_unlink(op);
		pop_op_insert_before(at, op);
	}
}

static pop_status
run_one_program(pop_rep *r, pop_op *op)
{
	pop_block *b = op->region[0];
	uint32_t nres = b->last->narg;

	for (uint32_t i = 0; i < b->narg; i++) {
		pop_value **at = pop_rep_row(r);

		for (uint32_t d = 0; d < r->grid.n; d++)
			at[d] = pop_value_final(op->arg[d * b->narg + i]);
		pop_rep_stand_for(r, b->arg[i], at);
	}
	POP_TRY(pop_rep_block(r, b));
	for (uint32_t d = 0; d < r->grid.n; d++)
		for (uint32_t i = 0; i < nres; i++)
			pop_value_replace(r->g, &op->res[d * nres + i],
				pop_rep_value(r, b->last->arg[i], d));
	splice(b, op);
	return POP_OK;
}

/* ---- Programs that differ, in lockstep. */

/* Where each device's program stands; what is done goes in front of `op`. */
typedef struct lockstep {
	pop_rep *r;
	pop_op *op;
	pop_op **at;
} lockstep;

/* The group of `op` that has device d in it, devices that must be there. */
static pop_status
group_with(lockstep *l, const pop_op *op, uint32_t d, uint32_t **member,
	uint32_t *n)
{
	pop_rep *r = l->r;
	uint32_t np;
	pop_groups gr;

	*n = 0;
	POP_TRY(pop_groups_of(&gr, r->g, op, &r->grid, r->err));
	for (uint32_t i = 0; i < gr.n; i++)
		for (uint32_t k = gr.start[i]; k < gr.start[i + 1]; k++)
			if (gr.member[k] == d) {
				*member = gr.member + gr.start[i];
				*n = gr.start[i + 1] - gr.start[i];
			}
	if (op->code != POP_OP_COLLECTIVE_PERMUTE)
		return POP_OK;
	/* Those that are named. */
	pop_attr_ints(op, POP_ATTR_PAIRS, &np);
	*n = 0;
	for (uint32_t k = 0; k < r->grid.n; k++)
		if (pop_rep_peer(r, op, k, true) >= 0 ||
			pop_rep_peer(r, op, k, false) >= 0)
			if (np)
				(*member)[(*n)++] = k;
	for (uint32_t k = 0; k < *n; k++)
		if ((*member)[k] == d)
			return POP_OK;
	*n = 0;
	return POP_OK;
}

static bool
meet(const pop_op *a, const pop_op *b)
{
	return a->code == b->code && a->narg == b->narg && a->nres == b->nres &&
	       pop_attr_int(a, POP_ATTR_CHANNEL_ID, 0) ==
		       pop_attr_int(b, POP_ATTR_CHANNEL_ID, 0);
}

static void
leave(lockstep *l, uint32_t d)
{
	pop_op *op = l->at[d];

	l->at[d] = op->next;
	pop_op_unlink(op);
}

static pop_status
meet_all(lockstep *l, uint32_t d, bool *moved)
{
	pop_op *op = l->at[d];
	uint32_t n, *member = NULL;
	pop_value **arg, **res;

	POP_TRY(group_with(l, op, d, &member, &n));
	for (uint32_t k = 0; k < n; k++)
		if (!meet(l->at[member[k]], op))
			return POP_OK;
	*moved = true;
	if (!n) {
		for (uint32_t i = 0; i < op->nres; i++)
			pop_value_replace(l->r->g, &op->res[i],
				pop_zeros(l->op, op->res[i].type));
		leave(l, d);
		return POP_OK;
	}
	arg = POP_NEWN(l->r->g->arena, pop_value *, (size_t)op->narg * n);
	res = POP_NEWN(l->r->g->arena, pop_value *, (size_t)op->nres * n);
	for (uint32_t i = 0; i < op->narg; i++)
		for (uint32_t k = 0; k < n; k++)
			arg[i * n + k] =
				pop_value_final(l->at[member[k]]->arg[i]);
	POP_TRY(pop_join_group(l->r->g, op, l->op, &l->r->grid, member, n, arg,
		res, l->r->err));
	for (uint32_t k = 0; k < n; k++) {
		for (uint32_t i = 0; i < op->nres; i++)
			pop_value_replace(l->r->g, &l->at[member[k]]->res[i],
				res[i * n + k]);
		leave(l, member[k]);
	}
	return POP_OK;
}

static pop_status
step_stream(lockstep *l, uint32_t d, bool *moved)
{
	pop_rep *r = l->r;
	pop_op *op = l->at[d];
	pop_value ***res = POP_NEWN(r->g->arena, pop_value **, op->nres);
	bool came;

	for (uint32_t i = 0; i < op->nres; i++)
		res[i] = pop_rep_row(r);
	POP_TRY(pop_rep_stream_on(r, op, d, res, &came));
	if (!came)
		return POP_OK;
	for (uint32_t i = 0; i + 1 < op->nres && pop_op_is_source(op); i++)
		pop_value_replace(r->g, &op->res[i], res[i][d]);
	pop_value_replace(r->g, &op->res[op->nres - 1], op->arg[op->narg - 1]);
	leave(l, d);
	*moved = true;
	return POP_OK;
}

/* A device's own number. */
static void
step_id(lockstep *l, uint32_t d)
{
	pop_op *op = l->at[d];
	uint32_t c = l->r->grid.partitions;
	uint32_t id = op->code == POP_OP_REPLICA_ID ? d / c : d % c;

	pop_value_replace(l->r->g, &op->res[0],
		pop_build_constant(
			l->op->block, l->op, op->res[0].type, &id, true));
	leave(l, d);
}

static pop_status
step_control(lockstep *l, uint32_t d)
{
	pop_op *op = l->at[d], *before = op->prev;
	pop_block *b = op->block;
	uint32_t counter;
	int64_t n =
		op->code == POP_OP_WHILE ? pop_while_trip(op, &counter) : -1;

	if (n < 0 || n > POP_LIMIT_UNROLLED)
		return pop_op_fail(l->r->g, op, l->r->err,
			"in programs that differ between devices: got "
			"collectives or streams inside, expected them in loops "
			"of a known number of turns only");
	POP_TRY(pop_rep_count(
		l->r, op, (uint64_t)n * pop_rep_varying(l->r, op).ops));
	pop_while_expand(l->r->g, op, n);
	l->at[d] = pop_first_after(b, before);
	return POP_OK;
}

static pop_status
step_device(lockstep *l, uint32_t d, bool *moved)
{
	pop_op *op = l->at[d];

	for (uint32_t i = 0; i < op->narg; i++)
		op->arg[i] = pop_value_final(op->arg[i]);
	if (!pop_op_distributed(op)) {
		leave(l, d);
		pop_op_insert_before(l->op, op);
	} else if (op->nregion &&
		   (op->code == POP_OP_WHILE || op->code == POP_OP_CASE ||
			   op->code == POP_OP_IF)) {
		POP_TRY(step_control(l, d));
	} else if (op->code == POP_OP_REPLICA_ID ||
		   op->code == POP_OP_PARTITION_ID) {
		step_id(l, d);
	} else if (pop_op_streams(op)) {
		return step_stream(l, d, moved);
	} else if (op->nregion > 1 || op->code == POP_OP_SHARD ||
		   op->code == POP_OP_UNSHARD ||
		   op->code == POP_OP_RUN_PARALLEL ||
		   !pop_op_is_distributed(op)) {
		return pop_op_fail(l->r->g, op, l->r->err,
			"in programs that differ between devices: got a manual "
			"region, a grid or a region with collectives, expected "
			"collectives alone");
	} else {
		return meet_all(l, d, moved);
	}
	*moved = true;
	return POP_OK;
}

static pop_status
run_programs(pop_rep *r, pop_op *op)
{
	lockstep l = {r, op, POP_NEWN(r->g->arena, pop_op *, r->grid.n)};
	uint32_t arg = 0, res = 0, waits = 0;
	bool moved = true;

	r->anchor = op;
	for (uint32_t d = 0; d < r->grid.n; d++) {
		pop_block *b = op->region[d];

		l.at[d] = b->first;
		for (uint32_t i = 0; i < b->narg; i++)
			pop_value_replace(r->g, b->arg[i], op->arg[arg++]);
	}
	while (moved) {
		moved = false;
		waits = r->grid.n;
		for (uint32_t d = 0; d < r->grid.n; d++) {
			bool one = true;

			while (one && l.at[d]->code != POP_OP_RETURN) {
				one = false;
				POP_TRY(step_device(&l, d, &one));
				moved |= one;
			}
			if (l.at[d]->code != POP_OP_RETURN && waits > d)
				waits = d;
		}
	}
	if (waits < r->grid.n)
		return pop_op_fail(r->g, l.at[waits], r->err,
			"on device %u: got no other device that comes to meet "
			"it, expected all of its group",
			waits);
	for (uint32_t d = 0; d < r->grid.n; d++)
		for (uint32_t i = 0; i < l.at[d]->narg; i++)
			pop_value_replace(r->g, &op->res[res++],
				pop_value_final(l.at[d]->arg[i]));
	return POP_OK;
}

pop_status
pop_rep_parallel(pop_rep *outer, pop_op *op)
{
	uint32_t n;
	const int64_t *size = pop_attr_ints(op, POP_ATTR_GRID, &n);
	pop_rep r = {.g = outer->g,
		.err = outer->err,
		.made = outer->made,
		.parallel = true};

	r.grid.replicas = (uint32_t)size[0];
	r.grid.partitions = (uint32_t)size[1];
	if (size[0] * size[1] > POP_LIMIT_DEVICES)
		return pop_op_fail(r.g, op, r.err,
			"devices: got %lld, expected at most %d",
			(long long)(size[0] * size[1]), POP_LIMIT_DEVICES);
	r.grid.n = n = (uint32_t)(size[0] * size[1]);
	for (uint32_t i = 0; i < op->narg; i++) {
		op->arg[i] = pop_value_final(op->arg[i]);
		if (op->arg[i]->mark)
			return pop_op_fail(r.g, op, r.err,
				"operand %u: got a value for each device, "
				"expected one",
				i);
	}
	r.nfeed = op->nregion - n;
	r.feed = POP_NEWN(r.g->arena, pop_value *, r.nfeed);
	for (uint32_t i = 0; i < r.nfeed; i++) {
		splice(op->region[n + i], op);
		r.feed[i] = pop_value_final(op->region[n + i]->last->arg[0]);
	}
	if (one_program(op, n))
		POP_TRY(run_one_program(&r, op));
	else
		POP_TRY(run_programs(&r, op));
	outer->made = r.made;
	pop_op_unlink(op);
	return POP_OK;
}
