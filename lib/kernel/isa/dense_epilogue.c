/*
 * The epilogue of a product: the step's code over rows of sums just made, or a
 * plain copy if the code only stores.  Short rows are run many at a time: views
 * that are no run of memory over them are brought together, or apart, in the
 * scratch.
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/kernel/isa/dense.h"
#include "lib/kernel/isa/vec.h"
#include "lib/kernel/isa/walk.h"

enum {
	/* Columns of rows that are run many at a time, rows for which that
	 * pays, and points of a group of them. */
	SHORT = 64,
	LEAST_ROWS = 4,
	GROUP = 512,
	/* Rows to fetch ahead; bytes from one to the next, and views of such
	 * rows, from which the machine does not do so by itself. */
	AHEAD = 4,
	APART = 2048,
	MANY = 4,
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

static int64_t
row_bytes(const pop_epilogue *e, uint32_t v)
{
	const pop_view *w = &e->step->view[v];

	return w->stride[e->along] * pop_dtype_bytes((pop_dtype)w->dtype);
}

/* Do rows of view v lie far apart? */
static bool
is_far(const pop_epilogue *e, uint32_t v)
{
	return e->step->view[v].stride[e->inner] == 1 &&
	       row_bytes(e, v) >= APART;
}

static bool
are_many_far(const pop_epilogue *e)
{
	unsigned n = 0;

	for (uint32_t v = 2; v < e->step->nview; v++)
		n += is_far(e, v);
	return n >= MANY;
}

/* Does the code move rows of several views? */
static bool
moves_rows(const pop_epilogue *e)
{
	unsigned n = 0;

	for (uint32_t v = 2; v < e->step->nview; v++)
		n += e->step->view[v].stride[e->inner] == 1 &&
		     row_bytes(e, v) != 0;
	return n > 1;
}

/* ---- Short rows: preparation. */

/* Has view v one element for all points of a row, and another for the next? */
static bool
is_spread(const pop_epilogue *e, const pop_view *v)
{
	return v->stride[e->inner] == 0 && v->stride[e->along] != 0;
}

/* Sees what the code does with its views; false if it asks for more than runs
 * of rows have. */
static bool
see_views(pop_epilogue *e)
{
	const pop_step *s = e->step;

	for (uint32_t k = 0; k < s->stage[0].ncode; k++) {
		const pop_ins *i = &s->stage[0].code[k];
		const pop_view *v;

		if (i->op == POP_INS_INDEX || i->op == POP_INS_GATHER)
			return false;
		if (i->op != POP_INS_LOAD && i->op != POP_INS_STORE)
			continue;
		if (i->imm < 2)
			return false;
		v = &s->view[i->imm];
		if (v->stride[e->inner] != 1 &&
			(v->stride[e->inner] != 0 || i->op == POP_INS_STORE))
			return false;
		e->way[i->imm].loaded |= i->op == POP_INS_LOAD;
		e->way[i->imm].stored |= i->op == POP_INS_STORE;
	}
	return true;
}

/* Are there so many rows, of one product or of several, that groups pay? */
static bool
has_rows(const pop_epilogue *e)
{
	const int64_t *n = e->step->extent;

	if (n[e->along] >= LEAST_ROWS)
		return true;
	for (int d = 0; d < e->along && d < e->inner; d++)
		if (n[d] >= LEAST_ROWS)
			return true;
	return false;
}

/* The step with views that are spread over rows as runs of memory.  Their
 * places are kept apart: two of them may differ in nothing else. */
static pop_vm_spec
spread_views(const pop_epilogue *e, pop_arena *a, const pop_vm_spec *spec)
{
	pop_step *s = POP_NEW(a, pop_step);
	pop_program *p = POP_NEW(a, pop_program);
	pop_buffer *buffer = POP_NEWN(a, pop_buffer, e->step->nview);
	pop_vm_spec out = *spec;

	*s = *e->step;
	*p = *spec->program;
	s->view = POP_NEWN(a, pop_view, s->nview);
	for (uint32_t v = 0; v < s->nview; v++) {
		s->view[v] = e->step->view[v];
		buffer[v] = p->buffer[s->view[v].buffer];
		s->view[v].buffer = v;
		if (v >= 2 && is_spread(e, &s->view[v]))
			s->view[v].stride[e->inner] = 1;
	}
	p->buffer = buffer;
	p->nbuffer = s->nview;
	out.program = p;
	out.step = s;
	return out;
}

static pop_status
prepare_groups(
	pop_epilogue *e, pop_arena *a, const pop_vm_spec *spec, pop_err *err)
{
	const pop_step *s = e->step;
	bool spreads = false;
	pop_vm_spec group;
	int64_t size;

	e->way = POP_NEWN(a, pop_epilogue_way, s->nview);
	if (s->extent[e->inner] > 2 * SHORT || !has_rows(e) || !see_views(e))
		return POP_OK;
	e->group = e->vm;
	for (uint32_t v = 2; v < s->nview; v++)
		spreads |= is_spread(e, &s->view[v]);
	if (spreads) {
		group = spread_views(e, a, spec);
		POP_TRY(POP_FN(pop_vm_prepare)(&e->group, a, &group, err));
		e->at_group = e->scratch;
		e->scratch += POP_FN(pop_vm_scratch)(e->group);
	}
	for (uint32_t v = 1; v < s->nview; v++) {
		size = v == 1 ? (int64_t)e->size
			      : pop_dtype_bytes((pop_dtype)s->view[v].dtype);
		e->way[v].block = e->scratch;
		e->scratch +=
			pop_round_up((size_t)(GROUP * size) + POP_VBYTES, 64);
	}
	return POP_OK;
}

pop_status
pop_epilogue_prepare(pop_epilogue *out, pop_arena *a, const pop_program *p,
	const pop_step *step, int inner, int along, pop_gemm_type type,
	pop_err *err)
{
	static const uint8_t class_of[] = {[POP_GEMM_F32] = POP_CLASS_F,
		[POP_GEMM_F64] = POP_CLASS_D,
		[POP_GEMM_I32] = POP_CLASS_I,
		[POP_GEMM_I64] = POP_CLASS_L,
		[POP_GEMM_PAIRS] = POP_CLASS_I,
		[POP_GEMM_QUADS] = POP_CLASS_I,
		[POP_GEMM_CHAINS] = POP_CLASS_F,
		[POP_GEMM_HALVES] = POP_CLASS_F,
		[POP_GEMM_BYTES] = POP_CLASS_I};
	pop_vm_spec spec = {.program = p,
		.step = step,
		.inner = inner,
		.ntemp = 1,
		.temp_class = &class_of[type]};

	*out = (pop_epilogue){.step = step,
		.inner = inner,
		.along = along,
		.size = pop_gemm_bytes(type),
		.plain = plain_store(step, inner, type)};
	if (out->plain >= 0)
		return POP_OK;
	POP_TRY(POP_FN(pop_vm_prepare)(&out->vm, a, &spec, err));
	out->moves = moves_rows(out);
	out->fetches = are_many_far(out);
	out->at_rows = pop_round_up(sizeof(pop_epilogue_frame), 64);
	out->scratch = out->at_rows + POP_FN(pop_vm_scratch)(out->vm);
	return prepare_groups(out, a, &spec, err);
}

pop_epilogue_frame *
pop_epilogue_begin(const pop_epilogue *e, void *scratch)
{
	pop_epilogue_frame *f = scratch;

	if (!e->vm)
		return NULL;
	f->scratch = scratch;
	f->rows = POP_FN(pop_vm_begin)(e->vm, f->scratch + e->at_rows, NULL);
	f->group = f->rows;
	if (e->at_group)
		f->group = POP_FN(pop_vm_begin)(
			e->group, f->scratch + e->at_group, NULL);
	return f;
}

/* ---- Execution. */

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
	int64_t m, const unsigned char *c, int64_t ldc, int64_t n)
{
	const pop_view *v = &e->step->view[e->plain];
	const size_t bytes = (size_t)n * e->size;
	const int64_t step = v->stride[e->along] * (int64_t)e->size;
	unsigned char *to = start[e->plain] + offset_of(e->step, v, x);

	for (int64_t r = 0; r < m; r++) {
		memcpy(to, c, bytes);
		to += step;
		c += ldc * (int64_t)e->size;
	}
}

/* Fetches n columns of the row that follows in AHEAD rows. */
static void
fetch_row(const pop_epilogue *e, const pop_vm_frame *frame, int64_t n)
{
	for (uint32_t i = 2; i < e->step->nview; i++) {
		const pop_view *v = &e->step->view[i];
		const unsigned char *at = frame->view[i];
		const int64_t size = pop_dtype_bytes((pop_dtype)v->dtype);

		if (!is_far(e, i))
			continue;
		at += AHEAD * row_bytes(e, i);
		for (int64_t k = 0; k < n * size; k += 64)
			__builtin_prefetch(at + k);
	}
}

static void
run_rows(const pop_epilogue *e, pop_vm_frame *frame, int64_t m,
	unsigned char *c, int64_t ldc, int64_t n)
{
	for (int64_t r = 0; r < m; r++) {
		frame->temp[0] = c;
		if (e->fetches && r + AHEAD < m)
			fetch_row(e, frame, n);
		POP_FN(pop_vm_run)(e->vm, frame, n);
		c += ldc * (int64_t)e->size;
		frame->index[e->along]++;
		for (uint32_t v = 2; v < e->step->nview; v++)
			frame->view[v] += row_bytes(e, v);
	}
}

/* ---- Short rows. */

/* m rows of n columns of view v, `at` the first: where they are as a run of
 * memory.  What is the same for all rows is there but for the first group. */
static unsigned char *
gather_rows(const pop_epilogue *e, const pop_epilogue_frame *f, uint32_t v,
	unsigned char *at, int64_t m, int64_t n, bool first)
{
	const pop_view *w = &e->step->view[v];
	const int64_t step = row_bytes(e, v);
	const int64_t size = pop_dtype_bytes((pop_dtype)w->dtype);
	unsigned char *to = f->scratch + e->way[v].block;

	if (is_spread(e, w)) {
		POP_FN(pop_spread_rows)(to, at, step, (size_t)size, n, m);
		return to;
	}
	if (w->stride[e->inner] == 0 || step == n * size)
		return at;
	if (e->way[v].loaded && (first || step))
		POP_FN(pop_join_rows)(to, n * size, at, step, n * size, m);
	return to;
}

static void
run_groups(const pop_epilogue *e, const pop_epilogue_frame *f,
	unsigned char *const *at, int64_t m, unsigned char *c, int64_t ldc,
	int64_t n)
{
	const int64_t row = n * (int64_t)e->size, ld = ldc * (int64_t)e->size;
	unsigned char **view = f->group->view, *to;

	for (int64_t r = 0, k; r < m; r += k, c += k * ld) {
		k = pop_least(m - r, GROUP / n);
		for (uint32_t v = 2; v < e->step->nview; v++)
			view[v] = gather_rows(e, f, v,
				at[v] + r * row_bytes(e, v), k, n, r == 0);
		f->group->temp[0] = c;
		if (n < ldc) {
			to = f->scratch + e->way[1].block;
			POP_FN(pop_join_rows)(to, row, c, ld, row, k);
			f->group->temp[0] = to;
		}
		POP_FN(pop_vm_run)(e->group, f->group, k * n);
		for (uint32_t v = 2; v < e->step->nview; v++) {
			const int64_t step = row_bytes(e, v);
			const int64_t bytes =
				n * pop_dtype_bytes(
					    (pop_dtype)e->step->view[v].dtype);

			if (e->way[v].stored && step != bytes)
				POP_FN(pop_join_rows)
			(at[v] + r * step, step, f->scratch + e->way[v].block,
				bytes, bytes, k);
		}
	}
}

void
pop_epilogue_rows(const pop_epilogue *e, pop_epilogue_frame *f,
	unsigned char *const *start, const int64_t *x, int64_t m, void *c,
	int64_t ldc, int64_t n)
{
	const pop_step *s = e->step;
	const bool grouped = e->group && n <= SHORT && m >= LEAST_ROWS;
	unsigned char *at[POP_LIMIT_VIEWS];

	if (!e->vm) {
		copy_rows(e, start, x, m, c, ldc, n);
		return;
	}
	/* Views 0 and 1 are the product's operands. */
	for (uint32_t v = 2; v < s->nview; v++)
		at[v] = start[v] + offset_of(s, &s->view[v], x);
	if (grouped) {
		run_groups(e, f, at, m, c, ldc, n);
		return;
	}
	memcpy(f->rows->index, x, s->ndim * sizeof(*x));
	memcpy(f->rows->view + 2, at + 2, (s->nview - 2) * sizeof(*at));
	run_rows(e, f->rows, m, c, ldc, n);
}
