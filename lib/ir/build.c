/*
 * Making graphs: functions, blocks, ops, values, and replacing values.
 *
 * All memory is the graph's arena.  Arrays that grow (functions, arguments)
 * double; argument arrays hold the least power of two from 4 that fits.
 * Replacing a value only notes its successor; one sweep of
 * pop_graph_resolve() rewrites every operand, so that a pass is linear however
 * much it replaces.
 */

#include "lib/ir/ir.h"

#include <assert.h>
#include <string.h>

#include "lib/ir/ir_int.h"
#include "lib/ir/prefetch.h"

pop_graph *
pop_graph_new(pop_arena *a, const char *file)
{
	pop_graph *g = POP_NEW(a, pop_graph);

	g->arena = a;
	g->file = pop_str_dup(a, pop_str_of(file));
	g->num_partitions = 1;
	g->num_replicas = 1;
	g->by_name.arena = a;
	g->lists.arena = a;
	g->types.arena = a;
	return g;
}

/* Room for one more in an array of n whose capacity follows from n. */
static void *
grow(pop_arena *a, void *array, uint32_t n, size_t size)
{
	void *p;

	if (n && (n < 4 || (n & (n - 1))))
		return array;
	p = pop_arena_array(a, n ? (size_t)n * 2 : 4, size);
	if (n)
		memcpy(p, array, n * size);
	return p;
}

static void
add_func(pop_graph *g, pop_func *f)
{
	void **slot = pop_strmap_at(&g->by_name, f->name);

	f->graph = g;
	g->func = grow(g->arena, g->func, g->nfunc, sizeof(*g->func));
	g->func[g->nfunc++] = f;
	if (!*slot)
		*slot = f;
}

pop_func *
pop_func_new(pop_graph *g, pop_str name)
{
	pop_func *f = POP_NEW(g->arena, pop_func);

	f->name = (pop_str){pop_str_dup(g->arena, name), name.len};
	f->graph = g;
	f->body = pop_block_new(f, NULL);
	add_func(g, f);
	if (!g->main && pop_str_is(name, "main"))
		g->main = f;
	return f;
}

static pop_func *
only_public(const pop_graph *g, uint32_t *n)
{
	pop_func *f = NULL;

	*n = 0;
	for (uint32_t i = 0; i < g->nfunc; i++) {
		if (g->func[i]->is_private)
			continue;
		f = g->func[i];
		++*n;
	}
	return *n == 1 ? f : NULL;
}

void
pop_graph_choose_main(pop_graph *g)
{
	uint32_t n;

	if (!g->main)
		g->main = only_public(g, &n);
}

pop_status
pop_graph_need_main(const pop_graph *g, pop_err *err)
{
	uint32_t n;

	if (g->main)
		return POP_OK;
	only_public(g, &n);
	return pop_fail(err, POP_E_INPUT,
		"%s: %u public functions and none of them @main; expected "
		"@main or exactly one",
		g->file, n);
}

/* prefix + name, in the arena. */
static pop_str
prefixed(pop_arena *a, pop_str prefix, pop_str name)
{
	char *p = pop_arena_alloc(a, prefix.len + name.len + 1);

	memcpy(p, prefix.ptr, prefix.len);
	if (name.len)
		memcpy(p + prefix.len, name.ptr, name.len);
	p[prefix.len + name.len] = '\0';
	return (pop_str){p, prefix.len + name.len};
}

pop_func *
pop_graph_adopt(pop_graph *g, pop_graph *from, pop_str prefix)
{
	for (uint32_t i = 0; i < from->nfunc; i++) {
		pop_func *f = from->func[i];
		pop_walk w;

		f->name = prefixed(g->arena, prefix, f->name);
		f->is_private = true;
		f->loc = (pop_loc){0};
		for (uint32_t k = 0; k < f->body->narg; k++) {
			f->arg_port[k].alias_result = -1;
			f->arg_port[k].donated = false;
		}
		for (pop_op *op = pop_walk_first(&w, f->body); op;
			op = pop_walk_next(&w)) {
			op->loc = (pop_loc){0};
			if (op->code == POP_OP_CALL)
				pop_attr_set_text(g, op, POP_ATTR_CALLEE,
					prefixed(g->arena, prefix,
						pop_attr_text(
							op, POP_ATTR_CALLEE)));
		}
		add_func(g, f);
	}
	for (unsigned i = 0; i < POP_OP_LIMIT / 64; i++)
		g->made[i] |= from->made[i];
	g->replaced |= from->replaced;
	g->scratched |= from->scratched;
	return from->main;
}

void
pop_func_set_results(pop_func *f, const pop_shape *type, uint32_t n)
{
	pop_arena *a = f->graph->arena;

	f->nres = n;
	f->res_type = POP_NEWN(a, pop_shape, n);
	f->res_port = POP_NEWN(a, pop_port, n);
	if (n)
		memcpy(f->res_type, type, n * sizeof(*type));
	for (uint32_t i = 0; i < n; i++) {
		f->res_port[i].name = POP_STR("");
		f->res_port[i].alias_result = -1;
	}
}

pop_func *
pop_func_find(const pop_graph *g, pop_str name)
{
	return pop_strmap_find(&g->by_name, name);
}

pop_func *
pop_call_target(const pop_graph *g, const pop_op *call)
{
	return pop_func_find(g, pop_attr_text(call, POP_ATTR_CALLEE));
}

/* A type of a graph, and the next one of the same key. */
struct type {
	pop_shape shape;
	struct type *next;
};

const pop_shape *
pop_graph_type(pop_graph *g, const pop_shape *t)
{
	struct type **at, *known;

	if (g->last_type && pop_shape_eq(g->last_type, t))
		return g->last_type;
	at = (struct type **)pop_intmap_at(&g->types, pop_shape_hash(t));
	for (known = *at; known; known = known->next)
		if (pop_shape_eq(&known->shape, t))
			break;
	if (!known) {
		known = POP_NEW(g->arena, struct type);
		*known = (struct type){*t, *at};
		*at = known;
	}
	return g->last_type = &known->shape;
}

pop_block *
pop_block_new(pop_func *f, pop_op *parent)
{
	pop_block *b = POP_NEW(f->graph->arena, pop_block);

	b->func = f;
	b->parent = parent;
	return b;
}

pop_value *
pop_block_add_arg(pop_block *b, const pop_shape *type)
{
	pop_arena *a = b->func->graph->arena;
	pop_value *v = POP_NEW(a, pop_value);
	pop_func *f = b->func;

	v->type = pop_graph_type(b->func->graph, type);
	v->block = b;
	v->index = b->narg;
	if (!b->parent && f->body == b) {
		f->arg_port =
			grow(a, f->arg_port, b->narg, sizeof(*f->arg_port));
		memset(&f->arg_port[b->narg], 0, sizeof(*f->arg_port));
		f->arg_port[b->narg].name = POP_STR("");
		f->arg_port[b->narg].alias_result = -1;
	}
	b->arg = grow(a, b->arg, b->narg, sizeof(*b->arg));
	b->arg[b->narg++] = v;
	return v;
}

void
pop_op_recode(pop_graph *g, pop_op *op, pop_opcode code)
{
	op->code = (uint16_t)code;
	g->made[(unsigned)code / 64] |= UINT64_C(1) << ((unsigned)code % 64);
	g->swept = false;
}

bool
pop_graph_may_have_effect(const pop_graph *g)
{
	for (unsigned i = 0; i < POP_OP_LIMIT; i++) {
		unsigned traits = pop_op_info_of[i].traits;

		if (traits & POP_TRAIT_EFFECT &&
			!(traits & POP_TRAIT_TERMINATOR) &&
			pop_graph_may_have(g, (pop_opcode)i))
			return true;
	}
	return false;
}

pop_op *
pop_op_new(pop_graph *g, pop_opcode code, uint32_t narg, uint32_t nres,
	const pop_shape *res_type, uint32_t nregion, pop_loc loc)
{
	pop_op *op = POP_NEW(g->arena, pop_op);

	pop_op_recode(g, op, code);
	op->loc = loc;
	op->narg = narg;
	op->nres = nres;
	op->nregion = nregion;
	if (narg)
		op->arg = POP_NEWN(g->arena, pop_value *, narg);
	if (nregion)
		op->region = POP_NEWN(g->arena, pop_block *, nregion);
	if (nres)
		op->res = POP_NEWN(g->arena, pop_value, nres);
	for (uint32_t i = 0; i < nres; i++) {
		op->res[i].type = pop_graph_type(g, &res_type[i]);
		op->res[i].def = op;
		op->res[i].index = i;
	}
	return op;
}

/* Tells op's regions which function they are in now. */
static void
adopt(pop_op *op, pop_func *f)
{
	for (uint32_t i = 0; i < op->nregion; i++) {
		pop_block *b = op->region[i];

		if (!b || b->func == f)
			continue;
		b->func = f;
		POP_FOR_EACH_OP(inner, b)
			adopt(inner, f);
	}
}

void
pop_block_append(pop_block *b, pop_op *op)
{
	assert(!op->block);
	op->block = b;
	op->prev = b->last;
	op->next = NULL;
	if (b->last)
		b->last->next = op;
	else
		b->first = op;
	b->last = op;
	adopt(op, b->func);
}

void
pop_op_insert_before(pop_op *at, pop_op *op)
{
	pop_block *b = at->block;

	assert(!op->block && b);
	op->block = b;
	op->next = at;
	op->prev = at->prev;
	if (at->prev)
		at->prev->next = op;
	else
		b->first = op;
	at->prev = op;
	adopt(op, b->func);
}

void
pop_op_unlink(pop_op *op)
{
	pop_block *b = op->block;

	assert(b);
	if (b->func)
		b->func->graph->swept = false;
	if (op->prev)
		op->prev->next = op->next;
	else
		b->first = op->next;
	if (op->next)
		op->next->prev = op->prev;
	else
		b->last = op->prev;
	op->block = NULL;
	op->prev = op->next = NULL;
}

pop_op *
pop_op_remake(pop_graph *g, pop_op *op, uint32_t narg, pop_value **arg,
	uint32_t nres, const pop_shape *res_type)
{
	pop_op *made = pop_op_new(g, (pop_opcode)op->code, 0, nres, res_type,
		op->nregion, op->loc);

	made->arg = arg;
	made->narg = narg;
	made->attr = op->attr;
	made->nattr = op->nattr;
	for (uint32_t r = 0; r < op->nregion; r++) {
		made->region[r] = op->region[r];
		made->region[r]->parent = made;
	}
	pop_op_insert_before(op, made);
	pop_op_unlink(op);
	return made;
}

static void
place(pop_block *b, pop_op *at, pop_op *op)
{
	if (at)
		pop_op_insert_before(at, op);
	else
		pop_block_append(b, op);
}

static pop_op *
new1(pop_block *b, pop_op *at, pop_opcode code, const pop_shape *type,
	uint32_t narg)
{
	pop_loc loc = {0, 0};

	if (at)
		loc = at->loc;
	else if (b->last)
		loc = b->last->loc;
	return pop_op_new(b->func->graph, code, narg, 1, type, 0, loc);
}

pop_value *
pop_build1(pop_block *b, pop_op *at, pop_opcode code, const pop_shape *type,
	pop_value *a0)
{
	pop_op *op = new1(b, at, code, type, 1);

	op->arg[0] = a0;
	place(b, at, op);
	return &op->res[0];
}

pop_value *
pop_build2(pop_block *b, pop_op *at, pop_opcode code, const pop_shape *type,
	pop_value *a0, pop_value *a1)
{
	pop_op *op = new1(b, at, code, type, 2);

	op->arg[0] = a0;
	op->arg[1] = a1;
	place(b, at, op);
	return &op->res[0];
}

pop_value *
pop_build_constant(pop_block *b, pop_op *at, const pop_shape *type,
	const void *data, bool splat)
{
	pop_op *op = new1(b, at, POP_OP_CONSTANT, type, 0);
	pop_graph *g = b->func->graph;
	size_t n = splat ? pop_dtype_bytes(type->dtype)
			 : (size_t)pop_shape_bytes(type);
	pop_dense d = {.type = *type, .splat = splat};
	void *own = pop_arena_alloc(g->arena, n);

	if (n)
		memcpy(own, data, n);
	d.data = own;
	pop_attr_set_dense(g, op, &d);
	place(b, at, op);
	return &op->res[0];
}

/* Copies of blocks know no function until the op is put into a block. */
static pop_block *
clone_block(pop_graph *g, const pop_block *from, pop_op *parent)
{
	pop_block *b = POP_NEW(g->arena, pop_block);

	b->parent = parent;
	b->narg = from->narg;
	for (size_t cap = 4; from->narg && !b->arg; cap *= 2)
		if (cap >= from->narg)
			b->arg = POP_NEWN(g->arena, pop_value *, cap);
	for (uint32_t i = 0; i < from->narg; i++) {
		b->arg[i] = POP_NEW(g->arena, pop_value);
		b->arg[i]->type = pop_graph_type(g, from->arg[i]->type);
		b->arg[i]->block = b;
		b->arg[i]->index = i;
		from->arg[i]->aux = b->arg[i];
	}
	POP_FOR_EACH_OP(op, from)
		pop_block_append(b, pop_op_clone(g, op));
	return b;
}

pop_op *
pop_op_clone(pop_graph *g, const pop_op *op)
{
	pop_op *c = pop_op_new(g, (pop_opcode)op->code, op->narg, 0, NULL,
		op->nregion, op->loc);

	g->scratched = true;
	c->plain = op->plain;
	if (op->nres)
		c->res = POP_NEWN(g->arena, pop_value, op->nres);
	c->nres = op->nres;
	for (uint32_t i = 0; i < op->narg; i++) {
		pop_value *v = pop_value_final(op->arg[i]);

		c->arg[i] = v->aux ? v->aux : v;
	}
	for (uint32_t i = 0; i < op->nres; i++) {
		c->res[i].type = pop_graph_type(g, op->res[i].type);
		c->res[i].def = c;
		c->res[i].index = i;
	}
	pop_attrs_copy_from(g, c, op);
	for (uint32_t i = 0; i < op->nregion; i++)
		c->region[i] = clone_block(g, op->region[i], c);
	for (uint32_t i = 0; i < op->nres; i++)
		op->res[i].aux = &c->res[i];
	return c;
}

pop_value *
pop_value_final(pop_value *v)
{
	pop_value *end = v;

	while (end->fwd)
		end = end->fwd;
	while (v->fwd && v->fwd != end) {
		pop_value *next = v->fwd;

		v->fwd = end;
		v = next;
	}
	return end;
}

void
pop_value_replace(pop_graph *g, pop_value *old, pop_value *by)
{
	old = pop_value_final(old);
	by = pop_value_final(by);
	assert(pop_shape_eq(old->type, by->type));
	if (old == by)
		return;
	old->fwd = by;
	g->replaced = true;
	g->swept = false;
}

pop_op *
pop_walk_first(pop_walk *w, const pop_block *b)
{
	w->depth = 0;
	w->too_deep = w->outer = false;
	w->op = b->first;
	w->after = w->op ? w->op->next : NULL;
	return w->op;
}

pop_op *
pop_walk_first_outer(pop_walk *w, const pop_block *b)
{
	pop_op *op = pop_walk_first(w, b);

	w->outer = true;
	return op;
}

/* Into the first region from `region` on that has an op; NULL if none has. */
static pop_op *
walk_enter(pop_walk *w, pop_op *op, pop_op *after, uint32_t region)
{
	for (; region < op->nregion; region++) {
		pop_block *b = op->region[region];

		if (!b || !b->first)
			continue;
		w->at[w->depth].op = op;
		w->at[w->depth].after = after;
		w->at[w->depth].region = region;
		w->depth++;
		return b->first;
	}
	return NULL;
}

pop_op *
pop_walk_next(pop_walk *w)
{
	pop_op *op = NULL;

	if (!w->op)
		return NULL;
	if (w->outer ? pop_op_nested(w->op) : w->op->nregion) {
		if (w->depth < POP_LIMIT_REGION_DEPTH)
			op = walk_enter(w, w->op, w->after, 0);
		else
			w->too_deep = true;
	}
	if (!op)
		op = w->after;
	while (!op && w->depth) {
		w->depth--;
		op = walk_enter(w, w->at[w->depth].op, w->at[w->depth].after,
			w->at[w->depth].region + 1);
		if (!op)
			op = w->at[w->depth].after;
	}
	w->op = op;
	w->after = op ? op->next : NULL;
	pop_op_prefetch(op, w->after);
	return op;
}

static void
forget_aux(const pop_block *b)
{
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->aux = NULL;
}

void
pop_graph_resolve(pop_graph *g)
{
	pop_walk w;

	if (!g->replaced)
		return;
	g->replaced = false;
	for (uint32_t i = 0; i < g->nfunc; i++)
		for (pop_op *op = pop_walk_first_outer(&w, g->func[i]->body);
			op; op = pop_walk_next(&w))
			for (uint32_t k = 0; k < op->narg; k++)
				op->arg[k] = pop_value_final(op->arg[k]);
}

void
pop_block_clear_aux(const pop_block *b)
{
	pop_walk w;

	forget_aux(b);
	for (pop_op *op = pop_walk_first(&w, b); op; op = pop_walk_next(&w)) {
		for (uint32_t k = 0; k < op->nregion; k++)
			forget_aux(op->region[k]);
		for (uint32_t k = 0; k < op->nres; k++)
			op->res[k].aux = NULL;
	}
}

void
pop_graph_clear_aux(pop_graph *g)
{
	if (!g->scratched)
		return;
	g->scratched = false;
	for (uint32_t i = 0; i < g->nfunc; i++)
		pop_block_clear_aux(g->func[i]->body);
}

static void
forget_uses(const pop_block *b)
{
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->nuse = 0;
}

void
pop_graph_count_uses(pop_graph *g)
{
	pop_walk w;

	for (uint32_t i = 0; i < g->nfunc; i++) {
		forget_uses(g->func[i]->body);
		for (pop_op *op = pop_walk_first(&w, g->func[i]->body); op;
			op = pop_walk_next(&w)) {
			for (uint32_t k = 0; k < op->nregion; k++)
				forget_uses(op->region[k]);
			for (uint32_t k = 0; k < op->nres; k++)
				op->res[k].nuse = 0;
		}
	}
	for (uint32_t i = 0; i < g->nfunc; i++)
		for (pop_op *op = pop_walk_first(&w, g->func[i]->body); op;
			op = pop_walk_next(&w))
			for (uint32_t k = 0; k < op->narg; k++)
				op->arg[k]->nuse++;
}

uint64_t
pop_func_count_ops(const pop_func *f)
{
	uint64_t n = 0;
	pop_walk w;

	for (pop_op *op = pop_walk_first(&w, f->body); op;
		op = pop_walk_next(&w))
		n++;
	return n;
}
