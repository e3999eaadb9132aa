/* What becomes of the members of a bundle, by what the cache has in their
 * place: nothing, the same, something else that is good, something bad.  Works
 * in the current directory. */

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cache/bundle.h"
#include "lib/base/fs.h"

/* Entries are good if they begin with "good". */
static pop_status
check_bytes(void *arg, pop_digest key, const void *data, size_t n, pop_err *err)
{
	(void)arg;
	(void)key;
	if (n >= 4 && memcmp(data, "good", 4) == 0)
		return POP_OK;
	return pop_fail(err, POP_E_CORRUPT, "bad");
}

static pop_status
check_entry(void *arg, const pop_cache_entry *e, pop_err *err)
{
	char head[8] = "";
	ssize_t n = pread(e->fd, head, sizeof(head), 0);

	(void)arg;
	return check_bytes(NULL, e->key, head, n < 0 ? 0 : (size_t)n, err);
}

static void
visit(void *arg, const pop_bundle_line *line, pop_bundle_outcome outcome)
{
	(void)line;
	*(pop_bundle_outcome *)arg = outcome;
}

static pop_cache *
open_at(const char *name)
{
	pop_cache *c = NULL;
	pop_err err;

	assert(pop_cache_open(&c,
		       &(pop_cache_spec){
			       .top = name, .fsync = POP_CACHE_FSYNC_NEVER},
		       &err) == POP_OK);
	return c;
}

static void
put(const pop_cache *c, pop_digest key, const char *text)
{
	char path[POP_CACHE_PATH_MAX];
	pop_err err;

	assert(pop_cache_put(c, key, text, strlen(text), NULL, path, &err) ==
		POP_OK);
}

static bool
holds(const pop_cache *c, pop_digest key, const char *text)
{
	char path[POP_CACHE_PATH_MAX];
	pop_file f = {0};
	pop_err err;
	bool is;

	pop_cache_path(path, c, key);
	assert(pop_file_read(&f, path, 0, &err) == POP_OK);
	is = f.len == strlen(text) && memcmp(f.data, text, f.len) == 0;
	pop_file_release(&f);
	return is;
}

static pop_bundle_outcome
unpack(const pop_cache *c, const pop_file *f, bool replace)
{
	pop_bundle_outcome outcome = POP_BUNDLE_CHECKED;
	const pop_bundle_opts o = {.replace = replace,
		.check = check_bytes,
		.visit = visit,
		.arg = &outcome};
	pop_bundle *b = NULL;
	pop_err err;

	assert(pop_bundle_open(&b, f->data, f->len, &err) == POP_OK);
	assert(pop_bundle_unpack(b, c, &o, &err) == POP_OK);
	pop_bundle_close(b);
	return outcome;
}

/* Removes another entry between the manifest and the members. */
struct vanishing {
	char path[POP_CACHE_PATH_MAX];
	int call;
};

static pop_status
check_and_remove(void *arg, const pop_cache_entry *e, pop_err *err)
{
	struct vanishing *v = arg;

	if (++v->call == 3)
		assert(unlink(v->path) == 0);
	return check_entry(NULL, e, err);
}

static size_t
lines_of(const char *path)
{
	pop_bundle *b = NULL;
	pop_file f = {0};
	pop_err err;
	size_t n;

	assert(pop_file_read(&f, path, 0, &err) == POP_OK);
	assert(pop_bundle_open(&b, f.data, f.len, &err) == POP_OK);
	(void)pop_bundle_lines(b, &n);
	pop_bundle_close(b);
	pop_file_release(&f);
	return n;
}

/* Entries that are removed while all are packed are left out. */
static void
vanished(void)
{
	const pop_digest key[] = {{{1}}, {{2}}, {{3}}};
	struct vanishing v = {.call = 0};
	const pop_cache_check check = {check_entry, NULL};
	const pop_cache_check removing = {check_and_remove, &v};
	const char *path = "v.tar.zst";
	pop_cache *c = open_at("vanished");
	size_t gone = 0;
	pop_err err;

	put(c, key[0], "good one");
	put(c, key[2], "good three");
	assert(pop_bundle_write(path, c, key, 3, NULL, 0, check, NULL, &err) ==
		POP_E_MISS);
	assert(pop_bundle_write(path, c, key, 3, NULL, 0, check, &gone, &err) ==
		POP_OK);
	assert(gone == 1 && lines_of(path) == 2);
	gone = 0;
	pop_cache_path(v.path, c, key[2]);
	assert(pop_bundle_write(path, c, key, 3, NULL, 0, removing, &gone,
		       &err) == POP_OK);
	assert(gone == 2 && lines_of(path) == 1);
	pop_cache_close(c);
}

int
main(void)
{
	const pop_digest key = {{1}}, other = {{2}};
	const pop_cache_check check = {check_entry, NULL};
	const char *path = "b.tar.zst";
	pop_cache *from, *to;
	pop_file f = {0};
	pop_bundle *b = NULL;
	unsigned char *joined;
	pop_err err;

	vanished();
	from = open_at("from");
	to = open_at("to");
	put(from, key, "good one");
	put(from, other, "bad");
	assert(pop_bundle_write(path, from, &other, 1, NULL, 0, check, NULL,
		       &err) == POP_E_CORRUPT);
	assert(pop_bundle_write(path, from, &key, 1, NULL, 0, check, NULL,
		       &err) == POP_OK);
	assert(pop_file_read(&f, path, 0, &err) == POP_OK);

	assert(unpack(to, &f, false) == POP_BUNDLE_STORED);
	assert(unpack(to, &f, false) == POP_BUNDLE_SAME);
	put(to, key, "good two");
	assert(unpack(to, &f, false) == POP_BUNDLE_CONFLICT);
	assert(holds(to, key, "good two"));
	assert(unpack(to, &f, true) == POP_BUNDLE_STORED);
	assert(holds(to, key, "good one"));
	put(to, key, "worse");
	assert(unpack(to, &f, false) == POP_BUNDLE_REPAIRED);
	assert(holds(to, key, "good one"));

	/* A byte more than the bundle. */
	joined = malloc(f.len + 1);
	assert(joined);
	memcpy(joined, f.data, f.len);
	joined[f.len] = 0;
	assert(pop_bundle_open(&b, joined, f.len + 1, &err) == POP_E_CORRUPT);
	free(joined);
	pop_file_release(&f);
	pop_cache_close(from);
	pop_cache_close(to);
	return 0;
}
