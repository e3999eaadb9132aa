#ifndef POP_BASE_ARCHIVE_H
#define POP_BASE_ARCHIVE_H

#include <stdbool.h>
#include <stddef.h>

#include "lib/base/status.h"

/*
 * Zip archives (.npz) through libarchive, which is loaded at first use: it
 * brings twelve libraries with it, and most runs never need it.  Only
 * archive.c knows it.
 */
typedef struct pop_archive_reader pop_archive_reader;

/* Opens a zip held in memory; `data` is borrowed until close. */
POP_MUST_CHECK pop_status pop_archive_open(
	pop_archive_reader **out, const void *data, size_t n, pop_err *err);
void pop_archive_close(pop_archive_reader *r); /* accepts NULL */
/*
 * Next member: its name (valid until the next call) and its bytes (malloc'd,
 * caller frees).  *name == NULL at the end.  A member above `limit` bytes, an
 * absolute name or one with ".." is POP_E_INPUT.
 */
POP_MUST_CHECK pop_status pop_archive_next(pop_archive_reader *r, size_t limit,
	const char **name, void **data, size_t *n, pop_err *err);

typedef struct pop_archive_writer pop_archive_writer;
/* Writes a zip, members stored, time stamps fixed, to `path` by rename. */
POP_MUST_CHECK pop_status pop_archive_create(
	pop_archive_writer **out, const char *path, pop_err *err);
POP_MUST_CHECK pop_status pop_archive_add(pop_archive_writer *w,
	const char *name, const void *data, size_t n, pop_err *err);
/* The same in pieces: n bytes are announced, then put, then ended. */
POP_MUST_CHECK pop_status pop_archive_begin(
	pop_archive_writer *w, const char *name, size_t n, pop_err *err);
POP_MUST_CHECK pop_status pop_archive_put(
	pop_archive_writer *w, const void *data, size_t n, pop_err *err);
POP_MUST_CHECK pop_status pop_archive_end(pop_archive_writer *w, pop_err *err);
/* Publishes the file.  Consumes w in every case. */
POP_MUST_CHECK pop_status pop_archive_finish(
	pop_archive_writer *w, pop_err *err);
void pop_archive_abort(pop_archive_writer *w); /* accepts NULL */

#endif
