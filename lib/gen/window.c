/* reduce_window and select_and_scatter. */

#include "lib/gen/gen_int.h"

#include <assert.h>

/* Dims along which there is but one place and nothing to combine. */
static bool
is_still(const pop_op *op, const pop_shape *out, unsigned d)
{
	return op->arg[0]->type->dim[d] == 1 && out->dim[d] == 1 &&
	       pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1) == 1 &&
	       pop_attr_int_at(op, POP_ATTR_LOW, d, 0) == 0;
}

/* Dims of `out`, then those of the window; dim[d]: where dim d went. */
static unsigned
add_dims(maker *m, const pop_op *op, const pop_shape *out, int *dim)
{
	unsigned r = 0;

	for (unsigned d = 0; d < out->rank; d++) {
		dim[d] = -1;
		if (!is_still(op, out, d)) {
			dim[d] = (int)pop_maker_dim(m, out->dim[d]);
			r++;
		}
	}
	for (unsigned d = 0; d < out->rank; d++) {
		if (dim[d] >= 0)
			pop_maker_dim(
				m, pop_attr_int_at(op, POP_ATTR_WINDOW, d, 1));
	}
	return r;
}

static void
add_params(maker *m, const pop_op *op, const pop_shape *out, const int *dim)
{
	static const pop_attr_key key[POP_WINDOW_DIM_PARAMS] = {
		[POP_WINDOW_DIM_STRIDE] = POP_ATTR_WINDOW_STRIDES,
		[POP_WINDOW_DIM_LOW] = POP_ATTR_LOW,
		[POP_WINDOW_DIM_BASE_DIL] = POP_ATTR_LHS_DILATION,
		[POP_WINDOW_DIM_WIN_DIL] = POP_ATTR_RHS_DILATION,
	};

	for (unsigned d = 0; d < out->rank; d++) {
		if (dim[d] < 0)
			continue;
		pop_maker_param(m, op->arg[0]->type->dim[d]);
		for (unsigned k = 1; k < POP_WINDOW_DIM_PARAMS; k++)
			pop_maker_param(
				m, pop_attr_int_at(op, key[k], d,
					   k == POP_WINDOW_DIM_LOW ? 0 : 1));
	}
}

/* Strides per element of p, though the step's dims have other extents. */
static void
add_moving(maker *m, const place *p, const int *dim)
{
	unsigned parts = pop_dtype_is_complex(p->dtype) ? 2 : 1;

	for (unsigned k = 0; k < parts; k++) {
		place part = pop_place_part(m->g, p, k);
		wide_view w = pop_maker_wide(&part, dim, GEN_READ);

		pop_maker_new_view(m, &w);
	}
}

/* Elements from which on it matters how sums are kept. */
enum { MANY = 64 };

static bool
rounds_late(const pop_op *op)
{
	pop_opcode body = pop_op_monoid(op);
	pop_dtype d = (pop_dtype)op->res[0].type->dtype;
	int64_t window = 1;

	for (unsigned i = 0; i < op->res[0].type->rank && window < MANY; i++)
		window *= pop_attr_int_at(op, POP_ATTR_WINDOW, i, 1);
	return (body == POP_OP_ADD || body == POP_OP_MULTIPLY) &&
	       window >= MANY && pop_dtype_is_float(d) &&
	       pop_dtype_bytes(d) < 4;
}

/* Of many elements a running sum is only as good as what it is kept in: such
 * ones of narrow floats are rounded when they are complete; those of few after
 * each element, as the body says. */
static pop_status
add_body(maker *m, const pop_op *op)
{
	code *c;
	uint16_t a, b;

	if (!rounds_late(op))
		return pop_expr_body(m->g, m, op, op->region[0]);
	c = pop_maker_code(m, pop_maker_stage(m, POP_STAGE_MAP));
	a = pop_code1(c, POP_INS_TLOAD, POP_CLASS_F, 0, 0);
	b = pop_code1(c, POP_INS_TLOAD, POP_CLASS_F, 0, 1);
	a = pop_code2(c,
		pop_op_monoid(op) == POP_OP_ADD ? POP_INS_ADD : POP_INS_MUL,
		POP_CLASS_F, a, b);
	pop_code1(c, POP_INS_TSTORE, POP_CLASS_F, a, 0);
	pop_code_finish(c);
	return POP_OK;
}

static pop_status
too_many_dims(const emit *e)
{
	return pop_op_fail(e->g->g, e->op, e->g->err,
		"windows over more than %d dims are not supported",
		POP_MAX_DIMS / 2);
}

pop_status
pop_emit_window(emit *e)
{
	const pop_op *op = e->op;
	const pop_shape *s = op->res[0].type;
	uint32_t n = op->nres;
	planes *out = POP_NEWN(e->g->a, planes, n);
	int dim[POP_MAX_RANK];
	unsigned r;
	place p;
	maker m;

	pop_maker_init(&m, e->g, POP_STEP_WINDOW);
	r = add_dims(&m, op, s, dim);
	if (r > POP_MAX_DIMS / 2)
		return too_many_dims(e);
	for (uint32_t i = 0; i < n; i++) {
		POP_TRY(pop_place_mem(e->g, op->arg[i], &p));
		add_moving(&m, &p, dim);
	}
	for (uint32_t i = 0; i < n; i++) {
		POP_TRY(pop_place_mem(e->g, op->arg[n + i], &p));
		pop_maker_parts(&m, &p, dim, GEN_READ);
	}
	for (uint32_t i = 0; i < n; i++) {
		p = pop_emit_out(e, i);
		out[i] = pop_planes_of(e->g, &p);
		pop_planes_views(&m, &out[i], dim);
	}
	if (pop_shape_elements(s) == 0)
		return POP_OK;
	POP_TRY(add_body(&m, op));
	pop_maker_param(&m, pop_gen_parts(op->arg, n));
	pop_maker_param(&m, r);
	add_params(&m, op, s, dim);
	POP_TRY(pop_maker_commit(&m));
	for (uint32_t i = 0; i < n; i++)
		POP_TRY(pop_planes_join(e->g, &out[i]));
	return POP_OK;
}

pop_status
pop_emit_select_scatter(emit *e)
{
	const pop_op *op = e->op;
	const pop_shape *s = op->arg[1]->type;
	int dim[POP_MAX_RANK];
	unsigned r;
	place p;
	maker m;

	assert(!pop_dtype_is_complex(s->dtype));
	pop_maker_init(&m, e->g, POP_STEP_SELECT_SCATTER);
	r = add_dims(&m, op, s, dim);
	if (r > POP_MAX_DIMS / 2)
		return too_many_dims(e);
	for (uint32_t i = 0; i < 3; i++) {
		POP_TRY(pop_place_mem(e->g, op->arg[i], &p));
		add_moving(&m, &p, dim);
	}
	p = pop_emit_out(e, 0);
	pop_maker_parts(&m, &p, dim, GEN_WRITE);
	if (pop_place_elements(&p) == 0)
		return POP_OK;
	POP_TRY(pop_expr_body(e->g, &m, op, op->region[0]));
	POP_TRY(pop_expr_body(e->g, &m, op, op->region[1]));
	pop_maker_param(&m, r);
	add_params(&m, op, s, dim);
	return pop_maker_commit(&m);
}
