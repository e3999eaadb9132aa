#ifndef POP_CODELET_CHECK_INT_H
#define POP_CODELET_CHECK_INT_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/codelet/program.h"

/*
 * What the files of the check share.  Only lib/codelet includes this.
 *
 * The check is linear in the program but for sorting the views of one step
 * and for pairs that really overlap, of which POP_LIMIT_PAIRS are looked at.
 * Memory comes from one arena that dies with the check.
 */

/* Overlapping views compared, over the whole program. */
enum { POP_LIMIT_PAIRS = 1 << 26 };

/* Memory that a step touches: bytes lo to hi of a space. */
typedef struct pop_touch {
	uint64_t space; /* 0: arena; i + 1: argument i; then SCRATCH buffers */
	uint64_t lo, hi;
	uint64_t reach; /* greatest hi up to here, when sorted */
	uint32_t buffer;
	const pop_view *view; /* NULL: the index of a dyn part */
	bool far;             /* at each point, more than its own element */
} pop_touch;

typedef struct pop_touches {
	pop_touch *at;
	uint32_t n, cap;
} pop_touches;

/* Buffers that while steps exchange, directly or through others, form a
 * group: each may be at the place of any other.  Others are groups of one. */
typedef struct pop_groups {
	uint32_t *group;  /* of a buffer; NULL: nothing is exchanged */
	uint32_t *first;  /* of a group: first of its members */
	uint32_t *member; /* buffers, group by group; first[g + 1] ends */
	bool *constant;   /* a member may not be written */
} pop_groups;

/* How a view is used by code. */
enum {
	POP_USE_LOAD = 1 << 0, /* over the whole space */
	POP_USE_STORE = 1 << 1,
	POP_USE_LOAD_ONCE = 1 << 2, /* over the outer part of it */
	POP_USE_STORE_ONCE = 1 << 3,
	POP_USE_GATHER = 1 << 4,
};

typedef struct pop_checker {
	const pop_program *p;
	const pop_step *step;
	uint32_t at; /* number of step */
	pop_err *err;
	pop_arena *arena;
	pop_groups groups;
	bool *inside;  /* by step: it belongs to a STRIP */
	bool together; /* the steps of a STRIP are looked at as one */
	pop_touches reads, writes; /* of this step */
	uint64_t npairs;
	uint8_t use[POP_LIMIT_VIEWS]; /* POP_USE_*, of this step's views */
	uint8_t reg[POP_MAX_CODE];    /* classes of a stage's registers */
} pop_checker;

/* "step 3 (dot): <text> [rule a]", POP_E_CORRUPT. */
pop_status pop_check_fail(const pop_checker *c, char rule, const char *fmt, ...)
	POP_PRINTF(3, 4);

/* ---- check_group.c */

/* Regions form a tree; rule (d). */
POP_MUST_CHECK pop_status pop_check_regions(pop_checker *c);
/* Carries of all while steps; fills groups.  Rules (b), (d). */
POP_MUST_CHECK pop_status pop_check_groups(pop_checker *c);

/* ---- check_view.c */

/* What must hold of view v however it is used, if only to find its start. */
POP_MUST_CHECK pop_status pop_check_view(const pop_checker *c, uint32_t v);

/*
 * Proves that view v, moved over ext[] (as many as the step has dims) and by
 * further lo (<= 0) to hi (>= 0) elements, stays in its buffer, and notes what
 * it touches.  An empty space touches nothing.
 */
typedef struct pop_reach {
	const int64_t *ext;
	int64_t lo, hi;
	bool writes;
	bool again; /* it may write an element more than once */
} pop_reach;

POP_MUST_CHECK pop_status pop_check_reach(
	pop_checker *c, uint32_t v, const pop_reach *r);
/* Stride of view v is 0 in dims from to `to` - 1. */
POP_MUST_CHECK pop_status pop_check_still(
	const pop_checker *c, uint32_t v, unsigned from, unsigned to);
/* What the step writes overlaps nothing else that it touches; rule (b). */
POP_MUST_CHECK pop_status pop_check_overlap(pop_checker *c);

/* ---- check_code.c */

/* Row temporaries or scalars: their classes and what is known of them. */
typedef struct pop_slots {
	uint32_t n;
	uint8_t *cls;
	uint8_t *state; /* 0: unwritten, 1: in this stage, 2: before */
} pop_slots;

typedef struct pop_code_rules {
	uint32_t dims;      /* bit d: INDEX may name dim d */
	uint32_t view_from; /* LOAD and STORE name views from here */
	bool loads;         /* LOAD and STORE may occur */
	bool reduces;       /* R* may occur */
	bool sstores;       /* SSTORE may occur */
	bool gathers;       /* GATHER may occur */
	bool once;          /* uses are POP_USE_*_ONCE */
	pop_slots *load;    /* of TLOAD; NULL: may not occur */
	pop_slots *store;   /* of TSTORE */
	pop_slots *scalar;
} pop_code_rules;

/* Stage s of the step; rule (c).  Notes uses of views. */
POP_MUST_CHECK pop_status pop_check_code(
	pop_checker *c, uint32_t s, const pop_code_rules *r);

/* ---- check_step.c */

/* Exactly so many, and regions only where the kind has them. */
POP_MUST_CHECK pop_status pop_check_counts(
	const pop_checker *c, uint64_t nview, uint64_t nstage, uint64_t nparam);
/* Parameter i lies in lo..hi; it is then in *out, which else is lo. */
POP_MUST_CHECK pop_status pop_check_param(
	const pop_checker *c, uint32_t i, int64_t lo, int64_t hi, int64_t *out);
/* The step's own rules, by kind.  Nothing that it allocates is needed later. */
POP_MUST_CHECK pop_status pop_check_step(pop_checker *c);
/* Counts, extents and what every view must be. */
POP_MUST_CHECK pop_status pop_check_frame(const pop_checker *c);
/* Those alone, without what it overlaps: reads and writes are added. */
POP_MUST_CHECK pop_status pop_check_kind(pop_checker *c);

/* ---- check_strip.c */

POP_MUST_CHECK pop_status pop_check_step_strip(pop_checker *c);

/* ---- check_matrix.c */

POP_MUST_CHECK pop_status pop_check_step_fft(pop_checker *c);
POP_MUST_CHECK pop_status pop_check_step_matrix(pop_checker *c);
POP_MUST_CHECK pop_status pop_check_step_rng(pop_checker *c);

#endif
