#ifndef POP_IMPORT_MLIR_MLIR_H
#define POP_IMPORT_MLIR_MLIR_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/map.h"
#include "lib/base/status.h"
#include "lib/base/str.h"
#include "lib/import/quant.h"
#include "lib/import/reader.h"
#include "lib/import/shard.h"
#include "lib/ir/ir.h"

/*
 * MLIR text to IR, in one pass over the bytes.
 *
 *   lex.c        characters, words, places, skipping of balanced text
 *   types.c      tensor<...> and the like;  quant.c  quantized types
 *   attr.c       attributes: kept as ranges of the text, decoded on demand
 *   value.c      attributes that came decoded
 *   dense.c      elements of constants;  resource.c  at the end of the file
 *   scope.c      %names
 *   module.c     module and functions
 *   parse.c      operations, regions, aliases, locations
 *   form.c       the pretty forms of operations
 *   ops.c        which operation is what: stablehlo.def, chlo.def, other.def
 *   stablehlo.c  attributes of each operation and their defaults
 *   matrix.c     transforms, matrix ops, random numbers
 *   chlo.c       CHLO where the IR has another form
 *   composite.c  composites
 *   norm.c       batch normalisation
 *   tuple.c      tuples, taken apart
 *   buffer.c     buffers, which are values here
 *   einsum.c     einsum and torch_index_select, by others
 *   custom.c     custom calls that are known
 *   distribute.c collectives, streams, grids of programs
 *   manual.c     shardings
 *
 * Everything that grows lives in the arena.  Functions that fail have written
 * the message, with the place, into m->err.
 */

/* Limits of the text, beside those of the IR. */
enum {
	POP_MLIR_LIMIT_NAME = 64 << 10, /* bytes of one name or string */
	POP_MLIR_LIMIT_DEPTH = 64,     /* types and attributes in one another */
	POP_MLIR_LIMIT_REGIONS = 64,   /* regions in one another */
	POP_MLIR_LIMIT_OPS = 8 << 20,  /* operations of the module */
	POP_MLIR_LIMIT_LIST = 1 << 20, /* elements of a list in an attribute */
	POP_MLIR_LIMIT_RESULTS = 1 << 16, /* results of one operation */
	POP_MLIR_LIMIT_KEPT = 1 << 28, /* bytes of all attributes kept as text:
					  many may share one that is long */
	POP_MLIR_RECENT = 64,          /* rows of operations kept */
	POP_MLIR_SPARES = 20,          /* sizes of arrays, from 16 bytes */
	/* Bytes read before those half as far back are let go of. */
	POP_MLIR_WINDOW = 2 << 20,
};

/* A vector in the arena. */
#define POP_MLIR_VEC(T)          \
	struct {                 \
		T *v;            \
		uint32_t n, cap; \
	}
#define POP_MLIR_PUSH(m, vec, item)                                       \
	do {                                                              \
		if ((vec)->n == (vec)->cap)                               \
			(vec)->v = pop_mlir_grow((m), (vec)->v, (vec)->n, \
				&(vec)->cap, sizeof(*(vec)->v));          \
		(vec)->v[(vec)->n++] = (item);                            \
	} while (0)

typedef POP_MLIR_VEC(int64_t) pop_mlir_ints;
typedef POP_MLIR_VEC(pop_value *) pop_mlir_values;
typedef POP_MLIR_VEC(pop_shape) pop_mlir_shapes;
typedef POP_MLIR_VEC(pop_block *) pop_mlir_blocks;

/* A stretch of the text. */
typedef struct pop_mlir_range {
	const char *at, *end;
} pop_mlir_range;

/*
 * name = value.  The value is text, or something decoded: by a pretty form, or
 * by a reader of another encoding.
 */
typedef struct pop_mlir_named {
	pop_str name;
	pop_mlir_range text; /* with a value: where it stands, empty */
	const struct pop_mlir_value *value; /* NULL: see text */
	bool used;
} pop_mlir_named;

typedef POP_MLIR_VEC(pop_mlir_named) pop_mlir_dict;

typedef enum pop_mlir_kind {
	POP_MLIR_TENSOR,
	POP_MLIR_TOKEN,
	POP_MLIR_SCALAR,
	POP_MLIR_FUNCTION,
	POP_MLIR_NONE,
} pop_mlir_kind;

typedef struct pop_mlir_type {
	pop_mlir_kind kind;
	bool index;      /* elements of type index; shape.dtype is I64 */
	pop_shape shape; /* tensor, token, scalar */
	pop_mlir_shapes in, out; /* function */
} pop_mlir_type;

typedef enum pop_mlir_value_kind {
	POP_MLIR_VALUE_OPAQUE, /* cannot be decoded; text: what it is */
	POP_MLIR_VALUE_UNIT,   /* there: true */
	POP_MLIR_VALUE_NUMBER, /* an integer, truth value or float: of rank 0 */
	POP_MLIR_VALUE_INTS,
	POP_MLIR_VALUE_DENSE,
	POP_MLIR_VALUE_STRING,
	POP_MLIR_VALUE_SYMBOL,
	POP_MLIR_VALUE_WORD, /* of an enumeration */
	POP_MLIR_VALUE_TYPE,
	POP_MLIR_VALUE_ARRAY,
	POP_MLIR_VALUE_DICT,
	POP_MLIR_VALUE_TEXT, /* MLIR's own spelling, still to be parsed */
} pop_mlir_value_kind;

/* A decoded value; see value.c. */
typedef struct pop_mlir_value {
	pop_mlir_value_kind kind;
	bool index;       /* NUMBER, DENSE: of type index */
	uint32_t n;       /* INTS, ARRAY */
	const char *name; /* DICT: spelled #name<...>; NULL: {...} */
	union {
		pop_dense dense; /* NUMBER, DENSE */
		const int64_t *ints;
		pop_str text;
		const pop_mlir_type *type;
		const struct pop_mlir_value *const *item; /* ARRAY */
		pop_mlir_dict dict;
	};
} pop_mlir_value;

/* %names in sight; see scope.c. */
typedef struct pop_mlir_name {
	const char *name; /* len bytes */
	uint32_t len, hash, next, nvalue;
	union {
		pop_value *one; /* nvalue == 1 */
		pop_value **many;
	} value;
} pop_mlir_name;

typedef struct pop_mlir_scope {
	/* Newest last, in chunks, which are kept. */
	POP_MLIR_VEC(pop_mlir_name *) chunk;
	uint32_t n;
	uint32_t *head; /* 1 + number of a name, 0: none */
	uint32_t nhead; /* power of two */
} pop_mlir_scope;

typedef POP_MLIR_VEC(pop_str) pop_mlir_names;

/* A run_parallel whose functions may not be read yet: programs, infeed. */
typedef struct pop_mlir_pending {
	pop_op *op;
	const char *at;
	pop_mlir_names name;
	uint32_t nprogram;
} pop_mlir_pending;

typedef struct pop_mlir_tuple pop_mlir_tuple; /* see tuple.c */

/* The reader. */
typedef struct pop_mlir {
	const char *ptr, *end;    /* what is left */
	const char *start, *stop; /* the whole input */
	const char *file;
	const pop_loc *place; /* not NULL: of all that is being read */
	bool binary;          /* places are offsets into the input */
	const char *here;     /* then: of what is being read, for values that
				 stand nowhere */
	pop_arena *arena;
	pop_graph *graph;
	pop_err *err;
	bool mapped;           /* see pop_import_source */
	const char *kept_from; /* pages before it were let go of */

	/* The line that `mark` lies in, for places in rising order. */
	const char *mark, *mark_bol;
	uint32_t mark_line;

	pop_quants quants;
	bool buffers; /* some type is one of a buffer */
	pop_mlir_scope scope;
	pop_strmap attr_alias, type_alias; /* to pop_mlir_alias */
	pop_strmap resources;              /* by name; see resource.c */
	const char *section, *section_end; /* of resources; NULL: not met */
	uint32_t depth;                    /* of types and attributes */
	uint32_t nregion;                  /* regions around */
	uint32_t nop;
	uint32_t nmodule;
	uint64_t kept; /* bytes of attributes kept as text */

	pop_str element_word; /* the element type read last, and its number */
	uint8_t element_type;
	pop_mlir_shapes types; /* scratch of pop_mlir_types_parse() */

	pop_meshes meshes;
	pop_intmap sharding; /* value to pop_str *; see manual.c */
	POP_MLIR_VEC(pop_mlir_pending) pending;

	POP_MLIR_VEC(pop_mlir_tuple *) tuples; /* types, by number */
	pop_strmap tuple_by_type;              /* to pop_mlir_tuple */
	const pop_block *returned_tuple;       /* by the last return of one */

	struct pop_mlir_recent {
		pop_str name;
		const struct pop_mlir_row *row; /* NULL: none */
	} recent[POP_MLIR_RECENT];              /* of ops.c */

	/* Arrays that nobody needs any more, by size, linked. */
	void *spare[POP_MLIR_SPARES];
} pop_mlir;

typedef struct pop_mlir_alias {
	pop_mlir_range text;
	bool busy; /* being decoded: a second visit is a cycle */
} pop_mlir_alias;

/* One operation between its text and the IR. */
typedef struct pop_mlir_op {
	pop_str name; /* with its dialect, as spelled */
	const struct pop_mlir_row *row;
	const char *at;
	pop_loc loc;      /* of `at` */
	pop_block *block; /* where it is built */
	pop_mlir_values arg;
	pop_mlir_shapes type; /* of the results */
	pop_mlir_dict attr;
	pop_mlir_blocks region;
	pop_mlir_values result; /* filled by build */
	const pop_dense *value; /* a constant that the form has read */
	pop_dense dense;        /* room for it */
} pop_mlir_op;

typedef pop_status pop_mlir_form(pop_mlir *m, pop_mlir_op *o);
typedef pop_status pop_mlir_build(pop_mlir *m, pop_mlir_op *o);

/* How the types after the colon of a pretty form are meant when they are not
 * written as a function type. */
typedef enum pop_mlir_types {
	POP_MLIR_TYPES_FUNCTION, /* nothing else is allowed */
	POP_MLIR_TYPES_SAME,     /* one type for operands and result */
	POP_MLIR_TYPES_RESULT,   /* that of the result */
	POP_MLIR_TYPES_SELECT,   /* predicate, then all others */
	POP_MLIR_TYPES_EACH,     /* one for each operand and its result */
	POP_MLIR_TYPES_ARGS,     /* one for each operand, no results */
} pop_mlir_types;

/* What is known of one operation; the tables are sorted by name. */
typedef struct pop_mlir_row {
	const char *name;    /* without dialect */
	pop_opcode code;     /* NONE: what build makes of it */
	pop_mlir_form *form; /* NULL: generic form only */
	const char *keys;    /* pretty name=attribute, separated by spaces */
	pop_mlir_types types;
	pop_mlir_build *build; /* NULL: not supported */
} pop_mlir_row;

/* ---- lex.c */

/* Byte classes. */
enum {
	POP_MLIR_WORD = 1,  /* letter, digit, _ $ . */
	POP_MLIR_SPACE = 2, /* blank, tab, line ends */
	POP_MLIR_DIGIT = 4,
	POP_MLIR_STOP = 8, /* means something to pop_mlir_skip_value() */
};
extern const unsigned char pop_mlir_class[256];

/* Not zeroed.  The vector moves: its old place serves others. */
void *pop_mlir_grow(
	pop_mlir *m, void *v, uint32_t n, uint32_t *cap, size_t size);

/* Gives a vector's memory to others. */
void pop_mlir_spare(pop_mlir *m, void *v, uint32_t cap, size_t size);
#define POP_MLIR_SPARE(m, vec)                                                 \
	do {                                                                   \
		if ((vec)->cap)                                                \
			pop_mlir_spare(                                        \
				(m), (vec)->v, (vec)->cap, sizeof(*(vec)->v)); \
	} while (0)

/* Line and column, or the offset.  Cheap only for places in rising order, so
 * that operations ask before they read what they contain. */
pop_loc pop_mlir_place(pop_mlir *m, const char *at);
/* Lets go of pages far behind `at`, to which the input has been read. */
void pop_mlir_let_go(pop_mlir *m, const char *at);
static inline void
pop_mlir_passed(pop_mlir *m, const char *at)
{
	if (m->mapped && at - m->kept_from > POP_MLIR_WINDOW)
		pop_mlir_let_go(m, at);
}
pop_status pop_mlir_fail(pop_mlir *m, const char *at, const char *fmt, ...)
	POP_PRINTF(3, 4);
/* "expected <what>, found ..." at the next character. */
pop_status pop_mlir_expected(pop_mlir *m, const char *what);

/* Past blanks and comments. */
void pop_mlir_blank_slowly(pop_mlir *m);

static inline void
pop_mlir_blank(pop_mlir *m)
{
	if (m->ptr == m->end)
		return;
	if ((pop_mlir_class[(unsigned char)*m->ptr] & POP_MLIR_SPACE) ||
		*m->ptr == '/')
		pop_mlir_blank_slowly(m);
}

/* The next character after blanks, 0 at the end. */
static inline char
pop_mlir_peek(pop_mlir *m)
{
	pop_mlir_blank(m);
	return m->ptr < m->end ? *m->ptr : '\0';
}

/* Steps over it if it is the next. */
static inline bool
pop_mlir_accept(pop_mlir *m, char c)
{
	pop_mlir_blank(m);
	if (m->ptr == m->end || *m->ptr != c)
		return false;
	m->ptr++;
	return true;
}

bool pop_mlir_accept_arrow(pop_mlir *m);
bool pop_mlir_accept_word(pop_mlir *m, const char *word);
pop_status pop_mlir_expect(pop_mlir *m, char c);
pop_status pop_mlir_expect_word(pop_mlir *m, const char *word);
/* Letters, digits and _ $ . from here on, blanks skipped before; empty if
 * there is none. */
pop_str pop_mlir_word(pop_mlir *m);
/* A name as of a value, without its sigil: also - inside. */
pop_status pop_mlir_suffix(pop_mlir *m, pop_str *out);
/* "..." with escapes resolved. */
pop_status pop_mlir_string(pop_mlir *m, pop_str *out);
/* @name or @"name" */
pop_status pop_mlir_symbol(pop_mlir *m, pop_str *out);
pop_status pop_mlir_integer(pop_mlir *m, int64_t *out);
/* From an opening bracket past the one that closes it. */
pop_status pop_mlir_skip_balanced(pop_mlir *m);
/* Up to one of `ends` or a closing bracket at this level; the range is
 * without blanks around.  ends: some of , : { " ( [ < / - */
pop_status pop_mlir_skip_value(
	pop_mlir *m, const char *ends, pop_mlir_range *out);
/* The end of the value that starts at p, comments and blanks behind it left
 * out: it has the line, unless brackets span lines. */
const char *pop_mlir_alias_end(const char *p, const char *end);
/* Of the comment at p; p itself if there is none. */
const char *pop_mlir_comment_end(const char *p, const char *end);
/* The first c from p on that is in no comment, strings not known; or NULL. */
const char *pop_mlir_find_byte(const char *p, const char *end, char c);

/* ---- types.c */

pop_status pop_mlir_type_parse(pop_mlir *m, pop_mlir_type *out);
/* A type that a value may have. */
pop_status pop_mlir_shape_parse(pop_mlir *m, pop_shape *out);
/* "(" types ")" or, without parentheses, `first` and what follows commas. */
pop_status pop_mlir_shapes_parse(pop_mlir *m, pop_mlir_shapes *out);
/* "tensor<4xf32>", for messages. */
char *pop_mlir_type_text(char out[POP_SHAPE_TEXT + 16], const pop_shape *s);

/* ---- quant.c */

/* From the < of !quant.uniform on; sets dtype and quant. */
pop_status pop_mlir_quant_parse(pop_mlir *m, pop_shape *out);
/* The same for a type that is decoded. */
pop_status pop_mlir_quant_number(
	pop_mlir *m, const char *at, const pop_quant *q, pop_shape *s);
/* Does a per-axis type fit its tensor? */
pop_status pop_mlir_quant_fits(pop_mlir *m, const char *at, const pop_shape *s);

/* ---- attr.c.  All look `name` up in the dictionary, mark it used and leave
 * *out alone if it is absent. */

/* {name = value, ...} from the brace on; names are added to `d`. */
pop_status pop_mlir_dict_parse(pop_mlir *m, pop_mlir_dict *d);
/* name = value, ... up to `close`, which is consumed. */
pop_status pop_mlir_entries(pop_mlir *m, pop_mlir_dict *d, char close);
pop_mlir_named *pop_mlir_find(pop_mlir_dict *d, const char *name);
bool pop_mlir_has(pop_mlir_dict *d, const char *name);
pop_status pop_mlir_get_ints(
	pop_mlir *m, pop_mlir_dict *d, const char *name, pop_mlir_ints *out);
pop_status pop_mlir_get_int(
	pop_mlir *m, pop_mlir_dict *d, const char *name, int64_t *out);
pop_status pop_mlir_get_bool(
	pop_mlir *m, pop_mlir_dict *d, const char *name, bool *out);
pop_status pop_mlir_get_real(
	pop_mlir *m, pop_mlir_dict *d, const char *name, double *out);
/* A string, or the name of a symbol. */
pop_status pop_mlir_get_text(
	pop_mlir *m, pop_mlir_dict *d, const char *name, pop_str *out);
/* The last word of an enumeration's value, in any of its spellings. */
pop_status pop_mlir_get_word(
	pop_mlir *m, pop_mlir_dict *d, const char *name, pop_str *out);
pop_status pop_mlir_get_dense(
	pop_mlir *m, pop_mlir_dict *d, const char *name, pop_dense *out);
pop_status pop_mlir_get_dict(
	pop_mlir *m, pop_mlir_dict *d, const char *name, pop_mlir_dict *out);
pop_status pop_mlir_get_type(
	pop_mlir *m, pop_mlir_dict *d, const char *name, pop_mlir_type *out);
/* What a decoder reads of its text, whatever kind of value that is. */
typedef pop_status pop_mlir_decoder(pop_mlir *m, void *out);
pop_status pop_mlir_get(pop_mlir *m, pop_mlir_dict *d, const char *name,
	pop_mlir_decoder *decode, void *out);
/* The text of the value with aliases resolved: what is left to decode.  A value
 * that came decoded is printed. */
pop_status pop_mlir_resolve(
	pop_mlir *m, const pop_mlir_named *a, pop_mlir_range *out);
/* The value as text in which blanks do not count. */
pop_status pop_mlir_canonical(
	pop_mlir *m, const pop_mlir_named *a, pop_str *out);
/* Decodes inside a range: pop_mlir_enter() ... pop_mlir_leave(). */
typedef struct pop_mlir_saved {
	const char *ptr, *end;
} pop_mlir_saved;
pop_mlir_saved pop_mlir_enter(pop_mlir *m, pop_mlir_range r);
void pop_mlir_leave(pop_mlir *m, pop_mlir_saved s);

/* [a, b, ...] of integers, or one integer. */
pop_status pop_mlir_ints_parse(pop_mlir *m, pop_mlir_ints *out);
/* dense<...> : type, or an integer or float with its type. */
pop_status pop_mlir_dense_parse(pop_mlir *m, pop_dense *out);

/* An attribute that the operation does not know: kept as a PAIR unless
 * discardable.def calls it harmless. */
bool pop_mlir_harmless(pop_str name);

/* ---- value.c: what attr.c's functions do for values that came decoded */

/* n integers, not copied. */
const pop_mlir_value *pop_mlir_value_ints(
	pop_mlir *m, const int64_t *v, uint32_t n);
/* Decodes the value of `a` as one kind; false: as text then, which
 * pop_mlir_resolve() gives. */
bool pop_mlir_value_get_ints(
	pop_mlir *m, const pop_mlir_named *a, pop_mlir_ints *out);
bool pop_mlir_value_get_real(const pop_mlir_named *a, double *out);
bool pop_mlir_value_get_text(const pop_mlir_named *a, pop_str *out);
bool pop_mlir_value_get_word(const pop_mlir_named *a, pop_str *out);
bool pop_mlir_value_get_dense(const pop_mlir_named *a, pop_dense *out);
bool pop_mlir_value_get_dict(const pop_mlir_named *a, pop_mlir_dict *out);
bool pop_mlir_value_get_type(const pop_mlir_named *a, pop_mlir_type *out);
/* As MLIR prints it. */
pop_status pop_mlir_value_print(
	pop_mlir *m, const pop_mlir_named *a, pop_mlir_range *out);

/* ---- dense.c */

/* Elements of `type` from the literal between the angle brackets. */
pop_status pop_mlir_elements(pop_mlir *m, pop_mlir_range literal,
	const pop_mlir_type *type, pop_dense *out);
/* Elements of out->type from `have` bytes, which are borrowed, in the order of
 * memory: all of them or one; i1 also as bits, low ones first. */
pop_status pop_mlir_elements_raw(pop_mlir *m, const char *at, const void *raw,
	size_t have, pop_dense *out);

/* n pairs of hexadecimal digits as bytes. */
pop_status pop_mlir_unhex(
	pop_mlir *m, const char *from, size_t n, unsigned char *to);
/* n elements of a byte or less as they are kept: `raw` itself, or a copy. */
const unsigned char *pop_mlir_clean_bytes(
	pop_mlir *m, pop_dtype d, const unsigned char *raw, size_t n);

/* ---- resource.c */

/* After dense_resource. */
pop_status pop_mlir_resource(pop_mlir *m, pop_dense *out);
/* Is the section of resources next?  Steps over it. */
bool pop_mlir_at_section(const pop_mlir *m);
pop_status pop_mlir_skip_section(pop_mlir *m);

/* ---- scope.c */

void pop_mlir_scope_init(pop_mlir *m);
/* To be given back by pop_mlir_scope_leave(). */
uint32_t pop_mlir_scope_enter(const pop_mlir *m);
void pop_mlir_scope_leave(pop_mlir *m, uint32_t mark);
/* n values under `name`, without the % at `at`. */
pop_status pop_mlir_bind(pop_mlir *m, const char *at, pop_str name,
	pop_value *const *v, uint32_t n);
/* %name or %name#2 */
pop_status pop_mlir_operand(pop_mlir *m, pop_value **out);

/* ---- parse.c */

/* What a region starts with beyond its own text. */
typedef struct pop_mlir_entry {
	pop_block *body;     /* fill this one; NULL: a new block */
	const pop_str *name; /* of n arguments */
	const char *at;
	const pop_shape *type;
	uint32_t n;
} pop_mlir_entry;

/* { ... } with one block. */
pop_status pop_mlir_region(
	pop_mlir *m, pop_func *f, const pop_mlir_entry *e, pop_block **out);
/* ({ ... }, { ... }), if it follows: o's regions. */
pop_status pop_mlir_regions(pop_mlir *m, pop_mlir_op *o);
/* <{ ... }>, if it follows. */
pop_status pop_mlir_properties(pop_mlir *m, pop_mlir_dict *d);
/* { ... }, if it follows. */
pop_status pop_mlir_optional_dict(pop_mlir *m, pop_mlir_dict *d);
/* All definitions of aliases in the input. */
pop_status pop_mlir_find_aliases(pop_mlir *m);
/* Past one of them. */
pop_status pop_mlir_skip_alias(pop_mlir *m);
/* What to call an argument: its location's name, or else its %name unless that
 * is %arg0 or a number, which printers make up. */
pop_str pop_mlir_arg_name(pop_str name, pop_str label);
/* loc(...), if one follows; *name is the name it gives or left alone. */
pop_status pop_mlir_skip_loc(pop_mlir *m, pop_str *name);

/* ---- buffer.c */

/* The quant number of a buffer's type, up to pop_mlir_done(). */
enum { POP_MLIR_BUFFER = UINT16_MAX };

bool pop_mlir_is_buffer(const pop_shape *type);
/* May the operation take and give buffers? */
pop_status pop_mlir_check_buffers(pop_mlir *m, const pop_mlir_op *o);
/* The same of a custom call that is not one of these. */
pop_status pop_mlir_check_call_of_buffers(
	pop_mlir *m, const pop_mlir_op *o, pop_str target);
pop_status pop_mlir_custom_pin(pop_mlir *m, pop_mlir_op *o);
pop_status pop_mlir_custom_create_buffer(pop_mlir *m, pop_mlir_op *o);
/* Their types are those of tensors from here on. */
void pop_mlir_forget_buffers(pop_mlir *m);

/* ---- tuple.c */

/* Builds what `row` says, operands and results being leaves of tuples. */
pop_status pop_mlir_finish(pop_mlir *m, pop_mlir_op *o);
/* The type of tuples of these elements. */
pop_status pop_mlir_tuple_type(pop_mlir *m, const char *at,
	const pop_mlir_shapes *element, pop_shape *out);
bool pop_mlir_is_tuple(const pop_shape *type);
/* Tuples give way to their leaves.  Were there any? */
bool pop_mlir_flatten(pop_mlir *m, pop_mlir_shapes *types);
/* An argument, or arguments for the leaves of a tuple: the value that names
 * then stand for. */
pop_value *pop_mlir_add_arg(pop_mlir *m, pop_block *b, const pop_shape *type);

/* ---- form.c */

pop_mlir_form pop_mlir_form_list, pop_mlir_form_constant, pop_mlir_form_slice,
	pop_mlir_form_convolution, pop_mlir_form_reduce, pop_mlir_form_while,
	pop_mlir_form_custom_call, pop_mlir_form_composite, pop_mlir_form_call,
	pop_mlir_form_expect, pop_mlir_form_scan,
	pop_mlir_form_get_tuple_element, pop_mlir_form_sharding,
	pop_mlir_form_manual;
/* ": types", by the row's rule. */
pop_status pop_mlir_types_parse(pop_mlir *m, pop_mlir_op *o);

/* ---- module.c: functions and the module from their attributes */

typedef struct pop_mlir_func_arg {
	pop_str name, label; /* %name, loc("label") */
	const char *at;
	pop_shape type;
	pop_mlir_dict attr;
} pop_mlir_func_arg;

typedef struct pop_mlir_func_head {
	pop_str name;
	const char *at;
	bool is_private;
	POP_MLIR_VEC(pop_mlir_func_arg) arg; /* of the pretty form */
	pop_mlir_type type;                  /* of the generic form */
	pop_mlir_shapes res;
	pop_mlir_dict *res_attr; /* one for each result, or NULL */
	pop_mlir_dict attr;
} pop_mlir_func_head;

/* Name, visibility and type from h->attr. */
pop_status pop_mlir_func_head_read(pop_mlir *m, pop_mlir_func_head *h);
/* The function, its body empty. */
pop_status pop_mlir_func_new(
	pop_mlir *m, const pop_mlir_func_head *h, pop_func **out);
/* The rest of h->attr, once the body has its arguments. */
pop_status pop_mlir_func_ports(pop_mlir *m, pop_func *f, pop_mlir_func_head *h);
pop_status pop_mlir_module_attrs(pop_mlir *m, pop_mlir_dict *d);
/* What every reader that builds with these functions starts with, and what it
 * does with the complete graph. */
void pop_mlir_init(
	pop_mlir *m, pop_arena *a, const pop_import_source *src, pop_err *err);
pop_status pop_mlir_done(pop_mlir *m, pop_graph **out);

/* ---- ops.c */

/* NULL if unknown. */
const pop_mlir_row *pop_mlir_row_named(pop_str name);
/* Sets o->row; fails by name for what is unknown or not supported. */
pop_status pop_mlir_row_find(pop_mlir *m, pop_mlir_op *o);
/* A name that stands in the wrong place of its table, NULL: none does. */
const char *pop_mlir_rows_disorder(void);

/* ---- stablehlo.c: how rows are built */

/* An IR op from o, at the end of o->block, its results in o->result.
 * Attributes are not looked at, numbers of operands and regions not either. */
pop_op *pop_mlir_emit(pop_mlir *m, pop_mlir_op *o, pop_opcode code);
/* Attributes left over: harmless ones dropped, others kept as PAIRs. */
pop_status pop_mlir_leftover(pop_mlir *m, pop_mlir_op *o, pop_op *op);
/* Every entry of d, the value of `what`, was looked for. */
pop_status pop_mlir_all_used(
	pop_mlir *m, const pop_mlir_dict *d, const char *what);
/* The three layouts of a convolution as places: of batch (or output feature),
 * feature, and the spatial dimensions. */
pop_status pop_mlir_conv_layouts(pop_mlir *m, pop_mlir_ints v[3]);
/* Is the attribute, if it is #stablehlo.dot, .conv, .gather or .scatter, well
 * formed? */
pop_status pop_mlir_check_numbers(pop_mlir *m, const pop_mlir_named *a);
/* o has that many operands and results. */
pop_status pop_mlir_want(
	pop_mlir *m, const pop_mlir_op *o, uint32_t narg, uint32_t nres);
/* The place of the attribute's word in `words`, which spaces separate; *out is
 * left alone if the attribute is absent. */
pop_status pop_mlir_enumeration(pop_mlir *m, pop_mlir_op *o, const char *name,
	const char *words, int64_t *out);

/* A call of the function that attribute `attr` names. */
pop_status pop_mlir_call(pop_mlir *m, pop_mlir_op *o, const char *attr);
/* PRECISION from precision_config, DEFAULT if it is absent. */
pop_status pop_mlir_set_precision(pop_mlir *m, pop_mlir_op *o, pop_op *op);
/* Operations of o's only region go into o's block, its arguments being `arg`;
 * what it returns are o's results. */
pop_status pop_mlir_inline_region(
	pop_mlir *m, pop_mlir_op *o, pop_value *const *arg, uint32_t n);
/* Gives every run_parallel its programs, once all functions are read. */
pop_status pop_mlir_finish_parallel(pop_mlir *m);

/* Meshes of the module (manual.c): an sdy.mesh, as text or by its attributes,
 * and those in the module's frontend attributes. */
pop_status pop_mlir_add_mesh(
	pop_mlir *m, const char *at, pop_str name, pop_mlir_range text);
pop_status pop_mlir_mesh_of(pop_mlir *m, const char *at, pop_mlir_dict *d);
pop_status pop_mlir_add_meshes(pop_mlir *m, const char *at, pop_str text);
pop_status pop_mlir_frontend_meshes(pop_mlir *m, pop_mlir_dict *module);
/* Custom calls about shardings (manual.c). */
pop_status pop_mlir_custom_sharding(pop_mlir *m, pop_mlir_op *o);
pop_status pop_mlir_custom_global_to_local(pop_mlir *m, pop_mlir_op *o);
pop_status pop_mlir_custom_local_to_global(pop_mlir *m, pop_mlir_op *o);
pop_status pop_mlir_custom_full_to_shard(pop_mlir *m, pop_mlir_op *o);
pop_status pop_mlir_custom_shard_to_full(pop_mlir *m, pop_mlir_op *o);

/* @stablehlo.dynamic_rng_bit_generator; in matrix.c. */
pop_mlir_build pop_mlir_build_dynamic_rng_bits;
/* Every builder: checks what it relies on, appends to o->block, fills
 * o->result. */
#define PRETTY(name, code, form, keys, types, build) \
	pop_mlir_build pop_mlir_build_##build;
#define GENERIC(name, code, build) pop_mlir_build pop_mlir_build_##build;
#define REFUSED(name)
#include "lib/import/mlir/chlo.def"
#include "lib/import/mlir/other.def"
#include "lib/import/mlir/stablehlo.def"
#undef PRETTY
#undef GENERIC
#undef REFUSED

#endif
