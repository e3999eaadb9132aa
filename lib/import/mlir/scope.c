/*
 * %names in sight: a stack of bindings, and a hash table of chains whose links
 * are places in that stack.  The newest binding of a chain is its head, so
 * leaving a scope is popping: no search, no deletion marks.
 */

#include <string.h>

#include "lib/import/mlir/mlir.h"

enum { FIRST_HEADS = 256, CHUNK = 256 };

static pop_mlir_name *
name_at(const pop_mlir_scope *s, uint32_t i)
{
	return &s->chunk.v[i / CHUNK][i % CHUNK];
}

void
pop_mlir_scope_init(pop_mlir *m)
{
	pop_mlir_scope *s = &m->scope;

	if (!s->head) {
		s->nhead = FIRST_HEADS;
		s->head = POP_NEWN(m->arena, uint32_t, s->nhead);
	}
	pop_mlir_scope_leave(m, 0);
}

uint32_t
pop_mlir_scope_enter(const pop_mlir *m)
{
	return m->scope.n;
}

void
pop_mlir_scope_leave(pop_mlir *m, uint32_t mark)
{
	pop_mlir_scope *s = &m->scope;

	while (s->n > mark) {
		const pop_mlir_name *n = name_at(s, --s->n);

		s->head[n->hash & (s->nhead - 1)] = n->next;
	}
}

/* FNV-1a, folded: names are short. */
static uint32_t
hash(pop_str s)
{
	uint32_t h = 2166136261u;

	for (size_t i = 0; i < s.len; i++)
		h = (h ^ (unsigned char)s.ptr[i]) * 16777619u;
	return h ^ h >> 15;
}

static void
more_heads(pop_mlir *m)
{
	pop_mlir_scope *s = &m->scope;

	s->nhead *= 4;
	s->head = POP_NEWN(m->arena, uint32_t, s->nhead);
	for (uint32_t i = 0; i < s->n; i++) {
		pop_mlir_name *n = name_at(s, i);
		uint32_t *head = &s->head[n->hash & (s->nhead - 1)];

		n->next = *head;
		*head = i + 1;
	}
}

static pop_mlir_name *
find(const pop_mlir *m, pop_str name, uint32_t h)
{
	const pop_mlir_scope *s = &m->scope;
	uint32_t i = s->head[h & (s->nhead - 1)];

	while (i) {
		pop_mlir_name *n = name_at(s, i - 1);

		if (n->hash == h && n->len == name.len &&
			memcmp(n->name, name.ptr, name.len) == 0)
			return n;
		i = n->next;
	}
	return NULL;
}

pop_status
pop_mlir_bind(pop_mlir *m, const char *at, pop_str name, pop_value *const *v,
	uint32_t n)
{
	pop_mlir_scope *s = &m->scope;
	uint32_t h = hash(name);
	pop_mlir_name b = {.name = name.ptr,
		.len = (uint32_t)name.len,
		.hash = h,
		.nvalue = n};
	uint32_t *head;

	if (find(m, name, h))
		return pop_mlir_fail(
			m, at, "%%%.*s is defined twice", POP_STR_ARG(name));
	if (n == 1) {
		b.value.one = v[0];
	} else {
		b.value.many = POP_NEWN(m->arena, pop_value *, n);
		if (n)
			memcpy(b.value.many, v, n * sizeof(*v));
	}
	if (s->n == s->nhead)
		more_heads(m);
	if (s->n / CHUNK == s->chunk.n)
		POP_MLIR_PUSH(
			m, &s->chunk, POP_NEWN(m->arena, pop_mlir_name, CHUNK));
	head = &s->head[h & (s->nhead - 1)];
	b.next = *head;
	*name_at(s, s->n) = b;
	*head = ++s->n;
	return POP_OK;
}

pop_status
pop_mlir_operand(pop_mlir *m, pop_value **out)
{
	const char *at;
	pop_mlir_name *n;
	pop_str name;
	int64_t k = 0;
	bool numbered = false;

	if (pop_mlir_peek(m) != '%')
		return pop_mlir_expected(m, "a value, as %name");
	at = m->ptr++;
	POP_TRY(pop_mlir_suffix(m, &name));
	if (m->ptr < m->end && *m->ptr == '#') {
		m->ptr++;
		numbered = true;
		POP_TRY(pop_mlir_integer(m, &k));
	}
	n = find(m, name, hash(name));
	if (!n)
		return pop_mlir_fail(m, at,
			"%%%.*s is not defined; a value is defined above its "
			"first use, in the same region or around it",
			POP_STR_ARG(name));
	if (k < 0 || k >= n->nvalue)
		return pop_mlir_fail(m, at, "%%%.*s has %u values, no #%lld",
			POP_STR_ARG(name), n->nvalue, (long long)k);
	if (!numbered && n->nvalue != 1)
		return pop_mlir_fail(m, at,
			"%%%.*s has %u values; expected %%%.*s#0 or the like",
			POP_STR_ARG(name), n->nvalue, POP_STR_ARG(name));
	*out = n->nvalue == 1 ? n->value.one : n->value.many[k];
	return POP_OK;
}
