/*
 * The epilogue of a product: the step's code over rows of sums just made, or a
 * plain copy if the code only stores.
 */

#include <string.h>

#include "lib/kernel/isa/dense.h"

enum {
	/* Columns of rows that are joined if they can be. */
	SHORT = 64,
	/* Rows to fetch ahead, and bytes from one to the next from which the
	 * machine does not do so by itself. */
	AHEAD = 4,
	APART = 2048,
};

/* tload 0; store v: with v contiguous along the columns, and of the type of
 * the sums. */
static int
plain_store(const pop_step *step, int inner, pop_gemm_type type)
{
	const pop_stage *s = &step->stage[0];
	const pop_view *v;

	if (s->ncode != 2 || s->code[0].op != POP_INS_TLOAD ||
		s->code[1].op != POP_INS_STORE || s->code[1].a != 0)
		return -1;
	v = &step->view[s->code[1].imm];
	if (v->stride[inner] != 1 ||
		!pop_gemm_is_sum(type, (pop_dtype)v->dtype))
		return -1;
	return (int)s->code[1].imm;
}

pop_status
pop_epilogue_prepare(pop_epilogue *out, pop_arena *a, const pop_program *p,
	const pop_step *step, int inner, pop_gemm_type type, pop_err *err)
{
	static const uint8_t class_of[] = {[POP_GEMM_F32] = POP_CLASS_F,
		[POP_GEMM_F64] = POP_CLASS_D,
		[POP_GEMM_I32] = POP_CLASS_I,
		[POP_GEMM_I64] = POP_CLASS_L,
		[POP_GEMM_PAIRS] = POP_CLASS_I,
		[POP_GEMM_HALVES] = POP_CLASS_F};
	pop_vm_spec spec = {.program = p,
		.step = step,
		.inner = inner,
		.ntemp = 1,
		.temp_class = &class_of[type]};

	*out = (pop_epilogue){.step = step,
		.inner = inner,
		.size = pop_gemm_bytes(type),
		.plain = plain_store(step, inner, type)};
	if (out->plain >= 0)
		return POP_OK;
	POP_TRY(POP_FN(pop_vm_prepare)(&out->vm, a, &spec, err));
	out->scratch = POP_FN(pop_vm_scratch)(out->vm);
	for (uint32_t i = 0; i < step->stage[0].ncode; i++)
		out->indexed |= step->stage[0].code[i].op == POP_INS_INDEX;
	return POP_OK;
}

pop_vm_frame *
pop_epilogue_begin(const pop_epilogue *e, void *scratch)
{
	return e->vm ? POP_FN(pop_vm_begin)(e->vm, scratch, NULL) : NULL;
}

/* Bytes from the start of view v to the point x. */
static int64_t
offset_of(const pop_step *s, const pop_view *v, const int64_t *x)
{
	int64_t at = 0;

	for (unsigned d = 0; d < s->ndim; d++)
		at += x[d] * v->stride[d];
	return at * (int64_t)pop_dtype_bytes((pop_dtype)v->dtype);
}

static void
copy_rows(const pop_epilogue *e, unsigned char *const *start, const int64_t *x,
	int dim, int64_t m, const unsigned char *c, int64_t ldc, int64_t n)
{
	const pop_view *v = &e->step->view[e->plain];
	const size_t bytes = (size_t)n * e->size;
	const int64_t step = v->stride[dim] * (int64_t)e->size;
	unsigned char *to = start[e->plain] + offset_of(e->step, v, x);

	for (int64_t r = 0; r < m; r++) {
		memcpy(to, c, bytes);
		to += step;
		c += ldc * (int64_t)e->size;
	}
}

/* Do all views go on from row to row as within one, so that the rows are one
 * run? */
static bool
is_one_run(const pop_epilogue *e, int dim, int64_t n)
{
	const pop_step *s = e->step;

	if (!e->joins || e->indexed || s->extent[e->inner] != n)
		return false;
	for (uint32_t v = 2; v < s->nview; v++)
		if (s->view[v].stride[dim] != n * s->view[v].stride[e->inner])
			return false;
	return true;
}

/* Brings m rows of n elements together; returns their number, now of one. */
static int64_t
join_rows(const pop_epilogue *e, unsigned char *c, int64_t ldc, int64_t m,
	int64_t n)
{
	const size_t bytes = (size_t)n * e->size;

	for (int64_t r = 1; n < ldc && r < m; r++)
		memmove(c + (size_t)r * bytes, c + (size_t)(r * ldc) * e->size,
			bytes);
	return m * n;
}

static int64_t
row_bytes(const pop_view *v, int dim)
{
	return v->stride[dim] * (int64_t)pop_dtype_bytes((pop_dtype)v->dtype);
}

/* Fetches n columns of the row that follows in AHEAD rows. */
static void
fetch_row(const pop_epilogue *e, const pop_vm_frame *frame, int dim, int64_t n)
{
	for (uint32_t i = 2; i < e->step->nview; i++) {
		const pop_view *v = &e->step->view[i];
		const unsigned char *at = frame->view[i];
		const int64_t size = pop_dtype_bytes((pop_dtype)v->dtype);

		if (v->stride[e->inner] != 1 || row_bytes(v, dim) < APART)
			continue;
		at += AHEAD * row_bytes(v, dim);
		for (int64_t k = 0; k < n * size; k += 64)
			__builtin_prefetch(at + k);
	}
}

void
pop_epilogue_rows(const pop_epilogue *e, pop_vm_frame *frame,
	unsigned char *const *start, const int64_t *x, int dim, int64_t m,
	void *c, int64_t ldc, int64_t n)
{
	const pop_step *s = e->step;
	unsigned char *row = c;

	if (!e->vm) {
		copy_rows(e, start, x, dim, m, c, ldc, n);
		return;
	}
	memcpy(frame->index, x, s->ndim * sizeof(*x));
	/* Views 0 and 1 are the product's operands. */
	for (uint32_t v = 2; v < s->nview; v++)
		frame->view[v] = start[v] + offset_of(s, &s->view[v], x);
	if (n <= SHORT && m > 1 && is_one_run(e, dim, n)) {
		n = join_rows(e, c, ldc, m, n);
		m = 1;
	}
	for (int64_t r = 0; r < m; r++) {
		frame->temp[0] = row;
		if (r + AHEAD < m)
			fetch_row(e, frame, dim, n);
		POP_FN(pop_vm_run)(e->vm, frame, n);
		row += ldc * (int64_t)e->size;
		frame->index[dim]++;
		for (uint32_t v = 2; v < s->nview; v++)
			frame->view[v] += row_bytes(&s->view[v], dim);
	}
}
