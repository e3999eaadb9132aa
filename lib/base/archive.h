#ifndef POP_BASE_ARCHIVE_H
#define POP_BASE_ARCHIVE_H

#include <stdbool.h>
#include <stddef.h>

#include "lib/base/status.h"

/*
 * Zip archives (.npz that zip.h does not take) and zstd-compressed tar archives
 * (bundles) through libarchive, which is loaded at first use: it brings twelve
 * libraries with it, and most runs never need it.  Only archive.c knows it.
 */
typedef enum pop_archive_format {
	POP_ARCHIVE_ZIP, /* what is no file is skipped */
	POP_ARCHIVE_TAR, /* tar.zst; what is no plain file is refused */
} pop_archive_format;

typedef struct pop_archive_reader pop_archive_reader;

/* Opens an archive held in memory; `data` is borrowed until close. */
POP_MUST_CHECK pop_status pop_archive_open(pop_archive_reader **out,
	pop_archive_format format, const void *data, size_t n, pop_err *err);
void pop_archive_close(pop_archive_reader *r); /* accepts NULL */
/*
 * Next member: its name (valid until the next call) and its bytes (malloc'd,
 * caller frees).  *name == NULL at the end.  A member above `limit` bytes, an
 * absolute name or one with ".." is POP_E_INPUT.
 */
POP_MUST_CHECK pop_status pop_archive_next(pop_archive_reader *r, size_t limit,
	const char **name, void **data, size_t *n, pop_err *err);

typedef struct pop_archive_writer pop_archive_writer;
/* Writes a bundle to `path` by rename.  Time stamps, owners and modes are
 * fixed, so that equal members give equal bytes. */
POP_MUST_CHECK pop_status pop_archive_create(
	pop_archive_writer **out, const char *path, pop_err *err);
POP_MUST_CHECK pop_status pop_archive_add(pop_archive_writer *w,
	const char *name, const void *data, size_t n, pop_err *err);
/* Publishes the file.  Consumes w in every case. */
POP_MUST_CHECK pop_status pop_archive_finish(
	pop_archive_writer *w, pop_err *err);
void pop_archive_abort(pop_archive_writer *w); /* accepts NULL */

#endif
