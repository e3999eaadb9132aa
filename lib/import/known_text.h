#ifndef POP_IMPORT_KNOWN_TEXT_H
#define POP_IMPORT_KNOWN_TEXT_H

#include "lib/ir/ir.h"

/*
 * Known custom calls that are easier said in StableHLO than built: templates
 * of a function @main over a batch of matrices, in which $X stands for sizes
 * and types.
 */

/*
 * geqp3: a matrix with the columns in the order in which QR with pivoting
 * takes them, the greatest remaining norm first, and their numbers from 1.
 * $B $M $N  batch, rows, columns;  $K  the lesser of rows and columns
 * $T        element type;  $W  the same in f64;  $Z  -0.0 of it
 */
extern const char pop_known_pivoting[];

/*
 * ormqr: Q C, C Q and with the adjoint of Q, which is given as geqrf leaves it.
 * $B $M $N $L  batch, order of Q, columns that hold it, reflectors;
 * $D           M - N
 * $P $Q        rows and columns of C;  $T  element type;  $Z  -0.0 of it
 * $X $Y        operands of the product: c, and h (Q) or q (its conjugate)
 * $U $V        their types;  $I $J  the dims that are contracted
 */
extern const char pop_known_multiply[];

typedef struct pop_known_word {
	char letter;
	const char *text;
} pop_known_word;

/* Expands a template and puts the function, as a private one, into g.  `words`
 * end with letter 0. */
POP_MUST_CHECK pop_status pop_known_text(pop_func **out, pop_graph *g,
	const char *text, const pop_known_word *words, pop_err *err);

#endif
