/*
 * SIGINT, SIGTERM and SIGUSR1 (what Slurm sends before a job's time is over)
 * set a flag; whoever works asks for it between two pieces of work.  A second
 * signal of the same kind ends the process as if nobody had asked for it.
 */

#include <signal.h>
#include <stddef.h>

#include "cmd/common/tool.h"

static volatile sig_atomic_t signal_seen;

static void
note(int sig)
{
	signal_seen = sig;
}

void
pop_tool_catch_signals(void)
{
	static const int sig[] = {SIGINT, SIGTERM, SIGUSR1};
	struct sigaction sa = {
		.sa_handler = note, .sa_flags = (int)SA_RESETHAND};

	sigemptyset(&sa.sa_mask);
	for (size_t i = 0; i < sizeof(sig) / sizeof(sig[0]); i++)
		(void)sigaction(sig[i], &sa, NULL);
}

bool
pop_tool_interrupted(void)
{
	return signal_seen != 0;
}
