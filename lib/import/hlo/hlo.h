#ifndef POP_IMPORT_HLO_HLO_H
#define POP_IMPORT_HLO_HLO_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/map.h"
#include "lib/base/status.h"
#include "lib/base/str.h"
#include "lib/import/reader.h"
#include "lib/ir/ir.h"

/*
 * HLO: a model of its modules that both of its spellings fill, text and
 * HloModuleProto, and the IR built from it.
 *
 *   text.c ...   HLO text       -> model
 *   proto.c ...  HloModuleProto -> model
 *   hlo.c        the model: shapes, instructions, tables of names
 *   build*.c     model -> IR
 *
 * The model holds what means something and nothing else: shardings, metadata,
 * schedules, hints and the names of files are skipped by the readers.  So equal
 * modules give equal graphs, and one key, in both spellings.
 *
 * Three arenas.  The model lives in m->scratch, which is gone when the graph is
 * built; what only reading needs in m->tables, gone before that.  Elements of
 * literals live in m->arena, the graph's, or in the input, which outlives the
 * graph.  Numbers, names and lists are copied by the builder where the graph
 * needs them.
 *
 * Everything that fails has written its message, with the place, into m->err.
 */
typedef struct pop_hlo pop_hlo;
typedef struct pop_hlo_shape pop_hlo_shape;
typedef struct pop_hlo_comp pop_hlo_comp;
typedef struct pop_hlo_instr pop_hlo_instr;

/* Limits, beside those of the IR. */
enum {
	POP_HLO_LIMIT_NAME = 64 << 10,  /* bytes of one name or string */
	POP_HLO_LIMIT_NESTING = 64,     /* tuples in tuples */
	POP_HLO_LIMIT_LEAVES = 1 << 20, /* arrays in one tuple */
	POP_HLO_LIMIT_OPERANDS = 1 << 20,
	POP_HLO_LIMIT_CALLED = 1 << 16, /* computations of one instruction */
	POP_HLO_LIMIT_OPS = 8 << 20,    /* instructions of the module */
	POP_HLO_LIMIT_LIST = 1 << 20,   /* elements of a list of numbers */
	POP_HLO_LIMIT_DEPTH = 200,      /* computations that call one another */
	POP_HLO_LIMIT_DEVICES = 1 << 20, /* numbers in all groups of devices */
	/* Instructions built, counting a computation for every op that it is a
	 * region of: this many for each instruction of the module, and some. */
	POP_HLO_LIMIT_USES = 64,
	POP_HLO_LIMIT_USES_BASE = 1 << 16,
};

typedef enum pop_hlo_opcode {
	POP_HLO_NO_OP,
#define HLO(NAME, name, min, max, ncalled, build, CODE) POP_HLO_##NAME,
#include "lib/import/hlo/hlo_ops.def"
#undef HLO
	POP_HLO_OPCODES,
} pop_hlo_opcode;

typedef enum pop_hlo_key {
	POP_HLO_NO_KEY,
#define ATTR(NAME, text, field, kind) POP_HLO_KEY_##NAME,
#include "lib/import/hlo/hlo_attrs.def"
#undef ATTR
	POP_HLO_KEYS,
} pop_hlo_key;

typedef enum pop_hlo_kind {
	POP_HLO_KIND_NONE,
	POP_HLO_KIND_INT,
	POP_HLO_KIND_REAL,
	POP_HLO_KIND_INTS,
	POP_HLO_KIND_TEXT,
	POP_HLO_KIND_CALLED,
	POP_HLO_KIND_LITERAL,
	POP_HLO_KIND_GROUPS,
	POP_HLO_KIND_SHAPE,
	POP_HLO_KIND_PAIRS,
} pop_hlo_kind;

/* A vector in m->scratch. */
#define POP_HLO_VEC(T)           \
	struct {                 \
		T *v;            \
		uint32_t n, cap; \
	}
#define POP_HLO_PUSH(m, vec, item)                                       \
	do {                                                             \
		if ((vec)->n == (vec)->cap)                              \
			(vec)->v = pop_hlo_grow((m), (vec)->v, (vec)->n, \
				&(vec)->cap, sizeof(*(vec)->v));         \
		(vec)->v[(vec)->n++] = (item);                           \
	} while (0)
void *pop_hlo_grow(pop_hlo *m, void *v, uint32_t n, uint32_t *cap, size_t size);

/* ---- Shapes.  Each exists once: equal shapes, layouts included, are one
 * pointer. */

struct pop_hlo_shape {
	/* Leaves in order, an array's only one itself.  Tuples in tuples
	 * vanish here; () has none.  Tokens are leaves of dtype TOKEN. */
	uint32_t nleaf;
	const pop_hlo_shape *const *leaf;
	/* A tuple's elements, and where their leaves start. */
	bool is_tuple;
	uint32_t nelement;
	const pop_hlo_shape *const *element;
	const uint32_t *first;
	/* An array's. */
	pop_shape type;
	bool has_layout; /* false: rows last to first, the default */
	uint8_t minor_to_major[POP_MAX_RANK]; /* rank of them, if has_layout */
	uint32_t dynamic; /* bit i: dim i is a bound, as in f32[<=4] */
};

/* What an array's shape is interned from.  A default layout may be given; it
 * counts as none. */
typedef struct pop_hlo_array {
	pop_shape type; /* valid; see pop_shape_valid() */
	bool has_layout;
	uint8_t minor_to_major[POP_MAX_RANK];
	uint32_t dynamic;
} pop_hlo_array;

const pop_hlo_shape *pop_hlo_array_shape(pop_hlo *m, const pop_hlo_array *a);
/* Fails beyond POP_HLO_LIMIT_LEAVES; `at` is for the message. */
pop_status pop_hlo_tuple_shape(pop_hlo *m, pop_loc at,
	const pop_hlo_shape *const *element, uint32_t n,
	const pop_hlo_shape **out);

/* ---- Attributes. */

/* { {0, 1}, {2, 3} }: list i is id[first[i]] ... id[first[i + 1] - 1]. */
typedef struct pop_hlo_groups {
	uint32_t n;
	const uint32_t *first; /* n + 1 */
	const int64_t *id;
} pop_hlo_groups;

typedef struct pop_hlo_pair {
	pop_str name, text;
} pop_hlo_pair;

/* Pointers are into m->scratch or the input (dense elements: see above). */
typedef struct pop_hlo_attr {
	uint16_t key; /* pop_hlo_key */
	uint32_t n;   /* elements of INTS, TEXT, CALLED, LITERAL, PAIRS */
	union {
		int64_t i;
		double real;
		const int64_t *ints;
		const char *text;
		pop_hlo_comp *const *called;
		const pop_dense *literal; /* row-major whatever the layout; the
					     splat flag set where it may be */
		const pop_hlo_groups *groups;
		const pop_hlo_shape *shape;
		const pop_hlo_pair *pairs;
	};
} pop_hlo_attr;

/* ---- Instructions and computations. */

/* Operands precede their users in a computation. */
struct pop_hlo_instr {
	pop_hlo_instr *next; /* in its computation */
	const char *name;    /* name_len bytes, without % */
	const pop_hlo_shape *shape;
	const pop_hlo_attr *attr; /* nattr */
	/* Builder's: shape->nleaf values; of one leaf the value itself. */
	union {
		pop_value *one;
		pop_value **many;
	} value;
	pop_loc loc; /* see pop_loc_offset() */
	uint32_t name_len, noperand;
	uint16_t code; /* pop_hlo_opcode */
	uint16_t nattr;
	pop_hlo_instr *operand[];
};

struct pop_hlo_comp {
	pop_str name;
	pop_loc loc;
	int64_t id; /* proto's */
	/* NULL in a computation that is named and not defined (yet). */
	pop_hlo_instr *first, *last, *root;
	uint32_t ninstr;
	/* Parameters by number, filled by pop_hlo_comp_finish(). */
	pop_hlo_instr **param;
	uint32_t nparam;
	/* Builder's. */
	pop_func *func;
	bool busy, used; /* being built; as a region */
};

/* An instruction being read: reset, filled in any order, then added. */
typedef struct pop_hlo_draft {
	pop_str name;
	pop_hlo_opcode code;
	const pop_hlo_shape *shape;
	pop_loc loc;
	pop_hlo_instr *
		*operand; /* noperand, in memory of the reader's choice */
	uint32_t noperand;
	uint32_t nattr;
	pop_hlo_attr attr[POP_HLO_KEYS];
} pop_hlo_draft;

void pop_hlo_reset(pop_hlo_draft *d);
/* The attribute `key`, new or as it was set before: the last one counts. */
pop_hlo_attr *pop_hlo_draft_attr(pop_hlo_draft *d, pop_hlo_key key);
void pop_hlo_set_int(pop_hlo_draft *d, pop_hlo_key key, int64_t v);
void pop_hlo_set_real(pop_hlo_draft *d, pop_hlo_key key, double v);
/* Borrowed. */
void pop_hlo_set_ints(
	pop_hlo_draft *d, pop_hlo_key key, const int64_t *v, uint32_t n);
void pop_hlo_set_text(pop_hlo_draft *d, pop_hlo_key key, pop_str s);

/* Appends the draft to `c`; operands, attributes and lists of integers are
 * copied, what else attributes point to is borrowed.  Fails beyond
 * POP_HLO_LIMIT_OPS. */
pop_status pop_hlo_add(pop_hlo *m, pop_hlo_comp *c, const pop_hlo_draft *d,
	pop_hlo_instr **out);
/* After the last instruction, c->root set (NULL: the last): numbers the
 * parameters, each of which must be there once. */
pop_status pop_hlo_comp_finish(pop_hlo *m, pop_hlo_comp *c);

/* ---- The module. */

/* One entry of input_output_alias, or of buffer_donor. */
typedef struct pop_hlo_alias {
	bool donor; /* memory may be reused, for no output in particular */
	const int64_t *output; /* index into the result's tuples */
	uint32_t noutput;
	int64_t param;
	const int64_t *index; /* the same into the parameter's */
	uint32_t nindex;
} pop_hlo_alias;

struct pop_hlo {
	/* The input. */
	const char *file;
	const char *data;
	size_t size;
	bool mapped;        /* see pop_import_source */
	pop_arena *arena;   /* the graph's */
	pop_arena *scratch; /* the model's */
	pop_arena *tables;  /* the reader's */
	pop_err *err;
	/* The module. */
	pop_str name;
	pop_hlo_comp *entry;
	uint32_t num_replicas, num_partitions; /* 1 unless said */
	const pop_hlo_alias *alias;
	uint32_t nalias;
	pop_loc alias_loc;
	pop_hlo_pair *frontend; /* attributes */
	uint32_t nfrontend;
	uint32_t nop;     /* instructions added so far */
	uint32_t ndevice; /* device numbers in all groups */
	/* hlo.c's. */
	pop_strmap shapes;
	/* The builder's. */
	pop_graph *graph;
	uint64_t nbuilt;       /* ops built, regions counted as often as used */
	uint32_t depth;        /* of computations being built */
	bool sized;            /* some value has a part in use: build_used.c */
	struct pop_mlir *mlir; /* see build_mlir.c; NULL: not used yet */
};

/* A new computation, of no instructions. */
pop_hlo_comp *pop_hlo_comp_new(pop_hlo *m, pop_str name, pop_loc loc);

/*
 * What pop_read_hlo_text() and pop_read_hlo_proto() are made of: sets up the
 * arenas and a module, lets `fill` read the input into it, builds the graph.
 */
pop_status pop_hlo_read(pop_graph **out, pop_arena *a,
	const pop_import_source *src, pop_status (*fill)(pop_hlo *m),
	pop_err *err);

/* POP_E_INPUT: "file:line:column: text", "file: byte N: text". */
pop_status pop_hlo_fail(pop_hlo *m, pop_loc at, const char *fmt, ...)
	POP_PRINTF(3, 4);
/* The same at an instruction: "...: opcode name: text". */
pop_status pop_hlo_instr_fail(pop_hlo *m, const pop_hlo_instr *i,
	const char *fmt, ...) POP_PRINTF(3, 4);

/* ---- Tables. */

/* POP_HLO_NO_OP if unknown. */
pop_hlo_opcode pop_hlo_opcode_find(pop_str name);
const char *pop_hlo_opcode_name(pop_hlo_opcode code);
/* By the proto's field number; NO_KEY if there is none. */
pop_hlo_key pop_hlo_key_of_field(uint32_t field);
pop_hlo_kind pop_hlo_key_kind(pop_hlo_key key);
/* For messages: the text's name. */
const char *pop_hlo_key_name(pop_hlo_key key);
/* Is the attribute an enumeration, as words.def has it? */
bool pop_hlo_key_has_words(pop_hlo_key key);
/* False if the enumeration does not have the word. */
bool pop_hlo_word(pop_hlo_key key, pop_str word, int64_t *out);
/* All of them, each with a blank before it, cut to fit, for messages. */
enum { POP_HLO_WORDS_TEXT = 200 };
char *pop_hlo_words_print(char out[POP_HLO_WORDS_TEXT], pop_hlo_key key);
/* "f32"; false if unknown.  POP_DT_NONE: known and not supported.  Case does
 * not matter. */
bool pop_hlo_primitive_find(pop_str text, pop_dtype *out);
/* What the text calls it; never NULL. */
const char *pop_hlo_primitive_name(pop_dtype d);
bool pop_hlo_primitive_of(uint64_t number, pop_dtype *out);
/* "f32[2,3]{0,1}", "(f32[], token[])", cut to fit, for messages. */
enum { POP_HLO_SHAPE_TEXT = 200 };
char *pop_hlo_shape_print(char out[POP_HLO_SHAPE_TEXT], const pop_hlo_shape *s);

/*
 * Elements as a constant keeps them, from n of them at `data` in the order of
 * the shape's layout, which is undone; a splat if all are equal.  The bytes
 * are borrowed where they can be and otherwise copied into m->arena.
 */
void pop_hlo_settle(
	pop_hlo *m, const pop_hlo_shape *s, const void *data, pop_dense *out);
/* Counts n more device numbers; fails beyond POP_HLO_LIMIT_DEVICES. */
pop_status pop_hlo_count_devices(pop_hlo *m, pop_loc at, uint64_t n);
/* [groups,each]<=[dims]T(perm): devices 0, 1, ... in an array of `dims`,
 * transposed if nperm, then dealt out.  nperm is 0 or ndim. */
pop_status pop_hlo_iota_groups(pop_hlo *m, pop_loc at, int64_t groups,
	int64_t each, const int64_t *dims, uint32_t ndim, const int64_t *perm,
	uint32_t nperm, const pop_hlo_groups **out);

/* ---- build.c */

/* m->graph from the module. */
pop_status pop_hlo_build(pop_hlo *m);

#endif
