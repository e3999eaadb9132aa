/*
 * Streams between devices and to the host, and the end of tokens.
 *
 * A token orders ops that have side effects; those stay in program order, so
 * once streams are gone nothing needs one: they leave loops, branches and the
 * entry's signature.
 */

#include "lib/pass/replicate.h"

#include <stdio.h>
#include <string.h>

/* ---- Channels. */

static void
queue_put(pop_graph *g, pop_queue *q, int64_t channel, uint32_t device,
	pop_value *const *v, uint32_t n)
{
	pop_item *item = POP_NEW(g->arena, pop_item);

	*item = (pop_item){
		NULL, n, device, channel, POP_NEWN(g->arena, pop_value *, n)};
	for (uint32_t i = 0; i < n; i++)
		item->v[i] = v[i];
	if (q->last)
		q->last->next = item;
	else
		q->first = item;
	q->last = item;
}

/* The oldest through `channel` for `device`; NULL if there is none. */
static pop_item *
queue_take(pop_queue *q, int64_t channel, uint32_t device)
{
	pop_item *before = NULL;

	for (pop_item *i = q->first; i; before = i, i = i->next) {
		if (i->channel != channel || i->device != device)
			continue;
		if (before)
			before->next = i->next;
		else
			q->first = i->next;
		if (q->last == i)
			q->last = before;
		return i;
	}
	return NULL;
}

/* ---- The host. */

/* "infeed.k" for an infeed. */
static const char *
host_name(pop_graph *g, const pop_op *op, uint32_t k)
{
	return pop_str_printf(
		g->arena, "%s.%u", pop_op_info_of[op->code].name, k);
}

/* An argument of the entry for a result of infeed or recv, named infeed.0,
 * recv.0 and so on. */
static pop_value *
host_input(pop_graph *g, const pop_op *op, const pop_shape *type)
{
	const char *kind = pop_op_info_of[op->code].name;
	pop_func *f = g->main;
	uint32_t n = f->body->narg, k = 0;
	pop_value *v;

	for (uint32_t i = 0; i < n; i++) {
		pop_str name = f->arg_port[i].name;
		size_t len = strlen(kind);

		k += name.len > len && name.ptr[len] == '.' &&
		     pop_str_has_prefix(name, kind);
	}
	v = pop_block_add_arg(f->body, type);
	f->arg_port[n].name = pop_str_of(host_name(g, op, k));
	return v;
}

void
pop_host_outputs(
	pop_graph *g, const pop_op *const *op, pop_value *const *v, uint32_t n)
{
	pop_func *f = g->main;
	pop_op *old = f->body->last, *ret;
	uint32_t nres = f->nres, outfeeds = 0, sends = 0;
	pop_shape *type = POP_NEWN(g->arena, pop_shape, nres + n);
	const pop_port *port = f->res_port;

	for (uint32_t i = 0; i < nres; i++)
		type[i] = f->res_type[i];
	ret = pop_op_new(g, POP_OP_RETURN, nres + n, 0, NULL, 0, old->loc);
	ret->attr = old->attr;
	ret->nattr = old->nattr;
	for (uint32_t i = 0; i < nres; i++)
		ret->arg[i] = old->arg[i];
	for (uint32_t i = 0; i < n; i++) {
		ret->arg[nres + i] = v[i];
		type[nres + i] = *v[i]->type;
	}
	pop_func_set_results(f, type, nres + n);
	for (uint32_t i = 0; i < nres; i++)
		f->res_port[i] = port[i];
	for (uint32_t i = 0; i < n; i++)
		f->res_port[nres + i].name = pop_str_of(host_name(g, op[i],
			op[i]->code == POP_OP_SEND ? sends++ : outfeeds++));
	pop_op_unlink(old);
	pop_block_append(f->body, ret);
}

/* ---- Streams. */

/* The device's part of an argument that has one for each. */
pop_value *
pop_rep_part(pop_op *at, pop_value *v, uint32_t device)
{
	int64_t start[POP_MAX_RANK] = {0}, limit[POP_MAX_RANK];
	pop_shape type = *v->type;
	pop_value *s;

	for (unsigned d = 0; d < type.rank; d++)
		limit[d] = type.dim[d];
	start[0] = device;
	limit[0] = device + 1;
	s = pop_part(at, v, start, limit);
	memmove(type.dim, type.dim + 1, sizeof(type.dim) - sizeof(type.dim[0]));
	type.dim[POP_MAX_RANK - 1] = 0;
	type.rank--;
	return pop_build1(at->block, at, POP_OP_RESHAPE, &type, s);
}

/* With the number of devices in front. */
pop_status
pop_rep_with_devices(
	pop_rep *r, const pop_op *op, const pop_shape *type, pop_shape *out)
{
	*out = *type;
	if (type->rank == POP_MAX_RANK)
		return pop_op_fail(r->g, op, r->err,
			"rank: got %d, expected less, for a dimension of "
			"devices is added",
			POP_MAX_RANK);
	memmove(out->dim + 1, type->dim,
		sizeof(type->dim) - sizeof(type->dim[0]));
	out->dim[0] = r->grid.n;
	out->rank++;
	return POP_OK;
}

/* All devices' values of v, one behind the other. */
pop_status
pop_rep_stacked(pop_rep *r, pop_op *at, pop_value *v, pop_value **out)
{
	pop_value **part = pop_rep_row(r);
	pop_shape type;

	v = pop_value_final(v);
	POP_TRY(pop_rep_with_devices(r, at, v->type, &type));
	if (!v->mark) {
		int64_t dims[POP_MAX_RANK];

		for (unsigned d = 0; d < v->type->rank; d++)
			dims[d] = d + 1;
		*out = pop_build1(
			at->block, at, POP_OP_BROADCAST_IN_DIM, &type, v);
		pop_attr_set_ints(
			r->g, (*out)->def, POP_ATTR_DIMS, dims, v->type->rank);
		return POP_OK;
	}
	type.dim[0] = 1;
	for (uint32_t d = 0; d < r->grid.n; d++)
		part[d] = pop_build1(at->block, at, POP_OP_RESHAPE, &type,
			pop_rep_value(r, v, d));
	*out = pop_joined(at, part, r->grid.n, 0);
	return POP_OK;
}

static pop_status
not_in_loops(pop_rep *r, const pop_op *op)
{
	if (!r->loops)
		return POP_OK;
	return pop_op_fail(r->g, op, r->err,
		"in a loop or branch: got a stream whose length is not known, "
		"expected a loop of a known number of turns, or none");
}

static pop_status
host_in(pop_rep *r, pop_op *op)
{
	POP_TRY(not_in_loops(r, op));
	for (uint32_t i = 0; i + 1 < op->nres; i++) {
		pop_shape type = *op->res[i].type;
		pop_value **at = pop_rep_row(r), *v;

		if (r->whole)
			POP_TRY(pop_rep_with_devices(
				r, op, op->res[i].type, &type));
		v = host_input(r->g, op, &type);
		for (uint32_t d = 0; d < r->grid.n; d++)
			at[d] = r->whole ? pop_rep_part(op, v, d) : v;
		pop_rep_stand_for(r, &op->res[i], at);
	}
	return POP_OK;
}

static void
add_output(pop_rep *r, const pop_op *op, pop_value *v)
{
	if (r->nout == r->cap_out) {
		uint32_t cap = r->cap_out ? r->cap_out * 2 : 8;
		const pop_op **o = POP_NEWN(r->g->arena, const pop_op *, cap);
		pop_value **p = POP_NEWN(r->g->arena, pop_value *, cap);

		if (r->nout) {
			memcpy(o, r->out_op, r->nout * sizeof(*o));
			memcpy(p, r->out, r->nout * sizeof(*p));
		}
		r->out_op = o;
		r->out = p;
		r->cap_out = cap;
	}
	r->out_op[r->nout] = op;
	r->out[r->nout++] = v;
}

static pop_status
host_out(pop_rep *r, pop_op *op)
{
	POP_TRY(not_in_loops(r, op));
	for (uint32_t i = 0; i + 1 < op->narg; i++) {
		pop_value *v = pop_value_final(op->arg[i]);

		if (r->whole)
			POP_TRY(pop_rep_stacked(r, op, v, &v));
		else if (v->mark)
			return pop_op_fail(r->g, op, r->err,
				"operand %u: got a value for each device, "
				"expected one for all",
				i);
		add_output(r, op, v);
	}
	return POP_OK;
}

static pop_status
take_feed(pop_rep *r, pop_op *op, uint32_t d, pop_value ***res)
{
	(void)d;
	for (uint32_t i = 0; i + 1 < op->nres; i++) {
		pop_value *v;

		if (r->fed == r->nfeed)
			return pop_op_fail(r->g, op, r->err,
				"infeed queue: got %u values, expected more",
				r->nfeed);
		v = r->feed[r->fed++];
		if (!pop_shape_eq(v->type, op->res[i].type)) {
			char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];

			return pop_op_fail(r->g, op, r->err,
				"value of the infeed queue: got %.150s, "
				"expected %.150s",
				pop_shape_print(a, v->type),
				pop_shape_print(b, op->res[i].type));
		}
		res[i][d] = v;
	}
	return POP_OK;
}

/* Whom `device` sends to, or receives from; itself if nobody is named, -1 if
 * only others are. */
int64_t
pop_rep_peer(const pop_rep *r, const pop_op *op, uint32_t device, bool send)
{
	uint32_t n;
	const int64_t *pair = pop_attr_ints(op, POP_ATTR_PAIRS, &n);
	uint32_t c = r->grid.partitions;
	bool across = c > 1;
	uint32_t me = across ? device % c : device / c;

	if (!n)
		return device;
	for (uint32_t i = 0; i < n; i += 2) {
		int64_t other = pair[i + (send ? 1 : 0)];

		if (pair[i + (send ? 0 : 1)] == me)
			return across ? device / c * c + other
				      : other * c + device % c;
	}
	return -1;
}

static void
put_channel(pop_rep *r, pop_op *op, uint32_t d)
{
	uint32_t n = op->narg - 1;
	pop_value **v = POP_NEWN(r->g->arena, pop_value *, n);
	bool named = pop_attr_find(op, POP_ATTR_PAIRS) != NULL;
	int64_t to = pop_rep_peer(r, op, d, true);

	if (to < 0)
		return;
	for (uint32_t i = 0; i < n; i++)
		v[i] = pop_rep_value(r, op->arg[i], d);
	queue_put(r->g, &r->channel,
		pop_attr_int(op, POP_ATTR_CHANNEL_ID, 0),
		r->parallel && !named ? POP_ANY_DEVICE : (uint32_t)to, v, n);
}

/* False if nothing has come yet. */
static pop_status
take_channel(pop_rep *r, pop_op *op, uint32_t d, pop_value ***res, bool *came)
{
	bool named = pop_attr_find(op, POP_ATTR_PAIRS) != NULL;
	pop_item *item = NULL;

	*came = true;
	if (pop_rep_peer(r, op, d, false) >= 0) {
		item = queue_take(&r->channel,
			pop_attr_int(op, POP_ATTR_CHANNEL_ID, 0),
			r->parallel && !named ? POP_ANY_DEVICE : d);
		if (!item) {
			*came = false;
			return POP_OK;
		}
		if (item->n != op->nres - 1)
			return pop_op_fail(r->g, op, r->err,
				"values sent: got %u, expected %u", item->n,
				op->nres - 1);
	}
	for (uint32_t i = 0; i + 1 < op->nres; i++) {
		res[i][d] = item ? item->v[i]
				 : pop_zeros(r->anchor ? r->anchor : op,
					   op->res[i].type);
		if (!pop_shape_eq(res[i][d]->type, op->res[i].type)) {
			char a[POP_SHAPE_TEXT], b[POP_SHAPE_TEXT];

			return pop_op_fail(r->g, op, r->err,
				"value sent: got %.150s, expected %.150s",
				pop_shape_print(a, res[i][d]->type),
				pop_shape_print(b, op->res[i].type));
		}
	}
	return POP_OK;
}

bool
pop_op_is_source(const pop_op *op)
{
	return op->code == POP_OP_INFEED || op->code == POP_OP_RECV;
}

static bool
from_host(const pop_rep *r, const pop_op *op)
{
	if (r->parallel)
		return false;
	return op->code == POP_OP_INFEED || op->code == POP_OP_OUTFEED ||
	       pop_attr_int(op, POP_ATTR_CHANNEL_TYPE, 0) > 1;
}

/* One device's side of a stream inside the grid. */
pop_status
pop_rep_stream_on(
	pop_rep *r, pop_op *op, uint32_t d, pop_value ***res, bool *came)
{
	*came = true;
	switch ((int)op->code) {
	case POP_OP_INFEED:
		return take_feed(r, op, d, res);
	case POP_OP_RECV:
		return take_channel(r, op, d, res, came);
	case POP_OP_SEND:
		put_channel(r, op, d);
		return POP_OK;
	default: /* outfeed of run_parallel: nobody looks at it */
		return POP_OK;
	}
}

static pop_status
inner_stream(pop_rep *r, pop_op *op)
{
	pop_value ***res = POP_NEWN(r->g->arena, pop_value **, op->nres);
	bool came;

	for (uint32_t i = 0; i < op->nres; i++)
		res[i] = pop_rep_row(r);
	for (uint32_t d = 0; d < r->grid.n; d++) {
		POP_TRY(pop_rep_stream_on(r, op, d, res, &came));
		if (!came)
			return pop_op_fail(r->g, op, r->err,
				"channel %lld: got nothing sent to device %u "
				"before, expected a send",
				(long long)pop_attr_int(
					op, POP_ATTR_CHANNEL_ID, 0),
				d);
	}
	for (uint32_t i = 0; i + 1 < op->nres && pop_op_is_source(op); i++)
		pop_rep_stand_for(r, &op->res[i], res[i]);
	return POP_OK;
}

/* The token behind it is the one before: order is the program's. */
pop_status
pop_rep_stream(pop_rep *r, pop_op *op)
{
	pop_value **at = pop_rep_row(r);

	if (!from_host(r, op)) {
		POP_TRY(not_in_loops(r, op));
		POP_TRY(inner_stream(r, op));
	} else if (pop_op_is_source(op)) {
		POP_TRY(host_in(r, op));
	} else {
		POP_TRY(host_out(r, op));
	}
	for (uint32_t d = 0; d < r->grid.n; d++)
		at[d] = pop_rep_value(r, op->arg[op->narg - 1], d);
	pop_rep_stand_for(r, &op->res[op->nres - 1], at);
	pop_op_unlink(op);
	return POP_OK;
}

/* ---- Names. */

/* A list of names that grows. */
typedef struct names {
	pop_str *v;
	uint32_t n, cap;
} names;

static void
add_name(pop_graph *g, names *l, pop_str s)
{
	if (l->n == l->cap) {
		uint32_t cap = l->cap ? l->cap * 2 : 16;
		pop_str *v = POP_NEWN(g->arena, pop_str, cap);

		if (l->n)
			memcpy(v, l->v, l->n * sizeof(*v));
		l->v = v;
		l->cap = cap;
	}
	l->v[l->n++] = s;
}

enum {
	MAX_VISITS = 1 << 16, /* functions looked into; names are a help */
	INFEEDS = 0,
	RECVS,
	OUTFEEDS,
	SENDS,
	KINDS,
};

typedef struct lister {
	pop_graph *g;
	names arg, res;
	uint32_t count[KINDS], visits;
} lister;

static void
list_stream(lister *l, const pop_op *op)
{
	bool source = pop_op_is_source(op);
	uint32_t n = (source ? op->nres : op->narg) - 1;
	int kind = op->code == POP_OP_INFEED    ? INFEEDS
		   : op->code == POP_OP_RECV    ? RECVS
		   : op->code == POP_OP_OUTFEED ? OUTFEEDS
						: SENDS;

	if ((kind == RECVS || kind == SENDS) &&
		pop_attr_int(op, POP_ATTR_CHANNEL_TYPE, 0) == 1)
		return;
	for (uint32_t i = 0; i < n; i++)
		add_name(l->g, source ? &l->arg : &l->res,
			pop_str_of(host_name(l->g, op, l->count[kind]++)));
}

/* Calls do not nest deeper than POP_LIMIT_CALL_DEPTH. */
static void
list_block(lister *l, const pop_block *b)
{
	pop_walk w;

	if (++l->visits > MAX_VISITS)
		return;
	for (const pop_op *op = pop_walk_first(&w, b); op;
		op = pop_walk_next(&w)) {
		const pop_func *f = op->code == POP_OP_CALL
					    ? pop_call_target(l->g, op)
					    : NULL;

		if (f)
			list_block(l, f->body);
		else if (op->code == POP_OP_INFEED ||
			 op->code == POP_OP_OUTFEED ||
			 op->code == POP_OP_SEND || op->code == POP_OP_RECV)
			list_stream(l, op);
	}
}

void
pop_pass_port_names(pop_graph *g, pop_port_names *out)
{
	const pop_func *f = g->main;
	lister l = {.g = g};

	for (uint32_t i = 0; i < f->body->narg; i++)
		if (f->body->arg[i]->type->dtype != POP_DT_TOKEN)
			add_name(g, &l.arg, f->arg_port[i].name);
	for (uint32_t i = 0; i < f->nres; i++)
		if (f->res_type[i].dtype != POP_DT_TOKEN)
			add_name(g, &l.res, f->res_port[i].name);
	list_block(&l, f->body);
	*out = (pop_port_names){l.arg.v, l.res.v, l.arg.n, l.res.n};
}

/* ---- Tokens. */

static bool
is_token(const pop_value *v)
{
	return v->type->dtype == POP_DT_TOKEN;
}

static uint32_t
without_tokens(pop_value **v, uint32_t n)
{
	uint32_t k = 0;

	for (uint32_t i = 0; i < n; i++)
		if (!is_token(v[i]))
			v[k++] = v[i];
	return k;
}

static void
slim_block(pop_block *b)
{
	b->narg = without_tokens(b->arg, b->narg);
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->index = i;
}

/* The same op without tokens among operands and results. */
static void
slim_op(pop_graph *g, pop_op *op)
{
	pop_shape *type = POP_NEWN(g->arena, pop_shape, op->nres);
	uint32_t n = 0, k = 0;
	pop_op *to;

	op->narg = without_tokens(op->arg, op->narg);
	for (uint32_t i = 0; i < op->nres; i++)
		if (!is_token(&op->res[i]))
			type[n++] = *op->res[i].type;
	if (n == op->nres)
		return;
	to = pop_op_remake(g, op, op->narg, op->arg, n, type);
	for (uint32_t i = 0; i < op->nres; i++)
		if (!is_token(&op->res[i]))
			pop_value_replace(g, &op->res[i], &to->res[k++]);
}

/* Names of custom calls are refused elsewhere, with what they take. */
static bool
passes_tokens(const pop_op *op)
{
	return op->code == POP_OP_WHILE || op->code == POP_OP_CASE ||
	       op->code == POP_OP_IF || op->code == POP_OP_RETURN ||
	       op->code == POP_OP_OPTIMIZATION_BARRIER;
}

static void
slim_entry(pop_func *f)
{
	uint32_t *to, k = 0;

	to = POP_NEWN(f->graph->arena, uint32_t, f->nres);
	for (uint32_t i = 0; i < f->nres; i++) {
		to[i] = k;
		if (f->res_type[i].dtype == POP_DT_TOKEN)
			continue;
		f->res_type[k] = f->res_type[i];
		f->res_port[k++] = f->res_port[i];
	}
	f->nres = k;
	k = 0;
	for (uint32_t i = 0; i < f->body->narg; i++) {
		pop_port *p = &f->arg_port[i];

		if (p->alias_result >= 0)
			p->alias_result = (int32_t)to[p->alias_result];
		if (!is_token(f->body->arg[i]))
			f->arg_port[k++] = *p;
	}
	slim_block(f->body);
}

void
pop_drop_tokens(pop_graph *g)
{
	pop_block *b = g->main->body;
	pop_walk w;

	for (pop_op *op = pop_walk_first(&w, b); op; op = pop_walk_next(&w)) {
		for (uint32_t r = 0; r < op->nregion; r++)
			if (op->code == POP_OP_WHILE)
				slim_block(op->region[r]);
		if (passes_tokens(op))
			slim_op(g, op);
	}
	slim_entry(g->main);
	pop_graph_resolve(g);
	for (pop_op *op = pop_walk_first(&w, b); op; op = pop_walk_next(&w))
		if (op->code == POP_OP_AFTER_ALL)
			pop_op_unlink(op);
}
