#ifndef POP_CONF_INPUTS_H
#define POP_CONF_INPUTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/arena.h"
#include "lib/base/status.h"
#include "lib/base/str.h"

/*
 * Recipes for inputs:
 *
 *   seed: 1000
 *   inputs:
 *     - {name: x, shape: [2, 3], dtype: f32, fill: uniform, lo: -1, hi: 1}
 *     - {name: y, shape: [2], dtype: i32, fill: values, values: [7, 8]}
 *
 * What a fill makes is decided elsewhere; this is the text, checked for form.
 * Element types stay text: this folder does not know them.
 */
typedef enum pop_input_fill {
	POP_FILL_UNIFORM, /* lo, hi */
	POP_FILL_INT,     /* lo, hi */
	POP_FILL_CONST,   /* value[0] */
	POP_FILL_VALUES,  /* value[0..nvalue), row-major */
} pop_input_fill;

enum { POP_INPUT_RANK = 64 };

/* A number as written, which is what a 64-bit one must be read from. */
typedef struct pop_input_num {
	/* Digits, "true", "false", ".inf", ".nan", "-inf", "1-2j"; C string. */
	pop_str text;
	double f;
	int64_t i;
	bool integer;    /* and fits i; true and false are 1 and 0 */
	bool is_complex; /* 1-2j, (1-2j) or 2j: f and */
	double imag;
} pop_input_num;

typedef struct pop_input {
	const char *name;  /* "" if not given */
	const char *dtype; /* "" if not given */
	uint32_t line;
	bool has_shape;
	uint32_t rank;
	const int64_t *dim; /* rank of them, none negative */
	pop_input_fill fill;
	pop_input_num lo, hi;
	const pop_input_num *value;
	size_t nvalue; /* the product of dim if there is a shape */
	/* Of one recipe, whose values are lists of lists: how deep, and the
	 * lengths; 0: they are not. */
	uint32_t nested;
	const int64_t *nested_dim;
} pop_input;

typedef struct pop_inputs {
	pop_arena arena;
	const char *name; /* of the file, for messages */
	uint64_t seed;
	const pop_input *input;
	size_t ninput;
} pop_inputs;

/*
 * Reads a file.  *out need not be initialised; the caller ends with
 * pop_inputs_release(), also after a failure.
 * POP_E_INPUT with file:line, POP_E_MISS if there is no file.
 */
POP_MUST_CHECK pop_status pop_inputs_read(
	pop_inputs *out, const char *path, pop_err *err);
/*
 * Reads one recipe from a command line: a mapping as in the file, without
 * what is known ("{fill: uniform, lo: 0, hi: 1}"), a number ("0.5", the same
 * everywhere) or a list of numbers ("[1, 2]").  `name` is for messages.
 */
POP_MUST_CHECK pop_status pop_inputs_parse_one(
	pop_inputs *out, const char *spec, const char *name, pop_err *err);
void pop_inputs_release(pop_inputs *in);

#endif
