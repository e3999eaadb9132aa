/*
 * Worker processes, one for each piece of work.
 *
 * The parent keeps a slot for each running worker and reads their output as it
 * comes, so that none waits for a full pipe; results wait in their piece until
 * all before it are given out.
 */

#define _GNU_SOURCE /* wait4 */

#include "cmd/popc/farm.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cmd/common/tool.h"

enum {
	MAX_WORKERS = 256,
	TICK_MS = 200,
};

/* What a worker needs if nothing is known. */
#define FIRST_GUESS ((uint64_t)64 << 20)

typedef struct piece {
	pop_buf out;
	pop_status status;
	int signal; /* that ended its worker, or 0 */
	uint64_t peak;
	bool done;
} piece;

typedef struct slot {
	pid_t pid; /* 0: free */
	int fd;
	size_t piece;
	uint64_t estimate;
} slot;

typedef struct farm {
	const popc_farm *f;
	piece *piece;
	slot slot[MAX_WORKERS];
	int nslot, running;
	size_t next, given; /* piece to start; piece to give out */
	uint64_t memory;    /* estimates of those that run */
	uint64_t largest;   /* peak so far */
} farm;

/* ---- In the worker. */

static _Noreturn void
work(const farm *w, size_t i, int fd)
{
	pop_buf out = {0};
	pop_status st;
	pop_err err;

	(void)prctl(PR_SET_PDEATHSIG, SIGTERM);
	if (w->f->nice)
		(void)setpriority(PRIO_PROCESS, 0,
			getpriority(PRIO_PROCESS, 0) + w->f->nice);
	st = w->f->work(w->f->arg, i, &out);
	if (pop_buf_finish(&out, &err) != POP_OK ||
		pop_write_all(fd, out.data, out.len, "the pipe", &err) !=
			POP_OK)
		_exit(pop_status_exit(POP_E_IO));
	_exit(pop_status_exit(st));
}

/* ---- In the parent. */

static pop_status
start(farm *w, slot *s, pop_err *err)
{
	int fd[2];

	if (pipe(fd) < 0)
		return pop_fail(err, POP_E_IO, "pipe: %s", strerror(errno));
	s->piece = w->next;
	s->pid = fork();
	if (s->pid == 0) {
		close(fd[0]);
		work(w, s->piece, fd[1]);
	}
	close(fd[1]);
	if (s->pid < 0) {
		s->pid = 0;
		close(fd[0]);
		return pop_fail(err, POP_E_IO, "fork: %s", strerror(errno));
	}
	s->fd = fd[0];
	w->memory += s->estimate;
	w->running++;
	w->next++;
	return POP_OK;
}

/* What the next piece will need. */
static uint64_t
estimate(const farm *w)
{
	uint64_t e = w->f->estimate ? w->f->estimate(w->f->arg, w->next) : 0;

	if (!e)
		e = w->largest;
	return e ? e : FIRST_GUESS;
}

/* As many as there are slots and memory for; one always runs. */
static pop_status
start_some(farm *w, pop_err *err)
{
	for (int i = 0; i < w->nslot && w->next < w->f->n; i++) {
		slot *s = &w->slot[i];

		if (s->pid)
			continue;
		s->estimate = estimate(w);
		if (w->running && w->memory + s->estimate > w->f->memory)
			break;
		POP_TRY(start(w, s, err));
	}
	return POP_OK;
}

static void
finish(farm *w, slot *s)
{
	piece *p = &w->piece[s->piece];
	struct rusage use = {0};
	int status = 0;

	close(s->fd);
	while (wait4(s->pid, &status, 0, &use) < 0 && errno == EINTR)
		;
	p->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
	p->status = pop_status_of_exit(WEXITSTATUS(status));
	p->peak = (uint64_t)use.ru_maxrss * 1024;
	p->done = true;
	if (p->peak > w->largest)
		w->largest = p->peak;
	w->memory -= s->estimate;
	w->running--;
	s->pid = 0;
}

/* Takes what a worker wrote; at the end of it, its status. */
static void
take(farm *w, slot *s)
{
	unsigned char chunk[4096];
	ssize_t n;

	do
		n = read(s->fd, chunk, sizeof(chunk));
	while (n < 0 && errno == EINTR && !pop_tool_interrupted());
	if (n > 0)
		pop_buf_put(&w->piece[s->piece].out, chunk, (size_t)n);
	else if (n == 0 || errno != EINTR)
		finish(w, s);
}

static void
wait_for_some(farm *w)
{
	struct pollfd fd[MAX_WORKERS];
	slot *of[MAX_WORKERS];
	nfds_t n = 0;

	for (int i = 0; i < w->nslot; i++) {
		if (!w->slot[i].pid)
			continue;
		of[n] = &w->slot[i];
		fd[n++] = (struct pollfd){w->slot[i].fd, POLLIN, 0};
	}
	if (poll(fd, n, TICK_MS) <= 0)
		return;
	for (nfds_t i = 0; i < n; i++)
		if (fd[i].revents)
			take(w, of[i]);
}

static void
give(farm *w)
{
	for (; w->given < w->next && w->piece[w->given].done; w->given++) {
		piece *p = &w->piece[w->given];

		w->f->done(w->f->arg, w->given, p->status, p->signal, &p->out,
			p->peak);
		pop_buf_release(&p->out);
	}
}

static pop_status
run(farm *w, pop_err *err)
{
	pop_status st = POP_OK;

	while (w->running || (w->next < w->f->n && st == POP_OK &&
				     !pop_tool_interrupted())) {
		if (!pop_tool_interrupted() && st == POP_OK)
			st = start_some(w, err);
		if (w->running)
			wait_for_some(w);
		give(w);
		if (w->f->tick)
			w->f->tick(w->f->arg, w->given, (size_t)w->running);
	}
	give(w);
	if (st == POP_OK && w->next < w->f->n)
		st = pop_fail(err, POP_E_INTERRUPTED,
			"interrupted after %zu of %zu; the same command goes "
			"on from there",
			w->next, w->f->n);
	return st;
}

pop_status
popc_farm_run(const popc_farm *f, pop_err *err)
{
	farm *w = calloc(1, sizeof(*w));
	pop_status st;

	if (w)
		w->piece = calloc(f->n ? f->n : 1, sizeof(*w->piece));
	if (!w || !w->piece) {
		free(w);
		return pop_fail(err, POP_E_NOMEM, "out of memory");
	}
	w->f = f;
	w->nslot = f->workers < 1             ? 1
		   : f->workers > MAX_WORKERS ? MAX_WORKERS
					      : (int)f->workers;
	pop_tool_catch_signals();
	st = run(w, err);
	for (size_t i = 0; i < f->n; i++)
		pop_buf_release(&w->piece[i].out);
	free(w->piece);
	free(w);
	return st;
}

/* ---- Words. */

pop_status
popc_worse(pop_status a, pop_status b)
{
	int x = pop_status_exit(a), y = pop_status_exit(b);
	bool xf = x > 0 && x<10, yf = y> 0 && y < 10;

	if (xf != yf)
		return xf ? a : b;
	return x >= y ? a : b;
}

pop_status
popc_farm_jobs(int64_t *out, const char *text, pop_err *err)
{
	*out = 0;
	if (!text)
		return POP_OK;
	*out = pop_usable_cpus();
	if (strcmp(text, "auto") == 0 || (pop_str_i64(pop_str_of(text), out) &&
						 *out >= 1 && *out <= 1024))
		return POP_OK;
	return pop_fail(err, POP_E_USAGE,
		"--jobs=%s: expected 1 to 1024 or auto", text);
}
