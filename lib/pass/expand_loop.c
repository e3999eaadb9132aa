/*
 * map and scan.
 *
 * A map whose body is elementwise is that body on whole tensors: its scalars
 * get the operands' dims.  Any other runs in a loop over the elements.  A scan
 * is a loop that reads a slice of each input and writes one of each output.
 */

#include "lib/pass/expand.h"

#include <assert.h>

/* ---- Loops. */

static pop_value *
counter(const pop_site *s, pop_dtype d, int64_t v)
{
	const pop_shape type = {.dtype = (uint8_t)d};

	return pop_site_integer(s, &type, (uint64_t)v);
}

static pop_dtype
counter_type(int64_t n)
{
	return n < INT32_MAX ? POP_DT_I32 : POP_DT_I64;
}

void
pop_turns_begin(pop_turns *t, const pop_site *s, int64_t n,
	pop_value *const *start, uint32_t ncarry)
{
	pop_func *f = s->block->func;
	pop_site cond = {.g = s->g, .loc = s->loc};
	pop_value *from = counter(s, counter_type(n), 0), *p;
	pop_shape *type = POP_NEWN(s->g->arena, pop_shape, ncarry + 1);

	type[0] = *from->type;
	for (uint32_t i = 0; i < ncarry; i++)
		type[1 + i] = *start[i]->type;
	t->op = pop_site_op(s, POP_OP_WHILE, 1 + ncarry, 1 + ncarry, type, 2);
	for (uint32_t i = 0; i <= ncarry; i++)
		t->op->arg[i] = i ? start[i - 1] : from;
	for (int r = 0; r < 2; r++) {
		t->op->region[r] = pop_block_new(f, t->op);
		for (uint32_t i = 0; i <= ncarry; i++)
			pop_block_add_arg(t->op->region[r], &type[i]);
	}
	cond.block = t->op->region[0];
	p = pop_site_compare(&cond, 5, cond.block->arg[0],
		counter(&cond, counter_type(n), n));
	pop_site_return(&cond, &p, 1);
	t->body = (pop_site){s->g, t->op->region[1], NULL, s->loc};
	t->i = t->op->region[1]->arg[0];
	t->carry = t->op->region[1]->arg + 1;
	t->res = t->op->res + 1;
	t->ncarry = ncarry;
}

void
pop_turns_end(pop_turns *t, pop_value *const *next)
{
	pop_value **v = POP_NEWN(t->body.g->arena, pop_value *, t->ncarry + 1);

	v[0] = pop_site_binary(&t->body, POP_OP_ADD, t->i,
		counter(&t->body, (pop_dtype)t->i->type->dtype, 1));
	for (uint32_t i = 0; i < t->ncarry; i++)
		v[1 + i] = next[i];
	pop_site_return(&t->body, v, t->ncarry + 1);
}

/* ---- Copies of bodies. */

static pop_value *
copied(pop_value *v)
{
	v = pop_value_final(v);
	return v->aux ? v->aux : v;
}

void
pop_expand_body(
	const pop_site *s, pop_block *b, pop_value *const *arg, pop_value **out)
{
	pop_block_clear_aux(b);
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->aux = arg[i];
	POP_FOR_EACH_OP(op, b) {
		if (op != b->last)
			pop_block_append(s->block, pop_op_clone(s->g, op));
	}
	for (uint32_t i = 0; i < b->last->narg; i++)
		out[i] = copied(b->last->arg[i]);
	pop_block_clear_aux(b);
}

/* ---- Bodies on whole tensors. */

static bool
is_scalar(const pop_value *v)
{
	return v->type->rank == 0;
}

/* Of scalars, and true of each element by itself. */
static bool
is_plain(const pop_op *op)
{
	unsigned traits = pop_op_info_of[op->code].traits;

	for (uint32_t i = 0; i < op->narg; i++)
		if (!is_scalar(op->arg[i]))
			return false;
	for (uint32_t i = 0; i < op->nres; i++)
		if (!is_scalar(&op->res[i]))
			return false;
	return op->code == POP_OP_CONSTANT || op->code == POP_OP_RETURN ||
	       op->code == POP_OP_RESHAPE ||
	       op->code == POP_OP_BROADCAST_IN_DIM ||
	       (traits & POP_TRAIT_ELEMENTWISE);
}

bool
pop_expand_is_plain(const pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		if (!is_plain(op))
			return false;
	}
	return true;
}

/* The value that stands for v in the wide copy; captures are spread. */
static pop_value *
widened(const pop_site *s, const pop_shape *dims, pop_value *v)
{
	pop_shape type = *dims;

	v = pop_value_final(v);
	if (v->aux)
		return v->aux;
	type.dtype = v->type->dtype;
	return pop_site_broadcast(s, &type, v, NULL);
}

static void
widen(const pop_site *s, const pop_shape *dims, pop_op *op)
{
	pop_shape type = *dims;
	const pop_dense *d;
	pop_op *c;

	type.dtype = op->res[0].type->dtype;
	if (op->code == POP_OP_RESHAPE || op->code == POP_OP_BROADCAST_IN_DIM) {
		op->res[0].aux = widened(s, dims, op->arg[0]);
		return;
	}
	if (op->code == POP_OP_CONSTANT) {
		d = pop_attr_dense(op);
		op->res[0].aux = pop_build_constant(s->block, s->at, &type,
			d->data, pop_shape_elements(&type) > 0);
		return;
	}
	c = pop_op_clone(s->g, op);
	for (uint32_t i = 0; i < op->narg; i++)
		c->arg[i] = widened(s, dims, op->arg[i]);
	c->res[0].type = pop_graph_type(s->g, &type);
	pop_op_insert_before(s->at, c);
}

void
pop_expand_wide(const pop_site *s, const pop_block *b, const pop_shape *dims,
	pop_value *const *arg, pop_value **out)
{
	pop_block_clear_aux(b);
	s->g->scratched = true;
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->aux = arg[i];
	POP_FOR_EACH_OP(op, b) {
		if (op != b->last)
			widen(s, dims, op);
	}
	for (uint32_t i = 0; i < b->last->narg; i++)
		out[i] = widened(s, dims, b->last->arg[i]);
	pop_block_clear_aux(b);
}

void
pop_expand_take_body(const pop_site *s, pop_op *op, pop_block *b)
{
	pop_site body = {.g = s->g, .loc = s->loc};
	pop_value **out = POP_NEWN(s->g->arena, pop_value *, b->last->narg);

	op->region[0] = body.block = pop_block_new(s->block->func, op);
	for (uint32_t i = 0; i < b->narg; i++)
		pop_block_add_arg(body.block, b->arg[i]->type);
	pop_expand_body(&body, b, body.block->arg, out);
	pop_site_return(&body, out, b->last->narg);
}

/* ---- map. */

static pop_shape
flat(const pop_value *v, int64_t n)
{
	pop_shape type = {.dtype = v->type->dtype, .rank = 1};

	type.dim[0] = n;
	return type;
}

/* Element after element. */
static pop_value *
each_element(const pop_site *s, pop_op *map)
{
	int64_t n = pop_shape_elements(map->res[0].type);
	pop_value **arg = POP_NEWN(s->g->arena, pop_value *, map->narg);
	pop_shape type = flat(&map->res[0], n), one;
	pop_value *out = pop_site_number(s, &type, 0), *y;
	pop_turns t;

	if (n == 0)
		return pop_site_reshape(s, map->res[0].type, out);
	for (uint32_t i = 0; i < map->narg; i++) {
		type = flat(map->arg[i], n);
		arg[i] = pop_site_reshape(s, &type, map->arg[i]);
	}
	pop_turns_begin(&t, s, n, &out, 1);
	for (uint32_t i = 0; i < map->narg; i++) {
		one = (pop_shape){.dtype = arg[i]->type->dtype};
		arg[i] = pop_site_index(&t.body, arg[i], 0, t.i);
		arg[i] = pop_site_reshape(&t.body, &one, arg[i]);
	}
	pop_expand_body(&t.body, map->region[0], arg, &y);
	type = flat(&map->res[0], 1);
	y = pop_site_reshape(&t.body, &type, y);
	y = pop_site_put(&t.body, t.carry[0], 0, t.i, y);
	pop_turns_end(&t, &y);
	return pop_site_reshape(s, map->res[0].type, &t.res[0]);
}

void
pop_expand_map(const pop_site *s, pop_op *op, pop_value **out)
{
	if (pop_expand_is_plain(op->region[0]))
		pop_expand_wide(
			s, op->region[0], op->res[0].type, op->arg, out);
	else
		out[0] = each_element(s, op);
}

/* ---- scan. */

/* The slice of x at index i of dim d, without that dim. */
static pop_value *
take(const pop_site *s, pop_value *x, int d, pop_value *i)
{
	pop_value *y = pop_site_index(s, x, d, i);
	pop_shape type = *y->type;

	type.rank--;
	for (int k = d; k < type.rank; k++)
		type.dim[k] = type.dim[k + 1];
	return pop_site_reshape(s, &type, y);
}

static pop_value *
place(const pop_site *s, pop_value *x, int d, pop_value *i, pop_value *y)
{
	pop_shape type = *x->type;

	type.dim[d] = 1;
	return pop_site_put(s, x, d, i, pop_site_reshape(s, &type, y));
}

/* The index of this turn. */
static pop_value *
position(const pop_turns *t, int64_t n, bool reverse)
{
	if (!reverse)
		return t->i;
	return pop_site_binary(&t->body, POP_OP_SUBTRACT,
		counter(&t->body, (pop_dtype)t->i->type->dtype, n - 1), t->i);
}

void
pop_expand_scan(const pop_site *s, pop_op *op, pop_value **out)
{
	uint32_t nin = (uint32_t)pop_attr_int(op, POP_ATTR_INPUTS, 0);
	uint32_t ncarry = op->narg - nin, nout = op->nres - ncarry;
	int64_t n = pop_attr_int(op, POP_ATTR_SCAN_SIZE, 0);
	int d = (int)pop_attr_int(op, POP_ATTR_DIM, 0);
	pop_value **arg = POP_NEWN(s->g->arena, pop_value *, op->narg + 1);
	pop_value **v = POP_NEWN(s->g->arena, pop_value *, op->nres + 1), *at;
	pop_turns t;

	for (uint32_t i = 0; i < nout; i++)
		out[i] = pop_site_number(s, op->res[i].type, 0);
	for (uint32_t i = 0; i < ncarry; i++)
		out[nout + i] = op->arg[nin + i];
	if (n == 0)
		return;
	pop_turns_begin(&t, s, n, out, op->nres);
	at = position(&t, n, pop_attr_int(op, POP_ATTR_IS_REVERSE, 0));
	for (uint32_t i = 0; i < nin; i++)
		arg[i] = take(&t.body, op->arg[i], d, at);
	for (uint32_t i = 0; i < ncarry; i++)
		arg[nin + i] = t.carry[nout + i];
	pop_expand_body(&t.body, op->region[0], arg, v);
	for (uint32_t i = 0; i < nout; i++)
		v[i] = place(&t.body, t.carry[i], d, at, v[i]);
	pop_turns_end(&t, v);
	for (uint32_t i = 0; i < op->nres; i++)
		out[i] = &t.res[i];
}
