#ifndef POP_KERNEL_ISA_VM_WHERE_H
#define POP_KERNEL_ISA_VM_WHERE_H

/*
 * Templates of handlers whose addresses come of numbers: tiles of rows, each row
 * at its own place, and elements of tables by the indices in the accumulator.
 */

#include "lib/kernel/isa/vm_each.h"
#include "lib/kernel/isa/vm_look.h"

/* Vector j of a tile of rows, see pop_vm_rows; there are none behind the last
 * point. */
#define ROW_APART(j)    (p + at[j])
#define ROW_FOUND(j)    (row_at(p, at[2 * (j)]) + at[2 * (j) + 1])
#define LD_ROW(j, at)   GIVE(j, v_load(at(j)))
#define ST_ROW(j, at)   v_store(at(j), a##j);
#define LD_ROW_IF(j, at)                \
	if ((j) * LANES < fr->count)    \
		LD_ROW(j, at)
#define ST_ROW_IF(j, at)                \
	if ((j) * LANES < fr->count)    \
		ST_ROW(j, at)

POP_INLINE unsigned char *
row_at(const unsigned char *rows, int64_t k)
{
	unsigned char *p;

	memcpy(&p, rows + k * (int64_t)sizeof(p), sizeof(p));
	return p;
}

#define ROWS(name, address, numbers, whole, some)                           \
	static void name(VM_ARGS)                                           \
	{                                                                   \
		const int32_t *at = (const int32_t *)(uintptr_t)q->imm +    \
				    i / LANES * (numbers);                  \
		unsigned char *p = fr->ptr[q->a];                           \
		if (fr->count == NV * LANES) {                              \
			EACH_OF(whole, address)                             \
		} else {                                                    \
			EACH_OF(some, address)                              \
		}                                                           \
		NEXT;                                                       \
	}
#define T_LD_ROWS(name, fn, x) ROWS(name, fn, x, LD_ROW, LD_ROW_IF)
#define T_ST_ROWS(name, fn, x) ROWS(name, fn, x, ST_ROW, ST_ROW_IF)

/* In tall tiles the rows are those of the vectors. */
#ifdef TALL
#define T_LD_FOUND(name, fn, x)                           \
	static void name(VM_ARGS)                         \
	{                                                 \
		const unsigned char *p = fr->ptr[q->a];   \
		EACH(LD_FOUND_ROW)                        \
		NEXT;                                     \
	}
#define LD_FOUND_ROW(j) GIVE(j, v_load(row_at(p, j) + i * 4))
#else
#define T_LD_FOUND(name, fn, x) T_LD_ROWS(name, fn, x)
#endif

/* Tables, see vm_look.h. */
#define T_LOOK(name, fn, size)                                            \
	static void name(VM_ARGS)                                         \
	{                                                                 \
		const look t = {                                          \
			fr->ptr[q->a] + i * q->sa * (int64_t)(size),      \
			fr->count, (int32_t)q->imm, q->sa};               \
		EACH_OF(LOOK_INTO, fn)                                    \
		NEXT;                                                     \
	}
#define T_LOOK_FEW(name, fn, x)                                               \
	static void name(VM_ARGS)                                             \
	{                                                                     \
		const look_few t =                                            \
			look_few_at(fr->ptr[q->a], (int32_t)q->imm);          \
		EACH(LOOK_IN_FEW)                                             \
		NEXT;                                                         \
	}
#define LOOK_IN_FEW(j)    a##j = look_in_few(a##j, &t);
#define LOOK_INTO(j, fn)  a##j = fn(a##j, &t, j);

#endif
