/* How many CPUs the process may use. */

#define _GNU_SOURCE /* sched_getaffinity, CPU_COUNT */

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

int64_t
pop_usable_cpus(void)
{
	long online = sysconf(_SC_NPROCESSORS_ONLN);
	int64_t n = online > 0 ? online : 1, limit = quota();
	cpu_set_t set;

	if (sched_getaffinity(0, sizeof(set), &set) == 0 && CPU_COUNT(&set))
		n = CPU_COUNT(&set);
	return limit && limit < n ? limit : n;
}
