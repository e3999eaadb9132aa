/*
 * The handler looks through a fixed table of atomics, so it may run at any
 * instruction of any thread.  mmap in a handler: not on POSIX's list, but one
 * system call and no state in every libc we run on.
 *
 * _GNU_SOURCE: MAP_ANONYMOUS.
 */

#define _GNU_SOURCE

#include "lib/exe/guard.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MAX_GUARDS = 64 };

static struct {
	atomic_uintptr_t base; /* 0: free */
	atomic_size_t len;
	atomic_bool lost;
} guard[MAX_GUARDS];

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct sigaction before;
static bool is_installed;
static uintptr_t page_mask;

/* Zero pages from the fault to the end of its mapping. */
static bool
replace(uintptr_t fault)
{
	for (unsigned i = 0; i < MAX_GUARDS; i++) {
		uintptr_t base = atomic_load(&guard[i].base);
		uintptr_t end = base + atomic_load(&guard[i].len);
		uintptr_t from = fault & ~page_mask;

		if (!base || fault < base || fault >= end)
			continue;
		atomic_store(&guard[i].lost, true);
		return mmap((void *)from, end - from, PROT_READ,
			       MAP_PRIVATE | MAP_FIXED | MAP_ANONYMOUS, -1,
			       0) != MAP_FAILED;
	}
	return false;
}

static void
on_bus(int sig, siginfo_t *info, void *context)
{
	int saved = errno;

	if (replace((uintptr_t)info->si_addr)) {
		errno = saved;
		return;
	}
	if (before.sa_flags & SA_SIGINFO && before.sa_sigaction) {
		before.sa_sigaction(sig, info, context);
	} else if (before.sa_handler == SIG_DFL ||
		   before.sa_handler == SIG_IGN) {
		/* The fault repeats and ends the process as it should. */
		signal(sig, SIG_DFL);
	} else {
		before.sa_handler(sig);
	}
	errno = saved;
}

static bool
install(void)
{
	struct sigaction act = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
	long page = sysconf(_SC_PAGESIZE);

	if (is_installed)
		return true;
	if (page <= 0)
		return false;
	page_mask = (uintptr_t)page - 1;
	act.sa_sigaction = on_bus;
	sigemptyset(&act.sa_mask);
	is_installed = sigaction(SIGBUS, &act, &before) == 0;
	return is_installed;
}

int
pop_guard_add(void *base, size_t len)
{
	int slot = -1;

	pthread_mutex_lock(&lock);
	for (int i = 0; install() && i < MAX_GUARDS && slot < 0; i++)
		if (!atomic_load(&guard[i].base))
			slot = i;
	if (slot >= 0) {
		atomic_store(&guard[slot].lost, false);
		atomic_store(&guard[slot].len, len);
		atomic_store(&guard[slot].base, (uintptr_t)base);
	}
	pthread_mutex_unlock(&lock);
	return slot;
}

bool
pop_guard_is_lost(int slot)
{
	return slot >= 0 && atomic_load(&guard[slot].lost);
}

void
pop_guard_remove(int slot)
{
	if (slot >= 0)
		atomic_store(&guard[slot].base, 0);
}
