#ifndef POP_EXE_EXE_H
#define POP_EXE_EXE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/base/buf.h"
#include "lib/base/digest.h"
#include "lib/base/status.h"
#include "lib/base/str.h"
#include "lib/codelet/program.h"
#include "lib/exe/format.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The executable: a program with what says where it came from, in the file
 * format of poplar_exec(5).
 *
 * Writing is a pure function: equal programs and meta data give equal bytes.
 *
 * Opening reads everything that steers control or addresses once into private
 * memory, checks it there (checksums, limits, pop_program_check()) and uses it
 * from there.  Whoever holds a pop_exe holds a program that is safe to run.
 * Only the const section may be mapped, read-only and private: of a large file
 * on a local file system.  If the file loses the bytes under the mapping,
 * reads of it give zeros and pop_exe_is_lost() says so; see guard.h.
 */

/* A part of the key, or another digest that follows from the graph; `popc why`
 * compares them. */
typedef struct pop_exe_part {
	pop_str name;
	pop_digest digest;
} pop_exe_part;

/* What an entry says of itself; all of it follows from the key. */
typedef struct pop_exe_meta {
	uint32_t epoch; /* POP_COMPILER_EPOCH of the compiler */
	pop_digest key;
	pop_digest check; /* second digest of the graph */
	pop_str target;   /* canonical bytes */
	pop_str options;  /* code-affecting ones, canonical text */
	uint32_t npart;
	const pop_exe_part *part;

	/* Optional sections; a length of 0: none.  When read they are empty
	 * unless asked for. */
	uint32_t cost_version;
	pop_str cost;
	pop_str graph; /* record of the graph; see lib/ir/record.h */
} pop_exe_meta;

/*
 * Appends the file's bytes to `out`.  The program must pass its check:
 * POP_E_INTERNAL with the rule it breaks if it does not.
 */
POP_MUST_CHECK pop_status pop_exe_write(const pop_program *p,
	const pop_exe_meta *meta, pop_buf *out, pop_err *err);

typedef struct pop_exe pop_exe;

typedef struct pop_exe_options {
	/* Most bytes to allocate or map; 0: what pop_memory_limit() says. */
	uint64_t max_memory;
	const pop_digest *key; /* the entry must be this one; NULL: any */
	bool want_cost, want_graph;
	/* Also sections that are not wanted are read and their checksums
	 * checked; a large const section is not kept, so that the program
	 * cannot be run. */
	bool every_byte;
	/* Header and meta, and what is wanted: the program stays empty, and is
	 * not checked.  For those who look at many files. */
	bool head_only;
} pop_exe_options;

/*
 * Opens an executable.  `o` may be NULL.  `name` is for messages; copied.
 * A plain file is only read, or mapped: nothing else is asked about it, which
 * a shared file system would have to answer.  From a descriptor, which stays
 * the caller's: a regular file from offset 0, anything else to its end.  From
 * bytes: they are copied.
 *
 * POP_E_MISS     no such file; a newer format, or a required section that
 *                this version does not know
 * POP_E_CORRUPT  damaged, not an executable, or of another key
 * POP_E_NOMEM    needs more than max_memory
 * POP_E_IO       the disk said no
 */
POP_MUST_CHECK pop_status pop_exe_open(pop_exe **out, const char *path,
	const pop_exe_options *o, pop_err *err);
POP_MUST_CHECK pop_status pop_exe_open_fd(pop_exe **out, int fd,
	const char *name, const pop_exe_options *o, pop_err *err);
POP_MUST_CHECK pop_status pop_exe_open_bytes(pop_exe **out, const void *data,
	size_t n, const char *name, const pop_exe_options *o, pop_err *err);
void pop_exe_close(pop_exe *e); /* accepts NULL */

/* All that follow are borrowed and read-only, for any number of threads. */
const pop_program *pop_exe_program(const pop_exe *e);
const pop_exe_meta *pop_exe_meta_of(const pop_exe *e);
const char *pop_exe_name(const pop_exe *e);
uint64_t pop_exe_bytes(const pop_exe *e); /* length of the file */
bool pop_exe_is_mapped(const pop_exe *e);
/* The file was shortened or written to while its const section is mapped:
 * nothing computed since counts. */
bool pop_exe_is_lost(const pop_exe *e);

/* One line of the file's table. */
typedef struct pop_exe_entry {
	uint32_t id; /* pop_exe_section */
	uint32_t codec;
	uint64_t offset, raw, stored, sum;
} pop_exe_entry;

/* The n sections of the file, in its order; e's memory. */
const pop_exe_entry *pop_exe_entries(const pop_exe *e, uint32_t *n);
/* "steps"; "?" if unknown. */
const char *pop_exe_section_name(uint32_t id);

/*
 * What the cache asks of an entry before it hands it out: header and meta,
 * checked; the length of the file; not the other sections.  A few system calls
 * and no large allocation.  Statuses as for pop_exe_open().
 */
typedef struct pop_exe_info {
	uint32_t version, epoch;
	pop_digest key, check;
	uint64_t bytes;
} pop_exe_info;

POP_MUST_CHECK pop_status pop_exe_peek_fd(
	pop_exe_info *out, int fd, const char *name, pop_err *err);
POP_MUST_CHECK pop_status pop_exe_peek_bytes(pop_exe_info *out,
	const void *data, size_t n, const char *name, pop_err *err);

/* Bytes this process may use: the least of the machine's memory and its
 * cgroups' limits; at least 1 MiB.  Asked once, for 0.1 ms. */
uint64_t pop_memory_limit(void);
/* What is not above this is taken without asking. */
#define POP_MEMORY_UNASKED (UINT64_C(64) << 20)

#ifdef __cplusplus
}
#endif

#endif
