/*
 * Short outer dims of a loop, written out: one turn of the long dim makes the
 * results of all their points, and reads once what several of them read.  So
 * are many small matrices multiplied that lie one after the other, whose
 * elements a vector has to bring together.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

enum {
	LONG = 64, /* points of the dim that stays, at least */
	MOST_COPIES = 16,
	MOST_CODE = 320, /* instructions of all copies */
	MOST_VIEWS = 56,
};

/* Points of all dims but the last; more than MOST_COPIES if there are. */
static int64_t
copies_of(const maker *m)
{
	int64_t n = 1;

	for (unsigned d = 0; d + 1 < m->ndim && n <= MOST_COPIES; d++)
		n *= m->extent[d];
	return n;
}

/* Views that all points of the outer dims have of v's buffer. */
static int64_t
places_of(const maker *m, const wide_view *v)
{
	int64_t n = 1;

	for (unsigned d = 0; d + 1 < m->ndim; d++)
		if (v->stride[d] != 0)
			n *= m->extent[d];
	return n;
}

/* Is an element that is read at a point written at another? */
static bool
meets_itself(const maker *m)
{
	for (uint32_t i = 0; i < m->nview; i++)
		for (uint32_t j = 0; j < i; j++)
			if (m->view[i].buffer == m->view[j].buffer &&
				m->view[i].io != m->view[j].io)
				return true;
	return false;
}

/* Do vectors gather most of what they read, and points share much of it? */
static bool
is_worth_it(const maker *m, const code *c, int64_t copies)
{
	const unsigned last = m->ndim - 1;
	int64_t reads = 0, far = 0, places = 0;

	for (uint32_t i = 0; i < m->nview; i++) {
		const wide_view *v = &m->view[i];

		if (v->io != GEN_READ)
			continue;
		reads++;
		far += v->stride[last] != 0 && v->stride[last] != 1;
		places += places_of(m, v);
	}
	return 2 * far > reads && 4 * places <= 3 * copies * reads &&
	       places + copies <= MOST_VIEWS &&
	       copies * (int64_t)c->n <= MOST_CODE;
}

/* View v at point x of the outer dims. */
static wide_view
view_at(const maker *m, const wide_view *v, const int64_t *x)
{
	wide_view w = *v;

	memset(w.stride, 0, sizeof(w.stride));
	for (unsigned d = 0; d + 1 < m->ndim; d++)
		w.base += x[d] * v->stride[d];
	w.stride[0] = v->stride[m->ndim - 1];
	return w;
}

/* The code of `from` at point x, after what is in c. */
static void
copy_code(maker *to, code *c, const maker *from, const code *old,
	const int64_t *x)
{
	uint16_t *reg = POP_NEWN(from->g->scratch, uint16_t, old->n);

	for (uint32_t i = 0; i < old->n; i++) {
		const pop_ins *p = &old->ins[i];
		const unsigned n = pop_ins_info_of[p->op].nargs;
		uint64_t imm = p->imm;

		if (p->op == POP_INS_LOAD || p->op == POP_INS_STORE) {
			const wide_view w = view_at(from, &from->view[imm], x);

			imm = pop_maker_view(to, &w);
		}
		reg[i] = pop_code_add(c, (pop_ins_op)p->op, (pop_class)p->cls,
			n > 0 ? reg[p->a] : 0, n > 1 ? reg[p->b] : 0,
			n > 2 ? reg[p->c] : 0, imm);
	}
}

static bool
next_point(const maker *m, int64_t *x)
{
	for (unsigned d = m->ndim - 1; d-- > 0;) {
		if (++x[d] < m->extent[d])
			return true;
		x[d] = 0;
	}
	return false;
}

void
pop_loop_write_out(maker *m)
{
	const int64_t copies = copies_of(m);
	const unsigned last = m->ndim - 1;
	int64_t x[POP_GEN_DIMS] = {0};
	const code *old;
	maker out;
	code *c;

	if (m->ndim < 2 || m->nstage != 1 || copies > MOST_COPIES ||
		m->extent[last] < LONG)
		return;
	old = m->stage[0].code;
	if (!pop_code_is_plain(old) || !is_worth_it(m, old, copies) ||
		meets_itself(m))
		return;
	pop_maker_init(&out, m->g, (pop_step_kind)m->kind);
	pop_maker_dim(&out, m->extent[last]);
	c = pop_maker_code(&out, pop_maker_stage(&out, POP_STAGE_MAP));
	do
		copy_code(&out, c, m, old, x);
	while (next_point(m, x));
	*m = out;
	c->m = m;
}
