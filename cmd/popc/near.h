#ifndef POP_CMD_POPC_NEAR_H
#define POP_CMD_POPC_NEAR_H

#include "cmd/common/tool.h"
#include "lib/compile/compile.h"
#include "lib/exe/exe.h"

/*
 * Which entries of a cache are like a key that is not in it.  There is no
 * index: header and meta of each entry are read once, of the first
 * POPC_NEAR_MAX in the order of their keys, and ranked by the parts of the key
 * they share and by the sketches of their graphs.
 *
 *   popc_near_scan -> popc_near_rank, any number of times -> popc_near_release
 */
enum {
	POPC_NEAR_MAX = 50000,
	/* How many are worth a second look. */
	POPC_NEAR_BEST = 4,
	/* Of 1000: a graph less like than that is another graph. */
	POPC_NEAR_LEAST = 250,
};

typedef struct popc_near_entry {
	pop_digest key;
	int layer;
	uint32_t epoch;
	pop_digest part[POP_KEY_LIMIT];
	pop_digest signature, sketch;
	bool has_sketch;
} popc_near_entry;

typedef struct popc_near {
	popc_near_entry *at;
	size_t n, cap;
	size_t passed_over; /* beyond POPC_NEAR_MAX */
	size_t unreadable;
} popc_near;

/* POP_E_NOMEM; files that are no entries are counted as unreadable. */
POP_MUST_CHECK pop_status popc_near_scan(
	popc_near *out, const pop_cache *cache, pop_err *err);
void popc_near_release(popc_near *n);

/* Parts of the key in which an entry differs from it, a bit for each. */
unsigned popc_near_differs(const popc_near_entry *e, const pop_key *key);

typedef struct popc_near_choice {
	const popc_near_entry *entry;
	unsigned differs;  /* bits of popc_near_differs() */
	unsigned likeness; /* of the graphs, of 1000; 1000 if they are equal */
} popc_near_choice;

/*
 * The best ones first; how many.  Entries of the same graph come before all
 * others, those that differ in fewer parts before those that differ in more;
 * none whose graph is less like than POPC_NEAR_LEAST.
 */
size_t popc_near_rank(popc_near_choice out[POPC_NEAR_BEST], const popc_near *n,
	const pop_key *key);

/* Opens head and, if asked, graph of an entry. */
POP_MUST_CHECK pop_status popc_near_open(pop_exe **out, const pop_cache *cache,
	const popc_near_entry *e, bool want_graph, pop_err *err);

#endif
