#ifndef POP_KERNEL_ISA_VM_NUMBER_H
#define POP_KERNEL_ISA_VM_NUMBER_H

/*
 * Templates of handlers that go through lib/num, element by element, and of
 * floats of a byte or less.
 */

#include "lib/kernel/isa/float8.h"
#include "lib/kernel/isa/vm_each.h"
#include "lib/num/convert.h"
#include "lib/num/scalar.h"

#define T_FLOAT8(name, fn, x)                                           \
	static void name(VM_ARGS)                                       \
	{                                                               \
		const float8 *t = (const float8 *)(uintptr_t)q->imm;    \
		LOOP_SAVED(fn(fr->save[j], t))                          \
		NEXT;                                                   \
	}

/* imm: parts << 32 | pop_scalar << 8 | dtype; other: see vm_complex() */
static __attribute__((noinline)) void
num_map(uint64_t imm, void *dst, const void *x, const void *y, void *other)
{
	pop_dtype d = (pop_dtype)(imm & 255);
	pop_lane arg[2] = {{x, false}, {y, false}};

	if (imm >> 32) {
		POP_FN(vm_complex)(imm, NV, dst, x, y, other);
		return;
	}
	pop_scalar_map((pop_scalar)(imm >> 8), d, dst, arg,
		NV * POP_VBYTES / (int64_t)pop_dtype_bytes(d));
}

#define T_NUM1(name, fn, x)                                            \
	static void name(VM_ARGS)                                      \
	{                                                              \
		SAVE                                                   \
		num_map(q->imm, fr->save, fr->save, fr->save, NULL);   \
		RESTORE                                                \
		NEXT;                                                  \
	}
#define T_NUM2(name, fn, x)                                            \
	static void name(VM_ARGS)                                      \
	{                                                              \
		AT_A                                                   \
		SAVE                                                   \
		num_map(q->imm, fr->save, fr->save, p, fr->ptr[q->b]); \
		RESTORE                                                \
		NEXT;                                                  \
	}                                                              \
	static void name##_rm(VM_ARGS)                                 \
	{                                                              \
		AT_A                                                   \
		SAVE                                                   \
		num_map(q->imm, fr->save, p, fr->save, fr->ptr[q->b]); \
		RESTORE                                                \
		NEXT;                                                  \
	}

static __attribute__((noinline)) void
num_round(uint64_t imm, V *v)
{
	pop_dtype d = (pop_dtype)(imm & 255), to = (pop_dtype)(imm >> 8);
	size_t size = pop_dtype_bytes(d);
	unsigned char t[16];

	for (size_t at = 0; at < NV * POP_VBYTES; at += size) {
		pop_convert(to, t, d, (unsigned char *)v + at);
		pop_convert(d, (unsigned char *)v + at, to, t);
	}
}

/* Lanes of `size` bytes: floats become the codes of a type of one byte. */
static __attribute__((noinline)) void
num_code(uint64_t imm, V *v)
{
	size_t size = imm & 255;

	for (size_t at = 0; at < NV * POP_VBYTES; at += size) {
		unsigned char *lane = (unsigned char *)v + at;
		uint32_t code = 0;

		pop_convert((pop_dtype)(imm >> 8), &code, POP_DT_F32, lane);
		memcpy(lane, &code, sizeof(code));
	}
}

static __attribute__((noinline)) void
num_decode(uint64_t imm, V *v)
{
	size_t size = imm & 255;

	for (size_t at = 0; at < NV * POP_VBYTES; at += size) {
		unsigned char *lane = (unsigned char *)v + at, code = *lane;

		pop_convert(POP_DT_F32, lane, (pop_dtype)(imm >> 8), &code);
	}
}

static __attribute__((noinline)) void
num_precision(uint64_t imm, V *v)
{
	pop_dtype d = (pop_dtype)(imm & 255);
	pop_lane x = {v, false};

	pop_scalar_reduce_precision_map(d, (unsigned)(imm >> 16),
		(unsigned)(imm >> 8 & 255), v, x,
		NV * POP_VBYTES / (int64_t)pop_dtype_bytes(d));
}

#define T_IN_PLACE(name, call)    \
	static void name(VM_ARGS) \
	{                         \
		SAVE              \
		call;             \
		RESTORE           \
		NEXT;             \
	}
#define T_NUM_ROUND(name, fn, x) \
	T_IN_PLACE(name, num_round(q->imm, fr->save))
#define T_NUM_CODE(name, fn, x) \
	T_IN_PLACE(name, num_code(q->imm, fr->save))
#define T_NUM_DECODE(name, fn, x) \
	T_IN_PLACE(name, num_decode(q->imm, fr->save))
#define T_NUM_PRECISION(name, fn, x) \
	T_IN_PLACE(name, num_precision(q->imm, fr->save))

#endif
