#ifndef POP_BASE_CPU_H
#define POP_BASE_CPU_H

#include <stdbool.h>

/*
 * What the processor of this process can do and its system saves registers
 * for, by feature bits.
 */
typedef enum pop_cpu_feature {
#define POP_CPU(name, libc, compiler) POP_CPU_##name,
#define POP_CPU_NEW(name, libc)       POP_CPU_##name,
#include "lib/base/cpu.def"
#undef POP_CPU
#undef POP_CPU_NEW
} pop_cpu_feature;

/* False for all of them on other processors than x86-64.  Of any thread; a few
 * nanoseconds. */
bool pop_cpu_has(pop_cpu_feature f);

/* Asks the system for the registers of AMX, which all threads of the process
 * may use if it answers true: they are so large that Linux gives them to those
 * who ask (its manual, "x86 extended features").  Of any thread. */
bool pop_cpu_ask_for_amx(void);

#endif
