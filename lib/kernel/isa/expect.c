/*
 * EXPECT: whether two tensors agree as the suites' checks define it.  Rows are
 * brought together in blocks and judged by lib/num; the first element that
 * differs is described.
 */

#include <stdio.h>
#include <string.h>

#include "lib/kernel/isa/walk.h"
#include "lib/num/compare.h"
#include "lib/num/convert.h"

enum { BLOCK = 256, MOST_BYTES = 16 };

struct plan {
	const pop_step *step;
	pop_dtype dtype;
	pop_space outer;
	int64_t n; /* of the last dim; a step without dims has one element */
};

static pop_status
prepare(void **out, size_t *scratch, pop_arena *a, const pop_program *prog,
	const pop_step *step, pop_err *err)
{
	struct plan *p = POP_NEW(a, struct plan);

	(void)prog;
	(void)err;
	p->step = step;
	p->dtype = (pop_dtype)step->view[0].dtype;
	p->n = 1;
	for (int d = 0; d + 1 < step->ndim; d++)
		pop_space_add(&p->outer, d, step->extent[d]);
	if (step->ndim)
		p->n = step->extent[step->ndim - 1];
	*out = p;
	*scratch = 0;
	return POP_OK;
}

/* The greatest number of the step is the distance to what is not finite. */
static uint64_t
ulps(int64_t n)
{
	return n == INT64_MAX ? UINT64_MAX : (uint64_t)n;
}

static void
judge(const struct plan *p, pop_difference *out, const void *got,
	const void *wanted, int64_t n)
{
	const int64_t *q = p->step->param;

	switch (q[POP_EXPECT_HOW]) {
	case POP_EXPECT_ULP:
		pop_check_close(out, p->dtype, got, wanted, n,
			ulps(q[POP_EXPECT_B]), ulps(q[POP_EXPECT_A]));
		break;
	case POP_EXPECT_ALMOST:
		pop_check_almost(out, p->dtype, got, wanted, n,
			pop_bits_f64((uint64_t)q[POP_EXPECT_A]));
		break;
	default:
		pop_check_eq(out, p->dtype, got, wanted, n);
	}
}

/* The element as its type prints, without loss. */
static void
print_part(char *to, size_t size, pop_dtype d, const unsigned char *p)
{
	if (pop_dtype_is_float(d))
		snprintf(to, size, "%.*g", d == POP_DT_F64 ? 17 : 9,
			pop_load_f64(d, p));
	else if (pop_dtype_info_of[d].cls == POP_DTC_INT)
		snprintf(to, size, "%lld", (long long)pop_load_int(d, p));
	else
		snprintf(to, size, "%llu",
			(unsigned long long)pop_load_int(d, p));
}

enum { TEXT = 80 };

static void
print_element(char to[TEXT], pop_dtype d, const unsigned char *p)
{
	pop_dtype part = pop_dtype_real(d);
	char re[TEXT / 2 - 4], im[TEXT / 2 - 4];

	if (part == d) {
		print_part(to, TEXT, d, p);
		return;
	}
	print_part(re, sizeof(re), part, p);
	print_part(im, sizeof(im), part, p + pop_dtype_bytes(part));
	snprintf(to, TEXT, "(%s, %s)", re, im);
}

/* The first difference: element `at`. */
static void
describe(const struct plan *p, pop_run *r, int64_t at, const unsigned char *got,
	const unsigned char *wanted)
{
	static const char *const how[] = {
		[POP_EXPECT_EQ] = "equal",
		[POP_EXPECT_ULP] = "close",
		[POP_EXPECT_ALMOST] = "almost equal",
	};
	char g[TEXT], w[TEXT];

	print_element(g, p->dtype, got);
	print_element(w, p->dtype, wanted);
	snprintf(r->failed_text, sizeof(r->failed_text),
		"element %lld (%s) is %s, expected %s to %s", (long long)at,
		pop_dtype_info_of[p->dtype].name, g,
		how[p->step->param[POP_EXPECT_HOW]], w);
}

/* n elements of both views at `at` of their rows, side by side. */
static void
load_block(const struct plan *p, unsigned char *to[2],
	unsigned char *const row[2], int64_t at, int64_t n)
{
	for (unsigned k = 0; k < 2; k++) {
		const pop_view *v = &p->step->view[k];
		int64_t eb = pop_elem_bytes(v), step = 0;

		if (p->step->ndim)
			step = v->stride[p->step->ndim - 1] * eb;
		POP_FN(pop_copy_strided)
		(to[k], eb, row[k] + at * step, step, (size_t)eb, n);
	}
}

/* False once an element differs: nothing else is looked at. */
static bool
check_row(const struct plan *p, pop_run *r, int64_t first,
	unsigned char *const row[2])
{
	unsigned char got[BLOCK * MOST_BYTES], wanted[BLOCK * MOST_BYTES];
	unsigned char *to[2] = {got, wanted};
	size_t size = pop_dtype_bytes(p->dtype);

	for (int64_t at = 0; at < p->n; at += BLOCK) {
		int64_t n = pop_least(BLOCK, p->n - at);
		pop_difference d;

		load_block(p, to, row, at, n);
		judge(p, &d, got, wanted, n);
		if (!d.count)
			continue;
		if (!r->nfailed++)
			describe(p, r, first + at + d.first,
				got + (size_t)d.first * size,
				wanted + (size_t)d.first * size);
		return false;
	}
	return true;
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	const pop_view *v = p->step->view;
	int64_t nrow = pop_space_count(&p->outer), x[POP_MAX_DIMS];
	unsigned char *start[2], *row[2];

	if (!nrow || !p->n)
		return;
	for (unsigned k = 0; k < 2; k++)
		start[k] = pop_view_start(r, &v[k]);
	pop_space_seek(&p->outer, 0, x);
	for (int64_t i = 0; i < nrow; i++, pop_space_next(&p->outer, x)) {
		for (unsigned k = 0; k < 2; k++)
			row[k] = start[k] +
				 pop_space_offset(&p->outer, &v[k], x) *
					 pop_elem_bytes(&v[k]);
		if (!check_row(p, r, i * p->n, row))
			return;
	}
}

const pop_kernel POP_FN(pop_kernel_expect) = {.prepare = prepare, .run = run};
