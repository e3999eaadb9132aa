/*
 * Processes that want one key at the same time.
 *
 *   race storm DIR N MS              N processes at once; the compile takes MS
 *                                    milliseconds.  One compiles.  Prints the
 *                                    time from its end to that of the last
 *                                    process, and that of N hits.
 *   race kill DIR N MS ROUNDS SEED   in each round N processes, of which the
 *                                    one that compiles is killed at a random
 *                                    moment: the next one takes over.
 *   race one DIR KEY MS STALE        one process; prints "leader", "locked
 *                                    leader" or "follower".  An owner of
 *                                    another boot is dead after STALE ms.
 *
 * Times are printed and not judged.
 */

/* For MAP_ANONYMOUS. */
#define _GNU_SOURCE 1

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <time.h>

#include "cache/manage.h"
#include "lib/base/clock.h"
#include "tests/unit/cache_test.h"

#define MS ((uint64_t)1000000)

/* What the processes of a race tell each other. */
struct board {
	atomic_int ready, go;
	atomic_int leader; /* pid, 0: none yet */
	atomic_int leaders, followers;
	/* By the clock, in ns. */
	atomic_uint_fast64_t started, began, compiled, last;
};

static struct board *board;

static void
note_last(void)
{
	uint_fast64_t now = pop_clock_ns(), seen = atomic_load(&board->last);

	while (seen < now &&
		!atomic_compare_exchange_weak(&board->last, &seen, now))
		;
}

/* The compile, and what follows it. */
static void
lead(pop_flight *f, const pop_cache *c, pop_digest key, unsigned ms)
{
	pop_status st;

	atomic_fetch_add(&board->leaders, 1);
	atomic_store(&board->began, pop_clock_ns());
	atomic_store(&board->leader, (int)getpid());
	pop_sleep_ns(ms * MS);
	st = test_put(c, key, NULL);
	assert(st == POP_OK);
	atomic_store(&board->compiled, pop_clock_ns());
	pop_flight_end(f);
}

/* The whole protocol; true if this process compiled. */
static bool
get_or_make(const char *dir, pop_digest key, unsigned ms, unsigned stale_ms,
	bool *locked)
{
	pop_cache *c = test_open(dir, NULL);
	pop_flight_opts o = {.stale_ns = stale_ms * MS,
		.beat_ns = stale_ms ? stale_ms * MS / 6 : 0};
	pop_cache_entry e = {.fd = -1};
	pop_flight *f = NULL;
	pop_status st = pop_cache_get(&e, c, key, test_checker(NULL), NULL);

	if (st != POP_OK) {
		st = pop_flight_begin(
			&f, &e, c, key, test_checker(NULL), &o, NULL);
		assert(st == POP_OK && (f == NULL) == (e.fd >= 0));
	}
	pop_cache_entry_close(&e);
	*locked = f && pop_flight_locked(f);
	if (f)
		lead(f, c, key, ms);
	else
		atomic_fetch_add(&board->followers, 1);
	note_last();
	pop_cache_close(c);
	return f != NULL;
}

/* Starts n processes that wait for a sign, and gives it. */
static void
start(pid_t *child, int n, const char *dir, pop_digest key, unsigned ms)
{
	fflush(stdout);
	memset(board, 0, sizeof(*board));
	for (int i = 0; i < n; i++) {
		bool locked;

		child[i] = fork();
		assert(child[i] >= 0);
		if (child[i])
			continue;
		atomic_fetch_add(&board->ready, 1);
		while (!atomic_load(&board->go))
			pop_sleep_ns(MS / 4);
		if (get_or_make(dir, key, ms, 0, &locked))
			assert(locked);
		_exit(0);
	}
	while (atomic_load(&board->ready) < n)
		pop_sleep_ns(MS);
	atomic_store(&board->started, pop_clock_ns());
	atomic_store(&board->go, 1);
}

/* Number of children that were killed; others must have ended well. */
static int
reap(const pid_t *child, int n)
{
	int killed = 0, status;

	for (int i = 0; i < n; i++) {
		assert(waitpid(child[i], &status, 0) == child[i]);
		if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
			killed++;
		else
			assert(WIFEXITED(status) && WEXITSTATUS(status) == 0);
	}
	return killed;
}

static double
ms_between(uint64_t from, uint64_t to)
{
	return (double)(int64_t)(to - from) / (double)MS;
}

enum { MAX_N = 256 };

static int
storm(const char *dir, int n, unsigned ms)
{
	pop_digest key = test_key(1);
	pid_t child[MAX_N];
	double waited;
	int leaders;

	start(child, n, dir, key, ms);
	(void)reap(child, n);
	leaders = atomic_load(&board->leaders);
	waited = ms_between(
		atomic_load(&board->compiled), atomic_load(&board->last));
	printf("%d leaders, %d followers\n", leaders,
		atomic_load(&board->followers));
	start(child, n, dir, key, 0);
	(void)reap(child, n);
	printf("from the compile to the last one %.1f ms; %d hits %.1f ms\n",
		waited, n,
		ms_between(atomic_load(&board->started),
			atomic_load(&board->last)));
	return leaders != 1 || atomic_load(&board->leaders) != 0;
}

/* Files in a folder of .popcache. */
static int
count_files(const char *dir, const char *folder)
{
	char path[POP_CACHE_PATH_MAX];
	const struct dirent *e;
	int n = 0;
	DIR *d;

	snprintf(path, sizeof(path), "%s/.popcache/%s", dir, folder);
	d = opendir(path);
	while (d && (e = readdir(d)) != NULL)
		n += e->d_name[0] != '.';
	if (d)
		closedir(d);
	return n;
}

static unsigned
random_below(uint64_t *seed, unsigned n)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)((*seed >> 33) % n);
}

/* Kills the first leader of n processes at a moment of its compile, or shortly
 * after; the milliseconds until the next one leads, or -1: it had compiled, or
 * the others have its entry, which it had put but not said so. */
static double
kill_leader(int n, uint64_t moment_ns)
{
	int pid;
	uint64_t t;

	while ((pid = atomic_load(&board->leader)) == 0)
		pop_sleep_ns(MS / 10);
	while (pop_clock_ns() - atomic_load(&board->began) < moment_ns)
		pop_sleep_ns(MS / 20);
	t = pop_clock_ns();
	/* Not reaped yet, so that the number is still its own. */
	assert(kill(pid, SIGKILL) == 0);
	while (atomic_load(&board->leader) == pid &&
		!atomic_load(&board->compiled) &&
		atomic_load(&board->followers) < n - 1)
		pop_sleep_ns(MS / 10);
	return atomic_load(&board->leader) == pid
		       ? -1
		       : ms_between(t, atomic_load(&board->began));
}

static int
kills(const char *dir, int n, unsigned ms, int rounds, uint64_t seed)
{
	pop_cache *c = test_open(dir, NULL);
	double worst = 0;
	int killed = 0, takeovers = 0;

	for (int i = 0; i < rounds; i++) {
		unsigned us = random_below(&seed, ms * 1100);
		pop_digest key = test_key((unsigned)i);
		pid_t child[MAX_N];
		double t;
		int dead, led, followed;

		start(child, n, dir, key, ms);
		t = kill_leader(n, us * (MS / 1000));
		dead = reap(child, n);
		led = atomic_load(&board->leaders);
		followed = atomic_load(&board->followers);
		killed += dead;
		takeovers += led - 1;
		worst = t > worst ? t : worst;
		/* Each one either led or followed, the next one only if the
		 * first did not come to its end. */
		assert(led + followed == n && led <= 2);
		assert(test_get(c, key, NULL, NULL) == POP_OK);
	}
	pop_cache_close(c);
	printf("%d of %d leaders killed, %d takeovers, after at most %.1f ms\n",
		killed, rounds, takeovers, worst);
	printf("%d entries, %d temporary files\n", rounds,
		count_files(dir, "tmp"));
	return takeovers == 0;
}

static int
one(const char *dir, unsigned key, unsigned ms, unsigned stale_ms)
{
	bool locked,
		led = get_or_make(dir, test_key(key), ms, stale_ms, &locked);

	puts(locked ? "locked leader" : led ? "leader" : "follower");
	return 0;
}

static unsigned
number(const char *s)
{
	return (unsigned)strtoul(s, NULL, 10);
}

int
main(int argc, char **argv)
{
	board = mmap(NULL, sizeof(*board), PROT_READ | PROT_WRITE,
		MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	assert(board != MAP_FAILED);
	if (argc == 5 && strcmp(argv[1], "storm") == 0)
		return storm(argv[2], (int)number(argv[3]) % (MAX_N + 1),
			number(argv[4]));
	if (argc == 7 && strcmp(argv[1], "kill") == 0)
		return kills(argv[2], (int)number(argv[3]) % (MAX_N + 1),
			number(argv[4]), (int)number(argv[5]),
			strtoull(argv[6], NULL, 10));
	if (argc == 6 && strcmp(argv[1], "one") == 0)
		return one(argv[2], number(argv[3]), number(argv[4]),
			number(argv[5]));
	fputs("usage: race storm|kill|one DIR ...\n", stderr);
	return 2;
}
