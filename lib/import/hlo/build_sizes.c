/*
 * Sizes of dims that are used in part: values of s32[] beside the arrays, what
 * is computed of them, masks from them, and their way through control flow.
 *
 *   call, fusion   computations with such shapes are built where they are
 *                  called
 *   conditional    a size is a result more of all branches
 *   while          a size is a carry more
 */

#include <string.h>

#include "lib/base/checked.h"
#include "lib/import/hlo/build.h"
#include "lib/num/scalar.h"

const pop_shape pop_size_type = {.dtype = POP_DT_I32};

/* ---- Of values. */

bool
pop_hlo_is_part(const pop_value *v, unsigned d)
{
	return pop_hlo_run_size(v, d) || pop_hlo_used(v)[d] != v->type->dim[d];
}

bool
pop_hlo_is_sized(const pop_value *v, unsigned *d)
{
	for (unsigned k = 0; k < v->type->rank; k++)
		if (pop_hlo_run_size(v, k)) {
			if (d)
				*d = k;
			return true;
		}
	return false;
}

/* The part of v, one of its own. */
static pop_hlo_part *
own(pop_hlo *m, pop_value *v)
{
	pop_hlo_part *p = POP_NEW(m->scratch, pop_hlo_part);

	if (v->aux)
		*p = *pop_hlo_part_of(v);
	else
		memcpy(p->n, v->type->dim,
			v->type->rank * sizeof(v->type->dim[0]));
	m->sized = true;
	m->graph->scratched = true;
	v->aux = p;
	return p;
}

void
pop_hlo_use(pop_hlo *m, pop_value *v, unsigned d, int64_t n)
{
	pop_hlo_part *p;

	if (!pop_hlo_is_part(v, d) && n == v->type->dim[d])
		return;
	p = own(m, v);
	p->n[d] = n;
	p->size[d] = NULL;
	if (!pop_hlo_is_sized(v, NULL) &&
		memcmp(p->n, v->type->dim, v->type->rank * sizeof(p->n[0])) ==
			0)
		v->aux = NULL;
}

void
pop_hlo_use_size(pop_hlo *m, pop_value *v, unsigned d, pop_value *size)
{
	int64_t n = v->type->dim[d];

	if (!size || pop_value_integers(size, 1, &n)) {
		pop_hlo_use(m, v, d, n);
	} else {
		pop_hlo_part *p = own(m, v);

		p->n[d] = n;
		p->size[d] = size;
	}
}

pop_value *
pop_hlo_size(const pop_site *s, const pop_value *v, unsigned d)
{
	pop_value *size = pop_hlo_run_size(v, d);

	return size ? size
		    : pop_site_integer(
			      s, &pop_size_type, (uint64_t)pop_hlo_used(v)[d]);
}

bool
pop_hlo_same_size(const pop_value *a, const pop_value *b)
{
	int64_t m, n;

	return a == b || (pop_value_integers(a, 1, &m) &&
				 pop_value_integers(b, 1, &n) && m == n);
}

pop_status
pop_hlo_refuse_part(pop_hlo *m, const pop_hlo_instr *i, const pop_value *v)
{
	const pop_hlo_part *p = v->aux;
	unsigned d = 0;

	while (!pop_hlo_is_part(v, d))
		d++;
	if (!p->size[d])
		return pop_hlo_instr_fail(m, i,
			"of a dimension %u of which %lld of %lld are used "
			"(set-dimension-size) is not supported",
			d, (long long)p->n[d], (long long)v->type->dim[d]);
	return pop_hlo_instr_fail(m, i,
		"of a dimension %u whose size, at most %lld, is known at run "
		"time only (set-dimension-size) is not supported; write the "
		"module for fixed shapes, as XLA's passes do (TensorFlow: "
		"stage=\"optimized_hlo_serialized\")",
		d, (long long)v->type->dim[d]);
}

pop_status
pop_hlo_need_whole(pop_hlo *m, const pop_hlo_instr *i, const pop_value *v)
{
	return v->aux ? pop_hlo_refuse_part(m, i, v) : POP_OK;
}

/* ---- Formulas. */

static bool
computed(pop_opcode code, int64_t a, int64_t b, int64_t *out)
{
	switch (code) {
	case POP_OP_ADD:
		*out = a + b;
		return true;
	case POP_OP_SUBTRACT:
		*out = a - b;
		return true;
	case POP_OP_MULTIPLY:
		return pop_mul_i64(a, b, out);
	case POP_OP_DIVIDE:
		*out = b ? a / b : -1;
		return b != 0;
	case POP_OP_MAXIMUM:
		*out = a > b ? a : b;
		return true;
	case POP_OP_MINIMUM:
		*out = a < b ? a : b;
		return true;
	default:
		return false;
	}
}

/* Does b, at the right, change nothing? */
static bool
is_idle(pop_opcode code, int64_t b)
{
	return code == POP_OP_ADD || code == POP_OP_SUBTRACT      ? b == 0
	       : code == POP_OP_MULTIPLY || code == POP_OP_DIVIDE ? b == 1
								  : false;
}

pop_value *
pop_hlo_calc(const pop_site *s, pop_opcode code, pop_value *a, pop_value *b)
{
	bool is_a, is_b;
	int64_t m, n, out = 0;

	is_a = pop_value_integers(a, 1, &m);
	is_b = pop_value_integers(b, 1, &n);
	if (is_b && is_idle(code, n))
		return a;
	if (is_a && is_b && computed(code, m, n, &out) && out >= INT32_MIN &&
		out <= INT32_MAX)
		return pop_site_integer(s, &pop_size_type, (uint64_t)out);
	return pop_site_binary(s, code, a, b);
}

pop_value *
pop_hlo_calc_with(const pop_site *s, pop_opcode code, pop_value *a, int64_t b)
{
	return pop_hlo_calc(
		s, code, a, pop_site_integer(s, &pop_size_type, (uint64_t)b));
}

pop_value *
pop_hlo_inside(const pop_site *s, const pop_shape *type, pop_value *const *size)
{
	pop_value *all = NULL, *in;

	for (unsigned d = 0; d < type->rank; d++) {
		if (!size[d])
			continue;
		in = pop_site_below(s, type, (int)d, size[d]);
		all = all ? pop_site_binary(s, POP_OP_AND, all, in) : in;
	}
	return all;
}

pop_value *
pop_hlo_mask(const pop_site *s, pop_value *v, pop_value *const *size,
	pop_value *with)
{
	pop_value *in = pop_hlo_inside(s, v->type, size);

	return in ? pop_site_select(s, in, v,
			    pop_site_broadcast(s, v->type, with, NULL))
		  : v;
}

/* ---- Calls. */

bool
pop_hlo_has_bounds(const pop_hlo_comp *c)
{
	for (uint32_t k = 0; k < c->nparam; k++)
		for (uint32_t l = 0; l < c->param[k]->shape->nleaf; l++)
			if (c->param[k]->shape->leaf[l]->dynamic)
				return true;
	for (uint32_t l = 0; c->root && l < c->root->shape->nleaf; l++)
		if (c->root->shape->leaf[l]->dynamic)
			return true;
	return false;
}

pop_status
pop_hlo_inline(pop_hlo *m, pop_block *b, pop_hlo_instr *i, pop_hlo_comp *c)
{
	uint32_t n = pop_hlo_count_leaves(i, 0);
	pop_value **v = POP_NEWN(m->scratch, pop_value *, n);

	pop_hlo_gather_leaves(i, 0, v);
	POP_TRY(pop_hlo_body(m, i, c, b, v, n));
	return pop_hlo_set_values(
		m, i, pop_hlo_leaves(c->root), c->root->shape->nleaf);
}

/* What `body` returns as result k of `op`; NULL if it does not.  Counts and
 * types are not verified yet. */
static const pop_value *
returned(const pop_op *op, uint32_t k, const pop_block *body)
{
	const pop_op *ret = body->last;
	const pop_value *v = k < ret->narg ? ret->arg[k] : NULL;

	return v && pop_shape_same_dims(v->type, op->res[k].type) ? v : NULL;
}

void
pop_hlo_use_as(pop_op *op, const pop_block *body)
{
	for (uint32_t k = 0; k < op->nres; k++) {
		const pop_value *v = returned(op, k, body);

		op->res[k].aux = v ? v->aux : NULL;
	}
}

pop_status
pop_hlo_check_whole(pop_hlo *m, const pop_hlo_instr *i, const pop_block *b)
{
	for (uint32_t k = 0; k < b->last->narg; k++)
		POP_TRY(pop_hlo_need_whole(m, i, b->last->arg[k]));
	return POP_OK;
}

pop_status
pop_hlo_check_sizes(pop_hlo *m, const pop_hlo_comp *c, const pop_block *b)
{
	unsigned d;

	for (uint32_t k = 0; k < b->last->narg; k++)
		if (pop_hlo_is_sized(b->last->arg[k], &d))
			return pop_hlo_fail(m, c->root->loc,
				"computation %.*s: dimension %u of result %u "
				"has a size that is known at run time only, "
				"which its shape does not say: expected <=%lld",
				POP_STR_ARG(c->name), d, k,
				(long long)b->last->arg[k]->type->dim[d]);
	return POP_OK;
}

/* ---- Conditionals and loops: sizes as results or carries of their own. */

/* Dim d of leaf k; its size is the `at`-th of those that are added. */
typedef struct pair {
	uint32_t k, d, at;
} pair;

typedef POP_HLO_VEC(pair) pairs;

/* Gives what ends region b the sizes of its results too. */
static void
return_sizes(pop_hlo *m, pop_block *b, const pairs *p, uint32_t nsize)
{
	pop_op *old = b->last, *ret;
	pop_site s = pop_site_before(old);

	ret = pop_op_new(m->graph, POP_OP_RETURN, old->narg + nsize, 0, NULL, 0,
		old->loc);
	memcpy(ret->arg, old->arg, old->narg * sizeof(*old->arg));
	for (uint32_t j = 0; j < p->n; j++) {
		pop_value **to = &ret->arg[old->narg + p->v[j].at];

		if (!*to)
			*to = pop_hlo_size(&s, old->arg[p->v[j].k], p->v[j].d);
	}
	pop_op_unlink(old);
	pop_block_append(b, ret);
}

/* Results of op from its n leaves on are these sizes. */
static void
take_sizes(pop_hlo *m, pop_op *op, uint32_t n, const pairs *p)
{
	for (uint32_t j = 0; j < p->n; j++)
		pop_hlo_use_size(m, &op->res[p->v[j].k], p->v[j].d,
			&op->res[n + p->v[j].at]);
}

/* Are the sizes of two pairs the same in all branches? */
static bool
same_pair(const pop_op *op, const pair *a, const pair *b)
{
	for (uint32_t r = 0; r < op->nregion; r++) {
		const pop_op *ret = op->region[r]->last;
		const pop_value *x = ret->arg[a->k], *y = ret->arg[b->k];

		if (pop_hlo_run_size(x, a->d) != pop_hlo_run_size(y, b->d) ||
			pop_hlo_used(x)[a->d] != pop_hlo_used(y)[b->d])
			return false;
	}
	return true;
}

/* Which dims of result k need a size from each branch; the others are used as
 * in branch `taken`. */
static void
add_pairs(pop_hlo *m, pop_op *op, uint32_t k, bool all, uint32_t taken,
	pairs *p, uint32_t *nsize)
{
	const pop_value *first = op->region[taken]->last->arg[k];

	for (uint32_t d = 0; d < first->type->rank; d++) {
		int64_t n = pop_hlo_used(first)[d];
		bool sized = pop_hlo_run_size(first, d);
		pair new = {k, d, *nsize};

		for (uint32_t r = 0; all && r < op->nregion; r++) {
			const pop_value *v = op->region[r]->last->arg[k];

			sized = sized || pop_hlo_run_size(v, d) ||
				pop_hlo_used(v)[d] != n;
		}
		if (!sized) {
			pop_hlo_use(m, &op->res[k], d, n);
			continue;
		}
		for (uint32_t j = 0; j < p->n && new.at == *nsize; j++)
			if (same_pair(op, &p->v[j], &new))
				new.at = p->v[j].at;
		*nsize += new.at == *nsize;
		POP_HLO_PUSH(m, p, new);
	}
}

/* op with nsize scalars more as results; i's leaves are its results again. */
static pop_op *
add_results(pop_hlo *m, pop_hlo_instr *i, pop_op *op, uint32_t nsize)
{
	uint32_t n = op->nres;
	pop_shape *type = POP_NEWN(m->scratch, pop_shape, n + nsize);
	pop_value **v = POP_NEWN(m->scratch, pop_value *, n);
	pop_op *wide;

	for (uint32_t k = 0; k < n + nsize; k++)
		type[k] = k < n ? *op->res[k].type : pop_size_type;
	wide = pop_op_remake(m->graph, op, op->narg, op->arg, n + nsize, type);
	for (uint32_t k = 0; k < n; k++) {
		wide->res[k].aux = op->res[k].aux;
		v[k] = &wide->res[k];
	}
	if (n == 1)
		i->value.one = v[0];
	else
		i->value.many = v;
	return wide;
}

pop_status
pop_hlo_join_used(pop_hlo *m, pop_hlo_instr *i, pop_op *op)
{
	uint32_t nsize = 0, n = op->nres, taken = 0;
	pairs p = {0};
	int64_t which;
	bool all = true;

	for (uint32_t r = 0; r < op->nregion; r++) {
		if (op->region[r]->last->narg != n)
			return POP_OK; /* the verifier says so */
		for (uint32_t k = 0; k < n; k++)
			if (!returned(op, k, op->region[r]))
				return POP_OK;
	}
	if (op->code == POP_OP_IF &&
		pop_value_integers(op->arg[0], 1, &which)) {
		taken = which ? 0 : 1;
		all = false;
	}
	for (uint32_t k = 0; k < n; k++)
		add_pairs(m, op, k, all, taken, &p, &nsize);
	if (!nsize)
		return POP_OK;
	for (uint32_t r = 0; r < op->nregion; r++)
		return_sizes(m, op->region[r], &p, nsize);
	take_sizes(m, add_results(m, i, op, nsize), n, &p);
	return POP_OK;
}

/* Dims of carries that are bounds, before or after a turn, or used in part at
 * the beginning. */
static void
carried(pop_hlo *m, const pop_hlo_instr *i, pairs *p)
{
	const pop_hlo_shape *s = i->shape;
	const pop_hlo_instr *root = pop_hlo_called(i, 0)->root;
	const pop_hlo_shape *t = root ? root->shape : s;

	if (t->nleaf != s->nleaf)
		t = s;
	for (uint32_t k = 0; k < s->nleaf; k++)
		for (uint32_t d = 0; d < s->leaf[k]->type.rank; d++) {
			pair new = {k, d, p->n};

			if (s->leaf[k]->type.dim[d] > INT32_MAX)
				continue;
			if ((s->leaf[k]->dynamic | t->leaf[k]->dynamic) >> d &
					1 ||
				pop_hlo_is_part(
					pop_hlo_leaf(i->operand[0], k), d))
				POP_HLO_PUSH(m, p, new);
		}
}

/* Region r of a while from `c`, of carries and their sizes. */
static pop_status
carry_region(pop_hlo *m, pop_hlo_instr *i, pop_op *op, uint32_t r,
	pop_hlo_comp *c, const pairs *p)
{
	pop_block *b = pop_block_new(op->block->func, op);
	uint32_t n = op->nres - p->n;
	pop_value **v = POP_NEWN(m->scratch, pop_value *, n);

	op->region[r] = b;
	for (uint32_t k = 0; k < n; k++)
		v[k] = pop_block_add_arg(b, op->res[k].type);
	for (uint32_t j = 0; j < p->n; j++)
		pop_hlo_use_size(m, v[p->v[j].k], p->v[j].d,
			pop_block_add_arg(b, &pop_size_type));
	return pop_hlo_region(m, i, c, b, v, n);
}

/* A carry keeps a size only if it had one, or its shape says so. */
static pop_status
check_carries(pop_hlo *m, pop_hlo_instr *i, const pop_block *b, const pairs *p)
{
	for (uint32_t k = 0; k < i->shape->nleaf; k++) {
		const pop_value *v = b->last->arg[k];

		for (uint32_t d = 0; d < v->type->rank; d++) {
			bool is_pair = false;

			for (uint32_t j = 0; j < p->n; j++)
				is_pair = is_pair ||
					  (p->v[j].k == k && p->v[j].d == d);
			if (!is_pair && pop_hlo_is_part(v, d))
				return pop_hlo_instr_fail(m, i,
					"dimension %u of carry %u becomes "
					"smaller than its shape says: expected "
					"<=%lld",
					d, k, (long long)v->type->dim[d]);
		}
	}
	return POP_OK;
}

pop_status
pop_hlo_while_sized(pop_hlo *m, pop_block *b, pop_hlo_instr *i, bool *done)
{
	uint32_t n = i->shape->nleaf;
	pop_site s = {m->graph, b, NULL, i->loc};
	pop_value **arg, **v;
	pop_shape *type;
	pairs p = {0};
	pop_op *op;

	*done = false;
	if (i->operand[0]->shape->nleaf != n)
		return POP_OK; /* the verifier says so */
	for (uint32_t k = 0; k < n; k++)
		if (!pop_shape_same_dims(pop_hlo_leaf(i->operand[0], k)->type,
			    pop_hlo_type(i->shape, k)))
			return POP_OK;
	carried(m, i, &p);
	if (!p.n)
		return POP_OK;
	*done = true;
	arg = POP_NEWN(m->scratch, pop_value *, n + p.n);
	type = POP_NEWN(m->scratch, pop_shape, n + p.n);
	v = POP_NEWN(m->scratch, pop_value *, n);
	for (uint32_t k = 0; k < n; k++) {
		arg[k] = pop_hlo_leaf(i->operand[0], k);
		type[k] = *pop_hlo_type(i->shape, k);
	}
	for (uint32_t j = 0; j < p.n; j++) {
		arg[n + j] = pop_hlo_size(&s, arg[p.v[j].k], p.v[j].d);
		type[n + j] = pop_size_type;
	}
	op = pop_site_op(&s, POP_OP_WHILE, n + p.n, n + p.n, type, 2);
	memcpy(op->arg, arg, op->narg * sizeof(*arg));
	POP_TRY(carry_region(m, i, op, 0, pop_hlo_called(i, 1), &p));
	POP_TRY(carry_region(m, i, op, 1, pop_hlo_called(i, 0), &p));
	if (op->region[1]->last->narg != n)
		return pop_hlo_instr_fail(
			m, i, "its body returns another number of arrays");
	POP_TRY(check_carries(m, i, op->region[1], &p));
	return_sizes(m, op->region[1], &p, p.n);
	take_sizes(m, op, n, &p);
	for (uint32_t k = 0; k < n; k++)
		v[k] = &op->res[k];
	return pop_hlo_set_values(m, i, v, n);
}
