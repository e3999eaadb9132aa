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
 * and vm_each.h says how one is written.
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
#include "lib/kernel/isa/vm_special.h"
#include "lib/kernel/isa/vm_where.h"

#define OP1(name, template, fn, x) T_##template(h_##name, fn, x)
#define OP2(name, template, fn, x) T_##template(h_##name, fn, x)
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2

/* Forms by template: which of the four exist. */
#define COM_FORMS(n)                                  \
	[VM_##n] = h_##n, [VM_##n##_k] = h_##n##_k,   \
	[VM_##n##_rm] = h_##n, [VM_##n##_rk] = h_##n##_k,
#define BIN_FORMS(n)                                        \
	[VM_##n] = h_##n, [VM_##n##_k] = h_##n##_k,         \
	[VM_##n##_rm] = h_##n##_rm, [VM_##n##_rk] = h_##n##_rk,
#define HEAVY2_FORMS(n) [VM_##n] = h_##n, [VM_##n##_rm] = h_##n##_rm,
#define SHIFT_FORMS(n)                                \
	[VM_##n] = h_##n, [VM_##n##_k] = h_##n##_k, \
	[VM_##n##_rm] = h_##n##_rm,
#define NUM2_FORMS(n)   HEAVY2_FORMS(n)

vm_handler *const TABLE[VM_NHANDLER] = {
#define OP1(name, template, fn, x) [VM_##name] = h_##name,
#define OP2(name, template, fn, x) template##_FORMS(name)
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2
};
