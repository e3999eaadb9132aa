#ifndef POP_BASE_CPU_H
#define POP_BASE_CPU_H

#include <stdbool.h>

/*
 * What the processor of this process can do and its system saves registers
 * for, by feature bits.
 */
typedef enum pop_cpu_feature {
#define POP_CPU(name, libc, compiler) POP_CPU_##name,
#define POP_CPU_AMX(name, libc)       POP_CPU_##name,
#include "lib/base/cpu.def"
#undef POP_CPU
#undef POP_CPU_AMX
} pop_cpu_feature;

/* False for all of them on other processors than x86-64.  Of any thread; a few
 * nanoseconds. */
bool pop_cpu_has(pop_cpu_feature f);

/*
 * Whether pop_cpu_has() may answer true for AMX, which it does not before this
 * was called.  Its registers are so large that Linux gives them to processes
 * that ask ("Using XSTATE features in user space applications"): allowing it
 * does, and is false if there is none or the answer is no.  All threads may use
 * them then.  Of any thread.
 */
bool pop_cpu_allow_amx(bool allowed);

#endif
