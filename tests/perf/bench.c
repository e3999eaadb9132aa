/*
 * The frame of the bench programs: options, rounds that alternate work and
 * limit, medians, the table and its JSON.
 */

#include "tests/perf/bench.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "tests/perf/machine.h"

enum { MAX_ROUNDS = 99 };

/* A round of work without reset lasts at least so many seconds. */
static const double least = 0.01;

struct bench {
	const char *program, *filter, *json_path;
	const pop_kernel_table *table;
	pop_pool *pool;
	unsigned nthread, rounds;
	pop_buf text;
	pop_json json;
};

/* ---- Options. */

static void
check(pop_status st, const pop_err *err)
{
	if (st != POP_OK) {
		fprintf(stderr, "%s\n", err->text);
		exit(2);
	}
}

static unsigned
number(const char *text, unsigned most)
{
	char *end;
	unsigned long v = strtoul(text, &end, 10);

	if (*end || v < 1 || v > most) {
		fprintf(stderr, "%s: a number of 1 to %u is needed\n", text,
			most);
		exit(2);
	}
	return (unsigned)v;
}

static const char *
value_of(const char *arg, const char *option)
{
	size_t n = strlen(option);

	return strncmp(arg, option, n) == 0 ? arg + n : NULL;
}

static void
read_options(bench *b, int argc, char **argv, const char **isa)
{
	for (int i = 1; i < argc; i++) {
		const char *v;

		if ((v = value_of(argv[i], "--isa="))) {
			*isa = v;
		} else if ((v = value_of(argv[i], "--threads="))) {
			b->nthread = number(v, 1024);
		} else if ((v = value_of(argv[i], "--rounds="))) {
			b->rounds = number(v, MAX_ROUNDS);
		} else if ((v = value_of(argv[i], "--filter="))) {
			b->filter = v;
		} else if ((v = value_of(argv[i], "--json="))) {
			b->json_path = v;
		} else {
			fprintf(stderr,
				"usage: %s [--isa=NAME] [--threads=N] "
				"[--rounds=N] [--filter=TEXT] [--json=FILE]\n",
				b->program);
			exit(2);
		}
	}
}

bench *
bench_open(const char *program, int argc, char **argv)
{
	bench *b = calloc(1, sizeof(*b));
	const char *isa = NULL;
	pop_err err = {0};

	assert(b);
	b->program = program;
	b->nthread = 1;
	b->rounds = 9;
	read_options(b, argc, argv, &isa);
	check(pop_kernel_select(&b->table, isa, &err), &err);
	check(pop_pool_new(&b->pool, b->nthread, false, &err), &err);
	pop_pool_begin(b->pool);
	pop_json_init(&b->json, &b->text);
	pop_json_object(&b->json, NULL);
	pop_json_int(&b->json, "schema", 1);
	pop_json_cstr(&b->json, "program", program);
	pop_json_cstr(&b->json, "isa", b->table->name);
	pop_json_u64(&b->json, "threads", b->nthread);
	pop_json_u64(&b->json, "rounds", b->rounds);
	machine_put(&b->json);
	pop_json_array(&b->json, "cases");
	printf("== %s: %s, threads: %u\n", program, b->table->name, b->nthread);
	fflush(stdout);
	return b;
}

int
bench_close(bench *b)
{
	FILE *f = NULL;
	int bad = 0;

	pop_json_end_array(&b->json);
	pop_json_end_object(&b->json);
	if (b->json_path) {
		f = fopen(b->json_path, "w");
		bad = !f ||
		      fwrite(b->text.data, 1, b->text.len, f) != b->text.len ||
		      fputc('\n', f) == EOF;
		bad |= f && fclose(f) != 0;
		if (bad)
			perror(b->json_path);
	}
	pop_buf_release(&b->text);
	pop_pool_end(b->pool);
	pop_pool_free(b->pool);
	free(b);
	return bad;
}

const pop_kernel_table *
bench_table(const bench *b)
{
	return b->table;
}

pop_pool *
bench_pool(const bench *b)
{
	return b->pool;
}

unsigned
bench_threads(const bench *b)
{
	return b->nthread;
}

bool
bench_wanted(const bench *b, const char *name)
{
	return !b->filter || strstr(name, b->filter);
}

/* ---- Time. */

double
bench_now(const bench *b, bool clock)
{
	struct timespec t;

	clock_gettime(clock || b->nthread > 1 ? CLOCK_MONOTONIC
					      : CLOCK_THREAD_CPUTIME_ID,
		&t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* What the case says. */
static double
now_of(const bench *b, const bench_case *c)
{
	struct rusage r;

	if (!c->children)
		return bench_now(b, c->clock);
	getrusage(RUSAGE_CHILDREN, &r);
	return (double)(r.ru_utime.tv_sec + r.ru_stime.tv_sec) +
	       1e-6 * (double)(r.ru_utime.tv_usec + r.ru_stime.tv_usec);
}

static int
by_value(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return x < y ? -1 : x > y;
}

static double
median(double *v, unsigned n)
{
	qsort(v, n, sizeof(*v), by_value);
	return n & 1 ? v[n / 2] : (v[n / 2 - 1] + v[n / 2]) / 2;
}

/* Seconds of one run of fn, each run after a reset. */
static double
one_by_one(const bench *b, const bench_case *c, void (*fn)(void *arg))
{
	double sum = 0, t;
	int64_t n = 0;

	do {
		c->reset(c->arg);
		t = now_of(b, c);
		fn(c->arg);
		sum += now_of(b, c) - t;
		n++;
	} while (sum < least);
	return sum / (double)n;
}

/* The same of runs one after the other; asking for the time takes as long as
 * 500 ns. */
static double
one_round(const bench *b, const bench_case *c, void (*fn)(void *arg))
{
	double t;

	if (c->reset)
		return one_by_one(b, c, fn);
	for (int64_t n = 1;; n *= 2) {
		t = now_of(b, c);
		for (int64_t i = 0; i < n; i++)
			fn(c->arg);
		t = now_of(b, c) - t;
		if (t >= least)
			return t / (double)n;
	}
}

/* ---- Output. */

typedef struct unit {
	const char *name;
	double scale;
} unit;

static const unit units[] = {
	[BENCH_PEAK] = {"GF/s", 1e-9},
	[BENCH_TRIAD] = {"GB/s", 1e-9},
	[BENCH_COPY] = {"GB/s", 1e-9},
	[BENCH_READ] = {"GB/s", 1e-9},
	[BENCH_HASH] = {"GB/s", 1e-9},
	[BENCH_SPAWN] = {"1/s", 1},
	[BENCH_PEER] = {NULL, 1},
	[BENCH_NONE] = {NULL, 1},
};

static const char *const limit_name[] = {
	[BENCH_PEAK] = "of peak",
	[BENCH_TRIAD] = "of triad",
	[BENCH_COPY] = "of memcpy",
	[BENCH_READ] = "of reading",
	[BENCH_HASH] = "of XXH3",
	[BENCH_SPAWN] = "of /bin/true",
	[BENCH_PEER] = "of the peer",
	[BENCH_NONE] = "",
};

static void
put_time(char out[16], double s)
{
	if (s < 1e-6)
		snprintf(out, 16, "%.1f ns", s * 1e9);
	else if (s < 1e-3)
		snprintf(out, 16, "%.1f us", s * 1e6);
	else
		snprintf(out, 16, "%.2f ms", s * 1e3);
}

static void
print_row(bench *b, const bench_case *c, const bench_time *t)
{
	const unit *u = &units[c->limit];
	double rate = c->work / t->median * u->scale;
	char middle[16], best[16];
	pop_json *j = &b->json;

	put_time(middle, t->median);
	put_time(best, t->best);
	printf("%-40s %10s (best %10s)", c->name, middle, best);
	if (c->work > 0)
		printf(" %8.4g %s", rate, u->name ? u->name : c->unit);
	if (c->limit != BENCH_NONE)
		printf(" %5.0f %% %s", t->share * 100, limit_name[c->limit]);
	putchar('\n');
	fflush(stdout);
	pop_json_object(j, NULL);
	pop_json_cstr(j, "name", c->name);
	pop_json_f64(j, "seconds", t->median);
	pop_json_f64(j, "best_seconds", t->best);
	if (c->work > 0) {
		pop_json_f64(j, "rate", rate);
		pop_json_cstr(j, "unit", u->name ? u->name : c->unit);
	}
	if (c->limit != BENCH_NONE) {
		pop_json_f64(j, "share", t->share);
		pop_json_cstr(j, "limit", limit_name[c->limit] + 3);
	}
	pop_json_end_object(j);
}

static double
limit_now(bench *b, const bench_case *c)
{
	if (c->limit == BENCH_PEER)
		return c->work / one_round(b, c, c->peer);
	return bench_rate(b, c->limit);
}

bench_time
bench_measure(bench *b, const bench_case *given)
{
	double s[MAX_ROUNDS], share[MAX_ROUNDS], before, after = 0;
	bench_case c = *given;
	bench_time t = {0};

	if (!bench_wanted(b, c.name))
		return t;
	if (c.work <= 0 && c.limit != BENCH_NONE)
		c.work = 1;
	one_round(b, &c, c.run);
	before = limit_now(b, &c);
	for (unsigned r = 0; r < b->rounds; r++, before = after) {
		s[r] = one_round(b, &c, c.run);
		after = limit_now(b, &c);
		share[r] = c.limit == BENCH_NONE
				   ? 0
				   : c.work / s[r] / ((before + after) / 2);
	}
	t.median = median(s, b->rounds);
	t.best = s[0];
	t.share = median(share, b->rounds);
	print_row(b, &c, &t);
	return t;
}

void
bench_note(bench *b, const char *name, double value, const char *unit_name)
{
	pop_json *j = &b->json;

	printf("%-40s %10.4g %s\n", name, value, unit_name);
	fflush(stdout);
	pop_json_object(j, NULL);
	pop_json_cstr(j, "name", name);
	pop_json_f64(j, "value", value);
	pop_json_cstr(j, "unit", unit_name);
	pop_json_end_object(j);
}

void
bench_goal(bench *b, const bench_figure *f)
{
	double ratio = f->value / f->limit;
	bool met = f->at_least ? ratio >= f->goal : ratio <= f->goal;
	pop_json *j = &b->json;

	printf("%-42s %9.3f, limit %9.3f %-4s ratio %5.2f, %s %.2f%s\n",
		f->name, f->value, f->limit, f->unit, ratio,
		f->at_least ? "at least" : "at most", f->goal,
		met ? "" : ": missed");
	fflush(stdout);
	pop_json_object(j, NULL);
	pop_json_cstr(j, "name", f->name);
	pop_json_f64(j, "value", f->value);
	pop_json_f64(j, "limit", f->limit);
	pop_json_cstr(j, "unit", f->unit);
	pop_json_f64(j, "ratio", ratio);
	pop_json_f64(j, f->at_least ? "at_least" : "at_most", f->goal);
	pop_json_bool(j, "met", met);
	pop_json_end_object(j);
}
