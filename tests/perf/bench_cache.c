/*
 * What the cache costs, beside limits that are measured in the same run: the
 * metadata operations of a hit, its time beside /bin/true and beside a plain
 * read, and the commands over a full directory.
 *
 * --filter takes one part: operations, hit, large, many, verify, lists or put.
 *
 * The programs beside the one of this process are run, with a home, a cache
 * and graphs in a temporary directory (TMPDIR).  Times are of whole processes,
 * posix_spawn to exit; those that are compared alternate, and medians are
 * shown.  A part that lacks a tool is left out with a line that says so.
 */

#define _GNU_SOURCE

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cache/popcache.h"
#include "lib/base/buf.h"
#include "lib/base/digest.h"
#include "tests/perf/bench.h"

enum {
	MAX_ARGS = 32,
	ROUNDS = 301,       /* of what takes a millisecond */
	SLOW_ROUNDS = 9,    /* of what takes longer */
	MANY_GRAPHS = 1000, /* of one command */
	MANY_ENTRIES = 100000,
	VERIFY_ENTRIES = 16,
	PIECE = 256 << 10, /* of the plain read */
};

#define BIG_BYTES    ((size_t)250 << 20) /* of the constant; twice in text */
#define VERIFY_BYTES ((size_t)32 << 20)  /* of each entry's constant */

extern char **environ;

static char dir[256]; /* of everything that is made here */
static char popc[4096], poprun[4096];

/* ---- Processes. */

static double
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static _Noreturn void die(const char *fmt, ...) POP_PRINTF(1, 2);

static _Noreturn void
die(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	fputs("bench_cache: ", stderr);
	vfprintf(stderr, fmt, ap);
	fputc('\n', stderr);
	va_end(ap);
	exit(1);
}

/* A path below `dir`, in one of a few static buffers. */
static const char *at(const char *fmt, ...) POP_PRINTF(1, 2);

static const char *
at(const char *fmt, ...)
{
	static char buf[8][512];
	static unsigned next;
	char *to = buf[next++ % 8];
	va_list ap;
	int n = snprintf(to, 512, "%s/", dir);

	va_start(ap, fmt);
	vsnprintf(to + n, 512 - (size_t)n, fmt, ap);
	va_end(ap);
	return to;
}

/* A program and its arguments; borrowed. */
typedef struct call {
	const char *arg[MAX_ARGS];
} call;

/* Seconds from spawn to exit; its output goes to `out` or nowhere. */
static double
run(const call *c, const char *out)
{
	posix_spawn_file_actions_t fa;
	char *argv[MAX_ARGS + 1] = {0};
	double t;
	pid_t pid;
	int status = 0, e;

	for (int i = 0; i < MAX_ARGS && c->arg[i]; i++)
		memcpy(&argv[i], &c->arg[i], sizeof(argv[i]));
	posix_spawn_file_actions_init(&fa);
	posix_spawn_file_actions_addopen(&fa, 1, out ? out : "/dev/null",
		O_WRONLY | O_CREAT | O_TRUNC, 0644);
	posix_spawn_file_actions_addopen(
		&fa, 2, at("stderr"), O_WRONLY | O_CREAT | O_TRUNC, 0644);
	t = now();
	e = posix_spawnp(&pid, argv[0], &fa, NULL, argv, environ);
	if (e)
		die("%s: %s", argv[0], strerror(e));
	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			die("wait: %s", strerror(errno));
	t = now() - t;
	posix_spawn_file_actions_destroy(&fa);
	if (status)
		die("%s %s: status %d; see its messages in %s", argv[0],
			argv[1] ? argv[1] : "",
			WIFEXITED(status) ? WEXITSTATUS(status) : -1,
			at("stderr"));
	return t;
}

static bool
has_tool(const char *name)
{
	const char *path = getenv("PATH");
	char file[4096];

	while (path && *path) {
		size_t n = strcspn(path, ":");

		snprintf(file, sizeof(file), "%.*s/%s", (int)n, path, name);
		if (access(file, X_OK) == 0)
			return true;
		path += n + (path[n] == ':');
	}
	return false;
}

static void
set_cache(const char *name)
{
	char text[600];

	snprintf(text, sizeof(text), "--executable_cache_path=%s",
		at("%s", name));
	setenv("TF_POPLAR_FLAGS", text, 1);
	unsetenv("POPC_CACHE_BASES");
}

/* ---- Statistics. */

static int
by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static double
median(double *v, int n)
{
	qsort(v, (size_t)n, sizeof(*v), by_value);
	return v[n / 2];
}

static bench *table;

static void
row(const char *what, double value, double limit, const char *unit, double goal,
	bool least)
{
	bench_goal(table, &(bench_figure){.name = what,
				  .unit = unit,
				  .value = value,
				  .limit = limit,
				  .goal = goal,
				  .at_least = least});
}

/* ---- Graphs. */

static void
save(const char *path, const pop_buf *b)
{
	FILE *f = fopen(path, "wb");

	if (!f || fwrite(b->data, 1, b->len, f) != b->len || fclose(f) != 0)
		die("write %s: %s", path, strerror(errno));
}

/* A chain of 24 operations; `salt` makes the key. */
static void
make_small(const char *path, unsigned salt)
{
	pop_buf b = {0};

	pop_buf_str(&b, "module {\n  func.func @main(%arg0: tensor<4xf32>) -> "
			"tensor<4xf32> {\n");
	pop_buf_printf(&b,
		"    %%c = stablehlo.constant dense<%u.5> : "
		"tensor<4xf32>\n    %%0 = stablehlo.add %%arg0, %%c : "
		"tensor<4xf32>\n",
		salt);
	for (unsigned i = 1; i < 24; i++)
		pop_buf_printf(&b,
			"    %%%u = stablehlo.%s %%%u, %%arg0 : "
			"tensor<4xf32>\n",
			i, i & 1 ? "multiply" : "add", i - 1);
	pop_buf_str(&b, "    return %23 : tensor<4xf32>\n  }\n}\n");
	save(path, &b);
	pop_buf_release(&b);
}

/* One constant of `bytes` bytes, in hexadecimal. */
static void
make_dense(const char *path, size_t bytes, uint64_t seed)
{
	static const char digit[] = "0123456789ABCDEF";
	uint64_t x = 88172645463325252u + seed;
	pop_buf b = {0};

	pop_buf_printf(&b,
		"module {\n  func.func @main() -> tensor<%zuxi32> {\n    %%0 = "
		"stablehlo.constant dense<\"0x",
		bytes / 4);
	for (size_t i = 0; i < bytes / 8; i++) {
		char word[16];

		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		for (int k = 0; k < 16; k++)
			word[k] = digit[x >> 4 * k & 15];
		pop_buf_put(&b, word, sizeof(word));
	}
	pop_buf_printf(&b,
		"\"> : tensor<%zuxi32>\n    return %%0 : tensor<%zuxi32>\n  "
		"}\n}\n",
		bytes / 4, bytes / 4);
	save(path, &b);
	pop_buf_release(&b);
}

/* ---- Metadata operations. */

/* Whether a line of strace is an operation on the metadata of `below`: what
 * names a path there or a descriptor of a file there, other than reading,
 * mapping, seeking and closing. */
static bool
is_operation(const char *line, const char *below)
{
	static const char *const free_of_charge[] = {"read", "pread64", "readv",
		"mmap", "munmap", "close", "lseek", "fcntl", "fadvise64",
		"execve"};
	char path[600];
	size_t n;

	while (isdigit((unsigned char)*line) || *line == ' ')
		line++;
	n = strcspn(line, "(");
	for (size_t i = 0; i < sizeof(free_of_charge) / sizeof(char *); i++)
		if (strlen(free_of_charge[i]) == n &&
			strncmp(line, free_of_charge[i], n) == 0)
			return false;
	/* What a result line says is no operation on what it names. */
	if (strncmp(line, "write(1<", 8) == 0 ||
		strncmp(line, "write(2<", 8) == 0)
		return false;
	snprintf(path, sizeof(path), "\"%s", below);
	if (strstr(line, path))
		return true;
	snprintf(path, sizeof(path), "<%s", below);
	return strstr(line, path) != NULL;
}

static int
operations(const call *c, const char *below)
{
	call traced = {
		{"strace", "-f", "-qq", "-y", "-s", "512", "-o", at("trace")}};
	char line[8192];
	FILE *f;
	int n = 0, i = 0;

	while (traced.arg[i])
		i++;
	for (int k = 0; c->arg[k]; k++)
		traced.arg[i++] = c->arg[k];
	run(&traced, NULL);
	f = fopen(at("trace"), "r");
	if (!f)
		die("strace wrote nothing");
	while (fgets(line, sizeof(line), f)) {
		bool is = is_operation(line, below);

		n += is;
		if (is && getenv("BENCH_VERBOSE"))
			printf("    %s", line);
	}
	fclose(f);
	return n;
}

static void
count_row(const char *what, const call *c, const char *below, double most)
{
	row(what, operations(c, below), most, "ops", 1, false);
}

/* The key of a graph, as popc prints it. */
static void
key_of(char out[33], const char *graph)
{
	FILE *f;

	run(&(call){{popc, "key", graph}}, at("key"));
	f = fopen(at("key"), "r");
	if (!f || fread(out, 1, 32, f) != 32)
		die("popc key printed no key");
	out[32] = '\0';
	fclose(f);
}

static void
measure_operations(void)
{
	char graph[512], cache[512], key[33], data[600];

	if (!has_tool("strace")) {
		puts("operations of a hit: left out, there is no strace");
		return;
	}
	snprintf(graph, sizeof(graph), "%s", at("small.mlir"));
	snprintf(cache, sizeof(cache), "%s", at("ops"));
	snprintf(data, sizeof(data), "--input=[1,2,3,4]");
	set_cache("ops");
	make_small(graph, 1);
	run(&(call){{popc, graph}}, NULL);
	key_of(key, graph);
	count_row("popc GRAPH", &(call){{popc, graph}}, cache, 4);
	count_row("poprun GRAPH", &(call){{poprun, graph, data}}, cache, 4);
	count_row("poprun KEY", &(call){{poprun, key, data}}, cache, 4);
	setenv("XDG_CACHE_HOME", at("other"), 1);
	count_row("popc GRAPH, first time of another host",
		&(call){{popc, graph}}, cache, 4);
	setenv("XDG_CACHE_HOME", at("third"), 1);
	count_row("poprun GRAPH, first time of another host",
		&(call){{poprun, graph, data}}, cache, 4);
	setenv("XDG_CACHE_HOME", at("xdg"), 1);

	set_cache("top");
	setenv("POPC_CACHE_BASES", cache, 1);
	count_row("popc GRAPH, in a base, below TOP", &(call){{popc, graph}},
		at("top"), 4);
	count_row("popc GRAPH, in a base, below the base",
		&(call){{popc, graph}}, cache, 4);
	unsetenv("POPC_CACHE_BASES");

	set_cache("ops");
	run(&(call){{popc, "pack", "-o", at("bundle")}}, NULL);
	set_cache("node");
	run(&(call){{popc, "unpack", at("bundle")}}, NULL);
	count_row("poprun GRAPH after popc unpack, shared",
		&(call){{poprun, graph, data}}, cache, 0.001);
}

/* ---- Times of a hit. */

static void
compare(const char *what, const call *a, const call *b, int rounds, double goal)
{
	double *ta = calloc((size_t)rounds, sizeof(*ta)),
	       *tb = calloc((size_t)rounds, sizeof(*tb));

	assert(ta && tb);
	run(a, NULL);
	for (int i = 0; i < rounds; i++) {
		/* What one leaves behind is not the other's to wait for. */
		ta[i] = run(a, NULL);
		(void)run(b, NULL);
		tb[i] = run(b, NULL);
	}
	row(what, median(ta, rounds) * 1e3, median(tb, rounds) * 1e3, "ms",
		goal, false);
	free(ta);
	free(tb);
}

static void
measure_hit(void)
{
	const call nothing = {{"/bin/true"}};
	char graph[512], key[33];

	snprintf(graph, sizeof(graph), "%s", at("small.mlir"));
	set_cache("hit");
	make_small(graph, 1);
	run(&(call){{popc, graph}}, NULL);
	key_of(key, graph);
	compare("popc GRAPH, hit; /bin/true", &(call){{popc, graph}}, &nothing,
		ROUNDS, 1.5);
	compare("poprun GRAPH, hit and run; /bin/true",
		&(call){{poprun, graph, "--input=[1,2,3,4]"}}, &nothing, ROUNDS,
		3);
	compare("poprun KEY, hit and run; /bin/true",
		&(call){{poprun, key, "--input=[1,2,3,4]"}}, &nothing, ROUNDS,
		3);
}

/* One read of the file in pieces of 256 KiB, in this process. */
static double
plain_read(const char *path)
{
	static char piece[PIECE];
	double t = now();
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n;

	if (fd < 0)
		die("open %s: %s", path, strerror(errno));
	while ((n = read(fd, piece, sizeof(piece))) > 0)
		;
	if (n < 0)
		die("read %s: %s", path, strerror(errno));
	close(fd);
	return now() - t;
}

static void
measure_big(void)
{
	double hit[SLOW_ROUNDS], plain[SLOW_ROUNDS];
	char graph[512];

	snprintf(graph, sizeof(graph), "%s", at("big.mlir"));
	set_cache("big");
	make_dense(graph, BIG_BYTES, 0);
	run(&(call){{popc, graph}}, NULL);
	for (int i = 0; i < SLOW_ROUNDS; i++) {
		plain[i] = plain_read(graph);
		hit[i] = run(&(call){{popc, graph}}, NULL);
	}
	row("popc GRAPH of 500 MB, hit; plain read",
		median(hit, SLOW_ROUNDS) * 1e3,
		median(plain, SLOW_ROUNDS) * 1e3, "ms", 1.1, false);
	unlink(graph);
}

static void
measure_many(void)
{
	double t[SLOW_ROUNDS];
	pop_buf list = {0};
	char path[512];

	set_cache("many");
	for (unsigned i = 0; i < MANY_GRAPHS; i++) {
		make_small(at("many.%u.mlir", i), i);
		pop_buf_printf(&list, "%s\n", at("many.%u.mlir", i));
	}
	snprintf(path, sizeof(path), "--manifest=%s", at("manifest"));
	save(at("manifest"), &list);
	pop_buf_release(&list);
	run(&(call){{popc, path}}, NULL);
	for (int i = 0; i < SLOW_ROUNDS; i++)
		t[i] = run(&(call){{popc, "--require-hit", path}}, NULL);
	row("popc --require-hit, 1,000 graphs", median(t, SLOW_ROUNDS) * 1e3,
		200, "ms", 1, false);
}

/* ---- All of a directory. */

/* What xxhsum does, where there is none: the digest of a file in pieces. */
static double
hash_files(unsigned n)
{
	static char piece[PIECE];
	double t = now();

	for (unsigned i = 0; i < n; i++) {
		int fd = open(at("copy.%u", i), O_RDONLY | O_CLOEXEC);
		pop_hasher *h = pop_hasher_new();
		ssize_t got;

		assert(h);
		if (fd < 0)
			die("open: %s", strerror(errno));
		while ((got = read(fd, piece, sizeof(piece))) > 0)
			pop_hasher_put(h, piece, (size_t)got);
		(void)pop_hasher_get(h);
		pop_hasher_free(h);
		close(fd);
	}
	return now() - t;
}

static double
hash_time(bool tool)
{
	call sum = {{"xxhsum", "-q", "-H2"}};

	if (!tool)
		return hash_files(VERIFY_ENTRIES);
	for (unsigned i = 0; i < VERIFY_ENTRIES; i++) {
		char *name = strdup(at("copy.%u", i));

		assert(name);
		sum.arg[3 + i] = name;
	}
	return run(&sum, NULL);
}

static void
measure_verify(void)
{
	double verify[SLOW_ROUNDS], sum[SLOW_ROUNDS], bytes = 0;
	bool tool = has_tool("xxhsum");
	struct stat sb;

	set_cache("verify");
	for (unsigned i = 0; i < VERIFY_ENTRIES; i++) {
		char key[33];

		make_dense(at("dense.mlir"), VERIFY_BYTES, i);
		run(&(call){{popc, at("dense.mlir")}}, NULL);
		key_of(key, at("dense.mlir"));
		/* The same file under a short name. */
		if (link(at("verify/%s.poplar_exec", key), at("copy.%u", i)))
			die("link: %s", strerror(errno));
		if (stat(at("copy.%u", i), &sb) == 0)
			bytes += (double)sb.st_size;
	}
	for (int i = 0; i < SLOW_ROUNDS; i++) {
		verify[i] = run(&(call){{popc, "verify", "--threads=1"}}, NULL);
		sum[i] = hash_time(tool);
	}
	row(tool ? "popc verify, one thread; xxhsum -H2"
		 : "popc verify, one thread; XXH3-128 of reads",
		bytes / median(verify, SLOW_ROUNDS) * 1e-9,
		bytes / median(sum, SLOW_ROUNDS) * 1e-9, "GB/s", 0.9, true);
}

/* A file of its own, of n bytes. */
static void
make_file(const char *path, const char *data, size_t n)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);

	if (fd < 0 || write(fd, data, n) != (ssize_t)n || close(fd) < 0)
		die("%s: %s", path, strerror(errno));
}

/* 100,000 entries, each with its records; what is in them is not read. */
static void
fill_directory(const char *name)
{
	static const char info[] = "popcache-info 1\ncompile_ns 31250000\n"
				   "peak_bytes 20971520\nwhen 1790000000\n";
	static char body[4096];
	char path[512];

	set_cache(name);
	make_small(at("small.mlir"), 1);
	run(&(call){{popc, at("small.mlir")}}, NULL);
	for (unsigned i = 0; i < MANY_ENTRIES; i++) {
		snprintf(path, sizeof(path), "%08x%024x", i * 2654435761u, i);
		make_file(at("%s/%s.poplar_exec", name, path), body,
			sizeof(body));
		make_file(at("%s/.popcache/use/%s", name, path), "", 0);
		make_file(at("%s/.popcache/info/%s", name, path), info,
			sizeof(info) - 1);
	}
}

static void
command_row(const char *what, const call *c)
{
	double t[5];

	for (int i = 0; i < 5; i++)
		t[i] = run(c, NULL);
	row(what, median(t, 5), 2, "s", 1, false);
}

/* A log of as many lines as there are entries. */
static void
write_log(void)
{
	pop_buf b = {0};

	for (unsigned i = 0; i < MANY_ENTRIES; i++)
		pop_buf_printf(&b, "1790000000 %s %08x%024x 1250000\n",
			i % 4 ? "hit" : "compiled", i * 2654435761u, i);
	(void)mkdir(at("xdg/popc"), 0700);
	(void)mkdir(at("xdg/popc/stats"), 0700);
	save(at("xdg/popc/stats/log"), &b);
	pop_buf_release(&b);
}

static void
measure_lists(void)
{
	fill_directory("list");
	write_log();
	command_row("popc ls, 100,000 entries", &(call){{popc, "ls"}});
	command_row("popc stats, 100,000 entries", &(call){{popc, "stats"}});
	command_row("popc gc of nothing, 100,000 entries",
		&(call){{popc, "gc", "--max-count=1000000"}});
	row("popc gc of 10,000 of 100,000 entries",
		run(&(call){{popc, "gc", "--max-count=90000"}}, NULL), 2, "s",
		1, false);
}

/* ---- A put. */

/* The same bytes to the same file system by a plain write of them all. */
static double
plain_write(const void *data, size_t n, int i)
{
	const char *path = at("put/plain.%d", i);
	double t = now();

	make_file(path, data, n);
	return now() - t;
}

/* compile: what making as large an entry takes, 0 if that does not count. */
static void
put_row(const char *what, const pop_cache *c, size_t bytes, double compile)
{
	char path[POP_CACHE_PATH_MAX], name[128];
	double t[ROUNDS], plain[ROUNDS];
	double most = compile / 100 > 0.005 ? compile / 100 : 0.005;
	int rounds = bytes > 1 << 20 ? SLOW_ROUNDS : ROUNDS;
	unsigned char *data = malloc(bytes);
	pop_err err;

	assert(data);
	for (size_t i = 0; i < bytes; i++)
		data[i] = (unsigned char)(i * 2654435761u >> 24);
	for (int i = 0; i < rounds; i++) {
		pop_digest key = pop_digest_of(&i, sizeof(i));

		t[i] = now();
		if (pop_cache_put(c, key, data, bytes, NULL, path, &err) !=
			POP_OK)
			die("%s", err.text);
		t[i] = now() - t[i];
		plain[i] = plain_write(data, bytes, i);
		unlink(path);
		unlink(at("put/plain.%d", i));
	}
	free(data);
	snprintf(name, sizeof(name), "put of %s", what);
	row(name, median(t, rounds) * 1e3, most * 1e3, "ms", 1, false);
	if (bytes <= 4096) /* names, not bytes, are what it costs */
		return;
	snprintf(name, sizeof(name), "put of %s; plain write", what);
	row(name, median(t, rounds) * 1e3, median(plain, rounds) * 1e3, "ms",
		1.2, false);
}

static void
measure_put(void)
{
	pop_cache_spec spec = {
		.top = at("put"), .fsync = POP_CACHE_FSYNC_NEVER};
	pop_cache *c = NULL;
	pop_err err;
	double t;

	if (pop_cache_open(&c, &spec, &err) != POP_OK)
		die("%s", err.text);
	put_row("4 KiB", c, 4096, 0);
	put_row("1 MiB", c, 1 << 20, 0);
	/* The compile that makes as large an entry. */
	set_cache("putbig");
	make_dense(at("dense.mlir"), VERIFY_BYTES, 99);
	t = run(&(call){{popc, "--no-store", at("dense.mlir")}}, NULL);
	put_row("32 MiB", c, VERIFY_BYTES, t);
	pop_cache_close(c);
}

/* ---- All of it. */

static const struct {
	const char *name;
	void (*measure)(void);
} part[] = {
	{"operations", measure_operations},
	{"hit", measure_hit},
	{"large", measure_big},
	{"many", measure_many},
	{"verify", measure_verify},
	{"lists", measure_lists},
	{"put", measure_put},
};

static void
prepare(void)
{
	const char *tmp = getenv("TMPDIR");
	ssize_t n = readlink("/proc/self/exe", popc, sizeof(popc) - 32);
	char *slash;

	if (n < 0)
		die("/proc/self/exe: %s", strerror(errno));
	popc[n] = '\0';
	/* BUILD/plain/perf/bench_cache: the programs are one folder up. */
	for (int i = 0; i < 2 && (slash = strrchr(popc, '/')); i++)
		*slash = '\0';
	snprintf(poprun, sizeof(poprun), "%.*s/poprun", 4000, popc);
	strcat(popc, "/popc");
	snprintf(dir, sizeof(dir), "%.200s/bench_cache.XXXXXX",
		tmp && *tmp ? tmp : "/tmp");
	if (!mkdtemp(dir))
		die("%s: %s", dir, strerror(errno));
	(void)mkdir(at("xdg"), 0700);
	(void)mkdir(at("run"), 0700);
	setenv("HOME", dir, 1);
	setenv("XDG_CACHE_HOME", at("xdg"), 1);
	setenv("POPC_RUN_DIR", at("run"), 1);
	unsetenv("POPC_LOG");
}

int
main(int argc, char **argv)
{
	table = bench_open("bench_cache", argc, argv);
	prepare();
	for (size_t i = 0; i < sizeof(part) / sizeof(part[0]); i++)
		if (bench_wanted(table, part[i].name))
			part[i].measure();
	run(&(call){{"rm", "-rf", dir}}, NULL);
	return bench_close(table);
}
