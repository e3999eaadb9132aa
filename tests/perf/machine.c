/*
 * The facts about a machine without which figures mean nothing: processor,
 * the feature bits that choose kernels, cores, caches, memory, kernel.
 */

#include "tests/perf/machine.h"

#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

static const char *const features[] = {"fma", "avx2", "f16c", "bmi2", "avx512f",
	"avx512bw", "avx512vl", "avx512_vnni", "avx512_bf16", "avx512_fp16",
	"avx_vnni", "amx_tile", "amx_int8", "amx_bf16", "asimd", "sve"};

static bool
has_word(const char *line, const char *word)
{
	size_t n = strlen(word);

	for (const char *p = line; (p = strstr(p, word)); p += n)
		if (p > line && strchr(" \t", p[-1]) && strchr(" \n", p[n]))
			return true;
	return false;
}

static void
put_cpu(pop_json *j, FILE *f)
{
	char line[8192];
	bool model = false, flags = false;

	while (fgets(line, sizeof(line), f) && !(model && flags)) {
		char *value = strchr(line, ':');

		if (!value)
			continue;
		if (!model && strncmp(line, "model name", 10) == 0) {
			value[strcspn(value, "\n")] = '\0';
			pop_json_cstr(j, "cpu", value + 2);
			model = true;
		}
		if (!flags && (strncmp(line, "flags", 5) == 0 ||
				      strncmp(line, "Features", 8) == 0)) {
			pop_json_array(j, "features");
			for (size_t i = 0;
				i < sizeof(features) / sizeof(features[0]); i++)
				if (has_word(value, features[i]))
					pop_json_cstr(j, NULL, features[i]);
			pop_json_end_array(j);
			flags = true;
		}
	}
}

/* The chosen word of "always [madvise] never". */
static void
put_huge_pages(pop_json *j)
{
	FILE *f = fopen("/sys/kernel/mm/transparent_hugepage/enabled", "r");
	char line[128], *from = NULL, *to = NULL;

	if (f && fgets(line, sizeof(line), f) && (from = strchr(line, '[')) &&
		(to = strchr(from, ']'))) {
		*to = '\0';
		pop_json_cstr(j, "transparent_huge_pages", from + 1);
	}
	if (f)
		fclose(f);
}

void
machine_put(pop_json *j)
{
	FILE *f = fopen("/proc/cpuinfo", "r");
	struct utsname u;

	pop_json_object(j, "machine");
	if (f) {
		put_cpu(j, f);
		fclose(f);
	}
	pop_json_int(j, "cores", sysconf(_SC_NPROCESSORS_ONLN));
#if defined(_SC_LEVEL2_CACHE_SIZE)
	pop_json_int(j, "l2_bytes", sysconf(_SC_LEVEL2_CACHE_SIZE));
	pop_json_int(j, "l3_bytes", sysconf(_SC_LEVEL3_CACHE_SIZE));
#endif
	pop_json_int(j, "memory_bytes",
		(int64_t)sysconf(_SC_PHYS_PAGES) * sysconf(_SC_PAGESIZE));
	put_huge_pages(j);
	if (uname(&u) == 0)
		pop_json_cstr(j, "kernel", u.release);
	pop_json_cstr(j, "compiler", __VERSION__);
	pop_json_end_object(j);
}
