/*
 * .npz: a zip whose members are .npy files.
 *
 * Members that are stored, as numpy.savez leaves them, are read straight to
 * where their tensors stay, one mapping:
 *
 *   .npy of member 0 | gap to 64 bytes | .npy of member 1 | ...
 *
 * All other archives go through libarchive, member by member.
 */

#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lib/base/archive.h"
#include "lib/base/checked.h"
#include "lib/base/crew.h"
#include "lib/base/fs.h"
#include "lib/base/zip.h"
#include "lib/num/npy.h"

/* Members of hostile files are many and small. */
enum {
	MAX_MEMBERS = 1 << 20,
	MAX_READERS = 8,
	MEMBER_ALIGN = 64, /* .npy headers are multiples of it */
	/* Archives below this are read before a thread has started. */
	LARGE = 4 << 20,
};

static const char suffix[] = ".npy";

static bool
has_suffix(pop_str name)
{
	size_t k = sizeof(suffix) - 1;

	return name.len > k && memcmp(name.ptr + name.len - k, suffix, k) == 0;
}

/* Of a member without the suffix its bytes decide, as in numpy.load. */
static bool
is_array(pop_str name, const void *data, size_t n)
{
	static const char magic[] = "\x93NUMPY";

	return has_suffix(name) ||
	       (n >= sizeof(magic) - 1 &&
		       memcmp(data, magic, sizeof(magic) - 1) == 0);
}

/* A slot for one more member, or NULL when memory is out. */
static struct pop_npz_member *
new_member(pop_npz *z, pop_str name)
{
	size_t n = z->count;
	size_t len = name.len - (has_suffix(name) ? sizeof(suffix) - 1 : 0);
	struct pop_npz_member *m = z->member;

	/* The capacity is the power of two that holds `count`. */
	if ((n & (n - 1)) == 0) {
		m = realloc(m, (n ? 2 * n : 1) * sizeof(*m));
		if (!m)
			return NULL;
		z->member = m;
	}
	m[n] = (struct pop_npz_member){.name = malloc(len + 1)};
	if (!m[n].name)
		return NULL;
	memcpy(m[n].name, name.ptr, len);
	m[n].name[len] = '\0';
	z->count++;
	return &m[n];
}

/* Takes `data`, in every case. */
static pop_status
add_member(pop_npz *z, const char *name, void *data, size_t n, pop_err *err)
{
	struct pop_npz_member *m;
	pop_status st;

	if (!is_array(pop_str_of(name), data, n)) {
		free(data);
		return POP_OK;
	}
	m = z->count < MAX_MEMBERS ? new_member(z, pop_str_of(name)) : NULL;
	if (!m) {
		free(data);
		return pop_fail(err, POP_E_NOMEM, "out of memory for members");
	}
	st = pop_npy_parse(&m->tensor, data, n, name, err);
	if (st == POP_OK)
		pop_tensor_adopt(&m->tensor, data);
	else
		free(data);
	return st;
}

static pop_status
read_members(pop_npz *z, pop_archive_reader *r, size_t limit, pop_err *err)
{
	for (;;) {
		const char *name;
		void *data;
		size_t n;

		POP_TRY(pop_archive_next(r, limit, &name, &data, &n, err));
		if (!name)
			return POP_OK;
		POP_TRY(add_member(z, name, data, n, err));
	}
}

/* ---- Stored members. */

typedef struct reading {
	const pop_zip *zip;
	unsigned char *base;
	const size_t *at; /* of each member */
	atomic_bool failed;
} reading;

static void
read_member(void *arg, size_t i)
{
	reading *r = arg;
	pop_err err;

	if (!atomic_load(&r->failed) &&
		pop_zip_read(r->zip, &r->zip->member[i], r->base + r->at[i],
			&err) != POP_OK)
		atomic_store(&r->failed, true);
}

static bool
read_all(reading *r, unsigned threads)
{
	threads = threads > MAX_READERS ? MAX_READERS : threads;
	pop_crew_run(r->zip->bytes >= LARGE ? threads : 1, r->zip->count, 1,
		read_member, r);
	return !r->failed;
}

/* Gives each member its place; the sum, or 0: too many bytes. */
static size_t
place(size_t *at, const pop_zip *zip, size_t limit)
{
	size_t sum = 0;

	for (size_t i = 0; i < zip->count; i++) {
		const pop_zip_member *m = &zip->member[i];

		if (m->bytes > limit ||
			!pop_add_size(sum,
				pop_round_up((size_t)m->bytes, MEMBER_ALIGN),
				&sum))
			return 0;
		at[i] = sum - pop_round_up((size_t)m->bytes, MEMBER_ALIGN);
	}
	return sum + MEMBER_ALIGN;
}

static pop_status
name_members(pop_npz *z, const reading *r, pop_err *err)
{
	for (size_t i = 0; i < r->zip->count; i++) {
		const pop_zip_member *from = &r->zip->member[i];
		struct pop_npz_member *m;

		if (!is_array(from->name, r->base + r->at[i],
			    (size_t)from->bytes))
			continue;
		m = new_member(z, from->name);
		if (!m)
			return pop_fail(
				err, POP_E_NOMEM, "out of memory for members");
		POP_TRY(pop_npy_parse(&m->tensor, r->base + r->at[i],
			(size_t)from->bytes, m->name, err));
	}
	return POP_OK;
}

/* POP_E_MISS: libarchive shall read it. */
static pop_status
read_stored(pop_npz *z, const pop_zip *zip, size_t limit, unsigned threads,
	pop_err *err)
{
	size_t *at = calloc(zip->count + 1, sizeof(*at));
	reading r = {.zip = zip, .at = at};
	size_t bytes = at ? place(at, zip, limit) : 0;
	pop_status st;

	if (!bytes || !pop_pages_map(&z->memory, bytes)) {
		st = pop_fail(err, POP_E_MISS, "too large");
		goto out;
	}
	r.base = z->memory.start;
	atomic_init(&r.failed, false);
	st = read_all(&r, threads)
		     ? name_members(z, &r, err)
		     : pop_fail(err, POP_E_MISS, "a member is damaged");
out:
	free(at);
	return st;
}

static pop_status
try_stored(pop_npz *out, const pop_zip_source *source, size_t limit,
	unsigned threads, pop_err *err)
{
	pop_zip zip;
	pop_status st;

	*out = (pop_npz){0};
	POP_TRY(pop_zip_open(&zip, source, err));
	st = read_stored(out, &zip, limit, threads, err);
	pop_zip_close(&zip);
	if (st != POP_OK)
		pop_npz_release(out);
	return st;
}

pop_status
pop_npz_parse(pop_npz *out, const void *data, size_t n, const char *name,
	size_t limit, pop_err *err)
{
	const pop_zip_source source = {.data = data, .fd = -1, .bytes = n};
	pop_archive_reader *r = NULL;
	pop_status st;

	st = try_stored(out, &source, limit, 1, err);
	if (st != POP_E_MISS) {
		if (st != POP_OK)
			pop_wrap(err, st, "%s", name);
		return st;
	}
	st = pop_archive_open(&r, POP_ARCHIVE_ZIP, data, n, err);
	if (st == POP_OK)
		st = read_members(out, r, limit, err);
	pop_archive_close(r);
	if (st != POP_OK) {
		pop_npz_release(out);
		pop_wrap(err, st, "%s", name);
	}
	return st;
}

/* A pipe is read once; what is left to libarchive is mapped. */
static pop_status
read_other(pop_npz *out, int fd, const struct stat *sb, const char *path,
	size_t limit, pop_err *err)
{
	pop_file f = {0};
	pop_status st;

	if (fd >= 0 && !S_ISREG(sb->st_mode))
		st = pop_file_read_fd(&f, fd, path, 0, err);
	else
		st = pop_file_map(&f, path, 0, err);
	if (st == POP_OK)
		st = pop_npz_parse(out, f.data, f.len, path, limit, err);
	pop_file_release(&f);
	return st;
}

pop_status
pop_npz_read(pop_npz *out, const char *path, size_t limit, unsigned threads,
	pop_err *err)
{
	pop_zip_source source = {.fd = open(path, O_RDONLY | O_CLOEXEC)};
	struct stat sb = {0};
	pop_status st = POP_E_MISS;

	*out = (pop_npz){0};
	if (source.fd >= 0 && fstat(source.fd, &sb) == 0 &&
		S_ISREG(sb.st_mode)) {
		source.bytes = (uint64_t)sb.st_size;
		st = try_stored(out, &source, limit, threads, err);
		if (st != POP_E_MISS && st != POP_OK)
			pop_wrap(err, st, "%s", path);
	}
	if (st == POP_E_MISS)
		st = read_other(out, source.fd, &sb, path, limit, err);
	if (source.fd >= 0)
		close(source.fd);
	return st;
}

void
pop_npz_release(pop_npz *z)
{
	for (size_t i = 0; i < z->count; i++) {
		free(z->member[i].name);
		pop_tensor_release(&z->member[i].tensor);
	}
	free(z->member);
	pop_pages_unmap(&z->memory);
	*z = (pop_npz){0};
}

pop_tensor *
pop_npz_find(const pop_npz *z, const char *name)
{
	for (size_t i = 0; i < z->count; i++)
		if (strcmp(z->member[i].name, name) == 0)
			return &z->member[i].tensor;
	return NULL;
}

static pop_status
write_member(pop_zip_writer *w, const char *name, const pop_tensor *t,
	pop_err *err)
{
	pop_buf head = {0}, file = {0};
	pop_status st;

	pop_npy_header(&head, &t->shape);
	pop_buf_printf(&file, "%s%s", name, suffix);
	st = pop_buf_finish(&head, err);
	if (st == POP_OK)
		st = pop_buf_finish(&file, err);
	if (st == POP_OK)
		st = pop_zip_add(w, (pop_str){(char *)file.data, file.len},
			(const pop_str[]){{(char *)head.data, head.len},
				{t->data, (size_t)pop_shape_bytes(&t->shape)}},
			2, err);
	pop_buf_release(&head);
	pop_buf_release(&file);
	return st;
}

pop_status
pop_npz_write(const char *path, size_t count, const char *const *name,
	const pop_tensor *tensor, pop_err *err)
{
	pop_zip_writer w;
	pop_status st = POP_OK;

	POP_TRY(pop_zip_create(&w, path, err));
	for (size_t i = 0; i < count && st == POP_OK; i++)
		st = write_member(&w, name[i], &tensor[i], err);
	if (st == POP_OK)
		return pop_zip_finish(&w, err);
	pop_zip_abort(&w);
	return st;
}

int64_t
pop_npz_number(pop_str name)
{
	static const char *const prefix[] = {"in", "arg", "arr_"};
	int64_t i;

	for (size_t k = 0; k < sizeof(prefix) / sizeof(prefix[0]); k++)
		if (pop_str_has_prefix(name, prefix[k])) {
			size_t n = strlen(prefix[k]);

			name = (pop_str){name.ptr + n, name.len - n};
			break;
		}
	return pop_str_i64(name, &i) && i >= 0 ? i : -1;
}
