/*
 * Complex numbers that are moved or multiplied as matrices are kept as real and
 * imaginary parts apart, from where they are computed to where they are read.
 *
 *   z = f(x) ; y = view(z)
 *   ->   y = complex(view(real(f(x))), view(imag(f(x))))
 *
 * Side by side, loops read every second element, and products take them apart
 * before they begin; gates on state vectors do nothing else.  What anything but
 * elementwise code, views and products reads stays whole; a few numbers picked
 * of many are put together for it.
 *
 * Values are marked from their readers backwards; then ops change forwards, so
 * that what complex() made is what the next op finds.  Products that become
 * elementwise later (products.c) are made of real ones on the way, whatever
 * their depth.
 */

#include "lib/pass/apart.h"

#include "lib/ir/site.h"
#include "lib/pass/expand.h"
#include "lib/pass/pass.h"

/* Smaller ones are not worth a second op.  A small view of a large one is: that
 * would be put together for it, in a loop each time. */
enum { FEW = 64 };

static bool
is_complex(const pop_value *v)
{
	return pop_dtype_is_complex((pop_dtype)v->type->dtype);
}

static bool
is_elementwise(const pop_op *op)
{
	return pop_op_info_of[op->code].traits & POP_TRAIT_ELEMENTWISE;
}

static bool
is_view(const pop_op *op)
{
	return (pop_op_info_of[op->code].traits & POP_TRAIT_VIEW) ||
	       op->code == POP_OP_CONCATENATE || op->code == POP_OP_PAD ||
	       op->code == POP_OP_DYNAMIC_SLICE ||
	       op->code == POP_OP_DYNAMIC_UPDATE_SLICE;
}

static bool
picks_few(const pop_op *op)
{
	return is_view(op) && pop_shape_elements(op->res[0].type) < FEW &&
	       pop_shape_elements(op->arg[0]->type) >= FEW;
}

static bool
is_small(const pop_op *op)
{
	return pop_shape_elements(op->res[0].type) < FEW && !picks_few(op);
}

static bool
is_put_together(const pop_value *v)
{
	return v->def && v->def->code == POP_OP_COMPLEX;
}

/* ---- What readers want. */

static uint32_t
wanted_by(const pop_op *op)
{
	if (op->code == POP_OP_REAL || op->code == POP_OP_IMAG ||
		pop_complex_is_gate(op))
		return POP_APART_WANTED;
	if (is_elementwise(op) || picks_few(op))
		return 0;
	return is_view(op) ? op->res[0].mark : POP_APART_WHOLE;
}

static void
mark(const pop_block *b, bool carried)
{
	POP_FOR_EACH_OP_REV(op, b) {
		const uint32_t how = op->code == POP_OP_RETURN && carried
					     ? 0
					     : wanted_by(op);

		for (uint32_t i = 0; i < op->narg; i++)
			pop_value_final(op->arg[i])->mark |= how;
		for (uint32_t i = 0; i < op->nregion; i++)
			mark(op->region[i], false);
	}
}

static void
clear(const pop_block *b)
{
	for (uint32_t i = 0; i < b->narg; i++)
		b->arg[i]->mark = 0;
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < op->nres; i++)
			op->res[i].mark = 0;
		for (uint32_t i = 0; i < op->nregion; i++)
			clear(op->region[i]);
	}
}

void
pop_apart_mark(const pop_block *b, bool carried)
{
	clear(b);
	mark(b, carried);
}

bool
pop_apart_can_be(const pop_value *v)
{
	const pop_op *def = v->def;

	if (v->mark & POP_APART_WHOLE)
		return false;
	while (def && is_view(def) &&
		pop_shape_elements(def->res[0].type) >= FEW)
		def = pop_value_final(def->arg[0])->def;
	return !def || is_elementwise(def) || pop_complex_is_gate(def);
}

/* ---- Taking apart. */

/* Is all that a view moves apart, but for constants?  What an update puts in
 * may be whole: it is little beside what would be put together otherwise. */
static bool
is_of_parts(const pop_op *op)
{
	bool some = false;

	if (op->code == POP_OP_DYNAMIC_UPDATE_SLICE)
		return is_put_together(op->arg[0]);
	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_value *v = op->arg[i];

		if (is_put_together(v))
			some = true;
		else if (is_complex(v) &&
			 !(v->def && v->def->code == POP_OP_CONSTANT))
			return false;
	}
	return some;
}

/* The view of part i. */
static pop_value *
view_part(const pop_site *s, const pop_op *op, unsigned i)
{
	pop_value **arg = POP_NEWN(s->g->arena, pop_value *, op->narg);
	pop_shape type = *op->res[0].type;
	pop_op *view;

	type.dtype = (uint8_t)pop_dtype_real((pop_dtype)type.dtype);
	for (uint32_t k = 0; k < op->narg; k++)
		arg[k] = is_complex(op->arg[k])
				 ? pop_complex_part(s, op->arg[k], i)
				 : op->arg[k];
	view = pop_site_op(s, (pop_opcode)op->code, op->narg, 1, &type, 0);
	view->arg = arg;
	pop_attrs_copy_from(s->g, view, op);
	return &view->res[0];
}

static void
put(const pop_site *s, pop_op *op, pop_value *re, pop_value *im)
{
	pop_value_replace(
		s->g, &op->res[0], pop_site_binary(s, POP_OP_COMPLEX, re, im));
	pop_op_unlink(op);
}

/* The same op, whose result is read by its parts. */
static void
split(pop_graph *g, pop_op *old)
{
	const pop_site s = pop_site_before(old);
	pop_op *op =
		pop_op_remake(g, old, old->narg, old->arg, 1, old->res[0].type);
	const pop_site after = {g, s.block, op->next, s.loc};
	pop_value *re = pop_site_unary(&after, POP_OP_REAL, &op->res[0]);
	pop_value *im = pop_site_unary(&after, POP_OP_IMAG, &op->res[0]);

	pop_value_replace(g, &old->res[0],
		pop_site_binary(&after, POP_OP_COMPLEX, re, im));
}

/* ---- Products. */

/* A product as sums of terms, and which of them is made. */
typedef struct product {
	const pop_site *s;
	const pop_op *dot;
	pop_value *part[2][2]; /* of each operand */
	int64_t term;
} product;

/* Where the term lies in dims c of x: the last dim is counted fastest. */
static void
locate(const product *p, const pop_shape *x, const int64_t *c, uint32_t nc,
	int64_t *start, int64_t *limit)
{
	int64_t left = p->term;

	for (unsigned d = 0; d < x->rank; d++) {
		start[d] = 0;
		limit[d] = x->dim[d];
	}
	for (uint32_t i = nc; i-- > 0; left /= x->dim[c[i]]) {
		start[c[i]] = left % x->dim[c[i]];
		limit[c[i]] = start[c[i]] + 1;
	}
}

/* What x, a part of operand k, gives to the term, over the whole result. */
static pop_value *
factor(const product *p, unsigned k, pop_value *x)
{
	const pop_attr_key batch = k ? POP_ATTR_RHS_BATCH : POP_ATTR_LHS_BATCH;
	const pop_attr_key contract =
		k ? POP_ATTR_RHS_CONTRACT : POP_ATTR_LHS_CONTRACT;
	uint32_t nb, nc, n = 0;
	const int64_t *c = pop_attr_ints(p->dot, contract, &nc);
	int64_t start[POP_MAX_RANK], limit[POP_MAX_RANK], to[POP_MAX_RANK];
	pop_shape type = *x->type, whole = *p->dot->res[0].type;
	unsigned next;

	pop_attr_ints(p->dot, batch, &nb);
	next = k ? p->dot->arg[0]->type->rank - nc : nb;
	whole.dtype = type.dtype;
	locate(p, x->type, c, nc, start, limit);
	for (unsigned d = 0; d < x->type->rank; d++) {
		const int at = pop_attr_place(p->dot, batch, d);

		if (pop_attr_place(p->dot, contract, d) >= 0)
			continue;
		to[n] = at >= 0 ? (int64_t)at : (int64_t)next++;
		type.dim[n++] = x->type->dim[d];
	}
	type.rank = (uint8_t)n;
	x = pop_site_slice(p->s, x, start, limit);
	x = pop_site_reshape(p->s, &type, x);
	return pop_site_broadcast(p->s, &whole, x, to);
}

/* Adds the term to sum, its parts; the first is the sum. */
static void
add_term(const product *p, pop_value **sum)
{
	pop_value *f[2][2], *part[2];
	static const pop_opcode by[] = {POP_OP_SUBTRACT, POP_OP_ADD};

	for (unsigned k = 0; k < 2; k++)
		for (unsigned i = 0; i < 2; i++)
			f[k][i] = factor(p, k, p->part[k][i]);
	for (unsigned i = 0; i < 2; i++) {
		pop_value *x = pop_site_binary(
			p->s, POP_OP_MULTIPLY, f[0][0], f[1][i]);
		pop_value *y = pop_site_binary(
			p->s, POP_OP_MULTIPLY, f[0][1], f[1][!i]);

		part[i] = pop_site_binary(p->s, by[i], x, y);
	}
	for (unsigned i = 0; i < 2; i++)
		sum[i] = p->term ? pop_site_binary(
					   p->s, POP_OP_ADD, sum[i], part[i])
				 : part[i];
}

static void
multiply(const pop_site *s, pop_op *dot)
{
	const int64_t n = pop_extents_of(dot).contract;
	product p = {.s = s, .dot = dot};
	pop_value *sum[2] = {NULL, NULL};

	for (unsigned k = 0; k < 2; k++)
		for (unsigned i = 0; i < 2; i++)
			p.part[k][i] = pop_complex_part(s, dot->arg[k], i);
	for (; p.term < n; p.term++)
		add_term(&p, sum);
	put(s, dot, sum[0], sum[1]);
}

static void
take_apart(pop_graph *g, pop_op *op)
{
	const pop_site s = pop_site_before(op);
	const uint32_t how = op->res[0].mark;

	if (op->code == POP_OP_REAL || op->code == POP_OP_IMAG) {
		if (!is_put_together(op->arg[0]))
			return;
		pop_value_replace(g, &op->res[0],
			op->arg[0]->def->arg[op->code == POP_OP_IMAG]);
		pop_op_unlink(op);
	} else if (pop_complex_is_gate(op)) {
		multiply(&s, op);
	} else if (!is_complex(&op->res[0]) || is_small(op) ||
		   ((how & POP_APART_WHOLE) && !picks_few(op))) {
		return;
	} else if ((is_view(op) || op->code == POP_OP_SELECT) &&
		   is_of_parts(op)) {
		pop_value *re = view_part(&s, op, 0);

		put(&s, op, re, view_part(&s, op, 1));
	} else if (is_elementwise(op) && op->code != POP_OP_COMPLEX &&
		   (how & POP_APART_WANTED)) {
		split(g, op);
	}
}

static void
walk(pop_graph *g, pop_block *b)
{
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < op->narg; i++)
			op->arg[i] = pop_value_final(op->arg[i]);
		for (uint32_t i = 0; i < pop_op_nested(op); i++)
			walk(g, op->region[i]);
		if (op->nres == 1)
			take_apart(g, op);
	}
}

pop_status
pop_pass_apart(pop_graph *g, pop_err *err)
{
	(void)err;
	for (uint32_t i = 0; i < g->nfunc; i++) {
		pop_apart_mark(g->func[i]->body, false);
		walk(g, g->func[i]->body);
	}
	pop_graph_resolve(g);
	return POP_OK;
}
