/* Values that are made such that total order is that of numbers. */

#include <math.h>

#include "lib/ir/ir.h"
#include "lib/num/convert.h"
#include "lib/num/scalar.h"

static const pop_dense *
number_of(const pop_value *v)
{
	const pop_dense *d = pop_value_splat(v);

	return d && pop_dtype_is_float(d->type.dtype) ? d : NULL;
}

static bool
is_zero(const pop_value *v)
{
	const pop_dense *d = number_of(v);

	return d && pop_load_f64(d->type.dtype, d->data) == 0;
}

/* What `op`, a select, makes canonical of `v` or of `in`, which v is made of:
 * POP_CANONICAL_ZERO, POP_CANONICAL_NAN, or 0. */
static unsigned
made_canonical(const pop_op *op, const pop_value *v, const pop_value *in)
{
	const pop_op *cmp = op->arg[0]->def;
	const pop_dense *c = number_of(op->arg[1]);
	const pop_value *x;
	double n;

	if (!c || !cmp || cmp->code != POP_OP_COMPARE ||
		pop_attr_int(cmp, POP_ATTR_COMPARE_TYPE, 0) == POP_ORDER_TOTAL)
		return 0;
	x = pop_value_final(cmp->arg[0]);
	if (x != v && x != in)
		return 0;
	n = pop_load_f64(c->type.dtype, c->data);
	switch (pop_attr_int(cmp, POP_ATTR_DIRECTION, -1)) {
	case POP_EQ:
		return n == 0 && !signbit(n) && is_zero(cmp->arg[1])
			       ? POP_CANONICAL_ZERO
			       : 0;
	case POP_NE:
		return isnan(n) && !signbit(n) &&
				       pop_value_final(cmp->arg[1]) == x
			       ? POP_CANONICAL_NAN
			       : 0;
	default:
		return 0;
	}
}

pop_value *
pop_value_canonical(pop_value *v, unsigned *how)
{
	pop_value *next, *in;
	unsigned inner = 0, outer;

	*how = 0;
	if (!v->def || v->def->code != POP_OP_SELECT)
		return v;
	next = in = pop_value_final(v->def->arg[2]);
	if (next->def && next->def->code == POP_OP_SELECT) {
		in = pop_value_final(next->def->arg[2]);
		inner = made_canonical(next->def, in, in);
		if (!inner)
			in = next;
	}
	outer = made_canonical(v->def, next, in);
	*how = outer ? inner | outer : 0;
	return outer ? in : v;
}
