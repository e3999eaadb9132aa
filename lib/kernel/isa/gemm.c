/*
 * Panels, register tiles and epilogues of products; see gemm.h.
 */

#include "lib/kernel/isa/gemm.h"

#include <string.h>

#include "lib/kernel/isa/vec.h"

#if POP_VBYTES == 64
#	define FMA_F32(a, b, c) \
		((vf)_mm512_fmadd_ps((__m512)(a), (__m512)(b), (__m512)(c)))
#	define FMA_F64(a, b, c) \
		((vd)_mm512_fmadd_pd((__m512d)(a), (__m512d)(b), (__m512d)(c)))
#elif POP_VBYTES == 32
#	define FMA_F32(a, b, c) \
		((vf)_mm256_fmadd_ps((__m256)(a), (__m256)(b), (__m256)(c)))
#	define FMA_F64(a, b, c) \
		((vd)_mm256_fmadd_pd((__m256d)(a), (__m256d)(b), (__m256d)(c)))
#elif defined(__aarch64__)
#	define FMA_F32(a, b, c) \
		((vf)vfmaq_f32(  \
			(float32x4_t)(c), (float32x4_t)(a), (float32x4_t)(b)))
#	define FMA_F64(a, b, c) \
		((vd)vfmaq_f64(  \
			(float64x2_t)(c), (float64x2_t)(a), (float64x2_t)(b)))
#else
#	define FMA_F32(a, b, c) ((a) * (b) + (c))
#	define FMA_F64(a, b, c) ((a) * (b) + (c))
#endif

/* Sums of integers wrap: unsigned arithmetic. */
#define MADD(a, b, c) ((a) * (b) + (c))

#define GT            float
#define GV            vf
#define GNAME(x)      x##_f32
#define GFMA(a, b, c) FMA_F32(a, b, c)
#include "lib/kernel/isa/gemm_core.h"
#undef GT
#undef GV
#undef GNAME
#undef GFMA

#define GT            double
#define GV            vd
#define GNAME(x)      x##_f64
#define GFMA(a, b, c) FMA_F64(a, b, c)
#include "lib/kernel/isa/gemm_core.h"
#undef GT
#undef GV
#undef GNAME
#undef GFMA

#define GT            uint32_t
#define GV            vu
#define GNAME(x)      x##_i32
#define GFMA(a, b, c) MADD(a, b, c)
#include "lib/kernel/isa/gemm_core.h"
#undef GT
#undef GV
#undef GNAME
#undef GFMA

#define GT            uint64_t
#define GV            vul
#define GNAME(x)      x##_i64
#define GFMA(a, b, c) MADD(a, b, c)
#include "lib/kernel/isa/gemm_core.h"
#undef GT
#undef GV
#undef GNAME
#undef GFMA

pop_status
POP_FN(pop_gemm_type_of)(pop_gemm_type *out, pop_dtype acc, pop_err *err)
{
	switch (pop_class_of(acc)) {
	case POP_CLASS_F:
		*out = POP_GEMM_F32;
		return POP_OK;
	case POP_CLASS_D:
		*out = POP_GEMM_F64;
		return POP_OK;
	case POP_CLASS_I:
		*out = POP_GEMM_I32;
		return POP_OK;
	case POP_CLASS_L:
		*out = POP_GEMM_I64;
		return POP_OK;
	default:
		return pop_fail(err, POP_E_INPUT, "no kernel multiplies in %s",
			pop_dtype_info_of[acc].name);
	}
}

void
POP_FN(pop_gemm_block)(pop_gemm_type t, int64_t m, int64_t npanel, int64_t k,
	const void *const *a, int64_t ska, const void *b, int64_t panel,
	void *c, int64_t ldc, bool first)
{
	switch (t) {
	case POP_GEMM_F32:
		block_f32(m, npanel, k, (const float *const *)a, ska, b, panel,
			c, ldc, first);
		break;
	case POP_GEMM_F64:
		block_f64(m, npanel, k, (const double *const *)a, ska, b, panel,
			c, ldc, first);
		break;
	case POP_GEMM_I32:
		block_i32(m, npanel, k, (const uint32_t *const *)a, ska, b,
			panel, c, ldc, first);
		break;
	case POP_GEMM_I64:
		block_i64(m, npanel, k, (const uint64_t *const *)a, ska, b,
			panel, c, ldc, first);
		break;
	}
}

void
POP_FN(pop_gemm_load)(pop_gemm_type t, void *to, const void *from,
	int64_t stride, pop_dtype d, int64_t n)
{
	unsigned char row[512];
	size_t bytes = pop_gemm_bytes(t);
	pop_class c = pop_class_of(d);

	if (c != POP_CLASS_B && pop_class_bytes(c) == bytes) {
		POP_FN(pop_row_load)(to, from, stride, d, n);
		return;
	}
	/* A narrower class: widen in pieces. */
	for (int64_t i = 0; i < n;) {
		int64_t r = n - i < 64 ? n - i : 64;

		POP_FN(pop_row_load)
		(row, (const unsigned char *)from + i * stride, stride, d, r);
		for (int64_t j = 0; j < r; j++) {
			unsigned char *q =
				(unsigned char *)to + (i + j) * (int64_t)bytes;
			int32_t w = 0;
			double f;
			int64_t l;

			if (c == POP_CLASS_B)
				w = row[j];
			else
				memcpy(&w, row + j * 4, 4);
			if (bytes == 4 && t == POP_GEMM_I32) {
				memcpy(q, &w, 4);
			} else if (t == POP_GEMM_F64) {
				float x;

				memcpy(&x, &w, 4);
				f = c == POP_CLASS_F ? (double)x : (double)w;
				memcpy(q, &f, 8);
			} else if (t == POP_GEMM_F32) {
				float x = (float)w;

				memcpy(q, &x, 4);
			} else {
				l = d == POP_DT_U32 ? (int64_t)(uint32_t)w
						    : (int64_t)w;
				memcpy(q, &l, 8);
			}
		}
		i += r;
	}
}

/* 4-byte elements, columns contiguous along k: panel[p * 16 + j]. */
static void
transpose4(uint32_t *panel, const uint32_t *b, int64_t col, int64_t k)
{
	int64_t p = 0;

#if POP_VBYTES >= 32
	for (; p + 8 <= k; p += 8)
		for (int h = 0; h < 16; h += 8) {
			const float *s = (const float *)(b + h * col + p);
			__m256 r[8], t[8];

#	pragma GCC unroll 4
			for (int i = 0; i < 4; i++) {
				r[i] = _mm256_insertf128_ps(
					_mm256_castps128_ps256(
						_mm_loadu_ps(s + i * col)),
					_mm_loadu_ps(s + (i + 4) * col), 1);
				r[i + 4] = _mm256_insertf128_ps(
					_mm256_castps128_ps256(
						_mm_loadu_ps(s + i * col + 4)),
					_mm_loadu_ps(s + (i + 4) * col + 4), 1);
			}
#	pragma GCC unroll 2
			for (int q = 0; q < 8; q += 4) {
				float *d = (float *)(panel + (p + q) * 16 + h);

				t[0] = _mm256_unpacklo_ps(r[q], r[q + 1]);
				t[1] = _mm256_unpackhi_ps(r[q], r[q + 1]);
				t[2] = _mm256_unpacklo_ps(r[q + 2], r[q + 3]);
				t[3] = _mm256_unpackhi_ps(r[q + 2], r[q + 3]);
				_mm256_storeu_ps(
					d, _mm256_shuffle_ps(t[0], t[2], 0x44));
				_mm256_storeu_ps(d + 16,
					_mm256_shuffle_ps(t[0], t[2], 0xee));
				_mm256_storeu_ps(d + 32,
					_mm256_shuffle_ps(t[1], t[3], 0x44));
				_mm256_storeu_ps(d + 48,
					_mm256_shuffle_ps(t[1], t[3], 0xee));
			}
		}
#endif
	for (; p < k; p++)
		for (int j = 0; j < 16; j++)
			panel[p * 16 + j] = b[j * col + p];
}

/* Is memory already what the accumulator type wants? */
static bool
same_bits(pop_gemm_type t, pop_dtype d)
{
	switch (t) {
	case POP_GEMM_F32:
		return d == POP_DT_F32;
	case POP_GEMM_F64:
		return d == POP_DT_F64;
	case POP_GEMM_I32:
		return d == POP_DT_I32 || d == POP_DT_U32;
	default:
		return d == POP_DT_I64 || d == POP_DT_U64;
	}
}

static void
pack_rows(pop_gemm_type t, unsigned char *panel, const pop_gemm_b *b, int64_t k,
	int64_t n)
{
	size_t bytes = pop_gemm_bytes(t);
	int64_t eb = pop_dtype_bytes(b->dtype);
	bool copy = same_bits(t, b->dtype) && b->col == 1;

	for (int64_t p = 0; p < k; p++) {
		unsigned char *d = panel + (size_t)p * 16 * bytes;
		const unsigned char *s = b->at + p * b->row * eb;

		if (copy && n == 16 && bytes == 4) {
			memcpy(d, s, 64);
			continue;
		}
		if (copy)
			memcpy(d, s, (size_t)n * bytes);
		else
			POP_FN(pop_gemm_load)
		(t, d, s, b->col * eb, b->dtype, n);
		memset(d + (size_t)n * bytes, 0, (size_t)(16 - n) * bytes);
	}
}

static void
pack_columns(pop_gemm_type t, unsigned char *panel, const pop_gemm_b *b,
	int64_t k, int64_t n, unsigned char *tmp)
{
	size_t bytes = pop_gemm_bytes(t);
	int64_t eb = pop_dtype_bytes(b->dtype);

	if (same_bits(t, b->dtype) && n == 16 && bytes == 4) {
		transpose4((uint32_t *)(void *)panel,
			(const uint32_t *)(const void *)b->at, b->col, k);
		return;
	}
	for (int64_t j = 0; j < n; j++)
		POP_FN(pop_gemm_load)
	(t, tmp + (size_t)(j * k) * bytes, b->at + j * b->col * eb, eb,
		b->dtype, k);
	memset(tmp + (size_t)(n * k) * bytes, 0,
		(size_t)((16 - n) * k) * bytes);
	if (bytes == 4) {
		transpose4((uint32_t *)(void *)panel,
			(const uint32_t *)(const void *)tmp, k, k);
		return;
	}
	for (int64_t p = 0; p < k; p++)
		for (int64_t j = 0; j < 16; j++)
			memcpy(panel + (size_t)(p * 16 + j) * 8,
				tmp + (size_t)(j * k + p) * 8, 8);
}

void
POP_FN(pop_gemm_pack)(pop_gemm_type t, void *panel, const pop_gemm_b *b,
	int64_t k, int64_t n, void *tmp)
{
	if (b->row == 1 && b->col != 1)
		pack_columns(t, panel, b, k, n, tmp);
	else
		pack_rows(t, panel, b, k, n);
}

/* ---- Epilogue. */

/* tload 0; store v: with v contiguous and of the accumulator's bits. */
static int
plain_store(const pop_step *step, int inner, pop_gemm_type acc)
{
	const pop_stage *s = &step->stage[0];
	const pop_view *v;

	if (s->ncode != 2 || s->code[0].op != POP_INS_TLOAD ||
		s->code[1].op != POP_INS_STORE || s->code[1].a != 0)
		return -1;
	v = &step->view[s->code[1].imm];
	if (v->stride[inner] != 1 || !same_bits(acc, (pop_dtype)v->dtype))
		return -1;
	return (int)s->code[1].imm;
}

pop_status
POP_FN(pop_epilogue_prepare)(pop_epilogue *out, pop_arena *a,
	const pop_program *p, const pop_step *step, uint32_t first_view,
	int inner, pop_gemm_type acc, pop_err *err)
{
	static const uint8_t class_of[] = {[POP_GEMM_F32] = POP_CLASS_F,
		[POP_GEMM_F64] = POP_CLASS_D,
		[POP_GEMM_I32] = POP_CLASS_I,
		[POP_GEMM_I64] = POP_CLASS_L};
	pop_vm_spec spec = {.program = p,
		.step = step,
		.inner = inner,
		.ntemp = 1,
		.temp_class = &class_of[acc]};

	(void)first_view;
	*out = (pop_epilogue){.step = step,
		.nview = step->nview,
		.inner = inner,
		.plain = plain_store(step, inner, acc)};
	POP_TRY(POP_FN(pop_vm_prepare)(&out->vm, a, &spec, err));
	out->scratch = POP_FN(pop_vm_scratch)(out->vm);
	return POP_OK;
}

void
POP_FN(pop_epilogue_row)(const pop_epilogue *e, pop_vm_frame *frame,
	unsigned char *const *start, const int64_t *x, void *c, int64_t n)
{
	const pop_step *s = e->step;

	/* Views 0 and 1 are the product's operands. */
	for (uint32_t v = 2; v < e->nview; v++) {
		int64_t at = 0;

		for (unsigned d = 0; d < s->ndim; d++)
			at += x[d] * s->view[v].stride[d];
		frame->view[v] =
			start[v] + at * (int64_t)pop_dtype_bytes(
						(pop_dtype)s->view[v].dtype);
	}
	for (unsigned d = 0; d < s->ndim; d++)
		frame->index[d] = x[d];
	frame->temp[0] = c;
	POP_FN(pop_vm_run)(e->vm, frame, n);
}
