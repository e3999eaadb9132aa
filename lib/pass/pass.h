#ifndef POP_PASS_PASS_H
#define POP_PASS_PASS_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/ir/ir.h"

/*
 * Passes: functions on a graph, in the order of passes.def.
 *
 * A pass reads and changes the graph and nothing else: no file, clock,
 * environment, address or hash order reaches what it makes.  It allocates from
 * the graph's arena only, so it must run inside pop_arena_run().  On entry
 * and on exit the graph is resolved (no value has a successor) and verifies.
 */
typedef pop_status pop_pass_fn(pop_graph *g, pop_err *err);

/* What is known of a graph; see passes.def. */
enum {
	POP_FACT_NONE = 0,
	POP_FACT_INLINED = 1 << 0, /* one function, no calls */
	POP_FACT_FUSED = 1 << 1,   /* fusion ops exist */
};

typedef struct pop_pass_info {
	const char *name;
	pop_pass_fn *run;
	unsigned needs, makes;
	const char *text;
} pop_pass_info;

/* The pipeline in order, ended by name == NULL. */
extern const pop_pass_info pop_pass_table[];

typedef struct pop_pass_options {
	const char
		*only; /* "a,b,c": these, in this order; NULL: the pipeline */
	bool verify_each;
	/* Called after each pass; may be NULL. */
	void (*after)(void *arg, const char *name, const pop_graph *g);
	void *arg;
} pop_pass_options;

/* Runs passes.  o may be NULL.  POP_E_USAGE: an unknown name, or a pass whose
 * needs do not hold; POP_E_INPUT: a limit; POP_E_INTERNAL: --verify-each found
 * that a pass broke the graph (the message names it). */
POP_MUST_CHECK pop_status pop_pass_run(
	pop_graph *g, const pop_pass_options *o, pop_err *err);

/*
 * Names of the arguments and results that the program of a graph has: those of
 * the entry without tokens, then streams to the host (stream.c).  Whether
 * passes have run makes no difference, but for streams in loops, which only
 * passes count.  Memory is the graph's.
 */
typedef struct pop_port_names {
	pop_str *arg, *res;
	uint32_t narg, nres;
} pop_port_names;

void pop_pass_port_names(pop_graph *g, pop_port_names *out);

/* Forgets a number of partitions that changes nothing: HLO often does not say
 * it where StableHLO does.  Before the key is made. */
void pop_pass_settle_grid(pop_graph *g);

/* ---- Shared by passes. */

/* Runs a body whose scratch dies with it, so that the next pass gets its
 * memory; the graph's arena runs too. */
typedef pop_status pop_pass_body(
	pop_graph *g, pop_arena *scratch, pop_err *err);
POP_MUST_CHECK pop_status pop_pass_scratch(
	pop_graph *g, pop_pass_body *body, pop_err *err);

/* Normal forms of broadcast, reshape, transpose, slice, ...: a value equal to
 * op's result that needs less, or NULL (views.c). */
pop_value *pop_simplify_view(pop_op *op);

/*
 * Replaces each op of the block, and of those in it, for which the function
 * gives a value: that of its result; views behind the first one that it
 * replaced are brought to normal form.  Was any replaced?  The graph is to be
 * resolved then (rewrite.c).
 */
typedef pop_value *pop_rewrite_fn(pop_graph *g, pop_op *op);
bool pop_rewrite(pop_graph *g, pop_block *b, pop_rewrite_fn *replacement);

/* A comparison that is known or a simpler one, `or` of comparisons that are
 * one, a selection of truth values that is `or` of them (compare.c); or NULL.
 */
pop_value *pop_simplify_compare(pop_op *op);
pop_value *pop_simplify_either(pop_op *op);
pop_value *pop_simplify_greater_truth(pop_op *op);

/* A comparison, a bound or a clamp of integers that is decided by where they
 * lie: the same (range.c). */
pop_value *pop_simplify_range(pop_op *op);

/* A gather, a scatter or a comparison of integers of 64 bits that are known to
 * fit fewer: the same of these (narrow.c); or NULL. */
pop_value *pop_simplify_narrow(pop_op *op);

/* Do all elements of v, integers, surely lie in lo..hi? */
bool pop_value_lies_in(const pop_value *v, int64_t lo, int64_t hi);

/* The op whose result v is, or is seen of by a few transposes and reshapes
 * (products.c); NULL: there is none. */
pop_op *pop_op_seen(const pop_value *v);

/* A scatter of one window to a place that is known, or known to lie inside: an
 * update (scatter.c); or NULL. */
pop_value *pop_simplify_scatter(pop_op *op);
/* Is the only index of a gather or scatter put together of n numbers
 * (gather.c)? */
bool pop_index_in_parts(const pop_value *index, uint32_t n);
/* Component i of the n of such an index, a scalar (gather.c). */
struct pop_site;
pop_value *pop_index_component(
	const struct pop_site *s, pop_value *index, uint32_t n, uint32_t i);
/* A gather of one window: a dynamic slice, reshaped (gather.c); or NULL. */
pop_value *pop_simplify_gather(pop_op *op);
/* A gather at a few known places of a dim, or at ones that follow each other,
 * of all that lies there: slices (gather.c); or NULL. */
pop_value *pop_gather_known(pop_op *op);
/* The dim of a gather's result along which what lies side by side in the
 * operand is taken, if that is a vector at least; or -1 (gather.c). */
int pop_gather_run(const pop_op *op);
/* A gather whose windows lie in pieces, because their dims do not come last:
 * one whose do, those dims whose bits are set behind the others, transposed
 * (gather.c); or NULL. */
pop_value *pop_gather_whole_windows(pop_op *op, uint32_t kept);
/* A dynamic slice of one coordinate: where it starts (gather.c); or NULL. */
pop_value *pop_simplify_coordinate(pop_op *op);
/* The type of a scatter's window, as a part of the operand (scatter.c). */
void pop_scatter_window(const pop_op *op, pop_shape *type);
/* Does the body of a scatter of one operand give the update (scatter.c)? */
bool pop_scatter_sets(const pop_op *op);

/* Of one key, with one value; and a hash of both, begun with h (cse.c). */
bool pop_attr_same(const pop_attr *a, const pop_attr *b);
uint64_t pop_attr_hash(uint64_t h, const pop_attr *a);

/* How often a while loop's body runs, if its counter says so: starts at a
 * constant, grows by a constant, compared LT or LE or NE with a constant;
 * -1 if not known.  *counter: which carry. */
int64_t pop_while_trip(const pop_op *loop, uint32_t *counter);

/* Does carry i of a while loop grow by a constant in each turn? */
bool pop_while_step(const pop_op *loop, uint32_t i, int64_t *step);

/* Puts n copies of the loop's body in its place. */
void pop_while_expand(pop_graph *g, pop_op *loop, int64_t n);

/* True if the op, or one in its regions, has a side effect. */
bool pop_op_has_effect(const pop_op *op);

#define PASS(name, needs, makes, text) \
	pop_status pop_pass_##name(pop_graph *g, pop_err *err);
#include "lib/pass/passes.def"
#undef PASS

#endif
