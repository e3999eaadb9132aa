/*
 * Handlers for tall tiles: one vector of each of eight rows.
 *
 * By its template a handler has a form of its OWN here, because it touches
 * memory, or TWO, because it stores; or is the SAME as for eight vectors of one
 * row; or does NOT exist.
 */

#define NV 8
#define TALL
#include "lib/kernel/isa/vm_apart.h"
#include "lib/kernel/isa/vm_arith.h"
#include "lib/kernel/isa/vm_float.h"
#include "lib/kernel/isa/vm_int.h"
#include "lib/kernel/isa/vm_move.h"
#include "lib/kernel/isa/vm_small.h"
#include "lib/kernel/isa/vm_where.h"

#define TALL_LD            OWN
#define TALL_LDK           OWN
#define TALL_LD_FOUND      OWN
#define TALL_LD_HALVES     OWN
#define TALL_LD_EVERY      OWN
#define TALL_LDC           OWN
#define TALL_LDCW          OWN
#define TALL_LDF16         OWN
#define TALL_GATHER        OWN
#define TALL_GATHER_WIDE   OWN
#define TALL_SCATTER       OWN
#define TALL_PAIRS         OWN
#define TALL_ST            TWO
#define TALL_STC           TWO
#define TALL_STCW          TWO
#define TALL_STF16         TWO
#define TALL_INTO          OWN
#define TALL_INDEX         OWN
#define TALL_INDEX_W       OWN
#define TALL_INDEX_SMALL   OWN
#define TALL_COM           OWN
#define TALL_BIN           OWN
#define TALL_INVERSE       OWN
#define TALL_MULADD_FACTOR OWN
#define TALL_MULADD_ADDEND OWN
#define TALL_BICXOR_AND    OWN
#define TALL_SEL_MASK      OWN
#define TALL_SEL_TRUE      OWN
#define TALL_SEL_FALSE     OWN

#define TALL_BOUNCE        SAME
#define TALL_END           SAME
#define TALL_UNARY         SAME
#define TALL_WRITTEN_OUT   SAME
#define TALL_MOSTLY_PLAIN  SAME
#define TALL_HEAVY         SAME
#define TALL_BOUNDED       SAME
#define TALL_SHIFT_BY      SAME
#define TALL_DIVIDE_BY     SAME
#define TALL_FLOAT8        SAME
#define TALL_NUM_CODE      SAME
#define TALL_NUM_DECODE    SAME
#define TALL_NUM1          SAME
#define TALL_NUM_ROUND     SAME
#define TALL_NUM_PRECISION SAME

/* Operands that are more code than memory. */
#define TALL_HEAVY2        NOT
#define TALL_QUOTIENT      NOT
#define TALL_SHIFT         NOT
#define TALL_NUM2          NOT
/* Points that are looked at one by one, or in their order. */
#define TALL_SPLAT         NOT
#define TALL_JUMP          NOT
#define TALL_UNLESS        NOT
#define TALL_SST           NOT
#define TALL_SST_B         NOT
#define TALL_LD_ROWS       NOT
#define TALL_ST_ROWS       NOT
#define TALL_LOOK          NOT
#define TALL_LOOK_FEW      NOT
#define TALL_REDUCE        NOT
#define TALL_REDUCE_ANY    NOT
#define TALL_REDUCE_NAN_F  NOT
#define TALL_REDUCE_NAN_D  NOT

#define JOIN(a, b)        a##b
#define IF(what, kind)    JOIN(what, kind)
#define IF_OWN_OWN(...)   __VA_ARGS__
#define IF_OWN_SAME(...)
#define IF_OWN_NOT(...)
#define IF_OWN_TWO(...)   __VA_ARGS__
#define IF_SAME_OWN(...)
#define IF_SAME_SAME(...) __VA_ARGS__
#define IF_SAME_NOT(...)
#define IF_SAME_TWO(...)
#define IF_TWO_OWN(...)
#define IF_TWO_SAME(...)
#define IF_TWO_NOT(...)
#define IF_TWO_TWO(...)   __VA_ARGS__
#define IF_OWN(template)  IF(IF_OWN_, TALL_##template)
#define IF_SAME(template) IF(IF_SAME_, TALL_##template)
#define IF_TWO(template)  IF(IF_TWO_, TALL_##template)

#define OP1(name, template, fn, x) \
	IF_OWN(template)(T_##template(h_##name, fn, x))
#define OP2 OP1
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2

vm_handler *
POP_FN(vm_tall_handler)(uint32_t id)
{
	static vm_handler *const own[VM_NHANDLER] = {
#define OP1(name, template, fn, x) IF_OWN(template)([VM_##name] = h_##name, )
#define OP2(name, template, fn, x) IF_OWN(template)(template##_FORMS(name))
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2
	};
	static const bool same[VM_NHANDLER] = {
#define OP1(name, template, fn, x) IF_SAME(template)([VM_##name] = true, )
#define OP2(name, template, fn, x)
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2
	};

	return same[id] ? POP_FN(vm_handlers_eight)[id] : own[id];
}

/* ---- Stores of some points of each row: see vm_frame.stores. */

/* Stores where m is all ones, and leaves what lies there where it is zero: it
 * may be read, and written as it was. */
POP_INLINE void
v_store_where(void *p, V v, V m)
{
#if POP_VBYTES == 64
	_mm512_mask_storeu_epi8(p, _mm512_movepi8_mask((__m512i)m), (__m512i)v);
#else
	v_store(p, v_select(m, v, v_load(p)));
#endif
}

#define widen_vi_of_l     widen_vu_of_l
#define SOME_TO_A TO_A const V some = v_load(fr->stores);
#define PUT_SOME(j)       v_store_where(VEC(j, POP_VBYTES), a##j, some);
#define NARROWED_SOME(j, T, wide, fn)        \
	narrow_##T(VEC(j, sizeof(T)),        \
		v_select(some, (V)fn(a##j), widen_##T(VEC(j, sizeof(T)))));
/* All bits of the others stay, so that they are no floats here. */
#define PUT_SOME_F16(j)                          \
	store_f16(fr->save, a##j);               \
	narrow_vs_of_i(VEC(j, POP_VBYTES / 2),   \
		v_select(some, widen_vs_of_i(fr->save), \
			widen_vs_of_i(VEC(j, POP_VBYTES / 2))));

#define SOME_ST(name, fn, x) HANDLER(name, SOME_TO_A, PUT_SOME)
#define SOME_STC(name, fn, T) \
	CONVERTING(name, SOME_TO_A, NARROWED_SOME, T, V, fn)
#define SOME_STCW(name, fn, T) \
	CONVERTING(name, SOME_TO_A, NARROWED_SOME, T, vl, fn)
#define SOME_STF16(name, fn, x) HANDLER(name, SOME_TO_A, PUT_SOME_F16)

#define OP1(name, template, fn, x) \
	IF_TWO(template)(SOME_##template(some_##name, fn, x))
#define OP2(name, template, fn, x)
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2

vm_handler *
POP_FN(vm_tall_some)(uint32_t id)
{
	static vm_handler *const some[VM_NHANDLER] = {
#define OP1(name, template, fn, x) IF_TWO(template)([VM_##name] = some_##name, )
#define OP2(name, template, fn, x)
#include "lib/kernel/isa/vm_ops.def"
#undef OP1
#undef OP2
	};

	return some[id];
}
