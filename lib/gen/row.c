/*
 * Rows: reductions over some dims R of one space S, with the elementwise code
 * around them, as one step.
 *
 * The level of a value is the number of reductions on the longest way to it.
 * For each level there is a stage that runs once per row and one that visits
 * the row: reductions of values of level l, and outputs of level l, belong to
 * the visit of level l.  What does not depend on the place in the row is
 * computed once per row.  What several visits need is computed again if that
 * is cheap, else kept in a row temporary.
 *
 * Where R is not last and only reduced results are wanted, columns are reduced
 * side by side instead.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

#include "lib/gen/row_int.h"
#include "lib/ir/cost.h"

enum { MOST_WEIGHT = 8 }; /* of an op */

/* ---- What the region holds. */

/* Calls see(row, op) for each op that is part of the step, in order. */
static void
each_op(row *r, void (*see)(row *r, const pop_op *op))
{
	if (r->op->code != POP_OP_FUSION) {
		see(r, r->op);
		return;
	}
	POP_FOR_EACH_OP(op, r->op->region[0]) {
		if (op->code != POP_OP_RETURN)
			see(r, op);
	}
}

static bool
is_inside(const row *r, const pop_value *v)
{
	return pop_expr_inside(&r->e, v);
}

static unsigned
level_of(const row *r, const pop_value *v)
{
	return is_inside(r, v) ? pop_gen_info(v)->level : 0;
}

/* Cost of an op, in units of a simple one, at most MOST_WEIGHT. */
static unsigned
weight_of(const pop_op *op)
{
	unsigned cost = (unsigned)pop_op_cost(op);

	if (op->code == POP_OP_CONSTANT || op->code == POP_OP_IOTA ||
		op->code == POP_OP_BROADCAST_IN_DIM)
		return 0;
	return cost < MOST_WEIGHT ? cost : MOST_WEIGHT;
}

/* Can the row's R* instructions do this? */
bool
pop_row_is_monoid(const pop_op *op)
{
	pop_opcode body = pop_op_monoid(op);
	pop_dtype d = op->arg[0]->type->dtype;

	if (op->nres != 1 || body == POP_OP_NONE || op->res[0].type->dtype != d)
		return false;
	if (pop_dtype_is_complex(d))
		return body == POP_OP_ADD;
	return pop_element_reduce(body, d) != 0;
}

static void
see_reduce(row *r, const pop_op *op)
{
	if (!pop_row_is_monoid(op))
		r->bad = "a reduction by a general body";
	else if (!r->space)
		r->space = op->arg[0]->type;
	else if (!pop_shape_same_dims(r->space, op->arg[0]->type))
		r->bad = "reductions of several shapes";
	if (!r->reduced)
		r->reduced = pop_attr_bits(op, POP_ATTR_DIMS);
	else if (r->reduced != pop_attr_bits(op, POP_ATTR_DIMS))
		r->bad = "reductions over several sets of dims";
}

static void
see_op(row *r, const pop_op *op)
{
	unsigned level = 0, cost = weight_of(op);

	if (op->code == POP_OP_REDUCE)
		see_reduce(r, op);
	for (uint32_t i = 0; i < op->narg; i++) {
		bool inside = is_inside(r, op->arg[i]);
		unsigned l = level_of(r, op->arg[i]);

		level = l > level ? l : level;
		cost += inside ? pop_gen_info(op->arg[i])->cost : 1;
	}
	if (op->code == POP_OP_REDUCE) {
		level++;
		cost = 0;
	}
	if (level > ROW_LEVELS)
		r->bad = "too many reductions one after the other";
	r->nlevel = level > r->nlevel ? level : r->nlevel;
	for (uint32_t i = 0; i < op->nres; i++) {
		vinfo *v = pop_gen_info(&op->res[i]);

		v->level = (uint8_t)level;
		v->cost = (uint16_t)(cost > 1000 ? 1000 : cost);
		v->first = ROW_NEVER;
		v->last = ROW_NEVER;
		v->temp = 0;
	}
}

/* ---- Which visits need a value. */

static bool
is_full(const row *r, const pop_value *v)
{
	return pop_shape_same_dims(v->type, r->space);
}

static void
demand(row *r, const pop_value *v, unsigned level)
{
	vinfo *i = pop_gen_info(v);

	if (!is_inside(r, v) || !is_full(r, v) || i->last == level ||
		r->depth > POP_GEN_DEPTH)
		return;
	if (i->first == ROW_NEVER)
		i->first = (uint8_t)level;
	i->last = (uint8_t)level;
	if (!(pop_op_info_of[v->def->code].traits & POP_TRAIT_ELEMENTWISE) &&
		v->def->code != POP_OP_OPTIMIZATION_BARRIER)
		return;
	r->depth++;
	for (uint32_t k = 0; k < v->def->narg; k++)
		demand(r, v->def->arg[k], level);
	r->depth--;
}

static void
demand_reduce(row *r, const pop_op *op)
{
	if (op->code == POP_OP_REDUCE && level_of(r, op->arg[0]) == r->level)
		demand(r, op->arg[0], r->level);
}

static void
find_demand(row *r)
{
	for (r->level = 0; r->level <= r->nlevel; r->level++) {
		each_op(r, demand_reduce);
		for (uint32_t i = 0; i < r->nout; i++) {
			if (is_full(r, r->out[i]) &&
				level_of(r, r->out[i]) == r->level)
				demand(r, r->out[i], r->level);
		}
	}
}

/* Several visits need it, and making it again costs more than keeping it. */
static bool
is_kept(const row *r, const pop_value *v, uint32_t map)
{
	const vinfo *i = pop_gen_info(v);

	return !r->columns && map == r->full_map && is_inside(r, v) &&
	       is_full(r, v) && i->first != i->last && i->cost >= ROW_COSTLY;
}

/* ---- Stages. */

static void
enter(row *r, unsigned level, bool scalar)
{
	row_stage *s = &r->stage[level][scalar];

	r->memo[r->level][r->scalar] = r->e.memo;
	r->level = level;
	r->scalar = scalar;
	r->e.c = s->code;
	r->e.memo = r->memo[level][scalar];
}

static uint32_t
new_slot(row *r, uint8_t *cls, uint32_t *n, pop_dtype d)
{
	if (*n >= ROW_SLOTS) {
		r->e.bad = "too many row scalars";
		return 0;
	}
	cls[*n] = (uint8_t)pop_class_of(pop_dtype_real(d));
	return (*n)++;
}

static unsigned
parts_of(pop_dtype d)
{
	return pop_dtype_is_complex(d) ? 2 : 1;
}

/* ---- Values that need no place in the row. */

static bool
is_uniform(const row *r, const index_map *m)
{
	for (unsigned i = 0; i < m->rank; i++) {
		if (m->ax[i].dim >= 0 && r->reduced >> m->ax[i].dim & 1)
			return false;
	}
	return true;
}

/* Does a reduction's result need code besides a load? */
static bool
is_plain(const pop_op *op)
{
	pop_opcode body = pop_op_monoid(op);
	const pop_dense *init = pop_value_splat(op->arg[op->nres]);
	pop_dtype d = pop_dtype_real(op->res[0].type->dtype);
	bool narrow = pop_dtype_is_float(d)
			      ? pop_dtype_bytes(d) < 4
			      : d != POP_DT_I1 && pop_dtype_bytes(d) < 4;

	if (narrow && (body == POP_OP_ADD || body == POP_OP_MULTIPLY))
		return false;
	if (!init)
		return false;
	return pop_element_is_neutral(body, d, init->data) &&
	       (!pop_dtype_is_complex(op->res[0].type->dtype) ||
		       pop_element_is_neutral(body, d,
			       (const unsigned char *)init->data +
				       pop_dtype_bytes(d)));
}

static bool
is_hoisted(const row *r, const pop_value *v, uint32_t map)
{
	const pop_op *op = v->def;

	if (r->columns || r->scalar || !is_inside(r, v) ||
		!is_uniform(r, &r->e.map[map]))
		return false;
	if (op->code == POP_OP_REDUCE)
		return !is_plain(op);
	return (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE) != 0;
}

static val
load_slots(row *r, uint32_t at, pop_dtype d)
{
	val v = {{NO_REG, NO_REG}};

	for (unsigned i = 0; i < parts_of(d); i++)
		v.r[i] = pop_code1(r->e.c, POP_INS_SLOAD,
			pop_class_of(pop_dtype_real(d)), 0, at + i);
	return v;
}

/* The slot of a value that is made once per row, at its own level. */
static uint32_t
hoist(row *r, const pop_value *v, uint32_t map)
{
	uint64_t key = (uint64_t)pop_gen_info(v)->number << 32 | map;
	void **at = pop_intmap_at(&r->hoisted, key);
	pop_dtype d = v->type->dtype;
	unsigned level = r->level;
	uint32_t slot;
	val x;

	if (*at)
		return (uint32_t)(uintptr_t)*at - 1;
	enter(r, level_of(r, v), true);
	x = pop_expr_eval(&r->e, v, map);
	slot = r->nscalar;
	for (unsigned i = 0; i < parts_of(d) && !r->e.bad; i++)
		pop_code1(r->e.c, POP_INS_SSTORE,
			pop_class_of(pop_dtype_real(d)), x.r[i],
			new_slot(r, r->scalar_class, &r->nscalar, d));
	enter(r, level, false);
	/* The map may have grown meanwhile. */
	*pop_intmap_at(&r->hoisted, key) = (void *)(uintptr_t)(slot + 1);
	return slot;
}

static bool
is_canonical(const row *r, const index_map *m)
{
	unsigned k = 0;

	for (unsigned d = 0; d < r->space->rank; d++) {
		const axis *x;

		if (r->reduced >> d & 1)
			continue;
		x = &m->ax[k++];
		if (r->space->dim[d] != 1 &&
			(x->dim != (int)d || x->mul != 1 || x->add || x->dyn))
			return false;
	}
	return k == m->rank;
}

val
pop_row_reduced(expr *e, const pop_value *v, const index_map *m)
{
	row *r = e->row;
	const pop_op *op = v->def;
	pop_opcode body = pop_op_monoid(op);
	pop_dtype d = v->type->dtype, part = pop_dtype_real(d);
	index_map none = {0};
	val x, init;

	if (!r)
		return pop_expr_fail(e, op, "a reduction inside a loop");
	if (!is_canonical(r, m))
		return pop_expr_fail(e, op, "a reduction read elsewhere");
	x = load_slots(r, pop_gen_info(v)->temp, d);
	if (is_plain(op))
		return x;
	for (unsigned i = 0; i < parts_of(d); i++) {
		if (body == POP_OP_ADD || body == POP_OP_MULTIPLY)
			x.r[i] = pop_element_fit(e->c, x.r[i], part);
	}
	init = pop_expr_eval(e, op->arg[1], pop_expr_map(e, &none));
	for (unsigned i = 0; i < parts_of(d) && !e->bad; i++)
		x.r[i] =
			pop_element_monoid(e->c, body, part, init.r[i], x.r[i]);
	return x;
}

bool
pop_row_shared(expr *e, const pop_value *v, uint32_t map, val *out)
{
	row *r = e->row;
	vinfo *i = pop_gen_info(v);

	if (!r)
		return false;
	if (is_hoisted(r, v, map)) {
		uint32_t slot = hoist(r, v, map);

		*out = load_slots(r, slot, v->type->dtype);
		return true;
	}
	if (r->scalar) {
		uint64_t key = (uint64_t)i->number << 32 | map;
		uintptr_t slot = (uintptr_t)pop_intmap_find(&r->hoisted, key);

		if (!slot || level_of(r, v) >= r->level)
			return false;
		*out = load_slots(r, (uint32_t)slot - 1, v->type->dtype);
		return true;
	}
	if (!is_kept(r, v, map) || !i->temp || i->first >= r->level)
		return false;
	*out = (val){{NO_REG, NO_REG}};
	for (unsigned k = 0; k < parts_of(v->type->dtype); k++)
		out->r[k] = pop_code1(e->c, POP_INS_TLOAD,
			pop_class_of(pop_dtype_real(v->type->dtype)), 0,
			i->temp - 1u + k);
	return true;
}

void
pop_row_made(expr *e, const pop_value *v, uint32_t map, const val *out)
{
	row *r = e->row;
	vinfo *i = pop_gen_info(v);
	pop_dtype d = v->type->dtype;

	if (!r || e->bad || r->scalar || !is_kept(r, v, map) || i->temp ||
		i->first != r->level)
		return;
	i->temp = (uint16_t)(r->ntemp + 1);
	for (unsigned k = 0; k < parts_of(d); k++)
		pop_code1(e->c, POP_INS_TSTORE, pop_class_of(pop_dtype_real(d)),
			out->r[k], new_slot(r, r->temp_class, &r->ntemp, d));
}

/* ---- Roots. */

static void
make_reduce(row *r, const pop_op *op)
{
	pop_dtype d = op->res[0].type->dtype, part = pop_dtype_real(d);
	pop_ins_op ins;
	val v;

	if (op->code != POP_OP_REDUCE || r->e.bad ||
		level_of(r, op->arg[0]) != r->level)
		return;
	ins = pop_element_reduce(pop_op_monoid(op), part);
	v = pop_expr_eval(&r->e, op->arg[0], r->full_map);
	if (r->e.bad)
		return;
	/* Equal reductions are made once. */
	for (uint32_t i = 0; i < r->e.c->n; i++) {
		const pop_ins *x = &r->e.c->ins[i];

		if (x->op == ins && x->a == v.r[0] && parts_of(d) == 1) {
			pop_gen_info(&op->res[0])->temp = (uint16_t)x->imm;
			return;
		}
	}
	pop_gen_info(&op->res[0])->temp = (uint16_t)r->nscalar;
	for (unsigned i = 0; i < parts_of(d); i++)
		pop_code1(r->e.c, ins, pop_class_of(part), v.r[i],
			new_slot(r, r->scalar_class, &r->nscalar, d));
}

/* The map of a value of the kept dims, with dims of one element anywhere. */
static bool
kept_map(const row *r, const pop_shape *type, index_map *m, int *dim)
{
	unsigned d = 0;

	*m = (index_map){.rank = type->rank};
	for (unsigned i = 0; i < type->rank; i++) {
		m->ax[i] = (axis){.dim = -1};
		dim[i] = -1;
		if (type->dim[i] == 1)
			continue;
		while (d < r->space->rank &&
			(r->reduced >> d & 1 || r->space->dim[d] == 1))
			d++;
		if (d == r->space->rank || r->space->dim[d] != type->dim[i])
			return false;
		dim[i] = (int)d;
		m->ax[i] = (axis){.dim = (int16_t)d++, .mul = 1};
	}
	return true;
}

static void
make_output(row *r, uint32_t i, bool full)
{
	const pop_value *v = r->out[i];
	index_map m;
	int dim[POP_MAX_RANK];
	val x;

	if (r->e.bad || is_full(r, v) != full ||
		(!r->columns && level_of(r, v) != r->level))
		return;
	if (full) {
		for (int d = 0; d < POP_MAX_RANK; d++)
			dim[d] = d;
		x = pop_expr_eval(&r->e, v, r->full_map);
	} else if (kept_map(r, v->type, &m, dim)) {
		x = pop_expr_eval(&r->e, v, pop_expr_map(&r->e, &m));
	} else {
		r->e.bad = "an output of another shape";
	}
	if (r->e.bad)
		return;
	r->value[i] = x;
	memcpy(r->dim[i], dim, sizeof(dim));
	r->where[i] = (uint8_t)(2 * r->level + !r->scalar);
}

/* Stores come last: what is loaded may lie where they go. */
static void
store_outputs(row *r)
{
	for (uint32_t i = 0; i < r->nout; i++) {
		enter(r, r->where[i] / 2, !(r->where[i] & 1));
		pop_expr_store(&r->e, &r->to[i], r->dim[i], r->value[i]);
		if (r->again[i].kind != PLACE_NONE)
			pop_expr_store(
				&r->e, &r->again[i], r->dim[i], r->value[i]);
	}
}

static void
make_rows(row *r)
{
	for (unsigned level = 0; level <= r->nlevel; level++) {
		enter(r, level, true);
		for (uint32_t i = 0; i < r->nout; i++)
			make_output(r, i, false);
		enter(r, level, false);
		each_op(r, make_reduce);
		for (uint32_t i = 0; i < r->nout; i++)
			make_output(r, i, true);
	}
}

static void
make_columns(row *r)
{
	enter(r, 0, false);
	each_op(r, make_reduce);
	enter(r, 1, false);
	for (uint32_t i = 0; i < r->nout; i++)
		make_output(r, i, false);
}

/* ---- Finishing. */

static bool
is_slot_store(const pop_ins *x, bool temp)
{
	return temp ? x->op == POP_INS_TSTORE
		    : x->op == POP_INS_SSTORE ||
			       (x->op >= POP_INS_RADD && x->op <= POP_INS_RXOR);
}

/* Drops stores to slots that no later stage loads. */
static void
finish_code(row *r)
{
	bool scalar[ROW_SLOTS] = {false}, temp[ROW_SLOTS] = {false};

	for (unsigned k = 2 * r->nlevel + 2; k-- > 0;) {
		code *c = r->stage[k / 2][!(k & 1)].code;

		for (uint32_t i = 0; i < c->n; i++) {
			pop_ins *x = &c->ins[i];

			if ((is_slot_store(x, true) && !temp[x->imm]) ||
				(is_slot_store(x, false) && !scalar[x->imm]))
				*x = (pop_ins){
					.op = POP_INS_IMM, .cls = POP_CLASS_I};
		}
		pop_code_finish(c);
		for (uint32_t i = 0; i < c->n; i++) {
			const pop_ins *x = &c->ins[i];

			if (x->op == POP_INS_SLOAD)
				scalar[x->imm] = true;
			if (x->op == POP_INS_TLOAD)
				temp[x->imm] = true;
		}
	}
}

/* Numbers the slots that are left without holes. */
static void
renumber_slots(row *r)
{
	uint32_t to[2][ROW_SLOTS] = {{0}}, n[2] = {0, 0};

	for (unsigned k = 0; k < 2 * r->nlevel + 2; k++) {
		code *c = r->stage[k / 2][!(k & 1)].code;

		for (uint32_t i = 0; i < c->n; i++) {
			pop_ins *x = &c->ins[i];
			bool load = x->op == POP_INS_SLOAD ||
				    x->op == POP_INS_TLOAD;
			bool temp = x->op == POP_INS_TLOAD ||
				    x->op == POP_INS_TSTORE;
			uint8_t *cls = temp ? r->temp_class : r->scalar_class;

			if (!load && !is_slot_store(x, temp))
				continue;
			if (!load) {
				to[temp][x->imm] = n[temp];
				cls[n[temp]++] = x->cls;
			}
			x->imm = to[temp][x->imm];
		}
	}
	r->nscalar = n[0];
	r->ntemp = n[1];
}

/* Stages in order, without the empty ones. */
static void
add_stages(row *r)
{
	for (unsigned k = 0; k < 2 * r->nlevel + 2; k++) {
		row_stage *s = &r->stage[k / 2][!(k & 1)];
		struct maker_stage *to;

		if (!s->code->n && !(r->columns && k == 1))
			continue;
		to = GEN_PUSH(
			r->g->scratch, r->m.stage, r->m.nstage, r->m.cap_stage);
		to->kind = k & 1 ? POP_STAGE_MAP : POP_STAGE_SCALAR;
		to->code = s->code;
	}
}

static void
add_params(row *r, unsigned mode, unsigned ninner, unsigned nreduced)
{
	pop_maker_param(&r->m, mode);
	pop_maker_param(&r->m, ninner);
	pop_maker_param(&r->m, nreduced);
	pop_maker_param(&r->m, r->nscalar);
	pop_maker_param(&r->m, r->ntemp);
	for (uint32_t i = 0; i < r->nscalar; i++)
		pop_maker_param(&r->m, r->scalar_class[i]);
	for (uint32_t i = 0; i < r->ntemp; i++)
		pop_maker_param(&r->m, r->temp_class[i]);
}

/* Short runs along the last dim are computed many at once if they can be
 * brought together: if all views that walk at all go from one element to the
 * next. */
static bool
joins_runs(const maker *m, unsigned nkept)
{
	for (uint32_t v = 0; v < m->nview; v++) {
		const int64_t *s = m->view[v].stride;
		bool walks = false;

		for (unsigned d = nkept; d < m->ndim; d++)
			walks = walks || s[d] != 0;
		if (walks && s[m->ndim - 1] != 1)
			return false;
	}
	return true;
}

static pop_status
commit(row *r)
{
	maker *m = &r->m;
	unsigned nkept = 0, nred;

	finish_code(r);
	renumber_slots(r);
	add_stages(r);
	/* Reduced dims go last, in order. */
	for (unsigned i = 0; i < r->space->rank; i++) {
		if (r->reduced >> i & 1)
			pop_maker_move(m, nkept, m->ndim - 1);
		else
			nkept++;
	}
	nkept = pop_maker_merge(m, 0, nkept);
	nred = pop_maker_merge(m, nkept, m->ndim);
	if (nred == 0) {
		pop_maker_dim(m, 1);
		nred = 1;
	}
	if (!r->columns) {
		if (!joins_runs(m, nkept))
			pop_maker_move(m, pop_loop_inner(m, nkept, m->ndim),
				m->ndim - 1);
		add_params(r, POP_LOOP_ROWS, nred, 0);
		return pop_maker_commit(m);
	}
	if (nkept == 0)
		return pop_fail(r->g->err, POP_E_INTERNAL,
			"columns without a kept dim");
	pop_maker_move(m, pop_loop_inner(m, 0, nkept), m->ndim - 1);
	add_params(r, POP_LOOP_COLUMNS, 1, nred);
	return pop_maker_commit(m);
}

/* ---- The whole. */

/* Are columns better than rows?  Rows have R last in memory, or are needed
 * for outputs of all of S.  Where R lies in several pieces, its rows cost more
 * than narrow columns if the last piece is long. */
static bool
wants_columns(const row *r)
{
	bool seen = false, apart = false;
	int64_t inner = 1, piece = 1;
	unsigned npiece = 0;

	for (unsigned d = 0; d < r->space->rank; d++) {
		const bool reduced = r->reduced >> d & 1;
		const int64_t n = r->space->dim[d];

		if (n == 1)
			continue;
		apart = apart || (seen && !reduced);
		seen = seen || reduced;
		if (!reduced) {
			inner *= n;
			continue;
		}
		npiece += npiece == 0 || inner > 1;
		piece = inner > 1 ? n : piece * n;
		inner = 1;
	}
	for (uint32_t i = 0; i < r->nout; i++) {
		if (is_full(r, r->out[i]))
			return false;
	}
	if (npiece > 1 && piece >= ROW_PIECE && inner >= ROW_NARROW)
		return r->nlevel == 1;
	return apart && r->nlevel == 1 && inner >= ROW_COLUMNS;
}

static void
start(row *r)
{
	index_map full = {.rank = r->space->rank};

	pop_maker_init(&r->m, r->g, POP_STEP_LOOP);
	for (unsigned d = 0; d < r->space->rank; d++) {
		pop_maker_dim(&r->m, r->space->dim[d]);
		full.ax[d] = (axis){.dim = (int16_t)d, .mul = 1};
	}
	for (unsigned l = 0; l <= ROW_LEVELS; l++) {
		for (unsigned k = 0; k < 2; k++) {
			r->stage[l][k].code = POP_NEW(r->g->scratch, code);
			r->stage[l][k].code->g = r->g;
			r->stage[l][k].code->m = &r->m;
			r->memo[l][k].arena = r->g->scratch;
		}
	}
	r->hoisted.arena = r->g->scratch;
	r->e.row = r;
	r->full_map = pop_expr_map(&r->e, &full);
	r->value = POP_NEWN(r->g->scratch, val, r->nout);
	r->where = POP_NEWN(r->g->scratch, uint8_t, r->nout);
	r->dim = pop_arena_array(r->g->scratch, r->nout, sizeof(*r->dim));
	r->to = POP_NEWN(r->g->scratch, place, r->nout);
	r->again = POP_NEWN(r->g->scratch, place, r->nout);
}

static bool
is_too_large(const row *r)
{
	for (unsigned l = 0; l <= r->nlevel; l++) {
		if (r->stage[l][0].code->full || r->stage[l][1].code->full)
			return true;
	}
	return r->m.nview + 3 * r->nout > POP_LIMIT_VIEWS;
}

static pop_status
make(row *r, emit *e)
{
	r->columns = wants_columns(r);
	start(r);
	find_demand(r);
	r->level = 0;
	if (r->columns)
		make_columns(r);
	else
		make_rows(r);
	r->bad = r->e.bad;
	if (!r->bad && is_too_large(r))
		r->bad = "too large an expression";
	if (r->bad)
		return POP_OK;
	for (uint32_t i = 0; i < r->nout; i++)
		POP_TRY(pop_emit_outs(e, i, &r->to[i], &r->again[i]));
	store_outputs(r);
	return commit(r);
}

pop_status
pop_emit_row(emit *e)
{
	uint8_t scalar_class[ROW_SLOTS], temp_class[ROW_SLOTS];
	row *r = POP_NEW(e->g->scratch, row);

	r->g = e->g;
	r->op = e->op;
	r->scalar_class = scalar_class;
	r->temp_class = temp_class;
	r->nout = e->op->nres;
	r->out = POP_NEWN(e->g->scratch, const pop_value *, r->nout);
	for (uint32_t i = 0; i < r->nout; i++)
		r->out[i] = e->op->code == POP_OP_FUSION
				    ? e->op->region[0]->last->arg[i]
				    : &e->op->res[i];
	pop_expr_init(&r->e, e->g, &r->m, e->op);
	each_op(r, see_op);
	if (!r->space && !r->bad)
		return pop_emit_loop(e);
	if (!r->bad && pop_shape_elements(r->space) == 0)
		r->bad = "a reduction of nothing";
	if (!r->bad)
		POP_TRY(make(r, e));
	e->bad = r->bad;
	return POP_OK;
}
