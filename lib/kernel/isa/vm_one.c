/* Handlers for accumulators of one vector: short rows, scalar stages. */

#define NV    1
#define TABLE POP_FN(vm_handlers_one)
#include "lib/kernel/isa/vm_handlers.h"
