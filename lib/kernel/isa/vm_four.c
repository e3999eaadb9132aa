/* Handlers for accumulators of four vectors: rows that eight do not divide. */

#define NV    4
#define TABLE POP_FN(vm_handlers_four)
#include "lib/kernel/isa/vm_handlers.h"
