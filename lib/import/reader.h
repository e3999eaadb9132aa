#ifndef POP_IMPORT_READER_H
#define POP_IMPORT_READER_H

#include "lib/import/import.h"

/*
 * What the reader of one format implements: pop_import()'s contract for bytes
 * that the reader bid on.  src->n is at most POP_IMPORT_LIMIT_BYTES.
 */
typedef pop_status pop_reader(pop_graph **out, pop_arena *a,
	const pop_import_source *src, pop_err *err);

/*
 * What to add to a message about `at` in a text that ends at `stop`: that it
 * may be cut off, if it ends in that line and not as modules do, or "".
 */
const char *pop_import_cut(const char *at, const char *stop);

/* The closing quote of the string whose opening one is at `at`, or NULL: there
 * is none before `stop`.  A backslash has a byte after it. */
const char *pop_import_string_end(const char *at, const char *stop);

/*
 * Tables whose rows, n of `size` bytes, begin with a name, a const char *, and
 * are in the order of strcmp().  The row of a name, or NULL; and the first
 * name that is out of order, or NULL, for tests.
 */
const void *pop_import_row_find(
	const void *table, size_t n, size_t size, pop_str name);
const char *pop_import_row_disorder(const void *table, size_t n, size_t size);

pop_reader pop_read_mlir; /* lib/import/mlir */
/* lib/import/bytecode */
pop_reader pop_read_bytecode, pop_read_jax_export;
/* The place of the artifact in a file of jax.export. */
bool pop_jax_export_find(const void *data, size_t n, size_t *at, size_t *len);
pop_reader pop_read_hlo_text, pop_read_hlo_proto; /* lib/import/hlo */

#endif
