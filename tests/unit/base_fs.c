/* Files are read, mapped, published whole; refusals name what and why. */

#include <assert.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lib/base/archive.h"
#include "lib/base/fs.h"
#include "lib/base/pack.h"
#include "lib/base/zip.h"

#include <stdlib.h>

static void
publish_and_read(void)
{
	pop_file f = {0};
	pop_err err;

	assert(pop_mkdirs("a/b//c/", 0777, &err) == POP_OK);
	assert(pop_mkdirs("a/b/c", 0777, &err) == POP_OK);
	assert(pop_publish("a/b/c/f", "hello", 5, true, &err) == POP_OK);
	assert(pop_publish("a/b/c/f", "hello!", 6, false, &err) == POP_OK);
	assert(pop_file_read(&f, "a/b/c/f", 6, &err) == POP_OK);
	assert(f.len == 6 && memcmp(f.data, "hello!", 6) == 0 && !f.mapped);
	pop_file_release(&f);
	pop_file_release(&f);
	assert(pop_file_map(&f, "a/b/c/f", 0, &err) == POP_OK);
	assert(f.len == 6 && memcmp(f.data, "hello!", 6) == 0 && f.mapped);
	pop_file_release(&f);
	assert(pop_publish("empty", "", 0, false, &err) == POP_OK);
	assert(pop_file_map(&f, "empty", 0, &err) == POP_OK);
	assert(f.len == 0 && f.data);
	pop_file_release(&f);
}

static const struct {
	const char *path;
	size_t limit;
	pop_status st;
	const char *text;
} refused[] = {
	{"missing", 0, POP_E_MISS, "missing"},
	{"a/b/c/f/g", 0, POP_E_MISS, "a/b/c/f/g"},
	{"a/b", 0, POP_E_INPUT, "is a directory"},
	{"a/b/c/f", 5, POP_E_INPUT, "limit of 5 bytes"},
};

static void
refusals(void)
{
	pop_err err;

	for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++) {
		pop_file f = {0};

		assert(pop_file_read(&f, refused[i].path, refused[i].limit,
			       &err) == refused[i].st);
		assert(strstr(err.text, refused[i].text));
		assert(pop_file_map(&f, refused[i].path, refused[i].limit,
			       &err) == refused[i].st);
		assert(!f.data);
	}
	assert(pop_publish("none/f", "x", 1, false, &err) == POP_E_IO);
	assert(strstr(err.text, "none/f"));
	assert(pop_mkdirs("a/b/c/f/d", 0777, &err) == POP_E_USAGE);
	assert(pop_rename_at(AT_FDCWD, "no", AT_FDCWD, "yes", &err) ==
		POP_E_IO);
}

/* What does not seek is read to its end, up to the limit. */
static void
pipes(void)
{
	int fd[2];
	pop_file f = {0};
	pop_err err;

	for (size_t limit = 4; limit <= 5; limit++) {
		pop_status st;

		assert(pipe(fd) == 0);
		assert(pop_write_all(fd[1], "12345", 5, "pipe", &err) ==
			POP_OK);
		close(fd[1]);
		st = pop_file_read_fd(&f, fd[0], "pipe", limit, &err);
		assert(st == (limit < 5 ? POP_E_INPUT : POP_OK));
		assert(st != POP_OK || f.len == 5);
		pop_file_release(&f);
		close(fd[0]);
	}
}

static void
packing(void)
{
	static char raw[100000], back[100000];
	pop_buf a = {0}, b = {0};
	pop_err err;

	for (size_t i = 0; i < sizeof(raw); i++)
		raw[i] = (char)(i * i >> 7);
	assert(pop_pack(&a, raw, sizeof(raw), &err) == POP_OK);
	assert(pop_pack(&b, raw, sizeof(raw), &err) == POP_OK);
	assert(a.len == b.len && memcmp(a.data, b.data, a.len) == 0);
	assert(pop_unpack(back, sizeof(back), a.data, a.len, &err) == POP_OK);
	assert(memcmp(raw, back, sizeof(raw)) == 0);
	assert(pop_unpack(back, sizeof(back) - 1, a.data, a.len, &err) ==
		POP_E_CORRUPT);
	assert(pop_unpack(back, sizeof(back), a.data, a.len / 2, &err) ==
		POP_E_CORRUPT);
	assert(pop_unpack(back, sizeof(back), "junk", 4, &err) ==
		POP_E_CORRUPT);
	pop_buf_release(&a);
	pop_buf_release(&b);
}

static void
archives(void)
{
	pop_archive_writer *w = NULL;
	pop_archive_reader *r = NULL;
	pop_zip_writer z;
	pop_file f = {0};
	const char *name;
	pop_err err;
	void *data;
	size_t n;

	assert(pop_zip_create(&z, "x.zip", &err) == POP_OK);
	assert(pop_zip_add(&z, pop_str_of("one"), &(pop_str){"1", 1}, 1,
		       &err) == POP_OK);
	assert(pop_zip_add(&z, pop_str_of("dir/two"), NULL, 0, &err) == POP_OK);
	assert(pop_zip_add(&z, pop_str_of("xx/up"), &(pop_str){"u", 1}, 1,
		       &err) == POP_OK);
	assert(pop_zip_finish(&z, &err) == POP_OK);
	assert(pop_file_read(&f, "x.zip", 0, &err) == POP_OK);
	for (size_t i = 0; i + 5 <= f.len; i++)
		if (!memcmp(f.data + i, "xx/up", 5))
			memcpy((char *)f.base + i, "..", 2);
	assert(pop_archive_open(&r, POP_ARCHIVE_ZIP, f.data, f.len, &err) == POP_OK);
	assert(pop_archive_next(r, 1, &name, &data, &n, &err) == POP_OK);
	assert(!strcmp(name, "one") && n == 1 && *(char *)data == '1');
	free(data);
	assert(pop_archive_next(r, 1, &name, &data, &n, &err) == POP_OK);
	assert(!strcmp(name, "dir/two") && n == 0);
	free(data);
	assert(pop_archive_next(r, 1, &name, &data, &n, &err) == POP_E_INPUT);
	assert(strstr(err.text, "../up"));
	pop_archive_close(r);
	assert(pop_archive_open(&r, POP_ARCHIVE_ZIP, f.data, f.len, &err) == POP_OK);
	assert(pop_archive_next(r, 0, &name, &data, &n, &err) == POP_E_INPUT);
	assert(strstr(err.text, "limit"));
	pop_archive_close(r);
	pop_archive_close(NULL);
	assert(pop_archive_open(&r, POP_ARCHIVE_ZIP, "not a zip", 9, &err) == POP_E_INPUT);
	pop_file_release(&f);
	assert(pop_archive_create(&w, "y.tar", &err) == POP_OK);
	pop_archive_abort(w);
	assert(access("y.tar", F_OK) < 0);
}

int
main(void)
{
	publish_and_read();
	refusals();
	pipes();
	packing();
	archives();
	return 0;
}
