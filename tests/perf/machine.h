#ifndef TESTS_PERF_MACHINE_H
#define TESTS_PERF_MACHINE_H

#include "lib/base/json.h"

/* Writes the object "machine"; what the system does not tell is left out. */
void machine_put(pop_json *j);

#endif
