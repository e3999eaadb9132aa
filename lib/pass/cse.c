/*
 * Common subexpressions: two pure ops with equal opcode, attributes, result
 * type and operands are one op.
 *
 * Blocks are walked in order with a hash table of what is visible: an op in a
 * region may use an equal one above its parent, and what a region adds is
 * taken out again when it ends.  Of ops with regions only those whose body is
 * a single operation, such as sums, are compared.
 *
 * A remainder by a constant, of which the quotient is there, is the difference
 * to the product with that: one division does for both.
 */

#include "lib/pass/pass.h"

#include <string.h>

#include "lib/base/map.h"
#include "lib/ir/prefetch.h"
#include "lib/ir/site.h"
#include "lib/num/convert.h"

struct entry {
	struct entry *next;
	pop_op *op;
	uint64_t hash;
};

struct table {
	pop_graph *g;
	pop_arena *scratch;
	pop_intmap map;
	struct entry **log; /* entries in order of arrival */
	size_t nlog, cap;
	uint32_t ids; /* value numbers given out */
};

static uint64_t
mix(uint64_t h, uint64_t v)
{
	h = (h ^ v) * UINT64_C(0x9E3779B97F4A7C15);
	return h ^ (h >> 29);
}

static size_t
dense_bytes(const pop_dense *d)
{
	return d->splat ? pop_dtype_bytes((pop_dtype)d->type.dtype)
			: (size_t)pop_shape_bytes(&d->type);
}

uint64_t
pop_attr_hash(uint64_t h, const pop_attr *a)
{
	h = mix(h, a->key);
	switch (pop_attr_info_of[a->key].kind) {
	case POP_ATTR_KIND_INT:
		return mix(h, (uint64_t)a->i);
	case POP_ATTR_KIND_INTS:
		for (uint32_t i = 0; i < a->ints.n; i++)
			h = mix(h, (uint64_t)a->ints.v[i]);
		return mix(h, a->ints.n);
	case POP_ATTR_KIND_DENSE:
		return mix(h,
			pop_digest_u64(a->dense->data, dense_bytes(a->dense)));
	case POP_ATTR_KIND_TEXT:
		return mix(h, pop_digest_u64(a->text.ptr, a->text.len));
	default:
		return h;
	}
}

bool
pop_attr_same(const pop_attr *a, const pop_attr *b)
{
	if (a->key != b->key)
		return false;
	switch (pop_attr_info_of[a->key].kind) {
	case POP_ATTR_KIND_INT:
		return a->i == b->i;
	case POP_ATTR_KIND_INTS:
		return a->ints.n == b->ints.n &&
		       (!a->ints.n ||
			       memcmp(a->ints.v, b->ints.v,
				       a->ints.n * sizeof(int64_t)) == 0);
	case POP_ATTR_KIND_REAL:
		return memcmp(&a->real, &b->real, sizeof(a->real)) == 0;
	case POP_ATTR_KIND_TEXT:
		return pop_str_eq(a->text, b->text);
	case POP_ATTR_KIND_PAIR:
		return pop_str_eq(a->pair->name, b->pair->name) &&
		       pop_str_eq(a->pair->text, b->pair->text);
	case POP_ATTR_KIND_DENSE:
		return pop_shape_eq(&a->dense->type, &b->dense->type) &&
		       a->dense->splat == b->dense->splat &&
		       memcmp(a->dense->data, b->dense->data,
			       dense_bytes(a->dense)) == 0;
	default:
		return false;
	}
}

/* A number for a value that does not depend on its address. */
static uint32_t
number(struct table *t, pop_value *v)
{
	if (!v->mark)
		v->mark = ++t->ids;
	return v->mark;
}

static uint64_t
op_hash(struct table *t, const pop_op *op)
{
	uint64_t h = mix((uint64_t)op->code, op->res[0].type->dtype);

	h = mix(h, (uint64_t)pop_op_monoid(op));

	for (unsigned i = 0; i < op->res[0].type->rank; i++)
		h = mix(h, (uint64_t)op->res[0].type->dim[i]);
	for (uint32_t i = 0; i < op->narg; i++)
		h = mix(h, number(t, op->arg[i]));
	for (uint32_t i = 0; i < op->nattr; i++)
		h = pop_attr_hash(h, &op->attr[i]);
	return h;
}

static bool
op_eq(const pop_op *a, const pop_op *b)
{
	if (a->code != b->code || a->narg != b->narg || a->nres != b->nres ||
		a->nattr != b->nattr || pop_op_monoid(a) != pop_op_monoid(b))
		return false;
	for (uint32_t i = 0; i < a->nres; i++)
		if (!pop_shape_eq(a->res[i].type, b->res[i].type))
			return false;
	for (uint32_t i = 0; i < a->narg; i++)
		if (a->arg[i] != b->arg[i])
			return false;
	for (uint32_t i = 0; i < a->nattr; i++)
		if (!pop_attr_same(&a->attr[i], &b->attr[i]))
			return false;
	return true;
}

static void
remember(struct table *t, struct entry **head, pop_op *op, uint64_t h)
{
	struct entry *e = POP_NEW(t->scratch, struct entry);

	*e = (struct entry){*head, op, h};
	*head = e;
	if (t->nlog == t->cap) {
		size_t had = t->cap * sizeof(*t->log);

		t->cap = t->cap ? t->cap * 2 : 256;
		t->log = pop_arena_grow(
			t->scratch, t->log, had, t->cap * sizeof(*t->log));
	}
	t->log[t->nlog++] = e;
}

static void
forget(struct table *t, size_t down_to)
{
	while (t->nlog > down_to) {
		struct entry *e = t->log[--t->nlog];

		*pop_intmap_at(&t->map, e->hash) = e->next;
	}
}

static struct entry **
entries(struct table *t, uint64_t h)
{
	return (struct entry **)pop_intmap_at(&t->map, h);
}

/* The op that is equal, or NULL. */
static pop_op *
find(struct table *t, const pop_op *op, uint64_t h)
{
	for (struct entry *e = *entries(t, h); e; e = e->next)
		if (op_eq(e->op, op))
			return e->op;
	return NULL;
}

/* Whose quotients by it never overflow. */
static bool
is_divisor(const pop_value *v)
{
	const pop_dense *d = pop_value_splat(v);
	const pop_dtype type = (pop_dtype)v->type->dtype;
	int64_t n;

	if (!d || !pop_dtype_is_int(type))
		return false;
	n = (int64_t)pop_load_int(type, d->data);
	return n != 0 && n != -1;
}

/* The op of the same operands but of this code that was met, or NULL. */
static pop_op *
find_other(struct table *t, const pop_op *op, pop_opcode code)
{
	pop_op like = *op;

	like.code = (uint16_t)code;
	return find(t, &like, op_hash(t, &like));
}

static pop_value *
difference(const pop_site *s, const pop_op *remainder, pop_value *quotient)
{
	return pop_site_binary(s, POP_OP_SUBTRACT, remainder->arg[0],
		pop_site_binary(
			s, POP_OP_MULTIPLY, quotient, remainder->arg[1]));
}

/* Of a remainder whose quotient there is: the difference; else NULL. */
static pop_value *
of_quotient(struct table *t, pop_op *op)
{
	const pop_site s = pop_site_before(op);
	pop_op *quotient;

	if (op->code != POP_OP_REMAINDER || !is_divisor(op->arg[1]))
		return NULL;
	quotient = find_other(t, op, POP_OP_DIVIDE);
	return quotient ? difference(&s, op, &quotient->res[0]) : NULL;
}

/* A quotient whose remainder came before it in the same block: one in front of
 * that, which becomes the difference.  Another op: itself. */
static pop_op *
before_remainder(struct table *t, pop_op *op)
{
	pop_op *remainder;
	pop_value *q;
	pop_site s;

	if (op->code != POP_OP_DIVIDE || !is_divisor(op->arg[1]))
		return op;
	remainder = find_other(t, op, POP_OP_REMAINDER);
	if (!remainder || remainder->block != op->block)
		return op;
	s = pop_site_before(remainder);
	q = pop_site_binary(&s, POP_OP_DIVIDE, op->arg[0], op->arg[1]);
	pop_value_replace(
		t->g, &remainder->res[0], difference(&s, remainder, q));
	pop_op_unlink(remainder);
	pop_value_replace(t->g, &op->res[0], q);
	pop_op_unlink(op);
	return q->def;
}

static void
visit(struct table *t, pop_op *op)
{
	const uint64_t h = op_hash(t, op);
	const pop_op *same = find(t, op, h);
	pop_value *by;

	for (uint32_t i = 0; same && i < op->nres; i++)
		pop_value_replace(t->g, &op->res[i], &same->res[i]);
	if (same) {
		pop_op_unlink(op);
		return;
	}
	by = of_quotient(t, op);
	if (by) {
		pop_value_replace(t->g, &op->res[0], by);
		pop_op_unlink(op);
		return;
	}
	op = before_remainder(t, op);
	remember(t, entries(t, h), op, h);
}

static void
walk(struct table *t, pop_block *b)
{
	size_t mark = t->nlog;

	/* Marks of before are forgotten ahead of all uses. */
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->mark = 0;
	POP_FOR_EACH_OP(op, b) {
		pop_op_prefetch(op, op->next);
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].mark = 0;
		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			walk(t, op->region[i]);
		if ((!op->nregion || pop_op_monoid(op)) && op->nres &&
			(pop_op_info_of[op->code].traits & POP_TRAIT_PURE))
			visit(t, op);
	}
	forget(t, mark);
}

static pop_status
merge(pop_graph *g, pop_arena *scratch, pop_err *err)
{
	(void)err;
	for (uint32_t i = 0; i < g->nfunc; i++) {
		struct table t = {
			.g = g, .scratch = scratch, .map.arena = scratch};

		walk(&t, g->func[i]->body);
	}
	return POP_OK;
}

pop_status
pop_pass_cse(pop_graph *g, pop_err *err)
{
	POP_TRY(pop_pass_scratch(g, merge, err));
	pop_graph_resolve(g);
	return POP_OK;
}
