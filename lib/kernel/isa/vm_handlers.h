/*
 * The handlers of threaded code, for accumulators of NV vectors (8, 4 or 1).
 * Included once for each, with NV and TABLE, the name of the table to define.
 *
 * vm_ops.def names for each op a template T_..., which makes a handler of a
 * function of one vector.  The templates, by what handlers do:
 *
 *   vm_arith.h   elementwise arithmetic
 *   vm_move.h    loads and stores in lines, conversions
 *   vm_apart.h   elements that lie apart
 *   vm_where.h   rows and tables at places given by numbers
 *   vm_number.h  through lib/num
 *   vm_reduce.h  reductions
 *
 * and vm_each.h says how one is written.  Those of tall tiles are in vm_tall.c.
 */

#include "lib/kernel/isa/vm_apart.h"
#include "lib/kernel/isa/vm_arith.h"
#include "lib/kernel/isa/vm_code.h"
#include "lib/kernel/isa/vm_double.h"
#include "lib/kernel/isa/vm_float.h"
#include "lib/kernel/isa/vm_int.h"
#include "lib/kernel/isa/vm_math.h"
#include "lib/kernel/isa/vm_move.h"
#include "lib/kernel/isa/vm_number.h"
#include "lib/kernel/isa/vm_reduce.h"
#include "lib/kernel/isa/vm_small.h"
#include "lib/kernel/isa/vm_special.h"
#include "lib/kernel/isa/vm_where.h"

#define OP1(name, template, fn, x) T_##template(h_##name, fn, x)
#define OP2(name, template, fn, x) T_##template(h_##name, fn, x)
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2

vm_handler *const TABLE[VM_NHANDLER] = {
#define OP1(name, template, fn, x) [VM_##name] = h_##name,
#define OP2(name, template, fn, x) template##_FORMS(name)
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2
};
