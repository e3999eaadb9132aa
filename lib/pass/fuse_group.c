/* Groups of fusion and the uses of values: who reads an element how often. */

#include "lib/pass/fuse_int.h"

enum {
	FEW_COLUMNS = 64,
	LONG_COLUMN = 512,
};

uint32_t
pop_fuse_nonunit(const pop_shape *s)
{
	uint32_t m = 0;

	for (unsigned i = 0; i < s->rank; i++)
		if (s->dim[i] != 1)
			m |= UINT32_C(1) << i;
	return m;
}

bool
pop_fuse_is_trailing(const pop_shape *s, uint32_t reduced)
{
	bool seen = false;

	for (unsigned i = 0; i < s->rank; i++) {
		bool r = reduced >> i & 1;

		if (s->dim[i] == 1)
			continue;
		if (seen && !r)
			return false;
		seen |= r;
	}
	return true;
}

bool
pop_fuse_is_narrow(const pop_shape *s, uint32_t reduced)
{
	int64_t inner = 1, all = pop_shape_elements(s);

	for (unsigned i = s->rank; i > 0 && !(reduced >> (i - 1) & 1); i--)
		inner *= s->dim[i - 1];
	return inner > 1 && inner < FEW_COLUMNS && all / inner >= LONG_COLUMN;
}

/* ---- Uses. */

void
pop_fuse_use(pop_fuser *f, pop_value *v, const pop_use *as)
{
	pop_use *u = POP_NEW(f->scratch, pop_use);

	*u = *as;
	u->next = v->aux;
	v->aux = u;
	if (u->group) {
		u->peer = u->group->uses;
		u->group->uses = u;
	}
}

void
pop_fuse_use_memory(pop_fuser *f, pop_value *v, uint32_t order)
{
	pop_fuse_use(f, v, &(pop_use){.order = order, .fit = POP_FIT_MASK});
}

void
pop_fuse_use_memory_in(pop_fuser *f, pop_value *v, pop_group *g)
{
	pop_use *u;

	pop_fuse_use_memory(f, v, g->order);
	u = v->aux;
	u->peer = g->uses;
	g->uses = u;
}

/* Everything that op and its regions read from outside of it. */
void
pop_fuse_use_all(pop_fuser *f, const pop_op *op, uint32_t order)
{
	for (uint32_t i = 0; i < op->narg; i++) {
		pop_use u = {.order = order,
			.fit = POP_FIT_MASK,
			.updates = i == 0 &&
				   op->code == POP_OP_DYNAMIC_UPDATE_SLICE};

		pop_fuse_use(f, op->arg[i], &u);
	}
	for (uint32_t i = 0; i < pop_op_nested(op); i++)
		POP_FOR_EACH_OP(inner, op->region[i])
			pop_fuse_use_all(f, inner, order);
}

pop_uses
pop_fuse_uses(const pop_value *v)
{
	pop_uses s = {.uniform = true};
	const pop_group *seen[POP_FUSE_MAX_COPIES + 1];

	for (const pop_use *u = v->aux; u; u = u->next) {
		bool known = false;

		/* Of uses at one place memory counts as the earliest. */
		if (!s.earliest || u->order < s.earliest->order ||
			(u->order == s.earliest->order && !u->group))
			s.earliest = u;
		s.memory |= !u->group;
		for (uint32_t i = 0; i < s.ngroup; i++)
			known |= seen[i] == u->group;
		if (u->group && !known && s.ngroup <= POP_FUSE_MAX_COPIES)
			seen[s.ngroup++] = u->group;
	}
	for (const pop_use *u = v->aux; u; u = u->next) {
		s.elsewhere |= u->group != s.earliest->group ||
			       u->order != s.earliest->order;
		if (u->group == s.earliest->group &&
			(u->fit != s.earliest->fit ||
				u->mask != s.earliest->mask))
			s.uniform = false;
	}
	return s;
}

/* ---- Groups. */

/* v is an output of g. */
static void
keep(pop_group *g, const pop_value *v)
{
	for (const pop_use *u = v->aux; u; u = u->next)
		if (u->group != g && u->order < g->before)
			g->before = u->order;
}

void
pop_fuse_join(pop_fuser *f, pop_group *g, pop_op *op, uint32_t order,
	const pop_use *as, bool output)
{
	pop_member *m = POP_NEW(f->scratch, pop_member), *other = op->aux;

	*m = (pop_member){.next = g->member,
		.op = op,
		.order = order,
		.output = output,
		.shared = other != NULL,
		.fit = as->fit,
		.mask = as->mask};
	if (other)
		other->shared = true;
	op->aux = m;
	g->member = m;
	if (output)
		keep(g, &op->res[0]);
}

pop_group *
pop_fuse_new_group(
	pop_fuser *f, pop_op *op, uint32_t order, const pop_shape *space)
{
	pop_group *g = POP_NEW(f->scratch, pop_group);

	g->root = op;
	g->order = order;
	g->before = UINT32_MAX;
	g->space = *space;
	g->full = pop_fuse_nonunit(space);
	g->segments = 1;
	g->next = f->groups;
	f->groups = g;
	return g;
}

/* What a view takes of its operand, if only its attributes say it; else the
 * view itself. */
static uint64_t
place_of(const pop_op *view)
{
	uint64_t h = (uint64_t)view->code;

	if (view->code != POP_OP_SLICE && view->code != POP_OP_TRANSPOSE &&
		view->code != POP_OP_REVERSE)
		return (uintptr_t)view;
	for (uint32_t i = 0; i < view->nattr; i++)
		h = pop_attr_hash(h, &view->attr[i]);
	return h;
}

/* The same through one more view. */
pop_use
pop_fuse_partial(const pop_op *view, const pop_use *u)
{
	pop_use r = *u;
	int64_t n = pop_shape_elements(view->res[0].type);

	if (u->fit != POP_FIT_PARTIAL) {
		r.path = r.place = 0;
		r.seen = n;
	}
	r.fit = POP_FIT_PARTIAL;
	r.path = (r.path + (uintptr_t)view) * UINT64_C(0x9E3779B97F4A7C15);
	r.place = (r.place + place_of(view)) * UINT64_C(0x9E3779B97F4A7C15);
	r.seen = n < r.seen ? n : r.seen;
	return r;
}

/* The fit of operand i of a member that fits as `u`. */
pop_use
pop_fuse_through(const pop_op *op, uint32_t i, const pop_use *u)
{
	const pop_shape *in = op->arg[i]->type, *out = op->res[0].type;
	pop_use r = *u;
	uint32_t n, bit[POP_MAX_RANK] = {0}, k = 0;
	const int64_t *dims;

	if (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) {
		if (in->rank == 0 && out->rank != 0)
			r = (pop_use){.group = u->group,
				.order = u->order,
				.fit = POP_FIT_MASK};
		return r;
	}
	if (op->code == POP_OP_RESHAPE)
		return r; /* of unit dims */
	if (op->code != POP_OP_BROADCAST_IN_DIM) {
		if (u->fit == POP_FIT_PARTIAL ||
			(u->fit == POP_FIT_MASK && u->mask == u->group->full))
			return pop_fuse_partial(op, u);
		r.fit = POP_FIT_SPREAD;
		return r;
	}
	r.repeats = true;
	r.fit = POP_FIT_SPREAD;
	if (u->fit != POP_FIT_MASK)
		return r;
	/* Non-unit dim j of the result is the next bit of the mask. */
	for (unsigned j = 0, b = 0; j < out->rank; j++) {
		if (out->dim[j] == 1)
			continue;
		while (!(u->mask >> b & 1))
			b++;
		bit[j] = UINT32_C(1) << b++;
	}
	dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	r.mask = 0;
	for (uint32_t j = 0; j < n; j++) {
		if (in->dim[j] == 1)
			continue;
		if (bit[dims[j]] < k)
			return r; /* turned round */
		k = bit[dims[j]];
		r.mask |= k;
	}
	r.fit = POP_FIT_MASK;
	return r;
}

void
pop_fuse_use_operands(pop_fuser *f, const pop_op *op, const pop_use *as)
{
	for (uint32_t i = 0; i < op->narg; i++) {
		pop_use u = pop_fuse_through(op, i, as);

		pop_fuse_use(f, op->arg[i], &u);
	}
}
