/*
 * Which table of kernels this machine runs, by feature bits alone: names of
 * processors mean nothing under a hypervisor.
 */

#include "lib/kernel/kernel.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "lib/num/convert.h"

/* ORDER isa: the Makefile's ISAS. */
extern const pop_kernel_table pop_kernel_table_generic;
#if defined(__x86_64__)
extern const pop_kernel_table pop_kernel_table_avx2;
extern const pop_kernel_table pop_kernel_table_avx512;
#endif

enum { MAX_TABLES = 4 };

#if defined(__x86_64__)
/* f16c has no name that all compilers know; it is older than avx2. */
static bool
has_avx2(void)
{
	return __builtin_cpu_supports("avx2") &&
	       __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2");
}

static bool
has_avx512(void)
{
	return has_avx2() && __builtin_cpu_supports("avx512f") &&
	       __builtin_cpu_supports("avx512bw") &&
	       __builtin_cpu_supports("avx512dq") &&
	       __builtin_cpu_supports("avx512vl");
}
#endif

/* The tables that run here, best first. */
static unsigned
find_tables(const pop_kernel_table *out[MAX_TABLES])
{
	unsigned n = 0;

#if defined(__x86_64__)
	if (has_avx512())
		out[n++] = &pop_kernel_table_avx512;
	if (has_avx2())
		out[n++] = &pop_kernel_table_avx2;
#endif
	out[n++] = &pop_kernel_table_generic;
	return n;
}

pop_status
pop_kernel_select(const pop_kernel_table **out, const char *name, pop_err *err)
{
	const pop_kernel_table *t[MAX_TABLES];
	unsigned n = find_tables(t);
	char names[64] = "";

	if (!name || !*name) {
		*out = t[0];
		return POP_OK;
	}
	for (unsigned i = 0; i < n; i++) {
		size_t at = strlen(names);

		if (strcmp(t[i]->name, name) == 0) {
			*out = t[i];
			return POP_OK;
		}
		snprintf(names + at, sizeof(names) - at, "%s%s", i ? ", " : "",
			t[i]->name);
	}
	return pop_fail(err, POP_E_USAGE,
		"instruction set \"%s\" is unknown or this machine lacks it; "
		"these would work: %s",
		name, names);
}

int64_t
pop_dyn_offset(const pop_run *r, const pop_dyn *d)
{
	pop_dtype t = (pop_dtype)d->dtype;
	uint64_t v = pop_load_int(t, r->ptr[d->buffer]);
	bool negative =
		pop_dtype_info_of[t].cls == POP_DTC_INT && (int64_t)v < 0;

	if (negative || d->max <= 0)
		return 0;
	return (v > (uint64_t)d->max ? d->max : (int64_t)v) * d->stride;
}
