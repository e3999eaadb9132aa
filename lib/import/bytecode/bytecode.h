#ifndef POP_IMPORT_BYTECODE_BYTECODE_H
#define POP_IMPORT_BYTECODE_BYTECODE_H

#include "lib/base/cursor.h"
#include "lib/import/mlir/mlir.h"

/*
 * StableHLO portable artifacts to IR: MLIR bytecode whose operations are of
 * the dialect VHLO, which only ever gains operations, beside builtin and sdy.
 *
 *   section.c    the container: sections, strings, tables of offsets
 *   type.c       types        \  decoded when first asked for, by number
 *   attr.c       attributes   /
 *   vhlo.c       VHLO operations as those of StableHLO: vhlo.def
 *   region.c     operations and regions
 *   module.c     module and functions, and the reader's entry
 *   export.c     what jax.export writes around an artifact
 *
 * Operations are put into a pop_mlir_op with decoded attributes, and built by
 * what builds them for text (lib/import/mlir), so that both give one IR.
 *
 * No byte is believed: counts are compared with the bytes that are left, and
 * numbers of table entries with the table.  Constants stay in the input.
 */

enum {
	POP_BYTECODE_NEWEST = 6,       /* encoding of the container */
	POP_BYTECODE_LIMIT_DEPTH = 64, /* attributes and types in others */
	POP_BYTECODE_LIMIT_ENTRIES = 1 << 26, /* of one table */
	POP_BYTECODE_LIMIT_ATTRS = 256,       /* of one operation */
	/* Items in attributes, counted at each operation: one that is long
	 * may be shared by many. */
	POP_BYTECODE_LIMIT_ITEMS = 1 << 28,
};

/* What changed with which version of the container. */
enum {
	POP_BYTECODE_DIALECT_VERSIONS = 1,
	POP_BYTECODE_LAZY_REGIONS = 2, /* isolated ones lie in a section */
	POP_BYTECODE_USE_ORDERS = 3,
	POP_BYTECODE_OPTIONAL_LOCS = 4, /* and a count of operations */
	POP_BYTECODE_PROPERTIES = 5,
};

typedef enum pop_bytecode_section {
	POP_BYTECODE_STRINGS,
	POP_BYTECODE_DIALECTS,
	POP_BYTECODE_ENTRIES, /* attributes and types */
	POP_BYTECODE_OFFSETS,
	POP_BYTECODE_IR,
	POP_BYTECODE_RESOURCES,
	POP_BYTECODE_RESOURCE_OFFSETS,
	POP_BYTECODE_VERSION, /* of a dialect */
	POP_BYTECODE_PROPERTY,
	POP_BYTECODE_NSECTION
} pop_bytecode_section;

typedef enum pop_bytecode_dialect {
	POP_BYTECODE_BUILTIN,
	POP_BYTECODE_VHLO,
	POP_BYTECODE_SDY,
	POP_BYTECODE_OTHER,
} pop_bytecode_dialect;

typedef struct pop_bytecode_dialect_name {
	pop_str name;
	pop_bytecode_dialect kind;
} pop_bytecode_dialect_name;

/* An attribute or type in the table. */
typedef struct pop_bytecode_entry {
	const unsigned char *at;
	uint32_t size;
	uint16_t dialect;
	bool custom;      /* encoded by its dialect; otherwise MLIR text */
	bool busy;        /* being decoded: a second visit is a cycle */
	const void *memo; /* pop_mlir_value, pop_bytecode_type; NULL: not yet */
} pop_bytecode_entry;

typedef struct pop_bytecode_blob {
	const unsigned char *at;
	uint32_t size;
} pop_bytecode_blob;

typedef struct pop_bytecode_type {
	pop_mlir_type type; /* of kind NONE if there is a name */
	const char *name;   /* of a type that no value can have, or NULL */
} pop_bytecode_type;

/* How an attribute of VHLO is one of StableHLO; see vhlo.def. */
typedef struct pop_vhlo_attr {
	pop_str name, as, dict;
	char rule; /* as there, '\0': none */
} pop_vhlo_attr;

/* The name of operations, and what is known by it. */
typedef struct pop_bytecode_name {
	pop_str name; /* without dialect */
	uint16_t dialect;
	bool registered; /* properties are the dialect's; else an attribute */
	bool resolved;
	pop_str target; /* name that the text reader knows */
	const pop_mlir_row *row;
	const pop_vhlo_attr *attr;
	uint32_t nattr;
	bool all; /* some have the rule & */
} pop_bytecode_name;

/* An operation being read, and the dictionaries that VHLO spreads out.  One
 * for each level of regions; vectors are kept from one to the next. */
enum { POP_BYTECODE_GROUPS = 2 };
typedef struct pop_bytecode_frame {
	pop_mlir_op op;
	pop_mlir_value group[POP_BYTECODE_GROUPS];
	pop_str group_name[POP_BYTECODE_GROUPS];
	uint32_t ngroup;
	bool kept; /* an attribute with the rule & is there */
} pop_bytecode_frame;

/* The reader. */
typedef struct pop_bytecode {
	pop_mlir m;                       /* what the builders want */
	const unsigned char *start, *end; /* the artifact */
	uint64_t version;
	uint32_t major, minor; /* of VHLO */
	pop_str producer;
	pop_cursor section[POP_BYTECODE_NSECTION];
	bool has[POP_BYTECODE_NSECTION];

	pop_str *string;
	uint32_t nstring;
	pop_bytecode_dialect_name *dialect;
	uint32_t ndialect;
	POP_MLIR_VEC(pop_bytecode_name) name;
	pop_bytecode_entry *attr, *type;
	uint32_t nattr, ntype;
	pop_bytecode_blob *property;
	uint32_t nproperty;
	uint32_t depth; /* of attributes and types */
	uint64_t nitem; /* in attributes of operations */

	/* Values in sight, by their number since `scope`. */
	POP_MLIR_VEC(pop_value *) value;
	uint32_t scope;
	pop_bytecode_frame *frame[POP_MLIR_LIMIT_REGIONS + 1];
} pop_bytecode;

/* ---- section.c */

pop_status pop_bytecode_fail(pop_bytecode *b, const unsigned char *at,
	const char *fmt, ...) POP_PRINTF(3, 4);
/* The cursor ran past its end: says so of `what`. */
pop_status pop_bytecode_ended(
	pop_bytecode *b, const pop_cursor *c, const char *what);

pop_cursor pop_bytecode_cursor(
	const pop_bytecode *b, const unsigned char *at, uint32_t n);

uint64_t pop_bytecode_varint_slowly(pop_cursor *c);

/* The number of zeros at the low end is that of further bytes. */
static inline uint64_t
pop_bytecode_varint(pop_cursor *c)
{
	if (c->ptr < c->end && (*c->ptr & 1))
		return *c->ptr++ >> 1;
	return pop_bytecode_varint_slowly(c);
}

int64_t pop_bytecode_svarint(pop_cursor *c);
/* A count of things that take a byte each at least. */
pop_status pop_bytecode_count(
	pop_bytecode *b, pop_cursor *c, const char *what, uint32_t *out);
/* A number below n; otherwise fails, naming `what`. */
pop_status pop_bytecode_index(pop_bytecode *b, pop_cursor *c, const char *what,
	uint32_t n, uint32_t *out);
pop_status pop_bytecode_string(pop_bytecode *b, pop_cursor *c, pop_str *out);
/* One section at c: its number and content. */
pop_status pop_bytecode_section_read(
	pop_bytecode *b, pop_cursor *c, uint32_t *id, pop_cursor *out);
/* Everything but the operations: fills the tables. */
pop_status pop_bytecode_open(pop_bytecode *b);

/* ---- type.c */

/* The type whose number stands at c. */
pop_status pop_bytecode_type_read(
	pop_bytecode *b, pop_cursor *c, const pop_bytecode_type **out);
/* One that a value can have. */
pop_status pop_bytecode_shape_at(
	pop_bytecode *b, const unsigned char *at, uint32_t i, pop_shape *out);

/* ---- attr.c */

pop_status pop_bytecode_attr_at(
	pop_bytecode *b, uint32_t i, const pop_mlir_value **out);
/* The attribute whose number stands at c. */
pop_status pop_bytecode_attr_read(
	pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out);
/* The name in a location, left alone if there is none. */
pop_status pop_bytecode_loc_name(pop_bytecode *b, uint32_t i, pop_str *out);

/* ---- sdy.c */

/* An attribute of Shardy at c, and one of VHLO's about meshes, as text. */
pop_status pop_bytecode_sdy(
	pop_bytecode *b, pop_cursor *c, const pop_mlir_value **out);
pop_status pop_bytecode_mesh(pop_bytecode *b, pop_cursor *c, unsigned code,
	const pop_mlir_value **out);

/* ---- vhlo.c */

/* What is known of operations of this name; fails if nothing is. */
pop_status pop_bytecode_name_resolve(
	pop_bytecode *b, const unsigned char *at, pop_bytecode_name *n);
/* Attributes from properties at c and from the dictionary `d` (NULL: none),
 * into f->op.attr. */
pop_status pop_bytecode_attrs(pop_bytecode *b, const pop_bytecode_name *n,
	pop_bytecode_frame *f, pop_cursor *properties, const pop_mlir_value *d);
/* A name out of order in vhlo.def, NULL: none is. */
const char *pop_vhlo_disorder(void);

/* ---- region.c */

/* What stands in front of an operation's regions. */
typedef struct pop_bytecode_head {
	pop_bytecode_name *name;
	pop_bytecode_frame *frame;
	pop_cursor regions;  /* from here on; a section's, if it has one */
	bool isolated, lazy; /* lazy: in a section */
	uint32_t nregion, nresult;
	uint32_t result; /* slot of the first in b->value */
} pop_bytecode_head;

/* Slots of values: *next is the first free of the region. */
pop_status pop_bytecode_head_read(pop_bytecode *b, pop_cursor *c,
	pop_block *block, uint32_t *next, pop_bytecode_head *out);
/* A region with one block into `body`. */
pop_status pop_bytecode_region(pop_bytecode *b, pop_cursor *c, pop_block *body);
/* Number of operations of the block that begins, which has no arguments if
 * it is the outermost one. */
pop_status pop_bytecode_block_begin(
	pop_bytecode *b, pop_cursor *c, uint32_t *nop, bool *has_args);

#endif
