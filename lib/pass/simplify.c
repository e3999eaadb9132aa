/*
 * Simplification: constants folded, identities dropped, views brought to
 * normal form, until nothing changes.
 *
 * One walk in order sees operands in their final form, so most chains are done
 * in a single walk; another follows only while something changed, and at most
 * MAX_ROUNDS.  Only exact rules: what a float rule would do to -0.0, NaN or
 * rounding decides whether it is here.
 */

#include "lib/pass/pass.h"

#include <string.h>

#include "lib/ir/prefetch.h"
#include "lib/ir/site.h"
#include "lib/num/convert.h"
#include "lib/num/scalar.h"

enum { MAX_ROUNDS = 8 };

static bool
is_number(const pop_dense *d, double want)
{
	pop_dtype t = d ? (pop_dtype)d->type.dtype : POP_DT_NONE;
	double got;

	if (!d || pop_dtype_is_complex(t) || t == POP_DT_TOKEN)
		return false;
	if (pop_dtype_is_float(t)) {
		got = pop_load_f64(t, d->data);
		/* Tell -0 from 0. */
		return memcmp(&got, &want, sizeof(got)) == 0;
	}
	return pop_load_int(t, d->data) == (uint64_t)(int64_t)want &&
	       !(want == 0 && __builtin_signbit(want));
}

static bool
is_int(const pop_value *v)
{
	return pop_dtype_is_int((pop_dtype)v->type->dtype);
}

/* Of integers or truth values: are all bits set? */
static bool
is_ones(const pop_dense *d)
{
	const pop_dtype t = d ? (pop_dtype)d->type.dtype : POP_DT_NONE;
	const unsigned rest = 64 - pop_dtype_info_of[t].bits;

	return d && pop_load_int(t, d->data) << rest == UINT64_MAX << rest;
}

/* x where op(x, y) with y the constant is x.  Exact for floats: x + -0,
 * x - +0, x * 1, x / 1, max(x, -inf), min(x, inf). */
static bool
is_neutral(const pop_op *op, const pop_dense *y)
{
	bool whole = is_int(op->arg[0]);

	switch ((int)op->code) {
	case POP_OP_ADD:
		return is_number(y, whole ? 0.0 : -0.0);
	case POP_OP_SUBTRACT:
		return is_number(y, 0.0);
	case POP_OP_MULTIPLY:
	case POP_OP_DIVIDE:
		return is_number(y, 1.0) && !pop_value_is_truth(op->arg[0]);
	case POP_OP_MAXIMUM:
		return !whole && is_number(y, -__builtin_inf());
	case POP_OP_MINIMUM:
		return !whole && is_number(y, __builtin_inf());
	case POP_OP_OR:
	case POP_OP_XOR:
		return is_number(y, 0.0);
	case POP_OP_AND:
		return is_ones(y);
	case POP_OP_SHIFT_LEFT:
	case POP_OP_SHIFT_RIGHT_LOGICAL:
	case POP_OP_SHIFT_RIGHT_ARITHMETIC:
		return is_number(y, 0.0);
	default:
		return false;
	}
}

/* y where op(x, y) with y the constant is y. */
static bool
is_absorbing(const pop_op *op, const pop_dense *y)
{
	switch ((int)op->code) {
	case POP_OP_AND:
		return is_number(y, 0.0);
	case POP_OP_OR:
		return is_ones(y);
	case POP_OP_MULTIPLY:
		return is_int(op->arg[0]) && is_number(y, 0.0);
	default:
		return false;
	}
}

static pop_value *
binary(const pop_op *op)
{
	bool both = pop_op_info_of[op->code].traits & POP_TRAIT_COMMUTATIVE;

	if (is_neutral(op, pop_value_splat(op->arg[1])))
		return op->arg[0];
	if (both && is_neutral(op, pop_value_splat(op->arg[0])))
		return op->arg[1];
	if (is_absorbing(op, pop_value_splat(op->arg[1])))
		return op->arg[1];
	if (is_absorbing(op, pop_value_splat(op->arg[0])))
		return op->arg[0];
	if ((op->code == POP_OP_AND || op->code == POP_OP_OR) &&
		op->arg[0] == op->arg[1])
		return op->arg[0];
	return NULL;
}

static bool
is_bitwise(const pop_op *op)
{
	return op->code == POP_OP_AND || op->code == POP_OP_OR ||
	       op->code == POP_OP_XOR;
}

/* op(op(x, k), y) of bits, with a number k and y repeated along dims:
 * op(x, op(y, k)), of which the latter is of less elements. */
static pop_value *
number_to_spread(pop_op *op, unsigned side)
{
	const pop_op *in = op->arg[side]->def, *spread = op->arg[1 - side]->def;
	const pop_shape *type = op->res[0].type;
	pop_value *v, *y;
	pop_site s;
	unsigned k;
	uint32_t n;

	if (!in || in->code != op->code || !spread ||
		spread->code != POP_OP_BROADCAST_IN_DIM)
		return NULL;
	y = pop_value_final(spread->arg[0]);
	k = pop_value_splat(in->arg[1]) ? 1 : 0;
	if (!pop_value_splat(in->arg[k]) ||
		pop_shape_elements(y->type) >= pop_shape_elements(type))
		return NULL;
	s = pop_site_before(op);
	v = pop_site_integer(&s, y->type,
		pop_load_int((pop_dtype)type->dtype,
			pop_value_splat(in->arg[k])->data));
	v = pop_site_broadcast(&s, type, pop_site_binary(&s, op->code, y, v),
		pop_attr_ints(spread, POP_ATTR_DIMS, &n));
	return pop_site_binary(
		&s, op->code, pop_value_final(in->arg[1 - k]), v);
}

/* x / 2^n is x * 2^-n, which is faster, if the type has both, and the latter
 * not as a denormal number, which arithmetic may take for 0. */
static pop_value *
divide(pop_op *op)
{
	const pop_dense *y = pop_value_splat(op->arg[1]);
	pop_dtype t = y ? (pop_dtype)y->type.dtype : POP_DT_NONE;
	unsigned char one[8];
	double d, by;
	uint64_t bits;

	if (t != POP_DT_F64 && t != POP_DT_F32 && t != POP_DT_F16 &&
		t != POP_DT_BF16)
		return NULL;
	d = pop_load_f64(t, y->data);
	memcpy(&bits, &d, sizeof(bits));
	if (bits << 12 || d == 0 || __builtin_isinf(d))
		return NULL;
	by = 1 / d;
	if (t != POP_DT_F16 &&
		__builtin_fabs(by) < (t == POP_DT_F64 ? 0x1p-1022 : 0x1p-126))
		return NULL;
	pop_store_f64(t, one, by);
	if (pop_load_f64(t, one) * d != 1)
		return NULL;
	return pop_build2(op->block, op, POP_OP_MULTIPLY, op->res[0].type,
		op->arg[0],
		pop_build_constant(op->block, op, op->arg[1]->type, one, true));
}

/* The real parts of a complex constant whose elements are finite numbers, real
 * and not 0, *n of them: 1 for a splat; NULL: it is another one. */
static void *
real_numbers(pop_graph *g, const pop_dense *y, int64_t *n)
{
	const pop_dtype d = (pop_dtype)y->type.dtype, part = pop_dtype_real(d);
	const size_t size = pop_dtype_bytes(part);
	const unsigned char *at = y->data;
	unsigned char *out;

	*n = y->splat ? 1 : pop_shape_elements(&y->type);
	if (*n > POP_FOLD_ELEMENTS)
		return NULL;
	out = pop_arena_alloc(g->arena, (size_t)*n * size);
	for (int64_t i = 0; i < *n; i++, at += 2 * size) {
		const double re = pop_load_f64(part, at);

		if (re == 0 || !__builtin_isfinite(re) ||
			pop_load_f64(part, at + size) != 0)
			return NULL;
		memcpy(out + (size_t)i * size, at, size);
	}
	return out;
}

/* Of complex numbers by real ones: part by part, as transforms are scaled. */
static pop_value *
divide_parts(pop_op *op)
{
	const pop_site s = pop_site_before(op);
	const pop_op *def = op->arg[1]->def;
	pop_shape type = *op->res[0].type;
	pop_value *by, *re, *im;
	pop_op *whole;
	void *numbers;
	int64_t n;

	if (!def || def->code != POP_OP_CONSTANT)
		return NULL;
	numbers = real_numbers(s.g, pop_attr_dense(def), &n);
	if (!numbers)
		return NULL;
	type.dtype = (uint8_t)pop_dtype_real((pop_dtype)type.dtype);
	by = pop_build_constant(
		op->block, op, &type, numbers, pop_attr_dense(def)->splat);
	re = pop_site_unary(&s, POP_OP_REAL, op->arg[0]);
	im = pop_site_unary(&s, POP_OP_IMAG, op->arg[0]);
	re = pop_site_binary(&s, POP_OP_DIVIDE, re, by);
	im = pop_site_binary(&s, POP_OP_DIVIDE, im, by);
	whole = pop_site_op(&s, POP_OP_COMPLEX, 2, 1, op->res[0].type, 0);
	whole->arg[0] = re;
	whole->arg[1] = im;
	return &whole->res[0];
}

/* Is it select(p, x, 0), or select(p, 0, x), with x in place `at`? */
static bool
is_beside_zero(const pop_op *op, unsigned at)
{
	return op && op->code == POP_OP_SELECT &&
	       is_number(pop_value_splat(op->arg[3 - at]), 0.0);
}

/* select(p, x, 0) + -select(p, 0, x), the gradient of |y|, is select(p, x,
 * 0 - x): where p is true, -0 is added to x, else -x to 0. */
static pop_value *
give_sign(pop_op *op)
{
	const pop_site s = pop_site_before(op);

	for (unsigned i = 0; i < 2; i++) {
		const pop_op *yes = op->arg[i]->def, *minus = op->arg[!i]->def;
		const pop_op *no;

		if (!minus || minus->code != POP_OP_NEGATE)
			continue;
		no = minus->arg[0]->def;
		if (is_beside_zero(yes, 1) && is_beside_zero(no, 2) &&
			yes->arg[0] == no->arg[0] && yes->arg[1] == no->arg[2])
			return pop_site_select(&s, yes->arg[0], yes->arg[1],
				pop_site_binary(&s, POP_OP_SUBTRACT,
					yes->arg[2], yes->arg[1]));
	}
	return NULL;
}

static pop_value *
select_op(const pop_op *op)
{
	const pop_dense *p = pop_value_splat(op->arg[0]);

	if (op->arg[1] == op->arg[2])
		return op->arg[1];
	if (p)
		return op->arg[is_number(p, 0.0) ? 2 : 1];
	return NULL;
}

/* A part of what was put together from parts; of a real number. */
static pop_value *
part(const pop_op *op)
{
	const pop_value *x = op->arg[0];
	const pop_op *def = x->def;

	if (def && def->code == POP_OP_COMPLEX)
		return def->arg[op->code == POP_OP_IMAG];
	return op->code == POP_OP_REAL &&
			       !pop_dtype_is_complex((pop_dtype)x->type->dtype)
		       ? op->arg[0]
		       : NULL;
}

/* complex(real(x), imag(x)) */
static pop_value *
put_together(const pop_op *op)
{
	const pop_op *re = op->arg[0]->def, *im = op->arg[1]->def;

	return re && im && re->code == POP_OP_REAL && im->code == POP_OP_IMAG &&
			       re->arg[0] == im->arg[0] &&
			       pop_shape_eq(re->arg[0]->type, op->res[0].type)
		       ? re->arg[0]
		       : NULL;
}

/* A reduction over unit dims alone combines each element with the initial
 * value once; over no dims at all it still does. */
static pop_value *
reduce(pop_op *op)
{
	pop_opcode body = pop_op_monoid(op);
	const pop_dense *init;
	const int64_t *d;
	pop_value *x, *i;
	pop_shape t;
	uint32_t n;

	d = pop_attr_ints(op, POP_ATTR_DIMS, &n);
	if (op->nres != 1 || body == POP_OP_NONE)
		return NULL;
	for (uint32_t k = 0; k < n; k++)
		if (op->arg[0]->type->dim[d[k]] != 1)
			return NULL;
	init = pop_value_splat(op->arg[1]);
	if (!init)
		return NULL;
	t = *op->res[0].type;
	x = op->arg[0];
	if (!pop_shape_eq(x->type, &t))
		x = pop_build1(op->block, op, POP_OP_RESHAPE, &t, x);
	i = pop_build_constant(op->block, op, &t, init->data, true);
	return pop_build2(op->block, op, body, &t, i, x);
}

/* Constant starts make it a slice. */
static pop_value *
dynamic_slice(pop_op *op)
{
	pop_graph *g = op->block->func->graph;
	int64_t start[POP_MAX_RANK], limit[POP_MAX_RANK], one[POP_MAX_RANK];
	const pop_shape *in = op->arg[0]->type, *out = op->res[0].type;
	pop_op *s;

	if (!pop_known_starts(op->arg[0], op->arg + 1, out, start))
		return NULL;
	for (unsigned i = 0; i < in->rank; i++) {
		one[i] = 1;
		limit[i] = start[i] + out->dim[i];
	}
	s = pop_op_new(g, POP_OP_SLICE, 1, 1, out, 0, op->loc);
	s->arg[0] = op->arg[0];
	pop_attr_set_ints(g, s, POP_ATTR_START, start, in->rank);
	pop_attr_set_ints(g, s, POP_ATTR_LIMIT, limit, in->rank);
	pop_attr_set_ints(g, s, POP_ATTR_STRIDE, one, in->rank);
	pop_op_insert_before(op, s);
	return &s->res[0];
}

/* The part of a concatenate along dim that is `type` and starts at `at`; as
 * many as there are: none is. */
static uint32_t
part_at(const pop_op *join, int64_t dim, int64_t at, const pop_shape *type)
{
	int64_t from = 0;

	for (uint32_t i = 0; i < join->narg; i++) {
		const pop_shape *part = join->arg[i]->type;

		if (from == at && pop_shape_eq(part, type))
			return i;
		from += part->dim[dim];
	}
	return join->narg;
}

/* What replaces a part of what was put together is put there instead. */
static pop_value *
update(pop_op *op)
{
	const pop_op *join = op->arg[0]->def;
	const pop_shape *part = op->arg[1]->type;
	int64_t dim, at;
	uint32_t i;
	pop_op *s;

	if (pop_shape_eq(op->arg[0]->type, part))
		return op->arg[1];
	if (!join || join->code != POP_OP_CONCATENATE)
		return NULL;
	dim = pop_attr_int(join, POP_ATTR_DIM, 0);
	if (!pop_known_start(op->arg[0], op->arg + 2, (unsigned)dim,
		    part->dim[dim], &at))
		return NULL;
	i = part_at(join, dim, at, part);
	if (i == join->narg)
		return NULL;
	s = pop_op_clone(op->block->func->graph, join);
	join->res[0].aux = NULL;
	s->arg[i] = op->arg[1];
	pop_op_insert_before(op, s);
	return &s->res[0];
}

/* Its elements have no more bits than it leaves: jax.checkpoint() marks what it
 * keeps so. */
static pop_value *
reduce_precision(const pop_op *op)
{
	const pop_dtype d = pop_dtype_real((pop_dtype)op->res[0].type->dtype);
	const pop_float_format *f = pop_float_format_of(d);

	return pop_attr_int(op, POP_ATTR_EXPONENT_BITS, 0) >=
				       (int64_t)f->exponent_bits &&
			       pop_attr_int(op, POP_ATTR_MANTISSA_BITS, 0) >=
				       (int64_t)f->mantissa_bits
		       ? op->arg[0]
		       : NULL;
}

static pop_value *
rule(pop_op *op)
{
	pop_value *v = NULL;

	switch ((int)op->code) {
	case POP_OP_CONVERT:
		if (pop_shape_eq(op->arg[0]->type, op->res[0].type))
			v = op->arg[0];
		break;
	case POP_OP_REDUCE_PRECISION:
		v = reduce_precision(op);
		break;
	case POP_OP_REAL:
	case POP_OP_IMAG:
		v = part(op);
		break;
	case POP_OP_COMPLEX:
		v = put_together(op);
		break;
	case POP_OP_COMPARE:
		v = pop_simplify_compare(op);
		break;
	case POP_OP_SELECT:
		v = select_op(op);
		if (!v)
			v = pop_simplify_greater_truth(op);
		break;
	case POP_OP_REDUCE:
		v = reduce(op);
		break;
	case POP_OP_DYNAMIC_SLICE:
		v = dynamic_slice(op);
		if (!v)
			v = pop_simplify_coordinate(op);
		break;
	case POP_OP_GATHER:
		v = pop_simplify_gather(op);
		if (!v)
			v = pop_gather_known(op);
		break;
	case POP_OP_DYNAMIC_UPDATE_SLICE:
		v = update(op);
		break;
	case POP_OP_SCATTER:
		v = pop_simplify_scatter(op);
		break;
	default:
		if (op->narg == 2 && (pop_op_info_of[op->code].traits &
					     POP_TRAIT_ELEMENTWISE))
			v = binary(op);
		if (!v && is_bitwise(op))
			v = number_to_spread(op, 0);
		if (!v && is_bitwise(op))
			v = number_to_spread(op, 1);
		if (!v && op->code == POP_OP_OR)
			v = pop_simplify_either(op);
		if (!v && op->code == POP_OP_ADD)
			v = give_sign(op);
		if (!v && op->code == POP_OP_DIVIDE)
			v = pop_dtype_is_complex(
				    (pop_dtype)op->res[0].type->dtype)
				    ? divide_parts(op)
				    : divide(op);
		break;
	}
	if (!v)
		v = pop_simplify_range(op);
	if (!v)
		v = pop_simplify_narrow(op);
	return v ? v : pop_simplify_view(op);
}

static bool
visit(pop_graph *g, pop_op *op)
{
	pop_value *by = NULL;
	pop_dense d;

	if (op->nres != 1 || op->code == POP_OP_CONSTANT)
		return false;
	if (pop_fold(g, op, &d))
		by = pop_build_constant(
			op->block, op, &d.type, d.data, d.splat);
	else
		by = rule(op);
	if (!by || by == &op->res[0])
		return false;
	pop_value_replace(g, &op->res[0], by);
	pop_op_unlink(op);
	return true;
}

static bool
walk(pop_graph *g, pop_block *b)
{
	bool changed = false;

	POP_FOR_EACH_OP(op, b) {
		pop_op_prefetch(op, op->next);
		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			changed |= walk(g, op->region[i]);
		if (pop_op_info_of[op->code].traits & POP_TRAIT_PURE)
			changed |= visit(g, op);
	}
	return changed;
}

pop_status
pop_pass_simplify(pop_graph *g, pop_err *err)
{
	for (uint32_t i = 0; i < g->nfunc; i++)
		for (int round = 0; round < MAX_ROUNDS; round++) {
			if (!walk(g, g->func[i]->body))
				break;
			g->swept = false;
		}
	return pop_pass_dce(g, err);
}
