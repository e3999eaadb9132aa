/*
 * Which table of kernels this machine runs, by feature bits alone: names of
 * processors mean nothing under a hypervisor.
 */

#include "lib/kernel/kernel.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "lib/base/cpu.h"
#include "lib/num/convert.h"

/* ORDER isa: the Makefile's ISAS, best last; POP_WITH_* says which there are.
 */
enum { GENERIC, AVX2, AVX512, AMX, NTABLE };

static pop_kernel_table table[NTABLE];
static bool usable[NTABLE];

#ifdef POP_WITH_avx2
/* f16c has no name that all compilers know; it is older than avx2. */
static bool
has_avx2(void)
{
	return pop_cpu_has(POP_CPU_AVX2) && pop_cpu_has(POP_CPU_FMA) &&
	       pop_cpu_has(POP_CPU_BMI2);
}
#endif

#ifdef POP_WITH_avx512
static bool
has_avx512(void)
{
	return has_avx2() && pop_cpu_has(POP_CPU_AVX512F) &&
	       pop_cpu_has(POP_CPU_AVX512BW) && pop_cpu_has(POP_CPU_AVX512CD) &&
	       pop_cpu_has(POP_CPU_AVX512DQ) && pop_cpu_has(POP_CPU_AVX512VL);
}
#endif

static void
fill_tables(void)
{
	pop_kernel_fill_generic(&table[GENERIC]);
	usable[GENERIC] = true;
#ifdef POP_WITH_avx2
	pop_kernel_fill_avx2(&table[AVX2]);
	usable[AVX2] = has_avx2();
#endif
#ifdef POP_WITH_avx512
	pop_kernel_fill_avx512(&table[AVX512]);
	usable[AVX512] = has_avx512();
	/* The same kernels; dot_amx.c asks whether they may use it. */
	pop_kernel_fill_avx512(&table[AMX]);
	table[AMX].name = "amx";
	usable[AMX] = usable[AVX512] && pop_cpu_allow_amx(true);
#endif
}

pop_status
pop_kernel_select(const pop_kernel_table **out, const char *name, pop_err *err)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	char names[64] = "";

	pthread_once(&once, fill_tables);
	for (int k = NTABLE - 1; k >= 0; k--) {
		size_t at = strlen(names);

		if (!usable[k])
			continue;
		if (!name || !*name || strcmp(table[k].name, name) == 0) {
			pop_cpu_allow_amx(k == AMX);
			*out = &table[k];
			return POP_OK;
		}
		snprintf(names + at, sizeof(names) - at, "%s%s", at ? ", " : "",
			table[k].name);
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
