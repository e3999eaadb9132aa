/* Why a key is a hit or a miss: the entry by its name first, then what was
 * noted about the key, then entries that are like it. */

#include "cmd/popc/verdict.h"

#include <string.h>
#include <time.h>

/* The first layer that has the entry counts, but a later one may have a good
 * one. */
static void
look_for_entry(popc_verdict *v, const pop_cache *cache, const pop_key *key)
{
	char name[POP_CACHE_NAME_MAX];

	pop_cache_name(name, key->key);
	for (int i = 0; i < pop_cache_nlayer(cache); i++) {
		popc_wanted w = {.check = &key->check};
		pop_err e = {0};
		bool aside;
		pop_status st = pop_cache_examine(cache, i, key->key,
			(pop_cache_check){popc_check_entry, &w}, &aside, &e);

		if (st == POP_E_MISS && !e.text[0])
			continue; /* not there */
		if (st != POP_OK && v->layer != POP_CACHE_NO_LAYER)
			continue;
		v->reason = popc_entry_reason(st, &w);
		if (v->reason == POPC_REASON_NEW)
			v->reason = POPC_REASON_UNREADABLE;
		v->layer = i;
		snprintf(v->path, sizeof(v->path), "%s/%s",
			pop_cache_dir(cache, i), name);
		snprintf(v->text, sizeof(v->text), "%.599s", e.text);
		if (st == POP_OK)
			return;
	}
}

static void
look_for_notes(
	popc_verdict *v, const pop_cache *cache, const pop_key *key, bool seen)
{
	pop_cache_aside aside;
	pop_cache_failure f;
	pop_flight_owner who;
	int64_t now = (int64_t)time(NULL);

	if (pop_flight_peek(cache, key->key, &who)) {
		v->reason = POPC_REASON_BUSY;
		pop_flight_owner_print(v->text, sizeof(v->text), &who);
	} else if (v->layer != POP_CACHE_NO_LAYER) {
		return;
	} else if (pop_cache_failure_get(&f, cache, key->key)) {
		v->reason = POPC_REASON_FAILED;
		v->status = f.status;
		snprintf(v->text, sizeof(v->text), "%lld hours ago: %s",
			(long long)(now - f.when) / 3600, f.text);
	} else if (pop_cache_aside_get(&aside, cache, key->key)) {
		v->reason = POPC_REASON_ASIDE;
		snprintf(v->text, sizeof(v->text), "%lld hours ago: %s",
			(long long)(now - aside.when) / 3600, aside.text);
	} else if (seen) {
		v->reason = POPC_REASON_REMOVED;
		snprintf(v->text, sizeof(v->text),
			"the cache still has a note of this file's bytes");
	}
}

void
popc_verdict_make(
	popc_verdict *v, const pop_cache *cache, const pop_key *key, bool seen)
{
	*v = (popc_verdict){
		.reason = POPC_REASON_NEW, .layer = POP_CACHE_NO_LAYER};
	look_for_entry(v, cache, key);
	if (v->reason != POPC_REASON_HIT)
		look_for_notes(v, cache, key, seen);
	if (!v->path[0]) {
		char name[POP_CACHE_NAME_MAX];

		pop_cache_name(name, key->key);
		snprintf(v->path, sizeof(v->path), "%s/%s",
			pop_cache_dir(cache, 0), name);
	}
}

void
popc_verdict_differs(popc_verdict *v, unsigned differs)
{
	if (differs & 1u << POP_KEY_GRAPH)
		v->reason = POPC_REASON_GRAPH;
	else if (differs == 1u << POP_KEY_OPTIONS)
		v->reason = POPC_REASON_OPTIONS;
	else if (differs == 1u << POP_KEY_TARGET)
		v->reason = POPC_REASON_TARGET;
	else if (differs == 1u << POP_KEY_EPOCH)
		v->reason = POPC_REASON_EPOCH;
	else
		v->reason = POPC_REASON_SETTINGS;
}

void
popc_verdict_near(popc_verdict *v, const popc_near *near, const pop_key *key)
{
	v->nnear = popc_near_rank(v->near, near, key);
	if (v->reason != POPC_REASON_NEW)
		return;
	if (!near->n)
		v->reason = POPC_REASON_EMPTY;
	if (v->nnear)
		popc_verdict_differs(v, v->near[0].differs);
}
