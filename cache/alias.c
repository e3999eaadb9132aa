/*
 * Alias records: raw bytes to key.
 *
 *   record  = "POPALIAS" version:u32 id:16 key:16 check:16
 *             nbyte:u64 second:16 names names sum:u64
 *   names   = count:varint { length:varint byte* }
 *   id      = XXH3-128 of "popalias" version:u32 bytes:16 options:16
 *             target:16 customs:16 epoch:u32; also the file's name, in hex
 *   sum     = XXH3-64 of all before it
 *
 * Numbers are little-endian.  The first names are those of the arguments, the
 * second those of the results.
 *
 * Version history: 1, first; 2, the input is hashed in pieces (ask.c).
 *
 * A record is a claim about bytes that are not in it, so it is believed for
 * the sake of who wrote it: the caller, root, or the owner of the directory,
 * and nobody else may be able to write the file.
 */

#include "cache/popcache.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache/cache_int.h"
#include "lib/base/buf.h"
#include "lib/base/cursor.h"
#include "lib/base/fs.h"
#include "lib/base/log.h"

enum {
	ALIAS_VERSION = 2,
	MAX_RECORD = 16 << 20,
	MAX_NAMES = 1 << 20,
	SUM_BYTES = 8,
};

static const char magic[8] = "POPALIAS";

/* What pop_alias.storage points at. */
struct storage {
	pop_file file;
	pop_str name[];
};

/* -- query --------------------------------------------------------------- */

static void
put_digest(pop_buf *b, pop_digest d)
{
	pop_buf_put(b, d.byte, sizeof(d.byte));
}

static pop_status
query_id(pop_digest *out, const pop_alias_query *q, pop_err *err)
{
	pop_buf b = {0};
	pop_status st;

	pop_buf_str(&b, "popalias");
	pop_buf_u32(&b, ALIAS_VERSION);
	put_digest(&b, q->bytes);
	put_digest(&b, q->options);
	put_digest(&b, q->target);
	put_digest(&b, q->customs);
	pop_buf_u32(&b, q->epoch);
	st = pop_buf_finish(&b, err);
	if (st == POP_OK)
		*out = pop_digest_of(b.data, b.len);
	pop_buf_release(&b);
	return st;
}

/* -- write --------------------------------------------------------------- */

static void
put_names(pop_buf *b, const pop_str *name, size_t n)
{
	pop_buf_varint(b, n);
	for (size_t i = 0; i < n; i++) {
		pop_buf_varint(b, name[i].len);
		pop_buf_put(b, name[i].ptr, name[i].len);
	}
}

static pop_status
print(pop_buf *b, pop_digest id, const pop_alias_query *q, const pop_alias *a,
	pop_err *err)
{
	pop_buf_put(b, magic, sizeof(magic));
	pop_buf_u32(b, ALIAS_VERSION);
	put_digest(b, id);
	put_digest(b, a->key);
	put_digest(b, a->check);
	pop_buf_u64(b, q->nbyte);
	put_digest(b, q->second);
	put_names(b, a->arg, a->narg);
	put_names(b, a->result, a->nresult);
	POP_TRY(pop_buf_finish(b, err));
	if (a->narg > MAX_NAMES || a->nresult > MAX_NAMES ||
		b->len > MAX_RECORD - SUM_BYTES)
		return pop_fail(err, POP_E_INPUT,
			"names of %zu arguments and %zu results are too long "
			"for an alias record, at most %d bytes",
			a->narg, a->nresult, MAX_RECORD);
	pop_buf_u64(b, pop_digest_u64(b->data, b->len));
	return pop_buf_finish(b, err);
}

/* May the record be believed?  dir: the layer, NULL for the user's own. */
static bool
believed(const struct stat *sb, const char *dir)
{
	struct stat root;

	if (!S_ISREG(sb->st_mode) || sb->st_mode & (S_IWGRP | S_IWOTH) ||
		sb->st_size > MAX_RECORD)
		return false;
	if (sb->st_uid == geteuid() || sb->st_uid == 0)
		return true;
	return dir && stat(dir, &root) == 0 && sb->st_uid == root.st_uid;
}

/* Does the user's own directory have this very record?  A file that takes the
 * place of another costs more than all else that a small compile writes. */
static bool
own_has(const pop_cache *c, const char *hex, const pop_buf *b)
{
	char path[POP_CACHE_PATH_MAX];
	pop_file f = {0};
	struct stat sb;
	pop_err ignored;
	bool same = false;
	int fd;

	pop_cache_join(path, c->own_alias, NULL, hex);
	fd = open(path,
		O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
	if (fd < 0)
		return false;
	if (fstat(fd, &sb) == 0 && believed(&sb, NULL) &&
		(size_t)sb.st_size == b->len &&
		pop_file_read_known(&f, fd, path, b->len, &ignored) == POP_OK)
		same = memcmp(f.data, b->data, b->len) == 0;
	pop_file_release(&f);
	close(fd);
	return same;
}

pop_status
pop_alias_put(const pop_cache *c, const pop_alias_query *q, const pop_alias *a,
	pop_err *err)
{
	pop_status own = POP_E_IO, shared = POP_E_IO;
	pop_cache_file f = {.mode = 0644};
	pop_buf b = {0};
	pop_digest id;
	char hex[33];

	POP_TRY(query_id(&id, q, err));
	own = print(&b, id, q, a, err);
	if (own != POP_OK)
		goto out;
	pop_digest_print(hex, id);
	f.name = hex;
	f.data = b.data;
	f.n = b.len;
	own = shared = pop_fail(err, POP_E_IO, "no place for alias records");
	if (c->own_alias && own_has(c, hex, &b)) {
		own = POP_OK;
	} else if (c->own_alias) {
		f.root = c->own_alias;
		f.plain = true;
		own = pop_cache_publish(&f, err);
	}
	if (c->has_top) {
		f.root = c->layer[0];
		f.folder = "alias";
		f.plain = false;
		shared = pop_cache_publish(&f, err);
	}
out:
	pop_buf_release(&b);
	return shared == POP_OK ? POP_OK : own;
}

/* -- read ---------------------------------------------------------------- */

static pop_digest
take_digest(pop_cursor *c)
{
	pop_digest d = {{0}};
	const void *p = pop_cursor_bytes(c, sizeof(d.byte));

	if (p)
		memcpy(d.byte, p, sizeof(d.byte));
	return d;
}

/* A count of names of which each needs a byte at least. */
static size_t
take_count(pop_cursor *c)
{
	uint64_t n = pop_cursor_varint(c);

	if (n > MAX_NAMES || n > pop_cursor_left(c)) {
		c->failed = true;
		return 0;
	}
	return (size_t)n;
}

static void
take_names(pop_cursor *c, pop_str *out, size_t n)
{
	for (size_t i = 0; i < n && !c->failed; i++) {
		uint64_t len = pop_cursor_varint(c);

		if (len > pop_cursor_left(c)) {
			c->failed = true;
			return;
		}
		out[i].len = (size_t)len;
		out[i].ptr = pop_cursor_bytes(c, out[i].len);
	}
}

/* Reads names into the tail of a->storage, which grows. */
static pop_status
take_tables(pop_alias *a, pop_cursor *c, pop_err *err)
{
	struct storage *s;
	pop_cursor ahead;

	a->narg = take_count(c);
	/* Past the arguments to the second count, then back. */
	ahead = *c;
	for (size_t i = 0; i < a->narg && !ahead.failed; i++) {
		uint64_t len = pop_cursor_varint(&ahead);

		if (len > pop_cursor_left(&ahead))
			ahead.failed = true;
		else
			(void)pop_cursor_bytes(&ahead, (size_t)len);
	}
	a->nresult = take_count(&ahead);
	if (c->failed || ahead.failed)
		return pop_fail(err, POP_E_CORRUPT, "bad names");
	s = realloc(a->storage,
		sizeof(*s) + (a->narg + a->nresult) * sizeof(s->name[0]));
	if (!s)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	a->storage = s;
	a->arg = s->name;
	a->result = s->name + a->narg;
	take_names(c, s->name, a->narg);
	(void)take_count(c);
	take_names(c, s->name + a->narg, a->nresult);
	if (c->failed || pop_cursor_left(c))
		return pop_fail(err, POP_E_CORRUPT, "bad names");
	return POP_OK;
}

/* POP_E_MISS: of another input or version; POP_E_CORRUPT: damaged. */
static pop_status
parse(pop_alias *a, const pop_file *f, pop_digest id, const pop_alias_query *q,
	pop_err *err)
{
	pop_cursor c;
	const void *m;
	uint64_t nbyte;
	pop_digest second;

	if (f->len < sizeof(magic) + SUM_BYTES)
		return pop_fail(err, POP_E_CORRUPT, "too short");
	pop_cursor_init(&c, f->data + f->len - SUM_BYTES, SUM_BYTES);
	if (pop_cursor_u64(&c) != pop_digest_u64(f->data, f->len - SUM_BYTES))
		return pop_fail(err, POP_E_CORRUPT, "bad checksum");
	pop_cursor_init(&c, f->data, f->len - SUM_BYTES);
	m = pop_cursor_bytes(&c, sizeof(magic));
	if (!m || memcmp(m, magic, sizeof(magic)) != 0)
		return pop_fail(err, POP_E_CORRUPT, "bad magic");
	if (pop_cursor_u32(&c) != ALIAS_VERSION)
		return pop_fail(err, POP_E_MISS, "another version");
	if (!pop_digest_eq(take_digest(&c), id))
		return pop_fail(err, POP_E_CORRUPT, "bad id");
	a->key = take_digest(&c);
	a->check = take_digest(&c);
	nbyte = pop_cursor_u64(&c);
	second = take_digest(&c);
	if (c.failed)
		return pop_fail(err, POP_E_CORRUPT, "too short");
	if (nbyte != q->nbyte || !pop_digest_eq(second, q->second))
		return pop_fail(err, POP_E_MISS, "of other bytes");
	return take_tables(a, &c, err);
}

static pop_status
read_record(pop_alias *out, int fd, const struct stat *sb, const char *path,
	pop_digest id, const pop_alias_query *q, pop_err *err)
{
	struct storage *s = calloc(1, sizeof(*s));
	pop_file f;

	if (!s)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	out->storage = s;
	POP_TRY(pop_file_read_known(
		&s->file, fd, path, (size_t)sb->st_size, err));
	f = s->file; /* the storage moves */
	return parse(out, &f, id, q, err);
}

/* One place.  POP_E_MISS, POP_E_CORRUPT: go on with the next. */
static pop_status
find_at(pop_alias *out, const char *path, const char *dir, pop_digest id,
	const pop_alias_query *q, pop_err *err)
{
	pop_status st = POP_E_MISS;
	struct stat sb;
	int fd = open(path,
		O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);

	if (fd < 0)
		return pop_fail(err, st, "absent");
	if (fstat(fd, &sb) < 0 || !believed(&sb, dir))
		pop_fail(err, st, "not of a trusted owner");
	else
		st = read_record(out, fd, &sb, path, id, q, err);
	close(fd);
	if (st != POP_OK) {
		pop_alias_release(out);
		return st;
	}
	out->shared = dir != NULL;
	if (sb.st_uid == geteuid() || geteuid() == 0)
		out->changed = (int64_t)sb.st_mtime;
	return POP_OK;
}

/* So that the next time no shared directory is asked.  Best effort. */
static void
copy_to_own(const pop_cache *c, const pop_alias *a, const char *hex)
{
	const struct storage *s = a->storage;
	pop_err err;

	if (c->own_alias &&
		pop_cache_publish(&(pop_cache_file){.root = c->own_alias,
					  .name = hex,
					  .data = s->file.data,
					  .n = s->file.len,
					  .mode = 0644,
					  .plain = true},
			&err) != POP_OK)
		pop_log(cache, POP_LOG_DEBUG, "%s", err.text);
}

pop_status
pop_alias_find(pop_alias *out, const pop_cache *c, const pop_alias_query *q,
	pop_err *err)
{
	char path[POP_CACHE_PATH_MAX], hex[33];
	pop_status st = POP_E_MISS;
	pop_digest id;
	pop_err why;

	*out = (pop_alias){0};
	POP_TRY(query_id(&id, q, err));
	pop_digest_print(hex, id);
	for (int i = c->own_alias ? -1 : 0; i < c->nlayer; i++) {
		const char *dir = i < 0 ? NULL : c->layer[i];

		if (dir)
			pop_cache_join(path, dir, "alias", hex);
		else
			pop_cache_join(path, c->own_alias, NULL, hex);
		st = find_at(out, path, dir, id, q, &why);
		if (st == POP_OK && dir && !c->view)
			copy_to_own(c, out, hex);
		if (st == POP_OK)
			return POP_OK;
		if (st == POP_E_NOMEM)
			return pop_fail(err, st, "%s", why.text);
		pop_log(cache, POP_LOG_DEBUG, "%s: %s", path, why.text);
	}
	return pop_fail(err, POP_E_MISS, "no alias record for these bytes");
}

bool
pop_alias_is_noted(const pop_cache *c, const pop_alias_query *q, pop_digest key)
{
	char path[POP_CACHE_PATH_MAX], hex[33];
	bool found = false;
	pop_digest id;
	pop_err ignored;

	if (query_id(&id, q, &ignored) != POP_OK)
		return false;
	pop_digest_print(hex, id);
	for (int i = 0; i < c->nlayer && !found; i++) {
		pop_alias a = {0};

		pop_cache_join(path, c->layer[i], "alias", hex);
		if (find_at(&a, path, c->layer[i], id, q, &ignored) != POP_OK)
			continue;
		found = pop_digest_eq(a.key, key);
		pop_alias_release(&a);
	}
	return found;
}

void
pop_alias_release(pop_alias *a)
{
	struct storage *s = a->storage;

	if (s)
		pop_file_release(&s->file);
	free(s);
	*a = (pop_alias){0};
}

/* -- management ---------------------------------------------------------- */

bool
pop_alias_peek(int dir, const char *name, pop_digest *key)
{
	unsigned char head[sizeof(magic) + 4 + 2 * sizeof(key->byte)];
	int fd = openat(
		dir, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
	ssize_t n = fd < 0 ? -1 : read(fd, head, sizeof(head));

	if (fd >= 0)
		close(fd);
	if (n != (ssize_t)sizeof(head) || memcmp(head, magic, sizeof(magic)))
		return false;
	memcpy(key->byte, head + sizeof(head) - sizeof(key->byte),
		sizeof(key->byte));
	return true;
}

pop_str
pop_alias_bytes(const pop_alias *a, pop_digest *id)
{
	const struct storage *s = a->storage;

	memcpy(id->byte, s->file.data + sizeof(magic) + 4, sizeof(id->byte));
	return (pop_str){(const char *)s->file.data, s->file.len};
}

/* Everything but whether it is of the right input. */
static pop_status
check_record(const pop_file *f, pop_digest id, pop_err *err)
{
	const size_t at = sizeof(magic) + 4 + 3 * sizeof(id.byte);
	pop_alias a = {0};
	pop_alias_query q = {0};
	pop_cursor c;
	pop_status st;

	if (f->len < at + 8 + sizeof(id.byte))
		return pop_fail(err, POP_E_CORRUPT, "too short");
	pop_cursor_init(&c, f->data + at, 8 + sizeof(id.byte));
	q.nbyte = pop_cursor_u64(&c);
	q.second = take_digest(&c);
	a.storage = calloc(1, sizeof(struct storage));
	if (!a.storage)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	st = parse(&a, f, id, &q, err);
	pop_alias_release(&a);
	return st == POP_E_MISS ? POP_E_CORRUPT : st;
}

pop_status
pop_alias_import(const pop_cache *c, pop_digest id, const void *data, size_t n,
	pop_err *err)
{
	const pop_file f = {.data = data, .len = n};
	char hex[33];

	POP_TRY(pop_cache_need_top(c, err));
	pop_digest_print(hex, id);
	if (n > MAX_RECORD || check_record(&f, id, err) != POP_OK)
		return pop_wrap(err, POP_E_CORRUPT, "alias record %s", hex);
	return pop_cache_publish(&(pop_cache_file){.root = c->layer[0],
					 .folder = "alias",
					 .name = hex,
					 .data = data,
					 .n = n,
					 .mode = 0644},
		err);
}
