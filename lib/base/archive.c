/*
 * Members of archives through libarchive, loaded at first use.
 *
 * The shared object has a fixed binary interface (its name carries the 13), so
 * the few functions used are declared here as a table and found by dlsym; no
 * header of the library is needed to build.  A load that succeeded stays for
 * the life of the process.  Thread-safe.
 */

#include "lib/base/archive.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include "lib/base/buf.h"
#include "lib/base/fs.h"
#include "lib/base/zip.h"

#define LIBRARY "libarchive.so.13"
#define PACKAGE "libarchive13"

enum {
	/* Values of libarchive's interface. */
	STATUS_EOF = 1,
	STATUS_OK = 0,
	STATUS_WARN = -20,
	REGULAR_FILE = 0100000,

	CHUNK = 1 << 20,
};

struct archive;
struct archive_entry;

typedef int open_fn(struct archive *, void *);
typedef ssize_t write_fn(struct archive *, void *, const void *, size_t);

/* FN(result, name, arguments): one column for the table, one for dlsym. */
#define FUNCTIONS(FN)                                                          \
	FN(struct archive *, read_new, (void))                                 \
	FN(int, read_support_format_zip, (struct archive *))                   \
	FN(int, read_support_format_tar, (struct archive *))                   \
	FN(int, read_support_filter_zstd, (struct archive *))                  \
	FN(int, read_open_memory, (struct archive *, const void *, size_t))    \
	FN(int, read_next_header, (struct archive *, struct archive_entry **)) \
	FN(ssize_t, read_data, (struct archive *, void *, size_t))             \
	FN(int, read_free, (struct archive *))                                 \
	FN(const char *, error_string, (struct archive *))                     \
	FN(const char *, entry_pathname, (struct archive_entry *))             \
	FN(int, entry_size_is_set, (struct archive_entry *))                   \
	FN(int64_t, entry_size, (struct archive_entry *))                      \
	FN(mode_t, entry_filetype, (struct archive_entry *))                   \
	FN(const char *, entry_hardlink, (struct archive_entry *))             \
	FN(struct archive_entry *, entry_new, (void))                          \
	FN(void, entry_free, (struct archive_entry *))                         \
	FN(void, entry_set_pathname, (struct archive_entry *, const char *))   \
	FN(void, entry_set_size, (struct archive_entry *, int64_t))            \
	FN(void, entry_set_filetype, (struct archive_entry *, unsigned))       \
	FN(void, entry_set_perm, (struct archive_entry *, mode_t))             \
	FN(struct archive *, write_new, (void))                                \
	FN(int, write_set_format_pax_restricted, (struct archive *))           \
	FN(int, write_add_filter_zstd, (struct archive *))                     \
	FN(int, write_set_bytes_per_block, (struct archive *, int))            \
	FN(int, write_set_bytes_in_last_block, (struct archive *, int))        \
	FN(int, write_open,                                                    \
		(struct archive *, void *, open_fn *, write_fn *, open_fn *))  \
	FN(int, write_header, (struct archive *, struct archive_entry *))      \
	FN(ssize_t, write_data, (struct archive *, const void *, size_t))      \
	FN(int, write_finish_entry, (struct archive *))                        \
	FN(int, write_close, (struct archive *))                               \
	FN(int, write_free, (struct archive *))

#define FN(result, name, arguments) result(*name) arguments;
static struct {
	FUNCTIONS(FN)
} la;
#undef FN

static pthread_once_t load_once = PTHREAD_ONCE_INIT;
static bool loaded;
static char load_error[200];

/* POSIX lets dlsym's object pointer be read as a function pointer. */
static bool
resolve(void *handle, const char *name, void *slot, size_t size)
{
	void *p = dlsym(handle, name);

	memcpy(slot, &p, size);
	return p != NULL;
}

static void
load(void)
{
	void *handle = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
	bool ok = handle != NULL;

	_Static_assert(sizeof(void *) == sizeof(la.read_new), "dlsym");
	if (!handle) {
		snprintf(load_error, sizeof(load_error), "%s", dlerror());
		return;
	}
#define FN(result, name, arguments) \
	ok = ok && resolve(handle, "archive_" #name, &la.name, sizeof(la.name));
	FUNCTIONS(FN)
#undef FN
	if (!ok)
		snprintf(load_error, sizeof(load_error),
			LIBRARY " lacks a function");
	loaded = ok;
}

static pop_status
need_library(pop_err *err)
{
	if (pthread_once(&load_once, load) != 0 || !loaded)
		return pop_fail(err, POP_E_IO,
			"bundles and compressed .npz files need %s (install the package "
			"%s): %s",
			LIBRARY, PACKAGE, load_error);
	return POP_OK;
}

/* libarchive's own words, or ours where it has none. */
static const char *
reason(struct archive *a)
{
	const char *s = a ? la.error_string(a) : NULL;

	if (s)
		return s;
	return a ? "libarchive does not say why" : "out of memory";
}

struct pop_archive_reader {
	struct archive *a;
	pop_archive_format format;
};

static const char *const format_name[] = {
	[POP_ARCHIVE_ZIP] = "zip archive",
	[POP_ARCHIVE_TAR] = "zstd-compressed tar archive",
};

static bool
support(struct archive *a, pop_archive_format format)
{
	if (format == POP_ARCHIVE_ZIP)
		return la.read_support_format_zip(a) >= STATUS_WARN;
	return la.read_support_format_tar(a) >= STATUS_WARN &&
	       la.read_support_filter_zstd(a) >= STATUS_WARN;
}

pop_status
pop_archive_open(pop_archive_reader **out, pop_archive_format format,
	const void *data, size_t n, pop_err *err)
{
	pop_status st = POP_E_NOMEM;
	pop_archive_reader *r = NULL;

	*out = NULL;
	POP_TRY(need_library(err));
	r = calloc(1, sizeof(*r));
	if (r)
		r->a = la.read_new();
	if (!r || !r->a) {
		pop_fail(err, st, "out of memory opening an archive");
		goto out;
	}
	r->format = format;
	if (!support(r->a, format) ||
		la.read_open_memory(r->a, data, n) != STATUS_OK) {
		st = pop_fail(err, POP_E_INPUT, "not a %s: %s",
			format_name[format], reason(r->a));
		goto out;
	}
	*out = r;
	return POP_OK;
out:
	pop_archive_close(r);
	return st;
}

void
pop_archive_close(pop_archive_reader *r)
{
	if (!r)
		return;
	if (r->a)
		la.read_free(r->a);
	free(r);
}

static pop_status
read_member(pop_buf *out, struct archive *a, const char *name, size_t hint,
	size_t limit, pop_err *err)
{
	unsigned char *chunk = NULL;
	pop_status st = POP_OK;
	size_t cap = hint + 1 < CHUNK ? hint + 1 : CHUNK;
	ssize_t got;

	chunk = malloc(cap);
	if (!chunk)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	for (;;) {
		got = la.read_data(a, chunk, cap);
		if (got <= 0)
			break;
		if ((size_t)got > limit - out->len) {
			st = pop_fail(err, POP_E_INPUT,
				"member %s is larger than the limit of %zu "
				"bytes",
				name, limit);
			goto out;
		}
		pop_buf_put(out, chunk, (size_t)got);
		if (out->failed)
			break;
	}
	if (got < 0)
		st = pop_fail(err, POP_E_INPUT, "member %s is damaged: %s",
			name, reason(a));
	else
		st = pop_buf_finish(out, err);
out:
	free(chunk);
	return st;
}

static bool
is_file(struct archive_entry *e)
{
	return la.entry_filetype(e) == REGULAR_FILE && !la.entry_hardlink(e);
}

/* Skips directories and other things that are not files. */
static int
next_file(struct archive *a, struct archive_entry **e)
{
	int r;

	do
		r = la.read_next_header(a, e);
	while (r >= STATUS_WARN && r != STATUS_EOF && !is_file(*e));
	return r;
}

pop_status
pop_archive_next(pop_archive_reader *r, size_t limit, const char **name,
	void **data, size_t *n, pop_err *err)
{
	struct archive_entry *e = NULL;
	pop_buf member = {0};
	int64_t size = 0;
	pop_status st;
	int got;

	*name = NULL;
	*data = NULL;
	*n = 0;
	got = r->format == POP_ARCHIVE_ZIP ? next_file(r->a, &e)
					   : la.read_next_header(r->a, &e);
	if (got == STATUS_EOF)
		return POP_OK;
	if (got < STATUS_WARN)
		return pop_fail(err, POP_E_INPUT, "%s is damaged: %s",
			format_name[r->format], reason(r->a));
	*name = la.entry_pathname(e);
	if (!is_file(e))
		return pop_fail(err, POP_E_INPUT,
			"member '%s' is no plain file", *name ? *name : "?");
	if (!*name || !pop_zip_is_safe_name(pop_str_of(*name)))
		return pop_fail(err, POP_E_INPUT,
			"member '%s' has a name that is not relative",
			*name ? *name : "?");
	if (la.entry_size_is_set(e))
		size = la.entry_size(e);
	if (size < 0 || (uint64_t)size > limit)
		return pop_fail(err, POP_E_INPUT,
			"member %s is larger than the limit of %zu bytes",
			*name, limit);
	st = read_member(&member, r->a, *name, (size_t)size, limit, err);
	if (st != POP_OK) {
		pop_buf_release(&member);
		return st;
	}
	*data = member.data;
	*n = member.len;
	return POP_OK;
}

struct pop_archive_writer {
	struct archive *a;
	pop_temp file;
	pop_err err; /* of the first write that failed */
};

/* Called by the library with its blocks; -1: it gives up. */
static ssize_t
put_block(struct archive *a, void *arg, const void *data, size_t n)
{
	pop_archive_writer *w = arg;

	(void)a;
	if (pop_write_all(w->file.fd, data, n, w->file.path, &w->err) != POP_OK)
		return -1;
	return (ssize_t)n;
}

pop_status
pop_archive_create(pop_archive_writer **out, const char *path, pop_err *err)
{
	pop_archive_writer *w = NULL;
	pop_status st = POP_E_NOMEM;

	*out = NULL;
	POP_TRY(need_library(err));
	w = calloc(1, sizeof(*w));
	if (w)
		w->file.fd = -1;
	if (w)
		w->a = la.write_new();
	if (!w || !w->a) {
		pop_fail(err, st, "out of memory creating %s", path);
		goto out;
	}
	st = pop_temp_open_output(&w->file, path, err);
	if (st != POP_OK)
		goto out;
	if (la.write_set_format_pax_restricted(w->a) != STATUS_OK ||
		la.write_add_filter_zstd(w->a) != STATUS_OK ||
		la.write_set_bytes_per_block(w->a, CHUNK) != STATUS_OK ||
		la.write_set_bytes_in_last_block(w->a, 1) != STATUS_OK ||
		la.write_open(w->a, w, NULL, put_block, NULL) != STATUS_OK) {
		st = pop_fail(
			err, POP_E_IO, "create %s: %s", path, reason(w->a));
		goto out;
	}
	*out = w;
	return POP_OK;
out:
	pop_archive_abort(w);
	return st;
}

static pop_status
write_fail(pop_archive_writer *w, pop_err *err)
{
	if (w->err.text[0])
		return pop_fail(err, w->err.status, "%s", w->err.text);
	return pop_fail(
		err, POP_E_IO, "write %s: %s", w->file.path, reason(w->a));
}

/*
 * No time is set: libarchive then writes the least one that the format has,
 * which does not depend on the time zone.
 */
static pop_status
begin(pop_archive_writer *w, const char *name, size_t n, pop_err *err)
{
	struct archive_entry *e = la.entry_new();
	int r;

	if (!e)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	la.entry_set_pathname(e, name);
	la.entry_set_size(e, (int64_t)n);
	la.entry_set_filetype(e, REGULAR_FILE);
	la.entry_set_perm(e, 0644);
	r = la.write_header(w->a, e);
	la.entry_free(e);
	return r == STATUS_OK ? POP_OK : write_fail(w, err);
}

pop_status
pop_archive_add(pop_archive_writer *w, const char *name, const void *data,
	size_t n, pop_err *err)
{
	const unsigned char *p = data;

	POP_TRY(begin(w, name, n, err));
	while (n) {
		ssize_t put = la.write_data(w->a, p, n < CHUNK ? n : CHUNK);

		if (put <= 0)
			return write_fail(w, err);
		p += put;
		n -= (size_t)put;
	}
	if (la.write_finish_entry(w->a) != STATUS_OK)
		return write_fail(w, err);
	return POP_OK;
}

pop_status
pop_archive_finish(pop_archive_writer *w, pop_err *err)
{
	pop_status st = POP_OK;

	if (la.write_close(w->a) != STATUS_OK)
		st = write_fail(w, err);
	else
		st = pop_temp_commit(&w->file, false, err);
	pop_archive_abort(w);
	return st;
}

void
pop_archive_abort(pop_archive_writer *w)
{
	if (!w)
		return;
	if (w->a)
		la.write_free(w->a);
	pop_temp_abort(&w->file);
	free(w);
}
