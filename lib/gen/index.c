/* gather and scatter: dimension numbers become strides. */

#include "lib/gen/gen_int.h"

typedef struct numbers {
	/* By dim of the result (updates): the dim of the operand, or of the
	 * indices, that moves with it; -1: none. */
	int operand[POP_MAX_RANK], index[POP_MAX_RANK];
	int window[POP_MAX_RANK]; /* by operand dim: its dim; -1: none */
	const int64_t *map;       /* operand dim of each component */
	uint32_t ncomponent;
	int64_t vector; /* dim of the indices; their rank: one component */
} numbers;

static bool
is_listed(const pop_op *op, pop_attr_key key, int64_t d)
{
	uint32_t n;
	const int64_t *v = pop_attr_ints(op, key, &n);

	for (uint32_t i = 0; i < n; i++) {
		if (v[i] == d)
			return true;
	}
	return false;
}

/* `moved`: the result of a gather, the updates of a scatter. */
static void
read_numbers(const pop_op *op, const pop_shape *operand,
	const pop_shape *indices, const pop_shape *moved, numbers *x)
{
	int64_t at = 0, from = 0;
	uint32_t n;
	const int64_t *ob, *ib;

	x->vector = pop_attr_int(op, POP_ATTR_INDEX_VECTOR_DIM, 0);
	x->map = pop_attr_ints(op, POP_ATTR_INDEX_MAP, &x->ncomponent);
	for (unsigned d = 0; d < operand->rank; d++)
		x->window[d] = -1;
	for (unsigned d = 0; d < moved->rank; d++) {
		x->operand[d] = x->index[d] = -1;
		if (is_listed(op, POP_ATTR_OFFSET_DIMS, d)) {
			while (is_listed(op, POP_ATTR_COLLAPSED_DIMS, from) ||
				is_listed(op, POP_ATTR_OPERAND_BATCH, from))
				from++;
			x->window[from] = (int)d;
			x->operand[d] = (int)from++;
		} else {
			at += at == x->vector;
			x->index[d] = (int)at++;
		}
	}
	(void)indices;
	ob = pop_attr_ints(op, POP_ATTR_OPERAND_BATCH, &n);
	ib = pop_attr_ints(op, POP_ATTR_INDEX_BATCH, &n);
	for (uint32_t i = 0; i < n; i++) {
		for (unsigned d = 0; d < moved->rank; d++) {
			if (x->index[d] == ib[i])
				x->operand[d] = (int)ob[i];
		}
	}
}

/* The view whose dim d moves as dim[d] of p does. */
static wide_view
moving(const place *p, const int *dim, unsigned rank, uint8_t io)
{
	wide_view w = {.buffer = p->buffer,
		.dtype = p->dtype,
		.ndyn = p->ndyn,
		.io = io,
		.base = p->base,
		.dyn = p->dyn};

	for (unsigned d = 0; d < rank; d++) {
		if (dim[d] >= 0)
			w.stride[d] = p->stride[dim[d]];
	}
	return w;
}

static void
every_dim(maker *m, const pop_shape *s, int *dim)
{
	for (unsigned d = 0; d < s->rank; d++)
		dim[d] = (int)pop_maker_dim(m, s->dim[d]);
}

static int64_t
component_at(const place *indices, const numbers *x, uint32_t c)
{
	return x->vector < indices->rank ? c * indices->stride[x->vector] : 0;
}

pop_status
pop_emit_gather(emit *e)
{
	const pop_op *op = e->op;
	const pop_shape *s = &op->res[0].type;
	uint32_t n;
	const int64_t *sizes = pop_attr_ints(op, POP_ATTR_SIZES, &n);
	int dim[POP_MAX_RANK];
	place from, indices, to = pop_emit_out(e, 0);
	wide_view w;
	numbers x;
	maker m;

	if (pop_shape_elements(s) == 0)
		return POP_OK;
	POP_TRY(pop_place_mem(e->g, op->arg[0], &from));
	POP_TRY(pop_place_mem(e->g, op->arg[1], &indices));
	read_numbers(op, &op->arg[0]->type, &op->arg[1]->type, s, &x);
	pop_maker_init(&m, e->g, POP_STEP_GATHER);
	every_dim(&m, s, dim);
	w = moving(&from, x.operand, s->rank, GEN_READ);
	pop_maker_new_view(&m, &w);
	w = moving(&indices, x.index, s->rank, GEN_READ);
	pop_maker_new_view(&m, &w);
	w = pop_maker_wide(&to, dim, GEN_WRITE);
	pop_maker_new_view(&m, &w);
	pop_maker_param(&m, x.ncomponent);
	for (uint32_t c = 0; c < x.ncomponent; c++) {
		int64_t d = x.map[c];

		pop_maker_param(&m, component_at(&indices, &x, c));
		pop_maker_param(&m, from.extent[d] - sizes[d]);
		pop_maker_param(&m, from.stride[d]);
	}
	pop_maker_merge(&m, 0, m.ndim);
	return pop_maker_commit(&m);
}

/* ---- scatter. */

static void
scatter_views(
	maker *m, const place *p, const int *dim, unsigned rank, uint8_t io)
{
	unsigned parts = pop_dtype_is_complex(p->dtype) ? 2 : 1;

	for (unsigned k = 0; k < parts; k++) {
		place part = pop_place_part(m->g, p, k);
		wide_view w = moving(&part, dim, rank, io);

		pop_maker_new_view(m, &w);
	}
}

static void
scatter_params(maker *m, const pop_op *op, const numbers *x,
	const place *indices, const place *to, unsigned parts)
{
	pop_maker_param(m, parts);
	pop_maker_param(m, x->ncomponent);
	pop_maker_param(m, pop_attr_int(op, POP_ATTR_UNIQUE_INDICES, 0) != 0);
	for (uint32_t c = 0; c < x->ncomponent; c++) {
		int64_t d = x->map[c];

		pop_maker_param(m, component_at(indices, x, c));
		pop_maker_param(m, to->stride[d]);
		pop_maker_param(m, to->extent[d]);
		pop_maker_param(m, x->window[d]);
	}
}

static pop_status
scatter_done(emit *e, const planes *to)
{
	for (uint32_t i = 0; i < e->op->nres; i++)
		POP_TRY(pop_planes_join(e->g, &to[i]));
	return POP_OK;
}

pop_status
pop_emit_scatter(emit *e)
{
	const pop_op *op = e->op;
	uint32_t n = op->nres;
	const pop_shape *s = &op->arg[n + 1]->type;
	int dim[POP_MAX_RANK];
	planes *to = POP_NEWN(e->g->a, planes, n);
	place indices, p;
	wide_view w;
	numbers x;
	maker m;

	for (uint32_t i = 0; i < n; i++) {
		p = pop_emit_out(e, i);
		to[i] = pop_planes_of(e->g, &p);
		POP_TRY(pop_planes_fill(
			e->g, &to[i], pop_place_of(e->g, op->arg[i])));
	}
	if (pop_shape_elements(s) == 0 || pop_place_elements(&p) == 0)
		return scatter_done(e, to);
	POP_TRY(pop_place_mem(e->g, op->arg[n], &indices));
	read_numbers(op, &op->arg[0]->type, &op->arg[n]->type, s, &x);
	pop_maker_init(&m, e->g, POP_STEP_SCATTER);
	every_dim(&m, s, dim);
	for (uint32_t i = 0; i < n; i++) {
		for (unsigned k = 0; k < to[i].n; k++)
			scatter_views(&m, &to[i].at[k], x.operand, s->rank,
				GEN_WRITE);
	}
	w = moving(&indices, x.index, s->rank, GEN_READ);
	pop_maker_new_view(&m, &w);
	for (uint32_t i = 0; i < n; i++) {
		POP_TRY(pop_place_mem(e->g, op->arg[n + 1 + i], &p));
		scatter_views(&m, &p, dim, s->rank, GEN_READ);
	}
	scatter_params(
		&m, op, &x, &indices, &to[0].at[0], pop_gen_parts(op->arg, n));
	POP_TRY(pop_expr_body(e->g, &m, op, op->region[0]));
	POP_TRY(pop_maker_commit(&m));
	return scatter_done(e, to);
}
