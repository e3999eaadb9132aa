/*
 * One timer serves both: it is set for a moment after the time a run was
 * given, or after the first signal, and its handler writes the message and
 * leaves, as no lock and no allocation is possible there.
 *
 * _DEFAULT_SOURCE: setitimer().
 */

#define _DEFAULT_SOURCE

#include "cmd/poprun/watch.h"

#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "lib/base/status.h"

/* How long a step may go on. */
static const uint64_t patience_ns = 300000000;

static pop_engine *running;
static volatile sig_atomic_t interrupted;
/* Looked up before a handler needs it. */
static int exit_timeout, exit_interrupted;
static char late_line[128];

static void
set_timer(uint64_t ns)
{
	struct itimerval t = {
		.it_value = {.tv_sec = (time_t)(ns / 1000000000u),
			.tv_usec = (suseconds_t)(ns % 1000000000u / 1000u)}};

	(void)setitimer(ITIMER_REAL, &t, NULL);
}

static void
leave(const char *line, int status)
{
	if (write(STDERR_FILENO, line, strlen(line)) < 0)
		_exit(status); /* nowhere left to say so */
	_exit(status);
}

static void
on_alarm(int sig)
{
	(void)sig;
	if (interrupted)
		leave("poprun: the run was stopped\n", exit_interrupted);
	leave(late_line, exit_timeout);
}

static void
on_signal(int sig)
{
	if (interrupted || !running) {
		signal(sig, SIG_DFL);
		raise(sig);
		return;
	}
	interrupted = 1;
	pop_engine_stop(running);
	set_timer(patience_ns);
}

void
poprun_watch_begin(pop_engine *e, const char *late)
{
	struct sigaction stop = {
		.sa_handler = on_signal, .sa_flags = SA_RESTART};
	struct sigaction alarm = {
		.sa_handler = on_alarm, .sa_flags = SA_RESTART};

	snprintf(late_line, sizeof(late_line), "poprun: %.100s\n", late);
	exit_timeout = pop_status_exit(POP_E_TIMEOUT);
	exit_interrupted = pop_status_exit(POP_E_INTERRUPTED);
	running = e;
	(void)sigaction(SIGALRM, &alarm, NULL);
	(void)sigaction(SIGINT, &stop, NULL);
	(void)sigaction(SIGTERM, &stop, NULL);
}

void
poprun_watch_run(uint64_t timeout_ns)
{
	if (timeout_ns && !interrupted)
		set_timer(timeout_ns + patience_ns);
}

void
poprun_watch_end(void)
{
	set_timer(0);
	running = NULL;
}
