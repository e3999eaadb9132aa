#ifndef POP_BASE_JSON_H
#define POP_BASE_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/base/buf.h"
#include "lib/base/str.h"

/*
 * JSON text, written in order into a buffer; commas and escapes are done here.
 * `key` is NULL inside arrays.  In strings, control characters and marks that
 * reorder text are escaped, and bytes that are not UTF-8 become U+FFFD.
 * Doubles: the shortest form that reads back equal; NaN and infinities are
 * null.
 */
typedef struct pop_json {
	pop_buf *out;
	unsigned depth;
	bool first;
} pop_json;

void pop_json_init(pop_json *j, pop_buf *out);
void pop_json_object(pop_json *j, const char *key);
void pop_json_array(pop_json *j, const char *key);
void pop_json_end_object(pop_json *j);
void pop_json_end_array(pop_json *j);
void pop_json_str(pop_json *j, const char *key, pop_str s);
void pop_json_cstr(pop_json *j, const char *key, const char *s);
void pop_json_int(pop_json *j, const char *key, int64_t v);
void pop_json_u64(pop_json *j, const char *key, uint64_t v);
void pop_json_f64(pop_json *j, const char *key, double v);
void pop_json_bool(pop_json *j, const char *key, bool v);

/* A value that another pop_json wrote at the same depth. */
void pop_json_raw(pop_json *j, pop_str text);

/* Appends s with control bytes, escapes and non-UTF-8 made visible, for a
 * terminal; file names and strings from files pass through here. */
void pop_escape(pop_buf *out, pop_str s);

#endif
