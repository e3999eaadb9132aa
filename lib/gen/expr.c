/*
 * Expressions over an iteration space.
 *
 * A value is asked for at the indices that an affine map of the space's
 * coordinates gives.  View ops change the map and vanish; elementwise ops ask
 * for their operands through the same map; what was made before becomes a load
 * whose strides are the map applied to the place.  Each pair of value and map
 * is computed once per stage.
 */

#include "lib/gen/gen_int.h"

#include <string.h>

#include "lib/ir/cost.h"
#include "lib/num/convert.h"

/* Elements from which an operand beside a product is turned before. */
enum { TURNED = 1 << 14 };

void
pop_expr_init(expr *e, gen *g, maker *m, const pop_op *op)
{
	*e = (expr){.g = g, .m = m};
	if (op && op->code == POP_OP_FUSION)
		e->inside = op->region[0];
	else
		e->only = op;
	e->map_seen.arena = e->memo.arena = g->scratch;
}

void
pop_expr_stage(expr *e, code *c)
{
	e->c = c;
	e->memo = (pop_intmap){.arena = e->g->scratch};
}

bool
pop_expr_inside(const expr *e, const pop_value *v)
{
	const pop_op *op = v->def;

	return op && (op == e->only || (e->inside && op->block == e->inside));
}

val
pop_expr_fail(expr *e, const pop_op *op, const char *why)
{
	if (!e->bad) {
		e->bad = why;
		e->bad_op = op;
	}
	return (val){{0, 0}};
}

_Static_assert(sizeof(uintptr_t) >= 8, "memo packs two registers");

/* ---- Maps. */

static bool
same_dyn(const index_dyn *a, const index_dyn *b)
{
	for (; a && b; a = a->next, b = b->next) {
		if (a->start != b->start || a->max != b->max ||
			a->scale != b->scale)
			return false;
	}
	return a == b;
}

static bool
same_map(const index_map *a, const index_map *b)
{
	if (a->rank != b->rank)
		return false;
	for (unsigned i = 0; i < a->rank; i++) {
		const axis *x = &a->ax[i], *y = &b->ax[i];

		if (x->dim != y->dim || x->mul != y->mul || x->add != y->add ||
			!same_dyn(x->dyn, y->dyn))
			return false;
	}
	return true;
}

static uint64_t
map_hash(const index_map *m)
{
	uint64_t h = m->rank;

	for (unsigned i = 0; i < m->rank; i++) {
		const uint64_t k = UINT64_C(0x9E3779B97F4A7C15);

		h = (h ^ (uint64_t)(m->ax[i].dim + 2)) * k;
		h = (h ^ (uint64_t)m->ax[i].mul) * k;
		h = (h ^ (uint64_t)m->ax[i].add) * k;
		h ^= h >> 31;
	}
	return h;
}

/* Coordinates of dims of one point are 0.  Maps of one hash share a chain
 * through the numbers that follow it. */
uint32_t
pop_expr_map(expr *e, const index_map *given)
{
	index_map in = *given, *m = &in;

	for (unsigned i = 0; i < m->rank; i++) {
		axis *x = &m->ax[i];

		if (x->dim >= 0 && e->m->extent[x->dim] == 1) {
			x->dim = -1;
			x->mul = 0;
		}
	}
	for (uint64_t h = map_hash(m);; h++) {
		void **at = pop_intmap_at(&e->map_seen, h);
		uintptr_t known = (uintptr_t)*at;

		if (!known) {
			*GEN_PUSH(e->g->scratch, e->map, e->nmap, e->cap_map) =
				*m;
			*at = (void *)(uintptr_t)e->nmap;
			return e->nmap - 1;
		}
		if (same_map(&e->map[known - 1], m))
			return (uint32_t)known - 1;
	}
}

static const index_dyn *
scale_dyn(expr *e, const index_dyn *d, int64_t by)
{
	index_dyn *n;

	if (!d || by == 1)
		return d;
	n = POP_NEW(e->g->scratch, index_dyn);
	*n = *d;
	n->scale *= by;
	n->next = scale_dyn(e, d->next, by);
	return n;
}

static axis
axis_at(int64_t add)
{
	return (axis){.dim = -1, .add = add};
}

/* add + mul * index */
static axis
axis_affine(expr *e, const axis *x, int64_t mul, int64_t add)
{
	return (axis){.dim = x->dim,
		.mul = x->mul * mul,
		.add = x->add * mul + add,
		.dyn = scale_dyn(e, x->dyn, mul)};
}

/* Dims of one element are dropped and added; the others keep their order. */
static bool
through_reshape(const pop_shape *from, const pop_shape *to, const index_map *m,
	index_map *out)
{
	unsigned o = 0;

	for (unsigned i = 0; i < from->rank; i++) {
		out->ax[i] = axis_at(0);
		if (from->dim[i] == 1)
			continue;
		while (o < to->rank && to->dim[o] == 1)
			o++;
		if (o == to->rank || to->dim[o] != from->dim[i])
			return false;
		out->ax[i] = m->ax[o++];
	}
	while (o < to->rank && to->dim[o] == 1)
		o++;
	return o == to->rank;
}

static bool
through_dynamic(expr *e, const pop_op *op, const index_map *m, index_map *out)
{
	const pop_shape *from = op->arg[0]->type, *to = op->res[0].type;

	for (unsigned i = 0; i < from->rank; i++) {
		const pop_value *start = op->arg[1 + i];
		index_dyn *d;

		out->ax[i] = m->ax[i];
		if (from->dim[i] == to->dim[i])
			continue;
		if (pop_expr_inside(e, start) &&
			start->def->code != POP_OP_CONSTANT)
			return false;
		d = POP_NEW(e->g->scratch, index_dyn);
		*d = (index_dyn){.start = start,
			.max = from->dim[i] - to->dim[i],
			.scale = 1,
			.next = m->ax[i].dyn};
		out->ax[i].dyn = d;
	}
	return true;
}

bool
pop_expr_through(expr *e, const pop_op *op, unsigned operand,
	const index_map *m, index_map *out)
{
	const pop_shape *from = op->arg[operand]->type;
	const int64_t *a, *b;
	uint32_t n;

	out->rank = from->rank;
	switch ((int)op->code) {
	case POP_OP_BROADCAST_IN_DIM:
		a = pop_attr_ints(op, POP_ATTR_DIMS, &n);
		for (unsigned i = 0; i < from->rank; i++)
			out->ax[i] =
				from->dim[i] == 1 ? axis_at(0) : m->ax[a[i]];
		return true;
	case POP_OP_TRANSPOSE:
		a = pop_attr_ints(op, POP_ATTR_DIMS, &n);
		for (unsigned i = 0; i < from->rank; i++)
			out->ax[a[i]] = m->ax[i];
		return true;
	case POP_OP_REVERSE:
		memcpy(out->ax, m->ax, sizeof(out->ax));
		a = pop_attr_ints(op, POP_ATTR_DIMS, &n);
		for (uint32_t i = 0; i < n; i++)
			out->ax[a[i]] = axis_affine(
				e, &m->ax[a[i]], -1, from->dim[a[i]] - 1);
		return true;
	case POP_OP_SLICE:
		a = pop_attr_ints(op, POP_ATTR_START, &n);
		b = pop_attr_ints(op, POP_ATTR_STRIDE, &n);
		for (unsigned i = 0; i < from->rank; i++)
			out->ax[i] = axis_affine(e, &m->ax[i],
				b && op->res[0].type->dim[i] > 1 ? b[i] : 1,
				a[i]);
		return true;
	case POP_OP_RESHAPE:
		return through_reshape(from, op->res[0].type, m, out);
	case POP_OP_DYNAMIC_SLICE:
		return through_dynamic(e, op, m, out);
	default:
		memcpy(out->ax, m->ax, sizeof(out->ax));
		return true;
	}
}

/* ---- Leaves. */

pop_status
pop_expr_view(expr *e, const place *p, const index_map *m, wide_view *w)
{
	unsigned n = p->ndyn;

	*w = (wide_view){.buffer = p->buffer,
		.dtype = p->dtype,
		.io = GEN_READ,
		.base = p->base};
	for (unsigned d = 0; d < p->rank; d++) {
		for (const index_dyn *x = m->ax[d].dyn; x; x = x->next)
			n += p->stride[d] != 0;
	}
	if (n)
		w->dyn = POP_NEWN(e->g->a, pop_dyn, n);
	if (p->ndyn)
		memcpy(w->dyn, p->dyn, p->ndyn * sizeof(*w->dyn));
	w->ndyn = p->ndyn;
	for (unsigned d = 0; d < p->rank; d++) {
		const axis *x = &m->ax[d];

		w->base += x->add * p->stride[d];
		if (x->dim >= 0)
			w->stride[x->dim] += x->mul * p->stride[d];
		for (const index_dyn *y = x->dyn; y && p->stride[d];
			y = y->next) {
			pop_dyn *to = &w->dyn[w->ndyn++];

			*to = (pop_dyn){.dtype = y->start->type->dtype,
				.max = y->max,
				.stride = y->scale * p->stride[d]};
			POP_TRY(pop_place_scalar(e->g, y->start, &to->buffer));
		}
	}
	return POP_OK;
}

static uint16_t
load(expr *e, const place *p, const index_map *m)
{
	wide_view w;

	if (pop_expr_view(e, p, m, &w) != POP_OK || w.ndyn > POP_LIMIT_DYN) {
		pop_expr_fail(e, NULL, "too many run-time offsets");
		return 0;
	}
	return pop_code1(e->c, POP_INS_LOAD, pop_class_of(w.dtype), 0,
		pop_maker_view(e->m, &w));
}

static uint16_t
coordinate_imm(expr *e, pop_dtype d, int64_t n)
{
	pop_class k = pop_class_of(d);

	return pop_code_imm(
		e->c, k, k == POP_CLASS_L ? (uint64_t)n : (uint32_t)n);
}

/* n times r, a number of type d. */
static uint16_t
scaled(expr *e, pop_dtype d, uint16_t r, int64_t n)
{
	return n == 1 ? r
		      : pop_code2(e->c, POP_INS_MUL, pop_class_of(d), r,
				coordinate_imm(e, d, n));
}

/* r plus another number of type d; r may still be NO_REG. */
static uint16_t
plus(expr *e, pop_dtype d, uint16_t r, uint16_t other)
{
	return r == NO_REG ? other
			   : pop_code2(e->c, POP_INS_ADD, pop_class_of(d), r,
				     other);
}

/* What a run-time start adds, as a number of type d: the start is kept from 0
 * to y->max, as whatever slices by it does. */
static uint16_t
run_time_part(expr *e, const index_dyn *y, pop_dtype d)
{
	pop_dtype s = y->start->type->dtype;
	bool is_signed = pop_dtype_info_of[s].cls == POP_DTC_INT;
	unsigned bits = 8 * pop_dtype_bytes(s) - is_signed;
	wide_view w = {.dtype = s, .io = GEN_READ};
	pop_class k = pop_class_of(s);
	uint16_t r;

	if (pop_place_scalar(e->g, y->start, &w.buffer) != POP_OK) {
		pop_expr_fail(e, NULL, "a run-time offset made nowhere");
		return 0;
	}
	r = pop_code1(e->c, POP_INS_LOAD, k, 0, pop_maker_view(e->m, &w));
	if (is_signed)
		r = pop_element_monoid(e->c, POP_OP_MAXIMUM, s, r,
			pop_code_imm(e->c, k, 0));
	/* No start of a narrow type may reach so far. */
	if (bits > 62 || y->max >> bits == 0)
		r = pop_element_monoid(e->c, POP_OP_MINIMUM, s, r,
			pop_code_imm(e->c, k, (uint64_t)y->max));
	return scaled(e, d, pop_element_convert(e->c, r, s, d), y->scale);
}

/* The coordinate as a number of type d. */
static uint16_t
coordinate(expr *e, const axis *x, pop_dtype d)
{
	bool wide = pop_class_of(d) == POP_CLASS_L || d == POP_DT_F64;
	pop_class k = wide ? POP_CLASS_L : POP_CLASS_I;
	pop_dtype from = wide ? POP_DT_I64 : POP_DT_I32;
	bool fixed = x->dim < 0 || e->m->extent[x->dim] == 1;
	uint16_t r = NO_REG;

	if (fixed && !x->dyn) {
		unsigned char element[16];

		pop_store_integer(d, element, x->add);
		return pop_code_element(e->c, d, element);
	}
	if (!fixed) {
		e->m->pinned[x->dim] = true;
		r = pop_code1(e->c, POP_INS_INDEX, k, 0, (uint64_t)x->dim);
		r = scaled(e, from, r, x->mul);
	}
	if (x->add)
		r = plus(e, from, r, coordinate_imm(e, from, x->add));
	for (const index_dyn *y = x->dyn; y; y = y->next)
		r = plus(e, from, r, run_time_part(e, y, from));
	return pop_element_convert(e->c, r, from, d);
}

static val
eval_place(expr *e, const place *p, const index_map *m)
{
	unsigned parts = pop_dtype_is_complex(p->dtype) ? 2 : 1;
	val v = {{NO_REG, NO_REG}};

	for (unsigned i = 0; i < parts; i++) {
		place part = pop_place_part(e->g, p, i);

		if (p->kind == PLACE_NONE)
			return pop_expr_fail(e, NULL, "a value made nowhere");
		if (p->kind == PLACE_SPLAT)
			v.r[i] = pop_code_element(e->c, part.dtype, part.splat);
		else if (p->kind == PLACE_MEM)
			v.r[i] = load(e, &part, m);
		else if (i == 0)
			v.r[i] = coordinate(
				e, &m->ax[p->axis], pop_dtype_real(p->dtype));
		else
			v.r[i] = pop_code_number(
				e->c, pop_dtype_real(p->dtype), 0);
	}
	return v;
}

/* A value that is not made here, or a constant. */
static val
eval_outside(expr *e, const pop_value *v, const index_map *m)
{
	place p = pop_place_of(e->g, v);

	return eval_place(e, &p, m);
}

val
pop_expr_place(expr *e, const place *p, const int *dim)
{
	index_map m = {.rank = p->rank};

	for (unsigned d = 0; d < p->rank; d++)
		m.ax[d] = (axis){.dim = (int16_t)dim[d], .mul = 1};
	return eval_place(e, p, &m);
}

/* ---- Choice of operands by place: concatenate and pad. */

/* Least and greatest index over the box; false if it is not known. */
static bool
range_of(const expr *e, const axis *x, int64_t *lo, int64_t *hi)
{
	int64_t reach = x->dim < 0 ? 0 : x->mul * (e->m->extent[x->dim] - 1);

	*lo = x->add + (reach < 0 ? reach : 0);
	*hi = x->add + (reach < 0 ? 0 : reach);
	return !x->dyn;
}

static val
eval_concatenate(expr *e, const pop_op *op, const index_map *m)
{
	int64_t dim = pop_attr_int(op, POP_ATTR_DIM, 0), lo, hi, at = 0;
	index_map in = *m;

	if (!range_of(e, &m->ax[dim], &lo, &hi))
		return pop_expr_fail(e, op, "a run-time offset");
	for (uint32_t i = 0; i < op->narg; i++) {
		int64_t n = op->arg[i]->type->dim[dim];

		if (lo >= at && hi < at + n) {
			in.ax[dim].add -= at;
			return pop_expr_eval(
				e, op->arg[i], pop_expr_map(e, &in));
		}
		at += n;
	}
	return pop_expr_fail(e, op, "a box that spans operands");
}

static val
eval_pad(expr *e, const pop_op *op, const index_map *m)
{
	index_map in = *m, none = {0};
	const int64_t *low, *interior;
	bool outside = false, across = false;
	uint32_t n;

	low = pop_attr_ints(op, POP_ATTR_LOW, &n);
	interior = pop_attr_ints(op, POP_ATTR_INTERIOR, &n);
	for (unsigned d = 0; d < m->rank; d++) {
		int64_t size = op->arg[0]->type->dim[d], lo, hi;

		if (interior && interior[d])
			return pop_expr_fail(e, op, "padding between elements");
		if (!range_of(e, &m->ax[d], &lo, &hi))
			return pop_expr_fail(e, op, "a run-time offset");
		in.ax[d].add -= low[d];
		if (hi < low[d] || lo >= low[d] + size)
			outside = true;
		else if (lo < low[d] || hi >= low[d] + size)
			across = true;
	}
	if (outside)
		return pop_expr_eval(e, op->arg[1], pop_expr_map(e, &none));
	if (across)
		return pop_expr_fail(e, op, "a box that spans padding");
	return pop_expr_eval(e, op->arg[0], pop_expr_map(e, &in));
}

/* ---- Evaluation. */

static val
eval_bitcast(expr *e, const pop_op *op, uint32_t map)
{
	pop_dtype from = op->arg[0]->type->dtype, to = op->res[0].type->dtype;
	bool ff = pop_dtype_is_float(from), tf = pop_dtype_is_float(to);
	val v;

	v = pop_expr_eval(e, op->arg[0], map);
	if (e->bad || from == to)
		return v;
	if (ff)
		v.r[0] = pop_bits_of_float(e->c, v.r[0], from);
	if (tf)
		v.r[0] = pop_float_of_bits(e->c, v.r[0], to);
	else if (pop_class_of(to) == POP_CLASS_I &&
		 pop_dtype_info_of[to].bits < 32)
		v.r[0] = pop_element_fit(e->c, v.r[0], to);
	return v;
}

static val
eval_elementwise(expr *e, const pop_op *op, uint32_t map)
{
	static const index_map none;
	val arg[3], out = {{0, 0}};

	for (uint32_t i = 0; i < op->narg; i++) {
		bool scalar = op->arg[i]->type->rank == 0 &&
			      op->res[0].type->rank != 0;

		arg[i] = pop_expr_eval(
			e, op->arg[i], scalar ? pop_expr_map(e, &none) : map);
		if (e->bad)
			return out;
	}
	if (!pop_element_op(e->c, op, arg, &out))
		return pop_expr_fail(
			e, op, "not supported on this element type");
	return out;
}

/* Beside a product, lanes are columns: what lies otherwise is fetched element
 * by element, unless it is turned before. */
static bool
wants_turning(const expr *e, const pop_op *op)
{
	uint32_t n;
	const int64_t *dims = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	const pop_shape *s = op->res[0].type;

	if (!e->leaf || op->code != POP_OP_TRANSPOSE ||
		pop_expr_inside(e, op->arg[0]) ||
		pop_shape_elements(s) < TURNED ||
		!pop_shape_same_dims(s, e->leaf->type))
		return false;
	return dims[n - 1] != (int64_t)n - 1 && s->dim[n - 1] > 1;
}

static val
eval_turned(expr *e, const pop_op *op, const index_map *m)
{
	place p, to;

	if (pop_place_within(e->g, e->inside, &op->res[0], &p) != POP_OK ||
		p.kind == PLACE_NONE)
		return pop_expr_fail(e, op, "a view of what is not in memory");
	if (p.kind != PLACE_MEM || p.stride[p.rank - 1] == 1)
		return eval_place(e, &p, m);
	to = pop_place_new(e->g, op->res[0].type);
	if (pop_gen_move(e->g, &p, &to) != POP_OK)
		return pop_expr_fail(e, op, "too large to be copied");
	return eval_place(e, &to, m);
}

static val
eval_view(expr *e, const pop_op *op, const index_map *m)
{
	index_map in;
	place p;

	if (wants_turning(e, op))
		return eval_turned(e, op, m);

	if (op->code != POP_OP_BITCAST_CONVERT &&
		pop_expr_through(e, op, 0, m, &in))
		return pop_expr_eval(e, op->arg[0], pop_expr_map(e, &in));
	if (pop_place_within(e->g, e->inside, &op->res[0], &p) != POP_OK ||
		p.kind == PLACE_NONE)
		return pop_expr_fail(e, op, "a view of what is not in memory");
	return eval_place(e, &p, m);
}

/* A bitcast of each element by itself, and no view of what is in memory. */
static bool
is_in_register(const expr *e, const pop_op *op)
{
	pop_dtype from = op->arg[0]->type->dtype, to = op->res[0].type->dtype;
	place p;

	return pop_dtype_info_of[from].bits == pop_dtype_info_of[to].bits &&
	       !pop_dtype_is_complex(from) && !pop_dtype_is_complex(to) &&
	       from != POP_DT_I1 && to != POP_DT_I1 &&
	       (pop_place_within(e->g, e->inside, &op->res[0], &p) != POP_OK ||
		       p.kind == PLACE_NONE);
}

/*
 * What is read through maps of its own.  These take half a kilobyte each, which
 * chains of elementwise ops, a thousand deep, must not have on the stack.
 */
static __attribute__((noinline)) val
eval_mapped(expr *e, const pop_value *v, uint32_t map)
{
	const pop_op *op = v->def;
	index_map m = e->map[map];

	if (!pop_expr_inside(e, v))
		return eval_outside(e, v, &m);
	switch ((int)op->code) {
	case POP_OP_CONSTANT:
	case POP_OP_IOTA:
		return eval_outside(e, v, &m);
	case POP_OP_CONCATENATE:
		return eval_concatenate(e, op, &m);
	case POP_OP_PAD:
		return eval_pad(e, op, &m);
	case POP_OP_BROADCAST_IN_DIM:
	case POP_OP_TRANSPOSE:
	case POP_OP_REVERSE:
	case POP_OP_SLICE:
	case POP_OP_RESHAPE:
	case POP_OP_DYNAMIC_SLICE:
		return eval_view(e, op, &m);
	case POP_OP_BITCAST_CONVERT:
		if (pop_bitcast_by_element(op) || is_in_register(e, op))
			return eval_bitcast(e, op, map);
		return eval_view(e, op, &m);
	case POP_OP_REDUCE:
		return pop_row_reduced(e, v, &m);
	case POP_OP_GATHER:
		return pop_expr_gather(e, op, &m);
	default:
		return pop_expr_fail(e, op, "not an expression");
	}
}

static val
eval_op(expr *e, const pop_value *v, uint32_t map)
{
	const pop_op *op = v->def;

	if (!pop_expr_inside(e, v))
		return eval_mapped(e, v, map);
	if (op->code == POP_OP_OPTIMIZATION_BARRIER)
		return pop_expr_eval(e, op->arg[v->index], map);
	if (pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE)
		return eval_elementwise(e, op, map);
	return eval_mapped(e, v, map);
}

/* What TLOAD gives, in the type of v. */
static bool
eval_leaf(expr *e, const pop_value *v, uint32_t map, val *out)
{
	uint32_t at;

	if (v == e->leaf) {
		uint16_t r;

		if (map != e->leaf_map) {
			*out = pop_expr_fail(e, v->def, "a product read twice");
			return true;
		}
		r = pop_code1(
			e->c, POP_INS_TLOAD, pop_class_of(e->leaf_dtype), 0, 0);
		r = pop_element_convert(e->c, r, e->leaf_dtype, v->type->dtype);
		*out = (val){{r, NO_REG}};
		return true;
	}
	if (!e->body || v->def || v->block != e->body)
		return false;
	at = e->body_slot[v->index];
	*out = (val){{NO_REG, NO_REG}};
	for (unsigned i = 0; i < (pop_dtype_is_complex(v->type->dtype) ? 2 : 1);
		i++)
		out->r[i] = pop_code1(e->c, POP_INS_TLOAD,
			pop_class_of(pop_dtype_real(v->type->dtype)), 0,
			at + i);
	return true;
}

val
pop_expr_eval(expr *e, const pop_value *v, uint32_t map)
{
	uint64_t key = (uint64_t)pop_gen_info(v)->number << 32 | map;
	uintptr_t known = (uintptr_t)pop_intmap_find(&e->memo, key);
	val out;

	if (e->bad)
		return (val){{0, 0}};
	if (known)
		return (val){{(uint16_t)(known >> 1), (uint16_t)(known >> 17)}};
	if (e->depth > POP_GEN_DEPTH)
		return pop_expr_fail(e, v->def, "expressions nest too deeply");
	e->depth++;
	if (!eval_leaf(e, v, map, &out) && !pop_row_shared(e, v, map, &out)) {
		out = eval_op(e, v, map);
		pop_row_made(e, v, map, &out);
	}
	e->depth--;
	*pop_intmap_at(&e->memo, key) = (void *)((uintptr_t)out.r[0] << 1 |
						 (uintptr_t)out.r[1] << 17 | 1);
	return out;
}

/* The bits that the bf16 in register r is made of by float_of_bits(), if it is:
 * to be stored as they are, for signalling NaNs are other ones once they have
 * been rounded. */
static bool
is_of_bits(const code *c, uint16_t r, uint16_t *bits)
{
	const pop_ins *f = &c->ins[r], *shift;

	if (f->op != POP_INS_BITS_F)
		return false;
	shift = &c->ins[f->a];
	*bits = shift->a;
	return shift->op == POP_INS_SHL && c->ins[shift->b].op == POP_INS_IMM &&
	       c->ins[shift->b].imm == 16;
}

void
pop_expr_store(expr *e, const place *to, const int *dim, val v)
{
	for (unsigned i = 0; i < (pop_dtype_is_complex(to->dtype) ? 2 : 1);
		i++) {
		place part = pop_place_part(e->g, to, i);
		wide_view w;

		if (part.dtype == POP_DT_BF16 &&
			is_of_bits(e->c, v.r[i], &v.r[i]))
			part.dtype = POP_DT_U16;
		w = pop_maker_wide(&part, dim, GEN_WRITE);
		pop_code1(e->c, POP_INS_STORE, pop_class_of(part.dtype), v.r[i],
			pop_maker_view(e->m, &w));
	}
}
