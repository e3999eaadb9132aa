#ifndef POP_IMPORT_HLO_TEXT_H
#define POP_IMPORT_HLO_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/import/hlo/hlo.h"

/*
 * HLO text to the model, in one pass over the bytes.
 *
 *   text_lex.c      characters, words, places, skipping of what means nothing
 *   text_shape.c    shapes
 *   text_literal.c  elements of constants
 *   text_attr.c     attributes: text_attrs.def and hlo_attrs.def
 *   text_window.c   those that have a grammar of their own: window, padding,
 *                   slice, dim_labels, replica_groups
 *   text_instr.c    instructions and the names of operands
 *   text.c          the module: header, tables, computations
 *
 * Read is what XLA has printed since TensorFlow 2.4: names with and without %,
 * operands with and without shapes, computations with and without signatures,
 * also where they are called, shapes with and without layouts.  Line ends mean
 * nothing.
 *
 * Elements live in m->arena, what the model points to in m->scratch, tables
 * that only reading needs in m->tables.  Functions that fail have written the
 * message into m->err.
 */

typedef struct pop_hlo_text_row pop_hlo_text_row;

/* A name in sight. */
typedef struct pop_hlo_text_name {
	pop_hlo_instr *instr;
	uint32_t hash;
	uint32_t comp; /* number of the computation it belongs to */
} pop_hlo_text_name;

/* Computations an attribute names, in the order in which the model lists
 * them.  ORDER slot */
typedef enum pop_hlo_text_slot {
	POP_HLO_TEXT_CALLS, /* to_apply, calls */
	POP_HLO_TEXT_BODY,
	POP_HLO_TEXT_CONDITION,
	POP_HLO_TEXT_TRUE,
	POP_HLO_TEXT_FALSE,
	POP_HLO_TEXT_SELECT,
	POP_HLO_TEXT_SCATTER,
	POP_HLO_TEXT_SLOTS,
} pop_hlo_text_slot;

/*
 * What is known while one computation is read: frame 0 is that of those of the
 * module, frame k + 1 of bodies inside an instruction of frame k, one after
 * the other.
 */
typedef struct pop_hlo_text_frame {
	struct pop_hlo_text_frame *inner; /* NULL: not needed yet */
	uint32_t depth;

	/* Names of instructions: open addressing. */
	pop_hlo_text_name *name;
	uint32_t name_cap, nname, ncomp;

	/* The instruction being read. */
	pop_hlo_draft draft;
	POP_HLO_VEC(pop_hlo_instr *) operand;
	uint64_t seen[3]; /* attributes, by row */
	pop_hlo_comp *slot[POP_HLO_TEXT_SLOTS];
	/* branch_computations, called_computations */
	POP_HLO_VEC(pop_hlo_comp *) list;
} pop_hlo_text_frame;

/* The reader. */
typedef struct pop_hlo_text {
	pop_hlo *m;
	const char *ptr, *end; /* what is left */
	const char *kept_from; /* pages before it were let go of */

	/* The line that `mark` lies in, for places in rising order. */
	const char *mark, *mark_bol;
	uint32_t mark_line;

	pop_strmap attrs;                 /* to pop_hlo_text_row */
	const pop_hlo_text_row *attr_row; /* all rows */
	pop_strmap shapes;                /* as spelled, to pop_hlo_shape */
	pop_strmap comps;                 /* to pop_hlo_comp */
	/* Computations that were named before they were defined. */
	POP_HLO_VEC(pop_hlo_comp *) early;
	uint32_t ninline; /* bodies without a name so far */

	pop_hlo_text_frame *now;

	/* Scratch of lists of numbers. */
	POP_HLO_VEC(int64_t) ints;
} pop_hlo_text;

/* ---- text_lex.c */

/* Letters, digits and _ . - */
static inline bool
pop_hlo_text_in_name(char ch)
{
	static const uint64_t set[2] = {
		UINT64_C(0x3ff) << '0' | UINT64_C(3) << '-',
		UINT64_C(0x3ffffff) << ('A' - 64) |
			UINT64_C(0x3ffffff) << ('a' - 64) |
			UINT64_C(1) << ('_' - 64)};
	unsigned char c = (unsigned char)ch;

	return c < 128 && (set[c >> 6] >> (c & 63) & 1);
}

/* Line and column; cheap for places in rising order. */
pop_loc pop_hlo_text_place(pop_hlo_text *t, const char *at);

/* Lets go of pages far behind t->ptr. */
void pop_hlo_text_let_go(pop_hlo_text *t);
enum { POP_HLO_TEXT_WINDOW = 2 << 20 };
static inline void
pop_hlo_text_passed(pop_hlo_text *t)
{
	if (t->m->mapped && t->ptr - t->kept_from > POP_HLO_TEXT_WINDOW)
		pop_hlo_text_let_go(t);
}
pop_status pop_hlo_text_fail(
	pop_hlo_text *t, const char *at, const char *fmt, ...) POP_PRINTF(3, 4);
/* "expected <what>, found ..." at the next character. */
pop_status pop_hlo_text_expected(pop_hlo_text *t, const char *what);

/* Where the comment at p ends, one without end with the input; p itself if
 * there is none. */
const char *pop_hlo_text_comment_end(const char *p, const char *end);
void pop_hlo_text_blank_slowly(pop_hlo_text *t);

/* Past blanks and comments. */
static inline void
pop_hlo_text_blank(pop_hlo_text *t)
{
	if (t->ptr < t->end && (*t->ptr <= ' ' || *t->ptr == '/'))
		pop_hlo_text_blank_slowly(t);
}

/* The next character after blanks, 0 at the end. */
static inline char
pop_hlo_text_peek(pop_hlo_text *t)
{
	pop_hlo_text_blank(t);
	return t->ptr < t->end ? *t->ptr : '\0';
}

/* Steps over it if it is the next. */
static inline bool
pop_hlo_text_accept(pop_hlo_text *t, char c)
{
	pop_hlo_text_blank(t);
	if (t->ptr == t->end || *t->ptr != c)
		return false;
	t->ptr++;
	return true;
}

/* Steps over the characters of `text` if they are next; blanks only before
 * them. */
bool pop_hlo_text_accept_all(pop_hlo_text *t, const char *text);
pop_status pop_hlo_text_expect(pop_hlo_text *t, char c);
/* Characters of a name from here on, blanks skipped before; empty if there is
 * none. */
pop_str pop_hlo_text_word(pop_hlo_text *t);
/* A word that may have a % before it; `what` is for the message. */
pop_status pop_hlo_text_name_read(
	pop_hlo_text *t, const char *what, pop_str *out);
pop_status pop_hlo_text_integer(pop_hlo_text *t, int64_t *out);
/* "..." with escapes resolved. */
pop_status pop_hlo_text_string(pop_hlo_text *t, pop_str *out);
/* Past one value of any attribute: a word, a string, balanced brackets or
 * what these make up without blanks between.  *out is its text. */
pop_status pop_hlo_text_skip(pop_hlo_text *t, pop_str *out);
/* Past {name=value name=value ...}. */
pop_status pop_hlo_text_skip_record(pop_hlo_text *t);
/* {1, 2, 3} into t->ints, from `n` numbers on, which stay. */
pop_status pop_hlo_text_list(pop_hlo_text *t, uint32_t n);
/* t->ints from `from` on, to stay. */
const int64_t *pop_hlo_text_keep(pop_hlo_text *t, uint32_t from);

/* ---- text.c */

/* The module that m->data is, into *m. */
pop_status pop_hlo_text_fill(pop_hlo *m);
/* The body of a computation where its name could be, at its opening brace. */
pop_status pop_hlo_text_inline(pop_hlo_text *t, pop_hlo_comp **out);

/* ---- text_shape.c */

pop_status pop_hlo_text_shape(pop_hlo_text *t, const pop_hlo_shape **out);
/* Equal but for layouts. */
bool pop_hlo_text_same_shape(const pop_hlo_shape *a, const pop_hlo_shape *b);

/* ---- text_literal.c */

/* Elements of the draft's shape, into its LITERAL. */
pop_status pop_hlo_text_literal(pop_hlo_text *t);

/* ---- text_attr.c */

/* {name = "text", name = {text}} */
pop_status pop_hlo_text_frontend(
	pop_hlo_text *t, pop_hlo_pair **out, uint32_t *n);

/* Reads the value of one attribute.  The draft has its opcode. */
typedef pop_status pop_hlo_text_parse(
	pop_hlo_text *t, const pop_hlo_text_row *row);

struct pop_hlo_text_row {
	const char *name;
	pop_hlo_text_parse *parse;
	uint16_t key;  /* pop_hlo_key, or pop_hlo_text_slot */
	uint16_t only; /* the one opcode that has it; NO_OP: any */
};

void pop_hlo_text_attrs_init(pop_hlo_text *t);
/* , name = value ... up to what is not a comma. */
pop_status pop_hlo_text_attrs(pop_hlo_text *t);
/* The computation of that name, made if it is new; `at` is where it is
 * named. */
pop_hlo_comp *pop_hlo_text_comp(pop_hlo_text *t, const char *at, pop_str name);

/* ---- text_window.c */

pop_hlo_text_parse pop_hlo_text_attr_window, pop_hlo_text_attr_dim_labels,
	pop_hlo_text_attr_padding, pop_hlo_text_attr_slice,
	pop_hlo_text_attr_groups, pop_hlo_text_attr_pairs;

/* ---- text_instr.c */

/* One instruction of `c`; sets c->root if it is marked so. */
pop_status pop_hlo_text_instr(pop_hlo_text *t, pop_hlo_comp *c);
/* Forgets the names of the computation before. */
void pop_hlo_text_names_reset(pop_hlo_text *t);

#endif
