#ifndef POP_TESTS_MAKE_SAMPLES_H
#define POP_TESTS_MAKE_SAMPLES_H

#include "tests/unit/make_program.h"

/*
 * A small program for each kind of step: valid, and quick to run.  Mutations
 * of the check's tests name buffers, views and steps by the numbers they get
 * here.
 */

/* in0 + in1 > in1 as i1, and the sum in place of in1 (donated). */
static inline void
sample_loop(maker *m)
{
	pop_shape f = make_shape(POP_DT_F32, 1, 100, 0);
	uint32_t r = make_region(m), a = make_argument(m, f, false);
	uint32_t b = make_argument(m, f, true);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 100);

	make_binary(m, POP_INS_LT, POP_DT_F32, 100, b, a, out);
	make_binary(m, POP_INS_ADD, POP_DT_F32, 100, a, b, b);
	make_region_end(m, r);
	m->arg[1].alias = 1;
	make_result(m, make_shape(POP_DT_I1, 1, 100, 0), out);
	make_result(m, f, b);
}

/* Rows of 4x20: exp(x - max) / sum, with the sums as second result. */
static inline void
sample_rows(maker *m)
{
	const int64_t ext[] = {4, 20}, dense[] = {20, 1}, row[] = {1, 0};
	pop_shape f = make_shape(POP_DT_F32, 2, 4, 20);
	uint32_t r = make_region(m), a = make_argument(m, f, false);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 320);
	uint32_t sums = make_buffer(m, POP_WHERE_ARENA, 16);
	pop_step *s = make_step(m, POP_STEP_LOOP, 2, ext);
	pop_stage *g;
	uint16_t x, y;

	make_params(s, MAKE_LIST(POP_LOOP_ROWS, 1, 0, 3, 1, POP_CLASS_F,
			       POP_CLASS_F, POP_CLASS_F, POP_CLASS_F));
	make_view(s, a, POP_DT_F32, 0, dense);
	make_view(s, out, POP_DT_F32, 0, dense);
	make_view(s, sums, POP_DT_F32, 0, row);
	g = make_stage(m, s, POP_STAGE_MAP);
	x = make_ins(g, POP_INS_LOAD, POP_CLASS_F, 0, 0, 0);
	make_ins(g, POP_INS_RMAX, POP_CLASS_F, 0, x, 0);
	g = make_stage(m, s, POP_STAGE_MAP);
	x = make_ins(g, POP_INS_LOAD, POP_CLASS_F, 0, 0, 0);
	y = make_ins(g, POP_INS_SLOAD, POP_CLASS_F, 0, 0, 0);
	x = make_ins(g, POP_INS_SUB, POP_CLASS_F, 0, x, y);
	x = make_ins(g, POP_INS_EXP, POP_CLASS_F, 0, x, 0);
	make_ins(g, POP_INS_TSTORE, POP_CLASS_F, 0, x, 0);
	make_ins(g, POP_INS_RADD, POP_CLASS_F, 1, x, 0);
	g = make_stage(m, s, POP_STAGE_SCALAR);
	x = make_ins(g, POP_INS_SLOAD, POP_CLASS_F, 1, 0, 0);
	make_ins(g, POP_INS_STORE, POP_CLASS_F, 2, x, 0);
	y = make_ins(g, POP_INS_IMM, POP_CLASS_F, 0x3f800000, 0, 0);
	y = make_ins(g, POP_INS_DIV, POP_CLASS_F, 0, y, x);
	make_ins(g, POP_INS_SSTORE, POP_CLASS_F, 2, y, 0);
	g = make_stage(m, s, POP_STAGE_MAP);
	x = make_ins(g, POP_INS_TLOAD, POP_CLASS_F, 0, 0, 0);
	y = make_ins(g, POP_INS_SLOAD, POP_CLASS_F, 2, 0, 0);
	x = make_ins(g, POP_INS_MUL, POP_CLASS_F, 0, x, y);
	make_ins(g, POP_INS_STORE, POP_CLASS_F, 1, x, 0);
	make_region_end(m, r);
	make_result(m, f, out);
	make_result(m, make_shape(POP_DT_F32, 1, 4, 0), sums);
}

/* Sum of i32 over dim 1 of 3x5x7. */
static inline void
sample_columns(maker *m)
{
	const int64_t ext[] = {3, 5, 7}, dense[] = {35, 7, 1};
	const int64_t out_stride[] = {7, 0, 1};
	pop_shape in = make_shape(POP_DT_I32, 2, 15, 7);
	uint32_t r = make_region(m), a = make_argument(m, in, false);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 84);
	pop_step *s = make_step(m, POP_STEP_LOOP, 3, ext);
	pop_stage *g;
	uint16_t x;

	make_params(s, MAKE_LIST(POP_LOOP_COLUMNS, 1, 1, 1, 0, POP_CLASS_I));
	make_view(s, a, POP_DT_I32, 0, dense);
	make_view(s, out, POP_DT_I32, 0, out_stride);
	g = make_stage(m, s, POP_STAGE_MAP);
	x = make_ins(g, POP_INS_LOAD, POP_CLASS_I, 0, 0, 0);
	make_ins(g, POP_INS_RADD, POP_CLASS_I, 0, x, 0);
	g = make_stage(m, s, POP_STAGE_MAP);
	x = make_ins(g, POP_INS_SLOAD, POP_CLASS_I, 0, 0, 0);
	make_ins(g, POP_INS_STORE, POP_CLASS_I, 1, x, 0);
	make_region_end(m, r);
	make_result(m, make_shape(POP_DT_I32, 2, 3, 7), out);
}

/* A body of one operation on accumulator and value. */
static inline void
sample_body(maker *m, pop_step *s, pop_ins_op op, pop_class cls)
{
	pop_stage *g = make_stage(m, s, POP_STAGE_MAP);
	uint16_t x = make_ins(g, POP_INS_TLOAD, cls, 0, 0, 0);
	uint16_t y = make_ins(g, POP_INS_TLOAD, cls, 1, 0, 0);

	make_ins(g, POP_INS_TSTORE, cls, 0, make_ins(g, op, cls, 0, x, y), 0);
}

static inline void
sample_fold(maker *m)
{
	const int64_t ext[] = {3, 9}, dense[] = {9, 1}, row[] = {1, 0};
	pop_shape in = make_shape(POP_DT_F32, 2, 3, 9);
	uint32_t r = make_region(m), a = make_argument(m, in, false);
	uint32_t zero = make_buffer(m, POP_WHERE_CONST, 4);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 12);
	pop_step *s = make_step(m, POP_STEP_FOLD, 2, ext);

	make_params(s, MAKE_LIST(1, 1));
	make_view(s, a, POP_DT_F32, 0, dense);
	make_view(s, zero, POP_DT_F32, 0, NULL);
	make_view(s, out, POP_DT_F32, 0, row);
	sample_body(m, s, POP_INS_ADD, POP_CLASS_F);
	make_region_end(m, r);
	make_result(m, make_shape(POP_DT_F32, 1, 3, 0), out);
}

/* f32 4x6 times 6x5, plus a bias of 5. */
static inline void
sample_dot(maker *m)
{
	const int64_t ext[] = {4, 5, 6}, sa[] = {6, 0, 1}, sb[] = {0, 1, 5};
	const int64_t bias[] = {0, 1, 0}, sc[] = {5, 1, 0};
	uint32_t r = make_region(m);
	uint32_t a = make_argument(m, make_shape(POP_DT_F32, 2, 4, 6), false);
	uint32_t b = make_argument(m, make_shape(POP_DT_F32, 2, 6, 5), false);
	uint32_t c = make_buffer(m, POP_WHERE_CONST, 20);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 80);
	pop_step *s = make_step(m, POP_STEP_DOT, 3, ext);
	pop_stage *g = make_stage(m, s, POP_STAGE_MAP);
	uint16_t x, y;

	memcpy(m->constant + m->buffer[c].offset,
		(const float[]){1, 2, 3, 4, 5}, 20);
	make_params(s, MAKE_LIST(0, POP_DT_F32));
	make_view(s, a, POP_DT_F32, 0, sa);
	make_view(s, b, POP_DT_F32, 0, sb);
	make_view(s, c, POP_DT_F32, 0, bias);
	make_view(s, out, POP_DT_F32, 0, sc);
	x = make_ins(g, POP_INS_TLOAD, POP_CLASS_F, 0, 0, 0);
	y = make_ins(g, POP_INS_LOAD, POP_CLASS_F, 2, 0, 0);
	make_ins(g, POP_INS_STORE, POP_CLASS_F, 3,
		make_ins(g, POP_INS_ADD, POP_CLASS_F, 0, x, y), 0);
	make_region_end(m, r);
	make_result(m, make_shape(POP_DT_F32, 2, 4, 5), out);
}

/* NHWC 1x5x5x2, kernel 3x3x2x4, padding 1: 1x5x5x4. */
static inline void
sample_conv(maker *m)
{
	/* n, h, w, g, co, ci, th, tw */
	const int64_t ext[] = {1, 5, 5, 1, 4, 2, 3, 3};
	const int64_t in[] = {50, 10, 2, 2, 0, 1, 0, 0};
	const int64_t ker[] = {0, 0, 0, 72, 1, 4, 24, 8};
	const int64_t to[] = {100, 20, 4, 4, 1, 0, 0, 0};
	uint32_t r = make_region(m);
	uint32_t a = make_argument(m, make_shape(POP_DT_F32, 2, 25, 2), false);
	uint32_t b = make_argument(m, make_shape(POP_DT_F32, 2, 18, 4), false);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 400);
	pop_step *s = make_step(m, POP_STEP_CONV, 8, ext);
	pop_stage *g = make_stage(m, s, POP_STAGE_MAP);

	make_params(s, MAKE_LIST(2, POP_DT_F32, 5, 1, 1, 1, 1, 5, 1, 1, 1, 1));
	make_view(s, a, POP_DT_F32, 0, in);
	make_view(s, b, POP_DT_F32, 0, ker);
	make_view(s, out, POP_DT_F32, 0, to);
	make_ins(g, POP_INS_STORE, POP_CLASS_F, 2,
		make_ins(g, POP_INS_TLOAD, POP_CLASS_F, 0, 0, 0), 0);
	make_region_end(m, r);
	make_result(m, make_shape(POP_DT_F32, 2, 25, 4), out);
}

/* Greatest of windows of 3, stride 2, over 9. */
static inline void
sample_window(maker *m)
{
	const int64_t ext[] = {4, 3}, one[] = {1, 0};
	uint32_t r = make_region(m);
	uint32_t a = make_argument(m, make_shape(POP_DT_F32, 1, 9, 0), false);
	uint32_t init = make_buffer(m, POP_WHERE_CONST, 4);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 16);
	pop_step *s = make_step(m, POP_STEP_WINDOW, 2, ext);

	make_params(s, MAKE_LIST(1, 1, 9, 2, 0, 1, 1));
	make_view(s, a, POP_DT_F32, 0, one);
	make_view(s, init, POP_DT_F32, 0, NULL);
	make_view(s, out, POP_DT_F32, 0, one);
	sample_body(m, s, POP_INS_MAX, POP_CLASS_F);
	make_region_end(m, r);
	make_result(m, make_shape(POP_DT_F32, 1, 4, 0), out);
}

static inline void
sample_select_scatter(maker *m)
{
	const int64_t ext[] = {4, 2}, one[] = {1, 0};
	uint32_t r = make_region(m);
	uint32_t a = make_argument(m, make_shape(POP_DT_F32, 1, 8, 0), false);
	uint32_t b = make_argument(m, make_shape(POP_DT_F32, 1, 4, 0), false);
	uint32_t init = make_buffer(m, POP_WHERE_CONST, 4);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 32);
	pop_step *s = make_step(m, POP_STEP_SELECT_SCATTER, 2, ext);
	pop_stage *g = make_stage(m, s, POP_STAGE_MAP);
	uint16_t x, y;

	make_params(s, MAKE_LIST(1, 8, 2, 0, 1, 1));
	make_view(s, a, POP_DT_F32, 0, one);
	make_view(s, b, POP_DT_F32, 0, one);
	make_view(s, init, POP_DT_F32, 0, NULL);
	make_view(s, out, POP_DT_F32, 0, one);
	x = make_ins(g, POP_INS_TLOAD, POP_CLASS_F, 0, 0, 0);
	y = make_ins(g, POP_INS_TLOAD, POP_CLASS_F, 1, 0, 0);
	make_ins(g, POP_INS_TSTORE, POP_CLASS_B, 0,
		make_ins(g, POP_INS_LE, POP_CLASS_F, 0, y, x), 0);
	sample_body(m, s, POP_INS_ADD, POP_CLASS_F);
	make_region_end(m, r);
	make_result(m, make_shape(POP_DT_F32, 1, 8, 0), out);
}

/* Rows idx[3] of a 5x4 table. */
static inline void
sample_gather(maker *m)
{
	const int64_t ext[] = {3, 4}, row[] = {0, 1}, idx[] = {1, 0};
	const int64_t dense[] = {4, 1};
	uint32_t r = make_region(m);
	uint32_t a = make_argument(m, make_shape(POP_DT_BF16, 2, 5, 4), false);
	uint32_t i = make_argument(m, make_shape(POP_DT_I64, 1, 3, 0), false);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 24);
	pop_step *s = make_step(m, POP_STEP_GATHER, 2, ext);

	make_params(s, MAKE_LIST(1, 0, 4, 4));
	make_view(s, a, POP_DT_BF16, 0, row);
	make_view(s, i, POP_DT_I64, 0, idx);
	make_view(s, out, POP_DT_BF16, 0, dense);
	make_region_end(m, r);
	make_result(m, make_shape(POP_DT_BF16, 2, 3, 4), out);
}

/* Adds 3 updates of 4 to rows of a donated 5x4. */
static inline void
sample_scatter(maker *m)
{
	const int64_t ext[] = {3, 4}, row[] = {0, 1}, idx[] = {1, 0};
	const int64_t dense[] = {4, 1};
	pop_shape f = make_shape(POP_DT_F32, 2, 5, 4);
	uint32_t r = make_region(m), a = make_argument(m, f, true);
	uint32_t i = make_argument(m, make_shape(POP_DT_I32, 1, 3, 0), false);
	uint32_t u = make_argument(m, make_shape(POP_DT_F32, 2, 3, 4), false);
	pop_step *s = make_step(m, POP_STEP_SCATTER, 2, ext);

	make_params(s, MAKE_LIST(1, 1, 0, 0, 4, 5, -1));
	make_view(s, a, POP_DT_F32, 0, row);
	make_view(s, i, POP_DT_I32, 0, idx);
	make_view(s, u, POP_DT_F32, 0, dense);
	sample_body(m, s, POP_INS_ADD, POP_CLASS_F);
	make_region_end(m, r);
	make_result(m, f, a);
}

/* Keys f32 with i32 values, by key. */
static inline void
sample_sort(maker *m)
{
	const int64_t ext[] = {2, 6}, dense[] = {6, 1};
	pop_shape k = make_shape(POP_DT_F32, 2, 2, 6);
	pop_shape v = make_shape(POP_DT_I32, 2, 2, 6);
	uint32_t r = make_region(m), a = make_argument(m, k, false);
	uint32_t b = make_argument(m, v, false);
	uint32_t ok = make_buffer(m, POP_WHERE_ARENA, 48);
	uint32_t ov = make_buffer(m, POP_WHERE_ARENA, 48);
	pop_step *s = make_step(m, POP_STEP_SORT, 2, ext);

	make_params(s, MAKE_LIST(2, 1, 0, 6, 0, 0, POP_SORT_BY_VALUE));
	make_view(s, a, POP_DT_F32, 0, dense);
	make_view(s, b, POP_DT_I32, 0, dense);
	make_view(s, ok, POP_DT_F32, 0, dense);
	make_view(s, ov, POP_DT_I32, 0, dense);
	make_region_end(m, r);
	make_result(m, k, ok);
	make_result(m, v, ov);
}

static inline void
sample_top_k(maker *m)
{
	const int64_t ext[] = {2, 8}, in[] = {8, 1}, to[] = {3, 1};
	uint32_t r = make_region(m);
	uint32_t a = make_argument(m, make_shape(POP_DT_F32, 2, 2, 8), false);
	uint32_t v = make_buffer(m, POP_WHERE_ARENA, 24);
	uint32_t i = make_buffer(m, POP_WHERE_ARENA, 24);
	pop_step *s = make_step(m, POP_STEP_TOP_K, 2, ext);

	make_params(s, MAKE_LIST(3));
	make_view(s, a, POP_DT_F32, 0, in);
	make_view(s, v, POP_DT_F32, 0, to);
	make_view(s, i, POP_DT_I32, 0, to);
	make_region_end(m, r);
	make_result(m, make_shape(POP_DT_F32, 2, 2, 3), v);
	make_result(m, make_shape(POP_DT_I32, 2, 2, 3), i);
}

/* A dynamic slice of 3 from 8, reversed. */
static inline void
sample_copy(maker *m)
{
	const int64_t ext = 3, back = -1, one = 1;
	uint32_t r = make_region(m);
	uint32_t a = make_argument(m, make_shape(POP_DT_C64, 1, 8, 0), false);
	uint32_t i = make_argument(m, make_shape(POP_DT_U8, 0, 0, 0), false);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 24);
	pop_step *s = make_step(m, POP_STEP_COPY, 1, &ext);

	make_dyn(m, make_view(s, a, POP_DT_C64, 2, &back), i, POP_DT_U8, 5, 1);
	make_view(s, out, POP_DT_C64, 0, &one);
	make_region_end(m, r);
	make_result(m, make_shape(POP_DT_C64, 1, 3, 0), out);
}

/*
 * x starts as 1 and doubles while it is below the limit in0; a counter is
 * changed in place.  Steps: 0 init x, 1 while, 2 compare, 3 double, 4 count.
 */
static inline void
sample_while(maker *m)
{
	pop_shape i = make_shape(POP_DT_I32, 0, 0, 0);
	uint32_t r = make_region(m), limit = make_argument(m, i, false);
	uint32_t one = make_buffer(m, POP_WHERE_CONST, 4);
	uint32_t x = make_buffer(m, POP_WHERE_ARENA, 4);
	uint32_t next = make_buffer(m, POP_WHERE_ARENA, 4);
	uint32_t pred = make_buffer(m, POP_WHERE_ARENA, 1);
	uint32_t count = make_buffer(m, POP_WHERE_ARENA, 4);
	pop_step *s;

	m->constant[m->buffer[one].offset] = 1;
	s = make_step(m, POP_STEP_COPY, 0, NULL);
	make_view(s, one, POP_DT_I32, 0, NULL);
	make_view(s, x, POP_DT_I32, 0, NULL);
	s = make_step(m, POP_STEP_WHILE, 0, NULL);
	make_params(s, MAKE_LIST(-1, 2, x, next, count, count));
	make_view(s, pred, POP_DT_I1, 0, NULL);
	make_region_end(m, r);
	s->nregion = 2;
	s->region[0] = r = make_region(m);
	make_binary(m, POP_INS_LT, POP_DT_I32, 1, x, limit, pred);
	make_region_end(m, r);
	s->region[1] = r = make_region(m);
	make_binary(m, POP_INS_ADD, POP_DT_I32, 1, x, x, next);
	make_binary(m, POP_INS_ADD, POP_DT_I32, 1, count, one, count);
	make_region_end(m, r);
	make_result(m, i, x);
	make_result(m, i, count);
}

/* in1 + in1, or in1 - in1, or in1 * in1 by in0. */
static inline void
sample_case(maker *m)
{
	static const pop_ins_op op[] = {POP_INS_ADD, POP_INS_SUB, POP_INS_MUL};
	pop_shape f = make_shape(POP_DT_F64, 1, 3, 0);
	uint32_t r = make_region(m);
	uint32_t i = make_argument(m, make_shape(POP_DT_I32, 0, 0, 0), false);
	uint32_t a = make_argument(m, f, false);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 24);
	pop_step *s = make_step(m, POP_STEP_CASE, 0, NULL);

	make_view(s, i, POP_DT_I32, 0, NULL);
	make_region_end(m, r);
	s->nregion = 3;
	for (unsigned k = 0; k < 3; k++) {
		s->region[k] = r = make_region(m);
		make_binary(m, op[k], POP_DT_F64, 3, a, a, out);
		make_region_end(m, r);
	}
	make_result(m, f, out);
}

static inline void
sample_expect(maker *m)
{
	const int64_t ext = 3, one = 1;
	pop_shape f = make_shape(POP_DT_F32, 1, 3, 0);
	uint32_t r = make_region(m), a = make_argument(m, f, false);
	uint32_t b = make_argument(m, f, false);
	pop_step *s = make_step(m, POP_STEP_EXPECT, 1, &ext);

	make_params(s, MAKE_LIST(POP_EXPECT_EQ, 0, 0));
	make_view(s, a, POP_DT_F32, 0, &one);
	make_view(s, b, POP_DT_F32, 0, &one);
	make_region_end(m, r);
}

/* Two real lines of 6. */
static inline void
sample_fft(maker *m)
{
	const int64_t ext[] = {2, 6}, in[] = {6, 1}, to[] = {4, 1};
	uint32_t r = make_region(m);
	uint32_t a = make_argument(m, make_shape(POP_DT_F32, 2, 2, 6), false);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 64);
	pop_step *s = make_step(m, POP_STEP_FFT, 2, ext);

	make_params(s, MAKE_LIST(POP_FFT_REAL));
	make_view(s, a, POP_DT_F32, 0, in);
	make_view(s, out, POP_DT_C64, 0, to);
	make_region_end(m, r);
	make_result(m, make_shape(POP_DT_C64, 2, 2, 4), out);
}

/* LU of a 3 by 2 matrix. */
static inline void
sample_matrix(maker *m)
{
	const int64_t ext[] = {3, 2}, in[] = {2, 1}, one[] = {1, 0};
	uint32_t r = make_region(m);
	uint32_t a = make_argument(m, make_shape(POP_DT_F64, 2, 3, 2), false);
	uint32_t lu = make_buffer(m, POP_WHERE_ARENA, 48);
	uint32_t piv = make_buffer(m, POP_WHERE_ARENA, 8);
	uint32_t perm = make_buffer(m, POP_WHERE_ARENA, 12);
	uint32_t info = make_buffer(m, POP_WHERE_ARENA, 4);
	pop_step *s = make_step(m, POP_STEP_MATRIX, 2, ext);

	make_params(s, MAKE_LIST(POP_MATRIX_LU, 0, 0));
	make_view(s, a, POP_DT_F64, 0, in);
	make_view(s, lu, POP_DT_F64, 0, in);
	make_view(s, piv, POP_DT_I32, 0, one);
	make_view(s, perm, POP_DT_I32, 0, one);
	make_view(s, info, POP_DT_I32, 0, one);
	make_region_end(m, r);
	make_result(m, make_shape(POP_DT_F64, 2, 3, 2), lu);
	make_result(m, make_shape(POP_DT_I32, 1, 3, 0), perm);
}

static inline void
sample_rng(maker *m)
{
	const int64_t ext[] = {2, 3, 1}, one[] = {1, 0, 0}, to[] = {3, 1, 1};
	pop_shape state = make_shape(POP_DT_U64, 1, 2, 0);
	uint32_t r = make_region(m), a = make_argument(m, state, false);
	uint32_t next = make_buffer(m, POP_WHERE_ARENA, 16);
	uint32_t out = make_buffer(m, POP_WHERE_ARENA, 24);
	pop_step *s = make_step(m, POP_STEP_RNG, 3, ext);

	make_params(s, MAKE_LIST(POP_RNG_THREE_FRY, 2));
	make_view(s, a, POP_DT_U64, 0, one);
	make_view(s, next, POP_DT_U64, 0, one);
	make_view(s, out, POP_DT_U32, 0, to);
	make_region_end(m, r);
	make_result(m, state, next);
	make_result(m, make_shape(POP_DT_U32, 2, 2, 3), out);
}

/* f32 4x6 times 6x5, made and doubled three rows at a time: the product by a
 * step of its own in scratch. */
static inline void
sample_strip(maker *m)
{
	const int64_t ext[] = {4, 5, 6}, sa[] = {6, 0, 1}, sb[] = {0, 1, 5};
	const int64_t sc[] = {5, 1, 0};
	uint32_t r = make_region(m), inner, a, b, c, out;
	pop_step *s = make_step(m, POP_STEP_STRIP, 1, ext);
	pop_stage *g;
	uint16_t x;

	a = make_argument(m, make_shape(POP_DT_F32, 2, 4, 6), false);
	b = make_argument(m, make_shape(POP_DT_F32, 2, 6, 5), false);
	c = make_buffer(m, POP_WHERE_SCRATCH, 80);
	out = make_buffer(m, POP_WHERE_ARENA, 80);
	make_params(s, MAKE_LIST(3, 0, 0));
	make_region_end(m, r);
	inner = make_region(m);
	s->region[s->nregion++] = inner;
	s = make_step(m, POP_STEP_DOT, 3, ext);
	make_params(s, MAKE_LIST(0, POP_DT_F32));
	make_view(s, a, POP_DT_F32, 0, sa);
	make_view(s, b, POP_DT_F32, 0, sb);
	make_view(s, c, POP_DT_F32, 0, sc);
	g = make_stage(m, s, POP_STAGE_MAP);
	x = make_ins(g, POP_INS_TLOAD, POP_CLASS_F, 0, 0, 0);
	make_ins(g, POP_INS_STORE, POP_CLASS_F, 2, x, 0);
	s = make_step(m, POP_STEP_LOOP, 2, ext);
	make_params(s, MAKE_LIST(POP_LOOP_ROWS, 1, 0, 0, 0));
	make_view(s, c, POP_DT_F32, 0, sc);
	make_view(s, out, POP_DT_F32, 0, sc);
	g = make_stage(m, s, POP_STAGE_MAP);
	x = make_ins(g, POP_INS_LOAD, POP_CLASS_F, 0, 0, 0);
	x = make_ins(g, POP_INS_ADD, POP_CLASS_F, 0, x, x);
	make_ins(g, POP_INS_STORE, POP_CLASS_F, 1, x, 0);
	make_region_end(m, inner);
	make_result(m, make_shape(POP_DT_F32, 2, 4, 5), out);
}

static const struct sample {
	const char *name;
	void (*make)(maker *m);
} sample[] = {
	{"loop", sample_loop},
	{"rows", sample_rows},
	{"columns", sample_columns},
	{"fold", sample_fold},
	{"dot", sample_dot},
	{"conv", sample_conv},
	{"window", sample_window},
	{"select_scatter", sample_select_scatter},
	{"gather", sample_gather},
	{"scatter", sample_scatter},
	{"sort", sample_sort},
	{"top_k", sample_top_k},
	{"copy", sample_copy},
	{"while", sample_while},
	{"case", sample_case},
	{"expect", sample_expect},
	{"fft", sample_fft},
	{"matrix", sample_matrix},
	{"rng", sample_rng},
	{"strip", sample_strip},
};

enum { NSAMPLE = sizeof(sample) / sizeof(sample[0]) };

#endif
