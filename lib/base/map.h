#ifndef POP_BASE_MAP_H
#define POP_BASE_MAP_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/arena.h"
#include "lib/base/str.h"

/*
 * Hash maps in an arena; open addressing, grown by doubling, never shrunk.
 * Iteration order is not offered: hash order must not reach any output.
 * A zeroed map with `arena` set is ready.
 */

/* String to pointer.  Keys are borrowed. */
typedef struct pop_strmap {
	pop_arena *arena;
	struct pop_strmap_slot {
		pop_str key;
		void *value;
	} * slot;
	uint32_t cap, len;
} pop_strmap;

/* The place for `key`'s value, NULL inside when new. */
void **pop_strmap_at(pop_strmap *m, pop_str key);
/* NULL if absent. */
void *pop_strmap_find(const pop_strmap *m, pop_str key);

/* 64-bit integer or pointer to pointer. */
typedef struct pop_intmap {
	pop_arena *arena;
	struct pop_intmap_slot {
		uint64_t key;
		void *value;
		bool used;
	} * slot;
	uint32_t cap, len;
} pop_intmap;

/* As pop_strmap_at() and pop_strmap_find(). */
void **pop_intmap_at(pop_intmap *m, uint64_t key);
void *pop_intmap_find(const pop_intmap *m, uint64_t key);

#endif
