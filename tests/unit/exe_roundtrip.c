/*
 * Executables: what is written is read again, and no damage of the file does
 * more than fail.  Small and large files take different paths, so both are
 * tried; the large one is truncated while it is mapped.
 */

#include <assert.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/base/clock.h"
#include "lib/base/fs.h"
#include "lib/exe/exe.h"
#include "tests/unit/make_samples.h"

static const pop_exe_part part[] = {
	{{"graph", 5}, {{1, 2, 3}}},
	{{"target", 6}, {{4, 5, 6}}},
};

static pop_exe_meta
meta_of(void)
{
	pop_exe_meta m = {
		.epoch = POP_COMPILER_EPOCH,
		.key = {{0xab, 0xcd}},
		.check = {{0x12, 0x34}},
		.target = {"ipu2\0tiles", 10},
		.options = {"a=1 b=2", 7},
		.npart = 2,
		.part = part,
		.cost_version = 3,
		.cost = {"cycles", 6},
	};

	return m;
}

static void
print(const pop_program *p, pop_buf *out)
{
	pop_program_print(p, out);
	assert(!out->failed && out->len > 0);
}

static void
same_text(const pop_program *a, const pop_program *b)
{
	pop_buf x = {0}, y = {0};

	print(a, &x);
	print(b, &y);
	assert(x.len == y.len && memcmp(x.data, y.data, x.len) == 0);
	assert(a->constant_bytes == b->constant_bytes);
	assert(!a->constant_bytes ||
		memcmp(a->constant, b->constant, a->constant_bytes) == 0);
	pop_buf_release(&x);
	pop_buf_release(&y);
}

static bool
same_str(pop_str a, const char *b, size_t n)
{
	return a.len == n && memcmp(a.ptr, b, n) == 0;
}

static void
test_round_trip(void)
{
	static maker m;
	pop_exe_options o = {.want_cost = true, .want_graph = true};
	pop_exe_meta meta = meta_of();

	for (unsigned i = 0; i < NSAMPLE; i++) {
		pop_buf out = {0}, again = {0};
		const pop_exe_meta *got;
		pop_exe_info info;
		pop_exe *e = NULL;
		pop_err err = {0};

		make_init(&m);
		sample[i].make(&m);
		if (pop_exe_write(&m.p, &meta, &out, &err) != POP_OK)
			fprintf(stderr, "%s: %s\n", sample[i].name, err.text);
		assert(!err.status && !out.failed);
		assert(pop_exe_open_bytes(
			       &e, out.data, out.len, "x", &o, &err) == POP_OK);
		same_text(&m.p, pop_exe_program(e));
		got = pop_exe_meta_of(e);
		assert(got->epoch == meta.epoch && got->npart == 2);
		assert(pop_digest_eq(got->key, meta.key));
		assert(pop_digest_eq(got->check, meta.check));
		assert(same_str(got->target, "ipu2\0tiles", 10));
		assert(same_str(got->options, "a=1 b=2", 7));
		assert(same_str(got->part[1].name, "target", 6));
		assert(pop_digest_eq(got->part[1].digest, part[1].digest));
		assert(same_str(got->cost, "cycles", 6));
		assert(got->cost_version == 3 && !got->graph.len);
		/* Written from what was read: the same bytes. */
		assert(pop_exe_write(pop_exe_program(e), got, &again, &err) ==
			POP_OK);
		assert(again.len == out.len &&
			memcmp(again.data, out.data, out.len) == 0);
		assert(pop_exe_peek_bytes(
			       &info, out.data, out.len, "x", &err) == POP_OK);
		assert(info.bytes == out.len &&
			pop_digest_eq(info.key, meta.key));
		pop_exe_close(e);
		pop_buf_release(&out);
		pop_buf_release(&again);
	}
}

static void
write_sample(pop_buf *out)
{
	static maker m;
	pop_exe_meta meta = meta_of();

	make_init(&m);
	sample_while(&m);
	assert(pop_exe_write(&m.p, &meta, out, NULL) == POP_OK);
}

static void
test_damage(void)
{
	pop_buf out = {0};
	unsigned char *copy;

	write_sample(&out);
	copy = malloc(out.len);
	assert(copy);
	memcpy(copy, out.data, out.len);
	for (size_t i = 0; i < out.len; i++) {
		pop_exe *e = NULL;
		pop_err err = {0};
		pop_status st;

		copy[i] ^= (unsigned char)(1 << i % 8);
		st = pop_exe_open_bytes(&e, copy, out.len, "x", NULL, &err);
		/* A byte that is not covered would open. */
		if (st == POP_OK) {
			const pop_exe_entry *t;
			uint32_t n;

			/* Only sections that nobody asked for. */
			t = pop_exe_entries(e, &n);
			assert(t[n - 1].id == POP_SECTION_COST &&
				i >= t[n - 1].offset);
		} else {
			assert(st == POP_E_CORRUPT || st == POP_E_MISS);
			assert(strncmp(err.text, "x: ", 3) == 0);
		}
		pop_exe_close(e);
		copy[i] = out.data[i];
	}
	for (size_t n = 0; n < out.len; n++) {
		pop_exe *e = NULL;

		assert(pop_exe_open_bytes(&e, copy, n, "x", NULL, NULL) ==
			POP_E_CORRUPT);
		assert(!e);
	}
	free(copy);
	pop_buf_release(&out);
}

/* Recomputes the header's checksum. */
static void
seal(unsigned char *file)
{
	size_t n = POP_EXE_HEADER_BYTES + file[24] * POP_EXE_ENTRY_BYTES;
	uint64_t sum = pop_digest_u64(file, n);

	for (unsigned i = 0; i < 8; i++)
		file[n + i] = (unsigned char)(sum >> 8 * i);
}

static void
test_versions(void)
{
	static const struct {
		size_t at;
		unsigned char value;
		pop_status want;
		const char *text;
	} row[] = {
		{0, 'Q', POP_E_CORRUPT, "not an executable"},
		{8, 3, POP_E_MISS, "newer format 3"},
		{8, 1, POP_E_MISS, "older format 1"},
		{8, 0, POP_E_CORRUPT, "header is damaged"},
		{12, 1, POP_OK, NULL},
		{14, 1, POP_E_MISS, "flags 0x10000"},
		{24, 33, POP_E_CORRUPT, "header is damaged"},
		{28, 1, POP_E_CORRUPT, "header is damaged"},
		/* Ids: the sixth is const, the last one cost. */
		{32 + 5 * 40, 7, POP_E_MISS, "section 7 is required"},
		{32 + 6 * 40, 200, POP_OK, NULL},
		{32, 9, POP_E_MISS, "section 9"},
		{32 + 40, 1, POP_E_CORRUPT, "out of order"},
		{32 + 4, 7, POP_E_MISS, "codec 7"},
		{32 + 8, 1, POP_E_CORRUPT, "misplaced"},
		{32 + 16 + 3, 1, POP_E_CORRUPT, "unpack to"},
	};
	pop_buf out = {0};
	unsigned char *copy;

	write_sample(&out);
	copy = malloc(out.len);
	assert(copy);
	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		pop_exe *e = NULL;
		pop_err err = {0};
		pop_status st;

		memcpy(copy, out.data, out.len);
		copy[row[i].at] = row[i].value;
		if (copy[24] < 33)
			seal(copy);
		st = pop_exe_open_bytes(&e, copy, out.len, "x", NULL, &err);
		if (st != row[i].want ||
			(row[i].text && !strstr(err.text, row[i].text)))
			fprintf(stderr, "row %u: %s\n", i, err.text);
		assert(st == row[i].want);
		assert(!row[i].text || strstr(err.text, row[i].text));
		pop_exe_close(e);
	}
	free(copy);
	pop_buf_release(&out);
}

static void
test_keys(void)
{
	pop_digest key = {{0xab, 0xcd}}, other = {{0xab, 0xce}};
	pop_exe_options o = {.key = &key};
	pop_exe *e = NULL;
	pop_buf out = {0};
	pop_err err = {0};

	write_sample(&out);
	assert(pop_exe_open_bytes(&e, out.data, out.len, "x", &o, &err) ==
		POP_OK);
	pop_exe_close(e);
	o.key = &other;
	assert(pop_exe_open_bytes(&e, out.data, out.len, "x", &o, &err) ==
		POP_E_CORRUPT);
	assert(strstr(err.text, "instead of abce"));
	/* With too little memory there is an error, with enough there is not,
	 * and nothing between. */
	o = (pop_exe_options){.max_memory = 16};
	while (pop_exe_open_bytes(&e, out.data, out.len, "x", &o, &err) !=
		POP_OK) {
		assert(err.status == POP_E_NOMEM && !e);
		o.max_memory += 16;
	}
	assert(o.max_memory > out.len && o.max_memory < 1 << 16);
	pop_exe_close(e);
	pop_buf_release(&out);
}

/* A program whose constants are `n` bytes: noise, or little of it. */
static void
write_constants(const char *path, size_t n, bool noise)
{
	static maker m;
	pop_exe_meta meta = meta_of();
	pop_buf out = {0};
	unsigned char *c = aligned_alloc(64, n);
	uint32_t x = 1;

	assert(c);
	for (size_t i = 0; i < n; i++) {
		x = x * 1664525 + 1013904223;
		c[i] = noise || i % 16 == 0 ? (unsigned char)(x >> 24) : 7;
	}
	make_init(&m);
	sample_dot(&m);
	m.p.constant = c;
	m.p.constant_bytes = n;
	assert(pop_exe_write(&m.p, &meta, &out, NULL) == POP_OK);
	assert(noise ? out.len > n : out.len < n / 2);
	assert(pop_publish(path, out.data, out.len, false, NULL) == POP_OK);
	pop_buf_release(&out);
	free(c);
}

static void
test_large(void)
{
	enum { BYTES = 3 << 20 };
	pop_exe_options o = {.every_byte = true};
	const pop_program *p;
	pop_exe_info info;
	pop_exe *e = NULL;
	pop_err err = {0};
	unsigned long sum = 0;
	int fd;

	write_constants("noise", BYTES, true);
	assert(pop_exe_open(&e, "noise", &o, &err) == POP_OK);
	assert(!pop_exe_is_mapped(e));
	pop_exe_close(e);
	fd = open("noise", O_RDWR);
	assert(fd >= 0);
	assert(pop_exe_peek_fd(&info, fd, "noise", &err) == POP_OK);
	assert(info.key.byte[0] == 0xab && info.bytes > BYTES);
	assert(pop_exe_open_fd(&e, fd, "noise", NULL, &err) == POP_OK);
	p = pop_exe_program(e);
	assert(p->constant_bytes == BYTES);
	assert((uintptr_t)p->constant % 64 == 0);
	assert(!pop_exe_is_lost(e));
	/* The file goes away under the mapping: zeros, and it says so. */
	if (pop_exe_is_mapped(e)) {
		assert(ftruncate(fd, 1 << 20) == 0);
		for (size_t i = 0; i < BYTES; i += 512)
			sum += p->constant[i];
		assert(p->constant[BYTES - 1] == 0 && sum > 0);
		assert(pop_exe_is_lost(e));
	}
	pop_exe_close(e);
	/* Somebody writes to it after it was checked.  File times advance in
	 * ticks of some milliseconds. */
	write_constants("noise", BYTES, true);
	assert(pop_exe_open(&e, "noise", &(pop_exe_options){0}, &err) ==
		POP_OK);
	if (pop_exe_is_mapped(e)) {
		int other = open("noise", O_WRONLY);

		assert(!pop_exe_is_lost(e));
		pop_sleep_ns(30000000);
		assert(other >= 0 && pwrite(other, "x", 1, 2 << 20) == 1);
		assert(pop_exe_is_lost(e));
		close(other);
	}
	pop_exe_close(e);
	/* Damage in const of a large file. */
	write_constants("noise", BYTES, true);
	close(fd);
	fd = open("noise", O_RDWR);
	assert(fd >= 0 && pwrite(fd, "x", 1, 2 << 20) == 1);
	assert(pop_exe_open_fd(&e, fd, "noise", NULL, &err) == POP_E_CORRUPT);
	assert(strstr(err.text, "section const"));
	close(fd);
	write_constants("tame", BYTES, false);
	assert(pop_exe_open(&e, "tame", NULL, &err) == POP_OK);
	assert(pop_exe_program(e)->constant[BYTES - 1] == 7);
	pop_exe_close(e);
	assert(pop_exe_open(&e, "absent", NULL, &err) == POP_E_MISS);
	unlink("noise");
	unlink("tame");
}

static void
test_pipe(void)
{
	pop_buf out = {0};
	pop_exe *e = NULL;
	pop_err err = {0};
	int fd[2];

	write_sample(&out);
	assert(pipe(fd) == 0);
	assert(write(fd[1], out.data, out.len) == (ssize_t)out.len);
	close(fd[1]);
	assert(pop_exe_open_fd(&e, fd[0], "pipe", NULL, &err) == POP_OK);
	close(fd[0]);
	pop_exe_close(e);
	pop_buf_release(&out);
}

/* With a directory as argument: writes the samples there, one file each, as
 * the corpus of tests/fuzz/exe.c. */
static void
write_corpus(const char *dir)
{
	static maker m;
	pop_exe_meta meta = meta_of();

	for (unsigned i = 0; i < NSAMPLE; i++) {
		char path[256];
		pop_buf out = {0};

		make_init(&m);
		sample[i].make(&m);
		assert(pop_exe_write(&m.p, &meta, &out, NULL) == POP_OK);
		snprintf(path, sizeof(path), "%s/%s", dir, sample[i].name);
		assert(pop_publish(path, out.data, out.len, false, NULL) ==
			POP_OK);
		pop_buf_release(&out);
	}
}

/*
 * For tests/cmd: the executable `file` as a compiler of the epoch before would
 * have made it, in `dir`, under a key of its own; or (twin) as one of another
 * graph with the same digest, under the same key.
 */
static void
make_other(const char *file, const char *dir, bool twin)
{
	pop_exe_options o = {.want_cost = true, .want_graph = true};
	pop_exe_part parts[POP_EXE_MAX_PARTS];
	pop_exe *e = NULL;
	pop_exe_meta m;
	pop_buf out = {0};
	pop_err err = {0};
	char path[4096], hex[33];
	FILE *f;

	assert(pop_exe_open(&e, file, &o, &err) == POP_OK);
	m = *pop_exe_meta_of(e);
	if (twin) {
		m.check.byte[0] ^= 0x5a;
	} else {
		m.epoch--;
		m.key.byte[0] ^= 0x5a;
	}
	memcpy(parts, m.part, m.npart * sizeof(parts[0]));
	for (uint32_t i = 0; i < m.npart && !twin; i++)
		if (pop_str_is(parts[i].name, "epoch"))
			parts[i].digest.byte[0] ^= 0x5a;
	m.part = parts;
	assert(pop_exe_write(pop_exe_program(e), &m, &out, &err) == POP_OK);
	pop_digest_print(hex, m.key);
	snprintf(path, sizeof(path), "%s/%s.poplar_exec", dir, hex);
	f = fopen(path, "wb");
	assert(f && fwrite(out.data, 1, out.len, f) == out.len);
	assert(fclose(f) == 0);
	pop_buf_release(&out);
	pop_exe_close(e);
}

int
main(int argc, char **argv)
{
	if (argc == 4) {
		make_other(argv[2], argv[3], strcmp(argv[1], "twin") == 0);
		return 0;
	}
	if (argc > 1) {
		write_corpus(argv[1]);
		return 0;
	}
	assert(pop_memory_limit() >= 1 << 20);
	test_round_trip();
	test_damage();
	test_versions();
	test_keys();
	test_large();
	test_pipe();
	return 0;
}
