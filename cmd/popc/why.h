#ifndef POP_CMD_POPC_WHY_H
#define POP_CMD_POPC_WHY_H

#include "cmd/popc/estimate.h"
#include "cmd/popc/verdict.h"
#include "lib/base/json.h"

/* One graph of popc why: what is known of it, and what it is compared with. */

/* A part of the key in words, here and in the entry; an empty name of either
 * side: it is not set there. */
typedef struct popc_why_part {
	pop_str name;
	pop_str here, there;
	bool has_here, has_there;
} popc_why_part;

/* Differences that are told together: of one kind, and the same in words. */
typedef struct popc_why_group {
	const pop_change *first;
	uint32_t n;
	pop_str what; /* BODY: what differs */
} popc_why_group;

/* The most groups that are told of one graph, unless all are wanted. */
enum { POPC_WHY_GROUPS = 20 };

typedef struct popc_why {
	const pop_conf *conf;
	const pop_cache *cache;
	pop_arena arena; /* of all below */
	/* Of the command line, for commands that are told; may be NULL. */
	const pop_cli_list *custom_op, *shape;
	const char *config;
	popc_source src;
	popc_verdict verdict;
	popc_estimate estimate; /* of a compile, after a miss */
	bool by_bytes; /* a note of the file's bytes leads to the key */
	bool noted;    /* one of this cache */
	bool all;      /* tell all differences, each by itself */

	/* What it is compared with, near NULL: nothing.  An entry, which is
	 * open, or another graph, `other`. */
	const popc_near_entry *near;
	unsigned differs, likeness;
	pop_exe *exe;
	popc_source other;
	popc_near_entry other_entry; /* what an entry of it would be */
	pop_str there_options, there_target, there_graph;
	pop_buf harmless; /* lines: what differs in files and does not count */
	pop_cache_info info;
	bool has_info;
	popc_why_part *option, *target;
	size_t noption, ntarget;

	/* Graphs, op by op; no_diff: why not, "" if they are compared. */
	pop_record old, now;
	pop_record_diff diff;
	popc_why_group *group;
	uint32_t ngroup;
	char no_diff[256];
} popc_why;

/*
 * Fills in what `near` differs in; the graphs too if they do.  POP_E_NOMEM; an
 * entry that vanished or is damaged is as if there was none.
 */
POP_MUST_CHECK pop_status popc_why_compare(
	popc_why *w, const popc_near_entry *near, pop_err *err);
/*
 * The nearest of the verdict's, by what their graphs differ in.  If there are
 * entries of the same graph, of all those in `near` the one with the fewest
 * other differences, which then make the verdict's reason.
 */
POP_MUST_CHECK pop_status popc_why_nearest(
	popc_why *w, const popc_near *near, pop_err *err);
/* The same with another graph file, whose settings are the same. */
POP_MUST_CHECK pop_status popc_why_compare_file(popc_why *w, const char *path,
	const pop_parts *parts, const pop_customs *customs, pop_err *err);
void popc_why_release(popc_why *w);

/* Where a row of the graph, or (there) of the one it is compared with, came
 * from: "file:line:column: " or "". */
void popc_why_place(const popc_why *w, bool there, uint32_t i, pop_buf *out);

void popc_why_print(const popc_why *w, pop_buf *out);
void popc_why_json(const popc_why *w, pop_json *out);

#endif
