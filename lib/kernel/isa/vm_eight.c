/* Handlers for accumulators of eight vectors: the body of every long row. */

#define NV    8
#define TABLE POP_FN(vm_handlers_eight)
#include "lib/kernel/isa/vm_handlers.h"
