/*
 * EXPECT: what conformance suites say about two tensors, asked of lib/num.
 *
 * Both are brought into row-major order in pieces, so any views will do.  Only
 * the first difference of a run is described; all are counted.
 */

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "lib/kernel/kernel.h"
#include "lib/num/compare.h"

enum { PIECE = 1024 }; /* elements */

struct plan {
	const pop_step *step;
	pop_dtype dtype;
	int64_t n;
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
	for (unsigned d = 0; d < step->ndim; d++)
		p->n *= step->extent[d];
	*out = p;
	*scratch = 2 * PIECE * pop_dtype_bytes(p->dtype);
	return POP_OK;
}

/* Elements first..first+n-1 of a view, row-major. */
static void
collect(const struct plan *p, const pop_view *v, const unsigned char *start,
	int64_t first, int64_t n, unsigned char *to)
{
	const pop_step *s = p->step;
	size_t bytes = pop_dtype_bytes(p->dtype);

	for (int64_t i = first; i < first + n; i++, to += bytes) {
		int64_t rest = i, at = 0;

		for (int d = s->ndim - 1; d >= 0; d--) {
			at += rest % s->extent[d] * v->stride[d];
			rest /= s->extent[d];
		}
		memcpy(to, start + at * (int64_t)bytes, bytes);
	}
}

static void
check(const struct plan *p, const void *got, const void *want, int64_t n,
	pop_difference *d)
{
	const int64_t *q = p->step->param;
	double tolerance;

	switch (q[POP_EXPECT_HOW]) {
	case POP_EXPECT_ULP:
		/* The largest number stands for any distance. */
		pop_check_close(d, p->dtype, got, want, n,
			(uint64_t)q[POP_EXPECT_B],
			q[POP_EXPECT_A] == INT64_MAX
				? UINT64_MAX
				: (uint64_t)q[POP_EXPECT_A]);
		break;
	case POP_EXPECT_ALMOST:
		memcpy(&tolerance, &q[POP_EXPECT_A], sizeof(tolerance));
		pop_check_almost(d, p->dtype, got, want, n, tolerance);
		break;
	default:
		pop_check_eq(d, p->dtype, got, want, n);
	}
}

static void
describe(pop_run *r, const struct plan *p, const pop_difference *d,
	int64_t first)
{
	char type[POP_SHAPE_TEXT];
	pop_shape s = {.dtype = (uint8_t)p->dtype};

	if (p->step->ndim <= POP_MAX_RANK) {
		s.rank = p->step->ndim;
		memcpy(s.dim, p->step->extent, s.rank * sizeof(s.dim[0]));
	}
	snprintf(r->failed_text, sizeof(r->failed_text),
		"%s: element %" PRId64 ": got %.9g, expected %.9g",
		pop_shape_print(type, &s), first + d->first, d->got,
		d->expected);
}

static void
run(const void *plan, pop_run *r)
{
	const struct plan *p = plan;
	const pop_view *v = p->step->view;
	const unsigned char *got = pop_view_start(r, &v[0]);
	const unsigned char *want = pop_view_start(r, &v[1]);
	unsigned char *a = pop_run_scratch(r, 0);
	unsigned char *b = a + PIECE * pop_dtype_bytes(p->dtype);

	for (int64_t i = 0; i < p->n; i += PIECE) {
		int64_t n = p->n - i < PIECE ? p->n - i : PIECE;
		pop_difference d;

		collect(p, &v[0], got, i, n, a);
		collect(p, &v[1], want, i, n, b);
		check(p, a, b, n, &d);
		if (!d.count)
			continue;
		if (!r->nfailed)
			describe(r, p, &d, i);
		r->nfailed++;
		return;
	}
}

const pop_kernel POP_FN(pop_kernel_expect) = {prepare, run};
