/*
 * What bounds a program on this machine, measured: fused multiply-adds from
 * registers, sums, copies and triads of arrays that no cache holds, XXH3, and
 * the start of a process.
 */

#include "tests/perf/bench.h"

#include <assert.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#if defined(__x86_64__)
#	include <immintrin.h>
#endif

#include "lib/base/digest.h"

/* ---- Arithmetic. */

static volatile float sink;

/* 12 chains of fused multiply-adds hide their latency on all machines. */
#if defined(__x86_64__)
__attribute__((target("avx2,fma"), noinline)) static float
chains_avx2(int64_t n)
{
	__m256 a[12], x = _mm256_set1_ps(0.999999f), y = _mm256_set1_ps(1e-9f);

#	pragma GCC unroll 12
	for (int i = 0; i < 12; i++)
		a[i] = _mm256_set1_ps((float)i);
	for (int64_t k = 0; k < n; k++) {
#	pragma GCC unroll 12
		for (int i = 0; i < 12; i++)
			a[i] = _mm256_fmadd_ps(a[i], x, y);
		__asm__ volatile("" : "+x"(a[0]));
	}
#	pragma GCC unroll 12
	for (int i = 1; i < 12; i++)
		a[0] = _mm256_add_ps(a[0], a[i]);
	return a[0][0];
}

__attribute__((target("avx512f"), noinline)) static float
chains_avx512(int64_t n)
{
	__m512 a[12], x = _mm512_set1_ps(0.999999f), y = _mm512_set1_ps(1e-9f);

#	pragma GCC unroll 12
	for (int i = 0; i < 12; i++)
		a[i] = _mm512_set1_ps((float)i);
	for (int64_t k = 0; k < n; k++) {
#	pragma GCC unroll 12
		for (int i = 0; i < 12; i++)
			a[i] = _mm512_fmadd_ps(a[i], x, y);
		__asm__ volatile("" : "+v"(a[0]));
	}
#	pragma GCC unroll 12
	for (int i = 1; i < 12; i++)
		a[0] = _mm512_add_ps(a[0], a[i]);
	return a[0][0];
}
#endif

/* Vectors of 16 bytes, products and sums apart: what the generic kernels may
 * use. */
__attribute__((noinline)) static float
chains_generic(int64_t n)
{
	typedef float v4 __attribute__((vector_size(16)));
	v4 a[12];
	const v4 x = {0.999999f, 0.999999f, 0.999999f, 0.999999f};
	const v4 y = {1e-9f, 1e-9f, 1e-9f, 1e-9f};

	for (int i = 0; i < 12; i++)
		a[i] = x * (float)i;
	for (int64_t k = 0; k < n; k++) {
#pragma GCC unroll 12
		for (int i = 0; i < 12; i++) {
			a[i] = a[i] * x + y;
#if defined(__SSE2__)
			__asm__ volatile("" : "+x"(a[i]));
#endif
		}
	}
	for (int i = 1; i < 12; i++)
		a[0] += a[i];
	return a[0][0];
}

enum { CHAIN_STEPS = 100000, CHAINS = 12 };

static void
peak_part(void *arg, int64_t part, unsigned thread)
{
	unsigned lanes = *(const unsigned *)arg;

	(void)part, (void)thread;
#if defined(__x86_64__)
	if (lanes == 16)
		sink = chains_avx512(CHAIN_STEPS);
	if (lanes == 8)
		sink = chains_avx2(CHAIN_STEPS);
#endif
	if (lanes == 4)
		sink = chains_generic(CHAIN_STEPS);
}

static double
peak(bench *b)
{
	const char *isa = bench_table(b)->name;
	unsigned n = bench_threads(b);
	const bool wide = strcmp(isa, "avx512") == 0 || strcmp(isa, "amx") == 0;
	unsigned lanes = wide ? 16 : strcmp(isa, "avx2") == 0 ? 8 : 4;
	double t = bench_now(b, false);

	pop_pool_run(bench_pool(b), peak_part, &lanes, n);
	t = bench_now(b, false) - t;
	return 2.0 * lanes * CHAINS * CHAIN_STEPS * n / t;
}

/* ---- Memory. */

enum { ARRAY = 8 << 20 /* floats in each of three arrays */ };

typedef struct streams {
	float *a, *c, *d;
	bench_limit kind;
	int64_t nparts;
} streams;

static void
triad(float *restrict a, const float *restrict c, const float *restrict d,
	int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		a[i] = c[i] + 3.0f * d[i];
}

/* Eight sums, so that no chain of additions bounds the reading. */
static float
sum(const float *a, int64_t n)
{
	typedef float v16 __attribute__((vector_size(64), aligned(4)));
	const v16 *p = (const void *)a;
	v16 s[4] = {{0}};

	for (int64_t i = 0; i + 4 <= n / 16; i += 4)
		for (int k = 0; k < 4; k++)
			s[k] += p[i + k];
	s[0] += s[1] + s[2] + s[3];
	return s[0][0];
}

static void
stream_part(void *arg, int64_t part, unsigned thread)
{
	const streams *s = arg;
	int64_t n = ARRAY / s->nparts, at = n * part;

	(void)thread;
	if (s->kind == BENCH_TRIAD) {
		triad(s->a + at, s->c + at, s->d + at, n);
	} else if (s->kind == BENCH_COPY) {
		memcpy(s->a + at, s->c + at, (size_t)n * sizeof(float));
	} else {
		sink = sum(s->a + at, n);
		sink = sum(s->c + at, n);
		sink = sum(s->d + at, n);
	}
}

static float *
array_new(float value)
{
	float *a = aligned_alloc(1 << 21, sizeof(float) * ARRAY);

	assert(a);
	for (int64_t i = 0; i < ARRAY; i++)
		a[i] = value;
	return a;
}

static double
stream(bench *b, bench_limit kind)
{
	/* Touched once; the arrays stay until the program ends. */
	static streams s;
	const double narray = kind == BENCH_COPY ? 2 : 3;
	double t;

	if (!s.a) {
		s.a = array_new(0);
		s.c = array_new(1);
		s.d = array_new(2);
	}
	s.kind = kind;
	s.nparts = bench_threads(b);
	t = bench_now(b, false);
	pop_pool_run(bench_pool(b), stream_part, &s, s.nparts);
	t = bench_now(b, false) - t;
	return narray * sizeof(float) * ARRAY / t;
}

static double
hash(bench *b)
{
	static unsigned char *data;
	const size_t n = 32 << 20;
	double t;

	if (!data) {
		data = malloc(n);
		assert(data);
		memset(data, 7, n);
	}
	t = bench_now(b, false);
	sink = pop_digest_of(data, n).byte[0];
	return (double)n / (bench_now(b, false) - t);
}

/* ---- Processes. */

static double
spawn(bench *b)
{
	char name[] = "/bin/true", *argv[] = {name, NULL}, *env[] = {NULL};
	double t = bench_now(b, true);
	pid_t pid;
	int st;

	if (posix_spawn(&pid, name, NULL, NULL, argv, env) != 0 ||
		waitpid(pid, &st, 0) != pid) {
		perror(name);
		exit(1);
	}
	return 1 / (bench_now(b, true) - t);
}

double
bench_rate(bench *b, bench_limit limit)
{
	switch (limit) {
	case BENCH_PEAK:
		return peak(b);
	case BENCH_TRIAD:
	case BENCH_COPY:
	case BENCH_READ:
		return stream(b, limit);
	case BENCH_HASH:
		return hash(b);
	case BENCH_SPAWN:
		return spawn(b);
	default:
		return 0;
	}
}
