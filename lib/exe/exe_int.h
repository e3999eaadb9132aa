#ifndef POP_EXE_EXE_INT_H
#define POP_EXE_EXE_INT_H

#include "lib/base/arena.h"
#include "lib/base/cursor.h"
#include "lib/exe/exe.h"

/* What writer and reader share.  Only lib/exe includes this. */

extern const unsigned char pop_exe_magic[POP_EXE_MAGIC_BYTES];

/* ---- encode.c: raw bytes of the sections of a checked program. */

void pop_exe_put_io(pop_buf *b, const pop_program *p);
void pop_exe_put_steps(pop_buf *steps, pop_buf *code, const pop_program *p);
void pop_exe_put_buffers(pop_buf *b, const pop_program *p);

/* ---- decode.c: the reverse.  Bytes may be anything; the program is still
 * unchecked.  In the body of pop_arena_run(). */

typedef struct pop_exe_raw {
	const void *data;
	uint64_t len;
} pop_exe_raw;

POP_MUST_CHECK pop_status pop_exe_get_meta(
	pop_exe_meta *m, pop_exe_raw raw, pop_arena *a, pop_err *err);
POP_MUST_CHECK pop_status pop_exe_get_io(
	pop_program *p, pop_exe_raw raw, pop_arena *a, pop_err *err);
POP_MUST_CHECK pop_status pop_exe_get_steps(pop_program *p, pop_exe_raw steps,
	pop_exe_raw code, pop_arena *a, pop_err *err);
/* Also arena_bytes and constant_bytes. */
POP_MUST_CHECK pop_status pop_exe_get_buffers(
	pop_program *p, pop_exe_raw raw, pop_arena *a, pop_err *err);

/* ---- header.c */

typedef struct pop_exe_header {
	uint32_t version, flags, nentry;
	uint64_t bytes; /* of the file */
	pop_exe_entry entry[POP_EXE_MAX_SECTIONS];
} pop_exe_header;

enum {
	POP_EXE_MAX_HEADER = POP_EXE_HEADER_BYTES +
			     POP_EXE_MAX_SECTIONS * POP_EXE_ENTRY_BYTES +
			     POP_EXE_SUM_BYTES
};

/*
 * Reads and checks the header from the first n bytes of a file of `bytes`: n
 * is POP_EXE_MAX_HEADER or the whole file.  Afterwards sections ascend, lie in
 * the file, and are of known codecs; the required ones are there.
 */
POP_MUST_CHECK pop_status pop_exe_get_header(pop_exe_header *h,
	const void *data, size_t n, uint64_t bytes, pop_err *err);
/* The length that a header gives its file, unchecked; 0: it is no header. */
uint64_t pop_exe_said_bytes(const void *data, size_t n);
/* NULL if absent. */
const pop_exe_entry *pop_exe_find(const pop_exe_header *h, uint32_t id);
/* Length of the header; the first section follows, aligned. */
uint64_t pop_exe_header_end(const pop_exe_header *h);

#endif
