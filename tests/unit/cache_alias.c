/* Alias records: round trip, places, damage, and whose word is taken. */

#include "lib/base/buf.h"
#include "lib/base/cursor.h"
#include "lib/base/fs.h"

#include "tests/unit/cache_test.h"

static const pop_str args[] = {{"x", 1}, {"", 0}, {"w\0\xff", 3}};
static const pop_str results[] = {{"out", 3}};

static pop_cache *
open_with_own(const char *top, const char *own)
{
	pop_cache *c = NULL;
	pop_status st = pop_cache_open(&c,
		&(pop_cache_spec){
			.top = top, .bases = "al/base", .own_alias = own},
		NULL);

	assert(st == POP_OK);
	return c;
}

static pop_alias_query
query(const char *bytes)
{
	pop_alias_query q = {.options = test_key(10),
		.target = test_key(11),
		.customs = test_key(12),
		.epoch = 3};

	assert(pop_alias_ask(&q, bytes, strlen(bytes), NULL) == POP_OK);
	return q;
}

static pop_alias
record(void)
{
	return (pop_alias){.key = test_key(1),
		.check = test_key(2),
		.arg = args,
		.narg = 3,
		.result = results,
		.nresult = 1};
}

static pop_status
find(const pop_cache *c, const pop_alias_query *q)
{
	pop_alias a;
	pop_status st = pop_alias_find(&a, c, q, NULL);

	if (st == POP_OK)
		assert(pop_digest_eq(a.key, test_key(1)));
	else
		assert(!a.storage && !a.narg);
	pop_alias_release(&a);
	return st;
}

/* The one file in a directory. */
static const char *
only_file(const char *dir)
{
	static char out[256];
	char cmd[128];
	FILE *f;

	snprintf(cmd, sizeof(cmd), "ls -d %s/*", dir);
	f = popen(cmd, "r");
	assert(f && fgets(out, sizeof(out), f));
	pclose(f);
	out[strcspn(out, "\n")] = '\0';
	return out;
}

static void
digests(void)
{
	enum { N = 5000000 };
	unsigned char *p = malloc(N);
	pop_alias_query a = {.epoch = 0}, b = {.epoch = 0};
	pop_digest d;

	assert(p);
	for (unsigned i = 0; i < N; i++)
		p[i] = (unsigned char)(i * 7 + i / 256);
	assert(pop_alias_ask(&a, p, N, NULL) == POP_OK);
	assert(a.nbyte == N);
	/* The digests do not depend on who makes them. */
	for (b.threads = 1; b.threads < 12; b.threads += 3) {
		assert(pop_alias_ask(&b, p, N, NULL) == POP_OK);
		assert(pop_digest_eq(a.bytes, b.bytes));
		assert(pop_digest_eq(a.second, b.second));
	}
	/* Any byte, first piece or last, reaches both digests. */
	for (unsigned i = 0; i < N; i += N / 7) {
		p[i] ^= 1;
		assert(pop_alias_ask(&b, p, N, NULL) == POP_OK);
		assert(!pop_digest_eq(a.bytes, b.bytes));
		assert(!pop_digest_eq(a.second, b.second));
		p[i] ^= 1;
	}
	free(p);
	assert(pop_alias_ask(&b, "", 0, NULL) == POP_OK && b.nbyte == 0);
	d = pop_digest_of("", 0);
	assert(pop_digest_eq(b.bytes, pop_digest_of(&d, sizeof(d))));
	/* Order and number of equal pieces count. */
	p = calloc(1, N);
	assert(p && pop_alias_ask(&a, p, 128 << 10, NULL) == POP_OK);
	assert(pop_alias_ask(&b, p, 256 << 10, NULL) == POP_OK);
	assert(!pop_digest_eq(a.bytes, b.bytes));
	free(p);
}

/* A record of a layer is found without it the next time. */
static void
copied_to_own(void)
{
	pop_cache *base = open_with_own("al/base", NULL), *c;
	pop_alias_query q = query("module");
	pop_alias a = record();

	assert(pop_alias_put(base, &q, &a, NULL) == POP_OK);
	pop_cache_close(base);
	c = open_with_own("al/top", "al/own/alias");
	assert(pop_alias_find(&a, c, &q, NULL) == POP_OK && a.shared);
	pop_alias_release(&a);
	assert(system("rm -rf al/base") == 0);
	assert(pop_alias_find(&a, c, &q, NULL) == POP_OK && !a.shared);
	assert(a.narg == 3 && pop_str_eq(a.arg[2], args[2]));
	pop_alias_release(&a);
	pop_cache_close(c);
	assert(system("rm -rf al") == 0);
}

static void
round_trip(void)
{
	pop_cache *c = open_with_own("al/top", "al/own/alias");
	pop_alias_query q = query("module");
	pop_alias a = record();
	pop_err err;

	assert(pop_alias_find(&a, c, &q, &err) == POP_E_MISS);
	assert(!test_exists("al"));
	a = record();
	assert(pop_alias_put(c, &q, &a, &err) == POP_OK);
	assert(test_exists("al/own/alias"));
	assert(pop_alias_find(&a, c, &q, &err) == POP_OK);
	assert(pop_digest_eq(a.key, test_key(1)));
	assert(pop_digest_eq(a.check, test_key(2)));
	assert(a.narg == 3 && a.nresult == 1);
	for (int i = 0; i < 3; i++)
		assert(pop_str_eq(a.arg[i], args[i]));
	assert(pop_str_is(a.result[0], "out"));
	pop_alias_release(&a);
	pop_alias_release(&a);
	pop_cache_close(c);
}

/* Was the file written since mark_old()? */
static void
mark_old(const char *path)
{
	const struct timespec long_ago[2] = {{1000, 0}, {1000, 0}};

	assert(utimensat(AT_FDCWD, path, long_ago, 0) == 0);
}

static bool
is_old(const char *path)
{
	struct stat sb;

	assert(stat(path, &sb) == 0);
	return sb.st_mtim.tv_sec == 1000;
}

/* The caller's own record is written again only if it says something else; the
 * one that others read always is. */
static void
unchanged(void)
{
	pop_cache *c = open_with_own("un/top", "un/own");
	pop_alias_query q = query("module");
	pop_alias a = record();
	char own[256], shared[256];
	struct stat sb;
	int fd;

	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK);
	strcpy(own, only_file("un/own"));
	strcpy(shared, only_file("un/top/.popcache/alias"));
	mark_old(own);
	mark_old(shared);
	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK);
	assert(is_old(own) && !is_old(shared));
	assert(unlink(shared) == 0);
	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK);
	assert(is_old(own) && test_exists(shared));

	/* Another key, fewer names, a byte that the disk changed. */
	a.check = test_key(5);
	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK && !is_old(own));
	a = record();
	a.narg = 2;
	mark_old(own);
	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK && !is_old(own));
	assert(stat(own, &sb) == 0);
	fd = open(own, O_WRONLY);
	assert(fd >= 0 && pwrite(fd, "\xa5", 1, sb.st_size - 1) == 1);
	close(fd);
	mark_old(own);
	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK && !is_old(own));
	assert(unlink(shared) == 0);
	assert(pop_alias_find(&a, c, &q, NULL) == POP_OK && a.narg == 2);
	pop_alias_release(&a);
	pop_cache_close(c);
}

/* Each part of the question matters. */
static void
other_questions(void)
{
	pop_cache *c = open_with_own("al/top", NULL);
	pop_alias_query q = query("module"), r = q;

	assert(find(c, &q) == POP_OK);
	r = q, r.options = test_key(99);
	assert(find(c, &r) == POP_E_MISS);
	r = q, r.target = test_key(99);
	assert(find(c, &r) == POP_E_MISS);
	r = q, r.customs = test_key(99);
	assert(find(c, &r) == POP_E_MISS);
	r = q, r.epoch++;
	assert(find(c, &r) == POP_E_MISS);
	/* As if XXH3-128 collided: length and second digest still tell. */
	r = q, r.nbyte++;
	assert(find(c, &r) == POP_E_MISS);
	r = q, r.second = test_key(99);
	assert(find(c, &r) == POP_E_MISS);
	r = query("modulf");
	assert(find(c, &r) == POP_E_MISS);
	pop_cache_close(c);
}

static void
places(void)
{
	pop_cache *c = open_with_own("al/top", "al/own/alias");
	pop_cache *base = test_open("al/base", NULL);
	pop_alias_query q = query("module");
	pop_alias a = record();

	assert(system("rm -rf al/top/.popcache") == 0);
	assert(find(c, &q) == POP_OK); /* own */
	assert(system("rm -rf al/own") == 0);
	assert(find(c, &q) == POP_E_MISS);
	assert(pop_alias_put(base, &q, &a, NULL) == POP_OK);
	assert(find(c, &q) == POP_OK); /* base */
	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK);
	assert(system("rm -rf al/own al/base") == 0);
	assert(find(c, &q) == POP_OK); /* TOP */
	pop_cache_close(base);
	pop_cache_close(c);

	/* One of two places is enough; none is an error. */
	test_write("al/file", "", 0);
	c = open_with_own("al/file/x", "al/own2");
	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK);
	pop_cache_close(c);
	c = open_with_own("al/file/x", "al/file/y");
	assert(pop_alias_put(c, &q, &a, NULL) == POP_E_USAGE);
	pop_cache_close(c);
	c = test_open(NULL, "al/top");
	assert(pop_alias_put(c, &q, &a, NULL) == POP_E_IO);
	pop_cache_close(c);
}

/* Rewrites a record with its checksum made right again. */
static void
write_summed(const char *path, unsigned char *p, size_t n)
{
	uint64_t sum = pop_digest_u64(p, n - 8);

	for (int i = 0; i < 8; i++)
		p[n - 8 + (size_t)i] = (unsigned char)(sum >> 8 * i);
	test_write(path, p, n);
}

static void
damage(void)
{
	static const unsigned char value[] = {0, 1, 0x7f, 0x80, 0xff};
	pop_cache *c = test_open("da", NULL);
	pop_alias_query q = query("module");
	pop_alias a = record();
	unsigned char *copy;
	pop_file f = {0};
	char path[256];

	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK);
	strcpy(path, only_file("da/.popcache/alias"));
	assert(pop_file_read(&f, path, 0, NULL) == POP_OK);
	copy = malloc(f.len + 1);
	assert(copy);
	for (size_t n = 0; n < f.len; n++) { /* truncated */
		test_write(path, f.data, n);
		assert(find(c, &q) == POP_E_MISS);
	}
	for (size_t i = 0; i < f.len; i++) { /* flipped */
		memcpy(copy, f.data, f.len);
		copy[i] ^= 0x10;
		test_write(path, copy, f.len);
		assert(find(c, &q) == POP_E_MISS);
	}
	/* A checksum proves nothing about what it covers. */
	for (size_t i = 0; i < f.len - 8; i++)
		for (size_t k = 0; k < sizeof(value); k++) {
			bool is_key = i >= 28 && i < 60;

			memcpy(copy, f.data, f.len);
			copy[i] = value[k];
			write_summed(path, copy, f.len);
			if (!is_key)
				(void)find(c, &q);
		}
	for (size_t n = 8; n < f.len; n++) {
		memcpy(copy, f.data, f.len);
		write_summed(path, copy, n);
		assert(find(c, &q) == POP_E_MISS);
	}
	memcpy(copy, f.data, f.len); /* one byte too many */
	copy[f.len] = 0;
	write_summed(path, copy, f.len + 1);
	assert(find(c, &q) == POP_E_MISS);
	test_write(path, f.data, f.len);
	assert(find(c, &q) == POP_OK);
	/* A record under another's name. */
	q.epoch++;
	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK);
	q.epoch--;
	unlink(path);
	assert(rename(only_file("da/.popcache/alias"), path) == 0);
	assert(find(c, &q) == POP_E_MISS);
	free(copy);
	pop_file_release(&f);
	pop_cache_close(c);
}

static void
find_as_user(void *arg)
{
	pop_alias_query q = query("module");

	assert(find(arg, &q) == POP_OK);
}

static void
miss_as_user(void *arg)
{
	pop_alias_query q = query("module");

	assert(find(arg, &q) == POP_E_MISS);
}

static void
trust(void)
{
	pop_cache *c = test_open("tr", NULL);
	pop_cache *own = NULL;
	pop_alias_query q = query("module");
	pop_alias a = record();
	char path[256], hex[64];
	struct stat sb;

	umask(0);
	assert(pop_alias_put(c, &q, &a, NULL) == POP_OK);
	umask(022);
	strcpy(path, only_file("tr/.popcache/alias"));
	assert(stat(path, &sb) == 0 && (sb.st_mode & 0777) == 0644);
	assert(find(c, &q) == POP_OK);
	assert(chmod(path, 0664) == 0 && find(c, &q) == POP_E_MISS);
	assert(chmod(path, 0646) == 0 && find(c, &q) == POP_E_MISS);
	assert(chmod(path, 0644) == 0 && find(c, &q) == POP_OK);
	/* Not through a link, which could lead anywhere. */
	assert(rename(path, "tr/real") == 0);
	assert(symlink("../../real", path) == 0);
	assert(find(c, &q) == POP_E_MISS);
	assert(unlink(path) == 0 && mkfifo(path, 0644) == 0);
	assert(find(c, &q) == POP_E_MISS);
	assert(unlink(path) == 0 && rename("tr/real", path) == 0);
	assert(find(c, &q) == POP_OK);
	if (geteuid() != 0) {
		puts("skipped: ownership, which only root can change");
		goto out;
	}
	/* Of root: anybody believes it. */
	(void)test_unprivileged(find_as_user, c);
	/* Of a third: nobody, unless it owns the directory. */
	assert(chown(path, 1, 1) == 0);
	assert(find(c, &q) == POP_E_MISS);
	(void)test_unprivileged(miss_as_user, c);
	assert(chown("tr", 1, 1) == 0);
	assert(find(c, &q) == POP_OK);
	(void)test_unprivileged(find_as_user, c);
	/* In the user's own store the directory's owner does not count. */
	strcpy(hex, strrchr(path, '/') + 1);
	assert(mkdir("tro", 0755) == 0 && chown("tro", 1, 1) == 0);
	snprintf(path, sizeof(path), "cp -p tr/.popcache/alias/%s tro/", hex);
	assert(system(path) == 0);
	own = open_with_own("tr2", "tro");
	assert(find(own, &q) == POP_E_MISS);
	assert(chown(only_file("tro"), 0, 0) == 0);
	assert(find(own, &q) == POP_OK);
out:
	pop_cache_close(own);
	pop_cache_close(c);
}

static void
limits(void)
{
	enum { N = (1 << 20) + 1 };
	pop_cache *c = test_open("li", NULL);
	pop_alias_query q = query("module");
	pop_str *many = calloc(N, sizeof(*many));
	pop_alias a = record();
	pop_err err;

	assert(many);
	a.arg = many;
	a.narg = N;
	assert(pop_alias_put(c, &q, &a, &err) == POP_E_INPUT);
	assert(!test_exists("li"));
	a.narg = N - 1;
	assert(pop_alias_put(c, &q, &a, &err) == POP_OK);
	assert(find(c, &q) == POP_OK);
	a.narg = 0;
	a.nresult = 0;
	assert(pop_alias_put(c, &q, &a, &err) == POP_OK);
	assert(find(c, &q) == POP_OK);
	free(many);
	pop_cache_close(c);
}

int
main(void)
{
	umask(022);
	digests();
	copied_to_own();
	round_trip();
	unchanged();
	other_questions();
	places();
	damage();
	trust();
	limits();
	return 0;
}
