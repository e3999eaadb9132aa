#ifndef POP_IR_RECORD_H
#define POP_IR_RECORD_H

#include "lib/ir/ir.h"

/*
 * The record of a graph: all that its digest covers, as bytes that can be read
 * again, so that two keys can be told apart op by op.  Calls are inlined, long
 * constants are digests; there are no names, no places, nothing dead.  Graphs
 * with equal digests have equal records.
 *
 *   record := version  M  S  body  'e' attrs n ref*n
 *   M      := 'M' num_partitions num_replicas attrs
 *   S      := 'S' narg (type alias_result+1 flags attrs)* nres (type attrs)*
 *   body   := (op | region-op | call | effect)*
 *   op     := 'o' level bytes ref*
 *   region-op := 'O' level bytes ref*
 *                ('R' body 'r' attrs n ref*n)*  'C'
 *   effect := 'E' ref
 *   call   := 'c' attrs narg attrs* nres attrs* attrs
 *   bytes  := 0 n byte*n | k          the kth that were spelled out
 *
 * Numbers are LEB128; type, attrs and the bytes of an op are those of
 * digest_op.c, whose end is the number of operands.  Values are numbered as
 * digest.c does it, and `ref` says how far back from the next number a value
 * is.  Version history: 1, first.
 */
enum {
	POP_RECORD_VERSION = 1,
	/* A graph whose record would be longer has none. */
	POP_RECORD_MAX_BYTES = 4 << 20,
	/* Values that a record may number. */
	POP_RECORD_MAX_VALUES = 16 << 20,
	POP_SKETCH_BINS = 12,
	/* How digest_op.c writes the elements of a constant. */
	POP_RECORD_EMPTY = 0,
	POP_RECORD_SPLAT,
	POP_RECORD_BYTES,
	POP_RECORD_DIGEST,
};

/* What pop_graph_record() leaves beside the digest; memory is the graph's. */
typedef struct pop_record_made {
	bool want_places;     /* set by the caller */
	pop_str record;       /* empty if it would be too long */
	pop_digest signature; /* of all up to the end of S */
	/*
	 * How alike two graphs are: 12 bins, each with a byte of the least hash
	 * of three ops in a row that fell into it (0: none), then the number of
	 * ops, 32 bits, little-endian.  Sizes of tensors do not matter.
	 */
	pop_digest sketch;
	uint32_t nop;
	pop_loc *place; /* nop; where the ops of the record came from */
} pop_record_made;

/* As pop_graph_digest(), and the record.  record: NULL: none is wanted. */
POP_MUST_CHECK pop_status pop_graph_record(const pop_graph *g, pop_digest *out,
	pop_digest *check, pop_record_made *record, pop_err *err);

/* Of 1000, how many bins of two sketches are equal, less what their numbers of
 * ops differ by. */
unsigned pop_sketch_likeness(const pop_digest *a, const pop_digest *b);
uint32_t pop_sketch_ops(const pop_digest *sketch);

/* ---- Reading. */

typedef enum pop_row_kind {
	POP_ROW_MODULE,
	POP_ROW_ARGUMENT,
	POP_ROW_RESULT, /* what the signature says of one */
	POP_ROW_OP,
	POP_ROW_CALL,    /* attributes that count, of a call */
	POP_ROW_RETURN,  /* end of a region */
	POP_ROW_EFFECT,  /* that an op stands here in program order */
	POP_ROW_RESULTS, /* end of the graph */
	POP_ROW_KINDS
} pop_row_kind;

typedef struct pop_record_attr {
	uint16_t key;  /* pop_attr_key */
	pop_str name;  /* the key's, or that of a PAIR */
	pop_str value; /* canonical bytes */
} pop_record_attr;

/* What rows share.  Members that a kind does not have are 0. */
typedef struct pop_record_body {
	pop_str bytes;
	uint64_t hash; /* of the bytes */
	uint32_t code; /* OP: pop_opcode */
	uint32_t nres, nregion, narg, nattr;
	pop_shape *res;         /* OP; ARGUMENT, RESULT: its type */
	uint32_t *region_narg;  /* nregion */
	pop_shape *region_type; /* of all regions' arguments, one after the
				 * other */
	pop_record_attr *attr;  /* nattr */
	int64_t alias;          /* ARGUMENT: result, or -1 */
	uint32_t flags;         /* ARGUMENT: 1 donated, 2 resident */
	uint32_t partitions, replicas; /* MODULE */
} pop_record_body;

typedef struct pop_record_row {
	pop_row_kind kind;
	uint32_t level; /* regions around it */
	const pop_record_body *body;
	uint32_t nref;
	uint32_t *ref;    /* numbers of operands */
	uint32_t number;  /* of its first value, if it makes one */
	uint32_t index;   /* which argument, result or op */
	uint32_t *region; /* OP: first argument of each region */
} pop_record_row;

typedef struct pop_record {
	pop_record_row *row;
	uint32_t nrow, nop;
	uint32_t nvalue;
} pop_record;

/*
 * Reads a record into the arena, which must be running, from bytes that nobody
 * vouches for; `bytes` must outlive it.
 *
 * POP_E_CORRUPT  it is none
 * POP_E_MISS     of a newer version
 */
POP_MUST_CHECK pop_status pop_record_read(
	pop_record *out, pop_arena *a, pop_str bytes, pop_err *err);

struct pop_buf;

/* "%7 = add %3, %5 : f32[4]", without a newline. */
void pop_record_print_row(const pop_record_row *row, struct pop_buf *out);
/* All of it, one row a line. */
void pop_record_print(const pop_record *r, struct pop_buf *out);
/* What one body has and the other has not, "; " between:
 * "type f32[4] is now f32[8]". */
void pop_record_print_change(const pop_record_body *old,
	const pop_record_body *now, struct pop_buf *out);

/* ---- Comparing. */

typedef enum pop_change_kind {
	POP_CHANGE_ADDED,   /* only in the second record */
	POP_CHANGE_REMOVED, /* only in the first */
	POP_CHANGE_BODY,    /* two ops in one place that differ in themselves */
	POP_CHANGE_OPERAND, /* equal ops of other operands */
	POP_CHANGE_KINDS
} pop_change_kind;

extern const char *const pop_change_name[POP_CHANGE_KINDS];

typedef struct pop_change {
	pop_change_kind kind;
	uint32_t old, now; /* rows; the one that is not there is the next */
} pop_change;

typedef struct pop_record_diff {
	pop_change *change; /* in the order of the rows */
	uint32_t n, of[POP_CHANGE_KINDS];
	uint32_t nsame; /* rows that are equal */
} pop_record_diff;

/*
 * Differences between two records, in the arena, which must be running.  Time
 * is linear in their lengths, and in the square of what differs up to
 * POP_DIFF_EDITS; parts that differ by more are told as removed and added.
 */
enum { POP_DIFF_EDITS = 1024 };
void pop_record_compare(pop_record_diff *out, pop_arena *a,
	const pop_record *old, const pop_record *now);

#endif
