/*
 * Bundles.
 *
 *   MANIFEST   "popcache-bundle 1\n", then a line for each member:
 *              "entry <key> <bytes> <digest>\n" or "alias <id> ...\n"
 *   members    in the order of the manifest
 *
 * An entry is read twice when a bundle is written, for its digest and for its
 * bytes, since the manifest stands first; an entry never changes, and one that
 * does in between is found out when the bundle is read.
 */

#include "cache/bundle.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cache/cache_int.h"
#include "lib/base/archive.h"
#include "lib/base/buf.h"
#include "lib/base/pack.h"
#include "lib/base/plural.h"

static const char magic[] = "popcache-bundle 1\n";
static const char manifest_name[] = "MANIFEST";

static const char *const kind_word[] = {
	[POP_BUNDLE_ENTRY] = "entry",
	[POP_BUNDLE_ALIAS] = "alias",
};

#define LINE_FORMAT "%s %s %" PRIu64 " %s\n"
#define SPARE_BYTES ((uint64_t)64 << 20)

enum {
	MAX_GROWTH = 200,
	NAME_MAX_BYTES = 64,
	/* Of one line of a manifest. */
	LINE_BYTES = 5 + 1 + 32 + 1 + 20 + 1 + 32 + 1,
};

static int
by_name(const void *a, const void *b)
{
	const pop_bundle_line *x = a, *y = b;

	if (x->kind != y->kind)
		return x->kind < y->kind ? -1 : 1;
	return memcmp(x->name.byte, y->name.byte, sizeof(x->name.byte));
}

static void
member_name(char out[NAME_MAX_BYTES], const pop_bundle_line *l)
{
	char hex[33];

	if (l->kind == POP_BUNDLE_ENTRY) {
		pop_cache_name(out, l->name);
		return;
	}
	pop_digest_print(hex, l->name);
	snprintf(out, NAME_MAX_BYTES, "alias/%s", hex);
}

/* -- write --------------------------------------------------------------- */

typedef struct writer {
	const pop_cache *c;
	pop_cache_check check;
	pop_bundle_line *line;
	size_t n;
	pop_alias *alias; /* of the queries */
	size_t nalias;
	size_t *gone; /* of entries that may vanish, or NULL */
	pop_archive_writer *w;
} writer;

static pop_status
read_entry(pop_file *out, const writer *w, pop_digest key, pop_err *err)
{
	pop_cache_entry e = {.fd = -1};
	pop_status st;

	st = pop_cache_get(&e, w->c, key, w->check, err);
	if (st == POP_E_MISS && e.corrupt)
		st = err->status = POP_E_CORRUPT;
	POP_TRY(st);
	st = pop_file_read_fd(out, e.fd, e.path, 0, err);
	pop_cache_entry_close(&e);
	return st;
}

/* The bytes of a line's member; *file holds them if they are an entry's. */
static pop_status
read_member(pop_str *out, pop_file *file, const writer *w,
	const pop_bundle_line *l, pop_err *err)
{
	pop_digest id;

	if (l->kind == POP_BUNDLE_ENTRY) {
		POP_TRY(read_entry(file, w, l->name, err));
		*out = (pop_str){(const char *)file->data, file->len};
		return POP_OK;
	}
	for (size_t i = 0; i < w->nalias; i++) {
		*out = pop_alias_bytes(&w->alias[i], &id);
		if (pop_digest_eq(id, l->name))
			return POP_OK;
	}
	return pop_fail(err, POP_E_INTERNAL, "an alias record is lost");
}

/* Sorted, each once. */
static void
order(writer *w)
{
	size_t k = 0;

	if (!w->n)
		return;
	qsort(w->line, w->n, sizeof(*w->line), by_name);
	for (size_t i = 1; i < w->n; i++)
		if (by_name(&w->line[k], &w->line[i]) != 0)
			w->line[++k] = w->line[i];
	w->n = k + 1;
}

/* No layer has the entry any more. */
static bool
is_gone(const pop_cache *c, pop_digest key)
{
	char path[POP_CACHE_PATH_MAX], name[POP_CACHE_NAME_MAX];
	struct stat sb;

	pop_cache_name(name, key);
	for (int i = 0; i < c->nlayer; i++) {
		pop_cache_join(path, c->layer[i], NULL, name);
		if (lstat(path, &sb) == 0 || errno != ENOENT)
			return false;
	}
	return true;
}

/* Leaves out the entries that are gone, which there must be. */
static bool
drop_gone(writer *w)
{
	size_t k = 0;
	bool any;

	for (size_t i = 0; w->gone && i < w->n; i++)
		if (w->line[i].kind != POP_BUNDLE_ENTRY ||
			!is_gone(w->c, w->line[i].name))
			w->line[k++] = w->line[i];
	any = w->gone && k < w->n;
	if (any) {
		*w->gone += w->n - k;
		w->n = k;
	}
	return any;
}

static pop_status
add_all(writer *w, bool measure, pop_err *err)
{
	for (size_t i = 0; i < w->n; i++) {
		pop_bundle_line *l = &w->line[i];
		char name[NAME_MAX_BYTES];
		pop_file f = {0};
		pop_str s = {0};
		pop_status st = read_member(&s, &f, w, l, err);

		member_name(name, l);
		if (st == POP_OK && measure) {
			l->bytes = s.len;
			l->sum = pop_digest_of(s.ptr, s.len);
		} else if (st == POP_OK) {
			st = pop_archive_add(w->w, name, s.ptr, s.len, err);
		}
		pop_file_release(&f);
		POP_TRY(st);
	}
	return POP_OK;
}

static pop_status
add_manifest(const writer *w, pop_err *err)
{
	pop_buf b = {0};
	pop_status st;

	pop_buf_str(&b, magic);
	for (size_t i = 0; i < w->n; i++) {
		const pop_bundle_line *l = &w->line[i];
		char name[33], sum[33];

		pop_digest_print(name, l->name);
		pop_digest_print(sum, l->sum);
		pop_buf_printf(&b, LINE_FORMAT, kind_word[l->kind], name,
			l->bytes, sum);
	}
	st = pop_buf_finish(&b, err);
	if (st == POP_OK)
		st = pop_archive_add(w->w, manifest_name, b.data, b.len, err);
	pop_buf_release(&b);
	return st;
}

/* Records that are not there are left out: they only save time. */
static void
find_aliases(writer *w, const pop_alias_query *query, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		pop_alias *a = &w->alias[w->nalias];
		pop_err ignored;
		pop_bundle_line *l = &w->line[w->n];

		if (pop_alias_find(a, w->c, &query[i], &ignored) != POP_OK)
			continue;
		(void)pop_alias_bytes(a, &l->name);
		l->kind = POP_BUNDLE_ALIAS;
		w->nalias++;
		w->n++;
	}
}

static pop_status
write_once(writer *w, const char *path, pop_err *err)
{
	pop_archive_writer *a;

	POP_TRY(add_all(w, true, err));
	POP_TRY(pop_archive_create(&w->w, path, err));
	POP_TRY(add_manifest(w, err));
	POP_TRY(add_all(w, false, err));
	a = w->w;
	w->w = NULL;
	return pop_archive_finish(a, err);
}

/* Again without what vanished, as the manifest stands first. */
static pop_status
write_all(writer *w, const char *path, pop_err *err)
{
	pop_status st;

	for (;;) {
		st = write_once(w, path, err);
		if (st != POP_E_MISS || !drop_gone(w))
			return st;
		pop_archive_abort(w->w);
		w->w = NULL;
		err->text[0] = '\0';
	}
}

pop_status
pop_bundle_write(const char *path, const pop_cache *c, const pop_digest *key,
	size_t nkey, const pop_alias_query *query, size_t nquery,
	pop_cache_check check, size_t *gone, pop_err *err)
{
	writer w = {.c = c, .check = check, .gone = gone};
	pop_status st = POP_E_NOMEM;

	if (nkey + nquery > POP_BUNDLE_MAX_LINES)
		return pop_fail(err, POP_E_INPUT,
			"%zu members, at most %d fit in a bundle",
			nkey + nquery, POP_BUNDLE_MAX_LINES);
	w.line = calloc(nkey + nquery + 1, sizeof(*w.line));
	w.alias = calloc(nquery + 1, sizeof(*w.alias));
	if (!w.line || !w.alias) {
		pop_fail(err, st, "out of memory");
		goto out;
	}
	for (; w.n < nkey; w.n++)
		w.line[w.n] = (pop_bundle_line){
			.kind = POP_BUNDLE_ENTRY, .name = key[w.n]};
	find_aliases(&w, query, nquery);
	order(&w);
	st = write_all(&w, path, err);
out:
	pop_archive_abort(w.w);
	for (size_t i = 0; i < w.nalias; i++)
		pop_alias_release(&w.alias[i]);
	free(w.alias);
	free(w.line);
	return st;
}

/* -- read ---------------------------------------------------------------- */

struct pop_bundle {
	pop_archive_reader *r;
	pop_bundle_line *line;
	size_t n;
};

/* The next line; *p moves behind it. */
static bool
take_line(pop_bundle_line *out, const char **p, const char *end)
{
	const char *s = *p;
	size_t left = (size_t)(end - s);
	const char *nl = memchr(s, '\n', left < LINE_BYTES ? left : LINE_BYTES);
	char name[33], sum[33], word[8], text[LINE_BYTES + 1];
	char again[LINE_BYTES + 1];

	if (!nl)
		return false;
	memcpy(text, s, (size_t)(nl - s));
	text[nl - s] = '\0';
	*p = nl + 1;
	if (sscanf(text, "%5[a-z] %32[0-9a-f] %18" SCNu64 " %32[0-9a-f]", word,
		    name, &out->bytes, sum) != 4 ||
		!pop_digest_parse(&out->name, name, strlen(name)) ||
		!pop_digest_parse(&out->sum, sum, strlen(sum)))
		return false;
	out->kind = strcmp(word, "entry") == 0 ? POP_BUNDLE_ENTRY
					       : POP_BUNDLE_ALIAS;
	/* Spelled in one way only. */
	snprintf(again, sizeof(again), LINE_FORMAT, kind_word[out->kind], name,
		out->bytes, sum);
	return strlen(again) == (size_t)(nl - s) + 1 &&
	       memcmp(again, s, strlen(again)) == 0 &&
	       out->bytes <= POP_BUNDLE_MAX_MEMBER;
}

/* Entries are compressed already, so what claims to grow a lot is a bomb. */
static pop_status
check_growth(const pop_bundle *b, size_t packed, pop_err *err)
{
	const uint64_t most = SPARE_BYTES + (uint64_t)packed * MAX_GROWTH;
	uint64_t sum = 0;

	for (size_t i = 0; i < b->n; i++)
		sum += b->line[i].bytes; /* 2^20 lines of at most 2^36 */
	if (sum <= most)
		return POP_OK;
	return pop_fail(err, POP_E_CORRUPT,
		"%zu bytes claim to hold %" PRIu64
		", expected at most %" PRIu64,
		packed, sum, most);
}

/* A bundle is one frame: what was joined to it would not be read. */
static pop_status
check_rest(const void *data, size_t n, pop_err *err)
{
	size_t frame = pop_pack_frame(data, n);

	if (!frame || frame == n)
		return POP_OK;
	return pop_fail(err, POP_E_CORRUPT,
		"%zu byte%s behind the end of the bundle, not part of it",
		n - frame, pop_plural(n - frame));
}

/* Lines in strict order, so that none comes twice. */
static pop_status
parse_manifest(pop_bundle *b, const char *p, size_t n, pop_err *err)
{
	size_t cap = n / (LINE_BYTES - 19) + 1;
	const char *end;

	if (n < sizeof(magic) - 1 || memcmp(p, magic, sizeof(magic) - 1) != 0)
		return pop_fail(err, POP_E_CORRUPT,
			"not a bundle, or one of another version");
	b->line = calloc(cap, sizeof(*b->line));
	if (!b->line)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	/* p is NULL if n is 0. */
	end = p + n;
	for (p += sizeof(magic) - 1; p < end; b->n++)
		if (b->n == cap || !take_line(&b->line[b->n], &p, end) ||
			(b->n && by_name(&b->line[b->n - 1], &b->line[b->n]) >=
					 0))
			return pop_fail(err, POP_E_CORRUPT,
				"line %zu of the manifest makes no sense",
				b->n + 2);
	return POP_OK;
}

pop_status
pop_bundle_open(pop_bundle **out, const void *data, size_t n, pop_err *err)
{
	pop_bundle *b = calloc(1, sizeof(*b));
	const char *name = NULL;
	void *text = NULL;
	size_t len = 0;
	pop_status st;

	*out = NULL;
	if (!b)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	st = pop_archive_open(&b->r, POP_ARCHIVE_TAR, data, n, err);
	if (st == POP_OK)
		st = pop_archive_next(b->r,
			(size_t)POP_BUNDLE_MAX_LINES * LINE_BYTES, &name, &text,
			&len, err);
	if (st == POP_OK && (!name || strcmp(name, manifest_name) != 0))
		st = pop_fail(err, POP_E_CORRUPT,
			"not a bundle: its first member is not %s",
			manifest_name);
	if (st == POP_OK)
		st = parse_manifest(b, text, len, err);
	if (st == POP_OK)
		st = check_growth(b, n, err);
	if (st == POP_OK)
		st = check_rest(data, n, err);
	free(text);
	if (st != POP_OK) {
		pop_bundle_close(b);
		return st == POP_E_INPUT ? POP_E_CORRUPT : st;
	}
	*out = b;
	return POP_OK;
}

void
pop_bundle_close(pop_bundle *b)
{
	if (!b)
		return;
	pop_archive_close(b->r);
	free(b->line);
	free(b);
}

const pop_bundle_line *
pop_bundle_lines(const pop_bundle *b, size_t *n)
{
	*n = b->n;
	return b->line;
}

/* What TOP has under the key: nothing, the same, something else, or what fails
 * the check and is in nobody's way. */
static pop_bundle_outcome
compare(const pop_cache *c, const pop_bundle_line *l, const pop_bundle_opts *o)
{
	pop_bundle_outcome outcome = POP_BUNDLE_STORED;
	char path[POP_CACHE_PATH_MAX];
	pop_file f = {0};
	struct stat sb;
	pop_err ignored;

	pop_cache_path(path, c, l->name);
	if (lstat(path, &sb) < 0 || !S_ISREG(sb.st_mode))
		return outcome;
	if (pop_file_read(&f, path, 0, &ignored) != POP_OK)
		return outcome;
	if (f.len == l->bytes &&
		pop_digest_eq(pop_digest_of(f.data, f.len), l->sum))
		outcome = POP_BUNDLE_SAME;
	else if (o->check && o->check(o->arg, l->name, f.data, f.len,
				     &ignored) == POP_E_CORRUPT)
		outcome = POP_BUNDLE_REPAIRED;
	else if (!o->replace)
		outcome = POP_BUNDLE_CONFLICT;
	pop_file_release(&f);
	return outcome;
}

static pop_status
store(pop_bundle_outcome *outcome, const pop_cache *c, const pop_bundle_line *l,
	const pop_bundle_opts *o, const void *data, size_t n, pop_err *err)
{
	char path[POP_CACHE_PATH_MAX];

	*outcome = POP_BUNDLE_STORED;
	if (l->kind == POP_BUNDLE_ALIAS)
		return pop_alias_import(c, l->name, data, n, err);
	*outcome = compare(c, l, o);
	if (*outcome == POP_BUNDLE_SAME || *outcome == POP_BUNDLE_CONFLICT)
		return POP_OK;
	return pop_cache_put(c, l->name, data, n, NULL, path, err);
}

static pop_status
one_member(const pop_bundle_line *l, const char *name, const void *data,
	size_t n, const pop_cache *c, const pop_bundle_opts *o, pop_err *err)
{
	pop_bundle_outcome outcome = POP_BUNDLE_CHECKED;

	if (n != l->bytes || !pop_digest_eq(pop_digest_of(data, n), l->sum))
		return pop_fail(err, POP_E_CORRUPT,
			"member %s is not what the manifest says", name);
	if (o->wants && !o->wants(o->arg, l))
		return POP_OK;
	if (l->kind == POP_BUNDLE_ENTRY && o->check)
		POP_TRY(o->check(o->arg, l->name, data, n, err));
	if (!o->check_only)
		POP_TRY(store(&outcome, c, l, o, data, n, err));
	if (o->visit)
		o->visit(o->arg, l, outcome);
	return POP_OK;
}

static pop_status
check_end(pop_bundle *b, pop_err *err)
{
	const char *name = NULL;
	void *data = NULL;
	size_t n = 0;
	pop_status st = pop_archive_next(b->r, 0, &name, &data, &n, err);

	free(data);
	if (st == POP_OK && !name)
		return POP_OK;
	return pop_fail(err, POP_E_CORRUPT,
		"the bundle has a member that its manifest does not name");
}

pop_status
pop_bundle_unpack(pop_bundle *b, const pop_cache *c, const pop_bundle_opts *o,
	pop_err *err)
{
	for (size_t i = 0; i < b->n; i++) {
		const pop_bundle_line *l = &b->line[i];
		char want[NAME_MAX_BYTES];
		const char *name = NULL;
		void *data = NULL;
		size_t n = 0;
		pop_status st = pop_archive_next(
			b->r, (size_t)l->bytes, &name, &data, &n, err);

		member_name(want, l);
		if (st == POP_OK && (!name || strcmp(name, want) != 0))
			st = pop_fail(err, POP_E_CORRUPT,
				"member %zu is not %s", i + 1, want);
		if (st == POP_OK)
			st = one_member(l, want, data, n, c, o, err);
		free(data);
		if (st != POP_OK)
			return st == POP_E_INPUT ? POP_E_CORRUPT : st;
	}
	return check_end(b, err);
}
