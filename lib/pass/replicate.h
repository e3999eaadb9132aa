#ifndef POP_PASS_REPLICATE_H
#define POP_PASS_REPLICATE_H

#include "lib/pass/pass.h"

/*
 * What replicate.c, devices.c, parallel.c, grid.c, collective.c, stream.c and
 * probe.c share: one program made
 * of the programs of many devices.
 *
 * Device d of a grid is replica d / partitions, partition d % partitions.
 */
typedef struct pop_grid {
	uint32_t replicas, partitions, n;
} pop_grid;

enum {
	POP_LIMIT_DEVICES = 4096,
	POP_LIMIT_UNROLLED = 4096, /* turns of a loop with streams in it */
};

/* Sets of devices that work together; those of group i are
 * member[start[i]] ... member[start[i + 1] - 1]. */
typedef struct pop_groups {
	uint32_t n;
	uint32_t *start, *member;
} pop_groups;

/* Groups of a collective as StableHLO defines them (grid.c).  A permutation
 * has one group of all devices. */
POP_MUST_CHECK pop_status pop_groups_of(pop_groups *out, pop_graph *g,
	const pop_op *op, const pop_grid *grid, pop_err *err);

/*
 * What `op` gives each of the n devices of one group, as ops in front of `at`
 * (collective.c).  arg[i * n + k]: operand i of member k; res likewise.
 * device[k]: number of member k.
 */
POP_MUST_CHECK pop_status pop_join_group(pop_graph *g, const pop_op *op,
	pop_op *at, const pop_grid *grid, const uint32_t *device, uint32_t n,
	pop_value *const *arg, pop_value **res, pop_err *err);

/* In front of `at`: a constant of zeros; the elements of v from start up to
 * limit, or from `from` up to `to` along `dim`; n values of one type along
 * `dim`. */
pop_value *pop_zeros(pop_op *at, const pop_shape *type);
pop_value *pop_part(
	pop_op *at, pop_value *v, const int64_t *start, const int64_t *limit);
pop_value *pop_part_along(
	pop_op *at, pop_value *v, int64_t dim, int64_t from, int64_t to);
pop_value *pop_joined(pop_op *at, pop_value *const *v, uint32_t n, int64_t dim);

/* ---- Values and ops (grid.c). */

/* Is it one of ops.def's distribution ops, but after_all? */
bool pop_op_is_distributed(const pop_op *op);
/* Is it, or is one inside of it? */
bool pop_op_distributed(const pop_op *op);
/* Does op, or what is inside, read or write a stream? */
bool pop_op_streams(const pop_op *op);

/*
 * Marks in v->nuse the results of op, and values inside of it, that may differ
 * between devices: v->mark says which do already.  True if a result's mark is
 * new.
 */
bool pop_mark_op(pop_op *op, const pop_grid *grid);

/* Puts a while in loop's place whose body leaves alone the values of devices
 * that are done: for predicates that differ between devices.  Its op->mark is
 * 1; ops are put in front of it. */
void pop_while_masked(pop_graph *g, pop_op *loop);
/* case, if -> all branches one after the other, and selects.  The first op of
 * what stands in its place, or the op behind. */
pop_op *pop_branches_selected(pop_graph *g, pop_op *op);

/* ---- Streams (stream.c). */

typedef struct pop_queue {
	struct pop_item *first, *last;
} pop_queue;

/* Values on their way: n of them, to a device, through a channel. */
typedef struct pop_item {
	struct pop_item *next;
	uint32_t n, device;
	int64_t channel;
	pop_value **v;
} pop_item;

#define POP_ANY_DEVICE UINT32_MAX

/* Results of the entry behind its own: operands v[i] of outfeeds and sends
 * op[i]. */
void pop_host_outputs(
	pop_graph *g, const pop_op *const *op, pop_value *const *v, uint32_t n);

/* Tokens are gone afterwards, also from the entry's signature. */
void pop_drop_tokens(pop_graph *g);

/* probe and expect_probe become values and comparisons (probe.c). */
POP_MUST_CHECK pop_status pop_expand_probes(pop_graph *g, pop_err *err);

/* ---- The walk. */

/* One grid while its program is made (devices.c). */
typedef struct pop_rep {
	pop_graph *g;
	pop_err *err;
	pop_grid grid;
	pop_value ***table;
	uint32_t ntable, cap;
	int64_t made;   /* ops */
	bool whole;     /* all of the entry is a device's program */
	bool parallel;  /* in run_parallel: streams end here */
	uint32_t loops; /* open loops and branches */
	pop_queue channel;
	pop_op *anchor;   /* where lockstep puts things; NULL: at the op */
	pop_value **feed; /* infeed queue of run_parallel */
	uint32_t nfeed, fed;
	/* To the host, in order. */
	const pop_op **out_op;
	pop_value **out;
	uint32_t nout, cap_out;
} pop_rep;

/* What v is on a device. */
pop_value *pop_rep_value(const pop_rep *r, pop_value *v, uint32_t device);
/* v stands for at[device] on each device; at is kept. */
void pop_rep_stand_for(pop_rep *r, pop_value *v, pop_value **at);
/* Room for a value of each device. */
pop_value **pop_rep_row(pop_rep *r);
/* Refuses to make more ops than a graph may have. */
POP_MUST_CHECK pop_status pop_rep_count(
	pop_rep *r, const pop_op *op, uint64_t copies);
/* All ops of a block, in place; its return is left to the caller. */
POP_MUST_CHECK pop_status pop_rep_block(pop_rep *r, pop_block *b);

/* Operands of op and of ops inside that differ between devices. */
typedef struct pop_varying {
	pop_value **v;
	uint32_t n, cap;
	uint64_t ops;
} pop_varying;
pop_varying pop_rep_varying(pop_rep *r, const pop_op *op);

/* The op behind `before`, or the first of b if that is NULL: where things were
 * put in front of an op that is gone. */
pop_op *pop_first_after(const pop_block *b, pop_op *before);

/* infeed, outfeed, send, recv (stream.c): of all devices; of one, which for a
 * recv may have to wait, into res[result][device]. */
POP_MUST_CHECK pop_status pop_rep_stream(pop_rep *r, pop_op *op);
POP_MUST_CHECK pop_status pop_rep_stream_on(
	pop_rep *r, pop_op *op, uint32_t d, pop_value ***res, bool *came);
bool pop_op_is_source(const pop_op *op);
/* Whom `device` sends to, or receives from; itself if nobody is named, -1 if
 * only others are. */
int64_t pop_rep_peer(
	const pop_rep *r, const pop_op *op, uint32_t device, bool send);
/* A type with a dimension of devices in front; a device's part of a value of
 * it; all devices' values of v as one. */
POP_MUST_CHECK pop_status pop_rep_with_devices(
	pop_rep *r, const pop_op *op, const pop_shape *type, pop_shape *out);
pop_value *pop_rep_part(pop_op *at, pop_value *v, uint32_t device);
POP_MUST_CHECK pop_status pop_rep_stacked(
	pop_rep *r, pop_op *at, pop_value *v, pop_value **out);

/* run_parallel, in a grid of its own (parallel.c). */
POP_MUST_CHECK pop_status pop_rep_parallel(pop_rep *outer, pop_op *op);

#endif
