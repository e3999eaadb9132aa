/*
 * Places of 64 bits beside values of no more than 32, as argmax of a program
 * with wide integers has them: counted in 32 bits, in which lanes hold one for
 * each value.  What the body only compares and chooses stays what it is.
 */

#include "lib/pass/expand.h"

enum { VALUE, PLACE, FIRST = 3 /* the place to start with */ };

/* Values of a single result up to which widening it costs more. */
enum { FEW = 1024 };

static bool
is_wide(const pop_value *v)
{
	return v->type->dtype == POP_DT_I64;
}

/* Of a body's ops: one that leaves places as they are, and takes none from
 * elsewhere. */
static bool
only_chooses(const pop_op *op, const pop_block *b)
{
	for (uint32_t i = 0; i < op->narg; i++) {
		const pop_value *v = op->arg[i];

		if (!is_wide(v))
			continue;
		if ((op->code != POP_OP_COMPARE && op->code != POP_OP_SELECT &&
			    op->code != POP_OP_RETURN) ||
			(v->def ? v->def->block : v->block) != b)
			return false;
	}
	return op->nres == 0 || !is_wide(&op->res[0]) ||
	       op->code == POP_OP_SELECT;
}

static bool
starts_in_range(const pop_op *op)
{
	int64_t first;

	return pop_value_integers(op->arg[FIRST], 1, &first) &&
	       first >= INT32_MIN && first <= INT32_MAX;
}

static int
dim_of(const pop_value *iota)
{
	return (int)pop_attr_int(iota->def, POP_ATTR_DIM, 0);
}

bool
pop_expand_place_concerns(const pop_op *op)
{
	const pop_value *at = op->nres == 2 ? op->arg[PLACE] : NULL;

	if (!at || (pop_shape_elements(op->res[0].type) <= 1 &&
			   pop_shape_elements(at->type) <= FEW))
		return false;
	if (!is_wide(at) || !is_wide(&op->res[PLACE]) || !at->def ||
		at->def->code != POP_OP_IOTA ||
		at->type->dim[dim_of(at)] > INT32_MAX || !starts_in_range(op) ||
		pop_dtype_bytes((pop_dtype)op->arg[VALUE]->type->dtype) > 4 ||
		!pop_expand_is_plain(op->region[0]))
		return false;
	POP_FOR_EACH_OP(inner, op->region[0]) {
		if (!only_chooses(inner, op->region[0]))
			return false;
	}
	return true;
}

static pop_shape
narrowed(const pop_value *v)
{
	pop_shape t = *v->type;

	t.dtype = POP_DT_I32;
	return t;
}

static void
narrow(pop_graph *g, pop_value *v)
{
	const pop_shape t = narrowed(v);

	if (is_wide(v))
		v->type = pop_graph_type(g, &t);
}

static void
narrow_body(pop_graph *g, pop_block *b)
{
	for (uint32_t i = 0; i < b->narg; i++)
		narrow(g, b->arg[i]);
	POP_FOR_EACH_OP(op, b) {
		for (uint32_t i = 0; i < op->nres; i++)
			narrow(g, &op->res[i]);
	}
}

void
pop_expand_place(const pop_site *s, pop_op *op, pop_value **out)
{
	const pop_shape t = narrowed(op->arg[PLACE]);
	pop_op *c = pop_op_clone(s->g, op);

	pop_block_clear_aux(op->region[0]);
	op->res[VALUE].aux = op->res[PLACE].aux = NULL;
	narrow(s->g, &c->res[PLACE]);
	narrow_body(s->g, c->region[0]);
	c->arg[PLACE] = pop_site_iota(s, &t, dim_of(op->arg[PLACE]));
	c->arg[FIRST] = pop_site_convert(s, op->arg[FIRST], POP_DT_I32);
	pop_op_insert_before(s->at, c);
	out[VALUE] = &c->res[VALUE];
	out[PLACE] = pop_site_convert(s, &c->res[PLACE], POP_DT_I64);
}
