/* Why a key is a hit or a miss: the entry by its name first, then what was
 * noted about the key, then entries that are like it. */

#include "cmd/popc/verdict.h"

#include <string.h>
#include <time.h>

const char *const popc_reason_word[POPC_REASON_COUNT] = {
#define REASON(NAME, word, sentence) [POPC_REASON_##NAME] = word,
#include "cmd/popc/reasons.def"
#undef REASON
};

const char *const popc_reason_sentence[POPC_REASON_COUNT] = {
#define REASON(NAME, word, sentence) [POPC_REASON_##NAME] = sentence,
#include "cmd/popc/reasons.def"
#undef REASON
};

bool
popc_reason_parse(popc_reason *out, const char *word)
{
	for (int i = 0; i < POPC_REASON_COUNT; i++)
		if (strcmp(word, popc_reason_word[i]) == 0) {
			*out = (popc_reason)i;
			return true;
		}
	return false;
}

/* What an entry's check in one layer means; *asked: it could be opened. */
static popc_reason
reason_of(pop_status st, const popc_wanted *w, bool asked)
{
	switch ((int)st) {
	case POP_OK:
		return POPC_REASON_HIT;
	case POP_E_CORRUPT:
		return POPC_REASON_DAMAGED;
	case POP_E_MISS:
		return !asked           ? POPC_REASON_UNREADABLE
		       : w->other_graph ? POPC_REASON_DIGEST
					: POPC_REASON_FORMAT;
	default:
		return POPC_REASON_UNREADABLE;
	}
}

struct asking {
	popc_wanted wanted;
	bool asked;
};

static pop_status
ask(void *arg, const pop_cache_entry *e, pop_err *err)
{
	struct asking *a = arg;

	a->asked = true;
	return popc_check_entry(&a->wanted, e, err);
}

/* The first layer that has the entry counts, but a later one may have a good
 * one. */
static void
look_for_entry(popc_verdict *v, const pop_cache *cache, const pop_key *key)
{
	char name[POP_CACHE_NAME_MAX];

	pop_cache_name(name, key->key);
	for (int i = 0; i < pop_cache_nlayer(cache); i++) {
		struct asking a = {.wanted.check = &key->check};
		pop_err e = {0};
		bool aside;
		pop_status st = pop_cache_examine(cache, i, key->key,
			(pop_cache_check){ask, &a}, &aside, &e);

		if (st == POP_E_MISS && !e.text[0])
			continue; /* not there */
		if (st != POP_OK && v->layer != POP_CACHE_NO_LAYER)
			continue;
		v->reason = reason_of(st, &a.wanted, a.asked);
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
popc_verdict_near(popc_verdict *v, const popc_near *near, const pop_key *key)
{
	unsigned differs;

	v->nnear = popc_near_rank(v->near, near, key);
	if (v->reason != POPC_REASON_NEW)
		return;
	if (!near->n)
		v->reason = POPC_REASON_EMPTY;
	if (!v->nnear)
		return;
	differs = v->near[0].differs;
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
