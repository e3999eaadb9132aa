/* gather and scatter: dimension numbers become strides. */

#include "lib/gen/gen_int.h"
#include "lib/ir/cost.h"

typedef struct numbers {
	/* By dim of the result (updates): the dim of the operand, or of the
	 * indices, that moves with it; -1: none. */
	int operand[POP_MAX_RANK], index[POP_MAX_RANK];
	int window[POP_MAX_RANK]; /* by operand dim: its dim; -1: none */
	const int64_t *map;       /* operand dim of each component */
	uint32_t ncomponent;
	int64_t vector; /* dim of the indices; their rank: one component */
} numbers;

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
		if (pop_attr_place(op, POP_ATTR_OFFSET_DIMS, d) >= 0) {
			while (pop_attr_place(op, POP_ATTR_COLLAPSED_DIMS,
				       from) >= 0 ||
				pop_attr_place(
					op, POP_ATTR_OPERAND_BATCH, from) >= 0)
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
	wide_view w = pop_maker_at(p, io);

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

/* ---- Gathers as expressions: one element a point, at a place that is computed
 * right where it is used. */

void
pop_gather_index_map(
	const pop_op *op, const index_map *m, uint32_t c, index_map *out)
{
	numbers x;

	read_numbers(
		op, op->arg[0]->type, op->arg[1]->type, op->res[0].type, &x);
	*out = (index_map){.rank = op->arg[1]->type->rank};
	for (unsigned d = 0; d < out->rank; d++)
		out->ax[d] = (axis){.dim = -1};
	for (unsigned d = 0; d < m->rank; d++)
		if (x.index[d] >= 0)
			out->ax[x.index[d]] = m->ax[d];
	if (x.vector < out->rank)
		out->ax[x.vector] = (axis){.dim = -1, .add = c};
}

/* The operand's view, without what the indices add. */
static pop_status
operand_view(expr *e, const place *from, const numbers *x, const index_map *m,
	wide_view *w)
{
	index_map in = {.rank = from->rank};

	for (unsigned d = 0; d < in.rank; d++)
		in.ax[d] = (axis){.dim = -1};
	for (unsigned d = 0; d < m->rank; d++)
		if (x->operand[d] >= 0)
			in.ax[x->operand[d]] = m->ax[d];
	POP_TRY(pop_expr_view(e, from, &in, w));
	w->io = GEN_READ | GEN_GATHER;
	return POP_OK;
}

/* Is register r masked so that it lies from 0 to most? */
static bool
is_masked(const code *c, uint16_t r, int64_t most)
{
	const pop_ins *i = &c->ins[r];
	const uint16_t arg[2] = {i->a, i->b};

	for (unsigned k = 0; i->op == POP_INS_AND && k < 2; k++) {
		const pop_ins *by = &c->ins[arg[k]];

		if (i->cls == POP_CLASS_I && by->op == POP_INS_IMM &&
			(uint32_t)by->imm <= (uint64_t)most)
			return true;
	}
	return false;
}

/* An index as an I register from 0 to most; `alone`: GATHER takes it as it is,
 * and clamps it itself. */
static uint16_t
clamped(code *c, uint16_t r, pop_dtype d, int64_t most, bool alone)
{
	pop_class k = pop_class_of(d);
	bool is_signed = pop_dtype_info_of[d].cls == POP_DTC_INT;
	uint16_t hi;

	if (is_masked(c, r, most) || (alone && is_signed && k == POP_CLASS_I))
		return r;
	hi = pop_code_imm(c, k, (uint64_t)most);
	if (is_signed)
		r = pop_code2(c, POP_INS_MAX, k, r, pop_code_imm(c, k, 0));
	r = pop_code2(c, is_signed ? POP_INS_MIN : POP_INS_MINU, k, r, hi);
	return k == POP_CLASS_L ? pop_code1(c, POP_INS_TO_I, POP_CLASS_L, r, 0)
				: r;
}

/* Adds component `index`, from 0 to most, each a step of `by` elements; counted
 * from most down if that is negative, see to_lowest(). */
static uint16_t
add_component(code *c, uint16_t sum, uint16_t index, int64_t most, int64_t by)
{
	const pop_class k = POP_CLASS_I;

	if (by < 0) {
		index = pop_code2(c, POP_INS_SUB, k,
			pop_code_imm(c, k, (uint32_t)most), index);
		by = -by;
	}
	if (by != 1)
		index = pop_code2(c, POP_INS_MUL, k, index,
			pop_code_imm(c, k, (uint32_t)by));
	return sum == NO_REG ? index : pop_code2(c, POP_INS_ADD, k, sum, index);
}

/* Elements from the first to the last that w reaches, and `more`; -1: more than
 * offsets of 32 bits can tell apart. */
static int64_t
span_of(const maker *m, const wide_view *w, int64_t more)
{
	for (unsigned d = 0; d < m->ndim && more <= INT32_MAX; d++) {
		int64_t s = w->stride[d] < 0 ? -w->stride[d] : w->stride[d];

		if (m->extent[d] > 1 &&
			(s > INT32_MAX || m->extent[d] > INT32_MAX))
			return -1;
		if (m->extent[d] > 1)
			more += s * (m->extent[d] - 1);
	}
	return more <= INT32_MAX ? more : -1;
}

/* Where a dim that is indexed runs backwards, moves the place to what its
 * greatest index reaches. */
static void
to_lowest(place *from, const numbers *x, const int64_t *sizes)
{
	for (uint32_t c = 0; c < x->ncomponent; c++) {
		const int64_t d = x->map[c];

		if (from->stride[d] < 0)
			from->base +=
				from->stride[d] * (from->extent[d] - sizes[d]);
	}
}

/* The greatest sum of all components; -1: too great. */
static int64_t
most_of(const place *from, const numbers *x, const int64_t *sizes)
{
	int64_t most = 0;

	for (uint32_t c = 0; c < x->ncomponent; c++) {
		int64_t d = x->map[c], n = from->extent[d] - sizes[d];
		int64_t by = from->stride[d] < 0 ? -from->stride[d]
						 : from->stride[d];

		if (n > INT32_MAX || by > INT32_MAX)
			return -1;
		most += n * by;
		if (most > INT32_MAX)
			return -1;
	}
	return most;
}

val
pop_expr_gather(expr *e, const pop_op *op, const index_map *m)
{
	const pop_dtype index = op->arg[1]->type->dtype;
	uint32_t n;
	const int64_t *sizes = pop_attr_ints(op, POP_ATTR_SIZES, &n);
	uint16_t sum = NO_REG;
	int64_t most;
	index_map in;
	wide_view w;
	numbers x;
	place from;

	read_numbers(
		op, op->arg[0]->type, op->arg[1]->type, op->res[0].type, &x);
	if (pop_expr_inside(e, op->arg[0]) ||
		pop_place_mem(e->g, op->arg[0], &from) != POP_OK)
		return pop_expr_fail(e, op, "gathered from what is no memory");
	to_lowest(&from, &x, sizes);
	if (operand_view(e, &from, &x, m, &w) != POP_OK ||
		w.ndyn > POP_LIMIT_DYN)
		return pop_expr_fail(e, op, "gathered from what is no memory");
	most = most_of(&from, &x, sizes);
	if (most < 0 || span_of(e->m, &w, most) < 0)
		return pop_expr_fail(e, op, "gathered from too wide a range");
	for (uint32_t c = 0; c < x.ncomponent; c++) {
		const int64_t d = x.map[c], high = from.extent[d] - sizes[d];
		val v;

		if (high == 0)
			continue;
		pop_gather_index_map(op, m, c, &in);
		v = pop_expr_eval(e, op->arg[1], pop_expr_map(e, &in));
		if (e->bad)
			return v;
		v.r[0] = clamped(e->c, v.r[0], index, high,
			high == most && from.stride[d] > 0);
		sum = add_component(e->c, sum, v.r[0], high, from.stride[d]);
	}
	if (sum == NO_REG)
		sum = pop_code_imm(e->c, POP_CLASS_I, 0);
	return (val){
		{pop_code1(e->c, POP_INS_GATHER, pop_class_of(w.dtype), sum,
			 pop_maker_view(e->m, &w) | (uint64_t)most << 32),
			NO_REG}};
}

pop_status
pop_emit_gather(emit *e)
{
	const pop_op *op = e->op;
	const pop_shape *s = op->res[0].type;
	uint32_t n;
	const int64_t *sizes = pop_attr_ints(op, POP_ATTR_SIZES, &n);
	int dim[POP_MAX_RANK];
	place from, indices, to;
	wide_view w;
	numbers x;
	maker m;

	if (pop_gather_by_element(op)) {
		POP_TRY(pop_emit_loop(e));
		if (!e->bad)
			return POP_OK;
		e->bad = NULL;
		pop_gen_info(&op->res[0])->at = NULL;
	}
	to = pop_emit_out(e, 0);
	if (pop_shape_elements(s) == 0)
		return POP_OK;
	POP_TRY(pop_place_mem(e->g, op->arg[0], &from));
	POP_TRY(pop_place_mem(e->g, op->arg[1], &indices));
	read_numbers(op, op->arg[0]->type, op->arg[1]->type, s, &x);
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

/* Does the body treat both parts of complex numbers alike and apart? */
static bool
parts_are_alike(const pop_op *op)
{
	const pop_block *body = op->region[0];

	return op->nres == 1 && pop_dtype_is_complex(op->res[0].type->dtype) &&
	       op->arg[2]->type->rank < POP_MAX_RANK &&
	       (pop_op_monoid(op) == POP_OP_ADD ||
		       body->last->arg[0] == body->arg[1]);
}

/* Both parts of what is written and read are windows of two, where they are. */
static void
move_in_pairs(maker *m)
{
	const unsigned two = pop_maker_dim(m, 2);

	m->view[0].stride[two] = 1;
	m->view[2].stride[two] = 1;
}

static void
pair_body(maker *m, const pop_op *op)
{
	code *c = pop_maker_code(m, pop_maker_stage(m, POP_STAGE_MAP));
	pop_class as = pop_class_of(pop_dtype_real(op->res[0].type->dtype));
	uint16_t r = pop_code1(c, POP_INS_TLOAD, as, 0, 1), old;

	if (pop_op_monoid(op) == POP_OP_ADD) {
		old = pop_code1(c, POP_INS_TLOAD, as, 0, 0);
		r = pop_code2(c, POP_INS_ADD, as, old, r);
	}
	pop_code1(c, POP_INS_TSTORE, as, r, 0);
	pop_code_finish(c);
}

/* Where result k is written, and the operand moved there: at its real parts if
 * both are written in pairs. */
static pop_status
scatter_target(emit *e, uint32_t k, bool pairs, planes *to)
{
	place out = pop_emit_out(e, k),
	      from = pop_place_of(e->g, e->op->arg[k]);

	if (!pairs) {
		*to = pop_planes_of(e->g, &out);
		return pop_planes_fill(e->g, to, &from);
	}
	*to = (planes){.n = 1, .at = {pop_place_part(e->g, &out, 0)}};
	return pop_gen_move(e->g, &from, &out);
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
	const pop_shape *s = op->arg[n + 1]->type;
	int dim[POP_MAX_RANK];
	planes *to = POP_NEWN(e->g->a, planes, n);
	const bool pairs = parts_are_alike(op);
	place indices, p;
	wide_view w;
	numbers x;
	maker m;

	for (uint32_t i = 0; i < n; i++)
		POP_TRY(scatter_target(e, i, pairs, &to[i]));
	if (pop_shape_elements(s) == 0 || pop_place_elements(to[0].at) == 0)
		return scatter_done(e, to);
	POP_TRY(pop_place_mem(e->g, op->arg[n], &indices));
	read_numbers(op, op->arg[0]->type, op->arg[n]->type, s, &x);
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
		if (pairs)
			p = pop_place_part(e->g, &p, 0);
		scatter_views(&m, &p, dim, s->rank, GEN_READ);
	}
	scatter_params(&m, op, &x, &indices, &to[0].at[0],
		pairs ? 1 : pop_gen_parts(op->arg, n));
	if (pairs) {
		move_in_pairs(&m);
		pair_body(&m, op);
	} else {
		POP_TRY(pop_expr_body(e->g, &m, op, op->region[0]));
	}
	POP_TRY(pop_maker_commit(&m));
	return scatter_done(e, to);
}
