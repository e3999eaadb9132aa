/*
 * Hash maps with linear probing.  Capacity is a power of two and at most half
 * of the slots are used, so a probe always ends.  A grown table is filled
 * before the map points to it: an allocation that fails leaves the old one.
 */

#include "lib/base/map.h"

#include <assert.h>
#include <string.h>

#include "lib/base/digest.h"

enum {
	MIN_SLOTS = 8,
	MAX_SLOTS = 1 << 30,
};

static struct pop_strmap_slot *
str_probe(struct pop_strmap_slot *slot, uint32_t cap, pop_str key)
{
	uint32_t i = (uint32_t)pop_digest_u64(key.ptr, key.len);

	for (;; i++) {
		struct pop_strmap_slot *s = &slot[i & (cap - 1)];

		if (!s->key.ptr || pop_str_eq(s->key, key))
			return s;
	}
}

static void
str_grow(pop_strmap *m)
{
	uint32_t cap = m->cap ? m->cap * 2 : MIN_SLOTS;
	struct pop_strmap_slot *slot;

	assert(cap <= MAX_SLOTS);
	slot = POP_NEWN(m->arena, struct pop_strmap_slot, cap);
	for (uint32_t i = 0; i < m->cap; i++)
		if (m->slot[i].key.ptr)
			*str_probe(slot, cap, m->slot[i].key) = m->slot[i];
	m->slot = slot;
	m->cap = cap;
}

void **
pop_strmap_at(pop_strmap *m, pop_str key)
{
	struct pop_strmap_slot *s;

	/* A NULL pointer marks a free slot. */
	if (!key.ptr)
		key = POP_STR("");
	if (m->len >= m->cap / 2)
		str_grow(m);
	s = str_probe(m->slot, m->cap, key);
	if (!s->key.ptr) {
		s->key = key;
		m->len++;
	}
	return &s->value;
}

void *
pop_strmap_find(const pop_strmap *m, pop_str key)
{
	if (!m->len)
		return NULL;
	return str_probe(m->slot, m->cap, key.ptr ? key : POP_STR(""))->value;
}

static uint32_t
mix(uint64_t k)
{
	k ^= k >> 32;
	k *= 0x9e3779b97f4a7c15u;
	return (uint32_t)(k >> 32);
}

static struct pop_intmap_slot *
int_probe(struct pop_intmap_slot *slot, uint32_t cap, uint64_t key)
{
	for (uint32_t i = mix(key);; i++) {
		struct pop_intmap_slot *s = &slot[i & (cap - 1)];

		if (!s->used || s->key == key)
			return s;
	}
}

static void
int_grow(pop_intmap *m)
{
	uint32_t cap = m->cap ? m->cap * 2 : MIN_SLOTS;
	struct pop_intmap_slot *slot;

	assert(cap <= MAX_SLOTS);
	slot = POP_NEWN(m->arena, struct pop_intmap_slot, cap);
	for (uint32_t i = 0; i < m->cap; i++)
		if (m->slot[i].used)
			*int_probe(slot, cap, m->slot[i].key) = m->slot[i];
	m->slot = slot;
	m->cap = cap;
}

void **
pop_intmap_at(pop_intmap *m, uint64_t key)
{
	struct pop_intmap_slot *s;

	if (m->len >= m->cap / 2)
		int_grow(m);
	s = int_probe(m->slot, m->cap, key);
	if (!s->used) {
		s->used = true;
		s->key = key;
		m->len++;
	}
	return &s->value;
}

void *
pop_intmap_find(const pop_intmap *m, uint64_t key)
{
	if (!m->len)
		return NULL;
	return int_probe(m->slot, m->cap, key)->value;
}
