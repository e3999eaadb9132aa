/*
 * Opens executables.
 *
 *   small file, bytes, pipe   one private copy; sections lie in it
 *   large file                header, then each section by pread into memory
 *                             of its own; const mapped if stored raw
 *
 * The length of a file is found by reading it, so that opening one asks the
 * file system nothing but its bytes.
 *
 * Each byte that is used was read once, and its checksum is that of the copy
 * that is used.  Checksums are of stored bytes, so a damaged section is not
 * unpacked.
 *
 * _GNU_SOURCE: fstatfs(), to know network file systems.
 */

#define _GNU_SOURCE

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#ifdef __linux__
#	include <sys/vfs.h>
#endif
#include <unistd.h>

#include "lib/base/checked.h"
#include "lib/base/fs.h"
#include "lib/base/pack.h"
#include "lib/exe/exe_int.h"
#include "lib/exe/guard.h"

enum {
	/* Up to here a file is read whole: cheaper than mapping. */
	SMALL_FILE = 1 << 20,
	/* Smaller const sections of larger files are read too. */
	LEAST_MAPPED = 256 << 10,
	/* One copy of the file, or one block for each section. */
	NKEPT = 1 + POP_EXE_MAX_SECTIONS,
	/* Bytes of sections whose structures surely take less than
	 * POP_MEMORY_UNASKED. */
	UNASKED_RAW = 1 << 20,
	/* Bytes read at first, often the whole file. */
	FIRST_READ = 16 << 10,
	/* Bytes of a section that is only checked, at a time. */
	PIECE = 256 << 10,
};

/* Where the bytes come from. */
typedef struct source {
	int fd;                    /* -1: memory only */
	const unsigned char *data; /* the whole file, 64-aligned, or NULL */
	uint64_t bytes;
	const char *name;
} source;

struct pop_exe {
	pop_exe_header header;
	pop_exe_meta meta;
	pop_program program;
	pop_arena arena;
	char *name;
	void *kept[NKEPT]; /* blocks that the program points into */
	unsigned nkept;
	uint64_t max_memory; /* 0: not yet known */
	uint64_t used;
	void *map; /* of the const section, from a page boundary */
	size_t map_bytes;
	int guard;
	int watch;         /* the mapped file, or -1 */
	struct stat as_of; /* what it was when its checksum held */
};

static pop_status
io_fail(const char *call, pop_err *err)
{
	int e = errno;

	return pop_fail(err, e == ENOMEM ? POP_E_NOMEM : POP_E_IO, "%s: %s",
		call, strerror(e));
}

/* ---- Memory. */

/* Counts n more bytes. */
static pop_status
allow(pop_exe *e, uint64_t n, pop_err *err)
{
	if (!e->max_memory && (n > POP_MEMORY_UNASKED ||
				      e->used > POP_MEMORY_UNASKED - n))
		e->max_memory = pop_memory_limit();
	if (e->max_memory && (n > e->max_memory || e->used > e->max_memory - n))
		return pop_fail(err, POP_E_NOMEM,
			"%llu more bytes needed; %llu are allowed in all",
			(unsigned long long)n,
			(unsigned long long)e->max_memory);
	e->used += n;
	return POP_OK;
}

/* n bytes, 64-aligned, that live as long as `e`. */
static pop_status
keep(pop_exe *e, void **out, uint64_t n, pop_err *err)
{
	void *p = NULL;

	POP_TRY(allow(e, n, err));
	assert(e->nkept < NKEPT);
	p = aligned_alloc(
		POP_EXE_ALIGN, pop_round_up((size_t)n + 1, POP_EXE_ALIGN));
	if (!p)
		return pop_fail(err, POP_E_NOMEM,
			"out of memory for %llu bytes", (unsigned long long)n);
	e->kept[e->nkept++] = p;
	*out = p;
	return POP_OK;
}

/* ---- Sources. */

/* Up to n bytes: fewer only at the end of the file.  -1 with errno. */
static int64_t
read_up_to(int fd, void *to, uint64_t offset, uint64_t n)
{
	unsigned char *p = to;
	uint64_t sum = 0;

	while (sum < n) {
		uint64_t left = n - sum;
		ssize_t got =
			pread(fd, p + sum, left > INT32_MAX ? INT32_MAX : left,
				(off_t)(offset + sum));

		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0)
			return -1;
		if (got == 0)
			break;
		sum += (uint64_t)got;
	}
	return (int64_t)sum;
}

static pop_status
read_at(const source *s, void *to, uint64_t offset, uint64_t n, pop_err *err)
{
	int64_t got;

	if (s->data) {
		memcpy(to, s->data + offset, (size_t)n);
		return POP_OK;
	}
	got = read_up_to(s->fd, to, offset, n);
	if (got < 0)
		return io_fail("read", err);
	if ((uint64_t)got < n)
		return pop_fail(
			err, POP_E_CORRUPT, "became shorter while it was read");
	return POP_OK;
}

static pop_status
damaged(const pop_exe_entry *at, pop_err *err)
{
	return pop_fail(err, POP_E_CORRUPT,
		"section %s: damaged, its checksum differs",
		pop_exe_section_name(at->id));
}

static pop_status
check_sum(const pop_exe_entry *at, const void *stored, pop_err *err)
{
	if (pop_digest_u64(stored, (size_t)at->stored) != at->sum)
		return damaged(at, err);
	return POP_OK;
}

static pop_status
get_raw(pop_exe *e, const source *s, const pop_exe_entry *at, const void **out,
	pop_err *err)
{
	void *copy = NULL;

	if (s->data) {
		*out = s->data + at->offset;
	} else {
		POP_TRY(keep(e, &copy, at->stored, err));
		POP_TRY(read_at(s, copy, at->offset, at->stored, err));
		*out = copy;
	}
	return check_sum(at, *out, err);
}

static pop_status
get_packed(pop_exe *e, const source *s, const pop_exe_entry *at,
	const void **out, pop_err *err)
{
	const void *stored = s->data ? s->data + at->offset : NULL;
	void *raw = NULL, *copy = NULL;
	pop_status st = POP_OK;

	POP_TRY(keep(e, &raw, at->raw, err));
	if (!stored) {
		stored = copy = malloc((size_t)at->stored + 1);
		if (!copy)
			return pop_fail(err, POP_E_NOMEM, "out of memory");
		st = read_at(s, copy, at->offset, at->stored, err);
	}
	if (st == POP_OK)
		st = check_sum(at, stored, err);
	if (st == POP_OK)
		st = pop_unpack(
			raw, (size_t)at->raw, stored, (size_t)at->stored, err);
	free(copy);
	*out = raw;
	return st;
}

/* Raw bytes of a section in private memory, checked. */
static pop_status
get_section(pop_exe *e, const source *s, uint32_t id, pop_exe_raw *out,
	pop_err *err)
{
	const pop_exe_entry *at = pop_exe_find(&e->header, id);

	*out = (pop_exe_raw){0};
	if (!at)
		return POP_OK;
	out->len = at->raw;
	if (at->codec == POP_CODEC_RAW)
		return get_raw(e, s, at, &out->data, err);
	return get_packed(e, s, at, &out->data, err);
}

/* Bytes between sections are zero. */
static pop_status
check_padding(const pop_exe *e, const source *s, pop_err *err)
{
	uint64_t end = pop_exe_header_end(&e->header);

	for (uint32_t i = 0; i < e->header.nentry; i++) {
		const pop_exe_entry *at = &e->header.entry[i];
		unsigned char gap[POP_EXE_ALIGN] = {0};
		size_t n = (size_t)(at->offset - end);

		POP_TRY(read_at(s, gap, end, n, err));
		for (size_t k = 0; k < n; k++)
			if (gap[k])
				return pop_fail(err, POP_E_CORRUPT,
					"bytes before section %s are damaged",
					pop_exe_section_name(at->id));
		end = at->offset + at->stored;
	}
	return POP_OK;
}

/* Checks the section's bytes and keeps none. */
static pop_status
check_in_pieces(const source *s, const pop_exe_entry *at, pop_err *err)
{
	unsigned char *piece = malloc(PIECE);
	pop_hasher *h = pop_hasher_new();
	pop_status st = POP_OK;
	uint64_t done = 0;

	if (!piece || !h)
		st = pop_fail(err, POP_E_NOMEM, "out of memory");
	while (st == POP_OK && done < at->stored) {
		uint64_t left = at->stored - done,
			 n = left < PIECE ? left : PIECE;

		st = read_at(s, piece, at->offset + done, n, err);
		if (st == POP_OK)
			pop_hasher_put(h, piece, (size_t)n);
		done += n;
	}
	if (st == POP_OK && pop_hasher_get_u64(h) != at->sum)
		st = damaged(at, err);
	pop_hasher_free(h);
	free(piece);
	return st;
}

/* A section that nobody asked for: only its checksum. */
static pop_status
check_section(const source *s, const pop_exe_entry *at, pop_err *err)
{
	return s->data ? check_sum(at, s->data + at->offset, err)
		       : check_in_pieces(s, at, err);
}

/* Those that a reader may leave out. */
static pop_status
check_optional(const pop_exe *e, const source *s, pop_err *err)
{
	for (uint32_t i = 0; i < e->header.nentry; i++)
		if (e->header.entry[i].id >= POP_SECTION_OPTIONAL)
			POP_TRY(check_section(s, &e->header.entry[i], err));
	return POP_OK;
}

/* ---- Const. */

/* File systems whose pages may vanish or change under a mapping because of
 * others: network and FUSE.  Numbers are statfs(2)'s. */
static bool
is_remote(int fd)
{
#ifdef __linux__
	static const uint32_t remote[] = {
		0x6969,     /* NFS */
		0x517b,     /* SMB */
		0xff534d42, /* CIFS */
		0xfe534d42, /* SMB2 */
		0x65735546, /* FUSE */
		0x0bd00bd0, /* Lustre */
		0x00c36400, /* Ceph */
		0x47504653, /* GPFS */
		0x19830326, /* BeeGFS */
		0x5346414f, /* AFS */
		0x6b414653, /* kAFS */
		0x01021997, /* 9P */
		0x73757245, /* Coda */
		0x20030528, /* OrangeFS */
		0xaad7aaea, /* PanFS */
		0x7461636f, /* OCFS2 */
		0x01161970, /* GFS2 */
	};
	struct statfs fs;

	if (fstatfs(fd, &fs) < 0)
		return true;
	for (size_t i = 0; i < sizeof(remote) / sizeof(remote[0]); i++)
		if ((uint32_t)fs.f_type == remote[i])
			return true;
	return false;
#else
	(void)fd;
	return true;
#endif
}

/* Maps the section if it can be guarded.  *out stays NULL otherwise. */
static void
map_const(pop_exe *e, const source *s, const pop_exe_entry *at,
	const unsigned char **out)
{
	long page = sysconf(_SC_PAGESIZE);
	uint64_t skip = page > 0 ? at->offset % (uint64_t)page : 0;
	size_t n = (size_t)(at->stored + skip);
	void *p = MAP_FAILED;

	if (page > 0)
		p = mmap(NULL, n, PROT_READ, MAP_PRIVATE, s->fd,
			(off_t)(at->offset - skip));
	if (p == MAP_FAILED)
		return;
	e->guard = pop_guard_add(p, pop_round_up(n, (size_t)page));
	if (e->guard < 0) {
		munmap(p, n);
		return;
	}
	e->map = p;
	e->map_bytes = n;
	/* Whoever writes to the file changes what is mapped: watch it. */
	e->watch = fcntl(s->fd, F_DUPFD_CLOEXEC, 0);
	if (e->watch >= 0 && fstat(e->watch, &e->as_of) < 0) {
		close(e->watch);
		e->watch = -1;
	}
	*out = (const unsigned char *)p + skip;
}

static pop_status
get_const(pop_exe *e, const source *s, const pop_exe_options *o,
	pop_exe_raw *out, pop_err *err)
{
	const pop_exe_entry *at = pop_exe_find(&e->header, POP_SECTION_CONST);
	const unsigned char *p = NULL;

	if (s->data || at->codec != POP_CODEC_RAW || at->stored < LEAST_MAPPED)
		return get_section(e, s, POP_SECTION_CONST, out, err);
	if (o->every_byte) {
		*out = (pop_exe_raw){NULL, at->raw};
		return check_in_pieces(s, at, err);
	}
	if (is_remote(s->fd))
		return get_section(e, s, POP_SECTION_CONST, out, err);
	map_const(e, s, at, &p);
	if (!p)
		return get_section(e, s, POP_SECTION_CONST, out, err);
	*out = (pop_exe_raw){p, at->raw};
	POP_TRY(check_sum(at, p, err));
	if (pop_guard_is_lost(e->guard))
		return pop_fail(err, POP_E_CORRUPT,
			"section const: became shorter while it was read");
	return POP_OK;
}

/* ---- The whole. */

typedef struct opening {
	pop_exe *e;
	const source *source;
	pop_exe_options options;
	pop_exe_raw meta, io, steps, code, buffers, constant, cost, graph;
} opening;

static pop_status
get_sections(opening *o, pop_err *err)
{
	const source *s = o->source;
	pop_exe *e = o->e;

	if (!o->options.head_only)
		POP_TRY(check_padding(e, s, err));
	POP_TRY(get_section(e, s, POP_SECTION_META, &o->meta, err));
	if (o->options.want_cost)
		POP_TRY(get_section(e, s, POP_SECTION_COST, &o->cost, err));
	if (o->options.want_graph)
		POP_TRY(get_section(e, s, POP_SECTION_GRAPH, &o->graph, err));
	if (o->options.head_only)
		return POP_OK;
	POP_TRY(get_section(e, s, POP_SECTION_IO, &o->io, err));
	POP_TRY(get_section(e, s, POP_SECTION_STEPS, &o->steps, err));
	POP_TRY(get_section(e, s, POP_SECTION_BYTECODE, &o->code, err));
	POP_TRY(get_section(e, s, POP_SECTION_BUFFERS, &o->buffers, err));
	if (o->options.every_byte)
		POP_TRY(check_optional(e, s, err));
	return get_const(e, s, &o->options, &o->constant, err);
}

static pop_status
get_optional(opening *o, pop_err *err)
{
	pop_exe_meta *m = &o->e->meta;
	pop_cursor c;

	if (o->cost.data) {
		pop_cursor_init(&c, o->cost.data, (size_t)o->cost.len);
		m->cost_version = pop_cursor_u32(&c);
		m->cost.len = pop_cursor_left(&c);
		m->cost.ptr = pop_cursor_bytes(&c, m->cost.len);
		if (c.failed)
			return pop_fail(
				err, POP_E_CORRUPT, "section cost: ends early");
	}
	if (o->graph.data)
		m->graph = (pop_str){o->graph.data, (size_t)o->graph.len};
	return POP_OK;
}

static pop_status
check_key(const opening *o, pop_err *err)
{
	char want[33], got[33];

	if (!o->options.key || pop_digest_eq(*o->options.key, o->e->meta.key))
		return POP_OK;
	pop_digest_print(want, *o->options.key);
	pop_digest_print(got, o->e->meta.key);
	return pop_fail(
		err, POP_E_CORRUPT, "is of key %s instead of %s", got, want);
}

/* In the arena's run: decode, check. */
static pop_status
decode(void *arg, pop_err *err)
{
	opening *o = arg;
	pop_program *p = &o->e->program;
	pop_arena *a = &o->e->arena;

	POP_TRY(pop_exe_get_meta(&o->e->meta, o->meta, a, err));
	POP_TRY(check_key(o, err));
	POP_TRY(get_optional(o, err));
	if (o->options.head_only)
		return POP_OK;
	POP_TRY(pop_exe_get_buffers(p, o->buffers, a, err));
	POP_TRY(pop_exe_get_io(p, o->io, a, err));
	POP_TRY(pop_exe_get_steps(p, o->steps, o->code, a, err));
	if (p->constant_bytes != o->constant.len)
		return pop_fail(err, POP_E_CORRUPT,
			"section const: %llu bytes, section buffers says %llu",
			(unsigned long long)o->constant.len,
			(unsigned long long)p->constant_bytes);
	p->constant = o->constant.data;
	return pop_program_check(p, err);
}

static pop_status
get_header(pop_exe *e, const source *s, pop_err *err)
{
	unsigned char head[POP_EXE_MAX_HEADER];
	size_t n = s->bytes < sizeof(head) ? (size_t)s->bytes : sizeof(head);

	POP_TRY(read_at(s, head, 0, n, err));
	return pop_exe_get_header(&e->header, head, n, s->bytes, err);
}

static pop_status
exe_new(pop_exe **out, const char *name, const pop_exe_options *o, pop_err *err)
{
	pop_exe *e = calloc(1, sizeof(*e));
	size_t n = strlen(name) + 1;

	if (e)
		e->name = malloc(n);
	if (!e || !e->name) {
		free(e);
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	}
	memcpy(e->name, name, n);
	e->guard = -1;
	e->watch = -1;
	e->max_memory = o ? o->max_memory : 0;
	*out = e;
	return POP_OK;
}

/* A view takes 40 times the bytes that it may be stored in. */
static pop_status
limit_arena(pop_exe *e, const opening *o, pop_err *err)
{
	uint64_t raw = o->meta.len + o->io.len + o->steps.len + o->code.len +
		       o->buffers.len;

	if (!e->max_memory && raw <= UNASKED_RAW)
		return POP_OK;
	if (!e->max_memory)
		e->max_memory = pop_memory_limit();
	/* The arena must be left one byte: a limit of 0 is none. */
	POP_TRY(allow(e, 1, err));
	e->arena.limit = (size_t)(e->max_memory - e->used + 1);
	return POP_OK;
}

/* Everything after the source is known; *e is closed on failure. */
static pop_status
open_source(pop_exe **out, pop_exe *e, const source *s,
	const pop_exe_options *options, pop_err *err)
{
	opening o = {.e = e, .source = s};
	pop_status st = get_header(e, s, err);

	if (options)
		o.options = *options;
	if (st == POP_OK)
		st = get_sections(&o, err);
	if (st == POP_OK)
		st = limit_arena(e, &o, err);
	if (st == POP_OK)
		st = pop_arena_run(&e->arena, decode, &o, err);
	if (st != POP_OK) {
		pop_wrap(err, st, "%s", e->name);
		pop_exe_close(e);
		return st;
	}
	*out = e;
	return POP_OK;
}

pop_status
pop_exe_open_bytes(pop_exe **out, const void *data, size_t n, const char *name,
	const pop_exe_options *o, pop_err *err)
{
	source s = {.fd = -1, .bytes = n, .name = name};
	pop_exe *e = NULL;
	void *copy = NULL;
	pop_status st;

	*out = NULL;
	POP_TRY(exe_new(&e, name, o, err));
	st = keep(e, &copy, n, err);
	if (st != POP_OK) {
		pop_exe_close(e);
		return st;
	}
	if (n)
		memcpy(copy, data, n);
	s.data = copy;
	return open_source(out, e, &s, o, err);
}

/* Pipes and the like: read to the end, then as bytes. */
static pop_status
open_stream(pop_exe **out, int fd, const char *name, const pop_exe_options *o,
	pop_err *err)
{
	uint64_t limit =
		o && o->max_memory ? o->max_memory : pop_memory_limit();
	pop_file f = {0};
	pop_status st;

	POP_TRY(pop_file_read_fd(&f, fd, name, (size_t)limit, err));
	st = pop_exe_open_bytes(out, f.data, f.len, name, o, err);
	pop_file_release(&f);
	return st;
}

/* For the message, once a length is wrong. */
static uint64_t
file_bytes(int fd)
{
	struct stat sb;

	return fstat(fd, &sb) == 0 ? (uint64_t)sb.st_size : 0;
}

/* Reads the n bytes of `head` and what the file says it has beside them, and
 * one byte more, which must not be there. */
static pop_status
read_small(source *s, void **out, const unsigned char *head, uint64_t n,
	uint64_t said, pop_err *err)
{
	unsigned char *p;
	int64_t got = 0;

	if (said < n)
		said = n;
	p = aligned_alloc(
		POP_EXE_ALIGN, pop_round_up((size_t)said + 1, POP_EXE_ALIGN));
	if (!p)
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	memcpy(p, head, (size_t)n);
	if (n == FIRST_READ)
		got = read_up_to(s->fd, p + n, n, said + 1 - n);
	if (got < 0) {
		free(p);
		return io_fail("read", err);
	}
	s->bytes = n + (uint64_t)got;
	s->data = *out = p;
	return POP_OK;
}

/*
 * Finds the length of a file; one of at most `small` bytes is read, into a
 * malloc'd block at *whole.
 *
 * POP_E_MISS  without a text: it cannot be read from any place but its start
 */
static pop_status
find_length(source *s, void **whole, uint64_t small, pop_err *err)
{
	unsigned char head[FIRST_READ], tail[2];
	int64_t n = read_up_to(s->fd, head, 0, sizeof(head)), got;
	uint64_t said;

	*whole = NULL;
	if (n < 0)
		return errno == ESPIPE ? POP_E_MISS : io_fail("read", err);
	said = pop_exe_said_bytes(head, (size_t)n);
	if (n < FIRST_READ || said <= small)
		return read_small(s, whole, head, (uint64_t)n,
			n < FIRST_READ ? 0 : said, err);
	got = said > INT64_MAX / 2
		      ? 0
		      : read_up_to(s->fd, tail, said - 1, sizeof(tail));
	if (got < 0)
		return io_fail("read", err);
	s->bytes = got == 1 ? said : file_bytes(s->fd);
	return POP_OK;
}

pop_status
pop_exe_open_fd(pop_exe **out, int fd, const char *name,
	const pop_exe_options *o, pop_err *err)
{
	source s = {.fd = fd, .name = name};
	pop_exe *e = NULL;
	void *whole = NULL;
	pop_status st = find_length(&s, &whole, SMALL_FILE, err);

	*out = NULL;
	if (st == POP_E_MISS)
		return open_stream(out, fd, name, o, err);
	if (st == POP_OK)
		st = exe_new(&e, name, o, err);
	if (st == POP_OK && whole) {
		e->kept[e->nkept++] = whole;
		whole = NULL;
		st = allow(e, s.bytes, err);
	}
	if (st != POP_OK) {
		pop_wrap(err, st, "%s", name);
		free(whole);
		pop_exe_close(e);
		return st;
	}
	return open_source(out, e, &s, o, err);
}

pop_status
pop_exe_open(
	pop_exe **out, const char *path, const pop_exe_options *o, pop_err *err)
{
	pop_status st;
	int fd;

	*out = NULL;
	do
		fd = open(path, O_RDONLY | O_CLOEXEC);
	while (fd < 0 && errno == EINTR);
	if (fd < 0)
		return pop_fail(err,
			errno == ENOENT || errno == ENOTDIR ? POP_E_MISS
							    : POP_E_IO,
			"open %s: %s", path, strerror(errno));
	st = pop_exe_open_fd(out, fd, path, o, err);
	close(fd);
	return st;
}

void
pop_exe_close(pop_exe *e)
{
	if (!e)
		return;
	pop_guard_remove(e->guard);
	if (e->map)
		munmap(e->map, e->map_bytes);
	if (e->watch >= 0)
		close(e->watch);
	for (unsigned i = 0; i < e->nkept; i++)
		free(e->kept[i]);
	pop_arena_release(&e->arena);
	free(e->name);
	free(e);
}

const pop_program *
pop_exe_program(const pop_exe *e)
{
	return &e->program;
}

const pop_exe_meta *
pop_exe_meta_of(const pop_exe *e)
{
	return &e->meta;
}

const char *
pop_exe_name(const pop_exe *e)
{
	return e->name;
}

uint64_t
pop_exe_bytes(const pop_exe *e)
{
	return e->header.bytes;
}

bool
pop_exe_is_mapped(const pop_exe *e)
{
	return e->map != NULL;
}

bool
pop_exe_is_lost(const pop_exe *e)
{
	struct stat now;

	if (pop_guard_is_lost(e->guard))
		return true;
	if (e->watch < 0)
		return false;
	return fstat(e->watch, &now) < 0 || now.st_size != e->as_of.st_size ||
	       now.st_mtim.tv_sec != e->as_of.st_mtim.tv_sec ||
	       now.st_mtim.tv_nsec != e->as_of.st_mtim.tv_nsec;
}

const pop_exe_entry *
pop_exe_entries(const pop_exe *e, uint32_t *n)
{
	*n = e->header.nentry;
	return e->header.entry;
}

/* ---- Peeking. */

static pop_status
peek_meta(void *arg, pop_err *err)
{
	opening *o = arg;

	return pop_exe_get_meta(&o->e->meta, o->meta, &o->e->arena, err);
}

/* Header and meta only; an exe of its own holds what is needed for it. */
static pop_status
peek_source(pop_exe_info *out, const source *s, pop_err *err)
{
	opening o = {.source = s};
	pop_exe *e = NULL;
	pop_status st;

	POP_TRY(exe_new(&e, s->name, NULL, err));
	o.e = e;
	st = get_header(e, s, err);
	if (st == POP_OK)
		st = get_section(e, s, POP_SECTION_META, &o.meta, err);
	if (st == POP_OK)
		st = pop_arena_run(&e->arena, peek_meta, &o, err);
	if (st == POP_OK)
		*out = (pop_exe_info){.version = e->header.version,
			.epoch = e->meta.epoch,
			.key = e->meta.key,
			.check = e->meta.check,
			.bytes = e->header.bytes};
	else
		pop_wrap(err, st, "%s", s->name);
	pop_exe_close(e);
	return st;
}

pop_status
pop_exe_peek_bytes(pop_exe_info *out, const void *data, size_t n,
	const char *name, pop_err *err)
{
	static const unsigned char none[1];
	source s = {
		.fd = -1, .data = n ? data : none, .bytes = n, .name = name};

	return peek_source(out, &s, err);
}

pop_status
pop_exe_peek_fd(pop_exe_info *out, int fd, const char *name, pop_err *err)
{
	source s = {.fd = fd, .name = name};
	void *whole = NULL;
	pop_status st = find_length(&s, &whole, FIRST_READ, err);

	if (st == POP_E_MISS)
		return pop_fail(
			err, POP_E_CORRUPT, "%s: not a regular file", name);
	if (st != POP_OK)
		return pop_wrap(err, st, "%s", name);
	st = peek_source(out, &s, err);
	free(whole);
	return st;
}
