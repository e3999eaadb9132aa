/*
 * Constants where they are used: each block gets its own of those that its ops
 * take, each once, before the first that takes it.
 *
 * Writers of graphs move constants out of regions, merge them or repeat them,
 * which the key does not see; so it must not reach the program either.  Within
 * the block they can be fused, and bodies need no captures.  Constants that
 * are not used any more are left behind.
 */

#include "lib/pass/pass.h"

#include <string.h>

#include "lib/ir/prefetch.h"

/* Constants with the same elements. */
struct same {
	const pop_op *first;
	const pop_block *block; /* that `value` is in */
	pop_value *value;
};

struct placing {
	pop_graph *g;
	pop_intmap same; /* by hash */
};

static uint64_t
mix(uint64_t a, uint64_t b)
{
	return (a ^ b) * UINT64_C(0x9e3779b97f4a7c15);
}

static size_t
stored_bytes(const pop_dense *d)
{
	return d->splat ? pop_dtype_bytes((pop_dtype)d->type.dtype)
			: (size_t)pop_shape_bytes(&d->type);
}

static bool
same_elements(const pop_op *a, const pop_op *b)
{
	const pop_dense *x = pop_attr_dense(a), *y = pop_attr_dense(b);

	return x->splat == y->splat && pop_shape_eq(&x->type, &y->type) &&
	       (x->data == y->data ||
		       memcmp(x->data, y->data, stored_bytes(x)) == 0);
}

/* All of it is hashed, but for what pads a shape: whether two are found equal
 * must not depend on a third. */
static struct same *
same_of(struct placing *p, pop_op *op)
{
	const pop_dense *d = pop_attr_dense(op);
	struct same *s = NULL;
	uint64_t h;
	void **slot;

	if (op->aux)
		return op->aux;
	if (op->nattr == 1) {
		h = mix(pop_shape_hash(&d->type), d->splat);
		h = mix(h, pop_digest_u64(d->data, stored_bytes(d)));
		slot = pop_intmap_at(&p->same, h);
		s = *slot;
		if (!s)
			*slot = s = POP_NEW(p->g->arena, struct same);
		if (s->first && !same_elements(s->first, op))
			s = NULL;
	}
	if (!s)
		s = POP_NEW(p->g->arena, struct same);
	if (!s->first)
		s->first = op;
	op->aux = s;
	return s;
}

/* What `user` takes for the constant. */
static pop_value *
placed(struct placing *p, pop_op *constant, pop_op *user)
{
	struct same *s = same_of(p, constant);
	pop_op *copy;

	if (s->block == user->block)
		return s->value;
	s->block = user->block;
	s->value = &constant->res[0];
	if (constant->block != user->block) {
		copy = pop_op_clone(p->g, constant);
		constant->res[0].aux = NULL;
		copy->aux = s;
		pop_op_insert_before(user, copy);
		s->value = &copy->res[0];
	}
	return s->value;
}

/* Block by block: in a region the last value of a block around it would be
 * forgotten.  Ops with regions are listed meanwhile, by aux. */
static void
place_block(struct placing *p, pop_block *b)
{
	pop_op *outer = NULL, *last = NULL;

	POP_FOR_EACH_OP(op, b) {
		pop_op_prefetch(op, op->next);
		op->aux = NULL;
		for (uint32_t i = 0; i < op->narg; i++) {
			pop_op *def = op->arg[i]->def;

			if (def && def->code == POP_OP_CONSTANT)
				op->arg[i] = placed(p, def, op);
		}
		if (pop_op_nested(op)) {
			if (last)
				last->aux = op;
			else
				outer = op;
			last = op;
		}
	}
	for (pop_op *op = outer; op; op = op->aux)
		for (uint32_t i = 0; i < op->nregion; i++)
			place_block(p, op->region[i]);
}

pop_status
pop_pass_constants(pop_graph *g, pop_err *err)
{
	struct placing p = {.g = g, .same.arena = g->arena};

	(void)err;
	if (pop_graph_may_have(g, POP_OP_CONSTANT))
		place_block(&p, g->main->body);
	return POP_OK;
}
