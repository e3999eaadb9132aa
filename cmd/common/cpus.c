/* How many CPUs the process may use. */

#define _GNU_SOURCE /* sched_getaffinity, CPU_COUNT */

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <unistd.h>

#include "cmd/common/tool.h"

/* "max 100000" or "200000 100000"; 0: no limit or not known. */
static int64_t
quota(void)
{
	FILE *f = fopen("/sys/fs/cgroup/cpu.max", "r");
	char line[64] = "";
	long long quota_us = 0, period_us = 0;

	if (!f)
		return 0;
	if (!fgets(line, sizeof(line), f) ||
		sscanf(line, "%lld %lld", &quota_us, &period_us) != 2 ||
		quota_us <= 0 || period_us <= 0)
		quota_us = 0;
	fclose(f);
	return quota_us ? (quota_us + period_us - 1) / period_us : 0;
}

static int64_t usable;

/* Files are read only where affinity does not say it all. */
static void
find_usable(void)
{
	int64_t n = 0, limit;
	cpu_set_t set;

	if (sched_getaffinity(0, sizeof(set), &set) == 0)
		n = CPU_COUNT(&set);
	if (n == 0)
		n = sysconf(_SC_NPROCESSORS_ONLN);
	limit = n > 1 ? quota() : 0;
	if (limit && limit < n)
		n = limit;
	usable = n > 1 ? n : 1;
}

int64_t
pop_usable_cpus(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, find_usable);
	return usable;
}
