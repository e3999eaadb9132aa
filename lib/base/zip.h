#ifndef POP_BASE_ZIP_H
#define POP_BASE_ZIP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/buf.h"
#include "lib/base/fs.h"
#include "lib/base/status.h"
#include "lib/base/str.h"

/*
 * Zip archives whose members are stored as they are, the form of .npz that
 * numpy.savez writes.  Neither side needs a library, which to load would take
 * longer than many a program runs.
 *
 * Reading: the list of members, and their bytes read to where the caller wants
 * them.  Nothing but the directory and the heads of members is looked at
 * otherwise.
 *
 * What is not of that plain form, or damaged, is POP_E_MISS: archive.h reads
 * all that there is and says what is wrong with the rest.
 */

/* Is the name relative, without ".." and NUL?  Members of all archives have such
 * names. */
bool pop_zip_is_safe_name(pop_str name);

/* Bytes of an open regular file, or in memory where data is not NULL. */
typedef struct pop_zip_source {
	const unsigned char *data;
	int fd;
	uint64_t bytes;
} pop_zip_source;

typedef struct pop_zip_member {
	pop_str name; /* relative, without "..", no NUL inside */
	uint64_t at, bytes;
	uint32_t crc;
} pop_zip_member;

typedef struct pop_zip {
	pop_zip_source source;
	pop_zip_member *member; /* in the order of the directory */
	size_t count;
	uint64_t bytes; /* of all members; at most those of the file */
	void *directory;
} pop_zip;

/* Lists the members.  The source is borrowed until close. */
POP_MUST_CHECK pop_status pop_zip_open(
	pop_zip *out, const pop_zip_source *source, pop_err *err);
void pop_zip_close(pop_zip *z); /* accepts zeroed */

/* Reads a member to `to`, which has room for its bytes.  POP_E_MISS: the bytes
 * are not those of its checksum.  Thread-safe. */
POP_MUST_CHECK pop_status pop_zip_read(
	const pop_zip *z, const pop_zip_member *m, void *to, pop_err *err);

/*
 * Writing: members one after the other into a file that appears as a whole.
 * Time stamps and modes are fixed, so that equal members give equal bytes.
 */
typedef struct pop_zip_writer {
	pop_temp file;
	pop_buf directory;
	uint64_t at, count; /* written: bytes, members */
	/* Sizes and places from here on are written as 64 bits: POP_ZIP_WIDE,
	 * and less only to try that form. */
	uint64_t wide;
} pop_zip_writer;

#define POP_ZIP_WIDE UINT64_C(0xffffffff)

/* As pop_temp_open_output.  On failure there is nothing to end. */
POP_MUST_CHECK pop_status pop_zip_create(
	pop_zip_writer *out, const char *path, pop_err *err);
/* Adds the n pieces one behind the other as member `name`, which is relative
 * and at most 65535 bytes. */
POP_MUST_CHECK pop_status pop_zip_add(pop_zip_writer *w, pop_str name,
	const pop_str *piece, size_t n, pop_err *err);
/* Publishes the file.  Whatever the status, *w is ended. */
POP_MUST_CHECK pop_status pop_zip_finish(pop_zip_writer *w, pop_err *err);
void pop_zip_abort(pop_zip_writer *w); /* accepts one that was ended */

#endif
