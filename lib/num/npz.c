/* .npz: a zip whose members are .npy files. */

#include <stdlib.h>
#include <string.h>

#include "lib/base/archive.h"
#include "lib/base/fs.h"
#include "lib/num/npy.h"

/* Members of hostile files are many and small. */
enum { MAX_MEMBERS = 1 << 20 };

static const char suffix[] = ".npy";

static bool
has_suffix(const char *name)
{
	size_t n = strlen(name), k = sizeof(suffix) - 1;

	return n > k && strcmp(name + n - k, suffix) == 0;
}

/* A slot for one more member, or NULL when memory is out. */
static struct pop_npz_member *
new_member(pop_npz *z, const char *name)
{
	size_t n = z->count, len = strlen(name) - (sizeof(suffix) - 1);
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
	memcpy(m[n].name, name, len);
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

	if (!has_suffix(name)) {
		free(data);
		return POP_OK;
	}
	m = z->count < MAX_MEMBERS ? new_member(z, name) : NULL;
	if (!m) {
		free(data);
		return pop_fail(err, POP_E_NOMEM, "out of memory for members");
	}
	st = pop_npy_parse(&m->tensor, data, n, name, err);
	if (st == POP_OK && !m->tensor.owned)
		m->tensor.owned = data;
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

pop_status
pop_npz_parse(pop_npz *out, const void *data, size_t n, const char *name,
	size_t limit, pop_err *err)
{
	pop_archive_reader *r = NULL;
	pop_status st;

	*out = (pop_npz){0};
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

pop_status
pop_npz_read(pop_npz *out, const char *path, size_t limit, pop_err *err)
{
	pop_file f = {0};
	pop_status st;

	*out = (pop_npz){0};
	POP_TRY(pop_file_map(&f, path, 0, err));
	st = pop_npz_parse(out, f.data, f.len, path, limit, err);
	pop_file_release(&f);
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
write_member(pop_archive_writer *w, const char *name, const pop_tensor *t,
	pop_err *err)
{
	size_t bytes = (size_t)pop_shape_bytes(&t->shape);
	pop_buf head = {0}, file = {0};
	pop_status st;

	pop_npy_header(&head, &t->shape);
	pop_buf_printf(&file, "%s%s", name, suffix);
	pop_buf_char(&file, '\0');
	st = pop_buf_finish(&head, err);
	if (st == POP_OK)
		st = pop_buf_finish(&file, err);
	if (st == POP_OK)
		st = pop_archive_begin(
			w, (const char *)file.data, head.len + bytes, err);
	if (st == POP_OK)
		st = pop_archive_put(w, head.data, head.len, err);
	if (st == POP_OK)
		st = pop_archive_put(w, t->data, bytes, err);
	if (st == POP_OK)
		st = pop_archive_end(w, err);
	pop_buf_release(&head);
	pop_buf_release(&file);
	return st;
}

pop_status
pop_npz_write(const char *path, size_t count, const char *const *name,
	const pop_tensor *tensor, pop_err *err)
{
	pop_archive_writer *w = NULL;
	pop_status st = POP_OK;

	POP_TRY(pop_archive_create(&w, POP_ARCHIVE_ZIP, path, err));
	for (size_t i = 0; i < count && st == POP_OK; i++)
		st = write_member(w, name[i], &tensor[i], err);
	if (st == POP_OK)
		return pop_archive_finish(w, err);
	pop_archive_abort(w);
	return st;
}
