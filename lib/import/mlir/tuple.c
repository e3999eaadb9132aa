/*
 * Tuples, which the IR does not have: a value of tuple type is a handle that
 * knows its elements, and whatever becomes part of the IR takes their leaves.
 *
 * The type of a handle is a token with one dimension, whose size is the number
 * of the tuple type; no other token has dimensions.  Functions, calls and
 * control flow may hand tuples on; no other operation takes them.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

struct pop_mlir_tuple {
	pop_mlir_shapes element;
	uint32_t number, nleaf, depth;
};

bool
pop_mlir_is_tuple(const pop_shape *type)
{
	return type->dtype == POP_DT_TOKEN && type->rank;
}

static const pop_mlir_tuple *
tuple_of(const pop_mlir *m, const pop_shape *type)
{
	return m->tuples.v[type->dim[0]];
}

/* Equal lists of types are one string. */
static pop_str
key_of(pop_mlir *m, const pop_mlir_shapes *element)
{
	size_t size = sizeof(int64_t) * (POP_MAX_RANK + 3);
	char *key = pop_arena_alloc(m->arena, element->n * size + 1);
	size_t n = 0;

	for (uint32_t i = 0; i < element->n; i++) {
		const pop_shape *s = &element->v[i];
		const int64_t head[] = {s->dtype, s->quant, s->rank};

		memcpy(key + n, head, sizeof(head));
		n += sizeof(head);
		memcpy(key + n, s->dim, s->rank * sizeof(s->dim[0]));
		n += s->rank * sizeof(s->dim[0]);
	}
	return (pop_str){key, n};
}

static pop_status
measure(pop_mlir *m, const char *at, pop_mlir_tuple *t)
{
	for (uint32_t i = 0; i < t->element.n; i++) {
		const pop_shape *s = &t->element.v[i];
		const pop_mlir_tuple *inner =
			pop_mlir_is_tuple(s) ? tuple_of(m, s) : NULL;

		t->nleaf += inner ? inner->nleaf : 1;
		if (inner && inner->depth >= t->depth)
			t->depth = inner->depth + 1;
		if (t->nleaf > POP_MLIR_LIMIT_RESULTS ||
			t->depth > POP_MLIR_LIMIT_DEPTH)
			return pop_mlir_fail(m, at,
				"a tuple of more than %d tensors, or nested "
				"deeper than %d",
				POP_MLIR_LIMIT_RESULTS, POP_MLIR_LIMIT_DEPTH);
	}
	return POP_OK;
}

pop_status
pop_mlir_tuple_type(pop_mlir *m, const char *at, const pop_mlir_shapes *element,
	pop_shape *out)
{
	void **slot = pop_strmap_at(&m->tuple_by_type, key_of(m, element));
	pop_mlir_tuple *t = *slot;

	if (!t) {
		t = POP_NEW(m->arena, pop_mlir_tuple);
		for (uint32_t i = 0; i < element->n; i++)
			POP_MLIR_PUSH(m, &t->element, element->v[i]);
		t->number = m->tuples.n;
		POP_TRY(measure(m, at, t));
		*slot = t;
		POP_MLIR_PUSH(m, &m->tuples, t);
	}
	*out = (pop_shape){.dtype = POP_DT_TOKEN, .rank = 1};
	out->dim[0] = t->number;
	return POP_OK;
}

/* ---- Leaves.  Nesting is at most POP_MLIR_LIMIT_DEPTH. */

static void
push_types(pop_mlir *m, const pop_shape *type, pop_mlir_shapes *out)
{
	const pop_mlir_tuple *t;

	if (!pop_mlir_is_tuple(type)) {
		POP_MLIR_PUSH(m, out, *type);
		return;
	}
	t = tuple_of(m, type);
	for (uint32_t i = 0; i < t->element.n; i++)
		push_types(m, &t->element.v[i], out);
}

bool
pop_mlir_flatten(pop_mlir *m, pop_mlir_shapes *types)
{
	pop_mlir_shapes flat = {0};
	bool any = false;

	for (uint32_t i = 0; i < types->n && m->tuples.n; i++)
		any = any || pop_mlir_is_tuple(&types->v[i]);
	if (!any)
		return false;
	for (uint32_t i = 0; i < types->n; i++)
		push_types(m, &types->v[i], &flat);
	*types = flat;
	return true;
}

static void
push_values(pop_mlir *m, pop_value *v, pop_mlir_values *out)
{
	pop_value *const *element = v->aux;

	if (!pop_mlir_is_tuple(v->type)) {
		POP_MLIR_PUSH(m, out, v);
		return;
	}
	for (uint32_t i = 0; i < tuple_of(m, v->type)->element.n; i++)
		push_values(m, element[i], out);
}

static pop_value *
handle(pop_mlir *m, const pop_shape *type, pop_value **element)
{
	pop_value *v = POP_NEW(m->arena, pop_value);

	v->type = pop_graph_type(m->graph, type);
	v->aux = element;
	m->graph->scratched = true;
	return v;
}

/* The value of `type` made of the next leaves. */
static pop_value *
gathered(pop_mlir *m, const pop_shape *type, pop_value *const **next)
{
	const pop_mlir_tuple *t;
	pop_value **element;

	if (!pop_mlir_is_tuple(type))
		return *(*next)++;
	t = tuple_of(m, type);
	element = POP_NEWN(m->arena, pop_value *, t->element.n + 1);
	for (uint32_t i = 0; i < t->element.n; i++)
		element[i] = gathered(m, &t->element.v[i], next);
	return handle(m, type, element);
}

pop_value *
pop_mlir_add_arg(pop_mlir *m, pop_block *b, const pop_shape *type)
{
	pop_mlir_shapes leaf = {0};
	pop_mlir_values v = {0};
	pop_value *const *next;

	if (!pop_mlir_is_tuple(type))
		return pop_block_add_arg(b, type);
	push_types(m, type, &leaf);
	for (uint32_t i = 0; i < leaf.n; i++)
		POP_MLIR_PUSH(m, &v, pop_block_add_arg(b, &leaf.v[i]));
	next = v.v;
	return gathered(m, type, &next);
}

/* ---- Operations. */

static bool
hands_on(const pop_mlir_op *o)
{
	switch ((int)o->row->code) {
	case POP_OP_CALL:
	case POP_OP_RETURN:
	case POP_OP_WHILE:
	case POP_OP_IF:
	case POP_OP_CASE:
	case POP_OP_OPTIMIZATION_BARRIER:
		return true;
	default:
		return o->row->build == pop_mlir_build_custom_call;
	}
}

static pop_status
not_here(pop_mlir *m, const pop_mlir_op *o, const char *what)
{
	return pop_mlir_fail(m, o->at, "%.*s: %s is a tuple; expected tensors",
		POP_STR_ARG(o->name), what);
}

/* What regions of o return is seen by the return itself. */
static pop_status
check_regions(pop_mlir *m, const pop_mlir_op *o)
{
	for (uint32_t i = 0; i < o->region.n; i++)
		if (o->region.v[i] == m->returned_tuple)
			return not_here(m, o, "what a region returns");
	return POP_OK;
}

pop_status
pop_mlir_finish(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_shapes type = o->type;
	pop_mlir_values arg = {0};
	pop_value *const *next;
	bool tuples;

	POP_TRY(pop_mlir_check_buffers(m, o));
	if (!m->tuples.n || o->row->build == pop_mlir_build_tuple ||
		o->row->build == pop_mlir_build_get_tuple_element)
		return o->row->build(m, o);
	for (uint32_t i = 0; i < o->arg.n; i++)
		push_values(m, o->arg.v[i], &arg);
	tuples = arg.n != o->arg.n;
	for (uint32_t i = 0; i < arg.n && !tuples; i++)
		tuples = arg.v[i] != o->arg.v[i];
	if (tuples && !hands_on(o))
		return not_here(m, o, "an operand");
	if (tuples && o->row->code == POP_OP_RETURN)
		m->returned_tuple = o->block;
	if (!hands_on(o))
		POP_TRY(check_regions(m, o));
	o->arg = arg;
	if (!pop_mlir_flatten(m, &o->type))
		return o->row->build(m, o);
	if (!hands_on(o))
		return not_here(m, o, "a result");
	POP_TRY(o->row->build(m, o));
	if (o->result.n != o->type.n)
		return pop_mlir_fail(m, o->at, "%.*s has %u results, not %u",
			POP_STR_ARG(o->name), o->result.n, o->type.n);
	next = o->result.v;
	o->result = (pop_mlir_values){0};
	for (uint32_t i = 0; i < type.n; i++)
		POP_MLIR_PUSH(m, &o->result, gathered(m, &type.v[i], &next));
	return POP_OK;
}

pop_status
pop_mlir_build_tuple(pop_mlir *m, pop_mlir_op *o)
{
	const pop_mlir_tuple *t;
	pop_value **element;

	POP_TRY(pop_mlir_want(m, o, o->arg.n, 1));
	t = pop_mlir_is_tuple(&o->type.v[0]) ? tuple_of(m, &o->type.v[0])
					     : NULL;
	if (!t || t->element.n != o->arg.n)
		return pop_mlir_fail(m, o->at,
			"%.*s of %u values: expected a result type of a tuple "
			"of as many",
			POP_STR_ARG(o->name), o->arg.n);
	element = POP_NEWN(m->arena, pop_value *, o->arg.n + 1);
	for (uint32_t i = 0; i < o->arg.n; i++) {
		element[i] = o->arg.v[i];
		if (!pop_shape_compatible(element[i]->type, &t->element.v[i]))
			return pop_mlir_fail(m, o->at,
				"%.*s: operand %u has another type than "
				"element %u of the tuple",
				POP_STR_ARG(o->name), i, i);
	}
	POP_MLIR_PUSH(m, &o->result, handle(m, &o->type.v[0], element));
	return POP_OK;
}

pop_status
pop_mlir_build_get_tuple_element(pop_mlir *m, pop_mlir_op *o)
{
	const pop_mlir_tuple *t;
	int64_t index = -1;
	pop_value *v;

	POP_TRY(pop_mlir_want(m, o, 1, 1));
	v = o->arg.v[0];
	if (!pop_mlir_is_tuple(v->type))
		return pop_mlir_fail(m, o->at, "%.*s: the operand is no tuple",
			POP_STR_ARG(o->name));
	t = tuple_of(m, v->type);
	POP_TRY(pop_mlir_get_int(m, &o->attr, "index", &index));
	if (index < 0 || index >= t->element.n)
		return pop_mlir_fail(m, o->at,
			"%.*s: index is %lld, expected one of %u elements",
			POP_STR_ARG(o->name), (long long)index, t->element.n);
	if (!pop_shape_compatible(&o->type.v[0], &t->element.v[index]))
		return pop_mlir_fail(m, o->at,
			"%.*s: the result has another type than element %lld",
			POP_STR_ARG(o->name), (long long)index);
	POP_MLIR_PUSH(m, &o->result, ((pop_value *const *)v->aux)[index]);
	return POP_OK;
}

/* get_tuple_element %t[0] : (tuple<T>) -> T */
pop_status
pop_mlir_form_get_tuple_element(pop_mlir *m, pop_mlir_op *o)
{
	pop_mlir_named index = {.name = POP_STR("index")};
	pop_mlir_ints one = {0};
	pop_value *v;
	int64_t i;

	POP_TRY(pop_mlir_operand(m, &v));
	POP_MLIR_PUSH(m, &o->arg, v);
	POP_TRY(pop_mlir_expect(m, '['));
	POP_TRY(pop_mlir_integer(m, &i));
	POP_TRY(pop_mlir_expect(m, ']'));
	POP_MLIR_PUSH(m, &one, i);
	index.text.at = index.text.end = m->ptr;
	index.value = pop_mlir_value_ints(m, one.v, one.n);
	POP_MLIR_PUSH(m, &o->attr, index);
	POP_TRY(pop_mlir_optional_dict(m, &o->attr));
	return pop_mlir_types_parse(m, o);
}
