/* Names, layers, get, put, quarantine, list and info. */

#include <errno.h>
#include <time.h>

#include "tests/unit/cache_test.h"

static void
names(void)
{
	static const struct {
		const char *name;
		pop_cache_kind kind;
	} row[] = {
		{"0123456789abcdef0123456789abcdef.poplar_exec",
			POP_CACHE_ENTRY},
		{"0123456789ABCDEF0123456789abcdef.poplar_exec",
			POP_CACHE_FOREIGN},
		{"0123456789abcdef0123456789abcde.poplar_exec",
			POP_CACHE_FOREIGN},
		{"0123456789abcdef0123456789abcdef0.poplar_exec",
			POP_CACHE_FOREIGN},
		{"277a08fe4c20b50.poplar_exec", POP_CACHE_ORIGINAL},
		{"0123456789abcdef.poplar_exec", POP_CACHE_ORIGINAL},
		{"0123456789abcdef0.poplar_exec", POP_CACHE_FOREIGN},
		{"0.poplar_exec", POP_CACHE_ORIGINAL},
		{".poplar_exec", POP_CACHE_FOREIGN},
		{"0123456789abcdef0123456789abcdef", POP_CACHE_FOREIGN},
		{"0123456789abcdef0123456789abcdef.poplar_exec.gz",
			POP_CACHE_FOREIGN},
		{"g123456789abcdef0123456789abcdef.poplar_exec",
			POP_CACHE_FOREIGN},
		{".popcache-tmp-0123456789abcdef", POP_CACHE_TEMP},
		{"", POP_CACHE_FOREIGN},
	};
	char name[POP_CACHE_NAME_MAX];
	pop_digest key, again;

	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++)
		assert(pop_cache_name_kind(row[i].name, &key) == row[i].kind);
	key = test_key(1);
	pop_cache_name(name, key);
	assert(pop_cache_name_kind(name, &again) == POP_CACHE_ENTRY);
	assert(pop_digest_eq(key, again));
}

static void
layers(void)
{
	static const struct {
		const char *top, *bases;
		int nlayer, top_layer;
		const char *dir[4];
	} row[] = {
		{"l/a", NULL, 1, 0, {"l/a"}},
		{"l/a///", "", 1, 0, {"l/a"}},
		{"/", NULL, 1, 0, {"/"}},
		{"l/a:l/b", "l/c", 3, 0, {"l/a", "l/b", "l/c"}},
		{"l/a", "l/b::l/c:", 3, 0, {"l/a", "l/b", "l/c"}},
		{"l/a:l/a/", "l/b:l/a", 2, 0, {"l/a", "l/b"}},
		{"l/x:y", NULL, 1, 0, {"l/x:y"}}, /* a directory of that name */
		{NULL, "l/b", 1, POP_CACHE_NO_LAYER, {"l/b"}},
	};
	static const char *const bad[] = {"", ":l/b"};
	char longest[POP_CACHE_PATH_MAX + 1];
	pop_cache *c = NULL;
	pop_err err;

	assert(mkdir("l", 0777) == 0 && mkdir("l/x:y", 0777) == 0);
	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		c = test_open(row[i].top, row[i].bases);
		assert(pop_cache_nlayer(c) == row[i].nlayer);
		assert(pop_cache_top(c) == row[i].top_layer);
		for (int k = 0; k < row[i].nlayer; k++)
			assert(strcmp(pop_cache_dir(c, k), row[i].dir[k]) == 0);
		pop_cache_close(c);
	}
	assert(!test_exists("l/a"));
	for (unsigned i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		assert(pop_cache_open(&c, &(pop_cache_spec){.top = bad[i]},
			       &err) == POP_E_USAGE);
	assert(pop_cache_open(&c, &(pop_cache_spec){.fsync = 0}, &err) ==
		POP_E_USAGE);
	memset(longest, 'x', sizeof(longest) - 1);
	longest[sizeof(longest) - 1] = '\0';
	assert(pop_cache_open(&c, &(pop_cache_spec){.top = longest}, &err) ==
		POP_E_USAGE);
	memset(longest, 0, sizeof(longest));
	for (int i = 0; i <= POP_CACHE_MAX_LAYERS; i++)
		snprintf(longest + strlen(longest), 16, "d%d:", i);
	assert(pop_cache_open(&c, &(pop_cache_spec){.top = longest}, &err) ==
		POP_E_USAGE);
	assert(c == NULL);
	pop_cache_close(NULL);
}

static void
put_and_get(void)
{
	pop_digest key = test_key(1);
	pop_cache *c = test_open("pg/deep/dir", NULL);
	unsigned char data[PAYLOAD];
	char path[POP_CACHE_PATH_MAX], want[POP_CACHE_PATH_MAX];
	pop_cache_entry e;
	struct stat sb;
	int calls = 0;
	pop_err err;

	assert(test_get(c, key, NULL, &err) == POP_E_MISS);
	assert(strstr(err.text, "is not in pg/deep/dir"));
	assert(!test_exists("pg")); /* a get creates nothing */
	test_payload(data, key, PAYLOAD_VERSION);
	umask(027);
	assert(pop_cache_put(c, key, data, PAYLOAD,
		       &(pop_cache_put_opts){.compile_ns = 2000000000}, path,
		       &err) == POP_OK);
	umask(022);
	pop_cache_path(want, c, key);
	assert(strcmp(path, want) == 0);
	assert(strcmp(path, test_path("pg/deep/dir", key, ".poplar_exec")) ==
		0);
	assert(stat(path, &sb) == 0 && (sb.st_mode & 0777) == 0640);
	assert(pop_cache_get(&e, c, key, test_checker(&calls), &err) == POP_OK);
	assert(calls == 1 && e.layer == 0);
	assert(strcmp(e.path, path) == 0 && pop_digest_eq(e.key, key));
	assert(fcntl(e.fd, F_GETFD) & FD_CLOEXEC);
	/* The descriptor outlives the name. */
	assert(unlink(path) == 0);
	assert(pread(e.fd, data, PAYLOAD, 0) == PAYLOAD);
	pop_cache_entry_close(&e);
	pop_cache_entry_close(&e);
	assert(test_get(c, key, NULL, &err) == POP_E_MISS);
	assert(rmdir("pg/deep/dir/.popcache/tmp") == 0); /* left empty */
	/* Folders come back. */
	assert(test_put(c, key, &err) == POP_OK);
	assert(test_put(c, key, &err) == POP_OK);
	assert(test_get(c, key, NULL, &err) == POP_OK);
	pop_cache_close(c);
}

/* New folders look like DIR, whatever the umask. */
static void
folder_modes(void)
{
	pop_cache *c = test_open("fm", NULL);
	struct stat sb;

	assert(mkdir("fm", 0700) == 0 && chmod("fm", 02775) == 0);
	umask(077);
	assert(test_put(c, test_key(1), NULL) == POP_OK);
	umask(022);
	assert(stat("fm/.popcache", &sb) == 0);
	assert((sb.st_mode & 07777) == 02775);
	assert(stat("fm/.popcache/use", &sb) == 0);
	assert((sb.st_mode & 07777) == 02775);
	pop_cache_close(c);
}

/* Files that fail their checks: what get says, and what becomes of them. */
static void
bad_entries(void)
{
	pop_digest key = test_key(1), other = test_key(2);
	pop_cache *c = test_open("be", NULL);
	unsigned char good[PAYLOAD], of_other[PAYLOAD], zero[PAYLOAD] = {0};
	unsigned char newer[PAYLOAD];
	char path[POP_CACHE_PATH_MAX];
	struct stat before, after;
	pop_err err;

	test_payload(good, key, PAYLOAD_VERSION);
	test_payload(of_other, other, PAYLOAD_VERSION);
	test_payload(newer, key, PAYLOAD_VERSION + 1);
	const struct {
		const void *data;
		size_t n;
		bool set_aside;
		const char *text;
	} row[] = {
		{good, PAYLOAD - 1, true, "not 10 bytes"},
		{good, 0, true, "the file is empty"},
		{zero, PAYLOAD, true, "of another key"},
		{of_other, PAYLOAD, true, "of another key"},
		{newer, PAYLOAD, false, "version 2 is newer"},
	};
	assert(test_put(c, key, &err) == POP_OK);
	pop_cache_path(path, c, key);
	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		test_write(path, row[i].data, row[i].n);
		assert(stat(path, &before) == 0);
		assert(test_get(c, key, NULL, &err) == POP_E_MISS);
		assert(strstr(err.text, row[i].text));
		assert(strstr(err.text, path));
		assert(test_exists(path) != row[i].set_aside);
		if (!row[i].set_aside)
			continue;
		assert(stat(test_path("be/.popcache/bad", key, ".poplar_exec"),
			       &after) == 0);
		assert(before.st_ino == after.st_ino);
		assert(test_exists(
			test_path("be/.popcache/bad", key, ".reason")));
		assert(test_put(c, key, &err) == POP_OK);
		assert(test_get(c, key, NULL, &err) == POP_OK);
	}
	/* A put replaces what nobody could use. */
	assert(test_put(c, key, &err) == POP_OK);
	assert(test_get(c, key, NULL, &err) == POP_OK);
	pop_cache_close(c);
}

/* A check that finds the file bad after somebody replaced it. */
static pop_status
replacing_check(void *arg, const pop_cache_entry *e, pop_err *err)
{
	assert(test_put(arg, e->key, err) == POP_OK);
	return pop_fail(err, POP_E_CORRUPT, "was bad");
}

static void
replaced_meanwhile(void)
{
	pop_digest key = test_key(1);
	pop_cache *c = test_open("rm", NULL);
	pop_cache_entry e;

	assert(test_put(c, key, NULL) == POP_OK);
	assert(pop_cache_get(&e, c, key, (pop_cache_check){replacing_check, c},
		       NULL) == POP_E_MISS);
	assert(test_get(c, key, NULL, NULL) == POP_OK);
	pop_cache_close(c);
}

struct flaky {
	int calls, failures;
	pop_status status;
};

static pop_status
flaky_check(void *arg, const pop_cache_entry *e, pop_err *err)
{
	struct flaky *f = arg;

	(void)e;
	if (f->calls++ < f->failures)
		return pop_fail(err, f->status, "flaky");
	return POP_OK;
}

/* What a read failure is not: corruption. */
static void
read_failures(void)
{
	static const struct {
		pop_status status;
		int failures, calls;
		pop_status want;
	} row[] = {
		{POP_E_IO, 1, 2, POP_OK}, /* opened anew once */
		{POP_E_IO, 9, 2, POP_E_IO},
		{POP_E_NOMEM, 1, 1, POP_E_NOMEM},
		{POP_E_NOFIT, 1, 1, POP_E_NOFIT},
		{POP_E_MISS, 1, 1, POP_E_MISS},
	};
	pop_digest key = test_key(1);
	pop_cache *c = test_open("rf", NULL);
	pop_cache_entry e;
	pop_err err;

	assert(test_put(c, key, NULL) == POP_OK);
	for (unsigned i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
		struct flaky f = {0, row[i].failures, row[i].status};
		pop_status st = pop_cache_get(
			&e, c, key, (pop_cache_check){flaky_check, &f}, &err);

		assert(st == row[i].want && f.calls == row[i].calls);
		assert(st == POP_OK || strstr(err.text, "flaky"));
		pop_cache_entry_close(&e);
		assert(test_get(c, key, NULL, NULL) == POP_OK);
	}
	assert(!test_exists("rf/.popcache/bad"));
	pop_cache_close(c);
}

/* A name that leads to something else must neither block nor be touched. */
static void
not_files(void)
{
	pop_digest key = test_key(1);
	pop_cache *c = test_open("nf", NULL);
	char path[POP_CACHE_PATH_MAX];
	pop_err err;

	assert(mkdir("nf", 0777) == 0);
	pop_cache_path(path, c, key);
	assert(mkfifo(path, 0666) == 0);
	assert(test_get(c, key, NULL, &err) == POP_E_MISS);
	assert(strstr(err.text, "not a plain file"));
	assert(unlink(path) == 0 && mkdir(path, 0777) == 0);
	assert(test_get(c, key, NULL, &err) == POP_E_MISS);
	assert(test_exists(path) && rmdir(path) == 0);
	assert(symlink("loop", "nf/loop") == 0 && symlink("loop", path) == 0);
	assert(test_get(c, key, NULL, &err) == POP_E_MISS);
	assert(strstr(err.text, path) && strstr(err.text, "symbolic link"));
	assert(test_put(c, key, &err) == POP_OK); /* replaces the link */
	assert(test_get(c, key, NULL, &err) == POP_OK);
	pop_cache_close(c);
}

static void
bases(void)
{
	pop_digest a = test_key(1), b = test_key(2), none = test_key(3);
	pop_cache *low = test_open("base/low", NULL);
	pop_cache *mid = test_open("base/mid", NULL);
	pop_cache *c = test_open("base/top:base/mid", "base/low");
	char path[POP_CACHE_PATH_MAX];
	int layer = -1;
	pop_err err;

	assert(test_put(low, a, NULL) == POP_OK);
	assert(test_put(low, b, NULL) == POP_OK);
	assert(test_put(mid, a, NULL) == POP_OK);
	assert(test_get(c, a, &layer, NULL) == POP_OK && layer == 1);
	assert(test_get(c, b, &layer, NULL) == POP_OK && layer == 2);
	assert(test_get(c, none, NULL, &err) == POP_E_MISS);
	assert(strstr(err.text, "base/top, base/mid, base/low"));
	assert(!test_exists("base/top"));
	assert(test_put(c, b, NULL) == POP_OK);
	assert(test_get(c, b, &layer, NULL) == POP_OK && layer == 0);
	/* A bad file in a base is passed over, and stays. */
	pop_cache_path(path, mid, a);
	test_write(path, "torn", 4);
	assert(test_get(c, a, &layer, NULL) == POP_OK && layer == 2);
	assert(test_exists(path) && !test_exists("base/mid/.popcache/bad"));
	pop_cache_path(path, low, a);
	assert(unlink(path) == 0);
	assert(test_get(c, a, NULL, &err) == POP_E_MISS);
	assert(strstr(err.text, "base/mid/") && strstr(err.text, "10 bytes"));
	pop_cache_close(low);
	pop_cache_close(mid);
	pop_cache_close(c);
}

/* Directories that cannot be: below a file; with no TOP; a .popcache that is
 * a file, where the temporary file lies beside the entry. */
static void
unwritable(void)
{
	pop_digest key = test_key(1);
	pop_cache *c = test_open("uw/file/dir", NULL);
	char path[POP_CACHE_PATH_MAX] = "?";
	pop_err err;

	assert(mkdir("uw", 0777) == 0);
	test_write("uw/file", "x", 1);
	assert(test_get(c, key, NULL, NULL) == POP_E_MISS);
	assert(test_put(c, key, &err) == POP_E_USAGE);
	assert(strstr(err.text, "uw/file") && strstr(err.text, "Not a dir"));
	assert(pop_cache_probe(c, &err) == POP_E_USAGE);
	pop_cache_close(c);

	c = test_open(NULL, "uw");
	assert(pop_cache_put(c, key, "x", 1, NULL, path, &err) == POP_E_USAGE);
	assert(path[0] == '\0');
	assert(pop_cache_probe(c, &err) == POP_E_USAGE);
	pop_cache_close(c);

	c = test_open("uw", NULL);
	test_write("uw/.popcache", "x", 1);
	assert(pop_cache_probe(c, &err) == POP_OK);
	assert(test_put(c, key, &err) == POP_OK);
	assert(test_get(c, key, NULL, NULL) == POP_OK);
	pop_cache_path(path, c, key);
	test_write(path, "torn", 4);
	assert(test_get(c, key, NULL, &err) == POP_E_MISS);
	assert(test_exists(path)); /* no bad/: nothing is thrown away */
	pop_cache_close(c);
}

/* No write bit anywhere: hits without .popcache, clear words from put. */
static void
read_only_user(void *arg)
{
	pop_cache *c = arg;
	pop_err err;

	assert(test_get(c, test_key(1), NULL, NULL) == POP_OK);
	assert(!test_exists("ro/.popcache"));
	assert(test_get(c, test_key(2), NULL, NULL) == POP_E_MISS);
	assert(test_exists(test_path("ro", test_key(2), ".poplar_exec")));
	assert(test_put(c, test_key(3), &err) == POP_E_IO);
	assert(strstr(err.text, " ro: ") && strstr(err.text, strerror(EACCES)));
	assert(pop_cache_probe(c, &err) == POP_E_IO);
	assert(!test_exists("ro/.popcache"));
	/* An entry that may not be read is a miss that says so. */
	assert(test_get(c, test_key(4), NULL, &err) == POP_E_MISS);
	assert(strstr(err.text, strerror(EACCES)));
}

static void
read_only(void)
{
	pop_cache *c = test_open("ro", NULL);

	assert(test_put(c, test_key(1), NULL) == POP_OK);
	test_write(test_path("ro", test_key(2), ".poplar_exec"), "torn", 4);
	assert(test_put(c, test_key(4), NULL) == POP_OK);
	assert(chmod(test_path("ro", test_key(4), ".poplar_exec"), 0) == 0);
	assert(system("rm -rf ro/.popcache") == 0);
	assert(chmod("ro", 0555) == 0);
	(void)test_unprivileged(read_only_user, c);
	assert(chmod("ro", 0755) == 0);
	pop_cache_close(c);
}

static time_t
use_time(pop_digest key)
{
	struct stat sb;

	if (stat(test_path("lu/.popcache/use", key, ""), &sb) < 0)
		return 0;
	return sb.st_mtime;
}

static void
last_use(void)
{
	pop_digest key = test_key(1);
	pop_cache *c = test_open("lu", NULL);
	pop_cache *reader = test_open("elsewhere", "lu");
	struct timespec at[2] = {{0, 0}, {0, 0}};
	time_t now = time(NULL);
	char use[256];

	strcpy(use, test_path("lu/.popcache/use", key, ""));
	assert(test_put(c, key, NULL) == POP_OK);
	assert(test_get(reader, key, NULL, NULL) == POP_OK);
	assert(use_time(key) == 0); /* not of a base */
	assert(test_get(c, key, NULL, NULL) == POP_OK);
	assert(use_time(key) >= now);
	at[0].tv_sec = at[1].tv_sec = now - 600;
	assert(utimensat(AT_FDCWD, use, at, 0) == 0);
	assert(test_get(c, key, NULL, NULL) == POP_OK);
	assert(use_time(key) == now - 600);
	at[0].tv_sec = at[1].tv_sec = now - 4000;
	assert(utimensat(AT_FDCWD, use, at, 0) == 0);
	assert(test_get(c, key, NULL, NULL) == POP_OK);
	assert(use_time(key) >= now);
	pop_cache_close(c);
	pop_cache_close(reader);
}

struct listing {
	int n, stop;
	char text[512];
};

static pop_status
list_one(void *arg, const pop_cache_item *it, pop_err *err)
{
	struct listing *l = arg;
	size_t n = strlen(l->text);

	snprintf(l->text + n, sizeof(l->text) - n, "%d %.8s %llu%s%s\n",
		(int)it->kind, it->name, (unsigned long long)it->bytes,
		it->regular ? "" : " other", it->used ? " used" : "");
	assert(it->mtime > 0);
	if (++l->n == l->stop)
		return pop_fail(err, POP_E_INTERRUPTED, "stopped");
	return POP_OK;
}

static pop_status
count_key(void *arg, pop_digest key, pop_err *err)
{
	struct listing *l = arg;

	(void)err;
	l->n++;
	pop_digest_print(l->text, key);
	return POP_OK;
}

/* What is only looked at stays as it is. */
static void
view(void)
{
	const pop_cache_spec spec = {.top = "ls", .read_only = true};
	struct listing l = {0};
	pop_digest key = test_key(77);
	pop_cache *c = NULL;
	pop_err err;

	assert(pop_cache_open(&c, &spec, &err) == POP_OK);
	assert(pop_cache_top(c) == POP_CACHE_NO_LAYER);
	assert(pop_cache_put(c, key, "x", 1, NULL,
		       (char[POP_CACHE_PATH_MAX]){0}, &err) == POP_E_USAGE);
	assert(pop_cache_keys(c, 0, count_key, &l, &err) == POP_OK);
	assert(l.n == 1 &&
		strcmp(l.text, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa") == 0);
	assert(pop_digest_parse(&key, l.text, 32));
	assert(unlink("ls/.popcache/use/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa") ==
		0);
	assert(test_get(c, key, NULL, NULL) == POP_OK);
	assert(access("ls/.popcache/use/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
		       F_OK) < 0);
	pop_cache_close(c);
}

static void
list(void)
{
	static const char hex[] = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
	struct listing l = {0};
	pop_cache *c = test_open("ls", "absent");
	pop_digest key;
	pop_err err;

	assert(pop_digest_parse(&key, hex, 32));
	assert(pop_cache_list(c, 0, true, list_one, &l, &err) == POP_E_MISS);
	assert(test_put(c, key, NULL) == POP_OK);
	assert(test_get(c, key, NULL, NULL) == POP_OK);
	test_write("ls/277a08fe4c20b50.poplar_exec", "original", 8);
	test_write("ls/README", "read me", 7);
	test_write("ls/.popcache-tmp-0", "", 0);
	assert(mkdir("ls/0.poplar_exec", 0777) == 0);
	assert(symlink("nowhere", "ls/link") == 0);
	assert(pop_cache_list(c, 0, true, list_one, &l, &err) == POP_OK);
	assert(strcmp(l.text, "2 .popcach 0\n"
			      "3 0.poplar 0 other\n"
			      "1 277a08fe 8\n"
			      "3 README 7\n"
			      "0 aaaaaaaa 10 used\n"
			      "3 link 0 other\n") == 0);
	l = (struct listing){.stop = 2};
	assert(pop_cache_list(c, 0, true, list_one, &l, &err) ==
		POP_E_INTERRUPTED);
	assert(l.n == 2);
	assert(pop_cache_list(c, 1, true, list_one, &l, &err) == POP_E_MISS);
	assert(pop_cache_keys(c, 1, count_key, &l, &err) == POP_E_MISS);
	pop_cache_close(c);
	view();
}

static void
info(void)
{
	pop_digest key = test_key(1);
	pop_cache *c = test_open("in", NULL);
	pop_cache *above = test_open("in2", "in");
	pop_cache_info in = {.compile_ns = UINT64_MAX,
		.when = -1,
		.user = "root",
		.command = "popc 100%\n\t\x7f\xc3\xa9"};
	pop_cache_info out;
	static const char *const damaged[] = {
		"",
		"popcache-info 2\n",
		"popcache-info 1",
		"popcache-info 1\nnospace\n",
		"popcache-info 1\nuser no newline",
		"popcache-info 1\ncompile_ns -1\n",
		"popcache-info 1\ncompile_ns 99999999999999999999\n",
		"popcache-info 1\nuser %4\n",
		"popcache-info 1\nuser %zz\n",
		"popcache-info 1\nuser %00\n",
	};
	const char *path;

	assert(pop_cache_info_get(&out, c, key, NULL) == POP_E_MISS);
	assert(pop_cache_info_put(c, key, &in, NULL) == POP_OK);
	assert(pop_cache_info_get(&out, above, key, NULL) == POP_OK);
	assert(out.compile_ns == UINT64_MAX && out.when == -1);
	assert(out.peak_bytes == 0 && out.host[0] == '\0');
	assert(strcmp(out.user, "root") == 0);
	assert(strcmp(out.command, in.command) == 0);
	path = test_path("in/.popcache/info", key, "");
	for (unsigned i = 0; i < sizeof(damaged) / sizeof(damaged[0]); i++) {
		test_write(path, damaged[i], strlen(damaged[i]));
		assert(pop_cache_info_get(&out, c, key, NULL) == POP_E_MISS);
		assert(out.compile_ns == 0 && out.user[0] == '\0');
	}
	test_write(path, "popcache-info 1\nnew thing\nuser me\n", 34);
	assert(pop_cache_info_get(&out, c, key, NULL) == POP_OK);
	assert(strcmp(out.user, "me") == 0);
	pop_cache_close(c);
	pop_cache_close(above);
}

int
main(void)
{
	umask(022);
	names();
	layers();
	put_and_get();
	folder_modes();
	bad_entries();
	replaced_meanwhile();
	read_failures();
	not_files();
	bases();
	unwritable();
	read_only();
	last_use();
	list();
	info();
	return 0;
}
