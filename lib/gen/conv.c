/*
 * convolution, alone or with an elementwise epilogue.  Layouts, groups and
 * reversed windows are strides.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

typedef struct conv {
	gen *g;
	const pop_op *op;
	unsigned ns;
	const int64_t *in, *ker, *out; /* layouts */
	int64_t groups, batch_groups, n, co, ci;
	place a, b;
} conv;

static int64_t
list_at(const pop_op *op, pop_attr_key key, unsigned i, int64_t missing)
{
	uint32_t n;
	const int64_t *v = pop_attr_ints(op, key, &n);

	return v && i < n ? v[i] : missing;
}

static pop_status
operand(emit *e, const pop_value *v, place *out, const char **bad)
{
	const pop_block *inside =
		e->op->code == POP_OP_FUSION ? e->op->region[0] : NULL;
	place p;

	POP_TRY(pop_place_within(e->g, inside, v, &p));
	if (p.kind != PLACE_NONE)
		return pop_place_to_mem(e->g, &p, out);
	*bad = "an operand that is computed";
	return POP_OK;
}

static void
read_op(conv *c)
{
	const pop_op *op = c->op;
	int64_t feature = pop_attr_int(op, POP_ATTR_FEATURE_GROUPS, 1);
	uint32_t n;

	c->in = pop_attr_ints(op, POP_ATTR_LHS_LAYOUT, &n);
	c->ker = pop_attr_ints(op, POP_ATTR_RHS_LAYOUT, &n);
	c->out = pop_attr_ints(op, POP_ATTR_OUT_LAYOUT, &n);
	c->ns = op->res[0].type.rank - 2u;
	c->batch_groups = pop_attr_int(op, POP_ATTR_BATCH_GROUPS, 1);
	c->groups = feature > 1 ? feature : c->batch_groups;
	c->n = c->a.extent[c->in[0]] / c->batch_groups;
	c->co = c->b.extent[c->ker[0]] / c->groups;
	c->ci = c->b.extent[c->ker[1]];
}

/* ORDER conv: n, spatial..., g, co, ci, taps... */
static void
add_dims(conv *c, maker *m)
{
	const pop_shape *r = &c->op->res[0].type;

	pop_maker_dim(m, r->dim[c->out[0]]);
	for (unsigned j = 0; j < c->ns; j++)
		pop_maker_dim(m, r->dim[c->out[2 + j]]);
	pop_maker_dim(m, c->groups);
	pop_maker_dim(m, c->co);
	pop_maker_dim(m, c->ci);
	for (unsigned j = 0; j < c->ns; j++)
		pop_maker_dim(m, c->b.extent[c->ker[2 + j]]);
}

static void
add_operands(conv *c, maker *m)
{
	unsigned g = 1 + c->ns, tap = g + 3;
	wide_view a, b;
	place in = c->a, ker = c->b;

	a = pop_maker_wide(&(place){.buffer = in.buffer, .dtype = in.dtype},
		NULL, GEN_READ);
	b = pop_maker_wide(&(place){.buffer = ker.buffer, .dtype = ker.dtype},
		NULL, GEN_READ);
	a.base = in.base;
	a.dyn = in.dyn;
	a.ndyn = in.ndyn;
	b.base = ker.base;
	b.dyn = ker.dyn;
	b.ndyn = ker.ndyn;
	a.stride[0] = in.stride[c->in[0]];
	a.stride[g] = c->batch_groups > 1 ? c->n * in.stride[c->in[0]]
					  : c->ci * in.stride[c->in[1]];
	a.stride[g + 2] = in.stride[c->in[1]];
	b.stride[g] = c->co * ker.stride[c->ker[0]];
	b.stride[g + 1] = ker.stride[c->ker[0]];
	b.stride[g + 2] = ker.stride[c->ker[1]];
	if (c->groups == 1)
		a.stride[g] = b.stride[g] = 0;
	for (unsigned j = 0; j < c->ns; j++) {
		int64_t s = ker.stride[c->ker[2 + j]];

		a.stride[1 + j] = in.stride[c->in[2 + j]];
		b.stride[tap + j] = s;
		if (list_at(c->op, POP_ATTR_WINDOW_REVERSAL, j, 0)) {
			b.base += (ker.extent[c->ker[2 + j]] - 1) * s;
			b.stride[tap + j] = -s;
		}
	}
	pop_maker_new_view(m, &a);
	pop_maker_new_view(m, &b);
}

/* Takes views and code of t, whose dims are the result's, over to m. */
static void
add_epilogue(conv *c, maker *m, const maker *t)
{
	unsigned g = 1 + c->ns;
	const int64_t f = c->out[1];

	for (uint32_t v = 2; v < t->nview; v++) {
		wide_view w = t->view[v];
		const int64_t *s = t->view[v].stride;

		memset(w.stride, 0, sizeof(w.stride));
		w.stride[0] = s[c->out[0]];
		for (unsigned j = 0; j < c->ns; j++)
			w.stride[1 + j] = s[c->out[2 + j]];
		w.stride[g] = c->groups > 1 ? s[f] * c->co : 0;
		w.stride[g + 1] = s[f];
		pop_maker_new_view(m, &w);
	}
	for (unsigned d = 0; d < m->ndim; d++)
		m->name[d] = (uint8_t)(d + c->ns + 2);
	m->name[0] = (uint8_t)c->out[0];
	for (unsigned j = 0; j < c->ns; j++)
		m->name[1 + j] = (uint8_t)c->out[2 + j];
	m->name[g + 1] = (uint8_t)f;
	m->stage = t->stage;
	m->nstage = t->nstage;
}

static void
add_params(conv *c, maker *m, pop_dtype acc)
{
	static const pop_attr_key key[POP_CONV_DIM_PARAMS] = {
		[POP_CONV_DIM_STRIDE] = POP_ATTR_WINDOW_STRIDES,
		[POP_CONV_DIM_LOW] = POP_ATTR_LOW,
		[POP_CONV_DIM_LHS_DIL] = POP_ATTR_LHS_DILATION,
		[POP_CONV_DIM_RHS_DIL] = POP_ATTR_RHS_DILATION,
	};

	pop_maker_param(m, c->ns);
	pop_maker_param(m, acc);
	for (unsigned j = 0; j < c->ns; j++) {
		pop_maker_param(m, c->a.extent[c->in[2 + j]]);
		for (unsigned k = 1; k < POP_CONV_DIM_PARAMS; k++)
			pop_maker_param(
				m, list_at(c->op, key[k], j,
					   k == POP_CONV_DIM_LOW ? 0 : 1));
	}
}

static pop_status
make(conv *c, emit *e)
{
	const pop_op *op = c->op;
	pop_dtype acc = pop_gen_accumulator(op->arg[0]->type.dtype,
		op->arg[1]->type.dtype, op->res[0].type.dtype);
	maker m, t;

	read_op(c);
	pop_maker_init(&m, e->g, POP_STEP_CONV);
	pop_maker_init(&t, e->g, POP_STEP_CONV);
	add_dims(c, &m);
	add_operands(c, &m);
	for (unsigned d = 0; d < op->res[0].type.rank; d++)
		pop_maker_dim(&t, op->res[0].type.dim[d]);
	pop_maker_new_view(&t, &m.view[0]);
	pop_maker_new_view(&t, &m.view[1]);
	POP_TRY(pop_epilogue(e, &t, op, acc, &e->bad));
	if (t.pinned[c->out[1]] && c->groups > 1)
		e->bad = "a coordinate of grouped features";
	if (e->bad)
		return POP_OK;
	add_epilogue(c, &m, &t);
	add_params(c, &m, acc);
	pop_code_finish(m.stage[0].code);
	return pop_maker_commit(&m);
}

pop_status
pop_emit_conv(emit *e)
{
	conv c = {.g = e->g, .op = pop_product_of(e->op)};

	if (!c.op) {
		e->bad = "not one product";
		return POP_OK;
	}
	if (pop_dtype_is_complex(c.op->res[0].type.dtype)) {
		e->bad = "not supported on complex numbers";
		return POP_OK;
	}
	if (pop_shape_elements(&c.op->res[0].type) == 0 ||
		pop_shape_elements(&c.op->arg[0]->type) == 0 ||
		pop_shape_elements(&c.op->arg[1]->type) == 0)
		return pop_product_empty(e, c.op);
	POP_TRY(operand(e, c.op->arg[0], &c.a, &e->bad));
	if (!e->bad)
		POP_TRY(operand(e, c.op->arg[1], &c.b, &e->bad));
	return e->bad ? POP_OK : make(&c, e);
}
