#ifndef POP_BASE_FS_H
#define POP_BASE_FS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "lib/base/status.h"

/*
 * Files: read whole or mapped, published by rename.  Every message says which
 * path, which system call and why.  EINTR is retried.  Descriptors are
 * close-on-exec.  Nobody else in the project renames.
 */

/* Bytes of a file, mapped or read; release with pop_file_release(). */
typedef struct pop_file {
	const unsigned char *data;
	size_t len;
	bool mapped;
	void *base; /* allocation or mapping */
	size_t base_len;
} pop_file;

/* Reads `path` ("-": standard input), at most `limit` bytes (0: no limit).
 * POP_E_MISS  no such file;  POP_E_INPUT  larger than limit, a directory, or a
 * device that goes on for more than 64 MiB;
 * POP_E_IO, POP_E_NOMEM otherwise. */
POP_MUST_CHECK pop_status pop_file_read(
	pop_file *out, const char *path, size_t limit, pop_err *err);
/* Maps a regular file privately; falls back to reading. */
POP_MUST_CHECK pop_status pop_file_map(
	pop_file *out, const char *path, size_t limit, pop_err *err);
/* The same from an open descriptor, from offset 0; `name` for messages. */
POP_MUST_CHECK pop_status pop_file_read_fd(
	pop_file *out, int fd, const char *name, size_t limit, pop_err *err);
/* The same where the caller's fstat() said that it is a plain file of `size`
 * bytes and nothing was read yet: asks nothing else. */
POP_MUST_CHECK pop_status pop_file_read_known(
	pop_file *out, int fd, const char *name, size_t size, pop_err *err);
void pop_file_release(pop_file *f); /* accepts zeroed */

/* Lets go of the whole pages between two places of a mapped file; they come
 * back when somebody reads them. */
void pop_file_let_go(const void *from, const void *to);

/* All n bytes, where fd stands; what interrupts it does not end it.  POP_E_IO,
 * after which some may be written; `name` is for the message. */
POP_MUST_CHECK pop_status pop_write_all(
	int fd, const void *data, size_t n, const char *name, pop_err *err);

/* Creates `path` and its missing parents; an existing directory is fine.
 * POP_E_USAGE if one of them is something else, POP_E_IO. */
POP_MUST_CHECK pop_status pop_mkdirs(
	const char *path, mode_t mode, pop_err *err);

/*
 * Writes n bytes to `path` so that it is complete or absent: a temporary file
 * in the same directory, then rename.  sync: fsync the file and its directory.
 * The mode is 0666 & ~umask.
 */
POP_MUST_CHECK pop_status pop_publish(
	const char *path, const void *data, size_t n, bool sync, pop_err *err);

/*
 * Output that is streamed and then appears as `path`, whole.  Until then it
 * has no name where the file system allows that, so that a killed process
 * leaves nothing behind; elsewhere it is .pop-PID-N.tmp beside `path`.
 */
typedef struct pop_temp {
	int fd;     /* open for writing; -1: none */
	char *name; /* of the temporary file, or NULL */
	char *path;
} pop_temp;

/* POP_E_USAGE if a device, a pipe or a directory is at `path`, which stays. */
POP_MUST_CHECK pop_status pop_output_check(const char *path, pop_err *err);
/* What a user asked for, and pop_output_check() allows.  The mode is
 * 0666 & ~umask.  On failure there is nothing to end. */
POP_MUST_CHECK pop_status pop_temp_open_output(
	pop_temp *out, const char *path, pop_err *err);
/* Closes and gives the name; a file that was there is replaced.  Whatever the
 * status, *t is ended.  sync: file and directory are forced to the disk. */
POP_MUST_CHECK pop_status pop_temp_commit(pop_temp *t, bool sync, pop_err *err);
/* Accepts one that was ended. */
void pop_temp_abort(pop_temp *t);

/*
 * Records "<call> <path>: <reason>" for an errno and, if there is one, what
 * would help; returns st.
 */
pop_status pop_fail_sys(
	pop_err *err, pop_status st, int e, const char *call, const char *path);

/* The project's only rename: moves `from` to `to` within one file system. */
POP_MUST_CHECK pop_status pop_rename_at(int from_dir, const char *from,
	int to_dir, const char *to, pop_err *err);

#endif
