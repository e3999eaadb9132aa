/*
 * sort and top_k.  A comparator that compares operands one after the other is
 * a list of keys; any other one is kept as code.
 */

#include "lib/gen/gen_int.h"

#include "lib/num/convert.h"
#include "lib/num/scalar.h"

/* ---- Comparators. */

typedef struct key {
	int64_t operand;
	bool descending, total;
} key;

typedef struct keys {
	const pop_block *body;
	key at[64];
	uint32_t n;
} keys;

static bool
is_compare(const pop_value *v, int64_t dir)
{
	return v->def && v->def->code == POP_OP_COMPARE &&
	       pop_attr_int(v->def, POP_ATTR_DIRECTION, -1) == dir;
}

static bool
argument(const keys *k, const pop_value *v, uint32_t *i)
{
	if (v->def || v->block != k->body)
		return false;
	*i = v->index;
	return true;
}

/* compare(left, right) of one operand; *swapped: right comes first. */
static bool
match_pair(const keys *k, const pop_op *cmp, key *out, bool *swapped)
{
	unsigned how[2] = {0, 0};
	uint32_t a, b;
	int64_t order = pop_attr_int(cmp, POP_ATTR_COMPARE_TYPE, 0);
	pop_dtype d = cmp->arg[0]->type->dtype;

	if (!argument(k, pop_value_canonical(cmp->arg[0], &how[0]), &a) ||
		!argument(k, pop_value_canonical(cmp->arg[1], &how[1]), &b) ||
		a / 2 != b / 2 || a == b || how[0] != how[1])
		return false;
	*swapped = a > b;
	out->operand = a / 2;
	out->total = pop_dtype_is_float(d) && order == POP_ORDER_TOTAL &&
		     how[0] != POP_CANONICAL;
	/* Half-way forms are neither order. */
	return !(out->total && how[0]);
}

static bool
match_less(keys *k, const pop_value *v)
{
	bool less = is_compare(v, POP_LT), swapped;
	key *out = &k->at[k->n];

	if (k->n == sizeof(k->at) / sizeof(*k->at) ||
		(!less && !is_compare(v, POP_GT)) ||
		pop_dtype_is_complex(v->def->arg[0]->type->dtype) ||
		!match_pair(k, v->def, out, &swapped))
		return false;
	out->descending = less == swapped;
	k->n++;
	return true;
}

/* less, or (less | (equal & rest)) */
static bool
match(keys *k, const pop_value *v)
{
	const pop_op *either = v->def, *both;

	if (match_less(k, v))
		return true;
	if (!either || either->code != POP_OP_OR)
		return false;
	for (unsigned i = 0; i < 2; i++) {
		both = either->arg[1 - i]->def;
		if (!both || both->code != POP_OP_AND ||
			!match_less(k, either->arg[i]))
			continue;
		for (unsigned j = 0; j < 2; j++) {
			key same;
			bool swapped;

			if (is_compare(both->arg[j], POP_EQ) &&
				match_pair(k, both->arg[j]->def, &same,
					&swapped) &&
				same.operand == k->at[k->n - 1].operand &&
				same.total == k->at[k->n - 1].total)
				return match(k, both->arg[1 - j]);
		}
		return false;
	}
	return false;
}

/* ---- Steps. */

static pop_status
add_order(maker *m, const pop_op *op, unsigned along)
{
	keys k = {.body = op->region[0]};
	bool known = match(&k, op->region[0]->last->arg[0]);

	pop_maker_param(m, op->nres);
	pop_maker_param(m, known ? k.n : 0);
	pop_maker_param(m, pop_attr_int_at(op, POP_ATTR_START, 0, 0));
	pop_maker_param(m, op->res[0].type->dim[along]);
	if (!known)
		return pop_expr_body(m->g, m, op, op->region[0]);
	for (uint32_t i = 0; i < k.n; i++) {
		pop_maker_param(m, k.at[i].operand);
		pop_maker_param(m, k.at[i].descending);
		pop_maker_param(m, k.at[i].total ? POP_SORT_BY_TOTAL_ORDER
						 : POP_SORT_BY_VALUE);
	}
	return POP_OK;
}

/* Step dims: all but `last` in order, then that. */
static void
add_dims(maker *m, const pop_shape *s, unsigned last, int *dim)
{
	for (unsigned d = 0; d < s->rank; d++) {
		if (d != last)
			dim[d] = (int)pop_maker_dim(m, s->dim[d]);
	}
	dim[last] = (int)pop_maker_dim(m, s->dim[last]);
}

static void
add_view(maker *m, const place *p, const int *dim, uint8_t io)
{
	wide_view w = pop_maker_wide(p, dim, io);

	pop_maker_new_view(m, &w);
}

pop_status
pop_emit_sort(emit *e)
{
	const pop_op *op = e->op;
	const pop_shape *s = op->arg[0]->type;
	int64_t along = pop_attr_int(op, POP_ATTR_DIM, -1);
	int dim[POP_MAX_RANK];
	place p;
	maker m;

	if (s->rank == 0) {
		for (uint32_t i = 0; i < op->nres; i++) {
			p = pop_emit_out(e, i);
			POP_TRY(pop_gen_move_value(e->g, op->arg[i], &p));
		}
		return POP_OK;
	}
	if (along < 0)
		along += s->rank;
	pop_maker_init(&m, e->g, POP_STEP_SORT);
	add_dims(&m, s, (unsigned)along, dim);
	for (uint32_t i = 0; i < op->narg; i++) {
		POP_TRY(pop_place_mem(e->g, op->arg[i], &p));
		add_view(&m, &p, dim, GEN_READ);
	}
	for (uint32_t i = 0; i < op->nres; i++) {
		p = pop_emit_out(e, i);
		add_view(&m, &p, dim, GEN_WRITE);
	}
	if (pop_shape_elements(op->res[0].type) == 0)
		return POP_OK;
	POP_TRY(add_order(&m, op, (unsigned)along));
	pop_maker_merge(&m, 0, m.ndim - 1);
	return pop_maker_commit(&m);
}

pop_status
pop_emit_top_k(emit *e)
{
	const pop_op *op = e->op;
	const pop_shape *s = op->arg[0]->type;
	int dim[POP_MAX_RANK];
	place p;
	maker m;

	if (s->rank == 0) {
		e->bad = "needs a dim to choose from";
		return POP_OK;
	}
	pop_maker_init(&m, e->g, POP_STEP_TOP_K);
	add_dims(&m, s, s->rank - 1u, dim);
	POP_TRY(pop_place_mem(e->g, op->arg[0], &p));
	add_view(&m, &p, dim, GEN_READ);
	for (uint32_t i = 0; i < 2; i++) {
		p = pop_emit_out(e, i);
		add_view(&m, &p, dim, GEN_WRITE);
	}
	if (pop_place_elements(&p) == 0)
		return POP_OK;
	pop_maker_param(&m, pop_attr_int(op, POP_ATTR_K, 1));
	pop_maker_merge(&m, 0, m.ndim - 1);
	return pop_maker_commit(&m);
}
