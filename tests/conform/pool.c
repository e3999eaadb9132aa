/*
 * Cases in processes.  A process gets some neighbouring cases and writes a
 * result for each down a pipe.  When it dies, the first case without a result
 * is what killed it, and the others go to a new process; so a case that
 * crashes costs one fork.
 */

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "lib/base/clock.h"
#include "tests/conform/conform.h"

enum {
	BATCH = 16,
	MAX_JOBS = 256,
	/* Of one case: processor time, and time on the wall in case it only
	 * waits; machines that run tests are busy. */
	CPU_SECONDS = 60,
	WALL_SECONDS = 600,
};

/* Address space of a process.  Sanitizers reserve more than there is. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#	define MEMORY_BYTES RLIM_INFINITY
#	define CPU_FACTOR   20
#else
#	define MEMORY_BYTES ((rlim_t)6 << 30)
#	define CPU_FACTOR   1
#endif

typedef struct worker {
	pid_t pid; /* 0: none */
	int fd;
	uint32_t at, end; /* cases without a result */
	uint64_t since;   /* when case `at` began */
	bool killed;
} worker;

typedef struct pool {
	const conform_cases *cases;
	void (*done)(void *arg, const conform_result *r);
	void *arg;
	worker worker[MAX_JOBS];
	unsigned njob;
	uint32_t next; /* first case that nobody has */
} pool;

static void
limit(int what, rlim_t n)
{
	struct rlimit l;

	if (getrlimit(what, &l) < 0)
		return;
	if (l.rlim_max == RLIM_INFINITY || n < l.rlim_max)
		l.rlim_cur = n;
	setrlimit(what, &l);
}

/* From now on CPU_SECONDS more. */
static void
limit_time(void)
{
	struct rusage u;

	getrusage(RUSAGE_SELF, &u);
	limit(RLIMIT_CPU, (rlim_t)(u.ru_utime.tv_sec + u.ru_stime.tv_sec + 1 +
				   CPU_SECONDS * CPU_FACTOR));
}

static void
work(const conform_cases *cases, uint32_t at, uint32_t end, int fd)
{
	conform_result r;

	limit(RLIMIT_AS, MEMORY_BYTES);
	limit(RLIMIT_CORE, 0);
	for (; at < end; at++) {
		uint64_t t = pop_clock_ns();

		limit_time();
		memset(&r, 0, sizeof(r));
		conform_run(&r, &cases->at[at]);
		r.index = at;
		r.ms = (uint32_t)((pop_clock_ns() - t) / 1000000);
		if (write(fd, &r, sizeof(r)) != (ssize_t)sizeof(r))
			_exit(1);
	}
	_exit(0);
}

static pop_status
start(pool *p, worker *w, uint32_t at, uint32_t end, pop_err *err)
{
	int fd[2];
	pid_t pid;

	if (pipe(fd) < 0)
		return pop_fail(err, POP_E_IO, "pipe: %s", strerror(errno));
	fflush(stdout);
	pid = fork();
	if (pid < 0) {
		close(fd[0]);
		close(fd[1]);
		return pop_fail(err, POP_E_IO, "fork: %s", strerror(errno));
	}
	if (pid == 0) {
		close(fd[0]);
		work(p->cases, at, end, fd[1]);
	}
	close(fd[1]);
	*w = (worker){pid, fd[0], at, end, pop_clock_ns(), false};
	return POP_OK;
}

/* Blames the first case without a result. */
static void
blame(pool *p, worker *w, int status)
{
	conform_result r = {.index = w->at};

	r.ms = (uint32_t)((pop_clock_ns() - w->since) / 1000000);
	if (w->killed || (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)) {
		r.verdict = CONFORM_HUNG;
		snprintf(r.text, sizeof(r.text), "took more than %d s",
			CPU_SECONDS * CPU_FACTOR);
	} else if (WIFSIGNALED(status)) {
		r.verdict = CONFORM_CRASHED;
		snprintf(r.text, sizeof(r.text), "signal %d", WTERMSIG(status));
	} else {
		r.verdict = CONFORM_CRASHED;
		snprintf(r.text, sizeof(r.text), "exit status %d",
			WEXITSTATUS(status));
	}
	p->done(p->arg, &r);
}

/* The process is gone; what it leaves goes to another. */
static pop_status
reap(pool *p, worker *w, pop_err *err)
{
	uint32_t end = w->end;
	int status = 0;

	close(w->fd);
	while (waitpid(w->pid, &status, 0) < 0 && errno == EINTR)
		;
	w->pid = 0;
	if (w->at < end)
		blame(p, w, status);
	if (w->at + 1 < end)
		return start(p, w, w->at + 1, end, err);
	return POP_OK;
}

/* One result, or the end of the process. */
static pop_status
take(pool *p, worker *w, pop_err *err)
{
	conform_result r;
	size_t have = 0;
	ssize_t n = 1;

	while (have < sizeof(r) && n > 0) {
		n = read(w->fd, (char *)&r + have, sizeof(r) - have);
		if (n < 0 && errno == EINTR)
			n = 1;
		else if (n > 0)
			have += (size_t)n;
	}
	if (have < sizeof(r))
		return reap(p, w, err);
	p->done(p->arg, &r);
	w->at = r.index + 1;
	w->since = pop_clock_ns();
	return POP_OK;
}

static pop_status
fill(pool *p, pop_err *err)
{
	for (unsigned i = 0; i < p->njob; i++) {
		uint32_t at = p->next, left = p->cases->count - at;
		uint32_t fair = left / p->njob / 2 + 1;
		uint32_t n = fair < BATCH ? fair : BATCH;

		if (p->worker[i].pid || !left)
			continue;
		p->next += n;
		POP_TRY(start(p, &p->worker[i], at, at + n, err));
	}
	return POP_OK;
}

/* False: nobody works any more. */
static bool
wait_any(pool *p, struct pollfd *f)
{
	uint64_t now = pop_clock_ns();
	bool any = false;

	for (unsigned i = 0; i < p->njob; i++) {
		worker *w = &p->worker[i];

		f[i] = (struct pollfd){w->pid ? w->fd : -1, POLLIN, 0};
		any = any || w->pid;
		if (w->pid && !w->killed &&
			now - w->since > (uint64_t)WALL_SECONDS * 1000000000) {
			w->killed = true;
			kill(w->pid, SIGKILL);
		}
	}
	if (any)
		poll(f, p->njob, 1000);
	return any;
}

pop_status
conform_pool_run(const conform_cases *cases, unsigned jobs,
	void (*done)(void *arg, const conform_result *r), void *arg,
	pop_err *err)
{
	pool p = {.cases = cases, .done = done, .arg = arg};
	struct pollfd f[MAX_JOBS];

	p.njob = jobs < 1 ? 1 : jobs > MAX_JOBS ? MAX_JOBS : jobs;
	POP_TRY(fill(&p, err));
	while (wait_any(&p, f)) {
		for (unsigned i = 0; i < p.njob; i++)
			if (f[i].fd >= 0 && f[i].revents)
				POP_TRY(take(&p, &p.worker[i], err));
		POP_TRY(fill(&p, err));
	}
	return POP_OK;
}
