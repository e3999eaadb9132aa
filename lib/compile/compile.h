#ifndef POP_COMPILE_COMPILE_H
#define POP_COMPILE_COMPILE_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/arena.h"
#include "lib/base/buf.h"
#include "lib/base/digest.h"
#include "lib/base/status.h"
#include "lib/import/import.h"
#include "lib/ir/ir.h"
#include "lib/ir/record.h"
#include "lib/refine/refine.h"

/*
 * From bytes to an executable: the stages in order, and the key.
 *
 *   pop_read_graph -> pop_key_make -> pop_compile
 *
 * Knows nothing of the cache.  Everything is made in the caller's arena, which
 * these functions run themselves; one arena, one compile, one thread.
 */

/* Parts of the key; numbers are hashed. */
typedef enum pop_key_part {
	POP_KEY_GRAPH = 1, /* canonical digest; lib/ir/digest.c */
	POP_KEY_TARGET,    /* canonical bytes of the machine */
	POP_KEY_OPTIONS,   /* settings that change code, canonical text */
	POP_KEY_EPOCH,     /* of the compiler */
	POP_KEY_LIMIT
} pop_key_part;

/* "graph", "target", ... */
extern const char *const pop_key_part_name[POP_KEY_LIMIT];

/*
 * The key of an executable: a function of what is computed and for which
 * machine, and of nothing else.
 *
 *   key = XXH3-128 of, for each part by number: u8 number, u64 16, digest
 */
typedef struct pop_key {
	pop_digest key;
	pop_digest part[POP_KEY_LIMIT];
	pop_digest check; /* second digest of the graph, for aliases */
	pop_record_made
		graph; /* what popc why compares; of the graph's arena */
} pop_key;

/* Digests that an executable has beside the parts of its key; they follow from
 * the graph. */
#define POP_PART_SIGNATURE "graph.signature"
#define POP_PART_SKETCH    "graph.sketch"

/*
 * What a custom call means, given as data: the entry function of another graph
 * file, in any format.  Calls with this target become calls of it, so that its
 * content is part of the graph's digest like the user's own functions.
 */
typedef struct pop_custom_op {
	pop_str target;
	const char *file; /* for messages */
	const void *data;
	size_t n;
	bool used; /* filled in: the graph has such a call */
} pop_custom_op;

/* How long each stage took, for --time-passes and --json. */
typedef struct pop_phase {
	const char *name; /* static */
	uint64_t ns;
} pop_phase;

enum { POP_MAX_PHASES = 32 };

/* What arithmetic makes of denormal numbers of f32 and f64, as the setting
 * `denormals` says: taken for zero in graphs with loops or products none of
 * whose constants, but large ones, has any; taken for zero; kept.
 * lib/base/denormal.h. */
typedef enum pop_denormals {
	POP_DENORMALS_AUTO,
	POP_DENORMALS_FLUSH,
	POP_DENORMALS_KEEP
} pop_denormals;

typedef struct pop_compile_request {
	pop_str target;  /* canonical bytes */
	pop_str options; /* canonical bytes of code-affecting settings */
	pop_custom_op *custom;
	uint32_t ncustom;
	bool pre_compile;       /* words a refusal of custom calls */
	pop_denormals denormals;
	const pop_given *given; /* what is said of the entry's arguments */
	uint32_t ngiven;
	bool open;         /* read only: do not refine */
	bool want_places;  /* the key says where its ops come from */
	bool verify_each;  /* verify after every pass */
	pop_buf *schedule; /* if not NULL: gets the ops after all passes, as
			      pop_graph_dot() writes them */
	/* Filled in, in order. */
	pop_phase phase[POP_MAX_PHASES];
	unsigned nphase;
} pop_compile_request;

/*
 * Reads, gives custom calls their meaning, makes all shapes static, verifies
 * and normalizes.  The source's bytes, and the data of the custom ops, must
 * outlive the graph.
 *
 * With `open` the graph stays as it was read and is verified so, for what does
 * not compile it.
 *
 * POP_E_INPUT    also for a custom call that no custom op stands for;
 * POP_E_REFUSED  instead if the request says pre_compile
 */
POP_MUST_CHECK pop_status pop_read_graph(pop_graph **out, pop_arena *a,
	pop_compile_request *r, const pop_import_source *src, pop_err *err);

/*
 * The part of pop_read_graph() that gives custom calls their meaning, for a
 * graph that was read otherwise; in a run of its arena.  Calls are put in their
 * place; the functions called come from the request's custom ops.  One that has
 * none is refused by name.  In an open graph only custom ops: the others need
 * static types.
 */
POP_MUST_CHECK pop_status pop_link_graph(
	pop_graph *g, const pop_compile_request *r, bool open, pop_err *err);

POP_MUST_CHECK pop_status pop_key_make(
	pop_key *out, pop_compile_request *r, const pop_graph *g, pop_err *err);

/*
 * Appends the executable's bytes to `out`.  Changes the graph.
 * POP_E_INPUT: something in it is not supported, named with its place.
 */
POP_MUST_CHECK pop_status pop_compile(pop_buf *out, pop_arena *a,
	pop_compile_request *r, pop_graph *g, const pop_key *key, pop_err *err);

#endif
