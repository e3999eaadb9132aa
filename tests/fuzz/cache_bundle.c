/*
 * Fuzz target: bundles.
 *
 * What begins with a newline is a bundle as text, of which an archive is made
 * here, so that the manifest and the members are reached: members are parted
 * by an empty line, each has its name on a line of its own, and the first one
 * is the manifest.  Digests of the manifest that are all "*" are made right.
 * Anything else is the bytes of a bundle.
 *
 * Whatever it is, it is refused with a message or unpacked; and what was
 * unpacked is in the cache.
 */

#include "tests/fuzz/dir.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cache/bundle.h"
#include "cache/manage.h"
#include "lib/base/archive.h"
#include "lib/base/buf.h"
#include "lib/base/fs.h"

enum { MAX_MEMBERS = 16, STARS = 32 };

static pop_cache *cache;
static char path[512];

static void
set_up(void)
{
	char dir[512];
	pop_status st;

	if (cache)
		return;
	snprintf(dir, sizeof(dir), "%s/d", fuzz_dir());
	snprintf(path, sizeof(path), "%s/b", fuzz_dir());
	st = pop_cache_open(&cache, &(pop_cache_spec){.top = dir}, NULL);
	assert(st == POP_OK);
}

typedef struct text_member {
	char name[64];
	pop_str body;
} text_member;

/* "NAME\nBODY", up to an empty line. */
static const char *
take_member(text_member *m, const char *p, const char *end)
{
	const char *nl = memchr(p, '\n', (size_t)(end - p));
	const char *stop = end;

	if (!nl)
		nl = end;
	snprintf(m->name, sizeof(m->name), "%.*s",
		(int)(nl - p < 63 ? nl - p : 63), p);
	p = nl < end ? nl + 1 : end;
	for (const char *q = p; q + 1 < end; q++)
		if (q[0] == '\n' && q[1] == '\n') {
			stop = q + 1;
			break;
		}
	m->body = (pop_str){p, (size_t)(stop - p)};
	return stop < end ? stop + 1 : end;
}

/* Replaces each run of stars by the digest of the member whose turn it is. */
static void
seal(pop_buf *out, const text_member *m, size_t n)
{
	const char *p = m[0].body.ptr;
	size_t left = m[0].body.len, k = 0;

	while (left) {
		char hex[33];

		if (left >= STARS && k + 1 < n && strspn(p, "*") >= STARS) {
			k++;
			pop_digest_print(hex,
				pop_digest_of(m[k].body.ptr, m[k].body.len));
			pop_buf_put(out, hex, 32);
			p += STARS;
			left -= STARS;
			continue;
		}
		pop_buf_char(out, *p++);
		left--;
	}
}

static bool
make_archive(const char *text, const char *end)
{
	text_member m[MAX_MEMBERS];
	pop_archive_writer *w = NULL;
	pop_buf manifest = {0};
	size_t n = 0;
	bool ok;

	while (text < end && n < MAX_MEMBERS)
		text = take_member(&m[n++], text, end);
	if (!n)
		return false;
	seal(&manifest, m, n);
	ok = !manifest.failed &&
	     pop_archive_create(&w, path, NULL) == POP_OK;
	for (size_t i = 0; i < n && ok; i++)
		ok = pop_archive_add(w, m[i].name,
			     i ? m[i].body.ptr : (const char *)manifest.data,
			     i ? m[i].body.len : manifest.len, NULL) == POP_OK;
	if (ok)
		ok = pop_archive_finish(w, NULL) == POP_OK;
	else
		pop_archive_abort(w);
	pop_buf_release(&manifest);
	return ok;
}

static void
visit(void *arg, const pop_bundle_line *l, pop_bundle_outcome o)
{
	char name[POP_CACHE_PATH_MAX];

	(void)arg;
	if (l->kind != POP_BUNDLE_ENTRY || o == POP_BUNDLE_CHECKED)
		return;
	pop_cache_path(name, cache, l->name);
	assert(access(name, F_OK) == 0);
	assert(o == POP_BUNDLE_STORED);
	assert(pop_cache_remove(cache, l->name, NULL) == POP_OK);
}

static void
try_bundle(const void *data, size_t n, bool check_only)
{
	const pop_bundle_opts o = {.check_only = check_only, .visit = visit};
	pop_bundle *b = NULL;
	pop_err err = {POP_OK, ""};
	pop_status st = pop_bundle_open(&b, data, n, &err);

	if (st == POP_OK)
		st = pop_bundle_unpack(b, cache, &o, &err);
	assert(st == POP_OK || st == POP_E_NOMEM ||
		(st == POP_E_CORRUPT && err.text[0]));
	pop_bundle_close(b);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	pop_file f = {0};
	char *text;

	set_up();
	if (!size || data[0] != '\n') {
		try_bundle(data, size, true);
		return 0;
	}
	/* A NUL ends it for strspn. */
	text = malloc(size);
	assert(text);
	memcpy(text, data + 1, size - 1);
	text[size - 1] = '\0';
	if (make_archive(text, text + size - 1) &&
		pop_file_read(&f, path, 0, NULL) == POP_OK)
		try_bundle(f.data, f.len, false);
	pop_file_release(&f);
	free(text);
	return 0;
}
